=== paths as names of files
--- data a.csv
k,n
x,1
--- data a.json
[{"k": "y", "n": 2}]
--- data t.txt
one
two
--- script
from pathlib import Path
import pathlib
DATA = Path('x').parent
df = pd.concat([pd.read_csv(Path('a.csv')), pd.read_json(DATA / 'a.json')])
df['t'] = Path('t.txt').read_text().splitlines()
df['u'] = open(pathlib.Path('.', 't.txt')).readline().strip()
with Path('t.txt').open() as f:
    df['v'] = f.read().split()
--- csv
k,n,t,u,v
x,1,one,one,one
y,2,two,one,two

=== paths of files that match a pattern
--- data run-b.json
[{"n": 2}]
--- data run-a.json
[{"n": 1}]
--- data other.json
[{"n": 4}]
--- script
from pathlib import Path
frames = []
for p in sorted(Path('.').glob('run-*.json')) + sorted(Path().glob('[a-o]*.json'), reverse=True):
    d = pd.read_json(p)
    d['run'] = p.stem
    d['path'] = f'{p}'
    frames.append(d)
df = pd.concat(frames)
--- csv
n,run,path
1,run-a,run-a.json
2,run-b,run-b.json
4,other,other.json

=== parts of paths
--- script
from pathlib import Path
paths = ['a/b.c.d', '.x', 'x.', '..', '.', '', 'a//b/./c/', '/a', '/', '...', 'a..b', './a/../b.']
df = pd.DataFrame({'p': paths})
df['str'] = df['p'].map(lambda p: str(Path(p)))
df['name'] = df['p'].map(lambda p: Path(p).name)
df['stem'] = df['p'].map(lambda p: Path(p).stem)
df['suffix'] = df['p'].map(lambda p: Path(p).suffix)
df['parent'] = df['p'].map(lambda p: str(Path(p).parent))
df['joined'] = df['p'].map(lambda p: str(Path('q', p) / 'r'))
df['equal'] = df['p'].map(lambda p: Path(p) == Path('.'))
df['in'] = df['p'].map(lambda p: Path(p) in [Path('/a')] or Path(p) == p)
df['order'] = [str(p) for p in sorted([Path(p) for p in paths])]
--- csv
p,str,name,stem,suffix,parent,joined,equal,in,order
a/b.c.d,a/b.c.d,b.c.d,b.c,.d,a,q/a/b.c.d/r,False,False,.
.x,.x,.x,.x,,.,q/.x/r,False,False,.
x.,x.,x.,x.,,.,q/x./r,False,False,..
..,..,..,..,,.,q/../r,False,False,...
.,.,,,,.,q/r,True,False,.x
,.,,,,.,q/r,True,False,/
a//b/./c/,a/b/c,c,c,,a/b,q/a/b/c/r,False,False,/a
/a,/a,a,a,,/,/a/r,False,True,a/../b.
/,/,,,,/,/r,False,False,a/b/c
...,...,...,...,,.,q/.../r,False,False,a/b.c.d
a..b,a..b,a..b,a.,.b,.,q/a..b/r,False,False,a..b
./a/../b.,a/../b.,b.,b.,,a/..,q/a/../b./r,False,False,x.

=== paths that are refused
--- data a.csv
k
x
--- script
from pathlib import Path
p = Path('a.csv')
a = pd.DataFrame({'p': [p]})
b = {p: 1}
c = p.upper()
d = p + 'x'
e = repr(p)
f = p / 1
g = list(Path('.').glob('**/*.csv'))
h = Path('b.csv').read_text()
--- diag
script:3:19: error: a cell cannot hold a 'Path' [df-type]
    3 | a = pd.DataFrame({'p': [p]})
      |                   ^~~
script:4:6: error: a 'Path' cannot be a key of a dict [df-type]
    4 | b = {p: 1}
      |      ^
script:5:7: error: 'upper' of Path is not part of df scripts [df-unsupported]
    5 | c = p.upper()
      |       ^~~~~
help: `perfpress help df` lists all functions and methods
script:6:5: error: unsupported operand types for +: 'Path' and 'str' [df-type]
    6 | d = p + 'x'
      |     ^~~~~~~
script:7:10: error: a 'Path' cannot be converted to a string here [df-type]
    7 | e = repr(p)
      |          ^
script:8:5: error: a part of a path must be a string or a Path, not 'int' [df-type]
    8 | f = p / 1
      |     ^~~~~
script:9:25: error: the pattern '**/*.csv' in Path.glob() is not part of df scripts [df-unsupported]
    9 | g = list(Path('.').glob('**/*.csv'))
      |                         ^~~~~~~~~~
help: write glob.glob('runs/**/*.json', recursive=True)
script:10:5: error: cannot find file 'b.csv' [file-missing]
   10 | h = Path('b.csv').read_text()
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~
help: it is searched for in the site's folder and in data; did you mean 'a.csv'?
