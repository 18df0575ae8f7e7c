#!/bin/sh
# SPDX-License-Identifier: MIT
# licenses.sh FOLDER [SYSROOT [LIBRARY]...]: prints the licenses of all that is
# in FOLDER/perfpress, which go where that file goes: of the libraries that were
# built into FOLDER, and of others, as Debian packages them.
set -eu
cd "$(dirname "$0")/../.."
echo "perfpress"
echo
cat LICENSE
printf '\n---- Octicons ----\n\n'
sed -n '/^# MIT/,$ s/^# \{0,1\}//p' gen/render/octicons.txt
folder=$1 root=${2:-}
if [ $# -gt 2 ]; then
    shift 2
else
    set -- libc-ares libc6 libcmark libcsv libpcre2 libssl libyaml zlib1g
fi
for file in "$folder"/*.copying; do
    [ -e "$file" ] || continue
    printf '\n---- %s ----\n\n' "$(basename "$file" .copying)"
    cat "$file"
done
for library in "$@"; do
    printf '\n---- %s ----\n\n' "$library"
    file=/usr/share/doc/$library-dev/copyright
    [ ! -e "$root$file" ] || file=$root$file
    cat "$file"
done
