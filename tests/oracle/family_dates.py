# SPDX-License-Identifier: MIT
"""Dates and time spans: read, compared, computed with, taken apart, grouped by
time."""
import datetime

TEXTS = ['2023-09-15', '2023-01-31', '2024-02-29', '1970-01-01', '1999-12-31',
         '2023-09-15', '2000-03-01', '2100-02-28', '2023-12-31']
TIMES = ['2024-01-02 10:00', '2024-01-02T23:59:59', '2024-02-29 00:00:00.5',
         '2024-01-05 12:30:15.123456', '2023-12-31', '2024-01-02 10:00']
WORDS = ['15 Sep 2023', 'September 15, 2023', 'Sep 2023', '2023/04/05',
         '2024-02', 'May 2025', '5 April 2023', '01/02/2024', '13.5.2023',
         '20240229', 'Tue Jan 2 10:00:00 2024', '2 Jan 2024 3pm', '2024Q3',
         '3/4/24 5:06', 'Jan-05-2024', '12/2024', '2024.05.06',
         'Friday 2 January 2024 at 10:30 am']
ZONED = ['2024-01-02T10:00:00Z', '2024-01-02T23:30:00+00:00',
         '2024-03-31 01:00:00.25Z']
OFFSETS = ['2024-01-02T10:00:00+02:00', '2024-01-02 23:30:00+0200',
           '2024-03-31T01:00:00+02:00']
SPANS = ['1 days', '2h', '90s', '-1 days +02:00:00', '01:30:00', '1.5h', '5 min',
         '3W', '250ms', '1 day 2 hours', 'P1DT2H', '10us', '7ns', '-5min']
PARTS = ['year', 'month', 'day', 'quarter', 'dayofweek', 'dayofyear', 'hour',
         'minute', 'second', 'microsecond', 'day_name()', 'month_name()',
         'days_in_month', 'is_month_end', 'is_quarter_start', 'is_leap_year',
         'normalize()', 'isocalendar().week', 'date',
         "strftime('%Y-%m')", "strftime('%b %d, %y')", "strftime('%B%%')",
         "strftime('%H:%M:%S.%f %p %I %j %U %W %a %A')", "floor('H')",
         "round('15min')", "ceil('D')", "floor('7s')", "to_period('M')",
         "to_period('W')", "to_period('Q')", "to_period('Y')", "to_period('D')",
         "to_period('M').dt.to_timestamp()", 
         "to_period('W').dt.start_time", 'weekday', 'is_year_end']
ONE_PARTS = ['year', 'month', 'day', 'quarter', 'dayofweek', 'hour', 'minute',
             'day_name()', 'isoformat()', 'toordinal()', "strftime('%d.%m.%y')",
             'timestamp()', 'isocalendar()[1]', 'weekday()', "floor('H')",
             "replace(day=1)", "to_period('M')", 'normalize()', 'value']
RULES = ['D', 'W', 'M', 'Q', 'Y', 'MS', 'QS', '12H', '2D', '36H', 'W-MON', '2M',
         '2W', 'A', 'YS', 'ME', 'QE', '2YE', '12h']
FIGURES = ['sum', 'mean', 'min', 'max', 'count', 'size', 'first', 'last', 'std',
           'median', 'nunique']


def cells(m, n, texts, gaps=.4):
    r = m.rng
    v = [r.choice(texts) for _ in range(n)]
    if v and r.random() < gaps:
        v[r.randrange(n)] = None
    if v and not any(v):
        v[0] = texts[0]
    return v


