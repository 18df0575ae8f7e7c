=== as written: for
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
v = ['a', 'b']
for c in v:
    df[c] = (df[c] * 1.05).round(1)
--- csv
k,g,a,b,day
a,x,10.5,1.3,2026-01-02
a,y,26.2,2.6,2026-01-03
b,x,31.5,3.2,2026-02-01
c,y,5.2,0.5,2026-02-01

=== as written: for, 2
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
for c in df.columns[2:4]:
    df[c] = df[c] / df[c].max()
--- csv
k,g,a,b,day
a,x,0.3333333333333333,0.4166666666666667,2026-01-02
a,y,0.8333333333333334,0.8333333333333334,2026-01-03
b,x,1.0,1.0,2026-02-01
c,y,0.16666666666666666,0.16666666666666666,2026-02-01

=== as written: for, 3
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
rows = []
for x in df['k'].unique():
    rows.append({'k': x, 'n': len(df[df['k'] == x])})
df = pd.DataFrame(rows)
--- csv
k,n
a,2
b,1
c,1

=== as written: for, 4
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
rows = []
for k, g in df.groupby('k'):
    best = g['a'].max()
    rows.append([k, best, best / g['a'].sum()])
df = pd.DataFrame(rows, columns=['k', 'best', 'share'])
--- csv
k,best,share
a,25,0.7142857142857143
b,30,1.0
c,5,1.0

=== as written: for, 5
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
def f(x, k=2):
    return x * k
df['c'] = df['a'].map(f)
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,20
a,y,25,2.5,2026-01-03,50
b,x,30,3.0,2026-02-01,60
c,y,5,0.5,2026-02-01,10

=== as written: for, 6
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
def level(x):
    """a level"""
    if x > 20:
        return 'high'
    elif x > 9:
        return 'mid'
    else:
        return 'low'
df['c'] = df['a'].apply(level)
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,mid
a,y,25,2.5,2026-01-03,high
b,x,30,3.0,2026-02-01,high
c,y,5,0.5,2026-02-01,low

=== as written: for, 7
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
def f(r):
    if r['a'] > 9: return r['b']
    return 0.0
df['c'] = df.apply(f, axis=1)
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,1.25
a,y,25,2.5,2026-01-03,2.5
b,x,30,3.0,2026-02-01,3.0
c,y,5,0.5,2026-02-01,0.0

=== as written: for, 8
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
del df['g']
--- csv
k,a,b,day
a,10,1.25,2026-01-02
a,25,2.5,2026-01-03
b,30,3.0,2026-02-01
c,5,0.5,2026-02-01

=== as written: for, 9
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
if len(df) > 3:
    df = df.head(3)
--- csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3.0,2026-02-01

=== as written: for, 10
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
if df['a'].max() > 20:
    df['c'] = 1
else:
    df['c'] = 2
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,1
a,y,25,2.5,2026-01-03,1
b,x,30,3.0,2026-02-01,1
c,y,5,0.5,2026-02-01,1

=== as written: for, 11
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
cols = ['a', 'b']
for c in cols:
    df[c] = df[c].round(1)
    df[c] = df[c] * 1
--- csv
k,g,a,b,day
a,x,10,1.2,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3.0,2026-02-01
c,y,5,0.5,2026-02-01

=== as written: if
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
if len(df) > 3:
    n = 1
    df['c'] = ['high' if x > 9 else 'low' for x in df['a']]
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,high
a,y,25,2.5,2026-01-03,high
b,x,30,3.0,2026-02-01,high
c,y,5,0.5,2026-02-01,low

=== as written: def
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
def f(x):
    y = x
    return y * 2
df['c'] = df['a'].map(f)
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,20
a,y,25,2.5,2026-01-03,50
b,x,30,3.0,2026-02-01,60
c,y,5,0.5,2026-02-01,10

=== as written: import numpy
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
from pandas import DataFrame
df = DataFrame({'a': [1]})
--- csv
a
1

=== as written: del
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
n = 1
del n
--- csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3.0,2026-02-01
c,y,5,0.5,2026-02-01

=== as written: assert
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
assert len(df) == 4
--- csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3.0,2026-02-01
c,y,5,0.5,2026-02-01

=== as written: pass
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
pass
--- csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3.0,2026-02-01
c,y,5,0.5,2026-02-01

