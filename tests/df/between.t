=== gaps along a line
--- data b.csv
k,a,b,c,t
y,2,2.7,1.5,True
z,1,0.1,1.5,True
x,1,2.7,0.3,True
x,1,-3.3,0.3,True
z,1,,1.5,False
x,2,,2.25,False
y,2,-3.3,1.5,False
z,2,,2.25,False
x,-4,5.25,1.5,True
z,2,2.7,0.3,False
y,-4,2.7,7,False
x,2,5.25,2.25,True
--- script
d = pd.read_csv('b.csv')
df = d.copy()
df['b1'] = d['b'].interpolate()
df['b2'] = d['b'].interpolate(limit=1)
df['b3'] = d['b'].interpolate(limit_direction='both')
df['b4'] = d['b'].interpolate(method='linear', limit_direction='backward')
df['b5'] = d['b'].interpolate(limit_area='inside')
df['b6'] = d['b'].interpolate(limit=1, limit_direction='both')
df['b7'] = d['b'].interpolate(limit_area='outside', limit_direction='both')
df['a1'] = d['a'].interpolate()
--- csv
k,a,b,c,t,b1,b2,b3,b4,b5,b6,b7,a1
y,2,2.7,1.5,True,2.7,2.7,2.7,2.7,2.7,2.7,2.7,2
z,1,0.1,1.5,True,0.1,0.1,0.1,0.1,0.1,0.1,0.1,1
x,1,2.7,0.3,True,2.7,2.7,2.7,2.7,2.7,2.7,2.7,1
x,1,-3.3,0.3,True,-3.3,-3.3,-3.3,-3.3,-3.3,-3.3,-3.3,1
z,1,,1.5,False,-3.3,-3.3,-3.3,-3.3,-3.3,-3.3,,1
x,2,,2.25,False,-3.3,,-3.3,-3.3,-3.3,-3.3,,2
y,2,-3.3,1.5,False,-3.3,-3.3,-3.3,-3.3,-3.3,-3.3,-3.3,2
z,2,,2.25,False,0.9750000000000005,0.9750000000000005,0.9750000000000005,0.9750000000000005,0.9750000000000005,0.9750000000000005,,2
x,-4,5.25,1.5,True,5.25,5.25,5.25,5.25,5.25,5.25,5.25,-4
z,2,2.7,0.3,False,2.7,2.7,2.7,2.7,2.7,2.7,2.7,2
y,-4,2.7,7.0,False,2.7,2.7,2.7,2.7,2.7,2.7,2.7,-4
x,2,5.25,2.25,True,5.25,5.25,5.25,5.25,5.25,5.25,5.25,2

=== gaps along a line, 2
--- data b.csv
k,a,b,c,t
y,2,2.7,1.5,True
z,1,0.1,1.5,True
x,1,2.7,0.3,True
x,1,-3.3,0.3,True
z,1,,1.5,False
x,2,,2.25,False
y,2,-3.3,1.5,False
z,2,,2.25,False
x,-4,5.25,1.5,True
z,2,2.7,0.3,False
y,-4,2.7,7,False
x,2,5.25,2.25,True
--- script
d = pd.read_csv('b.csv')
df = d.interpolate()
--- csv
k,a,b,c,t
y,2,2.7,1.5,True
z,1,0.1,1.5,True
x,1,2.7,0.3,True
x,1,-3.3,0.3,True
z,1,-3.3,1.5,False
x,2,-3.3,2.25,False
y,2,-3.3,1.5,False
z,2,0.9750000000000005,2.25,False
x,-4,5.25,1.5,True
z,2,2.7,0.3,False
y,-4,2.7,7.0,False
x,2,5.25,2.25,True

=== correlations
--- data b.csv
k,a,b,c,t
y,2,2.7,1.5,True
z,1,0.1,1.5,True
x,1,2.7,0.3,True
x,1,-3.3,0.3,True
z,1,,1.5,False
x,2,,2.25,False
y,2,-3.3,1.5,False
z,2,,2.25,False
x,-4,5.25,1.5,True
z,2,2.7,0.3,False
y,-4,2.7,7,False
x,2,5.25,2.25,True
--- script
d = pd.read_csv('b.csv')
df = d.corr(numeric_only=True).reset_index()
--- csv
index,a,b,c,t
a,1.0,-0.3524767714250556,-0.5745219353933962,-0.07808688094430295
b,-0.3524767714250556,1.0,0.22475754349511382,0.22160152049652157
c,-0.5745219353933962,0.22475754349511382,1.0,-0.36444917825045786
t,-0.07808688094430295,0.22160152049652157,-0.36444917825045786,1.0

