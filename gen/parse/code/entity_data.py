#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""entity_data: writes gen/parse/code/entity_data.c, the names of characters
in the entity sets of ISO, MathML and XHTML.

    python3 gen/parse/code/entity_data.py > gen/parse/code/entity_data.c

Names and characters are read from the files that docutils has for them
(Debian: docutils-common). A "-wide" set adds to the one of its name.
"""
import pathlib
import re

ROWS_MAX = 60  # of a literal of C, which has at most 4095 bytes
FOLDER = pathlib.Path("/usr/share/docutils/parsers/rst/include")
LINE = re.compile(r"\.\. \|(\S+)\|\s+unicode:: ((?:U\+[0-9A-F]+ )+)")


def texts(path):
    found = []
    for line in path.read_text("utf-8").splitlines():
        match = LINE.match(line + " ")
        if match:
            codes = ["%X" % int(c[2:], 16) for c in match[2].split()]
            found.append((match[1], "+".join(codes)))
    return found


def lines(found):
    """Rows of "name code name code " as literals of C."""
    row = ""
    for name, codes in found:
        piece = name + " " + codes + " "
        if len(row) + len(piece) > 64:
            yield row
            row = ""
        row += piece
    yield row


print("// SPDX-License-Identifier: MIT")
print("// entity_data: see entity_data.py, which wrote this.")
print('#include "parse/code/entity_data.h"')
print()
print("const struct entity_set ENTITY_SETS[] = {")
for path in sorted(FOLDER.glob("*.txt")):
    found = texts(path)
    if not found:
        continue
    rows = list(lines(found))
    for i in range(0, len(rows), ROWS_MAX):
        part = rows[i:i + ROWS_MAX]
        print('    {S_INIT("%s"),' % path.name)
        print("     S_INIT(" + "\n            ".join(
            '"%s"' % row for row in part) + ")},")
print("    {{0}, {0}},")
print("};")
