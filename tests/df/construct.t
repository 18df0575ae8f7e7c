=== lists of dicts, dicts of lists
--- script
a = pd.DataFrame([{'k': 'x', 'n': 1}, {'n': 2.5, 'm': True}, {'k': 'z'}])
df = pd.DataFrame({'k': ['x', 'y', None], 'n': a['n'], 'c': 7, 'b': [True, False, True], 'o': [1, 'a', None]})
df['m'] = a['m']
--- csv
k,n,c,b,o,m
x,1.0,7,True,1,
y,2.5,7,False,a,True
,,7,True,,

=== a frame that begins with nothing
--- script
df = pd.DataFrame()
df['a'] = [1, 2, 3]
df['b'] = df['a'] * 2
df['c'] = 'x'
--- csv
a,b,c
1,2,x
2,4,x
3,6,x

=== what makes no frame
--- script
a = pd.DataFrame({'a': [1, 2], 'b': [1]})
b = pd.DataFrame({'a': 1})
c = pd.DataFrame([{'a': 1}, 2])
d = pd.DataFrame({(1, None): [2], len: 3})
e = pd.DataFrame({'a': [[1], [2]]})
f = pd.DataFrame('x')
g = pd.DataFrame([[1]], columns=[{}])['b']
df = pd.DataFrame({'a': [1, 2]})
df['b'] = [1, 2, 3]
df['c'] = df
df[3] = 1
--- diag
script:1:32: error: the list has 1 value, but the frame has 2 rows [df-value]
    1 | a = pd.DataFrame({'a': [1, 2], 'b': [1]})
      |                                ^~~
script:2:18: error: each column of a DataFrame must be a list of values [df-value]
    2 | b = pd.DataFrame({'a': 1})
      |                  ^~~~~~~~
help: use a list for each column: {'a': [1, 2]}
script:3:29: error: each row must be a dict, not 'int' [df-type]
    3 | c = pd.DataFrame([{'a': 1}, 2])
      |                             ^
script:4:35: error: a 'function' cannot be a key of a dict [df-type]
    4 | d = pd.DataFrame({(1, None): [2], len: 3})
      |                                   ^~~
script:6:18: error: 'DataFrame' needs a dict of lists or a list of dicts, not the string 'x' [df-type]
    6 | f = pd.DataFrame('x')
      |                  ^~~
script:7:34: error: a column's name cannot be a 'dict' [df-type]
    7 | g = pd.DataFrame([[1]], columns=[{}])['b']
      |                                  ^~
script:9:11: error: the list has 3 values, but the frame has 2 rows [df-value]
    9 | df['b'] = [1, 2, 3]
      |           ^~~~~~~~~

=== renaming
--- script
df = pd.DataFrame({'a': [1], 'b': [2]})
df = df.rename(columns={'a': 'A', 'c': 'C'})
df.rename(columns={'b': 'B'}, inplace=True)
--- csv
A,B
1,2
--- diag
script:2:35: warning: no column 'c' to rename [df-rename]
    2 | df = df.rename(columns={'a': 'A', 'c': 'C'})
      |                                   ^~~
help: columns are 'a', 'b'

=== renaming into a name that is taken
--- script
df = pd.DataFrame({'a': [1], 'b': [2]})
x = df.rename(columns={'a': 'b'})
df.columns = ['x']
--- diag
script:2:23: error: two columns would be named 'b' [df-value]
    2 | x = df.rename(columns={'a': 'b'})
      |                       ^~~~~~~~~~
help: use each column name only once; rename or drop one of the columns
script:3:14: error: the list has 1 name, but the frame has 2 columns [df-value]
    3 | df.columns = ['x']
      |              ^~~~~

=== names share a frame, parts do not
--- script
df = pd.DataFrame({'a': [1, 2]})
same = df
part = df[['a']]
copy = df.copy()
same['b'] = 3
part['c'] = 4
copy['d'] = 5
--- csv
a,b
1,3
2,3

=== files that there are not
--- data prices.csv
a
1
--- script
df = pd.read_csv('price.csv')
x = pd.read_csv('../secret.csv')
y = pd.read_csv(3)
z = pd.read_csv('prices.csv', parse_dates=True)
--- diag
script:1:18: error: cannot find file 'price.csv' [file-missing]
    1 | df = pd.read_csv('price.csv')
      |                  ^~~~~~~~~~~
help: it is searched for in the site's folder and in data; did you mean 'prices.csv'?
script:2:17: error: '../secret.csv' is outside the site [file-outside]
    2 | x = pd.read_csv('../secret.csv')
      |                 ^~~~~~~~~~~~~~~
help: copy the file into the site; a page can read files in its own folder, in data and, with a leading '/', in the site's folder
script:3:17: error: 'read_csv' needs a string, not 3 [df-type]
    3 | y = pd.read_csv(3)
      |                 ^

