#!/bin/sh
# pages.sh BUILD FROM: builds the real pages that FROM has and compares each
# with what it must show: every table, cell, link, heading and paragraph.
set -u
build=$1 from=$2
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
passed=0 failed=0

check() { # SITE PAGE EXPECTED
    "$build/perfpress" build -q -C "$1" -o "$tmp/out" >"$tmp/log" 2>&1
    if [ $? -le 1 ] && [ -f "$tmp/out/$2.html" ] &&
        python3 "$from/tools/compare.py" "$3" "$tmp/out/$2.html" >>"$tmp/log"; then
        passed=$((passed + 1))
    else
        echo "FAILED: $1 $2"
        cat "$tmp/log"
        failed=$((failed + 1))
    fi
    rm -rf "$tmp/out"
}

check "$from/corpus/2023-09" trn1/trn1-performance \
    "$from/corpus/2023-09/expected/trn1-performance.json"
echo "pages: $passed passed, $failed failed"
[ "$failed" -eq 0 ]