=== as written: unpack
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
a = ['k', 'g']
df = df.drop(*[a], axis=1)
--- csv
a,b,day
10,1.25,2026-01-02
25,2.5,2026-01-03
30,3.0,2026-02-01
5,0.5,2026-02-01

=== as written: star
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
cols = ['k']
df = df[[*cols, 'a']]
--- csv
k,a
a,10
a,25
b,30
c,5

=== stars in lists, dicts, calls and targets
--- script
v = [1, *range(3), *'ab']
d = {'a': 1, **{'b': 2, 'a': 3}, 'c': 4}
f = lambda x, y, z=0: f'{x}{y}{z}'
def g(a, b=2): return a * b
kw = {'z': 5}
s = f(*[1, 2], **kw) + str(g(**{'a': 3, 'b': 4})) + str(max(*v[:3]))
p, q = zip(*[(1, 'a'), (2, 'b')])
first, *rest = v
df = pd.DataFrame({'v': [str(v)], 'd': [str(d)], 's': s, 'p': str(p), 'q': str(q), 'rest': str(rest)})
r = pd.DataFrame({'x': [1, 2], 'y': [3.5, 4]})
m = r.apply(lambda r: str({**r, 'k': 1}), axis=1)
df['m'] = m[0]
df = df.rename(**{'columns': {'m': 'M'}})
--- csv
v,d,s,p,q,rest,M
"[1, 0, 1, 2, 'a', 'b']","{'a': 3, 'b': 2, 'c': 4}",125121,"(1, 2)","('a', 'b')","[0, 1, 2, 'a', 'b']","{'x': 1.0, 'y': 3.5, 'k': 1}"

=== lists and dicts that change
--- script
rows = []
d = {}
for k in ['b', 'a']:
    rows.append({'k': k, 'n': len(rows)})
    d.setdefault(k, []).append(1)
    d[k].extend([2, 3])
d.update({'z': [0]}, y=[9])
d.pop('z')
del d['y'], rows[0]
rows.insert(0, {'k': 'q', 'n': 7})
v = [3, 1, 2]
v.sort(reverse=True)
v[0] = 10
a, *b = v
df = pd.DataFrame(rows)
df['s'] = str(d) + str(v) + str(b)
e = {1: 'a', 2.5: 'b', True: 'c', (1, 'x'): 'd', 2: 'e', None: 'f', np.nan: 'g'}
df['e'] = str(e[1.0] + e[2.5] + e[(1, 'x')] + e[2.0] + e[None] + str(len(e)))
--- csv
k,n,s,e
q,7,"{'b': [1, 2, 3], 'a': [1, 2, 3]}[10, 2, 1][2, 1]",cbdef6
a,1,"{'b': [1, 2, 3], 'a': [1, 2, 3]}[10, 2, 1][2, 1]",cbdef6

=== loops, conditions and functions
--- script
"""A docstring."""
df = pd.DataFrame({'a': [2.0, 4], 'b': [3.0, 5], 'k': ['x', 'y']})
for c in ['a', 'b']:
    df[c] = df[c] / df[c].max()
total = 0
for i, c in enumerate(df.columns):
    if c == 'k':
        continue
    elif c == 'z': pass
    else:
        total += i + 1
else:
    total += 100
for i in range(10):
    if i == 3: break
else:
    total = -1
def ratio(a, b: float = 2, flip=False) -> float:
    """The ratio of a to b."""
    if flip:
        return b / a
    return a / b

def name(v):
    if v > 0.7: return 'high'
    elif v > 0.55:
        return 'mid'

def mean_of(column, /):
    s = 0
    for v in df[column]:
        s += v
    return s / len(df)
--- diag
script:29:21: error: '/' among parameters is not part of df scripts [df-unsupported]
   29 | def mean_of(column, /):
      |                     ^
help: leave it out: every parameter can be set by position

=== loops, conditions and functions, 2
--- script
df = pd.DataFrame({'a': [2.0, 4], 'b': [3.0, 5], 'k': ['x', 'y']})
for c in ['a', 'b']:
    df[c] = df[c] / df[c].max()
total = 0
for i, c in enumerate(df.columns):
    if c == 'k':
        continue
    elif c == 'z': pass
    else:
        total += i + 1
else:
    total += 100
for i in range(10):
    if i == 3: break
else:
    total = -1
