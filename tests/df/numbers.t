=== percentiles
--- data b.csv
k,a,b,c,t
y,2,2.7,1.5,True
z,1,0.1,1.5,True
x,1,2.7,0.3,True
x,1,-3.3,0.3,True
z,1,,1.5,False
x,2,,2.25,False
y,2,-3.3,1.5,False
z,2,,2.25,False
x,-4,5.25,1.5,True
z,2,2.7,0.3,False
y,-4,2.7,7,False
x,2,5.25,2.25,True
--- script
d = pd.read_csv('b.csv')
df = pd.DataFrame({'v': np.percentile(d['c'], 50), 'w': np.percentile(d['a'].tolist(), 50)}, index=[0,1,2])
--- csv
v,w
1.5,1.5
1.5,1.5
1.5,1.5

=== percentiles, 2
--- data b.csv
k,a,b,c,t
y,2,2.7,1.5,True
z,1,0.1,1.5,True
x,1,2.7,0.3,True
x,1,-3.3,0.3,True
z,1,,1.5,False
x,2,,2.25,False
y,2,-3.3,1.5,False
z,2,,2.25,False
x,-4,5.25,1.5,True
z,2,2.7,0.3,False
y,-4,2.7,7,False
x,2,5.25,2.25,True
--- script
d = pd.read_csv('b.csv')
df = pd.DataFrame({'v': np.percentile(d['c'], 90), 'w': np.percentile(d['a'].tolist(), 90)}, index=[0,1,2])
--- csv
v,w
2.25,2.0
2.25,2.0
2.25,2.0

=== percentiles, 3
--- data b.csv
k,a,b,c,t
y,2,2.7,1.5,True
z,1,0.1,1.5,True
x,1,2.7,0.3,True
x,1,-3.3,0.3,True
z,1,,1.5,False
x,2,,2.25,False
y,2,-3.3,1.5,False
z,2,,2.25,False
x,-4,5.25,1.5,True
z,2,2.7,0.3,False
y,-4,2.7,7,False
x,2,5.25,2.25,True
--- script
d = pd.read_csv('b.csv')
df = pd.DataFrame({'v': np.percentile(d['c'], 99.9), 'w': np.percentile(d['a'].tolist(), 99.9)}, index=[0,1,2])
--- csv
v,w
6.947750000000004,2.0
6.947750000000004,2.0
6.947750000000004,2.0

=== percentiles, 4
--- data b.csv
k,a,b,c,t
y,2,2.7,1.5,True
z,1,0.1,1.5,True
x,1,2.7,0.3,True
x,1,-3.3,0.3,True
z,1,,1.5,False
x,2,,2.25,False
y,2,-3.3,1.5,False
z,2,,2.25,False
x,-4,5.25,1.5,True
z,2,2.7,0.3,False
y,-4,2.7,7,False
x,2,5.25,2.25,True
--- script
d = pd.read_csv('b.csv')
df = pd.DataFrame({'v': np.percentile(d['c'], [5, 50, 95]), 'w': np.percentile(d['a'].tolist(), [5, 50, 95])}, index=[0,1,2] )
--- csv
v,w
0.3,-4.0
1.5,1.5
4.387499999999997,2.0

=== percentiles, 5
--- data b.csv
k,a,b,c,t
y,2,2.7,1.5,True
z,1,0.1,1.5,True
x,1,2.7,0.3,True
x,1,-3.3,0.3,True
z,1,,1.5,False
x,2,,2.25,False
y,2,-3.3,1.5,False
z,2,,2.25,False
x,-4,5.25,1.5,True
z,2,2.7,0.3,False
y,-4,2.7,7,False
x,2,5.25,2.25,True
--- script
d = pd.read_csv('b.csv')
df = pd.DataFrame({'v': np.percentile(d['c'], 0), 'w': np.percentile(d['a'].tolist(), 0)}, index=[0,1,2])
--- csv
v,w
0.3,-4.0
0.3,-4.0
0.3,-4.0

=== percentiles, 6
--- data b.csv
k,a,b,c,t
y,2,2.7,1.5,True
z,1,0.1,1.5,True
x,1,2.7,0.3,True
x,1,-3.3,0.3,True
z,1,,1.5,False
x,2,,2.25,False
y,2,-3.3,1.5,False
z,2,,2.25,False
x,-4,5.25,1.5,True
z,2,2.7,0.3,False
y,-4,2.7,7,False
x,2,5.25,2.25,True
--- script
d = pd.read_csv('b.csv')
df = pd.DataFrame({'v': np.percentile(d['c'], 100), 'w': np.percentile(d['a'].tolist(), 100)}, index=[0,1,2])
--- csv
v,w
7.0,2.0
7.0,2.0
7.0,2.0

