=== library: import scipy
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
from statistics import geometric_mean
df = pd.DataFrame({'g': [round(geometric_mean(df['a']), 6)]})
--- csv
g
13.915788

=== library: import math
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
import math
df['c'] = df['a'].map(math.sqrt)
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,3.1622776601683795
a,y,25,2.5,2026-01-03,5.0
b,x,30,3.0,2026-02-01,5.477225575051661
c,y,5,0.5,2026-02-01,2.23606797749979

=== library: import re
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
import re
df['c'] = df['k'].map(lambda x: re.sub('^a', 'A', x))
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,A
a,y,25,2.5,2026-01-03,A
b,x,30,3.0,2026-02-01,b
c,y,5,0.5,2026-02-01,c

=== library: import collections
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
from collections import Counter
df = pd.Series(dict(Counter(df['k'])), name='n').to_frame()
--- csv
n
2
1
1

=== library: math.sqrt
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
import math
df['c'] = df['a'].map(lambda x: math.sqrt(x))
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,3.1622776601683795
a,y,25,2.5,2026-01-03,5.0
b,x,30,3.0,2026-02-01,5.477225575051661
c,y,5,0.5,2026-02-01,2.23606797749979

=== library: math.ceil
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
import math
df['c'] = [math.ceil(x) for x in df['b']]
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,2
a,y,25,2.5,2026-01-03,3
b,x,30,3.0,2026-02-01,3
c,y,5,0.5,2026-02-01,1

=== library: math.isnan
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
import math
df['c'] = [math.isnan(x) for x in df['b']]
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,False
a,y,25,2.5,2026-01-03,False
b,x,30,3.0,2026-02-01,False
c,y,5,0.5,2026-02-01,False

=== library: math.fsum
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
import math
df['c'] = math.fsum(df['b'])
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,7.25
a,y,25,2.5,2026-01-03,7.25
b,x,30,3.0,2026-02-01,7.25
c,y,5,0.5,2026-02-01,7.25

=== library: math.prod
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
import math
df['c'] = math.prod(df['a'])
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,37500
a,y,25,2.5,2026-01-03,37500
b,x,30,3.0,2026-02-01,37500
c,y,5,0.5,2026-02-01,37500

=== library: math
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
import math
df['c'] = math.pi
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,3.141592653589793
a,y,25,2.5,2026-01-03,3.141592653589793
b,x,30,3.0,2026-02-01,3.141592653589793
c,y,5,0.5,2026-02-01,3.141592653589793

=== library: gmean
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
from statistics import geometric_mean
df = pd.DataFrame({'g': [round(geometric_mean(df['a']), 6)]})
--- csv
g
13.915788

=== library: hmean
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
from statistics import harmonic_mean
df = pd.DataFrame({'g': [round(harmonic_mean(df['a']), 6)]})
--- csv
g
10.714286

=== library: statistics.mean
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
import statistics
df['c'] = statistics.mean(df['b'])
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,1.8125
a,y,25,2.5,2026-01-03,1.8125
b,x,30,3.0,2026-02-01,1.8125
c,y,5,0.5,2026-02-01,1.8125

=== library: statistics.median
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
import statistics
df['c'] = statistics.median(df['b'])
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,1.875
a,y,25,2.5,2026-01-03,1.875
b,x,30,3.0,2026-02-01,1.875
c,y,5,0.5,2026-02-01,1.875

=== library: statistics.stdev
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
import statistics
df['c'] = round(statistics.stdev(df['b']), 6)
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,1.143369
a,y,25,2.5,2026-01-03,1.143369
b,x,30,3.0,2026-02-01,1.143369
c,y,5,0.5,2026-02-01,1.143369

=== library: statistics.pstdev
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
import statistics
df['c'] = round(statistics.pstdev(df['b']), 6)
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,0.990186
a,y,25,2.5,2026-01-03,0.990186
b,x,30,3.0,2026-02-01,0.990186
c,y,5,0.5,2026-02-01,0.990186

