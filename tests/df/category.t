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

=== where and mask of categories
--- script
df = pd.DataFrame({'a': ['x', 'y', 'z'], 'n': [1, 2, 3]})
df['a'] = df['a'].astype('category')
df['none'] = df['a'].where(df['n'] > 1)
df['value'] = df['a'].where(df['n'] > 1, 'z')
df['column'] = df['a'].where(df['n'] > 1, df['a'].shift(-1))
df['mask'] = df['a'].mask(df['n'] > 1, df['a'].shift(1))
--- csv
a,n,none,value,column,mask
x,1,,z,y,x
y,2,y,y,y,x
z,3,z,z,z,y

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
t.csv:3:3: warning: column 'old' contains 'nan' [df-not-finite]
    3 | 2,,
      |   ^
help: 's' is missing in this row; the column is computed at script:5; before that line, drop the row, or replace the missing, infinite or 0 value

=== comparing categories
--- script
df = pd.DataFrame({'k': pd.Categorical(['b', 'a', 'c', None], categories=['c', 'b', 'a'], ordered=True)})
df['gt'] = df['k'] > 'b'
df['le'] = df['k'] <= 'b'
df['eq'] = df['k'] == 'b'
df['none'] = df['k'] == 'zz'
df['self'] = df['k'] >= df['k']
df['turned'] = 'b' < df['k']
df['cut'] = pd.cut(pd.Series([1, 5, 9, 12]), [0, 4, 8, 10], labels=['low', 'mid', 'high']) >= 'mid'
--- csv
k,gt,le,eq,none,self,turned,cut
b,False,True,True,False,True,False,False
a,True,False,False,False,True,True,True
c,False,True,False,False,True,False,True
,False,False,False,False,False,False,False

=== .cat
--- script
df = pd.DataFrame({'s': ['b', 'a', 'c', 'b']})
k = df['s'].astype('category')
df['codes'] = k.cat.codes
df['list'] = ''.join(k.cat.categories)
df['ordered'] = k.cat.ordered
df['set'] = k.cat.set_categories(['b', 'a', 'zz'])
df['re'] = k.cat.reorder_categories(['c', 'b', 'a'], ordered=True)
df['name'] = k.cat.rename_categories({'a': 'A'})
df['names'] = k.cat.rename_categories(['x', 'y', 'z'])
df['upper'] = k.cat.rename_categories(lambda v: v * 2)
df['add'] = ','.join(k.cat.add_categories(['q', 'r']).cat.categories)
df['drop'] = k.cat.remove_categories('a')
df['used'] = len(df['set'].cat.remove_unused_categories().cat.categories)
df['fill'] = df['set'].cat.add_categories(['other']).fillna('other')
df['up'] = k.cat.as_ordered() > 'a'
df = df.sort_values('re')
--- csv
s,codes,list,ordered,set,re,name,names,upper,add,drop,used,fill,up
c,2,abc,False,,c,c,z,cc,"a,b,c,q,r",c,2,other,True
b,1,abc,False,b,b,b,y,bb,"a,b,c,q,r",b,2,b,True
b,1,abc,False,b,b,b,y,bb,"a,b,c,q,r",b,2,b,True
a,0,abc,False,a,a,A,x,aa,"a,b,c,q,r",,2,a,False

=== faults of categories
--- script
k = pd.Series(['b', 'a']).astype('category')
o = k.cat.as_ordered()
a = k > 'a'
b = o > 'z'
c = o > pd.Series(['a', 'b'])
d = pd.Series(['a']).cat
e = k.cat.reorder_categories(['a'])
f = k.cat.set_categories(['a', 'a'])
g = k.cat.add_categories('a')
h = k.cat.remove_categories(['q'])
i = k.cat.rename_categories(['q'])
j = o > o.cat.add_categories('x')
--- diag
script:3:5: error: unordered categories can only be compared with == and != [df-type]
    3 | a = k > 'a'
      |     ^~~~~~~
help: pd.Categorical(..., ordered=True) and .cat.as_ordered() make categories ordered
script:4:5: error: 'z' is not one of the column's categories [df-value]
    4 | b = o > 'z'
      |     ^~~~~~~
help: categories are 'a', 'b'
script:5:5: error: categories can only be compared with the same categories or with one of them [df-type]
    5 | c = o > pd.Series(['a', 'b'])
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~
help: column.astype('str') converts them to strings
script:6:5: error: '.cat' needs a column of categories, not of object [df-type]
    6 | d = pd.Series(['a']).cat
      |     ^~~~~~~~~~~~~~~~~~~~
help: convert it first: .astype('category')
script:7:30: error: the new categories must be the old ones in another order [df-value]
    7 | e = k.cat.reorder_categories(['a'])
      |                              ^~~~~
