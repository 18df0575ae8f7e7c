=== days from Monday to Friday
--- script
df = pd.concat([pd.DataFrame({'d': x}) for x in [
    pd.date_range('2024-01-06 05:00', periods=4, freq='3B'),
    pd.date_range(end='2024-01-06', periods=3, freq='B'),
    pd.date_range('2024-01-06', '2024-01-16', freq='B'),
    pd.bdate_range('2024-01-01 05:00', '2024-01-10'),
    pd.bdate_range(end='2024-01-10', periods=3)]])
--- csv
d
2024-01-08 05:00:00
2024-01-11 05:00:00
2024-01-16 05:00:00
2024-01-19 05:00:00
2024-01-03 00:00:00
2024-01-04 00:00:00
2024-01-05 00:00:00
2024-01-08 00:00:00
2024-01-09 00:00:00
2024-01-10 00:00:00
2024-01-11 00:00:00
2024-01-12 00:00:00
2024-01-15 00:00:00
2024-01-16 00:00:00
2024-01-01 00:00:00
2024-01-02 00:00:00
2024-01-03 00:00:00
2024-01-04 00:00:00
2024-01-05 00:00:00
2024-01-08 00:00:00
2024-01-09 00:00:00
2024-01-10 00:00:00
2024-01-08 00:00:00
2024-01-09 00:00:00
2024-01-10 00:00:00

=== first and last days from Monday to Friday
--- script
df = pd.concat([pd.DataFrame({'d': x}) for x in [
    pd.date_range('2024-01-06', periods=4, freq='BMS'),
    pd.date_range('2024-01-01', '2024-12-20', freq='2BM'),
    pd.date_range(end='2024-06-29', periods=3, freq='BM'),
    pd.date_range('2024-01-01', periods=4, freq='BQS'),
    pd.date_range('2021-01-01', periods=4, freq='BA')]])
--- csv
d
2024-02-01
2024-03-01
2024-04-01
2024-05-01
2024-01-31
2024-03-29
2024-05-31
2024-07-31
2024-09-30
2024-11-29
2024-04-30
2024-05-31
2024-06-28
2024-01-01
2024-04-01
2024-07-01
2024-10-01
2021-12-31
2022-12-30
2023-12-29
2024-12-31

=== steps of a DateOffset
--- script
df = pd.concat([pd.DataFrame({'d': x}) for x in [
    pd.date_range('2024-01-31', periods=5, freq=pd.DateOffset(months=1)),
    pd.date_range('2024-01-31', '2024-05-31', freq=pd.DateOffset(months=1)),
    pd.date_range('2024-02-29', periods=3, freq=pd.DateOffset(years=1)),
    pd.date_range('2024-01-31', periods=3, freq=2 * pd.DateOffset(months=1), inclusive='right'),
    pd.date_range('2024-01-31', periods=3, freq=pd.DateOffset(weeks=1))]])
--- csv
d
2024-01-31
2024-02-29
2024-03-29
2024-04-29
2024-05-29
2024-01-31
2024-02-29
2024-03-29
2024-04-29
2024-05-29
2024-02-29
2025-02-28
2026-02-28
2024-03-29
2024-05-29
2024-01-31
2024-02-07
2024-02-14

=== dates at equal distances
--- script
df = pd.concat([pd.DataFrame({'d': x}) for x in [
    pd.date_range('2024-01-01', '2024-01-02', periods=8),
    pd.date_range('2024-01-01', '2024-01-02', periods=4, inclusive='neither'),
    pd.date_range('2024-01-03', '2024-01-02', periods=3),
    pd.date_range('2024-01-03', '2024-01-04', periods=1)]])
--- csv
d
2024-01-01 00:00:00.000000000
2024-01-01 03:25:42.857142857
2024-01-01 06:51:25.714285714
2024-01-01 10:17:08.571428571
2024-01-01 13:42:51.428571428
2024-01-01 17:08:34.285714285
2024-01-01 20:34:17.142857142
2024-01-02 00:00:00.000000000
2024-01-01 08:00:00.000000000
2024-01-01 16:00:00.000000000
2024-01-03 00:00:00.000000000
2024-01-02 12:00:00.000000000
2024-01-02 00:00:00.000000000
2024-01-03 00:00:00.000000000

