=== operator.itemgetter: sort key
--- script
from operator import itemgetter
rows = [{'n': 'b', 'v': 2}, {'n': 'a', 'v': 2}, {'n': 'c', 'v': 1}]
df = pd.DataFrame({'r': [repr(x) for x in [[r['n'] for r in sorted(rows, key=itemgetter('v', 'n'))], max({'a': 3, 'b': 1}.items(), key=itemgetter(1)), itemgetter(0, 2)([5, 6, 7]), list(map(itemgetter(1), ['ab', 'cd']))]]})
--- csv
r
"['c', 'a', 'b']"
"('a', 3)"
"(5, 7)"
"['b', 'd']"

=== operator.itemgetter: of rows
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
from operator import itemgetter
df = pd.read_csv('runs.csv')
df['c'] = df.apply(itemgetter('a'), axis=1)
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,10
a,y,25,2.5,2026-01-03,25
b,x,30,3.0,2026-02-01,30
c,y,5,0.5,2026-02-01,5

=== operator.itemgetter: a missing key
--- script
from operator import itemgetter
df = pd.DataFrame({'r': [itemgetter('z')({'a': 1})]})
--- diag
script:2:26: error: 'z' is not a key of the dict [df-value]
    2 | df = pd.DataFrame({'r': [itemgetter('z')({'a': 1})]})
      |                          ^~~~~~~~~~~~~~~~~~~~~~~~~
help: write .get('z') to get None for a missing key

=== operator.itemgetter: no keys
--- script
from operator import itemgetter
f = itemgetter()
--- diag
script:2:5: error: operator.itemgetter needs at least one argument [df-type]
    2 | f = itemgetter()
      |     ^~~~~~~~~~~~

=== operator.attrgetter
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
from operator import attrgetter
df = pd.read_csv('runs.csv')
df = pd.DataFrame(sorted(df.itertuples(index=False), key=attrgetter('a')))
--- csv
k,g,a,b,day
c,y,5,0.5,2026-02-01
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3.0,2026-02-01

=== operator.attrgetter: several attributes
--- script
from operator import attrgetter
df = pd.DataFrame({'r': [repr(x) for x in [attrgetter('year', 'month')(pd.Timestamp('2026-01-02'))]]})
--- csv
r
"(2026, 1)"

=== operator.attrgetter: not a name
--- script
from operator import attrgetter
f = attrgetter(1)
--- diag
script:2:16: error: the name of an attribute must be a string [df-type]
    2 | f = attrgetter(1)
      |                ^

=== operator: operators as functions
--- script
import operator
from functools import reduce
df = pd.DataFrame({'r': [repr(x) for x in [reduce(operator.mul, [1, 2, 3, 4]), operator.add([1], [2]), operator.sub(1, 2), operator.truediv(1, 2), operator.floordiv(7, 2), operator.mod(7, 3), operator.pow(2, 3), [operator.lt(1, 2), operator.le(2, 2), operator.gt(1, 2), operator.ge(1, 2), operator.eq('a', 'a'), operator.ne(1, 1)]]]})
--- csv
r
24
"[1, 2]"
-1
0.5
3
1
8
"[True, True, False, False, True, False]"

=== operator: of a column
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
import operator
ops = {'>': operator.gt, '<': operator.lt}
df = pd.read_csv('runs.csv')
df = df[ops['>'](df['a'], 10)]
--- csv
k,g,a,b,day
a,y,25,2.5,2026-01-03
b,x,30,3.0,2026-02-01

=== functools.partial: of a function
--- script
from functools import partial
def f(a, b=1, c=2):
    return (a, b, c)
g = partial(f, c=5)
df = pd.DataFrame({'r': [repr(x) for x in [g(1), g(1, 2), g(1, c=9), partial(g, 7)(), partial(g, b=3)(0), list(map(partial(pow, 2), [1, 2, 3])), partial(sorted, reverse=True)([1, 3, 2]), partial('{:.{p}f}'.format, p=2)(1.234)]]})
--- csv
r
"(1, 1, 5)"
"(1, 2, 5)"
"(1, 1, 9)"
"(7, 1, 5)"
"(0, 3, 5)"
"[2, 4, 8]"
"[3, 2, 1]"
'1.23'

