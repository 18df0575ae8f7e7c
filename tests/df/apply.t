=== map
--- data t.csv
k,n,x,s,b
a,1,0.5,one,True
b,2,,two words,False
c,3,2.5,,True
--- script
df = pd.read_csv('t.csv')
df['double'] = df['n'].map(lambda v: v * 2)
df['kind'] = df['k'].map({'a': 'first', 'c': 'third'})
df['num'] = df['k'].map({'a': 1, 'b': 2, 'c': 3})
df['gap'] = df['k'].map({'a': 1, 'b': 2})
names = pd.Series(['eins', 'zwei'], index=[1, 2])
df['name'] = df['n'].map(names)
df['text'] = df['x'].map(lambda v: f'{v:.1f}', na_action='ignore')
df['fmt'] = df['x'].map('{:.1f} s'.format)
df['up'] = df['s'].map(str.upper if False else (lambda v: v if v != v else v.upper()))
df['int'] = df['b'].map(int)
df['str'] = df['n'].map(str)
df['none'] = df['n'].map(lambda v: None if v == 2 else v)
df['obj'] = df['n'].map(lambda v: None if v == 2 else v > 1)
df['len'] = df['k'].apply(len)
--- csv
k,n,x,s,b,double,kind,num,gap,name,text,fmt,up,int,str,none,obj,len
a,1,0.5,one,True,2,first,1,1.0,eins,0.5,0.5 s,ONE,1,1,1.0,False,1
b,2,,two words,False,4,,2,2.0,zwei,,nan s,TWO WORDS,0,2,,,1
c,3,2.5,,True,6,third,3,,,2.5,2.5 s,,1,3,3.0,True,1
--- diag
t.csv:3:5: warning: column 'fmt' contains 'nan s' [df-not-finite]
    3 | b,2,,two words,False
      |     ^
help: 'x' is missing in this row; the column is computed at script:9; before that line, drop the row, or replace the missing, infinite or 0 value

=== rows
--- data t.csv
k,n,x,s
a,1,0.5,one
b,0,,two
c,3,2.5,
--- script
df = pd.read_csv('t.csv')
df['sum'] = df.apply(lambda r: r['n'] + r.x, axis=1)
df['type'] = df[['n', 'x']].apply(lambda r: str(r['n']), axis=1)
df['mixed'] = df.apply(lambda r: str(r['n']), axis=1)
df['get'] = df.apply(lambda r: r.get('zz', 'none') + r.get('k'), axis=1)
df['name'] = df.apply(lambda r: r.name, axis='columns')
df['in'] = df.apply(lambda r: 'k' in r and 'zz' not in r, axis=1)
df['max'] = df[['n', 'x']].apply(lambda r: r.max(), axis=1)
df['cond'] = df.apply(lambda r: 'none' if r['n'] == 0 else f"{r['x'] / r['n']:.2f}", axis=1)
df['join'] = df[['k', 'n']].apply(lambda r: '-'.join(str(v) for v in r), axis=1)
df['items'] = df[['n', 'x']].apply(lambda r: sum(v for k, v in r.items() if v == v), axis=1)
df['len'] = df.apply(lambda r: len(r), axis=1)
df['two'] = df.apply(lambda r: (r[['n', 'x']] * 2).sum(), axis=1)
--- csv
k,n,x,s,sum,type,mixed,get,name,in,max,cond,join,items,len,two
a,1,0.5,one,1.5,1.0,1,nonea,0,True,1.0,0.50,a-1,1.5,14,3.0
b,0,,two,,0.0,0,noneb,1,True,0.0,none,b-0,0.0,14,0.0
c,3,2.5,,5.5,3.0,3,nonec,2,True,3.0,0.83,c-3,5.5,14,11.0

=== rows that make several columns
--- data t.csv
k,n,x
a,1,0.5
b,2,1.5
--- script
df = pd.read_csv('t.csv')
a = df.apply(lambda r: pd.Series({'q': r.n * 2, 'z': r.k + '!'}), axis=1)
b = df.apply(lambda r: [r.n, r.x], axis=1, result_type='expand')
df[['c', 'd']] = b
df['q'] = a['q']
df['z'] = a.z
df[['e', 'f']] = df[['n', 'x']].apply(lambda r: r * 10, axis=1)
--- csv
k,n,x,c,d,q,z,e,f
a,1,0.5,1.0,0.5,2,a!,10.0,5.0
b,2,1.5,2.0,1.5,4,b!,20.0,15.0

=== columns
--- data t.csv
n,x
1,0.5
2,
4,2.5
--- script
df = pd.read_csv('t.csv')
top = df.apply(lambda c: c.max())
df['m'] = top['x']
less = df[['n', 'x']].apply(lambda c: c - c.min())
df['n2'] = less['n']
df['x2'] = less.x
df['s'] = df[['n', 'x']].apply('sum')['n']
df[['n3', 'x3']] = df[['n', 'x']].transform(lambda c: c / c.max())
df['t'] = ', '.join(top.index)
--- csv
n,x,m,n2,x2,s,n3,x3,t
1,0.5,2.5,0,0.0,7.0,0.25,0.2,"n, x"
2,,2.5,1,,7.0,0.5,,"n, x"
4,2.5,2.5,3,2.0,7.0,1.0,1.0,"n, x"

=== every cell
--- script
df = pd.DataFrame({'a': [1, 2], 'b': [0.5, 1.25]})
df = df.applymap(lambda v: f'<{v}>')
--- csv
a,b
<1>,<0.5>
<2>,<1.25>

