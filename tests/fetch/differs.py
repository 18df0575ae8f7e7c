# SPDX-License-Identifier: MIT
"""differs.py BUILD FOLDER: what `perfpress fetch --check` and builds say of
files, locks and settings that were changed after a fetch."""
import hashlib
import os
import re
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)) + "/../publish")

from fetch_site import SECRET, Site, check, end
from memory import Memory

LATEST = ("{to: data/latest.csv, database: warehouse, query: data/q.sql, "
          "key: [model]}")
COLUMNS = ("model:text", "batch:integer", "rate:number")
ROWS = (("a", 1, "1.5"), ("b", 2, "2.5"), ("c", "\\N", "3"))
PAGE = "# R\n\n```{csv-table}\n:file: latest.csv\n:header-rows: 1\n```\n"

memory = Memory()


def site(name, *entries, columns=COLUMNS, rows=ROWS):
    s = Site(name, entries or [LATEST], **{"content/index.md": PAGE})
    s.database(columns, *rows)
    return s


def bucket(name, *entries):
    s = Site(name, entries)
    s.env.update({"AWS_ACCESS_KEY_ID": "id", "AWS_SECRET_ACCESS_KEY": SECRET,
                  "AWS_REGION": "us-east-1", "AWS_ENDPOINT_URL_S3":
                  f"http://127.0.0.1:{memory.port}"})
    memory.objects.clear()
    return s


def script(*lines):
    return "# R\n\n```{df-table}\n" + "\n".join(lines) + "\n```\n"


def files():
    """--check sees a file that was edited or deleted."""
    s = site("files", LATEST, LATEST.replace("latest", "second"))
    s.core()
    s.core("--check")
    s.fetch("--list", "data/latst.csv", status=2, says="no entry under 'fetch' "
            "in perfpress.yaml writes 'data/latst.csv' [fetch-entry]")
    said = s.fetch("--list", "data/second.csv")
    check(said.count("data/") == 1, said)
    text = s.read("data/latest.csv")
    s.write("data/latest.csv", text.replace("1.5", "9.5"))
    said = s.core("--check", status=1, says="perfpress.yaml:4:5: error: "
                  "'data/latest.csv' differs from the snapshot that "
                  "perfpress.lock describes [snapshot-changed]")
    check("help: run perfpress fetch data/latest.csv\n" in said and
          "second" not in said.split("help:")[1], said)
    s.core("--check", "data/second.csv")
    os.remove(f"{s.folder}/data/latest.csv")
    s.core("--check", status=1, says="'data/latest.csv' was not fetched yet "
           "[snapshot-missing]")
    # git's ends of lines are no difference
    s.write("data/latest.csv", text.replace("\n", "\r\n"))
    s.core("--check")
    s = bucket("files-bucket", '{to: data/n/, from: "s3://bucket/n/*.json"}')
    memory.put("n/a.json", b"[1]")
    memory.put("n/b.json", b"[2]")
    s.fetch()
    s.write("data/n/b.json", "[3]")
    s.fetch("--check", status=1, says="'data/n/b.json' differs from the "
            "snapshot")
    os.remove(f"{s.folder}/data/n/b.json")
    s.fetch("--check", status=1, says="'data/n/b.json' was not fetched yet")
    s.fetch("--missing")
    s.fetch("--check")


def types():
    """A column that is text in the database stays text, whichever names a
    script gives to the columns of the file."""
    s = site("types", LATEST.replace("model", "sdk"), columns=("sdk:text", "note:text", "rate:number"),
             rows=(("2.20", "NA", "1.5"), ("2.30", "x", "2")))
    s.core()
    for read in ("'latest.csv'", "'latest.csv', names=['a', 'b', 'c'], header=0",
                 "'latest.csv', names=['a', 'b', 'c'], skiprows=1",
                 "'latest.csv', header=None, skiprows=1",
                 "'latest.csv', header=None, skiprows=[0]",
                 "'latest.csv', names=['a', 'b', 'c'], header=0, usecols=[1, 0]",
                 "io.StringIO(text), header=None, skiprows=1",
                 "io.StringIO(text.split('\\n', 1)[1]), header=None",
                 "'latest.csv', skiprows=1", "'latest.csv', header=1"):
        s.write("content/index.md", script(
            "with open('latest.csv') as f:", "    text = f.read()",
            f"df = pd.read_csv({read})", "df = df.reset_index(drop=True)",
            "x = df.iloc[:, 0]", "y = df.iloc[:, 1]",
            "df = pd.DataFrame({'type': [x.dtype, y.dtype],"
            "'missing': [x.isna().sum(), y.isna().sum()]}).astype(str)"))
        s.build()
        cells = re.findall(r"<td[^>]*>(object|float64|0|1)</td>",
                           s.read("public/index.html"))
        check(cells == ["object", "0"] * 2, f"{read}: {cells}")
    # a schema that gives another type has precedence
    s.write("data/latest.schema.yaml", "fields: [{name: sdk, type: number}]\n")
    s.write("content/index.md", script(
        "x = pd.read_csv('latest.csv', skiprows=1, header=None)",
        "df = pd.DataFrame({'type': [str(x[0].dtype), str(x[1].dtype)]})"))
    s.build()
    check(re.findall(r"<td[^>]*>(object|float64|0|1)</td>", s.read("public/index.html"))
          == ["float64", "object"], "the schema's type")


