=== columns separated by blanks
--- data b.txt
  model   rate	 day  
bert 1.5	3

   
"vit b"  2 4
 "x ""y"""   NA 5  
a"b" 1,5 6
--- script
df = pd.read_csv('b.txt', sep=r'\s+')
df['k'] = pd.read_csv('b.txt', delim_whitespace=True)['day'] * 2
df['l'] = pd.read_table('b.txt', sep='\s+', usecols=['model'])['model']
df['m'] = pd.read_csv('b.txt', delimiter=r'\s+', index_col='model').index
--- csv
model,rate,day,k,l,m
bert,1.5,3,6,bert,bert
vit b,2,4,8,vit b,vit b
"x ""y""",,5,10,"x ""y""","x ""y"""
"a""b""","1,5",6,12,"a""b""","a""b"""

=== blanks without a header, with comments and other names
--- data b.txt
# results
 4 0.5 # first
16	0.25
--- script
a = pd.read_csv('b.txt', sep=r'\s+', header=None, comment='#')
b = pd.read_csv('b.txt', sep=r'\s+', names=['n', 's'], comment='#', dtype={'n': str})
c = pd.read_csv('b.txt', sep=r'\s+', skiprows=1, header=None, comment='#', nrows=1)
df = pd.DataFrame({'a': a[0], 'b': b['n'] + 'x', 's': b['s'], 'c': c[1]})
--- csv
a,b,s,c
4,4x,0.5,0.5
16,16x,0.25,

=== rows of another length, and open quotes, between blanks
--- data long.txt
a b
1 2 3
--- data short.txt
a b
1
--- data quote.txt
a b
1 "2 3
--- script
a = pd.read_csv('long.txt', sep=r'\s+')
b = pd.read_csv('short.txt', sep=r'\s+')
c = pd.read_csv('quote.txt', sep=r'\s+')
--- diag
long.txt:2:5: error: row has 3 fields, expected 2 [csv-ragged]
    2 | 1 2 3
      |     ^
help: '3' is extra; quote a field that contains the delimiter
quote.txt:2:7: error: a field has no closing quote [csv-quote]
    2 | 1 "2 3
      |       ^
help: add the quote at the field's end
short.txt:2:2: error: row has 1 field, expected 2 [csv-ragged]
    2 | 1
      |  ^
help: the value of column 'b' is missing

=== separators that are not one character
--- data b.txt
a b
1 2
--- script
a = pd.read_csv('b.txt', sep=r'\s*,\s*')
b = pd.read_csv('b.txt', sep=' +')
c = pd.read_csv('b.txt', sep=None)
d = pd.read_csv('b.txt', sep=' ', delim_whitespace=True)
e = pd.read_csv('b.txt', delim_whitespace=False)
f = pd.read_csv('b.txt')
df = pd.read_csv('b.txt', sep=r'\s+', quotechar="'")
--- diag
script:1:30: error: argument 'sep' of 'read_csv' must be a single character, not the string '\s*,\s*' [df-type]
    1 | a = pd.read_csv('b.txt', sep=r'\s*,\s*')
      |                              ^~~~~~~~~~
help: write the character that separates the fields, such as sep=';' or sep='\t', or sep=r'\s+' for spaces and tabs
script:2:30: error: argument 'sep' of 'read_csv' must be a single character, not the string ' +' [df-type]
    2 | b = pd.read_csv('b.txt', sep=' +')
      |                              ^~~~
help: write the character that separates the fields, such as sep=';' or sep='\t', or sep=r'\s+' for spaces and tabs
script:3:30: error: argument 'sep' of 'read_csv' must be a string, not 'NoneType' [df-type]
    3 | c = pd.read_csv('b.txt', sep=None)
      |                              ^~~~
help: write the character that separates the fields, such as sep=';' or sep='\t', or sep=r'\s+' for spaces and tabs
script:4:52: error: delim_whitespace=True cannot be combined with another separator [df-value]
    4 | d = pd.read_csv('b.txt', sep=' ', delim_whitespace=True)
      |                                                    ^~~~
help: write only sep=r'\s+'

=== a cell between blanks has its position
--- data b.txt
  model    rate
 bert     0
 vit	 10
--- script
df = pd.read_csv('b.txt', sep=r'\s+')
df['r'] = 1 / df['rate']
--- csv
model,rate,r
bert,0,inf
vit,10,0.1
--- diag
b.txt:2:11: warning: column 'r' contains inf in this row [df-not-finite]
    2 |  bert     0
      |           ^
help: 'rate' is 0 in this row; the column is computed at script:2; drop the row, or call .replace() to replace inf

=== a cell after ignored blanks has its position
--- data s.txt
m    rate  n
bert     0 1
--- data c.txt
m,   rate, n
 "x, y",     0,   1
--- script
a = pd.read_csv('s.txt', sep=' ', skipinitialspace=True)
a['r'] = a['n'] / a['rate']
b = pd.read_csv('c.txt', skipinitialspace=True)
b['r'] = b['n'] / b['rate']
df = pd.concat([a, b])
--- csv
m,rate,n,r
bert,0,1,inf
"x, y",0,1,inf
--- diag
c.txt:2:14: warning: column 'r' contains inf in this row [df-not-finite]
    2 |  "x, y",     0,   1
      |              ^
help: 'rate' is 0 in this row; the column is computed at script:4; drop the row, or call .replace() to replace inf
s.txt:2:10: warning: column 'r' contains inf in this row [df-not-finite]
    2 | bert     0 1
      |          ^
help: 'rate' is 0 in this row; the column is computed at script:2; drop the row, or call .replace() to replace inf
