=== dicts, lists and values
--- data a.json
{"name": "x\"y\u00e9", "n": 12, "f": 1.5e3, "t": true, "no": null,
 "list": [1, 2.0, "three", [4], {"five": 5}], "empty": {}, "none": []}
--- script
d = json.load(open('a.json'))
df = pd.DataFrame({'k': list(d.keys())})
df['v'] = [str(x) for x in d.values()]
df['items'] = [k + '=' + str(v) for k, v in d.items()]
df['len'] = len(d)
df['get'] = d.get('missing', 'default')
df['in'] = 'n' in d
df['not'] = 'm' in d
df['at'] = d['list'][-1]['five']
df['slice'] = str(d['list'][1:3])
df['repr'] = f'{d["name"]!r}'
df['loop'] = str([x for x in d['list'] if not isinstance(x, list)]) if False else str([x for x in d['list'][:3]])
df['sum'] = sum(d['list'][:2])
--- csv
k,v,items,len,get,in,not,at,slice,repr,loop,sum
name,"x""yé","name=x""yé",8,default,True,False,5,"[2.0, 'three']","'x""yé'","[1, 2.0, 'three']",3.0
n,12,n=12,8,default,True,False,5,"[2.0, 'three']","'x""yé'","[1, 2.0, 'three']",3.0
f,1500.0,f=1500.0,8,default,True,False,5,"[2.0, 'three']","'x""yé'","[1, 2.0, 'three']",3.0
t,True,t=True,8,default,True,False,5,"[2.0, 'three']","'x""yé'","[1, 2.0, 'three']",3.0
no,None,no=None,8,default,True,False,5,"[2.0, 'three']","'x""yé'","[1, 2.0, 'three']",3.0
list,"[1, 2.0, 'three', [4], {'five': 5}]","list=[1, 2.0, 'three', [4], {'five': 5}]",8,default,True,False,5,"[2.0, 'three']","'x""yé'","[1, 2.0, 'three']",3.0
empty,{},empty={},8,default,True,False,5,"[2.0, 'three']","'x""yé'","[1, 2.0, 'three']",3.0
none,[],none=[],8,default,True,False,5,"[2.0, 'three']","'x""yé'","[1, 2.0, 'three']",3.0
--- diag
a.json:1:62: warning: column 'items' contains 'no=None', where 'None' stands for a missing value or a group that did not match [df-not-finite]
    1 | {"name": "x\"y\u00e9", "n": 12, "f": 1.5e3, "t": true, "no": null,
      |                                                              ^
help: 'v' is missing in this row; the column is computed at script:4; before that line, drop the row, or replace the missing, infinite or 0 value
a.json:1:62: warning: column 'v' contains 'None', where 'None' stands for a missing value or a group that did not match [df-not-finite]
    1 | {"name": "x\"y\u00e9", "n": 12, "f": 1.5e3, "t": true, "no": null,
      |                                                              ^
help: 'x' is missing in this row; the column is computed at script:3; before that line, drop the row, or replace the missing, infinite or 0 value

=== json.loads of strings
--- script
texts = ['{"a": [1, {"b": null}]}', '[]', '"x"', '3', '-0', '1e400', ' true ', 'NaN', '-Infinity', '{}', '"\\u00e9\\n"', '[1.0, 1E2, -2.5e-3]']
df = pd.DataFrame({'r': [str(json.loads(t)) for t in texts]})
--- csv
r
"{'a': [1, {'b': None}]}"
[]
x
3
0
inf
True
nan
-inf
{}
"é
"
"[1.0, 100.0, -0.0025]"
--- diag
script:2:20: warning: column 'r' contains '{'a': [1, {'b': None}]}', where 'None' stands for a missing value or a group that did not match [df-not-finite]
    2 | df = pd.DataFrame({'r': [str(json.loads(t)) for t in texts]})
      |                    ^~~
help: the column is computed at script:2; before that line, drop the row, or replace the missing, infinite or 0 value
script:2:26: warning: column 'r' contains '-inf' [df-not-finite]
    2 | df = pd.DataFrame({'r': [str(json.loads(t)) for t in texts]})
      |                          ^~~~~~~~~~~~~~~~~~
help: the column is computed at script:2; before that line, drop the row, or replace the missing, infinite or 0 value
script:2:26: warning: column 'r' contains 'inf' [df-not-finite]
    2 | df = pd.DataFrame({'r': [str(json.loads(t)) for t in texts]})
      |                          ^~~~~~~~~~~~~~~~~~
help: the column is computed at script:2; before that line, drop the row, or replace the missing, infinite or 0 value
script:2:26: warning: column 'r' contains 'nan' [df-not-finite]
    2 | df = pd.DataFrame({'r': [str(json.loads(t)) for t in texts]})
      |                          ^~~~~~~~~~~~~~~~~~
help: 'json.loads(t)' is missing in row 8; the column is computed at script:2; before that line, drop the row, or replace the missing, infinite or 0 value

=== a frame from a list of dicts
--- data runs.json
{"context": {"date": "2026-01-02"},
 "benchmarks": [
  {"name": "sort", "real_time": 3801.2, "cpu": 3800, "tags": ["a", "b"]},
  {"name": "find", "real_time": 12, "cpu": null, "stats": {"min": 1}}
 ]}
--- script
data = json.load(open('runs.json'))
df = pd.DataFrame(data['benchmarks'])
df['date'] = data['context']['date']
df['first'] = df['tags'].str[0]
df['min'] = df['stats'].map(lambda d: d['min'], na_action='ignore')
df = df.drop(columns=['tags', 'stats'])
--- csv
name,real_time,cpu,date,first,min
sort,3801.2,3800.0,2026-01-02,a,
find,12.0,,2026-01-02,,1.0

=== a frame from values of dicts
--- data k6.json
{"metrics": {"waiting": {"avg": 12.5, "p(95)": 30}, "vus": {"value": 3}, "sending": {"avg": 0.5, "p(95)": 1.25}}}
--- script
metrics = json.load(open('k6.json'))['metrics']
df = pd.DataFrame([{'Metric': k, 'Average': v['avg'], 'P95': v['p(95)']} for k, v in metrics.items() if 'avg' in v])
df['Total'] = df['Average'].sum() + metrics['vus']['value']
--- csv
Metric,Average,P95,Total
waiting,12.5,30.0,16.0
sending,0.5,1.25,16.0

=== lines of JSON after other text
--- data log.txt
starting
:::LOG {"key": "start", "t": 5}
other
:::LOG {"key": "stop", "t": 65, "v": [1, 2]}
--- script
events = [json.loads(line[7:]) for line in open('log.txt') if line.startswith(':::LOG ')]
df = pd.DataFrame(events)[['key', 't']]
df['n'] = pd.json_normalize(events)['t']
--- csv
key,t,n
start,5,5
stop,65,65

=== many files, one frame
--- data run-1.json
{"id": 1, "stats": {"median": 0.5}, "data": [1, 2]}
--- data run-2.json
{"id": 2, "stats": {"median": 0.75}, "data": [3]}
--- script
files = sorted(glob.glob('run-*.json'))
df = pd.DataFrame([{'File': os.path.splitext(f)[0], **{}} for f in files]) if False else pd.DataFrame({'File': [os.path.splitext(f)[0] for f in files]})
runs = [json.load(open(f)) for f in files]
df['Median'] = [r['stats']['median'] for r in runs]
df['Id'] = [r['id'] for r in runs]
df['Data'] = [r['data'] for r in runs]
df = df.explode('Data')
--- csv
File,Median,Id,Data
run-1,0.5,1,1
run-1,0.5,1,2
run-2,0.75,2,3

=== a key twice: the last one counts
--- data a.json
{"a": 1, "b": {"c": 1, "c": 2}, "a": 3}
--- script
d = json.load(open('a.json'))
df = pd.DataFrame({'a': [d['a'], d['b']['c'], len(d)], 'k': str(list(d))})
--- csv
a,k
3,"['a', 'b']"
2,"['a', 'b']"
2,"['a', 'b']"
--- diag
a.json:1:24: warning: 'c' occurs twice in an object [json-key-twice]
    1 | {"a": 1, "b": {"c": 1, "c": 2}, "a": 3}
      |                        ^~~
help: remove one of the entries: only the last one counts

=== changed dicts and lists
--- data a.json
{"a": {"x": 1, "y": 2}, "b": [1, 2]}
--- script
d = json.load(open('a.json'))
d['a']['x'] = 10
d['c'] = 5
b = d['b']
b += [3]
df = pd.json_normalize(d)[['a.x', 'a.y', 'c']]
df['d'] = str(d)
--- csv
a.x,a.y,c,d
10,2,5,"{'a': {'x': 10, 'y': 2}, 'b': [1, 2, 3], 'c': 5}"

=== malformed JSON
--- data a.json
{"a": 1,
 "b": }
--- data b.json
{"a": 1}
{"a": 2}
--- data c.json
{"a": 12345678901234567890}
--- data d.json
log: {"a": 1}
--- data e.json
[1, 2
--- script
a = json.load(open('a.json'))
b = json.load(open('b.json'))
c = json.load(open('c.json'))
d = json.load(open('d.json'))
e = json.load(open('e.json'))
f = json.loads('{"x": [1,, 2]}')
g = json.loads('')
h = json.load('a.json')
i = json.loads(3)
j = json.load(open('a.json'))['b']
k = json.loads('{"a": 1}')['b']
l = json.loads('[1]')[1]
--- diag
a.json:2:7: error: malformed JSON: a value is missing or misspelt [json-syntax]
    2 |  "b": }
      |       ^
help: a value is a string in quotes, a number, [...], {...}, true, false or null; read in script:1: a = json.load(open('a.json'))
b.json:2:1: error: malformed JSON: unexpected text after the end of the value [json-syntax]
    2 | {"a": 2}
      | ^
help: each line is a separate JSON value: read the file with pd.read_json(FILE, lines=True); read in script:2: b = json.load(open('b.json'))
d.json:1:1: error: malformed JSON: a value is missing or misspelt [json-syntax]
    1 | log: {"a": 1}
      | ^
help: a value is a string in quotes, a number, [...], {...}, true, false or null; read in script:4: d = json.load(open('d.json'))
e.json:1:6: error: malformed JSON: ',' or ']' is missing [json-syntax]
    1 | [1, 2
      |      ^
help: read in script:5: e = json.load(open('e.json'))
script:8:15: error: 'json.load' needs an open file, not the string 'a.json' [df-type]
    8 | h = json.load('a.json')
      |               ^~~~~~~~
help: open the file first: json.load(open(file))
script:9:16: error: 'json.loads' needs a string, not 3 [df-type]
    9 | i = json.loads(3)
      |                ^
script:11:28: error: 'b' is not a key of the dict [df-value]
   11 | k = json.loads('{"a": 1}')['b']
      |                            ^~~
help: write .get('b') to get None for a missing key
script:12:23: error: index 1 is out of range: there is 1 value [df-value]
   12 | l = json.loads('[1]')[1]
      |                       ^
help: positions count from 0; -1 is the last one
text at script:6:1:10: error: malformed JSON: a value is missing or misspelt [json-syntax]
    1 | {"x": [1,, 2]}
      |          ^
help: a value is a string in quotes, a number, [...], {...}, true, false or null
text at script:7:1:1: error: malformed JSON: the file is empty [json-syntax]

=== the part of a file that is JSON
--- data data.js
window.BENCHMARK_DATA = {
  "entries": {"Go": [{"v": 1}, {"v": 2}]},
  "bad": [1, 2,]
}
--- data good.js
window.BENCHMARK_DATA = {
  "entries": {"Go": [{"v": 1}, {"v": 2}]}
}
--- script
text = open('data.js').read()
good = open('good.js').read()
df = pd.DataFrame(json.loads(good[good.index('{'):])['entries']['Go'])
x = json.loads(text[text.index('{'):])
--- diag
data.js:3:16: error: malformed JSON: a value is missing or misspelt [json-syntax]
    3 |   "bad": [1, 2,]
      |                ^
help: a value is a string in quotes, a number, [...], {...}, true, false or null; read in script:4: x = json.loads(text[text.index('{'):])

=== text in a StringIO
--- script
df = pd.DataFrame(json.load(io.StringIO('[{"a": 1, "b": "x"}, {"a": 2}]')))
--- csv
a,b
1,x
2,