=== functools.partial: in map and apply
--- script
from functools import partial
df = pd.DataFrame({'a': [1.26, 2.35], 'b': ['x', 'y']})
df = df.assign(c=df['a'].apply(partial(round, ndigits=1)))
--- csv
a,b,c
1.26,x,1.3
2.35,y,2.4

=== functools.partial: pd.read_csv
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
from functools import partial
read = partial(pd.read_csv, usecols=['k', 'a'])
df = read('runs.csv')
--- csv
k,a
a,10
a,25
b,30
c,5

=== functools.partial: an unknown argument
--- script
from functools import partial
f = partial(round, digits=1)
--- diag
script:2:27: error: the function has no argument 'digits' [df-type]
    2 | f = partial(round, digits=1)
      |                           ^

=== functools.partial: an argument passed twice
--- script
from functools import partial
df = pd.DataFrame({'r': [partial(round, ndigits=1)(1.25, 2)]})
--- diag
script:2:26: error: argument 'ndigits' is passed twice [df-type]
    2 | df = pd.DataFrame({'r': [partial(round, ndigits=1)(1.25, 2)]})
      |                          ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~

=== functools.partial: not a function
--- script
from functools import partial
f = partial(3)
--- diag
script:2:13: error: 'functools.partial' needs a function, not 3 [df-type]
    2 | f = partial(3)
      |             ^
help: write a function, such as lambda x: x * 2

=== itertools: combine lists
--- script
from itertools import chain, pairwise, permutations, repeat, starmap, zip_longest
df = pd.DataFrame({'r': [repr(x) for x in [list(chain.from_iterable([[1], 'ab', {'k': 2}])), list(pairwise([1, 4, 9])), list(pairwise([1])), list(permutations([1, 2, 3])), list(permutations('abc', 2)), list(permutations([], 0)), list(permutations([1], 2)), list(repeat('a', 3)), list(repeat('a', -1)), list(starmap(pow, [(2, 3), (3, 2)])), list(zip_longest('ab', [1], fillvalue='-'))]]})
--- csv
r
"[1, 'a', 'b', 'k']"
"[(1, 4), (4, 9)]"
[]
"[(1, 2, 3), (1, 3, 2), (2, 1, 3), (2, 3, 1), (3, 1, 2), (3, 2, 1)]"
"[('a', 'b'), ('a', 'c'), ('b', 'a'), ('b', 'c'), ('c', 'a'), ('c', 'b')]"
[()]
[]
"['a', 'a', 'a']"
[]
"[8, 9]"
"[('a', 1), ('b', '-')]"

=== itertools: parts of lists
--- script
from itertools import dropwhile, filterfalse, islice, takewhile
df = pd.DataFrame({'r': [repr(x) for x in [list(islice('abcdef', 2)), list(islice('abcdef', 2, None)), list(islice('abcdef', 0, 5, 2)), list(islice('ab', None)), list(takewhile(str.isalpha, 'ab1c')), list(dropwhile(str.isalpha, 'ab1c')), list(filterfalse(None, [0, 1])), list(filterfalse(lambda x: x % 2, [1, 2]))]]})
--- csv
r
"['a', 'b']"
"['c', 'd', 'e', 'f']"
"['a', 'c', 'e']"
"['a', 'b']"
"['a', 'b']"
"['1', 'c']"
[0]
[2]

=== itertools.groupby
--- script
from itertools import groupby
from operator import itemgetter
rows = [{'k': 'a', 'v': 1}, {'k': 'a', 'v': 2}, {'k': 'b', 'v': 3}, {'k': 'a', 'v': 4}]
df = pd.DataFrame([{'k': k, 'v': sum(r['v'] for r in g)} for k, g in groupby(rows, key=itemgetter('k'))])
--- csv
k,v
a,3
b,3
a,4

