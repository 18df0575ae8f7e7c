=== polynomials closest to points
--- data t.csv
k,x,y
a,1,3
a,2,5.5
a,4,9
b,8,19.25
b,16,31
--- script
t = pd.read_csv('t.csv')
x, y = t['x'], t['y']
slope, start = np.polyfit(x, y, 1)
p = np.poly1d(np.polyfit(x, y, 2))
df = pd.DataFrame({'x': x, 'line': slope * x + start, 'curve': p(x)}).round(9)
df['polyval'] = np.polyval(np.polyfit(x.values, y.tolist(), deg=1), x).round(9)
df['map'] = x.map(p).round(9)
df['power'] = np.exp(np.polyval(np.polyfit(np.log(x), np.log(y), 1), np.log(x))).round(9)
df['at'] = [p(3), p(2.5), np.polyval([2, 1], 3), np.polyval([2, 0.5], 3), np.polyval(np.array([1, 0, 0]), 2.5)]
df['at'] = df['at'].round(9)
df['ints'] = np.polyval([1, 2, 3], x)
df['nan'] = np.polyval([1, 2], [1.5, np.nan, 0, 2, 1])
df['groups'] = t.groupby('k')[['x', 'y']].apply(lambda d: np.polyfit(d['x'], d['y'], 1)[0]).round(6).tolist() * 2 + [0]
df['years'] = [*np.polyfit(range(2015, 2020), y, 1).round(5), 0, 0, 0]
df['index'] = [*np.polyfit(t.index, y, 3).round(9), 0]
--- csv
x,line,curve,polyval,map,power,at,ints,nan,groups,years,index
1,3.766801075,2.697659709,3.766801075,2.697659709,2.985341318,7.719639469,6,3.5,1.964286,6.975,0.041666667
2,5.648185484,5.256166983,5.648185484,5.256166983,5.39819892,6.499782574,11,,1.46875,-14055.025,1.553571429
4,9.410954301,10.088077166,9.410954301,10.088077166,9.761212699,7.0,27,2.0,1.964286,0.0,0.119047619
8,16.936491935,18.611480076,16.936491935,18.611480076,17.650567304,6.5,83,4.0,1.46875,0.0,3.157142857
16,31.987567204,31.096616066,31.987567204,31.096616066,31.91637512,6.25,291,3.0,0.0,0.0,0.0

=== coefficients are exact, beyond pandas
--- script
df = pd.DataFrame({'line': np.polyfit([1, 2, 3, 4], [3, 5, 7, 9], 1)})
df['flat'] = np.polyfit([0.1, 0.2, 0.3], [7, 7, 7], 1)
df['curve'] = np.polyfit([1, 2, 3, 4], [1, 4, 9, 16], 2)[:2]
df['mean'] = [*np.polyfit([1, 2], [1, 2], 0), np.polyfit([5], [2], 0)[0]]
df['half'] = np.polyfit([1, 2, 4], [1, 1, 2], 1)
--- csv
line,flat,curve,mean,half
2.0,0.0,1.0,1.5,0.35714285714285715
1.0,7.0,0.0,2.0,0.5

=== correlations as an array
--- script
x = pd.Series([1.1, 2.7, 3.14, 0.3, 5.9, 6.02])
y = pd.Series([3, 1, 4, 1, 5, 9])
a = np.corrcoef(x, y)
df = pd.DataFrame({'r': [a[0, 1], a[0][1], a[1, 0], a[0, 0], (a[0, 1] ** 2).round(3), np.corrcoef([1, 2], [3, np.nan])[0, 1]]})
df = df.round(12)
--- csv
r
0.816543002163
0.816543002163
0.816543002163
1.0
0.667
""

=== cells and columns of arrays of rows
--- script
a = np.array([[1, 2.5, 3], [4, 5, 6]])
t = pd.DataFrame({'k': ['a', 'b'], 'i': [1, 2], 'f': [1.5, None]})
df = pd.DataFrame(a[:, 1:], columns=['a', 'b'])
df['cell'] = [a[0, 1], a[-1, -1]]
df['column'] = a[:, 0] * 2
df['row'] = a[1, :2]
df['part'] = a[1:, 2].tolist() * 2
df['values'] = t[['i', 'f']].values[:, 1]
df['ints'] = t[['i']].values[:, 0]
df['types'] = [str(pd.Series(x).dtype) for x in [t.values[:, 1], t[['i', 'f']].values[:, 0]]]
--- csv
a,b,cell,column,row,part,values,ints,types
2.5,3.0,2.5,2.0,4.0,6.0,1.5,1,object
5.0,6.0,6.0,8.0,5.0,6.0,,2,float64

=== faults of polynomials
--- script
x = pd.Series([1, 2, 3])
a = np.polyfit(x, [1, None, 3], 1)
a = np.polyfit(x, [1, 2], 1)
a = np.polyfit([2, 2, 2], x, 1)
a = np.polyfit([1, 2, 2], x, 2)
a = np.polyfit(x, x, 3)
a = np.polyfit(x * 86400 + 1700000000, [1, 3, 2], 2)
a = np.polyfit(x, x, 6)
a = np.polyfit(x, x, 1.5)
a = np.polyfit(['a', 'b', 'c'], x, 1)
a = np.polyfit(pd.date_range('2024-01-01', periods=3), x, 1)
a = np.polyfit(x, x, 1, full=True)
a = np.polyval([], x)
a = np.polyval(['a'], x)
a = np.polyval([1, 2], 'a')
a = np.polyval([10, 0, 0, 0], 2 ** 60)
a = np.poly1d([1, 2])[0]
a = np.poly1d([1, 2]).coef
a = np.poly1d('a')
a = np.corrcoef(x, [1, 2])
a = np.corrcoef(x, ['a', 'b', 'c'])
a = np.corrcoef(x)
a = pd.DataFrame({'a': x, 'b': x}).values[:, 2]
a = pd.DataFrame({'a': x, 'b': x}).values[3, 0]
a = pd.DataFrame({'a': x, 'b': x}).values[0, 'a']
a = [[1, 2], [3, 4]][0, 1]
df = pd.DataFrame()
--- diag
script:2:19: error: 'polyfit' needs finite numbers, but y of row 2 is not [df-value]
    2 | a = np.polyfit(x, [1, None, 3], 1)
      |                   ^~~~~~~~~~~~
