=== a pivot table of periods
--- data d.csv
t,k,n,m
2024-01-05 10:00,a,1,1
2024-01-07 23:00,a,2,2
2024-03-31 08:30,b,3,2
2024-05-05 12:00,b,5,
--- script
d = pd.read_csv('d.csv', parse_dates=['t'])
a = d.pivot_table(index=pd.Grouper(key='t', freq='MS'), columns='k', values='n', aggfunc='sum').reset_index()
b = d.pivot_table(index='k', columns=pd.Grouper(key='t', freq='QS'), values='n', aggfunc='max', fill_value=0).reset_index()
b.columns = ['k', 'q1', 'q2']
e = d.pivot_table(index=[pd.Grouper(key='t', freq='D'), 'k'], values=['n', 'm']).reset_index()
g = pd.pivot_table(d, index=['k', pd.Grouper(key='t', freq='W')], aggfunc='count').reset_index()
h = d.pivot_table(index=pd.Grouper(key='k'), values='n').reset_index()
df = pd.concat([a, b, e, g, h], ignore_index=True)
--- csv
t,a,b,k,q1,q2,m,n
2024-01-01,3.0,,,,,,
2024-03-01,,3.0,,,,,
2024-05-01,,5.0,,,,,
,,,a,2.0,0.0,,
,,,b,3.0,5.0,,
2024-01-05,,,a,,,1.0,1.0
2024-01-07,,,a,,,2.0,2.0
2024-03-31,,,b,,,2.0,3.0
2024-05-05,,,b,,,,5.0
2024-01-07,,,a,,,2.0,2.0
2024-03-31,,,b,,,1.0,1.0
2024-05-05,,,b,,,0.0,1.0
,,,a,,,,1.5
,,,b,,,,4.0

=== a pivot table with a Grouper as its only key has all periods
--- data d.csv
t,k,n,m
2024-03-31 08:30,b,3,2
2024-01-05 10:00,a,1,1
2024-01-07 23:00,a,2,2
2024-05-05 12:00,b,5,
--- script
d = pd.read_csv('d.csv', parse_dates=['t'])
a = d.pivot_table(index=pd.Grouper(key='t', freq='MS'), values='n', aggfunc='sum').reset_index()
b = d.pivot_table(index=[pd.Grouper(key='t', freq='MS')], values='n').reset_index()
e = d.pivot_table(index=pd.Grouper(key='t', freq='MS'), values=['n', 'm'], aggfunc={'n': 'sum', 'm': 'max'}).reset_index()
g = d.pivot_table(index=pd.Grouper(key='t', freq='MS'), values='n', aggfunc='count', fill_value=7).reset_index()
h = d.pivot_table(columns=pd.Grouper(key='t', freq='MS'), values='n', aggfunc='sum')
h.columns = h.columns.strftime('%m')
df = pd.concat([a, b, e, g, h.reset_index()], ignore_index=True)
--- csv
t,n,m,index,01,02,03,04,05
2024-01-01,3.0,,,,,,,
2024-02-01,0.0,,,,,,,
2024-03-01,3.0,,,,,,,
2024-04-01,0.0,,,,,,,
2024-05-01,5.0,,,,,,,
2024-01-01,1.5,,,,,,,
2024-03-01,3.0,,,,,,,
2024-05-01,5.0,,,,,,,
2024-01-01,3.0,2.0,,,,,,
2024-02-01,0.0,,,,,,,
2024-03-01,3.0,2.0,,,,,,
2024-04-01,0.0,,,,,,,
2024-05-01,5.0,,,,,,,
2024-01-01,2.0,,,,,,,
2024-02-01,0.0,,,,,,,
2024-03-01,1.0,,,,,,,
2024-04-01,0.0,,,,,,,
2024-05-01,1.0,,,,,,,
,,,n,3.0,0.0,3.0,0.0,5.0

=== periods in a time zone, and rows without a date
--- data d.csv
t,k,n
2024-01-05 10:00+02:00,a,1
2024-03-31 23:30+02:00,b,3
,b,4
--- script
d = pd.read_csv('d.csv')
d['t'] = pd.to_datetime(d['t']).dt.tz_convert('Europe/Berlin')
df = d.pivot_table(index='k', columns=pd.Grouper(key='t', freq='MS'), values='n', aggfunc='sum')
df.columns = ['a', 'b']
df = df.reset_index()
--- diag
script:2:47: error: time zone 'Europe/Berlin' is not part of df scripts [df-unsupported]
    2 | d['t'] = pd.to_datetime(d['t']).dt.tz_convert('Europe/Berlin')
      |                                               ^~~~~~~~~~~~~~~