help: categories are 'a', 'b'
script:8:32: error: category 'a' is listed twice [df-value]
    8 | f = k.cat.set_categories(['a', 'a'])
      |                                ^~~
script:9:26: error: category 'a' already exists [df-value]
    9 | g = k.cat.add_categories('a')
      |                          ^~~
help: categories are 'a', 'b'
script:10:30: error: 'q' is not one of the categories [df-value]
   10 | h = k.cat.remove_categories(['q'])
      |                              ^~~
help: categories are 'a', 'b'
script:11:29: error: found 1 name for 2 categories, expected one for each [df-value]
   11 | i = k.cat.rename_categories(['q'])
      |                             ^~~~~
script:12:5: error: categories can only be compared with the same categories or with one of them [df-type]
   12 | j = o > o.cat.add_categories('x')
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: column.astype('str') converts them to strings

=== categories of categories
--- script
s = pd.Series(['b', 'a']).astype('category').cat.set_categories(['b', 'a', 'z'], ordered=True)
t = pd.Series(pd.Categorical(s[s == 'a']))
df = pd.DataFrame({'n': [len(t.cat.categories)], 'ordered': [t.cat.ordered], 'max': [s.max()]})
--- csv
n,ordered,max
3,True,a

=== functions and missing categories
--- script
df = pd.DataFrame({'ms': [6.0, None, 90.0, 6.5]})
k = pd.cut(df['ms'], [0, 10, 100], labels=['fast', 'slow'])
df['map'] = k.map(lambda v: 'not measured' if pd.isna(v) else v)
df['apply'] = k.apply(lambda v: 'not measured' if pd.isna(v) else v)
df['upper'] = k.map(str.upper)
df['format'] = k.map('{}!'.format)
df['len'] = k.map(len)
df['one'] = k.map(lambda v: 'x')
df['first'] = k.transform(lambda v: v[0])
df['isna'] = k.isna().map(lambda v: v)
--- csv
ms,map,apply,upper,format,len,one,first,isna
6.0,fast,fast,FAST,fast!,4.0,x,f,False
,,,,,,,,True
90.0,slow,slow,SLOW,slow!,4.0,x,s,False
6.5,fast,fast,FAST,fast!,4.0,x,f,False

=== mapped categories keep their order
--- script
k = pd.Series(pd.Categorical(['L', 'S', 'L'], categories=['S', 'M', 'L'], ordered=True))
df = pd.DataFrame({'n': [1, 2, 3]})
df['de'] = k.map({'S': 'klein', 'M': 'mittel', 'L': 'groß'})
df['two'] = k.map({'S': 'x', 'M': 'x', 'L': 'a'})
df['max'] = df['de'].max()
df['mode'] = k.map(lambda v: v * 2).mode()[0]
df = df.sort_values('de').groupby(['de']).agg({'n': 'sum', 'two': 'min', 'max': 'first', 'mode': 'first'}).reset_index()
--- csv
de,n,two,max,mode
klein,2,x,groß,LL
mittel,0,,,
groß,4,a,groß,LL

=== a function of a category without rows
--- script
df = pd.DataFrame({'k': pd.Categorical(['b', 'a', 'b'], categories=['c', 'b', 'a']), 'g': ['x', 'y', 'y'], 'n': [1, 2, 3]})
one = df.groupby('k')['n'].apply(lambda s: s.max()).reset_index(name='max')
one['sum'] = df.groupby('k').apply(lambda f: f['n'].sum()).tolist()
one['count'] = df.groupby('k', as_index=False)['n'].apply(len)['n']
one['join'] = df.groupby('k')['g'].apply(', '.join).tolist()
two = df.groupby(['k', 'g'])['n'].apply(lambda s: s.sum()).reset_index()
wide = df.groupby(['k', 'g']).apply(lambda f: pd.Series({'n': len(f)})).reset_index()
df = pd.concat([one, two, wide])
--- csv
k,max,sum,count,join,g,n
c,,0.0,0.0,,,
b,3.0,4.0,2.0,"x, y",,
a,2.0,2.0,1.0,y,,
c,,,,,x,
c,,,,,y,
b,,,,,x,1.0
b,,,,,y,3.0
a,,,,,x,
a,,,,,y,2.0
c,,,,,x,
c,,,,,y,
b,,,,,x,1.0
b,,,,,y,1.0
a,,,,,x,
a,,,,,y,1.0
--- diag
script:2:34: warning: column 'max' contains nan in row 1 [df-not-finite]
    2 | one = df.groupby('k')['n'].apply(lambda s: s.max()).reset_index(name='max')
      |                                  ^~~~~~~~~~~~~~~~~
help: the column is computed at script:2; drop the row, or call .fillna()

