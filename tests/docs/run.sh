#!/bin/sh
# SPDX-License-Identifier: MIT
# run.sh: what README.md, the guide and the manual say is true: their examples
# are taken out and built, and their lists are compared with the program's.
# Prints what is not, then "N passed, N failed".
set -u
cd "$(dirname "$0")/../.." || exit 3
root=$PWD
. tests/shell.sh
cd "$root" || exit 3
manual=gen/cli/perfpress.1

# The first block of FILE that is indented by four blanks below the line
# TEXT.
example() { # FILE TEXT
    awk -v text="$2" '
        $0 == text { on = 1; next }
        !on { next }
        /^    / { while (blank-- > 0) print ""; print substr($0, 5); got = 1; blank = 0; next }
        /^$/ { if (got) blank++; next }
        got { exit }' "$1"
}

# The rows of the first table of a page, cells joined by "|".
cells() { # HTML
    sed -n -e '/<tr/p' -e '/<\/table>/q' "$1" |
        sed -e 's/<dl data-hidden.*<\/dl>//' -e 's/<wbr>//g' -e 's/<\/t[dh]>/|/g' -e 's/<[^>]*>//g' \
            -e 's/&quot;/"/g' -e 's/&lt;/</g' -e 's/&amp;/\&/g' -e 's/|$//'
}

# ---- diagnostics ----

# "NAME SEVERITY code" for each, in order of the table.
codes() {
    cat gen/base/codes/*.h | tr '\n\\' '  ' | grep -oE \
        'X\([A-Z0-9_]+, *[A-Z]+, *"[a-z0-9-]+"' |
        sed -E 's/X\(([A-Z0-9_]+), *([A-Z]+), *"(.*)"/\1 \2 \3/'
}

# "code first-line" for each that the manual lists.
listed() {
    sed -n '/checked against gen\/base\/codes/,/^\.El/p' "$manual" |
        awk '/^\.It Cm / { code = $3; next } code { print code, $0; code = "" }'
}

# "CODE SEVERITY HAS_CASE IS_REPORTED LINE" for each code, and "CODE unknown" for
# each that only the manual has. The two are 0 or 1; LINE is that of the manual.
judged() {
    LC_ALL=C grep -ohE '\[[a-z0-9-]+\]' tests/golden/*/out.diag tests/site/*/diag \
        tests/df/*.t tests/explain/cases.t tests/build/run.sh tests/ci/run.sh \
        tests/net/run.sh tests/sqlite/cases.t tests/sqlite/run.sh tests/publish/command.py \
        tests/publish/poison.py tests/fetch/*.py tests/sphinx/run.sh | tr -d '[]' |
        LC_ALL=C sort -u >"$tmp/shown"
    LC_ALL=C grep -ohE 'DIAG_\w+' tests/*/test_*.c tests/*/live_*.c |
        LC_ALL=C sort -u >"$tmp/tested"
    LC_ALL=C grep -ohE '[A-Z]\w+' gen/*/*.c gen/*/*/*.c gen/parse/rst/rst_message.h |
        LC_ALL=C sort -u >"$tmp/named"
    awk '{ file = FILENAME; sub(/.*\//, "", file) }
        file == "shown" || file == "tested" || file == "named" {
            is[file, $1] = 1
            next
        }
        file == "listed" { code = $1; sub(/^[^ ]* /, ""); line[code] = $0; next }
        {
            known[$3] = 1
            print $3, $2, is["shown", $3] || is["tested", "DIAG_" $1] ? 1 : 0,
                is["named", $1] || is["named", "DIAG_" $1] ? 1 : 0, line[$3]
        }
        END { for (code in line) if (!(code in known)) print code, "unknown" }' \
        "$tmp/shown" "$tmp/tested" "$tmp/named" "$tmp/listed" "$tmp/codes"
}