def dates(m, f, kind=None):
    """An expression: a column of dates."""
    r, n = m.rng, len(m.space[f])
    if not n:
        raise IndexError
    kind = kind or r.choice(['days', 'days', 'times', 'times', 'words', 'zoned',
                             'offset', 'unit', 'format', 'range'])
    how = ", errors='coerce'" if r.random() < .1 else ''
    if kind == 'unit':
        unit = r.choice(['s', 'ms', 'D'])
        most = {'s': 2 * 10**9, 'ms': 2 * 10**12, 'D': 25000}[unit]
        v = [r.randrange(most) for _ in range(n)]
        return 'pd.to_datetime(pd.Series(%r, index=%s.index), unit=%r)' % (
            v, f, unit)
    if kind == 'format':
        form = r.choice(['%d.%m.%Y', '%m/%d/%y', '%d %b %Y %H:%M', '%Y%m%d'])
        v = [datetime.datetime(r.randrange(1970, 2069), r.randrange(1, 13),
                               r.randrange(1, 29), r.randrange(24),
                               r.randrange(60)).strftime(form)
             for _ in range(n)]
        return 'pd.to_datetime(pd.Series(%r, index=%s.index), ' \
            'format=%r)' % (v, f, form)
    if kind == 'range':
        return 'pd.Series(pd.date_range(%r, periods=len(%s), freq=%r), ' \
            'index=%s.index)' % (r.choice(TEXTS[:5]), f, r.choice(
                ['D', 'H', '7D', '36min', 'M', 'MS', 'W', 'Q']), f)
    texts = {'days': TEXTS, 'times': TIMES, 'words': [r.choice(WORDS)],
             'zoned': ZONED, 'offset': OFFSETS}[kind]
    v = cells(m, n, texts)
    if kind == 'words' and r.random() < .2:
        how = ', dayfirst=True'
    elif kind in ('zoned', 'offset') and r.random() < .3:
        how = ', utc=True'
    elif v and kind == 'days' and r.random() < .2:
        v[0], how = 'soon', ", errors='coerce'"
    return 'pd.to_datetime(pd.Series(%r, index=%s.index), ' \
        "format='mixed'%s)" % (v, f, how)


def spans(m, f):
    r, n = m.rng, len(m.space[f])
    if not n:
        raise IndexError
    if r.random() < .3:
        unit = r.choice(['s', 'h', 'D', 'm', 'ms'])
        v = [round(r.uniform(-50, 50), r.randrange(4)) if r.random() < .5
             else r.randrange(-50, 100) for _ in range(n)]
        return 'pd.to_timedelta(pd.Series(%r, index=%s.index), ' \
            'unit=%r)' % (v, f, unit)
    if r.random() < .3:
        return '(%s - %s)' % (dates(m, f, 'times'), stamp(m))
    return 'pd.to_timedelta(pd.Series(%r, index=%s.index))' % (
        cells(m, n, SPANS), f)


def stamp(m):
    r = m.rng
    if r.random() < .3:
        return 'pd.Timestamp(year=%d, month=%d, day=%d)' % (
            r.randrange(1990, 2030), r.randrange(1, 13), r.randrange(1, 29))
    return 'pd.Timestamp(%r)' % r.choice(TEXTS + TIMES + WORDS + ['2023'])


def span(m):
    r = m.rng
    if r.random() < .4:
        return 'pd.Timedelta(%s=%s)' % (
            r.choice(['days', 'hours', 'minutes', 'seconds', 'weeks']),
            r.choice([1, 2, -3, 1.5, 0.25]))
    return 'pd.Timedelta(%r)' % r.choice(SPANS)


def put(m, f, expression):
    return '%s[%r] = %s' % (f, m.new(), expression)


def compared(m, f):
    r = m.rng
    op = r.choice(['<', '<=', '>', '>=', '==', '!='])
    if r.random() < .2:
        return put(m, f, '%s %s %s' % (spans(m, f), op, span(m)))
    other = r.choice([stamp(m), repr(r.choice(TEXTS + ['2024', '2023-10'])),
                      dates(m, f, 'times')])
    return put(m, f, '%s %s %s' % (
        dates(m, f, r.choice(['days', 'times', 'words', 'format'])), op, other))


def parts(m, f):
    return put(m, f, '%s.dt.%s' % (dates(m, f), m.rng.choice(PARTS)))


def kept(m, f):
    return put(m, f, dates(m, f) if m.rng.random() < .7 else spans(m, f))


def shown(m, f):
    r = m.rng
    x = dates(m, f) if r.random() < .6 else spans(m, f)
    return put(m, f, r.choice(['%s.astype(str)', '%s.map(str)',
                               "%s.map(lambda d: f'{d}')",
                               "%s.map('{}'.format)"]) % x)


