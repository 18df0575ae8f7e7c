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
