# SPDX-License-Identifier: MIT
"""core.py BUILD FOLDER: `perfpress fetch` with files in place of databases:
snapshots, the lock, what a build says of both, and kills at each step."""
import fcntl
import glob
import gzip
import os
import random
import re
import shutil
import signal
import sqlite3
import subprocess
import time
import urllib.request

from fetch_site import CORE, FOLDER, SECRET, Site, check, end

LATEST = ("{to: data/latest.csv, database: warehouse, query: data/q.sql, "
          "key: [model, batch], parameters: ['2.20']}")
PAGE = "# R\n\n```{csv-table}\n:file: latest.csv\n:header-rows: 1\n```\n"
COLUMNS = ("model:text", "batch:integer", "rate:number")
ROWS = [("bert", 10, "1.50"), ("bert", 9, "\\N"), ("a,\"b", 8, "2e3"),
        ("", -1, "NaN")]
WANTED = 'model,batch,rate\n"",-1,NaN\n"a,""b",8,2e3\nbert,9,\nbert,10,1.50\n'


def site(name, *fetch, rows=ROWS, columns=COLUMNS):
    s = Site(name, fetch or [LATEST], **{"content/index.md": PAGE})
    s.database(columns, *rows)
    return s


# ---- snapshots and the lock ----

def snapshots():
    s = site("snapshots")
    s.build(status=1, says="[snapshot-missing]")
    s.fetch("--list", says="data/latest.csv: not fetched yet")
    s.core(says="data/latest.csv 0")
    check(s.read("data/latest.csv") == WANTED, s.read("data/latest.csv"))
    lock = s.read("perfpress.lock")
    check("    columns: [model text, batch integer, rate number]\n"
          '    key: ["model", "batch"]\n' in lock and
          'parameters: ["2.20"]' in lock and
          "    fetched: 2026-11-27T06:00:12Z\n" in lock, lock)
    s.build("-W")
    s.fetch("--list", says=" from warehouse, 4 rows")
    beside = Site("beside", [LATEST.replace("data/latest", "content/latest")],
                  **{"content/index.md": PAGE, "data/latest.csv": "a\n1\n"})
    beside.settings([LATEST.replace("data/latest", "content/latest")],
                    "sources: [content]\n")
    beside.build(status=1, says="[snapshot-missing]")
    later = {"FETCH_NOW": "2026-12-01T00:00:00Z"}
    stamps = [os.stat(f"{s.folder}/{f}").st_mtime_ns
              for f in ("data/latest.csv", "perfpress.lock")]
    s.core(says="data/latest.csv 2", env=later)
    check(s.read("perfpress.lock") == lock, "nothing changed")
    check(stamps == [os.stat(f"{s.folder}/{f}").st_mtime_ns
                     for f in ("data/latest.csv", "perfpress.lock")],
          "nothing was written")
    s.core("--check")
    s.database(COLUMNS, *ROWS, ("t5", 1, 3))
    s.core("--check", status=1, says="[fetch-differs]", env=later)
    check(s.read("perfpress.lock") == lock, "a check writes nothing")
    s.core("--missing", env=later)
    check(s.read("perfpress.lock") == lock, "nothing is missing")
    os.remove(f"{s.folder}/data/latest.csv")
    s.core("--missing", says="data/latest.csv 1", env=later)
    check("fetched: 2026-12-01T00:00:00Z" in s.read("perfpress.lock"),
          "new bytes, new time")
    s.write("data/latest.csv", WANTED)
    s.build(status=1, says="[snapshot-changed]")
    s.core("data/latest.csv")
    s.build("-W")
    # the query, its parameters, its key
    s.write("data/q.sql", "SELECT 2")
    s.build(status=1, says="'data/q.sql' has changed since 'data/latest.csv' "
            "was fetched [snapshot-query]")
    s.core("--missing")
    s.build("-W")
    for old, new, what in (("2.20", "2.21", "the parameters have"),
                           ("model, batch", "batch, model", "the key has"),
                           ("warehouse", "other", "the database has")):
        s.settings([LATEST.replace(old, new)])
        s.build(status=1, says=what)
    s.settings([LATEST])
    # the types of the lock
    s.database(("model:text", "v:text"), ("a", "2.20"), ("b", "3.0"))
    s.settings(["{to: data/latest.csv, database: warehouse, query: "
                "data/q.sql}"])
    s.core()
    s.write("content/index.md", "# R\n\n```{df-table}\n"
            "df = pd.read_csv('latest.csv')\n```\n")
    s.build("-W")
    check("2.20" in s.read("public/index.html"), "text stays text")
    words = ["NA", "NULL", "None", "nan", "n/a", "#N/A", "-"]
    s.database(("model:text", "v:text"), *((w, w) for w in words), ("", "\\N"))
    s.core()
    s.write("content/index.md", "# R\n\n```{df-table}\n:header-rows: 1\n\n"
            "df = pd.read_csv('latest.csv')\ndf['n'] = df['v'].str.len()\n"
            "df['is'] = df['v'].isna().astype(str)\n```\n")
    for more in ("", "fields: [{name: v, type: string}]\n"):
        if more:
            s.write("data/latest.schema.yaml", more)
        s.build()
        cells = re.findall(r"<td>(False|True)</td>", s.read("public/index.html"))
        check(cells == ["False"] * len(words) + ["True"],
              f"{more}: words are no missing values: {cells}")
    os.remove(f"{s.folder}/data/latest.schema.yaml")
    s.settings(["{to: data/new.csv, database: warehouse, query: data/q.sql}"])
    s.core(says="data/latest.csv 5")
    check(s.read("data/latest.csv") and
          "latest" not in s.read("perfpress.lock"),
          "an entry that is gone: its file stays, its record does not")


