=== a blank in the list that rows are looked up in
--- data runs.csv
Model,Instance,Rate
tiny,small,10
base,small,20
huge,large,30
--- data prices.csv
Instance,$/h
small ,1
large,9
--- script
df = pd.merge(pd.read_csv('runs.csv'), pd.read_csv('prices.csv'), on='Instance')
--- csv
Model,Instance,Rate,$/h
huge,large,30,9
--- diag
runs.csv:2:6: warning: a merge on 'Instance' loses 2 of 3 rows: the right table has no 'small' [df-merge-lost]
    2 | tiny,small,10
      |      ^
help: 'small ' in prices.csv:2 has white space at its end; the merge is at script:1

=== a blank, case, a dash and a slip among the rows
--- data runs.csv
Model,Instance,Rate
a, c4-large,10
b,c4-Large,20
c,c4–large,30
d,c4-largo,40
e,,50
f,"c4-large",60
g,nowhere,70
--- data prices.csv
Instance,$/h
c4-large,1
--- script
df = pd.read_csv('runs.csv').merge(pd.read_csv('prices.csv'))
--- csv
Model,Instance,Rate,$/h
f,c4-large,60,1
--- diag
runs.csv:2:3: warning: a merge on 'Instance' loses 1 of 7 rows: the right table has no ' c4-large' [df-merge-lost]
    2 | a, c4-large,10
      |   ^
help: ' c4-large' has white space at its start; 'c4-large' is in prices.csv:2; the merge is at script:1
runs.csv:3:3: warning: a merge on 'Instance' loses 1 of 7 rows: the right table has no 'c4-Large' [df-merge-lost]
    3 | b,c4-Large,20
      |   ^
help: 'c4-large' in prices.csv:2 differs only in upper and lower case; write both the same way; the merge is at script:1
runs.csv:4:3: warning: a merge on 'Instance' loses 1 of 7 rows: the right table has no 'c4–large' [df-merge-lost]
    4 | c,c4–large,30
      |   ^
help: 'c4-large' in prices.csv:2 differs only in white space, '-' or '_'; write both the same way; the merge is at script:1
runs.csv:5:3: warning: a merge on 'Instance' loses 1 of 7 rows: the right table has no 'c4-largo' [df-merge-lost]
    5 | d,c4-largo,40
      |   ^
help: did you mean 'c4-large'?; the merge is at script:1
runs.csv:6:3: warning: a merge on 'Instance' loses 1 of 7 rows: the right table has no row with an empty key [df-merge-lost]
    6 | e,,50
      |   ^
help: how='left' keeps the rows; if the loss is intended, write how='inner'; the merge is at script:1
runs.csv:8:3: warning: a merge on 'Instance' loses 1 of 7 rows: the right table has no 'nowhere' [df-merge-lost]
    8 | g,nowhere,70
      |   ^
help: how='left' keeps the rows; if the loss is intended, write how='inner'; the merge is at script:1

=== what a list has beyond need is not lost; nor is what how='left' keeps
--- data runs.csv
Instance,Rate
small,10
small,20
other,30
--- data prices.csv
Instance,$/h
small,1
large,9
--- script
df = pd.merge(pd.read_csv('runs.csv'), pd.read_csv('prices.csv'), how='left')
--- csv
Instance,Rate,$/h
small,10,1.0
small,20,1.0
other,30,

=== how='left' with a blank
--- data runs.csv
Instance,Rate
small ,10
small,20
other,30
--- data prices.csv
Instance,$/h
small,1
--- script
df = pd.merge(pd.read_csv('runs.csv'), pd.read_csv('prices.csv'), how='left')
--- csv
Instance,Rate,$/h
small ,10,
small,20,1.0
other,30,
--- diag
runs.csv:2:1: warning: a merge on 'Instance' finds nothing for 1 of 3 rows: the right table has no 'small ' [df-merge-lost]
    2 | small ,10
      | ^
help: 'small ' has white space at its end; 'small' is in prices.csv:2; the merge is at script:1

=== the list on the left
--- data runs.csv
Instance,Rate
small,10
small,20
big,30
big,40
large,50
--- data prices.csv
Instance,$/h
small,1
big,3
huge,9
--- script
df = pd.merge(pd.read_csv('prices.csv'), pd.read_csv('runs.csv'), on='Instance')
--- csv
Instance,$/h,Rate
small,1,10
small,1,20
big,3,30
big,3,40
--- diag
runs.csv:6:1: warning: a merge on 'Instance' loses 1 of 5 rows: the left table has no 'large' [df-merge-lost]
    6 | large,50
      | ^
help: how='right' keeps the rows; if the loss is intended, write how='inner'; the merge is at script:1

=== how='inner', written out
--- data april.csv
Model,April
tiny,1
base,2
huge,3
--- data may.csv
Model,May
tiny,1
Huge,4
--- script
df = pd.merge(pd.read_csv('april.csv'), pd.read_csv('may.csv'), how='inner')
--- csv
Model,April,May
tiny,1,1
--- diag
april.csv:4:1: warning: a merge on 'Model' loses 1 of 3 rows: the right table has no 'huge' [df-merge-lost]
    4 | huge,3
      | ^
