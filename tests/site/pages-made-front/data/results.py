runs = pd.DataFrame({'name': ['a', 'b', 'c'], 'place': [2, 1, 3],
                     'day': pd.to_datetime(['2026-01-31', '2026-02-28', '2026-03-31']),
                     'alone': ['false', 'false', 'true'], 'draft': ['false', 'false', 'true']})
