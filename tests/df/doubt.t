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
help: round the result, not what it is computed from

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
help: round the result, not what it is computed from

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
