=== comparisons give boolean
--- script
d = pd.DataFrame({'k': ['a', 'b', 'a', 'b'], 'q': [1, None, 3, 7], 'p': [4, 5, 6, 5], 'f': [0.5, None, 2.0, 1.5], 'b': [True, None, False, True], 's': ['x', None, 'y', 'xz'], 'i': [1, 2, 3, 4], 'g': [1.5, 2.5, 3.5, 4.5], 'c': [True, False, True, True]})
d = d.astype({'q': 'Int64', 'p': 'Int64', 'f': 'Float64', 'b': 'boolean', 's': 'string'})
df = pd.DataFrame({'r': [0, 1, 2, 3]})
of = {'d[`q`] == 3': d['q'] == 3,
      'd[`q`] != 3': d['q'] != 3,
      '3 > d[`q`]': 3 > d['q'],
      'd[`q`] < d[`p`]': d['q'] < d['p'],
      'd[`q`] < d[`g`]': d['q'] < d['g'],
      'd[`f`] >= 1': d['f'] >= 1,
      'd[`s`] == `x`': d['s'] == 'x',
      'd[`s`] < `xa`': d['s'] < 'xa',
      'd[`s`] == d[`k`]': d['s'] == d['k'],
      'd[`b`] == d[`c`]': d['b'] == d['c'],
      'd[`q`] == pd.NA': d['q'] == pd.NA,
      'd[`q`].between(1, 3)': d['q'].between(1, 3),
      'd[`q`].isin([1, 3])': d['q'].isin([1, 3]),
      'd[`s`].isin([`x`])': d['s'].isin(['x']),
      'd[`q`].isna()': d['q'].isna(),
      'd[`q`].gt(1)': d['q'].gt(1)}
for name in of:
    df[name] = of[name].astype(str)
types = pd.DataFrame([{name: str(of[name].dtype) for name in of}])
df = pd.concat([types, df[list(of)]]).T.reset_index()
--- diag
script:23:6: error: two columns would be named '0' [df-value]
   23 | df = pd.concat([types, df[list(of)]]).T.reset_index()
      |      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: use each column name only once; rename or drop one of the columns

=== and, or, not with three values
--- script
d = pd.DataFrame({'k': ['a', 'b', 'a', 'b'], 'q': [1, None, 3, 7], 'p': [4, 5, 6, 5], 'f': [0.5, None, 2.0, 1.5], 'b': [True, None, False, True], 's': ['x', None, 'y', 'xz'], 'i': [1, 2, 3, 4], 'g': [1.5, 2.5, 3.5, 4.5], 'c': [True, False, True, True]})
d = d.astype({'q': 'Int64', 'p': 'Int64', 'f': 'Float64', 'b': 'boolean', 's': 'string'})
df = pd.DataFrame({'r': [0, 1, 2, 3]})
of = {'d[`b`] & d[`c`]': d['b'] & d['c'],
      'd[`c`] | d[`b`]': d['c'] | d['b'],
      'd[`b`] ^ d[`c`]': d['b'] ^ d['c'],
      'd[`b`] & True': d['b'] & True,
      'd[`b`] | True': d['b'] | True,
      'd[`b`] & False': d['b'] & False,
      'd[`b`] | False': d['b'] | False,
      'd[`b`] & pd.NA': d['b'] & pd.NA,
      'd[`b`] | pd.NA': d['b'] | pd.NA,
      '~d[`b`]': ~d['b'],
      '~(d[`q`] > 1)': ~(d['q'] > 1),
      '(d[`q`] > 1) & (d[`p`] > 4)': (d['q'] > 1) & (d['p'] > 4),
      '(d[`q`] > 1) | (d[`p`] > 4)': (d['q'] > 1) | (d['p'] > 4),
      'd[`b`].fillna(False)': d['b'].fillna(False),
      'd[`b`].fillna(False).astype(bool)': d['b'].fillna(False).astype(bool),
      'd[`b`].astype(`Int64`)': d['b'].astype('Int64'),
      'd[`b`].astype(float)': d['b'].astype(float),
      'd[`b`] + 1': d['b'] + 1,
      'd[`b`] * d[`q`]': d['b'] * d['q'],
      'd[`b`].map({True: `y`, False: `n`})': d['b'].map({True: 'y', False: 'n'}),
      'd[`b`].where(d[`c`], False)': d['b'].where(d['c'], False)}
for name in of:
    df[name] = of[name].astype(str)
types = pd.DataFrame([{name: str(of[name].dtype) for name in of}])
df = pd.concat([types, df[list(of)]]).T.reset_index()
--- diag
script:28:6: error: two columns would be named '0' [df-value]
   28 | df = pd.concat([types, df[list(of)]]).T.reset_index()
      |      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: use each column name only once; rename or drop one of the columns

=== arithmetic keeps nullable types
--- script
d = pd.DataFrame({'k': ['a', 'b', 'a', 'b'], 'q': [1, None, 3, 7], 'p': [4, 5, 6, 5], 'f': [0.5, None, 2.0, 1.5], 'b': [True, None, False, True], 's': ['x', None, 'y', 'xz'], 'i': [1, 2, 3, 4], 'g': [1.5, 2.5, 3.5, 4.5], 'c': [True, False, True, True]})
d = d.astype({'q': 'Int64', 'p': 'Int64', 'f': 'Float64', 'b': 'boolean', 's': 'string'})
df = pd.DataFrame({'r': [0, 1, 2, 3]})
of = {'d[`q`] + 1': d['q'] + 1,
      'd[`q`] + d[`p`]': d['q'] + d['p'],
      'd[`q`] - d[`i`]': d['q'] - d['i'],
      'd[`q`] * 1.5': d['q'] * 1.5,
      'd[`q`] / 2': d['q'] / 2,
      '2 ** d[`q`]': 2 ** d['q'],
      'd[`q`] ** 0': d['q'] ** 0,
      '1 ** d[`q`]': 1 ** d['q'],
      'd[`q`] // 2': d['q'] // 2,
      'd[`q`] % 2': d['q'] % 2,
      'd[`q`] / 0': d['q'] / 0,
      '-d[`q`]': -d['q'],
      '~d[`q`]': ~d['q'],
      'd[`f`] * d[`q`]': d['f'] * d['q'],
      'd[`s`] + `!`': d['s'] + '!',
      'd[`k`] + d[`s`]': d['k'] + d['s'],
      'd[`q`] + pd.NA': d['q'] + pd.NA,
      'd[`q`] * pd.Timedelta(`1s`)': d['q'] * pd.Timedelta('1s'),
      'd[`q`] - d[`q`].mean()': d['q'] - d['q'].mean()}
for name in of:
    df[name] = of[name].astype(str)
types = pd.DataFrame([{name: str(of[name].dtype) for name in of}])
df = pd.concat([types, df[list(of)]]).T.reset_index()
--- diag
script:26:6: error: two columns would be named '0' [df-value]
   26 | df = pd.concat([types, df[list(of)]]).T.reset_index()
      |      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: use each column name only once; rename or drop one of the columns

=== methods of a column keep nullable types
--- script
d = pd.DataFrame({'k': ['a', 'b', 'a', 'b'], 'q': [1, None, 3, 7], 'p': [4, 5, 6, 5], 'f': [0.5, None, 2.0, 1.5], 'b': [True, None, False, True], 's': ['x', None, 'y', 'xz'], 'i': [1, 2, 3, 4], 'g': [1.5, 2.5, 3.5, 4.5], 'c': [True, False, True, True]})
d = d.astype({'q': 'Int64', 'p': 'Int64', 'f': 'Float64', 'b': 'boolean', 's': 'string'})
df = pd.DataFrame({'r': [0, 1, 2, 3]})
of = {'d[`p`].diff()': d['p'].diff(),
      'd[`q`].diff()': d['q'].diff(),
      'd[`q`].abs()': d['q'].abs(),
      'd[`f`].round()': d['f'].round(),
      'd[`q`].clip(2, 5)': d['q'].clip(2, 5),
      'd[`f`].clip(1)': d['f'].clip(1),
      'd[`q`].ffill()': d['q'].ffill(),
      'd[`q`].bfill()': d['q'].bfill(),
      'd[`q`].fillna(0)': d['q'].fillna(0),
      'd[`q`].fillna(d[`p`])': d['q'].fillna(d['p']),
      'd[`q`].shift()': d['q'].shift(),
      'd[`b`].shift()': d['b'].shift(),
      'd[`p`].shift(1, fill_value=0)': d['p'].shift(1, fill_value=0),
      'd[`q`].where(d[`q`] > 1)': d['q'].where(d['q'] > 1),
      'd[`q`].where(d[`q`] > 1, 0)': d['q'].where(d['q'] > 1, 0),
      'd[`p`].mask(d[`p`] > 4)': d['p'].mask(d['p'] > 4),
      'd[`i`].where(d[`c`], d[`q`])': d['i'].where(d['c'], d['q']),
      'd[`q`].replace(3, pd.NA)': d['q'].replace(3, pd.NA),
      'd[`p`].replace(5, 50)': d['p'].replace(5, 50),
      'd[`q`].pct_change()': d['q'].pct_change(),
      'd[`q`].combine_first(d[`p`])': d['q'].combine_first(d['p']),
      'd[`q`].rank()': d['q'].rank(),
      'd[`q`].rolling(2, min_periods=1).mean()': d['q'].rolling(2, min_periods=1).mean(),
      'np.sqrt(d[`q`])': np.sqrt(d['q']),
      'np.maximum(d[`p`], 5)': np.maximum(d['p'], 5),
      'pd.to_numeric(d[`q`])': pd.to_numeric(d['q']),
      'd[`q`].map(lambda x: x + 1)': d['q'].map(lambda x: x + 1),
      'd[`q`].apply(lambda x: 0 if pd.isna(x) else x)': d['q'].apply(lambda x: 0 if pd.isna(x) else x),
      'd[`s`].map(len, na_action=`ignore`)': d['s'].map(len, na_action='ignore')}
