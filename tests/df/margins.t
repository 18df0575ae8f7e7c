=== margins of a pivot table
--- data m.csv
Model,Server,Batch,Time,Cost
b,x,1,1,0.5
a,y,1,2,1.25
a,x,2,3,2.5
b,x,2,4,4
c,y,1,5,7
a,y,2,6,8
--- script
df = pd.read_csv('m.csv')
df = df.pivot_table(index='Model', columns='Server', values='Time', aggfunc='sum', fill_value=0, margins=True).reset_index()
--- csv
Model,x,y,All
a,3,8,11
b,5,0,5
c,0,5,5
All,8,13,21

=== margins of means count rows, not cells
--- data m.csv
Model,Server,Batch,Time,Cost
b,x,1,1,0.5
a,y,1,2,1.25
a,x,2,3,2.5
b,x,2,4,4
c,y,1,5,7
a,y,2,6,8
--- script
df = pd.read_csv('m.csv')
df = df.pivot_table(index='Model', columns='Server', values='Time', margins=True, margins_name='Total').reset_index()
--- csv
Model,x,y,Total
a,3.0,4.0,3.6666666666666665
b,2.5,,2.5
c,,5.0,5.0
Total,2.6666666666666665,4.333333333333333,3.5

=== margins of several keys
--- data m.csv
Model,Server,Batch,Time,Cost
b,x,1,1,0.5
a,y,1,2,1.25
a,x,2,3,2.5
b,x,2,4,4
c,y,1,5,7
a,y,2,6,8
--- script
df = pd.read_csv('m.csv')
df = df.pivot_table(index=['Model', 'Batch'], columns='Server', values='Time', aggfunc='count', margins=True).reset_index()
--- csv
Model,Batch,x,y,All
a,1,,1.0,1
a,2,1.0,1.0,2
b,1,1.0,,1
b,2,1.0,,1
c,1,,1.0,1
All,,3.0,3.0,6

=== margins of several keys and columns of values
--- data m.csv
Model,Server,Batch,Time,Cost
b,x,1,1,0.5
a,y,1,2,1.25
a,x,2,3,2.5
b,x,2,4,4
c,y,1,5,7
a,y,2,6,8
--- script
df = pd.read_csv('m.csv')
df = pd.pivot_table(df, index='Model', columns=['Server', 'Batch'], values=['Time', 'Cost'], aggfunc={'Cost': 'max', 'Time': 'sum'}, margins=True).reset_index()
--- csv
Model,Cost,Cost,Cost,Cost,Cost,Time,Time,Time,Time,Time
,x,x,y,y,All,x,x,y,y,All
,1,2,1,2,,1,2,1,2,
a,,2.5,1.25,8.0,8.0,,3.0,2.0,6.0,11
b,0.5,4.0,,,4.0,1.0,4.0,,,5
c,,,7.0,,7.0,,,5.0,,5
All,0.5,4.0,7.0,8.0,8.0,1.0,7.0,7.0,6.0,21

=== margins without columns, of several functions
--- data m.csv
Model,Server,Batch,Time,Cost
b,x,1,1,0.5
a,y,1,2,1.25
a,x,2,3,2.5
b,x,2,4,4
c,y,1,5,7
a,y,2,6,8
--- script
df = pd.read_csv('m.csv')
df = df.pivot_table(index='Model', values=['Time', 'Cost'], aggfunc=['mean', 'max', len], margins=True).reset_index()
--- csv
Model,mean,mean,max,max,len,len
,Cost,Time,Cost,Time,Cost,Time
a,3.9166666666666665,3.6666666666666665,8.0,6,3,3
b,2.25,2.5,4.0,4,2,2
c,7.0,5.0,7.0,5,1,1
All,3.875,3.5,8.0,6,6,6

=== margins of a function and of categories
--- data m.csv
Model,Server,Batch,Time,Cost
b,x,1,1,0.5
a,y,1,2,1.25
a,x,2,3,2.5
b,x,2,4,4
c,y,1,5,7
a,y,2,6,8
--- script
df = pd.read_csv('m.csv')
df['Model'] = pd.Categorical(df['Model'], categories=['c', 'b', 'none', 'a'], ordered=True)
df = df.pivot_table(index='Model', columns='Server', values='Time', aggfunc=lambda s: s.max() - s.min(), margins=True).reset_index()
--- csv
Model,x,y,All
c,,0.0,0
b,3.0,,3
a,0.0,4.0,4
All,3.0,4.0,5

=== margins leave out rows that other cells count
--- data m.csv
Model,Server,Time,Cost
b,x,1,0.5
a,y,2,
a,x,,2.5
b,y,4,4
--- script
df = pd.read_csv('m.csv')
one = df.pivot_table(index='Model', columns='Server', values='Time', aggfunc='sum', margins=True)
kept = df.pivot_table(index='Model', columns='Server', values=['Time', 'Cost'], aggfunc='sum', margins=True, dropna=False)
df = df.pivot_table(index='Model', columns='Server', values=['Time', 'Cost'], aggfunc='sum', margins=True).reset_index()
--- csv
Model,Cost,Cost,Cost,Time,Time,Time
,x,y,All,x,y,All
a,2.5,0.0,,0.0,2.0,
b,0.5,4.0,4.5,1.0,4.0,5.0
All,0.5,4.0,4.5,1.0,4.0,5.0
--- diag
m.csv:3:7: warning: the margins omit 2 of 4 rows that other cells count: column 'Cost' has no value in the first of them [df-margins]
    3 | a,y,2,
      |       ^
