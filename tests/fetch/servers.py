# SPDX-License-Identifier: MIT
"""servers: starts database servers for tests on free ports of the loopback,
each with its data in a folder of its own, and stops them at the end."""
import atexit
import ctypes
import glob
import os
import shutil
import signal
import socket
import subprocess
import time
import urllib.error
import urllib.request

USER, PASSWORD = "perf", "Tr0ub4dor-und-3"
RUNNING = []


def free_port():
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return s.getsockname()[1]


def ends_with_us():
    """The server gets SIGINT when this process ends, however it ends."""
    try:
        ctypes.CDLL(None).prctl(1, signal.SIGINT, 0, 0, 0)
    except AttributeError:
        pass


def start(command, folder, **how):
    with open(os.path.join(folder, "out"), "ab") as out:
        process = subprocess.Popen(command, stdin=subprocess.DEVNULL,
                                   stdout=out, stderr=out, cwd=folder,
                                   preexec_fn=ends_with_us, **how)
    RUNNING.append(process)
    return process


def stop(process, by=signal.SIGINT):
    if process.poll() is None:
        process.send_signal(by)
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


@atexit.register
def stop_all():
    for process in RUNNING:
        stop(process)


def wait_for(is_up, process, folder, seconds=60):
    end = time.time() + seconds
    while not is_up():
        if process.poll() is not None or time.time() > end:
            with open(os.path.join(folder, "out"), errors="replace") as f:
                raise RuntimeError("a server did not start:\n" + f.read())
        time.sleep(0.05)


def make_certificate(folder, name, **how):
    """NAME.key and NAME.crt, signed by themselves, for localhost."""
    subprocess.run(["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes",
                    "-days", "2", "-subj", "/CN=localhost", "-addext",
                    "subjectAltName=DNS:localhost", "-keyout", name + ".key",
                    "-out", name + ".crt"], check=True, cwd=folder,
                   stderr=subprocess.DEVNULL, **how)


def unprivileged():
    """PostgreSQL refuses to run as root."""
    if os.getuid():
        return {}
    return {"user": "postgres", "group": "postgres", "extra_groups": []}


class Postgres:
    BIN = max(glob.glob("/usr/lib/postgresql/*/bin"), default=None,
              key=lambda p: float(p.split("/")[-2]))

    def __init__(self, folder, tls=False, options=()):
        self.folder, self.port, self.tls = folder, free_port(), tls
        os.makedirs(folder)
        with open(os.path.join(folder, "password"), "w") as f:
            f.write(PASSWORD)
        if not os.getuid():
            shutil.chown(folder, "postgres", "postgres")
        subprocess.run([self.BIN + "/initdb", "-D", folder + "/data", "-U",
                        USER, "--auth=scram-sha-256", "--encoding=UTF8",
                        "--locale=C.UTF-8", "--no-sync",
                        "--pwfile=" + folder + "/password"],
                       check=True, stdout=subprocess.DEVNULL, cwd=folder,
                       **unprivileged())
        self.options = [*options, "fsync=off", "unix_socket_directories=" +
                        folder, "listen_addresses=127.0.0.1"]
        if tls:
            self.make_certificate()
            self.options.append("ssl=on")
        self.start()

    def make_certificate(self):
        make_certificate(self.folder, "data/server", **unprivileged())
        os.chmod(self.folder + "/data/server.key", 0o600)
        self.certificate = self.folder + "/server.crt"
        shutil.copy(self.folder + "/data/server.crt", self.certificate)
        os.chmod(self.certificate, 0o644)

    def start(self):
        command = [self.BIN + "/postgres", "-D", "data", "-p", str(self.port)]
        for option in self.options:
            command += ["-c", option]
        self.process = start(command, self.folder, **unprivileged())
        wait_for(lambda: not subprocess.run(
            [self.BIN + "/pg_isready", "-q", "-h", "127.0.0.1", "-p",
             str(self.port)]).returncode, self.process, self.folder)

    def stop(self, by=signal.SIGINT):
        stop(self.process, by)

    def url(self, user=USER, password=PASSWORD, host="127.0.0.1", port=None,
            database="postgres", options=""):
        return (f"postgresql://{user}:{password}@{host}:{port or self.port}/"
                f"{database}{options}")

    def psql(self, *commands, user=USER):
        run = [self.BIN + "/psql", "-X", "-q", "-A", "-t", "-v",
               "ON_ERROR_STOP=1", "-d", self.url(user=user)]
        for c in commands:
            run += ["-c", c]
        return subprocess.run(run, check=True, text=True,
                              stdout=subprocess.PIPE).stdout


