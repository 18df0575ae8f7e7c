#!/bin/sh
# SPDX-License-Identifier: MIT
# static.sh BUILD: the program in BUILD/static works alone in an empty folder
# that is all there is to it: it makes, checks, builds and serves a site, as
# the program in BUILD does outside. Prints what does not hold, then "N passed,
# N failed".
set -u
cd "$(dirname "$0")/../.." || exit 3
root=$PWD
. tests/shell.sh
cd "$root" || exit 3
build=$root/$1
perfpress=$build/static/perfpress
jail=$tmp/jail
servers=
trap 'kill $servers 2>/dev/null; wait; rm -rf "$tmp"' EXIT
trap 'exit 1' INT TERM
if ! command -v curl >/dev/null; then
    echo "curl is missing: make deps installs it"
    exit 3
fi

# Root may change its root; others may in a name space of their own.
if [ "$(id -u)" -eq 0 ]; then
    alone='chroot'
else
    alone='unshare -r chroot'
fi

# Runs the program in the jail, with nothing but the words of $with in its
# environment.
jailed() { # STATUS WORD...
    wanted=$1 with=${with:-}
    shift
    # shellcheck disable=SC2086
    env -i PATH="$PATH" $with $alone "$jail" /perfpress "$@" \
        >"$tmp/out" 2>"$tmp/err"
    status=$?
    [ "$status" -eq "$wanted" ]
    ok "perfpress $*: exit status $status, not $wanted: $(cat "$tmp/err")"
}

# ---- what it is ----

! readelf -lW "$perfpress" | grep INTERP
ok "it asks for no loader"
! readelf -dW "$perfpress" | grep NEEDED
ok "it asks for no library"
readelf -hW "$perfpress" | grep -q 'DYN (' &&
    readelf -lW "$perfpress" | grep -q GNU_RELRO
ok "it is hardened as the other one: position-independent, relocations sealed"
! strings -a "$perfpress" | grep -F "$PWD"
ok "it does not name the folder in which it was made"

# ---- alone ----

mkdir "$jail"
cp "$perfpress" "$jail/"
jailed 0 --version
says out "perfpress $(sed -n 's/^VERSION *= //p' Makefile)"
says out 'libsqlite3 (linked), libpq (missing; needed for fetch from PostgreSQL)'
jailed 0 init /site
jailed 0 check -W -C /site
jailed 0 build -W -C /site
says out '2 pages, 2 tables'
"$build/perfpress" build -q -C "$jail/site" -o "$tmp/outside"
diff -rq "$jail/site/public" "$tmp/outside"
ok "it builds what the other program builds"
[ "$(cd "$jail" && echo *)" = 'perfpress site' ]
ok "nothing else came to be: $(cd "$jail" && echo *)"
mkdir "$jail/own"
cp -R perfpress.yaml content data "$jail/own/"
jailed 0 build -W -C /own
"$build/perfpress" build -q -C "$jail/own" -o "$tmp/own"
diff -rq "$jail/own/public" "$tmp/own"
ok "it builds our own site as the other program does"
printf '\n{nosuch}`x`\n' >>"$jail/site/content/index.md"
jailed 1 check -C /site
says err '[role-unknown]'
sed -i '$d' "$jail/site/content/index.md"
jailed 2 build -C /nowhere
jailed 2 serve -C /site --bind nosuch.example
says err "'nosuch.example' is not an address of this machine"

# ---- serve ----

serve() { # ADDRESS: its address is in $url
    : >"$tmp/log"
    # shellcheck disable=SC2086
    env -i PATH="$PATH" $alone "$jail" /perfpress serve -C /site --bind "$1" \
        >"$tmp/log" 2>&1 &
    server=$! servers=$!
    await grep -q '^serving' "$tmp/log"
    url=$(sed -n 's/^serving .* at \(http:[^ ]*\) .*/\1/p' "$tmp/log")
    [ -n "$url" ]
    ok "serve --bind $1: $(cat "$tmp/log")"
}

served() { # TEXT
    curl -gs -m 300 "$url" | grep -qF "$1"
}

end() {
    kill "$server"
    wait "$server"
    ok "it ends: $(cat "$tmp/log")"
    servers=
}

serve 127.0.0.1
served '833.3'
ok "a page is served"
printf '\nJust now.\n' >>"$jail/site/content/index.md"
await served 'Just now'
served 'Just now'
ok "a change is served"
end
serve localhost
served '833.3'
ok "localhost needs no files of the machine"
end

# ---- the web: names and certificates ----

# A page with one link, which `check --external` follows.
link_to() { # URL
    mkdir -p "$jail/web/content"
    printf 'external: {age: 0, tries: 1, timeout: 300s, private: true}\n' \
        >"$jail/web/perfpress.yaml"
    printf '# Page\n\n[link](%s)\n' "$1" >"$jail/web/content/index.md"
}

follows() { # WHAT...
    jailed 0 check --external -W -C /web
    [ ! -s "$tmp/err" ]
    ok "$*: $(cat "$tmp/err")"
}

# The places that gen/net/trust.c tries, of one of its tables.
places() { # TABLE
    sed -n "/ $1\[\] = {/,/};/p" gen/net/trust.c | grep -o '"/[^"]*' | tr -d '"'
}

openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=perf.test \
    -addext subjectAltName=DNS:perf.test,DNS:dns.perf.test,IP:127.0.0.1 \
    -keyout "$tmp/key" -out "$tmp/cert" 2>"$tmp/out"
