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

=== json nested indent
--- script
import json
r = json.dumps({'a': [{'x': 1.0}, []], 'b': {'c': {}}, 'd': (), 'e': [[1, 2], [3]]}, indent=4, sort_keys=True)
df = pd.DataFrame({'r': [repr(r)]})
--- csv
r
"'{\n    ""a"": [\n        {\n            ""x"": 1.0\n        },\n        []\n    ],\n    ""b"": {\n        ""c"": {}\n    },\n    ""d"": [],\n    ""e"": [\n        [\n            1,\n            2\n        ],\n        [\n            3\n        ]\n    ]\n}'"

=== json indent str
--- script
import json
r = json.dumps([1, {'a': 2}], indent='\t', separators=(',', ': '))
df = pd.DataFrame({'r': [repr(r)]})
--- csv
r
"'[\n\t1,\n\t{\n\t\t""a"": 2\n\t}\n]'"

=== json indent 0
--- script
import json
r = json.dumps([1, {'a': 2}], indent=0)
df = pd.DataFrame({'r': [repr(r)]})
--- csv
r
"'[\n1,\n{\n""a"": 2\n}\n]'"

=== json sort int
--- script
import json
r = json.dumps({10: 'a', 9: 'b', -1: 'c'}, sort_keys=True)
df = pd.DataFrame({'r': [repr(r)]})
--- csv
r
"'{""-1"": ""c"", ""9"": ""b"", ""10"": ""a""}'"

=== json sort mixed
--- script
import json
r = json.dumps({10: 'a', 'b': 'b'}, sort_keys=True)
df = pd.DataFrame({'r': [repr(r)]})
--- diag
script:2:47: error: only keys that are all strings or all integers can be sorted [df-type]
    2 | r = json.dumps({10: 'a', 'b': 'b'}, sort_keys=True)
      |                                               ^~~~
help: omit sort_keys=True, or convert the keys first: {str(k): v for k, v in d.items()}

=== json np
--- script
import json
df0 = pd.DataFrame({'a': [1, 2], 'f': [1.5, 2.0]})
r = json.dumps({'m': df0['f'].mean(), 'l': df0['a'].tolist()})
df = pd.DataFrame({'r': [repr(r)]})
--- csv
r
"'{""m"": 1.75, ""l"": [1, 2]}'"

=== json np int
--- script
import json
df0 = pd.DataFrame({'a': [1, 2]})
r = json.dumps({'m': df0['a'].sum()})
df = pd.DataFrame({'r': [repr(r)]})
--- diag
script:3:16: error: a 'int' of numpy cannot be written as JSON [df-type]
    3 | r = json.dumps({'m': df0['a'].sum()})
      |                ^~~~~~~~~~~~~~~~~~~~~
help: convert numbers of columns first: int(x), or .tolist() for a column

=== json np int conv
--- script
import json
df0 = pd.DataFrame({'a': [1, 2]})
r = json.dumps({'m': int(df0['a'].sum())})
df = pd.DataFrame({'r': [repr(r)]})
--- csv
r
"'{""m"": 3}'"

=== json date default
--- script
import json
from datetime import date
r = json.dumps({'d': date(2024, 1, 2), 't': pd.Timestamp('2024-01-02')}, default=str)
df = pd.DataFrame({'r': [repr(r)]})
--- csv
r
"'{""d"": ""2024-01-02"", ""t"": ""2024-01-02 00:00:00""}'"

=== json set
--- script
import json
r = json.dumps({1, 2})
df = pd.DataFrame({'r': [repr(r)]})
--- diag
script:2:16: error: a 'set' cannot be written as JSON [df-type]
    2 | r = json.dumps({1, 2})
      |                ^~~~~~
help: convert it to a list first: list(x)

=== json set default
--- script
import json
r = json.dumps({'a': {2, 1}}, default=sorted)
df = pd.DataFrame({'r': [repr(r)]})
--- csv
r
"'{""a"": [1, 2]}'"

=== json tuple key
--- script
import json
r = json.dumps({(1, 2): 3})
df = pd.DataFrame({'r': [repr(r)]})
--- diag
script:2:16: error: a 'tuple' cannot be a key in JSON [df-type]
    2 | r = json.dumps({(1, 2): 3})
      |                ^~~~~~~~~~~
