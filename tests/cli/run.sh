#!/bin/sh
# SPDX-License-Identifier: MIT
# run.sh: the exit statuses that the manual lists, of every command, as a table;
# and that no command is missing in it.
set -u
cd "$(dirname "$0")/../.." || exit 3
root=$PWD
. tests/shell.sh

site() { # NAME PAGE: a site with one page
    mkdir -p "$1/content" "$1/data"
    printf 'title: T\npublish: {a: {url: "s3://bucket/x", endpoint: "http://127.0.0.1:9"}}\n' >"$1/perfpress.yaml"
    printf '%s\n' "$2" >"$1/content/index.md"
    printf 'a,b\n1,2\n' >"$1/data/d.csv"
}

TABLE='```{df-table}
:name: t
:header-rows: 1

df = pd.read_csv("d.csv")
df["c"] = df["a"] + 1
```'
site well "# Well

$TABLE"
site warned "# Warned

{ref}\`nowhere\`

$TABLE"
site faulty '# Faulty

{nosuch}`x`'
site wrong '# Wrong'
echo 'titel: T' >wrong/perfpress.yaml
site broken '# Broken'
printf 'title: [T\n' >broken/perfpress.yaml
site garbled '# Garbled'
printf 'title: \377\n' >garbled/perfpress.yaml
site fetched '# Fetched'
cat >>fetched/perfpress.yaml <<'FETCH'
fetch:
  - {to: data/rows.csv, database: db, query: data/q.sql}
  - {to: data/own.csv, from: "http://127.0.0.1:9/own.csv", private: true}
FETCH
echo 'SELECT 1' >fetched/data/q.sql
mkdir empty
echo 'df = pd.DataFrame({"a": [1]})' >good.df
echo 'df = pd.DataFrame({"a": [1]})["b"]' >bad.df
echo text >file
unset AWS_PROFILE
export AWS_ACCESS_KEY_ID=key AWS_SECRET_ACCESS_KEY=secret AWS_REGION=x
export HOME="$tmp" AWS_EC2_METADATA_DISABLED=true

# STATUS WORDS
while read -r wanted words; do
    case $wanted in '' | '#'*) continue ;; esac
    # shellcheck disable=SC2086
    expect "$wanted" $words </dev/null
    echo "${words%% *}" >>tried
    [ "$wanted" -eq 0 ] || { [ -s err ] && ! grep -q Sanitizer err; }
    ok "perfpress $words: what is wrong is said"
done <<'END'
0 build -C well
0 build -C warned
1 build -C warned -W
1 build -C faulty
2 build -C wrong
2 build -C broken
2 build -C garbled
2 build -C empty
2 build -C nowhere
2 build --nonsense
2 build well
2 build -j 0 -C well
2 build --diagnostics=xml -C well
2 build -C well -o well/content
3 build -C well -o file/out

0 check -C well
0 check -C warned
1 check -C warned -W
1 check -C faulty
2 check -C wrong
2 check -C broken
2 check -C garbled
2 check -C empty
2 check --nonsense
0 check well
0 check well/content/index.md well/data
1 check faulty/content/index.md
1 check faulty/perfpress.yaml
1 check -W warned/content
2 check wrong/content/index.md
2 check empty
2 check good.df
2 check well/content/nothing.md
2 check well/content/index.md faulty/content/index.md
2 check -C well faulty/content/index.md

2 serve -C wrong -C nowhere
2 serve -C empty
2 serve --port 70000 -C well
2 serve --port x -C well
2 serve --bind no.such.name.invalid -C well
3 serve --bind 192.0.2.1 -C well
2 serve --nonsense
2 serve well

1 publish -C faulty -n
1 publish -C warned -n -W
2 publish -C well -n other
3 publish -C well -n
2 publish -C wrong -n
2 publish -C empty -n
2 publish --nonsense
2 publish --max-deletes x

2 fetch -C well
2 fetch -C wrong
2 fetch -C empty
2 fetch --nonsense
2 fetch --check --list -C well
0 fetch -C fetched --list
0 fetch -C fetched --list data/rows.csv
2 fetch -C fetched data/rows.csv
2 fetch -C fetched data/nothing.csv
3 fetch -C fetched data/own.csv

0 explain -C well index t
0 explain -C well index.html t 1 c
1 explain -C faulty index
2 explain -C well nothing
2 explain -C well index nothing
2 explain -C well index t 9
2 explain -C well index t 1 nothing
2 explain -C wrong index
2 explain -C empty index
2 explain
2 explain --nonsense

0 df good.df
1 df bad.df
2 df
2 df good.df bad.df
2 df -f xml good.df
2 df -C empty good.df
3 df nothing.df

0 doctree well/content/index.md
1 doctree faulty/content/index.md
2 doctree
2 doctree --syntax xml well/content/index.md
2 doctree -C empty well/content/index.md
3 doctree well/content/nothing.md

0 theme export themed
2 theme export themed
0 theme export --force themed page.mustache
2 theme export themed2 paeg.mustache
2 theme
2 theme export
0 theme export --help
0 theme export themed3 -h
2 theme export -- --help --help
2 theme import themed
0 build -q --help
0 check -C empty -h
0 publish --plan --help
2 theme --nonsense
3 theme export file/new

0 init --example nightly example
0 check -W -C example
0 init --example database example3
2 init --example nigthly example2
2 init --example
2 init --example nightly
2 init --example nightly --from-sphinx new
0 init new
2 init new
2 init
2 init a b
2 init --nonsense
3 init file/new

0 help
0 help build
0 help directives
0 help roles
0 help df
0 help df sort_values
0 help df merge group*
2 help df srt_values
2 help df merge nothing
2 help nothing
0 --help
0 --version
2 nothing
END
"$perfpress" --help | sed -n 's/^  \([a-z]*\) .*/\1/p' | sort >commands
sort -u tried | comm -13 - commands >untried
[ -s commands ] && [ ! -s untried ]
ok "commands without a status in the table: $(cat untried)"
expect 2

# ---- check FILE... ----

site several '# Several

{nosuch}`x` {ref}`nowhere`'
mkdir -p several/content/a several/content/ab "several/content/ü b"
echo '{ref}`nowhere`' >several/content/a/one.md
cp several/content/a/one.md several/content/ab/two.md
printf '# Three\n\n{odd}`x` {ref}`nowhere`\n' >"several/content/ü b/three.md"
ln -s a/one.md several/content/link.md
printf 'a,b\n1\n' >several/data/short.csv

# The files whose warnings `check` prints, in order.
told() { # WORD...
    "$perfpress" check "$@" >"$tmp/out" 2>"$tmp/err"
    sed -n 's/^\([^:]*\):[0-9]*:.*: warning: .*/\1/p' "$tmp/err" | uniq | paste -sd ' '
}

[ "$(told several/content/a/one.md)" = several/content/a/one.md ]
ok "a file: $(cat err)"
grep -q '^2 errors, 1 warning; 4 warnings in other files; ' out &&
    [ "$(grep -c ': error: unknown role' err)" -eq 2 ]
ok "errors are printed, warnings of others summed up: $(cat out)"
[ "$(told several/content/a)" = several/content/a/one.md ]
ok "a folder, and none whose name only begins so: $(cat err)"
[ "$(told several/content/ab/../a/ several/content/index.md)" = \
    'several/content/a/one.md several/content/index.md' ]
ok "two, by another way: $(cat err)"
[ "$(cd several/content/a && told one.md ../index.md)" = \
    '../../content/a/one.md ../../content/index.md' ]
ok "from inside the site: $(cat err)"
[ "$(told "$PWD/several/content/ü b/three.md")" = 'several/content/ü b/three.md' ]
ok "other letters and a blank, the whole path: $(cat err)"
[ "$(told several/content/link.md)" = several/content/link.md ]
ok "a link has the name that the site knows: $(cat err)"
[ "$(told -C several several/perfpress.yaml)" = '' ]
ok "a file without faults: $(cat err)"
all=$("$perfpress" check -C several 2>&1 | grep -c ': error\|: warning')
for word in several several/ "$PWD/several"; do
    [ "$("$perfpress" check "$word" 2>&1 | grep -c ': error\|: warning')" -eq "$all" ]
    ok "$word stands for all of the site"
done
"$perfpress" check several/content/a --diagnostics=json >out 2>err
[ "$(wc -l <out)" -eq 3 ] && grep -q '"content/a/one.md"' out
ok "as JSON: $(cat out)"

# A page reads data, data have a schema: whose fault is it?
# shellcheck disable=SC2016
site reader '# Reader

```{df-table}
:header-rows: 1

