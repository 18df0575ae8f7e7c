#!/bin/sh
# SPDX-License-Identifier: MIT
# weight.sh OUTDIR [BYTES]: no page of results is heavier than BYTES, by
# default 50 KB, with what a browser loads for it before anyone does anything:
# style sheets, scripts, the icon, all as `gzip -9` makes them. tables.js has
# at most 8.25 KB, and whatif.js 9 KB. Pages with whatif.js have at most 10 KB
# more.
#
# Pages of results are all but the guide, whose galleries show everything there
# is, and those that stand where others were. Prints each one's parts.
set -u

if [ $# -lt 1 ] || [ $# -gt 2 ]; then
    echo "usage: weight.sh OUTDIR [BYTES]" >&2
    exit 2
fi
out=$1
limit=${2:-51200}

packed() {
    gzip -9 -n -c "$1" | wc -c | tr -d ' '
}

# What a page loads: addresses below the site's root.
loaded() {
    sed -n -e 's/.*<link rel="\(stylesheet\|icon\)".* href="\([^"]*\)".*/\2/p' \
        -e 's/.*<script src="\([^"]*\)".*/\1/p' "$1" | sed 's|^.*/assets/|assets/|'
}

passed=0
failed=0
for page in $(cd "$out" && find . -name '*.html' ! -path './guide/*' ! -name 404.html | sort); do
    grep -q 'http-equiv="refresh"' "$out/$page" && continue
    sum=$(packed "$out/$page")
    parts="page $sum"
    allowed=$limit
    for file in $(loaded "$out/$page"); do
        n=$(packed "$out/$file") || exit 3
        sum=$((sum + n))
        case $file in
        assets/tables.*) most=8448 ;;
        assets/whatif.*.js) most=9216 allowed=$((limit + 10240)) ;;
        *) most=$n ;;
        esac
        if [ "$n" -gt "$most" ]; then
            failed=$((failed + 1))
            echo "FAILED: $file has $n bytes"
        fi
        parts="$parts, $(basename "$file" | sed 's/\.[0-9a-f]\{8\}\././') $n"
    done
    echo "${page#./}: $sum ($parts)"
    if [ "$sum" -le "$allowed" ]; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "FAILED: ${page#./} has more than $allowed bytes"
    fi
done
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ] && [ "$passed" -gt 0 ]
