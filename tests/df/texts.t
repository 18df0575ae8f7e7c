=== contains, match, fullmatch, count
--- script
df = pd.DataFrame({'s': ['bert-large-512', 'BERT base', None, 'trn1.32xlarge']})
df['a'] = df['s'].str.contains('bert')
df['b'] = df['s'].str.contains('bert', case=False, na=False)
df['c'] = df['s'].str.contains('.', regex=False)
df['d'] = df['s'].str.contains(r'\d{2,}', na=False)
df['e'] = df['s'].str.match(r'[a-z]+')
df['f'] = df['s'].str.fullmatch(r'\w+-\w+-\d+', na=True)
df['g'] = df['s'].str.count(r'\d')
df['h'] = df['s'].str.contains('^b', flags=2)
df['i'] = df['s'].str.startswith(('b', 'B'), na=False)
df['j'] = df['s'].str.endswith('e')
--- csv
s,a,b,c,d,e,f,g,h,i,j
bert-large-512,True,True,False,True,True,True,3.0,True,True,False
BERT base,False,True,False,False,False,False,0.0,True,True,True
,,False,,False,,True,,,False,
trn1.32xlarge,False,False,True,True,True,False,3.0,False,False,True

=== replace
--- script
df = pd.DataFrame({'s': ['bert-large-512', 'a.b', None, 'x  y']})
df['a'] = df['s'].str.replace('.', '+')
df['b'] = df['s'].str.replace('.', '+', regex=True, n=2)
df['c'] = df['s'].str.replace(r'(\w+)-(\w+)', r'\2 \1', regex=True)
df['d'] = df['s'].str.replace(r'(?P<n>\d)', r'<\g<n>>', regex=True)
df['e'] = df['s'].str.replace(r'[a-z]+', lambda m: m.group(0).upper(), regex=True)
df['f'] = df['s'].str.replace(r'\s*', '_', regex=True)
df['g'] = df['s'].str.replace('B', 'C', case=False)
df['h'] = df['s'].str.replace('', '|')
df['i'] = df['s'].str.replace(r'(x)|(a)', lambda m: str(m.groups()), regex=True)
df['j'] = df['s'].str.replace(r'(?P<w>\w)\b', lambda m: m['w'] * 2, regex=True)
--- csv
s,a,b,c,d,e,f,g,h,i,j
bert-large-512,bert-large-512,++rt-large-512,large bert-512,bert-large-<5><1><2>,BERT-LARGE-512,_b_e_r_t_-_l_a_r_g_e_-_5_1_2_,Cert-large-512,|b|e|r|t|-|l|a|r|g|e|-|5|1|2|,"bert-l(None, 'a')rge-512",bertt-largee-5122
a.b,a+b,++b,a.b,a.b,A.B,_a_._b_,a.C,|a|.|b|,"(None, 'a').b",aa.bb
,,,,,,,,,,
x  y,x  y,++ y,x  y,x  y,X  Y,_x__y_,x  y,|x| | |y|,"('x', None)  y",xx  yy
--- diag
script:10:11: warning: column 'i' contains '('x', None)  y', where 'None' stands for a missing value or a group that did not match [df-not-finite]
   10 | df['i'] = df['s'].str.replace(r'(x)|(a)', lambda m: str(m.groups()), regex=True)
      |           ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: the column is computed at script:10; before that line, drop the row, or replace the missing, infinite or 0 value
script:10:11: warning: column 'i' contains '(None, 'a').b', where 'None' stands for a missing value or a group that did not match [df-not-finite]
   10 | df['i'] = df['s'].str.replace(r'(x)|(a)', lambda m: str(m.groups()), regex=True)
      |           ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: the column is computed at script:10; before that line, drop the row, or replace the missing, infinite or 0 value
script:10:11: warning: column 'i' contains 'bert-l(None, 'a')rge-512', where 'None' stands for a missing value or a group that did not match [df-not-finite]
   10 | df['i'] = df['s'].str.replace(r'(x)|(a)', lambda m: str(m.groups()), regex=True)
      |           ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: the column is computed at script:10; before that line, drop the row, or replace the missing, infinite or 0 value

=== extract
--- script
df = pd.DataFrame({'s': ['trn1.32xlarge', 'c2.8xlarge', None, 'none']})
df[['family', 'size']] = df['s'].str.extract(r'(\w+)\.(\d+)x')
df['n'] = df['s'].str.extract(r'(\d+)xl', expand=False)
e = df['s'].str.extract(r'(?P<head>[a-z]+)(\d)?')
df['head'] = e['head']
df['one'] = e[1]
--- csv
s,family,size,n,head,one
trn1.32xlarge,trn1,32,32,trn,1
c2.8xlarge,c2,8,8,c,2
,,,,,
none,,,,none,

