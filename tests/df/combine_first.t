=== combine_first of two frames
--- script
a = pd.DataFrame({'x': [1, 2], 'b': [True, False], 's': ['a', None], 'n': [1.5, None]}, index=['p', 'q'])
b = pd.DataFrame({'x': [10, 20], 'b': [True, True], 's': ['y', 'z'], 'n': [7, 8], 'm': [1, 2]}, index=['r', 'q'])
df = a.combine_first(b).reset_index()
df['types'] = ' '.join(str(t) for t in df.dtypes)
--- csv
index,b,m,n,s,x,types
p,True,,1.5,a,1,object bool float64 float64 object int64
q,False,2.0,8.0,z,2,object bool float64 float64 object int64
r,True,1.0,7.0,y,10,object bool float64 float64 object int64

=== combine_first keeps the order of equal columns, and sorts others
--- script
a = pd.DataFrame({'z': [1, 2], 'a': [1.0, None], 'd': pd.to_datetime(['2026-01-01', None])})
same = a.combine_first(pd.DataFrame({'z': [7, 8], 'a': [5, 6], 'd': pd.to_datetime(['2026-02-01', '2026-02-02'])}))
other = a.combine_first(pd.DataFrame({'c': [7, 8, 9], 'z': [np.nan, np.nan, 1.5]}))
df = pd.concat([same.assign(of='same'), other.assign(of='other')], ignore_index=True)
--- csv
z,a,d,of,c
1.0,1.0,2026-01-01,same,
2.0,6.0,2026-02-02,same,
1.0,1.0,2026-01-01,other,7.0
2.0,,,other,8.0
1.5,,,other,9.0

=== combine_first of integers and missing cells
--- script
a = pd.DataFrame({'v': [1, 2], 'w': [1, 2]})
df = a.combine_first(pd.DataFrame({'v': [np.nan, np.nan], 'w': [1.5, 2.5]}))
--- csv
v,w
1,1.0
2,2.0

=== combine_first of frames: faults
--- script
a = pd.DataFrame({'v': [1.0, None]})
b = a.combine_first(pd.DataFrame({'v': ['x', 'y']}))
c = a.combine_first(a['v'])
d = a['v'].combine_first(a)
e = pd.DataFrame({'v': [1, 2]}, index=['p', 'p']).combine_first(pd.DataFrame({'v': [1]}, index=['q']))
--- diag
script:2:21: error: 'combine_first' with a column 'v' of float64 and object is not part of df scripts [df-unsupported]
    2 | b = a.combine_first(pd.DataFrame({'v': ['x', 'y']}))
      |                     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: first convert one of the columns with .astype()
script:3:21: error: 'combine_first' needs a frame, not 'Series' [df-type]
    3 | c = a.combine_first(a['v'])
      |                     ^~~~~~
help: pass a single value, such as df['a'].iloc[0]
script:4:26: error: 'combine_first' needs a column, not 'DataFrame' [df-type]
    4 | d = a['v'].combine_first(a)
      |                          ^
script:5:5: error: the rows of both sides cannot be matched, because a row label occurs twice [df-value]
    5 | e = pd.DataFrame({'v': [1, 2]}, index=['p', 'p']).combine_first(pd.DataFrame({'v': [1]}, index=['q']))
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: turn the labels into columns and match those: x.reset_index().merge(y.reset_index(), on='label')

=== frequencies of several units
--- script
df = pd.DataFrame({'t': pd.date_range('2026-01-01', periods=4, freq='1h30min'), 'v': range(4)})
df['f'] = df['t'].dt.floor('1h15min')
df['u'] = pd.date_range('2026-01-01', periods=4, freq='1D12h')
df = df.merge(df.resample('2h30min', on='t')['v'].sum().reset_index(), how='left', on='t')
--- csv
t,v_x,f,u,v_y
2026-01-01 00:00:00,0,2025-12-31 23:00:00,2026-01-01 00:00:00,1.0
2026-01-01 01:30:00,1,2026-01-01 01:30:00,2026-01-02 12:00:00,
2026-01-01 03:00:00,2,2026-01-01 02:45:00,2026-01-04 00:00:00,
2026-01-01 04:30:00,3,2026-01-01 04:00:00,2026-01-05 12:00:00,

=== interpolation along dates
--- script
d = pd.DataFrame({'t': pd.to_datetime(['2026-01-01 10:07', '2026-01-02 11:03', '2026-01-09 00:00', '2026-02-01 00:00', '2026-02-03 00:00']),
                  'v': [0.1, None, None, 3.7, None], 'w': [1, 2, None, 4, 5]}).set_index('t')
d['s'] = d['v'].interpolate('time', limit=1)
df = d.interpolate(method='time').reset_index()
--- csv
t,v,w,s
2026-01-01 10:07:00,0.1,1.0,0.1
2026-01-02 11:03:00,0.2223082687984012,2.0,0.2223082687984012
2026-01-09 00:00:00,0.9922126586878024,2.442767473023485,0.9922126586878024
2026-02-01 00:00:00,3.7,4.0,3.7
2026-02-03 00:00:00,3.7,5.0,3.7

=== interpolation along dates, correlation and sums: faults
--- script
a = pd.Series([1.0, None]).interpolate(method='time')
b = pd.Series([1.0, None], index=pd.to_datetime(['2026-01-02', '2026-01-01'])).interpolate(method='time')
c = pd.DataFrame({'v': [1, 2], 'w': [2, 1]}).corr(method='kendall')
d = pd.DataFrame({'v': pd.Series([1, None]).astype('Int64')})['v'].cumsum()
e = pd.Series([[1, 2]]).map(pd.Series)
f = pd.date_range('2026-01-01', periods=2, freq='1h30')
--- diag
script:1:47: error: method='time' needs row labels that are dates in ascending order [df-value]
    1 | a = pd.Series([1.0, None]).interpolate(method='time')
      |                                               ^~~~~~
help: write df.set_index('day').sort_index() first
script:2:99: error: method='time' needs row labels that are dates in ascending order [df-value]
    2 | b = pd.Series([1.0, None], index=pd.to_datetime(['2026-01-02', '2026-01-01'])).interpolate(method='time')
      |                                                                                                   ^~~~~~
help: write df.set_index('day').sort_index() first
script:3:58: error: value 'kendall' of argument 'method' of 'corr' is not part of df scripts [df-unsupported]
    3 | c = pd.DataFrame({'v': [1, 2], 'w': [2, 1]}).corr(method='kendall')
      |                                                          ^~~~~~~~~
help: method='spearman' also correlates ranks
script:5:29: error: a cell cannot hold a 'Series' [df-type]
    5 | e = pd.Series([[1, 2]]).map(pd.Series)
      |                             ^~~~~~~~~
help: return one value, such as x['column'].sum(); to make columns of lists, write pd.DataFrame(s.tolist(), index=s.index), or s.str.split('-', expand=True)
script:6:49: error: frequency '1h30' is not part of df scripts [df-unsupported]
    6 | f = pd.date_range('2026-01-01', periods=2, freq='1h30')
      |                                                 ^~~~~~
help: frequencies are 'D', 'B', 'W', 'ME', 'QE', 'YE', 'MS', 'QS', 'YS', 'h', 'min' and 's', optionally with a number: '15min'
