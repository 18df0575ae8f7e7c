# SPDX-License-Identifier: MIT
"""databases.py BUILD FOLDER: queries to real servers, which this script starts
and stops: PostgreSQL, with TLS, behind pgbouncer, and over two other servers;
two ClickHouse servers with a table over both. ROWS is the size of the tables."""
import os
import re
import signal
import subprocess
import sys
import time

import servers
from servers import PASSWORD, USER

BUILD, FOLDER = sys.argv[1:3]
ROWS = int(os.environ.get("ROWS", "100000"))
LIVE = BUILD + "/tests/fetch/live_fetch"
with open(LIVE, "rb") as program:
    SANITIZED = b"__asan_" in program.read()
RESULTS = {True: 0, False: 0}
GROUPED = ("SELECT model, instance, sdk, count(*) AS n, min(throughput) AS low,"
           " max(throughput) AS high FROM allruns"
           " GROUP BY model, instance, sdk ORDER BY model, instance, sdk")


def check(what, good, shown=""):
    RESULTS[bool(good)] += 1
    if not good:
        print(f"FAILED: {what}\n{shown}")


def write(sql):
    with open(FOLDER + "/query.sql", "w", encoding="utf-8") as f:
        f.write(sql)


def command(*arguments, options=()):
    return [LIVE, *options, "warehouse", "query.sql", *arguments]


