$ content/costs.rst
table 1, What an inference costs (priced)
  rows: 4
  computed: Cost, Share, Note
table 2, As it is (what-it-costs-as-it-is)
  rows: 4
  computed: none
table 3, By model (what-it-costs-by-model)
  rows: 2
  computed: Throughput (/sec), Per batch
table 4, By hand
  no script: its cells are written in the page
$ costs priced
table 1, What an inference costs (priced)
  computed: Cost, Share, Note
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
help: did you mean 'costs'? pages are 'broken', 'costs', 'labels'
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
help: its cells are written in the page, at content/costs.rst:34
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
  formula   str(0) = '0'
            str(df.index[0])
            content/labels.rst:10:16
  formula   df.index[0] = [0][0] = 0
            df.index[0]
            content/labels.rst:10:20
  literal   df.index = 0
            content/labels.rst:10:20
