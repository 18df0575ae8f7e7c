=== rows are grouped by months, weeks, days and hours
--- data t.csv
t,k,v,w
2024-01-05 10:00:00,a,1,0.5
2024-01-07 23:59:59,b,2,
2024-03-31 23:00:00,a,3,2.5
2024-01-01 00:00:00,a,4,1
,b,5,2
--- script
t = pd.read_csv('t.csv', parse_dates=['t'])
m = t.resample('M', on='t')['v'].sum().rename('sum').reset_index()
w = t.resample('W', on='t').agg({'v': 'sum', 'w': 'mean'}).reset_index()
q = t.groupby(pd.Grouper(key='t', freq='Q'))[['v', 'w']].mean().reset_index()
h = t[t['t'] < '2024-01-06'].set_index('t').sort_index().resample('36H').size().reset_index()
h.columns = ['t', 'v']
df = pd.concat([m.rename(columns={'sum': 'v'}), w, q, h], ignore_index=True)
--- csv
t,v,w
2024-01-31 00:00:00,7.0,
2024-02-29 00:00:00,0.0,
2024-03-31 00:00:00,3.0,
2024-01-07 00:00:00,7.0,0.75
2024-01-14 00:00:00,0.0,
2024-01-21 00:00:00,0.0,
2024-01-28 00:00:00,0.0,
2024-02-04 00:00:00,0.0,
2024-02-11 00:00:00,0.0,
2024-02-18 00:00:00,0.0,
2024-02-25 00:00:00,0.0,
2024-03-03 00:00:00,0.0,
2024-03-10 00:00:00,0.0,
2024-03-17 00:00:00,0.0,
2024-03-24 00:00:00,0.0,
2024-03-31 00:00:00,3.0,2.5
2024-03-31 00:00:00,2.5,1.3333333333333333
2024-01-01 00:00:00,1.0,
2024-01-02 12:00:00,0.0,
2024-01-04 00:00:00,1.0,
--- diag
script:1:39: warning: groupby drops 1 of 5 rows: it has no value in 't' [df-group-lost]
    1 | t = pd.read_csv('t.csv', parse_dates=['t'])
      |                                       ^~~
help: dropna=False keeps them; to drop them without a warning, call .dropna(subset=['t']) before the call at script:4, or set dropna=True in the call

=== a period and another key
--- data t.csv
t,k,v
2024-01-05 10:00,a,1
2024-01-07 00:00,b,2
2024-03-31 23:00,a,3
2024-01-01 00:00,a,4
--- script
t = pd.read_csv('t.csv', parse_dates=['t'])
df = t.groupby(['k', pd.Grouper(key='t', freq='MS')])['v'].agg(['sum', 'max']).reset_index()
--- csv
k,t,sum,max
a,2024-01-01,5,4
a,2024-03-01,3,3
b,2024-01-01,2,2

=== sides and labels of periods
--- data t.csv
t,v
2024-01-01 00:00,1
2024-01-01 06:00,2
2024-01-02 00:00,4
2024-01-31 12:00,8
--- script
s = pd.read_csv('t.csv', index_col='t', parse_dates=True)['v']
a = s.resample('D', closed='right').sum()
b = s.resample('D', label='right').sum()
c = s.resample('M', closed='left', label='left').sum()
d = s.resample('2W').sum()
e = s.resample('W-MON', closed='left', label='left').sum()
f = s.resample('YS').sum()
df = pd.concat([x.reset_index() for x in [a, b, c, d, e, f]], ignore_index=True)
--- csv
t,v
2023-12-31,1
2024-01-01,6
2024-01-02,0
2024-01-03,0
2024-01-04,0
2024-01-05,0
2024-01-06,0
2024-01-07,0
2024-01-08,0
2024-01-09,0
2024-01-10,0
2024-01-11,0
2024-01-12,0
2024-01-13,0
2024-01-14,0
2024-01-15,0
2024-01-16,0
2024-01-17,0
2024-01-18,0
2024-01-19,0
2024-01-20,0
2024-01-21,0
2024-01-22,0
2024-01-23,0
2024-01-24,0
2024-01-25,0
2024-01-26,0
2024-01-27,0
2024-01-28,0
2024-01-29,0
2024-01-30,0
2024-01-31,8
2024-01-02,3
2024-01-03,4
2024-01-04,0
2024-01-05,0
2024-01-06,0
2024-01-07,0
2024-01-08,0
2024-01-09,0
2024-01-10,0
2024-01-11,0
2024-01-12,0
2024-01-13,0
2024-01-14,0
2024-01-15,0
2024-01-16,0
2024-01-17,0
2024-01-18,0
2024-01-19,0
2024-01-20,0
2024-01-21,0
2024-01-22,0
2024-01-23,0
2024-01-24,0
2024-01-25,0
2024-01-26,0
2024-01-27,0
2024-01-28,0
2024-01-29,0
2024-01-30,0
2024-01-31,0
2024-02-01,8
2023-12-31,7
2024-01-31,8
2024-01-07,7
2024-01-21,0
2024-02-04,8
2024-01-01,7
2024-01-08,0
2024-01-15,0
2024-01-22,0
2024-01-29,8
2024-01-01,15

