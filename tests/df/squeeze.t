=== single columns, rows and cells
--- data b.csv
k,g,a,b
x,p,3,1.5
y,q,1,2
x,q,7,3
--- script
d = pd.read_csv('b.csv')
df = d[['a']].squeeze().to_frame()
df['one'] = d.loc[[0], ['a']].squeeze()
df['row'] = d[['a', 'b']].head(1).squeeze().sum()
df['item'] = d[d['g'] == 'p']['a'].item()
df['axis'] = d[['a']].squeeze(axis=1)
df['max'] = d['a'].max().item() + d['b'].mean().round(2)
df['same'] = d.squeeze()['k']
--- csv
a,one,row,item,axis,max,same
3,3,4.5,3,3,9.17,x
1,3,4.5,3,1,9.17,y
7,3,4.5,3,7,9.17,x

=== rows by a level of their labels
--- data b.csv
k,g,a,b
x,p,3,1.5
y,q,1,2
x,q,7,3
--- script
d = pd.read_csv('b.csv').set_index(['k', 'g'])
df = pd.concat([d.xs('x').reset_index(), d.xs('q', level='g').reset_index(), d.xs('q', level=1, drop_level=False).reset_index(), d.reset_index().set_index('k').xs('y').to_frame('y').T])
--- csv
g,a,b,k
p,3,1.5,
q,7,3.0,
,1,2.0,y
,7,3.0,x
q,1,2.0,y
q,7,3.0,x
q,1,2.0,

=== rows by a level of their labels, 2
--- data b.csv
k,g,a,b
x,p,3,1.5
y,q,1,2
x,q,7,3
--- script
d = pd.read_csv('b.csv')
t = d.groupby('k').agg({'a': ['min', 'max'], 'b': ['sum']})
df = t.xs('a', axis=1).reset_index()
df['v'] = d.set_index(['k', 'g'])['a'].xs('x').sum()
--- csv
k,min,max,v
x,3,7,10
y,1,1,10

=== no such label of a level
--- script
d = pd.DataFrame({"k": ["x"], "g": ["p"], "a": [1]}).set_index(["k", "g"])
a = d.xs("nope", level="g")
b = d.xs("x", level="z")
c = d["a"].xs("y")
e = (1.5).round()
df = pd.Series([1, 2]).item()
--- diag
script:2:10: error: the key is not a label of this level [df-value]
    2 | a = d.xs("nope", level="g")
      |          ^~~~~~
script:3:21: error: unknown level 'z' of the labels [df-value]
    3 | b = d.xs("x", level="z")
      |                     ^~~
help: levels are 'k', 'g'
script:4:15: error: 'y' is not a row label [df-value]
    4 | c = d["a"].xs("y")
      |               ^~~
help: select rows by a condition, such as df[df['a'] == 1], or by position with .iloc
script:5:5: error: 'round' of a Python number is not part of df scripts [df-unsupported]
    5 | e = (1.5).round()
      |     ^~~~~~~~~~~~~
help: write round(x, 2)
script:6:6: error: 'item' needs exactly one value, but there are 2 [df-value]
    6 | df = pd.Series([1, 2]).item()
      |      ^~~~~~~~~~~~~~~~~~~~~~~~
help: .iloc[0] is the first value
