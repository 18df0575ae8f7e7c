=== dates are read, compared and taken apart
--- data t.csv
Date,Text,y
2023-09-15,Sep 2023,1
2023-01-31,May 2025,2
,5 April 2023,3
2024-02-29 00:00:00,2024/02/29,4
--- script
df = pd.read_csv('t.csv')
df['d'] = pd.to_datetime(df['Date'], format='mixed')
df['t'] = pd.to_datetime(df['Text'], errors='coerce')
df['late'] = df['d'] >= pd.Timestamp('2023-09-15')
df['same'] = df['d'] == pd.Timestamp(year=2023, month=9, day=15)
df['year'] = df['t'].dt.year
df['quarter'] = df['t'].dt.quarter
df['weekday'] = df['t'].dt.dayofweek
df['of year'] = df['t'].dt.dayofyear
df['month'] = df['t'].dt.strftime('%b %Y')
df['first'] = df['d'].dt.day
df = df[df['t'] > pd.Timestamp('2023')].sort_values('t')
--- csv
Date,Text,y,d,t,late,same,year,quarter,weekday,of year,month,first
,5 April 2023,3,,2023-04-05,False,False,2023,2,2,95,Apr 2023,
2023-09-15,Sep 2023,1,2023-09-15,2023-09-01,True,True,2023,3,4,244,Sep 2023,15.0
2024-02-29 00:00:00,2024/02/29,4,2024-02-29,2024-02-29,True,False,2024,1,3,60,Feb 2024,29.0
2023-01-31,May 2025,2,2023-01-31,2025-05-01,False,False,2025,2,3,121,May 2025,31.0

=== a date alone
--- script
a = pd.Timestamp('Sept 15, 2023')
b = pd.Timestamp('2024-02-29T00:00')
df = pd.DataFrame({'days': [b.toordinal() - a.toordinal()], 'before': [a < b], 'same': [a == pd.to_datetime('15 Sep 2023')], 'text': [a.strftime('%d.%m.%y, %B%%')], 'iso': [a.isoformat()[:10]], 'parts': [a.year + a.month + a.day], 'in': [a in [b, pd.Timestamp('2023-09-15')]]})
df['latest'] = max([a, b])
df['coerced'] = pd.to_datetime(['soon', '1.5.2023'], errors='coerce')[0]
df['span'] = b - a
df['days2'] = (b - a).days
df['str'] = str(a)
df['f'] = f'{b:%d %B} {b - a} {b}'
df['weekday'] = a.weekday()
df['name'] = a.day_name() + a.month_name()
df['stamp'] = a.timestamp()
df['week'] = a.isocalendar()[1]
df['moved'] = a.replace(day=1, hour=2)
df['floor'] = pd.Timestamp('2024-02-29 12:34:56').floor('15min')
df['half'] = pd.Timestamp('2024-02-29 12:30').round('H')
df['period'] = a.to_period('Q')
df['none'] = pd.isna(pd.NaT)
--- csv
days,before,same,text,iso,parts,in,latest,coerced,span,days2,str,f,weekday,name,stamp,week,moved,floor,half,period,none
167,True,True,"15.09.23, September%",2023-09-15,2047,True,2024-02-29,,167 days,167,2023-09-15 00:00:00,29 February 167 days 00:00:00 2024-02-29 00:00:00,4,FridaySeptember,1694736000.0,37,2023-09-01 02:00:00,2024-02-29 12:30:00,2024-02-29 12:00:00,2023Q3,True

=== dates in rows and of columns
--- script
df = pd.DataFrame({'d': pd.to_datetime(['15 Sep 2023', 'May 2025', '2024-02-29'], format='mixed'), 'y': [1, 2, 3]})
first = pd.Timestamp('2024')
df['after'] = df.apply(lambda r: r['d'] > first, axis=1)
df['until'] = df['d'].max() >= pd.Timestamp('2025-05-01')
df['between'] = (df['d'] >= first) & (df['d'] <= df['d'].max())
df['last'] = df['d'] == df['d'].max()
df = df[df['d'] != pd.Timestamp('2024-02-29')]
--- csv
d,y,after,until,between,last
2023-09-15,1,False,True,False,False
2025-05-01,2,True,True,True,True

=== what dates are not
--- script
t = pd.Timestamp('2023-09-15')
s = pd.Series(['Sep 2023', 'May 2025'])
a = pd.Timestamp('15.19.2023')
c = pd.to_datetime(['2023-09-15', 'soon'])
d = t + 1
e = t + t
f = t < '2024'
h = s.dt.year
j = pd.Timestamp(year=2023, month=2, day=29)
k = t.upper()
l = t.strftime('%Q')
n = 'text'.year
o = pd.Timestamp('now')
p = pd.to_datetime(['2023-09-15', '10:30'])
q = pd.to_datetime(s, format='%b %Q')
r = pd.Series(pd.to_datetime(['2023-09-15'])) > 5
u = pd.Timestamp('1500-01-01')
v = pd.Timestamp('2023-02-30')
w = pd.to_datetime(['2023-09-15T10:00+02:00', '2023-09-15T10:00+01:00'])
x = pd.to_datetime(['2023-09-15T10:00+02:00', '2023-09-15T10:00'])
y = t < pd.Timestamp('2023-09-15T10:00Z')
z = t - pd.Timestamp('2023-09-15T10:00Z')
aa = pd.Timestamp('2023-09-15', tz='Europe/Berlin')
ab = pd.Timedelta('2 fortnights')
ac = pd.Series(pd.to_datetime(['2023-09-15'])).sum()
ad = f'{pd.NaT:%d}'
ae = pd.Series(pd.to_datetime(['2023-09-15'])).dt.floor('M')
af = pd.Timestamp('2023-09-15 10:00 EST')
ag = pd.Timedelta(weeks=np.nan)
ah = pd.Timedelta(days=1, milliseconds=float('nan'))
ai = pd.Timedelta(nanoseconds=np.inf)
--- diag
script:3:18: error: '15.19.2023' is not a date: the month must be from 1 to 12 [df-value]
    3 | a = pd.Timestamp('15.19.2023')
      |                  ^~~~~~~~~~~~
help: write dates as in 2023-09-15, 2023-09-15 14:30, 15 Sep 2023 or September 2023
script:4:20: error: 'soon' is not a date [df-value]
    4 | c = pd.to_datetime(['2023-09-15', 'soon'])
      |                    ^~~~~~~~~~~~~~~~~~~~~~
help: it is in row 2; write dates as in 2023-09-15, 2023-09-15 14:30, 15 Sep 2023 or September 2023, or add errors='coerce' to make it NaT
script:5:5: error: unsupported operand types for +: 'Timestamp' and 'int' [df-type]
    5 | d = t + 1
      |     ^~~~~
help: add a time span, such as pd.Timedelta(days=1)
script:6:5: error: unsupported operand types for +: 'Timestamp' and 'Timestamp' [df-type]
    6 | e = t + t
      |     ^~~~~
script:7:5: error: cannot compare 'Timestamp' and 'str' [df-type]
    7 | f = t < '2024'
      |     ^~~~~~~~~~
help: pd.Timestamp('2023-09-15') makes a date, and pd.Timedelta('2 days') makes a time span
script:8:5: error: the column does not hold dates [df-type]
    8 | h = s.dt.year
      |     ^~~~
help: pd.to_datetime(df['column']).dt
script:9:5: error: there is no date 2023-02-29 00:00:00 [df-value]
    9 | j = pd.Timestamp(year=2023, month=2, day=29)
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: expected a calendar date from 1677-09-21 to 2262-04-11
script:10:7: error: 'upper' of Timestamp is not part of df scripts [df-unsupported]
   10 | k = t.upper()
      |       ^~~~~
help: it is a method of strings: convert the value first with str(...)
script:11:16: error: '%Q' in a date's format is not part of df scripts [df-unsupported]
   11 | l = t.strftime('%Q')
      |                ^~~~
help: %Y, %m, %d, %H, %M, %S, %b, %B, %a, %A and Python's other format codes are supported
script:12:12: error: 'year' of str is not part of df scripts [df-unsupported]
   12 | n = 'text'.year
      |            ^~~~
help: `perfpress help df` lists all functions and methods
script:13:18: error: 'now' is not a date: it depends on the day of the build [df-value]
   13 | o = pd.Timestamp('now')
      |                  ^~~~~
help: a page must not depend on the day of its build: write a fixed date, such as '2026-01-31', or add an as_of column to the file
script:14:20: error: '10:30' is not a date: it depends on the day of the build [df-value]
   14 | p = pd.to_datetime(['2023-09-15', '10:30'])
      |                    ^~~~~~~~~~~~~~~~~~~~~~~
help: it is in row 2; a page must not depend on the day of its build: write a fixed date, such as '2026-01-31', or add an as_of column to the file
script:15:20: error: '%Q' in a date's format is not part of df scripts [df-unsupported]
   15 | q = pd.to_datetime(s, format='%b %Q')
      |                    ^
help: %Y, %y, %m, %d, %H, %I, %M, %S, %f, %p, %b, %B, %a, %A, %j and %z are supported
script:16:5: error: cannot compare 'Timestamp' and 'int' [df-type]
   16 | r = pd.Series(pd.to_datetime(['2023-09-15'])) > 5
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: compare dates with dates, and time spans with time spans; span.total_seconds() is a number
script:17:18: error: '1500-01-01' is not a date: the year must be from 1678 to 2262 [df-value]
   17 | u = pd.Timestamp('1500-01-01')
      |                  ^~~~~~~~~~~~
