# SPDX-License-Identifier: MIT
"""Columns, arithmetic, formats, conditions, sorting, merging, grouping."""
import numpy as np
import pandas as pd

from maker import WORDS

FORMATS = ['{:.2f}', '{:,.3f}', '${:,.2f}', '{:>10.1f}', '{:e}', '{:.3e}',
           '{:g}', '{:.0f}', '{:+.1f}', '{:010.2f}', '{:.1%}', '{}', 'x{}y',
           '{:<8}|', '{:^9}', '{:_>12,.1f}', '{0}', '{{{}}}', '{:.4g}',
           '{:#.3g}', '{: .2f}', '{!r}', '{:G}', '{:n}']
INT_FORMATS = FORMATS + ['{:d}', '{:,}', '{:05d}', '{:x}', '{:#x}', '{:b}',
                         '{:+,d}', '{:_}', '{:o}', '{:c}']
TEXT_FORMATS = ['{}', '{:>12}', '{:<3}|', '{:^9}', '{:.3}', '{:*^10.2s}',
                '<{}>', '{!r}', '{:s}']


def avoid(line, space):
    """A mean with infinities: nan before pandas 2.2, inf since. A query on no
    rows: columns without a type refuse to be computed with."""
    frames = [v for v in space.values() if isinstance(v, pd.DataFrame)]
    if '.query(' in line:
        return any(len(v) == 0 for v in frames)
    return 'groupby' in line and 'mean' in line and any(
        np.isinf(v.select_dtypes('number')).any().any() for v in frames)


def arith(m, f):
    return '%s[%r] = %s' % (f, m.new(), m.expr(f))


def augmented(m, f):
    c = m.rng.choice(m.columns(f, ('int', 'float')))
    return '%s[%r] %s %s' % (f, c, m.rng.choice(
        ['+=', '-=', '*=', '/=']), m.number())


def text(m, f):
    r = m.rng
    c = r.choice(m.columns(f, ('text',)))
    return r.choice([
        '%s[%r] = %s[%r] + %r' % (f, m.new(), f, c, ' v2'),
        '%s[%r] = %r + %s[%r]' % (f, m.new(), 'x-', f, c),
        '%s[%r] = %s[%r] * 2' % (f, m.new(), f, c),
        '%s[%r] = %s[%r] + %s[%r]' % (f, m.new(), f, c, f, c)])


def format(m, f):
    r = m.rng
    c = r.choice(list(m.space[f].columns))
    kind = m.space[f][c].dtype.kind
    forms = {'f': FORMATS, 'i': INT_FORMATS, 'b': FORMATS,
             'O': TEXT_FORMATS}[kind]
    return '%s[%r] = %s[%r].map(%r.format)' % (f, m.new(), f, c,
                                                r.choice(forms))


def expr_format(m, f):
    return '%s[%r] = (%s).map(%r.format)' % (
        f, m.new(), m.expr(f), m.rng.choice(FORMATS))


def mask(m, f):
    return '%s = %s[%s]' % (m.target(f), f, m.condition(f))


def flag(m, f):
    return '%s[%r] = %s' % (f, m.new(), m.condition(f))


def query(m, f):
    return '%s = %s.query(%r)' % (m.target(f), f, m.query(f))


def limit(m, f):
    return 'limit = %s' % m.number()


def choose(m, f):
    r = m.rng
    columns = list(m.space[f].columns)
    r.shuffle(columns)
    keep = columns[:max(2, r.randrange(len(columns) + 1))]
    if r.random() < .3:
        drop = columns[:r.randrange(len(columns))]
        return '%s = %s[[c for c in %s.columns if c not in %r]]' % (
            m.target(f), f, f, tuple(drop))
    return '%s = %s[%r]' % (m.target(f), f, keep)


def sort(m, f):
    r = m.rng
    columns = list(m.space[f].columns)
    r.shuffle(columns)
    by = columns[:r.randrange(1, 4)]
    if len(by) == 1 and r.random() < .7:
        return '%s = %s.sort_values(%r, ascending=%r)' % (
            m.target(f), f, by[0], r.choice([True, False]))
    up = [r.choice([True, False]) for _ in by]
    more = r.choice(['', ', ignore_index=True'])
    return r.choice([
        '%s = %s.sort_values(%r, ascending=%r%s)' % (
            m.target(f), f, by, up, more),
        '%s.sort_values(by=%r, inplace=True)' % (f, by)])


def rounded(m, f):
    r = m.rng
    c = r.choice(m.columns(f, ('int', 'float')))
    n = r.choice([0, 1, 2, 3, 5, -1, -2])
    return r.choice([
        '%s[%r] = %s[%r].round(%d)' % (f, c, f, c, n),
        '%s = %s.round(%d)' % (f, f, n),
        '%s = %s.round({%r: %d})' % (f, f, c, n)])


def astype(m, f):
    r = m.rng
    c = r.choice(list(m.space[f].columns))
    t = r.choice(['int', 'float', 'str', 'float64', 'int64'])
    return r.choice([
        '%s[%r] = %s[%r].astype(%r, copy=True)' % (f, c, f, c, t),
        '%s[%r] = %s[%r].astype(%s)' % (f, c, f, c, t.rstrip('64')),
        '%s = %s.astype({%r: %r})' % (f, f, c, t)])


def columns_astype(m, f):
    r = m.rng
    cs = m.columns(f, ('int', 'float'))
    r.shuffle(cs)
    cs = cs[:2]
    return '%s[%r] = %s[%r].round(%d).astype(%r, copy=True)' % (
        f, cs, f, cs, r.randrange(3), r.choice(['float', 'str']))


