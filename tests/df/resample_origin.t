=== resample with offset='2h'
--- data t.csv
day,k,v,w
2024-01-05 10:00:00,a,1,0.5
2024-01-05 13:45:30,b,2,
2024-01-07 23:59:59,b,3,1.5
2024-01-10 00:00:00,a,4,2.5
2024-02-29 12:30:00,a,5,2.5
2024-03-31 23:10:00,b,7,0.25
--- script
t = pd.read_csv('t.csv', parse_dates=['day'])
df = t.set_index('day').resample('7h', offset='2h')['v'].sum().reset_index()
df = df[df['v'] > 0]
--- csv
day,v
2024-01-05 09:00:00,3
2024-01-07 17:00:00,3
2024-01-09 18:00:00,4
2024-02-29 12:00:00,5
2024-03-31 17:00:00,7

=== resample with offset=pd.Timedelta('90min')
--- data t.csv
day,k,v,w
2024-01-05 10:00:00,a,1,0.5
2024-01-05 13:45:30,b,2,
2024-01-07 23:59:59,b,3,1.5
2024-01-10 00:00:00,a,4,2.5
2024-02-29 12:30:00,a,5,2.5
2024-03-31 23:10:00,b,7,0.25
--- script
t = pd.read_csv('t.csv', parse_dates=['day'])
df = t.set_index('day').resample('7h', offset=pd.Timedelta('90min'))['v'].sum().reset_index()
df = df[df['v'] > 0]
--- csv
day,v
2024-01-05 08:30:00,3
2024-01-07 23:30:00,3
2024-01-09 17:30:00,4
2024-02-29 11:30:00,5
2024-03-31 16:30:00,7

=== resample with origin='start'
--- data t.csv
day,k,v,w
2024-01-05 10:00:00,a,1,0.5
2024-01-05 13:45:30,b,2,
2024-01-07 23:59:59,b,3,1.5
2024-01-10 00:00:00,a,4,2.5
2024-02-29 12:30:00,a,5,2.5
2024-03-31 23:10:00,b,7,0.25
--- script
t = pd.read_csv('t.csv', parse_dates=['day'])
df = t.set_index('day').resample('7h', origin='start')['v'].sum().reset_index()
df = df[df['v'] > 0]
--- csv
day,v
2024-01-05 10:00:00,3
2024-01-07 18:00:00,3
2024-01-09 19:00:00,4
2024-02-29 06:00:00,5
2024-03-31 18:00:00,7

=== resample with origin='epoch'
--- data t.csv
day,k,v,w
2024-01-05 10:00:00,a,1,0.5
2024-01-05 13:45:30,b,2,
2024-01-07 23:59:59,b,3,1.5
2024-01-10 00:00:00,a,4,2.5
2024-02-29 12:30:00,a,5,2.5
2024-03-31 23:10:00,b,7,0.25
--- script
t = pd.read_csv('t.csv', parse_dates=['day'])
df = t.set_index('day').resample('7h', origin='epoch')['v'].sum().reset_index()
df = df[df['v'] > 0]
--- csv
day,v
2024-01-05 04:00:00,1
2024-01-05 11:00:00,2
2024-01-07 19:00:00,3
2024-01-09 20:00:00,4
2024-02-29 07:00:00,5
2024-03-31 19:00:00,7

=== resample with origin='end'
--- data t.csv
day,k,v,w
2024-01-05 10:00:00,a,1,0.5
2024-01-05 13:45:30,b,2,
2024-01-07 23:59:59,b,3,1.5
2024-01-10 00:00:00,a,4,2.5
2024-02-29 12:30:00,a,5,2.5
2024-03-31 23:10:00,b,7,0.25
--- script
t = pd.read_csv('t.csv', parse_dates=['day'])
df = t.set_index('day').resample('7h', origin='end')['v'].sum().reset_index()
df = df[df['v'] > 0]
--- csv
day,v
2024-01-05 15:10:00,3
2024-01-08 06:10:00,3
2024-01-10 00:10:00,4
2024-02-29 18:10:00,5
2024-03-31 23:10:00,7

=== resample with origin='end_day'
--- data t.csv
day,k,v,w
2024-01-05 10:00:00,a,1,0.5
2024-01-05 13:45:30,b,2,
2024-01-07 23:59:59,b,3,1.5
2024-01-10 00:00:00,a,4,2.5
2024-02-29 12:30:00,a,5,2.5
2024-03-31 23:10:00,b,7,0.25
--- script
t = pd.read_csv('t.csv', parse_dates=['day'])
df = t.set_index('day').resample('7h', origin='end_day')['v'].sum().reset_index()
df = df[df['v'] > 0]
--- csv
day,v
2024-01-05 16:00:00,3
2024-01-08 00:00:00,3
2024-01-10 01:00:00,4
2024-02-29 19:00:00,5
2024-04-01 00:00:00,7

