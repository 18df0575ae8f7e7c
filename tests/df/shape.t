=== frames under each other
--- script
a = pd.DataFrame({'k': ['x', 'y'], 'n': [1, 2], 'b': [True, False]})
b = pd.DataFrame({'n': [3.5], 'm': [None]})
df = pd.concat([a, b, a[a['n'] > 5]])
df['label'] = df.index.tolist()
--- csv
k,n,b,m,label
x,1.0,True,,0
y,2.0,False,,1
,3.5,,,0

=== keys, and what all have
--- script
a = pd.DataFrame({'n': [1, 2], 'm': [3, 4]})
b = pd.DataFrame({'n': [5]})
df = pd.concat([a, b], keys=['a', 'b'], names=['from', None], join='inner').reset_index()
--- csv
from,level_1,n
a,0,1
a,1,2
b,0,5

=== side by side
--- script
a = pd.DataFrame({'n': [1, 2]}, index=['x', 'y'])
b = pd.Series([3, 4], index=['y', 'z'])
df = pd.concat([a, b], axis=1)
df['inner'] = pd.concat([a, b], axis=1, join='inner')[0]
c = pd.concat({'l': a, 'r': a}, axis=1)
df['two'] = c[('r', 'n')]
--- csv
n,0,inner,two
1.0,,,1.0
2.0,3.0,3.0,2.0
,4.0,,

=== one column of several
--- script
a = pd.Series([1, 2], name='n')
df = pd.DataFrame({'n': pd.concat([a, a * 10, None], ignore_index=True)})
--- csv
n
1
2
10
20

=== wide, with and without gaps
--- script
a = pd.DataFrame({'k': ['x', 'x', 'y'], 'c': [2, 1, 1], 'n': [1, 2, 3], 't': ['a', 'b', 'c']})
df = a.pivot(index='k', columns='c', values='n').reset_index()
b = a.head(2).pivot(index='k', columns='c', values='n')
df['whole'] = b[1].iloc[0]
df['both'] = a.pivot(index='k', columns='c')[('t', 1)].tolist()
--- csv
k,1,2,whole,both
x,2.0,1.0,2,b
y,3.0,,2,c

=== a list of values has a single type
--- script
a = pd.DataFrame({'k': [1, 2], 'c': ['p', 'p'], 'n': [1, 2], 'f': [0.5, 1.5]})
df = a.pivot(index='k', columns='c', values=['n', 'f'])
--- csv
n,f
p,p
1.0,0.5
2.0,1.5

=== several columns of pivot keep the order in which rows have them
--- script
c = pd.DataFrame({'b': ['x', 'x', 'a', 'x', 'x', 'a'], 'cc': ['gcc', 'gcc', 'gcc', 'clang', 'clang', 'gcc'], 'o': [3, 2, 1, 2, 3, 2], 's': [12.5, 11.25, 13.0, 10.75, 9.0, 1.0], 't': [1, 2, 3, 4, 5, 6]})
p = c.pivot(index='b', columns=['cc', 'o'], values='s')
p.columns = [f'{x} {y}' for x, y in p.columns]
q = c.pivot(index='b', columns=['cc', 'o'], values=['t', 's'])
q.columns = [f'{v} {x} {y}' for v, x, y in q.columns]
r = c[c['o'] != 2].pivot(index='b', columns=['cc'], values='t')
s = c.pivot_table(index='b', columns=['cc', 'o'], values='t')
s.columns = [f'mean {x} {y}' for x, y in s.columns]
df = p.join(q).join(r).join(s).reset_index()
--- csv
b,gcc 3,gcc 2,gcc 1,clang 2,clang 3,t gcc 3,t gcc 2,t gcc 1,t clang 2,t clang 3,s gcc 3,s gcc 2,s gcc 1,s clang 2,s clang 3,clang,gcc,mean clang 2,mean clang 3,mean gcc 1,mean gcc 2,mean gcc 3
a,,1.0,13.0,,,,6.0,3.0,,,,1.0,13.0,,,,3.0,,,3.0,6.0,
x,12.5,11.25,,10.75,9.0,1.0,2.0,,4.0,5.0,12.5,11.25,,10.75,9.0,5.0,1.0,4.0,5.0,,2.0,1.0

