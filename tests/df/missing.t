=== which cells are missing
--- data t.csv
k,n,x,s,b
a,1,0.5,one,True
b,2,,,False
,3,2.5,two,True
--- script
df = pd.read_csv('t.csv')
df['x na'] = df['x'].isna()
df['s in'] = df['s'].notnull()
df['n na'] = pd.isna(df['n'])
df['one'] = pd.notna(df['x'].iloc[0]) and pd.isna(np.nan) and pd.isnull(None)
df['any'] = df[['k', 'x']].isna().apply(lambda r: r['k'] or r['x'], axis=1)
--- csv
k,n,x,s,b,x na,s in,n na,one,any
a,1,0.5,one,True,False,True,False,True,False
b,2,,,False,True,False,False,True,True
,3,2.5,two,True,False,True,False,True,True

=== fillna
--- data t.csv
k,n,x,s,b
a,1,0.5,one,True
b,2,,,
,3,2.5,two,True
d,4,,,False
--- script
df = pd.read_csv('t.csv')
df['x0'] = df['x'].fillna(0)
df['xn'] = df['x'].fillna(df['n'])
df['xt'] = df['x'].fillna('none')
df['s-'] = df['s'].fillna('-')
df['sk'] = df['s'].fillna(df['k'])
df['s0'] = df['s'].fillna(0)
df['b0'] = df['b'].fillna(False)
df['n0'] = df['n'].fillna('no')
df['lim'] = df['x'].fillna(9, limit=1)
df['row'] = df['x'].fillna({1: 7.5})
--- csv
k,n,x,s,b,x0,xn,xt,s-,sk,s0,b0,n0,lim,row
a,1,0.5,one,True,0.5,0.5,0.5,one,one,one,True,1,0.5,0.5
b,2,,,,0.0,2.0,none,-,b,0,False,2,9.0,7.5
,3,2.5,two,True,2.5,2.5,2.5,two,two,two,True,3,2.5,2.5
d,4,,,False,0.0,4.0,none,-,d,0,False,4,,

=== fillna of a frame
--- data t.csv
k,n,x,s
a,1,0.5,one
b,,,
,3,2.5,two
--- script
t = pd.read_csv('t.csv')
df = t.fillna({'x': 1, 's': '-', 'zz': 3})
df[['n2', 'x2']] = t[['n', 'x']].fillna(0)
df[['n3', 'x3']] = t[['n', 'x']].fillna(pd.Series({'x': 8, 'q': 1}))
df[['n4', 'x4']] = t[['n', 'x']].fillna(pd.DataFrame({'x': [1, 2, 3], 'n': [4, 5, 6]}))
t.fillna('none', inplace=True)
df['t'] = t['k'] + t['s']
--- csv
k,n,x,s,n2,x2,n3,x3,n4,x4,t
a,1.0,0.5,one,1.0,0.5,1.0,0.5,1.0,0.5,aone
b,,1.0,-,0.0,0.0,,8.0,5.0,2.0,bnone
,3.0,2.5,two,3.0,2.5,3.0,2.5,3.0,2.5,nonetwo

=== from the rows before and behind
--- data t.csv
k,x
a,
,1.5
,
d,
,2.5
--- script
df = pd.read_csv('t.csv')
df['f'] = df['x'].ffill()
df['b'] = df['x'].bfill()
df['f1'] = df['x'].ffill(limit=1)
df['m'] = df['k'].fillna(method='ffill')
df[['k2', 'x2']] = df[['k', 'x']].bfill()
--- csv
k,x,f,b,f1,m,k2,x2
a,,,1.5,,a,a,1.5
,1.5,1.5,1.5,1.5,a,d,1.5
,,1.5,2.5,1.5,a,d,2.5
d,,1.5,2.5,,d,d,2.5
,2.5,2.5,2.5,2.5,d,,2.5

=== dropna
--- data t.csv
k,n,x
a,1,0.5
b,,
,3,2.5
,,
--- script
t = pd.read_csv('t.csv')
df = pd.DataFrame({'rows': [len(t.dropna()), len(t.dropna(how='all')), len(t.dropna(subset=['x'])), len(t.dropna(subset='k')), len(t.dropna(thresh=2)), t.dropna(axis=1).shape[1], len(t['k'].dropna())]})
df['last'] = t['x'].dropna()
df['cols'] = t.dropna(axis='columns', thresh=2).shape[1]
u = t.dropna(subset=['n', 'x'], how='all')
u.dropna(inplace=True)
df['inplace'] = len(u)
--- csv
rows,last,cols,inplace
1,0.5,3,1
3,,3,1
2,2.5,3,1
2,,3,1
2,,3,1
0,,3,1
2,,3,1

=== categories hold no other value
--- script
df = pd.DataFrame({'k': ['a', None, 'b']})
df['k'] = df['k'].astype('category')
df['a'] = df['k'].fillna('a')
df['z'] = df['k'].fillna('z')
--- diag
script:4:11: error: 'z' is not one of the categories of column 'k' [df-value]
    4 | df['z'] = df['k'].fillna('z')
      |           ^~~~~~~~~~~~~~~~~~~
help: first add the category: df['k'] = df['k'].cat.add_categories(['z'])

=== faults of missing values
--- data t.csv
k,x
a,1.5
b,
--- script
df = pd.read_csv('t.csv')
a = df['x'].fillna()
b = df['x'].fillna([1, 2])
c = df['x'].fillna(0, inplace=True)
d = df.dropna(subset=['y'])
e = df.dropna(how='some')
f = df.dropna(how='any', thresh=1)
g = df['x'].ffill(limit=0)
h = df['x'].fillna(1, method='ffill')
i = df.dropna(axis=2)
j = pd.isna([1])
--- diag
script:2:5: error: 'fillna' needs a value to fill in [df-type]
    2 | a = df['x'].fillna()
      |     ^~~~~~~~~~~~~~~~
