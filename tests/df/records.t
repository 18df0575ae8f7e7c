=== a frame as dicts
--- data b.csv
k,a,b,c,t
y,2,2.7,1.5,True
z,1,0.1,1.5,True
x,1,2.7,0.3,True
x,1,-3.3,0.3,True
z,1,,1.5,False
x,2,,2.25,False
y,2,-3.3,1.5,False
z,2,,2.25,False
x,-4,5.25,1.5,True
z,2,2.7,0.3,False
y,-4,2.7,7,False
x,2,5.25,2.25,True
--- script
d = pd.read_csv('b.csv')
x = d.to_dict('records')
df = pd.DataFrame({'v': [str(x)]})
--- csv
v
"[{'k': 'y', 'a': 2, 'b': 2.7, 'c': 1.5, 't': True}, {'k': 'z', 'a': 1, 'b': 0.1, 'c': 1.5, 't': True}, {'k': 'x', 'a': 1, 'b': 2.7, 'c': 0.3, 't': True}, {'k': 'x', 'a': 1, 'b': -3.3, 'c': 0.3, 't': True}, {'k': 'z', 'a': 1, 'b': nan, 'c': 1.5, 't': False}, {'k': 'x', 'a': 2, 'b': nan, 'c': 2.25, 't': False}, {'k': 'y', 'a': 2, 'b': -3.3, 'c': 1.5, 't': False}, {'k': 'z', 'a': 2, 'b': nan, 'c': 2.25, 't': False}, {'k': 'x', 'a': -4, 'b': 5.25, 'c': 1.5, 't': True}, {'k': 'z', 'a': 2, 'b': 2.7, 'c': 0.3, 't': False}, {'k': 'y', 'a': -4, 'b': 2.7, 'c': 7.0, 't': False}, {'k': 'x', 'a': 2, 'b': 5.25, 'c': 2.25, 't': True}]"
--- diag
script:3:20: warning: column 'v' contains '[{'k': 'y', 'a': 2, 'b': 2.7, 'c': 1.5, 't': True}, {'k': 'z', 'a': 1, 'b': 0.1, 'c': 1.5, 't': True}, {'k': 'x', 'a': 1, 'b': 2.7, 'c': 0.3, 't': True}, {'k': 'x', 'a': 1, 'b': -3.3, 'c': 0.3, 't': True}, {'k': 'z', 'a': 1, 'b': nan, 'c': 1.5, 't': False}, {'k': 'x', 'a': 2, 'b': nan, 'c': 2.25, 't': False}, {'k': 'y', 'a': 2, 'b': -3.3, 'c': 1.5, 't': False}, {'k': 'z', 'a': 2, 'b': nan, 'c': 2.25, 't': False}, {'k': 'x', 'a': -4, 'b': 5.25, 'c': 1.5, 't': True}, {'k': 'z', 'a': 2, 'b': 2.7, 'c': 0.3, 't': False}, {'k': 'y', 'a': -4, 'b': 2.7, 'c': 7.0, 't': False}, {'k': 'x', 'a': 2, 'b': 5.25, 'c': 2.25, 't': True}]' [df-not-finite]
    3 | df = pd.DataFrame({'v': [str(x)]})
      |                    ^~~
help: the column is computed at script:3; before that line, drop the row, or replace the missing, infinite or 0 value

=== a frame as dicts, 2
--- data b.csv
k,a,b,c,t
y,2,2.7,1.5,True
z,1,0.1,1.5,True
x,1,2.7,0.3,True
x,1,-3.3,0.3,True
z,1,,1.5,False
x,2,,2.25,False
y,2,-3.3,1.5,False
z,2,,2.25,False
x,-4,5.25,1.5,True
z,2,2.7,0.3,False
y,-4,2.7,7,False
x,2,5.25,2.25,True
--- script
d = pd.read_csv('b.csv')
x = d.to_dict('list')
df = pd.DataFrame({'v': [str(x)]})
--- csv
v
"{'k': ['y', 'z', 'x', 'x', 'z', 'x', 'y', 'z', 'x', 'z', 'y', 'x'], 'a': [2, 1, 1, 1, 1, 2, 2, 2, -4, 2, -4, 2], 'b': [2.7, 0.1, 2.7, -3.3, nan, nan, -3.3, nan, 5.25, 2.7, 2.7, 5.25], 'c': [1.5, 1.5, 0.3, 0.3, 1.5, 2.25, 1.5, 2.25, 1.5, 0.3, 7.0, 2.25], 't': [True, True, True, True, False, False, False, False, True, False, False, True]}"
--- diag
script:3:20: warning: column 'v' contains '{'k': ['y', 'z', 'x', 'x', 'z', 'x', 'y', 'z', 'x', 'z', 'y', 'x'], 'a': [2, 1, 1, 1, 1, 2, 2, 2, -4, 2, -4, 2], 'b': [2.7, 0.1, 2.7, -3.3, nan, nan, -3.3, nan, 5.25, 2.7, 2.7, 5.25], 'c': [1.5, 1.5, 0.3, 0.3, 1.5, 2.25, 1.5, 2.25, 1.5, 0.3, 7.0, 2.25], 't': [True, True, True, True, False, False, False, False, True, False, False, True]}' [df-not-finite]
    3 | df = pd.DataFrame({'v': [str(x)]})
      |                    ^~~
