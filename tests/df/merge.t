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
help: to merge anyway, remove validate= from the call
script:4:33: error: argument 'validate' of 'merge' must be '1:1', '1:m', 'm:1' or 'm:m', not '1to1' [df-type]
    4 | d = a.merge(b, on='k', validate='1to1')
      |                                 ^~~~~~
script:5:5: error: no key is given for the right frame [df-value]
    5 | e = a.merge(b, left_on='k')
      |     ^~~~~~~~~~~~~~~~~~~~~~~
help: add right_on= or right_index=True
script:6:5: error: 'on' cannot be combined with 'left_on', 'right_on', 'left_index' or 'right_index' [df-value]
    6 | f = a.merge(b, on='k', left_on='k')
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: use on= if the key has the same name in both frames, otherwise left_on= and right_on=
script:7:45: error: the left frame has 2 keys, but the right frame has 1 [df-value]
    7 | g = a.merge(b, left_on=['k', 'v'], right_on='k')
      |                                             ^~~
help: name as many keys for the left frame as for the right
script:8:5: error: how='cross' pairs every row with every row, so keys such as on= are not allowed [df-value]
    8 | h = a.merge(b, how='cross', on='k')
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: remove the key arguments, or remove how='cross'
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

=== a key that is a column of one frame and the row labels of the other
--- script
a = pd.DataFrame({'x': [1.0, 2.0], 'v': [1, 2]})
b = pd.DataFrame({'w': [5, 6]}, index=[1, 2])
c = pd.DataFrame({'x': [1, 3], 'v': [1, 2]})
e = pd.DataFrame({'w': [5, 6]}, index=[1.0, 2.0])
df = pd.concat([x.merge(y, left_index=True, right_on='x', how=h)[['x', 'w']].assign(how=h).astype('str') for x in [b, e] for y in [a, c] for h in ['left', 'right', 'inner', 'outer']] + [y.merge(x, left_on='x', right_index=True, how=h)[['x', 'w']].assign(how=h).astype('str') for x in [b, e] for y in [a, c] for h in ['left', 'right', 'inner', 'outer']])
--- csv
x,w,how
1.0,5,left
2.0,6,left
1.0,5,right
2.0,6,right
1.0,5,inner
2.0,6,inner
1.0,5,outer
2.0,6,outer
1,5,left
2,6,left
1,5.0,right
3,nan,right
1,5,inner
1,5.0,outer
2,6.0,outer
3,nan,outer
1.0,5,left
2.0,6,left
1.0,5,right
2.0,6,right
1.0,5,inner
2.0,6,inner
1.0,5,outer
2.0,6,outer
1.0,5,left
2.0,6,left
1,5.0,right
3,nan,right
1,5,inner
1.0,5.0,outer
2.0,6.0,outer
3.0,nan,outer
1.0,5,left
2.0,6,left
1.0,5,right
2.0,6,right
1.0,5,inner
2.0,6,inner
1.0,5,outer
2.0,6,outer
1,5.0,left
3,nan,left
1,5,right
2,6,right
1,5,inner
1,5.0,outer
2,6.0,outer
3,nan,outer
1.0,5,left
2.0,6,left
1.0,5,right
2.0,6,right
1.0,5,inner
2.0,6,inner
1.0,5,outer
2.0,6,outer
1,5.0,left
3,nan,left
1.0,5,right
2.0,6,right
1,5,inner
1.0,5.0,outer
2.0,6.0,outer
3.0,nan,outer
--- diag
script:5:17: warning: column 'w' contains 'nan' [df-not-finite]
    5 | df = pd.concat([x.merge(y, left_index=True, right_on='x', how=h)[['x', 'w']]...
      |                 ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: no matching row was found; the column is computed at script:5; before that line, drop the row, or replace the missing, infinite or 0 value
script:5:187: warning: column 'w' contains 'nan' [df-not-finite]
    5 | ... in [a, c] for h in ['left', 'right', 'inner', 'outer']] + [y.merge(x, left_on='x', right_index=True, how=h)[['x', 'w']]...
      |                                                                ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: no matching row was found; the column is computed at script:5; before that line, drop the row, or replace the missing, infinite or 0 value

=== a merge refuses dates beside other kinds
--- script
d = pd.DataFrame({'k': pd.to_datetime(['2024-01-01', '2024-01-02']), 'v': [1, 2]})
s = pd.DataFrame({'k': ['2024-01-01', '2024-01-02'], 'w': [3, 4]})
n = pd.DataFrame({'k': [1, 2], 'w': [3, 4]})
u = s.assign(k=pd.to_datetime(s['k'], utc=True))
c = d.assign(k=d['k'].dt.date)
p = d.assign(k=d['k'].dt.to_period('M'))
t = n.assign(k=pd.to_timedelta(n['k'], unit='D'))
g = d.assign(k=d['k'].astype('category'))
b = n.assign(k=[True, False])
df = pd.merge(d, s, on='k')
df = pd.merge(s, d, on='k', how='left')
df = pd.merge(d, n, left_on='k', right_on='k')
df = pd.merge(d, u)
df = pd.merge(d, c, on='k', how='outer')
df = pd.merge(t, n, on='k')
df = pd.merge(p, s, on='k')
df = pd.merge(u, p, on='k')
df = pd.merge(g, d, on='k')
df = pd.merge(d, b, on='k')
df = d.merge(s.set_index('k'), left_on='k', right_index=True)
df = d.join(s.set_index('k'), on='k')
df = d.set_index('k').join(u.set_index('k'))
df = c.set_index('k').join(u.set_index('k'))
--- diag
script:10:24: error: column 'k' contains dates without a time zone in one frame and strings in the other [df-type]
   10 | df = pd.merge(d, s, on='k')
      |                        ^~~
help: convert the other key to dates: pd.to_datetime(f['k'])
script:11:24: error: column 'k' contains strings in one frame and dates without a time zone in the other [df-type]
   11 | df = pd.merge(s, d, on='k', how='left')
      |                        ^~~
help: convert the other key to dates: pd.to_datetime(f['k'])
script:12:29: error: column 'k' contains dates without a time zone in one frame and numbers in the other [df-type]
   12 | df = pd.merge(d, n, left_on='k', right_on='k')
      |                             ^~~
help: convert the other key to dates: pd.to_datetime(f['k'])
script:13:6: error: column 'k' contains dates without a time zone in one frame and dates with a time zone in the other [df-type]
   13 | df = pd.merge(d, u)
      |      ^~~~~~~~~~~~~~
help: convert both to dates with a time zone: pd.to_datetime(f['k'], utc=True)
script:14:24: error: column 'k' contains dates without a time zone in one frame and datetime.date objects in the other [df-type]
   14 | df = pd.merge(d, c, on='k', how='outer')
      |                        ^~~
help: convert the other key to dates: pd.to_datetime(f['k'])
script:15:24: error: column 'k' contains time spans in one frame and numbers in the other [df-type]
   15 | df = pd.merge(t, n, on='k')
      |                        ^~~
help: convert the other key to time spans: pd.to_timedelta(f['k'])
script:16:24: error: column 'k' contains periods in one frame and strings in the other [df-type]
   16 | df = pd.merge(p, s, on='k')
      |                        ^~~
help: convert the periods to strings: f['k'].astype('str'), or to dates: f['k'].dt.to_timestamp()
script:17:24: error: column 'k' contains dates with a time zone in one frame and periods in the other [df-type]
   17 | df = pd.merge(u, p, on='k')
      |                        ^~~
help: convert the periods to strings: f['k'].astype('str'), or to dates: f['k'].dt.to_timestamp()
script:18:24: error: column 'k' contains categories in one frame and dates without a time zone in the other [df-type]
   18 | df = pd.merge(g, d, on='k')
      |                        ^~~
help: convert the other key to dates: pd.to_datetime(f['k'])
script:19:24: error: column 'k' contains dates without a time zone in one frame and bools in the other [df-type]
   19 | df = pd.merge(d, b, on='k')
      |                        ^~~
help: convert the other key to dates: pd.to_datetime(f['k'])
script:20:40: error: column 'k' contains dates without a time zone in one frame and strings in the other [df-type]
   20 | df = d.merge(s.set_index('k'), left_on='k', right_index=True)
      |                                        ^~~
help: convert the other key to dates: pd.to_datetime(f['k'])
script:21:34: error: column 'k' contains dates without a time zone in one frame and strings in the other [df-type]
   21 | df = d.join(s.set_index('k'), on='k')
      |                                  ^~~
help: convert the other key to dates: pd.to_datetime(f['k'])
script:22:6: error: column 'k' contains dates without a time zone in one frame and dates with a time zone in the other [df-type]
   22 | df = d.set_index('k').join(u.set_index('k'))
      |      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: convert both to dates with a time zone: pd.to_datetime(f['k'], utc=True)
script:23:6: error: column 'k' contains datetime.date objects in one frame and dates with a time zone in the other [df-type]
   23 | df = c.set_index('k').join(u.set_index('k'))
      |      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: convert both to dates with a time zone: pd.to_datetime(f['k'], utc=True)

=== dates and keys that can be merged
--- script
d = pd.DataFrame({'k': pd.to_datetime(['2024-01-01', '2024-01-02']), 'v': [1, 2]})
s = pd.DataFrame({'k': ['2024-01-01', '2024-01-02'], 'w': [3, 4]})
none = s.iloc[:0]
days = d.assign(k=d['k'].dt.date)
u = d.assign(k=pd.to_datetime(d['k'], utc=True))
df = pd.DataFrame({'days': [len(days.merge(days, on='k')), len(d.merge(d, on='k'))],
                   'none': [len(d.merge(none, on='k', how='left')), len(none.merge(d, on='k', how='right'))],
                   'zoned': [len(u.merge(u, on='k')), len(u.set_index('k').join(s.set_index('k')))]})
--- csv
days,none,zoned
2,2,2
2,2,2

=== levels of row labels are matched by name
--- script
a = pd.DataFrame({'x': ['p', 'q'], 'y': [1, 2], 'v': [10, 20]}).set_index(['x', 'y'])
b = pd.DataFrame({'x': ['q', 'p'], 'y': [2, 1], 'w': [3, 4]}).set_index(['y', 'x'])
df = a.join(b)
df['sum'] = (df['v'] + b['w']).tolist()
df['add'] = b.rename(columns={'w': 'v'}).add(a, fill_value=0)['v'].tolist()
df['right'] = pd.merge(a, b, how='right', left_index=True, right_index=True)['v'].tolist()
df['assigned'] = b['w']
df = df.reset_index()
--- csv
x,y,v,w,sum,add,right,assigned
p,1,10,4,14,14,20,
q,2,20,3,23,23,10,

=== levels that cannot be matched by name
--- script
a = pd.DataFrame({'x': ['p', 'q'], 'y': [1, 2], 'v': [10, 20]}).set_index(['x', 'y'])
b = a.rename_axis(['y', 'z'])
c = a.rename_axis([None, None])
d = a.join(b, rsuffix='_b')
d = a['v'] + b['v']
d = a.join(c, rsuffix='_c')
d = c['v'] + a['v']
--- diag
script:4:5: error: level 'x' of the row labels is on one side only [df-value]
    4 | d = a.join(b, rsuffix='_b')
      |     ^~~~~~~~~~~~~~~~~~~~~~~
help: give the levels the same names on both sides: .rename_axis([...])
script:6:5: error: level 'x' of the row labels is on one side only [df-value]
    6 | d = a.join(c, rsuffix='_c')
      |     ^~~~~~~~~~~~~~~~~~~~~~~
help: give the levels the same names on both sides: .rename_axis([...])

=== no rows, and labels of two types
--- script
a = pd.DataFrame({'x': ['p', 'q'], 'y': [1, 2], 'v': [10, 20]}).set_index(['x', 'y'])
b = pd.DataFrame({'x': [1, 2], 'y': ['p', 'q'], 'w': [3, 4]}).set_index(['x', 'y'])
df = a.join(b, how='inner').reset_index()
--- csv
x,y,v,w
