#!/bin/sh
# SPDX-License-Identifier: MIT
# run.sh: the index of a search has the same bytes whether one thread
# collects its pages or many do: names that repeat on other pages, tables that
# share columns, a column with too many names for a list (no thread of eight
# meets them all), dates that are the same, letters of many scripts. Prints what
# does not hold, then "N passed, N failed".
set -u
root=$(cd "$(dirname "$0")/../.." && pwd) || exit 3
. "$root/tests/shell.sh"

content=$tmp/site/content
mkdir -p "$content"
echo 'title: Threads' >"$tmp/site/perfpress.yaml"
awk -v content="$content" 'BEGIN {
    for (i = 0; i < 60; i++) {
        f = content "/page" i ".csv"
        print "Model,Inst. Type,Serial,Rate,Größe" > f
        for (r = 0; r < 20; r++)
            printf "model-%d-%d,%s,a-long-serial-%d,%.2f,%s\n", i % 7, r, r % 3 ? "small" : "large", i * 20 + r, i * r / 7, r % 2 ? "中文字" : "Straße" > f
        close(f)
        f = content "/page" i ".rst"
        printf "Page %d\n=======\n\nWhat `{` and \\\\ stand for.\n\n.. df-table:: Rates %d\n   :header-rows: 1\n\n   df = pd.read_csv(\"page%d.csv\")\n", i, i % 5, i > f
        close(f)
    }
}'
for jobs in 1 2 8; do
    "$perfpress" build -q -j $jobs -C "$tmp/site" -o "$tmp/out$jobs"
    ok "a build with $jobs threads"
    diff -r "$tmp/out1" "$tmp/out$jobs" >"$tmp/diff" && [ -s "$tmp/out1/search/index.js" ]
    ok "$jobs threads: $(head -n 3 "$tmp/diff")"
done
sed -n '/id="serial"/,/<\/section>/p' "$tmp/out8/all.html" >"$tmp/serial"
grep -q 'too long to show' "$tmp/serial" &&
    grep -q 'and 40 more tables' "$tmp/serial"
ok "the tables of a column with many names: $(head -n 3 "$tmp/serial")"
sum_up
