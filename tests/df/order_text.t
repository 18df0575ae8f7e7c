=== the maximum and the minimum of formatted numbers, of groups and of all
--- data runs.csv
M,Rate
a,1200
a,300
b,2000
b,31000
--- script
df = pd.read_csv('runs.csv')
df['Rate'] = df['Rate'].map('{:,.0f}'.format)
least = df['Rate'].min()
df = df.groupby('M')[['Rate']].max().reset_index()
--- csv
M,Rate
a,300
b,"31,000"
--- diag
script:3:9: warning: column 'Rate' is compared as text: the minimum is '1,200', not '300' [df-sort-text]
    3 | least = df['Rate'].min()
      |         ^~~~~~~~~~~~~~~~
help: compare numbers, and format them afterwards; for strings in a file, remove units with .str.replace(), and call pd.to_numeric()
script:4:6: warning: column 'Rate' is compared as text: the maximum is '300', not '1,200' [df-sort-text]
    4 | df = df.groupby('M')[['Rate']].max().reset_index()
      |      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: compare numbers, and format them afterwards; for strings in a file, remove units with .str.replace(), and call pd.to_numeric()

=== by names of functions, and in a pivot table
--- data runs.csv
M,Rate
a,9 %
a,10 %
b,7 %
--- script
x = pd.read_csv('runs.csv')
a = x.agg({'Rate': 'max'})
b = x.groupby('M').agg(Best=('Rate', 'max')).reset_index()
df = x.pivot_table(index='M', values='Rate', aggfunc='max').reset_index()
--- csv
M,Rate
a,9 %
b,7 %
--- diag
script:2:12: warning: column 'Rate' is compared as text: the maximum is '9 %', not '10 %' [df-sort-text]
    2 | a = x.agg({'Rate': 'max'})
      |            ^~~~~~
help: compare numbers, and format them afterwards; for strings in a file, remove units with .str.replace(), and call pd.to_numeric()
script:3:38: warning: column 'Rate' is compared as text: the maximum is '9 %', not '10 %' [df-sort-text]
    3 | b = x.groupby('M').agg(Best=('Rate', 'max')).reset_index()
      |                                      ^~~~~
help: compare numbers, and format them afterwards; for strings in a file, remove units with .str.replace(), and call pd.to_numeric()
script:4:6: warning: column 'Rate' is compared as text: the maximum is '9 %', not '10 %' [df-sort-text]
    4 | df = x.pivot_table(index='M', values='Rate', aggfunc='max').reset_index()
      |      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: compare numbers, and format them afterwards; for strings in a file, remove units with .str.replace(), and call pd.to_numeric()

=== ranks of formatted costs, in groups too
--- data runs.csv
M,Rate
a,9
a,10
c,100
--- script
df = pd.read_csv('runs.csv')
df['Cost'] = df['Rate'].map('${:.2f}'.format)
df['Rank'] = df['Cost'].rank(ascending=False)
df['In M'] = df.groupby('M')['Cost'].rank()
--- csv
M,Rate,Cost,Rank,In M
a,9,$9.00,1.0,2.0
a,10,$10.00,3.0,1.0
c,100,$100.00,2.0,1.0
--- diag
script:3:14: warning: column 'Cost' is ranked as text: '$9.00' comes before '$100.00' [df-sort-text]
    3 | df['Rank'] = df['Cost'].rank(ascending=False)
      |              ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: compare numbers, and format them afterwards; for strings in a file, remove units with .str.replace(), and call pd.to_numeric()
script:4:14: warning: column 'Cost' is ranked as text: '$10.00' comes before '$9.00' [df-sort-text]
    4 | df['In M'] = df.groupby('M')['Cost'].rank()
      |              ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: compare numbers, and format them afterwards; for strings in a file, remove units with .str.replace(), and call pd.to_numeric()

