#!/bin/sh
# SPDX-License-Identifier: MIT
# deb.sh FOLDER VERSION: makes FOLDER/perfpress_VERSION_ARCH.deb of the source
# archive FOLDER/perfpress-VERSION.tar.gz and the debian/ in it. The same commit
# gives the same bytes: times are those of SOURCE_DATE_EPOCH, or of the commit.
set -eu
umask 022
export LC_ALL=C TZ=UTC DPKG_DEB_THREADS_MAX=1
unset MAKEFLAGS MFLAGS MAKELEVEL DEB_BUILD_PROFILES
export DEB_BUILD_OPTIONS="nocheck noautodbgsym parallel=$(nproc)"
command -v dh >/dev/null || {
    echo 'a package needs debhelper: make deps deb' >&2
    exit 2
}
folder=$(cd "$1" && pwd) version=$2
source=$(cd "$(dirname "$0")/../.." && pwd)
: "${SOURCE_DATE_EPOCH:=$(git -C "$source" log -1 --format=%ct 2>/dev/null ||
    stat -c %Y "$source/CHANGES.md")}"
export SOURCE_DATE_EPOCH
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
tar -xzf "$folder/perfpress-$version.tar.gz" -C "$work"
cd "$work/perfpress-$version"

# What was not released yet comes before the release, in the order of its
# commits.
if grep -m 1 '^## ' CHANGES.md | grep -q '(unreleased)$'; then
    version=$version~$(date -d "@$SOURCE_DATE_EPOCH" +%Y%m%d%H%M%S)
    {
        printf 'perfpress (%s-1) unstable; urgency=medium\n\n' "$version"
        printf '  * Not released yet: see CHANGES.md.\n\n'
        printf ' -- %s  %s\n\n' \
            "$(sed -n 's/^Maintainer: //p' debian/control)" \
            "$(date -R -d "@$SOURCE_DATE_EPOCH")"
        cat debian/changelog
    } >changelog.new
    mv changelog.new debian/changelog
fi
dpkg-buildpackage -us -uc -b >../log 2>&1 || {
    tail -n 30 ../log >&2
    exit 1
}
rm -f "$folder"/*.deb
cd ..
for deb in *.deb; do
    mv "$deb" "$folder"
    echo "$1/$deb"
done
