=== labels with several levels do not change; append returns new ones
--- script
f = pd.DataFrame({'a': [1, 2], 'b': [3, 4], 'v': [5, 6]}).set_index(['a', 'b'])
i = f.index
j = i.append(f.head(1).index)
k = list(i)
k.append((9, 9))
c = f.reset_index().pivot(index='a', columns='b', values=['v']).columns
t = c.tolist()
t[0] = ('x', 'y')
df = pd.DataFrame({'n': [str(list(x)) for x in (i, j, k, c, t)]})
--- csv
n
"[(1, 3), (2, 4)]"
"[(1, 3), (2, 4), (1, 3)]"
"[(1, 3), (2, 4), (9, 9)]"
"[('v', 3), ('v', 4)]"
"[('x', 'y'), ('v', 4)]"

=== nor by methods, assignments and operators
--- script
f = pd.DataFrame({'a': [1, 2], 'b': [3, 4], 'v': [5, 6]}).set_index(['a', 'b'])
i = f.index
i.insert(0, (1, 1))
j = f.index
j[0] = (1, 1)
k = f.index
del k[0]
l = f.index
l += [(1, 1)]
m = f.index * 2
n = f.index.append([(1, 1)])
o = f.index.append(f.reset_index().set_index(['a', 'b', 'v']).index)
--- diag
script:3:1: error: a MultiIndex cannot be changed [df-type]
    3 | i.insert(0, (1, 1))
      | ^~~~~~~~~~~~~~~~~~~
help: convert it to a list: list(v)
script:5:1: error: a MultiIndex cannot be changed [df-type]
    5 | j[0] = (1, 1)
      | ^~~~
help: convert it to a list: list(v)
script:7:5: error: a MultiIndex cannot be changed [df-type]
    7 | del k[0]
      |     ^~~~
help: convert it to a list: list(v)
script:9:1: error: unsupported operand types for +: 'MultiIndex' and 'list' [df-type]
    9 | l += [(1, 1)]
      | ^~~~~~~~~~~~~
help: convert the list first: pd.Series([1, 2]) makes a column, pd.Series([1, 2]).values makes an array
script:10:5: error: unsupported operand types for *: 'MultiIndex' and 'int' [df-type]
   10 | m = f.index * 2
      |     ^~~~~~~~~~~
help: convert the list first: pd.Series([1, 2]) makes a column, pd.Series([1, 2]).values makes an array
script:11:20: error: 'append' of a MultiIndex needs another MultiIndex with as many levels [df-type]
   11 | n = f.index.append([(1, 1)])
      |                    ^~~~~~~~
help: to add an element to a list of the labels, write v = list(df.index), then v.append(x)
script:12:20: error: 'append' of a MultiIndex needs another MultiIndex with as many levels [df-type]
   12 | o = f.index.append(f.reset_index().set_index(['a', 'b', 'v']).index)
      |                    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: to add an element to a list of the labels, write v = list(df.index), then v.append(x)

=== sets change in place
--- script
s = {1, 2}
t = s
t |= {5}
t -= {1}
def grow(v):
    v |= {100}
grow(s)
u = s
u &= {2, 100, 3}
w = s | {7}
df = pd.DataFrame({'n': [str(sorted(x)) for x in (s, t, u, w)]})
--- csv
n
"[2, 100]"
"[2, 100]"
"[2, 100]"
"[2, 7, 100]"

=== the values of a dict that a loop changes
--- script
d = {'a': 1, 'b': 2, 'c': 3}
out = []
for k, v in d.items():
    out.append(v)
    d['c'] = 50
    d['b'] += 1
for v in d.values():
    out.append(v)
    d['a'] = 7
    d['c'] = 8
for k in d.keys():
    d[k] = 0
keys = list(d.keys())
d['d'] = 1
df = pd.DataFrame({'n': [str(out), str(d), str(keys)]})
--- csv
n
"[1, 3, 50, 1, 5, 8]"
"{'a': 0, 'b': 0, 'c': 0, 'd': 1}"
"['a', 'b', 'c']"

=== keys, values and items of a dict that was changed later
--- script
d = {'a': 1}
k = d.keys()
n = len(k)
d['b'] = 2
m = list(k)
v = d.values()
d['b'] = 3
w = sum(v)
i = d.items()
d.pop('b')
x = list(i)
--- diag
script:5:10: error: using the result of keys(), values() or items() after the dict has changed is not part of df scripts [df-unsupported]
    5 | m = list(k)
      |          ^
