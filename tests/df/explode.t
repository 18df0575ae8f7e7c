=== a row for each element of lists that the script writes
--- script
df = pd.DataFrame({'k': ['a', 'b', 'c', 'd'], 'v': [[1, 2], [], [3], None]}).explode('v')
--- csv
k,v
a,1
a,2
b,
c,3
d,

=== new row labels
--- script
df = pd.DataFrame({'k': ['a', 'b'], 'v': [[1, 2], [3]]}, index=['x', 'y'])
a = df.explode('v').reset_index()
b = df.explode('v', ignore_index=True).reset_index()
df = a.merge(b, on=['k', 'v'])
--- csv
index_x,k,v,index_y
x,a,1,0
x,a,2,1
y,b,3,2

=== strings that are split
--- data runs.csv
k,tags
a,x;y
b,z
c,
--- script
d = pd.read_csv('runs.csv')
df = d.assign(tag=d['tags'].str.split(';')).explode('tag')
d['tags'] = d['tags'].str.split(';')
df['n'] = d['tags'].str.len()
df['first'] = d['tags'].str[0]
df['last'] = d['tags'].map(lambda l: l[-1], na_action='ignore')
--- csv
k,tags,tag,n,first,last
a,x;y,x,2.0,x,y
a,x;y,y,2.0,x,y
b,z,z,1.0,z,z
c,,,,,

=== a column alone
--- script
s = pd.Series(['a-b', 'c', None], index=['x', 'y', 'z']).str.split('-').explode()
t = pd.Series([[1, 2.5], ['x', None], [True]]).explode()
df = pd.DataFrame({'s': s}).reset_index()
df['t'] = t.reset_index(drop=True)
--- csv
index,s,t
x,a,1
x,b,2.5
y,c,x
z,,

=== lists of lists, one level at a time
--- script
df = pd.DataFrame({'k': ['a', 'b'], 'v': [[[1, 2], [3]], [[4]]]})
df['n'] = df['v'].str.len()
df = df.explode('v')
df['m'] = df['v'].str.len()
df = df.explode('v', ignore_index=True)
df['v'] = df['v'].astype(float)
--- csv
k,v,n,m
a,1.0,2,2
a,2.0,2,2
a,3.0,2,1
b,4.0,1,1

=== several columns
--- script
df = pd.DataFrame({'k': ['a', 'b'], 'v': [[1, 2], [3]], 'w': [['x', 'y'], ['z']]}).explode(['v', 'w'])
--- csv
k,v,w
a,1,x
a,2,y
b,3,z

=== columns of different lengths
--- script
df = pd.DataFrame({'k': ['a', 'b'], 'v': [[1, 2], [3]], 'w': [['x'], ['z']]}).explode(['v', 'w'])
--- diag
script:1:87: error: the list in column 'w' and the list in the first column have different lengths in row 1 [df-value]
    1 | df = pd.DataFrame({'k': ['a', 'b'], 'v': [[1, 2], [3]], 'w': [['x'], ['z']]}).explode(['v', 'w'])
      |                                                                                       ^~~~~~~~~~
help: if the lists differ in length, explode the columns one by one

=== cells that are no lists stay
--- script
df = pd.DataFrame({'v': [[1, 2], 3, 'x', None, []]}).explode('v')
df['w'] = pd.DataFrame({'v': ['a,b', 'c', 'd', 'e', 'f', 'g']}).explode('v')['v'].reset_index(drop=True)
--- csv
v,w
1,"a,b"
2,"a,b"
3,c
x,d
,e
,f