=== correlations, 2
--- data b.csv
k,a,b,c,t
y,2,2.7,1.5,True
z,1,0.1,1.5,True
x,1,2.7,0.3,True
x,1,-3.3,0.3,True
z,1,,1.5,False
x,2,,2.25,False
y,2,-3.3,1.5,False
z,2,,2.25,False
x,-4,5.25,1.5,True
z,2,2.7,0.3,False
y,-4,2.7,7,False
x,2,5.25,2.25,True
--- script
d = pd.read_csv('b.csv')
df = d[['a','b','c']].corr().round(3)
--- csv
a,b,c
1.0,-0.352,-0.575
-0.352,1.0,0.225
-0.575,0.225,1.0

=== correlations, 3
--- data b.csv
k,a,b,c,t
y,2,2.7,1.5,True
z,1,0.1,1.5,True
x,1,2.7,0.3,True
x,1,-3.3,0.3,True
z,1,,1.5,False
x,2,,2.25,False
y,2,-3.3,1.5,False
z,2,,2.25,False
x,-4,5.25,1.5,True
z,2,2.7,0.3,False
y,-4,2.7,7,False
x,2,5.25,2.25,True
--- script
d = pd.read_csv('b.csv')
df = pd.DataFrame({'x': [d['a'].corr(d['b']), d['a'].corr(d['c']), d['a'].corr(d['a'])]})
--- csv
x
-0.35247677142505546
-0.5745219353933962
0.9999999999999998

=== correlations, 4
--- data b.csv
k,a,b,c,t
y,2,2.7,1.5,True
z,1,0.1,1.5,True
x,1,2.7,0.3,True
x,1,-3.3,0.3,True
z,1,,1.5,False
x,2,,2.25,False
y,2,-3.3,1.5,False
z,2,,2.25,False
x,-4,5.25,1.5,True
z,2,2.7,0.3,False
y,-4,2.7,7,False
x,2,5.25,2.25,True
--- script
d = pd.read_csv('b.csv')
df = d[['a','b','c']].corr(min_periods=9)
--- csv
a,b,c
1.0,-0.3524767714250556,-0.5745219353933962
-0.3524767714250556,1.0,0.22475754349511382
-0.5745219353933962,0.22475754349511382,1.0

=== differences between columns
--- data b.csv
k,a,b,c,t
y,2,2.7,1.5,True
z,1,0.1,1.5,True
x,1,2.7,0.3,True
x,1,-3.3,0.3,True
z,1,,1.5,False
x,2,,2.25,False
y,2,-3.3,1.5,False
z,2,,2.25,False
x,-4,5.25,1.5,True
z,2,2.7,0.3,False
y,-4,2.7,7,False
x,2,5.25,2.25,True
--- script
d = pd.read_csv('b.csv')
df = d[['a','b','c']].diff(axis=1)
--- csv
a,b,c
,0.7000000000000002,-1.2000000000000002
,-0.9,1.4
,1.7000000000000002,-2.4000000000000004
,-4.3,3.5999999999999996
,,
,,
,-5.3,4.8
,,
,9.25,-3.75
,0.7000000000000002,-2.4000000000000004
,6.7,4.3
,3.25,-3.0

=== differences between columns, 2
--- data b.csv
k,a,b,c,t
y,2,2.7,1.5,True
z,1,0.1,1.5,True
x,1,2.7,0.3,True
x,1,-3.3,0.3,True
z,1,,1.5,False
x,2,,2.25,False
y,2,-3.3,1.5,False
z,2,,2.25,False
x,-4,5.25,1.5,True
z,2,2.7,0.3,False
y,-4,2.7,7,False
x,2,5.25,2.25,True
--- script
d = pd.read_csv('b.csv')
df = d[['a','b','c']].diff(axis='columns', periods=-1)
--- csv
a,b,c
-0.7000000000000002,1.2000000000000002,
0.9,-1.4,
-1.7000000000000002,2.4000000000000004,
4.3,-3.5999999999999996,
,,
,,
5.3,-4.8,
,,
-9.25,3.75,
-0.7000000000000002,2.4000000000000004,
-6.7,-4.3,
-3.25,3.0,

=== differences between columns, 3
--- data b.csv
k,a,b,c,t
y,2,2.7,1.5,True
z,1,0.1,1.5,True
x,1,2.7,0.3,True
x,1,-3.3,0.3,True
z,1,,1.5,False
x,2,,2.25,False
y,2,-3.3,1.5,False
z,2,,2.25,False
x,-4,5.25,1.5,True
z,2,2.7,0.3,False
y,-4,2.7,7,False
x,2,5.25,2.25,True
--- script
d = pd.read_csv('b.csv')
df = d[['a','c']].diff(2, axis=1)
--- csv
a,c
,
,
,
,
,
,
,
,
,
,
,
,