ok "a certificate: $(cat "$tmp/out")"
cat "$tmp/cert" "$tmp/key" >"$tmp/both"
mkfifo "$tmp/live"
python3 tests/net/web.py "$tmp/requests" "$tmp/both" >"$tmp/ports" <"$tmp/live" &
servers=$!
exec 5>"$tmp/live"
await test -s "$tmp/ports"
read -r port _ tls <"$tmp/ports"

link_to "http://127.0.0.1:$port/page"
follows "an address in digits"
link_to "https://127.0.0.1:$tls/page"
jailed 1 check --external -W -C /web
says err 'no file with CA certificates was found'
for place in $(places files); do
    mkdir -p "$jail$(dirname "$place")"
    cp "$tmp/cert" "$jail$place"
    follows "certificates in $place"
    rm "$jail$place"
done
cp "$tmp/cert" "$jail/mine.pem"
with=SSL_CERT_FILE=/mine.pem
follows "$with"
for place in $(places dirs); do
    mkdir -p "$jail$place"
    cp "$tmp/cert" "$jail$place/mine.pem"
    openssl rehash "$jail$place"
    with=
    follows "certificates in $place"
    rm -r "${jail:?}$place"
done
mkdir "$jail/mine"
cp "$tmp/cert" "$jail/mine/mine.pem"
openssl rehash "$jail/mine"
with=SSL_CERT_DIR=/mine
follows "$with"
with=SSL_CERT_FILE=/gone.pem
jailed 1 check --external -W -C /web
says err '/gone.pem'

# OpenSSL is asked for a module that would have to be loaded.
printf '%s\n' 'openssl_conf = all' '[all]' 'providers = list' '[list]' \
    'legacy = one' 'default = one' '[one]' 'activate = 1' >"$jail/openssl.cnf"
cp "$tmp/cert" "$jail/etc/ssl/cert.pem"
with=OPENSSL_CONF=/openssl.cnf
follows "$with"
with=

link_to "https://perf.test:$tls/page"
jailed 1 check --external -W -C /web
says err 'Could not resolve host: perf.test'
echo '127.0.0.1 perf.test' >"$jail/etc/hosts"
follows "a name in /etc/hosts"
link_to "https://dns.perf.test:$tls/page"
echo 'nameserver 127.7.7.7' >"$jail/etc/resolv.conf"
printf 'hosts: files mymachines resolve [!UNAVAIL=return] dns\n' \
    >"$jail/etc/nsswitch.conf"
python3 tests/package/dns.py 127.7.7.7 dns.perf.test >"$tmp/ready" 2>"$tmp/out" &
servers="$servers $!"
ready() { # or it cannot be
    [ -s "$tmp/ready" ] || ! kill -0 "$dns" 2>/dev/null
}
dns=$!
await ready
if [ -s "$tmp/ready" ]; then
    follows "a name that DNS knows"
    link_to "https://other.perf.test:$tls/page"
    jailed 1 check --external -W -C /web
    says err 'Could not resolve host: other.perf.test'
else
    echo "note: no name server can run here: $(tail -n 1 "$tmp/out")"
fi

# ---- fetch ----

printf 'fetch: [{to: data/x.csv, database: x, query: data/x.sql}]\n' \
    >"$jail/web/perfpress.yaml"
mkdir -p "$jail/web/data"
echo 'SELECT 1 AS a' >"$jail/web/data/x.sql"
with=PERFPRESS_DATABASE_X=postgresql://a:b@127.0.0.1:1/c
jailed 3 fetch -C /web
says err 'linked statically, without libpq.so.5'
with=PERFPRESS_DATABASE_X=clickhouse://a:b@127.0.0.1:1
jailed 3 fetch -C /web
says err 'Failed to connect'
with=

# ---- publish ----

target() { # ENDPOINT
    printf 'publish: {production: {url: "s3://jail", endpoint: "%s"}}\n' "$1" \
        >"$jail/site/perfpress.yaml"
}

with='AWS_ACCESS_KEY_ID=test:tester AWS_SECRET_ACCESS_KEY=testing AWS_REGION=us-east-1'
target http://127.0.0.1:1
jailed 3 publish -n -C /site
says err '[publish-network]'
target http://s3.nowhere.test
jailed 3 publish -n -C /site
says err 'Could not resolve host: s3.nowhere.test'
if command -v swift-proxy-server >/dev/null && command -v memcached >/dev/null
then
    bash tests/publish/s3.sh "$tmp/s3" >"$tmp/out" 2>&1 &
    servers="$servers $!"
    await test -s "$tmp/s3/port"
    PYTHONPATH=tests/publish python3 -c 'import bucket, sys
bucket.Swift(int(sys.argv[1])).make("jail")' "$(cat "$tmp/s3/port")" >>"$tmp/out" 2>&1
    ok "a service for it: $(cat "$tmp/out")"
    target "http://perf.test:$(cat "$tmp/s3/port")"
    jailed 0 build -q -C /site
    files=$(find "$jail/site/public" -type f ! -name ".*" | wc -l)
    jailed 0 publish -C /site
    says out "$files new, 0 changed, 0 unchanged, 0 deleted"
    jailed 0 publish -C /site
    says out "0 new, 0 changed, $files unchanged, 0 deleted"
else
    echo 'note: no Swift; nothing is published'
fi
with=

# ---- not alone ----

for suite in build site; do
    PERFPRESS=$perfpress sh tests/$suite/run.sh >"$tmp/out" 2>&1
    ok "tests/$suite with the static program: $(cat "$tmp/out")"
done

sum_up
