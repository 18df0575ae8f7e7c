=== cells of another frame overwrite cells
--- data base.csv
Model,ms,note,day
bert,10,old,2026-01-01
t5,20,,2026-01-02
gpt,30,kept,
--- data new.csv
Model,ms,note,day,other
t5,18,new,2026-02-01,1
bert,,,,2
vit,5,none,2026-02-03,3
--- script
a = pd.read_csv('base.csv', parse_dates=['day']).set_index('Model')
b = pd.read_csv('new.csv', parse_dates=['day']).set_index('Model')
c = a.copy()
c.update(b, overwrite=False)
e = a.copy()
e.update(b['ms'], filter_func=lambda x: x > 10)
f = pd.DataFrame({'x': [1, 2, 3], 'y': [1.5, np.nan, 2]})
f.update(pd.DataFrame({'y': [4, 5], 'x': [2.5, np.nan]}, index=[1, 2]), errors='ignore')
g = pd.DataFrame({'x': [1, 2, 3]})
none = g.update(pd.DataFrame({'x': [4, 5]}, index=[2, 9]))
a.update(b)
df = pd.concat([a, c, e]).reset_index()
df['x'] = (f['x'].tolist() + g['x'].tolist() + [none is None] * 3)
df['y'] = f['y'].tolist() * 3
--- csv
Model,ms,note,day,x,y
bert,10,old,2026-01-01,1.0,1.5
t5,18,new,2026-02-01,2.5,4.0
gpt,30,kept,,3.0,5.0
bert,10,old,2026-01-01,1,1.5
t5,20,new,2026-01-02,2,4.0
gpt,30,kept,,4,5.0
bert,10,old,2026-01-01,True,1.5
t5,18,,2026-01-02,True,4.0
gpt,30,kept,,True,5.0

=== what cannot be updated
--- script
a = pd.DataFrame({'x': [1, 2], 'd': pd.to_datetime(['2026-01-01', '2026-01-02']), 'c': ['p', 'q']})
a['c'] = a['c'].astype('category')
a.update({'x': [1]})
a.update(pd.Series([1]))
a.update(pd.DataFrame({'x': [1, 2]}, index=[0, 0]))
a.update(pd.DataFrame({'x': [1, 2]}), errors='raise')
a.update(pd.DataFrame({'x': [1, 2]}), join='inner')
a.update(pd.DataFrame({'x': [1, 2]}), filter_func=lambda x: x)
a.update(pd.DataFrame({'d': [1, 2]}))
a.update(pd.DataFrame({'c': ['z', 'p']}))
a.update(pd.DataFrame({'d': ['2026', '2027']}))
--- diag
script:3:10: error: 'update' needs a DataFrame or a column with a name, not 'dict' [df-type]
    3 | a.update({'x': [1]})
      |          ^~~~~~~~~~
script:4:10: error: 'update' needs a DataFrame or a column with a name [df-type]
    4 | a.update(pd.Series([1]))
      |          ^~~~~~~~~~~~~~
help: .rename('a') gives a column a name
script:5:10: error: the rows of both sides cannot be matched, because a row label occurs twice [df-value]
    5 | a.update(pd.DataFrame({'x': [1, 2]}, index=[0, 0]))
      |          ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: turn the labels into columns and match those: x.reset_index().merge(y.reset_index(), on='label')
script:6:10: error: both frames have a value in column 'x', row 1 [df-value]
    6 | a.update(pd.DataFrame({'x': [1, 2]}), errors='raise')
      |          ^~~~~~~~~~~~~~~~~~~~~~~~~~~
help: remove errors='raise' to overwrite it
script:7:44: error: argument 'join' of 'update' cannot be 'inner' [df-value]
    7 | a.update(pd.DataFrame({'x': [1, 2]}), join='inner')
      |                                            ^~~~~~~
help: there is only 'left'
script:8:51: error: 'filter_func' must return a bool for each cell [df-type]
    8 | a.update(pd.DataFrame({'x': [1, 2]}), filter_func=lambda x: x)
      |                                                   ^~~~~~~~~~~
help: write a comparison, such as lambda x: x > 0
script:9:10: error: column 'd' has dates or time spans in only one of the frames [df-type]
    9 | a.update(pd.DataFrame({'d': [1, 2]}))
      |          ^~~~~~~~~~~~~~~~~~~~~~~~~~~
help: convert the other column first: pd.to_datetime or pd.to_timedelta
script:10:1: error: 'z' is not one of the categories of column 'c' [df-value]
   10 | a.update(pd.DataFrame({'c': ['z', 'p']}))
      | ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: first add the category: df['c'] = df['c'].cat.add_categories(['z'])
script:11:10: error: column 'd' has dates or time spans in only one of the frames [df-type]
   11 | a.update(pd.DataFrame({'d': ['2026', '2027']}))
      |          ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: convert the other column first: pd.to_datetime or pd.to_timedelta

=== categories must contain cells that are not written
--- script
a = pd.DataFrame({'k': pd.Categorical(['p', 'q'], categories=['p', 'q'])})
b = pd.DataFrame({'k': pd.Categorical(['p', None], categories=['p', 'q'])})
new = pd.DataFrame({'k': ['z', None]})
a.update(new, overwrite=False)
b.update(new, overwrite=False)
--- diag
script:5:1: error: 'z' is not one of the categories of column 'k' [df-value]
    5 | b.update(new, overwrite=False)
      | ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: first add the category: df['k'] = df['k'].cat.add_categories(['z'])
