names = pd.read_csv('names.csv', keep_default_na=False)
