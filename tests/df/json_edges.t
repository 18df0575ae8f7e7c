=== a frame from a list of dicts: the types of cells
--- data r.json
[{"i": 1, "f": 1, "b": true, "s": "x", "m": 1, "n": null, "l": 2},
 {"i": 2, "f": 2.5, "b": false, "s": "", "m": "y", "n": null},
 {"i": -0, "f": 1e300, "b": null, "s": null, "m": true, "n": null, "l": -0.0}]
--- script
x = pd.DataFrame(json.load(open('r.json')))
df = x.assign(types=' '.join([str(x[c].dtype) for c in x.columns]))
--- csv
i,f,b,s,m,n,l,types
1,1.0,True,x,1,,2.0,int64 float64 object object object object float64
2,2.5,False,,y,,,int64 float64 object object object object float64
0,1e+300,,,True,,-0.0,int64 float64 object object object object float64

=== a frame from a list of dicts: names in any order, and empty dicts
--- data r.json
[{}, {"b": 1, "a": 2}, {"c": 3, "a": 4}, {"a": 5, "b": 6, "c": 7}]
--- script
df = pd.DataFrame(json.load(open('r.json')))
--- csv
b,a,c
,,
1.0,2.0,
,4.0,3.0
6.0,5.0,7.0

=== a frame from a list inside a dict, with columns=
--- data r.json
{"rows": [[1, "x"], [2, "y"], [3]], "head": ["n", "t"], "runs": [{"a": 1, "b": 2}]}
--- script
doc = json.load(open('r.json'))
df = pd.DataFrame(doc['rows'], columns=doc['head'])
df['a'] = pd.DataFrame(doc['runs'], columns=['b', 'c', 'a'])['a'].iloc[0]
df['names'] = str(list(pd.DataFrame(doc['runs'], columns=['b', 'c', 'a']).columns))
df['rows'] = len(pd.DataFrame(doc['rows'], index=['x', 'y', 'z']))
--- csv
n,t,a,names,rows
1,x,1,"['b', 'c', 'a']",3
2,y,1,"['b', 'c', 'a']",3
3,,1,"['b', 'c', 'a']",3

=== a frame from a list that the script has changed
--- data r.json
[{"a": 1, "b": {"c": 1}}, {"a": 2, "b": {"c": 2}}]
--- script
rows = json.load(open('r.json'))
before = pd.DataFrame(rows)['a'].sum()
rows.append({'a': 3})
for r in rows:
    r['b'] = r['a'] * 10
df = pd.DataFrame(rows)
df['before'] = before
--- csv
a,b,before
1,10,3
2,20,3
3,30,3

=== a frame from a list of dicts and other values
--- data r.json
[{"a": 1}, 5, {"a": 2}]
--- script
df = pd.DataFrame(json.load(open('r.json')))
--- diag
script:1:19: error: each row must be a dict, not 'int' [df-type]
    1 | df = pd.DataFrame(json.load(open('r.json')))
      |                   ^~~~~~~~~~~~~~~~~~~~~~~~~

=== integers beyond int64 are kept, and refused in arithmetic, beyond pandas
--- data r.json
[{"seed": 18446744073709551616, "n": 1}, {"seed": 7, "n": 2}]
--- script
rows = json.load(open('r.json'))
seed = rows[0]['seed']
df = pd.DataFrame(rows)
df['text'] = [str(r['seed']) for r in rows]
df['f'] = f'{seed}'
df['is'] = isinstance(seed, int)
df['map'] = df['seed'].map(str)
df['read'] = pd.read_json('r.json')['seed'].map(str)
df['norm'] = pd.json_normalize(rows)['seed'].map(str)
df = df.drop(columns=['seed'])
--- csv
n,text,f,is,map,read,norm
1,18446744073709551616,18446744073709551616,True,18446744073709551616,18446744073709551616,18446744073709551616
2,7,18446744073709551616,True,7,7,7

