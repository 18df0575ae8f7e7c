#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""mutate: how many small faults in gen/ the tests notice.

    python3 tests/mutate.py [-n N] [-s SEED] [-j JOBS] [FOLDER...]

Draws N places in each folder of gen/ (all of them when none is named, and with
those below it), changes
one thing there, builds, and runs the tests that are near: the folder's own
first. A mutant is killed when one of them fails or takes ten times as long. What
does not compile, or compiles to the same code, is drawn again. The seed makes
the same mutants of the same sources. Survivors are listed; some of them change
nothing that anybody could see, the others lack a test.
"""
import argparse
import collections
import concurrent.futures
import glob
import os
import random
import re
import shlex
import shutil
import subprocess
import sys
import threading

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))

# Tests that tell about everything, quick ones first; then what a folder has of
# its own, beside its unit tests (tests/FOLDER/test_*.c).
EVERYWHERE = ["tests/df/test_df", "tests/golden/run.sh", "tests/check/run.sh",
              "tests/site/run.sh", "tests/df/run.sh", "tests/doctree/run.sh"]
OWN = {
    "base": ["tests/ci/run.sh", "tests/docs/run.sh", "tests/build/run.sh"],
    "check": ["tests/docs/run.sh", "tests/explain/run.sh"],
    "cli": ["tests/build/run.sh", "tests/ci/run.sh", "tests/docs/run.sh",
            "tests/explain/run.sh", "tests/publish/run.sh",
            "tests/serve/run.sh"],
    "doc": ["tests/docs/run.sh"],
    "build": ["tests/build/run.sh", "tests/docs/run.sh"],
    "df": ["tests/explain/run.sh", "tests/docs/run.sh"],
    "frame": ["tests/explain/run.sh", "tests/docs/run.sh"],
    "lineage": ["tests/explain/run.sh", "tests/docs/run.sh"],
    "links": ["tests/build/run.sh", "tests/net/run.sh"],
    "load": ["tests/build/run.sh", "tests/docs/run.sh"],
    "net": ["tests/net/run.sh", "tests/publish/run.sh"],
    "parse": ["tests/docs/run.sh"],
    "publish": ["tests/publish/run.sh"],
    "render": ["tests/docs/run.sh", "tests/explain/run.sh"],
    "serve": ["tests/serve/run.sh"],
    "shape": ["tests/docs/run.sh"],
    "table": ["tests/explain/run.sh", "tests/docs/run.sh"],
    "write": ["tests/build/run.sh", "tests/docs/run.sh"],
}
LIMIT = 300  # seconds for a suite that was not timed

TOKEN = re.compile(
    r"""(?P<skip>\s+|//[^\n]*|/\*.*?\*/|^\#(?:[^\n\\]|\\.|\\\n)*$)
      | (?P<text>"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')
      | (?P<number>\d[\w.]*)
      | (?P<word>[A-Za-z_]\w*)
      | (?P<mark><<=|>>=|->|\+\+|--|&&|\|\||[<>=!+\-*/%&|^]=|<<|>>|.)""",
    re.X | re.S | re.M)

SWAPS = {"<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==",
         "&&": "||", "||": "&&", "++": "--", "--": "++", "+=": "-=",
         "-=": "+=", "true": "false", "false": "true", "break": "continue",
         "continue": "break"}
BINARY = {"+": "-", "-": "+", "/": "*", "%": "/"}
VALUE = ("number", "word")


def tokens(text):
    """(kind, start, end) of all that is neither blank nor comment."""
    found = []
    for m in TOKEN.finditer(text):
        if m.lastgroup != "skip":
            found.append((m.lastgroup, m.start(), m.end()))
    return found


class Source:
    """A file, its tokens, and the pairs of its brackets."""

    def __init__(self, path):
        self.path = path
        with open(os.path.join(ROOT, path), encoding="utf-8") as f:
            self.text = f.read()
        self.tokens = tokens(self.text)
        self.words = [self.text[s:e] for _, s, e in self.tokens]
        self.close, self.depth, stack, depth = {}, [], [], 0
        for i, w in enumerate(self.words):
            depth -= w == "}"
            self.depth.append(depth)
            depth += w == "{"
            if w in "([{" and len(w) == 1:
                stack.append(i)
            elif w in ")]}" and stack:
                self.close[stack.pop()] = i

    def span(self, first, last):
        return self.text[self.tokens[first][1]:self.tokens[last][2]]

    def inside(self, i):
        """True within a function: a table of constants is not mutated."""
        return self.depth[i] > 0

    def replaced(self, first, last, new):
        s, e = self.tokens[first][1], self.tokens[last][2]
        return Mutant(self, s, e, new)


class Mutant:
    def __init__(self, source, start, end, new):
        self.source, self.start, self.end, self.new = source, start, end, new

    def text(self):
        t = self.source.text
        return t[:self.start] + self.new + t[self.end:]

    def __str__(self):
        t = self.source.text
        line = t.count("\n", 0, self.start) + 1
        old = " ".join(t[self.start:self.end].split())
        new = " ".join(self.new.split())
        return f"{self.source.path}:{line}: {old[:70]} -> {new[:70]}"


def swaps(s, i):
    kind, w = s.tokens[i][0], s.words[i]
    if w in SWAPS:
        yield s.replaced(i, i, SWAPS[w])
    elif w in BINARY and s.tokens[i - 1][0] in VALUE + ("mark",) and \
            (s.tokens[i - 1][0] in VALUE or s.words[i - 1] in ")]") and \
            s.words[i - 1] not in ("return", "case", "sizeof"):
        yield s.replaced(i, i, BINARY[w])
    elif w == "!":
        yield s.replaced(i, i, "")
    elif kind == "number" and re.fullmatch(r"\d+u?", w):
        yield s.replaced(i, i, str(int(w.rstrip("u")) + 1))


def conditions(s, i):
    if s.words[i] not in ("if", "while") or s.words[i + 1] != "(":
        return
    end = s.close.get(i + 1)
    if end:
        inner = s.span(i + 1, end)
        yield s.replaced(i + 1, end, f"(0 && {inner})")
        if s.words[i] == "if":
            yield s.replaced(i + 1, end, f"(1 || {inner})")


def statements(s, i):
    """A call that stands alone goes."""
    if s.words[i - 1] not in (";", "{", "}", ")", "else") or \
            s.tokens[i][0] != "word" or s.words[i + 1] != "(" or \
            s.words[i] in ("if", "while", "for", "switch", "return"):
        return
    end = s.close.get(i + 1)
    if end and s.words[end + 1] == ";":
        yield s.replaced(i, end, "")


def choices(s, i):
    """x ? y : z, with the arms changed over."""
    if s.words[i] != "?":
        return
    colon = end = None
    nested, j = 0, i + 1
    while j < len(s.words):
        w = s.words[j]
        if j in s.close:
            j = s.close[j]
        elif w == "?":
            nested += 1
        elif w == ":" and nested:
            nested -= 1
        elif w == ":" and colon is None:
            colon = j
        elif w in (",", ";", ")", "]", "}"):
            end = j
            break
        j += 1
    if colon and end:
        a, b = s.span(i + 1, colon - 1), s.span(colon + 1, end - 1)
        yield s.replaced(i + 1, end - 1, f"({b}) : ({a})")


def arguments(s, i):
    """f(a, b): two neighbours that are plain names change places."""
    if s.words[i] == "," and s.tokens[i - 1][0] == "word" and \
            s.tokens[i + 1][0] == "word" and s.words[i - 2] in "(," and \
            s.words[i + 2] in ",)":
        yield s.replaced(i - 1, i + 1, f"{s.words[i + 1]}, {s.words[i - 1]}")


def mutants(s):
    for i in range(2, len(s.tokens) - 3):
        if s.inside(i):
            for make in (swaps, conditions, statements, choices, arguments):
                yield from make(s, i)


class Workshop:
    """A copy of the tree, with its build, in which mutants are tried."""

    def __init__(self, number):
        self.dir = os.path.join(ROOT, "build", "mutate", str(number))
        shutil.rmtree(self.dir, ignore_errors=True)
        os.makedirs(self.dir)
        files = self.output(["git", "-C", ROOT, "ls-files", "-z"]).split("\0")
        for f in filter(None, files):
            to = os.path.join(self.dir, f)
            os.makedirs(os.path.dirname(to), exist_ok=True)
            shutil.copy2(os.path.join(ROOT, f), to, follow_symlinks=False)
        if not self.make("all", *self.units("*")):
            sys.exit("mutate: the sources do not build")

    @staticmethod
    def output(command):
        return subprocess.run(command, check=True, text=True,
                              stdout=subprocess.PIPE).stdout

    def units(self, folder):
        found = glob.glob(f"tests/{folder}/test_*.c", root_dir=ROOT)
        return ["build/" + f[:-2] for f in sorted(found)]

    def make(self, *targets):
        return self.run(["make", "-s", "WARN=-w", *MAKE_WORDS, *targets], 900)

    def run(self, command, limit):
        env = dict(os.environ, CMOCKA_MESSAGE_OUTPUT="stdout",
                   PERFPRESS=os.path.join(self.dir, "build/perfpress"))
        for name in ("GITHUB_ACTIONS", "CI", "MAKEFLAGS", "MAKELEVEL"):
            env.pop(name, None)
        p = subprocess.Popen(command, cwd=self.dir, env=env,
                             stdin=subprocess.DEVNULL,
                             stdout=subprocess.DEVNULL,
                             stderr=subprocess.DEVNULL,
                             start_new_session=True)
        try:
            return p.wait(limit) == 0
        except subprocess.TimeoutExpired:
            return False
        finally:
            try:
                os.killpg(p.pid, 9)
            except ProcessLookupError:
                pass

    def code(self, path):
        """What a source compiles to, without what debuggers want."""
        name = os.path.join("build", path[:-2] + ".o")
        if not self.make(name):
            return None
        subprocess.run(["strip", "-g", "-o", "code", name], cwd=self.dir,
                       check=True)
        with open(os.path.join(self.dir, "code"), "rb") as f:
            return f.read()

    def tests(self, path):
        folder = path.split("/")[1]
        return EVERYWHERE + self.units(folder) + OWN.get(folder, [])

    def passes(self, test):
        if test.endswith(".sh"):
            return self.run(["sh", test], LIMITS.get(test, LIMIT))
        program = test if test.startswith("build/") else "build/" + test
        return self.make(program) and \
            self.run([program], LIMITS.get(test, LIMIT))

    def try_one(self, mutant):
        """None: no mutant at all; else whether a test noticed it."""
        path = mutant.source.path
        was = self.code(path)
        self.write(path, mutant.text())
        try:
            now = self.code(path)
            if now is None or now == was:
                return None
            if not self.make("all"):
                return None
            return self.noticed(path)
        finally:
            self.write(path, mutant.source.text)

    def noticed(self, path):
        """What noticed most until now is asked first."""
        tests = sorted(self.tests(path), key=lambda t: -KILLS[t])
        for t in tests:
            if not self.passes(t):
                KILLS[t] += 1
                return True
        return False

    def write(self, path, text):
        with open(os.path.join(self.dir, path), "w", encoding="utf-8") as f:
            f.write(text)


def folder_of(workshops, folder, n, seed, lock):
    """Draws until n mutants of a folder have been tried."""
    every = []
    for path in sorted(glob.glob(f"gen/{folder}/**/*.c", root_dir=ROOT,
                                 recursive=True)):
        every += mutants(Source(path))
    random.Random(f"{seed} {folder}").shuffle(every)
    results = []

    def work(shop):
        while True:
            with lock:
                if len(results) >= n or not every:
                    return
                mutant = every.pop()
            noticed = shop.try_one(mutant)
            with lock:
                if noticed is None or len(results) >= n:
                    continue
                results.append(noticed)
                if not noticed:
                    print(f"survived: {mutant}", flush=True)

    with concurrent.futures.ThreadPoolExecutor(len(workshops)) as pool:
        list(pool.map(work, workshops))
    return len(results), sum(results)


def main():
    p = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    p.add_argument("-n", type=int, default=20, help="mutants of each folder")
    p.add_argument("-s", default="1", help="seed")
    p.add_argument("-j", type=int, default=os.cpu_count())
    p.add_argument("--make", default="", help="further words for make")
    p.add_argument("folder", nargs="*", default=sorted(OWN))
    chosen = p.parse_args()
    MAKE_WORDS.extend(shlex.split(chosen.make))
    shops = [Workshop(i) for i in range(chosen.j)]
    lock, total = threading.Lock(), [0, 0]
    for folder in chosen.folder:
        tried, killed = folder_of(shops, folder, chosen.n, chosen.s, lock)
        total[0] += tried
        total[1] += killed
        print(f"{folder}: {tried} mutants, {killed} killed", flush=True)
    print(f"{total[0]} mutants, {total[1]} killed "
          f"({100 * total[1] / max(total[0], 1):.0f} %)")


LIMITS = {"tests/df/test_df": 60, "tests/golden/run.sh": 120}
MAKE_WORDS = []
KILLS = collections.Counter()
if __name__ == "__main__":
    main()
