=== functions
--- script
xs = [3, 1, 2]
df = pd.DataFrame({'s': [str(x) for x in [min(xs), max(xs), sum(xs), sorted(xs), sorted(xs, reverse=True),
  sorted(['b', 'A', 'c'], key=lambda s: s.lower()), abs(-3), abs(-2.5), str(1.0), int('12'), float('1.5'), int(3.9),
  len('héé'), round(2.5), round(2.567, 2), list('ab'), dict([('a', 1)]), dict(b=2), tuple([1, 2]), list(zip(xs, 'abc')),
  list(enumerate(['x', 'y'], 1)), list(range(3)), list(range(5, 1, -2)), any([0, 1]), all([1, 0]), any([]), all([]),
  min('b', 'a'), max([1.5, 2]), min([], default=7), max(['aa', 'b'], key=len), list(reversed([1, 2])), bool(''), bool('x'),
  sum([[1], [2]], []), sorted([(2, 'b'), (1, 'z'), (2, 'a')]), sum([0.1] * 3), max(3, 2.5), min(True, 0), [1, 2][::-1],
  (1,), (), [], {}, 'a' in {'a': 1}, [1, 2] == [1, 2], None is None, None is not None, sorted({'b': 1, 'a': 2})]]})
--- csv
s
1
3
6
"[1, 2, 3]"
"[3, 2, 1]"
"['A', 'b', 'c']"
3
2.5
1.0
12
1.5
3
3
2
2.57
"['a', 'b']"
{'a': 1}
{'b': 2}
"(1, 2)"
"[(3, 'a'), (1, 'b'), (2, 'c')]"
"[(1, 'x'), (2, 'y')]"
"[0, 1, 2]"
"[5, 3]"
True
False
False
True
a
2
7
aa
"[2, 1]"
False
True
"[1, 2]"
"[(1, 'z'), (2, 'a'), (2, 'b')]"
0.30000000000000004
3
0
"[2, 1]"
"(1,)"
()
[]
{}
True
True
True
False
"['a', 'b']"

=== texts
--- script
s = '  Hello wOrld  '
df = pd.DataFrame({'s': [str(x) for x in [s.strip(), s.lstrip(), s.rstrip(), s.upper(), s.lower(), s.title(), s.strip().capitalize(),
  s.swapcase(), s.split(), s.strip().split('o'), 'a,b,,c'.split(',', 1), 'a b  c'.rsplit(' ', 1), 'a b  c '.rsplit(None, 1),
  'x'.join(['a', 'b']), 'aXbX'.replace('X', '-'), 'aaa'.replace('a', 'b', 2), 'abc'.replace('', '-'), 'abc'.startswith('ab'),
  'abc'.endswith(('x', 'c')), 'abcb'.find('b'), 'abcb'.rfind('b'), 'abc'.find('z'), 'abcb'.count('b'), '7'.zfill(3), '-7'.zfill(4),
  'x'.ljust(3) + '|', 'x'.rjust(3, '*'), 'x'.center(4) + '|', 'ab'.center(5, '-'), 'x1'.isalnum(), '12'.isdigit(), 'ab'.isalpha(),
  'AB'.isupper(), 'ab1'.islower(), ' '.isspace(), ''.isdigit(), 'straße'.upper(), 'ÉCOLE'.lower(), 'ǆ x'.title(), 'k=v=w'.partition('='),
  'k=v=w'.rpartition('='), 'kv'.partition('='), 'prefix-x'.removeprefix('prefix-'), 'x.csv'.removesuffix('.csv'), "they're".title(),
  'xxhixx'.strip('x'), 'a\u00a0b'.split(), '{} {}'.format(1, 'b'), '{1} {0}'.format('a', 'b'), '{x:.1f} {}'.format(2, x=3), '{:>5}|{!r}'.format('a', 'b'),
  'a-b_c'.title(), '1st x2y'.title(), 'abc'.index('c'), 'Àé'.swapcase(), 'x'.join(''), 'a b'.split(' '), ''.split(), ''.split(','), 'x' * 3]]})
--- csv
s
Hello wOrld
Hello wOrld  
  Hello wOrld
  HELLO WORLD  
  hello world  
  Hello World  
Hello world
  hELLO WoRLD  
"['Hello', 'wOrld']"
"['Hell', ' wOrld']"
"['a', 'b,,c']"
"['a b ', 'c']"
"['a b', 'c']"
axb
a-b-
bba
-a-b-c-
True
True
1
3
-1
2
007
-007
x  |
**x
 x  |
--ab-
True
True
True
True
True
True
False
STRASSE
école
ǅ X
"('k', '=', 'v=w')"
"('k=v', '=', 'w')"
"('kv', '', '')"
x
x
They'Re
hi
"['a', 'b']"
1 b
b a
3.0 2
    a|'b'
A-B_C
1St X2Y
2
àÉ
""
"['a', 'b']"
[]
['']
xxx

