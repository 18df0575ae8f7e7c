# Run once for the site.
runs = pd.read_csv('runs.csv')
models = runs.groupby('Model')['p99 (ms)'].max().reset_index()
releases = runs['Release'].unique()