help: use 'UTC' or an offset such as 'UTC+02:00'; named zones are not supported, since their rules change with each release of the time zone database

=== a Grouper that a pivot table cannot use
--- data d.csv
t,k,n
2024-01-05 10:00,a,1
--- script
d = pd.read_csv('d.csv', parse_dates=['t'])
a = d.set_index('t').pivot_table(index=pd.Grouper(freq='MS'), columns='k', values='n')
b = d.pivot_table(index=pd.Grouper(key='t', freq='MS'), columns='k', values='n', margins=True)
c = d.pivot_table(index=pd.Grouper(key='n', freq='MS'), columns='k')
e = d.pivot_table(index=pd.Grouper(key='tt', freq='MS'), columns='k')
f = d.pivot(index=pd.Grouper(key='t', freq='MS'), columns='k')
--- diag
script:2:40: error: a pd.Grouper without key= in 'pivot_table' is not part of df scripts [df-unsupported]
    2 | a = d.set_index('t').pivot_table(index=pd.Grouper(freq='MS'), columns='k', values='n')
      |                                        ^~~~~~~~~~~~~~~~~~~~~
help: turn the row labels into a column with .reset_index(), and pass its name as key=
script:3:25: error: a pd.Grouper combined with margins=True is not part of df scripts [df-unsupported]
    3 | b = d.pivot_table(index=pd.Grouper(key='t', freq='MS'), columns='k', values='n', margins=True)
      |                         ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: make a column of periods and use it instead: df['m'] = df['t'].dt.to_period('M')
script:4:50: error: cannot group by time: column 'n' has no dates [df-type]
    4 | c = d.pivot_table(index=pd.Grouper(key='n', freq='MS'), columns='k')
      |                                                  ^~~~
help: name a column of dates, as in df.resample('ME', on='day'); pd.to_datetime(df['day']) makes dates
script:5:51: error: unknown column 'tt' [df-column]
    5 | e = d.pivot_table(index=pd.Grouper(key='tt', freq='MS'), columns='k')
      |                                                   ^~~~
help: did you mean 't'? columns are 't', 'k', 'n'
script:6:19: error: argument 'index' of 'pivot' must be a column's name or a list of names, not a value of type 'accessor' [df-type]
    6 | f = d.pivot(index=pd.Grouper(key='t', freq='MS'), columns='k')
      |                   ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~

=== groups of a list with one Grouper
--- data d.csv
t,k,n
2024-03-07,a,5
2024-01-05,b,1
2024-01-01,a,2
--- script
d = pd.read_csv('d.csv', parse_dates=['t'])
g = [pd.Grouper(key='t', freq='MS')]
a = d.groupby(g)['n'].agg(['first', 'last', 'sum']).reset_index()
b = d.groupby(g[0])['n'].agg(['first', 'last', 'sum']).reset_index()
e = d.pivot_table(index=g, values='n', aggfunc=['first', 'last']).reset_index()
e.columns = ['t', 'first', 'last']
d['c'] = d.groupby(g)['n'].cumsum()
d['s'] = d.groupby(g)['n'].transform('sum')
h = d.groupby(g)['n'].apply(lambda s: s.max()).reset_index()
i = d.groupby(g).size().reset_index(name='size')
df = pd.concat([a, b, e, d, h, i], ignore_index=True)
--- csv
t,first,last,sum,k,n,c,s,size
2024-01-01,1.0,2.0,3.0,,,,,
2024-02-01,,,0.0,,,,,
2024-03-01,5.0,5.0,5.0,,,,,
2024-01-01,2.0,1.0,3.0,,,,,
2024-02-01,,,0.0,,,,,
2024-03-01,5.0,5.0,5.0,,,,,
2024-01-01,1.0,2.0,,,,,,
2024-03-01,5.0,5.0,,,,,,
2024-03-07,,,,a,5.0,5.0,5.0,
2024-01-05,,,,b,1.0,1.0,3.0,
2024-01-01,,,,a,2.0,3.0,3.0,
2024-01-01,,,,,2.0,,,
2024-02-01,,,,,,,,
2024-03-01,,,,,5.0,,,
2024-01-01,,,,,,,,2.0
2024-02-01,,,,,,,,0.0
2024-03-01,,,,,,,,1.0
--- diag
script:9:29: warning: column 'n' contains nan in row 13 [df-not-finite]
    9 | h = d.groupby(g)['n'].apply(lambda s: s.max()).reset_index()
      |                             ^~~~~~~~~~~~~~~~~
help: the column is computed at script:9; drop the row, or call .fillna()
