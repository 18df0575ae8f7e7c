good = pd.read_csv('runs.csv')
bad = good['Nix']
worse = bad.max()