help: write df['a'].fillna(0)
script:3:20: error: 'fillna' needs a single value, not 'list' [df-type]
    3 | b = df['x'].fillna([1, 2])
      |                    ^~~~~~
help: pass a single value, such as df['a'].iloc[0]
script:4:31: error: changing a column in place is not part of df scripts [df-unsupported]
    4 | c = df['x'].fillna(0, inplace=True)
      |                               ^~~~
help: assign the result; write df['x'] = df['x'].fillna(0)
script:5:23: error: unknown column 'y' [df-column]
    5 | d = df.dropna(subset=['y'])
      |                       ^~~
help: columns are 'k', 'x'
script:6:19: error: argument 'how' of 'dropna' cannot be 'some' [df-value]
    6 | e = df.dropna(how='some')
      |                   ^~~~~~
help: choices are 'any', 'all'
script:7:33: error: 'how' and 'thresh' cannot be combined [df-value]
    7 | f = df.dropna(how='any', thresh=1)
      |                                 ^
help: remove one of them
script:8:25: error: 'limit' must be at least 1 [df-value]
    8 | g = df['x'].ffill(limit=0)
      |                         ^
help: remove limit= to fill all missing values
script:9:30: error: 'fillna' needs either a value or method=, not both [df-value]
    9 | h = df['x'].fillna(1, method='ffill')
      |                              ^~~~~~~
help: remove one of them
script:10:20: error: argument 'axis' of 'dropna' must be 0 for rows or 1 for columns, not 2 [df-type]
   10 | i = df.dropna(axis=2)
      |                    ^
script:11:13: error: 'isna' needs a value, a column or a frame, not 'list' [df-type]
   11 | j = pd.isna([1])
      |             ^~~
help: pd.Series([1, 2]) makes a column from a list

=== whatever text a number that is none went into
--- data d.csv
Model,x,y,team
nan-o,1.5,2,Finance
b,,0,Info
Finance,3,,nano
d,4,0,x
--- script
df = pd.read_csv('d.csv')
q = df['x'] / df['y']
df['a'] = df['x'].map('{:.1f}x'.format)
df['b'] = df.apply(lambda r: f'{r.x:.1f} ± {r.y}', axis=1)
df['c'] = 'about ' + df['x'].astype(str)
df['d'] = df['a'] + ' of ' + df['b']
df['e'] = df['a'].str.upper()
df['f'] = df['team'].str.cat(df['a'], sep=' ')
df['g'] = [f'{v:.0f} ms (p99)' for v in df['x']]
df['h'] = df.apply(lambda r: ' / '.join([f'{r.x}', f'{r.y:.1f}']), axis=1)
df['i'] = df.apply(lambda r: '{} {z}'.format(r.Model, z=r.x), axis=1)
df['j'] = q.map('{:.1%}'.format)
df['k'] = df['x'].map(lambda v: str(v) + 's')
df = df.iloc[[1, 3]].sort_values('Model')
df['l'] = f"{df['y'].mean() * np.nan:.1f} in all"
--- csv
Model,x,y,team,a,b,c,d,e,f,g,h,i,j,k,l
b,,0.0,Info,nanx,nan ± 0.0,about nan,nanx of nan ± 0.0,NANX,Info nanx,nan ms (p99),nan / 0.0,b nan,nan%,nans,nan in all
d,4.0,0.0,x,4.0x,4.0 ± 0.0,about 4.0,4.0x of 4.0 ± 0.0,4.0X,x 4.0x,4 ms (p99),4.0 / 0.0,d 4.0,inf%,4.0s,nan in all
--- diag
d.csv:3:1: warning: column 'l' contains 'nan in all' [df-not-finite]
    3 | b,,0,Info
      | ^
help: 'np.nan' is missing in this row; the column is computed at script:15; before that line, drop the row, or replace the missing, infinite or 0 value
d.csv:3:3: warning: column 'a' contains 'nanx' [df-not-finite]
    3 | b,,0,Info
      |   ^
help: 'x' is missing in this row; the column is computed at script:3; before that line, drop the row, or replace the missing, infinite or 0 value
d.csv:3:3: warning: column 'b' contains 'nan ± 0.0' [df-not-finite]
    3 | b,,0,Info
      |   ^
help: 'x' is missing in this row; the column is computed at script:4; before that line, drop the row, or replace the missing, infinite or 0 value
d.csv:3:3: warning: column 'c' contains 'about nan' [df-not-finite]
    3 | b,,0,Info
      |   ^
help: 'x' is missing in this row; the column is computed at script:5; before that line, drop the row, or replace the missing, infinite or 0 value
d.csv:3:3: warning: column 'd' contains 'nanx of nan ± 0.0' [df-not-finite]
    3 | b,,0,Info
      |   ^
help: 'x' is missing in this row; the column is computed at script:6; before that line, drop the row, or replace the missing, infinite or 0 value
d.csv:3:3: warning: column 'e' contains 'NANX' [df-not-finite]
    3 | b,,0,Info
      |   ^
help: 'x' is missing in this row; the column is computed at script:7; before that line, drop the row, or replace the missing, infinite or 0 value
d.csv:3:3: warning: column 'f' contains 'Info nanx' [df-not-finite]
    3 | b,,0,Info
      |   ^