=== comparisons of texts that show numbers
--- data runs.csv
M,Rate,Old
a,"1,200","900"
b,"300","1,000"
c,,
--- script
x = pd.read_csv('runs.csv')
a = x[x['Rate'] >= '500']
b = x[x['Rate'] == '1200']
c = x[x['Rate'] > x['Old']]
d = x.query("Rate < '500'")
e = x['Rate'].between('200', '500')
f = x[x['Rate'].gt('500')]
df = x.dropna().apply(lambda r: r['Rate'] > '500', axis=1)
--- csv
0
False
False
--- diag
script:2:7: warning: column 'Rate' is compared as text: '1,200' >= '500' is False [df-sort-text]
    2 | a = x[x['Rate'] >= '500']
      |       ^~~~~~~~~~~~~~~~~~
help: compare numbers, and format them afterwards; for strings in a file, remove units with .str.replace(), and call pd.to_numeric()
script:3:7: warning: column 'Rate' is compared as text: '1,200' == '1200' is False [df-sort-text]
    3 | b = x[x['Rate'] == '1200']
      |       ^~~~~~~~~~~~~~~~~~~
help: compare numbers, and format them afterwards; for strings in a file, remove units with .str.replace(), and call pd.to_numeric()
script:4:7: warning: column 'Rate' is compared as text: '1,200' > '900' is False [df-sort-text]
    4 | c = x[x['Rate'] > x['Old']]
      |       ^~~~~~~~~~~~~~~~~~~~
help: compare numbers, and format them afterwards; for strings in a file, remove units with .str.replace(), and call pd.to_numeric()
script:5:14: warning: column 'Rate' is compared as text: '1,200' < '500' is True [df-sort-text]
    5 | d = x.query("Rate < '500'")
      |              ^~~~~~~~~~~~
help: compare numbers, and format them afterwards; for strings in a file, remove units with .str.replace(), and call pd.to_numeric()
script:6:23: warning: column 'Rate' is compared as text: '1,200' >= '200' is False [df-sort-text]
    6 | e = x['Rate'].between('200', '500')
      |                       ^~~~~
help: compare numbers, and format them afterwards; for strings in a file, remove units with .str.replace(), and call pd.to_numeric()
script:6:30: warning: column 'Rate' is compared as text: '1,200' <= '500' is True [df-sort-text]
    6 | e = x['Rate'].between('200', '500')
      |                              ^~~~~
help: compare numbers, and format them afterwards; for strings in a file, remove units with .str.replace(), and call pd.to_numeric()
script:7:7: warning: column 'Rate' is compared as text: '1,200' > '500' is False [df-sort-text]
    7 | f = x[x['Rate'].gt('500')]
      |       ^~~~~~~~~~~~~~~~~~~
help: compare numbers, and format them afterwards; for strings in a file, remove units with .str.replace(), and call pd.to_numeric()
script:8:33: warning: a cell is compared as text: '1,200' > '500' is False [df-sort-text]
    8 | df = x.dropna().apply(lambda r: r['Rate'] > '500', axis=1)
      |                                 ^~~~~~~~~~~~~~~~~
help: compare numbers, and format them afterwards; for strings in a file, remove units with .str.replace(), and call pd.to_numeric()

=== a number beside texts is equal to none
--- data runs.csv
Batch,n
8,1
16,2
auto,3
--- script
x = pd.read_csv('runs.csv')
a = x[x['Batch'] == 8]
df = x[x['Batch'] != 16]
--- csv
Batch,n
8,1
16,2
auto,3
--- diag
script:2:7: warning: column 'Batch' is compared as text: '8' == 8 is False [df-sort-text]
    2 | a = x[x['Batch'] == 8]
      |       ^~~~~~~~~~~~~~~
help: a string never equals a number; convert the strings first, with pd.to_numeric()
script:3:8: warning: column 'Batch' is compared as text: '16' != 16 is True [df-sort-text]
    3 | df = x[x['Batch'] != 16]
      |        ^~~~~~~~~~~~~~~~
help: a string never equals a number; convert the strings first, with pd.to_numeric()

