"""The web table: Django on uvicorn.  It contains no rule and names no game: it draws views and posts options.

`store` stores the tables, `serving` is the server, `people` knows who is looking, `render` draws fragments,
and `views` are the pages.  Everything that changes a table goes through `store.tables`.
"""
