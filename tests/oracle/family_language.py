# SPDX-License-Identifier: MIT
"""Lambdas, f-strings, comprehensions, rows, loc and iloc, the index, Python's
functions and methods of texts."""
import pandas as pd

from maker import WORDS

NUMBERS = ('int', 'float')
SPECS = ['.2f', ',.1f', '>10.1f', 'g', '.3e', '.1%', '', '+.0f', '08.2f']
TEXT_METHODS = ['upper()', 'lower()', 'strip()', 'title()', 'swapcase()',
                'capitalize()', "replace('a', 'o')", 'zfill(6)', 'rjust(7)',
                "center(9, '*')", "lstrip('ab ')", "rstrip()", 'casefold()',
                "removeprefix('be')", "removesuffix('50')", "ljust(4, '_')",
                "split()[0] if len(x.split()) else 'none'", "partition('-')[0]",
                "join(['1', '2'])", 'replace(" ", "")', "rsplit('-', 1)[-1]"]
TEXT_TESTS = ['isdigit()', 'isalpha()', 'isupper()', 'islower()', 'isalnum()',
              'isspace()', "startswith('b')", "endswith(('t', '0'))",
              "find('e')", "rfind('e')", "count('e')", "count('')"]


def cell(m, f, x='x', depth=0):
    """An expression of one number."""
    r = m.rng
    if depth > 2 or r.random() < .3:
        return r.choice([x, x, x, m.number()])
    a, b = cell(m, f, x, depth + 1), cell(m, f, x, depth + 1)
    return r.choice([
        '(%s %s %s)' % (a, r.choice('+-*'), b),
        '(%s if %s > %s else %s)' % (a, x, b, m.number()),
        'round(%s, %d)' % (a, r.randrange(3)), 'abs(%s)' % a,
        'min(%s, %s)' % (a, b), 'max(%s, %s)' % (a, b), '-%s' % a,
        'float(%s)' % a, '(%s / 4)' % a, '(%s // 3)' % a, '(%s %% 7)' % a,
        'sum([%s, %s])' % (a, b), '(lambda v, w=2: v * w)(%s)' % a])


def field(m, f):
    r = m.rng
    return '{%s:%s}' % (cell(m, f), r.choice(SPECS)) if r.random() < .7 else \
        '{%s}' % r.choice(['x', 'x!r', 'x!s:>8', 'x == x', 'x > 3'])


def numeric(m, f):
    return m.rng.choice(m.columns(f, NUMBERS))


def texts(m, f):
    c = m.rng.choice(m.columns(f, ('text',)))
    if not all(isinstance(v, str) or v != v for v in m.space[f][c]) or \
            not len(m.space[f]) or m.space[f][c].isna().all():
        raise IndexError
    return c


def map_number(m, f):
    return '%s[%r] = %s[%r].map(lambda x: %s)' % (
        f, m.new(), f, numeric(m, f), cell(m, f))


def map_fstring(m, f):
    quote = m.rng.choice(["'", '"', "'''"])
    return '%s[%r] = %s[%r].map(lambda x: f%s%s %s%s)' % (
        f, m.new(), f, numeric(m, f), quote, m.rng.choice(['', '$', '{{']),
        field(m, f), quote)


def map_dict(m, f):
    r = m.rng
    c = r.choice(list(m.space[f].columns))
    keys = m.space[f][c].tolist()
    keys = [k for k in keys if k == k and not isinstance(k, bool)]
    d = {r.choice(keys): r.choice([1, 2.5, 'one', 7]) for _ in range(3)}
    return '%s[%r] = %s[%r].map(%r)' % (f, m.new(), f, c, d)


def map_text(m, f):
    """Missing cells are numbers: nan."""
    r = m.rng
    body = 'x.%s' % r.choice(TEXT_METHODS)
    if r.random() < .4:
        body = 'x.%s' % r.choice(TEXT_TESTS)
    if r.random() < .2:
        body = r.choice(['x[0]', 'x[1:3]', 'x[::-1]', 'len(x)', 'x * 2',
                         "'e' in x", 'list(x)[-1]', 'sorted(x)[0]',
                         "'-'.join(c for c in x if c != 'e')",
                         "f'{x:>8}|{x!r}'", "'{:^9}'.format(x)", 'str(x)',
                         "'{} {}'.format(x, len(x))", 'min(x)'])
    c = texts(m, f)
    if r.random() < .5 and m.space[f][c].dtype.name != 'category':
        return '%s[%r] = %s[%r].map(lambda x: %s, na_action="ignore")' % (
            f, m.new(), f, c, body)
    return '%s[%r] = %s[%r].map(lambda x: x if x != x else %s)' % (
        f, m.new(), f, c, body)