def ratio(a, b: float = 2, flip=False) -> float:
    """The ratio of a to b."""
    if flip:
        return b / a
    return a / b

def name(v):
    if v > 0.7: return 'high'
    elif v > 0.55:
        return 'mid'

def mean_of(column='a'):
    s = 0
    for v in df[column]:
        s += v
    return s / len(df)

def scale(n):
    factor = n * unit
    def by(x):
        return x * factor
    return by

df['total'] = total
df['last'] = i
df['r'] = ratio(df['a'], df['b'])
df['f'] = ratio(df['a'], flip=True)
df['name'] = df['a'].map(name)
df['row'] = df.apply(lambda r: name(r['b']), axis=1)
df['m'] = mean_of() + mean_of(column='b')
unit = 10
by3 = scale(3)
unit = 100
df['u'] = by3(df['a']) + scale(1)(1)
if df.empty:
    df['z'] = 1
with_x = 1; x, (y, *z) = 1, (2, 3, 4)
if with_x: df['x'] = x; df['z'] = str(z)
--- csv
a,b,k,total,last,r,f,name,row,m,u,x,z
0.5,0.6,x,103,3,0.8333333333333334,4.0,,mid,1.55,115.0,1,"[3, 4]"
1.0,1.0,y,103,3,1.0,2.0,high,high,1.55,130.0,1,"[3, 4]"

=== indentation follows Python's rules
--- script
if True:
	a = 1
        b = 2
if True:
    a = 1
  b = 2
for x in [1]:
y = 1
  z = 1
if True:
    if True:
        a = 2
    else:
        a = 3
    # a comment

  # in any column
    b = 4
else:
    c = 5
else:
    d = 6
elif a: pass
for x in [1] y = 2
if a = 2:
    pass
for i in range(3): for j in range(3): pass
break
return 1
def f(): break
def f(a, a): pass
def f(a=1, b): pass
--- diag
script:3:1: error: inconsistent use of tabs and spaces in indentation [df-syntax]
    3 |         b = 2
      | ^~~~~~~~
help: indent all lines of a block with spaces
script:6:1: error: unindent does not match any outer indentation level [df-syntax]
    6 |   b = 2
      | ^~
help: start the line in the same column as the earlier lines of its block
script:8:1: error: expected an indented block after 'for' statement on line 7 [df-syntax]
    8 | y = 1
      | ^
help: indent the block's lines by 4 spaces, or write pass
script:9:3: error: unexpected indent [df-syntax]
    9 |   z = 1
      |   ^
help: start the line in the same column as the line above
script:21:1: error: 'else' without an 'if' or 'for' before it [df-syntax]
   21 | else:
      | ^~~~
help: start the line in the same column as the statement that it continues
script:23:1: error: 'elif' without an 'if' before it [df-syntax]
   23 | elif a: pass
      | ^~~~
help: start the line in the same column as the statement that it continues
script:24:14: error: expected ':' before 'y' [df-syntax]
   24 | for x in [1] y = 2
      |              ^
script:25:6: error: '=' in a condition [df-syntax]
   25 | if a = 2:
      |      ^
help: compare with ==
script:27:20: error: expected a value before 'for' [df-syntax]
   27 | for i in range(3): for j in range(3): pass
      |                    ^~~
script:28:1: error: 'break' outside loop [df-syntax]
   28 | break
      | ^~~~~
help: write it in the block of a 'for' loop
script:29:1: error: 'return' outside function [df-syntax]
   29 | return 1
      | ^~~~~~
help: a script assigns its result to the name df
script:30:10: error: 'break' outside loop [df-syntax]
   30 | def f(): break
      |          ^~~~~
help: write it in the block of a 'for' loop
script:31:10: error: two parameters are named 'a' [df-syntax]
   31 | def f(a, a): pass
      |          ^
script:32:12: error: parameter 'b' needs a default, because one before it has a default [df-syntax]
   32 | def f(a=1, b): pass
      |            ^

=== a failing assert ends the script with its message
--- script
df = pd.DataFrame({'a': [1, 2]})
assert len(df) == 2, 'two rows'
assert df['a'].max() < 2, f"the maximum is {df['a'].max()}"
assert not len(df)
--- diag
script:3:8: error: assertion failed: the maximum is 2 [df-assert]
    3 | assert df['a'].max() < 2, f"the maximum is {df['a'].max()}"
      |        ^~~~~~~~~~~~~~~~~
