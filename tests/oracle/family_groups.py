# SPDX-License-Identifier: MIT
"""groupby and what it gives; sums, means, quantiles and the like of columns
and frames; agg and transform."""
import numpy as np
import pandas as pd

NUMBERS = ('int', 'float')
ANY = ('int', 'float', 'bool')
PLAIN = ['sum()', 'mean()', 'median()', 'min()', 'max()', 'std()', 'var()',
         'prod()', 'sem()', 'count()', 'nunique()', 'quantile(0.3)',
         'quantile(0.75)', 'quantile()', 'var(ddof=0)', 'std(ddof=2)',
         'sum(min_count=3)', 'prod(min_count=2)', 'nunique(dropna=False)',
         "quantile(0.4, interpolation='lower')",
         "quantile(0.4, interpolation='higher')",
         "quantile(q=0.6, interpolation='midpoint')",
         "quantile(0.5, interpolation='nearest')"]
SKIPS = ['sum', 'mean', 'median', 'min', 'max', 'std', 'var', 'prod']
NAMES = ['sum', 'mean', 'median', 'min', 'max', 'std', 'var', 'prod', 'count',
         'nunique', 'sem']
LAMBDAS = ['lambda x: x.max() - x.min()', 'lambda s: s.sum() / len(s)',
           'lambda s: s.iloc[0]', 'lambda s: len(s)', 'lambda s: s.mean()',
           'lambda s: s.median()', 'lambda s: (s > 2).sum()',
           'lambda s: s.tolist()[-1]']


def infinite(frame):
    return np.isinf(frame.select_dtypes('number')).any().any()


def avoid(line, space):
    """Infinities: the sums of groups are nan before pandas 2.2, inf since.
    Lists with as_index=False: the keys are lost before 2.1."""
    if 'as_index' in line and 'agg' in line and (
            '[' in line.split('agg')[1] or 'lambda' in line):
        return True
    return 'groupby' in line and any(
        infinite(v) for v in space.values() if isinstance(v, pd.DataFrame))


def some(m, f, kinds=NUMBERS, most=3):
    cs = m.columns(f, kinds)
    m.rng.shuffle(cs)
    return cs[:m.rng.randrange(1, most + 1)]


def keys(m, f, most=2):
    """by= of one or more columns, and the other columns."""
    r = m.rng
    columns = [c for c in m.space[f].columns if not isinstance(c, tuple)]
    r.shuffle(columns)
    n = r.randrange(1, most + 1)
    by = columns[:n]
    return (repr(by) if n > 1 or r.random() < .2 else repr(by[0])), columns[n:]


def options(m):
    return ''.join(m.rng.choice(['', '', '', o]) for o in [
        ', sort=False', ', as_index=False', ', dropna=False',
        ', observed=True'])


def grouped(m, f, kinds=NUMBERS, opts=None):
    """A groupby of some columns, or of one."""
    r = m.rng
    by, rest = keys(m, f)
    rest = [c for c in rest if c in m.columns(f, kinds)][:3]
    r.shuffle(rest)
    opts = options(m) if opts is None else opts
    if not rest:
        raise IndexError
    chosen = repr(rest[0]) if r.random() < .5 else repr(rest)
    return '%s.groupby(%s%s)[%s]' % (f, by, opts, chosen)


def shown(m, line):
    """Row labels as columns, where that is possible."""
    return line if 'as_index' in line else line + '.reset_index()'


def reduce_series(m, f):
    r = m.rng
    c = r.choice(m.columns(f, ANY))
    what = r.choice(PLAIN)
    if m.space[f][c].dtype.kind == 'b' and 'quantile' in what:
        return None
    if r.random() < .2:
        what = '%s(skipna=False)' % r.choice(SKIPS)
    return '%s[%r] = %s[%r].%s' % (f, m.new(), f, c, what)


def reduce_text(m, f):
    r = m.rng
    c = r.choice(list(m.space[f].columns))
    return '%s[%r] = %s[%r].%s' % (f, m.new(), f, c, r.choice([
        'count()', 'nunique()', 'nunique(False)', 'min()', 'max()']))


