=== sorting by categories
--- script
df = pd.DataFrame({'size': ['large', 'small', 'medium', 'small', None], 'v': [1, 2, 3, 4, 5]})
df['plain'] = df['size'].astype('category')
df['size'] = pd.Categorical(df['size'], categories=['small', 'medium', 'large'], ordered=True)
by = df.sort_values('size')
df['order'] = by['v'].tolist()
df['down'] = df.sort_values(['size', 'v'], ascending=False)['v'].tolist()
df['abc'] = df.sort_values('plain')['v'].values
df['is'] = df['size'] == 'small'
df['up'] = df['size'].str.upper()
df['type'] = str(df['size'].dtype) + ' ' + str(df['plain'].dtype)
df = df[df['v'] > 1].sort_values('size', ignore_index=True)
--- csv
size,v,plain,order,down,abc,is,up,type
small,2,small,4,3,3,True,SMALL,category category
small,4,small,1,2,4,True,SMALL,category category
medium,3,medium,3,4,2,False,MEDIUM,category category
,5,,5,5,5,False,,category category

=== what is no category is missing
--- script
df = pd.DataFrame({'a': ['x', 'y', 'z']})
df['b'] = pd.Categorical(df['a'], categories=['z', 'x'])
df['c'] = pd.Series([3, 1, 2]).astype('category')
df = df.sort_values('b')
--- csv
a,b,c
z,z,2
x,x,3
y,,1

=== strings keep what is missing
--- data t.csv
n,s,x
1,a,0.5
2,,
--- script
df = pd.read_csv('t.csv')
df['m'] = df['s'].astype('string')
df['t'] = df['x'].astype('string')
df['u'] = df['n'].astype('string') + '!'
df['old'] = df['s'].astype('str')
df['type'] = [str(d) for d in [df['m'].dtype, df['n'].dtype]]
--- csv
n,s,x,m,t,u,old,type
1,a,0.5,a,0.5,1!,a,string
2,,,,,2!,nan,int64
--- diag
t.csv:3:3: warning: column 'old' is 'nan' here [df-not-finite]
    3 | 2,,
      |   ^
help: 's' is missing; it is computed at script:5