=== library: re.sub
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
import re
df['c'] = df['k'].map(lambda x: re.sub('^a', 'A', x))
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,A
a,y,25,2.5,2026-01-03,A
b,x,30,3.0,2026-02-01,b
c,y,5,0.5,2026-02-01,c

=== library: Counter
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
from collections import Counter
df = pd.Series(Counter(df['g'])).sort_index().rename('n').to_frame()
--- csv
n
2
2

=== library: defaultdict
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
from collections import defaultdict
d = defaultdict(int, {'a': 1})
df['c'] = d['b']
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,0
a,y,25,2.5,2026-01-03,0
b,x,30,3.0,2026-02-01,0
c,y,5,0.5,2026-02-01,0

=== library: reduce
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
from functools import reduce
df = reduce(lambda a, b: pd.concat([a, b]), [df, df])
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

=== library: math of numbers
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
import math
f = [math.floor(2.7), math.ceil(-0.5), math.trunc(-2.7), math.floor(True), math.fabs(-3), math.sqrt(2), math.log(8, 2), math.log(10), math.log10(1000), math.log2(8), math.log1p(1e-9), math.exp(1), math.exp(-1000), math.pow(2, 10), math.pow(0, 0), math.prod([1.5, 4]), math.prod([]), math.fsum([0.1] * 10), math.fsum([1e100, 1, -1e100]), math.pi, math.e, math.inf]
df = pd.DataFrame({'f': [str(x) for x in f]})
--- csv
f
2
0
-2
1
3.0
1.4142135623730951
3.0
2.302585092994046
3.0
3.0
9.999999995e-10
2.718281828459045
0.0
1024.0
1.0
6.0
1
1.0
1.0
3.141592653589793
2.718281828459045
inf
--- diag
script:3:20: warning: column 'f' contains 'inf' [df-not-finite]
    3 | df = pd.DataFrame({'f': [str(x) for x in f]})
      |                    ^~~
help: the column is computed at script:3; before that line, drop the row, or replace the missing, infinite or 0 value

=== library: math in a list, apply and map
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
from math import floor, log2 as lg
import math as m
df = pd.read_csv('runs.csv')
df['l'] = [lg(x) for x in df['a']]
df['f'] = df['l'].apply(floor)
df['c'] = df['b'].map(m.ceil)
--- csv
k,g,a,b,day,l,f,c
a,x,10,1.25,2026-01-02,3.321928094887362,3,2
a,y,25,2.5,2026-01-03,4.643856189774724,4,3
b,x,30,3.0,2026-02-01,4.906890595608519,4,3
c,y,5,0.5,2026-02-01,2.321928094887362,2,1

=== library: statistics of lists
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
import statistics as st
v = [2.5, 3.25, 5.5, 11.25, 11.75]
f = [st.mean(v), st.mean([1, 2, 3]), st.mean([1, 2]), st.fmean([1, 2, 3]), st.median(v), st.median([4, 1, 3, 2]), st.median([3, 1, 2]), st.stdev(v), st.pstdev(v), st.variance([1, 2, 3]), st.variance([1, 2]), st.pvariance([1, 3]), st.geometric_mean([54, 24, 36]), st.harmonic_mean([40, 60]), st.stdev([1e15, 1e15 + 1, 1e15 + 2]), st.mean([0.1] * 10), st.stdev([5, 5, 5])]
df = pd.DataFrame({'f': [str(x) for x in f]})
--- csv
f
6.85
2
1.5
2.0
5.5
2.5
2
4.389618434442793
3.926194085880116
1
0.5
1
36.000000000000014
48.0
1.0
0.1
0.0

=== library: statistics by group
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
import statistics
df = pd.read_csv('runs.csv')
df = pd.DataFrame([{'g': g, 'm': statistics.mean(p['b'].tolist()), 's': statistics.stdev(p['b'])} for g, p in df.groupby('g')])
--- csv
g,m,s
x,2.125,1.2374368670764582
y,1.5,1.4142135623730951