=== windows of time
--- script
d = pd.DataFrame({'t': pd.to_datetime(['2024-01-01', '2024-01-02 12:00', '2024-01-04', '2024-01-10', '2024-01-10'], format='mixed'), 'v': [1.0, 2, None, 4, 8]})
s = d.set_index('t')['v']
d['sum'] = s.rolling('3D').sum().tolist()
d['mean'] = s.rolling(pd.Timedelta(days=2)).mean().tolist()
d['both'] = s.rolling('2D', closed='both').count().tolist()
d['left'] = s.rolling('36H', closed='left').max().tolist()
d['few'] = s.rolling('7D', min_periods=2).sum().tolist()
d['centre'] = s.rolling('3D', center=True).sum().tolist()
df = d.join(d[['t', 'v']].rolling('2D', on='t').sum()['v'].rename('on'))
--- csv
t,v,sum,mean,both,left,few,centre,on
2024-01-01 00:00:00,1.0,1.0,1.0,1.0,,,3.0,1.0
2024-01-02 12:00:00,2.0,3.0,1.5,2.0,1.0,3.0,2.0,3.0
2024-01-04 00:00:00,,2.0,2.0,1.0,2.0,3.0,,2.0
2024-01-10 00:00:00,4.0,4.0,4.0,1.0,,,12.0,4.0
2024-01-10 00:00:00,8.0,12.0,6.0,2.0,4.0,12.0,12.0,12.0

=== rows are selected by parts of dates
--- script
s = pd.DataFrame({'d': pd.date_range('2023-12-30', periods=6, freq='20D'), 'v': range(6)}).set_index('d')
t = pd.DataFrame({'d': pd.date_range('2024-01-01', periods=6, freq='8H'), 'v': range(6)}).set_index('d')
df = pd.concat([s.loc['2024-01'], s.loc['2024-02':], s.loc[:'2024-01'], s.loc['2024'], t.loc['2024-01-02'], t.loc['2024-01-01 10:00':'2024-01-02'], s.loc[pd.Timestamp('2024-01-01'):pd.Timestamp('2024-02-01')], s.loc[['2023-12-30']]]).reset_index()
df['one'] = s.loc['2024-01-19', 'v']
df['year'] = df['d'].dt.year
df['days'] = s.index.day.tolist()[0]
--- diag
script:3:218: error: '2023-12-30' is not a row label [df-value]
    3 | ...Timestamp('2024-01-01'):pd.Timestamp('2024-02-01')], s.loc[['2023-12-30']]]).reset_index()
      |                                                                ^~~~~~~~~~~~
help: select rows by a condition, such as df[df['a'] == 1], or by position with .iloc

=== files with dates
--- data t.csv
day,at,n
13.02.2024,1704189600,5
31.03.2024,1704189601,6
--- data u.csv
when,n
02/01/2024,1
03/01/2024,2
--- script
a = pd.read_csv('t.csv', parse_dates=['day'])
a['at'] = pd.to_datetime(a['at'], unit='s')
b = pd.read_csv('u.csv', index_col='when', parse_dates=True, dayfirst=True).reset_index()
c = pd.read_csv('u.csv', parse_dates=[0])
df = a.assign(when=b['when'], first=c['when'])
--- csv
day,at,n,when,first
2024-02-13,2024-01-02 10:00:00,5,2024-01-02,2024-02-01
2024-03-31,2024-01-02 10:00:01,6,2024-01-03,2024-03-01

