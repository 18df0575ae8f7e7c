=== records
--- data runs.json
[
  {"name": "sort/8", "time": 1.5, "runs": 3, "ok": true, "unit": "ns"},
  {"name": "sort/64", "time": 12, "runs": 3, "ok": false, "unit": null}
]
--- script
df = pd.read_json('runs.json')
--- csv
name,time,runs,ok,unit
sort/8,1.5,3,True,ns
sort/64,12.0,3,False,

=== lines, blank lines, nrows
--- data runs.jsonl
{"a": 1, "b": "x"}

{"b": "y", "c": 2}
{"a": 3}
--- script
df = pd.concat([pd.read_json('runs.jsonl', lines=True), pd.read_json('runs.jsonl', lines=True, nrows=2)])
--- csv
a,b,c
1.0,x,
,y,2.0
3.0,,
1.0,x,

=== escapes in names and strings, beyond pandas
--- data runs.json
[{"\u00e9\n": "\ud83d\ude00\t", "b": "\ud83d"}, {"é\n": "x"}]
--- script
df = pd.read_json('runs.json')
df.columns = ['e', 'b']
--- csv
e,b
😀	,�
x,

=== a name twice
--- data runs.json
[{"a": 1, "b": 2, "a": 3}]
--- script
df = pd.read_json('runs.json')
--- csv
a,b
3,2
--- diag
runs.json:1:19: warning: 'a' occurs twice in an object [json-key-twice]
    1 | [{"a": 1, "b": 2, "a": 3}]
      |                   ^~~
help: remove one of the entries: only the last one counts

=== columns of maps
--- data runs.json
{"a": {"x": 1}, "b": {"y": 2, "x": 3}}
--- script
df = pd.read_json('runs.json').reset_index()
--- csv
index,a,b
x,1.0,3
y,,2

=== columns of lists
--- data runs.json
{"a": [1, 2], "b": ["x", null], "c": 7}
--- script
df = pd.read_json('runs.json')
--- csv
a,b,c
1,x,7
2,,7

=== rows with labels
--- data runs.json
{"x": {"a": 1}, "y": {"b": 2}, "z": {"a": 3}}
--- script
df = pd.read_json('runs.json', orient='index').reset_index()
--- csv
index,a,b
x,1.0,
z,3.0,
y,,2.0

=== rows with numbers as labels
--- data runs.json
{"8": {"a": 1}, "64": {"a": 2}}
--- script
df = pd.read_json('runs.json', orient='index').reset_index()
--- csv
index,a
64,2
8,1

=== split
--- data runs.json
{"columns": ["a", "b"], "index": ["x", "y"], "data": [[1, 2], [3, 4]]}
--- script
df = pd.read_json('runs.json', orient='split').reset_index()
--- csv
index,a,b
x,1,2
y,3,4

=== values
--- data runs.json
[[1, "x"], [2]]
--- script
df = pd.read_json('runs.json', orient='values')
df.columns = ['a', 'b']
--- csv
a,b
1,x
2,

=== strings become numbers
--- data runs.json
[{"a": "12", "b": "x", "c": "1e3"}, {"a": null, "b": "2", "c": " 4 "}]
--- script
df = pd.read_json('runs.json')
--- csv
a,b,c
12.0,x,1000
,2,4
--- diag
runs.json:1:29: warning: the string '1e3' in column 'c' becomes the number 1000 [json-text-number]
    1 | [{"a": "12", "b": "x", "c": "1e3"}, {"a": null, "b": "2", "c": " 4 "}]
      |                             ^~~~~
help: add dtype=False to keep all strings, or declare the column as 'type: string' in the schema

=== strings that do not come back
--- data runs.json
[
{"sdk": "2.19", "id": "007"},
{"sdk": "2.20", "id": "008"}]
--- script
df = pd.read_json('runs.json')
--- csv
sdk,id
2.19,7
2.2,8
--- diag
runs.json:2:23: warning: the string '007' in column 'id' becomes the number 7 [json-text-number]
    2 | {"sdk": "2.19", "id": "007"},
      |                       ^~~~~
