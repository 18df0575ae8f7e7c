# SPDX-License-Identifier: MIT
"""measure.py PERFPRESS FOLDER: time and memory of `perfpress fetch`: of ROWS rows
(500,000) from PostgreSQL and ClickHouse, beside their own programs, and of
ROWS_GROUPED (20,000,000) that a server over two others groups to 200."""
import hashlib
import os
import shutil
import subprocess
import sys
import time

import servers
from servers import PASSWORD, USER

PERFPRESS, FOLDER = sys.argv[1:3]
SITE = FOLDER + "/site"
ROWS = int(os.environ.get("ROWS", "500000"))
ROWS_GROUPED = int(os.environ.get("ROWS_GROUPED", "20000000"))
GROUPED = ("SELECT model, instance, sdk, count(*) AS n, min(throughput) AS low,"
           " max(throughput) AS high FROM allruns"
           " GROUP BY model, instance, sdk ORDER BY model, instance, sdk")
TRIES, MAX_RATIO, MAX_MB, MAX_MB_GROUPED = 5, 1.5, 32, 64
FAILED = []


def most_memory(pid):
    """The most memory of a process so far, in MB. getrusage would add that of
    this script."""
    try:
        with open(f"/proc/{pid}/status") as f:
            for line in f:
                if line.startswith("VmHWM"):
                    return int(line.split()[1]) / 1024
    except OSError:
        pass
    return 0


def run(command, out=None, **variables):
    """Wall time in seconds, CPU time, and memory in MB."""
    memory = 0
    start = time.time()
    with open(out or os.devnull, "wb") as f:
        p = subprocess.Popen(command, cwd=FOLDER, stdout=f,
                             stderr=subprocess.PIPE,
                             env=dict(os.environ, **variables))
        while True:
            memory = max(memory, most_memory(p.pid))
            pid, status, used = os.wait4(p.pid, os.WNOHANG)
            if pid:
                break
            time.sleep(0.01)
        wall = time.time() - start
        err = p.stderr.read().decode()
        p.stderr.close()
        p.returncode = status
    if status:
        raise RuntimeError(f"{command}: {err}")
    return wall, used.ru_utime + used.ru_stime, memory


def fetch(url, sql):
    """Fetches the rows of a query into data/rows.csv of a site."""
    for name in ("content", "data"):
        os.makedirs(f"{SITE}/{name}", exist_ok=True)
    with open(SITE + "/perfpress.yaml", "w") as f:
        f.write("title: Measured\nfetch:\n  - {to: data/rows.csv, "
                "database: warehouse, query: data/query.sql, rows: 10000000, "
                "bytes: 4G, timeout: 1h}\n")
    with open(SITE + "/data/query.sql", "w") as f:
        f.write(sql)
    return run([PERFPRESS, "fetch", "-C", SITE],
               PERFPRESS_DATABASE_WAREHOUSE=url)


def beside(name, url, sql, command, **variables):
    """The best of some tries of each, in turn."""
    ours, theirs, hashes = [], [], set()
    for _ in range(TRIES):
        theirs.append(run(command, FOLDER + "/theirs.csv", **variables))
        ours.append(fetch(url, sql))
        with open(SITE + "/data/rows.csv", "rb") as f:
            hashes.add(hashlib.sha256(f.read()).hexdigest())
    a, b = min(ours), min(theirs)
    print(f"{name}: {ROWS} rows: {a[0]:.2f} s, CPU {a[1]:.2f} s, "
          f"{a[2]:.0f} MB; {os.path.basename(command[0])}: "
          f"{b[0]:.2f} s, CPU {b[1]:.2f} s, {b[2]:.0f} MB; "
          f"ratio {a[0] / b[0]:.2f}")
    if a[0] > MAX_RATIO * b[0] or a[2] > MAX_MB or len(hashes) != 1:
        FAILED.append(name)


def grouped(name, url):
    wall, cpu, mb = fetch(url, GROUPED)
    with open(SITE + "/data/rows.csv") as f:
        lines = f.read().splitlines()[1:]
    print(f"{name}: {ROWS_GROUPED} rows to {len(lines)}: {wall:.1f} s, "
          f"CPU {cpu:.2f} s, {mb:.0f} MB")
    if (len(lines) != 200 or mb > MAX_MB_GROUPED or
            sum(int(x.split(",")[3]) for x in lines) != ROWS_GROUPED):
        FAILED.append(name)


def postgres():
    server = servers.Postgres(FOLDER + "/postgres")
    servers.fill_postgres(server, "true", ROWS)
    sql = "SELECT * FROM runs ORDER BY id"
    beside("PostgreSQL", server.url(), sql,
           [server.BIN + "/psql", "-X", "-q", "-c",
            "SET extra_float_digits = 3", "-c",
            f"\\copy ({sql}) TO STDOUT CSV HEADER", server.url()])
    server.stop()
    front, behind = servers.postgres_over_two(FOLDER + "/fdw", ROWS_GROUPED)
    grouped("PostgreSQL over two", front.url())
    for s in (front, *behind):
        s.stop()


def clickhouse():
    pair = servers.clickhouse_pair(FOLDER + "/clickhouse")
    servers.fill_clickhouse(pair, ROWS)
    client = shutil.which("clickhouse-client")
    sql = "SELECT * FROM allruns ORDER BY id"
    if client:
        beside("ClickHouse", pair[0].url(), sql,
               [client, "--port", str(pair[0].native), "--user", USER,
                "--password", PASSWORD, "--query",
                sql + " FORMAT CSVWithNames"])
    else:
        print("skipped: clickhouse-client")
    for s in pair:
        s.ask("DROP TABLE runs")
    pair[0].ask("DROP TABLE allruns")
    servers.fill_clickhouse(pair, ROWS_GROUPED)
    grouped("ClickHouse over two", pair[0].url())


def main():
    if servers.Postgres.BIN:
        postgres()
    else:
        print("skipped: postgresql-15")
    if servers.ClickHouse.BIN:
        clickhouse()
    else:
        print("skipped: clickhouse-server")
    print(f"{len(FAILED)} failed {' '.join(FAILED)}")
    return len(FAILED) > 0


sys.exit(main())
