"""poison.py PERFPRESS DIR [SCENE]: what a stranger's change, or a stranger with access
to the bucket's list, cannot make a publish do; and services that fail, tell
another time or know no conditions. All scenes at the same time, as most of
that is waiting. Prints what does not hold, then "N passed, N failed"."""
import os
import shutil
import subprocess
import sys

from memory import Memory
from testing import MANIFEST, end, ok, together

perfpress, root = sys.argv[1:3]
memory = Memory()
HASH = "0" * 64


def site(name, pages=20, more={}, config=""):
    folder = f"{root}/{name}"
    shutil.rmtree(folder, ignore_errors=True)
    os.makedirs(folder + "/content")
    files = {f"content/p{i}.md": f"# Page {i}\n" for i in range(pages)}
    files["perfpress.yaml"] = f"""title: T
search: false
publish:
  live: {{url: "s3://bucket/p", endpoint: "http://127.0.0.1:{memory.port}"}}
{config}"""
    for path, text in {**files, **more}.items():
        os.makedirs(os.path.dirname(f"{folder}/{path}"), exist_ok=True)
        with open(f"{folder}/{path}", "w") as f:
            f.write(text)
    return folder


def publish(folder, *args, status=0, says="", env={}):
    p = subprocess.run(
        [perfpress, "publish", "-C", folder, *args], capture_output=True,
        text=True, timeout=900, env={
            "PATH": os.environ["PATH"], "HOME": root, "CI": "1",
            "AWS_ACCESS_KEY_ID": "id", "AWS_SECRET_ACCESS_KEY": "secret",
            "AWS_REGION": "us-east-1", **env})
    said = p.stdout + p.stderr
    ok(p.returncode == status and says in said,
       f"status {p.returncode}, not {status}, or no '{says}': {said}")
    return said


def theirs():
    return sum(k.startswith("p/other/") for k in memory.objects)


def others(n=30):
    for i in range(n):
        memory.put(f"p/other/{i:02}", b"theirs %d" % i)


def forged(where):
    """The true list with lines for others' objects in one of its parts."""
    text = memory.objects["p/" + MANIFEST][0].decode()
    lines = "".join(f"{HASH} {memory.objects[k][1]} {k[2:]}\n"
                    for k in sorted(memory.objects) if "/other/" in k)
    if where == "pending":
        return text.replace("pending\n", "pending\n" + lines).encode()
    return text.replace("pending\n", lines + "pending\n").encode()


def poisoned():
    good = site("good")
    publish(good, says="new")
    others()
    # by a file of the site: no name for one
    for path in (MANIFEST, ".perfpress-manifest", "x/.PERFPRESS-y"):
        evil = site("evil", more={
            "perfpress.yaml": open(good + "/perfpress.yaml").read() +
            f'redirects: {{"{path}": p0}}\n'})
        before = dict(memory.objects)
        publish(evil, status=2, says="does not begin with a dot")
        ok(memory.objects == before, f"{path} changes nothing")
    # by a list that says too much
    for where in ("pending", "files"):
        memory.put("p/" + MANIFEST, forged(where))
        said = publish(good)
        ok(theirs() == 30, f"others' objects stay ({where}): {theirs()}")
        ok("[publish-conflict]" not in said, said)
        publish(good, says="0 new, 0 changed")
    ok(publish(good).count("[publish-") == 0, "and then it is as it was")
    # by lists that are none: the marks tell what is ours
    true = memory.objects["p/" + MANIFEST][0]
    for list in (b"", b"x" * 100000, true[:-9], true[:80], true * 2, b"\0\xff",
                 None):
        memory.objects.pop("p/" + MANIFEST)
        if list is not None:
            memory.put("p/" + MANIFEST, list)
        publish(good)
        ok(theirs() == 30, "others' objects stay with a damaged list")
    memory.put("p/" + MANIFEST, b"perfpress-publish 2\n")
    publish(good, status=3, says="[publish-conflict]")
    publish(good, "--force")
    # marks of another site are not ours
    nested = {k: memory.objects[k] for k in memory.objects if "/other/" in k}
    for k, (body, etag, _) in nested.items():
        memory.put(k, body, "f" * 64)
    memory.put("p/" + MANIFEST, forged("pending"))
    publish(good, says="[publish-claimed]")
    ok(theirs() == 30, "objects of another site stay")


def removals():
    memory.objects.clear()
    full = site("full")
    publish(full)
    before = dict(memory.objects)
    for name, pages in (("none", 0), ("some", 17)):
        publish(site(name, pages), status=3, says="[publish-removals]")
        ok(memory.objects == before, f"{name}: nothing is changed")
    publish(site("empty", 0), "--force", status=3, says="[publish-removals]")
    publish(site("most", 18), says="2 deleted")
    publish(site("few", 3), "--allow-removals", says="15 deleted")


def unmarked():
    """What was put by hand stays, also below a name that was ours."""
    memory.objects.clear()
    publish(site("by-hand"))
    text = memory.objects["p/p3.html"][0]
    memory.put("p/p3.html", text)
    said = publish(site("by-hand", 20, {"content/p3.md": "# Other\n"}))
    ok("[publish-" not in said, said)  # as the list says: ours
    memory.put("p/p4.html", b"by hand")
    publish(site("by-hand"), status=3, says="[publish-foreign]")


