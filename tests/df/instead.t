=== in place of while
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
i = 0
while i < 1:
    df['c'] = df['a'] * 2
    i += 1
--- instead
df = pd.read_csv('runs.csv')
df['c'] = df['a'] * 2
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,20
a,y,25,2.5,2026-01-03,50
b,x,30,3.0,2026-02-01,60
c,y,5,0.5,2026-02-01,10
--- diag
script:3:1: error: a 'while' loop is not part of df scripts [df-unsupported]
    3 | while i < 1:
      | ^~~~~
help: loop over a range, as in for i in range(100):, and leave the loop with break; columns are computed as a whole; write df['c'] = df['a'] * 2

=== in place of class
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
class o:
    limit = 9
df['c'] = df['a'] > o.limit
--- instead
df = pd.read_csv('runs.csv')
o = {'limit': 9}
df['c'] = df['a'] > o['limit']
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,True
a,y,25,2.5,2026-01-03,True
b,x,30,3.0,2026-02-01,True
c,y,5,0.5,2026-02-01,False
--- diag
script:2:1: error: a class definition is not part of df scripts [df-unsupported]
    2 | class o:
      | ^~~~~
help: use a dict for values that belong together; write o = {'limit': 9}
script:4:21: error: unknown name 'o' [df-name]
    4 | df['c'] = df['a'] > o.limit
      |                     ^
help: names are 'df', 'pd', 'np'

=== in place of import dateutil
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
import dateutil
df['y'] = df['day'].map(lambda x: dateutil.parser.parse(x).year)
--- instead
df = pd.read_csv('runs.csv')
df['y'] = pd.to_datetime(df['day']).dt.year
--- csv
k,g,a,b,day,y
a,x,10,1.25,2026-01-02,2026
a,y,25,2.5,2026-01-03,2026
b,x,30,3.0,2026-02-01,2026
c,y,5,0.5,2026-02-01,2026
--- diag
script:2:8: error: module 'dateutil' is not part of df scripts [df-unsupported]
    2 | import dateutil
      |        ^~~~~~~~
help: remove the import; for dates, write pd.to_datetime(df['day']).dt.year
script:3:35: error: unknown name 'dateutil' [df-name]
    3 | df['y'] = df['day'].map(lambda x: dateutil.parser.parse(x).year)
      |                                   ^~~~~~~~
help: names are 'x', 'df', 'pd', 'np'

=== in place of import warnings
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
import warnings
--- instead
df = pd.read_csv('runs.csv')
--- csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3.0,2026-02-01
c,y,5,0.5,2026-02-01
--- diag
script:2:8: error: module 'warnings' is not part of df scripts [df-unsupported]
    2 | import warnings
      |        ^~~~~~~~
help: remove it: scripts do not need it

=== in place of try
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
try:
    df['c'] = df['b'].astype(float)
except ValueError:
    df['c'] = 0
--- instead
df = pd.read_csv('runs.csv')
df['c'] = pd.to_numeric(df['b'], errors='coerce')
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,1.25
a,y,25,2.5,2026-01-03,2.5
b,x,30,3.0,2026-02-01,3.0
c,y,5,0.5,2026-02-01,0.5
--- diag
script:2:1: error: a 'try' statement is not part of df scripts [df-unsupported]
    2 | try:
      | ^~~
help: remove it: scripts cannot catch errors; test the value first, as in x / y if y else 0; to turn cells that are not numbers into nan, write pd.to_numeric(df['b'], errors='coerce')
script:4:1: error: 'except' is not part of df scripts [df-unsupported]
    4 | except ValueError:
      | ^~~~~~
help: remove it: scripts cannot catch errors; test the value first, as in x / y if y else 0; to turn cells that are not numbers into nan, write pd.to_numeric(df['b'], errors='coerce')

=== in place of augmented
--- script
c = 1
c <<= 2
--- diag
script:2:3: error: '<<=' is not part of df scripts [df-unsupported]
    2 | c <<= 2
      |   ^~~
help: use one of += -= *= /= //= %= **= &= |= ^=

=== in place of annotation
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
limit: int
limit = 3
df['c'] = df['a'] > limit
--- instead
df = pd.read_csv('runs.csv')
limit: int = 3
df['c'] = df['a'] > limit
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,True
a,y,25,2.5,2026-01-03,True
b,x,30,3.0,2026-02-01,True
c,y,5,0.5,2026-02-01,True
--- diag
script:2:6: error: a type annotation without a value is not part of df scripts [df-unsupported]
    2 | limit: int
      |      ^
help: an option of a directive is written as ':limit: 3', right below the directive's first line; a variable needs a value: write limit: int = 3

=== in place of is
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
k = 3
df['c'] = [x is 'x' for x in df['g'].map(lambda x: __import__('sys').intern(x))]
--- instead
df = pd.read_csv('runs.csv')
k = 3
df['c'] = df['g'] == 'x'
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,True
a,y,25,2.5,2026-01-03,False
b,x,30,3.0,2026-02-01,True
c,y,5,0.5,2026-02-01,False
--- diag
script:3:14: error: operator 'is' between values is not part of df scripts [df-unsupported]
    3 | df['c'] = [x is 'x' for x in df['g'].map(lambda x: __import__('sys').intern(x))]
      |              ^~
help: compare with == or !=; write df['g'] == 'x'

=== in place of parameter
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
f = lambda x, y, /: x + y
df['c'] = f(1, 2)
--- instead
df = pd.read_csv('runs.csv')
f = lambda x, y: x + y
df['c'] = f(1, 2)
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,3
a,y,25,2.5,2026-01-03,3
b,x,30,3.0,2026-02-01,3
c,y,5,0.5,2026-02-01,3
--- diag
script:2:18: error: '/' among parameters is not part of df scripts [df-unsupported]
    2 | f = lambda x, y, /: x + y
      |                  ^
help: leave it out: every parameter can be set by position

=== in place of walrus
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = df['a'].map(lambda x: x * (n := len(df)) + n)
--- instead
df = pd.read_csv('runs.csv')
n = len(df)
df['c'] = df['a'].map(lambda x: x * n + n)
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,44
a,y,25,2.5,2026-01-03,104
b,x,30,3.0,2026-02-01,124
c,y,5,0.5,2026-02-01,24
--- diag
script:2:40: error: ':=' in a lambda is not part of df scripts [df-unsupported]
    2 | df['c'] = df['a'].map(lambda x: x * (n := len(df)) + n)
      |                                        ^~
help: assign on a line of its own: write n = len(df)

=== in place of @
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = pd.DataFrame({'d': [df['a'] @ df['b']]})
--- instead
df = pd.read_csv('runs.csv')
df = pd.DataFrame({'d': [(df['a'] * df['b']).sum()]})
--- csv
d
167.5
--- diag
script:2:34: error: operator '@' is not part of df scripts [df-unsupported]
    2 | df = pd.DataFrame({'d': [df['a'] @ df['b']]})
      |                                  ^
help: for a sum of products, write (df['a'] * df['b']).sum()

=== in place of <<
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = [x << 3 for x in df['a']]
--- instead
df = pd.read_csv('runs.csv')
df['c'] = df['a'] * 2 ** 3
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,80
a,y,25,2.5,2026-01-03,200
b,x,30,3.0,2026-02-01,240
c,y,5,0.5,2026-02-01,40
--- diag
script:2:14: error: operator '<<' is not part of df scripts [df-unsupported]
    2 | df['c'] = [x << 3 for x in df['a']]
      |              ^~
help: to shift left, multiply by a power of 2: write df['a'] * 2 ** 3

=== in place of >>
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = [x >> 3 for x in df['a']]
--- instead
df = pd.read_csv('runs.csv')
df['c'] = df['a'] // 2 ** 3
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,1
a,y,25,2.5,2026-01-03,3
b,x,30,3.0,2026-02-01,3
c,y,5,0.5,2026-02-01,0
--- diag
script:2:14: error: operator '>>' is not part of df scripts [df-unsupported]
    2 | df['c'] = [x >> 3 for x in df['a']]
      |              ^~
help: to shift right, divide by a power of 2: write df['a'] // 2 ** 3

=== in place of input, beyond pandas
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = pd.read_csv(input('file'))
--- instead
df = pd.read_csv('runs.csv')
df = pd.read_csv('runs.csv')
--- csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3.0,2026-02-01
c,y,5,0.5,2026-02-01
--- diag
script:2:18: error: unknown name 'input' [df-name]
    2 | df = pd.read_csv(input('file'))
      |                  ^~~~~
help: read a file by its name; write pd.read_csv('runs.csv')

=== in place of iter
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = list(iter(df['a']))
--- instead
df = pd.read_csv('runs.csv')
df['c'] = list(list(df['a']))
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,10
a,y,25,2.5,2026-01-03,25
b,x,30,3.0,2026-02-01,30
c,y,5,0.5,2026-02-01,5
--- diag
script:2:16: error: unknown name 'iter' [df-name]
    2 | df['c'] = list(iter(df['a']))
      |                ^~~~
help: remove it; write list(df['a'])

=== in place of getattr
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = pd.DataFrame({'c': [getattr(df['a'], 'mean')()]})
--- instead
df = pd.read_csv('runs.csv')
df = pd.DataFrame({'c': [df['a'].mean()]})
--- csv
c
17.5
--- diag
script:2:26: error: unknown name 'getattr' [df-name]
    2 | df = pd.DataFrame({'c': [getattr(df['a'], 'mean')()]})
      |                          ^~~~~~~
help: call a method after a dot; write df['a'].mean()

=== in place of eval
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = eval("df['a'] * 2")
--- instead
df = pd.read_csv('runs.csv')
df['c'] = df['a'] * 2
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,20
a,y,25,2.5,2026-01-03,50
b,x,30,3.0,2026-02-01,60
c,y,5,0.5,2026-02-01,10
--- diag
script:2:11: error: unknown name 'eval' [df-name]
    2 | df['c'] = eval("df['a'] * 2")
      |           ^~~~
help: strings cannot be run as code; write df['c'] = df['a'] * 2

=== in place of datetime.*
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['y'] = [datetime.date(2026, 1, i).year for i in [1, 2, 3, 4]]
--- instead
import datetime
df = pd.read_csv('runs.csv')
df['y'] = [datetime.date(2026, 1, i).year for i in [1, 2, 3, 4]]
--- csv
k,g,a,b,day,y
a,x,10,1.25,2026-01-02,2026
a,y,25,2.5,2026-01-03,2026
b,x,30,3.0,2026-02-01,2026
c,y,5,0.5,2026-02-01,2026
--- diag
script:2:12: error: unknown name 'datetime' [df-name]
    2 | df['y'] = [datetime.date(2026, 1, i).year for i in [1, 2, 3, 4]]
      |            ^~~~~~~~
help: import it first: from datetime import datetime, date, timedelta

=== in place of StringIO, beyond pandas
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = pd.read_csv(StringIO(open('runs.csv').read()))
--- instead
df = pd.read_csv('runs.csv')
df = pd.read_csv(io.StringIO(open('runs.csv').read()))
--- csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3.0,2026-02-01
c,y,5,0.5,2026-02-01
--- diag
script:2:18: error: unknown name 'StringIO' [df-name]
    2 | df = pd.read_csv(StringIO(open('runs.csv').read()))
      |                  ^~~~~~~~
help: write io.StringIO(open('runs.csv').read())

=== in place of requests, beyond pandas
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = pd.read_csv(requests.get('runs.csv'))
--- instead
df = pd.read_csv('runs.csv')
df = pd.read_csv('runs.csv')
--- csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3.0,2026-02-01
c,y,5,0.5,2026-02-01
--- diag
script:2:18: error: unknown name 'requests' [df-name]
    2 | df = pd.read_csv(requests.get('runs.csv'))
      |                  ^~~~~~~~
help: scripts read only files of the site, by their names, which glob.glob('*.csv') lists; write pd.read_csv('runs.csv')

=== in place of os.listdir
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = pd.read_csv(os.listdir('.')[0])
--- instead
df = pd.read_csv('runs.csv')
df = pd.read_csv(glob.glob('*')[0])
--- csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3.0,2026-02-01
c,y,5,0.5,2026-02-01
--- diag
script:2:21: error: 'listdir' of os is not part of df scripts [df-unsupported]
    2 | df = pd.read_csv(os.listdir('.')[0])
      |                     ^~~~~~~
help: list files with a pattern, such as '*.csv': write glob.glob('*')

=== in place of io.BytesIO, beyond pandas
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = pd.read_csv(io.BytesIO(b))
--- instead
df = pd.read_csv('runs.csv')
df = pd.read_csv(io.StringIO(open('runs.csv').read()))
--- csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3.0,2026-02-01
c,y,5,0.5,2026-02-01
--- diag
script:2:21: error: 'BytesIO' of io is not part of df scripts [df-unsupported]
    2 | df = pd.read_csv(io.BytesIO(b))
      |                     ^~~~~~~
help: scripts read files as text: write open('runs.csv').read()

=== in place of json.dump, which writes a file
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['j'] = json.dump([1, 2], f)
--- instead
df = pd.read_csv('runs.csv')
df['j'] = json.dumps([1, 2])
--- csv
k,g,a,b,day,j
a,x,10,1.25,2026-01-02,"[1, 2]"
a,y,25,2.5,2026-01-03,"[1, 2]"
b,x,30,3.0,2026-02-01,"[1, 2]"
c,y,5,0.5,2026-02-01,"[1, 2]"
--- diag
script:2:16: error: 'dump' of json is not part of df scripts [df-unsupported]
    2 | df['j'] = json.dump([1, 2], f)
      |                ^~~~
help: scripts write no files; write json.dumps([1, 2])

=== in place of plt
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
import warnings as plt
plt.simplefilter('ignore')
--- instead
df = pd.read_csv('runs.csv')
--- csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3.0,2026-02-01
c,y,5,0.5,2026-02-01
--- diag
script:2:8: error: module 'warnings' is not part of df scripts [df-unsupported]
    2 | import warnings as plt
      |        ^~~~~~~~
help: remove it: scripts do not need it
script:3:1: error: unknown name 'plt' [df-name]
    3 | plt.simplefilter('ignore')
      | ^~~
help: remove the call; draw charts with df.plot.bar(x='k', y='a') as the last line of a df-chart

=== in place of numpy.*, beyond pandas
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = numpy.mean(df['a'])
--- instead
df = pd.read_csv('runs.csv')
df['c'] = np.mean(df['a'])
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,17.5
a,y,25,2.5,2026-01-03,17.5
b,x,30,3.0,2026-02-01,17.5
c,y,5,0.5,2026-02-01,17.5
--- diag
script:2:11: error: unknown name 'numpy' [df-name]
    2 | df['c'] = numpy.mean(df['a'])
      |           ^~~~~
help: numpy is np here; write np.mean(df['a'])

