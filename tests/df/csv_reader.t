=== csv basics
--- data runs.csv
a,b,c
1,x,"p,q"
2,y,"say ""hi"""
--- script
import csv
with open('runs.csv') as f:
    r = list(csv.reader(f))
df = pd.DataFrame({'r': [repr(r)]})
--- csv
r
"[['a', 'b', 'c'], ['1', 'x', 'p,q'], ['2', 'y', 'say ""hi""']]"

=== csv next
--- data runs.csv
a,b,c
1,x,"p,q"
2,y,"say ""hi"""
--- script
import csv
with open('runs.csv') as f:
    rd = csv.reader(f)
    header = next(rd)
    rows = [dict(zip(header, x)) for x in rd]
    again = list(rd)
r = [header, rows, again]
df = pd.DataFrame({'r': [repr(r)]})
--- csv
r
"[['a', 'b', 'c'], [{'a': '1', 'b': 'x', 'c': 'p,q'}, {'a': '2', 'b': 'y', 'c': 'say ""hi""'}], []]"

=== csv shared position
--- data runs.csv
a,b,c
1,x,"p,q"
2,y,"say ""hi"""
--- script
import csv
f = open('runs.csv')
f.readline()
rd = csv.reader(f)
a = next(rd)
b = f.readline()
r = [a, b, list(rd)]
df = pd.DataFrame({'r': [repr(r)]})
--- csv
r
"[['1', 'x', 'p,q'], '2,y,""say """"hi""""""\n', []]"

=== csv dict
--- data runs.csv
a,b,c
1,x,"p,q"
2,y,"say ""hi"""
--- script
import csv
with open('runs.csv', newline='', encoding='utf-8') as f:
    rd = csv.DictReader(f)
    n = rd.fieldnames
    r = [n, [dict(x) for x in rd], list(rd)]
df = pd.DataFrame({'r': [repr(r)]})
--- csv
r
"[['a', 'b', 'c'], [{'a': '1', 'b': 'x', 'c': 'p,q'}, {'a': '2', 'b': 'y', 'c': 'say ""hi""'}], []]"

=== csv semi
--- data semi.csv
name;v
a;1
"b;c";2

d;3;4
e
--- script
import csv
r = [list(csv.reader(open('semi.csv'), delimiter=';')), list(csv.DictReader(open('semi.csv'), delimiter=';'))]
df = pd.DataFrame({'r': [repr(r)]})
--- csv
r
"[[['name', 'v'], ['a', '1'], ['b;c', '2'], [], ['d', '3', '4'], ['e']], [{'name': 'a', 'v': '1'}, {'name': 'b;c', 'v': '2'}, {'name': 'd', 'v': '3', None: ['4']}, {'name': 'e', 'v': None}]]"
--- diag
script:3:20: warning: column 'r' contains '[[['name', 'v'], ['a', '1'], ['b;c', '2'], [], ['d', '3', '4'], ['e']], [{'name': 'a', 'v': '1'}, {'name': 'b;c', 'v': '2'}, {'name': 'd', 'v': '3', None: ['4']}, {'name': 'e', 'v': None}]]', where 'None' stands for a missing value or a group that did not match [df-not-finite]
    3 | df = pd.DataFrame({'r': [repr(r)]})
      |                    ^~~
help: the column is computed at script:3; before that line, drop the row, or replace the missing, infinite or 0 value

=== csv odd
--- data odd.csv
a,b
1,"two
lines"
3," x"
"q""q"z,""
"open,x
--- script
import csv
r = [list(csv.reader(open('odd.csv'))), list(csv.DictReader(open('odd.csv')))]
df = pd.DataFrame({'r': [repr(r)]})
--- csv
r
"[[['a', 'b'], ['1', 'two\nlines'], ['3', ' x'], ['q""qz', ''], ['open,x\n']], [{'a': '1', 'b': 'two\nlines'}, {'a': '3', 'b': ' x'}, {'a': 'q""qz', 'b': ''}, {'a': 'open,x\n', 'b': None}]]"
--- diag
script:3:20: warning: column 'r' contains '[[['a', 'b'], ['1', 'two\nlines'], ['3', ' x'], ['q"qz', ''], ['open,x\n']], [{'a': '1', 'b': 'two\nlines'}, {'a': '3', 'b': ' x'}, {'a': 'q"qz', 'b': ''}, {'a': 'open,x\n', 'b': None}]]', where 'None' stands for a missing value or a group that did not match [df-not-finite]
    3 | df = pd.DataFrame({'r': [repr(r)]})
      |                    ^~~
help: the column is computed at script:3; before that line, drop the row, or replace the missing, infinite or 0 value

