=== a function converts each cell of a column
--- data t.csv
Model,rate,share,date,n
bert,"1,500",12%,05.01.2026,1
t5,,3.5%,,2
NA,n/a,,06.01.2026,x
--- script
def percent(x):
    if x == '':
        return None
    return float(x[:-1]) / 100
a = pd.read_csv('t.csv', converters={'rate': lambda x: x.replace(',', '.'), 'share': percent, 'Model': str, 'n': len}, dtype={'n': str})
b = pd.read_csv('t.csv', converters={'date': lambda x: x[6:] + '-' + x[3:5] + '-' + x[:2]}, parse_dates=['date'], skiprows=[2], index_col='Model', usecols=['Model', 'date'])
c = pd.read_csv('t.csv', converters={'rate': lambda x: x == '', 'Model': lambda x: x.upper()}, dtype=str)
df = a.assign(type=a.dtypes.astype('str').tolist()[:3])
df['empty'] = c['rate']
df['upper'] = c['Model']
df['other'] = c['n']
df['days'] = [len(b), b['date'].dt.day.sum(), b.index[1]]
--- csv
Model,rate,share,date,n,type,empty,upper,other,days
bert,1.500,0.12,05.01.2026,1,object,False,BERT,1,2.0
t5,,0.035,,1,object,True,T5,2,11.0
NA,n/a,,06.01.2026,1,float64,False,NA,x,

=== cells separated by tabs
--- data t.tsv
Model	ms
bert	10
t5, large	20.5
--- data s.csv
a;b
1;2
--- script
df = pd.read_table('t.tsv')
df['name'] = pd.read_table('t.tsv', converters={'Model': lambda x: x[:2]})['Model']
df['b'] = pd.read_table('s.csv', sep=';')['b'][0] + pd.read_table(io.StringIO('k\tb\n1\t5\n'))['b'][0]
df['c'] = pd.read_table('s.csv', delimiter=';', names=['x', 'y'], header=None)['y']
--- csv
Model,ms,name,b,c
bert,10.0,be,7,b
"t5, large",20.5,t5,7,2

=== what cannot convert cells
--- data t.csv
a,b
1,2
--- script
a = pd.read_csv('t.csv', converters=str)
a = pd.read_csv('t.csv', converters={'a': 'str'})
a = pd.read_csv('t.csv', converters={'c': str})
a = pd.read_csv('t.csv', converters={0: str})
a = pd.read_csv('t.csv', converters={'a': lambda x: x + 1})
--- diag
script:1:37: error: argument 'converters' of 'read_csv' must be a dict that maps column names to functions, not 'type' [df-type]
    1 | a = pd.read_csv('t.csv', converters=str)
      |                                     ^~~
help: write a function, such as lambda x: x * 2
script:2:37: error: argument 'converters' of 'read_csv' must be a dict that maps column names to functions, not 'dict' [df-type]
    2 | a = pd.read_csv('t.csv', converters={'a': 'str'})
      |                                     ^~~~~~~~~~~~
help: write a function, such as lambda x: x * 2
script:3:37: error: unknown column 'c' [df-column]
    3 | a = pd.read_csv('t.csv', converters={'c': str})
      |                                     ^~~~~~~~~~
help: columns are 'a', 'b'
script:4:37: error: a converter for a column position is not part of df scripts [df-unsupported]
    4 | a = pd.read_csv('t.csv', converters={0: str})
      |                                     ^~~~~~~~
help: write the name of the column instead
script:5:53: error: unsupported operand types for +: 'str' and 'int' [df-type]
    5 | a = pd.read_csv('t.csv', converters={'a': lambda x: x + 1})
      |                                                     ^~~~~
help: .astype('float') converts strings to numbers, and .astype('str') converts numbers to strings