=== changes between columns
--- data b.csv
k,a,b,c,t
y,2,2.7,1.5,True
z,1,0.1,1.5,True
x,1,2.7,0.3,True
x,1,-3.3,0.3,True
z,1,,1.5,False
x,2,,2.25,False
y,2,-3.3,1.5,False
z,2,,2.25,False
x,-4,5.25,1.5,True
z,2,2.7,0.3,False
y,-4,2.7,7,False
x,2,5.25,2.25,True
--- script
d = pd.read_csv('b.csv')
df = d[['a','c']].pct_change(axis=1)
--- csv
a,c
,-0.25
,0.5
,-0.7
,-0.7
,0.5
,0.125
,-0.25
,0.125
,-1.375
,-0.85
,-2.75
,0.125

=== changes between columns, 2
--- data b.csv
k,a,b,c,t
y,2,2.7,1.5,True
z,1,0.1,1.5,True
x,1,2.7,0.3,True
x,1,-3.3,0.3,True
z,1,,1.5,False
x,2,,2.25,False
y,2,-3.3,1.5,False
z,2,,2.25,False
x,-4,5.25,1.5,True
z,2,2.7,0.3,False
y,-4,2.7,7,False
x,2,5.25,2.25,True
--- script
d = pd.read_csv('b.csv')
df = d[['a','b','c']].pct_change(axis='columns', fill_method=None)
--- csv
a,b,c
,0.3500000000000001,-0.44444444444444453
,-0.9,14.0
,1.7000000000000002,-0.8888888888888888
,-4.3,-1.0909090909090908
,,
,,
,-2.65,-1.4545454545454546
,,
,-2.3125,-0.7142857142857143
,0.3500000000000001,-0.8888888888888888
,-1.675,1.5925925925925926
,1.625,-0.5714285714285714

=== columns by eval
--- data b.csv
k,a,b,c,t
y,2,2.7,1.5,True
z,1,0.1,1.5,True
x,1,2.7,0.3,True
x,1,-3.3,0.3,True
z,1,,1.5,False
x,2,,2.25,False
y,2,-3.3,1.5,False
z,2,,2.25,False
x,-4,5.25,1.5,True
z,2,2.7,0.3,False
y,-4,2.7,7,False
x,2,5.25,2.25,True
--- script
d = pd.read_csv('b.csv')
df = d.eval('e = a + c')
df = df.eval('''f = e * 2
g = f - a''')
--- csv
k,a,b,c,t,e,f,g
y,2,2.7,1.5,True,3.5,7.0,5.0
z,1,0.1,1.5,True,2.5,5.0,4.0
x,1,2.7,0.3,True,1.3,2.6,1.6
x,1,-3.3,0.3,True,1.3,2.6,1.6
z,1,,1.5,False,2.5,5.0,4.0
x,2,,2.25,False,4.25,8.5,6.5
y,2,-3.3,1.5,False,3.5,7.0,5.0
z,2,,2.25,False,4.25,8.5,6.5
x,-4,5.25,1.5,True,-2.5,-5.0,-1.0
z,2,2.7,0.3,False,2.3,4.6,2.5999999999999996
y,-4,2.7,7.0,False,3.0,6.0,10.0
x,2,5.25,2.25,True,4.25,8.5,6.5

=== columns by eval, 2
--- data b.csv
k,a,b,c,t
y,2,2.7,1.5,True
z,1,0.1,1.5,True
x,1,2.7,0.3,True
x,1,-3.3,0.3,True
z,1,,1.5,False
x,2,,2.25,False
y,2,-3.3,1.5,False
z,2,,2.25,False
x,-4,5.25,1.5,True
z,2,2.7,0.3,False
y,-4,2.7,7,False
x,2,5.25,2.25,True
--- script
d = pd.read_csv('b.csv')
df = d.copy()
df.eval('z = a / c', inplace=True)
df['y'] = df.eval('a > 1')
df = df.query('y and c > 1', engine='python')
--- csv
k,a,b,c,t,z,y
y,2,2.7,1.5,True,1.3333333333333333,True
x,2,,2.25,False,0.8888888888888888,True
y,2,-3.3,1.5,False,1.3333333333333333,True
z,2,,2.25,False,0.8888888888888888,True
x,2,5.25,2.25,True,0.8888888888888888,True

