# SPDX-License-Identifier: MIT
# shellcheck shell=sh
# starts.sh: how the preview begins: ports, addresses, the browser, sites that
# are broken; and how it ends. Read by run.sh.
# shellcheck disable=SC2154,SC2034 # run.sh and client.sh set these

# ---- ports ----

start site
server=$started first=$url taken=$port
! grep -q 'is taken' log
ok "-p 0 takes any port: $(cat log)"
start site -p "$taken"
[ "$url" != "$first" ] && grep -qx "port $taken is in use; using port $port" log
ok "the next port when one is taken: $(cat log)"
get /
answers 200
stop "the second server"
url=$first
get /
answers 200
started=$server server=
stop "the first server"
start site -p "$taken"
[ "$url" = "$first" ]
ok "and its port is free again: $(cat log)"
stop "the third server"
for port in 70000 -1 x; do
    "$perfpress" serve -p "$port" -C site >log 2>&1
    [ $? -eq 2 ] && grep -qF '[usage]' log
    ok "a port that is none, $port: $(cat log)"
done

# ---- addresses ----

if grep -q ' lo$' /proc/net/if_inet6 2>/dev/null; then
    start site --bind ::1
    [ "$url" = "http://[::1]:$port" ]
    ok "IPv6: $url"
    get / -g
    answers 200
    get / -g -H 'Host: evil.example'
    answers 403
    stop "IPv6"
fi
start site --bind localhost
get / -g
answers 200
get / -g -H 'Host: 10.9.8.7'
answers 403
grep -qF 'Allow it with perfpress serve --allow-host NAME' body
ok "the way in is told: $(cat body)"
! grep -q 'other machines' log
ok "nobody else reads it: $(cat log)"
stop "localhost"
start site --bind 0.0.0.0
grep -qE '^other machines can read this preview( at http://[0-9.]+:[0-9]+/)?, because it is bound to 0.0.0.0$' log
ok "a warning for the world: $(cat log)"
at=$(sed -n 's/^other machines.* at \(http:[^ ]*\)\/, as.*/\1/p' log)
if [ -n "$at" ]; then
    curl -s -m 300 "$at/" | grep -q perfpress/reload
    ok "colleagues are told an address that answers: $at"
fi
for host in 10.9.8.7 "10.9.8.7:$port" localhost '[fe80::1]' "$(uname -n)"; do
    get / -H "Host: $host"
    answers 200
done
for host in evil.example 10.9.8.7.evil.example "$(uname -n).evil.example"; do
    get / -H "Host: $host"
    answers 403
done
stop "the world"
"$perfpress" serve -C site --bind 192.0.2.1 >log 2>&1
[ $? -eq 3 ] && grep -qF '[serve-listen]' log
ok "an address of another machine: $(cat log)"
"$perfpress" serve -C site --bind no.such.name.invalid >log 2>&1
[ $? -eq 2 ]
ok "a name that is none: $(cat log)"

# ---- behind a proxy ----

start site --allow-host xyz-8123.app.example --allow-host=Second.example
for host in xyz-8123.app.example xyz-8123.app.example:443 second.example localhost; do
    get / -H "Host: $host"
    answers 200
done
for host in app.example xyz-8123.app.example.evil.example third.example; do
    get / -H "Host: $host"
    answers 403
done
stop "behind a proxy"
for name in https://a.example a.example:443 '' 'a b' '*'; do
    "$perfpress" serve -C site --allow-host "$name" >log 2>&1
    [ $? -eq 2 ] && grep -qF 'needs a host name' log
    ok "--allow-host '$name': $(cat log)"
done

# ---- slow clients ----

if there_is python3; then
    start site
    slow=$(python3 "$root/tests/serve/slow.py" "$port" 2>&1)
    ok "a page comes while 1,400 slow clients hold on: $slow"
    stop "slow clients"
fi

# ---- the browser ----

mkdir bin
cat >bin/xdg-open <<'END'
#!/bin/sh
echo "$# $1" >"${0%/*}/asked"
END
chmod +x bin/xdg-open
prefix="env PATH=$PWD/bin:$PATH"
start site --open
await test -s bin/asked
[ "$(cat bin/asked)" = "1 $url/" ]
ok "--open: $(cat bin/asked)"
stop "with a browser"
prefix="env PATH=/nonexistent"
start site --open
await grep -q '^cannot start a browser: xdg-open: ' log
ok "no browser: $(cat log)"
get /
answers 200
prefix=
stop "without a browser"

# ---- sites with faults ----

mkdir -p broken/content
printf '{nosuch}`x`\n' >broken/content/index.md
: >broken/perfpress.yaml
start broken
for page in / /any/thing.html; do
    get $page
    answers 500
    grep -q 'role-unknown' body && grep -q 'perfpress/reload' body
    ok "a site that never built shows its faults at $page"
done
printf '# Well\n' >broken/content/index.md
comes / Well
rm broken/content/index.md
goes /nowhere
comes / Pages
rm -r broken/content
comes /.perfpress/faults.html "there is no folder 'content'"
mkdir broken/content
comes /.perfpress/faults.html site-empty
printf '# Again\n' >broken/content/index.md
comes / Again
goes /.perfpress/faults.html
mv broken gone
gone="the site's folder no longer exists; checking for changes"
await grep -q "${reports:+^$gone}" log
ok "the folder itself goes: $(tail -n 4 log)"
comes / Again
printf '# Back\n' >gone/content/index.md
mv gone broken
comes / Back
stop "a site with faults"
rm broken/perfpress.yaml
"$perfpress" serve -C broken >log 2>&1
[ $? -eq 2 ] && grep -q 'has no perfpress.yaml' log
ok "no site: $(cat log)"
