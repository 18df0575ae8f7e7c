=== one row for each group, in the order of the keys
--- data g.csv
k,j,n,f,s,t
b,1,5,0.1,x,True
a,2,3,0.2,y,False
b,1,2,,z,True
,3,9,1.5,w,True
a,1,1,0.3,v,False
--- script
g = pd.read_csv('g.csv').groupby('k')
df = g[['n', 'f']].min().reset_index()
df['max'] = g['n'].max().reset_index()['n']
df['mean'] = g['f'].mean().reset_index()['f']
df['sum'] = g['n'].sum().reset_index(drop=True)
df['count'] = g['f'].count().reset_index(drop=True)
df['last'] = g[['s']].max().reset_index()['s']
df['text'] = g['s'].sum().reset_index(drop=True)
df['true'] = g['t'].sum().reset_index(drop=True)
--- csv
k,n,f,max,mean,sum,count,last,text,true
a,1,0.2,3,0.25,4,2,y,yv,0
b,2,0.1,5,0.1,7,1,z,xz,2
--- diag
g.csv:5:1: warning: groupby drops 1 of 5 rows: it has no value in 'k' [df-group-lost]
    5 | ,3,9,1.5,w,True
      | ^
help: dropna=False keeps them; to drop them without a warning, call .dropna(subset=['k']) before the call at script:1, or set dropna=True in the call

=== several keys
--- data g.csv
k,j,n
b,1,5
a,2,3
b,1,2
a,1,1
--- script
df = pd.read_csv('g.csv').groupby(['k', 'j'])[['n']].sum().reset_index()
--- csv
k,j,n
a,1,1
a,2,3
b,1,7

=== rows of each group
--- data g.csv
k,n
b,1
a,2
b,3
a,4
b,5
--- script
df = pd.read_csv('g.csv')
first = df.groupby('k').head(1)
last = df.groupby('k').tail(1)
df['first'] = first['n']
df['last'] = last['n']
df['rest'] = df.groupby('k').head(-1)['n']
--- csv
k,n,first,last,rest
b,1,1.0,,1.0
a,2,2.0,,2.0
b,3,,,3.0
a,4,,4.0,
b,5,,5.0,

=== what has no mean
--- script
df = pd.DataFrame({'k': ['a', 'b'], 's': ['x', 'y'], 'n': [1, 2]})
a = df.groupby('k').mean()
b = df.groupby('x').sum()
c = df.groupby('k')['m'].sum()
d = df.groupby([]).sum()
e = df.groupby('k').median()
f = df['s'].mean()
df = df.groupby('k').mean(numeric_only=True).reset_index()
--- diag
script:2:5: error: 'mean' needs numbers, but column 's' contains strings [df-type]
    2 | a = df.groupby('k').mean()
      |     ^~~~~~~~~~~~~~~~~~~~~~
help: select numeric columns, or add numeric_only=True
script:3:16: error: unknown column 'x' [df-column]
    3 | b = df.groupby('x').sum()
      |                ^~~
help: columns are 'k', 's', 'n'
script:4:21: error: unknown column 'm' [df-column]
    4 | c = df.groupby('k')['m'].sum()
      |                     ^~~
help: columns are 'k', 's', 'n'
script:5:16: error: 'groupby' needs at least one column [df-value]
    5 | d = df.groupby([]).sum()
      |                ^~
help: name a column, as in df.groupby('a')
script:6:5: error: 'median' needs numbers, but column 's' contains strings [df-type]
    6 | e = df.groupby('k').median()
      |     ^~~~~~~~~~~~~~~~~~~~~~~~
help: select numeric columns, or add numeric_only=True
script:7:5: error: 'mean' needs numbers, but column 's' contains strings [df-type]
    7 | f = df['s'].mean()
      |     ^~~~~~~~~~~~~~
help: pd.to_numeric(df['column']) converts strings to numbers

=== labels of several keys match no others
--- script
df = pd.DataFrame({'k': ['a', 'b'], 'j': [1, 2], 'n': [3, 4]})
g = df.groupby(['k', 'j'])[['n']].sum()
df['g'] = g['n']
--- diag
script:3:11: error: rows cannot be matched: the row labels of one side have more levels [df-value]
    3 | df['g'] = g['n']
      |           ^~~~~~
help: turn the labels into columns: .reset_index()

