=== the order of the left table, and all pairs
--- data left.csv
k,x
b,1
a,2
b,3
c,4
--- data right.csv
k,y
a,10
b,20
b,30
d,40
--- script
left = pd.read_csv('left.csv')
df = pd.merge(left, pd.read_csv('right.csv'), on='k')
--- csv
k,x,y
b,1,20
b,1,30
a,2,10
b,3,20
b,3,30
--- diag
left.csv:5:1: warning: a merge on 'k' loses 1 of 4 rows: the right table has no 'c' [df-merge-lost]
    5 | c,4
      | ^
help: how='left' keeps the rows; if the loss is intended, write how='inner'; the merge is at script:2
right.csv:4:1: warning: a merge on 'k' repeats 2 rows of the left table: the right table has 2 rows with the key 'b' [df-merge-repeated]
    4 | b,30
      | ^
help: the first row with this key is in right.csv:3; keep one of the rows, or, if the repetition is intended, write validate='m:m'; the merge is at script:2

=== left and right
--- data left.csv
k,x
b,1
a,2
c,4
--- data right.csv
k,y
a,10
b,20
d,40
--- script
left = pd.read_csv('left.csv')
right = pd.read_csv('right.csv')
a = left.merge(right, on='k', how='left')
b = pd.merge(left, right, how='right')
a['b'] = b['k']
a['bx'] = b['x']
df = a
--- csv
k,x,y,b,bx
b,1,20.0,a,2.0
a,2,10.0,b,1.0
c,4,,d,

=== columns that both have
--- script
a = pd.DataFrame({'k': [1, 2], 'j': ['x', 'y'], 'v': [1, 2]})
b = pd.DataFrame({'k': [2, 1], 'j': ['y', 'x'], 'v': [3, 4]})
df = pd.merge(a, b, on=['k', 'j'])
df = df.merge(b, on='k', suffixes=('', ' (b)'))
--- csv
k,j,v_x,v_y,j (b),v
1,x,1,4,x,4
2,y,2,3,y,3

=== what cannot be merged
--- script
a = pd.DataFrame({'k': [1, 2], 'v': [1, 2]})
b = pd.DataFrame({'k': ['1', '2'], 'w': [3, 4]})
c = pd.merge(a, b, on='k')
d = pd.merge(a, b, on='j')
e = pd.merge(a, b[['w']])
f = pd.merge(a, 3, on='k')
g = pd.merge(a, a, on='k', how='otter')
h = pd.merge(a, a, on='k', suffixes=('', ''))
df = a
--- diag
script:3:23: error: column 'k' contains strings in one frame and numbers in the other [df-type]
    3 | c = pd.merge(a, b, on='k')
      |                       ^~~
help: convert both to strings: f['k'].astype('string'); missing cells stay missing
script:4:23: error: unknown column 'j' [df-column]
    4 | d = pd.merge(a, b, on='j')
      |                       ^~~
help: columns are 'k', 'v'
script:5:5: error: the frames have no column in common [df-value]
    5 | e = pd.merge(a, b[['w']])
      |     ^~~~~~~~~~~~~~~~~~~~~
help: name the keys with left_on= and right_on=
script:6:17: error: 'merge' needs a DataFrame or a column with a name, not 3 [df-type]
    6 | f = pd.merge(a, 3, on='k')
      |                 ^
script:7:32: error: argument 'how' of 'merge' cannot be 'otter' [df-value]
    7 | g = pd.merge(a, a, on='k', how='otter')
      |                                ^~~~~~~
help: did you mean 'outer'? choices are 'inner', 'left', 'right', 'outer', 'cross'
script:8:5: error: two columns would be named 'v' [df-value]
    8 | h = pd.merge(a, a, on='k', suffixes=('', ''))
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: use each column name only once; rename or drop one of the columns

=== names that are numbers get suffixes, too
--- script
a = pd.DataFrame([['x', 1], ['y', 2]]).rename(columns={0: 'k'})
df = a.merge(a, on='k')
df['sum'] = df['1_x'] + df['1_y']
--- csv
k,1_x,1_y,sum
x,1,1,2
y,2,2,4

=== an outer join, sorted by its keys, and where its rows are from
--- script
a = pd.DataFrame({'k': ['c', 'a', 'c'], 'x': [1, 2, 3]})
b = pd.DataFrame({'k': ['b', 'c'], 'y': [True, False]})
df = a.merge(b, how='outer', indicator=True)
--- csv
k,x,y,_merge
a,2.0,,left_only
b,,True,right_only
c,1.0,False,both
c,3.0,False,both

=== keys of other names stay apart
--- script
a = pd.DataFrame({'model': ['x', 'y'], 'v': [1, 2]})
b = pd.DataFrame({'name': ['y', 'z'], 'v': [3, 4]})
df = a.merge(b, left_on='model', right_on='name', how='outer', suffixes=[None, '_b'])
--- csv
model,v,name,v_b
x,1.0,,
y,2.0,y,3.0
,,z,4.0