class Bouncer:
    """pgbouncer in transaction mode before a PostgreSQL."""
    BIN = shutil.which("pgbouncer", path="/usr/sbin:/usr/bin")

    def __init__(self, folder, postgres):
        self.port = free_port()
        os.makedirs(folder)
        with open(folder + "/users", "w") as f:
            f.write(f'"{USER}" "{PASSWORD}"\n')
        with open(folder + "/ini", "w") as f:
            f.write(f"""[databases]
postgres = host=127.0.0.1 port={postgres.port} user={USER} password={PASSWORD}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = {self.port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = {folder}/users
pool_mode = transaction
default_pool_size = 1
""")
        if not os.getuid():
            for name in ("", "/users", "/ini"):
                shutil.chown(folder + name, "postgres", "postgres")
        self.process = start([self.BIN, folder + "/ini"], folder,
                             **unprivileged())
        wait_for(self.is_up, self.process, folder)

    def is_up(self):
        with socket.socket() as s:
            return s.connect_ex(("127.0.0.1", self.port)) == 0


class ClickHouse:
    BIN = shutil.which("clickhouse-server", path="/usr/sbin:/usr/bin")

    def __init__(self, folder):
        self.folder = folder
        self.port, self.native, self.tls = (free_port() for _ in range(3))
        self.cluster = []
        os.makedirs(folder + "/data")
        os.makedirs(folder + "/tmp")
        make_certificate(folder, "server")
        self.certificate = folder + "/server.crt"

    def configure(self, cluster):
        """The cluster `all` has a shard on each of these servers."""
        shards = "".join(
            "<shard><replica><host>127.0.0.1</host><port>%d</port><user>%s"
            "</user><password>%s</password></replica></shard>" %
            (s.native, USER, PASSWORD) for s in cluster)
        user = ("<password>%s</password><networks><ip>127.0.0.1</ip>"
                "</networks><profile>%s</profile><quota>default</quota>")
        with open(self.folder + "/users.xml", "w") as f:
            f.write("<yandex><profiles><default/>"
                    "<reader><readonly>1</readonly></reader>"
                    "<cutting><readonly>1</readonly><result_overflow_mode>"
                    "break</result_overflow_mode></cutting>"
                    "<breaking><max_result_rows>3</max_result_rows>"
                    "<result_overflow_mode>break</result_overflow_mode>"
                    "<skip_unavailable_shards>1</skip_unavailable_shards>"
                    "</breaking></profiles><quotas><default/></quotas><users>")
            for name, profile in ((USER, "default"), ("reader", "reader"),
                                  ("cutting", "cutting"),
                                  ("breaking", "breaking"),
                                  ("default", "default")):
                f.write(f"<{name}>{user % (PASSWORD, profile)}</{name}>")
            f.write("</users></yandex>")
        with open(self.folder + "/config.xml", "w") as f:
            f.write(f"""<yandex><logger><level>warning</level>
<log>{self.folder}/log</log><errorlog>{self.folder}/err</errorlog></logger>
<http_port>{self.port}</http_port><tcp_port>{self.native}</tcp_port>
<https_port>{self.tls}</https_port><openSSL><server>
<certificateFile>{self.folder}/server.crt</certificateFile>
<privateKeyFile>{self.folder}/server.key</privateKeyFile>
<verificationMode>none</verificationMode></server></openSSL>
<listen_host>127.0.0.1</listen_host><path>{self.folder}/data/</path>
<tmp_path>{self.folder}/tmp/</tmp_path><timezone>UTC</timezone>
<users_config>{self.folder}/users.xml</users_config>
<default_profile>default</default_profile>
<default_database>default</default_database>
<mark_cache_size>5368709</mark_cache_size>
<remote_servers><all>{shards}</all></remote_servers></yandex>""")
        self.start()

    def start(self):
        self.process = start([self.BIN, "--config-file=" + self.folder +
                              "/config.xml"], self.folder)
        wait_for(self.is_up, self.process, self.folder)

    def is_up(self):
        try:
            return self.ask("SELECT 1") == "1\n"
        except OSError:
            return False

    def stop(self, by=signal.SIGTERM):
        stop(self.process, by)

    def ask(self, sql):
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}/", sql.encode(),
            {"X-ClickHouse-User": USER, "X-ClickHouse-Key": PASSWORD})
        opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
        try:
            return opener.open(request, timeout=600).read().decode()
        except urllib.error.HTTPError as e:
            raise RuntimeError(e.read().decode()) from None

    def url(self, user=USER, password=PASSWORD, scheme="clickhouse",
            host="127.0.0.1", port=None, database=""):
        return (f"{scheme}://{user}:{password}@{host}:{port or self.port}/"
                f"{database}")


