#!/bin/sh
# run.sh: each chart of cases.txt (its name, a CSV file of data/, with ":N" its first
# N rows, and the words of live_draw, parted by two blanks) is drawn and read back
# (read.py), as are those of the project's own site (site.py), and its texts are
# measured in Chromium and Firefox, where these are there (boxes.js); and the
# colours. A chart whose name begins with a number has about so many points: 20
# take at most 1,500 bytes, 40 to 80 at most 2,800.
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
while IFS= read -r line; do
    words=$(printf '%s' "$line" | sed 's/  /\n/g')
    oldifs=$IFS
    IFS='
'
    # shellcheck disable=SC2086
    set -- $words
    IFS=$oldifs
    name=$1 file=rows.csv rows=${2#*.csv} most=2300
    rows=${rows#:}
    head -n $((${rows:-999} + 1)) "$here/data/${2%:*}" >"$file"
    case $name in 20*) most=1500 ;; [4-8]0*) most=2800 ;; esac
    shift 2
    ID=$name "$build/tests/chart/live_draw" "$file" "$@" >"svg/$name.svg"
    ok "$name: is drawn"
    python3 "$here/read.py" "$file" "$@" <"svg/$name.svg" >out
    grep -v '^[0-9]* passed' out | sed "s/^FAILED: /&$name: /"
    add "$(tail -n 1 out)"
    size=$(gzip -9nc "svg/$name.svg" | wc -c)
    [ "$size" -le $most ]
    ok "$name: takes $size bytes"
done <"$here/cases.txt"

# Drawings in rows of tables, of a test's page and of the project's own.
"$perfpress" build -q -C "$root" -o "$PWD/site"
ok "the site builds"
python3 "$here/site.py" "$root/content" site >out
grep -v '^[0-9]* passed' out
add "$(tail -n 1 out)"
golden=$root/tests/golden/sparks/out.html releases=site/trn1/across-releases.html
read_sparks() { # PAGE TABLE KIND BETTER COLUMN...
    python3 "$here/sparks.py" "$@" >out
    grep -v '^[0-9]* passed' out | sed "s|^FAILED: |&$1: |"
    add "$(tail -n 1 out)"
}
read_sparks "$golden" ratios line + 'Apr 2023' 'Sep 2023' 'May 2025'
read_sparks "$golden" percentiles range - 'Latency P50 (ms)' 'Latency P90 (ms)' 'Latency P99 (ms)'
read_sparks "$golden" changes values = Q1 Q2 Q3 Q4
read_sparks "$golden" widths line + 'Rate, old (/s)' 'Rate, new (/s)'
read_sparks "$golden" bars bars = 'Small (ms)' 'Middle (ms)' 'Large (ms)'
read_sparks "$releases" releases-encoder-throughput line + 'Apr 2023' 'Sep 2023' 'May 2025'
read_sparks "$releases" releases-encoder-latency line - 'Apr 2023' 'Sep 2023' 'May 2025'

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
