=== other delimiters, quotes and blanks
--- data a.csv
k;n;t
'x;y'; 1; a
z; 2;b
--- script
df = pd.read_csv('a.csv', sep=';', quotechar="'", skipinitialspace=True)
df['n'] = df['n'] + 1
--- csv
k,n,t
x;y,2,a
z,3,b

=== tabs, and lines before the header
--- data a.tsv
made by hand
on a	Monday

k	n
# nothing yet
x	1 # the first
y	2
--- script
df = pd.read_csv('a.tsv', sep='\t', skiprows=2, comment='#')
df['rows'] = len(pd.read_csv('a.tsv', delimiter='\t', header=2, comment='#', nrows=1))
--- csv
k,n,rows
x,1,1
y,2,1

=== lines left out by number
--- data a.csv
k,n
x,1
y,2
z,3
--- script
df = pd.read_csv('a.csv', skiprows=[2, 1])
--- csv
k,n
z,3

=== names, in place of a header or without one
--- data a.csv
k,n
x,1
--- script
df = pd.read_csv('a.csv', names=['a', 'b'])
df['c'] = pd.read_csv('a.csv', header=None)[1]
df['d'] = pd.read_csv('a.csv', header=0, names=['a', 'b'])['b']
--- csv
a,b,c,d
k,n,n,1.0
x,1,1,

=== columns, types and labels
--- data a.csv
id,v,w,x
007,1,2.20,a
008,2,2.30,b
--- script
df = pd.read_csv('a.csv', usecols=['w', 'id', 'v'], dtype={'id': str, 'w': 'str', 'v': float})
df['label'] = pd.read_csv('a.csv', index_col=0, usecols=[0, 1]).index
df['by'] = pd.read_csv('a.csv', usecols=lambda c: c > 'v', index_col=['x'])['w'].tolist()
df['all'] = pd.read_csv('a.csv', dtype=str)['v']
--- csv
id,v,w,label,by,all
007,1.0,2.20,7,2.2,1
008,2.0,2.30,8,2.3,2
--- diag
a.csv:2:1: warning: '007' in column 'id' becomes 7 [df-cell-changed]
    2 | 007,1,2.20,a
      | ^~~
help: pd.read_csv(..., dtype={'id': str}) keeps it

=== what is missing
--- data a.csv
k,n,t
x,-1,NA
y,2,-
-,,none
--- script
a = pd.read_csv('a.csv', na_values=['-', -1])
b = pd.read_csv('a.csv', keep_default_na=False, na_values='none')
df = a
df['bn'] = b['n']
df['bt'] = b['t']
--- csv
k,n,t,bn,bt
x,,,-1,NA
y,2.0,,2,-
,,none,,

=== digits in groups, and a comma as the point
--- data a.csv
n;f;t
1.234;1,5;1.5
12;-2.000,25;x
--- script
df = pd.read_csv('a.csv', sep=';', thousands='.', decimal=',')
--- csv
n,f,t
1234,1.5,1.5
12,-2000.25,x

=== separators after the decimal point or the exponent make text
--- data a.csv
a;b;c
"1.234,5";"1,5.2,3";1,234.5
"1.2,3e5";"1,234.5";1,000
--- script
df = pd.read_csv('a.csv', sep=';', thousands=',')
--- csv
a,b,c
"1.234,5","1,5.2,3",1234.5
"1.2,3e5","1,234.5",1000.0

=== what cannot be read so
--- data a.csv
k,n
x,1
--- data b.csv
f
1.5
--- script
a = pd.read_csv('a.csv', sep='::')
b = pd.read_csv('a.csv', names=['a'])
c = pd.read_csv('a.csv', names=['a', 'a'])
d = pd.read_csv('a.csv', usecols=['m'])
e = pd.read_csv('a.csv', dtype={'k': int})
f = pd.read_csv('a.csv', index_col=5)
g = pd.read_csv('a.csv', header='no')
h = pd.read_csv('a.csv', skiprows=-1)
i = pd.read_csv('a.csv', na_values={'k': True})
j = pd.read_csv('a.csv', parse_dates=True)
k = pd.read_csv('a.csv', encoding='latin-x')
l = pd.read_csv('a.csv', header=7)
m = pd.read_csv('a.csv', nrows='all')
n = pd.read_csv('b.csv', dtype=int)
--- diag
a.csv: error: file has no header row [csv-empty]
help: the first row must contain the names of the columns
script:1:30: error: argument 'sep' of 'read_csv' must be a single character, not the string '::' [df-type]
    1 | a = pd.read_csv('a.csv', sep='::')
      |                              ^~~~
help: write the character that separates the fields, such as sep=';' or sep='\t', or sep=r'\s+' for spaces and tabs
script:2:32: error: expected one name for each column, but found 1 name and 2 columns [df-value]
    2 | b = pd.read_csv('a.csv', names=['a'])
      |                                ^~~~~