=== library: regular expressions
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
import re
t = 'step=1 loss=0.5; step=22 loss=1.25'
m = re.search(r'step=(\d+) loss=(?P<loss>[\d.]+)', t)
n = re.match('x', t)
f = [m.group(), m.group(0), m[1], m['loss'], m.group(1, 'loss'), m.groups(), m.groupdict(), m.start(), m.end(1), m.span('loss'), n is None, re.findall(r'\d+', t), re.findall(r'(\w)=(\d)', t), re.findall('(a)|x', 'xa'), re.sub(r'\d', '#', t, count=2), re.sub(r'(\w+)=', r'\1: ', t), re.sub('p', lambda m: m.group().upper(), t), re.split(r';\s*', t), re.split('(;)', 'a;b'), re.split(',', 'a,b,c', 1), re.fullmatch('a+', 'aaa') is not None, re.fullmatch('a', 'aaa') is None, [x.group(1) for x in re.finditer(r'=(\d+) ', t)], re.sub('L', '_', t, flags=re.I), re.escape('a.b'), re.search('é(.)', 'aéb').start(1)]
df = pd.DataFrame({'f': [str(x) for x in f]})
--- csv
f
step=1 loss=0.5
step=1 loss=0.5
1
0.5
"('1', '0.5')"
"('1', '0.5')"
{'loss': '0.5'}
0
6
"(12, 15)"
True
"['1', '0', '5', '22', '1', '25']"
"[('p', '1'), ('s', '0'), ('p', '2'), ('s', '1')]"
"['', 'a']"
step=# loss=#.5; step=22 loss=1.25
step: 1 loss: 0.5; step: 22 loss: 1.25
steP=1 loss=0.5; steP=22 loss=1.25
"['step=1 loss=0.5', 'step=22 loss=1.25']"
"['a', ';', 'b']"
"['a', 'b,c']"
True
True
"['1', '22']"
step=1 _oss=0.5; step=22 _oss=1.25
a\.b
2

=== library: a compiled pattern
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
import re
p = re.compile(r'(\w)(\d)?', re.IGNORECASE)
q = re.compile('x')
f = [p.findall('a1b'), p.sub(r'<\1>', 'a1b', 1), p.match('a').groups(), p.match('a').groups('-'), p.match('?'), [m.group(2) for m in p.finditer('a1b')], q.split('axbxc', maxsplit=1), re.findall(q, 'xx'), 'yes' if q.search('axb') else 'no', 'yes' if q.search('ab') else 'no']
df = pd.DataFrame({'f': [str(x) for x in f]})
--- csv
f
"[('a', '1'), ('b', '')]"
<a>b
"('a', None)"
"('a', '-')"
None
"['1', None]"
"['a', 'bxc']"
"['x', 'x']"
yes
no
--- diag
script:5:20: warning: column 'f' contains '('a', None)', where 'None' stands for a missing value or a group that did not match [df-not-finite]
    5 | df = pd.DataFrame({'f': [str(x) for x in f]})
      |                    ^~~
help: the column is computed at script:5; before that line, drop the row, or replace the missing, infinite or 0 value
script:5:20: warning: column 'f' contains 'None', where 'None' stands for a missing value or a group that did not match [df-not-finite]
    5 | df = pd.DataFrame({'f': [str(x) for x in f]})
      |                    ^~~
help: the column is computed at script:5; before that line, drop the row, or replace the missing, infinite or 0 value
script:5:20: warning: column 'f' contains '['1', None]', where 'None' stands for a missing value or a group that did not match [df-not-finite]
    5 | df = pd.DataFrame({'f': [str(x) for x in f]})
      |                    ^~~
help: the column is computed at script:5; before that line, drop the row, or replace the missing, infinite or 0 value

=== library: regular expressions in apply
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
import re
df = pd.read_csv('runs.csv')
def month(s):
    m = re.match(r'\d+-(\d+)', s)
    return int(m.group(1)) if m else -1
df['m'] = df['day'].apply(month)
df['d'] = df['day'].map(lambda s: re.sub('-', '/', s))
--- csv
k,g,a,b,day,m,d
a,x,10,1.25,2026-01-02,1,2026/01/02
a,y,25,2.5,2026-01-03,1,2026/01/03
b,x,30,3.0,2026-02-01,2,2026/02/01
c,y,5,0.5,2026-02-01,2,2026/02/01

