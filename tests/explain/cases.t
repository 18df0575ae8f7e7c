$ content/costs.rst
table 1, What an inference costs (priced)
  rows: 4
  computed: Cost, Share, Note
  live: USD per hour, Cost (by data/prices.csv)
table 2, As it is (what-it-costs-as-it-is)
  rows: 4
  computed: none
table 3, By model (what-it-costs-by-model)
  rows: 2
  computed: Throughput (/sec), Per batch
  live: Lowest price (by data/prices.csv)
table 4, By hand
  no script: its cells are written on the page
$ costs priced
table 1, What an inference costs (priced)
  computed: Cost, Share, Note
  live: USD per hour, Cost (by data/prices.csv)
  row 1: bert, small, 1 (bert-small-1)
  row 2: bert, large, 1 (bert-large-1)
  row 3: bert, large, 8 (bert-large-8)
  row 4: t5 "xl", large, 1 (t5-xl-large-1)
$ costs priced bert-small-1
table 1, What an inference costs (priced)
row 1, bert, small, 1 (priced-bert-small-1)
Cost: $0.500
  format    (0.5).map('${:.3f}'.format) = '$0.500' [$/1M]
            (cost * df['USD per hour']).round(4).map('${:.3f}'.format)
            content/costs.rst:13:17
  rounding  (0.5).round(4) = 0.5 [$/1M]
            (cost * df['USD per hour']).round(4)
            content/costs.rst:13:17
  formula   (0.5555555555555556 * 0.9) = 0.5 [$/1M]
            (cost * df['USD per hour'])
            content/costs.rst:13:17
  formula   cost = 1e6 / (500 * 3600) = 0.5555555555555556 [h/1M]
            1e6 / (df['Throughput (/sec)'] * hour)
            content/costs.rst:11:11
  input     Throughput (/sec) = 500 [1/s]
            data/runs.csv:2:14
            as of 2025-05-31, https://example.com/runs
  literal   hour = 60 * 60 = 3600
            content/costs.rst:10:11
  input     USD per hour = 0.9 [$/h]
            data/prices.csv:2:7, where Instance is 'small'
Share: 25%
  format    (0.25).map('{:.0%}'.format) = '25%' [%]
            (df['Throughput (/sec)'] / most).map('{:.0%}'.format)
            content/costs.rst:15:18
  formula   (500 / 2000) = 0.25
            (df['Throughput (/sec)'] / most)
            content/costs.rst:15:18
  input     Throughput (/sec) = 500 [1/s]
            data/runs.csv:2:14
            as of 2025-05-31, https://example.com/runs
  formula   most = [500, 1000, 2000, 40].max() = 2000
            df['Throughput (/sec)'].max()
            content/costs.rst:14:11
  input     Throughput (/sec) = 1000 [1/s]
            data/runs.csv:3:14
            as of 2025-05-31, https://example.com/runs
  input     Throughput (/sec) = 2000 [1/s]
            data/runs.csv:4:14
            as of 2025-05-31, https://example.com/runs
  input     Throughput (/sec) = 40 [1/s]
            data/runs.csv:5:21
            as of 2025-05-31, https://example.com/runs
Note: bert is small
  formula   'bert' + ' is small' = 'bert is small'
            df['Model'] + ' is small'
            content/costs.rst:17:48
  input     Model = 'bert'
            data/runs.csv:2:1
            as of 2025-05-31, https://example.com/runs
$ costs 1 3 Cost
table 1, What an inference costs (priced)
row 3, bert, large, 8 (priced-bert-large-8)
Cost: $0.500
  format    (0.5).map('${:.3f}'.format) = '$0.500' [$/1M]
            (cost * df['USD per hour']).round(4).map('${:.3f}'.format)
            content/costs.rst:13:17
  rounding  (0.5).round(4) = 0.5 [$/1M]
            (cost * df['USD per hour']).round(4)
            content/costs.rst:13:17
  formula   (0.1388888888888889 * 3.6) = 0.5 [$/1M]
            (cost * df['USD per hour'])
            content/costs.rst:13:17
  formula   cost = 1e6 / (2000 * 3600) = 0.1388888888888889 [h/1M]
            1e6 / (df['Throughput (/sec)'] * hour)
            content/costs.rst:11:11
  input     Throughput (/sec) = 2000 [1/s]
            data/runs.csv:4:14
            as of 2025-05-31, https://example.com/runs
  literal   hour = 60 * 60 = 3600
            content/costs.rst:10:11
  input     USD per hour = 3.6 [$/h]
            data/prices.csv:3:7, where Instance is 'large'
$ costs.html 'What an inference costs' 't5 "xl"' Link
table 1, What an inference costs (priced)
row 4, t5 "xl", large, 1 (priced-t5-xl-large-1)
Link: docs
  literal   '`docs <https://example.com/>`__'
            content/costs.rst:18:17
