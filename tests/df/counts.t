=== counts of a column
--- data g.csv
k,n
b,5
a,3
b,2
,4
c,4
--- script
d = pd.read_csv('g.csv')
df = d['k'].value_counts().reset_index()
df['share'] = d['k'].value_counts(normalize=True).tolist()
df['up'] = d['k'].value_counts(ascending=True).tolist()
df['all'] = [len(d['k'].value_counts(dropna=False))] * 3
df['seen'] = d['k'].value_counts(sort=False).index
df['n'] = d['k'].map(d['n'].value_counts())
--- csv
k,count,share,up,all,seen,n
b,2,0.5,1,4,b,
a,1,0.25,1,4,a,
c,1,0.25,2,4,c,
--- diag
g.csv:5:1: warning: value_counts drops 1 of 5 rows: it has no value in 'k' [df-group-lost]
    5 | ,4
      | ^
help: dropna=False keeps them; to drop them without a warning, call .dropna(subset=['k']) before the call at script:3, or set dropna=True in the call

=== counts of rows and groups
--- data g.csv
k,j,n
b,1,5
a,1,3
b,2,2
b,1,4
,1,4
--- script
d = pd.read_csv('g.csv')
df = d.value_counts(['k', 'j']).reset_index()
df['share'] = d.value_counts(subset='k', normalize=True).tolist() + [None]
g = d.groupby('k')['j'].value_counts().reset_index()
df['g'] = g['count']
df['part'] = d.groupby('k')['j'].value_counts(normalize=True).tolist()
df['gaps'] = len(d.value_counts(['k', 'j'], dropna=False))
--- csv
k,j,count,share,g,part,gaps
b,1,2,0.75,1,1.0,4
a,1,1,0.25,2,0.6666666666666666,4
b,2,1,,1,0.3333333333333333,4
--- diag
g.csv:6:1: warning: groupby drops 1 of 5 rows: it has no value in 'k' [df-group-lost]
    6 | ,1,4
      | ^
help: dropna=False keeps them; to drop them without a warning, call .dropna(subset=['k']) before the call at script:4, or set dropna=True in the call
g.csv:6:1: warning: value_counts drops 1 of 5 rows: it has no value in 'k' [df-group-lost]
    6 | ,1,4
      | ^
help: dropna=False keeps them; to drop them without a warning, call .dropna(subset=['k']) before the call at script:3, or set dropna=True in the call

=== counts of categories
--- script
d = pd.DataFrame({'k': ['b', 'a', 'b']})
d['k'] = pd.Categorical(d['k'], categories=['c', 'b', 'a'])
df = d['k'].value_counts().reset_index()
--- csv
k,count
b,2
a,1
c,0

=== equal rows
--- data g.csv
k,n
b,5
a,3
b,5
,1
,1
--- script
d = pd.read_csv('g.csv')
df = d.drop_duplicates(ignore_index=True)
df['last'] = d.drop_duplicates('k', keep='last')['n'].tolist()
df['none'] = len(d.drop_duplicates(keep=False))
df['dup'] = d.duplicated().sum()
df['dup k'] = d['k'].duplicated(keep='last').sum()
df['unique'] = d['n'].unique()
d.drop_duplicates(subset=['k', 'n'], keep=False, inplace=True)
df['left'] = len(d)
df['n'] = d['k'].drop_duplicates().tolist() * 3
--- csv
k,n,last,none,dup,dup k,unique,left
b,a,3,1,2,2,5,1
a,a,5,1,2,2,3,1
,a,1,1,2,2,1,1

=== modes
--- data g.csv
k,n,f
b,5,0.5
a,3,
b,5,
,3,0.5
--- script
d = pd.read_csv('g.csv')
df = d.mode()
df['n again'] = d['n'].mode()
df['f'] = d['f'].mode(dropna=False)
--- csv
k,n,f,n again
b,3,0.5,3
,5,,5

=== the largest and the smallest
--- data g.csv
k,n,f
b,5,0.1
a,3,
b,5,0.3
c,4,0.2
--- script
d = pd.read_csv('g.csv')
df = d.nlargest(3, ['n', 'f'])
df['n2'] = d['n'].nlargest(2, keep='last')
df['all'] = d['n'].nlargest(1, keep='all')
df['f'] = d['f'].nsmallest(9).tolist()[:3]
df['small'] = d.nsmallest(1, columns='n')['k'].tolist() * 3
df['in k'] = d.groupby('k')['n'].nsmallest(1).tolist()
--- csv
k,n,f,n2,all,small,in k
b,5,0.1,5.0,5.0,a,3
b,5,0.2,5.0,5.0,a,5
c,4,0.3,,,a,4
--- diag
g.csv:2:5: warning: row 'b' of the result has the 'f' of another row, which is at g.csv:2 [df-rows-mixed]
    2 | b,5,0.1
      |     ^
help: its own value is in g.csv:4; the script joins rows by position, as .values, lists and concat(axis=1) do: sort both frames the same way, or merge them

