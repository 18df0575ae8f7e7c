x = pd.DataFrame({'a': [1]})
y = (x,