help: add dtype=False to keep all strings, or declare the column as 'type: string' in the schema
runs.json:3:9: warning: the string '2.20' in column 'sdk' becomes the number 2.2 [json-text-number]
    3 | {"sdk": "2.20", "id": "008"}]
      |         ^~~~~~
help: add dtype=False to keep all strings, or declare the column as 'type: string' in the schema

=== dtype=False keeps strings
--- data runs.json
[{"a": "007", "b": 1.0}]
--- script
df = pd.read_json('runs.json', dtype=False)
--- csv
a,b
007,1.0

=== dtype of a column
--- data runs.json
[{"a": "007", "b": "1"}]
--- script
df = pd.read_json('runs.json', dtype={'a': str})
--- csv
a,b
007,1

=== floats without fractions, bools with null
--- data runs.json
[{"a": 1.0, "b": true}, {"a": 2.0, "b": null}]
--- script
df = pd.read_json('runs.json')
--- csv
a,b
1,1.0
2,

=== words and large numbers
--- data runs.json
[{"a": NaN, "b": -Infinity, "c": 1e400, "d": -0}, {"a": 1, "b": 2, "c": 3, "d": -0.0}]
--- script
df = pd.read_json('runs.json', dtype=False)
--- csv
a,b,c,d
,-inf,inf,0.0
1.0,2.0,3.0,-0.0
--- diag
runs.json:1:18: warning: column 'b' contains -inf [df-not-finite]
    1 | [{"a": NaN, "b": -Infinity, "c": 1e400, "d": -0}, {"a": 1, "b": 2, "c": 3, "d": -0.0}]
      |                  ^
help: leave the cell empty, or call .replace()
runs.json:1:34: warning: column 'c' contains inf [df-not-finite]
    1 | [{"a": NaN, "b": -Infinity, "c": 1e400, "d": -0}, {"a": 1, "b": 2, "c": 3, "d": -0.0}]
      |                                  ^
help: leave the cell empty, or call .replace()

=== an integer beyond int64
--- data runs.json
[{"a": 1},
 {"a": 9223372036854775808}]
--- script
df = pd.read_json('runs.json')
--- diag
script: error: column 'a' holds integers beyond the range of 64 bits [df-type]
help: .map(str) converts them to strings, and drop(columns=[...]) removes the column

=== bad syntax
--- data runs.json
[{"a": 1},
 {"a": 01}]
--- script
df = pd.read_json('runs.json')
--- diag
runs.json:2:8: error: malformed JSON: a value is missing or misspelt [json-syntax]
    2 |  {"a": 01}]
      |        ^
help: a value is a string in quotes, a number, [...], {...}, true, false or null; read in script:1: df = pd.read_json('runs.json')