=== in place of pandas.*, beyond pandas
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = pandas.concat([df, df])
--- instead
df = pd.read_csv('runs.csv')
df = pd.concat([df, df])
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
--- diag
script:2:6: error: unknown name 'pandas' [df-name]
    2 | df = pandas.concat([df, df])
      |      ^~~~~~
help: pandas is pd here; write pd.concat([df, df])

=== in place of Decimal
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
from decimal import Decimal
df['c'] = float(Decimal('1.5'))
--- instead
df = pd.read_csv('runs.csv')
df['c'] = float(float('1.5'))
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,1.5
a,y,25,2.5,2026-01-03,1.5
b,x,30,3.0,2026-02-01,1.5
c,y,5,0.5,2026-02-01,1.5
--- diag
script:2:6: error: module 'decimal' is not part of df scripts [df-unsupported]
    2 | from decimal import Decimal
      |      ^~~~~~~
help: remove it: pd and np are predefined, and other modules are not available
script:3:17: error: unknown name 'Decimal' [df-name]
    3 | df['c'] = float(Decimal('1.5'))
      |                 ^~~~~~~
help: numbers are 64-bit floats; write float('1.5')

=== in place of DataFrame, beyond pandas
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = DataFrame({'a': [1]})
--- instead
df = pd.read_csv('runs.csv')
df = pd.DataFrame({'a': [1]})
--- csv
a
1
--- diag
script:2:6: error: unknown name 'DataFrame' [df-name]
    2 | df = DataFrame({'a': [1]})
      |      ^~~~~~~~~
help: write pd.DataFrame({'a': [1]})

=== in place of null, beyond pandas
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = nan
--- instead
df = pd.read_csv('runs.csv')
df['c'] = np.nan
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,
a,y,25,2.5,2026-01-03,
b,x,30,3.0,2026-02-01,
c,y,5,0.5,2026-02-01,
--- diag
script:2:11: error: unknown name 'nan' [df-name]
    2 | df['c'] = nan
      |           ^~~
help: Python's names are None, np.nan, np.inf, True and False; write np.nan

=== in place of vectorize of np
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = np.vectorize(lambda x: x * 2)(df['a'])
--- instead
df = pd.read_csv('runs.csv')
df['c'] = df['a'].map(lambda x: x * 2)
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,20
a,y,25,2.5,2026-01-03,50
b,x,30,3.0,2026-02-01,60
c,y,5,0.5,2026-02-01,10
--- diag
script:2:14: error: 'vectorize' of np is not part of df scripts [df-unsupported]
    2 | df['c'] = np.vectorize(lambda x: x * 2)(df['a'])
      |              ^~~~~~~~~
help: write df['a'].map(lambda x: x * 2)

=== in place of apply_along_axis of np
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = np.apply_along_axis(max, 1, df[['a', 'b']])
--- instead
df = pd.read_csv('runs.csv')
df['c'] = df[['a', 'b']].apply(max, axis=1)
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,10.0
a,y,25,2.5,2026-01-03,25.0
b,x,30,3.0,2026-02-01,30.0
c,y,5,0.5,2026-02-01,5.0
--- diag
script:2:14: error: 'apply_along_axis' of np is not part of df scripts [df-unsupported]
    2 | df['c'] = np.apply_along_axis(max, 1, df[['a', 'b']])
      |              ^~~~~~~~~~~~~~~~
help: write df[['a', 'b']].apply(max, axis=1)

=== in place of nan_to_num of np
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = np.nan_to_num(df['b'].shift())
--- instead
df = pd.read_csv('runs.csv')
df['c'] = df['b'].shift().fillna(0)
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,0.0
a,y,25,2.5,2026-01-03,1.25
b,x,30,3.0,2026-02-01,2.5
c,y,5,0.5,2026-02-01,3.0
--- diag
script:2:14: error: 'nan_to_num' of np is not part of df scripts [df-unsupported]
    2 | df['c'] = np.nan_to_num(df['b'].shift())
      |              ^~~~~~~~~~
help: write df['b'].shift().fillna(0)

=== in place of logical_xor of np
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = np.logical_xor(df['a'] > 9, df['b'] > 1)
--- instead
df = pd.read_csv('runs.csv')
df['c'] = (df['a'] > 9) != (df['b'] > 1)
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,False
a,y,25,2.5,2026-01-03,False
b,x,30,3.0,2026-02-01,False
c,y,5,0.5,2026-02-01,False
--- diag
script:2:14: error: 'logical_xor' of np is not part of df scripts [df-unsupported]
    2 | df['c'] = np.logical_xor(df['a'] > 9, df['b'] > 1)
      |              ^~~~~~~~~~~
help: write (df['a'] > 9) != (df['b'] > 1)

=== in place of isin of np
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = np.isin(df['g'], ['x'])
--- instead
df = pd.read_csv('runs.csv')
df['c'] = df['g'].isin(['x'])
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,True
a,y,25,2.5,2026-01-03,False
b,x,30,3.0,2026-02-01,True
c,y,5,0.5,2026-02-01,False
--- diag
script:2:14: error: 'isin' of np is not part of df scripts [df-unsupported]
    2 | df['c'] = np.isin(df['g'], ['x'])
      |              ^~~~
help: write df['g'].isin(['x'])

=== in place of size of np
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = np.size(df['a'])
--- instead
df = pd.read_csv('runs.csv')
df['c'] = len(df['a'])
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,4
a,y,25,2.5,2026-01-03,4
b,x,30,3.0,2026-02-01,4
c,y,5,0.5,2026-02-01,4
--- diag
script:2:14: error: 'size' of np is not part of df scripts [df-unsupported]
    2 | df['c'] = np.size(df['a'])
      |              ^~~~
help: write len(df['a'])

=== in place of dot of np
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = np.dot(df['a'], df['b'])
--- instead
df = pd.read_csv('runs.csv')
df['c'] = (df['a'] * df['b']).sum()
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,167.5
a,y,25,2.5,2026-01-03,167.5
b,x,30,3.0,2026-02-01,167.5
c,y,5,0.5,2026-02-01,167.5
--- diag
script:2:14: error: 'dot' of np is not part of df scripts [df-unsupported]
    2 | df['c'] = np.dot(df['a'], df['b'])
      |              ^~~
help: write (df['a'] * df['b']).sum()

=== in place of datetime64 of np
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = np.datetime64('2026-01-31')
--- instead
df = pd.read_csv('runs.csv')
df['c'] = pd.Timestamp('2026-01-31')
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,2026-01-31
a,y,25,2.5,2026-01-03,2026-01-31
b,x,30,3.0,2026-02-01,2026-01-31
c,y,5,0.5,2026-02-01,2026-01-31
--- diag
script:2:14: error: 'datetime64' of np is not part of df scripts [df-unsupported]
    2 | df['c'] = np.datetime64('2026-01-31')
      |              ^~~~~~~~~~
help: write pd.Timestamp('2026-01-31')

=== in place of float32 of np
--- script
df = pd.DataFrame({'a': [10, 25]})
df['c'] = df['a'].astype(np.float32)
--- instead
df = pd.DataFrame({'a': [10, 25]})
df['c'] = df['a'].astype(float)
--- csv
a,c
10,10.0
25,25.0
--- diag
script:2:29: error: 'float32' of np is not part of df scripts [df-unsupported]
    2 | df['c'] = df['a'].astype(np.float32)
      |                             ^~~~~~~
help: write float

=== in place of int32 of np
--- script
df = pd.DataFrame({'b': [1.5, 2]})
df['c'] = df['b'].astype(np.int32)
--- instead
df = pd.DataFrame({'b': [1.5, 2]})
df['c'] = df['b'].astype(int)
--- csv
b,c
1.5,1
2.0,2
--- diag
script:2:29: error: 'int32' of np is not part of df scripts [df-unsupported]
    2 | df['c'] = df['b'].astype(np.int32)
      |                             ^~~~~
help: write int

=== in place of str_ of np
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = df['b'].astype(np.str_)
--- instead
df = pd.read_csv('runs.csv')
df['c'] = df['b'].astype(str)
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,1.25
a,y,25,2.5,2026-01-03,2.5
b,x,30,3.0,2026-02-01,3.0
c,y,5,0.5,2026-02-01,0.5
--- diag
script:2:29: error: 'str_' of np is not part of df scripts [df-unsupported]
    2 | df['c'] = df['b'].astype(np.str_)
      |                             ^~~~
help: write str

=== in place of hypot of np
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = np.hypot(df['a'], df['b']).round(6)
--- instead
df = pd.read_csv('runs.csv')
df['c'] = np.sqrt((df['a']) ** 2 + (df['b']) ** 2).round(6)
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,10.077822
a,y,25,2.5,2026-01-03,25.124689
b,x,30,3.0,2026-02-01,30.149627
c,y,5,0.5,2026-02-01,5.024938
--- diag
script:2:14: error: 'hypot' of np is not part of df scripts [df-unsupported]
    2 | df['c'] = np.hypot(df['a'], df['b']).round(6)
      |              ^~~~~
help: write np.sqrt((df['a']) ** 2 + (df['b']) ** 2)

=== in place of reciprocal of np
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = np.reciprocal(df['b'])
--- instead
df = pd.read_csv('runs.csv')
df['c'] = 1 / df['b']
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,0.8
a,y,25,2.5,2026-01-03,0.4
b,x,30,3.0,2026-02-01,0.3333333333333333
c,y,5,0.5,2026-02-01,2.0
--- diag
script:2:14: error: 'reciprocal' of np is not part of df scripts [df-unsupported]
    2 | df['c'] = np.reciprocal(df['b'])
      |              ^~~~~~~~~~
help: write 1 / df['b']

=== in place of float_power of np
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = np.float_power(df['b'], 2)
--- instead
df = pd.read_csv('runs.csv')
df['c'] = (df['b']) ** (2)
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,1.5625
a,y,25,2.5,2026-01-03,6.25
b,x,30,3.0,2026-02-01,9.0
c,y,5,0.5,2026-02-01,0.25
--- diag
script:2:14: error: 'float_power' of np is not part of df scripts [df-unsupported]
    2 | df['c'] = np.float_power(df['b'], 2)
      |              ^~~~~~~~~~~
help: write (df['b']) ** (2)

=== in place of negative of np
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = np.negative(df['a'])
--- instead
df = pd.read_csv('runs.csv')
df['c'] = -(df['a'])
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,-10
a,y,25,2.5,2026-01-03,-25
b,x,30,3.0,2026-02-01,-30
c,y,5,0.5,2026-02-01,-5
--- diag
script:2:14: error: 'negative' of np is not part of df scripts [df-unsupported]
    2 | df['c'] = np.negative(df['a'])
      |              ^~~~~~~~
help: write -(df['a'])

=== in place of round_ of np
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = np.round_(df['b'], 1)
--- instead
df = pd.read_csv('runs.csv')
df['c'] = np.round(df['b'], 1)
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,1.2
a,y,25,2.5,2026-01-03,2.5
b,x,30,3.0,2026-02-01,3.0
c,y,5,0.5,2026-02-01,0.5
--- diag
script:2:14: error: 'round_' of np is not part of df scripts [df-unsupported]
    2 | df['c'] = np.round_(df['b'], 1)
      |              ^~~~~~
help: write np.round(df['b'], 1)

=== in place of fix of np
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = np.fix(df['b'])
--- instead
df = pd.read_csv('runs.csv')
df['c'] = np.trunc(df['b'])
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,1.0
a,y,25,2.5,2026-01-03,2.0
b,x,30,3.0,2026-02-01,3.0
c,y,5,0.5,2026-02-01,0.0
--- diag
script:2:14: error: 'fix' of np is not part of df scripts [df-unsupported]
    2 | df['c'] = np.fix(df['b'])
      |              ^~~
help: write np.trunc(df['b'])

=== in place of fabs of np
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = np.fabs(df['b'])
--- instead
df = pd.read_csv('runs.csv')
df['c'] = np.abs(df['b'])
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,1.25
a,y,25,2.5,2026-01-03,2.5
b,x,30,3.0,2026-02-01,3.0
c,y,5,0.5,2026-02-01,0.5
--- diag
script:2:14: error: 'fabs' of np is not part of df scripts [df-unsupported]
    2 | df['c'] = np.fabs(df['b'])
      |              ^~~~
help: write np.abs(df['b'])

=== in place of piecewise of np
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = np.choose((df['a'] > 9) * 1 + (df['a'] > 20), ['low', 'mid', 'high'])
--- instead
df = pd.read_csv('runs.csv')
df['c'] = np.select([df['a'] > 20, df['a'] > 9], ['high', 'mid'], 'low')
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,mid
a,y,25,2.5,2026-01-03,high
b,x,30,3.0,2026-02-01,high
c,y,5,0.5,2026-02-01,low
--- diag
script:2:14: error: 'choose' of np is not part of df scripts [df-unsupported]
    2 | df['c'] = np.choose((df['a'] > 9) * 1 + (df['a'] > 20), ['low', 'mid', 'high'])
      |              ^~~~~~
help: write np.select([df['a'] > 20, df['a'] > 9], ['high', 'mid'], 'low')

=== in place of setdiff1d of np
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = pd.DataFrame({'c': np.setdiff1d(df['k'], ['a'])})
--- instead
df = pd.read_csv('runs.csv')
df = pd.DataFrame({'c': [x for x in sorted(df['k'].unique()) if x not in list(['a'])]})
--- csv
c
b
c
--- diag
script:2:28: error: 'setdiff1d' of np is not part of df scripts [df-unsupported]
    2 | df = pd.DataFrame({'c': np.setdiff1d(df['k'], ['a'])})
      |                            ^~~~~~~~~
help: write [x for x in sorted(df['k'].unique()) if x not in list(['a'])]

=== in place of intersect1d of np
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = pd.DataFrame({'c': np.intersect1d(df['k'], ['a', 'z'])})
--- instead
df = pd.read_csv('runs.csv')
df = pd.DataFrame({'c': [x for x in sorted(df['k'].unique()) if x in list(['a', 'z'])]})
--- csv
c
a
--- diag
script:2:28: error: 'intersect1d' of np is not part of df scripts [df-unsupported]
    2 | df = pd.DataFrame({'c': np.intersect1d(df['k'], ['a', 'z'])})
      |                            ^~~~~~~~~~~
help: write [x for x in sorted(df['k'].unique()) if x in list(['a', 'z'])]

=== in place of union1d of np
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = pd.DataFrame({'c': np.union1d(df['k'], ['z'])})
--- instead
df = pd.read_csv('runs.csv')
df = pd.DataFrame({'c': sorted(pd.Series(list(df['k']) + list(['z'])).unique())})
--- csv
c
a
b
c
z
--- diag
script:2:28: error: 'union1d' of np is not part of df scripts [df-unsupported]
    2 | df = pd.DataFrame({'c': np.union1d(df['k'], ['z'])})
      |                            ^~~~~~~