def str_methods(m, f):
    r = m.rng
    c = texts(m, f)
    what = r.choice([
        'upper()', 'lower()', 'title()', 'strip()', 'len()', 'zfill(4)',
        'swapcase()', 'capitalize()', "rjust(8, '.')", 'ljust(6)',
        'center(7)', "lstrip('b')", "rstrip('t')", 'isdigit()', 'isupper()',
        "find('e')", "removeprefix('b')", "removesuffix('t')", 'isalnum()'])
    item = r.choice(['[0]', '[-1]', '[1:3]', '[5]', '[::2]'])
    return r.choice([
        '%s[%r] = %s[%r].str.%s' % (f, m.new(), f, c, what),
        '%s[%r] = %s[%r].str%s' % (f, m.new(), f, c, item)])


def rows_number(m, f):
    a, b = numeric(m, f), numeric(m, f)
    x = m.rng.choice(['r[%r]' % a, 'r.get(%r)' % a,
                      'r[[%r]].sum()' % a if a != b else 'r[%r]' % b])
    return '%s[%r] = %s.apply(lambda r: %s %s r[%r], axis=1)' % (
        f, m.new(), f, x, m.rng.choice('+-*'), b)


def rows_text(m, f):
    r = m.rng
    columns = list(m.space[f].columns)
    a, b = r.choice(columns), r.choice(columns)
    body = r.choice([
        "str(r[%r]) + '/' + str(r[%r])" % (a, b),
        'f"{r[%r]} {r.get(%r)}"' % (a, b),
        "'same' if r[%r] == r[%r] else 'other'" % (a, b), 'len(r)',
        'str(r.name)' if m.space[f].index.nlevels > 1 else 'r.name',
        "r.get('none', 'x')", '%r in r' % a, 'None if r[%r] == r[%r] else 1' %
        (a, b), "'|'.join(str(v) for v in r[[%r]])" % a])
    return '%s[%r] = %s.apply(lambda r: %s, axis=1)' % (f, m.new(), f, body)


def rows_few(m, f):
    """The common type of some columns."""
    r = m.rng
    columns = list(m.space[f].columns)
    r.shuffle(columns)
    columns = columns[:r.randrange(1, 4)]
    body = r.choice(["str(r[%r])" % columns[0], 'f"{r[%r]}"' % columns[0],
                     'r[%r]' % columns[-1],
                     '[str(v) for v in r][0]',
                     "'-'.join(str(v) for k, v in r.items())"])
    return '%s[%r] = %s[%r].apply(lambda r: %s, axis=1)' % (
        f, m.new(), f, columns, body)


def rows_expand(m, f):
    a, b = numeric(m, f), numeric(m, f)
    if len(m.space[f]) == 0:
        return None
    d = m.new('d')
    return m.rng.choice([
        '%s = %s.apply(lambda r: pd.Series({"p": r[%r], "q": r[%r] * 2}), '
        'axis=1)' % (d, f, a, b),
        '%s = %s.apply(lambda r: [r[%r], r[%r]], axis=1, '
        'result_type="expand")' % (d, f, a, b)])


def columns_apply(m, f):
    r = m.rng
    cs = m.columns(f, NUMBERS)
    r.shuffle(cs)
    cs = cs[:3]
    if not cs:
        return None
    return r.choice([
        '%s[%r] = %s[%r].apply(lambda c: c - c.min())' % (f, cs, f, cs),
        '%s[%r] = %s[%r].transform(lambda c: c * 2)' % (f, cs, f, cs),
        '%s = %s[%r].apply(lambda c: c.max()).reset_index()' % (
            m.new('d'), f, cs),
        '%s = %s[%r].apply("sum").reset_index()' % (m.new('d'), f, cs),
        '%s[%r] = %s[%r].applymap(lambda x: %s)' % (f, cs, f, cs, cell(m, f)),
        '%s[%r] = %s[%r].apply("max")[%r]' % (f, m.new(), f, cs, cs[0])])


def assign(m, f):
    a = numeric(m, f)
    return '%s = %s.assign(z1=lambda d: d[%r] * 2, z2=%s, z3=lambda d: ' \
        'd["z1"] + 1)' % (m.target(f), f, a, m.number())


def pipe(m, f):
    return '%s = %s.pipe(lambda d, n: d.head(n), %d)' % (
        m.target(f), f, m.rng.randrange(9))