help: 'Huge' in may.csv:3 differs only in upper and lower case; write both the same way; the merge is at script:1

=== keys that stand twice
--- data runs.csv
Model,Instance,Rate
tiny,small,10
base,small,20
huge,large,30
--- data prices.csv
Instance,$/h
small,1
large,9
small,2
unused,3
unused,4
--- script
df = pd.merge(pd.read_csv('runs.csv'), pd.read_csv('prices.csv'), on='Instance')
--- csv
Model,Instance,Rate,$/h
tiny,small,10,1
tiny,small,10,2
base,small,20,1
base,small,20,2
huge,large,30,9
--- diag
prices.csv:4:1: warning: a merge on 'Instance' repeats 2 rows of the left table: the right table has 2 rows with the key 'small' [df-merge-repeated]
    4 | small,2
      | ^
help: the first row with this key is in prices.csv:2; keep one of the rows, or, if the repetition is intended, write validate='m:m'; the merge is at script:1

=== the right side keeps its rows, the left one repeats them
--- data runs.csv
Instance,Rate
small,10
medium,20
--- data prices.csv
Instance,$/h
small,1
small,9
--- script
df = pd.merge(pd.read_csv('prices.csv'), pd.read_csv('runs.csv'), how='right')
--- csv
Instance,$/h,Rate
small,1.0,10
small,9.0,10
medium,,20
--- diag
prices.csv:3:1: warning: a merge on 'Instance' repeats 1 row of the right table: the left table has 2 rows with the key 'small' [df-merge-repeated]
    3 | small,9
      | ^
help: the first row with this key is in prices.csv:2; keep one of the rows, or, if the repetition is intended, write validate='m:m'; the merge is at script:1

=== two keys, and a list that stands in the script
--- data runs.csv
Model,Nodes,Rate
tiny,1,10
tiny,2,20
base,1,30
--- script
runs = pd.read_csv('runs.csv')
df = runs.merge(pd.DataFrame({'Model': ['tiny', 'tiny', 'tiny'], 'Nodes': [1, 2, 2], 'x': [1, 2, 3]}))
--- csv
Model,Nodes,Rate,x
tiny,1,10,1
tiny,2,20,2
tiny,2,20,3
--- diag
runs.csv:4:1: warning: a merge on 'Model', 'Nodes' loses 1 of 3 rows: the right table has no 'base', '1' [df-merge-lost]
    4 | base,1,30
      | ^
help: how='left' keeps the rows; if the loss is intended, write how='inner'; the merge is at script:2
script:2:31: warning: a merge on 'Model', 'Nodes' repeats 1 row of the left table: the right table has 2 rows with the key 'tiny', '2' [df-merge-repeated]
    2 | df = runs.merge(pd.DataFrame({'Model': ['tiny', 'tiny', 'tiny'], 'Nodes': [1, 2, 2], 'x': [1, 2, 3]}))
      |                               ^~~~~~~
help: the first row with this key is in script:2; keep one of the rows, or, if the repetition is intended, write validate='m:m'; the merge is at script:2

=== ten keys are told one by one
--- data runs.csv
k
a
b
c
d
e
f
g
h
i
j
k
k
l
--- data list.csv
k,x
z,1
--- script
df = pd.merge(pd.read_csv('runs.csv'), pd.read_csv('list.csv'), on='k')
--- csv
k,x
--- diag
runs.csv:2:1: warning: a merge on 'k' loses 1 of 13 rows: the right table has no 'a' [df-merge-lost]
    2 | a
      | ^
help: how='left' keeps the rows; if the loss is intended, write how='inner'; the merge is at script:1
runs.csv:3:1: warning: a merge on 'k' loses 1 of 13 rows: the right table has no 'b' [df-merge-lost]
    3 | b
      | ^
help: how='left' keeps the rows; if the loss is intended, write how='inner'; the merge is at script:1
runs.csv:4:1: warning: a merge on 'k' loses 1 of 13 rows: the right table has no 'c' [df-merge-lost]
    4 | c
      | ^
help: how='left' keeps the rows; if the loss is intended, write how='inner'; the merge is at script:1
runs.csv:5:1: warning: a merge on 'k' loses 1 of 13 rows: the right table has no 'd' [df-merge-lost]
    5 | d
      | ^
help: how='left' keeps the rows; if the loss is intended, write how='inner'; the merge is at script:1
runs.csv:6:1: warning: a merge on 'k' loses 1 of 13 rows: the right table has no 'e' [df-merge-lost]
    6 | e
      | ^
help: how='left' keeps the rows; if the loss is intended, write how='inner'; the merge is at script:1
runs.csv:7:1: warning: a merge on 'k' loses 1 of 13 rows: the right table has no 'f' [df-merge-lost]
    7 | f
      | ^
help: how='left' keeps the rows; if the loss is intended, write how='inner'; the merge is at script:1
runs.csv:8:1: warning: a merge on 'k' loses 1 of 13 rows: the right table has no 'g' [df-merge-lost]
    8 | g
      | ^
help: how='left' keeps the rows; if the loss is intended, write how='inner'; the merge is at script:1
runs.csv:9:1: warning: a merge on 'k' loses 1 of 13 rows: the right table has no 'h' [df-merge-lost]
    9 | h
      | ^
