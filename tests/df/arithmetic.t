=== whole numbers and fractions
--- data n.csv
a,b
7,2
-7,2
7,-2
-7,-2
0,5
--- script
df = pd.read_csv('n.csv')
df['+'] = df['a'] + df['b']
df['/'] = df['a'] / df['b']
df['//'] = df['a'] // df['b']
df['%'] = df['a'] % df['b']
df['f//'] = df['a'] // 2.5
df['f%'] = df['a'] % -2.5
df['**'] = df['a'] ** 2
df['neg'] = -df['a'] + +df['b']
--- csv
a,b,+,/,//,%,f//,f%,**,neg
7,2,9,3.5,3,1,2.0,-0.5,49,-5
-7,2,-5,-3.5,-4,1,-3.0,-2.0,49,9
7,-2,5,-3.5,-4,-1,2.0,-0.5,49,-9
-7,-2,-9,3.5,3,-1,-3.0,-2.0,49,5
0,5,5,0.0,0,0,0.0,-0.0,0,5

=== division by zero
--- data n.csv
a,f
1,1.5
-1,-1.5
0,0.0
--- script
df = pd.read_csv('n.csv')
df['/'] = df['a'] / 0
df['//'] = df['a'] // 0
df['%'] = df['a'] % 0
df['f//'] = df['f'] // 0
df['r'] = 2 // df['a']
--- csv
a,f,/,//,%,f//,r
1,1.5,inf,inf,,inf,2.0
-1,-1.5,-inf,-inf,,-inf,-2.0
0,0.0,,,,,inf
--- diag
n.csv:2:1: warning: column '%' contains nan in this row [df-not-finite]
    2 | 1,1.5
      | ^
help: the column is computed at script:4; drop the row, or call .fillna()
n.csv:2:1: warning: column '/' contains inf in this row [df-not-finite]
    2 | 1,1.5
      | ^
help: the column is computed at script:2; drop the row, or call .replace() to replace inf
n.csv:2:1: warning: column '//' contains inf in this row [df-not-finite]
    2 | 1,1.5
      | ^
help: the column is computed at script:3; drop the row, or call .replace() to replace inf
n.csv:2:1: warning: column 'f//' contains inf in this row [df-not-finite]
    2 | 1,1.5
      | ^
help: the column is computed at script:5; drop the row, or call .replace() to replace inf
n.csv:3:1: warning: column '%' contains nan in this row [df-not-finite]
    3 | -1,-1.5
      | ^
help: the column is computed at script:4; drop the row, or call .fillna()
n.csv:3:1: warning: column '/' contains -inf in this row [df-not-finite]
    3 | -1,-1.5
      | ^
help: the column is computed at script:2; drop the row, or call .replace() to replace inf
n.csv:3:1: warning: column '//' contains -inf in this row [df-not-finite]
    3 | -1,-1.5
      | ^
help: the column is computed at script:3; drop the row, or call .replace() to replace inf
n.csv:3:1: warning: column 'f//' contains -inf in this row [df-not-finite]
    3 | -1,-1.5
      | ^
help: the column is computed at script:5; drop the row, or call .replace() to replace inf
n.csv:4:1: warning: column '%' contains nan in this row [df-not-finite]
    4 | 0,0.0
      | ^
help: 'a' is 0 in this row; the column is computed at script:4; drop the row, or call .fillna()
n.csv:4:1: warning: column '/' contains nan in this row [df-not-finite]
    4 | 0,0.0
      | ^
help: 'a' is 0 in this row; the column is computed at script:2; drop the row, or call .fillna()
n.csv:4:1: warning: column '//' contains nan in this row [df-not-finite]
    4 | 0,0.0
      | ^
help: 'a' is 0 in this row; the column is computed at script:3; drop the row, or call .fillna()
n.csv:4:1: warning: column 'r' contains inf in this row [df-not-finite]
    4 | 0,0.0
      | ^
help: 'a' is 0 in this row; the column is computed at script:6; drop the row, or call .replace() to replace inf
n.csv:4:3: warning: column 'f//' contains nan in this row [df-not-finite]
    4 | 0,0.0
      |   ^
help: 'f' is 0 in this row; the column is computed at script:5; drop the row, or call .fillna()

=== division by zero of a column's largest value
--- data n.csv
a
0
-3
--- script
df = pd.read_csv('n.csv')
df['q'] = 2 / df['a'].max()
--- csv
a,q
0,inf
-3,inf
--- diag
n.csv:2:1: warning: column 'q' contains inf in this row [df-not-finite]
    2 | 0
      | ^
