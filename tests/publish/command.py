#!/usr/bin/env python3
"""command.py PERFPRESS PORT DIR: `perfpress publish` as a user meets it, to
the service that s3.sh started at PORT; DIR is made anew."""
import gzip
import os
import pty
import resource
import shutil
import signal
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor

from testing import MANIFEST, Proxy, Publisher, end, ok

p = Publisher(*sys.argv[1:4])


def puts(requests):
    return [path.rsplit("/bucket/", 1)[1] for method, path in requests
            if method == "PUT"]


def only_reads(requests, what):
    ok(requests and all(m in ("GET", "HEAD") for m, _ in requests),
       f"{what}: {requests}")


def rewrite(path, old, new):
    with open(path) as f:
        text = f.read()
    assert old in text
    with open(path, "w") as f:
        f.write(text.replace(old, new))


# ---- what cannot start ----

def refusals():
    bare = f"{p.root}/bare"
    os.makedirs(f"{bare}/content")
    yaml = f"{bare}/perfpress.yaml"
    open(yaml, "w").close()
    p.publish(bare, status=2, says="[publish-target]")
    with open(yaml, "w") as f:
        print('publish: {production: {url: "s3://bucket"}, '
              'staging: {url: "s3://bucket/s"}}', file=f)
    p.publish(bare, status=2, says="the site has several targets")
    p.publish(bare, "prodution", status=2, says="did you mean 'production'?")
    p.publish(bare, "production", status=2, says="[publish-key]",
              env={"AWS_SECRET_ACCESS_KEY": ""})
    p.publish(bare, "--max-deletes=x", status=2, says="[usage]")
    p.publish(bare, "--workers", "0", status=2, says="[usage]")
    p.publish(bare, "--base-url", "here", status=2, says="[config-value]")
    p.publish(bare, "a", "b", status=2, says="[usage]")
    with Proxy(p, "none") as proxy:
        site = p.site("a", proxy.port, name="faulty-page")
        with open(f"{site}/content/one.md", "a") as f:
            print("{nosuch}`role`", file=f)
        said = p.publish(site, status=1, says="[role-unknown]")
        ok("nothing was published" in said, said)
        ok(not proxy.requests(), "a site with errors asks the service nothing")
        said = p.publish(site, "-k", "-n", status=1, says="new        one.html")
        ok("nothing was published" not in said, said)
        ok(not puts(proxy.requests()), "a dry run sends nothing")
        with open(f"{site}/content/two.md", "w") as f:
            print("[x](gone.md)", file=f)
        p.publish(site, "-kWn", status=1, says="nothing was published")
        os.remove(f"{site}/content/two.md")
        rewrite(f"{site}/content/one.md", "{nosuch}`role`", "[x](gone.md)")
        p.publish(site, "-W", status=1, says="[doc-unresolved]")
    p.publish(p.site("a", 1), status=3, says="[publish-network]")


# ---- what is sent ----

def first_publish():
    with Proxy(p, "none") as proxy:
        site = p.site("a", proxy.port)
        before = p.state("")
        said = p.publish(site, "-n", says="requests: ")
        ok("new        index.html" in said and "11 new, 0 changed" in said,
           said)
        only_reads(proxy.requests(), "a dry run")
        ok(p.state("") == before, "a dry run leaves the bucket as it is")
        p.publish(site, says="11 new, 0 changed, 0 unchanged, 0 deleted")
        check_order(puts(proxy.requests()))
        check_bytes(site)
        p.publish(site, says="11 unchanged")
        only_reads(proxy.requests(), "an unchanged site")
        p.publish(site, "--dry-run", "-v", says="unchanged  index.html")
        fresh = f"{p.root}/fresh"
        shutil.copytree(site, fresh, copy_function=shutil.copyfile)
        p.publish(fresh, says="11 unchanged")
        only_reads(proxy.requests(), "an unchanged site, checked out anew")
        rewrite(f"{fresh}/content/one.md", "Of build a", "Of build 1")
        said = p.publish(fresh, "-v", says="changed    one.html")
        ok("0 new, 1 changed, 10 unchanged, 0 deleted" in said, said)
        sent = [key for key in puts(proxy.requests())
                if not key.endswith(MANIFEST)]
        ok(sent == ["site/one.html"], f"one digit sends one page: {sent}")
        p.publish(fresh, "-q")
        p.publish(site, "-q")