=== ranges of periods
--- script
df = pd.concat([pd.DataFrame({'d': x}) for x in [
    pd.period_range('2024-01-15', '2024-04-02', freq='M').astype(str),
    pd.period_range('2023Q1', periods=3, freq='Q').astype(str),
    pd.period_range('2024-01-01', periods=2).astype(str),
    pd.period_range(end=pd.Period('2024-01', 'M'), periods=3).astype(str),
    pd.period_range('2024', '2021', freq='A').astype(str),
    pd.period_range('2024-01', periods=2, freq='W').astype(str)]])
--- csv
d
2024-01
2024-02
2024-03
2024-04
2023Q1
2023Q2
2023Q3
2024-01-01
2024-01-02
2023-11
2023-12
2024-01
2024-01-01/2024-01-07
2024-01-08/2024-01-14

=== ranges of time spans
--- script
df = pd.concat([pd.DataFrame({'d': x}) for x in [
    pd.timedelta_range('0h', periods=3, freq='6h').astype(str),
    pd.timedelta_range('1 day', '3 days', freq='12h').astype(str),
    pd.timedelta_range(end='2 days', periods=3).astype(str),
    pd.timedelta_range('1h', '2h', periods=4).astype(str),
    pd.timedelta_range('1h', '0h', freq='30min').astype(str)]])
--- csv
d
0 days 00:00:00
0 days 06:00:00
0 days 12:00:00
1 days 00:00:00
1 days 12:00:00
2 days 00:00:00
2 days 12:00:00
3 days 00:00:00
0 days
1 days
2 days
0 days 01:00:00
0 days 01:20:00
0 days 01:40:00
0 days 02:00:00

=== a range of periods as row labels
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
p = pd.period_range('2024-01', '2024-06', freq='M')
df = t.groupby(t['day'].dt.to_period('M'))['v'].sum().reindex(p, fill_value=0).reset_index()
--- csv
index,v
2024-01,10
2024-02,5
2024-03,7
2024-04,0
2024-05,0
2024-06,0

=== a range of periods of two months
--- script
df = pd.DataFrame({'d': pd.period_range('2024-01', periods=2, freq='2M')})
--- diag
script:1:68: error: a period of '2M' is not part of df scripts [df-unsupported]
    1 | df = pd.DataFrame({'d': pd.period_range('2024-01', periods=2, freq='2M')})
      |                                                                    ^~~~
help: the frequency of a period must be 'D', 'W', 'M', 'Q' or 'Y'

=== a range of periods without its end
--- script
df = pd.DataFrame({'d': pd.period_range('2024-01', freq='M')})
--- diag
script:1:25: error: expected two of start, end and periods [df-value]
    1 | df = pd.DataFrame({'d': pd.period_range('2024-01', freq='M')})
      |                         ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~

=== steps of a DateOffset back from the end
--- script
df = pd.DataFrame({'d': pd.date_range(end='2024-01-31', periods=2, freq=pd.DateOffset(months=1))})
--- diag
script:1:73: error: argument 'freq' of 'date_range' must be a positive step that is added to start=, not 'DateOffset' [df-type]
    1 | df = pd.DataFrame({'d': pd.date_range(end='2024-01-31', periods=2, freq=pd.DateOffset(months=1))})
      |                                                                         ^~~~~~~~~~~~~~~~~~~~~~~

=== DatetimeIndex
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
t.index = pd.DatetimeIndex(t['day'])
a = t.resample('M')['v'].sum().reset_index()
b = pd.DataFrame({'v': pd.DatetimeIndex(t['day']).month})
c = pd.DataFrame({'v': [1]}, index=pd.DatetimeIndex(['2024-01-05'], name='q')).reset_index()
df = pd.concat([a, b, c])
--- csv
day,v,q
2024-01-31,10,
2024-02-29,5,
2024-03-31,7,
,1,
,1,
,1,
,1,
,2,
,3,
,1,2024-01-05

