# SPDX-License-Identifier: MIT
"""sources.py BUILD FOLDER: `perfpress fetch` from a bucket and a web server,
both in this process: what is downloaded, what is refused, what is removed."""
import http.server
import os
import re
import shutil
import signal
import subprocess
import sys
import threading
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)) + "/../publish")

from memory import Memory
from fetch_site import SECRET, Site, check, end

memory = Memory()
ENV = {"AWS_ACCESS_KEY_ID": "id", "AWS_SECRET_ACCESS_KEY": SECRET,
       "AWS_REGION": "us-east-1",
       "AWS_ENDPOINT_URL_S3": f"http://127.0.0.1:{memory.port}"}
NIGHTLY = '{to: data/nightly/, from: "s3://bucket/nightly/*.json"}'


class Web:
    """Pages by path: (status, body, headers)."""

    def __init__(self):
        self.pages, self.requests = {}, []
        self.slow = threading.Event()  # /slow.csv is answered once it is set
        web = self

        class Handler(http.server.BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def log_message(self, *_):
                pass

            def do_GET(self):
                web.requests.append(self.path)
                if self.path == "/slow.csv":
                    web.slow.wait()
                status, body, headers = web.pages.get(
                    self.path, (404, b"", {}))
                if headers.get("ETag") and \
                        self.headers.get("If-None-Match") == headers["ETag"]:
                    status, body = 304, b""
                self.send_response(status)
                for name, value in headers.items():
                    self.send_header(name, value)
                time.sleep(float(headers.get("Sleep", 0)))
                if "Endless" in headers:
                    self.close_connection = True
                elif status != 304:
                    self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0),
                                                      Handler)
        self.server.handle_error = lambda *_: None
        self.port = self.server.server_address[1]
        self.at = f"http://127.0.0.1:{self.port}"
        threading.Thread(target=self.server.serve_forever,
                         daemon=True).start()


web = Web()


def gets():
    """The keys that were asked for since the last call."""
    keys = sorted(k for m, k in memory.requests if m == "GET" and k)
    memory.requests.clear()
    return keys


def bucket(name, *entries):
    s = Site(name, entries or [NIGHTLY])
    s.env.update(ENV)
    memory.objects.clear()
    memory.requests.clear()
    return s


def folder():
    s = bucket("folder")
    s.fetch(status=3, says="no object matches this pattern")
    memory.put("nightly/a.json", b'[{"x": 1}]')
    memory.put("nightly/deep/b.json", b'[{"x": 2}]')
    memory.put("nightly/c.txt", b"no")
    memory.put("nightly/dir.json/", b"")
    memory.put("other/d.json", b"no")
    s.fetch(says="2 new, 0 changed, 0 unchanged")
    check(gets() == ["nightly/a.json", "nightly/deep/b.json"], "two objects")
    check(s.read("data/nightly/deep/b.json") == '[{"x": 2}]', "an object")
    lock = s.read("perfpress.lock")
    check('url: "s3://bucket/nightly/deep/b.json"' in lock, lock)
    s.build()
    s.fetch(says="0 new, 0 changed, 2 unchanged")
    s.fetch("--check")
    check(not gets(), "what is there is not downloaded again")
    check(s.read("perfpress.lock") == lock, "nothing changed")
    memory.put("nightly/a.json", b'[{"x": 3}]')
    s.fetch("--check", status=1, says="[fetch-differs]")
    s.fetch(says="data/nightly/a.json: changed")
    gets()
    s.write("data/nightly/a.json", "edited")
    s.fetch("--missing", says="0 new, 0 changed, 2 unchanged")
    check(gets() == ["nightly/a.json"], "what was edited is downloaded again")
    # what leaves the bucket
    s.write("data/nightly/mine.json", "{}")
    del memory.objects["nightly/a.json"]
    s.fetch("--check", status=1, says="the bucket has no such object")
    s.fetch(says="data/nightly/a.json: removed")
    check(s.read("data/nightly/a.json") is None and
          s.read("data/nightly/mine.json") == "{}", "the mirror")
    s.write("data/nightly/deep/b.json", "edited")
    del memory.objects["nightly/deep/b.json"]
    memory.put("nightly/e.json", b"{}")
    s.fetch(says="data/nightly/deep/b.json: no longer in the bucket")
    check(s.read("data/nightly/deep/b.json") == "edited", "an edited file")
    memory.put("nightly/mine.json", b"theirs")
    s.fetch(status=1, says="the file 'data/nightly/mine.json' already "
            "exists, but was not fetched")
    check(s.read("data/nightly/mine.json") == "{}", "a file of others")