def markless():
    """Where the service keeps no marks, nothing is deleted, nobody is blamed
    for it, and what pages are gone is asked all the same."""
    memory.objects.clear()
    memory.marks = False
    publish(site("markless"))
    said = publish(site("markless", 19), says="[publish-unmarked]")
    ok("[publish-claimed]" not in said, said)
    ok("p/p19.html" in memory.objects, "what has no mark stays")
    before = dict(memory.objects)
    publish(site("markless", 10), status=3, says="[publish-removals]")
    publish(site("markless", 0), status=3, says="[publish-removals]")
    ok(memory.objects == before, "nothing is changed")
    publish(site("markless", 10), "--allow-removals", says="[publish-unmarked]")
    memory.marks = True


def passing():
    """Faults that pass."""
    left = {}

    def hook(code, status):
        def fails(r):
            left[code] = left.get(code, 3) - 1
            if left[code] < 0:
                return False
            r.fault(status, code)
            return True
        return fails

    for code, status in (("RequestTimeout", 400), ("SlowDown", 503),
                         ("InternalError", 500), ("ServiceUnavailable", 503),
                         ("Throttling", 400), ("OperationAborted", 409),
                         ("BandwidthLimitExceeded", 509), ("Busy", 400),
                         ("TooManyRequestsException", 400)):
        memory.objects.clear()
        memory.hook = hook(code, status)
        publish(site("passing", 2), says="new")
        ok(left[code] < 0, f"{code} came")


def skewed():
    """A service with another time."""
    def hook(r):
        date = r.headers["x-amz-date"]
        if date.startswith("2001"):
            return False
        r.close_connection = True
        r.wfile.write(b"HTTP/1.1 403 Forbidden\r\nDate: Fri, 02 Feb 2001 "
                      b"03:04:05 GMT\r\nContent-Length: 53\r\n\r\n<Error><Code>"
                      b"RequestTimeTooSkewed</Code></Error>     ")
        return True

    memory.hook = hook
    publish(site("skewed", 2), says="new")


def refusing():
    for code, status in (("SignatureDoesNotMatch", 2), ("AccessDenied", 3),
                         ("InvalidAccessKeyId", 2), ("ExpiredToken", 2)):
        memory.hook = lambda r: r.fault(403, code) or True
        publish(site("refusing", 2), status=status, says=code)


def dying():
    dead = []

    def hook(r):
        dead.append(1)
        if len(dead) < 4:
            return False
        r.close_connection = True
        r.connection.close()
        return True

    memory.hook = hook
    publish(site("dying", 2), status=3, says="the server stopped answering")
    memory.hook = None
    publish(site("dying", 2))


def without_list():
    """A list that is gone leaves nothing of ours behind; a bucket that never
    had one is not checked all that others put there."""
    def heads(folder, *args, **how):
        memory.requests.clear()
        publish(folder, *args, **how)
        return sum(method == "HEAD" and not key.endswith(MANIFEST)
                   for method, key in memory.requests)

    memory.objects.clear()
    others()
    ok(heads(site("listed")) == 0, "others' objects are not checked")
    memory.objects.pop("p/" + MANIFEST)
    asked = heads(site("listed", 19), says="1 deleted")
    ok(asked > 30, f"all are asked for, when the list is gone: {asked}")
    ok("p/p19.html" not in memory.objects and theirs() == 30,
       "what was ours goes, and nothing else")
    memory.objects.pop("p/" + MANIFEST)
    before = dict(memory.objects)
    publish(site("listed", 5), status=3, says="[publish-removals]")
    ok(memory.objects == before, "it empties no site either")


def requests(conditions):
    """By a first publish, by one that changes, by one that deletes."""
    memory.objects.clear()
    memory.conditions = conditions
    counts = []
    for pages, more in ((20, {}), (20, {"content/p0.md": "# New\n"}), (19, {})):
        memory.requests.clear()
        publish(site("counted", pages, more))
        counts.append(len(memory.requests))
    memory.conditions = True
    return counts


def without_conditions():
    """Another publish comes just before the end, and nothing tells."""
    more = [x - y for x, y in zip(requests(False), requests(True))]
    ok(more == [5, 5, 6], f"the requests that looking takes: {more}")
    memory.objects.clear()
    memory.conditions = False
    publish(site("alone", 3))
    seen = []

    def meets(r):
        if r.command == "PUT" and r.key == "p/" + MANIFEST:
            seen.append(1)
            if len(seen) == 3:  # a refused one, the first, the last
                memory.put("p/p1.html", b"somebody else's")
        return False

    memory.hook = meets
    publish(site("alone", 3, {"content/p0.md": "# New\n"}), status=3,
            says="[publish-conflict]")
    memory.hook = None
    memory.conditions = True


def plain():
    folder = site("plain", 1)
    file = folder + "/perfpress.yaml"
    text = open(file).read().replace("127.0.0.1", "192.0.2.1")
    open(file, "w").write(text)
    publish(folder, "-W", status=1, says="[publish-plain]")


together((poisoned, removals, unmarked, markless, without_list, passing,
          refusing, skewed, dying, without_conditions, plain))