def check_order(keys):
    def place(name):
        return [i for i, key in enumerate(keys) if name in key]
    manifest = place(MANIFEST)
    pages = place(".html")
    ok(manifest and min(manifest) == 0 and max(manifest) == len(keys) - 1,
       f"the manifest comes first and last: {keys}")
    ok(max(place("perfpress.") + place("picture.svg")) < min(pages),
       f"assets come before pages: {keys}")
    ok(min(place("site/index.html") + place("404.html")) ==
       max(pages) - 1, f"index.html comes last of the pages: {keys}")
    ok(min(place("sitemap.xml") + place("robots.txt")) > max(pages),
       f"sitemap.xml comes after pages: {keys}")


def check_bytes(site):
    out = f"{p.root}/out"
    subprocess.run([p.perfpress, "build", "-q", "-C", site, "-o", out],
                   check=True)
    state = p.files()
    built = set()
    for folder, _, names in os.walk(out):
        built |= {os.path.relpath(f"{folder}/{name}", out) for name in names}
    built.discard(".perfpress-manifest")
    ok(set(state) == built, f"all files and no others: {sorted(state)}")
    for key, (_, kind, cache, encoding) in state.items():
        bytes, _ = p.swift.get("bucket/site/" + key.replace(" ", "%20"))
        plain = gzip.decompress(bytes) if encoding == "gzip" else bytes
        with open(f"{out}/{key}", "rb") as f:
            ok(f.read() == plain, f"the bytes of {key}")
        small = 1.02 * len(gzip.compress(plain, 6))
        ok(encoding != "gzip" or len(bytes) <= small,
           f"{key} is sent as {len(bytes)} bytes, {small:.0f} would do")
        ok("immutable" in cache if key.startswith("assets/")
           else "must-revalidate" in cache, f"{key}: {cache}")
    ok(state["index.html"][1:] == ("text/html; charset=utf-8",
                                   "public, max-age=0, must-revalidate",
                                   "gzip"), state["index.html"])
    ok(state["picture.svg"][1] == "image/svg+xml" and
       state["robots.txt"][1] == "text/plain; charset=utf-8" and
       state["sitemap.xml"][1] == "application/xml", str(state))


def rules():
    site = p.site("a", name="rules", prefix="rules/deep", more=', cache: '
                  '[{"picture.*": "max-age=60,  public"}, {"*.html": no-store}]')
    p.publish(site)
    files = p.files("rules/deep/")
    ok(files["picture.svg"][2] == "max-age=60,  public" and
       files["deep/three.html"][2] == "no-store" and
       "must-revalidate" in files["robots.txt"][2], str(files))
    p.publish(site, says="11 unchanged")
    rewrite(f"{site}/perfpress.yaml", "no-store", "no-cache")
    p.publish(site, says="0 new, 5 changed, 6 unchanged")


# ---- what is there already ----

def others():
    """Objects of others stay, in the prefix and beside it."""
    p.swift.put("bucket/site/theirs.txt", b"theirs")
    p.swift.put("bucket/site2/index.html", b"theirs")
    p.swift.put("bucket/other", b"theirs")
    kept = ("site/theirs.txt", "site2/index.html", "other")
    before = {key: p.state("")[key] for key in kept}
    p.publish(p.site("b"), says="2 new, 6 changed, 3 unchanged, 1 deleted")
    ok(p.files() == {**wanted["b"], "theirs.txt": before["site/theirs.txt"]},
       f"build b is there: {p.files()}")
    ok({key: p.state("").get(key) for key in kept} == before,
       "what is not ours stays")
    outlasted()
    p.publish(p.site("a"), "-q")
    for key in kept:
        p.swift.delete("bucket/" + key)