help: how='left' keeps the rows; if the loss is intended, write how='inner'; the merge is at script:1
runs.csv:10:1: warning: a merge on 'k' loses 1 of 13 rows: the right table has no 'i' [df-merge-lost]
   10 | i
      | ^
help: how='left' keeps the rows; if the loss is intended, write how='inner'; the merge is at script:1
runs.csv:11:1: warning: a merge on 'k' loses 1 of 13 rows: the right table has no 'j' [df-merge-lost]
   11 | j
      | ^
help: how='left' keeps the rows; if the loss is intended, write how='inner'; the merge is at script:1
script:1:6: warning: the merge loses 3 rows with 2 other keys, besides the 10 keys that are reported one by one [df-merge-lost]
    1 | df = pd.merge(pd.read_csv('runs.csv'), pd.read_csv('list.csv'), on='k')
      |      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~

=== a sort by formatted numbers
--- data runs.csv
Model,Rate
a,10
b,9
c,9
d,
--- script
df = pd.read_csv('runs.csv')
df['Cost'] = df['Rate'].map('${:.2f}'.format, na_action='ignore')
df = df.sort_values('Cost')
--- csv
Model,Rate,Cost
a,10.0,$10.00
b,9.0,$9.00
c,9.0,$9.00
d,,
--- diag
script:3:21: warning: column 'Cost' is sorted as text: '$10.00' comes before '$9.00' [df-sort-text]
    3 | df = df.sort_values('Cost')
      |                     ^~~~~~
help: sort by the number, and convert it to a string afterwards; the rows are runs.csv:2 and runs.csv:3

=== downwards, and by a text of the file, within equal keys
--- data runs.csv
Model,Nodes,Rate
a,1,"1,024"
b,1,512
c,2,"2,048"
d,2,"1,024"
e,2,512
--- script
df = pd.read_csv('runs.csv').sort_values(['Nodes', 'Rate'], ascending=[True, False])
--- csv
Model,Nodes,Rate
b,1,512
a,1,"1,024"
e,2,512
c,2,"2,048"
d,2,"1,024"
--- diag
script:1:52: warning: column 'Rate' is sorted as text: '512' comes before '1,024' [df-sort-text]
    1 | df = pd.read_csv('runs.csv').sort_values(['Nodes', 'Rate'], ascending=[True, False])
      |                                                    ^~~~~~
help: sort by the number, and convert it to a string afterwards; the rows are runs.csv:3 and runs.csv:2

=== a series is sorted by text, too
--- script
df = pd.DataFrame({'x': ['9 ms', '10 ms', '-']})['x'].sort_values()
--- csv
x
-
10 ms
9 ms
--- diag
script:1:6: warning: column 'x' is sorted as text: '10 ms' comes before '9 ms' [df-sort-text]
    1 | df = pd.DataFrame({'x': ['9 ms', '10 ms', '-']})['x'].sort_values()
      |      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: sort by the number, and convert it to a string afterwards

=== texts that order as their numbers do, that are no numbers, that are equal
--- data runs.csv
Model,Rate,Version
a,10,2.9.0
b,90,2.8.0
c,90.001,1.4.0
--- script
df = pd.read_csv('runs.csv')
df['Cost'] = df['Rate'].map('{:.1f}'.format)
df = df.sort_values(['Cost', 'Version']).sort_values(['Version', 'Model'])
--- csv
Model,Rate,Version,Cost
c,90.001,1.4.0,90.0
b,90.0,2.8.0,90.0
a,10.0,2.9.0,10.0

=== costs that are no numbers
--- data runs.csv
Model,Instance,Rate
a,small,10
b,small,0
c,large,
d,nowhere,5
--- data prices.csv
Instance,$/h
small,1
large,9
--- script
df = pd.read_csv('runs.csv').merge(pd.read_csv('prices.csv'), how='left')
df['Cost'] = 1e6 / df['Rate'] * df['$/h'] / 3600
df['Shown'] = df['Cost'].map('${:,.3f}'.format)
df['Round'] = df['Rate'].round(1)
df['Hidden'] = df['Cost'].map('${:,.3f}'.format, na_action='ignore')
--- csv
Model,Instance,Rate,$/h,Cost,Shown,Round,Hidden
a,small,10.0,1.0,27.77777777777778,$27.778,10.0,$27.778
b,small,0.0,1.0,inf,$inf,0.0,$inf
c,large,,9.0,,$nan,,
d,nowhere,5.0,,,$nan,5.0,
--- diag
runs.csv:3:9: warning: column 'Cost' contains inf in this row [df-not-finite]
    3 | b,small,0
      |         ^
help: 'Rate' is 0 in this row; the column is computed at script:2; drop the row, or call .replace() to replace inf
runs.csv:3:9: warning: column 'Hidden' contains '$inf' [df-not-finite]
    3 | b,small,0
      |         ^
help: 'Rate' is 0 in this row; the column is computed at script:5; before that line, drop the row, or replace the missing, infinite or 0 value
runs.csv:3:9: warning: column 'Shown' contains '$inf' [df-not-finite]
    3 | b,small,0
      |         ^
