#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""encoding_data: writes gen/base/encoding_data.c, encodings of one byte for
each character.

    python3 gen/base/encoding_data.py > gen/base/encoding_data.c

The encodings are those of the Python that runs this script whose first half is
ASCII.
"""
import encodings
import encodings.aliases
import importlib
import pkgutil
import re
import sys
import unicodedata


def upper(module):
    """Returns the characters of the bytes 80 to FF, or None if the module does
    not have an encoding of single bytes with ASCII."""
    name = "encodings." + module
    if module not in ("ascii", "latin_1") and not hasattr(
            importlib.import_module(name), "decoding_table"):
        return None
    text = bytes(range(256)).decode(module, "replace")
    if text[:128] != bytes(range(128)).decode("ascii"):
        return None
    return text[128:]


def literal(c):
    """Returns a character as it is, or escaped if editors would not show it or
    would reorder its line."""
    if ord(c) < 0xa0:
        return "\\%03o" % ord(c)
    shown = unicodedata.category(c)[0] in "LNPS" and c != "\ufffd"
    reorders = unicodedata.bidirectional(c) in ("R", "AL", "AN")
    return c if shown and not reorders else "\\u%04x" % ord(c)


def main():
    names = {}
    for alias, module in encodings.aliases.aliases.items():
        names.setdefault(module, {module}).add(alias)
    print("// SPDX-License-Identifier: MIT")
    print("// encoding_data: encodings of Python; made by encoding_data.py.")
    print('#include "base/encoding_data.h"\n')
    print("// clang-format off")
    print("const struct encoding_table ENCODING_TABLES[] = {")
    n = 0
    for module in sorted(m.name for m in pkgutil.iter_modules(encodings.__path__)):
        skipped = module in ("mbcs", "oem", "iso8859_1")  # is latin_1
        characters = None if skipped else upper(module)
        if not characters:
            continue
        compact = {re.sub("[^a-z0-9]", "", s.lower())
                   for s in names.get(module, {module})}
        n += 1
        print('    {S_INIT("%s"),' % " ".join(sorted(compact)))
        for i in range(0, 128, 32):
            print('     u"%s"' % "".join(map(literal, characters[i:i + 32])),
                  end="},\n" if i == 96 else "\n")
    print("};\n\nconst size_t ENCODING_N_TABLES = %d;" % n)


if __name__ == "__main__":
    sys.stdout.reconfigure(encoding="utf-8")
    main()
