# SPDX-License-Identifier: MIT
# shellcheck shell=sh disable=SC2154
# sources.sh, which run.sh reads: databases, queries, perfpress.lock and
# `fetch:` by somebody who wants what lies beside the site. Each attempt must
# end with a message of its own; none may write a file, print a secret or ask
# another server than the one that the environment names.

mkdir -p src/content src/data src/.git secrets
echo 'secret-30' >secrets/secret.sql
echo 'title: Sources' >src/perfpress.yaml
printf '# R\n\n```{csv-table}\n:file: a.csv\n:header-rows: 1\n```\n' \
    >src/content/index.md
echo '[secret-31]' >src/.git/config
echo 'SELECT 1 AS a' >src/data/a.sql
printf 'a\n1\n' >src/data/a.csv
printf 'secret: secret-32\n' >src/.env

# All files and folders beside the output, and when files were last changed.
state() {
    find src secrets -path src/public -prune -o -type d -print \
        -o -printf '%p %y %s %l %C@\n'
}

# Runs a command of src: it must end with this status and text, and change
# nothing.
refused() { # STATUS TEXT COMMAND WORD...
    wanted=$1 text=$2 command=$3
    shift 3
    state >before
    timeout 300 "$perfpress" "$command" -C src "$@" >out 2>err </dev/null
    status=$?
    [ "$status" -eq "$wanted" ]
    ok "$how: $command: exit status $status" err
    grep -qF -e "$text" err
    ok "$how: $command: no '$text'" err
    tells_nothing out err
    state >after
    cmp before after
    ok "$how: $command changed something" after
}

query() { # DATABASE SQL STATUS TEXT
    how="$1: $2"
    printf 'df = pd.read_sql("""%s""", "sqlite:///%s")\n' "$2" "$1" >try.py
    refused "$3" "$4" df try.py
}

# ---- SQL that would do more than read ----

