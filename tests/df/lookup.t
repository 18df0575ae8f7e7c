=== map by a series, whose key has white space at its end
--- data runs.csv
Model,Instance
a,small
b,large
c,large
--- data prices.csv
Instance,USD per hour
small,1.2
large ,9
--- script
p = pd.read_csv('prices.csv').set_index('Instance')['USD per hour']
df = pd.read_csv('runs.csv')
df['USD per hour'] = df['Instance'].map(p).fillna(0)
--- csv
Model,Instance,USD per hour
a,small,1.2
b,large,0.0
c,large,0.0
--- diag
runs.csv:3:3: warning: a look-up of 'Instance' finds nothing for 'large', in 2 of 3 rows [df-merge-lost]
    3 | b,large
      |   ^
help: 'large ' in prices.csv:3 has white space at its end; the look-up is at script:3
script:3:22: warning: 'USD per hour' is 0 in 2 rows, because a look-up found no value [df-fill-zero]
    3 | df['USD per hour'] = df['Instance'].map(p).fillna(0)
      |                      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: the first such row is row 2; add the keys that df['Instance'].map(p) did not find, or leave the cells empty instead of filling them with 0

=== map and replace by a dict, get, and reindex
--- data runs.csv
Model,Chip
a,A100
b,h100
c,L4
--- script
df = pd.read_csv('runs.csv')
memory = {'A100': 80, 'H100': 80, 'T4': 16}
df['GB'] = df['Chip'].map(memory)
df['Also'] = df['Chip'].map(lambda c: memory.get(c, 0))
df['Name'] = df['Chip'].replace({'A100': 'Ampere', 'H100': 'Hopper'})
x = df.set_index('Chip').reindex(['A100', 'H100'])
--- csv
Model,Chip,GB,Also,Name
a,A100,80.0,80,Ampere
b,h100,,0,h100
c,L4,,0,L4
--- diag
runs.csv:3:3: warning: a look-up of 'Chip' finds nothing for 'h100', in 1 of 3 rows [df-merge-lost]
    3 | b,h100
      |   ^
help: 'H100' in script:3 differs only in upper and lower case; write both the same way; the look-up is at script:3
script:4:39: warning: a look-up finds nothing for 'h100' [df-merge-lost]
    4 | df['Also'] = df['Chip'].map(lambda c: memory.get(c, 0))
      |                                       ^~~~~~~~~~~~~~~~
help: did you mean the key 'H100'?
script:6:34: warning: a look-up finds nothing for 'H100', in 1 of 2 rows [df-merge-lost]
    6 | x = df.set_index('Chip').reindex(['A100', 'H100'])
      |                                  ^~~~~~~~~~~~~~~~
help: 'h100' in runs.csv:3 differs only in upper and lower case; write both the same way; the look-up is at script:6

=== join by row labels
--- data runs.csv
Model,Instance
a,small
b,large-1
--- data prices.csv
Instance,USD
small,1.2
large_1,9
--- script
p = pd.read_csv('prices.csv').set_index('Instance')
df = pd.read_csv('runs.csv').join(p, on='Instance')
x = pd.read_csv('runs.csv').set_index('Instance').join(p)
--- csv
Model,Instance,USD
a,small,1.2
b,large-1,
--- diag
runs.csv:3:3: warning: a merge on 'Instance' finds nothing for 1 of 2 rows: the right table has no 'large-1' [df-merge-lost]
    3 | b,large-1
      |   ^
help: 'large_1' in prices.csv:3 differs only in white space, '-' or '_'; write both the same way; the merge is at script:2

=== quiet: what has no key, and is near to none
--- data runs.csv
Model,Chip
a,A100
b,CPU
c,
d,A10
--- script
df = pd.read_csv('runs.csv')
df['GB'] = df['Chip'].map({'A100': 80})
df['Also'] = df['Chip'].map(lambda c: {'A100': 80}.get(c))
df['Name'] = df['Chip'].replace({'A100': 'Ampere'})
df['S'] = df['Chip'].map(pd.Series({'A100': 1, 'A10': 2}))
x = df.set_index('Model').reindex(['a', 'z'])
--- csv
Model,Chip,GB,Also,Name,S
a,A100,80.0,80.0,Ampere,1.0
b,CPU,,,CPU,
c,,,,,
d,A10,,,A10,2.0

=== quiet: names that are made alike
--- data runs.csv
Model,Chip
a,A100
b,a100
c,NVIDIA-A100
d,nvidia a100
--- script
df = pd.read_csv('runs.csv')
df['Chip'] = df['Chip'].replace({'a100': 'A100', 'nvidia a100': 'NVIDIA-A100'})
x = df.replace({'Chip': {'A100 ': 'A100'}})
--- csv
Model,Chip
a,A100
b,A100
c,NVIDIA-A100
d,NVIDIA-A100

=== quiet: numbers and truths as keys
--- data runs.csv
Model,TP,ok
a,1,True
b,8,False
--- script
df = pd.read_csv('runs.csv')
df['Name'] = df['TP'].map({1: 'one'})
df['State'] = df['ok'].map({True: 'passed', False: 'failed'})
df['S'] = df['TP'].map(pd.Series([5, 6]))
--- csv
Model,TP,ok,Name,State,S
a,1,True,one,passed,6.0
b,8,False,,failed,

=== quiet: both spellings are keys
--- data runs.csv
Model,Unit
a,ms
b,Ms
c,s
--- script
df = pd.read_csv('runs.csv')
df['x'] = df['Unit'].map({'ms': 0.001, 'Ms': 1e6, 's': 1})
--- csv
Model,Unit,x
a,ms,0.001
b,Ms,1000000.0
c,s,1.0

=== quiet: functions instead of keys
--- data runs.csv
Model,Unit
a,MS
--- script
units = {'ms': 0.001}
df = pd.read_csv('runs.csv')
df['x'] = df['Unit'].map(lambda u: units.get(u.lower(), 1))
df['y'] = df['Unit'].str.lower().map(units)
--- csv
Model,Unit,x,y
a,MS,0.001,0.001

=== None and nan are different keys of a dict
--- script
nan = float('nan')
s = pd.Series([None, 'x', nan])
n = pd.Series([nan, 1.0, 2.0])
t = pd.Series([pd.NaT, pd.Timestamp('2024-01-01'), pd.NaT])
df = pd.DataFrame({'none': s.map({None: 1, 'x': 2}), 'nan': s.map({nan: 1, 'x': 2}),
                   'both': s.map({None: 1, nan: 3, 'x': 2}), 'only': s.map({None: 1}),
                   'floats': s.map({None: 1, 1: 2}), 'nat': s.map({pd.NaT: 1, 'x': 2}),
                   'n': n.map({None: 1, 1: 2}), 'm': n.map({None: 1}), 'k': n.map({nan: 1, 'x': 3}),
                   't': t.map({None: 1, pd.Timestamp('2024-01-01'): 2}), 'u': t.map({None: 1}),
                   'v': t.map({pd.NaT: 1}), 'w': s.map(pd.Series([1, 2], index=[None, 'x'])),
                   'y': s.map(pd.Series([1, 2], index=[nan, 'x']))})
--- csv
none,nan,both,only,floats,nat,n,m,k,t,u,v,w,y
1.0,,1,1.0,,,1.0,,1.0,1,,1.0,1.0,
2.0,2.0,2,,,2.0,2.0,,,2,,,2.0,2.0
,1.0,3,,1.0,,,,,1,,1.0,,1.0