def outlasted():
    """Who has a page of build a still gets its style sheet after build b is
    published, and no longer after the next publish, though nothing changes."""
    [old] = set(wanted["a"]) - set(wanted["b"]) - {"two.html"}
    ok(p.leaving() == {old} and old in p.state(), f"{old} stays: {p.state()}")
    p.publish(p.site("b"), "-n", says=f"deleted    {old}")
    p.publish(p.site("b"), says="0 new, 0 changed, 11 unchanged, 1 deleted")
    ok(not p.leaving() and old not in p.state(), f"{old} goes: {p.state()}")
    p.publish(p.site("b"), says="0 new, 0 changed, 11 unchanged, 0 deleted")
    p.publish(p.site("a"), "-n", says="leaving    assets/")


def deletions():
    site, before = p.site("b"), p.state()
    for args in (["--max-deletes", "0"], ["--max-deletes=0", "--force"],
                 ["-n", "--max-deletes", "0"]):
        said = p.publish(site, *args, status=3, says="[publish-deletes]")
        ok("1 file would be deleted, more than" in said and
           "--max-deletes 1" in said, said)
    p.allowed = []
    p.publish(site, "-n", "--max-deletes", "2")  # one page of a few may go
    p.allowed = Publisher.allowed
    ok(p.state() == before, "too many deletions change nothing")
    limited = p.site("b", name="limited", more=", max_deletes: 0")
    p.publish(limited, status=3, says="[publish-deletes]")
    p.publish(limited, "--max-deletes", "1", says="1 deleted")
    ok(p.files() == wanted["b"], "a deletion, where one is allowed")


def foreign():
    p.swift.put("bucket/site/index.html", b"by hand")
    p.swift.put("bucket/site/two.html", b"by hand")
    before = p.state()
    said = p.publish(p.site("a"), status=3, says="[publish-foreign]")
    ok("'index.html' and 1 more, which" in said, said)
    said = p.publish(p.site("a"), "-n", status=3, says="[publish-foreign]")
    ok("foreign    index.html" in said, said)
    ok(p.state() == before, "what is not ours is not overwritten")
    p.publish(p.site("a"), "--force")
    ok(p.files() == wanted["a"], "unless forced")
    p.swift.delete("bucket/site/" + MANIFEST)
    without_list()
    p.swift.put("bucket/site/" + MANIFEST, b"perfpress-publish 2\n")
    said = p.publish(p.site("b"), status=3, says="[publish-conflict]")
    ok("was not written by this version of perfpress" in said, said)
    p.publish(p.site("b"), "--force", says="0 deleted")
    ok({**p.files(), **wanted["b"]} == p.files(), "build b is there, forced")
    p.clear()


def without_list():
    """The marks tell what is ours and what is not when the list is gone."""
    p.swift.put("bucket/site/two.html", b"by hand")
    p.swift.put("bucket/site/theirs.txt", b"theirs")
    before = p.state()
    said = p.publish(p.site("a"), status=3, says="[publish-foreign]")
    ok("'two.html', which" in said, f"what has no mark is not ours: {said}")
    ok(p.state() == before, "and is not overwritten")
    p.swift.delete("bucket/site/two.html")
    p.publish(p.site("a"), says="1 new, 10 changed, 0 unchanged, 0 deleted")
    files = p.files()
    ok(files.pop("theirs.txt") == before["theirs.txt"] and
       files == wanted["a"], f"what has the mark is ours: {files}")
    p.publish(p.site("a"), says="11 unchanged")
    p.swift.delete("bucket/site/" + MANIFEST)
    p.publish(p.site("b"), says="2 new, 9 changed, 0 unchanged, 1 deleted")
    files = p.files()
    ok(files.pop("theirs.txt") == before["theirs.txt"] and
       files == wanted["b"], f"also what the site no longer has: {files}")
    p.swift.delete("bucket/site/theirs.txt")
    p.publish(p.site("a"), "-q")