=== columns by eval, 3
--- data b.csv
k,a,b,c,t
y,2,2.7,1.5,True
z,1,0.1,1.5,True
x,1,2.7,0.3,True
x,1,-3.3,0.3,True
z,1,,1.5,False
x,2,,2.25,False
y,2,-3.3,1.5,False
z,2,,2.25,False
x,-4,5.25,1.5,True
z,2,2.7,0.3,False
y,-4,2.7,7,False
x,2,5.25,2.25,True
--- script
d = pd.read_csv('b.csv')
n = 3
df = d.eval('z = a * @n')
--- csv
k,a,b,c,t,z
y,2,2.7,1.5,True,6
z,1,0.1,1.5,True,3
x,1,2.7,0.3,True,3
x,1,-3.3,0.3,True,3
z,1,,1.5,False,3
x,2,,2.25,False,6
y,2,-3.3,1.5,False,6
z,2,,2.25,False,6
x,-4,5.25,1.5,True,-12
z,2,2.7,0.3,False,6
y,-4,2.7,7.0,False,-12
x,2,5.25,2.25,True,6

=== further arguments of a function
--- data b.csv
k,a,b,c,t
y,2,2.7,1.5,True
z,1,0.1,1.5,True
x,1,2.7,0.3,True
x,1,-3.3,0.3,True
z,1,,1.5,False
x,2,,2.25,False
y,2,-3.3,1.5,False
z,2,,2.25,False
x,-4,5.25,1.5,True
z,2,2.7,0.3,False
y,-4,2.7,7,False
x,2,5.25,2.25,True
--- script
d = pd.read_csv('b.csv')
df = d.copy()
df['x'] = d['a'].apply(lambda v, n, m=1: v * n + m, args=(3,))
df['y'] = d['a'].apply(lambda v, n, m=1: v * n + m, args=(3,), m=5)
df['z'] = d['c'].apply(round, ndigits=1)
df['w'] = d.apply(lambda r, f: r['a'] * f, axis=1, args=(2,))
df['v'] = d.apply(lambda r, f: r['a'] * f, axis=1, f=4)
--- csv
k,a,b,c,t,x,y,z,w,v
y,2,2.7,1.5,True,7,11,1.5,4,8
z,1,0.1,1.5,True,4,8,1.5,2,4
x,1,2.7,0.3,True,4,8,0.3,2,4
x,1,-3.3,0.3,True,4,8,0.3,2,4
z,1,,1.5,False,4,8,1.5,2,4
x,2,,2.25,False,7,11,2.2,4,8
y,2,-3.3,1.5,False,7,11,1.5,4,8
z,2,,2.25,False,7,11,2.2,4,8
x,-4,5.25,1.5,True,-11,-7,1.5,-8,-16
z,2,2.7,0.3,False,7,11,0.3,4,8
y,-4,2.7,7.0,False,-11,-7,7.0,-8,-16
x,2,5.25,2.25,True,7,11,2.2,4,8

=== further arguments of a function, 2
--- data b.csv
k,a,b,c,t
y,2,2.7,1.5,True
z,1,0.1,1.5,True
x,1,2.7,0.3,True
x,1,-3.3,0.3,True
z,1,,1.5,False
x,2,,2.25,False
y,2,-3.3,1.5,False
z,2,,2.25,False
x,-4,5.25,1.5,True
z,2,2.7,0.3,False
y,-4,2.7,7,False
x,2,5.25,2.25,True
--- script
d = pd.read_csv('b.csv')
d['a'] = d['a'].astype(str)
df = d[['a','b']].apply(pd.to_numeric, errors='coerce')
df['k'] = pd.DataFrame({'k': d['k']}).apply(pd.to_numeric, errors='coerce')['k']
df = df.apply(pd.to_numeric)
--- csv
a,b,k
2,2.7,
1,0.1,
1,2.7,
1,-3.3,
1,,
2,,
2,-3.3,
2,,
-4,5.25,
2,2.7,
-4,2.7,
2,5.25,

=== further arguments of a function, 3
--- data b.csv
k,a,b,c,t
y,2,2.7,1.5,True
z,1,0.1,1.5,True
x,1,2.7,0.3,True
x,1,-3.3,0.3,True
z,1,,1.5,False
x,2,,2.25,False
y,2,-3.3,1.5,False
z,2,,2.25,False
x,-4,5.25,1.5,True
z,2,2.7,0.3,False
y,-4,2.7,7,False
x,2,5.25,2.25,True
--- script
d = pd.read_csv('b.csv')
df = d[['a','c']].apply(np.percentile, q=50)
df = df.reset_index()
--- csv
index,0
a,1.5
c,1.5

