=== slice assigns
--- script
a = list(range(10)); b = list(range(6)); c = [1, 2, 3]; d = [1, 2, 3]; e = [1, 2, 3, 4]; f = []; g = [1, 2, 3]
a[2:5] = []
b[::-1] = [1, 2, 3, 4, 5, 6]
c[5:1] = [9]
d[2:1] = [8, 8]
e[-2:] = 'xy'
f[:] = (1, 2)
g[1:1] = [7, 7]
r = [a, b, c, d, e, f, g]
df = pd.DataFrame({'r': [repr(r)]})
--- csv
r
"[[0, 1, 5, 6, 7, 8, 9], [6, 5, 4, 3, 2, 1], [1, 2, 3, 9], [1, 2, 8, 8, 3], [1, 2, 'x', 'y'], [1, 2], [1, 7, 7, 2, 3]]"

=== slice dels
--- script
a = list(range(10)); b = list(range(10)); c = list(range(10)); d = [1, 2]
del a[::2]
del b[8:2:-3]
del c[-3:]
del d[:]
r = [a, b, c, d]
df = pd.DataFrame({'r': [repr(r)]})
--- csv
r
"[[1, 3, 5, 7, 9], [0, 1, 2, 3, 4, 6, 7, 9], [0, 1, 2, 3, 4, 5, 6], []]"

=== slice alias
--- script
a = [1, 2, 3]
b = a
a[1:] = a
r = [a, b, a is None]
df = pd.DataFrame({'r': [repr(r)]})
--- csv
r
"[[1, 1, 2, 3], [1, 1, 2, 3], False]"

=== slice step mismatch
--- script
a = [1, 2, 3]
a[::2] = [1]
r = a
df = pd.DataFrame({'r': [repr(r)]})
--- diag
script:2:1: error: cannot assign 1 value to a slice of 2 elements with a step [df-value]
    2 | a[::2] = [1]
      | ^~~~~~

=== slice aug
--- script
a = [1, 2, 3]
a[1:] += [4]
r = a
df = pd.DataFrame({'r': [repr(r)]})
--- csv
r
"[1, 2, 3, 4]"

=== slice nested
--- script
a = [[1, 2], [3]]
a[0][:1] = [9, 9]
d = {'k': [1, 2, 3]}
d['k'][1:] = []
r = [a, d]
df = pd.DataFrame({'r': [repr(r)]})
--- csv
r
"[[[9, 9, 2], [3]], {'k': [1]}]"

=== slice tuple
--- script
a = (1, 2)
a[0:1] = [3]
r = a
df = pd.DataFrame({'r': [repr(r)]})
--- diag
script:2:1: error: assignment to a 'tuple' with a key of type 'slice' is not part of df scripts [df-unsupported]
    2 | a[0:1] = [3]
      | ^~~~~~
help: assign to a name, df['column'] or df[['a', 'b']]

=== slice int value
--- script
a = [1, 2]
a[0:1] = 5
r = a
df = pd.DataFrame({'r': [repr(r)]})
--- diag
script:2:1: error: 'int' is not iterable [df-type]
    2 | a[0:1] = 5
      | ^~~~~~
help: a single value is given where several are needed; write a list or a column

=== type more
--- script
x = [1, 'a', 2.5, True, [1], {}, (1,)]
r = [[type(v) is int for v in x], [type(v) == str for v in x], [type(v) in (int, float) for v in x], type(1) != type('a'), type(1) is type(2), [type(v) is list for v in x], type(1) is not str, {'int': 1}[type(3).__name__], int.__name__, list.__name__, str.__name__]
df = pd.DataFrame({'r': [repr(r)]})
--- csv
r
"[[True, False, False, False, False, False, False], [False, True, False, False, False, False, False], [True, False, True, False, False, False, False], True, True, [False, False, False, False, True, False, False], True, 1, 'int', 'list', 'str']"

=== type eq str
--- script
r = [type('a') is str, 'a' is str]
df = pd.DataFrame({'r': [repr(r)]})
--- csv
r
"[True, False]"

=== type none
--- script
r = type(None).__name__
df = pd.DataFrame({'r': [repr(r)]})
--- csv
r
'NoneType'

=== nonetype
--- script
r = [type(None).__name__, isinstance(None, type(None)), type(None) is type(None), type(1) is type(None)]
df = pd.DataFrame({'r': [repr(r)]})
--- csv
r
"['NoneType', True, True, False]"

=== type json
--- script
import json
r = [type(v).__name__ for v in json.loads('[1, 1.0, "a", null, true, [], {}, 123456789012345678901234567890]')]
df = pd.DataFrame({'r': [repr(r)]})
--- csv
r
"['int', 'float', 'str', 'NoneType', 'bool', 'list', 'dict', 'int']"

=== type in query
--- script
d = pd.DataFrame({'a': [1, 'x', 2.5]})
r = d['a'].map(lambda v: type(v).__name__).tolist()
df = pd.DataFrame({'r': [repr(r)]})
--- csv
r
"['int', 'str', 'float']"

=== type col
--- script
d = pd.DataFrame({'a': [1, 'x', 2.5]})
r = [d[d['a'].map(type) == str]['a'].tolist()]
df = pd.DataFrame({'r': [repr(r)]})
--- diag
script:2:19: error: a cell cannot hold a 'type' [df-type]
    2 | r = [d[d['a'].map(type) == str]['a'].tolist()]
      |                   ^~~~

=== type filter
--- script
d = pd.DataFrame({'a': [1, 'x', 2.5]})
r = [d[d['a'].map(lambda v: type(v) is str)]['a'].tolist(), d['a'].apply(lambda v: v if type(v) in (int, float) else 0).tolist()]
df = pd.DataFrame({'r': [repr(r)]})
--- csv
r
"[['x'], [1.0, 0.0, 2.5]]"

=== is other
--- script
a = [1]
r = a is list
df = pd.DataFrame({'r': [repr(r)]})
--- csv
r
False

=== type: a number of a column
--- script
d = pd.DataFrame({'a': [1, 2]})
df = pd.DataFrame({'r': [type(d['a'].sum()).__name__]})
--- diag
script:2:31: error: the type of a number of a column is not part of df scripts [df-unsupported]
    2 | df = pd.DataFrame({'r': [type(d['a'].sum()).__name__]})
      |                               ^~~~~~~~~~~~
help: write isinstance(x, (int, float)); for a column, write df['a'].dtype
