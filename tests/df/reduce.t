=== one number for a column
--- data r.csv
n,f,s,t,e
1,0.1,x,True,
2,,y,False,
4,0.3,,True,
4,0.6,y,True,
--- script
d = pd.read_csv('r.csv')
df = pd.DataFrame({'of': ['sum', 'min_count', 'prod', 'mean', 'median', 'min', 'max', 'std', 'var', 'sem', 'count', 'nunique']})
for_each = lambda c: [c.sum(), c.sum(min_count=4), c.prod(), c.mean(), c.median(), c.min(), c.max(), c.std(), c.var(ddof=0), c.sem(), c.count(), c.nunique()]
df['n'] = for_each(d['n'])
df['f'] = for_each(d['f'])
df['t'] = for_each(d['t'])
df['e'] = for_each(d['e'])
--- csv
of,n,f,t,e
sum,11.0,1.0,3,0.0
min_count,11.0,,3,
prod,32.0,0.018,0,1.0
mean,2.75,0.3333333333333333,0.75,
median,3.0,0.3,1.0,
min,1.0,0.1,False,
max,4.0,0.6,True,
std,1.5,0.2516611478423583,0.5,
var,1.6875,0.04222222222222222,0.1875,
sem,0.75,0.1452966314513558,0.25,
count,4.0,3.0,4,0.0
nunique,3.0,3.0,2,0.0

=== nothing is passed over
--- script
d = pd.DataFrame({'f': [1.5, None, 2.5]})['f']
df = pd.DataFrame({'sum': [d.sum(skipna=False)], 'max': [d.max(skipna=False)], 'std': [d.std(skipna=False)], 'n': [d.nunique(dropna=False)]})
--- csv
sum,max,std,n
,,,3

=== quantiles between two cells
--- script
d = pd.DataFrame({'n': [4, 1, 3, 2], 'f': [0.4, 0.1, None, 0.2]})
how = ['linear', 'lower', 'higher', 'midpoint', 'nearest']
df = pd.DataFrame({'how': how})
df['n'] = [d['n'].quantile(0.4, interpolation=h) for h in how]
df['f'] = [d['f'].quantile(0.4, interpolation=h) for h in how]
df['low'] = d['n'].quantile(0)
df['high'] = d['n'].quantile(q=1)
--- csv
how,n,f,low,high
linear,2.2,0.18000000000000002,1.0,4.0
lower,2.0,0.1,1.0,4.0
higher,3.0,0.2,1.0,4.0
midpoint,2.5,0.15000000000000002,1.0,4.0
nearest,2.0,0.2,1.0,4.0

=== columns and rows of a frame
--- data r.csv
a,b,c,s
3,0.5,True,x
1,,False,y
2,1.5,True,
--- script
d = pd.read_csv('r.csv')
df = pd.DataFrame({'rows': d[['a', 'b']].sum(axis=1), 'n': d.count(axis='columns'), 'least': d[['a', 'b']].idxmin(axis=1)})
df['sums'] = d[['a', 'b']].sum().tolist() + [d[['a', 'c']].any().sum()]
df['number'] = d.max(numeric_only=True).tolist()
df['of'] = d.nunique().reset_index()['index']
df['at'] = d[['a', 'b', 'b']].idxmax().tolist() if False else d['b'].idxmax()
--- csv
rows,n,least,sums,number,of,at
3.5,4,b,6.0,3,a,2
1.0,3,a,2.0,1.5,b,2
3.5,3,b,2.0,True,c,2

=== truths
--- script
d = pd.DataFrame({'n': [0, 2], 'z': [0, 0], 'f': [None, 1.0]})
df = d.any().reset_index()
df['all'] = d.all().tolist()
df['n'] = (d['n'] > 1).any()
df['rows'] = [d.any(axis=1).all(), d.all(axis=1).any(), (d > 1).any().any()]
--- csv
index,0,all,n,rows
n,True,False,True,False
z,False,False,True,False
f,True,True,True,True

=== agg of columns and frames
--- script
d = pd.DataFrame({'a': [1, 2, 4], 'b': [0.5, 1.5, None]})
df = d.agg(['sum', 'max']).reset_index()
df['one'] = d['a'].agg(['min', 'median']).tolist()
df['f'] = d['b'].agg(lambda s: s.max() - s.min())
df['x'] = d.agg({'a': 'prod', 'b': len}).tolist()
more = d.agg({'a': ['sum', 'min'], 'b': ['min', 'count']}).reset_index()
df['more'] = more['b'].head(2)
--- csv
index,a,b,one,f,x,more
sum,7,2.0,1.0,1.0,8,
max,4,1.5,2.0,1.0,3,0.5

