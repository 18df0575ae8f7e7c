=== functions that ignore nan
--- data t.csv
i,f,b
3,0.5,True
1,,False
4,2.25,True
9,7.3,False
--- script
t = pd.read_csv('t.csv')
i, f, b = t['i'], t['f'], t['b']
df = pd.DataFrame({'f': [np.nanmean(f), np.nanmedian(f), np.nanmin(f), np.nanmax(f), np.nansum(f), np.nanprod(f)]})
df['values'] = [np.nanmean(f.values), np.nanmedian(f.values), np.nanmin(f.values), np.nanmax(f.values), np.nansum(f.values), np.nanprod(f.values)]
df['i'] = [np.nanmean(i), np.nanmedian(i), np.nanmin(i), np.nanmax(i), np.nansum(i), np.nanprod(i)]
df['b'] = [np.nanmean(b), np.nansum(b), np.amax(i), np.amin(f), np.amax(f.values), np.nansum([])]
df['list'] = [np.nanmean([1, 2, np.nan]), np.nanmedian((1, np.nan, 4)), np.nanstd([1, 2]), np.nanmean([]), np.nanmedian([]), np.nansum([1, 2])]
df['std'] = [np.nanstd(f), np.nanstd(f, ddof=1), np.nanvar(f), np.nanvar(i), np.nanstd(i, ddof=1), np.nanstd(f, ddof=3)]
df['q'] = [np.nanpercentile(f, 90), np.nanquantile(f, 0.25), *np.nanpercentile(f, [50, 99]), *np.nanquantile(f, (0.1, 1))]
df['none'] = [g(f[f.isna()]) for g in [np.nanmean, np.nanmedian, np.nanmax, np.nansum, np.nanstd, np.nanprod]]
df['whole'] = [np.nansum(i), np.nanmax(i), np.nanmin(i), np.nanprod(i), np.count_nonzero(i > 3), np.count_nonzero(f)]
df['true'] = [np.any(b), np.all(b), np.any(f), np.all([1, 0]), np.any([]), np.all([])]
--- csv
f,values,i,b,list,std,q,none,whole,true
3.35,3.35,4.25,0.5,1.5,2.88299612671725,6.29,,17,True
2.25,2.25,3.5,2.0,2.5,3.530934720438768,1.375,,9,False
0.5,0.5,1.0,9.0,0.5,8.311666666666666,2.25,,1,True
7.3,7.3,9.0,0.5,,8.6875,7.199,0.0,108,False
10.05,10.05,17.0,,,3.4034296427770228,0.8500000000000001,,2,False
8.2125,8.2125,108.0,0.0,3.0,,7.3,1.0,4,True
--- diag
script:7:14: warning: column 'list' contains nan in row 4 [df-not-finite]
    7 | df['list'] = [np.nanmean([1, 2, np.nan]), np.nanmedian((1, np.nan, 4)), np.nanstd([1, 2]), np.nanmean([]), np.nanmedian([]), np.nansum([1, 2])]
      |              ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: the column is computed at script:7; drop the row, or call .fillna()
script:7:14: warning: column 'list' contains nan in row 5 [df-not-finite]
    7 | df['list'] = [np.nanmean([1, 2, np.nan]), np.nanmedian((1, np.nan, 4)), np.nanstd([1, 2]), np.nanmean([]), np.nanmedian([]), np.nansum([1, 2])]
      |              ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: the column is computed at script:7; drop the row, or call .fillna()