help: call the method again, or make a list of its result: list(d.keys())
script:8:9: error: using the result of keys(), values() or items() after the dict has changed is not part of df scripts [df-unsupported]
    8 | w = sum(v)
      |         ^
help: call the method again, or make a list of its result: list(d.keys())
script:11:10: error: using the result of keys(), values() or items() after the dict has changed is not part of df scripts [df-unsupported]
   11 | x = list(i)
      |          ^
help: call the method again, or make a list of its result: list(d.keys())

=== a loop over the keys that adds a key
--- script
d = {'a': 1, 'b': 2}
for k in d.keys():
    d['c' + k] = 1
--- diag
script:2:10: error: the loop changes the list that it iterates over [df-value]
    2 | for k in d.keys():
      |          ^~~~~~~~
help: iterate over a copy: list(v); in iteration 1 of the loop on line 2, k = 'a'

=== a list in a cell does not change
--- script
f = pd.DataFrame({'t': ['b,a', 'z'], 'd': [{'k': [1]}, {}]})
f['l'] = f['t'].str.split(',')
for l in f['l']:
    l.sort()
a = f['l'][0]
a.append('c')
b = f['d'][0]
b['k'].append(2)
c = f['d'][0]
c['x'] = 1
d = f['d'][0]
d.update(x=1)
e = f['l'][0]
e += ['c']
g = f['l'][0]
del g[0]
h = f['d'][0]
h.clear()
--- diag
script:4:5: error: changing a list in a cell is not part of df scripts [df-unsupported]
    4 |     l.sort()
      |     ^~~~~~~~
help: write sorted(v) to get a sorted list; in iteration 1 of the loop on line 3
script:6:1: error: changing a list in a cell is not part of df scripts [df-unsupported]
    6 | a.append('c')
      | ^~~~~~~~~~~~~
help: change a copy: v = list(v)
script:8:1: error: changing a list in a cell is not part of df scripts [df-unsupported]
    8 | b['k'].append(2)
      | ^~~~~~~~~~~~~~~~
help: change a copy: v = list(v)
script:10:1: error: changing a dict in a cell is not part of df scripts [df-unsupported]
   10 | c['x'] = 1
      | ^~~~~~
help: change a copy: v = dict(v)
script:12:1: error: changing a dict in a cell is not part of df scripts [df-unsupported]
   12 | d.update(x=1)
      | ^~~~~~~~~~~~~
help: change a copy: v = dict(v)
script:14:1: error: changing a list in a cell is not part of df scripts [df-unsupported]
   14 | e += ['c']
      | ^~~~~~~~~~
help: change a copy: v = list(v)
script:16:5: error: changing a list in a cell is not part of df scripts [df-unsupported]
   16 | del g[0]
      |     ^~~~
help: change a copy: v = list(v)
script:18:1: error: changing a dict in a cell is not part of df scripts [df-unsupported]
   18 | h.clear()
      | ^~~~~~~~~
help: change a copy: v = dict(v)

=== a copy of a list in a cell, and lists of json.loads
--- script
f = pd.DataFrame({'l': [['b', 'a'], ['z']]})
a = list(f['l'][0])
a.append('c')
b = sorted(f['l'][0]) + ['d']
x = json.loads('{"l": [2, 1]}')
y = x
y['l'].sort()
x['l'] += [9]
y['l'][0] = 7
df = pd.DataFrame({'n': [str(a), str(b), str(list(f['l'][0])), str(x)]})
--- csv
n
"['b', 'a', 'c']"
"['a', 'b', 'd']"
"['b', 'a']"
"{'l': [7, 2, 9]}"

=== aliases, copies, slices, defaults
--- script
a = [3, 1, 2]
b = a
b.append(9)
c = a[:]
c.append(8)
d = a.copy()
d.sort()
e = list(a)
e.reverse()
def f(x, acc=[]):
    acc.append(x)
    return len(acc)
g = [[]] * 2
g[0].append(1)
h, *rest = a
rest.append(0)
k = [f(1), f(2), f(3)]
rows, r = [], {}
for i in range(2):
    r['i'] = i
    rows.append(r)
df = pd.DataFrame({'n': [str(x) for x in (a, b, c, d, e, g, rest, k, rows)]})
--- csv
n
"[3, 1, 2, 9]"
"[3, 1, 2, 9]"
"[3, 1, 2, 9, 8]"
"[1, 2, 3, 9]"
"[9, 2, 1, 3]"
"[[1], [1]]"
"[1, 2, 9, 0]"
"[1, 2, 3]"
"[{'i': 1}, {'i': 1}]"
