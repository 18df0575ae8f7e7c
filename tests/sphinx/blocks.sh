#!/bin/sh
# blocks.sh: whether compare.py finds what differs. pages/sphinx and pages/same
# say the same in the HTML of the two; each line below makes one change to the
# latter, after which one kind of difference must be found, and no other.
set -u
here=$(cd "$(dirname "$0")" && pwd)
command -v python3 >/dev/null || { echo "skipped: python3"; exit 0; }
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
n=0

# Adds a pair of folders, and the kinds of differences that compare.py must find.
compare() { # KINDS [SED]
    n=$((n + 1))
    ours=$tmp/$(printf %03d "$n")
    cp -R "$here/pages/same" "$ours"
    printf "%s\n" "$1" >>"$tmp/want"
    printf "%s\n" "${2-as it is}" >>"$tmp/changes"
    [ $# -lt 2 ] || sed -i -e "$2" "$ours"/*.html
    if [ $# -eq 2 ] && diff -r "$here/pages/same" "$ours" >/dev/null; then
        echo "FAILED: '$2' changes nothing"
        changes_nothing=yes
    fi
}

compare equal
# ---- texts ----
compare text 's/<li>first/<li>fist/'
compare text 's/rowspan="2">2</rowspan="2">3</'
compare text 's/See <a/See the <a/'
compare text 's/>a^2</>a^3</'
compare text 's/int<.span> x;/int<\/span> z;/'
compare text 's/^\(.*"linenos">2<.span>\)  y/\1 y/'
compare text "s/x='a'/x=’a’/"
compare text 's/>kind</>sort</'
compare 'link text' 's/class="label">1</class="label">2</'
compare lost 's/<p>Mind.<.p>//'
compare lost 's/<p class="attribution">Author<.p>//'
compare lost 's/<caption>Times<.caption>//'
compare added 's/<p>Mind.<.p>/&<p>Well.<\/p>/'
compare text 's/>a  b</>a b</'
compare text 's/>a  b</>a   b</'
compare text 's/<code class="blanks">a  b/<code>a  b/'
# ---- what they are, and where ----
compare place 's/<h2>Deep<.h2>/<h3>Deep<\/h3>/'
compare kind 's/<p class="attribution">Author/<p class="rubric">Author/'
compare boxes 's/class="admonition note"/class="admonition tip"/'
compare boxes 's/<.\?blockquote>//g'
compare place 's/<ol start="3">/<ol>/'
compare place 's/ rowspan="2"//'
# ---- links and images ----
compare link 's/other.html#deep/other.html#other/'
compare link 's/other.html#deep/other.html/'
compare link 's/other.html#deep/none.html/'
compare link 's/id="deep"/id="depth"/'
compare link 's/?q=%5Bx%5D/?q=x/'
compare link 's/"#footnote-1"/"#f"/'
compare 'link lost' 's/<a class="internal" href="other.html#deep">there<.a>/there/'
compare 'link lost' 's/<a href="https:..example.org.">\(<img[^>]*>\)<.a>/\1/'
compare image 's/<img src="dot.svg"/<img src="other.svg"/'
compare 'link text' 's/alt=""/alt="A round dot"/'
# ---- what is known to differ ----
compare 'explained: not built' 's/<h1 id="other">Other.*/<h1>Other<\/h1>\n<p>This page has errors and could not be built.<\/p>/; s/<section id="deep">.*//'
compare 'explained: quotes' 's/Quote’s/Quote‘s/'
compare 'explained: downloads' 's/^<div class="highlight">/<p>Data: CSV JSON<\/p>&/'

python3 -B "$here/compare.py" --pages --kinds "$here/pages/sphinx" \
    "$tmp"/[0-9]* >"$tmp/kinds"
paste "$tmp/kinds" "$tmp/want" "$tmp/changes" | awk -F '\t' \
    -v n="$n" -v failed="${changes_nothing:+1}" '
    $1 == $2 { passed++; next }
    { print "FAILED: " $3 ": \x27" $1 "\x27, not \x27" $2 "\x27"; failed++ }
    END {
        if (NR != n) failed++
        print passed + 0 " passed, " failed + 0 " failed"
        exit failed > 0
    }'