=== csv lines
--- script
import csv
r = [list(csv.reader(['a;b\n', '1;2', '', '"x;y";3'], delimiter=';')), list(csv.DictReader('a,b\n1,2\n3,4'.splitlines())), list(csv.DictReader(['1,2'], fieldnames=['x', 'y']))]
df = pd.DataFrame({'r': [repr(r)]})
--- csv
r
"[[['a', 'b'], ['1', '2'], [], ['x;y', '3']], [{'a': '1', 'b': '2'}, {'a': '3', 'b': '4'}], [{'x': '1', 'y': '2'}]]"

=== csv io
--- script
import csv, io
r = list(csv.reader(io.StringIO('a,b\n"1\n2",3\n')))
df = pd.DataFrame({'r': [repr(r)]})
--- csv
r
"[['a', 'b'], ['1\n2', '3']]"

=== csv open quote lines
--- script
import csv
r = list(csv.reader(['a,"b', 'c",d']))
df = pd.DataFrame({'r': [repr(r)]})
--- diag
script:2:21: error: 'csv.reader' needs an open file or a list of whole lines [df-type]
    2 | r = list(csv.reader(['a,"b', 'c",d']))
      |                     ^~~~~~~~~~~~~~~~

=== csv str
--- script
import csv
r = list(csv.reader('a,b'))
df = pd.DataFrame({'r': [repr(r)]})
--- diag
script:2:21: error: 'csv.reader' needs an open file or a list of lines, not the string 'a,b' [df-type]
    2 | r = list(csv.reader('a,b'))
      |                     ^~~~~

=== csv fieldnames arg
--- data runs.csv
a,b,c
1,x,"p,q"
2,y,"say ""hi"""
--- script
import csv
r = list(csv.DictReader(open('runs.csv'), fieldnames=['x', 'y', 'z']))
df = pd.DataFrame({'r': [repr(r)]})
--- csv
r
"[{'x': 'a', 'y': 'b', 'z': 'c'}, {'x': '1', 'y': 'x', 'z': 'p,q'}, {'x': '2', 'y': 'y', 'z': 'say ""hi""'}]"

=== csv fieldnames dup
--- script
import csv
r = list(csv.DictReader(['a,a', '1,2']))
df = pd.DataFrame({'r': [repr(r)]})
--- csv
r
[{'a': '2'}]

=== csv short fieldnames
--- data runs.csv
a,b,c
1,x,"p,q"
2,y,"say ""hi"""
--- script
import csv
r = list(csv.DictReader(open('runs.csv'), fieldnames=('x',)))
df = pd.DataFrame({'r': [repr(r)]})
--- csv
r
"[{'x': 'a', None: ['b', 'c']}, {'x': '1', None: ['x', 'p,q']}, {'x': '2', None: ['y', 'say ""hi""']}]"
--- diag
script:3:20: warning: column 'r' contains '[{'x': 'a', None: ['b', 'c']}, {'x': '1', None: ['x', 'p,q']}, {'x': '2', None: ['y', 'say "hi"']}]', where 'None' stands for a missing value or a group that did not match [df-not-finite]
    3 | df = pd.DataFrame({'r': [repr(r)]})
      |                    ^~~
help: the column is computed at script:3; before that line, drop the row, or replace the missing, infinite or 0 value

=== csv loop
--- data runs.csv
a,b,c
1,x,"p,q"
2,y,"say ""hi"""
--- script
import csv
tot = 0
names = []
with open('runs.csv') as f:
    for i, row in enumerate(csv.reader(f)):
        if i == 0:
            continue
        tot += int(row[0])
        names.append(row[1])
r = [tot, names]
df = pd.DataFrame({'r': [repr(r)]})
--- csv
r
"[3, ['x', 'y']]"

=== csv func
--- data runs.csv
a,b,c
1,x,"p,q"
2,y,"say ""hi"""
--- script
import csv
def load(p):
    with open(p) as f:
        return [{k: v.upper() for k, v in row.items()} for row in csv.DictReader(f)]
r = load('runs.csv') + load('runs.csv')
df = pd.DataFrame({'r': [repr(r)]})
--- csv
r
"[{'a': '1', 'b': 'X', 'c': 'P,Q'}, {'a': '2', 'b': 'Y', 'c': 'SAY ""HI""'}, {'a': '1', 'b': 'X', 'c': 'P,Q'}, {'a': '2', 'b': 'Y', 'c': 'SAY ""HI""'}]"

=== csv func next
--- data runs.csv
a,b,c
1,x,"p,q"
2,y,"say ""hi"""
--- script
import csv
def load(p):
    rd = csv.reader(open(p))
    next(rd)
    return [row[0] for row in rd]
r = [load('runs.csv'), load('runs.csv')]
df = pd.DataFrame({'r': [repr(r)]})
--- csv
r
"[['1', '2'], ['1', '2']]"

