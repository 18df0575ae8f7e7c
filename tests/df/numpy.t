=== functions of one number
--- data t.csv
n,x,b
1,0.5,True
-4,,False
9,2.5,True
--- script
df = pd.read_csv('t.csv')
df['sqrt'] = np.sqrt(df['n'])
df['floor'] = np.floor(df['x'])
df['ceil'] = np.ceil(df['n'])
df['trunc'] = np.trunc(df['x'])
df['rint'] = np.rint(df['x'])
df['log'] = np.log(df['n']).round(6)
df['log2'] = np.log2(df['n'].abs()).round(6)
df['log10'] = np.log10(100.0)
df['exp'] = np.exp(df['n']).round(6)
df['sign'] = np.sign(df['n'])
df['signx'] = np.sign(df['x'])
df['square'] = np.square(df['n'])
df['abs'] = np.abs(df['n'])
df['nan'] = np.isnan(df['x'])
df['fin'] = np.isfinite(df['x'] / 0)
df['root'] = np.sqrt(-1)
df['inf'] = np.log(0)
df['pi'] = np.pi + np.e
df['map'] = df['n'].map(np.cbrt if False else np.expm1).round(4)
df['round'] = np.round(df['x'] * 1.2345, 2)
df['half'] = np.round(2.5)
--- csv
n,x,b,sqrt,floor,ceil,trunc,rint,log,log2,log10,exp,sign,signx,square,abs,nan,fin,root,inf,pi,map,round,half
1,0.5,True,1.0,0.0,1.0,0.0,0.0,0.0,0.0,2.0,2.718282,1,1.0,1,1,False,False,,-inf,5.859874482048838,1.7183,0.62,2.0
-4,,False,,,-4.0,,,,2.0,2.0,0.018316,-1,,16,4,True,False,,-inf,5.859874482048838,-0.9817,,2.0
9,2.5,True,3.0,2.0,9.0,2.0,2.0,2.197225,3.169925,2.0,8103.083928,1,1.0,81,9,False,False,,-inf,5.859874482048838,8102.0839,3.09,2.0
--- diag
t.csv:2:1: warning: column 'inf' contains -inf in this row [df-not-finite]
    2 | 1,0.5,True
      | ^
help: the column is computed at script:18; drop the row, or call .replace() to replace inf
t.csv:2:1: warning: column 'root' contains nan in this row [df-not-finite]
    2 | 1,0.5,True
      | ^
help: the column is computed at script:17; drop the row, or call .fillna()
t.csv:3:1: warning: column 'inf' contains -inf in this row [df-not-finite]
    3 | -4,,False
      | ^
help: the column is computed at script:18; drop the row, or call .replace() to replace inf
t.csv:3:1: warning: column 'log' contains nan in this row [df-not-finite]
    3 | -4,,False
      | ^
help: the column is computed at script:7; drop the row, or call .fillna()
t.csv:3:1: warning: column 'root' contains nan in this row [df-not-finite]
    3 | -4,,False
      | ^
help: the column is computed at script:17; drop the row, or call .fillna()
t.csv:3:1: warning: column 'sqrt' contains nan in this row [df-not-finite]
    3 | -4,,False
      | ^
help: the column is computed at script:2; drop the row, or call .fillna()
t.csv:4:1: warning: column 'inf' contains -inf in this row [df-not-finite]
    4 | 9,2.5,True
      | ^
help: the column is computed at script:18; drop the row, or call .replace() to replace inf
t.csv:4:1: warning: column 'root' contains nan in this row [df-not-finite]
    4 | 9,2.5,True
      | ^
help: the column is computed at script:17; drop the row, or call .fillna()

