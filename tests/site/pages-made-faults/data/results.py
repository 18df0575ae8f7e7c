same = ['a', 'b', 'a']
cases = ['Bert', 'bert', 'ÄÖ', 'äö']
clash = ['there', 'other']
number = 5
frame = pd.DataFrame({'Model': ['a', 'b']})
long_s = ['res', 're\u017f', 'stra\u00dfe', 'STRASSE']
times = [pd.Timestamp('2026-01-31 10:00'), pd.Timestamp('2026-01-31')]
weeks = list(pd.Series(pd.to_datetime(['2026-01-31'])).dt.to_period('W'))