=== itertools.groupby: without a function
--- script
from itertools import groupby
df = pd.DataFrame({'r': [repr(x) for x in [[(k, list(g)) for k, g in groupby('aabba')], list(groupby([]))]]})
--- csv
r
"[('a', ['a', 'a']), ('b', ['b', 'b']), ('a', ['a'])]"
[]

=== itertools.groupby: a key that is a list
--- script
from itertools import groupby
df = pd.DataFrame({'r': [k for k, g in groupby([[1], [2]])]})
--- diag
script:2:40: error: a 'list' cannot be a key of groups [df-type]
    2 | df = pd.DataFrame({'r': [k for k, g in groupby([[1], [2]])]})
      |                                        ^~~~~~~~~~~~~~~~~~~

=== itertools.islice: a negative bound
--- script
from itertools import islice
df = pd.DataFrame({'r': list(islice([1], -1))})
--- diag
script:2:42: error: the bounds of itertools.islice must be None or integers from 0, and its step an integer from 1 [df-value]
    2 | df = pd.DataFrame({'r': list(islice([1], -1))})
      |                                          ^~

=== itertools.islice: no bound
--- script
from itertools import islice
df = pd.DataFrame({'r': list(islice([1]))})
--- diag
script:2:30: error: itertools.islice needs a list and one to three numbers [df-type]
    2 | df = pd.DataFrame({'r': list(islice([1]))})
      |                              ^~~~~~~~~~~

=== itertools.permutations: a negative number
--- script
from itertools import permutations
df = pd.DataFrame({'r': list(permutations([1], -1))})
--- diag
script:2:48: error: 'itertools.permutations' needs 0 or more, not -1 [df-type]
    2 | df = pd.DataFrame({'r': list(permutations([1], -1))})
      |                                                ^~

=== itertools.count has no end
--- script
from itertools import count
df = pd.DataFrame({'r': list(zip(count(1), 'ab'))})
--- diag
script:1:23: error: 'count' of itertools is not part of df scripts [df-unsupported]
    1 | from itertools import count
      |                       ^~~~~
help: enumerate(v, start=1) pairs elements with numbers; write range(0, 1000)
script:2:34: error: unknown name 'count' [df-name]
    2 | df = pd.DataFrame({'r': list(zip(count(1), 'ab'))})
      |                                  ^~~~~
help: names are 'pd', 'np'

=== itertools.cycle has no end
--- script
from itertools import cycle
df = pd.DataFrame({'r': list(zip(cycle('ab'), range(3)))})
--- diag
script:1:23: error: 'cycle' of itertools is not part of df scripts [df-unsupported]
    1 | from itertools import cycle
      |                       ^~~~~
help: it has no end; in a loop over i, v[i % len(v)] repeats the elements of v
script:2:34: error: unknown name 'cycle' [df-name]
    2 | df = pd.DataFrame({'r': list(zip(cycle('ab'), range(3)))})
      |                                  ^~~~~
help: names are 'pd', 'np'

=== collections.Counter: add and subtract counts
--- script
from collections import Counter
c = Counter('aab')
c.update('b')
c.update({'z': 3})
d = Counter('ab')
d.subtract('bb')
df = pd.DataFrame({'r': [repr(x) for x in [dict(c), c.total(), list(c.elements()), dict(d), dict(c + d), dict(c - d), Counter().total()]]})
--- csv
r
"{'a': 2, 'b': 2, 'z': 3}"
7
"['a', 'a', 'b', 'b', 'z', 'z', 'z']"
"{'a': 1, 'b': -1}"
"{'a': 3, 'b': 1, 'z': 3}"
"{'a': 1, 'b': 3, 'z': 3}"
0

=== collections.Counter: printed
--- script
from collections import Counter
df = pd.DataFrame({'r': [str(Counter('a'))]})
--- diag
script:2:30: error: converting a Counter to a string is not part of df scripts [df-unsupported]
    2 | df = pd.DataFrame({'r': [str(Counter('a'))]})
      |                              ^~~~~~~~~~~~