script:4:8: error: assertion failed [df-assert]
    4 | assert not len(df)
      |        ^~~~~~~~~~~

=== as written: %
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = ['%.1f' % x for x in df['a']]
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,10.0
a,y,25,2.5,2026-01-03,25.0
b,x,30,3.0,2026-02-01,30.0
c,y,5,0.5,2026-02-01,5.0

=== as written: print
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
print(df)
--- csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3.0,2026-02-01
c,y,5,0.5,2026-02-01

=== as written: isinstance
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = df['k'].map(lambda x: isinstance(x, str))
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,True
a,y,25,2.5,2026-01-03,True
b,x,30,3.0,2026-02-01,True
c,y,5,0.5,2026-02-01,True

=== as written: isinstance, 2
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = df['b'].map(lambda x: x if isinstance(x, float) else np.nan)
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,1.25
a,y,25,2.5,2026-01-03,2.5
b,x,30,3.0,2026-02-01,3.0
c,y,5,0.5,2026-02-01,0.5

=== as written: set_option of pd
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
pd.set_option('display.max_rows', 5)
--- csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3.0,2026-02-01
c,y,5,0.5,2026-02-01

=== as written: append of list
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
v = [1, 2, 3]
v.append(4)
df['c'] = v
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,1
a,y,25,2.5,2026-01-03,2
b,x,30,3.0,2026-02-01,3
c,y,5,0.5,2026-02-01,4

=== as written: extend of list
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
v = [1, 2]
v.extend([3, 4])
df['c'] = v
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,1
a,y,25,2.5,2026-01-03,2
b,x,30,3.0,2026-02-01,3
c,y,5,0.5,2026-02-01,4

=== as written: sort of list
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
v = [4, 3, 2, 1]
v.sort()
df['c'] = v
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,1
a,y,25,2.5,2026-01-03,2
b,x,30,3.0,2026-02-01,3
c,y,5,0.5,2026-02-01,4

=== as written: reverse of list
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
v = [1, 2, 3, 4]
v.reverse()
df['c'] = v
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,4
a,y,25,2.5,2026-01-03,3
b,x,30,3.0,2026-02-01,2
c,y,5,0.5,2026-02-01,1

=== as written: remove of list
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
v = [1, 2, 3, 4, 5]
v.remove(5)
df['c'] = v
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,1
a,y,25,2.5,2026-01-03,2
b,x,30,3.0,2026-02-01,3
c,y,5,0.5,2026-02-01,4

=== as written: update of dict
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
d = {'a': 1}
d.update({'b': 2})
df['c'] = df['k'].map(d)
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,1.0
a,y,25,2.5,2026-01-03,1.0
b,x,30,3.0,2026-02-01,2.0
c,y,5,0.5,2026-02-01,

=== as written: % of two values
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['t'] = df.apply(lambda r: '%s has %5.1f%% of {%d}, %-4s|' % (r['k'], r['a'], r['b'], r['g']), axis=1)
--- csv
k,g,a,b,day,t
a,x,10,1.25,2026-01-02,"a has  10.0% of {1}, x   |"
a,y,25,2.5,2026-01-03,"a has  25.0% of {2}, y   |"
b,x,30,3.0,2026-02-01,"b has  30.0% of {3}, x   |"
c,y,5,0.5,2026-02-01,"c has   5.0% of {0}, y   |"

=== as written: % of numbers
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['t'] = ['%+.2f' % x + '%03d' % x for x in df['a']]
--- csv
k,g,a,b,day,t
a,x,10,1.25,2026-01-02,+10.00010
a,y,25,2.5,2026-01-03,+25.00025
b,x,30,3.0,2026-02-01,+30.00030
c,y,5,0.5,2026-02-01,+5.00005

=== as written: % of a row, 2
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['t'] = df['b'].map(lambda x: '%6.2f' % x)
--- csv
k,g,a,b,day,t
a,x,10,1.25,2026-01-02,  1.25
a,y,25,2.5,2026-01-03,  2.50
b,x,30,3.0,2026-02-01,  3.00
c,y,5,0.5,2026-02-01,  0.50

=== as written: star in a list
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
cols = ['a', 'b']
df = df[['k', *cols, 'g']]
--- csv
k,a,b,g
a,10,1.25,x
a,25,2.5,y
b,30,3.0,x
c,5,0.5,y

