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
