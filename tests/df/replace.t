=== values
--- data t.csv
n,x,s,b
1,0.5,one,True
2,,,False
3,2.5,two,True
--- script
df = pd.read_csv('t.csv')
df['a'] = df['n'].replace(2, 20)
df['c'] = df['n'].replace([1, 2], 0)
df['d'] = df['n'].replace([1, 2], [10, 2.5])
df['e'] = df['n'].replace({1: 'eins', 3: 'drei'})
df['f'] = df['s'].replace({'one': 1, 'two': 2})
df['g'] = df['s'].replace('one', np.nan)
df['h'] = df['x'].replace(np.nan, 0)
df['i'] = df['b'].replace({True: 'yes', False: 'no'})
df['j'] = df['b'].replace({True: 1, False: 0})
df['k'] = df['n'].replace('1', 5)
df['l'] = df['n'].replace({1: 2, 2: 1})
df['m'] = df['s'].replace('on', 'off')
--- csv
n,x,s,b,a,c,d,e,f,g,h,i,j,k,l,m
1,0.5,one,True,1,0,10.0,eins,1.0,,0.5,yes,1,1,2,one
2,,,False,20,0,2.5,2,,,0.0,no,0,2,1,
3,2.5,two,True,3,3,3.0,drei,2.0,two,2.5,yes,1,3,3,two

=== patterns
--- script
df = pd.DataFrame({'s': ['bert-large', 'gpt', np.nan, 'a.b']})
df['a'] = df['s'].replace(r'-.*', '', regex=True)
df['b'] = df['s'].replace(r'(\w)(\w+)', r'\2\1', regex=True)
df['c'] = df['s'].replace({'^g': 'G', 'r.': '_'}, regex=True)
df['d'] = df['s'].replace(r'^b', 7, regex=True)
df['e'] = df['s'].replace(regex=['a', r'\.'], value='*')
df['f'] = df['s'].replace('.', '!')
--- csv
s,a,b,c,d,e,f
bert-large,bert,ertb-argel,be_-la_e,7,bert-l*rge,bert-large
gpt,gpt,ptg,Gpt,gpt,gpt,gpt
,,,,,,
a.b,a.b,a.b,a.b,a.b,**b,a.b

=== frames
--- data t.csv
n,x,s
1,1.0,one
2,,
3,2.5,two
--- script
t = pd.read_csv('t.csv')
df = t.replace(1, 100)
df[['n2', 's2']] = t[['n', 's']].replace({'n': {1: 5}, 's': {'one': 'ONE'}, 'zz': {1: 2}})
df[['n3', 'x3']] = t[['n', 'x']].replace({'n': 3, 'x': 2.5}, 0)
df[['n4', 'x4']] = t[['n', 'x']].replace({'n': 3, 'x': 1}, {'n': 30, 'x': 10})
df[['n5', 's5']] = t[['n', 's']].replace({1: 'x', 'two': 'y'})
df['s6'] = t.replace(r'o', '0', regex=True)['s']
t.replace({'one': 'uno'}, inplace=True)
df['s7'] = t['s']
--- csv
n,x,s,n2,s2,n3,x3,n4,x4,n5,s5,s6,s7
100,100.0,one,5,ONE,1,1.0,1,10.0,x,one,0ne,uno
2,,,2,,2,,2,,2,,,
3,2.5,two,3,two,0,0.0,30,2.5,3,y,tw0,two

=== several pairs for one value
--- script
df = pd.DataFrame({'n': [1, 0, 2], 'x': [1.0, np.nan, -0.0], 'b': [True, False, True],
                   's': ['1', '', np.nan], 'o': [True, 1, 'x']})
df['a'] = df['n'].replace([1, 1, True], [5, 6, 7])
df['c'] = df['b'].replace([1, True, True], ['a', 'b', 'c'])
df['d'] = df['x'].replace([0, 1, np.nan], [7, 8, 9])
df['e'] = df['s'].replace([1, '', np.nan], ['a', 'b', 'c'])
df['f'] = df['o'].replace([1, 'x'], [7, 8])
df['g'] = df['n'].replace({1.0: 4, 2: 0, 0: 2})
df['h'] = df['n'].replace([], [])
df[['i', 'j', 'k', 'l']] = df[['n', 'x', 'b', 's']].replace({1: 0, True: False, '1': '2'})
--- csv
n,x,b,s,o,a,c,d,e,f,g,h,i,j,k,l
1,1.0,True,1,True,6,c,8.0,1,7,4,1,False,False,True,2
0,,False,,1,0,False,9.0,b,7,2,0,0,,False,
2,-0.0,True,,x,2,c,7.0,c,8,0,2,2,-0.0,True,

