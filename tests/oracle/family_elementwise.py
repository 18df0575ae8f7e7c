# SPDX-License-Identifier: MIT
"""Missing cells, conditions, replacing, operators as methods, numpy's
functions."""
import numpy as np
import pandas as pd

NUMBERS = ('int', 'float')


def avoid(line, space):
    """Categories of numbers stay integers beside missing cells, columns do not.
    A text between numbers: refused even where there is nothing to compare."""
    frames = [v for v in space.values() if isinstance(v, pd.DataFrame)]
    if '.replace(' in line:
        return any(t.kind == 'O' and hasattr(t, 'categories')
                   for v in frames for t in v.dtypes)
    return '.between(' in line and any(v.isna().all().any() for v in frames)


def numeric(m, f, n=1):
    columns = m.columns(f, NUMBERS)
    return m.rng.choice(columns)


def any_column(m, f):
    return m.rng.choice(list(m.space[f].columns))


def value(m, f, c):
    """A value for a column: mostly of its type."""
    if m.rng.random() < .8:
        return m.literal_of(m.space[f][c])
    return m.rng.choice([m.number(), repr('new'), 'np.nan', 'None', 'True'])


def put(m, f, expression):
    return '%s[%r] = %s' % (f, m.new(), expression)


def isna(m, f):
    how = m.rng.choice(['isna', 'notna', 'isnull', 'notnull'])
    return m.rng.choice([
        put(m, f, '%s[%r].%s()' % (f, any_column(m, f), how)),
        put(m, f, 'pd.%s(%s[%r])' % (how, f, any_column(m, f))),
        '%s = %s.%s()' % (m.new('d'), f, how),
        '%s = %s[%s[%r].%s()]' % (m.target(f), f, f, any_column(m, f), how)])


def fillna(m, f):
    r = m.rng
    c, d = any_column(m, f), any_column(m, f)
    return r.choice([
        put(m, f, '%s[%r].fillna(%s)' % (f, c, m.literal_of(m.space[f][c]))),
        put(m, f, '%s[%r].fillna(%s)' % (f, c, m.literal_of(m.space[f][d]))),
        put(m, f, '%s[%r].fillna(%s[%r])' % (f, c, f, d)),
        put(m, f, '%s[%r].fillna({0: 1, 2: 3.5})' % (f, numeric(m, f))),
        put(m, f, '%s[%r].fillna(7, limit=%d)' % (f, numeric(m, f),
                                                 r.randrange(1, 3))),
        '%s = %s.fillna(%s)' % (m.target(f), f, r.choice(['0', '-1.5', '"-"'])),
        '%s = %s.fillna({%r: %s, %r: 0})' % (
            m.target(f), f, c, m.literal_of(m.space[f][c]), d),
        '%s.fillna(0, inplace=True)' % f])


def spread(m, f):
    how = m.rng.choice(['ffill()', 'bfill()', 'ffill(limit=1)',
                        'bfill(limit=2)', 'fillna(method="ffill")',
                        'fillna(method="bfill")'])
    return m.rng.choice([
        put(m, f, '%s[%r].%s' % (f, any_column(m, f), how)),
        '%s = %s.%s' % (m.target(f), f, how)])


def dropna(m, f):
    r = m.rng
    c = any_column(m, f)
    return '%s = %s.dropna(%s)' % (m.target(f), f, r.choice([
        '', 'how="all"', 'subset=[%r]' % c, 'subset=%r' % c, 'thresh=%d' %
        r.randrange(1, 6), 'axis=1', 'axis="columns", how="all"',
        'subset=[%r, %r], how="all"' % (c, any_column(m, f))])) \
        if r.random() < .8 else put(m, f, '%s[%r].dropna()' % (f, c))


def isin(m, f):
    r = m.rng
    c = any_column(m, f)
    values = ', '.join(value(m, f, c) for _ in range(r.randrange(4)))
    values = values.replace('None', 'np.nan')
    return r.choice([
        put(m, f, '%s[%r].isin([%s])' % (f, c, values)),
        '%s = %s[~%s[%r].isin([%s])]' % (m.target(f), f, f, c, values),
        put(m, f, '%s[%r].isin(%s[%r])' % (f, c, f, any_column(m, f))),
        '%s = %s.isin([%s])' % (m.new('d'), f, values),
        '%s = %s.isin({%r: [%s]})' % (m.new('d'), f, c, values)])


def between(m, f):
    c = numeric(m, f)
    how = m.rng.choice(['', ', inclusive="neither"', ', inclusive="left"',
                        ', inclusive="right"'])
    return put(m, f, '%s[%r].between(%s, %s%s)' % (
        f, c, value(m, f, c) if m.rng.random() < .1 else m.number(),
        m.rng.choice([m.number(), '%s[%r]' % (f, numeric(m, f))]), how))