=== library: Counter and defaultdict
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
from collections import Counter, defaultdict
import collections
df = pd.read_csv('runs.csv')
c = Counter(df['k'])
c['z'] += 2
d = defaultdict(list)
for r in df.itertuples():
    d[r.g].append(r.b)
n = collections.defaultdict(lambda: 7)
n['a'] += 1
e = defaultdict(int, {'q': 4})
e['r'] += e['q']
s = defaultdict(set)
s['a'].add(1)
f = [c.most_common(), c.most_common(1), c['missing'], 'missing' in c, sorted(c), sum(c.values()), dict(d), dict(n), dict(e), e.get('w'), 'w' in e, dict(s), Counter('abca').most_common(2), dict(Counter({'a': 3})), len(defaultdict(list))]
df = pd.DataFrame({'f': [str(x) for x in f]})
--- csv
f
"[('a', 2), ('z', 2), ('b', 1), ('c', 1)]"
"[('a', 2)]"
0
False
"['a', 'b', 'c', 'z']"
6
"{'x': [1.25, 3.0], 'y': [2.5, 0.5]}"
{'a': 8}
"{'q': 4, 'r': 4}"
None
False
{'a': {1}}
"[('a', 2), ('b', 1)]"
{'a': 3}
0
--- diag
script:16:20: warning: column 'f' contains 'None', where 'None' stands for a missing value or a group that did not match [df-not-finite]
   16 | df = pd.DataFrame({'f': [str(x) for x in f]})
      |                    ^~~
help: the column is computed at script:16; before that line, drop the row, or replace the missing, infinite or 0 value

=== library: nested defaultdict
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
from collections import defaultdict
df = pd.read_csv('runs.csv')
t = defaultdict(lambda: defaultdict(float))
for r in df.itertuples():
    t[r.k][r.g] += r.b
df = pd.DataFrame(t)
--- csv
a,b,c
1.25,3.0,
2.5,,0.5

=== library: itertools and functools
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
import itertools
from functools import reduce
from itertools import product, chain
f = [list(product([1, 2], 'ab')), list(product([0, 1], repeat=2)), list(product()), list(product([1], [])), list(chain([1], (2, 3), 'x')), list(itertools.combinations('abc', 2)), list(itertools.combinations([1, 2], 0)), list(itertools.combinations([1, 2], 3)), list(itertools.accumulate([1, 2, 3])), list(itertools.accumulate([2, 1, 3], max)), list(itertools.accumulate([1, 2], initial=10)), reduce(lambda a, b: a * b, [1, 2, 3, 4]), reduce(lambda a, b: a + b, [], 'e'), reduce(max, [3, 5, 4], 9)]
df = pd.DataFrame({'f': [str(x) for x in f]})
--- csv
f
"[(1, 'a'), (1, 'b'), (2, 'a'), (2, 'b')]"
"[(0, 0), (0, 1), (1, 0), (1, 1)]"
[()]
[]
"[1, 2, 3, 'x']"
"[('a', 'b'), ('a', 'c'), ('b', 'c')]"
[()]
[]
"[1, 3, 6]"
"[2, 2, 3]"
"[10, 11, 13]"
24
e
9

=== library: reduce merges frames
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
from functools import reduce
df = pd.read_csv('runs.csv')
parts = [df[['k', 'g', c]] for c in ['a', 'b', 'day']]
df = reduce(lambda x, y: pd.merge(x, y, on=['k', 'g']), parts)
--- csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3.0,2026-02-01
c,y,5,0.5,2026-02-01

=== library: refused: math.log(0)
--- script
import math, re, statistics, itertools
from collections import defaultdict
from functools import reduce
df = pd.DataFrame({'x': [math.log(0)]})
--- diag
script:4:35: error: math.log of 0 is undefined; the number must be positive [df-value]
    4 | df = pd.DataFrame({'x': [math.log(0)]})
      |                                   ^