def cloned():
    """A clone gives the same site as the one that fetched, also if git has
    converted the ends of lines."""
    more = LATEST.replace("latest.csv", "more.csv.gz")
    s = site("origin", LATEST, more)
    s.write("data/q.sql", "SELECT model,\n  batch, rate\nFROM runs\n")
    s.write("content/index.md", PAGE + "\n```{df-table}\n"
            ":header-rows: 1\n\ndf = pd.read_csv('more.csv.gz')\n"
            "df['n'] = df['model'].str.len()\n```\n")
    s.core()
    for name, *options in (
            ("clone",), ("crlf", "-c", "core.autocrlf=true")):
        c = s.clone(name, *options)
        check(("\r\n" in c.read("data/latest.csv")) == (name != "clone"),
              f"{name}: ends of lines")
        s.same_output(c)
        c.fetch("--missing", says="0 new, 0 changed, 0 unchanged")
        c.write("data/latest.csv", c.read("data/latest.csv") + "x,1,1\r\n")
        c.build(status=1, says="[snapshot-changed]")
        c.fetch("--missing", status=2, says="[fetch-address]")
        shutil.rmtree(f"{s.folder}/.git")
    # a query that was saved with other ends of lines, or a mark, is the same
    for text in ("SELECT 1\r\n  AS a\r\n", "\ufeffSELECT 1\n  AS a\n"):
        s.write("data/q.sql", text)
        s.core()
        for other in (text, text.replace("\r", "")):
            s.write("data/q.sql", other)
            s.build("-W")
    s.write("data/q.sql", "SELECT 1\n  AS b\n")
    s.build(status=1, says="[snapshot-query]")
    lock = s.read("perfpress.lock")
    for lost in ("", None):
        if lost is None:
            os.remove(f"{s.folder}/perfpress.lock")
        else:
            s.write("perfpress.lock", lost)
        s.build(status=1, says="[snapshot-unlocked]")
    s.write("perfpress.lock", lock)
    s.build(status=1, says="[snapshot-query]")


