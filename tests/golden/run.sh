#!/bin/sh
# run.sh [CASE...]: builds each case as a site of one page and compares.
#   CASE/in.rst or in.md   the page; other files of the folder lie beside it
#   CASE/perfpress.yaml    its configuration, if it needs one
#   CASE/out.html          what stands in the page's <article>, if it is built
#   CASE/out.diag          the diagnostics, where there are any
# GOLDEN_UPDATE=1 writes the out files instead: read the diff afterwards.
set -u
here=$(cd "$(dirname "$0")" && pwd)
perfpress=${PERFPRESS:-$here/../../build/perfpress}
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
passed=0 failed=0

build() { # CASE -> $tmp/html, $tmp/diag
    rm -rf "$tmp/site"
    mkdir -p "$tmp/site/content"
    cp -R "$1/." "$tmp/site/content/"
    rm -f "$tmp/site/content/out.html" "$tmp/site/content/out.diag"
    if [ -f "$1/perfpress.yaml" ]; then
        mv "$tmp/site/content/perfpress.yaml" "$tmp/site/"
    else
        echo 'title: Golden' >"$tmp/site/perfpress.yaml"
    fi
    (cd "$tmp/site" && NO_COLOR=1 "$perfpress" build -q) 2>"$tmp/diag" >"$tmp/out"
    status=$?
    : >"$tmp/html"
    [ -f "$tmp/site/public/in.html" ] &&
        sed -n '/<article/,/<\/article>/p' "$tmp/site/public/in.html" |
        sed '1d;$d' >"$tmp/html"
    [ "$status" -lt 4 ]
}

same() { # GOT WANTED
    if [ -n "${GOLDEN_UPDATE-}" ]; then
        if [ -s "$1" ]; then cp "$1" "$2"; else rm -f "$2"; fi
        return 0
    fi
    wanted=$2
    [ -f "$wanted" ] || wanted=/dev/null
    diff -u "$wanted" "$1"
}

[ $# -gt 0 ] || set -- "$here"/*/
for case; do
    case=${case%/}
    if build "$case" && same "$tmp/html" "$case/out.html" &&
        same "$tmp/diag" "$case/out.diag"; then
        passed=$((passed + 1))
    else
        echo "FAILED: $case (exit status $status)"
        cat "$tmp/diag"
        failed=$((failed + 1))
    fi
done
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