=== labels of rows with several keys
--- script
d = pd.DataFrame({'k': ['a', 'a', 'b'], 'j': [1, 2, 1], 'n': [5, 7, 6]})
best = d.groupby(['k', 'j'])['n'].sum().idxmax()
df = pd.DataFrame({'k': [best[0]], 'j': [best[1]]})
--- csv
k,j
a,2

=== what cannot be reduced
--- script
d = pd.DataFrame({'s': ['x', 'y'], 'n': [1, 2]})
a = d['s'].median()
b = d.std()
c = d['n'].quantile(1.5)
e = d['n'].quantile(0.5, interpolation='linar')
f = d.mean(axis=2)
g = d['n'].agg('mea')
h = d.agg({'m': 'sum'})
i = d['n'].agg([sorted])
j = d['n'].head(0).idxmax()
k = d['n'].agg(['sum', 3])
l = d['n'].agg()
m = d.agg({'n': lambda s: s})
n = d.agg(x=('n', 'sum'), y='n')
df = d.agg('sum', 1)
--- diag
script:2:5: error: 'median' needs numbers, but column 's' contains strings [df-type]
    2 | a = d['s'].median()
      |     ^~~~~~~~~~~~~~~
help: pd.to_numeric(df['column']) converts strings to numbers
script:3:5: error: 'std' needs numbers, but column 's' contains strings [df-type]
    3 | b = d.std()
      |     ^~~~~~~
help: select numeric columns, or add numeric_only=True
script:4:21: error: a quantile must be a number from 0 to 1 [df-value]
    4 | c = d['n'].quantile(1.5)
      |                     ^~~
help: 0.99 is the 99th percentile
script:5:40: error: argument 'interpolation' of 'quantile' cannot be 'linar' [df-value]
    5 | e = d['n'].quantile(0.5, interpolation='linar')
      |                                        ^~~~~~~
help: did you mean 'linear'? choices are 'linear', 'lower', 'higher', 'midpoint', 'nearest'
script:6:17: error: argument 'axis' of 'mean' must be 0 for rows or 1 for columns, not 2 [df-type]
    6 | f = d.mean(axis=2)
      |                 ^
script:7:16: error: aggregation 'mea' is not part of df scripts [df-unsupported]
    7 | g = d['n'].agg('mea')
      |                ^~~~~
help: did you mean 'mean'? aggregations are 'all', 'any', 'count', 'first', 'idxmax', 'idxmin', 'last', 'max', 'mean', 'median', 'min', 'nunique', 'prod', 'quantile', 'sem', 'size', 'std', 'sum', 'var'
script:8:12: error: unknown column 'm' [df-column]
    8 | h = d.agg({'m': 'sum'})
      |            ^~~
help: columns are 's', 'n'
script:9:17: error: the function must return one value, not 'list' [df-type]
    9 | i = d['n'].agg([sorted])
      |                 ^~~~~~
help: a cell cannot hold a list; write lambda s: ', '.join(s.astype(str))
script:10:5: error: 'idxmax' needs at least one row, but the column is empty [df-value]
   10 | j = d['n'].head(0).idxmax()
      |     ^~~~~~~~~~~~~~~~~~~~~~~
help: check the condition that selects the rows: no row is left
script:11:24: error: an aggregation must be a function or its name, not 'int' [df-type]
   11 | k = d['n'].agg(['sum', 3])
      |                        ^
help: write 'sum', or a function such as lambda s: s.sum()
script:12:5: error: missing argument 'func' of 'agg' [df-type]
   12 | l = d['n'].agg()
      |     ^~~~~~~~~~~~
script:13:12: error: the function must return one value, not 'Series' [df-type]
   13 | m = d.agg({'n': lambda s: s})
      |            ^~~
help: return one value, such as s.sum()
script:14:29: error: y= must be a pair of a column and a function, not 'str' [df-type]
   14 | n = d.agg(x=('n', 'sum'), y='n')
      |                             ^~~
