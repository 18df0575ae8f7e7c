=== a key for each level
--- data a.csv
m,v,b,w
x,1,p,1.5
x,3,q,
x,5,p,5.5
y,2,q,2.5
y,4,p,4.5
--- script
d = pd.read_csv('a.csv')
s = d.set_index(['m', 'v'])
idx = pd.IndexSlice
p = d.pivot_table(index='m', columns='b', values=['v', 'w'])
df = s.loc[idx[:, 2:4], :].reset_index()
df['list'] = str(s.loc[(slice(None), [1, 2]), 'b'].tolist())
df['both'] = str(s.loc[(slice('x', 'x'), slice(3)), :].index.tolist())
df['one'] = str(s['w'].loc['x', :].fillna(0).to_dict()) + str(s['w'].loc['x', 1:3].index.names)
df['columns'] = str(p.loc[:, idx[:, 'p']].columns.tolist()) + str(p.loc[['y'], idx['v':'w', ['q']]].columns.tolist())
t = s.copy()
t.loc[idx['x', 2:], 'w'] = 0
df['set'] = str(t['w'].tolist())
df['none'] = len(s.loc[idx[:, 7:9], :]) + len([1, 2, 3][slice(1, 3)])
df['dates'] = len(d.set_index([pd.to_datetime(d['w'], unit='D'), 'b']).dropna().sort_index().loc[idx[pd.Timestamp('1970-01-03'):, :], :])
--- csv
m,v,b,w,list,both,one,columns,set,none,dates
x,3,q,,"['p', 'q']","[('x', 1), ('x', 3)]","{1: 1.5, 3: 0.0, 5: 5.5}['m', 'v']","[('v', 'p'), ('w', 'p')][('v', 'q'), ('w', 'q')]","[1.5, 0.0, 0.0, 2.5, 4.5]",2,3
y,2,q,2.5,"['p', 'q']","[('x', 1), ('x', 3)]","{1: 1.5, 3: 0.0, 5: 5.5}['m', 'v']","[('v', 'p'), ('w', 'p')][('v', 'q'), ('w', 'q')]","[1.5, 0.0, 0.0, 2.5, 4.5]",2,3
y,4,p,4.5,"['p', 'q']","[('x', 1), ('x', 3)]","{1: 1.5, 3: 0.0, 5: 5.5}['m', 'v']","[('v', 'p'), ('w', 'p')][('v', 'q'), ('w', 'q')]","[1.5, 0.0, 0.0, 2.5, 4.5]",2,3

=== keys of levels that select nothing
--- script
d = pd.DataFrame({'m': ['y', 'x'], 'v': [1, 2], 'w': [3, 4]}).set_index(['m', 'v'])
s = d.sort_index()
a = d.loc[pd.IndexSlice['x':, :], :]
b = s.loc[pd.IndexSlice[:, 'a':], :]
c = s.loc[pd.IndexSlice[:, 1:5:2], :]
e = s.loc[pd.IndexSlice['z', :], :]
f = s.loc[pd.IndexSlice[:, [9]], :]
g = s.loc[pd.IndexSlice[['y', 'x'], :], :]
h = s.loc[pd.IndexSlice[:, [[1]]], :]
i = s.loc[pd.IndexSlice[:, d:], :]
j = pd.IndexSlice.a
k = slice()
--- diag
script:3:11: error: a slice of labels needs labels in ascending order [df-value]
    3 | a = d.loc[pd.IndexSlice['x':, :], :]
      |           ^~~~~~~~~~~~~~~~~~~~~~
help: sort them first: .sort_index()
script:4:11: error: the end of the slice is of another type than the labels [df-type]
    4 | b = s.loc[pd.IndexSlice[:, 'a':], :]
      |           ^~~~~~~~~~~~~~~~~~~~~~
script:5:11: error: a step in a slice of labels is not part of df scripts [df-unsupported]
    5 | c = s.loc[pd.IndexSlice[:, 1:5:2], :]
      |           ^~~~~~~~~~~~~~~~~~~~~~~
script:6:11: error: 'z' is not a label [df-value]
    6 | e = s.loc[pd.IndexSlice['z', :], :]
      |           ^~~~~~~~~~~~~~~~~~~~~
script:7:11: error: 9 is not a label [df-value]
    7 | f = s.loc[pd.IndexSlice[:, [9]], :]
      |           ^~~~~~~~~~~~~~~~~~~~~
script:8:11: error: a list of labels that are not in ascending order is not part of df scripts [df-unsupported]
    8 | g = s.loc[pd.IndexSlice[['y', 'x'], :], :]
      |           ^~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: write the labels in sorted order
script:9:11: error: a label of a level cannot be a 'list' [df-type]
    9 | h = s.loc[pd.IndexSlice[:, [[1]]], :]
      |           ^~~~~~~~~~~~~~~~~~~~~~~
script:10:11: error: the end of a slice cannot be a 'DataFrame' [df-type]
   10 | i = s.loc[pd.IndexSlice[:, d:], :]
      |           ^~~~~~~~~~~~~~~~~~~~
script:11:19: error: 'a' of pd.IndexSlice is not part of df scripts [df-unsupported]
   11 | j = pd.IndexSlice.a
      |                   ^
help: `perfpress help df` lists all functions and methods
script:12:5: error: missing argument 'start' of 'slice' [df-type]
   12 | k = slice()
      |     ^~~~~~~