=== names with levels
--- script
a = pd.DataFrame({'k': ['x', 'x', 'y'], 'c': ['p', 'q', 'p'], 'n': [1, 2, 3], 'm': [4, 5, 6]})
df = a.pivot_table(index='k', columns='c', values=['n', 'm'], aggfunc='sum', fill_value=0)
--- csv
m,m,n,n
p,q,p,q
4,5,1,2
6,0,3,0

=== combinations of keys that no row has
--- script
d = pd.DataFrame({'k': ['p', 'p', 'q'], 'o': ['a', 'b', 'a'], 'c': ['x', 'y', 'x'], 't': [1, 2, 3], 'n': [4, 5, 6]})
a = d.pivot_table(index=['k', 'o'], columns='c', values='t', dropna=False).reset_index()
b = d.pivot_table(index=['k', 'o'], values=['t', 'n'], aggfunc='max', dropna=False).reset_index()
c = d.pivot_table(index=['k', 'o'], columns='c', values='t', aggfunc='sum', dropna=False, margins=True, fill_value=0).reset_index()
e = pd.crosstab([d['k'], d['o']], d['c'], dropna=False).reset_index()
df = pd.concat([a, b, c, e], ignore_index=True)
--- csv
k,o,x,y,n,t,All
p,a,1.0,,,,
p,b,,2.0,,,
q,a,3.0,,,,
q,b,,,,,
p,a,,,4.0,1.0,
p,b,,,5.0,2.0,
q,a,,,6.0,3.0,
q,b,,,,,
p,a,1.0,0.0,,,1.0
p,b,0.0,2.0,,,2.0
q,a,3.0,0.0,,,3.0
q,b,0.0,0.0,,,
All,,4.0,2.0,,,6.0
p,a,1.0,0.0,,,
p,b,0.0,1.0,,,
q,a,1.0,0.0,,,
q,b,0.0,0.0,,,

=== columns for combinations of keys that no row has
--- script
d = pd.DataFrame({'k': ['p', 'p', 'q'], 'o': ['a', 'b', 'a'], 'c': ['x', 'y', 'x'], 't': [1, 2, 3], 'n': [4, 5, 6]})
df = d.pivot_table(index='c', columns=['k', 'o'], values=['t', 'n'], aggfunc='sum', dropna=False, margins=True)
--- csv
n,n,n,n,n,t,t,t,t,t
p,p,q,q,All,p,p,q,q,All
a,b,a,b,,a,b,a,b,
4.0,,6.0,,10,1.0,,3.0,,4
,5.0,,,5,,2.0,,,2
4.0,5.0,6.0,,15,1.0,2.0,3.0,,6

=== columns for combinations of keys without index=
--- script
d = pd.DataFrame({'k': ['q', 'p', 'q'], 'o': [2, 1, 1], 't': [1, 2, 3]})
d['k'] = pd.Categorical(d['k'], categories=['q', 'p', 'r'])
df = d.pivot_table(columns=['k', 'o'], values='t', observed=True, dropna=False)
--- csv
q,q,p,p
1,2,1,2
3.0,1.0,2.0,

=== counts in columns for combinations of keys that no row has
--- script
d = pd.DataFrame({'k': ['q', 'p', 'q'], 'o': [2, 1, 1], 'c': ['x', 'x', 'y']})
df = pd.crosstab(d['c'], [d['k'], d['o']], dropna=False)
--- csv
p,p,q,q
1,2,1,2
1,0,0,1
0,0,1,0

