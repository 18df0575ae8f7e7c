=== in place of for
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
v = ['a', 'b']
for c in v:
    df[c] = (df[c] * 1.05).round(1)
--- instead
df = pd.read_csv('runs.csv')
v = ['a', 'b']
df[v] = df[v].apply(lambda s: (s * 1.05).round(1))
--- csv
k,g,a,b,day
a,x,10.5,1.3,2026-01-02
a,y,26.2,2.6,2026-01-03
b,x,31.5,3.2,2026-02-01
c,y,5.2,0.5,2026-02-01
--- diag
script:3:1: error: a 'for' loop is not part of df scripts [df-unsupported]
    3 | for c in v:
      | ^~~
help: write df[v] = df[v].apply(lambda s: (s * 1.05).round(1))

=== in place of for, 2
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
for c in df.columns[2:4]:
    df[c] = df[c] / df[c].max()
--- instead
df = pd.read_csv('runs.csv')
df[list(df.columns[2:4])] = df[list(df.columns[2:4])].apply(lambda s: s / s.max())
--- csv
k,g,a,b,day
a,x,0.3333333333333333,0.4166666666666667,2026-01-02
a,y,0.8333333333333334,0.8333333333333334,2026-01-03
b,x,1.0,1.0,2026-02-01
c,y,0.16666666666666666,0.16666666666666666,2026-02-01
--- diag
script:2:1: error: a 'for' loop is not part of df scripts [df-unsupported]
    2 | for c in df.columns[2:4]:
      | ^~~
help: write df[list(df.columns[2:4])] = df[list(df.columns[2:4])].apply(lambda s: s / s.max())

=== in place of for, 3
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
rows = []
for x in df['k'].unique():
    rows.append({'k': x, 'n': len(df[df['k'] == x])})
df = pd.DataFrame(rows)
--- instead
df = pd.read_csv('runs.csv')
rows = [{'k': x, 'n': len(df[df['k'] == x])} for x in df['k'].unique()]
df = pd.DataFrame(rows)
--- csv
k,n
a,2
b,1
c,1
--- diag
script:3:1: error: a 'for' loop is not part of df scripts [df-unsupported]
    3 | for x in df['k'].unique():
      | ^~~
help: write rows = [{'k': x, 'n': len(df[df['k'] == x])} for x in df['k'].unique()]

=== in place of for, 4
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
rows = []
for k, g in df.groupby('k'):
    best = g['a'].max()
    rows.append([k, best, best / g['a'].sum()])
df = pd.DataFrame(rows, columns=['k', 'best', 'share'])
--- instead
df = pd.read_csv('runs.csv')
rows = [[k, best, best / g['a'].sum()] for k, g in df.groupby('k') for best in [g['a'].max()]]
df = pd.DataFrame(rows, columns=['k', 'best', 'share'])
--- csv
k,best,share
a,25,0.7142857142857143
b,30,1.0
c,5,1.0
--- diag
script:3:1: error: a 'for' loop is not part of df scripts [df-unsupported]
    3 | for k, g in df.groupby('k'):
      | ^~~
help: write rows = [[k, best, best / g['a'].sum()] for k, g in df.groupby('k') for best in [g['a'].max()]]

=== in place of for, 5
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
def f(x, k=2):
    return x * k
df['c'] = df['a'].map(f)
--- instead
df = pd.read_csv('runs.csv')
f = lambda x, k=2: x * k
df['c'] = df['a'].map(f)
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,20
a,y,25,2.5,2026-01-03,50
b,x,30,3.0,2026-02-01,60
c,y,5,0.5,2026-02-01,10
--- diag
script:2:1: error: a function definition is not part of df scripts [df-unsupported]
    2 | def f(x, k=2):
      | ^~~
help: write f = lambda x, k=2: x * k
script:4:23: error: unknown name 'f' [df-name]
    4 | df['c'] = df['a'].map(f)
      |                       ^
help: did you mean 'df'? names are 'df', 'pd', 'np'

=== in place of for, 6
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
def level(x):
    """a level"""
    if x > 20:
        return 'high'
    elif x > 9:
        return 'mid'
    else:
        return 'low'
df['c'] = df['a'].apply(level)
--- instead
df = pd.read_csv('runs.csv')
level = lambda x: 'high' if x > 20 else 'mid' if x > 9 else 'low'
df['c'] = df['a'].apply(level)
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,mid
a,y,25,2.5,2026-01-03,high
b,x,30,3.0,2026-02-01,high
c,y,5,0.5,2026-02-01,low
--- diag
script:2:1: error: a function definition is not part of df scripts [df-unsupported]
    2 | def level(x):
      | ^~~
help: write level = lambda x: 'high' if x > 20 else 'mid' if x > 9 else 'low'
script:10:25: error: unknown name 'level' [df-name]
   10 | df['c'] = df['a'].apply(level)
      |                         ^~~~~
help: names are 'df', 'pd', 'np'

=== in place of for, 7
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
def f(r):
    if r['a'] > 9: return r['b']
    return 0.0
df['c'] = df.apply(f, axis=1)
--- instead
df = pd.read_csv('runs.csv')
f = lambda r: r['b'] if r['a'] > 9 else 0.0
df['c'] = df.apply(f, axis=1)
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,1.25
a,y,25,2.5,2026-01-03,2.5
b,x,30,3.0,2026-02-01,3.0
c,y,5,0.5,2026-02-01,0.0
--- diag
script:2:1: error: a function definition is not part of df scripts [df-unsupported]
    2 | def f(r):
      | ^~~
help: write f = lambda r: r['b'] if r['a'] > 9 else 0.0
script:5:20: error: unknown name 'f' [df-name]
    5 | df['c'] = df.apply(f, axis=1)
      |                    ^
help: did you mean 'df'? names are 'df', 'pd', 'np'

=== in place of for, 8
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
del df['g']
--- instead
df = pd.read_csv('runs.csv')
df = df.drop(columns=['g'])
--- csv
k,a,b,day
a,10,1.25,2026-01-02
a,25,2.5,2026-01-03
b,30,3.0,2026-02-01
c,5,0.5,2026-02-01
--- diag
script:2:1: error: 'del' is not part of df scripts [df-unsupported]
    2 | del df['g']
      | ^~~
help: write df = df.drop(columns=['g'])

=== in place of for, 9
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
if len(df) > 3:
    df = df.head(3)
--- instead
df = pd.read_csv('runs.csv')
df = df.head(3) if len(df) > 3 else df
--- csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3.0,2026-02-01
--- diag
script:2:1: error: an 'if' statement is not part of df scripts [df-unsupported]
    2 | if len(df) > 3:
      | ^~
help: write df = df.head(3) if len(df) > 3 else df

=== in place of for, 10
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
if df['a'].max() > 20:
    df['c'] = 1
else:
    df['c'] = 2
--- instead
df = pd.read_csv('runs.csv')
df['c'] = 1 if df['a'].max() > 20 else 2
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,1
a,y,25,2.5,2026-01-03,1
b,x,30,3.0,2026-02-01,1
c,y,5,0.5,2026-02-01,1
--- diag
script:2:1: error: an 'if' statement is not part of df scripts [df-unsupported]
    2 | if df['a'].max() > 20:
      | ^~
help: write df['c'] = 1 if df['a'].max() > 20 else 2
script:4:1: error: 'else' is not part of df scripts [df-unsupported]
    4 | else:
      | ^~~~
help: choose one of two values with a conditional expression, such as a if len(df) > 3 else b; to choose for each row, write df['c'] = np.where(df['a'] > 9, 'high', 'low')

=== in place of for, 11
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
cols = ['a', 'b']
for c in cols:
    df[c] = df[c].round(1)
    df[c] = df[c] * 1
--- instead
df = pd.read_csv('runs.csv')
cols = ['a', 'b']
df[cols] = df[cols].apply(lambda s: s.round(1))
--- csv
k,g,a,b,day
a,x,10,1.2,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3.0,2026-02-01
c,y,5,0.5,2026-02-01
--- diag
script:3:1: error: a 'for' loop is not part of df scripts [df-unsupported]
    3 | for c in cols:
      | ^~~
help: columns are computed as a whole; make a list with a comprehension: rows = [... for c in cols]; for several columns, write df[cols] = df[cols].apply(lambda s: s.round(1))

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
help: columns are computed as a whole; write df['c'] = df['a'] * 2

=== in place of if
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
if len(df) > 3:
    n = 1
    df['c'] = ['high' if x > 9 else 'low' for x in df['a']]
--- instead
df = pd.read_csv('runs.csv')
df['c'] = np.where(df['a'] > 9, 'high', 'low')
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,high
a,y,25,2.5,2026-01-03,high
b,x,30,3.0,2026-02-01,high
c,y,5,0.5,2026-02-01,low
--- diag
script:2:1: error: an 'if' statement is not part of df scripts [df-unsupported]
    2 | if len(df) > 3:
      | ^~
help: choose one of two values with a conditional expression, such as a if len(df) > 3 else b; to choose for each row, write df['c'] = np.where(df['a'] > 9, 'high', 'low')

=== in place of def
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
def f(x):
    y = x
    return y * 2
df['c'] = df['a'].map(f)
--- instead
df = pd.read_csv('runs.csv')
f = lambda x: [y * 2 for y in [x]][0]
df['c'] = df['a'].map(f)
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,20
a,y,25,2.5,2026-01-03,50
b,x,30,3.0,2026-02-01,60
c,y,5,0.5,2026-02-01,10
--- diag
script:2:1: error: a function definition is not part of df scripts [df-unsupported]
    2 | def f(x):
      | ^~~
help: write f = lambda x: [y * 2 for y in [x]][0]
script:5:23: error: unknown name 'f' [df-name]
    5 | df['c'] = df['a'].map(f)
      |                       ^
help: did you mean 'df'? names are 'df', 'pd', 'np'

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

=== in place of import scipy
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
--- instead
df = pd.read_csv('runs.csv')
df = pd.DataFrame({'g': [round(np.exp(np.log(df['a']).mean()), 6)]})
--- csv
g
13.915788
--- diag
script:2:1: error: an import is not part of df scripts [df-unsupported]
    2 | from statistics import geometric_mean
      | ^~~~
help: remove the import; for a geometric mean, write np.exp(np.log(df['a']).mean())
script:3:32: error: unknown name 'geometric_mean' [df-name]
    3 | df = pd.DataFrame({'g': [round(geometric_mean(df['a']), 6)]})
      |                                ^~~~~~~~~~~~~~
help: write np.exp(np.log(df['a']).mean())

=== in place of import math
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
--- instead
df = pd.read_csv('runs.csv')
df['c'] = np.sqrt(df['a'])
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,3.1622776601683795
a,y,25,2.5,2026-01-03,5.0
b,x,30,3.0,2026-02-01,5.477225575051661
c,y,5,0.5,2026-02-01,2.23606797749979
--- diag
script:2:1: error: an import is not part of df scripts [df-unsupported]
    2 | import math
      | ^~~~~~
help: remove the import; np has these functions, also for whole columns; write np.sqrt(df['a'])
script:3:23: error: unknown name 'math' [df-name]
    3 | df['c'] = df['a'].map(math.sqrt)
      |                       ^~~~
help: np has these functions, np.pi, np.e and np.inf; write np.pi

=== in place of import re
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
--- instead
df = pd.read_csv('runs.csv')
df['c'] = df['k'].str.replace('^a', 'A', regex=True)
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,A
a,y,25,2.5,2026-01-03,A
b,x,30,3.0,2026-02-01,b
c,y,5,0.5,2026-02-01,c
--- diag
script:2:1: error: an import is not part of df scripts [df-unsupported]
    2 | import re
      | ^~~~~~
help: remove the import; use regular expressions on columns: write df['k'].str.replace('^a', 'A', regex=True)
script:3:33: error: unknown name 're' [df-name]
    3 | df['c'] = df['k'].map(lambda x: re.sub('^a', 'A', x))
      |                                 ^~
help: match regular expressions on whole columns, with .str.replace, .extract, .contains or .findall; write df['k'].str.replace('^a', 'A', regex=True)

=== in place of import datetime
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
import datetime
df['y'] = df['day'].map(lambda x: datetime.datetime.strptime(x, '%Y-%m-%d').year)
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
script:2:1: error: an import is not part of df scripts [df-unsupported]
    2 | import datetime
      | ^~~~~~
help: remove the import; for dates, write pd.to_datetime(df['day']).dt.year
script:3:35: error: unknown name 'datetime' [df-name]
    3 | df['y'] = df['day'].map(lambda x: datetime.datetime.strptime(x, '%Y-%m-%d').year)
      |                                   ^~~~~~~~
help: for ISO dates, write pd.Timestamp(x)

=== in place of import json
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
import io
df = pd.read_csv(io.StringIO(open('runs.csv').read()))
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
script:2:1: error: an import is not part of df scripts [df-unsupported]
    2 | import io
      | ^~~~~~
help: remove the import; scripts read only CSV files: write df = pd.read_csv('runs.csv')
script:3:18: error: unknown name 'io' [df-name]
    3 | df = pd.read_csv(io.StringIO(open('runs.csv').read()))
      |                  ^~
help: scripts read only CSV files, by their names; write pd.read_csv('runs.csv')

=== in place of import collections
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
--- instead
df = pd.read_csv('runs.csv')
df = df['k'].value_counts().rename('n').to_frame()
--- csv
n
2
1
1
--- diag
script:2:1: error: an import is not part of df scripts [df-unsupported]
    2 | from collections import Counter
      | ^~~~
help: remove the import; for counts, write df['k'].value_counts()
script:3:21: error: unknown name 'Counter' [df-name]
    3 | df = pd.Series(dict(Counter(df['k'])), name='n').to_frame()
      |                     ^~~~~~~
help: write df['k'].value_counts()

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
script:2:1: error: an import is not part of df scripts [df-unsupported]
    2 | import warnings
      | ^~~~~~
help: remove it: scripts do not need it

=== in place of import numpy
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
from pandas import DataFrame
df = DataFrame({'a': [1]})
--- instead
df = pd.read_csv('runs.csv')
df = pd.DataFrame({'a': [1]})
--- csv
a
1
--- diag
script:2:1: error: an import is not part of df scripts [df-unsupported]
    2 | from pandas import DataFrame
      | ^~~~
help: remove it: pd and np are predefined; their functions are pd.NAME and np.NAME
script:3:6: error: unknown name 'DataFrame' [df-name]
    3 | df = DataFrame({'a': [1]})
      |      ^~~~~~~~~
help: write pd.DataFrame({'a': [1]})

=== in place of with
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
with open('runs.csv') as f:
    df = pd.read_csv(f)
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
script:2:1: error: a 'with' statement is not part of df scripts [df-unsupported]
    2 | with open('runs.csv') as f:
      | ^~~~
help: read a file by its name: write df = pd.read_csv('runs.csv')

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
help: remove it; to turn cells that are not numbers into nan, write pd.to_numeric(df['b'], errors='coerce')
script:4:1: error: 'except' is not part of df scripts [df-unsupported]
    4 | except ValueError:
      | ^~~~~~
help: remove it; to turn cells that are not numbers into nan, write pd.to_numeric(df['b'], errors='coerce')

=== in place of del
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
n = 1
del n
--- instead
df = pd.read_csv('runs.csv')
--- csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3.0,2026-02-01
c,y,5,0.5,2026-02-01
--- diag
script:3:1: error: 'del' is not part of df scripts [df-unsupported]
    3 | del n
      | ^~~
help: remove it; drop columns with df.drop(columns=['g'])

=== in place of assert
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
assert len(df) == 4
--- instead
df = pd.read_csv('runs.csv')
--- csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3.0,2026-02-01
c,y,5,0.5,2026-02-01
--- diag
script:2:1: error: 'assert' is not part of df scripts [df-unsupported]
    2 | assert len(df) == 4
      | ^~~~~~
help: remove it; state conditions in a claim directive, or in the schema of the file

=== in place of pass
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
pass
--- instead
df = pd.read_csv('runs.csv')
--- csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3.0,2026-02-01
c,y,5,0.5,2026-02-01
--- diag
script:2:1: error: 'pass' is not part of df scripts [df-unsupported]
    2 | pass
      | ^~~~
help: remove it: scripts run from top to bottom

=== in place of augmented
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
c = df['a'] > 9
c ^= True
df['c'] = c
--- instead
df = pd.read_csv('runs.csv')
c = df['a'] > 9
c = c != True
df['c'] = c
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,False
a,y,25,2.5,2026-01-03,False
b,x,30,3.0,2026-02-01,False
c,y,5,0.5,2026-02-01,True
--- diag
script:3:3: error: '^=' is not part of df scripts [df-unsupported]
    3 | c ^= True
      |   ^~
help: use one of += -= *= /= //= %= **= &= |=; for ^=, write c = c != True

=== in place of annotation
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
limit: int = 3
df['c'] = df['a'] > limit
--- instead
df = pd.read_csv('runs.csv')
limit = 3
df['c'] = df['a'] > limit
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,True
a,y,25,2.5,2026-01-03,True
b,x,30,3.0,2026-02-01,True
c,y,5,0.5,2026-02-01,True
--- diag
script:2:6: error: a type annotation is not part of df scripts [df-unsupported]
    2 | limit: int = 3
      |      ^
help: an option of a directive is written as ':limit: 3', right below the directive's first line; the type of a variable is left out: limit = 3, not limit: int = 3
script:3:21: error: unknown name 'limit' [df-name]
    3 | df['c'] = df['a'] > limit
      |                     ^~~~~
help: names are 'df', 'pd', 'np'

=== in place of unpack
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
a = ['k', 'g']
df = df.drop(*[a], axis=1)
--- instead
df = pd.read_csv('runs.csv')
a = ['k', 'g']
df = df.drop(a, axis=1)
--- csv
a,b,day
10,1.25,2026-01-02
25,2.5,2026-01-03
30,3.0,2026-02-01
5,0.5,2026-02-01
--- diag
script:3:14: error: unpacking of arguments is not part of df scripts [df-unsupported]
    3 | df = df.drop(*[a], axis=1)
      |              ^
help: give each argument, as in f(a, b); max(v) does the same as max(*v), and [[r[i] for r in rows] for i in range(len(rows[0]))] the same as zip(*rows)

=== in place of star
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
cols = ['k']
df = df[[*cols, 'a']]
--- instead
df = pd.read_csv('runs.csv')
cols = ['k']
df = df[list(cols) + ['a']]
--- csv
k,a
a,10
a,25
b,30
c,5
--- diag
script:3:10: error: unpacking with '*' is not part of df scripts [df-unsupported]
    3 | df = df[[*cols, 'a']]
      |          ^
help: write list(cols) + ['a']

=== in place of starstar
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = pd.DataFrame([{**dict(r), 'c': 1} for _, r in df.iterrows()])
--- instead
df = pd.read_csv('runs.csv')
df = df.assign(c=1)
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,1
a,y,25,2.5,2026-01-03,1
b,x,30,3.0,2026-02-01,1
c,y,5,0.5,2026-02-01,1
--- diag
script:2:21: error: unpacking with '**' is not part of df scripts [df-unsupported]
    2 | df = pd.DataFrame([{**dict(r), 'c': 1} for _, r in df.iterrows()])
      |                     ^~
help: write out the pairs: {'a': r['a'], 'b': 1}; to add a column, write df.assign(c=1)

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
f = lambda *a: a[0] + a[1]
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
script:2:12: error: '*' before a parameter is not part of df scripts [df-unsupported]
    2 | f = lambda *a: a[0] + a[1]
      |            ^
help: name each parameter: write lambda x, y: x + y
script:3:11: error: unknown name 'f' [df-name]
    3 | df['c'] = f(1, 2)
      |           ^
help: did you mean 'df'? names are 'df', 'pd', 'np'

=== in place of walrus
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = (n := len(df)) + n
--- instead
df = pd.read_csv('runs.csv')
n = len(df)
df['c'] = n + n
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,8
a,y,25,2.5,2026-01-03,8
b,x,30,3.0,2026-02-01,8
c,y,5,0.5,2026-02-01,8
--- diag
script:2:14: error: ':=' is not part of df scripts [df-unsupported]
    2 | df['c'] = (n := len(df)) + n
      |              ^~
help: assign on a line of its own: write n = len(df)

=== in place of set
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = df[df['g'].isin({'x', 'z'})]
--- instead
df = pd.read_csv('runs.csv')
df = df[df['g'].isin(['x', 'z'])]
--- csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
b,x,30,3.0,2026-02-01
--- diag
script:2:22: error: a set is not part of df scripts [df-unsupported]
    2 | df = df[df['g'].isin({'x', 'z'})]
      |                      ^~~~~
help: use a list instead, or .unique() for the distinct values of a column; write ['x', 'z']

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

=== in place of ^
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = (df['a'] > 9) ^ (df['b'] > 1)
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
script:2:25: error: operator '^' is not part of df scripts [df-unsupported]
    2 | df['c'] = (df['a'] > 9) ^ (df['b'] > 1)
      |                         ^
help: for an exclusive or, write (df['a'] > 9) != (df['b'] > 1)

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

=== in place of %
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = ['%.1f' % x for x in df['a']]
--- instead
df = pd.read_csv('runs.csv')
df['c'] = ['{:.1f}'.format(x) for x in df['a']]
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,10.0
a,y,25,2.5,2026-01-03,25.0
b,x,30,3.0,2026-02-01,30.0
c,y,5,0.5,2026-02-01,5.0
--- diag
script:2:12: error: '%' formatting is not part of df scripts [df-unsupported]
    2 | df['c'] = ['%.1f' % x for x in df['a']]
      |            ^~~~~~~~~~
help: write '{:.1f}'.format(x)

=== in place of print
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
print(df)
--- instead
df = pd.read_csv('runs.csv')
--- csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3.0,2026-02-01
c,y,5,0.5,2026-02-01
--- diag
script:2:1: error: unknown name 'print' [df-name]
    2 | print(df)
      | ^~~~~
help: remove the call: df is shown automatically

=== in place of set, 2
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = pd.DataFrame({'M': sorted(set(df['k']))})
--- instead
df = pd.read_csv('runs.csv')
df = pd.DataFrame({'M': sorted(df['k'].unique())})
--- csv
M
a
b
c
--- diag
script:2:32: error: unknown name 'set' [df-name]
    2 | df = pd.DataFrame({'M': sorted(set(df['k']))})
      |                                ^~~
help: for distinct values, write df['k'].unique()

=== in place of isinstance
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = df['k'].map(lambda x: isinstance(x, str))
--- instead
df = pd.read_csv('runs.csv')
df['c'] = df['k'].map(lambda x: str(x) == x)
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,True
a,y,25,2.5,2026-01-03,True
b,x,30,3.0,2026-02-01,True
c,y,5,0.5,2026-02-01,True
--- diag
script:2:33: error: unknown name 'isinstance' [df-name]
    2 | df['c'] = df['k'].map(lambda x: isinstance(x, str))
      |                                 ^~~~~~~~~~
help: a string equals its str(); write str(x) == x

=== in place of isinstance, 2
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = df['b'].map(lambda x: x if isinstance(x, float) else np.nan)
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
script:2:38: error: unknown name 'isinstance' [df-name]
    2 | df['c'] = df['b'].map(lambda x: x if isinstance(x, float) else np.nan)
      |                                      ^~~~~~~~~~
help: to turn cells that are not numbers into nan, write pd.to_numeric(df['b'], errors='coerce')

=== in place of open
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = pd.read_csv(open('runs.csv'))
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
script:2:18: error: unknown name 'open' [df-name]
    2 | df = pd.read_csv(open('runs.csv'))
      |                  ^~~~
help: read a file by its name; write pd.read_csv('runs.csv')

=== in place of map
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = list(map(lambda x: x * 2, df['a']))
--- instead
df = pd.read_csv('runs.csv')
df['c'] = [(lambda x: x * 2)(x) for x in df['a']]
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,20
a,y,25,2.5,2026-01-03,50
b,x,30,3.0,2026-02-01,60
c,y,5,0.5,2026-02-01,10
--- diag
script:2:16: error: unknown name 'map' [df-name]
    2 | df['c'] = list(map(lambda x: x * 2, df['a']))
      |                ^~~
help: write [(lambda x: x * 2)(x) for x in df['a']]

=== in place of filter
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = pd.DataFrame({'c': list(filter(lambda x: x > 9, df['a']))})
--- instead
df = pd.read_csv('runs.csv')
df = pd.DataFrame({'c': [x for x in df['a'] if (lambda x: x > 9)(x)]})
--- csv
c
10
25
30
--- diag
script:2:30: error: unknown name 'filter' [df-name]
    2 | df = pd.DataFrame({'c': list(filter(lambda x: x > 9, df['a']))})
      |                              ^~~~~~
help: write [x for x in df['a'] if (lambda x: x > 9)(x)]

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

=== in place of next
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = next(x for x in df['a'] if x > 10)
--- instead
df = pd.read_csv('runs.csv')
df['c'] = list(x for x in df['a'] if x > 10)[0]
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,25
a,y,25,2.5,2026-01-03,25
b,x,30,3.0,2026-02-01,25
c,y,5,0.5,2026-02-01,25
--- diag
script:2:11: error: unknown name 'next' [df-name]
    2 | df['c'] = next(x for x in df['a'] if x > 10)
      |           ^~~~
help: for the first item of a list, write list(x for x in df['a'] if x > 10)[0]

=== in place of divmod
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
q, r = divmod(17, 5)
df['q'] = q + r
--- instead
df = pd.read_csv('runs.csv')
q, r = (17) // (5), (17) % (5)
df['q'] = q + r
--- csv
k,g,a,b,day,q
a,x,10,1.25,2026-01-02,5
a,y,25,2.5,2026-01-03,5
b,x,30,3.0,2026-02-01,5
c,y,5,0.5,2026-02-01,5
--- diag
script:2:8: error: unknown name 'divmod' [df-name]
    2 | q, r = divmod(17, 5)
      |        ^~~~~~
help: write (17) // (5), (17) % (5)

=== in place of pow
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = pow(df['a'], 2)
--- instead
df = pd.read_csv('runs.csv')
df['c'] = (df['a']) ** (2)
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,100
a,y,25,2.5,2026-01-03,625
b,x,30,3.0,2026-02-01,900
c,y,5,0.5,2026-02-01,25
--- diag
script:2:11: error: unknown name 'pow' [df-name]
    2 | df['c'] = pow(df['a'], 2)
      |           ^~~
help: write (df['a']) ** (2)

=== in place of format
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = df['b'].map(lambda x: format(x, '.1f'))
--- instead
df = pd.read_csv('runs.csv')
df['c'] = df['b'].map(lambda x: ('{:' + '.1f' + '}').format(x))
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,1.2
a,y,25,2.5,2026-01-03,2.5
b,x,30,3.0,2026-02-01,3.0
c,y,5,0.5,2026-02-01,0.5
--- diag
script:2:33: error: unknown name 'format' [df-name]
    2 | df['c'] = df['b'].map(lambda x: format(x, '.1f'))
      |                                 ^~~~~~
help: write ('{:' + '.1f' + '}').format(x)

=== in place of repr
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = df['k'].map(lambda x: repr(x))
--- instead
df = pd.read_csv('runs.csv')
df['c'] = df['k'].map(lambda x: f'{x!r}')
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,'a'
a,y,25,2.5,2026-01-03,'a'
b,x,30,3.0,2026-02-01,'b'
c,y,5,0.5,2026-02-01,'c'
--- diag
script:2:33: error: unknown name 'repr' [df-name]
    2 | df['c'] = df['k'].map(lambda x: repr(x))
      |                                 ^~~~
help: write f'{x!r}'

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

=== in place of hex
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = hex(255)
--- instead
df = pd.read_csv('runs.csv')
df['c'] = f'0x{255:x}'
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,0xff
a,y,25,2.5,2026-01-03,0xff
b,x,30,3.0,2026-02-01,0xff
c,y,5,0.5,2026-02-01,0xff
--- diag
script:2:11: error: unknown name 'hex' [df-name]
    2 | df['c'] = hex(255)
      |           ^~~
help: write f'0x{255:x}'

=== in place of oct
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = oct(8)
--- instead
df = pd.read_csv('runs.csv')
df['c'] = f'0o{8:o}'
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,0o10
a,y,25,2.5,2026-01-03,0o10
b,x,30,3.0,2026-02-01,0o10
c,y,5,0.5,2026-02-01,0o10
--- diag
script:2:11: error: unknown name 'oct' [df-name]
    2 | df['c'] = oct(8)
      |           ^~~
help: write f'0o{8:o}'

=== in place of bin
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = bin(5)
--- instead
df = pd.read_csv('runs.csv')
df['c'] = f'0b{5:b}'
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,0b101
a,y,25,2.5,2026-01-03,0b101
b,x,30,3.0,2026-02-01,0b101
c,y,5,0.5,2026-02-01,0b101
--- diag
script:2:11: error: unknown name 'bin' [df-name]
    2 | df['c'] = bin(5)
      |           ^~~
help: write f'0b{5:b}'

=== in place of chr
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = chr(65)
--- instead
df = pd.read_csv('runs.csv')
df['c'] = f'{65:c}'
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,A
a,y,25,2.5,2026-01-03,A
b,x,30,3.0,2026-02-01,A
c,y,5,0.5,2026-02-01,A
--- diag
script:2:11: error: unknown name 'chr' [df-name]
    2 | df['c'] = chr(65)
      |           ^~~
