=== the sum of numbers with separators, of groups, of all and of a frame
--- data runs.csv
M,Rate
a,"1,200"
a,"1,300"
b,"2,000"
b,"3,100"
--- script
x = pd.read_csv('runs.csv')
a = x['Rate'].sum()
b = x.groupby('M').agg({'Rate': 'sum'})
c = x[['Rate']].sum()
df = x.groupby('M')[['Rate']].sum().reset_index()
--- csv
M,Rate
a,"1,2001,300"
b,"2,0003,100"
--- diag
script:2:5: warning: 'Rate' contains strings: the sum of '1,200' and '1,300' is '1,2001,300' [df-text-arithmetic]
    2 | a = x['Rate'].sum()
      |     ^~~~~~~~~~~~~~~
help: '1,200' in runs.csv:2 makes it a column of strings; read the file with pd.read_csv(..., thousands=','), or compute before you format the numbers
script:3:25: warning: 'Rate' contains strings: the sum of '1,200' and '1,300' is '1,2001,300' [df-text-arithmetic]
    3 | b = x.groupby('M').agg({'Rate': 'sum'})
      |                         ^~~~~~
help: '1,200' in runs.csv:2 makes it a column of strings; read the file with pd.read_csv(..., thousands=','), or compute before you format the numbers
script:4:5: warning: 'Rate' contains strings: the sum of '1,200' and '1,300' is '1,2001,300' [df-text-arithmetic]
    4 | c = x[['Rate']].sum()
      |     ^~~~~~~~~~~~~~~~~
help: '1,200' in runs.csv:2 makes it a column of strings; read the file with pd.read_csv(..., thousands=','), or compute before you format the numbers
script:5:6: warning: 'Rate' contains strings: the sum of '1,200' and '1,300' is '1,2001,300' [df-text-arithmetic]
    5 | df = x.groupby('M')[['Rate']].sum().reset_index()
      |      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: '1,200' in runs.csv:2 makes it a column of strings; read the file with pd.read_csv(..., thousands=','), or compute before you format the numbers

=== a text makes texts of a short column, which is then multiplied
--- data runs.csv
Model,Time (s)
base,18.5
large,2.9
huge,TIMEOUT
--- script
df = pd.read_csv('runs.csv')
df['Three'] = df['Time (s)'] * 3
df['Two'] = 2 * df['Time (s)']
df['n'] = df['Time (s)'] * pd.Series([1, 2, 3])
df['Flex'] = df['Time (s)'].mul(2)
--- csv
Model,Time (s),Three,Two,n,Flex
base,18.5,18.518.518.5,18.518.5,18.5,18.518.5
large,2.9,2.92.92.9,2.92.9,2.92.9,2.92.9
huge,TIMEOUT,TIMEOUTTIMEOUTTIMEOUT,TIMEOUTTIMEOUT,TIMEOUTTIMEOUTTIMEOUT,TIMEOUTTIMEOUT
--- diag
script:2:15: warning: 'Time (s)' contains strings: '18.5' * 3 is '18.518.518.5' [df-text-arithmetic]
    2 | df['Three'] = df['Time (s)'] * 3
      |               ^~~~~~~~~~~~~~~~~~
help: 'TIMEOUT' in runs.csv:4 makes it a column of strings; pd.to_numeric(column, errors='coerce') turns this cell into a missing value
script:3:13: warning: 'Time (s)' contains strings: 2 * '18.5' is '18.518.5' [df-text-arithmetic]
    3 | df['Two'] = 2 * df['Time (s)']
      |             ^~~~~~~~~~~~~~~~~~
help: 'TIMEOUT' in runs.csv:4 makes it a column of strings; pd.to_numeric(column, errors='coerce') turns this cell into a missing value
script:4:11: warning: 'Time (s)' contains strings: '18.5' * 1 is '18.5' [df-text-arithmetic]
    4 | df['n'] = df['Time (s)'] * pd.Series([1, 2, 3])
      |           ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: 'TIMEOUT' in runs.csv:4 makes it a column of strings; pd.to_numeric(column, errors='coerce') turns this cell into a missing value
script:5:14: warning: 'Time (s)' contains strings: '18.5' * 2 is '18.518.5' [df-text-arithmetic]
    5 | df['Flex'] = df['Time (s)'].mul(2)
      |              ^~~~~~~~~~~~~~~~~~~~~
help: 'TIMEOUT' in runs.csv:4 makes it a column of strings; pd.to_numeric(column, errors='coerce') turns this cell into a missing value

