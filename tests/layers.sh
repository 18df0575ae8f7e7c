#!/bin/sh
# layers.sh: data flows down the list of stages, so an include points to its
# own folder or to one above it, never downwards, and never in a circle.
set -eu
cd "$(dirname "$0")/.."
stages='base frame load doc parse eval check shape render write serve net publish cli'

edges=$(grep -rnoE '^#include "[a-z_]+/[a-z0-9_]+\.h"' gen | sed -E \
    's|^gen/([^:]*):([0-9]*):#include "(.*)"|\1 \3 \2|')

echo "$edges" | awk -v stages="$stages" '
    BEGIN { n = split(stages, s, " "); for (i = 1; i <= n; i++) rank[s[i]] = i }
    {
        split($1, from, "/"); split($2, to, "/")
        if (!(from[1] in rank)) { print "gen/" $1 ": no such stage"; bad = 1 }
        else if (rank[to[1]] > rank[from[1]]) {
            print "gen/" $1 ":" $3 ": includes " $2 ", a later stage"; bad = 1
        }
    }
    END { exit bad }'

# A module is x.c with x.h: both are one room.
loops=$(echo "$edges" | awk '
    { sub(/\.[ch]$/, "", $1); sub(/\.h$/, "", $2); if ($1 != $2) print $1, $2 }' |
    sort -u | tsort 2>&1 >/dev/null) || {
    echo "modules that include each other:"
    echo "$loops"
    exit 1
}
[ -z "$loops" ] || { echo "$loops"; exit 1; }
echo "layers hold: $(echo "$edges" | wc -l) includes"