def truths(m, f):
    r = m.rng
    c = r.choice(m.columns(f, ANY))
    return '%s[%r] = %s' % (f, m.new(), r.choice([
        '(%s).any()' % m.condition(f), '(%s).all()' % m.condition(f),
        '%s[%r].any()' % (f, c), '%s[%r].all()' % (f, c),
        'len(%s[%s])' % (f, m.condition(f)), '(%s).sum()' % m.condition(f),
        '(%s).mean()' % m.condition(f)]))


def reduce_frame(m, f):
    r = m.rng
    cs = some(m, f, r.choice([NUMBERS, NUMBERS, ANY]), 4)
    kinds = {m.space[f][c].dtype.kind for c in cs}
    what = r.choice([w for w in PLAIN if 'interpolation' not in w])
    if 'b' in kinds and ('quantile' in what or len(kinds) > 1):
        return None
    return r.choice([
        '%s = %s[%r].%s.reset_index()' % (m.new('d'), f, cs, what),
        '%s = %s.%s(numeric_only=True).reset_index()' % (
            m.new('d'), f, r.choice(['sum', 'mean', 'max', 'min', 'median']))
        if 'b' not in {t.kind for t in m.space[f].dtypes} else None,
        '%s = %s.%s().reset_index()' % (m.new('d'), f, r.choice(
            ['count', 'nunique']))])


def reduce_rows(m, f):
    r = m.rng
    cs = some(m, f, most=9)
    if len(m.space[f]) == 0:
        return None
    what = r.choice(SKIPS + ['count', 'nunique', 'sem'])
    return r.choice([
        '%s[%r] = %s[%r].%s(axis=1)' % (f, m.new(), f, cs, what),
        "%s[%r] = %s[%r].%s(axis='columns')" % (f, m.new(), f, cs, what),
        '%s[%r] = %s.%s(axis=1, numeric_only=True)' % (
            f, m.new(), f, r.choice(['sum', 'mean', 'max']))
        if 'b' not in {t.kind for t in m.space[f].dtypes} else None,
        '%s[%r] = %s.count(axis=1)' % (f, m.new(), f)])


def extreme_labels(m, f):
    r = m.rng
    cs = some(m, f)
    frame = m.space[f]
    if frame[cs].isna().all().any() or not len(frame) or \
            any(isinstance(c, tuple) for c in frame.columns):
        return None
    what = r.choice(['idxmax', 'idxmin'])
    return r.choice([
        '%s[%r] = %s[%r].%s()' % (f, m.new(), f, cs[0], what),
        '%s = %s[%r].%s().reset_index()' % (m.new('d'), f, cs, what),
        '%s[%r] = %s[%r].%s(axis=1)' % (f, m.new(), f, cs, what)
        if not frame[cs].isna().all(axis=1).any() else None,
        '%s = %s.loc[[%s[%r].%s()]]' % (m.new('d'), f, f, cs[0], what)
        if frame.index.is_unique else None])


def group_reduce(m, f):
    r = m.rng
    g = grouped(m, f, r.choice([NUMBERS, NUMBERS, ANY]))
    what = r.choice(PLAIN)
    return '%s = %s' % (m.new('g'), shown(m, '%s.%s' % (g, what)))


def group_any(m, f):
    """What works on every column."""
    r = m.rng
    by, rest = keys(m, f)
    what = r.choice(['first()', 'last()', 'count()', 'nunique()', 'size()',
                     'min()', 'max()', 'first(min_count=2)'])
    if what in ('min()', 'max()') and any(
            m.space[f][c].dtype.kind == 'O' for c in m.space[f].columns):
        return None
    return '%s = %s' % (m.new('g'), shown(m, '%s.groupby(%s%s).%s' % (
        f, by, options(m), what)))


def group_numeric(m, f):
    by, rest = keys(m, f)
    if not set(rest) & set(m.columns(f, ANY)):
        return None
    return '%s = %s' % (m.new('g'), shown(
        m, '%s.groupby(%s%s).%s(numeric_only=True)' % (
            f, by, options(m), m.rng.choice(['sum', 'mean', 'std', 'median']))))


def group_truth(m, f):
    g = grouped(m, f, ANY)
    return '%s = %s' % (m.new('g'), shown(m, '%s.%s()' % (
        g, m.rng.choice(['any', 'all']))))


