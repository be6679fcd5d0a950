"""Something the person at the keyboard can put right."""


class UserError(Exception):
    """Its message is a whole sentence that names the thing; shown as it is, with exit code 2 and no traceback."""