def comprehension(m, f):
    r = m.rng
    n = len(m.space[f])
    if n == 0:
        return None  # an empty list: float64 before pandas 2, object since
    c = r.choice(list(m.space[f].columns))
    body = r.choice([
        '[str(x) for x in {f}[{c}]]', '[i for i, x in enumerate({f}[{c}], 3)]',
        '[x for x in {f}[{c}].tolist()]', '[n] * n', 'range(n)',
        '[(lambda v: str(v) + "!")(x) for x in {f}[{c}]]',
        '[a for a, b in zip({f}[{c}], range(n))]',
        '[{{k: i for i, k in enumerate(xs)}}[x] for x in xs]',
        '[sum(1 for y in xs if y == x) for x in xs]',
        '[xs.count(x) for x in xs]', '[xs.index(x) for x in xs]',
        'sorted(range(n), reverse=True)', 'list(reversed(list(range(n))))',
        '[len([y for y in range(i)]) for i in range(n)]'])
    return ['xs = [str(x) for x in %s[%r]]' % (f, c), 'n = len(%s)' % f,
            '%s[%r] = %s' % (f, m.new(), body.format(f=f, c=repr(c)))]


def unpack(m, f):
    a, b = m.number(), m.number()
    return ['p, (q, s) = %s, (%s, %s)' % (a, b, a), 'p, q = q, p',
            '%s[%r], %s[%r] = p - q, f"{p}{q!r:>9}{s:.1f}"' % (
                f, m.new(), f, m.new()),
            'rows, width = %s.shape' % f,
            '%s[%r] = rows * 100 + width' % (f, m.new())]


def loc_get(m, f):
    r = m.rng
    c = r.choice(list(m.space[f].columns))
    cs = list(m.space[f].columns)
    r.shuffle(cs)
    cs = cs[:2]
    return '%s = %s' % (m.new('d'), r.choice([
        '%s.loc[%s, %r]' % (f, m.condition(f), cs),
        '%s.loc[%s]' % (f, m.condition(f)),
        '%s.loc[:, %r]' % (f, cs), '%s.loc[:, :%r]' % (f, c),
        '%s.loc[:, %r:]' % (f, c),
        '%s.iloc[%d:%d]' % (f, r.randrange(-3, 3), r.randrange(0, 9)),
        '%s.iloc[:, :%d]' % (f, r.randrange(1, 4)),
        '%s.iloc[%r]' % (f, r.sample(range(len(m.space[f])), 2)),
        '%s.iloc[::2, [0, -1]]' % f]))


def loc_cell(m, f):
    r = m.rng
    c = r.choice(list(m.space[f].columns))
    return '%s[%r] = %s' % (f, m.new(), r.choice([
        '%s.iloc[%d][%r]' % (f, r.randrange(-3, 3), c),
        '%s[%r].iloc[%d]' % (f, c, r.randrange(-3, 3)),
        '%s.iat[%d, %d]' % (f, r.randrange(3), r.randrange(2)),
        '%s.loc[%d, %r]' % (f, r.randrange(4), c),
        '%s.at[%d, %r]' % (f, r.randrange(4), c),
        '%s[%r].values[0]' % (f, c), '%s[%r].values' % (f, c)]))


def loc_set(m, f):
    r = m.rng
    c = r.choice(list(m.space[f].columns))
    if len(m.space[f]) == 0:
        return None  # no row to put it in: an error in 1.5, nothing in 2
    value = m.literal_of(m.space[f][c]) if r.random() < .6 else m.number()
    if r.random() < .2:
        return '%s.loc[%s, %r] = %s' % (f, m.condition(f), m.new(), value)
    if r.random() < .2:
        return '%s.loc[%s, %r] = %s[%r]' % (f, m.condition(f), c, f, c)
    if r.random() < .2:
        return '%s.iloc[%d, %d] = %s' % (f, r.randrange(3), r.randrange(2),
                                         r.choice(['1', '7']))
    return '%s.loc[%s, %r] = %s' % (f, m.condition(f), c, value)


def index(m, f):
    r = m.rng
    columns = list(m.space[f].columns)
    c = r.choice(columns)
    two = r.sample(columns, 2)
    d = m.new('d')
    return r.choice([
        ['%s = %s.set_index(%r).reset_index()' % (d, f, c)],
        ['%s = %s.set_index(%r).reset_index()' % (d, f, two)],
        ['%s = %s.set_index(%r, drop=False).reset_index(drop=True)' % (
            d, f, c)],
        ['%s = %s.set_index(%r).reset_index(level=1)' % (d, f, two)],
        ['%s = %s.set_index(%r).reset_index(names="was")' % (d, f, c)],
        ['%s[%r] = %s.index' % (f, m.new(), f)],
        ['%s[%r] = [i for i in %s.index]' % (f, m.new(), f)]
        if len(m.space[f]) else None,  # as in comprehension()
        ['%s[%r] = %s[%r].reset_index(drop=True)' % (f, m.new(), f, c)]])


