=== columns and rows dropped
--- script
a = pd.DataFrame({'x': [1, 2, 3], 'y': ['p', 'q', 'r'], 'z': [True, False, True]})
df = a.drop(columns=['x', 'none'], errors='ignore').drop([0])
df['again'] = a.drop('z', axis=1).drop(a[a['x'] < 2].index)['x']
a.drop(columns='y', inplace=True)
df['left'] = ' '.join(a.columns)
--- csv
y,z,again,left
q,False,2,x z
r,True,3,x z

=== rows dropped by labels of two levels
--- script
a = pd.DataFrame({'x': [1, 1, 2], 'y': ['p', 'q', 'r'], 'v': [4, 5, 6]}).set_index(['x', 'y'])
df = a.drop([(1, 'q')]).reset_index()
b = a.drop(1).reset_index()
df['other'] = b['v']
--- csv
x,y,v,other
1,p,4,6.0
2,r,6,

=== taken out and put in
--- script
df = pd.DataFrame({'x': [1, 2], 'y': ['p', 'q']})
old = df.pop('x')
df.insert(1, 'x 2', old * 2)
df.insert(0, 'c', 'k')
--- csv
c,y,x 2
k,p,2
k,q,4

=== reindex
--- script
a = pd.DataFrame({'k': ['a', 'b'], 'n': [1, 2]}).set_index('k')
df = a.reindex(['b', 'c'], fill_value=0).reset_index()
df['gap'] = a.reindex(index=['b', 'c'])['n'].tolist()
df = df.reindex(['n', 'm', 'gap'], axis=1)
--- csv
n,m,gap
2,,2.0
0,,

=== names by functions, and of labels
--- script
a = pd.DataFrame({'x': [1, 2], 'y': [3, 4]}, index=['p', 'q'])
df = a.rename(str, axis=1).rename(index=lambda l: l * 2, columns={'x': 'X'})
df = df.rename_axis('label').reset_index().add_prefix('_')
df['s'] = a['x'].rename({'p': 'q', 'q': 'p'}).rename('n').sort_index().tolist()
--- csv
_label,_X,_y,s
pp,1,3,2
qq,2,4,1

=== names of axes are assigned, cells dropped and found by label
--- script
a = pd.DataFrame({'k': ['x', 'y'], 'c': ['p', 'q'], 'n': [1, 2]})
df = a.pivot(index='k', columns='c', values='n')
df.columns.name = None
df.index.name = 'key'
df = df.reset_index()
df['left'] = a['n'].drop(0)
df['found'] = a['n'].reindex([1, 7], fill_value=0).tolist()
df['frame'] = a['n'].to_frame('m').query('index == 1 or m == 1')['m']
--- csv
key,p,q,left,found,frame
x,1.0,,,2,1
y,,2.0,2.0,0,2

=== missing first, and keys to sort by
--- script
a = pd.DataFrame({'x': [2.0, None, 1.0], 'y': ['bb', 'a', 'ccc']})
df = a.sort_values('x', na_position='first')
df['by length'] = a.sort_values('y', key=lambda c: c.str.len(), ascending=False)['y'].tolist()
df['index'] = a.sort_values('y').sort_index(ascending=False).index.tolist()
--- csv
x,y,by length,index
,a,ccc,2
1.0,ccc,bb,1
2.0,bb,a,0

=== what cannot be chosen or named
--- script
df = pd.DataFrame({'x': [1, 2], 'yy': [3, 4]})
a = df.drop(columns='z')
b = df.drop(5)
c = df.drop()
d = df.drop([(1, 2)])
e = df.pop('y')
f = df.insert(3, 'z', 1)
g = df.insert(0, 'x', 1)
h = df.filter()
i = df.filter(regex='(')
j = df.select_dtypes('numbers')
k = df.rename(columns={'z': 'y'}, errors='raise')
l = df.rename()
m = df.add_prefix(1)
n = df.set_axis(['a'], axis=1)
o = df.rename_axis(['a', 'b'])
p = df.sort_values('x', na_position='middle')
q = df.sort_values('x', key='len')
r = df.sort_values('x', key=lambda c: 1)
s = df.sort_index(level='k')
t = df.reindex(columns=['x', 'x'])
u = df.drop('x', axis=2)
v = df.rename(columns=lambda n: 'same')
--- diag
script:2:21: error: unknown column 'z' [df-column]
    2 | a = df.drop(columns='z')
      |                     ^~~
help: columns are 'x', 'yy'
script:3:13: error: 5 is not a row label [df-value]
    3 | b = df.drop(5)
      |             ^
help: to remove columns, write df.drop(columns=[...]); errors='ignore' skips unknown labels
script:4:5: error: 'drop' needs columns= or index= [df-type]
    4 | c = df.drop()
      |     ^~~~~~~~~
help: name what to drop: df.drop(columns=['a'])
script:5:13: error: this label has 2 parts, but the row labels have 1 level [df-value]
    5 | d = df.drop([(1, 2)])
      |             ^~~~~~~~