=== components of time spans
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
df = t['day'].diff().dt.components
df['x'] = (t['day'] - t['day'].max()).dt.components.days
df['y'] = pd.Timedelta('-1 days +02:03:04.005006007').components.nanoseconds
df['z'] = sum(pd.Timedelta('1 days 02:03:04').components)
--- csv
days,hours,minutes,seconds,milliseconds,microseconds,nanoseconds,x,y,z
,,,,,,,-87,7,10
0.0,3.0,45.0,30.0,0.0,0.0,0.0,-87,7,10
2.0,10.0,14.0,29.0,0.0,0.0,0.0,-84,7,10
2.0,0.0,0.0,1.0,0.0,0.0,0.0,-82,7,10
50.0,12.0,30.0,0.0,0.0,0.0,0.0,-32,7,10
31.0,10.0,40.0,0.0,0.0,0.0,0.0,0,7,10

=== isoformat with a separator and a precision
--- data t.csv
day,k,v,w
2024-01-05 10:00:00,a,1,0.5
2024-01-05 13:45:30,b,2,
2024-01-07 23:59:59,b,3,1.5
2024-01-10 00:00:00,a,4,2.5
2024-02-29 12:30:00,a,5,2.5
2024-03-31 23:10:00,b,7,0.25
--- script
from datetime import datetime
t = pd.read_csv('t.csv', parse_dates=['day'])
a = pd.Timestamp('2024-01-05 10:00:01.123456789', tz='UTC')
b = datetime(2024, 1, 5, 10, 0, 1, 5000)
df = pd.DataFrame({'a': [a.isoformat(timespec=x) for x in ['auto', 'hours', 'minutes', 'seconds', 'milliseconds', 'microseconds']],
                   'b': [b.isoformat(' ', x) for x in ['auto', 'hours', 'minutes', 'seconds', 'milliseconds', 'microseconds']]})
df['c'] = b.isoformat(sep='_')
--- csv
a,b,c
2024-01-05T10:00:01.123456789+00:00,2024-01-05 10:00:01.005000,2024-01-05_10:00:01.005000
2024-01-05T10+00:00,2024-01-05 10,2024-01-05_10:00:01.005000
2024-01-05T10:00+00:00,2024-01-05 10:00,2024-01-05_10:00:01.005000
2024-01-05T10:00:01+00:00,2024-01-05 10:00:01,2024-01-05_10:00:01.005000
2024-01-05T10:00:01.123+00:00,2024-01-05 10:00:01.005,2024-01-05_10:00:01.005000
2024-01-05T10:00:01.123456+00:00,2024-01-05 10:00:01.005000,2024-01-05_10:00:01.005000

=== dates of Python
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
df = pd.DataFrame({'a': [x.isoformat() for x in t['day'].dt.to_pydatetime()], 'b': t['day'].dt.to_pydatetime()})
df['c'] = [x.strftime('%d.%m.') for x in t.set_index('day').index.to_pydatetime()]
df['d'] = t['day'].iloc[0].to_pydatetime().isoformat()
--- csv
a,b,c,d
2024-01-05T10:00:00,2024-01-05 10:00:00,05.01.,2024-01-05T10:00:00
2024-01-05T13:45:30,2024-01-05 13:45:30,05.01.,2024-01-05T10:00:00
2024-01-07T23:59:59,2024-01-07 23:59:59,07.01.,2024-01-05T10:00:00
2024-01-10T00:00:00,2024-01-10 00:00:00,10.01.,2024-01-05T10:00:00
2024-02-29T12:30:00,2024-02-29 12:30:00,29.02.,2024-01-05T10:00:00
2024-03-31T23:10:00,2024-03-31 23:10:00,31.03.,2024-01-05T10:00:00

=== seconds since 1970 as dates, and back
--- data t.csv
day,k,v,w
2024-01-05 10:00:00,a,1,0.5
2024-01-05 13:45:30,b,2,
2024-01-07 23:59:59,b,3,1.5
2024-01-10 00:00:00,a,4,2.5
2024-02-29 12:30:00,a,5,2.5
2024-03-31 23:10:00,b,7,0.25
--- script
from datetime import datetime, timedelta, timezone
t = pd.read_csv('t.csv', parse_dates=['day'])
df = pd.DataFrame({'a': [datetime.fromtimestamp(x, tz=timezone.utc).isoformat() for x in [-1.5, 0, 1704448800.123456]],
                   'b': [datetime.utcfromtimestamp(x) for x in [-1.5, 0, 1704448800.25]]})
