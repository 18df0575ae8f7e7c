=== runs down a column and down groups
--- data g.csv
k,n,f,t
b,5,0.1,True
a,3,,False
b,2,0.3,True
a,4,0.2,True
--- script
d = pd.read_csv('g.csv')
df = d[['n', 'f']].cumsum()
df['prod'] = d['n'].cumprod()
df['t'] = d['t'].cumsum()
df['low'] = d['f'].cummin()
df['high'] = d['t'].cummax()
df['gone'] = d['f'].cumsum(skipna=False)
g = d.groupby('k')
df['in k'] = g['f'].cumsum()
df['of k'] = g['n'].cumprod()
df['max'] = g['n'].cummax()
df['min'] = g['n'].cummin()
--- csv
n,f,prod,t,low,high,gone,in k,of k,max,min
5,0.1,5,1,0.1,True,0.1,0.1,5,5,5
8,,15,1,,True,,,3,3,3
10,0.4,30,2,0.1,True,,0.4,10,5,2
14,0.6000000000000001,120,3,0.1,True,,0.2,12,4,3

=== what a group has lost
--- data g.csv
k,f
a,0.5
,2.5
a,1.5
--- script
df = pd.read_csv('g.csv')
g = df.groupby('k')['f']
df['sum'] = g.cumsum()
df['before'] = g.shift()
df['rank'] = g.rank()
df['diff'] = g.diff()
df['fill'] = g.ffill()
--- csv
k,f,sum,before,rank,diff,fill
a,0.5,0.5,,1.0,,0.5
,2.5,,,,,
a,1.5,2.0,0.5,2.0,1.0,1.5
--- diag
g.csv:3:1: warning: groupby drops 1 of 3 rows: it has no value in 'k' [df-group-lost]
    3 | ,2.5
      | ^
help: dropna=False keeps them; to drop them without a warning, call .dropna(subset=['k']) before the call at script:2, or set dropna=True in the call

=== the row before
--- data g.csv
k,n,f,s,t
b,5,0.1,x,True
a,3,,,False
b,2,0.3,y,True
a,4,0.2,z,True
--- script
d = pd.read_csv('g.csv')
df = d.shift(-1)
df['n up'] = d['n'].shift(fill_value=0)
df['f up'] = d['f'].shift(2, fill_value=1)
df['far'] = d['n'].shift(9)
df['diff'] = d['n'].diff()
df['diff -1'] = d['f'].diff(periods=-1)
df['change'] = d['n'].pct_change()
df['filled'] = d['f'].pct_change()
df['not'] = d['f'].pct_change(fill_method=None)
g = d.groupby('k')
df['in k'] = g['s'].shift()
df['of k'] = g['n'].pct_change()
df[['x', 'y']] = g[['n', 'f']].diff()
df['up'] = g['f'].bfill(limit=1)
--- csv
k,n,f,s,t,n up,f up,far,diff,diff -1,change,filled,not,in k,of k,x,y,up
a,3.0,,,False,0,1.0,,,,,,,,,,,0.1
b,2.0,0.3,y,True,5,1.0,,-2.0,,-0.4,0.0,,,,,,0.2
a,4.0,0.2,z,True,3,0.1,,-1.0,0.09999999999999998,-0.33333333333333337,1.9999999999999996,,x,-0.6,-3.0,0.19999999999999998,0.3
,,,,,2,,,2.0,,1.0,-0.33333333333333326,-0.33333333333333326,,0.33333333333333326,1.0,,0.2

=== ranks
--- data g.csv
k,n,s
a,3,x
a,,z
b,1,y
a,3,x
b,2,
--- script
d = pd.read_csv('g.csv')
df = d.rank(numeric_only=True)
df['text'] = d['s'].rank()
df['down'] = d['n'].rank(method='min', ascending=False)
df['first'] = d['n'].rank(method='first', ascending=False)
df['dense'] = d['n'].rank(method='dense', pct=True)
df['top'] = d['n'].rank(method='max', na_option='top')
df['bottom'] = d['n'].rank(ascending=False, na_option='bottom')
df['share'] = d['n'].rank(pct=True)
df['in k'] = d.groupby('k')['n'].rank(method='max')
df['first in k'] = d.groupby('k')['n'].transform('rank')
--- csv
n,text,down,first,dense,top,bottom,share,in k,first in k
3.5,1.5,1.0,1.0,1.0,5.0,1.5,0.875,2.0,1.5
,4.0,,,,1.0,5.0,,,
1.0,3.0,4.0,4.0,0.3333333333333333,2.0,4.0,0.25,1.0,1.0
3.5,1.5,1.0,2.0,1.0,5.0,1.5,0.875,2.0,1.5
2.0,,3.0,3.0,0.6666666666666666,3.0,3.0,0.5,2.0,2.0

