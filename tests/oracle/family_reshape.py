# SPDX-License-Identifier: MIT
"""Joins of all kinds; columns and rows chosen, named and sorted."""
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
    common = [c for c in common if kind(m, f, c) == kind(m, other, c)]
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


# ---- columns, names, labels


def labelled(m, f):
    """The frame with labels that stand once, or as it is."""
    r = m.rng
    frame = m.space[f]
    keys = [c for c in frame.columns if frame[c].is_unique and
            not frame[c].isna().any() and isinstance(c, str)]
    if keys and r.random() < .8:
        c = r.choice(keys)
        return '%s.set_index(%r)' % (f, c), frame[c].tolist()
    return f, frame.index.tolist()


def some(m, values, more=()):
    values = [v for v in values if not isinstance(v, tuple)] + list(more)
    m.rng.shuffle(values)
    return values[:m.rng.randrange(1, 4)]


def drop(m, f):
    r = m.rng
    cs = some(m, m.space[f].columns, r.choice([[], [], ['no such']]))
    how = r.choice(['columns=%r', '%r, axis=1', '%r, axis="columns"'])
    one = cs[0] if r.random() < .4 else cs
    return '%s = %s.drop(%s%s)' % (
        m.target(f), f, how % (one,),
        r.choice(['', '', ', errors="ignore"']))


def drop_inplace(m, f):
    return '%s.drop(columns=%r, inplace=True)' % (
        f, m.rng.choice(list(m.space[f].columns)))


def drop_rows(m, f):
    r = m.rng
    text, values = labelled(m, f)
    return r.choice([
        '%s = %s.drop(%r)%s' % (m.target(f), text, some(m, values),
                                r.choice(['', '.reset_index()'])),
        '%s = %s.drop(index=%r, errors="ignore")' % (
            m.target(f), text, some(m, values, ['x'])),
        '%s = %s.drop(%s[%s].index)' % (m.target(f), f, f, m.condition(f))])


def pop_insert(m, f):
    r = m.rng
    c = r.choice(list(m.space[f].columns))
    return r.choice([
        '%s.insert(%d, %r, %s[%r])' % (
            f, r.randrange(m.space[f].shape[1] + 1), m.new(), f, c),
        '%s.insert(%d, %r, %s.pop(%r))' % (
            f, r.randrange(m.space[f].shape[1]), m.new(), f, c),
        '%s.insert(0, %r, %s)' % (f, m.new(), m.number())])


def filtered(m, f):
    r = m.rng
    columns = list(m.space[f].columns)
    return '%s = %s.filter(%s)' % (m.target(f), f, r.choice([
        'items=%r' % some(m, columns, ['no such']), 'like=%r' % r.choice('xyk1 '),
        'regex=%r' % r.choice(['^k', '[xy]', r'\d$', 'A|b', '(?i)a']),
        '%r' % columns[:2], 'like=%r, axis=1' % r.choice('ce')]))


def filter_rows(m, f):
    r = m.rng
    text, values = labelled(m, f)
    return '%s = %s.filter(%s, axis=0)' % (m.target(f), text, r.choice([
        'items=%r' % some(m, values, ['no such']), 'like=%r' % r.choice('ab1'),
        'regex=%r' % r.choice(['^1', 'a$', '[b-e]'])]))


def dtypes(m, f):
    r = m.rng
    types = ["'number'", "'int'", "'float64'", "'object'", "'bool'",
             "['number', 'bool']", "['int64', 'object']"]
    return '%s = %s.select_dtypes(%s)' % (m.new('s'), f, r.choice([
        'include=%s' % r.choice(types), 'exclude=%s' % r.choice(types),
        r.choice(types)]))


def renamed(m, f):
    r = m.rng
    c = r.choice(list(m.space[f].columns))
    return '%s = %s%s' % (m.target(f), f, r.choice([
        '.rename(columns=lambda c: f"{c}!")', '.add_prefix("p ")',
        '.rename(columns=lambda c: c.upper())', '.add_suffix("_s")',
        '.rename({%r: %r}, axis=1)' % (c, m.new()),
        '.rename(columns={%r: %d})' % (c, r.randrange(9)),
        '.rename(columns={%r: %r}, errors="raise")' % (c, m.new()),
        '.rename(columns={"no such": 1}, errors="raise")',
        '.set_axis(%r, axis=1)' % [m.new() for _ in m.space[f].columns],
        '.set_axis(%r, axis="columns")' % [m.new() for _ in range(2)]]))


