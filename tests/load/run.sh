#!/bin/sh
# SPDX-License-Identifier: MIT
# run.sh: runs the commands that perfpress names for files of other formats: each
# writes one new file and leaves its source and existing files unchanged.
set -u
cd "$(dirname "$0")/../.." || exit 3
root=$PWD
. tests/shell.sh

mkdir -p site/content site/data
: >site/perfpress.yaml
cd site || exit 3
printf 'name,ms\na,1.5\n"b,c",2\n' >plain
printf '"name","ms"\n"a",1.5\n"b,c",2\n' >quoted
names="x.csv it's_\$HOME.csv y.dat z.csv.gz"

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

printf '[{"name":"a","ms":1.5},{"name":"b,c","ms":2}]' >made
typed_in jq 'JSON, array' quoted
printf '{"context":{"caches":[{"level":1}],"host":"x"},"results":[\n{"name":"a","ms":1.5},{"name":"b,c","ms":2}]}' >made
typed_in jq 'JSON, object' quoted
printf '{"name":"a","ms":1.5}\n{"name":"b,c","ms":2}\n' >made
typed_in jq 'JSON lines' quoted
printf '[["name","ms"],["a",1.5],["b,c",2]]' >made
typed_in jq 'JSON, rows' quoted
printf '{\n"name":"a","at":{"x":null,"y":[1,false]}}' >made
printf '"name","at.x","at.y.0","at.y.1"\n"a",,1,false\n' >nested
typed_in jq 'JSON, one record' nested

if command -v sqlite3 >/dev/null; then
    rm -f made
    sqlite3 made "create table runs(id integer primary key autoincrement,
        name text, ms real); insert into runs(name, ms) values('a', 1.5),
        ('b,c', 2);"
fi
printf 'id,name,ms\n1,a,1.5\n2,"b,c",2.0\n' >numbered
typed_in sqlite3 SQLite numbered

frames() { # NEEDS WRITER
    rm -f made*
    /usr/bin/python3 -W ignore -c "import pandas
f = pandas.DataFrame({'name': ['a', 'b,c'], 'ms': [1.5, 2.0]})
f.to_$2" 2>/dev/null && mv made.* made
    [ -f made ] || { echo "skipped: $1" && return; }
    typed_in pandas "$2" floats
}
names=x.csv
printf 'name,ms\na,1.5\n"b,c",2.0\n' >floats
frames python3-pandas "pickle('made.p')"
frames python3-openpyxl "excel('made.xlsx', index=False)"
frames python3-tables "hdf('made.h5', key='t')"
frames pyarrow "parquet('made.parquet')"
frames pyarrow "feather('made.feather')"

sum_up
