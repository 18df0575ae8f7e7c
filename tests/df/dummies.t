=== a column for each value
--- data d.csv
Model,Server,Size,Time
b,x,1,1.5
a,y,2,2
,x,1,
c,y,2,4
--- script
df = pd.read_csv('d.csv')
df = pd.get_dummies(df)
--- csv
Size,Time,Model_a,Model_b,Model_c,Server_x,Server_y
1,1.5,False,True,False,True,False
2,2.0,True,False,False,False,True
1,,False,False,False,True,False
2,4.0,False,False,True,False,True

=== columns for the values of chosen columns
--- data d.csv
Model,Server,Size,Time
b,x,1,1.5
a,y,2,2
,x,1,
c,y,2,4
--- script
df = pd.read_csv('d.csv')
one = pd.get_dummies(df, columns=['Size', 'Model'], prefix=['S', 'M'], prefix_sep=' ', dtype=int)
two = pd.get_dummies(df, columns=['Server'], prefix={'Server': 'on'}, drop_first=True, dtype='float')
df = pd.concat([one, two[['on_y']]], axis=1)
--- csv
Server,Time,S 1,S 2,M a,M b,M c,on_y
x,1.5,1,0,0,1,0,0.0
y,2.0,0,1,1,0,0,1.0
x,,1,0,0,0,0,0.0
y,4.0,0,1,0,0,1,1.0

=== a column for each value of a series
--- data d.csv
Model,Server,Size,Time
b,x,1,1.5
a,y,2,2
,x,1,
c,y,2,4
--- script
df = pd.read_csv('d.csv')
df['Server'] = pd.Categorical(df['Server'], categories=['z', 'y', 'x'])
one = pd.get_dummies(df['Model'], prefix='is', dummy_na=True)
two = pd.get_dummies(df['Server'])
three = pd.get_dummies(df['Size'], prefix='size')
df = pd.concat([one, two, three, pd.get_dummies(['p', 'q', 'p', 'p'], 'l')], axis=1)
--- csv
is_a,is_b,is_c,is_nan,z,y,x,size_1,size_2,l_p,l_q
False,True,False,False,False,False,True,True,False,True,False
True,False,False,False,False,True,False,False,True,False,True
False,False,False,True,False,False,True,True,False,True,False
False,False,True,False,False,True,False,False,True,True,False
--- diag
script:3:7: warning: column 'is_nan' gets its name from a missing or infinite value [df-not-finite]
    3 | one = pd.get_dummies(df['Model'], prefix='is', dummy_na=True)
      |       ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: first drop the rows with this value, or call .replace() to replace it

=== dummies that are refused
--- script
df = pd.DataFrame({'k': ['x', 'y'], 'c': ['p', 'q'], 'x_p': [1, 2]})
a = pd.get_dummies(df, columns='k')
b = pd.get_dummies(df, columns=['z'])
c = pd.get_dummies(df, prefix=['a'])
d = pd.get_dummies(df, prefix={'k': 'a'})
e = pd.get_dummies(df, dtype='uint8')
f = pd.get_dummies(df, sparse=True)
g = pd.get_dummies(df['k'], prefix=['a'])
h = pd.get_dummies(df, columns=['c'], prefix='x')
i = pd.get_dummies(df['k'], columns=['k'])
--- diag
script:2:32: error: argument 'columns' of 'get_dummies' must be a list of columns, not the string 'k' [df-type]
    2 | a = pd.get_dummies(df, columns='k')
      |                                ^~~
script:3:33: error: unknown column 'z' [df-column]
    3 | b = pd.get_dummies(df, columns=['z'])
      |                                 ^~~
help: columns are 'k', 'c', 'x_p'
script:4:31: error: found 1 string for 2 columns, expected one for each [df-value]
    4 | c = pd.get_dummies(df, prefix=['a'])
      |                               ^~~~~
script:5:31: error: the dict has no string for column 'c' [df-value]
    5 | d = pd.get_dummies(df, prefix={'k': 'a'})
      |                               ^~~~~~~~~~
script:6:30: error: argument 'dtype' of 'get_dummies' must be int, float or bool, not the string 'uint8' [df-type]
    6 | e = pd.get_dummies(df, dtype='uint8')
      |                              ^~~~~~~
script:7:31: error: value True of argument 'sparse' of 'get_dummies' is not part of df scripts [df-unsupported]
    7 | f = pd.get_dummies(df, sparse=True)
      |                               ^~~~
