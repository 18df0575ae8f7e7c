=== stable, missing values last
--- data s.csv
k,n,f
b,2,1.5
a,2,
c,1,0.5
a,1,2.5
b,1,
--- script
df = pd.read_csv('s.csv')
a = df.sort_values('n')
b = df.sort_values('f', ascending=False)
c = df.sort_values(['k', 'n'], ascending=[False, True], ignore_index=True)
df = a.reset_index(drop=True)
df['bk'] = b['k'].reset_index(drop=True)
df['ck'] = c['k']
df['cn'] = c['n']
--- csv
k,n,f,bk,ck,cn
c,1,0.5,a,c,1
a,1,2.5,b,b,1
b,1,,c,b,2
b,2,1.5,a,a,1
a,2,,b,a,2
--- diag
s.csv:5:1: warning: row 'c' of the result has the 'bk' of another row, which is at s.csv:5 [df-rows-mixed]
    5 | a,1,2.5
      | ^
help: its own value is in s.csv:4; the script joins rows by position, as .values, lists and concat(axis=1) do: sort both frames the same way, or merge them

=== text goes by code point
--- script
df = pd.DataFrame({'s': ['b', 'B', 'é', 'a', '10', '9', None, '']})
df.sort_values(by='s', inplace=True)
--- csv
s
""
10
9
B
a
b
é
""

=== formatted numbers are text
--- script
df = pd.DataFrame({'x': [2.5, 10, 1.25]})
df['c'] = df['x'].map('${:,.2f}'.format)
df = df.sort_values('c')
--- csv
x,c
1.25,$1.25
10.0,$10.00
2.5,$2.50
--- diag
script:3:21: warning: column 'c' is sorted as text: '$10.00' comes before '$2.50' [df-sort-text]
    3 | df = df.sort_values('c')
      |                     ^~~
help: sort by the number, and convert it to a string afterwards

=== what cannot be sorted
--- script
df = pd.DataFrame({'x': [1, 'a', 2.5], 'y': [1, 2, 3]})
a = df.sort_values('x')
b = df.sort_values(['x', 'z'])
c = df.sort_values(['x', 'y'], ascending=[True])
d = df.sort_values('y', ascending='no')
e = df.sort_values(3)
--- diag
script:2:20: error: column 'x' contains strings and numbers, which cannot be ordered [df-type]
    2 | a = df.sort_values('x')
      |                    ^~~
help: pd.to_numeric(c, errors='coerce') keeps the numbers, c.astype(str) converts all cells to strings
script:3:26: error: unknown column 'z' [df-column]
    3 | b = df.sort_values(['x', 'z'])
      |                          ^~~
help: columns are 'x', 'y'
script:4:42: error: 'ascending' has 1 value, but 'by' has 2 columns [df-value]
    4 | c = df.sort_values(['x', 'y'], ascending=[True])
      |                                          ^~~~~~
help: give one value for each column, or a single value for all
script:5:35: error: argument 'ascending' of 'sort_values' must be True, False or a list of them, not the string 'no' [df-type]
    5 | d = df.sort_values('y', ascending='no')
      |                                   ^~~~
script:6:20: error: unknown column '3' [df-column]
    6 | e = df.sort_values(3)
      |                    ^
help: columns are 'x', 'y'

=== ranks within rows
--- script
d = pd.DataFrame({'a': [1, 2, 3], 'b': [1.0, None, 1], 'c': [7, 2, -1]})
df = d.rank(axis=1)
df['best'] = d[['a', 'c']].rank(axis='columns', method='min', ascending=False)['a']
df['pct'] = d.rank(axis=1, method='dense', pct=True, na_option='bottom')['c']
df['numbers'] = d.assign(t='x').rank(axis=1, numeric_only=True)['b']
--- csv
a,b,c,best,pct,numbers
1.5,1.5,3.0,2.0,1.0,1.5
1.5,,1.5,1.0,0.5,
3.0,2.0,1.0,1.0,0.3333333333333333,2.0

=== ranks within rows of strings
--- script
df = pd.DataFrame({'a': [1, 2], 'b': ['x', 'y']}).rank(axis=1)
--- diag
script:1:6: error: 'rank' of rows needs numbers, but column 'b' contains other values [df-type]
    1 | df = pd.DataFrame({'a': [1, 2], 'b': ['x', 'y']}).rank(axis=1)
      |      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: select numeric columns, or add numeric_only=True