def rename_labels(m, f):
    r = m.rng
    text, values = labelled(m, f)
    value = r.choice(values)
    return '%s = %s%s.reset_index()' % (m.new('r'), text, r.choice([
        '.rename({%r: "other"})' % value, '.rename(index={%r: 9})' % value,
        '.rename(index=lambda x: f"<{x}>")', '.rename_axis("label")',
        '.rename_axis(index="l")', '.rename_axis("names", axis=1)',
        '.rename(index=str)', '.rename_axis(None)']))


def rename_column(m, f):
    r = m.rng
    c = r.choice(list(m.space[f].columns))
    return '%s = %s[%r].rename(%s).reset_index()' % (
        m.new('r'), f, c, r.choice(["'new'", '7', 'lambda x: x * 2',
                                    '{0: 5, 1: 7}']))


def reindex(m, f):
    r = m.rng
    text, values = labelled(m, f)
    fill = r.choice(['', '', ', fill_value=0', ', fill_value="none"',
                     ', fill_value=1.5'])
    if r.random() < .4:
        cs = some(m, m.space[f].columns, ['no such', 'more'])
        return '%s = %s.reindex(%s%s)' % (
            m.target(f), f, r.choice(['columns=%r', '%r, axis=1']) % cs, fill)
    kind = type(values[0])
    more = [v for v in ['x', 7, 1.5] if isinstance(v, kind)]
    return '%s = %s.reindex(%s%s)%s' % (
        m.new('r'), text, r.choice(['%r', 'index=%r']) % some(m, values, more),
        fill, r.choice(['', '.reset_index()']))


def sort_more(m, f):
    r = m.rng
    columns = list(m.space[f].columns)
    r.shuffle(columns)
    by = columns[:r.randrange(1, 3)]
    key = r.choice(['lambda s: s.map(lambda v: str(v))', 'lambda s: s * -1',
                    'lambda s: s.str.len()', 'lambda s: s.map({1.5: 5, 2: 4})'])
    more = ''.join(r.choice(x) for x in [
        ['', ', na_position="first"'], ['', ', ascending=False'],
        ['', ', kind="mergesort"'], ['', '', ', key=' + key]])
    return '%s = %s.sort_values(%r%s)' % (m.target(f), f, by, more)


def sort_column(m, f):
    r = m.rng
    c = r.choice(list(m.space[f].columns))
    return '%s = %s[%r].sort_values(%s).reset_index()' % (
        m.new('s'), f, c, r.choice([
            'na_position="first"', 'ascending=False, na_position="first"',
            'key=lambda s: s.map(lambda v: str(v)[::-1])']))


def sort_index(m, f):
    r = m.rng
    columns = list(m.space[f].columns)
    r.shuffle(columns)
    more = ', '.join(x for x in [
        r.choice(['', 'ascending=False']), r.choice(['', 'na_position="first"']),
        r.choice(['', '', 'ignore_index=True'])] if x)
    n = r.randrange(1, 3)
    if n == 2 and 'na_' in more:
        n = 1
    level = r.choice(['level=1', 'level=%r' % columns[1]])
    return r.choice([
        '%s = %s.set_index(%r).sort_index(%s).reset_index()' % (
            m.new('s'), f, columns[:n], more),
        '%s = %s.set_index(%r).sort_index(%s).reset_index()' % (
            m.new('s'), f, columns[:2], level),
        '%s = %s.sort_index(axis=1)' % (m.target(f), f),
        '%s = %s.sort_index(%s)' % (m.target(f), f, more),
        '%s = %s.set_index(%r)[%r].sort_index().reset_index()' % (
            m.new('s'), f, columns[0], columns[1])])


# ---- put together, turned


def concat(m, f):
    r = m.rng
    others = [r.choice(m.frames()) for _ in range(r.randrange(1, 3))]
    if sum(len(m.space[o]) for o in others + [f]) > 200:
        raise IndexError
    more = ''.join(r.choice(x) for x in [
        ['', ', ignore_index=True'], ['', '', ', join="inner"'],
        ['', '', ', sort=False']])
    keys = [r.choice('abc') + str(i) for i in range(len(others) + 1)]
    pieces = '[%s]' % ', '.join([f] + others)
    if r.random() < .3:
        more = ', keys=%r%s' % (keys, r.choice(['', ', names=["from", "row"]']))
    elif r.random() < .15:
        pieces = '{%s}' % ', '.join('%r: %s' % x for x in
                                    zip(keys, [f] + others))
    return '%s = pd.concat(%s%s)%s' % (
        m.new('k'), pieces, more, r.choice(['', '', '.reset_index()']))