help: convert the keys first: {str(k): v for k, v in d.items()}

=== json keys view
--- script
import json
r = json.dumps({'a': 1}.keys())
df = pd.DataFrame({'r': [repr(r)]})
--- diag
script:2:16: error: a 'list' cannot be written as JSON [df-type]
    2 | r = json.dumps({'a': 1}.keys())
      |                ^~~~~~~~~~~~~~~
help: convert it to a list first: list(x)

=== json keys dup
--- script
import json
r = json.dumps({1: 'a', '1': 'b'})
df = pd.DataFrame({'r': [repr(r)]})
--- csv
r
"'{""1"": ""a"", ""1"": ""b""}'"

=== json floats
--- script
import json
r = json.dumps([0.1, 1e22, 1e21, 123456789012345680.0, -0.0, 1e-5, 0.0001, float('inf'), -float('inf')])
df = pd.DataFrame({'r': [repr(r)]})
--- csv
r
"'[0.1, 1e+22, 1e+21, 1.2345678901234568e+17, -0.0, 1e-05, 0.0001, Infinity, -Infinity]'"

=== json Counter
--- script
import json
from collections import Counter, defaultdict, OrderedDict
dd = defaultdict(list); dd['x'].append(1)
r = json.dumps([Counter('aab'), dd, OrderedDict(z=1)])
df = pd.DataFrame({'r': [repr(r)]})
--- csv
r
"'[{""a"": 2, ""b"": 1}, {""x"": [1]}, {""z"": 1}]'"

=== json cells
--- script
import json
d = pd.DataFrame({'a': [[1, 2], [3]], 'k': ['x', 'y']})
r = d['a'].map(json.dumps).tolist()
df = pd.DataFrame({'r': [repr(r)]})
--- csv
r
"['[1, 2]', '[3]']"

=== json itertuples
--- script
import json
d = pd.DataFrame({'a': [1, 3], 'k': ['x', 'y']})
r = [json.dumps(list(t)) for t in d.itertuples(index=False)]
df = pd.DataFrame({'r': [repr(r)]})
--- csv
r
"['[1, ""x""]', '[3, ""y""]']"

=== json iterrows
--- script
import json
d = pd.DataFrame({'a': [1, 3], 'f': [1.5, 2.5]})
r = [json.dumps(row.to_dict()) for i, row in d.iterrows()]
df = pd.DataFrame({'r': [repr(r)]})
--- csv
r
"['{""a"": 1.0, ""f"": 1.5}', '{""a"": 3.0, ""f"": 2.5}']"

=== json todict
--- script
import json
d = pd.DataFrame({'a': [1, 3], 'f': [1.5, None]}, index=['x', 'y'])
r = [json.dumps(d.to_dict()), json.dumps(d['a'].to_dict()), json.dumps(d.to_dict('list')), json.dumps(dict(zip(d.index, d['a'])))]
df = pd.DataFrame({'r': [repr(r)]})
--- csv
r
"['{""a"": {""x"": 1, ""y"": 3}, ""f"": {""x"": 1.5, ""y"": NaN}}', '{""x"": 1, ""y"": 3}', '{""a"": [1, 3], ""f"": [1.5, NaN]}', '{""x"": 1, ""y"": 3}']"

=== json depth
--- script
import json
r = json.dumps([[[[]]], {'a': {'b': {'c': [1]}}}], indent=1)
df = pd.DataFrame({'r': [repr(r)]})
--- csv
r
"'[\n [\n  [\n   []\n  ]\n ],\n {\n  ""a"": {\n   ""b"": {\n    ""c"": [\n     1\n    ]\n   }\n  }\n }\n]'"

=== json bad sep
--- script
import json
r = json.dumps([1, 2], separators=(', ', '='))
df = pd.DataFrame({'r': [repr(r)]})
--- csv
r
"'[1, 2]'"

=== find window
--- script
s = 'añbcabc'
r = [s.find('b', 3), s.find('a', 1, 3), s.find('', 7), s.find('', 8), s.find('c', -3), s.find('c', -100, -1), s.rfind('a', 0, 4), s.rfind('', 0, 3), s.count('b', 3), s.count('', 2, 4), s.count('', 8), s.index('b', 3), s.rindex('a', 0, 4), s.find('a', None, 2), s.find('b', 5, 2)]
df = pd.DataFrame({'r': [repr(r)]})
--- csv
r
"[5, -1, 7, -1, 6, 3, 0, 3, 1, 3, 0, 5, 0, 0, -1]"

