#!/bin/sh
# memcheck.sh PROGRAM...: runs unit tests under valgrind, as many at a time as
# there are cores; any finding of it, or a leak, is a failure.
set -u
if [ "$1" = one ]; then
    valgrind -q --suppressions=tests/memcheck.supp --error-exitcode=99 \
        --leak-check=full --errors-for-leak-kinds=definite,indirect \
        "$2" >"$3/$$" 2>&1
    if [ $? -eq 99 ]; then
        cat "$3/$$"
        echo "FAILED: $2"
    else
        echo passed
    fi
    exit
fi
logs=$(mktemp -d)
trap 'rm -rf "$logs"' EXIT
export KILLS=3 EVERY=199 EVERY_CALL=199 # of what tries a great many
printf '%s\n' "$@" |
    xargs -P "$(nproc)" -I {} sh tests/memcheck.sh one {} "$logs" >"$logs/all"
grep -vx passed "$logs/all"
passed=$(grep -cx passed "$logs/all")
failed=$(($# - passed))
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