=== every reduction of groups
--- data g.csv
k,n,f,s
b,5,0.1,x
a,3,0.2,y
b,2,,z
a,1,0.3,v
b,9,0.7,
--- script
g = pd.read_csv('g.csv').groupby('k')
df = g[['n', 'f']].median().reset_index()
df['std'] = g['f'].std().tolist()
df['var'] = g['n'].var(ddof=0).tolist()
df['sem'] = g['n'].sem().tolist()
df['prod'] = g['n'].prod().tolist()
df['q'] = g['n'].quantile(0.3).tolist()
df['mid'] = g['n'].quantile(0.25, interpolation='nearest').tolist()
df['first'] = g['f'].first().tolist()
df['last'] = g['s'].last().tolist()
df['kinds'] = g['s'].nunique().tolist()
df['size'] = g.size().tolist()
df['any'] = (g['f'].any() & g['n'].all()).tolist()
df['at'] = g['n'].idxmin().tolist()
df['few'] = g['n'].sum(min_count=3).tolist()
--- csv
k,n,f,std,var,sem,prod,q,mid,first,last,kinds,size,any,at,few
a,2.0,0.25,0.07071067811865474,1.0,1.0,3,1.6,1,0.2,v,2,2,True,3,
b,5.0,0.39999999999999997,0.42426406871192845,8.222222222222223,2.0275875100994067,90,3.8,2,0.1,z,2,3,True,2,16.0

