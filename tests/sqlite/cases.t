=== a query
--- script
df = pd.read_sql_query('SELECT * FROM runs ORDER BY id', sqlite3.connect('results.db'))
--- csv
id,model,sdk,throughput,n,valid,day,cost
1,bert,2.19,1210.5,3.0,1,2026-01-05,1
2,bert,2.20,1288.25,4.0,1,2026-02-09,2
3,gpt-j,007,,,0,2026-02-10,3

=== types of columns
--- script
df = pd.read_sql_query('SELECT * FROM mixed ORDER BY rowid', sqlite3.connect('results.db'))
df = df.assign(t=[str(t) for t in df.dtypes][:3])
--- csv
a,b,c,d,e,t
1.0,1.5,x,,1,float64
2.0,,007,,x,float64
,3.0,,,2.5,object

=== None in columns of strings and of several types
--- script
f = pd.read_sql_query('SELECT c, d, e FROM mixed ORDER BY rowid', sqlite3.connect('results.db'))
df = pd.DataFrame({'c': [f['c'].iloc[2] is None], 'd': [f['d'].iloc[0] is None], 'n': [f.isna().sum().sum()]})
--- csv
c,d,n
True,True,4

=== a float column has nan for NULL
--- script
f = pd.read_sql_query('SELECT a, b FROM mixed ORDER BY rowid', sqlite3.connect('results.db'))
df = f.fillna(0).sum().to_frame('s').reset_index()
--- csv
index,s
a,3.0
b,4.5

=== large integers
--- script
df = pd.read_sql_query('SELECT i FROM big ORDER BY rowid', sqlite3.connect('results.db'))
--- csv
i
9007199254740993
9223372036854775807
-9223372036854775808

=== integers and floats, infinity
--- script
df = pd.read_sql_query('SELECT 1 AS a, 1e999 AS b UNION ALL SELECT 2.5, -1e999', sqlite3.connect('results.db'))
--- csv
a,b
1.0,inf
2.5,-inf
--- diag
content/case.df:1:24: warning: column 'b' contains -inf [df-not-finite]
    1 | df = pd.read_sql_query('SELECT 1 AS a, 1e999 AS b UNION ALL SELECT 2.5, -1e999', sqlite3.connect('results.db'))
      |                        ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: leave the cell empty, or call .replace()
content/case.df:1:24: warning: column 'b' contains inf [df-not-finite]
    1 | df = pd.read_sql_query('SELECT 1 AS a, 1e999 AS b UNION ALL SELECT 2.5, -1e999', sqlite3.connect('results.db'))
      |                        ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: leave the cell empty, or call .replace()

=== no rows
--- script
df = pd.read_sql_query('SELECT model, n FROM runs WHERE n > 99 ORDER BY id', sqlite3.connect('results.db'))
--- csv
model,n

=== names of expressions
--- script
df = pd.read_sql_query('SELECT count(*), sum(n), max(n)+1, "model" FROM runs', sqlite3.connect('results.db'))
--- csv
count(*),sum(n),max(n)+1,model
3,7,5,bert

=== text that looks like a number stays text
--- script
f = pd.read_sql_query('SELECT sdk FROM runs ORDER BY id', sqlite3.connect('results.db'))
df = f['sdk'] + '!'
df = df.to_frame()
--- csv
sdk
2.19!
2.20!
007!

=== parameters in a list, in a tuple, None
--- script
con = sqlite3.connect('results.db')
a = pd.read_sql_query('SELECT id FROM runs WHERE model = ? AND n > ? ORDER BY id', con, params=['bert', 3])
b = pd.read_sql_query('SELECT id FROM runs WHERE throughput > ? ORDER BY id', con, params=(1250.5,))
c = pd.read_sql_query('SELECT id FROM runs WHERE n IS ? ORDER BY id', con, params=[None])
d = pd.read_sql_query('SELECT id FROM runs WHERE valid = ? ORDER BY id', con, params=[False])
df = pd.concat([a, b, c, d])
con.close()
--- csv
id
2
2
3
3

=== parameters in a dict, used twice
--- script
con = sqlite3.connect('results.db')
df = pd.read_sql_query('SELECT id, :m AS m FROM runs WHERE model = :m OR n = :n ORDER BY id', con, params={'m': 'gpt-j', 'n': 3, 'unused': 1})
--- csv
id,m
1,gpt-j
3,gpt-j