=== resample with origin='end', offset='1h'
--- data t.csv
day,k,v,w
2024-01-05 10:00:00,a,1,0.5
2024-01-05 13:45:30,b,2,
2024-01-07 23:59:59,b,3,1.5
2024-01-10 00:00:00,a,4,2.5
2024-02-29 12:30:00,a,5,2.5
2024-03-31 23:10:00,b,7,0.25
--- script
t = pd.read_csv('t.csv', parse_dates=['day'])
df = t.set_index('day').resample('7h', origin='end', offset='1h')['v'].sum().reset_index()
df = df[df['v'] > 0]
--- csv
day,v
2024-01-05 16:10:00,3
2024-01-08 00:10:00,3
2024-01-10 01:10:00,4
2024-02-29 19:10:00,5
2024-04-01 00:10:00,7

=== resample with origin='end_day', closed='left'
--- data t.csv
day,k,v,w
2024-01-05 10:00:00,a,1,0.5
2024-01-05 13:45:30,b,2,
2024-01-07 23:59:59,b,3,1.5
2024-01-10 00:00:00,a,4,2.5
2024-02-29 12:30:00,a,5,2.5
2024-03-31 23:10:00,b,7,0.25
--- script
t = pd.read_csv('t.csv', parse_dates=['day'])
df = t.set_index('day').resample('7h', origin='end_day', closed='left')['v'].sum().reset_index()
df = df[df['v'] > 0]
--- csv
day,v
2024-01-05 16:00:00,3
2024-01-08 00:00:00,3
2024-01-10 01:00:00,4
2024-02-29 19:00:00,5
2024-04-01 00:00:00,7

=== resample with origin='2024-01-02'
--- data t.csv
day,k,v,w
2024-01-05 10:00:00,a,1,0.5
2024-01-05 13:45:30,b,2,
2024-01-07 23:59:59,b,3,1.5
2024-01-10 00:00:00,a,4,2.5
2024-02-29 12:30:00,a,5,2.5
2024-03-31 23:10:00,b,7,0.25
--- script
t = pd.read_csv('t.csv', parse_dates=['day'])
df = t.set_index('day').resample('7h', origin='2024-01-02')['v'].sum().reset_index()
df = df[df['v'] > 0]
--- csv
day,v
2024-01-05 05:00:00,1
2024-01-05 12:00:00,2
2024-01-07 20:00:00,3
2024-01-09 21:00:00,4
2024-02-29 08:00:00,5
2024-03-31 20:00:00,7

=== resample with origin=pd.Timestamp('2025-01-06 05:00')
--- data t.csv
day,k,v,w
2024-01-05 10:00:00,a,1,0.5
2024-01-05 13:45:30,b,2,
2024-01-07 23:59:59,b,3,1.5
2024-01-10 00:00:00,a,4,2.5
2024-02-29 12:30:00,a,5,2.5
2024-03-31 23:10:00,b,7,0.25
--- script
t = pd.read_csv('t.csv', parse_dates=['day'])
df = t.set_index('day').resample('7h', origin=pd.Timestamp('2025-01-06 05:00'))['v'].sum().reset_index()
df = df[df['v'] > 0]
--- csv
day,v
2024-01-05 07:00:00,3
2024-01-07 22:00:00,3
2024-01-09 23:00:00,4
2024-02-29 10:00:00,5
2024-03-31 22:00:00,7

=== resample with origin='start', closed='right', label='right'
--- data t.csv
day,k,v,w
2024-01-05 10:00:00,a,1,0.5
2024-01-05 13:45:30,b,2,
2024-01-07 23:59:59,b,3,1.5
2024-01-10 00:00:00,a,4,2.5
2024-02-29 12:30:00,a,5,2.5
2024-03-31 23:10:00,b,7,0.25
--- script
t = pd.read_csv('t.csv', parse_dates=['day'])
df = t.set_index('day').resample('7h', origin='start', closed='right', label='right')['v'].sum().reset_index()
df = df[df['v'] > 0]
--- csv
day,v
2024-01-05 10:00:00,1
2024-01-05 17:00:00,2
2024-01-08 01:00:00,3
2024-01-10 02:00:00,4
2024-02-29 13:00:00,5
2024-04-01 01:00:00,7