def group_labels(m, f):
    """Without gaps: nothing but gaps makes floats of all before 2.2."""
    if m.space[f].isna().any().any() or not len(m.space[f]):
        return None
    g = grouped(m, f)
    return '%s = %s' % (m.new('g'), shown(m, '%s.%s()' % (
        g, m.rng.choice(['idxmax', 'idxmin']))))


def group_agg(m, f):
    r = m.rng
    g = grouped(m, f)
    names = r.sample(NAMES, r.randrange(1, 4))
    what = r.choice([repr(names), repr(names), repr(names[0]),
                     r.choice(LAMBDAS),
                     '[%r, %s]' % (names[0], r.choice(LAMBDAS)),
                     '[%s, %s]' % (r.choice(LAMBDAS), r.choice(LAMBDAS)),
                     r.choice(['sum', 'min', 'max', '[min, max]'])])
    how = r.choice(['agg', 'agg', 'aggregate'])
    return '%s = %s' % (m.new('g'), shown(m, '%s.%s(%s)' % (g, how, what)))


def group_agg_dict(m, f):
    r = m.rng
    by, rest = keys(m, f)
    rest = [c for c in rest if c in m.columns(f, NUMBERS)][:3]
    if not rest:
        return None
    lists = r.random() < .5
    d = {c: r.sample(NAMES, r.randrange(1, 3)) if lists else r.choice(NAMES)
         for c in rest}
    return '%s = %s' % (m.new('g'), shown(m, '%s.groupby(%s%s).agg(%r)' % (
        f, by, options(m), d)))


def group_agg_named(m, f):
    r = m.rng
    by, rest = keys(m, f)
    rest = [c for c in rest if c in m.columns(f, NUMBERS)]
    named = []
    for k in range(r.randrange(1, 4)):
        c, how = r.choice(rest), r.choice(NAMES + ['first', 'last', 'size'])
        how = r.choice(LAMBDAS) if r.random() < .2 else repr(how)
        named.append('x%d=%s' % (k, r.choice(
            ['(%r, %s)', '(%r, %s)', 'pd.NamedAgg(column=%r, aggfunc=%s)']) %
            (c, how)))
    if r.random() < .3:
        named = ['y%d=%r' % (k, r.choice(NAMES)) for k in range(2)]
        return '%s = %s' % (m.new('g'), shown(
            m, '%s.groupby(%s)[%r].agg(%s)' % (f, by, r.choice(rest),
                                               ', '.join(named))))
    return '%s = %s' % (m.new('g'), shown(m, '%s.groupby(%s%s).agg(%s)' % (
        f, by, options(m), ', '.join(named))))


def transform(m, f):
    r = m.rng
    by, rest = keys(m, f)
    c = r.choice([c for c in rest if c in m.columns(f, NUMBERS)])
    g = '%s.groupby(%s)[%r]' % (f, by, c)
    how = r.choice([repr(r.choice(NAMES + ['first', 'last', 'size'])),
                    'lambda s: s.max() - s.min()', 'lambda s: s.sum()',
                    'lambda s: s / s.sum()', 'lambda s: s - s.mean()',
                    'lambda s: s * 2'])
    if r.random() < .3:
        return '%s[%r] = %s[%r] / %s.transform(%r)' % (
            f, m.new(), f, c, g, r.choice(['sum', 'max', 'mean']))
    return '%s[%r] = %s.transform(%s)' % (f, m.new(), g, how)


def group_filter(m, f):
    r = m.rng
    by, rest = keys(m, f)
    c = r.choice([c for c in rest if c in m.columns(f, NUMBERS)])
    return '%s = %s.groupby(%s).filter(lambda d: %s)' % (
        m.target(f), f, by, r.choice([
            'len(d) > 1', 'd[%r].sum() > 3' % c, 'len(d) == 2',
            'd[%r].max() > %s' % (c, m.number())]))


def group_nth(m, f):
    r = m.rng
    by, rest = keys(m, f)
    n = r.choice(['0', '1', '-1', '-2', '[0, 1]', '[0, -1]', '5'])
    if r.random() < .3:
        by += ')[%r' % rest[0]
        return 'df = %s.groupby(%s].nth(%s)' % (f, by, n)
    return '%s = %s.groupby(%s).nth(%s)' % (m.target(f), f, by, n)


