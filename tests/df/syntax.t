=== what Python allows between tokens
--- script
import pandas as pd
import numpy as np
# a comment
a = [ 1,
	2,   # tabs and blanks

      3,
]; b = \
  4
df = pd . DataFrame ( {
'x' : a , } )
df [ 'y' ] = b;
df['z'] = ( df['x']
    + 1 )
x = y = 5
df['xy'] = x + y
--- csv
x,y,z,xy
1,4,2,10
2,4,3,10
3,4,4,10

=== constructs outside the language are named
--- script
for c in df.columns:
    df[c] = 1
    df[c] = 2
while True:
    pass
def f(x):
    return x
import os
from os import path
with open('x') as f:
    x = 1
x = lambda r, /: r
y = lambda r: (yield r)
z = f'{3=}'
a, *b = 1, 2
c = {1, 2}
d = {k for k in [1]}
e = [*d]
g = x @ y
h = x >> 2
i = x ^ y
j = 3 is 4
k = (w := 1)
l = [*a]
m = f(*a)
n = f(**a)
o: int = 3
p = 3j
q = b'x'
del x
r = [a for *a, b in c]
s = yield 1
t = ...
--- diag
script:1:10: error: unknown name 'df' [df-name]
    1 | for c in df.columns:
      |          ^~
help: names are 'pd', 'np'
script:4:1: error: a 'while' loop is not part of df scripts [df-unsupported]
    4 | while True:
      | ^~~~~
help: loop over a range, as in for i in range(100):, and leave the loop with break; columns are computed as a whole; write df['c'] = df['a'] * 2
script:10:11: error: cannot find file 'x' [file-missing]
   10 | with open('x') as f:
      |           ^~~
help: it is searched for in the site's folder and in data
script:12:15: error: '/' among parameters is not part of df scripts [df-unsupported]
   12 | x = lambda r, /: r
      |               ^
help: leave it out: every parameter can be set by position
script:13:16: error: 'yield' is not part of df scripts [df-unsupported]
   13 | y = lambda r: (yield r)
      |                ^~~~~
help: remove it: scripts run from top to bottom
script:19:7: error: operator '@' is not part of df scripts [df-unsupported]
   19 | g = x @ y
      |       ^
help: for a sum of products, write (df['a'] * df['b']).sum()
script:20:7: error: operator '>>' is not part of df scripts [df-unsupported]
   20 | h = x >> 2
      |       ^~
help: to shift right, divide by a power of 2: write df['a'] // 2 ** 3
script:22:7: error: operator 'is' between values is not part of df scripts [df-unsupported]
   22 | j = 3 is 4
      |       ^~
help: compare with == or !=; write df['g'] == 'x'
script:24:7: error: 'int' is not iterable [df-type]
   24 | l = [*a]
      |       ^
help: a single value is given where several are needed; write a list or a column
script:28:5: error: an imaginary number is not part of df scripts [df-unsupported]
   28 | p = 3j
      |     ^~
help: use a number without the j
script:29:5: error: bytes are not part of df scripts; remove the b before the string [df-syntax]
   29 | q = b'x'
      |     ^
script:31:12: error: unpacking with '*' is not part of df scripts [df-unsupported]
   31 | r = [a for *a, b in c]
      |            ^
help: name each value, as in: for a, b in c
script:32:5: error: 'yield' is not part of df scripts [df-unsupported]
   32 | s = yield 1
      |     ^~~~~
help: remove it: scripts run from top to bottom
script:33:5: error: '...' is not part of df scripts [df-unsupported]
   33 | t = ...
      |     ^
help: leave it out

=== methods and arguments that there are not
--- script
df = pd.DataFrame({'a': [1]})
b = df.to_csv('x.csv')
c = df.sort_value('a')
d = df.sort_values('a', ascendin=True)
e = pd.read_excel('x')
f = df['a'].apply(len)
g = open('/etc/passwd')
h = df.__class__
i = np.where(1, 2, 3)
j = df.merge(df, how='asof')
k = df['a'].map({1: 2})
l = 'x'.join(['a'])
m = df.astype('categories')
n = df.head(1, 2)
o = df.sort_values()
p = df.head(n=1, n=2)
df.a.b = 3
--- diag
script:2:8: error: 'to_csv' of DataFrame is not part of df scripts [df-unsupported]
    2 | b = df.to_csv('x.csv')
      |        ^~~~~~
help: remove the call: the page shows df and offers it as CSV
script:3:8: error: 'sort_value' of DataFrame is not part of df scripts [df-unsupported]
    3 | c = df.sort_value('a')
      |        ^~~~~~~~~~