=== functions of lists
--- script
df = pd.DataFrame({'v': [[3, 1, 2], [5], [4, 4]]})
df['min'] = df['v'].map(min)
df['sum'] = df['v'].apply(sum)
df['len'] = df['v'].apply(len)
df['text'] = df['v'].map(lambda l: '/'.join([str(x) for x in l]))
df['two'] = [l[:2][-1] for l in df['v']]
df['at'] = df['v'].iloc[0][1]
df['row'] = df.apply(lambda r: max(r['v']), axis=1)
df['str'] = [str(l) for l in df['v'].tolist()]
df['get'] = df['v'].str.get(1)
df['n'] = df['v'].str.len() + df['v'].count()
df = df.drop(columns='v')
--- csv
min,sum,len,text,two,at,row,str,get,n
1,6,3,3/1/2,1,1,3,"[3, 1, 2]",1.0,6
5,5,1,5,5,1,5,[5],,4
4,8,2,4/4,4,1,4,"[4, 4]",4.0,5

=== functions that return lists and dicts
--- script
d = pd.DataFrame({'k': ['a', 'b', 'a'], 'v': [1, 2, 4], 's': ['x y', 'y', 'z']})
d['words'] = d['s'].apply(lambda s: s.split())
d['pair'] = d.apply(lambda r: (r['k'], r['v']), axis=1)
d['dict'] = d.apply(lambda r: {r['v']: r['k']}, axis=1)
df = d.explode('words')[['k', 'words']]
df['pair'] = d['pair'].map(str)
df['dict'] = d['dict'].map(str)
g = d.groupby('k')
df['list'] = df['k'].map(g['v'].apply(list).map(str))
df['set'] = df['k'].map(g.agg(n=('v', 'sum'), l=('v', set))['l'].map(len))
df['agg'] = df['k'].map(g.agg({'s': lambda s: sorted(s)})['s'].str.join('/'))
df['frame'] = df['k'].map(g.apply(lambda x: [len(x), x['v'].max()]).str[1])
--- csv
k,words,pair,dict,list,set,agg,frame
a,x,"('a', 1)",{1: 'a'},"[1, 4]",2,x y/z,4
a,y,"('a', 1)",{1: 'a'},"[1, 4]",2,x y/z,4
b,y,"('b', 2)",{2: 'b'},[2],1,y,2
a,z,"('a', 4)",{4: 'a'},"[1, 4]",2,x y/z,4

=== keys of dicts in cells keep their types
--- script
d = pd.DataFrame({'p': [{50: 7.1, 99: 9.4}, {50: 40.2, 90: 51.0}]})
df = pd.DataFrame({'get': d['p'].map(lambda x: x.get(50, 0)), 'text': d['p'].map(lambda x: x.get('50', 0))})
df['str'] = d['p'].map(str)
df['item'] = d['p'].str[90]
df['last'] = d['p'].map(lambda x: sorted(x)[-1])
df['columns'] = str(list(pd.DataFrame(d['p'].tolist()).columns))
df['nested'] = pd.Series([{'x': {1.5: 1}}, {'x': {('a', 1): {True: '\t'}}}]).map(str)
df['sets'] = pd.Series([{1, 2}, {3}]).map(lambda s: str(sorted(s | {0})) + str(1 in s))
df['set'] = [str(s) for s in pd.DataFrame({'s': [{1}, {3}]})['s']]
--- csv
get,text,str,item,last,columns,nested,sets,set
7.1,0,"{50: 7.1, 99: 9.4}",,99,"[50, 99, 90]",{'x': {1.5: 1}},"[0, 1, 2]True",{1}
40.2,0,"{50: 40.2, 90: 51.0}",51.0,90,"[50, 99, 90]","{'x': {('a', 1): {True: '\t'}}}","[0, 3]False",{3}

=== dicts in cells
--- script
df = pd.DataFrame({'v': [{'p50': 1, 'p99': 2.5}, {'p50': 3}]})
df['p50'] = df['v'].map(lambda d: d['p50'])
df['p99'] = df['v'].str.get('p99')
df['first'] = df['v'].str['p50']
df['keys'] = df['v'].map(lambda d: '+'.join(d))
df = df[['p50', 'p99', 'first', 'keys']]
--- csv
p50,p99,first,keys
1,2.5,1,p50+p99
3,,3,p50

