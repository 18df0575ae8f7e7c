#!/bin/sh
# conformance.sh BUILD FROM: runs every script of tests/conformance/ on the
# published cases below FROM. Each gets BUILD and FROM and prints, last,
# "NAME: N passed, N failed".
set -u
cd "$(dirname "$0")/.."
build=$1 from=${2:-}
[ -d "$from/specs" ] || {
    echo "usage: make conformance FROM=folder-with-specs" >&2
    exit 2
}
status=0
for script in tests/conformance/*.sh; do
    sh "$script" "$build" "$from" || status=1
done
exit $status