=== names of columns that are dates
--- script
t = pd.DataFrame({'d': pd.to_datetime(['2024-01-01', '2024-02-01', '2024-01-01']), 'k': ['a', 'a', 'b'], 'v': [1, 2, 3]})
df = t.pivot(index='k', columns='d', values='v').reset_index()
--- csv
k,2024-01-01 00:00:00,2024-02-01 00:00:00
a,1.0,2.0
b,3.0,

=== names of columns that are all dates
--- script
t = pd.DataFrame({'d': pd.to_datetime(['2024-01-01', '2024-02-01', '2024-01-01']), 'k': ['a', 'a', 'b'], 'v': [1, 2, 3]})
df = t.pivot(index='k', columns='d', values='v')
--- csv
2024-01-01,2024-02-01
1.0,2.0
3.0,

=== what cannot be grouped by time
--- script
t = pd.DataFrame({'d': ['2024-01-01', '2024-02-01'], 'v': [1, 2]})
u = pd.DataFrame({'d': pd.to_datetime(['2024-02-01', '2024-01-01']), 'v': [1, 2]})
a = t.resample('M', on='d')['v'].sum()
b = t.resample('M')['v'].sum()
c = u.resample('fortnight', on='d')['v'].sum()
d = u.resample('M', on='d')['v'].ffill()
e = u.set_index('d')['v'].rolling('2D').sum()
f = u['v'].rolling('2D').sum()
g = u.set_index('d').loc['2025']
h = u.set_index('d').loc['2024':'2025']
i = u.set_index('d').loc['soon']
j = u.set_index('d')['v'].rolling('M').sum()
k = u.resample('us', on='d')['v'].sum()
--- diag
script:3:16: error: cannot group by time: column 'd' has no dates [df-type]
    3 | a = t.resample('M', on='d')['v'].sum()
      |                ^~~
help: name a column of dates, as in df.resample('ME', on='day'); pd.to_datetime(df['day']) makes dates
script:4:16: error: cannot group by time: the row labels are not dates [df-type]
    4 | b = t.resample('M')['v'].sum()
      |                ^~~
help: name a column of dates, as in df.resample('ME', on='day'); pd.to_datetime(df['day']) makes dates
script:5:16: error: frequency 'fortnight' is not part of df scripts [df-unsupported]
    5 | c = u.resample('fortnight', on='d')['v'].sum()
      |                ^~~~~~~~~~~
help: frequencies are 'D', 'B', 'W', 'ME', 'QE', 'YE', 'MS', 'QS', 'YS', 'h', 'min' and 's', optionally with a number: '15min'
script:6:5: error: 'ffill' of a column selected after resample() is not part of df scripts [df-unsupported]
    6 | d = u.resample('M', on='d')['v'].ffill()
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: first select the column: df['a'].resample('D').ffill()
script:7:35: error: the dates are not sorted: row 2 is earlier than the row before [df-value]
    7 | e = u.set_index('d')['v'].rolling('2D').sum()
      |                                   ^~~~
help: sort the rows first: .sort_values() or .sort_index()
script:8:20: error: a time window needs dates, but the row labels are not dates [df-type]
    8 | f = u['v'].rolling('2D').sum()
      |                    ^~~~
help: name a column of dates, as in df.rolling('7D', on='day')
script:10:26: error: a slice of dates needs row labels in ascending order [df-value]
   10 | h = u.set_index('d').loc['2024':'2025']
      |                          ^~~~~~~~~~~~~
help: sort them first: .sort_index()
script:11:26: error: 'soon' is not a date [df-value]
   11 | i = u.set_index('d').loc['soon']
      |                          ^~~~~~
help: the row labels are dates; write a date such as '2024-01-31', or part of one: '2024-01' or '2024'
script:12:35: error: 'M' has no fixed length [df-value]
   12 | j = u.set_index('d')['v'].rolling('M').sum()
      |                                   ^~~
