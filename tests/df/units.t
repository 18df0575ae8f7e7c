=== the cost of tokens called one of inferences
--- data runs.csv
Model,Throughput (tokens/second),On-Demand hourly rate
a,100,1.2
--- script
df = pd.read_csv('runs.csv')
df['Cost per 1M inferences'] = ((1.0e6 / df['Throughput (tokens/second)']) * (df['On-Demand hourly rate'] / 3.6e3)).map('${:,.3f}'.format)
df['Cost per 1M tokens'] = ((1.0e6 / df['Throughput (tokens/second)']) * (df['On-Demand hourly rate'] / 3.6e3)).map('${:,.3f}'.format)
--- csv
Model,Throughput (tokens/second),On-Demand hourly rate,Cost per 1M inferences,Cost per 1M tokens
a,100,1.2,$3.333,$3.333
--- diag
script:2:32: warning: 'Cost per 1M inferences' states the unit cost/1M inferences, but its numbers are in cost/1M tokens [unit-differs]
    2 | df['Cost per 1M inferences'] = ((1.0e6 / df['Throughput (tokens/second)']) * (df['On-Demand hourly rate'] / 3.6e3)).map('${:,.3f}'.format)
      |                                ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: the numbers are computed from 'Throughput (tokens/second)' in tokens/s, 'On-Demand hourly rate' in cost/h; correct the stated unit or the computation

=== what models are run for and on go together, and what is only counted
--- data runs.csv
Model,Throughput (/sec),Rate [seq/sec],USD per hour
a,100,50,1.2
--- script
df = pd.read_csv('runs.csv')
df['Cost per 1M inferences'] = 1e6 / df['Throughput (/sec)'] * df['USD per hour'] / 3600
df['Cost per 1M requests'] = 1e6 / df['Rate [seq/sec]'] * df['USD per hour'] / 3600
df['Cost ($)'] = 1e6 / df['Rate [seq/sec]'] * df['USD per hour'] / 3600
df['Cost per 1M'] = 1e6 / df['Rate [seq/sec]'] * df['USD per hour'] / 3600
df['Time per sequence (ms)'] = 1000 / df['Rate [seq/sec]']
df['Time for 1M (h)'] = 1e6 / df['Rate [seq/sec]'] / 3600
df['Sequences per hour'] = df['Rate [seq/sec]'] * 3600
df['Rate, whole [seq/sec]'] = df['Rate [seq/sec]'].round().astype(int)
--- csv
Model,Throughput (/sec),Rate [seq/sec],USD per hour,Cost per 1M inferences,Cost per 1M requests,Cost ($),Cost per 1M,Time per sequence (ms),Time for 1M (h),Sequences per hour,"Rate, whole [seq/sec]"
a,100,50,1.2,3.3333333333333335,6.666666666666667,6.666666666666667,6.666666666666667,20.0,5.555555555555555,180000,50

=== but an image is no sequence, and a node no token
--- data runs.csv
Rate [seq/sec],Load (tokens/s),USD per hour
50,10,1.2
--- script
df = pd.read_csv('runs.csv')
df['Cost per 1M images'] = 1e6 / df['Rate [seq/sec]'] * df['USD per hour'] / 3600
df['Nodes/s'] = df['Load (tokens/s)']
df['Slower'] = df['Rate [seq/sec]'] < df['Load (tokens/s)']
--- csv
Rate [seq/sec],Load (tokens/s),USD per hour,Cost per 1M images,Nodes/s,Slower
50,10,1.2,6.666666666666667,10,False
--- diag
script:2:28: warning: 'Cost per 1M images' states the unit $/1M images, but its numbers are in $/1M sequences [unit-differs]
    2 | df['Cost per 1M images'] = 1e6 / df['Rate [seq/sec]'] * df['USD per hour'] / 3600
      |                            ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: the numbers are computed from 'Rate [seq/sec]' in sequences/s, 'USD per hour' in $/h; correct the stated unit or the computation
script:3:17: warning: 'Nodes/s' states the unit nodes/s, but its numbers are in tokens/s [unit-differs]
    3 | df['Nodes/s'] = df['Load (tokens/s)']
      |                 ^~~~~~~~~~~~~~~~~~~~~
help: the numbers are computed from 'Load (tokens/s)' in tokens/s; correct the stated unit or the computation
script:4:16: warning: '<' mixes the units sequences/s and tokens/s [unit-mixed]
    4 | df['Slower'] = df['Rate [seq/sec]'] < df['Load (tokens/s)']
      |                ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: 'Rate [seq/sec]' is in sequences/s, 'Load (tokens/s)' in tokens/s; use numbers with the same unit

=== a factor of a thousand, of 3600, of a million
--- data runs.csv
Time (s),Rate (tokens/s),$/h
1.5,10,2
--- script
df = pd.read_csv('runs.csv')
df['Time (ms)'] = df['Time (s)']
df['Tokens/h'] = df['Rate (tokens/s)'] * 60
df['Cost per 1M tokens'] = 1e3 / df['Rate (tokens/s)'] * df['$/h'] / 3600
df['Cost per 1K tokens'] = 1e6 / df['Rate (tokens/s)'] * df['$/h']
--- csv
Time (s),Rate (tokens/s),$/h,Time (ms),Tokens/h,Cost per 1M tokens,Cost per 1K tokens
1.5,10,2,1.5,600,0.05555555555555555,200000.0
--- diag
script:2:19: warning: 'Time (ms)' states the unit ms, but its numbers are in s [unit-differs]
    2 | df['Time (ms)'] = df['Time (s)']
      |                   ^~~~~~~~~~~~~~
help: the numbers are computed from 'Time (s)' in s; multiply the numbers by 1,000
script:3:18: warning: 'Tokens/h' states the unit tokens/h, but its numbers are in tokens/min [unit-differs]
    3 | df['Tokens/h'] = df['Rate (tokens/s)'] * 60
      |                  ^~~~~~~~~~~~~~~~~~~~~~~~~~
help: the numbers are computed from 'Rate (tokens/s)' in tokens/s; multiply the numbers by 60
script:4:28: warning: 'Cost per 1M tokens' states the unit $/1M tokens, but its numbers are in $/1K tokens [unit-differs]
    4 | df['Cost per 1M tokens'] = 1e3 / df['Rate (tokens/s)'] * df['$/h'] / 3600
      |                            ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: the numbers are computed from 'Rate (tokens/s)' in tokens/s, '$/h' in $/h; multiply the numbers by 1,000
script:5:28: warning: 'Cost per 1K tokens' states the unit $/1K tokens, but its numbers are in $/3,600,000,000 tokens [unit-differs]
    5 | df['Cost per 1K tokens'] = 1e6 / df['Rate (tokens/s)'] * df['$/h']
      |                            ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: the numbers are computed from 'Rate (tokens/s)' in tokens/s, '$/h' in $/h; divide the numbers by 3,600,000

=== figures per unit, and prices per node and hour
--- data runs.csv
Kernel,Clock (GHz),MB/s,USD per hour
a,3.5,500,4
b,3,1500,8
--- script
runs = pd.read_csv('runs.csv')
df = runs[['Kernel']].copy()
df['Cycles/byte'] = runs['Clock (GHz)'] * 1e9 / (runs['MB/s'] * 1e6)
df['Cycles per byte'] = runs['Clock (GHz)'] * 1000 / runs['MB/s']
df['Hourly price per node'] = runs['USD per hour']
df['$ per node and hour'] = runs['USD per hour']
df['$ per node and day'] = runs['USD per hour']
--- csv
Kernel,Cycles/byte,Cycles per byte,Hourly price per node,$ per node and hour,$ per node and day
a,7.0,7.0,4,4,4
b,2.0,2.0,8,8,8
--- diag
script:7:28: warning: '$ per node and day' states the unit $/node/day, but its numbers are in $/h [unit-differs]
    7 | df['$ per node and day'] = runs['USD per hour']
      |                            ^~~~~~~~~~~~~~~~~~~~
help: the numbers are computed from 'USD per hour' in $/h; multiply the numbers by 24

=== numbers that are no conversions leave the scale open
--- data runs.csv
Time (s),Other (s),n
1.5,2.5,4
--- script
df = pd.read_csv('runs.csv')
df['Mean (s)'] = (df['Time (s)'] + df['Other (s)']) / 2
df['Mean (ms)'] = (df['Time (s)'] + df['Other (s)']) / 2 * 1000
df['Each (ms)'] = df['Time (s)'] / df['n']
df['Share (%)'] = df['Time (s)'] / df['Time (s)'].sum() * 100
df['Twice (h)'] = 2 * df['Time (s)']
df['Twice ($)'] = 2 * df['Time (s)']
--- csv
Time (s),Other (s),n,Mean (s),Mean (ms),Each (ms),Share (%),Twice (h),Twice ($)
1.5,2.5,4,2.0,2000.0,0.375,100.0,3.0,3.0

=== percentages
--- data runs.csv
Old (s),New (s)
4,3
--- script
df = pd.read_csv('runs.csv')
df['Saved (%)'] = (1 - df['New (s)'] / df['Old (s)']) * 100
df['Saved %'] = (1 - df['New (s)'] / df['Old (s)']).map('{:.0%}'.format)
df['Of old (%)'] = df['New (s)'] / df['Old (s)']
--- csv
Old (s),New (s),Saved (%),Saved %,Of old (%)
4,3,25.0,25%,0.75
--- diag
script:4:20: warning: 'Of old (%)' states the unit %, but its numbers have no unit [unit-differs]
    4 | df['Of old (%)'] = df['New (s)'] / df['Old (s)']
      |                    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: the numbers are computed from 'New (s)' in s, 'Old (s)' in s; multiply the numbers by 100

=== sums and comparisons of what differs
--- data runs.csv
First (ms),Total (s),USD per hour,Nodes,GPUs
15,2,1.5,4,8
--- script
df = pd.read_csv('runs.csv')
df['a'] = df['First (ms)'] + df['Total (s)']
df['b'] = df['First (ms)'] + df['Total (s)'] * 1000
df['c'] = df['USD per hour'] - df['First (ms)']
df['d'] = df['First (ms)'] > df['Total (s)']
df['e'] = df['First (ms)'] > 10
df['f'] = df['Nodes'] + df['GPUs']
df['h'] = df['First (ms)'] > 8 * df['GPUs']
df['First (ms)'] += df['Total (s)']
df['g'] = df['First (ms)'].astype(str) + df['Total (s)'].astype(str)
--- csv
First (ms),Total (s),USD per hour,Nodes,GPUs,a,b,c,d,e,f,h,g
17,2,1.5,4,8,17,2015,-13.5,True,True,12,False,172
--- diag
script:2:28: warning: '+' mixes the units ms and s [unit-mixed]
    2 | df['a'] = df['First (ms)'] + df['Total (s)']
      |                            ^
help: 'First (ms)' is in ms, 'Total (s)' in s; convert one of them
script:4:30: warning: '-' mixes the units $/h and ms [unit-mixed]
    4 | df['c'] = df['USD per hour'] - df['First (ms)']
      |                              ^
help: 'USD per hour' is in $/h, 'First (ms)' in ms; use numbers with the same unit
script:5:11: warning: '>' mixes the units ms and s [unit-mixed]
    5 | df['d'] = df['First (ms)'] > df['Total (s)']
      |           ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: 'First (ms)' is in ms, 'Total (s)' in s; convert one of them
script:9:18: warning: '+' mixes the units ms and s [unit-mixed]
    9 | df['First (ms)'] += df['Total (s)']
      |                  ^~
help: 'First (ms)' is in ms, 'Total (s)' in s; convert one of them

=== what moves, rounds and groups numbers keeps their unit
--- data runs.csv
Model,Latency (s)
b,2.25
a,1.26
--- script
t = pd.read_csv('runs.csv').sort_values('Model').head(2)
t = t[t['Latency (s)'] > 0].round(1)
t['Latency (ms)'] = t['Latency (s)'].map(lambda v: f'{v:.1f}')
g = t.groupby('Model')[['Latency (s)']].mean().reset_index()
g = g.rename(columns={'Latency (s)': 'Mean latency (ms)'})
n = t.groupby('Model')[['Latency (s)']].count().reset_index()
n.columns = ['Model', 'Runs (/s)']
df = pd.merge(t, g, on='Model')
df['Worst (min)'] = abs(df['Mean latency (ms)'])
--- csv
Model,Latency (s),Latency (ms),Mean latency (ms),Worst (min)
a,1.3,1.3,1.3,1.3
b,2.2,2.2,2.2,2.2
--- diag
script:3:21: warning: 'Latency (ms)' states the unit ms, but its numbers are in s [unit-differs]
    3 | t['Latency (ms)'] = t['Latency (s)'].map(lambda v: f'{v:.1f}')
      |                     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: the numbers are computed from 'Latency (s)' in s; multiply the numbers by 1,000
script:5:22: warning: 'Mean latency (ms)' states the unit ms, but its numbers are in s [unit-differs]
    5 | g = g.rename(columns={'Latency (s)': 'Mean latency (ms)'})
      |                      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: the numbers are computed from 'Latency (s)' in s; multiply the numbers by 1,000
script:7:23: warning: 'Runs (/s)' states 'per s', but its numbers have no unit [unit-differs]
    7 | n.columns = ['Model', 'Runs (/s)']
      |                       ^~~~~~~~~~~
help: the numbers are computed from 'Latency (s)' in s; correct the stated unit or the computation

=== what nobody knows is passed over
--- data runs.csv
Model,Price (spot),Price (demand),Rate,Latency (ms)
a,1,2,3,4
--- script
df = pd.read_csv('runs.csv')
df['Price (spot)'] = df['Price (demand)'] * 0.3
df['Cost per 1M tokens'] = 1e6 / df['Rate'] * df['Price (spot)'] / 3600
df['Latency (s)'] = df.apply(lambda r: r['Latency (ms)'] / 1000, axis=1)
df['Per model'] = df['Latency (ms)'] / len(df)
df['Ratio'] = df['Latency (ms)'] / df['Latency (ms)'].max()
df['Sum (s)'] = df['Latency (s)'] + df['Rate']
--- csv
Model,Price (spot),Price (demand),Rate,Latency (ms),Cost per 1M tokens,Latency (s),Per model,Ratio,Sum (s)
a,0.6,2,3,4,55.55555555555555,0.004,4.0,1.0,3.004

=== a name gives its unit to what had none
--- data runs.csv
Model,Rate,Price
a,3,4
--- script
df = pd.read_csv('runs.csv').rename(columns={'Rate': 'Rate (tokens/s)'})
df['$/h'] = [1.5]
df['Cost per 1M images'] = 1e6 / df['Rate (tokens/s)'] * df['$/h'] / 3600
--- csv
Model,Rate (tokens/s),Price,$/h,Cost per 1M images
a,3,4,1.5,138.88888888888889
--- diag
script:3:28: warning: 'Cost per 1M images' states the unit $/1M images, but its numbers are in $/1M tokens [unit-differs]
    3 | df['Cost per 1M images'] = 1e6 / df['Rate (tokens/s)'] * df['$/h'] / 3600
      |                            ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: the numbers are computed from 'Rate' in tokens/s, '$/h' in $/h; correct the stated unit or the computation

