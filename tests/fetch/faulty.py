# SPDX-License-Identifier: MIT
"""faulty.py BUILD FOLDER: what servers with PostgreSQL's protocol may say, said
by a server of the test's own: other products, retries, garbage."""
import ctypes.util
import os
import re
import socket
import struct
import subprocess
import sys
import threading
import time

BUILD, FOLDER = sys.argv[1:3]
LIVE = BUILD + "/tests/fetch/live_fetch"
USER, PASSWORD = "hans", "Geheim-42"
RESULTS = {True: 0, False: 0}
TEXT, INT, BOOL, FLOAT = 25, 23, 16, 701


def check(what, good, shown=""):
    RESULTS[bool(good)] += 1
    if not good:
        print(f"FAILED: {what}\n{shown}")


def message(kind, body=b""):
    return kind + struct.pack(">i", len(body) + 4) + body


def error(state, text, kind=b"E"):
    return message(kind, b"SERROR\0C" + state.encode() + b"\0M" +
                   text.encode() + b"\0\0")


def columns(*names):
    body = struct.pack(">h", len(names))
    for name, oid in names:
        body += name.encode() + b"\0" + struct.pack(">ihihih", 0, 0, oid, -1,
                                                    -1, 0)
    return message(b"T", body)


def row(*cells):
    body = struct.pack(">h", len(cells))
    for cell in cells:
        body += (struct.pack(">i", -1) if cell is None else
                 struct.pack(">i", len(cell)) + cell)
    return message(b"D", body)


READY = message(b"Z", b"I")
DONE = message(b"C", b"SELECT 1\0")


class Server(threading.Thread):
    """Answers with `described`, and `executed` for each execution in turn; the
    last one stays. `refused` are errors for commands by their beginning."""

    def __init__(self, described, *executed, refused=(), facts=(),
                 greeting=None):
        super().__init__(daemon=True)
        self.described, self.executed = described, list(executed)
        self.refused, self.facts, self.greeting = refused, facts, greeting
        self.commands, self.executions = [], 0
        self.socket = socket.create_server(("127.0.0.1", 0))
        self.port = self.socket.getsockname()[1]
        self.start()

    def run(self):
        while True:
            try:
                connection = self.socket.accept()[0]
            except OSError:
                return
            with connection:
                try:
                    self.serve(connection, connection.makefile("rb"))
                except (OSError, struct.error):
                    pass

    def greet(self, connection, stream):
        while True:
            n, code = struct.unpack(">ii", stream.read(8))
            stream.read(n - 8)
            if code >> 16 == 3:
                break
            connection.sendall(b"N")
        facts = dict([("server_version", "15.1"), ("client_encoding", "UTF8"),
                      *self.facts])
        connection.sendall(message(b"R", struct.pack(">i", 0)) + b"".join(
            message(b"S", f"{k}\0{v}\0".encode()) for k, v in facts.items()) +
            READY)

    def serve(self, connection, stream):
        if self.greeting is not None:
            stream.read1(8)
            connection.sendall(self.greeting)
            if self.greeting == b"":
                time.sleep(30)
            return
        self.greet(connection, stream)
        kinds, sql = b"", ""
        while kind := stream.read(1):
            body = stream.read(struct.unpack(">i", stream.read(4))[0] - 4)
            if kind == b"P":
                sql = body.split(b"\0")[1].decode()
            kinds += kind
            if kind == b"S":
                for part in self.answer(kinds, sql):
                    connection.sendall(part)
                kinds = b""

    def answer(self, kinds, sql):
        if kinds == b"PBDES":
            self.commands.append(sql)
            refusal = next((e for start, e in self.refused
                            if sql.startswith(start)), None)
            yield refusal or (message(b"1") + message(b"2") + message(b"n") +
                              message(b"C", b"OK\0"))
            yield READY
        elif kinds == b"PS":
            yield message(b"1") + READY
        elif kinds == b"DS":
            yield message(b"t", struct.pack(">h", 0)) + self.described + READY
        elif kinds == b"BDES":
            answer = self.executed[min(self.executions,
                                       len(self.executed) - 1)]
            self.executions += 1
            copies = isinstance(answer, bytes) and answer.startswith(b"H")
            yield message(b"2") + (b"" if copies else self.described)
            if answer is None:
                time.sleep(30)
            if isinstance(answer, bytes):
                yield answer + READY
                return
            yield answer[0]
            raise OSError # closes the connection