help: use days or shorter spans, such as '7D', 'h' or '15min'; for the month of a date, write .dt.to_period('M')
script:13:16: error: there are more than 1,048,576 periods [df-value]
   13 | k = u.resample('us', on='d')['v'].sum()
      |                ^~~~
help: choose a longer period

=== resample of groups
--- script
d = pd.DataFrame({'day': pd.to_datetime(['2024-02-10', '2024-01-03', '2024-03-05', '2024-01-20', None]),
                  'k': ['b', 'a', 'b', 'a', 'b'], 'v': [4, 6, 5, 1, 9], 'f': [1.5, np.nan, 2.5, 4, 8]})
g = d.groupby('k')
df = g.resample('M', on='day')['v'].sum().reset_index()
i = d.dropna().set_index('day').groupby('k')
df['first'] = i['f'].resample('M').first().values
df['max'] = i.resample('MS')['v'].agg('max').values
df['mean'] = i.resample('M').agg({'v': 'mean', 'f': 'sum'})['v'].values
e = d.groupby(['k']).resample('7D', on='day')[['v', 'f']].mean().reset_index()
df['rows'] = len(e)
--- csv
k,day,v,first,max,mean,rows
a,2024-01-31,7,4.0,1,1.0,7
b,2024-02-29,4,1.5,4,4.0,7
b,2024-03-31,5,2.5,5,5.0,7

=== resample of groups: what is refused
--- script
d = pd.DataFrame({'day': pd.to_datetime(['2024-02-10']), 'k': ['b'], 'v': [4]})
d.groupby('k').resample('M', on='day').sum()
d.groupby('k')['v'].resample('M', on='day')
d.groupby('k').resample('M', on='v')
d.groupby('k', as_index=False).resample('M', on='day')
d.groupby('k').resample('M', on='day')['v'].ffill()
--- diag
script:2:1: error: 'sum' of all columns of groupby().resample() is not part of df scripts [df-unsupported]
    2 | d.groupby('k').resample('M', on='day').sum()
      | ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: select the columns: .resample('D')['v']
script:3:38: error: 'resample' with on= after a selection of columns is not part of df scripts [df-unsupported]
    3 | d.groupby('k')['v'].resample('M', on='day')
      |                                      ^~~~~
help: select the columns last: .groupby('k').resample('D', on='day')['v']
script:4:25: error: cannot group by time: column 'v' has no dates [df-type]
    4 | d.groupby('k').resample('M', on='v')
      |                         ^~~
help: name a column of dates, as in df.resample('ME', on='day'); pd.to_datetime(df['day']) makes dates
script:5:1: error: 'resample' of groups with as_index=False is not part of df scripts [df-unsupported]
    5 | d.groupby('k', as_index=False).resample('M', on='day')
      | ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: write df.groupby(['k', pd.Grouper(key='day', freq='D')]), which omits periods without rows
script:6:45: error: 'ffill' of GroupBy is not part of df scripts [df-unsupported]
    6 | d.groupby('k').resample('M', on='day')['v'].ffill()
      |                                             ^~~~~
help: call an aggregation such as .mean() first: .mean().cumsum()

=== the names of frequencies since pandas 2.2
--- script
d = pd.to_datetime(['2023-11-05 10:00', '2024-01-07', '2024-03-31 23:00', '2024-12-31'], format='mixed')
t = pd.DataFrame({'d': d, 'k': ['a', 'a', 'b', 'b'], 'v': [1, 2, 3, 4]})
rows = []
for new, old in [['ME', 'M'], ['QE', 'Q'], ['YE', 'Y'], ['QE-DEC', 'Q-DEC'], ['YE-DEC', 'A-DEC'], ['Y-DEC', 'A'], ['YS-JAN', 'YS'], ['2ME', '2M'], ['3QE', '3Q'], ['2YE', '2Y']]:
    for f in [new, old]:
        rows.append(t.resample(f, on='d')['v'].sum().reset_index().assign(how='resample', f=f))
        rows.append(t.groupby(['k', pd.Grouper(key='d', freq=f)])['v'].sum().reset_index().assign(how='Grouper', f=f))
        rows.append(pd.DataFrame({'d': pd.date_range('2023-11-05', periods=3, freq=f), 'how': 'range', 'f': f}))
        rows.append(t.set_index('d')[['v']].resample(f).ffill().reset_index().assign(how='ffill', f=f))