=== formatted numbers are put together
--- data runs.csv
M,A,B
a,1200.5,3
b,7,4
--- script
df = pd.read_csv('runs.csv')
df['Cost'] = df['A'].map('${:,.2f}'.format)
df['More'] = df['B'].map('${:.2f}'.format)
df['Sum'] = df['Cost'] + df['More']
total = df['Cost'].sum()
--- csv
M,A,B,Cost,More,Sum
a,1200.5,3,"$1,200.50",$3.00,"$1,200.50$3.00"
b,7.0,4,$7.00,$4.00,$7.00$4.00
--- diag
script:4:13: warning: 'Cost' contains strings: '$1,200.50' + '$3.00' is '$1,200.50$3.00' [df-text-arithmetic]
    4 | df['Sum'] = df['Cost'] + df['More']
      |             ^~~~~~~~~~~~~~~~~~~~~~~
help: '$1,200.50' makes it a column of strings; compute before you format the numbers, or remove signs and commas with .str.replace and then call pd.to_numeric()
script:5:9: warning: 'Cost' contains strings: the sum of '$1,200.50' and '$7.00' is '$1,200.50$7.00' [df-text-arithmetic]
    5 | total = df['Cost'].sum()
      |         ^~~~~~~~~~~~~~~~
help: '$1,200.50' makes it a column of strings; compute before you format the numbers, or remove signs and commas with .str.replace and then call pd.to_numeric()

=== one word among numbers is no number
--- data runs.csv
M,Rate
a,100
b,20
c,3
d,OOM
--- script
x = pd.read_csv('runs.csv')
a = x['Rate'].max()
b = x[x['Rate'] > '30']
df = x.sort_values('Rate')
--- csv
M,Rate
a,100
b,20
c,3
d,OOM
--- diag
script:2:5: warning: column 'Rate' is compared as text: the maximum is 'OOM', not '100' [df-sort-text]
    2 | a = x['Rate'].max()
      |     ^~~~~~~~~~~~~~~
help: compare numbers, and format them afterwards; for strings in a file, remove units with .str.replace(), and call pd.to_numeric()
script:3:7: warning: column 'Rate' is compared as text: '100' > '30' is False [df-sort-text]
    3 | b = x[x['Rate'] > '30']
      |       ^~~~~~~~~~~~~~~~
help: compare numbers, and format them afterwards; for strings in a file, remove units with .str.replace(), and call pd.to_numeric()
script:4:20: warning: column 'Rate' is sorted as text: '100' comes before '20' [df-sort-text]
    4 | df = x.sort_values('Rate')
      |                    ^~~~~~
help: sort by the number, and convert it to a string afterwards; the rows are runs.csv:2 and runs.csv:3

=== quiet: labels that are put together
--- data runs.csv
M,TP,PP,CPU,RAM
a,8,1,4x,16GB
b,16,2,8x,32GB
--- script
df = pd.read_csv('runs.csv', dtype={'TP': str, 'PP': str})
df['Layout'] = df['TP'] + 'x' + df['PP']
df['Code'] = df['TP'] + df['PP']
df['Box'] = df['CPU'] + df['RAM']
df['Cost'] = '$' + df['TP'] + '.00'
df['Share'] = df['TP'] + '%'
--- csv
M,TP,PP,CPU,RAM,Layout,Code,Box,Cost,Share
a,8,1,4x,16GB,8x1,81,4x16GB,$8.00,8%
b,16,2,8x,32GB,16x2,162,8x32GB,$16.00,16%

=== quiet: stars and bars
--- data runs.csv
M,Stars
a,3
b,5
--- script
df = pd.read_csv('runs.csv')
df['Drawn'] = df['Stars'].map(lambda n: '*' * n)
df['Bar'] = df['M'] * df['Stars']
df['Line'] = df['M'].map(lambda m: '=' * 3)
--- csv
M,Stars,Drawn,Bar,Line
a,3,***,aaa,===
b,5,*****,bbbbb,===

=== quiet: names are put together
--- data runs.csv
M,Chip,Rate
a,A100,5
a,H100,7
b,L4,9
--- script
x = pd.read_csv('runs.csv')
x['Chip'] = x['Chip'] + ', '
df = x.groupby('M').sum().reset_index()
df['Chip'] = df['Chip'].str.rstrip(', ')
--- csv
M,Chip,Rate
a,"A100, H100",12
b,L4,9