=== index_col
--- script
f = pd.read_sql_query('SELECT model, sdk, n FROM runs ORDER BY id', sqlite3.connect('results.db'), index_col=['model', 'sdk'])
df = f.reset_index()
--- csv
model,sdk,n
bert,2.19,3.0
bert,2.20,4.0
gpt-j,007,

=== parse_dates
--- script
con = sqlite3.connect('results.db')
f = pd.read_sql_query('SELECT day FROM runs ORDER BY id', con, parse_dates=['day'])
df = pd.DataFrame({'m': f['day'].dt.month})
--- csv
m
1
2
2

=== parse_dates of numbers and of text that is no date
--- script
con = sqlite3.connect('results.db')
df = pd.read_sql_query('SELECT at, ms, text FROM times ORDER BY rowid', con, parse_dates={'at': 's', 'ms': 'ms', 'text': None})
--- csv
at,ms,text
2026-01-01,2026-01-01,2026-01-01 12:30:00
,,

=== parse_dates with a format
--- script
con = sqlite3.connect('results.db')
df = pd.read_sql_query('SELECT day FROM runs ORDER BY id', con, parse_dates={'day': '%Y-%m-%d'})
--- csv
day
2026-01-05
2026-02-09
2026-02-10

=== parse_dates with the form of each date, beyond pandas
--- script
con = sqlite3.connect('results.db')
mixed = pd.read_sql_query('SELECT day FROM runs ORDER BY id', con, parse_dates={'day': 'mixed'})
df = pd.read_sql_query('SELECT day AS iso FROM runs ORDER BY id', con, parse_dates={'iso': 'ISO8601'})
df['mixed'] = mixed['day']
--- csv
iso,mixed
2026-01-05,2026-01-05
2026-02-09,2026-02-09
2026-02-10,2026-02-10

=== dtype
--- script
con = sqlite3.connect('results.db')
df = pd.read_sql_query('SELECT id, throughput FROM runs WHERE id < 3 ORDER BY id', con, dtype={'id': float, 'throughput': int})
--- csv
id,throughput
1.0,1210
2.0,1288

=== read_sql with a query
--- script
df = pd.read_sql('SELECT model, top FROM best ORDER BY model', sqlite3.connect('results.db'))
--- csv
model,top
bert,1288.25
gpt-j,

=== SQL in a name, comments, a semicolon
--- script
sql = """
-- the newest run; of each model
SELECT model, max(id) AS id /* ORDER */
FROM runs
GROUP BY model
ORDER BY model;
"""
df = pd.read_sql_query(sql, sqlite3.connect('results.db'))
--- csv
model,id
bert,2
gpt-j,3

=== functions of dates with a fixed time
--- script
df = pd.read_sql_query("SELECT date(day, '+1 day') AS d, strftime('%Y', day) AS y, julianday('2026-01-01') AS j, unixepoch('2026-01-01') AS u, datetime(1767225600, 'unixepoch') AS t, date(NULL) AS n FROM runs ORDER BY id", sqlite3.connect('results.db'))
--- csv
d,y,j,u,t,n
2026-01-06,2026,2461041.5,1767225600,2026-01-01 00:00:00,
2026-02-10,2026,2461041.5,1767225600,2026-01-01 00:00:00,
2026-02-11,2026,2461041.5,1767225600,2026-01-01 00:00:00,

=== LIKE and GLOB
--- script
df = pd.read_sql_query("SELECT 'Ab%d' LIKE 'aB!%_' ESCAPE '!' AS a, 'abc' LIKE '%C' AS b, 'abc' GLOB '*C' AS c, 'abc' GLOB 'a[a-c]?' AS d, 'a]c' GLOB 'a[]]c' AS e, 'abc' GLOB '[^a]*' AS f, 'é' LIKE '_' AS g, NULL LIKE 'x' AS h, 12 LIKE '1%' AS i, '' LIKE '' AS j, 'aab' LIKE '%ab' AS k, 'É' LIKE 'é' AS l", sqlite3.connect('results.db'))
--- csv
a,b,c,d,e,f,g,h,i,j,k,l
1,1,0,1,1,0,1,,1,1,1,0

=== JSON, windows, common table expressions
--- script
df = pd.read_sql_query("""WITH r AS (SELECT *, row_number() OVER (PARTITION BY model ORDER BY id) AS k FROM runs)
SELECT r.id, k, j.value AS v FROM r, json_each('[10, 20]') AS j ORDER BY r.id, j.key""", sqlite3.connect('results.db'))

--- csv
id,k,v
1,1,10
1,1,20
2,2,10
2,2,20
3,1,10
3,1,20

