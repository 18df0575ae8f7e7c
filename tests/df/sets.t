=== exclusive or
--- script
a = pd.DataFrame({'x': [True, False], 'y': [True, True], 'i': [5, 6]})
a['xor'] = a['x'] ^ a['y']
a['bits'] = a['i'] ^ 3
a['set'] = ', '.join(sorted({'p', 'q'} ^ {'q', 'r'}))
n = 6
n ^= 3
df = a.assign(n=n, t=True ^ True)
--- csv
x,y,i,xor,bits,set,n,t
True,True,5,False,6,"p, r",5,False
False,True,6,True,5,"p, r",5,False

=== dicts joined with |
--- script
d = {'a': 1, 'b': 2} | {'b': 3}
e = d
d |= {'c': 4}
df = pd.DataFrame([e])
--- csv
a,b,c
1,3,4

=== labels as sets
--- script
d = pd.DataFrame({'b': [1], 'a': [2], 'c': [3]})
e = pd.DataFrame({'v': [1, 2, 3]}, index=[3, 1, 2])
c = d.columns
v = [c.difference(['a']), c.intersection(['c', 'b', 'q']), c.union(['z', 'a']), c.symmetric_difference(['z', 'a']), c.difference(['a'], sort=False)]
i = [e.index.difference([2, 5]), e.index.union([2, 5]), e.index.union(e.index)]
df = pd.DataFrame({'labels': [' '.join(x) for x in v] + [str(list(x)) for x in i]})
--- csv
labels
b c
b c
a b c z
b c z
b c
"[1, 3]"
"[1, 2, 3, 5]"
"[3, 1, 2]"

=== running sum of numpy
--- script
d = pd.DataFrame({'v': [1, 2, 3], 'f': [1.5, None, 2]})
df = d.assign(a=np.cumsum(d['v']), b=np.cumsum(d['f']))
--- csv
v,f,a,b
1,1.5,1,1.5
2,,3,
3,2.0,6,3.5

=== rows of numbers are floats beside floats
--- script
d = pd.DataFrame({'a': [1, 2], 'b': [3.5, 4]})
df = pd.DataFrame([list(r) for r in d.values], columns=['a', 'b'])
--- csv
a,b
1.0,3.5
2.0,4.0

=== columns and lists have no labels as sets
--- script
d = pd.DataFrame({'b': [1, 1]})
a = d['b'].difference([1])
b = d.columns.difference('b')
c = d.set_index('b').index.union([2])
--- diag
script:2:5: error: 'difference' is a method of an Index, not of a column [df-type]
    2 | a = d['b'].difference([1])
      |     ^~~~~~~~~~~~~~~~~~~~~~
help: set(df['a']) makes a set from a column
script:3:26: error: 'difference' needs an Index or a list of labels, not the string 'b' [df-type]
    3 | b = d.columns.difference('b')
      |                          ^~~
script:4:5: error: 'union' of repeated labels is not part of df scripts [df-unsupported]
    4 | c = d.set_index('b').index.union([2])
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~

=== dates, periods and spans as keys
--- script
T = pd.Timestamp
t = pd.to_datetime(['2024-01-01', '2024-01-02', '2024-01-01'])
df = pd.DataFrame({'t': t, 'v': [1, 2, 3]})
df['a'] = df['t'].map({T('2024-01-01'): 5, T('2024-01-02'): 6})
df['b'] = df['t'].map({T('2024-01-01'): 5})
df['c'] = [len(set(t)), len({T('2025-01-01') in {T('2024-01-01')}}), sum([x in {T('2024-01-01')} for x in t])]
d = {}
for x in df['t']:
    d[x] = d.get(x, 0) + 1
df['n'] = [d[x] for x in df['t']]
df['g'] = df['t'].map({k: len(g) for k, g in df.groupby('t')})
df['p'] = df['t'].dt.to_period('M').map({pd.Period('2024-01', 'M'): 'jan'})
df['day'] = df['t'].dt.date.map({x: i for i, x in enumerate(df['t'].dt.date.unique())})
df['span'] = (df['t'] - t[0]).map({pd.Timedelta(0): 'same', pd.Timedelta(days=1): 'day'})
df['late'] = ['late' if x else 'same' for x in df['t'] - t[0]]
df['z'] = [len({0: 'zero', x: 'date', None: 'x', pd.NaT: 'y'}) for x in t]
df['r'] = df['t'].replace({T('2024-01-02'): T('2024-02-02')})
--- csv
t,v,a,b,c,n,g,p,day,span,late,z,r
2024-01-01,1,5,5.0,2,2,2,jan,0,same,same,4,2024-01-01
2024-01-02,2,6,,1,1,1,jan,1,day,late,4,2024-02-02
2024-01-01,3,5,5.0,2,2,2,jan,0,same,same,4,2024-01-01

=== dates as labels from dicts
--- script
T = pd.Timestamp
s = pd.Series({T('2024-01-01'): 1, T('2024-01-02'): 2}).reset_index()
s.columns = ['day', 'v']
q = pd.DataFrame.from_dict({T('2024-01-01'): [1], T('2024-01-02'): [3]}, orient='index', columns=['w'])
e = pd.DataFrame({'x': [1, 2]}, index=[T('2024-01-01'), T('2024-01-02')]).rename(index={T('2024-01-01'): T('2030-01-01')})
df = s.assign(w=q['w'].tolist(), e=e.index)
--- csv
day,v,w,e
2024-01-01,1,1,2030-01-01
2024-01-02,2,3,2024-01-02