# ---- somebody else ----

class Terminal:
    """A publish at a terminal, up to its question."""

    def __init__(self, site, *args):
        self.fd, inside = pty.openpty()
        self.process = p.start(site, *args, stdin=inside, stdout=inside,
                               stderr=inside)
        os.close(inside)
        self.text = ""
        while "[y/N]" not in self.text:
            if not self.read():
                break

    def read(self):
        try:
            more = os.read(self.fd, 4096).decode()
        except OSError:
            more = ""
        self.text += more
        return more

    def answer(self, text):
        os.write(self.fd, text.encode())
        while self.read():
            pass
        os.close(self.fd)
        return self.process.wait(timeout=900)


def conflicts():
    for fault in ("none", "match"):
        with Proxy(p, fault) as proxy:
            p.publish(p.site("a"))
            t = Terminal(p.site("b", proxy.port))
            ok("2 new, 6 changed, 3 unchanged, 1 deleted" in t.text, t.text)
            p.publish(p.site("c"))
            there = p.state()
            status = t.answer("y\n")
            ok(status == 3 and "someone else has published" in t.text and
               "nothing was changed" in t.text,
               f"{fault}: a publish meanwhile: {status} {t.text}")
            ok(p.state() == there, f"{fault}: build c is there, untouched")
            t = Terminal(p.site("b", proxy.port), "--force")
            p.publish(p.site("a"))
            ok(t.answer("yes\n") == 0, f"{fault}: forced: {t.text}")
            ok({**p.files(), **wanted["b"]} == p.files(),
               f"{fault}: build b is there, forced")
            p.publish(p.site("b"))
        p.clear()


def answers():
    before = p.state("")
    for answer in ("n\n", "\n", "\x04", "yess\n"):
        t = Terminal(p.site("a"))
        status = t.answer(answer)
        ok(status == 130 and "nothing was changed" in t.text,
           f"answered {answer!r}: {status} {t.text}")
    t = Terminal(p.site("a"))
    t.process.send_signal(signal.SIGINT)
    ok(t.process.wait(timeout=900) == -signal.SIGINT, "Ctrl-C at the question")
    ok(p.state("") == before, "no answer but yes changes anything")
    t = Terminal(p.site("a"))
    ok(t.answer("y\n") == 0 and "11 of 11 files" in t.text,
       f"progress on a terminal: {t.text}")
    t = Terminal(p.site("b"), "--yes")
    ok(t.process.wait(timeout=900) == 0 and "[y/N]" not in t.text, t.text)
    p.clear()


def sends_files(proxy):
    """Waits until a publish through a proxy has begun to send files."""
    while all(key.endswith(MANIFEST) for key in puts(proxy.requests())):
        time.sleep(0.05)


def at_once():
    """Of two at the same time the second one takes over; the first one notices
    and stops. Nothing is lost."""
    p.publish(p.site("a"))
    with Proxy(p, "gate") as proxy:
        proxy.shut()
        slow = p.start(p.site("b", proxy.port), "--workers", "1")
        sends_files(proxy)
        second = p.run(p.site("c"))
        proxy.open()
        ok("is still running" in second[2], f"the second one: {second}")
        ok(second[0] in (0, 3), f"the second one: {second}")
        out, err = slow.communicate(timeout=900)
        ok(slow.returncode == 3 and "at the same time" in err,
           f"the first one: {slow.returncode} {out}{err}, after {second}")
    p.publish(p.site("c"))
    ok(p.files() == wanted["c"], "the next publish completes build c")
    p.publish(p.site("a"))
    p.publish(p.site("a"), says="11 unchanged")
    p.clear()


# ---- faults on the way ----

