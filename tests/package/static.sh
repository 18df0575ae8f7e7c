#!/bin/sh
# SPDX-License-Identifier: MIT
# static.sh BUILD: the program in BUILD/static works alone in an empty folder
# that is all there is to it: it makes, checks, builds and serves a site, as
# the program in BUILD does outside. Prints what does not hold, then "N passed,
# N failed".
set -u
cd "$(dirname "$0")/../.." || exit 3
. tests/package/cases.sh
build=$PWD/$1
perfpress=$build/static/perfpress
jail=$tmp/jail
server=
trap '[ -z "$server" ] || kill $server; rm -rf "$tmp"' EXIT
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

# Runs the program in the jail, with nothing in its environment.
jailed() { # STATUS WORD...
    wanted=$1
    shift
    # shellcheck disable=SC2086
    env -i PATH="$PATH" $alone "$jail" /perfpress "$@" >"$tmp/out" 2>"$tmp/err"
    status=$?
    [ "$status" -eq "$wanted" ]
    ok "perfpress $*: exit status $status, not $wanted: $(cat "$tmp/err")"
}

says() { # FILE TEXT
    grep -qF -e "$2" "$tmp/$1"
    ok "no '$2' in: $(cat "$tmp/$1")"
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
jailed 0 init /site
jailed 0 check -W -C /site
jailed 0 build -W -C /site
says out '2 pages, 2 tables'
"$build/perfpress" build -q -C "$jail/site" -o "$tmp/outside"
diff -r "$jail/site/public" "$tmp/outside"
ok "it builds what the other program builds"
[ "$(cd "$jail" && echo *)" = 'perfpress site' ]
ok "nothing else came to be: $(cd "$jail" && echo *)"
mkdir "$jail/own"
cp -R perfpress.yaml content data "$jail/own/"
jailed 0 build -W -C /own
"$build/perfpress" build -q -C "$jail/own" -o "$tmp/own"
diff -r "$jail/own/public" "$tmp/own"
ok "it builds our own site as the other program does"
printf '\n{nosuch}`x`\n' >>"$jail/site/content/index.md"
jailed 1 check -C /site
says err '[role-unknown]'
sed -i '$d' "$jail/site/content/index.md"
jailed 2 build -C /nowhere
jailed 2 serve -C /site --bind nosuch.example
says err "'nosuch.example' is no address of this machine"

# ---- serve ----

serve() { # ADDRESS: its address is in $url
    : >"$tmp/log"
    # shellcheck disable=SC2086
    env -i PATH="$PATH" $alone "$jail" /perfpress serve -C /site --bind "$1" \
        >"$tmp/log" 2>&1 &
    server=$!
    for _ in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
        grep -q '^serving' "$tmp/log" && break
        sleep 0.1
    done
    url=$(sed -n 's/^serving .* at \(http:[^ ]*\) .*/\1/p' "$tmp/log")
    [ -n "$url" ]
    ok "serve --bind $1: $(cat "$tmp/log")"
}

end() {
    kill "$server"
    wait "$server"
    ok "it ends: $(cat "$tmp/log")"
    server=
}

serve 127.0.0.1
curl -gs -m 10 "$url" | grep -q '833.3'
ok "a page is served"
printf '\nJust now.\n' >>"$jail/site/content/index.md"
for _ in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
    curl -gs -m 10 "$url" | grep -q 'Just now' && break
    sleep 0.1
done
curl -gs -m 10 "$url" | grep -q 'Just now'
ok "a change is served"
end
serve localhost
curl -gs -m 10 "$url" | grep -q '833.3'
ok "localhost needs no files of the machine"
end

# ---- not alone ----

for suite in build site; do
    PERFPRESS=$perfpress sh tests/$suite/run.sh >"$tmp/out" 2>&1
    ok "tests/$suite with the static program: $(cat "$tmp/out")"
done

sum_up
