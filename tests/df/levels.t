=== stack of one level by name, number or list
--- script
d = pd.DataFrame({'g': ['x', 'y'], 'n': [1, 2], 'm': [1.5, np.nan]}).set_index('g').rename_axis(columns='c')
tables = [d.stack('c'), d.stack(['c']), d.stack(0), d.stack([-1], dropna=False)]
df = pd.concat([t.rename('v').reset_index() for t in tables])
--- csv
g,c,v
x,n,1.0
x,m,1.5
y,n,2.0
x,n,1.0
x,m,1.5
y,n,2.0
x,n,1.0
x,m,1.5
y,n,2.0
x,n,1.0
x,m,1.5
y,n,2.0
y,m,

=== stack of columns with two levels
--- script
names = pd.MultiIndex.from_tuples([('a', 'x'), ('a', 'y'), ('b', 'x')], names=['p', 'q'])
u = pd.DataFrame([[1, 2.5, 3], [4, np.nan, 6]], columns=names)
tables = [u.stack(), u.stack('p'), u.stack(0, dropna=False), u.stack('q').unstack().stack('p')]
tables = tables + [u.stack('p').stack(), u.head(0).stack(1)]
df = pd.concat([t.reset_index().astype(str) for t in tables])
--- csv
level_0,q,a,b,p,x,y,0
0,x,1.0,3.0,,,,
0,y,2.5,nan,,,,
1,x,4.0,6.0,,,,
0,,,,a,1,2.5,
0,,,,b,3,nan,
1,,,,a,4,nan,
1,,,,b,6,nan,
0,,,,a,1,2.5,
0,,,,b,3,nan,
1,,,,a,4,nan,
1,,,,b,6,nan,
0,,,,a,1.0,2.5,
0,,,,b,3.0,nan,
1,,,,a,4.0,nan,
1,,,,b,6.0,nan,
0,x,,,a,,,1.0
0,y,,,a,,,2.5
0,x,,,b,,,3.0
1,x,,,a,,,4.0
1,x,,,b,,,6.0
--- diag
script:5:17: warning: column 'b' contains 'nan' [df-not-finite]
    5 | df = pd.concat([t.reset_index().astype(str) for t in tables])
      |                 ^~~~~~~~~~~~~~~~~~~~~~~~~~~
help: no row was found for it; the column is computed at script:5; before that, drop the row, or replace the value that is missing, infinite or 0
script:5:17: warning: column 'y' contains 'nan' [df-not-finite]
    5 | df = pd.concat([t.reset_index().astype(str) for t in tables])
      |                 ^~~~~~~~~~~~~~~~~~~~~~~~~~~
help: no row was found for it; the column is computed at script:5; before that, drop the row, or replace the value that is missing, infinite or 0

=== stack of columns with three levels
--- script
names = pd.MultiIndex.from_product([['a', 'b'], ['x', 'y'], [1, 2]], names=['p', 'q', 'r'])
t = pd.DataFrame([[1, 2, 3, 4, 5, 6, 7, 8]], columns=names)
df = t.stack('q').stack('r').reset_index()
df['labels'] = [str(c) for c in t.stack(0).columns]
--- csv
level_0,q,r,a,b,labels
0,x,1,1,5,"('x', 1)"
0,x,2,2,6,"('x', 2)"
0,y,1,3,7,"('y', 1)"
0,y,2,4,8,"('y', 2)"

=== stack sorts columns of aggregates
--- script
d = pd.DataFrame({'g': ['y', 'x', 'y'], 'n': [1, 2, 3], 'm': [1.5, 2.5, np.nan]})
w = d.groupby('g')[['n', 'm']].agg(['sum', 'max'])
df = pd.concat([w.stack(0), w.sort_index(axis=1).stack().reset_index(level=0)])
--- diag
script:3:6: error: 'concat' of frames with different levels of row labels is not part of df scripts [df-unsupported]
    3 | df = pd.concat([w.stack(0), w.sort_index(axis=1).stack().reset_index(level=0)])
      |      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: .reset_index() turns the row labels into columns

