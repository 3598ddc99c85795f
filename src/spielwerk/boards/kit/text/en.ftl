### What the drawings of several games say.

## Who sits where

kit-you = you
kit-person = person

## The table

kit-part-closed = Show here
kit-score = Score now

## A table with a map

kit-map = The map
kit-map-several = { $n } things to choose
kit-map-zoom-in = Zoom in
kit-map-zoom-out = Zoom out
kit-map-zoom-fit = Whole map
kit-map-legend = Legend
kit-keys-list = Keyboard shortcuts
kit-cap-enter = Enter
kit-cap-space = Space
kit-key-walk = walk the map
kit-key-choose = choose the place
kit-key-zoom = closer, farther, whole map
kit-key-option = choose from the list
kit-key-all = show all options as a list
kit-key-back = one step back; close what is open
kit-key-undo = undo
kit-key-redo = redo
kit-key-end = end the turn
kit-key-log = show the log
kit-key-skip = skip what is moving
kit-key-list = show these keys
kit-key-help = the rules of what you point at

## Rules

kit-rules-about = Rules: { $what }

## A campaign

kit-campaign-start = Start
