=== np.where of two columns of dates
--- script
df = pd.DataFrame({'a': pd.to_datetime(['2026-01-01', '2026-02-01', '2026-01-03']),
                   'b': pd.to_datetime(['2026-03-01', '2026-02-01', None])})
df['first'] = np.where(df['a'] < df['b'], df['a'], df['b'])
df['year'] = df['first'].dt.year
df['gap'] = np.where(df['a'] < df['b'], df['b'] - df['a'], df['a'] - df['b'])
df['selected'] = np.select([df['a'] < df['b']], [df['b']], df['a'])
df['types'] = ' '.join(str(t) for t in df.dtypes)
--- csv
a,b,first,year,gap,selected,types
2026-01-01,2026-03-01,2026-01-01,2026.0,59 days,2026-03-01,datetime64[ns] datetime64[ns] datetime64[ns] float64 timedelta64[ns] datetime64[ns]
2026-02-01,2026-02-01,2026-02-01,2026.0,0 days,2026-02-01,datetime64[ns] datetime64[ns] datetime64[ns] float64 timedelta64[ns] datetime64[ns]
2026-01-03,,,,,2026-01-03,datetime64[ns] datetime64[ns] datetime64[ns] float64 timedelta64[ns] datetime64[ns]

=== np.where of dates with a time zone, and of periods
--- script
df = pd.DataFrame({'a': pd.to_datetime(['2026-01-01 10:00', '2026-02-01'], format='mixed')})
zoned = df['a'].dt.tz_localize('UTC')
df['z'] = np.where([True, False], zoned, pd.NaT)
df['p'] = np.where([True, False], df['a'].dt.to_period('M'), None)
df['d'] = np.where([True, False], df['a'].dt.date, None)
df['types'] = ' '.join(str(t) for t in df.dtypes)
--- csv
a,z,p,d,types
2026-01-01 10:00:00,2026-01-01 10:00:00+00:00,2026-01,2026-01-01,"datetime64[ns] datetime64[ns, UTC] period[M] object"
2026-02-01 00:00:00,,,,"datetime64[ns] datetime64[ns, UTC] period[M] object"

=== np.where of single dates
--- script
x = np.where([True, False], pd.Timestamp('2026-01-01'), pd.Timestamp('2026-01-02 10:00'))
df = pd.DataFrame({'text': [str(v) for v in x], 'x': x, 's': pd.Series(x)})
df['day'] = df['x'].dt.day
df['span'] = np.where(df['day'] > 1, pd.Timedelta('1 days'), pd.NaT)
df['hours'] = df['span'].dt.total_seconds() / 3600
--- csv
text,x,s,day,span,hours
2026-01-01 00:00:00,2026-01-01 00:00:00,2026-01-01 00:00:00,1,,
2026-01-02 10:00:00,2026-01-02 10:00:00,2026-01-02 10:00:00,2,1 days,24.0

=== np.where of a column of dates and a single date
--- script
d = pd.DataFrame({'t': pd.to_datetime(['2026-01-01', None])})
df = d.assign(u=np.where(d['t'].isna(), pd.Timestamp('2026-05-05'), d['t']))
--- diag
script:2:17: error: 'where' cannot choose between dates and other values [df-type]
    2 | df = d.assign(u=np.where(d['t'].isna(), pd.Timestamp('2026-05-05'), d['t']))
      |                 ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: df['d'].where(cond, pd.Timestamp('2026-01-31')) keeps dates; .astype(str) makes strings

=== np.select of spans with the usual default
--- script
d = pd.DataFrame({'t': pd.to_timedelta(['1 days', '2 days'])})
d['u'] = np.select([d['t'] > pd.Timedelta('1 days')], [d['t']])
df = d
--- diag
script:2:10: error: 'select' cannot choose between time spans and other values [df-type]
    2 | d['u'] = np.select([d['t'] > pd.Timedelta('1 days')], [d['t']])
      |          ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: df['d'].where(cond, pd.Timestamp('2026-01-31')) keeps dates; .astype(str) makes strings

=== strings of the elements of an array
--- script
s = pd.Series(pd.to_datetime(['2026-01-01', '2026-02-01 10:00'], format='mixed'))
x = s.values
df = pd.DataFrame({'s': [str(v) for v in s], 'x': [str(v) for v in x], 'f': [f'{v}' for v in x],
                   'p': ['%s' % v for v in x], 'r': [repr(v) for v in x], 'l': [str([v]) for v in x],
                   'text': x.astype(str), 'max': str(x.max()), 'first': str(x[0]),
                   'late': [str(v + np.timedelta64(1, 'D')) for v in x],
                   'next': [str(v + pd.Timedelta('1D')) for v in x],
                   'day': [str(pd.Timestamp(v)) for v in x], 'cell': list(x)})
--- csv
s,x,f,p,r,l,text,max,first,late,next,day,cell
2026-01-01 00:00:00,2026-01-01T00:00:00.000000000,2026-01-01T00:00:00.000000000,2026-01-01T00:00:00.000000000,numpy.datetime64('2026-01-01T00:00:00.000000000'),[numpy.datetime64('2026-01-01T00:00:00.000000000')],2026-01-01T00:00:00.000000000,2026-02-01T10:00:00.000000000,2026-01-01T00:00:00.000000000,2026-01-02T00:00:00.000000000,2026-01-02 00:00:00,2026-01-01 00:00:00,2026-01-01 00:00:00
2026-02-01 10:00:00,2026-02-01T10:00:00.000000000,2026-02-01T10:00:00.000000000,2026-02-01T10:00:00.000000000,numpy.datetime64('2026-02-01T10:00:00.000000000'),[numpy.datetime64('2026-02-01T10:00:00.000000000')],2026-02-01T10:00:00.000000000,2026-02-01T10:00:00.000000000,2026-01-01T00:00:00.000000000,2026-02-02T10:00:00.000000000,2026-02-02 10:00:00,2026-02-01 10:00:00,2026-02-01 10:00:00