=== origin= of days
--- data t.csv
day,k,v,w
2024-01-05 10:00:00,a,1,0.5
2024-01-05 13:45:30,b,2,
2024-01-07 23:59:59,b,3,1.5
2024-01-10 00:00:00,a,4,2.5
2024-02-29 12:30:00,a,5,2.5
2024-03-31 23:10:00,b,7,0.25
--- script
t = pd.read_csv('t.csv', parse_dates=['day'])
df = t.set_index('day').resample('2D', origin='2024-01-06', offset='6h')['v'].sum().reset_index().query('v > 0')
--- csv
day,v
2024-01-04 06:00:00,3
2024-01-06 06:00:00,3
2024-01-08 06:00:00,4
2024-02-29 06:00:00,5
2024-03-30 06:00:00,7

=== origin= of dates with a time zone
--- data t.csv
day,k,v,w
2024-01-05 10:00:00,a,1,0.5
2024-01-05 13:45:30,b,2,
2024-01-07 23:59:59,b,3,1.5
2024-01-10 00:00:00,a,4,2.5
2024-02-29 12:30:00,a,5,2.5
2024-03-31 23:10:00,b,7,0.25
--- script
t = pd.read_csv('t.csv', parse_dates=['day'])
o = pd.Timestamp('2024-01-02 03:00', tz='UTC')
df = t.set_index('day').tz_localize('UTC').resample('7h', origin=o)['v'].sum().reset_index().query('v > 0')
--- csv
day,v
2024-01-05 08:00:00+00:00,3
2024-01-07 23:00:00+00:00,3
2024-01-10 00:00:00+00:00,4
2024-02-29 11:00:00+00:00,5
2024-03-31 23:00:00+00:00,7

=== origin= of one row and of none
--- data t.csv
day,k,v,w
2024-01-05 10:00:00,a,1,0.5
2024-01-05 13:45:30,b,2,
2024-01-07 23:59:59,b,3,1.5
2024-01-10 00:00:00,a,4,2.5
2024-02-29 12:30:00,a,5,2.5
2024-03-31 23:10:00,b,7,0.25
--- script
t = pd.read_csv('t.csv', parse_dates=['day'])
a = t.head(1).set_index('day').resample('7h', origin='end')['v'].sum().reset_index()
b = t.head(0).set_index('day').resample('7h', origin='start')['v'].sum().reset_index()
df = pd.concat([a, b])
--- csv
day,v
2024-01-05 10:00:00,1

=== origin= does not matter for months, but the end closes them
--- data t.csv
day,k,v,w
2024-01-05 10:00:00,a,1,0.5
2024-01-05 13:45:30,b,2,
2024-01-07 23:59:59,b,3,1.5
2024-01-10 00:00:00,a,4,2.5
2024-02-29 12:30:00,a,5,2.5
2024-03-31 23:10:00,b,7,0.25
--- script
t = pd.read_csv('t.csv', parse_dates=['day'])
df = t.resample('MS', on='day', origin='end', offset='1h')['v'].sum().reset_index()
--- csv
day,v
2024-02-01,10
2024-03-01,5
2024-04-01,7

=== origin= and offset= of a Grouper
--- data t.csv
day,k,v,w
2024-01-05 10:00:00,a,1,0.5
2024-01-05 13:45:30,b,2,
2024-01-07 23:59:59,b,3,1.5
2024-01-10 00:00:00,a,4,2.5
2024-02-29 12:30:00,a,5,2.5
2024-03-31 23:10:00,b,7,0.25
--- script
t = pd.read_csv('t.csv', parse_dates=['day'])
df = t.groupby([pd.Grouper(key='day', freq='7h', origin='start', offset='1h'), 'k'])['v'].sum().reset_index()
--- csv
day,k,v
2024-01-05 04:00:00,a,1
2024-01-05 11:00:00,b,2
2024-01-07 19:00:00,b,3
2024-01-09 20:00:00,a,4
2024-02-29 07:00:00,a,5
2024-03-31 19:00:00,b,7

=== origin= of groups
--- data t.csv
day,k,v,w
2024-01-05 10:00:00,a,1,0.5
2024-01-05 13:45:30,b,2,
2024-01-07 23:59:59,b,3,1.5
2024-01-10 00:00:00,a,4,2.5
2024-02-29 12:30:00,a,5,2.5
2024-03-31 23:10:00,b,7,0.25
--- script
t = pd.read_csv('t.csv', parse_dates=['day'])
df = t.groupby('k').resample('7h', on='day', origin='start')['v'].sum().reset_index().query('v > 0')
--- csv
k,day,v
a,2024-01-05 10:00:00,1
a,2024-01-09 19:00:00,4
a,2024-02-29 06:00:00,5
b,2024-01-05 13:45:30,2
b,2024-01-07 21:45:30,3
b,2024-03-31 21:45:30,7

