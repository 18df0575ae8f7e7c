rows = [1]