script:3:38: error: two columns would be named 'a' [df-value]
    3 | c = pd.read_csv('a.csv', names=['a', 'a'])
      |                                      ^~~
script:4:35: error: unknown column 'm' [df-column]
    4 | d = pd.read_csv('a.csv', usecols=['m'])
      |                                   ^~~
help: columns are 'k', 'n'
script:5:33: error: cannot convert 'x' to an integer [df-value]
    5 | e = pd.read_csv('a.csv', dtype={'k': int})
      |                                 ^~~
help: it is in column 'k', row 1; to make it a missing value, write pd.to_numeric(..., errors='coerce')
script:6:36: error: position 5 is out of range: the frame has 2 columns [df-value]
    6 | f = pd.read_csv('a.csv', index_col=5)
      |                                    ^
help: positions count from 0
script:7:33: error: argument 'header' of 'read_csv' must be a row number, or None, not the string 'no' [df-type]
    7 | g = pd.read_csv('a.csv', header='no')
      |                                 ^~~~
script:8:35: error: argument 'skiprows' of 'read_csv' must be a number of lines from the top, or a list of line numbers, not -1 [df-type]
    8 | h = pd.read_csv('a.csv', skiprows=-1)
      |                                   ^~
script:9:36: error: 'bool' is not iterable [df-type]
    9 | i = pd.read_csv('a.csv', na_values={'k': True})
      |                                    ^~~~~~~~~~~
help: a single value is given where several are needed; write a list or a column
script:11:35: error: unknown encoding 'latin-x' [df-value]
   11 | k = pd.read_csv('a.csv', encoding='latin-x')
      |                                   ^~~~~~~~~
help: use a name such as utf-8, utf-16, latin-1 or cp1252, or save the file as UTF-8
script:13:32: error: argument 'nrows' of 'read_csv' must be an integer, not the string 'all' [df-type]
   13 | m = pd.read_csv('a.csv', nrows='all')
      |                                ^~~~~
script:14:32: error: column 'f' holds numbers that are not integers [df-value]
   14 | n = pd.read_csv('b.csv', dtype=int)
      |                                ^~~
help: remove dtype=, or use dtype=float

=== places in files of other dialects
--- data runs.csv
# by hand
k;type
1;'a;b'
2;'c'
--- data prices.csv
type,usd
c,1
--- script
runs = pd.read_csv('runs.csv', sep=';', quotechar="'", comment='#')
df = runs.merge(pd.read_csv('prices.csv'), on='type')
--- csv
k,type,usd
2,c,1
--- diag
runs.csv:3:4: warning: a merge on 'type' loses 1 of 2 rows: the right table has no 'a;b' [df-merge-lost]
    3 | 1;'a;b'
      |    ^
help: how='left' keeps the rows; if the loss is intended, write how='inner'; the merge is at script:2

=== a line of blanks where blanks delimit
--- data blanks.csv
a
1
  
3
--- script
df = pd.read_csv('blanks.csv', sep=' ', skipinitialspace=True)
--- csv
a
1.0
""
3.0

=== skiprows counts records, not lines
--- data a.csv
Name,V
"a ""q""
b",1
c,2
d,3
--- script
df = pd.read_csv('a.csv', skiprows=[1])
df['other'] = pd.read_csv('a.csv', skiprows=[2, 3])['V'].iloc[0]
--- csv
Name,V,other
c,2,1
d,3,1

=== blank lines count, and quotes within records
--- data a.csv
"x
y"

Name,V
"a
b",1

c,2
--- data b.csv
Name,V
x,"y
z"
c,2
--- script
a = pd.read_csv('a.csv', skiprows=2)
df = pd.concat([a, pd.read_csv('b.csv', skiprows=[1])])
--- csv
Name,V
"a
b",1
c,2
c,2

=== a minus before 0, as a float
--- data a.csv
a,b,c
-0,-0,-0
1,1,1
--- script
df = pd.read_csv('a.csv', dtype=float)
x = pd.read_csv('a.csv', dtype={'a': float, 'b': 'float64'})
df['x'] = x['a'] + x['b']
df['y'] = 1 / x['b']
df['int'] = x['c']
--- csv
a,b,c,x,y,int
-0.0,-0.0,-0.0,-0.0,-inf,0
1.0,1.0,1.0,2.0,1.0,1
--- diag
a.csv:2:4: warning: column 'y' contains -inf in this row [df-not-finite]
    2 | -0,-0,-0
      |    ^
help: 'b' is 0 in this row; the column is computed at script:4; drop the row, or call .replace() to replace inf

=== a region that is read as missing is compared with its name
--- data a.csv
Region,Sold
NA,5
EU,7
--- script
df = pd.read_csv('a.csv')
x = df[df['Region'] == 'NA']
y = pd.read_csv('a.csv', keep_default_na=False)
z = y[y['Region'] == 'NA']
df = df.query("Region == 'EU'")
--- csv
Region,Sold
EU,7
--- diag
a.csv:2:1: warning: 'NA' in column 'Region' becomes a missing value [df-cell-changed]
    2 | NA,5
      | ^~
