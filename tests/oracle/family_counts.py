# SPDX-License-Identifier: MIT
"""Equal rows, counts, the largest rows, describe."""
import pandas as pd

from family_groups import NUMBERS, infinite, keys, some


def avoid(line, space):
    """Infinities have no mean; describe tells of them in each release anew,
    and of groups of no rows nothing at all; nor can its names be keys."""
    if 'describe' in line and 'groupby' in line and any(
            v.isna().all().any() or {'std', 'mean', '50%'} & set(v.columns)
            for v in space.values() if isinstance(v, pd.DataFrame)):
        return True
    return ('describe' in line or 'groupby' in line) and any(
        infinite(v) for v in space.values() if isinstance(v, pd.DataFrame))


def any_column(m, f):
    return m.rng.choice([c for c in m.space[f].columns])


def mixed(m, f):
    """Texts beside numbers in one column: no order."""
    return any(m.space[f][c].dtype.kind == 'O' and
               not all(isinstance(v, str) or v != v for v in m.space[f][c])
               for c in m.space[f].columns)


def value_counts(m, f):
    r = m.rng
    c = any_column(m, f)
    if mixed(m, f):  # None beside numbers: the index makes floats of them
        return None
    options = ', '.join(r.sample([
        'normalize=True', 'ascending=True', 'dropna=False', 'sort=False'],
        r.randrange(3)))
    what = '%s[%r].value_counts(%s)' % (f, c, options)
    return r.choice([
        '%s = %s.reset_index()' % (m.new('d'), what),
        '%s[%r] = %s[%r].map(%s[%r].value_counts())' % (
            f, m.new(), f, c, f, c) if not m.space[f][c].isna().any() else None,
        '%s = pd.DataFrame({"k": %s.index, "n": %s.tolist()})' % (
            m.new('d'), what, what)])


def value_counts_rows(m, f):
    r = m.rng
    if mixed(m, f):
        return None
    columns = list(m.space[f].columns)
    r.shuffle(columns)
    subset = columns[:r.randrange(1, 3)]
    options = ', '.join(['subset=%r' % subset] + r.sample([
        'normalize=True', 'ascending=True', 'dropna=False', 'sort=False'],
        r.randrange(3)))
    return '%s = %s.value_counts(%s).reset_index()' % (m.new('d'), f, options)


def value_counts_groups(m, f):
    r = m.rng
    if mixed(m, f):
        return None
    by, rest = keys(m, f)
    options = ', '.join(r.sample([
        'normalize=True', 'ascending=True'], r.randrange(2)))
    return '%s = %s.groupby(%s)[%r].value_counts(%s).reset_index()' % (
        m.new('d'), f, by, r.choice(rest), options)


def unique(m, f):
    r = m.rng
    c = any_column(m, f)
    return r.choice([
        '%s = pd.DataFrame({"u": %s[%r].unique()})' % (m.new('d'), f, c),
        '%s[%r] = len(%s[%r].unique())' % (f, m.new(), f, c),
        '%s = pd.DataFrame({"u": [str(v) for v in %s[%r].unique()]})' % (
            m.new('d'), f, c)
        if len(m.space[f]) and m.space[f][c].dtype.kind not in 'mM' else None])


def duplicates(m, f):
    r = m.rng
    columns = list(m.space[f].columns)
    r.shuffle(columns)
    subset = columns[:r.randrange(1, 3)]
    keep = r.choice(['', "keep='first'", "keep='last'", 'keep=False'])
    both = ', '.join(x for x in [
        r.choice(['%r' % subset, 'subset=%r' % subset,
                  '%r' % subset[0]]), keep] if x)
    c = any_column(m, f)
    return r.choice([
        '%s = %s.drop_duplicates(%s)' % (m.target(f), f, both),
        '%s = %s.drop_duplicates(%s)' % (m.target(f), f, keep),
        '%s = %s.drop_duplicates(%s, ignore_index=True)' % (
            m.target(f), f, both),
        '%s.drop_duplicates(%s, inplace=True)' % (f, both),
        '%s[%r] = %s.duplicated(%s)' % (f, m.new(), f, both),
        '%s[%r] = %s.duplicated()' % (f, m.new(), f),
        '%s = %s[~%s.duplicated(%s)]' % (m.target(f), f, f, both),
        '%s[%r] = %s[%r].duplicated(%s)' % (f, m.new(), f, c, keep),
        '%s[%r] = %s[%r].drop_duplicates(%s)' % (f, m.new(), f, c, keep)
        if m.space[f].index.is_unique else None])


