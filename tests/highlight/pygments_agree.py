# SPDX-License-Identifier: MIT
"""Holds the classes of words in samples/ against Pygments', where it is
installed: pygments_agree.py PERFPRESS. The text must be the same, most bytes
must have the same class, and no name that Pygments knows may be reported."""
import html
import os
import re
import subprocess
import sys
import tempfile
from collections import Counter

try:
    from pygments.lexers import get_all_lexers, get_lexer_by_name
    from pygments.token import STANDARD_TYPES
except ImportError:
    print("pygments is not installed: skipped")
    sys.exit(0)

HERE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "samples")
LANGUAGES = {"sh": "sh", "console": "console", "py": "python",
             "pycon": "pycon", "yaml": "yaml", "json": "json", "c": "c",
             "cpp": "cpp", "rst": "rst", "diff": "diff", "toml": "toml",
             "ini": "ini"}
LEAST = 0.85  # of a sample's bytes
# A traceback is output here; keys have no class there.
LESS = {"session.pycon": 0.6, "pyproject.toml": 0.7}
# Families that stylesheets colour alike, and those that have no colour.
PLAIN = {"", "n", "p", "w", "l", "err", "nx", "esc"}
SAME = {"sd": "s", "s1": "s", "s2": "s", "sa": "s", "sc": "s", "sb": "s",
        "se": "s", "dl": "s", "no": "s", "cm": "c", "c1": "c", "ch": "c",
        "cp": "c", "cpf": "c", "mi": "m", "mf": "m", "mh": "m", "mo": "m",
        "mb": "m", "ld": "m", "kc": "k", "kt": "k", "kd": "k", "kn": "k",
        "kr": "k", "kp": "k", "ow": "k", "nn": "n.", "si": "s"}


def short(token):
    while token not in STANDARD_TYPES:
        token = token.parent
    return STANDARD_TYPES[token]


def theirs(name, text):
    lexer = get_lexer_by_name(name, stripnl=False, ensurenl=False)
    return [short(t) for t, v in lexer.get_tokens(text) for _ in v]


def ours(code):
    text, classes, now = "", [], ""
    for part in re.findall(r'<span class="[^"]*">|</span>|[^<]+', code):
        if part.startswith("<span"):
            now = part.split('"')[1]
        elif part == "</span>":
            now = ""
        else:
            part = html.unescape(part)
            text += part
            classes += [now] * len(part)
    return text, classes


def family(name):
    return "" if name in PLAIN else SAME.get(name, name)


def build(program, pages):
    with tempfile.TemporaryDirectory() as site:
        os.mkdir(os.path.join(site, "content"))
        open(os.path.join(site, "perfpress.yaml"), "w").close()
        for name, text in pages.items():
            with open(os.path.join(site, "content", name), "w") as f:
                f.write(text)
        done = subprocess.run([program, "build"], cwd=site,
                              capture_output=True, text=True)
        out = {}
        for name in pages:
            with open(os.path.join(site, "public",
                                   name.rsplit(".", 1)[0] + ".html")) as f:
                out[name] = f.read()
        return out, done.stdout + done.stderr


def indented(text):
    return "".join("   " + line if line.strip() else line
                   for line in text.splitlines(True))


def main(program):
    bad = False
    files = sorted(f for f in os.listdir(HERE)
                   if f.rsplit(".", 1)[1] in LANGUAGES)
    texts = {f: open(os.path.join(HERE, f)).read() for f in files}
    pages = {f.replace(".", "-") + ".rst":
             "T\n=\n\n.. code-block:: %s\n\n%s" %
             (LANGUAGES[f.rsplit(".", 1)[1]], indented(texts[f]))
             for f in files}
    aliases = sorted({a for _, names, _, _ in get_all_lexers()
                      for a in names})
    pages["index.rst"] = "Names\n=====\n\n" + "".join(
        ".. code-block:: %s\n\n   x\n\n" % a for a in aliases)
    out, said = build(program, pages)
    for line in re.findall(r".*code-language.*", said):
        print("index.rst: a name that Pygments knows:", line)
        bad = True
    for f in files:
        page = out[f.replace(".", "-") + ".rst"]
        code = re.search(r"<pre><code[^>]*>(.*?)</code></pre>", page,
                         re.S).group(1)
        text, mine = ours(code)
        if text != texts[f].rstrip("\n"):
            print(f, "the text differs")
            bad = True
        other = theirs(LANGUAGES[f.rsplit(".", 1)[1]], texts[f])
        pairs = [(family(a), family(b), c)
                 for a, b, c in zip(mine, other, text) if not c.isspace()]
        same = sum(a == b for a, b, _ in pairs) / len(pairs)
        print("%-15s %5.1f %%" % (f, 100 * same),
              Counter("%s/%s" % (a or "-", b or "-")
                      for a, b, _ in pairs if a != b).most_common(4))
        bad |= same < LESS.get(f, LEAST)
    sys.exit(bad)


main(os.path.abspath(sys.argv[1]))
