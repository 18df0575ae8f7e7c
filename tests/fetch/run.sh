#!/bin/sh
# SPDX-License-Identifier: MIT
# run.sh: `perfpress fetch` with files for databases, from a bucket and a web
# server; queries to real servers, and to a false one that misbehaves.
set -u
cd "$(dirname "$0")/../.."
if ! command -v python3 >/dev/null; then
    echo "skipped: python3"
    exit 0
fi
build=$(dirname "$(realpath "$PERFPRESS")")
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
trap 'exit 1' INT TERM
chmod 755 "$dir" # for the user of PostgreSQL
names="databases core differs sources faulty"
for name in $names; do
    mkdir "$dir/$name"
    python3 "tests/fetch/$name.py" "$build" "$dir/$name" \
        >"$dir/$name.log" 2>&1 &
done
wait
passed=0 failed=0
for name in $names; do
    cat "$dir/$name.log"
    sum=$(grep -Eo '^[0-9]+ passed, [0-9]+ failed' "$dir/$name.log")
    p=${sum%% *} f=${sum#*, } f=${f%% *}
    passed=$((passed + ${p:-0})) failed=$((failed + ${f:-1}))
done
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
