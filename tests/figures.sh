#!/bin/sh
# SPDX-License-Identifier: MIT
# figures.sh OUTDIR [LIST]: every figure of the list stands on its built page.
#
# LIST (tests/site-figures.txt) has one figure per line: page, tab, text. Lines
# that are empty or begin with # are skipped. The text must appear in the page's
# <main> as a whole token: "1.9" is found in "(1.9)" and in "is 1.9.", but not
# in "1.91", "21.9" or "1.9.0".
set -u

if [ $# -lt 1 ] || [ $# -gt 2 ]; then
    echo "usage: figures.sh OUTDIR [LIST]" >&2
    exit 2
fi
out=$1
list=${2:-$(dirname "$0")/site-figures.txt}

# The visible text of a page: tags are gone, entities resolved, blanks single.
page_text() {
    tr '\n\t' '  ' <"$1" |
        sed -e 's/.*<main[^>]*>//' -e 's/<\/main>.*//' \
            -e 's/<wbr[^>]*>//g' -e 's/<span class="k[ s]*">\([0-9]*\)<\/span>/\1/g' -e 's/<[^>]*>/ /g' \
            -e 's/&#8203;//g' -e 's/&nbsp;/ /g' -e 's/&#160;/ /g' \
            -e 's/&lt;/</g' -e 's/&gt;/>/g' -e 's/&quot;/"/g' \
            -e "s/&#39;/'/g" -e "s/&#x27;/'/g" -e 's/&amp;/\&/g' \
            -e 's/  */ /g'
}

# Reads the page's text, then its figures; prints "ok" or "missing" and the figure.
check='
function is_digit(c) { return c ~ /[0-9]/ }
function is_word(c) { return c ~ /[0-9A-Za-z_]/ }
function inside(c, beyond) { return (c == "." || c == ",") && is_digit(beyond) }
function whole(at, n,    before, after) {
    before = substr(text, at - 1, 1)
    after = substr(text, at + n, 1)
    if (is_word(substr(text, at, 1)) &&
        (is_word(before) || inside(before, substr(text, at - 2, 1))))
        return 0
    return !(is_word(after) || inside(after, substr(text, at + n + 1, 1)))
}
function found(figure,    from, at) {
    for (from = 1; (at = index(substr(text, from), figure)) > 0; from += at)
        if (whole(from + at - 1, length(figure)))
            return 1
    return 0
}
FNR == NR { text = text "  " $0 "  "; next }
{ print (found($0) ? "ok" : "missing") "\t" $0 }
'

work=$(mktemp -d) || exit 3
trap 'rm -rf "$work"' EXIT

grep -v -e '^#' -e '^[[:space:]]*$' "$list" >"$work/list"
cut -f 1 "$work/list" | sort -u >"$work/pages"
while read -r page; do
    awk -F '\t' -v page="$page" '$1 == page { print $2 }' \
        "$work/list" >"$work/figures"
    if [ -f "$out/$page" ]; then
        page_text "$out/$page" >"$work/text"
        echo >>"$work/text"
    else
        echo "figures.sh: no page $out/$page" >&2
        echo >"$work/text"
    fi
    awk "$check" "$work/text" "$work/figures" |
        awk -F '\t' -v page="$page" '{ print $1 "\t" page ": " $2 }'
done <"$work/pages" >"$work/results"

sed -n 's/^missing	/missing: /p' "$work/results"
passed=$(grep -c '^ok' "$work/results")
failed=$(grep -c '^missing' "$work/results")
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ] && [ "$passed" -gt 0 ]
