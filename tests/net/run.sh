#!/bin/sh
# SPDX-License-Identifier: MIT
# run.sh: `check --external` against a web that behaves badly (web.py): what
# is good, broken, moved or left, how politely it asks, what it keeps, and how
# it ends. Prints what does not hold, then "N passed, N failed".
set -u
cd "$(dirname "$0")/../.." || exit 3
root=$PWD
if ! command -v python3 >/dev/null; then
    echo "skipped: python3"
    exit 0
fi
. tests/shell.sh
unset http_proxy https_proxy all_proxy HTTP_PROXY HTTPS_PROXY ALL_PROXY
export XDG_CACHE_HOME="$tmp/cache"

certificate=
if there_is openssl; then
    certificate=$tmp/certificate
    openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost \
        -addext subjectAltName=IP:127.0.0.1 -keyout key -out "$certificate" \
        2>openssl || { cat openssl; exit 3; }
    cat key >>"$certificate"
fi
# shellcheck disable=SC2086
mkfifo live
python3 "$root/tests/net/web.py" "$tmp/log" $certificate >ports <live &
web=$!
exec 9>live
trap 'kill $web; rm -rf "$tmp"' EXIT
await test -s ports
read -r port full tls <ports
at=http://127.0.0.1:$port

# A site that links to each PATH, one a line from line 4, with these KEYS.
make_site() { # KEYS PATH...
    mkdir -p site/content
    echo "external: {private: true${1:+, }$1}" >site/perfpress.yaml
    shift
    {
        printf 'Links\n=====\n\n'
        for url in "$@"; do
            case $url in /*) url=$at$url ;; esac
            printf '`%s <%s>`__\n' "$url" "$url"
        done
    } >site/content/index.rst
    : >log
    rm -rf cache
}

requests() { # PATTERN: how many lines of the log have it
    grep -c -e "$1" log
}

quick='timeout: 300s, rate: 1000, tries: 2'

# ---- off by default ----

make_site '' /status/404
expect 0 check -C site
expect 0 build -C site
silent log
expect 2 build -C site --external
says err "build has no option '--external'"

# ---- what is no part of the web ----

make_site '' /page "http://localhost:$port/page" "http://0x7f.1:$port/x" "http://2130706433:$port/x" \
    "http://[::1]:$port/x" "http://[::ffff:127.0.0.1]:$port/x" "http://a@127.1:$port/x" \
    http://169.254.169.254/latest/meta-data/ http://10.0.0.1/ "http://127.0.0.1.:$port/x"
sed -i 's/private: true, *//; s/private: true//' site/perfpress.yaml
expect 0 check -C site --external
silent log
says err "10 links not checked: private addresses are not checked [link-unasked]"
says err "set 'private: true' under 'external'"
says out '10 external links: 0 good, 0 cached as good, 0 broken, 10 not checked'
expect 1 check -W -C site --external
if getent hosts "$(hostname)" | grep -qE '^(127|10|172|192|fe80|::1)'; then
    make_site '' "http://$(hostname):$port/x"
    sed -i 's/private: true//' site/perfpress.yaml
    expect 0 check -C site --external
    silent log
    says err "private addresses are not checked [link-unasked]"
fi
make_site 'rate: 21' /page
sed -i 's/private: true, *//' site/perfpress.yaml
expect 2 check -C site --external
says err "a rate above 20 requests per second"

# ---- what is good ----

make_site 'timeout: 10s, rate: 1000' /page/A '/page?a=1&b=2#place' /head/403 /head/404 /head/405 \
    /head/500 /head/501 /cuts-head /fails-twice /retry-after /retry-date \
    /302/x /301 /cookie /huge /trickles /pdf "$(echo "$at" | sed 's/http/HTTP/')/page/B"
expect 0 check -W -C site --external
silent err
says out '18 external links: 18 good, 0 cached as good, 0 broken;'
[ "$(requests 'HEAD /page/A ')" -eq 1 ] && [ "$(requests 'GET /page/A ')" -eq 0 ]
ok "HEAD is enough where it works: $(grep '/page' log)"
[ "$(requests ' /head/405 ')" -eq 2 ]
ok "GET follows where HEAD is refused: $(grep '/405 ' log)"
grep 'GET /huge' log | awk '{ exit $6 > 16000000 }'
ok "a huge body is not read: $(grep huge log)"
awk '$5 == "/retry-after" { t[++n] = $1 }
    END { exit !(n == 2 && t[2] - t[1] >= 2) }' log
ok "Retry-After is honoured: $(grep retry-after log)"
awk '$5 == "/retry-date" { t[++n] = $1 }
    END { exit !(n == 2 && t[2] - t[1] >= 1) }' log
ok "Retry-After is honoured as a date: $(grep retry-date log)"

make_site '' /retry
expect 0 check -W -C site --external
awk '$5 == "/retry" { t[++n] = $1 }
    END { exit !(n == 2 && t[2] - t[1] >= 1) }' log
ok "a host that does not say how long is left alone for a second: $(grep '/retry ' log)"

# ---- what is broken, at its place ----

make_site "$quick" /status/404 /status/410 /status/403 /status/500 /page \
    /head/404 /closes /loops /to-nowhere /to-ftp /garbage \
    http://127.0.0.1:1/x https://nowhere.invalid/ http://127.0.0.1:99999/
expect 0 check -C site --external
says err "content/index.rst:4:1: warning: link to '$at/status/404': 404 Not Found [link-external]"
says err "content/index.rst:5:1: warning: link to '$at/status/410': 410 Gone"
says err "content/index.rst:6:1: warning: link to '$at/status/403': 403 Forbidden"
says err "if the link works in a browser, the server refuses automated "
says err "index.rst:7:1: warning: link to '$at/status/500': 500 Internal Server Error"
says err "index.rst:10:1: warning: link to '$at/closes': Empty reply from server"
says err "index.rst:11:1: warning: link to '$at/loops': it redirects more than 10 times"
says err "index.rst:12:1: warning: link to '$at/to-nowhere': it redirects to '$at/status/404', which fails: 404 Not Found"
says err "index.rst:13:1: warning: link to '$at/to-ftp': it redirects to 'ftp://127.0.0.1/x'"
says err "index.rst:14:1: warning: link to '$at/garbage': "
says err "index.rst:15:1: warning: link to 'http://127.0.0.1:1/x': Failed to connect to 127.0.0.1 port 1: "
says err "index.rst:16:1: warning: link to 'https://nowhere.invalid/': Could not resolve host: nowhere.invalid"
says err "index.rst:17:1: warning: link to 'http://127.0.0.1:99999/': "
lines err '[link-external]' 12
says out '14 external links: 2 good, 0 cached as good, 12 broken;'
[ "$(requests 'HEAD /status/404')" -eq 2 ] &&
    [ "$(requests 'GET /status/404')" -eq 2 ]
ok "what is gone is asked for by HEAD and GET, once each: $(grep 404 log)"
[ "$(requests 'GET /status/500')" -eq 2 ]
ok "what fails is tried again: $(grep 500 log)"
make_site 'timeout: 1s, rate: 1000, tries: 2' /silent
expect 0 check -C site --external
says err "index.rst:4:1: warning: link to '$at/silent': no response before the timeout"
if [ -n "$certificate" ]; then
    make_site "$quick" "https://127.0.0.1:$tls/page"
    expect 0 check -C site --external
    says err "link to 'https://127.0.0.1:$tls/page': SSL certificate problem"
    SSL_CERT_FILE=$certificate CURL_CA_BUNDLE=$certificate \
        expect 0 check -C site --external
fi

# ---- how it counts ----

make_site "$quick" /status/404
expect 1 check -W -C site --external
echo 'warnings: {link-external: error}' >>site/perfpress.yaml
expect 1 check -C site --external
says err 'error: link to'
sed -i '$d' site/perfpress.yaml
echo 'warnings: {link-external: off}' >>site/perfpress.yaml
expect 0 check -W -C site --external
silent err
sed -i '$d' site/perfpress.yaml
expect 0 check -C site --external --diagnostics=json
[ "$(wc -l <out)" -eq 1 ]
ok "json holds nothing but diagnostics: $(cat out)"
says out '"code":"link-external"'
says err '1 external link: 0 good, 0 cached as good, 1 broken; 2 requests'
expect 0 check -C site --external -q
silent out
printf '\n:nosuch:`x`\n' >>site/content/index.rst
: >log
expect 1 check -C site --external
says out 'external links not checked: fix the errors first'
[ "$(requests /status)" -eq 0 ]
ok "a site with errors asks for nothing"

# ---- moved ----

make_site "$quick" /301 /302/x /to-nowhere
expect 0 check -C site --external
says_not err '[link-moved]'
echo 'warnings: {link-moved: warning, link-external: off}' >>site/perfpress.yaml
expect 0 check -C site --external
says err "content/index.rst:4:1: warning: link to '$at/301': the page has moved to '$at/302/here' [link-moved]"
lines err '[link-moved]' 1
says out "2 cached as good"

# ---- kept answers ----

make_site "$quick" /page/1 /page/2 /status/404
expect 0 check -C site --external
says out '2 good, 0 cached as good, 1 broken; 4 requests'
: >log
expect 0 check -C site --external
says out '0 good, 2 cached as good, 1 broken; 2 requests'
lines err '[link-external]' 1
[ "$(requests /page)" -eq 0 ]
ok "what is known to be good is not checked: $(cat log)"
sed -i 's/external: {/external: {age: 0, /' site/perfpress.yaml
expect 0 check -C site --external
says out '2 good, 0 cached as good, 1 broken;'
sed -i 's/age: 0/age: 1h/' site/perfpress.yaml
sed -i "s/^[0-9]*/$(($(date +%s) - 3700))/" cache/perfpress/links
expect 0 check -C site --external
says out '2 good, 0 cached as good, 1 broken;'
sed -i "1!s/^[0-9]*/$(($(date +%s) - 3500))/" cache/perfpress/links
expect 0 check -C site --external
says out '0 good, 2 cached as good, 1 broken;'
head -c 5000 /dev/urandom >cache/perfpress/links
expect 0 check -C site --external
says out '2 good, 0 cached as good, 1 broken;'
printf 'perfpress links 1\n\t\nx\ty\n1\n%s' "$(date +%s)	$at/page/1" \
    >cache/perfpress/links
expect 0 check -C site --external
says out '2 good, 0 cached as good, 1 broken;'
: >blocked
XDG_CACHE_HOME=$tmp/blocked expect 0 check -C site --external
says err "cannot cache the results of link checks in '$tmp/blocked/perfpress/links': Not a directory"
says out '0 errors, 1 warning;'
XDG_CACHE_HOME='' HOME='' expect 0 check -C site --external
says_not err 'cannot keep'
XDG_CACHE_HOME='' HOME=$tmp/home expect 0 check -C site --external
[ -s home/.cache/perfpress/links ]
ok "answers are kept below ~/.cache"
find . -name 'links.*' | grep .
[ $? -eq 1 ]
ok "no part of a file is left"

# ---- what is not checked ----

make_site "$quick, ignore: ['$at/status/*', '*.invalid/*']" /page \
    /status/404 /status/410 http://nowhere.invalid/x mailto:a@example.com
expect 0 check -W -C site --external
says out '1 external link: 1 good, 0 cached as good, 0 broken; 3 more ignored'
[ "$(requests /status)" -eq 0 ]
ok "what is ignored is not checked"
make_site "$quick, ignore: '$at/page'" /page /page/1
expect 0 check -W -C site --external
says out '1 more ignored'
set --
for i in 1 2 3 4 5 6 7 8 9; do
    set -- "$@" "http://127.0.0.1:$full/$i" "http://127.0.0.1:1/$i"
done
make_site "$quick" "$@"
expect 0 check -C site --external
says err "perfpress: warning: 9 links not checked: at 'http://127.0.0.1:$full', the server answers 429 Too Many Requests and asks to wait 3600 s [link-unasked]"
says err 'good results are cached: the next run checks the rest'
lines err '[link-external]' 9
says out '18 external links: 0 good, 0 cached as good, 9 broken, 9 not checked'
grep -qE '; [3-6] requests' out
ok "a host that cannot be reached is not tried for each address: $(cat out)"
[ "$(requests " $full ")" -le 2 ]
ok "a host that refuses is left alone: $(cat log)"
make_site 'timeout: 300s, time: 1s, rate: 1000' /silent/1 /silent/2 /silent/3
expect 0 check -C site --external
says err 'warning: 3 links not checked: the time limit was reached [link-unasked]'
says out '0 good'
says out 'nothing written in 1'

# ---- how fast it asks ----

set --
for i in 1 2 3 4 5 6 7 8; do set -- "$@" /page/$i; done
make_site 'rate: 10, timeout: 300s' "$@"
start=$(date +%s%N)
expect 0 check -C site --external
took=$((($(date +%s%N) - start) / 1000000))
[ "$(requests ' /page/')" -eq 8 ] && [ $took -ge 700 ]
ok "requests to a host keep their distance: $took ms: $(cat log)"
set --
for i in 1 2 3 4 5 6; do set -- "$@" /slow/of-six/$i; done
make_site 'rate: 1000, connections: 50, timeout: 300s' "$@"
expect 0 check -C site --external
awk '/of-six/ { from[++n] = $1; to[n] = $2 }
    END {
        for (i = 1; i <= n; i++) {
            together = 0
            for (k = 1; k <= n; k++)
                together += from[k] <= from[i] && from[i] < to[k]
            if (together > 2) exit 1
        }
        exit n != 6
    }' log
ok "two requests to a host at a time, and no more: $(cat log)"

# ---- places on pages ----

make_site "$quick" '/page#one' '/page#nowhere'
expect 0 check -W -C site --external
make_site "$quick, anchors: true" '/page#one' '/page#two' '/page#thre%65' \
    '/page#top' '/page#nowhere' '/page/2#:~:text=x' '/pdf#page=2' /page/3 \
    '/status/404#x'
expect 0 check -C site --external
says err "content/index.rst:8:1: warning: link to '$at/page#nowhere': the page has no anchor 'nowhere'"
says err "content/index.rst:12:1: warning: link to '$at/status/404#x': 404 Not Found"
lines err '[link-external]' 2
[ "$(requests ' /page ')" -eq 1 ]
ok "a page is asked for once for all its places: $(cat log)"
: >log
expect 0 check -C site --external
says out '0 good, 3 cached as good, 2 broken'
lines err '[link-external]' 2

# ---- links in templates, and links of several pages ----

make_site "$quick" /page
printf 'Two\n===\n\n`here <%s/status/404>`__\n' "$at" >site/content/two.rst
printf '# Three\n\nText, and\n[here](%s/status/404).\n' "$at" \
    >site/content/three.md
mkdir -p site/templates
cp "$root"/templates/*.mustache site/templates
sed -i "s|</body>|<a href=\"$at/status/410\">x</a></body>|" \
    site/templates/*.mustache
expect 0 check -C site --external
says err "content/two.rst:4:1: warning: link to '$at/status/404'"
says err "content/three.md:4:1: warning: link to '$at/status/404'"
lines err "$at/status/410" 1
says err 'help: this link is on 5 pages; it may be in a template'
[ "$(requests 'GET /status/404')" -eq 1 ]
ok "an address is asked for once"
"$perfpress" check -q -j1 -C site --external 2>one
"$perfpress" check -q -j4 -C site --external 2>four
cmp -s one four
ok "the same with one thread and with four"
rm -r site/templates site/content/t*

# ---- the end before the end ----

# Two requests at a time: when the second silent page is asked for, both others
# were answered.
make_site 'rate: 1000, timeout: 300s' /page/1 /page/2 /silent/1 /silent/2 /silent/3
for signal in INT:2 TERM:15; do
    : >log
    env --default-signal=INT "$perfpress" check -C site --external >out 2>err &
    check=$!
    await eval '[ "$(requests "^asked")" -eq 2 ]'
    kill -s "${signal%:*}" $check
    wait $check 2>/dev/null
    status=$?
    [ $status -eq $((128 + ${signal#*:})) ]
    ok "SIG${signal%:*} ends it: $status"
    silent err
    [ "$(grep -c /page cache/perfpress/links)" -eq 2 ]
    ok "what was answered is kept"
    rm cache/perfpress/links
done

# ---- what the configuration may say ----

for wrong in 'age: 5' 'age: soon' 'timeout: 0s' 'time: -1m' 'rate: 0' \
    'rate: fast' 'connections: 0' 'tries: 1.5' 'anchors: 1' 'ignore: {a: b}' \
    'ignore: [[x]]' 'time: [1m]' 'time: 1e99d' 'rate: nan'; do
    make_site "$wrong"
    expect 2 check -C site
    says err 'perfpress.yaml:1:'
    says err "invalid value for '${wrong%%:*}'"
done
make_site 'ignored: x'
expect 2 check -C site
says err "did you mean 'ignore'?"
echo 'external: yes' >site/perfpress.yaml
expect 2 check -C site
says err 'a map of keys'
for right in 'age: 1.5d' 'age: 0' 'timeout: 90s' 'rate: 0.5' 'anchors: false' \
    'ignore: []' ''; do
    make_site "$right"
    expect 0 check -W -C site
done

sum_up