def pages():
    """A page or asset that was not fetched is missed, though no page names
    it. Data are missed only where they are read."""
    def entry(name):
        return f'{{to: {name}, from: "s3://bucket/{name}"}}'

    s = bucket("pages", *map(entry, ("content/more.md", "content/a.css",
                                     "content/x.csv", "data/y.csv")),
               '{to: content/posts/, from: "s3://bucket/posts/*.md"}',
               '{to: content/sets/, from: "s3://bucket/sets/*.json"}')
    with open(f"{s.folder}/perfpress.yaml", "a") as f:
        f.write("sources: [content]\n")
    missing = ("content/more.md", "content/a.css", "content/posts")
    said = s.build(status=1, says="perfpress.yaml:4:10: error: "
                   "'content/more.md' was not fetched yet [snapshot-missing]")
    check(said.count("[snapshot-missing]") == 3 and
          all(f"'{m}' was not" in said for m in missing), said)
    for name in ("content/more.md", "content/a.css", "content/x.csv",
                 "data/y.csv", "posts/one.md", "posts/two.md", "sets/a.json"):
        memory.put(name, b"# P\n")
    s.fetch()
    s.build()
    os.remove(f"{s.folder}/content/posts/two.md")
    s.build(status=1, says="perfpress.yaml:8:10: error: "
            "'content/posts/two.md' was not fetched yet")
    s.fetch("--missing")
    os.remove(f"{s.folder}/content/x.csv")
    os.remove(f"{s.folder}/content/sets/a.json")
    s.build()
    # scripts, and schemas beside data that were not fetched
    s = bucket("pages-scripts", entry("data/mine.py"),
               entry("data/runs.schema.yaml"))
    s.write("data/runs.csv", "a\n1\n")
    for read in ("import mine", "from mine import df"):
        s.write("content/index.md", script(read, "df = pd.DataFrame()"))
        s.build(status=1, says="'data/mine.py' was not fetched yet "
                "[snapshot-missing]")
    s.write("content/index.md", script("df = pd.read_csv('runs.csv')"))
    s.build(status=1, says="perfpress.yaml:5:10: error: "
            "'data/runs.schema.yaml' was not fetched yet [snapshot-missing]")


def patterns():
    """A pattern that was made wider is another source, also for a script that
    lists no file which the old pattern matched."""
    def entry(pattern):
        return f'{{to: data/n/, from: "s3://bucket/n/{pattern}"}}'

    s = bucket("patterns", entry("a*.json"))
    for name in ("a1", "a2", "b1"):
        memory.put(f"n/{name}.json", b'[{"x": 1}]')
    s.fetch(says="2 new")
    check('pattern: "s3://bucket/n/a*.json"' in s.read("perfpress.lock"),
          "the lock has the pattern")
    reads = (script("df = pd.read_json('n/a1.json')"),
             script("df = pd.DataFrame({'f': glob.glob('n/b*.json')})"),
             script("df = pd.DataFrame({'f': glob.glob('n/*')})"))
    for read in reads[::2]:
        s.write("content/index.md", read)
        s.build()
    s.settings([entry("*.json")])
    for read in reads:
        s.write("content/index.md", read)
        said = s.build(status=1, says="the pattern has changed since 'data/n")
        check("help: run perfpress fetch data/n\n" in said, said)
    s.fetch("--list", says="but the pattern has changed")
    s.fetch("--check", status=1, says="[fetch-differs]")
    s.fetch("--missing", says="1 new, 0 changed, 2 unchanged")
    s.build()
    # the same objects by another pattern
    s.settings([entry("*1.json"), '{to: data/m/, from: "s3://bucket/n/a2*"}'])
    s.fetch()
    s.settings([entry("*1.json"), '{to: data/m/, from: "s3://bucket/n/a*2*"}'])
    s.fetch("--check", "data/m", status=1, says="[fetch-differs]")
    s.fetch("data/m")
    s.fetch("--check", "data/m")
    s.build()
    lock = s.read("perfpress.lock")
    s.write("perfpress.lock", re.sub(', pattern: "[^"]*"', "", lock))
    s.build(status=1, says="the pattern has changed")