check_codes() {
    codes >"$tmp/codes"
    listed >"$tmp/listed"
    sort "$tmp/listed" | cmp -s - "$tmp/listed"
    ok "$manual: the codes are in order"
    judged >"$tmp/judged"
    while read -r code severity has_case reported line; do
        [ "$severity" != unknown ]
        ok "$manual: there is no code $code"
        [ "$severity" != unknown ] || continue
        [ "$has_case" = 1 ]
        ok "no case of tests/, and no unit, has $code"
        [ "$reported" = 1 ]
        ok "nothing reports $code"
        [ -n "$line" ]
        ok "$manual: no line for $code"
        case $severity:$line in
        WARNING:Warning:* | OFF:'Warning, off by default:'*) true ;;
        WARNING:* | OFF:* | *:Warning:*) false ;;
        esac
        ok "$manual: $code is of the severity $severity"
    done <"$tmp/judged"
}

# ---- options ----

check_options() {
    "$perfpress" --help | sed -n 's/^  \([a-z]*\) .*/\1/p' >"$tmp/commands"
    [ -s "$tmp/commands" ]
    ok "perfpress --help lists commands"
    while read -r command; do
        grep -q "^\.It Cm $command\$" "$manual"
        ok "$manual: command $command"
        "$perfpress" "$command" --help >"$tmp/help" &&
            head -n 1 "$tmp/help" | grep -q "^usage: perfpress $command "
        ok "perfpress $command --help"
        grep -oE '^ .*--[a-z-]+' "$tmp/help" |
            grep -oE -e '--[a-z-]+' | sed 's/--//' >>"$tmp/options"
    done <"$tmp/commands"
    sort -u "$tmp/options" >"$tmp/known"
    while read -r option; do
        grep -qE "^\.It .*Fl Fl $option( |\$)" "$manual"
        ok "$manual: option --$option"
    done <"$tmp/known"
    grep -oE '^\.It .*Fl Fl [a-z-]+' "$manual" | sed 's/.*Fl Fl //' |
        while read -r option; do
            grep -qx -e "$option" "$tmp/known" || echo "$option"
        done >"$tmp/unknown"
    [ ! -s "$tmp/unknown" ]
    ok "$manual: options that no command has: $(tr '\n' ' ' <"$tmp/unknown")"
}

# Renders without a complaint, where there is a renderer.
check_manual() {
    if command -v mandoc >/dev/null; then
        mandoc -T lint -W warning "$manual"
        ok "$manual: mandoc -T lint"
    elif command -v groff >/dev/null; then
        groff -mandoc -Tutf8 -ww -z "$manual" >"$tmp/groff" 2>&1 &&
            [ ! -s "$tmp/groff" ]
        ok "$manual: groff: $(cat "$tmp/groff")"
    else
        echo 'skipped: groff'
    fi
}

# ---- README.md ----

check_readme() {
    site=$tmp/readme
    mkdir -p "$site/data" "$site/content"
    for file in perfpress.yaml data/latency.csv content/index.rst; do
        example README.md "\`$file\`" >"$site/$file"
        [ -s "$site/$file" ]
        ok "README.md: $file"
    done
    "$perfpress" build -q -W -C "$site"
    ok "README.md: its example builds"
    sed -n '/^| /p' README.md | grep -v '^| -' |
        sed -e 's/^| //' -e 's/ |$//' -e 's/ | /|/g' >"$tmp/wanted"
    cells "$site/public/index.html" | diff -u "$tmp/wanted" -
    ok "README.md: its table"
    cp "$site/public/index.html" "$tmp/before"
    sed -i "s|1e6 / df\['Throughput (/sec)'\]|1e6 / df['Throughput (/s)']|" \
        "$site/content/index.rst"
    (cd "$site" && "$perfpress" build -q) 2>"$tmp/diag"
    [ $? -eq 1 ]
    ok "README.md: a misspelt column fails"
    sed -n 's/^    \(content.*\[df-column\]\)$/\1/p' README.md >"$tmp/wanted"
    head -n 1 "$tmp/diag" | diff -u "$tmp/wanted" -
    ok "README.md: the message on a misspelt column"
    cmp -s "$site/public/index.html" "$tmp/before"
    ok "README.md: nothing is written"
}