=== a first day that closes a period begins another
--- data t.csv
day,k,v,w
2024-01-05 10:00:00,a,1,0.5
2024-01-05 13:45:30,b,2,
2024-01-07 23:59:59,b,3,1.5
2024-01-10 00:00:00,a,4,2.5
2024-02-29 12:30:00,a,5,2.5
2024-03-31 23:10:00,b,7,0.25
--- script
t = pd.read_csv('t.csv', parse_dates=['day'])
a = t.assign(day=pd.to_datetime('2024-02-01'))
b = t.assign(day=pd.to_datetime('2024-02-01 05:00'))
df = pd.concat([x.resample('MS', on='day', closed='right')['v'].sum().reset_index() for x in [a, b]])
--- csv
day,v
2024-01-01,22
2024-02-01,0
2024-01-01,0
2024-02-01,22

=== periods are filled at their origin
--- data t.csv
day,k,v,w
2024-01-05 10:00:00,a,1,0.5
2024-01-05 13:45:30,b,2,
2024-01-07 23:59:59,b,3,1.5
2024-01-10 00:00:00,a,4,2.5
2024-02-29 12:30:00,a,5,2.5
2024-03-31 23:10:00,b,7,0.25
--- script
t = pd.read_csv('t.csv', parse_dates=['day'])
df = t[['day', 'v']].head(4).set_index('day').resample('24h', offset='3h').ffill().reset_index()
--- csv
day,v
2024-01-05 03:00:00,
2024-01-06 03:00:00,2.0
2024-01-07 03:00:00,2.0
2024-01-08 03:00:00,3.0
2024-01-09 03:00:00,3.0

=== origin= needs the time zone of the dates
--- data t.csv
day,k,v,w
2024-01-05 10:00:00,a,1,0.5
2024-01-05 13:45:30,b,2,
2024-01-07 23:59:59,b,3,1.5
2024-01-10 00:00:00,a,4,2.5
2024-02-29 12:30:00,a,5,2.5
2024-03-31 23:10:00,b,7,0.25
--- script
t = pd.read_csv('t.csv', parse_dates=['day'])
df = t.set_index('day').tz_localize('UTC').resample('7h', origin=pd.Timestamp('2024-01-02'))['v'].sum()
--- diag
script:2:53: error: origin= must have the time zone of the dates [df-type]
    2 | df = t.set_index('day').tz_localize('UTC').resample('7h', origin=pd.Timestamp('2024-01-02'))['v'].sum()
      |                                                     ^~~~
help: pd.Timestamp('2026-01-31', tz='UTC') has a time zone

=== origin= must be a word or a date
--- data t.csv
day,k,v,w
2024-01-05 10:00:00,a,1,0.5
2024-01-05 13:45:30,b,2,
2024-01-07 23:59:59,b,3,1.5
2024-01-10 00:00:00,a,4,2.5
2024-02-29 12:30:00,a,5,2.5
2024-03-31 23:10:00,b,7,0.25
--- script
t = pd.read_csv('t.csv', parse_dates=['day'])
df = t.set_index('day').resample('7h', origin=3)['v'].sum()
--- diag
script:2:47: error: argument 'origin' of 'resample' must be 'start' or a date, not 3 [df-type]
    2 | df = t.set_index('day').resample('7h', origin=3)['v'].sum()
      |                                               ^

=== offset= must be a time span
--- data t.csv
day,k,v,w
2024-01-05 10:00:00,a,1,0.5
2024-01-05 13:45:30,b,2,
2024-01-07 23:59:59,b,3,1.5
2024-01-10 00:00:00,a,4,2.5
2024-02-29 12:30:00,a,5,2.5
2024-03-31 23:10:00,b,7,0.25
--- script
t = pd.read_csv('t.csv', parse_dates=['day'])
df = t.set_index('day').resample('7h', offset=3)['v'].sum()
--- diag
script:2:47: error: argument 'offset' of 'resample' must be a time span such as '2h', not 3 [df-type]
    2 | df = t.set_index('day').resample('7h', offset=3)['v'].sum()
      |                                               ^

