=== columns named by an Index
--- data b.csv
k,a,b
x,1,2.5
y,2,
z,3,4.25
--- script
df = pd.read_csv('b.csv')
num = df.select_dtypes('number').columns
df[num] = df[num].fillna(0).round(1)
df[df.columns[1:]] = df[df.columns[1:]] * 2
df[df.columns[df.dtypes == 'object']] = 'n'
df[['c', 'd']] = df[['b', 'a']].values
--- csv
k,a,b,c,d
n,2,5.0,5.0,2.0
n,4,0.0,0.0,4.0
n,6,8.4,8.4,6.0

=== columns named by a list, from rows, values and one value
--- data b.csv
k,a
x,1
y,2
--- script
df = pd.read_csv('b.csv')
df[['b', 'c']] = [[1, 2.5], [3, 4]]
df[['d', 'e']] = [['x', 1], ['y', 2]]
df[['f', 'g']] = [7, 'x']
df[['h', 'i']] = 0
df[['a', 'b']] = df[['b', 'a']]
df['type'] = [str(t) for t in df.dtypes[['b', 'd']]]
--- csv
k,a,b,c,d,e,f,g,h,i,type
x,1.0,1,2.5,x,1,7,x,0,0,int64
y,3.0,2,4.0,y,2,7,x,0,0,object

=== several columns from too few or too many values
--- data b.csv
k,a
x,1
y,2
--- script
a = pd.read_csv('b.csv')
a[['b', 'c']] = [1, 2, 3]
b = pd.read_csv('b.csv')
b[['b', 'c']] = [[1, 2], [3]]
c = pd.read_csv('b.csv')
c[['b', 'c']] = c['a']
d = pd.read_csv('b.csv')
d[['b', 'c']] = [[1, 2]]
df = d
--- diag
script:2:17: error: cannot assign a list of 3 values to 2 columns [df-value]
    2 | a[['b', 'c']] = [1, 2, 3]
      |                 ^~~~~~~~~
script:4:26: error: the row has 1 value for 2 columns [df-value]
    4 | b[['b', 'c']] = [[1, 2], [3]]
      |                          ^~~
script:6:17: error: a 'Series' cannot be assigned to several columns [df-type]
    6 | c[['b', 'c']] = c['a']
      |                 ^~~~~~
help: assign a frame, a single value, or a list with a value for each column
script:8:17: error: found 1 value for 2 rows, expected one for each [df-value]
    8 | d[['b', 'c']] = [[1, 2]]
      |                 ^~~~~~~~

=== a row by loc: list, dict, series, one value
--- data b.csv
k,a,b,t
x,1,2.5,True
y,2,3.25,False
--- script
df = pd.read_csv('b.csv')
df.loc[len(df)] = ['z', 4, 5, True]
df.loc[len(df)] = {'k': 'q', 'a': 5, 't': False}
df.loc['mean'] = df.mean(numeric_only=True)
df.loc[-1] = df.iloc[0]
df.loc['one'] = 1
df['type'] = [str(t) for t in df.dtypes] + ['', '', '']
df = df.reset_index()
--- csv
index,k,a,b,t,type
0,x,1.0,2.5,True,object
1,y,2.0,3.25,False,float64
2,z,4.0,5.0,True,float64
3,q,5.0,,False,object
mean,,3.0,3.5833333333333335,0.5,
-1,x,1.0,2.5,True,
one,1,1.0,1.0,1,

=== a row of numbers gives the columns one type
--- data b.csv
k,a,b
x,1,2.5
y,2,3.25
--- script
df = pd.read_csv('b.csv').set_index('k')
df.loc['sum'] = [3, 5]
df['c'] = df['a'] * 2
df.loc['geomean'] = np.exp(np.log(df).mean())
df.loc['none'] = ['n/a', None, 1]
df['type'] = [str(t) for t in df.dtypes] + ['', '']
df = df.reset_index()
--- csv
k,a,b,c,type
x,1.0,2.5,2.0,object
y,2.0,3.25,4.0,float64
sum,3.0,5.0,6.0,float64
geomean,1.8171205928321397,3.4376721676853528,3.634241185664279,
none,n/a,,1.0,

=== a row added by row and column
--- data b.csv
k,a,b
x,1,2.5
y,2,3.25
--- script
df = pd.read_csv('b.csv').set_index('k')
df.loc['p', 'a'] = 5
df.loc['q', :] = [6, 7]
df.loc['r', ['b', 'a']] = [8, 9]
df.at['s', 'c'] = 'new'
df.loc['x'] = {'a': 10, 'b': 11, 'c': 'old'}
df.loc['y', ['a', 'b']] = df[['b', 'a']].sum()
df = df.reset_index()
--- csv
k,a,b,c
x,10.0,11.0,old
y,32.0,29.25,
p,5.0,,
q,6.0,7.0,
r,9.0,8.0,
s,,,new

=== rows added to an empty frame
--- script
e = pd.DataFrame(columns=['a', 'b'])
e.loc[len(e)] = ['x', 1]
e.loc[len(e)] = ['y', 2]
f = pd.DataFrame(columns=['a', 'b'])
f.loc[0] = [1, 2]
f.loc[1] = [3, 2.5]
df = pd.concat([e, f])
df['type'] = [str(t) for t in e.dtypes] + [str(t) for t in f.dtypes]
--- csv
a,b,type
x,1.0,object
y,2.0,int64
1.0,2.0,float64
3.0,2.5,float64

