#!/bin/sh
# SPDX-License-Identifier: MIT
# run.sh: what `perfpress explain` says of the site beside this file, and
# whether each computed cell of the project's own site can be computed again
# from it. cases.t has cases of a line "$ WORDS", then what is printed, on
# standard output and error. GOLDEN_UPDATE=1 writes it anew.
# Prints what differs, then "N passed, N failed".
set -u
cd "$(dirname "$0")/../.." || exit 3
here=tests/explain
perfpress=${PERFPRESS:-$PWD/build/perfpress}
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
passed=0 failed=0

ok() { # WHAT: counts the status of the last command
    # shellcheck disable=SC2181
    if [ $? -eq 0 ]; then
        passed=$((passed + 1))
    else
        echo "FAILED: $1"
        failed=$((failed + 1))
    fi
}

sed -n 's/^\$ //p' $here/cases.t >"$tmp/commands"
while read -r words; do
    echo "\$ $words"
    (cd $here/site && eval "NO_COLOR=1 \"$perfpress\" explain $words" 2>&1 </dev/null)
    status=$?
    [ $status -eq 0 ] || echo "exit status $status"
done <"$tmp/commands" >"$tmp/cases.t"
if [ -n "${GOLDEN_UPDATE-}" ]; then
    cp "$tmp/cases.t" $here/cases.t
fi
diff -u $here/cases.t "$tmp/cases.t"
ok "cases.t"

for site in . $here/site; do
    rm -f "$tmp"/*.json
    n=0
    for page in "$site"/content/*.* "$site"/content/*/*.*; do
        case $page in
        */labels.rst) continue ;; # labels of rows are not told
        */times.rst) continue ;; # recompute.py has no dates
        *.rst | *.md) ;;
        *) continue ;;
        esac
        n=$((n + 1))
        "$perfpress" explain -C "$site" --format=json "$page" 2>/dev/null \
            >"$tmp/$n.json"
    done
    python3 $here/recompute.py "$site" "$tmp"/*.json >"$tmp/out" 2>&1
    grep -v '^[0-9]* passed' "$tmp/out"
    good=$(sed -n 's/^\([0-9]*\) passed, .*/\1/p' "$tmp/out")
    passed=$((passed + ${good:-0})) failed=$((failed + n - ${good:-0}))
done
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
