#!/usr/bin/env python3
"""killed.py PERFPRESS PORT DIR N: a publish killed N times, each at a request
by chance: before the service has it, or before its answer comes back. After
each, no page that readers can reach points to what is not there, and
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

from testing import MANIFEST, Proxy, Publisher, end, ok

random.seed(1)
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


def kill(build, place, number):
    """False when it ended before that request."""
    with Proxy(p, "gate") as proxy:
        proxy.shut(place, number)
        child = p.start(p.site(build, proxy.port, name=build),
                        "--workers", "1", stdout=subprocess.DEVNULL,
                        stderr=subprocess.DEVNULL)
        while child.poll() is None and \
                not any(method == "waits" for method, _ in proxy.requests()):
            time.sleep(0.01)
        child.kill()
        return child.wait() == -signal.SIGKILL


sites = {build: p.site(build) for build in "abc"}
wanted = {build: p.wants(build) for build in "abc"}
# Before the first publish there is no index: a reader finds a whole site or
# none.
p.swift.put(f"{p.bucket}/site/theirs.txt", b"theirs")
theirs = p.state()["theirs.txt"]


with Proxy(p, "none") as proxy:
    p.publish(p.site("c", proxy.port))
    requests = len(proxy.requests())
kills, unfinished, old = 0, 0, "c"
while kills < n:
    if random.random() < 0.05:
        p.clear("site/")
        p.swift.put(f"{p.bucket}/site/theirs.txt", b"theirs")
    builds = random.choices("abc", k=random.choice((1, 1, 2, 3)))
    for build in builds:
        kills += kill(build, random.choice(("before", "behind")),
                      random.randint(1, requests))
        there = p.keys()
        unfinished += MANIFEST in there and b"publish -\n" not in \
            p.swift.get(f"{p.bucket}/site/{MANIFEST}")[0]
        faults = broken(there) if "index.html" in there else []
        ok(not faults, f"after {old} and {builds}: {faults} are not there")
        ok(there["theirs.txt"] == theirs[0], "a file of others stays")
    old = random.choice(builds + ["a"])
    p.publish(sites[old])
    files = p.files()
    ok(files.pop("theirs.txt") == theirs, "a file of others stays")
    ok(files == wanted[old],
       f"after {builds} killed, {old} is there: {files}")
ok(unfinished > 0, f"{unfinished} of {kills} kills came between")
print(f"killed {kills} times, {unfinished} of them between two states; a "
      f"publish makes {requests} requests")
p.clear()
end()