=== percentiles, 7
--- data b.csv
k,a,b,c,t
y,2,2.7,1.5,True
z,1,0.1,1.5,True
x,1,2.7,0.3,True
x,1,-3.3,0.3,True
z,1,,1.5,False
x,2,,2.25,False
y,2,-3.3,1.5,False
z,2,,2.25,False
x,-4,5.25,1.5,True
z,2,2.7,0.3,False
y,-4,2.7,7,False
x,2,5.25,2.25,True
--- script
d = pd.read_csv('b.csv')
df = pd.DataFrame({'v': np.percentile(d['c'], 33.3), 'w': np.percentile(d['a'].tolist(), 33.3)}, index=[0,1,2])
--- csv
v,w
1.5,1.0
1.5,1.0
1.5,1.0

=== percentiles, 8
--- data b.csv
k,a,b,c,t
y,2,2.7,1.5,True
z,1,0.1,1.5,True
x,1,2.7,0.3,True
x,1,-3.3,0.3,True
z,1,,1.5,False
x,2,,2.25,False
y,2,-3.3,1.5,False
z,2,,2.25,False
x,-4,5.25,1.5,True
z,2,2.7,0.3,False
y,-4,2.7,7,False
x,2,5.25,2.25,True
--- script
d = pd.read_csv('b.csv')
df = pd.DataFrame({'v': [np.percentile(d['b'], 50), np.percentile(d['b'].dropna(), 50), np.quantile(d['c'], 0.25)]})
--- csv
v
""
2.7
1.2

=== percentiles, 9
--- data b.csv
k,a,b,c,t
y,2,2.7,1.5,True
z,1,0.1,1.5,True
x,1,2.7,0.3,True
x,1,-3.3,0.3,True
z,1,,1.5,False
x,2,,2.25,False
y,2,-3.3,1.5,False
z,2,,2.25,False
x,-4,5.25,1.5,True
z,2,2.7,0.3,False
y,-4,2.7,7,False
x,2,5.25,2.25,True
--- script
d = pd.read_csv('b.csv')
df = d.groupby('k')['a'].apply(lambda s: np.percentile(s, 75)).reset_index()
--- csv
k,a
x,2.0
y,2.0
z,2.0

=== percentiles, 10
--- data b.csv
k,a,b,c,t
y,2,2.7,1.5,True
z,1,0.1,1.5,True
x,1,2.7,0.3,True
x,1,-3.3,0.3,True
z,1,,1.5,False
x,2,,2.25,False
y,2,-3.3,1.5,False
z,2,,2.25,False
x,-4,5.25,1.5,True
z,2,2.7,0.3,False
y,-4,2.7,7,False
x,2,5.25,2.25,True
--- script
d = pd.read_csv('b.csv')
df = d.groupby('k')['a'].agg(['mean', lambda s: np.percentile(s, 75)]).reset_index()
df.columns = ['k','m','p75']
--- csv
k,m,p75
x,0.4,2.0
y,0.0,2.0
z,1.5,2.0

=== percentiles, 11
--- data b.csv
k,a,b,c,t
y,2,2.7,1.5,True
z,1,0.1,1.5,True
x,1,2.7,0.3,True
x,1,-3.3,0.3,True
z,1,,1.5,False
x,2,,2.25,False
y,2,-3.3,1.5,False
z,2,,2.25,False
x,-4,5.25,1.5,True
z,2,2.7,0.3,False
y,-4,2.7,7,False
x,2,5.25,2.25,True
--- script
d = pd.read_csv('b.csv')
df = d.groupby('k').agg(p90=('a', lambda s: np.percentile(s, 90)), n=('a', 'size')).reset_index()
--- csv
k,p90,n
x,2.0,5
y,2.0,3
z,2.0,4

=== averages
--- data b.csv
k,a,b,c,t
y,2,2.7,1.5,True
z,1,0.1,1.5,True
x,1,2.7,0.3,True
x,1,-3.3,0.3,True
z,1,,1.5,False
x,2,,2.25,False
y,2,-3.3,1.5,False
z,2,,2.25,False
x,-4,5.25,1.5,True
z,2,2.7,0.3,False
y,-4,2.7,7,False
x,2,5.25,2.25,True
--- script
d = pd.read_csv('b.csv')
df = d.groupby('k').apply(lambda g: np.average(g['a'], weights=g['c'])).reset_index(name='w')
--- csv
k,w
x,0.5454545454545454
y,-2.2
z,1.4594594594594594

