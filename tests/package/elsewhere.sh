#!/bin/sh
# SPDX-License-Identifier: MIT
# elsewhere.sh BUILD: the package, and so the program in it, is the same bytes
# when it is made of a copy in another folder, with another umask, time zone and
# locale. Prints what does not hold, then "N passed, N failed".
set -u
cd "$(dirname "$0")/../.." || exit 3
root=$PWD
. tests/shell.sh
cd "$root" || exit 3
unset MAKEFLAGS MFLAGS MAKELEVEL SANITIZE V
build=$1
deb=$(cd "$build" && ls deb/*.deb) || exit 3
: "${SOURCE_DATE_EPOCH:=$(git log -1 --format=%ct 2>/dev/null ||
    stat -c %Y CHANGES.md)}"
export SOURCE_DATE_EPOCH

copy="$tmp/a folder/of another depth"
mkdir -p "$copy" "$tmp/locales"
localedef -i tr_TR -f UTF-8 "$tmp/locales/tr_TR.UTF-8" ||
    echo 'note: no locale tr_TR.UTF-8 (package locales)'
tar -c --exclude=./build --exclude=./.git --exclude=./node_modules . |
    tar -C "$copy" -x
(
    cd "$copy" || exit
    umask 077
    LOCPATH=$tmp/locales LC_ALL=tr_TR.UTF-8 TZ=Asia/Kathmandu HOME=/nowhere \
        make -j2 deb
) >"$tmp/out" 2>&1
ok "it is made elsewhere: $(grep -iE 'error|warning' "$tmp/out")"
! strings -a "$build/perfpress" | grep -F "$PWD"
ok "the program does not name the folder in which it was made"
cmp "$build/$deb" "$copy/build/$deb"
ok "the same package"

sum_up