=== ohlc of periods
--- data t.csv
day,k,v,w
2024-01-05 10:00:00,a,1,0.5
2024-01-05 13:45:30,b,2,
2024-01-07 23:59:59,b,3,1.5
2024-01-10 00:00:00,a,4,2.5
2024-02-29 12:30:00,a,5,2.5
2024-03-31 23:10:00,b,7,0.25
--- script
t = pd.read_csv('t.csv', parse_dates=['day'])
df = t.set_index('day')['w'].resample('M').ohlc().reset_index()
--- csv
day,open,high,low,close
2024-01-31,0.5,2.5,0.5,2.5
2024-02-29,2.5,2.5,2.5,2.5
2024-03-31,0.25,0.25,0.25,0.25

=== ohlc of integers in periods without rows
--- data t.csv
day,k,v,w
2024-01-05 10:00:00,a,1,0.5
2024-01-05 13:45:30,b,2,
2024-01-07 23:59:59,b,3,1.5
2024-01-10 00:00:00,a,4,2.5
2024-02-29 12:30:00,a,5,2.5
2024-03-31 23:10:00,b,7,0.25
--- script
t = pd.read_csv('t.csv', parse_dates=['day'])
df = t.resample('10D', on='day')['v'].ohlc().reset_index()
--- csv
day,open,high,low,close
2024-01-05,1.0,4.0,1.0,4.0
2024-01-15,,,,
2024-01-25,,,,
2024-02-04,,,,
2024-02-14,,,,
2024-02-24,5.0,5.0,5.0,5.0
2024-03-05,,,,
2024-03-15,,,,
2024-03-25,7.0,7.0,7.0,7.0

=== ohlc of groups
--- data t.csv
day,k,v,w
2024-01-05 10:00:00,a,1,0.5
2024-01-05 13:45:30,b,2,
2024-01-07 23:59:59,b,3,1.5
2024-01-10 00:00:00,a,4,2.5
2024-02-29 12:30:00,a,5,2.5
2024-03-31 23:10:00,b,7,0.25
--- script
t = pd.read_csv('t.csv', parse_dates=['day'])
df = t.groupby('k')['v'].ohlc().reset_index()
--- csv
k,open,high,low,close
a,1,5,1,5
b,2,7,2,7

=== ohlc of periods of groups
--- data t.csv
day,k,v,w
2024-01-05 10:00:00,a,1,0.5
2024-01-05 13:45:30,b,2,
2024-01-07 23:59:59,b,3,1.5
2024-01-10 00:00:00,a,4,2.5
2024-02-29 12:30:00,a,5,2.5
2024-03-31 23:10:00,b,7,0.25
--- script
t = pd.read_csv('t.csv', parse_dates=['day'])
df = t.set_index('day').groupby('k')['v'].resample('M').ohlc().reset_index()
--- csv
k,day,open,high,low,close
a,2024-01-31,1.0,4.0,1.0,4.0
a,2024-02-29,5.0,5.0,5.0,5.0
b,2024-01-31,2.0,3.0,2.0,3.0
b,2024-02-29,,,,
b,2024-03-31,7.0,7.0,7.0,7.0

=== ohlc of several columns
--- data t.csv
day,k,v,w
2024-01-05 10:00:00,a,1,0.5
2024-01-05 13:45:30,b,2,
2024-01-07 23:59:59,b,3,1.5
2024-01-10 00:00:00,a,4,2.5
2024-02-29 12:30:00,a,5,2.5
2024-03-31 23:10:00,b,7,0.25
--- script
t = pd.read_csv('t.csv', parse_dates=['day'])
df = t.set_index('day')[['v', 'w']].resample('M').ohlc()
--- diag
script:2:6: error: 'ohlc' of several columns is not part of df scripts [df-unsupported]
    2 | df = t.set_index('day')[['v', 'w']].resample('M').ohlc()
      |      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: select a column, as in df.resample('D', on='day')['v'].ohlc()

=== ohlc of strings
--- data t.csv
day,k,v,w
2024-01-05 10:00:00,a,1,0.5
2024-01-05 13:45:30,b,2,
2024-01-07 23:59:59,b,3,1.5
2024-01-10 00:00:00,a,4,2.5
2024-02-29 12:30:00,a,5,2.5
2024-03-31 23:10:00,b,7,0.25
--- script
t = pd.read_csv('t.csv', parse_dates=['day'])
df = t.groupby('v')['k'].ohlc()
--- diag
script:2:6: error: 'ohlc' needs a column of numbers [df-type]
    2 | df = t.groupby('v')['k'].ohlc()
      |      ^~~~~~~~~~~~~~~~~~~~~~~~~~

