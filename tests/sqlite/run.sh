#!/bin/sh
# SPDX-License-Identifier: MIT
# run.sh: scripts that read SQLite databases: the cases of cases.t, with the CSV
# or the messages that each gives; pandas' cells for the same scripts; sites with
# a database; hostile databases. GOLDEN_UPDATE=1 writes cases.t anew.
set -u
root=$(cd "$(dirname "$0")/../.." && pwd)
# shellcheck source=tests/shell.sh
. "$root/tests/shell.sh"
here=$root/tests/sqlite
there_is sqlite3 || exit 0

mkdir -p site/data site/content
echo 'title: Results' >site/perfpress.yaml
sqlite3 site/data/results.db <"$here/results.sql"
ok "results.sql"
echo text >site/data/text.db
: >site/data/empty.db
head -c 700 site/data/results.db >site/data/short.db
cp site/data/results.db site/data/wal.db
echo x >site/data/wal.db-wal

# A machine without the library.
head -c 4096 /dev/zero >site/data/libsqlite3.so.0
echo "df = pd.read_sql('SELECT 1', 'sqlite:///results.db')" >site/content/case.df
(cd site && LD_LIBRARY_PATH=$tmp/site/data "$perfpress" df content/case.df) >out 2>err
[ $? -eq 3 ]
ok "without libsqlite3: exit status"
# A static program has it.
grep -q '(linked)' out || says err '[sqlite-library]'
rm site/data/libsqlite3.so.0

# SQLite before 3.38 lacks a function. Its new name has the same hash, by which
# the library finds it. Static programs have their own SQLite.
library=$(ldconfig -p 2>/dev/null | sed -n 's/^\tlibsqlite3\.so\.0 .*=> //p' | head -n 1)
if [ -f "$library" ]; then
    mkdir old
    sed s/sqlite3_error_offset/sqlite3_error_pEfset/g "$library" >old/libsqlite3.so.0
    (cd site && LD_LIBRARY_PATH=$tmp/old "$perfpress" df content/case.df) >out 2>err
    [ $? -eq 0 ] && grep -qx 1 out
    ok "an old libsqlite3: $(cat err)"
    echo "df = pd.read_sql('SELECT 1 FROM', 'sqlite:///results.db')" >site/content/case.df
    (cd site && LD_LIBRARY_PATH=$tmp/old "$perfpress" df content/case.df) >out 2>err
    [ $? -eq 1 ]
    ok "an old libsqlite3: a fault of a query"
    says err 'incomplete input'
else
    echo 'skipped: libsqlite3.so.0'
fi

# ---- cases ----

awk '/^=== / { n++; part = "" }
    /^--- / { part = $2; next }
    part == "script" && !/^=== / { print > sprintf("%03d.df", n) }
    /^=== / { print substr($0, 5) > sprintf("%03d.title", n) }' "$here/cases.t"
for script in [0-9]*.df; do
    n=${script%.df}
    cp "$script" site/content/case.df
    (cd site && "$perfpress" df content/case.df >"../$n.csv" 2>"../$n.diag")
    printf '=== %s\n--- script\n' "$(cat "$n.title")"
    cat "$script"
    [ ! -s "$n.csv" ] || { echo '--- csv' && cat "$n.csv"; }
    [ ! -s "$n.diag" ] || { echo '--- diag' && cat "$n.diag"; }
    echo
done | sed -e '/^$/N' -e '/^\n$/D' >cases.t
rm -f site/content/case.df
[ -z "${GOLDEN_UPDATE-}" ] || cp cases.t "$here/cases.t"
diff -u "$here/cases.t" cases.t
ok "cases.t"

if /usr/bin/python3 -c 'import pandas' 2>log; then
    for csv in [0-9]*.csv; do
        n=${csv%.csv}
        [ -s "$csv" ] && [ ! -s "$n.diag" ] || continue
        grep -q 'sqlite:///\|beyond pandas' "$n.df" "$n.title" || echo "$n"
    done >both
    (cd site/data && /usr/bin/python3 -W ignore "$here/pandas_cells.py" ../.. <../../both) 2>log
    ok "pandas: $(cat log)"
    while read -r n; do
        diff -u "$n.wanted" "$n.csv"
        ok "$(cat "$n.title"): not the cells of pandas"
    done <both
else
    echo 'skipped: python3-pandas'
fi

# ---- hostile databases ----

if there_is python3; then
    python3 "$here/hostile.py" "$perfpress" site "${SEEDS:-40}" >out
    grep -q '^[1-9][0-9]* passed, 0 failed$' out
    ok "hostile databases: $(cat out)"
fi