# What Markdown files outside of the site name is there.
check_names() {
    for file in README.md STYLE.md CONTRIBUTING.md CHANGES.md gen/README.md \
        templates/README.md; do
        dir=$(dirname "$file")
        grep -oE '\]\([^)#]+' "$file" | sed 's/^](//' | grep -v '://' |
            while read -r link; do
                [ -e "$dir/$link" ] || echo "$link"
            done >"$tmp/dead"
        [ ! -s "$tmp/dead" ]
        ok "$file: dead links: $(tr '\n' ' ' <"$tmp/dead")"
        grep -oE '`make [a-z-]+[ `]' "$file" | sed 's/.*make \(.*\).$/\1/' | sort -u |
            while read -r target; do
                grep -qE "^$target( [a-z-]+)*:" Makefile || echo "$target"
            done >"$tmp/unknown"
        [ ! -s "$tmp/unknown" ]
        ok "$file: make has no target $(tr '\n' ' ' <"$tmp/unknown")"
    done
}

# ---- from benchmark tools ----

# The command of the page writes the CSV that it promises.
check_convert() {
    page=content/guide/tools.md site=$tmp/convert
    mkdir -p "$site/data"
    sed -n '/^```sh$/,/^```$/p' $page | grep -v '^```' >"$site/commands"
    [ "$(wc -l <"$site/commands")" -eq 1 ]
    ok "$page: it has one command"
    if /usr/bin/python3 -c 'import pandas, pyarrow' 2>"$tmp/log"; then
        (cd "$site" && /usr/bin/python3 -c "import pandas
pandas.DataFrame({'name': ['sort'], 'ms': [1.5]}).to_parquet('results.parquet')" &&
            grep '^python3 ' commands | sed 's/^/\/usr\/bin\//' | sh && cat data/results.csv) >"$tmp/got" 2>&1
        printf 'name,ms\nsort,1.5\n' | diff - "$tmp/got"
        ok "$page: its command for Parquet"
    else
        echo 'skipped: pyarrow'
    fi
}

# ---- the guide ----