=== a line that was cut off
--- data runs.jsonl
{"a": 1}
{"a":
--- script
df = pd.read_json('runs.jsonl', lines=True)
--- diag
runs.jsonl:2:6: error: malformed JSON: a value is missing or misspelt [json-syntax]
    2 | {"a":
      |      ^
help: a value is a string in quotes, a number, [...], {...}, true, false or null; read in script:1: df = pd.read_json('runs.jsonl', lines=True)

=== lines without lines=True
--- data runs.jsonl
{"a": 1}
{"a": 2}
--- script
df = pd.read_json('runs.jsonl')
--- diag
runs.jsonl:2:1: error: malformed JSON: unexpected text after the end of the value [json-syntax]
    2 | {"a": 2}
      | ^
help: each line is a separate JSON value: read the file with pd.read_json(FILE, lines=True); read in script:1: df = pd.read_json('runs.jsonl')

=== text before the JSON
--- data runs.json
fio: this runs
{"jobs": []}
--- script
df = pd.read_json('runs.json')
--- diag
runs.json:1:1: error: malformed JSON: a value is missing or misspelt [json-syntax]
    1 | fio: this runs
      | ^
help: line 1 is not JSON, but a warning that fio printed; run fio with --output=FILE; read in script:1: df = pd.read_json('runs.json')

=== no rows, beyond pandas
--- data runs.json
[]
--- script
df = pd.read_json('runs.json')
--- csv
""
--- diag
script:1:6: warning: there are no rows in 'runs.json' [json-no-rows]
    1 | df = pd.read_json('runs.json')
      |      ^~~~~~~~~~~~~~~~~~~~~~~~~
help: the frame is empty, and has no columns

=== records of two kinds
--- data runs.json
[{"a": 1}, [2]]
--- script
df = pd.read_json('runs.json')
--- diag
runs.json:1:12: error: the records must all be objects or all be lists [df-value]
    1 | [{"a": 1}, [2]]
      |            ^
help: read in script:1: df = pd.read_json('runs.json')

=== only scalars
--- data runs.json
{"a": 1}
--- script
df = pd.read_json('runs.json')
--- diag
runs.json:1:7: error: a column must be a list or an object of values [df-value]
    1 | {"a": 1}
      |       ^
help: read in script:1: df = pd.read_json('runs.json')

=== nrows without lines=True
--- data runs.json
[
  {"name": "sort/8", "time": 1.5, "runs": 3, "ok": true, "unit": "ns"},
  {"name": "sort/64", "time": 12, "runs": 3, "ok": false, "unit": null}
]
--- script
df = pd.read_json('runs.json', nrows=1)
--- diag
script:1:38: error: 'nrows' needs lines=True [df-value]
    1 | df = pd.read_json('runs.json', nrows=1)
      |                                      ^

=== an orient that is unknown
--- data runs.json
[
  {"name": "sort/8", "time": 1.5, "runs": 3, "ok": true, "unit": "ns"},
  {"name": "sort/64", "time": 12, "runs": 3, "ok": false, "unit": null}
]
--- script
df = pd.read_json('runs.json', orient='rows')
--- diag
script:1:39: error: argument 'orient' of 'read_json' cannot be 'rows' [df-value]
    1 | df = pd.read_json('runs.json', orient='rows')
      |                                       ^~~~~~
help: choices are 'columns', 'index', 'records', 'split', 'values'

=== json_normalize
--- script
data = [{'tool': 'x', 'host': {'cpu': 'a'}, 'runs': [{'n': 1, 't': {'med': 2.5, 'max': 3}}, {'n': 2}]}, {'tool': 'y', 'host': {}, 'runs': []}]
df = pd.json_normalize(data)[['tool', 'host.cpu']]
--- csv
tool,host.cpu
x,a
y,

=== json_normalize: records and metas
--- script
data = [{'tool': 'x', 'host': {'cpu': 'a'}, 'runs': [{'n': 1, 't': {'med': 2.5, 'max': 3}}, {'n': 2}]}, {'tool': 'y', 'host': {}, 'runs': []}]
df = pd.json_normalize(data, 'runs', ['tool', ['host', 'cpu']], errors='ignore', record_prefix='r_', meta_prefix='m_', sep='/')
--- csv
r_n,r_t/med,r_t/max,m_tool,m_host/cpu
1,2.5,3.0,x,a
2,,,x,a

=== json_normalize: a record inside two lists
--- script
data = {'a': [{'b': [{'c': 1}, {'c': 2}], 'd': 'x'}, {'b': [{'c': 3}], 'd': 'y'}]}
df = pd.json_normalize(data, ['a', 'b'], [['a', 'd']])
--- csv
c,a.d
1,x
2,x
3,y

=== json_normalize: cells instead of records
--- script
df = pd.json_normalize([{'a': [1, 2]}, {'a': None}], 'a')
df.columns = ['a']
--- csv
a
1
2

=== json_normalize: max_level
--- script
df = pd.json_normalize([{'a': {'b': {'c': 1}, 'd': 2}}], max_level=1)[['a.d']]
--- csv
a.d
2

=== json_normalize: a meta that is missing
--- script
data = [{'tool': 'x', 'host': {'cpu': 'a'}, 'runs': [{'n': 1, 't': {'med': 2.5, 'max': 3}}, {'n': 2}]}, {'tool': 'y', 'host': {}, 'runs': []}]
df = pd.json_normalize(data, 'runs', [['host', 'cpu']])
--- diag
script:2:6: error: a record has no 'cpu' [df-value]
    2 | df = pd.json_normalize(data, 'runs', [['host', 'cpu']])
      |      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: add errors='ignore' to get a missing value instead

=== json_normalize: no such records
--- script
data = [{'tool': 'x', 'host': {'cpu': 'a'}, 'runs': [{'n': 1, 't': {'med': 2.5, 'max': 3}}, {'n': 2}]}, {'tool': 'y', 'host': {}, 'runs': []}]
df = pd.json_normalize(data, 'rums')
--- diag
script:2:6: error: a record has no 'rums' [df-value]
    2 | df = pd.json_normalize(data, 'rums')
      |      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: did you mean 'runs'? its names are 'tool', 'host', 'runs'

=== json_normalize: no list of records
--- script
data = [{'tool': 'x', 'host': {'cpu': 'a'}, 'runs': [{'n': 1, 't': {'med': 2.5, 'max': 3}}, {'n': 2}]}, {'tool': 'y', 'host': {}, 'runs': []}]
df = pd.json_normalize(data, 'host')
--- diag
script:2:6: error: a record must be a list of records [df-type]
    2 | df = pd.json_normalize(data, 'host')
      |      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~

=== the string NaN is no list, and NaN is an empty one
--- script
a = pd.json_normalize(json.loads('{"a": NaN, "b": 1}'), record_path='a')
df = pd.json_normalize(json.loads('{"a": "NaN", "b": 1}'), record_path='a')
--- diag
script:1:5: warning: there are no rows in 'text at script:1' [json-no-rows]
    1 | a = pd.json_normalize(json.loads('{"a": NaN, "b": 1}'), record_path='a')
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: the frame is empty, and has no columns
text at script:2:1:7: error: a must be a list of records [df-type]
    1 | {"a": "NaN", "b": 1}
      |       ^

=== json_normalize: a column twice
--- script
data = [{'tool': 'x', 'host': {'cpu': 'a'}, 'runs': [{'n': 1, 't': {'med': 2.5, 'max': 3}}, {'n': 2}]}, {'tool': 'y', 'host': {}, 'runs': []}]
df = pd.json_normalize(data, 'runs', [['n']], errors='ignore')
--- diag
script:2:38: error: 'n' names both a column of the records and a value of meta= [df-value]
    2 | df = pd.json_normalize(data, 'runs', [['n']], errors='ignore')
      |                                      ^~~~~~~
help: rename one of them with meta_prefix= or record_prefix=

=== json_normalize: no dict
--- script
df = pd.json_normalize(3)
--- diag
script:1:24: error: 'json_normalize' needs a dict or a list of dicts, not 3 [df-type]
    1 | df = pd.json_normalize(3)
      |                        ^

=== from_dict
--- script
df = pd.DataFrame.from_dict({'a': [1, 2], 'b': [3, 4]})
--- csv
a,b
1,3
2,4

=== from_dict by rows
--- script
df = pd.DataFrame.from_dict({'x': {'a': 1, 'b': 2}, 'y': {'a': 3}}, orient='index').reset_index()
--- csv
index,a,b
x,1,2.0
y,3,

=== from_dict by rows of lists
--- script
df = pd.DataFrame.from_dict({1: [1, 2], 2: [3, 4]}, orient='index', columns=['a', 'b']).reset_index()
--- csv
index,a,b
1,1,2
2,3,4

=== from_records
--- script
df = pd.DataFrame.from_records([(1, 'x'), (2, 'y')], columns=['a', 'b'])
--- csv
a,b
1,x
2,y

=== from_records: index and exclude
--- script
df = pd.DataFrame.from_records([{'a': 1, 'b': 2, 'c': 3}], index='a', exclude=['c']).reset_index()
--- csv
a,b
1,2

=== dates by name
--- data runs.json
[{"date": "2026-01-02", "run_at": 1767312000, "timestamp_ms": 1767312000123, "Start_Time": "2026-01-02T10:11:12Z", "exit_time": 12, "modified": "x", "day": "2026-01-02"},
 {"date": null, "run_at": 1767312060, "timestamp_ms": 1767312000124, "Start_Time": "2026-01-02T10:11:13Z", "exit_time": 13, "modified": "2026-01-02", "day": "2026-01-03"}]
--- script
df = pd.read_json('runs.json')
--- csv
date,run_at,timestamp_ms,Start_Time,exit_time,modified,day
2026-01-02,2026-01-02 00:00:00,2026-01-02 00:00:00.123,2026-01-02 10:11:12+00:00,12,x,2026-01-02
,2026-01-02 00:01:00,2026-01-02 00:00:00.124,2026-01-02 10:11:13+00:00,13,2026-01-02,2026-01-03

=== dates of other columns, and none
--- data runs.json
[{"date": "2026-01-02", "day": "2026-01-02"}, {"date": "2026-01-03", "day": "2026-01-05"}]
--- script
a = pd.read_json('runs.json', convert_dates=['day'])
b = pd.read_json('runs.json', convert_dates=False)
df = pd.DataFrame({'a': [(a['day'].max() - a['date'].min()).days], 'b': [b['date'].max()]})
--- csv
a,b
3,2026-01-03

=== labels that are dates
--- data runs.json
{"n": {"2026-01-02": 1, "2026-01-03": 2}}
--- script
df = pd.read_json('runs.json').reset_index()
df['index'] = df['index'].dt.day_name()
--- csv
index,n
Friday,1
Saturday,2

=== read_json of a part of a text
--- data runs.js
window.DATA = [{"a": 1}, {"a": 2}]
--- script
text = open('runs.js').read()
df = pd.read_json(io.StringIO(text[text.index('['):]))
--- csv
a
1
2

=== json_normalize of files
--- data a.json
{"host": "x", "runs": [{"n": 1, "t": {"med": 2}}]}
--- data b.json
{"host": "y", "runs": [{"n": 2}, {"n": 3, "note": "z"}]}
--- script
df = pd.json_normalize([json.load(open(f)) for f in ['a.json', 'b.json']], 'runs', 'host')
--- csv
n,t.med,note,host
1,2.0,,x
2,,,y
3,,z,y

=== json_normalize: faults have their place in the file
--- data runs.json
{"runs": [{"n": 1, "t": [{"m": 1}]},
          {"n": 2}]}
--- script
df = pd.json_normalize(json.load(open('runs.json')), ['runs', 't'])
--- diag
runs.json:2:11: error: runs[1] has no 't' [df-value]
    2 |           {"n": 2}]}
      |           ^