=== library: refused: math.sqrt(-1)
--- script
import math, re, statistics, itertools
from collections import defaultdict
from functools import reduce
df = pd.DataFrame({'x': [math.sqrt(-1)]})
--- diag
script:4:36: error: math.sqrt of -1 is undefined; the number must be 0 or more [df-value]
    4 | df = pd.DataFrame({'x': [math.sqrt(-1)]})
      |                                    ^~

=== library: refused: math.exp(1000)
--- script
import math, re, statistics, itertools
from collections import defaultdict
from functools import reduce
df = pd.DataFrame({'x': [math.exp(1000)]})
--- diag
script:4:26: error: the result of math.exp is too large for a float [df-value]
    4 | df = pd.DataFrame({'x': [math.exp(1000)]})
      |                          ^~~~~~~~~~~~~~

=== library: refused: math.pow(0, -1)
--- script
import math, re, statistics, itertools
from collections import defaultdict
from functools import reduce
df = pd.DataFrame({'x': [math.pow(0, -1)]})
--- diag
script:4:35: error: math.pow of 0 is undefined; the number must be nonzero for a negative power [df-value]
    4 | df = pd.DataFrame({'x': [math.pow(0, -1)]})
      |                                   ^

=== library: refused: math.pow(-8, 1 / 3)
--- script
import math, re, statistics, itertools
from collections import defaultdict
from functools import reduce
df = pd.DataFrame({'x': [math.pow(-8, 1 / 3)]})
--- diag
script:4:35: error: math.pow of -8 is undefined; the number must be 0 or more for a fractional power [df-value]
    4 | df = pd.DataFrame({'x': [math.pow(-8, 1 / 3)]})
      |                                   ^~

=== library: refused: math.log(5, 1)
--- script
import math, re, statistics, itertools
from collections import defaultdict
from functools import reduce
df = pd.DataFrame({'x': [math.log(5, 1)]})
--- diag
script:4:38: error: the base of a logarithm cannot be 1 [df-value]
    4 | df = pd.DataFrame({'x': [math.log(5, 1)]})
      |                                      ^

=== library: refused: math.sqrt('4')
--- script
import math, re, statistics, itertools
from collections import defaultdict
from functools import reduce
df = pd.DataFrame({'x': [math.sqrt('4')]})
--- diag
script:4:36: error: 'math.sqrt' needs a single number, not the string '4' [df-type]
    4 | df = pd.DataFrame({'x': [math.sqrt('4')]})
      |                                    ^~~

=== library: refused: math.floor(math.nan)
--- script
import math, re, statistics, itertools
from collections import defaultdict
from functools import reduce
df = pd.DataFrame({'x': [math.floor(math.nan)]})
--- diag
script:4:37: error: math.floor of nan is undefined; the number must be finite [df-value]
    4 | df = pd.DataFrame({'x': [math.floor(math.nan)]})
      |                                     ^~~~~~~~

=== library: refused: math.floor(1e300)
--- script
import math, re, statistics, itertools
from collections import defaultdict
from functools import reduce
df = pd.DataFrame({'x': [math.floor(1e300)]})
--- diag
script:4:26: error: the result does not fit into a 64-bit integer [df-value]
    4 | df = pd.DataFrame({'x': [math.floor(1e300)]})
      |                          ^~~~~~~~~~~~~~~~~
help: convert the column to float first: .astype('float')

=== library: refused: math.sqrt(pd.Series([1, 2]))
--- script
import math, re, statistics, itertools
from collections import defaultdict
from functools import reduce
df = pd.DataFrame({'x': [math.sqrt(pd.Series([1, 2]))]})
--- diag
script:4:36: error: 'math.sqrt' needs a single number, not 'Series' [df-type]
    4 | df = pd.DataFrame({'x': [math.sqrt(pd.Series([1, 2]))]})
      |                                    ^~~~~~~~~~~~~~~~~
help: use np functions for columns, such as np.sqrt(df['a']), or write df['a'].map(math.sqrt)

