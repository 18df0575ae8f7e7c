=== dtype= of frames and columns
--- script
df = pd.DataFrame({'a': [1, 2], 'b': [True, False]}, dtype=float)
df['c'] = pd.Series([1, 2], dtype='str') + 'x'
df['d'] = pd.Series(['a', None], dtype=str)
df['e'] = pd.DataFrame([[1.5, 'p'], [2.5, None]], columns=['x', 'y'], dtype=str)['x'] + '|'
df['f'] = pd.Series({'p': 1.0, 'q': 2.0}, dtype=int).values
df['g'] = pd.Series(['1.5', '2'], dtype='float64')
df['h'] = pd.Series(['2024-01-02', '2024-02-03'], dtype='datetime64[ns]').dt.month
df['i'] = pd.Series(['b', 'a'], dtype='category').cat.codes
df['j'] = pd.Series([1, None], dtype='float')
df['k'] = pd.Series([1, 0], None, bool)
df['l'] = pd.DataFrame([[1, 2]], [0], ['a', 'b'], 'float')['b']
df['m'] = pd.Series(7, index=[0, 1], dtype='float') / 2
df['n'] = pd.Series([1, 2], dtype=None)
--- csv
a,b,c,d,e,f,g,h,i,j,k,l,m,n
1.0,1.0,1x,a,1.5|,1,1.5,1,1,1.0,True,2.0,3.5,1
2.0,0.0,2x,,2.5|,2,2.0,2,0,,False,,3.5,2

=== dtype= without cells
--- script
a = pd.Series([], dtype=float)
b = pd.DataFrame(columns=['x', 'y'], dtype='float64')
c = pd.Series(dtype='object')
d = pd.Series([], dtype=str)
e = pd.DataFrame({'x': [], 'y': []}, dtype=int)
df = pd.DataFrame({'sum': [a.sum(), b['x'].sum(), len(c), len(d), e['y'].sum()], 'type': [str(a.dtype), str(b['y'].dtype), str(c.dtype), str(d.dtype), str(e['x'].dtype)]})
--- csv
sum,type
0.0,float64
0.0,float64
0.0,object
0.0,object
0.0,int64

=== cells that dtype= converts otherwise than astype
--- script
a = pd.Series([1.5, 2.5], dtype=int)
b = pd.Series([1, None], dtype='str')
c = pd.Series([1, 2.5], dtype='object')
d = pd.Series(['1', '2'], dtype='int64')
e = pd.DataFrame({'a': [1, 2]}, dtype={'a': 'float'})
f = pd.DataFrame({'a': ['x', 'y'], 'b': [1, 2]}, dtype=float)
g = pd.Series([1, 2], dtype='int7')
h = pd.Series([pd.Timestamp('2024-01-02')], dtype=str)
i = pd.Series([1, None], dtype='category')
j = pd.Series([True, None], dtype=bool)
k = pd.Series([1, 2], dtype=3)
--- diag
script:1:33: error: dtype='int' for these cells is not part of df scripts [df-unsupported]
    1 | a = pd.Series([1.5, 2.5], dtype=int)
      |                                 ^~~
help: remove dtype=, and call .astype('int') on the result
script:2:32: error: dtype='str' for these cells is not part of df scripts [df-unsupported]
    2 | b = pd.Series([1, None], dtype='str')
      |                                ^~~~~
help: remove dtype=, and call .astype('str') on the result
script:3:31: error: dtype='object' for these cells is not part of df scripts [df-unsupported]
    3 | c = pd.Series([1, 2.5], dtype='object')
      |                               ^~~~~~~~
help: remove dtype=, and call .astype('object') on the result
script:4:33: error: dtype='int64' for these cells is not part of df scripts [df-unsupported]
    4 | d = pd.Series(['1', '2'], dtype='int64')
      |                                 ^~~~~~~
help: remove dtype=, and call .astype('int64') on the result
script:5:39: error: argument 'dtype' of 'DataFrame' must be one type for all columns, not 'dict' [df-type]
    5 | e = pd.DataFrame({'a': [1, 2]}, dtype={'a': 'float'})
      |                                       ^~~~~~~~~~~~~~
help: call .astype({'a': 'int'}) on the result
script:6:56: error: cannot convert 'x' to a number [df-value]
    6 | f = pd.DataFrame({'a': ['x', 'y'], 'b': [1, 2]}, dtype=float)
      |                                                        ^~~~~
help: it is in column 'a', row 1; to make it a missing value, write pd.to_numeric(..., errors='coerce')
script:7:29: error: type 'int7' is not part of df scripts [df-unsupported]
    7 | g = pd.Series([1, 2], dtype='int7')
      |                             ^~~~~~
help: types are 'int', 'float', 'str', 'bool', 'string', 'category', 'Int64', 'Float64', 'boolean', 'datetime64[ns]'
script:8:51: error: dtype='str' for these cells is not part of df scripts [df-unsupported]
    8 | h = pd.Series([pd.Timestamp('2024-01-02')], dtype=str)
      |                                                   ^~~
help: remove dtype=, and call .astype('str') on the result
script:9:32: error: dtype='category' for these cells is not part of df scripts [df-unsupported]
    9 | i = pd.Series([1, None], dtype='category')
      |                                ^~~~~~~~~~
help: remove dtype=, and call .astype('category') on the result
script:10:35: error: dtype='bool' for these cells is not part of df scripts [df-unsupported]
   10 | j = pd.Series([True, None], dtype=bool)
      |                                   ^~~~
help: remove dtype=, and call .astype('bool') on the result
script:11:29: error: 'astype' needs the name of a type, such as 'int', not 3 [df-type]
   11 | k = pd.Series([1, 2], dtype=3)
      |                             ^

=== astype in place of dtype=
--- script
df = pd.DataFrame({'a': pd.Series([1.5, 2.5]).astype('int'), 'b': pd.Series([1, None]).astype('str')})
df['d'] = pd.Series(['1', '2']).astype('int64')
df['h'] = pd.Series([pd.Timestamp('2024-01-02')]).astype('str')
--- csv
a,b,d,h
1,1.0,1,2024-01-02
2,nan,2,
--- diag
script:1:67: warning: column 'b' contains 'nan' [df-not-finite]
    1 | df = pd.DataFrame({'a': pd.Series([1.5, 2.5]).astype('int'), 'b': pd.Series([1, None]).astype('str')})
      |                                                                   ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: the column is computed at script:1; before that line, drop the row, or replace the missing, infinite or 0 value