help: 'Rate' is 0 in this row; the column is computed at script:3; before that line, drop the row, or replace the missing, infinite or 0 value
runs.csv:4:9: warning: column 'Cost' contains nan in this row [df-not-finite]
    4 | c,large,
      |         ^
help: 'Rate' is missing in this row; the column is computed at script:2; drop the row, or call .fillna()
runs.csv:4:9: warning: column 'Shown' contains '$nan' [df-not-finite]
    4 | c,large,
      |         ^
help: 'Rate' is missing in this row; the column is computed at script:3; before that line, drop the row, or replace the missing, infinite or 0 value
runs.csv:5:1: warning: column 'Cost' contains nan in this row [df-not-finite]
    5 | d,nowhere,5
      | ^
help: no matching row was found; the column is computed at script:2; drop the row, or call .fillna()
runs.csv:5:1: warning: column 'Shown' contains '$nan' [df-not-finite]
    5 | d,nowhere,5
      | ^
help: no matching row was found; the column is computed at script:3; before that line, drop the row, or replace the missing, infinite or 0 value

=== a division of 0 by 0, what is empty already, and what a function leaves open
--- data runs.csv
Model,Rate,Base
a,0,0
b,,5
c,8,4
d,,
--- script
df = pd.read_csv('runs.csv')
df['Speedup'] = df['Rate'] / df['Base']
df['Half'] = df['Rate'] / 2
df['Twice'] = df['Half'].map(lambda x: x * 2)
--- csv
Model,Rate,Base,Speedup,Half,Twice
a,0.0,0.0,,0.0,0.0
b,,5.0,,,
c,8.0,4.0,2.0,4.0,8.0
d,,,,,
--- diag
runs.csv:2:5: warning: column 'Speedup' contains nan in this row [df-not-finite]
    2 | a,0,0
      |     ^
help: 'Base' is 0 in this row; the column is computed at script:2; drop the row, or call .fillna()
runs.csv:3:3: warning: column 'Speedup' contains nan in this row [df-not-finite]
    3 | b,,5
      |   ^
help: 'Rate' is missing in this row; the column is computed at script:2; drop the row, or call .fillna()

=== ten cells are told one by one
--- data runs.csv
Rate
0
0
0
0
0
0
0
0
0
0
0
0
--- script
df = pd.read_csv('runs.csv')
df['Cost'] = 1 / df['Rate']
--- csv
Rate,Cost
0,inf
0,inf
0,inf
0,inf
0,inf
0,inf
0,inf
0,inf
0,inf
0,inf
0,inf
0,inf
--- diag
runs.csv:2:1: warning: column 'Cost' contains inf in this row [df-not-finite]
    2 | 0
      | ^
help: 'Rate' is 0 in this row; the column is computed at script:2; drop the row, or call .replace() to replace inf
runs.csv:3:1: warning: column 'Cost' contains inf in this row [df-not-finite]
    3 | 0
      | ^
help: 'Rate' is 0 in this row; the column is computed at script:2; drop the row, or call .replace() to replace inf
runs.csv:4:1: warning: column 'Cost' contains inf in this row [df-not-finite]
    4 | 0
      | ^
help: 'Rate' is 0 in this row; the column is computed at script:2; drop the row, or call .replace() to replace inf
runs.csv:5:1: warning: column 'Cost' contains inf in this row [df-not-finite]
    5 | 0
      | ^
help: 'Rate' is 0 in this row; the column is computed at script:2; drop the row, or call .replace() to replace inf
runs.csv:6:1: warning: column 'Cost' contains inf in this row [df-not-finite]
    6 | 0
      | ^
help: 'Rate' is 0 in this row; the column is computed at script:2; drop the row, or call .replace() to replace inf
runs.csv:7:1: warning: column 'Cost' contains inf in this row [df-not-finite]
    7 | 0
      | ^
help: 'Rate' is 0 in this row; the column is computed at script:2; drop the row, or call .replace() to replace inf
runs.csv:8:1: warning: column 'Cost' contains inf in this row [df-not-finite]
    8 | 0
      | ^
help: 'Rate' is 0 in this row; the column is computed at script:2; drop the row, or call .replace() to replace inf
runs.csv:9:1: warning: column 'Cost' contains inf in this row [df-not-finite]
    9 | 0
      | ^
help: 'Rate' is 0 in this row; the column is computed at script:2; drop the row, or call .replace() to replace inf
runs.csv:10:1: warning: column 'Cost' contains inf in this row [df-not-finite]
   10 | 0
      | ^
help: 'Rate' is 0 in this row; the column is computed at script:2; drop the row, or call .replace() to replace inf
runs.csv:11:1: warning: column 'Cost' contains inf in this row [df-not-finite]
   11 | 0
      | ^
help: 'Rate' is 0 in this row; the column is computed at script:2; drop the row, or call .replace() to replace inf
script:2:14: warning: column 'Cost' contains nan or inf in 2 rows, besides the rows that are reported one by one [df-not-finite]
    2 | df['Cost'] = 1 / df['Rate']
      |              ^~~~~~~~~~~~~~