df = pd.concat(rows).drop(columns='k')
df = df.groupby(['how', 'f']).agg(first=('d', 'min'), last=('d', 'max'), n=('d', 'size'), v=('v', 'sum')).reset_index()
--- csv
how,f,first,last,n,v
Grouper,2M,2023-11-30,2025-01-31,4,10.0
Grouper,2ME,2023-11-30,2025-01-31,4,10.0
Grouper,2Y,2023-12-31,2025-12-31,3,10.0
Grouper,2YE,2023-12-31,2025-12-31,3,10.0
Grouper,3Q,2023-12-31,2025-06-30,4,10.0
Grouper,3QE,2023-12-31,2025-06-30,4,10.0
Grouper,A,2023-12-31,2024-12-31,3,10.0
Grouper,A-DEC,2023-12-31,2024-12-31,3,10.0
Grouper,M,2023-11-30,2024-12-31,4,10.0
Grouper,ME,2023-11-30,2024-12-31,4,10.0
Grouper,Q,2023-12-31,2024-12-31,4,10.0
Grouper,Q-DEC,2023-12-31,2024-12-31,4,10.0
Grouper,QE,2023-12-31,2024-12-31,4,10.0
Grouper,QE-DEC,2023-12-31,2024-12-31,4,10.0
Grouper,Y,2023-12-31,2024-12-31,3,10.0
Grouper,Y-DEC,2023-12-31,2024-12-31,3,10.0
Grouper,YE,2023-12-31,2024-12-31,3,10.0
Grouper,YE-DEC,2023-12-31,2024-12-31,3,10.0
Grouper,YS,2023-01-01,2024-01-01,3,10.0
Grouper,YS-JAN,2023-01-01,2024-01-01,3,10.0
ffill,2M,2023-11-30,2025-01-31,8,21.0
ffill,2ME,2023-11-30,2025-01-31,8,21.0
ffill,2Y,2023-12-31,2025-12-31,2,5.0
ffill,2YE,2023-12-31,2025-12-31,2,5.0
ffill,3Q,2023-12-31,2025-06-30,3,8.0
ffill,3QE,2023-12-31,2025-06-30,3,8.0
ffill,A,2023-12-31,2024-12-31,2,5.0
ffill,A-DEC,2023-12-31,2024-12-31,2,5.0
ffill,M,2023-11-30,2024-12-31,14,36.0
ffill,ME,2023-11-30,2024-12-31,14,36.0
ffill,Q,2023-12-31,2024-12-31,5,13.0
ffill,Q-DEC,2023-12-31,2024-12-31,5,13.0
ffill,QE,2023-12-31,2024-12-31,5,13.0
ffill,QE-DEC,2023-12-31,2024-12-31,5,13.0
ffill,Y,2023-12-31,2024-12-31,2,5.0
ffill,Y-DEC,2023-12-31,2024-12-31,2,5.0
ffill,YE,2023-12-31,2024-12-31,2,5.0
ffill,YE-DEC,2023-12-31,2024-12-31,2,5.0
ffill,YS,2023-01-01,2024-01-01,2,1.0
ffill,YS-JAN,2023-01-01,2024-01-01,2,1.0
range,2M,2023-11-30,2024-03-31,3,0.0
range,2ME,2023-11-30,2024-03-31,3,0.0
range,2Y,2023-12-31,2027-12-31,3,0.0
range,2YE,2023-12-31,2027-12-31,3,0.0
range,3Q,2023-12-31,2025-06-30,3,0.0
range,3QE,2023-12-31,2025-06-30,3,0.0
range,A,2023-12-31,2025-12-31,3,0.0
range,A-DEC,2023-12-31,2025-12-31,3,0.0
range,M,2023-11-30,2024-01-31,3,0.0
range,ME,2023-11-30,2024-01-31,3,0.0
range,Q,2023-12-31,2024-06-30,3,0.0
range,Q-DEC,2023-12-31,2024-06-30,3,0.0
range,QE,2023-12-31,2024-06-30,3,0.0
range,QE-DEC,2023-12-31,2024-06-30,3,0.0
range,Y,2023-12-31,2025-12-31,3,0.0
range,Y-DEC,2023-12-31,2025-12-31,3,0.0
range,YE,2023-12-31,2025-12-31,3,0.0
range,YE-DEC,2023-12-31,2025-12-31,3,0.0
range,YS,2024-01-01,2026-01-01,3,0.0
range,YS-JAN,2024-01-01,2026-01-01,3,0.0
resample,2M,2023-11-30,2025-01-31,8,10.0
resample,2ME,2023-11-30,2025-01-31,8,10.0
resample,2Y,2023-12-31,2025-12-31,2,10.0
resample,2YE,2023-12-31,2025-12-31,2,10.0
resample,3Q,2023-12-31,2025-06-30,3,10.0
resample,3QE,2023-12-31,2025-06-30,3,10.0
resample,A,2023-12-31,2024-12-31,2,10.0
resample,A-DEC,2023-12-31,2024-12-31,2,10.0
resample,M,2023-11-30,2024-12-31,14,10.0
resample,ME,2023-11-30,2024-12-31,14,10.0
resample,Q,2023-12-31,2024-12-31,5,10.0
resample,Q-DEC,2023-12-31,2024-12-31,5,10.0
resample,QE,2023-12-31,2024-12-31,5,10.0
resample,QE-DEC,2023-12-31,2024-12-31,5,10.0
resample,Y,2023-12-31,2024-12-31,2,10.0
resample,Y-DEC,2023-12-31,2024-12-31,2,10.0
resample,YE,2023-12-31,2024-12-31,2,10.0
resample,YE-DEC,2023-12-31,2024-12-31,2,10.0
resample,YS,2023-01-01,2024-01-01,2,10.0
resample,YS-JAN,2023-01-01,2024-01-01,2,10.0

