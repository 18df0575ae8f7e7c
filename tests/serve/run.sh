#!/bin/sh
# SPDX-License-Identifier: MIT
# run.sh: the preview as clients see it, on the loopback: the protocol, what
# it refuses, changes of all kinds, faults that come and go, many clients, and
# memory. Needs curl. Prints what does not hold, then "N passed, N failed".
set -u
cd "$(dirname "$0")/../.." || exit 3
root=$PWD
. tests/shell.sh
server='' other='' started='' edits='' prefix=''
trap 'kill $server $other $started $edits 2>/dev/null; rm -rf "$tmp"' EXIT
# What is freed must be given back for the measure of memory to mean something.
export ASAN_OPTIONS="${ASAN_OPTIONS:+$ASAN_OPTIONS:}quarantine_size_mb=1"
if ! command -v curl >/dev/null; then
    echo "curl is missing: make deps installs it"
    exit 3
fi

. "$root/tests/serve/client.sh"

# Random edits of another site, while all else is tried.
if there_is python3; then
    python3 "$root/tests/serve/edits.py" "$perfpress" 12 1 >edits 2>&1 &
    edits=$!
fi

mkdir -p site/content/sub site/data
printf 'title: Test\nbase_url: https://example.com/t\nredirects: {gone: sub/}\n' \
    >site/perfpress.yaml
printf 'Model,Speed\nbert,12.5\n' >site/data/runs.csv
printf '# Start\n\n[sub](sub/index.md)\n' >site/content/index.md
printf '# Sub\n\n```{csv-table}\n:file: runs.csv\n:header-rows: 1\n```\n' \
    >site/content/sub/index.md
printf '0123456789' >site/content/digits.txt
printf 'x' >"site/content/a b.txt"

start site
server=$started

# ---- the protocol ----

get /
answers 200
has 'Content-Type: text/html; charset=utf-8'
has 'X-Content-Type-Options: nosniff'
! grep -qi 'Connection: close' head
ok "connections are kept"
grep -q 'perfpress/reload\.[0-9a-f]*\.js' body
ok "pages have the reload script"
"$perfpress" build -q -C site -o "$tmp/built" 2>/dev/null &&
    ! grep -rq 'perfpress/\|reload' "$tmp/built"
ok "in the preview only: $(grep -rl reload "$tmp/built")"
sed '/^<script src="\/\.perfpress/d' body | diff - built/index.html >diff
ok "all else is what build writes: $(cat diff)"
tag=$(sed -n 's/^ETag: //Ip' head)
get / -H "If-None-Match: $tag"
answers 304
[ ! -s body ]
ok "304 has no body"
has "ETag: $tag"
get / -H 'If-None-Match: "other"'
answers 200
size=$(wc -c <body | tr -d ' ')
get / -I
answers 200
has "Content-Length: $size"
for at in /sub /t/sub /t; do
    get $at
    answers 301
    has "Location: $at/"
    get $at/
    answers 200
done
get /t/nowhere/
answers 404
get '/a%20b.txt'
answers 200
get /gone.html
answers 200
grep -q '<meta http-equiv="refresh" content="0; url=sub/index.html">' body
ok "a page that has moved leads on"
get /nowhere.html
answers 404
grep -q 'Page not found' body
ok "the site's own 404 page"
css=$(sed -n 's/.*href="\([^"]*\.css\)".*/\1/p' body)
get "$css"
answers 200
ok "the 404 page finds its stylesheet, $css"
has 'Content-Type: text/css; charset=utf-8'
has 'immutable'
get / -X POST -d x
answers 405
has 'Allow: GET, HEAD'

# ---- what it refuses ----

for path in /../perfpress.yaml /%2e%2e/perfpress.yaml /..%2fperfpress.yaml \
    /sub/../../perfpress.yaml /..%5cperfpress.yaml //perfpress.yaml /%00; do
    get "$path"
    answers 400