$ costs priced 1 Model
table 1, What an inference costs (priced)
row 1, bert, small, 1 (priced-bert-small-1)
Model: bert
  input     Model = 'bert'
            data/runs.csv:2:1
            as of 2025-05-31, https://example.com/runs
$ costs priced 2 Note
table 1, What an inference costs (priced)
row 2, bert, large, 1 (priced-bert-large-1)
Note: measured
  literal   'measured'
            content/costs.rst:16:17
$ costs 3
table 3, By model (what-it-costs-by-model)
  computed: Throughput (/sec), Per batch
  live: Lowest price (by data/prices.csv)
  row 1: bert (bert)
  row 2: t5 "xl" (t5-xl)
$ costs 3 bert
table 3, By model (what-it-costs-by-model)
row 1, bert (what-it-costs-by-model-bert)
Throughput (/sec): 1166.6666666666667
  group     mean of Throughput (/sec) 500, 1000, 2000 = 1166.6666666666667 [1/s]
            content/costs.rst:30:9
  input     Throughput (/sec) = 500 [1/s]
            data/runs.csv:2:14
            as of 2025-05-31, https://example.com/runs
  input     Throughput (/sec) = 1000 [1/s]
            data/runs.csv:3:14
            as of 2025-05-31, https://example.com/runs
  input     Throughput (/sec) = 2000 [1/s]
            data/runs.csv:4:14
            as of 2025-05-31, https://example.com/runs
Per batch: 583.3333333333334
  group     mean of Per batch 500.0, 1000.0, 250.0 = 583.3333333333334
            content/costs.rst:30:9
  formula   Per batch = {Batch: 1, Throughput (/sec): 500}.apply(lambda r: r['Throughput (/sec)'] / r.Batch, axis=1) = 500.0
            df.apply(lambda r: r['Throughput (/sec)'] / r.Batch, axis=1)
            content/costs.rst:29:22
  input     Batch = 1
            data/runs.csv:2:12
            as of 2025-05-31, https://example.com/runs
  input     Throughput (/sec) = 500 [1/s]
            data/runs.csv:2:14
            as of 2025-05-31, https://example.com/runs
  formula   Per batch = {Batch: 1, Throughput (/sec): 1000}.apply(lambda r: r['Throughput (/sec)'] / r.Batch, axis=1) = 1000.0
            df.apply(lambda r: r['Throughput (/sec)'] / r.Batch, axis=1)
            content/costs.rst:29:22
  input     Batch = 1
            data/runs.csv:3:12
            as of 2025-05-31, https://example.com/runs
  input     Throughput (/sec) = 1000 [1/s]
            data/runs.csv:3:14
            as of 2025-05-31, https://example.com/runs
  formula   Per batch = {Batch: 8, Throughput (/sec): 2000}.apply(lambda r: r['Throughput (/sec)'] / r.Batch, axis=1) = 250.0
            df.apply(lambda r: r['Throughput (/sec)'] / r.Batch, axis=1)
            content/costs.rst:29:22
  input     Batch = 8
            data/runs.csv:4:12
            as of 2025-05-31, https://example.com/runs
  input     Throughput (/sec) = 2000 [1/s]
            data/runs.csv:4:14
            as of 2025-05-31, https://example.com/runs
$ costs 3 2 'Lowest price'
table 3, By model (what-it-costs-by-model)
row 2, t5 "xl" (what-it-costs-by-model-t5-xl)
Lowest price: 
  missing   no row was found
            content/costs.rst:31:25: df['Model'].map({'bert': 'small'}).map( pd.read_csv('prices.csv').set_index('Instance')['USD per hour'])