def links():
    """A snapshot is read by its own name only; a folder above it may be a
    link."""
    s = site("links")
    s.core()
    s.build("-W")
    os.rename(f"{s.folder}/data", f"{s.folder}/shared")
    os.symlink("shared", f"{s.folder}/data")
    s.build("-W")
    text = s.read("data/latest.csv")
    s.write("data/latest.csv", text + "x,1,1\n")
    s.build(status=1, says="[snapshot-changed]")
    s.write("data/latest.csv", text)
    os.remove(f"{s.folder}/data")
    os.rename(f"{s.folder}/shared", f"{s.folder}/data")
    for link, target in (("data/alias.csv", "latest.csv"),
                         ("content/alias.csv", "../data/latest.csv")):
        os.symlink(target, f"{s.folder}/{link}")
        for read in (PAGE.replace("latest", "alias"),
                     "# R\n\n```{df-table}\ndf = pd.read_csv('alias.csv')\n```\n",
                     "# R\n\n```{literalinclude} /alias.csv\n```\n"
                     if link[0] == "c" else PAGE.replace("latest", "alias")):
            s.write("content/index.md", read)
            s.build(status=1, says="[snapshot-link]")
        os.remove(f"{s.folder}/{link}")
    s.write("content/index.md", PAGE)
    os.makedirs(f"{s.folder}/templates")
    os.symlink("../data/latest.csv", f"{s.folder}/templates/page.mustache")
    s.build(status=1, says="[snapshot-link]")


def explained():
    for name in ("csv", "csv.gz"):
        s = site("explained", LATEST.replace("csv", name))
        s.write("content/index.md", "# R\n\n```{df-table} T\n"
                f":header-rows: 1\n\ndf = pd.read_csv('latest.{name}')\n"
                "df['double'] = df['rate'] * 2\n```\n")
        s.core()
        where = ("fetched 2026-11-27T06:00:12Z from warehouse by data/q.sql, "
                 "where model is '%s', batch is %d")
        text = s.run("", "explain", "index", "1", "2", "double", says=where %
                     ('a,"b', 8))
        check(text.count("fetched") == 1, text)
        s.run("", "explain", "index", "1", "4", "double", says=where %
              ("bert", 10))
        s.run("", "explain", "-f", "json", "index", "1", "4", "double",
              says='"fetched": "' + where % ("bert", 10) + '"')
    # what readers see, without the row
    s.build("-W")
    by = "fetched 2026-11-27T06:00:12Z from warehouse by data/q.sql"
    check(f"</code>, {by}<" in s.read("public/index.html"), "the page explains")
    check(f'"fetched": "{by}"' in s.read("public/index.tables/r-t.json"),
          "the JSON explains")
    s.write("data/unused.sql", "SELECT 1")
    said = s.build(says="data/unused.sql: warning: no page uses this dataset "
                   "[data-unused]")
    check(said.count("[data-unused]") == 1, said)
    check(not any(f.endswith((".sql", ".lock")) for f in
                  os.listdir(f"{s.folder}/public")), "no query is published")
    s.settings([LATEST.replace("data/q.sql", "content/q.sql")])
    s.write("content/q.sql", "SELECT 1")
    s.core()
    s.build()
    check(s.read("public/q.sql") is None, "no query is published")


def compressed():
    s = site("compressed", LATEST.replace("csv", "csv.gz"))
    s.write("content/index.md", PAGE.replace("csv\n", "csv.gz\n", 1))
    s.core()
    with gzip.open(f"{s.folder}/data/latest.csv.gz", "rt") as f:
        check(f.read() == WANTED, "the compressed rows")
    first = s.folder + ".gz"
    shutil.copy(f"{s.folder}/data/latest.csv.gz", first)
    os.remove(f"{s.folder}/data/latest.csv.gz")
    s.core()
    with open(first, "rb") as x, \
            open(f"{s.folder}/data/latest.csv.gz", "rb") as y:
        check(x.read() == y.read(), "compressed equally")


def order():
    """Rows in any order give the same bytes, also beyond one run."""
    random.seed(1)
    rows = [(f"m{i % 700}", i, random.choice(("x" * 90, "y"))) for i in
            range(160000)]
    s = site("order", LATEST[:-1] + ", rows: 200000}", rows=rows,
             columns=("model:text", "batch:integer", "note:text"))
    s.core(env={"TMPDIR": FOLDER_TMP})
    lock = s.read("perfpress.lock")
    lines = s.read("data/latest.csv").split("\n")[1:-1]
    keys = [(line.split(",")[0], int(line.split(",")[1])) for line in lines]
    check(keys == sorted(keys) and len(keys) == len(rows), "sorted")
    random.shuffle(rows)
    s.database(("model:text", "batch:integer", "note:text"), *rows)
    s.core(env={"TMPDIR": FOLDER_TMP})
    check(s.read("perfpress.lock") == lock, "the same bytes in any order")
    check(not os.listdir(FOLDER_TMP), "no temporary file is left")
    s.core(status=1, says="cannot sort the rows in a temporary file",
           env={"TMPDIR": FOLDER_TMP + "/none"})