help: convert it first: str(dict(d))

=== collections.Counter: total of a dict
--- script
df = pd.DataFrame({'r': [{'a': 1}.total()]})
--- diag
script:1:26: error: only a Counter has total() [df-type]
    1 | df = pd.DataFrame({'r': [{'a': 1}.total()]})
      |                          ^~~~~~~~~~~~~~~~

=== collections.Counter: union
--- script
from collections import Counter
df = pd.DataFrame({'r': [Counter('a') | Counter('b')]})
--- diag
script:2:26: error: unsupported operand types for |: 'dict' and 'dict' [df-type]
    2 | df = pd.DataFrame({'r': [Counter('a') | Counter('b')]})
      |                          ^~~~~~~~~~~~~~~~~~~~~~~~~~~

=== collections.Counter: update with a keyword
--- script
from collections import Counter
c = Counter('a')
c.update(a=2)
--- diag
script:3:1: error: a keyword argument of a Counter's update() is not part of df scripts [df-unsupported]
    3 | c.update(a=2)
      | ^~~~~~~~~~~~~
help: write c.update({'a': 1})

=== collections.namedtuple
--- script
from collections import namedtuple
P = namedtuple('P', 'x, y')
p = P(y=1, x=2)
df = pd.DataFrame({'r': [repr(x) for x in [p.x, p[1], tuple(p), list(p), p._asdict(), p == (2, 1), P(*'ab').y, P(1, 2) + (3,), [r.y for r in sorted([P(3, 'b'), P(1, 'a')])]]]})
--- csv
r
2
1
"(2, 1)"
"[2, 1]"
"{'x': 2, 'y': 1}"
True
'b'
"(1, 2, 3)"
"['a', 'b']"

=== collections.namedtuple: rows of a frame
--- script
from collections import namedtuple
P = namedtuple('P', ['x', 'y'])
df = pd.DataFrame([P(1, 2), P(3, 4)]).assign(z=3)
--- csv
x,y,z
1,2,3
3,4,3

=== collections.namedtuple: too few values
--- script
from collections import namedtuple
P = namedtuple('P', ['x', 'y'])
p = P(1)
--- diag
script:3:5: error: this named tuple needs 2 values, not 1 [df-type]
    3 | p = P(1)
      |     ^~~~

=== collections.namedtuple: an unknown field
--- script
from collections import namedtuple
P = namedtuple('P', ['x', 'y'])
p = P(1, z=2)
--- diag
script:3:12: error: the named tuple has no further field 'z' [df-type]
    3 | p = P(1, z=2)
      |            ^

=== collections.namedtuple: printed
--- script
from collections import namedtuple
df = pd.DataFrame({'r': [str(namedtuple('P', 'x')(1))]})
--- diag
script:2:30: error: converting a named tuple to a string is not part of df scripts [df-unsupported]
    2 | df = pd.DataFrame({'r': [str(namedtuple('P', 'x')(1))]})
      |                              ^~~~~~~~~~~~~~~~~~~~~~~
help: convert it first: str(tuple(t)) or str(t._asdict())

=== collections.namedtuple: bad names
--- script
from collections import namedtuple
P = namedtuple('P', 'x x')
--- diag
script:2:21: error: 'collections.namedtuple' needs different names, such as 'x y', not 'x x' [df-type]
    2 | P = namedtuple('P', 'x x')
      |                     ^~~~~

=== collections.OrderedDict
--- script
from collections import OrderedDict
d = OrderedDict([('b', 1)])
d['a'] = 2
df = pd.DataFrame({'r': [repr(x) for x in [list(d.items()), dict(OrderedDict({'b': 1})), len(OrderedDict())]]})
--- csv
r
"[('b', 1), ('a', 2)]"
{'b': 1}
0

=== collections.OrderedDict: printed
--- script
from collections import OrderedDict
df = pd.DataFrame({'r': [str(OrderedDict([('b', 1)]))]})
--- diag
script:2:30: error: converting an OrderedDict to a string is not part of df scripts [df-unsupported]
    2 | df = pd.DataFrame({'r': [str(OrderedDict([('b', 1)]))]})
      |                              ^~~~~~~~~~~~~~~~~~~~~~~
