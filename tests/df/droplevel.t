=== levels that are removed
--- data a.csv
m,b,v,w
x,p,1,1.5
y,q,2,2.5
x,q,3,
--- script
d = pd.read_csv('a.csv')
s = d.set_index(['m', 'b'])
p = d.pivot_table(index='m', columns='b', values=['v'])
df = s.droplevel('b').reset_index()
df['w'] = s['w'].droplevel(0).index
df['n'] = ''.join(s.droplevel(-1).index)
g = d.groupby(['m', 'b']).agg({'v': ['min', 'max']}).droplevel('b').droplevel(0, axis=1)
df['g'] = str(g.reset_index().values.tolist())
df['p'] = str(p.droplevel(0, axis=1).reset_index().columns.tolist()) + p.droplevel([0], axis='columns').columns.name
--- csv
m,v,w,n,g,p
x,1,p,xyx,"[['x', 1, 1], ['x', 3, 3], ['y', 2, 2]]","['m', 'p', 'q']b"
y,2,q,xyx,"[['x', 1, 1], ['x', 3, 3], ['y', 2, 2]]","['m', 'p', 'q']b"
x,3,q,xyx,"[['x', 1, 1], ['x', 3, 3], ['y', 2, 2]]","['m', 'p', 'q']b"

=== levels that cannot be removed
--- script
d = pd.DataFrame({'m': ['x', 'y'], 'b': ['p', 'q'], 'v': [1, 2], 'w': [3, 4]})
s = d.set_index(['m', 'b'])
p = d.pivot_table(index='m', columns='b', values=['v', 'w'])
a = s.droplevel('c')
b = s.droplevel(2)
c = s.droplevel(['m', 'b'])
e = d.droplevel(0)
f = p.droplevel(0, axis=1)
g = p.droplevel('m', axis=1)
h = s['v'].droplevel(0, axis=1)
--- diag
script:4:17: error: unknown level 'c' of the labels [df-value]
    4 | a = s.droplevel('c')
      |                 ^~~
help: levels are 'm', 'b'
script:5:17: error: level 2 is out of range: the labels have 2 levels, counted from 0 [df-value]
    5 | b = s.droplevel(2)
      |                 ^
script:6:17: error: cannot remove the only level of the labels [df-value]
    6 | c = s.droplevel(['m', 'b'])
      |                 ^~~~~~~~~~
script:7:17: error: cannot remove the only level of the labels [df-value]
    7 | e = d.droplevel(0)
      |                 ^
script:8:5: error: two columns would be named 'p' [df-value]
    8 | f = p.droplevel(0, axis=1)
      |     ^~~~~~~~~~~~~~~~~~~~~~
help: select columns before, or join the levels of each name: df.columns = ['_'.join(c) for c in df.columns]
script:9:17: error: unknown column level 'm' [df-value]
    9 | g = p.droplevel('m', axis=1)
      |                 ^~~
help: write the number of the level, counted from 0, or give it a name: df.rename_axis(columns='c')
script:10:30: error: a column has no axis 1 [df-value]
   10 | h = s['v'].droplevel(0, axis=1)
      |                              ^

=== names of levels
--- data a.csv
m,b,v
x,p,1
y,q,2
--- script
d = pd.read_csv('a.csv')
s = d.set_index(['m', 'b'])
df = s.copy()
df.index = df.index.set_names(['M', 'B'])
df = df.reset_index()
df['a'] = '|'.join(s.index.set_names('a', level=1).names) + '|'.join(s.index.set_names('z', level='m').names)
df['c'] = '|'.join(s.index.rename(['c', 'd']).names)
df['n'] = d.set_index('m').index.set_names('one').name
df['l'] = str(s.index.to_list())
df['e'] = d['v'].set_axis(['r', 's'])['s']
--- csv
M,B,v,a,c,n,l,e
x,p,1,m|az|b,c|d,one,"[('x', 'p'), ('y', 'q')]",2
y,q,2,m|az|b,c|d,one,"[('x', 'p'), ('y', 'q')]",2