def run_query(url, *options, **variables):
    with open(FOLDER + "/query.sql", "w") as f:
        f.write("SELECT 1 AS a")
    return subprocess.run([LIVE, *options, "warehouse", "query.sql"],
                          cwd=FOLDER, capture_output=True, timeout=100,
                          env=dict(os.environ, **variables,
                                   PERFPRESS_DATABASE_WAREHOUSE=url))


def fetch(server, *options):
    start = time.time()
    run = run_query(
        f"postgresql://{USER}:{PASSWORD}@127.0.0.1:{server.port}/db", *options)
    server.socket.close()
    out, err = (x.decode(errors="replace") for x in (run.stdout, run.stderr))
    for secret in (PASSWORD, USER, "127.0.0.1"):
        check(f"{secret} is in no message", not re.search(
            rf"\b{re.escape(secret)}\b", err), err)
    return run.returncode, out, err, time.time() - start


def fails(what, server, status, *texts, options=(), seconds=30):
    got, out, err, took = fetch(server, *options)
    check(f"status: {what}", got == status, f"{got}\n{out}\n{err}")
    for text in texts:
        check(f"{text!r}: {what}", text in err, err)
    check(f"time: {what}", took < seconds, f"{took} s")


def gives(what, server, expected, *texts):
    got, out, err, _ = fetch(server)
    check(what, got == 0 and out == expected, f"{got}\n{out}\n{err}")
    for text in texts:
        check(f"{text!r}: {what}", text in err, err)


A = columns(("a", TEXT))
BEGIN = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
RETRY = error("40001", "restart transaction")


def retries():
    server = Server(A, RETRY, RETRY, row(b"x") + DONE,
                    facts=[("crdb_version", "CockroachDB CCL v22.2.1 (x86)")])
    gives("two retries", server, "a\nx\n", "server: CockroachDB v22.2.1")
    check("each retry is a transaction of its own", [
        c for c in server.commands if not c.startswith("SET")] ==
        [BEGIN, "ROLLBACK"] * 3, server.commands)
    server = Server(A, RETRY)
    fails("no end of retries", server, 3, "too often (SQLSTATE 40001)")
    check("three retries", server.executions == 4, server.executions)
    server = Server(A, row(b"x") + RETRY)
    fails("no retry behind rows", server, 1, "SQLSTATE 40001")
    check("one try", server.executions == 1)
    fails("an end that fails", Server(
        A, row(b"x") + DONE, refused=[("ROLLBACK", RETRY)]), 3,
        "SQLSTATE 40001")


def settings():
    unknown = error("42704", "unrecognized configuration parameter")
    server = Server(A, row(b"x") + DONE, refused=[
        ("SET LOCAL IntervalStyle", unknown),
        ("SET LOCAL extra_float_digits", unknown)],
        facts=[("server_version", "8.0.2")])
    gives("settings that the server does not know", server, "a\nx\n",
          "server: PostgreSQL 8.0.2")
    check("the others are set", sum(
        c.startswith("SET LOCAL statement_timeout")
        for c in server.commands) == 3, server.commands)
    fails("no READ ONLY", Server(A, row(b"x") + DONE,
                                 refused=[("BEGIN", unknown)]), 3, "42704")
    fails("another fault of a setting", Server(
        A, row(b"x") + DONE, refused=[
            ("SET", error("42501", "permission denied"))]), 3, "42501")


