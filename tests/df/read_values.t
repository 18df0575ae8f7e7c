=== lines at the end that are no rows
--- data a.csv
k,n,ok
x,1,True
y,2,false

total,3,4,5
made by hand, on Monday
--- script
df = pd.read_csv('a.csv', skipfooter=3, engine='python')
df['n'] = df['n'] + 1
--- csv
k,n,ok
x,2,True
y,3,False

=== a footer beside other options
--- data a.csv
k;n
-;-
x;1
"y;z";tRUE
a;b
total;3
--- script
df = pd.read_csv('a.csv', sep=';', skipfooter=2, skiprows=[1])
df['f'] = pd.read_csv('a.csv', sep=';', skipfooter=1, header=None, skiprows=3)[0]
df['g'] = pd.read_csv('a.csv', sep=';', skipfooter=3, names=['a', 'b'], header=0)['b']
df['h'] = len(pd.read_csv('a.csv', sep=';', skipfooter=9))
df['i'] = len(pd.read_csv('a.csv', sep=';', skipfooter=9, header=None))
df['j'] = len(pd.read_csv('a.csv', sep=';', skipfooter=1, na_values='-', dtype={'n': str}))
--- csv
k,n,f,g,h,i,j
x,1,y;z,-,0,0,4
y;z,tRUE,a,1,0,0,4

=== a footer in a file of one column skips empty strings, too
--- data a.csv
k
x
""

y
end
--- script
df = pd.read_csv('a.csv', skipfooter=1)
--- csv
k
x
y

=== footers that are refused
--- data a.csv
k,n
x,1
a,b,c,d
--- data b.csv
k,n
x,1
y,2
"total
--- script
a = pd.read_csv('a.csv', skipfooter=1)
b = pd.read_csv('b.csv', skipfooter=1)
c = pd.read_csv('b.csv', skipfooter=1, nrows=1)
d = pd.read_csv('b.csv', skipfooter=1, comment='#')
e = pd.read_csv('b.csv', skipfooter=1, na_values={'n': 1})
f = pd.read_csv('b.csv', skipfooter=1, sep=r'\s+')
g = pd.read_csv('b.csv', skipfooter=-1)
h = pd.read_csv('b.csv', skipfooter=None)
i = pd.read_csv('b.csv', skipfooter=1, engine='c')
--- diag
a.csv:3:5: error: row has 4 fields, expected 2 [csv-ragged]
    3 | a,b,c,d
      |     ^
help: 'c' is extra; quote a field that contains the delimiter
b.csv:4:1: error: a field has no closing quote [csv-quote]
    4 | "total
      | ^
help: add the quote at the field's end; a quote that is part of the value must be doubled
script:3:46: error: 'nrows' cannot be combined with 'skipfooter' [df-value]
    3 | c = pd.read_csv('b.csv', skipfooter=1, nrows=1)
      |                                              ^
help: use only one of them
script:4:48: error: 'comment' combined with 'skipfooter' is not part of df scripts [df-unsupported]
    4 | d = pd.read_csv('b.csv', skipfooter=1, comment='#')
      |                                                ^~~
help: read all lines, then remove the last rows with .iloc[:-1]
script:5:37: error: 'skipfooter' combined with numbers in 'na_values' is not part of df scripts [df-unsupported]
    5 | e = pd.read_csv('b.csv', skipfooter=1, na_values={'n': 1})
      |                                     ^
help: read all lines, then remove the last rows with .iloc[:-1]
script:6:37: error: 'skipfooter' combined with whitespace as the separator is not part of df scripts [df-unsupported]
    6 | f = pd.read_csv('b.csv', skipfooter=1, sep=r'\s+')
      |                                     ^
help: read all lines, then remove the last rows with .iloc[:-1]
script:7:37: error: argument 'skipfooter' of 'read_csv' must be a number of lines, not -1 [df-type]
    7 | g = pd.read_csv('b.csv', skipfooter=-1)
      |                                     ^~
script:8:37: error: argument 'skipfooter' of 'read_csv' must be an integer, not 'NoneType' [df-type]
    8 | h = pd.read_csv('b.csv', skipfooter=None)
      |                                     ^~~~
script:9:47: error: value 'c' of argument 'engine' of 'read_csv' is not part of df scripts [df-unsupported]
    9 | i = pd.read_csv('b.csv', skipfooter=1, engine='c')
      |                                               ^~~
