"""The machinery of the card language. Nothing here knows a word of the game: words declare themselves.

`registry` holds the `declarations` and makes reader, printer and reference out of them; `phrases` takes templates
apart, `symbols` compiles them into `rules`, `tokens` takes texts apart, `reading` finds every reading of a text and
`spans` the places of its words, `tracing` finds where reading stops, `errors` explains what is not understood, and
`mending` what would mend it. `referring` is what words declare besides their phrases, `checking` refuses texts whose
words refer to nothing. `limits` are those of texts and sets.
"""

from lineup.language.grammar.declarations import VocabularyEntry
from lineup.language.grammar.errors import Misread
from lineup.language.grammar.phrases import DeclarationError, Phrase, Unprintable, conjugate, phrase, sentence_case
from lineup.language.grammar.referring import APART, FRESH, PLAIN, WAYS, Refers, always, words_in
from lineup.language.grammar.registry import (
    GRAMMAR,
    Grammar,
    atom,
    compile_all,
    describe,
    find_misreads,
    forms,
    list_vocabulary,
    parse,
    parse_run,
    reads,
    reads_as,
    register,
    separator,
    show,
    spell,
    synonym,
    word,
)
from lineup.language.grammar.rules import Items, Meaningless
from lineup.language.grammar.spans import Spans
from lineup.language.grammar.tokens import Names, Token

__all__ = [
    "APART", "FRESH", "GRAMMAR", "PLAIN", "WAYS", "DeclarationError", "Grammar", "Items", "Meaningless", "Misread",
    "Names", "Phrase", "Refers", "Spans", "Token", "Unprintable", "VocabularyEntry", "always", "atom", "compile_all",
    "conjugate", "describe", "find_misreads", "forms", "list_vocabulary", "parse", "parse_run", "phrase", "reads",
    "reads_as", "register", "sentence_case", "separator", "show", "spell", "synonym", "word", "words_in",
]  # fmt: skip
