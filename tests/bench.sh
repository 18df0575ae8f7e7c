#!/bin/sh
# bench.sh PERFPRESS: makes a site of 1,000 pages with a 20-row df-table each,
# builds it cold, and shows the time beside `cp -r` of the output, the memory,
# and what the index of the search, and a chart on each page, add to the time that
# processors are at work.
# PAGES and FOLDERS change its size.
set -eu
perfpress=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
pages=${PAGES:-1000} folders=${FOLDERS:-20} runs=${RUNS:-7}
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT

make_site() {
    mkdir -p "$tmp/site/content" "$tmp/site/data"
    echo 'title: Benchmark' >"$tmp/site/perfpress.yaml"
    printf 'Inst. Type,On-Demand hourly rate\nsmall,1.34\nlarge,21.50\n' \
        >"$tmp/site/data/prices.csv"
    awk -v pages="$pages" -v folders="$folders" -v root="$tmp/site/content" '
    function page(i, dir, name,   f, r) {
        f = dir "/" name ".csv"
        print "Model,Inst. Type,Task,Throughput (inference/sec)," \
            "Latency P50 (ms),Latency P99 (ms),Batch Size,Sequence Length" > f
        for (r = 0; r < 20; r++)
            printf "model-%d-%d,%s,Raw Output (AutoModel),%.2f,%.2f,%.2f,%d,128\n",
                i, r, (r % 3 ? "small" : "large"), 500 + (i * 37 + r * 101) % 3000 + r / 7,
                1 + r / 3, 1.2 + r / 3, 2 ^ (r % 5) > f
        close(f)
        f = dir "/" name ".rst"
        printf ".. _page-%d:\n\nBenchmark %d\n%s\n\n", i, i, "=====================" > f
        print "What this page shows is **measured**, as :ref:`page-" (i % pages) + 1 "` is.\n" > f
        print "Results\n-------\n\n.. df-table::\n   :header-rows: 1\n" > f
        print "   df = pd.read_csv(\"" name ".csv\")" > f
        print "   df = pd.merge(df, pd.read_csv(\"prices.csv\"), on=\"Inst. Type\")" > f
        print "   df[\"Cost per 1M inferences\"] = ((1.0e6 / df[\"Throughput (inference/sec)\"]) * (df[\"On-Demand hourly rate\"] / 3.6e3)).map(\"${:,.3f}\".format)" > f
        print "   df = df.sort_values([\"Model\", \"Cost per 1M inferences\"])\n" > f
        print ".. note::\n   Cost is calculated from the *on-demand* hourly rate.\n" > f
        close(f)
    }
    BEGIN {
        for (k = 0; k < folders; k++) {
            dir = sprintf("%s/part%03d", root, k)
            system("mkdir -p " dir)
            for (i = k + 1; i <= pages; i += folders)
                page(i, dir, sprintf("page%05d", i))
        }
    }'
}

now() { date +%s%N; }

# Each run writes into folders of its own: a file system is slower where files
# have just been deleted.
measure() { # prints a line a run: build and copy, in microseconds
    for i in $(seq "$runs"); do
        start=$(now)
        "$perfpress" build -q -C "$tmp/site" -o "$tmp/out$i"
        middle=$(now)
        cp -r "$tmp/out$i" "$tmp/copy$i"
        end=$(now)
        echo "$(((middle - start) / 1000)) $(((end - middle) / 1000))"
    done
}

spent() { # sets `spent` to the milliseconds that children were at work so far
    times >"$tmp/spent"
    spent=$(awk -F '[ms ]+' \
        'NR == 2 { printf "%d", ($1 * 60 + $2 + $3 * 60 + $4) * 1000 }' "$tmp/spent")
}

# In turns, so that what else the machine does is the same for both.
compare() { # sets `on` and `off`: milliseconds with the search and without
    on=0 off=0
    cp -r "$tmp/site" "$tmp/plain"
    echo 'search: false' >>"$tmp/plain/perfpress.yaml"
    for i in $(seq $((2 * runs))); do
        spent && start=$spent
        "$perfpress" build -q -C "$tmp/site" -o "$tmp/on$i"
        spent && on=$((on + spent - start)) start=$spent
        "$perfpress" build -q -C "$tmp/plain" -o "$tmp/off$i"
        spent && off=$((off + spent - start))
        rm -r "$tmp/on$i" "$tmp/off$i"
    done
}

# The same with a site whose pages draw a chart of their table, by check, which
# does all but write: the disk's moods are greater than what is measured.
compare_charts() { # sets `drawn` and `bare`: milliseconds with charts and without
    drawn=0 bare=0
    cp -r "$tmp/site" "$tmp/charts"
    find "$tmp/charts/content" -name '*.rst' | while read -r page; do
        name=$(basename "$page" .rst)
        sed -i "s/^   :header-rows: 1/&\n   :name: $name/" "$page"
        printf '\n.. df-chart:: Latency\n   :table: %s\n   :plot: %s\n' \
            "$name" 'barh(x="Model", y="Latency P99 (ms)")' >>"$page"
    done
    for i in $(seq $((2 * runs))); do
        spent && start=$spent
        "$perfpress" check -q -C "$tmp/charts"
        spent && drawn=$((drawn + spent - start)) start=$spent
        "$perfpress" check -q -C "$tmp/site"
        spent && bare=$((bare + spent - start))
    done
}

make_site
"$perfpress" build -q -C "$tmp/site" -o "$tmp/warm"
memory=$("$perfpress" build -v -C "$tmp/site" -o "$tmp/out0" 2>&1 |
    sed -n 's/.*memory \([0-9]*\) MB.*/\1/p')
measure >"$tmp/times"
compare
compare_charts
awk -v drawn="$drawn" -v bare="$bare" -v p="$pages" -v m="$memory" -v on="$on" -v off="$off" -v size="$(du -sk "$tmp/warm" | cut -f 1)" '
    function median(v, n,   i, k, t) {
        for (i = 2; i <= n; i++)
            for (k = i; k > 1 && v[k] < v[k - 1]; k--) {
                t = v[k]; v[k] = v[k - 1]; v[k - 1] = t
            }
        return v[int((n + 1) / 2)]
    }
    { build[NR] = $1; copy[NR] = $2; ratio[NR] = $1 / $2 }
    END {
        r = median(ratio, NR)
        printf "%d pages, %.1f MB written; medians of %d runs\n", p, size / 1024, NR
        printf "build  %8.1f ms\n", median(build, NR) / 1000
        printf "cp -r  %8.1f ms\n", median(copy, NR) / 1000
        printf "ratio  %8.2f (at most 3)\n", r
        printf "memory %8d MB (at most 64)\n", m
        printf "search %8.2f times the work of a build without (at most 1.2)\n", on / off
        printf "charts %8.2f times the work of a check without (at most 1.25)\n", drawn / bare
        exit !(r <= 3 && m != "" && m <= 64 && on <= 1.2 * off && drawn <= 1.25 * bare)
    }' "$tmp/times"
