#!/bin/sh
# SPDX-License-Identifier: MIT
# dist.sh FOLDER VERSION: makes FOLDER/perfpress-VERSION.tar.gz, the sources as
# they stand in the working tree: of a clone the files that git tracks, else all
# but build/. The same commit gives the same bytes: times are those of
# SOURCE_DATE_EPOCH, or of the commit.
set -eu
export LC_ALL=C TZ=UTC
mkdir -p "$1"
folder=$(cd "$1" && pwd) name=perfpress-$2
cd "$(dirname "$0")/../.."
: "${SOURCE_DATE_EPOCH:=$(git log -1 --format=%ct 2>/dev/null ||
    stat -c %Y CHANGES.md)}"
if [ -e .git ]; then
    git ls-files -z
else
    find . -path ./build -prune -o ! -type d -printf '%P\0'
fi |
    sort -z |
    tar --null --files-from - --format=gnu --owner=0 --group=0 \
        --numeric-owner --mode=u+rwX,go+rX,go-w --mtime="@$SOURCE_DATE_EPOCH" \
        --transform="s,^,$name/,S" -c |
    gzip -9n >"$folder/$name.tar.gz.new"
mv "$folder/$name.tar.gz.new" "$folder/$name.tar.gz"
echo "$1/$name.tar.gz"