=== faults of replace
--- script
df = pd.DataFrame({'s': ['a', 'b']})
a = df['s'].replace('a')
b = df['s'].replace(['a', 'b'], ['x'])
c = df['s'].replace('a(', 'x', regex=True)
d = df['s'].replace('(a)', r'\3', regex=True)
e = df['s'].replace({'a': ['x']})
f = df['s'].replace()
g = df.replace({'s': {'a': 'b'}, 't': 1})
h = df['s'].replace('a', 'b', regex='c')
i = df['s'].replace('a', 'b', inplace=True)
--- diag
script:2:5: error: 'replace' needs a replacement [df-type]
    2 | a = df['s'].replace('a')
      |     ^~~~~~~~~~~~~~~~~~~~
help: write df['a'].replace('old', 'new') or df['a'].replace({'old': 'new'})
script:3:33: error: found 1 replacement for 2 values, expected one for each [df-value]
    3 | b = df['s'].replace(['a', 'b'], ['x'])
      |                                 ^~~~~
script:4:24: error: invalid regular expression: missing closing parenthesis [df-value]
    4 | c = df['s'].replace('a(', 'x', regex=True)
      |                        ^
help: to search for a special character itself, write a backslash before it, as in r'\('
script:5:28: error: group 3 does not exist: the pattern has 1 group [df-value]
    5 | d = df['s'].replace('(a)', r'\3', regex=True)
      |                            ^~~~~
help: put parentheses around a part of the pattern to make a group; groups are counted from 1
script:6:27: error: the replacement must be a single value, not 'list' [df-type]
    6 | e = df['s'].replace({'a': ['x']})
      |                           ^~~~~
help: write a single value, such as 'x' or 0
script:7:5: error: 'replace' needs a replacement [df-type]
    7 | f = df['s'].replace()
      |     ^~~~~~~~~~~~~~~~~
help: write df['a'].replace('old', 'new') or df['a'].replace({'old': 'new'})
script:8:34: error: the dict has dicts for some columns and values for others [df-type]
    8 | g = df.replace({'s': {'a': 'b'}, 't': 1})
      |                                  ^~~
help: use a dict for each column: {'a': {'x': 'y'}, 'b': {1: 2}}
script:9:37: error: argument 'regex' of 'replace' must be True or False, not the string 'c' [df-type]
    9 | h = df['s'].replace('a', 'b', regex='c')
      |                                     ^~~
script:10:39: error: changing a column in place is not part of df scripts [df-unsupported]
   10 | i = df['s'].replace('a', 'b', inplace=True)
      |                                       ^~~~
help: assign the result; write df['s'] = df['s'].replace('a', 'b')

=== cut
--- script
df = pd.DataFrame({'x': [0, 1, 5.5, 10, 20, 25, np.nan]})
df['a'] = pd.cut(df['x'], [0, 10, 20])
df['b'] = pd.cut(df['x'], bins=[0, 10, 20], labels=['low', 'high'], include_lowest=True)
df['c'] = pd.cut(df['x'], bins=3)
df['d'] = pd.cut(df['x'], [0, 10, 20], right=False)
df['e'] = pd.cut(df['x'], [0, 10, 20], labels=False)
df['f'] = pd.cut(df['x'], [-np.inf, 0.0625, 12.3456, np.inf])
df['g'] = pd.cut(df['x'], [0, 10, 20], include_lowest=True)
df['h'] = pd.cut(df['x'], [0, 10, 10, 30], duplicates='drop')
df['i'] = pd.cut(df['x'], [0, 10, 30], labels=[1, 2])
df['j'] = pd.cut(df['x'], [0, 10, 20, 30], labels=['in', 'out', 'in'], ordered=False)
df['k'] = pd.cut(df['x'], [0, 10.00001, 10.00002, 30], precision=2)
df['l'] = pd.cut(df['x'] * 0 + 4, 2)
df = df.sort_values('b')
--- csv
x,a,b,c,d,e,f,g,h,i,j,k,l
0.0,,low,"(-0.025, 8.333]","[0, 10)",,"(-inf, 0.0625]","(-0.001, 10.0]",,,,,"(3.996, 4.0]"
1.0,"(0, 10]",low,"(-0.025, 8.333]","[0, 10)",0.0,"(0.0625, 12.346]","(-0.001, 10.0]","(0, 10]",1,in,"(0.0, 10.00001]","(3.996, 4.0]"
5.5,"(0, 10]",low,"(-0.025, 8.333]","[0, 10)",0.0,"(0.0625, 12.346]","(-0.001, 10.0]","(0, 10]",1,in,"(0.0, 10.00001]","(3.996, 4.0]"
10.0,"(0, 10]",low,"(8.333, 16.667]","[10, 20)",0.0,"(0.0625, 12.346]","(-0.001, 10.0]","(0, 10]",1,in,"(0.0, 10.00001]","(3.996, 4.0]"
20.0,"(10, 20]",high,"(16.667, 25.0]",,1.0,"(12.346, inf]","(10.0, 20.0]","(10, 30]",2,out,"(10.00002, 30.0]","(3.996, 4.0]"
25.0,,,"(16.667, 25.0]",,,"(12.346, inf]",,"(10, 30]",2,in,"(10.00002, 30.0]","(3.996, 4.0]"
,,,,,,,,,,,,