=== categories have ranks
--- script
d = pd.DataFrame({'k': ['low', 'high', 'mid']})
df = d
df['k'] = pd.Categorical(df['k'], categories=['low', 'mid', 'high'], ordered=True)
df['rank'] = df['k'].rank()
--- csv
k,rank
low,1.0
high,3.0
mid,2.0

=== what has no row before
--- script
d = pd.DataFrame({'s': ['x', 'y'], 't': [True, False], 'n': [1, 2]})
a = d['s'].cumsum()
b = d.diff()
c = d['n'].rank(method='mean')
e = d['n'].rank(na_option='first')
f = d['n'].shift(axis=1)
g = d['n'].shift('x')
h = d['s'].pct_change()
i = d['n'].pct_change(fill_method='nearest')
j = pd.DataFrame([{'x': 1}, {'x': 'a'}])['x'].rank()
df = d['n'].shift(fill_value=[1])
--- diag
script:2:5: error: 'cumsum' needs numbers, but column 's' contains strings [df-type]
    2 | a = d['s'].cumsum()
      |     ^~~~~~~~~~~~~~~
help: pd.to_numeric(df['column']) converts strings to numbers
script:3:5: error: 'diff' needs numbers, but column 's' contains strings [df-type]
    3 | b = d.diff()
      |     ^~~~~~~~
help: select numeric columns, or convert strings with pd.to_numeric()
script:4:24: error: argument 'method' of 'rank' cannot be 'mean' [df-value]
    4 | c = d['n'].rank(method='mean')
      |                        ^~~~~~
help: choices are 'average', 'min', 'max', 'first', 'dense'
script:5:27: error: argument 'na_option' of 'rank' cannot be 'first' [df-value]
    5 | e = d['n'].rank(na_option='first')
      |                           ^~~~~~~
help: choices are 'keep', 'top', 'bottom'
script:6:23: error: value 1 of argument 'axis' of 'shift' is not part of df scripts [df-unsupported]
    6 | f = d['n'].shift(axis=1)
      |                       ^
help: remove the argument; only axis=0 is supported
script:7:18: error: 'shift' needs an integer, not the string 'x' [df-type]
    7 | g = d['n'].shift('x')
      |                  ^~~
script:8:5: error: 'pct_change' needs numbers, but column 's' contains strings [df-type]
    8 | h = d['s'].pct_change()
      |     ^~~~~~~~~~~~~~~~~~~
help: pd.to_numeric(df['column']) converts strings to numbers
script:9:35: error: value 'nearest' of argument 'fill_method' of 'pct_change' is not part of df scripts [df-unsupported]
    9 | i = d['n'].pct_change(fill_method='nearest')
      |                                   ^~~~~~~~~
help: remove the argument; only fill_method='ffill' is supported
script:10:5: error: column 'x' contains strings and numbers, which cannot be ordered [df-type]
   10 | j = pd.DataFrame([{'x': 1}, {'x': 'a'}])['x'].rank()
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: pd.to_numeric(c, errors='coerce') keeps the numbers, c.astype(str) converts all cells to strings
script:11:30: error: argument 'fill_value' of 'shift' must be a single value, not 'list' [df-type]
   11 | df = d['n'].shift(fill_value=[1])
      |                              ^~~
help: pass a single value, such as df['a'].iloc[0]