=== figures of columns
--- data g.csv
k,n,f
b,5,0.1
a,3,
b,5,0.3
c,4,0.2
--- script
d = pd.read_csv('g.csv')
df = d.describe(include='all').reset_index()
df['n%'] = d['n'].describe(percentiles=[0.125, 0.999]).tolist() + [0, 0, 0]
df['k of k'] = (d['k'].describe().tolist() * 3)[:11]
--- csv
index,k,n,f,n%,k of k
count,4,4.0,3.0,4.0,4
unique,3,,,4.25,3
top,b,,,0.9574271077563381,b
freq,2,,,3.0,2
mean,,4.25,0.20000000000000004,3.375,4
std,,0.9574271077563381,0.09999999999999999,4.5,3
min,,3.0,0.1,5.0,b
25%,,3.75,0.15000000000000002,5.0,2
50%,,4.5,0.2,0.0,4
75%,,5.0,0.25,0.0,3
max,,5.0,0.3,0.0,b

=== figures of groups
--- data g.csv
k,s,n
b,x,5
a,y,3
b,x,6
--- script
g = pd.read_csv('g.csv').groupby('k')
df = g.describe().reset_index()
df['top'] = g['s'].describe()['top'].tolist()
df['half'] = g['n'].describe(percentiles=[0.5])['50%'].tolist()
--- csv
k,n,n,n,n,n,n,n,n,top,half
,count,mean,std,min,25%,50%,75%,max,,
a,1.0,3.0,,3.0,3.0,3.0,3.0,3.0,y,3.0
b,2.0,5.5,0.7071067811865476,5.0,5.25,5.5,5.75,6.0,x,5.5

=== what cannot be counted
--- script
d = pd.DataFrame({'s': ['x', 'y'], 'n': [1, 2]})
a = d.nlargest(1, 's')
b = d.nlargest(1, 'm')
c = d['n'].nlargest(1, keep='any')
e = d.groupby('s').nlargest(1)
f = d.drop_duplicates('m')
g = d.drop_duplicates(keep='all')
h = d.value_counts('m')
i = d.describe(percentiles=[2])
j = d.describe(include='number')
k = d['n'].value_counts(bins=3)
df = d.mode(axis=1)
--- diag
script:2:5: error: 'nlargest' needs numbers, but column 's' contains strings [df-type]
    2 | a = d.nlargest(1, 's')
      |     ^~~~~~~~~~~~~~~~~~
help: pd.to_numeric(df['column']) converts strings to numbers
script:3:19: error: unknown column 'm' [df-column]
    3 | b = d.nlargest(1, 'm')
      |                   ^~~
help: columns are 's', 'n'
script:4:29: error: argument 'keep' of 'nlargest' cannot be 'any' [df-value]
    4 | c = d['n'].nlargest(1, keep='any')
      |                             ^~~~~
help: choices are 'first', 'last', 'all'
script:5:5: error: 'nlargest' of groups needs a single column [df-type]
    5 | e = d.groupby('s').nlargest(1)
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~
help: select it first: df.groupby('k')['a']
script:6:23: error: unknown column 'm' [df-column]
    6 | f = d.drop_duplicates('m')
      |                       ^~~
help: columns are 's', 'n'
script:7:28: error: argument 'keep' of 'drop_duplicates' must be 'first', 'last' or False, not 'all' [df-type]
    7 | g = d.drop_duplicates(keep='all')
      |                            ^~~~~
script:8:20: error: unknown column 'm' [df-column]
    8 | h = d.value_counts('m')
      |                    ^~~
help: columns are 's', 'n'
script:9:29: error: a percentile must be a number from 0 to 1 [df-value]
    9 | i = d.describe(percentiles=[2])
      |                             ^
help: 0.99 is the 99th percentile
script:10:24: error: value 'number' of argument 'include' of 'describe' is not part of df scripts [df-unsupported]
   10 | j = d.describe(include='number')
      |                        ^~~~~~~~
help: remove the argument; only include='all' is supported
script:11:25: error: argument 'bins' of 'value_counts' is not part of df scripts [df-unsupported]
   11 | k = d['n'].value_counts(bins=3)
      |                         ^~~~~~
help: write pd.cut(d['n'], 3, include_lowest=True).value_counts()
script:12:18: error: value 1 of argument 'axis' of 'mode' is not part of df scripts [df-unsupported]
   12 | df = d.mode(axis=1)
      |                  ^
help: remove the argument; only axis=0 is supported

=== counts of groups as columns
--- script
d = pd.DataFrame({'h': ['u', 'v', 'u'], 'ok': ['y', 'n', 'y'], 'z': [1, 2, 3]})
a = d.groupby('h', as_index=False)['ok'].value_counts()
b = d.groupby(['h', 'z'], as_index=False)[['ok']].value_counts(normalize=True)
c = d.groupby('h', as_index=False).value_counts(sort=False)
df = pd.concat([a, b, c], ignore_index=True)
--- csv
h,ok,count,z,proportion
u,y,2.0,,
v,n,1.0,,
u,y,,1.0,1.0
u,y,,3.0,1.0
v,n,,2.0,1.0
u,y,1.0,1.0,
u,y,1.0,3.0,
v,n,1.0,2.0,
