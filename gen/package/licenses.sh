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
compiler=
if [ $# -gt 2 ]; then
    shift 2
else
    compiler=${CC:-gcc}
    set -- libc-ares libc6 libcmark libcsv libpcre2 libsqlite3 libssl libyaml zlib1g
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
# Programs for Linux have functions of gcc's own library as well.
if [ -n "$compiler" ]; then
    package=$(dpkg -S "$(readlink -f "$($compiler -print-libgcc-file-name)")")
    printf '\n---- libgcc ----\n\n'
    cat "/usr/share/doc/${package%%:*}/copyright"
fi
