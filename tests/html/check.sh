#!/bin/sh
# SPDX-License-Identifier: MIT
# check.sh BUILD: looks at every page of the project's own site, of the site of
# constructs beside this file, and at those of the preview, with the Nu HTML
# checker, html-validate and, in Chromium, axe; two checks at a time. Needs java,
# npm, chromium-headless-shell and python3-pandas; npm fetches the rest into
# BUILD/html. Prints what fails, then "N passed, N failed".
set -u
cd "$(dirname "$0")/../.." || exit 3
build=$1
work=$build/html
perfpress=$build/perfpress
passed=0 failed=0 server=
trap '[ -n "$server" ] && kill $server 2>/dev/null' EXIT

ok() { # WHAT: counts the status of the last command
    # shellcheck disable=SC2181
    if [ $? -eq 0 ]; then
        passed=$((passed + 1))
    else
        echo "FAILED: $1"
        failed=$((failed + 1))
    fi
}

checks=0
add() { # COMMAND...: a check that says at its end how many passed and failed
    checks=$((checks + 1))
    echo "$*" >"$work/check.$checks"
}

run_all() { # runs what was added, two at a time, and counts what it says
    # shellcheck disable=SC2016
    seq $checks | xargs -P 2 -I N sh -c \
        'start=$(date +%s)
        sh "$0/check.N" >"$0/log.N" 2>&1
        echo "$(($(date +%s) - start)) s: $(cut -c 1-60 "$0/check.N")"' "$work"
    for i in $(seq $checks); do
        sum=$(grep -E '^[0-9]+ passed, [0-9]+ failed$' "$work/log.$i" | tail -n 1)
        grep -vxF -e "$sum" "$work/log.$i"
        [ -n "$sum" ]
        ok "$(cut -c 1-80 "$work/check.$i") came to its end"
        n=${sum%% *} f=${sum#*, } f=${f%% *}
        passed=$((passed + ${n:-0})) failed=$((failed + ${f:-0}))
    done
}

# ---- what is needed ----

sh tests/html/fetch.sh "$build" java chromium-headless-shell || exit

# ---- the pages ----

site=tests/html/site
rm -rf "$work/own" "$work/constructs" "$work/preview" "$work/broken"
"$perfpress" build -q -W -o "$work/own"
ok "the project's own site builds"
"$perfpress" build -q -W -C $site -o "$work/constructs"
ok "the site of constructs builds"

# The preview: a page as it is served, and what lies over it after a mistake.
mkdir -p "$work/preview" "$work/broken"
cp -R $site/. "$work/broken"
"$perfpress" serve -C "$work/broken" -p 0 >"$work/serve" 2>&1 &
server=$!
url=
for _ in $(seq 150); do
    url=$(sed -n 's/^serving .* at \(http:[^ ]*\)\/ .*/\1/p' "$work/serve")
    [ -n "$url" ] && break
    sleep 0.2
done
printf '\nAn :unknown:`role` with a long line: %s.\n\n.. no-such::\n' \
    "$(seq -s ' ' 1 60)" >>"$work/broken/content/rst/blocks.rst"
for _ in $(seq 150); do
    curl -sf "$url/.perfpress/faults.html" >"$work/preview/faults.html" && break
    sleep 0.2
done
curl -sf "$url/index.html" >"$work/preview/index.html" &&
    grep -q no-such "$work/preview/faults.html"
ok "the preview shows a page and its faults: $(cat "$work/serve")"

# ---- the checks ----

pages=$(find "$work/own" "$work/constructs" "$work/preview" -name '*.html' | sort)
# shellcheck disable=SC2086
java -jar "$work/node_modules/vnu-jar/build/dist/vnu.jar" --also-check-svg \
    --stdout $pages $(find "$work/own" -name '*.svg') >"$work/nu" 2>&1
ok "the Nu HTML checker ended well"
for page in $pages; do
    ! grep -F "/$page\":" "$work/nu"
    ok "$page: the Nu HTML checker"
done

# The longest first.
add node tests/html/tools.js "$work" "$work/own"
add node tests/html/browse.js "$work" "$work/own" "$work/constructs" \
    "$url/" "$url/.perfpress/faults.html"
add node tests/html/tools.js "$work" "$work/constructs"
add node tests/html/tasks.js "$work" "$work/own"
add node tests/html/views.js "$work" "$work/own"
add node tests/html/widths.js "$work" "$work/own" "$work/constructs"
add node tests/html/tables.js "$work" "$work/own" "$work/constructs"
add node tests/html/search.js "$work" "$work/own" "$perfpress"
add node tests/html/newer.js "$work" "$work/own"
add node tests/html/whatif.js "$work" "$work/own" "$perfpress"
add node tests/whatif/compare.js "$perfpress" . 20
add node tests/html/compare.js "$work" "$work/own" "$perfpress"
add node tests/html/around.js "$work" "$work/constructs"
add node tests/html/print.js "$work" "$work/own" "$work/constructs" \
    "$perfpress"
add node tests/html/large.js "$work" "$perfpress"
# shellcheck disable=SC2086
add node tests/html/validate.js "$work" $pages
add node tests/html/charts.js "$work" "$work/own"
add node tests/html/code.js "$work" "$perfpress"
add node tests/html/complete.js "$perfpress" $site
run_all

echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