=== lists of texts that show numbers
--- script
x = pd.DataFrame({'s': ['9 ms', '10 ms', '100 ms']})
a = max(x['s'])
b = min('20%', '3%')
c = sorted(x['s'].tolist(), reverse=True)
df = pd.DataFrame({'s': sorted(x['s'].unique())})
--- csv
s
10 ms
100 ms
9 ms
--- diag
script:2:5: warning: strings are compared as text: the maximum is '9 ms', not '10 ms' [df-sort-text]
    2 | a = max(x['s'])
      |     ^~~~~~~~~~~
help: compare numbers, and format them afterwards; for strings in a file, remove units with .str.replace(), and call pd.to_numeric()
script:3:5: warning: strings are compared as text: the minimum is '20%', not '3%' [df-sort-text]
    3 | b = min('20%', '3%')
      |     ^~~~~~~~~~~~~~~~
help: compare numbers, and format them afterwards; for strings in a file, remove units with .str.replace(), and call pd.to_numeric()
script:4:5: warning: a list of strings is sorted as text: '9 ms' comes before '100 ms' [df-sort-text]
    4 | c = sorted(x['s'].tolist(), reverse=True)
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: compare numbers, and format them afterwards; for strings in a file, remove units with .str.replace(), and call pd.to_numeric()
script:5:25: warning: a list of strings is sorted as text: '100 ms' comes before '9 ms' [df-sort-text]
    5 | df = pd.DataFrame({'s': sorted(x['s'].unique())})
      |                         ^~~~~~~~~~~~~~~~~~~~~~~
help: compare numbers, and format them afterwards; for strings in a file, remove units with .str.replace(), and call pd.to_numeric()

=== versions in the order of their characters
--- data runs.csv
M,Version
a,2.9.0
b,2.10.0
c,2.8.0
--- script
x = pd.read_csv('runs.csv')
a = x['Version'].max()
b = x[x['Version'] >= '2.9.0']
c = x['Version'].rank()
df = x.sort_values('Version')
--- csv
M,Version
b,2.10.0
c,2.8.0
a,2.9.0
--- diag
script:2:5: warning: column 'Version' is compared as text: the maximum is '2.9.0', not '2.10.0' [df-sort-text]
    2 | a = x['Version'].max()
      |     ^~~~~~~~~~~~~~~~~~
help: pad the numbers first: .map(lambda v: '.'.join([p.zfill(4) for p in v.split('.')]))
script:3:7: warning: column 'Version' is compared as text: '2.10.0' >= '2.9.0' is False [df-sort-text]
    3 | b = x[x['Version'] >= '2.9.0']
      |       ^~~~~~~~~~~~~~~~~~~~~~~
help: pad the numbers first: .map(lambda v: '.'.join([p.zfill(4) for p in v.split('.')]))
script:4:5: warning: column 'Version' is ranked as text: '2.10.0' comes before '2.8.0' [df-sort-text]
    4 | c = x['Version'].rank()
      |     ^~~~~~~~~~~~~~~~~~~
help: pad the numbers first: .map(lambda v: '.'.join([p.zfill(4) for p in v.split('.')]))
script:5:20: warning: column 'Version' is sorted as text: '2.10.0' comes before '2.8.0' [df-sort-text]
    5 | df = x.sort_values('Version')
      |                    ^~~~~~~~~
help: sort with key=lambda c: c.map(lambda v: '.'.join([p.zfill(4) for p in v.split('.')])); the rows are runs.csv:3 and runs.csv:4

=== versions of two numbers, read as texts, by the name of the column
--- data runs.csv
Release,n
v2.9,1
v2.10,2
--- data two.csv
Release,n
2.9,1
2.10,2
--- script
a = pd.read_csv('runs.csv').sort_values('Release')
df = pd.read_csv('two.csv', dtype=str).sort_values('Release')
--- csv
Release,n
2.10,2
2.9,1
--- diag
script:1:41: warning: column 'Release' is sorted as text: 'v2.10' comes before 'v2.9' [df-sort-text]
    1 | a = pd.read_csv('runs.csv').sort_values('Release')
      |                                         ^~~~~~~~~
