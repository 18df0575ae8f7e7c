=== columns with suffixes become rows
--- data wide.csv
Model,ms_2025,ms_2026,cost_2026,size,name
bert,10,9.5,1,small,b
t5,20,18,2,large,t
--- script
a = pd.read_csv('wide.csv')
one = pd.wide_to_long(a, 'ms', i='Model', j='year', sep='_').reset_index()
two = pd.wide_to_long(a, ['ms', 'cost'], 'Model', 'year', '_').reset_index()
three = pd.wide_to_long(a, ['ms_', 'cost_'], i=['Model', 'size'], j='year').reset_index().rename(columns={'ms_': 'ms', 'cost_': 'cost'})
four = pd.wide_to_long(a.rename(columns={'ms_2025': 'ms-old', 'ms_2026': 'ms-new'}), ['ms'], i='Model', j='year', sep='-', suffix=r'\w+').reset_index()
df = pd.concat([one, two, three, four])[['Model', 'size', 'year', 'name', 'ms', 'cost']]
--- csv
Model,size,year,name,ms,cost
bert,small,2025,b,10.0,
t5,large,2025,t,20.0,
bert,small,2026,b,9.5,
t5,large,2026,t,18.0,
bert,small,2025,b,10.0,
t5,large,2025,t,20.0,
bert,small,2026,b,9.5,1.0
t5,large,2026,t,18.0,2.0
bert,small,2025,b,10.0,
bert,small,2026,b,9.5,1.0
t5,large,2025,t,20.0,
t5,large,2026,t,18.0,2.0
bert,small,old,b,10.0,
t5,large,old,t,20.0,
bert,small,new,b,9.5,
t5,large,new,t,18.0,

=== suffixes that are no integers
--- script
a = pd.DataFrame({'id': [2, 1], 'p-1.5': [1, 2], 'p-2': [3, 4], 'q-01': [5, 6], 'q-x': ['u', None]})
b = pd.wide_to_long(a, 'p', i='id', j='size', sep='-', suffix=r'[\d.]+')
c = pd.wide_to_long(a[['id', 'q-01', 'q-x']], 'q', i='id', j='size', sep='-', suffix='.+')
df = pd.concat([b.reset_index()[['id', 'size', 'p']], c.reset_index()])
df['labels'] = ', '.join([str(x) for x in c.index.tolist()])
--- csv
id,size,p,q,labels
2,1.5,1.0,,"(2, '01'), (1, '01'), (2, 'x'), (1, 'x')"
1,1.5,2.0,,"(2, '01'), (1, '01'), (2, 'x'), (1, 'x')"
2,2.0,3.0,,"(2, '01'), (1, '01'), (2, 'x'), (1, 'x')"
1,2.0,4.0,,"(2, '01'), (1, '01'), (2, 'x'), (1, 'x')"
2,01,,5,"(2, '01'), (1, '01'), (2, 'x'), (1, 'x')"
1,01,,6,"(2, '01'), (1, '01'), (2, 'x'), (1, 'x')"
2,x,,u,"(2, '01'), (1, '01'), (2, 'x'), (1, 'x')"
1,x,,,"(2, '01'), (1, '01'), (2, 'x'), (1, 'x')"

=== what wide_to_long cannot convert
--- script
a = pd.DataFrame({'id': [1, 1], 'k': ['x', None], 'ms_1': [1, 2], 'ms_b': [1, 2], 'ms': [1, 2]})
b = pd.wide_to_long(a, 'ms', i='id', j='n', sep='_')
a = a.drop(columns='ms')
b = pd.wide_to_long(a, 'ms', i='id', j='n', sep='_')
b = pd.wide_to_long(a, 'ms', i='k', j='n', sep='_')
b = pd.wide_to_long(a, 'ms', i='ids', j='n', sep='_')
b = pd.wide_to_long(a, 'ms', i='id', j='k', sep='_')
b = pd.wide_to_long(a, 's', i='id', j='n', sep='_')
b = pd.wide_to_long(a, 'ms', i='id', j='n')
b = pd.wide_to_long(a, 'ms', i='id', j='n', sep='_', suffix='(')
b = pd.wide_to_long(a, [], i='id', j='n', sep='_')
b = pd.wide_to_long(a['id'], 'ms', i='id', j='n', sep='_')
--- diag
script:2:24: error: column 'ms' already exists [df-value]
    2 | b = pd.wide_to_long(a, 'ms', i='id', j='n', sep='_')
      |                        ^~~~
help: rename the column, or choose another name
script:4:32: error: rows 1 and 2 have the same values in the columns of i= [df-value]
    4 | b = pd.wide_to_long(a, 'ms', i='id', j='n', sep='_')
      |                                ^~~~
help: name enough columns to tell the rows apart: i=['a', 'b']
script:5:32: error: row 2 has no value in a column of i= [df-value]
    5 | b = pd.wide_to_long(a, 'ms', i='k', j='n', sep='_')
      |                                ^~~
script:6:32: error: unknown column 'ids' [df-column]
    6 | b = pd.wide_to_long(a, 'ms', i='ids', j='n', sep='_')
      |                                ^~~~~
help: did you mean 'id'? columns are 'id', 'k', 'ms_1', 'ms_b'
script:7:40: error: column 'k' already exists [df-value]
    7 | b = pd.wide_to_long(a, 'ms', i='id', j='k', sep='_')
      |                                        ^~~
help: rename the column, or choose another name
script:8:24: error: no column name is 's_' followed by a suffix [df-value]
    8 | b = pd.wide_to_long(a, 's', i='id', j='n', sep='_')
      |                        ^~~
help: sep= is the string before the suffix: sep='_' for ms_2026
script:9:24: error: no column name is 'ms' followed by a suffix [df-value]
    9 | b = pd.wide_to_long(a, 'ms', i='id', j='n')
      |                        ^~~~
help: suffixes must be digits unless suffix= sets another pattern, such as suffix=r'\w+' for words
script:10:65: error: invalid regular expression: missing closing parenthesis [df-value]
   10 | b = pd.wide_to_long(a, 'ms', i='id', j='n', sep='_', suffix='(')
      |                                                                 ^
help: to search for a special character itself, write a backslash before it, as in r'\('
script:11:24: error: 'wide_to_long' needs a non-empty list of column name prefixes [df-type]
   11 | b = pd.wide_to_long(a, [], i='id', j='n', sep='_')
      |                        ^~
script:12:21: error: 'wide_to_long' needs a DataFrame, not 'Series' [df-type]
   12 | b = pd.wide_to_long(a['id'], 'ms', i='id', j='n', sep='_')
      |                     ^~~~~~~
help: pass a single value, such as df['a'].iloc[0]