help: remove the argument; only sparse=False is supported
script:8:36: error: argument 'prefix' of 'get_dummies' must be a string, not 'list' [df-type]
    8 | g = pd.get_dummies(df['k'], prefix=['a'])
      |                                    ^~~~~
help: pass a single value, such as df['a'].iloc[0]
script:9:5: error: two columns would be named 'x_p' [df-value]
    9 | h = pd.get_dummies(df, columns=['c'], prefix='x')
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: use each column name only once; rename or drop one of the columns
script:10:37: error: value ['k'] of argument 'columns' of 'get_dummies' is not part of df scripts [df-unsupported]
   10 | i = pd.get_dummies(df['k'], columns=['k'])
      |                                     ^~~~~
help: remove the argument; only columns=None is supported

=== intervals of equal size
--- data d.csv
n,v
1,0.5
2,1.25
3,
4,7
5,8
6,8
--- script
df = pd.read_csv('d.csv')
df['third'] = pd.qcut(df['n'], 3)
df['half'] = pd.qcut(df['v'], 2, labels=['low', 'high'])
df['code'] = pd.qcut(df['v'], [0, 0.25, 0.5, 1], labels=False)
df['drop'] = pd.qcut(df['v'], 8, labels=False, duplicates='drop')
df['one'] = pd.qcut(df['n'], 1, precision=1)
df = df.sort_values(['half', 'n'], ascending=[False, True])
--- csv
n,v,third,half,code,drop,one
5,8.0,"(4.333, 6.0]",high,2.0,5.0,"(0.9, 6.0]"
6,8.0,"(4.333, 6.0]",high,2.0,5.0,"(0.9, 6.0]"
1,0.5,"(0.999, 2.667]",low,0.0,0.0,"(0.9, 6.0]"
2,1.25,"(0.999, 2.667]",low,0.0,1.0,"(0.9, 6.0]"
4,7.0,"(2.667, 4.333]",low,1.0,3.0,"(0.9, 6.0]"
3,,"(2.667, 4.333]",,,,"(0.9, 6.0]"

=== intervals of equal size that are refused
--- script
df = pd.DataFrame({'n': [1, 1, 1, 2], 'k': ['a', 'b', 'c', 'd']})
a = pd.qcut(df['n'], 4)
b = pd.qcut(df['n'], 0)
c = pd.qcut(df['n'], [0, 2])
d = pd.qcut([1, 2, 3], [0.9, 0.1])
e = pd.qcut(df['n'], 'all')
f = pd.qcut(df['k'], 2)
g = pd.qcut(df['n'], 2, retbins=True)
h = pd.qcut(df['n'], 1, labels=['a', 'b'])
i = pd.qcut(df['n'] * 0, 2, duplicates='drop')
j = pd.qcut(df['n'] / 0, 2)
k = pd.qcut(df['n'].head(0), 2)
l = pd.qcut(df['n'], [0.5])
--- diag
script:2:22: error: two edges of the intervals are equal [df-value]
    2 | a = pd.qcut(df['n'], 4)
      |                      ^
help: add duplicates='drop' to remove one of them
script:3:22: error: the number of intervals must be from 1 to 9999 [df-value]
    3 | b = pd.qcut(df['n'], 0)
      |                      ^
script:4:26: error: a quantile must be a number from 0 to 1 [df-value]
    4 | c = pd.qcut(df['n'], [0, 2])
      |                          ^
help: write a list such as [0, 0.5, 0.9, 1]
script:5:30: error: the edges of the intervals must increase [df-value]
    5 | d = pd.qcut([1, 2, 3], [0.9, 0.1])
      |                              ^~~
help: put the lowest edge first
script:6:22: error: 'qcut' needs an integer or a list of quantiles, not the string 'all' [df-type]
    6 | e = pd.qcut(df['n'], 'all')
      |                      ^~~~~
script:7:13: error: 'qcut' needs a column of numbers, not a column of strings [df-type]
    7 | f = pd.qcut(df['k'], 2)
      |             ^~~~~~~
help: pd.to_numeric(df['column']) converts strings to numbers
script:8:33: error: value True of argument 'retbins' of 'qcut' is not part of df scripts [df-unsupported]
    8 | g = pd.qcut(df['n'], 2, retbins=True)
      |                                 ^~~~
help: write pd.qcut(df['n'], 2)
script:9:32: error: found 2 labels for 1 interval, expected one for each [df-value]
    9 | h = pd.qcut(df['n'], 1, labels=['a', 'b'])
      |                                ^~~~~~~~~~
