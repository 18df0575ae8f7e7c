good = pd.read_csv('runs.csv')