help: 'x' is missing in this row; the column is computed at script:8; before that line, drop the row, or replace the missing, infinite or 0 value
d.csv:3:3: warning: column 'g' contains 'nan ms (p99)' [df-not-finite]
    3 | b,,0,Info
      |   ^
help: 'x' is missing in this row; the column is computed at script:9; before that line, drop the row, or replace the missing, infinite or 0 value
d.csv:3:3: warning: column 'h' contains 'nan / 0.0' [df-not-finite]
    3 | b,,0,Info
      |   ^
help: 'x' is missing in this row; the column is computed at script:10; before that line, drop the row, or replace the missing, infinite or 0 value
d.csv:3:3: warning: column 'i' contains 'b nan' [df-not-finite]
    3 | b,,0,Info
      |   ^
help: 'x' is missing in this row; the column is computed at script:11; before that line, drop the row, or replace the missing, infinite or 0 value
d.csv:3:3: warning: column 'j' contains 'nan%' [df-not-finite]
    3 | b,,0,Info
      |   ^
help: 'x' is missing in this row; the column is computed at script:12; before that line, drop the row, or replace the missing, infinite or 0 value
d.csv:3:3: warning: column 'k' contains 'nans' [df-not-finite]
    3 | b,,0,Info
      |   ^
help: 'x' is missing in this row; the column is computed at script:13; before that line, drop the row, or replace the missing, infinite or 0 value
d.csv:5:1: warning: column 'l' contains 'nan in all' [df-not-finite]
    5 | d,4,0,x
      | ^
help: 'np.nan' is missing in this row; the column is computed at script:15; before that line, drop the row, or replace the missing, infinite or 0 value
d.csv:5:5: warning: column 'j' contains 'inf%' [df-not-finite]
    5 | d,4,0,x
      |     ^
help: 'y' is 0 in this row; the column is computed at script:12; before that line, drop the row, or replace the missing, infinite or 0 value

=== and what is meant, or is called so
--- data d.csv
Model,x,team
nan-o,1.5,Finance
b,,Info
inf,3,nano
--- script
df = pd.read_csv('d.csv')
df['a'] = df['x'].map(lambda v: '–' if pd.isna(v) else f'{v:.1f}')
df['b'] = df['x'].map('{:.1f}'.format).str.replace('nan', '–')
df['c'] = df['x'].map('{:.1f}'.format).replace('nan', '–')
df['d'] = df['x'].map('{:.1f}'.format, na_action='ignore').fillna('–')
df['e'] = df['x'].map('{:.1f}'.format).where(df['x'].notna(), '–')
df['f'] = df['x'].fillna(0).map('{:.1f}'.format)
df['g'] = df['team'] + ' ' + df['Model'].map('{:>8}'.format)
df['h'] = df.apply(lambda r: f'{r.team}/{r.Model}', axis=1)
df['i'] = df['x'].map('{:.1f}'.format).map({'1.5': 'one', 'nan': 'none'})
df['j'] = np.where(df['x'].isna(), 'no info', df['x'].astype(str))
df['k'] = df['x'].round(1)
--- csv
Model,x,team,a,b,c,d,e,f,g,h,i,j,k
nan-o,1.5,Finance,1.5,1.5,1.5,1.5,1.5,1.5,Finance    nan-o,Finance/nan-o,one,1.5,1.5
b,,Info,–,–,–,–,–,0.0,Info        b,Info/b,none,no info,
inf,3.0,nano,3.0,3.0,3.0,3.0,3.0,3.0,nano      inf,nano/inf,,3.0,3.0

=== no way of filling
--- script
df = pd.DataFrame({'a': [1.0, np.nan]})
a = str([df.fillna(method=-3)])
b = df['a'].fillna(method='zzz')
c = df.drop(index={'a': 1})
--- diag
script:2:27: error: argument 'method' of 'fillna' must be a string, not -3 [df-type]
    2 | a = str([df.fillna(method=-3)])
      |                           ^~
script:3:27: error: argument 'method' of 'fillna' cannot be 'zzz' [df-value]
    3 | b = df['a'].fillna(method='zzz')
      |                           ^~~~~
help: choices are 'ffill', 'pad', 'bfill', 'backfill'
script:4:20: error: 'a' is not a row label [df-value]
    4 | c = df.drop(index={'a': 1})
      |                    ^~~
help: to remove columns, write df.drop(columns=[...]); errors='ignore' skips unknown labels

=== whatever held the number, or cut the text
--- data d.csv
Model,x,c
a,1.5,dd
b,,c
--- script
df = pd.read_csv('d.csv')
t = df['x'].map('{:.1f} ms'.format)
none = f"{df['x'].max() * np.nan}"
df['a'] = df[['Model', 'x']].astype(str).apply(' '.join, axis=1)
df['b'] = df['x'].map(lambda v: f'{[v]}')
df['d'] = [str((v, 1)) for v in df['x']]
df['e'] = df['x'].map(lambda v: '{}'.format({'x': v}))
df['f'] = t.map(lambda s: s.split()[0])
df['g'] = t.map(lambda s: s.partition(' ')[0])
df['h'] = df['c'].str.replace('c', none)
df['i'] = df['c'].str.replace('c', lambda m: none, regex=True)
df['j'] = df['c'].str.split('c').str.join(none)
df['k'] = df['c'].replace('c', none, regex=True)
df['l'] = t.head(1).str.cat(sep=', ')
df['m'] = t.tail(1).str.cat(sep=', ')
--- csv
Model,x,c,a,b,d,e,f,g,h,i,j,k,l,m
a,1.5,dd,a 1.5,[1.5],"(1.5, 1)",{'x': 1.5},1.5,1.5,dd,dd,dd,dd,1.5 ms,nan ms
b,,c,b nan,[nan],"(nan, 1)",{'x': nan},nan,nan,nan,nan,nan,nan,1.5 ms,nan ms
--- diag
d.csv:3:1: warning: column 'h' contains 'nan' [df-not-finite]
    3 | b,,c
      | ^