=== functions of each row or column
--- data t.csv
i,f,g
3,0.5,1.1
1,,2.7
4,2.25,3.14
9,7.3,0.3
--- script
t = pd.read_csv('t.csv')
i, f, g = t['i'], t['f'], t['g']
df = pd.DataFrame({'nanmean': np.nanmean(t, axis=1), 'nanmedian': np.nanmedian(t, axis=1)})
df['nanmax'] = np.nanmax(t[['i', 'f']], axis=-1)
df['nanstd'] = np.nanstd(t, axis=1, ddof=1).round(9)
df['nanq'] = np.nanpercentile(t, 90, axis=1)
df['median'] = np.median(t, axis=1)
df['q'] = np.quantile(t, 0.9, axis=1)
df['mean'] = np.mean(t, axis=1)
df['max'] = np.max(t, axis=1)
df['sum'] = np.sum(t, axis=1)
df['arrays'] = np.mean([i, f], axis=0)
df['nan arrays'] = np.nanmean([i.values, f.values], axis=0)
df['lists'] = np.max([[1, 2, 3, 4], i], axis=0)
df['any'] = np.any(t > 3, axis=1)
df['all'] = np.all([i > 2, g > 1], axis=0)
df['columns'] = [*np.nanmax(t, axis=0), np.any(t > 9)]
df['medians'] = [*np.median(t, axis=0), np.all(t > 0)]
df['qs'] = [*np.nanquantile(t, 0.5, axis=0), 0]
df['rows'] = [*np.mean([i, g], axis=1), *np.percentile([i, g], 50, axis=1)]
df['means'] = [*np.mean(t, axis=0), np.mean(t, axis=0)['f']]
--- csv
nanmean,nanmedian,nanmax,nanstd,nanq,median,q,mean,max,sum,arrays,nan arrays,lists,any,all,columns,medians,qs,rows,means
1.5333333333333332,1.1,3.0,1.30511813,2.62,1.1,2.62,1.5333333333333332,3.0,4.6,1.75,1.75,3,False,True,9.0,3.5,3.5,4.25,4.25
1.85,1.85,1.0,1.202081528,2.5300000000000002,,,1.85,2.7,3.7,,1.0,2,False,False,7.3,,2.25,1.81,3.35
3.1300000000000003,3.14,4.0,0.875042856,3.8280000000000003,3.14,3.8280000000000003,3.1300000000000003,4.0,9.39,3.125,3.125,4,True,True,3.14,1.9000000000000001,1.9000000000000001,3.5,1.81
5.533333333333334,7.3,9.0,4.611218205,8.66,7.3,8.66,5.533333333333334,9.0,16.6,8.15,8.15,9,True,False,False,False,0.0,1.9000000000000001,3.35

=== methods of percentiles
--- script
i, f = pd.Series([3, 1, 4, 1, 5]), pd.Series([0.5, None, 2.25, 7.3])
df = pd.DataFrame({'lower': np.percentile(i, [10, 40, 70], method='lower')})
df['higher'] = np.percentile(i, [10, 40, 70], method='higher')
df['nearest'] = np.percentile(i, [12.5, 40, 62.5], method='nearest')
df['midpoint'] = np.quantile(i, [0.1, 0.4, 0.7], method='midpoint')
df['nan'] = np.nanquantile(f, [0.1, 0.4, 0.7], method='lower')
--- csv
lower,higher,nearest,midpoint,nan
1,1,1,1.0,0.5
1,3,3,2.0,0.5
3,4,3,3.5,2.25

=== functions of numpy in agg
--- data t.csv
k,f,g
a,0.5,1
a,,2
b,2.25,3
b,7.3,5
--- script
t = pd.read_csv('t.csv')
s = t.groupby('k')
df = s['f'].agg([np.nanmean, np.nanstd, np.nanmax]).reset_index()
df['apply'] = s['f'].apply(np.nanmean).tolist()
df['median'] = s.agg(m=('f', np.nanmedian))['m'].tolist()
df['amax'] = s['g'].agg(np.amax).tolist()
df['column'] = [t['f'].agg(np.nanstd), t[['f', 'g']].agg(np.nanvar)['g']]
df['all'] = t[['f', 'g']].apply(np.nanstd).tolist()
df['pivot'] = t.pivot_table(index='k', values='f', aggfunc=np.nansum)['f'].tolist()
--- csv
k,nanmean,nanstd,nanmax,apply,median,amax,column,all,pivot
a,0.5,,0.5,0.5,0.5,2,3.530934720438768,2.88299612671725,0.5
b,4.775,3.5708892449920646,7.3,4.775,4.775,5,2.9166666666666665,1.479019945774904,9.55

=== faults of functions of all numbers
--- script
t = pd.DataFrame({'k': ['a', 'b'], 'i': [1, 2], 'b': [True, False], 'f': [1.5, None]})
x = np.nanmean(t['k'])
x = np.nanmax([])
x = np.nanmean(t[['i', 'f']])
x = np.mean(t[['i', 'f']])
x = np.nanmean(t[['i', 'b']], axis=1)
x = np.nanmean(t[['i', 'k']], axis=1)
x = np.median(t[['i', 'f']].values, axis=0)
x = np.mean(t['i'], axis=1)
x = np.mean(t[['i', 'f']], axis=2)
x = np.mean([t['i'], [1, 2, 3]], axis=0)
x = np.mean([t['i'], 3], axis=0)
x = np.nanstd(t['i'], ddof=2)
x = np.std(t['i'].values, ddof=2)
x = np.sum({1, 2})
x = np.sum({'a': 1}.values())
x = np.any(t['k'])
x = np.count_nonzero(t['k'])
x = np.nanmean(t['i'].astype('Int64'))
x = np.nanpercentile(t['i'], 101)
x = np.percentile(t['b'], 50)
x = np.percentile(t['i'], 50, method='hazen')
x = np.percentile(t[['i', 'f']], [50, 90], axis=1)
df = pd.DataFrame()
--- diag
script:2:16: error: 'nanmean' needs numbers, not a column of strings [df-type]
    2 | x = np.nanmean(t['k'])
      |                ^~~~~~