=== functions of two
--- data t.csv
n,x,m
1,0.5,3
-4,,-5
9,2.5,9
--- script
df = pd.read_csv('t.csv')
df['max'] = np.maximum(df['n'], df['m'])
df['min'] = np.minimum(df['n'], df['x'])
df['fmin'] = np.fmin(df['n'], df['x'])
df['fmax'] = np.fmax(df['x'], 1)
df['cap'] = np.minimum(df['n'], 5)
df['low'] = np.maximum(0.5, df['n'])
df['pow'] = np.power(df['n'], 2)
df['div'] = np.divide(df['n'], df['m'])
df['zero'] = np.divide(1, 0)
df['two'] = np.maximum(2, 3.5)
df['whole'] = np.maximum(2, 3)
df['float'] = np.minimum(2.0, 3)
df['other'] = np.maximum(df['n'], df['m'].iloc[1:])
df[['a', 'b']] = np.maximum(df[['n', 'x']], 1)
df['mean'] = np.mean(df['n']) + np.max(df['x'])
--- csv
n,x,m,max,min,fmin,fmax,cap,low,pow,div,zero,two,whole,float,other,a,b,mean
1,0.5,3,3,0.5,0.5,1.0,1,1.0,1,0.3333333333333333,inf,3.5,3,2.0,,1.0,1.0,4.5
-4,,-5,-4,,-4.0,1.0,-4,0.5,16,0.8,inf,3.5,3,2.0,-4.0,1.0,,4.5
9,2.5,9,9,2.5,2.5,2.5,5,9.0,81,1.0,inf,3.5,3,2.0,9.0,9.0,2.5,4.5
--- diag
t.csv:2:1: warning: column 'zero' contains inf in this row [df-not-finite]
    2 | 1,0.5,3
      | ^
help: the column is computed at script:10; drop the row, or call .replace() to replace inf
t.csv:3:1: warning: column 'zero' contains inf in this row [df-not-finite]
    3 | -4,,-5
      | ^
help: the column is computed at script:10; drop the row, or call .replace() to replace inf
t.csv:4:1: warning: column 'zero' contains inf in this row [df-not-finite]
    4 | 9,2.5,9
      | ^
help: the column is computed at script:10; drop the row, or call .replace() to replace inf

=== where and select
--- data t.csv
n,x,s
1,0.5,one
2,,
3,2.5,two
--- script
df = pd.read_csv('t.csv')
df['a'] = np.where(df['n'] > 1, 'many', 'one')
df['b'] = np.where(df['n'] > 1, df['n'], 0)
df['c'] = np.where(df['n'] > 1, df['n'], 0.5)
df['d'] = np.where(df['x'].isna(), df['n'], df['x'])
df['e'] = np.where(df['n'] == 2, 'two', df['n'])
df['f'] = np.where(df['n'] == 2, np.nan, 'x')
df['g'] = np.where(df['n'] == 2, df['s'], df['n'])
df['h'] = np.where(df['n'] == 2, None, 'x')
df['i'] = np.where(df['n'] == 2, True, 3)
df['j'] = np.where(df['n'] == 2, True, False)
df['k'] = np.where(df['n'] == 2, [1, 2, 3], 'x')
df['l'] = np.where(df['n'].max() > 2, 'yes', 'no')
df['o'] = np.select([df['n'] == 1, df['n'] < 3], ['a', 'b'], default='c')
df['p'] = np.select([df['n'] == 1, df['x'] > 1], [df['n'] * 10, df['x']])
df['q'] = np.select([df['n'] == 3], ['three'])
--- csv
n,x,s,a,b,c,d,e,f,g,h,i,j,k,l,o,p,q
1,0.5,one,one,0,0.5,0.5,1,x,1,x,3,False,x,yes,a,10.0,0
2,,,many,2,2.0,2.0,two,nan,,,1,True,2,yes,b,0.0,0
3,2.5,two,many,3,3.0,2.5,3,x,3,x,3,False,x,yes,c,2.5,three
--- diag
t.csv:3:1: warning: column 'f' contains 'nan' [df-not-finite]
    3 | 2,,
      | ^
help: the column is computed at script:7; before that line, drop the row, or replace the missing, infinite or 0 value