help: the column is computed at script:3; before that line, drop the row, or replace the missing, infinite or 0 value

=== a frame as dicts, 3
--- data b.csv
k,a,b,c,t
y,2,2.7,1.5,True
z,1,0.1,1.5,True
x,1,2.7,0.3,True
x,1,-3.3,0.3,True
z,1,,1.5,False
x,2,,2.25,False
y,2,-3.3,1.5,False
z,2,,2.25,False
x,-4,5.25,1.5,True
z,2,2.7,0.3,False
y,-4,2.7,7,False
x,2,5.25,2.25,True
--- script
d = pd.read_csv('b.csv')
x = d.to_dict('dict')
df = pd.DataFrame({'v': [str(x)]})
--- csv
v
"{'k': {0: 'y', 1: 'z', 2: 'x', 3: 'x', 4: 'z', 5: 'x', 6: 'y', 7: 'z', 8: 'x', 9: 'z', 10: 'y', 11: 'x'}, 'a': {0: 2, 1: 1, 2: 1, 3: 1, 4: 1, 5: 2, 6: 2, 7: 2, 8: -4, 9: 2, 10: -4, 11: 2}, 'b': {0: 2.7, 1: 0.1, 2: 2.7, 3: -3.3, 4: nan, 5: nan, 6: -3.3, 7: nan, 8: 5.25, 9: 2.7, 10: 2.7, 11: 5.25}, 'c': {0: 1.5, 1: 1.5, 2: 0.3, 3: 0.3, 4: 1.5, 5: 2.25, 6: 1.5, 7: 2.25, 8: 1.5, 9: 0.3, 10: 7.0, 11: 2.25}, 't': {0: True, 1: True, 2: True, 3: True, 4: False, 5: False, 6: False, 7: False, 8: True, 9: False, 10: False, 11: True}}"
--- diag
script:3:20: warning: column 'v' contains '{'k': {0: 'y', 1: 'z', 2: 'x', 3: 'x', 4: 'z', 5: 'x', 6: 'y', 7: 'z', 8: 'x', 9: 'z', 10: 'y', 11: 'x'}, 'a': {0: 2, 1: 1, 2: 1, 3: 1, 4: 1, 5: 2, 6: 2, 7: 2, 8: -4, 9: 2, 10: -4, 11: 2}, 'b': {0: 2.7, 1: 0.1, 2: 2.7, 3: -3.3, 4: nan, 5: nan, 6: -3.3, 7: nan, 8: 5.25, 9: 2.7, 10: 2.7, 11: 5.25}, 'c': {0: 1.5, 1: 1.5, 2: 0.3, 3: 0.3, 4: 1.5, 5: 2.25, 6: 1.5, 7: 2.25, 8: 1.5, 9: 0.3, 10: 7.0, 11: 2.25}, 't': {0: True, 1: True, 2: True, 3: True, 4: False, 5: False, 6: False, 7: False, 8: True, 9: False, 10: False, 11: True}}' [df-not-finite]
    3 | df = pd.DataFrame({'v': [str(x)]})
      |                    ^~~
help: the column is computed at script:3; before that line, drop the row, or replace the missing, infinite or 0 value

