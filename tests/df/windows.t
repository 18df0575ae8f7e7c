=== windows of a column
--- data w.csv
k,a,b
x,1,0.1
y,2,
x,4,0.3
x,3,-2.5
y,10,0.7
--- script
df = pd.read_csv('w.csv')
df['mean'] = df['a'].rolling(3).mean()
df['sum'] = df['b'].rolling(2, min_periods=1).sum()
df['max'] = df['a'].rolling(3, center=True).max()
df['min'] = df['b'].rolling(window=2, closed='left').min()
df['median'] = df['a'].rolling(4, min_periods=2).median()
df['std'] = df['a'].rolling(3).std()
df['var'] = df['a'].rolling(3).var(ddof=0)
df['count'] = df['b'].rolling(3).count()
df['q'] = df['a'].rolling(3).quantile(0.9)
df['range'] = df['a'].rolling(2).apply(lambda s: s.max() - s.min())
df['last'] = df['a'].rolling(2).apply(lambda v: v[-1], raw=True)
df['so far'] = df['a'].expanding().max()
df['mean so far'] = df['b'].expanding(2).mean()
df['none'] = df['a'].rolling(9).sum()
--- csv
k,a,b,mean,sum,max,min,median,std,var,count,q,range,last,so far,mean so far,none
x,1,0.1,,0.1,,,,,,1.0,,,,1.0,,
y,2,,,0.1,4.0,,1.5,,,1.0,,1.0,2.0,2.0,,
x,4,0.3,2.3333333333333335,0.3,4.0,,2.0,1.5275252316519465,1.5555555555555554,2.0,3.6,2.0,4.0,4.0,0.2,
x,3,-2.5,3.0,-2.2,10.0,,2.5,0.9999999999999998,0.6666666666666664,2.0,3.8,1.0,3.0,4.0,-0.7000000000000001,
y,10,0.7,5.666666666666667,-1.8,,-2.5,3.5,3.785938897200183,9.555555555555557,3.0,8.8,7.0,10.0,10.0,-0.35000000000000003,

=== windows of a frame and of groups
--- data w.csv
k,a,b
x,1,0.1
y,2,
x,4,0.3
x,3,-2.5
y,10,0.7
--- script
d = pd.read_csv('w.csv')
g = d.groupby('k')
a = d[['a', 'b']].rolling(2).mean()
b = g['a'].rolling(2).sum().reset_index()
c = g[['a', 'b']].expanding().sum().reset_index(level=0, drop=True).sort_index()
e = d.rolling(3)['a'].agg(['mean', 'max', lambda s: s.iloc[0]])
f = d.rolling(2).agg({'a': 'sum', 'b': ['min', 'max']})
f.columns = ['_'.join(x) for x in f.columns]
h = g['b'].transform(lambda s: s.rolling(2, 1).mean()).to_frame('h')
df = pd.concat([a, b, c, e, f, h])
--- csv
a,b,k,level_1,mean,max,<lambda>,a_sum,b_min,b_max,h
,,,,,,,,,,
1.5,,,,,,,,,,
3.0,,,,,,,,,,
3.5,-1.1,,,,,,,,,
6.5,-0.9,,,,,,,,,
,,x,0.0,,,,,,,
5.0,,x,2.0,,,,,,,
7.0,,x,3.0,,,,,,,
,,y,1.0,,,,,,,
12.0,,y,4.0,,,,,,,
1.0,0.1,,,,,,,,,
2.0,,,,,,,,,,
5.0,0.4,,,,,,,,,
8.0,-2.1,,,,,,,,,
12.0,0.7,,,,,,,,,
,,,,,,,,,,
,,,,,,,,,,
,,,,2.3333333333333335,4.0,1.0,,,,
,,,,3.0,4.0,2.0,,,,
,,,,5.666666666666667,10.0,4.0,,,,
,,,,,,,,,,
,,,,,,,3.0,,,
,,,,,,,6.0,,,
,,,,,,,7.0,-2.5,0.3,
,,,,,,,13.0,-2.5,0.7,
,,,,,,,,,,0.1
,,,,,,,,,,
,,,,,,,,,,0.2
,,,,,,,,,,-1.1
,,,,,,,,,,0.7

