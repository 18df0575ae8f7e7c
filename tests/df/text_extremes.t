=== min and max of strings with a missing cell
--- data d.csv
k,o,n
a,x,1
a,y,2
b,,3
b,z,4
--- script
df = pd.read_csv('d.csv')
a = df['o'].min()
b = df.o.max()
c = df['o'].agg('min')
d = df['o'].agg(['min', 'max'])
e = np.max(df['o'])
f = df['o'].str.upper().max()
g = df.min()
h = df[['n', 'o']].max()
i = df.agg({'n': 'sum', 'o': 'max'})
j = df.set_index('o').index.max()
k = df.apply(lambda c: c.max())
l = df[df['o'] == df['o'].max()]
m = df.query('o == o.max()')
n = pd.Series([None, 'a']).min()
o = df['o'].agg(max)
p = df['o'].values.max()
--- diag
script:2:5: error: 'min' cannot compare missing cells and strings, but column 'o' contains both [df-type]
    2 | a = df['o'].min()
      |     ^~~~~~~~~~~~~
help: remove missing cells, as in df['o'].dropna().min()
script:3:5: error: 'max' cannot compare missing cells and strings, but column 'o' contains both [df-type]
    3 | b = df.o.max()
      |     ^~~~~~~~~~
help: remove missing cells, as in df['o'].dropna().max()
script:4:17: error: 'min' cannot compare missing cells and strings, but column 'o' contains both [df-type]
    4 | c = df['o'].agg('min')
      |                 ^~~~~
help: remove missing cells, as in df['o'].dropna().min()
script:5:18: error: 'min' cannot compare missing cells and strings, but column 'o' contains both [df-type]
    5 | d = df['o'].agg(['min', 'max'])
      |                  ^~~~~
help: remove missing cells, as in df['o'].dropna().min()
script:6:5: error: 'max' cannot compare missing cells and strings, but column 'o' contains both [df-type]
    6 | e = np.max(df['o'])
      |     ^~~~~~~~~~~~~~~
help: remove missing cells, as in df['o'].dropna().max()
script:7:5: error: 'max' cannot compare missing cells and strings, but column 'o' contains both [df-type]
    7 | f = df['o'].str.upper().max()
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~
help: remove missing cells, as in df['o'].dropna().max()
script:8:5: error: 'min' cannot compare missing cells and strings, but column 'o' contains both [df-type]
    8 | g = df.min()
      |     ^~~~~~~~
help: remove missing cells, as in df['o'].dropna().min()
script:9:5: error: 'max' cannot compare missing cells and strings, but column 'o' contains both [df-type]
    9 | h = df[['n', 'o']].max()
      |     ^~~~~~~~~~~~~~~~~~~~
help: remove missing cells, as in df['o'].dropna().max()
script:10:25: error: 'max' cannot compare missing cells and strings, but column 'o' contains both [df-type]
   10 | i = df.agg({'n': 'sum', 'o': 'max'})
      |                         ^~~
help: remove missing cells, as in df['o'].dropna().max()
script:11:5: error: 'max' cannot compare missing cells and strings, but column 'o' contains both [df-type]
   11 | j = df.set_index('o').index.max()
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: remove missing cells, as in df['o'].dropna().max()
script:12:24: error: 'max' cannot compare missing cells and strings, but column 'o' contains both [df-type]
   12 | k = df.apply(lambda c: c.max())
      |                        ^~~~~~~
help: remove missing cells, as in df['o'].dropna().max()
script:13:19: error: 'max' cannot compare missing cells and strings, but column 'o' contains both [df-type]
   13 | l = df[df['o'] == df['o'].max()]
      |                   ^~~~~~~~~~~~~
help: remove missing cells, as in df['o'].dropna().max()
script:14:20: error: 'max' cannot compare missing cells and strings, but column 'o' contains both [df-type]
   14 | m = df.query('o == o.max()')
      |                    ^~~~~~~
help: remove missing cells, as in df['o'].dropna().max()
script:15:5: error: 'min' cannot compare missing cells and strings, but the column contains both [df-type]
   15 | n = pd.Series([None, 'a']).min()
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: remove missing cells with .dropna()
script:16:17: error: 'max' cannot compare missing cells and strings, but column 'o' contains both [df-type]
   16 | o = df['o'].agg(max)
      |                 ^~~
help: remove missing cells, as in df['o'].dropna().max()
script:17:5: error: 'max' cannot compare missing cells and strings, but column 'o' contains both [df-type]
   17 | p = df['o'].values.max()
      |     ^~~~~~~~~~~~~~~~~~~~
