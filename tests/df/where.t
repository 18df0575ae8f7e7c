=== where and mask
--- data t.csv
n,m,x,s,b
1,10,0.5,one,True
2,20,,,False
3,30,2.5,two,True
--- script
df = pd.read_csv('t.csv')
df['n1'] = df['n'].where(df['n'] > 1)
df['n2'] = df['n'].where(df['n'] > 1, 0)
df['n3'] = df['n'].where(df['n'] > 1, 2.5)
df['n4'] = df['n'].mask(df['x'].isna(), df['m'])
df['n5'] = df['n'].where(df['n'] > 0, 'never')
df['n6'] = df['n'].mask(df['n'] == 2, 'two')
df['x1'] = df['x'].where(df['x'] < 1, -1)
df['s1'] = df['s'].mask(df['s'] == 'one', 'ONE')
df['s2'] = df['s'].where(df['s'].notna(), df['n'])
df['b1'] = df['b'].where(df['n'] < 3, False)
df['b2'] = df['b'].where(df['n'] < 3)
df['f'] = df['n'].where(lambda s: s > 1, lambda s: s * 100)
--- csv
n,m,x,s,b,n1,n2,n3,n4,n5,n6,x1,s1,s2,b1,b2,f
1,10,0.5,one,True,,0,2.5,1,1,1,0.5,ONE,one,True,True,100
2,20,,,False,2.0,2,2.0,20,2,two,-1.0,,2,False,False,2
3,30,2.5,two,True,3.0,3,3.0,3,3,3,-1.0,two,two,False,,3

=== where of a frame
--- data t.csv
n,x,s
1,0.5,one
2,,
3,2.5,two
--- script
t = pd.read_csv('t.csv')
df = t[['n', 'x']].where(t[['n', 'x']] > 1)
df[['a', 'b']] = t[['n', 'x']].mask(t['n'] == 2, 0)
df[['c', 'd']] = t[['n', 'x']].where(t['n'] < 3, t[['n', 'x']] * 10)
t.mask(t['n'] == 1, inplace=True)
df['s'] = t['s']
--- csv
n,x,a,b,c,d,s
,,1,0.5,1,0.5,
2.0,,0,0.0,2,,
3.0,2.5,3,2.5,30,25.0,two

=== clip
--- data t.csv
n,x
-5,0.5
2,
30,99.5
--- script
df = pd.read_csv('t.csv')
df['a'] = df['n'].clip(0, 10)
df['b'] = df['n'].clip(lower=0.5)
df['c'] = df['x'].clip(upper=1)
df['d'] = df['n'].clip(10, 0)
df['e'] = df['x'].clip(lower=df['n'])
df['f'] = np.clip(df['x'], 1, 50)
df[['g', 'h']] = df[['n', 'x']].clip(lower=1)
df['i'] = df['n'].clip(np.nan, None)
df['j'] = df['n'].clip(2.0, 9.5)
--- csv
n,x,a,b,c,d,e,f,g,h,i,j
-5,0.5,0,0.5,0.5,0,0.5,1.0,1,1.0,-5,2.0
2,,2,2.0,,2,,,2,,2,2.0
30,99.5,10,30.0,1.0,10,99.5,50.0,30,99.5,30,9.5

=== isin and between
--- data t.csv
n,x,s
1,0.5,one
2,,
3,2.0,two
--- script
df = pd.read_csv('t.csv')
df['a'] = df['n'].isin([1, 3.0, 'x'])
df['b'] = df['s'].isin(['two', 'three'])
df['c'] = df['x'].isin([np.nan, 2])
df['d'] = df['n'].isin(df['x'])
df['e'] = df['s'].isin({'one': 1})
df['f'] = ~df['n'].isin(range(2, 9))
df['g'] = df['n'].between(2, 3)
df['h'] = df['n'].between(1, 3, inclusive='neither')
df['i'] = df['x'].between(0.5, df['n'], inclusive='left')
df['j'] = df['s'].isin([])
df['k'] = df[['n', 'x']].isin([2]).apply(lambda r: r['n'] or r['x'], axis=1)
df['l'] = df[['n', 's']].isin({'s': ['one']})['s']
--- csv
n,x,s,a,b,c,d,e,f,g,h,i,j,k,l
1,0.5,one,True,False,False,False,True,True,False,False,True,False,False,True
2,,,False,False,True,True,False,False,True,True,False,False,True,False
3,2.0,two,True,True,True,False,False,False,True,False,True,False,True,False
--- diag
script:3:32: warning: no row has 'three' in column 's' [df-absent]
    3 | df['b'] = df['s'].isin(['two', 'three'])
      |                                ^~~~~~~