def fetch(url, sql, *parameters, options=(), **variables):
    """Status, standard output and standard error. No output has the password,
    the user or the host of the address."""
    write(sql)
    environment = dict(os.environ, PERFPRESS_DATABASE_WAREHOUSE=url,
                       **variables)
    run = subprocess.run(command(*parameters, options=options), cwd=FOLDER,
                         env=environment, text=True, timeout=900,
                         stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    for secret in (PASSWORD, USER, "127.0.0.1"):
        check(f"{secret!r} is in no message of: {sql}",
              not re.search(rf"\b{re.escape(secret)}\b", run.stderr),
              run.stderr)
    return run.returncode, run.stdout, run.stderr


def fails(url, sql, status, *texts, parameters=(), options=(), **variables):
    got, out, err = fetch(url, sql, *parameters, options=options, **variables)
    check(f"status of: {sql}", got == status, f"{got}\n{out[:300]}\n{err}")
    for text in texts:
        check(f"{text!r} for: {sql}", text in err, err)


def gives(url, sql, expected, *parameters, types=None, options=(),
          **variables):
    status, out, err = fetch(url, sql, *parameters, options=options,
                             **variables)
    check(f"rows of: {sql}", status == 0 and out == expected,
          f"{status}\n{out[:2000]}\n{err}")
    if types:
        check(f"types of: {sql}", f"types: {types}\n" in err, err)


def memory(url, sql, *options):
    """Status of a query, and the most memory that it needs, in MB."""
    write(sql)
    run = subprocess.Popen(
        command(options=options), cwd=FOLDER, stderr=subprocess.DEVNULL,
        env=dict(os.environ, PERFPRESS_DATABASE_WAREHOUSE=url))
    status, used = os.wait4(run.pid, 0)[1:]
    run.returncode = os.waitstatus_to_exitcode(status)
    return run.returncode, used.ru_maxrss / 1024


def interrupted(url, sql, running=None, by=signal.SIGINT):
    """A signal ends a query that would take two minutes, also on the server, if
    `running` returns the number of its running queries. How soon depends on
    what else the machine does."""
    write(sql)
    run = subprocess.Popen(
        command(), cwd=FOLDER, stderr=subprocess.PIPE,
        env=dict(os.environ, PERFPRESS_DATABASE_WAREHOUSE=url))
    start = time.time()
    time.sleep(1)
    while running and running() != 1 and time.time() - start < 60:
        time.sleep(0.1)
    check("the query runs", not running or running() == 1)
    run.send_signal(by)
    start = time.time()
    err = run.communicate(timeout=60)[1]
    check("an interrupt ends a query", run.returncode == (
        130 if by == signal.SIGINT else -by), err)
    check("it ends promptly", time.time() - start < 60)
    while running and running() and time.time() - start < 60:
        time.sleep(0.1)
    check("it ends promptly on the server", time.time() - start < 60,
          f"{time.time() - start} s")


def stopped_while_it_reads(server, url, sql, by, *texts):
    """The server stops after the first rows came."""
    write(sql)
    run = subprocess.Popen(
        command(), cwd=FOLDER, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        env=dict(os.environ, PERFPRESS_DATABASE_WAREHOUSE=url))
    run.stdout.read(1000)
    server.stop(by)
    out, err = run.communicate(timeout=120)
    err = err.decode()
    check("a server that stops is a fault", run.returncode == 3, err)
    for text in texts:
        check(f"{text!r} when the server stops", text in err, err)
    check("no secret when the server stops", PASSWORD not in err, err)


# ---- PostgreSQL ----

POSTGRES_FAULTS = [
    ("SELECT 'é' AS a, 1 AS b,\n  modle FROM runs", 1,
     "query.sql:2:3: error: column \"modle\" does not exist (SQLSTATE 42703)",
     "  ^~~~~", "runs.model"),
    ("SELECT 'ééé' AS a, modle", 1, "query.sql:1:20: error"),
    ("SELECT 1 AS a; SELECT 2 AS b", 1, "multiple commands"),
    ("SELECT 1 AS a; DROP TABLE runs", 1, "multiple commands"),
    ("DROP TABLE runs", 1, "returns no columns"),
    ("COMMIT", 1, "returns no columns"),
    ("SET TRANSACTION READ WRITE", 1, "returns no columns"),
    ("COPY runs TO STDOUT", 1, "returns no columns"),
    ("COPY (SELECT 1) TO PROGRAM 'touch program'", 1, "returns no columns"),
    ("DO $$ BEGIN RAISE NOTICE 'hello'; END $$", 1, "returns no columns"),
    ("", 1, "returns no columns"),
    ("INSERT INTO runs (id) VALUES (-1) RETURNING id", 1,
     "read-only transaction"),
    ("SELECT set_config('transaction_read_only', 'off', true) AS a", 1,
     "before any query"),
    ("SELECT id FROM runs FOR UPDATE", 1, "read-only transaction"),
    ("SELECT ARRAY[1, 2] AS a", 1,
     "cannot read column 'a': its type is integer[]",
     "unnest()", "[fetch-type]"),
    ("SELECT ARRAY['calm'::mood] AS a", 1,
     "cannot read column 'a': its type is mood[]"),
    ("SELECT 'x'::bytea AS a", 1, "cannot read column 'a': its type is bytea"),
    ("SELECT ROW(1, 2) AS a", 1, "cannot read column 'a': its type is record"),
    ("SELECT ROW(1, 2)::pair AS a", 1, "cannot read column 'a': its type is pair"),
    ("SELECT 1 AS a, 2 AS a", 1, "two columns have the name 'a'"),
    ("SELECT 1 AS \" \"", 1, "column 1 has no name"),
    ("SELECT $1::int + $2::int AS a", 1,
     "the query has 2 parameters, but 'parameters' in perfpress.yaml has 0"),
    ("SELECT current_user::int AS a", 1, 'integer: "***"'),
    ("SELECT 1 / (id - 9998) AS a FROM runs ORDER BY id", 1,
     "division by zero"),
]


def postgres_types(url):
    gives(url, "SELECT true AS a, 1::int2 AS b, 2 AS c, 3::int8 AS d, "
          "0.1::float4 AS e, 0.1::float8 AS f, 1.50 AS g, 'NaN'::float8 AS h,"
          " '-Infinity'::numeric AS i, 'Infinity'::float4 AS j, "
          "NULL::int AS k, NULL::text AS l",
          "a,b,c,d,e,f,g,h,i,j,k,l\n"
          "True,1,2,3,0.1,0.1,1.50,NaN,-inf,inf,,\n",
          types="boolean integer integer integer number number number number "
                "number number integer text")
    gives(url, "SELECT '' AS a, 'x\"y,\né' AS b, 'c'::char(3) AS c, "
          "'{\"a\": 1}'::jsonb AS d, '{\"a\":1}'::json AS e, "
          "date '2026-01-02' AS f, timestamp '2026-01-02 03:04:05.6' AS g, "
          "timestamptz '2026-01-02 03:04:05+03' AS h, "
          "interval '1 day 2 hours' AS i, "
          "'61f0c404-5cb3-11e7-907b-a6006ad3dba0'::uuid AS j, "
          "'calm'::mood AS k, 7::positive AS l",
          "a,b,c,d,e,f,g,h,i,j,k,l\n"
          '"","x""y,\né",c  ,"{""a"": 1}","{""a"":1}",2026-01-02,'
          "2026-01-02 03:04:05.6,2026-01-02 00:04:05+00,P1DT2H,"
          "61f0c404-5cb3-11e7-907b-a6006ad3dba0,calm,7\n",
          types="text text text text text text text text text text text "
                "integer")
    gives(url, "SELECT $1 || $2 AS a, $3::int + 1 AS b", "a,b\nit's $2,8\n",
          "it's ", "$2", "7", types="text integer")
    gives(url, "SELECT id FROM runs WHERE id < 0;", "id\n", types="integer")
    gives(url, "-- a comment\nWITH x AS (SELECT 1 AS a) SELECT a FROM x",
          "a\n1\n")


def postgres_limits(server, url):
    fails(url, "SELECT id FROM runs", 1, "more than 10 rows",
          "set 'rows' in the query's entry", options=["-r", "10"])
    fails(url, "SELECT id FROM runs", 1, "more than 1000 bytes",
          options=["-b", "1000"])
    fails(url, "SELECT repeat('x', 1000000) AS a", 1, "more than 1000 bytes",
          options=["-b", "1000"])
    # A large cell is refused, usually before all of it has arrived. But one
    # call of libpq reads on while the server is faster. Its buffer then has
    # twice the size of the cell.
    status, most = memory(url, "SELECT repeat('x', 400000000) AS a", "-b",
                          "1000000")
    check("a cell of 400 MB", status == 1 and (most < 900 or SANITIZED),
          f"{status}, {most} MB")
    fails(url, "SELECT 1 AS a FROM (SELECT pg_sleep(9)) AS s", 1,
          "took longer than 1 s", "[fetch-limit]", options=["-t", "1"])
    gives(url, "SELECT id FROM runs WHERE id < 10 ORDER BY id",
          "id\n" + "".join(f"{i}\n" for i in range(10)), options=["-r", "10"])

    def running():
        return int(server.psql(
            "SELECT count(*) FROM pg_stat_activity WHERE state = 'active' AND "
            "query LIKE '%pg_sleep(120)%' AND pid <> pg_backend_pid()"))

    for by in (signal.SIGINT, signal.SIGKILL):
        interrupted(url, "SELECT 1 AS a FROM (SELECT pg_sleep(120)) AS s",
                    running, by)


def postgres_same_as_psql(server, url):
    """All rows, byte for byte as psql writes them, twice."""
    sql = "SELECT * FROM runs ORDER BY id"
    server.psql("SET extra_float_digits = 3",
                f"\\copy ({sql}) TO '{FOLDER}/psql.csv' CSV HEADER")
    with open(FOLDER + "/psql.csv", encoding="utf-8") as f:
        expected = f.read()
    gives(url, sql, expected,
          types="integer text text text integer number text")
    gives(url, sql, expected)


def postgres_addresses(server):
    ok = "SELECT 1 AS a"
    for url, *texts in (
            (server.url(password="wrong-one"), "password authentication"),
            (server.url(user="nobody-here"), "authentication failed"),
            (server.url(database="absent"), "does not exist"),
            (server.url(port=servers.free_port()), "Connection refused"),
            (server.url(host="no-such-host.invalid"), "could not translate"),
            (server.url(options="?sslmode=verify-full"),
             "does not support SSL"),
            (server.url(options="?bogus=" + PASSWORD), "cannot read its"),
            ("postgresql://:x", "invalid integer value ***")):
        fails(url, ok, 3, "database 'warehouse'", "[fetch-server]", *texts)
    for url in ("", "mysql://a:b@c/d", "postgresql", "localhost:5432/x"):
        fails(url, ok, 2, "PERFPRESS_DATABASE_WAREHOUSE", "[fetch-address]")
    folder = server.folder.replace("/", "%2F")
    gives(f"postgresql://{USER}:{PASSWORD}@{folder}:{server.port}/postgres",
          ok, "a\n1\n")


def postgres_passfile(server):
    """A password file that libpq does not use: the message says so, and does
    not show its path."""
    path = FOLDER + "/passfile"
    with open(path, "w") as f:
        f.write(f"*:*:*:*:{PASSWORD}\n")
    bare = server.url().replace(":" + PASSWORD, "")
    for url, variables in ((bare + "?passfile=" + path, {}),
                           (bare, {"PGPASSFILE": path})):
        os.chmod(path, 0o640)
        fails(url, "SELECT 1 AS a", 3, "no password supplied", "help: other "
              "users can read or write the password file; run chmod 600",
              **variables)
        check("the path is not shown", path not in fetch(
            url, "SELECT 1 AS a", **variables)[2])
        gives(server.url(), "SELECT 1 AS a", "a\n1\n", **variables)
        os.chmod(path, 0o600)
        gives(url, "SELECT 1 AS a", "a\n1\n", **variables)
    fails(bare + "?passfile=/dev/null", "SELECT 1 AS a", 3,
          "the password file is not a regular file")


def postgres():
    server = servers.Postgres(FOLDER + "/postgres")
    url = server.url()
    servers.fill_postgres(server, "true", ROWS)
    server.psql("CREATE TYPE mood AS ENUM ('calm', 'hectic')",
                "CREATE DOMAIN positive AS int CHECK (value > 0)",
                "CREATE TYPE pair AS (a int, b int)",
                "CREATE ROLE reader LOGIN PASSWORD '" + PASSWORD + "'",
                "CREATE TABLE secret_table AS SELECT 1 AS a")
    postgres_types(url)
    for sql, status, *texts in POSTGRES_FAULTS:
        fails(url, sql, status, *texts)
    # what a function leaves for the end of the transaction is dropped
    listener = subprocess.Popen(
        [server.BIN + "/psql", "-X", "-q", "-d", server.url(), "-c",
         "LISTEN x", "-c", "SELECT pg_sleep(3)", "-c", "SELECT 1"],
        stdout=subprocess.PIPE, text=True)
    time.sleep(1)
    gives(url, "SELECT pg_notify('x', 'y')::text AS a", 'a\n""\n')
    check("nothing is committed", "notification" not in
          listener.communicate()[0])
    check("COPY TO PROGRAM was not run",
          not os.path.exists(server.folder + "/data/program"))
    fails(url, "SELECT $1::int AS a", 1, "invalid input", parameters=["x"])
    fails(server.url(user="reader"), "SELECT a FROM secret_table", 1,
          "permission denied")
    postgres_limits(server, url)
    postgres_same_as_psql(server, url)
    postgres_addresses(server)
    postgres_passfile(server)
    if servers.Bouncer.BIN:
        bouncer = servers.Bouncer(FOLDER + "/bouncer", server)
        through = server.url(port=bouncer.port)
        postgres_types(through)
        postgres_limits(server, through)
        check("settings end with the transaction", server.psql(
            "SHOW statement_timeout") == "0\n")
        fails(server.url(port=bouncer.port, password="wrong-one"),
              "SELECT 1 AS a", 3, "authentication failed")
    else:
        print("skipped: pgbouncer")
    slow = ("SELECT id, pg_sleep(0.0001) IS NULL AS b, repeat('x', 100) AS c "
            "FROM runs")
    stopped_while_it_reads(server, url, slow, signal.SIGINT,
                           "administrator command (SQLSTATE 57P01)")
    server.start()
    stopped_while_it_reads(server, url, slow, signal.SIGQUIT, "[fetch-server]")
    fails(url, "SELECT 1 AS a", 3, "Connection refused")


def postgres_tls():
    server = servers.Postgres(FOLDER + "/tls", tls=True)
    ok, is_tls = "SELECT 1 AS a", ("SELECT ssl AS a FROM pg_stat_ssl "
                                   "WHERE pid = pg_backend_pid()")
    mine = "&sslrootcert=" + server.certificate
    gives(server.url(), is_tls, "a\nTrue\n")
    fails(server.url(options="?sslmode=verify-full"), ok, 3,
          "certificate verify failed", "sslrootcert")
    fails(server.url(options="?sslmode=verify-full" + mine), ok, 3,
          "does not match")
    gives(server.url(host="localhost", options="?sslmode=verify-full" + mine),
          is_tls, "a\nTrue\n")
    # A host that is not this machine is verified if the address says nothing.
    away = f"?hostaddr=127.0.0.1"
    fails(server.url(host="db.example.com", options=away), ok, 3,
          "certificate verify failed")
    fails(server.url(host="db.example.com", options=away), ok, 3,
          "certificate verify failed", PGSSLMODE="disable")
    fails(server.url(host="db.example.com", options=away + mine), ok, 3,
          "does not match")
    gives(server.url(host="db.example.com", options=away + "&sslmode=require"),
          is_tls, "a\nTrue\n")
    gives(server.url(host="db.example.com", options=away + "&sslmode=disable"),
          is_tls, "a\nFalse\n")
    server.stop()


def groups(rows, decimals):
    """The rows of GROUPED."""
    found = {}
    for i in range(rows):
        key = (f"model-{i % 50}", f"trn1.{i % 4}", f"2.2{i // 1000 % 2}")
        g = found.setdefault(key, [0, i, i])
        g[0] += 1
        g[2] = i
    return "model,instance,sdk,n,low,high\n" + "".join(
        f"{','.join(key)},{g[0]},{decimals(g[1] / 7)},{decimals(g[2] / 7)}\n"
        for key, g in sorted(found.items()))


def short(x):
    return repr(x)[:-2] if x == int(x) else repr(x)


def postgres_distributed():
    front, behind = servers.postgres_over_two(FOLDER + "/fdw", ROWS)
    sql = GROUPED.replace("ORDER BY model, instance",
                          'ORDER BY model COLLATE "C", instance')
    gives(front.url(), sql, groups(ROWS, short),
          types="text text text integer number number")
    behind[1].stop()
    fails(front.url(), sql, 3, "could not connect to server",
          "[fetch-server]")
    front.stop()
    behind[0].stop()


# ---- ClickHouse ----

CLICKHOUSE_FAULTS = [
    ("SELECT '$1' AS a,\n  $1 AS b froom runs wheere", 1,
     "query.sql:2:11: error: Syntax error", "(ClickHouse code 62)"),
    ("SELECT modle FROM runs", 1, "modle", "(ClickHouse code 47)"),
    ("SELECT 1 AS a; SELECT 2", 1, "one statement"),
    ("INSERT INTO runs (id) VALUES (1)", 1, "begin with SELECT"),
    ("DROP TABLE runs", 1, "begin with SELECT"),
    ("SET readonly = 0", 1, "begin with SELECT"),
    ("SELECT 1 AS a SETTINGS readonly = 0", 1, "[fetch-query]"),
    ("KILL QUERY WHERE 1", 1, "begin with SELECT"),
    ("CREATE TABLE x (a Int8) ENGINE = Memory", 1, "begin with SELECT"),
    ("SELECT 1 AS a INTO OUTFILE 'x'", 1, "INTO OUTFILE"),
    ("SELECT 1 AS a FORMAT JSON", 1, "query.sql:1:15: error: FORMAT"),
    ("SELECT model FROM runs GROUP BY model WITH TOTALS", 1, "WITH TOTALS"),
    ("SELECT id FROM runs\nSETTINGS max_result_rows = 5, "
     "result_overflow_mode = 'break'", 1,
     "query.sql:2:31: error: this setting can cut results off"),
    ("SELECT [1] AS a", 1, "cannot read column 'a': its type is Array(UInt8)",
     "arrayJoin()", "[fetch-type]"),
    ("SELECT (1, 2) AS a", 1,
     "cannot read column 'a': its type is Tuple(UInt8, UInt8)"),
    ("SELECT sumState(id) AS a FROM runs", 1, "AggregateFunction"),
    ("SELECT unhex('ff') AS a", 1, "row 1: 'a' is not text in UTF-8"),
    ("SELECT $2 AS a", 1, "no value"),
    ("SELECT 'x", 1, "query.sql:1:8: error: this string or comment has no"),
    ("SELECT id, intDiv(1, id - 9998) AS a FROM runs", 1,
     "Division by zero"),
    ("SELECT * FROM absent.runs", 1, "absent"),
    ("", 1, "begin with SELECT"),
]


def clickhouse_types(url):
    gives(url, "SELECT toInt8(-1) AS a, toUInt64('18446744073709551615') AS b,"
          " toFloat32(0.1) AS c, 0.1 AS d, nan AS e, -inf AS f, inf AS g, "
          "toDecimal64(1.50, 2) AS h, NULL AS i, toNullable(7) AS j, "
          "CAST(NULL AS Nullable(Int8)) AS k",
          "a,b,c,d,e,f,g,h,i,j,k\n"
          "-1,18446744073709551615,0.1,0.1,NaN,-inf,inf,1.50,,7,\n",
          types="integer integer number number number number number number "
                "text integer integer")
    gives(url, "SELECT '' AS a, 'x\"y,\\né\\t\\\\' AS b, "
          "toFixedString('c', 3) AS c, toDate('2026-01-02') AS d, "
          "toDateTime('2026-01-02 03:04:05') AS e, "
          "toUUID('61f0c404-5cb3-11e7-907b-a6006ad3dba0') AS f, "
          "CAST('calm' AS Enum8('calm' = 1)) AS g",
          'a,b,c,d,e,f,g\n"","x""y,\né\t\\",c,2026-01-02,2026-01-02 03:04:05,'
          "61f0c404-5cb3-11e7-907b-a6006ad3dba0,calm\n",
          types="text text text text text text text")
    gives(url, "SELECT $1 AS a, '$1' AS b, /* $1 ' */ $2 AS `$1` -- '$1\n"
          ", length($1) AS n;", 'a,b,$1,n\n"it\'s \\ ""$2""",$1,$2,11\n',
          "it's \\ \"$2\"", "$2", types="text text text integer")
    gives(url, "SELECT batch FROM runs WHERE batch = toUInt32($1) AND "
          "at > $2 LIMIT 1",
          "batch\n4\n", "4", "2026-01-01 00:00:10")
    gives(url, "SELECT id FROM runs WHERE 0", "id\n", types="integer")
    gives(url, "SELECT number AS format FROM numbers(2) ORDER BY format DESC",
          "format\n1\n0\n")


def clickhouse_limits(url):
    fails(url, "SELECT id FROM runs", 1, "more than 10 rows",
          options=["-r", "10"])
    fails(url, "SELECT id FROM runs", 1, "more than 1000 bytes",
          options=["-b", "1000"])
    fails(url, "SELECT sleep(1) AS a, number FROM numbers(30) "
          "SETTINGS max_block_size = 1", 1, "took longer than 2 s",
          options=["-t", "2"])
    gives(url, "SELECT number FROM numbers(10)",
          "number\n" + "".join(f"{i}\n" for i in range(10)),
          options=["-r", "10"])
    interrupted(url, "SELECT sleep(1) AS a FROM numbers(120) "
                "SETTINGS max_block_size = 1")


def clickhouse_addresses(server):
    ok = "SELECT 1 AS a"
    for url, *texts in (
            (server.url(password="wrong-one"), "refuses the user"),
            (server.url(user="nobody-here"), "refuses the user"),
            (server.url(database="absent"), "no database of this name",
             "the part after the last '/' names the database"),
            (server.url(port=server.native), "clickhouse-client"),
            (server.url(port=servers.free_port()), "Failed to connect"),
            # A tenth of all first messages of TLS begin as a request of HTTP
            # can: then the server waits for its end.
            (server.url(scheme="clickhouse+https"),
             "use the port for HTTPS")):
        fails(url, ok, 3, "database 'warehouse'", "[fetch-server]", *texts)
    fails(server.url(port="x"), ok, 2, "[fetch-address]")
    gives(server.url(scheme="clickhouse+http", database="system"),
          "SELECT count() AS n FROM one", "n\n1\n")
    tls = dict(scheme="clickhouse+https", port=server.tls)
    fails(server.url(**tls), ok, 3, "certificate")
    check("a certificate is not a port", "port" not in
          fetch(server.url(**tls), ok)[2])
    fails(server.url(**tls), ok, 3, "no alternative certificate subject name",
          SSL_CERT_FILE=server.certificate)
    gives(server.url(host="localhost", **tls), ok, "a\n1\n",
          SSL_CERT_FILE=server.certificate)
    # A user who may not change settings, and profiles that cut results off.
    gives(server.url(user="reader"), ok, "a\n1\n")
    fails(server.url(user="cutting"), ok, 3,
          "the user's setting 'result_overflow_mode' can cut results off")
    gives(server.url(user="breaking"), "SELECT number FROM numbers(9)",
          "number\n" + "".join(f"{i}\n" for i in range(9)))


def clickhouse():
    pair = servers.clickhouse_pair(FOLDER + "/clickhouse")
    servers.fill_clickhouse(pair, ROWS)
    url = pair[0].url()
    clickhouse_types(url)
    for sql, status, *texts in CLICKHOUSE_FAULTS:
        fails(url, sql, status, *texts,
              parameters=["a long value"] if "$1" in sql else [])
    clickhouse_limits(url)
    clickhouse_addresses(pair[0])
    sql = "SELECT * FROM allruns ORDER BY id"
    expected = pair[0].ask(sql + " FORMAT CSVWithNames").replace('"', "")
    gives(url, sql, expected,
          types="integer text text text integer number text")
    gives(url, sql, expected)
    gives(url, GROUPED, groups(ROWS, short),
          types="text text text integer number number")
    pair[1].stop()
    fails(url, GROUPED, 3, "[fetch-server]", "All connection tries failed")
    fails(pair[0].url(user="breaking"), GROUPED, 3, "[fetch-server]")
    interrupted(url, "SELECT sleep(1) AS a FROM numbers(120) "
                "SETTINGS max_block_size = 1")
    pair[0].stop()
    fails(url, "SELECT 1 AS a", 3, "Failed to connect")


def main():
    if not servers.Postgres.BIN:
        print("skipped: postgresql-15")
    else:
        postgres()
        postgres_tls()
        postgres_distributed()
    if not servers.ClickHouse.BIN:
        print("skipped: clickhouse-server")
    else:
        clickhouse()
    print(f"{RESULTS[True]} passed, {RESULTS[False]} failed")
    return RESULTS[False] > 0


sys.exit(main())