help: write dates as in 2023-09-15, 2023-09-15 14:30, 15 Sep 2023 or September 2023
script:18:18: error: '2023-02-30' is not a date: the month does not have this day [df-value]
   18 | v = pd.Timestamp('2023-02-30')
      |                  ^~~~~~~~~~~~
help: write dates as in 2023-09-15, 2023-09-15 14:30, 15 Sep 2023 or September 2023
script:19:20: error: the dates have different offsets from UTC [df-value]
   19 | w = pd.to_datetime(['2023-09-15T10:00+02:00', '2023-09-15T10:00+01:00'])
      |                    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: 2023-09-15 10:00:00+02:00 is in row 1, and 2023-09-15 10:00:00+01:00 is in row 2; add utc=True to convert all to UTC
script:20:20: error: '2023-09-15T10:00' is not in the same form as the first date, '2023-09-15T10:00+02:00' [df-value]
   20 | x = pd.to_datetime(['2023-09-15T10:00+02:00', '2023-09-15T10:00'])
      |                    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: '2023-09-15T10:00' is in row 2; add format='mixed' to read each date by itself
script:21:5: error: cannot compare 'Timestamp' and 'Timestamp' [df-type]
   21 | y = t < pd.Timestamp('2023-09-15T10:00Z')
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: one date has a time zone, the other has none; .dt.tz_localize(None) removes it, .dt.tz_localize('UTC') adds one
script:22:5: error: unsupported operand types for -: 'Timestamp' and 'Timestamp' [df-type]
   22 | z = t - pd.Timestamp('2023-09-15T10:00Z')
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: one date has a time zone, the other has none; .dt.tz_localize(None) removes it, .dt.tz_localize('UTC') adds one
script:23:36: error: time zone 'Europe/Berlin' is not part of df scripts [df-unsupported]
   23 | aa = pd.Timestamp('2023-09-15', tz='Europe/Berlin')
      |                                    ^~~~~~~~~~~~~~~
help: named zones are not supported, since their rules change with each release of the time zone database; write 'UTC+01:00' for dates in winter, 'UTC+02:00' for dates in summer
script:24:19: error: '2 fortnights' is not a time span [df-value]
   24 | ab = pd.Timedelta('2 fortnights')
      |                   ^~~~~~~~~~~~~~
help: write time spans as in '2 days', '1h 30min' or '01:30:00'
script:25:6: error: 'sum' does not work on the dates of the column [df-type]
   25 | ac = pd.Series(pd.to_datetime(['2023-09-15'])).sum()
      |      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: select other columns, or add numeric_only=True
script:26:9: error: a missing date (NaT) cannot be formatted [df-value]
   26 | ad = f'{pd.NaT:%d}'
      |         ^~~~~~
help: test it first: f'{d:%Y}' if pd.notna(d) else ''
script:27:57: error: 'M' has no fixed length [df-value]
   27 | ae = pd.Series(pd.to_datetime(['2023-09-15'])).dt.floor('M')
      |                                                         ^~~
help: use days or shorter spans, such as '7D', 'h' or '15min'; for the month of a date, write .dt.to_period('M')
script:28:19: error: '2023-09-15 10:00 EST' is not a date: names of time zones other than UTC are not supported [df-value]
   28 | af = pd.Timestamp('2023-09-15 10:00 EST')
      |                   ^~~~~~~~~~~~~~~~~~~~~~
help: write dates as in 2023-09-15, 2023-09-15 14:30, 15 Sep 2023 or September 2023
script:29:25: error: argument 'weeks' of 'Timedelta' must be a number, not NaN [df-value]
   29 | ag = pd.Timedelta(weeks=np.nan)
      |                         ^~~~~~
script:30:40: error: argument 'milliseconds' of 'Timedelta' must be a number, not NaN [df-value]
   30 | ah = pd.Timedelta(days=1, milliseconds=float('nan'))
      |                                        ^~~~~~~~~~~~
script:31:31: error: the time span exceeds 292 years [df-value]
   31 | ai = pd.Timedelta(nanoseconds=np.inf)
      |                               ^~~~~~

=== times of day, and what pandas shows of them
--- script
t = ['2024-01-02 10:00', '2024-01-02', None]
df = pd.DataFrame({'a': pd.to_datetime(t, format='mixed'), 'b': pd.to_datetime(['2024-01-02', '2024-01-03', None]), 'c': pd.to_datetime(['2024-01-02 00:00:00.5', '2024-01-03', None], format='mixed'), 'd': pd.to_datetime(['2024-01-02T10:00Z', '2024-01-03T00:00Z', None]), 'e': pd.to_datetime(['2024-01-02T10:00+02:00', '2024-01-03T00:00+0200', None])})
df['f'] = df['a'] - df['a'].min()
df['g'] = df['b'] - df['b'].min()
df['h'] = df['a'].astype(str)
df['i'] = df['g'].astype(str)
df['j'] = df['a'].map(str)
df['k'] = df['b'].dt.to_period('M')
df['l'] = df['b'].dt.to_period('W')
df['m'] = df['b'].dt.to_period('Q')
df['n'] = df['a'].dt.date
df['o'] = df['e'].dt.tz_convert('UTC')
df['p'] = df['e'].dt.tz_localize(None)
df['q'] = df['a'].dt.normalize()
df['r'] = pd.to_datetime(['2024-01-02 00:00:00.000001', '2024-01-03', None], format='mixed')
df['s'] = df['a'].astype('object')
--- csv
a,b,c,d,e,f,g,h,i,j,k,l,m,n,o,p,q,r,s
2024-01-02 10:00:00,2024-01-02,2024-01-02 00:00:00.500,2024-01-02 10:00:00+00:00,2024-01-02 10:00:00+02:00,0 days 10:00:00,0 days,2024-01-02 10:00:00,0 days,2024-01-02 10:00:00,2024-01,2024-01-01/2024-01-07,2024Q1,2024-01-02,2024-01-02 08:00:00+00:00,2024-01-02 10:00:00,2024-01-02,2024-01-02 00:00:00.000001,2024-01-02 10:00:00
2024-01-02 00:00:00,2024-01-03,2024-01-03 00:00:00.000,2024-01-03 00:00:00+00:00,2024-01-03 00:00:00+02:00,0 days 00:00:00,1 days,2024-01-02 00:00:00,1 days,2024-01-02 00:00:00,2024-01,2024-01-01/2024-01-07,2024Q1,2024-01-02,2024-01-02 22:00:00+00:00,2024-01-03 00:00:00,2024-01-02,2024-01-03 00:00:00.000000,2024-01-02 00:00:00
,,,,,,,NaT,NaT,NaT,,,,,,,,,
--- diag
script:5:11: warning: column 'h' contains 'NaT', which is computed from a missing or infinite value [df-not-finite]
    5 | df['h'] = df['a'].astype(str)
      |           ^~~~~~~~~~~~~~~~~~~
help: the column is computed at script:5; before that line, drop the row, or replace the missing, infinite or 0 value
script:6:11: warning: column 'i' contains 'NaT', which is computed from a missing or infinite value [df-not-finite]
    6 | df['i'] = df['g'].astype(str)
      |           ^~~~~~~~~~~~~~~~~~~
help: the column is computed at script:6; before that line, drop the row, or replace the missing, infinite or 0 value
script:7:11: warning: column 'j' contains 'NaT', which is computed from a missing or infinite value [df-not-finite]
    7 | df['j'] = df['a'].map(str)
      |           ^~~~~~~~~~~~~~~~
help: the column is computed at script:7; before that line, drop the row, or replace the missing, infinite or 0 value

=== weeks of ISO 8601
--- script
d = pd.to_datetime(['2018-12-31', '2020-12-31', '2021-01-03', '2021-01-04', '2024-02-29', '2026-12-31', '1969-12-28', '1905-01-01'])
df = pd.DataFrame({'d': d})
df['w'] = df['d'].dt.strftime('%G-W%V')
c = df['d'].dt.isocalendar()
df['week'] = c.week
df['y'] = c['year']
--- csv
d,w,week,y
2018-12-31,2019-W01,1,2019
2020-12-31,2020-W53,53,2020
2021-01-03,2020-W53,53,2020
2021-01-04,2021-W01,1,2021
2024-02-29,2024-W09,9,2024
2026-12-31,2026-W53,53,2026
1969-12-28,1969-W52,52,1969
1905-01-01,1904-W52,52,1904

=== time spans are computed with
--- script
df = pd.DataFrame({'a': pd.to_timedelta(['1 days 02:00:00', '90s', None, '-1h']), 'b': pd.to_timedelta([1.5, 2, 3, None], unit='h'), 'n': [1, 2, 3, 4]})
df['sum'] = df['a'] + df['b']
df['twice'] = df['a'] * 2
df['half'] = df['a'] / 2
df['ratio'] = df['a'] / pd.Timedelta('1h')
df['whole'] = df['b'] // pd.Timedelta(minutes=40)
df['rest'] = df['b'] % pd.Timedelta(minutes=40)
df['neg'] = -df['a']
df['abs'] = abs(df['a'])
df['days'] = df['a'].dt.days
df['secs'] = df['a'].dt.seconds
df['total'] = df['a'].dt.total_seconds()
df['long'] = df['a'] > '1h'
df['per'] = df['n'] * pd.Timedelta('1min')
df['floor'] = df['a'].dt.floor('D')
--- csv
a,b,n,sum,twice,half,ratio,whole,rest,neg,abs,days,secs,total,long,per,floor
1 days 02:00:00,0 days 01:30:00,1,1 days 03:30:00,2 days 04:00:00,0 days 13:00:00,26.0,2.0,0 days 00:10:00,-2 days +22:00:00,1 days 02:00:00,1.0,7200.0,93600.0,True,0 days 00:01:00,1 days
0 days 00:01:30,0 days 02:00:00,2,0 days 02:01:30,0 days 00:03:00,0 days 00:00:45,0.025,3.0,0 days 00:00:00,-1 days +23:58:30,0 days 00:01:30,0.0,90.0,90.0,False,0 days 00:02:00,0 days
,0 days 03:00:00,3,,,,,4.0,0 days 00:20:00,,,,,,False,0 days 00:03:00,
-1 days +23:00:00,,4,,-1 days +22:00:00,-1 days +23:30:00,-1.0,,,0 days 01:00:00,0 days 01:00:00,-1.0,82800.0,-3600.0,False,0 days 00:04:00,-1 days

