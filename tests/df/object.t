=== sums and products of objects are Python's
--- script
s = pd.Series(['q', 3, None, 1]).iloc[1:]
b = pd.Series([True, 2, 3])
f = pd.DataFrame({'k': ['a', 'b', 'a'], 'v': s.values})
v = [s.sum(), s.prod(), np.sum(s), s.mean(), s.max(), s.sum(min_count=3), b.sum(), b.mean(), b.median()]
v = v + list(f.groupby('k')['v'].sum()) + list(f.groupby('k')['v'].prod()) + list(f.groupby('k')['v'].max())
df = pd.DataFrame({'v': [str(x) for x in v]})
--- csv
v
4
3
4
2.0
3
nan
6
2.0
2.0
4
0
3
1
3.0
nan
--- diag
script:6:26: warning: column 'v' contains 'nan' [df-not-finite]
    6 | df = pd.DataFrame({'v': [str(x) for x in v]})
      |                          ^~~~~~
help: the column is computed at script:6; before that line, drop the row, or replace the missing, infinite or 0 value

=== groups of objects: results and labels get a narrower type
--- script
f = pd.DataFrame({'k': ['a', 'b', 'a', 'b'], 'v': pd.Series(['q', 1, 2.5, 3, None]).iloc[1:].values})
g = f.groupby('k')
df = g['v'].agg(['sum', 'max', 'first']).reset_index()
df['frame'] = g.sum()['v'].values
df['label'] = [str(x) for x in f.groupby('v').size().index[:2]]
df['top'] = [str(x) for x in f['v'].value_counts().index[:2]]
--- csv
k,sum,max,first,frame,label,top
a,4,3.0,1,4.0,1.0,1.0
b,2.5,2.5,2.5,2.5,2.5,2.5
--- diag
script:1:61: warning: groupby drops 1 of 4 rows: it has no value in 'v' [df-group-lost]
    1 | f = pd.DataFrame({'k': ['a', 'b', 'a', 'b'], 'v': pd.Series(['q', 1, 2.5, 3, None]).iloc[1:].values})
      |                                                             ^~~~~~~~~~~~~~~~~~~~~~
help: dropna=False keeps them; to drop them without a warning, call .dropna(subset=['v']) before the call at script:5, or set dropna=True in the call

=== a sum of strings in a group without strings is 0
--- script
df = pd.DataFrame({'k': ['a', 'b', 'a'], 's': ['x', None, 'y']}).groupby('k')['s'].sum().reset_index()
--- csv
k,s
a,xy
b,0

=== None and nan
--- script
s = pd.Series(['q', 3, None, True, float('nan')]).iloc[1:].reset_index(drop=True)
t = pd.Series(['b', None, float('nan')])
f = pd.Series([1.5, None])
df = pd.DataFrame({'shift': [str(x) for x in s.shift(1)], 'bool': s.astype(bool), 'isin': s.isin([None]),
                   'dup': s.duplicated(), 'clip': [str(x) for x in pd.Series(['q', 3, None, 1, None]).iloc[1:].clip(1, 2)]})
df['t'] = [str(list(t.isin([None]))), str(list(t.isin([np.nan]))), str(list(f.isin([None]))), str(list(f.replace({None: 0})))]
df['numeric'] = [str(x) for x in pd.to_numeric(pd.Series([None] * 4))]
--- csv
shift,bool,isin,dup,clip,t,numeric
None,True,False,False,2,"[False, True, False]",nan
3,False,True,False,nan,"[False, False, True]",nan
None,True,False,False,1,"[False, False]",nan
True,True,False,False,nan,"[1.5, nan]",nan
--- diag
script:4:30: warning: column 'shift' contains 'None', where 'None' stands for a missing value or a group that did not match [df-not-finite]
    4 | df = pd.DataFrame({'shift': [str(x) for x in s.shift(1)], 'bool': s.astype(bool), 'isin': s.isin([None]),
      |                              ^~~~~~
help: no matching row was found; the column is computed at script:4; before that line, drop the row, or replace the missing, infinite or 0 value
script:5:52: warning: column 'clip' contains 'nan' [df-not-finite]
    5 |                    'dup': s.duplicated(), 'clip': [str(x) for x in pd.Series(['q', 3, None, 1, None]).iloc[1:].clip(1, 2)]})
      |                                                    ^~~~~~