help: drop the rows, or replace nan and inf

=== versions that become numbers
--- data runs.csv
Neuron Version,Driver,Rate,release
2.19,2.20,4.10,1.0
"2.20",2.21,5.20,1.5
2.21,2.22,6.30,2.0
--- script
df = pd.read_csv('runs.csv').sort_values('Rate', ascending=False)
df['Neuron Version'] = df['Neuron Version'].astype(str)
--- csv
Neuron Version,Driver,Rate,release
2.21,2.22,6.3,2.0
2.2,2.21,5.2,1.5
2.19,2.2,4.1,1.0
--- diag
runs.csv:2:6: warning: version '2.20' becomes the number 2.2 [df-version]
    2 | 2.19,2.20,4.10,1.0
      |      ^~~~
help: give 'Driver' the type string in runs.schema.yaml, or read the file with dtype={'Driver': str}
runs.csv:3:2: warning: version '2.20' becomes the number 2.2 [df-version]
    3 | "2.20",2.21,5.20,1.5
      |  ^~~~
help: give 'Neuron Version' the type string in runs.schema.yaml, or read the file with dtype={'Neuron Version': str}

=== a first row that has none before it, and a look-up that finds nothing
--- data runs.csv
Model,Rate
a,1
b,3
--- script
df = pd.read_csv('runs.csv')
df['Gain'] = df['Rate'] / df['Rate'].shift() - 1
df['Price'] = df['Model'].map(pd.Series([9.0], index=['a']))
df['Cost'] = df['Price'] * df['Rate']
--- csv
Model,Rate,Gain,Price,Cost
a,1,,9.0,9.0
b,3,2.0,,
--- diag
runs.csv:3:1: warning: column 'Cost' contains nan in this row [df-not-finite]
    3 | b,3
      | ^
help: no matching row was found; the column is computed at script:4; drop the row, or call .fillna()

=== a column that a file does not have any more, behind a merge
--- data runs.csv
Model,Instance,Rate
a,small,10
--- data prices.csv
Instance,USD an hour
small,2
--- script
df = pd.merge(pd.read_csv('runs.csv'), pd.read_csv('prices.csv'), on='Instance').sort_values('Rate')
df['Cost'] = df['USD per hour'] / df['Rate']
--- diag
script:2:17: error: unknown column 'USD per hour' [df-column]
    2 | df['Cost'] = df['USD per hour'] / df['Rate']
      |                 ^~~~~~~~~~~~~~
help: the columns come from runs.csv:1, prices.csv:1; did you mean 'USD an hour'? columns are 'Model', 'Instance', 'Rate', 'USD an hour'

=== what is computed of numbers, and is none
--- data runs.csv
Model,x,z
a,4,2
b,-4,0
--- script
df = pd.read_csv('runs.csv')
none = df[df['x'] > 100]['x']
df['a'] = np.sqrt(df['x'])
df['b'] = df['x'].map(lambda v: np.sqrt(v)).round(1)
df['c'] = df['x'].pow(0.5)
df['d'] = np.where(df['x'] > 0, 1.0, np.log(df['x']))
df['e'] = (df['x'] - 4).div(df['x'] - 4)
df['f'] = [np.sqrt(v) * 2 for v in df['x']]
df.loc[0, 'g'] = none.mean()
df.loc[0, 'h'] = 2 * none.max()
df.loc[1, 'i'] = df['x'].max() / df['z'].min()
df['Model'] = df['Model'] + ' ' + df['z'].astype(str)
--- csv
Model,x,z,a,b,c,d,e,f,g,h,i
a 2,4,2,2.0,2.0,2.0,1.0,,4.0,,,
b 0,-4,0,,,,,1.0,,,,inf
--- diag
runs.csv:2:3: warning: column 'e' contains nan in this row [df-not-finite]
    2 | a,4,2
      |   ^
help: 'x' is 0 in this row; the column is computed at script:7; drop the row, or call .fillna()
runs.csv:2:3: warning: column 'g' contains nan in this row [df-not-finite]
    2 | a,4,2
      |   ^
help: the column is computed at script:9; drop the row, or call .fillna()
runs.csv:2:3: warning: column 'h' contains nan in this row [df-not-finite]
    2 | a,4,2
      |   ^
help: the column is computed at script:10; drop the row, or call .fillna()
runs.csv:3:3: warning: column 'a' contains nan in this row [df-not-finite]
    3 | b,-4,0
      |   ^
help: the column is computed at script:3; drop the row, or call .fillna()
runs.csv:3:3: warning: column 'b' contains nan in this row [df-not-finite]
    3 | b,-4,0
      |   ^
help: the column is computed at script:4; drop the row, or call .fillna()
runs.csv:3:3: warning: column 'c' contains nan in this row [df-not-finite]
    3 | b,-4,0
      |   ^
help: the column is computed at script:5; drop the row, or call .fillna()
runs.csv:3:3: warning: column 'd' contains nan in this row [df-not-finite]
    3 | b,-4,0
      |   ^
help: the column is computed at script:6; drop the row, or call .fillna()
runs.csv:3:3: warning: column 'f' contains nan in this row [df-not-finite]
    3 | b,-4,0
      |   ^
