=== a part of a file as CSV, with the places of the file
--- data ncu.txt
==PROF== Connected to process 4711
==PROF== Disconnected
"ID","Kernel","Metric"
"0","gemm","1,234.5"
"1","softmax","98"
--- script
text = open('ncu.txt').read()
df = pd.read_csv(io.StringIO(text[text.index('"ID"'):]), thousands=',')
df['Metric'] = df['Metric'] * 2
--- csv
ID,Kernel,Metric
0,gemm,2469.0
1,softmax,196.0

=== a fault in a part of a file stands at its line in the file
--- data ncu.txt
==PROF== Connected
==PROF== data: ID,Kernel
0,gemm
1,softmax,3
--- script
text = open('ncu.txt').read()
df = pd.read_csv(io.StringIO(text[text.index('ID'):]))
--- diag
ncu.txt:4:11: error: row has 3 fields, expected 2 [csv-ragged]
    4 | 1,softmax,3
      |           ^
help: '3' is extra; quote a field that contains the delimiter

=== a fault in the header that begins inside a line
--- data ncu.txt
==PROF== Connected
==PROF== data: ID,ID
0,gemm
--- script
text = open('ncu.txt').read()
df = pd.read_csv(io.StringIO(text[text.index('ID'):]))
--- diag
ncu.txt:2:19: error: column 'ID' appears twice [csv-duplicate]
    2 | ==PROF== data: ID,ID
      |                   ^~
help: each column needs a different name

=== a fault in a text that the script computes
--- script
df = pd.read_csv(io.StringIO('a,b\n1,2\n3,4,5\n'))
--- diag
text at script:1:3:5: error: row has 3 fields, expected 2 [csv-ragged]
    3 | 3,4,5
      |     ^
help: '5' is extra; quote a field that contains the delimiter

=== a text of the script as CSV
--- script
df = pd.read_csv(io.StringIO("""a;b
1;2,5
3;4,5
"""), sep=';', decimal=',')
--- csv
a,b
1,2.5
3,4.5

=== an open file is read like one that is named
--- data runs.csv
k,a
x,1
y,2
--- data latin.csv
k,a
é,1
--- script
a = pd.read_csv(open('runs.csv'))
b = pd.read_csv(open('runs.csv', 'r'), nrows=1)
c = pd.read_csv(open('latin.csv', encoding='latin-1'))
df = pd.concat([a, b, c])
--- csv
k,a
x,1
y,2
x,1
Ã©,1

=== the rest of a file that the script has read a part of
--- data runs.csv
# machine: x
# date: today
k,a
x,1
y,2
--- script
f = open('runs.csv')
first = f.readline()
second = f.readline()
df = pd.read_csv(f)
df['first'] = first.strip()
df['second'] = second
df['left'] = f.read()
--- csv
k,a,first,second,left
x,1,# machine: x,"# date: today
",
y,2,# machine: x,"# date: today
",

=== lines, with and without line breaks
--- data runs.txt
a: 1
b: 2

c: 3
--- script
lines = open('runs.txt').readlines()
each = [line for line in open('runs.txt')]
split = open('runs.txt').read().splitlines()
kept = open('runs.txt').read().splitlines(True)
df = pd.DataFrame({'lines': lines, 'each': each, 'split': split, 'kept': kept})
df['again'] = len(open('runs.txt').read())
--- csv
lines,each,split,kept,again
"a: 1
","a: 1
",a: 1,"a: 1
",16
"b: 2
","b: 2
",b: 2,"b: 2
",16
"
","
",,"
",16
"c: 3
","c: 3
",c: 3,"c: 3
",16