help: convert it first: str(dict(d))

=== statistics: quantiles and modes
--- script
import statistics
df = pd.DataFrame({'r': [repr(x) for x in [statistics.quantiles([1.5, 2.5]), statistics.quantiles([5, 1, 3], n=3), statistics.quantiles(range(10), n=7, method='inclusive'), statistics.quantiles([1, 2], n=1), statistics.median_low([3, 1, 2, 4]), statistics.median_high([3, 1, 2, 4]), statistics.median_low([3, 1, 2]), statistics.mode('abab'), statistics.mode([3, 1, 3]), statistics.multimode('aabb'), statistics.multimode([])]]})
--- csv
r
"[1.25, 2.0, 2.75]"
"[1.6666666666666667, 4.333333333333333]"
"[1.2857142857142858, 2.5714285714285716, 3.857142857142857, 5.142857142857143, 6.428571428571429, 7.714285714285714]"
[]
2
3
2
'a'
3
"['a', 'b']"
[]

=== statistics.quantiles: a single number
--- script
import statistics
df = pd.DataFrame({'r': [statistics.quantiles([1])]})
--- diag
script:2:47: error: statistics.quantiles needs at least 2 numbers [df-value]
    2 | df = pd.DataFrame({'r': [statistics.quantiles([1])]})
      |                                               ^~~

=== statistics.quantiles: an unknown method
--- script
import statistics
df = pd.DataFrame({'r': [statistics.quantiles([1, 2], method='x')]})
--- diag
script:2:62: error: argument 'method' of 'statistics.quantiles' cannot be 'x' [df-value]
    2 | df = pd.DataFrame({'r': [statistics.quantiles([1, 2], method='x')]})
      |                                                              ^~~
help: choices are 'exclusive', 'inclusive'

=== statistics.mode: no elements
--- script
import statistics
df = pd.DataFrame({'r': [statistics.mode([])]})
--- diag
script:2:42: error: statistics.mode needs at least 1 number [df-value]
    2 | df = pd.DataFrame({'r': [statistics.mode([])]})
      |                                          ^~

=== math: functions of integers
--- script
import math
df = pd.DataFrame({'r': [repr(x) for x in [math.comb(10, 3), math.comb(60, 30), math.comb(2, 5), math.perm(10, 3), math.perm(4), math.factorial(20), math.gcd(), math.gcd(0, 4), math.gcd(-4, 6), math.lcm(), math.lcm(0, 3), math.lcm(4, -6, 10), math.isqrt(15), math.isqrt(16), math.isqrt(9223372036854775807)]]})
--- csv
r
120
118264581564861424
0
720
24
2432902008176640000
0
4
2
1
0
60
3
4
3037000499

=== math: functions of floats
--- script
import math
df = pd.DataFrame({'r': [repr(x) for x in [math.hypot(3, 4), math.hypot(0.1, 0.3), math.hypot(1e200, 1e199), math.hypot(1e-200, 7e-201), math.hypot(1, 2, 3), math.hypot(), math.copysign(1, -0.0), math.fmod(-7, 3), math.fmod(5.5, math.inf), math.modf(-1.5), math.degrees(1), math.radians(90), math.tau]]})
--- csv
r
5.0
0.31622776601683794
1.004987562112089e+200
1.2206555615733703e-200
3.7416573867739413
0.0
-1.0
-1.0
5.5
"(-0.5, -1.0)"
57.29577951308232
1.5707963267948966
6.283185307179586

=== math.isclose
--- script
import math
df = pd.DataFrame({'r': [repr(x) for x in [math.isclose(0, 1e-10), math.isclose(0, 1e-10, abs_tol=1e-9), math.isclose(1, 1.1, rel_tol=0.1), math.isclose(math.nan, 1), math.isclose(math.inf, math.inf)]]})
--- csv
r
False
True
True
False
True

