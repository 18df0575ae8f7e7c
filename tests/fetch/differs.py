# SPDX-License-Identifier: MIT
"""differs.py BUILD FOLDER: what `perfpress fetch --check` and builds say of
files, locks and settings that were changed after a fetch."""
import os
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


files()
end()