help: sort with key=lambda c: c.map(lambda v: '.'.join([p.zfill(4) for p in v.split('.')])); the rows are runs.csv:3 and runs.csv:2
script:2:52: warning: column 'Release' is sorted as text: '2.10' comes before '2.9' [df-sort-text]
    2 | df = pd.read_csv('two.csv', dtype=str).sort_values('Release')
      |                                                    ^~~~~~~~~
help: sort with key=lambda c: c.map(lambda v: '.'.join([p.zfill(4) for p in v.split('.')])); the rows are two.csv:3 and two.csv:2

=== dates that do not begin with the year
--- data runs.csv
A,B,C,D,E
15.03.2024,03/15/2024,5 Mar 2024,Feb,Q3 2023
02.04.2024,01/20/2025,12 Jan 2024,Jan,Q1 2024
--- script
x = pd.read_csv('runs.csv')
a = x.sort_values('A')
b = x['B'].max()
c = x['C'].min()
d = x.sort_values('D')
df = x.sort_values('E', ascending=False)
--- csv
A,B,C,D,E
15.03.2024,03/15/2024,5 Mar 2024,Feb,Q3 2023
02.04.2024,01/20/2025,12 Jan 2024,Jan,Q1 2024
--- diag
script:2:19: warning: column 'A' is sorted as text: '02.04.2024' comes before '15.03.2024' [df-sort-text]
    2 | a = x.sort_values('A')
      |                   ^~~
help: sort by dates such as 2024-03-15; the rows are runs.csv:3 and runs.csv:2
script:3:5: warning: column 'B' is compared as text: the maximum is '03/15/2024', not '01/20/2025' [df-sort-text]
    3 | b = x['B'].max()
      |     ^~~~~~~~~~~~
help: write dates in the form 2024-03-15, which sort correctly as text
script:5:19: warning: column 'D' is sorted as text: 'Feb' comes before 'Jan' [df-sort-text]
    5 | d = x.sort_values('D')
      |                   ^~~
help: sort by dates such as 2024-03-15; the rows are runs.csv:2 and runs.csv:3
script:6:20: warning: column 'E' is sorted as text: 'Q3 2023' comes before 'Q1 2024' [df-sort-text]
    6 | df = x.sort_values('E', ascending=False)
      |                    ^~~
help: sort by dates such as 2024-03-15; the rows are runs.csv:2 and runs.csv:3

=== days and months that may be either are compared by the year
--- data runs.csv
A,B
03/04/2024,03/04/2024
05/02/2024,01/02/2025
--- script
x = pd.read_csv('runs.csv')
a = x.sort_values('A')
df = x.sort_values('B')
--- csv
A,B
05/02/2024,01/02/2025
03/04/2024,03/04/2024
--- diag
script:3:20: warning: column 'B' is sorted as text: '01/02/2025' comes before '03/04/2024' [df-sort-text]
    3 | df = x.sort_values('B')
      |                    ^~~
help: sort by dates such as 2024-03-15; the rows are runs.csv:3 and runs.csv:2

=== a version that is a number has another order, whatever is made of it
--- data runs.csv
Release,n
2.9,1
2.10,2
--- data other.csv
Release,n
2.9,1
2.11,2
--- data last.csv
Release,n
3.5,1
3.12,2
--- script
x = pd.read_csv('runs.csv')
a = pd.read_csv('other.csv').sort_values('Release')
b = pd.read_csv('last.csv')
b = b[b['Release'] >= 3.5]
df = pd.DataFrame({'Newest': [x['Release'].max()]})
--- csv
Newest
2.9
--- diag
last.csv:3:1: warning: version '3.12' is read as the number 3.12, which is not greater than 3.5; script:4 compares them [df-version]
    3 | 3.12,2
      | ^~~~
help: give 'Release' the type string in last.schema.yaml, or read the file with dtype={'Release': str}
other.csv:3:1: warning: version '2.11' is read as the number 2.11, which is not greater than 2.9; script:2 compares them [df-version]
    3 | 2.11,2
      | ^~~~