help: compare its spelling with the cells of the column, or remove it from the list

=== faults of conditions
--- data t.csv
n,s
1,one
2,two
--- script
df = pd.read_csv('t.csv')
a = df['n'].where(df['n'])
b = df['n'].where(df['n'] > 1, [1, 2, 3])
c = df['n'].isin('one')
d = df['n'].isin(3)
e = df['n'].between(1, 2, inclusive='yes')
f = df['s'].clip(1, 2)
g = df.where(df['n'] > 1, df['n'])
h = df['n'].where(df > 1)
i = df[['n']].clip(lower=df['n'])
--- diag
script:2:19: error: 'where' needs a condition (True or False), not a column of int64 [df-type]
    2 | a = df['n'].where(df['n'])
      |                   ^~~~~~~
help: a comparison makes a condition: df['a'] > 0
script:3:32: error: the list has 3 values, but the frame has 2 rows [df-value]
    3 | b = df['n'].where(df['n'] > 1, [1, 2, 3])
      |                                ^~~~~~~~~
script:4:18: error: 'isin' needs a list of values, not the string 'one' [df-type]
    4 | c = df['n'].isin('one')
      |                  ^~~~~
help: put the value into a list: ['a']
script:5:18: error: 'int' is not iterable [df-type]
    5 | d = df['n'].isin(3)
      |                  ^
help: a single value is given where several are needed; write a list or a column
script:6:37: error: argument 'inclusive' of 'between' cannot be 'yes' [df-value]
    6 | e = df['n'].between(1, 2, inclusive='yes')
      |                                     ^~~~~
help: choices are 'both', 'neither', 'left', 'right'
script:7:18: error: cannot compare 'str' and 'int' [df-type]
    7 | f = df['s'].clip(1, 2)
      |                  ^
help: compare strings with strings, or numbers with numbers; pd.to_numeric(df['column']) converts strings to numbers
script:8:27: error: 'where' needs axis=0 to combine a frame with a column [df-type]
    8 | g = df.where(df['n'] > 1, df['n'])
      |                           ^~~~~~~
help: add axis=0: the column has a value for each row of the frame
script:9:19: error: cannot compare 'str' and 'int' with > [df-type]
    9 | h = df['n'].where(df > 1)
      |                   ^~~~~~
help: compare strings with strings, or numbers with numbers; pd.to_numeric(df['column']) converts strings to numbers
script:10:5: error: 'clip' needs axis=0 to combine a frame with a column [df-type]
   10 | i = df[['n']].clip(lower=df['n'])
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: add axis=0: the column has a value for each row of the frame

=== bounds that cross
--- script
df = pd.DataFrame({'n': [1, 2, 3, 4, 5, 9], 'x': [1.5, np.nan, 2.0, 3.5, 8.0, 1.0], 'w': [1, 1, 2, 8, 1, 1]})
df['a'] = df['n'].clip(df['x'], 4)
df['b'] = df['n'].clip(4, df['x'])
df['c'] = df['n'].clip(df['w'], 4)
df['d'] = df['n'].clip(df['w'], df['x'])
--- csv
n,x,w,a,b,c,d
1,1.5,1,1.5,4.0,1,1.0
2,,1,2.0,4.0,2,2.0
3,2.0,2,3.0,2.0,3,2.0
4,3.5,8,4.0,3.5,4,3.5
5,8.0,1,4.0,5.0,4,5.0
9,1.0,1,4.0,1.0,4,1.0