def clip(m, f):
    r = m.rng
    c = numeric(m, f)
    low, high = m.number(), m.number()
    return r.choice([
        put(m, f, '%s[%r].clip(%s, %s)' % (f, c, low, high)),
        put(m, f, '%s[%r].clip(lower=%s)' % (f, c, low)),
        put(m, f, '%s[%r].clip(upper=%s)' % (f, c, high)),
        put(m, f, '%s[%r].clip(upper=%s[%r])' % (f, c, f, numeric(m, f))),
        put(m, f, 'np.clip(%s[%r], %s, %s)' % (f, c, low, high)),
        '%s = %s[%r].clip(%s, %s)' % (
            m.new('d'), f, m.columns(f, NUMBERS), low, high)])


def where(m, f):
    r = m.rng
    c = any_column(m, f)
    how = r.choice(['where', 'mask'])
    cond = m.condition(f)
    other = r.choice(['', '', ', ' + value(m, f, c), ', %s[%r]' % (
        f, any_column(m, f))])
    if c in m.columns(f, ('text',)) or r.random() < .7:
        return put(m, f, '%s[%r].%s(%s%s)' % (f, c, how, cond, other))
    return r.choice([
        put(m, f, '%s[%r].%s(lambda s: s > %s, -1)' % (
            f, numeric(m, f), how, m.number())),
        '%s = %s[%r].%s(%s[%r] > %s)' % (
            m.new('d'), f, m.columns(f, NUMBERS), how, f,
            m.columns(f, NUMBERS), m.number()),
        '%s = %s.%s(%s)' % (m.new('d'), f, how, cond),
        '%s = %s.%s(%s, 0)' % (m.new('d'), f, how, cond)])


def np_where(m, f):
    r = m.rng
    choice = [m.number(), repr('yes'), '%s[%r]' % (f, any_column(m, f)),
              '%s[%r]' % (f, numeric(m, f)), 'np.nan', 'True', 'None',
              '%s[%r] * 2' % (f, numeric(m, f))]
    if r.random() < .7:
        return put(m, f, 'np.where(%s, %s, %s)' % (
            m.condition(f), r.choice(choice), r.choice(choice)))
    n = r.randrange(1, 4)
    default = r.choice(['', ', %s' % r.choice(choice),
                        ', default=%s' % r.choice(choice)])
    return put(m, f, 'np.select([%s], [%s]%s)' % (
        ', '.join(m.condition(f) for _ in range(n)),
        ', '.join(r.choice(choice) for _ in range(n)), default))


def flex(m, f):
    """Not floordiv and mod between columns: pandas' methods give 0 for a
    division of integers by 0, its operators (and df scripts) inf and nan; a
    zero in one column of a frame makes floats of others."""
    r = m.rng
    a, b = numeric(m, f), numeric(m, f)
    other = r.choice(m.frames())
    how = r.choice('add sub mul div radd rsub rmul rdiv truediv '
                   'eq ne lt le gt ge subtract multiply divide'.split())
    fill = r.choice(['', ', fill_value=%s' % m.number()])
    cs = m.columns(f, NUMBERS)
    return r.choice([
        put(m, f, '%s[%r].%s(%s%s)' % (f, a, r.choice([
            'floordiv', 'mod', 'rmod', 'pow']), r.choice('234'), fill)),
        put(m, f, '%s[%r].%s(%s[%r]%s)' % (f, a, how, f, b, fill)),
        put(m, f, '%s[%r].%s(%s%s)' % (f, a, how, m.number(), fill)),
        put(m, f, '%s[%r].%s(%s[%r]%s)' % (
            f, a, how, other, numeric(m, other), fill)),
        '%s = %s[%r].%s(%s%s)' % (m.new('d'), f, cs, how, m.number(), fill),
        '%s = %s[%r].%s(%s[%r]%s)' % (m.new('d'), f, cs, how, other,
                                      m.columns(other, NUMBERS), fill),
        '%s = %s[%r].%s(%s[%r], axis=0)' % (m.new('d'), f, cs, how, f, a)])


def spread_row(m, f):
    """A frame with a value for each of its columns."""
    r = m.rng
    cs = m.columns(f, NUMBERS)
    some = r.sample(cs, min(len(cs), 2))
    row = 'pd.Series(%r)' % {c: r.choice([1, 2.5, -3]) for c in some}
    same = 'pd.Series(%r)' % {c: r.choice([1, 2.5, -3]) for c in cs}
    return r.choice([
        '%s = %s[%r] %s %s' % (m.new('d'), f, cs, r.choice('+-*/'), same),
        '%s = %s[%r] %s %s' % (m.new('d'), f, cs, r.choice('+-*/'), row),
        '%s = %s[%r].sub(%s)' % (m.new('d'), f, cs, row),
        '%s = %s[%r].ge(%s)' % (m.new('d'), f, cs, row),
        '%s = %s[%r] > %s' % (m.new('d'), f, cs, same)])


