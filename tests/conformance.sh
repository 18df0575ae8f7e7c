#!/bin/sh
# conformance.sh BUILD FROM: runs every script of tests/conformance/ on the
# published cases below FROM. Each gets BUILD and FROM and prints, last,
# "NAME: N passed, N failed"; the last line is the sum.
set -u
cd "$(dirname "$0")/.."
build=$1 from=${2:-}
[ -d "$from/specs" ] || {
    echo "usage: make conformance FROM=folder-with-specs" >&2
    exit 2
}
status=0 passed=0 failed=0
for script in tests/conformance/*.sh; do
    out=$(sh "$script" "$build" "$from") || status=1
    printf '%s\n' "$out"
    sum=$(printf '%s\n' "$out" | sed -n '$s/.*: \([0-9]*\) passed, \([0-9]*\) failed$/\1 \2/p')
    [ -n "$sum" ] || status=1
    sum=${sum:-0 1}
    passed=$((passed + ${sum% *})) failed=$((failed + ${sum#* }))
done
echo "$passed passed, $failed failed"
exit $status