def faults():
    s = site("faults")
    lock = None

    def fails(says, *rows, columns=COLUMNS, status=1):
        s.database(columns, *rows)
        s.core(status=status, says=says)
        check(s.read("perfpress.lock") == lock and
              not any("fetch-" in f for f in s.files()),
              f"nothing is written: {list(s.files())}")

    fails("the query returned no rows [fetch-empty]")
    fails("rows 1 and 3 of the query have the same key: model is 'a', "
          "batch is 01 [fetch-key]", ("a", 1, 2), ("b", 1, 2), ("a", "01", 3))
    fails("did you mean 'modell'?", ("a", 1), columns=("modell:text", "x:text"))
    s.database(COLUMNS, *ROWS)
    s.core()
    lock = s.read("perfpress.lock")
    fails("[fetch-empty]")
    check(s.read("data/latest.csv") == WANTED, "the old snapshot stays")
    s.settings([LATEST[:-1] + ", bytes: 20}"])
    fails("[fetch-limit]", *ROWS)
    # two entries: none is written if one fails
    s.settings([LATEST, "{to: data/b.csv, database: none, query: data/q.sql}"])
    fails("[fetch-server]", ("x", 1, 1), status=3)
    check(s.read("data/b.csv") is None, "all or none")
    s.settings([LATEST[:-1] + ", empty: true}"])
    s.database(COLUMNS)
    s.core()
    check(s.read("data/latest.csv") == "model,batch,rate\n", "no rows")
    # names of entries
    s.core("data/latst.csv", status=2, says="did you mean 'data/latest.csv'?")
    s.fetch("nothing", status=2, says="[fetch-entry]")
    s.fetch("--check", "--missing", status=2, says="use only one of")
    s.fetch(status=2, says="[fetch-address]",
            env={"PERFPRESS_DATABASE_WAREHOUSE": "x://u:" + SECRET})
    s.settings([])
    s.fetch(status=2, says="has no key 'fetch'")
    # links and folders in the way
    s = site("links")
    shutil.rmtree(f"{s.folder}/data")
    os.makedirs(s.folder + ".out")
    os.symlink(s.folder + ".out", f"{s.folder}/data")
    s.settings([LATEST.replace("data/q.sql", "content/q.sql")])
    s.write("content/q.sql", "SELECT 1")
    s.core(status=3, says="[file-write]")
    check(not os.listdir(s.folder + ".out"), "links are not followed")
    s = site("folder")
    os.makedirs(f"{s.folder}/data/latest.csv")
    s.core(status=3, says="[file-write]")
    fd = os.open(s.folder, os.O_RDONLY)
    fcntl.flock(fd, fcntl.LOCK_EX)
    s.core(status=3, says="[fetch-busy]")
    os.close(fd)


def age():
    s = site("age", LATEST[:-1] + ", max_age: 30d}")
    s.core(env={"FETCH_NOW": "2020-01-01T00:00:00Z"})
    check("checked: 2020-01-01\n" in s.read("perfpress.lock"), "the day")
    s.build(says="[snapshot-old]")
    s.core(env={"FETCH_NOW": "2999-01-01T00:00:00Z"})
    lock = s.read("perfpress.lock")
    check("fetched: 2020-01-01T00:00:00Z\n    checked: 2999-01-01\n" in lock,
          lock)
    s.build("-W")


# ---- hostile files ----