def locks():
    """The columns and the number of rows in the lock must be the file's."""
    odd = ("model:text", "a,\"b:integer", " c :number")
    for name, columns, rows in (
            ("csv", COLUMNS, ROWS), ("csv.gz", COLUMNS, ROWS),
            ("csv", odd, (("x\r\"y, z", 1, 1), ("", "\\N", "\\N"))),
            ("csv", ("model:text",), (("\\N",), ("a",)))):
        s = site("locks", LATEST.replace(".csv", "." + name), columns=columns,
                 rows=rows)
        s.core()
        lock = s.read("perfpress.lock")
        for read in (script(f"df = pd.read_csv('latest.{name}')"),
                     script(f"df = pd.read_csv('latest.{name}', header=None)"),
                     script(f"f = open('latest.{name}')" if name == "csv" else
                            f"f = gzip.open('latest.{name}', 'rt')",
                            "df = pd.DataFrame({'n': [len(f.read())]})"),
                     PAGE.replace("latest.csv", f"latest.{name}")):
            s.write("content/index.md", read)
            s.write("perfpress.lock", lock)
            s.build()
            n = len(rows)
            for old, new, at, says in (
                    (f"rows: {n}", f"rows: {n + 1}", "6:11",
                     f"'rows': the file has {n} row"),
                    (f"    rows: {n}\n", "", "4:5", "'rows': the file has"),
                    ("columns: [", "columns: [more text, ", "7:14",
                     "'columns': the file has the columns model"),
                    ("model text", "modell text", "7:14", "'columns'"),
                    ("    columns: [", "    # [", "4:5", "'columns'")):
                check(old in lock, old)
                s.write("perfpress.lock", lock.replace(old, new))
                said = s.build(status=1, says=f"perfpress.lock:{at}: error: "
                               f"invalid value for {says}")
                check(said.count("[lock-value]") == 1 and
                      f"help: run perfpress fetch data/latest.{name}\n" in
                      said, said)
            s.core()
            check(s.read("perfpress.lock") == lock, "a fetch mends the lock")


def integers():
    """Numbers of the database that a script cannot read as numbers."""
    long = "123456789012345678901234567890"
    s = site("integers", columns=("model:text", "u:integer", "n:number",
                                  "t:text"),
             rows=(("a", 2 ** 64 - 1, long, long), ("b", 1, 2, 3)))
    s.core()
    s.write("content/index.md", script("df = pd.read_csv('latest.csv')"))
    said = s.build(says=f"data/latest.csv:2:3: warning: {2 ** 64 - 1} is beyond "
                   "the range of 64-bit integers, so column 'u' is text "
                   "[csv-integer]")
    check(f"data/latest.csv:2:24: warning: {long} is" in said and
          said.count("csv-integer") == 2, said)
    s.write("content/index.md", script(
        "df = pd.read_csv('latest.csv', dtype={'u': str, 'n': float})"))
    check("csv-integer" not in s.build(), "the script states the types")


def shadows():
    """Two files of one name, one of which was fetched: the warning says which
    of them is read."""
    s = site("shadows")
    s.core()
    reads = (PAGE, script("df = pd.read_csv('latest.csv')"),
             script("df = pd.concat([pd.read_csv(f) for f in "
                    "glob.glob('l*.csv')])"))
    for read in reads:
        s.write("content/index.md", read)
        check("snapshot-shadowed" not in s.build(), "one file")
    s.write("content/latest.csv", "mine,rate\n1,2\n")
    for read in reads:
        s.write("content/index.md", read)
        said = s.build(says=": warning: 'latest.csv' is read from "
                       "'content/latest.csv', not from 'data/latest.csv' "
                       "[snapshot-shadowed]")
        check("help: perfpress fetch writes 'data/latest.csv'; rename the "
              "other file, or write its path, such as '../data/latest.csv'\n" in said,
              said)
    s.write("content/index.md", PAGE.replace("latest", "../data/latest"))
    check("snapshot-shadowed" not in s.build(), "a path of its own")
    # a pattern that matches other files beside the page
    os.rename(f"{s.folder}/content/latest.csv", f"{s.folder}/content/large.csv")
    s.write("content/index.md", reads[2])
    s.build(says="'l*.csv' is read from 'content/large.csv', not from "
            "'data/latest.csv' [snapshot-shadowed]")
    # the other way round
    s = site("shadows-beside", LATEST.replace("data/latest", "content/latest"))
    with open(f"{s.folder}/perfpress.yaml", "a") as f:
        f.write("sources: [content]\n")
    s.write("data/latest.csv", "a\n1\n")
    s.core()
    for read in reads:
        s.write("content/index.md", read)
        s.build(says="'latest.csv' is read from 'content/latest.csv', not from "
                "'data/latest.csv' [snapshot-shadowed]" if read != reads[2]
                else "[snapshot-shadowed]")


