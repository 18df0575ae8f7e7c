=== dates are read, compared and taken apart
--- data t.csv
Date,Text,y
2023-09-15,Sep 2023,1
2023-01-31,May 2025,2
,5 April 2023,3
2024-02-29 00:00:00,2024/02/29,4
--- script
df = pd.read_csv('t.csv')
df['d'] = pd.to_datetime(df['Date'])
df['t'] = pd.to_datetime(df['Text'], errors='coerce')
df['late'] = df['d'] >= pd.Timestamp('2023-09-15')
df['same'] = df['d'] == pd.Timestamp(year=2023, month=9, day=15)
df['year'] = df['t'].dt.year
df['quarter'] = df['t'].dt.quarter
df['weekday'] = df['t'].dt.dayofweek
df['of year'] = df['t'].dt.dayofyear
df['month'] = df['t'].dt.strftime('%b %Y')
df = df[df['t'] > pd.Timestamp('2023')].sort_values('t')
--- csv
Date,Text,y,d,t,late,same,year,quarter,weekday,of year,month
,5 April 2023,3,,2023-04-05,False,False,2023,2,2,95,Apr 2023
2023-09-15,Sep 2023,1,2023-09-15,2023-09-01,True,True,2023,3,4,244,Sep 2023
2024-02-29 00:00:00,2024/02/29,4,2024-02-29,2024-02-29,True,False,2024,1,3,60,Feb 2024
2023-01-31,May 2025,2,2023-01-31,2025-05-01,False,False,2025,2,3,121,May 2025

=== a date alone
--- script
a = pd.Timestamp('Sept 15, 2023')
b = pd.Timestamp('2024-02-29T00:00')
df = pd.DataFrame({'days': [b.toordinal() - a.toordinal()], 'before': [a < b], 'same': [a == pd.to_datetime('15 Sep 2023')], 'text': [a.strftime('%d.%m.%y, %B%%')], 'iso': [a.isoformat()[:10]], 'parts': [a.year + a.month + a.day], 'in': [a in [b, pd.Timestamp('2023-09-15')]]})
df['latest'] = max([a, b])
df['coerced'] = pd.to_datetime(['soon', '1.5.2023'], errors='coerce')[0]
--- csv
days,before,same,text,iso,parts,in,latest,coerced
167,True,True,"15.09.23, September%",2023-09-15,2047,True,2024-02-29,

=== dates in rows and of columns
--- script
df = pd.DataFrame({'d': pd.to_datetime(['15 Sep 2023', 'May 2025', '2024-02-29']), 'y': [1, 2, 3]})
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
a = pd.Timestamp('15.09.2023')
b = pd.Timestamp('2023-09-15 10:30')
c = pd.to_datetime(['2023-09-15', 'soon'])
d = t + 1
e = t - t
f = t < '2024'
g = s > t
h = s.dt.year
i = pd.Timestamp(2023)
j = pd.Timestamp(year=2023, month=2, day=29)
k = t.upper()
l = t.strftime('%A')
m = pd.to_datetime(pd.Series([2023, 2024]))
n = 'text'.year
--- diag
script:3:18: error: '15.09.2023' is not a date [df-value]
    3 | a = pd.Timestamp('15.09.2023')
      |                  ^~~~~~~~~~~~
help: write dates as in 2023-09-15, 15 Sep 2023 or September 2023
script:4:18: error: '2023-09-15 10:30' is not a date [df-value]
    4 | b = pd.Timestamp('2023-09-15 10:30')
      |                  ^~~~~~~~~~~~~~~~~~
help: times of day are not supported; write '2023-09-15 10:30'[:10] for the date alone
script:5:20: error: 'soon' is not a date [df-value]
    5 | c = pd.to_datetime(['2023-09-15', 'soon'])
      |                    ^~~~~~~~~~~~~~~~~~~~~~