=== options of groupby
--- data g.csv
k,j,n
b,1,5
a,2,3
,1,2
b,1,1
--- script
d = pd.read_csv('g.csv')
df = d.groupby('k', sort=False, dropna=False, as_index=False)['n'].sum()
df['size'] = d.groupby(['k', 'j'], dropna=False).size().tolist()
df['cut'] = d.groupby(['k', 'j'], as_index=False).size()['size']
df['fn'] = d.groupby(lambda i: i // 2)['n'].sum()
df['level'] = d.set_index('j').groupby(level=0)['n'].sum().tolist() + [None]
df['mask'] = d['n'].groupby(d['n'] > 2).count().tolist() + [0]
--- csv
k,n,size,cut,fn,level,mask
b,6,1,1.0,8.0,8.0,2
a,3,2,2.0,3.0,3.0,2
,2,1,,,,0
--- diag
g.csv:4:1: warning: groupby drops 1 of 4 rows: it has no value in 'k' [df-group-lost]
    4 | ,1,2
      | ^
help: dropna=False keeps them; to drop them without a warning, call .dropna(subset=['k']) before the call at script:4, or set dropna=True in the call

=== agg by names, lists, dicts and functions
--- data g.csv
k,n,f
b,5,0.1
a,3,0.2
b,2,
--- script
g = pd.read_csv('g.csv').groupby('k')
df = g.agg(x=('n', 'sum'), y=('f', lambda s: s.count()), z=pd.NamedAgg(column='n', aggfunc=max)).reset_index()
df['list'] = g['n'].agg(['min', 'mean'])['mean'].tolist()
df['two'] = g.agg({'n': ['min', 'max'], 'f': 'sum'})[('n', 'max')].tolist()
df['fns'] = g['n'].agg([len, lambda s: s.iloc[0], lambda s: s.iloc[-1]])['<lambda_1>'].tolist()
df['one'] = g['n'].agg('median').tolist()
df['named'] = g['n'].agg(low='min', high='max')['high'].tolist()
--- csv
k,x,y,z,list,two,fns,one,named
a,3,1,3,3.0,3,3,3.0,3
b,7,1,5,3.5,5,2,3.5,5

=== names in two levels
--- data g.csv
k,n,f
b,5,0.1
a,3,0.2
--- script
df = pd.read_csv('g.csv').groupby('k', as_index=False).agg({'n': ['min', 'max'], 'f': ['sum']})
--- csv
k,n,n,f
,min,max,sum
a,3,3,0.2
b,5,5,0.1

=== transform
--- data g.csv
k,n
b,5
a,3
,7
b,2
--- script
df = pd.read_csv('g.csv')
g = df.groupby('k')['n']
df['sum'] = g.transform('sum')
df['size'] = g.transform('size')
df['diff'] = g.transform(lambda s: s - s.min())
df['span'] = g.transform(lambda s: s.max() - s.min())
df['no'] = df.groupby('k').cumcount()
df['from end'] = df.groupby('k').cumcount(ascending=False)
df['group'] = df.groupby('k', dropna=False).ngroup()
df['std'] = g.transform(np.std).round(3)
df['max'] = g.transform(max)
df['of n'] = g.transform(lambda s: np.std(s))
--- csv
k,n,sum,size,diff,span,no,from end,group,std,max,of n
b,5,7.0,2.0,3.0,3.0,0.0,1.0,1,2.121,5.0,1.5
a,3,3.0,1.0,0.0,0.0,0.0,0.0,0,,3.0,0.0
,7,,,,,,,2,,,
b,2,7.0,2.0,0.0,3.0,1.0,0.0,1,2.121,5.0,1.5
--- diag
g.csv:4:1: warning: groupby drops 1 of 4 rows: it has no value in 'k' [df-group-lost]
    4 | ,7
      | ^
help: dropna=False keeps them; to drop them without a warning, call .dropna(subset=['k']) before the call at script:2, or set dropna=True in the call

=== rows of groups
--- data g.csv
k,n
b,5
a,3
b,2
b,4
--- script
d = pd.read_csv('g.csv')
g = d.groupby('k')
df = g.nth([0, -1])
df['second'] = g.nth(1)['n']
df['big'] = g.filter(lambda x: x['n'].sum() > 3)['n']
df['b'] = g.get_group('b')['n']
df['n'] = g['n'].nth(0)
df['names'] = [','.join(k + str(len(x)) for k, x in g)] * 3
df['groups'] = g.ngroups
df['pairs'] = [str([k for k, x in d.groupby(['k', 'n'])][0])] * 3
--- csv
k,n,second,big,b,names,groups,pairs
b,5.0,,5.0,5.0,"a1,b3",2,"('a', 3)"
a,3.0,,,,"a1,b3",2,"('a', 3)"
b,,,4.0,4.0,"a1,b3",2,"('a', 3)"

=== categories that no row has
--- script
d = pd.DataFrame({'k': ['b', 'a', 'b'], 'j': [1, 2, 1], 'n': [5, 3, 2]})
d['k'] = pd.Categorical(d['k'], categories=['c', 'b', 'a'])
df = d.groupby('k')['n'].agg(['count', 'sum', 'mean', 'min', 'first']).reset_index()
df['pairs'] = [len(d.groupby(['k', 'j']).size()), len(d.groupby(['k', 'j'], observed=True).size()), 0]
--- csv
k,count,sum,mean,min,first,pairs
c,0,0,,,,6
b,2,7,3.5,2.0,5.0,2
a,1,3,3.0,3.0,3.0,0

=== what groups cannot do
--- script
d = pd.DataFrame({'k': ['a', 'b'], 's': ['x', 'y'], 'n': [1, 2]})
g = d.groupby('k')
a = g.agg({'m': 'sum'})
b = g.agg(x='sum')
c = g['n'].agg(['sum', 'sum'])
e = g['n'].agg(['sum', 'averge'])
f = g.agg('averge')
h = g.transform(lambda s: [1])
i = g.filter(lambda x: 1)
j = g.get_group('z')
k = g.nth('x')
l = d.groupby()
m = d.groupby(level='z')
n = g['n'].agg(lambda s: s)
o = d.groupby('k', axis=1)
p = d.set_index(['k', 's']).groupby('k').idxmax()
q = g[['n', 'z']]
df = d.groupby(pd.Series([1, 2, 3]).values)
--- diag
script:3:12: error: unknown column 'm' [df-column]
    3 | a = g.agg({'m': 'sum'})
      |            ^~~
help: columns are 'k', 's', 'n'
script:4:13: error: x= must be a pair of a column and a function, not 'str' [df-type]
    4 | b = g.agg(x='sum')
      |             ^~~~~
help: write x=('column', 'sum')
script:5:24: error: two columns would be named 'sum' [df-value]
    5 | c = g['n'].agg(['sum', 'sum'])
      |                        ^~~~~
script:6:24: error: aggregation 'averge' is not part of df scripts [df-unsupported]
    6 | e = g['n'].agg(['sum', 'averge'])
      |                        ^~~~~~~~
help: aggregations are 'all', 'any', 'count', 'first', 'idxmax', 'idxmin', 'last', 'max', 'mean', 'median', 'min', 'nunique', 'prod', 'quantile', 'sem', 'size', 'std', 'sum', 'var'
script:7:11: error: 'averge' of GroupBy is not part of df scripts [df-unsupported]
    7 | f = g.agg('averge')
      |           ^~~~~~~~
help: aggregations are 'all', 'any', 'count', 'first', 'idxmax', 'idxmin', 'last', 'max', 'mean', 'median', 'min', 'nunique', 'prod', 'quantile', 'sem', 'size', 'std', 'sum', 'var'
script:8:17: error: the function must return one value, or one for each row of its group, not 'list' [df-type]
    8 | h = g.transform(lambda s: [1])
      |                 ^~~~~~~~~~~~~
help: return a column, such as s / s.max(), or a value, such as s.max()
script:9:14: error: the function must return True or False for a group, not 'int' [df-type]
    9 | i = g.filter(lambda x: 1)
      |              ^~~~~~~~~~~
help: return a condition, such as lambda x: len(x) > 1
script:10:17: error: 'z' is not one of the groups [df-value]
   10 | j = g.get_group('z')
      |                 ^~~
help: groups are 'a', 'b'
script:11:11: error: 'nth' needs an integer or a list of them, not the string 'x' [df-type]
   11 | k = g.nth('x')
      |           ^~~
script:12:5: error: missing argument 'by' of 'groupby' [df-type]
   12 | l = d.groupby()
      |     ^~~~~~~~~~~
script:13:21: error: unknown level 'z' of the labels [df-value]
   13 | m = d.groupby(level='z')
      |                     ^~~
help: the labels have no name; df.set_index('a') makes a column the row labels
script:14:16: error: the function must return one value, not 'Series' [df-type]
   14 | n = g['n'].agg(lambda s: s)
      |                ^~~~~~~~~~~
help: return one value, such as s.sum()
script:15:25: error: value 1 of argument 'axis' of 'groupby' is not part of df scripts [df-unsupported]
   15 | o = d.groupby('k', axis=1)
      |                         ^
help: remove the argument; only axis=0 is supported
script:16:5: error: idxmax or idxmin of rows whose labels have several levels is not part of df scripts [df-unsupported]
   16 | p = d.set_index(['k', 's']).groupby('k').idxmax()
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: turn the labels into columns first: .reset_index()
script:17:13: error: unknown column 'z' [df-column]
   17 | q = g[['n', 'z']]
      |             ^~~
help: columns are 'k', 's', 'n'
script:18:16: error: found 3 keys for 2 rows, expected one for each [df-value]
   18 | df = d.groupby(pd.Series([1, 2, 3]).values)
      |                ^~~~~~~~~~~~~~~~~~~~~~~~~~~

=== functions of groups
--- data g.csv
k,n
b,5
a,3
b,2
b,4
--- script
d = pd.read_csv('g.csv')
g = d.groupby('k')
df = g.apply(lambda x: x.nlargest(2, 'n')).reset_index(drop=True)
df['range'] = g.apply(lambda x: x['n'].max() - x['n'].min()).tolist() + [None]
df['two'] = g.apply(lambda x: pd.Series({'n': len(x), 's': x['n'].sum()}))['s'].tolist() + [None]
df['below'] = g['n'].apply(lambda s: s.nsmallest(2)).tolist()
df['named'] = g['n'].apply(lambda s: s.sum()).reset_index()['n']
df['level'] = g['n'].apply(lambda s: s.head(2)).reset_index()['level_1']
own = d.groupby('k', group_keys=False)
df['own'] = own['n'].apply(lambda s: s - s.min())
df['keep'] = own.apply(lambda x: x[x['n'] > 2])['n']
df['none'] = len(d.head(0).groupby('k').apply(lambda x: x.head(1)))
--- csv
k,n,range,two,below,named,level,own,keep,none
a,3,0.0,3.0,3,3.0,1,3,5.0,0
b,5,3.0,11.0,2,11.0,0,0,3.0,0
b,4,,,4,,2,0,,0

=== apply() with functions that keep the rows of each group
--- script
d = pd.DataFrame({'k': ['b', 'a', None, 'b', 'a'], 'n': [1, 2, 3, 4, 5]}, index=[7, 8, 8, 8, 9])
share = lambda g: g.assign(share=g['n'] / g['n'].sum())
df = d.groupby('k', dropna=True).apply(share).reset_index()
df['keys'] = d.groupby('k', dropna=True, group_keys=True).apply(share)['n'].tolist()
df['number'] = d.groupby('k', dropna=True, as_index=False).apply(lambda g: g.head(2).tail(1)).reset_index()['level_0'].tolist() + [-1, -1]
df['series'] = d.groupby('k', dropna=True)['n'].apply(lambda s: s - s.min()).tolist()
df['column'] = d.groupby('k', dropna=True, group_keys=False).apply(lambda g: g['n'] * 2).tolist()
same = d.assign(n=d['n'] * 2).set_axis([1] * 5)
df['equal labels'] = same.groupby('k', dropna=True).apply(share)['n'].tolist()
--- csv
index,k,n,share,keys,number,series,column,equal labels
7,b,1,0.2,2,0,0,4,4
8,a,2,0.2857142857142857,5,1,0,10,10
8,b,4,0.8,1,-1,3,2,2
9,a,5,0.7142857142857143,4,-1,3,8,8

=== quantiles by lists
--- data g.csv
k,n,f
b,5,0.1
a,3,
b,2,0.4
--- script
d = pd.read_csv('g.csv')
df = d.groupby('k')[['n', 'f']].quantile([0.5, 0.75]).reset_index()
df['all'] = d['n'].quantile([0, 0.5, 0.75, 1], interpolation='higher').tolist()
df['frame'] = d.quantile([0.5, 0.75, 0.9, 1], numeric_only=True)['f'].tolist()
df['one'] = d.groupby('k')['n'].quantile([0.5]).tolist() * 2
--- csv
k,level_1,n,f,all,frame,one
a,0.5,3.0,,2,0.25,3.0
a,0.75,3.0,,3,0.325,3.5
b,0.5,3.5,0.25,5,0.37,3.0
b,0.75,4.25,0.32500000000000007,5,0.4,3.5

=== categories have an order
--- script
d = pd.DataFrame({'k': ['low', 'high', 'mid', 'low'], 'n': [1.5, 2, None, 4], 'g': [1, 1, 2, 2]})
d['k'] = pd.Categorical(d['k'], categories=['low', 'mid', 'high'], ordered=True)
df = d.groupby('g')['k'].agg(['min', 'max']).reset_index()
df['all'] = d['k'].max()
df['np'] = [np.std(d['n']), np.var(d['n'], ddof=1)]
df['np too'] = [np.median(d['n']), np.prod(d['n'])]
df['agg'] = d.groupby('g')['n'].agg(np.std).tolist()
--- csv
g,min,max,all,np,np too,agg
1,low,high,high,1.0801234497346435,,0.3535533905932738
2,low,mid,high,1.75,12.0,

=== what functions of groups may not give
--- script
d = pd.DataFrame({'k': ['a', 'b'], 'n': [1, 2]})
d['c'] = d['k'].astype('category')
g = d.groupby('k')
a = g.apply(lambda x: x if x['n'].sum() > 1 else 3)
b = g.apply(lambda x: x.rename(columns={'n': x['k'].iloc[0]}))
c = g.apply(lambda x: [1])
e = g.apply('sum')
f = d['c'].max()
h = d['c'].sum()
i = d['n'].quantile([])
j = d['n'].quantile([0.5, 'x'])
k = np.std([1, 2])
df = g[['n', 'n']].sum()
--- diag
script:4:13: error: a cell cannot hold a 'DataFrame' [df-type]
    4 | a = g.apply(lambda x: x if x['n'].sum() > 1 else 3)
      |             ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: return one value, such as x['column'].sum(); to make columns of lists, write pd.DataFrame(s.tolist(), index=s.index), or s.str.split('-', expand=True)
script:5:13: error: the function returns frames with different columns [df-value]
    5 | b = g.apply(lambda x: x.rename(columns={'n': x['k'].iloc[0]}))
      |             ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: the frame of each group must have the same columns in the same order
script:7:13: error: 'apply' needs a function, not the string 'sum' [df-type]
    7 | e = g.apply('sum')
      |             ^~~~~
help: .agg() takes the name of a function; write g.agg('sum')
script:8:5: error: 'max' needs ordered categories, but column 'c' contains unordered ones [df-type]
    8 | f = d['c'].max()
      |     ^~~~~~~~~~~~
help: pd.Categorical(..., ordered=True) makes categories ordered
script:9:5: error: 'sum' needs numbers, but column 'c' contains categories [df-type]
    9 | h = d['c'].sum()
      |     ^~~~~~~~~~~~
help: convert it first: .astype('str') and then pd.to_numeric()
script:10:21: error: the list of quantiles is empty [df-value]
   10 | i = d['n'].quantile([])
      |                     ^~
script:11:21: error: 'quantile' needs a number, not the string 'x' [df-type]
   11 | j = d['n'].quantile([0.5, 'x'])
      |                     ^~~~~~~~~~
script:13:14: error: column 'n' is selected twice [df-value]
   13 | df = g[['n', 'n']].sum()
      |              ^~~

=== what stands below a name
--- script
d = pd.DataFrame({'k': ['a', 'b', 'a'], 'x': [1, 2, 3], 'y': [1.5, 2.5, 3.5]})
g = d.groupby('k').agg({'x': ['min', 'max'], 'y': ['sum']})
g['z'] = g['x']['max'] + g['y', 'sum']
df = g[['x', 'z']].reset_index()
df['top'] = df['x']['max'] * 2
df['keys'] = df['k']
df.columns = df.columns.map('/'.join)
g.columns = [c.strip('_') for c in g.columns.get_level_values(0) + '_' + g.columns.get_level_values(-1)]
df['x/max'] = g['x_max'].tolist()
low = d.groupby('k')[['x', 'y']].agg(['min'])
low.columns = low.columns.droplevel(1)
df['y'] = low['y'].tolist()
df['n'] = len(low.columns.values) + len(d.groupby(['k', 'x']).size().index.to_flat_index())
--- csv
k/,x/min,x/max,z/,top/,keys/,y,n
a,1,3,8.0,6,a,1.5,5
b,2,2,4.5,4,b,2.5,5

=== what levels cannot do
--- script
d = pd.DataFrame({'k': ['a', 'b'], 'x': [1, 2]})
g = d.groupby('k').agg(['min', 'max'])
a = g['y']
b = g.columns.droplevel(2)
c = g.columns.get_level_values('k')
e = g.columns.map(3)
f = [1, 2].droplevel()
df = g[['x', 'm']]
--- diag
script:3:7: error: unknown column 'y' [df-column]
    3 | a = g['y']
      |       ^~~
help: columns are ('x', 'min'), ('x', 'max')
script:4:25: error: level 2 is out of range: the labels have 2 levels, counted from 0 [df-value]
    4 | b = g.columns.droplevel(2)
      |                         ^
script:5:32: error: unknown level 'k' of the labels [df-value]
    5 | c = g.columns.get_level_values('k')
      |                                ^~~
help: the labels have no name; df.set_index('a') makes a column the row labels
script:6:19: error: 'map' needs a function, not 3 [df-type]
    6 | e = g.columns.map(3)
      |                   ^
help: write a function, such as lambda x: x * 2
script:7:5: error: '.droplevel' needs labels with several levels, which are tuples of the same length [df-type]
    7 | f = [1, 2].droplevel()
      |     ^~~~~~~~~~~~~~~~~~
help: set_index(['a', 'b']) makes labels with two levels
script:8:14: error: unknown column 'm' [df-column]
    8 | df = g[['x', 'm']]
      |              ^~~
help: columns are ('x', 'min'), ('x', 'max')

=== functions with names of their own in a list
--- data runs.csv
k,g,a,b
a,x,10,1.25
a,y,25,2.5
b,x,30,3
--- script
df = pd.read_csv('runs.csv')
t = df.groupby('k')[['a', 'b']].agg([('lo', 'min'), ('spread', lambda s: s.max() - s.min()), 'sum'])
t.columns = ['_'.join(c) for c in t.columns]
u = df.groupby('k')['a'].agg([('least', 'min'), ('most', 'max')])
df = t.join(u).reset_index()
--- csv
k,a_lo,a_spread,a_sum,b_lo,b_spread,b_sum,least,most
a,10,15,35,1.25,1.25,3.75,10,25
b,30,0,30,3.0,0.0,3.0,30,30

=== the order of describe by several keys
--- script
d = pd.DataFrame({'k': ['y', 'y', 'z', None], 'g': ['c', 'b', 'a', 'aa'], 'n': [1, 2, 0, 4]})
df = d.groupby(['g', 'k'], dropna=True)['n'].describe(percentiles=[0.5]).reset_index()
more = d.groupby(['k', 'g'], dropna=True)['n'].describe()[['count', 'mean']].reset_index()
df = pd.concat([df, more])
--- csv
g,k,count,mean,std,min,50%,max
a,z,1.0,0.0,,0.0,0.0,0.0
b,y,1.0,2.0,,2.0,2.0,2.0
c,y,1.0,1.0,,1.0,1.0,1.0
b,y,1.0,2.0,,,,
c,y,1.0,1.0,,,,
a,z,1.0,0.0,,,,

=== the frequency of texts stays whole
--- script
df = pd.DataFrame({'k': ['x', 'x', 'y'], 's': ['p', 'q', None]}).groupby('k')['s'].describe().reset_index()
--- csv
k,count,unique,top,freq
x,2,2,p,1
y,0,0,,

=== names with blanks for aggregations and columns
--- data runs.csv
k,g,a
a,x,10
a,y,25
b,x,30
--- script
df = pd.read_csv('runs.csv')
df = df.groupby('k').agg(**{'best (s)': ('a', 'max'), 'n': ('a', 'size')}, low=('a', 'min')).reset_index()
df = df.assign(**{'ratio (x)': df['best (s)'] / df['low']})
--- csv
k,best (s),n,low,ratio (x)
a,25,2,10,2.5
b,30,1,30,1.0

=== functions in a list for pivot_table
--- data runs.csv
k,g,a
a,x,10
a,y,25
b,x,30
--- script
df = pd.read_csv('runs.csv').pivot_table(values='a', index='k', columns='g', aggfunc=[np.mean, len, 'max'])
df.columns = ['_'.join(c) for c in df.columns]
df = df.reset_index()
--- csv
k,mean_x,mean_y,len_x,len_y,max_x,max_y
a,10.0,25.0,1.0,1.0,10.0,25.0
b,30.0,,1.0,,30.0,

=== arguments of transform
--- script
df = pd.DataFrame({'k': ['a', 'a', 'b', 'b', 'b'], 'v': [1.0, 2.0, 5.0, 9.0, 4.0]})
def top(s, n, m=0):
    return s - s.max() * n + m
g = df.groupby('k')['v']
df['q'] = g.transform('quantile', 0.1)
df['q2'] = g.transform('quantile', q=0.75)
df['t'] = g.transform(top, 2)
df['t2'] = g.transform(top, n=2, m=1)
df['s'] = g.transform('shift', 1)
df['r'] = g.transform('rank', ascending=False)
df['std'] = g.transform('std', ddof=0)
df['d'] = g.transform(lambda s, z: s - z, z=1)
--- csv
k,v,q,q2,t,t2,s,r,std,d
a,1.0,1.1,1.75,-3.0,-2.0,,2.0,0.5,0.0
a,2.0,1.1,1.75,-2.0,-1.0,1.0,1.0,0.5,1.0
b,5.0,4.2,7.0,-13.0,-12.0,,2.0,2.160246899469287,4.0
b,9.0,4.2,7.0,-9.0,-8.0,5.0,1.0,2.160246899469287,8.0
b,4.0,4.2,7.0,-14.0,-13.0,9.0,3.0,2.160246899469287,3.0

=== an unknown argument of transform
--- script
df = pd.DataFrame({'k': ['a', 'a'], 'v': [1.0, 2.0]})
df['x'] = df.groupby('k')['v'].transform('mean', q=1)
--- diag
script:2:52: error: the function has no argument 'q' [df-type]
    2 | df['x'] = df.groupby('k')['v'].transform('mean', q=1)
      |                                                    ^

=== labels of several keys look like the first equal cell
--- script
d = pd.DataFrame({'k': ['_', '_', 'b'], 'x': [0.0, -0.0, -0.0], 'n': [1, 0, 2]})
a = d.groupby(['n', 'x'])['k'].first().reset_index()
b = d.groupby('n')['x'].value_counts().rename('count').reset_index()
c = pd.crosstab(d['n'], d['x']).reset_index()
m = pd.concat([pd.DataFrame({'k': [1, 'a'], 'n': [1, 2]}), pd.DataFrame({'k': [True, 1.0], 'n': [3, 4]})])
m = m.groupby(['k', 'n'], sort=False).size().reset_index()
df = pd.DataFrame({'x': [str(v) for v in a['x']], 'counts': [str(v) for v in b['x']], 'cross': [str(v) for v in c.columns][1:] * 3, 'm': [str(v) for v in m['k']][1:]})
--- csv
x,counts,cross,m
0.0,0.0,0.0,a
0.0,0.0,0.0,1
0.0,0.0,0.0,1

=== results without the keys as labels, by keys that are not columns
--- script
d = pd.DataFrame({'k': ['x', 'y', 'x'], 'n': [1, 2, 3]})
a = d.groupby(d['n'] > 1, as_index=False)['n'].max()
b = d.set_index('k').groupby('k', as_index=False).sum()
c = d.set_index('k').groupby(level=0, as_index=False).sum()
--- diag
script:2:5: error: as_index=False with a key that is not a column of the frame is not part of df scripts [df-unsupported]
    2 | a = d.groupby(d['n'] > 1, as_index=False)['n'].max()
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: assign the key to a column before groupby, such as df['k'] = df['a'] > 1
script:3:5: error: as_index=False with a key that is not a column of the frame is not part of df scripts [df-unsupported]
    3 | b = d.set_index('k').groupby('k', as_index=False).sum()
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: assign the key to a column before groupby, such as df['k'] = df['a'] > 1
script:4:5: error: as_index=False with a key that is not a column of the frame is not part of df scripts [df-unsupported]
    4 | c = d.set_index('k').groupby(level=0, as_index=False).sum()
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: assign the key to a column before groupby, such as df['k'] = df['a'] > 1

=== keys that are arrays or lists of labels
--- script
d = pd.DataFrame({'n': [1, 2, 3, 4], 'g': ['a', 'b', 'a', 'b']})
a = d.groupby(d['g'].values)['n'].sum().reset_index()
b = d.groupby(d['g'].tolist())['n'].sum().reset_index()
c = d['n'].groupby([1, 2, 1, 2]).sum().reset_index()
e = d.groupby(['g', d['g'].to_numpy()])['n'].sum().reset_index()
f = pd.DataFrame({'index': [str(k) for k, v in d.groupby(d['g'].tolist())]})
h = pd.DataFrame({'n': range(20)}).groupby([i % 2 for i in range(20)]).sum().reset_index()
df = pd.concat([a, b, c, e, f, h], ignore_index=True)
--- csv
index,n,g,level_1
a,4.0,,
b,6.0,,
a,4.0,,
b,6.0,,
1,4.0,,
2,6.0,,
,4.0,a,a
,6.0,b,b
a,,,
b,,,
0,90.0,,
1,100.0,,

=== groups of a frame that has only row labels
--- script
d = pd.DataFrame({'a': ['x', 'y', 'x'], 'n': [1, 2, 3]}).set_index('a')[[]]
df = d.groupby(level=0).size().reset_index(name='k')
--- csv
a,k
x,2
y,1

=== sizes of groups without the keys as labels, by keys that are not columns
--- script
d = pd.DataFrame({'g': ['x', 'y', 'x'], 'n': [1, 2, 3]})
k = pd.Series(['p', 'q', 'p'])
a = d.groupby(k, as_index=False).size()
b = d.groupby([k.rename('z'), 'g'], as_index=False).size()
c = d.groupby(['g', k], as_index=False)['n'].size()
e = d.groupby(d['n'] > 1, as_index=False).size()
f = d.set_index('g').groupby(level=0, as_index=False).size()
df = pd.concat([a, b, c, e, f])
--- csv
index,size,z,g,level_1,n
p,2,,,,
q,1,,,,
,2,p,x,,
,1,q,y,,
,2,,x,p,
,1,,y,q,
,1,,,,False
,2,,,,True
,2,,x,,
,1,,y,,

=== sizes of groups: two keys with the same name
--- script
d = pd.DataFrame({'g': ['x', 'y', 'x'], 'n': [1, 2, 3]})
k = pd.Series(['p', 'q', 'p'])
a = d.groupby(k.rename('size'), as_index=False).size()
df = d.groupby([k.rename('z'), k.rename('z')], as_index=False).size()
--- diag
script:3:5: error: two columns would be named 'size' [df-value]
    3 | a = d.groupby(k.rename('size'), as_index=False).size()
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
script:4:6: error: two columns would be named 'z' [df-value]
    4 | df = d.groupby([k.rename('z'), k.rename('z')], as_index=False).size()
      |      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