script:10:26: error: all quantiles are equal and make no intervals [df-value]
   10 | i = pd.qcut(df['n'] * 0, 2, duplicates='drop')
      |                          ^
script:11:13: error: infinite numbers cannot be divided into intervals [df-value]
   11 | j = pd.qcut(df['n'] / 0, 2)
      |             ^~~~~~~~~~~
script:12:13: error: the column has no numbers to divide into intervals [df-value]
   12 | k = pd.qcut(df['n'].head(0), 2)
      |             ^~~~~~~~~~~~~~~
script:13:22: error: 'q' needs at least two quantiles [df-value]
   13 | l = pd.qcut(df['n'], [0.5])
      |                      ^~~~~

=== numbers of values
--- data d.csv
k,v,n
b,0.5,1
a,,1
,1.5,2
b,,3
--- script
df = pd.read_csv('d.csv')
codes, names = pd.factorize(df['k'])
df['code'] = codes
df['name'] = list(names) + ['', '']
df['sorted'] = df['k'].factorize(sort=True)[0]
df['gaps'] = df['v'].factorize(use_na_sentinel=False)[0]
df['list'] = pd.factorize(['x', 'y', 'x', 'z'])[0] + 1
df['same'] = names[codes] == df['k']
--- csv
k,v,n,code,name,sorted,gaps,list,same
b,0.5,1,0,b,1,0,1,True
a,,1,1,a,0,1,2,True
,1.5,2,-1,,-1,2,1,False
b,,3,0,,1,1,3,True

=== geometric means
--- data d.csv
k,g,v,n
b,x,0.5,1
a,x,8,2
b,y,4,
a,y,2,3
--- script
df = pd.read_csv('d.csv')
from scipy.stats import gmean
from scipy import stats
import scipy.stats
import scipy.stats as st
df['all'] = gmean(df['v'])
df['list'] = stats.gmean([2, 8])
df['missing'] = scipy.stats.gmean(df['n'])
df['rows'] = df[['v', 'all']].apply(st.gmean, axis=1).round(12)
groups = df.groupby('k')['v'].agg([('mean', gmean), ('most', 'max')])
df = df.merge(groups, left_on='k', right_index=True).round(12)
--- csv
k,g,v,n,all,list,missing,rows,mean,most
b,x,0.5,1.0,2.378414230005,4.0,,1.090507732665,1.414213562373,4.0
a,x,8.0,2.0,2.378414230005,4.0,,4.362030930661,4.0,8.0
b,y,4.0,,2.378414230005,4.0,,3.084421650816,1.414213562373,4.0
a,y,2.0,3.0,2.378414230005,4.0,,2.181015465331,4.0,8.0

=== a geometric mean as a total row
--- data d.csv
Case,Release,Time
sort,v1,4
sort,v2,2
join,v1,9
join,v2,8
scan,v1,6
scan,v2,4
--- script
df = pd.read_csv('d.csv')
from scipy.stats import gmean
df = df.pivot_table(index='Case', columns='Release', values='Time', aggfunc=gmean, margins=True, margins_name='Geometric mean')
df = df.drop(columns='Geometric mean').round(9).reset_index()
--- csv
Case,v1,v2
join,9.0,8.0
scan,6.0,4.0
sort,4.0,2.0
Geometric mean,6.0,4.0

=== a geometric mean as a total row, of different cases
--- data d.csv
Case,Release,Time
sort,v1,4
sort,v2,2
join,v1,9
join,v2,8
scan,v1,6
--- script
df = pd.read_csv('d.csv')
from scipy.stats import gmean
df = df.pivot_table(index='Case', columns='Release', values='Time', aggfunc=gmean, margins=True, margins_name='Geometric mean')
df = df.drop(columns='Geometric mean').round(9).reset_index()
--- csv
Case,v1,v2
join,9.0,8.0
scan,6.0,
sort,4.0,2.0
Geometric mean,6.0,4.0
--- diag
script:3:6: warning: the gmean of Release 'v2' is computed without Case 'scan', which other groups have [df-group-uneven]
    3 | df = df.pivot_table(index='Case', columns='Release', values='Time', aggfunc=gmean, margins=True, margins_name='Geometric mean')
      |      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: select only rows whose 'Case' occurs in every group, or show the number of rows of each group