help: it is in row 2; write dates as in 2023-09-15, or add errors='coerce' to make it a missing value
script:6:5: error: unsupported operand types for +: 'Timestamp' and 'int' [df-type]
    6 | d = t + 1
      |     ^~~~~
help: dates can only be compared; to compute with days, use date.toordinal(), and for a column, write df['day'].map(lambda d: pd.Timestamp(d).toordinal())
script:7:5: error: unsupported operand types for -: 'Timestamp' and 'Timestamp' [df-type]
    7 | e = t - t
      |     ^~~~~
help: dates are strings and cannot be subtracted; instead of (a - b).days, write pd.Timestamp(t).toordinal() - pd.Timestamp(t).toordinal()
script:8:5: error: unsupported operand types for <: 'Timestamp' and 'str' [df-type]
    8 | f = t < '2024'
      |     ^~~~~~~~~~
help: pd.Timestamp('2023-09-15') converts a string to a date
script:9:5: error: the column does not hold dates [df-type]
    9 | g = s > t
      |     ^~~~~
help: pd.to_datetime(df['column']) converts strings such as 2023-09-15 to dates
script:10:5: error: the column does not hold dates [df-type]
   10 | h = s.dt.year
      |     ^~~~
help: pd.to_datetime(df['column']).dt
script:11:18: error: 'Timestamp' needs a date such as '2023-09-15', not 2023 [df-type]
   11 | i = pd.Timestamp(2023)
      |                  ^~~~
script:12:42: error: '2023-02-29' is not a date [df-value]
   12 | j = pd.Timestamp(year=2023, month=2, day=29)
      |                                          ^~
help: write dates as in 2023-09-15, 15 Sep 2023 or September 2023
script:13:7: error: 'upper' of Timestamp is not part of df scripts [df-unsupported]
   13 | k = t.upper()
      |       ^~~~~
help: `perfpress help df` lists all functions and methods
script:14:16: error: '%A' in a date's format is not part of df scripts [df-unsupported]
   14 | l = t.strftime('%A')
      |                ^~~~
help: %Y, %y, %m, %d, %B, %b, %F, %G and %V are supported
script:15:20: error: 'to_datetime' needs a column or list of strings such as '2023-09-15', not a column of int64 [df-type]
   15 | m = pd.to_datetime(pd.Series([2023, 2024]))
      |                    ^~~~~~~~~~~~~~~~~~~~~~~
help: convert it first: .astype('str')
script:16:12: error: 'year' of str is not part of df scripts [df-unsupported]
   16 | n = 'text'.year
      |            ^~~~
help: `perfpress help df` lists all functions and methods

=== timestamps are no days, and coerce does not drop them
--- script
t = pd.DataFrame({'date': ['2026-11-01T02:00:00+00:00', '2026-11-02T02:10:00+00:00']})
df = pd.DataFrame({'day': pd.to_datetime(t['date'], errors='coerce')})
--- diag
script:2:42: error: '2026-11-01T02:00:00+00:00' is not a date [df-value]
    2 | df = pd.DataFrame({'day': pd.to_datetime(t['date'], errors='coerce')})
      |                                          ^~~~~~~~~
help: times of day are not supported: df['date'].str[:10] has the days of the timestamps, .str[11:13].astype(int) the hours, .str[14:16].astype(int) the minutes

=== weeks of ISO 8601
--- script
d = pd.to_datetime(['2018-12-31', '2020-12-31', '2021-01-03', '2021-01-04', '2024-02-29', '2026-12-31', '1969-12-28', '1905-01-01'])
df = pd.DataFrame({'d': d})
df['w'] = df['d'].dt.strftime('%G-W%V')
--- csv
d,w
2018-12-31,2019-W01
2020-12-31,2020-W53
2021-01-03,2020-W53
2021-01-04,2021-W01
2024-02-29,2024-W09
2026-12-31,2026-W53
1969-12-28,1969-W52
1905-01-01,1904-W52