=== periods of 'B'
--- data t.csv
day,k,v,w
2024-01-05 10:00:00,a,1,0.5
2024-01-05 13:45:30,b,2,
2024-01-07 23:59:59,b,3,1.5
2024-01-10 00:00:00,a,4,2.5
2024-02-29 12:30:00,a,5,2.5
2024-03-31 23:10:00,b,7,0.25
--- script
t = pd.read_csv('t.csv', parse_dates=['day'])
df = t.set_index('day')['v'].resample('B').sum().reset_index()
df = df[df['v'] > 0]
--- csv
day,v
2024-01-05,6
2024-01-10,4
2024-02-29,5
2024-03-29,7

=== periods of '2B'
--- data t.csv
day,k,v,w
2024-01-05 10:00:00,a,1,0.5
2024-01-05 13:45:30,b,2,
2024-01-07 23:59:59,b,3,1.5
2024-01-10 00:00:00,a,4,2.5
2024-02-29 12:30:00,a,5,2.5
2024-03-31 23:10:00,b,7,0.25
--- script
t = pd.read_csv('t.csv', parse_dates=['day'])
df = t.set_index('day')['v'].resample('2B').sum().reset_index()
df = df[df['v'] > 0]
--- csv
day,v
2024-01-05,6
2024-01-09,4
2024-02-28,5
2024-03-29,7

=== periods of 'BM'
--- data t.csv
day,k,v,w
2024-01-05 10:00:00,a,1,0.5
2024-01-05 13:45:30,b,2,
2024-01-07 23:59:59,b,3,1.5
2024-01-10 00:00:00,a,4,2.5
2024-02-29 12:30:00,a,5,2.5
2024-03-31 23:10:00,b,7,0.25
--- script
t = pd.read_csv('t.csv', parse_dates=['day'])
df = t.set_index('day')['v'].resample('BM').sum().reset_index()
df = df[df['v'] > 0]
--- csv
day,v
2024-01-31,10
2024-02-29,5
2024-04-30,7

=== periods of 'BMS'
--- data t.csv
day,k,v,w
2024-01-05 10:00:00,a,1,0.5
2024-01-05 13:45:30,b,2,
2024-01-07 23:59:59,b,3,1.5
2024-01-10 00:00:00,a,4,2.5
2024-02-29 12:30:00,a,5,2.5
2024-03-31 23:10:00,b,7,0.25
--- script
t = pd.read_csv('t.csv', parse_dates=['day'])
df = t.set_index('day')['v'].resample('BMS').sum().reset_index()
df = df[df['v'] > 0]
--- csv
day,v
2024-01-01,10
2024-02-01,5
2024-03-01,7

=== periods of 'BQ'
--- data t.csv
day,k,v,w
2024-01-05 10:00:00,a,1,0.5
2024-01-05 13:45:30,b,2,
2024-01-07 23:59:59,b,3,1.5
2024-01-10 00:00:00,a,4,2.5
2024-02-29 12:30:00,a,5,2.5
2024-03-31 23:10:00,b,7,0.25
--- script
t = pd.read_csv('t.csv', parse_dates=['day'])
df = t.set_index('day')['v'].resample('BQ').sum().reset_index()
df = df[df['v'] > 0]
--- csv
day,v
2024-03-29,15
2024-06-28,7

=== periods of 'BA'
--- data t.csv
day,k,v,w
2024-01-05 10:00:00,a,1,0.5
2024-01-05 13:45:30,b,2,
2024-01-07 23:59:59,b,3,1.5
2024-01-10 00:00:00,a,4,2.5
2024-02-29 12:30:00,a,5,2.5
2024-03-31 23:10:00,b,7,0.25
--- script
t = pd.read_csv('t.csv', parse_dates=['day'])
df = t.set_index('day')['v'].resample('BA').sum().reset_index()
df = df[df['v'] > 0]
--- csv
day,v
2024-12-31,22

=== asfreq and shift by days from Monday to Friday
--- data t.csv
day,k,v,w
2024-01-05 10:00:00,a,1,0.5
2024-01-05 13:45:30,b,2,
2024-01-07 23:59:59,b,3,1.5
2024-01-10 00:00:00,a,4,2.5
2024-02-29 12:30:00,a,5,2.5
2024-03-31 23:10:00,b,7,0.25
--- script
t = pd.read_csv('t.csv', parse_dates=['day'])
d = t.assign(day=t['day'].dt.normalize()).drop_duplicates('day').set_index('day')[['v']]
df = pd.concat([d.asfreq('B').dropna(), d.shift(-2, freq='B')]).reset_index()
--- csv
day,v
2024-01-05,1.0
2024-01-10,4.0
2024-02-29,5.0
2024-01-03,1.0
2024-01-04,3.0
2024-01-08,4.0
2024-02-27,5.0
2024-03-28,7.0

