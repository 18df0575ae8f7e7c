#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""characters: methods of texts, for every character, beside Python's.

    characters.py PERFPRESS

Each character stands alone, behind a letter, between letters and behind one
with a blank after it. The Python that runs this has to know the same Unicode.
"""
import csv
import io
import os
import subprocess
import sys
import tempfile
import unicodedata

CHANGES = ["lower", "upper", "title", "capitalize", "swapcase", "casefold",
           "strip"]
TESTS = ["isalpha", "isalnum", "isdigit", "isnumeric", "isspace", "islower",
         "isupper"]
SHAPES = ["%s", "a%s", "A%sB", "x%s \u03a3", "%s1"]


def main():
    program = os.path.abspath(sys.argv[1])
    texts = [shape % chr(cp) for cp in range(0x20, 0x110000)
             if not 0xD800 <= cp < 0xE000 and
             unicodedata.category(chr(cp)) not in ("Cn", "Co") and
             not 0x4E10 <= cp < 0x9FF0 and not 0xAC10 <= cp < 0xD7A0 and
             not 0x17010 <= cp < 0x18CF0 and not 0x20010 <= cp < 0x31340
             for shape in SHAPES]
    script = ["df = pd.read_csv('t.csv', keep_default_na=False)"]
    script += ["df['%s'] = df['t'].map(lambda t: t.%s())" % (m, m)
               for m in CHANGES + TESTS]
    with tempfile.TemporaryDirectory() as folder:
        with open(folder + "/t.csv", "w", encoding="utf-8", newline="") as f:
            w = csv.writer(f, quoting=csv.QUOTE_ALL)
            w.writerow(["t"])
            w.writerows([t] for t in texts)
        with open(folder + "/t.df", "w", encoding="utf-8") as f:
            f.write("\n".join(script) + "\n")
        run = subprocess.run([program, "df", "t.df"], cwd=folder, check=False,
                             capture_output=True)
    if run.returncode:
        sys.stderr.buffer.write(run.stderr[:2000])
        return 1
    rows = list(csv.reader(io.StringIO(run.stdout.decode("utf-8"), newline="")))
    failed = 0
    for t, row in zip(texts, rows[1:]):
        want = [t] + [str(getattr(t, m)()) for m in CHANGES + TESTS]
        for m, w, got in zip(["text"] + CHANGES + TESTS, want, row):
            if w != got and failed < 20:
                print("%s of %s: %s, not %s" % (m, ascii(t), ascii(got), ascii(w)))
            failed += w != got
    missing = len(texts) - len(rows) + 1
    print("%d texts, %d differences" % (len(texts), failed + missing))
    return failed + missing > 0


if __name__ == "__main__":
    sys.exit(main())
