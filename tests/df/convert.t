=== rounding is numpy's
--- script
df = pd.DataFrame({'x': [0.5, 1.5, 2.5, 1.005, -1.15, 1234.5678], 'n': [5, 15, 25, 35, 45, 1234], 's': ['a', 'b', 'c', 'd', 'e', 'f']})
df['x0'] = df['x'].round()
df['x2'] = df['x'].round(2)
df['n-1'] = df['n'].round(-1)
df['x-2'] = df['x'].round(-2)
df = df.round({'x': 1})
df['r'] = round(2.675, 2) + round(2.5)
--- csv
x,n,s,x0,x2,n-1,x-2,r
0.5,5,a,0.0,0.5,0,0.0,4.67
1.5,15,b,2.0,1.5,20,0.0,4.67
2.5,25,c,2.0,2.5,20,0.0,4.67
1.0,35,d,1.0,1.0,40,0.0,4.67
-1.2,45,e,-1.0,-1.15,40,-0.0,4.67
1234.6,1234,f,1235.0,1234.57,1230,1200.0,4.67

=== types
--- data t.csv
i,f,s,b
1,1.9,10,True
-2,-1.9,7,False
--- script
df = pd.read_csv('t.csv')
df['fi'] = df['f'].astype('int')
df['if'] = df['i'].astype(float)
df['is'] = df['i'].astype(str) + '!'
df['fs'] = df['f'].astype('str', copy=True)
df['bi'] = df['b'].astype('int64')
df['ib'] = df['i'].astype(bool)
df['ss'] = df['s'].map(str).astype('float64')
df = df.astype({'i': 'float', 'b': str})
df['v'] = int('7') + float('1.5') + len(str(12.0)) + bool('')
--- csv
i,f,s,b,fi,if,is,fs,bi,ib,ss,v
1.0,1.9,10,True,1,1.0,1!,1.9,1,True,10.0,12.5
-2.0,-1.9,7,False,-1,-2.0,-2!,-1.9,0,True,7.0,12.5

=== what is no number
--- data t.csv
a,f
1,
x,2.5
--- script
df = pd.read_csv('t.csv')
b = df['a'].astype('int')
c = df['f'].astype('int')
d = df['a'].astype('float')
e = df['a'].astype('decimal')
f = df.astype({'z': 'int'})
g = int('1.5')
h = float([1])
i = df['a'].round(2)
j = df['f'].round('x')
--- diag
script:2:20: error: cannot convert 'x' to an integer [df-value]
    2 | b = df['a'].astype('int')
      |                    ^~~~~
help: it is in column 'a', row 2; to make it a missing value, write pd.to_numeric(..., errors='coerce')
script:3:20: error: a missing value cannot become an integer [df-value]
    3 | c = df['f'].astype('int')
      |                    ^~~~~
help: it is in column 'f', row 1; .fillna(0) replaces missing values, .astype('Int64') keeps them
script:4:20: error: cannot convert 'x' to a number [df-value]
    4 | d = df['a'].astype('float')
      |                    ^~~~~~~
help: it is in column 'a', row 2; to make it a missing value, write pd.to_numeric(..., errors='coerce')
script:5:20: error: type 'decimal' is not part of df scripts [df-unsupported]
    5 | e = df['a'].astype('decimal')
      |                    ^~~~~~~~~
help: types are 'int', 'float', 'str', 'bool', 'string', 'category', 'Int64', 'Float64', 'boolean', 'datetime64[ns]'
script:6:16: error: unknown column 'z' [df-column]
    6 | f = df.astype({'z': 'int'})
      |                ^~~
help: columns are 'a', 'f'
script:7:9: error: cannot convert '1.5' to an integer [df-value]
    7 | g = int('1.5')
      |         ^~~~~
help: write int(float(x)) to cut off the decimals
script:8:11: error: a 'list' cannot be converted to a number [df-type]
    8 | h = float([1])
      |           ^~~
help: pass a single value, such as df['a'].iloc[0]
script:9:5: error: a column of strings cannot be rounded [df-type]
    9 | i = df['a'].round(2)
      |     ^~~~~~~~~~~~~~~~