=== names with blanks and quotes
--- script
df = pd.read_sql_query('SELECT * FROM "odd ""name" ORDER BY rowid', sqlite3.connect('results.db'))
--- csv
a b,c;d
1,x

=== an address, beyond pandas
--- script
df = pd.read_sql_query('SELECT id FROM runs ORDER BY id DESC', 'sqlite:///results.db')
--- csv
id
3
2
1

=== a table, beyond pandas
--- script
df = pd.read_sql_table('runs', 'sqlite:///results.db')
df['month'] = df['day'].dt.month
--- csv
id,model,sdk,throughput,n,valid,day,cost,month
1,bert,2.19,1210.5,3.0,True,2026-01-05,1.0,1
2,bert,2.20,1288.25,4.0,True,2026-02-09,2.0,2
3,gpt-j,007,,,False,2026-02-10,3.0,2

=== a cell that is no date, in a table
--- script
df = pd.read_sql_table('days', 'sqlite:///results.db')
--- diag
content/case.df:1:24: error: column 'day' has '2026-13-45', which is not a date, in row 3 [sql-type]
    1 | df = pd.read_sql_table('days', 'sqlite:///results.db')
      |                        ^~~~~~
help: CREATE TABLE declares the column as DATE; a query with pd.read_sql_query() leaves its cells unchanged

=== a number in a column of dates, in a table
--- script
df = pd.read_sql_table('stamps', 'sqlite:///results.db')
--- diag
content/case.df:1:24: error: column 'at' has 20260103, which is not a date, in row 1 [sql-type]
    1 | df = pd.read_sql_table('stamps', 'sqlite:///results.db')
      |                        ^~~~~~~~
help: CREATE TABLE declares the column as timestamp; a query with pd.read_sql_query() leaves its cells unchanged

=== printf and its errors
--- script
df = pd.read_sql("SELECT printf('%.2f', 1.005) AS a, printf('%s-%d %%', 'x', 7, 8) AS b, printf(NULL, 1) AS c, printf() AS d, printf('') AS e, printf('%5d|%-5s|%*d', 42, 'y', 4, 1) AS f", 'sqlite:///results.db')
--- csv
a,b,c,d,e,f
1.01,x-7 %,,,,   42|y    |   1

=== a result of printf that is too long
--- script
df = pd.read_sql("SELECT 'a' || printf('%70000000d', 1) AS x", 'sqlite:///results.db')
--- diag
content/case.df:1:18: error: the query fails: string or blob too big [sql-value]
    1 | df = pd.read_sql("SELECT 'a' || printf('%70000000d', 1) AS x", 'sqlite:///results.db')
      |                  ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~

=== some columns of a table, beyond pandas
--- script
df = pd.read_sql('levels', 'sqlite:///results.db', columns=['ns', 'level'])
--- csv
ns,level
1.5,1
9.25,2
2.5,1

=== a connection with a URI, beyond pandas
--- script
df = pd.read_sql('SELECT 1 AS a', sqlite3.connect('file:results.db?mode=ro', uri=True))
--- csv
a
1

=== one row, VALUES and a script that sorts need no order, beyond pandas
--- script
con = sqlite3.connect('results.db')
a = pd.read_sql('SELECT max(id) AS id FROM runs', con)
b = pd.read_sql('SELECT id FROM runs WHERE id = 2', con)
c = pd.read_sql('VALUES (1), (2)', con)
df = pd.concat([a, b, c.set_axis(['id'], axis=1)])
--- csv
id
3
2
1
2

=== no order
--- script
df = pd.read_sql('SELECT id FROM (SELECT id FROM runs ORDER BY id)', 'sqlite:///results.db')
--- csv
id
1
2
3
--- diag
content/case.df:1:18: warning: the query does not state the order of its 3 rows [sql-order]
    1 | df = pd.read_sql('SELECT id FROM (SELECT id FROM runs ORDER BY id)', 'sqlite:///results.db')
      |                  ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: end the query with ORDER BY and columns that identify each row; otherwise, another SQLite version or an index may change the order of the rows

=== no order, but a window and a function have one
--- script
df = pd.read_sql('SELECT rank() OVER (ORDER BY id) AS r FROM runs', 'sqlite:///results.db')
--- csv
r
1
2
3
--- diag
content/case.df:1:18: warning: the query does not state the order of its 3 rows [sql-order]
    1 | df = pd.read_sql('SELECT rank() OVER (ORDER BY id) AS r FROM runs', 'sqlite:///results.db')
      |                  ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: end the query with ORDER BY and columns that identify each row; otherwise, another SQLite version or an index may change the order of the rows

