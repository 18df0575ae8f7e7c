=== texts do not grow without end
--- script
df = pd.DataFrame({'a': ['x']})
a = 'x' * 1000000000
b = df['a'] * 1000000000
c = '{:2000000000}'.format(1)
d = 9 ** 9 ** 9
--- diag
script:2:5: error: the resulting string would be longer than 1 MiB [df-value]
    2 | a = 'x' * 1000000000
      |     ^~~~~~~~~~~~~~~~
script:3:5: error: the resulting string would be longer than 1 MiB [df-value]
    3 | b = df['a'] * 1000000000
      |     ^~~~~~~~~~~~~~~~~~~~
script:4:5: error: the width of the format is larger than 4096 [df-value]
    4 | c = '{:2000000000}'.format(1)
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~
help: write a smaller width, as in '{:8}'
script:5:5: error: the result does not fit into a 64-bit integer [df-value]
    5 | d = 9 ** 9 ** 9
      |     ^~~~~~~~~~~

=== lists do not grow without end
--- script
xs = [1, 2, 3, 4, 5, 6, 7, 8]
ys = [x for x in xs for y in xs for z in xs for u in xs for v in xs for w in xs for t in xs]
df = pd.DataFrame({'a': xs})
--- diag
script:2:6: error: the list has more than 1,048,576 values [df-value]
    2 | ys = [x for x in xs for y in xs for z in xs for u in xs for v in xs for w in xs for t in xs]
      |      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: compute with whole columns instead of lists

=== merges do not grow without end
--- script
a = pd.DataFrame({'k': [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]})
b = pd.merge(a, a, on='k')
c = pd.merge(b, b, on='k')
d = pd.merge(c, c, on='k')
df = pd.merge(d, d, on='k')
--- diag
script:1:19: warning: a merge on 'k' repeats 16 rows of the left table: the right table has 16 rows with the key '1' [df-merge-repeated]
    1 | a = pd.DataFrame({'k': [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]})
      |                   ^~~
help: the first row with this key is in script:1; keep one of the rows, or, if the repetition is intended, write validate='m:m'; the merge is at script:2
script:1:19: warning: a merge on 'k' repeats 256 rows of the left table: the right table has 256 rows with the key '1' [df-merge-repeated]
    1 | a = pd.DataFrame({'k': [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]})
      |                   ^~~
help: the first row with this key is in script:1; keep one of the rows, or, if the repetition is intended, write validate='m:m'; the merge is at script:3
script:4:5: error: the script needs more than 256 MiB of memory [df-value]
    4 | d = pd.merge(c, c, on='k')
      |     ^~~~~~~~~~~~~~~~~~~~~~
help: make fewer and smaller lists and frames

=== nesting
--- script
a = ((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((1))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))
b = ----------------------------------------------------------------------------------------------------------1
c = 2**2**2**2**2**2**2**2**2**2**2**2**2**2**2**2**2**2**2**2**2**2**2**2**2**2**2**2**2**2**2**2**2**2**2**2**2**2**2**2**2**2**2**2**2**2**2**2**2**2**2**2**2**2**2**2**2**2**2**2**2**2**2**2**2**2**2**2**2**2**2**2**2**2**2**2**2**2**2**2**2**2**2**2**2**2**2**2**2**2**2**2**2**2**2**2**2**2**2**2**2**2**2**2**2**2
df = pd.DataFrame({'a': [1]})
--- diag
script:1:105: error: the expression is nested deeper than 100 levels [df-syntax]
    1 | ...((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((1)))))))))))))))))))))))))))))))))))))))))))))))))))))))))))...
      |                                                                ^
help: compute a part of it in a separate statement
script:2:104: error: the expression is nested deeper than 100 levels [df-syntax]
    2 | b = ----------------------------------------------------------------------------------------------------------1
      |                                                                                                        ^
help: compute a part of it in a separate statement
script:3:303: error: the expression is nested deeper than 100 levels [df-syntax]
    3 | ...**2**2**2**2**2**2**2**2**2**2**2**2**2**2**2**2**2**2**2**2**2**2**2**2**2**2
      |                                                                ^~
help: compute a part of it in a separate statement