=== faults of cut
--- script
s = pd.Series([1, 2])
a = pd.cut(s, [3, 2, 1])
b = pd.cut(s, [1, 1, 2])
c = pd.cut(s, [0, 1, 2], labels=['x'])
d = pd.cut(s, [0, 1, 2], labels=['x', 'x'])
e = pd.cut(pd.Series(['a']), [0, 1])
f = pd.cut(s, 0)
g = pd.cut(s, ['a', 'b'])
h = pd.cut(5, [1, 2])
i = pd.cut(pd.Series([np.nan]), 2)
j = pd.cut(s, [1])
--- diag
script:2:19: error: the edges of the intervals must increase [df-value]
    2 | a = pd.cut(s, [3, 2, 1])
      |                   ^
help: put the lowest edge first
script:3:19: error: two edges of the intervals are equal [df-value]
    3 | b = pd.cut(s, [1, 1, 2])
      |                   ^
help: remove one of them, or add duplicates='drop'
script:4:33: error: found 1 label for 2 intervals, expected one for each [df-value]
    4 | c = pd.cut(s, [0, 1, 2], labels=['x'])
      |                                 ^~~~~
script:5:39: error: label 'x' is listed twice [df-value]
    5 | d = pd.cut(s, [0, 1, 2], labels=['x', 'x'])
      |                                       ^~~
help: add ordered=False to allow duplicate labels
script:6:12: error: 'cut' needs a column of numbers, not a column of strings [df-type]
    6 | e = pd.cut(pd.Series(['a']), [0, 1])
      |            ^~~~~~~~~~~~~~~~
help: pd.to_numeric(df['column']) converts strings to numbers
script:7:15: error: the number of intervals must be from 1 to 9999 [df-value]
    7 | f = pd.cut(s, 0)
      |               ^
script:8:16: error: the edges of the bins must be numbers [df-type]
    8 | g = pd.cut(s, ['a', 'b'])
      |                ^~~
help: write a list such as [0, 10, 20]
script:9:12: error: 'cut' needs a column, not 5 [df-type]
    9 | h = pd.cut(5, [1, 2])
      |            ^
script:10:33: error: the column has no numbers to divide into intervals [df-value]
   10 | i = pd.cut(pd.Series([np.nan]), 2)
      |                                 ^
script:11:15: error: 'bins' needs at least two edges [df-value]
   11 | j = pd.cut(s, [1])
      |               ^~~
help: write a list such as [0, 10], or the number of intervals

=== to_numeric
--- script
df = pd.DataFrame({'s': ['1', ' 2 ', '-3', ''], 'm': ['1', 'x', np.nan, '2.5e3'], 'i': ['1', '2', '3', '+4']})
df['a'] = pd.to_numeric(df['s'])
df['b'] = pd.to_numeric(df['m'], errors='coerce')
df['c'] = pd.to_numeric(df['m'], errors='ignore')
df['d'] = pd.to_numeric(df['i'])
df['e'] = pd.to_numeric(df['a'].fillna(9), downcast='integer')
df['f'] = pd.to_numeric('7') + 1
df['g'] = pd.to_numeric(['1', '2', 'inf', '0.5'])
df['h'] = pd.to_numeric('x', errors='coerce')
--- csv
s,m,i,a,b,c,d,e,f,g,h
1,1,1,1.0,1.0,1,1,1,8,1.0,
 2 ,x,2,2.0,,x,2,2,8,2.0,
-3,,3,-3.0,,,3,-3,8,inf,
,2.5e3,+4,,2500.0,2.5e3,4,9,8,0.5,
--- diag
script:8:11: warning: column 'g' contains inf in row 3 [df-not-finite]
    8 | df['g'] = pd.to_numeric(['1', '2', 'inf', '0.5'])
      |           ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: the column is computed at script:8; drop the row, or call .replace() to replace inf