=== several functions for a single column of values
--- script
d = pd.DataFrame({'h': ['u', 'v', 'u'], 'n': [1, 2, 3], 'c': ['a', 'b', 'a']})
a = d.pivot_table(index='h', values='n', aggfunc={'n': ['sum', 'mean']}).reset_index()
b = d.pivot_table(columns='h', values='n', aggfunc={'n': ['sum', 'mean']}).reset_index()
df = pd.concat([a, b], ignore_index=True)
--- csv
h,mean,sum,index,u,v
u,2.0,4.0,,,
v,2.0,2.0,,,
,,,mean,2.0,2.0
,,,sum,4.0,2.0

=== several functions for a single column of values, in columns
--- script
d = pd.DataFrame({'h': ['u', 'v', 'u'], 'n': [1, 2, 3], 'c': ['a', 'b', 'a']})
df = d.pivot_table(index='h', columns='c', values='n', aggfunc={'n': ['sum', 'mean']})
--- csv
mean,mean,sum,sum
a,b,a,b
2.0,,4.0,
,2.0,,2.0

=== a function for a column that is not among the values
--- script
d = pd.DataFrame({'h': ['u', 'v', 'u'], 'n': [1, 2, 3], 'm': [4, 5, 6]})
a = d.pivot_table(index='h', values='n', aggfunc={'n': 'sum', 'm': 'max'})
--- diag
script:2:63: error: column 'm' is not in values= [df-value]
    2 | a = d.pivot_table(index='h', values='n', aggfunc={'n': 'sum', 'm': 'max'})
      |                                                               ^~~

=== several functions, and only one side
--- script
a = pd.DataFrame({'k': ['x', 'x', 'y'], 'c': ['p', 'q', 'p'], 'n': [1, 2, 3]})
df = a.pivot_table(values='n', index='k', aggfunc=['min', 'max']).reset_index(drop=True)
df['mean'] = a.pivot_table('n', 'k').reset_index()['n']
df['by columns'] = a.pivot_table('n', columns='c')['p'].tolist() + [0]
--- csv
min,max,mean,by columns
n,n,,
1,2,1.5,2.0
3,3,3.0,0.0

=== long
--- script
a = pd.DataFrame({'k': ['x', 'y'], 'n': [1, 2], 'm': [0.5, None]})
df = pd.melt(a, id_vars='k')
df['stacked'] = a.set_index('k').stack().tolist() + [0]
df['labels'] = a.set_index('k').melt(ignore_index=False).index.tolist()
--- csv
k,variable,value,stacked,labels
x,n,1.0,1.0,x
y,n,2.0,0.5,y
x,m,0.5,2.0,x
y,m,,0.0,y

=== how often values meet
--- script
a = pd.DataFrame({'k': ['x', 'x', 'y', None], 'c': ['p', 'q', 'p', 'p'], 'n': [1, 2, 3, 4]})
df = pd.crosstab(a['k'], a['c']).reset_index()
df['most'] = pd.crosstab(a['k'], a['c'], values=a['n'], aggfunc='max')['p'].tolist()
df['both'] = pd.crosstab([a['k'], a['c']], a['n'] > 1)[True].tolist()[:2]
--- csv
k,p,q,most,both
x,1,1,1.0,0
y,1,0,3.0,1
--- diag
script:1:19: warning: crosstab drops 1 of 4 rows: it has no value in a key column [df-group-lost]
    1 | a = pd.DataFrame({'k': ['x', 'x', 'y', None], 'c': ['p', 'q', 'p', 'p'], 'n': [1, 2, 3, 4]})
      |                   ^~~
help: to drop them without a warning, call .dropna() before the call at script:2, or set dropna=True in the call

=== missing keys come first
--- script
a = pd.DataFrame({'k': ['y', None, 'x'], 'c': [1, 1, 1], 'n': [1, 2, 3]})
df = a.pivot(index='k', columns='c', values='n').reset_index()
--- csv
k,1
,2
x,3
y,1