=== tables of very many columns
--- data a.csv
k
1
--- script
many = [str(i) for i in range(900000)]
a = pd.read_csv('a.csv')
b = pd.read_csv('a.csv', na_values=many)
c = pd.read_csv('a.csv', names=many)
d = a.drop(columns=many, errors='ignore')
e = a.merge(a, how='cross')
df = a
--- diag
script:3:36: error: 'na_values' takes at most 1000 values [df-value]
    3 | b = pd.read_csv('a.csv', na_values=many)
      |                                    ^~~~
script:4:32: error: expected one name for each column, but found 900000 names and 1 column [df-value]
    4 | c = pd.read_csv('a.csv', names=many)
      |                                ^~~~

=== groups have limits
--- script
d = pd.DataFrame({'k': ['a', 'b'], 'n': [1, 2]})
a = d.groupby(['k'] * 1000000)
b = d.groupby(['k'] * 17)
df = d['n'].describe(percentiles=[0.5] * 1000000)
--- diag
script:2:15: error: cannot group by more than 16 columns [df-value]
    2 | a = d.groupby(['k'] * 1000000)
      |               ^~~~~~~~~~~~~~~
script:3:15: error: cannot group by more than 16 columns [df-value]
    3 | b = d.groupby(['k'] * 17)
      |               ^~~~~~~~~~
script:4:6: error: the script takes too many steps [df-value]
    4 | df = d['n'].describe(percentiles=[0.5] * 1000000)
      |      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: compute with fewer rows, or with whole columns instead of loops

=== lists of functions have limits
--- script
d = pd.DataFrame({'k': ['a', 'b'], 'n': [1, 2]})
df = d['n'].agg([lambda s: s.sum()] * 300000)
--- diag
script:2:17: error: the script takes too many steps [df-value]
    2 | df = d['n'].agg([lambda s: s.sum()] * 300000)
      |                 ^~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: compute with fewer rows, or with whole columns instead of loops

=== what is asked of all rows for each row has limits
--- script
d = pd.DataFrame({'a': [i for i in range(4000)]})
a = [d['a'].nunique() for i in range(4000)]
b = [d['a'].rank().iloc[0] for i in range(4000)]
df = d.head(1)
--- diag
script:2:6: error: the script takes too many steps [df-value]
    2 | a = [d['a'].nunique() for i in range(4000)]
      |      ^~~~~~~~~~~~~~~~
help: compute with fewer rows, or with whole columns instead of loops

=== what elements make on their way is given back
--- script
d = pd.DataFrame({'k': [f'k{i}' for i in range(20)]})
a = [sorted(d['k'].tolist() + [k])[-1] + k for k in d['k'] if k in d['k'].tolist()]
b = [x for x in [[k, k + 'x'] for k in d['k']] if x[0] in sorted(d['k'])]
df = pd.DataFrame({'a': a[:3], 'b': [len(b), b[0][1], b[19][1]]})
--- csv
a,b
k9k0,20
k9k1,k0x
k9k2,k19x

=== lists that grow while something reads them, endless in Python
--- script
v = list(range(300000))
v.extend(v)
a = list(range(600))
for x in a:
    a.append(x)
    a.pop(0)
b = list(range(600))
c = [b.append([x]) or b.pop(0) for x in b]
d = max(b, key=lambda x: b.append(1) or len(b))
s = set(range(600))
for x in s:
    s.add(x + 1000)
    s.discard(x)
df = pd.DataFrame({'n': [len(v), len(a), len(b), len(c), len(s)]})
--- csv
n
600000
600
1200
600
600

=== a list cannot change while it is sorted
--- script
v = list(range(600))
v.sort(key=lambda x: v.append(x) or x)
df = pd.DataFrame({'a': v})
--- diag
script:2:12: error: the key function changes the list while it is being sorted [df-value]
    2 | v.sort(key=lambda x: v.append(x) or x)
      |            ^~~~~~~~~~~~~~~~~~~~~~~~~~

=== keys that come and go
--- script
d = {}
s = set()
for i in range(100000):
    d[i] = 1
    d.pop(i)
    s.add(i)
    s.discard(i)
for i in range(100):
    d[i] = i
for i in range(90):
    del d[i]
d[3] = 'again'
d[95] = 'other'
df = pd.DataFrame({'k': list(d.keys()), 'v': list(d.values())})
df['n'] = len(s)
--- csv
k,v,n
90,90,0
91,91,0
92,92,0
93,93,0
94,94,0
95,other,0
96,96,0
97,97,0
98,98,0
99,99,0
3,again,0
