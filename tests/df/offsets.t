=== months of an offset end on the last day of shorter months
--- script
d = pd.Series(pd.to_datetime(['2024-01-31', '2023-12-15 10:00', None], format='mixed'))
df = pd.DataFrame({'month': d + pd.DateOffset(months=1), 'back': d - pd.DateOffset(years=1, days=1)})
df['end'] = d + pd.offsets.MonthEnd()
df['begin'] = d - pd.offsets.MonthBegin()
df['this'] = d + pd.offsets.MonthEnd(0)
df['twice'] = d + 2 * pd.offsets.MonthEnd()
--- csv
month,back,end,begin,this,twice
2024-02-29 00:00:00,2023-01-30 00:00:00,2024-02-29 00:00:00,2024-01-01 00:00:00,2024-01-31 00:00:00,2024-03-31 00:00:00
2024-01-15 10:00:00,2022-12-14 10:00:00,2023-12-31 10:00:00,2023-12-01 10:00:00,2023-12-31 10:00:00,2024-01-31 10:00:00
,,,,,

=== offsets of dates
--- script
from pandas.tseries.offsets import QuarterEnd
d = pd.Timestamp('2024-01-31')
o = [d + pd.DateOffset(months=1) * 2, pd.DateOffset(2) + d, d + QuarterEnd(), d - pd.offsets.QuarterBegin(startingMonth=1)]
o = o + [d + pd.offsets.YearEnd(-1), d + pd.offsets.YearBegin(month=4), d + pd.offsets.Week(weekday=0), d + pd.offsets.Week(2)]
o = o + [d + pd.offsets.BDay(3), d - pd.offsets.BusinessDay(), d + pd.offsets.Hour(5) + pd.offsets.Minute(30)]
o = o + [d + -pd.offsets.Second(1), d + (pd.offsets.Day() + pd.offsets.Hour())]
df = pd.DataFrame({'v': [str(x) for x in o]})
--- csv
v
2024-03-29 00:00:00
2024-02-02 00:00:00
2024-03-31 00:00:00
2024-01-01 00:00:00
2023-12-31 00:00:00
2024-04-01 00:00:00
2024-02-05 00:00:00
2024-02-14 00:00:00
2024-02-05 00:00:00
2024-01-30 00:00:00
2024-01-31 05:30:00
2024-01-30 23:59:59
2024-02-01 01:00:00