help: write sorted(pd.Series(list(df['k']) + list(['z'])).unique())

=== in place of ravel of np
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = np.ravel(df['a'])
--- instead
df = pd.read_csv('runs.csv')
df['c'] = df['a'].tolist()
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,10
a,y,25,2.5,2026-01-03,25
b,x,30,3.0,2026-02-01,30
c,y,5,0.5,2026-02-01,5
--- diag
script:2:14: error: 'ravel' of np is not part of df scripts [df-unsupported]
    2 | df['c'] = np.ravel(df['a'])
      |              ^~~~~
help: write df['a'].tolist()

=== in place of set_printoptions of np
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
np.set_printoptions(precision=2)
--- instead
df = pd.read_csv('runs.csv')
--- csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3.0,2026-02-01
c,y,5,0.5,2026-02-01
--- diag
script:2:4: error: 'set_printoptions' of np is not part of df scripts [df-unsupported]
    2 | np.set_printoptions(precision=2)
      |    ^~~~~~~~~~~~~~~~
help: remove it; format numbers with round() and map('{:.2f}'.format)

=== in place of read_excel of pd, beyond pandas
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = pd.read_excel('runs.xlsx')
--- instead
df = pd.read_csv('runs.csv')
df = pd.read_csv('runs.csv')
--- csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3.0,2026-02-01
c,y,5,0.5,2026-02-01
--- diag
script:2:9: error: 'read_excel' of pd is not part of df scripts [df-unsupported]
    2 | df = pd.read_excel('runs.xlsx')
      |         ^~~~~~~~~~
help: scripts read CSV, JSON, SQLite and text files; the guide's page 'Results of your benchmark tool' has commands that convert other formats to CSV; write pd.read_csv('runs.csv')

=== in place of merge_asof of pd
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
a = df[['k', 'a']]
b = df[['k', 'g']].drop_duplicates('k')
df = pd.merge_ordered(a, b, on='k', how='left')
--- instead
df = pd.read_csv('runs.csv')
a = df[['k', 'a']]
b = df[['k', 'g']].drop_duplicates('k')
df = pd.merge(a, b, on='k', how='left').sort_values('k')
--- csv
k,a,g
a,10,x
a,25,x
b,30,x
c,5,y
--- diag
script:4:9: error: 'merge_ordered' of pd is not part of df scripts [df-unsupported]
    4 | df = pd.merge_ordered(a, b, on='k', how='left')
      |         ^~~~~~~~~~~~~
help: merge, then sort by the keys; write pd.merge(a, b, on='k', how='left').sort_values('k')

=== in place of lreshape of pd
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = pd.lreshape(df, {'value': ['a', 'b']})[['k', 'value']]
--- instead
df = pd.read_csv('runs.csv')
df = df.melt(id_vars=['k'], value_vars=['a', 'b'])[['k', 'value']]
--- csv
k,value
a,10.0
a,25.0
b,30.0
c,5.0
a,1.25
a,2.5
b,3.0
c,0.5
--- diag
script:2:9: error: 'lreshape' of pd is not part of df scripts [df-unsupported]
    2 | df = pd.lreshape(df, {'value': ['a', 'b']})[['k', 'value']]
      |         ^~~~~~~~
help: write df.melt(id_vars=['k'], value_vars=['a', 'b'])

=== in place of unique of pd
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = pd.DataFrame({'c': pd.unique(df['k'])})
--- instead
df = pd.read_csv('runs.csv')
df = pd.DataFrame({'c': df['k'].unique()})
--- csv
c
a
b
c
--- diag
script:2:28: error: 'unique' of pd is not part of df scripts [df-unsupported]
    2 | df = pd.DataFrame({'c': pd.unique(df['k'])})
      |                            ^~~~~~
help: write df['k'].unique()

=== in place of value_counts of pd
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = pd.value_counts(df['k']).rename('n').to_frame()
--- instead
df = pd.read_csv('runs.csv')
df = df['k'].value_counts().rename('n').to_frame()
--- csv
n
2
1
1
--- diag
script:2:9: error: 'value_counts' of pd is not part of df scripts [df-unsupported]
    2 | df = pd.value_counts(df['k']).rename('n').to_frame()
      |         ^~~~~~~~~~~~
help: write df['k'].value_counts()

=== in place of array of pd
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = pd.array([1, 2, 3, 4])
--- instead
df = pd.read_csv('runs.csv')
df['c'] = list([1, 2, 3, 4])
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,1
a,y,25,2.5,2026-01-03,2
b,x,30,3.0,2026-02-01,3
c,y,5,0.5,2026-02-01,4
--- diag
script:2:14: error: 'array' of pd is not part of df scripts [df-unsupported]
    2 | df['c'] = pd.array([1, 2, 3, 4])
      |              ^~~~~
help: write list([1, 2, 3, 4])

=== in place of RangeIndex of pd
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = pd.RangeIndex(1, 5)
--- instead
df = pd.read_csv('runs.csv')
df['c'] = range(1, 5)
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,1
a,y,25,2.5,2026-01-03,2
b,x,30,3.0,2026-02-01,3
c,y,5,0.5,2026-02-01,4
--- diag
script:2:14: error: 'RangeIndex' of pd is not part of df scripts [df-unsupported]
    2 | df['c'] = pd.RangeIndex(1, 5)
      |              ^~~~~~~~~~
help: write range(1, 5)

=== in place of eval of pd
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = pd.eval('df.a * 2')
--- instead
df = pd.read_csv('runs.csv')
df['c'] = df['a'] * 2
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,20
a,y,25,2.5,2026-01-03,50
b,x,30,3.0,2026-02-01,60
c,y,5,0.5,2026-02-01,10
--- diag
script:2:14: error: 'eval' of pd is not part of df scripts [df-unsupported]
    2 | df['c'] = pd.eval('df.a * 2')
      |              ^~~~
help: write df['c'] = df['a'] * 2

=== in place of Int64Dtype of pd
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = df['a'].astype(pd.Int64Dtype())
--- instead
df = pd.read_csv('runs.csv')
df['c'] = df['a'].astype('Int64')
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,10
a,y,25,2.5,2026-01-03,25
b,x,30,3.0,2026-02-01,30
c,y,5,0.5,2026-02-01,5
--- diag
script:2:29: error: 'Int64Dtype' of pd is not part of df scripts [df-unsupported]
    2 | df['c'] = df['a'].astype(pd.Int64Dtype())
      |                             ^~~~~~~~~~
help: write 'Int64'

=== in place of Float64Dtype of pd
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = df['a'].astype(pd.Float64Dtype())
--- instead
df = pd.read_csv('runs.csv')
df['c'] = df['a'].astype('Float64')
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,10.0
a,y,25,2.5,2026-01-03,25.0
b,x,30,3.0,2026-02-01,30.0
c,y,5,0.5,2026-02-01,5.0
--- diag
script:2:29: error: 'Float64Dtype' of pd is not part of df scripts [df-unsupported]
    2 | df['c'] = df['a'].astype(pd.Float64Dtype())
      |                             ^~~~~~~~~~~~
help: write 'Float64'

=== in place of BooleanDtype of pd
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = (df['a'] > 9).astype(pd.BooleanDtype())
--- instead
df = pd.read_csv('runs.csv')
df['c'] = (df['a'] > 9).astype('boolean')
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,True
a,y,25,2.5,2026-01-03,True
b,x,30,3.0,2026-02-01,True
c,y,5,0.5,2026-02-01,False
--- diag
script:2:35: error: 'BooleanDtype' of pd is not part of df scripts [df-unsupported]
    2 | df['c'] = (df['a'] > 9).astype(pd.BooleanDtype())
      |                                   ^~~~~~~~~~~~
help: write 'boolean'

=== in place of StringDtype of pd
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = df['a'].astype(pd.StringDtype())
--- instead
df = pd.read_csv('runs.csv')
df['c'] = df['a'].astype('string')
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,10
a,y,25,2.5,2026-01-03,25
b,x,30,3.0,2026-02-01,30
c,y,5,0.5,2026-02-01,5
--- diag
script:2:29: error: 'StringDtype' of pd is not part of df scripts [df-unsupported]
    2 | df['c'] = df['a'].astype(pd.StringDtype())
      |                             ^~~~~~~~~~~
help: write .astype('string')

=== in place of style of DataFrame, beyond pandas
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = df.style.format({'a': '{:.1f}'})
--- instead
df = pd.read_csv('runs.csv')
df['a'] = df['a'].map('{:.1f}'.format)
--- csv
k,g,a,b,day
a,x,10.0,1.25,2026-01-02
a,y,25.0,2.5,2026-01-03
b,x,30.0,3.0,2026-02-01
c,y,5.0,0.5,2026-02-01
--- diag
script:2:9: error: 'style' of DataFrame is not part of df scripts [df-unsupported]
    2 | df = df.style.format({'a': '{:.1f}'})
      |         ^~~~~
help: remove it: df is shown automatically; mark cells with options of the table (:best:, :bars:, :heat:), and to format numbers, write df['a'] = df['a'].map('{:.1f}'.format)

=== in place of to_markdown of DataFrame, 2
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df.to_csv('out.csv')
--- instead
df = pd.read_csv('runs.csv')
--- csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3.0,2026-02-01
c,y,5,0.5,2026-02-01
--- diag
script:2:4: error: 'to_csv' of DataFrame is not part of df scripts [df-unsupported]
    2 | df.to_csv('out.csv')
      |    ^~~~~~
help: remove the call: the page shows df and offers it as CSV

=== in place of append of DataFrame
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = df.append({'k': 'x', 'a': 1}, ignore_index=True)
--- instead
df = pd.read_csv('runs.csv')
df = pd.concat([df, pd.DataFrame([{'k': 'x', 'a': 1}])], ignore_index=True)
--- csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3.0,2026-02-01
c,y,5,0.5,2026-02-01
x,,1,,
--- diag
script:2:9: error: 'append' of DataFrame is not part of df scripts [df-unsupported]
    2 | df = df.append({'k': 'x', 'a': 1}, ignore_index=True)
      |         ^~~~~~
help: write pd.concat([df, pd.DataFrame([{'k': 'x', 'a': 1}])], ignore_index=True)

=== in place of append of DataFrame, 2
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = df.append(df, ignore_index=True)
--- instead
df = pd.read_csv('runs.csv')
df = pd.concat([df, df], ignore_index=True)
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
--- diag
script:2:9: error: 'append' of DataFrame is not part of df scripts [df-unsupported]
    2 | df = df.append(df, ignore_index=True)
      |         ^~~~~~
help: write pd.concat([df, df], ignore_index=True)

=== in place of append of Series
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = df['a'].append(df['a']).to_frame()
--- instead
df = pd.read_csv('runs.csv')
df = pd.concat([df['a'], df['a']]).to_frame()
--- csv
a
10
25
30
5
10
25
30
5
--- diag
script:2:14: error: 'append' of Series is not part of df scripts [df-unsupported]
    2 | df = df['a'].append(df['a']).to_frame()
      |              ^~~~~~
help: write pd.concat([df['a'], df['a']])

=== in place of cov of Series
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = round(df['a'].cov(df['b']), 6)
--- instead
df = pd.read_csv('runs.csv')
df['c'] = round(((df['a'] - df['a'].mean()) * (df['b'] - df['b'].mean())).sum() / (len(df['a']) - 1), 6)
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,13.541667
a,y,25,2.5,2026-01-03,13.541667
b,x,30,3.0,2026-02-01,13.541667
c,y,5,0.5,2026-02-01,13.541667
--- diag
script:2:25: error: 'cov' of Series is not part of df scripts [df-unsupported]
    2 | df['c'] = round(df['a'].cov(df['b']), 6)
      |                         ^~~
help: write ((df['a'] - df['a'].mean()) * (df['b'] - df['b'].mean())).sum() / (len(df['a']) - 1)

=== in place of mad of Series
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = df['b'].mad()
--- instead
df = pd.read_csv('runs.csv')
df['c'] = (df['b'] - df['b'].mean()).abs().mean()
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,0.9375
a,y,25,2.5,2026-01-03,0.9375
b,x,30,3.0,2026-02-01,0.9375
c,y,5,0.5,2026-02-01,0.9375
--- diag
script:2:19: error: 'mad' of Series is not part of df scripts [df-unsupported]
    2 | df['c'] = df['b'].mad()
      |                   ^~~
help: write (df['b'] - df['b'].mean()).abs().mean()

=== in place of sample of DataFrame
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = df.sample(n=4, random_state=1).sort_index()
--- instead
df = pd.read_csv('runs.csv')
df = df.head(4).sort_index()
--- csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3.0,2026-02-01
c,y,5,0.5,2026-02-01
--- diag
script:2:9: error: 'sample' of DataFrame is not part of df scripts [df-unsupported]
    2 | df = df.sample(n=4, random_state=1).sort_index()
      |         ^~~~~~
help: random rows would change the page with each build; write df.head(4)

=== in place of infer_objects of DataFrame
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = df.infer_objects()
--- instead
df = pd.read_csv('runs.csv')
df = df
--- csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3.0,2026-02-01
c,y,5,0.5,2026-02-01
--- diag
script:2:9: error: 'infer_objects' of DataFrame is not part of df scripts [df-unsupported]
    2 | df = df.infer_objects()
      |         ^~~~~~~~~~~~~
help: remove it; write df

=== in place of mean of int
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = df['a'].max().max()
--- instead
df = pd.read_csv('runs.csv')
df['c'] = df['a'].max()
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,30
a,y,25,2.5,2026-01-03,30
b,x,30,3.0,2026-02-01,30
c,y,5,0.5,2026-02-01,30
--- diag
script:2:25: error: 'max' of int is not part of df scripts [df-unsupported]
    2 | df['c'] = df['a'].max().max()
      |                         ^~~
help: it is a single number already: write df['a'].max()

=== in place of astype of int
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = df['a'].sum().astype(float)
--- instead
df = pd.read_csv('runs.csv')
df['c'] = float(df['a'].sum())
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,70.0
a,y,25,2.5,2026-01-03,70.0
b,x,30,3.0,2026-02-01,70.0
c,y,5,0.5,2026-02-01,70.0
--- diag
script:2:25: error: 'astype' of int is not part of df scripts [df-unsupported]
    2 | df['c'] = df['a'].sum().astype(float)
      |                         ^~~~~~
help: write float(df['a'].sum())

=== in place of combine of DataFrame
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')[['a', 'b']]
other = pd.DataFrame({'a': [1, np.nan, 3, np.nan]})
df = df.combine(other, lambda x, y: x.where(x.notna(), y))
--- instead
df = pd.read_csv('runs.csv')[['a', 'b']]
other = pd.DataFrame({'a': [1, np.nan, 3, np.nan]})
df = df.combine_first(other)
--- csv
a,b
10.0,1.25
25.0,2.5
30.0,3.0
5.0,0.5
--- diag
script:3:9: error: 'combine' of DataFrame is not part of df scripts [df-unsupported]
    3 | df = df.combine(other, lambda x, y: x.where(x.notna(), y))
      |         ^~~~~~~