help: write y=('column', 'sum')
script:15:12: error: 'sum' needs numbers, but the column contains strings [df-type]
   15 | df = d.agg('sum', 1)
      |            ^~~~~
help: select numeric columns, or add numeric_only=True

=== sums of long columns go by parts of 8192
--- script
x = [(i * 7919 % 1000) / 7 - 50 for i in range(20001)]
d = pd.DataFrame({'x': x, 'y': [v / 3 for v in x]})
df = d.sum().reset_index()
df['mean'] = d.mean().tolist()
df['std'] = d.std().tolist()
df['top'] = d['x'].nlargest(2).tolist()
df['low'] = d.nsmallest(2, ['y', 'x'])['y'].tolist()
--- csv
index,0,mean,std,top,low
x,427092.8571428571,21.353575178383934,41.24237081923686,92.71428571428572,-16.666666666666668
y,142364.2857142857,7.117858392794646,13.74745693974562,92.71428571428572,-16.666666666666668

=== sums and products of integers that do not fit
--- script
m = 9223372036854775807
df = pd.DataFrame({'k': ['x', 'y', 'x'], 'n': [m, -m, 1], 'o': [1, 2, 3]})
a = df['n'].iloc[::2].sum()
b = df['n'].prod()
c = df.groupby('k')['n'].sum()
d = df.groupby('k').agg({'n': 'sum'})
e = df.groupby('k')['n'].transform('sum')
f = df[['n', 'o']].sum(axis=1)
g = df[['n', 'o']].iloc[::2].sum()
h = df['n'].iloc[::2].agg('sum')
i = np.sum(df['n'].iloc[::2])
j = df['n'].iloc[::2].astype('Int64').sum()
l = df.pivot_table(index='k', values='n', aggfunc='sum')
o = sum(df['n'].iloc[::2])
--- diag
script:3:5: error: the result does not fit into a 64-bit integer [df-value]
    3 | a = df['n'].iloc[::2].sum()
      |     ^~~~~~~~~~~~~~~~~~~~~~~
help: convert the column to float first: .astype('float')
script:4:5: error: the result does not fit into a 64-bit integer [df-value]
    4 | b = df['n'].prod()
      |     ^~~~~~~~~~~~~~
help: convert the column to float first: .astype('float')
script:5:5: error: the result does not fit into a 64-bit integer [df-value]
    5 | c = df.groupby('k')['n'].sum()
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~
help: convert the column to float first: .astype('float')
script:6:26: error: the result does not fit into a 64-bit integer [df-value]
    6 | d = df.groupby('k').agg({'n': 'sum'})
      |                          ^~~
help: convert the column to float first: .astype('float')
script:7:36: error: the result does not fit into a 64-bit integer [df-value]
    7 | e = df.groupby('k')['n'].transform('sum')
      |                                    ^~~~~
help: convert the column to float first: .astype('float')
script:8:5: error: the result does not fit into a 64-bit integer [df-value]
    8 | f = df[['n', 'o']].sum(axis=1)
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~
help: convert the column to float first: .astype('float')
script:9:5: error: the result does not fit into a 64-bit integer [df-value]
    9 | g = df[['n', 'o']].iloc[::2].sum()
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: convert the column to float first: .astype('float')
script:10:27: error: the result does not fit into a 64-bit integer [df-value]
   10 | h = df['n'].iloc[::2].agg('sum')
      |                           ^~~~~
help: convert the column to float first: .astype('float')
script:11:5: error: the result does not fit into a 64-bit integer [df-value]
   11 | i = np.sum(df['n'].iloc[::2])
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~
help: convert the column to float first: .astype('float')
script:12:5: error: the result does not fit into a 64-bit integer [df-value]
   12 | j = df['n'].iloc[::2].astype('Int64').sum()
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: convert the column to float first: .astype('float')
script:13:5: error: the result does not fit into a 64-bit integer [df-value]
   13 | l = df.pivot_table(index='k', values='n', aggfunc='sum')
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: convert the column to float first: .astype('float')
script:14:5: error: the result does not fit into a 64-bit integer [df-value]
   14 | o = sum(df['n'].iloc[::2])
      |     ^~~~~~~~~~~~~~~~~~~~~~