=== averages, 2
--- data b.csv
k,a,b,c,t
y,2,2.7,1.5,True
z,1,0.1,1.5,True
x,1,2.7,0.3,True
x,1,-3.3,0.3,True
z,1,,1.5,False
x,2,,2.25,False
y,2,-3.3,1.5,False
z,2,,2.25,False
x,-4,5.25,1.5,True
z,2,2.7,0.3,False
y,-4,2.7,7,False
x,2,5.25,2.25,True
--- script
d = pd.read_csv('b.csv')
df = pd.DataFrame({'v': [np.average(d['a']), np.average([1, 2, 4], weights=[3, 2, 1]), np.average(d['c'], weights=d['a'].abs()), np.average([0.1,0.2,0.3])]})
--- csv
v
0.6666666666666666
1.8333333333333333
2.404166666666667
0.20000000000000004

=== arange
--- data b.csv
k,a,b,c,t
y,2,2.7,1.5,True
z,1,0.1,1.5,True
x,1,2.7,0.3,True
x,1,-3.3,0.3,True
z,1,,1.5,False
x,2,,2.25,False
y,2,-3.3,1.5,False
z,2,,2.25,False
x,-4,5.25,1.5,True
z,2,2.7,0.3,False
y,-4,2.7,7,False
x,2,5.25,2.25,True
--- script
df = pd.DataFrame({'v': np.arange(5)})
--- csv
v
0
1
2
3
4

=== arange, 2
--- data b.csv
k,a,b,c,t
y,2,2.7,1.5,True
z,1,0.1,1.5,True
x,1,2.7,0.3,True
x,1,-3.3,0.3,True
z,1,,1.5,False
x,2,,2.25,False
y,2,-3.3,1.5,False
z,2,,2.25,False
x,-4,5.25,1.5,True
z,2,2.7,0.3,False
y,-4,2.7,7,False
x,2,5.25,2.25,True
--- script
df = pd.DataFrame({'v': np.arange(1, 6)})
--- csv
v
1
2
3
4
5

=== arange, 3
--- data b.csv
k,a,b,c,t
y,2,2.7,1.5,True
z,1,0.1,1.5,True
x,1,2.7,0.3,True
x,1,-3.3,0.3,True
z,1,,1.5,False
x,2,,2.25,False
y,2,-3.3,1.5,False
z,2,,2.25,False
x,-4,5.25,1.5,True
z,2,2.7,0.3,False
y,-4,2.7,7,False
x,2,5.25,2.25,True
--- script
df = pd.DataFrame({'v': np.arange(0, 1, 0.1)})
--- csv
v
0.0
0.1
0.2
0.30000000000000004
0.4
0.5
0.6000000000000001
0.7000000000000001
0.8
0.9

=== arange, 4
--- data b.csv
k,a,b,c,t
y,2,2.7,1.5,True
z,1,0.1,1.5,True
x,1,2.7,0.3,True
x,1,-3.3,0.3,True
z,1,,1.5,False
x,2,,2.25,False
y,2,-3.3,1.5,False
z,2,,2.25,False
x,-4,5.25,1.5,True
z,2,2.7,0.3,False
y,-4,2.7,7,False
x,2,5.25,2.25,True
--- script
df = pd.DataFrame({'v': np.arange(10, 0, -3)})
--- csv
v
10
7
4
1

=== arange, 5
--- data b.csv
k,a,b,c,t
y,2,2.7,1.5,True
z,1,0.1,1.5,True
x,1,2.7,0.3,True
x,1,-3.3,0.3,True
z,1,,1.5,False
x,2,,2.25,False
y,2,-3.3,1.5,False
z,2,,2.25,False
x,-4,5.25,1.5,True
z,2,2.7,0.3,False
y,-4,2.7,7,False
x,2,5.25,2.25,True
--- script
df = pd.DataFrame({'v': np.arange(2.5)})
--- csv
v
0.0
1.0
2.0