def listed():
    """A script that lists a fetched folder gets the files of the lock, no more
    and no fewer."""
    s = bucket("listed")

    def page(script):
        s.write("content/index.md", "# R\n\n```{df-table}\n" + script +
                "\n```\n")

    script = ("df = pd.DataFrame({'f': glob.glob('%s', recursive=True)})")
    patterns = ("nightly/*.json", "n*/a.json", "nightly/deep/*", "**/*.json",
                "night??/**", "nightly/a.json", "nightly/../*/?.json")
    for pattern in (*patterns, "*/*"):
        page(script % pattern)
        s.build(status=1, says="'data/nightly' was not fetched yet "
                "[snapshot-missing]")
    for name in ("a", "b", "deep/c"):
        memory.put(f"nightly/{name}.json", b'[{"x": 1}]')
    s.fetch(says="3 new")
    for pattern in patterns:
        page(script % pattern)
        s.build()
    for path in ("a.json", "deep/c.json"):
        text = s.read(f"data/nightly/{path}")
        os.remove(f"{s.folder}/data/nightly/{path}")
        if path != "a.json":
            os.rmdir(f"{s.folder}/data/nightly/deep")
        page(script % "nightly/**")
        s.build(status=1, says=f"'data/nightly/{path}' was not fetched yet "
                "[snapshot-missing]")
        s.write(f"data/nightly/{path}", text)
    page(script % "nightly/b*")
    os.remove(f"{s.folder}/data/nightly/a.json")
    s.build()
    s.fetch("--missing")
    # files of others
    page(script % "nightly/*.json")
    s.write("data/nightly/deep/mine.json", "[]")
    s.write("data/nightly/a.schema.yaml", "fields: [{name: x}]\n")
    s.build()
    s.write("data/nightly/mine.json", "[]")
    unlocked = "'data/nightly/mine.json' is a path that perfpress fetch writes"
    s.build(status=1, says=unlocked)
    page("df = pd.read_json('nightly/mine.json')")
    s.build(status=1, says=unlocked)
    os.remove(f"{s.folder}/data/nightly/mine.json")
    lock = s.read("perfpress.lock")
    os.remove(f"{s.folder}/perfpress.lock")
    page("df = pd.read_json('nightly/a.json')")
    s.build(status=1, says="[snapshot-unlocked]")
    s.write("perfpress.lock", lock)
    s.build()
    # files of entries of their own
    s = bucket("listed-single", *(f'{{to: data/{n}.csv, from: "s3://bucket/'
                                  f'{n}.csv"}}' for n in "ab"))
    s.write("content/index.md", "# R\n\n```{df-table}\n" + script % "*.csv" +
            "\n```\n")
    memory.put("a.csv", b"a\n")
    s.fetch("data/a.csv")
    s.build(status=1, says="'data/b.csv' was not fetched yet")
    # a schema that comes with its data
    s = bucket("schema", '{to: data/n/, from: "s3://bucket/n/*"}')
    s.write("content/index.md", "# R\n\n```{csv-table}\n:file: n/a.csv\n```\n")
    memory.put("n/a.csv", b"x\n2.20\n")
    memory.put("n/a.schema.yaml", b"fields: [{name: x, type: string}]\n")
    s.fetch(says="2 new")
    s.build()
    os.remove(f"{s.folder}/data/n/a.schema.yaml")
    s.build(status=1, says="'data/n/a.schema.yaml' was not fetched yet")
    s.fetch("--missing")
    s.build()


def kills():
    """A fetch of a folder that is killed while it changes files: the page is
    the old one, the new one or an error, and the next fetch repairs."""
    def built(s):
        shutil.rmtree(f"{s.folder}/public", ignore_errors=True)
        p = subprocess.run(s.command("perfpress", "build"), env=s.env,
                           capture_output=True)
        check(p.returncode == 0 or b"[snapshot-" in p.stdout + p.stderr,
              p.stderr.decode())
        page = s.read("public/index.html")
        shutil.rmtree(f"{s.folder}/public", ignore_errors=True)
        return page if p.returncode == 0 else None

    def timeless(s):
        files = s.files()
        files["perfpress.lock"] = re.sub("fetched:.*", "",
                                         files["perfpress.lock"])
        return files

    s = bucket("kills")
    s.write("content/index.md", "# R\n\n```{df-table}\ndf = pd.concat([pd."
            "read_json(f) for f in glob.glob('nightly/*.json')])\n```\n")
    for name in "abcd":
        memory.put(f"nightly/{name}.json", b'[{"x": "old %s"}]' % name.encode())
    s.fetch(says="4 new")
    old, pages = s.files(), [built(s)]
    for name in "bc":
        del memory.objects[f"nightly/{name}.json"]
    for name in "aefg":
        memory.put(f"nightly/{name}.json", b'[{"x": "new %s"}]' % name.encode())
    s.fetch(says="3 new, 1 changed, 1 unchanged, 2 removed")
    wanted = timeless(s)
    pages.append(built(s))
    check(None not in pages, "both pages")
    seen = set()
    for call in ("renameat,renameat2", "unlinkat"):
        for n in range(1, 100):
            if not s.killed("perfpress", call, n, old, "fetch"):
                break
            page = built(s)
            check(page in (*pages, None), f"{call} {n}: a partial page")
            seen.add(page)
            # an object that changes before the next fetch
            memory.put("nightly/e.json", b'[{"x": "newer"}]')
            s.fetch()
            memory.put("nightly/e.json", b'[{"x": "new e"}]')
            s.fetch()
            check(timeless(s) == wanted, f"{call} {n}: {list(s.files())}")
        print(f"{call}: killed {n - 1} times")
        check(n > 2, f"{call}: {n} kills")
    check(seen == {None, *pages} or seen == {None, pages[0]}, "all states")