def arithmetic(m, f):
    r = m.rng
    n = repr(r.choice([2, 3, 1.5, -1, 0.1]))
    return put(m, f, r.choice([
        lambda: '%s + %s' % (dates(m, f), span(m)),
        lambda: '%s - %s' % (dates(m, f), span(m)),
        lambda: '%s + %s' % (dates(m, f), spans(m, f)),
        lambda: '%s - %s' % (dates(m, f, 'times'), stamp(m)),
        lambda: '%s - %s' % (stamp(m), dates(m, f, 'days')),
        lambda: '%s - %s' % (dates(m, f, 'times'), dates(m, f, 'days')),
        lambda: '%s + %s' % (spans(m, f), spans(m, f)),
        lambda: '%s - %s' % (spans(m, f), span(m)),
        lambda: '%s * %s' % (spans(m, f), n),
        lambda: '%s * %s' % (n, spans(m, f)),
        lambda: '%s / %s' % (spans(m, f), n),
        lambda: '%s / %s' % (spans(m, f), span(m)),
        lambda: '%s // %s' % (spans(m, f), span(m)),
        lambda: '%s %% %s' % (spans(m, f), span(m)),
        lambda: '-%s' % spans(m, f),
        lambda: 'abs(%s)' % spans(m, f)])())


def span_parts(m, f):
    return put(m, f, '%s.dt.%s' % (spans(m, f), m.rng.choice(
        ['days', 'seconds', 'microseconds', 'total_seconds()', "floor('H')",
         "round('D')", "ceil('5min')"])))


def one(m, f):
    r = m.rng
    return put(m, f, r.choice([
        lambda: '%s.%s' % (stamp(m), r.choice(ONE_PARTS)),
        lambda: '%s %s %s' % (stamp(m), r.choice(['<', '<=', '==', '!=', '>']),
                              stamp(m)),
        lambda: '%s - %s' % (stamp(m), stamp(m)),
        lambda: '%s + %s' % (stamp(m), span(m)),
        lambda: '(%s - %s).days' % (stamp(m), stamp(m)),
        lambda: '%s.total_seconds()' % span(m),
        lambda: '%s / %s' % (span(m), span(m)),
        lambda: '%s * %d' % (span(m), r.randrange(-3, 9)),
        lambda: '%s // %d' % (span(m), r.randrange(1, 9)),
        lambda: 'str(%s)' % r.choice([stamp(m), span(m)]),
        lambda: "f'{%s:%%d %%B %%Y}'" % stamp(m).replace("'", '"'),
        lambda: "f'{%s}'" % r.choice([stamp(m), span(m)]).replace("'", '"'),
        lambda: 'str(%s.isoformat())[:10]' % stamp(m)])())


def figures(m, f):
    r = m.rng
    span_like = r.random() < .4
    x = spans(m, f) if span_like else dates(m, f)
    figure = r.choice(['min()', 'max()', 'mean()', 'median()', 'count()',
                       'nunique()', 'quantile(0.25)', 'std()', 'iloc[0]']
                      + (['sum()'] if span_like else []))
    return put(m, f, '%s.%s' % (x, figure))


def rows(m, f):
    r = m.rng
    x = dates(m, f) if r.random() < .7 else spans(m, f)
    return put(m, f, '%s.%s' % (x, r.choice(
        ['shift(1)', 'diff()', 'rank()', 'isna()', 'cummax()', 'cummin()',
         'ffill()', 'duplicated()', 'fillna(method="bfill")'])))


def chosen(m, f):
    r = m.rng
    return put(m, f, '%s.%s' % (dates(m, f, r.choice(['days', 'times'])),
                                r.choice([
        'isin([%s, %s])' % (stamp(m), stamp(m)),
        'between(%r, %r)' % tuple(sorted(r.sample(TEXTS, 2))),
        'fillna(%s)' % stamp(m), 'where(%s)' % m.condition(f),
        'value_counts().tolist()[0]'])))


def ordered(m, f):
    name = m.new()
    return ['%s[%r] = %s' % (f, name, dates(m, f)),
            '%s = %s.sort_values(%r%s)' % (
                f, f, name, m.rng.choice(['', ', ascending=False']))]


def grouped(m, f):
    name, t, r = m.new(), m.target(f), m.rng
    c = r.choice(m.columns(f, ('int', 'float', 'gap')))
    x = dates(m, f, r.choice(['days', 'times', 'format']))
    by = r.choice(['%r' % name, "%s[%r].dt.to_period('M')" % (f, name),
                   '%s[%r].dt.year' % (f, name)])
    return ['%s[%r] = %s' % (f, name, x),
            '%s = %s.groupby(%s)[[%r]].%s().reset_index()' % (
                t, f, by, c, r.choice(FIGURES[:5]))]