help: to fill missing cells, write df.combine_first(other)

=== an operand that is pd.NaT
--- script
d = pd.Series(pd.to_datetime(['2026-01-01', None]))
df = pd.DataFrame({'u': [x is pd.NaT for x in d]})
--- instead
d = pd.Series(pd.to_datetime(['2026-01-01', None]))
df = pd.DataFrame({'u': [pd.isna(x) for x in d]})
--- csv
u
False
True
--- diag
script:2:28: error: operator 'is' between values is not part of df scripts [df-unsupported]
    2 | df = pd.DataFrame({'u': [x is pd.NaT for x in d]})
      |                            ^~
help: write pd.isna(x)

=== in place of update of Series
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
s = df['a'].copy()
s.update(pd.Series([1]))
df['c'] = s
--- instead
df = pd.read_csv('runs.csv')
s = df['a'].copy()
s = pd.Series([1]).combine_first(s)
df['c'] = s.astype(int)
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,1
a,y,25,2.5,2026-01-03,25
b,x,30,3.0,2026-02-01,30
c,y,5,0.5,2026-02-01,5
--- diag
script:3:3: error: 'update' of Series is not part of df scripts [df-unsupported]
    3 | s.update(pd.Series([1]))
      |   ^~~~~~
help: write s = pd.Series([1]).combine_first(s)

=== in place of is_unique of Series
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = df['k'].is_unique
--- instead
df = pd.read_csv('runs.csv')
df['c'] = not df['k'].duplicated().any()
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,False
a,y,25,2.5,2026-01-03,False
b,x,30,3.0,2026-02-01,False
c,y,5,0.5,2026-02-01,False
--- diag
script:2:19: error: 'is_unique' of Series is not part of df scripts [df-unsupported]
    2 | df['c'] = df['k'].is_unique
      |                   ^~~~~~~~~
help: write not df['k'].duplicated().any()

=== in place of is_monotonic_increasing of Series
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = df['a'].is_monotonic_increasing
--- instead
df = pd.read_csv('runs.csv')
df['c'] = (df['a'].diff().dropna() >= 0).all()
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,False
a,y,25,2.5,2026-01-03,False
b,x,30,3.0,2026-02-01,False
c,y,5,0.5,2026-02-01,False
--- diag
script:2:19: error: 'is_monotonic_increasing' of Series is not part of df scripts [df-unsupported]
    2 | df['c'] = df['a'].is_monotonic_increasing
      |                   ^~~~~~~~~~~~~~~~~~~~~~~
help: write (df['a'].diff().dropna() >= 0).all()

=== in place of is_monotonic_decreasing of Series
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = df['a'].is_monotonic_decreasing
--- instead
df = pd.read_csv('runs.csv')
df['c'] = (df['a'].diff().dropna() <= 0).all()
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,False
a,y,25,2.5,2026-01-03,False
b,x,30,3.0,2026-02-01,False
c,y,5,0.5,2026-02-01,False
--- diag
script:2:19: error: 'is_monotonic_decreasing' of Series is not part of df scripts [df-unsupported]
    2 | df['c'] = df['a'].is_monotonic_decreasing
      |                   ^~~~~~~~~~~~~~~~~~~~~~~
help: write (df['a'].diff().dropna() <= 0).all()

=== in place of hasnans of Series
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = df['a'].hasnans
--- instead
df = pd.read_csv('runs.csv')
df['c'] = df['a'].isna().any()
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,False
a,y,25,2.5,2026-01-03,False
b,x,30,3.0,2026-02-01,False
c,y,5,0.5,2026-02-01,False
--- diag
script:2:19: error: 'hasnans' of Series is not part of df scripts [df-unsupported]
    2 | df['c'] = df['a'].hasnans
      |                   ^~~~~~~
help: write df['a'].isna().any()

=== in place of ndim of DataFrame
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = df.ndim
--- instead
df = pd.read_csv('runs.csv')
df['c'] = len(df.shape)
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,2
a,y,25,2.5,2026-01-03,2
b,x,30,3.0,2026-02-01,2
c,y,5,0.5,2026-02-01,2
--- diag
script:2:14: error: 'ndim' of DataFrame is not part of df scripts [df-unsupported]
    2 | df['c'] = df.ndim
      |              ^~~~
help: write len(df.shape)

=== in place of keys of DataFrame
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = pd.DataFrame({'c': list(df.keys())})
--- instead
df = pd.read_csv('runs.csv')
df = pd.DataFrame({'c': list(list(df.columns))})
--- csv
c
k
g
a
b
day
--- diag
script:2:33: error: 'keys' of DataFrame is not part of df scripts [df-unsupported]
    2 | df = pd.DataFrame({'c': list(df.keys())})
      |                                 ^~~~
help: write list(df.columns)

=== in place of keys of Series
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = list(df['a'].keys())
--- instead
df = pd.read_csv('runs.csv')
df['c'] = list(list(df['a'].index))
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,0
a,y,25,2.5,2026-01-03,1
b,x,30,3.0,2026-02-01,2
c,y,5,0.5,2026-02-01,3
--- diag
script:2:24: error: 'keys' of Series is not part of df scripts [df-unsupported]
    2 | df['c'] = list(df['a'].keys())
      |                        ^~~~
help: write list(df['a'].index)

=== in place of get of DataFrame
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = df.get('a')
--- instead
df = pd.read_csv('runs.csv')
df['c'] = df['a']
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,10
a,y,25,2.5,2026-01-03,25
b,x,30,3.0,2026-02-01,30
c,y,5,0.5,2026-02-01,5
--- diag
script:2:14: error: 'get' of DataFrame is not part of df scripts [df-unsupported]
    2 | df['c'] = df.get('a')
      |              ^~~
help: write df['a']

=== in place of iteritems of DataFrame
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = pd.DataFrame({'c': [n for n, s in df.iteritems()]})
--- instead
df = pd.read_csv('runs.csv')
df = pd.DataFrame({'c': [n for n, s in df.items()]})
--- csv
c
k
g
a
b
day
--- diag
script:2:43: error: 'iteritems' of DataFrame is not part of df scripts [df-unsupported]
    2 | df = pd.DataFrame({'c': [n for n, s in df.iteritems()]})
      |                                           ^~~~~~~~~
help: write df.items()

=== in place of take of DataFrame
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = df.take([0, 2])
--- instead
df = pd.read_csv('runs.csv')
df = df.iloc[[0, 2]]
--- csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
b,x,30,3.0,2026-02-01
--- diag
script:2:9: error: 'take' of DataFrame is not part of df scripts [df-unsupported]
    2 | df = df.take([0, 2])
      |         ^~~~
help: write df.iloc[[0, 2]]

=== in place of first of DataFrame
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv', parse_dates=['day'])
df = df.set_index('day').last('1D').reset_index()[['k', 'g', 'a', 'b', 'day']]
--- instead
df = pd.read_csv('runs.csv', parse_dates=['day'])
df = df[df['day'] >= '2026-02-01']
--- csv
k,g,a,b,day
b,x,30,3.0,2026-02-01
c,y,5,0.5,2026-02-01
--- diag
script:2:26: error: 'last' of DataFrame is not part of df scripts [df-unsupported]
    2 | df = df.set_index('day').last('1D').reset_index()[['k', 'g', 'a', 'b', 'day']]
      |                          ^~~~
help: to select rows by date, write df[df['day'] >= '2026-02-01']

=== in place of product of DataFrame
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = df['a'].product()
--- instead
df = pd.read_csv('runs.csv')
df['c'] = df['a'].prod()
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,37500
a,y,25,2.5,2026-01-03,37500
b,x,30,3.0,2026-02-01,37500
c,y,5,0.5,2026-02-01,37500
--- diag
script:2:19: error: 'product' of Series is not part of df scripts [df-unsupported]
    2 | df['c'] = df['a'].product()
      |                   ^~~~~~~
help: write df['a'].prod()

=== in place of dot of Series
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = df['a'].dot(df['b'])
--- instead
df = pd.read_csv('runs.csv')
df['c'] = (df['a'] * df['b']).sum()
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,167.5
a,y,25,2.5,2026-01-03,167.5
b,x,30,3.0,2026-02-01,167.5
c,y,5,0.5,2026-02-01,167.5
--- diag
script:2:19: error: 'dot' of Series is not part of df scripts [df-unsupported]
    2 | df['c'] = df['a'].dot(df['b'])
      |                   ^~~
help: write (df['a'] * df['b']).sum()

=== in place of dot of DataFrame
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = df[['a', 'b']].dot(pd.Series({'a': 1, 'b': 2}))
--- instead
df = pd.read_csv('runs.csv')
df['c'] = (df[['a', 'b']] * pd.Series({'a': 1, 'b': 2})).sum(axis=1)
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,12.5
a,y,25,2.5,2026-01-03,30.0
b,x,30,3.0,2026-02-01,36.0
c,y,5,0.5,2026-02-01,6.0
--- diag
script:2:26: error: 'dot' of DataFrame is not part of df scripts [df-unsupported]
    2 | df['c'] = df[['a', 'b']].dot(pd.Series({'a': 1, 'b': 2}))
      |                          ^~~
help: write (df[['a', 'b']] * pd.Series({'a': 1, 'b': 2})).sum(axis=1)

=== in place of argsort of Series
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = df.iloc[df['a'].argsort()]
--- instead
df = pd.read_csv('runs.csv')
df = df.loc[df['a'].sort_values().index]
--- csv
k,g,a,b,day
c,y,5,0.5,2026-02-01
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3.0,2026-02-01
--- diag
script:2:22: error: 'argsort' of Series is not part of df scripts [df-unsupported]
    2 | df = df.iloc[df['a'].argsort()]
      |                      ^~~~~~~
help: use labels, and .loc instead of .iloc: write df['a'].sort_values().index

=== in place of searchsorted of Series
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = df.sort_values('a')
df['c'] = df['a'].searchsorted(12)
--- instead
df = pd.read_csv('runs.csv')
df = df.sort_values('a')
df['c'] = (df['a'] < 12).sum()
--- csv
k,g,a,b,day,c
c,y,5,0.5,2026-02-01,2
a,x,10,1.25,2026-01-02,2
a,y,25,2.5,2026-01-03,2
b,x,30,3.0,2026-02-01,2
--- diag
script:3:19: error: 'searchsorted' of Series is not part of df scripts [df-unsupported]
    3 | df['c'] = df['a'].searchsorted(12)
      |                   ^~~~~~~~~~~~
help: write (df['a'] < 12).sum()

=== in place of compare of DataFrame
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = df.loc[df['a'].compare(df['b']).index]
--- instead
df = pd.read_csv('runs.csv')
df = df[df['a'] != df['b']]
--- csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3.0,2026-02-01
c,y,5,0.5,2026-02-01
--- diag
script:2:21: error: 'compare' of Series is not part of df scripts [df-unsupported]
    2 | df = df.loc[df['a'].compare(df['b']).index]
      |                     ^~~~~~~
help: to select the rows that differ, write df[df['a'] != df['b']]

=== in place of index of str
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = df.head(2)
df['c'] = df['k'].str.index('a')
--- instead
df = pd.read_csv('runs.csv')
df = df.head(2)
df['c'] = df['k'].map(lambda x: x.find('a'))
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,0
a,y,25,2.5,2026-01-03,0
--- diag
script:3:23: error: 'index' of str is not part of df scripts [df-unsupported]
    3 | df['c'] = df['k'].str.index('a')
      |                       ^~~~~
help: for each cell, write df['k'].map(lambda x: x.find('a'))

=== in place of join of str
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = df['day'].str.join('-')
--- instead
df = pd.read_csv('runs.csv')
df['c'] = df['day'].map(lambda v: '-'.join(v))
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,2-0-2-6---0-1---0-2
a,y,25,2.5,2026-01-03,2-0-2-6---0-1---0-3
b,x,30,3.0,2026-02-01,2-0-2-6---0-2---0-1
c,y,5,0.5,2026-02-01,2-0-2-6---0-2---0-1
--- diag
script:2:25: error: 'join' of str is not part of df scripts [df-unsupported]
    2 | df['c'] = df['day'].str.join('-')
      |                         ^~~~
help: write .map(lambda v: '-'.join(v))

=== in place of unique of GroupBy
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = df.groupby('g')['k'].unique().map(', '.join).reset_index()
--- instead
df = pd.read_csv('runs.csv')
df = df.groupby('g')['k'].agg(lambda s: ', '.join(s.unique())).reset_index()
--- csv
g,k
x,"a, b"
y,"a, c"
--- diag
script:2:27: error: 'unique' of GroupBy is not part of df scripts [df-unsupported]
    2 | df = df.groupby('g')['k'].unique().map(', '.join).reset_index()
      |                           ^~~~~~
help: for a string of each group's values, write .agg(lambda s: ', '.join(s.unique()))

=== in place of mad of GroupBy
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = df.groupby('g')['b'].mad().reset_index()
--- instead
df = pd.read_csv('runs.csv')
df = df.groupby('g')['b'].agg(lambda s: (s - s.mean()).abs().mean()).reset_index()
--- csv
g,b
x,0.875
y,1.0
--- diag
script:2:27: error: 'mad' of GroupBy is not part of df scripts [df-unsupported]
    2 | df = df.groupby('g')['b'].mad().reset_index()
      |                           ^~~
help: write .agg(lambda s: (s - s.mean()).abs().mean())

=== in place of groups of GroupBy
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = pd.DataFrame({'c': list(df.groupby('g').groups)})
--- instead
df = pd.read_csv('runs.csv')
df = pd.DataFrame({'c': [k for k, g in df.groupby('g')]})
--- csv
c
x
y
--- diag
script:2:46: error: 'groups' of GroupBy is not part of df scripts [df-unsupported]
    2 | df = pd.DataFrame({'c': list(df.groupby('g').groups)})
      |                                              ^~~~~~
help: write [k for k, g in df.groupby('g')]

=== in place of engine of read_csv()
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = pd.read_csv('runs.csv', low_memory=False)
--- instead
df = pd.read_csv('runs.csv')
df = pd.read_csv('runs.csv')
--- csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3.0,2026-02-01
c,y,5,0.5,2026-02-01
--- diag
script:2:30: error: argument 'low_memory' of 'read_csv' is not part of df scripts [df-unsupported]
    2 | df = pd.read_csv('runs.csv', low_memory=False)
      |                              ^~~~~~~~~~~~~~~~
help: write pd.read_csv('runs.csv')