=== what cannot be put together or turned
--- script
df = pd.DataFrame({'k': ['x', 'x'], 'c': ['p', 'p'], 'n': [1, 2]})
a = pd.concat([])
b = pd.concat(df)
c = pd.concat([df, 1])
d = pd.concat([df, df], keys=['a'])
e = pd.concat([df, df], join='left')
f = pd.concat([df, df], axis=1)
g = pd.concat([df, df.set_index(['k', 'c'])])
h = df.pivot(index='k', columns='c', values='n')
i = df.pivot(index='k', columns='d')
j = df.pivot_table(values='n')
l = df.pivot_table(values='c', index='k')
m = df.unstack()
n = df.set_index(['k', 'c']).unstack('d')
o = df.set_index(['k', 'c']).unstack(5)
p = df.melt(id_vars='d')
q = df.melt(id_vars='k', value_name='k')
r = df.melt(col_level=0)
s = pd.crosstab(df['k'], 'c')
t = pd.crosstab(df['k'], df['c'], values=df['n'])
u = pd.crosstab(df['k'], df['c'].head(1))
--- diag
script:2:15: error: 'concat' needs at least one frame, but the list has none [df-value]
    2 | a = pd.concat([])
      |               ^~
script:3:15: error: 'concat' needs a list of frames, not 'DataFrame' [df-type]
    3 | b = pd.concat(df)
      |               ^~
help: write a list of frames: pd.concat([a, b])
script:4:20: error: 'concat' takes frames and columns, not 'int' [df-type]
    4 | c = pd.concat([df, 1])
      |                    ^
script:5:30: error: found 1 key for 2 frames, expected one for each [df-value]
    5 | d = pd.concat([df, df], keys=['a'])
      |                              ^~~~~
script:6:30: error: argument 'join' of 'concat' cannot be 'left' [df-value]
    6 | e = pd.concat([df, df], join='left')
      |                              ^~~~~~
help: choices are 'outer', 'inner'
script:7:5: error: two columns would be named 'k' [df-value]
    7 | f = pd.concat([df, df], axis=1)
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~
help: use each column name only once; rename or drop one of the columns
script:8:5: error: 'concat' of frames whose row labels have different numbers of levels is not part of df scripts [df-unsupported]
    8 | g = pd.concat([df, df.set_index(['k', 'c'])])
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: .reset_index() turns the row labels into columns
script:9:5: error: rows 1 and 2, counted from 1, have the same keys, but a cell of the result can hold only one value [df-value]
    9 | h = df.pivot(index='k', columns='c', values='n')
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: use pivot_table, and choose how to combine the values, such as aggfunc='mean'
script:10:33: error: unknown column 'd' [df-column]
   10 | i = df.pivot(index='k', columns='d')
      |                                 ^~~
help: columns are 'k', 'c', 'n'
script:11:5: error: 'pivot_table' needs index= or columns= [df-type]
   11 | j = df.pivot_table(values='n')
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~
help: write df.pivot_table(index='a', values='b')
script:12:5: error: 'mean' needs numbers, but column 'c' contains strings [df-type]
   12 | l = df.pivot_table(values='c', index='k')
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: select numeric columns, or add numeric_only=True
script:13:5: error: 'unstack' of row labels with a single level is not part of df scripts [df-unsupported]
   13 | m = df.unstack()
      |     ^~~~~~~~~~~~
help: make row labels with two levels first: df.set_index(['k', 'g'])['a'].unstack()
script:14:38: error: unknown level 'd' of the labels [df-value]
   14 | n = df.set_index(['k', 'c']).unstack('d')
      |                                      ^~~
help: levels are 'k', 'c'
script:15:38: error: level 5 is out of range: the labels have 2 levels, counted from 0 [df-value]
   15 | o = df.set_index(['k', 'c']).unstack(5)
      |                                      ^
script:16:21: error: unknown column 'd' [df-column]
   16 | p = df.melt(id_vars='d')
      |                     ^~~
help: columns are 'k', 'c', 'n'
script:17:5: error: two columns would be named 'k' [df-value]
   17 | q = df.melt(id_vars='k', value_name='k')
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: use each column name only once; rename or drop one of the columns
script:18:23: error: value 0 of argument 'col_level' of 'melt' is not part of df scripts [df-unsupported]
   18 | r = df.melt(col_level=0)
      |                       ^