help: write pd.read_csv('b.csv', skipfooter=1)

=== strings that mean true and false
--- data a.csv
a,b,c,d,e,f
yes,1,True,no,,1
no,0,yes,yes,NA,yes
yes,1,no,,,0
--- script
df = pd.read_csv('a.csv', true_values=['yes'], false_values=['no'])
df['n'] = df['a'].sum()
df['g'] = pd.read_csv('a.csv', true_values=['yes', '1'], false_values=['0'])['f']
df['h'] = pd.read_csv('a.csv', true_values=['no', 'yes'], false_values=['no'])['a']
df['i'] = pd.read_csv('a.csv', true_values=['yes'], false_values=['no'], na_values={'a': 'no'})['a']
--- csv
a,b,c,d,e,f,n,g,h,i
True,1,True,False,,1,2,True,True,True
False,0,True,True,,yes,2,True,True,
True,1,False,,,0,2,False,True,True

=== strings for true and false that are refused
--- data a.csv
a
yes
--- script
a = pd.read_csv('a.csv', true_values='yes')
b = pd.read_csv('a.csv', true_values=['yes', 1])
c = pd.read_csv('a.csv', true_values=['False'])
d = pd.read_csv('a.csv', true_values=['yes'], dtype=str)
e = pd.read_csv('a.csv', true_values=['yes'], skipfooter=1)
f = pd.read_csv('a.csv', false_values=['18446744073709551615'])
--- diag
script:1:38: error: argument 'true_values' of 'read_csv' must be a list of strings, not the string 'yes' [df-type]
    1 | a = pd.read_csv('a.csv', true_values='yes')
      |                                      ^~~~~
script:2:38: error: argument 'true_values' of 'read_csv' must be a list of strings [df-type]
    2 | b = pd.read_csv('a.csv', true_values=['yes', 1])
      |                                      ^~~~~~~~~~
script:3:38: error: 'False' in 'true_values' is not part of df scripts [df-unsupported]
    3 | c = pd.read_csv('a.csv', true_values=['False'])
      |                                      ^~~~~~~~~
help: convert the column afterwards with .map()
script:4:38: error: 'true_values' combined with 'dtype' is not part of df scripts [df-unsupported]
    4 | d = pd.read_csv('a.csv', true_values=['yes'], dtype=str)
      |                                      ^~~~~~~
help: remove dtype=, and convert the columns afterwards with .astype()
script:5:38: error: 'true_values' combined with 'skipfooter' is not part of df scripts [df-unsupported]
    5 | e = pd.read_csv('a.csv', true_values=['yes'], skipfooter=1)
      |                                      ^~~~~~~
help: read all lines, then remove the last rows with .iloc[:-1]
script:6:39: error: '18446744073709551615' in 'false_values' is not part of df scripts [df-unsupported]
    6 | f = pd.read_csv('a.csv', false_values=['18446744073709551615'])
      |                                       ^~~~~~~~~~~~~~~~~~~~~~~~
help: convert the column afterwards with .map()

=== values that mean "missing", by column
--- data a.csv
k,n,f,t
x,1,1.5,1
-,-,-,1.0
y,2,1,-
NA,,,NA
1,10,1.0,a
--- script
df = pd.read_csv('a.csv', na_values={'n': ['-', 1], 'f': ['-', 1], 'k': 'x', 'q': '-'})
df['a'] = pd.read_csv('a.csv', na_values={1: '-', 'n': 'q'})['n']
df['b'] = pd.read_csv('a.csv', na_values={1: '-'}, keep_default_na=False)['n']
df['c'] = pd.read_csv('a.csv', na_values={'t': 1})['t']
df['d'] = pd.read_csv('a.csv', na_values={'t': 1.0})['t']
df['e'] = pd.read_csv('a.csv', na_values={3: 'a', 0: 'k'}, header=None, nrows=5)[0]
--- csv
k,n,f,t,a,b,c,d,e
,,1.5,1,1,1,,1,
-,,,1.0,-,,1.0,,x
y,2.0,,-,2,2,-,-,-
,,,,,,,,y
1,10.0,,a,10,10,a,a,

=== several rows that name the columns
--- data a.csv
# by hand
Model,Latency (ms),Latency (ms),