=== operators as methods
--- data t.csv
n,x,m
1,0.5,3
-4,,-5
9,2.5,0
--- script
df = pd.read_csv('t.csv')
df['add'] = df['n'].add(df['x'], fill_value=0)
df['sub'] = df['n'].sub(1)
df['rsub'] = df['n'].rsub(1)
df['mul'] = df['x'].mul(2, fill_value=1)
df['div'] = df['n'].div(df['m'])
df['rdiv'] = df['m'].rdiv(1)
df['list'] = df['n'].add([1, 2, 3])
df['shift'] = df['n'].add(df['n'].iloc[1:], fill_value=100)
df['eq'] = df['n'].eq(9)
df['lt'] = df['x'].lt(df['n'])
df['ge'] = df['n'].ge(df['m'].iloc[:2])
df['mod'] = df['n'].mod(5)
df['pow'] = df['n'].pow(2)
--- csv
n,x,m,add,sub,rsub,mul,div,rdiv,list,shift,eq,lt,ge,mod,pow
1,0.5,3,1.5,0,0,1.0,0.3333333333333333,0.3333333333333333,2,101.0,False,True,False,1,1
-4,,-5,-4.0,-5,5,2.0,0.8,-0.2,-2,-8.0,False,False,True,1,16
9,2.5,0,11.5,8,-8,5.0,inf,inf,12,18.0,True,True,False,4,81
--- diag
t.csv:4:7: warning: column 'div' contains inf in this row [df-not-finite]
    4 | 9,2.5,0
      |       ^
help: 'm' is 0 in this row; the column is computed at script:6; drop the row, or call .replace() to replace inf
t.csv:4:7: warning: column 'rdiv' contains inf in this row [df-not-finite]
    4 | 9,2.5,0
      |       ^
help: 'm' is 0 in this row; the column is computed at script:7; drop the row, or call .replace() to replace inf

=== frames and rows of values
--- data t.csv
k,n,x
a,1,0.5
b,-4,
c,9,2.5
--- script
t = pd.read_csv('t.csv').set_index('k')
df = t - pd.Series({'n': 1, 'x': 0.5})
df[['n2', 'x2']] = t.div(t['n'], axis=0)
df[['n3', 'x3']] = 10 - t.mul({'n': 2, 'x': 3}['n'])
df[['n4', 'x4']] = t.add(t.iloc[1:], fill_value=0)
df[['n5', 'x5', 'z']] = t.add(pd.Series({'n': 1, 'x': 2, 'z': 3}))
df[['n6', 'x6']] = t.gt(1)
df[['n7', 'x7']] = t > pd.Series({'n': 0, 'x': 1})
df['z8'] = t.add(pd.DataFrame({'z': [1, 2, 3]}, index=['a', 'b', 'c']), fill_value=5)['z']
df = df.reset_index()
--- csv
k,n,x,n2,x2,n3,x3,n4,x4,n5,x5,z,n6,x6,n7,x7,z8
a,0.0,0.0,1.0,0.5,8,9.0,1.0,0.5,2,2.5,,False,False,True,False,6.0
b,-5.0,,1.0,,18,,-8.0,,-3,,,False,False,False,False,7.0
c,8.0,2.0,1.0,0.2777777777777778,-8,5.0,18.0,5.0,10,4.5,,True,True,True,True,8.0

=== faults of functions
--- data t.csv
n,s
1,one
2,two
--- script
df = pd.read_csv('t.csv')
a = np.sqrt(df['s'])
b = np.maximum(df['n'], 'x')
c = np.where(df['n'], 1, 2)
d = np.where(df['n'] > 1, [1, 2, 3], 2)
e = np.select([df['n'] > 1], [1, 2])
f = np.select(df['n'] > 1, [1])
g = np.sqr(2)
h = df['s'].abs()
i = np.where(None, 1, 2)
j = df == pd.Series({'n': 1})
k = df['n'].add(1, fill_value=[1])
l = np.power('a', 2)
m = np.isnan('a')
--- diag
script:2:13: error: 'sqrt' needs numbers, not a column of strings [df-type]
    2 | a = np.sqrt(df['s'])
      |             ^~~~~~~