help: remove missing cells, as in df['o'].dropna().max()

=== min and max of groups in which strings and missing cells are together
--- data d.csv
k,o,n
a,x,1
a,y,2
b,,3
b,z,4
--- script
df = pd.read_csv('d.csv')
a = df.groupby('k')['o'].min()
b = df.groupby('k').max()
c = df.groupby('k')['o'].agg(['min', 'max'])
d = df.groupby('k').agg(low=('o', 'min'))
e = df.groupby('k')['o'].transform('max')
f = df.groupby('k')['o'].agg(lambda x: x.max())
g = df.pivot_table(index='k', values='o', aggfunc='max')
h = df.groupby('k').apply(lambda g: g['o'].max())
i = df.set_index(pd.to_datetime(df['n'], unit='D'))['o'].resample('2D').max()
j = df.groupby(df['n'] > 2)['o'].max()
--- diag
script:2:5: error: 'min' cannot compare missing cells and strings, but column 'o' contains both [df-type]
    2 | a = df.groupby('k')['o'].min()
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~
help: remove rows with missing cells before groupby: .dropna(subset=['o'])
script:3:5: error: 'max' cannot compare missing cells and strings, but column 'o' contains both [df-type]
    3 | b = df.groupby('k').max()
      |     ^~~~~~~~~~~~~~~~~~~~~
help: remove rows with missing cells before groupby: .dropna(subset=['o'])
script:4:31: error: 'min' cannot compare missing cells and strings, but column 'o' contains both [df-type]
    4 | c = df.groupby('k')['o'].agg(['min', 'max'])
      |                               ^~~~~
help: remove rows with missing cells before groupby: .dropna(subset=['o'])
script:5:35: error: 'min' cannot compare missing cells and strings, but column 'o' contains both [df-type]
    5 | d = df.groupby('k').agg(low=('o', 'min'))
      |                                   ^~~~~
help: remove rows with missing cells before groupby: .dropna(subset=['o'])
script:6:36: error: 'max' cannot compare missing cells and strings, but column 'o' contains both [df-type]
    6 | e = df.groupby('k')['o'].transform('max')
      |                                    ^~~~~
help: remove rows with missing cells before groupby: .dropna(subset=['o'])
script:7:40: error: 'max' cannot compare missing cells and strings, but column 'o' contains both [df-type]
    7 | f = df.groupby('k')['o'].agg(lambda x: x.max())
      |                                        ^~~~~~~
help: remove missing cells, as in df['o'].dropna().max()
script:8:5: error: 'max' cannot compare missing cells and strings, but column 'o' contains both [df-type]
    8 | g = df.pivot_table(index='k', values='o', aggfunc='max')
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: remove rows with missing cells before groupby: .dropna(subset=['o'])
script:9:37: error: 'max' cannot compare missing cells and strings, but column 'o' contains both [df-type]
    9 | h = df.groupby('k').apply(lambda g: g['o'].max())
      |                                     ^~~~~~~~~~~~
help: remove missing cells, as in df['o'].dropna().max()
script:10:5: error: 'max' cannot compare missing cells and strings, but column 'o' contains both [df-type]
   10 | i = df.set_index(pd.to_datetime(df['n'], unit='D'))['o'].resample('2D').max()
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: remove rows with missing cells before groupby: .dropna(subset=['o'])
script:11:5: error: 'max' cannot compare missing cells and strings, but column 'o' contains both [df-type]
   11 | j = df.groupby(df['n'] > 2)['o'].max()
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: remove rows with missing cells before groupby: .dropna(subset=['o'])

=== min and max of groups in which all strings or all cells are missing
--- data d.csv
k,o,n
a,x,1
a,y,2
b,,3
b,,4
--- script
d = pd.read_csv('d.csv')
df = d.groupby('k')['o'].agg(['min', 'max']).reset_index()
df['t'] = d.groupby('k')['o'].transform('max').drop_duplicates().reset_index(drop=True)
p = d.pivot_table(index='k', values='o', aggfunc='max', dropna=False)
c = pd.crosstab(d['k'], d['n'], values=d['o'], aggfunc='max').reset_index()
df = pd.concat([df, c], ignore_index=True)
--- csv
k,min,max,t,1,2
a,x,y,y,,
b,,,,,
a,,,,x,y