def names():
    s = bucket("names")
    for key in ("../x", "a/../../x", "/x", "a//b", ".git/config", "a/.x",
                "a/./b", "x\u202egpj", "con", "a/LPT1", "a\\b", "a:b", "\x01",
                "x" * 300, "a/" * 2000):
        memory.objects.clear()
        memory.put(f"nightly/{key}.json", b"{}")
        memory.put("nightly/good.json", b"{}")
        before = s.files()
        s.fetch(status=1, says="[fetch-object]")
        check(s.files() == before, f"{key[:20]} writes nothing")
    for x, y in (("a.json", "A.json"), ("\u00e9.json", "E\u0301.json"), ("a.json", "a.json/b.json"),
                 ("D/x.json", "d/X.json")):
        memory.objects.clear()
        memory.put(f"nightly/{x}", b"1")
        memory.put(f"nightly/{y}", b"2")
        s.fetch(status=1, says="its name clashes with 'nightly/")


def limits():
    s = bucket("limits", NIGHTLY[:-1] + ", bytes: 1000}")
    for i in range(3):
        memory.put(f"nightly/{i}.json", b"x" * 400)
    s.fetch(status=1, says="[fetch-limit]")
    check(not gets(), "nothing is downloaded")
    memory.objects.clear()
    s = bucket("liar", NIGHTLY[:-1] + ", bytes: 1000}")
    for i in range(100):
        memory.put(f"nightly/{i}.json", b"x" * 400)

    def without_sizes(r):
        if r.command == "GET" and not r.key:
            status, body, headers = memory.answer(r)
            r.say(status, re.sub(rb"<Size>.*?</Size>", b"", body), headers)
            return True
    memory.hook = without_sizes
    s.fetch(status=1, says="[fetch-limit]")
    check(len(gets()) < 30, "ended soon after the limit")
    memory.hook = None
    s = bucket("many", NIGHTLY)
    for i in range(10001):
        memory.put(f"nightly/{i:05}.json", b"")
    s.fetch(status=1, says="more than 10,000 objects")
    s = bucket("batches", NIGHTLY[:-1] + ", bytes: 100M}")
    for i in range(10):
        memory.put(f"nightly/{i}.json", b"%d" % i * 9000000)
    s.fetch(says="10 new")
    check(s.read("data/nightly/9.json") == "9" * 9000000, "in batches")


def single():
    s = bucket("single", '{to: data/one.csv, from: "s3://bucket/a/one.csv"}')
    memory.put("a/one.csv.bak", b"no")
    s.fetch(status=1, says="it is not in the bucket")
    memory.put("a/one.csv", b"a,b\n1,2\n")
    s.fetch(says="data/one.csv: new")
    gets()
    s.fetch("--check")
    s.fetch(says="1 unchanged")
    check(not gets(), "not again")
    s.settings(['{to: data/one.csv, from: "s3://bucket/b/one.csv"}'])
    s.write("content/index.md", "# R\n\n```{csv-table}\n:file: one.csv\n```\n")
    s.build(status=1, says="the source has changed since 'data/one.csv' was "
            "fetched [snapshot-query]")
    s.fetch(status=2, says="[publish-key]", env={"AWS_ACCESS_KEY_ID": ""})

    def refuse(r):
        r.fault(403, "AccessDenied")
        return True
    memory.hook = refuse
    s.fetch(status=3, says="[fetch-refused]")
    memory.hook = None
    s.fetch(status=3, says="[fetch-network]", env={
        "AWS_ENDPOINT_URL_S3": "http://127.0.0.1:1"})


