=== each row with the last one before it
--- data runs.csv
day,Model,ms
2026-01-05,bert,10.5
2026-01-07,t5,7
2026-01-09,bert,9.75
2026-01-20,bert,9
--- data releases.csv
day,Model,release
2026-01-01,bert,1.0
2026-01-07,t5,1.1
2026-01-09,bert,1.2
2026-01-15,bert,1.3
--- script
runs = pd.read_csv('runs.csv', parse_dates=['day'])
releases = pd.read_csv('releases.csv', dtype={'release': str}, parse_dates=['day'])
df = pd.merge_asof(runs, releases, on='day')
df['by'] = pd.merge_asof(runs, releases, on='day', by='Model')['release']
df['next'] = pd.merge_asof(runs, releases, on='day', by='Model', direction='forward')['release']
df['nearest'] = pd.merge_asof(runs, releases[['day', 'release']], on='day', direction='nearest')['release']
df['before'] = pd.merge_asof(runs, releases[['day', 'release']], on='day', allow_exact_matches=False)['release']
df['week'] = pd.merge_asof(runs, releases[['day', 'release']], on='day', tolerance=pd.Timedelta('3D'))['release']
df['days'] = (df['day'] - pd.merge_asof(runs, releases.rename(columns={'day': 'released'}), left_on='day', right_on='released', by='Model')['released']).dt.days
--- csv
day,Model_x,ms,Model_y,release,by,next,nearest,before,week,days
2026-01-05,bert,10.5,bert,1.0,1.0,1.2,1.1,1.0,,4
2026-01-07,t5,7.0,t5,1.1,1.1,1.1,1.1,1.0,1.1,0
2026-01-09,bert,9.75,bert,1.2,1.2,1.2,1.2,1.1,1.2,0
2026-01-20,bert,9.0,bert,1.3,1.3,,1.3,1.3,,5

=== keys of every type
--- script
i = pd.merge_asof(pd.DataFrame({'k': [1, 5, 10], 'v': [1, 2, 3]}), pd.DataFrame({'k': [1, 2, 3, 6, 7], 'v': [10, 20, 30, 60, 70]}), on='k', suffixes=('', '_o'), tolerance=2)
f = pd.merge_asof(pd.DataFrame({'k': [0.5, 2.0, 7.25]}), pd.DataFrame({'k': [0.25, 2.0, 9.0], 'w': [1, 2, 3]}), on='k', direction='nearest', tolerance=0.25)
t = pd.merge_asof(pd.DataFrame({'k': pd.to_timedelta(['1h', '2h', '3h'])}), pd.DataFrame({'k': pd.to_timedelta(['90min', '150min']), 'w': [1, 2]}), on='k', direction='forward')
z = pd.merge_asof(pd.DataFrame({'k': pd.to_datetime(['2026-01-01T10:00Z', '2026-01-02T10:00Z'])}), pd.DataFrame({'k': pd.to_datetime(['2026-01-01T11:00+00:00']), 'w': [1]}), on='k')
n = pd.merge_asof(pd.DataFrame({'k': [1, 3, 9]}), pd.DataFrame({'w': [1, 2]}, index=[3, 8]), left_on='k', right_index=True)
b = pd.merge_asof(pd.DataFrame({'w': [1, 2, 3]}, index=[2, 3, 5]), pd.DataFrame({'z': [1, 2]}, index=[3, 8]), left_index=True, right_index=True, direction='nearest')
d = pd.merge_asof(pd.DataFrame({'k': [1, 2, 2, 3], 'g': ['x', None, 'y', None], 'h': [1, 1, 2, 1]}), pd.DataFrame({'k': [1, 1, 2], 'p': [None, 'x', 'y'], 'q': [1, 1, 3], 'w': [1, 2, 3]}), on='k', left_by=['g', 'h'], right_by=['p', 'q'])
df = pd.concat([x.reset_index() if 'q' in x.columns else x.reset_index().astype('str') for x in [i, f, t, z, n, b, d]])
--- csv
index,k,v,v_o,w,z,g,h,p,q
0,1,1,10.0,,,,,,
1,5,2,30.0,,,,,,
2,10,3,nan,,,,,,
0,0.5,,,1.0,,,,,
1,2.0,,,2.0,,,,,
2,7.25,,,nan,,,,,
0,0 days 01:00:00,,,1.0,,,,,
1,0 days 02:00:00,,,2.0,,,,,
2,0 days 03:00:00,,,nan,,,,,
0,2026-01-01 10:00:00+00:00,,,nan,,,,,
1,2026-01-02 10:00:00+00:00,,,1.0,,,,,
0,1,,,nan,,,,,
1,3,,,1.0,,,,,
2,9,,,2.0,,,,,
2,,,,1,1,,,,
3,,,,2,1,,,,
5,,,,3,1,,,,
0,1,,,2.0,,x,1.0,x,1.0
1,2,,,1.0,,,1.0,,1.0
2,2,,,,,y,2.0,,
3,3,,,1.0,,,1.0,,1.0
--- diag
script:8:58: warning: column 'v_o' contains 'nan' [df-not-finite]
    8 | df = pd.concat([x.reset_index() if 'q' in x.columns else x.reset_index().astype('str') for x in [i, f, t, z, n, b, d]])
      |                                                          ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: no matching row was found; the column is computed at script:8; before that line, drop the row, or replace the missing, infinite or 0 value