help: write f'{65:c}'

=== in place of math.sqrt
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
--- instead
df = pd.read_csv('runs.csv')
df['c'] = df['a'].map(lambda x: np.sqrt(x))
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,3.1622776601683795
a,y,25,2.5,2026-01-03,5.0
b,x,30,3.0,2026-02-01,5.477225575051661
c,y,5,0.5,2026-02-01,2.23606797749979
--- diag
script:2:1: error: an import is not part of df scripts [df-unsupported]
    2 | import math
      | ^~~~~~
help: remove the import; np has these functions, also for whole columns; write np.sqrt(df['a'])
script:3:33: error: unknown name 'math' [df-name]
    3 | df['c'] = df['a'].map(lambda x: math.sqrt(x))
      |                                 ^~~~
help: write np.sqrt(x)

=== in place of math.ceil
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
--- instead
df = pd.read_csv('runs.csv')
df['c'] = [int(np.ceil(x)) for x in df['b']]
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,2
a,y,25,2.5,2026-01-03,3
b,x,30,3.0,2026-02-01,3
c,y,5,0.5,2026-02-01,1
--- diag
script:2:1: error: an import is not part of df scripts [df-unsupported]
    2 | import math
      | ^~~~~~
help: remove the import; np has these functions, also for whole columns; write np.sqrt(df['a'])
script:3:12: error: unknown name 'math' [df-name]
    3 | df['c'] = [math.ceil(x) for x in df['b']]
      |            ^~~~
help: write int(np.ceil(x))

=== in place of math.isnan
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
--- instead
df = pd.read_csv('runs.csv')
df['c'] = [np.isnan(x) for x in df['b']]
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,False
a,y,25,2.5,2026-01-03,False
b,x,30,3.0,2026-02-01,False
c,y,5,0.5,2026-02-01,False
--- diag
script:2:1: error: an import is not part of df scripts [df-unsupported]
    2 | import math
      | ^~~~~~
help: remove the import; np has these functions, also for whole columns; write np.sqrt(df['a'])
script:3:12: error: unknown name 'math' [df-name]
    3 | df['c'] = [math.isnan(x) for x in df['b']]
      |            ^~~~
help: write np.isnan(x)

=== in place of math.fsum
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
--- instead
df = pd.read_csv('runs.csv')
df['c'] = sum(df['b'])
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,7.25
a,y,25,2.5,2026-01-03,7.25
b,x,30,3.0,2026-02-01,7.25
c,y,5,0.5,2026-02-01,7.25
--- diag
script:2:1: error: an import is not part of df scripts [df-unsupported]
    2 | import math
      | ^~~~~~
help: remove the import; np has these functions, also for whole columns; write np.sqrt(df['a'])
script:3:11: error: unknown name 'math' [df-name]
    3 | df['c'] = math.fsum(df['b'])
      |           ^~~~
help: write sum(df['b'])

=== in place of math.prod
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
--- instead
df = pd.read_csv('runs.csv')
df['c'] = np.prod(df['a'])
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,37500
a,y,25,2.5,2026-01-03,37500
b,x,30,3.0,2026-02-01,37500
c,y,5,0.5,2026-02-01,37500
--- diag
script:2:1: error: an import is not part of df scripts [df-unsupported]
    2 | import math
      | ^~~~~~
help: remove the import; np has these functions, also for whole columns; write np.sqrt(df['a'])
script:3:11: error: unknown name 'math' [df-name]
    3 | df['c'] = math.prod(df['a'])
      |           ^~~~
help: write np.prod(df['a'])

=== in place of math
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
--- instead
df = pd.read_csv('runs.csv')
df['c'] = np.pi
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,3.141592653589793
a,y,25,2.5,2026-01-03,3.141592653589793
b,x,30,3.0,2026-02-01,3.141592653589793
c,y,5,0.5,2026-02-01,3.141592653589793
--- diag
script:2:1: error: an import is not part of df scripts [df-unsupported]
    2 | import math
      | ^~~~~~
help: remove the import; np has these functions, also for whole columns; write np.sqrt(df['a'])
script:3:11: error: unknown name 'math' [df-name]
    3 | df['c'] = math.pi
      |           ^~~~
help: np has these functions, np.pi, np.e and np.inf; write np.pi

=== in place of gmean
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
--- instead
df = pd.read_csv('runs.csv')
df = pd.DataFrame({'g': [round(np.exp(np.log(df['a']).mean()), 6)]})
--- csv
g
13.915788
--- diag
script:2:1: error: an import is not part of df scripts [df-unsupported]
    2 | from statistics import geometric_mean
      | ^~~~
help: remove the import; for a geometric mean, write np.exp(np.log(df['a']).mean())
script:3:32: error: unknown name 'geometric_mean' [df-name]
    3 | df = pd.DataFrame({'g': [round(geometric_mean(df['a']), 6)]})
      |                                ^~~~~~~~~~~~~~
help: write np.exp(np.log(df['a']).mean())

=== in place of hmean
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
--- instead
df = pd.read_csv('runs.csv')
df = pd.DataFrame({'g': [round(len(df['a']) / (1 / df['a']).sum(), 6)]})
--- csv
g
10.714286
--- diag
script:2:1: error: an import is not part of df scripts [df-unsupported]
    2 | from statistics import harmonic_mean
      | ^~~~
help: remove the import; for a geometric mean, write np.exp(np.log(df['a']).mean())
script:3:32: error: unknown name 'harmonic_mean' [df-name]
    3 | df = pd.DataFrame({'g': [round(harmonic_mean(df['a']), 6)]})
      |                                ^~~~~~~~~~~~~
help: write len(df['a']) / (1 / df['a']).sum()

=== in place of statistics.mean
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
--- instead
df = pd.read_csv('runs.csv')
df['c'] = df['b'].mean()
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,1.8125
a,y,25,2.5,2026-01-03,1.8125
b,x,30,3.0,2026-02-01,1.8125
c,y,5,0.5,2026-02-01,1.8125
--- diag
script:2:1: error: an import is not part of df scripts [df-unsupported]
    2 | import statistics
      | ^~~~~~
help: remove the import; for a geometric mean, write np.exp(np.log(df['a']).mean())
script:3:11: error: unknown name 'statistics' [df-name]
    3 | df['c'] = statistics.mean(df['b'])
      |           ^~~~~~~~~~
help: write df['b'].mean()

=== in place of statistics.median
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
--- instead
df = pd.read_csv('runs.csv')
df['c'] = df['b'].median()
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,1.875
a,y,25,2.5,2026-01-03,1.875
b,x,30,3.0,2026-02-01,1.875
c,y,5,0.5,2026-02-01,1.875
--- diag
script:2:1: error: an import is not part of df scripts [df-unsupported]
    2 | import statistics
      | ^~~~~~
help: remove the import; for a geometric mean, write np.exp(np.log(df['a']).mean())
script:3:11: error: unknown name 'statistics' [df-name]
    3 | df['c'] = statistics.median(df['b'])
      |           ^~~~~~~~~~
help: write df['b'].median()

=== in place of statistics.stdev
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
--- instead
df = pd.read_csv('runs.csv')
df['c'] = round(df['b'].std(), 6)
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,1.143369
a,y,25,2.5,2026-01-03,1.143369
b,x,30,3.0,2026-02-01,1.143369
c,y,5,0.5,2026-02-01,1.143369
--- diag
script:2:1: error: an import is not part of df scripts [df-unsupported]
    2 | import statistics
      | ^~~~~~
help: remove the import; for a geometric mean, write np.exp(np.log(df['a']).mean())
script:3:17: error: unknown name 'statistics' [df-name]
    3 | df['c'] = round(statistics.stdev(df['b']), 6)
      |                 ^~~~~~~~~~
help: write df['b'].std()

=== in place of statistics.pstdev
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
--- instead
df = pd.read_csv('runs.csv')
df['c'] = round(df['b'].std(ddof=0), 6)
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,0.990186
a,y,25,2.5,2026-01-03,0.990186
b,x,30,3.0,2026-02-01,0.990186
c,y,5,0.5,2026-02-01,0.990186
--- diag
script:2:1: error: an import is not part of df scripts [df-unsupported]
    2 | import statistics
      | ^~~~~~
help: remove the import; for a geometric mean, write np.exp(np.log(df['a']).mean())
script:3:17: error: unknown name 'statistics' [df-name]
    3 | df['c'] = round(statistics.pstdev(df['b']), 6)
      |                 ^~~~~~~~~~
help: write df['b'].std(ddof=0)

=== in place of re.sub
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
--- instead
df = pd.read_csv('runs.csv')
df['c'] = df['k'].str.replace('^a', 'A', regex=True)
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,A
a,y,25,2.5,2026-01-03,A
b,x,30,3.0,2026-02-01,b
c,y,5,0.5,2026-02-01,c
--- diag
script:2:1: error: an import is not part of df scripts [df-unsupported]
    2 | import re
      | ^~~~~~
help: remove the import; use regular expressions on columns: write df['k'].str.replace('^a', 'A', regex=True)
script:3:33: error: unknown name 're' [df-name]
    3 | df['c'] = df['k'].map(lambda x: re.sub('^a', 'A', x))
      |                                 ^~
help: match regular expressions on whole columns, with .str.replace, .extract, .contains or .findall; write df['k'].str.replace('^a', 'A', regex=True)

=== in place of datetime.strptime
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
from datetime import datetime
df['y'] = datetime.strptime('2026-01-31', '%Y-%m-%d').year
--- instead
df = pd.read_csv('runs.csv')
df['y'] = pd.Timestamp('2026-01-31').year
--- csv
k,g,a,b,day,y
a,x,10,1.25,2026-01-02,2026
a,y,25,2.5,2026-01-03,2026
b,x,30,3.0,2026-02-01,2026
c,y,5,0.5,2026-02-01,2026
--- diag
script:2:1: error: an import is not part of df scripts [df-unsupported]
    2 | from datetime import datetime
      | ^~~~
help: remove the import; for dates, write pd.to_datetime(df['day']).dt.year
script:3:11: error: unknown name 'datetime' [df-name]
    3 | df['y'] = datetime.strptime('2026-01-31', '%Y-%m-%d').year
      |           ^~~~~~~~
help: for ISO dates, write pd.Timestamp('2026-01-31')

=== in place of datetime.*
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
import datetime
df['y'] = [datetime.date(2026, 1, i).year for i in [1, 2, 3, 4]]
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
script:2:1: error: an import is not part of df scripts [df-unsupported]
    2 | import datetime
      | ^~~~~~
help: remove the import; for dates, write pd.to_datetime(df['day']).dt.year
script:3:12: error: unknown name 'datetime' [df-name]
    3 | df['y'] = [datetime.date(2026, 1, i).year for i in [1, 2, 3, 4]]
      |            ^~~~~~~~
help: read dates and their parts with pd.to_datetime; write pd.to_datetime(df['day']).dt.year

=== in place of Counter
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
--- instead
df = pd.read_csv('runs.csv')
df = df['g'].value_counts().sort_index().rename('n').to_frame()
--- csv
n
2
2
--- diag
script:2:1: error: an import is not part of df scripts [df-unsupported]
    2 | from collections import Counter
      | ^~~~
help: remove the import; for counts, write df['k'].value_counts()
script:3:16: error: unknown name 'Counter' [df-name]
    3 | df = pd.Series(Counter(df['g'])).sort_index().rename('n').to_frame()
      |                ^~~~~~~
help: write df['g'].value_counts()

=== in place of defaultdict
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
--- instead
df = pd.read_csv('runs.csv')
df['c'] = {'a': 1}.get('b', 0)
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,0
a,y,25,2.5,2026-01-03,0
b,x,30,3.0,2026-02-01,0
c,y,5,0.5,2026-02-01,0
--- diag
script:2:1: error: an import is not part of df scripts [df-unsupported]
    2 | from collections import defaultdict
      | ^~~~
help: remove the import; for counts, write df['k'].value_counts()
script:3:5: error: unknown name 'defaultdict' [df-name]
    3 | d = defaultdict(int, {'a': 1})
      |     ^~~~~~~~~~~
help: a plain dict returns a default for a missing key with .get; write {'a': 1}.get('b', 0)

=== in place of reduce
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
script:2:1: error: an import is not part of df scripts [df-unsupported]
    2 | from functools import reduce
      | ^~~~
help: remove the import; for counts, write df['k'].value_counts()
script:3:6: error: unknown name 'reduce' [df-name]
    3 | df = reduce(lambda a, b: pd.concat([a, b]), [df, df])
      |      ^~~~~~
help: use sum(), prod() and cumsum() of columns; for several frames, write pd.concat([df, df])

=== in place of json
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
from io import StringIO
df = pd.read_csv(StringIO(open('runs.csv').read()))
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
script:2:1: error: an import is not part of df scripts [df-unsupported]
    2 | from io import StringIO
      | ^~~~
help: remove the import; scripts read only CSV files: write df = pd.read_csv('runs.csv')
script:3:18: error: unknown name 'StringIO' [df-name]
    3 | df = pd.read_csv(StringIO(open('runs.csv').read()))
      |                  ^~~~~~~~
help: scripts read only CSV files, by their names; write pd.read_csv('runs.csv')

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
script:2:1: error: an import is not part of df scripts [df-unsupported]
    2 | import warnings as plt
      | ^~~~~~
help: remove it: scripts do not need it
script:3:1: error: unknown name 'plt' [df-name]
    3 | plt.simplefilter('ignore')
      | ^~~
help: remove the call; draw charts with df.plot.bar(x='k', y='a') as the last line of a df-chart

=== in place of numpy.*
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
import numpy
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
script:2:1: error: an import is not part of df scripts [df-unsupported]
    2 | import numpy
      | ^~~~~~
help: remove it: pd and np are predefined; their functions are pd.NAME and np.NAME
script:3:11: error: unknown name 'numpy' [df-name]
    3 | df['c'] = numpy.mean(df['a'])
      |           ^~~~~
help: numpy is np here; write np.mean(df['a'])

=== in place of pandas.*
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
import pandas
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
script:2:1: error: an import is not part of df scripts [df-unsupported]
    2 | import pandas
      | ^~~~~~
help: remove it: pd and np are predefined; their functions are pd.NAME and np.NAME
script:3:6: error: unknown name 'pandas' [df-name]
    3 | df = pandas.concat([df, df])
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
script:2:1: error: an import is not part of df scripts [df-unsupported]
    2 | from decimal import Decimal
      | ^~~~
help: remove it: pd and np are predefined, and other modules are not available
script:3:17: error: unknown name 'Decimal' [df-name]
    3 | df['c'] = float(Decimal('1.5'))
      |                 ^~~~~~~
help: numbers are 64-bit floats; write float('1.5')

=== in place of DataFrame
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
from pandas import DataFrame
df = DataFrame({'a': [1]})
--- instead
df = pd.read_csv('runs.csv')
df = pd.DataFrame({'a': [1]})
--- csv
a
1
--- diag
script:2:1: error: an import is not part of df scripts [df-unsupported]
    2 | from pandas import DataFrame
      | ^~~~
help: remove it: pd and np are predefined; their functions are pd.NAME and np.NAME
script:3:6: error: unknown name 'DataFrame' [df-name]
    3 | df = DataFrame({'a': [1]})
      |      ^~~~~~~~~
help: write pd.DataFrame({'a': [1]})

=== in place of null
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
from numpy import nan
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
script:2:1: error: an import is not part of df scripts [df-unsupported]
    2 | from numpy import nan
      | ^~~~
help: remove it: pd and np are predefined; their functions are pd.NAME and np.NAME
script:3:11: error: unknown name 'nan' [df-name]
    3 | df['c'] = nan
      |           ^~~
help: Python's names are None, np.nan, np.inf, True and False; write np.nan

=== in place of percentile of np
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = pd.DataFrame({'p95': [np.percentile(df['a'], 95)]})
--- instead
df = pd.read_csv('runs.csv')
df = pd.DataFrame({'p95': [df['a'].quantile(0.95)]})
--- csv
p95
29.25
--- diag
script:2:31: error: 'percentile' of np is not part of df scripts [df-unsupported]
    2 | df = pd.DataFrame({'p95': [np.percentile(df['a'], 95)]})
      |                               ^~~~~~~~~~
help: write df['a'].quantile(0.95)

=== in place of percentile of np, 2
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = df.groupby('g')['a'].agg(lambda x: np.percentile(x, 90)).reset_index()
--- instead
df = pd.read_csv('runs.csv')
df = df.groupby('g')['a'].agg(lambda x: x.quantile(0.9)).reset_index()
--- csv
g,a
x,28.0
y,23.0
--- diag
script:2:44: error: 'percentile' of np is not part of df scripts [df-unsupported]
    2 | df = df.groupby('g')['a'].agg(lambda x: np.percentile(x, 90)).reset_index()
      |                                            ^~~~~~~~~~
help: write x.quantile(0.9)

=== in place of percentile of np, 3
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = pd.DataFrame({'p': np.percentile(df['a'] / df['b'], [50, 95])})
--- instead
df = pd.read_csv('runs.csv')
df = pd.DataFrame({'p': (df['a'] / df['b']).quantile([0.5, 0.95]).values})
--- csv
p
10.0
10.0
--- diag
script:2:28: error: 'percentile' of np is not part of df scripts [df-unsupported]
    2 | df = pd.DataFrame({'p': np.percentile(df['a'] / df['b'], [50, 95])})
      |                            ^~~~~~~~~~
help: write (df['a'] / df['b']).quantile([0.5, 0.95]).values

=== in place of quantile of np
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
v = [1, 2, 4]
df['c'] = np.quantile(v, 0.5)
--- instead
df = pd.read_csv('runs.csv')
v = [1, 2, 4]
df['c'] = pd.Series(v).quantile(0.5)
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,2.0
a,y,25,2.5,2026-01-03,2.0
b,x,30,3.0,2026-02-01,2.0
c,y,5,0.5,2026-02-01,2.0
--- diag
script:3:14: error: 'quantile' of np is not part of df scripts [df-unsupported]
    3 | df['c'] = np.quantile(v, 0.5)
      |              ^~~~~~~~
help: write pd.Series(v).quantile(0.5)

=== in place of average of np
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = pd.DataFrame({'a': [np.average(df['b'], weights=df['a'])]})
--- instead
df = pd.read_csv('runs.csv')
df = pd.DataFrame({'a': [(df['b'] * df['a']).sum() / df['a'].sum()]})
--- csv
a
2.392857142857143
--- diag
script:2:29: error: 'average' of np is not part of df scripts [df-unsupported]
    2 | df = pd.DataFrame({'a': [np.average(df['b'], weights=df['a'])]})
      |                             ^~~~~~~
help: write (df['b'] * df['a']).sum() / df['a'].sum()

=== in place of average of np, 2
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = np.average(df['b'])
--- instead
df = pd.read_csv('runs.csv')
df['c'] = df['b'].mean()
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,1.8125
a,y,25,2.5,2026-01-03,1.8125
b,x,30,3.0,2026-02-01,1.8125
c,y,5,0.5,2026-02-01,1.8125
--- diag
script:2:14: error: 'average' of np is not part of df scripts [df-unsupported]
    2 | df['c'] = np.average(df['b'])
      |              ^~~~~~~
help: write df['b'].mean()

=== in place of nansum of np
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = np.nansum(df['b'])
--- instead
df = pd.read_csv('runs.csv')
df['c'] = df['b'].sum()
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,7.25
a,y,25,2.5,2026-01-03,7.25
b,x,30,3.0,2026-02-01,7.25
c,y,5,0.5,2026-02-01,7.25
--- diag
script:2:14: error: 'nansum' of np is not part of df scripts [df-unsupported]
    2 | df['c'] = np.nansum(df['b'])
      |              ^~~~~~
help: write df['b'].sum()

=== in place of nanmax of np
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = np.nanmax(df['b'])
--- instead
df = pd.read_csv('runs.csv')
df['c'] = df['b'].max()
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,3.0
a,y,25,2.5,2026-01-03,3.0
b,x,30,3.0,2026-02-01,3.0
c,y,5,0.5,2026-02-01,3.0
--- diag
script:2:14: error: 'nanmax' of np is not part of df scripts [df-unsupported]
    2 | df['c'] = np.nanmax(df['b'])
      |              ^~~~~~
help: write df['b'].max()

=== in place of nanmin of np
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = np.nanmin(df['b'])
--- instead
df = pd.read_csv('runs.csv')
df['c'] = df['b'].min()
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,0.5
a,y,25,2.5,2026-01-03,0.5
b,x,30,3.0,2026-02-01,0.5
c,y,5,0.5,2026-02-01,0.5
--- diag
script:2:14: error: 'nanmin' of np is not part of df scripts [df-unsupported]
    2 | df['c'] = np.nanmin(df['b'])
      |              ^~~~~~
help: write df['b'].min()

=== in place of nanmedian of np
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = np.nanmedian(df['b'])
--- instead
df = pd.read_csv('runs.csv')
df['c'] = df['b'].median()
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,1.875
a,y,25,2.5,2026-01-03,1.875
b,x,30,3.0,2026-02-01,1.875
c,y,5,0.5,2026-02-01,1.875
--- diag
script:2:14: error: 'nanmedian' of np is not part of df scripts [df-unsupported]
    2 | df['c'] = np.nanmedian(df['b'])
      |              ^~~~~~~~~
help: write df['b'].median()

=== in place of nanstd of np
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = round(np.nanstd(df['b']), 6)
--- instead
df = pd.read_csv('runs.csv')
df['c'] = round(df['b'].std(ddof=0), 6)
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,0.990186
a,y,25,2.5,2026-01-03,0.990186
b,x,30,3.0,2026-02-01,0.990186
c,y,5,0.5,2026-02-01,0.990186
--- diag
script:2:20: error: 'nanstd' of np is not part of df scripts [df-unsupported]
    2 | df['c'] = round(np.nanstd(df['b']), 6)
      |                    ^~~~~~
help: write df['b'].std(ddof=0)

=== in place of nanvar of np
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = round(np.nanvar(df['b']), 6)
--- instead
df = pd.read_csv('runs.csv')
df['c'] = round(df['b'].var(ddof=0), 6)
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,0.980469
a,y,25,2.5,2026-01-03,0.980469
b,x,30,3.0,2026-02-01,0.980469
c,y,5,0.5,2026-02-01,0.980469
--- diag
script:2:20: error: 'nanvar' of np is not part of df scripts [df-unsupported]
    2 | df['c'] = round(np.nanvar(df['b']), 6)
      |                    ^~~~~~
help: write df['b'].var(ddof=0)

=== in place of ptp of np
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = np.ptp(df['b'])
--- instead
df = pd.read_csv('runs.csv')
df['c'] = df['b'].max() - df['b'].min()
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,2.5
a,y,25,2.5,2026-01-03,2.5
b,x,30,3.0,2026-02-01,2.5
c,y,5,0.5,2026-02-01,2.5
--- diag
script:2:14: error: 'ptp' of np is not part of df scripts [df-unsupported]
    2 | df['c'] = np.ptp(df['b'])
      |              ^~~
help: write df['b'].max() - df['b'].min()

=== in place of any of np
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = np.any(df['b'] > 2)
--- instead
df = pd.read_csv('runs.csv')
df['c'] = (df['b'] > 2).any()
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,True
a,y,25,2.5,2026-01-03,True
b,x,30,3.0,2026-02-01,True
c,y,5,0.5,2026-02-01,True
--- diag
script:2:14: error: 'any' of np is not part of df scripts [df-unsupported]
    2 | df['c'] = np.any(df['b'] > 2)
      |              ^~~
help: write (df['b'] > 2).any()

=== in place of all of np
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = np.all(df['b'] > 0)
--- instead
df = pd.read_csv('runs.csv')
df['c'] = (df['b'] > 0).all()
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,True
a,y,25,2.5,2026-01-03,True
b,x,30,3.0,2026-02-01,True
c,y,5,0.5,2026-02-01,True
--- diag
script:2:14: error: 'all' of np is not part of df scripts [df-unsupported]
    2 | df['c'] = np.all(df['b'] > 0)
      |              ^~~
help: write (df['b'] > 0).all()

=== in place of count_nonzero of np
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = np.count_nonzero(df['b'] > 1)
--- instead
df = pd.read_csv('runs.csv')
df['c'] = (df['b'] > 1).astype(bool).sum()
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,3
a,y,25,2.5,2026-01-03,3
b,x,30,3.0,2026-02-01,3
c,y,5,0.5,2026-02-01,3
--- diag
script:2:14: error: 'count_nonzero' of np is not part of df scripts [df-unsupported]
    2 | df['c'] = np.count_nonzero(df['b'] > 1)
      |              ^~~~~~~~~~~~~
help: write (df['b'] > 1).astype(bool).sum()

=== in place of arange of np
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = np.arange(0, 1, 0.25)
--- instead
df = pd.read_csv('runs.csv')
df['c'] = pd.Series([0 + i * (0.25) for i in range(int(np.ceil((1 - (0)) / (0.25))))]).values
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,0.0
a,y,25,2.5,2026-01-03,0.25
b,x,30,3.0,2026-02-01,0.5
c,y,5,0.5,2026-02-01,0.75
--- diag
script:2:14: error: 'arange' of np is not part of df scripts [df-unsupported]
    2 | df['c'] = np.arange(0, 1, 0.25)
      |              ^~~~~~
help: write pd.Series([0 + i * (0.25) for i in range(int(np.ceil((1 - (0)) / (0.25))))]).values

=== in place of arange of np, 2
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = np.arange(1, 5)
--- instead
df = pd.read_csv('runs.csv')
df['c'] = pd.Series(range(1, 5)).values
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,1
a,y,25,2.5,2026-01-03,2
b,x,30,3.0,2026-02-01,3
c,y,5,0.5,2026-02-01,4
--- diag
script:2:14: error: 'arange' of np is not part of df scripts [df-unsupported]
    2 | df['c'] = np.arange(1, 5)
      |              ^~~~~~
help: write pd.Series(range(1, 5)).values

=== in place of linspace of np
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = np.linspace(0, 1, 4).round(6)
--- instead
df = pd.read_csv('runs.csv')
df['c'] = pd.Series([0 + i * ((1) - (0)) / (4 - 1) for i in range(4)]).values.round(6)
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,0.0
a,y,25,2.5,2026-01-03,0.333333
b,x,30,3.0,2026-02-01,0.666667
c,y,5,0.5,2026-02-01,1.0
--- diag
script:2:14: error: 'linspace' of np is not part of df scripts [df-unsupported]
    2 | df['c'] = np.linspace(0, 1, 4).round(6)
      |              ^~~~~~~~
help: write pd.Series([0 + i * ((1) - (0)) / (4 - 1) for i in range(4)]).values

=== in place of zeros of np
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = np.zeros(4)
--- instead
df = pd.read_csv('runs.csv')
df['c'] = pd.Series([0.0] * 4).values
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,0.0
a,y,25,2.5,2026-01-03,0.0
b,x,30,3.0,2026-02-01,0.0
c,y,5,0.5,2026-02-01,0.0
--- diag
script:2:14: error: 'zeros' of np is not part of df scripts [df-unsupported]
    2 | df['c'] = np.zeros(4)
      |              ^~~~~
help: write pd.Series([0.0] * 4).values

=== in place of ones of np
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = np.ones(len(df))
--- instead
df = pd.read_csv('runs.csv')
df['c'] = pd.Series([1.0] * len(df)).values
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,1.0
a,y,25,2.5,2026-01-03,1.0
b,x,30,3.0,2026-02-01,1.0
c,y,5,0.5,2026-02-01,1.0
--- diag
script:2:14: error: 'ones' of np is not part of df scripts [df-unsupported]
    2 | df['c'] = np.ones(len(df))
      |              ^~~~
help: write pd.Series([1.0] * len(df)).values

=== in place of full of np
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = np.full(len(df), 7)
--- instead
df = pd.read_csv('runs.csv')
df['c'] = pd.Series([7] * len(df)).values
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,7
a,y,25,2.5,2026-01-03,7
b,x,30,3.0,2026-02-01,7
c,y,5,0.5,2026-02-01,7
--- diag
script:2:14: error: 'full' of np is not part of df scripts [df-unsupported]
    2 | df['c'] = np.full(len(df), 7)
      |              ^~~~
help: write pd.Series([7] * len(df)).values

=== in place of zeros_like of np
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = np.zeros_like(df['a'])
--- instead
df = pd.read_csv('runs.csv')
df['c'] = df['a'] * 0
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,0
a,y,25,2.5,2026-01-03,0
b,x,30,3.0,2026-02-01,0
c,y,5,0.5,2026-02-01,0
--- diag
script:2:14: error: 'zeros_like' of np is not part of df scripts [df-unsupported]
    2 | df['c'] = np.zeros_like(df['a'])
      |              ^~~~~~~~~~
help: write df['a'] * 0

=== in place of ones_like of np
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = np.ones_like(df['a'])
--- instead
df = pd.read_csv('runs.csv')
df['c'] = df['a'] * 0 + 1
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,1
a,y,25,2.5,2026-01-03,1
b,x,30,3.0,2026-02-01,1
c,y,5,0.5,2026-02-01,1
--- diag
script:2:14: error: 'ones_like' of np is not part of df scripts [df-unsupported]
    2 | df['c'] = np.ones_like(df['a'])
      |              ^~~~~~~~~