help: 'df['a'].max()' is 0 in this row; the column is computed at script:2; drop the row, or call .replace() to replace inf
n.csv:3:1: warning: column 'q' contains inf in this row [df-not-finite]
    3 | -3
      | ^
help: 'df['a'].max()' is 0 in this row; the column is computed at script:2; drop the row, or call .replace() to replace inf

=== precedence is Python's
--- script
df = pd.DataFrame({'x': [2, 3]})
df['a'] = -df['x'] ** 2
df['b'] = 2 ** 3 ** 2 - df['x'] * 2 // 3
df['c'] = not 1 == 2 and 3 > 2 or False
df['d'] = 1 < 2 < 3 != 4
df['e'] = df['x'] - 1 - 1
df['f'] = 0x1F + 0o17 + 0b11 + 1_000 + 1e1 + .5 + 2.
df['g'] = (df['x'] > 2) | (df['x'] < 0) & (df['x'] == 0)
--- csv
x,a,b,c,d,e,f,g
2,-4,511,True,True,0,1061.5,False
3,-9,510,True,True,1,1061.5,True

=== integers of columns do not wrap
--- script
m = 9223372036854775807
df = pd.DataFrame({'x': [m, 5], 'l': [-m - 1, 5], 'e': [63, 1]})
a = df['x'] + 1
b = df['l'] - 1
c = df['x'] * -2
d = df['x'] ** 2
e = 2 ** df['e']
f = df['l'] // -1
g = -df['l']
h = df['l'].abs()
i = np.abs(df['l'])
j = df['x'].add(df['x'])
k = np.square(df[['x']])
l = np.multiply(df['x'], 2)
n = df['x'].rsub(-2)
o = df['x'].astype('Int64') + 1
p = df[['x', 'e']] * 2
--- diag
script:3:5: error: the result does not fit into a 64-bit integer [df-value]
    3 | a = df['x'] + 1
      |     ^~~~~~~~~~~
help: convert the column to float first: .astype('float')
script:4:5: error: the result does not fit into a 64-bit integer [df-value]
    4 | b = df['l'] - 1
      |     ^~~~~~~~~~~
help: convert the column to float first: .astype('float')
script:5:5: error: the result does not fit into a 64-bit integer [df-value]
    5 | c = df['x'] * -2
      |     ^~~~~~~~~~~~
help: convert the column to float first: .astype('float')
script:6:5: error: the result does not fit into a 64-bit integer [df-value]
    6 | d = df['x'] ** 2
      |     ^~~~~~~~~~~~
help: convert the column to float first: .astype('float')
script:7:5: error: the result does not fit into a 64-bit integer [df-value]
    7 | e = 2 ** df['e']
      |     ^~~~~~~~~~~~
help: convert the column to float first: .astype('float')
script:8:5: error: the result does not fit into a 64-bit integer [df-value]
    8 | f = df['l'] // -1
      |     ^~~~~~~~~~~~~
help: convert the column to float first: .astype('float')
script:9:5: error: the result does not fit into a 64-bit integer [df-value]
    9 | g = -df['l']
      |     ^~~~~~~~
help: convert the column to float first: .astype('float')
script:10:5: error: the result does not fit into a 64-bit integer [df-value]
   10 | h = df['l'].abs()
      |     ^~~~~~~~~~~~~
help: convert the column to float first: .astype('float')
script:11:5: error: the result does not fit into a 64-bit integer [df-value]
   11 | i = np.abs(df['l'])
      |     ^~~~~~~~~~~~~~~
help: convert the column to float first: .astype('float')
script:12:5: error: the result does not fit into a 64-bit integer [df-value]
   12 | j = df['x'].add(df['x'])
      |     ^~~~~~~~~~~~~~~~~~~~
help: convert the column to float first: .astype('float')
script:13:5: error: the result does not fit into a 64-bit integer [df-value]
   13 | k = np.square(df[['x']])
      |     ^~~~~~~~~~~~~~~~~~~~
help: convert the column to float first: .astype('float')
script:14:5: error: the result does not fit into a 64-bit integer [df-value]
   14 | l = np.multiply(df['x'], 2)
      |     ^~~~~~~~~~~~~~~~~~~~~~~
help: convert the column to float first: .astype('float')
script:15:5: error: the result does not fit into a 64-bit integer [df-value]
   15 | n = df['x'].rsub(-2)
      |     ^~~~~~~~~~~~~~~~
