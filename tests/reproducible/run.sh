#!/bin/sh
# SPDX-License-Identifier: MIT
# run.sh: the same site gives the same bytes and the same diagnostics, whatever
# the folder, the file system, the order in which its files were made, their
# times, the umask, the user, the environment, the time zone, the locale, and
# the number of threads. Prints what does not hold, then "N passed, N failed".
set -u
cd "$(dirname "$0")/../.." || exit 3
root=$PWD
perfpress=${PERFPRESS:-$PWD/build/perfpress}
tmp=$(mktemp -d "$root/build/reproducible.XXXXXX") || exit 3
memory=
trap 'chmod -R u+rwX "$tmp"; rm -rf "$tmp" ${memory:+"$memory"}' EXIT
if [ "$(stat -f -c %T /dev/shm 2>/dev/null)" = tmpfs ]; then
    memory=$(mktemp -d /dev/shm/perfpress.XXXXXX)
fi
passed=0 failed=0

ok() { # WHAT: reports the status of the last command
    # shellcheck disable=SC2181
    if [ $? -eq 0 ]; then
        passed=$((passed + 1))
    else
        echo "FAILED: $1"
        failed=$((failed + 1))
    fi
}

# Our own site, and pages that tempt: names that sort in another way in each
# locale, dates, numbers, upper and lower case, faults.
make_site() { # DIR
    cp -R "$root/perfpress.yaml" "$root/content" "$root/data" "$1"
    mkdir "$1/content/names"
    for name in a B c I i ı İ ä z å ß 日本 'a b' a-b a_b a1 a10 a2 _x; do
        # shellcheck disable=SC2016
        printf 'Page %s\n===========\n\nOf |day|, `here <nowhere.html>`_.\n\n' "$name"
        printf '.. |day| date:: %%A %%x %%B %%H:%%M %%Z\n\n'
        printf '.. index:: %s; title\n\n.. df-table:: %s\n\n' "$name" "$name"
        printf '   df = pd.DataFrame({"ı": ["I", "i", "ä", "z"], "x": [1.5, 2e9, 1/3, 4]})\n'
        printf '   df["y"] = df["x"].map("{:,.2f}".format)\n'
        printf '   df = df.sort_values("ı")\n'
    done >"$1/all"
    awk -v dir="$1/content/names/" '
        /^Page /{ close(f); f = dir substr($0, 6) ".rst" } { print >f }' "$1/all"
    rm "$1/all"
    printf 'x: [1,\n' >"$1/data/no.yaml"
}

# Copies a site, its files made in the given order, of another time.
copy_site() { # FROM TO ORDER
    mkdir -p "$2"
    (cd "$1" && find . -type f | LC_ALL=C sort) | case $3 in
    forward) cat ;;
    reverse) LC_ALL=C sort -r ;;
    shuffled) shuf --random-source="$perfpress" ;;
    esac | tar -C "$1" -c --mtime "@$((1000000000 + ${#2}))" -T - | tar -C "$2" -x
}

# Each file of an output folder, with its sum.
sums() { # DIR
    (cd "$1" && find . -type f -exec sha256sum {} + | LC_ALL=C sort -k 2)
}

mkdir -p "$tmp/site" "$tmp/locales"
make_site "$tmp/site"
export SOURCE_DATE_EPOCH=1700000000
localedef -i tr_TR -f UTF-8 "$tmp/locales/tr_TR.UTF-8" 2>/dev/null ||
    echo "note: no locale tr_TR.UTF-8 (package locales)"

# The first build, which all others are held against.
(
    cd "$tmp/site" || exit
    exec env -i SOURCE_DATE_EPOCH=$SOURCE_DATE_EPOCH LC_ALL=C TZ=UTC \
        "$perfpress" build -j1 -o "$tmp/first"
) >"$tmp/first.out" 2>"$tmp/first.err"
ok "the first build"
sums "$tmp/first" >"$tmp/first.sums"
[ "$(wc -l <"$tmp/first.sums")" -gt 40 ] && [ -s "$tmp/first.err" ]
ok "the first build has pages and warnings"