=== in place of dtype_backend of read_csv()
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = pd.read_csv('runs.csv', dtype_backend='numpy_nullable')
--- instead
df = pd.read_csv('runs.csv')
df = pd.read_csv('runs.csv').convert_dtypes()
--- csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3.0,2026-02-01
c,y,5,0.5,2026-02-01
--- diag
script:2:30: error: argument 'dtype_backend' of 'read_csv' is not part of df scripts [df-unsupported]
    2 | df = pd.read_csv('runs.csv', dtype_backend='numpy_nullable')
      |                              ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: write pd.read_csv('runs.csv').convert_dtypes()

=== in place of on_bad_lines of read_csv()
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = pd.read_csv('runs.csv', on_bad_lines='skip')
--- instead
df = pd.read_csv('runs.csv')
df = pd.read_csv('runs.csv')
--- csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3.0,2026-02-01
c,y,5,0.5,2026-02-01
--- diag
script:2:30: error: argument 'on_bad_lines' of 'read_csv' is not part of df scripts [df-unsupported]
    2 | df = pd.read_csv('runs.csv', on_bad_lines='skip')
      |                              ^~~~~~~~~~~~~~~~~~~
help: lines of another length are always reported: correct them in the file; write pd.read_csv('runs.csv')

=== in place of chunksize of read_csv()
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = pd.concat(pd.read_csv('runs.csv', chunksize=2))
--- instead
df = pd.read_csv('runs.csv')
df = pd.read_csv('runs.csv')
--- csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3.0,2026-02-01
c,y,5,0.5,2026-02-01
--- diag
script:2:40: error: argument 'chunksize' of 'read_csv' is not part of df scripts [df-unsupported]
    2 | df = pd.concat(pd.read_csv('runs.csv', chunksize=2))
      |                                        ^~~~~~~~~~~
help: a file is always read as a whole; write pd.read_csv('runs.csv')

=== in place of quoting of read_csv()
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = pd.read_csv('runs.csv', quoting=0)
--- instead
df = pd.read_csv('runs.csv')
df = pd.read_csv('runs.csv')
--- csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3.0,2026-02-01
c,y,5,0.5,2026-02-01
--- diag
script:2:30: error: argument 'quoting' of 'read_csv' is not part of df scripts [df-unsupported]
    2 | df = pd.read_csv('runs.csv', quoting=0)
      |                              ^~~~~~~~~
help: only double quotes are supported; set other delimiters with sep=; write pd.read_csv('runs.csv')

=== in place of verify_integrity of concat()
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = pd.concat([df, df.tail(0)], verify_integrity=True)
--- instead
df = pd.read_csv('runs.csv')
df = pd.concat([df, df.tail(0)])
--- csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3.0,2026-02-01
c,y,5,0.5,2026-02-01
--- diag
script:2:51: error: value True of argument 'verify_integrity' of 'concat' is not part of df scripts [df-unsupported]
    2 | df = pd.concat([df, df.tail(0)], verify_integrity=True)
      |                                                   ^~~~
help: write pd.concat([df, df.tail(0)])

=== in place of bins of value_counts()
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = df['a'].value_counts(bins=[0, 10, 40]).to_frame('n')
--- instead
df = pd.read_csv('runs.csv')
df = pd.cut(df['a'], [0, 10, 40], include_lowest=True).value_counts().to_frame('n')
--- csv
n
2
2
--- diag
script:2:27: error: argument 'bins' of 'value_counts' is not part of df scripts [df-unsupported]
    2 | df = df['a'].value_counts(bins=[0, 10, 40]).to_frame('n')
      |                           ^~~~~~~~~~~~~~~~
help: write pd.cut(df['a'], [0, 10, 40], include_lowest=True).value_counts()

=== in place of squeeze of groupby()
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = df.groupby('g', squeeze=False)['a'].sum().reset_index()
--- instead
df = pd.read_csv('runs.csv')
df = df.groupby('g')['a'].sum().reset_index()
--- csv
g,a
x,40
y,30
--- diag
script:2:22: error: argument 'squeeze' of 'groupby' is not part of df scripts [df-unsupported]
    2 | df = df.groupby('g', squeeze=False)['a'].sum().reset_index()
      |                      ^~~~~~~~~~~~~
help: write df.groupby('g')

=== in place of inplace of fillna()
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['b'].fillna(0, inplace=True)
--- instead
df = pd.read_csv('runs.csv')
df['b'] = df['b'].fillna(0)
--- csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3.0,2026-02-01
c,y,5,0.5,2026-02-01
--- diag
script:2:27: error: changing a column in place is not part of df scripts [df-unsupported]
    2 | df['b'].fillna(0, inplace=True)
      |                           ^~~~
help: assign the result; write df['b'] = df['b'].fillna(0)

=== in place of retbins of qcut()
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = pd.cut(df['a'], 2, labels=False, retbins=True)[0]
--- instead
df = pd.read_csv('runs.csv')
df['c'] = pd.cut(df['a'], 2, labels=False)
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,0
a,y,25,2.5,2026-01-03,1
b,x,30,3.0,2026-02-01,1
c,y,5,0.5,2026-02-01,0
--- diag
script:2:44: error: argument 'retbins' of 'cut' is not part of df scripts [df-unsupported]
    2 | df['c'] = pd.cut(df['a'], 2, labels=False, retbins=True)[0]
      |                                            ^~~~~~~~~~~~
help: write pd.cut(df['a'], 2, labels=False)

=== in place of downcast of to_numeric()
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = pd.to_numeric(df['a'], downcast='float')
--- instead
df = pd.read_csv('runs.csv')
df['c'] = pd.to_numeric(df['a']).astype(float)
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,10.0
a,y,25,2.5,2026-01-03,25.0
b,x,30,3.0,2026-02-01,30.0
c,y,5,0.5,2026-02-01,5.0
--- diag
script:2:43: error: value 'float' of argument 'downcast' of 'to_numeric' is not part of df scripts [df-unsupported]
    2 | df['c'] = pd.to_numeric(df['a'], downcast='float')
      |                                           ^~~~~~~
help: write pd.to_numeric(df['a']).astype(float)

=== in place of downcast of to_numeric(), 2
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = pd.to_numeric(df['a'], downcast='unsigned')
--- instead
df = pd.read_csv('runs.csv')
df['c'] = pd.to_numeric(df['a'])
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,10
a,y,25,2.5,2026-01-03,25
b,x,30,3.0,2026-02-01,30
c,y,5,0.5,2026-02-01,5
--- diag
script:2:43: error: value 'unsigned' of argument 'downcast' of 'to_numeric' is not part of df scripts [df-unsupported]
    2 | df['c'] = pd.to_numeric(df['a'], downcast='unsigned')
      |                                           ^~~~~~~~~~
help: write pd.to_numeric(df['a'])

=== in place of array_equal
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = pd.DataFrame({'same': [np.array_equal(df['a'], df['a'].round())]})
--- instead
df = pd.read_csv('runs.csv')
df = pd.DataFrame({'same': [(df['a'] == (df['a'].round())).all()]})
--- csv
same
True
--- diag
script:2:32: error: 'array_equal' of np is not part of df scripts [df-unsupported]
    2 | df = pd.DataFrame({'same': [np.array_equal(df['a'], df['a'].round())]})
      |                                ^~~~~~~~~~~
help: write (df['a'] == (df['a'].round())).all()

=== in place of cov of DataFrame
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = df[['a', 'b']].cov().round(6).reset_index()
--- instead
df = pd.read_csv('runs.csv')
x = df[['a', 'b']]; df = pd.DataFrame({a: [((x[a] - x[a].mean()) * (x[b] - x[b].mean())).sum() / (len(x) - 1) for b in x.columns] for a in x.columns}, index=list(x.columns)).round(6).reset_index()
--- csv
index,a,b
a,141.666667,13.541667
b,13.541667,1.307292
--- diag
script:2:21: error: 'cov' of DataFrame is not part of df scripts [df-unsupported]
    2 | df = df[['a', 'b']].cov().round(6).reset_index()
      |                     ^~~
help: write x = df[['a', 'b']]; df = pd.DataFrame({a: [((x[a] - x[a].mean()) * (x[b] - x[b].mean())).sum() / (len(x) - 1) for b in x.columns] for a in x.columns}, index=list(x.columns)).round(6).reset_index()

=== in place of a method of pd.Series
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = df.groupby('k')['g'].agg(pd.Series.nunique).reset_index()
--- instead
df = pd.read_csv('runs.csv')
df = df.groupby('k')['g'].agg(lambda x: x.nunique()).reset_index()
--- csv
k,g
a,2
b,1
c,1
--- diag
script:2:41: error: 'nunique' of pd.Series is not part of df scripts [df-unsupported]
    2 | df = df.groupby('k')['g'].agg(pd.Series.nunique).reset_index()
      |                                         ^~~~~~~
help: instead of the method, write lambda x: x.nunique()

=== in place of na_filter
--- data gaps.csv
k,a
x,1
NA,2
,3
--- script
df = pd.read_csv('gaps.csv', na_filter=False)
df['n'] = df['k'].str.len()
--- instead
df = pd.read_csv('gaps.csv', keep_default_na=False)
df['n'] = df['k'].str.len()
--- csv
k,a,n
x,1,1
NA,2,2
,3,0
--- diag
script:1:30: error: argument 'na_filter' of 'read_csv' is not part of df scripts [df-unsupported]
    1 | df = pd.read_csv('gaps.csv', na_filter=False)
      |                              ^~~~~~~~~~~~~~~
help: write pd.read_csv('gaps.csv', keep_default_na=False)

=== in place of fillna of rows
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = df[['a', 'b']].where(df['a'] > 9).fillna(0, axis=1)
--- instead
df = pd.read_csv('runs.csv')
df = df[['a', 'b']].where(df['a'] > 9).T.fillna(0).T
--- csv
a,b
10.0,1.25
25.0,2.5
30.0,3.0
0.0,0.0
--- diag
script:2:55: error: value 1 of argument 'axis' of 'fillna' is not part of df scripts [df-unsupported]
    2 | df = df[['a', 'b']].where(df['a'] > 9).fillna(0, axis=1)
      |                                                       ^
help: swap rows and columns with .T; write df[['a', 'b']].where(df['a'] > 9).T.fillna(0).T

=== in place of an attribute of pandas beyond pandas
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = df.rename(columns={'g': 'flags'})
df['c'] = df.flags
--- instead
df = pd.read_csv('runs.csv')
df = df.rename(columns={'g': 'flags'})
df['c'] = df['flags']
--- csv
k,flags,a,b,day,c
a,x,10,1.25,2026-01-02,x
a,y,25,2.5,2026-01-03,y
b,x,30,3.0,2026-02-01,x
c,y,5,0.5,2026-02-01,y
--- diag
script:3:14: error: 'flags' of DataFrame is not part of df scripts [df-unsupported]
    3 | df['c'] = df.flags
      |              ^~~~~
help: pandas has an attribute with the same name as this column; write df['flags']

=== in place of an attribute of a row beyond pandas
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = df.rename(columns={'g': 'flags'})
df['c'] = df.apply(lambda r: 1 if r.flags == 'x' else 0, axis=1)
--- instead
df = pd.read_csv('runs.csv')
df = df.rename(columns={'g': 'flags'})
df['c'] = df.apply(lambda r: 1 if r['flags'] == 'x' else 0, axis=1)
--- csv
k,flags,a,b,day,c
a,x,10,1.25,2026-01-02,1
a,y,25,2.5,2026-01-03,0
b,x,30,3.0,2026-02-01,1
c,y,5,0.5,2026-02-01,0
--- diag
script:3:37: error: 'flags' of a row is not part of df scripts [df-unsupported]
    3 | df['c'] = df.apply(lambda r: 1 if r.flags == 'x' else 0, axis=1)
      |                                     ^~~~~
help: pandas has an attribute with the same name as this column; write r['flags']

=== in place of unstack of several levels
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = df.set_index(['k', 'g', 'day'])['a'].unstack(['g', 'day'])
df.columns = [g + d for g, d in df.columns]
df = df[sorted(df.columns)].reset_index()
--- instead
df = pd.read_csv('runs.csv')
df = df.pivot(index='k', columns=['g', 'day'], values='a')
df.columns = [g + d for g, d in df.columns]
df = df[sorted(df.columns)].reset_index()
--- csv
k,x2026-01-02,x2026-02-01,y2026-01-03,y2026-02-01
a,10.0,,25.0,
b,,30.0,,
c,,,,5.0
--- diag
script:2:51: error: 'unstack' of several levels is not part of df scripts [df-unsupported]
    2 | df = df.set_index(['k', 'g', 'day'])['a'].unstack(['g', 'day'])
      |                                                   ^~~~~~~~~~~~
help: leave out set_index, and make the columns of several levels with pivot; write df.pivot(index='k', columns=['g', 'day'], values='a')

=== in place of sample, all beyond pandas
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = df.sample(frac=1, random_state=2)
--- instead
df = pd.read_csv('runs.csv')
df = df
--- csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3.0,2026-02-01
c,y,5,0.5,2026-02-01
--- diag
script:2:9: error: 'sample' of DataFrame is not part of df scripts [df-unsupported]
    2 | df = df.sample(frac=1, random_state=2)
      |         ^~~~~~
help: random rows would change the page with each build; remove the call; write df

=== in place of corrwith
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = df[['a']].corrwith(df['b']).round(6).to_frame('r')
--- instead
df = pd.read_csv('runs.csv')
x = df['a']
y = df['b']
r = ((x - x.mean()) * (y - y.mean())).mean() / (x.std(ddof=0) * y.std(ddof=0))
df = pd.DataFrame({'r': [round(r, 6)]})
--- csv
r
0.995066
--- diag
script:2:16: error: 'corrwith' of DataFrame is not part of df scripts [df-unsupported]
    2 | df = df[['a']].corrwith(df['b']).round(6).to_frame('r')
      |                ^~~~~~~~
help: for two columns x and y, write ((x - x.mean()) * (y - y.mean())).mean() / (x.std(ddof=0) * y.std(ddof=0))

=== in place of a method of pd.DataFrame in pipe
--- data runs.csv
k,a
p,2
q,1
--- script
df = pd.read_csv('runs.csv')
df = df.pipe(pd.DataFrame.head)
--- instead
df = pd.read_csv('runs.csv')
df = df.pipe(lambda x: x.head())
--- csv
k,a
p,2
q,1
--- diag
script:2:27: error: 'head' of pd.DataFrame is not part of df scripts [df-unsupported]
    2 | df = df.pipe(pd.DataFrame.head)
      |                           ^~~~
help: instead of the method, write lambda x: x.head()

=== in place of eye of np
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = pd.DataFrame(np.eye(3))
--- instead
df = pd.read_csv('runs.csv')
df = pd.DataFrame([[float(i == j) for j in range(3)] for i in range(3)])
--- csv
0,1,2
1.0,0.0,0.0
0.0,1.0,0.0
0.0,0.0,1.0
--- diag
script:2:22: error: 'eye' of np is not part of df scripts [df-unsupported]
    2 | df = pd.DataFrame(np.eye(3))
      |                      ^~~
