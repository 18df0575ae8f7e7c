#!/bin/sh
# run.sh BUILD: runs every unit test and every case below tests/, and closes
# with the sum. A test is a program that prints cmocka's lines or, last,
# "N passed, N failed". "skipped: PACKAGE" is a line of one that misses a
# program, for all of it or a part; those are named before the sum. One that
# takes more than TEST_SECONDS has failed.
set -u
cd "$(dirname "$0")/.."
build=$1
unset GITHUB_ACTIONS GITHUB_WORKSPACE GITHUB_STEP_SUMMARY CI_PROJECT_DIR
export PERFPRESS="$PWD/$build/perfpress" CMOCKA_MESSAGE_OUTPUT=stdout
log=$build/tests/log
mkdir -p "$build/tests"
passed=0 failed=0 skipped=''

run() { # NAME COMMAND...
    name=$1
    shift
    timeout --foreground -k 10 "${TEST_SECONDS:-1800}" "$@" >"$log" 2>&1 </dev/null
    status=$?
    [ "$status" -ne 124 ] || echo "$name: took too long" >>"$log"
    sum=$(grep -Eo '^[0-9]+ passed, [0-9]+ failed' "$log" | tail -n 1)
    if [ -n "$sum" ]; then
        p=${sum%% *} f=${sum#*, } f=${f%% *}
    else
        p=$(sed -n 's/^\[  PASSED  \] \([0-9]*\) test.*/\1/p' "$log" | tail -n 1)
        f=$(sed -n 's/^\[  FAILED  \] \([0-9]*\) test.*/\1/p' "$log" | tail -n 1)
    fi
    p=${p:-0} f=${f:-0}
    reason=$(sed -n 's/^skipped: //p' "$log" | sort -u | paste -sd ' ')
    if [ -n "$reason" ]; then
        skipped="$skipped${skipped:+, }${name%/run.sh} ($reason)"
    fi
    if [ -n "$reason" ] && [ "$status$p$f" = 000 ]; then
        echo "       skipped: $name: $reason"
        return
    fi
    if [ "$status" -ne 0 ] && [ "$f" -eq 0 ]; then f=1; fi
    if [ "$((p + f))" -eq 0 ]; then
        echo "$name: ran no test"
        f=1
    fi
    passed=$((passed + p)) failed=$((failed + f))
    if [ "$f" -gt 0 ]; then
        cat "$log"
        echo "FAILED: $name ($f)"
    else
        printf '%6d passed: %s\n' "$p" "$name"
    fi
}

for t in tests/*/test_*.c; do
    t=${t%.c}
    run "$t" "$build/$t"
done
for s in tests/*/run.sh; do
    run "$s" sh "$s"
done
echo
[ -z "$skipped" ] || echo "skipped: $skipped"
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
