=== a quotient of rounded numbers
--- data runs.csv
Model,Old (ms),New (ms)
a,1.4,0.6
b,200.4,100.2
--- script
df = pd.read_csv('runs.csv')
df['Old (ms)'] = df['Old (ms)'].round()
df['New (ms)'] = df['New (ms)'].round()
df['Speedup'] = df['Old (ms)'] / df['New (ms)']
--- csv
Model,Old (ms),New (ms),Speedup
a,1.0,1.0,1.0
b,200.0,100.0,2.0
--- diag
script:4:17: warning: rounding before this division changes a result by 57 % [df-rounded]
    4 | df['Speedup'] = df['Old (ms)'] / df['New (ms)']
      |                 ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: this division uses rounded numbers; divide the exact numbers, and round the result

=== a number divided by rounded ones, sorted and filtered since
--- data runs.csv
Model,Rate
a,1.4
b,200.4
c,90
--- script
df = pd.read_csv('runs.csv').round(0).sort_values('Rate', ascending=False)
df = df[df['Rate'] < 100]
df['Seconds'] = 1000 / df['Rate']
--- csv
Model,Rate,Seconds
c,90.0,11.11111111111111
a,1.0,1000.0
--- diag
script:3:17: warning: rounding before this division changes a result by 40 % [df-rounded]
    3 | df['Seconds'] = 1000 / df['Rate']
      |                 ^~~~~~~~~~~~~~~~~
help: this division uses rounded numbers; divide the exact numbers, and round the result

=== rounding that changes little, or comes afterwards, or is up to whole things
--- data runs.csv
Model,Old (ms),New (ms),Need
a,1.4,0.6,2.2
b,200.4,100.2,7.5
--- script
df = pd.read_csv('runs.csv')
df['Ratio'] = (df['Old (ms)'] / df['New (ms)']).round(1)
df['Fine'] = df['Old (ms)'].round(2) / df['New (ms)'].round(3)
df['Share'] = df['Old (ms)'] / np.ceil(df['Need'])
df = df[['Model', 'Ratio', 'Share']].round(1)
--- csv
Model,Ratio,Share
a,2.3,0.5
b,2.0,25.0

=== a mean of percentiles, and one that states it
--- data runs.csv
Model,Run,P99 (ms)
a,1,10
a,2,30
b,1,5
b,2,6
--- script
runs = pd.read_csv('runs.csv')
df = runs.groupby('Model', as_index=False)['P99 (ms)'].mean().round(1)
df['Mean P99 (ms)'] = df['P99 (ms)']
--- csv
Model,P99 (ms),Mean P99 (ms)
a,20.0,20.0
b,5.5,5.5
--- diag
script:2:6: warning: column 'P99 (ms)' is a mean of percentiles [df-percentile]
    2 | df = runs.groupby('Model', as_index=False)['P99 (ms)'].mean().round(1)
      |      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: it is not the percentile of all measurements; compute that from the measurements, or name the column 'Mean of P99' or similar

=== a sum of percentiles across columns
--- data runs.csv
Model,Queue P99 (ms),Compute P99 (ms)
a,10,30
b,5,6
--- script
df = pd.read_csv('runs.csv')
df['Both'] = (df['Queue P99 (ms)'] + df['Compute P99 (ms)']).map('{:.1f}'.format)
df['Half'] = df[['Queue P99 (ms)', 'Compute P99 (ms)']].mean(axis=1)
--- csv
Model,Queue P99 (ms),Compute P99 (ms),Both,Half
a,10,30,40.0,20.0
b,5,6,11.0,5.5
--- diag
script:2:14: warning: column 'Both' is a sum of percentiles [df-percentile]
    2 | df['Both'] = (df['Queue P99 (ms)'] + df['Compute P99 (ms)']).map('{:.1f}'.format)
      |              ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: it is not the percentile of all measurements; compute that from the measurements, or name the column 'Sum of P99' or similar
script:3:14: warning: column 'Half' is a mean of percentiles [df-percentile]
    3 | df['Half'] = df[['Queue P99 (ms)', 'Compute P99 (ms)']].mean(axis=1)
      |              ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: it is not the percentile of all measurements; compute that from the measurements, or name the column 'Mean of P99' or similar

=== the highest percentile, one row for each, and other aggregates
--- data runs.csv
Model,Run,P99 (ms),Mean (ms)
a,1,10,3
a,2,30,4
b,1,5,1
b,2,6,2
--- script
runs = pd.read_csv('runs.csv')
df = runs.groupby('Model', as_index=False)[['P99 (ms)']].max()
df['Mean (ms)'] = runs.groupby('Model')['Mean (ms)'].mean().values
one = runs.groupby(['Model', 'Run'], as_index=False)['P99 (ms)'].mean()
df['First P99 (ms)'] = one['P99 (ms)'].head(2)
df['Spread'] = df['P99 (ms)'] - df['Mean (ms)']
--- csv
Model,P99 (ms),Mean (ms),First P99 (ms),Spread
a,30,3.5,10.0,26.5
b,6,1.5,30.0,4.5

=== a figure per GPU that nothing divides: assigned, and renamed
--- data runs.csv
Model,TP,Throughput (tokens/s)
a,2,1800
b,4,3100
--- script
runs = pd.read_csv('runs.csv')
df = runs.rename(columns={'Throughput (tokens/s)': 'Tokens/s/GPU'})
df['Throughput per GPU'] = runs['Throughput (tokens/s)'].round(1)
df['Throughput per chip'] = runs['Throughput (tokens/s)'] / runs['TP']
--- csv
Model,TP,Tokens/s/GPU,Throughput per GPU,Throughput per chip
a,2,1800,1800,900.0
b,4,3100,3100,775.0
--- diag
runs.csv:1:10: warning: column 'Throughput per GPU' is computed from 'Throughput (tokens/s)', without dividing by the number of GPUs [df-undivided]
    1 | Model,TP,Throughput (tokens/s)
      |          ^
help: divide 'Throughput (tokens/s)' by 'TP', or rename the computed column
runs.csv:1:10: warning: column 'Tokens/s/GPU' is computed from 'Throughput (tokens/s)', without dividing by the number of GPUs [df-undivided]
    1 | Model,TP,Throughput (tokens/s)
      |          ^