=== arange, 6
--- data b.csv
k,a,b,c,t
y,2,2.7,1.5,True
z,1,0.1,1.5,True
x,1,2.7,0.3,True
x,1,-3.3,0.3,True
z,1,,1.5,False
x,2,,2.25,False
y,2,-3.3,1.5,False
z,2,,2.25,False
x,-4,5.25,1.5,True
z,2,2.7,0.3,False
y,-4,2.7,7,False
x,2,5.25,2.25,True
--- script
df = pd.DataFrame({'v': np.arange(1, 3, .25)})
--- csv
v
1.0
1.25
1.5
1.75
2.0
2.25
2.5
2.75

=== arange, 7
--- data b.csv
k,a,b,c,t
y,2,2.7,1.5,True
z,1,0.1,1.5,True
x,1,2.7,0.3,True
x,1,-3.3,0.3,True
z,1,,1.5,False
x,2,,2.25,False
y,2,-3.3,1.5,False
z,2,,2.25,False
x,-4,5.25,1.5,True
z,2,2.7,0.3,False
y,-4,2.7,7,False
x,2,5.25,2.25,True
--- script
df = pd.DataFrame({'v': np.arange(0)})
--- csv
v

=== linspace
--- data b.csv
k,a,b,c,t
y,2,2.7,1.5,True
z,1,0.1,1.5,True
x,1,2.7,0.3,True
x,1,-3.3,0.3,True
z,1,,1.5,False
x,2,,2.25,False
y,2,-3.3,1.5,False
z,2,,2.25,False
x,-4,5.25,1.5,True
z,2,2.7,0.3,False
y,-4,2.7,7,False
x,2,5.25,2.25,True
--- script
df = pd.DataFrame({'v': np.linspace(0, 1)})
--- csv
v
0.0
0.02040816326530612
0.04081632653061224
0.061224489795918366
0.08163265306122448
0.1020408163265306
0.12244897959183673
0.14285714285714285
0.16326530612244897
0.18367346938775508
0.2040816326530612
0.22448979591836732
0.24489795918367346
0.26530612244897955
0.2857142857142857
0.3061224489795918
0.32653061224489793
0.3469387755102041
0.36734693877551017
0.3877551020408163
0.4081632653061224
0.42857142857142855
0.44897959183673464
0.4693877551020408
0.4897959183673469
0.5102040816326531
0.5306122448979591
0.5510204081632653
0.5714285714285714
0.5918367346938775
0.6122448979591836
0.6326530612244897
0.6530612244897959
0.673469387755102
0.6938775510204082
0.7142857142857142
0.7346938775510203
0.7551020408163265
0.7755102040816326
0.7959183673469387
0.8163265306122448
0.836734693877551
0.8571428571428571
0.8775510204081632
0.8979591836734693
0.9183673469387754
0.9387755102040816
0.9591836734693877
0.9795918367346939
1.0

=== linspace, 2
--- data b.csv
k,a,b,c,t
y,2,2.7,1.5,True
z,1,0.1,1.5,True
x,1,2.7,0.3,True
x,1,-3.3,0.3,True
z,1,,1.5,False
x,2,,2.25,False
y,2,-3.3,1.5,False
z,2,,2.25,False
x,-4,5.25,1.5,True
z,2,2.7,0.3,False
y,-4,2.7,7,False
x,2,5.25,2.25,True
--- script
df = pd.DataFrame({'v': np.linspace(0, 10, 11)})
--- csv
v
0.0
1.0
2.0
3.0
4.0
5.0
6.0
7.0
8.0
9.0
10.0

=== linspace, 3
--- data b.csv
k,a,b,c,t
y,2,2.7,1.5,True
z,1,0.1,1.5,True
x,1,2.7,0.3,True
x,1,-3.3,0.3,True
z,1,,1.5,False
x,2,,2.25,False
y,2,-3.3,1.5,False
z,2,,2.25,False
x,-4,5.25,1.5,True
z,2,2.7,0.3,False
y,-4,2.7,7,False
x,2,5.25,2.25,True
--- script
df = pd.DataFrame({'v': np.linspace(1, 2, 4, endpoint=False)})
--- csv
v
1.0
1.25
1.5
1.75

=== linspace, 4
--- data b.csv
k,a,b,c,t
y,2,2.7,1.5,True
z,1,0.1,1.5,True
x,1,2.7,0.3,True
x,1,-3.3,0.3,True
z,1,,1.5,False
x,2,,2.25,False
y,2,-3.3,1.5,False
z,2,,2.25,False
x,-4,5.25,1.5,True
z,2,2.7,0.3,False
y,-4,2.7,7,False
x,2,5.25,2.25,True
--- script
df = pd.DataFrame({'v': np.linspace(3, 3, 3)})
--- csv
v
3.0
3.0
3.0