help: convert it first: .astype('float')
script:10:19: error: the number of digits must be an integer, not 'str' [df-type]
   10 | j = df['f'].round('x')
      |                   ^~~

=== formats
--- data t.csv
n,f,s
1234567,0.000123456,ab
-5,1234.5,
0,,x
--- script
df = pd.read_csv('t.csv')
df['n'] = df['n'].map('{:,}'.format)
df['e'] = df['f'].map('{:.2e}'.format)
df['g'] = df['f'].map('{:g}'.format)
df['%'] = df['f'].map('{:>10.1%}|'.format)
df['s2'] = df['s'].map('<{:^6}>'.format)
df['w'] = 'pi is about {:.3f}'.format(3.14159)
--- csv
n,f,s,e,g,%,s2,w
"1,234,567",0.000123456,ab,1.23e-04,0.000123456,      0.0%|,<  ab  >,pi is about 3.142
-5,1234.5,,1.23e+03,1234.5, 123450.0%|,< nan  >,pi is about 3.142
0,,x,nan,nan,      nan%|,<  x   >,pi is about 3.142
--- diag
t.csv:3:11: warning: column 's2' contains '< nan  >' [df-not-finite]
    3 | -5,1234.5,
      |           ^
help: 's' is missing in this row; the column is computed at script:6; before that line, drop the row, or replace the missing, infinite or 0 value
t.csv:4:3: warning: column '%' contains '      nan%|' [df-not-finite]
    4 | 0,,x
      |   ^
help: 'f' is missing in this row; the column is computed at script:5; before that line, drop the row, or replace the missing, infinite or 0 value
t.csv:4:3: warning: column 'e' contains 'nan' [df-not-finite]
    4 | 0,,x
      |   ^
help: 'f' is missing in this row; the column is computed at script:3; before that line, drop the row, or replace the missing, infinite or 0 value
t.csv:4:3: warning: column 'g' contains 'nan' [df-not-finite]
    4 | 0,,x
      |   ^
help: 'f' is missing in this row; the column is computed at script:4; before that line, drop the row, or replace the missing, infinite or 0 value

=== formats that do not fit
--- script
df = pd.DataFrame({'n': [1], 'f': [1.5], 's': ['x']})
a = df['s'].map('{:.2f}'.format)
b = df['f'].map('{:d}'.format)
c = df['n'].map('{:'.format)
d = df['n'].map('{} {}'.format)
e = df['n'].map('{:.2f}')
f = 'x'.format(df)
--- diag
script:2:17: error: format code 'f' is invalid for a string [df-value]
    2 | a = df['s'].map('{:.2f}'.format)
      |                 ^~~~~~~~~~~~~~~
help: '{}' formats strings; pd.to_numeric(df['column']) converts strings to numbers
script:3:17: error: format code 'd' is invalid for a float [df-value]
    3 | b = df['f'].map('{:d}'.format)
      |                 ^~~~~~~~~~~~~
help: '{:,.2f}' formats numbers with two decimals, '{:d}' integers, '{}' anything
script:4:17: error: unmatched '{' in format spec [df-value]
    4 | c = df['n'].map('{:'.format)
      |                 ^~~~~~~~~~~
help: close each '{' with '}'; write '{{' or '}}' for the character itself
script:5:17: error: '{} {}' needs 2 values, but gets 1 [df-value]
    5 | d = df['n'].map('{} {}'.format)
      |                 ^~~~~~~~~~~~~~
help: write one {} for each value
script:6:17: error: 'map' needs a function, a dict or a column, not the string '{:.2f}' [df-type]
    6 | e = df['n'].map('{:.2f}')
      |                 ^~~~~~~~
help: to format a column, write .map('{:,.2f}'.format)
script:7:16: error: a 'DataFrame' cannot be converted to a string here [df-type]
    7 | f = 'x'.format(df)
      |                ^~
help: pass a single value, such as df['a'].iloc[0]