def hostile():
    s = site("hostile")
    for value in ("postgres://hans:%s@host/db", "host=db password=%s",
                  "postgresql://host/db?password=%s"):
        s.settings([LATEST.replace("warehouse", f'"{value % SECRET}"')])
        s.build(status=2, says="[config-secret]")
        s.fetch(status=2, says="[config-secret]")
    for url in (f"https://hans:{SECRET}@host/x.csv",
                f"s3://hans:{SECRET}@bucket/x.csv"):
        s.settings([f'{{to: data/x.csv, from: "{url}", nosuch: 1}}'])
        s.build(status=2, says="[config-secret]")
    for part in ("X-Amz-Date=1&X-Amz-Signature=%s", "a&sig=%s", "Token=%s"):
        s.settings(['{to: data/x.csv, from: "https://h/x.csv?' +
                    part % SECRET + '"}'])
        s.build(status=2, says="[config-secret]")
    for entry in ('{to: data/x/, from: "https://h/d?token=%s"}',
                  '{to: data/x.csv, from: "http://127.0.0.1/d?sig=%s", '
                  'private: true}',
                  '{to: data/x.csv, from: "https://h/d?a;key=%s", nosuch: 1}',
                  '{to: data/x.csv, from: "https://h/d#auth_toke%%6e=%s"}'):
        s.settings([entry % SECRET])
        s.build(status=2, says="[config-secret]")
        s.fetch(status=2, says="[config-secret]")
    s.settings(['{to: data/x.csv, from: "https://h/x.csv?gid=1&max_tokens=5"}'])
    s.build(status=1, says="[file-missing]")
    s.settings([LATEST, LATEST.replace("latest.csv", "Latest.csv")])
    s.build(status=2, says="it overlaps with the 'to' path of the entry on line")
    s.settings([f'{{to: data/x.csv, "from: "https://h:{SECRET}@host/x}}'])
    s.build(status=2, says="[config-syntax]")
    for to in ("../x.csv", "/x.csv", "content/x.csv", ".git/x.csv",
               "data/.x.csv", "perfpress.lock", "data", "data/a\\nb.csv"):
        s.settings([LATEST.replace("data/latest.csv", f'"{to}"')])
        s.build(status=2, says="[config-value]")
    s.settings(['{to: data/x.csv, from: "http://example.com/x.csv"}'])
    s.build(status=2, says="https://")
    s.settings([LATEST])
    s.core()
    lock = s.read("perfpress.lock")
    hash = lock.split("sha256: ")[1][:64]
    for old, new, code in (
            ("version: 1", "version: 2", "[lock-value]"),
            ("version: 1", "<<<<<<< HEAD", "[lock-syntax]"),
            ("to: data/latest.csv", "to: ../../etc/passwd", "[lock-value]"),
            (hash, "1" * 63, "[lock-value]"), (hash, "G" * 64, "[lock-value]"),
            ("rows: 4", "rows: -1", "[lock-value]"),
            ("model text", "model blob", "[lock-value]"),
            ("    rows", "    lines", "[lock-key]"),
            ("06:00:12Z", "later", "[lock-value]"),
            ("snapshots:\n", "snapshots:\n" + lock.split("snapshots:\n")[1],
             "[lock-syntax]")):
        check(old in lock, old)
        s.write("perfpress.lock", lock.replace(old, new, 1))
        s.build(status=1, says=code)
    s.write("perfpress.lock", b"\xff\x00")
    s.build(status=2)
    os.remove(f"{s.folder}/perfpress.lock")
    os.symlink("/etc/passwd", f"{s.folder}/perfpress.lock")
    s.build(status=1)


# ---- kills ----

def kills():
    """A fetch that is killed at each of its writing calls leaves the old files,
    the new ones, or ones that a build refuses; the next fetch mends them."""
    two = [LATEST, LATEST.replace("latest", "second")]
    new = [("new", 1, 1)]
    s = site("kills", *two)
    s.write("content/index.md", PAGE + PAGE.replace("latest", "second"))
    s.core()
    old = s.files()
    s.database(COLUMNS, *new)
    s.core()
    wanted = s.files()
    states = set()
    for call in ("openat", "write", "renameat,renameat2", "unlinkat"):
        for n in range(1, 200):
            if not s.killed(CORE, call, n, old):
                break
            now = {f: t for f, t in s.files().items() if ".perfpress-" not in f}
            mixed = now not in (old, wanted)
            states.add("mixed" if mixed else "old" if now == old else "new")
            if mixed:
                s.build(status=1, says="[snapshot-changed]")
                shutil.rmtree(f"{s.folder}/public", ignore_errors=True)
            s.core()
            check(s.files() == wanted, f"{call} {n}: {list(s.files())}")
        check(n > 1, f"{call}: {n} kills")
        print(f"{call}: killed {n - 1} times")
    check(states >= {"old", "mixed"}, states)


