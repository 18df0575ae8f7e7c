#!/bin/sh
# run.sh: each chart of cases.txt is drawn and read back (read.py), as are those of
# the project's own site (site.py), and its texts are measured in Chromium and
# Firefox, where these are there (boxes.js); and the colours.
set -u
root=$(cd "$(dirname "$0")/../.." && pwd)
# shellcheck source=tests/shell.sh
. "$root/tests/shell.sh"
build=$(dirname "$perfpress")
here=$root/tests/chart

add() { # SUM: of "N passed, N failed"
    passed=$((passed + ${1%% *}))
    rest=${1#*, }
    failed=$((failed + ${rest%% *}))
}

mkdir svg
python3 "$here/read.py" "$build/tests/chart/live_draw" svg >out
grep -v '^[0-9]* passed' out
add "$(tail -n 1 out)"

# Drawings in rows of tables, of a test's page and of the project's own.
"$perfpress" build -q -C "$root" -o "$PWD/site"
ok "the site builds"
python3 "$here/site.py" "$root/content" site >out
grep -v '^[0-9]* passed' out
add "$(tail -n 1 out)"
golden=$root/tests/golden/sparks/out.html releases=site/trn1/across-releases.html
python3 "$here/sparks.py" >out <<EOF
$golden  ratios  line  +  Apr 2023  Sep 2023  May 2025
$golden  percentiles  range  -  Latency P50 (ms)  Latency P90 (ms)  Latency P99 (ms)
$golden  changes  values  =  Q1  Q2  Q3  Q4
$golden  widths  line  +  Rate, old (/s)  Rate, new (/s)
$golden  bars  bars  =  Small (ms)  Middle (ms)  Large (ms)
$releases  releases-encoder-throughput  line  +  Apr 2023  Sep 2023  May 2025
$releases  releases-encoder-latency  line  -  Apr 2023  Sep 2023  May 2025
EOF
grep -v '^[0-9]* passed' out
add "$(tail -n 1 out)"

python3 "$here/colours.py" >out
grep -v '^[0-9]* passed' out
add "$(tail -n 1 out)"

if command -v node >/dev/null; then
    node "$here/boxes.js" "$build" svg >out
    grep -v '^[0-9]* passed' out
    add "$(tail -n 1 out)"
else
    echo "skipped: nodejs"
fi
sum_up