=== figures of dates and spans
--- script
d = pd.Series(pd.to_datetime(['2024-01-01', '2024-01-02 10:00', None, '2024-01-05 00:00:01'], format='mixed'))
s = d - d.min()
names = ['min', 'max', 'mean', 'median', 'count', 'nunique', 'std', 'first']
df = pd.DataFrame({'n': ['min', 'max', 'mean', 'median', 'std'], 'd': [d.min(), d.max(), d.mean(), d.median(), d.std()], 's': [s.min(), s.max(), s.mean(), s.median(), s.std()]})
df['sum'] = s.sum()
df['q'] = d.quantile(0.25)
df['c'] = d.count()
df['u'] = d.nunique()
df['i'] = d.idxmax()
df['any'] = s.any()
--- csv
n,d,s,sum,q,c,u,i,any
min,2024-01-01 00:00:00,0 days 00:00:00,5 days 10:00:01,2024-01-01 17:00:00,3,3,3,True
max,2024-01-05 00:00:01,4 days 00:00:01,5 days 10:00:01,2024-01-01 17:00:00,3,3,3,True
mean,2024-01-02 19:20:00.333333248,1 days 19:20:00.333333333,5 days 10:00:01,2024-01-01 17:00:00,3,3,3,True
median,2024-01-02 10:00:00,1 days 10:00:00,5 days 10:00:01,2024-01-01 17:00:00,3,3,3,True
std,2 days 00:40:33.414622706,2 days 00:40:33.414622706,5 days 10:00:01,2024-01-01 17:00:00,3,3,3,True

