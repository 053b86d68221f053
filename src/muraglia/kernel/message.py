"""What the rules say to people: message ids with numbers, never sentences. The catalogues turn them into words."""

from . import errors


class Message:
    """The id of a message in the catalogues, and its arguments by name. A game's vocabulary says what an argument's number means."""

    def __init__(self, id: str, args: dict[str, int | str] | None = None) -> None:
        self.id = id
        self.args: dict[str, int | str] = args if args is not None else {}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.id == other.id and self.args == other.args

    def __hash__(self) -> int:
        return hash(self.id)

    def __reduce__(self) -> tuple[type["Message"], tuple[str, dict[str, int | str]]]:
        """Messages pass between processes; a compiled class with a constructor has to say how."""
        return Message, (self.id, self.args)

    def __repr__(self) -> str:
        return f"{self.id}{self.args}"


class Reason:
    """Why a choice is refused: the rule, and the message that explains it."""

    def __init__(self, rule: str, message: Message) -> None:
        self.rule = rule
        self.message = message

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and self.rule == other.rule and self.message == other.message

    def __hash__(self) -> int:
        return hash((self.rule, self.message))

    def __reduce__(self) -> tuple[type["Reason"], tuple[str, Message]]:
        return Reason, (self.rule, self.message)

    def __repr__(self) -> str:
        return f"{self.rule}: {self.message!r}"

    def __str__(self) -> str:
        return f"{self.rule}: {errors.speak(self.message)}"


def refuse(rule: str, message: str, args: dict[str, int | str] | None = None) -> Reason:
    return Reason(rule, Message(message, args))