def failures():
    """A file that cannot be renamed: the message says what was changed, a build
    refuses the files, and the next fetch mends them."""
    s = site("failures", LATEST, LATEST.replace("latest", "second"))
    s.write("content/index.md", PAGE + PAGE.replace("latest", "second"))
    s.core()
    old = s.files()
    s.database(COLUMNS, ("new", 1, 1))
    already = "other files were changed already"
    for n, says in enumerate(("no file was changed", already, already), 1):
        for path, text in old.items():
            s.write(path, text)
        s.core(status=3, says=says, before=[
            "strace", "-f", "-o", "/dev/null", "-e", "trace=renameat,renameat2",
            "-e", f"inject=renameat,renameat2:error=EACCES:when={n}"])
        if n == 1:
            check(s.files() == old, "nothing is changed")
        else:
            s.build(status=1, says="[snapshot-changed]")
    s.core()
    s.build("-W")


# ---- sockets ----

def previews():
    """A fetch while serve runs refreshes the page."""
    s = site("previews")
    s.core()
    log = open(s.folder + ".serve", "w+")
    serve = subprocess.Popen(s.command("perfpress", "serve", "-p", "0"),
                             stdout=log, stderr=log, env=s.env)

    def page(text):
        for _ in range(600):
            log.seek(0)
            at = re.search(r"http://[0-9.:a-z]+/", log.read())
            try:
                with urllib.request.urlopen(at[0]) as answer:
                    if text in answer.read().decode():
                        return True
            except (OSError, TypeError):
                pass
            time.sleep(0.1)
        log.seek(0)
        print(log.read())
        return False

    def said(text):
        for _ in range(600):
            log.seek(0)
            if text in log.read():
                return True
            time.sleep(0.1)
        return False

    try:
        check(page("bert"), "the preview")
        s.database(COLUMNS, ("whisper", 1, 1))
        s.core()
        check(page("whisper"), "the preview after a fetch")
        s.write("data/q.sql", "SELECT 2")
        check(said("[snapshot-query]"), "the preview of another query")
        s.database(COLUMNS, ("gpt-j", 1, 1))
        s.core()
        check(page("gpt-j"), "the preview after another fetch")
        lock = s.read("perfpress.lock")
        s.write("perfpress.lock", lock.replace("sha256: ", "sha256: 0"))
        check(said("[lock-value]"), "the preview watches the lock")
    finally:
        serve.terminate()
        serve.wait()
        log.close()


def sockets():
    """Builds open no socket and read no variable of a database."""
    s = site("sockets")
    s.core()
    s.write("x.df", "df = pd.read_csv('latest.csv')\n")
    for words in (["build"], ["check"], ["df", f"{s.folder}/x.df"],
                  ["explain", "index"]):
        log = s.folder + ".strace"
        program, rest = words[0], words[1:]
        s.run("", program, *rest, before=[
            "strace", "-f", "-o", log, "-e", "trace=%network,execve"],
            env={"PERFPRESS_DATABASE_WAREHOUSE": "postgres://" + SECRET})
        with open(log) as f:
            calls = [line for line in f if "socket(" in line or
                     "connect(" in line]
        check(not calls, f"{words}: {calls}")

    # serve has its listener, and connects to nobody
    log = s.folder + ".strace"
    with open(s.folder + ".serve", "w+") as out:
        serve = subprocess.Popen(
            ["strace", "-f", "-o", log, "-e", "trace=%network,execve",
             *s.command("perfpress", "serve", "-p", "0")], stdout=out,
            stderr=out, env=s.env)
        for _ in range(600):
            out.seek(0)
            if "serving" in out.read():
                break
            time.sleep(0.1)
        with open(log) as f:
            pid = int(f.readline().split()[0])
        out.seek(0)
        port = re.search(r"127\.0\.0\.1:(\d+)", out.read())[1]
        urllib.request.urlopen(f"http://127.0.0.1:{port}/").read()
        os.kill(pid, signal.SIGTERM)
        serve.wait()
    with open(log) as f:
        text = f.read()
    check(text.count("listen(") == 1 and
          text.count(" socket(") == text.count(" socket(AF_INET") == 1 and
          "connect(" not in text, f"serve: {text}")


# ---- libraries, variables ----

