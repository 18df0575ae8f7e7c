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
script:3:40: error: unknown level 'q' of the labels [df-value]
    3 | c = t.set_index('a').reset_index(level='q')
      |                                        ^~~
help: there is only 'a'
script:4:25: error: level 3 is out of range: the labels have 1 level, counted from 0 [df-value]
    4 | d = t.reset_index(level=3)
      |                         ^
script:5:5: error: unsupported operand types for +: 'ndarray' and 'list' [df-type]
    5 | e = t['a'].values + [1, 2, 3]
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~
help: convert the list first: pd.Series([1, 2]) makes a column, pd.Series([1, 2]).values makes an array
script:6:5: error: both sides need the same length, but they have 2 values and 3 values [df-value]
    6 | f = t['a'] + pd.Series([1, 2, 3]).values
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
script:9:13: error: the list has 2 names, but the frame has 1 column [df-value]
    9 | t.columns = ['x', 'y']
      |             ^~~~~~~~~~
script:11:10: error: found 3 values for 2 rows, expected one for each [df-value]
   11 | u['c'] = pd.Series([1, 2, 3]).values
      |          ^~~~~~~~~~~~~~~~~~~~~~~~~~~
script:13:11: error: found 3 labels for 2 rows, expected one for each [df-value]
   13 | v.index = [1, 2, 3]
      |           ^~~~~~~~~

=== MultiIndex from tuples, arrays, a frame and a product
--- script
t = pd.DataFrame({'k': ['a', 'a', 'b'], 'g': [1, 2, 1], 'v': [1.5, 2.5, 3.5]})
t.index = pd.MultiIndex.from_arrays([t['k'], t['g']], names=['K', 'G'])
a = t[['v']].unstack().reset_index()
u = pd.DataFrame({'v': range(4)}, index=pd.MultiIndex.from_product([['x', 'y'], [10, 20]], names=['p', 'q'])).reset_index()
w = pd.DataFrame({'v': [1, 2]})
w.index = pd.MultiIndex.from_tuples([('a', 1), ('b', 2)])
w = w.reset_index()
n = pd.DataFrame({'v': [1, 2, 3]}, index=pd.MultiIndex.from_arrays([t['k'], t['g']])).loc['a'].reset_index()
f = pd.DataFrame({'v': [1, 2, 3]}, index=pd.MultiIndex.from_frame(t[['k', 'g']])).reset_index()
s = pd.Series([1, 2], index=pd.MultiIndex.from_tuples([['a', 1], ['b', None]], names=['x', 'y'])).rename('s').reset_index()
c = pd.DataFrame([[1, 2], [3, 4]])
c.columns = pd.MultiIndex.from_product([['m'], ['mean', 'max']], names=['one', 'two'])
c = c.T.reset_index()
d = pd.DataFrame([[1, 2], [3, 4]], columns=pd.MultiIndex.from_tuples([('a', 'x'), ('b', 'y')]))
d.columns = ['_'.join(x) for x in d.columns]
i = pd.DataFrame({'z': [7, 8, 9]})
i.index = t.index
i = i.reset_index()
j = t.groupby(['k', 'g'])[['v']].sum() if False else t[['v']].sort_index(ascending=False).reset_index()
e = pd.DataFrame({'v': [1, 2, 3]}, index=pd.MultiIndex.from_arrays([t['k'], t['g']], names=None)).reset_index()
df = pd.DataFrame({'r': [str(x.columns.tolist()) + str(x.fillna(0).values.tolist()) for x in [u, w, n, f, s, c, d, i, j, e, a]]})
--- csv
r
"['p', 'q', 'v'][['x', 10, 0], ['x', 20, 1], ['y', 10, 2], ['y', 20, 3]]"
"['level_0', 'level_1', 'v'][['a', 1, 1], ['b', 2, 2]]"
"['g', 'v'][[1, 1], [2, 2]]"
"['k', 'g', 'v'][['a', 1, 1], ['a', 2, 2], ['b', 1, 3]]"
"['x', 'y', 's'][['a', 1.0, 1], ['b', 0.0, 2]]"
"['one', 'two', 0, 1][['m', 'mean', 1, 3], ['m', 'max', 2, 4]]"
"['a_x', 'b_y'][[1, 2], [3, 4]]"
"['K', 'G', 'z'][['a', 1, 7], ['a', 2, 8], ['b', 1, 9]]"
"['K', 'G', 'v'][['b', 1, 3.5], ['a', 2, 2.5], ['a', 1, 1.5]]"
"['level_0', 'level_1', 'v'][['a', 1, 1], ['a', 2, 2], ['b', 1, 3]]"
"[('K', ''), ('v', 1), ('v', 2)][['a', 1.5, 2.5], ['b', 3.5, 0.0]]"