=== groups, merges, sorting and counts of dates
--- script
d = pd.DataFrame({'d': pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-02', None]), 'k': ['a', 'b', 'a', 'a'], 'v': [1, 2, 3, 4]})
g = d.groupby('d')['v'].sum().reset_index()
h = d.groupby('k').agg({'d': ['min', 'max', 'mean']}).reset_index()
h.columns = ['k', 'min', 'max', 'mean']
m = d.merge(g, on='d', how='left', suffixes=('', '_sum'), validate='m:1').merge(h, on='k')
m['in'] = m['d'].isin([pd.Timestamp('2024-01-02')])
m['between'] = m['d'].between('2024-01-01', '2024-01-01')
m['filled'] = m['d'].fillna(pd.Timestamp('2020-01-01'))
m['prev'] = m['d'].shift(1)
m['diff'] = m['d'].diff()
m['rank'] = m['d'].rank()
m['cummax'] = m['d'].cummax()
df = m.sort_values('d', ascending=False)
--- csv
d,k,v,v_sum,min,max,mean,in,between,filled,prev,diff,rank,cummax
2024-01-02,a,1,4.0,2024-01-02,2024-01-02,2024-01-02,True,False,2024-01-02,,,2.5,2024-01-02
2024-01-02,a,3,4.0,2024-01-02,2024-01-02,2024-01-02,True,False,2024-01-02,2024-01-01,1 days,2.5,2024-01-02
2024-01-01,b,2,2.0,2024-01-01,2024-01-01,2024-01-01,False,True,2024-01-01,2024-01-02,-1 days,1.0,2024-01-02
,a,4,,2024-01-02,2024-01-02,2024-01-02,False,False,2020-01-01,2024-01-02,,,
--- diag
script:1:39: warning: groupby drops 1 of 4 rows: it has no value in 'd' [df-group-lost]
    1 | d = pd.DataFrame({'d': pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-02', None]), 'k': ['a', 'b', 'a', 'a'], 'v': [1, 2, 3, 4]})
      |                                       ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: dropna=False keeps them; to drop them without a warning, call .dropna(subset=['d']) before the call at script:2, or set dropna=True in the call

=== dates in two orders get a warning
--- script
s = pd.Series(['01/02/2024', '13/02/2024'])
t = pd.Series(['01/02/2024', '12/02/2024'])
df = pd.DataFrame({'a': pd.to_datetime(s, format='mixed'), 'b': pd.to_datetime(t), 'c': pd.to_datetime(s, dayfirst=True), 'd': pd.to_datetime(s, format='%d/%m/%Y'), 'e': pd.to_datetime(pd.Series(['2024-01-02', '2024-13-01']), errors='coerce')})
--- csv
a,b,c,d,e
2024-01-02,2024-01-02,2024-02-01,2024-02-01,2024-01-02
2024-02-13,2024-12-02,2024-02-13,2024-02-13,
--- diag
script:3:40: warning: date '01/02/2024' is read with the month first, but '13/02/2024' can only be read the other way [df-date-order]
    3 | df = pd.DataFrame({'a': pd.to_datetime(s, format='mixed'), 'b': pd.to_datetime(t), 'c': pd.to_datet...
      |                                        ^
help: add dayfirst=True, or format='%d/%m/%Y', if all dates begin with the day

=== figures of time spans
--- script
d = pd.DataFrame({'k': ['a', 'a', 'b', 'b'], 'w': pd.to_timedelta(['1s', None, '3s', '10s']), 'n': [1, 2, 3, 4]})
a = d.describe()
b = d['w'].describe(percentiles=[0.9]).rename('w90')
df = a.join(b).reset_index()
--- csv
index,w,n,w90
count,3,4.0,3
mean,0 days 00:00:04.666666666,2.5,0 days 00:00:04.666666666
std,0 days 00:00:04.725815626,1.2909944487358056,0 days 00:00:04.725815626
min,0 days 00:00:01,1.0,0 days 00:00:01
25%,0 days 00:00:02,1.75,
50%,0 days 00:00:03,2.5,0 days 00:00:03
75%,0 days 00:00:06.500000,3.25,
max,0 days 00:00:10,4.0,0 days 00:00:10

=== figures of time spans by group
--- script
d = pd.DataFrame({'k': ['a', 'a', 'b', 'b'], 'w': pd.to_timedelta(['1s', None, '3s', '10s'])})
df = d.groupby('k').describe().reset_index()
df.columns = [' '.join(c) for c in df.columns]
--- csv
k ,w count,w mean,w std,w min,w 25%,w 50%,w 75%,w max
a,1,0 days 00:00:01,,0 days 00:00:01,0 days 00:00:01,0 days 00:00:01,0 days 00:00:01,0 days 00:00:01
b,2,0 days 00:00:06.500000,0 days 00:00:04.949747468,0 days 00:00:03,0 days 00:00:04.750000,0 days 00:00:06.500000,0 days 00:00:08.250000,0 days 00:00:10

=== figures of dates
--- script
d = pd.DataFrame({'k': ['a', 'a', 'b', 'b'], 't': pd.to_datetime(['2026-01-01', None, '2026-01-03', '2026-01-04 12:00'], format='mixed'), 'n': [1, 2, 3, 4]})
a = d.describe()
b = d['t'].describe().rename('t2')
c = d.groupby('k')['t'].describe().T
e = d.describe(include='all')
df = e.join(a['t'].rename('t1')).join(b).join(c).reset_index()
--- csv
index,k,t,n,t1,t2,a,b
count,4,3,4.0,3,3,1,2
unique,2,,,,,,
top,a,,,,,,
freq,2,,,,,,
mean,,2026-01-02 20:00:00,2.5,2026-01-02 20:00:00,2026-01-02 20:00:00,2026-01-01 00:00:00,2026-01-03 18:00:00
min,,2026-01-01 00:00:00,1.0,2026-01-01 00:00:00,2026-01-01 00:00:00,2026-01-01 00:00:00,2026-01-03 00:00:00
25%,,2026-01-02 00:00:00,1.75,2026-01-02 00:00:00,2026-01-02 00:00:00,2026-01-01 00:00:00,2026-01-03 09:00:00
50%,,2026-01-03 00:00:00,2.5,2026-01-03 00:00:00,2026-01-03 00:00:00,2026-01-01 00:00:00,2026-01-03 18:00:00
75%,,2026-01-03 18:00:00,3.25,2026-01-03 18:00:00,2026-01-03 18:00:00,2026-01-01 00:00:00,2026-01-04 03:00:00
max,,2026-01-04 12:00:00,4.0,2026-01-04 12:00:00,2026-01-04 12:00:00,2026-01-01 00:00:00,2026-01-04 12:00:00
std,,,1.2909944487358056,,,,

=== dates and numbers by group
--- script
d = pd.DataFrame({'k': ['a', 'a'], 't': pd.to_datetime(['2026-01-01', None]), 'n': [1, 2]})
df = d.groupby('k').describe()
--- diag
script:2:6: error: 'describe' of groups with both dates and numbers is not part of df scripts [df-unsupported]
    2 | df = d.groupby('k').describe()
      |      ^~~~~~~~~~~~~~~~~~~~~~~~~
help: select columns of one kind, as in df.groupby('k')[['a', 'b']].describe()

=== strings written to dates
--- script
d = pd.DataFrame({'t': pd.to_datetime(['2026-01-01', None, None]), 'v': [1, 2, 3]})
d['f'] = d['t'].fillna('2026-02-01')
d['w'] = d['t'].where(d['v'] == 1, '2026-03-01')
d['r'] = d['t'].replace({'2026-01-01': '2026-04-01'})
d['s'] = d['f'].shift(1, fill_value='2025-12-31')
d.loc[1, 't'] = '2026-05-01'
d.at[2, 't'] = 'Jun 1, 2026 10:00'
df = d.assign(years=d['t'].dt.year + d['s'].dt.year)
--- csv
t,v,f,w,r,s,years
2026-01-01 00:00:00,1,2026-01-01,2026-01-01,2026-04-01,2025-12-31,4051
2026-05-01 00:00:00,2,2026-02-01,2026-03-01,,2026-01-01,4052
2026-06-01 10:00:00,3,2026-02-01,2026-03-01,,2026-02-01,4052

=== strings written to spans and to dates with a time zone
--- script
d = pd.DataFrame({'w': pd.to_timedelta(['1s', None]), 't': pd.to_datetime(['2026-01-01', None], utc=True)})
d['f'] = d['w'].fillna('5min')
d['u'] = d['t'].fillna('2026-02-01 12:00+02:00')
df = d.fillna({'w': '2h', 't': '2026-02-01'})
--- csv
w,t,f,u
0 days 00:00:01,2026-01-01 00:00:00+00:00,0 days 00:00:01,2026-01-01 00:00:00+00:00
0 days 02:00:00,2026-02-01 00:00:00+00:00,0 days 00:05:00,2026-02-01 10:00:00+00:00

=== strings that are no dates
--- script
d = pd.DataFrame({'t': pd.to_datetime(['2026-01-01', None]), 's': ['x', '2026-02-01']})
d['f'] = d['t'].fillna('none')
d['g'] = d['t'].fillna(d['s'])
df = d
--- csv
t,s,f,g
2026-01-01,x,2026-01-01 00:00:00,2026-01-01 00:00:00
,2026-02-01,none,2026-02-01

=== strings beside dates in np.where
--- script
d = pd.DataFrame({'t': pd.to_datetime(['2026-01-01', None])})
df = d.assign(t=np.where(d['t'].isna(), '2026-05-05', d['t']))
--- diag
script:2:17: error: 'where' cannot choose between dates and strings [df-type]
    2 | df = d.assign(t=np.where(d['t'].isna(), '2026-05-05', d['t']))
      |                 ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: df['d'].where(cond, pd.Timestamp('2026-01-31')) keeps dates; .astype(str) makes strings

=== strings are dates in isin
--- script
d = pd.DataFrame({'t': pd.to_datetime(['2026-03-31', '2026-04-02'])})
d['all'] = d['t'].isin(['2026-03-31'])
d['word'] = d['t'].isin(['2026-03-31', 'x'])
d['mixed'] = d['t'].isin(['2026-03-31', pd.Timestamp('2026-04-02')])
df = d.query("t in ['2026-03-31', '2026-04-02 00:00']")
--- csv
t,all,word,mixed
2026-03-31,True,False,False
2026-04-02,False,False,True

=== Python's dates and time spans
--- script
from datetime import datetime, date
import datetime as dt
a = date(2024, 1, 5)
b = pd.Timestamp('2024-01-01').date()
d = dt.datetime.strptime('03/02/2024 10:20', '%d/%m/%Y %H:%M')
hour = dt.timedelta(hours=1)
df = pd.DataFrame({'str': [str(a - b), f'{b - a}', '{}'.format(a - a), '%s' % (hour * 1.5), str(-hour)]})
df['more'] = [str(abs(b - a)), str((a - b) / 2), str(hour + dt.timedelta(1, microseconds=2)), str(hour + pd.Timedelta(hour)), str(d - pd.Timestamp(d))]
df['date'] = [str(a), f'{a:%d.%m.%Y}', str(d.date()), a.isoformat(), str(date.fromisoformat('2024-02-29') + hour * 24)]
df['datetime'] = [str(d), d.isoformat(), str(d.replace(day=1) - d), str(d.weekday()), str(datetime.fromisoformat('2024-02-01 10:20:30'))]
df['number'] = [(a - b).days, (b - a).total_seconds(), hour / dt.timedelta(minutes=90), hour // dt.timedelta(minutes=50), hour.seconds]
df['is'] = [isinstance(d, datetime), isinstance(d, date), isinstance(a, datetime), isinstance(hour, dt.timedelta), d < datetime(2025, 1, 1)]
df['cell'] = [hour, a - b, -hour, dt.timedelta(weeks=1.5), d - datetime(2024, 2, 1)]
df['sum'] = str(sum([hour, hour], dt.timedelta()))
--- csv
str,more,date,datetime,number,is,cell,sum
"4 days, 0:00:00","4 days, 0:00:00",2024-01-05,2024-02-03 10:20:00,4.0,True,0 days 01:00:00,2:00:00
"-4 days, 0:00:00","2 days, 0:00:00",05.01.2024,2024-02-03T10:20:00,-345600.0,True,4 days 00:00:00,2:00:00
0:00:00,"1 day, 1:00:00.000002",2024-02-03,"-2 days, 0:00:00",0.6666666666666666,False,-1 days +23:00:00,2:00:00
1:30:00,0 days 02:00:00,2024-01-05,5,1.0,True,10 days 12:00:00,2:00:00
"-1 day, 23:00:00",0 days 00:00:00,2024-03-01,2024-02-01 10:20:30,3600.0,True,2 days 10:20:00,2:00:00

=== dates of a dict of parts
--- script
df = pd.DataFrame({'y': [2023, 2024], 'm': [12, 2], 'd': [31, 29]})
df['date'] = pd.to_datetime(dict(year=df.y, month=df.m, day=df.d))
df['list'] = pd.to_datetime({'year': [2023, 2024], 'month': [1, 2], 'day': [1, 1], 'hour': [5, 6]})
--- csv
y,m,d,date,list
2023,12,31,2023-12-31,2023-01-01 05:00:00
2024,2,29,2024-02-29,2024-02-01 06:00:00

=== repr() of a day
--- script
from datetime import date, datetime
d = datetime(2024, 1, 2).date()
t = pd.to_datetime(pd.Series(['2024-01-02']))
df = pd.DataFrame({'a': [repr(d)], 'b': [repr([d, date(2024, 12, 31)])], 'c': [f'{d!r}'],
                   'd': ['{!r}'.format(d)], 'e': ['%r' % d], 'f': [repr({d: 1})],
                   'g': [str(t.dt.date.tolist())], 'h': t.dt.date.map(repr), 'i': [repr(t.iloc[0].date())],
                   'j': t.dt.date.map('{!r}'.format), 'k': [str(d)], 'l': [f'{d}']})
--- csv
a,b,c,d,e,f,g,h,i,j,k,l
"datetime.date(2024, 1, 2)","[datetime.date(2024, 1, 2), datetime.date(2024, 12, 31)]","datetime.date(2024, 1, 2)","datetime.date(2024, 1, 2)","datetime.date(2024, 1, 2)","{datetime.date(2024, 1, 2): 1}","[datetime.date(2024, 1, 2)]","datetime.date(2024, 1, 2)","datetime.date(2024, 1, 2)","datetime.date(2024, 1, 2)",2024-01-02,2024-01-02

=== dates equal Timestamps at midnight
--- script
from datetime import date, datetime
f = pd.DataFrame({'t': pd.to_datetime(['2024-01-01', '2024-01-02 10:00', None], format='mixed')})
u = pd.to_datetime(f['t'], utc=True)
d = date(2024, 1, 1)
s = pd.Timestamp('2024-01-01')
df = pd.DataFrame({'a': f['t'] == f['t'].dt.date, 'b': f['t'].dt.date == f['t'].dt.normalize(),
                   'c': f['t'] != f['t'].dt.date, 'd': f['t'].eq(f['t'].dt.date),
                   'e': f['t'].dt.date == s, 'f': f['t'].isin([d]), 'g': u == f['t'].dt.date,
                   'h': f['t'].dt.date == d, 'i': f['t'].dt.date.isin([d]), 'j': u.isin([d]),
                   'k': [s == d, d == s, s != d], 'l': [d == datetime(2024, 1, 1), s == datetime(2024, 1, 1), s.date() == d],
                   'm': [s in [d], d in [s], [d] == [s]], 'n': f['t'].dt.date == datetime(2024, 1, 1)})
--- csv
a,b,c,d,e,f,g,h,i,j,k,l,m,n
True,True,False,True,True,True,False,True,True,False,True,False,True,False
False,True,True,False,False,False,False,False,False,False,True,True,True,False
False,False,True,False,False,False,False,False,False,False,False,True,True,False

=== the latest and the longest
--- script
x = pd.DataFrame({'k': ['a', 'a', 'b', 'b'], 't': pd.to_datetime(['2024-01-02', '2024-01-03', None, '2024-01-01']), 'f': [1.5, None, None, 2.0]})
x['s'] = x.t - pd.Timestamp('2024-01-01')
df = pd.concat([x.nlargest(2, 't'), x.nsmallest(2, 's'), x.s.nlargest(1).to_frame(), x.groupby('k').t.nlargest(1).reset_index(), x.nlargest(3, 'f', keep='last')])
--- csv
k,t,f,s,level_1
a,2024-01-03,,2 days,
a,2024-01-02,1.5,1 days,
b,2024-01-01,2.0,0 days,
a,2024-01-02,1.5,1 days,
,,,2 days,
a,2024-01-03,,,1.0
b,2024-01-01,,,3.0
b,2024-01-01,2.0,0 days,
a,2024-01-02,1.5,1 days,
a,2024-01-03,,2 days,

=== dates are not strings
--- script
df = pd.DataFrame({'t': pd.to_datetime(['2024-01-02'])})
df['x'] = df.t.str[:4]
--- diag
script:2:11: error: '.str' needs a column of strings, not of datetime64[ns] [df-type]
    2 | df['x'] = df.t.str[:4]
      |           ^~~~~~~~
help: convert it first: .astype('str')

=== a comparison with today
--- script
df = pd.DataFrame({'t': pd.to_datetime(['2024-01-02'])})
df = df[df.t > 'today']
--- diag
script:2:9: error: 'today' is not a date [df-type]
    2 | df = df[df.t > 'today']
      |         ^~~~~~~~~~~~~~
help: a page must not depend on the day of its build: write a fixed date, such as '2026-01-31', or add an as_of column to the file

=== a label for today
--- script
df = pd.DataFrame({'x': [1]}, index=pd.to_datetime(['2024-01-02']))
df = df.loc['now':]
--- diag
script:2:13: error: 'now' is not a date [df-value]
    2 | df = df.loc['now':]
      |             ^~~~~~
help: a page must not depend on the day of its build: write a fixed date, such as '2026-01-31', or add an as_of column to the file

=== each date in its own form
--- data t.csv
Date,Text
2024-01-01,2024-02-03T10:30
15 Sep 2023,20240204
2024/02/29 10:30,2024-02-05 10:30:15.25
20240131,2024
05.03.2024,2024-02
n/a,03/02/2024
soon,soon
--- script
t = pd.read_csv('t.csv')
df = pd.DataFrame({'mixed': pd.to_datetime(t['Date'], format='mixed', errors='coerce'), 'iso': pd.to_datetime(t['Text'], format='ISO8601', errors='coerce')})
df['day first'] = pd.to_datetime(t['Date'], format='mixed', dayfirst=True, errors='coerce')
df['utc'] = pd.to_datetime(t['Date'], format='mixed', utc=True, errors='coerce')
df['utc, iso'] = pd.to_datetime(t['Text'], format='ISO8601', utc=True, errors='coerce')
df['raise'] = pd.to_datetime(t['Date'].head(6), format='mixed')
df['raise, iso'] = pd.to_datetime(t['Text'].head(5), format='ISO8601')
df['offsets'] = [str(x) for x in pd.to_datetime(['2024-01-01T10:00+02:00', '2024-01-01 10:00Z', '1 Jan 2024 10:00 +0130'] * 2 + ['20240101'], format='mixed', utc=True)]
df['offsets, iso'] = [str(x) for x in pd.to_datetime(['2024-01-01T10:00+02:00', '2024-01-01 10:00Z', '20240101T1000-0130'] * 2 + ['20240101'], format='ISO8601', utc=True)]
df['one'] = pd.to_datetime('15 Sep 2023', format='mixed')
df['one, iso'] = pd.to_datetime('20230915T10', format='ISO8601')
df['whole'] = pd.to_datetime(pd.Series([20240131, 20240201, 20240203, 20240204, 20240205, 20240206, 20240207]), format='mixed')
--- csv
mixed,iso,day first,utc,"utc, iso",raise,"raise, iso",offsets,"offsets, iso",one,"one, iso",whole
2024-01-01 00:00:00,2024-02-03 10:30:00.000,2024-01-01 00:00:00,2024-01-01 00:00:00+00:00,2024-02-03 10:30:00+00:00,2024-01-01 00:00:00,2024-02-03 10:30:00.000,2024-01-01 08:00:00+00:00,2024-01-01 08:00:00+00:00,2023-09-15,2023-09-15 10:00:00,1970-01-01 00:00:00.020240131
2023-09-15 00:00:00,2024-02-04 00:00:00.000,2023-09-15 00:00:00,2023-09-15 00:00:00+00:00,2024-02-04 00:00:00+00:00,2023-09-15 00:00:00,2024-02-04 00:00:00.000,2024-01-01 10:00:00+00:00,2024-01-01 10:00:00+00:00,2023-09-15,2023-09-15 10:00:00,1970-01-01 00:00:00.020240201
2024-02-29 10:30:00,2024-02-05 10:30:15.250,2024-02-29 10:30:00,2024-02-29 10:30:00+00:00,2024-02-05 10:30:15.250000+00:00,2024-02-29 10:30:00,2024-02-05 10:30:15.250,2024-01-01 08:30:00+00:00,2024-01-01 11:30:00+00:00,2023-09-15,2023-09-15 10:00:00,1970-01-01 00:00:00.020240203
2024-01-31 00:00:00,2024-01-01 00:00:00.000,2024-01-31 00:00:00,2024-01-31 00:00:00+00:00,2024-01-01 00:00:00+00:00,2024-01-31 00:00:00,2024-01-01 00:00:00.000,2024-01-01 08:00:00+00:00,2024-01-01 08:00:00+00:00,2023-09-15,2023-09-15 10:00:00,1970-01-01 00:00:00.020240204
2024-05-03 00:00:00,2024-02-01 00:00:00.000,2024-03-05 00:00:00,2024-05-03 00:00:00+00:00,2024-02-01 00:00:00+00:00,2024-05-03 00:00:00,2024-02-01 00:00:00.000,2024-01-01 10:00:00+00:00,2024-01-01 10:00:00+00:00,2023-09-15,2023-09-15 10:00:00,1970-01-01 00:00:00.020240205
,,,,,,,2024-01-01 08:30:00+00:00,2024-01-01 11:30:00+00:00,2023-09-15,2023-09-15 10:00:00,1970-01-01 00:00:00.020240206
,,,,,,,2024-01-01 00:00:00+00:00,2024-01-01 00:00:00+00:00,2023-09-15,2023-09-15 10:00:00,1970-01-01 00:00:00.020240207

=== dates in their own forms: faults, beyond pandas
--- script
a = pd.to_datetime(['2024-01-01', 'soon'], format='mixed')
b = pd.to_datetime(['2024-01-01', '15 Sep 2023'], format='ISO8601')
c = pd.to_datetime('15.9.2023', format='ISO8601')
d = pd.to_datetime(['2024-01-01', '2024-02-30'], format='ISO8601')
e = pd.to_datetime(['2024-01-01', 'now'], format='mixed', errors='coerce')
f = pd.to_datetime(['2024-01-01', '2024-01-01 10:00Z'], format='mixed')
g = pd.to_datetime(['2024-01-01', '2024-01-01 10:00Z'], format='ISO8601')
h = pd.to_datetime(['2024-01-01'], format='mixed', exact=False)
i = pd.to_datetime(['2024-01-01'], format='ISO8601', exact=True)
j = pd.to_datetime(['2024-01-01'], format='iso8601')
k = pd.to_datetime([1], format='mixed', unit='s')
l = pd.to_datetime(pd.Series(['01/02/2024', '13/02/2024']), format='mixed')
--- diag
script:1:20: error: 'soon' is not a date [df-value]
    1 | a = pd.to_datetime(['2024-01-01', 'soon'], format='mixed')
      |                    ^~~~~~~~~~~~~~~~~~~~~~
help: it is in row 2; write dates as in 2023-09-15, 2023-09-15 14:30, 15 Sep 2023 or September 2023, or add errors='coerce' to make it NaT
script:2:20: error: '15 Sep 2023' is not a date: it is not an ISO 8601 date [df-value]
    2 | b = pd.to_datetime(['2024-01-01', '15 Sep 2023'], format='ISO8601')
      |                    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: it is in row 2; write dates as in 2023-09-15 or 2023-09-15 14:30, or use the format 'mixed', which reads other forms, or add errors='coerce' to make it NaT
script:3:20: error: '15.9.2023' is not a date: it is not an ISO 8601 date [df-value]
    3 | c = pd.to_datetime('15.9.2023', format='ISO8601')
      |                    ^~~~~~~~~~~
help: write dates as in 2023-09-15 or 2023-09-15 14:30, or use the format 'mixed', which reads other forms
script:4:20: error: '2024-02-30' is not a date: the month does not have this day [df-value]
    4 | d = pd.to_datetime(['2024-01-01', '2024-02-30'], format='ISO8601')
      |                    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: it is in row 2; write dates as in 2023-09-15 or 2023-09-15 14:30, or use the format 'mixed', which reads other forms, or add errors='coerce' to make it NaT
script:5:20: error: 'now' is not a date: it depends on the day of the build [df-value]
    5 | e = pd.to_datetime(['2024-01-01', 'now'], format='mixed', errors='coerce')
      |                    ^~~~~~~~~~~~~~~~~~~~~
help: it is in row 2; a page must not depend on the day of its build: write a fixed date, such as '2026-01-31', or add an as_of column to the file
script:6:20: error: some dates have an offset from UTC, others have none [df-value]
    6 | f = pd.to_datetime(['2024-01-01', '2024-01-01 10:00Z'], format='mixed')
      |                    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: 2024-01-01 00:00:00 is in row 1, and 2024-01-01 10:00:00+00:00 is in row 2; add utc=True to convert all to UTC
script:7:20: error: some dates have an offset from UTC, others have none [df-value]
    7 | g = pd.to_datetime(['2024-01-01', '2024-01-01 10:00Z'], format='ISO8601')
      |                    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: 2024-01-01 00:00:00 is in row 1, and 2024-01-01 10:00:00+00:00 is in row 2; add utc=True to convert all to UTC
script:8:58: error: 'exact' cannot be combined with this value of 'format' [df-value]
    8 | h = pd.to_datetime(['2024-01-01'], format='mixed', exact=False)
      |                                                          ^~~~~
script:9:60: error: 'exact' cannot be combined with this value of 'format' [df-value]
    9 | i = pd.to_datetime(['2024-01-01'], format='ISO8601', exact=True)
      |                                                            ^~~~
script:10:20: error: '2024-01-01' is not a date: it does not match the format [df-value]
   10 | j = pd.to_datetime(['2024-01-01'], format='iso8601')
      |                    ^~~~~~~~~~~~~~
help: it is in row 1; the format 'ISO8601' reads all forms of ISO 8601, or add errors='coerce' to make it NaT
script:11:46: error: 'unit' cannot be combined with this value of 'format' [df-value]
   11 | k = pd.to_datetime([1], format='mixed', unit='s')
      |                                              ^~~
script:12:20: warning: date '01/02/2024' is read with the month first, but '13/02/2024' can only be read the other way [df-date-order]
   12 | l = pd.to_datetime(pd.Series(['01/02/2024', '13/02/2024']), format='mixed')
      |                    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: add dayfirst=True, or format='%d/%m/%Y', if all dates begin with the day

=== dates of a file in their own forms, beyond pandas
--- data t.csv
a,b
2024-01-01,20240102
15 Sep 2023,2024-01-02 10:30
--- script
df = pd.read_csv('t.csv', parse_dates=['a'], date_format='mixed')
df['b'] = pd.read_csv('t.csv', parse_dates=['b'], date_format='ISO8601')['b']
df['i'] = pd.read_csv('t.csv', parse_dates=True, date_format='mixed', index_col='a').index
df['n'] = pd.to_datetime([20240131, 2024], format='ISO8601')
--- csv
a,b,i,n
2024-01-01,2024-01-02 00:00:00,2024-01-01,2024-01-31
2023-09-15,2024-01-02 10:30:00,2023-09-15,2024-01-01

=== concat beside each other sorts dates, not periods and spans
--- script
a = pd.Series([1., 2], index=pd.to_datetime(['2024-01-02', '2024-01-03']), name='a')
b = pd.Series([5., 6], index=pd.to_datetime(['2024-01-01', '2024-01-03']), name='b')
c = pd.Series([7., 8], index=pd.to_datetime(['2024-01-03', '2024-01-02']), name='c')
u = pd.Series([5., 6], index=pd.to_datetime(['2024-01-05', '2024-01-04'], utc=True), name='u')
v = pd.Series([5., 6], index=pd.to_datetime(['2024-01-03', '2024-01-06'], utc=True), name='v')
p = pd.Series([5., 6], index=c.index.to_period('D'), name='p')
q = pd.Series([5., 6], index=b.index.to_period('D'), name='q')
s = pd.Series([5., 6], index=pd.to_timedelta(['5min', '2min']), name='s')
t = pd.Series([5., 6], index=pd.to_timedelta(['1min', '3min']), name='t')
df = pd.concat([a, b], axis=1).pct_change().iloc[1:].reset_index()
df['three'] = pd.concat({'x': c, 'y': a, 'z': b}, axis=1)['x'].tolist()[:2]
df['alike'] = [str(x)[:10] for x in pd.concat([c, c.rename('d')], axis=1).index]
df['utc'] = [str(x)[:10] for x in pd.concat([u, v], axis=1).index][:2]
df['period'] = [str(x) for x in pd.concat([p, q], axis=1).index][:2]
df['span'] = [str(x) for x in pd.concat([s, t], axis=1).index][:2]
df['inner'] = [str(x)[:10] for x in pd.concat([c, a], axis=1, join='inner').index]
--- csv
index,a,b,three,alike,utc,period,span,inner
2024-01-02,,0.0,,2024-01-03,2024-01-03,2024-01-03,0 days 00:05:00,2024-01-03
2024-01-03,1.0,0.19999999999999996,8.0,2024-01-02,2024-01-04,2024-01-02,0 days 00:02:00,2024-01-02

=== ranges up to the first and the last date
--- script
rows = [pd.date_range('2262-04-10', periods=2), pd.date_range(end='1677-09-23', periods=2), pd.date_range('1677-09-22', periods=2, freq='M'), pd.date_range('1677-09-22', periods=2, freq='MS'), pd.date_range('1677-09-22 10:00', '1678-01-01', freq='QS'), pd.date_range(end='2262-04-11', periods=2, freq='Y'), pd.date_range('2262-03-11', periods=1, freq='M'), pd.date_range('2262-04-05', periods=1, freq='W'), pd.date_range('2262-01-15', '2262-03-31', freq='M'), pd.date_range('2262-04-11', periods=0, freq='D'), pd.date_range('2262-04-01', '2262-04-11', periods=3), pd.date_range('2262-04-10', '2262-04-11', freq='D')]
df = pd.concat([pd.DataFrame({'row': i, 'date': x}) for i, x in enumerate(rows)])
--- csv
row,date
0,2262-04-10 00:00:00
0,2262-04-11 00:00:00
1,1677-09-22 00:00:00
1,1677-09-23 00:00:00
2,1677-09-30 00:00:00
2,1677-10-31 00:00:00
3,1677-10-01 00:00:00
3,1677-11-01 00:00:00
4,1677-10-01 10:00:00
5,2260-12-31 00:00:00
5,2261-12-31 00:00:00
6,2262-03-31 00:00:00
7,2262-04-06 00:00:00
8,2262-01-31 00:00:00
8,2262-02-28 00:00:00
8,2262-03-31 00:00:00
10,2262-04-01 00:00:00
10,2262-04-06 00:00:00
10,2262-04-11 00:00:00
11,2262-04-10 00:00:00
11,2262-04-11 00:00:00

=== ranges beyond the range of dates
--- script
a = pd.date_range('2024-01-01', periods=100000)
b = pd.date_range(end='1680-01-01', periods=20, freq='Y')
c = pd.date_range('2261-12-01', periods=8, freq='M')
d = pd.date_range('2262-03-11', periods=2, freq='M')
e = pd.date_range('2262-04-11', periods=1, freq='Y')
f = pd.date_range('2262-04-09', periods=1, freq='W')
g = pd.date_range(end='1677-09-23', periods=3)
h = pd.date_range(end='1677-09-22', periods=1, freq='M')
i = pd.date_range(end='1677-12-22', periods=2, freq='Q')
j = pd.date_range('2262-04-11 22:00', periods=1, tz='UTC-05:00')
k = pd.DataFrame({'d': pd.to_datetime(['2262-04-10']), 'v': [1]}).resample('M', on='d')['v'].sum()
l = pd.date_range(end='1677-09-22', periods=1, freq='W')
m = pd.date_range(end='1677-09-22', periods=1, freq='MS')
n = pd.date_range('2024-01-01', periods=1000, freq='YS')
--- diag
script:1:5: error: the result is outside the range of dates [df-value]
    1 | a = pd.date_range('2024-01-01', periods=100000)
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: dates range from 1677-09-21 to 2262-04-11
script:2:5: error: the result is outside the range of dates [df-value]
    2 | b = pd.date_range(end='1680-01-01', periods=20, freq='Y')
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: dates range from 1677-09-21 to 2262-04-11
script:3:5: error: the result is outside the range of dates [df-value]
    3 | c = pd.date_range('2261-12-01', periods=8, freq='M')
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: dates range from 1677-09-21 to 2262-04-11
script:4:5: error: the result is outside the range of dates [df-value]
    4 | d = pd.date_range('2262-03-11', periods=2, freq='M')
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: dates range from 1677-09-21 to 2262-04-11
script:5:5: error: the result is outside the range of dates [df-value]
    5 | e = pd.date_range('2262-04-11', periods=1, freq='Y')
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: dates range from 1677-09-21 to 2262-04-11
script:6:5: error: the result is outside the range of dates [df-value]
    6 | f = pd.date_range('2262-04-09', periods=1, freq='W')
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: dates range from 1677-09-21 to 2262-04-11
script:7:5: error: the result is outside the range of dates [df-value]
    7 | g = pd.date_range(end='1677-09-23', periods=3)
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: dates range from 1677-09-21 to 2262-04-11
script:8:5: error: the result is outside the range of dates [df-value]
    8 | h = pd.date_range(end='1677-09-22', periods=1, freq='M')
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: dates range from 1677-09-21 to 2262-04-11
script:9:5: error: the result is outside the range of dates [df-value]
    9 | i = pd.date_range(end='1677-12-22', periods=2, freq='Q')
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: dates range from 1677-09-21 to 2262-04-11
script:10:5: error: the result is outside the range of dates [df-value]
   10 | j = pd.date_range('2262-04-11 22:00', periods=1, tz='UTC-05:00')
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: dates range from 1677-09-21 to 2262-04-11
script:11:76: error: the result is outside the range of dates [df-value]
   11 | k = pd.DataFrame({'d': pd.to_datetime(['2262-04-10']), 'v': [1]}).resample('M', on='d')['v'].sum()
      |                                                                            ^~~
help: dates range from 1677-09-21 to 2262-04-11
script:12:5: error: the result is outside the range of dates [df-value]
   12 | l = pd.date_range(end='1677-09-22', periods=1, freq='W')
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: dates range from 1677-09-21 to 2262-04-11
script:13:5: error: the result is outside the range of dates [df-value]
   13 | m = pd.date_range(end='1677-09-22', periods=1, freq='MS')
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: dates range from 1677-09-21 to 2262-04-11
script:14:5: error: the result is outside the range of dates [df-value]
   14 | n = pd.date_range('2024-01-01', periods=1000, freq='YS')
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: dates range from 1677-09-21 to 2262-04-11

=== what to write where another call reads dates
--- data t.csv
day,from,order
2024-01-01,2024-01-01T10:00+02:00,01/02/2024
soon,2024-01-01T10:00,13/02/2024
--- script
a = pd.read_csv('t.csv', parse_dates=['day'])
b = pd.read_csv('t.csv', parse_dates=['from'])
c = pd.read_csv('t.csv', parse_dates=['order'])
d = pd.read_csv('t.csv', parse_dates=['day'], date_format='%Y-%m-%d')
e = pd.read_csv('t.csv')['day'].astype('datetime64[ns]')
f = pd.read_csv('t.csv', parse_dates=['day'], date_format='ISO8601')
--- diag
script:1:39: error: 'soon' is not a date [df-value]
    1 | a = pd.read_csv('t.csv', parse_dates=['day'])
      |                                       ^~~~~
help: it is in column 'day', row 2; write dates as in 2023-09-15, 2023-09-15 14:30, 15 Sep 2023 or September 2023, or write df['day'] = pd.to_datetime(df['day'], errors='coerce') instead to make it NaT
script:2:39: error: '2024-01-01T10:00' is not in the same form as the first date, '2024-01-01T10:00+02:00' [df-value]
    2 | b = pd.read_csv('t.csv', parse_dates=['from'])
      |                                       ^~~~~~
help: '2024-01-01T10:00' is in column 'from', row 2; add date_format='mixed' to read each date by itself
script:3:39: error: the order of day and month in '13/02/2024' depends on the first date, '01/02/2024' [df-value]
    3 | c = pd.read_csv('t.csv', parse_dates=['order'])
      |                                       ^~~~~~~
help: '13/02/2024' is in column 'order', row 2; add date_format='mixed' to read each date by itself, or state the format of all dates, such as '%d/%m/%Y'
script:4:39: error: 'soon' is not a date: it does not match the format [df-value]
    4 | d = pd.read_csv('t.csv', parse_dates=['day'], date_format='%Y-%m-%d')
      |                                       ^~~~~
help: it is in column 'day', row 2; check the format, or write df['day'] = pd.to_datetime(df['day'], errors='coerce') instead to make it NaT
script:5:40: error: 'soon' is not a date [df-value]
    5 | e = pd.read_csv('t.csv')['day'].astype('datetime64[ns]')
      |                                        ^~~~~~~~~~~~~~~~
help: it is in column 'day', row 2; write dates as in 2023-09-15, 2023-09-15 14:30, 15 Sep 2023 or September 2023, or write df['day'] = pd.to_datetime(df['day'], errors='coerce') instead to make it NaT
script:6:39: error: 'soon' is not a date: it is not an ISO 8601 date [df-value]
    6 | f = pd.read_csv('t.csv', parse_dates=['day'], date_format='ISO8601')
      |                                       ^~~~~
help: it is in column 'day', row 2; write dates as in 2023-09-15 or 2023-09-15 14:30, or use the format 'mixed', which reads other forms, or write df['day'] = pd.to_datetime(df['day'], errors='coerce') instead to make it NaT

=== dates in the form of the first date
--- data t.csv
a,b,c,d,e,f
2024-1-2,13/02/2024,"Jan 2, 2024 10:00 AM",01/02/24,2024-01-02T10:00:00Z,2024-01-02 10:00:00.5
2024-12-31,31/12/2024,"May 13, 2024 1:05 PM",2024-01-03,2024-01-03T10:00:00+00:00,2024-01-02 10:00:00.123456
--- script
df = pd.read_csv('t.csv')
for c in df.columns:
    df[c] = pd.to_datetime(df[c])
df['g'] = pd.to_datetime(pd.Series(['', 'NaT', '2024-01-02'])).tail(2).values
--- csv
a,b,c,d,e,f,g
2024-01-02,2024-02-13,2024-01-02 10:00:00,2024-01-02,2024-01-02 10:00:00+00:00,2024-01-02 10:00:00.500000,
2024-12-31,2024-12-31,2024-05-13 13:05:00,2024-01-03,2024-01-03 10:00:00+00:00,2024-01-02 10:00:00.123456,2024-01-02

=== dates in other forms than the first, beyond pandas
--- data t.csv
day
2024-01-02
2024-01-03 10:00
--- script
a = pd.to_datetime(['2024-01-02', '2024-01-03 10:00'])
b = pd.to_datetime(['2024-01-02 10:00:00.5', '2024-01-03 10:00:00'])
c = pd.to_datetime(['13/02/2024', '01/02/2024'])
d = pd.to_datetime(['01/02/2024', '13/02/2024'])
e = pd.to_datetime(['2 Jan 2024', 'Jan 3, 2024'])
f = pd.to_datetime(['Jan 2 2024', 'June 3 2024'])
h = pd.to_datetime(['2024-01-02', 20240103])
i = pd.to_datetime(['2024-01-02', '2024-01-03'], dayfirst=True)
j = pd.read_csv('t.csv', parse_dates=['day'])
l = pd.to_datetime(['2024-01-02 10:00'], format='%Y-%m-%d')
m = pd.to_datetime(['20240102', '2024-01-03'])
n = pd.to_datetime(['2024-01', '2024-01-03'])
o = pd.to_datetime('2024-01-02', dayfirst=True)
--- diag
script:1:20: error: '2024-01-03 10:00' is not in the same form as the first date, '2024-01-02' [df-value]
    1 | a = pd.to_datetime(['2024-01-02', '2024-01-03 10:00'])
      |                    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: '2024-01-03 10:00' is in row 2; add format='mixed' to read each date by itself
script:2:20: error: '2024-01-03 10:00:00' is not in the same form as the first date, '2024-01-02 10:00:00.5' [df-value]
    2 | b = pd.to_datetime(['2024-01-02 10:00:00.5', '2024-01-03 10:00:00'])
      |                    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: '2024-01-03 10:00:00' is in row 2; add format='mixed' to read each date by itself
script:3:20: error: the order of day and month in '01/02/2024' depends on the first date, '13/02/2024' [df-value]
    3 | c = pd.to_datetime(['13/02/2024', '01/02/2024'])
      |                    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: '01/02/2024' is in row 2; add format='mixed' to read each date by itself, or state the format of all dates, such as '%d/%m/%Y'
script:4:20: error: the order of day and month in '13/02/2024' depends on the first date, '01/02/2024' [df-value]
    4 | d = pd.to_datetime(['01/02/2024', '13/02/2024'])
      |                    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: '13/02/2024' is in row 2; add format='mixed' to read each date by itself, or state the format of all dates, such as '%d/%m/%Y'
script:5:20: error: 'Jan 3, 2024' is not in the same form as the first date, '2 Jan 2024' [df-value]
    5 | e = pd.to_datetime(['2 Jan 2024', 'Jan 3, 2024'])
      |                    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: 'Jan 3, 2024' is in row 2; add format='mixed' to read each date by itself
script:6:20: error: 'June 3 2024' is not in the same form as the first date, 'Jan 2 2024' [df-value]
    6 | f = pd.to_datetime(['Jan 2 2024', 'June 3 2024'])
      |                    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: 'June 3 2024' is in row 2; add format='mixed' to read each date by itself
script:7:20: error: '20240103' is not in the same form as the first date, '2024-01-02' [df-value]
    7 | h = pd.to_datetime(['2024-01-02', 20240103])
      |                    ^~~~~~~~~~~~~~~~~~~~~~~~
help: '20240103' is in row 2; add format='mixed' to read each date by itself
script:8:20: error: the order of day and month in '2024-01-02' depends on the first date, '2024-01-02' [df-value]
    8 | i = pd.to_datetime(['2024-01-02', '2024-01-03'], dayfirst=True)
      |                    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: '2024-01-02' is in row 1; add format='mixed' to read each date by itself, or state the format of all dates, such as '%d/%m/%Y'
script:9:39: error: '2024-01-03 10:00' is not in the same form as the first date, '2024-01-02' [df-value]
    9 | j = pd.read_csv('t.csv', parse_dates=['day'])
      |                                       ^~~~~
help: '2024-01-03 10:00' is in column 'day', row 2; add date_format='mixed' to read each date by itself
script:10:20: error: '2024-01-02 10:00' is not a date: it does not match the format [df-value]
   10 | l = pd.to_datetime(['2024-01-02 10:00'], format='%Y-%m-%d')
      |                    ^~~~~~~~~~~~~~~~~~~~
help: it is in row 1; the format 'ISO8601' reads all forms of ISO 8601, or add errors='coerce' to make it NaT
script:11:20: error: '2024-01-03' is not in the same form as the first date, '20240102' [df-value]
   11 | m = pd.to_datetime(['20240102', '2024-01-03'])
      |                    ^~~~~~~~~~~~~~~~~~~~~~~~~~
help: '2024-01-03' is in row 2; add format='mixed' to read each date by itself
script:12:20: error: '2024-01-03' is not in the same form as the first date, '2024-01' [df-value]
   12 | n = pd.to_datetime(['2024-01', '2024-01-03'])
      |                    ^~~~~~~~~~~~~~~~~~~~~~~~~
help: '2024-01-03' is in row 2; add format='mixed' to read each date by itself
script:13:20: error: 'dayfirst' would swap the day and month of '2024-01-02' [df-value]
   13 | o = pd.to_datetime('2024-01-02', dayfirst=True)
      |                    ^~~~~~~~~~~~
help: remove dayfirst: the year comes first

=== dates in other forms become NaT with errors='coerce', beyond pandas
--- script
s = pd.Series(['2024-01-05', '05/02/2024', 'March 3, 2024', '20240404', None])
df = pd.DataFrame({'s': s, 'guess': pd.to_datetime(s, errors='coerce')})
for f in ['%Y-%m-%d', '%d/%m/%Y', '%B %d, %Y', '%Y%m%d']:
    df[f] = pd.to_datetime(s, format=f, errors='coerce')
df['each'] = pd.to_datetime(pd.Series(['soon', '2024-01-05', '5 Feb 2024', 'NaT', '20240404']), errors='coerce')
df['months'] = pd.to_datetime(pd.Series(['NaT', '01/02/2024', '13/02/2024', '02/13/2024', None]), errors='coerce')
df['time'] = pd.to_datetime(pd.Series(['2024-01-02', '2024-01-03 10:00', None, None, '2024-01-04']), format='%Y-%m-%d', errors='coerce')
--- csv
s,guess,%Y-%m-%d,%d/%m/%Y,"%B %d, %Y",%Y%m%d,each,months,time
2024-01-05,2024-01-05,2024-01-05,,,,,,2024-01-02
05/02/2024,,,2024-02-05,,,2024-01-05,2024-01-02,
"March 3, 2024",,,,2024-03-03,,2024-02-05,,
20240404,,,,,2024-04-04,,2024-02-13,
,,,,,,2024-04-04,,2024-01-04
--- diag
script:6:31: warning: date '01/02/2024' is read with the month first, but '13/02/2024' can only be read the other way [df-date-order]
    6 | df['months'] = pd.to_datetime(pd.Series(['NaT', '01/02/2024', '13/02/2024', '02/13/2024', None]), errors='coerce')
      |                               ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: add dayfirst=True, or format='%d/%m/%Y', if all dates begin with the day

=== the help for dates that do not match a format
--- script
a = pd.to_datetime(pd.Series(['2024-01-02', '2024-01-03 10:00']), format='%Y-%m-%d')
b = pd.to_datetime(pd.Series(['05/02/2024', '2024-01-03']), format='%d/%m/%Y')
--- diag
script:1:20: error: '2024-01-03 10:00' is not a date: it does not match the format [df-value]
    1 | a = pd.to_datetime(pd.Series(['2024-01-02', '2024-01-03 10:00']), format='%Y-%m-%d')
      |                    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: it is in row 2; the format 'ISO8601' reads all forms of ISO 8601, or add errors='coerce' to make it NaT
script:2:20: error: '2024-01-03' is not a date: it does not match the format [df-value]
    2 | b = pd.to_datetime(pd.Series(['05/02/2024', '2024-01-03']), format='%d/%m/%Y')
      |                    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: it is in row 2; check the format, or add errors='coerce' to make it NaT

=== shift of dates as row labels
--- script
t = pd.to_datetime(['2026-01-31 10:00', '2026-02-15 00:00', '2024-02-29 00:00'])
d = pd.DataFrame({'a': [1, 2, 3]}, index=pd.Index(t, name='t'))
steps = [(1, 'D'), (-2, '6h'), (1, 'MS'), (-1, 'ME'), (2, 'QE'), (-1, 'YS'), (1, 'W'), (2, '2W-WED'), (0, 'MS')]
steps = steps + [(1, pd.Timedelta('90min')), (2, pd.DateOffset(months=1)), (1, pd.offsets.MonthEnd(2))]
df = pd.concat([d.shift(n, freq=f).reset_index().assign(n=n) for n, f in steps])
df = pd.concat([df, d['a'].shift(freq='D').reset_index()])
--- csv
t,a,n
2026-02-01 10:00:00,1,1.0
2026-02-16 00:00:00,2,1.0
2024-03-01 00:00:00,3,1.0
2026-01-30 22:00:00,1,-2.0
2026-02-14 12:00:00,2,-2.0
2024-02-28 12:00:00,3,-2.0
2026-02-01 10:00:00,1,1.0
2026-03-01 00:00:00,2,1.0
2024-03-01 00:00:00,3,1.0
2025-12-31 10:00:00,1,-1.0
2026-01-31 00:00:00,2,-1.0
2024-01-31 00:00:00,3,-1.0
2026-06-30 10:00:00,1,2.0
2026-06-30 00:00:00,2,2.0
2024-06-30 00:00:00,3,2.0
2026-01-01 10:00:00,1,-1.0
2026-01-01 00:00:00,2,-1.0
2024-01-01 00:00:00,3,-1.0
2026-02-01 10:00:00,1,1.0
2026-02-22 00:00:00,2,1.0
2024-03-03 00:00:00,3,1.0
2026-02-25 10:00:00,1,2.0
2026-03-11 00:00:00,2,2.0
2024-03-27 00:00:00,3,2.0
2026-01-31 10:00:00,1,0.0
2026-02-15 00:00:00,2,0.0
2024-02-29 00:00:00,3,0.0
2026-01-31 11:30:00,1,1.0
2026-02-15 01:30:00,2,1.0
2024-02-29 01:30:00,3,1.0
2026-03-31 10:00:00,1,2.0
2026-04-15 00:00:00,2,2.0
2024-04-29 00:00:00,3,2.0
2026-03-31 10:00:00,1,1.0
2026-03-31 00:00:00,2,1.0
2024-04-30 00:00:00,3,1.0
2026-02-01 10:00:00,1,
2026-02-16 00:00:00,2,
2024-03-01 00:00:00,3,

=== shift of dates as row labels: faults
--- script
t = pd.to_datetime(['2026-01-31', '2026-02-15'])
d = pd.DataFrame({'a': [1, 2]}, index=t)
a = d.reset_index().shift(1, freq='D')
b = d.shift(1, freq='D', axis=1)
c = d.shift(1, freq='D', fill_value=0)
e = d.shift(1, freq='infer')
df = d.shift(1, freq=3)
--- diag
script:3:35: error: 'shift' with freq= needs dates as row labels [df-type]
    3 | a = d.reset_index().shift(1, freq='D')
      |                                   ^~~
help: set_index(pd.to_datetime(df['day'])) makes the dates row labels
script:4:21: error: 'shift' with freq= needs dates as row labels [df-type]
    4 | b = d.shift(1, freq='D', axis=1)
      |                     ^~~
help: set_index(pd.to_datetime(df['day'])) makes the dates row labels
script:5:37: error: fill_value= cannot be used with freq=, which leaves no cells to fill [df-value]
    5 | c = d.shift(1, freq='D', fill_value=0)
      |                                     ^
script:6:21: error: frequency 'infer' is not part of df scripts [df-unsupported]
    6 | e = d.shift(1, freq='infer')
      |                     ^~~~~~~
help: frequencies are 'D', 'B', 'W', 'ME', 'QE', 'YE', 'MS', 'QS', 'YS', 'h', 'min' and 's', optionally with a number: '15min'
script:7:22: error: argument 'freq' of 'shift' must be a frequency such as 'D', not 3 [df-type]
    7 | df = d.shift(1, freq=3)
      |                      ^

=== between_time and at_time
--- script
t = pd.to_datetime(['2026-01-31 09:00', '2026-02-15 17:00', '1901-01-01 00:00', '2024-02-29 09:01', '2026-01-01 20:15', None])
d = pd.DataFrame({'a': [1, 2, 3, 4, 5, 6]}, index=pd.Index(t, name='t'))
both = [d.between_time('09:00', '17:00', inclusive=w) for w in ['both', 'left', 'right', 'neither']]
tables = both + [d.between_time('17:00', '9:00'), d.between_time('09:00', '09:00'), d.at_time('09:00'), d.at_time('0:00:00')]
tables = tables + [d['a'].between_time('09:00:30', '16:59:59').to_frame(), d.head(0).at_time('09:00')]
df = pd.DataFrame({'rows': [str(x['a'].tolist()) for x in tables], 'name': [x.index.name for x in tables]})
--- csv
rows,name
"[1, 2, 4]",t
"[1, 4]",t
"[2, 4]",t
[4],t
"[1, 2, 3, 5, 6]",t
[1],t
[1],t
[3],t
[4],t
[],t

=== between_time and at_time: faults
--- script
t = pd.to_datetime(['2026-01-31 09:00', '2026-02-15 17:00'])
d = pd.DataFrame({'a': [1, 2]}, index=t)
a = d.reset_index().between_time('09:00', '17:00')
b = d.between_time('09:00', '24:00')
c = d.between_time(9, '17:00')
e = d.at_time('9am')
f = d.at_time('09:00', asof=True)
df = d.between_time('09:00', '17:00', axis=1)
--- diag
script:3:5: error: 'between_time' needs dates as row labels [df-type]
    3 | a = d.reset_index().between_time('09:00', '17:00')
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: set_index(pd.to_datetime(df['day'])) makes the dates row labels
script:4:29: error: 'between_time' needs a time of day such as '09:30' or '17:05:30', not '24:00' [df-type]
    4 | b = d.between_time('09:00', '24:00')
      |                             ^~~~~~~
script:5:20: error: 'between_time' needs a time of day such as '09:30' or '17:05:30', not 9 [df-type]
    5 | c = d.between_time(9, '17:00')
      |                    ^
script:6:15: error: 'at_time' needs a time of day such as '09:30' or '17:05:30', not '9am' [df-type]
    6 | e = d.at_time('9am')
      |               ^~~~~
script:7:29: error: value True of argument 'asof' of 'at_time' is not part of df scripts [df-unsupported]
    7 | f = d.at_time('09:00', asof=True)
      |                             ^~~~
help: remove the argument; only asof=False is supported
script:8:44: error: value 1 of argument 'axis' of 'between_time' is not part of df scripts [df-unsupported]
    8 | df = d.between_time('09:00', '17:00', axis=1)
      |                                            ^

=== weeks of dates that are row labels
--- script
t = pd.DataFrame({'day': pd.to_datetime(['2024-01-01', '2024-02-05']), 'v': [1, 2]}).set_index('day')
t['week'] = t.index.isocalendar().week
df = t.join(t.index.isocalendar()[['year']]).reset_index()
--- csv
day,v,week,year
2024-01-01,1,1,2024
2024-02-05,2,6,2024