df['c'] = datetime.fromtimestamp(0, timezone(timedelta(hours=-3))).isoformat()
df['d'] = datetime(2024, 1, 5, 10).replace(tzinfo=timezone.utc).timestamp()
df['e'] = str(timezone(timedelta(hours=5, minutes=30))) + str(timezone.utc)
--- csv
a,b,c,d,e
1969-12-31T23:59:58.500000+00:00,1969-12-31 23:59:58.500,1969-12-31T21:00:00-03:00,1704448800.0,UTC+05:30UTC
1970-01-01T00:00:00+00:00,1970-01-01 00:00:00.000,1969-12-31T21:00:00-03:00,1704448800.0,UTC+05:30UTC
2024-01-05T10:00:00.123456+00:00,2024-01-05 10:00:00.250,1969-12-31T21:00:00-03:00,1704448800.0,UTC+05:30UTC

=== seconds since 1970 in the time zone of the machine
--- script
from datetime import datetime, timezone
x = datetime.fromtimestamp(0)
--- diag
script:2:5: error: 'fromtimestamp' without a time zone is not part of df scripts [df-unsupported]
    2 | x = datetime.fromtimestamp(0)
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~
help: the result would depend on the time zone of the machine; write fromtimestamp(seconds, tz=timezone.utc)

=== a date without a time zone in seconds since 1970
--- script
from datetime import datetime, timezone
x = datetime(2024, 1, 5).timestamp()
--- diag
script:2:5: error: 'timestamp' of a date without a time zone is not part of df scripts [df-unsupported]
    2 | x = datetime(2024, 1, 5).timestamp()
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: the result would depend on the time zone of the machine; write .replace(tzinfo=timezone.utc).timestamp(), or use pd.Timestamp

=== isoformat with an unknown precision
--- script
x = pd.Timestamp('2024-01-05').isoformat(timespec='days')
--- diag
script:1:51: error: argument 'timespec' of 'isoformat' must be 'minutes', 'seconds' or 'milliseconds', not 'days' [df-type]
    1 | x = pd.Timestamp('2024-01-05').isoformat(timespec='days')
      |                                                   ^~~~~~

=== pd.Timestamp.fromtimestamp
--- script
x = pd.Timestamp.fromtimestamp(0)
--- diag
script:1:18: error: 'fromtimestamp' of pd.Timestamp is not part of df scripts [df-unsupported]
    1 | x = pd.Timestamp.fromtimestamp(0)
      |                  ^~~~~~~~~~~~~
help: write pd.Timestamp(0, unit='s')

=== other periods around a period
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
df = pd.DataFrame({'a': t['day'].dt.to_period('Q').dt.asfreq('M'), 'b': t['day'].dt.to_period('Q').dt.asfreq('M', 'S'),
                   'c': t['day'].dt.to_period('Y').dt.asfreq('D', how='E'), 'd': t['day'].dt.to_period('M').dt.asfreq('W')})
df['e'] = str(pd.Period('2024Q1').asfreq('M', how='start'))
df['f'] = t['day'].dt.to_period('M').dt.to_timestamp(how='end')
df['g'] = pd.Period('2024Q1').to_timestamp('D', 'start')
--- csv
a,b,c,d,e,f,g
2024-03,2024-01,2024-12-31,2024-01-29/2024-02-04,2024-01,2024-01-31 23:59:59.999999999,2024-01-01
2024-03,2024-01,2024-12-31,2024-01-29/2024-02-04,2024-01,2024-01-31 23:59:59.999999999,2024-01-01
2024-03,2024-01,2024-12-31,2024-01-29/2024-02-04,2024-01,2024-01-31 23:59:59.999999999,2024-01-01
2024-03,2024-01,2024-12-31,2024-01-29/2024-02-04,2024-01,2024-01-31 23:59:59.999999999,2024-01-01
2024-03,2024-01,2024-12-31,2024-02-26/2024-03-03,2024-01,2024-02-29 23:59:59.999999999,2024-01-01
2024-03,2024-01,2024-12-31,2024-03-25/2024-03-31,2024-01,2024-03-31 23:59:59.999999999,2024-01-01

