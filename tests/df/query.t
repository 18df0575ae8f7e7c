=== conditions
--- data m.csv
Model name,n,f
bert,1,0.5
resnet,2,1.5
gpt,3,
t5,4,3.5
--- script
df = pd.read_csv('m.csv')
limit = 3
a = df.query('`Model name`=="bert"')
b = df.query("n > 1 and not f > 2 or `Model name` == 't5'")
c = df.query('1 < n <= @limit')
d = df.query('n in [1, 4] & `Model name` not in ("bert", "gpt")')
e = df.query("n == [2, 3] | n * 2 == 8")
f = df.query('`Model name` == ["t5"] or n == 1 and n == 2')
df = pd.DataFrame({'rows': [len(a), len(b), len(c), len(d), len(e), len(f)]})
--- csv
rows
1
3
2
1
3
1

=== faults stand in the query
--- script
df = pd.DataFrame({'Model name': ['a'], 'n': [1]})
limit = 3
a = df.query('`Model nam` == "a"')
b = df.query('n > limit')
c = df.query('n > @limi')
d = df.query('n > ')
e = df.query('`n')
f = df.query('n + 1')
g = df.query('')
h = df.query(3)
i = df.query('n > "x"')
j = df.query('1 == 1')
k = df.query('n == \'x\' and m')
--- diag
script:3:15: error: unknown column 'Model nam' [df-column]
    3 | a = df.query('`Model nam` == "a"')
      |               ^~~~~~~~~~~
help: did you mean 'Model name'? columns are 'Model name', 'n'
script:4:19: error: unknown column 'limit' [df-column]
    4 | b = df.query('n > limit')
      |                   ^~~~~
help: in a query, write @limit for the script's variable 'limit'
script:5:19: error: unknown name 'limi' [df-name]
    5 | c = df.query('n > @limi')
      |                   ^~~~~
help: did you mean 'limit'? names are 'df', 'limit', 'pd', 'np'
script:6:19: error: expected a value before the end of the line [df-syntax]
    6 | d = df.query('n > ')
      |                   ^
script:7:15: error: '`' is never closed [df-syntax]
    7 | e = df.query('`n')
      |               ^
script:8:14: error: rows must be selected by a bool column, not by a column of int64 [df-type]
    8 | f = df.query('n + 1')
      |              ^~~~~~~
help: to select rows, compare the column: df[df['a'] > 0]; to select the column, use its name: df[['a']]
script:9:14: error: the query is empty [df-value]
    9 | g = df.query('')
      |              ^~
script:10:14: error: 'query' needs a string with a condition, not 3 [df-type]
   10 | h = df.query(3)
      |              ^
help: write the condition as a string: df.query('a > 0')
script:11:15: error: cannot compare 'int' and 'str' with > [df-type]
   11 | i = df.query('n > "x"')
      |               ^~~~~~~
help: compare strings with strings, or numbers with numbers; pd.to_numeric(df['column']) converts strings to numbers
script:12:14: error: the query results in a 'bool', not a condition for each row [df-type]
   12 | j = df.query('1 == 1')
      |              ^~~~~~~~
help: compare a column: df.query('a > 1')
script:13:14: error: unknown column 'm' [df-column]
   13 | k = df.query('n == \'x\' and m')
      |              ^~~~~~~~~~~~~~~~~~
help: columns are 'Model name', 'n'

=== row labels have a name
--- script
df = pd.DataFrame({'k': ['a', 'b', 'a'], 'n': [1, 2, 3]})
df = df.groupby('k')[['n']].sum().query('k == "a" or index == "c"').reset_index()
--- csv
k,n
a,4

=== an expression of columns in text
--- data runs.csv
k,a,b
p,1,0.5
q,2,4
--- script
df = pd.read_csv('runs.csv')
limit = 2
df['c'] = df.eval('a / b')
df['d'] = df.eval('a < b and k == "q"')
df['e'] = df.eval('(a + @limit) ** 2')
df = df.assign(f=lambda d: d.eval('c - e'))
--- csv
k,a,b,c,d,e,f
p,1,0.5,2.0,False,9,-7.0
q,2,4.0,0.5,True,16,-15.5