for name in of:
    df[name] = of[name].astype(str)
types = pd.DataFrame([{name: str(of[name].dtype) for name in of}])
df = pd.concat([types, df[list(of)]]).T.reset_index()
--- diag
script:36:6: error: two columns would be named '0' [df-value]
   36 | df = pd.concat([types, df[list(of)]]).T.reset_index()
      |      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: use each column name only once; rename or drop one of the columns

=== strings of type string
--- script
d = pd.DataFrame({'k': ['a', 'b', 'a', 'b'], 'q': [1, None, 3, 7], 'p': [4, 5, 6, 5], 'f': [0.5, None, 2.0, 1.5], 'b': [True, None, False, True], 's': ['x', None, 'y', 'xz'], 'i': [1, 2, 3, 4], 'g': [1.5, 2.5, 3.5, 4.5], 'c': [True, False, True, True]})
d = d.astype({'q': 'Int64', 'p': 'Int64', 'f': 'Float64', 'b': 'boolean', 's': 'string'})
df = pd.DataFrame({'r': [0, 1, 2, 3]})
of = {'d[`s`].str.upper()': d['s'].str.upper(),
      'd[`s`].str.len()': d['s'].str.len(),
      'd[`s`].str.contains(`x`)': d['s'].str.contains('x'),
      'd[`s`].str.contains(`x`, na=False)': d['s'].str.contains('x', na=False),
      'd[`s`].str.startswith(`x`)': d['s'].str.startswith('x'),
      'd[`s`].str[0]': d['s'].str[0],
      'd[`s`].str.count(`x`)': d['s'].str.count('x'),
      'd[`s`].str.cat(d[`k`])': d['s'].str.cat(d['k']),
      'd[`s`].str.extract(`(x)`, expand=False)': d['s'].str.extract('(x)', expand=False),
      'd[`s`].str.split(`z`).str.len()': d['s'].str.split('z').str.len(),
      'd[`s`].fillna(``)': d['s'].fillna(''),
      'd[`s`].where(d[`c`], `n`)': d['s'].where(d['c'], 'n')}
for name in of:
    df[name] = of[name].astype(str)
types = pd.DataFrame([{name: str(of[name].dtype) for name in of}])
df = pd.concat([types, df[list(of)]]).T.reset_index()
--- diag
script:19:6: error: two columns would be named '0' [df-value]
   19 | df = pd.concat([types, df[list(of)]]).T.reset_index()
      |      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: use each column name only once; rename or drop one of the columns

=== conversions to and from nullable types
--- script
d = pd.DataFrame({'k': ['a', 'b', 'a', 'b'], 'q': [1, None, 3, 7], 'p': [4, 5, 6, 5], 'f': [0.5, None, 2.0, 1.5], 'b': [True, None, False, True], 's': ['x', None, 'y', 'xz'], 'i': [1, 2, 3, 4], 'g': [1.5, 2.5, 3.5, 4.5], 'c': [True, False, True, True]})
d = d.astype({'q': 'Int64', 'p': 'Int64', 'f': 'Float64', 'b': 'boolean', 's': 'string'})
df = pd.DataFrame({'r': [0, 1, 2, 3]})
of = {'d[`q`].astype(`float`)': d['q'].astype('float'),
      'd[`q`].astype(`Float64`)': d['q'].astype('Float64'),
      'd[`q`].astype(`string`)': d['q'].astype('string'),
      'd[`q`].astype(object)': d['q'].astype(object),
      'd[`f`].round().astype(`Int64`)': d['f'].round().astype('Int64'),
      'd[`f`].astype(float)': d['f'].astype(float),
      'd[`c`].astype(`boolean`)': d['c'].astype('boolean'),
      'd[`g`].astype(`Float64`)': d['g'].astype('Float64'),
      'd[`i`].astype(`Float64`)': d['i'].astype('Float64'),
      'd[`p`].astype(int)': d['p'].astype(int),
      'd[`p`].astype(`boolean`)': d['p'].astype('boolean')}
for name in of:
    df[name] = of[name].astype(str)
types = pd.DataFrame([{name: str(of[name].dtype) for name in of}])
df = pd.concat([types, df[list(of)]]).T.reset_index()
--- diag
script:18:6: error: two columns would be named '0' [df-value]
   18 | df = pd.concat([types, df[list(of)]]).T.reset_index()
      |      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: use each column name only once; rename or drop one of the columns

=== single values
--- script
d = pd.DataFrame({'k': ['a', 'b', 'a', 'b'], 'q': [1, None, 3, 7], 'p': [4, 5, 6, 5], 'f': [0.5, None, 2.0, 1.5], 'b': [True, None, False, True], 's': ['x', None, 'y', 'xz'], 'i': [1, 2, 3, 4], 'g': [1.5, 2.5, 3.5, 4.5], 'c': [True, False, True, True]})
d = d.astype({'q': 'Int64', 'p': 'Int64', 'f': 'Float64', 'b': 'boolean', 's': 'string'})
df = pd.DataFrame({'of': ['pd.NA',
      'pd.NA is pd.NA',
      "d['q'].iloc[1]",
      "d['q'].iloc[0]",
      "d['s'].iloc[1]",
      "d['f'].iloc[1]",
      "d['q'].iloc[1] is pd.NA",
      "d['q'].iloc[1] is not pd.NA",
      "d['q'].iloc[1] + 1",
      "d['q'].iloc[1] == 1",
      '-pd.NA',
      'pd.isna(pd.NA)',
      "d['q'].tolist()",
      "[x for x in d['q'] if x is not pd.NA]",
      "d['q'].to_dict()",
      '[pd.NA] == [pd.NA]',
      "'{}'.format(pd.NA)",
      "d['q'].sum()",
      "d['q'].max()",
      "d['q'].mean()",
      "d['q'].std()",
      "d['q'].sum(skipna=False)",
      "d['q'].iloc[[1]].max()",
      "d['q'].iloc[:0].sum()",
      "d['q'].iloc[:0].mean()",
      "d['q'].count()",
      "d['q'].idxmax()",
      "d['b'].sum()",
      "d['b'].mean()",
      "d['b'].any()",
      "d['b'].all()",
      "(d['q'] > 1).sum()",
      "d['q'].nlargest(2).tolist()",
      "d['q'].value_counts(dropna=False).to_dict()",
      "d['b'].value_counts().to_dict()",
      "d['s'].nunique()",
      "list(d['q'].to_numpy() + 1)",
      "list(np.where(d['q'].isna(), 0, d['q']))",
      "[r['q'] for i, r in d[['q', 'f']].iterrows()]",
      "d[['q', 'f']].values.tolist()"],
'is': [str(pd.NA),
      str(pd.NA is pd.NA),
      str(d['q'].iloc[1]),
      str(d['q'].iloc[0]),
      str(d['s'].iloc[1]),
      str(d['f'].iloc[1]),
      str(d['q'].iloc[1] is pd.NA),
      str(d['q'].iloc[1] is not pd.NA),
      str(d['q'].iloc[1] + 1),
      str(d['q'].iloc[1] == 1),
      str(-pd.NA),
      str(pd.isna(pd.NA)),
      str(d['q'].tolist()),
      str([x for x in d['q'] if x is not pd.NA]),
      str(d['q'].to_dict()),
      str([pd.NA] == [pd.NA]),
      str('{}'.format(pd.NA)),
      str(d['q'].sum()),
      str(d['q'].max()),
      str(d['q'].mean()),
      str(d['q'].std()),
      str(d['q'].sum(skipna=False)),
      str(d['q'].iloc[[1]].max()),
      str(d['q'].iloc[:0].sum()),
      str(d['q'].iloc[:0].mean()),
      str(d['q'].count()),
      str(d['q'].idxmax()),
      str(d['b'].sum()),
      str(d['b'].mean()),
      str(d['b'].any()),
      str(d['b'].all()),
      str((d['q'] > 1).sum()),
      str(d['q'].nlargest(2).tolist()),
      str(d['q'].value_counts(dropna=False).to_dict()),
      str(d['b'].value_counts().to_dict()),
      str(d['s'].nunique()),
      str(list(d['q'].to_numpy() + 1)),
      str(list(np.where(d['q'].isna(), 0, d['q']))),
      str([r['q'] for i, r in d[['q', 'f']].iterrows()]),
      str(d[['q', 'f']].values.tolist())]})