=== Int64 has missing integers
--- script
df = pd.DataFrame({'x': [1.0, np.nan, 3.0], 's': ['7', '8', '9'], 'f': [1.5, 2.0, 2.5]})
df['a'] = df['x'].astype('Int64')
df['b'] = df['a'] + 1
df['c'] = df['s'].astype('Int64') * 2
df['d'] = df['f'].round().astype('Int64')
df['e'] = df['a'].fillna(0)
df['f'] = str(df['a'].dtype)
df['g'] = df['a'] / 2
df['h'] = df['a'].isna()
df['i'] = df['a'].astype('float')
df['j'] = df['a'].max() - df['a'].min()
df = df.sort_values('a', ascending=False)
--- csv
x,s,f,a,b,c,d,e,g,h,i,j
3.0,9,Int64,3,4,18,2,3,1.5,False,3.0,2
1.0,7,Int64,1,2,14,2,1,0.5,False,1.0,2
,8,Int64,,,16,2,0,,True,,2

=== combine_first, logical_and and others
--- script
df = pd.DataFrame({'x': [1.0, np.nan, 3.0], 's': ['a', None, 'c'], 'n': [1, 2, 3]})
df['a'] = df['x'].combine_first(df['n'])
df['b'] = df['s'].combine_first(pd.Series(['p', 'q', 'r']))
df['c'] = df['x'].combine_first(pd.Series([9, 8, 7]).iloc[1:])
df['d'] = np.logical_and(df['n'] > 1, df['n'] < 3)
df['e'] = np.logical_or(df['n'] > 2, df['n'] < 2)
df['f'] = np.logical_not(df['d'])
df['g'] = np.cbrt(27) + np.exp2(df['n'])
--- csv
x,s,n,a,b,c,d,e,f,g
1.0,a,1,1.0,a,1.0,False,True,True,5.0
,,2,2.0,q,8.0,True,False,False,7.0
3.0,c,3,3.0,c,3.0,False,True,True,11.0

=== what is no Int64
--- script
a = pd.Series([1.5]).astype('Int64')
b = pd.Series(['x']).astype('Int64')
c = np.logical_not(3)
d = pd.Series([1]).combine_first(2)
--- diag
script:1:29: error: cannot convert '1.5' to an integer [df-value]
    1 | a = pd.Series([1.5]).astype('Int64')
      |                             ^~~~~~~
help: it is in row 1; .round() makes integers
script:2:29: error: cannot convert 'x' to an integer [df-value]
    2 | b = pd.Series(['x']).astype('Int64')
      |                             ^~~~~~~
help: it is in row 1; to make it a missing value, write pd.to_numeric(..., errors='coerce')
script:3:20: error: 'logical_not' needs a condition (True or False), not 3 [df-type]
    3 | c = np.logical_not(3)
      |                    ^
help: a comparison makes a condition: df['a'] > 0
script:4:34: error: 'combine_first' needs a column, not 2 [df-type]
    4 | d = pd.Series([1]).combine_first(2)
      |                                  ^

=== integers rounded to tens, beyond pandas
--- script
m = 9223372036854775807
x = [round(1234567890123456789, -1), round(m, -18), round(-m, -18), round(m, -20), round(m - 7, 3), round(5000000000000000000, -19)]
y = [round(25, -1), round(35, -1), round(-25, -1), round(-35, -1), round(250, -2), round(True, -1)]
df = pd.DataFrame({'x': x, 'y': y})
df['z'] = df['x'].round(-1)
df['u'] = df[['x']].round(-2)['x']
df['v'] = np.round(df['y'], -1)
--- csv
x,y,z,u,v
1234567890123456790,20,1234567890123456790,1234567890123456800,20
9000000000000000000,40,9000000000000000000,9000000000000000000,40
-9000000000000000000,-20,-9000000000000000000,-9000000000000000000,-20
0,-40,0,0,-40
9223372036854775800,200,9223372036854775800,9223372036854775800,200
0,0,0,0,0

=== integers that are too large when rounded
--- script
m = 9223372036854775807
a = round(m, -1)
b = round(-m, -19)
c = pd.Series([m, 1]).round(-1)
d = np.round(pd.DataFrame({'x': [m, 1]}), -2)
--- diag
script:2:5: error: the integer does not fit into 64 bits [df-value]
    2 | a = round(m, -1)
      |     ^~~~~~~~~~~~
