runs = pd.read_csv('runs.csv')
models = runs.groupby('Model')['x'].max().reset_index()
def bad(s):
    return s.Model.map(lambda m: 1 / int(m))
def table(m):
    t = runs[runs.Model == m]
    return t.assign(Link='[x](nix.md)', **{'p99 [s]': runs['x'] * 1, 'p50 [ms]': runs.x * 'ab'})
def sub(m):
    return runs[runs.Model == m].assign(y='a{nix}`b` {ref}`nix` $x^{$ *a')
nested = pd.DataFrame({'a': [[1], [2]], 'b': ['x','*y']})