help: give 'Release' the type string in other.schema.yaml, or read the file with dtype={'Release': str}
runs.csv:3:1: warning: version '2.10' is read as the number 2.1, which is not greater than 2.9; script:5 compares them [df-version]
    3 | 2.10,2
      | ^~~~
help: give 'Release' the type string in runs.schema.yaml, or read the file with dtype={'Release': str}

=== quiet: texts of one width, and with one number of digits
--- data runs.csv
M,Rate,Share,Size
a,"1,200",10.0%,7B
b,"3,000",25.0%,8B
c,-,99.0%,9B
--- script
x = pd.read_csv('runs.csv')
a = x['Rate'].max()
b = x['Share'].min()
c = x['Share'].rank()
d = x[x['Rate'] > '2,000']
e = sorted(x['Size'])
df = x.sort_values('Share', ascending=False)
--- csv
M,Rate,Share,Size
c,-,99.0%,9B
b,"3,000",25.0%,8B
a,"1,200",10.0%,7B

=== quiet: names, and names that begin with numbers
--- data runs.csv
M,Chip,Tag
a,4xA100,llama-3.10-8b
b,8xH100,llama-3.9-8b
c,16xH100,
--- script
x = pd.read_csv('runs.csv')
a = x['Chip'].max()
b = x.sort_values('Chip')
c = sorted(x['M'])
d = x[x['Chip'] == '8xH100']
df = x.sort_values('Tag')
--- csv
M,Chip,Tag
a,4xA100,llama-3.10-8b
b,8xH100,llama-3.9-8b
c,16xH100,

=== quiet: units that differ are no order
--- data runs.csv
M,Size
a,512 GB
b,1 TB
c,900 MB
--- script
x = pd.read_csv('runs.csv')
a = x['Size'].max()
df = x.sort_values('Size')
--- csv
M,Size
b,1 TB
a,512 GB
c,900 MB

=== quiet: dates with the year first
--- data runs.csv
Day,n
2024-03-15,1
2024-10-02,2
2023-12-31,3
--- script
x = pd.read_csv('runs.csv')
a = x['Day'].max()
b = x[x['Day'] >= '2024']
c = x[x['Day'] >= '2024-04']
d = x[pd.to_datetime(x['Day']) >= pd.Timestamp('2024-03-15')]
df = x.sort_values('Day')
--- csv
Day,n
2023-12-31,3
2024-03-15,1
2024-10-02,2

=== quiet: a key that orders the numbers
--- data runs.csv
M,Version,Cost
a,2.9.0,$9.00
b,2.10.0,$10.00
--- script
x = pd.read_csv('runs.csv')
a = max(x['Version'], key=lambda v: [int(p) for p in v.split('.')])
x['Padded'] = x['Version'].map(lambda v: '.'.join([p.zfill(4) for p in v.split('.')]))
b = x['Padded'].max()
df = x.sort_values('Cost', key=lambda c: c.str.lstrip('$').astype(float)).sort_values('Padded')
--- csv
M,Version,Cost,Padded
a,2.9.0,$9.00,0002.0009.0000
b,2.10.0,$10.00,0002.0010.0000

=== quiet: texts that are equal or not, whatever number they show
--- data runs.csv
Tag,Id
2.10,007
2.1,7
--- script
x = pd.read_csv('runs.csv', dtype=str)
a = x[x['Tag'] == '2.1']
b = x[x['Id'] != '7']
df = x[x['Tag'].isin(['2.10'])]
--- csv
Tag,Id
2.10,007

=== quiet: ordered categories
--- data runs.csv
Month,n
Feb,1
Jan,2
--- script
x = pd.read_csv('runs.csv')
x['Month'] = pd.Categorical(x['Month'], categories=['Jan', 'Feb'], ordered=True)
a = x['Month'].max()
df = x.sort_values('Month')
--- csv
Month,n
Jan,2
Feb,1