help: for rows of a frame, write [[float(i == j) for j in range(3)] for i in range(3)]

=== in place of now of Timestamp beyond pandas
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = df[pd.to_datetime(df['day']) > pd.Timestamp.now()]
--- instead
df = pd.read_csv('runs.csv')
df = df[pd.to_datetime(df['day']) > pd.Timestamp('2026-01-31')]
--- csv
k,g,a,b,day
b,x,30,3.0,2026-02-01
c,y,5,0.5,2026-02-01
--- diag
script:2:50: error: 'now' of pd.Timestamp is not part of df scripts [df-unsupported]
    2 | df = df[pd.to_datetime(df['day']) > pd.Timestamp.now()]
      |                                                  ^~~
help: a page must be the same whenever it is built; for a date of the data, write pd.Timestamp('2026-01-31')

=== in place of skew of Series
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['s'] = df['a'].skew()
--- instead
df = pd.read_csv('runs.csv')
df['s'] = df['a'].count() * (df['a'].count() - 1) ** 0.5 / (df['a'].count() - 2) * (((df['a'] - df['a'].mean()) ** 3).sum() / ((df['a'] - df['a'].mean()) ** 2).sum() ** 1.5)
--- csv
k,g,a,b,day,s
a,x,10,1.25,2026-01-02,0.0
a,y,25,2.5,2026-01-03,0.0
b,x,30,3.0,2026-02-01,0.0
c,y,5,0.5,2026-02-01,0.0
--- diag
script:2:19: error: 'skew' of Series is not part of df scripts [df-unsupported]
    2 | df['s'] = df['a'].skew()
      |                   ^~~~
help: write df['a'].count() * (df['a'].count() - 1) ** 0.5 / (df['a'].count() - 2) * (((df['a'] - df['a'].mean()) ** 3).sum() / ((df['a'] - df['a'].mean()) ** 2).sum() ** 1.5)

=== in place of kurt of Series
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['s'] = df['a'].kurt()
--- instead
df = pd.read_csv('runs.csv')
df['s'] = df['a'].count() * (df['a'].count() + 1) * (df['a'].count() - 1) * ((df['a'] - df['a'].mean()) ** 4).sum() / ((df['a'].count() - 2) * (df['a'].count() - 3) * ((df['a'] - df['a'].mean()) ** 2).sum() ** 2) - 3 * (df['a'].count() - 1) ** 2 / ((df['a'].count() - 2) * (df['a'].count() - 3))
--- csv
k,g,a,b,day,s
a,x,10,1.25,2026-01-02,-4.339100346020761
a,y,25,2.5,2026-01-03,-4.339100346020761
b,x,30,3.0,2026-02-01,-4.339100346020761
c,y,5,0.5,2026-02-01,-4.339100346020761
--- diag
script:2:19: error: 'kurt' of Series is not part of df scripts [df-unsupported]
    2 | df['s'] = df['a'].kurt()
      |                   ^~~~
help: write df['a'].count() * (df['a'].count() + 1) * (df['a'].count() - 1) * ((df['a'] - df['a'].mean()) ** 4).sum() / ((df['a'].count() - 2) * (df['a'].count() - 3) * ((df['a'] - df['a'].mean()) ** 2).sum() ** 2) - 3 * (df['a'].count() - 1) ** 2 / ((df['a'].count() - 2) * (df['a'].count() - 3))

=== in place of skew in agg
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = pd.concat([df, df])
df = df.groupby('g')['a'].agg(['mean', 'skew']).reset_index()
--- instead
df = pd.read_csv('runs.csv')
df = pd.concat([df, df])
df = df.groupby('g')['a'].agg(mean='mean', skew=lambda s: s.count() * (s.count() - 1) ** 0.5 / (s.count() - 2) * (((s - s.mean()) ** 3).sum() / ((s - s.mean()) ** 2).sum() ** 1.5)).reset_index()
--- csv
g,mean,skew
x,20.0,0.0
y,15.0,0.0
--- diag
script:3:40: error: aggregation 'skew' is not part of df scripts [df-unsupported]
    3 | df = df.groupby('g')['a'].agg(['mean', 'skew']).reset_index()
      |                                        ^~~~~~
help: beside other functions, give each a name, as in .agg(mean='mean', skew=CODE); for CODE, write lambda s: s.count() * (s.count() - 1) ** 0.5 / (s.count() - 2) * (((s - s.mean()) ** 3).sum() / ((s - s.mean()) ** 2).sum() ** 1.5)

=== in place of astype of spans
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['a'] = df['a'].astype('timedelta64[s]').dt.total_seconds()
--- instead
df = pd.read_csv('runs.csv')
df['a'] = pd.to_timedelta(df['a'], unit='s').dt.total_seconds()
--- csv
k,g,a,b,day
a,x,10.0,1.25,2026-01-02
a,y,25.0,2.5,2026-01-03
b,x,30.0,3.0,2026-02-01
c,y,5.0,0.5,2026-02-01
--- diag
script:2:26: error: type 'timedelta64[s]' is not part of df scripts [df-unsupported]
    2 | df['a'] = df['a'].astype('timedelta64[s]').dt.total_seconds()
      |                          ^~~~~~~~~~~~~~~~
help: write pd.to_timedelta(df['a'], unit='s')

=== in place of a column as index of pivot_table()
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = df.head(3).pivot_table(index=df['day'].str[:7], columns='g', values='a', aggfunc='sum').reset_index()
--- instead
df = pd.read_csv('runs.csv')
df = df.head(3).assign(**{'day': df['day'].str[:7]}).pivot_table(index='day', columns='g', values='a', aggfunc='sum').reset_index()
--- csv
day,x,y
2026-01,10.0,25.0
2026-02,30.0,
--- diag
script:2:35: error: argument 'index' of 'pivot_table' must be a column's name or a list of names, not a value of type 'Series' [df-type]
    2 | df = df.head(3).pivot_table(index=df['day'].str[:7], columns='g', values='a', aggfunc='sum').reset_index()
      |                                   ^~~~~~~~~~~~~~~~~
help: add it as a column first; write df.head(3).assign(**{'day': df['day'].str[:7]}).pivot_table(index='day', columns='g', values='a', aggfunc='sum')

=== in place of a column as columns of pivot_table()
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = df.head(3).pivot_table(index='g', columns=df['day'].str[:7], values='a', aggfunc='sum').reset_index()
--- instead
df = pd.read_csv('runs.csv')
df = df.head(3).assign(**{'day': df['day'].str[:7]}).pivot_table(columns='day', index='g', values='a', aggfunc='sum').reset_index()
--- csv
g,2026-01,2026-02
x,10.0,30.0
y,25.0,
--- diag
script:2:48: error: argument 'columns' of 'pivot_table' must be a column's name or a list of names, not a value of type 'Series' [df-type]
    2 | df = df.head(3).pivot_table(index='g', columns=df['day'].str[:7], values='a', aggfunc='sum').reset_index()
      |                                                ^~~~~~~~~~~~~~~~~
help: add it as a column first; write df.head(3).assign(**{'day': df['day'].str[:7]}).pivot_table(columns='day', index='g', values='a', aggfunc='sum')

=== in place of a dict for transform()
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = df.transform({'a': lambda s: s * 2, 'b': lambda s: s - s.mean()})
--- instead
df = pd.read_csv('runs.csv')
df = pd.DataFrame({k: f(df[k]) for k, f in {'a': lambda s: s * 2, 'b': lambda s: s - s.mean()}.items()})
--- csv
a,b
20,-0.5625
50,0.6875
60,1.1875
10,-1.3125
--- diag
script:2:19: error: 'transform' needs a function, not 'dict' [df-type]
    2 | df = df.transform({'a': lambda s: s * 2, 'b': lambda s: s - s.mean()})
      |                   ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: transform one column at a time; write pd.DataFrame({k: f(df[k]) for k, f in {'a': lambda s: s * 2, 'b': lambda s: s - s.mean()}.items()})

=== in place of a dict for apply()
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = df.apply({'a': lambda s: s * 2, 'b': lambda s: s - s.mean()})
--- instead
df = pd.read_csv('runs.csv')
df = pd.DataFrame({k: f(df[k]) for k, f in {'a': lambda s: s * 2, 'b': lambda s: s - s.mean()}.items()})
--- csv
a,b
20,-0.5625
50,0.6875
60,1.1875
10,-1.3125
--- diag
script:2:15: error: 'apply' needs a function, not 'dict' [df-type]
    2 | df = df.apply({'a': lambda s: s * 2, 'b': lambda s: s - s.mean()})
      |               ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: transform one column at a time; write pd.DataFrame({k: f(df[k]) for k, f in {'a': lambda s: s * 2, 'b': lambda s: s - s.mean()}.items()})

=== in place of a list for transform() beyond pandas
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = df['a'].transform(['abs', 'cumsum'])
--- instead
df = pd.read_csv('runs.csv')
df = pd.DataFrame({'a': df['a'].round(1), 'b': df['a'].cumsum()})
--- csv
a,b
10,10
25,35
30,65
5,70
--- diag
script:2:24: error: 'transform' needs a function, not 'list' [df-type]
    2 | df = df['a'].transform(['abs', 'cumsum'])
      |                        ^~~~~~~~~~~~~~~~~
help: apply one function at a time; write pd.DataFrame({'a': df['a'].round(1), 'b': df['a'].cumsum()})

=== in place of labels that occur twice, right
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
x = df.set_index('k')['a']
y = x.groupby(level=0).mean()
df = (x / y).reset_index()
--- instead
df = pd.read_csv('runs.csv')
x = df.set_index('k')['a']
y = x.groupby(level=0).mean()
df = (x / y.reindex(x.index)).reset_index()
--- csv
k,a
a,0.5714285714285714
a,1.4285714285714286
b,1.0
c,1.0
--- diag
script:4:6: error: the rows of both sides cannot be matched, because a row label occurs twice [df-value]
    4 | df = (x / y).reset_index()
      |      ^~~~~~~
help: the left side has a label twice; instead of the right side, write y.reindex(x.index)

=== in place of labels that occur twice, left
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
x = df.set_index('k')['a']
y = x.groupby(level=0).mean()
df = (y / x).reset_index()
--- instead
df = pd.read_csv('runs.csv')
x = df.set_index('k')['a']
y = x.groupby(level=0).mean()
df = (y.reindex(x.index) / x).reset_index()
--- csv
k,a
a,1.75
a,0.7
b,1.0
c,1.0
--- diag
script:4:6: error: the rows of both sides cannot be matched, because a row label occurs twice [df-value]
    4 | df = (y / x).reset_index()
      |      ^~~~~~~
help: the right side has a label twice; instead of the left side, write y.reindex(x.index)

=== in place of lists of numbers as keys
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['g'] = ['1.10', '1.9', '1.2', '2.0']
df = df.sort_values('g', key=lambda s: s.str.split('.').map(lambda p: [int(x) for x in p]))
--- instead
df = pd.read_csv('runs.csv')
df['g'] = ['1.10', '1.9', '1.2', '2.0']
df = df.sort_values('g', key=lambda c: c.str.replace(r'\d+', lambda m: m[0].zfill(4), regex=True))
--- csv
k,g,a,b,day
b,1.2,30,3.0,2026-02-01
a,1.9,25,2.5,2026-01-03
a,1.10,10,1.25,2026-01-02
c,2.0,5,0.5,2026-02-01
--- diag
script:3:30: error: the function returns lists, which cannot be sorted [df-type]
    3 | df = df.sort_values('g', key=lambda s: s.str.split('.').map(lambda p: [int(x) for x in p]))
      |                              ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: to sort by the numbers in a string, pad them: write key=lambda c: c.str.replace(r'\d+', lambda m: m[0].zfill(4), regex=True)

=== in place of unique in agg beyond pandas
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = df.groupby('g')['k'].agg(['min', 'unique']).reset_index()
--- instead
df = pd.read_csv('runs.csv')
df = df.groupby('g')['k'].agg(min='min', unique=lambda s: ', '.join(s.astype(str).unique())).reset_index()
--- csv
g,min,unique
x,a,"a, b"
y,a,"a, c"
--- diag
script:2:39: error: aggregation 'unique' is not part of df scripts [df-unsupported]
    2 | df = df.groupby('g')['k'].agg(['min', 'unique']).reset_index()
      |                                       ^~~~~~~~
help: for a string of the values, write lambda s: ', '.join(s.astype(str).unique())

=== in place of reshape of arange
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = pd.DataFrame(np.arange(6).reshape(2, 3))
--- instead
df = pd.read_csv('runs.csv')
df = pd.DataFrame([[np.arange(6)[i * 3 + j] for j in range(3)] for i in range(2)])
--- csv
0,1,2
0,1,2
3,4,5
--- diag
script:2:32: error: 'reshape' of ndarray is not part of df scripts [df-unsupported]
    2 | df = pd.DataFrame(np.arange(6).reshape(2, 3))
      |                                ^~~~~~~
help: for rows of a frame, write [[np.arange(6)[i * 3 + j] for j in range(3)] for i in range(2)]

=== in place of PeriodIndex of months
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['m'] = pd.PeriodIndex(df['day'], freq='M').astype(str)
--- instead
df = pd.read_csv('runs.csv')
df['m'] = pd.to_datetime(df['day']).dt.to_period('M').astype(str)
--- csv
k,g,a,b,day,m
a,x,10,1.25,2026-01-02,2026-01
a,y,25,2.5,2026-01-03,2026-01
b,x,30,3.0,2026-02-01,2026-02
c,y,5,0.5,2026-02-01,2026-02
--- diag
script:2:14: error: 'PeriodIndex' of pd is not part of df scripts [df-unsupported]
    2 | df['m'] = pd.PeriodIndex(df['day'], freq='M').astype(str)
      |              ^~~~~~~~~~~
help: write pd.to_datetime(df['day']).dt.to_period('M')

=== in place of PeriodIndex of quarters
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['m'] = pd.PeriodIndex(df['day'], freq='Q')
--- instead
df = pd.read_csv('runs.csv')
df['m'] = pd.to_datetime(df['day']).dt.to_period('Q')
--- csv
k,g,a,b,day,m
a,x,10,1.25,2026-01-02,2026Q1
a,y,25,2.5,2026-01-03,2026Q1
b,x,30,3.0,2026-02-01,2026Q1
c,y,5,0.5,2026-02-01,2026Q1
--- diag
script:2:14: error: 'PeriodIndex' of pd is not part of df scripts [df-unsupported]
    2 | df['m'] = pd.PeriodIndex(df['day'], freq='Q')
      |              ^~~~~~~~~~~
help: write pd.to_datetime(df['day']).dt.to_period('Q')