help: pd.read_csv(..., keep_default_na=False) keeps it as text; na_values=[...] then lists the strings that do mean "missing"

=== beside integers of uint64 no cell is missing
--- data ids.csv
id,n
1,2
9223372036854775808,1
NA,4
--- script
df = pd.read_csv('ids.csv', na_values=['1'])
df['lost'] = df['id'].isna()
--- csv
id,n,lost
1,2.0,False
9223372036854775808,,False
NA,4.0,False
--- diag
ids.csv:3:1: warning: 9223372036854775808 is beyond the range of 64-bit integers, so column 'id' is text [csv-integer]
    3 | 9223372036854775808,1
      | ^~~~~~~~~~~~~~~~~~~
help: read_csv(..., dtype={'id': float}) rounds the numbers; dtype={'id': str} keeps them as text, without this warning

=== beside integers beyond uint64 cells are missing
--- data ids.csv
id,n
1,2
18446744073709551616,1
NA,4
--- script
df = pd.read_csv('ids.csv', na_values=['1'])
df['lost'] = df['id'].isna()
--- csv
id,n,lost
,2.0,True
18446744073709551616,,False
,4.0,True

=== beside integers of uint64 no cell is missing, in a plain file
--- data ids.csv
id,n
7,2
9223372036854775808,1
NA,4
--- script
df = pd.read_csv('ids.csv')
df['lost'] = df['id'].isna()
--- csv
id,n,lost
7,2,False
9223372036854775808,1,False
NA,4,False
--- diag
ids.csv:3:1: warning: 9223372036854775808 is beyond the range of 64-bit integers, so column 'id' is text [csv-integer]
    3 | 9223372036854775808,1
      | ^~~~~~~~~~~~~~~~~~~
help: read_csv(..., dtype={'id': float}) rounds the numbers; dtype={'id': str} keeps them as text, without this warning

=== integers of uint64, in a file without a header
--- data ids.csv
"x
y",12
z,18446744073709551615
--- script
df = pd.read_csv('ids.csv', header=None)
--- csv
0,1
"x
y",12
z,18446744073709551615
--- diag
ids.csv:3:3: warning: 18446744073709551615 is beyond the range of 64-bit integers, so column 1 is text [csv-integer]
    3 | z,18446744073709551615
      |   ^~~~~~~~~~~~~~~~~~~~
help: read_csv(..., dtype={1: float}) rounds the numbers; dtype={1: str} keeps them as text, without this warning

=== integers of uint64 whose type a script states
--- data ids.csv
a,b,c
18446744073709551615,18446744073709551615,18446744073709551616
--- script
df = pd.read_csv('ids.csv', dtype={'a': float, 'b': str})
--- csv
a,b,c
1.8446744073709552e+19,18446744073709551615,18446744073709551616

=== missing numbers, by their texts and among floats
--- data n.csv
i,j,f,t
1,1,1.0,1
+1,3,1e0,+1
3,01,1.5,x
--- script
a = pd.read_csv('n.csv', na_values=[1])
b = pd.read_csv('n.csv', na_values='+1')
c = pd.read_csv('n.csv', na_values=[1.5, '1.0'])
d = pd.read_csv('n.csv', na_values=1, dtype={'j': float})
df = pd.concat([a, b, c, d])
--- csv
i,j,f,t
,,,
1.0,3.0,,+1
3.0,1.0,1.5,x
,,,
,3.0,,
3.0,1.0,1.5,x
,,,
1.0,3.0,,+1
3.0,1.0,,x
,,,
1.0,3.0,,+1
3.0,,1.5,x

=== dates beside numbers with a notation of their own
--- data de.csv
Datum;Wert;n
01.02.2024;1.234,5;1.234
02.02.2024;998,75;5
--- data days.csv
d;Wert
20240101;1.234,5
;1
--- script
a = pd.read_csv('de.csv', sep=';', thousands='.', decimal=',', parse_dates=['Datum'], dayfirst=True)
b = pd.read_csv('de.csv', sep=';', thousands='.', decimal=',', parse_dates=[0], dayfirst=True)
c = pd.read_csv('de.csv', sep=';', thousands='.', decimal=',', parse_dates=True, index_col=0, dayfirst=True).reset_index()
d = pd.read_csv('days.csv', sep=';', thousands='.', decimal=',', parse_dates=['d'])
df = pd.concat([a, b, c, d], ignore_index=True)
--- csv
Datum,Wert,n,d
2024-02-01,1234.5,1234.0,
2024-02-02,998.75,5.0,
2024-02-01,1234.5,1234.0,
2024-02-02,998.75,5.0,
2024-02-01,1234.5,1234.0,
2024-02-02,998.75,5.0,
,1234.5,,2024-01-01
,1.0,,