=== a frame as dicts, 4
--- data b.csv
k,a,b,c,t
y,2,2.7,1.5,True
z,1,0.1,1.5,True
x,1,2.7,0.3,True
x,1,-3.3,0.3,True
z,1,,1.5,False
x,2,,2.25,False
y,2,-3.3,1.5,False
z,2,,2.25,False
x,-4,5.25,1.5,True
z,2,2.7,0.3,False
y,-4,2.7,7,False
x,2,5.25,2.25,True
--- script
d = pd.read_csv('b.csv')
x = d.to_dict('index')
df = pd.DataFrame({'v': [str(x)]})
--- csv
v
"{0: {'k': 'y', 'a': 2, 'b': 2.7, 'c': 1.5, 't': True}, 1: {'k': 'z', 'a': 1, 'b': 0.1, 'c': 1.5, 't': True}, 2: {'k': 'x', 'a': 1, 'b': 2.7, 'c': 0.3, 't': True}, 3: {'k': 'x', 'a': 1, 'b': -3.3, 'c': 0.3, 't': True}, 4: {'k': 'z', 'a': 1, 'b': nan, 'c': 1.5, 't': False}, 5: {'k': 'x', 'a': 2, 'b': nan, 'c': 2.25, 't': False}, 6: {'k': 'y', 'a': 2, 'b': -3.3, 'c': 1.5, 't': False}, 7: {'k': 'z', 'a': 2, 'b': nan, 'c': 2.25, 't': False}, 8: {'k': 'x', 'a': -4, 'b': 5.25, 'c': 1.5, 't': True}, 9: {'k': 'z', 'a': 2, 'b': 2.7, 'c': 0.3, 't': False}, 10: {'k': 'y', 'a': -4, 'b': 2.7, 'c': 7.0, 't': False}, 11: {'k': 'x', 'a': 2, 'b': 5.25, 'c': 2.25, 't': True}}"
--- diag
script:3:20: warning: column 'v' contains '{0: {'k': 'y', 'a': 2, 'b': 2.7, 'c': 1.5, 't': True}, 1: {'k': 'z', 'a': 1, 'b': 0.1, 'c': 1.5, 't': True}, 2: {'k': 'x', 'a': 1, 'b': 2.7, 'c': 0.3, 't': True}, 3: {'k': 'x', 'a': 1, 'b': -3.3, 'c': 0.3, 't': True}, 4: {'k': 'z', 'a': 1, 'b': nan, 'c': 1.5, 't': False}, 5: {'k': 'x', 'a': 2, 'b': nan, 'c': 2.25, 't': False}, 6: {'k': 'y', 'a': 2, 'b': -3.3, 'c': 1.5, 't': False}, 7: {'k': 'z', 'a': 2, 'b': nan, 'c': 2.25, 't': False}, 8: {'k': 'x', 'a': -4, 'b': 5.25, 'c': 1.5, 't': True}, 9: {'k': 'z', 'a': 2, 'b': 2.7, 'c': 0.3, 't': False}, 10: {'k': 'y', 'a': -4, 'b': 2.7, 'c': 7.0, 't': False}, 11: {'k': 'x', 'a': 2, 'b': 5.25, 'c': 2.25, 't': True}}' [df-not-finite]
    3 | df = pd.DataFrame({'v': [str(x)]})
      |                    ^~~
help: the column is computed at script:3; before that line, drop the row, or replace the missing, infinite or 0 value

=== a frame as dicts, 5
--- data b.csv
k,a,b,c,t
y,2,2.7,1.5,True
z,1,0.1,1.5,True
x,1,2.7,0.3,True
x,1,-3.3,0.3,True
z,1,,1.5,False
x,2,,2.25,False
y,2,-3.3,1.5,False
z,2,,2.25,False
x,-4,5.25,1.5,True
z,2,2.7,0.3,False
y,-4,2.7,7,False
x,2,5.25,2.25,True
--- script
d = pd.read_csv('b.csv')
x = d.to_dict('split')
df = pd.DataFrame({'v': [str(x)]})
--- csv
v
"{'index': [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], 'columns': ['k', 'a', 'b', 'c', 't'], 'data': [['y', 2, 2.7, 1.5, True], ['z', 1, 0.1, 1.5, True], ['x', 1, 2.7, 0.3, True], ['x', 1, -3.3, 0.3, True], ['z', 1, nan, 1.5, False], ['x', 2, nan, 2.25, False], ['y', 2, -3.3, 1.5, False], ['z', 2, nan, 2.25, False], ['x', -4, 5.25, 1.5, True], ['z', 2, 2.7, 0.3, False], ['y', -4, 2.7, 7.0, False], ['x', 2, 5.25, 2.25, True]]}"
--- diag
script:3:20: warning: column 'v' contains '{'index': [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], 'columns': ['k', 'a', 'b', 'c', 't'], 'data': [['y', 2, 2.7, 1.5, True], ['z', 1, 0.1, 1.5, True], ['x', 1, 2.7, 0.3, True], ['x', 1, -3.3, 0.3, True], ['z', 1, nan, 1.5, False], ['x', 2, nan, 2.25, False], ['y', 2, -3.3, 1.5, False], ['z', 2, nan, 2.25, False], ['x', -4, 5.25, 1.5, True], ['z', 2, 2.7, 0.3, False], ['y', -4, 2.7, 7.0, False], ['x', 2, 5.25, 2.25, True]]}' [df-not-finite]
    3 | df = pd.DataFrame({'v': [str(x)]})
      |                    ^~~