=== rindex missing
--- script
r = 'abc'.rindex('z')
df = pd.DataFrame({'r': [repr(r)]})
--- diag
script:1:18: error: the string does not contain 'z' [df-value]
    1 | r = 'abc'.rindex('z')
      |                  ^~~
help: call .rfind() instead, which returns -1 for a missing string

=== expandtabs more
--- script
r = ['a\tb\tc'.expandtabs(), '\t\n\tx\r\ty'.expandtabs(3), 'a\tb'.expandtabs(0), 'éé\tb'.expandtabs(4), 'a\tb'.expandtabs(-1)]
df = pd.DataFrame({'r': [repr(r)]})
--- csv
r
"['a       b       c', '   \n   x\r   y', 'ab', 'éé  b', 'ab']"

=== translate more
--- script
t = str.maketrans({'a': 'XX', 98: 99, 'c': None, 'd': ord('é')})
r = ['abcdé'.translate(t), ''.translate(t), 'abc'.translate({ord('a'): '1'}), 'abc'.translate({'a': '1'}), str.maketrans('ab', 'xy'), 'éa'.translate(str.maketrans('é', 'e'))]
df = pd.DataFrame({'r': [repr(r)]})
--- csv
r
"['XXcéé', '', '1bc', 'abc', {97: 120, 98: 121}, 'ea']"

=== maketrans unequal
--- script
r = str.maketrans('ab', 'x')
df = pd.DataFrame({'r': [repr(r)]})
--- diag
script:1:5: error: the first two strings must have the same length [df-value]
    1 | r = str.maketrans('ab', 'x')
      |     ^~~~~~~~~~~~~~~~~~~~~~~~

=== str.translate na
--- script
s = pd.Series(['a-b', None, 'c'])
r = s.str.translate({ord('-'): None}).tolist()
df = pd.DataFrame({'r': [repr(r)]})
--- csv
r
"['ab', None, 'c']"
--- diag
script:3:26: warning: column 'r' contains '['ab', None, 'c']', where 'None' stands for a missing value or a group that did not match [df-not-finite]
    3 | df = pd.DataFrame({'r': [repr(r)]})
      |                          ^~~~~~~
help: the column is computed at script:3; before that line, drop the row, or replace the missing, infinite or 0 value

=== re.subn more
--- script
import re
r = [re.subn('a', 'b', 'banana', 2), re.subn('x', 'y', 'banana'), re.compile('n').subn(lambda m: m.group().upper(), 'banana'), re.subn('', '-', 'ab')]
df = pd.DataFrame({'r': [repr(r)]})
--- csv
r
"[('bbnbna', 2), ('banana', 0), ('baNaNa', 2), ('-a-b-', 3)]"

=== Counter more
--- script
from collections import Counter
c = Counter(['a', 'b', 'a'], b=3, z=1)
r = [dict(c), dict(Counter()), sorted(c.items()), dict(Counter({'x': 2}, x=1))]
df = pd.DataFrame({'r': [repr(r)]})
--- csv
r
"[{'a': 2, 'b': 4, 'z': 1}, {}, [('a', 2), ('b', 4), ('z', 1)], {'x': 3}]"

=== OrderedDict more
--- script
from collections import OrderedDict
r = [list(OrderedDict([('a', 1)], b=2).items()), list(OrderedDict({'x': 1}).keys()), list(OrderedDict())]
df = pd.DataFrame({'r': [repr(r)]})
--- csv
r
"[[('a', 1), ('b', 2)], ['x'], []]"

=== namedtuple too few
--- script
from collections import namedtuple
P = namedtuple('P', 'x y z', defaults=(1,))
r = tuple(P(5))
df = pd.DataFrame({'r': [repr(r)]})
--- diag
script:3:11: error: this named tuple needs 3 values, not 1 [df-type]
    3 | r = tuple(P(5))
      |           ^~~~