=== labels as keys
--- script
a = pd.DataFrame({'k': ['x', 'y', 'x'], 'v': [1, 2, 3]})
b = pd.DataFrame({'w': [10, 20]}, index=['x', 'z'])
df = a.merge(b, left_on='k', right_index=True, how='outer')
df['joined'] = a.join(b, on='k')['w']
df['both'] = a.set_index('k').join(b)['w'].tolist() + [0]
--- csv
k,v,w,joined,both
x,1.0,10.0,10.0,10.0
x,3.0,10.0,10.0,
y,2.0,,,10.0
z,,20.0,,0.0

=== a column of a groupby joins its rows again
--- script
a = pd.DataFrame({'k': ['x', 'y', 'x'], 'v': [1, 2, 3]})
df = a.merge(a.groupby('k')['v'].max(), on='k', suffixes=('', ' max'))
--- csv
k,v,v max
x,1,3
y,2,2
x,3,3

=== all pairs
--- script
a = pd.DataFrame({'n': [1, 2]})
df = a.merge(pd.DataFrame({'m': ['x', 'y']}), how='cross')
--- csv
n,m
1,x
1,y
2,x
2,y

=== what joins refuse
--- script
a = pd.DataFrame({'k': [1, 1], 'v': [1, 2]})
b = pd.DataFrame({'k': [1, 2], 'w': [3, 4]})
c = a.merge(b, on='k', validate='1:1')
d = a.merge(b, on='k', validate='1to1')
e = a.merge(b, left_on='k')
f = a.merge(b, on='k', left_on='k')
g = a.merge(b, left_on=['k', 'v'], right_on='k')
h = a.merge(b, how='cross', on='k')
i = a.join(b)
j = a.join([b, b])
l = a.set_index('k', drop=False).merge(b, on='k')
m = a.merge(b['w'] + 1, left_index=True, right_index=True)
n = a.merge((b['w'] + b['k']), left_index=True, right_index=True)
o = a.merge(b, on=[])
p = a.merge(b, left_index=True, left_on='k', right_index=True)
--- diag
script:3:5: error: rows 1 and 2 of the left frame, counted from 1, have the same key [df-value]
    3 | c = a.merge(b, on='k', validate='1:1')
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: to merge in spite of this, remove validate= from the call
script:4:33: error: argument 'validate' of 'merge' must be '1:1', '1:m', 'm:1' or 'm:m', not '1to1' [df-type]
    4 | d = a.merge(b, on='k', validate='1to1')
      |                                 ^~~~~~
script:5:5: error: the keys of the right frame are missing [df-value]
    5 | e = a.merge(b, left_on='k')
      |     ^~~~~~~~~~~~~~~~~~~~~~~
help: add right_on= or right_index=True
script:6:5: error: 'on' cannot be combined with 'left_on', 'right_on', 'left_index' or 'right_index' [df-value]
    6 | f = a.merge(b, on='k', left_on='k')
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: use on= for a key with the same name in both frames, or else left_on= and right_on=
script:7:45: error: the left frame has 2 keys, but the right frame has 1 [df-value]
    7 | g = a.merge(b, left_on=['k', 'v'], right_on='k')
      |                                             ^~~
help: name as many keys for the left frame as for the right
script:8:5: error: how='cross' pairs every row with every row, so keys such as on= are not allowed [df-value]
    8 | h = a.merge(b, how='cross', on='k')
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: remove the keys or how='cross'
script:9:5: error: two columns would be named 'k' [df-value]
    9 | i = a.join(b)
      |     ^~~~~~~~~
help: use each column name only once; rename or drop one of the columns
script:10:12: error: 'join' with a list of frames is not part of df scripts [df-unsupported]
   10 | j = a.join([b, b])
      |            ^~~~~~
help: join them one by one: a.join(b).join(c)
script:11:46: error: 'k' is ambiguous: it is a column and also a level of the row labels [df-value]
   11 | l = a.set_index('k', drop=False).merge(b, on='k')
      |                                              ^~~
help: first drop the row labels with .reset_index(drop=True)
script:13:13: error: 'merge' needs a DataFrame or a column with a name [df-type]
   13 | n = a.merge((b['w'] + b['k']), left_index=True, right_index=True)
      |             ^~~~~~~~~~~~~~~~~
help: .rename('a') gives a column a name
script:14:19: error: argument 'on' of 'merge' must be a name or a list of at least one name [df-type]
   14 | o = a.merge(b, on=[])
      |                   ^~
script:15:5: error: 'left_on' and 'left_index' cannot be combined [df-value]
   15 | p = a.merge(b, left_index=True, left_on='k', right_index=True)
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: remove one of them

=== categories and a column without values
--- script
a = pd.DataFrame({'k': pd.Categorical(['x', 'y'], categories=['y', 'x']), 'n': [1, 2]})
b = pd.DataFrame({'k': [np.nan, np.nan], 'm': [3, 4]})
c = pd.DataFrame({'k': [1, 2], 'm': [3, 4]})
d = pd.DataFrame({'k': ['x', '2'], 'v': [5, 6]})
left = a.merge(b, on='k', how='left')
outer = a.merge(b, on='k', how='outer')
text = c.assign(k=c['k'].astype('string')).merge(d, on='k', how='inner')
df = pd.concat([left, outer, text])
--- csv
k,n,m,v
x,1.0,,
y,2.0,,
x,1.0,,
y,2.0,,
,,3.0,
,,4.0,
2,,4.0,6.0