def passing_fault(fault):
    """The same comes out as without it."""
    def site(build):
        return p.site(build, proxy.port, prefix=fault)

    with Proxy(p, fault) as proxy:
        for build in ("a", "b", "b"):
            p.publish(site(build), "-q")
            files = p.files(f"{fault}/")
            ok(files == wanted[build], f"{fault}: build {build}: {files}")


def lasting_fault(fault):
    """It ends soon, says why, and the next publish goes on."""
    def site(build, port=None):
        return p.site(build, port, prefix=fault, name=f"{fault}-{build}")

    p.publish(site("a"))
    with Proxy(p, fault) as proxy:
        said = p.publish(site("b", proxy.port), status=3,
                         says="[publish-refused]")
        n = len(puts(proxy.requests()))
        ok(n <= 16, f"{fault}: {n} puts, when the first one failed")
        if fault == "denied":
            ok("s3:PutObject" in said and "nothing was changed" in said, said)
    files = p.files(f"{fault}/")
    ok(files == wanted["a"] or fault == "etags",
       f"{fault}: build a is still there: {files}")
    p.publish(site("b"))
    files = p.files(f"{fault}/")
    ok(files == wanted["b"], f"{fault}: build b is completed: {files}")


def faults():
    with ThreadPoolExecutor() as pool:
        for future in [pool.submit(passing_fault, fault) for fault in
                       ("busy", "late", "drop", "cut", "slow", "etag",
                        "lost")] + \
                      [pool.submit(lasting_fault, fault) for fault in
                       ("etags", "down", "denied")]:
            future.result()
    p.clear()


# ---- signals ----

def signals():
    p.publish(p.site("a"))
    with Proxy(p, "gate") as proxy:
        for number, status in ((signal.SIGINT, 130), (signal.SIGTERM, 143)):
            proxy.shut()
            slow = p.start(p.site("b", proxy.port), "--workers", "1")
            sends_files(proxy)
            slow.send_signal(number)
            proxy.open()
            out, err = slow.communicate(timeout=900)
            ok(slow.returncode == status and "publish again to continue" in err,
               f"signal {number}: {slow.returncode} {out}{err}")
            proxy.requests()
        proxy.shut()
        slow = p.start(p.site("c", proxy.port), "--workers", "1")
        sends_files(proxy)
        slow.send_signal(signal.SIGINT)
        while "stopping" not in slow.stderr.readline():
            pass
        slow.send_signal(signal.SIGINT)
        slow.communicate(timeout=900)
        ok(slow.returncode == -signal.SIGINT, "a second Ctrl-C ends at once")
    p.publish(p.site("b"))
    ok(p.files() == wanted["b"], "the next publish completes build b")
    p.clear()


def no_core():
    """A crash leaves no core, which would hold the secret."""
    def unlimited():
        hard = resource.getrlimit(resource.RLIMIT_CORE)[1]
        resource.setrlimit(resource.RLIMIT_CORE, (hard, hard))

    def crashes(*command, once=lambda: None):
        child = subprocess.Popen(command, env=p.env, cwd=p.root,
                                 preexec_fn=unlimited,
                                 stdout=subprocess.DEVNULL,
                                 stderr=subprocess.DEVNULL)
        once()
        child.send_signal(signal.SIGQUIT)
        return os.WCOREDUMP(os.waitpid(child.pid, 0)[1])

    if not crashes("sleep", "60"):
        print("no program leaves a core here: not tried")
        return
    with Proxy(p, "gate") as proxy:
        proxy.shut("before", 1)

        def has_asked():
            while not proxy.requests():
                time.sleep(0.05)

        site = p.site("a", proxy.port)
        ok(not crashes(p.perfpress, "publish", "-C", site, once=has_asked),
           "a core is left")
    p.clear()



p.clear()
refusals()
wanted = {build: p.wants(build) for build in ("a", "b", "c")}
first_publish()
rules()
others()
deletions()
foreign()
conflicts()
answers()
at_once()
faults()
signals()
no_core()
end()