help: the column is computed at script:8; drop the row, or call .fillna()
runs.csv:3:3: warning: column 'i' contains inf in this row [df-not-finite]
    3 | b,-4,0
      |   ^
help: the column is computed at script:11; drop the row, or call .replace() to replace inf

=== what is missing as it is meant
--- data runs.csv
Model,x,z,m
a,4,2,1
b,-4,0,
--- script
df = pd.read_csv('runs.csv')
df['a'] = np.where(df['x'] > 0, np.sqrt(df['x']), np.nan)
df['b'] = np.where(df['z'] > 0, df['m'] / df['z'], np.nan)
df['c'] = np.sqrt(df['x']).fillna(0)
df['d'] = (df['x'] / df['z']).replace(-np.inf, 0)
df['e'] = (df['x'] / df['z']).replace([np.inf, -np.inf], np.nan).fillna('-')
df['f'] = df['m'].map('{:.1f}'.format).replace('nan', 'OOM')
df['g'] = df['m'].map('{:.1f}'.format).str.replace('nan', '-')
df['h'] = df['m'].map(lambda v: 'not run' if pd.isna(v) else f'{v:.1f}')
df['i'] = (df['x'] / df['z']).clip(lower=-100)
df['j'] = df['x'].where(df['x'] > 0)
df['k'] = (df['x'] / df['z']).map('{:.1f}'.format).str.replace('-inf', 'failed')
df['n'] = [v for v in df['m'].fillna(-1)]
--- csv
Model,x,z,m,a,b,c,d,e,f,g,h,i,j,k,n
a,4,2,1.0,2.0,0.5,2.0,2.0,2.0,1.0,1.0,1.0,2.0,4.0,2.0,1.0
b,-4,0,,,,0.0,0.0,-,OOM,-,not run,-100.0,,failed,-1.0

=== texts that were made of no number, and hide it
--- data runs.csv
Model,x,z
a,4,0
--- script
df = pd.read_csv('runs.csv')
q = df['x'] / df['z']
df['a'] = q.astype(str).str[:2]
df['b'] = [str(v)[:2] for v in q]
df['c'] = q.map(lambda v: f'{v:.1f}'[1:])
df['d'] = q.astype(str).str.replace('inf', '999')
df['e'] = q.map(lambda v: '{:.1f}'.format(v).replace('inf', '9.0'))
df['f'] = q.map('{:.1f}'.format).str.replace('inf', '999').astype(float)
df['g'] = pd.to_numeric(q.map('{:.1f}'.format).str.replace('inf', '999'))
df['h'] = (q - q).astype(str).str.slice(0, 2)
--- csv
Model,x,z,a,b,c,d,e,f,g,h
a,4,0,in,in,nf,999,9.0,999.0,999,na
--- diag
runs.csv:2:5: warning: column 'a' contains 'in', which is computed from a missing or infinite value [df-not-finite]
    2 | a,4,0
      |     ^
help: 'z' is 0 in this row; the column is computed at script:3; before that line, drop the row, or replace the missing, infinite or 0 value
runs.csv:2:5: warning: column 'b' contains 'in', which is computed from a missing or infinite value [df-not-finite]
    2 | a,4,0
      |     ^
help: 'z' is 0 in this row; the column is computed at script:4; before that line, drop the row, or replace the missing, infinite or 0 value
runs.csv:2:5: warning: column 'c' contains 'nf', which is computed from a missing or infinite value [df-not-finite]
    2 | a,4,0
      |     ^
help: 'z' is 0 in this row; the column is computed at script:5; before that line, drop the row, or replace the missing, infinite or 0 value
runs.csv:2:5: warning: column 'd' contains '999', which is computed from a missing or infinite value [df-not-finite]
    2 | a,4,0
      |     ^
help: 'z' is 0 in this row; the column is computed at script:6; before that line, drop the row, or replace the missing, infinite or 0 value
runs.csv:2:5: warning: column 'e' contains '9.0', which is computed from a missing or infinite value [df-not-finite]
    2 | a,4,0
      |     ^
help: 'z' is 0 in this row; the column is computed at script:7; before that line, drop the row, or replace the missing, infinite or 0 value
runs.csv:2:5: warning: column 'f' contains 999.0, which is computed from a missing or infinite value [df-not-finite]
    2 | a,4,0
      |     ^
help: 'z' is 0 in this row; the column is computed at script:8; before that line, drop the row, or replace the missing, infinite or 0 value
runs.csv:2:5: warning: column 'g' contains 999, which is computed from a missing or infinite value [df-not-finite]
    2 | a,4,0
      |     ^
help: 'z' is 0 in this row; the column is computed at script:9; before that line, drop the row, or replace the missing, infinite or 0 value
runs.csv:2:5: warning: column 'h' contains 'na', which is computed from a missing or infinite value [df-not-finite]
    2 | a,4,0
      |     ^
help: 'z' is 0 in this row; the column is computed at script:10; before that line, drop the row, or replace the missing, infinite or 0 value