help: divide 'Throughput (tokens/s)' by 'TP', or rename the computed column
script:3:28: warning: 'Throughput per GPU' states 'per GPU', but its numbers are in tokens/s [unit-differs]
    3 | df['Throughput per GPU'] = runs['Throughput (tokens/s)'].round(1)
      |                            ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: the numbers are computed from 'Throughput (tokens/s)' in tokens/s; correct the stated unit or the computation

=== figures per GPU of one GPU, of the file, and such as no number of GPUs divides
--- data runs.csv
Model,Nodes,GPUs,Rate per GPU (/s),GPU memory (GB),Rate (/s)
a,2,1,18,80,36
b,4,1,31,80,124
--- script
df = pd.read_csv('runs.csv')
df['Per GPU (/s)'] = df['Rate per GPU (/s)'].round()
df['Memory per node (GB)'] = df['GPU memory (GB)']
df['Requests per GPU (/s)'] = df['Rate (/s)']
df['Requests per node (/s)'] = df['Rate (/s)'] / df['Nodes']
--- csv
Model,Nodes,GPUs,Rate per GPU (/s),GPU memory (GB),Rate (/s),Per GPU (/s),Memory per node (GB),Requests per GPU (/s),Requests per node (/s)
a,2,1,18,80,36,18,80,36,18.0
b,4,1,31,80,124,31,80,124,31.0

=== figures that are per node or GPU in the file
--- data runs.csv
Job,Nodes,GPUs,Hours,USD per hour,Requests/s,Network (Gbit/s)
a,4,32,6,98,10,400
b,8,64,2,32,30,100
--- script
runs = pd.read_csv('runs.csv')
df = runs[['Job', 'Nodes', 'GPUs']].copy()
df['Price per node ($/h)'] = runs['USD per hour'].round(1)
df['Total ($)'] = (runs['Hours'] * runs['Nodes'] * df['Price per node ($/h)']).round()
df['Requests/s per GPU'] = runs['Requests/s']
df['All requests/s'] = runs['Requests/s'].mul(df['GPUs'])
df['Network per node (Gbit/s)'] = runs['Network (Gbit/s)']
--- csv
Job,Nodes,GPUs,Price per node ($/h),Total ($),Requests/s per GPU,All requests/s,Network per node (Gbit/s)
a,4,32,98,2352,10,320,400
b,8,64,32,512,30,1920,100

=== figures per node and GPU that other products do not explain
--- data runs.csv
Job,Nodes,GPUs,Hours,USD per hour,Requests/s,Network throughput (Gbit/s)
a,4,32,6,98,10,400
b,8,64,2,32,30,100
--- script
runs = pd.read_csv('runs.csv')
df = runs[['Job', 'Nodes', 'GPUs']].copy()
df['Price per node ($/h)'] = runs['USD per hour']
df['Total ($)'] = runs['Hours'] * runs['USD per hour']
df['Rate per GPU'] = runs['Requests/s']
df['Efficiency'] = runs['Requests/s'] / (runs['GPUs'] * runs['Hours'])
df['Network per node'] = runs['Network throughput (Gbit/s)']
--- csv
Job,Nodes,GPUs,Price per node ($/h),Total ($),Rate per GPU,Efficiency,Network per node
a,4,32,98,588,10,0.052083333333333336,400
b,8,64,32,64,30,0.234375,100
--- diag
runs.csv:1:22: warning: column 'Price per node ($/h)' is computed from 'USD per hour', without dividing by the number of nodes [df-undivided]
    1 | Job,Nodes,GPUs,Hours,USD per hour,Requests/s,Network throughput (Gbit/s)
      |                      ^
help: divide 'USD per hour' by 'Nodes', or rename the computed column
runs.csv:1:35: warning: column 'Rate per GPU' is computed from 'Requests/s', without dividing by the number of GPUs [df-undivided]
    1 | Job,Nodes,GPUs,Hours,USD per hour,Requests/s,Network throughput (Gbit/s)
      |                                   ^
help: divide 'Requests/s' by 'GPUs', or rename the computed column
runs.csv:1:46: warning: column 'Network per node' is computed from 'Network throughput (Gbit/s)', without dividing by the number of nodes [df-undivided]
    1 | Job,Nodes,GPUs,Hours,USD per hour,Requests/s,Network throughput (Gbit/s)
      |                                              ^
help: divide 'Network throughput (Gbit/s)' by 'Nodes', or rename the computed column

=== speedups the wrong way round
--- data runs.csv
Model,Before (ms),After (ms),Baseline rate (/s),Optimized rate (/s)
a,40,20,10,20
b,30,10,10,30
--- script
df = pd.read_csv('runs.csv')
df['Speedup'] = (df['After (ms)'] / df['Before (ms)']).map('{:.2f}x'.format)
df['Speed-up'] = df['Baseline rate (/s)'] / df['Optimized rate (/s)']
df['Faster by'] = df['After (ms)'] / df['After (ms)'].iloc[0]
df['Speedup (rate)'] = df['Optimized rate (/s)'].max() / df['Optimized rate (/s)']
df = df.drop(columns=['Before (ms)', 'After (ms)', 'Baseline rate (/s)', 'Optimized rate (/s)'])
--- csv
Model,Speedup,Speed-up,Faster by,Speedup (rate)
a,0.50x,0.5,1.0,1.5
b,0.33x,0.3333333333333333,0.5,1.0
--- diag
script:2:17: warning: column 'Speedup' is below 1 for faster rows: times are divided the wrong way round [df-speedup]
    2 | df['Speedup'] = (df['After (ms)'] / df['Before (ms)']).map('{:.2f}x'.format)
      |                 ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: a speedup is the old time / the new time, or the new rate / the old rate
script:3:18: warning: column 'Speed-up' is below 1 for faster rows: rates are divided the wrong way round [df-speedup]
    3 | df['Speed-up'] = df['Baseline rate (/s)'] / df['Optimized rate (/s)']
      |                  ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: a speedup is the old time / the new time, or the new rate / the old rate
