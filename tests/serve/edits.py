#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""edits.py PROGRAM [SECONDS [SEED]]: a site under `perfpress serve` is edited
at random (in all the ways that editors, scripts and people save, move, break,
mend and remove files) while clients fetch pages and keep streams of events.
After each burst the server must serve, byte for byte, what a fresh `perfpress
build` of the same tree writes; or, when that has errors, show the same ones.
Memory, descriptors and threads must not grow. The seed makes the edits, not
their timing, the same again. Prints "N passed, N failed" last.
"""
import encodings.idna  # before the user changes, who may not read it
import html
import http.client
import json
import os
import random
import re
import shutil
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import threading
import time

from edits_site import BASE, Editor, make_site

PATIENCE = 600  # seconds for an answer, and for a change to be there at all
SCRIPT = re.compile(rb'<script src="/\.perfpress/reload\.\w+\.js" '
                    rb'data-version="([0-9a-f]+)" defer></script>\n')
FAULT = re.compile(r'<li class="(\w+)">\s*<h2><code>(.*?)</code></h2>\s*'
                   r'<p><strong>\w+</strong>: (.*?) '
                   r'<code class="code">\[(.*?)\]</code></p>', re.S)
FINGERPRINTED = re.compile(r'\.[0-9a-f]{8}\.\w+$')
FAULTS_SHOWN = 200


class Server:
    def __init__(self, program, root, log):
        self.log = log
        self.program = program
        self.process = subprocess.Popen(
            [program, 'serve', '-C', root, '-p', str(free_port())],
            stdin=subprocess.DEVNULL, stdout=open(log, 'wb'),
            stderr=subprocess.STDOUT)
        until = time.monotonic() + PATIENCE
        found = None
        while not found and time.monotonic() < until:
            time.sleep(0.02)
            found = re.search(r'^serving .* at (http://([\d.]+):(\d+)/) ',
                              self.output(), re.M)
        if not found:
            sys.exit('the server does not start:\n' + self.output())
        self.url, self.host, self.port = found[1], found[2], int(found[3])
        self.connection = None

    def output(self):
        with open(self.log, encoding='utf-8', errors='replace') as f:
            return f.read()

    def get(self, path):
        for again in (False, True):
            try:
                if not self.connection:
                    self.connection = http.client.HTTPConnection(
                        self.host, self.port, timeout=PATIENCE)
                self.connection.request('GET', path)
                answer = self.connection.getresponse()
                return answer.status, answer.read()
            except (http.client.HTTPException, OSError):
                self.connection.close()
                self.connection = None
                if again:
                    raise

    def status(self, key):
        with open(f'/proc/{self.process.pid}/status') as f:
            return int(re.search(rf'^{key}:\s*(\d+)', f.read(), re.M)[1])

    def descriptors(self):
        return len(os.listdir(f'/proc/{self.process.pid}/fd'))


def free_port():
    with socket.socket() as s:
        s.bind(('127.0.0.1', 0))
        return s.getsockname()[1]


# ---- clients ----

class Clients:
    """Threads that fetch, listen and misbehave until they are stopped."""

    def __init__(self, server, seed):
        self.server, self.urls, self.failures = server, ['/'], []
        self.fetched = self.streams_opened = 0
        self.stopping = threading.Event()
        self.listeners = [Listener(self, p) for p in ('/', '/nowhere.html')]
        work = [self.fetch, self.fetch, self.come_and_go, self.be_rude]
        self.threads = [threading.Thread(target=self.run, daemon=True,
                                         args=(w, random.Random(seed + i)))
                        for i, w in enumerate(work)]
        self.threads += [threading.Thread(target=x.run, daemon=True)
                         for x in self.listeners]
        for t in self.threads:
            t.start()

    def run(self, work, rng):
        try:
            work(rng)
        except Exception as e:
            if not self.stopping.is_set():
                self.failures.append(f'{work.__name__}: {e!r}')

    def stop(self):
        self.stopping.set()
        for x in self.listeners:
            x.hang_up()
        for t in self.threads:
            t.join(PATIENCE)
        if any(t.is_alive() for t in self.threads):
            self.failures.append('a client hangs')

    def fetch(self, rng):
        connection = http.client.HTTPConnection(
            self.server.host, self.server.port, timeout=PATIENCE)
        while not self.stopping.is_set():
            path = rng.choice(self.urls)
            headers = rng.choice(({}, {'If-None-Match': '*'}))
            connection.request(rng.choice(('GET', 'GET', 'HEAD')), path,
                               headers=headers)
            answer = connection.getresponse()
            body = answer.read()
            self.fetched += 1
            if answer.status not in (200, 304, 404, 500):
                self.failures.append(f'{path}: status {answer.status}')
            whole = answer.status in (200, 404) and not headers and body
            if (whole and path.endswith('.html') and b'{' not in body[:1] and
                    b'<html' in body and not body.rstrip().endswith(
                        b'</html>')):
                self.failures.append(f'{path}: torn')
            self.stopping.wait(rng.random() * 0.03)

    def come_and_go(self, rng):
        """Streams that are opened and closed again."""
        while not self.stopping.is_set():
            path = rng.choice(self.urls)
            connection = http.client.HTTPConnection(
                self.server.host, self.server.port, timeout=PATIENCE)
            connection.request('GET', '/.perfpress/events' + path)
            answer = connection.getresponse()
            if not answer.readline().startswith(b'retry: '):
                self.failures.append(f'{path}: no event')
            self.streams_opened += 1
            self.stopping.wait(rng.random())
            connection.close()

    def be_rude(self, rng):
        """Half a request, nonsense, and streams that are never read."""
        while not self.stopping.is_set():
            with socket.create_connection((self.server.host, self.server.port),
                                          timeout=PATIENCE) as s:
                s.sendall(rng.choice((
                    b'GET / HT', b'\r\n\r\n', b'\x16\x03\x01' * 20,
                    b'GET /.perfpress/events/ HTTP/1.1\r\nHost: localhost'
                    b'\r\n\r\n', b'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n',
                    b'POST / HTTP/1.1\r\nHost: localhost\r\n'
                    b'Content-Length: 99\r\n\r\nx')))
                self.stopping.wait(rng.random() * 2)


class Listener:
    """A page that stays open: what its stream said last."""

    def __init__(self, clients, path):
        self.clients, self.path, self.last, self.events = clients, path, {}, 0
        self.connection = None

    def run(self):
        try:
            self.listen()
        except Exception as e:
            if not self.clients.stopping.is_set():
                self.clients.failures.append(f'stream {self.path}: {e!r}')

    def listen(self):
        server = self.clients.server
        self.connection = http.client.HTTPConnection(
            server.host, server.port, timeout=2 * PATIENCE)
        self.connection.request('GET', '/.perfpress/events' + self.path)
        answer = self.connection.getresponse()
        while not self.clients.stopping.is_set():
            line = answer.readline()
            if not line:
                raise EOFError('the stream ended')
            if line.startswith(b'data: {'):
                self.last = json.loads(line[6:])
                self.events += 1

    def hang_up(self):
        if self.connection and self.connection.sock:
            self.connection.sock.shutdown(socket.SHUT_RDWR)


# ---- what is served, and what should be ----

class Judge:
    def __init__(self, server, clients, root, out):
        self.server, self.clients = server, clients
        self.root, self.out = root, out
        self.known = {}  # URLs that there once were, with hashes
        self.tree = {}

    def build(self):
        """A fresh build: whether it failed, and what is wrong, as the page
        shows it (what it says of its own folder is no fault of the site)."""
        command = [self.server.program, 'build', '-C', self.root, '-o',
                   self.out, '-q', '--diagnostics=json']
        done = subprocess.run(command, capture_output=True, timeout=PATIENCE)
        if done.returncode not in (0, 1, 2, 3):
            raise SystemError(f'build: {done.returncode} {done.stderr!r}')
        faults = [json.loads(x) for x in done.stdout.splitlines()]
        failed = done.returncode != 0
        if failed and not faults:
            raise SystemError(f'build: {done.returncode} {done.stderr!r}')
        return failed, sorted(place(f) for f in faults
                              if not f['code'].startswith('output-'))

    def files(self):
        tree = {}
        for folder, _, names in os.walk(self.out):
            for name in names:
                path = os.path.join(folder, name)
                if name != '.perfpress-manifest':
                    with open(path, 'rb') as f:
                        tree[url_of(os.path.relpath(path, self.out))] = f.read()
        return tree

    def differs(self, failed, faults):
        """What is served otherwise than it should be; None: nothing."""
        status, body = self.server.get('/.perfpress/faults.html')
        if not faults and status != 404:
            return 'faults are shown that are none: ' + text_of(body)
        if faults:
            if status != 200:
                return f'no faults are shown, which are {faults}'
            shown = [tuple(html.unescape(x) for x in m)
                     for m in FAULT.findall(body.decode('utf-8'))]
            shown = sorted((w, s, t, c) for s, w, t, c in shown)
            if len(faults) <= FAULTS_SHOWN and shown != faults:
                return f'other faults: {shown}, not {faults}'
        if failed:
            return self.streams_differ(True)
        for url, wanted in self.tree.items():
            status, body = self.server.get(url)
            if url.endswith('.html'):
                body = SCRIPT.sub(b'', body)
            if status != 200 and url != '/404.html':
                return f'{url}: {status}'
            if body != wanted:
                with open(self.out + '.served', 'wb') as f:
                    f.write(body)
                return f'{url}: {len(body)} bytes, not these {len(wanted)}'
        for url in set(self.known) - set(self.tree):
            below_base = url.startswith(BASE) and '/' + url[len(BASE):]
            if below_base in self.tree:  # the same page by its later address
                continue
            status, body = self.server.get(url)
            if FINGERPRINTED.search(url) and hash(body) == self.known[url]:
                continue  # kept for pages of the last build
            if status not in (404, 301):
                return f'{url}: still there'
        return self.streams_differ(False)

    def streams_differ(self, faulty):
        for x in self.clients.listeners:
            if bool(x.last.get('errors')) != faulty:
                return f'stream {x.path}: {x.last}'
            version = SCRIPT.search(self.server.get(x.path)[1])
            if version and version[1].decode() != x.last['page']:
                return f'stream {x.path}: {x.last}, not {version[1]}'
        return None

    def judge(self):
        """Seconds until all was right, or what was not."""
        start = time.monotonic()
        failed, faults = self.build()
        if not failed:
            self.tree = self.files()
            self.known.update((u, hash(b)) for u, b in self.tree.items())
            self.clients.urls = sorted(self.known)[:400] + ['/']
        pause = 0.005
        while True:
            wrong = self.differs(failed, faults)
            took = time.monotonic() - start
            if not wrong or took > PATIENCE:
                return took, wrong, faults if failed else None
            time.sleep(pause)
            pause = min(pause * 1.5, 0.2)


def place(fault):
    if fault['code'] == 'usage':  # how build says it, before it begins
        root = fault['message'].split("'")[1]
        return ('perfpress', 'error', f"no perfpress.yaml in '{root}'",
                'config-missing')
    where = fault['file'] or 'perfpress'
    if fault['file'] and fault['line']:
        where += f":{fault['line']}:{fault['column'] or 1}"
    return where, fault['severity'], fault['message'], fault['code']


def url_of(path):
    return '/' + ''.join(c if re.match(r'[\w./~-]', c, re.A) else
                         ''.join('%%%02X' % b for b in os.fsencode(c))
                         for c in path)


def text_of(page):
    return re.sub(r'\s+', ' ', re.sub(r'<[^>]*>', ' ', page.decode()))


# ---- the run ----

class Run:
    def __init__(self, program, seconds, seed, tmp):
        self.tmp, self.seconds = tmp, seconds
        self.root = tmp + '/site'
        self.rng = random.Random(seed)
        make_site(self.root)
        self.server = Server(program, self.root, tmp + '/log')
        self.clients = Clients(self.server, seed)
        self.judge = Judge(self.server, self.clients, self.root, tmp + '/out')
        self.editor = Editor(self.rng, self.root, program)
        self.memory, self.took, self.failures = [], [], []
        self.steps = self.faulty = 0

    def step(self, done):
        took, wrong, faults = self.judge.judge()
        self.steps += 1
        self.faulty += faults is not None
        self.took.append(took)
        if self.server.process.poll() is not None:
            wrong = f'the server ended: {self.server.process.returncode}'
        if wrong or self.clients.failures:
            self.failures.append(f'after {done}: '
                                 f'{wrong} {self.clients.failures}')
            self.clients.failures.clear()
            print('FAILED:', self.failures[-1], flush=True)
        return faults

    def restore(self):
        """All as it was at first: there, memory is compared."""
        self.editor.restore()
        faults = self.step(['restore'])
        if faults:
            self.failures.append(f'faults of the site itself: {faults}')
        time.sleep(0.7)  # memory is given back when nothing is waited for
        self.memory.append((self.server.status('VmRSS'),
                            self.server.descriptors(),
                            self.server.status('Threads')))
        if len(self.memory) % 50 == 1:
            print(f'{self.steps} steps: memory {self.memory[-1][0]} kB',
                  flush=True)

    def go(self):
        until = time.monotonic() + self.seconds
        self.restore()
        while time.monotonic() < until and len(self.failures) < 5:
            for _ in range(self.rng.randint(5, 30)):
                self.step(self.editor.edit())
            self.restore()
        self.clients.stop()
        self.failures += self.clients.failures
        self.check_growth()
        unseen = self.server.output().count('unseen')
        if unseen > self.steps / 8:  # changes that came while it looked
            self.failures.append(f'{unseen} of {self.steps} changes were found '
                                 'by looking only')
        self.server.connection.close()
        self.server.process.send_signal(signal.SIGINT)
        if self.server.process.wait(PATIENCE):
            self.failures.append(f'exit {self.server.process.returncode}')
        if 'Sanitizer' in self.server.output():
            self.failures.append(self.server.output()[-5000:])
        self.report()

    def check_growth(self):
        """The last third of the measures beside the second: what is kept
        for good (buffers of the C library) was kept by then."""
        n = len(self.memory) // 3
        if n < 10:
            return
        middle, last = self.memory[n:2 * n], self.memory[2 * n:]
        before = statistics.median(m[0] for m in middle)
        after = statistics.median(m[0] for m in last)
        if after > before * 1.1 + 1024:
            self.failures.append(f'memory: {before} kB, then {after} kB')
        for i, what in ((1, 'descriptors'), (2, 'threads')):
            if min(m[i] for m in last) > min(m[i] for m in middle):
                self.failures.append(f'more and more {what}')

    def report(self):
        rss = [m[0] for m in self.memory]
        took = sorted(self.took)
        print(f'{self.steps} states, {self.faulty} of them faulty, '
              f'{self.editor.count} edits, {self.clients.fetched} fetches, '
              f'{self.clients.streams_opened} streams, '
              f'{sum(x.events for x in self.clients.listeners)} events')
        print(f'memory: {rss[0]} kB at first, {max(rss)} at most, '
              f'{rss[-1]} at the end; descriptors {self.memory[0][1]}, '
              f'{max(m[1] for m in self.memory)}, {self.memory[-1][1]}')
        print(f"seen late: {self.server.output().count('unseen')}; "
              f'right after {1e3 * statistics.median(took):.0f} ms '
              f'(median), {1e3 * took[-1]:.0f} ms (worst)')
        for failure in self.failures:
            print('FAILED:', failure)
        print(f'{self.steps - len(self.failures)} passed, '
              f'{len(self.failures)} failed')


def main():
    program = sys.argv[1]
    seconds = float(sys.argv[2]) if len(sys.argv) > 2 else 12
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else 1
    tmp = os.path.realpath(tempfile.mkdtemp(prefix='edits-'))
    shutil.copy(program, tmp + '/perfpress')  # it may be built anew meanwhile
    if os.geteuid() == 0:  # to root, no file is unreadable
        os.chown(tmp, 65534, 65534)
        os.setgroups([])
        os.setgid(65534)
        os.setuid(65534)
    run = Run(tmp + '/perfpress', seconds, seed, tmp)
    try:
        run.go()
    finally:
        if run.server.process.poll() is None:
            run.server.process.kill()
    if run.failures:
        print('all is left in', tmp)
        sys.exit(1)
    shutil.rmtree(tmp)


main()
