#!/bin/sh
# fuzz.sh BUILD SECONDS [NAME...]: runs the fuzz targets (all, or those named:
# csv, yaml), each for so long, as many at a time as there are cores. They begin
# with the tests' own inputs of the kind that the target reads, and with the
# folder $SEEDS, if there is one; `sites` builds sites of constructs
# (fuzz/sites.c), from number $SEED on. SEED=N also tries other inputs: the same
# number tries the same ones. What is found is left in BUILD/found;
# inputs that reach new code stay in BUILD/corpus.
set -u
cd "$(dirname "$0")/.."
build=$1 seconds=$2
shift 2
[ $# -gt 0 ] || set -- sites $(ls tests/fuzz | sed -n 's/^fuzz_\(.*\)\.c$/\1/p')
mkdir -p "$build/found"
if [ $# -gt 1 ]; then
    printf '%s\n' "$@" |
        xargs -P "$(nproc)" -I NAME sh tests/fuzz.sh "$build" "$seconds" NAME
    exit
fi

# The names of the files that a target begins with, how long they may be, and
# how many: it is to read all of them within seconds.
kind() { # NAME
    case $1 in
    md) echo '*.md 16k 200' ;;
    rst) echo '*.rst 16k 200' ;;
    notebook) echo '*.ipynb 16k 200' ;;
    json | json_columns) echo '*.json 16k 200' ;;
    gzip) echo '*.gz 16k 50' ;;
    csv) echo '*.csv 8k 200' ;;
    sqlite) echo '*.db 8k 50' ;;
    token) echo '*.t 64k 100' ;;
    df) echo 'none 1k 1' ;;
    template) echo '*.mustache 8k 200' ;;
    xml) echo '*.svg 8k 200' ;;
    links) echo '*.html 8k 100' ;;
    yaml | schema | lock) echo '*.yaml 4k 200' ;;
    js) echo '*.js 8k 100' ;;
    *) echo 'in.rst 2k 40' ;;
    esac
}

# Writes every fourth script of the df cases into a file of its own, except slow
# ones.
scripts() { # FOLDER
    ls tests/df/*.t | grep -v limits | xargs awk -v to="$1" '
        /^--- |^=== / { close(file); file = "" }
        file != "" { print >file }
        /^--- script$/ && ++n % 4 == 0 { file = to "/script" n }'
    grep -l 'range([0-9]\{4,\}' "$1"/* | xargs rm -f
}

# Copies what a target begins with into a folder of its own.
gather() { # NAME FOLDER
    rm -rf "$2"
    mkdir -p "$2"
    [ "$1" != df ] || scripts "$2"
    kind "$1" | while read -r names size most; do
        find "tests/fuzz/seeds/$1" tests/golden tests/site tests/df templates \
            content data ${SEEDS:+"$SEEDS"} -type f -size "-$size" \
            \( -name "$names" -o -path 'tests/fuzz/*' \) 2>/dev/null |
            head -n "$most" | while read -r file; do
            cp "$file" "$2/$(echo "$file" | tr / _)"
        done
    done
}

sites() {
    "$build/tests/fuzz/sites" "$build/perfpress" "$build/found" \
        "${SEED:-1}" 1000000 "$seconds"
}

name=$1
if [ "$name" = sites ]; then
    sites
    exit
fi
mkdir -p "$build/corpus/$name"
gather "$name" "$build/seeds/$name"
if "$build/tests/fuzz/fuzz_$name" "$build/corpus/$name" "$build/seeds/$name" \
    -max_total_time="$seconds" -max_len=16384 -timeout=10 -seed="${SEED:-1}" \
    -rss_limit_mb=1024 -artifact_prefix="$build/found/$name-" \
    >"$build/found/$name.log" 2>&1; then
    echo "$name: $(tail -n 1 "$build/found/$name.log"), no fault"
else
    tail -n 40 "$build/found/$name.log"
    echo "FAILED: $name"
    exit 1
fi
