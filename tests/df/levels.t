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
help: no matching row was found; the column is computed at script:5; before that line, drop the row, or replace the missing, infinite or 0 value
script:5:17: warning: column 'y' contains 'nan' [df-not-finite]
    5 | df = pd.concat([t.reset_index().astype(str) for t in tables])
      |                 ^~~~~~~~~~~~~~~~~~~~~~~~~~~
help: no matching row was found; the column is computed at script:5; before that line, drop the row, or replace the missing, infinite or 0 value

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
script:3:6: error: 'concat' of frames whose row labels have different numbers of levels is not part of df scripts [df-unsupported]
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
script:2:5: error: 'stack' of unsorted columns with several levels is not part of df scripts [df-unsupported]
    2 | a = d.groupby('g')[['n', 'm']].agg(['sum', 'max']).stack()
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: sort the columns first: write df.sort_index(axis=1).stack()
script:3:5: error: 'stack' of a level whose names differ between groups of columns is not part of df scripts [df-unsupported]
    3 | b = d.groupby('g').agg({'m': ['sum'], 'n': ['max']}).stack()
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: turn all cells into rows with df.melt(ignore_index=False)
script:4:13: error: unknown column level 'k' [df-value]
    4 | c = d.stack('k')
      |             ^~~
help: write the number of the level, counted from 0, or give it a name: df.rename_axis(columns='c')
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
help: the column is computed at script:13; before that line, drop the row, or replace the missing, infinite or 0 value
script:13:15: warning: column 'cells' contains '[['m', 1.5, nan, 2.5], ['p', nan, nan, nan]]' [df-not-finite]
   13 | df['cells'] = [str(t.values.tolist()) for t in tables]
      |               ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: the column is computed at script:13; before that line, drop the row, or replace the missing, infinite or 0 value
script:13:15: warning: column 'cells' contains '[['z', 0.0, 2.5], ['w', nan, nan]]' [df-not-finite]
   13 | df['cells'] = [str(t.values.tolist()) for t in tables]
      |               ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: the column is computed at script:13; before that line, drop the row, or replace the missing, infinite or 0 value
script:13:15: warning: column 'cells' contains '[[7, 'x', 1, 1.5], [8, 'y', 2, nan], [9, 'z', 0, 2.5]]' [df-not-finite]
   13 | df['cells'] = [str(t.values.tolist()) for t in tables]
      |               ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: the column is computed at script:13; before that line, drop the row, or replace the missing, infinite or 0 value

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
help: the column is computed at script:7; before that line, drop the row, or replace the missing, infinite or 0 value

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