=== no order, but the script sorts
--- script
df = pd.read_sql('SELECT id FROM runs', 'sqlite:///results.db').sort_values('id')
--- csv
id
1
2
3

=== unknown table
--- script
df = pd.read_sql('SELECT * FROM runz', 'sqlite:///results.db')
--- diag
content/case.df:1:33: error: unknown table 'runz' in a query [sql-name]
    1 | df = pd.read_sql('SELECT * FROM runz', 'sqlite:///results.db')
      |                                 ^~~~
help: did you mean 'runs'? tables are 'runs', 'mixed', 'big', 'times', 'bytes', 'levels', 'best', 'clock', 'code', 'odd "name', 'days', 'stamps'

=== unknown table of read_sql_table
--- script
df = pd.read_sql_table('runz', 'sqlite:///results.db')
--- diag
content/case.df:1:24: error: unknown table 'runz' in a query [sql-name]
    1 | df = pd.read_sql_table('runz', 'sqlite:///results.db')
      |                        ^~~~~~
help: did you mean 'runs'? tables are 'runs', 'mixed', 'big', 'times', 'bytes', 'levels', 'best', 'clock', 'code', 'odd "name', 'days', 'stamps'

=== unknown column, in the third line of the SQL
--- script
sql = """
SELECT model
FROM runs WHERE troughput > 5
"""
df = pd.read_sql(sql, 'sqlite:///results.db')
--- diag
content/case.df:3:17: error: unknown column 'troughput' in a query [sql-name]
    3 | FROM runs WHERE troughput > 5
      |                 ^~~~~~~~~
help: did you mean 'throughput'? columns are 'id', 'model', 'sdk', 'throughput', 'n', 'valid', 'day', 'cost'

=== syntax
--- script
df = pd.read_sql('SELECT model FROM runs WERE n = 1', 'sqlite:///results.db')
--- diag
content/case.df:1:47: error: SQL: near "n": syntax error [sql-syntax]
    1 | df = pd.read_sql('SELECT model FROM runs WERE n = 1', 'sqlite:///results.db')
      |                                               ^

=== incomplete
--- script
df = pd.read_sql('SELECT model FROM runs ORDER BY', 'sqlite:///results.db')
--- diag
content/case.df:1:50: error: SQL: incomplete input [sql-syntax]
    1 | df = pd.read_sql('SELECT model FROM runs ORDER BY', 'sqlite:///results.db')
      |                                                  ^

=== two statements
--- script
df = pd.read_sql('SELECT 1; SELECT 2', 'sqlite:///results.db')
--- diag
content/case.df:1:29: error: SQL: a second statement begins here [sql-syntax]
    1 | df = pd.read_sql('SELECT 1; SELECT 2', 'sqlite:///results.db')
      |                             ^~~~~~

=== nothing
--- script
df = pd.read_sql(' -- nothing', 'sqlite:///results.db')
--- diag
content/case.df:1:19: error: SQL: the query is empty [sql-syntax]
    1 | df = pd.read_sql(' -- nothing', 'sqlite:///results.db')
      |                   ^

=== a BLOB
--- script
df = pd.read_sql('SELECT id, b FROM bytes ORDER BY id', 'sqlite:///results.db')
--- diag
content/case.df:1:18: error: column 'b' has binary data (BLOB) in row 2 [sql-type]
    1 | df = pd.read_sql('SELECT id, b FROM bytes ORDER BY id', 'sqlite:///results.db')
      |                  ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: remove the column from the query, or convert it: hex(x), CAST(x AS TEXT)

=== two columns with one name
--- script
df = pd.read_sql('SELECT id, n AS id FROM runs ORDER BY 1', 'sqlite:///results.db')
--- diag
content/case.df:1:18: error: column 'id' has a name that occurs twice [sql-type]
    1 | df = pd.read_sql('SELECT id, n AS id FROM runs ORDER BY 1', 'sqlite:///results.db')
      |                  ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: give each column a different name: SELECT a.x AS a_x

=== too few parameters
--- script
df = pd.read_sql('SELECT id FROM runs WHERE id = ? AND n = ?', 'sqlite:///results.db', params=[1])
--- diag
content/case.df:1:18: error: the query fails: the query has 2 parameters, but there is 1 value [sql-value]
    1 | df = pd.read_sql('SELECT id FROM runs WHERE id = ? AND n = ?', 'sqlite:///results.db', params=[1])
      |                  ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: write params=[1, 'x'] for the placeholder '?', and params={'a': 1} for ':a'

