"""`lineup mcp`: a server of the Model Context Protocol, through which language models play and watch."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, Final, ParamSpec, TypeVar

from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

import lineup
from lineup.bots import BOTS
from lineup.bots.hosting.registry import is_offered
from lineup.commands.catalogue.card_text import as_json, find_cards
from lineup.commands.catalogue.cards import all_cards
from lineup.commands.catalogue.rules import find_clauses
from lineup.commands.talking.games import TalkedGames
from lineup.errors import LineUpError
from lineup.games import GAMES, first_game

P = ParamSpec("P")
T = TypeVar("T")
FIRST_GAME: Final = first_game()
MOST_FOUND: Final = 12  # clauses or cards told at once
INSTRUCTIONS: Final = """\
Play deck-building games at a table with a referee. Make a game with new_game; keep its key secret: whoever has it plays
your seat. Every result has the board as you see it, what is new, and if it is your turn a question with numbered
answers. Give one with answer; there is nothing else you could do, so you cannot make an illegal move. read_rules and
read_cards explain; why_not says what stands against something. After the end, review tells what cost you most."""


def make_server(games: TalkedGames | None = None) -> MCPServer[Any]:
    """Make the server, with the games it keeps."""
    kept = games or TalkedGames()
    server: MCPServer[Any] = MCPServer("line-up", instructions=INSTRUCTIONS, version=lineup.__version__)

    @server.tool()
    @_in_words
    def list_games() -> dict[str, Any]:
        """List the games with their numbers of players and variants, and the bots that can play against you."""
        return {
            "games": [
                {
                    "game": each.id,
                    "title": each.title,
                    "summary": each.summary,
                    "players": [each.profile.min_players, each.profile.max_players],
                    "variants": {variant.id: variant.summary for variant in each.variants},
                }
                for each in GAMES.values()
            ],
            "bots": {bot.name: bot.summary for bot in BOTS.values() if is_offered(bot.name)},
        }

    @server.tool()
    @_in_words
    def new_game(
        game: str = FIRST_GAME,
        others: list[str] | None = None,
        name: str = "Player",
        variants: list[str] | None = None,
        seed: str = "",
    ) -> dict[str, Any]:
        """Deal a game. You sit at seat 0; others are the seats after you in order, each a bot such as "casual" or
        "open" for another program, which joins with the invite returned. In teams seats 0 and 2 are partners. The same
        seed deals the same cards."""
        return kept.new_game(game, others or ["casual"], name, variants or [], seed)

    @server.tool()
    @_in_words
    def join_game(invite: str, name: str = "") -> dict[str, Any]:
        """Take an open seat of a game by its invite; the key returned is yours alone."""
        return kept.join_game(invite, name)

    @server.tool()
    @_in_words
    def look(key: str) -> dict[str, Any]:
        """See the board, what is new since you last looked, and your question if it is your turn."""
        return kept.look(key)

    @server.tool()
    @_in_words
    def answer(key: str, number: int) -> dict[str, Any]:
        """Give the answer of this number to your question; bots then play until you are asked again."""
        return kept.answer(key, number)

    @server.tool()
    @_in_words
    def why_not(key: str, action: str) -> dict[str, str]:
        """Ask why an action is not possible now, such as "buy trigon" or "confront 1": the rule and the reason."""
        return kept.why_not(key, action)

    @server.tool()
    @_in_words
    def watch(invite: str) -> dict[str, Any]:
        """See a game as a spectator does."""
        return kept.watch(invite)

    @server.tool()
    @_in_words
    def read_rules(words: str, game: str = "") -> list[dict[str, str]]:
        """Read rules by id (HU-ATK-03), section (HU-ATK) or words (weakness stack), perhaps of one game alone."""
        return [{"id": each.id, "rule": each.rule} for each in find_clauses(words, game)[:MOST_FOUND]]

    @server.tool()
    @_in_words
    def read_cards(words: str) -> list[dict[str, Any]]:
        """Read cards by their name or words of it: type, cost, Victory Points and text."""
        return [as_json(each) for each in find_cards(all_cards(()), words)[:MOST_FOUND]]

    @server.tool()
    @_in_words
    def review(key: str) -> dict[str, Any]:
        """After the end: the three decisions that cost you most, what was better, why, and the share of wins lost.

        It takes some seconds."""
        return kept.review(key)

    @server.tool()
    @_in_words
    def log(key: str) -> str:
        """After the end: the log, which rebuilds the game bit for bit."""
        return kept.write_log(key)

    return server


def _in_words(tool: Callable[P, T]) -> Callable[P, T]:
    """Let a tool answer with the sentence of what is not possible."""

    @wraps(tool)
    def call(*args: P.args, **kwargs: P.kwargs) -> T:
        try:
            return tool(*args, **kwargs)
        except LineUpError as error:
            raise ToolError(str(error)) from None

    return call


def run_server(http: bool, port: int) -> None:
    """Serve over standard input and output, or over HTTP on this machine."""
    server = make_server()
    if http:
        server.run("streamable-http", host="127.0.0.1", port=port)
    else:
        server.run("stdio")