def garbage():
    for what, greeting in (("HTTP", b"HTTP/1.1 400 Bad Request\r\n\r\n"),
                           ("zeros", b"\0" * 100), ("an end", b"x"),
                           ("text", b"N" + b"garbage" * 1000)):
        fails(what, Server(A, greeting=greeting), 3, "cannot connect",
              "[fetch-server]")
    fails("no greeting", Server(A, greeting=b""), 3, "no answer in time",
          options=["-t", "2"], seconds=25)
    fails("no answer", Server(A, None), 1, "took longer than 1 s",
          options=["-t", "1"], seconds=25)
    fails("no rows", Server(A, None), 1, "took longer than 1 s",
          options=["-t", "1"], seconds=25)
    half = row(b"x" * 1000)[:500]
    fails("half a row", Server(A, [row(b"y") + half]), 3,
          "the connection broke")
    fails("no end of rows", Server(A, [row(b"y")]), 3, "the connection broke")
    fails("garbage behind a row", Server(A, row(b"y") + b"garbage" * 100), 3)
    fails("a row of 2 GB", Server(A, [b"D\x7f\xff\xff\xff"]), 3)
    fails("a cell beyond its row", Server(
        A, message(b"D", struct.pack(">hi", 1, 1000) + b"x") + DONE), 3)
    fails("a row of two cells", Server(A, row(b"x", b"y") + DONE), 3)
    fails("COPY", Server(A, message(b"H", struct.pack(">bh", 0, 0)) + DONE), 3,
          "not the result of a query")
    fails("other columns", Server(A, columns(("a", TEXT), ("b", TEXT)) +
                                  row(b"x", b"y") + DONE), 3)
    gives("no rows", Server(A, DONE), "a\n")


def cells():
    for oid, cell, text in ((INT, b"abc", "is not an integer"),
                            (INT, b"", "is not an integer"),
                            (FLOAT, b"1.5.1", "is not a number"),
                            (FLOAT, b"0x10", "is not a number"),
                            (TEXT, b"\xff", "is not text in UTF-8"),
                            (TEXT, b"a\0b", "is not text in UTF-8"),
                            (4711, b"x", "its type is unknown to the server")):
        fails(str(cell), Server(columns(("a", oid)), row(cell) + DONE), 1,
              text, "[fetch-type]")
    gives("a cell of 1 MB", Server(A, row(b"x" * 1000000) + DONE),
          "a\n" + "x" * 1000000 + "\n")
    gives("NULL", Server(A, row(None) + row(b"") + DONE), 'a\n\n""\n')


def secrets():
    leak = f"{USER} with {PASSWORD} at 127.0.0.1:5432 and 10.0.0.1 failed"
    fails("an echo", Server(A, error("42601", leak)), 1,
          "*** with *** at ***:5432 and *** failed")
    gives("notices", Server(A, error("00000", leak, b"N") + row(b"x") + DONE),
          "a\nx\n")
    gives("a version with other characters", Server(
        A, row(b"x") + DONE, facts=[
            ("server_version", f"15\x1b[31m {PASSWORD}")]), "a\nx\n",
        "server: PostgreSQL 15\n")


def addresses():
    for url in ("", " ", "mysql://a:Geheim@b/c", "postgresql:", "a:Geheim@b"):
        err = run_query(url).stderr.decode()
        check(f"no address: {url}", "[fetch-address]" in err and
              "PERFPRESS_DATABASE_WAREHOUSE" in err and
              "Geheim" not in err, err)


def no_libpq():
    with open(FOLDER + "/libpq.so.5", "w") as f:
        f.write("no library")
    run = run_query("postgresql://a:Geheim@127.0.0.1:1/b",
                    LD_LIBRARY_PATH=FOLDER)
    check("without libpq", run.returncode == 3 and
          b"install the package libpq5 (Homebrew: libpq) [fetch-server]" in run.stderr,
          run.stderr)


def main():
    if not ctypes.util.find_library("pq"):
        print("skipped: libpq5")
        return 0
    retries()
    settings()
    garbage()
    cells()
    secrets()
    addresses()
    no_libpq()
    print(f"{RESULTS[True]} passed, {RESULTS[False]} failed")
    return RESULTS[False] > 0


sys.exit(main())