=== all line breaks of splitlines
--- script
s = 'a\nb\r\nc\rd\x0be\x0cf\x1cg\x1dh\x1ei\x85j\u2028k\u2029l\n\nm'
df = pd.DataFrame({'l': s.splitlines()})
df['k'] = [len(x) for x in s.splitlines(keepends=True)]
t = ['', '\n', 'a', 'a\n'] 
df['n'] = str([x.splitlines() for x in t])
--- csv
l,k,n
a,2,"[[], [''], ['a'], ['a']]"
b,3,"[[], [''], ['a'], ['a']]"
c,2,"[[], [''], ['a'], ['a']]"
d,2,"[[], [''], ['a'], ['a']]"
e,2,"[[], [''], ['a'], ['a']]"
f,2,"[[], [''], ['a'], ['a']]"
g,2,"[[], [''], ['a'], ['a']]"
h,2,"[[], [''], ['a'], ['a']]"
i,2,"[[], [''], ['a'], ['a']]"
j,2,"[[], [''], ['a'], ['a']]"
k,2,"[[], [''], ['a'], ['a']]"
l,2,"[[], [''], ['a'], ['a']]"
,1,"[[], [''], ['a'], ['a']]"
m,1,"[[], [''], ['a'], ['a']]"

=== columns of what a tool prints
--- data pgbench.txt
number of clients: 8
tps = 1234.5 (without initial connection time)
--- script
lines = pd.Series(open('pgbench.txt').read().splitlines())
tps = lines.str.extract(r'^tps = ([\d.]+)')[0].dropna().astype(float)
df = pd.DataFrame({'tps': [tps.iloc[0]]})
--- csv
tps
1234.5

=== slices of strings
--- script
s = 'añb€c'
df = pd.DataFrame({'x': [s[1:], s[:-1], s[1:3], s[3:1], s[:0], s[9:], s[-2:], s[::2], s[::-1], s[4:0:-2], s[1:2]]})
--- csv
x
ñb€c
añb€
ñb
""
""
""
€c
abc
c€bña
cb
ñ

=== names of files by patterns, sorted by bytes
--- data b1.csv
a
1
--- data b10.csv
a
10
--- data b2.csv
a
2
--- data B3.csv
a
3
--- data c.txt
x
--- script
df = pd.DataFrame({'star': [glob.glob('*.csv')], 'one': [glob.glob('b?.csv')]}, dtype=str) if False else pd.DataFrame({'star': glob.glob('*.csv')})
df['one'] = str(glob.glob('b?.csv'))
df['set'] = str(glob.glob('[B-Z][0-9].csv'))
df['not'] = str(glob.glob('[!B]?.csv'))
df['plain'] = str(glob.glob('c.txt'))
df['above'] = str(glob.glob('./c*'))
--- csv
star,one,set,not,plain,above
B3.csv,"['b1.csv', 'b2.csv']",['B3.csv'],"['b1.csv', 'b2.csv']",['c.txt'],['./c.txt']
b1.csv,"['b1.csv', 'b2.csv']",['B3.csv'],"['b1.csv', 'b2.csv']",['c.txt'],['./c.txt']
b10.csv,"['b1.csv', 'b2.csv']",['B3.csv'],"['b1.csv', 'b2.csv']",['c.txt'],['./c.txt']
b2.csv,"['b1.csv', 'b2.csv']",['B3.csv'],"['b1.csv', 'b2.csv']",['c.txt'],['./c.txt']

=== all files of a pattern as one frame
--- data run-1.csv
n,t
1,0.5
--- data run-2.csv
n,t
2,0.25
--- script
names = sorted(glob.glob('run-*.csv'))
df = pd.concat([pd.read_csv(f).assign(file=f) for f in names], ignore_index=True)
--- csv
n,t,file
1,0.5,run-1.csv
2,0.25,run-2.csv

=== a pattern that no file matches
--- script
df = pd.DataFrame({'f': glob.glob('run-*.csv')})
--- csv
f
--- diag
script:1:35: warning: no file matches 'run-*.csv' [glob-empty]
    1 | df = pd.DataFrame({'f': glob.glob('run-*.csv')})
      |                                   ^~~~~~~~~~~
help: files are looked up in the page's folder, then in data

=== files outside the site, and names that are not there
--- data runs.csv
a
1
--- script
a = open('../runs.csv')
b = open('run.csv')
c = open('/etc/passwd')
d = gzip.open('runs.csv', 'rt').read()
e = glob.glob('../*')
f = glob.glob('/etc/*')
--- diag
script:1:10: error: '../runs.csv' is outside the site [file-outside]
    1 | a = open('../runs.csv')
      |          ^~~~~~~~~~~~~