help: to count the same rows in all cells, remove these rows before the call, or make a table for each column of values

=== margins that are refused
--- script
df = pd.DataFrame({'k': ['x', 'y', 'y'], 'c': ['p', 'p', 'q'], 'n': [1, 2, 3], 'v': [1, 2, 3]})
a = df.pivot_table(columns='c', values='n', margins=True)
b = df.pivot_table(index='k', columns='c', values='n', aggfunc='first', margins=True)
c = df.pivot_table(index='k', columns='c', values='n', aggfunc='size', margins=True)
d = df.pivot_table(index='k', columns='c', values='n', aggfunc=np.std, margins=True)
e = df.pivot_table(index='k', columns='c', values=['n', 'v'], aggfunc={'n': 'sum'}, margins=True)
f = df.pivot_table(index='k', columns='c', values='n', margins=True, margins_name='q')
g = df.pivot_table(index='k', columns='c', values='n', margins=True, margins_name='x')
h = df.pivot_table(index='k', columns='c', values='n', margins=True, margins_name=1)
i = df.pivot_table(index='k', columns='c', values='n', margins='All')
j = df[df['n'] > 9].pivot_table(index='k', columns='c', values='n', margins=True)
k = pd.pivot_table(df['n'], index='k', margins=True)
--- diag
script:2:53: error: margins=True without index= is not part of df scripts [df-unsupported]
    2 | a = df.pivot_table(columns='c', values='n', margins=True)
      |                                                     ^~~~
help: pass the keys as index=, then transpose the table: .T
script:3:64: error: 'first' with margins=True is not part of df scripts [df-unsupported]
    3 | b = df.pivot_table(index='k', columns='c', values='n', aggfunc='first', margins=True)
      |                                                                ^~~~~~~
help: use another function, such as 'sum', or remove margins=True
script:4:64: error: 'size' with margins=True is not part of df scripts [df-unsupported]
    4 | c = df.pivot_table(index='k', columns='c', values='n', aggfunc='size', margins=True)
      |                                                                ^~~~~~
help: write aggfunc='count' or aggfunc=len
script:5:64: error: 'np.std' with margins=True is not part of df scripts [df-unsupported]
    5 | d = df.pivot_table(index='k', columns='c', values='n', aggfunc=np.std, margins=True)
      |                                                                ^~~~~~
help: write aggfunc='std'
script:6:71: error: with margins=True, aggfunc= must have one function for each column of values [df-value]
    6 | e = df.pivot_table(index='k', columns='c', values=['n', 'v'], aggfunc={'n': 'sum'}, margins=True)
      |                                                                       ^~~~~~~~~~~~
help: list the same columns in values= and aggfunc=
script:7:64: error: the margins would be named 'q', but a key already has this value [df-value]
    7 | f = df.pivot_table(index='k', columns='c', values='n', margins=True, margins_name='q')
      |                                                                ^~~~
help: give them another name, such as margins_name='Total'
script:8:64: error: the margins would be named 'x', but a key already has this value [df-value]
    8 | g = df.pivot_table(index='k', columns='c', values='n', margins=True, margins_name='x')
      |                                                                ^~~~
help: give them another name, such as margins_name='Total'
script:9:83: error: argument 'margins_name' of 'pivot_table' must be a string, not 1 [df-type]
    9 | h = df.pivot_table(index='k', columns='c', values='n', margins=True, margins_name=1)
      |                                                                                   ^
script:10:64: error: argument 'margins' of 'pivot_table' must be True or False, not the string 'All' [df-type]
   10 | i = df.pivot_table(index='k', columns='c', values='n', margins='All')
      |                                                                ^~~~~
script:11:77: error: the table has no rows for margins [df-value]
   11 | j = df[df['n'] > 9].pivot_table(index='k', columns='c', values='n', margins=True)
      |                                                                             ^~~~
script:12:20: error: 'pivot_table' needs a frame, not 'Series' [df-type]
   12 | k = pd.pivot_table(df['n'], index='k', margins=True)
      |                    ^~~~~~~

=== margins of a crosstab
--- data m.csv
Model,Server,Batch
b,x,1
a,y,1
a,x,2
b,x,2
c,y,1
a,y,2
--- script
df = pd.read_csv('m.csv')
df = pd.crosstab(df['Model'], [df['Server'], df['Batch']], margins=True, margins_name='Sum').reset_index()
--- csv
Model,x,x,y,y,Sum
,1,2,1,2,
a,0,1,1,1,3
b,1,1,0,0,2
c,0,0,1,0,1
Sum,1,2,2,1,6