help: write df['a'] * 0 + 1

=== in place of array of np
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
w = np.array([1, 2, 3, 4])
df['c'] = w * 2
--- instead
df = pd.read_csv('runs.csv')
w = pd.Series([1, 2, 3, 4]).values
df['c'] = w * 2
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,2
a,y,25,2.5,2026-01-03,4
b,x,30,3.0,2026-02-01,6
c,y,5,0.5,2026-02-01,8
--- diag
script:2:8: error: 'array' of np is not part of df scripts [df-unsupported]
    2 | w = np.array([1, 2, 3, 4])
      |        ^~~~~
help: write pd.Series([1, 2, 3, 4]).values

=== in place of corrcoef of np
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = round(np.corrcoef(df['a'], df['b'])[0, 1], 6)
--- instead
df = pd.read_csv('runs.csv')
df['c'] = round(((df['a'] - df['a'].mean()) * (df['b'] - df['b'].mean())).mean() / (df['a'].std(ddof=0) * df['b'].std(ddof=0)), 6)
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,0.995066
a,y,25,2.5,2026-01-03,0.995066
b,x,30,3.0,2026-02-01,0.995066
c,y,5,0.5,2026-02-01,0.995066
--- diag
script:2:20: error: 'corrcoef' of np is not part of df scripts [df-unsupported]
    2 | df['c'] = round(np.corrcoef(df['a'], df['b'])[0, 1], 6)
      |                    ^~~~~~~~
help: write ((df['a'] - df['a'].mean()) * (df['b'] - df['b'].mean())).mean() / (df['a'].std(ddof=0) * df['b'].std(ddof=0))

=== in place of unique of np
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = pd.DataFrame({'m': np.unique(df['k'])})
--- instead
df = pd.read_csv('runs.csv')
df = pd.DataFrame({'m': sorted(df['k'].unique())})
--- csv
m
a
b
c
--- diag
script:2:28: error: 'unique' of np is not part of df scripts [df-unsupported]
    2 | df = pd.DataFrame({'m': np.unique(df['k'])})
      |                            ^~~~~~
help: write sorted(df['k'].unique())

=== in place of concatenate of np
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = pd.DataFrame({'c': np.concatenate([df['a'], df['b']])})
--- instead
df = pd.read_csv('runs.csv')
df = pd.DataFrame({'c': pd.concat([df['a'], df['b']]).values})
--- csv
c
10.0
25.0
30.0
5.0
1.25
2.5
3.0
0.5
--- diag
script:2:28: error: 'concatenate' of np is not part of df scripts [df-unsupported]
    2 | df = pd.DataFrame({'c': np.concatenate([df['a'], df['b']])})
      |                            ^~~~~~~~~~~
help: write pd.concat([df['a'], df['b']]).values

=== in place of sort of np
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = np.sort(df['a'])
--- instead
df = pd.read_csv('runs.csv')
df['c'] = sorted(df['a'])
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,5
a,y,25,2.5,2026-01-03,10
b,x,30,3.0,2026-02-01,25
c,y,5,0.5,2026-02-01,30
--- diag
script:2:14: error: 'sort' of np is not part of df scripts [df-unsupported]
    2 | df['c'] = np.sort(df['a'])
      |              ^~~~
help: write sorted(df['a'])

=== in place of argsort of np
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = df.iloc[np.argsort(df['a'])]
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
script:2:17: error: 'argsort' of np is not part of df scripts [df-unsupported]
    2 | df = df.iloc[np.argsort(df['a'])]
      |                 ^~~~~~~
help: use labels, and .loc instead of .iloc: write df['a'].sort_values().index

=== in place of argmax of np
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = np.argmax(df['a'])
--- instead
df = pd.read_csv('runs.csv')
df['c'] = df['a'].idxmax()
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,2
a,y,25,2.5,2026-01-03,2
b,x,30,3.0,2026-02-01,2
c,y,5,0.5,2026-02-01,2
--- diag
script:2:14: error: 'argmax' of np is not part of df scripts [df-unsupported]
    2 | df['c'] = np.argmax(df['a'])
      |              ^~~~~~
help: write df['a'].idxmax()

=== in place of argmin of np
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = np.argmin(df['a'])
--- instead
df = pd.read_csv('runs.csv')
df['c'] = df['a'].idxmin()
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,3
a,y,25,2.5,2026-01-03,3
b,x,30,3.0,2026-02-01,3
c,y,5,0.5,2026-02-01,3
--- diag
script:2:14: error: 'argmin' of np is not part of df scripts [df-unsupported]
    2 | df['c'] = np.argmin(df['a'])
      |              ^~~~~~
help: write df['a'].idxmin()

=== in place of diff of np
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = pd.DataFrame({'c': np.diff(df['b'])})
--- instead
df = pd.read_csv('runs.csv')
df = pd.DataFrame({'c': df['b'].diff().iloc[1:].values})
--- csv
c
1.25
0.5
-2.5
--- diag
script:2:28: error: 'diff' of np is not part of df scripts [df-unsupported]
    2 | df = pd.DataFrame({'c': np.diff(df['b'])})
      |                            ^~~~
help: write df['b'].diff().iloc[1:].values

=== in place of cumsum of np
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = np.cumsum(df['a'])
--- instead
df = pd.read_csv('runs.csv')
df['c'] = df['a'].cumsum()
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,10
a,y,25,2.5,2026-01-03,35
b,x,30,3.0,2026-02-01,65
c,y,5,0.5,2026-02-01,70
--- diag
script:2:14: error: 'cumsum' of np is not part of df scripts [df-unsupported]
    2 | df['c'] = np.cumsum(df['a'])
      |              ^~~~~~
help: write df['a'].cumsum()

=== in place of cumprod of np
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = np.cumprod(df['a'])
--- instead
df = pd.read_csv('runs.csv')
df['c'] = df['a'].cumprod()
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,10
a,y,25,2.5,2026-01-03,250
b,x,30,3.0,2026-02-01,7500
c,y,5,0.5,2026-02-01,37500
--- diag
script:2:14: error: 'cumprod' of np is not part of df scripts [df-unsupported]
    2 | df['c'] = np.cumprod(df['a'])
      |              ^~~~~~~
help: write df['a'].cumprod()

=== in place of digitize of np
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = np.digitize(df['a'], [10, 20])
--- instead
df = pd.read_csv('runs.csv')
df['c'] = pd.cut(df['a'], [-np.inf] + [10, 20] + [np.inf], right=False, labels=False)
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,1
a,y,25,2.5,2026-01-03,2
b,x,30,3.0,2026-02-01,2
c,y,5,0.5,2026-02-01,0
--- diag
script:2:14: error: 'digitize' of np is not part of df scripts [df-unsupported]
    2 | df['c'] = np.digitize(df['a'], [10, 20])
      |              ^~~~~~~~
help: write pd.cut(df['a'], [-np.inf] + [10, 20] + [np.inf], right=False, labels=False)

=== in place of histogram of np
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = pd.DataFrame({'c': np.histogram(df['a'], [0, 10, 20, 40])[0]})
--- instead
df = pd.read_csv('runs.csv')
df = pd.DataFrame({'c': pd.cut(df['a'], [0, 10, 20, 40], right=False).value_counts(sort=False).tolist()})
--- csv
c
1
1
2
--- diag
script:2:28: error: 'histogram' of np is not part of df scripts [df-unsupported]
    2 | df = pd.DataFrame({'c': np.histogram(df['a'], [0, 10, 20, 40])[0]})
      |                            ^~~~~~~~~
help: write pd.cut(df['a'], [0, 10, 20, 40], right=False).value_counts(sort=False).tolist()

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

=== in place of isclose of np
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = np.isclose(df['b'], df['a'] / 8)
--- instead
df = pd.read_csv('runs.csv')
df['c'] = (df['b'] - (df['a'] / 8)).abs() <= 1e-8 + 1e-5 * abs(df['a'] / 8)
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,True
a,y,25,2.5,2026-01-03,False
b,x,30,3.0,2026-02-01,False
c,y,5,0.5,2026-02-01,False
--- diag
script:2:14: error: 'isclose' of np is not part of df scripts [df-unsupported]
    2 | df['c'] = np.isclose(df['b'], df['a'] / 8)
      |              ^~~~~~~
help: write (df['b'] - (df['a'] / 8)).abs() <= 1e-8 + 1e-5 * abs(df['a'] / 8)

=== in place of allclose of np
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = np.allclose(df['b'], df['a'])
--- instead
df = pd.read_csv('runs.csv')
df['c'] = ((df['b'] - (df['a'])).abs() <= 1e-8 + 1e-5 * abs(df['a'])).all()
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,False
a,y,25,2.5,2026-01-03,False
b,x,30,3.0,2026-02-01,False
c,y,5,0.5,2026-02-01,False
--- diag
script:2:14: error: 'allclose' of np is not part of df scripts [df-unsupported]
    2 | df['c'] = np.allclose(df['b'], df['a'])
      |              ^~~~~~~~
help: write ((df['b'] - (df['a'])).abs() <= 1e-8 + 1e-5 * abs(df['a'])).all()

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
df['c'] = str(np.datetime64('2026-01-31'))
--- instead
df = pd.read_csv('runs.csv')
df['c'] = str(pd.Timestamp('2026-01-31'))
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,2026-01-31
a,y,25,2.5,2026-01-03,2026-01-31
b,x,30,3.0,2026-02-01,2026-01-31
c,y,5,0.5,2026-02-01,2026-01-31
--- diag
script:2:18: error: 'datetime64' of np is not part of df scripts [df-unsupported]
    2 | df['c'] = str(np.datetime64('2026-01-31'))
      |                  ^~~~~~~~~~
help: write pd.Timestamp('2026-01-31')

=== in place of float64 of np
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = df['a'].astype(np.float64)
--- instead
df = pd.read_csv('runs.csv')
df['c'] = df['a'].astype(float)
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,10.0
a,y,25,2.5,2026-01-03,25.0
b,x,30,3.0,2026-02-01,30.0
c,y,5,0.5,2026-02-01,5.0
--- diag
script:2:29: error: 'float64' of np is not part of df scripts [df-unsupported]
    2 | df['c'] = df['a'].astype(np.float64)
      |                             ^~~~~~~
help: write float

=== in place of int64 of np
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = df['b'].astype(np.int64)
--- instead
df = pd.read_csv('runs.csv')
df['c'] = df['b'].astype(int)
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,1
a,y,25,2.5,2026-01-03,2
b,x,30,3.0,2026-02-01,3
c,y,5,0.5,2026-02-01,0
--- diag
script:2:29: error: 'int64' of np is not part of df scripts [df-unsupported]
    2 | df['c'] = df['b'].astype(np.int64)
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

=== in place of bool_ of np
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = (df['b'] > 1).astype(np.bool_)
--- instead
df = pd.read_csv('runs.csv')
df['c'] = (df['b'] > 1).astype(bool)
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,True
a,y,25,2.5,2026-01-03,True
b,x,30,3.0,2026-02-01,True
c,y,5,0.5,2026-02-01,False
--- diag
script:2:35: error: 'bool_' of np is not part of df scripts [df-unsupported]
    2 | df['c'] = (df['b'] > 1).astype(np.bool_)
      |                                   ^~~~~
help: write bool

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

=== in place of repeat of np
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = pd.DataFrame({'c': np.repeat(df['k'], 2)})
--- instead
df = pd.read_csv('runs.csv')
df = pd.DataFrame({'c': [x for x in df['k'] for i in range(2)]})
--- csv
c
a
a
a
a
b
b
c
c
--- diag
script:2:28: error: 'repeat' of np is not part of df scripts [df-unsupported]
    2 | df = pd.DataFrame({'c': np.repeat(df['k'], 2)})
      |                            ^~~~~~
help: write [x for x in df['k'] for i in range(2)]

=== in place of tile of np
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = np.tile([1, 2], 2)
--- instead
df = pd.read_csv('runs.csv')
df['c'] = list([1, 2]) * 2
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,1
a,y,25,2.5,2026-01-03,2
b,x,30,3.0,2026-02-01,1
c,y,5,0.5,2026-02-01,2
--- diag
script:2:14: error: 'tile' of np is not part of df scripts [df-unsupported]
    2 | df['c'] = np.tile([1, 2], 2)
      |              ^~~~
help: write list([1, 2]) * 2

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

=== in place of qcut of pd
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = pd.qcut(df['a'], 2, labels=['low', 'high'])
--- instead
df = pd.read_csv('runs.csv')
df['c'] = pd.cut(df['a'], df['a'].quantile([i / 2 for i in range(2 + 1)]).tolist(), labels=['low', 'high'], include_lowest=True)
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,low
a,y,25,2.5,2026-01-03,high
b,x,30,3.0,2026-02-01,high
c,y,5,0.5,2026-02-01,low
--- diag
script:2:14: error: 'qcut' of pd is not part of df scripts [df-unsupported]
    2 | df['c'] = pd.qcut(df['a'], 2, labels=['low', 'high'])
      |              ^~~~
help: write pd.cut(df['a'], df['a'].quantile([i / 2 for i in range(2 + 1)]).tolist(), labels=['low', 'high'], include_lowest=True)

=== in place of qcut of pd, 2
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = pd.qcut(df['a'], 2)
--- instead
df = pd.read_csv('runs.csv')
df['c'] = pd.cut(df['a'], df['a'].quantile([i / 2 for i in range(2 + 1)]).tolist(), include_lowest=True)
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,"(4.999, 17.5]"
a,y,25,2.5,2026-01-03,"(17.5, 30.0]"
b,x,30,3.0,2026-02-01,"(17.5, 30.0]"
c,y,5,0.5,2026-02-01,"(4.999, 17.5]"
--- diag
script:2:14: error: 'qcut' of pd is not part of df scripts [df-unsupported]
    2 | df['c'] = pd.qcut(df['a'], 2)
      |              ^~~~
help: write pd.cut(df['a'], df['a'].quantile([i / 2 for i in range(2 + 1)]).tolist(), include_lowest=True)

=== in place of get_dummies of pd
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = pd.get_dummies(df['g']).astype(int)
--- instead
df = pd.read_csv('runs.csv')
df = pd.DataFrame({v: (df['g'] == v).astype(int) for v in sorted(df['g'].dropna().unique())}).astype(int)
--- csv
x,y
1,0
0,1
1,0
0,1
--- diag
script:2:9: error: 'get_dummies' of pd is not part of df scripts [df-unsupported]
    2 | df = pd.get_dummies(df['g']).astype(int)
      |         ^~~~~~~~~~~
help: for a column of each value, write pd.DataFrame({v: (df['g'] == v).astype(int) for v in sorted(df['g'].dropna().unique())})

=== in place of date_range of pd
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = pd.DataFrame({'d': pd.date_range('2026-01-01', periods=2)})
--- instead
df = pd.read_csv('runs.csv')
df = pd.DataFrame({'d': pd.to_datetime(['2026-01-01', '2026-01-02'])})
--- csv
d
2026-01-01
2026-01-02
--- diag
script:2:28: error: 'date_range' of pd is not part of df scripts [df-unsupported]
    2 | df = pd.DataFrame({'d': pd.date_range('2026-01-01', periods=2)})
      |                            ^~~~~~~~~~
help: put the dates into the CSV file, or write pd.to_datetime(['2026-01-01', '2026-01-02'])

=== in place of read_table of pd
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = pd.read_table('runs.csv')
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
script:2:9: error: 'read_table' of pd is not part of df scripts [df-unsupported]
    2 | df = pd.read_table('runs.csv')
      |         ^~~~~~~~~~
help: write pd.read_csv('runs.csv', sep='\t')

=== in place of read_json of pd
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- data runs.json
[{"k": "a", "g": "x", "a": 10, "b": 1.25, "day": "2026-01-02"}, {"k": "a", "g": "y", "a": 25, "b": 2.5, "day": "2026-01-03"}, {"k": "b", "g": "x", "a": 30, "b": 3.0, "day": "2026-02-01"}, {"k": "c", "g": "y", "a": 5, "b": 0.5, "day": "2026-02-01"}]
--- script
df = pd.read_csv('runs.csv')
df = pd.read_json('runs.json')
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
script:2:9: error: 'read_json' of pd is not part of df scripts [df-unsupported]
    2 | df = pd.read_json('runs.json')
      |         ^~~~~~~~~
help: scripts read only CSV files; the guide's page 'From your benchmark tool' has commands that convert JSON (jq), SQLite and others to CSV; write pd.read_csv('runs.csv')

=== in place of pivot_table of pd
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = pd.pivot_table(df, index='k', columns='g', values='a').reset_index()
--- instead
df = pd.read_csv('runs.csv')
df = df.pivot_table(index='k', columns='g', values='a').reset_index()
--- csv
k,x,y
a,10.0,25.0
b,30.0,
c,,5.0
--- diag
script:2:9: error: 'pivot_table' of pd is not part of df scripts [df-unsupported]
    2 | df = pd.pivot_table(df, index='k', columns='g', values='a').reset_index()
      |         ^~~~~~~~~~~
help: write df.pivot_table(index='k', columns='g', values='a')

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

=== in place of wide_to_long of pd
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

=== in place of to_timedelta of pd
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = pd.to_timedelta(df['a'], unit='s').dt.total_seconds()
--- instead
df = pd.read_csv('runs.csv')
df['c'] = df['a'] * 1.0
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,10.0
a,y,25,2.5,2026-01-03,25.0
b,x,30,3.0,2026-02-01,30.0
c,y,5,0.5,2026-02-01,5.0
--- diag
script:2:14: error: 'to_timedelta' of pd is not part of df scripts [df-unsupported]
    2 | df['c'] = pd.to_timedelta(df['a'], unit='s').dt.total_seconds()
      |              ^~~~~~~~~~~~
help: durations are numbers, such as seconds; write df['a']

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

=== in place of factorize of pd
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = pd.factorize(df['k'])[0]
--- instead
df = pd.read_csv('runs.csv')
df['c'] = df['k'].map({v: i for i, v in enumerate(df['k'].unique())})
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,0
a,y,25,2.5,2026-01-03,0
b,x,30,3.0,2026-02-01,1
c,y,5,0.5,2026-02-01,2
--- diag
script:2:14: error: 'factorize' of pd is not part of df scripts [df-unsupported]
    2 | df['c'] = pd.factorize(df['k'])[0]
      |              ^~~~~~~~~
help: write df['k'].map({v: i for i, v in enumerate(df['k'].unique())})

=== in place of NA of pd
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = pd.NA
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
script:2:14: error: 'NA' of pd is not part of df scripts [df-unsupported]
    2 | df['c'] = pd.NA
      |              ^~
help: write np.nan

=== in place of Index of pd
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = pd.Index([1, 2, 3, 4])
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
script:2:14: error: 'Index' of pd is not part of df scripts [df-unsupported]
    2 | df['c'] = pd.Index([1, 2, 3, 4])
      |              ^~~~~
help: write list([1, 2, 3, 4])

=== in place of MultiIndex of pd
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df.index = pd.MultiIndex.from_arrays([df['k'], df['g']])
--- instead
df = pd.read_csv('runs.csv')
df = df.set_index(['k', 'g'], drop=False)
--- csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3.0,2026-02-01
c,y,5,0.5,2026-02-01
--- diag
script:2:15: error: 'MultiIndex' of pd is not part of df scripts [df-unsupported]
    2 | df.index = pd.MultiIndex.from_arrays([df['k'], df['g']])
      |               ^~~~~~~~~~
help: make labels of several levels from columns; write df.set_index(['k', 'g'], drop=False)

=== in place of CategoricalDtype of pd
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['k'] = df['k'].astype(pd.CategoricalDtype(['c', 'b', 'a'], ordered=True))
df = df.sort_values('k')
--- instead
df = pd.read_csv('runs.csv')
df['k'] = df['k'].astype('category').cat.set_categories(['c', 'b', 'a'], ordered=True)
df = df.sort_values('k')
--- csv
k,g,a,b,day
c,y,5,0.5,2026-02-01
b,x,30,3.0,2026-02-01
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
--- diag
script:2:29: error: 'CategoricalDtype' of pd is not part of df scripts [df-unsupported]
    2 | df['k'] = df['k'].astype(pd.CategoricalDtype(['c', 'b', 'a'], ordered=True))
      |                             ^~~~~~~~~~~~~~~~
help: write .astype('category').cat.set_categories(['c', 'b', 'a'], ordered=True)

=== in place of set_option of pd
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
pd.set_option('display.max_rows', 5)
--- instead
df = pd.read_csv('runs.csv')
--- csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3.0,2026-02-01
c,y,5,0.5,2026-02-01
--- diag
script:2:4: error: 'set_option' of pd is not part of df scripts [df-unsupported]
    2 | pd.set_option('display.max_rows', 5)
      |    ^~~~~~~~~~
help: remove it: pages show all of df; format numbers with round() and map('{:.2f}'.format)

=== in place of set_option of pd, 2
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
pd.options.display.precision = 2
--- instead
df = pd.read_csv('runs.csv')
--- csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3.0,2026-02-01
c,y,5,0.5,2026-02-01
--- diag
script:2:4: error: 'options' of pd is not part of df scripts [df-unsupported]
    2 | pd.options.display.precision = 2
      |    ^~~~~~~
help: remove it: pages show all of df; format numbers with round() and map('{:.2f}'.format)

=== in place of Grouper of pd
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['day'] = pd.to_datetime(df['day'])
df = df.groupby(pd.Grouper(key='day', freq='M'))['a'].sum().tolist()
df = pd.DataFrame({'a': df})
--- instead
df = pd.read_csv('runs.csv')
df = df.groupby(df['day'].str[:7])['a'].sum().tolist()
df = pd.DataFrame({'a': df})
--- csv
a
35
35
--- diag
script:3:20: error: 'Grouper' of pd is not part of df scripts [df-unsupported]
    3 | df = df.groupby(pd.Grouper(key='day', freq='M'))['a'].sum().tolist()
      |                    ^~~~~~~
help: to group by month, write df.groupby(df['day'].str[:7])

=== in place of DateOffset of pd
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['m'] = pd.DatetimeIndex(df['day']).strftime('%Y-%m')
--- instead
df = pd.read_csv('runs.csv')
df['m'] = df['day'].str[:7]
--- csv
k,g,a,b,day,m
a,x,10,1.25,2026-01-02,2026-01
a,y,25,2.5,2026-01-03,2026-01
b,x,30,3.0,2026-02-01,2026-02
c,y,5,0.5,2026-02-01,2026-02
--- diag
script:2:14: error: 'DatetimeIndex' of pd is not part of df scripts [df-unsupported]
    2 | df['m'] = pd.DatetimeIndex(df['day']).strftime('%Y-%m')
      |              ^~~~~~~~~~~~~
help: dates are ISO strings, which can be compared and sliced; for the month, write df['day'].str[:7]

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
df['c'] = df['a'].astype(float)
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
help: write float

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

=== in place of from_dict of function
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
d = {'a': [1, 2], 'b': [3, 4]}
df = pd.DataFrame.from_dict(d, orient='index', columns=['x', 'y'])
--- instead
df = pd.read_csv('runs.csv')
d = {'a': [1, 2], 'b': [3, 4]}
df = pd.DataFrame(list(d.values()), index=list(d.keys()), columns=['x', 'y'])
--- csv
x,y
1,2
3,4
--- diag
script:3:19: error: 'from_dict' of pd.DataFrame is not part of df scripts [df-unsupported]
    3 | df = pd.DataFrame.from_dict(d, orient='index', columns=['x', 'y'])
      |                   ^~~~~~~~~
help: write pd.DataFrame(list(d.values()), index=list(d.keys()), columns=['x', 'y'])

=== in place of from_dict of function, 2
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
d = {'a': {'x': 1, 'y': 2}, 'b': {'x': 3, 'y': 4}}
df = pd.DataFrame.from_dict(d, orient='index')
--- instead
df = pd.read_csv('runs.csv')
d = {'a': {'x': 1, 'y': 2}, 'b': {'x': 3, 'y': 4}}
df = pd.DataFrame(list(d.values()), index=list(d.keys()))
--- csv
x,y
1,2
3,4
--- diag
script:3:19: error: 'from_dict' of pd.DataFrame is not part of df scripts [df-unsupported]
    3 | df = pd.DataFrame.from_dict(d, orient='index')
      |                   ^~~~~~~~~
help: write pd.DataFrame(list(d.values()), index=list(d.keys()))

=== in place of from_dict of function, 3
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = pd.DataFrame.from_dict({'a': [1, 2]})
--- instead
df = pd.read_csv('runs.csv')
df = pd.DataFrame({'a': [1, 2]})
--- csv
a
1
2
--- diag
script:2:19: error: 'from_dict' of pd.DataFrame is not part of df scripts [df-unsupported]
    2 | df = pd.DataFrame.from_dict({'a': [1, 2]})
      |                   ^~~~~~~~~
help: write pd.DataFrame({'a': [1, 2]})

=== in place of eval of DataFrame
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = df.eval('c = a * b')
--- instead
df = pd.read_csv('runs.csv')
df = df.assign(c=df.eval("a * b"))
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,12.5
a,y,25,2.5,2026-01-03,62.5
b,x,30,3.0,2026-02-01,90.0
c,y,5,0.5,2026-02-01,2.5
--- diag
script:2:14: error: an assignment in eval is not part of df scripts [df-unsupported]
    2 | df = df.eval('c = a * b')
      |              ^~~~~~~~~~~
help: write df.assign(c=df.eval("a * b"))

=== in place of iterrows of DataFrame
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = [r['a'] * r['b'] for _, r in df.iterrows()]
--- instead
df = pd.read_csv('runs.csv')
df['c'] = df.apply(lambda r: r['a'] * r['b'], axis=1)
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,12.5
a,y,25,2.5,2026-01-03,62.5
b,x,30,3.0,2026-02-01,90.0
c,y,5,0.5,2026-02-01,2.5
--- diag
script:2:43: error: 'iterrows' of DataFrame is not part of df scripts [df-unsupported]
    2 | df['c'] = [r['a'] * r['b'] for _, r in df.iterrows()]
      |                                           ^~~~~~~~
help: for several columns, row by row: [... for a, b in zip(df['a'], df['b'])]; for each row as a whole, write df.apply(lambda r: r['a'] * r['b'], axis=1)

=== in place of to_dict of DataFrame
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = pd.DataFrame([r for r in df[['k', 'a']].to_dict('records') if r['a'] > 9])
--- instead
df = pd.read_csv('runs.csv')
df = pd.DataFrame([r for r in [{c: df[['k', 'a']][c].iloc[i] for c in df[['k', 'a']].columns} for i in range(len(df[['k', 'a']]))] if r['a'] > 9])
--- csv
k,a
a,10
a,25
b,30
--- diag
script:2:46: error: 'to_dict' of DataFrame is not part of df scripts [df-unsupported]
    2 | df = pd.DataFrame([r for r in df[['k', 'a']].to_dict('records') if r['a'] > 9])
      |                                              ^~~~~~~
help: write [{c: df[['k', 'a']][c].iloc[i] for c in df[['k', 'a']].columns} for i in range(len(df[['k', 'a']]))]

=== in place of to_dict of DataFrame, 2
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
d = df.set_index('k').to_dict()['a']
df['c'] = df['k'].map(d)
--- instead
df = pd.read_csv('runs.csv')
d = dict(zip(df['k'], df['a']))
df['c'] = df['k'].map(d)
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,25
a,y,25,2.5,2026-01-03,25
b,x,30,3.0,2026-02-01,30
c,y,5,0.5,2026-02-01,5
--- diag
script:2:23: error: 'to_dict' of DataFrame is not part of df scripts [df-unsupported]
    2 | d = df.set_index('k').to_dict()['a']
      |                       ^~~~~~~
help: for a dict of two columns, write dict(zip(df['k'], df['a']))

=== in place of to_numpy of Series
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = df['a'].to_numpy() * 2
--- instead
df = pd.read_csv('runs.csv')
df['c'] = df['a'].values * 2
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,20
a,y,25,2.5,2026-01-03,50
b,x,30,3.0,2026-02-01,60
c,y,5,0.5,2026-02-01,10
--- diag
script:2:19: error: 'to_numpy' of Series is not part of df scripts [df-unsupported]
    2 | df['c'] = df['a'].to_numpy() * 2
      |                   ^~~~~~~~
help: write df['a'].values

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

=== in place of to_markdown of DataFrame
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df.info(buf=open('/dev/null', 'w'))
--- instead
df = pd.read_csv('runs.csv')
--- csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3.0,2026-02-01
c,y,5,0.5,2026-02-01
--- diag
script:2:4: error: 'info' of DataFrame is not part of df scripts [df-unsupported]
    2 | df.info(buf=open('/dev/null', 'w'))
      |    ^~~~
help: remove the call: the page shows df and offers it as CSV

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

=== in place of resample of DataFrame
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = df.set_index(pd.to_datetime(df['day'])).resample('M')['a'].sum().tolist()
df = pd.DataFrame({'a': df})
--- instead
df = pd.read_csv('runs.csv')
df = df.groupby(df['day'].str[:7])['a'].sum()
df = pd.DataFrame({'a': df})
--- csv
a
35
35
--- diag
script:2:46: error: 'resample' of DataFrame is not part of df scripts [df-unsupported]
    2 | df = df.set_index(pd.to_datetime(df['day'])).resample('M')['a'].sum().tolist()
      |                                              ^~~~~~~~