=== swaplevel and reorder_levels of rows and columns
--- script
d = pd.DataFrame({'g': ['x', 'y', 'z', 'x'], 'k': ['b', 'a', 'c', 'a'], 'n': [1, 2, 0, 4], 'm': [1.5, np.nan, 2.5, 4.0]})
e = d.set_index(['g', 'k'])
w = d.groupby('g')[['n', 'm']].agg(['sum', 'max'])
t = pd.DataFrame([[1, 2, 3, 4]], columns=pd.MultiIndex.from_product([['a'], ['x', 'y'], [1, 2]], names=['p', 'q', 'r']))
tables = [e.swaplevel(), e.swaplevel('k', 'g').sort_index(), w.swaplevel(axis=1).sort_index(axis=1), w.swaplevel(0, 1, axis='columns')['sum']]
tables = tables + [t.swaplevel(axis=1).T, t.swaplevel('p', -1, axis=1).T, t.reorder_levels(['r', 'p', 'q'], axis=1).T]
tables = tables + [t.T.reorder_levels([2, 0, 1]), e['n'].swaplevel().unstack(), t.T[0].reorder_levels(['q', 'r', 'p']).to_frame()]
u = t.copy()
u.columns = t.columns.swaplevel('p', 'q')
v = t.copy()
v.columns = t.columns.droplevel('p')
y = pd.DataFrame([[5, 6, 7, 8]], columns=t.columns)
e.index = e.index.reorder_levels(['k', 'g'])
tables = tables + [u.T, v.T, y.T, e]
df = pd.DataFrame({'labels': [str(x.reset_index().columns.tolist()) for x in tables]})
df['first'] = [str(x.index.tolist()[1]) for x in tables]
df['cells'] = [str(x.astype(str).values.tolist()) for x in tables]
--- csv
labels,first,cells
"['k', 'g', 'n', 'm']","('a', 'y')","[['1', '1.5'], ['2', 'nan'], ['0', '2.5'], ['4', '4.0']]"
"['k', 'g', 'n', 'm']","('a', 'y')","[['4', '4.0'], ['2', 'nan'], ['1', '1.5'], ['0', '2.5']]"
"[('g', ''), ('max', 'm'), ('max', 'n'), ('sum', 'm'), ('sum', 'n')]",y,"[['4.0', '4', '5.5', '5'], ['nan', '2', '0.0', '2'], ['2.5', '0', '2.5', '0']]"
"['g', 'n', 'm']",y,"[['5', '5.5'], ['2', '0.0'], ['0', '2.5']]"
"['p', 'r', 'q', 0]","('a', 2, 'x')","[['1'], ['2'], ['3'], ['4']]"
"['r', 'q', 'p', 0]","(2, 'x', 'a')","[['1'], ['2'], ['3'], ['4']]"
"['r', 'p', 'q', 0]","(2, 'a', 'x')","[['1'], ['2'], ['3'], ['4']]"
"['r', 'p', 'q', 0]","(2, 'a', 'x')","[['1'], ['2'], ['3'], ['4']]"
"['k', 'x', 'y', 'z']",b,"[['4.0', '2.0', 'nan'], ['1.0', 'nan', 'nan'], ['nan', 'nan', '0.0']]"
"['q', 'r', 'p', 0]","('x', 2, 'a')","[['1'], ['2'], ['3'], ['4']]"
"['q', 'p', 'r', 0]","('x', 'a', 2)","[['1'], ['2'], ['3'], ['4']]"
"['q', 'r', 0]","('x', 2)","[['1'], ['2'], ['3'], ['4']]"
"['p', 'q', 'r', 0]","('a', 'x', 2)","[['5'], ['6'], ['7'], ['8']]"
"['k', 'g', 'n', 'm']","('a', 'y')","[['1', '1.5'], ['2', 'nan'], ['0', '2.5'], ['4', '4.0']]"
--- diag
script:17:15: warning: column 'cells' contains '[['1', '1.5'], ['2', 'nan'], ['0', '2.5'], ['4', '4.0']]' [df-not-finite]
   17 | df['cells'] = [str(x.astype(str).values.tolist()) for x in tables]
      |               ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: the column is computed at script:17; before that line, drop the row, or replace the missing, infinite or 0 value
script:17:15: warning: column 'cells' contains '[['4', '4.0'], ['2', 'nan'], ['1', '1.5'], ['0', '2.5']]' [df-not-finite]
   17 | df['cells'] = [str(x.astype(str).values.tolist()) for x in tables]
      |               ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: the column is computed at script:17; before that line, drop the row, or replace the missing, infinite or 0 value
script:17:15: warning: column 'cells' contains '[['4.0', '2.0', 'nan'], ['1.0', 'nan', 'nan'], ['nan', 'nan', '0.0']]' [df-not-finite]
   17 | df['cells'] = [str(x.astype(str).values.tolist()) for x in tables]
      |               ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: the column is computed at script:17; before that line, drop the row, or replace the missing, infinite or 0 value
script:17:15: warning: column 'cells' contains '[['4.0', '4', '5.5', '5'], ['nan', '2', '0.0', '2'], ['2.5', '0', '2.5', '0']]' [df-not-finite]
   17 | df['cells'] = [str(x.astype(str).values.tolist()) for x in tables]
      |               ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: the column is computed at script:17; before that line, drop the row, or replace the missing, infinite or 0 value

=== swaplevel and reorder_levels: faults
--- script
d = pd.DataFrame({'g': ['x', 'y'], 'k': ['b', 'a'], 'n': [1, 2]})
e = d.set_index(['g', 'k'])
a = d.swaplevel()
b = d.swaplevel(axis=1)
c = e.swaplevel('g', 'zz')
f = e.reorder_levels(['k'])
g = e.reorder_levels(['k', 'k'])
h = e.unstack().swaplevel(0, 5, axis=1)
df = e.unstack().swaplevel('a', 'k', axis=1)
--- diag
script:3:5: error: 'swaplevel' needs labels with several levels [df-type]
    3 | a = d.swaplevel()
      |     ^~~~~~~~~~~~~