def lookup(m, f):
    """A column by a dict made of two others."""
    keys = m.columns(f, ('text', 'int'))
    k, v = m.rng.choice(keys), m.rng.choice(list(m.space[f].columns))
    if m.space[f][k].isna().any() or len(m.space[f]) == 0:
        return None  # whether nan is a key that is found hangs on chance
    return ['by = {k: v for k, v in zip(%s[%r], %s[%r])}' % (f, k, f, v),
            '%s[%r] = [by.get(x, 0) for x in %s[%r]]' % (f, m.new(), f, k),
            '%s[%r] = %s[%r].map(by)' % (f, m.new(), f, k)]


def names(m, f):
    r = m.rng
    return r.choice([
        '%s.columns = [c.replace(" ", "_") for c in %s.columns]' % (f, f),
        '%s.columns = %s.columns.str.title()' % (f, f),
        '%s = %s[[c for c in %s if c in %s.columns[:3]]]' % (f, f, f, f),
        '%s[%r] = ",".join(%s.columns)' % (f, m.new(), f),
        '%s[%r] = [str(c) for c in %s.columns][0]' % (f, m.new(), f),
        '%s = %s.rename(columns={c: c.upper() for c in %s.columns[1:2]})' % (
            f, f, f)])


def flip(m, f):
    if len(m.space[f]) > 12:
        return None
    cs = list(m.space[f].columns)
    m.rng.shuffle(cs)
    return '%s = %s.reset_index(drop=True)[%r].T.reset_index()' % (
        m.new('d'), f, cs[:3])


def about(m, f):
    c = m.rng.choice(list(m.space[f].columns))
    return m.rng.choice([
        '%s = %s.dtypes.reset_index()' % (m.new('d'), f),
        '%s[%r] = str(%s[%r].dtype)' % (f, m.new(), f, c),
        '%s[%r] = %s.empty' % (f, m.new(), f),
        '%s[%r] = %s.size + len(%s.index)' % (f, m.new(), f, f),
        '%s[%r] = %s[%r].name' % (f, m.new(), f, c)])


def category(m, f):
    r = m.rng
    c = texts(m, f)
    values = sorted({v for v in m.space[f][c] if v == v})
    r.shuffle(values)
    return ['%s["cat"] = pd.Categorical(%s[%r], categories=%r, ordered=True)' %
            (f, f, c, values + ['zz']),
            '%s = %s.sort_values(["cat", %r])' % (
                f, f, r.choice(list(m.space[f].columns))),
            '%s["cat"] = %s["cat"].astype("str")' % (f, f)]


def builtins(m, f):
    r = m.rng
    c = numeric(m, f)
    xs = [r.choice([r.randrange(-9, 9), round(r.uniform(-5, 5), 2)])
          for _ in range(r.randrange(1, 5))]
    ws = [r.choice(WORDS) for _ in range(r.randrange(1, 4))]
    return '%s[%r] = str(%s)' % (f, m.new(), r.choice([
        'sorted(%r)' % xs, 'sorted(%r, key=lambda v: -v)' % xs, 'max(%r)' % xs,
        'min(%r, key=lambda v: v * v)' % xs, 'sum(%r)' % xs,
        'sorted(%r, reverse=True)' % ws, 'max(%r, key=len)' % ws,
        'list(zip(%r, %r))' % (xs, ws), 'dict(enumerate(%r))' % ws,
        '[abs(v) for v in %r]' % xs, 'tuple(%r)' % xs, '%r' % (tuple(ws),),
        'any(v > 3 for v in %r)' % xs, 'all(v > -3 for v in %r)' % xs,
        '[round(v) for v in %r]' % xs, '[int(v) for v in %r]' % xs,
        '{w: len(w) for w in %r}' % ws, "' '.join(%r)" % ws,
        '[round(v, 1) for v in %r]' % xs, '%r[::-1]' % ws, '%r + %r' % (xs, xs),
        'len(%r)' % ws, '[str(v) for v in %r]' % xs, '%r * 2' % xs,
        '[w.split() for w in %r]' % ws, "[w.partition('-') for w in %r]" % ws,
        '[float(v) for v in %r]' % xs, '%r == %r' % (xs, sorted(xs)),
        '[bool(v) for v in %r]' % xs, 'list(range(%d, %d, %d))' % (
            r.randrange(5), r.randrange(9), r.choice([1, 2, -1])),
        '%s[%r].max()' % (f, c), '[%s[%r].count()]' % (f, c)]))


STATEMENTS = [
    map_number, map_fstring, map_dict, map_text, str_methods, rows_number,
    rows_text, rows_few, rows_expand, columns_apply, assign, pipe,
    comprehension, unpack, loc_get, loc_cell, loc_set, index, lookup, names,
    flip, about, category, builtins,
]
