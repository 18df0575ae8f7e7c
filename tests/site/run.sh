#!/bin/sh
# run.sh [CASE...]: builds each case, a whole site, and compares every file.
#   CASE/perfpress.yaml, content/, data/, templates/   the site
#   CASE/args       words for `perfpress build`, if any
#   CASE/expected/  every file of the output, byte for byte; none when the
#                   build must fail. A name in CASE/only limits it to those.
#   CASE/diag       the diagnostics, where there are any
# GOLDEN_UPDATE=1 writes expected/ and diag instead.
set -u
here=$(cd "$(dirname "$0")" && pwd)
perfpress=${PERFPRESS:-$here/../../build/perfpress}
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
passed=0 failed=0

build() { # CASE
    rm -rf "$tmp/site" "$tmp/out"
    cp -R "$1" "$tmp/site"
    rm -rf "$tmp/site/expected" "$tmp/site/diag" "$tmp/site/public"
    args=$(cat "$1/args" 2>/dev/null)
    # shellcheck disable=SC2086
    (cd "$tmp/site" && NO_COLOR=1 "$perfpress" build -q -o "$tmp/out" $args) \
        2>"$tmp/diag" >"$tmp/log"
    status=$?
    mkdir -p "$tmp/out"
    if [ -f "$1/only" ]; then
        (cd "$tmp/out" && find . -type f | sed 's|^\./||' |
            grep -vxF -f "$1/only" | tr '\n' '\0' | xargs -0 rm -f)
        find "$tmp/out" -mindepth 1 -type d -empty -delete
    fi
    [ "$status" -lt 4 ]
}

check() { # CASE
    if [ -n "${GOLDEN_UPDATE-}" ]; then
        rm -rf "$1/expected" "$1/diag"
        [ -n "$(ls -A "$tmp/out")" ] && cp -R "$tmp/out" "$1/expected"
        [ -s "$tmp/diag" ] && cp "$tmp/diag" "$1/diag"
        return 0
    fi
    mkdir -p "$tmp/none"
    expected=$1/expected diag=$1/diag
    [ -d "$expected" ] || expected=$tmp/none
    [ -f "$diag" ] || diag=/dev/null
    diff -ru "$expected" "$tmp/out" && diff -u "$diag" "$tmp/diag"
}

[ $# -gt 0 ] || set -- "$here"/*/
for case; do
    case=$(cd "$case" && pwd)
    [ -f "$case/perfpress.yaml" ] || continue
    if build "$case" && check "$case"; then
        passed=$((passed + 1))
    else
        echo "FAILED: ${case#"${here%/*/*}/"} (exit status $status)"
        cat "$tmp/diag"
        failed=$((failed + 1))
    fi
done
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