help: pd.to_numeric(df['column']) converts strings to numbers
script:3:25: error: 'maximum' needs a number or a column, not the string 'x' [df-type]
    3 | b = np.maximum(df['n'], 'x')
      |                         ^~~
help: pass the column itself, such as df['a']
script:4:14: error: 'where' needs a condition (True or False), not a column of int64 [df-type]
    4 | c = np.where(df['n'], 1, 2)
      |              ^~~~~~~
help: a comparison makes a condition: df['a'] > 0
script:5:27: error: 'where' needs conditions and values of the same length, but they have 2 rows and 3 rows [df-value]
    5 | d = np.where(df['n'] > 1, [1, 2, 3], 2)
      |                           ^~~~~~~~~
help: give one value for each row, or a single value
script:6:30: error: found 2 choices for 1 condition, expected one for each [df-value]
    6 | e = np.select([df['n'] > 1], [1, 2])
      |                              ^~~~~~
script:7:15: error: 'select' needs a list of conditions, not 'Series' [df-type]
    7 | f = np.select(df['n'] > 1, [1])
      |               ^~~~~~~~~~~
help: put the condition into a list: [df['a'] > 0]
script:8:8: error: 'sqr' of np is not part of df scripts [df-unsupported]
    8 | g = np.sqr(2)
      |        ^~~
help: did you mean 'sqrt'?
script:9:5: error: 'abs' needs numbers, not a column of strings [df-type]
    9 | h = df['s'].abs()
      |     ^~~~~~~~~~~~~
help: pd.to_numeric(df['column']) converts strings to numbers
script:10:14: error: 'where' needs a condition (True or False) [df-type]
   10 | i = np.where(None, 1, 2)
      |              ^~~~
help: a comparison makes a condition: df['a'] > 0
script:11:5: error: for operator ==, the labels of the Series must be the column names of the frame [df-value]
   11 | j = df == pd.Series({'n': 1})
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~
help: compare each column separately, such as df['a'] == 1
script:12:31: error: argument 'fill_value' of 'add' must be a single value, not 'list' [df-type]
   12 | k = df['n'].add(1, fill_value=[1])
      |                               ^~~
help: pass a single value, such as df['a'].iloc[0]
script:13:14: error: 'power' needs a number, a column or a frame, not the string 'a' [df-type]
   13 | l = np.power('a', 2)
      |              ^~~
help: pass the column itself, such as df['a']
script:14:14: error: 'isnan' needs a number, a column or a frame, not the string 'a' [df-type]
   14 | m = np.isnan('a')
      |              ^~~
help: pass the column itself, such as df['a']

=== a frame and a column have no name in common
--- script
df = pd.DataFrame({'a': [1, 2]})
x = df - df['a']
--- diag
script:2:5: error: cannot combine the frame with the column: none of the column's row labels is a column name of the frame [df-value]
    2 | x = df - df['a']
      |     ^~~~~~~~~~~~
help: to combine them row by row, write df.sub(s, axis=0), where s is the column

=== arrays pass over nothing, and n divides
--- data t.csv
v,i
1.0,1
2.0,2
,3
7.0,4
--- script
x = pd.read_csv('t.csv')
v = x['v'].values
i = x['i'].values
df = pd.DataFrame({'cumsum': v.cumsum(), 'series': x['v'].cumsum()})
df['std'] = [v.std(), i.std(), v[:2].std(), i.std(ddof=1)]
df['var'] = [i.var(), x['i'].var(), x['v'].dropna().values.var(), np.var(i)]
df['of nan'] = [v.sum(), v.mean(), v.max(), np.mean(v)]
df['numpy'] = [np.sum(v), np.max(v), x['v'].unique().min(), np.median(v)]
df['pandas'] = [x['v'].sum(), x['v'].mean(), np.mean(x['v']), x['v'].max()]
--- csv
cumsum,series,std,var,of nan,numpy,pandas
1.0,1.0,,1.25,,,10.0
3.0,3.0,1.118033988749895,1.6666666666666667,,,3.3333333333333335
,,0.5,6.888888888888888,,,3.3333333333333335
,10.0,1.2909944487358056,1.25,,,7.0