help: remove rows with missing cells: df.dropna(subset=['x', 'y'])
script:3:19: error: x has 3 numbers, but y has 2 [df-value]
    3 | a = np.polyfit(x, [1, 2], 1)
      |                   ^~~~~~
script:4:16: error: for degree 1, 'polyfit' needs at least 2 different values of x [df-value]
    4 | a = np.polyfit([2, 2, 2], x, 1)
      |                ^~~~~~~~~
script:5:16: error: for degree 2, 'polyfit' needs at least 3 different values of x [df-value]
    5 | a = np.polyfit([1, 2, 2], x, 2)
      |                ^~~~~~~~~
script:6:16: error: for degree 3, 'polyfit' needs at least 4 different values of x [df-value]
    6 | a = np.polyfit(x, x, 3)
      |                ^
script:7:16: error: 'polyfit' of values of x that are much closer to each other than to 0 is not part of df scripts [df-unsupported]
    7 | a = np.polyfit(x * 86400 + 1700000000, [1, 3, 2], 2)
      |                ^~~~~~~~~~~~~~~~~~~~~~
help: numpy's result would have few correct digits; subtract the mean first: x - x.mean()
script:8:22: error: the degree must be between 0 and 5 [df-value]
    8 | a = np.polyfit(x, x, 6)
      |                      ^
script:9:22: error: 'polyfit' needs an integer, not 'float' [df-type]
    9 | a = np.polyfit(x, x, 1.5)
      |                      ^~~
script:10:16: error: 'polyfit' needs numbers, not a column of strings [df-type]
   10 | a = np.polyfit(['a', 'b', 'c'], x, 1)
      |                ^~~~~~~~~~~~~~~
help: pd.to_numeric(df['column']) converts strings to numbers
script:11:16: error: 'polyfit' needs numbers, not a column of datetime64[ns] [df-type]
   11 | a = np.polyfit(pd.date_range('2024-01-01', periods=3), x, 1)
      |                ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
script:12:25: error: argument 'full' of 'polyfit' is not part of df scripts [df-unsupported]
   12 | a = np.polyfit(x, x, 1, full=True)
      |                         ^~~~~~~~~
help: arguments are 'x', 'y', 'deg'
script:13:5: error: the polynomial has no coefficients [df-value]
   13 | a = np.polyval([], x)
      |     ^~~~~~~~~~~~~~~~~
script:14:16: error: 'polyval' needs numbers, not a column of strings [df-type]
   14 | a = np.polyval(['a'], x)
      |                ^~~~~
help: pd.to_numeric(df['column']) converts strings to numbers
script:15:24: error: 'polyval' needs numbers, not the string 'a' [df-type]
   15 | a = np.polyval([1, 2], 'a')
      |                        ^~~
script:16:5: error: the result does not fit into a 64-bit integer [df-value]
   16 | a = np.polyval([10, 0, 0, 0], 2 ** 60)
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: convert the column to float first: .astype('float')
script:17:23: error: cannot select from this function with a 'int' [df-type]
   17 | a = np.poly1d([1, 2])[0]
      |                       ^
help: call the function, as in f(x)
script:18:23: error: 'coef' of np.poly1d([1, 2]) is not part of df scripts [df-unsupported]
   18 | a = np.poly1d([1, 2]).coef
      |                       ^~~~
help: `perfpress help df` lists all functions and methods
script:19:15: error: 'poly1d' needs a column or a list of numbers, not the string 'a' [df-type]
   19 | a = np.poly1d('a')
      |               ^~~
script:20:20: error: x has 3 numbers, but y has 2 [df-value]
   20 | a = np.corrcoef(x, [1, 2])
      |                    ^~~~~~
script:21:5: error: 'corrcoef' needs numbers, but the column contains strings [df-type]
   21 | a = np.corrcoef(x, ['a', 'b', 'c'])
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
script:22:5: error: missing argument 'y' of 'corrcoef' [df-type]
   22 | a = np.corrcoef(x)
      |     ^~~~~~~~~~~~~~
script:23:43: error: index 2 is out of range: there are 2 values [df-value]
   23 | a = pd.DataFrame({'a': x, 'b': x}).values[:, 2]
      |                                           ^~~~
help: positions count from 0; -1 is the last one
script:24:43: error: index 3 is out of range: there are 3 values [df-value]
   24 | a = pd.DataFrame({'a': x, 'b': x}).values[3, 0]
      |                                           ^~~~
help: positions count from 0; -1 is the last one
script:25:43: error: cannot select from this ndarray with a 'tuple' [df-type]
   25 | a = pd.DataFrame({'a': x, 'b': x}).values[0, 'a']
      |                                           ^~~~~~
help: select by position: x[0] or x[1:3]
script:26:22: error: cannot select from this list with a 'tuple' [df-type]
   26 | a = [[1, 2], [3, 4]][0, 1]
      |                      ^~~~
help: select by position: x[0] or x[1:3]