=== a function that needs rows
--- script
df = pd.DataFrame({'k': pd.Categorical(['b'], categories=['c', 'b']), 'n': [1]})
df = df.groupby('k')['n'].apply(lambda s: s.iloc[0])
--- diag
script:2:50: error: index 0 is out of range: there are no values [df-value]
    2 | df = df.groupby('k')['n'].apply(lambda s: s.iloc[0])
      |                                                  ^
help: a category has no rows; groupby(..., observed=True) skips it

=== categories counted
--- script
df = pd.DataFrame({'k': pd.Categorical(['b', None, 'b', 'a', None], categories=['c', 'b', 'a']), 'g': ['x', 'x', 'y', 'y', 'y']})
one = df['k'].value_counts(dropna=False).reset_index()
one['share'] = df['k'].value_counts(dropna=False, normalize=True).tolist()
two = df.groupby('g')['k'].value_counts().reset_index()
three = df[['g', 'k']].value_counts().reset_index()
df = df.dropna()
four = pd.crosstab(df['g'], df['k']).reset_index()
five = df.assign(n=1).pivot_table(index='k', values='n', aggfunc='sum', observed=True).reset_index()
df = pd.concat([one, two, three, four, five])
--- csv
k,count,share,g,b,a,n
b,2.0,0.4,,,,
,2.0,0.4,,,,
a,1.0,0.2,,,,
c,0.0,0.0,,,,
b,1.0,,x,,,
c,0.0,,x,,,
a,0.0,,x,,,
b,1.0,,y,,,
a,1.0,,y,,,
c,0.0,,y,,,
b,1.0,,x,,,
b,1.0,,y,,,
a,1.0,,y,,,
,,,x,1.0,0.0,
,,,y,1.0,1.0,
b,,,,,,2.0
a,,,,,,1.0

=== modes of categories
--- script
df = pd.DataFrame({'k': pd.Categorical(['L', 'S', 'S', 'L'], categories=['S', 'M', 'L']), 's': ['L', 'S', 'S', 'L']})
df['one'] = df['k'].mode()[0]
df['s'] = df['s'].mode()[0]
df = df.mode()
--- csv
k,s,one
S,L,S
L,,

=== pairs that no row has
--- script
d = pd.DataFrame({'k': pd.Categorical(['b', 'b', 'a'], categories=['c', 'b', 'a']), 'g': ['x', 'y', 'x'], 'n': [1, 2, 0], 'b': [True, False, True]})
by = d.groupby(['k', 'g'])
df = by['n'].agg(['any', 'all', 'prod', 'sum', 'nunique', 'size', len, lambda s: s.sum()])
df.columns = ['any', 'all', 'prod', 'sum', 'unique', 'size', 'len', 'lambda']
df['b'] = by['b'].any()
df['min'] = by['b'].min()
df = df.reset_index()
df['number'] = by.ngroup()
df['each'] = by['n'].transform('prod')
--- csv
k,g,any,all,prod,sum,unique,size,len,lambda,b,min,number,each
c,x,,,,0,0,0,,,,,0.0,1.0
c,y,,,,0,0,0,,,,,1.0,2.0
b,x,True,True,1.0,1,1,1,1.0,1.0,True,True,2.0,0.0
b,y,True,True,2.0,2,1,1,1.0,2.0,False,False,,
a,x,False,False,0.0,0,1,1,1.0,0.0,True,True,,
a,y,,,,0,0,0,,,,,,

=== truth values of categories without rows
--- script
d = pd.DataFrame({'k': pd.Categorical(['b', 'b', 'a'], categories=['c', 'b', 'a']), 'g': ['x', 'y', 'x'], 'n': [1, 2, 0], 'b': [True, False, True]})
df = d.groupby('k')['b'].agg(['any', 'all', 'min', 'first', 'sum']).reset_index()
df['each'] = d.groupby('k')['b'].transform('max')
df['pairs'] = d.groupby(['k', 'g'])['b'].transform('max')
--- csv
k,any,all,min,first,sum,each,pairs
c,False,True,,,0,1.0,True
b,True,False,0.0,1.0,1,1.0,False
a,True,True,1.0,1.0,1,1.0,True

=== what groups without rows do not have
--- script
d = pd.DataFrame({'k': pd.Categorical(['b', 'b', 'a'], categories=['c', 'b', 'a']), 'g': ['x', 'y', 'x'], 'n': [1, 2, 0], 'b': [True, False, True]})
d['s'] = ['p', 'q', 'r']
a = d.groupby('k')['n'].idxmax()
b = d.groupby(['k', 'g'])['n'].sum(min_count=1)
c = d.groupby('k')['s'].sum()
--- diag
script:3:5: error: cannot compute 'idxmax' of column 'n' for a group without rows [df-value]
    3 | a = d.groupby('k')['n'].idxmax()
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: write groupby(..., observed=True) to skip such groups
script:4:5: error: cannot compute 'sum' of column 'n' for a group without rows [df-value]
    4 | b = d.groupby(['k', 'g'])['n'].sum(min_count=1)
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: write groupby(..., observed=True) to skip such groups
script:5:5: error: cannot compute 'sum' of column 's' for a group without rows [df-value]
    5 | c = d.groupby('k')['s'].sum()
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~
help: write groupby(..., observed=True) to skip such groups

