#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""oracle.py [-n SCRIPTS] [-s SEED] [PERFPRESS]: random scripts, two readers.
oracle.py -t CASES.t ...: what pandas makes of the cases that print a frame.

Makes random CSV files and df scripts over all operations there are, runs each
in pandas and in `perfpress df`, and compares the CSV texts. A script on which
pandas fails must fail in perfpress, too. Needs pandas; not part of make test.

Where pandas' results depend on its release or on the size of the data, what df
scripts promise is asked of it: sorts are stable, merges keep the order of the
left table (as pandas 2.2 has it), numbers are read to the last digit.
"""
import argparse
import io
import math
import os
import random
import re
import subprocess
import sys
import tempfile
import warnings

# The powers of numpy's own vector library are not those of pow().
os.environ['NPY_DISABLE_CPU_FEATURES'] = 'AVX512F AVX512CD AVX512_SKX ' \
    'AVX512_CLX AVX512_CNL AVX512_ICL'

import numpy as np
import pandas as pd

warnings.simplefilter('ignore')
pd.set_option('compute.use_bottleneck', False)
pd.set_option('compute.use_numexpr', False)
pd.set_option('mode.chained_assignment', None)
pd.set_option('mode.copy_on_write', True)

plain_read = pd.read_csv
plain_merge = pd.merge
plain_sort = pd.DataFrame.sort_values
plain_series_sort = pd.Series.sort_values


def merge(left, right, how='inner', on=None, suffixes=('_x', '_y')):
    keys = [on] if isinstance(on, str) else on
    if keys is None:
        keys = [c for c in left.columns if c in right.columns]
    out = plain_merge(left.assign(_l=np.arange(len(left))),
                      right.assign(_r=np.arange(len(right))),
                      how=how, on=keys, suffixes=suffixes)
    order = ['_r', '_l'] if how == 'right' else ['_l', '_r']
    out = plain_sort(out, order, kind='stable')
    return out.drop(columns=['_l', '_r']).reset_index(drop=True)


def sort_values(self, by, ascending=True, inplace=False, ignore_index=False):
    out = plain_sort(self, by, ascending=ascending, kind='stable',
                     ignore_index=ignore_index)
    if not inplace:
        return out
    self._update_inplace(out)


def series_sort(self, ascending=True, ignore_index=False):
    return plain_series_sort(self, ascending=ascending, kind='stable',
                             ignore_index=ignore_index)


pd.read_csv = lambda path: plain_read(path, float_precision='round_trip')
pd.merge = merge
pd.DataFrame.merge = lambda self, *args, **named: merge(self, *args, **named)
pd.DataFrame.sort_values = sort_values
pd.Series.sort_values = series_sort

FAILING = .1  # of the statements that pandas refuses are kept
WORDS = ['bert', 'resnet 50', 'gpt-j', 'a,b', 'x "y"', 'é', 'BERT', 'zeta',
         '10', 'trn1', '_', 'T5']
FORMATS = ['{:.2f}', '{:,.3f}', '${:,.2f}', '{:>10.1f}', '{:e}', '{:.3e}',
           '{:g}', '{:.0f}', '{:+.1f}', '{:010.2f}', '{:.1%}', '{}', 'x{}y',
           '{:<8}|', '{:^9}', '{:_>12,.1f}', '{0}', '{{{}}}', '{:.4g}',
           '{:#.3g}', '{: .2f}', '{!r}', '{:G}', '{:n}']
INT_FORMATS = FORMATS + ['{:d}', '{:,}', '{:05d}', '{:x}', '{:#x}', '{:b}',
                         '{:+,d}', '{:_}', '{:o}', '{:c}']
TEXT_FORMATS = ['{}', '{:>12}', '{:<3}|', '{:^9}', '{:.3}', '{:*^10.2s}',
                '<{}>', '{!r}', '{:s}']


class Maker:
    """Grows one script statement by statement, each tried in pandas first."""

    def __init__(self, rng, folder):
        self.rng, self.folder = rng, folder
        self.space = {'pd': pd, 'np': np}
        self.lines, self.fresh, self.error = [], 0, None

    # ---- data

    def cell(self, kind):
        r = self.rng
        if kind == 'key':
            return r.choice(['a', 'b', 'c', 'd', 'a '])
        if kind == 'num':
            return str(r.randrange(4))
        if kind == 'int':
            return str(r.choice([r.randrange(-9, 10), r.randrange(-999, 9999),
                                 r.randrange(-10**6, 10**7), 0, 1, 2**40]))
        if kind == 'gap':
            return '' if r.random() < .3 else str(r.randrange(-20, 50))
        if kind == 'float':
            return repr(round(r.uniform(-5, 900), r.randrange(4)))
        if kind == 'hole':
            return '' if r.random() < .25 else repr(r.uniform(-1e3, 1e5))
        if kind == 'bool':
            return r.choice(['True', 'False'])
        if kind == 'word' and r.random() < .15:
            return ''
        text = r.choice(WORDS)
        return '"%s"' % text.replace('"', '""') if r.random() < .5 or \
            ',' in text or '"' in text else text

    def csv(self, name, columns, rows):
        lines = [','.join('"%s"' % c for c, _ in columns)]
        for _ in range(rows):
            lines.append(','.join(self.cell(k) for _, k in columns))
        with open(os.path.join(self.folder, name), 'w') as f:
            f.write('\n'.join(lines) + self.rng.choice(['', '\n']))

    # ---- choosing

    def frames(self):
        return [n for n, v in self.space.items()
                if isinstance(v, pd.DataFrame) and len(v.columns)]

    def columns(self, name, what=None):
        frame = self.space[name]
        kinds = {'i': 'int', 'f': 'float', 'O': 'text', 'b': 'bool'}
        out = [c for c in frame.columns if what is None or
               kinds.get(frame[c].dtype.kind) in what]
        return out

    def new(self, what='c'):
        self.fresh += 1
        return '%s %d' % (what, self.fresh) if what == 'c' else \
            '%s%d' % (what, self.fresh)

    def number(self):
        r = self.rng
        return r.choice(['2', '3', '0', '1', '10', '-1', '1.0e6', '0.5', '7',
                         '3.6e3', '100', '1_000', '2.5', '-0.25', '0x10'])

    def expr(self, name, depth=0):
        """An arithmetic expression over the numeric columns of a frame."""
        r = self.rng
        columns = self.columns(name, ('int', 'float'))
        if depth > 2 or r.random() < .3 or not columns:
            if columns and r.random() < .7:
                return "%s[%r]" % (name, r.choice(columns))
            return self.number()
        op = r.choice(['+', '-', '*', '/', '//', '%', '+', '*', '/'])
        kind = r.random()
        if kind < .06:
            return '%s[%r] ** %s' % (name, r.choice(columns),
                                   r.choice(['2', '0.5', '1', '0', '-1', '3']))
        if kind < .12:
            return '-(%s)' % self.expr(name, depth + 1)
        if kind < .18:
            return "%s[%r].%s()" % (name, r.choice(columns), r.choice(
                ['max', 'min', 'sum', 'mean', 'count']))
        if kind < .22 and depth:
            return '%s[%r] * len(%s)' % (name, r.choice(columns), name)
        return '(%s %s %s)' % (self.expr(name, depth + 1), op,
                               self.expr(name, depth + 1))

    def literal_of(self, series):
        r = self.rng
        values = [v for v in series.tolist() if v == v and v is not None]
        if series.dtype.kind == 'O':
            return repr(r.choice(values) if values and r.random() < .8
                        else 'nothing')
        if series.dtype.kind == 'b':
            return r.choice(['True', 'False'])
        if values and r.random() < .7:
            v = r.choice(values)
            return repr(v) if math.isfinite(v) else '0'
        return self.number()

    def condition(self, name, depth=0):
        r = self.rng
        if depth < 2 and r.random() < .35:
            return '(%s) %s (%s)' % (self.condition(name, depth + 1),
                                     r.choice('&|'),
                                     self.condition(name, depth + 1))
        if depth < 2 and r.random() < .15:
            return '~(%s)' % self.condition(name, depth + 1)
        frame = self.space[name]
        c = r.choice(list(frame.columns))
        left = '%s[%r]' % (name, c)
        if len(frame) == 0 and r.random() < .9:
            return left + ' == ' + left
        if frame[c].dtype.kind == 'b' and r.random() < .5:
            return left
        if frame[c].dtype.kind in 'if' and r.random() < .2:
            left = '(%s[%r] + %s)' % (name, c, self.expr(name, 1))
        op = r.choice(['==', '!=', '<', '<=', '>', '>='])
        if r.random() < .15 and frame[c].dtype.kind in 'if':
            other = r.choice(self.columns(name, ('int', 'float')))
            return '%s %s %s[%r]' % (left, op, name, other)
        return '%s %s %s' % (left, op, self.literal_of(frame[c]))

    def query(self, name, depth=0):
        r = self.rng
        if depth < 2 and r.random() < .4:
            return '%s %s %s' % (self.query(name, depth + 1),
                                 r.choice(['and', 'or', '&', '|']),
                                 self.query(name, depth + 1))
        if depth < 2 and r.random() < .15:
            return 'not (%s)' % self.query(name, depth + 1)
        frame = self.space[name]
        c = r.choice(list(frame.columns))
        value = self.literal_of(frame[c])
        left = c if c.isidentifier() and r.random() < .5 else '`%s`' % c
        kind = frame[c].dtype.kind
        if r.random() < .2:
            return '%s %s [%s, %s]' % (left, r.choice(['in', 'not in', '==']),
                                       value, self.literal_of(frame[c]))
        if kind in 'if' and r.random() < .2:
            return '%s < %s <= %s' % (self.number(), left, value)
        if kind in 'if' and r.random() < .2:
            return '%s * 2 > %s + 1' % (left, value)
        if 'limit' in self.space and kind in 'if' and r.random() < .3:
            return '%s > @limit' % left
        return '%s %s %s' % (left, r.choice(['==', '!=', '<', '>=']), value)

    # ---- statements

    def s_arith(self, f):
        return '%s[%r] = %s' % (f, self.new(), self.expr(f))

    def s_augmented(self, f):
        c = self.rng.choice(self.columns(f, ('int', 'float')))
        return '%s[%r] %s %s' % (f, c, self.rng.choice(
            ['+=', '-=', '*=', '/=']), self.number())

    def s_text(self, f):
        r = self.rng
        c = r.choice(self.columns(f, ('text',)))
        return r.choice([
            '%s[%r] = %s[%r] + %r' % (f, self.new(), f, c, ' v2'),
            '%s[%r] = %r + %s[%r]' % (f, self.new(), 'x-', f, c),
            '%s[%r] = %s[%r] * 2' % (f, self.new(), f, c),
            '%s[%r] = %s[%r] + %s[%r]' % (f, self.new(), f, c, f, c)])

    def s_format(self, f):
        r = self.rng
        c = r.choice(list(self.space[f].columns))
        kind = self.space[f][c].dtype.kind
        forms = {'f': FORMATS, 'i': INT_FORMATS, 'b': FORMATS,
                 'O': TEXT_FORMATS}[kind]
        return '%s[%r] = %s[%r].map(%r.format)' % (f, self.new(), f, c,
                                                    r.choice(forms))

    def s_expr_format(self, f):
        return '%s[%r] = (%s).map(%r.format)' % (
            f, self.new(), self.expr(f), self.rng.choice(FORMATS))

    def s_mask(self, f):
        return '%s = %s[%s]' % (self.target(f), f, self.condition(f))

    def s_flag(self, f):
        return '%s[%r] = %s' % (f, self.new(), self.condition(f))

    def s_query(self, f):
        return '%s = %s.query(%r)' % (self.target(f), f, self.query(f))

    def s_limit(self, f):
        return 'limit = %s' % self.number()

    def s_choose(self, f):
        r = self.rng
        columns = list(self.space[f].columns)
        r.shuffle(columns)
        keep = columns[:max(2, r.randrange(len(columns) + 1))]
        if r.random() < .3:
            drop = columns[:r.randrange(len(columns))]
            return '%s = %s[[c for c in %s.columns if c not in %r]]' % (
                self.target(f), f, f, tuple(drop))
        return '%s = %s[%r]' % (self.target(f), f, keep)

    def s_sort(self, f):
        r = self.rng
        columns = list(self.space[f].columns)
        r.shuffle(columns)
        by = columns[:r.randrange(1, 4)]
        if len(by) == 1 and r.random() < .7:
            return '%s = %s.sort_values(%r, ascending=%r)' % (
                self.target(f), f, by[0], r.choice([True, False]))
        up = [r.choice([True, False]) for _ in by]
        more = r.choice(['', ', ignore_index=True'])
        return r.choice([
            '%s = %s.sort_values(%r, ascending=%r%s)' % (
                self.target(f), f, by, up, more),
            '%s.sort_values(by=%r, inplace=True)' % (f, by)])

    def s_round(self, f):
        r = self.rng
        c = r.choice(self.columns(f, ('int', 'float')))
        n = r.choice([0, 1, 2, 3, 5, -1, -2])
        return r.choice([
            '%s[%r] = %s[%r].round(%d)' % (f, c, f, c, n),
            '%s = %s.round(%d)' % (f, f, n),
            '%s = %s.round({%r: %d})' % (f, f, c, n)])

    def s_astype(self, f):
        r = self.rng
        c = r.choice(list(self.space[f].columns))
        t = r.choice(['int', 'float', 'str', 'float64', 'int64'])
        return r.choice([
            '%s[%r] = %s[%r].astype(%r, copy=True)' % (f, c, f, c, t),
            '%s[%r] = %s[%r].astype(%s)' % (f, c, f, c, t.rstrip('64')),
            '%s = %s.astype({%r: %r})' % (f, f, c, t)])

    def s_columns_astype(self, f):
        r = self.rng
        cs = self.columns(f, ('int', 'float'))
        r.shuffle(cs)
        cs = cs[:2]
        return '%s[%r] = %s[%r].round(%d).astype(%r, copy=True)' % (
            f, cs, f, cs, r.randrange(3), r.choice(['float', 'str']))

    def s_rows(self, f):
        r = self.rng
        return '%s = %s%s' % (self.target(f), f, r.choice([
            '.head(%d)' % r.randrange(-2, 9), '.tail(%d)' % r.randrange(-2, 9),
            '[%d:%d]' % (r.randrange(-3, 3), r.randrange(-3, 9)), '[::2]',
            '[::-1]', '.head()', '.tail()']))

    def s_group_rows(self, f):
        r = self.rng
        k = r.choice(list(self.space[f].columns))
        return '%s = %s.groupby(%r).%s(%d)' % (
            self.target(f), f, k, r.choice(['head', 'tail']),
            r.randrange(-1, 4))

    def s_group(self, f):
        r = self.rng
        columns = list(self.space[f].columns)
        r.shuffle(columns)
        n = r.randrange(1, 3)
        by, rest = columns[:n], columns[n:]
        how = r.choice(['min', 'max', 'mean', 'sum', 'count'])
        kinds = ('int', 'float') if how in ('mean', 'sum') else \
            ('int', 'float', 'bool')
        rest = [c for c in rest if c in self.columns(f, kinds)][:3]
        if n == 1:
            by = by[0]
        if len(rest) == 1 and r.random() < .5:
            return '%s = %s.groupby(%r)[%r].%s().reset_index()' % (
                self.new('g'), f, by, rest[0], how)
        return '%s = %s.groupby(%r)[%r].%s()%s' % (
            self.new('g'), f, by, rest, how,
            r.choice(['.reset_index()', '.reset_index()', '']))

    def s_reset(self, f):
        return self.rng.choice([
            '%s = %s.reset_index(drop=True)' % (f, f),
            '%s.reset_index(drop=True, inplace=True)' % f,
            '%s = %s.reset_index()' % (self.new('d'), f)])

    def s_rename(self, f):
        c = self.rng.choice(list(self.space[f].columns))
        return self.rng.choice([
            '%s = %s.rename(columns={%r: %r})' % (f, f, c, self.new()),
            '%s.rename(columns={%r: %r}, inplace=True)' % (
                f, c, self.new())])

    def s_merge(self, f):
        r = self.rng
        other = r.choice(self.frames())
        common = [c for c in self.space[f].columns
                  if c in self.space[other].columns]
        r.shuffle(common)
        on = common[:r.randrange(1, 3)]
        if len(self.space[f]) * len(self.space[other]) > 3000:
            return None
        how = r.choice(['', ', how="left"', ', how="inner"', ', how="right"'])
        on = repr(on[0] if len(on) == 1 and r.random() < .5 else on)
        more = r.choice(['', ', suffixes=("", " (2)")'])
        return r.choice(['%s = pd.merge(%s, %s, on=%s%s%s)',
                         '%s = %s.merge(%s, on=%s%s%s)']) % (
            self.new('m'), f, other, on, how, more)

    def s_literal(self, f):
        r = self.rng
        n = r.randrange(1, 5)
        make = {'key': lambda: r.choice('abcd'), 'n': lambda: r.randrange(9),
                'x': lambda: r.choice([1, 2.5, -3, 1e10]),
                'w': lambda: r.choice(WORDS),
                'o': lambda: r.choice([1.5, None, 4])}
        keys = r.sample(sorted(make), 3)
        if r.random() < .5:
            rows = [{k: make[k]() for k in keys if r.random() < .9}
                    for _ in range(n)]
            return '%s = pd.DataFrame(%r)' % (self.new('l'), rows)
        return '%s = pd.DataFrame(%r)' % (
            self.new('l'), {k: [make[k]() for _ in range(n)] for k in keys})

    def s_align(self, f):
        """Columns of another frame with other row labels."""
        r = self.rng
        other = r.choice(self.frames())
        c = r.choice(list(self.space[other].columns))
        numeric = self.columns(other, ('int', 'float'))
        mine = self.columns(f, ('int', 'float'))
        if numeric and mine and r.random() < .5:
            return '%s[%r] = %s[%r] %s %s[%r]' % (
                f, self.new(), f, r.choice(mine), r.choice('+-*/'), other,
                r.choice(numeric))
        return '%s[%r] = %s[%r]' % (f, self.new(), other, c)

    def s_scalar(self, f):
        return '%s[%r] = %s' % (f, self.new(), self.rng.choice(
            ['1', '2.5', '"x"', 'True', 'None', 'len(%s)' % f,
             '"a" * 3', '7 // 2', '-7 % 3', '7 / 2', '2 ** 10', '-7 // 2',
             '"{:.2f}".format(2 / 3)', 'round(2.567, 1)', '1 < 2 < 3',
             '"b" in "abc"', 'not 1 == 2', '1 if_x' if 0 else '10 % 3.5']))

    def s_list(self, f):
        n = len(self.space[f])
        if n == 0:
            return None
        return '%s[%r] = %r' % (f, self.new(), [
            self.rng.randrange(9) for _ in range(n)])

    def s_frame_arith(self, f):
        r = self.rng
        cs = self.columns(f, ('int', 'float'))
        r.shuffle(cs)
        cs = cs[:2]
        return '%s[%r] = %s[%r] %s %s' % (f, cs, f, cs, r.choice('+-*/'),
                                          r.choice([self.number(),
                                                    '%s[%r]' % (f, cs)]))

    def s_series_result(self, f):
        r = self.rng
        c = r.choice(list(self.space[f].columns))
        return 'df = %s[%r]%s' % (f, c, r.choice(
            ['', '.head(3)', '.sort_values(ascending=False)',
             '.reset_index()']))

    def target(self, f):
        return f if self.rng.random() < .5 else self.new('d')

    def take(self, line):
        if not line:
            return True
        before = {k: v.copy() if isinstance(v, pd.DataFrame) else v
                  for k, v in self.space.items()}
        try:
            if 'groupby' in line and 'mean' in line and any(
                    np.isinf(v.select_dtypes('number')).any().any()
                    for v in self.space.values()
                    if isinstance(v, pd.DataFrame)):
                return True  # nan before pandas 2.2, inf since
            # In place, pandas before 3 changes other frames, too.
            exec(re.sub(r"^(\w+\[.*?\]) ([-+*/])= ", r'\1 = \1 \2 ', line),
                 self.space)
            for v in self.space.values():
                if isinstance(v, pd.DataFrame):
                    if len(v) > 300 or not v.columns.is_unique:
                        raise MemoryError
        except MemoryError:
            self.space = before
            return True
        except Exception as fault:
            self.space = before
            if self.rng.random() < FAILING:
                self.lines.append(line)
                self.error = '%s: %s' % (type(fault).__name__, fault)
                return False
            return True
        self.lines.append(line)
        return True

    def make(self, length):
        r = self.rng
        kinds = ['int', 'float', 'gap', 'hole', 'word', 'bool', 'num', 'int',
                 'float']
        for name in ('t0.csv', 't1.csv'):
            columns = [('key', 'key'), ('n', 'num')]
            columns += [(r.choice(['A', 'b c', 'Lat. (ms)', 'x/y']) + str(i),
                         r.choice(kinds)) for i in range(r.randrange(1, 6))]
            self.csv(name, columns, r.choice([0, 1, 3, 6, 12, 30]))
        self.take("df = pd.read_csv('t0.csv')")
        self.take("other = pd.read_csv('t1.csv')")
        steps = [getattr(self, n) for n in sorted(dir(self))
                 if n.startswith('s_')]
        for _ in range(length):
            f = 'df' if r.random() < .6 else r.choice(self.frames())
            if not isinstance(self.space.get('df'), pd.DataFrame) or \
                    f not in self.frames():
                break
            try:
                line = r.choice(steps)(f)
            except IndexError:
                continue
            if not self.take(line):
                return
        last = r.choice(self.frames())
        if last != 'df' and isinstance(self.space['df'], pd.DataFrame):
            self.take('df = %s' % last)


def run(perfpress, folder, lines):
    script = os.path.join(folder, 'script.df')
    with open(script, 'w') as f:
        f.write('\n'.join(lines) + '\n')
    p = subprocess.run([perfpress, 'df', script], cwd=folder, timeout=60,
                       stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    return p.returncode, p.stdout.decode(), p.stderr.decode()


def check_cases(path):
    """Compares the csv sections of a .t file with pandas' answer."""
    wrong = 0
    with open(path, encoding='utf-8') as f:
        cases = re.split(r'^=== ', f.read(), flags=re.M)[1:]
    for case in cases:
        name, *parts = re.split(r'^--- (.*)\n', case, flags=re.M)
        sections = dict(zip(parts[::2], parts[1::2]))
        if 'csv' not in sections:
            continue
        with tempfile.TemporaryDirectory() as folder:
            os.chdir(folder)
            for head, body in sections.items():
                if head.startswith('data '):
                    with open(head[5:], 'w', encoding='utf-8') as f:
                        f.write(body)
            space = {'pd': pd, 'np': np}
            try:
                exec(sections['script'], space)
                got = space['df'].to_csv(index=False)
            except Exception as fault:
                got = '%s: %s' % (type(fault).__name__, fault)
            os.chdir('/')
        if got.rstrip('\n') != sections['csv'].rstrip('\n'):
            wrong += 1
            print('----', name.strip(), '\npandas:\n' + got)
    print('%s: %d differences' % (path, wrong))
    return wrong