=== columns that are named after no number
--- data runs.csv
Model,x,z,m
a,4,0,
b,-4,2,3
--- script
df = pd.read_csv('runs.csv')
q = df['x'] / df['z']
p = df.assign(q=q).pivot(index='Model', columns='q', values='x')
t = df.assign(q=q.map('{:.0f} ms'.format)).set_index('q')[['x', 'z']].T
df[f"{df['m'].iloc[0]:.1f} ms"] = 1
df['max ' + str(q.max())] = 2
df = df.rename(columns={'m': '{:.1f}'.format(q.max())})
df = pd.concat([df, p.reset_index(drop=True), t.reset_index(drop=True)], axis=1)
--- csv
Model,x,z,inf,nan ms,max inf,-2.0,inf,inf ms,-2 ms
a,4,0,,1,2,,4.0,4,-4
b,-4,2,3.0,1,2,-4.0,,0,2
--- diag
script:3:5: warning: column 'inf' gets its name from a missing or infinite value [df-not-finite]
    3 | p = df.assign(q=q).pivot(index='Model', columns='q', values='x')
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: first drop the rows with this value, or call .replace() to replace it
script:4:5: warning: column 'inf ms' gets its name from a missing or infinite value [df-not-finite]
    4 | t = df.assign(q=q.map('{:.0f} ms'.format)).set_index('q')[['x', 'z']].T
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: first drop the rows with this value, or call .replace() to replace it
script:5:4: warning: column 'nan ms' gets its name from a missing or infinite value [df-not-finite]
    5 | df[f"{df['m'].iloc[0]:.1f} ms"] = 1
      |    ^~~~~~~~~~~~~~~~~~~~~~~~~~~
help: first drop the rows with this value, or call .replace() to replace it
script:6:4: warning: column 'max inf' gets its name from a missing or infinite value [df-not-finite]
    6 | df['max ' + str(q.max())] = 2
      |    ^~~~~~~~~~~~~~~~~~~~~
help: first drop the rows with this value, or call .replace() to replace it
script:7:24: warning: column 'inf' gets its name from a missing or infinite value [df-not-finite]
    7 | df = df.rename(columns={'m': '{:.1f}'.format(q.max())})
      |                        ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: first drop the rows with this value, or call .replace() to replace it

=== rows whose key is missing are in no group
--- data runs.csv
Model,Size,ms
a,s,1
,s,500
b,l,3
--- script
runs = pd.read_csv('runs.csv')
df = runs.groupby('Model', as_index=False)['ms'].sum()
--- csv
Model,ms
a,1
b,3
--- diag
runs.csv:3:1: warning: groupby drops 1 of 3 rows: it has no value in 'Model' [df-group-lost]
    3 | ,s,500
      | ^
help: dropna=False keeps them; to drop them without a warning, call .dropna(subset=['Model']) before the call at script:2, or set dropna=True in the call

=== that is meant, or they are kept, or there is none
--- data runs.csv
Model,Size,ms
a,s,1
,s,500
b,l,3
--- script
runs = pd.read_csv('runs.csv')
a = runs.groupby('Model', dropna=True)['ms'].sum()
b = runs.groupby('Model', dropna=False)['ms'].sum()
c = runs.dropna(subset=['Model']).groupby('Model')['ms'].sum()
d = runs.pivot_table(index='Model', columns='Size', values='ms', dropna=True)
e = pd.crosstab(runs['Model'], runs['Size'], dropna=True)
f = runs['Model'].value_counts()
g = runs['Model'].value_counts(normalize=True, dropna=True)
h = runs['Model'].value_counts(normalize=True, dropna=False)
i = runs.groupby('Size')['ms'].sum()
df = pd.DataFrame({'sums': [a.sum(), b.sum(), c.sum(), i.sum()]})
--- csv
sums
4
504
4
504

=== rows without a key in pivot_table, crosstab and shares
--- data runs.csv
Model,Size,ms
a,s,1
,s,500
b,,3
a,l,4
--- script
runs = pd.read_csv('runs.csv')
a = runs.pivot_table(index='Model', columns='Size', values='ms', aggfunc=['sum', 'max'], dropna=False)
b = pd.crosstab(runs['Model'], runs['Size'])
c = runs['Model'].value_counts(normalize=True)
d = runs.groupby('Model', dropna=True)['Size'].value_counts(normalize=True)
df = c.reset_index()
--- csv
Model,proportion
a,0.6666666666666666
b,0.3333333333333333
--- diag
runs.csv:3:1: warning: crosstab drops 2 of 4 rows: the first of them has no value in 'Model' [df-group-lost]
    3 | ,s,500
      | ^
help: to drop them without a warning, call .dropna(subset=['Model']) before the call at script:3, or set dropna=True in the call
runs.csv:3:1: warning: pivot_table drops 2 of 4 rows: the first of them has no value in 'Model' [df-group-lost]
    3 | ,s,500
      | ^
help: to drop them without a warning, call .dropna(subset=['Model']) before the call at script:2, or set dropna=True in the call
runs.csv:3:1: warning: value_counts drops 1 of 4 rows: it has no value in 'Model' [df-group-lost]
    3 | ,s,500
      | ^
help: dropna=False keeps them; to drop them without a warning, call .dropna(subset=['Model']) before the call at script:4, or set dropna=True in the call
runs.csv:4:3: warning: value_counts drops 1 of 4 rows: it has no value in 'Size' [df-group-lost]
    4 | b,,3
      |   ^