help: the column is computed at script:10; before that line, drop the row, or replace the missing, infinite or 0 value
d.csv:3:1: warning: column 'i' contains 'nan' [df-not-finite]
    3 | b,,c
      | ^
help: the column is computed at script:11; before that line, drop the row, or replace the missing, infinite or 0 value
d.csv:3:1: warning: column 'j' contains 'nan' [df-not-finite]
    3 | b,,c
      | ^
help: the column is computed at script:12; before that line, drop the row, or replace the missing, infinite or 0 value
d.csv:3:1: warning: column 'k' contains 'nan' [df-not-finite]
    3 | b,,c
      | ^
help: the column is computed at script:13; before that line, drop the row, or replace the missing, infinite or 0 value
d.csv:3:3: warning: column 'a' contains 'b nan' [df-not-finite]
    3 | b,,c
      |   ^
help: 'x' is missing in this row; the column is computed at script:4; before that line, drop the row, or replace the missing, infinite or 0 value
d.csv:3:3: warning: column 'b' contains '[nan]' [df-not-finite]
    3 | b,,c
      |   ^
help: 'x' is missing in this row; the column is computed at script:5; before that line, drop the row, or replace the missing, infinite or 0 value
d.csv:3:3: warning: column 'd' contains '(nan, 1)' [df-not-finite]
    3 | b,,c
      |   ^
help: 'x' is missing in this row; the column is computed at script:6; before that line, drop the row, or replace the missing, infinite or 0 value
d.csv:3:3: warning: column 'e' contains '{'x': nan}' [df-not-finite]
    3 | b,,c
      |   ^
help: 'x' is missing in this row; the column is computed at script:7; before that line, drop the row, or replace the missing, infinite or 0 value
d.csv:3:3: warning: column 'f' contains 'nan' [df-not-finite]
    3 | b,,c
      |   ^
help: 'x' is missing in this row; the column is computed at script:8; before that line, drop the row, or replace the missing, infinite or 0 value
d.csv:3:3: warning: column 'g' contains 'nan' [df-not-finite]
    3 | b,,c
      |   ^
help: 'x' is missing in this row; the column is computed at script:9; before that line, drop the row, or replace the missing, infinite or 0 value
d.csv:3:3: warning: column 'm' contains 'nan ms' [df-not-finite]
    3 | b,,c
      |   ^
help: 'x' is missing in this row; the column is computed at script:15; before that line, drop the row, or replace the missing, infinite or 0 value

=== and what was put in for it
--- data d.csv
Model,y,c
a,2,dd
b,1,e
d,0,f
--- script
df = pd.read_csv('d.csv')
none = f"{df['y'].max() * np.nan} ms"
df['a'] = df['c'].where(df['y'] > 1, none)
df['b'] = df['c'].mask(df['Model'] == 'd', none)
--- csv
Model,y,c,a,b
a,2,dd,dd,dd
b,1,e,nan ms,e
d,0,f,nan ms,nan ms
--- diag
d.csv:3:1: warning: column 'a' contains 'nan ms' [df-not-finite]
    3 | b,1,e
      | ^
help: the column is computed at script:3; before that line, drop the row, or replace the missing, infinite or 0 value
d.csv:4:1: warning: column 'a' contains 'nan ms' [df-not-finite]
    4 | d,0,f
      | ^
help: the column is computed at script:3; before that line, drop the row, or replace the missing, infinite or 0 value
d.csv:4:1: warning: column 'b' contains 'nan ms' [df-not-finite]
    4 | d,0,f
      | ^
help: the column is computed at script:4; before that line, drop the row, or replace the missing, infinite or 0 value

=== names made of a number that is none
--- data d.csv
Model,x,c,y
a,1.5,dd,1
b,,c,2
--- script
d = pd.read_csv('d.csv')
none = f"{d['x'].max() * np.nan}"
a = d[['Model']].add_suffix(' ' + none)
b = d[['x']].add_prefix(none + ' ')
c = d[['c']].rename(columns=lambda c: f'{c} {none}')
e = d.set_index('x')[['y']].T.reset_index(drop=True).rename(columns='{:.1f} y'.format)
f = e.add_suffix('!').rename(columns=str.upper)
g = c.rename(columns=lambda c: c.replace(none, 'all'))
h = e.copy()
h.columns = [f'{c} h' for c in h.columns]
i = e.copy()
i.columns = i.columns.map(lambda c: c + ' i')
j = e.copy()
j.columns = i.columns.str.upper()
k = e.copy()
k.columns = ['k' + str(i) for i, c in enumerate(k.columns)]
l = e.melt(var_name='l', value_name='v')
df = pd.concat([a, b, c, e, f, g, h, i, j, k, l], axis=1)
--- csv
Model nan,nan x,c nan,1.5 y,nan y,1.5 Y!,NAN Y!,c all,1.5 y h,nan y h,1.5 y i,nan y i,1.5 Y I,NAN Y I,k0,k1,l,v
a,1.5,dd,1.0,2.0,1.0,2.0,dd,1.0,2.0,1.0,2.0,1.0,2.0,1.0,2.0,1.5 y,1
b,,c,,,,,c,,,,,,,,,nan y,2
--- diag
d.csv:3:1: warning: column 'l' contains 'nan y' [df-not-finite]
    3 | b,,c,2
      | ^