=== names of frequencies that periods do not have, beyond pandas
--- script
s = pd.Series(pd.to_datetime(['2024-01-02']))
a = s.dt.to_period('ME')
b = s.dt.to_period('QE')
c = s.dt.to_period('YE-DEC')
d = pd.Period('2024-01', freq='ME')
e = s.dt.to_period('Y-DEC')
f = s.dt.floor('ME')
g = s.dt.floor('me')
h = pd.date_range('2024-01-01', periods=2, freq='EM')
--- diag
script:2:20: error: a period of 'ME' is not part of df scripts [df-unsupported]
    2 | a = s.dt.to_period('ME')
      |                    ^~~~
help: the frequency of a period must be 'D', 'W', 'M', 'Q' or 'Y'
script:3:20: error: a period of 'QE' is not part of df scripts [df-unsupported]
    3 | b = s.dt.to_period('QE')
      |                    ^~~~
help: the frequency of a period must be 'D', 'W', 'M', 'Q' or 'Y'
script:4:20: error: a period of 'YE-DEC' is not part of df scripts [df-unsupported]
    4 | c = s.dt.to_period('YE-DEC')
      |                    ^~~~~~~~
help: the frequency of a period must be 'D', 'W', 'M', 'Q' or 'Y'
script:5:31: error: argument 'freq' of 'Period' must be 'D', 'W', 'M', 'Q' or 'Y', not 'ME' [df-type]
    5 | d = pd.Period('2024-01', freq='ME')
      |                               ^~~~
script:7:16: error: 'ME' has no fixed length [df-value]
    7 | f = s.dt.floor('ME')
      |                ^~~~
help: use days or shorter spans, such as '7D', 'h' or '15min'; for the month of a date, write .dt.to_period('M')
script:8:16: error: frequency 'me' is not part of df scripts [df-unsupported]
    8 | g = s.dt.floor('me')
      |                ^~~~
help: frequencies are 'D', 'B', 'W', 'ME', 'QE', 'YE', 'MS', 'QS', 'YS', 'h', 'min' and 's', optionally with a number: '15min'
script:9:49: error: frequency 'EM' is not part of df scripts [df-unsupported]
    9 | h = pd.date_range('2024-01-01', periods=2, freq='EM')
      |                                                 ^~~~
help: frequencies are 'D', 'B', 'W', 'ME', 'QE', 'YE', 'MS', 'QS', 'YS', 'h', 'min' and 's', optionally with a number: '15min'