=== integers beyond int64: faults
--- data r.json
[{"seed": 18446744073709551616, "n": 1}, {"seed": 7, "n": 2}]
--- script
rows = json.load(open('r.json'))
x = pd.read_json('r.json')
a = rows[0]['seed'] + 1
b = x['seed'] * 2
c = pd.DataFrame(rows).groupby('seed').sum()
d = x.sort_values('seed')
e = x['seed'] == 18446744073709551616.0
f = max(rows[0]['seed'], 1)
g = float(rows[0]['seed'])
h = {rows[0]['seed']: 1}
i = x['seed'].map(lambda v: v / 2)
j = pd.read_json(io.StringIO('{"columns": ["a"], "index": [18446744073709551616], "data": [[1]]}'), orient='split')
df = x
--- diag
script:3:5: error: unsupported operand types for +: 'int beyond 64 bits' and 'int' [df-type]
    3 | a = rows[0]['seed'] + 1
      |     ^~~~~~~~~~~~~~~~~~~
script:4:5: error: column 'seed' holds integers beyond the range of 64 bits [df-type]
    4 | b = x['seed'] * 2
      |     ^~~~~~~~~~~~~
help: .map(str) converts them to strings, and drop(columns=[...]) removes the column
script:5:32: error: column 'seed' holds integers beyond the range of 64 bits [df-type]
    5 | c = pd.DataFrame(rows).groupby('seed').sum()
      |                                ^~~~~~
help: .map(str) converts them to strings, and drop(columns=[...]) removes the column
script:6:19: error: column 'seed' holds integers beyond the range of 64 bits [df-type]
    6 | d = x.sort_values('seed')
      |                   ^~~~~~
help: .map(str) converts them to strings, and drop(columns=[...]) removes the column
script:7:5: error: column 'seed' holds integers beyond the range of 64 bits [df-type]
    7 | e = x['seed'] == 18446744073709551616.0
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: .map(str) converts them to strings, and drop(columns=[...]) removes the column
script:8:5: error: unsupported operand types for <: 'int beyond 64 bits' and 'int' [df-type]
    8 | f = max(rows[0]['seed'], 1)
      |     ^~~~~~~~~~~~~~~~~~~~~~~
script:9:11: error: a 'int beyond 64 bits' cannot be converted to a number [df-type]
    9 | g = float(rows[0]['seed'])
      |           ^~~~~~~~~~~~~~~
script:10:6: error: a 'int beyond 64 bits' cannot be a key of a dict [df-type]
   10 | h = {rows[0]['seed']: 1}
      |      ^~~~~~~~~~~~~~~
script:11:29: error: unsupported operand types for /: 'int beyond 64 bits' and 'int' [df-type]
   11 | i = x['seed'].map(lambda v: v / 2)
      |                             ^~~~~
text at script:12:1:29: error: row labels must be strings, or numbers that fit into 64 bits [df-value]
    1 | {"columns": ["a"], "index": [18446744073709551616], "data": [[1]]}
      |                             ^~~~~~~~~~~~~~~~~~~~~~