help: the column is computed at script:17; before that line, drop the row, or replace the missing, infinite or 0 value
script:3:5: warning: column 'Model nan' gets its name from a missing or infinite value [df-not-finite]
    3 | a = d[['Model']].add_suffix(' ' + none)
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: first drop the rows with this value, or call .replace() to replace it
script:4:5: warning: column 'nan x' gets its name from a missing or infinite value [df-not-finite]
    4 | b = d[['x']].add_prefix(none + ' ')
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: first drop the rows with this value, or call .replace() to replace it
script:5:29: warning: column 'c nan' gets its name from a missing or infinite value [df-not-finite]
    5 | c = d[['c']].rename(columns=lambda c: f'{c} {none}')
      |                             ^~~~~~~~~~~~~~~~~~~~~~~
help: first drop the rows with this value, or call .replace() to replace it
script:6:69: warning: column 'nan y' gets its name from a missing or infinite value [df-not-finite]
    6 | e = d.set_index('x')[['y']].T.reset_index(drop=True).rename(columns='{:.1f} y'.format)
      |                                                                     ^~~~~~~~~~~~~~~~~
help: first drop the rows with this value, or call .replace() to replace it
script:7:38: warning: column 'NAN Y!' gets its name from a missing or infinite value [df-not-finite]
    7 | f = e.add_suffix('!').rename(columns=str.upper)
      |                                      ^~~~~~~~~
help: first drop the rows with this value, or call .replace() to replace it
script:10:13: warning: column 'nan y h' gets its name from a missing or infinite value [df-not-finite]
   10 | h.columns = [f'{c} h' for c in h.columns]
      |             ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: first drop the rows with this value, or call .replace() to replace it
script:12:13: warning: column 'nan y i' gets its name from a missing or infinite value [df-not-finite]
   12 | i.columns = i.columns.map(lambda c: c + ' i')
      |             ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: first drop the rows with this value, or call .replace() to replace it
script:14:13: warning: column 'NAN Y I' gets its name from a missing or infinite value [df-not-finite]
   14 | j.columns = i.columns.str.upper()
      |             ^~~~~~~~~~~~~~~~~~~~~
help: first drop the rows with this value, or call .replace() to replace it

=== infinities of a file
--- data d.csv
Model,x,y,z,Rate,Name
a,1.5,2,,inf,inf
b,inf,n/r,4,inf,c
c,-Infinity,1e999,5,inf,7b
d,4,Inf,6,1,-inf
--- script
df = pd.read_csv('d.csv')
df['n'] = df['y'].fillna('-')
df['a'] = df['x'].replace([np.inf, -np.inf], np.nan)
df['b'] = df['x'].replace([np.inf, -np.inf], '∞')
df['c'] = df['y'].replace({'Inf': '∞', '1e999': np.nan})
df['d'] = df['Rate'].replace(np.inf, 'inf')
df = df[df['Model'] != 'b'].drop(columns='Rate')
--- csv
Model,x,y,z,Name,n,a,b,c,d
a,1.5,2,,inf,2,1.5,1.5,2,inf
c,-inf,1e999,5.0,7b,1e999,,∞,,inf
d,4.0,Inf,6.0,-inf,Inf,4.0,4.0,∞,1.0
--- diag
d.csv:4:3: warning: column 'x' contains -inf [df-not-finite]
    4 | c,-Infinity,1e999,5,inf,7b
      |   ^
help: leave the cell empty, or call .replace()
d.csv:4:13: warning: column 'n' contains '1e999', which is too large for a number [df-not-finite]
    4 | c,-Infinity,1e999,5,inf,7b
      |             ^
help: leave the cell empty, or call .replace()
d.csv:4:13: warning: column 'y' contains '1e999', which is too large for a number [df-not-finite]
    4 | c,-Infinity,1e999,5,inf,7b
      |             ^
help: leave the cell empty, or call .replace()
d.csv:5:5: warning: column 'n' contains 'Inf' [df-not-finite]
    5 | d,4,Inf,6,1,-inf
      |     ^
help: leave the cell empty, or call .replace()
d.csv:5:5: warning: column 'y' contains 'Inf' [df-not-finite]
    5 | d,4,Inf,6,1,-inf
      |     ^
help: leave the cell empty, or call .replace()

=== many infinities of a file
--- data d.csv
x
inf
inf
inf
inf
inf
inf
inf
inf
inf
inf
inf
inf
--- script
df = pd.read_csv('d.csv')
--- csv
x
inf
inf
inf
inf
inf
inf
inf
inf
inf
inf
inf
inf
--- diag
d.csv:2:1: warning: column 'x' contains inf [df-not-finite]
    2 | inf
      | ^
help: leave the cell empty, or call .replace()
d.csv:3:1: warning: column 'x' contains inf [df-not-finite]
    3 | inf
      | ^
help: leave the cell empty, or call .replace()
d.csv:4:1: warning: column 'x' contains inf [df-not-finite]
    4 | inf
      | ^
help: leave the cell empty, or call .replace()
d.csv:5:1: warning: column 'x' contains inf [df-not-finite]
    5 | inf
      | ^
help: leave the cell empty, or call .replace()
d.csv:6:1: warning: column 'x' contains inf [df-not-finite]
    6 | inf
      | ^
help: leave the cell empty, or call .replace()
d.csv:7:1: warning: column 'x' contains inf [df-not-finite]
    7 | inf
      | ^
help: leave the cell empty, or call .replace()
d.csv:8:1: warning: column 'x' contains inf [df-not-finite]
    8 | inf
      | ^
help: leave the cell empty, or call .replace()
d.csv:9:1: warning: column 'x' contains inf [df-not-finite]
    9 | inf
      | ^
