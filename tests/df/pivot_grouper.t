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
help: named zones are not supported, since their rules change with each release of the time zone database; write 'UTC+01:00' for dates in winter, 'UTC+02:00' for dates in summer

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

=== pivot tables in order of first occurrence
--- data a.csv
m,b,v,w
y,q,2,2.5
x,p,1,1.5
x,q,3,3.5
y,p,4,
x,p,5,5.5
--- script
d = pd.read_csv('a.csv')
df = d.pivot_table(index='m', columns='b', values='v', sort=False).reset_index()
df['two'] = str(d.pivot_table(index='m', columns='b', values=['w', 'v'], sort=False).columns.tolist())
df['some'] = str(d.assign(z=1).pivot_table(index='m', values=['w', 'v'], sort=False).columns.tolist())
df['keys'] = str(d.pivot_table(index=['b', 'm'], values='v', aggfunc='sum', sort=False).index.tolist())
df['wide'] = str(d.pivot_table(index='m', columns=['b', 'v'], values='w', sort=False).columns.tolist())
df['fill'] = d.pivot_table(index='v', columns='b', values='w', sort=False, fill_value=0)['q'].tolist()[:2]
--- csv
m,q,p,two,some,keys,wide,fill
y,2.0,4.0,"[('v', 'q'), ('v', 'p'), ('w', 'q'), ('w', 'p')]","['w', 'v']","[('q', 'y'), ('p', 'x'), ('q', 'x'), ('p', 'y')]","[('q', 2), ('p', 1), ('q', 3), ('p', 5)]",2.5
x,3.0,3.0,"[('v', 'q'), ('v', 'p'), ('w', 'q'), ('w', 'p')]","['w', 'v']","[('q', 'y'), ('p', 'x'), ('q', 'x'), ('p', 'y')]","[('q', 2), ('p', 1), ('q', 3), ('p', 5)]",0.0

=== pivot tables by columns that are keys
--- data a.csv
m,b,v,w
y,q,2,2.5
x,p,1,1.5
x,q,3,3.5
--- script
d = pd.read_csv('a.csv')
df = d.pivot_table(index=d['m'].str.upper(), columns='b', values='v').reset_index()
df['l'] = str(d.pivot_table(index=[d['m'], 'b'], values='v', aggfunc='sum').reset_index().values.tolist())
df['c'] = str(d.pivot_table(index='m', columns=d['v'] > 1, values='w').columns.tolist())
df['n'] = d.pivot_table(index=(d['v'] // 2).rename('half'), values='w', aggfunc='count')['w'].tolist()
df['cut'] = str(d.pivot_table(index=pd.cut(d['v'], [0, 2, 5], labels=['lo', 'hi']), columns=d['b'], values='w').values.tolist())
--- csv
m,p,q,l,c,n,cut
X,1.0,3.0,"[['x', 'p', 1], ['x', 'q', 3], ['y', 'q', 2]]","[False, True]",1,"[[1.5, 2.5], [nan, 3.5]]"
Y,,2.0,"[['x', 'p', 1], ['x', 'q', 3], ['y', 'q', 2]]","[False, True]",2,"[[1.5, 2.5], [nan, 3.5]]"
--- diag
script:6:13: warning: column 'cut' contains '[[1.5, 2.5], [nan, 3.5]]' [df-not-finite]
    6 | df['cut'] = str(d.pivot_table(index=pd.cut(d['v'], [0, 2, 5], labels=['lo', 'hi']), columns=d['b'], values='w').values.tolist())
      |             ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: the column is computed at script:6; before that line, drop the row, or replace the missing, infinite or 0 value

=== pivot tables: keys and orders that are refused
--- script
d = pd.DataFrame({'m': ['y', 'x'], 'v': [1, 2]})
a = d.pivot_table(index='m', values='v', sort=False, margins=True)
b = d.pivot_table(index='m', values='v', sort=False, dropna=False)
c = d.pivot_table(index=d['m'], columns='m', values='v')
e = d.pivot_table(index=d['v'], values='v')
f = d.pivot_table(index=d['m'].head(1), values='v')
g = d.pivot_table(index=d['m'].values, values='v')
h = d.pivot_table(index='m', values='v', sort='a')
--- diag
script:2:47: error: sort=False with margins=True or dropna=False is not part of df scripts [df-unsupported]
    2 | a = d.pivot_table(index='m', values='v', sort=False, margins=True)
      |                                               ^~~~~
help: leave out sort=False, and order the rows of the table with .reindex([...])
script:3:47: error: sort=False with margins=True or dropna=False is not part of df scripts [df-unsupported]
    3 | b = d.pivot_table(index='m', values='v', sort=False, dropna=False)
      |                                               ^~~~~
help: leave out sort=False, and order the rows of the table with .reindex([...])
script:4:25: error: argument 'index' of 'pivot_table' must be a column's name or a list of names, not a value of type 'Series' [df-type]
    4 | c = d.pivot_table(index=d['m'], columns='m', values='v')
      |                         ^~~~~~
help: add it as a column first; write d.assign(**{'m': d['m']}).pivot_table(index='m', columns='m', values='v')
script:5:25: error: argument 'index' of 'pivot_table' must be a column's name or a list of names, not a value of type 'Series' [df-type]
    5 | e = d.pivot_table(index=d['v'], values='v')
      |                         ^~~~~~
help: add it as a column first; write d.assign(**{'v': d['v']}).pivot_table(index='v', values='v')
script:6:25: error: argument 'index' of 'pivot_table' must be a column's name or a list of names, not a value of type 'Series' [df-type]
    6 | f = d.pivot_table(index=d['m'].head(1), values='v')
      |                         ^~~~~~~~~~~~~~
help: add it as a column first; write d.assign(**{'m': d['m'].head(1)}).pivot_table(index='m', values='v')
script:7:25: error: argument 'index' of 'pivot_table' must be a column's name or a list of names, not a value of type 'ndarray' [df-type]
    7 | g = d.pivot_table(index=d['m'].values, values='v')
      |                         ^~~~~~~~~~~~~
script:8:47: error: argument 'sort' of 'pivot_table' must be True or False, not the string 'a' [df-type]
    8 | h = d.pivot_table(index='m', values='v', sort='a')
      |                                               ^~~

=== crosstab of arrays and of one column
--- data a.csv
m,b,v
x,p,1
y,q,2
x,q,3
--- script
d = pd.read_csv('a.csv')
df = pd.crosstab(d['m'].values, d['b']).reset_index()
df['n'] = pd.crosstab(d['m'], columns='count')['count'].tolist()
df['c'] = pd.crosstab(d['m'], columns='n').columns.name
df['a'] = str(pd.crosstab(d['m'], d['b'], values=d['v'], aggfunc=['min', 'max']).columns.tolist())
--- csv
row_0,p,q,n,c,a
x,1,1,2,col_0,"[('min', 'p'), ('min', 'q'), ('max', 'p'), ('max', 'q')]"
y,0,1,1,col_0,"[('min', 'p'), ('min', 'q'), ('max', 'p'), ('max', 'q')]"
