#!/bin/sh
# instead.sh FILE: prints the entries of instead.txt as rows of the C table that
# df_instead.h declares.
set -eu
export LC_ALL=C
awk '
    function quoted(s) { gsub(/["\\]/, "\\\\&", s); return "\"" s "\"" }
    function row() {
        if (help != "")
            printf "{%s, %s, %s},\n", quoted(of), quoted(name), quoted(help)
        help = ""
    }
    /^(#|$)/ { next }
    /^\[/ { row(); of = substr($0, 2, length($0) - 2); next }
    /^    / { help = help (help == "" ? "" : " ") substr($0, 5); next }
    { row(); name = $0 }
    END { row() }' "$1"