=== truncate selects rows between two labels
--- data t.csv
day,k,v,w
2024-01-05 10:00:00,a,1,0.5
2024-01-05 13:45:30,b,2,
2024-01-07 23:59:59,b,3,1.5
2024-01-10 00:00:00,a,4,2.5
2024-02-29 12:30:00,a,5,2.5
2024-03-31 23:10:00,b,7,0.25
--- script
t = pd.read_csv('t.csv', parse_dates=['day'])
d = t.set_index('day')
df = pd.concat([d.truncate(before='2024-01-07', after='2024-02-29'), d.truncate(after=pd.Timestamp('2024-01-07 23:59:59')), t.truncate(before=4).set_index('day'), d.truncate()]).reset_index()
--- csv
day,k,v,w
2024-01-07 23:59:59,b,3,1.5
2024-01-10 00:00:00,a,4,2.5
2024-01-05 10:00:00,a,1,0.5
2024-01-05 13:45:30,b,2,
2024-01-07 23:59:59,b,3,1.5
2024-02-29 12:30:00,a,5,2.5
2024-03-31 23:10:00,b,7,0.25
2024-01-05 10:00:00,a,1,0.5
2024-01-05 13:45:30,b,2,
2024-01-07 23:59:59,b,3,1.5
2024-01-10 00:00:00,a,4,2.5
2024-02-29 12:30:00,a,5,2.5
2024-03-31 23:10:00,b,7,0.25

=== truncate needs sorted labels
--- data t.csv
day,k,v,w
2024-01-05 10:00:00,a,1,0.5
2024-01-05 13:45:30,b,2,
2024-01-07 23:59:59,b,3,1.5
2024-01-10 00:00:00,a,4,2.5
2024-02-29 12:30:00,a,5,2.5
2024-03-31 23:10:00,b,7,0.25
--- script
t = pd.read_csv('t.csv', parse_dates=['day'])
df = t.sort_values('v', ascending=False).truncate(before=2)
--- diag
script:2:6: error: 'truncate' needs sorted row labels [df-value]
    2 | df = t.sort_values('v', ascending=False).truncate(before=2)
      |      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: call .sort_index() first

=== truncate with after before before
--- data t.csv
day,k,v,w
2024-01-05 10:00:00,a,1,0.5
2024-01-05 13:45:30,b,2,
2024-01-07 23:59:59,b,3,1.5
2024-01-10 00:00:00,a,4,2.5
2024-02-29 12:30:00,a,5,2.5
2024-03-31 23:10:00,b,7,0.25
--- script
t = pd.read_csv('t.csv', parse_dates=['day'])
df = t.truncate(before=3, after=2)
--- diag
script:2:33: error: after= must not be less than before= [df-value]
    2 | df = t.truncate(before=3, after=2)
      |                                 ^

=== row labels with and without a time zone
--- data t.csv
day,k,v,w
2024-01-05 10:00:00,a,1,0.5
2024-01-05 13:45:30,b,2,
2024-01-07 23:59:59,b,3,1.5
2024-01-10 00:00:00,a,4,2.5
2024-02-29 12:30:00,a,5,2.5
2024-03-31 23:10:00,b,7,0.25
--- script
t = pd.read_csv('t.csv', parse_dates=['day'])
d = t.set_index('day')
df = pd.concat([d.tz_localize('UTC').tz_convert('UTC+02:00').reset_index(), d['v'].tz_localize('UTC').tz_convert(None).reset_index()])[['day']].astype(str)
--- csv
day
2024-01-05 12:00:00+02:00
2024-01-05 15:45:30+02:00
2024-01-08 01:59:59+02:00
2024-01-10 02:00:00+02:00
2024-02-29 14:30:00+02:00
2024-04-01 01:10:00+02:00
2024-01-05 10:00:00
2024-01-05 13:45:30
2024-01-07 23:59:59
2024-01-10 00:00:00
2024-02-29 12:30:00
2024-03-31 23:10:00