$ --format json costs priced 2 Cost
{"page": "content/costs.rst", "tables": [
  {"number": 1, "id": "priced", "title": "What an inference costs", "cells": [
   {"row": 2, "id": "priced-bert-large-1", "column": "Cost", "text": "$1.000", "steps": [
     {"role": "format", "value": "$1.000", "unit": "$/1M", "formula": "(cost * df['USD per hour']).round(4).map('${:.3f}'.format)", "parts": [{"from": 0, "to": 36, "value": 1.0, "step": 1}], "place": "content/costs.rst:13:17"},
     {"role": "rounding", "value": 1.0, "unit": "$/1M", "formula": "(cost * df['USD per hour']).round(4)", "parts": [{"from": 0, "to": 27, "value": 1.0, "step": 2}], "place": "content/costs.rst:13:17"},
     {"role": "formula", "value": 1.0, "unit": "$/1M", "formula": "(cost * df['USD per hour'])", "parts": [{"name": "cost", "from": 1, "to": 5, "value": 0.2777777777777778, "step": 3}, {"name": "USD per hour", "from": 8, "to": 26, "value": 3.6, "step": 6}], "place": "content/costs.rst:13:17"},
     {"role": "formula", "value": 0.2777777777777778, "unit": "h/1M", "formula": "1e6 / (df['Throughput (/sec)'] * hour)", "parts": [{"name": "Throughput (/sec)", "from": 7, "to": 30, "value": 1000, "step": 4}, {"name": "hour", "from": 33, "to": 37, "value": 3600, "step": 5}], "place": "content/costs.rst:11:11"},
     {"role": "csv", "value": 1000, "unit": "1/s", "column": "Throughput (/sec)", "file": "data/runs.csv", "line": 3, "col": 14, "as_of": "2025-05-31", "source": "https://example.com/runs"},
     {"role": "literal", "value": 3600, "formula": "60 * 60", "place": "content/costs.rst:10:11"},
     {"role": "csv", "value": 3.6, "unit": "$/h", "column": "USD per hour", "file": "data/prices.csv", "line": 3, "col": 7, "by": {"Instance": "large"}}]}]}]}
$ broken Good 3 Half
table 1, Good (broken-good)
row 3, bert, 8 (broken-good-bert-8)
Half: 4.0
  formula   8 / 2 = 4.0
            df['Batch'] / 2
            content/broken.md:6:14
  input     Batch = 8
            data/runs.csv:4:12
            as of 2025-05-31, https://example.com/runs
content/broken.md:10:18: error: cannot find file 'run.csv' [file-missing]
   10 | df = pd.read_csv('run.csv')
      |                  ^~~~~~~~~
help: it is searched for in content and in data; did you mean 'runs.csv'?
exit status 1
$ cost
perfpress: error: there is no page 'cost' [explain-unknown]
help: did you mean 'costs'? pages are 'blanks', 'broken', 'charts', 'costs', 'labels', 'live', 'loops', 'nightly', 'pivots', 'rows', 'times'
exit status 2
$ costs prized
perfpress: error: there is no table 'prized' [explain-unknown]
help: did you mean 'priced'? tables are 'priced', 'What an inference costs', 'what-it-costs-as-it-is', 'As it is', 'what-it-costs-by-model', 'By model', 'By hand'
exit status 2
$ costs 2 1 "Throughput (/sec)"
table 2, As it is (what-it-costs-as-it-is)
row 1, bert, small, 1 (what-it-costs-as-it-is-bert-small-1)
Throughput (/sec): 500
  input     Throughput (/sec) = '500' [1/s]
            data/runs.csv:2:14
            as of 2025-05-31, https://example.com/runs
$ costs 4
perfpress: error: no script computes table '4' [explain-unknown]
help: its cells are written on the page, at content/costs.rst:34
exit status 2
$ costs priced bert
perfpress: error: row 'bert' is ambiguous: several rows match it [explain-unknown]
help: rows are 'bert-small-1', 'bert-large-1', 'bert-large-8'
exit status 2
$ costs priced berd-small-1
perfpress: error: there is no row 'berd-small-1' [explain-unknown]
help: did you mean 'bert-small-1'? rows are 'bert-small-1', 'bert-large-1', 'bert-large-8', 't5-xl-large-1'
exit status 2
$ costs priced 9
perfpress: error: there is no row '9' [explain-unknown]
help: rows are 'bert-small-1', 'bert-large-1', 'bert-large-8', 't5-xl-large-1'
exit status 2
$ costs priced 1 Costs
perfpress: error: there is no column 'Costs' [explain-unknown]
help: did you mean 'Cost'? columns are 'Model', 'Instance', 'Batch', 'Throughput (/sec)', 'USD per hour', 'Cost', 'Share', 'Note', 'Link'
exit status 2
$ -f html costs
perfpress: error: unknown format 'html' [usage]
help: choices are 'text', 'json'
exit status 2
$ 
perfpress: error: explain needs a PAGE [usage]
exit status 2
$ labels 1 1
table 1, Labels of rows (labels-labels-of-rows)
row 1, bert, small, 1 (labels-labels-of-rows-bert-small-1)
Label: 2
  formula   [2]['a'] = 2
            t.iloc[-1]['a']
            content/labels.rst:9:18
  literal   q = 2
Row: 0
  formula   str([0][0]) = '0'
            str(df.index[0])
            content/labels.rst:10:16
  literal   df.index = 0
            content/labels.rst:10:20
$ nightly 1 2
table 1, Times (nightly-times)
row 2, sort/64 (nightly-times-sort-64)
Slower: 0.95
  formula   38.0 / 40.0 = 0.95
            df['real_time'] / df['stats.median']
            content/nightly.rst:9:19
  input     real_time = 38.0 [µs]
            data/nightly.json:4:36, benchmarks[1].real_time
            as of 2026-05-01
  input     stats.median = 40.0 [µs]
            data/nightly.json:4:79, benchmarks[1].stats.median
            as of 2026-05-01