# The body of the nth fence of FILE that opens with the line OPEN.
fence() { # FILE OPEN N
    awk -v open="$2" -v want="$3" '
        on && $0 == close_with { exit }
        on { print; next }
        $0 == open && ++n == want {
            on = 1
            match($0, /^[`:]+/)
            close_with = substr($0, 1, RLENGTH)
        }' "$1"
}

# A script that is shown is the script that runs below it.
check_scripts() { # FILE
    awk '
        /^```python$/ { on = 1; shown = ""; n = 0; next }
        /^```\{df-table\}/ { on = 2; run = ""; next }
        on && /^```$/ {
            if (on == 2 && shown != "" && !n++) print (run == shown ? "same" : "differs:\n" run)
            on = 0
            next
        }
        on == 1 { shown = shown $0 "\n" }
        on == 2 && !/^:[a-z-]+:/ && (run != "" || $0 != "") { run = run $0 "\n" }
    ' "$1" >"$tmp/scripts"
    ! grep -v '^same$' "$tmp/scripts"
    ok "$1: a script that is shown is not the one that runs"
}

# Charts are those of the lines below them; each kind and each option of df-chart
# is among them.
check_gallery() {
    page=content/guide/charts-gallery.md
    awk '
        /^```\{df-chart\}/ { on = 1; drawn = "" }
        on { drawn = drawn $0 "\n" }
        on && /^```$/ { on = 0; n++; shown = ""; next }
        !on && drawn != "" && /^    |^$/ { shown = shown substr($0, 5) "\n"; next }
        !on && drawn != "" { compare() }
        function compare() {
            sub(/^\n*/, "", shown); sub(/\n*$/, "\n", shown)
            print (shown == drawn ? "same" : "differs:\n" drawn)
            drawn = ""
        }
        END { if (drawn != "") compare(); print n }' $page >"$tmp/gallery"
    [ "$(grep -c '^same$' "$tmp/gallery")" = "$(tail -n 1 "$tmp/gallery")" ] &&
        [ "$(tail -n 1 "$tmp/gallery")" -gt 12 ]
    ok "$page: lines that are shown are not those that draw: $(grep -A 3 differs "$tmp/gallery")"
    for kind in $("$perfpress" help df '*' | sed -n 's/^df\.plot\.\([a-z]*\)(.*/\1/p'); do
        grep -qE "^(df\.plot\.|:plot: )$kind\(" $page
        ok "$page: no chart of the kind $kind"
    done
    for option in table plot facet reference ideal frontier label highlight sort limit; do
        grep -qE "^:$option:" $page
        ok "$page: no chart with :$option:"
    done
}

# A page of examples: ```python, then ```text with the CSV that `df` prints, in
# the site SITE. A first block that has no result comes before each of them.
check_examples() { # FILE SITE
    rm -rf "$tmp/examples"
    mkdir -p "$tmp/examples"
    awk -v dir="$tmp/examples" '
        /^```python$/ { on = 1; body = ""; next }
        /^```text$/ { on = 2; body = ""; next }
        on && /^```$/ {
            if (on == 1 && script != "" && !n) { start = script; script = body }
            else if (on == 1) script = body
            else {
                name = sprintf("%s/%03d", dir, ++n)
                printf "%s", start script > (name ".df")
                printf "%s", body > (name ".csv")
                close(name ".df"); close(name ".csv")
            }
            on = 0
            next
        }
        on { body = body $0 "\n" }' "$1"
    [ -f "$tmp/examples/001.df" ]
    ok "$1: it has examples"
    for example in "$tmp"/examples/*.df; do
        "$perfpress" df -C "$2" - <"$example" 2>"$tmp/warnings" | diff -u "${example%.df}.csv" -
        ok "$1: $(tail -n 1 "$example")" "$tmp/warnings"
    done
}

# A page whose examples are sites: code blocks whose caption names a file; those
# before the first section belong to each. "perfpress check" is what that prints
# (excerpts apart), another command in its place likewise, a "jq" command what jq
# prints of the site that is built, "shown" the first paragraph of its page.
check_sites() { # FILE
    rm -rf "$tmp/sites"
    awk -v dir="$tmp/sites" '
        /^## / { n++; name = "" }
        /^```\{code-block\}/ { getline; sub(/^:caption: */, ""); name = $0; getline; on = 1; body = ""; next }
        on && /^```$/ {
            on = 0
            site = sprintf("%s/%02d", dir, n)
            if (name ~ /^jq /) {
                system("mkdir -p " site)
                command = sprintf("%s/jq%d", site, ++ran)
                print name > command
                close(command)
                name = "printed" ran
            }
            if (name ~ /^perfpress / && name != "perfpress check") {
                system("mkdir -p " site)
                words = sprintf("%s/words%d", site, ++ran)
                print substr(name, 11) > words
                close(words)
                name = "printed" ran
            }
            file = site "/" (name == "perfpress check" ? "wanted" : name)
            folder = file
            sub(/\/[^\/]*$/, "", folder)
            system("mkdir -p \"" folder "\"")
            printf "%s", body > file
            close(file)
            next
        }
        on { body = body $0 "\n" }' "$1"
    ls -d "$tmp"/sites/*/content >"$tmp/log"
    ok "$1: it has examples"
    for site in $(ls -d "$tmp"/sites/* | grep -v /00$); do
        [ ! -d "$tmp/sites/00" ] || cp -R "$tmp/sites/00/." "$site"
        [ -f "$site/perfpress.yaml" ] || echo 'title: Example' >"$site/perfpress.yaml"
        touch "$site/wanted"
        grep -v '^ *[0-9]* |' "$site/wanted" >"$site/lines"
        (cd "$site" && "$perfpress" check -q) 2>&1 | grep -v '^ *[0-9]* |' |
            diff -u "$site/lines" -
        ok "$1: the example $(basename "$site")"
        for words in "$site"/words*; do
            [ -f "$words" ] || continue
            (eval "set -- $(cat "$words")" && cd "$site" && "$perfpress" "$@") 2>&1 |
                diff -u "$site/printed${words##*words}" -
            ok "$1: perfpress $(cat "$words")"
        done
        for command in "$site"/jq*; do
            [ -f "$command" ] && there_is jq || continue
            (cd "$site" && "$perfpress" build -q && sh "$command") 2>&1 |
                diff -u "$site/printed${command##*jq}" -
            ok "$1: $(cat "$command")"
        done
        [ -f "$site/shown" ] || continue
        tr '\n' ' ' <"$site/shown" | sed 's/ $//' >"$site/text"
        "$perfpress" build -q -C "$site" &&
            tr '\n' ' ' <"$site/public/index.html" |
            sed -e 's/.*<article[^>]*>//' -e 's/<\/p>.*//' -e 's/.*<p>//' \
                -e 's/<[^>]*>//g' |
            cmp -s "$site/text" -
        ok "$1: what the example $(basename "$site") shows"
    done
}

# The examples of the guide show each method and function of df scripts.
check_operations() {
    sed -n '/^```python$/,/^```$/p' content/guide/df-*.md content/guide/charts.md content/guide/sqlite.md | grep -oE '[A-Za-z_]\w*' |
        LC_ALL=C sort -u >"$tmp/shown"
    "$perfpress" help df '*' | sed -n 's/^[^ ].*[.]\([A-Za-z_0-9]*\)\((.*\)\{0,1\}$/\1/p; s/^\([a-z]*\)(.*$/\1/p' |
        LC_ALL=C sort -u >"$tmp/operations"
    unshown=$(LC_ALL=C comm -23 "$tmp/operations" "$tmp/shown")
    [ "$(wc -l <"$tmp/operations")" -gt 200 ] && [ -z "$unshown" ]
    ok "content/guide/df-*.md: no example of $unshown"
    for family in $(grep -rhoE '[A-Z_]+_OPERATIONS\[\] =' gen/df | sed 's/_OPERATIONS.*//'); do
        grep -q "X($family)" gen/df/run/operations.c
        ok "gen/df/run/operations.c: FAMILIES lacks $family"
    done
}

# The claims of the site's own pages hold; none of them would hold anyway.
check_claims() {
    site=$tmp/not-so
    mkdir "$site"
    cp -R content data perfpress.yaml "$site"
    claims='\.\. claim::\|```{claim}\|:::{claim}'
    grep -rl "$claims" "$site"/content/trn1 "$site"/content/dgx |
        xargs sed -i "s/^\( *\)\($claims\) \(.*\)/\1\2 not (\3)/"
    n=$(grep -rh "$claims" "$site"/content/trn1 "$site"/content/dgx | wc -l)
    "$perfpress" check -q -C "$site" >"$tmp/not-so.log" 2>&1
    [ "$n" -gt 10 ] && [ "$(grep -c 'error: ' "$tmp/not-so.log")" = "$n" ] &&
        [ "$(grep -c 'claim-false' "$tmp/not-so.log")" = "$n" ]
    ok "$n claims are false when each is negated: $(cat "$tmp/not-so.log")"
}

check_first_page() {
    page=content/guide/first-page.md
    for syntax in markdown rst; do
        site=$tmp/first-$syntax
        mkdir -p "$site/data" "$site/content"
        echo 'title: My measurements' >"$site/perfpress.yaml"
        fence $page '```text' 1 >"$site/data/runs.csv"
        fence $page '```text' 2 >"$site/data/prices.csv"
    done
    fence $page '````markdown' 1 >"$tmp/first-markdown/content/index.md"
    fence $page '```rst' 1 >"$tmp/first-rst/content/index.rst"
    grep -q "echo 'title: My measurements' > perfpress.yaml" $page
    ok "$page: its configuration"
    cmp -s "$tmp/first-rst/data/runs.csv" data/guide/runs.csv &&
        cmp -s "$tmp/first-rst/data/prices.csv" data/guide/prices.csv
    ok "$page: its data are data/guide"
    for syntax in markdown rst; do
        "$perfpress" build -q -W -C "$tmp/first-$syntax"
        ok "$page: its page builds in $syntax"
        cells "$tmp/first-$syntax/public/index.html" >"$tmp/cells-$syntax"
    done
    [ -s "$tmp/cells-rst" ] && diff -u "$tmp/cells-rst" "$tmp/cells-markdown"
    ok "$page: both languages give the same table"
    cells "$tmp/site/guide/first-page.html" | diff -u "$tmp/cells-rst" -
    ok "$page: the table that it shows"
}

# A Sphinx tree moves in as the guide shows it.
check_sphinx() {
    page=content/guide/sphinx.md site=$tmp/sphinx
    mkdir -p "$site/docs"
    fence $page '```python' 1 >"$site/docs/conf.py"
    fence $page '```rst' 1 >"$site/docs/index.rst"
    fence $page '```text' 1 >"$site/docs/api.rst"
    words=$(fence $page '```text' 2)
    [ "$words" = 'perfpress init --from-sphinx docs' ]
    ok "$page: its command"
    (cd "$site" && NO_COLOR=1 "$perfpress" init --from-sphinx docs) >"$tmp/report" 2>&1
    ok "$page: the tree moves in"
    fence $page '```text' 3 | diff -u - "$tmp/report"
    ok "$page: the report"
    fence $page '```yaml' 1 | diff -u - "$site/perfpress.yaml"
    ok "$page: the file"
    rm "$site/docs/api.rst"
    sed -i '/toctree/,$d' "$site/docs/index.rst"
    "$perfpress" build -q -W -C "$site"
    ok "$page: the rest builds"
    check_inventory
}

# A file of a fence with a caption.
captioned() { # PAGE CAPTION
    sed -n "/^:caption: $2\$/,/^\`\`\`\$/p" "$1" | sed '1,2d;$d'
}

# Pages link to what Sphinx builds, by the inventory that it writes.
check_inventory() {
    site=$tmp/autodoc
    mkdir -p "$site/docs/inventories"
    captioned $page perfpress.yaml >"$site/perfpress.yaml"
    captioned $page 'docs\/index.rst' >"$site/docs/index.rst"
    python3 - "$site/docs/inventories/api.inv" <<'END'
import sys, zlib
head = '# Sphinx inventory version 2\n# Project: notes\n# Version: 1\n' \
       '# The remainder of this file is compressed using zlib.\n'
names = 'notes.measure py:function 1 index.html#$ -\nindex std:doc -1 index.html Functions\n'
open(sys.argv[1], 'wb').write(head.encode() + zlib.compress(names.encode()))
END
    "$perfpress" build -q -W -C "$site" &&
        grep -q 'href="https://docs.example.com/notes/api/index.html#notes.measure"' "$site/public/index.html" &&
        grep -q 'href="https://docs.example.com/notes/api/index.html".*all functions' "$site/public/index.html"
    ok "$page: links by an inventory"
}

check_templates() {
    page=content/guide/templates.md site=$tmp/first-rst
    mkdir -p "$site/templates"
    fence $page '```html' 1 >"$site/templates/prev_next.mustache"
    fence $page '```html' 2 >"$site/templates/page.mustache"
    mkdir -p "$site/content/guide"
    printf 'Guide\n=====\n' >"$site/content/guide/index.rst"
    printf 'Deep\n====\n\nOne\n---\n\nTwo\n---\n' >"$site/content/guide/deep.rst"
    printf 'Second\n======\n' >"$site/content/second.rst"
    printf 'Third\n=====\n' >"$site/content/third.rst"
    mv "$site/templates" "$site/none"
    "$perfpress" build -q -W -C "$site"
    grep -rlE 'class="(breadcrumbs|toc-inline)' "$site/public" | sort >"$tmp/before"
    mv "$site/none" "$site/templates"
    "$perfpress" build -q -W -C "$site"
    ok "$page: its templates build"
    grep -rlE 'class="(breadcrumbs|toc-inline)' "$site/public" | sort | diff "$tmp/before" - &&
        grep -q guide/deep "$tmp/before"
    ok "$page: what pages had is still there"
    grep -qF 'Next: <a href="third.html">Third</a>' "$site/public/second.html"
    ok "$page: prev_next.mustache"
    grep -qF '<a href="./guide/index.html">Guide</a>' "$site/public/second.html" &&
        grep -qF 'Measured by the performance team.' "$site/public/second.html"
    ok "$page: page.mustache"
    for name in $(sed -n 's/^| `\([a-z0-9_]*\.mustache\)`.*/\1/p' $page); do
        [ -f "templates/$name" ]
        ok "$page: there is no template $name"
    done
    for name in templates/*.mustache; do
        grep -qF "| \`${name#templates/}\`" $page
        ok "$page: no line for $name"
    done
    for name in $(sed -n '/NAMES\[\] = {/,/^};/s/S_INIT("\([a-z_]*\)")/\n\1\n/gp' \
        gen/template/template_check.c | grep -E '^[a-z_]+$'); do
        grep -qE "\`([a-z]+\.)?$name[.\`]" $page
        ok "$page: no word of the name $name"
    done
}

# The guide's lists of directives, roles and commands are the program's.
check_directives() {
    page=content/guide/directives.md
    "$perfpress" help directives | awk -f tests/docs/directives.awk >"$tmp/wanted"
    [ -s "$tmp/wanted" ] && sed -n '/^| `/p' $page | diff -u "$tmp/wanted" -
    ok "$page: directives and their options"
    "$perfpress" help roles | sort -u >"$tmp/wanted"
    [ -s "$tmp/wanted" ] && sed -n '/^## Roles/,$p' $page | grep '^`[^`]*`,' |
        grep -oE '`[a-z:-]+`' | tr -d '`' | diff -u "$tmp/wanted" -
    ok "$page: roles"
    page=content/guide/df-methods.md
    "$perfpress" help df '*' | awk -f tests/docs/methods.awk >"$tmp/wanted"
    [ -s "$tmp/wanted" ] && sed -n '/^## /,$p' $page | diff -u "$tmp/wanted" -
    ok "$page: what scripts can call; the list is what \`perfpress help df '*' | awk -f tests/docs/methods.awk\` prints"
    while read -r command; do
        grep -qE "^\\| \`perfpress $command[ \`]" content/guide/index.md
        ok "content/guide/index.md: no command $command"
    done <"$tmp/commands"
}

# Commands that make the image: docker looks for a Dockerfile unless told.
check_image() {
    grep -on 'docker build -[^`]*' Containerfile README.md content/guide/*.md >"$tmp/images"
    [ -s "$tmp/images" ] && ! grep -v -e 'docker build -f Containerfile -t perfpress \.$' "$tmp/images"
    ok "a command of docker that does not name Containerfile"
}

check_site() {
    "$perfpress" build -q -W -o "$tmp/site"
    ok "the site builds without a warning"
    sh tests/figures.sh "$tmp/site" >"$tmp/figures" || cat "$tmp/figures"
    grep -q ' passed, 0 failed$' "$tmp/figures"
    ok "the site has all figures"
    sh tests/weight.sh "$tmp/site" >"$tmp/weight" || cat "$tmp/weight"
    grep -q ' passed, 0 failed$' "$tmp/weight"
    ok "no page of results has more than 50 KB"
}

check_codes
check_options
check_manual
check_image
check_site
check_readme
check_names
for page in content/guide/*.md; do
    check_scripts "$page"
done
for page in content/guide/df-*.md; do
    case $page in
    */df-table.md | */df-methods.md) ;;
    *) check_examples "$page" . ;;
    esac
done
mkdir -p "$tmp/results/content"
: >"$tmp/results/perfpress.yaml"
cp -R tests/docs/results "$tmp/results/data"
check_examples content/guide/tools.md "$tmp/results"
if there_is sqlite3; then
    page=content/guide/sqlite.md
    mkdir -p "$tmp/sqlite/data"
    fence $page '```sql' 1 | sqlite3 "$tmp/sqlite/data/results.db"
    echo 'title: Results' >"$tmp/sqlite/perfpress.yaml"
    mkdir "$tmp/sqlite/content"
    check_examples $page "$tmp/sqlite"
fi
check_convert
check_sites content/guide/checked.md
check_sites content/guide/contract.md
check_sites content/guide/explain.md
if /usr/bin/python3 -c 'import pandas' 2>"$tmp/log"; then
    read=$(ls "$tmp"/sites/*/read.py)
    (cd "${read%/*}" && /usr/bin/python3 read.py) >"$tmp/got" 2>&1
    [ "$(cat "$tmp/got")" = 2.0 ]
    ok "content/guide/explain.md: read.py: $(cat "$tmp/got")"
else
    echo 'skipped: python3-pandas'
fi
check_sites content/guide/units.md
check_sites content/guide/fetch.md
check_sites content/guide/prose.md
check_sites content/guide/markdown.md
check_gallery
check_operations
check_claims
check_first_page
check_sphinx
check_templates
check_directives
# make passes a variable of the environment on to scripts only if the Makefile
# has no variable of that name.
for name in $(grep -rohE '`[A-Z_]+=[^` ]* make ' content/guide | sed 's/^`//; s/=.*//' | sort -u); do
    ! grep -qE "^$name *[:?+]?=" Makefile
    ok "$name of the guide is also a variable of the Makefile"
done
sum_up