=== row labels as periods and back
--- data t.csv
day,k,v,w
2024-01-05 10:00:00,a,1,0.5
2024-01-05 13:45:30,b,2,
2024-01-07 23:59:59,b,3,1.5
2024-01-10 00:00:00,a,4,2.5
2024-02-29 12:30:00,a,5,2.5
2024-03-31 23:10:00,b,7,0.25
--- script
t = pd.read_csv('t.csv', parse_dates=['day'])
d = t.set_index('day')
df = d.to_period('M').reset_index()
df['e'] = d.to_period('Q').to_timestamp().index
df['f'] = d['v'].to_period('Q').to_timestamp(how='end').index
--- csv
day,k,v,w,e,f
2024-01,a,1,0.5,2024-01-01,2024-03-31 23:59:59.999999999
2024-01,b,2,,2024-01-01,2024-03-31 23:59:59.999999999
2024-01,b,3,1.5,2024-01-01,2024-03-31 23:59:59.999999999
2024-01,a,4,2.5,2024-01-01,2024-03-31 23:59:59.999999999
2024-02,a,5,2.5,2024-01-01,2024-03-31 23:59:59.999999999
2024-03,b,7,0.25,2024-01-01,2024-03-31 23:59:59.999999999

=== row labels that are not dates
--- data t.csv
day,k,v,w
2024-01-05 10:00:00,a,1,0.5
2024-01-05 13:45:30,b,2,
2024-01-07 23:59:59,b,3,1.5
2024-01-10 00:00:00,a,4,2.5
2024-02-29 12:30:00,a,5,2.5
2024-03-31 23:10:00,b,7,0.25
--- script
t = pd.read_csv('t.csv', parse_dates=['day'])
df = t.to_period('M')
--- diag
script:2:6: error: 'to_period' needs dates as row labels [df-type]
    2 | df = t.to_period('M')
      |      ^~~~~~~~~~~~~~~~
help: pd.to_datetime makes dates, and .set_index('day') makes them row labels; a column has the method behind .dt

=== a function groups by row labels and keeps their name
--- data t.csv
day,k,v,w
2024-01-05 10:00:00,a,1,0.5
2024-01-05 13:45:30,b,2,
2024-01-07 23:59:59,b,3,1.5
2024-01-10 00:00:00,a,4,2.5
2024-02-29 12:30:00,a,5,2.5
2024-03-31 23:10:00,b,7,0.25
--- script
t = pd.read_csv('t.csv', parse_dates=['day'])
a = t.set_index('day').groupby(lambda d: d.month)['v'].sum().reset_index()
b = t.groupby(lambda i: i % 2)['v'].sum().reset_index()
df = pd.concat([a, b])
--- csv
day,v,index
1.0,10,
2.0,5,
3.0,7,
,9,0.0
,13,1.0

=== a function groups by several levels
--- data t.csv
day,k,v,w
2024-01-05 10:00:00,a,1,0.5
2024-01-05 13:45:30,b,2,
2024-01-07 23:59:59,b,3,1.5
2024-01-10 00:00:00,a,4,2.5
2024-02-29 12:30:00,a,5,2.5
2024-03-31 23:10:00,b,7,0.25
--- script
t = pd.read_csv('t.csv', parse_dates=['day'])
df = t.set_index(['k', 'v']).groupby(lambda i: i[0])['w'].sum()
--- diag
script:2:38: error: a function as key for row labels of several levels is not part of df scripts [df-unsupported]
    2 | df = t.set_index(['k', 'v']).groupby(lambda i: i[0])['w'].sum()
      |                                      ^~~~~~~~~~~~~~
help: turn the row labels into columns with .reset_index(), and group by df['a'].map(...)

=== periods that begin outside the range of dates
--- script
t = pd.DataFrame({'d': pd.to_datetime(['1677-09-22', '2262-04-10']), 'v': [1, 2]})
df = t.resample('36500D', on='d', origin='end')['v'].sum()
--- diag
script:2:17: error: the result is outside the range of dates [df-value]
    2 | df = t.resample('36500D', on='d', origin='end')['v'].sum()
      |                 ^~~~~~~~
help: dates range from 1677-09-21 to 2262-04-11

=== periods before 1970, back from the last date
--- script
t = pd.DataFrame({'d': pd.to_datetime(['1960-09-22 00:00', '1960-11-10 05:00']), 'v': [1, 2]})
a = t.resample('20D', on='d', origin='end', closed='left')['v'].sum().reset_index()
b = t.resample('20D', on='d', origin='epoch', offset='-7h')['v'].sum().reset_index()
df = pd.concat([a, b])
--- csv
d,v
1960-10-01 05:00:00,1
1960-10-21 05:00:00,0
1960-11-10 05:00:00,0
1960-11-30 05:00:00,2
1960-09-09 17:00:00,1
1960-09-29 17:00:00,0
1960-10-19 17:00:00,0
1960-11-08 17:00:00,2
