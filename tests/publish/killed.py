#!/usr/bin/env python3
"""killed.py PERFPRESS PORT DIR N: a publish killed at N moments by chance.
After each, no page that readers can reach points to what is not there, and
nothing of others was touched; the next one completes, be it of the same build
or another: then the bucket holds what a clean publish of that build holds, no
more and no less."""
import gzip
import html
import posixpath
import random
import re
import signal
import subprocess
import sys
import time
import urllib.parse

from testing import MANIFEST, Publisher, end, ok

p = Publisher(*sys.argv[1:4], name="killed")
n = int(sys.argv[4])
LINK = re.compile(r'(?:href|src)="([^"]*)"')


def targets(key, page):
    """The files that a page points to, by their keys."""
    for link in LINK.findall(page):
        url = urllib.parse.urlparse(html.unescape(link))
        if url.scheme or url.netloc or not url.path:
            continue
        path = posixpath.join(posixpath.dirname(key),
                              urllib.parse.unquote(url.path))
        path = posixpath.normpath(path)
        yield "index.html" if path == "." else path


def broken(there):
    """(page, file) of each link that leads nowhere, from the index on."""
    seen, todo, faults = set(), ["index.html"], []
    while todo:
        key = todo.pop()
        if key in seen or not key.endswith(".html"):
            continue
        seen.add(key)
        bytes, headers = p.swift.get(
            f"{p.bucket}/site/{urllib.parse.quote(key)}")
        if headers["content-encoding"] == "gzip":
            bytes = gzip.decompress(bytes)
        for target in targets(key, bytes.decode()):
            if target not in there:
                faults.append((key, target))
            else:
                todo.append(target)
    return faults


def kill(build, seconds):
    """False when it ended before."""
    child = p.start(sites[build], stdout=subprocess.DEVNULL,
                    stderr=subprocess.DEVNULL)
    time.sleep(seconds)
    child.kill()
    return child.wait() == -signal.SIGKILL


sites = {build: p.site(build) for build in "abc"}
wanted = {build: p.wants(build) for build in "abc"}
# Before the first publish there is no index: a reader finds a whole site or
# none.
p.swift.put(f"{p.bucket}/site/theirs.txt", b"theirs")
theirs = p.state()["theirs.txt"]


def complete(build):
    start = time.monotonic()
    p.publish(sites[build])
    return time.monotonic() - start


took = complete("c")
kills, unfinished, old = 0, 0, "c"
while kills < n:
    if random.random() < 0.05:
        p.clear("site/")
        p.swift.put(f"{p.bucket}/site/theirs.txt", b"theirs")
    builds = random.choices("abc", k=random.choice((1, 1, 2, 3)))
    for build in builds:
        kills += kill(build, random.random() * took)
        there = p.keys()
        unfinished += MANIFEST in there and b"publish -\n" not in \
            p.swift.get(f"{p.bucket}/site/{MANIFEST}")[0]
        faults = broken(there) if "index.html" in there else []
        ok(not faults, f"after {old} and {builds}: {faults} are not there")
        ok(there["theirs.txt"] == theirs[0], "a file of others stays")
    old = random.choice(builds + ["a"])
    took += (complete(old) - took) / 4  # the machine may have more to do
    files = p.files()
    ok(files.pop("theirs.txt") == theirs, "a file of others stays")
    ok(files == wanted[old],
       f"after {builds} killed, {old} is there: {files}")
ok(kills and unfinished > kills // 8,
   f"{unfinished} of {kills} kills came between")
print(f"killed {kills} times, {unfinished} of them between two states; a "
      f"publish takes {took:.2f} seconds")
p.clear()
end()