=== texts of a column
--- data t.csv
s,n
 Ab c ,1
,2
Éx,3
--- script
df = pd.read_csv('t.csv')
t = df['s']
df['up'] = t.str.upper()
df['low'] = t.str.lower()
df['strip'] = t.str.strip()
df['len'] = t.str.len()
df['first'] = t.str[0]
df['far'] = t.str[3]
df['part'] = t.str[1:3]
df['starts'] = t.str.startswith('É')
df['z'] = df['n'].astype('str').str.zfill(3)
df['t'] = t.str.strip().str.title()
--- csv
s,n,up,low,strip,len,first,far,part,starts,z,t
 Ab c ,1, AB C , ab c ,Ab c,6.0, , ,Ab,False,001,Ab C
,2,,,,,,,,,002,
Éx,3,ÉX,éx,Éx,2.0,É,,x,True,003,Éx

=== what functions refuse
--- script
a = sum(3)
b = sum(['a', 'b'])
c = sorted([1, 'a'])
d = min([])
e = range(1, 5, 0)
f = int('x')
g = dict([1])
h = ', '.join([1, 2])
i = 'abc'.index('z')
j = zip(1, 2)
k = abs('x')
l = list(range(99999999))
m = 'a'.split('')
n = isinstance(1, int)
o = map(len, [])
p = 'x'.encode()
q = max(1)
r = 'x'.zfill(9999999999)
df = pd.DataFrame({'a': [1]})
--- diag
script:1:9: error: 'int' is not iterable [df-type]
    1 | a = sum(3)
      |         ^
help: a single value is given where several are needed; write a list or a column
script:2:5: error: unsupported operand types for +: 'int' and 'str' [df-type]
    2 | b = sum(['a', 'b'])
      |     ^~~~~~~~~~~~~~~
help: .astype('float') converts strings to numbers, and .astype('str') converts numbers to strings
script:3:5: error: cannot compare 'str' and 'int' [df-type]
    3 | c = sorted([1, 'a'])
      |     ^~~~~~~~~~~~~~~~
help: compare strings with strings, or numbers with numbers; pd.to_numeric(df['column']) converts strings to numbers
script:4:5: error: the list is empty and has no minimum or maximum [df-value]
    4 | d = min([])
      |     ^~~~~~~
script:5:17: error: the step of a range cannot be 0 [df-value]
    5 | e = range(1, 5, 0)
      |                 ^
script:6:9: error: cannot convert 'x' to an integer [df-value]
    6 | f = int('x')
      |         ^~~
help: expected digits, such as '12'
script:7:10: error: each element must be a pair of a key and a value [df-type]
    7 | g = dict([1])
      |          ^~~
help: write {'a': 1}, or dict([('a', 1)])
script:8:15: error: 'join' needs strings, not 'int' [df-type]
    8 | h = ', '.join([1, 2])
      |               ^~~~~~
help: convert them: ', '.join(str(x) for x in xs)
script:9:17: error: the string does not contain 'z' [df-value]
    9 | i = 'abc'.index('z')
      |                 ^~~
help: call .find() instead, which returns -1 for a missing string
script:10:9: error: 'int' is not iterable [df-type]
   10 | j = zip(1, 2)
      |         ^
help: a single value is given where several are needed; write a list or a column
script:11:9: error: 'abs' needs a number, not the string 'x' [df-type]
   11 | k = abs('x')
      |         ^~~
script:12:10: error: the list has more than 1,048,576 values [df-value]
   12 | l = list(range(99999999))
      |          ^~~~~~~~~~~~~~~
help: compute with whole columns instead of lists
script:13:15: error: the separator is empty [df-value]
   13 | m = 'a'.split('')
      |               ^~
help: write a string such as ','
script:16:9: error: 'encode' of str is not part of df scripts [df-unsupported]
   16 | p = 'x'.encode()
      |         ^~~~~~
help: df scripts have .str.replace, .str.extract, .str.slice and others: `perfpress help df` lists them
script:17:9: error: 'int' is not iterable [df-type]
   17 | q = max(1)
      |         ^
help: a single value is given where several are needed; write a list or a column
script:18:15: error: the resulting string would be longer than 1 MiB [df-value]
   18 | r = 'x'.zfill(9999999999)
      |               ^~~~~~~~~~

=== counting beyond 64 bits
--- script
df = pd.DataFrame({'a': [i for i, x in enumerate(['a'], 9223372036854775806)]})
b = list(enumerate(['a', 'b'], 9223372036854775807))
--- diag
script:2:32: error: the result does not fit into a 64-bit integer [df-value]
    2 | b = list(enumerate(['a', 'b'], 9223372036854775807))
      |                                ^~~~~~~~~~~~~~~~~~~