=== in place of PeriodIndex of years
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['m'] = pd.PeriodIndex(df['day'], freq='Y')
--- instead
df = pd.read_csv('runs.csv')
df['m'] = pd.to_datetime(df['day']).dt.to_period('Y')
--- csv
k,g,a,b,day,m
a,x,10,1.25,2026-01-02,2026
a,y,25,2.5,2026-01-03,2026
b,x,30,3.0,2026-02-01,2026
c,y,5,0.5,2026-02-01,2026
--- diag
script:2:14: error: 'PeriodIndex' of pd is not part of df scripts [df-unsupported]
    2 | df['m'] = pd.PeriodIndex(df['day'], freq='Y')
      |              ^~~~~~~~~~~
help: write pd.to_datetime(df['day']).dt.to_period('Y')

=== in place of outer of np
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = pd.DataFrame(np.outer(df['a'], [1, 2]), columns=['x', 'y'])
--- instead
df = pd.read_csv('runs.csv')
df = pd.DataFrame([[x * y for y in [1, 2]] for x in df['a']], columns=['x', 'y'])
--- csv
x,y
10,20
25,50
30,60
5,10
--- diag
script:2:22: error: 'outer' of np is not part of df scripts [df-unsupported]
    2 | df = pd.DataFrame(np.outer(df['a'], [1, 2]), columns=['x', 'y'])
      |                      ^~~~~
help: for rows of a frame, write [[x * y for y in [1, 2]] for x in df['a']]

=== in place of reshape of to_numpy
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = pd.DataFrame(df['a'].to_numpy().reshape(2, 2))
--- instead
df = pd.read_csv('runs.csv')
df = pd.DataFrame([[pd.Series(df['a'].to_numpy())[i * 2 + j] for j in range(2)] for i in range(2)])
--- csv
0,1
10,25
30,5
--- diag
script:2:38: error: 'reshape' of ndarray is not part of df scripts [df-unsupported]
    2 | df = pd.DataFrame(df['a'].to_numpy().reshape(2, 2))
      |                                      ^~~~~~~
help: for rows of a frame, write [[pd.Series(df['a'].to_numpy())[i * 2 + j] for j in range(2)] for i in range(2)]

=== in place of reshape
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = pd.DataFrame(df['a'].values.reshape(2, 2))
--- instead
df = pd.read_csv('runs.csv')
df = pd.DataFrame([[pd.Series(df['a'].values)[i * 2 + j] for j in range(2)] for i in range(2)])
--- csv
0,1
10,25
30,5
--- diag
script:2:34: error: 'reshape' of ndarray is not part of df scripts [df-unsupported]
    2 | df = pd.DataFrame(df['a'].values.reshape(2, 2))
      |                                  ^~~~~~~
help: for rows of a frame, write [[pd.Series(df['a'].values)[i * 2 + j] for j in range(2)] for i in range(2)]

=== in place of reshape by a tuple
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = pd.DataFrame(df['a'].values.reshape((1, 4)))
--- instead
df = pd.read_csv('runs.csv')
df = pd.DataFrame([[pd.Series(df['a'].values)[i * 4 + j] for j in range(4)] for i in range(1)])
--- csv
0,1,2,3
10,25,30,5
--- diag
script:2:34: error: 'reshape' of ndarray is not part of df scripts [df-unsupported]
    2 | df = pd.DataFrame(df['a'].values.reshape((1, 4)))
      |                                  ^~~~~~~
help: for rows of a frame, write [[pd.Series(df['a'].values)[i * 4 + j] for j in range(4)] for i in range(1)]