=== currencies
--- data runs.csv
Price ($),Fee (€),USD per hour
1,2,3
--- script
df = pd.read_csv('runs.csv')
df['Sum'] = df['Price ($)'] + df['Fee (€)']
df['Both ($)'] = df['Price ($)'] + df['USD per hour']
df['Price (€)'] = df['Price ($)'] * 0.9
df['Other (€)'] = df['USD per hour']
df['Minutes (min)'] = df['Price ($)'] * 2
--- csv
Price ($),Fee (€),USD per hour,Sum,Both ($),Price (€),Other (€),Minutes (min)
1,2,3,3,4,0.9,3,2
--- diag
script:2:29: warning: '+' mixes the units $ and € [unit-mixed]
    2 | df['Sum'] = df['Price ($)'] + df['Fee (€)']
      |                             ^
help: 'Price ($)' is in $, 'Fee (€)' in €; use numbers with the same unit
script:5:19: warning: 'Other (€)' states the unit €, but its numbers are in $/h [unit-differs]
    5 | df['Other (€)'] = df['USD per hour']
      |                   ^~~~~~~~~~~~~~~~~~
help: the numbers are computed from 'USD per hour' in $/h; correct the stated unit or the computation

=== lambdas over rows and cells
--- data runs.csv
Model,Rate (tokens/s),$/h,Latency (ms),Base
a,100,1.2,3,50
--- script
scale, n = 1e6, 5
df = pd.read_csv('runs.csv')
df['Cost per 1M images'] = df.apply(lambda r: scale / r['Rate (tokens/s)'] * r['$/h'] / 3600, axis=1)
df['Cost per 1M tokens'] = df.apply(lambda r: f"${scale / r['Rate (tokens/s)'] * r['$/h'] / 3600:.2f}", axis=1)
df['Latency (s)'] = df['Latency (ms)'].map(lambda v: v / 1000)
df['Latency, rounded (s)'] = df['Latency (ms)'].apply(lambda v: round(v / 1000 / 60, 3) if v > 0 else 0)
df['Latency, again (s)'] = df['Latency (ms)'].map(lambda v: '{:.1f}'.format(v))
df['Share (%)'] = df.apply(lambda r: f"{r['Latency (ms)'] / 1000 / r['Latency (s)']:.0%}", axis=1)
df['Ratio (%)'] = df.apply(lambda r: r['Latency (ms)'] / r['Latency (ms)'], axis=1)
df['Words/s'] = df.apply(lambda r: r['Rate (tokens/s)'] * 0.75, axis=1)
df['Other/s'] = df.apply(lambda r: r.Model + '/s', axis=1)
df['Rate/s'] = df.assign(t=lambda d: d['Rate (tokens/s)'])['t'].map(lambda v, k=2: v)
--- csv
Model,Rate (tokens/s),$/h,Latency (ms),Base,Cost per 1M images,Cost per 1M tokens,Latency (s),"Latency, rounded (s)","Latency, again (s)",Share (%),Ratio (%),Words/s,Other/s,Rate/s
a,100,1.2,3,50,3.3333333333333335,$3.33,0.003,0.0,3.0,100%,1.0,75.0,a/s,100
--- diag
script:3:28: warning: 'Cost per 1M images' states the unit $/1M images, but its numbers are in $/1M tokens [unit-differs]
    3 | df['Cost per 1M images'] = df.apply(lambda r: scale / r['Rate (tokens/s)'] * r['$/h'] / 3600, axis=1)
      |                            ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: the numbers are computed from 'Rate (tokens/s)' in tokens/s, '$/h' in $/h; correct the stated unit or the computation
script:6:30: warning: 'Latency, rounded (s)' states the unit s, but its numbers are in min [unit-differs]
    6 | df['Latency, rounded (s)'] = df['Latency (ms)'].apply(lambda v: round(v / 1000 / 60, 3) if v > 0 else 0)
      |                              ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: the numbers are computed from 'Latency (ms)' in ms; multiply the numbers by 60
script:7:28: warning: 'Latency, again (s)' states the unit s, but its numbers are in ms [unit-differs]
    7 | df['Latency, again (s)'] = df['Latency (ms)'].map(lambda v: '{:.1f}'.format(v))
      |                            ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: the numbers are computed from 'Latency (ms)' in ms; divide the numbers by 1,000
script:9:19: warning: 'Ratio (%)' states the unit %, but its numbers have no unit [unit-differs]
    9 | df['Ratio (%)'] = df.apply(lambda r: r['Latency (ms)'] / r['Latency (ms)'], axis=1)
      |                   ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: the numbers are computed from 'Latency (ms)' in ms; multiply the numbers by 100

=== what is picked, filled and put together
--- data runs.csv
Model,a (s),b (s),Latency (ms)
x,1,2,3
y,,3,4
--- script
df = pd.read_csv('runs.csv')
s = df['a (s)']
df['1 (ms)'] = np.where(s > 1, s, df['b (s)'])
df['2 (ms)'] = s.where(s > 1, 0)
df['3 (ms)'] = s.abs().clip(0, 5).fillna(0)
df['4 (ms)'] = np.maximum(s, df['b (s)'])
df['5 (ms)'] = s.add(df['b (s)'])
df['6 (ms)'] = df[['a (s)', 'b (s)']].max(axis=1)
df['7 (ms)'] = pd.concat([df, df], ignore_index=True)['a (s)'].head(2)
df['8 (ms)'] = df.groupby('Model')['a (s)'].transform('mean')
df['9 (ms)'] = df[['a (s)', 'Latency (ms)']].melt()['value'].head(2)
df['10 (ms)'] = pd.DataFrame({'c (s)': [1.0, 2.0]})['c (s)']
made = pd.DataFrame({'d (ms)': s, 'e': s, 'f (ms)': df['Latency (ms)']})
df = df.iloc[:, :3]
--- csv
Model,a (s),b (s)
x,1.0,2
y,,3
--- diag
script:3:16: warning: '1 (ms)' states the unit ms, but its numbers are in s [unit-differs]
    3 | df['1 (ms)'] = np.where(s > 1, s, df['b (s)'])
      |                ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: the numbers are computed from 'a (s)' in s, 'b (s)' in s; multiply the numbers by 1,000
script:4:16: warning: '2 (ms)' states the unit ms, but its numbers are in s [unit-differs]
    4 | df['2 (ms)'] = s.where(s > 1, 0)
      |                ^~~~~~~~~~~~~~~~~
help: the numbers are computed from 'a (s)' in s; multiply the numbers by 1,000
script:5:16: warning: '3 (ms)' states the unit ms, but its numbers are in s [unit-differs]
    5 | df['3 (ms)'] = s.abs().clip(0, 5).fillna(0)
      |                ^~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: the numbers are computed from 'a (s)' in s; multiply the numbers by 1,000
script:6:16: warning: '4 (ms)' states the unit ms, but its numbers are in s [unit-differs]
    6 | df['4 (ms)'] = np.maximum(s, df['b (s)'])
      |                ^~~~~~~~~~~~~~~~~~~~~~~~~~
help: the numbers are computed from 'a (s)' in s, 'b (s)' in s; multiply the numbers by 1,000
script:7:16: warning: '5 (ms)' states the unit ms, but its numbers are in s [unit-differs]
    7 | df['5 (ms)'] = s.add(df['b (s)'])
      |                ^~~~~~~~~~~~~~~~~~
help: the numbers are computed from 'a (s)' in s, 'b (s)' in s; multiply the numbers by 1,000
script:8:16: warning: '6 (ms)' states the unit ms, but its numbers are in s [unit-differs]
    8 | df['6 (ms)'] = df[['a (s)', 'b (s)']].max(axis=1)
      |                ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: the numbers are computed from 'a (s)' in s, 'b (s)' in s; multiply the numbers by 1,000
script:9:16: warning: '7 (ms)' states the unit ms, but its numbers are in s [unit-differs]
    9 | df['7 (ms)'] = pd.concat([df, df], ignore_index=True)['a (s)'].head(2)
      |                ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: the numbers are computed from 'a (s)' in s; multiply the numbers by 1,000
script:10:16: warning: '8 (ms)' states the unit ms, but its numbers are in s [unit-differs]
   10 | df['8 (ms)'] = df.groupby('Model')['a (s)'].transform('mean')
      |                ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: the numbers are computed from 'a (s)' in s; multiply the numbers by 1,000
script:11:16: warning: 'melt' mixes the units s and ms [unit-mixed]
   11 | df['9 (ms)'] = df[['a (s)', 'Latency (ms)']].melt()['value'].head(2)
      |                ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: 'a (s)' is in s, 'Latency (ms)' in ms; convert one of them
script:12:17: warning: '10 (ms)' states the unit ms, but its numbers are in s [unit-differs]
   12 | df['10 (ms)'] = pd.DataFrame({'c (s)': [1.0, 2.0]})['c (s)']
      |                 ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: multiply the numbers by 1,000
script:13:22: warning: 'd (ms)' states the unit ms, but its numbers are in s [unit-differs]
   13 | made = pd.DataFrame({'d (ms)': s, 'e': s, 'f (ms)': df['Latency (ms)']})
      |                      ^~~~~~~~
help: the numbers are computed from 'a (s)' in s; multiply the numbers by 1,000

=== names that methods give
--- data runs.csv
Model,Latency (ms),Wait (ms),k
a,12,3,x
b,20,5,y
c,30,6,x
--- script
df = pd.read_csv('runs.csv')
s = df['Latency (ms)']
a = s.to_frame('A (s)')
b = df.groupby('k')['Latency (ms)'].max().reset_index(name='B (s)')
c = df.melt('Model', ['Latency (ms)', 'Wait (ms)'], value_name='C (s)')
e = s.rename('E (s)').reset_index()
f = pd.Series(s, name='F (s)')
g = df.set_index('Latency (ms)').rename_axis('G (s)')
h = df['k'].value_counts().reset_index(name='H (%)')
i = df['k'].value_counts(normalize=True).reset_index(name='I [%]')
j = s.to_frame('J (ms)')
k = df.groupby('k').size().reset_index(name='K (runs)')
l = df.melt('Model', ['Latency (ms)', 'Wait (ms)'], value_name='L (ms)')
m = (s / 1000).rename('M (s)').to_frame()
n = e.reset_index(drop=True)
n.columns = ['index', 'E (s)']
--- csv
Model,Latency (ms),Wait (ms),k
a,12,3,x
b,20,5,y
c,30,6,x
--- diag
script:3:16: warning: 'A (s)' states the unit s, but its numbers are in ms [unit-differs]
    3 | a = s.to_frame('A (s)')
      |                ^~~~~~~
help: the numbers are computed from 'Latency (ms)' in ms; divide the numbers by 1,000
script:4:60: warning: 'B (s)' states the unit s, but its numbers are in ms [unit-differs]
    4 | b = df.groupby('k')['Latency (ms)'].max().reset_index(name='B (s)')
      |                                                            ^~~~~~~
help: the numbers are computed from 'Latency (ms)' in ms; divide the numbers by 1,000
script:5:64: warning: 'C (s)' states the unit s, but its numbers are in ms [unit-differs]
    5 | c = df.melt('Model', ['Latency (ms)', 'Wait (ms)'], value_name='C (s)')
      |                                                                ^~~~~~~
help: the numbers are computed from 'Latency (ms)' in ms; divide the numbers by 1,000
script:6:14: warning: 'E (s)' states the unit s, but its numbers are in ms [unit-differs]
    6 | e = s.rename('E (s)').reset_index()
      |              ^~~~~~~
help: the numbers are computed from 'Latency (ms)' in ms; divide the numbers by 1,000
script:7:23: warning: 'F (s)' states the unit s, but its numbers are in ms [unit-differs]
    7 | f = pd.Series(s, name='F (s)')
      |                       ^~~~~~~
help: the numbers are computed from 'Latency (ms)' in ms; divide the numbers by 1,000
script:8:46: warning: 'G (s)' states the unit s, but its numbers are in ms [unit-differs]
    8 | g = df.set_index('Latency (ms)').rename_axis('G (s)')
      |                                              ^~~~~~~
help: the numbers are computed from 'Latency (ms)' in ms; divide the numbers by 1,000
script:9:45: warning: 'H (%)' states the unit %, but its numbers have no unit [unit-differs]
    9 | h = df['k'].value_counts().reset_index(name='H (%)')
      |                                             ^~~~~~~
help: multiply the numbers by 100
script:10:59: warning: 'I [%]' states the unit %, but its numbers have no unit [unit-differs]
   10 | i = df['k'].value_counts(normalize=True).reset_index(name='I [%]')
      |                                                           ^~~~~~~
help: multiply the numbers by 100

=== formats that say another unit
--- data w.csv
Model,Latency (ms),Time (s),Memory (GB),Power (kW),Train (h),Rate (tokens/s),n,Params,Load (%),Wait (ms/token)
a,12,3,4,2,5,100,3,7,50,3
b,20,5,6,3,7,200,4,13,60,4
--- script
df = pd.read_csv('w.csv')
l = df['Latency (ms)']
df['a1'] = l.map('{:.1f} s'.format)
df['a2'] = l.map('{:.1f}s'.format)
df['a3'] = l.map(lambda v: f'{v:.1f} s')
df['a4'] = l.astype(str) + ' s'
df['a5'] = df.apply(lambda r: f"{r['Model']}: {r['Latency (ms)']:.0f} s", axis=1)
df['a6'] = [f'{v:.0f} seconds' for v in l]
df['a7'] = l.map('{:.0f} µs'.format)
df['a8'] = df['Memory (GB)'].map('{:.0f} MB'.format)
df['a9'] = df['Power (kW)'].map('{:.0f} W'.format)
df['b1'] = df['Train (h)'].map('{:.0f} days'.format)
df['b2'] = l.map('{:.1f} GB'.format)
df['b4'] = df['Memory (GB)'].map('{:.0f} Gb'.format)
df['b5'] = l.map('{:.1f}'.format) + ' s'
--- csv
Model,Latency (ms),Time (s),Memory (GB),Power (kW),Train (h),Rate (tokens/s),n,Params,Load (%),Wait (ms/token),a1,a2,a3,a4,a5,a6,a7,a8,a9,b1,b2,b4,b5
a,12,3,4,2,5,100,3,7,50,3,12.0 s,12.0s,12.0 s,12 s,a: 12 s,12 seconds,12 µs,4 MB,2 W,5 days,12.0 GB,4 Gb,12.0 s
b,20,5,6,3,7,200,4,13,60,4,20.0 s,20.0s,20.0 s,20 s,b: 20 s,20 seconds,20 µs,6 MB,3 W,7 days,20.0 GB,6 Gb,20.0 s
--- diag
script:3:18: warning: '{:.1f} s' states the unit s, but its numbers are in ms [unit-differs]
    3 | df['a1'] = l.map('{:.1f} s'.format)
      |                  ^~~~~~~~~~~~~~~~~
help: the numbers are computed from 'Latency (ms)' in ms; divide the numbers by 1,000
script:4:18: warning: '{:.1f}s' states the unit s, but its numbers are in ms [unit-differs]
    4 | df['a2'] = l.map('{:.1f}s'.format)
      |                  ^~~~~~~~~~~~~~~~
help: the numbers are computed from 'Latency (ms)' in ms; divide the numbers by 1,000
script:5:28: warning: 's' states the unit s, but its numbers are in ms [unit-differs]
    5 | df['a3'] = l.map(lambda v: f'{v:.1f} s')
      |                            ^~~~~~~~~~~~
help: divide the numbers by 1,000
script:6:12: warning: ' s' states the unit s, but its numbers are in ms [unit-differs]
    6 | df['a4'] = l.astype(str) + ' s'
      |            ^~~~~~~~~~~~~~~~~~~~
help: the numbers are computed from 'Latency (ms)' in ms; divide the numbers by 1,000
script:7:31: warning: 's' states the unit s, but its numbers are in ms [unit-differs]
    7 | df['a5'] = df.apply(lambda r: f"{r['Model']}: {r['Latency (ms)']:.0f} s", axis=1)
      |                               ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: divide the numbers by 1,000