=== to_numeric of integers of many digits, beyond pandas
--- script
df = pd.DataFrame({'s': ['1700000000000000001', '12', ' +9223372036854775807 ', '-9223372036854775808', '000000000000000000000000000000000000000000012']})
df['n'] = pd.to_numeric(df['s'])
df['c'] = pd.to_numeric(pd.Series(['99999999999999999999', '1', '2', 'x', '3']), errors='coerce')
df['i'] = pd.to_numeric(pd.Series(['99999999999999999999', '1', '2', '3', '3']), errors='ignore')
df['v'] = pd.to_numeric('1700000000000000001')
df['s'] = df['n'].astype('str')
--- csv
s,n,c,i,v
1700000000000000001,1700000000000000001,1e+20,99999999999999999999,1700000000000000001
12,12,1.0,1,1700000000000000001
9223372036854775807,9223372036854775807,2.0,2,1700000000000000001
-9223372036854775808,-9223372036854775808,,3,1700000000000000001
12,12,3.0,3,1700000000000000001

=== integers that to_numeric cannot hold
--- script
a = pd.to_numeric(pd.Series(['9223372036854775808', '12']))
b = pd.to_numeric(pd.Series(['-9223372036854775809', '0.5']))
c = pd.to_numeric('18446744073709551616')
--- diag
script:1:19: error: integer '9223372036854775808' does not fit into 64 bits [df-value]
    1 | a = pd.to_numeric(pd.Series(['9223372036854775808', '12']))
      |                   ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: .astype('float') converts a column of such strings to floats; float(x) converts a single string
script:2:19: error: integer '-9223372036854775809' does not fit into 64 bits [df-value]
    2 | b = pd.to_numeric(pd.Series(['-9223372036854775809', '0.5']))
      |                   ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: .astype('float') converts a column of such strings to floats; float(x) converts a single string
script:3:19: error: integer '18446744073709551616' does not fit into 64 bits [df-value]
    3 | c = pd.to_numeric('18446744073709551616')
      |                   ^~~~~~~~~~~~~~~~~~~~~~
help: .astype('float') converts a column of such strings to floats; float(x) converts a single string

=== faults of to_numeric
--- script
s = pd.Series(['1', 'x'], name='s')
a = pd.to_numeric(s)
b = pd.to_numeric('0x10')
c = pd.to_numeric(s, errors='skip')
d = pd.to_numeric(s, errors='coerce', downcast='float')
--- diag
script:2:19: error: cannot convert 'x' to a number [df-value]
    2 | a = pd.to_numeric(s)
      |                   ^
help: it is in column 's', row 2; add errors='coerce' to make it a missing value
script:3:19: error: cannot convert '0x10' to a number [df-value]
    3 | b = pd.to_numeric('0x10')
      |                   ^~~~~~
help: write decimal numbers, such as 16 or 1.5e3, or add errors='coerce' to make this string missing
script:4:29: error: argument 'errors' of 'to_numeric' cannot be 'skip' [df-value]
    4 | c = pd.to_numeric(s, errors='skip')
      |                             ^~~~~~
help: choices are 'raise', 'coerce', 'ignore'
script:5:48: error: value 'float' of argument 'downcast' of 'to_numeric' is not part of df scripts [df-unsupported]
    5 | d = pd.to_numeric(s, errors='coerce', downcast='float')
      |                                                ^~~~~~~
help: write pd.to_numeric(s, errors='coerce').astype(float)

=== types found anew
--- script
df = pd.DataFrame({'s': ['x', None], 'n': [1, 2]})
df['s'] = df['s'].replace({'x': np.nan})
df['m'] = np.minimum(df['s'], df['n'])
df['cut'] = pd.cut(pd.Series([np.nan, np.nan]), [0, 1])
k = pd.Series(pd.Categorical(['a', None], categories=['a', 'b']))
df['k'] = k.cat.rename_categories([0, 1])
t = df.head(0)
df['len'] = len(np.round(pd.to_numeric(t['s'])))
--- csv
s,n,m,cut,k,len
,1,,,0,0
,2,,,,0

=== an int column becomes floats before it becomes objects
--- script
s = pd.Series([3, 1, 0, 5])
df = pd.DataFrame()
df['a'] = s.replace({3: np.nan, 1: 'x'})
df['b'] = s.replace({1: 'x', 3: np.nan})
df['c'] = s.replace({3: 2.5, 0: 7, 1: 'x', 5: 8})
df['d'] = s.replace({3: 2.0, 1: 'x'})
df['e'] = s.replace([3, 1], [np.nan, True], regex=True)
df['f'] = s.replace({3: None, 1: 'x'})
df['g'] = s.replace({3: True, 0: 2.5})
df['h'] = s.replace({9: 2.5, 1: 'x'})
--- csv
a,b,c,d,e,f,g,h
,,2.5,2,,,True,3
x,x,x,x,True,x,1,x
0.0,0,7.0,0,0.0,0,2.5,0
5.0,5,8,5,5.0,5,5,5
