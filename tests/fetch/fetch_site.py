# SPDX-License-Identifier: MIT
"""fetch_site: what the tests of `perfpress fetch` itself share: a site in a folder,
and the command, or live_core, which has files for databases."""
import os
import shutil
import subprocess
import sys

BUILD, FOLDER = sys.argv[1:3]
PERFPRESS = os.environ.get("PERFPRESS") or BUILD + "/perfpress"
CORE = BUILD + "/tests/fetch/live_core"
SECRET = "Geheim-42"
RESULTS = {True: 0, False: 0}


def check(good, what):
    RESULTS[bool(good)] += 1
    if not good:
        print("FAILED:", what, flush=True)
    return good


def end():
    print(f"{RESULTS[True]} passed, {RESULTS[False]} failed")
    sys.exit(RESULTS[False] > 0)


class Site:
    def __init__(self, name, fetch, **files):
        self.folder = f"{FOLDER}/{name}"
        shutil.rmtree(self.folder, ignore_errors=True)
        self.rows = f"{FOLDER}/{name}.rows"
        self.write("content/index.md", "# Results\n")
        self.write("data/q.sql", "SELECT model, batch, rate FROM runs\n")
        self.settings(fetch)
        for path, text in files.items():
            self.write(path, text)
        # LeakSanitizer does not work under strace.
        self.env = {"PATH": os.environ["PATH"], "HOME": FOLDER,
                    "ASAN_OPTIONS": "detect_leaks=0",
                    "NO_COLOR": "1", "FETCH_NOW": "2026-11-27T06:00:12Z",
                    "PERFPRESS_DATABASE_WAREHOUSE": self.rows,
                    **{n: os.environ[n] for n in os.environ
                       if n.endswith("SAN_OPTIONS")}}

    def settings(self, fetch, more=""):
        self.write("perfpress.yaml", "title: T\nsearch: false\nfetch:\n" +
                   "".join(f"  - {e}\n" for e in fetch) + more)

    def write(self, path, text):
        path = f"{self.folder}/{path}"
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "wb") as f:
            f.write(text if isinstance(text, bytes) else text.encode())

    def read(self, path):
        try:
            with open(f"{self.folder}/{path}", "rb") as f:
                return f.read().decode()
        except FileNotFoundError:
            return None

    def files(self):
        """The contents of all files by their paths."""
        found = {}
        for folder, _, names in os.walk(self.folder):
            for name in names:
                path = os.path.relpath(f"{folder}/{name}", self.folder)
                found[path] = self.read(path)
        return found

    def database(self, columns, *rows):
        with open(self.rows, "w") as f:
            for row in (columns, *rows):
                f.write("\t".join(map(str, row)) + "\n")

    def command(self, program, *words):
        if program == CORE:
            return [CORE, self.folder, *words]
        return [PERFPRESS, *words, "-C", self.folder]

    def run(self, program, *words, status=0, says="", before=(), env={}):
        """Runs a command, checks its status and that its output has the text.
        Returns the output."""
        p = subprocess.run([*before, *self.command(program, *words)],
                           capture_output=True, timeout=900,
                           env={**self.env, **env})
        said = (p.stdout + p.stderr).decode(errors="replace")
        check(p.returncode == status and says in said and SECRET not in said,
              f"{words}: status {p.returncode}, not {status}, or no "
              f"'{says}', or a secret: {said}")
        return said

    def core(self, *words, **how):
        return self.run(CORE, *words, **how)

    def fetch(self, *words, **how):
        return self.run(PERFPRESS, "fetch", *words, **how)

    def build(self, *words, **how):
        return self.run(PERFPRESS, "build", *words, **how)

    def killed(self, program, call, n, files, *words):
        """Replaces all files, and runs a command that is killed at the n-th
        time it makes one of the system calls `call`. Whether it was."""
        shutil.rmtree(self.folder)
        for path, text in files.items():
            self.write(path, text)
        p = subprocess.run(
            ["strace", "-f", "-o", "/dev/null", "-e", f"trace={call}",
             "-e", f"inject={call}:signal=KILL:when={n}",
             *self.command(program, *words)], capture_output=True, env=self.env)
        check(p.returncode in (0, -9, 137), p.stderr.decode())
        return p.returncode != 0

    def clone(self, name, *options):
        """A clone of the site by git, with options of `git clone`. Its commands
        know no database, no key and no proxy, and have no network if the
        system lets us take it away."""
        git = ["git", "-c", "user.name=T", "-c", "user.email=t@example.com"]
        self.write(".gitignore", "public/\n")
        for words in (["init", "-q"], ["add", "-A"], ["commit", "-qm", "S"]):
            subprocess.run([*git, "-C", self.folder, *words], check=True)
        s = Site.__new__(Site)
        s.folder = f"{FOLDER}/{name}"
        shutil.rmtree(s.folder, ignore_errors=True)
        subprocess.run([*git, "clone", "-q", *options, self.folder, s.folder],
                       check=True)
        s.env = {n: v for n, v in self.env.items()
                 if not n.startswith(("PERFPRESS", "AWS_", "FETCH"))}
        return s

    def same_output(self, other):
        """Whether both sites, built without network, have equal bytes."""
        alone = ["unshare", "-rn"]
        if subprocess.run([*alone, "true"], capture_output=True).returncode:
            print("skipped: unshare")
            alone = []
        for s in (self, other):
            s.run("perfpress", "build", "-W", before=alone)
        p = subprocess.run(["diff", "-r", f"{self.folder}/public",
                            f"{other.folder}/public"], capture_output=True)
        check(p.returncode == 0 and os.listdir(f"{other.folder}/public"),
              f"{other.folder}: {p.stdout.decode()}")
