bad = pd.read_csv('nix.csv')