=== as written: star in a list, 2
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = df[[*df.columns[2:4], 'k', 'g']]
--- csv
a,b,k,g
10,1.25,a,x
25,2.5,a,y
30,3.0,b,x
5,0.5,c,y

=== as written: def with a name of its own
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
def f(x):
    limit = 20
    if x > limit:
        return 'high'
    return 'low'
df['c'] = df['a'].map(f)
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,low
a,y,25,2.5,2026-01-03,high
b,x,30,3.0,2026-02-01,high
c,y,5,0.5,2026-02-01,low

=== as written: def with other statements
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
def f(x):
    x += 1
    return x * 2
df['c'] = df['a'].map(f)
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,22
a,y,25,2.5,2026-01-03,52
b,x,30,3.0,2026-02-01,62
c,y,5,0.5,2026-02-01,12

=== as written: star in a tuple
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
cols = ['b', 'g']
df = df[list((*cols, 'a'))]
--- csv
b,g,a
1.25,x,10
2.5,y,25
3.0,x,30
0.5,y,5

=== as written: % of a name
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
form = '%.1f'
df['a'] = df['a'].map(lambda x: form % x)
--- csv
k,g,a,b,day
a,x,10.0,1.25,2026-01-02
a,y,25.0,2.5,2026-01-03
b,x,30.0,3.0,2026-02-01
c,y,5.0,0.5,2026-02-01

=== as written: zip of rows
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
x, y = zip(*[(1, 'a'), (2, 'b')])
df = pd.DataFrame({'x': x, 'y': y})
--- csv
x,y
1,a
2,b

=== as written: for with new names of columns
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
for c in ['a', 'b']:
    df[c + '_max'] = df[c] / df[c].max()
--- csv
k,g,a,b,day,a_max,b_max
a,x,10,1.25,2026-01-02,0.3333333333333333,0.4166666666666667
a,y,25,2.5,2026-01-03,0.8333333333333334,0.8333333333333334
b,x,30,3.0,2026-02-01,1.0,1.0
c,y,5,0.5,2026-02-01,0.16666666666666666,0.16666666666666666

=== as written: for with new names of columns, 2
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
cols = ['a', 'b']
for c in cols:
    df[f'{c}_max'] = df[c] / df[c].max()
--- csv
k,g,a,b,day,a_max,b_max
a,x,10,1.25,2026-01-02,0.3333333333333333,0.4166666666666667
a,y,25,2.5,2026-01-03,0.8333333333333334,0.8333333333333334
b,x,30,3.0,2026-02-01,1.0,1.0
c,y,5,0.5,2026-02-01,0.16666666666666666,0.16666666666666666

=== as written: import, numpy.*
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
import numpy
df['c'] = numpy.mean(df['a'])
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,17.5
a,y,25,2.5,2026-01-03,17.5
b,x,30,3.0,2026-02-01,17.5
c,y,5,0.5,2026-02-01,17.5

=== as written: import, pandas.*
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
import pandas
df = pandas.concat([df, df])
--- csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3.0,2026-02-01
c,y,5,0.5,2026-02-01
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3.0,2026-02-01
c,y,5,0.5,2026-02-01

=== as written: import, DataFrame
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
from pandas import DataFrame
df = DataFrame({'a': [1]})
--- csv
a
1

=== as written: import, null
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
from numpy import nan
df['c'] = nan
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,
a,y,25,2.5,2026-01-03,
b,x,30,3.0,2026-02-01,
c,y,5,0.5,2026-02-01,

=== sets
--- script
s = {'b', 'a', 'b'}
t = set(['a', 'c'])
e = set()
u = {x % 3 for x in range(10)}
e.add(1); e.add(1.0); e.update([2, 3], (4,)); e.discard(9); e.remove(4)
v = [sorted(s | t), sorted(s & t), sorted(s - t), sorted(s.union(t, ['z'])), sorted(s.symmetric_difference(t)), len(u), sum(e), 'a' in s, 'q' in t, s == {'a', 'b'}, s != t, {'a'} <= s, s < {'a', 'b', 'c'}, s.issubset(['a', 'b']), s.isdisjoint({'z'}), isinstance(s, set), isinstance(s, list), bool(set()), max(u), {1, 1.0, True}, sorted([*s, *t])]
df = pd.DataFrame({'v': [str(x) for x in v]})
df['k'] = ['a', 'b', 'c'] * 7
df = df[df['k'].isin({'a', 'b'})]
n = 0
for x in s:
    n += len(x)
