#!/bin/sh
# layers.sh BUILD: STYLE.md lists the rooms of gen/, from the lowest up. A module
# includes, and calls, what lies in its own room or in one before it in that list,
# and never in a circle. Calls are read from the compiled modules: a header that several
# share hides nothing.
set -eu
cd "$(dirname "$0")/.."
build=$1
rooms=$(sed -n '/^## Where things are/,/^- /s|^    \([a-z/_]*\)/ .*|\1|p' STYLE.md |
    grep -vx package)
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT

# Edges, as "MODULE MODULE WHERE WHAT".
grep -rnoE '^#include "[a-z_/]+/[a-z0-9_]+\.h"' gen --include=*.c --include=*.h |
    grep -v '^gen/package/' |
    sed -E 's|^gen/([^:]*)\.([ch]):([0-9]*):#include "(.*)\.h"|\1 \4 gen/\1.\2:\3 includes|
        s/^([^ ]*)_(linux|posix) /\1 /' >"$tmp/includes"
find gen -name '*.c' ! -path '*/package/*' ! -name '*_posix.c' | sort |
    sed "s|^|$build/|; s|c\$|o|" | xargs nm -A |
    sed -nE "s|^$build/gen/(.*)\.o:[0-9a-f]* +([A-Z]) (.*)|\1 \2 \3|; T
        s/^([^ ]*)_(linux|posix) /\1 /p; t
        p" >"$tmp/symbols"
awk '
    $2 ~ /[TDRB]/ { home[$3] = $1 }
    $2 == "U" { from[++n] = $1; what[n] = $3 }
    END {
        for (i = 1; i <= n; i++)
            if (what[i] in home && home[what[i]] != from[i])
                print from[i], home[what[i]], "gen/" from[i] ".c:", what[i]
    }' "$tmp/symbols" >"$tmp/calls"

# Functions of the C library whose last digit differs between systems.
if grep -E ' U (a?(sin|cos|tan)h?|atan2|cbrt|exp|exp2|expm1|hypot|log|log10|log1p|log2|pow)$' \
    "$tmp/symbols"; then
    echo 'call the functions of base/elementary instead'
    exit 1
fi

cat "$tmp/includes" "$tmp/calls" | awk -v rooms="$rooms" '
    function room(module) { sub(/\/[^\/]*$/, "", module); return module }
    BEGIN { n = split(rooms, r, " "); for (i = 1; i <= n; i++) rank[r[i]] = i }
    {
        from = room($1); to = room($2)
        if (!(from in rank)) { print $3 ": no such room: " from; bad = 1 }
        else if (rank[to] > rank[from]) {
            print $3 " " $4 " of " $2 ", in a later room"; bad = 1
        }
    }
    END { exit bad }'

# A module is x.c, x_linux.c and x_posix.c with x.h: they are one.
loops=$(cat "$tmp/includes" "$tmp/calls" |
    awk '$1 != $2 { print $1, $2 }' | sort -u | tsort 2>&1 >/dev/null) || {
    echo "modules that include or call each other:"
    echo "$loops"
    exit 1
}
[ -z "$loops" ] || { echo "$loops"; exit 1; }
echo "layers hold: $(wc -l <"$tmp/includes") includes, $(wc -l <"$tmp/calls") calls"
