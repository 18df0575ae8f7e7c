#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""unicode_data: writes gen/base/unicode_data.c, the properties of characters.

    python3 gen/base/unicode_data.py > gen/base/unicode_data.c

The properties, and so the version of Unicode, are those of the Python that runs
this script: string methods in df scripts give the results of Python's.
"""
import re
import sys
import unicodedata

FLAGS = ["WORD", "ALPHA", "SPACE", "DIGIT", "NUMBER", "UPPER", "LOWER",
         "TITLE", "IGNORABLE", "WIDE", "COMBINING"]
CASES = ["lower", "upper", "title", "casefold"]

# Letters that have no decomposition, as docutils writes them in ids.
PLAIN = {
    "\u00df": "sz", "\u00e6": "ae", "\u00f8": "o", "\u0111": "d",
    "\u0127": "h", "\u0131": "i", "\u0142": "l", "\u0153": "oe", "\u0167": "t",
    "\u0180": "b", "\u0183": "b", "\u0188": "c", "\u018c": "d", "\u0192": "f",
    "\u0199": "k", "\u019a": "l", "\u019e": "n", "\u01a5": "p", "\u01ab": "t",
    "\u01ad": "t", "\u01b4": "y", "\u01b6": "z", "\u01e5": "g", "\u0225": "z",
    "\u0234": "l", "\u0235": "n", "\u0236": "t", "\u0237": "j", "\u0238": "db",
    "\u0239": "qp", "\u023c": "c", "\u023f": "s", "\u0240": "z", "\u0247": "e",
    "\u0249": "j", "\u024b": "q", "\u024d": "r", "\u024f": "y",
}


def final_sigma(text):
    return (text + "\u03a3").lower().endswith("\u03c2")


def ignorable(c, cased):
    """Whether the search for the last letter of a word, which decides on the
    final sigma, skips the character (Case_Ignorable)."""
    return not final_sigma(c) if cased else final_sigma("A" + c)


def properties(cp):
    c = chr(cp)
    title = unicodedata.category(c) == "Lt"
    cased = c.isupper() or c.islower() or title
    has = [c.isalnum(), c.isalpha(), c.isspace(), c.isdigit(), c.isnumeric(),
           c.isupper(), c.islower(), title, ignorable(c, cased),
           unicodedata.east_asian_width(c) in "WF",
           unicodedata.combining(c) != 0]
    maps = []
    for case in CASES:
        to = getattr(c, case)()
        maps.append(ord(to) - cp if len(to) == 1 else to)
    return tuple(has), tuple(maps)


def surrogate(cp):
    return 0xD800 <= cp < 0xE000


def rows(items, width=80, indent="    "):
    line = indent
    for item in items:
        if len(line) + len(item) + 1 > width:
            yield line.rstrip()
            line = indent
        line += item + " "
    if line.strip():
        yield line.rstrip()


def fold(cp):
    """Returns the characters of an id: a-z and 0-9, '-' for other ASCII."""
    c = chr(cp)
    if c in PLAIN:
        return PLAIN[c]
    text = unicodedata.normalize("NFKD", c).encode("ascii", "ignore").decode()
    return re.sub("[^a-z0-9]+", "-", text)[:5]


def folds():
    """Returns runs of characters that fold to one string, or to consecutive
    letters."""
    runs = []
    for cp in range(0x80, 0x110000):
        text = "" if surrogate(cp) or chr(cp).lower() != chr(cp) else fold(cp)
        if not text:
            continue
        if runs:
            first, n, step, start = runs[-1]
            if first + n == cp and n < 255:
                if text == start and step == 0:
                    runs[-1] = (first, n + 1, 0, start)
                    continue
                after = chr(ord(start[0]) + n) + start[1:]
                if text == after and (step or n == 1):
                    runs[-1] = (first, n + 1, 1, start)
                    continue
        runs.append((cp, 1, 0, text))
    return runs


def pairs():
    """Returns canonical decompositions into two characters, but for Hangul."""
    for cp in range(0x110000):
        parts = unicodedata.decomposition(chr(cp)).split()
        if len(parts) == 2 and not parts[0].startswith("<"):
            yield cp, int(parts[0], 16), int(parts[1], 16)


def main():
    several, records, runs = [], [], []
    place = {}
    for cp in range(0x110000):
        p = ((False,) * len(FLAGS), (0,) * len(CASES)) if surrogate(cp) \
            else properties(cp)
        if p not in place:
            place[p] = len(records)
            records.append(p)
        if not runs or runs[-1][1] != place[p]:
            runs.append((cp, place[p]))
    for _, maps in records:
        for to in maps:
            if isinstance(to, str) and to not in several:
                several.append(to)
    assert len(records) < 1 << 11
    print("// SPDX-License-Identifier: MIT")
    print("// unicode_data: Unicode %s; made by unicode_data.py."
          % unicodedata.unidata_version)
    print('#include "base/unicode_data.h"\n')
    print("// clang-format off")
    print("const struct unicode_record UNICODE_RECORDS[] = {")
    for has, maps in records:
        flags = [("UNICODE_" + f) for f, h in zip(FLAGS, has) if h]
        to = []
        for case, m in zip(CASES, maps):
            if isinstance(m, str):
                flags.append("UNICODE_SEVERAL_" + case.upper())
                m = several.index(m)
            to.append(str(m))
        print("    {%s, {%s}}," % (" | ".join(flags) or "0", ", ".join(to)))
    print("};\n\nconst unsigned UNICODE_SEVERAL[][3] = {")
    for text in several:
        print("    {%s}," % ", ".join("%#x" % ord(c) for c in text))
    print("};\n\nconst unsigned UNICODE_RUNS[] = {")
    for line in rows("%#x," % (first << 11 | record) for first, record in runs):
        print(line)
    print("};\n\nconst size_t UNICODE_N_RUNS = %d;\n" % len(runs))
    folded = folds()
    print("const struct unicode_fold UNICODE_FOLDS[] = {")
    for line in rows('{%#x, %d, %d, "%s"},' % f for f in folded):
        print(line)
    print("};\n\nconst size_t UNICODE_N_FOLDS = %d;\n" % len(folded))
    joined = list(pairs())
    print("const struct unicode_pair UNICODE_PAIRS[] = {")
    for line in rows("{%#x, %#x, %#x}," % p for p in joined):
        print(line)
    print("};\n\nconst size_t UNICODE_N_PAIRS = %d;" % len(joined))


if __name__ == "__main__":
    sys.stdout.reconfigure(encoding="utf-8")
    main()
