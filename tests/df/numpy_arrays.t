=== arrays in ascending order
--- data t.csv
k,i,f,b,d
a,3,0.5,True,2024-01-03
b,1,,False,
a,4,2.25,True,2024-01-01
c,1,0.1,True,2023-05-01
--- script
t = pd.read_csv('t.csv', parse_dates=['d'])
df = pd.DataFrame({'i': np.sort(t['i']), 'f': np.sort(t['f'].values), 'k': np.sort(t['k']), 'b': np.sort(t['b'])})
df['d'] = np.sort(t['d'])
df['down'] = -np.sort(-t['i'].values)
df['list'] = np.sort([2, 1.5, 3, -1])
df['last'] = np.sort(t['f'].dropna())[-1]
df['words'] = np.sort(['b', 'a', 'd', 'c'])[::-1]
df['group'] = t.groupby('k')['i'].apply(lambda s: np.sort(s)[-1]).tolist() + [0]
df['types'] = [str(x.dtype) for x in [np.sort(t['i']), np.sort([]), np.sort(t['b']), np.sort(t['k'])]]
--- csv
i,f,k,b,d,down,list,last,words,group,types
1,0.1,a,False,2023-05-01,4,-1.0,2.25,d,4,int64
1,0.5,a,True,2024-01-01,3,1.5,2.25,c,1,float64
3,2.25,b,True,2024-01-03,1,2.0,2.25,b,1,bool
4,,c,True,,1,3.0,2.25,a,0,object
--- diag
t.csv:3:3: warning: row 'a' of the result has the 'i' of another row, which is at t.csv:3 [df-rows-mixed]
    3 | b,1,,False,
      |   ^
help: its own value is in t.csv:2; the script joins rows by position, as .values, lists and concat(axis=1) do: sort both frames the same way, or merge them

=== different cells in ascending order
--- data t.csv
k,i,f
a,3,0.5
b,1,
a,4,2.25
c,1,
--- script
t = pd.read_csv('t.csv')
k, n = np.unique(t['k'], return_counts=True)
df = pd.DataFrame({'k': k, 'n': n})
df['first'] = np.unique(t['k'], return_index=True)[1]
df['i'] = np.unique(t['i'])
df['f'] = np.unique(t['f'])
df['f n'] = np.unique(t['f'].values, return_counts=True)[1]
df['list'] = np.unique([2, 1, 2, 1.5])
v, at, back, count = np.unique([5, 3, 5], return_index=True, return_inverse=True, return_counts=True)
df['back'] = back
df['size'] = [len(np.unique(t['k'])), np.unique([]).size, at[0]]
df['dict'] = [dict(zip(*np.unique(['x', 'y', 'x'], return_counts=True)))['x'], 0, 0]
--- csv
k,n,first,i,f,f n,list,back,size,dict
a,2,0,1,0.5,1,1.0,1,3,2
b,1,1,3,2.25,1,1.5,0,0,0
c,1,3,4,,2,2.0,1,1,0

=== numbers in bins
--- data t.csv
g
1.1
2.7
3.14
0.3
5.9
6.02
--- script
g = pd.read_csv('t.csv')['g']
counts, edges = np.histogram(g, bins=[0, 2, 4, 6])
df = pd.DataFrame({'from': edges[:-1], 'to': edges[1:], 'n': counts})
df['equal'] = np.histogram(g, bins=3)[0]
df['edges'] = np.histogram(g, 3)[1][1:]
df['range'] = np.histogram(g, bins=3, range=(0, 6))[0]
df['density'] = np.histogram(g, bins=[0, 1, 5, 7], density=True)[0].round(9)
df['same'] = np.histogram([1, 1], 3)[1][:3]
df['nan'] = np.histogram([1, np.nan, 2, 3], [1, 2, 2, 3])[0]
df['linspace'] = np.histogram(g, np.linspace(0, 6.02, 4))[0]
df['digitize'] = np.digitize(g, [1, 2.7, 5])[:3]
df['right'] = np.digitize(g, [1, 2.7, 5], right=True)[:3]
df['down'] = np.digitize([5, np.nan, 0], [5, 2.7, 1])
df['up nan'] = np.digitize([5, np.nan, 0], bins=[1, 5])
df['one'] = np.digitize(3, [1, 2, 5])
df['label'] = np.array(['low', 'mid', 'high'])[np.digitize([0, 4, 9], [1, 5])]
df['bincount'] = np.bincount([2, 0, 2])
df['least'] = np.bincount([1, 1], minlength=3)
df['weights'] = np.bincount([2, 0, 2], weights=[0.5, 1, 2])
df['sizes'] = [len(np.histogram(g)[0]), len(np.histogram([], 4)[1]), np.bincount([]).size]
--- csv
from,to,n,equal,edges,range,density,same,nan,linspace,digitize,right,down,up nan,one,label,bincount,least,weights,sizes
0,2,2,2,2.2066666666666666,2,0.166666667,0.5,1,2,1,1,0,2,2,low,1,0,1.0,10
2,4,2,2,4.113333333333333,2,0.125,0.8333333333333333,0,2,2,1,0,2,2,mid,0,2,0.0,5
4,6,1,2,6.02,1,0.166666667,1.1666666666666665,2,2,2,2,3,0,2,high,2,0,2.5,0

