# SPDX-License-Identifier: MIT
"""Maker: grows one random script, statement by statement, in pandas.

A family is a module family_*.py with
    STATEMENTS  functions (maker, frame's name) -> a line, a list of lines that
                belong together, or None; IndexError (an empty choice),
                TypeError, ValueError, AttributeError (names that are
                numbers) mean:
                not here
    avoid(line, space)  optional: True for lines whose result depends on the
                        release of pandas (say why)
A statement asks the maker for what there is: m.rng, m.space, m.frames(),
m.columns(f, kinds), m.new(), m.target(f), m.expr(f), m.condition(f), ...
"""
import datetime
import glob
import gzip
import io
import json
import os
import sqlite3
import math
import re
import types

import numpy as np
import pandas as pd

WORDS = ['bert', 'resnet 50', 'gpt-j', 'a,b', 'x "y"', 'é', 'BERT', 'zeta',
         '10', 'trn1', '_', 'T5']

FAILING = .1  # of the statements that pandas refuses are kept
ROWS_MAX, COLUMNS_MAX = 300, 60


def space():
    """The names of a script. Python's glob has no order."""
    def names(*args, **named):
        return sorted(glob.glob(*args, **named))
    return {'pd': pd, 'np': np, 'datetime': datetime, 'gzip': gzip, 'io': io,
            'json': json, 'os': os, 'sqlite3': sqlite3,
            'glob': types.SimpleNamespace(glob=names)}


class Maker:
    def __init__(self, rng, folder, families):
        self.rng, self.folder, self.families = rng, folder, families
        self.space = space()
        self.lines, self.fresh, self.error = [], 0, None
        self.files, self.used = {}, []

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
        text = '\n'.join(lines) + self.rng.choice(['', '\n'])
        self.files[name] = text
        with open(os.path.join(self.folder, name), 'w') as f:
            f.write(text)

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
        values = [v for v in series.tolist() if v == v and v is not None
                  and not isinstance(v, datetime.date)]
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

    def target(self, f):
        return f if self.rng.random() < .5 else self.new('d')

    def allowed(self):
        for v in self.space.values():
            if isinstance(v, pd.DataFrame):
                if len(v) > ROWS_MAX or v.shape[1] > COLUMNS_MAX or \
                        not v.columns.is_unique:
                    return False
        return True

    def take(self, line):
        """Tries a line in pandas; False: it fails, and the script ends."""
        if any(f.avoid(line, self.space) for f in self.families
               if hasattr(f, 'avoid')):
            return True
        before = {k: v.copy() if isinstance(v, pd.DataFrame) else v
                  for k, v in self.space.items()}
        try:
            execute(line, self.space)
            if not self.allowed():
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

    def data(self):
        r = self.rng
        kinds = ['int', 'float', 'gap', 'hole', 'word', 'bool', 'num', 'int',
                 'float']
        for name in ('t0.csv', 't1.csv'):
            columns = [('key', 'key'), ('n', 'num')]
            columns += [(r.choice(['A', 'b c', 'Lat. (ms)', 'x/y', 'xy']) +
                         str(i), r.choice(kinds))
                        for i in range(r.randrange(1, 6))]
            self.csv(name, columns, r.choice([0, 1, 3, 6, 12, 30]))
        self.take("df = pd.read_csv('t0.csv')")
        self.take("other = pd.read_csv('t1.csv')")

    def make(self, length):
        r = self.rng
        self.data()
        for _ in range(length):
            f = 'df' if r.random() < .6 else r.choice(self.frames())
            if not isinstance(self.space.get('df'), pd.DataFrame) or \
                    f not in self.frames():
                break
            statement = r.choice(r.choice(self.families).STATEMENTS)
            try:
                lines = statement(self, f)
            except (IndexError, KeyError, TypeError, ValueError,
                    AttributeError):
                continue  # not for this frame, or not for such names
            if isinstance(lines, str):
                lines = [lines]
            n = len(self.lines)
            for line in lines or []:
                if not self.take(line):
                    return
            if len(self.lines) > n:
                self.used.append(statement.__name__)
        last = r.choice(self.frames() or ['df'])
        if last != 'df' and isinstance(self.space['df'], pd.DataFrame):
            self.take('df = %s' % last)


def execute(line, space):
    # In place, pandas before 3 changes other frames, too.
    exec(re.sub(r"^(\w+\[.*?\]) ([-+*/])= ", r'\1 = \1 \2 ', line), space)
