frame = pd.read_csv('missing.csv')
other = frame['x']