=== longer arrays
--- data t.csv
k,n
a,2
b,0
c,1
--- script
t = pd.read_csv('t.csv')
df = t.loc[t.index.repeat(t['n'])].reset_index()
df['repeat'] = np.repeat(t['k'].values, t['n'])
df['series'] = np.repeat(t['k'], [1, 1, 1]).index
df['times'] = t['n'].repeat(1).tolist()
df['one'] = np.repeat('x', 3)
df['lists'] = np.repeat([1.5, 2], [1, 2])
df['tile'] = np.tile(t['k'], 2)[2:5]
df['tiles'] = np.tile([True, False], 2)[:3]
df['concat'] = np.concatenate([t['n'], [0.5]])[1:]
df['start'] = np.concatenate(([0], np.cumsum(t['n'])))[:3]
df['words'] = np.concatenate([['x'], t['k'].values])[:3]
df['hstack'] = np.hstack([[1, 2], 5])
df['append'] = np.append(np.diff(t['n']), np.nan)
df['appended'] = np.append(t['n'], 7)[1:]
df['labels'] = t.set_index('k')['n'].repeat([1, 2, 0]).index
df['empty'] = [np.concatenate([[], [1]])[0], np.repeat([1, 2], 0).size, np.tile('a', 0).size]
--- csv
index,k,n,repeat,series,times,one,lists,tile,tiles,concat,start,words,hstack,append,appended,labels,empty
0,a,2,a,0,2,x,1.5,c,True,0.0,0,x,1,-2.0,0,a,1.0
0,a,2,a,1,0,x,2.0,a,False,1.0,2,a,2,1.0,1,b,0.0
2,c,1,c,2,1,x,2.0,b,True,0.5,2,b,5,,7,b,0.0

=== arrays of equal cells
--- script
t = pd.DataFrame({'i': [1, 2, 3], 'f': [1.5, 2, None], 'b': [True, False, True]})
df = pd.DataFrame({'zeros': np.zeros(3), 'ones': np.ones((3,)), 'ints': np.zeros(len(t), dtype=int)})
df['bools'] = np.ones(3, bool)
df['full'] = np.full(3, 2.5)
df['words'] = np.full(3, 'x')
df['nan'] = np.full(3, np.nan)
df['typed'] = np.full(3, 2, dtype='float')
df['like'] = np.zeros_like(t['i'])
df['floats'] = np.ones_like(t['f'])
df['falses'] = np.zeros_like(t['b'])
df['list'] = np.zeros_like([1, 2, 3], dtype=float)
df[['a', 'b']] = np.zeros((3, 2))
df['c'] = np.full((1, 3), 7)[0]
--- csv
zeros,ones,ints,bools,full,words,nan,typed,like,floats,falses,list,a,b,c
0.0,1.0,0,True,2.5,x,,2.0,0,1.0,False,0.0,0.0,0.0,7
0.0,1.0,0,True,2.5,x,,2.0,0,1.0,False,0.0,0.0,0.0,7
0.0,1.0,0,True,2.5,x,,2.0,0,1.0,False,0.0,0.0,0.0,7