Of all: 1.0
  formula   38.0 / 38 = 1.0
            df['real_time'] / doc['benchmarks'][1]['real_time']
            content/nightly.rst:10:19
  input     real_time = 38.0 [µs]
            data/nightly.json:4:36, benchmarks[1].real_time
            as of 2026-05-01
  input     doc['benchmarks'][1]['real_time'] = 38
            data/nightly.json:4:36, benchmarks[1].real_time
            as of 2026-05-01
$ nightly 2 1 Half
table 2, First (nightly-first)
row 1, sort/8 (nightly-first-sort-8)
Half: 3.8
  formula   7.6 / 2 = 3.8
            df['Time'] / 2
            content/nightly.rst:18:17
  input     Time = 7.6
            data/nightly.json:3:79, benchmarks[0].stats.median
            as of 2026-05-01
$ -f json nightly 1 2 Slower
{"page": "content/nightly.rst", "tables": [
  {"number": 1, "id": "nightly-times", "title": "Times", "cells": [
   {"row": 2, "id": "nightly-times-sort-64", "column": "Slower", "text": "0.95", "steps": [
     {"role": "formula", "value": 0.95, "formula": "df['real_time'] / df['stats.median']", "parts": [{"name": "real_time", "from": 0, "to": 15, "value": 38.0, "step": 1}, {"name": "stats.median", "from": 18, "to": 36, "value": 40.0, "step": 2}], "place": "content/nightly.rst:9:19"},
     {"role": "json", "value": 38.0, "unit": "µs", "column": "real_time", "file": "data/nightly.json", "line": 4, "col": 36, "path": "benchmarks[1].real_time", "as_of": "2026-05-01"},
     {"role": "json", "value": 40.0, "unit": "µs", "column": "stats.median", "file": "data/nightly.json", "line": 4, "col": 79, "path": "benchmarks[1].stats.median", "as_of": "2026-05-01"}]}]}]}
$ loops
table 1, Rows of a loop (loop)
  rows: 2
  computed: Time, Twice, Text
table 2, Values of a dict, a list and a function (dict)
  rows: 2
  computed: Share, Percent
$ loops loop 2 Name
table 1, Rows of a loop (loop)
row 2, sort/64 (loop-sort-64)
Name: sort/64
  input     Name = 'sort/64'
            data/nightly.json:4:13, benchmarks[1].name
            as of 2026-05-01
$ loops loop 2 Time
table 1, Rows of a loop (loop)
row 2, sort/64 (loop-sort-64)
Time: 0.038
  formula   38 / 1000 = 0.038
            x / 1000
            data/lib/times.py:2:12
  input     x = 38
            data/nightly.json:4:36, benchmarks[1].real_time
            as of 2026-05-01
$ loops loop 2 Twice
table 1, Rows of a loop (loop)
row 2, sort/64 (loop-sort-64)
Twice: 0.076
  formula   2 * 0.038 = 0.076
            2 * time
            content/loops.rst:20:63
  formula   time = 38 / 1000 = 0.038
            x / 1000
            data/lib/times.py:2:12
  input     x = 38
            data/nightly.json:4:36, benchmarks[1].real_time
            as of 2026-05-01
$ loops loop 2 Text
table 1, Rows of a loop (loop)
row 2, sort/64 (loop-sort-64)
Text: sort/64 0.0
  formula   f"{b['name']} {time:.1f}" of b['name'] 'sort/64' and time 0.038 = 'sort/64 0.0'
            content/loops.rst:21:29
  input     b['name'] = 'sort/64'
            data/nightly.json:4:13, benchmarks[1].name
            as of 2026-05-01
  formula   time = 38 / 1000 = 0.038
            x / 1000
            data/lib/times.py:2:12
  input     x = 38
            data/nightly.json:4:36, benchmarks[1].real_time
            as of 2026-05-01
$ loops loop 2 Size
table 1, Rows of a loop (loop)
row 2, sort/64 (loop-sort-64)
Size: small
  literal   rows = 'small'
            content/loops.rst:22:22
$ loops dict 1 Percent
table 2, Values of a dict, a list and a function (dict)
row 1, sort/8 (dict-sort-8)
Percent: 20.0
  formula   0.2 * 100 = 20.0 [%]
            v * 100
            content/loops.rst:34:30
  formula   v = 9.5 / 47.5 = 0.2
            x / total
            content/loops.rst:29:15
  input     x = 9.5
            data/nightly.json:3:35, benchmarks[0].real_time
            as of 2026-05-01
  formula   total = sum([9.5, 38]) = 47.5
            sum(all)
            content/loops.rst:28:16
  input     all = 9.5
            data/nightly.json:3:35, benchmarks[0].real_time
            as of 2026-05-01
  input     all = 38
            data/nightly.json:4:36, benchmarks[1].real_time
            as of 2026-05-01
