#!/bin/sh
# SPDX-License-Identifier: MIT
# run.sh: compares df scripts with pandas: the results in tests/df and in the
# guide, and 100 random scripts. `make oracle N=5000 S=1` runs 5,000 random
# scripts, from number 1 on, and also compares every character.
set -u
cd "$(dirname "$0")/../.." || exit 3
perfpress=${PERFPRESS:-$PWD/build/perfpress}
python=/usr/bin/python3
export PYTHONHASHSEED=0 # the order of Python's sets
passed=0 failed=0
if ! $python -c 'import pandas' 2>/dev/null; then
    echo "skipped: python3-pandas"
    exit 0
fi

log=$(mktemp)
trap 'rm -f "$log"' EXIT

# Whose last line is the sum, or the status.
check() { # ARGUMENT...
    $python tests/oracle/oracle.py "$@" >"$log"
    status=$?
    cat "$log"
    sum=$(grep -E '^[0-9]+ passed, [0-9]+ failed$' "$log" | tail -n 1)
    [ -n "$sum" ] || sum="$((status == 0)) passed, $((status != 0)) failed"
    p=${sum%% *} f=${sum#*, } f=${f%% *}
    passed=$((passed + p)) failed=$((failed + f))
}

check -t tests/df/*.t
check -g $(ls content/guide/df-*.md | grep -vE '/df-(table|methods)\.md$')
check -n "${N:-100}" -s "${S:-1}" "$perfpress"
# The properties of every character, and the table of them.
if [ -n "${N-}" ] && [ "$($python -c 'import unicodedata; print(unicodedata.unidata_version)')" = \
    "$(sed -n 's/.*Unicode \([0-9.]*\);.*/\1/p' gen/base/unicode_data.c)" ]; then
    $python tests/oracle/characters.py "$perfpress"
    [ $? -eq 0 ] && $python gen/base/unicode_data.py | cmp - gen/base/unicode_data.c
    if [ $? -eq 0 ]; then passed=$((passed + 2)); else failed=$((failed + 1)); fi
fi
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