df['n'] = n
--- csv
v,k,n
"['a', 'b', 'c']",a,2
['a'],b,2
"['a', 'b', 'c', 'z']",a,2
"['b', 'c']",b,2
6,a,2
True,b,2
True,a,2
True,b,2
True,a,2
True,b,2
True,a,2
False,b,2
2,a,2
{1},b,2

=== the order of a set in cells, by chance in Python
--- script
s = {'b', 'a', 'b'}
df = pd.DataFrame({'a': list(s)})
rows = []
for x in s:
    rows.append({'k': x})
t = pd.DataFrame(rows)
rows.sort(key=lambda r: r['k'])
u = pd.DataFrame(rows)
df['j'] = ', '.join(s)
df['s'] = str(s)
df['o'] = ', '.join(sorted(s))
df['x'] = [x for x in s]
df['m'] = max(s)
df['c'] = df['a'].isin(s)
--- csv
a,j,s,o,x,m,c
b,"b, a","{'b', 'a'}","a, b",b,b,True
a,"b, a","{'b', 'a'}","a, b",a,b,True
--- diag
script:2:20: warning: the order of a set determines the order of the cells of a column [df-set-order]
    2 | df = pd.DataFrame({'a': list(s)})
      |                    ^~~
help: Python does not define this order; perfpress uses the order of first appearance; write sorted(...) around the set
script:6:18: warning: the order of a set determines the order of the rows of a frame [df-set-order]
    6 | t = pd.DataFrame(rows)
      |                  ^~~~
help: Python does not define this order; perfpress uses the order of first appearance; write sorted(...) around the set
script:9:21: warning: the order of a set determines the text of a string [df-set-order]
    9 | df['j'] = ', '.join(s)
      |                     ^
help: Python does not define this order; perfpress uses the order of first appearance; write sorted(...) around the set
script:10:15: warning: the order of a set determines the text of a string [df-set-order]
   10 | df['s'] = str(s)
      |               ^
help: Python does not define this order; perfpress uses the order of first appearance; write sorted(...) around the set
script:12:11: warning: the order of a set determines the order of the cells of a column [df-set-order]
   12 | df['x'] = [x for x in s]
      |           ^~~~~~~~~~~~~~
help: Python does not define this order; perfpress uses the order of first appearance; write sorted(...) around the set

=== what sets refuse
--- script
s = {'b', 'a'}
w = s + [1]
y = s[0]
z = {[1]}
s.remove('q')
s[0] = 1
--- diag
script:2:5: error: unsupported operand types for +: 'set' and 'list' [df-type]
    2 | w = s + [1]
      |     ^~~~~~~
help: convert the list first: pd.Series([1, 2]) makes a column, pd.Series([1, 2]).values makes an array
script:3:5: error: a set has no positions [df-type]
    3 | y = s[0]
      |     ^~~~
help: write sorted(s)[0] for the first element
script:4:5: error: a 'list' cannot be an element of a set [df-type]
    4 | z = {[1]}
      |     ^~~~~
help: put strings, numbers or tuples into a set
script:5:10: error: the set does not contain 'q' [df-value]
    5 | s.remove('q')
      |          ^~~

=== '%' formatting
--- script
x=3.14159
s = ['%.1f' % x, '%5.2f|%-8s|%05d' % (x, 'ab', 42), '%s' % [1,2], '%d%%' % 12.7, '%+.1e' % x, '%x %o' % (255, 8), '%(a)s=%(b).2f' % {'a': 'k', 'b': 2}, '%*d' % (6, 7), '%r' % 'q', '%g' % 1e10, '%5s' % 'abc', '%.2s' % 'abcd', '%i' % True, '% d' % 5, '%%', '%-6.1f|' % x, '%#x' % 255]
df = pd.DataFrame({'s': s})
print(df.info(), sep='')
pd.set_option('display.max_rows', 100)
--- csv
s
3.1
 3.14|ab      |00042
"[1, 2]"
12%
+3.1e+00
ff 10
k=2.00
     7
'q'
1e+10
  abc
ab
1
 5
%%
3.1   |
0xff