script:4:19: warning: column 'Faster by' is below 1 for faster rows: times are divided the wrong way round [df-speedup]
    4 | df['Faster by'] = df['After (ms)'] / df['After (ms)'].iloc[0]
      |                   ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: a speedup is the old time / the new time, or the new rate / the old rate
script:5:24: warning: column 'Speedup (rate)' is below 1 for faster rows: rates are divided the wrong way round [df-speedup]
    5 | df['Speedup (rate)'] = df['Optimized rate (/s)'].max() / df['Optimized rate (/s)']
      |                        ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: a speedup is the old time / the new time, or the new rate / the old rate

=== speedups the right way round, and ratios that are none
--- data runs.csv
Model,Before (ms),After (ms),Baseline rate (/s),Optimized rate (/s)
a,40,20,10,20
b,30,10,10,30
--- script
df = pd.read_csv('runs.csv')
df['Speedup'] = (df['Before (ms)'] / df['After (ms)']).map('{:.2f}x'.format)
df['Speed-up'] = df['Optimized rate (/s)'] / df['Baseline rate (/s)']
df['Faster by'] = df['After (ms)'].iloc[0] / df['After (ms)']
df['Speedup (rate)'] = df['Optimized rate (/s)'] / df['Optimized rate (/s)'].min()
df['Slowdown'] = df['After (ms)'] / df['Before (ms)']
df = df.drop(columns=['Before (ms)', 'After (ms)', 'Baseline rate (/s)', 'Optimized rate (/s)'])
--- csv
Model,Speedup,Speed-up,Faster by,Speedup (rate),Slowdown
a,2.00x,2.0,1.0,1.0,0.5
b,3.00x,3.0,2.0,1.5,0.3333333333333333

=== speedups of time per time
--- data runs.csv
Case,Old (ns/day),New (ns/day),Old us per day,New us per day,Before (h/ns),After (h/ns),Old (ms of audio per s),New (ms of audio per s)
a,10,20,1,2,4,2,300,600
b,30,60,3,6,1,0.5,200,900
--- script
runs = pd.read_csv('runs.csv')
df = runs[['Case']].copy()
df['Speedup 1'] = runs['New (ns/day)'] / runs['Old (ns/day)']
df['Speedup 2'] = runs['New us per day'] / runs['Old us per day']
df['Speedup 3'] = runs['Before (h/ns)'] / runs['After (h/ns)']
df['Speedup 4'] = runs['New (ms of audio per s)'] / runs['Old (ms of audio per s)']
df['Speedup 5'] = runs['Old (ns/day)'] / runs['New (ns/day)']
df['Speedup 6'] = runs['After (h/ns)'] / runs['Before (h/ns)']
--- csv
Case,Speedup 1,Speedup 2,Speedup 3,Speedup 4,Speedup 5,Speedup 6
a,2.0,2.0,2.0,2.0,0.5,0.5
b,2.0,2.0,2.0,4.5,0.5,0.5
--- diag
script:7:19: warning: column 'Speedup 5' is below 1 for faster rows: rates are divided the wrong way round [df-speedup]
    7 | df['Speedup 5'] = runs['Old (ns/day)'] / runs['New (ns/day)']
      |                   ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: a speedup is the old time / the new time, or the new rate / the old rate
script:8:19: warning: column 'Speedup 6' is below 1 for faster rows: times are divided the wrong way round [df-speedup]
    8 | df['Speedup 6'] = runs['After (h/ns)'] / runs['Before (h/ns)']
      |                   ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: a speedup is the old time / the new time, or the new rate / the old rate

=== a speedup of two versions
--- data runs.csv
Model,Version,Time (s)
a,2.9.0,4
a,2.10.0,2
b,2.9.0,3
b,2.10.0,1
--- script
p = pd.read_csv('runs.csv').pivot(index='Model', columns='Version', values='Time (s)').reset_index()
p['Speedup'] = p['2.10.0'] / p['2.9.0']
p['Speedup of 2.10'] = p['2.9.0'] / p['2.10.0']
df = p[['Model', 'Speedup', 'Speedup of 2.10']]
--- csv
Model,Speedup,Speedup of 2.10
a,0.5,2.0
b,0.3333333333333333,3.0
--- diag
script:2:16: warning: column 'Speedup' is below 1 for faster rows: times are divided the wrong way round [df-speedup]
    2 | p['Speedup'] = p['2.10.0'] / p['2.9.0']
      |                ^~~~~~~~~~~~~~~~~~~~~~~~
help: a speedup is the old time / the new time, or the new rate / the old rate

=== cells that a format makes alike
--- data runs.csv
Model,Cost,Share
a,0.0011,0.0001
b,0.0042,0.0004
--- script
df = pd.read_csv('runs.csv')
df['Cost'] = df['Cost'].map('${:.2f}'.format)
df['Rounded'] = df['Share'].round(2)
df = df.sort_values('Model', ascending=False)
--- csv
Model,Cost,Share,Rounded
b,$0.00,0.0004,0.0
a,$0.00,0.0001,0.0
--- diag
script:2:14: warning: all cells of column 'Cost' are shown as '$0.00', but their numbers differ [df-alike]
    2 | df['Cost'] = df['Cost'].map('${:.2f}'.format)
      |              ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: the numbers range from 0.0011 to 0.0042; show more digits, or use another unit
script:3:17: warning: all cells of column 'Rounded' are shown as '0', but their numbers differ [df-alike]
    3 | df['Rounded'] = df['Share'].round(2)
      |                 ^~~~~~~~~~~~~~~~~~~~
help: the numbers range from 0.0001 to 0.0004; show more digits, or use another unit

=== cells that are alike, nearly alike, or shares of nothing
--- data runs.csv
Model,Cost,Share,Accuracy
a,0.5,0.0001,0.9991
b,0.5,0.0004,0.9987
--- script
df = pd.read_csv('runs.csv')
df['Cost'] = df['Cost'].map('${:.2f}'.format)
df['Share'] = df['Share'].map('{:.1%}'.format)
df['Accuracy'] = df['Accuracy'].map('{:.2f}'.format)
--- csv
Model,Cost,Share,Accuracy
a,$0.50,0.0%,1.00
b,$0.50,0.0%,1.00