script:8:13: warning: 'seconds' states the unit s, but its numbers are in ms [unit-differs]
    8 | df['a6'] = [f'{v:.0f} seconds' for v in l]
      |             ^~~~~~~~~~~~~~~~~~
help: divide the numbers by 1,000
script:9:18: warning: '{:.0f} µs' states the unit µs, but its numbers are in ms [unit-differs]
    9 | df['a7'] = l.map('{:.0f} µs'.format)
      |                  ^~~~~~~~~~~~~~~~~~
help: the numbers are computed from 'Latency (ms)' in ms; multiply the numbers by 1,000
script:10:34: warning: '{:.0f} MB' states the unit MB, but its numbers are in GB [unit-differs]
   10 | df['a8'] = df['Memory (GB)'].map('{:.0f} MB'.format)
      |                                  ^~~~~~~~~~~~~~~~~~
help: the numbers are computed from 'Memory (GB)' in GB; multiply the numbers by 1,000
script:11:33: warning: '{:.0f} W' states the unit W, but its numbers are in 1,000 W [unit-differs]
   11 | df['a9'] = df['Power (kW)'].map('{:.0f} W'.format)
      |                                 ^~~~~~~~~~~~~~~~~
help: the numbers are computed from 'Power (kW)' in 1,000 W; multiply the numbers by 1,000
script:12:32: warning: '{:.0f} days' states the unit day, but its numbers are in h [unit-differs]
   12 | df['b1'] = df['Train (h)'].map('{:.0f} days'.format)
      |                                ^~~~~~~~~~~~~~~~~~~~
help: the numbers are computed from 'Train (h)' in h; divide the numbers by 24
script:13:18: warning: '{:.1f} GB' states the unit GB, but its numbers are in ms [unit-differs]
   13 | df['b2'] = l.map('{:.1f} GB'.format)
      |                  ^~~~~~~~~~~~~~~~~~
help: the numbers are computed from 'Latency (ms)' in ms; correct the stated unit or the computation
script:14:34: warning: '{:.0f} Gb' states the unit Gbit, but its numbers are in GB [unit-differs]
   14 | df['b4'] = df['Memory (GB)'].map('{:.0f} Gb'.format)
      |                                  ^~~~~~~~~~~~~~~~~~
help: the numbers are computed from 'Memory (GB)' in GB; multiply the numbers by 8
script:15:12: warning: ' s' states the unit s, but its numbers are in ms [unit-differs]
   15 | df['b5'] = l.map('{:.1f}'.format) + ' s'
      |            ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: the numbers are computed from 'Latency (ms)' in ms; divide the numbers by 1,000

=== formats that say the same, or none
--- data w.csv
Model,Latency (ms),Time (s),Memory (GB),Power (kW),Train (h),Rate (tokens/s),n,Params,Load (%),Wait (ms/token)
a,12,3,4,2,5,100,3,7,50,3
b,20,5,6,3,7,200,4,13,60,4
--- script
df = pd.read_csv('w.csv')
l = df['Latency (ms)']
df['b3'] = df['Memory (GB)'].map('{:.0f} GiB'.format)
df['c1'] = l.map('{:.1f} ms'.format)
df['c2'] = (l / 1000).map('{:.1f} s'.format)
df['c3'] = l.map(lambda v: f'{v / 1000:.1f} s' if v > 15 else f'{v:.0f} ms')
df['c4'] = df['n'].map('{:.0f} s'.format)
df['c5'] = l.map('{:.1f}x'.format)
df['c6'] = df['Params'].map('{:.0f}B'.format)
df['c7'] = l.map('{:.0f} min'.format)
df['c8'] = df['Time (s)'].map(lambda v: f'{v // 60:.0f}m {v % 60:.0f}s')
df['c9'] = df['Time (s)'].map(lambda v: f'{int(v // 3600)}h {int(v % 3600 // 60)}m {v % 60:.0f}s')
df['d1'] = df['Rate (tokens/s)'].map('{:.0f} tokens/s'.format)
df['d2'] = df['Rate (tokens/s)'].map('{:.0f} tok/s'.format)
df['d3'] = df['Wait (ms/token)'].map('{:.0f} ms'.format)
df['d4'] = df['Load (%)'].map('{:.0f} %'.format)
df['d5'] = l.map('{:.0f} at p99'.format)
df['d6'] = l.map('{:.0f} in all'.format)
df['d7'] = l.map('{:.0f} used by us'.format)
df['d8'] = df['Train (h)'].map('{:.0f} hours'.format)
df['d9'] = df['Train (h)'].map('{:.0f} hrs'.format)
df['e1'] = (df['Train (h)'] * 60).map('{:.0f} minutes'.format)
df['e2'] = df['Memory (GB)'].map('{:.0f}G'.format)
df['e3'] = (df['Memory (GB)'] * 1024).map('{:.0f} MB'.format)
df['e4'] = l.map(lambda v: 'slow' if v > 15 else 'fast') + ' s'
df['e5'] = (df['Time (s)'] * 1e3).round().map('{:.0f} ms'.format)
df['e6'] = df['Model'] + ' s'
df['e7'] = df['n'].astype(str) + ' GB'
df['e8'] = (df['Rate (tokens/s)'] * 3600).map('{:,.0f} tokens/h'.format)
df['e9'] = df['Time (s)'].max() 
df['f1'] = df['Power (kW)'].map('{:.1f} kW'.format)
df['f2'] = df.apply(lambda r: f"{r['Time (s)']:.0f} s ({r['Latency (ms)']:.0f} ms)", axis=1)
df['f3'] = l.map('{:.0f} per s'.format)
df['f4'] = l.map('<{:.0f} msec'.format)
df['f5'] = [f'{a:.0f} s, {b:.0f} ms' for a, b in zip(df['Time (s)'], l)]
df['f6'] = [f'{b:.0f} ms / {a:.0f} h' for a, b in zip(df['Train (h)'], l)]
--- csv
Model,Latency (ms),Time (s),Memory (GB),Power (kW),Train (h),Rate (tokens/s),n,Params,Load (%),Wait (ms/token),b3,c1,c2,c3,c4,c5,c6,c7,c8,c9,d1,d2,d3,d4,d5,d6,d7,d8,d9,e1,e2,e3,e4,e5,e6,e7,e8,e9,f1,f2,f3,f4,f5,f6
a,12,3,4,2,5,100,3,7,50,3,4 GiB,12.0 ms,0.0 s,12 ms,3 s,12.0x,7B,12 min,0m 3s,0h 0m 3s,100 tokens/s,100 tok/s,3 ms,50 %,12 at p99,12 in all,12 used by us,5 hours,5 hrs,300 minutes,4G,4096 MB,fast s,3000 ms,a s,3 GB,"360,000 tokens/h",5,2.0 kW,3 s (12 ms),12 per s,<12 msec,"3 s, 12 ms",12 ms / 5 h
b,20,5,6,3,7,200,4,13,60,4,6 GiB,20.0 ms,0.0 s,0.0 s,4 s,20.0x,13B,20 min,0m 5s,0h 0m 5s,200 tokens/s,200 tok/s,4 ms,60 %,20 at p99,20 in all,20 used by us,7 hours,7 hrs,420 minutes,6G,6144 MB,slow s,5000 ms,b s,4 GB,"720,000 tokens/h",5,3.0 kW,5 s (20 ms),20 per s,<20 msec,"5 s, 20 ms",20 ms / 7 h
--- diag
script:5:12: warning: all cells of column 'c2' are shown as '0.0 s', but their numbers differ [df-alike]
    5 | df['c2'] = (l / 1000).map('{:.1f} s'.format)
      |            ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: the numbers range from 0.012 to 0.02; show more digits, or use another unit

=== a format that multiplies what is in percent
--- data runs.csv
Model,MFU [%],Hits (percent)
a,45.2,90
--- script
df = pd.read_csv('runs.csv')
df['a'] = df['MFU [%]'].map('{:.1%}'.format)
df['b'] = df['MFU [%]'].map(lambda v: '{:.1%}'.format(v))
df['c'] = df['MFU [%]'].apply(lambda mfu: f'{mfu:.1%}')
fmt = '{:,.0%}'.format
df['d'] = df['MFU [%]'].map(fmt)
df['e'] = df['MFU [%]'].map(lambda v: fmt(v))
df['f'] = df['MFU [%]'].round(1).map(
    '{:.1%}'
    .format)
df['g'] = df.apply(lambda r: f"{r['MFU [%]']:.0%} of all", axis=1)
df['h'] = df['Hits (percent)'].map('{:.1%}'.format)
--- csv
Model,MFU [%],Hits (percent),a,b,c,d,e,f,g,h
a,45.2,90,4520.0%,4520.0%,4520.0%,"4,520%","4,520%",4520.0%,4520% of all,9000.0%
--- diag
script:2:29: warning: the format multiplies percentages by 100 [unit-percent]
    2 | df['a'] = df['MFU [%]'].map('{:.1%}'.format)
      |                             ^~~~~~~~~~~~~~~
help: '{:.1f}%' shows 45.2 as 45.2%
script:3:39: warning: the format multiplies percentages by 100 [unit-percent]
    3 | df['b'] = df['MFU [%]'].map(lambda v: '{:.1%}'.format(v))
      |                                       ^~~~~~~~~~~~~~~~~~
help: '{:.1f}%' shows 45.2 as 45.2%
script:4:43: warning: the format multiplies percentages by 100 [unit-percent]
    4 | df['c'] = df['MFU [%]'].apply(lambda mfu: f'{mfu:.1%}')
      |                                           ^~~~~~~~~~~~
help: '{:.1f}%' shows 45.2 as 45.2%
script:6:29: warning: the format multiplies percentages by 100 [unit-percent]
    6 | df['d'] = df['MFU [%]'].map(fmt)
      |                             ^~~
help: '{:.1f}%' shows 45.2 as 45.2%
script:7:39: warning: the format multiplies percentages by 100 [unit-percent]
    7 | df['e'] = df['MFU [%]'].map(lambda v: fmt(v))
      |                                       ^~~~~~
help: '{:.1f}%' shows 45.2 as 45.2%
script:9:5: warning: the format multiplies percentages by 100 [unit-percent]
    9 |     '{:.1%}'
      |     ^~~~~~~~
help: '{:.1f}%' shows 45.2 as 45.2%
script:11:30: warning: the format multiplies percentages by 100 [unit-percent]
   11 | df['g'] = df.apply(lambda r: f"{r['MFU [%]']:.0%} of all", axis=1)
      |                              ^~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: '{:.1f}%' shows 45.2 as 45.2%
script:12:36: warning: the format multiplies percentages by 100 [unit-percent]
   12 | df['h'] = df['Hits (percent)'].map('{:.1%}'.format)
      |                                    ^~~~~~~~~~~~~~~
help: '{:.1f}%' shows 45.2 as 45.2%

=== and the cells that are not missing
--- data runs.csv
Model,MFU [%],Busy (s),Time (s)
a,45.2,1,4
b,,,5
--- script
df = pd.read_csv('runs.csv')
ratio = df['Busy (s)'] / df['Time (s)']
df['a'] = df['MFU [%]'].map('{:.1%}'.format, na_action='ignore')
df['b'] = ratio.map('{:.1f}%'.format, na_action='ignore')
df[['c']] = df[['MFU [%]']].applymap('{:.1%}'.format, na_action='ignore')
df['d'] = df['MFU [%]'].map('{:.1f}%'.format, na_action='ignore').fillna('–')
df['e'] = ratio.map('{:.1%}'.format, na_action='ignore')
--- csv
Model,MFU [%],Busy (s),Time (s),a,b,c,d,e
a,45.2,1.0,4,4520.0%,0.2%,4520.0%,45.2%,25.0%
b,,,5,,,,–,
--- diag
script:3:29: warning: the format multiplies percentages by 100 [unit-percent]
    3 | df['a'] = df['MFU [%]'].map('{:.1%}'.format, na_action='ignore')
      |                             ^~~~~~~~~~~~~~~
help: '{:.1f}%' shows 45.2 as 45.2%
script:4:21: warning: a percent sign is added to ratios [unit-percent]
    4 | df['b'] = ratio.map('{:.1f}%'.format, na_action='ignore')
      |                     ^~~~~~~~~~~~~~~~
help: '{:.1%}' multiplies by 100 and shows 0.452 as 45.2%
script:5:38: warning: the format multiplies percentages by 100 [unit-percent]
    5 | df[['c']] = df[['MFU [%]']].applymap('{:.1%}'.format, na_action='ignore')
      |                                      ^~~~~~~~~~~~~~~
help: '{:.1f}%' shows 45.2 as 45.2%

=== a percent sign behind a ratio
--- data runs.csv
Model,Busy (s),Time (s)
a,1,4
--- script
df = pd.read_csv('runs.csv')
ratio = df['Busy (s)'] / df['Time (s)']
df['a'] = ratio.map('{:.1f}%'.format)
df['b'] = ratio.map(lambda v: '{:.1f} %'.format(v))
df['c'] = ratio.apply(lambda part: f'{part:.1f}%')
df['d'] = ratio.round(2).map('{}%'.format)
df['e'] = df.apply(lambda r: f"{r['Busy (s)'] / r['Time (s)']:.1f}%", axis=1)
df['f'] = ratio.astype(str) + '%'
df['g'] = ratio.map(lambda v: f'{v:.1f}' + '%')
--- csv
Model,Busy (s),Time (s),a,b,c,d,e,f,g
a,1,4,0.2%,0.2 %,0.2%,0.25%,0.2%,0.25%,0.2%
--- diag
script:3:21: warning: a percent sign is added to ratios [unit-percent]
    3 | df['a'] = ratio.map('{:.1f}%'.format)
      |                     ^~~~~~~~~~~~~~~~
help: '{:.1%}' multiplies by 100 and shows 0.452 as 45.2%
script:4:31: warning: a percent sign is added to ratios [unit-percent]
    4 | df['b'] = ratio.map(lambda v: '{:.1f} %'.format(v))
      |                               ^~~~~~~~~~~~~~~~~~~~
help: '{:.1%}' multiplies by 100 and shows 0.452 as 45.2%
script:5:36: warning: a percent sign is added to ratios [unit-percent]
    5 | df['c'] = ratio.apply(lambda part: f'{part:.1f}%')
      |                                    ^~~~~~~~~~~~~~
help: '{:.1%}' multiplies by 100 and shows 0.452 as 45.2%
script:6:30: warning: a percent sign is added to ratios [unit-percent]
    6 | df['d'] = ratio.round(2).map('{}%'.format)
      |                              ^~~~~~~~~~~~
help: '{:.1%}' multiplies by 100 and shows 0.452 as 45.2%
script:7:30: warning: a percent sign is added to ratios [unit-percent]
    7 | df['e'] = df.apply(lambda r: f"{r['Busy (s)'] / r['Time (s)']:.1f}%", axis=1)
      |                              ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: '{:.1%}' multiplies by 100 and shows 0.452 as 45.2%
script:8:11: warning: a percent sign is added to ratios [unit-percent]
    8 | df['f'] = ratio.astype(str) + '%'
      |           ^~~~~~~~~~~~~~~~~~~~~~~
help: '{:.1%}' multiplies by 100 and shows 0.452 as 45.2%
script:9:31: warning: a percent sign is added to ratios [unit-percent]
    9 | df['g'] = ratio.map(lambda v: f'{v:.1f}' + '%')
      |                               ^~~~~~~~~~~~~~~~