=== windows that cannot be
--- data w.csv
k,a
x,1
y,2
--- script
d = pd.read_csv('w.csv')
a = d.rolling(2).mean()
b = d['a'].rolling('2D').mean()
c = d['a'].rolling(0).mean()
e = d['a'].rolling(2, min_periods=3).mean()
f = d['a'].rolling(2).quantile(2)
g = d['a'].rolling(2).mode()
h = d['a'].rolling(2).apply(lambda s: 'x')
df = d['a'].rolling(2)
--- diag
script:2:5: error: 'mean' of a window needs numbers, but column 'k' contains strings [df-type]
    2 | a = d.rolling(2).mean()
      |     ^~~~~~~~~~~~~~~~~~~
help: select columns of numbers, as in df[['a', 'b']].rolling(3)
script:3:20: error: a time window needs dates, but the row labels are not dates [df-type]
    3 | b = d['a'].rolling('2D').mean()
      |                    ^~~~
help: name a column of dates, as in df.rolling('7D', on='day')
script:4:20: error: a window needs at least one row [df-value]
    4 | c = d['a'].rolling(0).mean()
      |                    ^
script:5:35: error: min_periods must be between 0 and the window size [df-value]
    5 | e = d['a'].rolling(2, min_periods=3).mean()
      |                                   ^
script:6:32: error: 'quantile' needs a number from 0 to 1, not 2 [df-type]
    6 | f = d['a'].rolling(2).quantile(2)
      |                                ^
script:7:23: error: 'mode' of Rolling is not part of df scripts [df-unsupported]
    7 | g = d['a'].rolling(2).mode()
      |                       ^~~~
help: `perfpress help df` lists all functions and methods
script:8:29: error: the function must return a number, not 'str' [df-type]
    8 | h = d['a'].rolling(2).apply(lambda s: 'x')
      |                             ^~~~~~~~~~~~~

=== a window's unit and last digits
--- data w.csv
time (ms)
0.1
0.1
0.1
0.7
1e8
0.1
0.2
--- script
df = pd.read_csv('w.csv')
df['mean (ms)'] = df['time (ms)'].rolling(3).mean()
df['sd (ms)'] = df['time (ms)'].rolling(2).std()
df['mean (s)'] = df['time (ms)'].rolling(2).mean()
--- csv
time (ms),mean (ms),sd (ms),mean (s)
0.1,,,
0.1,,0.0,0.1
0.1,0.1,0.0,0.1
0.7,0.3,0.42426406871192845,0.39999999999999997
100000000.0,33333333.599999998,70710677.62368001,50000000.35
0.1,33333333.599999998,70710678.04794407,50000000.05
0.2,33333333.433333334,0.0,0.15000000000000002
--- diag
script:4:18: warning: 'mean (s)' states the unit s, but its numbers are in ms [unit-differs]
    4 | df['mean (s)'] = df['time (ms)'].rolling(2).mean()
      |                  ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: the numbers are computed from 'time (ms)' in ms; divide the numbers by 1,000

=== exponentially decreasing weights
--- script
s = pd.Series([1, 2.5, None, 4, 4, 4.1, None, None, 7])
df = pd.DataFrame({'alpha': s.ewm(alpha=0.3).mean(), 'com': s.ewm(com=0.5, adjust=False).mean()})
df['halflife'] = s.ewm(halflife=2, ignore_na=True).mean()
df['span'] = s.ewm(span=4, min_periods=3).mean()
df['both'] = s.ewm(span=5, adjust=False, ignore_na=True).mean()
df['last'] = s.ewm(com=0).mean()
g = pd.DataFrame({'k': ['a', 'b', 'a'], 'n': [1, 2, 4]}).groupby('k')['n'].ewm(span=2).mean().reset_index()
df['group'] = g['n']
df['label'] = g['level_1']
df['frame'] = df[['last', 'span']].ewm(1).mean()['last']
--- csv
alpha,com,halflife,span,both,last,group,label,frame
1.0,1.0,1.0,,1.0,1.0,1.0,0.0,1.0
1.8823529411764708,2.0,1.8786796564403574,,1.5,2.5,3.2499999999999996,2.0,2.0
1.8823529411764708,2.0,1.8786796564403574,,1.5,2.5,2.0,1.0,2.2857142857142856
3.037643207855974,3.714285714285714,2.8398113794914797,3.2461928934010147,2.333333333333333,4.0,,,3.2
3.459156410144102,3.9047619047619047,3.2928932188134525,3.633634868421052,2.888888888888889,4.0,,,3.6129032258064515
3.7058083189321707,4.034920634920635,3.5800523671481495,3.848811457256754,3.2925925925925927,4.1,,,3.86031746031746
3.7058083189321707,4.034920634920635,3.5800523671481495,3.848811457256754,3.2925925925925927,4.1,,,3.9811023622047244
3.7058083189321707,4.034920634920635,3.5800523671481495,3.848811457256754,3.2925925925925927,4.1,,,4.0407843137254895
5.44768644587441,6.843943191311611,4.724828904701779,5.995178693486964,4.528395061728395,7.0,,,5.523287671232876

