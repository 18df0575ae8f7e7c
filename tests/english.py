#!/usr/bin/env python3
"""english.py [-l] PATH...: counts turns of phrase that STYLE.md asks us to avoid.

It reads the comments and messages of C files and the prose of Markdown,
reStructuredText and the manual. -l lists each finding. The exit status is 1 above
three findings per 1,000 words of a PATH. Few findings do not prove good English."""
import os
import re
import sys

LIMIT = 3.0
HAVE = r"(?:has|have|had)"
BE = r"(?:is|are|was|were|be)"
PHRASES = [re.compile(p) for p in (
    r"(?:^|[.;:,(] )(?:(?:for|of|by|in|from|with) )?[Ww]hat (?!(?:is|are) (?:a|the)\b)",
    r"\b(?:stands?|stood)\b(?! (?:alone|for)\b)",
    rf"\b(?:{BE}|been|and) told\b|\btells? of\b",
    rf"\b{BE} (?:none\b|no (?!longer|more|less|greater|larger|smaller|later|"
    r"earlier|better|worse|other|such)\w)",
    rf"\b(?:as|which|what|who|where) \w+ {HAVE} (?:it|them)\b",
    r"(?:^|[.;:] )(?:Of|Behind) [^,.;]{3,60}, ",
    r"\bat hand\b",
    rf"\b(?:one|those) (?:that|which) (?:{BE}|{HAVE})\b",
    r"\b(?:lies?|lay)\b(?! about)",
    r"\bbehind\b",
    r"\b[Aa] text\b",
    r"\b(?:go|goes|went) on\b",
    r"\b(?:is|are) one\b(?! (?:of|more|byte|line|per)\b)",
)]
C_TOKEN = re.compile(
    r"""/\*(?P<block>.*?)\*/|(?P<line>(?://[^\n]*\n[ \t]*)+)|"(?P<text>(?:\\.|[^"\\\n])*)"|'(?:\\.|[^'\\\n])*'""",
    re.S)
# A paragraph: lines without directives, options, headings, tables and code.
PARAGRAPH = re.compile(
    r"(?:^(?![ \t]*(?:\.\. |\||:|#|\{|    )).*\S.*\n?)+", re.M)
FENCE = re.compile(r"^(```|~~~|:::).*?^\1", re.S | re.M)


def passages(path):
    """Yields the offset and the text of each passage that a person reads."""
    with open(path, encoding="utf-8", errors="replace") as f:
        text = f.read()
    if path.endswith((".c", ".h")):
        for m in C_TOKEN.finditer(text + "\n"):
            if m["text"] is None or m["text"].count(" ") > 2:
                words = m["block"] or m["text"] or re.sub("//", " ", m["line"] or "")
                yield text.count("\n", 0, m.start()) + 1, words
        return
    text = FENCE.sub(lambda m: "\n" * m[0].count("\n"), text)
    for m in PARAGRAPH.finditer(text):
        yield text.count("\n", 0, m.start()) + 1, re.sub("`[^`]*`", "X", m[0])


def files(path):
    if os.path.isfile(path):
        return [path]
    return sorted(os.path.join(folder, name) for folder, _, names in os.walk(path)
                  for name in names if name.endswith((".c", ".h", ".md", ".rst", ".1"))
                  and not re.search(r"/(?:\.|build\b|public\b|expected\b)", folder))


def count(path, listed):
    words = found = 0
    for name in files(path):
        for line, passage in passages(name):
            passage = " ".join(passage.split())
            words += len(passage.split())
            for m in (m for p in PHRASES for m in p.finditer(passage)):
                found += 1
                if listed:
                    start = max(0, m.start() - 30)
                    print(f"{name}:{line}: {passage[start:m.end() + 30]}")
    rate = found * 1000 / max(words, 1)
    print(f"{path}: {rate:.1f} turns of phrase per 1,000 words, {LIMIT:g} at most")
    return rate <= LIMIT


listed = "-l" in sys.argv
sys.exit(not all([count(p, listed) for p in sys.argv[1:] if p != "-l"]))