help: '{:.1%}' multiplies by 100 and shows 0.452 as 45.2%

=== percent in comprehensions
--- data runs.csv
Model,MFU [%],Busy (s),Time (s),Hits,Asked
a,45.2,1,4,1,2
--- script
df = pd.read_csv('runs.csv')
mfu = df['MFU [%]']
df['a'] = ['{:.1%}'.format(v) for v in df['MFU [%]']]
df['b'] = [f'{v:.1%}' for v in mfu.tolist()]
df['c'] = [
    f'{v:.0%}'
    for v in mfu.values if v > 0
]
df['d'] = [f'{b / t:.1f}%' for b, t in zip(df['Busy (s)'], df['Time (s)'])]
df['e'] = [m + ' ' + f'{v:.1%}' for m, v in zip(df['Model'], mfu)]
df['f'] = ['{:.1f}'.format(v) + '%' for v in df['Busy (s)'] / df['Time (s)']]
df['g'] = [f'{h / n:.1f}%' for h, n in zip(df['Hits'], df['Asked'])]
df['h'] = [f'{v:.1f}%' for v in mfu]
df['i'] = [f'{b / t:.1%}' for b, t in zip(df['Busy (s)'], df['Time (s)'])]
--- csv
Model,MFU [%],Busy (s),Time (s),Hits,Asked,a,b,c,d,e,f,g,h,i
a,45.2,1,4,1,2,4520.0%,4520.0%,4520%,0.2%,a 4520.0%,0.2%,0.5%,45.2%,25.0%
--- diag
script:3:12: warning: the format multiplies percentages by 100 [unit-percent]
    3 | df['a'] = ['{:.1%}'.format(v) for v in df['MFU [%]']]
      |            ^~~~~~~~~~~~~~~~~~
help: '{:.1f}%' shows 45.2 as 45.2%
script:4:12: warning: the format multiplies percentages by 100 [unit-percent]
    4 | df['b'] = [f'{v:.1%}' for v in mfu.tolist()]
      |            ^~~~~~~~~~
help: '{:.1f}%' shows 45.2 as 45.2%
script:6:5: warning: the format multiplies percentages by 100 [unit-percent]
    6 |     f'{v:.0%}'
      |     ^~~~~~~~~~
help: '{:.1f}%' shows 45.2 as 45.2%
script:9:12: warning: a percent sign is added to ratios [unit-percent]
    9 | df['d'] = [f'{b / t:.1f}%' for b, t in zip(df['Busy (s)'], df['Time (s)'])]
      |            ^~~~~~~~~~~~~~~
help: '{:.1%}' multiplies by 100 and shows 0.452 as 45.2%
script:10:22: warning: the format multiplies percentages by 100 [unit-percent]
   10 | df['e'] = [m + ' ' + f'{v:.1%}' for m, v in zip(df['Model'], mfu)]
      |                      ^~~~~~~~~~
help: '{:.1f}%' shows 45.2 as 45.2%
script:11:12: warning: a percent sign is added to ratios [unit-percent]
   11 | df['f'] = ['{:.1f}'.format(v) + '%' for v in df['Busy (s)'] / df['Time (s)']]
      |            ^~~~~~~~~~~~~~~~~~~~~~~~
help: '{:.1%}' multiplies by 100 and shows 0.452 as 45.2%
script:12:12: warning: a percent sign is added to ratios [unit-percent]
   12 | df['g'] = [f'{h / n:.1f}%' for h, n in zip(df['Hits'], df['Asked'])]
      |            ^~~~~~~~~~~~~~~
help: '{:.1%}' multiplies by 100 and shows 0.452 as 45.2%

=== percent beside other numbers
--- data runs.csv
Model,MFU [%],Busy (s),Time (s)
a,45.2,1,4
b,50.1,2,5
--- script
df = pd.read_csv('runs.csv')
mfu = df['MFU [%]']
n = 1
df['a'] = df.apply(lambda r: f"{r['Model']}: {r['MFU [%]']:.1%}", axis=1)
df['b'] = df.apply(lambda r: '{}: {:.1%}'.format(r.Model, r['MFU [%]']), axis=1)
df['c'] = df.apply(lambda r: '{1:.1%} of {0}'.format(r.Model, r['MFU [%]']), axis=1)
df['d'] = df.apply(lambda r: '{m}: {v:.1f} %'.format(m=r.Model, v=r['Busy (s)'] / r['Time (s)']), axis=1)
df['e'] = [f'{m}: {v:.1%}' for m, v in zip(df['Model'], list(mfu))]
df['f'] = [f'{i}: {v:.1%}' for i, v in enumerate(mfu)]
df['g'] = [f'{i}. {m} {b / t:.1f}%' for i, (m, b, t) in enumerate(zip(df['Model'], df['Busy (s)'], df['Time (s)']))]
df['h'] = ['{:.1%}'.format(v) for k, v in mfu.items()]
df['i'] = mfu.map(lambda v, n=1: f'{v:.{n}%}')
df['j'] = mfu.map(lambda v: f'{v:.{n}%}')
df['k'] = df['Model'].map(dict(zip(df['Model'], mfu))).map('{:.1%}'.format)
df['l'] = df['Model'].map({m: f'{v:.1%}' for m, v in zip(df['Model'], mfu)})
df['m'] = [f'{mfu[i]:.1%}' for i in range(len(df))]
df['n'] = df['Time (s)'].map(lambda t: f'{mfu.iloc[0]:.1%} in {t} s')
df['o'] = [f'{mfu[0]:.1%} {v:.1f} s' for v in df['Time (s)']]
df['p'] = mfu.map(lambda v, n=100: f'{v / n * 100:.1%}')
--- csv
Model,MFU [%],Busy (s),Time (s),a,b,c,d,e,f,g,h,i,j,k,l,m,n,o,p
a,45.2,1,4,a: 4520.0%,a: 4520.0%,4520.0% of a,a: 0.2 %,a: 4520.0%,0: 4520.0%,0. a 0.2%,4520.0%,4520.0%,4520.0%,4520.0%,4520.0%,4520.0%,4520.0% in 4 s,4520.0% 4.0 s,4520.0%
b,50.1,2,5,b: 5010.0%,b: 5010.0%,5010.0% of b,b: 0.4 %,b: 5010.0%,1: 5010.0%,1. b 0.4%,5010.0%,5010.0%,5010.0%,5010.0%,5010.0%,5010.0%,4520.0% in 5 s,4520.0% 5.0 s,5010.0%
--- diag
script:4:30: warning: the format multiplies percentages by 100 [unit-percent]
    4 | df['a'] = df.apply(lambda r: f"{r['Model']}: {r['MFU [%]']:.1%}", axis=1)
      |                              ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: '{:.1f}%' shows 45.2 as 45.2%
script:5:30: warning: the format multiplies percentages by 100 [unit-percent]
    5 | df['b'] = df.apply(lambda r: '{}: {:.1%}'.format(r.Model, r['MFU [%]']), axis=1)
      |                              ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: '{:.1f}%' shows 45.2 as 45.2%
script:6:30: warning: the format multiplies percentages by 100 [unit-percent]
    6 | df['c'] = df.apply(lambda r: '{1:.1%} of {0}'.format(r.Model, r['MFU [%]']), axis=1)
      |                              ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: '{:.1f}%' shows 45.2 as 45.2%
script:7:30: warning: a percent sign is added to ratios [unit-percent]
    7 | df['d'] = df.apply(lambda r: '{m}: {v:.1f} %'.format(m=r.Model, v=r['Busy (s)'] / r['Time (s)']), axis=1)
      |                              ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: '{:.1%}' multiplies by 100 and shows 0.452 as 45.2%
script:8:12: warning: the format multiplies percentages by 100 [unit-percent]
    8 | df['e'] = [f'{m}: {v:.1%}' for m, v in zip(df['Model'], list(mfu))]
      |            ^~~~~~~~~~~~~~~
help: '{:.1f}%' shows 45.2 as 45.2%
script:9:12: warning: the format multiplies percentages by 100 [unit-percent]
    9 | df['f'] = [f'{i}: {v:.1%}' for i, v in enumerate(mfu)]
      |            ^~~~~~~~~~~~~~~
help: '{:.1f}%' shows 45.2 as 45.2%
script:10:12: warning: a percent sign is added to ratios [unit-percent]
   10 | df['g'] = [f'{i}. {m} {b / t:.1f}%' for i, (m, b, t) in enumerate(zip(df['Model'], df['Busy (s)'], df['Time (s)']))]
      |            ^~~~~~~~~~~~~~~~~~~~~~~~
help: '{:.1%}' multiplies by 100 and shows 0.452 as 45.2%
script:11:12: warning: the format multiplies percentages by 100 [unit-percent]
   11 | df['h'] = ['{:.1%}'.format(v) for k, v in mfu.items()]
      |            ^~~~~~~~~~~~~~~~~~
help: '{:.1f}%' shows 45.2 as 45.2%
script:12:34: warning: the format multiplies percentages by 100 [unit-percent]
   12 | df['i'] = mfu.map(lambda v, n=1: f'{v:.{n}%}')
      |                                  ^~~~~~~~~~~~
help: '{:.1f}%' shows 45.2 as 45.2%
script:13:29: warning: the format multiplies percentages by 100 [unit-percent]
   13 | df['j'] = mfu.map(lambda v: f'{v:.{n}%}')
      |                             ^~~~~~~~~~~~
help: '{:.1f}%' shows 45.2 as 45.2%
script:14:60: warning: the format multiplies percentages by 100 [unit-percent]
   14 | df['k'] = df['Model'].map(dict(zip(df['Model'], mfu))).map('{:.1%}'.format)
      |                                                            ^~~~~~~~~~~~~~~
help: '{:.1f}%' shows 45.2 as 45.2%
script:15:31: warning: the format multiplies percentages by 100 [unit-percent]
   15 | df['l'] = df['Model'].map({m: f'{v:.1%}' for m, v in zip(df['Model'], mfu)})
      |                               ^~~~~~~~~~
help: '{:.1f}%' shows 45.2 as 45.2%
script:16:12: warning: the format multiplies percentages by 100 [unit-percent]
   16 | df['m'] = [f'{mfu[i]:.1%}' for i in range(len(df))]
      |            ^~~~~~~~~~~~~~~
help: '{:.1f}%' shows 45.2 as 45.2%
script:17:40: warning: the format multiplies percentages by 100 [unit-percent]
   17 | df['n'] = df['Time (s)'].map(lambda t: f'{mfu.iloc[0]:.1%} in {t} s')
      |                                        ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: '{:.1f}%' shows 45.2 as 45.2%
script:18:12: warning: the format multiplies percentages by 100 [unit-percent]
   18 | df['o'] = [f'{mfu[0]:.1%} {v:.1f} s' for v in df['Time (s)']]
      |            ^~~~~~~~~~~~~~~~~~~~~~~~~
help: '{:.1f}%' shows 45.2 as 45.2%
script:19:36: warning: the format multiplies percentages by 100 [unit-percent]
   19 | df['p'] = mfu.map(lambda v, n=100: f'{v / n * 100:.1%}')
      |                                    ^~~~~~~~~~~~~~~~~~~~
help: '{:.1f}%' shows 45.2 as 45.2%

=== percent as it is meant beside other numbers
--- data runs.csv
Model,MFU [%],Busy (s),Time (s),Hits,Runs
a,45.2,1,4,90,2
b,50.1,2,5,140,2
--- script
df = pd.read_csv('runs.csv')
mfu = df['MFU [%]']
df['a'] = df.apply(lambda r: f"{r['Model']}: {r['MFU [%]']:.1f}% in {r['Time (s)']:.0f} s", axis=1)
df['b'] = df.apply(lambda r: '{}: {:.1%} {{:.1%}}'.format(r['MFU [%]'], r['Busy (s)'] / r['Time (s)']), axis=1)
df['c'] = df.apply(lambda r: '{:{w}.1f}% of {:.0f}'.format(r['MFU [%]'], r.Runs, w=6), axis=1)
df['d'] = [f'{i}: {v:.1f}%' for i, v in enumerate(mfu)]
df['e'] = [f'{m}: {b / t:.1%}' for m, b, t in zip(df['Model'], df['Busy (s)'], df['Time (s)'])]
df['f'] = [f'about {h / n:.1f}%' for h, n in zip(df['Hits'], df['Runs'])]
df['g'] = df.apply(lambda r: f'{r.Hits / r.Runs:.1f}% of {r.Runs}', axis=1)
df['h'] = df['Model'].map(dict(zip(df['Model'], mfu))).map('{:.1f}%'.format)
df['i'] = df['Model'].map(dict(zip(df['Model'], mfu / 100))).map('{:.1%}'.format)
n, k = 1, 1
df['j'] = [f'{v / n:.1%}' for n, v in zip([100, 100], mfu)]
df['k'] = mfu.map(lambda v, k=100: f'{v / k:.1%}')
df['l'] = [f'{k[1] / 100:.1%}' for k in zip(df['Model'], mfu)]
--- csv
Model,MFU [%],Busy (s),Time (s),Hits,Runs,a,b,c,d,e,f,g,h,i,j,k,l
a,45.2,1,4,90,2,a: 45.2% in 4 s,45.2: 25.0% {:.1%},  45.2% of 2,0: 45.2%,a: 25.0%,about 45.0%,45.0% of 2,45.2%,45.2%,45.2%,45.2%,45.2%
b,50.1,2,5,140,2,b: 50.1% in 5 s,50.1: 40.0% {:.1%},  50.1% of 2,1: 50.1%,b: 40.0%,about 70.0%,70.0% of 2,50.1%,50.1%,50.1%,50.1%,50.1%

=== ratios that methods give
--- data runs.csv
Model,Busy (s),Hits
a,1,1
b,2,3
a,5,4
--- script
df = pd.read_csv('runs.csv')
sum = df['Busy (s)'].sum()
df['a'] = df['Hits'].pct_change().map('{:.1f}%'.format, na_action='ignore')
df['b'] = df['Model'].map(df['Model'].value_counts(normalize=True)).map('{:.1f}%'.format)
df['c'] = df['Hits'].rank(pct=True).map('{:.1f} %'.format)
df['d'] = (df['Busy (s)'] / df['Busy (s)'].sum()).map('{:.1f}%'.format)
df['e'] = (df['Busy (s)'] / sum).map('{:.1f}%'.format)
df['f'] = df['Busy (s)'].div(df['Busy (s)'].max()).map('{:.1f}%'.format)
df['g'] = (df['Busy (s)'].pct_change().fillna(0) * 100).map('{:.1%}'.format)
df['Share [%]'] = df['Busy (s)'] / sum
df['h'] = df['Hits'].pct_change().map('{:+.1%}'.format, na_action='ignore')
df['i'] = (df['Hits'].pct_change() * 100).map('{:+.1f}%'.format, na_action='ignore')
df['j'] = (df['Busy (s)'] / sum).map('{:.2f}x'.format)
df['k'] = df['Hits'].rank(pct=True).round(2)
df['l'] = (df['Busy (s)'] / sum * 100).map('{:.1f}%'.format)
df['m'] = (100 * df['Busy (s)'] / sum).map('{:.1f}%'.format)
df['n'] = df['Hits'].rank().map('{:.0f}%'.format)
--- csv
Model,Busy (s),Hits,a,b,c,d,e,f,g,Share [%],h,i,j,k,l,m,n
a,1,1,,0.7%,0.3 %,0.1%,0.1%,0.2%,0.0%,0.125,,,0.12x,0.33,12.5%,12.5%,1%
b,2,3,2.0%,0.3%,0.7 %,0.2%,0.2%,0.4%,10000.0%,0.25,+200.0%,+200.0%,0.25x,0.67,25.0%,25.0%,2%
a,5,4,0.3%,0.7%,1.0 %,0.6%,0.6%,1.0%,15000.0%,0.625,+33.3%,+33.3%,0.62x,1.0,62.5%,62.5%,3%
--- diag
script:3:39: warning: a percent sign is added to ratios [unit-percent]
    3 | df['a'] = df['Hits'].pct_change().map('{:.1f}%'.format, na_action='ignore')
      |                                       ^~~~~~~~~~~~~~~~
