#!/bin/sh
# run.sh [CASE...]: `perfpress init --from-sphinx` over small trees.
#   CASE/docs/            the folder of a conf.py
#   CASE/perfpress.yaml   what is made of it
#   CASE/report           what is printed, "." for the folder
#   CASE/public           the names of the files that a build makes, but for
#                         those of the theme; none where pages have errors
# compare.py, which compares Sphinx' pages with ours block by block, is for
# larger trees and not run here; blocks.sh tries what it finds.
# GOLDEN_UPDATE=1 writes the last three instead.
set -u
here=$(cd "$(dirname "$0")" && pwd)
perfpress=${PERFPRESS:-$here/../../build/perfpress}
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
passed=0 failed=0

move() { # CASE
    rm -rf "$tmp/site"
    mkdir "$tmp/site"
    cp -R "$1/docs" "$tmp/site/docs"
    (cd "$tmp/site" && find . -type f -exec cksum {} + | sort) >"$tmp/before"
    (cd "$tmp/site" && NO_COLOR=1 "$perfpress" init --from-sphinx docs) \
        >"$tmp/out" 2>&1
    sed "s|$tmp/site|.|g" "$tmp/out" >"$tmp/report"
    mv "$tmp/site/perfpress.yaml" "$tmp/yaml" || return 1
    (cd "$tmp/site" && find . -type f -exec cksum {} + | sort) >"$tmp/after"
    cmp -s "$tmp/before" "$tmp/after" || return 1
    cp "$tmp/yaml" "$tmp/site/perfpress.yaml"
    (cd "$tmp/site" && "$perfpress" build -q >"$tmp/built" 2>&1)
    (cd "$tmp/site" && find public -type f 2>/dev/null |
        grep -v -e /assets/ -e /search/ -e /.perfpress -e /404.html \
            -e /all.html | sort) >"$tmp/public"
}

check() { # CASE
    if [ -n "${GOLDEN_UPDATE-}" ]; then
        cp "$tmp/yaml" "$1/perfpress.yaml"
        cp "$tmp/report" "$1/report"
        cp "$tmp/public" "$1/public"
        return 0
    fi
    diff -u "$1/perfpress.yaml" "$tmp/yaml" &&
        diff -u "$1/report" "$tmp/report" && diff -u "$1/public" "$tmp/public"
}

[ $# -gt 0 ] || set -- "$here"/*/
for case; do
    case=${case%/}
    [ -d "$case/docs" ] || continue
    if move "$case" && check "$case"; then
        passed=$((passed + 1))
    else
        echo "FAILED: $case"
        cat "$tmp/out"
        failed=$((failed + 1))
    fi
done

# ---- what is refused ----
says() { # STATUS TEXT ARGUMENT...
    want=$1 text=$2
    shift 2
    (cd "$tmp" && NO_COLOR=1 "$perfpress" init "$@") >"$tmp/out" 2>&1
    if [ $? -eq "$want" ] && grep -qF -e "$text" "$tmp/out"; then
        passed=$((passed + 1))
    else
        echo "FAILED: init $*: no '$text'"
        cat "$tmp/out"
        failed=$((failed + 1))
    fi
}
rm -rf "$tmp/site"
mkdir -p "$tmp/site/docs" "$tmp/site/bare"
echo 'project = "P"' >"$tmp/site/docs/conf.py"
printf 'Home\n====\n' >"$tmp/site/docs/index.rst"
says 2 "is not inside of" --from-sphinx site/docs site/docs
says 2 "is not inside of" --from-sphinx site site/docs
says 2 "there is no folder 'nowhere'" --from-sphinx nowhere site
says 2 "cannot read '" --from-sphinx site/bare site
says 2 "unknown format 'yaml'" --from-sphinx site/docs --format yaml site
says 2 "--format is for the report" --format json site
says 0 '"pages":1,"builds":1' --from-sphinx site/docs -f json site
says 2 "is there already" --from-sphinx site/docs site
printf 'x\0y = 1\n' >"$tmp/site/docs/conf.py"
rm "$tmp/site/perfpress.yaml"
says 1 "file-nul" --from-sphinx site/docs site
if [ -e "$tmp/site/perfpress.yaml" ]; then
    echo "FAILED: a perfpress.yaml of a conf.py that is no text"
    failed=$((failed + 1))
else
    passed=$((passed + 1))
fi

# ---- other encodings ----
moves() { # STATUS FORMAT TEXT LINE: `says`, of a conf.py by printf's format
    # shellcheck disable=SC2059
    printf "$2" >"$tmp/site/docs/conf.py"
    rm -f "$tmp/site/perfpress.yaml"
    says "$1" "$3" --from-sphinx site/docs site
    [ -z "$4" ] || grep -qxF -e "$4" "$tmp/site/perfpress.yaml" || {
        echo "FAILED: no '$4' in perfpress.yaml"
        failed=$((failed + 1))
    }
}
moves 0 '# -*- coding: latin-1 -*-\nproject = "\351"\n' \
    "project (line 2)" "title: é"
moves 0 '#!python\n# vim: set fileencoding=cp1252 :\nproject = "\200"\n' \
    "project (line 3)" "title: €"
moves 0 '# coding=utf-16\nproject = "\303\251"\n' "project (line 2)" "title: é"
moves 1 'x = 1\n# coding: latin-1\nproject = "\351"\n' \
    "conf.py:3:12: error: invalid UTF-8" ""
moves 1 '# coding: ascii\nproject = "\351"\n' \
    "conf.py:2:12: error: bytes that are not ascii" ""

# ---- whether compare.py finds what differs ----
sh "$here/blocks.sh" >"$tmp/blocks"
grep -v ' passed, ' "$tmp/blocks"
sum=$(grep ' passed, ' "$tmp/blocks")
if [ -n "$sum" ]; then
    passed=$((passed + ${sum%% *}))
    sum=${sum#*, }
    failed=$((failed + ${sum%% *}))
fi
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