help: the column is computed at script:5; before that line, drop the row, or replace the missing, infinite or 0 value
script:6:95: warning: column 't' contains '[1.5, nan]' [df-not-finite]
    6 | df['t'] = [str(list(t.isin([None]))), str(list(t.isin([np.nan]))), str(list(f.isin([None]))), str(list(f.replace({None: 0})))]
      |                                                                                               ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: the column is computed at script:6; before that line, drop the row, or replace the missing, infinite or 0 value
script:7:18: warning: column 'numeric' contains 'nan' [df-not-finite]
    7 | df['numeric'] = [str(x) for x in pd.to_numeric(pd.Series([None] * 4))]
      |                  ^~~~~~
help: the column is computed at script:7; before that line, drop the row, or replace the missing, infinite or 0 value

=== categories, descriptions and modes of objects
--- script
o = pd.Series(['q', 3, 2.5, None, 2.5]).iloc[1:].reset_index(drop=True)
df = pd.DataFrame({'c': [str(x) for x in o.astype('category')], 'd': [str(x) for x in o.describe()]})
df['m'] = [str(x) for x in pd.Series([1, 'a', 2, 'b']).mode()]
df['fill'] = [str(x) for x in pd.Series(['q', 3, 2.5, 1, 2]).iloc[1:].add(1, fill_value=0)]
--- csv
c,d,m,fill
3.0,3.0,1,4.0
2.5,2.0,a,3.5
nan,2.5,2,2.0
2.5,2.0,b,3.0
--- diag
script:2:26: warning: column 'c' contains 'nan' [df-not-finite]
    2 | df = pd.DataFrame({'c': [str(x) for x in o.astype('category')], 'd': [str(x) for x in o.describe()]})
      |                          ^~~~~~
help: the column is computed at script:2; before that line, drop the row, or replace the missing, infinite or 0 value

=== dicts of numbers do not match bools
--- script
b = pd.Series([True, False])
df = pd.DataFrame({'numbers': b.map({1: 'y', 0: 'n'}), 'mixed': b.map({1: 'y', False: 'n'})})
--- csv
numbers,mixed
,y
,n

=== objects that cannot be reduced
--- script
pd.Series(['q', 3, None, 1]).iloc[1:].idxmax()
pd.Series(['q', 3, None, 1]).iloc[1:].sum(skipna=False)
pd.Series(['a', None]).max(skipna=False)
pd.Series([1, pd.Timestamp('2026-01-01')]).mean()
pd.DataFrame({'k': ['a', 'b'], 'v': [True, False]}).groupby('k')['v'].cumprod()
--- diag
script:1:1: error: 'idxmax' needs numbers, but the column contains mixed types, such as None among numbers [df-type]
    1 | pd.Series(['q', 3, None, 1]).iloc[1:].idxmax()
      | ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: select numeric columns, or add numeric_only=True
script:2:1: error: 'sum' with skipna=False needs numbers, but the column contains missing cells and other objects [df-type]
    2 | pd.Series(['q', 3, None, 1]).iloc[1:].sum(skipna=False)
      | ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: remove skipna=False, or call .dropna() first
script:3:1: error: 'max' cannot compare missing cells and strings, but the column contains both [df-type]
    3 | pd.Series(['a', None]).max(skipna=False)
      | ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: remove missing cells with .dropna()
script:4:1: error: 'mean' needs numbers, but the column contains dates or time spans [df-type]
    4 | pd.Series([1, pd.Timestamp('2026-01-01')]).mean()
      | ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: select numeric columns, or add numeric_only=True
script:5:1: error: 'cumprod' of groups needs numbers, but column 'v' contains bools [df-type]
    5 | pd.DataFrame({'k': ['a', 'b'], 'v': [True, False]}).groupby('k')['v'].cumprod()
      | ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: .astype(int) converts True to 1

=== keys of rows
--- script
pd.DataFrame.from_dict({1: {'a': 1}, '1': {'a': 2}}, orient='index')
pd.DataFrame.from_dict({None: {'a': 1}, 2: {'a': 2}}, orient='index')
--- diag
script:1:24: error: '1' cannot be a row label [df-value]
    1 | pd.DataFrame.from_dict({1: {'a': 1}, '1': {'a': 2}}, orient='index')
      |                        ^~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: use distinct strings or distinct numbers as keys
script:2:24: error: 'None' cannot be a row label [df-value]
    2 | pd.DataFrame.from_dict({None: {'a': 1}, 2: {'a': 2}}, orient='index')
      |                        ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: use distinct strings or distinct numbers as keys
