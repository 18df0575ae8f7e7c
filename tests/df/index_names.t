=== the names of row labels that an Index selects
--- script
s = pd.DataFrame({'k': ['a', 'b', 'c'], 'v': [1, 2, 3]}).set_index('k')
o = pd.DataFrame({'q': ['c', 'a'], 'w': [1, 2]}).set_index('q')
two = pd.DataFrame({'a': ['x', 'y'], 'b': [1, 2], 'v': [1, 2]}).set_index(['a', 'b'])
other = pd.DataFrame({'p': ['y'], 'r': [2], 'v': [1]}).set_index(['p', 'r'])
made = {'reindex': s.reindex(o.index), 'list': s.reindex(['c', 'a']), 'array': s.reindex(o.reset_index()['q'].values),
        'column': s.reindex(o.reset_index()['q']), 'loc': s.loc[o.index], 'loc of a column': s['v'].loc[o.index].to_frame(),
        'loc by a column': s.loc[o.reset_index()['q']], 'both': s.loc[o.index, ['v']], 'mask': s.loc[s.index > 'a'],
        'levels': two.reindex(other.index), 'loc of levels': two.loc[other.index],
        'numbers': pd.DataFrame({'v': [1, 2, 3]}).loc[pd.DataFrame({'q': [2, 0]}).set_index('q').index]}
df = pd.DataFrame({'how': list(made), 'labels': [str(list(x.reset_index().columns)) for x in made.values()]})
--- csv
how,labels
reindex,"['q', 'v']"
list,"['k', 'v']"
array,"['k', 'v']"
column,"['q', 'v']"
loc,"['q', 'v']"
loc of a column,"['q', 'v']"
loc by a column,"['k', 'v']"
both,"['q', 'v']"
mask,"['k', 'v']"
levels,"['p', 'r', 'v']"
loc of levels,"['a', 'b', 'v']"
numbers,"['q', 'v']"

=== dates of date_range as row labels
--- script
s = pd.DataFrame({'d': pd.to_datetime(['2026-01-01', '2026-01-03']), 'v': [1, 2]}).set_index('d')
df = s.reindex(pd.date_range('2026-01-01', '2026-01-03')).reset_index()
--- csv
index,v
2026-01-01,1.0
2026-01-02,
2026-01-03,2.0

=== the name of row labels of two frames
--- script
s = pd.DataFrame({'k': ['a', 'b', 'c'], 'v': [1, 2, 3]}).set_index('k')
o = pd.DataFrame({'q': ['c', 'a', 'd'], 'w': [1, 2, 4]}).set_index('q')
same = pd.DataFrame({'q': ['a', 'b', 'c'], 'w': [1, 2, 4]}).set_index('q')
plain = pd.DataFrame({'w': [1, 2, 4]}, index=['a', 'c', 'd'])
made = {how: s.join(o, how=how) for how in ['left', 'right', 'inner', 'outer']}
made['merge'] = s.merge(o, left_index=True, right_index=True, how='inner')
made['outer merge'] = s.merge(o, left_index=True, right_index=True, how='outer')
made['same labels'] = s.join(same, how='outer')
made['no name'] = s.join(plain, how='outer')
made['same name'] = s.join(o.rename_axis('k'), how='outer')
made['concat'] = pd.concat([s, o], axis=1)
made['concat of same labels'] = pd.concat([s, same], axis=1)
made['concat of same names'] = pd.concat([s, same.rename_axis('k')], axis=1)
df = pd.DataFrame({'how': list(made), 'labels': [str(list(x.reset_index().columns)) for x in made.values()]})
--- csv
how,labels
left,"['k', 'v', 'w']"
right,"['q', 'v', 'w']"
inner,"['index', 'v', 'w']"
outer,"['index', 'v', 'w']"
merge,"['index', 'v', 'w']"
outer merge,"['index', 'v', 'w']"
same labels,"['k', 'v', 'w']"
no name,"['index', 'v', 'w']"
same name,"['k', 'v', 'w']"
concat,"['index', 'v', 'w']"
concat of same labels,"['index', 'v', 'w']"
concat of same names,"['k', 'v', 'w']"

=== new row labels of a series
--- script
d = pd.DataFrame({'g': ['a', 'b'], 'n': [1, 2]})
s = d['n']
t = s.copy()
u = s
s.index = ['p', 'q']
df = pd.concat([d.reset_index(), s.reset_index(), t.reset_index(), u.reset_index()])
--- csv
index,g,n
0,a,1
1,b,2
p,,1
q,,2
0,,1
1,,2
p,,1
q,,2

=== labels of a series: faults, and help for the levels of columns
--- script
d = pd.DataFrame({'g': ['a', 'b'], 'h': ['x', 'y'], 'n': [1, 2]})
s = d['n']
s.index = [1, 2, 3]
t = d.set_index(['g', 'h'])['n']
t.index.names = ['p', 'q']
w = d.pivot_table(index='g', columns='h', values=['n'])
b = w.droplevel(0, axis=1)
c = d[['n']].agg(['sum', 'mean'], axis=1)
--- diag
script:3:11: error: found 3 labels for 2 rows, expected one for each [df-value]
    3 | s.index = [1, 2, 3]
      |           ^~~~~~~~~
script:5:1: error: assignment to '.names' is not part of df scripts [df-unsupported]
    5 | t.index.names = ['p', 'q']
      | ^~~~~~~~~~~~~
help: write s = s.rename_axis('k'); for labels with several levels, pass a list of names

=== a name of row labels that other frames do not share
--- data a.csv
k,v,w
a,1,2
b,3,4
--- script
u = pd.read_csv('a.csv').set_index('k')
same = u[['v']]
same.index.name = 'k'
copy = u.copy()
copy.index.name = 'c'
some = u[u.v > 1]
some.index.name = 's'
added = u.assign(x=1)
added.index.name = 'x'
rows = u.reset_index()
rows.index.name = 'r'
last = u['w'].copy()
df = u.rename_axis('z').reset_index()
u.index.name = None
df['names'] = '|'.join([copy.index.name, some.index.name, added.index.name, rows.index.name, last.index.name])
--- csv
z,v,w,names
a,1,2,c|s|x|r|k
b,3,4,c|s|x|r|k

=== a name of row labels that other frames share
--- data a.csv
k,l,v,w
a,x,1,2
b,y,3,4
--- script
u = pd.read_csv('a.csv').set_index('k')
t = u[['w']] * 2
t.index.name = 'z'
n = t.index.name
a = u.reset_index()
w = u['w']
m = pd.read_csv('a.csv').set_index(['k', 'l'])
s = m['v']
m.index.names = ['k', 'm']
b = s.sum()
--- diag
script:5:5: error: the use of row labels that line 3 renames in another frame is not part of df scripts [df-unsupported]
    5 | a = u.reset_index()
      |     ^
help: in pandas, both frames share the labels and their name; write df = df.rename_axis('k') there instead of df.index.name = 'k'
script:6:5: error: the use of row labels that line 3 renames in another frame is not part of df scripts [df-unsupported]
    6 | w = u['w']
      |     ^
help: in pandas, both frames share the labels and their name; write df = df.rename_axis('k') there instead of df.index.name = 'k'
script:10:5: error: the use of row labels that line 9 renames in another frame is not part of df scripts [df-unsupported]
   10 | b = s.sum()
      |     ^
help: in pandas, both frames share the labels and their name; write df = df.rename_axis('k') there instead of df.index.name = 'k'