=== stack refuses columns in an unknown order
--- script
d = pd.DataFrame({'g': ['y', 'x', 'y'], 'n': [1, 2, 3], 'm': [1.5, 2.5, np.nan]})
a = d.groupby('g')[['n', 'm']].agg(['sum', 'max']).stack()
b = d.groupby('g').agg({'m': ['sum'], 'n': ['max']}).stack()
c = d.stack('k')
e = d.stack(1)
h = d.stack([])
df = d.stack([0, 1])
--- diag
script:2:5: error: 'stack' of columns with several levels that are not sorted is not part of df scripts [df-unsupported]
    2 | a = d.groupby('g')[['n', 'm']].agg(['sum', 'max']).stack()
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: sort the columns first: write df.sort_index(axis=1).stack()
script:3:5: error: 'stack' of columns with different names at the level is not part of df scripts [df-unsupported]
    3 | b = d.groupby('g').agg({'m': ['sum'], 'n': ['max']}).stack()
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: make rows of all cells with df.melt(ignore_index=False)
script:4:13: error: unknown level 'k' of the columns [df-value]
    4 | c = d.stack('k')
      |             ^~~
help: a level also has a number, counted from 0; df.rename_axis(columns='c') gives it a name
script:5:13: error: level 1 is out of range: the columns have 1 level, counted from 0 [df-value]
    5 | e = d.stack(1)
      |             ^
script:6:13: error: 'stack' of several levels at once is not part of df scripts [df-unsupported]
    6 | h = d.stack([])
      |             ^~
help: stack one level after the other: df.stack('a').stack('b')
script:7:14: error: 'stack' of several levels at once is not part of df scripts [df-unsupported]
    7 | df = d.stack([0, 1])
      |              ^~~~~~
help: stack one level after the other: df.stack('a').stack('b')

=== pd.Index as row labels and column names
--- script
d = pd.DataFrame({'g': ['x', 'y', 'z'], 'n': [1, 2, 0], 'm': [1.5, np.nan, 2.5]})
e = d.set_index('g')
a = e.reindex(pd.Index(['z', 'w'], name='h'))
b = d.set_index(pd.Index([7, 8, 9], name='id'))
c = d.copy()
c.index = pd.Index(d['g'], name='k')
c.columns = pd.Index(['a', 'b', 'c'], name='q')
s = pd.Series([1], index=pd.Index(pd.to_datetime(['2026-01-02']), name='day'))
u = e.reindex(columns=pd.Index(['m', 'p'], name='r'))
v = pd.DataFrame([[1, 2]], columns=pd.Index(['m', 'p'], name='t'))
tables = [a.reset_index(), b.reset_index(), c.T.reset_index(), s.reset_index(), u.T.reset_index(), v.T.reset_index()]
df = pd.DataFrame({'labels': [str(list(t.columns)) for t in tables]})
df['cells'] = [str(t.values.tolist()) for t in tables]
--- csv
labels,cells
"['h', 'n', 'm']","[['z', 0.0, 2.5], ['w', nan, nan]]"
"['id', 'g', 'n', 'm']","[[7, 'x', 1, 1.5], [8, 'y', 2, nan], [9, 'z', 0, 2.5]]"
"['q', 'x', 'y', 'z']","[['a', 'x', 'y', 'z'], ['b', 1, 2, 0], ['c', 1.5, nan, 2.5]]"
"['day', 0]","[[Timestamp('2026-01-02 00:00:00'), 1]]"
"['r', 'x', 'y', 'z']","[['m', 1.5, nan, 2.5], ['p', nan, nan, nan]]"
"['t', 0]","[['m', 1], ['p', 2]]"
--- diag
script:13:15: warning: column 'cells' contains '[['a', 'x', 'y', 'z'], ['b', 1, 2, 0], ['c', 1.5, nan, 2.5]]' [df-not-finite]
   13 | df['cells'] = [str(t.values.tolist()) for t in tables]
      |               ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: the column is computed at script:13; before that, drop the row, or replace the value that is missing, infinite or 0