=== large integers run and shift as integers, beyond pandas
--- script
a = 2 ** 53 + 1
m = 9223372036854775807
df = pd.DataFrame({'k': ['x', 'y', 'x', 'x'], 'n': [a, m, a + 1, a + 3], 'b': [True, False, True, True], 't': ['p', 'q', 'r', 's']})
df['d'] = df['n'].diff(2)
df['e'] = df.groupby('k')['n'].diff()
df['f'] = df.groupby('k')['n'].diff(-1)
df['g'] = df['n'].shift(1, fill_value=0)
df['h'] = df.groupby('k')['n'].shift(-1, fill_value=m)
df['i'] = df[['n', 'k']].shift(-1, fill_value=7)['n']
df['j'] = df['b'].shift(1, fill_value=False)
df['l'] = df['t'].shift(1, fill_value='')
df['o'] = df['n'].shift(9, fill_value=1)
df['p'] = df['n'].shift(0, fill_value=1)
df['q'] = (df['n'] - a).where(df['k'] == 'x', 0).cumsum()
df['r'] = df['n'].cummax()
df['s'] = df['n'].mask(df['k'] == 'y', 2.0 ** 60)
--- csv
k,n,b,t,d,e,f,g,h,i,j,l,o,p,q,r,s
x,9007199254740993,True,p,,,-1.0,0,9007199254740994,9223372036854775807,False,,1,9007199254740993,0,9007199254740993,9007199254740993
y,9223372036854775807,False,q,,,,9007199254740993,9223372036854775807,9007199254740994,True,p,1,9223372036854775807,0,9223372036854775807,1152921504606846976
x,9007199254740994,True,r,1.0,1.0,-2.0,9223372036854775807,9007199254740996,9007199254740996,False,q,1,9007199254740994,1,9223372036854775807,9007199254740994
x,9007199254740996,True,s,-9.214364837600035e+18,2.0,,9007199254740994,9223372036854775807,7,True,r,1,9007199254740996,4,9223372036854775807,9007199254740996

=== running figures that do not fit
--- script
m = 9223372036854775807
df = pd.DataFrame({'k': ['x', 'y', 'x'], 'n': [m, -m, 1]})
a = df['n'].iloc[::2].cumsum()
b = df['n'].cumprod()
c = df.groupby('k')['n'].cumsum()
d = df[['n']].iloc[::2].cumsum()
e = df['n'].diff()
f = df['n'].diff(-1)
g = df.groupby('k').diff()
h = df[['n']].diff()
--- diag
script:3:5: error: the result does not fit into a 64-bit integer [df-value]
    3 | a = df['n'].iloc[::2].cumsum()
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~
help: convert the column to float first: .astype('float')
script:4:5: error: the result does not fit into a 64-bit integer [df-value]
    4 | b = df['n'].cumprod()
      |     ^~~~~~~~~~~~~~~~~
help: convert the column to float first: .astype('float')
script:5:5: error: the result does not fit into a 64-bit integer [df-value]
    5 | c = df.groupby('k')['n'].cumsum()
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: convert the column to float first: .astype('float')
script:6:5: error: the result does not fit into a 64-bit integer [df-value]
    6 | d = df[['n']].iloc[::2].cumsum()
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: convert the column to float first: .astype('float')
script:7:5: error: the result does not fit into a 64-bit integer [df-value]
    7 | e = df['n'].diff()
      |     ^~~~~~~~~~~~~~
help: convert the column to float first: .astype('float')
script:8:5: error: the result does not fit into a 64-bit integer [df-value]
    8 | f = df['n'].diff(-1)
      |     ^~~~~~~~~~~~~~~~
help: convert the column to float first: .astype('float')
script:10:5: error: the result does not fit into a 64-bit integer [df-value]
   10 | h = df[['n']].diff()
      |     ^~~~~~~~~~~~~~~~
help: convert the column to float first: .astype('float')

=== nlargest of columns without values
--- script
d = pd.DataFrame({'a': [3.0, None, 5, None], 'n': [1, 2, 3, 4]})
x = d.nlargest(3, columns=['a', 'n'])
y = d.nsmallest(3, columns=['a', 'n'])
z = d.nlargest(2, columns=['a', 'n'])
df = d.nlargest(4, columns=['a', 'n'])
--- diag
script:2:5: error: fewer than 3 rows have a value in column 'a' [df-value]
    2 | x = d.nlargest(3, columns=['a', 'n'])
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: write .sort_values([...], ascending=False).head(3), which puts rows without a value last
script:3:5: error: fewer than 3 rows have a value in column 'a' [df-value]
    3 | y = d.nsmallest(3, columns=['a', 'n'])
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: write .sort_values([...], ascending=True).head(3), which puts rows without a value last