=== intervals of dates
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
b = pd.date_range('2024-01-01', periods=4, freq='MS')
c = [pd.Timestamp('2024-01-05 10:00'), pd.Timestamp('2024-01-07 23:59:59')]
df = pd.DataFrame({'a': pd.cut(t['day'], bins=b).astype(str), 'b': pd.cut(t['day'], bins=b, labels=['x', 'y', 'z'], right=False),
                   'c': pd.cut(t['day'], bins=c, include_lowest=True).astype(str), 'd': pd.cut(t['day'].where(t.v > 2), bins=3),
                   'e': pd.cut(t['day'], bins=b, labels=False)})
--- csv
a,b,c,d,e
"(2024-01-01, 2024-02-01]",x,"(2024-01-05 09:59:59.999999999, 2024-01-07 23:59:59]",,0
"(2024-01-01, 2024-02-01]",x,"(2024-01-05 09:59:59.999999999, 2024-01-07 23:59:59]",,0
"(2024-01-01, 2024-02-01]",x,"(2024-01-05 09:59:59.999999999, 2024-01-07 23:59:59]","(2024-01-07 21:59:04.399000064, 2024-02-04 23:43:19.333333248]",0
"(2024-01-01, 2024-02-01]",x,nan,"(2024-01-07 21:59:04.399000064, 2024-02-04 23:43:19.333333248]",0
"(2024-02-01, 2024-03-01]",y,nan,"(2024-02-04 23:43:19.333333248, 2024-03-03 23:26:39.666666752]",1
"(2024-03-01, 2024-04-01]",z,nan,"(2024-03-03 23:26:39.666666752, 2024-03-31 23:10:00]",2
--- diag
script:5:25: warning: column 'c' contains 'nan' [df-not-finite]
    5 |                    'c': pd.cut(t['day'], bins=c, include_lowest=True).astype(str), 'd': pd.cut(t['day'].where(t.v > 2), bins=3),
      |                         ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: the column is computed at script:5; before that line, drop the row, or replace the missing, infinite or 0 value

=== groups of intervals of dates
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
df = t.groupby(pd.cut(t['day'], bins=pd.date_range('2024-01-01', periods=4, freq='MS'), right=False), observed=False)['v'].sum().reset_index()
--- csv
day,v
"[2024-01-01, 2024-02-01)",10
"[2024-02-01, 2024-03-01)",5
"[2024-03-01, 2024-04-01)",7

=== edges of intervals that are not dates
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
df = pd.cut(t['day'], bins=['2024-01-01', '2024-02-01'])
--- diag
script:2:29: error: the edges of the bins must be dates without a time zone [df-type]
    2 | df = pd.cut(t['day'], bins=['2024-01-01', '2024-02-01'])
      |                             ^~~~~~~~~~~~
help: write pd.to_datetime(['2026-01-01', '2026-02-01'])

=== intervals of dates with a time zone
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
df = pd.cut(t['day'].dt.tz_localize('UTC'), bins=3)
--- diag
script:2:13: error: dividing dates with a time zone into intervals is not part of df scripts [df-unsupported]
    2 | df = pd.cut(t['day'].dt.tz_localize('UTC'), bins=3)
      |             ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: .dt.tz_localize(None) removes the time zone

=== a named time zone with summer time
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
df = t.assign(day=t['day'].dt.tz_localize('US/Eastern'))
--- diag
script:2:43: error: time zone 'US/Eastern' is not part of df scripts [df-unsupported]
    2 | df = t.assign(day=t['day'].dt.tz_localize('US/Eastern'))
      |                                           ^~~~~~~~~~~~
help: named zones are not supported, since their rules change with each release of the time zone database; write 'UTC-05:00' for dates in winter, 'UTC-04:00' for dates in summer

=== a named time zone without summer time
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
df = t.assign(day=t['day'].dt.tz_localize('Asia/Tokyo'))
--- diag
script:2:43: error: time zone 'Asia/Tokyo' is not part of df scripts [df-unsupported]
    2 | df = t.assign(day=t['day'].dt.tz_localize('Asia/Tokyo'))
      |                                           ^~~~~~~~~~~~