=== np.timedelta64
--- script
s = pd.to_timedelta(pd.Series(['1 days', '3 h', None]))
df = pd.DataFrame({'hours': s / np.timedelta64(1, 'h'), 'whole': s // np.timedelta64(2, 'h'), 'more': s + np.timedelta64(90, 's')})
df['long'] = s > np.timedelta64(5, 'h')
df['ratio'] = np.timedelta64(36, 'h') / np.timedelta64(1, 'D')
df['made'] = pd.Series([1, 2, 3]) * np.timedelta64(1, 'D')
--- csv
hours,whole,more,long,ratio,made
24.0,12.0,1 days 00:01:30,True,1.5,1 days
3.0,1.0,0 days 03:01:30,False,1.5,2 days
,,,False,1.5,3 days

=== offsets as frequencies
--- script
s = pd.Series([1, 2, 4], index=pd.to_datetime(['2024-01-31', '2024-02-02', '2024-03-05']))
df = s.resample(pd.offsets.MonthBegin()).sum().reset_index(name='v')
df['end'] = pd.date_range('2024-01-10', periods=3, freq=pd.offsets.QuarterEnd(2))
--- csv
index,v,end
2024-01-01,1,2024-03-31
2024-02-01,2,2024-09-30
2024-03-01,4,2025-03-31

=== what offsets cannot do
--- script
d = pd.Timestamp('2024-01-31')
np.timedelta64(1, 'M')
pd.offsets.MonthEnd() - d
pd.Series([1, 2]) + pd.DateOffset(months=1)
pd.Timestamp('2262-01-31') + pd.DateOffset(months=4)
pd.offsets.MonthEnds(1)
pd.DateOffset(month=1)
d.floor(pd.offsets.MonthEnd())
pd.date_range(d, periods=2, freq=pd.DateOffset(months=1))
pd.offsets.MonthEnd(20000)
pd.offsets.MonthEnd(normalize=True)
pd.offsets.Week(weekday=7)
f'{pd.offsets.MonthEnd()}'
--- diag
script:2:19: error: 'M' is not a unit of fixed length [df-value]
    2 | np.timedelta64(1, 'M')
      |                   ^~~
help: units are 'W', 'D', 'h', 'm', 's', 'ms', 'us', 'ns'; for months and years, add pd.DateOffset(months=1)
script:3:1: error: unsupported operand types for -: 'DateOffset' and 'Timestamp' [df-type]
    3 | pd.offsets.MonthEnd() - d
      | ^~~~~~~~~~~~~~~~~~~~~~~~~
help: add an offset to dates; pd.to_datetime(df['day']) converts a column
script:4:1: error: unsupported operand types for +: 'Series' and 'DateOffset' [df-type]
    4 | pd.Series([1, 2]) + pd.DateOffset(months=1)
      | ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: add an offset to dates; pd.to_datetime(df['day']) converts a column
script:5:1: error: the result is outside the range of dates [df-value]
    5 | pd.Timestamp('2262-01-31') + pd.DateOffset(months=4)
      | ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: dates range from 1677-09-21 to 2262-04-11
script:6:12: error: 'MonthEnds' of pd.offsets is not part of df scripts [df-unsupported]
    6 | pd.offsets.MonthEnds(1)
      |            ^~~~~~~~~
help: did you mean 'MonthEnd'?
script:7:15: error: argument 'month' of 'DateOffset' is not part of df scripts [df-unsupported]
    7 | pd.DateOffset(month=1)
      |               ^~~~~~~
help: did you mean 'months'?
script:8:9: error: 'this offset' has no fixed length [df-value]
    8 | d.floor(pd.offsets.MonthEnd())
      |         ^~~~~~~~~~~~~~~~~~~~~
help: use days or shorter spans, such as '7D', 'h' or '15min'; for the month of a date, write .dt.to_period('M')
script:10:21: error: the number of steps must be from -10000 to 10000 [df-value]
   10 | pd.offsets.MonthEnd(20000)
      |                     ^~~~~
script:11:31: error: value True of argument 'normalize' of 'pd.offsets.MonthEnd' is not part of df scripts [df-unsupported]
   11 | pd.offsets.MonthEnd(normalize=True)
      |                               ^~~~
help: remove the argument; only normalize=False is supported
script:12:25: error: 'weekday' must be from 0 to 6 [df-value]
   12 | pd.offsets.Week(weekday=7)
      |                         ^
script:13:4: error: a 'DateOffset' cannot be converted to a string here [df-type]
   13 | f'{pd.offsets.MonthEnd()}'
      |    ^~~~~~~~~~~~~~~~~~~~~

=== an offset that is too long
--- script
o = pd.offsets.Hour(10000)
for i in range(40):
    o = o + o
--- diag
script:3:9: error: the resulting offset exceeds 292 years [df-value]
    3 |     o = o + o
      |         ^~~~~
help: dates range from 1677-09-21 to 2262-04-11; in iteration 9 of the loop on line 2, i = 8

=== a number of an offset that is too large
--- script
a = pd.DateOffset(months=2147483647)
b = pd.DateOffset(seconds=-2147483648)
--- diag
script:2:27: error: 'seconds' must be from -2147483647 to 2147483647 [df-value]
    2 | b = pd.DateOffset(seconds=-2147483648)
      |                           ^~~~~~~~~~~

=== parts of an offset that are too long together
--- script
a = pd.DateOffset(weeks=15000)
b = pd.DateOffset(weeks=15000, days=10000)
--- diag
script:2:37: error: the offset exceeds 292 years [df-value]
    2 | b = pd.DateOffset(weeks=15000, days=10000)
      |                                     ^~~~~
help: dates range from 1677-09-21 to 2262-04-11