=== namedtuple kw too few
--- script
from collections import namedtuple
P = namedtuple('P', 'x y', defaults=(1,))
r = tuple(P(y=5))
df = pd.DataFrame({'r': [repr(r)]})
--- diag
script:3:11: error: the field 'x' has no value [df-type]
    3 | r = tuple(P(y=5))
      |           ^~~~~~

=== calendar more
--- script
import calendar
from calendar import monthrange, month_name
r = [monthrange(2023, 2), monthrange(1969, 12), monthrange(1, 1), monthrange(9999, 12), month_name[12], list(calendar.day_abbr), calendar.month_abbr[1:4], len(calendar.month_name), calendar.isleap(1900), calendar.isleap(2000), {v: k for k, v in enumerate(calendar.month_abbr)}['Mar']]
df = pd.DataFrame({'r': [repr(r)]})
--- csv
r
"[(2, 28), (0, 31), (0, 31), (2, 31), 'December', ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'], ['Jan', 'Feb', 'Mar'], 13, False, True, 3]"

=== calendar map
--- script
import calendar
s = pd.Series([1, 2, 12])
r = s.map(lambda m: calendar.month_name[m]).tolist()
df = pd.DataFrame({'r': [repr(r)]})
--- csv
r
"['January', 'February', 'December']"

=== os.path.split more
--- script
import os
r = [os.path.split('/a'), os.path.split('a'), os.path.split('a/'), os.path.split(''), os.path.split('a//b')]
df = pd.DataFrame({'r': [repr(r)]})
--- csv
r
"[('/', 'a'), ('', 'a'), ('a', ''), ('', ''), ('a', 'b')]"

=== string more
--- script
import string
r = [string.ascii_letters, string.punctuation, string.digits]
df = pd.DataFrame({'r': [repr(r)]})
--- csv
r
"['abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ', '!""#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~', '0123456789']"

=== strip punct
--- script
import string
r = 'a.b, c!'.translate(str.maketrans('', '', string.punctuation))
df = pd.DataFrame({'r': [repr(r)]})
--- csv
r
'ab c'

=== dedent more
--- script
import textwrap
r = [textwrap.dedent(s) for s in ['  a\n  b', '  a\n\tb', '', 'a', '  \n  a\n', '    a\n  b\n\n   c\n', '\n\n', '  a\n   \n  b  \n', '\ta\n\t  b', '  ']]
df = pd.DataFrame({'r': [repr(r)]})
--- csv
r
"['a\nb', '  a\n\tb', '', 'a', '\na\n', '  a\nb\n\n c\n', '\n\n', 'a\n\nb  \n', 'a\n  b', '']"

=== indent more
--- script
import textwrap
r = [textwrap.indent(s, '> ') for s in ['a\nb\n', '', '\n', 'a\n  \nb', ' a']]
df = pd.DataFrame({'r': [repr(r)]})
--- csv
r
"['> a\n> b\n', '', '\n', '> a\n  \n> b', '>  a']"