=== csv frame
--- data runs.csv
a,b,c
1,x,"p,q"
2,y,"say ""hi"""
--- script
import csv
d = pd.DataFrame(csv.DictReader(open('runs.csv')))
r = [d.columns.tolist(), d['a'].tolist()]
df = pd.DataFrame({'r': [repr(r)]})
--- diag
script:2:18: error: 'DataFrame' needs a dict of lists or a list of dicts, not 'file' [df-type]
    2 | d = pd.DataFrame(csv.DictReader(open('runs.csv')))
      |                  ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~

=== csv frame list
--- data runs.csv
a,b,c
1,x,"p,q"
2,y,"say ""hi"""
--- script
import csv
rows = list(csv.reader(open('runs.csv')))
d = pd.DataFrame(rows[1:], columns=rows[0])
r = d.to_dict('records')
df = pd.DataFrame({'r': [repr(r)]})
--- csv
r
"[{'a': '1', 'b': 'x', 'c': 'p,q'}, {'a': '2', 'b': 'y', 'c': 'say ""hi""'}]"

=== csv sorted
--- data runs.csv
a,b,c
1,x,"p,q"
2,y,"say ""hi"""
--- script
import csv
r = sorted(csv.DictReader(open('runs.csv')), key=lambda x: -int(x['a']))
df = pd.DataFrame({'r': [repr(r)]})
--- csv
r
"[{'a': '2', 'b': 'y', 'c': 'say ""hi""'}, {'a': '1', 'b': 'x', 'c': 'p,q'}]"

=== csv read
--- data runs.csv
a,b,c
1,x,"p,q"
2,y,"say ""hi"""
--- script
import csv
rd = csv.reader(open('runs.csv'))
r = rd.read()
df = pd.DataFrame({'r': [repr(r)]})
--- diag
script:3:5: error: a csv reader has no method 'read' [df-type]
    3 | r = rd.read()
      |     ^~~~~~~~~
help: list(reader) returns all rows

=== csv dict next
--- data runs.csv
a,b,c
1,x,"p,q"
2,y,"say ""hi"""
--- script
import csv
rd = csv.DictReader(open('runs.csv'))
r = [next(rd), rd.fieldnames, list(rd)]
df = pd.DataFrame({'r': [repr(r)]})
--- csv
r
"[{'a': '1', 'b': 'x', 'c': 'p,q'}, ['a', 'b', 'c'], [{'a': '2', 'b': 'y', 'c': 'say ""hi""'}]]"

=== csv tab
--- script
import csv
r = list(csv.reader(['a\tb c'], delimiter='\t'))
df = pd.DataFrame({'r': [repr(r)]})
--- csv
r
"[['a', 'b c']]"

=== csv len
--- script
import csv
r = len(csv.reader(['a,b']))
df = pd.DataFrame({'r': [repr(r)]})
--- diag
script:2:9: error: 'len' needs a string, a list, a dict, a column or a frame, not 'file' [df-type]
    2 | r = len(csv.reader(['a,b']))
      |         ^~~~~~~~~~~~~~~~~~~

=== csv quoting
--- script
import csv
r = list(csv.reader(['a,b'], quoting=csv.QUOTE_NONNUMERIC))
df = pd.DataFrame({'r': [repr(r)]})
--- diag
script:2:30: error: argument 'quoting' of 'csv.reader' is not part of df scripts [df-unsupported]
    2 | r = list(csv.reader(['a,b'], quoting=csv.QUOTE_NONNUMERIC))
      |                              ^~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: arguments are 'iterable', 'delimiter', 'quotechar', 'skipinitialspace'

=== csv noquote
--- script
import csv
r = list(csv.reader(['"a",b'], quotechar=None))
df = pd.DataFrame({'r': [repr(r)]})
--- csv
r
"[['""a""', 'b']]"

=== newline read
--- data runs.csv
a,b,c
1,x,"p,q"
2,y,"say ""hi"""
--- script
r = open('runs.csv', newline='').read()
df = pd.DataFrame({'r': [repr(r)]})
--- csv
r
"'a,b,c\n1,x,""p,q""\n2,y,""say """"hi""""""\n'"

=== csv.reader: the end of the rows
--- script
import csv
rd = csv.reader([])
a = next(rd, 'end')
next(rd)
--- diag
script:4:1: error: the end of the file has been reached [df-value]
    4 | next(rd)
      | ^~~~~~~~

=== csv.reader: a carriage return
--- script
import csv, io
r = list(csv.reader(io.StringIO('a,b\r\n1,3\n')))
--- diag
script:2:10: error: a carriage return outside of a file [df-value]
    2 | r = list(csv.reader(io.StringIO('a,b\r\n1,3\n')))
      |          ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: replace it first: text.replace('\r\n', '\n')