=== math.factorial: too large
--- script
import math
df = pd.DataFrame({'r': [math.factorial(21)]})
--- diag
script:2:26: error: the result does not fit into a 64-bit integer [df-value]
    2 | df = pd.DataFrame({'r': [math.factorial(21)]})
      |                          ^~~~~~~~~~~~~~~~~~
help: convert the column to float first: .astype('float')

=== math.factorial: negative
--- script
import math
df = pd.DataFrame({'r': [math.factorial(-1)]})
--- diag
script:2:41: error: 'math.factorial' needs an integer from 0 [df-value]
    2 | df = pd.DataFrame({'r': [math.factorial(-1)]})
      |                                         ^~

=== math.fmod: of zero
--- script
import math
df = pd.DataFrame({'r': [math.fmod(1, 0)]})
--- diag
script:2:39: error: math.fmod of 0 is undefined; the number must be nonzero [df-value]
    2 | df = pd.DataFrame({'r': [math.fmod(1, 0)]})
      |                                       ^

=== math.gcd: of floats
--- script
import math
df = pd.DataFrame({'r': [math.gcd(1.5, 2)]})
--- diag
script:2:35: error: 'math.gcd' needs integers [df-type]
    2 | df = pd.DataFrame({'r': [math.gcd(1.5, 2)]})
      |                                   ^~~

=== order of tuples and lists
--- script
df = pd.DataFrame({'r': [repr(x) for x in [(1, 2) < (1, 3), (1,) < (1, 2), [1, 2] >= [1, 2], (1, 'a') > (1, 'b'), [] < [1], (2,) > (1, 5), (1, 2) <= (1, 1)]]})
--- csv
r
True
True
True
False
True
True
False

=== order of a tuple and a list
--- script
df = pd.DataFrame({'r': [(1, 2) < [1, 3]]})
--- diag
script:1:26: error: unsupported operand types for <: 'tuple' and 'list' [df-type]
    1 | df = pd.DataFrame({'r': [(1, 2) < [1, 3]]})
      |                          ^~~~~~~~~~~~~~~

=== order of tuples with different types
--- script
df = pd.DataFrame({'r': [(1, 'a') < ('b', 2)]})
--- diag
script:1:26: error: cannot compare 'int' and 'str' with < [df-type]
    1 | df = pd.DataFrame({'r': [(1, 'a') < ('b', 2)]})
      |                          ^~~~~~~~~~~~~~~~~~~
help: compare strings with strings, or numbers with numbers; pd.to_numeric(df['column']) converts strings to numbers

=== zip: strict
--- script
df = pd.DataFrame({'r': [repr(x) for x in [list(zip([1, 2], [3, 4], strict=True)), list(zip([1], [3, 4], strict=False)), list(zip(strict=True))]]})
--- csv
r
"[(1, 3), (2, 4)]"
"[(1, 3)]"
[]

=== zip: strict, with different lengths
--- script
df = pd.DataFrame({'r': list(zip([1, 2], [3], strict=True))})
--- diag
script:1:30: error: the arguments of zip(strict=True) have 1 and 2 elements [df-value]
    1 | df = pd.DataFrame({'r': list(zip([1, 2], [3], strict=True))})
      |                              ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~

=== dict.fromkeys
--- script
df = pd.DataFrame({'r': [repr(x) for x in [dict.fromkeys('aba', ''), dict.fromkeys([1, 2], 0), list(dict.fromkeys(['b', 'a', 'b']))]]})
--- csv
r
"{'a': '', 'b': ''}"
"{1: 0, 2: 0}"
"['b', 'a']"

=== dict.fromkeys: a list as a key
--- script
d = dict.fromkeys([[1]])
--- diag
script:1:19: error: a 'list' cannot be a key of a dict [df-type]
    1 | d = dict.fromkeys([[1]])
      |                   ^~~~~

=== assignment expression: in conditions
--- script
import re
if (n := len('abc')) > 2 and (m := re.match(r'(\w+)=(\d+)', 'a=1')):
    k, v = m.groups()
