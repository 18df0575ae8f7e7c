=== rows at regular dates
--- data t.csv
day,ms,note
2026-01-01,10,a
2026-01-02,,
2026-01-05,8,c
2026-01-31,7,
--- script
t = pd.read_csv('t.csv', parse_dates=['day'], index_col='day')
a = t.asfreq('2D').head(3)
b = t['ms'].asfreq('2D', fill_value=0).head(3)
c = t.asfreq('W', method='ffill')
d = t.asfreq('W', method='bfill')
e = t.asfreq('M')
f = t['ms'].resample('12H').ffill(limit=2).head(12)
g = t.resample('3D').nearest().tail(3)
h = t['ms'].resample('D').interpolate().tail(5)
i = t.resample('M').bfill()
j = t.iloc[2:]['ms'].resample('QS').asfreq()
k = t.resample('W').asfreq(fill_value=-1)
df = pd.concat([x.reset_index().assign(of=n) for n, x in zip('abcdefghijk', [a, b, c, d, e, f, g, h, i, j, k])], ignore_index=True)
--- csv
day,ms,note,of
2026-01-01 00:00:00,10.0,a,a
2026-01-03 00:00:00,,,a
2026-01-05 00:00:00,8.0,c,a
2026-01-01 00:00:00,10.0,,b
2026-01-03 00:00:00,0.0,,b
2026-01-05 00:00:00,8.0,,b
2026-01-04 00:00:00,,,c
2026-01-11 00:00:00,8.0,c,c
2026-01-18 00:00:00,8.0,c,c
2026-01-25 00:00:00,8.0,c,c
2026-01-04 00:00:00,8.0,c,d
2026-01-11 00:00:00,7.0,,d
2026-01-18 00:00:00,7.0,,d
2026-01-25 00:00:00,7.0,,d
2026-01-31 00:00:00,7.0,,e
2026-01-01 00:00:00,10.0,,f
2026-01-01 12:00:00,10.0,,f
2026-01-02 00:00:00,,,f
2026-01-02 12:00:00,,,f
2026-01-03 00:00:00,,,f
2026-01-03 12:00:00,,,f
2026-01-04 00:00:00,,,f
2026-01-04 12:00:00,,,f
2026-01-05 00:00:00,8.0,,f
2026-01-05 12:00:00,8.0,,f
2026-01-06 00:00:00,8.0,,f
2026-01-06 12:00:00,,,f
2026-01-25 00:00:00,7.0,,g
2026-01-28 00:00:00,7.0,,g
2026-01-31 00:00:00,7.0,,g
2026-01-27 00:00:00,7.153846153846153,,h
2026-01-28 00:00:00,7.115384615384615,,h
2026-01-29 00:00:00,7.076923076923077,,h
2026-01-30 00:00:00,7.038461538461538,,h
2026-01-31 00:00:00,7.0,,h
2026-01-31 00:00:00,7.0,,i
2026-01-01 00:00:00,,,j
2026-01-04 00:00:00,-1.0,-1,k
2026-01-11 00:00:00,-1.0,-1,k
2026-01-18 00:00:00,-1.0,-1,k
2026-01-25 00:00:00,-1.0,-1,k
2026-02-01 00:00:00,-1.0,-1,k

=== the same steps at another time of day
--- script
t = pd.Series([1, None, 3], index=pd.date_range('2026-01-01 10:00', periods=3), name='x')
u = pd.Series([1, 2, 3], index=pd.to_datetime(['2026-01-01T10:00Z', '2026-01-03T10:00Z', '2026-01-04T11:00Z']), name='x')
m = pd.Series([1, 2, 3], index=pd.date_range('2026-01-31 10:00', periods=3, freq='M'), name='x')
df = pd.concat([x.reset_index().astype('str') for x in [t.resample('D').ffill(), t.resample('D').ffill(limit=1), u.resample('D').bfill(), m.resample('M').asfreq(), m.resample('MS').asfreq(), t.asfreq('8H')]])
df = df.replace('nan', '')
--- csv
index,x
2026-01-01,1.0
2026-01-02,
2026-01-03,3.0
2026-01-01,
2026-01-02,1.0
2026-01-03,
2026-01-01 00:00:00+00:00,1
2026-01-02 00:00:00+00:00,2
2026-01-03 00:00:00+00:00,2
2026-01-04 00:00:00+00:00,3
2026-01-31,1
2026-02-28,2
2026-03-31,3
2026-01-01,
2026-02-01,
2026-03-01,
2026-01-01 10:00:00,1.0
2026-01-01 18:00:00,
2026-01-02 02:00:00,
2026-01-02 10:00:00,
2026-01-02 18:00:00,
2026-01-03 02:00:00,
2026-01-03 10:00:00,3.0