=== the greatest text beside the greatest number
--- data runs.csv
GPU,Model,Date,Rate
x,a,2024-01-02,9
x,b,2024-03-01,4
y,a,2024-02-01,3
y,b,2024-02-02,5
--- script
df = pd.read_csv('runs.csv').groupby('GPU', as_index=False).max()
--- csv
GPU,Model,Date,Rate
x,b,2024-03-01,9
y,b,2024-02-02,5
--- diag
script:1:6: warning: 'Model' (max) and 'Rate' (max) come from different rows of a group: no row has both 'b' and 9 [df-rows-mixed]
    1 | df = pd.read_csv('runs.csv').groupby('GPU', as_index=False).max()
      |      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: df.loc[df.groupby(...)['Rate'].idxmax()] selects whole rows

=== the same by agg; the first of a sorted frame, and one text a group
--- data runs.csv
GPU,Model,Rate,Maker
x,a,4,m
x,b,9,m
y,a,3,n
y,b,5,n
--- script
runs = pd.read_csv('runs.csv')
bad = runs.groupby('GPU', as_index=False).agg({'Model': 'first', 'Rate': 'max'})
df = runs.sort_values('Rate', ascending=False).groupby('GPU', as_index=False).agg({'Model': 'first', 'Rate': 'max', 'Maker': 'min'})
--- csv
GPU,Model,Rate,Maker
x,b,9,m
y,b,5,n

=== the same by agg, shown
--- data runs.csv
GPU,Model,Rate
x,a,4
x,b,9
y,a,3
y,b,5
--- script
df = pd.read_csv('runs.csv').groupby('GPU', as_index=False).agg(model=('Model', 'first'), rate=('Rate', 'max'))
--- csv
GPU,model,rate
x,a,9
y,a,5
--- diag
script:1:105: warning: 'model' (first) and 'rate' (max) come from different rows of a group: no row has both 'a' and 9 [df-rows-mixed]
    1 | df = pd.read_csv('runs.csv').groupby('GPU', as_index=False).agg(model=('Model', 'first'), rate=('Rate', 'max'))
      |                                                                                                         ^~~~~
help: df.loc[df.groupby(...)['Rate'].idxmax()] selects whole rows

=== values in another order
--- data runs.csv
Model,GPUs,Rate
a,2,4
b,4,9
c,8,3
--- script
runs = pd.read_csv('runs.csv')
df = runs.sort_values('Rate')[['Model', 'Rate']]
df['GPUs'] = runs['GPUs'].values
--- csv
Model,Rate,GPUs
c,3,2
a,4,4
b,9,8
--- diag
runs.csv:2:3: warning: row 'c' of the result has the 'GPUs' of another row, which is at runs.csv:2 [df-rows-mixed]
    2 | a,2,4
      |   ^
help: its own value is in runs.csv:4; the script joins rows by position, as .values, lists and concat(axis=1) do: sort both frames the same way, or merge them

=== values of two files in different orders, and in the same
--- data a.csv
Model,Old
a,2
b,4
c,8
--- data b.csv
Model,New
c,1
b,2
a,3
--- script
a = pd.read_csv('a.csv')
b = pd.read_csv('b.csv')
df = pd.concat([a, b['New']], axis=1)
--- csv
Model,Old,New
a,2,1
b,4,2
c,8,3
--- diag
b.csv:2:3: warning: row 'a' of the result has the 'New' of another row, which is at b.csv:2 [df-rows-mixed]
    2 | c,1
      |   ^
help: the script joins rows by position, as .values, lists and concat(axis=1) do: merge the frames by their key

=== columns that are joined by their labels, by keys, or shifted
--- data a.csv
Model,Old
a,2
b,4
c,8
--- data b.csv
Model,New
c,1
b,2
a,3
--- script
a = pd.read_csv('a.csv')
b = pd.read_csv('b.csv').sort_values('Model')
df = a.sort_values('Old', ascending=False)
df['Again'] = a['Old']
df['Before'] = a['Old'].shift().fillna(0)
df = df.merge(b, on='Model').sort_values('New')
df['Sorted'] = b['New'].sort_values().values
--- csv
Model,Old,Again,Before,New,Sorted
c,8,8,4.0,1,1
b,4,4,2.0,2,2
a,2,2,0.0,3,3

=== a price and a latency that were not found are 0
--- data runs.csv
Model,Rate
a,2
b,4
--- data prices.csv
Model,Price ($/h),Errors,Setup cost ($),Queue time (s),Stall time (ms),Wait time (s),Bonus ($),$ per GB,Run time (s)
a,3,1,5,4,4,4,4,4,4
--- script
df = pd.read_csv('runs.csv').merge(pd.read_csv('prices.csv'), how='left')
df['Price ($/h)'] = df['Price ($/h)'].fillna(0)
df['Errors'] = df['Errors'].fillna(0)
df['Setup cost ($)'] = df['Setup cost ($)'].fillna(0)
df = df.fillna({'Queue time (s)': 0, 'Stall time (ms)': 0, 'Wait time (s)': 0, 'Bonus ($)': 0})
df['$ per GB'] = df['$ per GB'].fillna(0)
df['Run time (s)'] = df['Run time (s)'].fillna(0)
--- csv
Model,Rate,Price ($/h),Errors,Setup cost ($),Queue time (s),Stall time (ms),Wait time (s),Bonus ($),$ per GB,Run time (s)
a,2,3.0,1.0,5.0,4.0,4.0,4.0,4.0,4.0,4.0
b,4,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0
--- diag
script:2:21: warning: 'Price ($/h)' is 0 in 1 row, because a look-up found no value [df-fill-zero]
    2 | df['Price ($/h)'] = df['Price ($/h)'].fillna(0)
      |                     ^~~~~~~~~~~~~~~~~~~~~~~~~~~
help: the first such row is row 2; add the keys that the look-up did not find, or leave the cells empty instead of filling them with 0
script:6:18: warning: '$ per GB' is 0 in 1 row, because a look-up found no value [df-fill-zero]
    6 | df['$ per GB'] = df['$ per GB'].fillna(0)
      |                  ^~~~~~~~~~~~~~~~~~~~~~~~
