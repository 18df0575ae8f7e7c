=== set_index and reset_index
--- script
t = pd.DataFrame({'k': ['a', 'b'], 'l': [1, 2], 'v': [10, 20]})
u = t.set_index('k')
df = u.reset_index()
df['keep'] = t.set_index('k', drop=False).reset_index(drop=True)['k']
df['both'] = t.set_index(['k', 'l']).reset_index()['l']
df['level'] = t.set_index(['k', 'l']).reset_index(level='l')['l'].tolist()
df['first'] = t.set_index(['k', 'l']).reset_index(level=0)['k'].tolist()
df['named'] = t.set_index('k').reset_index(names='other')['other']
df['series'] = u['v'].reset_index(name='w')['w']
df['app'] = t.set_index('k').set_index('l', append=True).reset_index()['k']
t.set_index('l', inplace=True)
df['at'] = t.loc[2, 'v']
df['dropped'] = u.reset_index(drop=True)['v']
--- csv
k,l,v,keep,both,level,first,named,series,app,at,dropped
a,1,10,a,1,1,a,a,10,a,20,10
b,2,20,b,2,2,b,b,20,b,20,20

=== names of the index
--- script
t = pd.DataFrame({'k': ['a', 'b'], 'v': [10, 20]})
t.index = ['x', 'y']
df = t.reset_index()
df.index = range(1, 3)
df['i'] = df.index
df['j'] = df.index * 10
df['z'] = [str(i) for i in df.index]
df['has'] = 'x' in t.index
df['n'] = len(t.index)
df['first'] = t.index[0]
--- csv
index,k,v,i,j,z,has,n,first
x,a,10,1,10,1,True,2,x
y,b,20,2,20,2,True,2,x

=== shape and the like
--- script
t = pd.DataFrame({'k': ['a', 'b'], 'v': [10, 20], 'x': [0.5, None], 'b': [True, False]})
df = t.dtypes.reset_index()
df.columns = ['column', 'type']
df['shape'] = t.shape[0] * 10 + t.shape[1]
df['size'] = t.size
df['empty'] = t.empty
df['none'] = t[t['v'] > 99].empty
df['one'] = t['v'].shape[0]
df['dt'] = str(t['x'].dtype)
df['name'] = t['x'].name
--- csv
column,type,shape,size,empty,none,one,dt,name
k,object,24,8,False,True,2,float64,x
v,int64,24,8,False,True,2,float64,x
x,float64,24,8,False,True,2,float64,x
b,bool,24,8,False,True,2,float64,x

=== columns as an object
--- script
t = pd.DataFrame({'A b': [1], 'C': [2], 'd': [3]})
t.columns = t.columns.str.lower()
t.columns = [c.replace(' ', '_') for c in t.columns]
df = t[t.columns[1:]]
df['cols'] = '|'.join(t.columns)
df['first'] = t.columns[0]
df['in'] = 'c' in t.columns
df['list'] = str(t.columns.tolist())
df['names'] = str(list(t))
df['index'] = str([i for i, c in enumerate(t.columns) if c == 'd'])
--- csv
c,d,cols,first,in,list,names,index
2,3,a_b|c|d,a_b,True,"['a_b', 'c', 'd']","['a_b', 'c', 'd']",[2]

=== values are matched by place
--- script
t = pd.DataFrame({'a': [3, 1, 2]}).sort_values('a')
df = pd.DataFrame({'v': [10, 20, 30]})
df['same'] = t['a'].values
df['label'] = t['a']
df['sum'] = df['v'] + t['a'].values
df['half'] = (t['a'].values / 2).tolist()
df['first'] = t['a'].values[0]
df['max'] = t['a'].values.max()
df['rows'] = str(t.values.tolist())
--- csv
v,same,label,sum,half,first,max,rows
10,1,3,11,0.5,1,3,"[[1], [2], [3]]"
20,2,1,22,1.0,1,3,"[[1], [2], [3]]"
30,3,2,33,1.5,1,3,"[[1], [2], [3]]"

=== rows become columns
--- script
t = pd.DataFrame({'k': ['a', 'b'], 'n': [1, 2], 'x': [0.5, 1.5]})
df = t.set_index('k').T.reset_index()
--- csv
index,a,b
n,1.0,2.0
x,0.5,1.5

=== columns that are numbers
--- script
t = pd.DataFrame([[1, 'x'], [2, 'y']])
df = t[[1]]
df[5] = t[0] * 2
df['t'] = str(t.columns.tolist())
df = df.rename(columns={1: 'one', 5: 2020})
df['u'] = df[2020] + 1
--- csv
one,2020,t,u
x,2,"[0, 1]",3
y,4,"[0, 1]",5