=== pieces of JSON: half a surrogate and NUL become U+FFFD, beyond pandas
--- data r.json
{"none": null, "words": [NaN, Infinity, -Infinity], "zero": [-0, -0.0], "tiny": [5e-324, 1e-400], "half": "a\ud800b", "pair": "\ud83d\ude00", "nul": "x\u0000y", "solidus": "\/"}
--- script
d = json.load(open('r.json'))
df = pd.DataFrame({'k': list(d.keys()), 'v': [f'{v!r}' for v in d.values()]})
--- csv
k,v
none,None
words,"[nan, inf, -inf]"
zero,"[0, -0.0]"
tiny,"[5e-324, 0.0]"
half,'a�b'
pair,'😀'
nul,'x�y'
solidus,'/'
--- diag
r.json:1:10: warning: column 'v' contains 'None', where 'None' stands for a missing value or a group that did not match [df-not-finite]
    1 | {"none": null, "words": [NaN, Infinity, -Infinity], "zero": [-0, -0.0...
      |          ^
help: 'v' is missing in this row; the column is computed at script:2; before that line, drop the row, or replace the missing, infinite or 0 value
r.json:1:17: warning: column 'v' contains '[nan, inf, -inf]' [df-not-finite]
    1 | {"none": null, "words": [NaN, Infinity, -Infinity], "zero": [-0, -0.0], "tin...
      |                 ^
help: the column is computed at script:2; before that line, drop the row, or replace the missing, infinite or 0 value

=== a mark at the start, an empty file
--- data a.json
﻿[{"a": 1}]
--- data b.json

--- data c.json

--- script
a = pd.read_json('a.json')
b = pd.read_json('b.json')
c = json.load(open('c.json'))
--- diag
b.json:1:1: error: malformed JSON: the file is empty [json-syntax]
    1 | 
      | ^
help: read in script:2: b = pd.read_json('b.json')
c.json:1:1: error: malformed JSON: the file is empty [json-syntax]
    1 | 
      | ^
help: read in script:3: c = json.load(open('c.json'))

=== nested as deep as may be, and deeper
--- script
a = json.loads('[' * 100 + ']' * 100)
b = json.loads('[' * 101 + ']' * 101)
c = json.loads('[' * 10000)
df = a
--- diag
text at script:2:1:101: error: malformed JSON: lists and maps are nested too deeply [json-syntax]
    1 | ...[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]...
      |                                                                ^
text at script:3:1:101: error: malformed JSON: lists and maps are nested too deeply [json-syntax]
    1 | ...[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[...
      |                                                                ^

=== compression= of read_json
--- data x.json
[{"a": 1}]
--- script
a = pd.read_json('x.json', compression=None)
b = pd.read_json('x.json', compression='infer')
c = pd.read_json('x.json', compression='gzip')
d = pd.read_json('x.json', compression='bz2')
e = pd.read_json('x.json', compression=1)
f = pd.read_json(open('x.json'), compression='gzip')
g = pd.read_json(open('x.json'), compression='infer')
df = pd.concat([a, b, g])
--- diag
script:3:18: error: cannot read 'x.json': it is not a gzip file [file-read]
    3 | c = pd.read_json('x.json', compression='gzip')
      |                  ^~~~~~~~
help: copy or compress the file again
script:4:40: error: argument 'compression' of 'read_json' cannot be 'bz2' [df-value]
    4 | d = pd.read_json('x.json', compression='bz2')
      |                                        ^~~~~
help: choices are 'gzip', 'infer'
script:5:40: error: argument 'compression' of 'read_json' must be a string, not 1 [df-type]
    5 | e = pd.read_json('x.json', compression=1)
      |                                        ^
script:6:46: error: compression='gzip' for an open file is not part of df scripts [df-unsupported]
    6 | f = pd.read_json(open('x.json'), compression='gzip')
      |                                              ^~~~~~
help: open the file with gzip.open(file)

=== a fault in a file names the line that reads it
--- data x.json
[{"a": 1},
 {"a": }]
--- data y.json
[{"a": 1}, 2]
--- script
def read(name):
    return pd.DataFrame(json.load(open(name)))
for name in ['y.json', 'x.json']:
    a = json.load(open(name))
b = pd.read_json('x.json')
c = read('x.json')
d = pd.json_normalize(json.load(open('y.json')))
e = pd.read_json('y.json')
--- diag
x.json:2:8: error: malformed JSON: a value is missing or misspelt [json-syntax]
    2 |  {"a": }]
      |        ^
help: a value is a string in quotes, a number, [...], {...}, true, false or null; read in script:4: a = json.load(open(name)); in iteration 2 of the loop on line 3, name = 'x.json'
y.json:1:12: error: the records must all be objects or all be lists [df-value]
    1 | [{"a": 1}, 2]
      |            ^
help: read in script:8: e = pd.read_json('y.json')

=== a pattern in the data folder
--- data x.json
[]
--- script
a = glob.glob('data/*.json')
df = pd.DataFrame({'a': [len(a)]})
--- csv
a
0
--- diag
script:1:15: warning: no file matches 'data/*.json' [glob-empty]
    1 | a = glob.glob('data/*.json')
      |               ^~~~~~~~~~~~~
help: files are looked up in the page's folder, then in data; did you mean '*.json'?

=== columns without a value: null is an object, an entry that is missing is a float
--- data r.json
[{"a": null, "b": null, "c": 1}, {"b": null, "c": 2}]
--- script
x = pd.DataFrame(json.load(open('r.json')))
y = pd.json_normalize(json.load(open('r.json')))
z = pd.read_json('r.json', dtype=False)
df = pd.DataFrame({'x': [str(x[c].dtype) for c in x.columns], 'y': [str(y[c].dtype) for c in y.columns], 'z': [str(z[c].dtype) for c in z.columns]})
--- csv
x,y,z
float64,float64,float64
object,object,float64
int64,int64,int64

=== json_normalize: metas of no records
--- data r.json
[{"a": 1, "r": []}, {"a": 2, "r": []}]
--- script
df = pd.json_normalize(json.load(open('r.json')), 'r', ['a'])
--- csv
a
--- diag
script:1:6: warning: there are no rows in 'r.json' [json-no-rows]
    1 | df = pd.json_normalize(json.load(open('r.json')), 'r', ['a'])
      |      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: the frame has columns, but no rows

=== read_json: row labels of split that are dates
--- data r.json
{"columns": ["a"], "index": ["2024-01-02", "2024-01-03"], "data": [[1], [2]]}
--- script
df = pd.read_json('r.json', orient='split').reset_index()
df['day'] = df['index'].dt.day
--- csv
index,a,day
2024-01-02,1,2
2024-01-03,2,3

=== read_json: row labels of split that are numbers stay as they are
--- data r.json
{"columns": ["a"], "index": [0.0, 1.0], "data": [[1], [2]]}
--- script
df = pd.read_json('r.json', orient='split').reset_index()
--- csv
index,a
0.0,1
1.0,2

=== read_json: dates that are integers in strings, blanks, and empty strings
--- data r.json
[{"date": "1_0", "at_time": " 8 ", "modified": "1_700_000_000"}, {"date": 94, "at_time": "", "modified": 1700000001}]
--- script
df = pd.read_json('r.json')
df['types'] = ' '.join([str(df[c].dtype) for c in df.columns])
--- csv
date,at_time,modified,types
10,1970-01-01 00:00:08,2023-11-14 22:13:20,int64 datetime64[ns] datetime64[ns]
94,,2023-11-14 22:13:21,int64 datetime64[ns] datetime64[ns]
--- diag
r.json:1:11: warning: the string '1_0' in column 'date' becomes the number 10 [json-text-number]
    1 | [{"date": "1_0", "at_time": " 8 ", "modified": "1_700_000_000"}, {"date": 94, "at_time": "", "modified": 1700000001}]
      |           ^~~~~
help: add dtype=False to keep all strings, or declare the column as 'type: string' in the schema

=== records that all have names of their own
--- script
text = '[' + ', '.join(['{"k%d": 1}' % i for i in range(5000)]) + ']'
df = pd.read_json(io.StringIO(text))
--- diag
text at script:2:1:56247: error: malformed JSON: the records have too many different keys [json-syntax]
    1 | ...": 1}, {"k4093": 1}, {"k4094": 1}, {"k4095": 1}, {"k4096": 1}, {"k4097": 1}, {"k4098": 1}, {"k4099": 1}, {"k4100": 1}, {...
      |                                                                ^
help: read them as rows: pd.DataFrame(list(record.items()))

=== a column that lost all cells
--- script
text = '[{}, {"a": {"b": 1}, "a": true}, {}]'
df = pd.json_normalize(json.loads(text))
--- csv
a
""
True
""
--- diag
text at script:2:1:22: warning: 'a' occurs twice in an object [json-key-twice]
    1 | [{}, {"a": {"b": 1}, "a": true}, {}]
      |                      ^~~
help: remove one of the entries: only the last one counts

=== read_json: dates as strings beside numbers
--- data mixed.json
[{"date": "2026-01-01", "x": 1}, {"date": 1767225600, "x": 2}]
--- data blank.json
[{"date": "2026-01-01", "x": 1}, {"date": " ", "x": 2}]
--- script
df = pd.read_json('blank.json')
df['kept'] = pd.read_json('mixed.json', convert_dates=False)['date']
pd.read_json('mixed.json')
--- diag
script:3:1: error: column 'date' contains dates both as strings and as numbers [df-value]
    3 | pd.read_json('mixed.json')
      | ^~~~~~~~~~~~~~~~~~~~~~~~~~
help: convert_dates=False keeps the cells as they are