name,P50,P99,
a,1500,2,x
b,2500,,y
--- script
df = pd.read_csv('a.csv', header=[0, 1], comment='#')
df['s'] = df[('Latency (ms)', 'P50')] / 1000
--- csv
Model,Latency (ms),Latency (ms),Unnamed: 3_level_0,s
name,P50,P99,Unnamed: 3_level_1,
a,1500,2.0,x,1.5
b,2500,,y,2.5

=== rows that name the columns, after other lines
--- data a.csv
made
a,b
x,y
1,2
3,4
--- script
df = pd.read_csv('a.csv', header=[1, 2], skiprows=[3], dtype=str)
df['n'] = len(pd.read_csv('a.csv', header=[0, 1, 2], skiprows=1))
df['c'] = '|'.join('.'.join(c) for c in pd.read_csv('a.csv', header=[0, 1, 2], skiprows=1).columns)
--- csv
a,b,n,c
x,y,,
3,4,1,a.x.1|b.y.2

=== rows that name the columns, beside row labels
--- data a.csv
Price,ms,ms
Ticker,P50,P99
Date,,
2026-01-01,1,2
2026-01-02,1,2
--- data b.csv
,,ms
,,P50
x,a,1
x,b,2
--- data c.csv
,ms,n
,P50,
x,,7
--- data d.csv
,ms
,P50
k,
--- script
a = pd.read_csv('a.csv', header=[0, 1], index_col=0, parse_dates=True)
b = pd.read_csv('b.csv', header=[0, 1], index_col=[0, 1])
c = pd.read_csv('c.csv', header=[0, 1], index_col=[0])
d = pd.read_csv('d.csv', header=[0, 1], index_col=0)
e = pd.read_csv('b.csv', header=[0, 1], index_col=2)
df = a.stack().reset_index()
df['a'] = '|'.join(a.columns.names) + a.index.name + str(a.index[0].day)
df['b'] = str(b.reset_index().columns.tolist())
df['c'] = f"{c.index.tolist()} {c.index.name is None}, {len(d)} {d.index.name}"
df['e'] = str(e.columns.tolist())
--- csv
Date,Ticker,ms,a,b,c,e
2026-01-01,P50,1,Price|TickerDate1,"[('level_0', ''), ('level_1', ''), ('ms', 'P50')]","['x'] True, 0 k","[('Unnamed: 0_level_0', 'Unnamed: 0_level_1'), ('Unnamed: 1_level_0', 'Unnamed: 1_level_1')]"
2026-01-01,P99,2,Price|TickerDate1,"[('level_0', ''), ('level_1', ''), ('ms', 'P50')]","['x'] True, 0 k","[('Unnamed: 0_level_0', 'Unnamed: 0_level_1'), ('Unnamed: 1_level_0', 'Unnamed: 1_level_1')]"
2026-01-02,P50,1,Price|TickerDate1,"[('level_0', ''), ('level_1', ''), ('ms', 'P50')]","['x'] True, 0 k","[('Unnamed: 0_level_0', 'Unnamed: 0_level_1'), ('Unnamed: 1_level_0', 'Unnamed: 1_level_1')]"
2026-01-02,P99,2,Price|TickerDate1,"[('level_0', ''), ('level_1', ''), ('ms', 'P50')]","['x'] True, 0 k","[('Unnamed: 0_level_0', 'Unnamed: 0_level_1'), ('Unnamed: 1_level_0', 'Unnamed: 1_level_1')]"

=== names of the columns that are read
--- data a.csv
x,1,10
y,2,
--- data b.csv
a,b,c
x,1,10
--- script
df = pd.read_csv('a.csv', header=None, names=['k', 'v'], usecols=[2, 0])
df['l'] = pd.read_csv('a.csv', header=None, names=['n', 'v'], usecols=range(1, 3), index_col='v', dtype={'n': float})['n'].tolist()
df['m'] = pd.read_csv('b.csv', header=0, names=['n', 'v'], usecols=[0, 2])['v'][0]
df['n'] = pd.read_csv('a.csv', header=None, names=['k', 'l', 'v'], usecols=[2, 0])['k']
df['o'] = pd.read_csv('a.csv', names=['k'], skiprows=1, usecols=[0], index_col=0).index[0]
--- csv
k,v,l,m,n,o
x,10.0,1.0,10,x,y
y,,2.0,10,y,y

