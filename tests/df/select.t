=== columns
--- script
df = pd.DataFrame({'a': [1, 2], 'b c': [3, 4], 'd': ['x', 'y']})
keep = ['d', 'a']
df['e'] = df.a + df['b c']
df = df[keep + ['e']]
df.columns = ['D', 'A', 'E']
df['n'] = len(df.columns) + len(df)
--- csv
D,A,E,n
x,1,4,5
y,2,6,5

=== columns that there are not
--- script
df = pd.DataFrame({'Latency P50 (ms)': [1], 'Latency P99 (ms)': [3]})
a = df['Latency P50']
b = df[['Latency P99 (ms)', 'Latency P90 (ms)']]
cols = ['nothing']
c = df[cols]
d = df[['Latency P50 (ms)', 'Latency P50 (ms)']]
e = df[3]
f = df[[3]]
--- diag
script:2:8: error: unknown column 'Latency P50' [df-column]
    2 | a = df['Latency P50']
      |        ^~~~~~~~~~~~~
help: did you mean 'Latency P50 (ms)'? columns are 'Latency P50 (ms)', 'Latency P99 (ms)'
script:3:29: error: unknown column 'Latency P90 (ms)' [df-column]
    3 | b = df[['Latency P99 (ms)', 'Latency P90 (ms)']]
      |                             ^~~~~~~~~~~~~~~~~~
help: did you mean 'Latency P50 (ms)'? columns are 'Latency P50 (ms)', 'Latency P99 (ms)'
script:5:8: error: unknown column 'nothing' [df-column]
    5 | c = df[cols]
      |        ^~~~
help: columns are 'Latency P50 (ms)', 'Latency P99 (ms)'
script:6:29: error: column 'Latency P50 (ms)' is selected twice [df-value]
    6 | d = df[['Latency P50 (ms)', 'Latency P50 (ms)']]
      |                             ^~~~~~~~~~~~~~~~~~
script:7:8: error: unknown column '3' [df-column]
    7 | e = df[3]
      |        ^
help: columns are 'Latency P50 (ms)', 'Latency P99 (ms)'
script:8:9: error: unknown column '3' [df-column]
    8 | f = df[[3]]
      |         ^
help: columns are 'Latency P50 (ms)', 'Latency P99 (ms)'

=== rows
--- script
x = pd.DataFrame({'a': [1, 2, 3, 4, 5, 6, 7]})
df = pd.DataFrame({'what': ['head', 'tail', 'head -2', 'tail -5', 'slice', 'step', 'back']})
df['sum'] = [x.head()['a'].sum(), x.tail(2)['a'].sum(), x.head(-2)['a'].sum(),
  x.tail(-5)['a'].sum(), x[2:4]['a'].sum(), x[::3]['a'].sum(), x[-1:-3:-1]['a'].sum()]
--- csv
what,sum
head,15
tail,13
head -2,15
tail -5,13
slice,7
step,12
back,13

=== masks
--- script
df = pd.DataFrame({'a': [1, 2, 3, 4], 's': ['x', 'y', 'x', None]})
df = df[(df['a'] > 1) & ~(df['s'] == 'y')]
df['flag'] = (df['a'] == 3) | (df['s'] == 'x')
--- csv
a,s,flag
3,x,True
4,,False

=== masks must be true or false
--- script
df = pd.DataFrame({'a': [1, 2, 3, 4], 's': ['x', 'y', 'x', 'z']})
a = df[df['a']]
b = df[df['a'] > 1 & df['s'] == 'x']
c = df[(df['a'] > 1) and (df['s'] == 'x')]
d = df[not df['a'] > 1]
e = df[df.head(2)['a'] > 1]
f = df[1 < df['a'] < 3]
--- diag
script:2:8: error: rows must be selected by a bool column, not by a column of int64 [df-type]
    2 | a = df[df['a']]
      |        ^~~~~~~
help: to select rows, compare the column: df[df['a'] > 0]; to select the column, use its name: df[['a']]
script:3:18: error: operator & needs bool columns, not int64 and object [df-type]
    3 | b = df[df['a'] > 1 & df['s'] == 'x']
      |                  ^~~~~~~~~~~
