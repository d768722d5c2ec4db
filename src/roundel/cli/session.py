"""A game at one keyboard: who decides, what may be typed, what is shown to whom."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Mapping
from itertools import combinations
from pathlib import Path
from shlex import quote
from typing import TYPE_CHECKING

from rich.text import Text

from roundel.agents.random import RandomAgent
from roundel.agents.study import AgentInStudy, StudyLost
from roundel.cli.menu import FAINT, Menu
from roundel.cli.screen import Screen
from roundel.cli.story import names_of, result_words, tell_step
from roundel.cli.thinking import Thinking
from roundel.core import compiled
from roundel.core.errors import AgentFault, IllegalMove, InvalidMove, RoundelError
from roundel.core.shape import pack
from roundel.core.table import FAULT, Table

if TYPE_CHECKING:
    from rich.console import RenderableType

    from roundel.agents import Agent
    from roundel.core.view import Move

TESTS_NAMED = re.compile(r"\s*→ `test_\w+`(, `test_\w+`)*")
"""What RULES.md says to those who check the rules, not to players."""
SAVE, QUIT, BACK = "save", "quit", "back"
ERROR = "bold red"
RESULT = "bold"

HOW_TO_MOVE = """\
Type a move's number in the list, or its text as it stands there{example}. A shortening that fits \
only one move is enough, with the words after the first in any order. A whole turn goes on one \
line, its parts joined by `;`.
"""
COMMANDS = (
    ("moves [WORD]", "all that you may do now, in whole sentences; or only what begins so"),
    ("hint", "the best move, what may follow it, and what comes next to it"),
    ("undo", "take back: your own last decision, and what programs did after it"),
    ("log", "all that happened so far"),
    ("rules", "the rules of the game, its notation and its signs"),
    ("save [FILE]", "write the game to a file; `roundel play --load FILE` goes on with it"),
    ("resign", "give up; with three or four players the others play on"),
    ("help", "this page"),
    ("quit", "leave the game"),
)


class Session:
    """One table, the programs at some of its seats, people at all others."""

    def __init__(
        self, table: Table, programs: Mapping[int, Agent], screen: Screen, file: Path | None
    ) -> None:
        self.table = table
        self.screen = screen
        self.thinking = Thinking(table.game, screen)
        self.programs = {seat: self.thinking.seated(each) for seat, each in programs.items()}
        self.file = file
        self.people = [seat for seat in range(table.seats) if seat not in programs]
        self.stand_in = RandomAgent()
        self.note = Text("Type a number or a move; `help` says what else.", FAINT)
        if not compiled.is_available() and self.thinking.is_open:
            self.add_note("Numba is not installed: whoever searches is slow.")
        self.watching: int | None = None
        """The seat whose knowledge was on the screen last."""
        self.saved = table.record() if file else ""
        self.leaving = False
        self.commands = {
            "moves": self.show_moves,
            "hint": self.show_hint,
            "undo": self.undo,
            "log": self.show_log,
            "rules": self.show_rules,
            SAVE: self.save,
            "resign": self.resign,
            "help": self.show_help,
            "?": self.show_help,
            QUIT: self.quit,
        }

    def run(self) -> None:
        """Play until somebody leaves."""
        try:
            with self.screen:
                while not self.leaving:
                    try:
                        self.go_on()
                    except EOFError:
                        self.quit("")
                    except KeyboardInterrupt:
                        if not self.screen.is_attended:
                            raise
                        self.quit("")
        finally:
            self.dismiss_programs()
        self.say_goodbye()

    def go_on(self) -> None:
        """As far as the next thing that somebody types."""
        line = self.next_line()
        if line is None:
            self.quit("")
        else:
            self.obey(line.strip())

    def next_line(self) -> str | None:
        """What is typed next, while programs think or after; None when nothing more will come."""
        if self.thinking.typed is None:
            self.let_programs_decide()
        if self.thinking.typed is not None:
            return self.thinking.take_typed()
        self.thinking.forget()
        if not self.hand_over():
            return None
        self.show()
        return self.screen.ask(self.prompt())

    # Who decides

    def let_programs_decide(self) -> None:
        """Programs play their seats, and anybody's who has resigned, until somebody types."""
        while self.thinking.typed is None and (seat := self.table.to_move) is not None:
            program = self.stand_in if seat in self.table.left else self.programs.get(seat)
            if program is None:
                return
            try:
                move = self.choice_of(program, seat)
                if move is not None:
                    self.table.play(move)
            except AgentFault as fault:
                self.table.happen(FAULT, seat)
                self.add_note(f"{self.table.name_of(seat)} is out: {fault}")
            except StudyLost as lost:
                self.add_note(f"{self.table.name_of(seat)} has stopped thinking: {lost}.")
                self.let_somebody_type("Enter lets it think again.")

    def choice_of(self, program: Agent, seat: int) -> Move | None:
        """What a program chooses; None when somebody typed instead of waiting."""
        view = self.table.view(seat)
        doing = f"{self.table.name_of(seat)} is thinking"
        if isinstance(program, AgentInStudy):
            return self.thinking.choice(program, view, doing, self.show_waiting)
        if self.screen.is_live:
            self.show_words(f"{doing} …")
        return program.choose(view)

    def let_somebody_type(self, words: str) -> None:
        """A program cannot go on by itself."""
        self.show_words(words)
        self.note = Text()
        self.thinking.typed = self.screen.ask(self.prompt())
        if self.thinking.typed is None:
            raise EOFError

    def dismiss_programs(self) -> None:
        """Programs from outside hear the result; nothing of any program stays behind."""
        from roundel.agents.outside import OutsideAgent

        for program in self.programs.values():
            if isinstance(program, OutsideAgent) and self.table.result is not None:
                program.finish(self.table.result)
            program.close()
        self.thinking.close()

    @property
    def person_to_move(self) -> int | None:
        """The seat to move, if a person plays it."""
        seat = self.table.to_move
        return seat if seat in self.people and seat not in self.table.left else None

    @property
    def seat_shown(self) -> int | None:
        """Whose knowledge is on the screen: the person's who is to move or who is alone; while
        programs think, still that of who decided last; at the end only what all know."""
        if self.person_to_move is not None:
            return self.person_to_move
        if len(self.people) == 1:
            return self.people[0]
        return None if self.table.is_over else self.watching

    def hand_over(self) -> bool:
        """Let the keyboard change hands unseen, if there is anything to hide; whether it did."""
        seat = self.seat_shown
        if self.table.is_over or len(self.people) == 1:
            self.watching = seat
        if seat == self.watching or not self.has_secrets():
            self.watching = seat
            return True
        assert seat is not None
        self.show_as(None, lambda width, most: [])
        answer = self.screen.ask(
            f"Hand the keyboard to {self.table.name_of(seat)}, then press Enter: "
        )
        self.watching = seat
        return answer is not None

    def has_secrets(self) -> bool:
        """Whether some of the people who still play know more than others."""
        playing = [seat for seat in self.people if seat not in self.table.left]
        bodies = [pack(self.table.view(seat).body) for seat in playing]
        return any(one != other for one, other in combinations(bodies, 2))

    # What is shown

    def show(self) -> None:
        """The table as the seat at the keyboard sees it, with the news and the moves."""
        seat = self.seat_shown
        if self.table.is_over:
            self.show_as(seat, lambda width, most: [Text(self.result(), RESULT)])
        else:
            if preparations := self.thinking.preparations():
                self.add_note(f"Programs are getting ready: {preparations}.", FAINT)
            self.show_as(seat, Menu(self.table.view(seat)).lines)
        self.note = Text()

    def add_note(self, words: str, style: str = ERROR) -> None:
        self.note.append("\n" if self.note else "")
        self.note.append(words, style)

    def show_waiting(self, words: str) -> None:
        """The table while somebody thinks; one may type."""
        self.show_words(words)
        self.screen.prompt(self.prompt())

    def show_words(self, words: str) -> None:
        """The table with what goes on as its last line; in a pipe nothing."""
        seat = self.seat_shown
        if self.screen.is_live:
            note = Text("\n").join(filter(None, [self.note, Text(words, FAINT)]))
            self.screen.show(self.picture(seat), self.news(seat), lambda width, most: [], note)
        elif sys.stdin.isatty():
            self.screen.console.print(words)

    def show_as(self, seat: int | None, menu: Callable[[int, int], list[Text]]) -> None:
        self.screen.show(self.picture(seat), self.news(seat), menu, self.note)

    def picture(self, seat: int | None) -> RenderableType:
        view = self.table.view(seat)
        drawn: RenderableType = self.table.game.picture.terminal(
            view.body, view.seat, names_of(self.table)
        )
        return drawn

    def news(self, seat: int | None) -> list[Text]:
        """What happened since this seat decided last, and a little of what was before."""
        steps = self.table.history
        own = [index for index, step in enumerate(steps) if step.seat == seat]
        since = own[-1] + 1 if own else 0
        first = max(0, min(since, len(steps) - 1), len(steps) - 8)
        return [
            Text(tell_step(self.table, index, seat), "" if index >= since else FAINT)
            for index in range(first, len(steps))
        ]

    def result(self) -> str:
        return f"The game is over: {result_words(self.table)}."

    def prompt(self) -> str:
        if self.person_to_move is None:
            return "save, undo, log or quit: "
        return f"{self.table.name_of(self.person_to_move)}: "

    # What may be typed

    def obey(self, line: str) -> None:
        """A command, or a move."""
        word, _, rest = line.partition(" ")
        try:
            if word.lower() in self.commands:
                self.commands[word.lower()](rest.strip())
            elif line:
                self.play(line)
        except RoundelError as error:
            self.note = Text(f"{error}", ERROR)

    def refuse_out_of_turn(self) -> None:
        """While programs think, nobody decides for them."""
        if self.person_to_move is None and self.table.to_move is not None:
            raise IllegalMove(f"{self.table.name_of(self.table.to_move)} is to move, not you")

    def play(self, line: str) -> None:
        """The parts of a turn, or none of them."""
        self.refuse_out_of_turn()
        played = len(self.table.history)
        turn, seat = self.table.turn, self.table.to_move
        try:
            for part in filter(None, (part.strip() for part in line.split(";"))):
                if seat is not None and (self.table.turn, self.table.to_move) != (turn, seat):
                    raise IllegalMove(f"the turn is over before {part!r}")
                self.table.play(self.meant(part))
        except RoundelError:
            while len(self.table.history) > played:
                self.table.undo()
            raise

    def meant(self, text: str) -> Move | str:
        """The move with this number in the list; any other text is the table's to read."""
        if not (text.isascii() and text.isdigit()) or self.table.is_over:
            return text
        moves = self.table.moves()
        if len(text) > 4 or not 1 <= int(text) <= len(moves):
            raise InvalidMove(f"there is no move {text[:9]}; they are numbered 1 to {len(moves)}")
        return moves[int(text) - 1]

    def undo(self, rest: str) -> None:
        """Back to the last decision that a person made."""
        if not any(step.seat in self.people for step in self.table.history):
            raise IllegalMove("there is nothing of yours to take back")
        before = self.table.view(None).revealed
        while True:
            step = self.table.undo()
            if step.seat in self.people and step.seat not in self.table.left:
                break
        said = f"Taken back: {step.text}."
        if self.table.view(None).revealed != before:
            said += " This went past something that had been turned up."
        self.note = Text(said)

    def resign(self, rest: str) -> None:
        if self.table.is_over:
            raise IllegalMove("the game is over")
        self.refuse_out_of_turn()
        assert self.table.to_move is not None
        self.table.resign(self.table.to_move)

    def save(self, rest: str) -> None:
        """Write the record; never over a file that is not this game's."""
        file = Path(rest).expanduser() if rest else self.file or self.free_name()
        record = self.table.record()
        try:
            with file.open("w" if file == self.file else "x", encoding="utf-8") as out:
                out.write(record)
        except FileExistsError:
            self.note = Text(f"{file} is there already; give another name", ERROR)
            return
        except (OSError, ValueError) as error:
            reason = error.strerror if isinstance(error, OSError) else error
            self.note = Text(f"cannot write {file}: {reason}", ERROR)
            return
        self.file, self.saved = file, record
        self.note = Text(self.where_it_is())

    def where_it_is(self) -> str:
        file = quote(str(self.file))
        if self.table.is_over:
            return f"Saved: `roundel replay {file}` shows it again."
        return f"Saved: `roundel play --load {file}` goes on with it."

    def free_name(self) -> Path:
        """A file name that is not taken."""
        number = 1
        while (file := Path(f"{self.table.game.name}-{number}.txt")).exists():
            number += 1
        return file

    def quit(self, rest: str) -> None:
        """Leave; a game that is not saved may be saved first."""
        self.leaving = True
        is_kept = self.table.record() == self.saved
        if is_kept or not self.table.history or not self.screen.is_attended:
            return
        answer = self.screen.ask("Enter leaves, a file name saves the game, `back` plays on: ")
        word, _, file = (answer or "").strip().partition(" ")
        if word.lower() == BACK:
            self.leaving = False
        elif word.lower() not in ("", QUIT):
            self.save(file.strip() if word.lower() == SAVE else f"{word} {file}".strip())
            self.leaving = self.table.record() == self.saved

    # What can be read

    def show_moves(self, rest: str) -> None:
        if self.table.is_over:
            raise IllegalMove("the game is over")
        self.refuse_out_of_turn()
        menu = Menu(self.table.view(self.seat_shown))
        if not any(menu.beginning(rest)):
            raise InvalidMove(f"nothing that you may do now begins with {rest!r}")
        self.screen.page(menu.pages(rest))

    def show_hint(self, rest: str) -> None:
        """The best moves by what the person who is to move can know, and why."""
        from roundel.cli import hint

        if self.table.is_over:
            raise IllegalMove("the game is over")
        self.refuse_out_of_turn()
        view = self.table.view(self.seat_shown)
        if len(view.moves()) == 1:
            self.note = Text(f"There is only one move: {view.moves()[0]}.")
            return
        thought = self.thinking.hint(view, self.show_waiting)
        if thought is not None:
            self.screen.page(*hint.page(thought, names_of(self.table)))
            self.note = Text(hint.in_short(thought))

    def show_log(self, rest: str) -> None:
        seat, steps = self.seat_shown, self.table.history
        told = [
            Text(f"{step.turn:3}. {tell_step(self.table, index, seat)}")
            for index, step in enumerate(steps)
        ]
        self.screen.page(*told or [Text("nothing has happened yet")])

    def show_rules(self, rest: str) -> None:
        from rich.markdown import Markdown

        file = self.table.game.folder / "RULES.md"
        if not file.exists():
            raise IllegalMove(f"{self.table.game.title} has no page of rules here")
        self.screen.page(Markdown(TESTS_NAMED.sub("", file.read_text(encoding="utf-8"))))

    def show_help(self, rest: str) -> None:
        from rich.table import Table as Grid

        grid = Grid.grid(padding=(0, 3))
        for command, does in COMMANDS:
            grid.add_row(Text(command, "bold"), Text(does))
        moves = [] if self.person_to_move is None else self.table.moves()
        example = next((f": `{move.text}`" for move in moves), "")
        self.screen.page(Text(HOW_TO_MOVE.format(example=example)), grid)

    def say_goodbye(self) -> None:
        """The end of the game, and where it is kept or how it could have been."""
        out = self.screen.console
        if self.table.is_over and self.screen.is_live:
            out.print(self.picture(self.seat_shown))
            out.print(self.result(), style=RESULT)
        if self.table.record() == self.saved:
            out.print(self.where_it_is())
        elif self.table.history:
            out.print(
                "Not saved. While playing, `save FILE` keeps a game, "
                "and `roundel play --load FILE` goes on with it."
            )