=== library: refused: math.sqr(4)
--- script
import math, re, statistics, itertools
from collections import defaultdict
from functools import reduce
df = pd.DataFrame({'x': [math.sqr(4)]})
--- diag
script:4:31: error: 'sqr' of math is not part of df scripts [df-unsupported]
    4 | df = pd.DataFrame({'x': [math.sqr(4)]})
      |                               ^~~
help: did you mean 'sqrt'?

=== library: refused: statistics.stdev([1])
--- script
import math, re, statistics, itertools
from collections import defaultdict
from functools import reduce
df = pd.DataFrame({'x': [statistics.stdev([1])]})
--- diag
script:4:43: error: statistics.stdev needs at least 2 numbers [df-value]
    4 | df = pd.DataFrame({'x': [statistics.stdev([1])]})
      |                                           ^~~

=== library: refused: statistics.mean([])
--- script
import math, re, statistics, itertools
from collections import defaultdict
from functools import reduce
df = pd.DataFrame({'x': [statistics.mean([])]})
--- diag
script:4:42: error: statistics.mean needs at least 1 number [df-value]
    4 | df = pd.DataFrame({'x': [statistics.mean([])]})
      |                                          ^~

=== library: refused: statistics.mean(['a'])
--- script
import math, re, statistics, itertools
from collections import defaultdict
from functools import reduce
df = pd.DataFrame({'x': [statistics.mean(['a'])]})
--- diag
script:4:42: error: 'statistics.mean' needs numbers, not 'list' [df-type]
    4 | df = pd.DataFrame({'x': [statistics.mean(['a'])]})
      |                                          ^~~~~

=== library: refused: statistics.mean(pd.Series([1, 2]).values)
--- script
import math, re, statistics, itertools
from collections import defaultdict
from functools import reduce
df = pd.DataFrame({'x': [statistics.mean(pd.Series([1, 2]).values)]})
--- diag
script:4:42: error: for integers of a column, Python truncates the result of statistics.mean [df-type]
    4 | df = pd.DataFrame({'x': [statistics.mean(pd.Series([1, 2]).values)]})
      |                                          ^~~~~~~~~~~~~~~~~~~~~~~~
help: write df['a'].mean() or df['a'].var()

=== library: refused: statistics.geometric_mean([1, 0])
--- script
import math, re, statistics, itertools
from collections import defaultdict
from functools import reduce
df = pd.DataFrame({'x': [statistics.geometric_mean([1, 0])]})
--- diag
script:4:52: error: 'statistics.geometric_mean' needs positive numbers, not 'list' [df-type]
    4 | df = pd.DataFrame({'x': [statistics.geometric_mean([1, 0])]})
      |                                                    ^~~~~~

=== library: refused: re.search('(', 'a')
--- script
import math, re, statistics, itertools
from collections import defaultdict
from functools import reduce
df = pd.DataFrame({'x': [re.search('(', 'a')]})
--- diag
script:4:38: error: invalid regular expression: missing closing parenthesis [df-value]
    4 | df = pd.DataFrame({'x': [re.search('(', 'a')]})
      |                                      ^
help: to search for a special character itself, write a backslash before it, as in r'\('

=== library: refused: re.search('a', 5)
--- script
import math, re, statistics, itertools
from collections import defaultdict
from functools import reduce
df = pd.DataFrame({'x': [re.search('a', 5)]})
--- diag
script:4:41: error: 're.search' needs a string, not 5 [df-type]
    4 | df = pd.DataFrame({'x': [re.search('a', 5)]})
      |                                         ^

=== library: refused: re.search('a', 'a').group(1)
--- script
import math, re, statistics, itertools
from collections import defaultdict
from functools import reduce
df = pd.DataFrame({'x': [re.search('a', 'a').group(1)]})
--- diag
script:4:52: error: the pattern has no group 1 [df-value]
    4 | df = pd.DataFrame({'x': [re.search('a', 'a').group(1)]})
      |                                                    ^
help: put parentheses around a part of the pattern to make a group; groups are counted from 1

