#!/bin/sh
# SPDX-License-Identifier: MIT
# sysroot.sh ARCHITECTURE FOLDER: unpacks into FOLDER the headers and static
# libraries that Debian has for another architecture, such as arm64. Does nothing
# if FOLDER has the newest versions, which FOLDER/packages lists.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$2"
folder=$(cd "$2" && pwd)
work=$(mktemp -d) fault=
trap 'status=$?
    if [ $status -ne 0 ]; then
        tail -n 30 "$work/log" >&2
        [ -z "$fault" ] || echo "sysroot.sh: $fault" >&2
    fi
    rm -rf "$work"
    exit $status' EXIT
# shellcheck source=gen/package/apt.sh
. "$here/apt.sh"
apt_lists deb "$1"
cd "$work"
set -- libc-ares-dev libcmark-dev libcsv-dev libcurl4-openssl-dev \
    libmicrohttpd-dev libpcre2-dev libpq-dev libsqlite3-dev libssl-dev \
    libyaml-dev zlib1g-dev
for package in "$@"; do
    fault="no archive has $package"
    apt-get -qq download --print-uris "$package" 2>>log | grep . >>uris
done
awk '{ print $2 }' uris | LC_ALL=C sort >wanted
if cmp -s wanted "$folder/packages"; then
    exit
fi
for package in "$@"; do
    fault="cannot fetch $package"
    apt-get -qq -o Acquire::Retries=3 download "$package" >>log 2>&1
done
fault=
rm -rf "$folder/packages" "$folder/usr"
for package in *.deb; do
    dpkg-deb -x "$package" "$folder"
done
cp wanted "$folder/packages"