def resampled(m, f):
    name, t, r = m.new(), m.target(f), m.rng
    c = r.choice(m.columns(f, ('int', 'float', 'gap')))
    x = dates(m, f, r.choice(['times', 'unit', 'zoned', 'range']))
    if "unit='D'" in x or "'Q'" in x or "'ms'" in x or "'s'" in x:
        rule = r.choice(['M', 'Q', 'Y', 'YS', 'QS', '2M'])
    else:
        rule = r.choice(RULES)
    figure = r.choice(FIGURES)
    sides = r.choice(['', '', '', ", closed='left'", ", label='left'",
                      ", closed='right', label='right'"])
    return ['%s[%r] = %s' % (f, name, x),
            r.choice(['%s = %s.resample(%r, on=%r%s)[%r].%s().reset_index()',
                      '%s = %s.groupby(pd.Grouper(freq=%r, key=%r%s))[%r].%s()'
                      '.reset_index()']) % (
                t, f, rule, name, sides, c, figure)]


def by_time(m, f):
    name, t, r = m.new(), m.target(f), m.rng
    keys = m.columns(f, ('key', 'num', 'bool'))
    c = r.choice(m.columns(f, ('int', 'float', 'gap')))
    return ['%s[%r] = %s' % (f, name, dates(m, f, 'times')),
            r.choice([by_period, pivoted])(r, t, f, r.choice(keys), name, c)]


def by_period(r, t, f, key, name, c):
    return '%s = %s.groupby([%spd.Grouper(freq=%r, key=%r)])[%r].%s()' \
        '.reset_index()' % (t, f, r.choice(['', '%r, ' % key]),
                            r.choice(RULES), name, c, r.choice(FIGURES[:5]))


def pivoted(r, t, f, key, name, c):
    period = 'pd.Grouper(freq=%r, key=%r)' % (r.choice(RULES), name)
    rows, across = r.choice([
        (period, None), ('[%s]' % period, None), (period, repr(key)),
        (repr(key), period), ('[%r, %s]' % (key, period), None)])
    return '%s = %s.pivot_table(index=%s%s, values=%r, aggfunc=%r)' \
        '.reset_index()' % (t, f, rows, ', columns=' + across if across else '',
                            c, r.choice(['sum', 'mean', 'count', 'first']))


def rolled(m, f):
    name, t, r = m.new(), m.target(f), m.rng
    c = r.choice(m.columns(f, ('int', 'float')))
    return ['%s[%r] = %s' % (f, name, dates(m, f, 'range')),
            '%s = %s.set_index(%r)[%r].rolling(%r%s).%s().reset_index()' % (
                t, f, name, c, r.choice(['3D', '36H', '10D', '90D']),
                r.choice(['', ', min_periods=2', ", closed='both'",
                          ", closed='left'"]),
                r.choice(['sum', 'mean', 'max', 'min', 'count']))]


def located(m, f):
    name, t, r = m.new(), m.target(f), m.rng
    lines = ['%s[%r] = %s' % (f, name, dates(m, f, 'range')),
             '%s = %s.set_index(%r)' % (t, f, name)]
    part = r.choice(['2023', '2023-09', '2024-02', '2023-09-15', '2000'])
    return lines + ['%s = %s.loc[%s].reset_index()' % (t, t, r.choice(
        ['%r:' % part, ':%r' % part, '%r:%r' % (part, '2024-03'), repr(part)]))]


def joined(m, f):
    name, r = m.new(), m.rng
    x = dates(m, f, 'days')
    return ['%s[%r] = %s' % (f, name, x),
            '%s = %s.merge(pd.DataFrame({%r: pd.to_datetime(%r), %r: %r}), '
            "on=%r, how=%r)" % (f, f, name, TEXTS[:4], m.new(), [1, 2, 3, 4],
                                name, r.choice(['left', 'inner', 'outer']))]


STATEMENTS = [compared, parts, kept, shown, arithmetic, span_parts, one, figures,
              rows, chosen, ordered, grouped, resampled, by_time, rolled, located,
              joined]
