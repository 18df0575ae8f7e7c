#!/usr/bin/env python3
"""guide.py PERFPRESS PORT DIR: content/guide/publishing.md followed word for
word, with the service that s3.sh started at PORT, behind a proxy that knows
If-Match, in Amazon's place: what it says that the program prints is what it
prints, but for sizes, times and the fingerprints in names."""
import os
import re
import subprocess
import sys

from testing import HERE, Proxy, Publisher, end, ok

p = Publisher(*sys.argv[1:4], name="perf-example")
PAGE = f"{HERE}/../../content/guide/publishing.md"
with open(PAGE) as f:
    blocks = re.findall(r"^```(\w+)\n(.*?)^```$", f.read(), re.M | re.S)
place = 0


def block(language, start):
    """The next block of a language that begins so."""
    global place
    for i, (kind, text) in enumerate(blocks[place:], place):
        if kind == language and text.startswith(start):
            place = i + 1
            return text
    ok(False, f"{PAGE}: no block of {language} that begins with '{start}'")
    return ""


def plain(text):
    text = re.sub(r"\.[0-9a-f]{8}\.", ".FINGERPRINT.", text)
    text = re.sub(r"[0-9.]+ (kB|bytes)\b", "SIZE", text)
    text = re.sub(r"in [0-9.]+ s$", "in TIME", text, flags=re.M)
    lines = text.strip().split("\n")
    # A dry run prints in the order of the plan; files end in no order. The
    # fingerprints decide the order of a script and a style sheet of one name.
    planned = "to send\nrequests:" in text
    return sorted(lines, key=lambda s: "" if planned and " assets/" not in s
                  else s)


proxy = Proxy(p, "match")
env = {**p.env, "AWS_ENDPOINT_URL": f"http://127.0.0.1:{proxy.port}", "CI": "1",
       "PATH": f"{os.path.dirname(p.perfpress)}:{p.env['PATH']}"}
folder = p.root


def runs(start, prints=None, status=0):
    """Runs the next block of commands, and compares with the block of output
    that follows, if that begins with `prints`."""
    global folder
    script = block("sh", start)
    got = subprocess.run(["sh", "-c", script + "echo $? $PWD"], cwd=folder,
                         env=env, text=True, stdout=subprocess.PIPE,
                         stderr=subprocess.STDOUT)
    out, last = got.stdout.rstrip("\n").rsplit("\n", 1) \
        if "\n" in got.stdout.rstrip("\n") else ("", got.stdout.strip())
    code, folder = last.split(" ", 1)
    ok(int(code) == status, f"'{script}' ends with {code}: {out}")
    if prints:
        says(out, prints)


def says(out, start):
    want = block("text", start)
    ok(plain(out) == plain(want),
       f"{PAGE} says\n{want}but it is\n{out}")


def rewrite(name, old, new):
    with open(f"{folder}/{name}") as f:
        text = f.read()
    ok(old in text, f"{name} has no {old}")
    with open(f"{folder}/{name}", "w") as f:
        f.write(text.replace(old, new))


def configure(start):
    """Puts the next block of configuration in place of the one before."""
    with open(f"{folder}/perfpress.yaml") as f:
        text = f.read().split("\npublish:")[0]
    with open(f"{folder}/perfpress.yaml", "w") as f:
        f.write(text + "\n" + block("yaml", start))




def publish(*args):
    """What is told between two blocks: its exit status and output."""
    got = subprocess.run([p.perfpress, "publish", *args], cwd=folder, env=env,
                         text=True, stdout=subprocess.PIPE,
                         stderr=subprocess.STDOUT)
    return got.returncode, got.stdout


p.clear()
with proxy:
    runs("perfpress init")
    configure("publish:")
    runs("perfpress publish --dry-run", "new  ")
    runs("perfpress publish", "s3://perf-example/: 31 new")
    status, out = publish()
    says(out, "s3://perf-example/: 0 new, 0 changed, 31")
    rewrite("data/runs.csv", "9.6", "8.4")
    runs("perfpress publish -v", "changed ")
    p.swift.put("perf-example/index.html", b"by another tool")
    status, out = publish()
    ok(status == 3, f"over what another tool put there: {status}")
    says(out, "perfpress: error: 's3://perf-example/': cannot overwrite")
    runs("perfpress publish --force")
    configure("publish:")
    rewrite("content/index.md", "# ", "# A new ")
    status, out = publish("-q")
    ok(status == 0, f"with rules for browsers: {out}")
end()