def clickhouse_pair(folder):
    """Two servers; the first also knows the cluster of both."""
    pair = [ClickHouse(f"{folder}{i}") for i in (1, 2)]
    for server in pair:
        server.configure(pair)
    return pair


def fill_clickhouse(pair, rows):
    """The table `runs` in halves, and `allruns` over both."""
    for i, server in enumerate(pair):
        server.ask("CREATE TABLE runs (id UInt64, model String, instance "
                   "String, sdk String, batch UInt32, throughput Float64, at "
                   "DateTime) ENGINE = MergeTree() ORDER BY id")
        server.ask(
            f"INSERT INTO runs SELECT number * 2 + {i} AS id, "
            "concat('model-', toString(id % 50)), "
            "concat('trn1.', toString(id % 4)), "
            "concat('2.2', toString(intDiv(id, 1000) % 2)), id % 32, "
            f"id / 7, toDateTime(1767225600 + id) FROM numbers({rows // 2})")
    pair[0].ask("CREATE TABLE allruns AS runs "
                "ENGINE = Distributed(all, default, runs, rand())")


POSTGRES_TABLE = ("(id bigint, model text, instance text, sdk text, "
                  "batch integer, throughput float8, at timestamp)")


def fill_postgres(postgres, where, rows, table="runs"):
    postgres.psql(
        f"CREATE TABLE {table} {POSTGRES_TABLE}",
        f"INSERT INTO {table} SELECT id, 'model-' || id % 50, "
        "'trn1.' || id % 4, '2.2' || id / 1000 % 2, id % 32, "
        "id / 7.0::float8, "
        "timestamp '2026-01-01' + id * interval '1 second' "
        f"FROM generate_series(0, {rows - 1}) AS id WHERE {where}")


def postgres_over_two(folder, rows):
    """A PostgreSQL with a table that is partitioned over two others, and these
    two."""
    front = Postgres(folder + "0", options=["enable_partitionwise_aggregate=on"])
    behind = [Postgres(f"{folder}{i}") for i in (1, 2)]
    front.psql("CREATE EXTENSION postgres_fdw", "CREATE TABLE allruns "
               f"{POSTGRES_TABLE} PARTITION BY LIST (instance)")
    for i, server in enumerate(behind):
        fill_postgres(server, f"id % 2 = {i}", rows)
        front.psql(
            f"CREATE SERVER s{i} FOREIGN DATA WRAPPER postgres_fdw OPTIONS "
            f"(host '127.0.0.1', port '{server.port}', dbname 'postgres', "
            "fetch_size '10000', use_remote_estimate 'true')",
            f"CREATE USER MAPPING FOR {USER} SERVER s{i} OPTIONS "
            f"(user '{USER}', password '{PASSWORD}')",
            f"CREATE FOREIGN TABLE runs{i} PARTITION OF allruns FOR VALUES IN "
            f"('trn1.{i}', 'trn1.{i + 2}') SERVER s{i} OPTIONS "
            "(table_name 'runs')")
    return front, behind