=== faults in '%' formatting
--- script
a = '%d' % 'x'
b = '%d %d' % (1,)
c = '%d' % (1, 2)
d = 'ms' % 3
e = '%q' % 3
f = '%(a)s' % {'b': 1}
g = '%.2d' % 3
h = '%5.' % 3
--- diag
script:1:5: error: %d needs a number, not 'str' [df-type]
    1 | a = '%d' % 'x'
      |     ^~~~~~~~~~
help: %s formats any value
script:2:5: error: the format has more conversions than values [df-value]
    2 | b = '%d %d' % (1,)
      |     ^~~~~~~~~~~~~~
help: write a value for each, as in '%s: %.1f' % (name, x)
script:3:5: error: the format has fewer conversions than values [df-value]
    3 | c = '%d' % (1, 2)
      |     ^~~~~~~~~~~~~
help: write a conversion for each value, as in '%s: %.1f'
script:4:5: error: the format has no conversion [df-value]
    4 | d = 'ms' % 3
      |     ^~~~~~~~
help: write one for the value, as in '%.1f ms'
script:5:5: error: unknown conversion after '%' in the format [df-value]
    5 | e = '%q' % 3
      |     ^~~~~~~~
help: conversions are %s, %d, %f, %e, %g, %x; '%%' is a percent sign
script:6:5: error: 'a' is not a key of the dict [df-value]
    6 | f = '%(a)s' % {'b': 1}
      |     ^~~~~~~~~~~~~~~~~~
script:7:5: error: an integer conversion cannot have a precision [df-value]
    7 | g = '%.2d' % 3
      |     ^~~~~~~~~~
help: for leading zeros, write '%03d'
script:8:5: error: the format ends within a conversion [df-value]
    8 | h = '%5.' % 3
      |     ^~~~~~~~~
help: write '%%' for a percent sign

=== errors in loops and functions show what led there
--- script
df = pd.DataFrame({'a': [1], 'b': [2]})
def f(c, scale=1):
    return df[c] * scale

for c in ['a', 'b', 'z']:
    df[c] = f(c, scale=2)
def g(n):
    return g(n - 1)
x = g(3)
v = [1, 2]
for i in v:
    v.append(i)
def h():
    y = k + 1
    k = 1
    return y
z = h()
w = f(1, 2, 3)
u = f(q=1)
t = f()
for i in range(3000):
    for j in range(3000):
        for k in range(3000):
            pass
--- diag
script:3:15: error: unknown column 'z' [df-column]
    3 |     return df[c] * scale
      |               ^
help: columns are 'a', 'b'; in function 'f', called on line 6; in iteration 3 of the loop on line 5, c = 'z'
script:8:12: error: a function that calls itself is not part of df scripts [df-unsupported]
    8 |     return g(n - 1)
      |            ^~~~~~~~
help: loop over a list or a range instead; in function 'g', called on line 9
script:11:10: error: the loop changes the list that it iterates over [df-value]
   11 | for i in v:
      |          ^
help: iterate over a copy: list(v); in iteration 1 of the loop on line 11, i = 1
script:14:9: error: 'k' has no value yet [df-value]
   14 |     y = k + 1
      |         ^
help: the function assigns this name, which makes it a local variable; assign it earlier in the function, or make it a parameter; in function 'h', called on line 17
script:18:13: error: too many arguments: function 'f' takes 2 [df-type]
   18 | w = f(1, 2, 3)
      |             ^
script:19:7: error: unknown argument 'q' of function 'f' [df-type]
   19 | u = f(q=1)
      |       ^~~
help: arguments are 'c', 'scale'
script:20:5: error: missing argument 'c' of function 'f' [df-type]
   20 | t = f()
      |     ^~~
script:23:18: error: the script takes too many steps [df-value]
   23 |         for k in range(3000):
      |                  ^~~~~~~~~~~
help: compute with fewer rows, or with whole columns instead of loops; in iteration 2789 of the loop on line 23; in iteration 2585 of the loop on line 22; in iteration 2 of the loop on line 21

=== a function changes the list that it is given
--- script
def add(v, x):
    v += [x, str(x)]
    d['n'], y = len(v), 1
    return y
d = {}
v = []
n = 0
for i in range(200):
    n += add(v, [i, i * 2])
df = pd.DataFrame({'n': [n, len(v), d['n']], 'last': [str(v[-2]), v[-1], str(v[0])]})
--- csv
n,last
200,"[199, 398]"
400,"[199, 398]"
400,"[0, 0]"
