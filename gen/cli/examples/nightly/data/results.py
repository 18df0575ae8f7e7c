# Reads the results of all nightly releases. The pages import its frames.
import glob
import json
import os

import pandas as pd

# A benchmark is slower if it takes over 5 % longer than in the release before.
LIMIT = 1.05
UNITS = {'ns': 1, 'us': 1e3, 'ms': 1e6, 's': 1e9}

rows = []
for path in sorted(glob.glob('nightly/*.json')):
    with open(path) as f:
        run = json.load(f)
    # The option --benchmark_context=release=1.9 writes the release into the
    # file. Without it, a release has the name of its file.
    name = os.path.splitext(os.path.basename(path))[0]
    for b in run['benchmarks']:
        # A benchmark that failed has error_occurred. A time of 0 is below the
        # clock's resolution, and no ratio can be computed from it.
        measured = not b.get('error_occurred', False) and b['real_time'] > 0
        if b['run_type'] == 'iteration' and measured:
            rows.append({
                'Release': run['context'].get('release', name),
                'Date': run['context']['date'],
                'Benchmark': b['name'],
                'Time (ns)': b['real_time'] * UNITS[b['time_unit']],
            })
assert rows, 'data/nightly has no results: copy JSON files of benchmarks into it'
runs = pd.DataFrame(rows,
                    columns=['Release', 'Date', 'Benchmark', 'Time (ns)'])
runs['Date'] = pd.to_datetime(runs['Date'], utc=True)

# A row for each release and a column for each benchmark. A benchmark that was
# repeated has the median of its times.
times = runs.pivot_table(index=['Date', 'Release'], columns='Benchmark',
                         values='Time (ns)', aggfunc='median').reset_index()

# A row for each benchmark of each release, also without a time, so that the
# row before is that of the release before. The first release has no ratios.
runs = times.melt(id_vars=['Date', 'Release'], var_name='Benchmark',
                  value_name='Time (ns)')
runs['Before (ns)'] = runs.groupby('Benchmark')['Time (ns)'].shift()
runs['Ratio'] = (runs['Time (ns)'] / runs['Before (ns)']).round(3)
runs = runs.dropna(subset=['Time (ns)'])
slower = runs[runs['Ratio'] > LIMIT]

# A row for each release. Slower: the names of its slower benchmarks, or none.
releases = times[['Release', 'Date']]
names = slower.groupby('Release')['Benchmark'].agg(', '.join)
releases = releases.assign(Slower=releases['Release'].map(names).fillna('none'))