done
get /.perfpress/../../perfpress.yaml
answers 400
get /.perfpress/nothing
answers 404
get / -H 'Host: evil.example'
answers 403
get / -H 'Host: 127.0.0.1.evil.example:$port'
answers 403
get / -H 'Host:'
head -n 1 head | grep -q ' 40[03] '
ok "no host: $(head -n 1 head)"
# What a proxy could read in another way: two hosts, two ends of a request.
for header in 'Host: evil.example' 'Host: localhost' 'Content-Length: 0' \
    'Transfer-Encoding: chunked'; do
    get / -X GET -H 'Content-Length: 0' -H "X: x$(printf '\r\n%s' "$header")"
    answers 400
    has 'Connection: close'
done
get / -H 'Host: localhost:9'
answers 200
# What a page of another site would use in itself; each is bound to the origin.
script=/search/index.js
for at in / $script /.perfpress/nothing /nowhere.html; do
    get "$at"
    has 'Cross-Origin-Resource-Policy: same-origin'
done
curl -sN -m 1 -D head -o body "$url/.perfpress/events/"
has 'Cross-Origin-Resource-Policy: same-origin'
for site in cross-site same-site; do
    for at in / $script /digits.txt /.perfpress/events/ /.perfpress/faults.html
    do
        get "$at" -H "Sec-Fetch-Site: $site" -H 'Sec-Fetch-Mode: no-cors' \
            -H 'Sec-Fetch-Dest: script'
        answers 403
        has 'Cross-Origin-Resource-Policy: same-origin'
    done
    get / -H "Sec-Fetch-Site: $site" -H 'Sec-Fetch-Mode: navigate' \
        -H 'Sec-Fetch-Dest: document'
    answers 200
done
get $script -H 'Sec-Fetch-Site: same-origin' -H 'Sec-Fetch-Mode: no-cors' \
    -H 'Sec-Fetch-Dest: script'
answers 200

# ---- changes ----

(exec curl -sN "$url/.perfpress/events/sub/" >events) &
other=$!
printf 'Model,Speed\nbert,99.5\n' >site/data/runs.csv
comes /sub/ 99.5
mkdir -p site/content/new/deep
comes / Start
printf '# Deep\n' >site/content/new/deep/it.md
comes /new/deep/it.html Deep
mv site/content/new site/content/moved
comes /moved/deep/it.html Deep
goes /new/deep/it.html
printf '# Deeper\n' >it.new
mv it.new site/content/moved/deep/it.md
comes /moved/deep/it.html Deeper
rm -r site/content/moved
mkdir site/templates
printf '<p>mine {{page_title}}</p>' >site/templates/page.mustache
comes /sub/ '<p>mine'
rm -r site/templates
comes /sub/ '99.5'
mv site/data site/data.old
comes /.perfpress/faults.html file-missing
mv site/data.old site/data
comes /sub/ 99.5
# Who has the page of one build still gets its style sheet after the next one,
# and not for ever.
css=$(curl -s "$url/" | sed -n 's/.*href="\.\/\(assets[^"]*\.css\)".*/\1/p')
mkdir -p templates.new/assets
echo 'b {color: red}' >templates.new/assets/perfpress.css
mv templates.new site/templates # one change, so that one build follows
await lacks / "$css"
ok "the page has another style sheet than $css"
get "/$css"
answers 200
has 'immutable'
get "/t/$css"
answers 200
echo 'b {color: blue}' >site/templates/assets/perfpress.css
goes "/$css"
rm -r site/templates
printf 'title: Other\n' >perfpress.new
mv perfpress.new site/perfpress.yaml
comes / Other
printf 'titel: x\n' >site/perfpress.yaml
comes /.perfpress/faults.html 'config-key'
comes / Other
printf 'title: Test\ncontent: pages\n' >perfpress.new
cp -R site/content site/pages
mv perfpress.new site/perfpress.yaml
comes / Test
printf '# Begin\n' >site/pages/index.md
comes / Begin
printf '# Draft\n' >site/pages/draft.md
comes /draft.html Draft
printf 'title: Test\ncontent: pages\nexclude: [draft*]\n' >perfpress.new
mv perfpress.new site/perfpress.yaml
goes /draft.html
printf 'title: Test\ncontent: pages\n' >perfpress.new
mv perfpress.new site/perfpress.yaml
comes /draft.html Draft
rm site/pages/draft.md
goes /draft.html