=== linspace, 5
--- data b.csv
k,a,b,c,t
y,2,2.7,1.5,True
z,1,0.1,1.5,True
x,1,2.7,0.3,True
x,1,-3.3,0.3,True
z,1,,1.5,False
x,2,,2.25,False
y,2,-3.3,1.5,False
z,2,,2.25,False
x,-4,5.25,1.5,True
z,2,2.7,0.3,False
y,-4,2.7,7,False
x,2,5.25,2.25,True
--- script
df = pd.DataFrame({'v': np.linspace(0, 1, 1)})
--- csv
v
0.0

=== linspace, 6
--- data b.csv
k,a,b,c,t
y,2,2.7,1.5,True
z,1,0.1,1.5,True
x,1,2.7,0.3,True
x,1,-3.3,0.3,True
z,1,,1.5,False
x,2,,2.25,False
y,2,-3.3,1.5,False
z,2,,2.25,False
x,-4,5.25,1.5,True
z,2,2.7,0.3,False
y,-4,2.7,7,False
x,2,5.25,2.25,True
--- script
df = pd.DataFrame({'v': np.linspace(5, 1, num=7)})
--- csv
v
5.0
4.333333333333333
3.666666666666667
3.0
2.3333333333333335
1.666666666666667
1.0

=== figures of lists
--- data b.csv
k,a,b,c,t
y,2,2.7,1.5,True
z,1,0.1,1.5,True
x,1,2.7,0.3,True
x,1,-3.3,0.3,True
z,1,,1.5,False
x,2,,2.25,False
y,2,-3.3,1.5,False
z,2,,2.25,False
x,-4,5.25,1.5,True
z,2,2.7,0.3,False
y,-4,2.7,7,False
x,2,5.25,2.25,True
--- script
d = pd.read_csv('b.csv')
df = pd.DataFrame({'v': [np.mean([1, 2, 4.5]), np.mean([3]), np.mean(d['a']), np.mean(d['b']), np.mean(d['c'].tolist()), np.mean((1, 2))]})
--- csv
v
2.5
3.0
0.6666666666666666
1.6444444444444446
1.8458333333333332
1.5

=== figures of lists, 2
--- data b.csv
k,a,b,c,t
y,2,2.7,1.5,True
z,1,0.1,1.5,True
x,1,2.7,0.3,True
x,1,-3.3,0.3,True
z,1,,1.5,False
x,2,,2.25,False
y,2,-3.3,1.5,False
z,2,,2.25,False
x,-4,5.25,1.5,True
z,2,2.7,0.3,False
y,-4,2.7,7,False
x,2,5.25,2.25,True
--- script
d = pd.read_csv('b.csv')
df = pd.DataFrame({'v': [np.sum([1, 2, 4.5]), np.sum([3]), np.sum(d['a']), np.sum(d['b']), np.sum(d['c'].tolist()), np.sum((1, 2))]})
--- csv
v
7.5
3.0
8.0
14.8
22.15
3.0

=== figures of lists, 3
--- data b.csv
k,a,b,c,t
y,2,2.7,1.5,True
z,1,0.1,1.5,True
x,1,2.7,0.3,True
x,1,-3.3,0.3,True
z,1,,1.5,False
x,2,,2.25,False
y,2,-3.3,1.5,False
z,2,,2.25,False
x,-4,5.25,1.5,True
z,2,2.7,0.3,False
y,-4,2.7,7,False
x,2,5.25,2.25,True
--- script
d = pd.read_csv('b.csv')
df = pd.DataFrame({'v': [np.min([1, 2, 4.5]), np.min([3]), np.min(d['a']), np.min(d['b']), np.min(d['c'].tolist()), np.min((1, 2))]})
--- csv
v
1.0
3.0
-4.0
-3.3
0.3
1.0

=== figures of lists, 4
--- data b.csv
k,a,b,c,t
y,2,2.7,1.5,True
z,1,0.1,1.5,True
x,1,2.7,0.3,True
x,1,-3.3,0.3,True
z,1,,1.5,False
x,2,,2.25,False
y,2,-3.3,1.5,False
z,2,,2.25,False
x,-4,5.25,1.5,True
z,2,2.7,0.3,False
y,-4,2.7,7,False
x,2,5.25,2.25,True
--- script
d = pd.read_csv('b.csv')
df = pd.DataFrame({'v': [np.max([1, 2, 4.5]), np.max([3]), np.max(d['a']), np.max(d['b']), np.max(d['c'].tolist()), np.max((1, 2))]})
--- csv
v
4.5
3.0
2.0
5.25
7.0
2.0