=== a file with faults
--- data ragged.csv
a,b
1,2
3
--- script
df = pd.read_csv('ragged.csv')
df['c'] = df['a'] + 1
--- diag
ragged.csv:3:2: error: row has 1 field, expected 2 [csv-ragged]
    3 | 3
      |  ^
help: the value of column 'b' is missing

=== row labels as columns
--- script
df = pd.DataFrame({'a': [3, 1, 2]}).sort_values('a').reset_index()
x = df.reset_index().reset_index()
df['n'] = len(x.columns)
--- diag
script:2:5: error: column 'level_0' already exists [df-value]
    2 | x = df.reset_index().reset_index()
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: reset_index() would give this name to the column of row labels; add drop=True to drop the row labels instead

=== series of other labels: all labels, sorted
--- script
a = pd.Series([1, 2, 3], index=['x', 'y', 'z'])
b = pd.Series([10, 20], index=['y', 'w'])
x = pd.DataFrame({'v': [1.0, 2.0, 3.0]})['v']
d = pd.DataFrame({'b': b, 'a': a, 'l': [1, 2, 3, 4]}).reset_index()
e = pd.DataFrame({'array': a.values, 'from a': a}).reset_index(drop=True)
f = pd.DataFrame({'head': x.head(2), 'v': x, 'tail': x.tail(1)})
g = pd.DataFrame({'down': x.sort_values(ascending=False), 'v': x})
df = pd.concat([d, e, f.add_suffix(' f'), g], axis=1)
--- csv
index,b,a,l,array,from a,head f,v f,tail f,down,v
w,20.0,,1,1.0,1.0,1.0,1.0,,1.0,1.0
x,,1.0,2,2.0,2.0,2.0,2.0,,2.0,2.0
y,10.0,2.0,3,3.0,3.0,,3.0,3.0,3.0,3.0
z,,3.0,4,,,,,,,

=== index= selects the rows of what has labels
--- script
s = pd.Series({'p99': 9.0, 'p50': 1.5}, index=['p50', 'p99', 'p10'])
n = pd.Series(['pass', 'pass', 'fail']).value_counts()
a = pd.DataFrame({'n': n}, index=['fail', 'pass'])
b = pd.DataFrame({'rust': {'t': 3, 'mem': 10}, 'go': {'mem': 7}}, index=['mem', 't'])
c = pd.DataFrame({'n': n, 'k': [7, 8]}, index=['fail', 'pass'])
d = pd.DataFrame(n, index=['fail', 'skip'])
e = pd.Series(n, index=['skip', 'pass'])
f = pd.DataFrame(pd.DataFrame({'x': [1, 2, 3]}), index=[2, 0])
g = pd.DataFrame({'x': pd.Series([1, 2], index=['u', 'v']), 'y': pd.Series([3, 4], index=['v', 'w'])}, index=['w', 'v'])
df = pd.concat([s.rename('v').reset_index(), a.reset_index(), b.reset_index(), c.reset_index(), d.reset_index(), e.reset_index(), f.reset_index(), g.reset_index()])
--- csv
index,v,n,rust,go,k,count,x,y
p50,1.5,,,,,,,
p99,9.0,,,,,,,
p10,,,,,,,,
fail,,1.0,,,,,,
pass,,2.0,,,,,,
mem,,,10.0,7.0,,,,
t,,,3.0,,,,,
fail,,1.0,,,7.0,,,
pass,,2.0,,,8.0,,,
fail,,,,,,1.0,,
skip,,,,,,,,
skip,,,,,,,,
pass,,,,,,2.0,,
2,,,,,,,3.0,
0,,,,,,,1.0,
w,,,,,,,,4.0
v,,,,,,,2.0,3.0

=== index= names the rows of what has none
--- script
a = pd.DataFrame({'a': [1, 2]}, index=['y', 'x'])
b = pd.DataFrame([{'a': 3}, {'a': 4}], index=['y', 'x'])
c = pd.Series(pd.Series([1, 2], index=['u', 'v']).values, index=['y', 'x']).rename('a').to_frame()
d = pd.Series(7, index=['y', 'x']).rename('a').to_frame()
e = pd.DataFrame({'a': 5}, index=pd.Series(['y', 'x']))
f = pd.DataFrame(a.values, index=['y', 'x'], columns=['a'])
df = pd.concat([a, b, c, d, e, f]).reset_index()
--- csv
index,a
y,1
x,2
y,3
x,4
y,1
x,2
y,7
x,7
y,5
x,5
y,1
x,2

=== rows from series with different labels
--- script
df = pd.DataFrame([pd.Series({'x': 1, 'y': 2}), pd.Series({'y': 3, 'z': 4})])
--- csv
x,y,z
1.0,2.0,
,3.0,4.0

=== rows from series with labels in another order
--- script
df = pd.DataFrame([pd.Series({'x': 1, 'y': 2}), pd.Series({'y': 3, 'x': 4})])
--- csv
x,y
1,2
4,3