=== an Index selects columns of groups
--- script
t = pd.DataFrame({'k': ['a', 'a', 'b'], 'g': [1, 2, 1], 'v': [2, 3, 4]})
num = t.columns.difference(['k'])
df = t.groupby('k')[num].sum().reset_index()
df['n'] = t.groupby('k')[t.columns[1:]].max()['v'].tolist()
t[num + '_rel'] = t.groupby('k')[num].transform(lambda s: s / s.iloc[0])
df['rel'] = t['v_rel'].max()
--- csv
k,g,v,n,rel
a,3,5,3,1.5
b,1,4,4,1.5

=== wrong labels of a MultiIndex
--- script
t = pd.DataFrame({'k': ['a', 'b'], 'v': [1, 2]})
a = pd.MultiIndex.from_tuples([('a', 1), ('b',)])
b = pd.MultiIndex.from_tuples([('a', 1), 'b'])
c = pd.MultiIndex.from_tuples([])
d = pd.MultiIndex.from_tuples([('a', 1)], names=['x'])
e = pd.MultiIndex.from_tuples([('a', 1)], names='x')
f = pd.MultiIndex.from_arrays([[1, 2], [3]])
g = pd.MultiIndex.from_arrays([[1, 2]])
h = pd.MultiIndex.from_arrays(['ab', 'cd'])
i = pd.MultiIndex.from_product([range(2000), range(2000)])
j = pd.MultiIndex.from_product(3)
k = pd.MultiIndex.from_frame([1])
l = pd.MultiIndex.from_arrays([[1], [[2]]])
t.index = pd.MultiIndex.from_tuples([('a', 1)])
m = pd.MultiIndex.from_lists([[1]])
n = pd.MultiIndex([[1]], [[0]])
--- diag
script:2:42: error: the tuple has 1 element, but the first has 2 [df-value]
    2 | a = pd.MultiIndex.from_tuples([('a', 1), ('b',)])
      |                                          ^~~~~~
script:3:42: error: expected a tuple, not 'str' [df-type]
    3 | b = pd.MultiIndex.from_tuples([('a', 1), 'b'])
      |                                          ^~~
help: write a list of tuples: [('a', 1), ('b', 2)]
script:4:31: error: the list has no tuples [df-value]
    4 | c = pd.MultiIndex.from_tuples([])
      |                               ^~
help: write at least one tuple, which sets the number of levels
script:5:49: error: found 1 name for 2 levels, expected one for each [df-value]
    5 | d = pd.MultiIndex.from_tuples([('a', 1)], names=['x'])
      |                                                 ^~~~~
script:6:49: error: argument 'names' of 'pd.MultiIndex.from_tuples' must be a list with a name for each level, not the string 'x' [df-type]
    6 | e = pd.MultiIndex.from_tuples([('a', 1)], names='x')
      |                                                 ^~~
script:7:40: error: the level has 1 label, but the first has 2 [df-value]
    7 | f = pd.MultiIndex.from_arrays([[1, 2], [3]])
      |                                        ^~~
script:8:5: error: a MultiIndex of one level is not part of df scripts [df-unsupported]
    8 | g = pd.MultiIndex.from_arrays([[1, 2]])
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: assign the labels as a list: df.index = v
script:9:32: error: labels must be a list or a column, not 'str' [df-type]
    9 | h = pd.MultiIndex.from_arrays(['ab', 'cd'])
      |                                ^~~~
script:10:5: error: the list has more than 1,048,576 values [df-value]
   10 | i = pd.MultiIndex.from_product([range(2000), range(2000)])
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
script:11:32: error: 'pd.MultiIndex.from_product' needs a list with the labels of each level, not 3 [df-type]
   11 | j = pd.MultiIndex.from_product(3)
      |                                ^
script:12:30: error: expected a frame, not 'list' [df-type]
   12 | k = pd.MultiIndex.from_frame([1])
      |                              ^~~