=== the same for those that have rows
--- script
d = pd.DataFrame({'k': pd.Categorical(['b', 'b', 'a'], categories=['c', 'b', 'a']), 'g': ['x', 'y', 'x'], 'n': [1, 2, 0], 'b': [True, False, True]})
d['s'] = ['p', 'q', 'r']
df = d.groupby('k', observed=True)['n'].agg(['idxmax']).reset_index()
df['sum'] = d.groupby('k', observed=True)['n'].sum(min_count=1).tolist()
df['text'] = d.groupby('k', observed=True)['s'].sum().tolist()
--- csv
k,idxmax,sum,text
b,1,3,pq
a,2,0,r

=== categories in the order of their first rows
--- script
d = pd.DataFrame({'k': pd.Categorical(['c', 'a', 'c'], categories=['a', 'z', 'c']), 'g': ['y', 'x', 'y'], 'n': [1, 2, 3]})
one = d.groupby('k', sort=False)['n'].sum().reset_index()
two = d.groupby(['g', 'k'], sort=False)['n'].sum().reset_index()
wide = d.groupby(['g', 'k'], sort=False)['n'].sum().unstack().reset_index()
df = pd.concat([one, two, wide, one.sort_values('k', ascending=False)])
--- csv
k,n,g,c,a,z
c,4.0,,,,
a,2.0,,,,
z,0.0,,,,
c,0.0,x,,,
a,2.0,x,,,
z,0.0,x,,,
c,4.0,y,,,
a,0.0,y,,,
z,0.0,y,,,
,,x,0.0,2.0,0.0
,,y,4.0,0.0,0.0
z,0.0,,,,
a,2.0,,,,
c,4.0,,,,

=== pivots of categories of which one has no rows
--- script
d = pd.DataFrame({'k': pd.Categorical(['c', 'd', 'c'], categories=['d', 'c', 'z']), 'g': ['x', 'x', 'y'], 'n': [1, 2, 3]})
used = d.assign(k=d['k'].cat.remove_unused_categories())
one = d.pivot(index='g', columns='k', values='n').reset_index()
two = d.pivot(index='k', columns='g', values='n').reset_index()
three = d.pivot_table(index='g', columns='k', values='n').reset_index()
four = used.pivot(index='g', columns='k', values='n').reset_index()
gap = pd.DataFrame({'k': pd.Categorical(['c', None, 'd'], categories=['d', 'c', 'z']), 'n': [1, 2, 3]})
gap = gap.pivot(index='k', columns='n', values='n').reset_index(drop=True)
names = [', '.join([str(c) for c in x.columns]) for x in [one, two, three, four]]
df = pd.DataFrame({'columns': names, 'rows': [two['k'].astype(str).tolist()[0], gap[1].tolist()[2], '', '']})
--- csv
columns,rows
"g, c, d",c
"k, x, y",
"g, d, c",
"g, d, c",

=== cells of categories written
--- script
d = pd.DataFrame({'k': pd.Categorical(['c', 'a', None], categories=['z', 'c', 'a', 'b'], ordered=True), 'n': [1, 2, 3]})
d.loc[d['n'] > 2, 'k'] = 'z'
d['where'] = d['k'].where(d['n'] < 3, 'b')
d['new'] = d['k'].replace('c', 'q')
d['one'] = d['k'].replace(['c', 'a'], 'z')
d['list'] = [', '.join(d[c].cat.categories) for c in ['k', 'new', 'one']]
df = d.sort_values('k')
--- csv
k,n,where,new,one,list
z,3,b,z,z,"z, b"
c,1,c,q,z,"z, c, a, b"
a,2,a,a,z,"z, q, a, b"

=== other values are no cells of categories
--- script
d = pd.DataFrame({'k': pd.Categorical(['c', 'a']), 'n': [1, 2]})
d.loc[1, 'k'] = 'q'
d['w'] = d['k'].where(d['n'] > 1, 'q')
d['k'] = d['k'].cat.add_categories(['q']).where(d['n'] > 1, 'q')
df = d
--- diag
script:2:17: error: 'q' is not one of the categories of column 'k' [df-value]
    2 | d.loc[1, 'k'] = 'q'
      |                 ^~~
help: first add the category: df['k'] = df['k'].cat.add_categories(['q'])