help: to group by month with a column of dates, write df.groupby(df['day'].str[:7])['a'].sum()

=== in place of rolling of Series
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = df['a'].rolling(3, min_periods=1).mean().round(6)
--- instead
df = pd.read_csv('runs.csv')
df['c'] = pd.DataFrame({i: df['a'].shift(i) for i in range(3)}).mean(axis=1).round(6)
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,10.0
a,y,25,2.5,2026-01-03,17.5
b,x,30,3.0,2026-02-01,21.666667
c,y,5,0.5,2026-02-01,20.0
--- diag
script:2:19: error: 'rolling' of Series is not part of df scripts [df-unsupported]
    2 | df['c'] = df['a'].rolling(3, min_periods=1).mean().round(6)
      |                   ^~~~~~~
help: write pd.DataFrame({i: df['a'].shift(i) for i in range(3)}).mean(axis=1)

=== in place of rolling of Series, 2
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = df['a'].rolling(3).mean().round(6)
--- instead
df = pd.read_csv('runs.csv')
df['c'] = pd.DataFrame({i: df['a'].shift(i) for i in range(3)}).mean(axis=1, skipna=False).round(6)
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,
a,y,25,2.5,2026-01-03,
b,x,30,3.0,2026-02-01,21.666667
c,y,5,0.5,2026-02-01,20.0
--- diag
script:2:19: error: 'rolling' of Series is not part of df scripts [df-unsupported]
    2 | df['c'] = df['a'].rolling(3).mean().round(6)
      |                   ^~~~~~~
help: write pd.DataFrame({i: df['a'].shift(i) for i in range(3)}).mean(axis=1, skipna=False)

=== in place of rolling of DataFrame
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = df.rolling(2, on='k')['a'].mean()
--- instead
df = pd.read_csv('runs.csv')
df['c'] = pd.DataFrame({i: df['a'].shift(i) for i in range(2)}).mean(axis=1, skipna=False)
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,
a,y,25,2.5,2026-01-03,17.5
b,x,30,3.0,2026-02-01,27.5
c,y,5,0.5,2026-02-01,17.5
--- diag
script:2:14: error: 'rolling' of DataFrame is not part of df scripts [df-unsupported]
    2 | df['c'] = df.rolling(2, on='k')['a'].mean()
      |              ^~~~~~~
help: for one column, write pd.DataFrame({i: df['a'].shift(i) for i in range(2)}).mean(axis=1, skipna=False)

=== in place of expanding of Series
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = df['a'].expanding().mean().round(6)
--- instead
df = pd.read_csv('runs.csv')
df['c'] = (df['a'].cumsum().ffill() / df['a'].notna().cumsum()).round(6)
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,10.0
a,y,25,2.5,2026-01-03,17.5
b,x,30,3.0,2026-02-01,21.666667
c,y,5,0.5,2026-02-01,17.5
--- diag
script:2:19: error: 'expanding' of Series is not part of df scripts [df-unsupported]
    2 | df['c'] = df['a'].expanding().mean().round(6)
      |                   ^~~~~~~~~
help: write df['a'].cumsum().ffill() / df['a'].notna().cumsum()

=== in place of interpolate of Series
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
s = pd.Series([1.0, np.nan, 2.0])
df = s.interpolate().to_frame('c')
--- instead
df = pd.read_csv('runs.csv')
s = pd.Series([1.0, np.nan, 2.0])
df = s.fillna((s.ffill() + s.bfill()) / 2).to_frame('c')
--- csv
c
1.0
1.5
2.0
--- diag
script:3:8: error: 'interpolate' of Series is not part of df scripts [df-unsupported]
    3 | df = s.interpolate().to_frame('c')
      |        ^~~~~~~~~~~
help: to fill single gaps, write s.fillna((s.ffill() + s.bfill()) / 2)

=== in place of interpolate of DataFrame
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = pd.DataFrame({'a': [1.0, np.nan, 2.0]})
df = df.interpolate()
--- instead
df = pd.read_csv('runs.csv')
df = pd.DataFrame({'a': [1.0, np.nan, 2.0]})
df['a'] = df['a'].fillna((df['a'].ffill() + df['a'].bfill()) / 2)
--- csv
a
1.0
1.5
2.0
--- diag
script:3:9: error: 'interpolate' of DataFrame is not part of df scripts [df-unsupported]
    3 | df = df.interpolate()
      |         ^~~~~~~~~~~
help: to fill single gaps of a column, write df['a'] = df['a'].fillna((df['a'].ffill() + df['a'].bfill()) / 2)

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

=== in place of corr of Series
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = round(df['a'].corr(df['b']), 6)
--- instead
df = pd.read_csv('runs.csv')
df['c'] = round(((df['a'] - df['a'].mean()) * (df['b'] - df['b'].mean())).mean() / (df['a'].std(ddof=0) * df['b'].std(ddof=0)), 6)
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,0.995066
a,y,25,2.5,2026-01-03,0.995066
b,x,30,3.0,2026-02-01,0.995066
c,y,5,0.5,2026-02-01,0.995066
--- diag
script:2:25: error: 'corr' of Series is not part of df scripts [df-unsupported]
    2 | df['c'] = round(df['a'].corr(df['b']), 6)
      |                         ^~~~
help: write ((df['a'] - df['a'].mean()) * (df['b'] - df['b'].mean())).mean() / (df['a'].std(ddof=0) * df['b'].std(ddof=0))

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

=== in place of corr of DataFrame
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
c = df[['a', 'b']].corr().iloc[0, 1]
df['c'] = round(c, 6)
--- instead
df = pd.read_csv('runs.csv')
x = df[['a', 'b']]; c = pd.DataFrame({a: [((x[a] - x[a].mean()) * (x[b] - x[b].mean())).mean() / (x[a].std(ddof=0) * x[b].std(ddof=0)) for b in x.columns] for a in x.columns}, index=list(x.columns)).iloc[0, 1]
df['c'] = round(c, 6)
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,0.995066
a,y,25,2.5,2026-01-03,0.995066
b,x,30,3.0,2026-02-01,0.995066
c,y,5,0.5,2026-02-01,0.995066
--- diag
script:2:20: error: 'corr' of DataFrame is not part of df scripts [df-unsupported]
    2 | c = df[['a', 'b']].corr().iloc[0, 1]
      |                    ^~~~
help: write x = df[['a', 'b']]; c = pd.DataFrame({a: [((x[a] - x[a].mean()) * (x[b] - x[b].mean())).mean() / (x[a].std(ddof=0) * x[b].std(ddof=0)) for b in x.columns] for a in x.columns}, index=list(x.columns)).iloc[0, 1]

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

=== in place of convert_dtypes of DataFrame
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

=== in place of squeeze of DataFrame
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = df[['a']].squeeze()
--- instead
df = pd.read_csv('runs.csv')
df['c'] = df[['a']].iloc[:, 0]
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,10
a,y,25,2.5,2026-01-03,25
b,x,30,3.0,2026-02-01,30
c,y,5,0.5,2026-02-01,5
--- diag
script:2:21: error: 'squeeze' of DataFrame is not part of df scripts [df-unsupported]
    2 | df['c'] = df[['a']].squeeze()
      |                     ^~~~~~~
help: for one row, write df[['a']].iloc[0]; for one column, write df[['a']].iloc[:, 0]

=== in place of item of Series
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = df.loc[df['k'] == 'b', 'a'].item()
--- instead
df = pd.read_csv('runs.csv')
df['c'] = df.loc[df['k'] == 'b', 'a'].iloc[0]
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,30
a,y,25,2.5,2026-01-03,30
b,x,30,3.0,2026-02-01,30
c,y,5,0.5,2026-02-01,30
--- diag
script:2:39: error: 'item' of Series is not part of df scripts [df-unsupported]
    2 | df['c'] = df.loc[df['k'] == 'b', 'a'].item()
      |                                       ^~~~
help: write df.loc[df['k'] == 'b', 'a'].iloc[0]

=== in place of round of int
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = df['b'].std().round(2)
--- instead
df = pd.read_csv('runs.csv')
df['c'] = round(df['b'].std(), 2)
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,1.14
a,y,25,2.5,2026-01-03,1.14
b,x,30,3.0,2026-02-01,1.14
c,y,5,0.5,2026-02-01,1.14
--- diag
script:2:25: error: 'round' of float is not part of df scripts [df-unsupported]
    2 | df['c'] = df['b'].std().round(2)
      |                         ^~~~~
help: write round(df['b'].std(), 2)

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

=== in place of item of int
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = df['a'].max().item()
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
script:2:25: error: 'item' of int is not part of df scripts [df-unsupported]
    2 | df['c'] = df['a'].max().item()
      |                         ^~~~
help: remove it; write df['a'].max()

=== in place of xs of DataFrame
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = df.set_index(['k', 'g']).xs('b').reset_index()
--- instead
df = pd.read_csv('runs.csv')
df = df[df['k'] == 'b'].drop(columns=['k'])
--- csv
g,a,b,day
x,30,3.0,2026-02-01
--- diag
script:2:31: error: 'xs' of DataFrame is not part of df scripts [df-unsupported]
    2 | df = df.set_index(['k', 'g']).xs('b').reset_index()
      |                               ^~
help: to select rows by a column's value, write df[df['k'] == 'b']

=== in place of swaplevel of DataFrame
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = df.set_index(['k', 'g']).swaplevel()
--- instead
df = pd.read_csv('runs.csv')
df = df.set_index(['k', 'g']).reset_index().set_index(['g', 'k'])
--- csv
a,b,day
10,1.25,2026-01-02
25,2.5,2026-01-03
30,3.0,2026-02-01
5,0.5,2026-02-01
--- diag
script:2:31: error: 'swaplevel' of DataFrame is not part of df scripts [df-unsupported]
    2 | df = df.set_index(['k', 'g']).swaplevel()
      |                               ^~~~~~~~~
help: write .reset_index().set_index(['g', 'k'])

=== in place of droplevel of DataFrame
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = df.set_index(['k', 'g']).droplevel('g').reset_index()
--- instead
df = pd.read_csv('runs.csv')
df = df.set_index(['k', 'g']).reset_index(level='g', drop=True).reset_index()
--- csv
k,a,b,day
a,10,1.25,2026-01-02
a,25,2.5,2026-01-03
b,30,3.0,2026-02-01
c,5,0.5,2026-02-01
--- diag
script:2:31: error: 'droplevel' of DataFrame is not part of df scripts [df-unsupported]
    2 | df = df.set_index(['k', 'g']).droplevel('g').reset_index()
      |                               ^~~~~~~~~
help: write .reset_index(level='g', drop=True)

=== in place of combine_first of DataFrame
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
other = pd.DataFrame({'a': [1, np.nan, 3, np.nan]})
df = other.combine_first(df)[list(df.columns)]
--- instead
df = pd.read_csv('runs.csv')
other = pd.DataFrame({'a': [1, np.nan, 3, np.nan]})
df['a'] = other['a'].combine_first(df['a'])
--- csv
k,g,a,b,day
a,x,1.0,1.25,2026-01-02
a,y,25.0,2.5,2026-01-03
b,x,3.0,3.0,2026-02-01
c,y,5.0,0.5,2026-02-01
--- diag
script:3:12: error: 'combine_first' of DataFrame is not part of df scripts [df-unsupported]
    3 | df = other.combine_first(df)[list(df.columns)]
      |            ^~~~~~~~~~~~~
help: for each column, write df['a'] = other['a'].combine_first(df['a'])

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
df = pd.read_csv('runs.csv')
df = df.set_index('day').truncate(before='2026-02-01').reset_index()[['k', 'g', 'a', 'b', 'day']]
--- instead
df = pd.read_csv('runs.csv')
df = df[df['day'] >= '2026-02-01']
--- csv
k,g,a,b,day
b,x,30,3.0,2026-02-01
c,y,5,0.5,2026-02-01
--- diag
script:2:26: error: 'truncate' of DataFrame is not part of df scripts [df-unsupported]
    2 | df = df.set_index('day').truncate(before='2026-02-01').reset_index()[['k', 'g', 'a', 'b', 'day']]
      |                          ^~~~~~~~
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

=== in place of argmax of Series
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = df['a'].argmax()
--- instead
df = pd.read_csv('runs.csv')
df['c'] = df['a'].idxmax()
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,2
a,y,25,2.5,2026-01-03,2
b,x,30,3.0,2026-02-01,2
c,y,5,0.5,2026-02-01,2
--- diag
script:2:19: error: 'argmax' of Series is not part of df scripts [df-unsupported]
    2 | df['c'] = df['a'].argmax()
      |                   ^~~~~~
help: write df['a'].idxmax()

=== in place of argmin of Series
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = df['a'].argmin()
--- instead
df = pd.read_csv('runs.csv')
df['c'] = df['a'].idxmin()
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,3
a,y,25,2.5,2026-01-03,3
b,x,30,3.0,2026-02-01,3
c,y,5,0.5,2026-02-01,3
--- diag
script:2:19: error: 'argmin' of Series is not part of df scripts [df-unsupported]
    2 | df['c'] = df['a'].argmin()
      |                   ^~~~~~
help: write df['a'].idxmin()

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

=== in place of factorize of Series
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = df['k'].factorize()[0]
--- instead
df = pd.read_csv('runs.csv')
df['c'] = df['k'].map({v: i for i, v in enumerate(df['k'].unique())})
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,0
a,y,25,2.5,2026-01-03,0
b,x,30,3.0,2026-02-01,1
c,y,5,0.5,2026-02-01,2
--- diag
script:2:19: error: 'factorize' of Series is not part of df scripts [df-unsupported]
    2 | df['c'] = df['k'].factorize()[0]
      |                   ^~~~~~~~~
help: write df['k'].map({v: i for i, v in enumerate(df['k'].unique())})

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

=== in place of repeat of Series
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = df['k'].repeat(2).reset_index(drop=True).to_frame()
--- instead
df = pd.read_csv('runs.csv')
df = pd.Series([x for x in df['k'] for i in range(2)]).reset_index(drop=True).to_frame('k')
--- csv
k
a
a
a
a
b
b
c
c
--- diag
script:2:14: error: 'repeat' of Series is not part of df scripts [df-unsupported]
    2 | df = df['k'].repeat(2).reset_index(drop=True).to_frame()
      |              ^~~~~~
help: write pd.Series([x for x in df['k'] for i in range(2)])

=== in place of equals of DataFrame
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = df['a'].equals(df['b'])
--- instead
df = pd.read_csv('runs.csv')
df['c'] = (df['a'] == df['b']).all()
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,False
a,y,25,2.5,2026-01-03,False
b,x,30,3.0,2026-02-01,False
c,y,5,0.5,2026-02-01,False
--- diag
script:2:19: error: 'equals' of Series is not part of df scripts [df-unsupported]
    2 | df['c'] = df['a'].equals(df['b'])
      |                   ^~~~~~
help: write (df['a'] == df['b']).all()

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

=== in place of to_period of DataFrame
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = df.set_index(pd.to_datetime(df['day']))['a'].to_period('M').index.astype(str)
--- instead
df = pd.read_csv('runs.csv')
df['c'] = df['day'].str[:7]
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,2026-01
a,y,25,2.5,2026-01-03,2026-01
b,x,30,3.0,2026-02-01,2026-02
c,y,5,0.5,2026-02-01,2026-02
--- diag
script:2:56: error: 'to_period' of Series is not part of df scripts [df-unsupported]
    2 | df['c'] = df.set_index(pd.to_datetime(df['day']))['a'].to_period('M').index.astype(str)
      |                                                        ^~~~~~~~~
help: dates are ISO strings; for the month, write df['day'].str[:7]

=== in place of day_name of Timestamp
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = pd.Timestamp('2026-01-31').month_name()
--- instead
df = pd.read_csv('runs.csv')
df['c'] = pd.Timestamp('2026-01-31').strftime('%B')
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,January
a,y,25,2.5,2026-01-03,January
b,x,30,3.0,2026-02-01,January
c,y,5,0.5,2026-02-01,January
--- diag
script:2:38: error: 'month_name' of Timestamp is not part of df scripts [df-unsupported]
    2 | df['c'] = pd.Timestamp('2026-01-31').month_name()
      |                                      ^~~~~~~~~~
help: for the name of the month, write pd.Timestamp('2026-01-31').strftime('%B')

=== in place of days of dt, beyond pandas
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = pd.to_datetime(df['day']).dt.days
--- instead
df = pd.read_csv('runs.csv')
df['c'] = pd.to_datetime(df['day']).dt.dayofyear
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,2
a,y,25,2.5,2026-01-03,3
b,x,30,3.0,2026-02-01,32
c,y,5,0.5,2026-02-01,32
--- diag
script:2:40: error: 'days' of dt is not part of df scripts [df-unsupported]
    2 | df['c'] = pd.to_datetime(df['day']).dt.days
      |                                        ^~~~
help: for days within one year, write .dt.dayofyear

=== in place of weekday of dt
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = pd.to_datetime(df['day']).dt.weekday
--- instead
df = pd.read_csv('runs.csv')
df['c'] = pd.to_datetime(df['day']).dt.dayofweek
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,4
a,y,25,2.5,2026-01-03,5
b,x,30,3.0,2026-02-01,6
c,y,5,0.5,2026-02-01,6
--- diag
script:2:40: error: 'weekday' of dt is not part of df scripts [df-unsupported]
    2 | df['c'] = pd.to_datetime(df['day']).dt.weekday
      |                                        ^~~~~~~
help: write .dt.dayofweek

=== in place of day_of_year of dt
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = pd.to_datetime(df['day']).dt.day_of_year
--- instead
df = pd.read_csv('runs.csv')
df['c'] = pd.to_datetime(df['day']).dt.dayofyear
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,2
a,y,25,2.5,2026-01-03,3
b,x,30,3.0,2026-02-01,32
c,y,5,0.5,2026-02-01,32
--- diag
script:2:40: error: 'day_of_year' of dt is not part of df scripts [df-unsupported]
    2 | df['c'] = pd.to_datetime(df['day']).dt.day_of_year
      |                                        ^~~~~~~~~~~
help: write .dt.dayofyear

=== in place of to_period of dt
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = pd.to_datetime(df['day']).dt.to_period('M')
--- instead
df = pd.read_csv('runs.csv')
df['c'] = pd.to_datetime(df['day']).dt.strftime('%Y-%m')
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,2026-01
a,y,25,2.5,2026-01-03,2026-01
b,x,30,3.0,2026-02-01,2026-02
c,y,5,0.5,2026-02-01,2026-02
--- diag
script:2:40: error: 'to_period' of dt is not part of df scripts [df-unsupported]
    2 | df['c'] = pd.to_datetime(df['day']).dt.to_period('M')
      |                                        ^~~~~~~~~
help: write pd.to_datetime(df['day']).dt.strftime('%Y-%m')