script:13:38: error: a row label cannot be a 'list' [df-type]
   13 | l = pd.MultiIndex.from_arrays([[1], [[2]]])
      |                                      ^~~
script:14:11: error: found 1 label for 2 rows, expected one for each [df-value]
   14 | t.index = pd.MultiIndex.from_tuples([('a', 1)])
      |           ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
script:15:19: error: 'from_lists' of pd.MultiIndex is not part of df scripts [df-unsupported]
   15 | m = pd.MultiIndex.from_lists([[1]])
      |                   ^~~~~~~~~~
help: methods are 'from_arrays', 'from_frame', 'from_product', 'from_tuples'
script:16:5: error: 'module' object is not callable [df-type]
   16 | n = pd.MultiIndex([[1]], [[0]])
      |     ^~~~~~~~~~~~~
help: write pd.MultiIndex.from_tuples([('a', 1), ('b', 2)])

=== names of the levels of columns
--- script
c = pd.MultiIndex.from_arrays([['a', 'b'], [2020, 2021]], names=['l', 'yr'])
x = pd.DataFrame([[1, 2]], columns=c).T.reset_index()
y = pd.DataFrame([[1, 2]])
y.columns = c
y = y.T.reset_index()
df = pd.DataFrame({'x': list(x.columns), 'y': list(y.columns), 'z': x['yr'].tolist() + [0]}).astype('str')
--- csv
x,y,z
l,l,2020
yr,yr,2021
0,0,0

=== rows without duplicate labels
--- script
d = pd.DataFrame({'v': [1, 2, 3]}, index=['a', 'a', 'b'])
s = d['v']
df = d[~d.index.duplicated()].reset_index()
df['last'] = s[~s.index.duplicated(keep='last')].tolist()
df['none'] = d.loc[d.index.duplicated(keep=False), 'v'].tolist()
df['array'] = pd.DataFrame({'u': d.index.duplicated()})['u']
--- csv
index,v,last,none,array
a,1,2,1,False
b,3,3,2,True

=== values of a level, by its name
--- script
d = pd.DataFrame({'g': ['a', 'b'], 'h': ['x', 'y'], 'n': [1, 2]}).set_index(['g', 'h'])
a = d[d.index.get_level_values('h') == 'x'].reset_index()
b = d.groupby(d.index.get_level_values(1)).sum().reset_index()
c = pd.DataFrame({'g': d.reset_index().set_index('g').index.get_level_values('g')})
e = pd.DataFrame({'h': d.index.droplevel('g')})
df = pd.concat([a, b, c, e], ignore_index=True)
--- csv
g,h,n
a,x,1.0
,x,1.0
,y,2.0
a,,
b,,
,x,
,y,

=== values of a level that does not exist
--- script
d = pd.DataFrame({'g': ['a', 'b'], 'h': ['x', 'y'], 'n': [1, 2]}).set_index(['g', 'h'])
a = d.index.get_level_values('k')
b = d['n'].get_level_values(0)
c = d.reset_index().set_index('g').index.get_level_values(1)
--- diag
script:2:30: error: unknown level 'k' of the labels [df-value]
    2 | a = d.index.get_level_values('k')
      |                              ^~~
help: levels are 'g', 'h'
script:3:5: error: 'get_level_values' is a method of an Index, not of a column [df-type]
    3 | b = d['n'].get_level_values(0)
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~
help: write s.index.get_level_values(0)
script:4:59: error: level 1 is out of range: the labels have 1 level, counted from 0 [df-value]
    4 | c = d.reset_index().set_index('g').index.get_level_values(1)
      |                                                           ^

=== labels with different numbers of levels
--- script
df = pd.DataFrame({'k': ['x', 'y'], 'v': [1, 2]})
a = pd.DataFrame({'v': [1, 2]}, index=[('a', 1), ('b',)])
df.index = ['a', ('b', 2)]
--- diag
script:2:50: error: all labels must have the same number of levels, but this one has 1 and the first 2 [df-value]
    2 | a = pd.DataFrame({'v': [1, 2]}, index=[('a', 1), ('b',)])
      |                                                  ^~~~~~
script:3:18: error: all labels must have the same number of levels, but this one has 2 and the first 1 [df-value]
    3 | df.index = ['a', ('b', 2)]
      |                  ^~~~~~~~