help: the column is computed at script:3; before that line, drop the row, or replace the missing, infinite or 0 value

=== a frame as dicts, 6
--- data b.csv
k,a,b,c,t
y,2,2.7,1.5,True
z,1,0.1,1.5,True
x,1,2.7,0.3,True
x,1,-3.3,0.3,True
z,1,,1.5,False
x,2,,2.25,False
y,2,-3.3,1.5,False
z,2,,2.25,False
x,-4,5.25,1.5,True
z,2,2.7,0.3,False
y,-4,2.7,7,False
x,2,5.25,2.25,True
--- script
d = pd.read_csv('b.csv')
x = d.to_dict(orient='series')
df = pd.DataFrame({'v': x['a']})
--- csv
v
2
1
1
1
1
2
2
2
-4
2
-4
2

=== a frame as dicts, 8
--- data b.csv
k,a,b,c,t
y,2,2.7,1.5,True
z,1,0.1,1.5,True
x,1,2.7,0.3,True
x,1,-3.3,0.3,True
z,1,,1.5,False
x,2,,2.25,False
y,2,-3.3,1.5,False
z,2,,2.25,False
x,-4,5.25,1.5,True
z,2,2.7,0.3,False
y,-4,2.7,7,False
x,2,5.25,2.25,True
--- script
d = pd.read_csv('b.csv')
m = d.groupby('k')['a'].sum().to_dict()
df = pd.DataFrame({'v': [m['x']]})
--- csv
v
2

=== rows with labels
--- data b.csv
k,a,b,c,t
y,2,2.7,1.5,True
z,1,0.1,1.5,True
x,1,2.7,0.3,True
x,1,-3.3,0.3,True
z,1,,1.5,False
x,2,,2.25,False
y,2,-3.3,1.5,False
z,2,,2.25,False
x,-4,5.25,1.5,True
z,2,2.7,0.3,False
y,-4,2.7,7,False
x,2,5.25,2.25,True
--- script
d = pd.read_csv('b.csv')
df = pd.DataFrame([(i, r['k'], r.a, r['b'], r['t']) for i, r in d.iterrows()], columns=['i','k','a','b','t'])
--- csv
i,k,a,b,t
0,y,2,2.7,True
1,z,1,0.1,True
2,x,1,2.7,True
3,x,1,-3.3,True
4,z,1,,False
5,x,2,,False
6,y,2,-3.3,False
7,z,2,,False
8,x,-4,5.25,True
9,z,2,2.7,False
10,y,-4,2.7,False
11,x,2,5.25,True

=== rows with labels, 2
--- data b.csv
k,a,b,c,t
y,2,2.7,1.5,True
z,1,0.1,1.5,True
x,1,2.7,0.3,True
x,1,-3.3,0.3,True
z,1,,1.5,False
x,2,,2.25,False
y,2,-3.3,1.5,False
z,2,,2.25,False
x,-4,5.25,1.5,True
z,2,2.7,0.3,False
y,-4,2.7,7,False
x,2,5.25,2.25,True
--- script
d = pd.read_csv('b.csv')
df = pd.DataFrame([r[['a','b']] for i, r in d[['a','b','c']].iterrows()])
--- csv
a,b
2.0,2.7
1.0,0.1
1.0,2.7
1.0,-3.3
1.0,
2.0,
2.0,-3.3
2.0,
-4.0,5.25
2.0,2.7
-4.0,2.7
2.0,5.25

=== rows with labels, 3
--- data b.csv
k,a,b,c,t
y,2,2.7,1.5,True
z,1,0.1,1.5,True
x,1,2.7,0.3,True
x,1,-3.3,0.3,True
z,1,,1.5,False
x,2,,2.25,False
y,2,-3.3,1.5,False
z,2,,2.25,False
x,-4,5.25,1.5,True
z,2,2.7,0.3,False
y,-4,2.7,7,False
x,2,5.25,2.25,True
--- script
d = pd.read_csv('b.csv')
df = pd.DataFrame([{'n': r.name, 's': r['a'] + r['c']} for _, r in d[['a','c']].iterrows() if r['a'] > 1])
--- csv
n,s
0,3.5
5,4.25
6,3.5
7,4.25
9,2.3
11,4.25