script:8:58: warning: column 'w' contains 'nan' [df-not-finite]
    8 | df = pd.concat([x.reset_index() if 'q' in x.columns else x.reset_index().astype('str') for x in [i, f, t, z, n, b, d]])
      |                                                          ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: no matching row was found; the column is computed at script:8; before that line, drop the row, or replace the missing, infinite or 0 value

=== equal keys: the last one before, the first one after
--- script
a = pd.DataFrame({'k': [2, 2, 3]})
b = pd.DataFrame({'k': [1, 1, 2, 2, 4, 4], 'w': [1, 2, 3, 4, 5, 6]})
df = pd.DataFrame({d + str(e): pd.merge_asof(a, b, on='k', direction=d, allow_exact_matches=e)['w'] for d in ['backward', 'forward', 'nearest'] for e in [True, False]})
--- csv
backwardTrue,backwardFalse,forwardTrue,forwardFalse,nearestTrue,nearestFalse
4,2,3,5,4,2
4,2,3,5,4,2
4,4,5,5,4,4

=== frames without rows
--- script
a = pd.DataFrame({'k': [2, 3], 'g': ['x', 'y']})
b = pd.DataFrame({'k': [1, 1], 'g': ['x', 'x'], 'w': [1, 2]})
df = pd.concat([pd.merge_asof(a, b[b['k'] > 1], on='k', by='g'), pd.merge_asof(a[a['k'] > 9], b, on='k', by='g')])
--- csv
k,g,w
2,x,
3,y,

=== what merge_asof cannot match
--- data a.csv
k,t,g,v
1,2026-01-01,x,1
3,2026-01-02,y,2
2,2026-01-03,y,3
--- script
a = pd.read_csv('a.csv')
b = a.sort_values('k')
c = pd.merge_asof(a, b, on='k')
c = pd.merge_asof(b, a, on='k')
c = pd.merge_asof(b, b, on='t')
c = pd.merge_asof(b, b.astype({'k': 'float'}), on='k')
c = pd.merge_asof(b, b, on=['k', 'v'])
c = pd.merge_asof(b, b)
c = pd.merge_asof(b, b, left_on='k')
c = pd.merge_asof(b, b, on='k', left_on='k', right_on='k')
c = pd.merge_asof(b, b, on='k', left_by='g')
c = pd.merge_asof(b, b, on='k', tolerance=1.5)
c = pd.merge_asof(b, b, on='k', tolerance=-1)
c = pd.merge_asof(b, b, on='k', tolerance=pd.Timedelta('1D'))
c = pd.merge_asof(b, b, on='k', direction='back')
c = pd.merge_asof(b, b, on='x')
c = pd.merge_asof(b, b, on='k', left_by='g', right_by='v')
c = pd.merge_asof(b, b.assign(k=[1.0, 2.0, None]), on='k')
c = pd.merge_asof(b.assign(k=[1.0, 2.0, 3.0]), b.assign(k=[1.0, 2.0, None]), on='k')
c = pd.merge_asof(b.set_index('k'), b, left_index=True, right_on='k')
c = pd.merge_asof(b.assign(k=b['v'] * pd.Timedelta('1h')).sort_values('k'), b.assign(k=b['v'] * pd.Timedelta('1h')).sort_values('k'), on='k', tolerance='1D')
c = pd.merge_asof(b, [1], on='k')
--- diag
script:3:28: error: the left frame is not sorted by the key [df-value]
    3 | c = pd.merge_asof(a, b, on='k')
      |                            ^~~
help: the key in row 3 is less than the key before it; first sort the frame: .sort_values('k')
script:4:28: error: the right frame is not sorted by the key [df-value]
    4 | c = pd.merge_asof(b, a, on='k')
      |                            ^~~
