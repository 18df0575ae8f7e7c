# SPDX-License-Identifier: MIT
"""Joins of all kinds."""
import pandas as pd

NUMBERS = ('int', 'float')
HOWS = ['inner', 'left', 'right', 'outer']


def pairs(m, f):
    """Another frame that is small enough to be joined with."""
    other = m.rng.choice(m.frames())
    if len(m.space[f]) * len(m.space[other]) > 2000:
        raise IndexError
    return other


def kind(m, f, c):
    return m.space[f][c].dtype.kind


def options(m):
    r = m.rng
    return ''.join(r.choice(x) for x in [
        ['', '', ', suffixes=("", " (2)")', ', suffixes=["_a", None]'],
        ['', '', '', ', sort=True'],
        ['', '', ', indicator=True', ', indicator="from"'],
        ['', '', '', ', validate="m:1"', ', validate="1:m"',
         ', validate="one_to_one"', ', validate="m:m"']])


def merge_on(m, f):
    r = m.rng
    other = pairs(m, f)
    common = [c for c in m.space[f].columns if c in m.space[other].columns]
    r.shuffle(common)
    on = common[:r.randrange(1, 3)]
    on = repr(on[0] if len(on) == 1 and r.random() < .5 else on)
    return r.choice(['%s = pd.merge(%s, %s, how=%r, on=%s%s)',
                     '%s = %s.merge(%s, how=%r, on=%s%s)']) % (
        m.new('m'), f, other, r.choice(HOWS), on, options(m))


def merge_names(m, f):
    """Keys of other names, of the same kind."""
    r = m.rng
    other = pairs(m, f)
    left = r.choice(list(m.space[f].columns))
    right = r.choice([c for c in m.space[other].columns
                      if kind(m, other, c) == kind(m, f, left)])
    return '%s = %s.merge(%s, left_on=%r, right_on=%r, how=%r%s)' % (
        m.new('m'), f, other, left, right, r.choice(HOWS), options(m))


def merge_cross(m, f):
    r = m.rng
    return '%s = %s.merge(%s.head(3), how="cross"%s)' % (
        m.new('m'), f, pairs(m, f),
        r.choice(['', ', suffixes=("_1", "_2")']))


def merge_index(m, f):
    r = m.rng
    other = pairs(m, f)
    common = [c for c in m.space[f].columns if c in m.space[other].columns]
    c = r.choice(common)
    how = r.choice(HOWS)
    return r.choice([
        '%s = pd.merge(%s.set_index(%r), %s.set_index(%r), left_index=True, '
        'right_index=True, how=%r%s).reset_index()' % (
            m.new('m'), f, c, other, c, how, options(m)),
        '%s = pd.merge(%s, %s.set_index(%r), left_on=%r, right_index=True, '
        'how=%r%s)%s' % (m.new('m'), f, other, c, c, how, options(m),
                         r.choice(['', '.reset_index()'])),
        '%s = pd.merge(%s.set_index(%r), %s, right_on=%r, left_index=True, '
        'how=%r%s)' % (m.new('m'), f, c, other, c, how, options(m))])


def merge_level(m, f):
    """A level of row labels on one side: a column of the other."""
    r = m.rng
    other = pairs(m, f)
    common = [c for c in m.space[f].columns if c in m.space[other].columns]
    c = r.choice(common)
    return r.choice([
        '%s = %s.merge(%s.set_index(%r), on=%r, how=%r)' % (
            m.new('m'), f, other, c, c, r.choice(HOWS)),
        '%s = %s.set_index(%r).merge(%s, on=%r, how=%r)' % (
            m.new('m'), f, c, other, c, r.choice(HOWS)),
        '%s = %s.set_index(%r).merge(%s.set_index(%r), on=%r, how=%r'
        ').reset_index()' % (
            m.new('m'), f, c, other, c, c, r.choice(HOWS))])


def merge_series(m, f):
    """The best of each group, brought back to the rows."""
    r = m.rng
    c = r.choice(list(m.space[f].columns))
    v = r.choice(m.columns(f, NUMBERS))
    return r.choice([
        '%s = %s.merge(%s.groupby(%r)[%r].max(), on=%r, suffixes=("", " m"))',
        '%s = %s.join(%s.groupby(%r)[%r].max(), on=%r, rsuffix=" m")']) % (
        m.new('m'), f, f, c, v, c)


def join(m, f):
    r = m.rng
    other = pairs(m, f)
    common = [c for c in m.space[f].columns if c in m.space[other].columns]
    how = r.choice(['', ', how="inner"', ', how="outer"', ', how="right"'])
    more = r.choice([', lsuffix="_l"', ', rsuffix="_r"'])
    if not common or r.random() < .4:
        return '%s = %s.join(%s%s%s)' % (m.new('m'), f, other, how, more)
    c = r.choice(common)
    if r.random() < .5:
        return '%s = %s.join(%s.set_index(%r), on=%r%s%s)' % (
            m.new('m'), f, other, c, c, how, more)
    return '%s = %s.set_index(%r).join(%s.set_index(%r)%s%s)%s' % (
        m.new('m'), f, c, other, c, how, more,
        r.choice(['', '.reset_index()']))


STATEMENTS = [
    merge_on, merge_names, merge_cross, merge_index, merge_level,
    merge_series, join,
]
