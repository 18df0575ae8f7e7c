=== the lists of split are cells
--- data a.csv
k,t
a,1 2
b,3
c,
d,4 5 6
--- script
s = pd.read_csv('a.csv')['t'].str.split()
df = pd.DataFrame({'p': s.dropna().tolist()})
df['p'] = df['p'].map(repr)
df['n'] = [len(x) for x in s.dropna()]
df['one'] = s[0][1] + s.iloc[3][2] + ''.join(list(s.dropna())[1])
df['all'] = str(s.tolist()[:2]) + str(len(s)) + str(s.notna().sum())
df['f'] = pd.concat([s.head(1), s.tail(1)]).explode().astype(int).sum()
df['z'] = str([(k, x) for k, x in zip('abc', s) if isinstance(x, list)])
--- csv
p,n,one,all,f,z
"['1', '2']",2,263,"[['1', '2'], ['3']]43",18,"[('a', ['1', '2']), ('b', ['3'])]"
['3'],1,263,"[['1', '2'], ['3']]43",18,"[('a', ['1', '2']), ('b', ['3'])]"
"['4', '5', '6']",3,263,"[['1', '2'], ['3']]43",18,"[('a', ['1', '2']), ('b', ['3'])]"

=== pd.Series for each cell
--- data a.csv
k,v,t
a,2,x y
b,3,z
--- script
df = pd.read_csv('a.csv')
parts = df['t'].str.split(' ').apply(pd.Series)
df[['p', 'q']] = parts.fillna('-')
df = df.join(df['v'].map(lambda v: {'half': v / 2, 'text': str(v)}).apply(pd.Series))
df['n'] = df['v'].apply(lambda v: pd.Series(range(v)))[2]
lists = df.groupby('k')['v'].apply(list).apply(pd.Series)
df['l'] = lists.loc['b', 0]
df['u'] = '|'.join(pd.Series([{'b': 1}, {'a': 2, 'b': 3}]).apply(pd.Series).columns)
--- csv
k,v,t,p,q,half,text,n,l,u
a,2,x y,x,y,1.0,2,,3,b|a
b,3,z,z,-,1.5,3,2.0,3,b|a

=== pd.Series for each cell: types
--- script
a = pd.Series([[1, 2], [3]]).apply(pd.Series)
b = pd.Series([[1, 'x'], [2.5, None, True]]).apply(pd.Series)
c = pd.Series([[True], [True, False]]).apply(pd.Series)
d = pd.Series([None, [1, 2]]).apply(pd.Series)
e = pd.Series([[], [1]]).apply(pd.Series)
df = pd.DataFrame({'t': ['|'.join(str(t) for t in x.dtypes) for x in [a, b, c, d, e]]})
df['v'] = [str(x.fillna(-1).values.tolist()) for x in [a, b, c, d, e]]
--- csv
t,v
float64|float64,"[[1.0, 2.0], [3.0, -1.0]]"
float64|object|object,"[[1.0, 'x', -1], [2.5, -1, True]]"
bool|object,"[[True, -1], [True, False]]"
float64|float64,"[[-1.0, -1.0], [1.0, 2.0]]"
float64,"[[-1.0], [1.0]]"

=== pd.Series with labels that cannot be joined
--- script
a = pd.Series([1, 2]).apply(lambda v: pd.Series([v, v], index=['a', 'a']) if v > 1 else pd.Series([v]))
b = pd.Series([1, 2]).apply(lambda v: pd.Series({'a': v}) if v > 1 else v)
c = pd.Series(['a b']).str.split().str.upper()
d = pd.Series(['a b']).str.split().sort_values()
--- diag
script:1:5: error: the function returns series with different labels [df-value]
    1 | a = pd.Series([1, 2]).apply(lambda v: pd.Series([v, v], index=['a', 'a']) if v > 1 else pd.Series([v]))
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: all series must have the same labels in the same order
script:2:5: error: a cell cannot hold a 'Series' [df-type]
    2 | b = pd.Series([1, 2]).apply(lambda v: pd.Series({'a': v}) if v > 1 else v)
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: return one value, such as x['column'].sum(); to make columns of lists, write pd.DataFrame(s.tolist(), index=s.index), or s.str.split('-', expand=True)
script:3:40: error: 'upper' of a column of lists is not part of df scripts [df-unsupported]
    3 | c = pd.Series(['a b']).str.split().str.upper()
      |                                        ^~~~~
help: methods are 'get', 'join', 'len'
script:4:5: error: the column holds lists or dicts [df-type]
    4 | d = pd.Series(['a b']).str.split().sort_values()
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: explode() makes a row for each element of a list; pd.json_normalize(..., record_path=...) reads lists as rows

=== the name of series for each group of a column
--- data a.csv
k,v
a,1
b,2
a,3
--- script
g = pd.read_csv('a.csv').groupby('k')
df = g['v'].apply(lambda s: pd.Series({'lo': s.min(), 'hi': s.max()})).reset_index()
df['n'] = g['v'].apply(lambda s: s.nlargest(1)).name
df['m'] = g.apply(lambda d: d['v'].rename(None).head(1 + (d['v'] > 2).sum())).name is None
--- csv
k,level_1,v,n,m
a,lo,1,v,True
a,hi,3,v,True
b,lo,2,v,True
b,hi,2,v,True

=== tuples as keys of dicts
--- data a.csv
a,b,v
x,1,2
y,2,3
x,1,4
--- script
df = pd.read_csv('a.csv')
df['key'] = list(zip(df['a'], df['b']))
df['one'] = df['key'].map({('x', 1): 'first', ('y', 3): 'second'})
df['sum'] = df['key'].map(df.groupby(['a', 'b'])['v'].sum().to_dict())
df['none'] = df['key'].map({'x': 1}).isna()
df['key'] = df['key'].map(repr)
--- csv
a,b,v,key,one,sum,none
x,1,2,"('x', 1)",first,6,True
y,2,3,"('y', 2)",,3,True
x,1,4,"('x', 1)",first,6,True

=== what dicts cannot map, and tuples as names
--- script
d = pd.DataFrame({'a': ['x', 'y'], 'v': [1, 2]})
a = pd.Series([[1], [2]]).map({1: 2})
b = pd.Series([('x', 1), ('y', 2)]).map(d.assign(w=1).set_index(['a', 'v'])['w'])
p = d.groupby('a').agg({'v': ['min', 'max']})
p.columns = p.columns.to_flat_index()
--- diag
script:2:5: error: a 'list' cannot be a key of a dict [df-type]
    2 | a = pd.Series([[1], [2]]).map({1: 2})
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: map a function of the cells, such as .map(len)
script:3:5: error: a column as a look-up table for lists or tuples is not part of df scripts [df-unsupported]
    3 | b = pd.Series([('x', 1), ('y', 2)]).map(d.assign(w=1).set_index(['a', 'v'])['w'])
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: pass a dict, such as .map(s.to_dict())
script:5:13: error: tuples as column names of a single level is not part of df scripts [df-unsupported]
    5 | p.columns = p.columns.to_flat_index()
      |             ^~~~~~~~~~~~~~~~~~~~~~~~~
help: join the levels: df.columns = ['_'.join(c) for c in df.columns]