help: the key in row 3 is less than the key before it; first sort the frame: .sort_values('k')
script:5:28: error: column 't' of the left frame must contain numbers, dates or time spans [df-type]
    5 | c = pd.merge_asof(b, b, on='t')
      |                            ^~~
help: pd.to_datetime converts strings to dates; pd.to_numeric converts them to numbers
script:6:51: error: the key has the type int64 in the left frame, but float64 in the right frame [df-type]
    6 | c = pd.merge_asof(b, b.astype({'k': 'float'}), on='k')
      |                                                   ^~~
help: convert one of them: left['k'] = left['k'].astype('float')
script:7:28: error: 'merge_asof' needs one ordered key, not 2 [df-value]
    7 | c = pd.merge_asof(b, b, on=['k', 'v'])
      |                            ^~~~~~~~~~
help: use by= for the keys that must be equal
script:8:5: error: 'merge_asof' needs one ordered key, not 0 [df-value]
    8 | c = pd.merge_asof(b, b)
      |     ^~~~~~~~~~~~~~~~~~~
help: name it: on='k'
script:9:5: error: the keys must be named either by 'on' or by both 'left_on' and 'right_on' [df-value]
    9 | c = pd.merge_asof(b, b, left_on='k')
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
script:10:5: error: the keys must be named either by 'on' or by both 'left_on' and 'right_on' [df-value]
   10 | c = pd.merge_asof(b, b, on='k', left_on='k', right_on='k')
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
script:11:5: error: the keys must be named either by 'by' or by both 'left_by' and 'right_by' [df-value]
   11 | c = pd.merge_asof(b, b, on='k', left_by='g')
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
script:12:43: error: argument 'tolerance' of 'merge_asof' must be an integer, not 'float' [df-type]
   12 | c = pd.merge_asof(b, b, on='k', tolerance=1.5)
      |                                           ^~~
script:13:43: error: argument 'tolerance' of 'merge_asof' must be a number >= 0, not -1 [df-type]
   13 | c = pd.merge_asof(b, b, on='k', tolerance=-1)
      |                                           ^~
script:14:43: error: argument 'tolerance' of 'merge_asof' must be an integer, not 'Timedelta' [df-type]
   14 | c = pd.merge_asof(b, b, on='k', tolerance=pd.Timedelta('1D'))
      |                                           ^~~~~~~~~~~~~~~~~~
script:15:43: error: argument 'direction' of 'merge_asof' cannot be 'back' [df-value]
   15 | c = pd.merge_asof(b, b, on='k', direction='back')
      |                                           ^~~~~~
help: did you mean 'backward'? choices are 'backward', 'forward', 'nearest'
script:16:28: error: unknown column 'x' [df-column]
   16 | c = pd.merge_asof(b, b, on='x')
      |                            ^~~
help: columns are 'k', 't', 'g', 'v'
script:17:41: error: column 'g' contains strings in one frame and numbers in the other [df-type]
   17 | c = pd.merge_asof(b, b, on='k', left_by='g', right_by='v')
      |                                         ^~~
help: convert both to strings: f['k'].astype('string'); missing cells stay missing
script:18:55: error: the key has the type int64 in the left frame, but float64 in the right frame [df-type]
   18 | c = pd.merge_asof(b, b.assign(k=[1.0, 2.0, None]), on='k')
      |                                                       ^~~
help: convert one of them: left['k'] = left['k'].astype('float')
script:19:81: error: the right frame has a row with a missing key [df-value]
   19 | c = pd.merge_asof(b.assign(k=[1.0, 2.0, 3.0]), b.assign(k=[1.0, 2.0, None]), on='k')
      |                                                                                 ^~~
help: the key is missing in column 'k', row 3; first remove such rows: .dropna(subset=['k'])
script:20:51: error: left_index=True without right_index=True is not part of df scripts [df-unsupported]
   20 | c = pd.merge_asof(b.set_index('k'), b, left_index=True, right_on='k')
      |                                                   ^~~~
help: turn the labels into a column: .reset_index()
script:21:153: error: argument 'tolerance' of 'merge_asof' must be a time span such as pd.Timedelta('1h'), not '1D' [df-type]
   21 | c = pd.merge_asof(b.assign(k=b['v'] * pd.Timedelta('1h')).sort_values('k'), b.assign(k=b['v'] * pd.Timedelta('1h')).sort_values('k'), on='k', tolerance='1D')
      |                                                                                                                                                         ^~~~
script:22:22: error: 'merge_asof' needs a DataFrame or a column with a name, not 'list' [df-type]
   22 | c = pd.merge_asof(b, [1], on='k')
      |                      ^~~
help: pd.Series([1, 2]) makes a column from a list