=== positions, sums and differences
--- script
i, f = pd.Series([3, 1, 4, 1]), pd.Series([0.5, None, 2.25, 0.5])
k = pd.Series(['b', 'c', 'a', 'a'])
df = pd.DataFrame({'list': np.cumsum([1, 2, 3, 4]), 'prod': np.cumprod(i), 'nan': np.cumsum([1, np.nan, 2, 3])})
df['frame'] = np.cumsum(pd.DataFrame({'i': i}))['i']
df['first'] = np.diff(i, prepend=0)
df['start'] = np.diff(f, prepend=f.iloc[0])
df['end'] = np.diff(i, append=0.5)
df['twice'] = [*np.diff(i, n=2), *np.diff(i, n=9), 0, 0]
df['order'] = np.argsort(i)
df['words'] = np.argsort(k)
df['stable'] = np.argsort([1] * 20, kind='stable')[:4]
df['sorted'] = i.iloc[np.argsort(i)].tolist()
df['where'] = [*np.where(i > 2)[0], *np.flatnonzero(f.isna()), *np.nonzero(i.values == 4)[0]]
df['close'] = np.isclose(f, f, equal_nan=True)
df['all'] = [np.allclose(i, i + 1e-9), np.allclose(f, f), np.allclose(f, f, equal_nan=True), np.allclose(i, [3, 1, 4, 1.1])]
--- csv
list,prod,nan,frame,first,start,end,twice,order,words,stable,sorted,where,close,all
1,3,1.0,3,3,0.0,-2.0,5,1,2,0,1,0,True,True
3,3,,4,-2,,3.0,-6,3,3,1,1,2,True,False
6,12,,8,3,,-3.0,0,0,0,2,3,1,True,True
10,12,,9,-3,-1.75,-0.5,0,2,1,3,4,2,True,False