help: leave the cell empty, or call .replace()
d.csv:10:1: warning: column 'x' contains inf [df-not-finite]
   10 | inf
      | ^
help: leave the cell empty, or call .replace()
d.csv:11:1: warning: column 'x' contains inf [df-not-finite]
   11 | inf
      | ^
help: leave the cell empty, or call .replace()
d.csv:12:1: warning: column 'x' contains nan or inf in 2 rows, besides the rows that are reported one by one [df-not-finite]
   12 | inf
      | ^
help: leave the cells empty, or call .replace()

=== fillna converts objects where nothing is missing
--- script
x = pd.DataFrame({'v': [350208, 1.5, 'x'], 'k': ['a', 'b', 'c']})
x = x[x['k'] != 'c']
df = pd.DataFrame({'u': x['v'], 'v': x['v'].fillna(0), 'w': x['v'].ffill()})
--- csv
u,v,w
350208,350208.0,350208.0
1.5,1.5,1.5

=== None in strings
--- script
s = pd.Series(['a', None, np.nan])
d = pd.DataFrame({'s': s, 'f': [f'{x}' for x in s], 'n': [x is None for x in s]})
d['text'] = d['s'].astype(str)
d['row'] = d.apply(lambda r: f"{r['s']}!", axis=1)
d['upper'] = d['s'].str.upper().astype(str)
d['len'] = d['s'].str.len()
d['shift'] = d['s'].shift(1).astype(str)
d['or'] = d['s'].apply(lambda x: x or 'empty')
df = d
--- csv
s,f,n,text,row,upper,len,shift,or
a,a,False,a,a!,A,1.0,None,a
,None,True,None,None!,None,,a,empty
,nan,False,nan,nan!,nan,,None,
--- diag
script:2:33: warning: column 'f' contains 'None', where 'None' stands for a missing value or a group that did not match [df-not-finite]
    2 | d = pd.DataFrame({'s': s, 'f': [f'{x}' for x in s], 'n': [x is None for x in s]})
      |                                 ^~~~~~
help: the column is computed at script:2; before that line, drop the row, or replace the missing, infinite or 0 value
script:2:33: warning: column 'f' contains 'nan' [df-not-finite]
    2 | d = pd.DataFrame({'s': s, 'f': [f'{x}' for x in s], 'n': [x is None for x in s]})
      |                                 ^~~~~~
help: the column is computed at script:2; before that line, drop the row, or replace the missing, infinite or 0 value
script:3:13: warning: column 'text' contains 'None', where 'None' stands for a missing value or a group that did not match [df-not-finite]
    3 | d['text'] = d['s'].astype(str)
      |             ^~~~~~~~~~~~~~~~~~
help: 's' is missing in row 2; the column is computed at script:3; before that line, drop the row, or replace the missing, infinite or 0 value
script:3:13: warning: column 'text' contains 'nan' [df-not-finite]
    3 | d['text'] = d['s'].astype(str)
      |             ^~~~~~~~~~~~~~~~~~
help: 's' is missing in row 3; the column is computed at script:3; before that line, drop the row, or replace the missing, infinite or 0 value
script:4:12: warning: column 'row' contains 'None!', where 'None' stands for a missing value or a group that did not match [df-not-finite]
    4 | d['row'] = d.apply(lambda r: f"{r['s']}!", axis=1)
      |            ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: 's' is missing in row 2; the column is computed at script:4; before that line, drop the row, or replace the missing, infinite or 0 value
script:4:12: warning: column 'row' contains 'nan!' [df-not-finite]
    4 | d['row'] = d.apply(lambda r: f"{r['s']}!", axis=1)
      |            ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: 's' is missing in row 3; the column is computed at script:4; before that line, drop the row, or replace the missing, infinite or 0 value
script:5:14: warning: column 'upper' contains 'None', where 'None' stands for a missing value or a group that did not match [df-not-finite]
    5 | d['upper'] = d['s'].str.upper().astype(str)
      |              ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: 's' is missing in row 2; the column is computed at script:5; before that line, drop the row, or replace the missing, infinite or 0 value
script:5:14: warning: column 'upper' contains 'nan' [df-not-finite]
    5 | d['upper'] = d['s'].str.upper().astype(str)
      |              ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: 's' is missing in row 3; the column is computed at script:5; before that line, drop the row, or replace the missing, infinite or 0 value
script:7:14: warning: column 'shift' contains 'None', where 'None' stands for a missing value or a group that did not match [df-not-finite]
    7 | d['shift'] = d['s'].shift(1).astype(str)
      |              ^~~~~~~~~~~~~~~~~~~~~~~~~~~
help: no matching row was found; the column is computed at script:7; before that line, drop the row, or replace the missing, infinite or 0 value