$ loops dict 2 Most
table 2, Values of a dict, a list and a function (dict)
row 2, sort/64 (dict-sort-64)
Most: 38
  input     Most = 38
            data/nightly.json:4:36, benchmarks[1].real_time
            as of 2026-05-01
$ loops dict 2 First
table 2, Values of a dict, a list and a function (dict)
row 2, sort/64 (dict-sort-64)
First: 9.5
  input     First = 9.5
            data/nightly.json:3:35, benchmarks[0].real_time
            as of 2026-05-01
$ pivots margins All
table 1, Throughputs (margins)
row 3, All (margins-all)
1: 1540.0
  group     sum of Throughput (/sec) 500, 1000, 40 = 1540.0 [1/s]
            content/pivots.md:7:6
  input     Throughput (/sec) = 500 [1/s]
            data/runs.csv:2:14
            as of 2025-05-31, https://example.com/runs
  input     Throughput (/sec) = 1000 [1/s]
            data/runs.csv:3:14
            as of 2025-05-31, https://example.com/runs
  input     Throughput (/sec) = 40 [1/s]
            data/runs.csv:5:21
            as of 2025-05-31, https://example.com/runs
8: 2000.0
  group     sum of Throughput (/sec) 2000 = 2000.0 [1/s]
            content/pivots.md:7:6
  input     Throughput (/sec) = 2000 [1/s]
            data/runs.csv:4:14
            as of 2025-05-31, https://example.com/runs
All: 3540
  group     sum of Throughput (/sec) 500, 1000, 2000, 40 = 3540 [1/s]
            content/pivots.md:7:89
  input     Throughput (/sec) = 500 [1/s]
            data/runs.csv:2:14
            as of 2025-05-31, https://example.com/runs
  input     Throughput (/sec) = 1000 [1/s]
            data/runs.csv:3:14
            as of 2025-05-31, https://example.com/runs
  input     Throughput (/sec) = 2000 [1/s]
            data/runs.csv:4:14
            as of 2025-05-31, https://example.com/runs
  input     Throughput (/sec) = 40 [1/s]
            data/runs.csv:5:21
            as of 2025-05-31, https://example.com/runs
$ pivots margins bert All
table 1, Throughputs (margins)
row 1, bert (margins-bert)
All: 3500
  group     sum of Throughput (/sec) 500, 1000, 2000 = 3500 [1/s]
            content/pivots.md:7:6
  input     Throughput (/sec) = 500 [1/s]
            data/runs.csv:2:14
            as of 2025-05-31, https://example.com/runs
  input     Throughput (/sec) = 1000 [1/s]
            data/runs.csv:3:14
            as of 2025-05-31, https://example.com/runs
  input     Throughput (/sec) = 2000 [1/s]
            data/runs.csv:4:14
            as of 2025-05-31, https://example.com/runs
$ times 1 2
table 1, Nearest release (times-nearest-release)
row 2, bert, 12 (times-nearest-release-bert-12)
day: 2026-01-09
  formula   'day' of day '2026-01-09' = 2026-01-09
            content/times.rst:7:46
  input     day = '2026-01-09'
            data/times.csv:3:1
Hours: 1.5
  formula   (2026-01-09 11:30:00 - 2026-01-09 10:00:00) / 0 days 01:00:00 = 1.5 [h]
            (df['end'] - df['start']) / pd.Timedelta('1h')
            content/times.rst:9:18
  formula   end = 'end' of end '2026-01-09 11:30' = 2026-01-09 11:30:00
            content/times.rst:7:62
  input     end = '2026-01-09 11:30'
            data/times.csv:3:34
  formula   start = 'start' of start '2026-01-09 10:00' = 2026-01-09 10:00:00
            content/times.rst:7:53
  input     start = '2026-01-09 10:00'
            data/times.csv:3:17
  literal   pd.Timedelta('1h') = pd.Timedelta('1h') = 0 days 01:00:00
            content/times.rst:9:46
Ratio: 1.5
  formula   18.0 / 12 = 1.5
            df['ms_2026'] / df['Base (ms)']
            content/times.rst:10:18
  input     ms_2026 = 18.0
            data/times.csv:3:54
  input     Base (ms) = 12 [ms]
            data/releases.csv:3:17, where Model is 'bert' and day is 2026-01-08 00:00:00
