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
script:2:5: error: column 's' of text has no mean [df-type]
    2 | a = df.groupby('k').mean()
      |     ^~~~~~~~~~~~~~~~~~~~~~
help: choose the columns of numbers first: .groupby('k')[['a', 'b']].mean()
script:3:16: error: unknown column 'x' [df-column]
    3 | b = df.groupby('x').sum()
      |                ^~~
help: columns are 'k', 's', 'n'; did you mean 'k'?
script:4:21: error: unknown column 'm' [df-column]
    4 | c = df.groupby('k')['m'].sum()
      |                     ^~~
help: columns are 'k', 's', 'n'; did you mean 'k'?
script:5:16: error: no columns to group by [df-value]
    5 | d = df.groupby([]).sum()
      |                ^~
script:6:21: error: 'median' of GroupBy is not part of df scripts [df-unsupported]
    6 | e = df.groupby('k').median()
      |                     ^~~~~~
help: there are 'count', 'head', 'max', 'mean', 'min', 'sum', 'tail'; did you mean 'mean'?
script:7:5: error: column 's' of text has no mean [df-type]
    7 | f = df['s'].mean()
      |     ^~~~~~~~~~~~~~
help: choose the columns of numbers first: .groupby('k')[['a', 'b']].mean()

=== labels of several keys match no others
--- script
df = pd.DataFrame({'k': ['a', 'b'], 'j': [1, 2], 'n': [3, 4]})
g = df.groupby(['k', 'j'])[['n']].sum()
df['g'] = g['n']
--- diag
script:3:11: error: rows cannot be matched: one side's are labelled by several columns [df-value]
    3 | df['g'] = g['n']
      |           ^~~~~~
help: make columns of the labels: .reset_index()
