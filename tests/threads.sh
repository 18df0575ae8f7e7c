#!/bin/sh
# SPDX-License-Identifier: MIT
# threads.sh BUILD: the project's site, the tests' sites and the preview with a
# program made under ThreadSanitizer, 8 threads each. Closes with the sum.
set -u
cd "$(dirname "$0")/.." || exit 3
root=$PWD
build=$1
case $build in
/*) ;;
*) build=$root/$build ;;
esac
PERFPRESS=$build/perfpress
export PERFPRESS CMOCKA_MESSAGE_OUTPUT=stdout
. "$root/tests/shell.sh"
export TSAN_OPTIONS="log_path=$tmp/race exitcode=66"

# Runs a command; whatever its status, no race has been seen.
raceless() { # WHAT COMMAND...
    what=$1
    shift
    "$@" >"$tmp/said" 2>&1 </dev/null
    status=$?
    ! cat "$tmp"/race.* 2>/dev/null && [ "$status" -lt 66 ]
    ok "$what: exit status $status: $(tail -n 3 "$tmp/said")"
    rm -f "$tmp"/race.*
}

sites() { # FOLDER...
    for from; do
        rm -rf "$tmp/site" "$tmp/built"
        cp -R "$from" "$tmp/site"
        raceless "check $from" "$perfpress" check -q -j 8 -C "$tmp/site"
        raceless "build $from" "$perfpress" build -q -j 8 -C "$tmp/site" -o "$tmp/built"
    done
}

mkdir own
cp -R "$root/perfpress.yaml" "$root/content" "$root/data" "$root/templates" "$root/public" own/
sites "$tmp/own" "$root"/tests/site/*/
for t in base/test_pool load/test_dataset serve/test_preview serve/test_watch; do
    raceless "tests/$t" "$build/tests/$t"
done
for suite in threads serve explain; do
    raceless "tests/$suite" sh "$root/tests/$suite/run.sh"
done
sum_up