$ times 2 2
table 2, Regular days (times-regular-days)
row 2, 8.5 (times-regular-days-8-5)
day: 2026-01-07
  formula   d[['ms_2026']].asfreq('2D', method='ffill') of day 2026-01-05 00:00:00, 2026-01-09 00:00:00 = 2026-01-07
            content/times.rst:17:9
  formula   day = 'day' of day '2026-01-05' = 2026-01-05 00:00:00
            content/times.rst:16:46
  input     day = '2026-01-05'
            data/times.csv:2:1
  formula   day = 'day' of day '2026-01-09' = 2026-01-09 00:00:00
            content/times.rst:16:46
  input     day = '2026-01-09'
            data/times.csv:3:1
$ times 3 3
table 3, Years (times-years)
row 3, 2026-01-05, 2026 (times-years-2026-01-05-2026)
Model: BERT
  formula   {'Model': lambda x: x.upper()} of Model 'bert' = 'BERT'
            content/times.rst:24:44
  input     Model = 'bert'
            data/times.csv:2:12
ms: 19.0
  formula   9.5 * 2 = 19.0 [ms]
            d['ms_2026'] * 2
            content/times.rst:25:19
  input     ms_2026 = 9.5
            data/times.csv:2:54
$ rows made 2 'Per hour'
table 1, Comprehensions (made)
row 2, bert, 1, 3600000 (made-bert-1-3600000)
Per hour: 3600000
  formula   1000 * 3600 = 3600000 [1/h]
            s * 3600
            content/rows.rst:10:22
  input     s, Throughput (/sec) of the file, = 1000 [1/s]
            data/runs.csv:3:14
            as of 2025-05-31, https://example.com/runs
$ rows made 3 'Per batch'
table 1, Comprehensions (made)
row 3, bert, 8, 7200000 (made-bert-8-7200000)
Per batch: 250.0
  formula   2000 / 8 = 250.0
            s / b
            content/rows.rst:11:23
  input     s, Throughput (/sec) of the file, = 2000 [1/s]
            data/runs.csv:4:14
            as of 2025-05-31, https://example.com/runs
  input     b, Batch of the file, = 8
            data/runs.csv:4:12
            as of 2025-05-31, https://example.com/runs
$ rows iterated 3 'Per hour'
table 2, Rows of a frame (iterated)
row 3, bert, 8, 7200000 (iterated-bert-8-7200000)
Per hour: 7200000
  formula   2000 * 3600 = 7200000
            r['Throughput (/sec)'] * 3600
            content/rows.rst:19:33
  input     r['Throughput (/sec)'], Throughput (/sec) of the file, = 2000 [1/s]
            data/runs.csv:4:14
            as of 2025-05-31, https://example.com/runs
$ rows iterated 3 Batch
table 2, Rows of a frame (iterated)
row 3, bert, 8, 7200000 (iterated-bert-8-7200000)
Batch: 8
  input     Batch = 8
            data/runs.csv:4:12
            as of 2025-05-31, https://example.com/runs
$ rows tuples 3 Twice
table 3, Rows as tuples (tuples)
row 3, bert, 16 (tuples-bert-16)
Twice: 16
  formula   8 * 2 = 16
            r.Batch * 2
            content/rows.rst:26:33
  input     r.Batch, Batch of the file, = 8
            data/runs.csv:4:12
            as of 2025-05-31, https://example.com/runs
$ rows sums 1 Sum
table 4, Sums of loops (sums)
row 1, bert (sums-bert)
Sum: 3500.0
  formula   0.0 += [500, 1000, 2000] = 3500.0
            by_model[r['Model']] += r['Throughput (/sec)']
            content/rows.rst:38:8
  input     r['Throughput (/sec)'], Throughput (/sec) of the file, = 500 [1/s]
            data/runs.csv:2:14
            as of 2025-05-31, https://example.com/runs
  input     r['Throughput (/sec)'], Throughput (/sec) of the file, = 1000 [1/s]
            data/runs.csv:3:14
            as of 2025-05-31, https://example.com/runs
  input     r['Throughput (/sec)'], Throughput (/sec) of the file, = 2000 [1/s]
            data/runs.csv:4:14
            as of 2025-05-31, https://example.com/runs
$ rows sums 2 Sum
table 4, Sums of loops (sums)
row 2, t5 "xl" (sums-t5-xl)
Sum: 40.0
  formula   0.0 += 40 = 40.0
            by_model[r['Model']] += r['Throughput (/sec)']
            content/rows.rst:38:8
  input     r['Throughput (/sec)'], Throughput (/sec) of the file, = 40 [1/s]
            data/runs.csv:5:21
            as of 2025-05-31, https://example.com/runs
