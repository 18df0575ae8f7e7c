=== parameters that collect arguments
--- script
def f(a, *args, b=1, **kw):
    return [a, args, b, kw]
g = lambda *v, **k: (v, k)
h = lambda x, *, d=2, e: x * d + e
def j(*names: str, sep: str = '-', **o: int) -> str:
    return sep.join(names) + str(o)
r = [f(1), f(1, 2, 3), f(1, b=2), f(1, 2, 3, b=4, c=5, d=6), g(), g(1), g(x=1), g(1, 2, x=3, y=4), h(1, e=5), h(1, d=3, e=5),
     j('a', 'b'), j('a', 'b', sep='+', q=1), f(*[1, 2], **{'z': 3}), f(1, args=5, kw=6), g(*g(1, 2)[0], **g(p=1)[1])]
df = pd.DataFrame({'r': [str(x) for x in r]})
df['m'] = df['r'].map(lambda *a: str(len(a)) + a[0][:2])
df['n'] = df['r'].apply(f, args=(1, 2), b=3, c=4).map(lambda v: str(v[1:]))
df['o'] = df['r'].apply(lambda s, *, k: s[:k], k=3)
df['len'] = df['r'].str.len()
df['p'] = df.apply(lambda r, *ks, **kw: sum(r[k] for k in ks) * kw['by'], axis=1, args=('len', 'len'), by=2)
def add(d, *cols, suffix='_x', **kw):
    for c in cols:
        d[c + suffix] = d[c]
    return d.assign(**kw)
