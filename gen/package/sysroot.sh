#!/bin/sh
# SPDX-License-Identifier: MIT
# sysroot.sh ARCHITECTURE FOLDER: unpacks into FOLDER the headers and static
# libraries that Debian has for another architecture, such as arm64.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$2"
folder=$(cd "$2" && pwd)
work=$(mktemp -d)
trap 'status=$?
    [ $status -eq 0 ] || tail -n 30 "$work/log" >&2
    rm -rf "$work"
    exit $status' EXIT
# shellcheck source=gen/package/apt.sh
. "$here/apt.sh"
apt_lists deb "$1"
cd "$work"
apt-get -qq download libc-ares-dev libcmark-dev libcsv-dev \
    libcurl4-openssl-dev libmicrohttpd-dev libpcre2-dev libssl-dev \
    libyaml-dev zlib1g-dev >>log 2>&1
for package in *.deb; do
    dpkg-deb -x "$package" "$folder"
done
ls ./*.deb | sed 's,^\./,,' >"$folder/packages"