=== quiet: one cell of each group, and numbers read with separators
--- data runs.csv
M,Rate
a,"1,200"
b,"1,300"
--- script
x = pd.read_csv('runs.csv').groupby('M')['Rate'].sum()
y = pd.read_csv('runs.csv', thousands=',')
y['Twice'] = y['Rate'] * 2
y['Sum'] = y['Rate'] + y['Twice']
df = pd.DataFrame({'Sum': [y['Rate'].sum()]})
--- csv
Sum
2500

=== quiet: numbers made of texts first
--- data runs.csv
M,Rate,n
a,"1,200",1
a,OOM,2
--- script
x = pd.read_csv('runs.csv')
x['Rate'] = pd.to_numeric(x['Rate'].str.replace(',', ''), errors='coerce')
x['Twice'] = x['Rate'] * 2
df = x.groupby('M')[['Rate', 'n']].sum().reset_index()
--- csv
M,Rate,n
a,1200.0,3

=== quiet: sizes are labels
--- data runs.csv
M,Size,n
a,7B,1
a,13B,2
--- script
df = pd.read_csv('runs.csv').groupby('M').sum()[['n']].reset_index()
--- csv
M,n
a,3

=== sums of numbers with units, and in other notations
--- data runs.csv
M,A,B,C,D,E,F
a,12 ms,1 200,1'200,1.200.000,"12,50 EUR",1.5x
a,9 ms,2 400,2'400,2.400.000,"9,10 EUR",2.0x
--- script
x = pd.read_csv('runs.csv')
by = x.groupby('M')
a = by['A'].sum()
b = by[['B']].sum()
c = x['C'].sum()
d = by.agg({'D': 'sum'})
e = x['E'] + x['E']
f = by['F'].agg('sum')
df = x[['M']]
--- csv
M
a
a
--- diag
script:3:5: warning: 'A' contains strings: the sum of '12 ms' and '9 ms' is '12 ms9 ms' [df-text-arithmetic]
    3 | a = by['A'].sum()
      |     ^~~~~~~~~~~~~
help: '12 ms' in runs.csv:2 makes it a column of strings; extract the number before the unit: column.str.extract(r'([\d.]+)')[0].astype(float)
script:4:5: warning: 'B' contains strings: the sum of '1 200' and '2 400' is '1 2002 400' [df-text-arithmetic]
    4 | b = by[['B']].sum()
      |     ^~~~~~~~~~~~~~~
help: '1 200' in runs.csv:2 makes it a column of strings; read the file with pd.read_csv(..., thousands=' ')
script:5:5: warning: 'C' contains strings: the sum of "1'200" and "2'400" is "1'2002'400" [df-text-arithmetic]
    5 | c = x['C'].sum()
      |     ^~~~~~~~~~~~
help: "1'200" in runs.csv:2 makes it a column of strings; read the file with pd.read_csv(..., thousands="'")
script:6:13: warning: 'D' contains strings: the sum of '1.200.000' and '2.400.000' is '1.200.0002.400.000' [df-text-arithmetic]
    6 | d = by.agg({'D': 'sum'})
      |             ^~~
help: '1.200.000' in runs.csv:2 makes it a column of strings; read the file with pd.read_csv(..., thousands='.', decimal=',')
script:7:5: warning: 'E' contains strings: '12,50 EUR' + '12,50 EUR' is '12,50 EUR12,50 EUR' [df-text-arithmetic]
    7 | e = x['E'] + x['E']
      |     ^~~~~~~~~~~~~~~
help: '12,50 EUR' in runs.csv:2 makes it a column of strings; remove the unit and the separators with .str.replace before .astype(float)
script:8:17: warning: 'F' contains strings: the sum of '1.5x' and '2.0x' is '1.5x2.0x' [df-text-arithmetic]
    8 | f = by['F'].agg('sum')
      |                 ^~~~~
help: '1.5x' in runs.csv:2 makes it a column of strings; extract the number before the unit: column.str.extract(r'([\d.]+)')[0].astype(float)

=== quiet: labels of different units, versions and days
--- data runs.csv
M,CPU,Memory,Version,Day
a,4c,16G,1.9.0,01.02.2024
a,8c,32G,1.10.0,01.03.2024
--- script
x = pd.read_csv('runs.csv')
x['Shape'] = x['CPU'] + x['Memory']
x['Twice'] = x['Version'] + x['Version']
df = x.groupby('M')['Day'].sum().reset_index()
--- csv
M,Day
a,01.02.202401.03.2024
