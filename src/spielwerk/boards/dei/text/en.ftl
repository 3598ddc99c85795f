### What the board of DEI says.

## The plan and what lies beside it

dei-board-display = Display
dei-board-legend = Raised and hatched: heights. Circles: technology; triangles: energy cells; hexagons: outposts, with the cube of the seat that controls them; tents: camps; squares: drones; planks: bridges; cabins with arrows: elevators. The bars below a name show what each player counts for there; the bars of whoever has the majority are taller.
dei-board-title = Plan of the districts