$ rows sums 1 Total
table 4, Sums of loops (sums)
row 1, bert (sums-bert)
Total: 1790.0
  formula   0 += [500.0, 1000.0, 250.0, 40.0] = 1790.0
            total += r['Throughput (/sec)'] / r['Batch']
            content/rows.rst:36:8
  literal   total = 0
            content/rows.rst:33:19
  formula   r['Throughput (/sec)'] / r['Batch'] = 500 / 1 = 500.0
            r['Throughput (/sec)'] / r['Batch']
            content/rows.rst:36:17
  input     r['Throughput (/sec)'], Throughput (/sec) of the file, = 500 [1/s]
            data/runs.csv:2:14
            as of 2025-05-31, https://example.com/runs
  input     r['Batch'], Batch of the file, = 1
            data/runs.csv:2:12
            as of 2025-05-31, https://example.com/runs
  formula   r['Throughput (/sec)'] / r['Batch'] = 1000 / 1 = 1000.0
            r['Throughput (/sec)'] / r['Batch']
            content/rows.rst:36:17
  input     r['Throughput (/sec)'], Throughput (/sec) of the file, = 1000 [1/s]
            data/runs.csv:3:14
            as of 2025-05-31, https://example.com/runs
  input     r['Batch'], Batch of the file, = 1
            data/runs.csv:3:12
            as of 2025-05-31, https://example.com/runs
  formula   r['Throughput (/sec)'] / r['Batch'] = 2000 / 8 = 250.0
            r['Throughput (/sec)'] / r['Batch']
            content/rows.rst:36:17
  input     r['Throughput (/sec)'], Throughput (/sec) of the file, = 2000 [1/s]
            data/runs.csv:4:14
            as of 2025-05-31, https://example.com/runs
  input     r['Batch'], Batch of the file, = 8
            data/runs.csv:4:12
            as of 2025-05-31, https://example.com/runs
  formula   r['Throughput (/sec)'] / r['Batch'] = 40 / 1 = 40.0
            r['Throughput (/sec)'] / r['Batch']
            content/rows.rst:36:17
  input     r['Throughput (/sec)'], Throughput (/sec) of the file, = 40 [1/s]
            data/runs.csv:5:21
            as of 2025-05-31, https://example.com/runs
  input     r['Batch'], Batch of the file, = 1
            data/runs.csv:5:19
            as of 2025-05-31, https://example.com/runs
$ rows sums 1 Mean
table 4, Sums of loops (sums)
row 1, bert (sums-bert)
Mean: 447.5
  formula   1790.0 / 4 = 447.5
            total / count
            content/rows.rst:41:17
  formula   total = 0 += [500.0, 1000.0, 250.0, 40.0] = 1790.0
            total += r['Throughput (/sec)'] / r['Batch']
            content/rows.rst:36:8
  literal   total = 0
            content/rows.rst:33:19
  formula   r['Throughput (/sec)'] / r['Batch'] = 500 / 1 = 500.0
            r['Throughput (/sec)'] / r['Batch']
            content/rows.rst:36:17
  input     r['Throughput (/sec)'], Throughput (/sec) of the file, = 500 [1/s]
            data/runs.csv:2:14
            as of 2025-05-31, https://example.com/runs
  input     r['Batch'], Batch of the file, = 1
            data/runs.csv:2:12
            as of 2025-05-31, https://example.com/runs
  formula   r['Throughput (/sec)'] / r['Batch'] = 1000 / 1 = 1000.0
            r['Throughput (/sec)'] / r['Batch']
            content/rows.rst:36:17
  input     r['Throughput (/sec)'], Throughput (/sec) of the file, = 1000 [1/s]
            data/runs.csv:3:14
            as of 2025-05-31, https://example.com/runs
  input     r['Batch'], Batch of the file, = 1
            data/runs.csv:3:12
            as of 2025-05-31, https://example.com/runs
  formula   r['Throughput (/sec)'] / r['Batch'] = 2000 / 8 = 250.0
            r['Throughput (/sec)'] / r['Batch']
            content/rows.rst:36:17
  input     r['Throughput (/sec)'], Throughput (/sec) of the file, = 2000 [1/s]
            data/runs.csv:4:14
            as of 2025-05-31, https://example.com/runs
  input     r['Batch'], Batch of the file, = 8
            data/runs.csv:4:12
            as of 2025-05-31, https://example.com/runs
  formula   r['Throughput (/sec)'] / r['Batch'] = 40 / 1 = 40.0
            r['Throughput (/sec)'] / r['Batch']
            content/rows.rst:36:17
  input     r['Throughput (/sec)'], Throughput (/sec) of the file, = 40 [1/s]
            data/runs.csv:5:21
            as of 2025-05-31, https://example.com/runs
  input     r['Batch'], Batch of the file, = 1
            data/runs.csv:5:19
            as of 2025-05-31, https://example.com/runs
  formula   count = 0 += [1, 1, 1, 1] = 4
            count += 1
            content/rows.rst:37:8
  literal   count = 0
            content/rows.rst:33:22
