=== by label
--- script
t = pd.DataFrame({'a': [1, 2, 3, 4], 'b': [0.5, 1.5, 2.5, 3.5], 'c': ['w', 'x', 'y', 'z']}, index=['p', 'q', 'r', 's'])
df = pd.DataFrame({'what': ['cell', 'row', 'rows', 'slice', 'mask', 'list', 'cols', 'at', 'series', 'full']})
df['v'] = [t.loc['q', 'a'], t.loc['q', ['a', 'b']].sum(), t.loc[['q', 's'], 'a'].sum(), t.loc['q':'r', 'a'].sum(),
  t.loc[t['a'] > 2, 'b'].sum(), t.loc[[True, False, False, True], 'a'].sum(), t.loc[:, 'a':'b'].apply(lambda c: c.sum())['b'],
  t.at['s', 'b'], t['a'].loc['p'], t.loc['r']['c']]
--- csv
what,v
cell,2
row,3.5
rows,6
slice,5
mask,6.0
list,5
cols,8.0
at,3.5
series,1
full,y

=== by place
--- script
t = pd.DataFrame({'a': [1, 2, 3, 4], 'b': [0.5, 1.5, 2.5, 3.5], 'c': ['w', 'x', 'y', 'z']}, index=['p', 'q', 'r', 's'])
x = t.iloc[[3, 0, -2], [2, 0]]
df = t.iloc[1:3].reset_index()
df['cell'] = t.iloc[0, 2]
df['last'] = t.iloc[-1]['b']
df['s'] = t['a'].iloc[2]
df['cols'] = t.iloc[:, 0].tolist()[1:3]
df['iat'] = t.iat[3, 1]
df['pick'] = x['c'].tolist()[:2]
df['row'] = t.iloc[0, :2].sum()
--- csv
index,a,b,c,cell,last,s,cols,iat,pick,row
q,2,1.5,x,w,3.5,3,2,3.5,z,1.5
r,3,2.5,y,w,3.5,3,3,3.5,w,1.5

=== rows without labels
--- script
t = pd.DataFrame({'a': [1, 2, 3, 4]})
u = t[t['a'] > 1]
df = pd.DataFrame({'v': [t.loc[1:2, 'a'].sum(), u.loc[1, 'a'], u.iloc[0]['a'], len(u.loc[2:]), len(t.loc[2:99]), u.loc[1:3].shape[0]]})
--- csv
v
5
2
2
2
2
3

=== assignment
--- data t.csv
k,n,x,s
a,1,0.5,one
b,2,,two
c,3,2.5,
--- script
df = pd.read_csv('t.csv')
same = df
df.loc[df['k'] == 'b', 'x'] = 9
df.loc[df['n'] > 1, 'flag'] = 'big'
df.loc[df['k'] == 'c', ['n', 'x']] = [30, 0.25]
df.loc[0, 's'] = 'eins'
df.at[2, 's'] = 'drei'
df.iloc[1, 1] = 20
df.loc[df['n'] > 5, 'n'] = df['n'] * 2
df.loc[:, 'z'] = [1, 2, 3]
df.loc[df['k'] != 'a', 'w'] = df['x']
df.loc[df['k'] == 'a', 'n'] = 1.5
df.iat[0, 2] = 7
--- csv
k,n,x,s,flag,z,w
a,1.5,7.0,eins,,1,
b,40.0,9.0,two,big,2,9.0
c,60.0,0.25,drei,big,3,0.25

=== assignment of what a column cannot hold
--- script
df = pd.DataFrame({'i': [1, 2], 'f': [0.5, 1.5], 'b': [True, False], 's': ['x', 'y'], 'j': [1, 2], 'l': [1, 2]})
df.loc[0, 'i'] = 'text'
df.loc[0, 'f'] = None
df.loc[0, 'b'] = 3
df.loc[0, 's'] = 4.5
df.loc[0, 'j'] = None
df.loc[0, 'l'] = 5.0
--- csv
i,f,b,s,j,l
text,,3,4.5,,5
2,1.5,False,y,2.0,2

=== an index of two levels
--- script
t = pd.DataFrame({'k': ['a', 'a', 'b'], 'l': [1, 2, 1], 'v': [10, 20, 30]}).set_index(['k', 'l'])
df = pd.DataFrame({'v': [t.loc[('a', 2), 'v'], t.loc['a']['v'].sum(), t.loc[('b', 1)]['v'], t['v'].loc['a', 2]]})
--- csv
v
20
30
30
20

=== labels and places that there are not
--- script
t = pd.DataFrame({'a': [1, 2]}, index=['large', 'small'])
b = t.loc['smal', 'a']
c = t.loc['small', 'b']
d = t.iloc[2]
e = t.iloc['a']
f = t.loc[['large', 'huge']]
g = t.at['small']
h = t.loc['large':'huge']
i = t.loca
j = t.str
k = t['a'].str.upper()
l = pd.DataFrame({'a': ['x']})['a'].str.uper()
t['a'].loc['small'] = 3
u = pd.DataFrame({'a': [1, 2]})
u.loc[0, 'a'] = [1, 2]
v = pd.DataFrame({'a': [1, 2]})
v.loc['tiny', 'a'] = 5
--- diag
script:2:11: error: 'smal' is not a row label [df-value]
    2 | b = t.loc['smal', 'a']
      |           ^~~~~~
