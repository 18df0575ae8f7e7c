#!/bin/sh
# SPDX-License-Identifier: MIT
# run.sh: what pipelines ask of build and check: diagnostics in four formats,
# severities from perfpress.yaml, links checked, a new site by init, shell
# completions. Prints what does not hold, then "N passed, N failed".
set -u
cd "$(dirname "$0")/../.." || exit 3
root=$PWD
perfpress=${PERFPRESS:-$PWD/build/perfpress}
tmp=$(mktemp -d) || exit 3
tmp=$(cd "$tmp" && pwd -P)
trap 'rm -rf "$tmp"' EXIT
passed=0 failed=0
unset GITHUB_ACTIONS GITHUB_WORKSPACE GITHUB_STEP_SUMMARY CI_PROJECT_DIR
export NO_COLOR=1
cd "$tmp" || exit 3

ok() { # WHAT: reports the status of the last command
    # shellcheck disable=SC2181
    if [ $? -eq 0 ]; then
        passed=$((passed + 1))
    else
        echo "FAILED: $1"
        failed=$((failed + 1))
    fi
}

# Runs perfpress and checks its exit status; what it prints is in out and err.
expect() { # STATUS WORD...
    wanted=$1
    shift
    "$perfpress" "$@" >"$tmp/out" 2>"$tmp/err"
    status=$?
    [ "$status" -eq "$wanted" ]
    ok "perfpress $*: exit status $status, not $wanted: $(head -n 3 "$tmp/err")"
}

says() { # FILE TEXT
    grep -qF -e "$2" "$tmp/$1"
    ok "no '$2' in $1: $(cat "$tmp/$1")"
}

says_not() { # FILE TEXT
    ! grep -qF -e "$2" "$tmp/$1"
    ok "'$2' in $1: $(cat "$tmp/$1")"
}

lines() { # FILE TEXT N: so many lines hold the text
    [ "$(grep -cF -e "$2" "$tmp/$1")" -eq "$3" ]
    ok "not $3 lines with '$2' in $1: $(cat "$tmp/$1")"
}

# ---- formats ----

mkdir -p 'docs/content/a b'
echo 'title: Formats' >docs/perfpress.yaml
cat >'docs/content/a b/index.md' <<'EOF'
# Start

Some ünï {nosuch}`50%, "x"`
EOF
printf 'Page\n====\n\n:ref:`nowhere`\n' >docs/content/page.rst

expect 1 check -C docs --diagnostics=text
says err '[role-unknown]'
says out '1 error, 1 warning;'
expect 1 check -C docs --diagnostics=json
[ "$(wc -l <out)" -eq 2 ]
ok "json: one object a line, and nothing else: $(cat out)"
says out '{"file":"content/a b/index.md","line":3,"column":10,"end_column":'
says out '"severity":"error","code":"role-unknown","message":"unknown role '
says out '"severity":"warning","code":"ref-unresolved"'
says out '"excerpt":"Some ünï {nosuch}`50%, \"x\"`"}'
says err '1 error, 1 warning;'
says_not err '[role-unknown]'
expect 1 check -C docs --diagnostics sarif
says out '"version": "2.1.0"'
says out '"uri": "docs/content/a%20b/index.md", "uriBaseId": "SRCROOT"'
says out '"startLine": 3, "startColumn": 10, "endColumn": '
says out '"level": "warning"'
says out '"executionSuccessful": true'
if command -v python3 >/dev/null; then
    python3 "$root/tests/ci/sarif.py" <out
    ok "sarif: its structure"
    expect 1 check -C docs --diagnostics json
    python3 -c 'import json, sys
for line in sys.stdin: assert len(json.loads(line)) == 9' <out
    ok "json: it is JSON"
fi
expect 0 check -C "$root" --diagnostics sarif -q
says out '"results": []'
expect 2 check -C docs --diagnostics=srif
says err "formats are 'text', 'json', 'sarif', 'github'; did you mean 'sarif'?"
expect 2 check -C nowhere --diagnostics=json
says out '{"file":null,"line":null,"column":null,"end_column":null,'

# ---- GitHub Actions ----

expect 1 check -C docs --diagnostics=github
says err '[role-unknown]'
says out '::error file=docs/content/a b/index.md,line=3,col=10,endColumn='
says out ',title=role-unknown::unknown role '
says out '%0Ahelp: '
says out '::warning file=docs/content/page.rst,line=4,'
says_not out 'more error'
printf 'x: "100%% of a, b: c"\n' >docs/perfpress.yaml
mkdir 'odd,50%:'
cp -R docs/. 'odd,50%:'
GITHUB_ACTIONS=true expect 2 check -C 'odd,50%:'
says out '::error file=odd%2C50%25%3A/perfpress.yaml,line=1,'
echo 'title: Formats' >docs/perfpress.yaml

cat >docs/content/page.rst <<'EOF'
Page
====

EOF
for i in 1 2 3 4 5 6 7 8 9 10 11 12; do
    printf ':ref:`nowhere%s`\n\n:nosuch:`a|b %s`\n\n' $i $i
done >>docs/content/page.rst
: >summary
GITHUB_ACTIONS=true GITHUB_WORKSPACE=$tmp GITHUB_STEP_SUMMARY=$tmp/summary \
    expect 1 check -q -C docs
lines out '::error ' 10
lines out '::warning ' 10
says out '::notice title=perfpress::3 more errors and 2 more warnings'
sed -n 1p out | grep -q '^::error '
ok "github: errors come first"
lines summary '| error |' 13
lines summary '| warning |' 12
says summary '### perfpress: 13 errors, 12 warnings'
GITHUB_ACTIONS=true GITHUB_STEP_SUMMARY=$tmp/summary expect 1 check -q -C docs
lines summary '### perfpress' 2
GITHUB_ACTIONS=true GITHUB_STEP_SUMMARY=$tmp/no/summary \
    expect 1 check -q -C docs
says err "cannot write '$tmp/no/summary'"
GITHUB_ACTIONS=true expect 1 check -q -C docs --diagnostics=text
says_not out '::error'

# ---- warnings: ----

mkdir -p levels/content
printf 'Page\n====\n\n:ref:`nowhere`\n' >levels/content/index.rst
set_levels() { printf 'warnings: {%s}\n' "$1" >levels/perfpress.yaml; }
set_levels 'ref-unresolved: warning'
expect 0 build -C levels
says err 'warning: unknown label'
rm -rf levels/public
set_levels 'ref-unresolved: error'
expect 1 build -C levels
says err 'error: unknown label'
says out '1 error, 0 warnings;'
[ ! -e levels/public ]
ok "a warning made an error stops the build"
set_levels 'ref-unresolved: off'
expect 0 build -W -C levels
[ ! -s err ]
ok "a warning that is off is not printed"
set_levels 'ref-unresolve: off'
expect 2 build -C levels
says err "did you mean 'ref-unresolved'?"
set_levels 'role-unknown: off'
expect 2 build -C levels
says err 'it is always an error'

echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