def main():
    ap = argparse.ArgumentParser()
    ap.add_argument('-t', nargs='+', metavar='CASES')
    ap.add_argument('-n', type=int, default=1000)
    ap.add_argument('-s', type=int, default=1)
    ap.add_argument('-x', action='store_true', help='stop at a difference')
    ap.add_argument('perfpress', nargs='?', default='build/perfpress')
    opts = ap.parse_args()
    if opts.t:
        paths = [os.path.abspath(p) for p in opts.t]
        return 1 if sum(check_cases(p) for p in paths) else 0
    perfpress = os.path.abspath(opts.perfpress)
    wrong = failures = statements = 0
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        for i in range(opts.s, opts.s + opts.n):
            maker = Maker(random.Random(i), folder)
            maker.make(maker.rng.randrange(3, 14))
            statements += len(maker.lines)
            status, out, err = run(perfpress, folder, maker.lines)
            failures += maker.error is not None
            if maker.error:
                same, want = status == 1, maker.error
            else:
                text = io.StringIO()
                maker.space['df'].to_csv(text, index=False)
                want = text.getvalue()
                same = status == 0 and want == out
            if same:
                continue
            wrong += 1
            print('---- seed %d: status %d' % (i, status))
            print('\n'.join(maker.lines))
            if maker.error or status:
                print('pandas:', want[:600], '\nperfpress:', (err or out)[:900])
            else:
                a, b = want.split('\n'), out.split('\n')
                k = next((k for k in range(min(len(a), len(b)))
                          if a[k] != b[k]), min(len(a), len(b)))
                print('line', k, '\n ', a[0], '\npandas:   ', a[k:k + 1],
                      '\nperfpress:', b[k:k + 1])
            if opts.x:
                break
    print('%d scripts, %d statements, %d of them failing in pandas; '
          '%d differences' % (opts.n, statements, failures, wrong))
    return 1 if wrong else 0


if __name__ == '__main__':
    sys.exit(main())