def numbers(m, f):
    r = m.rng
    by, _ = keys(m, f)
    return '%s[%r] = %s.groupby(%s%s).%s(%s)' % (
        f, m.new(), f, by, r.choice(['', ', sort=False', ', dropna=False']),
        r.choice(['cumcount', 'ngroup']),
        r.choice(['', '', 'ascending=False']))


def iterate(m, f):
    r = m.rng
    by, rest = keys(m, f, 1)
    c = r.choice(m.columns(f, NUMBERS))
    if by.startswith('[') or not len(m.space[f].dropna()):
        return None
    body = r.choice(['{"k": k, "n": len(g)}', '{"k": k, "n": g[%r].sum()}' % c,
                     '{"n": g[%r].max(), "k": str(k)}' % c,
                     '{"k": k, "r": len(g.columns)}'])
    return '%s = pd.DataFrame([%s for k, g in %s.groupby(%s)])' % (
        m.new('d'), body, f, by)


def by_series(m, f):
    """Keys that are no columns."""
    r = m.rng
    a, c = r.choice(list(m.space[f].columns)), r.choice(m.columns(f, NUMBERS))
    how = r.choice(['sum', 'mean', 'max', 'count', 'first'])
    return r.choice([
        '%s = %s[%r].groupby(%s[%r]).%s()' % (m.new('g'), f, c, f, a, how) +
        ('.reset_index()' if a != c else ".reset_index(name='v')"),
        '%s = %s.groupby(%s)[%r].%s().reset_index()' % (
            m.new('g'), f, m.condition(f), c, how),
        '%s = %s.set_index(%r).groupby(level=0)[%r].%s().reset_index()' % (
            m.new('g'), f, a, c, how) if a != c else None,
        '%s = %s.groupby(lambda i: i %% 3)[%r].%s().reset_index()' % (
            m.new('g'), f, c, how)
        if isinstance(m.space[f].index, pd.RangeIndex) else None])


def agg_frame(m, f):
    r = m.rng
    cs = some(m, f)
    names = r.sample(NAMES, r.randrange(1, 4))
    d = {c: r.choice(NAMES) for c in cs}
    lists = {c: r.sample(NAMES, r.randrange(1, 3)) for c in cs}
    what = r.choice([repr(names), repr(names[0]), repr(d), repr(lists),
                     'lambda s: s.max() - s.min()'])
    return r.choice([
        '%s = %s[%r].agg(%s).reset_index()' % (m.new('d'), f, cs, what),
        '%s = %s[%r].agg(%r).reset_index()' % (m.new('d'), f, cs[0], names),
        '%s[%r] = %s[%r].agg(%r)' % (f, m.new(), f, cs[0], names[0])])


def quantiles(m, f):
    r = m.rng
    c = r.choice(m.columns(f, NUMBERS))
    q = r.choice(['[0.5]', '[0.1, 0.9]', '[0, 0.25, 1]'])
    g = grouped(m, f, opts='')
    return r.choice([
        '%s = %s[%r].quantile(%s).reset_index()' % (m.new('d'), f, c, q),
        '%s = %s[%r].quantile(%s).reset_index()' % (
            m.new('d'), f, some(m, f), q),
        '%s = %s.quantile(%s).reset_index()' % (m.new('g'), g, q)])


def numpy(m, f):
    r = m.rng
    c = r.choice(m.columns(f, NUMBERS))
    return '%s[%r] = %s' % (f, m.new(), r.choice([
        'np.std(%s[%r])', 'np.var(%s[%r])', 'np.median(%s[%r])',
        'np.nanmean(%s[%r])', 'np.nanmedian(%s[%r])', 'np.nanmax(%s[%r])',
        'np.nanstd(%s[%r])', 'np.nanpercentile(%s[%r], 90)',
        'np.prod(%s[%r])', 'np.std(%s[%r], ddof=1)', 'np.mean(%s[%r])',
        'np.sum(%s[%r])']) % (f, c))


