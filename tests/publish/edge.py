#!/usr/bin/env python3
"""edge.py PERFPRESS PORT DIR: what `perfpress publish` does beside files, to the
service that s3.sh started at PORT: redirects, for services that know them and
for those that do not, and invalidations of CloudFront; DIR is made anew."""
import json
import subprocess
import sys
import time
import urllib.parse

from testing import HERE, MANIFEST, Proxy, Publisher, end, ok

p = Publisher(*sys.argv[1:4], name="edge")


def rewrite(path, old, new):
    with open(path) as f:
        text = f.read()
    assert old in text, (path, old)
    with open(path, "w") as f:
        f.write(text.replace(old, new))


def puts(proxy):
    return [urllib.parse.unquote(path.split("/", 3)[3])
            for method, path in proxy.requests()
            if method == "PUT" and not path.endswith(MANIFEST)]


# ---- redirects ----

REDIRECTS = """redirects:
  old/one: one.html#top
  old/: deep/three
  away.html: https://example.org/a?b=c
"""
PAGES = ["away.html", "old/index.html", "old/one.html"]


def moved_site(port, name, **more):
    site = p.site("a", port, name=name, **more)
    with open(f"{site}/perfpress.yaml", "a") as f:
        f.write(REDIRECTS)
    return site


def locations(prefix):
    found = {}
    for key in p.keys(prefix):
        answer, _ = p.swift.request("HEAD", f"edge/{prefix}{urllib.parse.quote(key)}")
        found[key] = answer.getheader("X-Object-Meta-Redirect")
    return {key: to for key, to in found.items() if to}


def redirects_unknown():
    """Swift answers 501: there the pages alone have to do."""
    with Proxy(p, "none") as proxy:
        site = moved_site(proxy.port, "unknown", prefix="unknown")
        p.publish(site, says="15 new")
        sent = puts(proxy)
        twice = sorted(key for key in set(sent) if sent.count(key) == 2)
        ok(twice == PAGES and len(sent) == 15 + 3,
           f"pages that have moved are put without the header: {sent}")
        files = p.files("unknown/")
        ok(set(PAGES) <= set(files) and "_redirects" in files, str(files))
        p.publish(site, says="15 unchanged")
        ok(not puts(proxy), "an unchanged site sends nothing")


def redirects_known():
    with Proxy(p, "website") as proxy:
        site = moved_site(proxy.port, "known", prefix="known")
        p.publish(site, says="15 new")
        sent = puts(proxy)
        ok(len(sent) == len(set(sent)) == 15, f"nothing comes twice: {sent}")
        want = {"old/one.html": "/one.html#top", "old/index.html":
                "/deep/three.html", "away.html": "https://example.org/a?b=c"}
        ok(locations("known/") == want, str(locations("known/")))
        p.publish(site, says="15 unchanged")
        rewrite(f"{site}/perfpress.yaml", "a?b=c", "a?b=d")
        p.publish(site, says="0 new, 2 changed, 13 unchanged")
        ok(sorted(puts(proxy)) == ["_redirects", "away.html"],
           "a new address is sent")
        want["away.html"] = "https://example.org/a?b=d"
        ok(locations("known/") == want, str(locations("known/")))
        rewrite(f"{site}/perfpress.yaml", "https://example.com/",
                "https://example.com/perf/")
        p.publish(site, "-q")
        ok(locations("known/")["old/one.html"] == "/perf/one.html#top",
           "the path of base_url counts")
        rewrite(f"{site}/perfpress.yaml",
                "base_url: https://example.com/perf/\n", "")
        p.publish(site, "-q")
        ok(locations("known/")["old/one.html"] == "/known/one.html#top",
           "or else the prefix")
    p.clear()


# ---- CloudFront ----