help: named zones are not supported, since their rules change with each release of the time zone database; write 'UTC+09:00'

=== another named time zone
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
df = t.assign(day=t['day'].dt.tz_localize('Asia/Dubai'))
--- diag
script:2:43: error: time zone 'Asia/Dubai' is not part of df scripts [df-unsupported]
    2 | df = t.assign(day=t['day'].dt.tz_localize('Asia/Dubai'))
      |                                           ^~~~~~~~~~~~
help: named zones are not supported, since their rules change with each release of the time zone database; write 'UTC', or the offset of the dates, such as 'UTC+02:00'

=== weighted deviations and sums
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
df = pd.DataFrame({'a': t['v'].ewm(span=3).std(), 'b': t['w'].ewm(com=0.5, adjust=False).var(), 'c': t['w'].ewm(alpha=0.3, ignore_na=True).std(bias=True),
                   'd': t['w'].ewm(span=4, min_periods=2).sum(), 'e': t['w'].ewm(span=4, ignore_na=True).sum(), 'f': (t['v'] * 0 + 3).ewm(span=3).std()})
--- csv
a,b,c,d,e,f
,,0.0,,0.5,
0.7071067811865476,,0.0,,0.5,0.0
0.9636241116594314,0.49999999999999994,0.4921529567847503,1.68,1.8,0.0
1.1771636613972951,0.7019230769230769,0.7912861262897243,3.508,3.58,0.0
1.3452425132127066,0.2870182555780933,0.7207971913442651,4.6048,4.648,0.0
1.986320344250806,2.0997380658897358,1.0331708991176356,3.01288,3.0387999999999997,0.0

=== weighted deviations of groups
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
df = t.groupby('k')[['v', 'w']].ewm(span=4).std().reset_index()
--- csv
k,level_1,v,w
a,0,,
a,3,2.1213203435596424,1.414213562373095
a,4,1.878992348280844,0.989743318610787
b,1,,
b,2,0.7071067811865475,
b,5,2.8284271247461903,0.8838834764831843

=== weighted sums without adjust
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
df = t['v'].ewm(span=3, adjust=False).sum()
--- diag
script:2:6: error: 'sum' of ewm() needs adjust=True [df-value]
    2 | df = t['v'].ewm(span=3, adjust=False).sum()
      |      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~

=== weighted medians
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
df = t['v'].ewm(span=3).median()
--- diag
script:2:6: error: 'median' of ewm() is not part of df scripts [df-unsupported]
    2 | df = t['v'].ewm(span=3).median()
      |      ^~~~~~~~~~~~~~~~~~~~~~~~~~~
help: methods are 'mean', 'std', 'sum', 'var'

=== weighted deviations have no ddof
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
df = t['v'].ewm(span=3).std(ddof=0)
--- diag
script:2:34: error: value 0 of argument 'ddof' of 'std' is not part of df scripts [df-unsupported]
    2 | df = t['v'].ewm(span=3).std(ddof=0)
      |                                  ^

=== dates of Python with a time zone
--- script
from datetime import datetime, timezone, timedelta
a = datetime(2024, 1, 5, 23, tzinfo=timezone.utc)
east = timezone(timedelta(hours=5, minutes=30))
df = pd.DataFrame({'a': [a.isoformat(), a.astimezone(east).isoformat(), str(a.astimezone(east).date()), str(a.timestamp())]})
df['b'] = str(datetime(2024, 1, 5, 23, 0, 0, 0, east) - a)
--- csv
a,b
2024-01-05T23:00:00+00:00,"-1 day, 18:30:00"
2024-01-06T04:30:00+05:30,"-1 day, 18:30:00"
2024-01-06,"-1 day, 18:30:00"
1704495600.0,"-1 day, 18:30:00"

=== another time zone of a date without one
--- script
from datetime import datetime, timezone
x = datetime(2024, 1, 5).astimezone(timezone.utc)
--- diag
script:2:5: error: the dates have no time zone [df-type]
    2 | x = datetime(2024, 1, 5).astimezone(timezone.utc)
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: .replace(tzinfo=timezone.utc) sets it