def pages():
    def entry(path, more=", private: true"):
        return f'{{to: data/x.csv, from: "{web.at}{path}"{more}}}'

    s = Site("web", [entry("/x.csv")])
    web.pages["/x.csv"] = (200, b"a\n1\n", {"ETag": '"1"'})
    s.fetch(says="data/x.csv: new")
    lock = s.read("perfpress.lock")
    s.fetch(says="1 unchanged")
    check(s.read("perfpress.lock") == lock, "nothing changed")
    s.fetch("--check")
    s.write("data/x.csv", "edited")
    s.fetch(says="1 unchanged")
    check(s.read("data/x.csv") == "a\n1\n", "mended")
    web.pages["/x.csv"] = (200, b"a\n2\n", {"ETag": '"2"'})
    s.fetch("--check", status=1, says="[fetch-differs]")
    s.fetch(says="data/x.csv: changed")
    before = s.files()
    web.pages.update({
        "/to": (302, b"", {"Location": "/x.csv"}),
        "/away": (302, b"", {"Location": "https://example.com/?key=" +
                             SECRET}),
        "/named": (302, b"", {"Location": f"https://u:{SECRET}@example.com/"}),
        "/loop": (302, b"", {"Location": "/loop"}),
        "/login": (200, b"<html>", {"Content-Type": "text/html"}),
        "/page": (200, b"\n <!DOCTYPE HTML>\n", {"Content-Type": "text/csv"}),
        "/empty": (200, b"", {}),
        "/cut": (200, b"a\n", {"Endless": "yes"}),
        "/large": (200, b"a\n" * 1000, {})})
    for path, status, says in (
            ("/none", 3, "the server answered 404"),
            ("/away", 3, "it redirects to another host: "
             "'https://example.com'"),
            ("/named", 3, "it redirects to an address with a user name"),
            ("/loop", 3, "it redirects more than 5 times"),
            ("/login", 3, "the response is an HTML page"),
            ("/page", 3, "the response is an HTML page"),
            ("/empty", 3, "the answer is empty"),
            ("/cut", 3, "does not state its length")):
        s.settings([entry(path)])
        s.fetch(status=status, says=says)
    s.settings([entry("/large", ", private: true, bytes: 100")])
    s.fetch(status=1, says="[fetch-limit]")
    s.settings([entry("/x.csv").replace("http:", "https:")
                .replace(", private: true", "")])
    s.fetch(status=3, says="the address is private")
    before["perfpress.yaml"] = s.read("perfpress.yaml")
    check(s.files() == before, "a failure writes nothing")
    s.settings([entry("/to")])
    s.fetch()


def late():
    """The timeout is that of the whole entry, with all tries."""
    def slow(delay, answer):
        def hook(r):
            time.sleep(delay)
            return answer(r)
        return hook

    s = Site("late", [f'{{to: data/x.csv, from: "{web.at}/503", '
                      'private: true, timeout: 2s}'])
    # A busy machine takes long itself; 64 objects would take 38 s.
    web.pages["/503"] = (503, b"", {"Sleep": "0.9"})
    start = time.time()
    s.fetch(status=1, says="fetching 'data/x.csv' took longer than 2 s: the "
            "server answered 503")
    check(time.time() - start < 20, f"{time.time() - start} s")
    # what is wrong with a proxy
    s.settings(['{to: data/x.csv, from: "https://example.com/x.csv", '
                'timeout: 1s}'])
    said = s.fetch(status=1, says="took longer than 1 s: ",
                   env={"https_proxy": "http://127.0.0.1:1"})
    check("such as https_proxy\n" in said and "127.0.0.1" in said, said)
    s = bucket("late-bucket", NIGHTLY[:-1] + ", timeout: 2s}")
    for i in range(64):
        memory.put(f"nightly/{i}.json", b"{}")
    memory.hook = slow(0.6, lambda r: False)
    start = time.time()
    s.fetch(status=1, says="fetching 'data/nightly' took longer than 2 s")
    memory.hook = None
    check(time.time() - start < 20, f"{time.time() - start} s")


def interrupted():
    s = Site("interrupted", [
        f'{{to: data/{name}, from: "{web.at}/{name}", private: true}}'
        for name in ("quick.csv", "slow.csv")])
    web.pages["/quick.csv"] = web.pages["/slow.csv"] = (200, b"a\n1\n", {})
    before = s.files()
    web.requests.clear()
    p = subprocess.Popen(
        ["env", "--default-signal=INT", *s.command("perfpress", "fetch")],
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=s.env)
    while "/slow.csv" not in web.requests:
        time.sleep(0.01)
    p.send_signal(signal.SIGINT)
    status = p.wait()
    web.slow.set()
    check(status in (130, -signal.SIGINT), f"status {status}")
    check(s.files() == before, f"nothing is left: {list(s.files())}")
    s.fetch(says="2 new")


folder()
listed()
if shutil.which("strace"):
    kills()
else:
    print("skipped: strace")
names()
limits()
single()
pages()
late()
interrupted()
end()