help: '{:.1%}' multiplies by 100 and shows 0.452 as 45.2%
script:4:73: warning: a percent sign is added to ratios [unit-percent]
    4 | df['b'] = df['Model'].map(df['Model'].value_counts(normalize=True)).map('{:.1f}%'.format)
      |                                                                         ^~~~~~~~~~~~~~~~
help: '{:.1%}' multiplies by 100 and shows 0.452 as 45.2%
script:5:41: warning: a percent sign is added to ratios [unit-percent]
    5 | df['c'] = df['Hits'].rank(pct=True).map('{:.1f} %'.format)
      |                                         ^~~~~~~~~~~~~~~~~
help: '{:.1%}' multiplies by 100 and shows 0.452 as 45.2%
script:6:55: warning: a percent sign is added to ratios [unit-percent]
    6 | df['d'] = (df['Busy (s)'] / df['Busy (s)'].sum()).map('{:.1f}%'.format)
      |                                                       ^~~~~~~~~~~~~~~~
help: '{:.1%}' multiplies by 100 and shows 0.452 as 45.2%
script:7:38: warning: a percent sign is added to ratios [unit-percent]
    7 | df['e'] = (df['Busy (s)'] / sum).map('{:.1f}%'.format)
      |                                      ^~~~~~~~~~~~~~~~
help: '{:.1%}' multiplies by 100 and shows 0.452 as 45.2%
script:8:56: warning: a percent sign is added to ratios [unit-percent]
    8 | df['f'] = df['Busy (s)'].div(df['Busy (s)'].max()).map('{:.1f}%'.format)
      |                                                        ^~~~~~~~~~~~~~~~
help: '{:.1%}' multiplies by 100 and shows 0.452 as 45.2%
script:9:61: warning: the format multiplies percentages by 100 [unit-percent]
    9 | df['g'] = (df['Busy (s)'].pct_change().fillna(0) * 100).map('{:.1%}'.format)
      |                                                             ^~~~~~~~~~~~~~~
help: '{:.1f}%' shows 45.2 as 45.2%
script:10:19: warning: 'Share [%]' states the unit %, but its numbers have no unit [unit-differs]
   10 | df['Share [%]'] = df['Busy (s)'] / sum
      |                   ^~~~~~~~~~~~~~~~~~~~
help: the numbers are computed from 'Busy (s)' in s; multiply the numbers by 100

=== ratios that functions give
--- data runs.csv
Model,Busy (s),USD per hour,Rate (tokens/s)
a,1,2,100
b,2,9,300
a,5,4,400
--- script
df = pd.read_csv('runs.csv')
busy = df['Busy (s)']
sum = busy.sum()
df['a'] = busy.map(lambda v: f'{v / sum:.1f}%')
df['b'] = [f'{v / busy.max():.1f} %' for v in busy]
df['c'] = df.groupby('Model')['Busy (s)'].transform(lambda s: s / s.sum()).map('{:.1f}%'.format)
df['d'] = df.apply(lambda r: '{:.1f}%'.format(r['Busy (s)'] / busy.mean()), axis=1)
df['e (ms)'] = busy.map(lambda v: v - busy.min())
df['f'] = busy.map(lambda v: f'{v / sum:.1%}')
df['g'] = busy.map(lambda v: f'{100 * v / sum:.1f}%')
df['h'] = busy.map(lambda v: f'{v / sum * 100:.1f}%')
df['i'] = df.groupby('Model')['Busy (s)'].transform(lambda s: s * 100 / s.sum()).map('{:.1f}%'.format)
df['j'] = df.groupby('Model')['Busy (s)'].transform(lambda s: s.rank()).map('{:.0f}%'.format)
df['k (s)'] = busy.map(lambda v: v - busy.min())
df['l'] = df['USD per hour'].map(lambda v: f'{v / df["Rate (tokens/s)"].max():.2f}%')
df['m'] = busy.map(lambda v: f'{np.sqrt(v):.1f}%')
df['n'] = df.groupby('Model')['Busy (s)'].transform(lambda s: (s - s.mean()) / s.max()).round(2)
--- csv
Model,Busy (s),USD per hour,Rate (tokens/s),a,b,c,d,e (ms),f,g,h,i,j,k (s),l,m,n
a,1,2,100,0.1%,0.2 %,0.2%,0.4%,0,12.5%,12.5%,12.5%,16.7%,1%,0,0.01%,1.0%,-0.4
b,2,9,300,0.2%,0.4 %,1.0%,0.8%,1,25.0%,25.0%,25.0%,100.0%,1%,1,0.02%,1.4%,0.0
a,5,4,400,0.6%,1.0 %,0.8%,1.9%,4,62.5%,62.5%,62.5%,83.3%,2%,4,0.01%,2.2%,0.4
--- diag
script:4:30: warning: a percent sign is added to ratios [unit-percent]
    4 | df['a'] = busy.map(lambda v: f'{v / sum:.1f}%')
      |                              ^~~~~~~~~~~~~~~~~
help: '{:.1%}' multiplies by 100 and shows 0.452 as 45.2%
script:5:12: warning: a percent sign is added to ratios [unit-percent]
    5 | df['b'] = [f'{v / busy.max():.1f} %' for v in busy]
      |            ^~~~~~~~~~~~~~~~~~~~~~~~~
help: '{:.1%}' multiplies by 100 and shows 0.452 as 45.2%
script:6:80: warning: a percent sign is added to ratios [unit-percent]
    6 | df['c'] = df.groupby('Model')['Busy (s)'].transform(lambda s: s / s.sum()).map('{:.1f}%'.format)
      |                                                                                ^~~~~~~~~~~~~~~~
help: '{:.1%}' multiplies by 100 and shows 0.452 as 45.2%
script:7:30: warning: a percent sign is added to ratios [unit-percent]
    7 | df['d'] = df.apply(lambda r: '{:.1f}%'.format(r['Busy (s)'] / busy.mean()), axis=1)
      |                              ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: '{:.1%}' multiplies by 100 and shows 0.452 as 45.2%
script:8:16: warning: 'e (ms)' states the unit ms, but its numbers are in s [unit-differs]
    8 | df['e (ms)'] = busy.map(lambda v: v - busy.min())
      |                ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: the numbers are computed from 'Busy (s)' in s; multiply the numbers by 1,000

=== ratios of columns without units
--- data runs.csv
Model,Hits,Asked
a,1,4
b,3,4
--- script
df = pd.read_csv('runs.csv')
df['a'] = (df['Hits'] / df['Asked']).map('{:.1f}%'.format)
df['b'] = df['Hits'].div(df['Asked']).round(2).astype(str) + '%'
df['c'] = df.apply(lambda r: f"{r['Hits'] / r['Asked']:.1f} %", axis=1)
df['d'] = (df['Hits'] / df['Asked'] * 100).map('{:.1%}'.format)
df['e'] = df['Hits'].div(df['Asked']).mul(100).map(lambda v: f'{v:.1%}')
df['f'] = df.apply(lambda r: '{:.0%}'.format(r.Hits / r.Asked * 100), axis=1)
df['g'] = (df['Hits'] / df['Hits'].sum()).map('{:.1f}%'.format)
df['Share [%]'] = df['Hits'] / df['Asked']
made = pd.DataFrame({'Part (%)': df['Hits'] / df['Asked']})
--- csv
Model,Hits,Asked,a,b,c,d,e,f,g,Share [%]
a,1,4,0.2%,0.25%,0.2 %,2500.0%,2500.0%,2500%,0.2%,0.25
b,3,4,0.8%,0.75%,0.8 %,7500.0%,7500.0%,7500%,0.8%,0.75
--- diag
script:2:42: warning: a percent sign is added to ratios [unit-percent]
    2 | df['a'] = (df['Hits'] / df['Asked']).map('{:.1f}%'.format)
      |                                          ^~~~~~~~~~~~~~~~
help: '{:.1%}' multiplies by 100 and shows 0.452 as 45.2%
script:3:11: warning: a percent sign is added to ratios [unit-percent]
    3 | df['b'] = df['Hits'].div(df['Asked']).round(2).astype(str) + '%'
      |           ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: '{:.1%}' multiplies by 100 and shows 0.452 as 45.2%
script:4:30: warning: a percent sign is added to ratios [unit-percent]
    4 | df['c'] = df.apply(lambda r: f"{r['Hits'] / r['Asked']:.1f} %", axis=1)
      |                              ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: '{:.1%}' multiplies by 100 and shows 0.452 as 45.2%
script:5:48: warning: the format multiplies percentages by 100 [unit-percent]
    5 | df['d'] = (df['Hits'] / df['Asked'] * 100).map('{:.1%}'.format)
      |                                                ^~~~~~~~~~~~~~~
help: '{:.1f}%' shows 45.2 as 45.2%
script:6:62: warning: the format multiplies percentages by 100 [unit-percent]
    6 | df['e'] = df['Hits'].div(df['Asked']).mul(100).map(lambda v: f'{v:.1%}')
      |                                                              ^~~~~~~~~~
help: '{:.1f}%' shows 45.2 as 45.2%
script:7:30: warning: the format multiplies percentages by 100 [unit-percent]
    7 | df['f'] = df.apply(lambda r: '{:.0%}'.format(r.Hits / r.Asked * 100), axis=1)
      |                              ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: '{:.1f}%' shows 45.2 as 45.2%
script:8:47: warning: a percent sign is added to ratios [unit-percent]
    8 | df['g'] = (df['Hits'] / df['Hits'].sum()).map('{:.1f}%'.format)
      |                                               ^~~~~~~~~~~~~~~~
help: '{:.1%}' multiplies by 100 and shows 0.452 as 45.2%
script:9:19: warning: 'Share [%]' states the unit %, but its numbers have no unit [unit-differs]
    9 | df['Share [%]'] = df['Hits'] / df['Asked']
      |                   ^~~~~~~~~~~~~~~~~~~~~~~~
help: multiply the numbers by 100
script:10:22: warning: 'Part (%)' states the unit %, but its numbers have no unit [unit-differs]
   10 | made = pd.DataFrame({'Part (%)': df['Hits'] / df['Asked']})
      |                      ^~~~~~~~~~
help: multiply the numbers by 100

=== ratios that are no percent
--- data runs.csv
Model,Hits,Asked,Percent in all,Runs
a,1,4,90,2
b,3,4,140,2
--- script
df = pd.read_csv('runs.csv')
df['a'] = (df['Hits'] / df['Asked']).map('{:.1%}'.format)
df['b'] = (df['Hits'] / df['Asked'] * 100).map('{:.1f}%'.format)
df['c'] = (100 * df['Hits'] / df['Asked']).map('{:.1f}%'.format)
df['d'] = (df['Percent in all'] / df['Runs']).map('{:.1f}%'.format)
df['Share [%]'] = df['Percent in all'] / df['Runs']
df['Part (%)'] = df['Hits'] / df['Asked'] * 100
df['Time (ms)'] = df['Hits'] / df['Asked']
df['e'] = (df['Hits'] / df['Asked']).map('{:.2f}x'.format)
--- csv
Model,Hits,Asked,Percent in all,Runs,a,b,c,d,Share [%],Part (%),Time (ms),e
a,1,4,90,2,25.0%,25.0%,25.0%,45.0%,45.0,25.0,0.25,0.25x
b,3,4,140,2,75.0%,75.0%,75.0%,70.0%,70.0,75.0,0.75,0.75x

=== a percent sign that stands twice
--- data runs.csv
Model,share,MFU [%]
a,0.25,45.2
--- script
df = pd.read_csv('runs.csv')
df['a'] = df['share'].map('{:.1%}%'.format)
df['b'] = df['share'].map(lambda v: '{:.1%} %'.format(v))
df['c'] = df['share'].apply(lambda v: f'{v:.1%}%')
df['d'] = df['share'].map('{:.1%}'.format) + '%'
df['e'] = df['share'].map(lambda v: f'{v:.1%}' + '%')
df['f'] = [f'{v:.1%}%' for v in df['share']]
df['g'] = df.apply(lambda r: f'{r.share:.1%}%', axis=1)
df['MFU [%]'] = df['MFU [%]'].map('{:.1%}'.format)
--- csv
Model,share,MFU [%],a,b,c,d,e,f,g
a,0.25,4520.0%,25.0%%,25.0% %,25.0%%,25.0%%,25.0%%,25.0%%,25.0%%
--- diag
script:2:27: warning: the format already adds a percent sign [unit-percent]
    2 | df['a'] = df['share'].map('{:.1%}%'.format)
      |                           ^~~~~~~~~~~~~~~~
help: '{:.1%}' shows 0.452 as 45.2%, with the sign
script:3:37: warning: the format already adds a percent sign [unit-percent]
    3 | df['b'] = df['share'].map(lambda v: '{:.1%} %'.format(v))
      |                                     ^~~~~~~~~~~~~~~~~~~~
help: '{:.1%}' shows 0.452 as 45.2%, with the sign
script:4:39: warning: the format already adds a percent sign [unit-percent]
    4 | df['c'] = df['share'].apply(lambda v: f'{v:.1%}%')
      |                                       ^~~~~~~~~~~
help: '{:.1%}' shows 0.452 as 45.2%, with the sign
script:5:11: warning: the format already adds a percent sign [unit-percent]
    5 | df['d'] = df['share'].map('{:.1%}'.format) + '%'
      |           ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: '{:.1%}' shows 0.452 as 45.2%, with the sign
script:6:37: warning: the format already adds a percent sign [unit-percent]
    6 | df['e'] = df['share'].map(lambda v: f'{v:.1%}' + '%')
      |                                     ^~~~~~~~~~~~~~~~
help: '{:.1%}' shows 0.452 as 45.2%, with the sign
script:7:12: warning: the format already adds a percent sign [unit-percent]
    7 | df['f'] = [f'{v:.1%}%' for v in df['share']]
      |            ^~~~~~~~~~~
help: '{:.1%}' shows 0.452 as 45.2%, with the sign
script:8:30: warning: the format already adds a percent sign [unit-percent]
    8 | df['g'] = df.apply(lambda r: f'{r.share:.1%}%', axis=1)
      |                              ^~~~~~~~~~~~~~~~~
help: '{:.1%}' shows 0.452 as 45.2%, with the sign
script:9:35: warning: the format multiplies percentages by 100 [unit-percent]
    9 | df['MFU [%]'] = df['MFU [%]'].map('{:.1%}'.format)
      |                                   ^~~~~~~~~~~~~~~
help: '{:.1f}%' shows 45.2 as 45.2%

