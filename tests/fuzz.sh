#!/bin/sh
# fuzz.sh BUILD SECONDS [NAME...]: runs the fuzz targets (all, or those named:
# csv, yaml), each for so long, from the tests' own inputs and those in the
# folder $SEEDS, if there is one. What it finds is left in BUILD/found; inputs
# that reach new code stay in BUILD/corpus.
set -u
cd "$(dirname "$0")/.."
build=$1 seconds=$2
shift 2
[ $# -gt 0 ] || set -- $(ls tests/fuzz | sed -n 's/^fuzz_\(.*\)\.c$/\1/p')
status=0
for name; do
    mkdir -p "$build/corpus/$name" "$build/found"
    seeds=
    for folder in tests/golden tests/df content data "tests/fuzz/seeds/$name" \
        ${SEEDS:+"$SEEDS"}; do
        [ -d "$folder" ] && seeds="$seeds $folder"
    done
    if "$build/tests/fuzz/fuzz_$name" "$build/corpus/$name" $seeds \
        -max_total_time="$seconds" -max_len=16384 -timeout=10 \
        -rss_limit_mb=1024 -artifact_prefix="$build/found/$name-" \
        >"$build/found/$name.log" 2>&1; then
        echo "$name: $(tail -n 1 "$build/found/$name.log"), no fault"
    else
        tail -n 40 "$build/found/$name.log"
        echo "FAILED: $name"
        status=1
    fi
done
exit $status