=== geometric means that are refused
--- script
df = pd.DataFrame({'n': [1, 2], 'k': ['a', 'b']})
from scipy.stats import gmean, hmean
import scipy.stats
a = gmean(df['k'])
b = df['n'].agg('gmean')
c = df.groupby('k')['n'].agg('gmean')
d = gmean(df)
e = gmean(df['n'], axis=1)
f = scipy.stats.zscore(df['n'])
import scipy.optimize
--- diag
script:2:32: error: 'hmean' of scipy.stats is not part of df scripts [df-unsupported]
    2 | from scipy.stats import gmean, hmean
      |                                ^~~~~
help: without it, write len(s) / (1 / s).sum()
script:4:5: error: 'gmean' needs numbers, but column 'k' contains strings [df-type]
    4 | a = gmean(df['k'])
      |     ^~~~~~~~~~~~~~
help: select numeric columns, or add numeric_only=True
script:5:17: error: aggregation 'gmean' is not part of df scripts [df-unsupported]
    5 | b = df['n'].agg('gmean')
      |                 ^~~~~~~
help: did you mean 'mean'? aggregations are 'all', 'any', 'count', 'first', 'idxmax', 'idxmin', 'last', 'max', 'mean', 'median', 'min', 'nunique', 'prod', 'quantile', 'sem', 'size', 'std', 'sum', 'var'
script:6:30: error: 'gmean' of GroupBy is not part of df scripts [df-unsupported]
    6 | c = df.groupby('k')['n'].agg('gmean')
      |                              ^~~~~~~
help: did you mean 'mean'? aggregations are 'all', 'any', 'count', 'first', 'idxmax', 'idxmin', 'last', 'max', 'mean', 'median', 'min', 'nunique', 'prod', 'quantile', 'sem', 'size', 'std', 'sum', 'var'
script:7:11: error: 'scipy.stats.gmean' needs a column or a list of numbers, not 'DataFrame' [df-type]
    7 | d = gmean(df)
      |           ^~
script:8:25: error: with axis=1, 'gmean' needs a frame [df-type]
    8 | e = gmean(df['n'], axis=1)
      |                         ^
help: select several columns: df[['a', 'b']]
script:9:17: error: 'zscore' of scipy.stats is not part of df scripts [df-unsupported]
    9 | f = scipy.stats.zscore(df['n'])
      |                 ^~~~~~
help: there is only 'gmean'

=== types of categories
--- data d.csv
k,n
b,1
a,2
c,3
b,2
--- script
df = pd.read_csv('d.csv')
size = pd.CategoricalDtype(['c', 'b'], ordered=True)
df['one'] = df['k'].astype(size)
df['two'] = df['k'].astype(pd.CategoricalDtype(ordered=True)) > 'a'
df = df.astype({'n': pd.CategoricalDtype([3, 2])})
df['three'] = pd.Categorical(df['k'], dtype=size)
df = df.sort_values(['n', 'one'])
--- csv
k,n,one,two,three
c,3,c,True,c
b,2,b,True,b
a,2,,False,
b,,b,True,b

=== types of categories that are refused
--- script
df = pd.DataFrame({'k': ['a', 'b']})
a = pd.CategoricalDtype('ab')
b = pd.CategoricalDtype(['a', 'a'])
c = pd.CategoricalDtype(['a', None])
d = pd.CategoricalDtype([])
e = pd.Categorical(df['k'], dtype='category')
f = pd.Categorical(df['k'], ['a'], dtype=pd.CategoricalDtype(['a']))
--- diag
script:2:25: error: 'CategoricalDtype' needs a list of categories, not the string 'ab' [df-type]
    2 | a = pd.CategoricalDtype('ab')
      |                         ^~~~
script:3:31: error: category 'a' is listed twice [df-value]
    3 | b = pd.CategoricalDtype(['a', 'a'])
      |                               ^~~
script:4:31: error: a category cannot be a missing value [df-value]
    4 | c = pd.CategoricalDtype(['a', None])
      |                               ^~~~
script:5:25: error: 'CategoricalDtype' needs a list with at least one category [df-type]
    5 | d = pd.CategoricalDtype([])
      |                         ^~
script:6:35: error: argument 'dtype' of 'Categorical' must be pd.CategoricalDtype(...) without categories= and ordered=, not the string 'category' [df-type]
    6 | e = pd.Categorical(df['k'], dtype='category')
      |                                   ^~~~~~~~~~