=== functions of numpy for a row
--- data runs.csv
k,a,b,c
a,10,1.25,4
b,25,,1
--- script
df = pd.read_csv('runs.csv')
v = df[['a', 'b', 'c']]
df['median'] = v.apply(np.median, axis=1)
df['mean'] = v.apply(np.mean, axis=1)
df['max'] = v.apply(np.max, axis=1)
df['std'] = v.apply(lambda r: np.std(r), axis=1)
df['gm'] = v.apply(lambda r: np.exp(np.log(r).mean()), axis=1).round(9)
--- csv
k,a,b,c,median,mean,max,std,gm
a,10,1.25,4,4.0,5.083333333333333,10.0,3.6533850361304956,3.684031499
b,25,,1,,13.0,25.0,12.0,5.0

=== positions and neighbours
--- script
df = pd.DataFrame({'a': [3, 1, 4, 1, 5], 'f': [1.5, None, 3.25, 3.25, 0]})
s, f = df['a'], df['f']
df['ptp'] = [np.ptp(s), np.ptp(f), np.ptp(f.dropna()), np.ptp([2, 7]), np.ptp(s.values)]
df['diff'] = [0] + list(np.diff(s))
df['gap'] = [0] + list(np.diff(f.values))
df['order'] = np.argsort(-s.values)
df['at'] = [s.argmax(), f.argmin(), np.argmax(f), np.argmin([3, 1]), f.values.argmax()]
df['interp'] = np.interp([0, 1.5, 2, 9, np.nan], [1, 2, 4], [10, 20, 0])
df['one'] = np.interp(1.25, [1, 2], [10, 20])
df['left'] = np.searchsorted([1, 2, 2, 5], s)
df['right'] = np.searchsorted([1, 2, 2, 5], s, side='right')
df['close'] = np.isclose(s, 1 + 1e-9)
df['far'] = np.isclose([1, np.inf, np.nan, -np.inf, 2], [1, np.inf, np.nan, np.inf, 1], rtol=0, atol=1)
df['sum'] = np.isclose(0.1 + 0.2, 0.3)
df['nan'] = [np.nanargmax(f.values), np.nanargmin(f), *np.ediff1d([1, 4, 9]), 0]
--- csv
a,f,ptp,diff,gap,order,at,interp,one,left,right,close,far,sum,nan
3,1.5,4.0,0,0.0,4,4,10.0,12.5,3,3,False,True,True,2
1,,,-2,,2,4,15.0,12.5,0,1,True,True,True,4
4,3.25,3.25,3,,0,2,20.0,12.5,3,3,False,False,True,3
1,3.25,5.0,-3,0.0,1,1,0.0,12.5,0,1,True,False,True,5
5,0.0,4.0,4,-3.25,3,1,,12.5,3,4,False,True,True,0

=== faults of positions and neighbours
--- script
a = np.interp(1, [2, 1], [1, 2])
b = np.interp(1, [1, 2], [1])
c = np.searchsorted([2, 1], 1)
d = np.argsort(pd.Series([1, None]))
e = np.argsort([1] * 20)
f = pd.Series(['a']).argmax()
g = pd.Series([1]).head(0).argmax()
h = np.diff(['a'])
i = np.ptp([])
j = np.isclose([1, 2], [1, 2, 3])
k = np.diff([2 ** 62, -2 ** 62, 2 ** 62])
df = pd.DataFrame()
--- diag
script:1:18: error: 'interp' needs sorted numbers without missing values, not 'list' [df-type]
    1 | a = np.interp(1, [2, 1], [1, 2])
      |                  ^~~~~~