=== functions that convert single values
--- script
df = pd.DataFrame({'n': [1, 10, -255, 0]})
df['digits'] = [bin(n) + hex(n) + oct(n) for n in df['n']]
df['chr'] = [chr(65 + abs(n)) + str(ord('é')) for n in df['n']]
df['format'] = [format(n, ',d') + format(n / 3, '.2f') + format('x', '>4') + format(n) for n in df['n']]
df['repr'] = [repr('é'), ascii('é'), repr([1, 'a', (2,)]), repr('a' + "'")]
df['divmod'] = ['%d:%d' % divmod(n, 7) for n in df['n']]
df['pow'] = [pow(2, 10), pow(2, -1), pow(2.0, 2), pow(-1, 3)]
df['next'] = next(n for n in df['n'] if n > 5)
df['default'] = next((n for n in df['n'] if n > 50), -1)
df['columns'] = divmod(df['n'], 7)[1]
df['bool'] = bin(True)
--- csv
n,digits,chr,format,repr,divmod,pow,next,default,columns,bool
1,0b10x10o1,B233,10.33   x1,'é',0:1,1024.0,10,-1,1,0b1
10,0b10100xa0o12,K233,103.33   x10,'\xe9',1:3,0.5,10,-1,3,0b1
-255,-0b11111111-0xff-0o377,ŀ233,-255-85.00   x-255,"[1, 'a', (2,)]",-37:4,4.0,10,-1,4,0b1
0,0b00x00o0,A233,00.00   x0,"""a'""",0:0,-1.0,10,-1,0,0b1

=== faults of functions that convert single values
--- script
a = hex(1.5)
b = chr(-1)
c = ord('ab')
d = format(1, '{}')
e = next([1, 2])
f = next(x for x in [1] if x > 1)
df = pd.DataFrame()
--- diag
script:1:9: error: 'hex' needs an integer, not 'float' [df-type]
    1 | a = hex(1.5)
      |         ^~~
script:2:9: error: 'chr' needs the code point of a character, not -1 [df-type]
    2 | b = chr(-1)
      |         ^~
script:3:9: error: 'ord' needs a string of one character, not the string 'ab' [df-type]
    3 | c = ord('ab')
      |         ^~~~
script:4:15: error: 'format' needs a format without braces, not the string '{}' [df-type]
    4 | d = format(1, '{}')
      |               ^~~~
script:5:10: error: 'next' needs a generator [df-type]
    5 | e = next([1, 2])
      |          ^~~~~~
help: write next(x for x in v), or v[0] for the first element of a list
script:6:5: error: the generator has no elements [df-value]
    6 | f = next(x for x in [1] if x > 1)
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: add a default as the second argument: next((x for x in v if x > 1), None)

=== integers of strings in other bases
--- script
pairs = [('ff', 16), ('0XFF', 16), ('0x_f', 16), (' -12 ', 8), ('+0b1_0', 2), ('zZ', 36), ('00_0', 0), ('0o17', 0), ('0b1', 16), ('-8000000000000000', 16)]
df = pd.DataFrame({'text': [t for t, b in pairs]})
df['n'] = [int(t, b) for t, b in pairs]
df['m'] = df['n'].map(hex).map(lambda s: int(s, base=16))
--- csv
text,n,m
ff,255,255
0XFF,255,255
0x_f,15,15
 -12 ,-10,-10
+0b1_0,2,2
zZ,1295,1295
00_0,0,0
0o17,15,15
0b1,177,177
-8000000000000000,-9223372036854775808,-9223372036854775808

=== strings that are no integers in a base
--- script
a = int('8', 8)
b = int('07', 0)
c = int('1__0', 2)
d = int('0x', 16)
e = int('8000000000000000', 16)
f = int('7', 1)
g = int(7, 16)
h = int('7', 8, 9)
--- diag
script:1:5: error: cannot convert '8' to an integer in base 8 [df-value]
    1 | a = int('8', 8)
      |     ^~~~~~~~~~~
script:2:5: error: cannot convert '07' to an integer in base 0 [df-value]
    2 | b = int('07', 0)
      |     ^~~~~~~~~~~~
script:3:5: error: cannot convert '1__0' to an integer in base 2 [df-value]
    3 | c = int('1__0', 2)
      |     ^~~~~~~~~~~~~~
script:4:5: error: cannot convert '0x' to an integer in base 16 [df-value]
    4 | d = int('0x', 16)
      |     ^~~~~~~~~~~~~
script:5:5: error: the integer does not fit into 64 bits [df-value]
    5 | e = int('8000000000000000', 16)
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~
script:6:5: error: the base of 'int' must be 0 or from 2 to 36 [df-value]
    6 | f = int('7', 1)
      |     ^~~~~~~~~~~
script:7:5: error: 'int' with a base needs a string, not 'int' [df-type]
    7 | g = int(7, 16)
      |     ^~~~~~~~~~
script:8:5: error: expected one argument [df-type]
    8 | h = int('7', 8, 9)
      |     ^~~~~~~~~~~~~~
