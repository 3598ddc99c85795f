"""The one family of errors that a person may cause and should understand."""


class SpielwerkError(Exception):
    """An error for people: its text says what was wrong, where, and what would be right.

    The command line prints it as one line and ends with code 2; the table shows it in place of the page.
    Everything that is *our* mistake stays an ordinary exception, with its traceback.
    """