# ---- faults ----

printf 'fields: [{name: Gone}]\n' >site/data/runs.schema.yaml
comes /.perfpress/faults.html 'schema-column'
rm site/data/runs.schema.yaml
goes /.perfpress/faults.html
printf '\n{nosuch}`x`\n' >>site/pages/sub/index.md
comes /.perfpress/faults.html 'pages/sub/index.md:'
comes /sub/ 99.5
printf '\n{nosuch}`y`\n' >>site/pages/index.md
comes /.perfpress/faults.html 'pages/index.md:'
get /.perfpress/faults.html
[ "$(grep -o 'pages/[a-z/]*\.md:' body | head -n 1)" = pages/index.md: ]
ok "the newest file's faults come first"
printf '# Begin\n\nMended.\n' >site/pages/index.md
printf '# Sub\n\nMended, too.\n' >site/pages/sub/index.md
comes / Mended
comes /sub/ 'Mended, too'
await mended
ok 'the errors go'
grep -q '"fault":"[0-9a-f]' events
ok "open pages are told of faults"
await eval "grep '\"errors\"' events | tail -n 1 | grep -q '\"errors\":0'"
ok "and of their end"
kill "$other" 2>/dev/null
other=
grep -qE "^[0-9:]{8} ${reports:+pages/}.*: 2 pages in [0-9.]+ ms" log
ok "a line for each build: $(tail -n 3 log)"
[ ! -e site/public ]
ok "public/ is not touched"

# ---- many clients, many builds ----

for i in $(seq 100); do
    echo "url = \"$url/sub/?$i\""
    echo 'output = /dev/null'
done >urls
curl -s -m 300 -Z --parallel-max 100 -w '%{http_code}\n' -K urls >codes
[ "$(grep -c '^200' codes)" -eq 100 ]
ok "100 clients at once: $(sort codes | uniq -c | head)"
for i in $(seq 100); do
    echo "url = \"$url/.perfpress/events/\""
    echo "output = stream.$i"
done >urls
(exec curl -sN -Z --parallel-immediate --parallel-max 100 \
    -K urls) >/dev/null 2>&1 &
other=$!
events() { # N: whether all streams have so many events
    grep -cs '^data' stream.* |
        awk -F : -v n="$1" '$2 >= n { all++ } END { exit all < 100 }'
}
await events 1
printf '# Begin\n\nTo all.\n' >site/pages/index.md
comes / 'To all'
await events 2
ok "100 streams are told: $(cat stream.* | grep -c '^data') events"
kill "$other" 2>/dev/null
other=
builds() { # N
    for i in $(seq "$1"); do
        printf '# Begin\n\nBuild %s.\n' "$i" >site/pages/index.md
        sleep 0.04
    done
    comes / "Build $1."
}
rss() {
    sed -n 's/^VmRSS:[^0-9]*\([0-9]*\).*/\1/p' "/proc/$server/status"
}
builds 40
before=$(rss)
builds 80
after=$(rss)
[ "$after" -lt $((before + before / 4 + 1024)) ]
ok "memory: $before kB, then $after kB"

kill -s TERM "$server"
wait "$server"
ok "SIGTERM ends it with 0"
server=
. "$root/tests/serve/starts.sh"
. "$root/tests/serve/limits.sh"
. "$root/tests/serve/datasets.sh"
# The guide shows names of changed files, which polling does not find.
[ -z "$reports" ] || . "$root/tests/serve/guide.sh"

if [ -n "$edits" ]; then
    wait "$edits"
    ok "random edits: $(cat edits)"
    edits=
fi

sum_up