help: convert the column to float first: .astype('float')
script:16:5: error: the result does not fit into a 64-bit integer [df-value]
   16 | o = df['x'].astype('Int64') + 1
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~
help: convert the column to float first: .astype('float')
script:17:5: error: the result does not fit into a 64-bit integer [df-value]
   17 | p = df[['x', 'e']] * 2
      |     ^~~~~~~~~~~~~~~~~~
help: convert the column to float first: .astype('float')

=== integers of columns up to the edge
--- script
m = 9223372036854775807
df = pd.DataFrame({'x': [m, -m - 1, 3]})
df['a'] = df['x'] // 2 * 2
df['b'] = df['x'] % -1
df['c'] = (df['x'] // 4) * -2
df['d'] = [62, 63, 1]
df['e'] = (-2) ** df['d']
df['f'] = df['x'] ** 1
df['g'] = df['x'] ** 0
df['h'] = ~df['x']
df['i'] = df['x'].astype('float') * 2
df['j'] = [3, -3, 1]
df['k'] = df['j'] ** 39
df['l'] = np.sign(df['x'])
df['m'] = df['x'] - df['x']
--- csv
x,a,b,c,d,e,f,g,h,i,j,k,l,m
9223372036854775807,9223372036854775806,0,-4611686018427387902,62,4611686018427387904,9223372036854775807,1,-9223372036854775808,1.8446744073709552e+19,3,4052555153018976267,1,0
-9223372036854775808,-9223372036854775808,0,4611686018427387904,63,-9223372036854775808,-9223372036854775808,1,9223372036854775807,-1.8446744073709552e+19,-3,-4052555153018976267,-1,0
3,2,0,0,1,-2,3,1,-4,6.0,1,1,1,0

=== quotients of integers are rounded once
--- script
a = 2 ** 53 + 1
m = 9223372036854775807
x = [a / 3, m / 3, -a / 3, m / (m - 1), a / (a + 2), 7 / m, -m / 10, a / 1, 0 / m, 0 / -3, -3 / 7, True / 2]
df = pd.DataFrame({'x': x})
df['column'] = pd.Series([a] * 12) / 3
df['one'] = pd.Series([a])[0] / 3
--- csv
x,column,one
3002399751580331.0,3002399751580330.5,3002399751580330.5
3.0744573456182584e+18,3002399751580330.5,3002399751580330.5
-3002399751580331.0,3002399751580330.5,3002399751580330.5
1.0,3002399751580330.5,3002399751580330.5
0.9999999999999998,3002399751580330.5,3002399751580330.5
7.589415207398531e-19,3002399751580330.5,3002399751580330.5
-9.223372036854776e+17,3002399751580330.5,3002399751580330.5
9007199254740992.0,3002399751580330.5,3002399751580330.5
0.0,3002399751580330.5,3002399751580330.5
-0.0,3002399751580330.5,3002399751580330.5
-0.42857142857142855,3002399751580330.5,3002399751580330.5
0.5,3002399751580330.5,3002399751580330.5

=== integers beside floats, to the last digit
--- script
a = 2 ** 53 + 1
f = 2.0 ** 53
m = 9223372036854775807
n = float('nan')
x = [a == f, f == a, a != f, a > f, f < a, a <= f, f >= a, f + 2 > a]
y = [m < 2.0 ** 63, m == 2.0 ** 63, -m - 1 == -2.0 ** 63, 3 == n, n != 3, n < 3]
z = [4 < 4.5, -4 > -4.5, -5 < -4.5, 5 == 5.0, 0 == -0.0, True == 1.0, 1 < float('inf')]
u = [a in [f], {a: 1}.get(f, 0), max(f, a) == a, min(a, f) == f, sorted([a, f])[0] == f]
df = pd.DataFrame({'n': [a, a - 1], 'l': [str(x), str(z)], 'm': [str(y), str(u)]})
df['column'] = df['n'] == f
df['in'] = df['n'].isin([f])
df = df.merge(pd.DataFrame({'n': [f], 'x': ['one']}), how='left')
--- csv
n,l,m,column,in,x
9007199254740993,"[False, False, True, True, True, False, False, True]","[True, False, True, False, True, False]",True,True,
9007199254740992,"[True, True, True, True, True, True, True]","[False, 0, True, True, True]",True,True,one

=== integers that a script computes may not be larger than 64 bits
--- script
a = 9223372036854775807 + 1
b = 2 ** 64
c = 99999999999999999999
df = pd.DataFrame({'x': [1]})
--- diag
script:1:5: error: the result does not fit into a 64-bit integer [df-value]
    1 | a = 9223372036854775807 + 1
      |     ^~~~~~~~~~~~~~~~~~~~~~~
script:2:5: error: the result does not fit into a 64-bit integer [df-value]
    2 | b = 2 ** 64
      |     ^~~~~~~
script:3:5: error: the integer does not fit into 64 bits [df-value]
    3 | c = 99999999999999999999
      |     ^~~~~~~~~~~~~~~~~~~~

=== missing values stay missing
--- data n.csv
a,s
1,x
,
3,z
--- script
df = pd.read_csv('n.csv')
df['b'] = df['a'] * 2
df['t'] = df['s'] + '!'
df['u'] = df['s'] == 'x'
df['v'] = df['a'] != 1
df['w'] = df['a'] > 0
--- csv
a,s,b,t,u,v,w
1.0,x,2.0,x!,True,False,True
,,,,False,True,False
3.0,z,6.0,z!,False,True,True

=== text
--- script
df = pd.DataFrame({'s': ['a', 'b']})
df['t'] = 'x' + df['s'] * 2 + "\t'" 'y' """"z"
|""" + r'\n' + '\x41\u00e9'
df['u'] = df['s'] < 'b'
df['v'] = 'ab' * 2
df['w'] = 'abc'[1] + 'abc'[-1:] + 'abc'[::-1]
--- csv
s,t,u,v,w
a,"xaa	'y""z""
|\nAé",True,abab,bccba
b,"xbb	'y""z""
|\nAé",False,abab,bccba

=== operators that do not fit
--- script
df = pd.DataFrame({'s': ['a', 'b'], 'n': [1, 2], 't': [True, False]})
a = df['s'] - 1
b = df['s'] + df['n']
c = df['t'] - df['t']
d = ~df['s']
e = df['s'] < 3
f = [1] - 2
g = 1 / 0
h = df['n'] ** -1
i = df & df
j = df['n'] and df['t']
k = {'a': 1} + 1
--- diag
script:2:5: error: unsupported operand types for -: 'str' and 'int' [df-type]
    2 | a = df['s'] - 1
      |     ^~~~~~~~~~~
help: .astype('float') converts strings to numbers, and .astype('str') converts numbers to strings
script:3:5: error: unsupported operand types for +: 'str' and 'int' [df-type]
    3 | b = df['s'] + df['n']
      |     ^~~~~~~~~~~~~~~~~
help: .astype('float') converts strings to numbers, and .astype('str') converts numbers to strings
script:4:5: error: operator - does not work between bool columns [df-type]
    4 | c = df['t'] - df['t']
      |     ^~~~~~~~~~~~~~~~~
help: .astype('int') converts a bool column to numbers
script:5:5: error: operator ~ does not work on a column of object [df-type]
    5 | d = ~df['s']
      |     ^~~~~~~~
help: ~ negates conditions: write ~(df['a'] == 'x')
script:6:5: error: cannot compare 'str' and 'int' with < [df-type]
    6 | e = df['s'] < 3
      |     ^~~~~~~~~~~
help: compare strings with strings, or numbers with numbers; pd.to_numeric(df['column']) converts strings to numbers
script:7:5: error: unsupported operand types for -: 'list' and 'int' [df-type]
    7 | f = [1] - 2
      |     ^~~~~~~
help: convert the list first: pd.Series([1, 2]) makes a column, pd.Series([1, 2]).values makes an array
script:8:5: error: division by zero [df-value]
    8 | g = 1 / 0
      |     ^~~~~
help: test the divisor first: x / y if y else 0
script:9:5: error: integers cannot be raised to negative powers [df-value]
    9 | h = df['n'] ** -1
      |     ^~~~~~~~~~~~~
help: convert the base to float: df['a'].astype('float') ** -1
script:10:5: error: operator & needs bool columns, not object and object [df-type]
   10 | i = df & df
      |     ^~~~~~~
help: put each comparison in parentheses, because & binds tighter: write (df['a'] > 1) & (df['b'] < 2)
script:11:5: error: the truth value of a Series is ambiguous [df-type]
   11 | j = df['n'] and df['t']
      |     ^~~~~~~
help: join conditions with & and |, negate them with ~, each in brackets: (df['a'] > 1) & (df['b'] < 2)
script:12:5: error: unsupported operand types for +: 'dict' and 'int' [df-type]
   12 | k = {'a': 1} + 1
      |     ^~~~~~~~~~~~

=== rows are matched by their labels
--- script
a = pd.DataFrame({'k': ['x', 'y', 'z'], 'n': [1, 2, 3]})
b = a[a['n'] > 1]
df = a
df['b'] = b['n']
df['sum'] = df['n'] + b['n']
df['rev'] = a['n'][::-1]
df['part'] = b['n'].reset_index(drop=True)
--- csv
k,n,b,sum,rev,part
x,1,,,1,2.0
y,2,2.0,4.0,2,3.0
z,3,3.0,6.0,3,

=== comparisons need the same rows
--- script
a = pd.DataFrame({'k': ['x', 'y'], 'n': [1, 2]})
g = a.groupby('k')[['n']].sum()
df = a.copy()
df['m'] = g['n']
s = a['n'] == g['n']
--- diag
script:5:5: error: for operator ==, both sides must have the same row labels [df-value]
    5 | s = a['n'] == g['n']
      |     ^~~~~~~~~~~~~~~~
help: use columns of one frame, or give both sides new labels with .reset_index(drop=True)

=== frames compute column by column
--- script
df = pd.DataFrame({'a': [1, 2], 'b': [0.5, 4]})
df[['a', 'b']] = df[['a', 'b']] * 2 + df[['a', 'b']]
df[['c', 'd']] = -df[['a', 'b']]
df += 1
df['a'] //= 2
df['big'] = df['a'] > 1
--- csv
a,b,c,d,big
2,2.5,-2,-0.5,True
3,13.0,-5,-11.0,True

=== frames of other columns do not
--- script
df = pd.DataFrame({'a': [1, 2], 'b': [0.5, 4]})
x = df[['a']] + df[['b']]
y = df + df['a']
--- diag
script:2:5: error: both frames need the same columns [df-value]
    2 | x = df[['a']] + df[['b']]
      |     ^~~~~~~~~~~~~~~~~~~~~
help: select and rename columns first, or compute each column separately
script:3:5: error: cannot combine the frame with the column: none of the column's row labels is a column name of the frame [df-value]
    3 | y = df + df['a']
      |     ^~~~~~~~~~~~
help: to combine them row by row, write df.add(s, axis=0), where s is the column

=== labels of two levels that differ
--- script
a = pd.DataFrame({'k': ['x', 'x', 'y'], 'l': [1, 2, 1], 'n': [1, 2, 3]}).set_index(['k', 'l'])['n']
b = pd.DataFrame({'k': ['y', 'x', 'z'], 'l': [1, 2, 9], 'n': [30, 20, 90]}).set_index(['k', 'l'])['n']
df = (a + b).reset_index()
--- csv
k,l,n
x,1,
x,2,22.0
y,1,33.0
z,9,

=== texts that show numbers beside numbers
--- script
df = pd.DataFrame({'s': ['12', '30'], 'p': ['$9', 'x']})
a = df['s'] < 20
b = df['p'] < 20
--- diag
script:2:5: error: cannot compare 'str' and 'int' with < [df-type]
    2 | a = df['s'] < 20
      |     ^~~~~~~~~~~~
help: pd.to_numeric(df['column']) converts strings to numbers
script:3:5: error: cannot compare 'str' and 'int' with < [df-type]
    3 | b = df['p'] < 20
      |     ^~~~~~~~~~~~
help: compare strings with strings, or numbers with numbers; pd.to_numeric(df['column']) converts strings to numbers

=== frames with the same columns in another order
--- script
a = pd.DataFrame({'y': [1, 2], 'x': [3, 4]})
b = pd.DataFrame({'x': [10, 20], 'y': [30, 40]})
df = a - b
df[['p', 'q']] = (a + b) * a[['x', 'y']]
--- csv
x,y,p,q
-7,-29,39,31
-16,-38,96,84

=== frames whose columns differ
--- script
a = pd.DataFrame({'y': [1, 2], 'x': [3, 4]})
b = a - pd.DataFrame({'x': [10, 20], 'z': [30, 40]})
c = a == a[['x', 'y']]
--- diag
script:2:5: error: both frames need the same columns [df-value]
    2 | b = a - pd.DataFrame({'x': [10, 20], 'z': [30, 40]})
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: select and rename columns first, or compute each column separately
script:3:5: error: both frames need the same columns in the same order [df-value]
    3 | c = a == a[['x', 'y']]
      |     ^~~~~~~~~~~~~~~~~~
help: select and rename columns first, or compute each column separately