=== rows with labels, 4
--- data b.csv
k,a,b,c,t
y,2,2.7,1.5,True
z,1,0.1,1.5,True
x,1,2.7,0.3,True
x,1,-3.3,0.3,True
z,1,,1.5,False
x,2,,2.25,False
y,2,-3.3,1.5,False
z,2,,2.25,False
x,-4,5.25,1.5,True
z,2,2.7,0.3,False
y,-4,2.7,7,False
x,2,5.25,2.25,True
--- script
d = pd.read_csv('b.csv')
df = pd.DataFrame([r for _, r in d.iterrows()])
--- csv
k,a,b,c,t
y,2,2.7,1.5,True
z,1,0.1,1.5,True
x,1,2.7,0.3,True
x,1,-3.3,0.3,True
z,1,,1.5,False
x,2,,2.25,False
y,2,-3.3,1.5,False
z,2,,2.25,False
x,-4,5.25,1.5,True
z,2,2.7,0.3,False
y,-4,2.7,7.0,False
x,2,5.25,2.25,True

=== rows as tuples
--- data b.csv
k,a,b,c,t
y,2,2.7,1.5,True
z,1,0.1,1.5,True
x,1,2.7,0.3,True
x,1,-3.3,0.3,True
z,1,,1.5,False
x,2,,2.25,False
y,2,-3.3,1.5,False
z,2,,2.25,False
x,-4,5.25,1.5,True
z,2,2.7,0.3,False
y,-4,2.7,7,False
x,2,5.25,2.25,True
--- script
d = pd.read_csv('b.csv')
df = pd.DataFrame([r for r in d.itertuples()])
--- csv
Index,k,a,b,c,t
0,y,2,2.7,1.5,True
1,z,1,0.1,1.5,True
2,x,1,2.7,0.3,True
3,x,1,-3.3,0.3,True
4,z,1,,1.5,False
5,x,2,,2.25,False
6,y,2,-3.3,1.5,False
7,z,2,,2.25,False
8,x,-4,5.25,1.5,True
9,z,2,2.7,0.3,False
10,y,-4,2.7,7.0,False
11,x,2,5.25,2.25,True

=== rows as tuples, 2
--- data b.csv
k,a,b,c,t
y,2,2.7,1.5,True
z,1,0.1,1.5,True
x,1,2.7,0.3,True
x,1,-3.3,0.3,True
z,1,,1.5,False
x,2,,2.25,False
y,2,-3.3,1.5,False
z,2,,2.25,False
x,-4,5.25,1.5,True
z,2,2.7,0.3,False
y,-4,2.7,7,False
x,2,5.25,2.25,True
--- script
d = pd.read_csv('b.csv')
df = pd.DataFrame([(r[0], r.k, r.a * 2) for r in d.itertuples(index=False)])
--- csv
0,1,2
y,y,4
z,z,2
x,x,2
x,x,2
z,z,2
x,x,4
y,y,4
z,z,4
x,x,-8
z,z,4
y,y,-8
x,x,4

=== rows as tuples, 3
--- data b.csv
k,a,b,c,t
y,2,2.7,1.5,True
z,1,0.1,1.5,True
x,1,2.7,0.3,True
x,1,-3.3,0.3,True
z,1,,1.5,False
x,2,,2.25,False
y,2,-3.3,1.5,False
z,2,,2.25,False
x,-4,5.25,1.5,True
z,2,2.7,0.3,False
y,-4,2.7,7,False
x,2,5.25,2.25,True
--- script
d = pd.read_csv('b.csv')
df = pd.DataFrame([(k, a) for k, a, b, c, t in d.itertuples(index=False, name=None)])
--- csv
0,1
y,2
z,1
x,1
x,1
z,1
x,2
y,2
z,2
x,-4
z,2
y,-4
x,2

=== rows as tuples, 4
--- data b.csv
k,a,b,c,t
y,2,2.7,1.5,True
z,1,0.1,1.5,True
x,1,2.7,0.3,True
x,1,-3.3,0.3,True
z,1,,1.5,False
x,2,,2.25,False
y,2,-3.3,1.5,False
z,2,,2.25,False
x,-4,5.25,1.5,True
z,2,2.7,0.3,False
y,-4,2.7,7,False
x,2,5.25,2.25,True
--- script
d = pd.read_csv('b.csv')
d = d.rename(columns={'a': 'my a', 'b': '_b', 'c': 'class'})
df = pd.DataFrame([(r._2, r._3, r._4) for r in d.itertuples()])
--- csv
0,1,2
2,2.7,1.5
1,0.1,1.5
1,2.7,0.3
1,-3.3,0.3
1,,1.5
2,,2.25
2,-3.3,1.5
2,,2.25
-4,5.25,1.5
2,2.7,0.3
-4,2.7,7.0
2,5.25,2.25