class CloudFront:
    def __init__(self):
        self.log = f"{p.root}/cloudfront"
        open(self.log, "w").close()
        self.process = subprocess.Popen(
            [sys.executable, f"{HERE}/cloudfront.py", self.log],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        port = self.process.stdout.readline().split()[0]
        p.env["AWS_ENDPOINT_URL_CLOUDFRONT"] = f"http://127.0.0.1:{port}"

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()
        self.process.stdin.close()
        self.process.stdout.close()

    def paths(self):
        """Of the invalidations since the last call."""
        with open(self.log) as f:
            got = [json.loads(line)["paths"] for line in f]
        open(self.log, "w").close()
        return got


def site_of(build, to, name):
    return p.site(build, name=name, more=f", cloudfront: {to}")


def invalidations():
    with CloudFront() as front:
        site = site_of("a", "E2EXAMPLE", "front")
        p.publish(site, says="11 new")
        ok(front.paths() == [], "new files need no invalidation")
        rewrite(f"{site}/content/one.md", "build a", "build 1")
        said = p.publish(site, "-n")
        ok("CloudFront E2EXAMPLE invalidates /one.html\n" in said and
           front.paths() == [], f"a dry run tells, and asks nobody: {said}")
        said = p.publish(site)
        ok("CloudFront E2EXAMPLE invalidates /one.html\n" in said, said)
        ok(front.paths() == [["/one.html"]], "one changed page")
        said = p.publish(site, says="11 unchanged")
        ok("invalidates" not in said and front.paths() == [], said)
        rewrite(f"{site}/content/index.md", "build a", "build & 1")
        rewrite(f"{site}/content/deep/three.md", "build a", "build 1")
        p.publish(site, "-q")
        ok(front.paths() == [["/deep/three.html", "/index.html", "/"]],
           "an index page is its folder, too")
        rewrite(f"{site}/perfpress.yaml", "example.com/", "example.com/perf/")
        p.publish(site, "-q")
        ok(front.paths() == [["/perf/" + path for path in
                              ("404.html", "deep/three.html", "index.html", "",
                               "one.html", "two.html", "robots.txt",
                               "sitemap.xml")]], "eight, below the address")
        with open(f"{site}/content/new.txt", "w") as f:
            f.write("new")
        p.publish(site, "-q")
        ok(front.paths() == [], "a new file is in nobody's way")
        with open(f"{site}/content/new.txt", "w") as f:
            f.write("changed")
        rewrite(f"{site}/perfpress.yaml", "example.com/perf/", "example.com/p/")
        p.publish(site, "-q")
        ok(front.paths() == [["/p/*"]], "nine are all")
        p.publish(site_of("b", "E2EXAMPLE", "front-b"), "-q")
        ok(front.paths() == [["/*"]], "changed and deleted ones")
        p.publish(p.site("a"), "-q")
        ok(front.paths() == [], "a target without a distribution")
    p.clear()


def invalidations_that_fail():
    with CloudFront() as front:
        p.publish(site_of("a", "EDENIED", "denied"))
        said = p.publish(site_of("b", "EDENIED", "denied-b"), status=3,
                         says="'EDENIED': CloudFront answered 403 AccessDenied")
        ok("cloudfront:CreateInvalidation" in said, said)
        files = p.files()
        ok("four.html" in files and "two.html" not in files,
           f"the files are there all the same: {sorted(files)}")
        p.publish(site_of("b", "ENONE", "denied-b"), status=3,
                  says="NoSuchDistribution")
        said = p.publish(site_of("b", "E2EXAMPLE", "denied-b"),
                         says="CloudFront E2EXAMPLE invalidates /*")
        ok(front.paths() == [["/*"]], f"what was missed is made good: {said}")
        p.publish(site_of("b", "E2EXAMPLE", "denied-b"), says="1 deleted")
        [[path]] = front.paths()
        ok(path.startswith("/assets/"), f"what was left is forgotten: {path}")
        said = p.publish(site_of("b", "E2EXAMPLE", "denied-b"))
        ok("invalidates" not in said and front.paths() == [], said)
        killed_before_it(front)
    p.clear()


def killed_before_it(front):
    site = site_of("b", "EHANG", "denied-b")
    rewrite(f"{site}/content/one.md", "build b", "build 2")
    process = p.start(site)
    for _ in range(600):
        if open(front.log).read():
            break
        time.sleep(0.1)
    process.kill()
    process.communicate()
    ok(front.paths() == [["/one.html"]], "killed while it asks")
    rewrite(f"{site}/perfpress.yaml", "EHANG", "E2EXAMPLE")
    p.publish(site, says="0 new, 0 changed")
    ok(front.paths() == [["/*"]], "the next publish asks again")
    p.publish(site, says="unchanged")
    ok(front.paths() == [], "once")


p.clear()
redirects_unknown()
redirects_known()
invalidations()
invalidations_that_fail()
end()