def concat_beside(m, f):
    r = m.rng
    other = r.choice(m.frames())
    if len(m.space[f]) + len(m.space[other]) > 200:
        raise IndexError
    c = r.choice(list(m.space[other].columns))
    return r.choice([
        '%s = pd.concat([%s, %s.add_suffix("_2")], axis=1%s)' % (
            m.new('k'), f, other, r.choice(['', ', join="inner"'])),
        '%s = pd.concat([%s, %s[%r].rename("new")], axis="columns"%s)' % (
            m.new('k'), f, other, c, r.choice(['', ', join="inner"'])),
        '%s = pd.concat([%s, %s], axis=1, keys=["one", "two"])' % (
            m.new('k'), f, other),
        '%s = pd.concat({"u": %s[%r], "v": %s[%r]}, axis=1)' % (
            m.new('k'), other, c, other, r.choice(
                list(m.space[other].columns)))])


def concat_columns(m, f):
    r = m.rng
    a, b = [r.choice(list(m.space[f].columns)) for _ in range(2)]
    return '%s = pd.concat([%s[%r], %s[%r]]%s).reset_index()' % (
        m.new('k'), f, a, f, b, r.choice(['', ', ignore_index=True']))


def melt(m, f):
    r = m.rng
    columns = list(m.space[f].columns)
    r.shuffle(columns)
    if len(m.space[f]) * len(columns) > 250:
        raise IndexError
    n = r.randrange(len(columns))
    more = r.choice(['', ', var_name="which"', ', value_name="v"',
                     ', var_name="which", value_name=3'])
    return r.choice([
        '%s = %s.melt(id_vars=%r%s)' % (m.new('m'), f, columns[:n], more),
        '%s = %s.melt(%r, %r%s)' % (m.new('m'), f, columns[:n],
                                    columns[n:n + 2], more),
        '%s = pd.melt(%s, value_vars=%r)' % (m.new('m'), f, columns[n]),
        '%s = %s.melt()' % (m.new('m'), f),
        '%s = %s.set_index(%r).melt(ignore_index=False).reset_index()' % (
            m.new('m'), f, columns[0])])


def whole(m, f, columns):
    """Without missing parts of keys."""
    if m.space[f][columns].isna().any().any() or not len(m.space[f]):
        raise IndexError


def unstack(m, f):
    r = m.rng
    columns = list(m.space[f].columns)
    r.shuffle(columns)
    by, rest = columns[:r.randrange(2, 4)], columns[3:6]
    whole(m, f, by)
    if not rest:
        raise IndexError
    level = r.choice(['', '0', '-1', 'level=1', 'level=%r' % by[0]])
    fill = r.choice(['', '', 'fill_value=0', 'fill_value="-"',
                     'fill_value=1.5'])
    args = ', '.join(x for x in [level, fill] if x)
    frame = '%s.groupby(%r).head(1).set_index(%r)' % (f, by, by)
    if len(rest) == 1 or r.random() < .5:
        return '%s = %s[%r].unstack(%s)%s' % (
            m.new('u'), frame, r.choice(rest), args,
            r.choice(['', '.reset_index()']))
    return '%s = %s[%r].unstack(%s)%s' % (
        m.new('u'), frame, rest, args, r.choice(['', '.reset_index()']))


def stack(m, f):
    r = m.rng
    columns = list(m.space[f].columns)
    r.shuffle(columns)
    if len(m.space[f]) * len(columns) > 250:
        raise IndexError
    return '%s = %s.stack()%s.reset_index()' % (
        m.new('s'), r.choice(['%s.set_index(%r)' % (f, columns[0]),
                              '%s[%r]' % (f, columns[:3])]),
        r.choice(['', '.rename("v")']))


def pivot(m, f):
    r = m.rng
    columns = list(m.space[f].columns)
    r.shuffle(columns)
    a, b, c = columns[:3]
    whole(m, f, [a, b])
    two = r.choice([a, [a], [a, c]])
    v = r.choice([', values=%r' % columns[-1],
                  ', values=%r' % (columns[3:5] or columns[-1:]), ''])
    keys = [a, b] if not isinstance(two, list) else two + [b]
    whole(m, f, keys)
    frame = '%s.groupby(%r).head(1)' % (f, keys) if r.random() < .8 else f
    return '%s = %s.pivot(index=%r, columns=%r%s)%s' % (
        m.new('p'), frame, two, b, v, r.choice(['', '.reset_index()']))