=== shares in a crosstab
--- data m.csv
Model,Server,Batch
b,x,1
a,y,1
a,x,2
b,x,2
c,y,1
a,y,2
--- script
df = pd.read_csv('m.csv')
t = []
for how in [True, 'all', 'index', 'columns', 0, 1, False]:
    t.append(pd.crosstab(df['Model'], df['Server'], normalize=how).reset_index())
df = pd.concat(t)
--- csv
Model,x,y
a,0.16666666666666666,0.3333333333333333
b,0.3333333333333333,0.0
c,0.0,0.16666666666666666
a,0.16666666666666666,0.3333333333333333
b,0.3333333333333333,0.0
c,0.0,0.16666666666666666
a,0.3333333333333333,0.6666666666666666
b,1.0,0.0
c,0.0,1.0
a,0.3333333333333333,0.6666666666666666
b,0.6666666666666666,0.0
c,0.0,0.3333333333333333
a,0.3333333333333333,0.6666666666666666
b,1.0,0.0
c,0.0,1.0
a,0.3333333333333333,0.6666666666666666
b,0.6666666666666666,0.0
c,0.0,0.3333333333333333
a,1.0,2.0
b,2.0,0.0
c,0.0,1.0

=== shares in a crosstab with margins
--- data m.csv
Model,Server,Batch
b,x,1
a,y,1
a,x,2
b,x,2
c,y,1
a,y,2
--- script
df = pd.read_csv('m.csv')
t = []
for how in [True, 'index', 'columns']:
    t.append(pd.crosstab(df['Model'], df['Server'], margins=True, normalize=how).reset_index())
df = pd.concat(t)
--- csv
Model,x,y,All
a,0.16666666666666666,0.3333333333333333,0.5
b,0.3333333333333333,0.0,0.3333333333333333
c,0.0,0.16666666666666666,0.16666666666666666
All,0.5,0.5,1.0
a,0.3333333333333333,0.6666666666666666,
b,1.0,0.0,
c,0.0,1.0,
All,0.5,0.5,
a,0.3333333333333333,0.6666666666666666,0.5
b,0.6666666666666666,0.0,0.3333333333333333
c,0.0,0.3333333333333333,0.16666666666666666

=== shares of sums in a crosstab, named axes
--- data m.csv
Model,Server,Time
b,x,1.5
a,y,2
a,x,0
b,x,4
c,y,5
a,y,6
--- script
df = pd.read_csv('m.csv')
t = pd.crosstab(df['Model'], df['Server'], df['Time'], ['Row'], ['Column'], 'sum', True, normalize='all')
df = t.stack().reset_index()
--- csv
Row,Column,0
a,x,0.0
a,y,0.43243243243243246
a,All,0.43243243243243246
b,x,0.2972972972972973
b,y,0.0
b,All,0.2972972972972973
c,x,0.0
c,y,0.2702702702702703
c,All,0.2702702702702703
All,x,0.2972972972972973
All,y,0.7027027027027027
All,All,1.0

=== arguments of a crosstab that are refused
--- script
df = pd.DataFrame({'k': ['x', 'y', 'y'], 'c': ['p', 'p', 'q'], 'n': [1, 2, 3]})
a = pd.crosstab(df['k'], df['c'], normalize='rows')
b = pd.crosstab(df['k'], df['c'], normalize=2)
c = pd.crosstab(df['k'], df['c'], rownames=['a', 'b'])
d = pd.crosstab(df['k'], df['c'], colnames='a')
e = pd.crosstab(df['k'], df['c'], margins=True, margins_name='y')
f = pd.crosstab(df['k'], df['c'], values=df['n'], aggfunc='last', margins=True)
--- diag
script:2:45: error: argument 'normalize' of 'crosstab' must be True, 'all', 'index', 'columns', 0 or 1, not 'rows' [df-type]
    2 | a = pd.crosstab(df['k'], df['c'], normalize='rows')
      |                                             ^~~~~~
help: pass the column itself, such as df['a']
script:3:45: error: argument 'normalize' of 'crosstab' must be True, 'all', 'index', 'columns', 0 or 1, not 2 [df-type]
    3 | b = pd.crosstab(df['k'], df['c'], normalize=2)
      |                                             ^
script:4:44: error: found 2 names for 1 column, expected one for each [df-value]
    4 | c = pd.crosstab(df['k'], df['c'], rownames=['a', 'b'])
      |                                            ^~~~~~~~~~
script:5:44: error: argument 'colnames' of 'crosstab' must be a list of names, not the string 'a' [df-type]
    5 | d = pd.crosstab(df['k'], df['c'], colnames='a')
      |                                            ^~~
script:6:43: error: the margins would be named 'y', but a key already has this value [df-value]
    6 | e = pd.crosstab(df['k'], df['c'], margins=True, margins_name='y')
      |                                           ^~~~
help: give them another name, such as margins_name='Total'
script:7:59: error: 'last' with margins=True is not part of df scripts [df-unsupported]
    7 | f = pd.crosstab(df['k'], df['c'], values=df['n'], aggfunc='last', margins=True)
      |                                                           ^~~~~~
help: use another function, such as 'sum', or remove margins=True