df = pd.read_csv("d.csv")
df["c"] = df["a"] / df["b"]
```'
echo x >reader/notes.txt
mkdir outside
echo x >outside/README
check_of() { # STATUS WORD...
    wanted=$1
    shift
    (cd reader && "$perfpress" check -q "$@") >out 2>err
    status=$?
    [ "$status" -eq "$wanted" ]
    ok "check $*: exit status $status: $(cat out err)"
}
check_of 0 -W data/d.csv
printf 'a,B\n1,2\n' >reader/data/d.csv
check_of 1 data/d.csv
grep -q '^content/index.md:7:' err
ok "a column that is renamed: $(cat err)"
check_of 1 notes.txt
check_of 0 --skip-unrelated notes.txt ../outside/README ../nowhere
check_of 0 -C . --skip-unrelated ../outside/README
check_of 1 --skip-unrelated ../outside/README notes.txt perfpress.yaml
check_of 1 --skip-unrelated
check_of 2 --skip-unrelated perfpress.yaml ../well/perfpress.yaml
grep -q 'is not in the site' err
ok "a file of another site: $(cat err)"
(cd outside && "$perfpress" check --skip-unrelated README) >out 2>&1
[ $? -eq 0 ] && [ ! -s out ]
ok "no site, no check: $(cat out)"
(cd outside && "$perfpress" check --skip-unrelated) >out 2>&1
[ $? -eq 0 ] && [ ! -s out ]
ok "no file and no site, no check: $(cat out)"
printf 'a,b\n1,2\n' >reader/data/d.csv
printf '# Other\n\n{ref}`nowhere`\n' >reader/content/other.md
check_of 0 -W data/d.csv
check_of 0 -W data
printf '\n{ref}`nowhere`\n' >>reader/content/index.md
check_of 1 -W data/d.csv
grep -q '^content/index.md:10:' err && ! grep -q other err
ok "a warning of the page that reads the file: $(cat err)"
printf 'primaryKey: nosuch\n' >reader/data/d.schema.yaml
check_of 1 -W data/d.schema.yaml

# ---- compressed data ----

mkdir packed
{ echo 'a,b' && yes 1,2 | head -n 3000000; } | gzip -9c >packed/bomb.csv.gz
echo "df = pd.read_csv('bomb.csv.gz').head(1)" >packed/read.df
(cd packed && "$perfpress" df read.df) >out 2>err
[ $? -eq 3 ] && grep -q 'its contents are too large' err
ok "12 MB in a file of 12 kB: $(cat out err)"
{ echo 'a,b' && yes 1,2 | head -n 1000000; } | gzip -9c >packed/bomb.csv.gz
(cd packed && "$perfpress" df read.df) >out 2>err
[ $? -eq 0 ]
ok "4 MB in a file of 4 kB: $(cat out err)"
printf 'a,b\n1,2\n' | gzip -9nc >packed/whole
size=$(wc -c <packed/whole)
{ # FAULT|WORDS
    echo 'foreign|it is not a gzip file'
    echo 'truncated|it is truncated'
    echo 'empty|it is truncated'
    echo 'checksum|do not match its gzip checksum'
    echo 'damaged|its gzip data are damaged'
    echo 'trailing|other bytes follow its gzip data'
} >faults
while IFS='|' read -r fault words; do
    case $fault in
    foreign) echo a,b ;;
    truncated) head -c $((size - 3)) packed/whole ;;
    empty) : ;;
    checksum) head -c $((size - 8)) packed/whole && printf '12345678' ;;
    damaged) head -c 10 packed/whole && printf '\377\377\377\377\377\377' ;;
    trailing) cat packed/whole && echo more ;;
    esac >packed/bomb.csv.gz
    (cd packed && "$perfpress" df read.df) >out 2>err
    [ $? -eq 3 ] && grep -q "$words" err
    ok "a gzip file that is $fault: $(cat out err)"
done <faults

for words in 'df good.df' 'doctree --syntax rst good.df'; do
    # shellcheck disable=SC2086
    "$perfpress" $words >/dev/full 2>err
    [ $? -eq 3 ]
    ok "standard output that is full: $words: $(cat err)"
done
for signal in INT:0 TERM:0; do
    : >log # what an earlier round wrote would say that this one is ready
    "$perfpress" serve -C well -p 0 >log 2>&1 &
    server=$!
    await grep -q '^serving' log
    kill -s "${signal%:*}" "$server"
    wait "$server"
    [ $? -eq "${signal#*:}" ]
    ok "serve, ${signal%:*}: $(tail -n 2 log)"
done
sum_up