help: dropna=False keeps them; to drop them without a warning, call .dropna(subset=['Size']) before the call at script:5, or set dropna=True in the call

=== a list with unique keys on the left: only the right side holds measurements
--- data models.csv
Model,Family,Parameters (B)
alpha,x,7
beta,y,13
gamma,y,70
--- data runs.csv
Model,Batch,Rate (/sec)
alpha,1,2
alpha,8,9
beta,1,3
gamma,1,1
--- script
df = pd.read_csv('models.csv').merge(pd.read_csv('runs.csv'), on='Model')
--- csv
Model,Family,Parameters (B),Batch,Rate (/sec)
alpha,x,7,1,2
alpha,x,7,8,9
beta,y,13,1,3
gamma,y,70,1,1

=== the same with how='left'
--- data models.csv
Model,Family
alpha,x
beta,y
--- data runs.csv
Model,Latency (ms)
alpha,2
alpha,9
beta,3
--- script
df = pd.merge(pd.read_csv('models.csv'), pd.read_csv('runs.csv'), how='left')
--- csv
Model,Family,Latency (ms)
alpha,x,2
alpha,x,9
beta,y,3

=== measurements on the left, a key twice in the list, and how='inner'
--- data runs.csv
Model,Batch,Rate (/sec)
alpha,1,2
beta,1,3
--- data models.csv
Model,Family
alpha,x
beta,y
beta,z
--- script
df = pd.merge(pd.read_csv('runs.csv'), pd.read_csv('models.csv'), how='inner')
--- csv
Model,Batch,Rate (/sec),Family
alpha,1,2,x
beta,1,3,y
beta,1,3,z
--- diag
models.csv:4:1: warning: a merge on 'Model' repeats 1 row of the left table: the right table has 2 rows with the key 'beta' [df-merge-repeated]
    4 | beta,z
      | ^
help: the first row with this key is in models.csv:3; keep one of the rows, or, if the repetition is intended, write validate='m:m'; the merge is at script:1

=== prices with several bases, which are meant
--- data runs.csv
Model,Instance,Rate
a,small,10
b,small,20
--- data prices.csv
Instance,Basis,$/h
small,spot,1
small,on demand,3
--- script
df = pd.read_csv('runs.csv').merge(pd.read_csv('prices.csv'), validate='m:m')
--- csv
Model,Instance,Rate,Basis,$/h
a,small,10,spot,1
a,small,10,on demand,3
b,small,20,spot,1
b,small,20,on demand,3

=== keys that look equal, but are dates in one table and strings in the other
--- script
a = pd.DataFrame({'Day': pd.to_datetime(['2024-01-01']).date, 'v': [1]})
b = pd.DataFrame({'Day': ['2024-01-01'], 'w': [1]})
d = a.merge(b)
df = b.merge(a)
--- csv
Day,w,v
--- diag
script:1:26: warning: a merge on 'Day' loses 1 of 1 row: the right table has no '2024-01-01' [df-merge-lost]
    1 | a = pd.DataFrame({'Day': pd.to_datetime(['2024-01-01']).date, 'v': [1]})
      |                          ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: '2024-01-01' in script:2 is a string, but here it is a date; convert both with pd.to_datetime; the merge is at script:3
script:2:19: warning: a merge on 'Day' loses 1 of 1 row: the right table has no '2024-01-01' [df-merge-lost]
    2 | b = pd.DataFrame({'Day': ['2024-01-01'], 'w': [1]})
      |                   ^~~~~
help: '2024-01-01' in script:1 is a date, but here it is a string; convert both with pd.to_datetime; the merge is at script:4

=== an outer join of keys that nearly match
--- data runs.csv
Instance,Rate
small ,10
small,20
other,30
--- data prices.csv
Instance,$/h
small,1
new,2
--- script
df = pd.merge(pd.read_csv('runs.csv'), pd.read_csv('prices.csv'), how='outer')
--- csv
Instance,Rate,$/h
new,,2.0
other,30.0,
small,20.0,1.0
small ,10.0,
--- diag
runs.csv:2:1: warning: a merge on 'Instance' finds nothing for 1 of 3 rows: the right table has no 'small ' [df-merge-lost]
    2 | small ,10
      | ^
help: 'small ' has white space at its end; 'small' is in prices.csv:2; the merge is at script:1

=== an outer join of keys that nearly match, from the right
--- data runs.csv
Instance,Rate
small,20
small,30
other,30
--- data prices.csv
Instance,$/h
small,1
Small,2
--- script
df = pd.merge(pd.read_csv('runs.csv'), pd.read_csv('prices.csv'), how='outer')
--- csv
Instance,Rate,$/h
Small,,2.0
other,30.0,
small,20.0,1.0
small,30.0,1.0
--- diag
prices.csv:3:1: warning: a merge on 'Instance' finds nothing for 1 of 2 rows: the left table has no 'Small' [df-merge-lost]
    3 | Small,2
      | ^
help: 'small' in runs.csv:2 differs only in upper and lower case; write both the same way; the merge is at script:1
