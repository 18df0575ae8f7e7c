import pandas as pd
from lib.scale import double, factor

runs = pd.read_csv('runs.csv')
runs['Doubled'] = runs['p99 (ms)'].map(double)
limit = factor * 25
names = {'bert': 'BERT', 'gpt': 'GPT'}
unused = pd.DataFrame({'a': [1]})

def named(x):
    return names[x]