=== wrap more
--- script
import textwrap
t = 'Hello-world this is a well-known  test -- foo--bar of e-mail, self-contained   long-ish-words and supercalifragilisticexpialidocious\tword.\nNew line (2-3 x) --option'
r = [textwrap.wrap(t, w) for w in [1, 2, 5, 8, 10, 13, 20, 40, 70, 200]]
df = pd.DataFrame({'r': [repr(r)]})
--- csv
r
"[['H', 'e', 'l', 'l', 'o', '-', 'w', 'o', 'r', 'l', 'd', 't', 'h', 'i', 's', 'i', 's', 'a', 'w', 'e', 'l', 'l', '-', 'k', 'n', 'o', 'w', 'n', 't', 'e', 's', 't', '-', '-', 'f', 'o', 'o', '-', '-', 'b', 'a', 'r', 'o', 'f', 'e', '-', 'm', 'a', 'i', 'l', ',', 's', 'e', 'l', 'f', '-', 'c', 'o', 'n', 't', 'a', 'i', 'n', 'e', 'd', 'l', 'o', 'n', 'g', '-', 'i', 's', 'h', '-', 'w', 'o', 'r', 'd', 's', 'a', 'n', 'd', 's', 'u', 'p', 'e', 'r', 'c', 'a', 'l', 'i', 'f', 'r', 'a', 'g', 'i', 'l', 'i', 's', 't', 'i', 'c', 'e', 'x', 'p', 'i', 'a', 'l', 'i', 'd', 'o', 'c', 'i', 'o', 'u', 's', 'w', 'o', 'r', 'd', '.', 'N', 'e', 'w', 'l', 'i', 'n', 'e', '(', '2', '-', '3', 'x', ')', '-', '-', 'o', 'p', 't', 'i', 'o', 'n'], ['He', 'll', 'o-', 'wo', 'rl', 'd ', 'th', 'is', 'is', 'a ', 'we', 'll', '-k', 'no', 'wn', 'te', 'st', '--', 'fo', 'o', '--', 'ba', 'r', 'of', 'e-', 'ma', 'il', ', ', 'se', 'lf', '-c', 'on', 'ta', 'in', 'ed', 'lo', 'ng', '-i', 'sh', '-w', 'or', 'ds', 'an', 'd ', 'su', 'pe', 'rc', 'al', 'if', 'ra', 'gi', 'li', 'st', 'ic', 'ex', 'pi', 'al', 'id', 'oc', 'io', 'us', 'wo', 'rd', '. ', 'Ne', 'w ', 'li', 'ne', '(2', '-3', 'x)', '--', 'op', 'ti', 'on'], ['Hello', '-', 'world', 'this', 'is a', 'well-', 'known', 'test', '--', 'foo--', 'bar', 'of e-', 'mail,', 'self-', 'conta', 'ined', 'long-', 'ish-', 'words', 'and s', 'uperc', 'alifr', 'agili', 'stice', 'xpial', 'idoci', 'ous', 'word.', 'New', 'line', '(2-3', 'x) --', 'optio', 'n'], ['Hello-', 'world', 'this is', 'a well-', 'known', 'test --', 'foo--bar', 'of', 'e-mail,', 'self-con', 'tained', 'long-', 'ish-', 'words', 'and supe', 'rcalifra', 'gilistic', 'expialid', 'ocious', 'word.', 'New line', '(2-3 x)', '--option'], ['Hello-', 'world this', 'is a well-', 'known', 'test --', 'foo--bar', 'of e-mail,', 'self-', 'contained', 'long-ish-', 'words and ', 'supercalif', 'ragilistic', 'expialidoc', 'ious', 'word. New', 'line (2-3', 'x)', '--option'], ['Hello-world', 'this is a', 'well-known', 'test -- foo--', 'bar of', 'e-mail, self-', 'contained', 'long-ish-', 'words and sup', 'ercalifragili', 'sticexpialido', 'cious', 'word. New', 'line (2-3 x)', '--option'], ['Hello-world this is', 'a well-known  test', '-- foo--bar of', 'e-mail, self-', 'contained   long-', 'ish-words and superc', 'alifragilisticexpial', 'idocious    word.', 'New line (2-3 x)', '--option'], ['Hello-world this is a well-known  test', '-- foo--bar of e-mail, self-contained', 'long-ish-words and', 'supercalifragilisticexpialidocious', 'word. New line (2-3 x) --option'], ['Hello-world this is a well-known  test -- foo--bar of e-mail, self-', 'contained   long-ish-words and supercalifragilisticexpialidocious', 'word. New line (2-3 x) --option'], ['Hello-world this is a well-known  test -- foo--bar of e-mail, self-contained   long-ish-words and supercalifragilisticexpialidocious    word. New line (2-3 x) --option']]"

=== wrap opts
--- script
import textwrap
t = 'Hello-world this is a well-known  test -- foo--bar of e-mail, self-contained   long-ish-words and supercalifragilisticexpialidocious word'
r = [textwrap.fill(t, 20, initial_indent='* ', subsequent_indent='  '), textwrap.wrap(t, 12, break_long_words=False), textwrap.wrap(t, 12, break_on_hyphens=False), textwrap.wrap(t, 20, max_lines=2), textwrap.wrap(t, 20, max_lines=3, placeholder='…'), textwrap.wrap('', 5), textwrap.wrap('   ', 5), textwrap.fill('  a b', 5), textwrap.wrap(t, width=10, max_lines=1), textwrap.wrap('aaaaaaaaaaaa b', width=6, max_lines=2)]
df = pd.DataFrame({'r': [repr(r)]})
--- csv
r
"['* Hello-world this\n  is a well-known\n  test -- foo--bar\n  of e-mail, self-\n  contained   long-\n  ish-words and supe\n  rcalifragilisticex\n  pialidocious word', ['Hello-world', 'this is a', 'well-known', 'test -- foo', '--bar of', 'e-mail,', 'self-', 'contained', 'long-ish-', 'words and', 'supercalifragilisticexpialidocious', 'word'], ['Hello-world', 'this is a', 'well-known', 'test --', 'foo--bar of', 'e-mail, self', '-contained', 'long-ish-wor', 'ds and super', 'califragilis', 'ticexpialido', 'cious word'], ['Hello-world this is', 'a well-known [...]'], ['Hello-world this is', 'a well-known  test', '-- foo--bar of…'], [], [], '  a b', ['[...]'], ['aaaaaa', '[...]']]"