=== types of numpy
--- script
t = pd.DataFrame({'k': ['a', 'b'], 'i': [1, 2], 'f': [1.5, 2], 'b': [True, False]})
df = t.select_dtypes(include=[np.number]).astype({'i': np.float64, 'f': np.int64})
df['b'] = t['b'].astype(np.int64)
df['true'] = t['i'].astype(np.bool_)
df['made'] = np.array([1, 2], dtype=np.float64)
df['zeros'] = np.zeros(2, dtype=np.int64)
df['calls'] = [np.float64('2.5'), np.int64(2.7)]
df['zero'] = [np.float64(1) / 0 > 9, np.int64(-3) // 2]
df['map'] = t['i'].map(np.float64)
--- csv
i,f,b,true,made,zeros,calls,zero,map
1.0,1,1,True,1.0,0,2.5,True,1.0
2.0,2,0,True,2.0,0,2.0,-2,2.0

=== lists as arguments of functions of numbers
--- script
df = pd.DataFrame({'sqrt': np.sqrt([4, 9, 2.25]), 'log': np.log10((1, 10, 1000)), 'sign': np.sign([-2, 0, 5])})
df['nan'] = np.isnan([1, np.nan, 3])
df['square'] = np.square([1, 2, 3])
df['clip'] = np.clip([1, 5, 9], 2, 6)
--- csv
sqrt,log,sign,nan,square,clip
2.0,0.0,-1,False,1,2
3.0,1.0,0,True,4,5
1.5,3.0,1,False,9,6

=== faults of functions of arrays
--- script
t = pd.DataFrame({'k': ['a', None], 'i': [1, 2], 'f': [1.5, None]})
a = np.sort(t['k'])
a = np.sort(t)
a = np.sort([1, 'a'])
a = np.sort(t['i'].astype('Int64'))
a = np.sort(t['i'], axis=1)
a = np.unique(t['k'])
a = np.unique({1, 2})
a = np.histogram(t['f'])
a = np.histogram(t['i'], bins='auto')
a = np.histogram(t['i'], bins=[3, 2])
a = np.histogram(t['i'], bins=0)
a = np.histogram(t['i'], bins=3, range=5)
a = np.digitize(t['i'], [1, 3, 2])
a = np.digitize('a', [1, 2])
a = np.bincount(t['f'])
a = np.bincount([-1])
a = np.bincount([1, 2], weights=[1])
a = np.repeat([1, 2], [1, 2, 3])
a = np.repeat([1, 2], -1)
a = np.repeat([1, 2], 2000000)
a = np.repeat([1, 'a'], 2)
a = np.tile([1, 2], (2, 2))
a = np.concatenate([t['k'], t['i']])
a = np.concatenate([1, 2])
a = np.concatenate(t['i'])
a = np.concatenate([t['i'], t['i']], axis=1)
a = np.append(t['k'], 1)
a = np.zeros(-1)
a = np.zeros((1, 2, 3))
a = np.zeros((2, 2), dtype=int)
a = np.zeros(2000000)
a = np.full(2, None)
a = np.zeros_like(t['k'])
a = np.argsort(t['k'])
a = np.argsort(t['i'], kind='heapsort')
a = np.diff(t['i'], n=-1)
a = np.diff(t['i'], prepend='a')
a = np.allclose(t['i'], [1, 2, 3])
a = np.where(t['i'] > 1, 1)
a = np.flatnonzero(t['k'])
a = np.sqrt([[1, 4], [9, 16]])
a = np.sqrt({4})
a = np.clip([[1]], 1, 2)
a = isinstance(1, np.int64)
a = np.float64([1, 2])
df = pd.DataFrame()
--- diag
script:2:13: error: 'sort' cannot compare a string with a missing cell [df-value]
    2 | a = np.sort(t['k'])
      |             ^~~~~~
help: remove missing cells: s.dropna()
script:3:13: error: 'sort' needs a column or a list of numbers, not 'DataFrame' [df-type]
    3 | a = np.sort(t)
      |             ^
script:4:13: error: 'sort' needs cells of one type, without a category or a time zone, not 'list' [df-type]
    4 | a = np.sort([1, 'a'])
      |             ^~~~~~~~
help: convert them first, such as .astype('float') or .astype(str)
script:5:13: error: 'sort' needs cells of one type, without a category or a time zone, not 'Series' [df-type]
    5 | a = np.sort(t['i'].astype('Int64'))
      |             ^~~~~~~~~~~~~~~~~~~~~~
help: convert them first, such as .astype('float') or .astype(str)
script:6:26: error: argument 'axis' of 'sort' must be 0, not 1 [df-type]
    6 | a = np.sort(t['i'], axis=1)
      |                          ^
script:7:15: error: 'unique' cannot compare a string with a missing cell [df-value]
    7 | a = np.unique(t['k'])
      |               ^~~~~~
help: remove missing cells: s.dropna()
script:8:15: error: 'unique' needs a list: write list(x) [df-type]
    8 | a = np.unique({1, 2})
      |               ^~~~~~
script:9:18: error: 'histogram' needs finite numbers [df-value]
    9 | a = np.histogram(t['f'])
      |                  ^~~~~~
help: remove missing cells: s.dropna()
script:10:31: error: value 'auto' of argument 'bins' of 'histogram' is not part of df scripts [df-unsupported]
   10 | a = np.histogram(t['i'], bins='auto')
      |                               ^~~~~~
help: give the number of bins, or their edges
script:11:31: error: argument 'bins' of 'histogram' must be two or more edges in ascending order, not 'list' [df-type]
   11 | a = np.histogram(t['i'], bins=[3, 2])
      |                               ^~~~~~
help: write bins=10, or edges such as bins=[0, 5, 10]
script:12:31: error: argument 'bins' of 'histogram' must be 1 or more, not 0 [df-type]
   12 | a = np.histogram(t['i'], bins=0)
      |                               ^
script:13:40: error: argument 'range' of 'histogram' must be a tuple of two numbers, such as (0, 10), not 5 [df-type]
   13 | a = np.histogram(t['i'], bins=3, range=5)
      |                                        ^
script:14:25: error: 'digitize' needs numbers in ascending or descending order, without missing values, not 'list' [df-type]
   14 | a = np.digitize(t['i'], [1, 3, 2])
      |                         ^~~~~~~~~
help: write edges such as bins=[0, 5, 10]
script:15:17: error: 'digitize' needs numbers, not the string 'a' [df-type]
   15 | a = np.digitize('a', [1, 2])
      |                 ^~~
script:16:17: error: 'bincount' needs integers, not 'Series' [df-type]
   16 | a = np.bincount(t['f'])
      |                 ^~~~~~
help: convert it first: .astype('int')
script:17:17: error: 'bincount' needs integers from 0 to 1,048,575, not 'list' [df-type]
   17 | a = np.bincount([-1])
      |                 ^~~~
help: np.unique(x, return_counts=True) counts other numbers
script:18:33: error: there are 1 weights for 2 numbers [df-value]
   18 | a = np.bincount([1, 2], weights=[1])
      |                                 ^~~
script:19:23: error: 'repeat' needs an integer, or one for each element, not 'list' [df-type]
   19 | a = np.repeat([1, 2], [1, 2, 3])
      |                       ^~~~~~~~~
help: write np.repeat(['a', 'b'], 2) or np.repeat(['a', 'b'], [2, 3])
script:20:23: error: 'repeat' needs 0 or more, not -1 [df-type]
   20 | a = np.repeat([1, 2], -1)
      |                       ^~
script:21:5: error: the list has more than 1,048,576 values [df-value]
   21 | a = np.repeat([1, 2], 2000000)
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~
script:22:15: error: 'repeat' needs elements of one type, not 'list' [df-type]
   22 | a = np.repeat([1, 'a'], 2)
      |               ^~~~~~~~
help: convert them to one type first, such as .astype('float') or .astype(str)
script:23:21: error: 'tile' needs an integer, not 'tuple' [df-type]
   23 | a = np.tile([1, 2], (2, 2))
      |                     ^~~~~~
help: write np.tile([1, 2], 3)
script:24:20: error: 'concatenate' of cells of several types is not part of df scripts [df-unsupported]
   24 | a = np.concatenate([t['k'], t['i']])
      |                    ^~~~~~~~~~~~~~~~
help: convert them to one type first, such as .astype('float') or .astype(str)
script:25:20: error: 'concatenate' needs a list of columns, such as [a, b], not 1 [df-type]
   25 | a = np.concatenate([1, 2])
      |                    ^~~~~~
script:26:20: error: 'concatenate' needs a list of columns, such as [a, b] [df-type]
   26 | a = np.concatenate(t['i'])
      |                    ^~~~~~
script:27:43: error: value 1 of argument 'axis' of 'concatenate' is not part of df scripts [df-unsupported]
   27 | a = np.concatenate([t['i'], t['i']], axis=1)
      |                                           ^
help: for columns of a frame, write pd.DataFrame({'a': a, 'b': b})
script:28:23: error: 'append' of cells of several types is not part of df scripts [df-unsupported]
   28 | a = np.append(t['k'], 1)
      |                       ^
help: convert them to one type first, such as .astype('float') or .astype(str)
script:29:14: error: 'zeros' needs a length, such as len(df), not -1 [df-type]
   29 | a = np.zeros(-1)
      |              ^~
script:30:14: error: 'zeros' needs one or two lengths, not 'tuple' [df-type]
   30 | a = np.zeros((1, 2, 3))
      |              ^~~~~~~~~
help: pass a single value, such as df['a'].iloc[0]
script:31:28: error: this value of argument 'dtype' of 'zeros' is not part of df scripts [df-unsupported]
   31 | a = np.zeros((2, 2), dtype=int)
      |                            ^~~
help: leave dtype= out, and call .astype() on a frame
script:32:5: error: the list has more than 1,048,576 values [df-value]
   32 | a = np.zeros(2000000)
      |     ^~~~~~~~~~~~~~~~~
script:33:16: error: 'full' needs a number, a bool or a string, not 'NoneType' [df-type]
   33 | a = np.full(2, None)
      |                ^~~~
help: np.nan is a missing number
script:34:19: error: 'zeros_like' needs numbers, not a column of strings [df-type]
   34 | a = np.zeros_like(t['k'])
      |                   ^~~~~~
help: pd.to_numeric(df['column']) converts strings to numbers
script:35:16: error: 'argsort' needs cells that are not missing, not 'Series' [df-type]
   35 | a = np.argsort(t['k'])
      |                ^~~~~~
help: remove missing cells: s.dropna()
script:36:29: error: value 'heapsort' of argument 'kind' of 'argsort' is not part of df scripts [df-unsupported]
   36 | a = np.argsort(t['i'], kind='heapsort')
      |                             ^~~~~~~~~~
script:37:23: error: argument 'n' of 'diff' must be 0 or more, not -1 [df-type]
   37 | a = np.diff(t['i'], n=-1)
      |                       ^~
script:38:29: error: argument 'prepend' of 'diff' must be numbers, not the string 'a' [df-type]
   38 | a = np.diff(t['i'], prepend='a')
      |                             ^~~
script:39:25: error: 'allclose' needs a column as long as the first one, not 'list' [df-type]
   39 | a = np.allclose(t['i'], [1, 2, 3])
      |                         ^~~~~~~~~
help: pd.Series([1, 2]) makes a column from a list
script:40:5: error: 'where' needs x and y, or neither [df-type]
   40 | a = np.where(t['i'] > 1, 1)
      |     ^~~~~~~~~~~~~~~~~~~~~~~
script:41:20: error: 'flatnonzero' needs numbers, not a column of strings [df-type]
   41 | a = np.flatnonzero(t['k'])
      |                    ^~~~~~
help: pd.to_numeric(df['column']) converts strings to numbers
script:42:13: error: 'sqrt' needs a column or a list of numbers [df-type]
   42 | a = np.sqrt([[1, 4], [9, 16]])
      |             ^~~~~~~~~~~~~~~~~
script:43:13: error: 'sqrt' needs a number, a column or a frame, not 'set' [df-type]
   43 | a = np.sqrt({4})
      |             ^~~
help: pd.Series([1, 2]) makes a column from a list
script:44:13: error: 'clip' needs a column or a list of numbers [df-type]
   44 | a = np.clip([[1]], 1, 2)
      |             ^~~~~
script:45:19: error: 'isinstance' needs a type of Python, not 'type' [df-type]
   45 | a = isinstance(1, np.int64)
      |                   ^~~~~~~~
help: write isinstance(x, (int, float)); numbers of columns may be of numpy or of Python
script:46:16: error: a 'list' cannot be converted to a number [df-type]
   46 | a = np.float64([1, 2])
      |                ^~~~~~
help: pass a single value, such as df['a'].iloc[0]