=== quiet: versions as numbers that keep their order
--- data runs.csv
Version,Release time (s)
1.8,2.9
1.9,2.10
2.0,2.11
--- script
x = pd.read_csv('runs.csv', dtype={'Version': str})
y = pd.read_csv('runs.csv')
a = x['Version'].max()
b = y['Version'].max()
c = y['Release time (s)'].max()
df = x[['Version']].sort_values('Version')
--- csv
Version
1.8
1.9
2.0

=== quiet: one text is no order, and a group of one has no other
--- data runs.csv
M,Rate
a,"1,200"
b,300
--- script
x = pd.read_csv('runs.csv')
x['Share'] = x.groupby('M')['Rate'].rank()
df = x.groupby('M')[['Rate']].max().reset_index()
--- csv
M,Rate
a,"1,200"
b,300

=== versions behind a name, days and months of years
--- script
f = pd.DataFrame({'Build': ['release/1.9', 'release/1.10', 'release/1.11'], 'OS': ['Linux 5.4', 'Linux 5.15', 'Linux 6.6'], 'Day': ['28-Feb-2024', '01-Mar-2024', '15-Jan-2024'], 'Month': ['3/2024', '11/2023', '1/2024']})
a = f.sort_values('Build')
b = f.sort_values('OS')
c = f.sort_values('Day')
d = f.sort_values('Month')
df = f
--- csv
Build,OS,Day,Month
release/1.9,Linux 5.4,28-Feb-2024,3/2024
release/1.10,Linux 5.15,01-Mar-2024,11/2023
release/1.11,Linux 6.6,15-Jan-2024,1/2024
--- diag
script:2:19: warning: column 'Build' is sorted as text: 'release/1.11' comes before 'release/1.9' [df-sort-text]
    2 | a = f.sort_values('Build')
      |                   ^~~~~~~
help: sort with key=lambda c: c.str.replace(r'\d+', lambda m: m[0].zfill(4), regex=True)
script:3:19: warning: column 'OS' is sorted as text: 'Linux 5.15' comes before 'Linux 5.4' [df-sort-text]
    3 | b = f.sort_values('OS')
      |                   ^~~~
help: sort with key=lambda c: c.str.replace(r'\d+', lambda m: m[0].zfill(4), regex=True)
script:4:19: warning: column 'Day' is sorted as text: '01-Mar-2024' comes before '15-Jan-2024' [df-sort-text]
    4 | c = f.sort_values('Day')
      |                   ^~~~~
help: sort by dates such as 2024-03-15
script:5:19: warning: column 'Month' is sorted as text: '1/2024' comes before '11/2023' [df-sort-text]
    5 | d = f.sort_values('Month')
      |                   ^~~~~~~
help: sort by dates such as 2024-03-15

=== quiet: decimals behind a name, nodes, and fractions
--- script
f = pd.DataFrame({'Zoom': ['Zoom 1.25', 'Zoom 1.5', 'Zoom 1.10'], 'Node': ['node-2', 'node-10', 'node-1'], 'Part': ['1/16', '3/8', '11/4']})
a = f.sort_values('Zoom')
b = f.sort_values('Node')
df = f.sort_values('Part')
--- csv
Zoom,Node,Part
Zoom 1.25,node-2,1/16
Zoom 1.10,node-1,11/4
Zoom 1.5,node-10,3/8

=== versions sorted by a tuple of their numbers
--- script
f = pd.DataFrame({'V': ['1.9', '1.10']})
df = f.sort_values('V', key=lambda s: s.map(lambda v: tuple(int(p) for p in v.split('.'))))
--- diag
script:2:29: error: the function returns lists, which cannot be sorted [df-type]
    2 | df = f.sort_values('V', key=lambda s: s.map(lambda v: tuple(int(p) for p in v.split('.'))))
      |                             ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: to sort by the numbers in a string, pad them: write key=lambda c: c.str.replace(r'\d+', lambda m: m[0].zfill(4), regex=True)