=== in place of day_name of dt
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = pd.to_datetime(df['day']).dt.day_name().str[:3]
--- instead
df = pd.read_csv('runs.csv')
df['c'] = pd.to_datetime(df['day']).dt.dayofweek.map(lambda i: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'][i]).str[:3]
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,Fri
a,y,25,2.5,2026-01-03,Sat
b,x,30,3.0,2026-02-01,Sun
c,y,5,0.5,2026-02-01,Sun
--- diag
script:2:40: error: 'day_name' of dt is not part of df scripts [df-unsupported]
    2 | df['c'] = pd.to_datetime(df['day']).dt.day_name().str[:3]
      |                                        ^~~~~~~~
help: write pd.to_datetime(df['day']).dt.dayofweek.map(lambda i: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'][i])

=== in place of get_dummies of str
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = df['g'].str.get_dummies('|')['x']
--- instead
df = pd.read_csv('runs.csv')
p = df['g'].str.split('|', expand=True); df['c'] = pd.DataFrame({v: (p == v).any(axis=1).astype(int) for v in sorted(p.stack().unique())})['x']
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,1
a,y,25,2.5,2026-01-03,0
b,x,30,3.0,2026-02-01,1
c,y,5,0.5,2026-02-01,0
--- diag
script:2:23: error: 'get_dummies' of str is not part of df scripts [df-unsupported]
    2 | df['c'] = df['g'].str.get_dummies('|')['x']
      |                       ^~~~~~~~~~~
help: for a column of each part, write p = df['g'].str.split('|', expand=True); df['c'] = pd.DataFrame({v: (p == v).any(axis=1).astype(int) for v in sorted(p.stack().unique())})['x']

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

=== in place of column of GroupBy
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = df.groupby('g').a.sum().reset_index()
--- instead
df = pd.read_csv('runs.csv')
df = df.groupby('g')['a'].sum().reset_index()
--- csv
g,a
x,40
y,30
--- diag
script:2:22: error: 'a' of GroupBy is not part of df scripts [df-unsupported]
    2 | df = df.groupby('g').a.sum().reset_index()
      |                      ^
help: to select a column of the groups, write df.groupby('g')['a']

=== in place of append of list
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
v = [1, 2, 3]
v.append(4)
df['c'] = v
--- instead
df = pd.read_csv('runs.csv')
v = [1, 2, 3]
v = v + [4]
df['c'] = v
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,1
a,y,25,2.5,2026-01-03,2
b,x,30,3.0,2026-02-01,3
c,y,5,0.5,2026-02-01,4
--- diag
script:3:3: error: 'append' of list is not part of df scripts [df-unsupported]
    3 | v.append(4)
      |   ^~~~~~
help: join lists with +: write v = v + [4]
script:4:11: error: the list has 3 values, but the frame has 4 rows [df-value]
    4 | df['c'] = v
      |           ^

=== in place of extend of list
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
v = [1, 2]
v.extend([3, 4])
df['c'] = v
--- instead
df = pd.read_csv('runs.csv')
v = [1, 2]
v = v + list([3, 4])
df['c'] = v
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,1
a,y,25,2.5,2026-01-03,2
b,x,30,3.0,2026-02-01,3
c,y,5,0.5,2026-02-01,4
--- diag
script:3:3: error: 'extend' of list is not part of df scripts [df-unsupported]
    3 | v.extend([3, 4])
      |   ^~~~~~
help: write v = v + list([3, 4])
script:4:11: error: the list has 2 values, but the frame has 4 rows [df-value]
    4 | df['c'] = v
      |           ^

=== in place of sort of list
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
v = [4, 3, 2, 1]
v.sort()
df['c'] = v
--- instead
df = pd.read_csv('runs.csv')
v = [4, 3, 2, 1]
v = sorted(v)
df['c'] = v
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,1
a,y,25,2.5,2026-01-03,2
b,x,30,3.0,2026-02-01,3
c,y,5,0.5,2026-02-01,4
--- diag
script:3:3: error: 'sort' of list is not part of df scripts [df-unsupported]
    3 | v.sort()
      |   ^~~~
help: write v = sorted(v)

=== in place of reverse of list
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
v = [1, 2, 3, 4]
v.reverse()
df['c'] = v
--- instead
df = pd.read_csv('runs.csv')
v = [1, 2, 3, 4]
v = v[::-1]
df['c'] = v
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,4
a,y,25,2.5,2026-01-03,3
b,x,30,3.0,2026-02-01,2
c,y,5,0.5,2026-02-01,1
--- diag
script:3:3: error: 'reverse' of list is not part of df scripts [df-unsupported]
    3 | v.reverse()
      |   ^~~~~~~
help: write v = v[::-1]

=== in place of remove of list
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
v = [1, 2, 3, 4, 5]
v.remove(5)
df['c'] = v
--- instead
df = pd.read_csv('runs.csv')
v = [1, 2, 3, 4, 5]
v = [x for x in v if x != 5]
df['c'] = v
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,1
a,y,25,2.5,2026-01-03,2
b,x,30,3.0,2026-02-01,3
c,y,5,0.5,2026-02-01,4
--- diag
script:3:3: error: 'remove' of list is not part of df scripts [df-unsupported]
    3 | v.remove(5)
      |   ^~~~~~
help: write v = [x for x in v if x != 5]
script:4:11: error: the list has 5 values, but the frame has 4 rows [df-value]
    4 | df['c'] = v
      |           ^

=== in place of update of dict
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
d = {'a': 1}
d.update({'b': 2})
df['c'] = df['k'].map(d)
--- instead
df = pd.read_csv('runs.csv')
d = {'a': 1}
d['b'] = 2
df['c'] = df['k'].map(d)
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,1.0
a,y,25,2.5,2026-01-03,1.0
b,x,30,3.0,2026-02-01,2.0
c,y,5,0.5,2026-02-01,
--- diag
script:3:3: error: 'update' of dict is not part of df scripts [df-unsupported]
    3 | d.update({'b': 2})
      |   ^~~~~~
help: set one key at a time; write d['b'] = 2

=== in place of margins of pivot_table()
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = df.pivot_table(index='k', columns='g', values='b', aggfunc='sum', fill_value=0, margins=True, margins_name='Total').reset_index()
--- instead
df = pd.read_csv('runs.csv')
t = df.pivot_table(index='k', columns='g', values='b', aggfunc='sum', fill_value=0); t['Total'] = t.sum(axis=1); df = pd.concat([t, t.sum().to_frame('Total').T]).rename_axis('k').reset_index()
--- csv
k,x,y,Total
a,1.25,2.5,3.75
b,3.0,0.0,3.0
c,0.0,0.5,0.5
Total,4.25,3.0,7.25
--- diag
script:2:94: error: value True of argument 'margins' of 'pivot_table' is not part of df scripts [df-unsupported]
    2 | df = df.pivot_table(index='k', columns='g', values='b', aggfunc='sum', fill_value=0, margins=True, margins_name='Total').reset_index()
      |                                                                                              ^~~~
help: to add totals as a column and a row, write t = df.pivot_table(index='k', columns='g', values='b', aggfunc='sum', fill_value=0); t['Total'] = t.sum(axis=1); df = pd.concat([t, t.sum().to_frame('Total').T]).rename_axis('k').reset_index()

=== in place of margins of pivot_table(), 2
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = df.pivot_table(index='k', columns='g', values='a', aggfunc='sum', margins=True).reset_index()
--- instead
df = pd.read_csv('runs.csv')
t = df.pivot_table(index='k', columns='g', values='a', aggfunc='sum'); t['All'] = t.sum(axis=1); df = pd.concat([t, t.sum().to_frame('All').T]).rename_axis('k').reset_index()
--- csv
k,x,y,All
a,10.0,25.0,35.0
b,30.0,,30.0
c,,5.0,5.0
All,40.0,30.0,70.0
--- diag
script:2:80: error: value True of argument 'margins' of 'pivot_table' is not part of df scripts [df-unsupported]
    2 | df = df.pivot_table(index='k', columns='g', values='a', aggfunc='sum', margins=True).reset_index()
      |                                                                                ^~~~
help: to add totals as a column and a row, write t = df.pivot_table(index='k', columns='g', values='a', aggfunc='sum'); t['All'] = t.sum(axis=1); df = pd.concat([t, t.sum().to_frame('All').T]).rename_axis('k').reset_index()

=== in place of margins of pivot_table(), 3
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = df.pivot_table(index='k', columns='g', values='a', margins=True).reset_index()
--- instead
df = pd.read_csv('runs.csv')
t = df.pivot_table(index='k', columns='g', values='a'); t['All'] = df.groupby('k')['a'].agg('mean'); low = pd.concat([df.groupby('g')['a'].agg('mean'), pd.Series({'All': df['a'].agg('mean')})]); df = pd.concat([t, low.to_frame('All').T]).rename_axis('k').reset_index()
--- csv
k,x,y,All
a,10.0,25.0,17.5
b,30.0,,30.0
c,,5.0,5.0
All,20.0,15.0,17.5
--- diag
script:2:65: error: value True of argument 'margins' of 'pivot_table' is not part of df scripts [df-unsupported]
    2 | df = df.pivot_table(index='k', columns='g', values='a', margins=True).reset_index()
      |                                                                 ^~~~
help: to add totals as a column and a row, write t = df.pivot_table(index='k', columns='g', values='a'); t['All'] = df.groupby('k')['a'].agg('mean'); low = pd.concat([df.groupby('g')['a'].agg('mean'), pd.Series({'All': df['a'].agg('mean')})]); df = pd.concat([t, low.to_frame('All').T]).rename_axis('k').reset_index()

=== in place of margins of pivot_table(), 4
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = df.pivot_table(index='k', values='b', aggfunc='sum', margins=True)
--- instead
df = pd.read_csv('runs.csv')
t = df.pivot_table(index='k', values='b', aggfunc='sum'); df = pd.concat([t, t.sum().to_frame('All').T])
--- csv
b
3.75
3.0
0.5
7.25
--- diag
script:2:67: error: value True of argument 'margins' of 'pivot_table' is not part of df scripts [df-unsupported]
    2 | df = df.pivot_table(index='k', values='b', aggfunc='sum', margins=True)
      |                                                                   ^~~~
help: leave out margins; to add a row of totals, write t = df.pivot_table(index='k', values='b', aggfunc='sum'); df = pd.concat([t, t.sum().to_frame('All').T])

=== in place of normalize of crosstab()
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = pd.crosstab(df['k'], df['g'], normalize='index')
--- instead
df = pd.read_csv('runs.csv')
t = pd.crosstab(df['k'], df['g']); df = t.div(t.sum(axis=1), axis=0)
--- csv
x,y
0.5,0.5
1.0,0.0
0.0,1.0
--- diag
script:2:46: error: value 'index' of argument 'normalize' of 'crosstab' is not part of df scripts [df-unsupported]
    2 | df = pd.crosstab(df['k'], df['g'], normalize='index')
      |                                              ^~~~~~~
help: for shares of each row, write t = pd.crosstab(df['k'], df['g']); df = t.div(t.sum(axis=1), axis=0)

=== in place of normalize of crosstab(), 2
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = pd.crosstab(df['k'], df['g'], normalize='columns')
--- instead
df = pd.read_csv('runs.csv')
t = pd.crosstab(df['k'], df['g']); df = t.div(t.sum())
--- csv
x,y
0.5,0.5
0.5,0.0
0.0,0.5
--- diag
script:2:46: error: value 'columns' of argument 'normalize' of 'crosstab' is not part of df scripts [df-unsupported]
    2 | df = pd.crosstab(df['k'], df['g'], normalize='columns')
      |                                              ^~~~~~~~~
help: for shares of each column, write t = pd.crosstab(df['k'], df['g']); df = t.div(t.sum())

=== in place of normalize of crosstab(), 3
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = pd.crosstab(df['k'], df['g'], normalize=True)
--- instead
df = pd.read_csv('runs.csv')
t = pd.crosstab(df['k'], df['g']); df = t.div(t.sum().sum())
--- csv
x,y
0.25,0.25
0.25,0.0
0.0,0.25
--- diag
script:2:46: error: value True of argument 'normalize' of 'crosstab' is not part of df scripts [df-unsupported]
    2 | df = pd.crosstab(df['k'], df['g'], normalize=True)
      |                                              ^~~~
help: for shares of the grand total, write t = pd.crosstab(df['k'], df['g']); df = t.div(t.sum().sum())

=== in place of margins of crosstab()
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = pd.crosstab(df['k'], df['g'], margins=True)
--- instead
df = pd.read_csv('runs.csv')
t = pd.crosstab(df['k'], df['g']); t['All'] = t.sum(axis=1); df = pd.concat([t, t.sum().to_frame('All').T]).rename_axis(t.index.name)
--- csv
x,y,All
1,1,2
1,0,1
0,1,1
2,2,4
--- diag
script:2:44: error: value True of argument 'margins' of 'crosstab' is not part of df scripts [df-unsupported]
    2 | df = pd.crosstab(df['k'], df['g'], margins=True)
      |                                            ^~~~
help: to add totals as a column and a row, write t = pd.crosstab(df['k'], df['g']); t['All'] = t.sum(axis=1); df = pd.concat([t, t.sum().to_frame('All').T]).rename_axis(t.index.name)

=== in place of parse_dates of read_csv()
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = pd.read_csv('runs.csv', parse_dates=['day'])
--- instead
df = pd.read_csv('runs.csv')
df = pd.read_csv('runs.csv'); df['day'] = pd.to_datetime(df['day'])
--- csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3.0,2026-02-01
c,y,5,0.5,2026-02-01
--- diag
script:2:30: error: argument 'parse_dates' of 'read_csv' is not part of df scripts [df-unsupported]
    2 | df = pd.read_csv('runs.csv', parse_dates=['day'])
      |                              ^~~~~~~~~~~~~~~~~~~
help: write df = pd.read_csv('runs.csv'); df['day'] = pd.to_datetime(df['day'])

=== in place of parse_dates of read_csv(), 2
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = pd.read_csv('runs.csv', parse_dates=[4])
--- instead
df = pd.read_csv('runs.csv')
df = pd.read_csv('runs.csv'); df['day'] = pd.to_datetime(df['day'])
--- csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3.0,2026-02-01
c,y,5,0.5,2026-02-01
--- diag
script:2:30: error: argument 'parse_dates' of 'read_csv' is not part of df scripts [df-unsupported]
    2 | df = pd.read_csv('runs.csv', parse_dates=[4])
      |                              ^~~~~~~~~~~~~~~
help: convert dates after reading; write df = pd.read_csv('runs.csv'); df['day'] = pd.to_datetime(df['day'])

=== in place of converters of read_csv()
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = pd.read_csv('runs.csv', converters={'a': lambda x: int(x) * 2})
--- instead
df = pd.read_csv('runs.csv')
df = pd.read_csv('runs.csv'); df['a'] = df['a'].map(lambda x: x * 2)
--- csv
k,g,a,b,day
a,x,20,1.25,2026-01-02
a,y,50,2.5,2026-01-03
b,x,60,3.0,2026-02-01
c,y,10,0.5,2026-02-01
--- diag
script:2:30: error: argument 'converters' of 'read_csv' is not part of df scripts [df-unsupported]
    2 | df = pd.read_csv('runs.csv', converters={'a': lambda x: int(x) * 2})
      |                              ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: convert columns after reading; write df = pd.read_csv('runs.csv'); df['a'] = df['a'].map(lambda x: x * 2)

=== in place of skipfooter of read_csv(), beyond pandas
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = pd.read_csv('runs.csv', skipfooter=1)
--- instead
df = pd.read_csv('runs.csv')
df = pd.read_csv('runs.csv').iloc[:-1]
--- csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3.0,2026-02-01
--- diag
script:2:30: error: argument 'skipfooter' of 'read_csv' is not part of df scripts [df-unsupported]
    2 | df = pd.read_csv('runs.csv', skipfooter=1)
      |                              ^~~~~~~~~~~~
help: write pd.read_csv('runs.csv').iloc[:-1]

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

=== in place of true_values of read_csv()
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = pd.read_csv('runs.csv', true_values=['x'], false_values=['y'])
--- instead
df = pd.read_csv('runs.csv')
df = pd.read_csv('runs.csv'); df['g'] = df['g'].map({'x': True, 'y': False})
--- csv
k,g,a,b,day
a,True,10,1.25,2026-01-02
a,False,25,2.5,2026-01-03
b,True,30,3.0,2026-02-01
c,False,5,0.5,2026-02-01
--- diag
script:2:30: error: argument 'true_values' of 'read_csv' is not part of df scripts [df-unsupported]
    2 | df = pd.read_csv('runs.csv', true_values=['x'], false_values=['y'])
      |                              ^~~~~~~~~~~~~~~~~
help: map the values after reading: df['g'].map({'x': True, 'y': False})

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

=== in place of format of to_datetime()
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['day'] = pd.to_datetime(df['day'], format='%Y-%m-%d')
--- instead
df = pd.read_csv('runs.csv')
df['day'] = pd.to_datetime(df['day'])
--- csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3.0,2026-02-01
c,y,5,0.5,2026-02-01
--- diag
script:2:39: error: argument 'format' of 'to_datetime' is not part of df scripts [df-unsupported]
    2 | df['day'] = pd.to_datetime(df['day'], format='%Y-%m-%d')
      |                                       ^~~~~~~~~~~~~~~~~
help: ISO dates need no format; write pd.to_datetime(df['day'])

=== in place of format of to_datetime(), 2
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['day'] = ['02.01.2026', '3.1.2026', '01.02.2026', '1.2.2026']
df['day'] = pd.to_datetime(df['day'], format='%d.%m.%Y')
--- instead
df = pd.read_csv('runs.csv')
df['day'] = ['02.01.2026', '3.1.2026', '01.02.2026', '1.2.2026']
df['day'] = pd.to_datetime(df['day'].str.replace(r'(\d+)\.(\d+)\.(\d+)', lambda m: f'{m[3]}-{m[2]:0>2}-{m[1]:0>2}', regex=True))
--- csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3.0,2026-02-01
c,y,5,0.5,2026-02-01
--- diag
script:3:39: error: argument 'format' of 'to_datetime' is not part of df scripts [df-unsupported]
    3 | df['day'] = pd.to_datetime(df['day'], format='%d.%m.%Y')
      |                                       ^~~~~~~~~~~~~~~~~
help: write pd.to_datetime(df['day'].str.replace(r'(\d+)\.(\d+)\.(\d+)', lambda m: f'{m[3]}-{m[2]:0>2}-{m[1]:0>2}', regex=True))

=== in place of format of to_datetime(), 3
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['day'] = ['01/02/2026', '1/3/2026', '02/01/2026', '2/1/2026']
df['day'] = pd.to_datetime(df['day'], format='%m/%d/%Y')
--- instead
df = pd.read_csv('runs.csv')
df['day'] = ['01/02/2026', '1/3/2026', '02/01/2026', '2/1/2026']
df['day'] = pd.to_datetime(df['day'].str.replace(r'(\d+)/(\d+)/(\d+)', lambda m: f'{m[3]}-{m[1]:0>2}-{m[2]:0>2}', regex=True))
--- csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3.0,2026-02-01
c,y,5,0.5,2026-02-01
--- diag
script:3:39: error: argument 'format' of 'to_datetime' is not part of df scripts [df-unsupported]
    3 | df['day'] = pd.to_datetime(df['day'], format='%m/%d/%Y')
      |                                       ^~~~~~~~~~~~~~~~~
help: write pd.to_datetime(df['day'].str.replace(r'(\d+)/(\d+)/(\d+)', lambda m: f'{m[3]}-{m[1]:0>2}-{m[2]:0>2}', regex=True))

=== in place of format of to_datetime(), 4
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['day'] = ['02/01/2026', '3/1/2026', '01/02/2026', '1/2/2026']
df['day'] = pd.to_datetime(df['day'], format='%d/%m/%Y')
--- instead
df = pd.read_csv('runs.csv')
df['day'] = ['02/01/2026', '3/1/2026', '01/02/2026', '1/2/2026']
df['day'] = pd.to_datetime(df['day'].str.replace(r'(\d+)/(\d+)/(\d+)', lambda m: f'{m[3]}-{m[2]:0>2}-{m[1]:0>2}', regex=True))
--- csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3.0,2026-02-01
c,y,5,0.5,2026-02-01
--- diag
script:3:39: error: argument 'format' of 'to_datetime' is not part of df scripts [df-unsupported]
    3 | df['day'] = pd.to_datetime(df['day'], format='%d/%m/%Y')
      |                                       ^~~~~~~~~~~~~~~~~
help: write pd.to_datetime(df['day'].str.replace(r'(\d+)/(\d+)/(\d+)', lambda m: f'{m[3]}-{m[2]:0>2}-{m[1]:0>2}', regex=True))

=== in place of format of to_datetime(), 5
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['D'] = 20260131
df['D'] = pd.to_datetime(df['D'], format='%Y%m%d')
--- instead
df = pd.read_csv('runs.csv')
df['D'] = 20260131
df['D'] = pd.to_datetime(df['D'].astype(str).str[:4] + '-' + df['D'].astype(str).str[4:6] + '-' + df['D'].astype(str).str[6:8])
--- csv
k,g,a,b,day,D
a,x,10,1.25,2026-01-02,2026-01-31
a,y,25,2.5,2026-01-03,2026-01-31
b,x,30,3.0,2026-02-01,2026-01-31
c,y,5,0.5,2026-02-01,2026-01-31
--- diag
script:3:35: error: argument 'format' of 'to_datetime' is not part of df scripts [df-unsupported]
    3 | df['D'] = pd.to_datetime(df['D'], format='%Y%m%d')
      |                                   ^~~~~~~~~~~~~~~
help: write pd.to_datetime(df['D'].astype(str).str[:4] + '-' + df['D'].astype(str).str[4:6] + '-' + df['D'].astype(str).str[6:8])

=== in place of dayfirst of to_datetime()
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['day'] = ['02.01.2026', '3.1.2026', '01.02.2026', '1.2.2026']
df['day'] = pd.to_datetime(df['day'], dayfirst=True)
--- instead
df = pd.read_csv('runs.csv')
df['day'] = ['02.01.2026', '3.1.2026', '01.02.2026', '1.2.2026']
df['day'] = pd.to_datetime(df['day'].str.replace(r'(\d+)\D(\d+)\D(\d+)', lambda m: f'{m[3]}-{m[2]:0>2}-{m[1]:0>2}', regex=True))
--- csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3.0,2026-02-01
c,y,5,0.5,2026-02-01
--- diag
script:3:39: error: argument 'dayfirst' of 'to_datetime' is not part of df scripts [df-unsupported]
    3 | df['day'] = pd.to_datetime(df['day'], dayfirst=True)
      |                                       ^~~~~~~~~~~~~
help: to put the parts into ISO order, write pd.to_datetime(df['day'].str.replace(r'(\d+)\D(\d+)\D(\d+)', lambda m: f'{m[3]}-{m[2]:0>2}-{m[1]:0>2}', regex=True))

=== in place of axis of diff()
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = df[['a', 'b']].diff(axis=1)
--- instead
df = pd.read_csv('runs.csv')
df = df[['a', 'b']].T.diff().T
--- csv
a,b
,-8.75
,-22.5
,-27.0
,-4.5
--- diag
script:2:31: error: value 1 of argument 'axis' of 'diff' is not part of df scripts [df-unsupported]
    2 | df = df[['a', 'b']].diff(axis=1)
      |                               ^
help: swap rows and columns with .T; write df[['a', 'b']].T.diff().T

=== in place of args of apply()
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = df['a'].apply(lambda x, k: x * k, args=(2,))
--- instead
df = pd.read_csv('runs.csv')
df['c'] = df['a'].apply(lambda x: (lambda x, k: x * k)(x, 2))
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,20
a,y,25,2.5,2026-01-03,50
b,x,30,3.0,2026-02-01,60
c,y,5,0.5,2026-02-01,10
--- diag
script:2:45: error: argument 'args' of 'apply' is not part of df scripts [df-unsupported]
    2 | df['c'] = df['a'].apply(lambda x, k: x * k, args=(2,))
      |                                             ^~~~~~~~~
help: write df['a'].apply(lambda x: (lambda x, k: x * k)(x, 2))

=== in place of errors of apply()
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df[['a', 'b']] = df[['a', 'b']].apply(pd.to_numeric, errors='coerce')
--- instead
df = pd.read_csv('runs.csv')
df[['a', 'b']] = df[['a', 'b']].apply(lambda s: pd.to_numeric(s, errors='coerce'))
--- csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3.0,2026-02-01
c,y,5,0.5,2026-02-01
--- diag
script:2:54: error: argument 'errors' of 'apply' is not part of df scripts [df-unsupported]
    2 | df[['a', 'b']] = df[['a', 'b']].apply(pd.to_numeric, errors='coerce')
      |                                                      ^~~~~~~~~~~~~~~
help: write df[['a', 'b']].apply(lambda s: pd.to_numeric(s, errors='coerce'))

=== in place of raw of apply()
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = df[['a', 'b']].apply(lambda r: r.sum(), axis=1, raw=False)
--- instead
df = pd.read_csv('runs.csv')
df['c'] = df[['a', 'b']].apply(lambda r: r.sum(), axis=1)
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,11.25
a,y,25,2.5,2026-01-03,27.5
b,x,30,3.0,2026-02-01,33.0
c,y,5,0.5,2026-02-01,5.5
--- diag
script:2:59: error: argument 'raw' of 'apply' is not part of df scripts [df-unsupported]
    2 | df['c'] = df[['a', 'b']].apply(lambda r: r.sum(), axis=1, raw=False)
      |                                                           ^~~~~~~~~
help: write df[['a', 'b']].apply(lambda r: r.sum(), axis=1)

=== in place of engine of query()
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = df.query('a > 9', engine='python')
--- instead
df = pd.read_csv('runs.csv')
df = df.query('a > 9')
--- csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3.0,2026-02-01
--- diag
script:2:24: error: argument 'engine' of 'query' is not part of df scripts [df-unsupported]
    2 | df = df.query('a > 9', engine='python')
      |                        ^~~~~~~~~~~~~~~
help: write df.query('a > 9')

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

=== in place of Index
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
num = df.select_dtypes('number').columns
df[num] = df[num].round(1)
--- instead
df = pd.read_csv('runs.csv')
num = df.select_dtypes('number').columns
df[num.tolist()] = df[num].round(1)
--- csv
k,g,a,b,day
a,x,10,1.2,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3.0,2026-02-01
c,y,5,0.5,2026-02-01
--- diag
script:3:1: error: assignment to a 'DataFrame' by a key of type 'Index' is not part of df scripts [df-unsupported]
    3 | df[num] = df[num].round(1)
      | ^~~~~~~
help: use a list of names; write df[num.tolist()] = df[num].round(1)

=== in place of Index, 2
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df[df.columns[2:4]] = df[df.columns[2:4]] * 2
--- instead
df = pd.read_csv('runs.csv')
df[df.columns[2:4].tolist()] = df[df.columns[2:4]] * 2
--- csv
k,g,a,b,day
a,x,20,2.5,2026-01-02
a,y,50,5.0,2026-01-03
b,x,60,6.0,2026-02-01
c,y,10,1.0,2026-02-01
--- diag
script:2:1: error: assignment to a 'DataFrame' by a key of type 'Index' is not part of df scripts [df-unsupported]
    2 | df[df.columns[2:4]] = df[df.columns[2:4]] * 2
      | ^~~~~~~~~~~~~~~~~~~
help: use a list of names; write df[df.columns[2:4].tolist()] = df[df.columns[2:4]] * 2

=== in place of % of two values
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['t'] = df.apply(lambda r: '%s has %5.1f%% of {%d}, %-4s|' % (r['k'], r['a'], r['b'], r['g']), axis=1)
--- instead
df = pd.read_csv('runs.csv')
df['t'] = df.apply(lambda r: '{} has {:5.1f}% of {{{:d}}}, {:<4}|'.format(r['k'], r['a'], int(r['b']), r['g']), axis=1)
--- csv
k,g,a,b,day,t
a,x,10,1.25,2026-01-02,"a has  10.0% of {1}, x   |"
a,y,25,2.5,2026-01-03,"a has  25.0% of {2}, y   |"
b,x,30,3.0,2026-02-01,"b has  30.0% of {3}, x   |"
c,y,5,0.5,2026-02-01,"c has   5.0% of {0}, y   |"
--- diag
script:2:30: error: '%' formatting is not part of df scripts [df-unsupported]
    2 | df['t'] = df.apply(lambda r: '%s has %5.1f%% of {%d}, %-4s|' % (r['k'], r['a'], r['b'], r['g']), axis=1)
      |                              ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: write '{} has {:5.1f}% of {{{:d}}}, {:<4}|'.format(r['k'], r['a'], int(r['b']), r['g'])

=== in place of % of numbers
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['t'] = ['%+.2f' % x + '%03d' % x for x in df['a']]
--- instead
df = pd.read_csv('runs.csv')
df['t'] = ['{:+.2f}'.format(x) + '{:03d}'.format(int(x)) for x in df['a']]
--- csv
k,g,a,b,day,t
a,x,10,1.25,2026-01-02,+10.00010
a,y,25,2.5,2026-01-03,+25.00025
b,x,30,3.0,2026-02-01,+30.00030
c,y,5,0.5,2026-02-01,+5.00005
--- diag
script:2:12: error: '%' formatting is not part of df scripts [df-unsupported]
    2 | df['t'] = ['%+.2f' % x + '%03d' % x for x in df['a']]
      |            ^~~~~~~~~~~
help: write '{:+.2f}'.format(x)

=== in place of % of a row, 2
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['t'] = df['b'].map(lambda x: '%6.2f' % x)
--- instead
df = pd.read_csv('runs.csv')
df['t'] = df['b'].map(lambda x: '{:6.2f}'.format(x))
--- csv
k,g,a,b,day,t
a,x,10,1.25,2026-01-02,  1.25
a,y,25,2.5,2026-01-03,  2.50
b,x,30,3.0,2026-02-01,  3.00
c,y,5,0.5,2026-02-01,  0.50
--- diag
script:2:33: error: '%' formatting is not part of df scripts [df-unsupported]
    2 | df['t'] = df['b'].map(lambda x: '%6.2f' % x)
      |                                 ^~~~~~~~~~~
help: write '{:6.2f}'.format(x)

=== in place of star in a list
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
cols = ['a', 'b']
df = df[['k', *cols, 'g']]
--- instead
df = pd.read_csv('runs.csv')
cols = ['a', 'b']
df = df[['k'] + list(cols) + ['g']]
--- csv
k,a,b,g
a,10,1.25,x
a,25,2.5,y
b,30,3.0,x
c,5,0.5,y
--- diag
script:3:15: error: unpacking with '*' is not part of df scripts [df-unsupported]
    3 | df = df[['k', *cols, 'g']]
      |               ^
help: write ['k'] + list(cols) + ['g']

=== in place of star in a list, 2
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = df[[*df.columns[2:4], 'k', 'g']]
--- instead
df = pd.read_csv('runs.csv')
df = df[list(df.columns[2:4]) + ['k', 'g']]
--- csv
a,b,k,g
10,1.25,a,x
25,2.5,a,y
30,3.0,b,x
5,0.5,c,y
--- diag
script:2:10: error: unpacking with '*' is not part of df scripts [df-unsupported]
    2 | df = df[[*df.columns[2:4], 'k', 'g']]
      |          ^
help: write list(df.columns[2:4]) + ['k', 'g']

=== in place of def with a name of its own
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
def f(x):
    limit = 20
    if x > limit:
        return 'high'
    return 'low'
df['c'] = df['a'].map(f)
--- instead
df = pd.read_csv('runs.csv')
f = lambda x: ['high' if x > limit else 'low' for limit in [20]][0]
df['c'] = df['a'].map(f)
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,low
a,y,25,2.5,2026-01-03,high
b,x,30,3.0,2026-02-01,high
c,y,5,0.5,2026-02-01,low
--- diag
script:2:1: error: a function definition is not part of df scripts [df-unsupported]
    2 | def f(x):
      | ^~~
help: write f = lambda x: ['high' if x > limit else 'low' for limit in [20]][0]
script:7:23: error: unknown name 'f' [df-name]
    7 | df['c'] = df['a'].map(f)
      |                       ^
help: did you mean 'df'? names are 'df', 'pd', 'np'

=== in place of percentile of several shares
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = pd.DataFrame({'q': [50, 95], 'a': np.percentile(df['a'], [50, 95])})
--- instead
df = pd.read_csv('runs.csv')
df = pd.DataFrame({'q': [50, 95], 'a': df['a'].quantile([0.5, 0.95]).values})
--- csv
q,a
50,17.5
95,29.25
--- diag
script:2:43: error: 'percentile' of np is not part of df scripts [df-unsupported]
    2 | df = pd.DataFrame({'q': [50, 95], 'a': np.percentile(df['a'], [50, 95])})
      |                                           ^~~~~~~~~~
help: write df['a'].quantile([0.5, 0.95]).values

=== in place of quantile of several shares
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['q'] = np.quantile(df['a'], [0, 0.25, 0.5, 1])
--- instead
df = pd.read_csv('runs.csv')
df['q'] = df['a'].quantile([0, 0.25, 0.5, 1]).values
--- csv
k,g,a,b,day,q
a,x,10,1.25,2026-01-02,5.0
a,y,25,2.5,2026-01-03,8.75
b,x,30,3.0,2026-02-01,17.5
c,y,5,0.5,2026-02-01,30.0
--- diag
script:2:14: error: 'quantile' of np is not part of df scripts [df-unsupported]
    2 | df['q'] = np.quantile(df['a'], [0, 0.25, 0.5, 1])
      |              ^~~~~~~~
help: write df['a'].quantile([0, 0.25, 0.5, 1]).values

=== in place of arange, computing
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = df.sort_values('a')
df['cdf'] = np.arange(1, len(df) + 1) / len(df)
--- instead
df = pd.read_csv('runs.csv')
df = df.sort_values('a')
df['cdf'] = pd.Series(range(1, len(df) + 1)).values / len(df)
--- csv
k,g,a,b,day,cdf
c,y,5,0.5,2026-02-01,0.25
a,x,10,1.25,2026-01-02,0.5
a,y,25,2.5,2026-01-03,0.75
b,x,30,3.0,2026-02-01,1.0
--- diag
script:3:16: error: 'arange' of np is not part of df scripts [df-unsupported]
    3 | df['cdf'] = np.arange(1, len(df) + 1) / len(df)
      |                ^~~~~~
help: write pd.Series(range(1, len(df) + 1)).values

=== in place of linspace, computing
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['x'] = np.linspace(0, 1, 4) * 100
--- instead
df = pd.read_csv('runs.csv')
df['x'] = pd.Series([0 + i * ((1) - (0)) / (4 - 1) for i in range(4)]).values * 100
--- csv
k,g,a,b,day,x
a,x,10,1.25,2026-01-02,0.0
a,y,25,2.5,2026-01-03,33.33333333333333
b,x,30,3.0,2026-02-01,66.66666666666666
c,y,5,0.5,2026-02-01,100.0
--- diag
script:2:14: error: 'linspace' of np is not part of df scripts [df-unsupported]
    2 | df['x'] = np.linspace(0, 1, 4) * 100
      |              ^~~~~~~~
help: write pd.Series([0 + i * ((1) - (0)) / (4 - 1) for i in range(4)]).values

=== in place of array, computing
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = df.sort_values('a')
df['x'] = np.array([1, 2, 3, 4]) * 2
--- instead
df = pd.read_csv('runs.csv')
df = df.sort_values('a')
df['x'] = pd.Series([1, 2, 3, 4]).values * 2
--- csv
k,g,a,b,day,x
c,y,5,0.5,2026-02-01,2
a,x,10,1.25,2026-01-02,4
a,y,25,2.5,2026-01-03,6
b,x,30,3.0,2026-02-01,8
--- diag
script:3:14: error: 'array' of np is not part of df scripts [df-unsupported]
    3 | df['x'] = np.array([1, 2, 3, 4]) * 2
      |              ^~~~~
help: write pd.Series([1, 2, 3, 4]).values

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

=== in place of isclose with tolerances
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['close'] = np.isclose(df['a'], df['b'] * 10, rtol=0.2)
--- instead
df = pd.read_csv('runs.csv')
df['close'] = (df['a'] - (df['b'] * 10)).abs() <= 1e-8 + 0.2 * abs(df['b'] * 10)
--- csv
k,g,a,b,day,close
a,x,10,1.25,2026-01-02,True
a,y,25,2.5,2026-01-03,True
b,x,30,3.0,2026-02-01,True
c,y,5,0.5,2026-02-01,True
--- diag
script:2:18: error: 'isclose' of np is not part of df scripts [df-unsupported]
    2 | df['close'] = np.isclose(df['a'], df['b'] * 10, rtol=0.2)
      |                  ^~~~~~~
help: write (df['a'] - (df['b'] * 10)).abs() <= 1e-8 + 0.2 * abs(df['b'] * 10)

=== in place of number of np
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = df.select_dtypes(include=[np.number])
--- instead
df = pd.read_csv('runs.csv')
df = df.select_dtypes(include=['number'])
--- csv
a,b
10,1.25
25,2.5
30,3.0
5,0.5
--- diag
script:2:35: error: 'number' of np is not part of df scripts [df-unsupported]
    2 | df = df.select_dtypes(include=[np.number])
      |                                   ^~~~~~
help: write 'number'

=== in place of get_dummies with columns
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = pd.get_dummies(df[['k', 'g', 'a']], columns=['k', 'g'])
--- instead
df = pd.read_csv('runs.csv')
df = df[['k', 'g', 'a']].drop(columns=['k', 'g']).join(pd.DataFrame({c + '_' + str(v): (df[['k', 'g', 'a']][c] == v).astype(int) for c in ['k', 'g'] for v in sorted(df[['k', 'g', 'a']][c].dropna().unique())}))
--- csv
a,k_a,k_b,k_c,g_x,g_y
10,1,0,0,1,0
25,1,0,0,0,1
30,0,1,0,1,0
5,0,0,1,0,1
--- diag
script:2:9: error: 'get_dummies' of pd is not part of df scripts [df-unsupported]
    2 | df = pd.get_dummies(df[['k', 'g', 'a']], columns=['k', 'g'])
      |         ^~~~~~~~~~~
help: write df = df[['k', 'g', 'a']].drop(columns=['k', 'g']).join(pd.DataFrame({c + '_' + str(v): (df[['k', 'g', 'a']][c] == v).astype(int) for c in ['k', 'g'] for v in sorted(df[['k', 'g', 'a']][c].dropna().unique())}))

=== in place of to_dict, list
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
d = df.to_dict('list')
df = pd.DataFrame(d)
--- instead
df = pd.read_csv('runs.csv')
d = {c: df[c].tolist() for c in df.columns}
df = pd.DataFrame(d)
--- csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3.0,2026-02-01
c,y,5,0.5,2026-02-01
--- diag
script:2:8: error: 'to_dict' of DataFrame is not part of df scripts [df-unsupported]
    2 | d = df.to_dict('list')
      |        ^~~~~~~
help: write {c: df[c].tolist() for c in df.columns}

=== in place of to_dict, index
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
d = df.to_dict(orient='index')
df = pd.DataFrame({'a': [d[2]['a']]})
--- instead
df = pd.read_csv('runs.csv')
d = {i: {c: df.loc[i, c] for c in df.columns} for i in df.index}
df = pd.DataFrame({'a': [d[2]['a']]})
--- csv
a
30
--- diag
script:2:8: error: 'to_dict' of DataFrame is not part of df scripts [df-unsupported]
    2 | d = df.to_dict(orient='index')
      |        ^~~~~~~
help: write {i: {c: df.loc[i, c] for c in df.columns} for i in df.index}

=== in place of rolling, centred
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['m'] = df['a'].rolling(3, center=True).mean()
--- instead
df = pd.read_csv('runs.csv')
df['m'] = pd.DataFrame({i: df['a'].shift(i) for i in range(-((3 - 1) // 2), 3 - (3 - 1) // 2)}).mean(axis=1, skipna=False)
--- csv
k,g,a,b,day,m
a,x,10,1.25,2026-01-02,
a,y,25,2.5,2026-01-03,21.666666666666668
b,x,30,3.0,2026-02-01,20.0
c,y,5,0.5,2026-02-01,
--- diag
script:2:19: error: 'rolling' of Series is not part of df scripts [df-unsupported]
    2 | df['m'] = df['a'].rolling(3, center=True).mean()
      |                   ^~~~~~~
help: write pd.DataFrame({i: df['a'].shift(i) for i in range(-((3 - 1) // 2), 3 - (3 - 1) // 2)}).mean(axis=1, skipna=False)

=== in place of rolling, centred, 2
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['m'] = df['a'].rolling(3, center=True, min_periods=1).max()
--- instead
df = pd.read_csv('runs.csv')
df['m'] = pd.DataFrame({i: df['a'].shift(i) for i in range(-((3 - 1) // 2), 3 - (3 - 1) // 2)}).max(axis=1)
--- csv
k,g,a,b,day,m
a,x,10,1.25,2026-01-02,25.0
a,y,25,2.5,2026-01-03,30.0
b,x,30,3.0,2026-02-01,30.0
c,y,5,0.5,2026-02-01,30.0
--- diag
script:2:19: error: 'rolling' of Series is not part of df scripts [df-unsupported]
    2 | df['m'] = df['a'].rolling(3, center=True, min_periods=1).max()
      |                   ^~~~~~~
help: write pd.DataFrame({i: df['a'].shift(i) for i in range(-((3 - 1) // 2), 3 - (3 - 1) // 2)}).max(axis=1)

=== in place of rolling with min_periods
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['m'] = df['a'].rolling(3, min_periods=2).sum()
--- instead
df = pd.read_csv('runs.csv')
df['m'] = pd.DataFrame({i: df['a'].shift(i) for i in range(3)}).sum(axis=1).where(pd.DataFrame({i: df['a'].shift(i) for i in range(3)}).count(axis=1) >= 2)
--- csv
k,g,a,b,day,m
a,x,10,1.25,2026-01-02,
a,y,25,2.5,2026-01-03,35.0
b,x,30,3.0,2026-02-01,65.0
c,y,5,0.5,2026-02-01,60.0
--- diag
script:2:19: error: 'rolling' of Series is not part of df scripts [df-unsupported]
    2 | df['m'] = df['a'].rolling(3, min_periods=2).sum()
      |                   ^~~~~~~
help: write pd.DataFrame({i: df['a'].shift(i) for i in range(3)}).sum(axis=1).where(pd.DataFrame({i: df['a'].shift(i) for i in range(3)}).count(axis=1) >= 2)

=== in place of rolling of a maximum
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['m'] = df['a'].rolling(2).max()
--- instead
df = pd.read_csv('runs.csv')
df['m'] = pd.DataFrame({i: df['a'].shift(i) for i in range(2)}).max(axis=1, skipna=False)
--- csv
k,g,a,b,day,m
a,x,10,1.25,2026-01-02,
a,y,25,2.5,2026-01-03,25.0
b,x,30,3.0,2026-02-01,30.0
c,y,5,0.5,2026-02-01,30.0
--- diag
script:2:19: error: 'rolling' of Series is not part of df scripts [df-unsupported]
    2 | df['m'] = df['a'].rolling(2).max()
      |                   ^~~~~~~
help: write pd.DataFrame({i: df['a'].shift(i) for i in range(2)}).max(axis=1, skipna=False)

=== in place of rolling of groups
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['m'] = df.groupby('k')['a'].rolling(2).mean().reset_index(level=0, drop=True)
--- instead
df = pd.read_csv('runs.csv')
df['m'] = df.groupby('k')['a'].transform(lambda s: pd.DataFrame({i: s.shift(i) for i in range(2)}).mean(axis=1, skipna=False)).reset_index(level=0, drop=True)
--- csv
k,g,a,b,day,m
a,x,10,1.25,2026-01-02,
a,y,25,2.5,2026-01-03,17.5
b,x,30,3.0,2026-02-01,
c,y,5,0.5,2026-02-01,
--- diag
script:2:32: error: 'rolling' of GroupBy is not part of df scripts [df-unsupported]
    2 | df['m'] = df.groupby('k')['a'].rolling(2).mean().reset_index(level=0, drop=True)
      |                                ^~~~~~~
help: to keep the labels of the rows, write df.groupby('k')['a'].transform(lambda s: pd.DataFrame({i: s.shift(i) for i in range(2)}).mean(axis=1, skipna=False))

=== in place of rolling of groups, 2
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['m'] = df.groupby('k')['a'].rolling(2, min_periods=1).min().reset_index(level=0, drop=True)
--- instead
df = pd.read_csv('runs.csv')
df['m'] = df.groupby('k')['a'].transform(lambda s: pd.DataFrame({i: s.shift(i) for i in range(2)}).min(axis=1)).reset_index(level=0, drop=True)
--- csv
k,g,a,b,day,m
a,x,10,1.25,2026-01-02,10.0
a,y,25,2.5,2026-01-03,10.0
b,x,30,3.0,2026-02-01,30.0
c,y,5,0.5,2026-02-01,5.0
--- diag
script:2:32: error: 'rolling' of GroupBy is not part of df scripts [df-unsupported]
    2 | df['m'] = df.groupby('k')['a'].rolling(2, min_periods=1).min().reset_index(level=0, drop=True)
      |                                ^~~~~~~
help: to keep the labels of the rows, write df.groupby('k')['a'].transform(lambda s: pd.DataFrame({i: s.shift(i) for i in range(2)}).min(axis=1))

=== in place of rolling of a frame
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df[['a', 'b']] = df[['a', 'b']].rolling(2).mean()
--- instead
df = pd.read_csv('runs.csv')
df[['a', 'b']] = df[['a', 'b']].apply(lambda s: pd.DataFrame({i: s.shift(i) for i in range(2)}).mean(axis=1, skipna=False))
--- csv
k,g,a,b,day
a,x,,,2026-01-02
a,y,17.5,1.875,2026-01-03
b,x,27.5,2.75,2026-02-01
c,y,17.5,1.75,2026-02-01
--- diag
script:2:33: error: 'rolling' of DataFrame is not part of df scripts [df-unsupported]
    2 | df[['a', 'b']] = df[['a', 'b']].rolling(2).mean()
      |                                 ^~~~~~~
help: write df[['a', 'b']].apply(lambda s: pd.DataFrame({i: s.shift(i) for i in range(2)}).mean(axis=1, skipna=False))

=== in place of expanding, sum
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['m'] = df['a'].expanding().sum()
--- instead
df = pd.read_csv('runs.csv')
df['m'] = df['a'].cumsum().ffill().astype(float)
--- csv
k,g,a,b,day,m
a,x,10,1.25,2026-01-02,10.0
a,y,25,2.5,2026-01-03,35.0
b,x,30,3.0,2026-02-01,65.0
c,y,5,0.5,2026-02-01,70.0
--- diag
script:2:19: error: 'expanding' of Series is not part of df scripts [df-unsupported]
    2 | df['m'] = df['a'].expanding().sum()
      |                   ^~~~~~~~~
help: write df['a'].cumsum().ffill().astype(float)

=== in place of expanding, max
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['m'] = df['a'].expanding().max()
--- instead
df = pd.read_csv('runs.csv')
df['m'] = df['a'].cummax().ffill().astype(float)
--- csv
k,g,a,b,day,m
a,x,10,1.25,2026-01-02,10.0
a,y,25,2.5,2026-01-03,25.0
b,x,30,3.0,2026-02-01,30.0
c,y,5,0.5,2026-02-01,30.0
--- diag
script:2:19: error: 'expanding' of Series is not part of df scripts [df-unsupported]
    2 | df['m'] = df['a'].expanding().max()
      |                   ^~~~~~~~~
help: write df['a'].cummax().ffill().astype(float)

=== in place of expanding, min
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['m'] = df['a'].expanding().min()
--- instead
df = pd.read_csv('runs.csv')
df['m'] = df['a'].cummin().ffill().astype(float)
--- csv
k,g,a,b,day,m
a,x,10,1.25,2026-01-02,10.0
a,y,25,2.5,2026-01-03,10.0
b,x,30,3.0,2026-02-01,10.0
c,y,5,0.5,2026-02-01,5.0
--- diag
script:2:19: error: 'expanding' of Series is not part of df scripts [df-unsupported]
    2 | df['m'] = df['a'].expanding().min()
      |                   ^~~~~~~~~
help: write df['a'].cummin().ffill().astype(float)

=== in place of expanding, mean
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = df[df['a'] != 25]
df['m'] = df['a'].expanding().mean()
--- instead
df = pd.read_csv('runs.csv')
df = df[df['a'] != 25]
df['m'] = df['a'].cumsum().ffill() / df['a'].notna().cumsum()
--- csv
k,g,a,b,day,m
a,x,10,1.25,2026-01-02,10.0
b,x,30,3.0,2026-02-01,20.0
c,y,5,0.5,2026-02-01,15.0
--- diag
script:3:19: error: 'expanding' of Series is not part of df scripts [df-unsupported]
    3 | df['m'] = df['a'].expanding().mean()
      |                   ^~~~~~~~~
help: write df['a'].cumsum().ffill() / df['a'].notna().cumsum()

=== in place of expanding, median
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = df[df['a'] != 25]
df['m'] = df['a'].expanding().median()
--- instead
df = pd.read_csv('runs.csv')
df = df[df['a'] != 25]
df['m'] = pd.Series([df['a'].iloc[:i + 1].median() for i in range(len(df['a']))], index=df['a'].index)
--- csv
k,g,a,b,day,m
a,x,10,1.25,2026-01-02,10.0
b,x,30,3.0,2026-02-01,20.0
c,y,5,0.5,2026-02-01,10.0
--- diag
script:3:19: error: 'expanding' of Series is not part of df scripts [df-unsupported]
    3 | df['m'] = df['a'].expanding().median()
      |                   ^~~~~~~~~
help: write pd.Series([df['a'].iloc[:i + 1].median() for i in range(len(df['a']))], index=df['a'].index)

=== in place of expanding of groups
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['m'] = df.groupby('k')['a'].expanding().mean().reset_index(level=0, drop=True)
--- instead
df = pd.read_csv('runs.csv')
df['m'] = df.groupby('k')['a'].transform(lambda s: s.cumsum().ffill() / s.notna().cumsum()).reset_index(level=0, drop=True)
--- csv
k,g,a,b,day,m
a,x,10,1.25,2026-01-02,10.0
a,y,25,2.5,2026-01-03,17.5
b,x,30,3.0,2026-02-01,30.0
c,y,5,0.5,2026-02-01,5.0
--- diag
script:2:32: error: 'expanding' of GroupBy is not part of df scripts [df-unsupported]
    2 | df['m'] = df.groupby('k')['a'].expanding().mean().reset_index(level=0, drop=True)
      |                                ^~~~~~~~~
help: to keep the labels of the rows, write df.groupby('k')['a'].transform(lambda s: s.cumsum().ffill() / s.notna().cumsum())

=== in place of expanding of groups, max
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['m'] = df.groupby('k')['a'].expanding().max().reset_index(level=0, drop=True)
--- instead
df = pd.read_csv('runs.csv')
df['m'] = df.groupby('k')['a'].cummax().astype(float).reset_index(level=0, drop=True)
--- csv
k,g,a,b,day,m
a,x,10,1.25,2026-01-02,10.0
a,y,25,2.5,2026-01-03,25.0
b,x,30,3.0,2026-02-01,30.0
c,y,5,0.5,2026-02-01,5.0
--- diag
script:2:32: error: 'expanding' of GroupBy is not part of df scripts [df-unsupported]
    2 | df['m'] = df.groupby('k')['a'].expanding().max().reset_index(level=0, drop=True)
      |                                ^~~~~~~~~
help: write df.groupby('k')['a'].cummax().astype(float)

=== in place of expanding of groups, min
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['m'] = df.groupby('k')['a'].expanding().min().reset_index(level=0, drop=True)
--- instead
df = pd.read_csv('runs.csv')
df['m'] = df.groupby('k')['a'].cummin().astype(float).reset_index(level=0, drop=True)
--- csv
k,g,a,b,day,m
a,x,10,1.25,2026-01-02,10.0
a,y,25,2.5,2026-01-03,10.0
b,x,30,3.0,2026-02-01,30.0
c,y,5,0.5,2026-02-01,5.0
--- diag
script:2:32: error: 'expanding' of GroupBy is not part of df scripts [df-unsupported]
    2 | df['m'] = df.groupby('k')['a'].expanding().min().reset_index(level=0, drop=True)
      |                                ^~~~~~~~~
help: write df.groupby('k')['a'].cummin().astype(float)

=== in place of expanding of groups, sum
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['m'] = df.groupby('k')['a'].expanding().sum().reset_index(level=0, drop=True)
--- instead
df = pd.read_csv('runs.csv')
df['m'] = df.groupby('k')['a'].cumsum().astype(float).reset_index(level=0, drop=True)
--- csv
k,g,a,b,day,m
a,x,10,1.25,2026-01-02,10.0
a,y,25,2.5,2026-01-03,35.0
b,x,30,3.0,2026-02-01,30.0
c,y,5,0.5,2026-02-01,5.0
--- diag
script:2:32: error: 'expanding' of GroupBy is not part of df scripts [df-unsupported]
    2 | df['m'] = df.groupby('k')['a'].expanding().sum().reset_index(level=0, drop=True)
      |                                ^~~~~~~~~
help: for running sums and extremes, write df.groupby('k')['a'].cumsum().astype(float)

=== in place of ewm with span
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['m'] = df['a'].ewm(span=3).mean()
df['m'] = df['m'].round(6)
--- instead
df = pd.read_csv('runs.csv')
df['m'] = pd.Series([sum([df['a'].iloc[j] * (1 - 2 / (3 + 1)) ** (i - j) for j in range(i + 1)]) / sum([(1 - 2 / (3 + 1)) ** (i - j) for j in range(i + 1)]) for i in range(len(df['a']))], index=df['a'].index)
df['m'] = df['m'].round(6)
--- csv
k,g,a,b,day,m
a,x,10,1.25,2026-01-02,10.0
a,y,25,2.5,2026-01-03,20.0
b,x,30,3.0,2026-02-01,25.714286
c,y,5,0.5,2026-02-01,14.666667
--- diag
script:2:19: error: 'ewm' of Series is not part of df scripts [df-unsupported]
    2 | df['m'] = df['a'].ewm(span=3).mean()
      |                   ^~~
help: if no value is missing, write pd.Series([sum([df['a'].iloc[j] * (1 - 2 / (3 + 1)) ** (i - j) for j in range(i + 1)]) / sum([(1 - 2 / (3 + 1)) ** (i - j) for j in range(i + 1)]) for i in range(len(df['a']))], index=df['a'].index)

=== in place of ewm with alpha
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['m'] = df['a'].ewm(alpha=0.5).mean()
df['m'] = df['m'].round(6)
--- instead
df = pd.read_csv('runs.csv')
df['m'] = pd.Series([sum([df['a'].iloc[j] * (1 - 0.5) ** (i - j) for j in range(i + 1)]) / sum([(1 - 0.5) ** (i - j) for j in range(i + 1)]) for i in range(len(df['a']))], index=df['a'].index)
df['m'] = df['m'].round(6)
--- csv
k,g,a,b,day,m
a,x,10,1.25,2026-01-02,10.0
a,y,25,2.5,2026-01-03,20.0
b,x,30,3.0,2026-02-01,25.714286
c,y,5,0.5,2026-02-01,14.666667
--- diag
script:2:19: error: 'ewm' of Series is not part of df scripts [df-unsupported]
    2 | df['m'] = df['a'].ewm(alpha=0.5).mean()
      |                   ^~~
help: if no value is missing, write pd.Series([sum([df['a'].iloc[j] * (1 - 0.5) ** (i - j) for j in range(i + 1)]) / sum([(1 - 0.5) ** (i - j) for j in range(i + 1)]) for i in range(len(df['a']))], index=df['a'].index)

=== in place of corr of DataFrame, numeric_only
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = df.corr(numeric_only=True).round(6).reset_index()
--- instead
df = pd.read_csv('runs.csv')
x = df.select_dtypes('number'); df = pd.DataFrame({a: [((x[a] - x[a].mean()) * (x[b] - x[b].mean())).mean() / (x[a].std(ddof=0) * x[b].std(ddof=0)) for b in x.columns] for a in x.columns}, index=list(x.columns)).round(6).reset_index()
--- csv
index,a,b
a,1.0,0.995066
b,0.995066,1.0
--- diag
script:2:9: error: 'corr' of DataFrame is not part of df scripts [df-unsupported]
    2 | df = df.corr(numeric_only=True).round(6).reset_index()
      |         ^~~~
help: write x = df.select_dtypes('number'); df = pd.DataFrame({a: [((x[a] - x[a].mean()) * (x[b] - x[b].mean())).mean() / (x[a].std(ddof=0) * x[b].std(ddof=0)) for b in x.columns] for a in x.columns}, index=list(x.columns)).round(6).reset_index()

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

=== in place of to_period, years
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['y'] = pd.to_datetime(df['day']).dt.to_period('Y')
--- instead
df = pd.read_csv('runs.csv')
df['y'] = pd.to_datetime(df['day']).dt.strftime('%Y')
--- csv
k,g,a,b,day,y
a,x,10,1.25,2026-01-02,2026
a,y,25,2.5,2026-01-03,2026
b,x,30,3.0,2026-02-01,2026
c,y,5,0.5,2026-02-01,2026
--- diag
script:2:40: error: 'to_period' of dt is not part of df scripts [df-unsupported]
    2 | df['y'] = pd.to_datetime(df['day']).dt.to_period('Y')
      |                                        ^~~~~~~~~
help: write pd.to_datetime(df['day']).dt.strftime('%Y')

=== in place of to_period, quarters
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['y'] = pd.to_datetime(df['day']).dt.to_period('Q')
--- instead
df = pd.read_csv('runs.csv')
df['y'] = pd.to_datetime(df['day']).dt.year.astype(str) + 'Q' + pd.to_datetime(df['day']).dt.quarter.astype(str)
--- csv
k,g,a,b,day,y
a,x,10,1.25,2026-01-02,2026Q1
a,y,25,2.5,2026-01-03,2026Q1
b,x,30,3.0,2026-02-01,2026Q1
c,y,5,0.5,2026-02-01,2026Q1
--- diag
script:2:40: error: 'to_period' of dt is not part of df scripts [df-unsupported]
    2 | df['y'] = pd.to_datetime(df['day']).dt.to_period('Q')
      |                                        ^~~~~~~~~
help: write pd.to_datetime(df['day']).dt.year.astype(str) + 'Q' + pd.to_datetime(df['day']).dt.quarter.astype(str)

=== in place of date of dt
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['y'] = pd.to_datetime(df['day']).dt.date
--- instead
df = pd.read_csv('runs.csv')
df['y'] = pd.to_datetime(df['day']).dt.strftime('%Y-%m-%d')
--- csv
k,g,a,b,day,y
a,x,10,1.25,2026-01-02,2026-01-02
a,y,25,2.5,2026-01-03,2026-01-03
b,x,30,3.0,2026-02-01,2026-02-01
c,y,5,0.5,2026-02-01,2026-02-01
--- diag
script:2:40: error: 'date' of dt is not part of df scripts [df-unsupported]
    2 | df['y'] = pd.to_datetime(df['day']).dt.date
      |                                        ^~~~
help: write pd.to_datetime(df['day']).dt.strftime('%Y-%m-%d')

=== in place of get_dummies of str, parts
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = df['day'].str.get_dummies(sep='-')
--- instead
df = pd.read_csv('runs.csv')
p = df['day'].str.split('-', expand=True); df = pd.DataFrame({v: (p == v).any(axis=1).astype(int) for v in sorted(p.stack().unique())})
--- csv
01,02,03,2026
1,1,0,1
1,0,1,1
1,1,0,1
1,1,0,1
--- diag
script:2:20: error: 'get_dummies' of str is not part of df scripts [df-unsupported]
    2 | df = df['day'].str.get_dummies(sep='-')
      |                    ^~~~~~~~~~~
help: for a column of each part, write p = df['day'].str.split('-', expand=True); df = pd.DataFrame({v: (p == v).any(axis=1).astype(int) for v in sorted(p.stack().unique())})

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

=== in place of crosstab with shares of columns
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = pd.crosstab(df['k'], df['g'], normalize='columns').round(2).reset_index()
--- instead
df = pd.read_csv('runs.csv')
t = pd.crosstab(df['k'], df['g']); df = t.div(t.sum()).round(2).reset_index()
--- csv
k,x,y
a,0.5,0.5
b,0.5,0.0
c,0.0,0.5
--- diag
script:2:46: error: value 'columns' of argument 'normalize' of 'crosstab' is not part of df scripts [df-unsupported]
    2 | df = pd.crosstab(df['k'], df['g'], normalize='columns').round(2).reset_index()
      |                                              ^~~~~~~~~
help: for shares of each column, write t = pd.crosstab(df['k'], df['g']); df = t.div(t.sum()).round(2).reset_index()

=== in place of crosstab with shares of all
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = pd.crosstab(df['k'], df['g'], normalize='all').round(2).reset_index()
--- instead
df = pd.read_csv('runs.csv')
t = pd.crosstab(df['k'], df['g']); df = t.div(t.sum().sum()).round(2).reset_index()
--- csv
k,x,y
a,0.25,0.25
b,0.25,0.0
c,0.0,0.25
--- diag
script:2:46: error: value 'all' of argument 'normalize' of 'crosstab' is not part of df scripts [df-unsupported]
    2 | df = pd.crosstab(df['k'], df['g'], normalize='all').round(2).reset_index()
      |                                              ^~~~~
help: for shares of the grand total, write t = pd.crosstab(df['k'], df['g']); df = t.div(t.sum().sum()).round(2).reset_index()

=== in place of crosstab with values and totals
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = pd.crosstab(df['k'], df['g'], values=df['b'], aggfunc='max', margins=True, margins_name='most').reset_index()
--- instead
df = pd.read_csv('runs.csv')
t = pd.crosstab(df['k'], df['g'], values=df['b'], aggfunc='max'); t['most'] = df['b'].groupby(df['k']).agg('max'); low = pd.concat([df['b'].groupby(df['g']).agg('max'), pd.Series({'most': df['b'].agg('max')})]); df = pd.concat([t, low.to_frame('most').T]).rename_axis(t.index.name).reset_index()
--- csv
k,x,y,most
a,1.25,2.5,2.5
b,3.0,,3.0
c,,0.5,0.5
most,3.0,2.5,3.0
--- diag
script:2:81: error: argument 'margins_name' of 'crosstab' is not part of df scripts [df-unsupported]
    2 | df = pd.crosstab(df['k'], df['g'], values=df['b'], aggfunc='max', margins=True, margins_name='most').reset_index()
      |                                                                                 ^~~~~~~~~~~~~~~~~~~
help: to add totals as a column and a row, write t = pd.crosstab(df['k'], df['g'], values=df['b'], aggfunc='max'); t['most'] = df['b'].groupby(df['k']).agg('max'); low = pd.concat([df['b'].groupby(df['g']).agg('max'), pd.Series({'most': df['b'].agg('max')})]); df = pd.concat([t, low.to_frame('most').T]).rename_axis(t.index.name).reset_index()

=== in place of crosstab with totals
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = pd.crosstab(df['k'], df['g'], margins=True).reset_index()
--- instead
df = pd.read_csv('runs.csv')
t = pd.crosstab(df['k'], df['g']); t['All'] = t.sum(axis=1); df = pd.concat([t, t.sum().to_frame('All').T]).rename_axis(t.index.name).reset_index()
--- csv
k,x,y,All
a,1,1,2
b,1,0,1
c,0,1,1
All,2,2,4
--- diag
script:2:44: error: value True of argument 'margins' of 'crosstab' is not part of df scripts [df-unsupported]
    2 | df = pd.crosstab(df['k'], df['g'], margins=True).reset_index()
      |                                            ^~~~
help: to add totals as a column and a row, write t = pd.crosstab(df['k'], df['g']); t['All'] = t.sum(axis=1); df = pd.concat([t, t.sum().to_frame('All').T]).rename_axis(t.index.name).reset_index()

=== in place of pivot_table with totals by position
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = df.pivot_table('b', 'k', 'g', aggfunc='max', margins=True).reset_index()
--- instead
df = pd.read_csv('runs.csv')
t = df.pivot_table('b', 'k', 'g', aggfunc='max'); t['All'] = df.groupby('k')['b'].agg('max'); low = pd.concat([df.groupby('g')['b'].agg('max'), pd.Series({'All': df['b'].agg('max')})]); df = pd.concat([t, low.to_frame('All').T]).rename_axis('k').reset_index()
--- csv
k,x,y,All
a,1.25,2.5,2.5
b,3.0,,3.0
c,,0.5,0.5
All,3.0,2.5,3.0
--- diag
script:2:59: error: value True of argument 'margins' of 'pivot_table' is not part of df scripts [df-unsupported]
    2 | df = df.pivot_table('b', 'k', 'g', aggfunc='max', margins=True).reset_index()
      |                                                           ^~~~
help: to add totals as a column and a row, write t = df.pivot_table('b', 'k', 'g', aggfunc='max'); t['All'] = df.groupby('k')['b'].agg('max'); low = pd.concat([df.groupby('g')['b'].agg('max'), pd.Series({'All': df['b'].agg('max')})]); df = pd.concat([t, low.to_frame('All').T]).rename_axis('k').reset_index()

=== in place of parse_dates with index_col
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv', index_col='day', parse_dates=True)
df = df.reset_index()
--- instead
df = pd.read_csv('runs.csv'); df['day'] = pd.to_datetime(df['day']); df = df.set_index('day')
df = df.reset_index()
--- csv
day,k,g,a,b
2026-01-02,a,x,10,1.25
2026-01-03,a,y,25,2.5
2026-02-01,b,x,30,3.0
2026-02-01,c,y,5,0.5
--- diag
script:1:47: error: argument 'parse_dates' of 'read_csv' is not part of df scripts [df-unsupported]
    1 | df = pd.read_csv('runs.csv', index_col='day', parse_dates=True)
      |                                               ^~~~~~~~~~~~~~~~
help: write df = pd.read_csv('runs.csv'); df['day'] = pd.to_datetime(df['day']); df = df.set_index('day')

=== in place of parse_dates of several columns
--- data runs.csv
k,g,a,b,day,k2
a,x,10,1.25,2026-01-02,2025-03-04
a,y,25,2.5,2026-01-03,2024-03-04
b,x,30,3,2026-02-01,2023-05-06
c,y,5,0.5,2026-02-01,2023-05-06
--- script
df = pd.read_csv('runs.csv', parse_dates=['day', 'k2'])
df['y'] = df['k2'].dt.year
--- instead
df = pd.read_csv('runs.csv'); df[['day', 'k2']] = df[['day', 'k2']].apply(pd.to_datetime)
df['y'] = df['k2'].dt.year
--- csv
k,g,a,b,day,k2,y
a,x,10,1.25,2026-01-02,2025-03-04,2025
a,y,25,2.5,2026-01-03,2024-03-04,2024
b,x,30,3.0,2026-02-01,2023-05-06,2023
c,y,5,0.5,2026-02-01,2023-05-06,2023
--- diag
script:1:30: error: argument 'parse_dates' of 'read_csv' is not part of df scripts [df-unsupported]
    1 | df = pd.read_csv('runs.csv', parse_dates=['day', 'k2'])
      |                              ^~~~~~~~~~~~~~~~~~~~~~~~~
help: write df = pd.read_csv('runs.csv'); df[['day', 'k2']] = df[['day', 'k2']].apply(pd.to_datetime)

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

=== in place of assignment by a mask to a column
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
s = df['a']
s[s > 20] = 0
df['a'] = s
--- instead
df = pd.read_csv('runs.csv')
s = df['a']
s = s.mask(s > 20, 0)
df['a'] = s
--- csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,0,2.5,2026-01-03
b,x,0,3.0,2026-02-01
c,y,5,0.5,2026-02-01
--- diag
script:3:1: error: assignment to a 'Series' by a key of type 'Series' is not part of df scripts [df-unsupported]
    3 | s[s > 20] = 0
      | ^~~~~~~~~
help: write s = s.mask(s > 20, 0)

=== in place of assignment of a cell
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
t = df[['a', 'b']].sum()
t['k'] = 'all'
df = pd.concat([df, t.to_frame().T])
--- instead
df = pd.read_csv('runs.csv')
t = df[['a', 'b']].sum()
t = pd.concat([t, pd.Series({'k': 'all'})]).rename_axis(t.index.name).rename(t.name)
df = pd.concat([df, t.to_frame().T])
--- csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3.0,2026-02-01
c,y,5,0.5,2026-02-01
all,,70.0,7.25,
--- diag
script:3:1: error: assignment to a 'Series' by a key of type 'str' is not part of df scripts [df-unsupported]
    3 | t['k'] = 'all'
      | ^~~~~~
help: for an existing label, write t = t.mask(t.index == 'k', 'all'); for a new label, write t = pd.concat([t, pd.Series({'k': 'all'})]).rename_axis(t.index.name).rename(t.name)

=== in place of a row by loc
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = df[['k', 'a', 'b']]
df.loc[len(df)] = ['all', df['a'].sum(), 0.5]
--- instead
df = pd.read_csv('runs.csv')
df = df[['k', 'a', 'b']]
df = pd.concat([df, pd.DataFrame([['all', df['a'].sum(), 0.5]], columns=df.columns, index=[len(df)])]).rename_axis(df.index.name)
--- csv
k,a,b
a,10,1.25
a,25,2.5
b,30,3.0
c,5,0.5
all,70,0.5
--- diag
script:3:8: error: 4 is not a row label [df-value]
    3 | df.loc[len(df)] = ['all', df['a'].sum(), 0.5]
      |        ^~~~~~~
help: to add a row, write df = pd.concat([df, pd.DataFrame([['all', df['a'].sum(), 0.5]], columns=df.columns, index=[len(df)])]).rename_axis(df.index.name)

=== in place of a row by loc, dict
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = df[['k', 'a']]
df.loc[len(df)] = {'k': 'all', 'a': df['a'].sum()}
--- instead
df = pd.read_csv('runs.csv')
df = df[['k', 'a']]
df = pd.concat([df, pd.DataFrame([{'k': 'all', 'a': df['a'].sum()}], index=[len(df)])]).rename_axis(df.index.name)
--- csv
k,a
a,10
a,25
b,30
c,5
all,70
--- diag
script:3:8: error: 4 is not a row label [df-value]
    3 | df.loc[len(df)] = {'k': 'all', 'a': df['a'].sum()}
      |        ^~~~~~~
help: to add a row, write df = pd.concat([df, pd.DataFrame([{'k': 'all', 'a': df['a'].sum()}], index=[len(df)])]).rename_axis(df.index.name)

=== in place of a row by loc, series
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = df.groupby('k')[['a', 'b']].mean()
df.loc['mean'] = df.mean()
df = df.reset_index()
--- instead
df = pd.read_csv('runs.csv')
df = df.groupby('k')[['a', 'b']].mean()
df = pd.concat([df, (df.mean()).to_frame('mean').T]).rename_axis(df.index.name)
df = df.reset_index()
--- csv
k,a,b
a,17.5,1.875
b,30.0,3.0
c,5.0,0.5
mean,17.5,1.7916666666666667
--- diag
script:3:8: error: 'mean' is not a row label [df-value]
    3 | df.loc['mean'] = df.mean()
      |        ^~~~~~
help: to add a row, write df = pd.concat([df, (df.mean()).to_frame('mean').T]).rename_axis(df.index.name)

=== in place of agg of rows
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['m'] = df[['k', 'g']].agg('-'.join, axis=1)
--- instead
df = pd.read_csv('runs.csv')
df['m'] = df[['k', 'g']].apply('-'.join, axis=1)
--- csv
k,g,a,b,day,m
a,x,10,1.25,2026-01-02,a-x
a,y,25,2.5,2026-01-03,a-y
b,x,30,3.0,2026-02-01,b-x
c,y,5,0.5,2026-02-01,c-y
--- diag
script:2:11: error: argument 'axis' of 'agg' is not part of df scripts [df-unsupported]
    2 | df['m'] = df[['k', 'g']].agg('-'.join, axis=1)
      |           ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: write df[['k', 'g']].apply('-'.join, axis=1)

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

=== in place of polyfit of np
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['c'] = np.polyfit(df['a'], df['b'], 1)[0].round(6)
--- instead
df = pd.read_csv('runs.csv')
slope = ((df['a'] - df['a'].mean()) * (df['b'] - df['b'].mean())).sum() / ((df['a'] - df['a'].mean()) ** 2).sum(); intercept = df['b'].mean() - slope * df['a'].mean()
df['c'] = round(slope, 6)
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,0.095588
a,y,25,2.5,2026-01-03,0.095588
b,x,30,3.0,2026-02-01,0.095588
c,y,5,0.5,2026-02-01,0.095588
--- diag
script:2:14: error: 'polyfit' of np is not part of df scripts [df-unsupported]
    2 | df['c'] = np.polyfit(df['a'], df['b'], 1)[0].round(6)
      |              ^~~~~~~
help: for a slope and an intercept, instead of polyfit(...), write slope = ((df['a'] - df['a'].mean()) * (df['b'] - df['b'].mean())).sum() / ((df['a'] - df['a'].mean()) ** 2).sum(); intercept = df['b'].mean() - slope * df['a'].mean()

=== in place of explode of DataFrame beyond pandas
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['day'] = df['day'].str.replace('-', ',')
df = df.explode('day')
--- instead
df = pd.read_csv('runs.csv')
df['day'] = df['day'].str.replace('-', ',')
df = df.drop(columns='day').join(df['day'].str.split(',', expand=True).stack().reset_index(level=1, drop=True).rename('day'), validate='m:m')[list(df.columns)]
--- csv
k,g,a,b,day
a,x,10,1.25,2026
a,x,10,1.25,01
a,x,10,1.25,02
a,y,25,2.5,2026
a,y,25,2.5,01
a,y,25,2.5,03
b,x,30,3.0,2026
b,x,30,3.0,02
b,x,30,3.0,01
c,y,5,0.5,2026
c,y,5,0.5,02
c,y,5,0.5,01
--- diag
script:3:9: error: 'explode' of DataFrame is not part of df scripts [df-unsupported]
    3 | df = df.explode('day')
      |         ^~~~~~~
help: a cell cannot hold a list; for one row for each part of a string, write df = df.drop(columns='day').join(df['day'].str.split(',', expand=True).stack().reset_index(level=1, drop=True).rename('day'), validate='m:m')[list(df.columns)]

=== in place of lists in cells
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['day'] = df['day'].str.split('-')
df = df.explode('day')
--- instead
df = pd.read_csv('runs.csv')
df = df.drop(columns=[c for c in df.columns if c == 'day']).join(df['day'].str.split('-', expand=True).stack().reset_index(level=1, drop=True).rename('day'), validate='m:m')
--- csv
k,g,a,b,day
a,x,10,1.25,2026
a,x,10,1.25,01
a,x,10,1.25,02
a,y,25,2.5,2026
a,y,25,2.5,01
a,y,25,2.5,03
b,x,30,3.0,2026
b,x,30,3.0,02
b,x,30,3.0,01
c,y,5,0.5,2026
c,y,5,0.5,02
c,y,5,0.5,01
--- diag
script:2:13: error: a column cannot hold lists [df-type]
    2 | df['day'] = df['day'].str.split('-')
      |             ^~~~~~~~~~~~~~~~~~~~~~~~
help: a cell cannot hold a list; for one part, add .str[0]; for one column for each part, add expand=True; for one row for each part, instead of explode, write df = df.drop(columns=[c for c in df.columns if c == 'day']).join(df['day'].str.split('-', expand=True).stack().reset_index(level=1, drop=True).rename('day'), validate='m:m')

=== in place of lists of words in cells
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['day'] = df['g'].str.split()
df = df.explode('day')
--- instead
df = pd.read_csv('runs.csv')
s = df['g'].str.split(expand=True).stack()
t = df['k'].str.split(',', expand=True).stack()
df['day'] = s.reset_index(drop=True)
--- csv
k,g,a,b,day
a,x,10,1.25,x
a,y,25,2.5,y
b,x,30,3.0,x
c,y,5,0.5,y
--- diag
script:2:13: error: a column cannot hold lists [df-type]
    2 | df['day'] = df['g'].str.split()
      |             ^~~~~~~~~~~~~~~~~~~
help: a cell cannot hold a list; for one part, add .str[0]; for one column for each part, add expand=True; for one row for each part, write df['k'].str.split(',', expand=True).stack()

=== in place of explode of lists
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = df['k'].str.split(',').explode().to_frame()
--- instead
df = pd.read_csv('runs.csv')
df = df['k'].str.split(',', expand=True).stack().to_frame('k')
--- csv
k
a
a
b
c
--- diag
script:2:29: error: 'explode' of a column of lists is not part of df scripts [df-unsupported]
    2 | df = df['k'].str.split(',').explode().to_frame()
      |                             ^~~~~~~
help: a cell cannot hold a list; for one row for each part, write df['k'].str.split(',', expand=True).stack()

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

=== in place of resample of groups beyond pandas
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-01-05
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['day'] = pd.to_datetime(df['day'])
df = df.set_index('day').groupby('k')['a'].resample('M').mean().reset_index()
--- instead
df = pd.read_csv('runs.csv')
df = df.groupby(['k', df['day'].str[:7]])['a'].mean().reset_index()
--- csv
k,day,a
a,2026-01,17.5
b,2026-01,30.0
c,2026-02,5.0
--- diag
script:3:44: error: 'resample' of GroupBy is not part of df scripts [df-unsupported]
    3 | df = df.set_index('day').groupby('k')['a'].resample('M').mean().reset_index()
      |                                            ^~~~~~~~
help: for each month, add a key from a column of dates; write df.groupby(['k', df['day'].str[:7]])['a'].mean()

=== in place of resample of groups by day
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-01-05
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['day'] = pd.to_datetime(df['day'])
df = df.set_index('day').groupby('k')['a'].resample('D').mean().reset_index()
--- instead
df = pd.read_csv('runs.csv')
df = df.groupby(['k', df['day'].str[:10]])['a'].mean().reset_index()
--- csv
k,day,a
a,2026-01-02,10.0
a,2026-01-03,25.0
b,2026-01-05,30.0
c,2026-02-01,5.0
--- diag
script:3:44: error: 'resample' of GroupBy is not part of df scripts [df-unsupported]
    3 | df = df.set_index('day').groupby('k')['a'].resample('D').mean().reset_index()
      |                                            ^~~~~~~~
help: for each day, add a key; write df.groupby(['k', df['day'].str[:10]])['a'].mean()

=== in place of resample by day beyond pandas
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = df.set_index('day').resample('D')['a'].sum().head(2).reset_index()
--- instead
df = pd.read_csv('runs.csv')
df = df.groupby(df['day'].str[:10])['a'].sum().reset_index()
--- csv
day,a
2026-01-02,10
2026-01-03,25
2026-02-01,35
--- diag
script:2:26: error: 'resample' of DataFrame is not part of df scripts [df-unsupported]
    2 | df = df.set_index('day').resample('D')['a'].sum().head(2).reset_index()
      |                          ^~~~~~~~
help: to group by day, write df.groupby(df['day'].str[:10])['a'].sum()

=== in place of resample by hour beyond pandas
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = df.set_index('day').resample('H')['a'].sum().head(1).reset_index()
--- instead
df = pd.read_csv('runs.csv')
df = df.groupby(df['day'].str[:13])['a'].sum().reset_index()
--- csv
day,a
2026-01-02,10
2026-01-03,25
2026-02-01,35
--- diag
script:2:26: error: 'resample' of DataFrame is not part of df scripts [df-unsupported]
    2 | df = df.set_index('day').resample('H')['a'].sum().head(1).reset_index()
      |                          ^~~~~~~~
help: to group timestamps by hour, write df.groupby(df['day'].str[:13])['a'].sum()

=== in place of a list of each group beyond pandas
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = df.groupby('k')['g'].apply(list).reset_index()
--- instead
df = pd.read_csv('runs.csv')
df = df.groupby('k')['g'].apply(lambda s: ', '.join(s.astype(str))).reset_index()
--- csv
k,g
a,"x, y"
b,x
c,y
--- diag
script:2:33: error: a cell cannot hold a 'list' [df-type]
    2 | df = df.groupby('k')['g'].apply(list).reset_index()
      |                                 ^~~~
help: a cell cannot hold a list; write lambda s: ', '.join(s.astype(str))

=== in place of a part of a date
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['day'] = pd.to_datetime(df['day'])
df = df.set_index('day').loc['2026-01'].reset_index()[['k', 'a']]
--- instead
df = pd.read_csv('runs.csv')
df['day'] = pd.to_datetime(df['day'])
df = df[df['day'].dt.strftime('%Y-%m') == '2026-01'][['k', 'a']]
--- csv
k,a
a,10
a,25
--- diag
script:3:30: error: '2026-01' is not a row label [df-value]
    3 | df = df.set_index('day').loc['2026-01'].reset_index()[['k', 'a']]
      |                              ^~~~~~~~~
help: part of a date does not select rows by label; to select by a column of dates, write df[df['day'].dt.strftime('%Y-%m') == '2026-01']

=== in place of rolling of one column of a frame
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = df.rolling(2, on='k')['a'].mean().to_frame('m')
--- instead
df = pd.read_csv('runs.csv')
df = pd.DataFrame({i: df['a'].shift(i) for i in range(2)}).mean(axis=1, skipna=False).to_frame('m')
--- csv
m
""
17.5
27.5
17.5
--- diag
script:2:9: error: 'rolling' of DataFrame is not part of df scripts [df-unsupported]
    2 | df = df.rolling(2, on='k')['a'].mean().to_frame('m')
      |         ^~~~~~~
help: for one column, write pd.DataFrame({i: df['a'].shift(i) for i in range(2)}).mean(axis=1, skipna=False)

=== in place of agg of columns
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = df[['a', 'b']].agg('mean', axis=0).reset_index()
--- instead
df = pd.read_csv('runs.csv')
df = df[['a', 'b']].agg('mean').reset_index()
--- csv
index,0
a,17.5
b,1.8125
--- diag
script:2:6: error: argument 'axis' of 'agg' is not part of df scripts [df-unsupported]
    2 | df = df[['a', 'b']].agg('mean', axis=0).reset_index()
      |      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: write df[['a', 'b']].agg('mean')

=== in place of days between dates
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['n'] = (pd.Timestamp('2026-02-01') - pd.to_datetime(df['day'])).dt.days
--- instead
df = pd.read_csv('runs.csv')
df['n'] = pd.Timestamp(pd.Timestamp('2026-02-01')).toordinal() - pd.to_datetime(df['day']).map(lambda d: pd.Timestamp(d).toordinal(), na_action='ignore')
--- csv
k,g,a,b,day,n
a,x,10,1.25,2026-01-02,30
a,y,25,2.5,2026-01-03,29
b,x,30,3.0,2026-02-01,0
c,y,5,0.5,2026-02-01,0
--- diag
script:2:11: error: unsupported operand types for -: 'Timestamp' and 'Series' [df-type]
    2 | df['n'] = (pd.Timestamp('2026-02-01') - pd.to_datetime(df['day'])).dt.days
      |           ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: dates are strings and cannot be subtracted; instead of (a - b).dt.days, write pd.Timestamp(pd.Timestamp('2026-02-01')).toordinal() - pd.to_datetime(df['day']).map(lambda d: pd.Timestamp(d).toordinal(), na_action='ignore')

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

=== in place of def with other statements
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
def f(x):
    x += 1
    return x * 2
df['c'] = df['a'].map(f)
--- instead
df = pd.read_csv('runs.csv')
f = lambda x: x * 2
df['c'] = (df['a'] + 1).map(f)
--- csv
k,g,a,b,day,c
a,x,10,1.25,2026-01-02,22
a,y,25,2.5,2026-01-03,52
b,x,30,3.0,2026-02-01,62
c,y,5,0.5,2026-02-01,12
--- diag
script:2:1: error: a function definition is not part of df scripts [df-unsupported]
    2 | def f(x):
      | ^~~
help: use a lambda for a function of one expression; write f = lambda x: x * 2
script:5:23: error: unknown name 'f' [df-name]
    5 | df['c'] = df['a'].map(f)
      |                       ^
help: did you mean 'df'? names are 'df', 'pd', 'np'

=== in place of star in a tuple
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
cols = ['b', 'g']
df = df[list((*cols, 'a'))]
--- instead
df = pd.read_csv('runs.csv')
cols = ['b', 'g']
df = df[list(cols) + ['a']]
--- csv
b,g,a
1.25,x,10
2.5,y,25
3.0,x,30
0.5,y,5
--- diag
script:3:15: error: unpacking with '*' is not part of df scripts [df-unsupported]
    3 | df = df[list((*cols, 'a'))]
      |               ^
help: take the rest of a list with a slice: v[1:]; to join lists, write list(cols) + ['a']

=== in place of % of a name
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
form = '%.1f'
df['a'] = df['a'].map(lambda x: form % x)
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
script:3:33: error: '%' formatting is not part of df scripts [df-unsupported]
    3 | df['a'] = df['a'].map(lambda x: form % x)
      |                                 ^~~~~~~~
help: format strings with .format or f-strings: write df['a'].map('{:.1f}'.format)

=== in place of asfreq beyond pandas
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = df.set_index('day').asfreq('M')
--- instead
df = pd.read_csv('runs.csv')
df = df.groupby(df['day'].str[:7])['a'].sum().reset_index()
--- csv
day,a
2026-01,35
2026-02,35
--- diag
script:2:26: error: 'asfreq' of DataFrame is not part of df scripts [df-unsupported]
    2 | df = df.set_index('day').asfreq('M')
      |                          ^~~~~~
help: to group by month, write df.groupby(df['day'].str[:7])['a'].sum()

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

=== in place of read_table with a separator
--- data runs.csv
k,a
a,10
b,25
--- script
df = pd.read_table('runs.csv', sep=',')
--- instead
df = pd.read_csv('runs.csv', sep=',')
--- csv
k,a
a,10
b,25
--- diag
script:1:9: error: 'read_table' of pd is not part of df scripts [df-unsupported]
    1 | df = pd.read_table('runs.csv', sep=',')
      |         ^~~~~~~~~~
help: write pd.read_csv('runs.csv', sep=',')

=== in place of zeros of rows of np
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = pd.DataFrame(np.zeros((2, 3)))
--- instead
df = pd.read_csv('runs.csv')
df = pd.DataFrame([[0.0] * 3 for i in range(2)])
--- csv
0,1,2
0.0,0.0,0.0
0.0,0.0,0.0
--- diag
script:2:22: error: 'zeros' of np is not part of df scripts [df-unsupported]
    2 | df = pd.DataFrame(np.zeros((2, 3)))
      |                      ^~~~~
help: for rows of a frame, write [[0.0] * 3 for i in range(2)]

=== in place of ones of rows of np
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = pd.DataFrame(np.ones((2, 3)), columns=['a', 'b', 'c'])
--- instead
df = pd.read_csv('runs.csv')
df = pd.DataFrame([[1.0] * 3 for i in range(2)], columns=['a', 'b', 'c'])
--- csv
a,b,c
1.0,1.0,1.0
1.0,1.0,1.0
--- diag
script:2:22: error: 'ones' of np is not part of df scripts [df-unsupported]
    2 | df = pd.DataFrame(np.ones((2, 3)), columns=['a', 'b', 'c'])
      |                      ^~~~
help: for rows of a frame, write [[1.0] * 3 for i in range(2)]

=== in place of full of rows of np
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = pd.DataFrame(np.full((2, len(df)), 7))
--- instead
df = pd.read_csv('runs.csv')
df = pd.DataFrame([[7] * len(df) for i in range(2)])
--- csv
0,1,2,3
7,7,7,7
7,7,7,7
--- diag
script:2:22: error: 'full' of np is not part of df scripts [df-unsupported]
    2 | df = pd.DataFrame(np.full((2, len(df)), 7))
      |                      ^~~~
help: for rows of a frame, write [[7] * len(df) for i in range(2)]

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

=== in place of array of rows of np
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = pd.DataFrame(np.array([[1, 2], [3, 4]]), columns=['a', 'b'])
--- instead
df = pd.read_csv('runs.csv')
df = pd.DataFrame([[1, 2], [3, 4]], columns=['a', 'b'])
--- csv
a,b
1,2
3,4
--- diag
script:2:22: error: 'array' of np is not part of df scripts [df-unsupported]
    2 | df = pd.DataFrame(np.array([[1, 2], [3, 4]]), columns=['a', 'b'])
      |                      ^~~~~
help: for rows of a frame in pd.DataFrame, write [[1, 2], [3, 4]]

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

=== in place of resample of a column, months
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['day'] = pd.to_datetime(df['day'])
df = df.resample('MS', on='day')['a'].sum().reset_index()
--- instead
df = pd.read_csv('runs.csv')
df['day'] = pd.to_datetime(df['day'])
df = df.groupby(df['day'].str[:7] + '-01')['a'].sum().reset_index()
--- csv
day,a
2026-01-01,35
2026-02-01,35
--- diag
script:3:9: error: 'resample' of DataFrame is not part of df scripts [df-unsupported]
    3 | df = df.resample('MS', on='day')['a'].sum().reset_index()
      |         ^~~~~~~~
help: to group by month, without the months that have no rows, write df.groupby(df['day'].str[:7] + '-01')

=== in place of resample of a column, years
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['day'] = pd.to_datetime(df['day'])
df = df.resample('YS', on='day')['a'].sum().reset_index()
--- instead
df = pd.read_csv('runs.csv')
df['day'] = pd.to_datetime(df['day'])
df = df.groupby(df['day'].str[:4] + '-01-01')['a'].sum().reset_index()
--- csv
day,a
2026-01-01,70
--- diag
script:3:9: error: 'resample' of DataFrame is not part of df scripts [df-unsupported]
    3 | df = df.resample('YS', on='day')['a'].sum().reset_index()
      |         ^~~~~~~~
help: to group by year, without the years that have no rows, write df.groupby(df['day'].str[:4] + '-01-01')

=== in place of resample of a column, days
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['day'] = pd.to_datetime(df['day'])
df = df[df['k'] == 'a'].resample('D', on='day')['a'].sum().reset_index()
--- instead
df = pd.read_csv('runs.csv')
df['day'] = pd.to_datetime(df['day'])
df = df[df['k'] == 'a'].groupby(df[df['k'] == 'a']['day'].str[:10])['a'].sum().reset_index()
--- csv
day,a
2026-01-02,10
2026-01-03,25
--- diag
script:3:25: error: 'resample' of DataFrame is not part of df scripts [df-unsupported]
    3 | df = df[df['k'] == 'a'].resample('D', on='day')['a'].sum().reset_index()
      |                         ^~~~~~~~
help: to group by day, without the days that have no rows, write df[df['k'] == 'a'].groupby(df[df['k'] == 'a']['day'].str[:10])

=== in place of resample of a column, ends of months
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['day'] = pd.to_datetime(df['day'])
df = df.resample('M', on='day')[['a']].sum()
--- instead
df = pd.read_csv('runs.csv')
df['day'] = pd.to_datetime(df['day'])
df = df.groupby(df['day'].str[:7])[['a']].sum()
--- csv
a
35
35
--- diag
script:3:9: error: 'resample' of DataFrame is not part of df scripts [df-unsupported]
    3 | df = df.resample('M', on='day')[['a']].sum()
      |         ^~~~~~~~
help: to group by month, with labels such as 2026-01 instead of 2026-01-31, and without the months that have no rows, write df.groupby(df['day'].str[:7])

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

=== in place of isocalendar of dt
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['day'] = pd.Series(['2020-12-31', '2021-01-03', '2021-01-04', '2026-12-31'])
df['w'] = pd.to_datetime(df['day']).dt.isocalendar().week
--- instead
df = pd.read_csv('runs.csv')
df['day'] = pd.Series(['2020-12-31', '2021-01-03', '2021-01-04', '2026-12-31'])
df['w'] = pd.to_datetime(df['day']).dt.strftime('%V').astype(int)
--- csv
k,g,a,b,day,w
a,x,10,1.25,2020-12-31,53
a,y,25,2.5,2021-01-03,53
b,x,30,3.0,2021-01-04,1
c,y,5,0.5,2026-12-31,53
--- diag
script:3:40: error: 'isocalendar' of dt is not part of df scripts [df-unsupported]
    3 | df['w'] = pd.to_datetime(df['day']).dt.isocalendar().week
      |                                        ^~~~~~~~~~~
help: for the ISO year use '%G', for the ISO week '%V'; write pd.to_datetime(df['day']).dt.strftime('%V').astype(int)

=== in place of week of dt
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['w'] = pd.to_datetime(df['day']).dt.week
--- instead
df = pd.read_csv('runs.csv')
df['w'] = pd.to_datetime(df['day']).dt.strftime('%V').astype(int)
--- csv
k,g,a,b,day,w
a,x,10,1.25,2026-01-02,1
a,y,25,2.5,2026-01-03,1
b,x,30,3.0,2026-02-01,5
c,y,5,0.5,2026-02-01,5
--- diag
script:2:40: error: 'week' of dt is not part of df scripts [df-unsupported]
    2 | df['w'] = pd.to_datetime(df['day']).dt.week
      |                                        ^~~~
help: write pd.to_datetime(df['day']).dt.strftime('%V').astype(int)

=== in place of is_month_start of dt
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['w'] = pd.to_datetime(df['day']).dt.is_month_start
--- instead
df = pd.read_csv('runs.csv')
df['w'] = pd.to_datetime(df['day']).dt.day == 1
--- csv
k,g,a,b,day,w
a,x,10,1.25,2026-01-02,False
a,y,25,2.5,2026-01-03,False
b,x,30,3.0,2026-02-01,True
c,y,5,0.5,2026-02-01,True
--- diag
script:2:40: error: 'is_month_start' of dt is not part of df scripts [df-unsupported]
    2 | df['w'] = pd.to_datetime(df['day']).dt.is_month_start
      |                                        ^~~~~~~~~~~~~~
help: write pd.to_datetime(df['day']).dt.day == 1

=== in place of is_year_start of dt
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['w'] = pd.to_datetime(df['day']).dt.is_year_start
--- instead
df = pd.read_csv('runs.csv')
df['w'] = pd.to_datetime(df['day']).dt.dayofyear == 1
--- csv
k,g,a,b,day,w
a,x,10,1.25,2026-01-02,False
a,y,25,2.5,2026-01-03,False
b,x,30,3.0,2026-02-01,False
c,y,5,0.5,2026-02-01,False
--- diag
script:2:40: error: 'is_year_start' of dt is not part of df scripts [df-unsupported]
    2 | df['w'] = pd.to_datetime(df['day']).dt.is_year_start
      |                                        ^~~~~~~~~~~~~
help: write pd.to_datetime(df['day']).dt.dayofyear == 1

=== in place of is_leap_year of dt
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['w'] = pd.to_datetime(df['day']).dt.is_leap_year
--- instead
df = pd.read_csv('runs.csv')
df['w'] = (pd.to_datetime(df['day']).dt.year % 4 == 0) & ((pd.to_datetime(df['day']).dt.year % 100 != 0) | (pd.to_datetime(df['day']).dt.year % 400 == 0))
--- csv
k,g,a,b,day,w
a,x,10,1.25,2026-01-02,False
a,y,25,2.5,2026-01-03,False
b,x,30,3.0,2026-02-01,False
c,y,5,0.5,2026-02-01,False
--- diag
script:2:40: error: 'is_leap_year' of dt is not part of df scripts [df-unsupported]
    2 | df['w'] = pd.to_datetime(df['day']).dt.is_leap_year
      |                                        ^~~~~~~~~~~~
help: write (pd.to_datetime(df['day']).dt.year % 4 == 0) & ((pd.to_datetime(df['day']).dt.year % 100 != 0) | (pd.to_datetime(df['day']).dt.year % 400 == 0))

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

=== in place of format of to_datetime(), 6
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['t'] = df['day'] + ' 10:00:00'
df['day'] = pd.to_datetime(df['t'], format='%Y-%m-%d %H:%M:%S').dt.strftime('%F')
--- instead
df = pd.read_csv('runs.csv')
df['t'] = df['day'] + ' 10:00:00'
df['day'] = pd.to_datetime(df['t'].str[:10]).dt.strftime('%F')
--- csv
k,g,a,b,day,t
a,x,10,1.25,2026-01-02,2026-01-02 10:00:00
a,y,25,2.5,2026-01-03,2026-01-03 10:00:00
b,x,30,3.0,2026-02-01,2026-02-01 10:00:00
c,y,5,0.5,2026-02-01,2026-02-01 10:00:00
--- diag
script:3:37: error: argument 'format' of 'to_datetime' is not part of df scripts [df-unsupported]
    3 | df['day'] = pd.to_datetime(df['t'], format='%Y-%m-%d %H:%M:%S').dt.strftime('%F')
      |                                     ^~~~~~~~~~~~~~~~~~~~~~~~~~
help: times of day are not kept; for the date, write pd.to_datetime(df['t'].str[:10])

=== in place of astype of dates
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['m'] = df['day'].astype('datetime64[ns]').dt.month
--- instead
df = pd.read_csv('runs.csv')
df['m'] = pd.to_datetime(df['day']).dt.month
--- csv
k,g,a,b,day,m
a,x,10,1.25,2026-01-02,1
a,y,25,2.5,2026-01-03,1
b,x,30,3.0,2026-02-01,2
c,y,5,0.5,2026-02-01,2
--- diag
script:2:28: error: type 'datetime64[ns]' is not part of df scripts [df-unsupported]
    2 | df['m'] = df['day'].astype('datetime64[ns]').dt.month
      |                            ^~~~~~~~~~~~~~~~
help: write pd.to_datetime(df['day'])

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
df['a'] = df['a'].astype(float)
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
help: durations are plain numbers, such as seconds: remove .dt.total_seconds(), and write df['a'].astype(float)

=== in place of a column as index of pivot_table()
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = df.pivot_table(index=df['day'].str[:7], columns='g', values='a', aggfunc='sum').reset_index()
--- instead
df = pd.read_csv('runs.csv')
df = df.assign(**{'day': df['day'].str[:7]}).pivot_table(index='day', columns='g', values='a', aggfunc='sum').reset_index()
--- csv
day,x,y
2026-01,10,25
2026-02,30,5
--- diag
script:2:27: error: argument 'index' of 'pivot_table' must be a column's name or a list of names, not a value of type 'Series' [df-type]
    2 | df = df.pivot_table(index=df['day'].str[:7], columns='g', values='a', aggfunc='sum').reset_index()
      |                           ^~~~~~~~~~~~~~~~~
help: add it as a column first; write df.assign(**{'day': df['day'].str[:7]}).pivot_table(index='day', columns='g', values='a', aggfunc='sum')

=== in place of a column as columns of pivot_table()
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = df.pivot_table(index='g', columns=df['day'].str[:7], values='a', aggfunc='sum').reset_index()
--- instead
df = pd.read_csv('runs.csv')
df = df.assign(**{'day': df['day'].str[:7]}).pivot_table(columns='day', index='g', values='a', aggfunc='sum').reset_index()
--- csv
g,2026-01,2026-02
x,10,30
y,25,5
--- diag
script:2:40: error: argument 'columns' of 'pivot_table' must be a column's name or a list of names, not a value of type 'Series' [df-type]
    2 | df = df.pivot_table(index='g', columns=df['day'].str[:7], values='a', aggfunc='sum').reset_index()
      |                                        ^~~~~~~~~~~~~~~~~
help: add it as a column first; write df.assign(**{'day': df['day'].str[:7]}).pivot_table(columns='day', index='g', values='a', aggfunc='sum')

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

=== in place of columns of dates subtracted
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
d = pd.to_datetime(df['day'])
df['n'] = (d - d.shift(1)).dt.days
--- instead
df = pd.read_csv('runs.csv')
d = pd.to_datetime(df['day'])
df['n'] = d.map(lambda d: pd.Timestamp(d).toordinal(), na_action='ignore') - d.shift(1).map(lambda d: pd.Timestamp(d).toordinal(), na_action='ignore')
--- csv
k,g,a,b,day,n
a,x,10,1.25,2026-01-02,
a,y,25,2.5,2026-01-03,1.0
b,x,30,3.0,2026-02-01,29.0
c,y,5,0.5,2026-02-01,0.0
--- diag
script:3:11: error: unsupported operand types for -: 'str' and 'str' [df-type]
    3 | df['n'] = (d - d.shift(1)).dt.days
      |           ^~~~~~~~~~~~~~~~
help: dates are strings and cannot be subtracted; instead of (a - b).dt.days, write d.map(lambda d: pd.Timestamp(d).toordinal(), na_action='ignore') - d.shift(1).map(lambda d: pd.Timestamp(d).toordinal(), na_action='ignore')

=== in place of dates subtracted from one
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
d = pd.to_datetime(df['day'])
df['n'] = (d.max() - d).dt.days
--- instead
df = pd.read_csv('runs.csv')
d = pd.to_datetime(df['day'])
df['n'] = pd.Timestamp(d.max()).toordinal() - d.map(lambda d: pd.Timestamp(d).toordinal(), na_action='ignore')
--- csv
k,g,a,b,day,n
a,x,10,1.25,2026-01-02,30
a,y,25,2.5,2026-01-03,29
b,x,30,3.0,2026-02-01,0
c,y,5,0.5,2026-02-01,0
--- diag
script:3:11: error: unsupported operand types for -: 'str' and 'str' [df-type]
    3 | df['n'] = (d.max() - d).dt.days
      |           ^~~~~~~~~~~~~
help: dates are strings and cannot be subtracted; instead of (a - b).dt.days, write pd.Timestamp(d.max()).toordinal() - d.map(lambda d: pd.Timestamp(d).toordinal(), na_action='ignore')

=== in place of a date subtracted from dates
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
d = pd.to_datetime(df['day'])
df['n'] = (d - pd.Timestamp('2026-01-01')).dt.days
--- instead
df = pd.read_csv('runs.csv')
d = pd.to_datetime(df['day'])
df['n'] = d.map(lambda d: pd.Timestamp(d).toordinal(), na_action='ignore') - pd.Timestamp(pd.Timestamp('2026-01-01')).toordinal()
--- csv
k,g,a,b,day,n
a,x,10,1.25,2026-01-02,1
a,y,25,2.5,2026-01-03,2
b,x,30,3.0,2026-02-01,31
c,y,5,0.5,2026-02-01,31
--- diag
script:3:11: error: unsupported operand types for -: 'Timestamp' and 'Series' [df-type]
    3 | df['n'] = (d - pd.Timestamp('2026-01-01')).dt.days
      |           ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: dates are strings and cannot be subtracted; instead of (a - b).dt.days, write d.map(lambda d: pd.Timestamp(d).toordinal(), na_action='ignore') - pd.Timestamp(pd.Timestamp('2026-01-01')).toordinal()

=== in place of two dates subtracted
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
d = pd.to_datetime(df['day'])
df['n'] = (d.max() - d.min()).days
--- instead
df = pd.read_csv('runs.csv')
d = pd.to_datetime(df['day'])
df['n'] = pd.Timestamp(d.max()).toordinal() - pd.Timestamp(d.min()).toordinal()
--- csv
k,g,a,b,day,n
a,x,10,1.25,2026-01-02,30
a,y,25,2.5,2026-01-03,30
b,x,30,3.0,2026-02-01,30
c,y,5,0.5,2026-02-01,30
--- diag
script:3:11: error: unsupported operand types for -: 'str' and 'str' [df-type]
    3 | df['n'] = (d.max() - d.min()).days
      |           ^~~~~~~~~~~~~~~~~~~
help: dates are strings and cannot be subtracted; instead of (a - b).days, write pd.Timestamp(d.max()).toordinal() - pd.Timestamp(d.min()).toordinal()

=== in place of diff of dates
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['n'] = pd.to_datetime(df['day']).diff().dt.days
--- instead
df = pd.read_csv('runs.csv')
df['n'] = pd.to_datetime(df['day']).map(lambda d: pd.Timestamp(d).toordinal(), na_action='ignore').diff()
--- csv
k,g,a,b,day,n
a,x,10,1.25,2026-01-02,
a,y,25,2.5,2026-01-03,1.0
b,x,30,3.0,2026-02-01,29.0
c,y,5,0.5,2026-02-01,0.0
--- diag
script:2:11: error: 'diff' needs numbers, but column 'day' contains strings [df-type]
    2 | df['n'] = pd.to_datetime(df['day']).diff().dt.days
      |           ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: dates are strings and cannot be subtracted; instead of .diff().dt.days, write pd.to_datetime(df['day']).map(lambda d: pd.Timestamp(d).toordinal(), na_action='ignore').diff()

=== in place of diff of dates in groups
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['day'] = pd.to_datetime(df['day'])
df['n'] = df.groupby('g')['day'].diff().dt.days
df = df[['k', 'n']]
--- instead
df = pd.read_csv('runs.csv')
df['day'] = pd.to_datetime(df['day'])
df['day'] = df['day'].map(lambda d: pd.Timestamp(d).toordinal(), na_action='ignore')
df['n'] = df.groupby('g')['day'].diff()
df = df[['k', 'n']]
--- csv
k,n
a,
a,
b,30.0
c,29.0
--- diag
script:3:11: error: 'diff' needs numbers, but column 'day' contains strings [df-type]
    3 | df['n'] = df.groupby('g')['day'].diff().dt.days
      |           ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: dates are strings and cannot be subtracted; convert them to numbers of days first: write df['day'] = df['day'].map(lambda d: pd.Timestamp(d).toordinal(), na_action='ignore')

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
script:3:40: error: a cell cannot hold a 'list' [df-type]
    3 | df = df.sort_values('g', key=lambda s: s.str.split('.').map(lambda p: [int(x) for x in p]))
      |                                        ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: to sort by the numbers in a string, pad them: write key=lambda c: c.str.replace(r'\d+', lambda m: m[0].zfill(4), regex=True)

=== in place of a cell more by loc
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
t = df.groupby('k')['a'].sum()
t.loc['sum'] = t.sum()
df = t.reset_index()
--- instead
df = pd.read_csv('runs.csv')
t = df.groupby('k')['a'].sum()
t = pd.concat([t, pd.Series({'sum': t.sum()})]).rename_axis(t.index.name).rename(t.name)
df = t.reset_index()
--- csv
k,a
a,35
b,30
c,5
sum,70
--- diag
script:3:1: error: assignment to rows of a Series is not part of df scripts [df-unsupported]
    3 | t.loc['sum'] = t.sum()
      | ^~~~~~~~~~~~
help: for an existing label, write t = t.mask(t.index == 'sum', t.sum()); for a new label, write t = pd.concat([t, pd.Series({'sum': t.sum()})]).rename_axis(t.index.name).rename(t.name)

=== in place of cells of a column by loc
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
t = df.groupby('k')['a'].sum()
t.loc[['a', 'b']] = 1
df = t.reset_index()
--- instead
df = pd.read_csv('runs.csv')
t = df.groupby('k')['a'].sum()
f = t.to_frame('v'); f.loc[['a', 'b'], 'v'] = 1; t = f['v'].rename(t.name)
df = t.reset_index()
--- csv
k,a
a,1
b,1
c,5
--- diag
script:3:1: error: assignment to rows of a Series is not part of df scripts [df-unsupported]
    3 | t.loc[['a', 'b']] = 1
      | ^~~~~~~~~~~~~~~~~
help: for existing labels, write f = t.to_frame('v'); f.loc[['a', 'b'], 'v'] = 1; t = f['v'].rename(t.name)

=== in place of cells of a column by iloc
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
t = df.groupby('k')['a'].sum()
t.iloc[0] = 1
df = t.reset_index()
--- instead
df = pd.read_csv('runs.csv')
t = df.groupby('k')['a'].sum()
f = t.to_frame('v'); f.iloc[0, 0] = 1; t = f['v'].rename(t.name)
df = t.reset_index()
--- csv
k,a
a,1
b,30
c,5
--- diag
script:3:1: error: assignment to rows of a Series is not part of df scripts [df-unsupported]
    3 | t.iloc[0] = 1
      | ^~~~~~~~~
help: write f = t.to_frame('v'); f.iloc[0, 0] = 1; t = f['v'].rename(t.name)

=== in place of zip of split strings
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['g'] = df['day'].str[:7]
df['y'], df['m'] = zip(*df['g'].str.split('-'))
--- instead
df = pd.read_csv('runs.csv')
df['g'] = df['day'].str[:7]
df['y'] = df['g'].str.split('-').str[0]; df['m'] = df['g'].str.split('-').str[1]
--- csv
k,g,a,b,day,y,m
a,2026-01,10,1.25,2026-01-02,2026,01
a,2026-01,25,2.5,2026-01-03,2026,01
b,2026-02,30,3.0,2026-02-01,2026,02
c,2026-02,5,0.5,2026-02-01,2026,02
--- diag
script:3:24: error: unpacking of arguments is not part of df scripts [df-unsupported]
    3 | df['y'], df['m'] = zip(*df['g'].str.split('-'))
      |                        ^
help: write df['y'] = df['g'].str.split('-').str[0]; df['m'] = df['g'].str.split('-').str[1]

=== in place of zip of rows
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
x, y = zip(*[(1, 'a'), (2, 'b')])
df = pd.DataFrame({'x': x, 'y': y})
--- instead
df = pd.read_csv('runs.csv')
x = [x[0] for x in [(1, 'a'), (2, 'b')]]; y = [x[1] for x in [(1, 'a'), (2, 'b')]]
df = pd.DataFrame({'x': x, 'y': y})
--- csv
x,y
1,a
2,b
--- diag
script:2:12: error: unpacking of arguments is not part of df scripts [df-unsupported]
    2 | x, y = zip(*[(1, 'a'), (2, 'b')])
      |            ^
help: write x = [x[0] for x in [(1, 'a'), (2, 'b')]]; y = [x[1] for x in [(1, 'a'), (2, 'b')]]
script:3:25: error: unknown name 'x' [df-name]
    3 | df = pd.DataFrame({'x': x, 'y': y})
      |                         ^
help: names are 'df', 'pd', 'np'

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
df = pd.DataFrame([[i * 3 + j for j in range(3)] for i in range(2)])
--- csv
0,1,2
0,1,2
3,4,5
--- diag
script:2:22: error: 'arange' of np is not part of df scripts [df-unsupported]
    2 | df = pd.DataFrame(np.arange(6).reshape(2, 3))
      |                      ^~~~~~
help: for rows of a frame, instead of both calls, write [[i * 3 + j for j in range(3)] for i in range(2)]

=== in place of the dates of a web server's log
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['day'] = '05/Jan/2026:10:11:12 +0000'
df['n'] = pd.to_datetime(df['day'], format='%d/%b/%Y:%H:%M:%S %z').dt.dayofyear
--- instead
df = pd.read_csv('runs.csv')
df['day'] = '05/Jan/2026:10:11:12 +0000'
df['n'] = pd.to_datetime(df['day'].str[:11].str.replace('/', ' ')).dt.dayofyear
--- csv
k,g,a,b,day,n
a,x,10,1.25,05/Jan/2026:10:11:12 +0000,5
a,y,25,2.5,05/Jan/2026:10:11:12 +0000,5
b,x,30,3.0,05/Jan/2026:10:11:12 +0000,5
c,y,5,0.5,05/Jan/2026:10:11:12 +0000,5
--- diag
script:3:37: error: argument 'format' of 'to_datetime' is not part of df scripts [df-unsupported]
    3 | df['n'] = pd.to_datetime(df['day'], format='%d/%b/%Y:%H:%M:%S %z').dt.dayofyear
      |                                     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: times of day are not kept; .str[12:14].astype(int) has the hours; for the date, write pd.to_datetime(df['day'].str[:11].str.replace('/', ' '))

=== in place of days as Timedelta beyond pandas
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
n = df['day'].map(lambda d: pd.Timestamp(d).toordinal())
df = df[n.max() - n < pd.Timedelta(days=30)]
--- instead
df = pd.read_csv('runs.csv')
n = df['day'].map(lambda d: pd.Timestamp(d).toordinal())
df = df[n.max() - n < 30]
--- csv
k,g,a,b,day
a,y,25,2.5,2026-01-03
b,x,30,3.0,2026-02-01
c,y,5,0.5,2026-02-01
--- diag
script:3:26: error: 'Timedelta' of pd is not part of df scripts [df-unsupported]
    3 | df = df[n.max() - n < pd.Timedelta(days=30)]
      |                          ^~~~~~~~~
help: dates cannot be shifted by days; put the shifted dates into the file; to compare a number of days, write 30

=== in place of days as to_timedelta beyond pandas
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
n = df['day'].map(lambda d: pd.Timestamp(d).toordinal())
df = df[n.max() - n < pd.to_timedelta(29, unit='D')]
--- instead
df = pd.read_csv('runs.csv')
n = df['day'].map(lambda d: pd.Timestamp(d).toordinal())
df = df[n.max() - n < 29]
--- csv
k,g,a,b,day
b,x,30,3.0,2026-02-01
c,y,5,0.5,2026-02-01
--- diag
script:3:26: error: 'to_timedelta' of pd is not part of df scripts [df-unsupported]
    3 | df = df[n.max() - n < pd.to_timedelta(29, unit='D')]
      |                          ^~~~~~~~~~~~
help: dates cannot be shifted by days; put the shifted dates into the file; to compare a number of days, write 29

=== in place of format of to_datetime(), 7
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['day'] = ['2026/01/02', '2026/01/03', '2026/02/01', '2026/02/01']
df['day'] = pd.to_datetime(df['day'], format='%Y/%m/%d')
--- instead
df = pd.read_csv('runs.csv')
df['day'] = ['2026/01/02', '2026/01/03', '2026/02/01', '2026/02/01']
df['day'] = pd.to_datetime(df['day'].str.replace('/', '-'))
--- csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3.0,2026-02-01
c,y,5,0.5,2026-02-01
--- diag
script:3:39: error: argument 'format' of 'to_datetime' is not part of df scripts [df-unsupported]
    3 | df['day'] = pd.to_datetime(df['day'], format='%Y/%m/%d')
      |                                       ^~~~~~~~~~~~~~~~~
help: write pd.to_datetime(df['day'].str.replace('/', '-'))

=== in place of lists as data
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = pd.DataFrame({'k': ['a', 'b'], 'v': [[1, 2], [3]]}).explode('v')
--- instead
df = pd.read_csv('runs.csv')
df = pd.DataFrame([[k, x] for k, v in [('a', [1, 2]), ('b', [3])] for x in v], columns=['k', 'v'])
--- csv
k,v
a,1
a,2
b,3
--- diag
script:2:37: error: a cell cannot hold a 'list' [df-type]
    2 | df = pd.DataFrame({'k': ['a', 'b'], 'v': [[1, 2], [3]]}).explode('v')
      |                                     ^~~
help: a cell holds one value; for a row of each item, instead of explode, write pd.DataFrame([[k, x] for k, v in [('a', [1, 2]), ('b', [3])] for x in v], columns=['k', 'v'])

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
df['m'] = pd.to_datetime(df['day']).dt.strftime('%Y-%m').astype(str)
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
help: write pd.to_datetime(df['day']).dt.strftime('%Y-%m')

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
df['m'] = pd.to_datetime(df['day']).dt.year.astype(str) + 'Q' + pd.to_datetime(df['day']).dt.quarter.astype(str)
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
help: write pd.to_datetime(df['day']).dt.year.astype(str) + 'Q' + pd.to_datetime(df['day']).dt.quarter.astype(str)

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
df['m'] = pd.to_datetime(df['day']).dt.strftime('%Y')
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
help: write pd.to_datetime(df['day']).dt.strftime('%Y')

=== in place of Period of a month
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['m'] = df['day'].map(lambda d: str(pd.Period(d, 'M')))
--- instead
df = pd.read_csv('runs.csv')
df['m'] = df['day'].map(lambda d: str(pd.Timestamp(d).strftime('%Y-%m')))
--- csv
k,g,a,b,day,m
a,x,10,1.25,2026-01-02,2026-01
a,y,25,2.5,2026-01-03,2026-01
b,x,30,3.0,2026-02-01,2026-02
c,y,5,0.5,2026-02-01,2026-02
--- diag
script:2:42: error: 'Period' of pd is not part of df scripts [df-unsupported]
    2 | df['m'] = df['day'].map(lambda d: str(pd.Period(d, 'M')))
      |                                          ^~~~~~
help: write pd.Timestamp(d).strftime('%Y-%m')

=== in place of Period of a quarter
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['m'] = df['day'].map(lambda d: pd.Period(d, freq='Q'))
--- instead
df = pd.read_csv('runs.csv')
df['m'] = df['day'].map(lambda d: f'{pd.Timestamp(d).year}Q{pd.Timestamp(d).quarter}')
--- csv
k,g,a,b,day,m
a,x,10,1.25,2026-01-02,2026Q1
a,y,25,2.5,2026-01-03,2026Q1
b,x,30,3.0,2026-02-01,2026Q1
c,y,5,0.5,2026-02-01,2026Q1
--- diag
script:2:38: error: 'Period' of pd is not part of df scripts [df-unsupported]
    2 | df['m'] = df['day'].map(lambda d: pd.Period(d, freq='Q'))
      |                                      ^~~~~~
help: write f'{pd.Timestamp(d).year}Q{pd.Timestamp(d).quarter}'

=== in place of Period of a year
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['m'] = df['day'].map(lambda d: str(pd.Period(d, freq='Y')))
--- instead
df = pd.read_csv('runs.csv')
df['m'] = df['day'].map(lambda d: str(pd.Timestamp(d).strftime('%Y')))
--- csv
k,g,a,b,day,m
a,x,10,1.25,2026-01-02,2026
a,y,25,2.5,2026-01-03,2026
b,x,30,3.0,2026-02-01,2026
c,y,5,0.5,2026-02-01,2026
--- diag
script:2:42: error: 'Period' of pd is not part of df scripts [df-unsupported]
    2 | df['m'] = df['day'].map(lambda d: str(pd.Period(d, freq='Y')))
      |                                          ^~~~~~
help: write pd.Timestamp(d).strftime('%Y')

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

=== in place of object as a type
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = df[[c for c in df.columns if df[c].dtype != object]]
--- instead
df = pd.read_csv('runs.csv')
df = df[[c for c in df.columns if df[c].dtype != 'object']]
--- csv
a,b
10,1.25
25,2.5
30,3.0
5,0.5
--- diag
script:2:50: error: unknown name 'object' [df-name]
    2 | df = df[[c for c in df.columns if df[c].dtype != object]]
      |                                                  ^~~~~~
help: give the name of the type as a string; write 'object'

=== in place of object as a type, 2
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = df.loc[:, df.dtypes == object]
--- instead
df = pd.read_csv('runs.csv')
df = df.loc[:, df.dtypes == 'object']
--- csv
k,g,day
a,x,2026-01-02
a,y,2026-01-03
b,x,2026-02-01
c,y,2026-02-01
--- diag
script:2:29: error: unknown name 'object' [df-name]
    2 | df = df.loc[:, df.dtypes == object]
      |                             ^~~~~~
help: give the name of the type as a string; write 'object'

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
df = pd.DataFrame([[pd.Series(df['a'].values)[i * 2 + j] for j in range(2)] for i in range(2)])
--- csv
0,1
10,25
30,5
--- diag
script:2:27: error: 'to_numpy' of Series is not part of df scripts [df-unsupported]
    2 | df = pd.DataFrame(df['a'].to_numpy().reshape(2, 2))
      |                           ^~~~~~~~
help: write df['a'].values

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

=== in place of a slice of months
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df['day'] = pd.to_datetime(df['day'])
df = df.set_index('day').loc['2026-01':'2026-01'].reset_index()[['k', 'a']]
--- instead
df = pd.read_csv('runs.csv')
df['day'] = pd.to_datetime(df['day'])
df = df[df['day'].dt.strftime('%Y-%m').between('2026-01', '2026-01')][['k', 'a']]
--- csv
k,a
a,10
a,25
--- diag
script:3:30: error: '2026-01' is not a row label [df-value]
    3 | df = df.set_index('day').loc['2026-01':'2026-01'].reset_index()[['k', 'a']]
      |                              ^~~~~~~~~~~~~~~~~~~
help: part of a date does not select rows by label; to select by a column of dates, write df[df['day'].dt.strftime('%Y-%m').between('2026-01', '2026-01')]

=== in place of explode of strings split in assign
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
df = df.assign(p=df['day'].str.split('-')).explode('p')
--- instead
df = pd.read_csv('runs.csv')
df = df.join(df['day'].str.split('-', expand=True).stack().reset_index(level=1, drop=True).rename('p'), validate='m:m')
--- csv
k,g,a,b,day,p
a,x,10,1.25,2026-01-02,2026
a,x,10,1.25,2026-01-02,01
a,x,10,1.25,2026-01-02,02
a,y,25,2.5,2026-01-03,2026
a,y,25,2.5,2026-01-03,01
a,y,25,2.5,2026-01-03,03
b,x,30,3.0,2026-02-01,2026
b,x,30,3.0,2026-02-01,02
b,x,30,3.0,2026-02-01,01
c,y,5,0.5,2026-02-01,2026
c,y,5,0.5,2026-02-01,02
c,y,5,0.5,2026-02-01,01
--- diag
script:2:18: error: a column cannot hold lists [df-type]
    2 | df = df.assign(p=df['day'].str.split('-')).explode('p')
      |                  ^~~~~~~~~~~~~~~~~~~~~~~~
help: a cell cannot hold a list; for one part, add .str[0]; for one column for each part, add expand=True; for one row for each part, instead of explode, write df.join(df['day'].str.split('-', expand=True).stack().reset_index(level=1, drop=True).rename('p'), validate='m:m')

=== in place of for with new names of columns
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
for c in ['a', 'b']:
    df[c + '_max'] = df[c] / df[c].max()
--- instead
df = pd.read_csv('runs.csv')
df[[c + '_max' for c in ['a', 'b']]] = df[['a', 'b']].apply(lambda s: s / s.max())
--- csv
k,g,a,b,day,a_max,b_max
a,x,10,1.25,2026-01-02,0.3333333333333333,0.4166666666666667
a,y,25,2.5,2026-01-03,0.8333333333333334,0.8333333333333334
b,x,30,3.0,2026-02-01,1.0,1.0
c,y,5,0.5,2026-02-01,0.16666666666666666,0.16666666666666666
--- diag
script:2:1: error: a 'for' loop is not part of df scripts [df-unsupported]
    2 | for c in ['a', 'b']:
      | ^~~
help: write df[[c + '_max' for c in ['a', 'b']]] = df[['a', 'b']].apply(lambda s: s / s.max())

=== in place of for with new names of columns, 2
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
cols = ['a', 'b']
for c in cols:
    df[f'{c}_max'] = df[c] / df[c].max()
--- instead
df = pd.read_csv('runs.csv')
cols = ['a', 'b']
df[[f'{c}_max' for c in cols]] = df[cols].apply(lambda s: s / s.max())
--- csv
k,g,a,b,day,a_max,b_max
a,x,10,1.25,2026-01-02,0.3333333333333333,0.4166666666666667
a,y,25,2.5,2026-01-03,0.8333333333333334,0.8333333333333334
b,x,30,3.0,2026-02-01,1.0,1.0
c,y,5,0.5,2026-02-01,0.16666666666666666,0.16666666666666666
--- diag
script:3:1: error: a 'for' loop is not part of df scripts [df-unsupported]
    3 | for c in cols:
      | ^~~
help: write df[[f'{c}_max' for c in cols]] = df[cols].apply(lambda s: s / s.max())

=== in place of merge_asof backward
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
o = pd.DataFrame({'a': [6, 20], 'z': [1, 2]})
df = pd.merge_asof(df.sort_values('a'), o, on='a')
--- instead
df = pd.read_csv('runs.csv')
o = pd.DataFrame({'a': [6, 20], 'z': [1, 2]})
df = pd.merge(df.sort_values('a').assign(at=lambda d: d['a'].map(lambda x: o['a'][o['a'] <= x].max())), o.rename(columns={'a': 'at'}), on='at', how='left').drop(columns='at')
--- csv
k,g,a,b,day,z
c,y,5,0.5,2026-02-01,
a,x,10,1.25,2026-01-02,1.0
a,y,25,2.5,2026-01-03,2.0
b,x,30,3.0,2026-02-01,2.0
--- diag
script:3:9: error: 'merge_asof' of pd is not part of df scripts [df-unsupported]
    3 | df = pd.merge_asof(df.sort_values('a'), o, on='a')
      |         ^~~~~~~~~~
help: to match the last key of the other frame, write pd.merge(df.sort_values('a').assign(at=lambda d: d['a'].map(lambda x: o['a'][o['a'] <= x].max())), o.rename(columns={'a': 'at'}), on='at', how='left').drop(columns='at')

=== in place of merge_asof forward
--- data runs.csv
k,g,a,b,day
a,x,10,1.25,2026-01-02
a,y,25,2.5,2026-01-03
b,x,30,3,2026-02-01
c,y,5,0.5,2026-02-01
--- script
df = pd.read_csv('runs.csv')
o = pd.DataFrame({'a': [6, 25], 'z': [1, 2]})
df = pd.merge_asof(df.sort_values('a'), o, on='a', direction='forward')
--- instead
df = pd.read_csv('runs.csv')
o = pd.DataFrame({'a': [6, 25], 'z': [1, 2]})
df = pd.merge(df.sort_values('a').assign(at=lambda d: d['a'].map(lambda x: o['a'][o['a'] >= x].min())), o.rename(columns={'a': 'at'}), on='at', how='left').drop(columns='at')
--- csv
k,g,a,b,day,z
c,y,5,0.5,2026-02-01,1.0
a,x,10,1.25,2026-01-02,2.0
a,y,25,2.5,2026-01-03,2.0
b,x,30,3.0,2026-02-01,
--- diag
script:3:9: error: 'merge_asof' of pd is not part of df scripts [df-unsupported]
    3 | df = pd.merge_asof(df.sort_values('a'), o, on='a', direction='forward')
      |         ^~~~~~~~~~
help: to match the next key of the other frame, write pd.merge(df.sort_values('a').assign(at=lambda d: d['a'].map(lambda x: o['a'][o['a'] >= x].min())), o.rename(columns={'a': 'at'}), on='at', how='left').drop(columns='at')

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