help: to drop several rows, write a list of labels, such as [1, 2]
script:6:12: error: unknown column 'y' [df-column]
    6 | e = df.pop('y')
      |            ^~~
help: did you mean 'yy'? columns are 'x', 'yy'
script:7:15: error: position 3 is out of range: the frame has 2 columns [df-value]
    7 | f = df.insert(3, 'z', 1)
      |               ^
help: positions count from 0
script:8:18: error: column 'x' already exists [df-value]
    8 | g = df.insert(0, 'x', 1)
      |                  ^~~
help: to change a column, assign to it: df['a'] = 1
script:9:5: error: 'filter' needs exactly one of items=, like= and regex= [df-type]
    9 | h = df.filter()
      |     ^~~~~~~~~~~
help: to select rows by their values, write df[df['a'] > 0]
script:10:21: error: invalid regular expression: missing closing parenthesis [df-value]
   10 | i = df.filter(regex='(')
      |                     ^~~
help: to search for this string literally, write like= instead of regex=
script:11:22: error: type 'numbers' is not part of df scripts [df-unsupported]
   11 | j = df.select_dtypes('numbers')
      |                      ^~~~~~~~~
help: did you mean 'number'? types are 'number', 'int', 'float', 'bool', 'object', 'category', 'string', 'datetime', 'datetimetz', 'timedelta'
script:12:24: error: unknown column 'z' [df-column]
   12 | k = df.rename(columns={'z': 'y'}, errors='raise')
      |                        ^~~
help: columns are 'x', 'yy'
script:13:5: error: 'rename' needs columns= or index= [df-type]
   13 | l = df.rename()
      |     ^~~~~~~~~~~
help: write df.rename(columns={'old': 'new'})
script:14:19: error: 'add_prefix' needs a string, not 1 [df-type]
   14 | m = df.add_prefix(1)
      |                   ^
script:15:17: error: the list has 1 name, but the frame has 2 columns [df-value]
   15 | n = df.set_axis(['a'], axis=1)
      |                 ^~~~~
script:16:20: error: the number of names is 2, but the labels have 1 level [df-value]
   16 | o = df.rename_axis(['a', 'b'])
      |                    ^~~~~~~~~~
help: write one name, such as 'a'
script:17:37: error: argument 'na_position' of 'sort_values' cannot be 'middle' [df-value]
   17 | p = df.sort_values('x', na_position='middle')
      |                                     ^~~~~~~~
help: choices are 'last', 'first'
script:18:29: error: argument 'key' of 'sort_values' must be a function, not the string 'len' [df-type]
   18 | q = df.sort_values('x', key='len')
      |                             ^~~~~
help: write a function, such as lambda x: x * 2
script:19:29: error: the function must return one value for each of the 2 rows [df-type]
   19 | r = df.sort_values('x', key=lambda c: 1)
      |                             ^~~~~~~~~~~
help: its argument is the whole column: write key=lambda c: -c for numbers, or key=lambda c: c.str.lower() for strings
script:20:25: error: unknown level 'k' of the labels [df-value]
   20 | s = df.sort_index(level='k')
      |                         ^~~
help: the labels have no name; df.set_index('a') makes a column the row labels
script:21:30: error: two columns would be named 'x' [df-value]
   21 | t = df.reindex(columns=['x', 'x'])
      |                              ^~~
help: use each column name only once; rename or drop one of the columns
script:22:23: error: argument 'axis' of 'drop' must be 0 for rows or 1 for columns, not 2 [df-type]
   22 | u = df.drop('x', axis=2)
      |                       ^
script:23:23: error: two columns would be named 'same' [df-value]
   23 | v = df.rename(columns=lambda n: 'same')
      |                       ^~~~~~~~~~~~~~~~
help: use each column name only once; rename or drop one of the columns

=== a frame of one column becomes a column
--- data runs.csv
k,a
p12,1
q7,2
--- script
df = pd.read_csv('runs.csv')
df['n'] = df['k'].str.extract(r'(\d+)').astype(int)
df['k'] = df['k'].str.extract('([a-z])')
df = df.assign(twice=lambda d: d[['a']] * 2)
df[['l', 'm']] = df['k'].str.extract('(.)(.)?')
--- csv
k,a,n,twice,l,m
p,1,12,2,p,
q,2,7,4,q,

=== a column that is named as a method is not assigned to by a dot
--- data runs.csv
rank,flags,a
1,2,3
--- script
df = pd.read_csv('runs.csv')
df.a = 4
df.rank = 5
df.flags = 6
df.size = 7
--- diag
script:3:1: error: assignment to '.rank' is not part of df scripts [df-unsupported]
    3 | df.rank = 5
      | ^~~~~~~
help: to make a new column, write df['rank'] = ...

=== row labels of a column get a name
--- data runs.csv
k,a
p,1
q,2
p,3
--- script
df = pd.read_csv('runs.csv')
s = df['k'].value_counts().rename_axis('letter')
t = df.groupby('k')['a'].sum().rename_axis(index='letter')
df = s.reset_index(name='n').merge(t.reset_index(), on='letter')
--- csv
letter,n,a
p,2,4
q,1,2