=== faults of exponentially decreasing weights
--- script
s = pd.Series([1, 2])
a = s.ewm()
b = s.ewm(span=3, com=1)
c = s.ewm(alpha=2)
d = s.ewm(span=3).std()
e = pd.Series(['x']).ewm(span=3).mean()
df = s.to_frame()
--- diag
script:2:5: error: 'ewm' needs exactly one of com, span, halflife and alpha [df-type]
    2 | a = s.ewm()
      |     ^~~~~~~
script:3:5: error: 'ewm' needs exactly one of com, span, halflife and alpha [df-type]
    3 | b = s.ewm(span=3, com=1)
      |     ^~~~~~~~~~~~~~~~~~~~
script:4:17: error: argument 'alpha' of 'ewm' must be above 0, at most 1, not 2 [df-type]
    4 | c = s.ewm(alpha=2)
      |                 ^
script:6:5: error: 'mean' of a window needs numbers, but the column contains strings [df-type]
    6 | e = pd.Series(['x']).ewm(span=3).mean()
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: select columns of numbers, as in df[['a', 'b']].rolling(3)

=== windows along a column of dates: order of columns, selection and groups
--- script
d = pd.DataFrame({'m': ['a', 'a', 'b'], 'z': [3, 1, 2], 't': pd.to_datetime(['2026-01-01', '2026-01-05', '2026-01-06']), 'a': [1.5, 2, 3]})
one = d[['z', 't', 'a']].rolling('5D', on='t')
g = d.groupby('m').rolling('5D', on='t')
df = pd.concat([one.sum().assign(how='all'), one[['z', 'a']].sum().assign(how='selected'),
                one.agg({'z': 'sum'}).assign(how='dict'), one['a'].sum().to_frame().assign(how='one')], ignore_index=True)
h = pd.concat([g.sum().reset_index().assign(how='groups'), g[['z', 'a']].sum().reset_index().assign(how='selected groups'),
               g['z'].sum().reset_index().assign(how='one of groups'), g.agg({'a': 'max'}).reset_index().assign(how='dict of groups')],
              ignore_index=True)
df = pd.concat([df, h], ignore_index=True)
--- csv
a,t,z,how,m,level_1
1.5,2026-01-01,3.0,all,,
3.5,2026-01-05,4.0,all,,
5.0,2026-01-06,3.0,all,,
1.5,2026-01-01,3.0,selected,,
3.5,2026-01-05,4.0,selected,,
5.0,2026-01-06,3.0,selected,,
,,3.0,dict,,
,,4.0,dict,,
,,3.0,dict,,
1.5,,,one,,
3.5,,,one,,
5.0,,,one,,
1.5,2026-01-01,3.0,groups,a,0.0
3.5,2026-01-05,4.0,groups,a,1.0
3.0,2026-01-06,2.0,groups,b,2.0
1.5,2026-01-01,3.0,selected groups,a,
3.5,2026-01-05,4.0,selected groups,a,
3.0,2026-01-06,2.0,selected groups,b,
,2026-01-01,3.0,one of groups,a,
,2026-01-05,4.0,one of groups,a,
,2026-01-06,2.0,one of groups,b,
1.5,2026-01-01,,dict of groups,a,
2.0,2026-01-05,,dict of groups,a,
3.0,2026-01-06,,dict of groups,b,
