"""Write how each language counts into the package, out of Babel's copy of CLDR: `python -m tools.generate.grammars`."""

from __future__ import annotations

import json
from pathlib import Path

from babel import Locale, localedata

TO = Path(__file__).parents[2] / "src/lineup/speech/grammars.json"


def read_grammar(code: str) -> tuple[object, ...]:
    """The name of a language, its mark between groups of digits, their size, and its plural rules."""
    locale = Locale.parse(code)
    group = locale.decimal_formats[None].grouping[1]
    mark = locale.number_symbols.get("latn", {}).get("group", ",")
    return (locale.english_name or code, mark, group, dict(locale.plural_form.rules))


def main() -> None:
    codes = sorted(code for code in localedata.locale_identifiers() if "_" not in code)
    lines = (f"{json.dumps(code)}: {json.dumps(read_grammar(code), ensure_ascii=False)}" for code in codes)
    TO.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
