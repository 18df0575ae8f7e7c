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
looked=$PATH
says() { # STATUS TEXT ARGUMENT...
    want=$1 text=$2
    shift 2
    (cd "$tmp" && PATH=$looked NO_COLOR=1 "$perfpress" init "$@") >"$tmp/out" 2>&1
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
says 2 "is not inside" --from-sphinx site/docs site/docs
says 2 "is not inside" --from-sphinx site site/docs
says 2 "no folder 'nowhere'" --from-sphinx nowhere site
says 2 "cannot read '" --from-sphinx site/bare site
says 2 "unknown format 'yaml'" --from-sphinx site/docs --format yaml site
says 2 "--format can be used only with" --format json site
says 0 '"pages":1,"builds":1' --from-sphinx site/docs -f json site
says 2 "' exists" --from-sphinx site/docs site

# Python is looked for in absolute folders, and reads no module of the site.
mkdir "$tmp/bin" "$tmp/empty"
printf '#!/bin/sh\ntouch "%s/ran"\n' "$tmp" >"$tmp/bin/python3"
chmod +x "$tmp/bin/python3"
looked=bin:
says 3 "[python-missing]" --from-sphinx site/docs site
looked=$PATH
rm "$tmp/site/perfpress.yaml"
for module in json ast re subprocess sitecustomize; do
    echo 'open("ran", "w")' >"$tmp/$module.py"
done
PYTHONPATH=. PYTHONSTARTUP=json.py says 0 "1 of 1 page will build" \
    --from-sphinx site/docs site
absent() { # FILE WHAT
    if [ -e "$1" ]; then
        echo "FAILED: $2"
        failed=$((failed + 1))
    else
        passed=$((passed + 1))
    fi
}
absent "$tmp/ran" "a module or program of the working directory was run"

# A symbolic link of the content folder leads to a folder that pages may read.
rm "$tmp/site/perfpress.yaml"
mkdir "$tmp/site/other"
echo 'Included.' >"$tmp/site/other/part.txt"
ln -s ../other "$tmp/site/docs/linked"
printf 'Home\n====\n\n.. include:: linked/part.txt\n' >"$tmp/site/docs/index.rst"
says 0 "1 of 1 page will build" --from-sphinx site/docs site
if grep -qx 'sources: \[other\]' "$tmp/site/perfpress.yaml" &&
    "$perfpress" build -q -C "$tmp/site"; then
    passed=$((passed + 1))
else
    echo "FAILED: a symbolic link: $(cat "$tmp/site/perfpress.yaml")"
    failed=$((failed + 1))
fi
rm "$tmp/site/docs/linked"

# --run-conf takes what conf.py computes.
rm "$tmp/site/perfpress.yaml" "$tmp"/*.py
says 2 "can be used only with --from-sphinx" --map site
cat >"$tmp/site/docs/conf.py" <<'END'
import os, sys
print("x" * 100000)
sys.stderr.write("y" * 100000)
project = "P"
version = "%d.%d" % tuple(len(s) for s in ("a", "bc"))
rst_prolog = "\n".join(".. |%s| replace:: %s" % (c, c * 2) for c in "uv")
exclude_patterns = [s for s in ["drafts", os.path.basename(os.getcwd())]]
level = max(1, 3)
tags.add("internal")
END
printf 'T\n=\n\n|u| |version|\n\n.. ifconfig:: level == 3\n\n   yes\n' \
    >"$tmp/site/docs/index.rst"
says 0 "To do first, for 1 of 1 page: unknown name 'level'" \
    --from-sphinx site/docs site
grep -qxF '#  level: ""  # 1 file' "$tmp/site/perfpress.yaml" || {
    echo "FAILED: the value of ifconfig is not asked for"
    failed=$((failed + 1))
}
rm "$tmp/site/perfpress.yaml"
says 0 "1 of 1 page will build" --from-sphinx site/docs --run-conf site
for line in 'version: 1.2' '  .. |v| replace:: vv' 'exclude: [drafts, docs]' \
    'tags: [internal]' '  level: 3'; do
    grep -qxF -e "$line" "$tmp/site/perfpress.yaml" || {
        echo "FAILED: no '$line' by --run-conf"
        failed=$((failed + 1))
    }
done
rm "$tmp/site/perfpress.yaml"
says 2 "cannot run '/nowhere/python'" --from-sphinx site/docs \
    --run-conf=/nowhere/python site
absent "$tmp/site/perfpress.yaml" "a perfpress.yaml without an interpreter"
echo 'import nowhere_to_be_found' >"$tmp/site/docs/conf.py"
says 2 "conf.py failed: ModuleNotFoundError" --from-sphinx site/docs \
    --run-conf site

# --map takes the suggestions, and drop tells what it empties.
printf 'T\n=\n\n.. unheard:: of\n\n:unseen:`x`\n\n.. toctree::\n\n   api\n' \
    >"$tmp/site/docs/index.rst"
printf 'API\n===\n\n.. automodule:: x\n   :members:\n' >"$tmp/site/docs/api.rst"
echo 'project = "P"' >"$tmp/site/docs/conf.py"
says 0 "0 of 2 pages will build" --from-sphinx site/docs site
grep -qxF '#  automodule: drop  # 1 file, and 1 page is then empty' \
    "$tmp/site/perfpress.yaml" || {
    echo "FAILED: the emptied page is not counted"
    failed=$((failed + 1))
}
rm "$tmp/site/perfpress.yaml"
says 0 "2 of 2 pages will build" --from-sphinx site/docs --map site
rm "$tmp/site/docs/api.rst"
printf 'Home\n====\n' >"$tmp/site/docs/index.rst"
printf 'x\0y = 1\n' >"$tmp/site/docs/conf.py"
rm "$tmp/site/perfpress.yaml"
says 1 "file-nul" --from-sphinx site/docs site
absent "$tmp/site/perfpress.yaml" "a perfpress.yaml of a conf.py that is no text"

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
    "conf.py:2:12: error: invalid bytes for the encoding ascii" ""

# ---- what is not a file ----
rm -f "$tmp/site/perfpress.yaml" "$tmp/site/docs/conf.py"
mkfifo "$tmp/site/docs/conf.py" "$tmp/pipe"
says 2 "cannot read '" --from-sphinx site/docs site
rm "$tmp/site/docs/conf.py"
echo 'project = "P"' >"$tmp/site/docs/conf.py"
ln -s "$tmp/pipe" "$tmp/site/docs/pipe.rst"
says 0 "1 of 1 page will build" --from-sphinx site/docs site
rm "$tmp/site/docs/pipe.rst"

# ---- tests with a sum of their own ----
also() { # COMMAND...
    "$@" >"$tmp/also" 2>&1
    grep -v ' passed, ' "$tmp/also"
    sum=$(grep ' passed, ' "$tmp/also")
    passed=$((passed + ${sum%% *}))
    sum=${sum#*, }
    failed=$((failed + ${sum%% *}))
}
# Whether compare.py finds what differs; the script of init alone.
also sh "$here/blocks.sh"
also python3 "$here/test_from_sphinx.py" "$perfpress"
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