df = pd.DataFrame({'r': [repr(x) for x in [n, k, v]]})
--- csv
r
3
'a'
'1'

=== assignment expression: in comprehensions
--- script
import re
rows = [m.groupdict() for line in ['a=1', 'x', 'b=2'] if (m := re.match(r'(?P<k>\w)=(?P<v>\d)', line))]
total = 0
sums = [total := total + x for x in [1, 2, 3]]
big = {y: x for x in [1, 2, 3] if (y := x * 2) > 2}
df = pd.DataFrame({'r': [str(rows), str(sums), str(total), str(big), str(y)]})
--- csv
r
"[{'k': 'a', 'v': '1'}, {'k': 'b', 'v': '2'}]"
"[1, 3, 6]"
6
"{4: 2, 6: 3}"
6

=== assignment expression: in functions
--- script
import re
def number(s):
    if m := re.search(r'\d+', s):
        return int(m.group())
    return -1
def pairs(v):
    out = [y for x in v if (y := [x, x])]
    return (out, y)
df = pd.DataFrame({'r': [repr(x) for x in [number('a12'), number('b'), pairs([1, 2])]]})
--- csv
r
12
-1
"([[1, 1], [2, 2]], [2, 2])"

=== assignment expression: of a cell
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
if (top := df['a'].max()) > 10:
    df['share'] = df['a'] / top
--- csv
k,g,a,b,day,share
a,x,10,1.25,2026-01-02,0.3333333333333333
a,y,25,2.5,2026-01-03,0.8333333333333334
b,x,30,3.0,2026-02-01,1.0
c,y,5,0.5,2026-02-01,0.16666666666666666

=== assignment expression: in a lambda
--- script
f = lambda x: (y := x)
--- diag
script:1:18: error: ':=' in a lambda is not part of df scripts [df-unsupported]
    1 | f = lambda x: (y := x)
      |                  ^~
help: assign on a line of its own: write n = len(df)

=== assignment expression: to an item
--- script
d = {}
n = (d['a'] := 3)
--- diag
script:2:13: error: ':=' is not part of df scripts [df-unsupported]
    2 | n = (d['a'] := 3)
      |             ^~
help: assign on a line of its own: write n = len(df)

=== assignment expression: in a query
--- script
df = pd.DataFrame({'a': [1]}).query('(b := a) > 0')
--- diag
script:1:41: error: ':=' is not part of df scripts [df-unsupported]
    1 | df = pd.DataFrame({'a': [1]}).query('(b := a) > 0')
      |                                         ^~
help: assign on a line of its own: write n = len(df)

=== annotations of variables
--- script
n: int = 3
s: str = 'a'
d: dict[str, int] = {'a': 1}
v: list = []
v.append(n)
df = pd.DataFrame({'r': [repr(x) for x in [n * s, d, v]]})
--- csv
r
'aaa'
{'a': 1}
[3]

=== an annotation without a value
--- script
n: int
--- diag
script:1:2: error: a type annotation without a value is not part of df scripts [df-unsupported]
    1 | n: int
      |  ^
help: an option of a directive is written as ':limit: 3', right below the directive's first line; a variable needs a value: write limit: int = 3

=== an annotation of an augmented assignment
--- script
n = 1
n: int += 2
--- diag
script:2:2: error: a type annotation without a value is not part of df scripts [df-unsupported]
    2 | n: int += 2
      |  ^
help: an option of a directive is written as ':limit: 3', right below the directive's first line; a variable needs a value: write limit: int = 3

=== f-strings with =
--- script
x, s, d = 3.14159, 'a', {'k': 'v'}
df = pd.DataFrame({'r': [repr(x) for x in [f'{x=}', f'{x = :.2f} {x=!s} {x=:>10} {x+1=}', f'{s=} {s = } {len(s)=}|{s==s}|{s!=s}|{x>=3}', f"{d['k']=}", f'{1=}{2 == 2 = }']]})
--- csv
r
'x=3.14159'
'x = 3.14 x=3.14159 x=   3.14159 x+1=4.14159'
"""s='a' s = 'a' len(s)=1|True|False|True"""
"""d['k']='v'"""
'1=12 == 2 = True'