help: the first such row is row 2; add the keys that the look-up did not find, or leave the cells empty instead of filling them with 0
script:7:22: warning: 'Run time (s)' is 0 in 1 row, because a look-up found no value [df-fill-zero]
    7 | df['Run time (s)'] = df['Run time (s)'].fillna(0)
      |                      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: the first such row is row 2; add the keys that the look-up did not find, or leave the cells empty instead of filling them with 0

=== a price that the file lacks, and one that is filled with another
--- data runs.csv
Model,Cost,Price
a,2,
b,,4
--- script
df = pd.read_csv('runs.csv')
df['Cost'] = df['Cost'].fillna(0)
df['Price'] = df['Price'].fillna(df['Price'].max())
--- csv
Model,Cost,Price
a,2.0,4.0
b,0.0,4.0

=== values that no row has
--- data runs.csv
GPU,Status,Rate
H100,ok,2
A100,ok,4
--- script
runs = pd.read_csv('runs.csv')
runs['Price'] = np.where(runs['GPU'] == 'h100', 9, 3)
runs['Old'] = runs['GPU'] != 'A100 '
df = runs[runs['GPU'].isin(['H100', 'B200', 'a100'])]
--- csv
GPU,Status,Rate,Price,Old
H100,ok,2,3,True
--- diag
script:2:26: warning: no row has 'h100' in column 'GPU' [df-absent]
    2 | runs['Price'] = np.where(runs['GPU'] == 'h100', 9, 3)
      |                          ^~~~~~~~~~~~~~~~~~~~~
help: did you mean 'H100'?
script:3:15: warning: no row has 'A100 ' in column 'GPU' [df-absent]
    3 | runs['Old'] = runs['GPU'] != 'A100 '
      |               ^~~~~~~~~~~~~~~~~~~~~~
help: did you mean 'A100'?
script:4:37: warning: no row has 'B200' in column 'GPU' [df-absent]
    4 | df = runs[runs['GPU'].isin(['H100', 'B200', 'a100'])]
      |                                     ^~~~~~
help: compare its spelling with the cells of the column, or remove it from the list
script:4:45: warning: no row has 'a100' in column 'GPU' [df-absent]
    4 | df = runs[runs['GPU'].isin(['H100', 'B200', 'a100'])]
      |                                             ^~~~~~
help: did you mean 'A100'?

=== values of a state, values that are excluded, values of a lambda
--- data runs.csv
GPU,Status,Rate
H100,ok,2
A100,ok,4
--- script
df = pd.read_csv('runs.csv')
df = df[~df['GPU'].isin(['V100', 'T4'])]
df = df[df['Status'].isin(['ok', 'warn']) & (df['Status'] != 'failed')]
df = df[df['GPU'] != 'L40']
df['Kind'] = df['GPU'].map(lambda g: 'new' if g == 'h100' else 'old')
--- csv
GPU,Status,Rate,Kind
H100,ok,2,old
A100,ok,4,old

=== a total among its parts
--- data runs.csv
Team,Server,Requests,Latency (ms)
x,a,10,3
x,b,30,5
x,Total,40,4
y,a,1,2
y,b,2,3
y,Total,3,2.5
--- script
runs = pd.read_csv('runs.csv')
df = runs.groupby('Team', as_index=False)['Requests'].sum()
mean = runs['Latency (ms)'].mean()
part = runs[runs['Server'] != 'Total']
df['Parts'] = part.groupby('Team')['Requests'].sum().values
df['Mean'] = part['Latency (ms)'].mean()
df['Highest'] = runs['Latency (ms)'].max()
--- csv
Team,Requests,Parts,Mean,Highest
x,80,40,3.25,5.0
y,6,3,3.25,5.0
--- diag
script:2:6: warning: the sum of 'Requests' includes the row 'Total', which summarizes the others [df-total]
    2 | df = runs.groupby('Team', as_index=False)['Requests'].sum()
      |      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: filter out the row first: runs[runs['Server'] != 'Total']
script:3:8: warning: the mean of 'Latency (ms)' includes the row 'Total', which summarizes the others [df-total]
    3 | mean = runs['Latency (ms)'].mean()
      |        ^~~~~~~~~~~~~~~~~~~~~~~~~~~
help: filter out the row first: runs[runs['Server'] != 'Total']

=== kernels that are named Sum, Mean and All
--- data runs.csv
Kernel,Time (ms)
Sort,12
Mean,14.5
Hash,30
Sum,19
All,21
Scan,40
--- script
runs = pd.read_csv('runs.csv')
df = pd.DataFrame({'Kernels': [len(runs)], 'Mean (ms)': [runs['Time (ms)'].mean()]})
--- csv
Kernels,Mean (ms)
6,22.75

=== rows that show means: of the others, and at the end
--- data runs.csv
Kernel,Time (ms),Rate
Sort,12,8
Mean,27.3,5
Hash,30,9
Scan,40,2
--- data more.csv
Kernel,Time (ms)
Sort,12
Hash,30
Scan,40
Average,20
--- script
runs = pd.read_csv('runs.csv')
more = pd.read_csv('more.csv')
mean = runs['Time (ms)'].mean()
rate = runs['Rate'].mean()
other = more['Time (ms)'].mean()
df = pd.DataFrame({'Mean': [mean], 'Rate': [rate], 'More': [other]})
--- csv
Mean,Rate,More
27.325,6.0,25.5
--- diag
script:3:8: warning: the mean of 'Time (ms)' includes the row 'Mean', which summarizes the others [df-total]
    3 | mean = runs['Time (ms)'].mean()
      |        ^~~~~~~~~~~~~~~~~~~~~~~~
help: filter out the row first: runs[runs['Kernel'] != 'Mean']
script:5:9: warning: the mean of 'Time (ms)' includes the row 'Average', which summarizes the others [df-total]
    5 | other = more['Time (ms)'].mean()
      |         ^~~~~~~~~~~~~~~~~~~~~~~~
help: filter out the row first: more[more['Kernel'] != 'Average']

=== a group that is named All, and a model
--- data runs.csv
Region,Model,Rate
all,a,10
all,b,30
all,overall,50
eu,a,1
eu,overall,90
eu,b,2
--- script
df = pd.read_csv('runs.csv').groupby('Region', as_index=False)['Rate'].mean()
--- csv
Region,Rate
all,30.0
eu,31.0

