#!/bin/sh
# SPDX-License-Identifier: MIT
# run.sh: what is said of a site depends on the site alone: not on the number
# of threads, nor on which file is checked first.
set -u
cd "$(dirname "$0")/../.." || exit 3
root=$PWD
. tests/shell.sh

# EVERY=1 tries each number of threads, and several rounds.
jobs='2 8'
[ "${EVERY:-29}" -ne 1 ] || jobs=$(seq 8)

# Builds a site with 1 to 8 threads: the same is said. ROUNDS times each if
# EVERY=1, else once.
same() { # WHAT ROUNDS
    rounds=$2
    [ "${EVERY:-29}" -eq 1 ] || rounds=1
    "$perfpress" build -q -j 1 -C site -o "$tmp/built" 2>wanted
    wanted=$?
    for j in $jobs; do
        for i in $(seq "$rounds"); do
            "$perfpress" build -q -j "$j" -C site -o "$tmp/built" 2>err
            status=$?
            cmp -s wanted err && [ "$status" -eq "$wanted" ] && continue
            false
            ok "$1, -j $j, round $i: exit status $status, not $wanted:
$(diff wanted err | head)"
            return
        done
    done
    true
    ok "$1"
}

# ---- a rule that reads the file that another thread checks ----

# A site with the dataset NUMBERS, a text among its numbers, and the dataset
# RULE, whose schema reads it; the page does what is on standard input.
site() { # NUMBERS RULE
    rm -rf site
    mkdir -p site/content site/data
    printf 'title: T\nwarnings: {data-number: error}\n' >site/perfpress.yaml
    { echo n; seq 200; echo 1x; } >"site/data/$1.csv"
    { echo a; seq 3000; } >site/data/m.csv
    printf 'a\n1\n' >"site/data/$2.csv"
    cat >"site/data/$2.schema.yaml" <<END
fields:
  - {name: a, type: integer}
checks:
  - name: other
    let: |
      other = pd.read_csv('$1.csv')
      df['m'] = len(other)
    expect: m > 0
END
    sed "s/NUMBERS/$1/; s/RULE/$2/" >site/content/index.rst
}

page() { # TABLE...: a page of csv-tables
    printf 'T\n=\n'
    for t; do
        printf '\n.. csv-table::\n   :file: %s.csv\n   :header-rows: 1\n' "$t"
    done
}

for names in 'b c' 'z a'; do
    # shellcheck disable=SC2086
    set -- $names
    page NUMBERS RULE m | site "$1" "$2"
    same "a rule reads what no page does, $1 and $2" 5
    expect 0 check -q -j 8 -C site
    says_not err data-number

    { page RULE m && printf '\n.. df-table::\n\n   df = pd.read_csv("NUMBERS.csv")\n'; } |
        site "$1" "$2"
    same "a rule reads what a page does, $1 and $2" 5
    expect 1 check -q -j 8 -C site
    lines err '[data-number]' 1
done

# ---- a schema with faults that many pages come upon ----

page RULE | site b c
printf 'fields:\n  - {nme: a, type: integr}\nchecks: 1\n' >site/data/c.schema.yaml
for i in $(seq 40); do
    { printf 'T%s\n==\n\n' "$i" && seq -f '|word%g|' $((i * 8)) && page c; } >"site/content/p$i.rst"
done
same 'pages that share a schema with faults' 3
lines err '[schema-key]' 1

# ---- all faults that the other tests have, in one site ----

rm -rf site
mkdir -p site/content site/data
printf 'title: T\nbase_url: https://example.com/\n' >site/perfpress.yaml
for f in "$root"/tests/golden/*/in.*; do
    case=${f%/*}
    cp "$f" "site/content/${case##*/}.${f##*.}"
done
for f in "$root"/tests/golden/*/*.csv "$root"/tests/site/*/data/*; do
    cp -R "$f" site/data/
done
same 'every fault' 1
[ "$(wc -l <wanted)" -gt 1000 ]
ok 'few faults'
sum_up
