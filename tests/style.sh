#!/bin/sh
# style.sh: what STYLE.md says of gen/ and a machine can count. A function has at
# most 80 lines; a file opens with its name and what it does, in
# at most six lines that name no caller; and no two files define a type of the
# same tag.
set -eu
cd "$(dirname "$0")/.."
find gen -name '*.[ch]' ! -name unicode_data.c | sort | xargs awk '
    function fault(what) { print FILENAME ":" FNR ": " what; bad = 1 }
    FNR == 1 {
        if (open) { print last ": a function has no end"; bad = 1 }
        open = 0; head = 1; name = FILENAME
        sub(/.*\//, "", name); sub(/\.[ch]$/, "", name)
        if ($0 != "// SPDX-License-Identifier: MIT") fault("no licence")
        last = FILENAME
    }
    FNR == 2 && index($0, "// " name ": ") != 1 { fault("not \"// " name ": \"") }
    FNR > 1 && head && /^\/\// {
        if (/[Cc]alled (by|for|from|when) /) fault("names a caller")
        if (FNR > 14) fault("a long opening")
        next
    }
    { head = 0 }
    /^{$/ { open = FNR }
    /^}/ && open { if (FNR - open > 81) fault("a function of " FNR - open - 1 " lines"); open = 0 }
    /^((static|const) )*(struct|enum|union) [a-z_0-9]+ {/ {
        tag = $0
        sub(/ {.*/, "", tag); sub(/.* /, "", tag)
        if (tag in home && home[tag] != FILENAME)
            fault("\"" tag "\" is also a type of " home[tag])
        home[tag] = FILENAME
    }
    END { exit bad }'
echo "style holds"
