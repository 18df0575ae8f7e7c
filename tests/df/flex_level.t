=== operators as methods along a level of row labels
--- data a.csv
m,b,v,w
y,p,1,1.5
x,q,2,
x,p,3,4.5
z,p,4,2.0
--- script
d = pd.read_csv('a.csv')
s = d.set_index(['m', 'b'])
total = d.groupby('m')[['v', 'w']].sum()
df = s.div(total, level='m').reset_index()
df['share'] = s['v'].div(total['v'], level=0).tolist()
df['less'] = s['v'].sub(d.groupby('b')['v'].mean(), level=-1).tolist()
df['rows'] = s[['v']].mul(pd.Series({'x': 10, 'y': 100, 'n': 5}), level='m', axis=0)['v'].tolist()
df['back'] = s['v'].rsub(pd.Series({'x': 10, 'y': 20, 'z': 30}), level='m').tolist()
df['more'] = s['v'].gt(pd.Series({'x': 2, 'y': 3}), level='m').tolist()
--- csv
m,b,v,w,share,less,rows,back,more
y,p,1.0,1.0,1.0,-1.6666666666666665,100.0,19,False
x,q,0.4,,0.4,0.0,20.0,8,False
x,p,0.6,1.0,0.6,0.3333333333333335,30.0,7,True
z,p,1.0,1.0,1.0,1.3333333333333335,,26,False

=== operators as methods along a level: faults
--- script
d = pd.DataFrame({'m': ['x', 'y'], 'b': ['p', 'q'], 'v': [1, 2]})
s = d.set_index(['m', 'b'])
t = pd.Series({'x': 10, 'y': 20})
p = d.pivot_table(index='m', columns='b', values=['v'])
a = s['v'].div(t, level='n')
b = s['v'].div(2, level='m')
c = d['v'].div(t, level=0)
e = s['v'].add(t, level='m', fill_value=0)
f = p.div(pd.Series({'v': 2}), level=0)
g = s['v'].div(pd.Series([1, 2], index=['x', 'x']), level='m')
--- diag
script:5:25: error: unknown level 'n' of the labels [df-value]
    5 | a = s['v'].div(t, level='n')
      |                         ^~~
help: levels are 'm', 'b'
script:6:25: error: 'level' needs row labels of several levels on the left side and of one level on the right side [df-value]
    6 | b = s['v'].div(2, level='m')
      |                         ^~~
help: turn the labels into columns with .reset_index(), and compute with columns
script:7:25: error: 'level' needs row labels of several levels on the left side and of one level on the right side [df-value]
    7 | c = d['v'].div(t, level=0)
      |                         ^
help: turn the labels into columns with .reset_index(), and compute with columns
script:8:41: error: 'fill_value' combined with 'level' is not part of df scripts [df-unsupported]
    8 | e = s['v'].add(t, level='m', fill_value=0)
      |                                         ^
help: fill the missing cells before: .fillna(0)
script:9:38: error: 'level' for column names is not part of df scripts [df-unsupported]
    9 | f = p.div(pd.Series({'v': 2}), level=0)
      |                                      ^
help: swap rows and columns, as in df.T.div(s, level=0, axis=0).T
script:10:59: error: the rows of both sides cannot be matched, because a row label occurs twice [df-value]
   10 | g = s['v'].div(pd.Series([1, 2], index=['x', 'x']), level='m')
      |                                                           ^~~
help: turn the labels into columns and match those: x.reset_index().merge(y.reset_index(), on='label')
