=== agg of rows
--- data a.csv
k,v,w,u
x,1,1.5,3
y,4,,2
--- script
df = pd.read_csv('a.csv')
n = df[['v', 'w']]
df['sum'] = n.agg('sum', axis=1)
df['mean'] = n.agg(np.mean, axis='columns')
df['span'] = n.agg(lambda r: r.max() - r.min(), axis=1)
df['name'] = df[['k', 'v']].astype(str).agg('-'.join, axis=1)
df['most'] = n.agg('idxmax', axis=1)
df = df.join(df[['v', 'u']].agg(['min', 'max'], axis=1))
df = df.join(df[['v', 'u']].agg([min, 'mean'], axis=1).add_prefix('f_'))
df['total'] = n.agg('sum', 0)['v']
--- csv
k,v,w,u,sum,mean,span,name,most,min,max,f_min,f_mean,total
x,1,1.5,3,2.5,1.25,0.5,x-1,w,1,3,1.0,2.0,5.0
y,4,,2,4.0,4.0,0.0,y-4,v,2,4,2.0,3.0,5.0

=== agg of rows: faults
--- script
d = pd.DataFrame({'k': ['a'], 'v': [1], 'w': [2]})
a = d.agg(['min'], axis=1)
b = d[['v']].agg({'v': 'sum'}, axis=1)
c = d[['v']].agg('quantile', axis=1)
e = d[['v']].agg([lambda r: r.sum()], axis=1)
f = d[['v']].agg(['sum', 'sum'], axis=1)
g = d['v'].agg('sum', axis=1)
h = d[['v']].agg('sum', axis=2)
i = d[['v']].agg([lambda r: r * 2, 'sum'], axis=1)
j = d[['v']].agg('nothing', axis=1)
--- diag
script:2:5: error: a list of functions for rows that do not contain only numbers is not part of df scripts [df-unsupported]
    2 | a = d.agg(['min'], axis=1)
      |     ^~~~~~~~~~~~~~~~~~~~~~
help: make a column of each figure, such as df[['a', 'b']].sum(axis=1)
script:3:18: error: 'agg' needs a function, its name or a list of these for axis=1, not 'dict' [df-type]
    3 | b = d[['v']].agg({'v': 'sum'}, axis=1)
      |                  ^~~~~~~~~~~~
script:4:18: error: 'quantile' of each row in agg() is not part of df scripts [df-unsupported]
    4 | c = d[['v']].agg('quantile', axis=1)
      |                  ^~~~~~~~~~
help: write a lambda, as in agg(lambda r: r.quantile(0.9), axis=1)
script:5:19: error: a lambda in a list of functions for rows is not part of df scripts [df-unsupported]
    5 | e = d[['v']].agg([lambda r: r.sum()], axis=1)
      |                   ^~~~~~~~~~~~~~~~~
help: make a column of each figure, such as df[['a', 'b']].sum(axis=1)
script:6:26: error: a function twice in agg() is not part of df scripts [df-unsupported]
    6 | f = d[['v']].agg(['sum', 'sum'], axis=1)
      |                          ^~~~~
help: make a column of each figure, such as df[['a', 'b']].sum(axis=1)
script:7:28: error: a column has no axis 1 [df-value]
    7 | g = d['v'].agg('sum', axis=1)
      |                            ^
script:8:30: error: argument 'axis' of 'agg' must be 0 for rows or 1 for columns, not 2 [df-type]
    8 | h = d[['v']].agg('sum', axis=2)
      |                              ^
script:9:19: error: a lambda in a list of functions for rows is not part of df scripts [df-unsupported]
    9 | i = d[['v']].agg([lambda r: r * 2, 'sum'], axis=1)
      |                   ^~~~~~~~~~~~~~~
help: make a column of each figure, such as df[['a', 'b']].sum(axis=1)
script:10:18: error: 'nothing' of DataFrame is not part of df scripts [df-unsupported]
   10 | j = d[['v']].agg('nothing', axis=1)
      |                  ^~~~~~~~~
help: `perfpress help df` lists all functions and methods

=== shift of columns
--- data a.csv
k,v,w
x,1,1.5
y,4,
--- script
d = pd.read_csv('a.csv')
df = d.shift(1, axis=1).add_prefix('right_')
df = df.join(d.shift(-1, axis='columns').add_prefix('left_'))
df = df.join(d[['v']].assign(n=2).shift(axis=1, fill_value=0).add_prefix('i_'))
df = df.join(d.shift(5, axis=1).add_prefix('far_'))
df['t'] = '|'.join(str(t) for t in df.dtypes)
--- csv
right_k,right_v,right_w,left_k,left_v,left_w,i_v,i_n,far_k,far_v,far_w,t
,x,1,1,1.5,,0,1,,,,object|object|int64|int64|float64|float64|int64|int64|object|object|object
,y,4,4,,,0,4,,,,object|object|int64|int64|float64|float64|int64|int64|object|object|object

=== shift of columns: faults
--- script
d = pd.DataFrame({'v': [1.5], 'w': [2.5]})
a = d.shift(1, axis=1, fill_value=0)
b = d.shift(1, axis=1, fill_value=[1, 2])
c = d.shift('a', axis=1)
--- diag
script:2:35: error: an integer as fill_value for floats is not part of df scripts [df-unsupported]
    2 | a = d.shift(1, axis=1, fill_value=0)
      |                                   ^
help: write a float, such as fill_value=0.0
script:3:35: error: argument 'fill_value' of 'shift' must be a single value, not 'list' [df-type]
    3 | b = d.shift(1, axis=1, fill_value=[1, 2])
      |                                   ^~~~~~
help: pass a single value, such as df['a'].iloc[0]
script:4:13: error: 'shift' needs an integer, not the string 'a' [df-type]
    4 | c = d.shift('a', axis=1)
      |             ^~~