=== a row of two labels
--- data b.csv
k,g,a
x,p,1
y,q,2
--- script
df = pd.read_csv('b.csv').set_index(['k', 'g'])
df.loc[('z', 'r'), :] = 5
df = df.reset_index()
--- csv
k,g,a
x,p,1.0
y,q,2.0
z,r,5.0

=== rows that cannot be added
--- data b.csv
k,a,b
x,1,2.5
--- script
a = pd.read_csv('b.csv')
a.loc[1] = ['z', 1]
b = pd.DataFrame()
b.loc[0] = [1]
c = pd.read_csv('b.csv')
c.loc[1] = c
df = pd.read_csv('b.csv')
df.iloc[1] = 5
--- diag
script:2:12: error: the row has 2 values, but the frame has 3 columns [df-value]
    2 | a.loc[1] = ['z', 1]
      |            ^~~~~~~~
help: give one value for each column, or a dict whose keys are column names
script:4:12: error: the frame has no columns for this row [df-value]
    4 | b.loc[0] = [1]
      |            ^~~
help: name them first, as in pd.DataFrame(columns=['a', 'b'])
script:6:12: error: a cell cannot hold a 'DataFrame' [df-type]
    6 | c.loc[1] = c
      |            ^
help: return one value, such as x['column'].sum(); to make columns of lists, write pd.DataFrame(s.tolist(), index=s.index), or s.str.split('-', expand=True)
script:8:9: error: index 1 is out of range: there is 1 value [df-value]
    8 | df.iloc[1] = 5
      |         ^
help: positions count from 0; -1 is the last one

=== a cell of a column
--- data b.csv
k,a,b
x,1,2.5
y,2,3.25
--- script
d = pd.read_csv('b.csv').set_index('k')
s = d['a']
s['x'] = 10
s['z'] = 5
s.loc['w'] = 1.5
s[0] = 11
s.iloc[1] = -1
s[s > 10] = 12
s[['y', 'z']] = [7, 8]
t = pd.Series({'a': 1, 'b': 2})
t['sum'] = t.sum()
t['a'] += 5
u = pd.Series([1, 2])
u[2] = 3
u.loc[3:] = 0
v = pd.Series(['x', 'y'])
v[1:] = 'z'
df = pd.concat([s.reset_index(), t.reset_index(), u.reset_index(), v.reset_index()])
df['kept'] = d['a'].tolist() * 6
--- csv
k,a,index,0,kept
x,12.0,,,1
y,7.0,,,2
z,8.0,,,1
w,1.5,,,2
,,a,6,1
,,b,2,2
,,sum,3,1
,,0,1,2
,,1,2,1
,,2,3,2
,,0,x,1
,,1,z,2

=== a cell of a column that has no name
--- data b.csv
k,a
x,1
--- script
df = pd.read_csv('b.csv')
df['a'][0] = 5
--- diag
script:2:1: error: assignment to cells of a column that is not stored in a variable is not part of df scripts [df-unsupported]
    2 | df['a'][0] = 5
      | ^~~~~~~~~~
help: write df.loc[0, 'a'] = ...

=== a cell of a column, by an accessor with a name
--- data b.csv
k,a
x,1
y,2
--- script
df = pd.read_csv('b.csv')
one = df['a'].iat
one[0] = 5
s = df['a']
some = s.loc
some[1] = 6
parts = [s.iloc, s.at]
parts[0][0] = 7
cell = df.iat
cell[0, 1] = 8
--- diag
script:3:1: error: assignment to cells of a column that is not stored in a variable is not part of df scripts [df-unsupported]
    3 | one[0] = 5
      | ^~~~~~
help: assign the column to a variable first: s = df['a']; s.iloc[0] = 1; df['a'] = s
script:6:1: error: assignment to cells of a column that is not stored in a variable is not part of df scripts [df-unsupported]
    6 | some[1] = 6
      | ^~~~~~~
help: assign the column to a variable first: s = df['a']; s.iloc[0] = 1; df['a'] = s
script:8:1: error: assignment to cells of a column that is not stored in a variable is not part of df scripts [df-unsupported]
    8 | parts[0][0] = 7
      | ^~~~~~~~~~~
help: assign the column to a variable first: s = df['a']; s.iloc[0] = 1; df['a'] = s

=== a column of groups as an attribute
--- data b.csv
k,a,size
x,1,2
y,2,3
x,4,5
--- script
g = pd.read_csv('b.csv').groupby('k')
df = g.a.sum().to_frame('sum')
df['max'] = g['a'].max()
df['share'] = g.a.transform('sum').iloc[:2].values
df = df.reset_index()
--- csv
k,sum,max,share
x,5,4,5
y,2,2,2

=== a function as a label
--- data b.csv
k,a,b
x,1,
y,2,3.25
z,3,1
--- script
df = pd.read_csv('b.csv')
df.loc[lambda d: d['b'].isna(), 'b'] = 0
df['last'] = df['a'].loc[lambda s: s > 1]
df['first'] = df['a'].iloc[lambda s: [0]]
df = df.loc[lambda d: d.a < 3].loc[:, lambda d: d.columns != 'k']
df = df[lambda d: d['a'] > 0]
--- csv
a,b,last,first
1,0.0,,1.0
2,3.25,2.0,