help: put each comparison in parentheses, because & binds tighter: write (df['a'] > 1) & (df['b'] < 2)
script:4:8: error: the truth value of a Series is ambiguous [df-type]
    4 | c = df[(df['a'] > 1) and (df['s'] == 'x')]
      |        ^~~~~~~~~~~~~
help: join conditions with & and |, negate them with ~, each in brackets: (df['a'] > 1) & (df['b'] < 2)
script:5:12: error: the truth value of a Series is ambiguous [df-type]
    5 | d = df[not df['a'] > 1]
      |            ^~~~~~~~~~~
help: join conditions with & and |, negate them with ~, each in brackets: (df['a'] > 1) & (df['b'] < 2)
script:6:8: error: the condition has no value for some rows of the frame [df-value]
    6 | e = df[df.head(2)['a'] > 1]
      |        ^~~~~~~~~~~~~~~~~~~
help: compute the condition from the same frame: df[df['a'] > 0]
script:7:8: error: the truth value of a Series is ambiguous [df-type]
    7 | f = df[1 < df['a'] < 3]
      |        ^~~~~~~~~~~~~~~
help: join conditions with & and |, negate them with ~, each in brackets: (df['a'] > 1) & (df['b'] < 2)

=== lists and texts
--- script
xs = ['a', 'b', 'c']
xs += ['d']
d = {'k': xs[-1], 2: 'two'}
d['new'] = 'n'
df = pd.DataFrame({'x': xs[::-1]})
df['k'] = d['k'] + d[2] + d['new']
df['in'] = 'a' in xs and 'z' not in xs and 'k' in d and 'x' in df
df['pairs'] = len([p + q for p in xs if p != 'b' for q in xs])
df['list'] = xs == ['a', 'b', 'c', 'd']
p = 'outer'
df['p'] = p
--- csv
x,k,in,pairs,list,p
d,dtwon,True,12,True,outer
c,dtwon,True,12,True,outer
b,dtwon,True,12,True,outer
a,dtwon,True,12,True,outer

=== places that there are not
--- script
xs = [1, 2]
a = xs[2]
b = {'a': 1}['b']
c = xs['a']
d = xs[::0]
e = 'abc'[3]
f = (1, 2)[0:'x']
df = pd.DataFrame({'x': xs})
g = df['x'][7]
--- diag
script:2:8: error: index 2 is out of range: there are 2 values [df-value]
    2 | a = xs[2]
      |        ^
help: positions count from 0; -1 is the last one
script:3:14: error: 'b' is not a key of the dict [df-value]
    3 | b = {'a': 1}['b']
      |              ^~~
help: write .get('b') to get None for a missing key
script:4:8: error: cannot select from this list with a 'str' [df-type]
    4 | c = xs['a']
      |        ^~~
help: select by position: x[0] or x[1:3]
script:5:8: error: the step of a slice cannot be 0 [df-value]
    5 | d = xs[::0]
      |        ^~~
script:6:11: error: index 3 is out of range: there are 3 values [df-value]
    6 | e = 'abc'[3]
      |           ^
help: positions count from 0; -1 is the last one
script:7:12: error: a slice needs integers, not 'str' [df-type]
    7 | f = (1, 2)[0:'x']
      |            ^~~~~
script:9:13: error: 7 is not a row label [df-value]
    9 | g = df['x'][7]
      |             ^
help: select rows by a condition, such as df[df['a'] == 1], or by position with .iloc

=== labels of a column, places of an array or Index
--- script
x = pd.DataFrame({'k': ['x', 'y', 'x'], 'v': [1, 2, 3]})
s = x.set_index('k')['v']
two = x.groupby(['k', 'v']).size()
df = pd.DataFrame({'what': ['labels', 'both', 'between', 'mask', 'function', 'levels',
  'places', 'names', 'tuple']})