=== a parameter without a value
--- script
df = pd.read_sql('SELECT id FROM runs WHERE id = :id', 'sqlite:///results.db', params={'n': 1})
--- diag
content/case.df:1:18: error: the query fails: there is no value for ':id' [sql-value]
    1 | df = pd.read_sql('SELECT id FROM runs WHERE id = :id', 'sqlite:///results.db', params={'n': 1})
      |                  ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: write params=[1, 'x'] for the placeholder '?', and params={'a': 1} for ':a'

=== a parameter of another type
--- script
df = pd.read_sql('SELECT id FROM runs WHERE id = ?', 'sqlite:///results.db', params=[[1]])
--- diag
content/case.df:1:86: error: a query parameter must be a number or a string, not list [df-type]
    1 | df = pd.read_sql('SELECT id FROM runs WHERE id = ?', 'sqlite:///results.db', params=[[1]])
      |                                                                                      ^~~
help: pass a date as a string: day.strftime('%Y-%m-%d')

=== overflow
--- script
df = pd.read_sql('SELECT abs(-9223372036854775808)', 'sqlite:///results.db')
--- diag
content/case.df:1:18: error: the query fails: integer overflow [sql-value]
    1 | df = pd.read_sql('SELECT abs(-9223372036854775808)', 'sqlite:///results.db')
      |                  ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~

=== a recursion without end
--- script
df = pd.read_sql('WITH RECURSIVE a(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM a) SELECT count(*) FROM a', 'sqlite:///results.db')
--- diag
content/case.df:1:18: error: the query exceeds a limit: it has more than 20 million steps, or takes more than 120 seconds [sql-work]
    1 | df = pd.read_sql('WITH RECURSIVE a(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM a) SELECT count(*) FROM a', 'sqlite:///results.db')
      |                  ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: join tables with ON, add an index, or select fewer rows with WHERE