--- csv
of,is
pd.NA,<NA>
pd.NA is pd.NA,True
d['q'].iloc[1],<NA>
d['q'].iloc[0],1
d['s'].iloc[1],<NA>
d['f'].iloc[1],<NA>
d['q'].iloc[1] is pd.NA,True
d['q'].iloc[1] is not pd.NA,False
d['q'].iloc[1] + 1,<NA>
d['q'].iloc[1] == 1,<NA>
-pd.NA,<NA>
pd.isna(pd.NA),True
d['q'].tolist(),"[1, <NA>, 3, 7]"
[x for x in d['q'] if x is not pd.NA],"[1, 3, 7]"
d['q'].to_dict(),"{0: 1, 1: <NA>, 2: 3, 3: 7}"
[pd.NA] == [pd.NA],True
'{}'.format(pd.NA),<NA>
d['q'].sum(),11
d['q'].max(),7
d['q'].mean(),3.6666666666666665
d['q'].std(),3.0550504633038935
d['q'].sum(skipna=False),<NA>
d['q'].iloc[[1]].max(),<NA>
d['q'].iloc[:0].sum(),0
d['q'].iloc[:0].mean(),<NA>
d['q'].count(),3
d['q'].idxmax(),3
d['b'].sum(),2
d['b'].mean(),0.6666666666666666
d['b'].any(),True
d['b'].all(),False
(d['q'] > 1).sum(),2
d['q'].nlargest(2).tolist(),"[7, 3]"
d['q'].value_counts(dropna=False).to_dict(),"{1: 1, 3: 1, 7: 1, <NA>: 1}"
d['b'].value_counts().to_dict(),"{True: 2, False: 1}"
d['s'].nunique(),3
list(d['q'].to_numpy() + 1),"[2, <NA>, 4, 8]"
"list(np.where(d['q'].isna(), 0, d['q']))","[1, 0, 3, 7]"
"[r['q'] for i, r in d[['q', 'f']].iterrows()]","[1, <NA>, 3, 7]"
"d[['q', 'f']].values.tolist()","[[1, 0.5], [<NA>, <NA>], [3, 2.0], [7, 1.5]]"
--- diag
script:43:8: warning: column 'is' contains '<NA>', which is computed from a missing or infinite value [df-not-finite]
   43 | 'is': [str(pd.NA),
      |        ^~~~~~~~~~
help: 'pd.NA' is missing in row 1; the column is computed at script:43; before that line, drop the row, or replace the missing, infinite or 0 value
script:43:8: warning: column 'is' contains nan or inf in 7 rows, besides the rows that are reported one by one [df-not-finite]
   43 | 'is': [str(pd.NA),
      |        ^~~~~~~~~~
help: drop the rows, or replace nan and inf
script:45:7: warning: column 'is' contains '<NA>', which is computed from a missing or infinite value [df-not-finite]
   45 |       str(d['q'].iloc[1]),
      |       ^~~~~~~~~~~~~~~~~~~
help: the column is computed at script:45; before that line, drop the row, or replace the missing, infinite or 0 value
script:47:7: warning: column 'is' contains '<NA>', which is computed from a missing or infinite value [df-not-finite]
   47 |       str(d['s'].iloc[1]),
      |       ^~~~~~~~~~~~~~~~~~~
help: the column is computed at script:47; before that line, drop the row, or replace the missing, infinite or 0 value
script:48:7: warning: column 'is' contains '<NA>', which is computed from a missing or infinite value [df-not-finite]
   48 |       str(d['f'].iloc[1]),
      |       ^~~~~~~~~~~~~~~~~~~
help: the column is computed at script:48; before that line, drop the row, or replace the missing, infinite or 0 value
script:51:7: warning: column 'is' contains '<NA>', which is computed from a missing or infinite value [df-not-finite]
   51 |       str(d['q'].iloc[1] + 1),
      |       ^~~~~~~~~~~~~~~~~~~~~~~
help: the column is computed at script:51; before that line, drop the row, or replace the missing, infinite or 0 value
script:52:7: warning: column 'is' contains '<NA>', which is computed from a missing or infinite value [df-not-finite]
   52 |       str(d['q'].iloc[1] == 1),
      |       ^~~~~~~~~~~~~~~~~~~~~~~~
help: the column is computed at script:52; before that line, drop the row, or replace the missing, infinite or 0 value
script:53:7: warning: column 'is' contains '<NA>', which is computed from a missing or infinite value [df-not-finite]
   53 |       str(-pd.NA),
      |       ^~~~~~~~~~~
help: 'pd.NA' is missing in row 11; the column is computed at script:53; before that line, drop the row, or replace the missing, infinite or 0 value
script:55:7: warning: column 'is' contains '[1, <NA>, 3, 7]', which is computed from a missing or infinite value [df-not-finite]
   55 |       str(d['q'].tolist()),
      |       ^~~~~~~~~~~~~~~~~~~~
help: the column is computed at script:55; before that line, drop the row, or replace the missing, infinite or 0 value
script:57:7: warning: column 'is' contains '{0: 1, 1: <NA>, 2: 3, 3: 7}', which is computed from a missing or infinite value [df-not-finite]
   57 |       str(d['q'].to_dict()),
      |       ^~~~~~~~~~~~~~~~~~~~~
help: the column is computed at script:57; before that line, drop the row, or replace the missing, infinite or 0 value
script:59:7: warning: column 'is' contains '<NA>', which is computed from a missing or infinite value [df-not-finite]
   59 |       str('{}'.format(pd.NA)),
      |       ^~~~~~~~~~~~~~~~~~~~~~~
help: 'pd.NA' is missing in row 17; the column is computed at script:59; before that line, drop the row, or replace the missing, infinite or 0 value

=== rows: d[d['q'] != 3]
--- script
d = pd.DataFrame({'k': ['a', 'b', 'a', 'b'], 'q': [1, None, 3, 7], 'p': [4, 5, 6, 5], 'f': [0.5, None, 2.0, 1.5], 'b': [True, None, False, True], 's': ['x', None, 'y', 'xz'], 'i': [1, 2, 3, 4], 'g': [1.5, 2.5, 3.5, 4.5], 'c': [True, False, True, True]})
d = d.astype({'q': 'Int64', 'p': 'Int64', 'f': 'Float64', 'b': 'boolean', 's': 'string'})
df = d[d['q'] != 3]
df['types'] = ' '.join([str(x) for x in df.dtypes])
--- csv
k,q,p,f,b,s,i,g,c,types
a,1,4,0.5,True,x,1,1.5,True,object Int64 Int64 Float64 boolean string int64 float64 bool
b,7,5,1.5,True,xz,4,4.5,True,object Int64 Int64 Float64 boolean string int64 float64 bool

=== rows: d[~(d['q'] != 3)]
--- script
d = pd.DataFrame({'k': ['a', 'b', 'a', 'b'], 'q': [1, None, 3, 7], 'p': [4, 5, 6, 5], 'f': [0.5, None, 2.0, 1.5], 'b': [True, None, False, True], 's': ['x', None, 'y', 'xz'], 'i': [1, 2, 3, 4], 'g': [1.5, 2.5, 3.5, 4.5], 'c': [True, False, True, True]})
d = d.astype({'q': 'Int64', 'p': 'Int64', 'f': 'Float64', 'b': 'boolean', 's': 'string'})
df = d[~(d['q'] != 3)]
df['types'] = ' '.join([str(x) for x in df.dtypes])
--- csv
k,q,p,f,b,s,i,g,c,types
a,3,6,2.0,False,y,3,3.5,True,object Int64 Int64 Float64 boolean string int64 float64 bool

=== rows: d.loc[d['b'], ['q', 'p']]
--- script
d = pd.DataFrame({'k': ['a', 'b', 'a', 'b'], 'q': [1, None, 3, 7], 'p': [4, 5, 6, 5], 'f': [0.5, None, 2.0, 1.5], 'b': [True, None, False, True], 's': ['x', None, 'y', 'xz'], 'i': [1, 2, 3, 4], 'g': [1.5, 2.5, 3.5, 4.5], 'c': [True, False, True, True]})
d = d.astype({'q': 'Int64', 'p': 'Int64', 'f': 'Float64', 'b': 'boolean', 's': 'string'})
df = d.loc[d['b'], ['q', 'p']]
df['types'] = ' '.join([str(x) for x in df.dtypes])
--- csv
q,p,types
1,4,Int64 Int64
7,5,Int64 Int64

=== rows: d[(d['k'] == 'a') | (d['q'] > 5)]
--- script
d = pd.DataFrame({'k': ['a', 'b', 'a', 'b'], 'q': [1, None, 3, 7], 'p': [4, 5, 6, 5], 'f': [0.5, None, 2.0, 1.5], 'b': [True, None, False, True], 's': ['x', None, 'y', 'xz'], 'i': [1, 2, 3, 4], 'g': [1.5, 2.5, 3.5, 4.5], 'c': [True, False, True, True]})
d = d.astype({'q': 'Int64', 'p': 'Int64', 'f': 'Float64', 'b': 'boolean', 's': 'string'})
df = d[(d['k'] == 'a') | (d['q'] > 5)]
df['types'] = ' '.join([str(x) for x in df.dtypes])
--- csv
k,q,p,f,b,s,i,g,c,types
a,1,4,0.5,True,x,1,1.5,True,object Int64 Int64 Float64 boolean string int64 float64 bool
a,3,6,2.0,False,y,3,3.5,True,object Int64 Int64 Float64 boolean string int64 float64 bool
b,7,5,1.5,True,xz,4,4.5,True,object Int64 Int64 Float64 boolean string int64 float64 bool

=== rows: d.query('q > 1 or p > 4')
--- script
d = pd.DataFrame({'k': ['a', 'b', 'a', 'b'], 'q': [1, None, 3, 7], 'p': [4, 5, 6, 5], 'f': [0.5, None, 2.0, 1.5], 'b': [True, None, False, True], 's': ['x', None, 'y', 'xz'], 'i': [1, 2, 3, 4], 'g': [1.5, 2.5, 3.5, 4.5], 'c': [True, False, True, True]})
d = d.astype({'q': 'Int64', 'p': 'Int64', 'f': 'Float64', 'b': 'boolean', 's': 'string'})
df = d.query('q > 1 or p > 4')
df['types'] = ' '.join([str(x) for x in df.dtypes])
--- csv
k,q,p,f,b,s,i,g,c,types
b,,5,,,,2,2.5,False,object Int64 Int64 Float64 boolean string int64 float64 bool
a,3,6,2.0,False,y,3,3.5,True,object Int64 Int64 Float64 boolean string int64 float64 bool
b,7,5,1.5,True,xz,4,4.5,True,object Int64 Int64 Float64 boolean string int64 float64 bool

=== rows: d.query('not b')
--- script
d = pd.DataFrame({'k': ['a', 'b', 'a', 'b'], 'q': [1, None, 3, 7], 'p': [4, 5, 6, 5], 'f': [0.5, None, 2.0, 1.5], 'b': [True, None, False, True], 's': ['x', None, 'y', 'xz'], 'i': [1, 2, 3, 4], 'g': [1.5, 2.5, 3.5, 4.5], 'c': [True, False, True, True]})
d = d.astype({'q': 'Int64', 'p': 'Int64', 'f': 'Float64', 'b': 'boolean', 's': 'string'})
df = d.query('not b')
df['types'] = ' '.join([str(x) for x in df.dtypes])
--- csv
k,q,p,f,b,s,i,g,c,types
a,3,6,2.0,False,y,3,3.5,True,object Int64 Int64 Float64 boolean string int64 float64 bool

=== rows: d.query('s != `x`')
--- script
d = pd.DataFrame({'k': ['a', 'b', 'a', 'b'], 'q': [1, None, 3, 7], 'p': [4, 5, 6, 5], 'f': [0.5, None, 2.0, 1.5], 'b': [True, None, False, True], 's': ['x', None, 'y', 'xz'], 'i': [1, 2, 3, 4], 'g': [1.5, 2.5, 3.5, 4.5], 'c': [True, False, True, True]})
d = d.astype({'q': 'Int64', 'p': 'Int64', 'f': 'Float64', 'b': 'boolean', 's': 'string'})
df = d.query('s != "x"')
df['types'] = ' '.join([str(x) for x in df.dtypes])
--- csv
k,q,p,f,b,s,i,g,c,types
b,,5,,,,2,2.5,False,object Int64 Int64 Float64 boolean string int64 float64 bool
a,3,6,2.0,False,y,3,3.5,True,object Int64 Int64 Float64 boolean string int64 float64 bool
b,7,5,1.5,True,xz,4,4.5,True,object Int64 Int64 Float64 boolean string int64 float64 bool

=== rows: d[d['s'].str.contains('x')]
--- script
d = pd.DataFrame({'k': ['a', 'b', 'a', 'b'], 'q': [1, None, 3, 7], 'p': [4, 5, 6, 5], 'f': [0.5, None, 2.0, 1.5], 'b': [True, None, False, True], 's': ['x', None, 'y', 'xz'], 'i': [1, 2, 3, 4], 'g': [1.5, 2.5, 3.5, 4.5], 'c': [True, False, True, True]})
d = d.astype({'q': 'Int64', 'p': 'Int64', 'f': 'Float64', 'b': 'boolean', 's': 'string'})
df = d[d['s'].str.contains('x')]
df['types'] = ' '.join([str(x) for x in df.dtypes])
--- csv
k,q,p,f,b,s,i,g,c,types
a,1,4,0.5,True,x,1,1.5,True,object Int64 Int64 Float64 boolean string int64 float64 bool
b,7,5,1.5,True,xz,4,4.5,True,object Int64 Int64 Float64 boolean string int64 float64 bool

=== rows: d.sort_values('q', ascending=False)
--- script
d = pd.DataFrame({'k': ['a', 'b', 'a', 'b'], 'q': [1, None, 3, 7], 'p': [4, 5, 6, 5], 'f': [0.5, None, 2.0, 1.5], 'b': [True, None, False, True], 's': ['x', None, 'y', 'xz'], 'i': [1, 2, 3, 4], 'g': [1.5, 2.5, 3.5, 4.5], 'c': [True, False, True, True]})
d = d.astype({'q': 'Int64', 'p': 'Int64', 'f': 'Float64', 'b': 'boolean', 's': 'string'})
df = d.sort_values('q', ascending=False)
df['types'] = ' '.join([str(x) for x in df.dtypes])
--- csv
k,q,p,f,b,s,i,g,c,types
b,7,5,1.5,True,xz,4,4.5,True,object Int64 Int64 Float64 boolean string int64 float64 bool
a,3,6,2.0,False,y,3,3.5,True,object Int64 Int64 Float64 boolean string int64 float64 bool
a,1,4,0.5,True,x,1,1.5,True,object Int64 Int64 Float64 boolean string int64 float64 bool
b,,5,,,,2,2.5,False,object Int64 Int64 Float64 boolean string int64 float64 bool

=== rows: d.nlargest(2, 'q')
--- script
d = pd.DataFrame({'k': ['a', 'b', 'a', 'b'], 'q': [1, None, 3, 7], 'p': [4, 5, 6, 5], 'f': [0.5, None, 2.0, 1.5], 'b': [True, None, False, True], 's': ['x', None, 'y', 'xz'], 'i': [1, 2, 3, 4], 'g': [1.5, 2.5, 3.5, 4.5], 'c': [True, False, True, True]})
d = d.astype({'q': 'Int64', 'p': 'Int64', 'f': 'Float64', 'b': 'boolean', 's': 'string'})
df = d.nlargest(2, 'q')
df['types'] = ' '.join([str(x) for x in df.dtypes])
--- csv
k,q,p,f,b,s,i,g,c,types
b,7,5,1.5,True,xz,4,4.5,True,object Int64 Int64 Float64 boolean string int64 float64 bool
a,3,6,2.0,False,y,3,3.5,True,object Int64 Int64 Float64 boolean string int64 float64 bool

=== frames: d[['q', 'f', 'p']].describe()
--- script
d = pd.DataFrame({'k': ['a', 'b', 'a', 'b'], 'q': [1, None, 3, 7], 'p': [4, 5, 6, 5], 'f': [0.5, None, 2.0, 1.5], 'b': [True, None, False, True], 's': ['x', None, 'y', 'xz'], 'i': [1, 2, 3, 4], 'g': [1.5, 2.5, 3.5, 4.5], 'c': [True, False, True, True]})
d = d.astype({'q': 'Int64', 'p': 'Int64', 'f': 'Float64', 'b': 'boolean', 's': 'string'})
df = d[['q', 'f', 'p']].describe()
df['types'] = ' '.join([str(x) for x in df.dtypes])
--- csv
q,f,p,types
3.0,3.0,4.0,Float64 Float64 Float64
3.6666666666666665,1.3333333333333333,5.0,Float64 Float64 Float64
3.0550504633038935,0.7637626158259734,0.816496580927726,Float64 Float64 Float64
1.0,0.5,4.0,Float64 Float64 Float64
2.0,1.0,4.75,Float64 Float64 Float64
3.0,1.5,5.0,Float64 Float64 Float64
5.0,1.75,5.25,Float64 Float64 Float64
7.0,2.0,6.0,Float64 Float64 Float64

=== frames: d.groupby('k')[['q', 'p', 'f', 'b']].sum()
--- script
d = pd.DataFrame({'k': ['a', 'b', 'a', 'b'], 'q': [1, None, 3, 7], 'p': [4, 5, 6, 5], 'f': [0.5, None, 2.0, 1.5], 'b': [True, None, False, True], 's': ['x', None, 'y', 'xz'], 'i': [1, 2, 3, 4], 'g': [1.5, 2.5, 3.5, 4.5], 'c': [True, False, True, True]})
d = d.astype({'q': 'Int64', 'p': 'Int64', 'f': 'Float64', 'b': 'boolean', 's': 'string'})
df = d.groupby('k')[['q', 'p', 'f', 'b']].sum()
df['types'] = ' '.join([str(x) for x in df.dtypes])
--- csv
q,p,f,b,types
4,10,2.5,1,Int64 Int64 Float64 Int64
7,10,1.5,1,Int64 Int64 Float64 Int64

=== frames: d.groupby('k')[['q', 'f', 'b']].mean()
--- script
d = pd.DataFrame({'k': ['a', 'b', 'a', 'b'], 'q': [1, None, 3, 7], 'p': [4, 5, 6, 5], 'f': [0.5, None, 2.0, 1.5], 'b': [True, None, False, True], 's': ['x', None, 'y', 'xz'], 'i': [1, 2, 3, 4], 'g': [1.5, 2.5, 3.5, 4.5], 'c': [True, False, True, True]})
d = d.astype({'q': 'Int64', 'p': 'Int64', 'f': 'Float64', 'b': 'boolean', 's': 'string'})
df = d.groupby('k')[['q', 'f', 'b']].mean()
df['types'] = ' '.join([str(x) for x in df.dtypes])
--- csv
q,f,b,types
2.0,1.25,0.5,Float64 Float64 Float64
7.0,1.5,1.0,Float64 Float64 Float64

=== frames: d.groupby('k')[['q', 'f', 's', 'b']].first()
--- script
d = pd.DataFrame({'k': ['a', 'b', 'a', 'b'], 'q': [1, None, 3, 7], 'p': [4, 5, 6, 5], 'f': [0.5, None, 2.0, 1.5], 'b': [True, None, False, True], 's': ['x', None, 'y', 'xz'], 'i': [1, 2, 3, 4], 'g': [1.5, 2.5, 3.5, 4.5], 'c': [True, False, True, True]})
d = d.astype({'q': 'Int64', 'p': 'Int64', 'f': 'Float64', 'b': 'boolean', 's': 'string'})
df = d.groupby('k')[['q', 'f', 's', 'b']].first()
df['types'] = ' '.join([str(x) for x in df.dtypes])
--- csv
q,f,s,b,types
1,0.5,x,True,Int64 Float64 string boolean
7,1.5,xz,True,Int64 Float64 string boolean

=== frames: d.groupby('k')[['q', 'f']].max()
--- script
d = pd.DataFrame({'k': ['a', 'b', 'a', 'b'], 'q': [1, None, 3, 7], 'p': [4, 5, 6, 5], 'f': [0.5, None, 2.0, 1.5], 'b': [True, None, False, True], 's': ['x', None, 'y', 'xz'], 'i': [1, 2, 3, 4], 'g': [1.5, 2.5, 3.5, 4.5], 'c': [True, False, True, True]})
d = d.astype({'q': 'Int64', 'p': 'Int64', 'f': 'Float64', 'b': 'boolean', 's': 'string'})
df = d.groupby('k')[['q', 'f']].max()
df['types'] = ' '.join([str(x) for x in df.dtypes])
--- csv
q,f,types
3,2.0,Int64 Float64
7,1.5,Int64 Float64

=== frames: d.groupby('k').agg(a=('q', 'sum'), m=('f', 'mean'), n=('q',
--- script
d = pd.DataFrame({'k': ['a', 'b', 'a', 'b'], 'q': [1, None, 3, 7], 'p': [4, 5, 6, 5], 'f': [0.5, None, 2.0, 1.5], 'b': [True, None, False, True], 's': ['x', None, 'y', 'xz'], 'i': [1, 2, 3, 4], 'g': [1.5, 2.5, 3.5, 4.5], 'c': [True, False, True, True]})
d = d.astype({'q': 'Int64', 'p': 'Int64', 'f': 'Float64', 'b': 'boolean', 's': 'string'})
df = d.groupby('k').agg(a=('q', 'sum'), m=('f', 'mean'), n=('q', 'count'))
df['types'] = ' '.join([str(x) for x in df.dtypes])
--- csv
a,m,n,types
4,1.25,2,Int64 Float64 int64
7,1.5,1,Int64 Float64 int64

=== frames: d.groupby('k')['q'].agg(['sum', 'mean'])
--- script
d = pd.DataFrame({'k': ['a', 'b', 'a', 'b'], 'q': [1, None, 3, 7], 'p': [4, 5, 6, 5], 'f': [0.5, None, 2.0, 1.5], 'b': [True, None, False, True], 's': ['x', None, 'y', 'xz'], 'i': [1, 2, 3, 4], 'g': [1.5, 2.5, 3.5, 4.5], 'c': [True, False, True, True]})
d = d.astype({'q': 'Int64', 'p': 'Int64', 'f': 'Float64', 'b': 'boolean', 's': 'string'})
df = d.groupby('k')['q'].agg(['sum', 'mean'])
df['types'] = ' '.join([str(x) for x in df.dtypes])
--- csv
sum,mean,types
4,2.0,Int64 Float64
7,7.0,Int64 Float64

=== frames: d.groupby('b', dropna=False)['q'].sum().reset_index()
--- script
d = pd.DataFrame({'k': ['a', 'b', 'a', 'b'], 'q': [1, None, 3, 7], 'p': [4, 5, 6, 5], 'f': [0.5, None, 2.0, 1.5], 'b': [True, None, False, True], 's': ['x', None, 'y', 'xz'], 'i': [1, 2, 3, 4], 'g': [1.5, 2.5, 3.5, 4.5], 'c': [True, False, True, True]})
d = d.astype({'q': 'Int64', 'p': 'Int64', 'f': 'Float64', 'b': 'boolean', 's': 'string'})
df = d.groupby('b', dropna=False)['q'].sum().reset_index()
df['types'] = ' '.join([str(x) for x in df.dtypes])
--- csv
b,q,types
False,3,boolean Int64
True,8,boolean Int64
,0,boolean Int64

=== frames: d.groupby('k')[['q', 'b']].shift()
--- script
d = pd.DataFrame({'k': ['a', 'b', 'a', 'b'], 'q': [1, None, 3, 7], 'p': [4, 5, 6, 5], 'f': [0.5, None, 2.0, 1.5], 'b': [True, None, False, True], 's': ['x', None, 'y', 'xz'], 'i': [1, 2, 3, 4], 'g': [1.5, 2.5, 3.5, 4.5], 'c': [True, False, True, True]})
d = d.astype({'q': 'Int64', 'p': 'Int64', 'f': 'Float64', 'b': 'boolean', 's': 'string'})
df = d.groupby('k')[['q', 'b']].shift()
df['types'] = ' '.join([str(x) for x in df.dtypes])
--- csv
q,b,types
,,Int64 boolean
,,Int64 boolean
1,True,Int64 boolean
,,Int64 boolean

=== frames: d.groupby('k')['q'].transform('mean').to_frame()
--- script
d = pd.DataFrame({'k': ['a', 'b', 'a', 'b'], 'q': [1, None, 3, 7], 'p': [4, 5, 6, 5], 'f': [0.5, None, 2.0, 1.5], 'b': [True, None, False, True], 's': ['x', None, 'y', 'xz'], 'i': [1, 2, 3, 4], 'g': [1.5, 2.5, 3.5, 4.5], 'c': [True, False, True, True]})
d = d.astype({'q': 'Int64', 'p': 'Int64', 'f': 'Float64', 'b': 'boolean', 's': 'string'})
df = d.groupby('k')['q'].transform('mean').to_frame()
df['types'] = ' '.join([str(x) for x in df.dtypes])
--- csv
q,types
2.0,Float64
7.0,Float64
2.0,Float64
7.0,Float64

=== frames: d.groupby('k')['q'].agg(lambda x: x.max() - x.min()).to_fram
--- script
d = pd.DataFrame({'k': ['a', 'b', 'a', 'b'], 'q': [1, None, 3, 7], 'p': [4, 5, 6, 5], 'f': [0.5, None, 2.0, 1.5], 'b': [True, None, False, True], 's': ['x', None, 'y', 'xz'], 'i': [1, 2, 3, 4], 'g': [1.5, 2.5, 3.5, 4.5], 'c': [True, False, True, True]})
d = d.astype({'q': 'Int64', 'p': 'Int64', 'f': 'Float64', 'b': 'boolean', 's': 'string'})
df = d.groupby('k')['q'].agg(lambda x: x.max() - x.min()).to_frame()
df['types'] = ' '.join([str(x) for x in df.dtypes])
--- csv
q,types
2,Int64
0,Int64

=== frames: d.pivot_table(index='k', columns='c', values='q', aggfunc='s
--- script
d = pd.DataFrame({'k': ['a', 'b', 'a', 'b'], 'q': [1, None, 3, 7], 'p': [4, 5, 6, 5], 'f': [0.5, None, 2.0, 1.5], 'b': [True, None, False, True], 's': ['x', None, 'y', 'xz'], 'i': [1, 2, 3, 4], 'g': [1.5, 2.5, 3.5, 4.5], 'c': [True, False, True, True]})
d = d.astype({'q': 'Int64', 'p': 'Int64', 'f': 'Float64', 'b': 'boolean', 's': 'string'})
df = d.pivot_table(index='k', columns='c', values='q', aggfunc='sum')
df['types'] = ' '.join([str(x) for x in df.dtypes])
--- csv
False,True,types
,4,Int64 Int64
0,7,Int64 Int64

=== frames: d.set_index(['k', 'i'])['q'].unstack()
--- script
d = pd.DataFrame({'k': ['a', 'b', 'a', 'b'], 'q': [1, None, 3, 7], 'p': [4, 5, 6, 5], 'f': [0.5, None, 2.0, 1.5], 'b': [True, None, False, True], 's': ['x', None, 'y', 'xz'], 'i': [1, 2, 3, 4], 'g': [1.5, 2.5, 3.5, 4.5], 'c': [True, False, True, True]})
d = d.astype({'q': 'Int64', 'p': 'Int64', 'f': 'Float64', 'b': 'boolean', 's': 'string'})
df = d.set_index(['k', 'i'])['q'].unstack()
df['types'] = ' '.join([str(x) for x in df.dtypes])
--- csv
1,2,3,4,types
1,,3,,Int64 Int64 Int64 Int64
,,,7,Int64 Int64 Int64 Int64

=== frames: d[['q', 'p']].T
--- script
d = pd.DataFrame({'k': ['a', 'b', 'a', 'b'], 'q': [1, None, 3, 7], 'p': [4, 5, 6, 5], 'f': [0.5, None, 2.0, 1.5], 'b': [True, None, False, True], 's': ['x', None, 'y', 'xz'], 'i': [1, 2, 3, 4], 'g': [1.5, 2.5, 3.5, 4.5], 'c': [True, False, True, True]})
d = d.astype({'q': 'Int64', 'p': 'Int64', 'f': 'Float64', 'b': 'boolean', 's': 'string'})
df = d[['q', 'p']].T
df['types'] = ' '.join([str(x) for x in df.dtypes])
--- csv
0,1,2,3,types
1,,3,7,Int64 Int64 Int64 Int64
4,5,6,5,Int64 Int64 Int64 Int64

=== frames: pd.concat([d[['q', 'k']], pd.DataFrame({'k': ['z']})])
--- script
d = pd.DataFrame({'k': ['a', 'b', 'a', 'b'], 'q': [1, None, 3, 7], 'p': [4, 5, 6, 5], 'f': [0.5, None, 2.0, 1.5], 'b': [True, None, False, True], 's': ['x', None, 'y', 'xz'], 'i': [1, 2, 3, 4], 'g': [1.5, 2.5, 3.5, 4.5], 'c': [True, False, True, True]})
d = d.astype({'q': 'Int64', 'p': 'Int64', 'f': 'Float64', 'b': 'boolean', 's': 'string'})
df = pd.concat([d[['q', 'k']], pd.DataFrame({'k': ['z']})])
df['types'] = ' '.join([str(x) for x in df.dtypes])
--- csv
q,k,types
1,a,Int64 object
,b,Int64 object
3,a,Int64 object
7,b,Int64 object
,z,Int64 object

=== frames: pd.concat([d[['q']], pd.DataFrame({'q': [9.5]})])
--- script
d = pd.DataFrame({'k': ['a', 'b', 'a', 'b'], 'q': [1, None, 3, 7], 'p': [4, 5, 6, 5], 'f': [0.5, None, 2.0, 1.5], 'b': [True, None, False, True], 's': ['x', None, 'y', 'xz'], 'i': [1, 2, 3, 4], 'g': [1.5, 2.5, 3.5, 4.5], 'c': [True, False, True, True]})
d = d.astype({'q': 'Int64', 'p': 'Int64', 'f': 'Float64', 'b': 'boolean', 's': 'string'})
df = pd.concat([d[['q']], pd.DataFrame({'q': [9.5]})])
df['types'] = ' '.join([str(x) for x in df.dtypes])
--- csv
q,types
1.0,Float64
,Float64
3.0,Float64
7.0,Float64
9.5,Float64

=== frames: pd.concat([d['b'], d['c']]).to_frame()
--- script
d = pd.DataFrame({'k': ['a', 'b', 'a', 'b'], 'q': [1, None, 3, 7], 'p': [4, 5, 6, 5], 'f': [0.5, None, 2.0, 1.5], 'b': [True, None, False, True], 's': ['x', None, 'y', 'xz'], 'i': [1, 2, 3, 4], 'g': [1.5, 2.5, 3.5, 4.5], 'c': [True, False, True, True]})
d = d.astype({'q': 'Int64', 'p': 'Int64', 'f': 'Float64', 'b': 'boolean', 's': 'string'})
df = pd.concat([d['b'], d['c']]).to_frame()
df['types'] = ' '.join([str(x) for x in df.dtypes])
--- csv
0,types
True,boolean
,boolean
False,boolean
True,boolean
True,boolean
False,boolean
True,boolean
True,boolean

=== frames: pd.merge(pd.DataFrame({'k': ['a', 'z']}), d[['k', 'p', 'b']]
--- script
d = pd.DataFrame({'k': ['a', 'b', 'a', 'b'], 'q': [1, None, 3, 7], 'p': [4, 5, 6, 5], 'f': [0.5, None, 2.0, 1.5], 'b': [True, None, False, True], 's': ['x', None, 'y', 'xz'], 'i': [1, 2, 3, 4], 'g': [1.5, 2.5, 3.5, 4.5], 'c': [True, False, True, True]})
d = d.astype({'q': 'Int64', 'p': 'Int64', 'f': 'Float64', 'b': 'boolean', 's': 'string'})
df = pd.merge(pd.DataFrame({'k': ['a', 'z']}), d[['k', 'p', 'b']], how='left')
df['types'] = ' '.join([str(x) for x in df.dtypes])
--- csv
k,p,b,types
a,4,True,object Int64 boolean
a,6,False,object Int64 boolean
z,,,object Int64 boolean
--- diag
script:1:19: warning: a merge on 'k' repeats 1 row of the left table: the right table has 2 rows with the key 'a' [df-merge-repeated]
    1 | d = pd.DataFrame({'k': ['a', 'b', 'a', 'b'], 'q': [1, None, 3, 7], 'p': [4, 5,...
      |                   ^~~
help: the first row with this key is in script:1; keep one of the rows, or, if the repetition is intended, write validate='m:m'; the merge is at script:3

=== frames: d[['q', 'b', 's', 'f']].reindex([0, 7])
--- script
d = pd.DataFrame({'k': ['a', 'b', 'a', 'b'], 'q': [1, None, 3, 7], 'p': [4, 5, 6, 5], 'f': [0.5, None, 2.0, 1.5], 'b': [True, None, False, True], 's': ['x', None, 'y', 'xz'], 'i': [1, 2, 3, 4], 'g': [1.5, 2.5, 3.5, 4.5], 'c': [True, False, True, True]})
d = d.astype({'q': 'Int64', 'p': 'Int64', 'f': 'Float64', 'b': 'boolean', 's': 'string'})
df = d[['q', 'b', 's', 'f']].reindex([0, 7])
df['types'] = ' '.join([str(x) for x in df.dtypes])
--- csv
q,b,s,f,types
1,True,x,0.5,Int64 boolean string Float64
,,,,Int64 boolean string Float64

=== frames: d.fillna({'q': 0, 'b': False, 's': '', 'f': 0})
--- script
d = pd.DataFrame({'k': ['a', 'b', 'a', 'b'], 'q': [1, None, 3, 7], 'p': [4, 5, 6, 5], 'f': [0.5, None, 2.0, 1.5], 'b': [True, None, False, True], 's': ['x', None, 'y', 'xz'], 'i': [1, 2, 3, 4], 'g': [1.5, 2.5, 3.5, 4.5], 'c': [True, False, True, True]})
d = d.astype({'q': 'Int64', 'p': 'Int64', 'f': 'Float64', 'b': 'boolean', 's': 'string'})
df = d.fillna({'q': 0, 'b': False, 's': '', 'f': 0})
df['types'] = ' '.join([str(x) for x in df.dtypes])
--- csv
k,q,p,f,b,s,i,g,c,types
a,1,4,0.5,True,x,1,1.5,True,object Int64 Int64 Float64 boolean string int64 float64 bool
b,0,5,0.0,False,,2,2.5,False,object Int64 Int64 Float64 boolean string int64 float64 bool
a,3,6,2.0,False,y,3,3.5,True,object Int64 Int64 Float64 boolean string int64 float64 bool
b,7,5,1.5,True,xz,4,4.5,True,object Int64 Int64 Float64 boolean string int64 float64 bool

=== frames: d.select_dtypes('bool')
--- script
d = pd.DataFrame({'k': ['a', 'b', 'a', 'b'], 'q': [1, None, 3, 7], 'p': [4, 5, 6, 5], 'f': [0.5, None, 2.0, 1.5], 'b': [True, None, False, True], 's': ['x', None, 'y', 'xz'], 'i': [1, 2, 3, 4], 'g': [1.5, 2.5, 3.5, 4.5], 'c': [True, False, True, True]})
d = d.astype({'q': 'Int64', 'p': 'Int64', 'f': 'Float64', 'b': 'boolean', 's': 'string'})
df = d.select_dtypes('bool')
df['types'] = ' '.join([str(x) for x in df.dtypes])
--- csv
b,c,types
True,True,boolean bool
,False,boolean bool
False,True,boolean bool
True,True,boolean bool

=== frames: d.select_dtypes('number')
--- script
d = pd.DataFrame({'k': ['a', 'b', 'a', 'b'], 'q': [1, None, 3, 7], 'p': [4, 5, 6, 5], 'f': [0.5, None, 2.0, 1.5], 'b': [True, None, False, True], 's': ['x', None, 'y', 'xz'], 'i': [1, 2, 3, 4], 'g': [1.5, 2.5, 3.5, 4.5], 'c': [True, False, True, True]})
d = d.astype({'q': 'Int64', 'p': 'Int64', 'f': 'Float64', 'b': 'boolean', 's': 'string'})
df = d.select_dtypes('number')
df['types'] = ' '.join([str(x) for x in df.dtypes])
--- csv
q,p,f,i,g,types
1,4,0.5,1,1.5,Int64 Int64 Float64 int64 float64
,5,,2,2.5,Int64 Int64 Float64 int64 float64
3,6,2.0,3,3.5,Int64 Int64 Float64 int64 float64
7,5,1.5,4,4.5,Int64 Int64 Float64 int64 float64

=== frames: d[['q', 'f']] * 2
--- script
d = pd.DataFrame({'k': ['a', 'b', 'a', 'b'], 'q': [1, None, 3, 7], 'p': [4, 5, 6, 5], 'f': [0.5, None, 2.0, 1.5], 'b': [True, None, False, True], 's': ['x', None, 'y', 'xz'], 'i': [1, 2, 3, 4], 'g': [1.5, 2.5, 3.5, 4.5], 'c': [True, False, True, True]})
d = d.astype({'q': 'Int64', 'p': 'Int64', 'f': 'Float64', 'b': 'boolean', 's': 'string'})
df = d[['q', 'f']] * 2
df['types'] = ' '.join([str(x) for x in df.dtypes])
--- csv
q,f,types
2,1.0,Int64 Float64
,,Int64 Float64
6,4.0,Int64 Float64
14,3.0,Int64 Float64

=== frames: d[['q', 'p']].where(d[['q', 'p']] > 3)
--- script
d = pd.DataFrame({'k': ['a', 'b', 'a', 'b'], 'q': [1, None, 3, 7], 'p': [4, 5, 6, 5], 'f': [0.5, None, 2.0, 1.5], 'b': [True, None, False, True], 's': ['x', None, 'y', 'xz'], 'i': [1, 2, 3, 4], 'g': [1.5, 2.5, 3.5, 4.5], 'c': [True, False, True, True]})
d = d.astype({'q': 'Int64', 'p': 'Int64', 'f': 'Float64', 'b': 'boolean', 's': 'string'})
df = d[['q', 'p']].where(d[['q', 'p']] > 3)
df['types'] = ' '.join([str(x) for x in df.dtypes])
--- csv
q,p,types
,4,Int64 Int64
,5,Int64 Int64
,6,Int64 Int64
7,5,Int64 Int64

=== frames: d.iloc[:0].groupby('k')['q'].sum().reset_index()
--- script
d = pd.DataFrame({'k': ['a', 'b', 'a', 'b'], 'q': [1, None, 3, 7], 'p': [4, 5, 6, 5], 'f': [0.5, None, 2.0, 1.5], 'b': [True, None, False, True], 's': ['x', None, 'y', 'xz'], 'i': [1, 2, 3, 4], 'g': [1.5, 2.5, 3.5, 4.5], 'c': [True, False, True, True]})
d = d.astype({'q': 'Int64', 'p': 'Int64', 'f': 'Float64', 'b': 'boolean', 's': 'string'})
df = d.iloc[:0].groupby('k')['q'].sum().reset_index()
df['types'] = ' '.join([str(x) for x in df.dtypes])
--- csv
k,q,types

=== assigned: d.assign(q=d['q'].mask(d['p'] > 5, pd.NA), z=pd.NA)
--- script
d = pd.DataFrame({'k': ['a', 'b', 'a', 'b'], 'q': [1, None, 3, 7], 'p': [4, 5, 6, 5], 'f': [0.5, None, 2.0, 1.5], 'b': [True, None, False, True], 's': ['x', None, 'y', 'xz'], 'i': [1, 2, 3, 4], 'g': [1.5, 2.5, 3.5, 4.5], 'c': [True, False, True, True]})
d = d.astype({'q': 'Int64', 'p': 'Int64', 'f': 'Float64', 'b': 'boolean', 's': 'string'})
df = d.assign(q=d['q'].mask(d['p'] > 5, pd.NA), z=pd.NA)
df['types'] = ' '.join([str(x) for x in df.dtypes])
--- csv
k,q,p,f,b,s,i,g,c,z,types
a,1,4,0.5,True,x,1,1.5,True,,object Int64 Int64 Float64 boolean string int64 float64 bool object
b,,5,,,,2,2.5,False,,object Int64 Int64 Float64 boolean string int64 float64 bool object
a,,6,2.0,False,y,3,3.5,True,,object Int64 Int64 Float64 boolean string int64 float64 bool object
b,7,5,1.5,True,xz,4,4.5,True,,object Int64 Int64 Float64 boolean string int64 float64 bool object

=== nullable cells are assigned
--- script
d = pd.DataFrame({'k': ['a', 'b', 'a', 'b'], 'q': [1, None, 3, 7], 'p': [4, 5, 6, 5], 'f': [0.5, None, 2.0, 1.5], 'b': [True, None, False, True], 's': ['x', None, 'y', 'xz'], 'i': [1, 2, 3, 4], 'g': [1.5, 2.5, 3.5, 4.5], 'c': [True, False, True, True]})
d = d.astype({'q': 'Int64', 'p': 'Int64', 'f': 'Float64', 'b': 'boolean', 's': 'string'})
d.loc[1, 'p'] = None
d.loc[0, 'b'] = pd.NA
d.loc[d['p'] > 5, 'q'] = 0
d.loc[~d['b'], 'k'] = 'z'
d.loc[0, 's'] = 'w'
df = d
df['types'] = ' '.join([str(x) for x in df.dtypes])
--- csv
k,q,p,f,b,s,i,g,c,types
a,1,4,0.5,,w,1,1.5,True,object Int64 Int64 Float64 boolean string int64 float64 bool
b,,,,,,2,2.5,False,object Int64 Int64 Float64 boolean string int64 float64 bool
z,0,6,2.0,False,y,3,3.5,True,object Int64 Int64 Float64 boolean string int64 float64 bool
b,7,5,1.5,True,xz,4,4.5,True,object Int64 Int64 Float64 boolean string int64 float64 bool

=== pd.NA in literals
--- script
d = pd.DataFrame({'a': [1, pd.NA], 'b': ['x', pd.NA], 'c': [True, pd.NA]})
df = d.copy()
df['n'] = d['a'].astype('Int64')
df['f'] = d['a'].fillna(0)
df['m'] = d['b'].str.len()
df['p'] = d['a'] + 1
df['q'] = d['c'].astype('boolean')
df['r'] = pd.Series([1, pd.NA], dtype='Int64')
df['s'] = pd.Series(['1', '-']).replace('-', pd.NA).astype('Int64')
df['t'] = pd.Series([1.5, pd.NA], dtype='Float64')
df['u'] = pd.Series([True, None], dtype='boolean')
df['v'] = d['b'].astype(str)
df['types'] = ' '.join([str(x) for x in df.dtypes])
--- csv
a,b,c,n,f,m,p,q,r,s,t,u,v,types
1,x,True,1,1,1,2,True,1,1,1.5,True,x,object object object Int64 int64 object object boolean Int64 Int64 Float64 boolean object
,,,,0,,,,,,,,<NA>,object object object Int64 int64 object object boolean Int64 Int64 Float64 boolean object
--- diag
script:12:11: warning: column 'v' contains '<NA>', which is computed from a missing or infinite value [df-not-finite]
   12 | df['v'] = d['b'].astype(str)
      |           ^~~~~~~~~~~~~~~~~~
help: 'b' is missing in row 2; the column is computed at script:12; before that line, drop the row, or replace the missing, infinite or 0 value

=== convert_dtypes
--- script
d = pd.DataFrame({'a': [1, None], 'b': ['x', None], 'c': [True, None], 'd': [1.5, None], 'e': [1.0, 2.0], 'f': [None, None], 'g': [1, 'a'], 'h': pd.to_datetime(['2020-01-01', None]), 'i': [1, 2], 'j': [True, False], 'k': [np.nan, np.nan], 'l': [pd.NA, 'a'], 'm': [pd.NA, 1], 'n': pd.Series(['a', 'b'], dtype='category'), 'o': pd.Series([1.5, None], dtype='Float64')})
df = d.convert_dtypes()
df = pd.concat([df, df.iloc[:0].convert_dtypes()])
df['types'] = ' '.join([str(x) for x in df.dtypes])
--- csv
a,b,c,d,e,f,g,h,i,j,k,l,m,n,o,types
1,x,True,1.5,1,,1,2020-01-01,1,True,,,,a,1.5,Int64 string boolean Float64 Int64 object object datetime64[ns] Int64 boolean Int64 string object category Float64
,,,,2,,a,,2,False,,a,1,b,,Int64 string boolean Float64 Int64 object object datetime64[ns] Int64 boolean Int64 string object category Float64

=== nullable types of read_csv
--- data r.csv
a,b,c,d,s,n
1,True,1.5,x,01,1
,,,,,
3,False,2,y,02,3
--- script
df = pd.read_csv('r.csv', dtype={'a': 'Int64', 'b': 'boolean', 'c': 'Float64', 'd': 'string', 's': 'string', 'n': 'Float64'})
df['e'] = df['a'] + 1
df['m'] = df['b'] & (df['a'] > 0)
df['types'] = ' '.join([str(x) for x in df.dtypes])
--- csv
a,b,c,d,s,n,e,m,types
1,True,1.5,x,01,1.0,2,True,Int64 boolean Float64 string string Float64 Int64 boolean
,,,,,,,,Int64 boolean Float64 string string Float64 Int64 boolean
3,False,2.0,y,02,3.0,4,False,Int64 boolean Float64 string string Float64 Int64 boolean

=== what nullable columns cannot do
--- script
d = pd.DataFrame({'k': ['a', 'b', 'a', 'b'], 'q': [1, None, 3, 7], 'p': [4, 5, 6, 5], 'f': [0.5, None, 2.0, 1.5], 'b': [True, None, False, True], 's': ['x', None, 'y', 'xz'], 'i': [1, 2, 3, 4], 'g': [1.5, 2.5, 3.5, 4.5], 'c': [True, False, True, True]})
d = d.astype({'q': 'Int64', 'p': 'Int64', 'f': 'Float64', 'b': 'boolean', 's': 'string'})
x = d['b'].astype(bool)
x = d['q'].astype(int)
x = d['q'].astype('boolean').astype(bool)
x = d['i'].astype('boolean')
x = d['k'].astype('boolean')
x = d['q'] // 0
x = (d['q'] - 1) / 0
x = d['q'].fillna(1.5)
x = d['p'].where(d['c'], 'x')
x = d['b'].any(skipna=False)
x = 1 if d['q'].iloc[1] > 2 else 0
x = d['q'].iloc[1] in [1, 3]
x = bool(pd.NA)
x = pd.NA & False
x = np.where(d['q'] > 1, 1, 0)
x = d['i'].replace(3, pd.NA)
x = d['q'].interpolate()
x = pd.to_numeric(d['s'], errors='coerce')
x = pd.Series([1, pd.NA]).astype('float')
x = d['f'].map('{:.2f}'.format)
x = np.isnan(d['f'])
x = d[['q', 'f']].stack()
x = d.melt(id_vars='k', value_vars=['q', 'g'])
x = d[['q', 'f']].sum(axis=1)
x = d['b'].replace({True: 'y'})
x = (d['q'].astype('Int64') + 2 ** 53).cumsum()
x = d['q'] + np.nan
x = d['s'].sum()
x = np.fmax(d['q'], 2)
x = d['q'] + d['k']
--- diag
script:3:19: error: a missing value cannot become a bool [df-value]
    3 | x = d['b'].astype(bool)
      |                   ^~~~
help: it is in column 'b', row 2; .fillna(False) replaces missing values
script:4:19: error: a missing value cannot become an integer [df-value]
    4 | x = d['q'].astype(int)
      |                   ^~~
help: it is in column 'q', row 2; .astype('Float64') keeps missing values
script:5:37: error: a missing value cannot become a bool [df-value]
    5 | x = d['q'].astype('boolean').astype(bool)
      |                                     ^~~~
help: it is in column 'q', row 2; .fillna(False) replaces missing values
script:6:19: error: cannot convert '2' to boolean [df-value]
    6 | x = d['i'].astype('boolean')
      |                   ^~~~~~~~~
help: it is in column 'i', row 2
script:7:19: error: cannot convert 'a' to boolean [df-value]
    7 | x = d['k'].astype('boolean')
      |                   ^~~~~~~~~
help: it is in column 'k', row 1; to make it a missing value, write pd.to_numeric(..., errors='coerce')
script:8:5: error: division of a nullable column by zero with // is not part of df scripts [df-unsupported]
    8 | x = d['q'] // 0
      |     ^~~~~~~~~~~
help: compute with .astype('float')
script:9:5: error: NaN in a column of type Float64 is not part of df scripts [df-unsupported]
    9 | x = (d['q'] - 1) / 0
      |     ^~~~~~~~~~~~~~~~
help: compute with .astype('float'), in which missing cells are NaN
script:10:5: error: 1.5 does not fit into a column of type Int64 [df-value]
   10 | x = d['q'].fillna(1.5)
      |     ^~~~~~~~~~~~~~~~~~
help: convert the column first: .astype('Float64')
script:11:5: error: 'x' does not fit into a column of type Int64 [df-value]
   11 | x = d['p'].where(d['c'], 'x')
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~
help: convert the column first: .astype('object')
script:12:5: error: 'any' with skipna=False for column 'b', which has missing cells, is not part of df scripts [df-unsupported]
   12 | x = d['b'].any(skipna=False)
      |     ^~~~~~~~~~~~~~~~~~~~~~~~
help: leave skipna=False out, or fill the column: .fillna(False)
script:13:10: error: the truth value of pd.NA is ambiguous [df-type]
   13 | x = 1 if d['q'].iloc[1] > 2 else 0
      |          ^~~~~~~~~~~~~~~~~~
help: test it with pd.isna(x), or fill the column: .fillna(False)
script:14:5: error: the truth value of pd.NA is ambiguous [df-type]
   14 | x = d['q'].iloc[1] in [1, 3]
      |     ^~~~~~~~~~~~~~~~~~~~~~~~
help: test it with pd.isna(x), or fill the column: .fillna(False)
script:15:10: error: the truth value of pd.NA is ambiguous [df-type]
   15 | x = bool(pd.NA)
      |          ^~~~~
help: test it with pd.isna(x), or fill the column: .fillna(False)
script:16:5: error: unsupported operand types for &: 'NAType' and 'bool' [df-type]
   16 | x = pd.NA & False
      |     ^~~~~~~~~~~~~
script:17:14: error: 'where' needs a condition (True or False), not a column of boolean [df-type]
   17 | x = np.where(d['q'] > 1, 1, 0)
      |              ^~~~~~~~~~
help: fill its missing cells first, as in (df['a'] > 0).fillna(False)
script:18:5: error: pd.NA as the new value of a column of int64 is not part of df scripts [df-unsupported]
   18 | x = d['i'].replace(3, pd.NA)
      |     ^~~~~~~~~~~~~~~~~~~~~~~~
help: write np.nan, or first convert the column: .astype('Int64')
script:19:5: error: 'interpolate' of column 'q' of Int64 is not part of df scripts [df-unsupported]
   19 | x = d['q'].interpolate()
      |     ^~~~~~~~~~~~~~~~~~~~
help: convert it first: .astype('float')
script:20:5: error: to_numeric of missing cells in a column of type string is not part of df scripts [df-unsupported]
   20 | x = pd.to_numeric(d['s'], errors='coerce')
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: convert it first: .astype('object')
script:21:34: error: pd.NA is not a number [df-type]
   21 | x = pd.Series([1, pd.NA]).astype('float')
      |                                  ^~~~~~~
help: it is in row 2; .astype('Float64') keeps missing values
script:22:16: error: 'map' needs a format for cells without pd.NA, not 'function' [df-type]
   22 | x = d['f'].map('{:.2f}'.format)
      |                ^~~~~~~~~~~~~~~
help: add na_action='ignore', or fill the cells first: .fillna(0)
script:23:14: error: 'isnan' needs int64 or float64, not a column of Float64 [df-type]
   23 | x = np.isnan(d['f'])
      |              ^~~~~~
help: convert it first: .astype('float')
script:24:5: error: one column of the cells of Int64 and Float64 columns is not part of df scripts [df-unsupported]
   24 | x = d[['q', 'f']].stack()
      |     ^~~~~~~~~~~~~~~~~~~~~
help: convert them to one type first: df[['a', 'b']].astype('Float64')
script:25:5: error: one column of the cells of Int64 and Float64 columns is not part of df scripts [df-unsupported]
   25 | x = d.melt(id_vars='k', value_vars=['q', 'g'])
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: convert them to one type first: df[['a', 'b']].astype('Float64')
script:26:5: error: one column of the cells of Int64 and Float64 columns is not part of df scripts [df-unsupported]
   26 | x = d[['q', 'f']].sum(axis=1)
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~
help: convert them to one type first: df[['a', 'b']].astype('Float64')
script:27:5: error: 'y' does not fit into a column of type boolean [df-value]
   27 | x = d['b'].replace({True: 'y'})
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~
help: convert the column first: .astype('object')
script:28:5: error: integers beyond 2**53 beside missing cells is not part of df scripts [df-unsupported]
   28 | x = (d['q'].astype('Int64') + 2 ** 53).cumsum()
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: convert them first: .astype('float')
script:29:5: error: NaN in a column of type Float64 is not part of df scripts [df-unsupported]
   29 | x = d['q'] + np.nan
      |     ^~~~~~~~~~~~~~~
help: compute with .astype('float'), in which missing cells are NaN
script:30:5: error: 'sum' does not work on a column of type string [df-type]
   30 | x = d['s'].sum()
      |     ^~~~~~~~~~~~
help: write ''.join(s.dropna())
script:31:13: error: 'fmax' needs int64 or float64, not a column of Int64 [df-type]
   31 | x = np.fmax(d['q'], 2)
      |             ^~~~~~
help: convert it first: .astype('float')
script:32:5: error: unsupported operand types for +: 'int' and 'str' [df-type]
   32 | x = d['q'] + d['k']
      |     ^~~~~~~~~~~~~~~
help: .astype('float') converts strings to numbers, and .astype('str') converts numbers to strings

=== assignment that a nullable column cannot hold
--- script
d = pd.DataFrame({'k': ['a', 'b', 'a', 'b'], 'q': [1, None, 3, 7], 'p': [4, 5, 6, 5], 'f': [0.5, None, 2.0, 1.5], 'b': [True, None, False, True], 's': ['x', None, 'y', 'xz'], 'i': [1, 2, 3, 4], 'g': [1.5, 2.5, 3.5, 4.5], 'c': [True, False, True, True]})
d = d.astype({'q': 'Int64', 'p': 'Int64', 'f': 'Float64', 'b': 'boolean', 's': 'string'})
d.loc[0, 'p'] = 1.5
--- diag
script:3:17: error: 1.5 does not fit into a column of type Int64 [df-value]
    3 | d.loc[0, 'p'] = 1.5
      |                 ^~~
help: convert the column first: .astype('Float64')