help: remove the argument; only col_level=None is supported
script:20:5: error: 'crosstab' has values=, but no aggfunc= [df-type]
   20 | t = pd.crosstab(df['k'], df['c'], values=df['n'])
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: add a function, such as aggfunc='sum', or remove values=
script:21:26: error: 'crosstab' of columns with different row labels is not part of df scripts [df-unsupported]
   21 | u = pd.crosstab(df['k'], df['c'].head(1))
      |                          ^~~~~~~~~~~~~~~
help: use columns of one frame, such as df['k'] and df['g']

=== columns in order of their names
--- script
b = pd.DataFrame({'b': [1], 'c': [2]})
a = pd.DataFrame({'c': [3], 'a': [4]})
df = pd.concat([b, a], sort=True)
--- csv
a,b,c
,1.0,2
4.0,,3

=== names that are none
--- script
a = pd.DataFrame([[1, 2]], columns=['a', []])
b = pd.DataFrame({'a': [1]}).applymap(lambda v: v, 1)
df = pd.DataFrame({'a': [1]}).applymap(lambda v: v, 'skip')
--- diag
script:1:42: error: a column's name cannot be a 'list' [df-type]
    1 | a = pd.DataFrame([[1, 2]], columns=['a', []])
      |                                          ^~
script:2:52: error: value 1 of argument 'na_action' of 'applymap' is not part of df scripts [df-unsupported]
    2 | b = pd.DataFrame({'a': [1]}).applymap(lambda v: v, 1)
      |                                                    ^
help: remove the argument; only na_action='ignore' is supported
script:3:53: error: value 'skip' of argument 'na_action' of 'applymap' is not part of df scripts [df-unsupported]
    3 | df = pd.DataFrame({'a': [1]}).applymap(lambda v: v, 'skip')
      |                                                     ^~~~~~
help: remove the argument; only na_action='ignore' is supported

=== unstack keeps the order that a level had
--- script
d = pd.DataFrame({'g': ['x', 'y', 'z', 'z'], 'k': ['b', 'a', 'c', 'b'], 'n': [1, 2, 0, 4]})
s = d.groupby(['g', 'k'])['n'].sum()
t = d.set_index(['g', 'k'])['n']
tables = [s.unstack(), s[s > 0].unstack(), t[t < 4].iloc[:2].unstack(), s[s > 0].unstack(0)]
tables = tables + [d.groupby(['g', 'k'], sort=False)['n'].sum().unstack()]
tables = tables + [d.groupby('g')['n'].agg(['sum', 'max', 'min']).stack().unstack(0).T]
tables = tables + [pd.concat({'z': d, 'b': d})['n'].unstack(0)]
tables = tables + [d.set_index('g')[['n', 'k']].head(2).stack().unstack()]
tables = tables + [s[s > 0].rename(index={'b': 'a2'}).unstack()]
tables = tables + [s.nlargest(2).unstack()]
tables = tables + [d.groupby('g')['n'].apply(lambda v: v.describe()).unstack()]
names = [', '.join([str(c) for c in x.columns]) for x in tables]
rows = [', '.join([str(c) for c in x.index]) for x in tables]
df = pd.DataFrame({'columns': names, 'rows': rows})
--- csv
columns,rows
"a, b, c","x, y, z"
"b, a","x, y, z"
"b, a","x, y"
"x, y, z","b, a"
"b, a, c","x, y, z"
"sum, max, min","x, y, z"
"z, b","0, 1, 2, 3"
"n, k","x, y"
"a, a2","x, y, z"
"a, b","y, z"
"count, mean, std, min, 25%, 50%, 75%, max","x, y, z"

=== rows of dates and missing cells turned into columns
--- script
d = pd.DataFrame({'a': pd.to_datetime(['2024-02-29', None]), 'b': [None, 1.5]})
df = d.T.reset_index()
df['type'] = d.T.dtypes.astype(str).tolist()
--- csv
index,0,1,type
a,2024-02-29,,datetime64[ns]
b,,1.5,object
