=== cost per million inferences, as the pages have it
--- data throughput.csv
Model,Inst. Type,Throughput (inference/sec),Latency P50 (ms)
resnet50,trn1.2xlarge,12345.678,1.0
"bert, large",trn1.32xlarge,958.36,18.005
"bert, large",trn1.2xlarge,958.36,18.125
--- data prices.csv
Inst. Type,On-Demand hourly rate
trn1.2xlarge,1.34
trn1.32xlarge,21.50
--- script
df = pd.read_csv('throughput.csv')
df_prices = pd.read_csv('prices.csv')
df = pd.merge(df,df_prices,on='Inst. Type')

df['Cost per 1M inferences'] = ((1.0e6 / df['Throughput (inference/sec)']) * (df['On-Demand hourly rate'] / 3.6e3 )).map('${:,.3f}'.format)

cols_to_show = ['Model',	'Inst. Type',
        'Throughput (inference/sec)', # per second
        'Latency P50 (ms)', 'Cost per 1M inferences']
df = df[cols_to_show].sort_values(['Model', 'Cost per 1M inferences'])

df['Throughput (inference/sec)'] = df['Throughput (inference/sec)'].round(2).astype('float',copy=True)
int_cols = ['Latency P50 (ms)']
df[int_cols] = df[int_cols].round(2).astype('float',copy=True)
--- csv
Model,Inst. Type,Throughput (inference/sec),Latency P50 (ms),Cost per 1M inferences
"bert, large",trn1.2xlarge,958.36,18.12,$0.388
"bert, large",trn1.32xlarge,958.36,18.0,$6.232
resnet50,trn1.2xlarge,12345.68,1.0,$0.030

=== the best of each group
--- data runs.csv
Model,Nodes,Seconds
a,1,10.5
b,1,9
a,2,5.5
b,2,4.75
c,4,
--- script
runs = pd.read_csv('runs.csv').sort_values('Seconds')
df = runs.groupby('Model').head(1).reset_index(drop=True)
df.rename(columns={'Seconds': 'Best (s)'}, inplace=True)
mean = runs.groupby('Model')[['Seconds']].mean().reset_index()
df = df.merge(mean, on='Model', how='left').round(1)
--- csv
Model,Nodes,Best (s),Seconds
b,2,4.8,6.9
a,2,5.5,8.0
c,4,,

=== a frame typed by hand
--- script
df = pd.DataFrame([
    {'Size': 'trn1.2xlarge', 'Chips': 1, 'Price': 1.34},
    {'Size': 'trn1.32xlarge', 'Chips': 16, 'Price': 21.5},
    {'Size': 'trn1n.32xlarge', 'Chips': 16},
])
df['Per chip'] = (df['Price'] / df['Chips']).map('${:.2f}'.format)
--- csv
Size,Chips,Price,Per chip
trn1.2xlarge,1,1.34,$1.34
trn1.32xlarge,16,21.5,$1.34
trn1n.32xlarge,16,,$nan
--- diag
script:6:18: warning: column 'Per chip' contains '$nan' [df-not-finite]
    6 | df['Per chip'] = (df['Price'] / df['Chips']).map('${:.2f}'.format)
      |                  ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: 'Price' is missing in row 3; the column is computed at script:6; before that line, drop the row, or replace the missing, infinite or 0 value

=== world size and data-parallel degree
--- data train.csv
Model,Nodes,Cores,TP,PP
gpt3,16,32,8,4
llama,32,32,8,1
--- script
df = pd.read_csv('train.csv')
df['World size'] = df['Nodes'] * df['Cores']
df['DP'] = df['World size'] // (df['TP'] * df['PP'])
df = df[[c for c in df.columns if c not in ('Cores',)]]
--- csv
Model,Nodes,TP,PP,World size,DP
gpt3,16,8,4,512,16
llama,32,8,1,1024,128
