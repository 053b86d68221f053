# The page: everything a person reads outside of the boards.