# Schemas that would do harm, written into the file.
hostile() { # NAME SQL QUERY TEXT: the message on the query
    rm -f site/data/hostile.db
    sqlite3 site/data/hostile.db "CREATE TABLE t(a); INSERT INTO t VALUES (1); $2"
    ok "$1: the database"
    echo "df = pd.read_sql(\"$3\", 'sqlite:///hostile.db')" |
        "$perfpress" df -C site - >out 2>err
    status=$?
    [ $status -le 1 ]
    ok "$1: exit status $status"
    [ -z "$4" ] || says err "$4"
}
schema() { # FROM TO: SQL that changes the text of the schema
    echo "PRAGMA writable_schema = ON;
        UPDATE sqlite_schema SET sql = replace(sql, '$1', '$2');"
}
hostile 'a view that loads code' \
    "CREATE VIEW v AS SELECT load_extension('x.so') AS x;" \
    'SELECT * FROM v' 'load_extension'
hostile 'a view that reads files' "CREATE VIEW v AS SELECT readfile('/etc/passwd') AS x;" \
    'SELECT * FROM v' 'readfile'
hostile 'a view of itself' "CREATE VIEW v AS SELECT 1 AS a; $(schema 'SELECT 1 AS a' 'SELECT * FROM v')" \
    'SELECT * FROM v' 'circularly defined'
hostile 'a recursion in a view' \
    'CREATE VIEW v AS WITH RECURSIVE r(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM r) SELECT count(*) AS c FROM r;' \
    'SELECT * FROM v' '[sql-work]'
hostile 'a generated column' 'CREATE TABLE g(a, b AS (hex(zeroblob(a)))); INSERT INTO g(a) VALUES (1000000);' \
    'SELECT b FROM g LIMIT 1' '[sql-value]'
hostile 'an index on an expression' 'CREATE INDEX i ON t(abs(a));' \
    'SELECT a FROM t WHERE abs(a) = 1' ''
hostile 'a generated column with a function that varies' \
    "CREATE TABLE g(a, b AS (abs(a))); INSERT INTO g(a) VALUES (1); $(schema 'abs(a)' 'random()')" \
    'SELECT b FROM g LIMIT 1' ''
hostile 'a trigger' "CREATE TRIGGER r AFTER INSERT ON t BEGIN SELECT load_extension('x'); END;" \
    'INSERT INTO t VALUES (2) RETURNING a' '[sql-refused]'
hostile 'a virtual table' 'CREATE VIRTUAL TABLE f USING fts5(a); INSERT INTO f VALUES (1);' \
    'SELECT * FROM f LIMIT 1' 'no such module'
hostile 'a check with a subquery' "CREATE TABLE c(a CHECK (a > 0)); $(schema 'a > 0' 'a > (SELECT 1)')" \
    'SELECT a FROM t LIMIT 1' ''
rm -f site/data/hostile.db

# ---- a site ----

rm -f site/data/[estw]*.db*
cat >site/content/index.md <<'END'
# Runs

```{df-table} Runs
:header-rows: 1
:df-var: df

sql = 'SELECT id, model, throughput FROM runs WHERE valid ORDER BY id'
df = pd.read_sql(sql, 'sqlite:///results.db')
df['Half'] = (df['throughput'] / 2).round(1)
```
END
cat >site/data/results.schema.yaml <<'END'
records: runs
primaryKey: id
fields:
  - {name: id, type: integer}
  - {name: model, constraints: {enum: [bert, gpt-j]}}
  - {name: sdk, type: string}
  - {name: throughput, type: number, unit: seq/s, constraints: {minimum: 1250}}
  - {name: n, type: integer}
  - {name: valid, type: boolean}
  - {name: day, type: date}
  - {name: cost, type: number}
END
expect 1 check -C site
lines err '[data-range]' 1
says err "(row with id '1')"
sed -i 's/minimum: 1250/minimum: 1/' site/data/results.schema.yaml
expect 0 build -q -W -C site
silent err
[ -z "$(find site/public -name '*.db*')" ]
ok "the database is not copied"
expect 0 explain -C site content/index.md 1 2
says out 'throughput = 1288.25 [sequences/s]'
says out "data/results.db, row 2 of the query at content/index.md:7:7, where id is 2, runs.throughput"
expect 0 explain -C site --format=json content/index.md 1 2
says out '"file": "data/results.db", "row": 2, "query": "content/index.md:7:7", "table": "runs", "key": {"id": 2}'
cp site/data/results.db site/content/other.sqlite3
expect 0 check -C site
says err 'content/other.sqlite3: warning: no page uses this dataset'
sum_up
