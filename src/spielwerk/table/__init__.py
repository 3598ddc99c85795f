"""The web table: Django on uvicorn.  It contains no rule and names no game: it draws views and posts options.

`tables` is the only writer of the store, `seats` knows who is looking, `live` tells the others.
"""
