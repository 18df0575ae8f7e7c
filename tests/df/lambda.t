=== a lambda called by name
--- script
double = lambda x, by=2: x * by
two = lambda: 2
df = pd.DataFrame({'a': [double(3), double(3, 4), double(by=5, x=2), two()]})
--- csv
a
6
12
10
2

=== a conditional expression takes one side only
--- script
x = 0
a = 1 if x == 0 else 1 / x
b = 'no' if x else 'yes' if x == 0 else 'never'
df = pd.DataFrame({'a': [a], 'b': [b], 'c': [(lambda v: v if v else None)(3)]})
--- csv
a,b,c
1,yes,3

=== names of a lambda and of a comprehension are their own
--- script
r = 3
x = 10
f = lambda v: v * r
df = pd.DataFrame({'a': [1, 2]})
df['b'] = df.apply(lambda r: f(r['a']), axis=1)
df['c'] = [x * 2 for x in [1, 2]]
df['d'] = x
adders = [lambda v: v + k for k in [1, 2]]
df['e'] = [g(0) for g in adders]
nest = lambda n: lambda v: v + n
df['g'] = nest(5)(df['a'])
--- csv
a,b,c,d,e,g
1,3,2,10,2,6
2,6,4,10,2,7

=== f-strings
--- script
x = 1234.5678
n = 42
who = 'it'
w = 12
df = pd.DataFrame({'s': [f'{x:.2f}', f'{x:,.1f} ms', f'{n:05d}|{n!r:>6}', f"{who!r} {'a' + who}",
    f'{{{n}}}', f'{x:{w}.{1 + 1}f}', f'a' 'b' f'{n}', rf'\d{n}', f'{n if n > 3 else 0}', f'{[1, "a", (2,), {"k": None}]}',
    f'{None} {True} {who:>5}', f'{(lambda v: v + 1)(n)}', f'''{n}
x''', f'{n!s:*^6}', f'', f'{x:.3e}\t{n:%}', f'{n != 3}']})
--- csv
s
1234.57
"1,234.6 ms"
00042|    42
'it' ait
{42}
     1234.57
