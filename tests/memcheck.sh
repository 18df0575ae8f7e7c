#!/bin/sh
# memcheck.sh PROGRAM...: runs unit tests under valgrind; any finding of it, or
# a leak, is a failure.
set -u
log=$(mktemp)
trap 'rm -f "$log"' EXIT
passed=0 failed=0
export KILLS=3 EVERY=199 EVERY_CALL=199 # of what tries a great many
for t in "$@"; do
    valgrind -q --suppressions=tests/memcheck.supp --error-exitcode=99 --leak-check=full \
        --errors-for-leak-kinds=definite,indirect "$t" >"$log" 2>&1
    if [ $? -eq 99 ]; then
        cat "$log"
        echo "FAILED: $t"
        failed=$((failed + 1))
    else
        passed=$((passed + 1))
    fi
done
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