=== names that do not fit the columns that are read
--- data a.csv
x,1,10
--- script
a = pd.read_csv('a.csv', header=None, names=['k', 'v'], usecols=[0, 3])
b = pd.read_csv('a.csv', header=None, names=['k', 'v'], usecols=[0, 0])
c = pd.read_csv('a.csv', header=None, names=['k', 'v'], usecols=['k', 'v'])
d = pd.read_csv('a.csv', header=None, names=['k', 'v'], usecols=[0, 1, 2])
--- diag
script:1:45: error: expected one name for each column, but found 2 names and 3 columns [df-value]
    1 | a = pd.read_csv('a.csv', header=None, names=['k', 'v'], usecols=[0, 3])
      |                                             ^~~~~~~~~~
script:2:45: error: expected one name for each column, but found 2 names and 3 columns [df-value]
    2 | b = pd.read_csv('a.csv', header=None, names=['k', 'v'], usecols=[0, 0])
      |                                             ^~~~~~~~~~
script:3:45: error: expected one name for each column, but found 2 names and 3 columns [df-value]
    3 | c = pd.read_csv('a.csv', header=None, names=['k', 'v'], usecols=['k', 'v'])
      |                                             ^~~~~~~~~~
script:4:45: error: expected one name for each column, but found 2 names and 3 columns [df-value]
    4 | d = pd.read_csv('a.csv', header=None, names=['k', 'v'], usecols=[0, 1, 2])
      |                                             ^~~~~~~~~~

=== rows that cannot name the columns
--- data a.csv
a,a
x,x
1,2
--- data b.csv
a,b
x
1,2
--- data c.csv
a,b
--- script
a = pd.read_csv('a.csv', header=[0, 1])
b = pd.read_csv('b.csv', header=[0, 1])
c = pd.read_csv('c.csv', header=[0, 1])
d = pd.read_csv('a.csv', header=[0, 2])
e = pd.read_csv('b.csv', header=[0, 1], usecols=[0])
e = pd.read_csv('a.csv', header=[0, 1], index_col='a')
f = pd.read_csv('a.csv', header=[0, 1], dtype={('a', 'x'): str})
g = pd.read_csv('a.csv', header=(0, 1))
h = pd.read_csv('a.csv', header=[])
i = pd.read_csv('a.csv', header=['a'])
--- diag
a.csv:2: error: column ('a', 'x') appears twice [csv-duplicate]
help: each column needs a different name
b.csv:2:2: error: row has 1 field, expected 2 [csv-ragged]
    2 | x
      |  ^
help: each row must have as many fields as the first one
c.csv: error: file has no header row [csv-empty]
script:4:33: error: a header of rows that are not consecutive is not part of df scripts [df-unsupported]
    4 | d = pd.read_csv('a.csv', header=[0, 2])
      |                                 ^~~~~~
help: skip the rows between them with skiprows=
script:5:49: error: 'usecols' combined with 'header' is not part of df scripts [df-unsupported]
    5 | e = pd.read_csv('b.csv', header=[0, 1], usecols=[0])
      |                                                 ^~~
help: select and convert columns after reading
script:6:51: error: argument 'index_col' of 'read_csv' must be column numbers for a header of several rows, not the string 'a' [df-type]
    6 | e = pd.read_csv('a.csv', header=[0, 1], index_col='a')
      |                                                   ^~~
script:7:33: error: a header of several rows combined with a dict for dtype= or na_values= is not part of df scripts [df-unsupported]
    7 | f = pd.read_csv('a.csv', header=[0, 1], dtype={('a', 'x'): str})
      |                                 ^~~~~~
help: select and convert columns after reading
script:8:33: error: argument 'header' of 'read_csv' must be a list of 1 to 16 row numbers [df-type]
    8 | g = pd.read_csv('a.csv', header=(0, 1))
      |                                 ^~~~~~
script:9:33: error: argument 'header' of 'read_csv' must be a list of 1 to 16 row numbers [df-type]
    9 | h = pd.read_csv('a.csv', header=[])
      |                                 ^~
script:10:33: error: argument 'header' of 'read_csv' must be a row number, or None, not 'list' [df-type]
   10 | i = pd.read_csv('a.csv', header=['a'])
      |                                 ^~~~~
help: pass a single value, such as df['a'].iloc[0]