=== shorten more
--- script
import textwrap
t = 'Hello  world  this is\n a test of  the thing'
r = [textwrap.shorten(t, w) for w in [5, 7, 10, 11, 12, 20, 30, 38, 39, 100]] + [textwrap.shorten(t, 10, placeholder='...'), textwrap.shorten('', 5), textwrap.shorten('abc', 5), textwrap.shorten('abcdefghijk', 8, placeholder='..')]
df = pd.DataFrame({'r': [repr(r)]})
--- csv
r
"['[...]', '[...]', '[...]', 'Hello [...]', 'Hello [...]', 'Hello world [...]', 'Hello world this is a [...]', 'Hello world this is a test of [...]', 'Hello world this is a test of the thing', 'Hello world this is a test of the thing', 'Hello...', '', 'abc', '..']"

=== shorten small
--- script
import textwrap
r = textwrap.shorten('hello world again', 3)
df = pd.DataFrame({'r': [repr(r)]})
--- diag
script:2:5: error: the placeholder is too long for the width [df-value]
    2 | r = textwrap.shorten('hello world again', 3)
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~

=== shorten map
--- script
import textwrap
s = pd.Series(['a very long label for a chart', 'short'])
r = s.map(lambda x: textwrap.shorten(x, width=15, placeholder='…')).tolist()
df = pd.DataFrame({'r': [repr(r)]})
--- csv
r
"['a very long…', 'short']"

=== starts window
--- script
s = 'añbc'
r = [s.startswith('b', 2), s.startswith('', 9), s.startswith(('x', 'ñ'), 1, 3), s.endswith('ñ', 0, 2), s.endswith('c', -1), s.startswith('añbc', 0, 2), s.endswith('', 4)]
df = pd.DataFrame({'r': [repr(r)]})
--- csv
r
"[True, False, True, True, True, False, True]"

=== str.startswith na
--- script
s = pd.Series(['ab', 'b', None])
r = [s.str.startswith('a', na=False).tolist(), s.str.endswith(('b', 'z'), na=True).tolist(), s.fillna('').str.startswith('a').tolist()]
df = pd.DataFrame({'r': [repr(r)]})
--- csv
r
"[[True, False, False], [True, True, True], [True, False, False]]"

=== maketrans map
--- script
r = list(map(str.maketrans, ['a'], ['b']))
df = pd.DataFrame({'r': [repr(r)]})
--- csv
r
[{97: 98}]

=== os.path.exists, Path.exists
--- data runs.csv
a
1
--- script
import os
from pathlib import Path
r = [os.path.exists('runs.csv'), os.path.isdir('runs.csv'), os.path.isfile('runs.csv'), os.path.exists('res/zz.csv'), os.path.exists(''), Path('runs.csv').is_dir(), Path('runs.csv').exists(), os.path.exists(Path('runs.csv')), os.path.exists('runs.csv/'), Path('no').is_file(), os.path.isdir('no')]
df = pd.DataFrame({'r': [repr(r)]})
--- csv
r
"[True, False, True, False, False, False, True, True, False, False, False]"

=== namedtuple: defaults
--- script
from collections import namedtuple
P = namedtuple('P', 'x y z', defaults=(1, 2))
df = pd.DataFrame({'r': [repr([tuple(P(5)), tuple(P(5, 6)), tuple(P(5, z=9)), tuple(P(x=1, y=4))])]})
--- csv
r
"[(5, 1, 2), (5, 6, 2), (5, 1, 9), (1, 4, 2)]"