=== names of levels: faults
--- script
d = pd.DataFrame({'m': ['x'], 'b': ['p'], 'v': [1]})
s = d.set_index(['m', 'b'])
a = s.index.set_names('a')
b = s.index.set_names('a', level='c')
c = s.index.rename(['a'])
e = d['v'].set_names('a')
f = [1].rename('a')
g = d['v'].set_axis(['a', 'b'])
h = d['v'].set_axis(['a'], axis=1)
--- diag
script:3:23: error: the number of names is 1, but the labels have 2 levels [df-value]
    3 | a = s.index.set_names('a')
      |                       ^~~
script:4:34: error: unknown level 'c' of the labels [df-value]
    4 | b = s.index.set_names('a', level='c')
      |                                  ^~~
help: levels are 'm', 'b'
script:5:20: error: the number of names is 1, but the labels have 2 levels [df-value]
    5 | c = s.index.rename(['a'])
      |                    ^~~~~
script:6:5: error: 'set_names' is a method of df.index and df.columns [df-type]
    6 | e = d['v'].set_names('a')
      |     ^~~~~~~~~~~~~~~~~~~~~
script:7:5: error: 'rename' is a method of df.index and df.columns [df-type]
    7 | f = [1].rename('a')
      |     ^~~~~~~~~~~~~~~
script:8:21: error: found 2 labels for 1 row, expected one for each [df-value]
    8 | g = d['v'].set_axis(['a', 'b'])
      |                     ^~~~~~~~~~
script:9:33: error: a column has no axis 1 [df-value]
    9 | h = d['v'].set_axis(['a'], axis=1)
      |                                 ^

=== frames that are equal
--- data a.csv
k,v,w
x,1,
y,2,2.5
--- script
d = pd.read_csv('a.csv')
e = d.assign(v=[1, 3])
t = d['k'].astype('category')
tests = [d.equals(d.copy()), d.equals(e), d['w'].equals(e['w'].rename('z')), d[['v']].equals(d[['v']].astype(float)), d.equals(d['v'])]
more = [d[['v', 'w']].equals(d[['w', 'v']]), d.equals(d.set_index('k')), t.equals(t.copy()), t.equals(d['k']), d['v'].equals(1)]
rows = [d.head(1).equals(d.tail(1)), d.set_index('k').equals(d.set_index('k').rename_axis('z')), d.head(0).equals(d.head(0))]
df = pd.DataFrame({'equal': tests + more + rows})
--- csv
equal
True
False
True
False
False
False
False
True
False
False
False
True
True

=== the first and the last row with a cell
--- data a.csv
k,v,w
x,,
y,2,
z,,
--- script
d = pd.read_csv('a.csv')
s = d.set_index('k')
df = pd.DataFrame({'v': [d['v'].first_valid_index(), d['v'].last_valid_index()]})
df['s'] = [s['v'].first_valid_index(), s.last_valid_index()]
df['none'] = s['w'].first_valid_index() is None and s.head(0).last_valid_index() is None
df['m'] = str(d.set_index(['k', 'v'])['w'].fillna(0).first_valid_index())
--- csv
v,s,none,m
1,y,True,"('x', nan)"
1,y,True,"('x', nan)"
--- diag
script:6:11: warning: column 'm' contains '('x', nan)' [df-not-finite]
    6 | df['m'] = str(d.set_index(['k', 'v'])['w'].fillna(0).first_valid_index())
      |           ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: 'w' is 0 in row 1; the column is computed at script:6; before that line, drop the row, or replace the missing, infinite or 0 value

=== fields of the rows of itertuples
--- data a.csv
k,v
x,1
y,2
--- script
d = pd.read_csv('a.csv')
df = pd.DataFrame([r._asdict() for r in d.itertuples(index=False)])
df['n'] = [{**r._asdict(), 'v': r.v * 2}['v'] for r in d.itertuples()]
df['f'] = '|'.join(list(d.itertuples())[0]._fields)
--- csv
k,v,n,f
x,1,2,Index|k|v
y,2,4,Index|k|v

=== fields of tuples without names
--- script
a = (1, 2)._asdict()
b = (1, 2)._fields
--- diag
script:1:5: error: '_asdict' is a method of the rows of df.itertuples() [df-type]
    1 | a = (1, 2)._asdict()
      |     ^~~~~~~~~~~~~~~~
script:2:5: error: '_fields' is a method of the rows of df.itertuples() [df-type]
    2 | b = (1, 2)._fields
      |     ^~~~~~~~~~~~~~
