#!/bin/sh
# SPDX-License-Identifier: MIT
# run.sh: runs the commands that perfpress names for files of other formats: each
# writes one new file and leaves its source and existing files unchanged. Runs the
# scripts that it names for JSON. Compares encodings with Python's.
set -u
cd "$(dirname "$0")/../.." || exit 3
root=$PWD
. tests/shell.sh

mkdir -p site/content site/data
: >site/perfpress.yaml
cd site || exit 3
printf 'name,ms\na,1.5\n"b,c",2\n' >plain
names="x.csv it's_\$HOME.csv y.dat z.csv.zst -n;&(é).csv"

typed_in() { # NEEDS FORMAT WANT: with the file `made`
    for word in $1; do
        case $word in
        pandas) /usr/bin/python3 -c 'import pandas' 2>/dev/null ;;
        *) command -v "$word" >/dev/null ;;
        esac || { echo "skipped: $word" && return; }
    done
    for name in $names; do
        rm -rf data content/*
        mkdir data
        cp made "data/$name"
        printf '# T\n\n```{csv-table}\n:file: %s\n```\n' "$name" >content/index.md
        "$perfpress" check >out 2>&1
        sed -n 's/^help: .* run: //p' out |
            sed 's/python3/\/usr\/bin\/python3/' >typed
        sh typed >log 2>&1
        cmp -s made "data/$name"
        ok "$2 in $name: the source is unchanged"
        find data -type f ! -name "$name" >written
        [ "$(wc -l <written)" -eq 1 ] &&
            tr -d '\r' <"$(cat written)" | cmp -s - "$3"
        ok "$2 in $name: $(cat typed log) wrote $(cat written): $(
            [ ! -s written ] || cat "$(cat written)")"
        [ -s written ] || continue
        echo mine >"$(cat written)"
        sh typed >log 2>&1
        echo mine | cmp -s - "$(cat written)"
        ok "$2 in $name: an existing file is kept"
    done
}

for pair in gzip:gzip bzip2:bzip2 xz:xz zstd:zstd; do
    rm -f made
    command -v "${pair%:*}" >/dev/null && "${pair%:*}" -c plain >made
    typed_in "${pair%:*}" "${pair#*:}" plain
done

if command -v zip >/dev/null; then
    rm -f made.zip
    zip -q made.zip plain && mv made.zip made
fi
typed_in 'zip unzip' zip plain

scripted() { # FORMAT WANT SCRIPT: the script for `made`
    for name in $names "sub/o'c.csv" packed.json.gz; do
        rm -rf data content/*
        mkdir -p data/sub content/p
        case $name in
        *.gz) gzip -c made >"data/$name" ;;
        *) cp made "data/$name" ;;
        esac
        printf '# T\n\n```{csv-table}\n:file: %s\n```\n' "$name" >content/p/index.md
        "$perfpress" check >out 2>&1
        sed -n 's/^help: .* the script: //p' out >script
        case $name in
        x.csv)
            printf "%s\n" "$3" | cmp -s - script
            ok "$1: the script is $(cat script), not $3"
            ;;
        esac
        "$perfpress" df -C . - <script >rows 2>log
        diff "$2" rows >differences
        ok "$1 in $name: $(cat script log differences)"
        printf '# T\n\n```{df-table}\n:header-rows: 1\n\n%s\n```\n' "$(cat script)" >content/p/index.md
        "$perfpress" check -q >log 2>&1
        ok "$1 in $name, in a page: $(cat log)"
    done
}

printf 'name,ms\na,1.5\n"b,c",2.0\n' >floats
printf '[{"name":"a","ms":1.5},{"name":"b,c","ms":2}]' >made
scripted 'JSON, array' floats "df = pd.read_json('x.csv')"
printf '[ {"name":"a", "at":{"ms":1.5}}, {"name":"b,c", "at":{"ms":2}} ]\n' >made
printf 'name,at.ms\na,1.5\n"b,c",2.0\n' >nested
scripted 'JSON, nested' nested "df = pd.json_normalize(json.load(open('x.csv')))"
printf '{"context":{"caches":[{"level":1}],"}\\"":"["},"load":[1],"of it'\''s":[\n{"name":"a","ms":1.5},{"name":"b,c","ms":2}],"b":[{}]}' >made
scripted 'JSON, object' floats "df = pd.json_normalize(json.load(open('x.csv')), 'of it\\'s')"
printf '{"name":"a","ms":1.5}\n{"name":"b,c","ms":2}\n' >made
scripted 'JSON lines' floats "df = pd.read_json('x.csv', lines=True)"
printf '{"name":"a","at":{"ms":1.5}}\n{"name":"b,c","at":{"ms":2}}\n' >made
scripted 'JSON lines, nested' nested "df = pd.json_normalize([json.loads(line) for line in open('x.csv')])"
printf '[["name","ms"],["a",1.5],["b,c",2]]' >made
scripted 'JSON, rows' floats "rows = json.load(open('x.csv')); df = pd.DataFrame(rows[1:], columns=rows[0])"
printf '[[1, 2],\n[3, 4]]\n' >made
printf '0,1\n1,2\n3,4\n' >numbers
scripted 'JSON, rows without names' numbers "df = pd.read_json('x.csv')"
printf '{\n"name":"a","at":{"x":2,"y":true}}' >made
printf 'name,at.x,at.y\na,2,True\n' >record
scripted 'JSON, one record' record "df = pd.json_normalize(json.load(open('x.csv')))"

frames() { # NEEDS WRITER
    rm -f made*
    /usr/bin/python3 -W ignore -c "import pandas
f = pandas.DataFrame({'name': ['a', 'b,c'], 'ms': [1.5, 2.0]})
f.to_$2" 2>/dev/null && mv made.* made
    [ -f made ] || { echo "skipped: $1" && return; }
    typed_in pandas "$2" floats
}
names=x.csv
frames python3-pandas "pickle('made.p')"
frames python3-openpyxl "excel('made.xlsx', index=False)"
frames python3-tables "hdf('made.h5', key='t')"
frames pyarrow "parquet('made.parquet')"
frames pyarrow "feather('made.feather')"

if there_is python3; then
    python3 "$root/tests/load/encodings.py" "$perfpress" >"$tmp/out"
    ok "encodings differ from Python's: $(cat "$tmp/out")"
    tail -n 1 "$tmp/out" | grep -q '^[1-9][0-9]* passed, 0 failed$'
    ok "encodings: $(tail -n 1 "$tmp/out")"
fi

sum_up