=== strings of the spans of an array
--- script
s = pd.Series(pd.to_timedelta(['1 days', '2 hours']))
x = s.values
df = pd.DataFrame({'s': [str(v) for v in s], 'x': [str(v) for v in x], 'r': [repr(v) for v in x],
                   'sum': str(x.sum()), 'abs': [str(abs(-v)) for v in x], 'gap': str(x[0] - x[1]),
                   'twice': [str(2 * v) for v in x], 'one': [str(pd.Timedelta(v)) for v in x]})
--- csv
s,x,r,sum,abs,gap,twice,one
1 days 00:00:00,86400000000000 nanoseconds,"numpy.timedelta64(86400000000000,'ns')",93600000000000 nanoseconds,86400000000000 nanoseconds,79200000000000 nanoseconds,172800000000000 nanoseconds,1 days 00:00:00
0 days 02:00:00,7200000000000 nanoseconds,"numpy.timedelta64(7200000000000,'ns')",93600000000000 nanoseconds,7200000000000 nanoseconds,79200000000000 nanoseconds,14400000000000 nanoseconds,0 days 02:00:00

=== .values of dates with a time zone
--- script
d = pd.DataFrame({'d': pd.to_datetime(['2026-01-01 10:00', '2026-02-01'], format='mixed').tz_localize('UTC').tz_convert('UTC')})
df = d.assign(values=d['d'].values, numpy=d['d'].to_numpy(), text=[str(v) for v in d['d'].values],
              other=[str(v) for v in d['d'].to_numpy()])
--- csv
d,values,numpy,text,other
2026-01-01 10:00:00+00:00,2026-01-01 10:00:00,2026-01-01 10:00:00+00:00,2026-01-01T10:00:00.000000000,2026-01-01 10:00:00+00:00
2026-02-01 00:00:00+00:00,2026-02-01 00:00:00,2026-02-01 00:00:00+00:00,2026-02-01T00:00:00.000000000,2026-02-01 00:00:00+00:00

=== the rows of .values of a frame
--- script
d = pd.DataFrame({'d': pd.to_datetime(['2026-01-01'])})
df = pd.DataFrame({'dates': [str(r[0]) for r in d.values], 'mixed': [str(r[0]) for r in d.assign(n=1).values]})
--- csv
dates,mixed
2026-01-01T00:00:00.000000000,2026-01-01 00:00:00

=== distinct dates are no elements of numpy, beyond pandas
--- script
s = pd.Series(pd.to_datetime(['2026-01-01', '2026-01-01']))
df = pd.DataFrame({'x': [str(v) for v in s.unique()]})
--- csv
x
2026-01-01 00:00:00

=== tolist of an array of dates
--- script
df = pd.DataFrame({'x': pd.Series(pd.to_datetime(['2026-01-01'])).values.tolist()})
--- diag
script:1:25: error: 'tolist' of an array of dates is not part of df scripts [df-unsupported]
    1 | df = pd.DataFrame({'x': pd.Series(pd.to_datetime(['2026-01-01'])).values.tolist()})
      |                         ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: remove .values: df['d'].tolist() returns a list of dates or time spans

=== a format for an element of an array
--- script
df = pd.DataFrame({'x': [f'{v:%Y}' for v in pd.Series(pd.to_datetime(['2026-01-01'])).values]})
--- diag
script:1:29: error: an element of an array of dates cannot be formatted [df-value]
    1 | df = pd.DataFrame({'x': [f'{v:%Y}' for v in pd.Series(pd.to_datetime(['2026-01-01'])).values]})
      |                             ^
help: convert it with pd.Timestamp(d), or remove .values

=== the notation of dates in lists
--- script
d = pd.Timestamp('2026-01-01 10:00', tz='UTC')
df = pd.DataFrame({'r': [repr(d)], 'f': [f'{d!r}'], 'l': [str([d])], 'p': [repr(pd.Period('2026-01', 'M'))],
                   'q': [str([pd.Period('2026Q1', 'Q')])]})
--- csv
r,f,l,p,q
"Timestamp('2026-01-01 10:00:00+0000', tz='UTC')","Timestamp('2026-01-01 10:00:00+0000', tz='UTC')","[Timestamp('2026-01-01 10:00:00+0000', tz='UTC')]","Period('2026-01', 'M')","[Period('2026Q1', 'Q-DEC')]"

=== the name of an offset from UTC, beyond pandas
--- script
s = pd.Series(pd.to_datetime(['2026-01-01T10:00:00-05:30']))
df = pd.DataFrame({'r': [repr(s[0])], 't': [str(s.dtype)], 'Z': s.dt.strftime('%H:%M %Z %z'),
                   'y': [str(pd.Series(pd.to_datetime(['2026'])).dt.to_period('Y').dtype)]})
--- csv
r,t,Z,y
"Timestamp('2026-01-01 10:00:00-0530', tz='UTC-05:30')","datetime64[ns, UTC-05:30]",10:00 UTC-05:30 -0530,period[Y-DEC]