help: did you mean 'sort_values'?
script:4:25: error: argument 'ascendin' of 'sort_values' is not part of df scripts [df-unsupported]
    4 | d = df.sort_values('a', ascendin=True)
      |                         ^~~~~~~~~~~~~
help: did you mean 'ascending'? arguments are 'by', 'axis', 'ascending', 'inplace', 'kind', 'na_position', 'ignore_index', 'key'
script:5:8: error: 'read_excel' of pd is not part of df scripts [df-unsupported]
    5 | e = pd.read_excel('x')
      |        ^~~~~~~~~~
help: scripts read CSV, JSON, SQLite and text files; the guide's page 'Results of your benchmark tool' has commands that convert other formats to CSV; write pd.read_csv('runs.csv')
script:6:19: error: 'len' needs a string, a list, a dict, a column or a frame, not 1 [df-type]
    6 | f = df['a'].apply(len)
      |                   ^~~
script:7:10: error: cannot find file '/etc/passwd' [file-missing]
    7 | g = open('/etc/passwd')
      |          ^~~~~~~~~~~~~
help: it is searched for in the site's folder
script:8:8: error: '__class__' of DataFrame is not part of df scripts [df-unsupported]
    8 | h = df.__class__
      |        ^~~~~~~~~
help: `perfpress help df` lists all functions and methods
script:10:22: error: argument 'how' of 'merge' cannot be 'asof' [df-value]
   10 | j = df.merge(df, how='asof')
      |                      ^~~~~~
help: choices are 'inner', 'left', 'right', 'outer', 'cross'
script:13:15: error: type 'categories' is not part of df scripts [df-unsupported]
   13 | m = df.astype('categories')
      |               ^~~~~~~~~~~~
help: types are 'int', 'float', 'str', 'bool', 'string', 'category', 'Int64', 'Float64', 'boolean', 'datetime64[ns]'
script:14:16: error: 'head' takes at most 1 positional argument [df-type]
   14 | n = df.head(1, 2)
      |                ^
script:15:5: error: missing argument 'by' of 'sort_values' [df-type]
   15 | o = df.sort_values()
      |     ^~~~~~~~~~~~~~~~
script:16:18: error: argument 'n' is passed twice [df-type]
   16 | p = df.head(n=1, n=2)
      |                  ^~~
script:17:1: error: assignment to '.b' is not part of df scripts [df-unsupported]
   17 | df.a.b = 3
      | ^~~~~~
help: assign to a column of a frame: df['a'] = ...

=== malformed lines, all told at once
--- script
a = (1 + 2
b = 3
--- diag
script:1:5: error: '(' is never closed [df-syntax]
    1 | a = (1 + 2
      |     ^

=== brackets
--- script
a = (1]
b = 2)
--- diag
script:1:7: error: ']' does not match the '(' on line 1 [df-syntax]
    1 | a = (1]
      |       ^
script:2:6: error: unmatched ')' [df-syntax]
    2 | b = 2)
      |      ^

=== tokens
--- script
a = 'open
b = 012
c = 1__0
d = 5x
e = $
f = "\xzz" + '\ud800' + "\N{DOT}"
g = 1 \ 2
h = '''never
--- diag
script:1:5: error: unterminated string [df-syntax]
    1 | a = 'open
      |     ^
script:2:5: error: a number must not begin with 0 [df-syntax]
    2 | b = 012
      |     ^~~
script:3:5: error: '1__0' is not a valid number [df-syntax]
    3 | c = 1__0
      |     ^~~~
script:4:5: error: '5x' is not a valid number [df-syntax]
    4 | d = 5x
      |     ^~
script:5:5: error: unexpected character '$' [df-syntax]
    5 | e = $
      |     ^
script:6:6: error: malformed escape in a string; for a backslash, write \\ [df-syntax]
    6 | f = "\xzz" + '\ud800' + "\N{DOT}"
      |      ^~
script:6:15: error: this escape is not a valid Unicode character [df-syntax]
    6 | f = "\xzz" + '\ud800' + "\N{DOT}"
      |               ^~~~~~
script:6:26: error: \N{...} is not part of df scripts; write the character itself [df-syntax]
    6 | f = "\xzz" + '\ud800' + "\N{DOT}"
      |                          ^~
script:7:7: error: '\' continues a line only at its end [df-syntax]
    7 | g = 1 \ 2
      |       ^
script:8:5: error: unterminated string [df-syntax]
    8 | h = '''never
      |     ^~~

=== statements
--- script
1 + 2 = 3
a = 1 2
b = [1 2]
c = {1: 2 3}
d = f(a=1, 2)
  e = 3