script:13:15: warning: column 'cells' contains '[['m', 1.5, nan, 2.5], ['p', nan, nan, nan]]' [df-not-finite]
   13 | df['cells'] = [str(t.values.tolist()) for t in tables]
      |               ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: the column is computed at script:13; before that, drop the row, or replace the value that is missing, infinite or 0
script:13:15: warning: column 'cells' contains '[['z', 0.0, 2.5], ['w', nan, nan]]' [df-not-finite]
   13 | df['cells'] = [str(t.values.tolist()) for t in tables]
      |               ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: the column is computed at script:13; before that, drop the row, or replace the value that is missing, infinite or 0
script:13:15: warning: column 'cells' contains '[[7, 'x', 1, 1.5], [8, 'y', 2, nan], [9, 'z', 0, 2.5]]' [df-not-finite]
   13 | df['cells'] = [str(t.values.tolist()) for t in tables]
      |               ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: the column is computed at script:13; before that, drop the row, or replace the value that is missing, infinite or 0

=== names of an Index are kept
--- script
d = pd.DataFrame({'g': ['x', 'y', 'z'], 'n': [1, 2, 0], 'm': [1.5, np.nan, 2.5]})
e = d.set_index('g')
w = d.pivot(index='g', columns='n', values='m')
tables = [w.reindex(columns=pd.Index([2, 1])).T, w.reindex(columns=[2, 1]).T, pd.DataFrame(w, columns=[1]).T]
tables = tables + [pd.DataFrame(e, index=['z']), pd.Series(e['n'], index=['z']), e.reindex(['z'])]
tables = tables + [w.add(w[[1]].rename_axis(columns='z')).T, w.add(w[[1]]).T, (w - w.mean().rename('q')).T]
df = pd.DataFrame({'name': [str(t.index.name) for t in tables]})
names = [pd.Series(e.index).name, e.index.union(['a']).name, e.index.union(pd.Index(['a'])).name]
df['of index'] = names + [pd.Index(d['g']).name, pd.Index(e.index, name='k').name, pd.Index([1]).name] * 2
--- csv
name,of index
None,g
n,g
None,
None,g
None,k
g,
None,g
n,k
n,
--- diag
script:7:29: warning: column 'name' contains 'None', where 'None' stands for a missing value or a group that did not match [df-not-finite]
    7 | df = pd.DataFrame({'name': [str(t.index.name) for t in tables]})
      |                             ^~~~~~~~~~~~~~~~~
help: the column is computed at script:7; before that, drop the row, or replace the value that is missing, infinite or 0

=== pd.Index: faults
--- script
a = pd.Index(5)
b = pd.Index([('a', 1), ('b', 2)])
c = pd.Index({1, 2})
d = pd.concat([pd.DataFrame({'a': [1]})], keys=pd.Index(['x']))
df = pd.Index([1], dtype='float64')
--- diag
script:1:14: error: labels must be a list or a column, not 'int' [df-type]
    1 | a = pd.Index(5)
      |              ^
script:2:14: error: 'pd.Index' of tuples is not part of df scripts [df-unsupported]
    2 | b = pd.Index([('a', 1), ('b', 2)])
      |              ^~~~~~~~~~~~~~~~~~~~
help: write pd.MultiIndex.from_tuples([('a', 1), ('b', 2)])
script:3:14: error: 'Index' needs a list or a column [df-type]
    3 | c = pd.Index({1, 2})
      |              ^~~~~~
script:4:48: error: argument 'keys' of 'concat' must be a list of keys, not 'Index' [df-type]
    4 | d = pd.concat([pd.DataFrame({'a': [1]})], keys=pd.Index(['x']))
      |                                                ^~~~~~~~~~~~~~~
script:5:20: error: argument 'dtype' of 'Index' is not part of df scripts [df-unsupported]
    5 | df = pd.Index([1], dtype='float64')
      |                    ^~~~~~~~~~~~~~~
help: arguments are 'data', 'name'