=== None moves with its cell
--- script
d = pd.DataFrame({'k': ['x', 'y', 'z'], 's': ['a', None, None]})
a = d.merge(pd.DataFrame({'k': ['y', 'w'], 't': [None, 'u']}), on='k', how='outer', sort=True).astype(str)
b = pd.concat([d, pd.DataFrame({'k': ['v']})]).sort_values('k').astype(str)
c = d.set_index('k').T.melt().astype(str)
df = pd.concat([a, b, c])
--- csv
k,s,t,value
w,nan,u,
x,a,nan,
y,None,None,
z,None,nan,
v,nan,,
x,a,,
y,None,,
z,None,,
x,,,a
y,,,None
z,,,None
--- diag
script:2:5: warning: column 's' contains 'None', where 'None' stands for a missing value or a group that did not match [df-not-finite]
    2 | a = d.merge(pd.DataFrame({'k': ['y', 'w'], 't': [None, 'u']}), on='k', how='outer', sort=True).astype(str)
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: 's' is missing in row 3; the column is computed at script:2; before that line, drop the row, or replace the missing, infinite or 0 value
script:2:5: warning: column 's' contains 'nan' [df-not-finite]
    2 | a = d.merge(pd.DataFrame({'k': ['y', 'w'], 't': [None, 'u']}), on='k', how='outer', sort=True).astype(str)
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: no matching row was found; the column is computed at script:2; before that line, drop the row, or replace the missing, infinite or 0 value
script:2:5: warning: column 't' contains 'None', where 'None' stands for a missing value or a group that did not match [df-not-finite]
    2 | a = d.merge(pd.DataFrame({'k': ['y', 'w'], 't': [None, 'u']}), on='k', how='outer', sort=True).astype(str)
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: 't' is missing in row 3; the column is computed at script:2; before that line, drop the row, or replace the missing, infinite or 0 value
script:2:5: warning: column 't' contains 'nan' [df-not-finite]
    2 | a = d.merge(pd.DataFrame({'k': ['y', 'w'], 't': [None, 'u']}), on='k', how='outer', sort=True).astype(str)
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: no matching row was found; the column is computed at script:2; before that line, drop the row, or replace the missing, infinite or 0 value
script:3:5: warning: column 's' contains 'None', where 'None' stands for a missing value or a group that did not match [df-not-finite]
    3 | b = pd.concat([d, pd.DataFrame({'k': ['v']})]).sort_values('k').astype(str)
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: 's' is missing in row 7; the column is computed at script:3; before that line, drop the row, or replace the missing, infinite or 0 value
script:3:5: warning: column 's' contains 'nan' [df-not-finite]
    3 | b = pd.concat([d, pd.DataFrame({'k': ['v']})]).sort_values('k').astype(str)
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: no matching row was found; the column is computed at script:3; before that line, drop the row, or replace the missing, infinite or 0 value
script:4:5: warning: column 'value' contains 'None', where 'None' stands for a missing value or a group that did not match [df-not-finite]
    4 | c = d.set_index('k').T.melt().astype(str)
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: the column is computed at script:4; before that line, drop the row, or replace the missing, infinite or 0 value

=== None in JSON
--- script
d = pd.DataFrame(json.loads('[{"k": "a", "v": null, "n": 1}, {"k": null, "v": null, "n": null}, {"v": "x"}]'))
df = d.astype(str)
--- csv
k,v,n
a,None,1.0
None,None,nan
nan,x,nan
--- diag
text at script:1:1:18: warning: column 'v' contains 'None', where 'None' stands for a missing value or a group that did not match [df-not-finite]
    1 | [{"k": "a", "v": null, "n": 1}, {"k": null, "v": null, "n": null}, {"v": "x"}]
      |                  ^
help: 'v' is missing in this row; the column is computed at script:2; before that line, drop the row, or replace the missing, infinite or 0 value
text at script:1:1:39: warning: column 'k' contains 'None', where 'None' stands for a missing value or a group that did not match [df-not-finite]
    1 | [{"k": "a", "v": null, "n": 1}, {"k": null, "v": null, "n": null}, {"v": "x"}]
      |                                       ^
help: 'k' is missing in this row; the column is computed at script:2; before that line, drop the row, or replace the missing, infinite or 0 value
text at script:1:1:50: warning: column 'v' contains 'None', where 'None' stands for a missing value or a group that did not match [df-not-finite]
    1 | [{"k": "a", "v": null, "n": 1}, {"k": null, "v": null, "n": null}, {"v": "x"}]
      |                                                  ^
help: 'v' is missing in this row; the column is computed at script:2; before that line, drop the row, or replace the missing, infinite or 0 value
text at script:1:1:61: warning: column 'n' contains 'nan' [df-not-finite]
    1 | [{"k": "a", "v": null, "n": 1}, {"k": null, "v": null, "n": null}, {"v": "x"}]
      |                                                             ^
help: 'n' is missing in this row; the column is computed at script:2; before that line, drop the row, or replace the missing, infinite or 0 value
text at script:1:1:68: warning: column 'k' contains 'nan' [df-not-finite]
    1 | [{"k": "a", "v": null, "n": 1}, {"k": null, "v": null, "n": null}, {"v": "x"}]
      |                                                                    ^
help: 'k' is missing in this row; the column is computed at script:2; before that line, drop the row, or replace the missing, infinite or 0 value
text at script:1:1:68: warning: column 'n' contains 'nan' [df-not-finite]
    1 | [{"k": "a", "v": null, "n": 1}, {"k": null, "v": null, "n": null}, {"v": "x"}]
      |                                                                    ^
help: 'n' is missing in this row; the column is computed at script:2; before that line, drop the row, or replace the missing, infinite or 0 value

=== None alone
--- script
d = pd.DataFrame({'a': [None, None], 'b': [True, None], 'c': [1.5, None]})
d['f'] = d['a'].fillna(0)
d['g'] = None
d['h'] = ['x', None]
d['i'] = np.where(d['h'] == 'x', None, d['h'])
df = d.astype(str)
--- csv
a,b,c,f,g,h,i
None,True,1.5,0,None,x,None
None,None,nan,0,None,None,None
--- diag
script:6:6: warning: column 'a' contains 'None', where 'None' stands for a missing value or a group that did not match [df-not-finite]
    6 | df = d.astype(str)
      |      ^~~~~~~~~~~~~
help: 'a' is missing in row 1; the column is computed at script:6; before that line, drop the row, or replace the missing, infinite or 0 value
script:6:6: warning: column 'b' contains 'None', where 'None' stands for a missing value or a group that did not match [df-not-finite]
    6 | df = d.astype(str)
      |      ^~~~~~~~~~~~~