# Builds a copy with everything else, and compares. (glibc leaks what it makes
# of LOCPATH when a library asks for a locale.)
try() { # ORDER PLACE UMASK THREADS TZ LOCALE [COMMAND...]
    order=$1 place=$2 mask=$3 threads=$4 zone=$5 locale=$6
    shift 6
    what="$order copy, $(stat -f -c %T "${place%%/copy*}"), umask $mask, \
-j$threads, $zone, $locale${1:+, $1}"
    copy_site "$tmp/site" "$place" "$order"
    chmod -R a+rwX "$tmp" ${memory:+"$memory"}
    (
        cd "$place" || exit
        umask "$mask"
        exec env -i SOURCE_DATE_EPOCH=$SOURCE_DATE_EPOCH LOCPATH="$tmp/locales" \
            LANG="$locale" LC_ALL="$locale" LANGUAGE="${locale%%_*}" TZ="$zone" \
            HOME="/nowhere/$threads" USER="user$threads" COLUMNS=$((threads * 9)) \
            TERM=dumb POSIXLY_CORRECT=1 MALLOC_PERTURB_=$((threads + 100)) \
            TMPDIR=/nowhere CI=true PAGER=cat EDITOR=ed \
            ASAN_OPTIONS=detect_leaks=0 \
            "$@" "$perfpress" build -j "$threads"
    ) >"$tmp/out" 2>"$tmp/err"
    ok "$what: it builds: $(cat "$tmp/out")"
    sums "$place/public" | diff "$tmp/first.sums" -
    ok "$what: the same files"
    diff "$tmp/first.err" "$tmp/err"
    ok "$what: the same diagnostics"
}

try forward "$tmp/copy" 077 8 Asia/Tokyo tr_TR.UTF-8
try reverse "$tmp/copy of a folder/with ünusual/names" 002 3 \
    America/St_Johns tr_TR.UTF-8
try shuffled "$tmp/copy-$(printf %0150d 0)" 000 2 Pacific/Kiritimati C
if [ -n "$memory" ]; then
    try forward "$memory/copy" 022 5 Europe/Berlin C.UTF-8
    try reverse "$memory/copy.d/r" 027 1 Asia/Kathmandu tr_TR.UTF-8
    # shellcheck disable=SC2012
    [ "$(ls -U "$memory/copy/content")" != "$(ls -U "$memory/copy.d/r/content")" ]
    ok "the file system lists folders in the order in which they were made"
else
    echo "note: /dev/shm is no tmpfs; its order of files is not tried"
fi
if [ "$(id -u)" -eq 0 ] && command -v setpriv >/dev/null; then
    if setpriv --reuid=65534 --clear-groups test -x "$perfpress"; then
        try shuffled "$tmp/copy-nobody" 022 4 UTC C setpriv --reuid=65534 \
            --clear-groups
    fi
fi

# An output folder that held other things, and builds from elsewhere.
copy_site "$tmp/site" "$tmp/again" shuffled
printf '# Other\n' >"$tmp/again/content/other.md"
rm -r "$tmp/again/content/trn1" "$tmp/again/content/names" \
    "$tmp/again/content/index.md" "$tmp/again/content/guide/charts-gallery.md"
"$perfpress" build -q -C "$tmp/again" >"$tmp/out" 2>&1
[ -f "$tmp/again/public/other.html" ]
ok "another site in the same folder"
rm "$tmp/again/content/other.md"
copy_site "$tmp/site" "$tmp/again" reverse
(cd / && "$perfpress" build -q -C "$tmp/again" 2>"$tmp/err")
sums "$tmp/again/public" | diff "$tmp/first.sums" -
ok "a build over the output of another one"
(cd "$tmp/again/content/names" && "$perfpress" build -q -o ../../../new \
    2>"$tmp/err")
sums "$tmp/new" | diff "$tmp/first.sums" -
ok "a build from a folder of the site, to another output"

# The comparison sees a difference of one byte, and of a second.
SOURCE_DATE_EPOCH=1700100000 "$perfpress" build -q -C "$tmp/site" \
    -o "$tmp/later" 2>"$tmp/err"
! sums "$tmp/later" | cmp -s "$tmp/first.sums" -
ok "another date is seen"

echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