help: convert it to float first: float(x)
script:3:5: error: the integer does not fit into 64 bits [df-value]
    3 | b = round(-m, -19)
      |     ^~~~~~~~~~~~~~
help: convert it to float first: float(x)
script:4:5: error: the result does not fit into a 64-bit integer [df-value]
    4 | c = pd.Series([m, 1]).round(-1)
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~
help: convert the column to float first: .astype('float')

=== Int64 keeps large integers beside missing ones
--- script
m = 9223372036854775807
df = pd.DataFrame({'k': ['x', 'y', 'z'], 'n': [2 ** 53 + 1, m, 5]})
df['n'] = df['n'].astype('Int64')
df['a'] = df['n'].shift(1)
df['b'] = df['n'].shift(1) - 2
df['c'] = df['n'].shift(-1).fillna(0)
df['d'] = df['n'].shift(1).max()
df['e'] = str(df['a'].dtype)
df = df.merge(pd.DataFrame({'k': ['x', 'y', 'w']}), how='right')
--- csv
k,n,a,b,c,d,e
x,9007199254740993,,,9223372036854775807,9.223372036854776e+18,Int64
y,9223372036854775807,9007199254740993,9007199254740991,5,9.223372036854776e+18,Int64
w,,,,,,

=== what such integers are not
--- script
a = pd.Series([2 ** 53 + 1, 5]).astype('Int64').shift(1)
b = a.abs()
c = a.cumsum()
--- diag
script:2:5: error: integers beyond 2**53 beside missing cells is not part of df scripts [df-unsupported]
    2 | b = a.abs()
      |     ^~~~~~~
help: convert them first: .astype('float')
script:3:5: error: integers beyond 2**53 beside missing cells is not part of df scripts [df-unsupported]
    3 | c = a.cumsum()
      |     ^~~~~~~~~~
help: convert them first: .astype('float')

=== dates and time spans as numbers
--- script
d = pd.DataFrame({'d': pd.to_datetime(['2024-01-01', '2024-01-02'])})
df = pd.DataFrame({'d': pd.to_numeric(d['d']), 'z': pd.to_numeric(pd.to_datetime(d['d'], utc=True)), 't': pd.to_numeric(d['d'] - d['d'].min()), 'p': pd.to_numeric(d['d'].dt.to_period('M'), errors='coerce'), 'i': pd.to_numeric(d['d'], errors='ignore')})
--- csv
d,z,t,p,i
1704067200000000000,1704067200000000000,0,,1704067200000000000
1704153600000000000,1704153600000000000,86400000000000,,1704153600000000000

=== dates that are not numbers
--- script
d = pd.Series(pd.to_datetime(['2024-01-01', None]))
a = pd.to_numeric(d)
b = pd.to_numeric(d - d.min(), errors='coerce')
c = pd.to_numeric(d.dt.to_period('M'))
e = pd.to_numeric(pd.Timestamp('2024-01-01'))
--- diag
script:2:19: error: a missing value cannot become an integer [df-value]
    2 | a = pd.to_numeric(d)
      |                   ^
help: it is in row 2; .dropna() removes missing values
script:3:19: error: a missing value cannot become an integer [df-value]
    3 | b = pd.to_numeric(d - d.min(), errors='coerce')
      |                   ^~~~~~~~~~~
help: it is in row 2; .dropna() removes missing values
script:4:19: error: a single date, a time span or a period is not a number [df-type]
    4 | c = pd.to_numeric(d.dt.to_period('M'))
      |                   ^~~~~~~~~~~~~~~~~~~
help: use a part that is a number, such as .year or .total_seconds()
script:5:19: error: a single date, a time span or a period is not a number [df-type]
    5 | e = pd.to_numeric(pd.Timestamp('2024-01-01'))
      |                   ^~~~~~~~~~~~~~~~~~~~~~~~~~
help: use a part that is a number, such as .year or .total_seconds()
