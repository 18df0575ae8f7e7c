#!/bin/sh
# words.sh FILE: prints the rows of a C table of words, sorted by their bytes,
# from a list of words with flags. The list begins with a line `table: PREFIX`.
# A line `KEY: word word=string ...` gives each word the flag PREFIX_KEY and, if
# there is a string, that string with ~ replaced by a blank. A word on several
# lines has all their flags.
set -eu
export LC_ALL=C
awk '
    /^(#|$)/ { next }
    { key = $1; sub(/:$/, "", key) }
    key == "table" { prefix = $2; next }
    {
        for (i = 2; i <= NF; i++) {
            word = $i
            text = ""
            if ((at = index(substr(word, 2), "="))) {
                text = substr(word, at + 2)
                gsub(/~/, " ", text)
                word = substr(word, 1, at)
            }
            print word "\t" prefix "_" key "\t" text
        }
    }' "$1" | sort | awk -F '\t' '
    function quoted(s) { gsub(/["\\]/, "\\\\&", s); return "\"" s "\"" }
    function row() {
        if (n)
            printf "{S_INIT(%s), %s%s},\n", quoted(word), flags,
                text == "" ? "" : ", " quoted(text)
    }
    $1 != word || !n { row(); word = $1; flags = $2; text = $3; n++; next }
    { flags = flags " | " $2 }
    END { row() }'