=== units that change from row to row
--- data runs.csv
Model,Latency,Unit,Size,Size unit
a,3,ms,2,MB
b,0.5,s,3,MB
c,7,ms,4,MB
--- script
runs = pd.read_csv('runs.csv')
mean = runs['Latency'].mean()
df = runs.sort_values('Latency')
df['Mean'] = mean
--- csv
Model,Latency,Unit,Size,Size unit,Mean
b,0.5,s,3,MB,3.5
a,3.0,ms,2,MB,3.5
c,7.0,ms,4,MB,3.5
--- diag
script:2:8: warning: 'mean' mixes the units ms and s [unit-mixed]
    2 | mean = runs['Latency'].mean()
      |        ^~~~~~~~~~~~~~~~~~~~~~
help: 'Unit' has a unit for each row; select the rows with one unit, or convert all to one unit
script:3:6: warning: 'sort_values' mixes the units ms and s [unit-mixed]
    3 | df = runs.sort_values('Latency')
      |      ^~~~~~~~~~~~~~~~~~~~~~~~~~~
help: 'Unit' has a unit for each row; select the rows with one unit, or convert all to one unit

=== units that do not change within a group, or belong to different things
--- data runs.csv
Metric,Value,Unit
latency,3,ms
latency,5,ms
size,7,MB
size,9,MB
--- script
df = pd.read_csv('runs.csv')
df['Mean'] = df.groupby('Metric')['Value'].transform('mean')
df = df.sort_values('Metric')
--- csv
Metric,Value,Unit,Mean
latency,3,ms,4.0
latency,5,ms,4.0
size,7,MB,8.0
size,9,MB,8.0

=== a sort by numbers within what tells their unit, and within what does not
--- data runs.csv
System,Metric,Value,Unit
A,startup,1.9,s
A,latency,12.1,ms
B,startup,2.4,s
B,latency,8.8,ms
--- script
runs = pd.read_csv('runs.csv')
df = runs.sort_values(['Metric', 'Value'])
df = df.sort_values(['Unit', 'Value'], ascending=[True, False])
df = df.sort_values(['Metric', 'Unit', 'Value'])
df = df.sort_values(['System', 'Metric', 'Value'])
df = df.sort_values(['System', 'Value'])
--- csv
System,Metric,Value,Unit
A,startup,1.9,s
A,latency,12.1,ms
B,startup,2.4,s
B,latency,8.8,ms
--- diag
script:6:6: warning: 'sort_values' mixes the units ms and s [unit-mixed]
    6 | df = df.sort_values(['System', 'Value'])
      |      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: 'Unit' has a unit for each row; select the rows with one unit, or convert all to one unit

=== a mean of means beside their counts
--- data runs.csv
Server,Page,Mean latency (ms),Requests,N,Mean score
a,x,1,9000,1,5
a,y,100,10,2,6
b,x,2,500,3,7
b,y,3,500,4,8
--- script
runs = pd.read_csv('runs.csv')
df = runs.groupby('Server', as_index=False)[['Mean latency (ms)', 'Mean score']].mean()
--- csv
Server,Mean latency (ms),Mean score
a,50.5,5.5
b,2.5,7.5
--- diag
script:2:6: warning: the mean of 'Mean latency (ms)' gives each row the same weight, but 'Requests' differs between rows [df-mean-weight]
    2 | df = runs.groupby('Server', as_index=False)[['Mean latency (ms)', 'Mean score']].mean()
      |      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: the weighted mean of one of the groups is 1.11, not 50.5; to compute it, divide the sum of 'Mean latency (ms)' * 'Requests' by the sum of 'Requests'

=== the same with equal counts, and weighted
--- data runs.csv
Server,Page,Mean latency (ms),Requests,Requests per second
a,x,1,500,3
a,y,100,500,90
b,x,2,500,4
b,y,3,500,5
--- script
runs = pd.read_csv('runs.csv')
df = runs.groupby('Server', as_index=False)['Mean latency (ms)'].mean()
df['All'] = (runs['Mean latency (ms)'] * runs['Requests']).sum() / runs['Requests'].sum()
--- csv
Server,Mean latency (ms),All
a,50.5,26.5
b,2.5,26.5

=== groups that lack a case
--- data runs.csv
Engine,Query,Time (s)
a,q1,1
a,q2,2
a,q3,30
b,q1,1
b,q2,2
b,q3,
c,q1,3
c,q2,4
c,q3,60
--- script
df = pd.read_csv('runs.csv').groupby('Engine', as_index=False)['Time (s)'].mean()
--- csv
Engine,Time (s)
a,11.0
b,1.5
c,22.333333333333332
--- diag
script:1:6: warning: the mean of Engine 'b' is computed without Query 'q3', which other groups have [df-group-uneven]
    1 | df = pd.read_csv('runs.csv').groupby('Engine', as_index=False)['Time (s)'].mean()
      |      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: select only rows whose 'Query' occurs in every group, or show the number of rows of each group

=== groups with all cases, with cases of their own, with dates, and sums
--- data runs.csv
Engine,Query,Host,Date,Time (s)
a,q1,h1,2024-01-01,1
a,q2,h2,2024-01-02,2
a,q3,h3,2024-01-03,3
b,q1,h4,2024-01-01,1
b,q2,h5,2024-01-02,2
b,q3,h6,2024-01-04,4
--- script
runs = pd.read_csv('runs.csv')
df = runs.groupby('Engine', as_index=False)['Time (s)'].mean()
df['Sum'] = runs[runs['Time (s)'] < 4].groupby('Engine')['Time (s)'].sum().values
--- csv
Engine,Time (s),Sum
a,2.0,6
b,2.3333333333333335,3

=== groups with another number of repetitions, or with cases in part
--- data runs.csv
Engine,Run,Query,Time (s)
a,1,q1,1
a,2,q2,2
a,3,q3,3
b,1,q1,1
b,2,q4,2
c,1,q1,1
c,2,q5,2
c,3,q6,2
--- script
df = pd.read_csv('runs.csv').groupby('Engine', as_index=False)['Time (s)'].mean()
--- csv
Engine,Time (s)
a,2.0
b,1.5
c,1.6666666666666667