=== sums and products of integers that come back
--- script
m = 9223372036854775807
l = -m - 1
df = pd.DataFrame({'a': [m, m, -m, -m], 'b': [l, -1, 1, 5], 'c': [2 ** 62, 2, -1, 1], 'd': [m, m, 0, 9]})
df = pd.DataFrame({'sum': [df['a'].sum(), df['b'].sum()], 'prod': [df['c'].prod(), df['d'].prod()], 'mean': [df['a'].mean(), df['d'].mean()]})
--- csv
sum,prod,mean
0,-9223372036854775808,0.0
-9223372036854775803,0,4.611686018427388e+18

=== quantiles that are integers, beyond pandas
--- script
a = 2 ** 53 + 1
df = pd.DataFrame({'k': ['x', 'x', 'x'], 'n': [a + 6, a, a + 2]})
low = df['n'].quantile(0.5, interpolation='lower')
high = df['n'].quantile(0.6, interpolation='higher')
near = df['n'].quantile(0.1, interpolation='nearest')
none = df['n'].iloc[:0].quantile(0.5, interpolation='lower')
group = df.groupby('k')['n'].quantile(0.4, interpolation='higher')['x']
mid = pd.Series([0.7, 0.9]).quantile(0.5, interpolation='midpoint')
other = pd.Series([0.1, 0.7]).quantile(0.5, interpolation='midpoint')
df = pd.DataFrame({'low': [low], 'high': [high], 'near': [near], 'none': [none], 'group': [group], 'mid': [mid], 'other': [other]})
--- csv
low,high,near,none,group,mid,other
9007199254740995,9007199254740999,9007199254740993,,9007199254740995,0.8,0.39999999999999997
--- diag
script:6:8: warning: column 'none' contains nan in row 1 [df-not-finite]
    6 | none = df['n'].iloc[:0].quantile(0.5, interpolation='lower')
      |        ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: the column is computed at script:6; drop the row, or call .fillna()

=== a median is no negative zero
--- script
d = pd.DataFrame({'x': [-6.0, -0.0, 2.0], 'y': [-0.0, -0.0, 1.0]})
df = d.median().to_frame('all')
df['half'] = d.quantile(0.5)
df['rows'] = d.median(axis=1).tolist()[1]
--- csv
all,half,rows
0.0,0.0,0.0
0.0,0.0,0.0

=== figures of no columns, across
--- script
df = pd.DataFrame({'a': ['x']})
df['s'] = df[['a']].sum(axis=1, numeric_only=True)
df['p'] = df[['a']].prod(axis=1, numeric_only=True)
df['c'] = df[['a']].count(axis=1, numeric_only=True)
df['m'] = df[['a']].max(axis=1, numeric_only=True)
--- csv
a,s,p,c,m
x,0.0,1.0,0,

=== bools of groups with few rows
--- script
df = pd.DataFrame({'k': [1, 1, 2], 'b': [True, False, True], 'i': [1, 2, 3]})
df = df.groupby('k').first(min_count=2).join(df.groupby('k').last(min_count=1), rsuffix='2').reset_index()
--- csv
k,b,i,b2,i2
1,1.0,1.0,False,2
2,,,True,3

=== rows of objects
--- script
x = pd.DataFrame({'n': [1, 2, 3], 'b': [True, False, None], 'o': [None, 2, 0.5], 't': [False, True, True]})
df = pd.DataFrame({'sum': x.sum(axis=1), 'prod': x.prod(axis=1, min_count=3), 'max': x.max(axis=1), 'mean': x.mean(axis=1), 'ints': x[['n', 't']].sum(axis=1, numeric_only=True), 'floats': x[['n', 't']].sum(axis=1), 'bools': x[['b', 'o']].max(axis=1), 'none': x[['b']].sum(axis=1)})
df['text'] = pd.DataFrame({'a': ['1', '2', '3'], 'b': ['x', '', '1']}).sum(axis=1)
df['digits'] = pd.DataFrame({'a': ['1', '2', '3'], 'b': ['7', '', '1']}).sum(axis=1)
df['few'] = pd.DataFrame({'a': ['x', 'y', 'z']}).sum(axis=1, min_count=2)
--- csv
sum,prod,max,mean,ints,floats,bools,none,text,digits,few
2,0,1,0.6666666666666666,1,1,True,True,1x,17,
5.0,0.0,2,1.25,3,3,2.0,False,2,2,
4.5,1.5,3,1.5,4,4,0.5,0,31,31,
--- diag
script:3:14: warning: the column contains strings: the sum of '3' and '1' is '31' [df-text-arithmetic]
    3 | df['text'] = pd.DataFrame({'a': ['1', '2', '3'], 'b': ['x', '', '1']}).sum(axis=1)
      |              ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: 'x' in script:3 makes it a column of strings; pd.to_numeric(column, errors='coerce') turns this cell into a missing value