help: there is only 'n'

=== json_normalize: a value that has no entries
--- data runs.json
{"runs": [{"n": 1, "t": 3}]}
--- script
df = pd.json_normalize(json.load(open('runs.json')), ['runs', 't', 'm'])
--- diag
runs.json:1:25: error: runs[0].t must be a dict or a list of dicts [df-type]
    1 | {"runs": [{"n": 1, "t": 3}]}
      |                         ^
help: read in script:1: df = pd.json_normalize(json.load(open('runs.json')), ['runs', 't', 'm'])

=== json_normalize of a column of dicts
--- data runs.json
[{"name": "a", "stats": {"med": 1, "max": 2}}, {"name": "b", "stats": {"med": 3}}]
--- script
df = pd.read_json('runs.json')
df = df[['name']].join(pd.json_normalize(df['stats']))
--- csv
name,med,max
a,1,2.0
b,3,

=== a column of lists is not shown
--- data runs.json
[{"name": "a", "times": [1, 2]}]
--- script
df = pd.read_json('runs.json')
--- diag
script: error: column 'times' holds lists or dicts [df-type]
help: explode() makes a row for each element of a list; .str[0] or .map(f) makes one value from each list

=== from_dict of a part of a file
--- data runs.json
{"results": {"sort": {"ns": 1.5, "n": 8}, "find": {"ns": 2}}}
--- script
df = pd.DataFrame.from_dict(json.load(open('runs.json'))['results'], orient='index').reset_index()
--- csv
index,ns,n
sort,1.5,8.0
find,2.0,