df = df.pipe(add, 'len', 'p')
--- csv
r,m,n,o,len,p,len_x,p_x
"[1, (), 1, {}]",1[1,"[(1, 2), 3, {'c': 4}]","[1,",14,56,14,56
"[1, (2, 3), 1, {}]",1[1,"[(1, 2), 3, {'c': 4}]","[1,",18,72,18,72
"[1, (), 2, {}]",1[1,"[(1, 2), 3, {'c': 4}]","[1,",14,56,14,56
"[1, (2, 3), 4, {'c': 5, 'd': 6}]",1[1,"[(1, 2), 3, {'c': 4}]","[1,",32,128,32,128
"((), {})",1((,"[(1, 2), 3, {'c': 4}]",((),8,32,8,32
"((1,), {})",1((,"[(1, 2), 3, {'c': 4}]",((1,10,40,10,40
"((), {'x': 1})",1((,"[(1, 2), 3, {'c': 4}]",((),14,56,14,56
"((1, 2), {'x': 3, 'y': 4})",1((,"[(1, 2), 3, {'c': 4}]",((1,26,104,26,104
7,17,"[(1, 2), 3, {'c': 4}]",7,1,4,1,4
8,18,"[(1, 2), 3, {'c': 4}]",8,1,4,1,4
a-b{},1a-,"[(1, 2), 3, {'c': 4}]",a-b,5,20,5,20
a+b{'q': 1},1a+,"[(1, 2), 3, {'c': 4}]",a+b,11,44,11,44
"[1, (2,), 1, {'z': 3}]",1[1,"[(1, 2), 3, {'c': 4}]","[1,",22,88,22,88
"[1, (), 1, {'args': 5, 'kw': 6}]",1[1,"[(1, 2), 3, {'c': 4}]","[1,",32,128,32,128
"((1, 2), {'p': 1})",1((,"[(1, 2), 3, {'c': 4}]",((1,18,72,18,72

=== map and filter
--- script
v = [3, 1.5, -2]
df = pd.DataFrame({'a': v, 's': list(map(str, v)), 'm': list(map(max, v, [2, 2, 2, 2])), 'i': list(map(int, v))})
df['l'] = list(map(lambda *a: sum(a), df['a'], df['m']))
a, b, c = map(float, ['1', '2', '3e2'])
df['abc'] = a + b + c
df['j'] = ', '.join(map(str, range(3)))
df['f'] = str(list(filter(None, [0, 1, '', 'x', None, [], [0]]))) + str(list(filter(lambda t: t > 0, v)))
df['up'] = [''.join(filter(str.isalpha, w)) for w in ['a1b', '2', 'cd3']]
df['t'] = sum(map(len, ['ab', 'c']))
df['st'] = str(sorted(set(map(abs, v)))) + str(dict(map(lambda p: (p[1], p[0]), enumerate('ab'))))
df['n'] = len(list(map(str, [])))
df[list(map('m{}'.format, [1, 2]))] = df[['a', 'm']]
df['col'] = list(map(lambda c: c.upper(), filter(lambda c: len(c) == 1, df.columns)))[0]
for k in filter(lambda c: c.startswith('m'), df.columns):
    df[k + 'x'] = df[k]
--- csv
a,s,m,i,l,abc,j,f,up,t,st,n,m1,m2,col,mx,m1x,m2x
3.0,3,3,3,6.0,303.0,"0, 1, 2","[1, 'x', [0]][3, 1.5]",ab,3,"[1.5, 2, 3]{'a': 0, 'b': 1}",0,3.0,3,A,3,3.0,3
1.5,1.5,2,1,3.5,303.0,"0, 1, 2","[1, 'x', [0]][3, 1.5]",,3,"[1.5, 2, 3]{'a': 0, 'b': 1}",0,1.5,2,A,2,1.5,2
-2.0,-2,2,-2,0.0,303.0,"0, 1, 2","[1, 'x', [0]][3, 1.5]",cd,3,"[1.5, 2, 3]{'a': 0, 'b': 1}",0,-2.0,2,A,2,-2.0,2

=== calls without effect
--- script
import pandas as p
pd.options.display.max_rows = 5
p.options.display.float_format = '{:.1f}'.format
pd.options.mode.chained_assignment = None
df = pd.DataFrame({'a': [1.25, None]})
df['n'] = df.info() is None
df['a'].info(memory_usage=False)
df.info(verbose=True, show_counts=False)
--- csv
a,n
1.25,True
,True

=== arguments are passed on
--- script
def mk(*a, **k):
    k['z'] = len(a)
    return {**k, 'a': list(a)}
rows = [mk(1, 2, x=i) for i in range(2)]
base = dict(x=9)
m = mk(**base)
def outer(*args, f=max, **kw):
    return f(*args, **kw)
def count(n, *rest, sep=','):
    t = 0
    for r in rest:
        t += r
    return str(n) + sep + str(t)
comp = lambda *fs: lambda x: [f(x) for f in fs]
df = pd.DataFrame(rows)
df['b'] = str(base)
df['o'] = outer(3, 1, key=lambda v: -v) + outer(1, 2, f=min)
df['c'] = count(1, 2, 3, sep=';')
df['d'] = str(comp(str, lambda v: v * 2)(4))
df['e'] = [str(list(map(lambda k, *v, s='-': s.join(map(str, [k, *v])), 'ab', [1, 2], (3, 4))))] * 2
df['g'] = df.groupby('x')['z'].transform(lambda s, *a, **k: s.sum())
df['h'] = df['z'].agg(lambda s, **k: s.max())
df['i'] = df['x'].apply(lambda v, *a, **k: v + sum(a) + k.get('w', 0), args=(1, 2), w=5)
df['é'] = list(map('{:>3}'.format, df['x']))
df['n'] = [f'{k}={v}' for k, v in mk(1, ä=2).items()][0]
df['s'] = sorted(map(int, {'3', '1'}))[0]
df = df.drop(columns='a')
k = {}
df['p'] = max(*[3, 1], **k)
--- csv
x,z,b,o,c,d,e,g,h,i,é,n,s,p
0,2,{'x': 9},2,1;5,"['4', 8]","['a-1-3', 'b-2-4']",2,2,8,  0,ä=2,1,3
1,2,{'x': 9},2,1;5,"['4', 8]","['a-1-3', 'b-2-4']",2,2,9,  1,ä=2,1,3

=== wrong arguments of functions
--- script
def f(a, *, digits=2): return a
def g(*v, b, **kw): return v
def h(a, **kw): return a
x = f(1, 2)
x = f(1, digit=3)
x = g(1, a=3)
x = h(1, a=3)
x = h(1, b=3, **{'b': 2})
x = h(1, 2)
x = (lambda *v: v)(1, b=3)
x = list(map(g, [1]))
x = list(map(str))
x = list(map(lambda a: a, [1], [2]))
x = list(filter(3, [1]))
x = list(map(int, ['a']))
x = pd.DataFrame({'a': [1]}).pipe(lambda d, k: d, z=1)
x = pd.DataFrame({'a': [1]}).info(buf=3)
pd.options.mode.use_inf_as_na = True
--- diag
script:4:10: error: too many arguments: function 'f' takes 1 by position [df-type]
    4 | x = f(1, 2)
      |          ^
help: set 'digits' by its name: digits=...
script:5:10: error: unknown argument 'digit' of function 'f' [df-type]
    5 | x = f(1, digit=3)
      |          ^~~~~~~
help: did you mean 'digits'? arguments are 'a', 'digits'
script:6:5: error: missing argument 'b' of function 'g' [df-type]
    6 | x = g(1, a=3)
      |     ^~~~~~~~~
script:7:10: error: argument 'a' is passed twice [df-type]
    7 | x = h(1, a=3)
      |          ^~~
script:8:18: error: argument 'b' is passed twice [df-type]
    8 | x = h(1, b=3, **{'b': 2})
      |                  ^~~~~~
script:9:10: error: too many arguments: function 'h' takes 1 [df-type]
    9 | x = h(1, 2)
      |          ^
script:10:23: error: unknown argument 'b' of the lambda [df-type]
   10 | x = (lambda *v: v)(1, b=3)
      |                       ^~~
help: no argument can be passed by name
script:11:14: error: missing argument 'b' of function 'g' [df-type]
   11 | x = list(map(g, [1]))
      |              ^
script:12:10: error: 'map' needs a function and a list [df-type]
   12 | x = list(map(str))
      |          ^~~~~~~~
help: write map(str, v), or [str(x) for x in v]
script:13:14: error: the lambda has 1 parameter, but is called with 2 arguments [df-type]
   13 | x = list(map(lambda a: a, [1], [2]))
      |              ^~~~~~~~~~~
help: the lambda needs a parameter for each argument: lambda x: x
script:14:17: error: 'int' object is not callable [df-type]
   14 | x = list(filter(3, [1]))
      |                 ^
help: it is a value, not a function: remove the (...), or write * to multiply
script:15:14: error: cannot convert 'a' to an integer [df-value]
   15 | x = list(map(int, ['a']))
      |              ^~~
help: expected digits, such as '12'
script:16:53: error: the function has no argument 'z' [df-type]
   16 | x = pd.DataFrame({'a': [1]}).pipe(lambda d, k: d, z=1)
      |                                                     ^
script:17:35: error: argument 'buf' of 'info' is not part of df scripts [df-unsupported]
   17 | x = pd.DataFrame({'a': [1]}).info(buf=3)
      |                                   ^~~~~
help: arguments are 'verbose', 'max_cols', 'memory_usage', 'show_counts'
script:18:4: error: 'options' of pd is not part of df scripts [df-unsupported]
   18 | pd.options.mode.use_inf_as_na = True
      |    ^~~~~~~
help: remove it: pages show all of df; format numbers with round() and map('{:.2f}'.format)

=== wrong parameters
--- script
def f(a, *b, *c): return a
def f(a, *): return a
def f(a, *, **kw): return a
def f(**kw, a): return a
def f(*a=1): return a
def f(**kw=1): return a
def f(a, *a): return a
x = lambda a=1, *b, c, d: a
--- diag
script:1:14: error: parameter 'c' has a '*', but only one '*' is allowed [df-syntax]
    1 | def f(a, *b, *c): return a
      |              ^
script:2:10: error: parameters must follow the '*' [df-syntax]
    2 | def f(a, *): return a
      |          ^
help: write '*args' to collect arguments, or '*, digits=2' for a parameter that can only be set by name
script:3:10: error: parameters must follow the '*' [df-syntax]
    3 | def f(a, *, **kw): return a
      |          ^
help: write '*args' to collect arguments, or '*, digits=2' for a parameter that can only be set by name
script:4:13: error: parameter 'a' comes after the parameter with '**', which must be the last [df-syntax]
    4 | def f(**kw, a): return a
      |             ^
script:5:7: error: parameter 'a' cannot have a default, because it collects arguments [df-syntax]
    5 | def f(*a=1): return a
      |       ^
script:6:7: error: parameter 'kw' cannot have a default, because it collects arguments [df-syntax]
    6 | def f(**kw=1): return a
      |       ^~
script:7:10: error: two parameters are named 'a' [df-syntax]
    7 | def f(a, *a): return a
      |          ^
