#!/bin/sh
# run.sh BUILD [quick]: runs every unit test and every case below tests/, JOBS at
# a time, and closes with the sum. `quick` runs the unit tests and the suites
# that take seconds. A test is a program that prints cmocka's lines
# or, last, "N passed, N failed". "skipped: PACKAGE" is a line of one that
# misses a program, for all of it or a part; those are named before the sum.
# One that takes more than TEST_SECONDS has failed. What a test printed stays in
# BUILD/tests/log/. Of the tests that make a great many tries, EVERY,
# EVERY_CALL and KILLS say how many of them: EVERY=1 EVERY_CALL=1 KILLS=100
# for all. EXCEPT is a pattern of tests that are not run. Where TMPDIR is not set,
# their files are in memory if there is 1 GB of it: a disk is slower.
set -u
cd "$(dirname "$0")/.."

# Runs one and prints a line of it: what follows on its "N passed" is the sum.
one() { # BUILD NAME
    build=$1 name=$2
    log=$build/tests/log/$(echo "$name" | tr / -)
    case $name in
    *.sh) set -- sh "$name" ;;
    *) set -- "$build/$name" ;;
    esac
    start=$(date +%s)
    # shellcheck disable=SC2016
    sh -c 'echo $$ >"$0.pid" && exec timeout -k 10 "$@"' "$log" \
        "${TEST_SECONDS:-1800}" "$@" >"$log" 2>&1 </dev/null
    status=$?
    rm -f "$log.pid"
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
    if [ "$status" -ne 0 ] && [ "$f" -eq 0 ]; then f=1; fi
    if [ -z "$reason" ] && [ "$((p + f))" -eq 0 ]; then
        echo "$name: ran no test" >>"$log"
        f=1
    fi
    echo "$p $f $name $reason" >"$log.sum"
    took=$(($(date +%s) - start))
    if [ "$f" -gt 0 ]; then
        { cat "$log"; echo "FAILED: $name ($f)"; } >"$log.failed"
        cat "$log.failed"
    elif [ "$p" -eq 0 ]; then
        echo "       skipped: $name: $reason"
    else
        printf '%6d passed: %s%s\n' "$p" "$name" \
            "$([ "$took" -lt 5 ] || echo " ($took s)")"
    fi
}

if [ "$1" = one ]; then
    one "$2" "$3"
    exit
fi

build=$1 only=.
[ "${2:-}" != quick ] ||
    only='/test_|/(build|check|cli|df|doctree|golden|hostile|load|serve|site|table)/run'
unset GITHUB_ACTIONS GITHUB_WORKSPACE GITHUB_STEP_SUMMARY CI_PROJECT_DIR
export PERFPRESS="$PWD/$build/perfpress" CMOCKA_MESSAGE_OUTPUT=stdout
logs=$build/tests/log
rm -rf "$logs"
mkdir -p "$logs"

# A python3 that is a script, as pyenv's, takes long to start the real one.
if python=$(python3 -c 'import sys; print(sys.executable)' 2>/dev/null); then
    PATH=${python%/*}:$PATH
fi

# Whether there is 1 GB of memory for files, from which programs may run. Tests
# that become another user write there, too.
has_memory() { # FOLDER
    [ "$(stat -f -c %T "$1" 2>/dev/null)" = tmpfs ] &&
        [ "$(df -Pk "$1" | awk 'NR == 2 { print $4 }')" -ge 1000000 ] &&
        ours=$(mktemp -d "$1/perfpress-tests.XXXXXX") || return
    chmod 1777 "$ours"
    printf '#!/bin/sh\n' >"$ours/runs"
    chmod +x "$ours/runs"
    if ! "$ours/runs" 2>/dev/null; then
        rm -r "$ours"
        return 1
    fi
}

# Ends the tests that still run, each in a group of its own, when this script is
# interrupted, and removes their files.
finish() {
    trap '' INT TERM HUP
    for f in "$logs"/*.pid; do
        [ ! -f "$f" ] || kill "$(cat "$f")" 2>/dev/null || continue
        while [ -f "$f" ] && kill -0 "$(cat "$f")" 2>/dev/null; do sleep 0.1; done
    done
    chmod -R u+w "$ours"
    rm -rf "$ours"
}

if [ -z "${TMPDIR-}" ] && has_memory /dev/shm; then
    export TMPDIR="$ours"
    trap finish EXIT
    trap 'exit 130' INT
    trap 'exit 143' TERM
    trap 'exit 129' HUP
fi

export EVERY="${EVERY:-29}" EVERY_CALL="${EVERY_CALL:-31}" KILLS="${KILLS:-20}"

# What takes longest comes first: serve, net and publish are mostly waiting,
# beside what keeps a core busy.
{
    for t in publish/run.sh fetch/run.sh serve/run.sh sphinx/run.sh oracle/run.sh \
        net/run.sh publish/test_s3 build/run.sh hostile/run.sh threads/run.sh \
        reproducible/run.sh cli/run.sh reach/run.sh docs/run.sh site/run.sh \
        golden/run.sh df/test_df load/run.sh ci/run.sh chart/run.sh \
        sqlite/run.sh highlight/test_highlight output/test_commit \
        output/test_commit_macos explain/run.sh; do
        echo "tests/$t"
    done
    for t in tests/*/run.sh tests/*/test_*.c; do
        echo "${t%.c}"
    done
} | awk '!seen[$0]++' | grep -E "$only" |
    grep -vE "${EXCEPT:-^$}" |
    xargs -n 1 -P "${JOBS:-$((3 * $(nproc)))}" sh tests/run.sh one "$build"
cat "$logs"/*.failed 2>/dev/null
cat "$logs"/*.sum | awk '
    { passed += $1; failed += $2 }
    $4 {
        name = $3; sub(/\/run.sh$/, "", name)
        reason = $0; sub(/^[^ ]* [^ ]* [^ ]* /, "", reason)
        skipped = skipped (skipped ? ", " : "") name " (" reason ")"
    }
    END {
        if (skipped) print "\nskipped: " skipped
        print (skipped ? "" : "\n") passed + 0 " passed, " failed + 0 " failed"
        exit failed > 0
    }'