ab42
\d42
42
"[1, 'a', (2,), {'k': None}]"
None True    it
43
"42
x"
**42**
""
1.235e+03	4200.000000%
True
--- diag
script:5:20: warning: column 's' contains '[1, 'a', (2,), {'k': None}]', where 'None' stands for a missing value or a group that did not match [df-not-finite]
    5 | df = pd.DataFrame({'s': [f'{x:.2f}', f'{x:,.1f} ms', f'{n:05d}|{n!r:>6}', f"{who!r} {'a' + who}",
      |                    ^~~
help: the column is computed at script:5; before that line, drop the row, or replace the missing, infinite or 0 value
script:7:5: warning: column 's' contains 'None True    it', where 'None' stands for a missing value or a group that did not match [df-not-finite]
    7 |     f'{None} {True} {who:>5}', f'{(lambda v: v + 1)(n)}', f'''{n}
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~
help: the column is computed at script:7; before that line, drop the row, or replace the missing, infinite or 0 value

=== comprehensions
--- script
pairs = [('a', 1), ('b', 2)]
d = {k: v * 2 for k, v in pairs}
e = {v: k for k, v in d.items() if v > 2}
total = sum(x * y for x in [1, 2] for y in [10, 20] if x * y > 10)
t = [a + b for (a, b), c in [((1, 2), 3), ((4, 5), 6)]]
g = (i for i in [3, 4])
df = pd.DataFrame({'a': [d['a'], d['b'], total, t[1], list(g)[0], max(i for i in [5, 9])]})
df['b'] = [e[4] for x in df['a']]
--- csv
a,b
2,b
4,b
80,b
9,b
3,b
9,b

=== a name for each part of a value
--- script
a, b = 1, 2
a, b = b, a
(c, d), e = [3, 4], 5
f, = [6]
[g, h] = 'xy'
n, m = pd.DataFrame({'a': [1, 2, 3]}).shape
df = pd.DataFrame({'v': [a, b, c, d, e, f, n, m]})
df['x'], df['y'] = df['v'] * 2, g + h
--- csv
v,x,y
2,4,xy
1,2,xy
3,6,xy
4,8,xy
5,10,xy
6,12,xy
3,6,xy
1,2,xy

=== values for names do not fit
--- script
a, b = 1, 2, 3
c, d = 5
e, 3 = 1, 2
df = pd.DataFrame({'a': [1]})
a, b += 1
df[['a', 'b']] += 1, 2
--- diag
script:1:1: error: cannot unpack 3 values into 2 names [df-value]
    1 | a, b = 1, 2, 3
      | ^~~~
script:2:1: error: 'int' is not iterable [df-type]
    2 | c, d = 5
      | ^~~~
help: a single value is given where several are needed; write a list or a column
script:3:4: error: cannot assign to this expression [df-syntax]
    3 | e, 3 = 1, 2
      |    ^
help: assign to a name, df['column'] or df[['a', 'b']]
script:5:6: error: '+=' to this target is not part of df scripts [df-unsupported]
    5 | a, b += 1
      |      ^~
help: change each name or column on a line of its own: a += 1
script:6:10: error: unknown column 'b' [df-column]
    6 | df[['a', 'b']] += 1, 2
      |          ^~~
help: there is only 'a'

=== calls of lambdas that do not fit
--- script
f = lambda x, y=1: x + y
a = f()
b = f(1, 2, 3)
c = f(1, z=2)
d = f(1, x=2)
e = lambda x, x: 1
g = lambda x=1, y: 1
h = lambda x
i = f(1)(2)
j = 3(4)
df = pd.DataFrame({'a': [1]})
df['b'] = df['a'].map(lambda: 3)
df['c'] = df['a'].map(lambda v: v + 'x')
k = f(x for x in [1], 2)
l = pd.DataFrame({'a': [1]}).shape()
--- diag
script:2:5: error: missing argument 'x' of the lambda [df-type]
    2 | a = f()
      |     ^~~
script:3:13: error: too many arguments: the lambda takes 2 [df-type]
    3 | b = f(1, 2, 3)
      |             ^
script:4:10: error: unknown argument 'z' of the lambda [df-type]
    4 | c = f(1, z=2)
      |          ^~~
help: arguments are 'x', 'y'
script:5:10: error: argument 'x' is passed twice [df-type]
    5 | d = f(1, x=2)
      |          ^~~
script:6:15: error: two parameters are named 'x' [df-syntax]
    6 | e = lambda x, x: 1
      |               ^
script:7:17: error: parameter 'y' needs a default, because one before it has a default [df-syntax]
    7 | g = lambda x=1, y: 1
      |                 ^
script:8:13: error: expected ',' or ':' before the end of the line [df-syntax]
    8 | h = lambda x
      |             ^
script:9:5: error: 'int' object is not callable [df-type]
    9 | i = f(1)(2)
      |     ^~~~
help: it is a value, not a function: remove the (...), or write * to multiply
script:10:5: error: 'int' object is not callable [df-type]
   10 | j = 3(4)
      |     ^
help: it is a value, not a function: remove the (...), or write * to multiply
script:12:23: error: the lambda has 0 parameters, but is called with 1 argument [df-type]
   12 | df['b'] = df['a'].map(lambda: 3)
      |                       ^~~~~~~~~
help: the lambda needs a parameter for each argument: lambda x: x
script:14:7: error: a generator expression beside other arguments needs parentheses [df-syntax]
   14 | k = f(x for x in [1], 2)
      |       ^~~~~~~~~~~~~~
help: put parentheses around it, or square brackets, which make a list
script:15:5: error: 'tuple' object is not callable [df-type]
   15 | l = pd.DataFrame({'a': [1]}).shape()
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: 'shape' is a property, not a function: write it without (...)

=== faults within f-strings stand where they are
--- script
x = 3
a = f'{y} and {x}'
b = f'ok {x + } not'
c = f'{}'
d = f'{x'
e = f'x } y'
g = f'{x!q}'
h = f'{x:{z}}'
i = f'{x:qq}'
j = f'{x y}'
k = f"{x + 'a'}"
l = f'{x=}'
n = f'{x #}'
o = f'{(x}'
p = f'{a[}'
df = pd.DataFrame({'a': [1]})
q = f'{df["b"]:.2f}'
s = f'{df["a"]:.2f}'
m = f'{df}'
--- diag
script:2:8: error: unknown name 'y' [df-name]
    2 | a = f'{y} and {x}'
      |        ^
help: names are 'x', 'pd', 'np'
script:3:15: error: expected a value before '}' [df-syntax]
    3 | b = f'ok {x + } not'
      |               ^
script:4:8: error: expected a value before '}' [df-syntax]
    4 | c = f'{}'
      |        ^
script:5:7: error: '{' is never closed on its line [df-syntax]
    5 | d = f'{x'
      |       ^
script:6:9: error: single '}' in an f-string; write '}}' [df-syntax]
    6 | e = f'x } y'
      |         ^
script:7:9: error: unknown conversion after '!'; write !r, !s or !a [df-syntax]
    7 | g = f'{x!q}'
      |         ^~
script:8:11: error: unknown name 'z' [df-name]
    8 | h = f'{x:{z}}'
      |           ^
help: names are 'x', 'pd', 'np'
script:9:8: error: format specifier 'qq' is invalid for an integer [df-value]
    9 | i = f'{x:qq}'
      |        ^
help: '{:,.2f}' formats numbers with two decimals, '{:d}' integers, '{}' anything
script:10:10: error: expected '}', ':' or '!' before 'y' [df-syntax]
   10 | j = f'{x y}'
      |          ^
script:11:8: error: unsupported operand types for +: 'int' and 'str' [df-type]
   11 | k = f"{x + 'a'}"
      |        ^~~~~~~
help: .astype('float') converts strings to numbers, and .astype('str') converts numbers to strings
script:13:10: error: unexpected character '#' [df-syntax]
   13 | n = f'{x #}'
      |          ^

=== a lambda ends
--- script
f = lambda x: f(x + 1)
df = pd.DataFrame({'a': [f(1)]})
--- diag
script:1:17: error: lambda calls are nested too deeply [df-value]
    1 | f = lambda x: f(x + 1)
      |                 ^
help: a lambda cannot call itself, directly or through another lambda

=== two lambdas that call each other end
--- script
f = lambda x: g(x)
g = lambda x: [f(x) for i in [1, 2]]
df = pd.DataFrame({'a': [1]})
df['b'] = df['a'].map(g)
--- diag
script:2:30: error: lambda calls are nested too deeply [df-value]
    2 | g = lambda x: [f(x) for i in [1, 2]]
      |                              ^~~~~~
help: a lambda cannot call itself, directly or through another lambda

=== steps end
--- script
xs = list(range(1000000))
df = pd.DataFrame({'a': [sum(sum(1 for x in xs) for y in xs)]})
--- diag
script:2:34: error: the script needs more than 256 MiB of memory [df-value]
    2 | df = pd.DataFrame({'a': [sum(sum(1 for x in xs) for y in xs)]})
      |                                  ^~~~~~~~~~~~~
help: make fewer and smaller lists and frames

=== methods of texts are functions
--- script
a = pd.DataFrame({'k': ['b', 'A']})
df = a.rename(columns=str.upper)
df['K'] = df['K'].map(str.lower)
df['sorted'] = sorted(a['k'], key=str.lower)
df['format'] = a['k'].map(str.format)
--- csv
K,sorted,format
b,A,b
a,b,A

=== but not of what is none
--- script
df = pd.DataFrame({'k': ['b', 'A'], 'n': [1, 2]})
a = str.upper('x')
b = df['n'].map(str.upper)
c = df.sort_values('k', key=str.lower)
d = df['n'].map(int.upper)
e = df['k'].map(str.zfill)
--- diag
script:2:5: error: 'str.upper(...)' is not part of df scripts [df-unsupported]
    2 | a = str.upper('x')
      |     ^~~~~~~~~~~~~~
help: call the method of the string: x.upper(...)
script:3:17: error: 'str.upper' needs a string, not 'int' [df-type]
    3 | b = df['n'].map(str.upper)
      |                 ^~~~~~~~~
help: convert the column first: .astype('str')
script:4:29: error: 'str.lower' needs a string, not 'Series' [df-type]
    4 | c = df.sort_values('k', key=str.lower)
      |                             ^~~~~~~~~
help: convert the column first: .astype('str')
script:5:21: error: 'upper' of int is not part of df scripts [df-unsupported]
    5 | d = df['n'].map(int.upper)
      |                     ^~~~~
help: `perfpress help df` lists all functions and methods
script:6:17: error: missing argument 'width' of 'zfill' [df-type]
    6 | e = df['k'].map(str.zfill)
      |                 ^~~~~~~~~