=== a region that no row has any more
--- data runs.csv
Region,Time (s)
us-east,1
us-north,2
--- script
df = pd.read_csv('runs.csv')
df = df[df['Region'] != 'us-west']
df['Zone'] = np.where(df['Region'] == 'us-south', 's', 'n')
--- csv
Region,Time (s),Zone
us-east,1,n
us-north,2,n

=== a total among its parts, in figures of other spellings
--- data costs.csv
Part,Cost ($)
Power,120
Cooling,30
Rent,90
Total:,240
--- script
d = pd.read_csv('costs.csv')
cost = d['Cost ($)']
s = sum(cost)
m = np.mean(cost)
df = d.agg({'Cost ($)': ['mean', 'max']})
parts = cost[:-1].mean()
df['Parts'] = parts
--- csv
Cost ($),Parts
120.0,80.0
240.0,80.0
--- diag
script:3:5: warning: the sum of 'Cost ($)' includes the row 'Total:', which summarizes the others [df-total]
    3 | s = sum(cost)
      |     ^~~~~~~~~
help: filter out the row first: df[df['Part'] != 'Total:']
script:4:5: warning: the mean of 'Cost ($)' includes the row 'Total:', which summarizes the others [df-total]
    4 | m = np.mean(cost)
      |     ^~~~~~~~~~~~~
help: filter out the row first: df[df['Part'] != 'Total:']
script:5:13: warning: the mean of 'Cost ($)' includes the row 'Total:', which summarizes the others [df-total]
    5 | df = d.agg({'Cost ($)': ['mean', 'max']})
      |             ^~~~~~~~~~
help: filter out the row first: df[df['Part'] != 'Total:']

=== rows whose names have a word for a total, and are none
--- data calls.csv
Kernel,Calls
All-reduce,30
Sum reduce,7
Copy,10
Total wait,13
--- script
d = pd.read_csv('calls.csv')
df = pd.DataFrame({'Calls': [d['Calls'].sum(), sum(d['Calls'])]})
--- csv
Calls
60
60

=== a figure per GPU that nothing divides, without the number of GPUs
--- data runs.csv
Model,GPUs,Throughput (tokens/s)
A,8,14564.0
B,4,5120.5
--- data one.csv
Model,Throughput (tokens/s)
A,14564.0
--- script
df = pd.read_csv('runs.csv')
one = pd.read_csv('one.csv')
df['Tokens/s per GPU'] = df['Throughput (tokens/s)'].map('{:,.0f}'.format)
df['Single'] = one['Throughput (tokens/s)']
df = df[['Model', 'Tokens/s per GPU']]
--- csv
Model,Tokens/s per GPU
A,"14,564"
B,"5,120"
--- diag
script:3:26: warning: column 'Tokens/s per GPU' is computed from 'Throughput (tokens/s)', without dividing by the number of GPUs [df-undivided]
    3 | df['Tokens/s per GPU'] = df['Throughput (tokens/s)'].map('{:,.0f}'.format)
      |                          ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: divide 'Throughput (tokens/s)' by 'GPUs', or rename the computed column

=== units that change from row to row, ordered, compared and shown
--- data runs.csv
Test,Time,Unit
startup,1.9,s
frame,16.4,ms
query,8.0,ms
--- script
df = pd.read_csv('runs.csv')
time = df['Time']
df['Rank'] = time.rank()
top = df.nlargest(2, 'Time')
slow = df[time > 5]
best = time.idxmin()
df['Time (ms)'] = time.round(1)
df = df[['Test', 'Time (ms)', 'Rank']]
--- csv
Test,Time (ms),Rank
startup,1.9,1.0
frame,16.4,3.0
query,8.0,2.0
--- diag
script:3:14: warning: 'rank' mixes the units s and ms [unit-mixed]
    3 | df['Rank'] = time.rank()
      |              ^~~~~~~~~~~
help: 'Unit' has a unit for each row; select the rows with one unit, or convert all to one unit
script:4:7: warning: 'nlargest' mixes the units s and ms [unit-mixed]
    4 | top = df.nlargest(2, 'Time')
      |       ^~~~~~~~~~~~~~~~~~~~~~
help: 'Unit' has a unit for each row; select the rows with one unit, or convert all to one unit
script:5:11: warning: '>' mixes the units s and ms [unit-mixed]
    5 | slow = df[time > 5]
      |           ^~~~~~~~
help: 'Unit' has a unit for each row; select the rows with one unit, or convert all to one unit
script:6:8: warning: 'idxmin' mixes the units s and ms [unit-mixed]
    6 | best = time.idxmin()
      |        ^~~~~~~~~~~~~
help: 'Unit' has a unit for each row; select the rows with one unit, or convert all to one unit
script:7:19: warning: 'Time (ms)' states the unit ms, but its numbers are in s in some rows [unit-differs]
    7 | df['Time (ms)'] = time.round(1)
      |                   ^~~~~~~~~~~~~
help: 'Unit' has a unit for each row; select the rows with one unit, or convert all to one unit

=== units that the script knows, and converts
--- data runs.csv
Order,Test,Time,Unit
1,startup,1.9,s
2,frame,16.4,ms
3,query,8.0,ms
--- script
df = pd.read_csv('runs.csv').sort_values(['Unit', 'Time']).sort_values('Order')
short = df[(df['Unit'] == 'ms') & (df['Time'] > 5)].rename(columns={'Time': 'Time (ms)'})
short['Rank'] = short['Time (ms)'].rank()
df['Rank'] = df.groupby('Unit')['Time'].rank()
df.loc[df['Unit'] == 's', 'Time'] *= 1000
df = df.rename(columns={'Time': 'Time (ms)'}).drop(columns='Unit').sort_values('Time (ms)')
--- csv
Order,Test,Time (ms),Rank
3,query,8.0,1.0
2,frame,16.4,2.0
1,startup,1900.0,1.0

