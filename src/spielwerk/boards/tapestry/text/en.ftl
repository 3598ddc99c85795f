### What the board of Tapestry says.

tapestry-terminal-queue = Still to do: { $groups }
tapestry-terminal-legend = Map: ":" explored, "*" the middle island, capitals are outposts, small letters toppled ones. Tracks: "^" a landmark. City: "#" impassable, f h a m buildings, L landmark.
tapestry-terminal-head = VP era food work cult coin farm hous armo mark outp card tile tech land
tapestry-terminal-finished = end
tapestry-terminal-eras = Tapestry: { $cards }
tapestry-terminal-capital = Capital city of { $seat } (mat { $id })
tapestry-terminal-display = Tech cards to invent: { $cards }
tapestry-terminal-down = face down
tapestry-terminal-hand = Hand: { $cards }
tapestry-terminal-tiles = Your territory tiles: { $cards }
tapestry-terminal-techs = Your tech cards: { $cards }