script:7:42: error: argument 'dtype' of 'Categorical' must be pd.CategoricalDtype(...) without categories= and ordered=, not 'ndarray' [df-type]
    7 | f = pd.Categorical(df['k'], ['a'], dtype=pd.CategoricalDtype(['a']))
      |                                          ^~~~~~~~~~~~~~~~~~~~~~~~~~
help: pass a single value, such as df['a'].iloc[0]

=== geometric means of rows
--- script
from scipy.stats import gmean
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, None, 1], 'c': [2, 8, -1]})
df['ac'] = gmean(df[['a', 'c']], axis=1)
df['all'] = gmean(df[['a', 'b', 'c']], axis=1)
--- csv
a,b,c,ac,all
1,4.0,2,1.414213562373095,2.0
2,,8,4.0,
3,1.0,-1,,

=== parts of strings
--- script
s = pd.Series(['a|b', None, 'b', '', 'a|a|Z', '|'], index=list('uvwxyz'))
df = s.str.get_dummies().reset_index()
df['comma'] = pd.Series(['x, y', 'y', 'z', 'x,y', 'x', '']).str.get_dummies(', ')['x']
df['names'] = ' '.join(pd.Series(['x, y', 'é']).str.get_dummies(sep=',').columns)
--- csv
index,Z,a,b,comma,names
u,0,1,1,1, y x é
v,0,0,0,0, y x é
w,0,0,1,0, y x é
x,0,0,0,0, y x é
y,1,1,0,1, y x é
z,0,0,0,0, y x é

=== separators of parts that are refused
--- script
s = pd.Series(['a||b', 'b'])
a = s.str.get_dummies('||')
b = s.str.get_dummies('')
df = s.to_frame()
--- diag
script:2:23: error: 'get_dummies' needs a separator without special characters (pandas reads it as a pattern), not the string '||' [df-type]
    2 | a = s.str.get_dummies('||')
      |                       ^~~~
script:3:23: error: 'get_dummies' needs a non-empty separator, not the string '' [df-type]
    3 | b = s.str.get_dummies('')
      |                       ^~

=== dummy_na=True names the columns of integers as floats
--- script
f = pd.DataFrame({'id': [1, 2, 1]})
df = pd.get_dummies(f, columns=['id'], dummy_na=True)
--- csv
id_1.0,id_2.0,id_nan
True,False,False
False,True,False
True,False,False
--- diag
script:2:6: warning: column 'id_nan' gets its name from a missing or infinite value [df-not-finite]
    2 | df = pd.get_dummies(f, columns=['id'], dummy_na=True)
      |      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: first drop the rows with this value, or call .replace() to replace it

=== dummy_na=True names a series of integers as floats
--- script
df = pd.get_dummies(pd.Series([1, 2, 1]), dummy_na=True, drop_first=True)
--- csv
2.0,
False,False
True,False
False,False

=== dummy_na=True keeps categories, bools and dates
--- script
f = pd.DataFrame({'c': pd.Series([1, 2]).astype('category'), 'b': [True, False],
                  't': pd.to_datetime(['2024-01-01', None])})
f['d'] = f['t'].dt.date
df = pd.get_dummies(f, columns=['c', 'b', 't', 'd'], dummy_na=True)
--- csv
c_1,c_2,c_nan,b_False,b_True,b_nan,t_2024-01-01 00:00:00,t_NaT,d_2024-01-01,d_nan
True,False,False,False,True,False,True,False,True,False
False,True,False,True,False,False,False,True,False,True
--- diag
script:4:6: warning: column 'b_nan' gets its name from a missing or infinite value [df-not-finite]
    4 | df = pd.get_dummies(f, columns=['c', 'b', 't', 'd'], dummy_na=True)
      |      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: first drop the rows with this value, or call .replace() to replace it
script:4:6: warning: column 'c_nan' gets its name from a missing or infinite value [df-not-finite]
    4 | df = pd.get_dummies(f, columns=['c', 'b', 't', 'd'], dummy_na=True)
      |      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: first drop the rows with this value, or call .replace() to replace it
script:4:6: warning: column 'd_nan' gets its name from a missing or infinite value [df-not-finite]
    4 | df = pd.get_dummies(f, columns=['c', 'b', 't', 'd'], dummy_na=True)
      |      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: first drop the rows with this value, or call .replace() to replace it
script:4:6: warning: column 't_NaT' gets its name from a missing or infinite value [df-not-finite]
    4 | df = pd.get_dummies(f, columns=['c', 'b', 't', 'd'], dummy_na=True)
      |      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: first drop the rows with this value, or call .replace() to replace it
