#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""encodings.py PERFPRESS: reads CSV files in each encoding that perfpress has
built in, and compares the texts and the invalid bytes with Python's. Prints what
differs, then "N passed, N failed"."""
import csv
import encodings.aliases
import io
import os
import pkgutil
import random
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "../../gen/base"))
import encoding_data  # noqa: E402

WIDE = ["utf_16", "utf_16_le", "utf_16_be", "utf_32", "utf_32_le", "utf_32_be"]
passed = failed = 0


def check(fine, what):
    global passed, failed
    passed, failed = passed + fine, failed + (not fine)
    if not fine:
        print("FAILED: " + what)


def run(script):
    return subprocess.run([sys.argv[1], "df", "-"], input=script.encode(),
                          capture_output=True)


def reads(names, text, data, what):
    """Whether the file is read as the rows of `text`, by each of the names."""
    with open("a.csv", "wb") as f:
        f.write(data)
    script = "".join("a%d = pd.read_csv('a.csv', encoding='%s')\n" % pair
                     for pair in enumerate(names))
    parts = ", ".join("a%d" % i for i in range(len(names)))
    done = run(script + "df = pd.concat([%s])\n" % parts)
    rows = list(csv.reader(io.StringIO(text, newline="")))
    wanted = rows[:1] + rows[1:] * len(names)
    got = list(csv.reader(io.StringIO(done.stdout.decode(), newline="")))
    check(got == wanted, "%s: %s\n%s" % (what, done.stderr.decode(), [
        pair for pair in zip(got, wanted) if pair[0] != pair[1]][:3]))


def refuses(name, files, what):
    """Whether none of the files is read: each has a fault in its last row."""
    script = ""
    for i, data in enumerate(files):
        with open("%d.csv" % i, "wb") as f:
            f.write(data)
        script += "a%d = pd.read_csv('%d.csv', encoding='%s')\n" % (i, i, name)
    done = run(script)
    n = done.stderr.count(b"[file-encoding]")
    check(n == len(files) and not done.stdout,
          "%s: %d of %d faults: %s" % (what, n, len(files), done.stderr.decode()))


def single(module, names):
    characters = encoding_data.upper(module)
    invalid = [0x80 + i for i, c in enumerate(characters) if c == "\ufffd"]
    rows = [b"byte,character"] + [b"x%02x,<%c>" % (b, b) for b in range(0x80, 0x100)
                                  if b not in invalid]
    data = b"\n".join(rows + [b"x41,AZ~"]) + b"\n"
    reads(names, data.decode(module), data, module)
    refuses(module, [b"a,b\nx,%c\n" % b for b in invalid], module)


def wide(module, names):
    text = "name,größe\n" + "".join(
        "n%x,%s\n" % (c, chr(c) * 2) for c in
        [0x7f, 0x80, 0x7ff, 0x800, 0xd7ff, 0xe000, 0xfeff, 0xfffd, 0x10000,
         0x1f600, 0xfffff, 0x10ffff])
    reads(names, text, text.encode(module), module)
    if module in ("utf_16", "utf_32"):
        for order in "le", "be":
            data = ("\ufeff" + text).encode(module + "_" + order)
            reads(names, text, data, module + " with a mark " + order)
        reads(names, text, text.encode(module + "_le"), module + " without a mark")
    chance = random.Random(module)
    good, bad = [], []
    units = [b"a", b"\0", b"\xd8", b"\xdb", b"\xdc", b"\xdf", b"\x10", b"\x11"]
    for _ in range(300):
        tail = b"".join(chance.choice(units) for _ in range(chance.randint(1, 9)))
        data = "a,b\nx,".encode(module) + tail
        try:
            read = data.decode(module)
            if not set(read[6:]) & set("\0\n\r\""):
                good.append((read, data))
        except UnicodeDecodeError:
            bad.append(data)
    refuses(module, bad, module + " with faults")
    for read, data in good:
        reads(names[:1], read, data, module)


def utf8(names):
    text = "name,größe\nx,\u20ac \U0001f600\n"
    reads(names, text, text.encode(), "utf_8")
    reads(["utf_8_sig", "UTF-8-SIG"], text, text.encode("utf_8_sig"), "utf_8_sig")


def main():
    names = {}
    for alias, module in encodings.aliases.aliases.items():
        names.setdefault(module, {module}).add(alias)
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        for module in sorted(m.name for m in pkgutil.iter_modules(encodings.__path__)):
            spelled = sorted(names.get(module, {module}))
            if module == "utf_8":
                utf8([s for s in spelled if "ucs" not in s])
            elif module in WIDE:
                wide(module, spelled)
            elif module not in ("mbcs", "oem") and encoding_data.upper(module):
                single(module, spelled)
        os.chdir("/")
    print("%d passed, %d failed" % (passed, failed))
    return failed != 0


if __name__ == "__main__":
    sys.exit(main())
