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
left.csv:5:1: warning: a merge on 'k' loses 1 of 4 rows: its right side has no 'c' [df-merge-lost]
    5 | c,4
      | ^
help: the merge is at script:2
right.csv:4:1: warning: a merge on 'k' repeats rows: its right side has 'b' 2 times [df-merge-repeated]
    4 | b,30
      | ^
help: the first is in right.csv:3; 2 rows of the other side have this key; the merge is at script:2

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
g = pd.merge(a, a, on='k', how='outer')
h = pd.merge(a, a, on='k', suffixes=('', ''))
df = a
--- diag
script:3:23: error: column 'k' holds text in one frame and numbers in the other [df-type]
    3 | c = pd.merge(a, b, on='k')
      |                       ^~~
script:4:23: error: unknown column 'j' [df-column]
    4 | d = pd.merge(a, b, on='j')
      |                       ^~~
help: columns are 'k', 'v'; did you mean 'k'?
script:5:5: error: the frames have no column in common [df-value]
    5 | e = pd.merge(a, b[['w']])
      |     ^~~~~~~~~~~~~~~~~~~~~
script:6:17: error: 'merge' needs a DataFrame here, not 'int' [df-type]
    6 | f = pd.merge(a, 3, on='k')
      |                 ^
script:7:32: error: how='outer' is not part of df scripts [df-unsupported]
    7 | g = pd.merge(a, a, on='k', how='outer')
      |                                ^~~~~~~
help: how is 'inner', 'left' or 'right'
script:8:5: error: two columns would be named 'v' [df-value]
    8 | h = pd.merge(a, a, on='k', suffixes=('', ''))
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~

=== names that are numbers get suffixes, too
--- script
a = pd.DataFrame([['x', 1], ['y', 2]]).rename(columns={0: 'k'})
df = a.merge(a, on='k')
df['sum'] = df['1_x'] + df['1_y']
--- csv
k,1_x,1_y,sum
x,1,1,2
y,2,2,4