=== dates end at a date of the frequency
--- script
df = pd.DataFrame({'n': [len(pd.date_range('2026-01-01 20:00', '2026-01-09 16:00', freq='MS')), len(pd.date_range('2026-01-31 10:00', '2026-02-15 16:00', freq='M')), len(pd.date_range('2026-01-03', '2026-02-15 16:00', freq='W'))]})
--- csv
n
0
1
7

=== what has no regular dates
--- script
t = pd.DataFrame({'x': [1, 2, 3]}, index=pd.to_datetime(['2026-01-01', '2026-01-05', '2026-01-03']))
a = t.asfreq('D')
b = t.reset_index().asfreq('D')
c = t.sort_index().resample('D')['x'].ffill()
d = t.reset_index().resample('D', on='index').ffill()
e = t.sort_index().resample('2D').interpolate()
e = t.sort_index().resample('4D').interpolate()
f = pd.concat([t, t]).sort_index().asfreq('D')
g = t.sort_index().resample('D', closed='right').ffill()
h = t.groupby('x').asfreq('D')
i = t.sort_index().asfreq('D', method='nearest')
j = t.sort_index().asfreq('1ns')
k = t.sort_index().asfreq('fortnight')
l = t.sort_index().asfreq('D', normalize=True)
m = t.set_index(pd.to_datetime(['2026-01-01', '2026-01-02', None])).asfreq('D')
n = t.sort_index().resample('D').cumsum()
--- diag
script:2:5: error: the dates are not sorted: row 3 is earlier than row 2 [df-value]
    2 | a = t.asfreq('D')
      |     ^~~~~~~~~~~~~
help: first sort the rows: .sort_index()
script:3:5: error: 'asfreq' needs dates as row labels [df-type]
    3 | b = t.reset_index().asfreq('D')
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~
help: pd.to_datetime makes dates, and .set_index('day') makes them row labels
script:4:5: error: 'ffill' of a column selected after resample() is not part of df scripts [df-unsupported]
    4 | c = t.sort_index().resample('D')['x'].ffill()
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: first select the column: df['a'].resample('D').ffill()
script:5:5: error: 'ffill' after resample() on a column is not part of df scripts [df-unsupported]
    5 | d = t.reset_index().resample('D', on='index').ffill()
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: make the dates row labels: df.set_index('day').resample('D')
script:7:5: error: 'interpolate' of rows whose dates are not among the dates of the result is not part of df scripts [df-unsupported]
    7 | e = t.sort_index().resample('4D').interpolate()
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: first combine the rows of each period into one: .resample('D').mean().interpolate()
script:8:5: error: the date of row 2 occurs twice [df-value]
    8 | f = pd.concat([t, t]).sort_index().asfreq('D')
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: first combine the rows of each date into one, as .groupby(level=0).mean() does
script:9:5: error: 'ffill' after resample() with closed= is not part of df scripts [df-unsupported]
    9 | g = t.sort_index().resample('D', closed='right').ffill()
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: remove closed=
script:10:20: error: 'asfreq' of GroupBy is not part of df scripts [df-unsupported]
   10 | h = t.groupby('x').asfreq('D')
      |                    ^~~~~~
help: `perfpress help df` lists all functions and methods
script:11:39: error: argument 'method' of 'asfreq' cannot be 'nearest' [df-value]
   11 | i = t.sort_index().asfreq('D', method='nearest')
      |                                       ^~~~~~~~~
help: choices are 'ffill', 'pad', 'bfill', 'backfill'
script:12:27: error: there are more than 1,048,576 dates [df-value]
   12 | j = t.sort_index().asfreq('1ns')
      |                           ^~~~~
help: choose a longer period
script:13:27: error: frequency 'fortnight' is not part of df scripts [df-unsupported]
   13 | k = t.sort_index().asfreq('fortnight')
      |                           ^~~~~~~~~~~
help: frequencies are 'D', 'B', 'W', 'ME', 'QE', 'YE', 'MS', 'QS', 'YS', 'h', 'min' and 's', optionally with a number: '15min'
script:14:42: error: value True of argument 'normalize' of 'asfreq' is not part of df scripts [df-unsupported]
   14 | l = t.sort_index().asfreq('D', normalize=True)
      |                                          ^~~~
help: remove the argument; only normalize=False is supported
script:15:5: error: row 3 has no date [df-value]
   15 | m = t.set_index(pd.to_datetime(['2026-01-01', '2026-01-02', None])).asfreq('D')
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: first remove rows without a date: .dropna(subset=['day'])
script:16:34: error: 'cumsum' of GroupBy is not part of df scripts [df-unsupported]
   16 | n = t.sort_index().resample('D').cumsum()
      |                                  ^~~~~~
help: call an aggregation such as .mean() first: .mean().cumsum()