script:4:16: warning: the column contains strings: the sum of '1' and '7' is '17' [df-text-arithmetic]
    4 | df['digits'] = pd.DataFrame({'a': ['1', '2', '3'], 'b': ['7', '', '1']}).sum(axis=1)
      |                ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: '1' in script:4 makes it a column of strings; read the file with pd.read_csv(..., thousands=','), or compute before you format the numbers

=== a row of strings without a value
--- script
x = pd.DataFrame({'a': ['x', 'y'], 'b': ['z', None]})
df = x.sum(axis=1)
--- diag
script:2:6: error: 'sum' needs numbers, but a row contains missing cells and strings [df-type]
    2 | df = x.sum(axis=1)
      |      ^~~~~~~~~~~~~
help: fill the missing cells first: df.fillna(...)

=== a row of objects without a value, which is not skipped
--- script
x = pd.DataFrame({'a': [1, 2], 'b': [True, None]})
df = x.max(axis=1, skipna=False)
--- diag
script:2:6: error: 'max' needs numbers, but a row contains missing cells and other objects [df-type]
    2 | df = x.max(axis=1, skipna=False)
      |      ^~~~~~~~~~~~~~~~~~~~~~~~~~~
help: fill the missing cells first: df.fillna(...)

=== the greatest of no columns
--- script
x = pd.DataFrame({'a': ['x', 'y']})
df = x.idxmax(axis=1, numeric_only=True)
--- diag
script:2:6: error: 'idxmax' needs at least one column [df-value]
    2 | df = x.idxmax(axis=1, numeric_only=True)
      |      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~

=== two functions of one name
--- script
import pandas as pd
df = pd.DataFrame({'a': [1, 2, 3], 'b': [2, 4, 8]})
c = df.agg(['std', 'std'])
d = df.agg([np.std, 'max', 'std'])
e = df.agg({'b': ['min'], 'a': ['max', 'max']})
df = df.agg({'a': ['max', 'min'], 'b': ['min']})
--- diag
script:3:20: error: two rows would be named 'std' [df-value]
    3 | c = df.agg(['std', 'std'])
      |                    ^~~~~
script:4:28: error: two rows would be named 'std' [df-value]
    4 | d = df.agg([np.std, 'max', 'std'])
      |                            ^~~~~
script:5:27: error: two rows would be named 'max' [df-value]
    5 | e = df.agg({'b': ['min'], 'a': ['max', 'max']})
      |                           ^~~

=== named aggregations of several columns
--- script
d = pd.DataFrame({'x': [1.0, 2.0], 'n': [1, 2], 's': ['a', 'b']})
a = d.agg(total=('n', 'sum'), avg=('x', 'mean'), most=('n', 'max'), last=('s', 'max')).reset_index()
b = d.agg(total=pd.NamedAgg('n', 'sum')).reset_index()
df = pd.concat([a, b], ignore_index=True)
--- csv
index,n,x,s
total,3.0,,
avg,,1.5,
most,2.0,,
last,,,b
total,3.0,,

=== labels of functions in a list
--- script
d = pd.DataFrame({'n': [1, 2, 3], 't': pd.to_datetime(['2024-01-01', '2024-02-01', '2024-02-03'])}).set_index('t')
a = d.agg(['sum', lambda s: s.max()]).reset_index()
b = d['n'].agg(['sum', lambda s: s.max(), lambda s: s.min()]).reset_index()
c = d['n'].resample('MS').agg(['sum', lambda s: s.max()])
e = d.resample('MS')['n'].agg(['sum', lambda s: s.max()])
df = pd.concat([a, b, c, e], ignore_index=True)
--- csv
index,n,sum,<lambda>,<lambda_0>
sum,6.0,,,
<lambda>,3.0,,,
sum,6.0,,,
<lambda>,3.0,,,
<lambda>,1.0,,,
,,1.0,1.0,
,,5.0,3.0,
,,1.0,,1.0
,,5.0,,3.0