def group_apply(m, f):
    r = m.rng
    by, rest = keys(m, f)
    c = r.choice([c for c in rest if c in m.columns(f, NUMBERS)])
    if len(m.space[f].dropna()) == 0:
        return None
    one = '%s.groupby(%s%s)' % (f, by, r.choice(
        ['', ', group_keys=True', ', group_keys=False']))
    if by.startswith('[') or r.random() < .5:
        what = r.choice([
            'lambda g: g.nlargest(2, %r)' % c, 'lambda g: g.head(1)',
            'lambda g: g.sort_values(%r).tail(2)' % c,
            'lambda g: g[g[%r] > g[%r].mean()]' % (c, c),
            'lambda g: g.assign(share=g[%r] / g[%r].sum())' % (c, c)])
        return '%s = %s.apply(%s).reset_index(drop=True)' % (
            m.new('g'), one, what)
    scalar = r.choice(['lambda g: g[%r].max() - g[%r].min()' % (c, c),
                       'lambda g: len(g)', 'lambda g: g[%r].sum()' % c,
                       'lambda g: (g[%r] > 2).mean()' % c,
                       'lambda g: pd.Series({"n": len(g), "s": g[%r].sum()})'
                       % c])
    return r.choice([
        '%s = %s.apply(%s).reset_index()' % (m.new('g'), one, scalar),
        '%s = %s[%r].apply(%s).reset_index()' % (m.new('g'), one, c, r.choice(
            ['lambda s: s.max()', 'lambda s: s.nlargest(2)',
             'lambda s: s.sum() / 2', 'lambda s: s.describe()']))
        if 'True' in one else None,
        '%s[%r] = %s[%r].apply(lambda s: s - s.min())' % (f, m.new(), one, c)
        if 'False' in one else None])


def levels(m, f):
    """Names of two levels, and what is made of them."""
    r = m.rng
    by, rest = keys(m, f)
    rest = [c for c in rest if c in m.columns(f, NUMBERS)][:2]
    if not rest or any(isinstance(c, tuple) for c in m.space[f].columns):
        return None
    g = m.new('g')
    line = '%s = %s.groupby(%s)[%r].agg(%r)' % (
        g, f, by, rest, r.sample(NAMES, r.randrange(1, 3)))
    return [line] + r.choice([
        ['%s.columns = %s.columns.map("_".join)' % (g, g)],
        ['%s.columns = ["/".join(c) for c in %s.columns.values]' % (g, g)],
        ['%s = %s[%r]' % (g, g, rest[0])],
        ['%s = %s[[%r]].reset_index()' % (g, g, rest[-1])],
        ['%s["z"] = 1' % g, '%s["y"] = %s["z"] + 1' % (g, g)],
        ['%s = %s.reset_index()' % (g, g), '%s = %s[%r]' % (
            g, g, [r.choice(list(m.space[f].columns)), rest[0]])],
        ['%s.columns = %s.columns.get_level_values(0) + "-" + '
         '%s.columns.get_level_values(1)' % (g, g, g)],
        ['%s = %s[[%r]]' % (g, g, rest[0]),
         '%s.columns = %s.columns.droplevel(0)' % (g, g)]])


def geometric(m, f):
    r = m.rng
    n = r.choice(m.columns(f, NUMBERS))
    k = r.choice([c for c in m.space[f].columns if c != n])
    lines = [r.choice(['from scipy.stats import gmean',
                       'from scipy import stats'])]
    gmean = 'gmean' if 'gmean' in lines[0] else 'stats.gmean'
    s = '%s.groupby(%r)[%r]' % (f, k, n)
    out = r.choice([
        '%s.agg(%s)' % (s, gmean), '%s.agg([%s, "max"])' % (s, gmean),
        '%s.agg([("g", %s), ("m", "max")])' % (s, gmean),
        '%s.apply(%s)' % (s, gmean),
        '%s.pivot_table(index=%r, values=%r, aggfunc=%s)' % (
            f, k, n, gmean)])
    if r.random() < .3:
        c = m.new('c')
        return lines + ['%s[%r] = %s(%s[%r])' % (f, c, gmean, f, n)]
    return lines + ['%s = %s.reset_index()' % (m.new('d'), out)]


STATEMENTS = [
    geometric, levels, quantiles, numpy, group_apply,
    reduce_series, reduce_text, truths, reduce_frame, reduce_rows,
    extreme_labels, group_reduce, group_any, group_numeric, group_truth,
    group_labels, group_agg, group_agg_dict, group_agg_named, transform,
    group_filter, group_nth, numbers, iterate, by_series, agg_frame,
]