df['got'] = ['-'.join([str(c) for c in l]) for l in [x['v'][[2, 0]], s['x'], s['y':],
  s[[True, False, True]], s[lambda c: c > 1], two['x'], x['k'].unique()[[1, 0, 1]],
  x.columns[[1]], (1, 2, 3)[1:] + (4,)]]
df['rows'] = len(x[lambda f: f['v'] > 1])
--- csv
what,got,rows
labels,3-1,2
both,1-3,2
between,2-3,2
mask,1-3,2
function,2-3,2
levels,1-1,2
places,y-x-y,2
names,v,2
tuple,2-3-4,2

=== keys that are none
--- script
x = pd.DataFrame({'k': ['x', 'y'], 'v': [1, 2]})
a = x['k'][{}]
b = x['k']['a', 'b']
c = x['k'][[0, 7]]
d = x['k'][[True]]
e = x['k'][x]
f = x['k'][lambda s: x]
g = x.index['a']
h = x['k'].values[1.5]
i = x.columns[['k']]
j = x['k'].unique()[[0, 2]]
k = x.index[0, 1]
l = x.groupby('k').size()['x', 'y']
m = x['k'][x.groupby('k')]
n = x['k'].values[np]
--- diag
script:2:12: error: cannot select from this Series with a 'dict' [df-type]
    2 | a = x['k'][{}]
      |            ^~
help: select by a label, a list of labels or a condition, such as s[s > 0]; to select by position, use .iloc
script:3:12: error: ('a', 'b') is not a row label [df-value]
    3 | b = x['k']['a', 'b']
      |            ^~~~~~~~
help: select rows by a condition, such as df[df['a'] == 1], or by position with .iloc
script:4:16: error: 7 is not a row label [df-value]
    4 | c = x['k'][[0, 7]]
      |                ^
help: select rows by a condition, such as df[df['a'] == 1], or by position with .iloc
script:5:12: error: the list of True and False has 1 value, but there are 2 rows [df-value]
    5 | d = x['k'][[True]]
      |            ^~~~~~
script:6:12: error: cannot select from this Series with a 'DataFrame' [df-type]
    6 | e = x['k'][x]
      |            ^
help: select by a label, a list of labels or a condition, such as s[s > 0]; to select by position, use .iloc
script:7:12: error: cannot select from this Series with a function that returns a 'DataFrame' [df-type]
    7 | f = x['k'][lambda s: x]
      |            ^~~~~~~~~~~
help: select by a label, a list of labels or a condition, such as s[s > 0]; to select by position, use .iloc
script:8:13: error: cannot select from this Index with a 'str' [df-type]
    8 | g = x.index['a']
      |             ^~~
help: select by position, such as df.index[0]; to select rows by label, write df.loc['a']
script:9:19: error: cannot select from this ndarray with a 'float' [df-type]
    9 | h = x['k'].values[1.5]
      |                   ^~~
help: select by position, such as values[0]
script:10:16: error: a position must be an integer, not 'str' [df-type]
   10 | i = x.columns[['k']]
      |                ^~~
help: .loc selects by label, .iloc by position
script:11:25: error: index 2 is out of range: there are 2 values [df-value]
   11 | j = x['k'].unique()[[0, 2]]
      |                         ^
help: positions count from 0; -1 is the last one
script:12:13: error: cannot select from this Index with a 'tuple' [df-type]
   12 | k = x.index[0, 1]
      |             ^~~~
help: select by position, such as df.index[0]; to select rows by label, write df.loc['a']
script:13:27: error: ('x', 'y') is not a row label [df-value]
   13 | l = x.groupby('k').size()['x', 'y']
      |                           ^~~~~~~~
help: the row labels have only one level: write one label instead of a tuple
script:14:12: error: cannot select from this Series with a 'GroupBy' [df-type]
   14 | m = x['k'][x.groupby('k')]
      |            ^~~~~~~~~~~~~~
help: select by a label, a list of labels or a condition, such as s[s > 0]; to select by position, use .iloc
script:15:19: error: cannot select from this ndarray with a 'module' [df-type]
   15 | n = x['k'].values[np]
      |                   ^~