sqlite_attempts() {
    sqlite3 secrets/secret.db "CREATE TABLE t(a); INSERT INTO t VALUES ('secret-33')"
    sqlite3 src/data/r.db 'CREATE TABLE t(a, b); INSERT INTO t VALUES (1, 2), (3, 4)'
    while IFS='|' read -r text sql; do
        query r.db "$sql" 1 "$text"
    done <<'END'
[sql-refused]|ATTACH '../secrets/secret.db' AS x
[sql-refused]|ATTACH 'new.db' AS x
[sql-refused]|PRAGMA user_version = 7
[sql-refused]|PRAGMA journal_mode = WAL
[sql-refused]|PRAGMA writable_schema = ON
[sql-refused]|PRAGMA database_list
[sql-refused]|VACUUM INTO 'new.db'
[sql-refused]|SELECT load_extension('./x.so')
[sql-refused]|SELECT 1 AS a WHERE 1 OR (SELECT load_extension('./x.so'))
[sql-refused]|SELECT fts3_tokenizer('simple')
no such function: readfile|SELECT readfile('/etc/passwd')
no such function: writefile|SELECT writefile('x', 'y')
no such function: edit|SELECT edit('x')
[sql-refused]|SELECT * FROM pragma_database_list
[sql-name]|SELECT * FROM sqlite_dbpage
[sql-name]|SELECT * FROM fsdir('/')
[sql-refused]|CREATE VIRTUAL TABLE x USING csv(filename='/etc/passwd')
[sql-refused]|CREATE TEMP TABLE x(a)
[sql-refused]|INSERT INTO t VALUES (5, 6) RETURNING a
[sql-refused]|WITH x AS (SELECT 1) UPDATE t SET a = 1 RETURNING a
[sql-refused]|DELETE FROM t RETURNING a
a second statement|SELECT 1 AS a; ATTACH 'new.db' AS x
[sql-work]|WITH RECURSIVE r(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM r) SELECT n FROM r
[sql-work]|WITH RECURSIVE r(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM r) SELECT n FROM r LIMIT 1 OFFSET 90000000
too big|SELECT zeroblob(1000000000) AS a
too big|SELECT replace(hex(zeroblob(10000)), '0', hex(zeroblob(10000))) AS a
END
    for name in ../../secrets/secret.db ../secrets/secret.db; do
        query $name 'SELECT a FROM t' 1 'is outside the site [file-outside]'
    done
    for name in /etc/passwd 'file:r.db?mode=rwc' 'r.db?vfs=unix' \
        '%2e%2e/%2e%2e/secrets/secret.db' /proc/self/environ "$tmp/secrets/secret.db"; do
        query "$name" 'SELECT 1 AS a' 1 '[file-missing]'
    done
    query :memory: 'SELECT 1 AS a' 1 '[df-unsupported]'

    # ---- headers ----

    all='SELECT a FROM t ORDER BY a'
    while read -r at bytes; do
        cp src/data/r.db src/data/header.db
        # shellcheck disable=SC2059
        printf "$bytes" |
            dd of=src/data/header.db bs=1 seek="$at" conv=notrunc 2>/dev/null
        query header.db "$all" 1 'cannot read the database'
    done <<'END'
0 X
15 X
16 \000\000
16 \000\001
16 \002\000
16 \000\003
18 \011\011
20 \377
21 \001\001\001
28 \377\377\377\377
44 \000\000\000\143
100 \000
100 \002
103 \377\377
108 \377\377
108 \000\001
END
    rm src/data/header.db
    : >src/data/empty.db
    query empty.db "$all" 1 'it is empty'
    truncate -s 600M src/data/large.db
    query large.db "$all" 1 '[file-large]'
    rm src/data/large.db src/data/empty.db

    # ---- large rows, nested views ----

    for i in 0 1 2 3 4 5 6 7 8 9; do
        for k in 0 1 2 3 4 5 6 7 8 9; do
            n=$((10 * i + k))
            echo "CREATE VIEW v$((n + 1)) AS SELECT a FROM v$n UNION ALL SELECT a FROM v$n;"
        done
    done | { echo 'CREATE TABLE v0(a); INSERT INTO v0 VALUES (1);' && cat; } |
        sqlite3 src/data/deep.db
    query deep.db 'SELECT a FROM v100' 1 '[sql-'
    query deep.db 'SELECT count(*) AS n FROM v30' 1 '[sql-'
    sqlite3 src/data/wide.db "CREATE TABLE t(a); WITH RECURSIVE r(n) AS (SELECT 1
        UNION ALL SELECT n + 1 FROM r LIMIT 3) INSERT INTO t SELECT zeroblob(80000000) FROM r"
    query wide.db "$all" 1 'too big'
    rm src/data/wide.db src/data/deep.db

    # ---- links, and files beside a database ----

    mkfifo src/data/pipe.db
    mkdir src/data/folder.db
    for to in ../../secrets/secret.db /dev/zero /proc/self/environ; do
        ln -s $to src/data/link.db
        query link.db "$all" 1 'is outside the site [file-outside]'
        rm src/data/link.db
    done
    ln -s ../.git/config src/data/git.db
    query git.db "$all" 1 'data/git.db'
    ln -s circle.db src/data/circle.db
    query circle.db "$all" 1 '[file-missing]'
    query pipe.db "$all" 1 '[file-special]'
    query folder.db "$all" 1 'folder.db'
    rm -r src/data/*e.db src/data/folder.db src/data/git.db
    ln -s r.db src/data/link.db
    for file in r.db-wal r.db-journal; do
        echo x >src/data/$file
        for name in r.db link.db; do
            query $name "$all" 1 "unfinished changes in 'data/$file' [sqlite-wal]"
        done
        for to in ../../secrets/secret.db ../.env /dev/zero; do
            ln -sf $to src/data/$file
            query r.db "$all" 1 "unfinished changes in 'data/$file' [sqlite-wal]"
        done
        rm src/data/$file
    done
    rm src/data/link.db
    how='after all attempts'
    printf 'df = pd.read_sql("%s", "sqlite:///r.db")\n' "$all" >try.py
    try 0 "$perfpress" df -C src try.py
    [ "$(cat out)" = "$(printf 'a\n1\n3')" ]
    ok "$how: the rows" out
}

if there_is sqlite3; then
    sqlite_attempts
fi

# ---- queries of `fetch:` ----

entry() { # KEY: VALUE... of the only entry
    printf 'title: Sources\nfetch:\n  - {%s}\n' "$1" >src/perfpress.yaml
}
good='to: data/a.csv, database: warehouse, query: data/a.sql'

# Without an answer at this address, nothing is written.
export PERFPRESS_DATABASE_WAREHOUSE='postgresql://secret-34:secret-35@127.0.0.1:1/x'
entry "$good"
how='no server'
refused 3 '[fetch-server]' fetch
grep -q "database 'warehouse'" err
ok "$how: names the database" err
mv src/data/a.sql a.sql
entry 'to: data/a.csv, database: warehouse, query: data/link.sql'
for to in ../../secrets/secret.sql /etc/passwd ../.env ../.git/config \
    ../perfpress.yaml /dev/zero; do
    how="a query that is a link to $to"
    ln -s $to src/data/link.sql
    refused 1 "'data/link.sql'" fetch
    refused 1 "'data/link.sql'" check
    rm src/data/link.sql
done
how='a query that is a link to itself'
ln -s link.sql src/data/link.sql
refused 1 "'data/link.sql' [file-missing]" fetch
rm src/data/link.sql
how='a query that is a pipe'
mkfifo src/data/link.sql
refused 3 "'data/link.sql': it is not a regular file" fetch
rm src/data/link.sql
mkdir src/data/a.sql
entry "$good"
how='a query that is a folder'
refused 3 "'data/a.sql'" fetch
rmdir src/data/a.sql
how='a query with NUL'
printf 'SELECT \0 1' >src/data/a.sql
refused 1 '[file-nul]' fetch
printf 'SELECT \377 1' >src/data/a.sql
refused 1 '[file-utf8]' fetch
mv a.sql src/data/a.sql

# ---- `fetch:` ----

while IFS='|' read -r text settings; do
    how="{$settings}"
    entry "$settings"
    refused 2 "$text" fetch
    refused 2 "$text" build
done <<'END'
[config-value]|to: ../x.csv, database: warehouse, query: data/a.sql
[config-value]|to: data/../../x.csv, database: warehouse, query: data/a.sql
[config-value]|to: /tmp/x.csv, database: warehouse, query: data/a.sql
[config-value]|to: "C:\\x.csv", database: warehouse, query: data/a.sql
[config-value]|to: perfpress.yaml, database: warehouse, query: data/a.sql
[config-value]|to: perfpress.lock, database: warehouse, query: data/a.sql
[config-value]|to: .github/workflows/x.csv, database: warehouse, query: data/a.sql
[config-value]|to: data/.x.csv, database: warehouse, query: data/a.sql
[config-value]|to: templates/x.csv, database: warehouse, query: data/a.sql
[config-value]|to: public/x.csv, database: warehouse, query: data/a.sql
[config-value]|to: content/x.csv, database: warehouse, query: data/a.sql
[config-value]|to: data/x.sql, database: warehouse, query: data/a.sql
[config-value]|to: data/a.sql, from: "https://example.com/a.sql", database: x
[config-value]|to: "data/a\0.csv", database: warehouse, query: data/a.sql
[config-value]|to: "data/\u202ea.csv", database: warehouse, query: data/a.sql
[config-value]|to: "data/\e[2Ja.csv", database: warehouse, query: data/a.sql
[config-value]|to: data/a.csv, database: warehouse, query: ../secrets/secret.sql
[config-value]|to: data/a.csv, database: warehouse, query: /etc/passwd
[config-value]|to: data/a.csv, database: warehouse, query: .env
[config-value]|to: data/a.csv, database: warehouse, query: data/.a.sql
[config-value]|to: data/a.csv, database: ../warehouse, query: data/a.sql
[config-value]|to: data/a.csv, database: "$HOME", query: data/a.sql
[config-value]|to: data/a.csv, database: "ware\nhouse", query: data/a.sql
[config-value]|to: data/a.csv, database: wärehouse, query: data/a.sql
[config-secret]|to: data/a.csv, database: "postgresql://hans:secret-36@db/x", query: data/a.sql
[config-secret]|to: data/a.csv, database: "hans@db", query: data/a.sql
[config-secret]|to: data/a.csv, database: "host=db password=secret-37", query: data/a.sql
[config-secret]|to: data/a.csv, from: "https://hans:secret-38@example.com/a.csv"
[config-key]|to: data/a.csv, database: warehouse, query: data/a.sql, password: x
[config-key]|to: data/a.csv, database: warehouse, query: data/a.sql, address: x
[config-key]|to: data/a.csv, database: warehouse, query: data/a.sql, env: AWS_SECRET_ACCESS_KEY
[config-value]|to: data/a.csv, database: warehouse, query: data/a.sql, rows: 99999999999
[config-value]|to: data/a.csv, database: warehouse, query: data/a.sql, bytes: 5G
[config-value]|to: data/a.csv, database: warehouse, query: data/a.sql, timeout: 0s
[config-value]|to: data/a.csv, from: "file:///etc/passwd"
[config-value]|to: data/a.csv, from: "ftp://example.com/a.csv"
[config-value]|to: data/a.csv, from: "gopher://127.0.0.1/a.csv"
[config-value]|to: data/a.csv, from: "http://169.254.169.254/latest", private: true
[config-value]|to: data/a.csv, from: "s3://../a.csv"
END
for url in https://169.254.169.254/latest https://127.0.0.1/a.csv \
    'https://[::1]/a.csv' https://0x7f000001/a.csv https://2130706433/a.csv \
    https://localhost/a.csv 'https://[::ffff:10.0.0.1]/a.csv'; do
    how=$url
    entry "to: data/a.csv, from: '$url'"
    refused 3 'the address is private' fetch
done

# ---- perfpress.lock ----

lock() { # TEXT of a snapshot, after its hash
    printf 'version: 1\nsnapshots:\n  - to: %s\n    sha256: %s\n%s\n' "$1" "$2" \
        '    from: {database: warehouse, query: data/a.sql}' >src/perfpress.lock
    echo '    fetched: 2026-11-27T06:00:12Z' >>src/perfpress.lock
}
none=$(printf '%064d' 0)
entry "$good"
for name in ../secrets/secret.sql /etc/passwd data/../../x .env .git/config \
    'data/.x' '""' . '"data/\0"' '"data/\u202e.csv"' '"data/\e[2J.csv"'; do
    how="a lock with $name"
    lock "$name" "$none"
    refused 1 '[lock-value]' check
    refused 1 '[lock-value]' fetch
done
lock data/a.csv "$none"
sed -i 's/query: [^}]*/query: ..\/secrets\/secret.sql/' src/perfpress.lock
refused 1 '[lock-value]' check
how='unknown keys'
lock data/a.csv "$none"
echo '    run: "touch x"' >>src/perfpress.lock
refused 1 '[lock-key]' check
how='aliases that multiply'
{
    echo 'a: &a [x, x, x, x, x, x, x, x, x, x]'
    for i in b c d e f g h i j; do
        echo "$i: &$i [*a, *a, *a, *a, *a, *a, *a, *a]"
    done
} >src/perfpress.lock
refused 1 '[lock-' check
how='nested deeply'
head -c 100000 /dev/zero | tr '\0' '[' >src/perfpress.lock
refused 1 '[lock-' check
rm src/perfpress.lock
for to in ../secrets/secret.sql .env .git/config /etc/passwd /dev/zero; do
    how="a lock that is a link to $to"
    ln -s "$to" src/perfpress.lock
    refused 1 'perfpress.lock' check
    refused 1 'perfpress.lock' fetch
    rm src/perfpress.lock
done
how='a lock that is a pipe'
mkfifo src/perfpress.lock
refused 3 'perfpress.lock' check
rm src/perfpress.lock
how='a lock that is a folder'
mkdir src/perfpress.lock
refused 3 'perfpress.lock' check
rmdir src/perfpress.lock

# A snapshot that is a link
lock data/a.csv "$(sha256sum <secrets/secret.sql | cut -c 1-64)"
ln -sf ../../secrets/secret.sql src/data/a.csv
how='a snapshot that is a link'
refused 1 '[file-outside]' check
refused 3 '[fetch-server]' fetch --missing
unset PERFPRESS_DATABASE_WAREHOUSE
