#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""oracle.py [-n SCRIPTS] [-s SEED] [-f FAMILY]... [PERFPRESS]: random scripts,
two readers. oracle.py -t CASES.t ...: what pandas makes of the cases that print
a frame; oracle.py -g PAGE.md ...: the same for the guide's examples.

Makes random CSV files and df scripts of all families (family_*.py), runs each
in pandas and in `perfpress df`, and compares the CSV texts. A script on which
pandas fails must fail in perfpress, too. What differs is shrunk and printed.
Needs pandas: `make oracle N=5000`.
"""
import newer  # first: it sets pandas up

import argparse
import collections
import csv as csv_module
import glob
import importlib
import io
import math
import multiprocessing
import os
import random
import re
import subprocess
import sys
import tempfile

import numpy as np
import pandas as pd

import maker

HERE = os.path.dirname(os.path.abspath(__file__))


def families(names):
    found = sorted(os.path.basename(p)[:-3]
                   for p in glob.glob(os.path.join(HERE, 'family_*.py')))
    wanted = ['family_' + n for n in names] or found
    return [importlib.import_module(n) for n in wanted]


# ---- the two readers


def in_perfpress(perfpress, folder, lines):
    """(status, CSV, diagnostics)"""
    script = os.path.join(folder, 'script.df')
    with open(script, 'w') as f:
        f.write('\n'.join(lines) + '\n')
    p = subprocess.run([perfpress, 'df', script], cwd=folder, timeout=900,
                       stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    return p.returncode, p.stdout.decode(), p.stderr.decode()


def in_pandas(folder, lines):
    """(CSV, error): one of them is None."""
    space = maker.space()
    os.chdir(folder)
    try:
        for line in lines:
            maker.execute(line, space)
        return print_frame(space['df']), None
    except Exception as fault:
        return None, '%s: %s' % (type(fault).__name__, fault)


def print_frame(frame):
    text = io.StringIO()
    frame.to_csv(text, index=False)
    return text.getvalue()


# What df scripts do not have, and say so (content/guide/df-language.md): parts
# of the formats of messages in gen/, which must be there.
REFUSED = (
    'does not fit into a 64-bit integer',
    'integer does not fit into 64 bits',  # Python's have no end
    "a cell cannot hold a '%s'",  # a tuple, as the labels of two keys are
    'escape is not a valid Unicode character',  # '\\x00': strings have none
    'frames whose row labels have different numbers of levels',
    "'stack' of columns with several levels",
    "'stack' of unsorted columns with several levels",
    "'filter' of labels with several levels",
    "'unstack' of row labels with a single level",
    'contains %s in one frame and %s in the other',  # categories, too
    'for a group without rows',
    'rows have a value in column',  # nlargest: pandas gives more
    'lists or dicts',  # numpy spreads a list of one as a meta
    'margins=True without index=',  # pandas aggregates what it aggregated
    'the table has no rows for margins',
    'all quantiles are equal and make no intervals',
    'must all be objects or all be lists',  # a dict as a row of lists
    'a missing value cannot become an integer',  # pd.to_numeric of NaT
    'cannot be filled with this value',  # dates, with 0
    "'%.*s' does not work on the %s of %.*s",  # the mean of periods
    'is not one of the categories of',  # loc[:, 'k'], before pandas 2
)


def refusals():
    """A pattern of all messages in REFUSED."""
    root = os.path.join(HERE, '../../gen')
    source = ''.join(open(p, encoding='utf-8').read() for p in glob.glob(
        root + '/**/*.[ch]', recursive=True))
    source = re.sub(r'"\s*\n\s*"', '', source)
    for words in REFUSED:
        assert words in source, 'no message has %r' % words
    return re.compile('|'.join(re.sub(r'%(\\\.\\\*)?s', '.*', re.escape(words))
                               for words in REFUSED))


REFUSALS = refusals()


# C libraries differ in the last digits of these; perfpress rounds them once.
ELEMENTARY = re.compile(
    r'np\.(exp2?|expm1|log(2|10|1p)?|cbrt|sin|cos|tan)\b|gmean')


def same_number(x, y):
    """Whether two cells are numbers that differ by a few units of the last
    place at most."""
    try:
        return math.isclose(float(x), float(y), rel_tol=1e-15)
    except ValueError:
        return False


def alike(a, b):
    """Whether two CSV texts differ only in the last digits of numbers."""
    rows = [list(csv_module.reader(io.StringIO(x))) for x in (a, b)]
    return [len(r) for r in rows[0]] == [len(r) for r in rows[1]] and all(
        x == y or same_number(x, y)
        for r, q in zip(*rows) for x, y in zip(r, q))


def compare(perfpress, folder, lines, csv, error):
    """None, or what differs."""
    try:
        status, out, err = in_perfpress(perfpress, folder, lines)
    except subprocess.TimeoutExpired:
        return 'perfpress does not end'
    if REFUSALS.search(err):
        return None
    if error and error.startswith((
            'ValueError: Length of values',
            'ValueError: operands could not be broadcast')) and any(
                'value_counts(' in x for x in lines[-1:]):
        return None  # a fault of pandas, where some categories have no rows
    if error:
        return None if status == 1 else 'pandas: %s\nperfpress: %s' % (
            error[:600], (err or out)[:900])
    if status:
        return 'pandas: %s\nperfpress: %s' % (csv[:600], (err or out)[:900])
    rounded = ELEMENTARY.search('\n'.join(lines))
    if csv == out or (rounded and alike(csv, out)):
        return None
    a, b = csv.split('\n'), out.split('\n')
    k = next((k for k in range(min(len(a), len(b))) if a[k] != b[k]),
             min(len(a), len(b)))
    return 'line %d\n  %s\npandas:    %s\nperfpress: %s' % (
        k, a[0], a[k:k + 1], b[k:k + 1])


# ---- shrinking


def write_files(folder, files):
    for name, text in files.items():
        with open(os.path.join(folder, name), 'w') as f:
            f.write(text)


def differs(perfpress, folder, lines, files, failing):
    write_files(folder, files)
    csv, error = in_pandas(folder, lines)
    if (error is not None) != failing:
        return None
    return compare(perfpress, folder, lines, csv, error)


def shrink(perfpress, folder, lines, files, failing):
    """Fewer statements, then fewer rows, as long as there is a difference."""
    k = len(lines) - 1
    while k >= 0:
        less = lines[:k] + lines[k + 1:]
        if differs(perfpress, folder, less, files, failing):
            lines = less
        k -= 1
    for name in files:
        # without a line, JSON is often none
        k = 0 if name.endswith('.json') else files[name].count('\n')
        while k >= 1:
            rows = files[name].rstrip('\n').split('\n')
            less = dict(files)
            less[name] = '\n'.join(rows[:k] + rows[k + 1:]) + '\n'
            if differs(perfpress, folder, lines, less, failing):
                files = less
            k -= 1
    return lines, files


# ---- scripts


def run_one(seed, perfpress, folder, chosen):
    """(statements used, statements, failing in pandas, report or None)"""
    m = maker.Maker(random.Random(seed), folder, chosen)
    os.chdir(folder)
    m.make(m.rng.randrange(3, 14))
    csv = None if m.error else print_frame(m.space['df'])
    found = compare(perfpress, folder, m.lines, csv, m.error)
    if not found:
        return m.used, len(m.lines), bool(m.error), None
    lines, files = shrink(perfpress, folder, m.lines, m.files, bool(m.error))
    found = differs(perfpress, folder, lines, files, bool(m.error)) or \
        found + '\n(cannot be shown apart)'
    report = ['---- seed %d' % seed]
    for name, text in files.items():
        if any(name in line for line in lines):
            report += ['%s:' % name, text.rstrip('\n')]
    return m.used, len(m.lines), bool(m.error), '\n'.join(
        report + ['script:'] + lines + [found])


def work(job):
    seeds, perfpress, names = job
    chosen, out = families(names), []
    with tempfile.TemporaryDirectory() as folder:
        for seed in seeds:
            out.append(run_one(seed, perfpress, folder, chosen))
            if out[-1][3]:
                print(out[-1][3], flush=True)
        os.chdir('/')
    return out


def run_all(opts):
    perfpress = os.path.abspath(opts.perfpress)
    seeds = range(opts.s, opts.s + opts.n)
    jobs = [(seeds[k::opts.j], perfpress, opts.f) for k in range(opts.j)]
    with multiprocessing.Pool(opts.j) as pool:
        results = [r for part in pool.map(work, jobs) for r in part]
    used = collections.Counter(u for r in results for u in r[0])
    wrong = sum(r[3] is not None for r in results)
    if opts.v:
        print(', '.join('%s %d' % x for x in sorted(used.items())))
    never = [s.__name__ for f in families(opts.f) for s in f.STATEMENTS
             if not used[s.__name__]]
    if never and opts.n >= 1000:
        print('never used:', ' '.join(never))
    print('%d scripts, %d statements of %d kinds, %d scripts failing in '
          'pandas; %d differences' % (
              len(results), sum(r[1] for r in results), len(used),
              sum(r[2] for r in results), wrong))
    return 1 if wrong else 0


# ---- cases


NOT_COMPARED = ('endless in Python', 'by chance in Python', 'writes a file')


def check_cases(path):
    """Compares the csv sections of a .t file with pandas' answer, which has to
    be another one where the case's name ends in "beyond pandas". Cases with a
    name that ends in one of NOT_COMPARED are left out."""
    wrong = 0
    with open(path, encoding='utf-8') as f:
        cases = re.split(r'^=== ', f.read(), flags=re.M)[1:]
    for case in cases:
        name, *parts = re.split(r'^--- (.*)\n', case, flags=re.M)
        sections = dict(zip(parts[::2], parts[1::2]))
        if 'csv' not in sections or name.strip().endswith(NOT_COMPARED):
            continue
        with tempfile.TemporaryDirectory() as folder:
            os.chdir(folder)
            write_files(folder, {h[5:]: body for h, body in sections.items()
                                 if h.startswith('data ')})
            space = maker.space()
            try:
                exec(sections['script'], space)
                got = print_frame(space['df'])
            except Exception as fault:
                got = '%s: %s' % (type(fault).__name__, fault)
            os.chdir('/')
        same = got.rstrip('\n') == sections['csv'].rstrip('\n')
        if same == name.strip().endswith('beyond pandas'):
            wrong += 1
            print('----', name.strip(), '\npandas:\n' + got)
    print('%s: %d differences' % (path, wrong))
    return wrong


def check_page(path):
    """The same for the examples of a page of the guide: ```python, then
    ```text; a first block without a result comes before each of them."""
    with open(path, encoding='utf-8') as f:
        blocks = re.findall(r'^```(python|text)\n(.*?)^```$', f.read(),
                            flags=re.M | re.S)
    start = blocks.pop(0)[1]
    examples = [(code, want) for (_, code), (_, want) in
                zip(blocks[::2], blocks[1::2])]
    wrong = 0
    for code, want in examples:
        got, error = in_pandas(os.path.join(HERE, '../../data'),
                               [start + code])
        if error or got != want:
            wrong += 1
            print('----\n%spandas:\n%s' % (code, error or got))
    print('%s: %d examples, %d differences' % (path, len(examples), wrong))
    return wrong + (not examples)


def check_all(check, paths):
    failed = sum(check(p) > 0 for p in paths)
    print('%d passed, %d failed' % (len(paths) - failed, failed))
    return failed > 0


def main():
    ap = argparse.ArgumentParser()
    ap.add_argument('-t', nargs='+', metavar='CASES')
    ap.add_argument('-g', nargs='+', metavar='PAGE')
    ap.add_argument('-n', type=int, default=1000, help='how many scripts')
    ap.add_argument('-s', type=int, default=1, help='the first seed')
    ap.add_argument('-f', action='append', default=[], metavar='FAMILY',
                    help='only this family; may be given again')
    ap.add_argument('-j', type=int, default=2, help='processes')
    ap.add_argument('-v', action='store_true', help='count what was used')
    ap.add_argument('perfpress', nargs='?', default='build/perfpress')
    opts = ap.parse_args()
    if opts.t:
        paths = [os.path.abspath(p) for p in opts.t]
        return check_all(check_cases, paths)
    if opts.g:
        paths = [os.path.abspath(p) for p in opts.g]
        return check_all(check_page, paths)
    return run_all(opts)


if __name__ == '__main__':
    sys.exit(main())