=== min and max after dropna and fillna
--- data d.csv
k,o,n
a,x,1
a,y,2
b,,3
b,z,4
--- script
d = pd.read_csv('d.csv')
g = d.dropna(subset=['o']).groupby('k')['o'].max()
df = pd.DataFrame({'v': [d['o'].dropna().min(), d['o'].fillna('').min(), d['o'].dropna().agg('max'), d['o'].dropna().sum()]})
df['g'] = [g['a'], g['b'], d['n'].max(), d['o'].str.len().max()]
df['h'] = [d[d['o'].notna()]['o'].max(), d.head(2)['o'].max(), d.max(numeric_only=True)['n'], d['o'].nunique()]
--- csv
v,g,h
x,y,z
,z,y
z,4,4
xyz,1.0,3

=== min and max of days with a missing cell, and of strings of the type string
--- data d.csv
k,o,t
a,x,2024-01-02
a,,
b,z,2024-03-04
--- script
d = pd.read_csv('d.csv', parse_dates=['t'])
d['o'] = d['o'].astype('string')
d['d'] = d['t'].dt.date
df = d.groupby('k')[['o', 't']].max().reset_index()
df['l'] = [d['o'].max(), d['o'].min()]
df['m'] = [d['d'].dropna().max(), d['t'].max()]
a = d['d'].max()
b = d.groupby('k')['d'].min()
--- diag
script:7:5: error: 'max' cannot compare missing cells and dates, but column 'd' contains both [df-type]
    7 | a = d['d'].max()
      |     ^~~~~~~~~~~~
help: remove missing cells, as in df['d'].dropna().max()
script:8:5: error: 'min' cannot compare missing cells and dates, but column 'd' contains both [df-type]
    8 | b = d.groupby('k')['d'].min()
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~
help: remove rows with missing cells before groupby: .dropna(subset=['d'])

=== sum of strings with a missing cell
--- data d.csv
k,o
a,x
a,
b,z
--- script
df = pd.read_csv('d.csv')
a = df['o'].sum()
b = df[['o']].sum()
c = df['o'].agg('sum')
d = df.agg({'o': 'sum'})
e = df.groupby('k')['o'].agg(lambda x: x.sum())
f = np.sum(df['o'])
--- diag
script:2:5: error: 'sum' cannot add missing cells and strings, but column 'o' contains both [df-type]
    2 | a = df['o'].sum()
      |     ^~~~~~~~~~~~~
help: remove missing cells, as in df['o'].dropna().sum()
script:3:5: error: 'sum' cannot add missing cells and strings, but column 'o' contains both [df-type]
    3 | b = df[['o']].sum()
      |     ^~~~~~~~~~~~~~~
help: remove missing cells, as in df['o'].dropna().sum()
script:4:17: error: 'sum' cannot add missing cells and strings, but column 'o' contains both [df-type]
    4 | c = df['o'].agg('sum')
      |                 ^~~~~
help: remove missing cells, as in df['o'].dropna().sum()
script:5:13: error: 'sum' cannot add missing cells and strings, but column 'o' contains both [df-type]
    5 | d = df.agg({'o': 'sum'})
      |             ^~~
help: remove missing cells, as in df['o'].dropna().sum()
script:6:40: error: 'sum' cannot add missing cells and strings, but column 'o' contains both [df-type]
    6 | e = df.groupby('k')['o'].agg(lambda x: x.sum())
      |                                        ^~~~~~~
help: remove missing cells, as in df['o'].dropna().sum()
script:7:5: error: 'sum' cannot add missing cells and strings, but column 'o' contains both [df-type]
    7 | f = np.sum(df['o'])
      |     ^~~~~~~~~~~~~~~
help: remove missing cells, as in df['o'].dropna().sum()

=== sum of groups of strings with a missing cell
--- data d.csv
k,o
a,x
a,
b,z
b,w
--- script
d = pd.read_csv('d.csv')
df = d.groupby('k')['o'].sum().reset_index()
df['t'] = d.groupby('k')['o'].agg('sum').values
--- csv
k,o,t
a,x,x
b,zw,zw

=== order of strings with a missing cell
--- data d.csv
k,o
a,x
b,
c,z
d,w
--- script
d = pd.read_csv('d.csv')
df = d.sort_values('o')
df['r'] = d['o'].rank()
df['m'] = d['o'].mode()
df['n'] = d['o'].nunique()
--- csv
k,o,r,m,n
d,w,1.0,,3
a,x,2.0,w,3
c,z,3.0,z,3
b,,,x,3