=== in place of reshape of as many rows as there are
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = pd.DataFrame(df['a'].values.reshape(-1, 2), columns=['x', 'y'])
--- instead
df = pd.read_csv('runs.csv')
df = pd.DataFrame([[pd.Series(df['a'].values)[i * 2 + j] for j in range(2)] for i in range(len(df['a'].values) // 2)], columns=['x', 'y'])
--- csv
x,y
10,25
30,5
--- diag
script:2:34: error: 'reshape' of ndarray is not part of df scripts [df-unsupported]
    2 | df = pd.DataFrame(df['a'].values.reshape(-1, 2), columns=['x', 'y'])
      |                                  ^~~~~~~
help: for rows of a frame, write [[pd.Series(df['a'].values)[i * 2 + j] for j in range(2)] for i in range(len(df['a'].values) // 2)]

=== in place of reshape of as many columns as there are
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = pd.DataFrame(df['a'].values.reshape(1, -1))
--- instead
df = pd.read_csv('runs.csv')
df = pd.DataFrame([pd.Series(df['a'].values).tolist()])
--- csv
0,1,2,3
10,25,30,5
--- diag
script:2:34: error: 'reshape' of ndarray is not part of df scripts [df-unsupported]
    2 | df = pd.DataFrame(df['a'].values.reshape(1, -1))
      |                                  ^~~~~~~
help: for one row of a frame, write [pd.Series(df['a'].values).tolist()]

=== in place of reshape of two rows with as many columns as there are
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = pd.DataFrame(df['a'].values.reshape(2, -1))
--- instead
df = pd.read_csv('runs.csv')
df = pd.DataFrame([[pd.Series(df['a'].values)[i * (len(df['a'].values) // 2) + j] for j in range(len(df['a'].values) // 2)] for i in range(2)])
--- csv
0,1
10,25
30,5
--- diag
script:2:34: error: 'reshape' of ndarray is not part of df scripts [df-unsupported]
    2 | df = pd.DataFrame(df['a'].values.reshape(2, -1))
      |                                  ^~~~~~~
help: for rows of a frame, write [[pd.Series(df['a'].values)[i * (len(df['a'].values) // 2) + j] for j in range(len(df['a'].values) // 2)] for i in range(2)]

=== in place of reshape to one dimension
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = df['a'].values.reshape(-1)
--- instead
df = pd.read_csv('runs.csv')
df['c'] = df['a'].values
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,10
a,y,25,2.5,2026-01-03,25
b,x,30,3.0,2026-02-01,30
c,y,5,0.5,2026-02-01,5
--- diag
script:2:26: error: 'reshape' of ndarray is not part of df scripts [df-unsupported]
    2 | df['c'] = df['a'].values.reshape(-1)
      |                          ^~~~~~~
help: for the same values, write df['a'].values

=== in place of a name for apply
--- data runs.csv
k,a
a,10
a,25
b,30
--- script
df = pd.read_csv('runs.csv')
df = df.groupby('k').apply('sum')
--- instead
df = pd.read_csv('runs.csv')
df = df.groupby('k').agg('sum')
--- csv
a
35
30
--- diag
script:2:28: error: 'apply' needs a function, not the string 'sum' [df-type]
    2 | df = df.groupby('k').apply('sum')
      |                            ^~~~~
help: .agg() takes the name of a function; write df.groupby('k').agg('sum')

=== in place of set_option of pd, 2
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
pd.reset_option('display.precision')
--- instead
df = pd.read_csv('runs.csv')
--- csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3.0,2026-02-01
c,y,5,0.5,2026-02-01
--- diag
script:2:4: error: 'reset_option' of pd is not part of df scripts [df-unsupported]
    2 | pd.reset_option('display.precision')
      |    ^~~~~~~~~~~~
help: remove it: pages show all of df; format numbers with round() and map('{:.2f}'.format)

=== in place of global
--- script
def f(x):
    global n
    n = x + 1
f(1)
df = pd.DataFrame({'n': [n]})
--- instead
f = lambda x: x + 1
n = f(1)
df = pd.DataFrame({'n': [n]})
--- csv
n
2
--- diag
script:2:5: error: 'global' is not part of df scripts [df-unsupported]
    2 |     global n
      |     ^~~~~~
help: a function returns its results; write f = lambda x: x + 1

=== in place of frozenset
--- script
s = pd.Series(['a', 'b', 'a'])
df = pd.DataFrame({'k': list(frozenset(s))})
--- instead
s = pd.Series(['a', 'b', 'a'])
df = pd.DataFrame({'k': list(s.unique())})
--- csv
k
a
b
--- diag
script:2:30: error: unknown name 'frozenset' [df-name]
    2 | df = pd.DataFrame({'k': list(frozenset(s))})
      |                              ^~~~~~~~~
help: for distinct values, write s.unique()

=== in place of raise
--- script
df = pd.DataFrame({'a': [1]})
if len(df) == 0:
    raise ValueError('no rows')
--- diag
script:3:5: error: 'raise' is not part of df scripts [df-unsupported]
    3 |     raise ValueError('no rows')
      |     ^~~~~
help: assert len(df) > 0, 'no rows' stops the build with a message

=== in place of nancumsum of np
--- script
df = pd.DataFrame({'a': [1, 2]})
df['c'] = np.nancumsum(df['a'])
--- instead
df = pd.DataFrame({'a': [1, 2]})
df['c'] = df['a'].fillna(0).cumsum()
--- csv
a,c
1,1
2,3
--- diag
script:2:14: error: 'nancumsum' of np is not part of df scripts [df-unsupported]
    2 | df['c'] = np.nancumsum(df['a'])
      |              ^~~~~~~~~
help: write df['a'].fillna(0).cumsum()

=== in place of empty of np, by chance in Python
--- script
df = pd.DataFrame({'a': [1, 2]})
df['c'] = np.empty(2) * 0
--- instead
df = pd.DataFrame({'a': [1, 2]})
df['c'] = np.zeros(2) * 0
--- csv
a,c
1,0.0
2,0.0
--- diag
script:2:14: error: 'empty' of np is not part of df scripts [df-unsupported]
    2 | df['c'] = np.empty(2) * 0
      |              ^~~~~
help: write np.zeros(2)

=== in place of flip of np
--- script
df = pd.DataFrame({'a': [1, 2]})
df['c'] = np.flip(df['a']).tolist()
--- instead
df = pd.DataFrame({'a': [1, 2]})
df['c'] = df['a'][::-1].tolist()
--- csv
a,c
1,2
2,1
--- diag
script:2:14: error: 'flip' of np is not part of df scripts [df-unsupported]
    2 | df['c'] = np.flip(df['a']).tolist()
      |              ^~~~
help: write df['a'][::-1]

=== in place of extract of np
--- script
df = pd.DataFrame({'a': [1, 2]})
df['c'] = np.extract(df['a'] > 0, df['a'])
--- instead
df = pd.DataFrame({'a': [1, 2]})
df['c'] = df['a'][df['a'] > 0]
--- csv
a,c
1,1
2,2
--- diag
script:2:14: error: 'extract' of np is not part of df scripts [df-unsupported]
    2 | df['c'] = np.extract(df['a'] > 0, df['a'])
      |              ^~~~~~~
help: write df['a'][df['a'] > 0]

=== in place of argwhere of np
--- script
df = pd.DataFrame({'a': [1, 2]})
df['c'] = len(np.argwhere((df['a'] > 1).values))
--- instead
df = pd.DataFrame({'a': [1, 2]})
df['c'] = len(np.flatnonzero((df['a'] > 1).values))
--- csv
a,c
1,1
2,1
--- diag
script:2:18: error: 'argwhere' of np is not part of df scripts [df-unsupported]
    2 | df['c'] = len(np.argwhere((df['a'] > 1).values))
      |                  ^~~~~~~~
help: write np.flatnonzero((df['a'] > 1).values)

=== in place of full_like of np
--- script
df = pd.DataFrame({'a': [1, 2]})
df['c'] = np.full_like(df['a'], 5)
--- instead
df = pd.DataFrame({'a': [1, 2]})
df['c'] = np.full(len(df['a']), 5)
--- csv
a,c
1,5
2,5
--- diag
script:2:14: error: 'full_like' of np is not part of df scripts [df-unsupported]
    2 | df['c'] = np.full_like(df['a'], 5)
      |              ^~~~~~~~~
help: write np.full(len(df['a']), 5)

=== in place of gmean without its import, beyond pandas
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = round(gmean(df['a']), 6)
--- instead
df = pd.read_csv('runs.csv')
from scipy.stats import gmean
df['c'] = round(gmean(df['a']), 6)
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,13.915788
a,y,25,2.5,2026-01-03,13.915788
b,x,30,3.0,2026-02-01,13.915788
c,y,5,0.5,2026-02-01,13.915788
--- diag
script:2:17: error: unknown name 'gmean' [df-name]
    2 | df['c'] = round(gmean(df['a']), 6)
      |                 ^~~~~
help: import it first; write from scipy.stats import gmean

=== in place of hmean of scipy.stats
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
from scipy import stats
df = pd.DataFrame({'h': [round(stats.hmean(df['a']), 6)]})
--- instead
df = pd.read_csv('runs.csv')
df = pd.DataFrame({'h': [round(len(df['a']) / (1 / df['a']).sum(), 6)]})
--- csv
h
10.714286
--- diag
script:3:38: error: 'hmean' of scipy.stats is not part of df scripts [df-unsupported]
    3 | df = pd.DataFrame({'h': [round(stats.hmean(df['a']), 6)]})
      |                                      ^~~~~
help: without it, write len(df['a']) / (1 / df['a']).sum()

=== in place of merge_ordered of pd, by keys
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
a = df[['k', 'a']]
b = df[['k', 'g']].drop_duplicates('k')
df = pd.merge_ordered(a, b, on='k', how='left')
--- instead
df = pd.read_csv('runs.csv')
a = df[['k', 'a']]
b = df[['k', 'g']].drop_duplicates('k')
df = pd.merge(a, b, on='k', how='left').sort_values('k')
--- csv
k,a,g
a,10,x
a,25,x
b,30,x
c,5,y
--- diag
script:4:9: error: 'merge_ordered' of pd is not part of df scripts [df-unsupported]
    4 | df = pd.merge_ordered(a, b, on='k', how='left')
      |         ^~~~~~~~~~~~~
help: merge, then sort by the keys; write pd.merge(a, b, on='k', how='left').sort_values('k')

=== in place of read_fwf of pd
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = pd.read_fwf('runs.csv')
--- instead
df = pd.read_csv('runs.csv')
df = pd.read_csv('runs.csv', sep='\t')
--- csv
"k,g,a,b,day"
"a,x,10,1.25,2026-01-02"
"a,y,25,2.5,2026-01-03"
"b,x,30,3,2026-02-01"
"c,y,5,0.5,2026-02-01"
--- diag
script:2:9: error: 'read_fwf' of pd is not part of df scripts [df-unsupported]
    2 | df = pd.read_fwf('runs.csv')
      |         ^~~~~~~~
help: write pd.read_csv('runs.csv', sep='\t')

=== in place of origin
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = pd.to_datetime(df['a'], unit='D', origin='2020-01-01')
--- instead
df = pd.read_csv('runs.csv')
df['c'] = pd.Timestamp('2020-01-01') + pd.to_timedelta(df['a'], unit='D')
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,2020-01-11
a,y,25,2.5,2026-01-03,2020-01-26
b,x,30,3.0,2026-02-01,2020-01-31
c,y,5,0.5,2026-02-01,2020-01-06
--- diag
script:2:52: error: value '2020-01-01' of argument 'origin' of 'to_datetime' is not part of df scripts [df-unsupported]
    2 | df['c'] = pd.to_datetime(df['a'], unit='D', origin='2020-01-01')
      |                                                    ^~~~~~~~~~~~
help: add a time span to the first date; write pd.Timestamp('2020-01-01') + pd.to_timedelta(df['a'], unit='D')

=== in place of origin='julian'
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = pd.to_datetime(df['b'] + 2460000, unit='D', origin='julian')
--- instead
df = pd.read_csv('runs.csv')
df['c'] = pd.to_datetime(df['b'] + 2460000 - 2440587.5, unit='D')
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,2023-02-25 18:00:00
a,y,25,2.5,2026-01-03,2023-02-27 00:00:00
b,x,30,3.0,2026-02-01,2023-02-27 12:00:00
c,y,5,0.5,2026-02-01,2023-02-25 00:00:00
--- diag
script:2:62: error: value 'julian' of argument 'origin' of 'to_datetime' is not part of df scripts [df-unsupported]
    2 | df['c'] = pd.to_datetime(df['b'] + 2460000, unit='D', origin='julian')
      |                                                              ^~~~~~~~
help: subtract the day of 1970-01-01 first; write pd.to_datetime(df['b'] + 2460000 - 2440587.5, unit='D')

=== in place of kind='period' of resample
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02 10:00
a,y,25,2.5,2026-01-03 03:00
a,y,20,3.5,2026-01-03 17:00
b,x,30,3,2026-02-01 08:30
b,y,5,0.5,2026-05-01 12:00
b,y,7,2.5,2026-05-01 09:00
--- script
df = pd.read_csv('runs.csv', parse_dates=['day'])
df = df.set_index('day').resample('M', kind='period')['a'].sum().reset_index().query('a > 0')
--- instead
df = pd.read_csv('runs.csv', parse_dates=['day'])
df = df.groupby(df['day'].dt.to_period('M'))['a'].sum().reset_index()
--- csv
day,a
2026-01,55
2026-02,30
2026-05,12
--- diag
script:2:40: error: argument 'kind' of 'resample' is not part of df scripts [df-unsupported]
    2 | df = df.set_index('day').resample('M', kind='period')['a'].sum().reset_index().query('a > 0')
      |                                        ^~~~~~~~~~~~~
help: for periods as labels, group by them; write df.groupby(df['day'].dt.to_period('M'))

=== in place of the frequency 'Q-JAN'
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02 10:00
a,y,25,2.5,2026-01-03 03:00
a,y,20,3.5,2026-01-03 17:00
b,x,30,3,2026-02-01 08:30
b,y,5,0.5,2026-05-01 12:00
b,y,7,2.5,2026-05-01 09:00
--- script
df = pd.read_csv('runs.csv', parse_dates=['day'])
df = df.resample('Q-JAN', on='day')['a'].sum().reset_index(drop=True).to_frame()
--- instead
df = pd.read_csv('runs.csv', parse_dates=['day'])
q = (df['day'] + pd.DateOffset(months=11)).dt.to_period('Q')
df = df.groupby(q)['a'].sum().reset_index(drop=True).to_frame()
--- csv
a
55
30
12
--- diag
script:2:18: error: frequency 'Q-JAN' is not part of df scripts [df-unsupported]
    2 | df = df.resample('Q-JAN', on='day')['a'].sum().reset_index(drop=True).to_frame()
      |                  ^~~~~~~
help: add months to the dates, so that the last month of a quarter becomes December; for 'Q-JAN', write (df['day'] + pd.DateOffset(months=11)).dt.to_period('Q')

=== in place of the frequency 'A-JUN'
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02 10:00
a,y,25,2.5,2026-01-03 03:00
a,y,20,3.5,2026-01-03 17:00
b,x,30,3,2026-02-01 08:30
b,y,5,0.5,2026-05-01 12:00
b,y,7,2.5,2026-05-01 09:00
--- script
df = pd.read_csv('runs.csv', parse_dates=['day'])
df = df.resample('A-JUN', on='day')['a'].sum().reset_index(drop=True).to_frame()
--- instead
df = pd.read_csv('runs.csv', parse_dates=['day'])
y = (df['day'] + pd.DateOffset(months=6)).dt.year
df = df.groupby(y)['a'].sum().reset_index(drop=True).to_frame()
--- csv
a
97
--- diag
script:2:18: error: frequency 'A-JUN' is not part of df scripts [df-unsupported]
    2 | df = df.resample('A-JUN', on='day')['a'].sum().reset_index(drop=True).to_frame()
      |                  ^~~~~~~
help: add months to the dates, so that the last month of a year becomes December; for 'A-JUN', write (df['day'] + pd.DateOffset(months=6)).dt.year

=== in place of corr of groups
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02 10:00
a,y,25,2.5,2026-01-03 03:00
a,y,20,3.5,2026-01-03 17:00
b,x,30,3,2026-02-01 08:30
b,y,5,0.5,2026-05-01 12:00
b,y,7,2.5,2026-05-01 09:00
--- script
df = pd.read_csv('runs.csv', parse_dates=['day'])
df = df.groupby('k')[['a', 'b']].corr().iloc[0::2]['b'].reset_index(drop=True).to_frame()
--- instead
df = pd.read_csv('runs.csv', parse_dates=['day'])
df = df.groupby('k')[['a', 'b']].apply(lambda g: g['a'].corr(g['b'])).reset_index(drop=True).rename('b').to_frame()
--- csv
b
0.7017041818189496
0.7073684303282262
--- diag
script:2:34: error: 'corr' of GroupBy is not part of df scripts [df-unsupported]
    2 | df = df.groupby('k')[['a', 'b']].corr().iloc[0::2]['b'].reset_index(drop=True).to_frame()
      |                                  ^~~~
help: write df.groupby('k')[['a', 'b']].apply(lambda g: g['a'].corr(g['b']))

=== in place of cov of groups
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02 10:00
a,y,25,2.5,2026-01-03 03:00
a,y,20,3.5,2026-01-03 17:00
b,x,30,3,2026-02-01 08:30
b,y,5,0.5,2026-05-01 12:00
b,y,7,2.5,2026-05-01 09:00
--- script
df = pd.read_csv('runs.csv', parse_dates=['day'])
df = df.groupby('k')[['a', 'b']].cov().iloc[0::2]['b'].reset_index(drop=True).to_frame()
--- instead
df = pd.read_csv('runs.csv', parse_dates=['day'])
df = df.groupby('k')[['a', 'b']].apply(lambda g: g['a'].corr(g['b']) * g['a'].std() * g['b'].std()).reset_index(drop=True).rename('b').to_frame()
--- csv
b
6.041666666666667
13.0
--- diag
script:2:34: error: 'cov' of GroupBy is not part of df scripts [df-unsupported]
    2 | df = df.groupby('k')[['a', 'b']].cov().iloc[0::2]['b'].reset_index(drop=True).to_frame()
      |                                  ^~~
help: write df.groupby('k')[['a', 'b']].apply(lambda g: g['a'].corr(g['b']) * g['a'].std() * g['b'].std())

=== in place of sem of windows
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02 10:00
a,y,25,2.5,2026-01-03 03:00
a,y,20,3.5,2026-01-03 17:00
b,x,30,3,2026-02-01 08:30
b,y,5,0.5,2026-05-01 12:00
b,y,7,2.5,2026-05-01 09:00
--- script
df = pd.read_csv('runs.csv', parse_dates=['day'])
df['s'] = df['a'].rolling(3).sem()
--- instead
df = pd.read_csv('runs.csv', parse_dates=['day'])
df['s'] = df['a'].rolling(3).std() / (df['a'].rolling(3).count() - 1) ** 0.5
--- csv
k,g,a,b,day,s
a,x,10,1.25,2026-01-02 10:00:00,
a,y,25,2.5,2026-01-03 03:00:00,
a,y,20,3.5,2026-01-03 17:00:00,5.400617248673217
b,x,30,3.0,2026-02-01 08:30:00,3.535533905932738
b,y,5,0.5,2026-05-01 12:00:00,8.897565210026091
b,y,7,2.5,2026-05-01 09:00:00,9.82344135219425
--- diag
script:2:30: error: 'sem' of Rolling is not part of df scripts [df-unsupported]
    2 | df['s'] = df['a'].rolling(3).sem()
      |                              ^~~
help: write df['a'].rolling(3).std() / (df['a'].rolling(3).count() - 1) ** 0.5

=== in place of shift of row labels
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02 10:00
a,y,25,2.5,2026-01-03 03:00
a,y,20,3.5,2026-01-03 17:00
b,x,30,3,2026-02-01 08:30
b,y,5,0.5,2026-05-01 12:00
b,y,7,2.5,2026-05-01 09:00
--- script
df = pd.read_csv('runs.csv', parse_dates=['day'])
df.index = pd.date_range('2024-01-01', periods=6)
df.index = df.index.shift(1)
--- instead
df = pd.read_csv('runs.csv', parse_dates=['day'])
df.index = pd.date_range('2024-01-01', periods=6)
df.index = df.index + pd.Timedelta('1D')
--- csv
k,g,a,b,day
a,x,10,1.25,2026-01-02 10:00:00
a,y,25,2.5,2026-01-03 03:00:00
a,y,20,3.5,2026-01-03 17:00:00
b,x,30,3.0,2026-02-01 08:30:00
b,y,5,0.5,2026-05-01 12:00:00
b,y,7,2.5,2026-05-01 09:00:00
--- diag
script:3:12: error: 'shift' of row labels is not part of df scripts [df-unsupported]
    3 | df.index = df.index.shift(1)
      |            ^~~~~~~~~~~~~~~~~
help: to add a time span to the row labels, write df.index + pd.Timedelta('1D')

=== in place of cut of time spans
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02 10:00
a,y,25,2.5,2026-01-03 03:00
a,y,20,3.5,2026-01-03 17:00
b,x,30,3,2026-02-01 08:30
b,y,5,0.5,2026-05-01 12:00
b,y,7,2.5,2026-05-01 09:00
--- script
df = pd.read_csv('runs.csv', parse_dates=['day'])
df = pd.cut(df['day'] - pd.Timestamp('2026-01-01'), pd.to_timedelta(['0 days', '14 days', '45 days'])).cat.codes.to_frame()
df.columns = ['c']
--- instead
df = pd.read_csv('runs.csv', parse_dates=['day'])
df = pd.cut((df['day'] - pd.Timestamp('2026-01-01')).dt.total_seconds(), [0, 14 * 86400, 45 * 86400]).cat.codes.to_frame()
df.columns = ['c']
--- csv
c
0
0
0
1
-1
-1
--- diag
script:2:13: error: dividing time spans into intervals is not part of df scripts [df-unsupported]
    2 | df = pd.cut(df['day'] - pd.Timestamp('2026-01-01'), pd.to_timedelta(['0 days', '14 days', '45 days'])).cat.codes.to_frame()
      |             ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: divide a number of seconds: pd.cut(span.dt.total_seconds(), [0, 60, 3600])

=== in place of qcut of dates
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02 10:00
a,y,25,2.5,2026-01-03 03:00
a,y,20,3.5,2026-01-03 17:00
b,x,30,3,2026-02-01 08:30
b,y,5,0.5,2026-05-01 12:00
b,y,7,2.5,2026-05-01 09:00
--- script
df = pd.read_csv('runs.csv', parse_dates=['day'])
df = pd.qcut(df['day'], 2).cat.codes.to_frame()
df.columns = ['c']
--- instead
df = pd.read_csv('runs.csv', parse_dates=['day'])
df = pd.qcut((df['day'] - df['day'].min()).dt.total_seconds(), 2).cat.codes.to_frame()
df.columns = ['c']
--- csv
c
0
0
0
1
1
1
--- diag
script:2:14: error: dividing dates into intervals of equally many rows, or periods into intervals is not part of df scripts [df-unsupported]
    2 | df = pd.qcut(df['day'], 2).cat.codes.to_frame()
      |              ^~~~~~~~~
help: divide a number of seconds: pd.qcut((df['day'] - df['day'].min()).dt.total_seconds(), 4)

=== in place of read_json(date_unit=)
--- data d.json
[{"day": 1700000000, "n": 1}, {"day": 1700086400, "n": 2}]
--- script
df = pd.read_json('d.json', convert_dates=['day'], date_unit='s')
--- instead
df = pd.read_json('d.json', convert_dates=False)
df['day'] = pd.to_datetime(df['day'], unit='s')
--- csv
day,n
2023-11-14 22:13:20,1
2023-11-15 22:13:20,2
--- diag
script:1:52: error: argument 'date_unit' of 'read_json' is not part of df scripts [df-unsupported]
    1 | df = pd.read_json('d.json', convert_dates=['day'], date_unit='s')
      |                                                    ^~~~~~~~~~~~~
help: add convert_dates=False, and convert the numbers afterwards; write pd.to_datetime(df['day'], unit='s')

=== in place of itertools.count
--- script
import itertools
df = pd.DataFrame({'r': [i + len(x) for i, x in zip(itertools.count(3), ['a', 'bc'])]})
--- instead
import itertools
df = pd.DataFrame({'r': [i + len(x) for i, x in zip(range(3, 1000), ['a', 'bc'])]})
--- csv
r
4
6
--- diag
script:2:63: error: 'count' of itertools is not part of df scripts [df-unsupported]
    2 | df = pd.DataFrame({'r': [i + len(x) for i, x in zip(itertools.count(3), ['a', 'bc'])]})
      |                                                               ^~~~~
help: enumerate(v, start=1) pairs elements with numbers; write range(3, 1000)

=== in place of itertools.cycle
--- script
import itertools
df = pd.DataFrame({'r': [x for x, i in zip(itertools.cycle('ab'), range(3))]})
--- instead
v = 'ab'
df = pd.DataFrame({'r': [v[i % len(v)] for i in range(3)]})
--- csv
r
a
b
a
--- diag
script:2:54: error: 'cycle' of itertools is not part of df scripts [df-unsupported]
    2 | df = pd.DataFrame({'r': [x for x, i in zip(itertools.cycle('ab'), range(3))]})
      |                                                      ^~~~~
help: it has no end; in a loop over i, v[i % len(v)] repeats the elements of v

=== in place of Path.iterdir
--- data a.csv
a
1
--- script
from pathlib import Path
df = pd.DataFrame({'n': [len([p for p in Path('.').iterdir() if p.suffix == '.csv'])]})
--- instead
from pathlib import Path
df = pd.DataFrame({'n': [len([p for p in Path('.').glob('*') if p.suffix == '.csv'])]})
--- csv
n
1
--- diag
script:2:52: error: 'iterdir' of Path is not part of df scripts [df-unsupported]
    2 | df = pd.DataFrame({'n': [len([p for p in Path('.').iterdir() if p.suffix == '.csv'])]})
      |                                                    ^~~~~~~
help: write Path('.').glob('*')
