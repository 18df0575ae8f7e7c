same = ['a', 'b', 'a']
cases = ['Bert', 'bert', 'ÄÖ', 'äö']
clash = ['there', 'other']
number = 5
frame = pd.DataFrame({'Model': ['a', 'b']})