help: select by position, such as values[0]

=== labels that are none
--- script
x = pd.DataFrame({'k': ['x', 'y'], 'v': [1, 2]})
a = x.filter(())
b = x.filter([[]])
c = x.drop([{}])
d = x.reindex([x])
e = x.select_dtypes([1])
--- diag
script:3:15: error: an empty list is not a label [df-type]
    3 | b = x.filter([[]])
      |               ^~
script:4:13: error: a row label cannot be a 'dict' [df-type]
    4 | c = x.drop([{}])
      |             ^~
script:5:16: error: a row label cannot be a 'DataFrame' [df-type]
    5 | d = x.reindex([x])
      |                ^
script:6:21: error: 'select_dtypes' needs the name of a type, such as 'number', not a value of type 'list' [df-type]
    6 | e = x.select_dtypes([1])
      |                     ^~~

=== a list under two names is one list
--- script
a = [1, 2, 3]
b = a
b += [4]
c = d = [0]
c += (1, 2)
e = {'k': [1]}
f = e['k']
e['k'] += [2]
g = [[1], [2]]
h = g[0]
g[0] += [9]
h += 'xy'
i = [1, 2]
j = i
i += i
k = a + [5]
l = a
l = l + [6]
df = pd.DataFrame({'name': ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'], 'is': [str(a), str(b), str(c), str(d), str(e), str(f), str(g), str(h), str(i), str(j), str(k), str(l)]})
--- csv
name,is
a,"[1, 2, 3, 4]"
b,"[1, 2, 3, 4]"
c,"[0, 1, 2]"
d,"[0, 1, 2]"
e,"{'k': [1, 2]}"
f,"[1, 2]"
g,"[[1, 9, 'x', 'y'], [2]]"
h,"[1, 9, 'x', 'y']"
i,"[1, 2, 1, 2]"
j,"[1, 2, 1, 2]"
k,"[1, 2, 3, 4, 5]"
l,"[1, 2, 3, 4, 6]"

=== what is made anew, and what is shared
--- script
m = (1, 2)
n = m
n += (3,)
o = 'ab'
p = o
p += 'c'
q = [1, 2]
r = q
q *= 2
s = q[:]
s += [7]
t = list(q)
t += [8]
u = [[] for x in range(2)]
u[0] += [1]
v = [[]] * 2
v[0] += [1]
w = (lambda: [1])
w1 = w()
w1 += [2]
w2 = w()
x = [1]
z = [x, x]
x += [2]
y = {'a': x}
y['a'] += {'q': 1}
aa = [5]
ab = tuple(aa)
aa += [6]
ac = [3]
ac *= 0
ad = [1]
ae = dict(k=ad)
ad += range(2)
af = [1, 2]
ag = [v for v in af]
af += [3]
ah = sorted(af)
ai = ah
ai += [0]
aj = [1]
ak, al = aj, aj
ak += [2]
am = {'a': 1}.get('b', aj)
am += [3]
df = pd.DataFrame({'name': ['m', 'n', 'o', 'p', 'q', 'r', 's', 't', 'u', 'v', 'w1', 'w2', 'x', 'z', 'y', 'aa', 'ab', 'ac', 'ad', 'ae', 'af', 'ag', 'ah', 'ai', 'aj', 'ak', 'al', 'am'], 'is': [str(m), str(n), str(o), str(p), str(q), str(r), str(s), str(t), str(u), str(v), str(w1), str(w2), str(x), str(z), str(y), str(aa), str(ab), str(ac), str(ad), str(ae), str(af), str(ag), str(ah), str(ai), str(aj), str(ak), str(al), str(am)]})
--- csv
name,is
m,"(1, 2)"
n,"(1, 2, 3)"
o,ab
p,abc
q,"[1, 2, 1, 2]"
r,"[1, 2, 1, 2]"
s,"[1, 2, 1, 2, 7]"
t,"[1, 2, 1, 2, 8]"
u,"[[1], []]"
v,"[[1], [1]]"
w1,"[1, 2]"
w2,[1]
x,"[1, 2, 'q']"
z,"[[1, 2, 'q'], [1, 2, 'q']]"
y,"{'a': [1, 2, 'q']}"
aa,"[5, 6]"
ab,"(5,)"
ac,[]
ad,"[1, 0, 1]"
ae,"{'k': [1, 0, 1]}"
af,"[1, 2, 3]"
ag,"[1, 2]"
ah,"[1, 2, 3, 0]"
ai,"[1, 2, 3, 0]"
aj,"[1, 2, 3]"
ak,"[1, 2, 3]"
al,"[1, 2, 3]"
am,"[1, 2, 3]"

=== lists that cannot grow so
--- script
a = [1]
a += [a]
b = [1]
d = {'b': b}
b += [[d]]
c = [1]
c += 5
t = ([1], 2)
t[0] += [3]
e = [0] * 600000
f = e
f += e
--- diag
script:2:1: error: a list cannot contain itself [df-value]
    2 | a += [a]
      | ^~~~~~~~
script:5:1: error: a list cannot contain itself [df-value]
    5 | b += [[d]]
      | ^~~~~~~~~~
script:7:1: error: 'int' is not iterable [df-type]
    7 | c += 5
      | ^~~~~~
help: a single value is given where several are needed; write a list or a column
script:9:1: error: assignment to a 'tuple' with a key of type 'int' is not part of df scripts [df-unsupported]
    9 | t[0] += [3]
      | ^~~~
help: assign to a name, df['column'] or df[['a', 'b']]
script:12:1: error: the list has more than 1,048,576 values [df-value]
   12 | f += e
      | ^~~~~~
help: compute with whole columns instead of lists

=== a frame or series under two names is one
--- script
df = pd.DataFrame({'x': [1, 2], 'y': [1.5, 2.5]})
other = df
other += 1
other['y'] *= 2
t = df['x'].copy()
u = t
u *= 10
w = t.copy()
w += 1
i = df.index
j = i
j += 5
df['t'] = t
df['i'] = i
v = pd.Series([1, 2])
v += df['x']
df['v'] = v
--- csv
x,y,t,i,v
2,5.0,20,0,3
3,7.0,30,1,5

=== other rows do not fit into it
--- script
s = pd.Series([1, 2])
s += pd.Series([1, 2, 3])
d = pd.DataFrame({'x': [1, 2]})
d += pd.DataFrame({'y': [1, 2]})
df = pd.DataFrame({'x': [1, 2]})
df['x'] += pd.Series([1, 2, 3])
--- diag
script:2:1: error: an operator such as += that changes the rows or columns of its left side is not part of df scripts [df-unsupported]
    2 | s += pd.Series([1, 2, 3])
      | ^~~~~~~~~~~~~~~~~~~~~~~~~
help: write it in full: s = s + ...
script:4:1: error: both frames need the same columns [df-value]
    4 | d += pd.DataFrame({'y': [1, 2]})
      | ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: select and rename columns first, or compute each column separately

=== columns by each name of a type
--- script
d = pd.DataFrame({'i': [1], 'f': [1.5], 'b': [True], 's': ['x']})
d['d'] = pd.to_datetime(pd.Series(['2024-01-01']))
d['z'] = pd.to_datetime(pd.Series(['2024-01-01T00:00Z']))
d['t'] = pd.to_timedelta(pd.Series(['1h']))
d['c'] = d['s'].astype('category')
d['w'] = d['s'].astype('string')
d['n'] = d['i'].astype('Int64')
d['p'] = d['d'].dt.to_period('M')
names = ['number', 'int', 'int64', 'integer', 'float', 'floating', 'bool', 'object', 'O', 'category', 'string', 'datetime', 'datetime64[ns]', 'datetimetz', 'timedelta', 'timedelta64', 'int32']
df = pd.DataFrame([[str(k), ' '.join(d.select_dtypes(k).columns), ' '.join(d.select_dtypes(exclude=k).columns)] for k in names], columns=['type', 'include', 'exclude'])
df.loc[len(df)] = ['both', ' '.join(d.select_dtypes(['number', 'bool'], 'timedelta').columns), ' '.join(d.select_dtypes([], int).columns)]
df.loc[len(df)] = ['list', ' '.join(d.select_dtypes((int, float)).columns), ' '.join(d.select_dtypes(exclude=['number', bool]).columns)]
--- csv
type,include,exclude
number,i f t n,b s d z c w p
int,i n,f b s d z t c w p
int64,i n,f b s d z t c w p
integer,i t n,f b s d z c w p
float,f,i b s d z t c w n p
floating,f,i b s d z t c w n p
bool,b,i f s d z t c w n p
object,s,i f b d z t c w n p
O,s,i f b d z t c w n p
category,c,i f b s d z t w n p
string,w,i f b s d z t c n p
datetime,d,i f b s z t c w n p
datetime64[ns],d,i f b s z t c w n p
datetimetz,z,i f b s d t c w n p
timedelta,t,i f b s d z c w n p
timedelta64,t,i f b s d z c w n p
int32,,i f b s d z t c w n p
both,i f b n,f b s d z t c w p
list,i f n,s d z c w p

=== types that select no columns
--- script
df = pd.DataFrame({'x': [1]})
a = df.select_dtypes([])
b = df.select_dtypes('number', 'number')
c = df.select_dtypes(['object', 'i8'], exclude='int')
d = df.select_dtypes(str)
e = df.select_dtypes(exclude=['timedeltas'])
--- diag
script:2:5: error: 'select_dtypes' needs include= or exclude= [df-type]
    2 | a = df.select_dtypes([])
      |     ^~~~~~~~~~~~~~~~~~~~
script:3:32: error: include= and exclude= name the same type [df-value]
    3 | b = df.select_dtypes('number', 'number')
      |                                ^~~~~~~~
help: remove the type from one of them
script:4:48: error: include= and exclude= name the same type [df-value]
    4 | c = df.select_dtypes(['object', 'i8'], exclude='int')
      |                                                ^~~~~
help: remove the type from one of them
script:5:22: error: type 'str' is not part of df scripts [df-unsupported]
    5 | d = df.select_dtypes(str)
      |                      ^~~
help: strings have the type 'object'; after .astype('string'), they have the type 'string'
script:6:31: error: type 'timedeltas' is not part of df scripts [df-unsupported]
    6 | e = df.select_dtypes(exclude=['timedeltas'])
      |                               ^~~~~~~~~~~~
help: did you mean 'timedelta'? types are 'number', 'int', 'float', 'bool', 'object', 'category', 'string', 'datetime', 'datetimetz', 'timedelta'

=== a row and then some of its cells
--- script
d = pd.DataFrame({'g': ['a', 'b'], 'n': [3, 1], 'x': [1.5, 2.0]})
m = d[['n', 'x']]
df = pd.DataFrame({'row': [str(d.loc[0, ['n', 'x']].tolist()), str(d.iloc[1, 1:].tolist()), str(d.iloc[0, [1, 2]].tolist()), str(d.loc[0, 'n':'x'].tolist()), str(m.loc[0, ['n']].tolist()), str(d.loc[0, ['n']].tolist()), '%s' % d.loc[0, ['n', 'x']]['n']]})
--- csv
row
"[3, 1.5]"
"[1, 2.0]"
"[3, 1.5]"
"[3, 1.5]"
[3.0]
[3]
3

=== names of what an array makes with a series
--- script
d = pd.DataFrame({'n': [1, 2, 3], 'x': [2.5, 3.5, 4.5]})
a = np.where(d['n'] > 1, 10, 0) + d['n']
b = d['n'] * np.where(d['n'] > 1, 10, 0)
c = d['x'].values - d['n']
e = d['n'] > d['x'].values
f = d['n'] + d['x']
g = np.round(d['n'].values / d['x'], 2)
df = pd.DataFrame({'name': [str(s.name or 0) for s in [a, b, c, e, f, g]]})
--- csv
name
n
n
n
n
0
x