=== frames with lists are moved
--- script
df = pd.DataFrame({'k': ['b', 'a', 'c'], 'v': [[1], [2, 3], []]})
df = df.sort_values('k').head(2).rename(columns={'v': 'w'})
df = pd.concat([df, df]).reset_index(drop=True)
df = df.merge(pd.DataFrame({'k': ['a', 'b'], 'n': [1, 2]}), on='k')
df = df[df['k'] == 'a'].explode('w')
--- csv
k,w,n
a,2,1
a,3,1
a,2,1
a,3,1

=== lists are not compared, added or shown
--- script
d = pd.DataFrame({'k': ['a', 'b'], 'v': [[1, 2], [3]]})
a = d.sort_values('v')
b = d['v'].max()
c = d.groupby('v')['k'].count()
e = d['v'] == d['v']
f = d['v'] + d['v']
g = d.drop_duplicates()
h = d['v'].unique()
i = d['v'].value_counts()
j = d.merge(d, on='v')
k = d['v'].astype(str)
l = d.set_index('v')
m = d.groupby('k').max()
n = np.log(d['v'])
o = d.nunique()
p = d['v'].isin([1])
q = d['v'].str.upper()
r = pd.to_numeric(d['v'])
s = d['v'].sort_values()
t = d.pivot(index='k', columns='v', values='k')
u = -d['v']
w = d.query('v > 1')
x = d.groupby('k')['v'].nunique()
y = pd.crosstab(d['k'], d['v'])
--- diag
script:2:19: error: column 'v' holds lists or dicts [df-type]
    2 | a = d.sort_values('v')
      |                   ^~~
help: explode() makes a row for each element of a list; pd.json_normalize(..., record_path=...) reads lists as rows
script:3:5: error: column 'v' holds lists or dicts [df-type]
    3 | b = d['v'].max()
      |     ^~~~~~~~~~~~
help: explode() makes a row for each element of a list; pd.json_normalize(..., record_path=...) reads lists as rows
script:4:15: error: column 'v' holds lists or dicts [df-type]
    4 | c = d.groupby('v')['k'].count()
      |               ^~~
help: explode() makes a row for each element of a list; pd.json_normalize(..., record_path=...) reads lists as rows
script:5:5: error: column 'v' holds lists or dicts [df-type]
    5 | e = d['v'] == d['v']
      |     ^~~~~~~~~~~~~~~~
help: explode() makes a row for each element of a list; pd.json_normalize(..., record_path=...) reads lists as rows
script:6:5: error: column 'v' holds lists or dicts [df-type]
    6 | f = d['v'] + d['v']
      |     ^~~~~~~~~~~~~~~
help: explode() makes a row for each element of a list; pd.json_normalize(..., record_path=...) reads lists as rows
script:7:5: error: column 'v' holds lists or dicts [df-type]
    7 | g = d.drop_duplicates()
      |     ^~~~~~~~~~~~~~~~~~~
help: explode() makes a row for each element of a list; pd.json_normalize(..., record_path=...) reads lists as rows
script:8:5: error: column 'v' holds lists or dicts [df-type]
    8 | h = d['v'].unique()
      |     ^~~~~~~~~~~~~~~
help: explode() makes a row for each element of a list; pd.json_normalize(..., record_path=...) reads lists as rows
script:9:5: error: column 'v' holds lists or dicts [df-type]
    9 | i = d['v'].value_counts()
      |     ^~~~~~~~~~~~~~~~~~~~~
help: explode() makes a row for each element of a list; pd.json_normalize(..., record_path=...) reads lists as rows
script:10:19: error: column 'v' holds lists or dicts [df-type]
   10 | j = d.merge(d, on='v')
      |                   ^~~
help: explode() makes a row for each element of a list; pd.json_normalize(..., record_path=...) reads lists as rows
script:12:17: error: column 'v' holds lists or dicts [df-type]
   12 | l = d.set_index('v')
      |                 ^~~
help: explode() makes a row for each element of a list; pd.json_normalize(..., record_path=...) reads lists as rows
script:13:5: error: column 'v' holds lists or dicts [df-type]
   13 | m = d.groupby('k').max()
      |     ^~~~~~~~~~~~~~~~~~~~