=== percent as it is meant
--- data runs.csv
Model,MFU [%],Busy (s),Time (s),share
a,45.2,1,4,0.25
--- script
df = pd.read_csv('runs.csv')
ratio = df['Busy (s)'] / df['Time (s)']
df['a'] = df['MFU [%]'].map('{:.1f}%'.format)
df['b'] = ratio.map('{:.1%}'.format)
df['c'] = (ratio * 100).map('{:.1f}%'.format)
df['d'] = ratio.map(lambda v: f'{v * 100:.1f}%')
df['e'] = (df['MFU [%]'] / 100).map('{:.1%}'.format)
df['f'] = df['share'].map('{:.1%}'.format)
df['g'] = df['share'].map('{:.1f}%'.format)
df['h'] = df['MFU [%]'].map(lambda v: f'{v / 100:.1%}')
df['i'] = df['MFU [%]'].astype(str) + '%'
df['j'] = df['Busy (s)'].map('{:.1f}%'.format)
--- csv
Model,MFU [%],Busy (s),Time (s),share,a,b,c,d,e,f,g,h,i,j
a,45.2,1,4,0.25,45.2%,25.0%,25.0%,25.0%,45.2%,25.0%,0.2%,45.2%,45.2%,1.0%

=== a number for each column, by its name
--- data runs.csv
Model,a (ms),b
x,1,3
--- script
df = pd.read_csv('runs.csv')
df = df[['a (ms)', 'b']] + pd.Series({'a (ms)': 2.5, 'b': 1})
--- csv
a (ms),b
3.5,4.0

=== a sum of other units, however it is spelled, beyond pandas
--- data w.csv
Model,Wait (ms),Run (s),n
x,1,2,3
y,3,4,4
--- script
df = pd.read_csv('w.csv')
a, b, n = df['Wait (ms)'], df['Run (s)'], df['n']
r1 = a.add(b)
r2 = a + b
r3 = np.add(a, b)
r4 = df.pipe(lambda d: d['Wait (ms)'] + d['Run (s)'])
r5 = df.apply(lambda r: r['Wait (ms)'] + r['Run (s)'], axis=1)
r6 = df.assign(z=lambda d: d['Wait (ms)'] + d['Run (s)'])
r7 = [x + y for x, y in zip(a, b)]
r8 = df[['Wait (ms)', 'Run (s)']].sum(axis=1)
r9 = df[['Wait (ms)', 'Run (s)']].apply('sum', axis=1)
r10 = df.apply(lambda r: sum([r['Wait (ms)'], r['Run (s)']]), axis=1)
r11 = a.map(lambda x: x + b.max())
r12 = a + b.max()
df = df[['n']]
--- csv
n
3
4
--- diag
script:3:6: warning: '+' mixes the units ms and s [unit-mixed]
    3 | r1 = a.add(b)
      |      ^~~~~~~~
help: 'Wait (ms)' is in ms, 'Run (s)' in s; convert one of them
script:4:8: warning: '+' mixes the units ms and s [unit-mixed]
    4 | r2 = a + b
      |        ^
help: 'Wait (ms)' is in ms, 'Run (s)' in s; convert one of them
script:5:6: warning: '+' mixes the units ms and s [unit-mixed]
    5 | r3 = np.add(a, b)
      |      ^~~~~~~~~~~~
help: 'Wait (ms)' is in ms, 'Run (s)' in s; convert one of them
script:6:39: warning: '+' mixes the units ms and s [unit-mixed]
    6 | r4 = df.pipe(lambda d: d['Wait (ms)'] + d['Run (s)'])
      |                                       ^
help: 'Wait (ms)' is in ms, 'Run (s)' in s; convert one of them
script:7:40: warning: '+' mixes the units ms and s [unit-mixed]
    7 | r5 = df.apply(lambda r: r['Wait (ms)'] + r['Run (s)'], axis=1)
      |                                        ^
help: 'Wait (ms)' is in ms, 'Run (s)' in s; convert one of them
script:8:43: warning: '+' mixes the units ms and s [unit-mixed]
    8 | r6 = df.assign(z=lambda d: d['Wait (ms)'] + d['Run (s)'])
      |                                           ^
help: 'Wait (ms)' is in ms, 'Run (s)' in s; convert one of them
script:9:9: warning: '+' mixes the units ms and s [unit-mixed]
    9 | r7 = [x + y for x, y in zip(a, b)]
      |         ^
help: 'Wait (ms)' is in ms, 'Run (s)' in s; convert one of them
script:10:6: warning: 'sum' mixes the units ms and s [unit-mixed]
   10 | r8 = df[['Wait (ms)', 'Run (s)']].sum(axis=1)
      |      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: 'Wait (ms)' is in ms, 'Run (s)' in s; convert one of them
script:11:6: warning: 'apply' mixes the units ms and s [unit-mixed]
   11 | r9 = df[['Wait (ms)', 'Run (s)']].apply('sum', axis=1)
      |      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: 'Wait (ms)' is in ms, 'Run (s)' in s; convert one of them
script:12:26: warning: 'sum' mixes the units ms and s [unit-mixed]
   12 | r10 = df.apply(lambda r: sum([r['Wait (ms)'], r['Run (s)']]), axis=1)
      |                          ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: 'Wait (ms)' is in ms, 'Run (s)' in s; convert one of them
script:13:25: warning: '+' mixes the units ms and s [unit-mixed]
   13 | r11 = a.map(lambda x: x + b.max())
      |                         ^
help: 'Wait (ms)' is in ms, 'Run (s)' in s; convert one of them
script:14:9: warning: '+' mixes the units ms and s [unit-mixed]
   14 | r12 = a + b.max()
      |         ^
help: 'Wait (ms)' is in ms, the other value in s; convert one of them

=== a difference
--- data w.csv
Model,Wait (ms),Run (s),n
x,1,2,3
y,3,4,4
--- script
df = pd.read_csv('w.csv')
a, b, n = df['Wait (ms)'], df['Run (s)'], df['n']
r1 = a.sub(b)
r2 = a - b
r3 = np.subtract(a, b)
r4 = df.pipe(lambda d: d['Wait (ms)'] - d['Run (s)'])
r5 = df.apply(lambda r: abs(r['Wait (ms)'] - r['Run (s)']), axis=1)
r6 = df.assign(z=lambda d: d['Wait (ms)'] - d['Run (s)'])
r7 = [x - y for x, y in zip(a.tolist(), list(b))]
r8 = b.min() - a
df = df[['n']]
--- csv
n
3
4
--- diag
script:3:6: warning: '-' mixes the units ms and s [unit-mixed]
    3 | r1 = a.sub(b)
      |      ^~~~~~~~
help: 'Wait (ms)' is in ms, 'Run (s)' in s; convert one of them
script:4:8: warning: '-' mixes the units ms and s [unit-mixed]
    4 | r2 = a - b
      |        ^
help: 'Wait (ms)' is in ms, 'Run (s)' in s; convert one of them
script:5:6: warning: '-' mixes the units ms and s [unit-mixed]
    5 | r3 = np.subtract(a, b)
      |      ^~~~~~~~~~~~~~~~~
help: 'Wait (ms)' is in ms, 'Run (s)' in s; convert one of them
script:6:39: warning: '-' mixes the units ms and s [unit-mixed]
    6 | r4 = df.pipe(lambda d: d['Wait (ms)'] - d['Run (s)'])
      |                                       ^
help: 'Wait (ms)' is in ms, 'Run (s)' in s; convert one of them
script:7:44: warning: '-' mixes the units ms and s [unit-mixed]
    7 | r5 = df.apply(lambda r: abs(r['Wait (ms)'] - r['Run (s)']), axis=1)
      |                                            ^
help: 'Wait (ms)' is in ms, 'Run (s)' in s; convert one of them
script:8:43: warning: '-' mixes the units ms and s [unit-mixed]
    8 | r6 = df.assign(z=lambda d: d['Wait (ms)'] - d['Run (s)'])
      |                                           ^
help: 'Wait (ms)' is in ms, 'Run (s)' in s; convert one of them
script:9:9: warning: '-' mixes the units ms and s [unit-mixed]
    9 | r7 = [x - y for x, y in zip(a.tolist(), list(b))]
      |         ^
help: 'Wait (ms)' is in ms, 'Run (s)' in s; convert one of them
script:10:14: warning: '-' mixes the units ms and s [unit-mixed]
   10 | r8 = b.min() - a
      |              ^
help: 'Wait (ms)' is in ms, the other value in s; convert one of them

=== a comparison
--- data w.csv
Model,Wait (ms),Run (s),n
x,1,2,3
y,3,4,4
--- script
df = pd.read_csv('w.csv')
a, b, n = df['Wait (ms)'], df['Run (s)'], df['n']
r1 = a.gt(b)
r2 = a > b
r3 = df.query('`Wait (ms)` > `Run (s)`')
r4 = df[df['Wait (ms)'] > df['Run (s)']]
r5 = df.apply(lambda r: r['Wait (ms)'] > r['Run (s)'], axis=1)
r6 = df.assign(z=lambda d: d['Wait (ms)'] > d['Run (s)'])
r7 = df.apply(lambda r: 'slow' if r['n'] and not 0 < r['Wait (ms)'] < r['Run (s)'] else 'fast', axis=1)
r8 = [x for x, y in zip(a, b) if x > y]
r9 = a.between(b, 9)
r10 = a.between(0, b)
r11 = a.isin(b)
r12 = a.isin(b.tolist())
r13 = a > b.mean()
r14 = a.gt(b.mean())
df = df[['n']]
--- csv
n
3
4
--- diag
script:3:6: warning: '>' mixes the units ms and s [unit-mixed]
    3 | r1 = a.gt(b)
      |      ^~~~~~~
help: 'Wait (ms)' is in ms, 'Run (s)' in s; convert one of them
script:4:6: warning: '>' mixes the units ms and s [unit-mixed]
    4 | r2 = a > b
      |      ^~~~~
help: 'Wait (ms)' is in ms, 'Run (s)' in s; convert one of them
script:5:16: warning: '>' mixes the units ms and s [unit-mixed]
    5 | r3 = df.query('`Wait (ms)` > `Run (s)`')
      |                ^~~~~~~~~~~~~~~~~~~~~~~
help: 'Wait (ms)' is in ms, 'Run (s)' in s; convert one of them
script:6:9: warning: '>' mixes the units ms and s [unit-mixed]
    6 | r4 = df[df['Wait (ms)'] > df['Run (s)']]
      |         ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: 'Wait (ms)' is in ms, 'Run (s)' in s; convert one of them
script:7:25: warning: '>' mixes the units ms and s [unit-mixed]
    7 | r5 = df.apply(lambda r: r['Wait (ms)'] > r['Run (s)'], axis=1)
      |                         ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: 'Wait (ms)' is in ms, 'Run (s)' in s; convert one of them
script:8:28: warning: '>' mixes the units ms and s [unit-mixed]
    8 | r6 = df.assign(z=lambda d: d['Wait (ms)'] > d['Run (s)'])
      |                            ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: 'Wait (ms)' is in ms, 'Run (s)' in s; convert one of them
script:9:50: warning: '<' mixes the units ms and s [unit-mixed]
    9 | r7 = df.apply(lambda r: 'slow' if r['n'] and not 0 < r['Wait (ms)'] < r['Run (s)'] else 'fast', axis=1)
      |                                                  ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: 'Wait (ms)' is in ms, 'Run (s)' in s; convert one of them
script:10:34: warning: '>' mixes the units ms and s [unit-mixed]
   10 | r8 = [x for x, y in zip(a, b) if x > y]
      |                                  ^~~~~
help: 'Wait (ms)' is in ms, 'Run (s)' in s; convert one of them
script:11:16: warning: '>=' mixes the units ms and s [unit-mixed]
   11 | r9 = a.between(b, 9)
      |                ^
help: 'Wait (ms)' is in ms, 'Run (s)' in s; convert one of them
script:12:20: warning: '<=' mixes the units ms and s [unit-mixed]
   12 | r10 = a.between(0, b)
      |                    ^
help: 'Wait (ms)' is in ms, 'Run (s)' in s; convert one of them
script:13:7: warning: 'isin' mixes the units ms and s [unit-mixed]
   13 | r11 = a.isin(b)
      |       ^~~~~~~~~
help: 'Wait (ms)' is in ms, 'Run (s)' in s; convert one of them
script:14:7: warning: 'isin' mixes the units ms and s [unit-mixed]
   14 | r12 = a.isin(b.tolist())
      |       ^~~~~~~~~~~~~~~~~~
help: 'Wait (ms)' is in ms, 'Run (s)' in s; convert one of them
script:15:7: warning: '>' mixes the units ms and s [unit-mixed]
   15 | r13 = a > b.mean()
      |       ^~~~~~~~~~~~
help: 'Wait (ms)' is in ms, the other value in s; convert one of them
script:16:7: warning: '>' mixes the units ms and s [unit-mixed]
   16 | r14 = a.gt(b.mean())
      |       ^~~~~~~~~~~~~~
help: 'Wait (ms)' is in ms, the other value in s; convert one of them

=== the larger one
--- data w.csv
Model,Wait (ms),Run (s),n
x,1,2,3
y,3,4,4
--- script
df = pd.read_csv('w.csv')
a, b, n = df['Wait (ms)'], df['Run (s)'], df['n']
r1 = df[['Wait (ms)', 'Run (s)']].max(axis=1)
r2 = np.maximum(a, b)
r3 = np.fmin(a, b)
r4 = df[['Wait (ms)', 'Run (s)']].idxmax(axis=1)
r5 = df.apply(lambda r: max(r['Wait (ms)'], r['Run (s)']), axis=1)
r6 = df.apply(lambda r: np.maximum(r['Wait (ms)'], r['Run (s)']), axis=1)
r7 = df.assign(z=lambda d: np.maximum(d['Wait (ms)'], d['Run (s)']))
r8 = df.apply(lambda r: r[['Wait (ms)', 'Run (s)']].max(), axis=1)
r9 = df[['Wait (ms)', 'Run (s)']].apply(lambda r: r.max(), axis=1)
r10 = [min(x, y) for x, y in zip(a, b)]
r11 = a.clip(b)
r12 = a.clip(upper=b)
r13 = np.clip(a, 0, b)
r14 = df[['Wait (ms)', 'Run (s)']].mean(axis='columns')
r15 = df[['Wait (ms)', 'Run (s)']].quantile(0.5, axis=1)
df = df[['n']]
--- csv
n
3
4
--- diag
script:3:6: warning: 'max' mixes the units ms and s [unit-mixed]
    3 | r1 = df[['Wait (ms)', 'Run (s)']].max(axis=1)
      |      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: 'Wait (ms)' is in ms, 'Run (s)' in s; convert one of them
script:4:6: warning: 'maximum' mixes the units ms and s [unit-mixed]
    4 | r2 = np.maximum(a, b)
      |      ^~~~~~~~~~~~~~~~
help: 'Wait (ms)' is in ms, 'Run (s)' in s; convert one of them
script:5:6: warning: 'fmin' mixes the units ms and s [unit-mixed]
    5 | r3 = np.fmin(a, b)
      |      ^~~~~~~~~~~~~
help: 'Wait (ms)' is in ms, 'Run (s)' in s; convert one of them
script:6:6: warning: 'idxmax' mixes the units ms and s [unit-mixed]
    6 | r4 = df[['Wait (ms)', 'Run (s)']].idxmax(axis=1)
      |      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: 'Wait (ms)' is in ms, 'Run (s)' in s; convert one of them
script:7:25: warning: 'max' mixes the units ms and s [unit-mixed]
    7 | r5 = df.apply(lambda r: max(r['Wait (ms)'], r['Run (s)']), axis=1)
      |                         ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: 'Wait (ms)' is in ms, 'Run (s)' in s; convert one of them
script:8:25: warning: 'maximum' mixes the units ms and s [unit-mixed]
    8 | r6 = df.apply(lambda r: np.maximum(r['Wait (ms)'], r['Run (s)']), axis=1)
      |                         ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: 'Wait (ms)' is in ms, 'Run (s)' in s; convert one of them