=== prices in several currencies
--- data prices.csv
Provider,Price,Hours,Currency
Hetzner,59,3,EUR
AWS,88,4,USD
Mythic,61,5,GBP
--- script
d = pd.read_csv('prices.csv')
total = d['Price'].sum()
hours = d['Hours'].sum()
low = d['Price'].sort_values()
df = d.sort_values('Hours')
df['Price'] = df['Price'].map('${:.0f}'.format)
df = df.drop(columns=['Currency', 'Hours'])
--- csv
Provider,Price
Hetzner,$59
AWS,$88
Mythic,$61
--- diag
script:2:9: warning: 'sum' mixes the units € and $ [unit-mixed]
    2 | total = d['Price'].sum()
      |         ^~~~~~~~~~~~~~~~
help: 'Currency' has a unit for each row; select the rows with one unit, or convert all to one unit
script:4:7: warning: 'sort_values' mixes the units € and $ [unit-mixed]
    4 | low = d['Price'].sort_values()
      |       ^~~~~~~~~~~~~~~~~~~~~~~~
help: 'Currency' has a unit for each row; select the rows with one unit, or convert all to one unit
script:6:15: warning: 'Price' states the unit $, but its numbers are in € in some rows [unit-differs]
    6 | df['Price'] = df['Price'].map('${:.0f}'.format)
      |               ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: 'Currency' has a unit for each row; select the rows with one unit, or convert all to one unit

=== prices of one currency each, or in one
--- data prices.csv
Provider,Price,Currency
Hetzner,59,EUR
AWS,88,USD
OVH,70,EUR
--- script
d = pd.read_csv('prices.csv').sort_values(['Currency', 'Price'])
sums = d.groupby('Currency')['Price'].sum()
euro = d[d['Currency'] == 'EUR'].sort_values('Price')
euro['Price'] = euro['Price'].map('{:.0f} €'.format)
d['Price (€)'] = d['Price'] * d['Currency'].map({'EUR': 1, 'USD': 0.5})
df = d.sort_values('Price (€)')[['Provider', 'Price (€)']]
df['Euro'] = euro['Price']
--- csv
Provider,Price (€),Euro
AWS,44.0,
Hetzner,59.0,59 €
OVH,70.0,70 €

=== a price of a look-up that is 0, in several spellings
--- data runs.csv
Instance,Hours
m5,12
m6,3
--- data prices.csv
Instance,USD/h
m5,0.5
--- script
df = pd.read_csv('runs.csv')
p = pd.read_csv('prices.csv')
df['USD/h'] = df['Instance'].map({'m5': 0.5}).fillna(0)
df['Price'] = df['Instance'].map(p.set_index('Instance')['USD/h']).fillna(0)
m = df[['Instance', 'Hours']].merge(p, on='Instance', how='left')
m['USD/h'] = np.where(m['USD/h'].isna(), 0, m['USD/h'])
df['Cost ($)'] = df['Hours'] * m['USD/h']
--- csv
Instance,Hours,USD/h,Price,Cost ($)
m5,12,0.5,0.5,6.0
m6,3,0.0,0.0,0.0
--- diag
script:3:15: warning: 'USD/h' is 0 in 1 row, because a look-up found no value [df-fill-zero]
    3 | df['USD/h'] = df['Instance'].map({'m5': 0.5}).fillna(0)
      |               ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: the first such row is row 2; add the keys that df['Instance'].map({'m5': 0.5}) did not find, or leave the cells empty instead of filling them with 0
script:4:15: warning: 'Price' is 0 in 1 row, because a look-up found no value [df-fill-zero]
    4 | df['Price'] = df['Instance'].map(p.set_index('Instance')['USD/h']).fillna(0)
      |               ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: the first such row is row 2; add the keys that df['Instance'].map(p.set_index('Instance')['USD/h']) did not find, or leave the cells empty instead of filling them with 0
script:6:14: warning: 'USD/h' is 0 in 1 row, because a look-up found no value [df-fill-zero]
    6 | m['USD/h'] = np.where(m['USD/h'].isna(), 0, m['USD/h'])
      |              ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: the first such row is row 2; add the keys that the look-up did not find, or leave the cells empty instead of filling them with 0

=== a price of 0 that is meant, and one of a file
--- data runs.csv
Instance,Kind,Hours,Paid ($)
m5,cloud,12,
own,own,3,4
--- data prices.csv
Instance,USD/h
m5,0.5
--- script
df = pd.read_csv('runs.csv').merge(pd.read_csv('prices.csv'), how='left')
df['Cost ($)'] = np.where(df['Kind'] == 'own', 0, df['Hours'] * df['USD/h'])
df.loc[df['Kind'] == 'own', 'USD/h'] = 0
df['Paid ($)'] = df['Paid ($)'].fillna(0)
df['Jobs'] = df['Instance'].map({'m5': 2}).fillna(0)
--- csv
Instance,Kind,Hours,Paid ($),USD/h,Cost ($),Jobs
m5,cloud,12,0.0,0.5,6.0,2.0
own,own,3,4.0,0.0,0.0,0.0

=== groups that lack a case, by pivot_table and by a function
--- data runs.csv
Engine,Query,Time (s)
a,q1,1
a,q2,4
a,q3,16
b,q1,1
b,q2,4
b,q3,16
c,q1,1
c,q2,4
--- script
d = pd.read_csv('runs.csv')
geo = d.groupby('Engine')['Time (s)'].apply(lambda x: np.exp(np.log(x).mean()))
top = d.groupby('Engine')['Time (s)'].apply(lambda x: x.max())
wide = d.pivot_table(index='Engine', columns='Query', values='Time (s)')
df = d.pivot_table(index='Engine', values='Time (s)').reset_index()
--- csv
Engine,Time (s)
a,7.0
b,7.0
c,2.5
--- diag
script:2:7: warning: the mean of Engine 'c' is computed without Query 'q3', which other groups have [df-group-uneven]
    2 | geo = d.groupby('Engine')['Time (s)'].apply(lambda x: np.exp(np.log(x).mean()))
      |       ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: select only rows whose 'Query' occurs in every group, or show the number of rows of each group
script:5:6: warning: the mean of Engine 'c' is computed without Query 'q3', which other groups have [df-group-uneven]
    5 | df = d.pivot_table(index='Engine', values='Time (s)').reset_index()
      |      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: select only rows whose 'Query' occurs in every group, or show the number of rows of each group