f = not
g = 
h = a.
= 3
i = )
--- diag
script:1:1: error: cannot assign to this expression [df-syntax]
    1 | 1 + 2 = 3
      | ^~~~~
help: assign to a name, df['column'] or df[['a', 'b']]
script:2:7: error: unexpected '2' after the end of the statement [df-syntax]
    2 | a = 1 2
      |       ^
help: write each statement on a line of its own, or add the missing operator or comma
script:3:8: error: expected ',' or ']' before '2' [df-syntax]
    3 | b = [1 2]
      |        ^
script:4:11: error: expected ',' or '}' before '3' [df-syntax]
    4 | c = {1: 2 3}
      |           ^
script:5:12: error: positional argument follows keyword argument [df-syntax]
    5 | d = f(a=1, 2)
      |            ^
help: write positional arguments before keyword arguments
script:7:8: error: expected a value before the end of the line [df-syntax]
    7 | f = not
      |        ^
script:8:5: error: expected a value before the end of the line [df-syntax]
    8 | g = 
      |     ^
script:9:7: error: expected a name before the end of the line [df-syntax]
    9 | h = a.
      |       ^
script:10:1: error: expected a value before '=' [df-syntax]
   10 | = 3
      | ^
script:11:5: error: unmatched ')' [df-syntax]
   11 | i = )
      |     ^

=== all faults that do not hang on each other are told
--- script
df = pd.DataFrame({'Model': ['b'], 'Throughput (/sec)': [1]})
a = df['Modl']
b = a + 1
c = dff['x']
df['Cost'] = 1e6 / df['Throughput (/s)']
d = df['Cost']
--- diag
script:2:8: error: unknown column 'Modl' [df-column]
    2 | a = df['Modl']
      |        ^~~~~~
help: did you mean 'Model'? columns are 'Model', 'Throughput (/sec)'
script:4:5: error: unknown name 'dff' [df-name]
    4 | c = dff['x']
      |     ^~~
help: did you mean 'df'? names are 'df', 'pd', 'np'
script:5:23: error: unknown column 'Throughput (/s)' [df-column]
    5 | df['Cost'] = 1e6 / df['Throughput (/s)']
      |                       ^~~~~~~~~~~~~~~~~
help: did you mean 'Throughput (/sec)'? columns are 'Model', 'Throughput (/sec)'

=== no frame is left
--- script
frame = pd.DataFrame({'a': [1]})
x = 3
--- diag
script: error: script assigns no frame to 'df' [df-result]
help: there is only 'frame'

=== a frame may be something else
--- script
df = 3
--- diag
script: error: script assigns no frame to 'df' [df-result]
help: make a frame with pd.read_csv('file.csv') or pd.DataFrame(...)

=== empty script
--- script

--- diag
script: error: script assigns no frame to 'df' [df-result]
help: make a frame with pd.read_csv('file.csv') or pd.DataFrame(...)

=== one column alone is a frame, too
--- script
df = pd.DataFrame({'a': [1, 2]})['a']
--- csv
a
1
2

=== formatted texts over several lines
--- script
a = 1
b = f'''x
{a +}'''
c = [f'''

{zz}''']
df = pd.DataFrame({'a': [a]})
--- diag
script:3:5: error: expected a value before '}' [df-syntax]
    3 | {a +}'''
      |     ^
script:6:2: error: unknown name 'zz' [df-name]
    6 | {zz}''']
      |  ^~
help: names are 'a', 'pd', 'np'

=== pairs for arguments
--- script
a = [1, 2]
df = pd.DataFrame(**{'data': {'x': a}})
b = pd.DataFrame(**{1: a})
c = pd.DataFrame(**{'data': a}, [1])
d = pd.DataFrame(**{k: a for k in ['data']})
e = pd.DataFrame(**{})
f = pd.DataFrame(**{'width': 1})
g = pd.DataFrame(**{'data': a
--- diag
script:3:18: error: the keys of a dict after '**' must be strings [df-type]
    3 | b = pd.DataFrame(**{1: a})
      |                  ^~~~~~~~
script:4:33: error: positional argument follows keyword argument [df-syntax]
    4 | c = pd.DataFrame(**{'data': a}, [1])
      |                                 ^~~
help: write positional arguments before keyword arguments
script:7:21: error: argument 'width' of 'DataFrame' is not part of df scripts [df-unsupported]
    7 | f = pd.DataFrame(**{'width': 1})
      |                     ^~~~~~~~~~
help: arguments are 'data', 'index', 'columns', 'dtype'
script:8:20: error: '{' is never closed [df-syntax]
    8 | g = pd.DataFrame(**{'data': a
      |                    ^
