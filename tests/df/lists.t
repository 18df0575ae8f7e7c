=== rows turned into columns keep lists
--- script
d = pd.DataFrame({'k': ['a', 'b'], 'v': [1, 2], 'l': [[1], [2, 3]]}).T
df = pd.DataFrame({'n': d.loc['l'].str.len(), 'twice': d.loc['v'] * 2})
df['sum'] = d.T['l'].map(sum)
--- csv
n,twice,sum
1,2,1
2,4,5

=== columns turned into rows keep lists
--- script
d = pd.DataFrame({'k': ['a', 'b'], 'l': [[1], [2, 3]]}).melt()
a = d[d['variable'] == 'l'].explode('value')
b = d.query("variable == 'k'").assign(upper=lambda d: d['value'].str.upper())
df = pd.concat([a, b])
--- csv
variable,value,upper
l,1,
l,2,
l,3,
k,a,A
k,b,B

=== one row with a list and a date
--- script
d = pd.DataFrame({'l': [[1], [2, 3]], 'd': pd.to_datetime(['2026-01-01', '2026-01-02']), 'x': [{'p': 1.5}, {'p': 2.5}]})
s = d.loc[1]
df = pd.DataFrame({'d': [s['d']], 'n': [len(s['l'])], 'p': [s['x']['p']]})
--- csv
d,n,p
2026-01-02,2,2.5

=== frames made from rows
--- script
d = pd.DataFrame({'k': ['a', 'b'], 'l': [[1], [2, 3]]})
a = pd.DataFrame([r for _, r in d.iterrows()]).explode('l')
b = pd.DataFrame([d.iloc[1], d.loc[0]]).explode('l')
df = pd.concat([a, b])
--- csv
k,l
a,1
b,2
b,3
b,2
b,3
a,1

=== dicts of a frame with lists
--- script
d = pd.DataFrame({'k': ['a', 'b'], 'l': [{'p': 1}, {'p': 2, 'q': [3]}]})
a = pd.DataFrame(d.to_dict('records'))
b = pd.DataFrame(d.to_dict('list'))
c = pd.DataFrame(d.to_dict())
e = pd.DataFrame.from_dict(d.set_index('k').to_dict('index'), orient='index')
f = pd.DataFrame(d.to_dict('split')['data'], columns=['k', 'l'])
df = pd.DataFrame({'n': [x['l'].str['p'].sum() for x in [a, b, c, e, f]]})
df['t'] = [sum([t.l['p'] for t in d.itertuples()]), len(d.values.tolist()[1][1]), 0, 0, 0]
--- csv
n,t
3,3
3,2
3,0
3,0
3,0

=== a list beside strings
--- script
d = pd.DataFrame({'k': ['a', 'b', 'c'], 'l': [[1], None, [2, 3]]})
a = d.assign(l=d['l'].fillna('[0]')).explode('l')
b = d.assign(l=d['l'].where(d['k'] == 'a', '"x"')).explode('l')
c = pd.concat([d, pd.DataFrame({'k': ['d'], 'l': ['[4]']})]).explode('l')
d.loc[0, 'l'] = 'none'
df = pd.concat([a, b, c, d.explode('l')])
--- csv
k,l
a,1
b,[0]
c,2
c,3
a,1
b,"""x"""
c,"""x"""
a,1
b,
c,2
c,3
d,[4]
a,none
b,
c,2
c,3

=== cells that move
--- script
d = pd.DataFrame({'k': ['a', 'b', 'c'], 'l': [[1], None, [2, 3]]})
d['s'] = d['l'].shift(1)
d['f'] = d['l'].ffill()
d['w'] = np.where(d['k'] == 'a', d['l'], 'none')
d['v'] = d['l'].values
df = d.explode('l').explode('s').explode('f').explode('w').explode('v')
--- csv
k,l,s,f,w,v
a,1,,1,1,1
b,,1,1,none,
c,2,,2,none,2
c,2,,2,none,3
c,2,,3,none,2
c,2,,3,none,3
c,3,,2,none,2
c,3,,2,none,3
c,3,,3,none,2
c,3,,3,none,3

=== groups of lists
--- script
d = pd.DataFrame({'k': ['a', 'b', 'a'], 'l': [[1], [2], [3, 4]]})
df = d.groupby('k').last().join(d.groupby('k')['l'].first(), rsuffix='1').explode('l').explode('l1').reset_index()
--- csv
k,l,l1
a,3,1
a,4,1
b,2,2

=== lists as strings
--- script
d = pd.DataFrame({'l': [[1, 'x', None], {'a': True, 'b': "it's"}, 5, 'text', 1.0]})
df = pd.DataFrame({'s': d['l'].astype(str), 'n': d['l'].astype('str').str.len(), 't': str(d['l'].dtype)})
--- csv
s,n,t
"[1, 'x', None]",14,object
"{'a': True, 'b': ""it's""}",24,object
5,1,object
text,4,object
1.0,3,object

=== lists cannot be converted to other types
--- script
d = pd.DataFrame({'l': [[1], [2]]})
a = d['l'].astype(int)
b = d['l'].astype('category')
df = d.T
--- diag
script:2:19: error: column 'l' holds lists or dicts [df-type]
    2 | a = d['l'].astype(int)
      |                   ^~~
help: explode() makes a row for each element of a list; pd.json_normalize(..., record_path=...) reads lists as rows
script:3:19: error: column 'l' holds lists or dicts [df-type]
    3 | b = d['l'].astype('category')
      |                   ^~~~~~~~~~
help: explode() makes a row for each element of a list; pd.json_normalize(..., record_path=...) reads lists as rows

=== no lists are left
--- script
d = pd.Series({'a': [1, 2], 'b': 'x'})
df = d[['b']].to_frame('v')
df['same'] = df['v'] == 'x'
--- csv
v,same
x,True

=== tuples as strings
--- script
d = pd.DataFrame({'v': [('a', 1), [1, (2,)], ()]}).T.T
df = pd.DataFrame({'s': d['v'].astype(str), 'm': d['v'].map(str), 'f': [f'{x}' for x in d['v']], 't': d['v'].map(lambda x: isinstance(x, tuple))})
--- csv
s,m,f,t
"('a', 1)","('a', 1)","('a', 1)",True
"[1, (2,)]","[1, (2,)]","[1, (2,)]",False
(),(),(),True
