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
runs.csv:2:6: warning: a merge on 'Instance' loses 2 of 3 rows: its right side has no 'small' [df-merge-lost]
    2 | tiny,small,10
      |      ^
help: 'small ' in prices.csv:2 has a blank at its end; the merge is at script:1

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
runs.csv:2:3: warning: a merge on 'Instance' loses 1 of 7 rows: its right side has no ' c4-large' [df-merge-lost]
    2 | a, c4-large,10
      |   ^
help: ' c4-large' has a blank at its start; 'c4-large' is in prices.csv:2; the merge is at script:1
runs.csv:3:3: warning: a merge on 'Instance' loses 1 of 7 rows: its right side has no 'c4-Large' [df-merge-lost]
    3 | b,c4-Large,20
      |   ^
help: 'c4-large' in prices.csv:2 differs in case only; the merge is at script:1
runs.csv:4:3: warning: a merge on 'Instance' loses 1 of 7 rows: its right side has no 'c4–large' [df-merge-lost]
    4 | c,c4–large,30
      |   ^
help: 'c4-large' in prices.csv:2 differs in blanks or dashes only; the merge is at script:1
runs.csv:5:3: warning: a merge on 'Instance' loses 1 of 7 rows: its right side has no 'c4-largo' [df-merge-lost]
    5 | d,c4-largo,40
      |   ^
help: did you mean 'c4-large'?; the merge is at script:1
runs.csv:6:3: warning: a merge on 'Instance' loses 1 of 7 rows: its right side has no empty key [df-merge-lost]
    6 | e,,50
      |   ^
help: the merge is at script:1
runs.csv:8:3: warning: a merge on 'Instance' loses 1 of 7 rows: its right side has no 'nowhere' [df-merge-lost]
    8 | g,nowhere,70
      |   ^
help: the merge is at script:1

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
runs.csv:6:1: warning: a merge on 'Instance' loses 1 of 5 rows: its left side has no 'large' [df-merge-lost]
    6 | large,50
      | ^
help: the merge is at script:1

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
april.csv:4:1: warning: a merge on 'Model' loses 1 of 3 rows: its right side has no 'huge' [df-merge-lost]
    4 | huge,3
      | ^
help: 'Huge' in may.csv:3 differs in case only; the merge is at script:1

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
prices.csv:4:1: warning: a merge on 'Instance' repeats rows: its right side has 'small' 2 times [df-merge-repeated]
    4 | small,2
      | ^
help: the first is in prices.csv:2; 2 rows of the other side have this key; the merge is at script:1

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
prices.csv:3:1: warning: a merge on 'Instance' repeats rows: its left side has 'small' 2 times [df-merge-repeated]
    3 | small,9
      | ^
help: the first is in prices.csv:2; 1 row of the other side has this key; the merge is at script:1

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
runs.csv:4:1: warning: a merge on 'Model', 'Nodes' loses 1 of 3 rows: its right side has no 'base, 1' [df-merge-lost]
    4 | base,1,30
      | ^
help: the merge is at script:2
script:2:31: warning: a merge on 'Model', 'Nodes' repeats rows: its right side has 'tiny, 2' 2 times [df-merge-repeated]
    2 | df = runs.merge(pd.DataFrame({'Model': ['tiny', 'tiny', 'tiny'], 'Nodes': [1, 2, 2], 'x': [1, 2, 3]}))
      |                               ^~~~~~~
help: the first is in script:2; 1 row of the other side has this key; the merge is at script:2

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
runs.csv:2:1: warning: a merge on 'k' loses 1 of 13 rows: its right side has no 'a' [df-merge-lost]
    2 | a
      | ^
help: the merge is at script:1
runs.csv:3:1: warning: a merge on 'k' loses 1 of 13 rows: its right side has no 'b' [df-merge-lost]
    3 | b
      | ^
help: the merge is at script:1
runs.csv:4:1: warning: a merge on 'k' loses 1 of 13 rows: its right side has no 'c' [df-merge-lost]
    4 | c
      | ^
help: the merge is at script:1
runs.csv:5:1: warning: a merge on 'k' loses 1 of 13 rows: its right side has no 'd' [df-merge-lost]
    5 | d
      | ^
help: the merge is at script:1
runs.csv:6:1: warning: a merge on 'k' loses 1 of 13 rows: its right side has no 'e' [df-merge-lost]
    6 | e
      | ^
help: the merge is at script:1
runs.csv:7:1: warning: a merge on 'k' loses 1 of 13 rows: its right side has no 'f' [df-merge-lost]
    7 | f
      | ^
help: the merge is at script:1
runs.csv:8:1: warning: a merge on 'k' loses 1 of 13 rows: its right side has no 'g' [df-merge-lost]
    8 | g
      | ^
help: the merge is at script:1
runs.csv:9:1: warning: a merge on 'k' loses 1 of 13 rows: its right side has no 'h' [df-merge-lost]
    9 | h
      | ^
help: the merge is at script:1
runs.csv:10:1: warning: a merge on 'k' loses 1 of 13 rows: its right side has no 'i' [df-merge-lost]
   10 | i
      | ^
help: the merge is at script:1
runs.csv:11:1: warning: a merge on 'k' loses 1 of 13 rows: its right side has no 'j' [df-merge-lost]
   11 | j
      | ^
help: the merge is at script:1
script:1:6: warning: the merge loses 3 more rows, of 2 keys [df-merge-lost]
    1 | df = pd.merge(pd.read_csv('runs.csv'), pd.read_csv('list.csv'), on='k')
      |      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