help: did you mean 'small'? labels are 'large', 'small'
script:3:20: error: unknown column 'b' [df-column]
    3 | c = t.loc['small', 'b']
      |                    ^~~
help: there is only 'a'
script:4:12: error: index 2 is out of range: there are 2 values [df-value]
    4 | d = t.iloc[2]
      |            ^
help: positions count from 0; -1 is the last one
script:5:12: error: a position must be an integer, not 'str' [df-type]
    5 | e = t.iloc['a']
      |            ^~~
help: .loc selects by label, .iloc by position
script:6:21: error: 'huge' is not a row label [df-value]
    6 | f = t.loc[['large', 'huge']]
      |                     ^~~~~~
help: labels are 'large', 'small'
script:7:10: error: '.at' needs a row and a column [df-type]
    7 | g = t.at['small']
      |          ^~~~~~~
help: write df.at['row', 'column']
script:8:11: error: 'huge' is not a row label [df-value]
    8 | h = t.loc['large':'huge']
      |           ^~~~~~~~~~~~~~
help: labels are 'large', 'small'
script:9:7: error: 'loca' of DataFrame is not part of df scripts [df-unsupported]
    9 | i = t.loca
      |       ^~~~
help: did you mean 'loc'?
script:10:7: error: 'str' of DataFrame is not part of df scripts [df-unsupported]
   10 | j = t.str
      |       ^~~
help: did you mean 'std'?
script:11:5: error: '.str' needs a column of strings, not of int64 [df-type]
   11 | k = t['a'].str.upper()
      |     ^~~~~~~~~~
help: convert it first: .astype('str')
script:12:41: error: 'uper' of str is not part of df scripts [df-unsupported]
   12 | l = pd.DataFrame({'a': ['x']})['a'].str.uper()
      |                                         ^~~~
help: did you mean 'upper'?
script:13:1: error: assignment to cells of a column that is not stored in a variable is not part of df scripts [df-unsupported]
   13 | t['a'].loc['small'] = 3
      | ^~~~~~~~~~~~~~~~~~~
help: write t.loc['small', 'a'] = ...
script:15:17: error: cannot assign 2 values to 1 row [df-value]
   15 | u.loc[0, 'a'] = [1, 2]
      |                 ^~~~~~
help: give one value for each row, or a single value for all

=== a cell of a row by a dot
--- script
x = pd.DataFrame({'a': [1, 2], 'b': ['u', 'v'], 'count': [5, 6]}, index=['x', 'y'])
r = x.loc['x']
df = pd.DataFrame({'a': [r.a], 'b': [r.b.upper()], 'mean': [x[['a']].mean().a], 'last': [x.iloc[-1].b], 'size': [r['count']]})
--- csv
a,b,mean,last,size
1,U,1.5,v,5

=== a label that the row lacks
--- script
x = pd.DataFrame({'a': [1, 2]}, index=['x', 'y'])
r = x.loc['x']
df = pd.DataFrame({'a': [r.nix]})
--- diag
script:3:28: error: 'nix' of Series is not part of df scripts [df-unsupported]
    3 | df = pd.DataFrame({'a': [r.nix]})
      |                            ^~~
help: `perfpress help df` lists all functions and methods

=== a label that is the name of a method
--- script
x = pd.DataFrame({'a': [1, 2], 'skew': [5, 6]}, index=['x', 'y'])
r = x.loc['x']
df = pd.DataFrame({'a': [r.skew]})
--- diag
script:3:28: error: 'skew' of Series is not part of df scripts [df-unsupported]
    3 | df = pd.DataFrame({'a': [r.skew]})
      |                            ^~~~
help: write r.count() * (r.count() - 1) ** 0.5 / (r.count() - 2) * (((r - r.mean()) ** 3).sum() / ((r - r.mean()) ** 2).sum() ** 1.5)

=== a month without rows
--- script
d = pd.DataFrame({'v': [1, 2, 3]}, index=pd.to_datetime(['2024-01-31', '2024-03-31', '2024-06-30']))
df = pd.DataFrame({'n': [len(d.loc['2024-02']), len(d['v'].loc['2024-05']), len(d.iloc[::-1].loc['2025']), len(d.head(0).loc['2025'])]})
--- csv
n
0
0
0
0

=== a month outside the rows
--- script
d = pd.DataFrame({'v': [1, 2, 3]}, index=pd.to_datetime(['2024-01-31', '2024-03-31', '2024-06-30']))
x = d.loc['2023-12']
x = d.loc['2024-07']
x = d.loc['2024-02-01']
--- diag
script:2:11: error: '2023-12' is not a row label [df-value]
    2 | x = d.loc['2023-12']
      |           ^~~~~~~~~
help: select rows by a condition, such as df[df['a'] == 1], or by position with .iloc
script:3:11: error: '2024-07' is not a row label [df-value]
    3 | x = d.loc['2024-07']
      |           ^~~~~~~~~
help: select rows by a condition, such as df[df['a'] == 1], or by position with .iloc
script:4:11: error: '2024-02-01' is not a row label [df-value]
    4 | x = d.loc['2024-02-01']
      |           ^~~~~~~~~~~~
help: select rows by a condition, such as df[df['a'] == 1], or by position with .iloc