def removals():
    """A lock that was edited to name a file of one's own does not make fetch
    remove the file."""
    s = bucket("removals", '{to: data/n/, from: "s3://bucket/n/*.json"}')
    memory.put("n/a.json", b"[1]")
    memory.put("n/deep/b.json", b"[2]")
    s.fetch()
    lock = s.read("perfpress.lock")
    entry = lock[lock.index("  - to: data/n/a.json"):lock.index(
        "  - to: data/n/deep")]
    for path, digest in (("mine.json", hashlib.sha256(b"[5]").hexdigest()),
                         ("mine.json", "0" * 64), ("deep/a.json", None)):
        s.write(f"data/n/{path}", "[5]" if digest else "[1]")
        mine = entry.replace("data/n/a.json", f"data/n/{path}")
        if digest:
            mine = re.sub("sha256: .*", f"sha256: {digest}", mine)
        s.write("perfpress.lock", lock + mine)
        s.fetch(says=f"data/n/{path}: no longer in the bucket; kept, because "
                "it was edited")
        check(s.read(f"data/n/{path}") and s.read("perfpress.lock") == lock,
              f"{path}: {s.read('perfpress.lock')}")
    memory.objects.pop("n/deep/b.json")
    s.fetch(says="data/n/deep/b.json: removed")


def linked():
    """A lock that is a symbolic link is refused, wherever the link leads."""
    s = site("linked")
    s.core()
    lock = s.read("perfpress.lock")
    os.rename(f"{s.folder}/perfpress.lock", f"{s.folder}/data/other.lock")
    for target in ("data/other.lock", "data/none.lock", "/etc/passwd", "/none"):
        os.symlink(target, f"{s.folder}/perfpress.lock")
        for run in (s.build, s.core):
            said = run(status=1, says="perfpress.lock: error: malformed lock "
                       "file: it is a symbolic link [lock-syntax]")
            check("help: remove the link, then run perfpress fetch" in said, said)
        check(os.readlink(f"{s.folder}/perfpress.lock") == target, "the link")
        os.remove(f"{s.folder}/perfpress.lock")
    s.write("perfpress.lock", lock)
    s.build()


def outputs():
    """A summary that cannot be printed, and a folder in place of a file."""
    s = bucket("outputs", '{to: data/n/, from: "s3://bucket/n/*.json"}')
    memory.put("n/a.json", b"[1]")
    full = ["sh", "-c", 'exec "$@" >/dev/full', "sh"]
    s.fetch(status=3, before=full, says="help: the files were written; only "
            "the summary is lost")
    check(s.read("data/n/a.json") == "[1]", "the file is written")
    said = s.fetch("--list", status=3, before=full, says="[file-write]")
    check("were written" not in said, said)
    os.remove(f"{s.folder}/data/n/a.json")
    os.mkdir(f"{s.folder}/data/n/a.json")
    s.fetch("--missing", status=3, says="help: remove or rename the folder "
            "with this name")


def named():
    """A file in a folder, by its own name."""
    s = bucket("named", '{to: data/n/, from: "s3://bucket/n/*.json"}')
    memory.put("n/a.json", b"[1]")
    s.fetch("data/n/a.json", says="1 new")
    for how in ((), ("--missing",), ("--check",)):
        said = s.fetch(*how, "data/n/b.json", status=2, says="perfpress.yaml:"
                       "4:5: error: there is no object for the file "
                       "'data/n/b.json' [fetch-entry]")
        check("help: to fetch all files of this entry, run perfpress fetch "
              "data/n\n" in said, said)
    memory.put("n/b.json", b"[2]")
    s.fetch("--missing", "data/n/a.json", says="0 new, 0 changed, 0 unchanged")
    s.fetch("--missing", "data/n/b.json", says="1 new, 0 changed, 1 unchanged")
    memory.objects.pop("n/b.json")
    s.fetch("data/n/b.json", says="1 removed")


files()
types()
named()
outputs()
linked()
removals()
shadows()
integers()
locks()
pages()
patterns()
end()