READS = (["build"], ["check"], ["df", "data/x.df"], ["explain", "index"])


def libraries():
    """Without a database, no command loads a database's library; a build loads
    no library of a server."""
    def loaded(s, *words, **env):
        log = s.folder + ".libs"
        for f in glob.glob(log + "*"):
            os.remove(f)
        subprocess.run(s.command("perfpress", *words), capture_output=True,
                       cwd=s.folder, env={**s.env, **env, "LD_DEBUG": "libs",
                                          "LD_DEBUG_OUTPUT": log})
        text = ""
        for f in glob.glob(log + "*"):
            with open(f) as x:
                text += x.read()
        return {n for n in ("libc.", "libsqlite3", "libpq") if n in text}

    s = site("libraries")
    s.core()
    s.write("data/x.df", "df = pd.read_csv('latest.csv')\n")
    if not loaded(s, "build"):
        print("skipped: a static program")
        return
    for words in READS:
        found = loaded(s, *words)
        check(found == {"libc."}, f"{words} loads {found}")
    found = loaded(s, "fetch", PERFPRESS_DATABASE_WAREHOUSE="postgresql://"
                   "127.0.0.1:1/x")
    check(found == {"libc.", "libpq"}, f"fetch loads {found}")
    sqlite3.connect(f"{s.folder}/data/x.db").execute("CREATE TABLE t(a)")
    s.write("data/x.df", "df = pd.read_sql('SELECT 1 AS a', "
            "'sqlite:///x.db')\n")
    found = loaded(s, "df", "data/x.df")
    check(found == {"libc.", "libsqlite3"}, f"a script with SQL: {found}")


def variables():
    """A build asks for no variable with a secret; a fetch asks only for the
    address of the database that its entry names."""
    library = FOLDER + "/asked.so"
    code = FOLDER + "/asked.c"
    with open(code, "w") as f:
        f.write(ASKED)
    if not shutil.which("cc") or subprocess.run(
            ["cc", "-shared", "-fPIC", "-o", library, code]).returncode:
        print("skipped: gcc")
        return
    s = site("variables")
    s.core()
    s.write("data/x.df", "df = pd.read_csv('latest.csv')\n")

    def asked(*words):
        log = s.folder + ".asked"
        with open(log, "w"):
            pass
        env = {**s.env, "LD_PRELOAD": library, "ASKED": log,
               "PERFPRESS_DATABASE_WAREHOUSE": "postgresql://127.0.0.1:1/x"}
        subprocess.run(s.command("perfpress", *words), capture_output=True,
                       cwd=s.folder, env=env)
        with open(log) as f:
            return {n for n in f.read().split("\n") if re.match(
                "PERFPRESS_|AWS_|PG|.*(PASS|SECRET|KEY|TOKEN|PROXY)", n, re.I)
                or n == "NO_COLOR"}

    if not asked("build"):
        print("skipped: LD_PRELOAD")
        return
    for words in READS:
        check(asked(*words) == {"NO_COLOR"}, f"{words}: {asked(*words)}")
    names = {n for n in asked("fetch") if not n.startswith("PG")}
    check(names == {"NO_COLOR", "PERFPRESS_DATABASE_WAREHOUSE"},
          f"fetch asks for {names}")


ASKED = """#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <string.h>
#include <unistd.h>
static int log_file = -1;
static char *(*plain)(const char *);
char *getenv(const char *name)
{
    if (!plain)
        plain = (char *(*)(const char *))dlsym(RTLD_NEXT, "getenv");
    if (log_file < 0)
        log_file = open(plain("ASKED"), O_WRONLY | O_APPEND);
    (void)!write(log_file, name, strlen(name));
    (void)!write(log_file, "\\n", 1);
    return plain(name);
}
char *secure_getenv(const char *name) { return getenv(name); }
"""


FOLDER_TMP = os.path.dirname(site("tmp").folder) + "/tmpdir"
os.makedirs(FOLDER_TMP)
snapshots()
if shutil.which("git"):
    cloned()
else:
    print("skipped: git")
links()
explained()
compressed()
order()
faults()
age()
hostile()
previews()
if shutil.which("strace"):
    kills()
    failures()
    sockets()
else:
    print("skipped: strace")
libraries()
variables()
end()