=== extractall
--- script
s = pd.Series(['TP=8 DP=4', 'PP=2', 'no'], index=['x', 'y', 'z'])
df = s.str.extractall(r'(?P<what>\w+)=(?P<n>\d+)').reset_index()
--- csv
level_0,match,what,n
x,0,TP,8
x,1,DP,4
y,0,PP,2

=== split
--- script
df = pd.DataFrame({'s': ['bert-large-512', 'gpt', np.nan, 'a-b c']})
df['first'] = df['s'].str.split('-').str[0]
df['last'] = df['s'].str.split('-').str[-1]
df['none'] = df['s'].str.split('-').str.get(2)
df['n'] = df['s'].str.split('-').str.len()
df['join'] = df['s'].str.split(r'[- ]').str.join('/')
df['tail'] = df['s'].str.split('-').str[1:].str.join('+')
df['map'] = df['s'].str.split('-').map(lambda p: p if p != p else p[0].upper())
df[['p', 'q']] = df['s'].str.split('-', n=1, expand=True)
df['r'] = df['s'].str.rsplit('-', n=1).str[0]
df['w'] = df['s'].str.split(r'(-)').str.len()
df[['x', 'y', 'z']] = df['s'].str.partition('-')
df['u'] = df['s'].str.rpartition('-')[2]
df['v'] = df['s'].str.findall('[aeiou]').str.len()
--- csv
s,first,last,none,n,join,tail,map,p,q,r,w,x,y,z,u,v
bert-large-512,bert,512,512,3.0,bert/large/512,large+512,BERT,bert,large-512,bert-large,5.0,bert,-,large-512,512,3.0
gpt,gpt,gpt,,1.0,gpt,,GPT,gpt,,gpt,1.0,gpt,,,gpt,0.0
,,,,,,,,,,,,,,,,
a-b c,a,b c,,2.0,a/b/c,b c,A,a,b c,a,3.0,a,-,b c,b c,1.0

=== cat and parts
--- script
df = pd.DataFrame({'a': ['x', None, 'z'], 'b': ['1', '2', None]})
df['ab'] = df['a'].str.cat(df['b'])
df['sep'] = df['a'].str.cat(df['b'], sep='-', na_rep='?')
df['all'] = df['a'].str.cat(sep=', ')
df['three'] = df['b'].str.cat([df['a'], df['b']], sep=' ')
df['other'] = df['a'].str.cat(df['b'].iloc[1:], na_rep='')
df['get'] = df['ab'].str.get(0)
df['slice'] = df['ab'].str.slice(1)
df['pad'] = df['a'].str.pad(4, side='both', fillchar='*')
df['rep'] = df['a'].str.repeat(2)
--- csv
a,b,ab,sep,all,three,other,get,slice,pad,rep
x,1,x1,x-1,"x, z",1 x 1,x,x,1,*x**,xx
,2,,?-2,"x, z",,2,,,,
z,,,z-?,"x, z",,z,,,*z**,zz

=== no rows have their type
--- script
t = pd.DataFrame({'s': ['a', 'b'], 'n': [1, 2]})
t = t[t['n'] > 5]
df = t[t['s'].str.contains('a')]
df = df[~df['s'].str.isdigit()]
df['len'] = df['s'].str.len() + 1
--- csv
s,n,len

=== names of columns
--- script
df = pd.DataFrame({'Lat. P50 (ms)': [1], 'Rate': [2], 'Lat. P99 (ms)': [3]})
df = df.loc[:, df.columns.str.contains('Lat')]
df.columns = df.columns.str.replace(r'Lat\. (P\d+).*', r'\1', regex=True)
--- csv
P50,P99
1,3

=== patterns that are none
--- script
s = pd.Series(['aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'])
a = s.str.contains('a(b')
b = s.str.contains(r'x\hy')
c = s.str.replace('(a)', r'\2', regex=True)
d = s.str.replace('a', r'\q', regex=True)
e = s.str.extract('a+')
f = s.str.contains('(a|aa)+[bc]$')
g = s.str.replace('a', lambda m: 1, regex=True)
h = s.str.replace('a', lambda m: 'x')
i = s.str.replace('(a)', lambda m: m.group(3), regex=True)
j = s.str.split('b(')
k = s.str.cat(pd.Series([1]))
l = s.str.split('x').str.upper()
m = s.str.pad(3, side='top')
n = s.str.replace('a', r'\g<n>', regex=True)
o = s.str.get_dummies()
--- diag
script:2:24: error: invalid regular expression: missing closing parenthesis [df-value]
    2 | a = s.str.contains('a(b')
      |                        ^
help: to search for a special character itself, write a backslash before it, as in r'\('
script:3:23: error: invalid regular expression: unknown escape [df-value]
    3 | b = s.str.contains(r'x\hy')
      |                       ^
help: remove the backslash, or write two to search for a backslash itself
script:4:26: error: group 2 does not exist: the pattern has 1 group [df-value]
    4 | c = s.str.replace('(a)', r'\2', regex=True)
      |                          ^~~~~