def pivot_table(m, f):
    r = m.rng
    columns = list(m.space[f].columns)
    numbers = m.columns(f, NUMBERS)
    r.shuffle(columns)
    r.shuffle(numbers)
    a, b = columns[:2]
    values = [c for c in numbers if c not in (a, b)]
    if len(m.space[f]) < 3:
        raise IndexError
    v = r.choice([values[0], values[:1], values[:2]])
    keys = r.choice(['index=%r, columns=%r' % (a, b), 'index=%r' % a,
                     'index=[%r, %r]' % (a, b), 'columns=%r' % b,
                     'index=[%r], columns=[%r]' % (a, b)])
    how = r.choice(['', ', aggfunc="sum"', ', aggfunc="max"', ', aggfunc="count"',
                    ', aggfunc="first"', ', aggfunc={%r: "min"}' % values[0],
                    ', aggfunc=["min", "max"]'])
    fill = r.choice(['', '', ', fill_value=0'])
    if all(isinstance(c, str) for c in columns):  # pandas: others are levels
        fill += r.choice(['', ', margins=True',
                          ', margins=True, margins_name="Total"'])
    return '%s = %s.pivot_table(values=%r, %s%s%s)%s' % (
        m.new('p'), f, v, keys, how, fill,
        r.choice(['', '.reset_index()']))


def crosstab(m, f):
    r = m.rng
    columns = list(m.space[f].columns)
    r.shuffle(columns)
    a, b = columns[:2]
    if len(m.space[f]) < 3 or m.space[f][[a, b]].dropna().empty:
        raise IndexError
    value = r.choice([c for c in m.columns(f, NUMBERS) if c not in (a, b)])
    more = ', values=%s[%r], aggfunc=%r' % (f, value, r.choice(
        ['sum', 'mean', 'max'])) if r.random() < .4 else ''
    more += r.choice(['', ', margins=True'])
    more += r.choice(['', ', normalize=%r' % r.choice(
        [True, 'all', 'index', 'columns', 0, 1])])
    return '%s = pd.crosstab(%s[%r], %s[%r]%s).reset_index()' % (
        m.new('x'), f, a, f, b, more)


def dummies(m, f):
    r = m.rng
    columns = [c for c in m.space[f].columns
               if m.space[f][c].nunique() <= 12]
    more = r.choice(['', ', dtype=int', ', dtype=float', ', dtype="bool"'])
    more += r.choice(['', ', drop_first=True', ', prefix_sep="."'])
    if r.random() < .5:
        return '%s = pd.get_dummies(%s[%r], prefix=%r%s)' % (
            m.new('d'), f, r.choice(columns), r.choice(['p', 'is a']), more)
    some = r.sample(columns, r.randrange(1, 3))
    more += r.choice(['', ', prefix=%r' % ['q%d' % i for i, _ in
                                           enumerate(some)]])
    return '%s = pd.get_dummies(%s, columns=%r%s)' % (
        m.target(f), f, some, more)


def axis_names(m, f):
    r = m.rng
    return r.choice([
        '%s.index.name = %r' % (f, r.choice(['label', None])),
        '%s.columns.name = %r' % (f, r.choice(['what', None]))])


def cells(m, f):
    r = m.rng
    text, values = labelled(m, f)
    c = r.choice(list(m.space[f].columns))
    return '%s = %s[%r].%s.to_frame(%s)' % (
        m.new('s'), text, c, r.choice([
            'drop(%r)' % some(m, values), 'drop(%r)' % r.choice(values),
            'reindex(%r)' % some(m, values),
            'reindex(%r, fill_value=0)' % some(m, values)]),
        r.choice(['', '"new"']))


def avoid(line, space):
    """The labels of an index join that is to be sorted: only newer releases
    sort them. Labels of several levels with missing parts: sorted first by
    some. Joins of frames with levels of names, which the patch for newer
    releases cannot do; pivots without rows. Columns of
    truth and of numbers put together: only newer releases keep the truth; nor
    do they let tables without rows make floats of the others' integers.
    -1.5 for missing, for which pandas takes -1 as well."""
    if 'sort=True' in line and ('_index=' in line or '.join(' in line):
        return True
    frames = [v for v in space.values() if isinstance(v, pd.DataFrame)]
    if any(v.columns.nlevels > 1 for v in frames) and \
            ('merge(' in line or '.join(' in line or 'index=[]' in line):
        return True
    if 'concat' in line and any('bool' in map(str, v.dtypes) or len(v) == 0
                                for v in frames):
        return True
    if 'na_values=-1.5' in line:
        return True
    if 'pivot' in line and any(len(v) == 0 for v in frames):
        return True
    return 'sort_index' in line and 'set_index([' in line and any(
        v.isna().any().any() for v in space.values()
        if isinstance(v, pd.DataFrame))


STATEMENTS = [
    merge_on, merge_names, merge_cross, merge_index, merge_level,
    merge_series, join, drop, drop_inplace, drop_rows, pop_insert, filtered,
    filter_rows, dtypes, renamed, rename_labels, rename_column, reindex,
    sort_more, sort_column, sort_index, concat, concat_beside,
    concat_columns, melt, unstack, stack, pivot, pivot_table, crosstab,
    axis_names, cells, dummies,
]