=== assign and pipe
--- script
df = pd.DataFrame({'a': [1, 2]})
share = lambda d, by: d.assign(share=d['a'] / d['a'].sum() * by)
df = df.assign(b=lambda d: d.a * 2, c=lambda d: d['b'] + 1, a=0, e=[5, 6]).pipe(share if False else lambda d, n: d.head(n), 1)
df['k'] = pd.DataFrame({'a': [1, 3]}).pipe(share, 100)['share']
--- csv
a,b,c,e,k
0,2,3,5,25.0

=== what functions may not give
--- script
df = pd.DataFrame({'a': [1, 2]})
b = df['a'].map(lambda v: [v])
c = df.apply(lambda r: [r.a], axis=1)
d = df.apply(3)
e = df.apply(lambda r: r['b'], axis=1)
f = df.apply(lambda r: r.b, axis=1)
g = df.apply(lambda c: c.max(), axis=2)
h = df.apply(lambda r: pd.Series([1] * r.a), axis=1)
i = df.transform(lambda c: 1)
j = df.apply('maxi')
k = df['a'].map(3)
l = df.assign(b=len)
m = df['a'].map(lambda v: v.upper())
--- diag
script:4:14: error: 'apply' needs a function, not 3 [df-type]
    4 | d = df.apply(3)
      |              ^
help: write a function, such as lambda x: x * 2
script:5:26: error: unknown column 'b' [df-column]
    5 | e = df.apply(lambda r: r['b'], axis=1)
      |                          ^~~
help: there is only 'a'
script:6:24: error: unknown column 'b' [df-column]
    6 | f = df.apply(lambda r: r.b, axis=1)
      |                        ^~~
help: there is only 'a'
script:7:38: error: argument 'axis' of 'apply' must be 0 for rows or 1 for columns, not 2 [df-type]
    7 | g = df.apply(lambda c: c.max(), axis=2)
      |                                      ^
script:8:5: error: the function returns series with different labels [df-value]
    8 | h = df.apply(lambda r: pd.Series([1] * r.a), axis=1)
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: all series must have the same labels in the same order
script:9:18: error: the function returns one value for a column instead of one for each row [df-value]
    9 | i = df.transform(lambda c: 1)
      |                  ^~~~~~~~~~~
help: use .agg() for functions that return one value
script:10:14: error: 'maxi' of Series is not part of df scripts [df-unsupported]
   10 | j = df.apply('maxi')
      |              ^~~~~~
help: did you mean 'max'?
script:11:17: error: 'map' needs a function, a dict or a column, not 3 [df-type]
   11 | k = df['a'].map(3)
      |                 ^
help: write a function, such as lambda x: x * 2
script:13:29: error: 'upper' of int is not part of df scripts [df-unsupported]
   13 | m = df['a'].map(lambda v: v.upper())
      |                             ^~~~~
help: it is a method of strings: convert the value first with str(...)

=== arguments of pipe
--- script
df = pd.DataFrame({'k': ['a', 'a', 'b', 'b', 'b'], 'v': [1.0, 2.0, 5.0, 9.0, 4.0]})
def add(d, p, per=10, q=0):
    return d.assign(c=d['v'] * p * per + q)
df = df.pipe(add, 2).pipe(add, 3, per=100).pipe(add, p=1, q=5)
df['l'] = df['v'].pipe(lambda s, k: s * k, 3)
--- csv
k,v,c,l
a,1.0,15.0,3.0
a,2.0,25.0,6.0
b,5.0,55.0,15.0
b,9.0,95.0,27.0
b,4.0,45.0,12.0

=== an unknown argument of pipe
--- script
df = pd.DataFrame({'v': [1.0]})
df = df.pipe(lambda d, a=1: d, b=2)
--- diag
script:2:34: error: the function has no argument 'b' [df-type]
    2 | df = df.pipe(lambda d, a=1: d, b=2)
      |                                  ^

=== dicts as columns
--- script
d = pd.DataFrame({'n': [1, 2]})
df = d.apply(lambda r: {'a': r['n'], 'b': 2.5, 3: 'k'}, axis=1, result_type='expand')
df[['c', 'd']] = d.apply(lambda r: {'c': r['n'], 'd': 2.5}, axis=1, result_type='expand')
--- csv
a,b,3,c,d
1,2.5,k,1.0,2.5
2,2.5,k,2.0,2.5

=== a series for the first column, single values for the next
--- script
d = pd.DataFrame({'a': [1, 2], 'b': [3, 4], 'c': ['p', 'q']})
df = d.apply(lambda s: s if s.name == 'a' else s.iloc[0])
df['t'] = d[['a', 'b']].transform(lambda s: s if s.name == 'a' else 7)['b']
df['none'] = d.apply(lambda s: s if s.name == 'a' else None)['b'].isna()
--- csv
a,b,c,t,none
1,3,p,7,True
2,3,p,7,True

=== a series for the first column, lists for the next
--- script
d = pd.DataFrame({'a': [1, 2], 'b': [3, 4]})
x = d.apply(lambda s: s if s.name == 'a' else [1, 2])
x = d.apply(lambda s: s if s.name == 'a' else {0: 1})
--- diag
script:2:13: error: the function returns a series for one column and a 'list' for another [df-type]
    2 | x = d.apply(lambda s: s if s.name == 'a' else [1, 2])
      |             ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: return a series for each column, such as s * 2, or a single value
script:3:13: error: the function returns a series for one column and a 'dict' for another [df-type]
    3 | x = d.apply(lambda s: s if s.name == 'a' else {0: 1})
      |             ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: return a series for each column, such as s * 2, or a single value