=== figures of lists, 5
--- data b.csv
k,a,b,c,t
y,2,2.7,1.5,True
z,1,0.1,1.5,True
x,1,2.7,0.3,True
x,1,-3.3,0.3,True
z,1,,1.5,False
x,2,,2.25,False
y,2,-3.3,1.5,False
z,2,,2.25,False
x,-4,5.25,1.5,True
z,2,2.7,0.3,False
y,-4,2.7,7,False
x,2,5.25,2.25,True
--- script
d = pd.read_csv('b.csv')
df = pd.DataFrame({'v': [np.std([1, 2, 4.5]), np.std([3]), np.std(d['a']), np.std(d['b']), np.std(d['c'].tolist()), np.std((1, 2))]})
--- csv
v
1.4719601443879744
0.0
2.1343747458109497
3.0136213398910807
1.7034839708341518
0.5

=== figures of lists, 6
--- data b.csv
k,a,b,c,t
y,2,2.7,1.5,True
z,1,0.1,1.5,True
x,1,2.7,0.3,True
x,1,-3.3,0.3,True
z,1,,1.5,False
x,2,,2.25,False
y,2,-3.3,1.5,False
z,2,,2.25,False
x,-4,5.25,1.5,True
z,2,2.7,0.3,False
y,-4,2.7,7,False
x,2,5.25,2.25,True
--- script
d = pd.read_csv('b.csv')
df = pd.DataFrame({'v': [np.var([1, 2, 4.5]), np.var([3]), np.var(d['a']), np.var(d['b']), np.var(d['c'].tolist()), np.var((1, 2))]})
--- csv
v
2.1666666666666665
0.0
4.555555555555556
9.081913580246914
2.9018576388888895
0.25

=== figures of lists, 7
--- data b.csv
k,a,b,c,t
y,2,2.7,1.5,True
z,1,0.1,1.5,True
x,1,2.7,0.3,True
x,1,-3.3,0.3,True
z,1,,1.5,False
x,2,,2.25,False
y,2,-3.3,1.5,False
z,2,,2.25,False
x,-4,5.25,1.5,True
z,2,2.7,0.3,False
y,-4,2.7,7,False
x,2,5.25,2.25,True
--- script
d = pd.read_csv('b.csv')
df = pd.DataFrame({'v': [np.median([1, 2, 4.5]), np.median([3]), np.median(d['a']), np.median(d['b']), np.median(d['c'].tolist()), np.median((1, 2))]})
--- csv
v
2.0
3.0
1.5
""
1.5
1.5

=== figures of lists, 8
--- data b.csv
k,a,b,c,t
y,2,2.7,1.5,True
z,1,0.1,1.5,True
x,1,2.7,0.3,True
x,1,-3.3,0.3,True
z,1,,1.5,False
x,2,,2.25,False
y,2,-3.3,1.5,False
z,2,,2.25,False
x,-4,5.25,1.5,True
z,2,2.7,0.3,False
y,-4,2.7,7,False
x,2,5.25,2.25,True
--- script
d = pd.read_csv('b.csv')
df = pd.DataFrame({'v': [np.prod([1, 2, 4.5]), np.prod([3]), np.prod(d['a']), np.prod(d['b']), np.prod(d['c'].tolist()), np.prod((1, 2))]})
--- csv
v
9.0
3.0
1024.0
1595.1500550562505
16.348038574218748
2.0

=== deviations
--- data b.csv
k,a,b,c,t
y,2,2.7,1.5,True
z,1,0.1,1.5,True
x,1,2.7,0.3,True
x,1,-3.3,0.3,True
z,1,,1.5,False
x,2,,2.25,False
y,2,-3.3,1.5,False
z,2,,2.25,False
x,-4,5.25,1.5,True
z,2,2.7,0.3,False
y,-4,2.7,7,False
x,2,5.25,2.25,True
--- script
d = pd.read_csv('b.csv')
df = pd.DataFrame({'v': [np.std([1, 2, 4.5], ddof=1), np.std(d['c'].values, ddof=1), np.var([1,2,3], ddof=1)]})
--- csv
v
1.8027756377319946
1.7792309796054808
1.0