script:2:26: error: 'interp' needs as many numbers as xp, not 'list' [df-type]
    2 | b = np.interp(1, [1, 2], [1])
      |                          ^~~
script:3:21: error: 'searchsorted' needs sorted numbers without missing values, not 'list' [df-type]
    3 | c = np.searchsorted([2, 1], 1)
      |                     ^~~~~~
script:4:16: error: 'argsort' needs cells that are not missing, not 'Series' [df-type]
    4 | d = np.argsort(pd.Series([1, None]))
      |                ^~~~~~~~~~~~~~~~~~~~
help: remove missing cells: s.dropna()
script:5:5: error: 'argsort' of more than 16 cells, some of which are equal, is not part of df scripts [df-unsupported]
    5 | e = np.argsort([1] * 20)
      |     ^~~~~~~~~~~~~~~~~~~~
help: numpy does not define the order of equal cells; add kind='stable'
script:6:5: error: 'argmax' needs numbers or dates [df-type]
    6 | f = pd.Series(['a']).argmax()
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~
help: to get a label instead of a position, use idxmax or idxmin
script:7:5: error: 'argmax' needs at least one row, but the column is empty [df-value]
    7 | g = pd.Series([1]).head(0).argmax()
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
script:8:13: error: 'diff' needs numbers, not a column of strings [df-type]
    8 | h = np.diff(['a'])
      |             ^~~~~
help: pd.to_numeric(df['column']) converts strings to numbers
script:9:12: error: 'ptp' needs numbers, not a column of object [df-type]
    9 | i = np.ptp([])
      |            ^~
script:10:24: error: 'isclose' needs a column as long as the first one, not 'list' [df-type]
   10 | j = np.isclose([1, 2], [1, 2, 3])
      |                        ^~~~~~~~~
help: pd.Series([1, 2]) makes a column from a list
script:11:5: error: the result does not fit into a 64-bit integer [df-value]
   11 | k = np.diff([2 ** 62, -2 ** 62, 2 ** 62])
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: convert the column to float first: .astype('float')

=== arrays of lists and columns
--- script
d = pd.DataFrame({'v': [1, 2, 3], 'w': [1.5, 2.5, 3.5]})
df = d.assign(n=np.array([1, 2, 3]) * 2.5)
df['ratio'] = np.array(d.v) / np.asarray(d['w'])
df['text'] = np.array(['x', 'y', 'z'])
df['flag'] = np.array([True, False, True])
df['part'] = np.array([1.0, np.nan, 3.0], dtype=float)
df['made'] = np.array(range(3))[::-1]
df['one'] = np.array([d.v.mean(), 2]).round(1)[0]
df = df[np.array([True, False, True])].iloc[np.array([1, 0])]
--- csv
v,w,n,ratio,text,flag,part,made,one
3,3.5,7.5,0.8571428571428571,z,True,3.0,0,2.0
1,1.5,2.5,0.6666666666666666,x,True,1.0,2,2.0

=== arrays of rows
--- script
a = np.array([[1, 2.5], [3, 4]])
df = pd.DataFrame(a, columns=['a', 'b'])
df['c'] = a[1]
df['d'] = [row[0] / 0 for row in a]
df['e'] = a[0:1].tolist()[0] * 1
df['f'] = [str(row) for row in a.tolist()]
df['g'] = [str(row) for row in df[['a', 'b']].values.tolist()]
df['h'] = a[0] * 2 + a[1]
df['i'] = [(row > 2.5).sum() for row in a]
--- csv
a,b,c,d,e,f,g,h,i
1.0,2.5,3.0,inf,1.0,"[1.0, 2.5]","[1.0, 2.5]",5.0,0
3.0,4.0,4.0,inf,2.5,"[3.0, 4.0]","[3.0, 4.0]",9.0,2
--- diag
script:4:12: warning: column 'd' contains inf in row 1 [df-not-finite]
    4 | df['d'] = [row[0] / 0 for row in a]
      |            ^~~~~~~~~~