help: pd.to_numeric(df['column']) converts strings to numbers
script:3:15: error: 'nanmax' needs more than 0 numbers [df-value]
    3 | x = np.nanmax([])
      |               ^~
script:4:5: error: 'nanmean' of all cells of several columns is not part of df scripts [df-unsupported]
    4 | x = np.nanmean(t[['i', 'f']])
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~
help: add axis=0 for a result for each column, or axis=1 for one for each row
script:5:5: error: 'mean' of all cells of several columns is not part of df scripts [df-unsupported]
    5 | x = np.mean(t[['i', 'f']])
      |     ^~~~~~~~~~~~~~~~~~~~~~
help: add axis=0 for a result for each column, or axis=1 for one for each row
script:6:16: error: 'nanmean' needs numbers, not a column of bool [df-type]
    6 | x = np.nanmean(t[['i', 'b']], axis=1)
      |                ^~~~~~~~~~~~~
help: convert it first: .astype('int')
script:7:16: error: 'nanmean' needs numbers, not a column of strings [df-type]
    7 | x = np.nanmean(t[['i', 'k']], axis=1)
      |                ^~~~~~~~~~~~~
help: pd.to_numeric(df['column']) converts strings to numbers
script:8:15: error: 'median' of an array of rows is not part of df scripts [df-unsupported]
    8 | x = np.median(t[['i', 'f']].values, axis=0)
      |               ^~~~~~~~~~~~~~~~~~~~
help: pass the frame itself, as in np.median(df[['a', 'b']], axis=1)
script:9:26: error: argument 'axis' of 'mean' must be 0, not 1 [df-type]
    9 | x = np.mean(t['i'], axis=1)
      |                          ^
script:10:33: error: argument 'axis' of 'mean' must be 0 for rows or 1 for columns, not 2 [df-type]
   10 | x = np.mean(t[['i', 'f']], axis=2)
      |                                 ^
script:11:13: error: 'mean' needs columns of one length, but they have 2 rows and 3 rows [df-value]
   11 | x = np.mean([t['i'], [1, 2, 3]], axis=0)
      |             ^~~~~~~~~~~~~~~~~~~
script:12:13: error: 'mean' needs a column or a list of numbers, not 3 [df-type]
   12 | x = np.mean([t['i'], 3], axis=0)
      |             ^~~~~~~~~~~
script:13:15: error: 'nanstd' needs more than 2 numbers [df-value]
   13 | x = np.nanstd(t['i'], ddof=2)
      |               ^~~~~~
script:14:12: error: 'std' needs more than 2 numbers [df-value]
   14 | x = np.std(t['i'].values, ddof=2)
      |            ^~~~~~~~~~~~~
script:15:12: error: 'sum' needs a list: write list(x) [df-type]
   15 | x = np.sum({1, 2})
      |            ^~~~~~
script:16:12: error: 'sum' needs a list: write list(x) [df-type]
   16 | x = np.sum({'a': 1}.values())
      |            ^~~~~~~~~~~~~~~~~
script:17:12: error: 'any' needs numbers, not a column of strings [df-type]
   17 | x = np.any(t['k'])
      |            ^~~~~~
help: pd.to_numeric(df['column']) converts strings to numbers
script:18:22: error: 'count_nonzero' needs numbers, not a column of strings [df-type]
   18 | x = np.count_nonzero(t['k'])
      |                      ^~~~~~
help: pd.to_numeric(df['column']) converts strings to numbers
script:19:16: error: 'nanmean' needs int64 or float64, not a column of Int64 [df-type]
   19 | x = np.nanmean(t['i'].astype('Int64'))
      |                ^~~~~~~~~~~~~~~~~~~~~~
help: convert it first: .astype('float')
script:20:30: error: q must be between 0 and 100 [df-value]
   20 | x = np.nanpercentile(t['i'], 101)
      |                              ^~~
script:21:19: error: 'percentile' needs numbers, not a column of bool [df-type]
   21 | x = np.percentile(t['b'], 50)
      |                   ^~~~~~
help: convert it first: .astype('int')
script:22:38: error: argument 'method' of 'percentile' cannot be 'hazen' [df-value]
   22 | x = np.percentile(t['i'], 50, method='hazen')
      |                                      ^~~~~~~
help: choices are 'linear', 'lower', 'higher', 'midpoint', 'nearest'
script:23:34: error: a list of quantiles with axis= is not part of df scripts [df-unsupported]
   23 | x = np.percentile(t[['i', 'f']], [50, 90], axis=1)
      |                                  ^~~~~~~~
help: call the function once for each quantile