=== library: refused: re.sub('a', r'\2', 'a')
--- script
import math, re, statistics, itertools
from collections import defaultdict
from functools import reduce
df = pd.DataFrame({'x': [re.sub('a', r'\2', 'a')]})
--- diag
script:4:38: error: group 2 does not exist: the pattern has 0 groups [df-value]
    4 | df = pd.DataFrame({'x': [re.sub('a', r'\2', 'a')]})
      |                                      ^~~~~
help: put parentheses around a part of the pattern to make a group; groups are counted from 1

=== library: refused: {'a': 1}.most_common()
--- script
import math, re, statistics, itertools
from collections import defaultdict
from functools import reduce
df = pd.DataFrame({'x': [{'a': 1}.most_common()]})
--- diag
script:4:26: error: only a Counter has most_common() [df-type]
    4 | df = pd.DataFrame({'x': [{'a': 1}.most_common()]})
      |                          ^~~~~~~~~~~~~~~~~~~~~~

=== library: refused: reduce(max, [])
--- script
import math, re, statistics, itertools
from collections import defaultdict
from functools import reduce
df = pd.DataFrame({'x': [reduce(max, [])]})
--- diag
script:4:38: error: reduce() needs at least one element, or 'initial' [df-value]
    4 | df = pd.DataFrame({'x': [reduce(max, [])]})
      |                                      ^~

=== library: refused: reduce(1, [1, 2])
--- script
import math, re, statistics, itertools
from collections import defaultdict
from functools import reduce
df = pd.DataFrame({'x': [reduce(1, [1, 2])]})
--- diag
script:4:33: error: 'functools.reduce' needs a function, not 1 [df-type]
    4 | df = pd.DataFrame({'x': [reduce(1, [1, 2])]})
      |                                 ^
help: write a function, such as lambda x: x * 2

=== library: refused: itertools.product([1], repeat=-1)
--- script
import math, re, statistics, itertools
from collections import defaultdict
from functools import reduce
df = pd.DataFrame({'x': [itertools.product([1], repeat=-1)]})
--- diag
script:4:56: error: argument 'repeat' of 'itertools.product' must be a number from 0 to 100, not -1 [df-type]
    4 | df = pd.DataFrame({'x': [itertools.product([1], repeat=-1)]})
      |                                                        ^~

=== library: refused: 1.6 billion tuples, nearly endless in Python
--- script
import math, re, statistics, itertools
from collections import defaultdict
from functools import reduce
df = pd.DataFrame({'x': [list(itertools.product(range(200), repeat=4))]})
--- diag
script:4:31: error: the script needs more than 256 MiB of memory [df-value]
    4 | df = pd.DataFrame({'x': [list(itertools.product(range(200), repeat=4))]})
      |                               ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: make fewer and smaller lists and frames

=== library: refused: defaultdict(5)
--- script
import math, re, statistics, itertools
from collections import defaultdict
from functools import reduce
df = pd.DataFrame({'x': [defaultdict(5)]})
--- diag
script:4:38: error: 'collections.defaultdict' needs a function, such as list or int, not 5 [df-type]
    4 | df = pd.DataFrame({'x': [defaultdict(5)]})
      |                                      ^

=== library: refused: re.template(1)
--- script
import math, re, statistics, itertools
from collections import defaultdict
from functools import reduce
df = pd.DataFrame({'x': [re.template(1)]})
--- diag
script:4:29: error: 'template' of re is not part of df scripts [df-unsupported]
    4 | df = pd.DataFrame({'x': [re.template(1)]})
      |                             ^~~~~~~~
help: `perfpress help df` lists all functions and methods

=== library: refused: floor without its import
--- script
df = pd.DataFrame({'x': [floor(2.5)]})
--- diag
script:1:26: error: unknown name 'floor' [df-name]
    1 | df = pd.DataFrame({'x': [floor(2.5)]})
      |                          ^~~~~
help: write 'from math import floor' above

=== library: refused: Counter without its import
--- script
df = pd.Series(Counter('abc'))
--- diag
script:1:16: error: unknown name 'Counter' [df-name]
    1 | df = pd.Series(Counter('abc'))
      |                ^~~~~~~
help: write 'from collections import Counter' above
