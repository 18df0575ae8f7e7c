# SPDX-License-Identifier: MIT
"""Rows of other frames, columns or dates: merge_asof, update, wide_to_long,
asfreq, resample().ffill()."""
TYPES = ['int', 'float', 'date', 'span', 'zoned']
TOLERANCES = {'int': ['0', '1', '3', '1.5'], 'float': ['1', '0.5', '2.0'],
              'date': ["pd.Timedelta('2h')", "pd.Timedelta(days=1)", '1'],
              'span': ["pd.Timedelta('5min')"], 'zoned': ["pd.Timedelta('9h')"]}


def cells(r, kind, n):
    """An expression: n sorted keys."""
    v = sorted({
        'int': lambda: r.randrange(12),
        'float': lambda: r.choice([0.5, 1.0, 1.5, 2.25, 7.5]),
        'date': lambda: '2024-01-%02d %02d:00' % (r.randrange(1, 4),
                                                  r.randrange(24)),
        'span': lambda: '%dmin' % r.randrange(10, 60),
        'zoned': lambda: '2024-01-%02dT%02d:00Z' % (r.randrange(1, 4),
                                                    r.randrange(24))}[kind]()
               for _ in range(n))
    if r.random() < .03:
        r.shuffle(v)
    return {'date': 'pd.Series(pd.to_datetime(%r))',
            'zoned': 'pd.Series(pd.to_datetime(%r))',
            'span': 'pd.Series(pd.to_timedelta(%r))'}.get(kind, '%r') % v


def other(m, kind, key, by):
    """An expression: the right frame."""
    r = m.rng
    n = r.randrange(1, 9)
    columns = {key: cells(r, kind, n)}
    for c in by:
        columns[c] = repr([r.choice(['a', 'b', 'c']) for _ in range(n)])
    for c in (m.new(), 'n'):
        columns[c] = repr([r.randrange(99) for _ in range(n)])
    return 'pd.DataFrame({%s})' % ', '.join(
        '%r: %s' % x for x in columns.items())


def nearest(m, f):
    r, n = m.rng, len(m.space[f])
    kind, name, t = r.choice(TYPES), m.new(), m.target(f)
    if not n or n > 40 or m.space[f].columns.nlevels > 1:
        return None
    by = ['key'] if 'key' in m.space[f] and r.random() < .5 else []
    key = r.choice([name, name, m.new()])
    options = ['on=%r' % name if key == name else
               'left_on=%r, right_on=%r' % (name, key)]
    options += ["by='key'"] * len(by) + r.sample([
        'direction=%r' % r.choice(['backward', 'forward', 'nearest']),
        'allow_exact_matches=False',
        'tolerance=%s' % r.choice(TOLERANCES[kind]),
        "suffixes=('', ' right')"], r.randrange(3))
    return ['%s = %s.reset_index(drop=True)' % (f, f),
            '%s[%r] = %s' % (f, name, cells(r, kind, n)),
            '%s = pd.merge_asof(%s, %s, %s)' % (
                t, f, other(m, kind, key, by), ', '.join(options))]


def updated(m, f):
    r = m.rng
    columns = r.sample(m.columns(f), min(len(m.columns(f)), 3))
    values = {'i': ['1', '-2', '30', '4.0'], 'f': ['1.5', '-2.0', 'np.nan'],
              'O': ["'a'", "'bert'", 'np.nan'], 'b': ['True', 'False']}
    labels = sorted(r.sample(range(max(len(m.space[f]), 5)), r.randrange(1, 5)))
    cells = {c: '[%s]' % ', '.join(
        r.choice(values[m.space[f][c].dtype.kind]) for _ in labels)
        for c in columns if m.space[f][c].dtype.kind in values}
    if not cells:
        return None
    other = 'pd.DataFrame({%s}, index=%r)' % (
        ', '.join('%r: %s' % x for x in cells.items()), labels)
    return ['%s = %s.reset_index(drop=True)' % (f, f),
            '%s.update(%s%s)' % (f, other, r.choice(
                ['', '', ', overwrite=False', ", errors='raise'"]))]


def lengthened(m, f):
    r = m.rng
    stubs = r.sample(['lo', 'hi (ms)', 'n at'], r.randrange(1, 3))
    sep = r.choice(['', '_', ' '])
    suffixes = r.choice([['1', '2', '12'], ['2025', '2026'], ['x', 'y'],
                         ['1.5', '2']])
    names = [s + sep + k for s in stubs
             for k in r.sample(suffixes, r.randrange(1, len(suffixes) + 1))]
    numbers = m.columns(f, ('int', 'float', 'bool'))
    lines = ['%s = %s.reset_index(drop=True)' % (f, f)]
    lines += ['%s[%r] = %s[%r]' % (f, n, f, r.choice(numbers)) for n in names]
    ids, t = m.new(), m.new('w')
    how = ", suffix='.+'" if suffixes[0] in ('x', '1.5') else ''
    return lines + [
        '%s[%r] = %s.index' % (f, ids, f),
        '%s = pd.wide_to_long(%s[%r], %r, i=%r, j=%r, sep=%r%s)'
        '.reset_index()' % (t, f, names + [ids] + m.columns(f)[:1], stubs, ids,
                            m.new(), sep, how)]


def regular(m, f):
    """Rows at regular dates."""
    r, n = m.rng, len(m.space[f])
    if not 0 < n < 40:
        return None
    t, name = m.new('u'), m.new()
    step = r.choice(['D', '12H', '3D', 'W', 'M', 'MS', '7D'])
    hours = sorted(r.sample(range(600), n))
    dates = r.choice([
        'pd.to_datetime(%r)' % ['2024-01-%02d %02d:00' % (1 + h // 24, h % 24)
                                for h in hours],
        "pd.date_range('2024-01-31 %02d:00', periods=%d, freq=%r)" % (
            r.choice([0, 10]), n, r.choice([step, 'D', 'W'])),
        "pd.date_range('2024-01-01', periods=%d, freq='5D', tz='UTC')" % n])
    column = r.choice(m.columns(f, ('int', 'float', 'text')))
    how = r.choice(['asfreq(%r)', "asfreq(%r, method='ffill')",
                    "asfreq(%r, method='bfill')", 'asfreq(%r, fill_value=0)',
                    'resample(%r).ffill()', 'resample(%r).bfill(limit=1)',
                    'resample(%r).asfreq()', 'resample(%r).nearest()',
                    "resample(%r, label='right').ffill(limit=2)"]) % step
    return ['%s = %s.set_index(%s)' % (t, f, dates),
            '%s = %s%s.%s.rename_axis(%r).reset_index()' % (
                t, t, r.choice(['', '[%r]' % column]), how, name)]


STATEMENTS = [nearest, updated, lengthened, regular]