script:9:28: warning: 'maximum' mixes the units ms and s [unit-mixed]
    9 | r7 = df.assign(z=lambda d: np.maximum(d['Wait (ms)'], d['Run (s)']))
      |                            ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: 'Wait (ms)' is in ms, 'Run (s)' in s; convert one of them
script:10:25: warning: 'max' mixes the units ms and s [unit-mixed]
   10 | r8 = df.apply(lambda r: r[['Wait (ms)', 'Run (s)']].max(), axis=1)
      |                         ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: 'Wait (ms)' is in ms, 'Run (s)' in s; convert one of them
script:11:51: warning: 'max' mixes the units ms and s [unit-mixed]
   11 | r9 = df[['Wait (ms)', 'Run (s)']].apply(lambda r: r.max(), axis=1)
      |                                                   ^~~~~~~
help: 'Wait (ms)' is in ms, 'Run (s)' in s; convert one of them
script:12:8: warning: 'min' mixes the units ms and s [unit-mixed]
   12 | r10 = [min(x, y) for x, y in zip(a, b)]
      |        ^~~~~~~~~
help: 'Wait (ms)' is in ms, 'Run (s)' in s; convert one of them
script:13:7: warning: 'clip' mixes the units ms and s [unit-mixed]
   13 | r11 = a.clip(b)
      |       ^~~~~~~~~
help: 'Wait (ms)' is in ms, the other value in s; convert one of them
script:14:7: warning: 'clip' mixes the units ms and s [unit-mixed]
   14 | r12 = a.clip(upper=b)
      |       ^~~~~~~~~~~~~~~
help: 'Wait (ms)' is in ms, the other value in s; convert one of them
script:15:7: warning: 'clip' mixes the units ms and s [unit-mixed]
   15 | r13 = np.clip(a, 0, b)
      |       ^~~~~~~~~~~~~~~~
help: 'Wait (ms)' is in ms, the other value in s; convert one of them
script:16:7: warning: 'mean' mixes the units ms and s [unit-mixed]
   16 | r14 = df[['Wait (ms)', 'Run (s)']].mean(axis='columns')
      |       ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: 'Wait (ms)' is in ms, 'Run (s)' in s; convert one of them
script:17:7: warning: 'quantile' mixes the units ms and s [unit-mixed]
   17 | r15 = df[['Wait (ms)', 'Run (s)']].quantile(0.5, axis=1)
      |       ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: 'Wait (ms)' is in ms, 'Run (s)' in s; convert one of them

=== one or the other
--- data w.csv
Model,Wait (ms),Run (s),n
x,1,2,3
y,3,4,4
--- script
df = pd.read_csv('w.csv')
a, b, n = df['Wait (ms)'], df['Run (s)'], df['n']
r1 = a.where(n > 3, b)
r2 = a.mask(n > 3, b)
r3 = np.where(n > 3, a, b)
r4 = np.select([n > 3], [a], b)
r5 = np.select([n > 3, n > 2], [a.tolist(), b])
r6 = df.pipe(lambda d: d['Wait (ms)'].where(d['n'] > 3, d['Run (s)']))
r7 = df.apply(lambda r: r['Wait (ms)'] if r['n'] > 3 else r['Run (s)'], axis=1)
r8 = df.assign(z=lambda d: np.where(d['n'] > 3, d['Wait (ms)'], d['Run (s)']))
r9 = a.fillna(b)
r10 = a.combine_first(b)
r11 = a.shift().fillna(b)
r12 = [x if x > 1 else y for x, y in zip(a, b)]
df = df[['n']]
--- csv
n
3
4
--- diag
script:3:6: warning: 'where' mixes the units ms and s [unit-mixed]
    3 | r1 = a.where(n > 3, b)
      |      ^~~~~~~~~~~~~~~~~
help: 'Wait (ms)' is in ms, the other value in s; convert one of them
script:4:6: warning: 'mask' mixes the units ms and s [unit-mixed]
    4 | r2 = a.mask(n > 3, b)
      |      ^~~~~~~~~~~~~~~~
help: 'Wait (ms)' is in ms, the other value in s; convert one of them
script:5:6: warning: 'where' mixes the units ms and s [unit-mixed]
    5 | r3 = np.where(n > 3, a, b)
      |      ^~~~~~~~~~~~~~~~~~~~~
help: 'Wait (ms)' is in ms, 'Run (s)' in s; convert one of them
script:6:6: warning: 'select' mixes the units ms and s [unit-mixed]
    6 | r4 = np.select([n > 3], [a], b)
      |      ^~~~~~~~~~~~~~~~~~~~~~~~~~
help: 'Wait (ms)' is in ms, 'Run (s)' in s; convert one of them
script:7:6: warning: 'select' mixes the units ms and s [unit-mixed]
    7 | r5 = np.select([n > 3, n > 2], [a.tolist(), b])
      |      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: the other value is in ms, 'Run (s)' in s; convert one of them
script:8:24: warning: 'where' mixes the units ms and s [unit-mixed]
    8 | r6 = df.pipe(lambda d: d['Wait (ms)'].where(d['n'] > 3, d['Run (s)']))
      |                        ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: 'Wait (ms)' is in ms, the other value in s; convert one of them
script:9:25: warning: 'if' mixes the units ms and s [unit-mixed]
    9 | r7 = df.apply(lambda r: r['Wait (ms)'] if r['n'] > 3 else r['Run (s)'], axis=1)
      |                         ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: 'Wait (ms)' is in ms, 'Run (s)' in s; convert one of them
script:10:28: warning: 'where' mixes the units ms and s [unit-mixed]
   10 | r8 = df.assign(z=lambda d: np.where(d['n'] > 3, d['Wait (ms)'], d['Run (s)']))
      |                            ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: 'Wait (ms)' is in ms, 'Run (s)' in s; convert one of them
script:11:6: warning: 'fillna' mixes the units ms and s [unit-mixed]
   11 | r9 = a.fillna(b)
      |      ^~~~~~~~~~~
help: 'Wait (ms)' is in ms, the other value in s; convert one of them
script:12:7: warning: 'combine_first' mixes the units ms and s [unit-mixed]
   12 | r10 = a.combine_first(b)
      |       ^~~~~~~~~~~~~~~~~~
help: 'Wait (ms)' is in ms, 'Run (s)' in s; convert one of them
script:13:7: warning: 'fillna' mixes the units ms and s [unit-mixed]
   13 | r11 = a.shift().fillna(b)
      |       ^~~~~~~~~~~~~~~~~~~
help: 'Wait (ms)' is in ms, the other value in s; convert one of them
script:14:8: warning: 'if' mixes the units ms and s [unit-mixed]
   14 | r12 = [x if x > 1 else y for x, y in zip(a, b)]
      |        ^~~~~~~~~~~~~~~~~
help: 'Wait (ms)' is in ms, 'Run (s)' in s; convert one of them

=== cells put in place of others
--- data w.csv
Model,Wait (ms),Run (s),n
x,1,2,3
y,3,4,4
--- script
df = pd.read_csv('w.csv')
a, b, n = df['Wait (ms)'], df['Run (s)'], df['n']
df.loc[n > 3, 'Wait (ms)'] = b
c = pd.read_csv('w.csv')
c.loc[:, 'Wait (ms)'] = b.tolist()
--- csv
Model,Wait (ms),Run (s),n
x,1,2,3
y,4,4,4
--- diag
script:3:30: warning: the assignment mixes the units ms and s [unit-mixed]
    3 | df.loc[n > 3, 'Wait (ms)'] = b
      |                              ^
help: 'Wait (ms)' is in ms, 'Run (s)' in s; convert one of them
script:5:25: warning: the assignment mixes the units ms and s [unit-mixed]
    5 | c.loc[:, 'Wait (ms)'] = b.tolist()
      |                         ^~~~~~~~~~
help: 'Wait (ms)' is in ms, 'Run (s)' in s; convert one of them

=== rows and their names
--- data w.csv
Model,Wait (ms),Run (s),n
x,1,2,3
y,3,4,4
--- script
df = pd.read_csv('w.csv').rename(columns={'Wait (ms)': 'a', 'Run (s)': 'b'})
A, other, seconds = 'a', lambda row: row.b, lambda ms: ms / 1000
both = lambda r: r.a - r.b
r1 = df.apply(lambda r: r.a + r.b, axis=1)
r2 = df.apply(lambda r: r.get('a') + r.get('b'), axis=1)
r3 = df.apply(lambda r: r.iloc[1] + r.iloc[-2], axis=1)
r4 = df.apply(lambda r: r[A] + r.loc['b'], axis=1)
r5 = df.apply(lambda r: r.a + other(r), axis=1)
r6 = df.apply(lambda r, k='b': r.a + r[k], axis=1)
r7 = df.apply(lambda r: (lambda x: x + r.b)(r.a), axis=1)
r8 = df.apply(lambda r: -r.a + r.b, axis=1)
r9 = df.apply(lambda r: f'{r.a + r.b}', axis=1)
r10 = df.apply(both, axis=1)
r11 = df[[A, 'b']].sum(axis=1)
r12 = df.apply(lambda r: seconds(r.a) + r.b, axis=1)
r13 = df.apply(lambda r: r.b + seconds(r.b), axis=1)
df = df[['n']]
--- csv
n
3
4
--- diag
script:3:22: warning: '-' mixes the units ms and s [unit-mixed]
    3 | both = lambda r: r.a - r.b
      |                      ^
help: 'a' is in ms, 'b' in s; convert one of them
script:4:29: warning: '+' mixes the units ms and s [unit-mixed]
    4 | r1 = df.apply(lambda r: r.a + r.b, axis=1)
      |                             ^
help: 'a' is in ms, 'b' in s; convert one of them
script:5:36: warning: '+' mixes the units ms and s [unit-mixed]
    5 | r2 = df.apply(lambda r: r.get('a') + r.get('b'), axis=1)
      |                                    ^
help: 'a' is in ms, 'b' in s; convert one of them
script:6:35: warning: '+' mixes the units ms and s [unit-mixed]
    6 | r3 = df.apply(lambda r: r.iloc[1] + r.iloc[-2], axis=1)
      |                                   ^
help: 'a' is in ms, 'b' in s; convert one of them
script:7:30: warning: '+' mixes the units ms and s [unit-mixed]
    7 | r4 = df.apply(lambda r: r[A] + r.loc['b'], axis=1)
      |                              ^
help: 'a' is in ms, 'b' in s; convert one of them
script:8:29: warning: '+' mixes the units ms and s [unit-mixed]
    8 | r5 = df.apply(lambda r: r.a + other(r), axis=1)
      |                             ^
help: 'a' is in ms, 'b' in s; convert one of them
script:9:36: warning: '+' mixes the units ms and s [unit-mixed]
    9 | r6 = df.apply(lambda r, k='b': r.a + r[k], axis=1)
      |                                    ^
help: 'a' is in ms, 'b' in s; convert one of them
script:10:38: warning: '+' mixes the units ms and s [unit-mixed]
   10 | r7 = df.apply(lambda r: (lambda x: x + r.b)(r.a), axis=1)
      |                                      ^
help: 'a' is in ms, 'b' in s; convert one of them
script:11:30: warning: '+' mixes the units ms and s [unit-mixed]
   11 | r8 = df.apply(lambda r: -r.a + r.b, axis=1)
      |                              ^
help: 'a' is in ms, 'b' in s; convert one of them
script:12:32: warning: '+' mixes the units ms and s [unit-mixed]
   12 | r9 = df.apply(lambda r: f'{r.a + r.b}', axis=1)
      |                                ^
help: 'a' is in ms, 'b' in s; convert one of them
script:14:7: warning: 'sum' mixes the units ms and s [unit-mixed]
   14 | r11 = df[[A, 'b']].sum(axis=1)
      |       ^~~~~~~~~~~~~~~~~~~~~~~~
help: 'a' is in ms, 'b' in s; convert one of them
script:16:30: warning: '+' mixes the units s and thousands of s [unit-mixed]
   16 | r13 = df.apply(lambda r: r.b + seconds(r.b), axis=1)
      |                              ^
help: 'b' is in s, the other value in thousands of s; convert one of them

=== below each other
--- data w.csv
Model,Wait (ms),Run (s),n
x,1,2,3
y,3,4,4
--- script
df = pd.read_csv('w.csv')
a, b, n = df['Wait (ms)'], df['Run (s)'], df['n']
v = df[['Wait (ms)']]
r1 = df[['Wait (ms)', 'Run (s)']].melt()
r2 = df[['Wait (ms)', 'Run (s)']].stack()
r3 = pd.concat([a, b])
r4 = pd.concat([v, v / 1000])['Wait (ms)']
r5 = a.tolist() + b.tolist()
r6 = df.merge(v / 1000, on='Wait (ms)', how='left')
r7 = df.merge(df, left_on='Wait (ms)', right_on='Run (s)', how='left')
r8 = df.pipe(lambda d: pd.concat([d['Wait (ms)'], d['Run (s)']]))
df = df[['n']]
--- csv
n
3
4
--- diag
script:4:6: warning: 'melt' mixes the units ms and s [unit-mixed]
    4 | r1 = df[['Wait (ms)', 'Run (s)']].melt()
      |      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: 'Wait (ms)' is in ms, 'Run (s)' in s; convert one of them
script:5:6: warning: 'stack' mixes the units ms and s [unit-mixed]
    5 | r2 = df[['Wait (ms)', 'Run (s)']].stack()
      |      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: 'Wait (ms)' is in ms, 'Run (s)' in s; convert one of them
script:6:6: warning: 'concat' mixes the units ms and s [unit-mixed]
    6 | r3 = pd.concat([a, b])
      |      ^~~~~~~~~~~~~~~~~
help: 'Wait (ms)' is in ms, 'Run (s)' in s; convert one of them
script:7:6: warning: 'concat' mixes the units ms and s [unit-mixed]
    7 | r4 = pd.concat([v, v / 1000])['Wait (ms)']
      |      ^~~~~~~~~~~~~~~~~~~~~~~~
help: one 'Wait (ms)' is in ms, the other 'Wait (ms)' in s; convert one of them
script:8:17: warning: '+' mixes the units ms and s [unit-mixed]
    8 | r5 = a.tolist() + b.tolist()
      |                 ^
help: 'Wait (ms)' is in ms, 'Run (s)' in s; convert one of them
script:9:6: warning: 'merge' mixes the units ms and s [unit-mixed]
    9 | r6 = df.merge(v / 1000, on='Wait (ms)', how='left')
      |      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: one 'Wait (ms)' is in ms, the other 'Wait (ms)' in s; convert one of them
script:10:6: warning: 'merge' mixes the units ms and s [unit-mixed]
   10 | r7 = df.merge(df, left_on='Wait (ms)', right_on='Run (s)', how='left')
      |      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: 'Wait (ms)' is in ms, 'Run (s)' in s; convert one of them
script:11:24: warning: 'concat' mixes the units ms and s [unit-mixed]
   11 | r8 = df.pipe(lambda d: pd.concat([d['Wait (ms)'], d['Run (s)']]))
      |                        ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: 'Wait (ms)' is in ms, 'Run (s)' in s; convert one of them