help: 'b' is missing in row 2; the column is computed at script:6; before that line, drop the row, or replace the missing, infinite or 0 value
script:6:6: warning: column 'c' contains 'nan' [df-not-finite]
    6 | df = d.astype(str)
      |      ^~~~~~~~~~~~~
help: 'c' is missing in row 2; the column is computed at script:6; before that line, drop the row, or replace the missing, infinite or 0 value
script:6:6: warning: column 'g' contains 'None', where 'None' stands for a missing value or a group that did not match [df-not-finite]
    6 | df = d.astype(str)
      |      ^~~~~~~~~~~~~
help: 'g' is missing in row 1; the column is computed at script:6; before that line, drop the row, or replace the missing, infinite or 0 value
script:6:6: warning: column 'h' contains 'None', where 'None' stands for a missing value or a group that did not match [df-not-finite]
    6 | df = d.astype(str)
      |      ^~~~~~~~~~~~~
help: 'h' is missing in row 2; the column is computed at script:6; before that line, drop the row, or replace the missing, infinite or 0 value
script:6:6: warning: column 'i' contains 'None', where 'None' stands for a missing value or a group that did not match [df-not-finite]
    6 | df = d.astype(str)
      |      ^~~~~~~~~~~~~
help: the column is computed at script:6; before that line, drop the row, or replace the missing, infinite or 0 value

=== split strings
--- script
s = pd.Series(['a', None, 'b,c'])
df = s.str.split(',', expand=True).astype(str)
df['second'] = s.str.split(',').str[1].astype(str)
--- csv
0,1,second
a,None,nan
None,None,None
b,c,c
--- diag
script:2:6: warning: column '0' contains 'None', where 'None' stands for a missing value or a group that did not match [df-not-finite]
    2 | df = s.str.split(',', expand=True).astype(str)
      |      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: the column is computed at script:2; before that line, drop the row, or replace the missing, infinite or 0 value
script:2:6: warning: column '1' contains 'None', where 'None' stands for a missing value or a group that did not match [df-not-finite]
    2 | df = s.str.split(',', expand=True).astype(str)
      |      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: the column is computed at script:2; before that line, drop the row, or replace the missing, infinite or 0 value
script:3:16: warning: column 'second' contains 'None', where 'None' stands for a missing value or a group that did not match [df-not-finite]
    3 | df['second'] = s.str.split(',').str[1].astype(str)
      |                ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: the column is computed at script:3; before that line, drop the row, or replace the missing, infinite or 0 value
script:3:16: warning: column 'second' contains 'nan' [df-not-finite]
    3 | df['second'] = s.str.split(',').str[1].astype(str)
      |                ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: the column is computed at script:3; before that line, drop the row, or replace the missing, infinite or 0 value

=== no None in groups and categories
--- script
d = pd.DataFrame({'k': ['a', None, 'b']})
df = d.groupby('k', dropna=False).size().reset_index().astype(str)
df['c'] = d['k'].astype('category').astype(str)
--- csv
k,0,c
a,1,a
b,1,nan
nan,1,b
--- diag
script:2:6: warning: column 'k' contains 'nan' [df-not-finite]
    2 | df = d.groupby('k', dropna=False).size().reset_index().astype(str)
      |      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: 'k' is missing in row 3; the column is computed at script:2; before that line, drop the row, or replace the missing, infinite or 0 value
script:3:11: warning: column 'c' contains 'nan' [df-not-finite]
    3 | df['c'] = d['k'].astype('category').astype(str)
      |           ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: 'k' is missing in row 2; the column is computed at script:3; before that line, drop the row, or replace the missing, infinite or 0 value

=== numbers along a line by the row labels
--- script
d = pd.DataFrame({'x': [1.0, None, None, 4.0]}, index=[0, 1, 9, 11])
d['y'] = d['x'].interpolate(method='index')
e = pd.DataFrame({'x': [1.0, None, 4.0]}, index=pd.to_datetime(['2024-01-01', '2024-01-02', '2024-01-05'])).interpolate(method='index')
f = pd.DataFrame({'x': [1.0, None, 4.0]}).interpolate(method='index')
df = pd.concat([d, e, f], ignore_index=True)
--- csv
x,y
1.0,1.0
,1.2727272727272727
,3.454545454545454
4.0,4.0
1.0,
1.75,
4.0,
1.0,
2.5,
4.0,

=== numbers along a line by labels that are strings
--- script
d = pd.DataFrame({'x': [1.0, None, 4.0]}, index=['a', 'b', 'c']).interpolate(method='index')
--- diag
script:1:85: error: method='index' needs row labels that are dates or integers in ascending order [df-value]
    1 | d = pd.DataFrame({'x': [1.0, None, 4.0]}, index=['a', 'b', 'c']).interpolate(method='index')
      |                                                                                     ^~~~~~~
help: write df.set_index('day').sort_index() first

=== comparisons that have missing cells in pandas
--- script
d = pd.DataFrame({'q': [1, None, 3], 'k': ['a', None, 'b'], 'p': [1, 2, 3]})
d = d.astype({'q': 'Int64', 'k': 'string', 'p': 'Int64'})
x = d['q'] < 2
x = d[d['q'] != 1]
x = d['q'].between(1, 2)
x = d['k'] == 'a'
df = d[d['p'] >= 2]
df['q1'] = df['q'].astype('float') < 5
df['k1'] = df['k'].fillna('') != 'a'
--- csv
q,k,p,q1,k1
,,2,False,True
3,b,3,True,True