help: set_index(['a', 'b']) makes labels with two levels; to reorder the levels of columns, add axis=1
script:4:5: error: 'swaplevel' needs columns with several levels [df-type]
    4 | b = d.swaplevel(axis=1)
      |     ^~~~~~~~~~~~~~~~~~~
help: pivot() with a list for values= makes columns with two levels
script:5:22: error: unknown level 'zz' of the labels [df-value]
    5 | c = e.swaplevel('g', 'zz')
      |                      ^~~~
help: levels are 'g', 'k'
script:6:22: error: found 1 level, but the labels have 2 [df-value]
    6 | f = e.reorder_levels(['k'])
      |                      ^~~~~
script:7:28: error: this level occurs twice [df-value]
    7 | g = e.reorder_levels(['k', 'k'])
      |                            ^~~
script:8:30: error: level 5 is out of range: the columns have 2 levels, counted from 0 [df-value]
    8 | h = e.unstack().swaplevel(0, 5, axis=1)
      |                              ^
script:9:28: error: unknown column level 'a' [df-value]
    9 | df = e.unstack().swaplevel('a', 'k', axis=1)
      |                            ^~~
help: write the number of the level, counted from 0, or give it a name: df.rename_axis(columns='c')

=== names of the levels of labels
--- script
d = pd.DataFrame({'g': ['x', 'y'], 'k': ['b', 'a'], 'n': [1, 2]})
e = d.set_index(['g', 'k'])
w = e.unstack()
names = [e.index.names, w.columns.names, w.index.names, d.index.names, d.columns.names, e['n'].index.names]
df = pd.DataFrame({'names': [', '.join([str(v) for v in list(x)]) for x in names]})
df['n'] = [len(x) for x in names]
df['same'] = [x == ['g', 'k'] for x in names]
--- csv
names,n,same
"g, k",2,True
"None, k",2,False
g,1,False
None,1,False
None,1,False
"g, k",2,True
--- diag
script:5:20: warning: column 'names' contains 'None', where 'None' stands for a missing value or a group that did not match [df-not-finite]
    5 | df = pd.DataFrame({'names': [', '.join([str(v) for v in list(x)]) for x in names]})
      |                    ^~~~~~~
help: the column is computed at script:5; before that line, drop the row, or replace the missing, infinite or 0 value
script:5:20: warning: column 'names' contains 'None, k', where 'None' stands for a missing value or a group that did not match [df-not-finite]
    5 | df = pd.DataFrame({'names': [', '.join([str(v) for v in list(x)]) for x in names]})
      |                    ^~~~~~~
help: the column is computed at script:5; before that line, drop the row, or replace the missing, infinite or 0 value

=== names of the levels of labels: faults
--- script
d = pd.DataFrame({'g': ['x', 'y'], 'k': ['b', 'a'], 'n': [1, 2]})
a = d['n'].names
b = [1].names
d.index.names[0] = 'x'
s = d['n']
s.index.names = ['x']
df = d.names
--- diag
script:2:5: error: 'names' is an attribute of df.index and df.columns [df-type]
    2 | a = d['n'].names
      |     ^~~~~~~~~~~~
script:3:5: error: 'names' is an attribute of df.index and df.columns [df-type]
    3 | b = [1].names
      |     ^~~~~~~~~
script:4:1: error: the elements of '.names' cannot be replaced one by one [df-type]
    4 | d.index.names[0] = 'x'
      | ^~~~~~~~~~~~~~~~
help: assign a list of all names: df.index.names = ['a', 'b']

=== labels that are split into levels
--- script
g = pd.DataFrame({'g_2': [1.0], 'g_3': [2.0]})
g.columns = g.columns.str.split('_', expand=True)
--- diag
script:2:13: error: expand=True for labels is not part of df scripts [df-unsupported]
    2 | g.columns = g.columns.str.split('_', expand=True)
      |             ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: for column names of several levels, write pd.MultiIndex.from_tuples([tuple(x.split('_')) for x in df.columns])

=== labels that are split into levels, in another way
--- script
df = pd.DataFrame({'g_2': [1.0], 'g_3': [2.0]})
df.columns = pd.MultiIndex.from_tuples([tuple(x.split('_')) for x in df.columns])
--- csv
g,g
2,3
1.0,2.0