def numpy(m, f):
    r = m.rng
    how = r.choice('ceil exp expm1 floor log log10 log1p log2 rint sqrt trunc '
                   'isnan isinf isfinite sign square abs absolute'.split())
    c = numeric(m, f)
    return r.choice([
        put(m, f, 'np.%s(%s[%r])' % (how, f, c)),
        put(m, f, 'np.%s(%s)' % (how, m.number())),
        put(m, f, '%s[%r].map(np.%s)' % (f, c, how)),
        '%s = np.%s(%s[%r])' % (m.new('d'), how, f, m.columns(f, NUMBERS)),
        put(m, f, 'np.round(%s[%r], %d)' % (f, c, r.randrange(3))),
        put(m, f, 'np.sort(%s[%r])' % (f, c)),
        put(m, f, 'np.digitize(%s[%r], [-1, 0, 2.5, 5])' % (f, c)),
        put(m, f, 'np.diff(%s[%r], prepend=%s)' % (f, c, m.number())),
        put(m, f, 'np.unique(%s[%r], return_inverse=True)[1]' % (f, c)),
        put(m, f, 'np.round(%s)' % m.number())])


def numpy_pair(m, f):
    r = m.rng
    how = r.choice('maximum minimum fmax fmin add subtract multiply divide '
                   'power mod floor_divide'.split())
    side = ['%s[%r]' % (f, numeric(m, f)), '%s[%r]' % (f, numeric(m, f)),
            m.number()]
    if how == 'power':
        return put(m, f, 'np.power(%s, %s)' % (side[0], r.choice('23')))
    a, b = r.choice(side), r.choice(side)
    return put(m, f, 'np.%s(%s, %s)' % (how, a, b))


def absolute(m, f):
    return m.rng.choice([
        put(m, f, '%s[%r].abs()' % (f, numeric(m, f))),
        '%s = %s[%r].abs()' % (m.new('d'), f, m.columns(f, NUMBERS))])


def replace(m, f):
    r = m.rng
    c, d = any_column(m, f), any_column(m, f)
    old = [m.literal_of(m.space[f][c]) for _ in range(3)]
    new = [value(m, f, c).replace('None', 'np.nan') for _ in range(3)]
    some = ', '.join(dict.fromkeys(old))
    n = len(dict.fromkeys(old))
    pairs = ', '.join('%s: %s' % p for p in zip(dict.fromkeys(old), new))
    return r.choice([
        put(m, f, '%s[%r].replace(%s, %s)' % (f, c, old[0], new[0])),
        put(m, f, '%s[%r].replace([%s], %s)' % (f, c, some, new[0])),
        put(m, f, '%s[%r].replace([%s], [%s])' % (f, c, some, ', '.join(
            new[:n]))),
        put(m, f, '%s[%r].replace({%s})' % (f, c, pairs)),
        put(m, f, '%s[%r].replace(np.nan, %s)' % (f, c, new[0])),
        put(m, f, '%s[%r].replace(r"[be]", "<X>", regex=True)' % (f, c)),
        put(m, f, '%s[%r].replace(r"^(b)(.)", r"\\2\\1", regex=True)' % (f, c)),
        put(m, f, '%s[%r].replace({"e": "o", "^r": 7}, regex=True)' % (f, c)),
        put(m, f, '%s[%r].replace(regex=["t$", "r"], value="?")' % (f, c)),
        '%s = %s.replace(%s, %s)' % (m.target(f), f, old[0], new[0]),
        '%s = %s.replace({%s})' % (m.target(f), f, pairs),
        '%s = %s.replace({%r: {%s}})' % (m.target(f), f, c, pairs),
        '%s = %s.replace({%r: %s, %r: 1}, %s)' % (
            m.target(f), f, c, old[0], d, new[0])])


def to_numeric(m, f):
    """Not downcast: numpy computes with the small types that pandas takes."""
    r = m.rng
    c = any_column(m, f)
    made = [r.choice(['1', '2.5', ' 7 ', '', '-3e2', 'x', '1,000', 'inf', '+4',
                      '1_0', '0x1', 'nan', '.5']) for _ in m.space[f].index]
    errors = r.choice(['', ', errors="coerce"', ', errors="coerce"',
                       ', errors="ignore"'])
    return r.choice([
        put(m, f, 'pd.to_numeric(%s[%r]%s)' % (f, c, errors)),
        ['%s["made"] = %r' % (f, made),
         put(m, f, 'pd.to_numeric(%s["made"]%s)' % (f, errors))],
        put(m, f, 'pd.to_numeric(%r, errors="coerce")' % (made + ['5'])[0])])