=== f-strings with = alone
--- script
s = f'{=}'
--- diag
script:1:8: error: expected a value before '=' [df-syntax]
    1 | s = f'{=}'
      |        ^

=== pathlib: other names
--- script
from pathlib import Path
p = Path('runs/a.tar.gz')
df = pd.DataFrame({'r': [repr(x) for x in [[str(x) for x in [p.with_suffix('.csv'), p.with_suffix(''), p.with_name('b'), p.with_stem('c'), Path('d').joinpath('e', 'f'), Path('d').joinpath(), Path('.x').with_suffix('.y')]]]]})
--- csv
r
"['runs/a.tar.csv', 'runs/a.tar', 'runs/b', 'runs/c.gz', 'd/e/f', 'd', '.x.y']"

=== pathlib: parts
--- script
from pathlib import Path
p = Path('runs/x/a.tar.gz')
df = pd.DataFrame({'r': [repr(x) for x in [p.parts, Path('/a').parts, Path('.').parts, p.suffixes, Path('.x').suffixes, Path('a.').suffixes, [str(x) for x in p.parents], [str(x) for x in Path('/a/b').parents], str(p.relative_to('runs')), str(p.relative_to(Path('runs/x'))), str(p.relative_to('.')), str(p.relative_to(p)), str(Path('/a').relative_to('/')), p.as_posix(), Path('/a').is_absolute(), p.is_absolute()]]})
--- csv
r
"('runs', 'x', 'a.tar.gz')"
"('/', 'a')"
()
"['.tar', '.gz']"
[]
[]
"['runs/x', 'runs', '.']"
"['/a', '/']"
'x/a.tar.gz'
'a.tar.gz'
'runs/x/a.tar.gz'
'.'
'a'
'runs/x/a.tar.gz'
True
False

=== pathlib: rglob
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
from pathlib import Path
p = Path('x/runs.csv')
df = pd.DataFrame({'r': [repr(x) for x in [[str(p.relative_to('x')), sorted(str(x) for x in Path('.').rglob('r*.csv'))]]]})
--- csv
r
"['runs.csv', ['runs.csv']]"

=== pathlib: relative_to another folder
--- script
from pathlib import Path
p = Path('runs/a').relative_to('run')
--- diag
script:2:32: error: 'runs/a' is not in the folder 'run' [df-value]
    2 | p = Path('runs/a').relative_to('run')
      |                                ^~~~~

=== pathlib: with_suffix without a dot
--- script
from pathlib import Path
p = Path('runs/a').with_suffix('csv')
--- diag
script:2:32: error: 'with_suffix' needs a suffix such as '.csv', not 'csv' [df-type]
    2 | p = Path('runs/a').with_suffix('csv')
      |                                ^~~~~

=== pathlib: with_name of a path without a name
--- script
from pathlib import Path
p = Path('.').with_name('a')
--- diag
script:2:5: error: the path has no name [df-value]
    2 | p = Path('.').with_name('a')
      |     ^~~~~~~~~~~~~~~~~~~~~~~~

=== pathlib: with_name with a slash
--- script
from pathlib import Path
p = Path('a').with_name('a/b')
--- diag
script:2:25: error: 'with_name' needs a name without slashes, not the string 'a/b' [df-type]
    2 | p = Path('a').with_name('a/b')
      |                         ^~~~~

=== pathlib: a Path is named in messages
--- script
from pathlib import Path
x = Path('a') + 'b'
--- diag
script:2:5: error: unsupported operand types for +: 'Path' and 'str' [df-type]
    2 | x = Path('a') + 'b'
      |     ^~~~~~~~~~~~~~~

=== glob.iglob
--- data runs.csv
k
a
--- script
import glob
df = pd.DataFrame({'r': sorted(glob.iglob('r*.csv'))})
--- csv
r
runs.csv