help: copy the file into the site; a page can read files in its own folder, in data and, with a leading '/', in the site's folder
script:2:10: error: cannot find file 'run.csv' [file-missing]
    2 | b = open('run.csv')
      |          ^~~~~~~~~
help: it is searched for in the site's folder and in data; did you mean 'runs.csv'?
script:3:10: error: cannot find file '/etc/passwd' [file-missing]
    3 | c = open('/etc/passwd')
      |          ^~~~~~~~~~~~~
help: it is searched for in the site's folder
script:4:15: error: cannot read 'runs.csv': it is not a gzip file [file-read]
    4 | d = gzip.open('runs.csv', 'rt').read()
      |               ^~~~~~~~~~
help: copy or compress the file again
script:6:15: warning: no file matches '/etc/*' [glob-empty]
    6 | f = glob.glob('/etc/*')
      |               ^~~~~~~~

=== how a file may be opened
--- data runs.csv
a
1
--- script
a = open('runs.csv', 'w')
b = open('runs.csv', mode='rb')
c = gzip.open('runs.csv')
d = open('runs.csv', encoding='latin')
e = open('runs.csv', encoding='utf-9')
f = open('runs.csv', newline='x')
g = open(3)
h = open('runs.csv').write('x')
i = open('runs.csv') + 'x'
j = str(open('runs.csv'))
df = open('runs.csv')
--- diag
script:1:22: error: opening a file with mode 'w' is not part of df scripts [df-unsupported]
    1 | a = open('runs.csv', 'w')
      |                      ^~~
help: scripts can only read files: open(file)
script:5:31: error: unknown encoding 'utf-9' [df-value]
    5 | e = open('runs.csv', encoding='utf-9')
      |                               ^~~~~~~
help: use a name such as utf-8, utf-16, latin-1 or cp1252
script:6:30: error: argument 'newline' of 'open' must be '' or None, not 'x' [df-type]
    6 | f = open('runs.csv', newline='x')
      |                              ^~~
script:7:10: error: 'open' needs a string, not 3 [df-type]
    7 | g = open(3)
      |          ^
script:8:22: error: 'write' of file is not part of df scripts [df-unsupported]
    8 | h = open('runs.csv').write('x')
      |                      ^~~~~
help: methods are 'close', 'fieldnames', 'read', 'readline', 'readlines'
script:9:5: error: unsupported operand types for +: 'file' and 'str' [df-type]
    9 | i = open('runs.csv') + 'x'
      |     ^~~~~~~~~~~~~~~~~~~~~~
script:10:9: error: a 'file' cannot be converted to a string here [df-type]
   10 | j = str(open('runs.csv'))
      |         ^~~~~~~~~~~~~~~~

=== text that is no text
--- data nul.txt
a
--- script
import_ = 1
df = pd.DataFrame({'a': [open('nul.txt').read(3), open('nul.txt').read()]})
--- diag
script:2:47: error: 'read' takes at most 0 positional arguments [df-type]
    2 | df = pd.DataFrame({'a': [open('nul.txt').read(3), open('nul.txt').read()]})
      |                                               ^

=== parts of file names
--- script
f = ['runs/a.b.json', 'a', '.hid', 'x/.hid.txt', '/x', 'a/', '..', 'a/..b.c', '//x/y', '']
df = pd.DataFrame({'base': [os.path.basename(x) for x in f]})
df['dir'] = [os.path.dirname(x) for x in f]
df['root'] = [os.path.splitext(x)[0] for x in f]
df['ext'] = [os.path.splitext(x)[1] for x in f]
df['join'] = [os.path.join('d', x, 'e') for x in f]
df['one'] = os.path.join('a/', 'b')
--- csv
base,dir,root,ext,join,one
a.b.json,runs,runs/a.b,.json,d/runs/a.b.json/e,a/b
a,,a,,d/a/e,a/b
.hid,,.hid,,d/.hid/e,a/b
.hid.txt,x,x/.hid,.txt,d/x/.hid.txt/e,a/b
x,/,/x,,/x/e,a/b
,a,a/,,d/a/e,a/b
..,,..,,d/../e,a/b
..b.c,a,a/..b,.c,d/a/..b.c/e,a/b
y,//x,//x/y,,//x/y/e,a/b
,,,,d/e,a/b
