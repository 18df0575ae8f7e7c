#!/bin/sh
# SPDX-License-Identifier: MIT
# licenses.sh FOLDER: prints the licenses of all that is in FOLDER/perfpress,
# which go where that file goes.
set -eu
cd "$(dirname "$0")/../.."
echo "perfpress"
echo
cat LICENSE
printf '\n---- Octicons ----\n\n'
sed -n '/^# MIT/,$ s/^# \{0,1\}//p' gen/render/octicons.txt
for library in libcurl libmicrohttpd; do
    printf '\n---- %s ----\n\n' "$library"
    cat "$1/$library.copying"
done
for library in libc-ares libc6 libcmark libcsv libpcre2 libssl libyaml zlib1g; do
    printf '\n---- %s ----\n\n' "$library"
    cat "/usr/share/doc/$library-dev/copyright"
done