def rows(m, f):
    r = m.rng
    return '%s = %s%s' % (m.target(f), f, r.choice([
        '.head(%d)' % r.randrange(-2, 9), '.tail(%d)' % r.randrange(-2, 9),
        '[%d:%d]' % (r.randrange(-3, 3), r.randrange(-3, 9)), '[::2]',
        '[::-1]', '.head()', '.tail()']))


def group_rows(m, f):
    r = m.rng
    k = r.choice(list(m.space[f].columns))
    return '%s = %s.groupby(%r).%s(%d)' % (
        m.target(f), f, k, r.choice(['head', 'tail']),
        r.randrange(-1, 4))


def group(m, f):
    r = m.rng
    columns = list(m.space[f].columns)
    r.shuffle(columns)
    n = r.randrange(1, 3)
    by, rest = columns[:n], columns[n:]
    how = r.choice(['min', 'max', 'mean', 'sum', 'count'])
    kinds = ('int', 'float') if how in ('mean', 'sum') else \
        ('int', 'float', 'bool')
    rest = [c for c in rest if c in m.columns(f, kinds)][:3]
    if n == 1:
        by = by[0]
    if len(rest) == 1 and r.random() < .5:
        return '%s = %s.groupby(%r)[%r].%s().reset_index()' % (
            m.new('g'), f, by, rest[0], how)
    return '%s = %s.groupby(%r)[%r].%s()%s' % (
        m.new('g'), f, by, rest, how,
        r.choice(['.reset_index()', '.reset_index()', '']))


def reset(m, f):
    return m.rng.choice([
        '%s = %s.reset_index(drop=True)' % (f, f),
        '%s.reset_index(drop=True, inplace=True)' % f,
        '%s = %s.reset_index()' % (m.new('d'), f)])


def rename(m, f):
    c = m.rng.choice(list(m.space[f].columns))
    return m.rng.choice([
        '%s = %s.rename(columns={%r: %r})' % (f, f, c, m.new()),
        '%s.rename(columns={%r: %r}, inplace=True)' % (
            f, c, m.new())])


def merge(m, f):
    r = m.rng
    other = r.choice(m.frames())
    common = [c for c in m.space[f].columns
              if c in m.space[other].columns]
    r.shuffle(common)
    on = common[:r.randrange(1, 3)]
    if len(m.space[f]) * len(m.space[other]) > 3000:
        return None
    how = r.choice(['', ', how="left"', ', how="inner"', ', how="right"'])
    on = repr(on[0] if len(on) == 1 and r.random() < .5 else on)
    more = r.choice(['', ', suffixes=("", " (2)")'])
    return r.choice(['%s = pd.merge(%s, %s, on=%s%s%s)',
                     '%s = %s.merge(%s, on=%s%s%s)']) % (
        m.new('m'), f, other, on, how, more)


def literal(m, f):
    r = m.rng
    n = r.randrange(1, 5)
    make = {'key': lambda: r.choice('abcd'), 'n': lambda: r.randrange(9),
            'x': lambda: r.choice([1, 2.5, -3, 1e10]),
            'w': lambda: r.choice(WORDS),
            'o': lambda: r.choice([1.5, None, 4])}
    keys = r.sample(sorted(make), 3)
    if r.random() < .5:
        rows = [{k: make[k]() for k in keys if r.random() < .9}
                for _ in range(n)]
        return '%s = pd.DataFrame(%r)' % (m.new('l'), rows)
    return '%s = pd.DataFrame(%r)' % (
        m.new('l'), {k: [make[k]() for _ in range(n)] for k in keys})


def align(m, f):
    """Columns of another frame with other row labels."""
    r = m.rng
    other = r.choice(m.frames())
    c = r.choice(list(m.space[other].columns))
    numeric = m.columns(other, ('int', 'float'))
    mine = m.columns(f, ('int', 'float'))
    if numeric and mine and r.random() < .5:
        return '%s[%r] = %s[%r] %s %s[%r]' % (
            f, m.new(), f, r.choice(mine), r.choice('+-*/'), other,
            r.choice(numeric))
    return '%s[%r] = %s[%r]' % (f, m.new(), other, c)


def scalar(m, f):
    return '%s[%r] = %s' % (f, m.new(), m.rng.choice(
        ['1', '2.5', '"x"', 'True', 'None', 'len(%s)' % f,
         '"a" * 3', '7 // 2', '-7 % 3', '7 / 2', '2 ** 10', '-7 // 2',
         '"{:.2f}".format(2 / 3)', 'round(2.567, 1)', '1 < 2 < 3',
         '"b" in "abc"', 'not 1 == 2', '1 if_x' if 0 else '10 % 3.5']))


def listed(m, f):
    n = len(m.space[f])
    if n == 0:
        return None
    return '%s[%r] = %r' % (f, m.new(), [
        m.rng.randrange(9) for _ in range(n)])


def frame_arith(m, f):
    r = m.rng
    cs = m.columns(f, ('int', 'float'))
    r.shuffle(cs)
    cs = cs[:2]
    return '%s[%r] = %s[%r] %s %s' % (f, cs, f, cs, r.choice('+-*/'),
                                      r.choice([m.number(),
                                                '%s[%r]' % (f, cs)]))


def series_result(m, f):
    r = m.rng
    c = r.choice(list(m.space[f].columns))
    return 'df = %s[%r]%s' % (f, c, r.choice(
        ['', '.head(3)', '.sort_values(ascending=False)',
         '.reset_index()']))


STATEMENTS = [
    arith, augmented, text, format, expr_format, mask, flag, query, limit,
    choose, sort, rounded, astype, columns_astype, rows, group_rows, group,
    reset, rename, merge, literal, align, scalar, listed, frame_arith,
    series_result,
]