def mode(m, f):
    r = m.rng
    if mixed(m, f):
        return None
    c = any_column(m, f)
    return r.choice([
        '%s = %s[%r].mode().reset_index()' % (m.new('d'), f, c),
        '%s = %s[%r].mode()' % (m.new('d'), f, some(m, f)),
        '%s = %s.mode(numeric_only=True)' % (m.new('d'), f)
        if 'b' not in {t.kind for t in m.space[f].dtypes} and
        m.columns(f, NUMBERS) else None,
        '%s[%r] = %s[%r].mode()[0]' % (f, m.new(), f, c)
        if m.space[f][c].notna().any() else None])


def largest(m, f):
    """keep= of several columns: the order of equal rows hangs on how far pandas
    had to look."""
    r = m.rng
    cs = some(m, f, most=2)
    what = r.choice(['nlargest', 'nsmallest'])
    n = r.choice([0, 1, 2, 3, 5, 100])
    keep = r.choice(['', '', ", keep='last'", ", keep='all'"])
    if n == 100 or len(cs) > 1 or m.space[f][cs].isna().any().any():
        keep = ''
    by = repr(cs if len(cs) > 1 or r.random() < .3 else cs[0])
    if not m.space[f].index.is_unique or not len(m.space[f]):
        return None
    return r.choice([
        '%s = %s.%s(%d, %s%s)' % (m.target(f), f, what, n, by, keep),
        '%s = %s.%s(%d, columns=%s)' % (m.target(f), f, what, n, by),
        '%s = %s[%r].%s(%d%s).reset_index()' % (
            m.new('d'), f, cs[0], what, n, keep),
        '%s = %s[%r].%s().reset_index(drop=True)' % (
            m.new('d'), f, cs[0], what)])


def largest_groups(m, f):
    r = m.rng
    by, rest = keys(m, f)
    c = r.choice([c for c in rest if c in m.columns(f, NUMBERS)])
    if m.space[f].index.names != [None] or not len(m.space[f]) or \
            m.space[f].isna().any().any():
        return None
    return '%s = %s.groupby(%s)[%r].%s(%d).reset_index()' % (
        m.new('d'), f, by, c, r.choice(['nlargest', 'nsmallest']),
        r.randrange(1, 4))


def describe(m, f):
    r = m.rng
    c = any_column(m, f)
    options = r.choice(['', '', '', 'percentiles=[0.1, 0.9]',
                        'percentiles=[0.5]', 'percentiles=[0.05, 0.125, 0.999]'])
    by, rest = keys(m, f)
    rest = [c for c in rest if c in m.columns(f, NUMBERS)][:2]
    if len(m.space[f]) == 0 or m.space[f][c].isna().all():
        return None
    every = 'include="all"'
    return r.choice([
        '%s = %s[%r].describe(%s).reset_index()' % (m.new('d'), f, c, options),
        '%s = %s.describe(%s).reset_index()' % (m.new('d'), f, options),
        '%s = %s.describe(%s).reset_index()' % (m.new('d'), f, every)
        if not m.space[f].isna().all().any() and
        not m.columns(f, ("bool",)) else None,
        '%s = %s.groupby(%s)[%r].describe(%s).reset_index()' % (
            m.new('d'), f, by, rest[0], options) if rest else None,
        '%s = %s.groupby(%s)[%r].describe(%s).reset_index()' % (
            m.new('d'), f, by, rest, options) if rest else None])


STATEMENTS = [
    value_counts, value_counts_rows, value_counts_groups, unique, duplicates,
    mode, largest, largest_groups, describe,
]