=== lists of a column, and its signs
--- data w.csv
Model,Wait (ms),Run (s),n
x,1,2,3
y,3,4,4
--- script
df = pd.read_csv('w.csv')
a, b, n = df['Wait (ms)'], df['Run (s)'], df['n']
df['1 (s)'] = a.tolist()
df['2 (s)'] = list(a)
df['3 (s)'] = sorted(a)
df['4 (s)'] = [v for v in a]
df['5 (s)'] = [v * 1 for v in a.tolist()]
df['6 (s)'] = [v for v, k in zip(a, n)]
df['7 (s)'] = pd.Series(a.tolist())
df['8 (s)'] = -a
df['9 (s)'] = +a
df['10 (s)'] = a.values
df['11 (s)'] = a.copy()
df['12 (s)'] = tuple(a)
df['13 (s)'] = [f'{v:.1f}' for v in a]
df['20 (s)'] = np.multiply(a, 1000)
df[['21 (s)']] = -df[['Wait (ms)']]
made = pd.DataFrame({'22 (s)': a.tolist()})
df.insert(0, '23 (s)', list(a))
df = df[['n']]
--- csv
n
3
4
--- diag
script:3:15: warning: '1 (s)' states the unit s, but its numbers are in ms [unit-differs]
    3 | df['1 (s)'] = a.tolist()
      |               ^~~~~~~~~~
help: the numbers are computed from 'Wait (ms)' in ms; divide the numbers by 1,000
script:4:15: warning: '2 (s)' states the unit s, but its numbers are in ms [unit-differs]
    4 | df['2 (s)'] = list(a)
      |               ^~~~~~~
help: the numbers are computed from 'Wait (ms)' in ms; divide the numbers by 1,000
script:5:15: warning: '3 (s)' states the unit s, but its numbers are in ms [unit-differs]
    5 | df['3 (s)'] = sorted(a)
      |               ^~~~~~~~~
help: the numbers are computed from 'Wait (ms)' in ms; divide the numbers by 1,000
script:6:15: warning: '4 (s)' states the unit s, but its numbers are in ms [unit-differs]
    6 | df['4 (s)'] = [v for v in a]
      |               ^~~~~~~~~~~~~~
help: the numbers are computed from 'Wait (ms)' in ms; divide the numbers by 1,000
script:7:15: warning: '5 (s)' states the unit s, but its numbers are in ms [unit-differs]
    7 | df['5 (s)'] = [v * 1 for v in a.tolist()]
      |               ^~~~~~~~~~~~~~~~~~~~~~~~~~~
help: the numbers are computed from 'Wait (ms)' in ms; divide the numbers by 1,000
script:8:15: warning: '6 (s)' states the unit s, but its numbers are in ms [unit-differs]
    8 | df['6 (s)'] = [v for v, k in zip(a, n)]
      |               ^~~~~~~~~~~~~~~~~~~~~~~~~
help: the numbers are computed from 'Wait (ms)' in ms; divide the numbers by 1,000
script:9:15: warning: '7 (s)' states the unit s, but its numbers are in ms [unit-differs]
    9 | df['7 (s)'] = pd.Series(a.tolist())
      |               ^~~~~~~~~~~~~~~~~~~~~
help: the numbers are computed from 'Wait (ms)' in ms; divide the numbers by 1,000
script:10:15: warning: '8 (s)' states the unit s, but its numbers are in ms [unit-differs]
   10 | df['8 (s)'] = -a
      |               ^~
help: the numbers are computed from 'Wait (ms)' in ms; divide the numbers by 1,000
script:11:15: warning: '9 (s)' states the unit s, but its numbers are in ms [unit-differs]
   11 | df['9 (s)'] = +a
      |               ^~
help: the numbers are computed from 'Wait (ms)' in ms; divide the numbers by 1,000
script:12:16: warning: '10 (s)' states the unit s, but its numbers are in ms [unit-differs]
   12 | df['10 (s)'] = a.values
      |                ^~~~~~~~
help: the numbers are computed from 'Wait (ms)' in ms; divide the numbers by 1,000
script:13:16: warning: '11 (s)' states the unit s, but its numbers are in ms [unit-differs]
   13 | df['11 (s)'] = a.copy()
      |                ^~~~~~~~
help: the numbers are computed from 'Wait (ms)' in ms; divide the numbers by 1,000
script:14:16: warning: '12 (s)' states the unit s, but its numbers are in ms [unit-differs]
   14 | df['12 (s)'] = tuple(a)
      |                ^~~~~~~~
help: the numbers are computed from 'Wait (ms)' in ms; divide the numbers by 1,000
script:15:16: warning: '13 (s)' states the unit s, but its numbers are in ms [unit-differs]
   15 | df['13 (s)'] = [f'{v:.1f}' for v in a]
      |                ^~~~~~~~~~~~~~~~~~~~~~~
help: the numbers are computed from 'Wait (ms)' in ms; divide the numbers by 1,000
script:16:16: warning: '20 (s)' states the unit s, but its numbers are in µs [unit-differs]
   16 | df['20 (s)'] = np.multiply(a, 1000)
      |                ^~~~~~~~~~~~~~~~~~~~
help: the numbers are computed from 'Wait (ms)' in ms; divide the numbers by 1,000,000
script:17:18: warning: '21 (s)' states the unit s, but its numbers are in ms [unit-differs]
   17 | df[['21 (s)']] = -df[['Wait (ms)']]
      |                  ^~~~~~~~~~~~~~~~~~
help: the numbers are computed from 'Wait (ms)' in ms; divide the numbers by 1,000
script:18:22: warning: '22 (s)' states the unit s, but its numbers are in ms [unit-differs]
   18 | made = pd.DataFrame({'22 (s)': a.tolist()})
      |                      ^~~~~~~~
help: the numbers are computed from 'Wait (ms)' in ms; divide the numbers by 1,000
script:19:24: warning: '23 (s)' states the unit s, but its numbers are in ms [unit-differs]
   19 | df.insert(0, '23 (s)', list(a))
      |                        ^~~~~~~
help: the numbers are computed from 'Wait (ms)' in ms; divide the numbers by 1,000

=== what goes together
--- data w.csv
Model,Wait (ms),Run (s),n
x,1,2,3
y,3,4,4
--- script
df = pd.read_csv('w.csv')
a, b, n = df['Wait (ms)'], df['Run (s)'], df['n']
r1 = a + b * 1000
r2 = a / 1000 - b
r3 = a + n
r4 = a > 5
r5 = a.clip(0, 5)
r6 = np.maximum(a, n)
r7 = a.where(n > 3, 0)
r8 = np.where(n > 3, a, -1)
r9 = df[['Wait (ms)', 'n']].sum(axis=1)
r10 = df[['Wait (ms)', 'Run (s)']].sum()
r11 = df[['Wait (ms)', 'Run (s)']].apply('sum')
r12 = df[['Wait (ms)', 'Run (s)']].describe()
r13 = df[['Wait (ms)', 'Run (s)']].count(axis=1)
r14 = df.iloc[0]
r15 = df[['Wait (ms)', 'Run (s)']].T
r16 = df.fillna({'Wait (ms)': 1})
r17 = a - a.min()
r18 = a > a.mean()
r19 = df.apply(lambda r: r['Wait (ms)'] / 1000 + r['Run (s)'], axis=1)
r20 = df.apply(lambda r: f"{r['Wait (ms)']:.0f}" + f"{r['Run (s)']:.0f}", axis=1)
r21 = df.apply(lambda r: str(r['Wait (ms)']) + str(r['Run (s)']), axis=1)
r22 = df.apply(lambda r: f"{r['Run (s)']} s" if r['n'] > 3 else f"{r['Wait (ms)']} ms", axis=1)
r23 = df.apply(lambda r: max(r['Wait (ms)'], 0, r['n']), axis=1)
r24 = df.apply(lambda r: [r['Wait (ms)'], r['Run (s)']], axis=1, result_type='expand')
r25 = a.isin([1, 2])
r26 = df.merge(df, on='Wait (ms)')
r27 = pd.concat([df, df])
r28 = pd.concat([a, a / b])
r29 = df[['Wait (ms)', 'n']].melt()
r30 = np.where(n > 3, a.astype(str), b.astype(str))
r31 = a / b
r32 = a * b
r33 = [x * y for x, y in zip(a, b)]
r34 = [f'{x} {y}' for x, y in zip(a, b)]
df = df[['n']]
--- csv
n
3
4

=== prices in two currencies under one name
--- data us.csv
Instance,USD per hour
a,1
--- data eu.csv
Instance,EUR per hour
c,3
--- data list.csv
Instance,Price ($/h)
d,2
--- data new.csv
Instance,Price (€/h)
e,2
--- script
a = pd.read_csv('us.csv').rename(columns={'USD per hour': 'Price'})
b = pd.read_csv('eu.csv').rename(columns={'EUR per hour': 'Price'})
x = pd.concat([a['Price'], b['Price']])
y = pd.concat([pd.read_csv('list.csv').rename(columns={'Price ($/h)': 'Price'}), pd.read_csv('new.csv').rename(columns={'Price (€/h)': 'Price'})])
df = pd.concat([a, b])
--- csv
Instance,Price
a,1
c,3
--- diag
script:3:5: warning: 'concat' mixes the units $/h and €/h [unit-mixed]
    3 | x = pd.concat([a['Price'], b['Price']])
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: one 'Price' is in $/h, the other 'Price' in €/h; use numbers with the same unit
script:4:5: warning: 'concat' mixes the units $/h and €/h [unit-mixed]
    4 | y = pd.concat([pd.read_csv('list.csv').rename(columns={'Price ($/h)': 'Price'}), pd.read_csv('new.csv').rename(columns={'Price (€/h)': 'Price'})])
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: one 'Price' is in $/h, the other 'Price' in €/h; use numbers with the same unit
script:5:6: warning: 'concat' mixes the units $/h and €/h [unit-mixed]
    5 | df = pd.concat([a, b])
      |      ^~~~~~~~~~~~~~~~~
help: one 'Price' is in $/h, the other 'Price' in €/h; use numbers with the same unit

=== quiet: one currency, other columns, and rows that say which it is
--- data us.csv
Instance,USD per hour
a,1
--- data eu.csv
Instance,EUR per hour
c,3
--- data more.csv
Instance,USD per hour
d,2
--- script
a = pd.read_csv('us.csv')
b = pd.read_csv('eu.csv')
c = pd.read_csv('more.csv')
one = pd.concat([a, c])
both = pd.concat([a, b])
a = a.rename(columns={'USD per hour': 'Price'})
b = b.rename(columns={'EUR per hour': 'Price'})
keyed = pd.concat({'USD': a, 'EUR': b})
a['Currency'] = 'USD'
b['Currency'] = 'EUR'
df = pd.concat([a, b])
converted = pd.concat([a[['Price']], b[['Price']] * 1.08])
--- csv
Instance,Price,Currency
a,1,USD
c,3,EUR

=== a cost that has the price of one GPU and the throughput of several
--- data runs.csv
Model,TP,Output throughput (tokens/s),USD per GPU hour
a,2,1800,3.9
b,4,3100,3.9
--- script
df = pd.read_csv('runs.csv')
df['Cost per 1M tokens ($)'] = (1e6 * df['USD per GPU hour'] / (df['Output throughput (tokens/s)'] * 3600)).round(2)
df = df[['Model', 'Cost per 1M tokens ($)']]
--- csv
Model,Cost per 1M tokens ($)
a,0.6
b,0.35
--- diag
script:2:32: warning: 'Cost per 1M tokens ($)' states the unit $/1M tokens, but its numbers are in $/GPU/1M tokens [unit-differs]
    2 | df['Cost per 1M tokens ($)'] = (1e6 * df['USD per GPU hour'] / (df['Output throughput (tokens/s)'] * 3600)).round(2)
      |                                ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: multiply by the number of GPUs: 'TP'

=== the same where it is multiplied by their number, and where there is one GPU
--- data runs.csv
Model,TP,GPUs,Output throughput (tokens/s),USD per GPU hour,USD per instance hour
a,2,1,1800,3.9,9
b,4,1,3100,3.9,9
--- script
df = pd.read_csv('runs.csv')
df['Cost per 1M tokens ($)'] = 1e6 * df['USD per GPU hour'] * df['TP'] / (df['Output throughput (tokens/s)'] * 3600)
df['Cost per million tokens ($)'] = 1e6 * df['USD per instance hour'] / (df['Output throughput (tokens/s)'] * 3600)
df = df.drop(columns='TP')
df['$ per 1M tokens'] = 1e6 * df['USD per GPU hour'] / (df['Output throughput (tokens/s)'] * 3600)
df = df[['Model']]
--- csv
Model
a
b

=== a name in bits over bytes
--- script
a = pd.DataFrame({'path': ['/a', '/b'], 'bytes': [2048, 5120]})
df = a[['path']]
df['kb'] = a['bytes'] / 1024
--- csv
path,kb
/a,2.0
/b,5.0
--- diag
script:3:12: warning: 'kb' states the unit 1,000 bits, but its numbers are in KiB [unit-differs]
    3 | df['kb'] = a['bytes'] / 1024
      |            ^~~~~~~~~~~~~~~~~
help: the numbers are computed from 'bytes' in bytes; 'b' in a name means bits and 'B' bytes; state the unit KiB

=== time spans divided by a span have its unit
--- data t.csv
start,end,Size (GB)
2026-01-05 10:00,2026-01-07 10:30,5
2026-01-09 10:00,2026-01-09 11:30,6
--- script
d = pd.read_csv('t.csv', parse_dates=['start', 'end'])
span = d['end'] - d['start']
df = pd.DataFrame({'Took (h)': span / pd.Timedelta('1h')})
df['Days'] = span.dt.days
df['Days (h)'] = span.dt.days
df['Hours (h)'] = span.dt.days * 24
df['Minutes (s)'] = span / pd.Timedelta(minutes=1)
df['Whole (min)'] = span // pd.Timedelta(hours=1)
df['Seconds (ms)'] = span.dt.seconds
df['Rounds (s)'] = span / pd.Timedelta('90min')
df['Rate (GB/h)'] = d['Size (GB)'] / (span / pd.Timedelta('1h'))
df['Rate (GB/s)'] = d['Size (GB)'] / (span / pd.Timedelta('1h'))
df['Sum'] = span.dt.total_seconds() + span / pd.Timedelta('1h')
df = df.round(3)
--- csv
Took (h),Days,Days (h),Hours (h),Minutes (s),Whole (min),Seconds (ms),Rounds (s),Rate (GB/h),Rate (GB/s),Sum
48.5,2,2,48,2910.0,48,1800,32.333,0.103,0.103,174648.5
1.5,0,0,0,90.0,1,5400,1.0,4.0,4.0,5401.5
--- diag
script:5:18: warning: 'Days (h)' states the unit h, but its numbers are in day [unit-differs]
    5 | df['Days (h)'] = span.dt.days
      |                  ^~~~~~~~~~~~
help: multiply the numbers by 24
script:7:21: warning: 'Minutes (s)' states the unit s, but its numbers are in min [unit-differs]
    7 | df['Minutes (s)'] = span / pd.Timedelta(minutes=1)
      |                     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: multiply the numbers by 60
script:9:22: warning: 'Seconds (ms)' states the unit ms, but its numbers are in s [unit-differs]
    9 | df['Seconds (ms)'] = span.dt.seconds
      |                      ^~~~~~~~~~~~~~~
help: multiply the numbers by 1,000
script:12:21: warning: 'Rate (GB/s)' states the unit GB/s, but its numbers are in GB/h [unit-differs]
   12 | df['Rate (GB/s)'] = d['Size (GB)'] / (span / pd.Timedelta('1h'))
      |                     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: the numbers are computed from 'Size (GB)' in GB; divide the numbers by 3,600
script:13:37: warning: '+' mixes the units s and h [unit-mixed]
   13 | df['Sum'] = span.dt.total_seconds() + span / pd.Timedelta('1h')
      |                                     ^