$ rows sums 2 Batches
table 4, Sums of loops (sums)
row 2, t5 "xl" (sums-t5-xl)
Batches: 22
  formula   sum([2, 2, 16, 2]) = 22
            sum(r.Batch * 2 for r in runs.itertuples())
            content/rows.rst:42:20
  formula   element = 1 * 2 = 2
            r.Batch * 2
            content/rows.rst:42:24
  input     r.Batch, Batch of the file, = 1
            data/runs.csv:2:12
            as of 2025-05-31, https://example.com/runs
  formula   element = 1 * 2 = 2
            r.Batch * 2
            content/rows.rst:42:24
  input     r.Batch, Batch of the file, = 1
            data/runs.csv:3:12
            as of 2025-05-31, https://example.com/runs
  formula   element = 8 * 2 = 16
            r.Batch * 2
            content/rows.rst:42:24
  input     r.Batch, Batch of the file, = 8
            data/runs.csv:4:12
            as of 2025-05-31, https://example.com/runs
  formula   element = 1 * 2 = 2
            r.Batch * 2
            content/rows.rst:42:24
  input     r.Batch, Batch of the file, = 1
            data/runs.csv:5:19
            as of 2025-05-31, https://example.com/runs
$ charts
table 1, Throughput by model (by-model)
  rows: 4
  computed: Per hour
table 2, chart 2
  rows: 2
  computed: Batch
$ charts by-model 1 'Per hour'
table 1, Throughput by model (by-model)
row 1, bert, small, 1 (charts-model-bert-small-1)
Per hour: 1800000
  formula   500 * 3600 = 1800000 [1/h]
            df['Throughput (/sec)'] * 3600
            content/charts.rst:8:21
  input     Throughput (/sec) = 500 [1/s]
            data/runs.csv:2:14
            as of 2025-05-31, https://example.com/runs
$ charts 'chart 2' 1 Batch
table 2, chart 2
row 1, bert (charts-model-2-bert)
Batch: 8
  group     max of Batch 1, 1, 8 = 8
            content/charts.rst:13:9
  input     Batch = 1
            data/runs.csv:2:12
            as of 2025-05-31, https://example.com/runs
  input     Batch = 1
            data/runs.csv:3:12
            as of 2025-05-31, https://example.com/runs
  input     Batch = 8
            data/runs.csv:4:12
            as of 2025-05-31, https://example.com/runs
$ charts models
perfpress: error: there is no table 'models' [explain-unknown]
help: tables are 'by-model', 'Throughput by model', 'chart 2'
exit status 2
$ blanks read vit-b
table 1, Read (read)
row 2, vit-b (read-vit-b)
Double: 14.0
  formula   7.0 * 2 = 14.0
            df['Rate'] * 2
            content/blanks.md:7:16
  input     Rate = 7.0
            data/blanks.txt:3:10
$ live
table 1, Live (columns-that-follow-prices-live)
  rows: 4
  computed: A month, Total, Share, Root, Word
  live: USD per hour, A month (by data/prices.csv)
  not live: Total: sum of several rows
  not live: Share: 'df['USD per hour'].sum()' is not an operation for other prices
  not live: Root: 'df['USD per hour'] ** 2' is not an operation for other prices
  not live: Word: a condition (... if ... else ...)
table 2, Two lists (columns-that-follow-prices-two-lists)
  rows: 4
  computed: Both, One
  live: USD per hour, Reserved ($/h), One (by data/prices.csv, data/reserved.csv)
  not live: Both: prices of two lists
table 3, The cheapest (columns-that-follow-prices-the-cheapest)
  rows: 2
  computed: A day
  not live: USD per hour: prices selected the rows
  not live: A day: prices selected the rows
table 4, No names (columns-that-follow-prices-no-names)
  rows: 2
  computed: A day
  not live: USD per hour: no column names the rows of its file of prices
  not live: A day: no column names the rows of its file of prices
table 5, Look-ups (lookups)
  rows: 4
  computed: at, iat, loc, iloc
  live: at, iat, loc, iloc (by data/prices.csv)
$ live 1
table 1, Live (columns-that-follow-prices-live)
  computed: A month, Total, Share, Root, Word
  live: USD per hour, A month (by data/prices.csv)
  not live: Total: sum of several rows
  not live: Share: 'df['USD per hour'].sum()' is not an operation for other prices
  not live: Root: 'df['USD per hour'] ** 2' is not an operation for other prices
  not live: Word: a condition (... if ... else ...)
  row 1: bert, small, 1 (bert-small-1)
  row 2: bert, large, 1 (bert-large-1)
  row 3: bert, large, 8 (bert-large-8)
  row 4: t5 "xl", large, 1 (t5-xl-large-1)