=== a cross join
--- script
df = pd.read_sql('SELECT count(*) FROM runs a, runs b, runs c, runs d, runs e, runs f, runs g, runs h, runs i, runs j, runs k, runs l, runs m, runs n, runs o, runs p', 'sqlite:///results.db')
--- diag
content/case.df:1:18: error: the query exceeds a limit: it has more than 20 million steps, or takes more than 120 seconds [sql-work]
    1 | df = pd.read_sql('SELECT count(*) FROM runs a, runs b, runs c, runs d, runs e...
      |                  ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: join tables with ON, add an index, or select fewer rows with WHERE

=== much memory
--- script
df = pd.read_sql("WITH RECURSIVE a(n, s) AS (SELECT 1, zeroblob(1000000) UNION ALL SELECT n + 1, zeroblob(1000000) FROM a WHERE n < 5000) SELECT count(*) FROM (SELECT * FROM a ORDER BY s, n DESC)", 'sqlite:///results.db')
--- diag
content/case.df:1:18: error: the query exceeds a limit: it needs more than 256 MiB [sql-work]
    1 | df = pd.read_sql("WITH RECURSIVE a(n, s) AS (SELECT 1, zeroblob(1000000) UNIO...
      |                  ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: select fewer rows and columns, or aggregate in the database with GROUP BY

=== a long string
--- script
df = pd.read_sql("SELECT hex(zeroblob(900000))", 'sqlite:///results.db')
--- diag
content/case.df:1:18: error: the query fails: string or blob too big [sql-value]
    1 | df = pd.read_sql("SELECT hex(zeroblob(900000))", 'sqlite:///results.db')
      |                  ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~

=== ATTACH
--- script
df = pd.read_sql("ATTACH 'other.db' AS other", 'sqlite:///results.db')
--- diag
content/case.df:1:19: error: queries may not use 'ATTACH': a query can only read [sql-refused]
    1 | df = pd.read_sql("ATTACH 'other.db' AS other", 'sqlite:///results.db')
      |                   ^~~~~~
help: read each database with a separate call, and merge the frames

=== a statement without rows
--- script
df = pd.read_sql("VACUUM INTO 'other.db'", 'sqlite:///results.db')
--- diag
content/case.df:1:18: error: queries may not use 'statements without rows': write a SELECT [sql-refused]
    1 | df = pd.read_sql("VACUUM INTO 'other.db'", 'sqlite:///results.db')
      |                  ^~~~~~~~~~~~~~~~~~~~~~~~

=== PRAGMA
--- script
df = pd.read_sql('PRAGMA table_info(runs)', 'sqlite:///results.db')
--- diag
content/case.df:1:19: error: queries may not use 'PRAGMA': a query can only read [sql-refused]
    1 | df = pd.read_sql('PRAGMA table_info(runs)', 'sqlite:///results.db')
      |                   ^~~~~~
help: to get the table names, select from sqlite_schema

=== a pragma as a table
--- script
df = pd.read_sql("SELECT * FROM pragma_table_info('runs')", 'sqlite:///results.db')
--- diag
content/case.df:1:18: error: queries may not use 'virtual table': only json_each and json_tree can be read [sql-refused]
    1 | df = pd.read_sql("SELECT * FROM pragma_table_info('runs')", 'sqlite:///results.db')
      |                  ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~

=== load_extension
--- script
df = pd.read_sql("SELECT load_extension('x.so')", 'sqlite:///results.db')
--- diag
content/case.df:1:26: error: queries may not use 'load_extension': it runs code, or reads or writes files [sql-refused]
    1 | df = pd.read_sql("SELECT load_extension('x.so')", 'sqlite:///results.db')
      |                          ^~~~~~~~~~~~~~
help: compute the value in the script, after the query

=== load_extension in a view
--- script
df = pd.read_sql('SELECT * FROM code', 'sqlite:///results.db')
--- diag
content/case.df:1:18: error: queries may not use 'load_extension': the views of a database may not use it [sql-refused]
    1 | df = pd.read_sql('SELECT * FROM code', 'sqlite:///results.db')
      |                  ^~~~~~~~~~~~~~~~~~~~
help: compute the value in the script, after the query

=== writing
--- script
df = pd.read_sql("UPDATE runs SET n = 1 RETURNING n", 'sqlite:///results.db')
--- diag
content/case.df:1:19: error: queries may not use 'UPDATE': a query can only read [sql-refused]
    1 | df = pd.read_sql("UPDATE runs SET n = 1 RETURNING n", 'sqlite:///results.db')
      |                   ^~~~~~
help: write a query that begins with SELECT

=== a virtual table
--- script
df = pd.read_sql('SELECT * FROM dbstat', 'sqlite:///results.db')
--- diag
content/case.df:1:33: error: unknown table 'dbstat' in a query [sql-name]
    1 | df = pd.read_sql('SELECT * FROM dbstat', 'sqlite:///results.db')
      |                                 ^~~~~~
help: tables are 'runs', 'mixed', 'big', 'times', 'bytes', 'levels', 'best', 'clock', 'code', 'odd "name', 'days', 'stamps'

=== random
--- script
df = pd.read_sql('SELECT model FROM runs ORDER BY random() LIMIT 1', 'sqlite:///results.db')
--- diag
content/case.df:1:51: error: queries may not use 'random': it gives another value in each build [sql-refused]
    1 | df = pd.read_sql('SELECT model FROM runs ORDER BY random() LIMIT 1', 'sqlite:///results.db')
      |                                                   ^~~~~~
help: order or select rows by a column instead

=== randomblob
--- script
df = pd.read_sql('SELECT hex(randomblob(4))', 'sqlite:///results.db')
--- diag
content/case.df:1:30: error: queries may not use 'randomblob': it gives another value in each build [sql-refused]
    1 | df = pd.read_sql('SELECT hex(randomblob(4))', 'sqlite:///results.db')
      |                              ^~~~~~~~~~
help: write a fixed value, such as '2026-01-31', or compute the value in the script

=== now, as a constant
--- script
df = pd.read_sql("SELECT date('NOW')", 'sqlite:///results.db')
--- diag
content/case.df:1:26: error: queries may not use 'date': 'now' is a different time in each build [sql-refused]
    1 | df = pd.read_sql("SELECT date('NOW')", 'sqlite:///results.db')
      |                          ^~~~
help: write a fixed value, such as '2026-01-31', or compute the value in the script

=== now, without an argument
--- script
df = pd.read_sql('SELECT datetime()', 'sqlite:///results.db')
--- diag
content/case.df:1:26: error: queries may not use 'datetime': without a time, it gives the time of the build [sql-refused]
    1 | df = pd.read_sql('SELECT datetime()', 'sqlite:///results.db')
      |                          ^~~~~~~~
help: write a fixed value, such as '2026-01-31', or compute the value in the script

=== now, from strftime without a time
--- script
df = pd.read_sql("SELECT strftime('%s')", 'sqlite:///results.db')
--- diag
content/case.df:1:26: error: queries may not use 'strftime': without a time, it gives the time of the build [sql-refused]
    1 | df = pd.read_sql("SELECT strftime('%s')", 'sqlite:///results.db')
      |                          ^~~~~~~~
help: write a fixed value, such as '2026-01-31', or compute the value in the script

=== now, as a BLOB
--- script
df = pd.read_sql("SELECT julianday(x'6e6f77')", 'sqlite:///results.db')
--- diag
content/case.df:1:26: error: queries may not use 'julianday': 'now' is a different time in each build [sql-refused]
    1 | df = pd.read_sql("SELECT julianday(x'6e6f77')", 'sqlite:///results.db')
      |                          ^~~~~~~~~
help: write a fixed value, such as '2026-01-31', or compute the value in the script

=== now, computed
--- script
df = pd.read_sql("SELECT unixepoch('n' || 'o' || substr(model, 1, 0) || 'w') FROM runs LIMIT 1", 'sqlite:///results.db')
--- diag
content/case.df:1:26: error: queries may not use 'unixepoch': 'now' is a different time in each build [sql-refused]
    1 | df = pd.read_sql("SELECT unixepoch('n' || 'o' || substr(model, 1, 0) || 'w') FROM runs LIMIT 1", 'sqlite:///results.db')
      |                          ^~~~~~~~~
help: write a fixed value, such as '2026-01-31', or compute the value in the script

=== now, in a view
--- script
df = pd.read_sql('SELECT * FROM clock', 'sqlite:///results.db')
--- diag
content/case.df:1:18: error: queries may not use 'date': 'now' is a different time in each build [sql-refused]
    1 | df = pd.read_sql('SELECT * FROM clock', 'sqlite:///results.db')
      |                  ^~~~~~~~~~~~~~~~~~~~~
help: write a fixed value, such as '2026-01-31', or compute the value in the script

=== current_timestamp
--- script
df = pd.read_sql('SELECT current_timestamp', 'sqlite:///results.db')
--- diag
content/case.df:1:26: error: queries may not use 'current_timestamp': it gives another value in each build [sql-refused]
    1 | df = pd.read_sql('SELECT current_timestamp', 'sqlite:///results.db')
      |                          ^~~~~~~~~~~~~~~~~
help: write a fixed value, such as '2026-01-31', or compute the value in the script

=== localtime
--- script
df = pd.read_sql("SELECT time('12:00', 'localtime')", 'sqlite:///results.db')
--- diag
content/case.df:1:26: error: queries may not use 'time': 'localtime' depends on the machine's time zone [sql-refused]
    1 | df = pd.read_sql("SELECT time('12:00', 'localtime')", 'sqlite:///results.db')
      |                          ^~~~
help: write a fixed value, such as '2026-01-31', or compute the value in the script

=== utc
--- script
df = pd.read_sql("SELECT time('12:00', 'utc')", 'sqlite:///results.db')
--- diag
content/case.df:1:26: error: queries may not use 'time': 'utc' converts from the machine's time zone [sql-refused]
    1 | df = pd.read_sql("SELECT time('12:00', 'utc')", 'sqlite:///results.db')
      |                          ^~~~
help: write a fixed value, such as '2026-01-31', or compute the value in the script

=== the version of SQLite
--- script
df = pd.read_sql('SELECT sqlite_version()', 'sqlite:///results.db')
--- diag
content/case.df:1:26: error: queries may not use 'sqlite_version': it depends on the version of SQLite [sql-refused]
    1 | df = pd.read_sql('SELECT sqlite_version()', 'sqlite:///results.db')
      |                          ^~~~~~~~~~~~~~

=== trimming
--- script
df = pd.read_sql_query("SELECT trim('xay', 'xy') AS a, ltrim('  b') AS b, rtrim('caa', 'a') AS c, trim(NULL) AS d, trim(120, '0') AS e", sqlite3.connect('results.db'))
--- csv
a,b,c,d,e
a,b,c,,12

=== trimming many characters
--- script
df = pd.read_sql("SELECT trim('b', hex(zeroblob(400000)) || 'b')", 'sqlite:///results.db')
--- diag
content/case.df:1:26: error: queries may not use 'trim': there are too many characters to trim [sql-refused]
    1 | df = pd.read_sql("SELECT trim('b', hex(zeroblob(400000)) || 'b')", 'sqlite:///results.db')
      |                          ^~~~

=== a server
--- script
df = pd.read_sql('SELECT 1', 'postgresql://user:secret@host/db')
--- diag
content/case.df:1:30: error: reading from 'postgresql://' is not part of df scripts [df-unsupported]
help: a build does not connect to a server; list the query under `fetch:` in perfpress.yaml, and read the file that `perfpress fetch` writes

=== another address
--- script
df = pd.read_sql('SELECT 1', 'sqlite://results.db')
--- diag
content/case.df:1:30: error: 'sqlite://results.db' is not the address of a database [df-value]
    1 | df = pd.read_sql('SELECT 1', 'sqlite://results.db')
      |                              ^~~~~~~~~~~~~~~~~~~~~
help: write 'sqlite:///results.db', with three slashes before the name of the file

=== no connection
--- script
df = pd.read_sql('SELECT 1', 1)
--- diag
content/case.df:1:30: error: 'read_sql' needs a connection from sqlite3.connect, or an address such as 'sqlite:///results.db', not 1 [df-type]
    1 | df = pd.read_sql('SELECT 1', 1)
      |                              ^

=== a database in memory
--- script
con = sqlite3.connect(':memory:')
--- diag
content/case.df:1:23: error: a database in memory is not part of df scripts [df-unsupported]
    1 | con = sqlite3.connect(':memory:')
      |                       ^~~~~~~~~~
help: name a file, such as 'results.db'; for rows written in the script itself, use pd.DataFrame({'a': [1]})

=== unknown file
--- script
con = sqlite3.connect('result.db')
--- diag
content/case.df:1:23: error: cannot find file 'result.db' [file-missing]
    1 | con = sqlite3.connect('result.db')
      |                       ^~~~~~~~~~~
help: it is searched for in content and in data; did you mean 'results.db'?

=== a file outside of the site
--- script
con = sqlite3.connect('../../etc/passwd')
--- diag
content/case.df:1:23: error: '../../etc/passwd' is outside the site [file-outside]
    1 | con = sqlite3.connect('../../etc/passwd')
      |                       ^~~~~~~~~~~~~~~~~~
help: copy the file into the site; a page can read files in its own folder, in data and, with a leading '/', in content

=== arguments that are not supported
--- script
df = pd.read_sql('SELECT 1', 'sqlite:///results.db', chunksize=2)
--- diag
content/case.df:1:64: error: value 2 of argument 'chunksize' of 'read_sql' is not part of df scripts [df-unsupported]
    1 | df = pd.read_sql('SELECT 1', 'sqlite:///results.db', chunksize=2)
      |                                                                ^

=== another format
--- script
df = pd.read_sql('SELECT 1', 'sqlite:///text.db')
--- diag
content/case.df:1:30: error: cannot read the database 'data/text.db': it has another format [sqlite-file]
    1 | df = pd.read_sql('SELECT 1', 'sqlite:///text.db')
      |                              ^~~~~~~~~~~~~~~~~~~

=== an empty file
--- script
df = pd.read_sql('SELECT 1', 'sqlite:///empty.db')
--- diag
content/case.df:1:30: error: cannot read the database 'data/empty.db': it is empty [sqlite-file]
    1 | df = pd.read_sql('SELECT 1', 'sqlite:///empty.db')
      |                              ^~~~~~~~~~~~~~~~~~~~

=== a file that is cut off
--- script
df = pd.read_sql('SELECT * FROM runs ORDER BY id', 'sqlite:///short.db')
--- diag
content/case.df:1:18: error: cannot read the database 'data/short.db': database disk image is malformed [sqlite-file]
    1 | df = pd.read_sql('SELECT * FROM runs ORDER BY id', 'sqlite:///short.db')
      |                  ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: to get its rows as SQL, run: sqlite3 FILE .recover

=== a write-ahead log
--- script
df = pd.read_sql('SELECT 1', 'sqlite:///wal.db')
--- diag
content/case.df:1:30: error: the database 'data/wal.db' has unfinished changes in 'data/wal.db-wal' [sqlite-wal]
    1 | df = pd.read_sql('SELECT 1', 'sqlite:///wal.db')
      |                              ^~~~~~~~~~~~~~~~~~
help: write these changes into the database: sqlite3 data/wal.db 'PRAGMA wal_checkpoint(TRUNCATE)'

=== a cell that a schema's unit fits, and a formula
--- script
f = pd.read_sql('SELECT model, throughput FROM runs WHERE n = 3', 'sqlite:///results.db')
df = f.assign(x=f['throughput'] / f['throughput'].max())
--- csv
model,throughput,x
bert,1210.5,1.0