help: put parentheses around a part of the pattern to make a group; groups are counted from 1
script:5:24: error: unknown escape '\q' in the replacement [df-value]
    5 | d = s.str.replace('a', r'\q', regex=True)
      |                        ^~~~~
help: to insert a backslash, write it twice: \\
script:6:19: error: the pattern has no group to extract [df-value]
    6 | e = s.str.extract('a+')
      |                   ^~~~
help: put parentheses around the part to extract, as in r'(\d+)x'
script:7:20: error: the regular expression takes too long on 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa' [df-value]
    7 | f = s.str.contains('(a|aa)+[bc]$')
      |                    ^~~~~~~~~~~~~~
help: avoid nested repetitions, such as (a+)+, which can match in too many ways
script:8:24: error: the function must return a string, not 'int' [df-type]
    8 | g = s.str.replace('a', lambda m: 1, regex=True)
      |                        ^~~~~~~~~~~
help: str(...) converts a value to a string
script:9:24: error: 'repl' can be a function only with regex=True [df-value]
    9 | h = s.str.replace('a', lambda m: 'x')
      |                        ^~~~~~~~~~~~~
help: add regex=True
script:10:44: error: the pattern has no group 3 [df-value]
   10 | i = s.str.replace('(a)', lambda m: m.group(3), regex=True)
      |                                            ^
help: put parentheses around a part of the pattern to make a group; groups are counted from 1
script:11:20: error: invalid regular expression: missing closing parenthesis [df-value]
   11 | j = s.str.split('b(')
      |                    ^
help: to search for a special character itself, write a backslash before it, as in r'\('
script:12:15: error: 'cat' needs columns of strings, not a column of int64 [df-type]
   12 | k = s.str.cat(pd.Series([1]))
      |               ^~~~~~~~~~~~~~
help: convert it first: .astype('str')
script:13:26: error: 'upper' of a column of lists is not part of df scripts [df-unsupported]
   13 | l = s.str.split('x').str.upper()
      |                          ^~~~~
help: methods are 'get', 'join', 'len'
script:14:23: error: argument 'side' of 'pad' cannot be 'top' [df-value]
   14 | m = s.str.pad(3, side='top')
      |                       ^~~~~
help: choices are 'left', 'right', 'both'
script:15:24: error: the pattern has no group 'n' [df-value]
   15 | n = s.str.replace('a', r'\g<n>', regex=True)
      |                        ^~~~~~~~
help: write (?P<name>...) in the pattern to give a group a name

=== lists are no cells
--- script
df = pd.DataFrame({'s': ['a b']})
df['t'] = df['s'].str.split()
--- diag
script: error: column 't' holds lists or dicts [df-type]
help: explode() makes a row for each element of a list; .str[0] or .map(f) makes one value from each list

=== a text may be called inf; a number that became one is told
--- script
df = pd.DataFrame({'s': ['inf2.8xlarge', 'trn1.2xlarge'], 'x': [1.0, 0.0]})
df['family'] = df['s'].str.extract(r'^([a-z]+)', expand=False)
df['both'] = df['family'].str.cat(df['family'], sep='-')
df['plus'] = df['family'] + ' ' + df['family']
df['ms'] = (1 / df['x']).astype('str') + ' ms'
--- csv
s,x,family,both,plus,ms
inf2.8xlarge,1.0,inf,inf-inf,inf inf,1.0 ms
trn1.2xlarge,0.0,trn,trn-trn,trn trn,inf ms
--- diag
script:5:12: warning: column 'ms' contains 'inf ms' [df-not-finite]
    5 | df['ms'] = (1 / df['x']).astype('str') + ' ms'
      |            ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: 'x' is 0 in row 2; the column is computed at script:5; before that line, drop the row, or replace the missing, infinite or 0 value

=== letters of other languages
--- script
t = pd.Series(['Straße', 'ὈΔΥΣΣΕΎΣ', 'İzmir', 'o’neill', '一二', 'ǅ'])
df = pd.DataFrame({'fold': t.str.casefold(), 'lower': t.str.lower(), 'upper': t.str.upper(), 'title': t.str.title()})
df['swap'] = t.str.swapcase()
df['alpha'] = t.str.isalpha()
df['numeric'] = t.str.isnumeric()
df['is lower'] = t.str.islower()
--- csv
fold,lower,upper,title,swap,alpha,numeric,is lower
strasse,straße,STRASSE,Straße,sTRASSE,True,False,False
ὀδυσσεύσ,ὀδυσσεύς,ὈΔΥΣΣΕΎΣ,Ὀδυσσεύς,ὀδυσσεύς,True,False,False
i̇zmir,i̇zmir,İZMIR,İzmir,i̇ZMIR,True,False,False
o’neill,o’neill,O’NEILL,O’Neill,O’NEILL,False,False,True
一二,一二,一二,一二,一二,True,True,False
ǆ,ǆ,Ǆ,ǅ,ǅ,True,False,False
