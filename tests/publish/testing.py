"""testing: what the Python tests of publish share: runs of the command, the
faulty proxy, and what a site looks like once it is published."""
import os
import re
import shutil
import subprocess
import sys
import urllib.parse

import bucket
import sites

SECRET = "testing"
HERE = os.path.dirname(os.path.abspath(__file__))
MANIFEST = ".perfpress-publish"
sums = {"passed": 0, "failed": 0}


def ok(holds, what):
    sums["passed" if holds else "failed"] += 1
    if not holds:
        print("FAILED:", what, flush=True)
    return holds


def end():
    print(f"{sums['passed']} passed, {sums['failed']} failed")
    sys.exit(sums["failed"] > 0)


def together(scenes):
    """Runs the scenes of a script, each as a process that is given its name
    behind the arguments; in such a one, that scene. Does not return."""
    wanted = sys.argv[3:]
    if wanted:
        next(s for s in scenes if s.__name__ == wanted[0])()
        end()
    running = [subprocess.Popen(
        [sys.executable, *sys.argv, s.__name__], stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        for s in scenes]
    for scene, process in zip(scenes, running):
        *said, last = (process.communicate()[0].rstrip() or "died").split("\n")
        print(*said, sep="\n", end="\n" if said else "")
        if got := re.fullmatch("([0-9]+) passed, ([0-9]+) failed", last):
            sums["passed"] += int(got[1])
            sums["failed"] += int(got[2])
        else:
            ok(False, f"{scene.__name__}: {last}")
    end()


class Publisher:
    """The program, a folder to work in, and the service."""

    # The sites have five pages: each is more than a tenth of them.
    allowed = ["--allow-removals"]

    def __init__(self, perfpress, port, root, name="bucket"):
        self.perfpress, self.port, self.root = perfpress, int(port), root
        self.bucket = name
        shutil.rmtree(root, ignore_errors=True)
        os.makedirs(root)
        self.swift = bucket.Swift(self.port)
        self.swift.make(name)
        self.env = {"PATH": os.environ["PATH"], "HOME": root,
                    "NO_COLOR": "1", "AWS_ACCESS_KEY_ID": "test:tester",
                    "AWS_SECRET_ACCESS_KEY": SECRET,
                    "AWS_REGION": "us-east-1"}
        for name in ("ASAN_OPTIONS", "UBSAN_OPTIONS", "LSAN_OPTIONS"):
            if name in os.environ:
                self.env[name] = os.environ[name]

    def site(self, build, port=None, name=None, **more):
        """A site of that build to be published by a port; its folder."""
        port = port or self.port
        folder = f"{self.root}/{name or f'{build}-{port}'}"
        return sites.make(folder, build, f"http://127.0.0.1:{port}",
                          self.bucket, **more)

    def start(self, site, *args, **how):
        how = {"stdin": subprocess.DEVNULL, "stdout": subprocess.PIPE,
               "stderr": subprocess.PIPE, "env": self.env, **how}
        return subprocess.Popen(
            [self.perfpress, "publish", "-C", site, *self.allowed, *args],
            text=True, **how)

    def run(self, site, *args, env={}):
        p = self.start(site, *args, env={**self.env, **env})
        out, err = p.communicate(timeout=900)
        ok(SECRET not in out + err, f"the secret is told: {out}{err}")
        return p.returncode, out, err

    def publish(self, site, *args, status=0, says="", env={}):
        """Runs it, and checks its exit status and what it says."""
        got, out, err = self.run(site, *args, env=env)
        ok(got == status and says in out + err,
           f"publish {site} {args}: status {got}, not {status}, or no "
           f"'{says}': {out}{err}")
        return out + err

    def state(self, prefix="site/"):
        return self.swift.state(self.bucket, prefix)

    def keys(self, prefix="site/"):
        """The hashes by key below the prefix."""
        return {key[len(prefix):]: hash for key, hash
                in self.swift.list(self.bucket, prefix).items()}

    def files(self, prefix="site/"):
        """The state without the manifest, whose history differs, and without
        what the next publish is to delete."""
        state = self.state(prefix)
        if state.pop(MANIFEST, None):
            for key in self.leaving(prefix):
                state.pop(key, None)
        return state

    def leaving(self, prefix="site/"):
        """Names that the manifest of a publish that has ended still lists."""
        manifest, _ = self.swift.get(f"{self.bucket}/{prefix}{MANIFEST}")
        now, pending, rest = manifest.decode().partition("\npending\n")
        if "\npublish -\n" not in now:
            return set()
        names = [{urllib.parse.unquote(line.split(" ")[2])
                  for line in part.split("\n")
                  if line.count(" ") == 2} for part in (now, rest)]
        return {name for name in names[1] - names[0]
                if re.match("(assets|search/s)/", name)}

    def clear(self, prefix=""):
        for key in self.swift.list(self.bucket, prefix):
            self.swift.delete(f"{self.bucket}/{urllib.parse.quote(key)}")

    def wants(self, build):
        """What a build is when it is published where nothing was."""
        site = self.site(build, name=f"{build}-clean",
                         prefix=f"clean-{build}")
        self.publish(site)
        return self.files(f"clean-{build}/")


class Proxy:
    """The faulty proxy; a with statement ends it."""

    def __init__(self, publisher, fault):
        self.log = f"{publisher.root}/log-{fault}"
        open(self.log, "w").close()
        self.seen = 0
        self.open()
        self.process = subprocess.Popen(
            [sys.executable, f"{HERE}/faulty.py", fault, str(publisher.port),
             self.log], stdout=subprocess.PIPE, text=True)
        self.port = int(self.process.stdout.readline())

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()

    def requests(self):
        """Those since the last call, as (method, path)."""
        with open(self.log, "rb") as f:
            f.seek(self.seen)
            whole = f.read().rpartition(b"\n")[0]
        self.seen += len(whole) + bool(whole)
        return [tuple(line.split(" ", 1)) for line in
                whole.decode().split("\n") if line]

    def shut(self, place="before", n=0):
        """Of a gate: the n-th request and later ones wait before the service,
        or behind it with their answer. 0: those that send files wait."""
        with open(f"{self.log}-gate.new", "w") as f:
            f.write(f"{place} {n}")
        os.rename(f"{self.log}-gate.new", f"{self.log}-gate")

    def open(self):
        """Of a gate: lets all go on."""
        if os.path.exists(f"{self.log}-gate"):
            os.remove(f"{self.log}-gate")
