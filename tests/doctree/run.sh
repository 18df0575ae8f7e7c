#!/bin/sh
# run.sh [CASE...]: parses each CASE.rst and compares CASE.tree with the tree
# and CASE.diag with the diagnostics. The trees are docutils',
# but for the texts and lines of messages. GOLDEN_UPDATE=1 writes both
# instead: read the diff afterwards.
set -u
cd "$(dirname "$0")"
perfpress=${PERFPRESS:-$PWD/../../build/perfpress}
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
passed=0 failed=0

same() { # GOT WANTED
    if [ -n "${GOLDEN_UPDATE-}" ]; then
        if [ -s "$1" ]; then cp "$1" "$2"; else rm -f "$2"; fi
        return 0
    fi
    wanted=$2
    [ -f "$wanted" ] || wanted=/dev/null
    diff -u "$wanted" "$1"
}

[ $# -gt 0 ] || set -- *.rst
for case; do
    case=${case%.rst}
    cp "$case.rst" "$tmp/page.rst"
    (cd "$tmp" && NO_COLOR=1 "$perfpress" doctree page.rst \
        >tree 2>diag </dev/null)
    if same "$tmp/tree" "$case.tree" && same "$tmp/diag" "$case.diag"; then
        passed=$((passed + 1))
    else
        echo "FAILED: $case"
        failed=$((failed + 1))
    fi
done
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