help: the column is computed at script:4; drop the row, or call .replace() to replace inf
script:4:12: warning: column 'd' contains inf in row 2 [df-not-finite]
    4 | df['d'] = [row[0] / 0 for row in a]
      |            ^~~~~~~~~~
help: the column is computed at script:4; drop the row, or call .replace() to replace inf

=== the type object
--- script
d = pd.DataFrame({'k': ['a', 'b'], 'v': [1, 2]})
df = d.astype(object).select_dtypes(include=[object])
--- csv
k,v
a,1
b,2

=== arrays that are not part of scripts
--- script
d = pd.DataFrame({'a': [1, 2], 'b': [3, 4]})
x = d.values + d.values
x = d.values * d['a']
x = d.values == d.values
x = 3 in d.values
x = str(d.values[0])
x = np.array([[1, 2], [3, 4]]) * 2
x = np.array([1, 'a'])
x = np.array([1, None])
x = np.array([True, 2])
x = np.array([[1, 2], [3]])
x = np.array(5)
x = np.array({1, 2})
x = np.array([[1, 2]], dtype=float)
--- diag
script:2:5: error: operator '+' on an array of rows is not part of df scripts [df-unsupported]
    2 | x = d.values + d.values
      |     ^~~~~~~~~~~~~~~~~~~
help: compute with the frame, such as df[['a', 'b']] * 2
script:3:5: error: operator '*' on an array of rows is not part of df scripts [df-unsupported]
    3 | x = d.values * d['a']
      |     ^~~~~~~~~~~~~~~~~
help: compute with the frame, such as df[['a', 'b']] * 2
script:4:5: error: operator '==' on an array of rows is not part of df scripts [df-unsupported]
    4 | x = d.values == d.values
      |     ^~~~~~~~~~~~~~~~~~~~
help: compute with the frame, such as df[['a', 'b']] * 2
script:5:5: error: operator 'in' on an array of rows is not part of df scripts [df-unsupported]
    5 | x = 3 in d.values
      |     ^~~~~~~~~~~~~
help: search a column: 3 in df['a'].tolist()
script:6:9: error: a 'ndarray' cannot be converted to a string here [df-type]
    6 | x = str(d.values[0])
      |         ^~~~~~~~~~~
script:7:5: error: operator '*' on an array of rows is not part of df scripts [df-unsupported]
    7 | x = np.array([[1, 2], [3, 4]]) * 2
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: compute with the frame, such as df[['a', 'b']] * 2
script:8:14: error: an array of elements of several types is not part of df scripts [df-unsupported]
    8 | x = np.array([1, 'a'])
      |              ^~~~~~~~
help: use the list itself, or pd.Series([...])
script:9:14: error: an array of elements of several types is not part of df scripts [df-unsupported]
    9 | x = np.array([1, None])
      |              ^~~~~~~~~
help: use the list itself, or pd.Series([...])
script:10:14: error: an array of elements of several types is not part of df scripts [df-unsupported]
   10 | x = np.array([True, 2])
      |              ^~~~~~~~~
help: use the list itself, or pd.Series([...])
script:11:14: error: an array of elements of several types is not part of df scripts [df-unsupported]
   11 | x = np.array([[1, 2], [3]])
      |              ^~~~~~~~~~~~~
help: use the list itself, or pd.Series([...])
script:12:14: error: 'array' needs a list or a column, not 5 [df-type]
   12 | x = np.array(5)
      |              ^
script:13:14: error: 'array' needs a list or a column [df-type]
   13 | x = np.array({1, 2})
      |              ^~~~~~
script:14:30: error: dtype= for an array of rows is not part of df scripts [df-unsupported]
   14 | x = np.array([[1, 2]], dtype=float)
      |                              ^~~~~
help: remove dtype=, and call .astype() on a frame