=== what apply, corr, interpolate and eval refuse
--- data b.csv
k,a
x,1
y,
--- script
d = pd.read_csv('b.csv')
a = d['a'].apply(lambda v, n: v * n, m=2)
b = d['a'].apply(lambda v: v, args=2)
c = d.corr()
e = d['a'].corr(d['k'])
f = d['a'].interpolate(method='spline', order=2)
g = d['a'].interpolate(limit=0)
h = d.eval('c = a\na + 1')
i = np.percentile(d['a'], 101)
j = np.average(d['a'], weights=[1])
l = np.arange(0, 1, 0)
m = pd.DataFrame(d.set_index('k').T.to_dict('index'))
n = pd.concat([d, d]).to_dict('index')
df = d.corr(method='kendall', numeric_only=True)
--- diag
script:2:40: error: the function has no argument 'm' [df-type]
    2 | a = d['a'].apply(lambda v, n: v * n, m=2)
      |                                        ^
script:3:36: error: argument 'args' of 'apply' must be a tuple, such as args=(2,), not 2 [df-type]
    3 | b = d['a'].apply(lambda v: v, args=2)
      |                                    ^
script:4:5: error: 'corr' needs numbers, but column 'k' contains strings [df-type]
    4 | c = d.corr()
      |     ^~~~~~~~
help: add numeric_only=True to skip such columns
script:5:5: error: 'corr' needs numbers, but column 'k' contains strings [df-type]
    5 | e = d['a'].corr(d['k'])
      |     ^~~~~~~~~~~~~~~~~~~
script:6:41: error: argument 'order' of 'interpolate' is not part of df scripts [df-unsupported]
    6 | f = d['a'].interpolate(method='spline', order=2)
      |                                         ^~~~~~~
help: arguments are 'method', 'axis', 'limit', 'inplace', 'limit_direction', 'limit_area'
script:7:30: error: the limit must be greater than 0 [df-value]
    7 | g = d['a'].interpolate(limit=0)
      |                              ^
script:8:12: error: each line of eval must be an assignment [df-value]
    8 | h = d.eval('c = a\na + 1')
      |            ^~~~~~~~~~~~~~
help: write 'c = a + b' on each line
script:9:27: error: q must be between 0 and 100 [df-value]
    9 | i = np.percentile(d['a'], 101)
      |                           ^~~
script:10:32: error: there are 1 weights for 2 numbers [df-value]
   10 | j = np.average(d['a'], weights=[1])
      |                                ^~~
script:11:21: error: the step is 0 [df-value]
   11 | l = np.arange(0, 1, 0)
      |                     ^
script:13:5: error: two rows have the same label [df-value]
   13 | n = pd.concat([d, d]).to_dict('index')
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: write .to_dict('records') to get a list of rows instead
script:14:20: error: value 'kendall' of argument 'method' of 'corr' is not part of df scripts [df-unsupported]
   14 | df = d.corr(method='kendall', numeric_only=True)
      |                    ^~~~~~~~~
help: method='spearman' also correlates ranks

=== dicts of dicts, rows of tuples
--- data b.csv
k,a
x,1
y,2
--- script
d = pd.read_csv('b.csv')
a = pd.DataFrame({'p': {'x': 1, 'y': 2}, 'q': {'y': 2.5, 'z': 3}}).reset_index()
b = pd.DataFrame([r for r in d.itertuples(index=False)])
c = pd.DataFrame([r for i, r in d.set_index('k').iterrows()]).reset_index()
e = pd.DataFrame({'one': 1, 'two': 'x'}, index=[0, 1])
df = pd.concat([a, b, c, e])
--- csv
index,p,q,k,a,one,two
x,1.0,,,,,
y,2.0,2.5,,,,
z,,3.0,,,,
,,,x,1.0,,
,,,y,2.0,,
x,,,,1.0,,
y,,,,2.0,,
,,,,,1.0,x
,,,,,1.0,x

=== correlation of ranks
--- script
d = pd.DataFrame({'a': [1, 2, 2, 7, None], 'b': [3.5, 1, 2, 9, 4], 'c': [4, 4, 1, 0, 2], 'd': [1, 1, 1, 1, 1]})
df = d.corr(method='spearman').assign(s=[d[k].corr(d.a, method='spearman') for k in 'abcd'], few=d.corr(method='spearman', min_periods=5)['a'])
--- csv
a,b,c,d,s,few
1.0,0.31622776601683794,-0.8333333333333334,,1.0,
0.31622776601683794,1.0,-0.6155870112510925,,0.316227766016838,
-0.8333333333333334,-0.6155870112510925,1.0,,-0.8333333333333335,
,,,,,