=== columns of two levels
--- script
t = pd.DataFrame({('a', 'min'): [1, 2], ('a', 'max'): [3, 4], ('b', ''): ['x', 'y']})
t.columns = pd.MultiIndex.from_tuples(t.columns) if False else t.columns
df = t
df[('c', 'sum')] = t[('a', 'min')] + t['a', 'max']
--- csv
a,a,b,c
min,max,,sum
1,3,x,4
2,4,y,6

=== flattened names
--- script
t = pd.DataFrame({('a', 'min'): [1, 2], ('a', 'max'): [3, 4], ('b', ''): ['x', 'y']})
df = t.copy()
df.columns = ['_'.join(c).strip('_') for c in df.columns]
--- csv
a_min,a_max,b
1,3,x
2,4,y

=== dicts and lists from columns
--- script
t = pd.DataFrame({'k': ['a', 'b', 'c'], 'v': [10, 20, 30]})
price = t.set_index('k')['v'].to_dict()
s = t.set_index('k')['v']
df = pd.DataFrame({'k': ['c', 'a', 'zz']})
df['v'] = [price.get(k, 0) for k in df['k']]
df['items'] = str([k + str(v) for k, v in s.items()])
df['get'] = s.get('b', 0) + s.get('q', 5)
df['in'] = 'a' in s
df['keys'] = ' '.join(price.keys())
df['vals'] = sum(price.values())
df['label'] = s['b']
df['cols'] = str([(name, col.max()) for name, col in t.items()])
df['idx'] = list(price).index('b')
df['cnt'] = [1, 2, 1].count(1)
--- csv
k,v,items,get,in,keys,vals,label,cols,idx,cnt
c,30,"['a10', 'b20', 'c30']",25,True,a b c,60,20,"[('k', 'c'), ('v', 30)]",1,2
a,10,"['a10', 'b20', 'c30']",25,True,a b c,60,20,"[('k', 'c'), ('v', 30)]",1,2
zz,0,"['a10', 'b20', 'c30']",25,True,a b c,60,20,"[('k', 'c'), ('v', 30)]",1,2

=== what has no such thing
--- script
t = pd.DataFrame({'a': [1, 2]})
b = t.set_index('b')
c = t.set_index('a').reset_index(level='q')
d = t.reset_index(level=3)
e = t['a'].values + [1, 2, 3]
f = t['a'] + pd.Series([1, 2, 3]).values
g = {'a': 1}.pop('a')
h = [1].append(2)
t.columns = ['x', 'y']
u = pd.DataFrame({'a': [1, 2]})
u['c'] = pd.Series([1, 2, 3]).values
v = pd.DataFrame({'a': [1, 2]})
v.index = [1, 2, 3]
--- diag
script:2:17: error: unknown column 'b' [df-column]
    2 | b = t.set_index('b')
      |                 ^~~
help: there is only 'a'
script:3:40: error: unknown level 'q' of the row labels [df-value]
    3 | c = t.set_index('a').reset_index(level='q')
      |                                        ^~~
help: there is only 'a'
script:4:25: error: level 3 is out of range: the row labels have 1 level, counted from 0 [df-value]
    4 | d = t.reset_index(level=3)
      |                         ^
script:5:5: error: unsupported operand types for +: 'ndarray' and 'list' [df-type]
    5 | e = t['a'].values + [1, 2, 3]
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~
help: convert the list first: pd.Series([1, 2]) is a column, pd.Series([1, 2]).values an array
script:6:5: error: both sides need the same length, but they have 2 values and 3 values [df-value]
    6 | f = t['a'] + pd.Series([1, 2, 3]).values
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
script:7:14: error: 'pop' of dict is not part of df scripts [df-unsupported]
    7 | g = {'a': 1}.pop('a')
      |              ^~~
help: to read a value, use {'a': 1}['a']; to leave out a key, use {k: v for k, v in {'a': 1}.items() if k != 'a'}
script:8:9: error: 'append' of list is not part of df scripts [df-unsupported]
    8 | h = [1].append(2)
      |         ^~~~~~
help: join lists with +: write v = v + [2]
script:9:13: error: the list has 2 names, but the frame has 1 column [df-value]
    9 | t.columns = ['x', 'y']
      |             ^~~~~~~~~~
script:11:10: error: found 3 values for 2 rows, expected one for each [df-value]
   11 | u['c'] = pd.Series([1, 2, 3]).values
      |          ^~~~~~~~~~~~~~~~~~~~~~~~~~~
script:13:11: error: found 3 labels for 2 rows, expected one for each [df-value]
   13 | v.index = [1, 2, 3]
      |           ^~~~~~~~~