=== rows with labels: a string that does not come back
--- data runs.json
{"y": {"b": 6}, "x": {"c": 21}, "z": {"b": " 8 "}}
--- script
df = pd.read_json('runs.json', orient='index').reset_index()
--- csv
index,b,c
y,6.0,
z,8.0,
x,,21.0
--- diag
runs.json:1:44: warning: the string ' 8 ' in column 'b' becomes the number 8.0 [json-text-number]
    1 | {"y": {"b": 6}, "x": {"c": 21}, "z": {"b": " 8 "}}
      |                                            ^~~~~
help: add dtype=False to keep all strings, or declare the column as 'type: string' in the schema

=== strings of numbers in a column of dates are seconds
--- data runs.json
[{"date": "1.50"}, {"date": "2.5"}]
--- script
df = pd.read_json('runs.json')
--- csv
date
1970-01-01 00:00:01.500
1970-01-01 00:00:02.500

=== dates of numbers beside empty strings
--- data a.json
[{"date": 60, "start_time": "60", "saved_at": 1700000000123, "modified": "1e20", "n": 1},
 {"date": "", "start_time": "1.5", "saved_at": "", "modified": 1, "n": 2}]
--- script
df = pd.read_json('a.json')
df['types'] = df.dtypes.astype('str').tolist()[:2]
--- csv
date,start_time,saved_at,modified,n,types
1970-01-01 00:01:00,1970-01-01 00:01:00.000,2023-11-14 22:13:20.123,1e+20,1,datetime64[ns]
,1970-01-01 00:00:01.500,,1.0,2,datetime64[ns]
--- diag
a.json:1:74: warning: the string '1e20' in column 'modified' becomes the number 1e+20 [json-text-number]
    1 | [{"date": 60, "start_time": "60", "saved_at": 1700000000123, "modified": "1e20", "n": 1},
      |                                                                          ^~~~~~
help: add dtype=False to keep all strings, or declare the column as 'type: string' in the schema

=== a string instead of a file
--- script
df = pd.read_json('[{"a": 1}]')
--- diag
script:1:19: error: cannot find file '[{"a": 1}]' [file-missing]
    1 | df = pd.read_json('[{"a": 1}]')
      |                   ^~~~~~~~~~~~
help: to read a string, wrap it in io.StringIO(...)

=== units in the names of entries
--- script
d = pd.json_normalize(json.loads('[{"k": "a", "ms": 5, "cpu": {"mean (ms)": 7}, "size (s)": 2}, {"k": "b", "ms": 6, "cpu": {"mean (ms)": 8}, "size (s)": 3}]'))
d['Time (s)'] = d['ms'] / 10
d['Mean (s)'] = d['cpu.mean (ms)'] / 1000
d['sum'] = d['ms'] + d['size (s)']
r = pd.read_json(io.StringIO('[{"ms": 5}, {"ms": 6}]'))
r['Time (h)'] = r['ms'] / 60
df = d
--- csv
k,ms,size (s),cpu.mean (ms),Time (s),Mean (s),sum
a,5,2,7,0.5,0.007,7
b,6,3,8,0.6,0.008,9
--- diag
script:4:20: warning: '+' mixes the units ms and s [unit-mixed]
    4 | d['sum'] = d['ms'] + d['size (s)']
      |                    ^
help: 'ms' is in ms, 'size (s)' in s; convert one of them
script:6:17: warning: 'Time (h)' states the unit h, but its numbers are in min/1K [unit-differs]
    6 | r['Time (h)'] = r['ms'] / 60
      |                 ^~~~~~~~~~~~
help: the numbers are computed from 'ms' in ms; divide the numbers by 60,000
