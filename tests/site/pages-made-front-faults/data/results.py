runs = pd.DataFrame({'name': ['a', 'b'], 'word': ['x', '7']})