help: explode() makes a row for each element of a list; pd.json_normalize(..., record_path=...) reads lists as rows
script:14:5: error: column 'v' holds lists or dicts [df-type]
   14 | n = np.log(d['v'])
      |     ^~~~~~~~~~~~~~
help: explode() makes a row for each element of a list; pd.json_normalize(..., record_path=...) reads lists as rows
script:15:5: error: column 'v' holds lists or dicts [df-type]
   15 | o = d.nunique()
      |     ^~~~~~~~~~~
help: explode() makes a row for each element of a list; pd.json_normalize(..., record_path=...) reads lists as rows
script:16:5: error: column 'v' holds lists or dicts [df-type]
   16 | p = d['v'].isin([1])
      |     ^~~~~~~~~~~~~~~~
help: explode() makes a row for each element of a list; pd.json_normalize(..., record_path=...) reads lists as rows
script:17:16: error: 'upper' of a column of lists is not part of df scripts [df-unsupported]
   17 | q = d['v'].str.upper()
      |                ^~~~~
help: methods are 'get', 'join', 'len'
script:18:5: error: column 'v' holds lists or dicts [df-type]
   18 | r = pd.to_numeric(d['v'])
      |     ^~~~~~~~~~~~~~~~~~~~~
help: explode() makes a row for each element of a list; pd.json_normalize(..., record_path=...) reads lists as rows
script:19:5: error: column 'v' holds lists or dicts [df-type]
   19 | s = d['v'].sort_values()
      |     ^~~~~~~~~~~~~~~~~~~~
help: explode() makes a row for each element of a list; pd.json_normalize(..., record_path=...) reads lists as rows
script:20:32: error: column 'v' holds lists or dicts [df-type]
   20 | t = d.pivot(index='k', columns='v', values='k')
      |                                ^~~
help: explode() makes a row for each element of a list; pd.json_normalize(..., record_path=...) reads lists as rows
script:21:5: error: operator - does not work on a column of object [df-type]
   21 | u = -d['v']
      |     ^~~~~~~
help: .astype('float') converts strings to numbers
script:22:14: error: column 'v' holds lists or dicts [df-type]
   22 | w = d.query('v > 1')
      |              ^~~~~
help: explode() makes a row for each element of a list; pd.json_normalize(..., record_path=...) reads lists as rows
script:23:5: error: column 'v' holds lists or dicts [df-type]
   23 | x = d.groupby('k')['v'].nunique()
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: explode() makes a row for each element of a list; pd.json_normalize(..., record_path=...) reads lists as rows
script:24:5: error: column 'v' holds lists or dicts [df-type]
   24 | y = pd.crosstab(d['k'], d['v'])
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~
help: explode() makes a row for each element of a list; pd.json_normalize(..., record_path=...) reads lists as rows

=== a result with lists
--- script
df = pd.DataFrame({'k': ['a', 'b'], 'v': [[1, 2], [3]]})
--- diag
script: error: column 'v' holds lists or dicts [df-type]
help: explode() makes a row for each element of a list; .str[0] or .map(f) makes one value from each list

=== what explode cannot take
--- script
d = pd.DataFrame({'k': ['a', 'b'], 'v': [[1, 2], [3]]})
a = d.explode('w')
b = d.explode()
c = d.explode([])
e = d.explode('v', True, 3)
--- diag
script:2:15: error: unknown column 'w' [df-column]
    2 | a = d.explode('w')
      |               ^~~
help: columns are 'k', 'v'
script:3:5: error: missing argument 'column' of 'explode' [df-type]
    3 | b = d.explode()
      |     ^~~~~~~~~~~
script:4:15: error: 'explode' needs the name of a column, not 'list' [df-type]
    4 | c = d.explode([])
      |               ^~
help: pd.Series([1, 2]) makes a column from a list
script:5:26: error: 'explode' takes at most 2 positional arguments [df-type]
    5 | e = d.explode('v', True, 3)
      |                          ^
