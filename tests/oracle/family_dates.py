# SPDX-License-Identifier: MIT
"""Dates: read, compared, taken apart."""
TEXTS = ['2023-09-15', '2023-01-31', '2024-02-29', '1970-01-01', '1999-12-31',
         '2023-09-15', '2000-03-01', '2100-02-28', '2023-12-31']
WORDS = ['15 Sep 2023', 'September 15, 2023', 'Sep 2023', '2023/04/05',
         '2024-02', 'May 2025', '5 April 2023']
PARTS = ['year', 'month', 'day', 'quarter', 'dayofweek', 'dayofyear',
         "strftime('%Y-%m')", "strftime('%b %d, %y')", "strftime('%B%%')"]


def column(m, f):
    r = m.rng
    words = r.random() < .3
    cells = [r.choice(WORDS if words else TEXTS) for _ in range(len(m.space[f]))]
    if words:  # pandas wants all of a column written alike
        cells = [cells[0]] * len(cells) if cells else []
    elif cells and r.random() < .4:
        cells[r.randrange(len(cells))] = r.choice([None, None, 'soon'])
    if cells and not any(cells):  # no text, no number: what fillna makes of it
        cells[0] = TEXTS[0]
    how = ", errors='coerce'" if 'soon' in cells or r.random() < .1 else ''
    return 'pd.to_datetime(pd.Series([%s])%s)' % (', '.join(map(repr, cells)), how)


def stamp(m):
    r = m.rng
    if r.random() < .3:
        return 'pd.Timestamp(year=%d, month=%d, day=%d)' % (
            r.randrange(1990, 2030), r.randrange(1, 13), r.randrange(1, 29))
    return 'pd.Timestamp(%r)' % r.choice(TEXTS + WORDS + ['2023', '2023-09-15 00:00:00'])


def put(m, f, expression):
    return '%s[%r] = %s' % (f, m.new(), expression)


def compared(m, f):
    op = m.rng.choice(['<', '<=', '>', '>=', '==', '!='])
    return put(m, f, '%s %s %s' % (column(m, f), op, stamp(m)))


def parts(m, f):
    return put(m, f, '%s.dt.%s' % (column(m, f), m.rng.choice(PARTS)))


def one(m, f):
    r = m.rng
    return put(m, f, r.choice([
        '%s.%s' % (stamp(m), r.choice(PARTS)),
        '%s %s %s' % (stamp(m), r.choice(['<', '<=', '==', '!=', '>']), stamp(m)),
        '%s.toordinal() - %s.toordinal()' % (stamp(m), stamp(m)),
        'str(%s.isoformat())[:10]' % stamp(m)]))


STATEMENTS = [compared, parts, one]