def cut(m, f):
    """Not nothing but missing cells: an error, except for one interval."""
    r = m.rng
    c = numeric(m, f)
    if m.space[f][c].isna().all():
        return None
    edges = sorted({r.choice([r.randrange(-100, 1000), round(r.uniform(
        -9, 99), r.randrange(4))]) for _ in range(r.randrange(2, 6))})
    if r.random() < .2:
        edges = [-np.inf] + edges + [np.inf]
    bins = repr(edges).replace('inf', 'np.inf') if r.random() < .7 else \
        str(r.randrange(1, 6))
    n = len(edges) - 1 if bins[0] == '[' else int(bins)
    more = r.choice(['', '', ', right=False', ', include_lowest=True',
                     ', precision=1'])
    labels = r.choice(['', '', ', labels=False', ', labels=%r' % (
        list('abcdefghij')[:n]), ', labels=%r' % list(range(n))])
    s = 'pd.cut(%s[%r], bins=%s%s%s)' % (f, c, bins, labels, more)
    return r.choice([
        put(m, f, s), put(m, f, s + '.astype("str")'),
        [put(m, f, s),
         '%s = %s.sort_values("c %d")' % (f, f, m.fresh)]])


def categories(m, f):
    r = m.rng
    c = r.choice(m.columns(f, ('text',)))
    values = sorted({v for v in m.space[f][c] if isinstance(v, str)})
    r.shuffle(values)
    one = repr(r.choice(values))
    other = '"new"'
    made = r.choice([
        'k > %s' % one, 'k <= %s' % one, '%s >= k' % one, 'k == %s' % one,
        'k < k', 'k.cat.codes', 'k.cat.set_categories(%r)' % values[1:],
        'k.cat.rename_categories(%r)' % {values[0]: 'renamed'},
        'k.cat.rename_categories(%r)' % list(range(len(values))),
        'k.cat.add_categories([%s]).fillna(%s)' % (other, other),
        'k.cat.remove_categories([%s])' % one, 'k.fillna(%s)' % one,
        'k.where(k > %s)' % one, 'k.isin([%s])' % one, 'k.isna()',
        'k.cat.as_unordered().cat.codes', 'k.cat.categories[0]',
        'k.cat.reorder_categories(%r).cat.codes' % sorted(values)])
    return ['k = pd.Series(pd.Categorical(%s[%r], categories=%r, ordered=True),'
            ' index=%s.index)' % (f, c, values, f),
            '%s["cat"] = %s' % (f, made),
            '%s = %s.sort_values(["cat"])' % (f, f) if r.random() < .5 else
            '%s["cat"] = %s["cat"].astype("str")' % (f, f),
            '%s["cat"] = %s["cat"].astype("str")' % (f, f)]


def qcut(m, f):
    r = m.rng
    c = r.choice(m.columns(f, ('int', 'float')))
    n = r.randrange(1, 6)
    q = r.choice([n, [0, .25, .5, .9, 1], [.1, .6, 1]])
    n = n if isinstance(q, int) else len(q) - 1
    labels = r.choice(['', ', labels=False', ', labels=%r' % (
        list('abcdefghij')[:n])])
    more = r.choice(['', ', duplicates="drop"', ', precision=1'])
    s = 'pd.qcut(%s[%r], %r%s%s)' % (f, c, q, labels, more)
    return r.choice([
        put(m, f, s), put(m, f, s + '.astype("str")'),
        [put(m, f, s),
         '%s = %s.sort_values("c %d")' % (f, f, m.fresh)]])


def factorize(m, f):
    r = m.rng
    c = r.choice(list(m.space[f].columns))
    more = ', '.join(r.sample(['sort=True', 'use_na_sentinel=False'],
                              r.randrange(3)))
    s = r.choice(['%s[%r].factorize(%s)' % (f, c, more),
                  'pd.factorize(%s[%r]%s)' % (f, c, more and ', ' + more)])
    return r.choice([
        put(m, f, s + '[0]'),
        '%s = pd.DataFrame({"u": %s[1]})' % (m.new('d'), s)])


STATEMENTS = [
    isna, fillna, spread, dropna, isin, between, clip, where, np_where, flex,
    spread_row, numpy, numpy_pair, absolute, replace, to_numeric, cut,
    categories, qcut, factorize,
]
