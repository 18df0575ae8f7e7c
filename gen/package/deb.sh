#!/bin/sh
# SPDX-License-Identifier: MIT
# deb.sh FOLDER VERSION: makes FOLDER/perfpress_VERSION_ARCH.deb of what `make
# install` has put below FOLDER/root, where late.so stands for the libraries that
# the program loads itself. `make deb` calls it. The same commit gives the same
# bytes: times are those of SOURCE_DATE_EPOCH, or of the commit.
set -eu
umask 022
export LC_ALL=C TZ=UTC DPKG_DEB_THREADS_MAX=1
unset DEB_BUILD_OPTIONS DEB_BUILD_PROFILES
command -v dpkg-shlibdeps >/dev/null || {
    echo 'a package needs dpkg-dev: make deps deb' >&2
    exit 2
}
here=$(cd "$(dirname "$0")" && pwd)
source=$here/../..
folder=$1 version=$2
: "${SOURCE_DATE_EPOCH:=$(git -C "$source" log -1 --format=%ct 2>/dev/null ||
    stat -c %Y "$source/CHANGES.md")}"
export SOURCE_DATE_EPOCH

# The newest section of CHANGES.md, as Debian writes changes. What was not
# released yet comes before the release, in the order of its commits.
newest() { # PATTERN
    awk -v heading="$1" '
        /^## / && ++n == 2 { exit }
        n && $0 ~ heading' "$source/CHANGES.md"
}
if newest '^## ' | grep -q '(unreleased)$'; then
    version=$version~$(date -d "@$SOURCE_DATE_EPOCH" +%Y%m%d%H%M%S)
fi
changelog() {
    echo "perfpress ($version) unstable; urgency=medium"
    echo
    newest '^[-] |^  ' | sed -e 's/`//g' -e 's/^- /  * /' -e 's/^  \([^*]\)/    \1/' |
        awk '/^  \*/ { if (item) print item; item = $0; next }
            { sub(/^ +/, " "); item = item $0 }
            END { print item }' |
        fold -s -w 76 | sed -e 's/^\([^ ]\)/    \1/' -e 's/ *$//'
    echo
    sed -n "s/^Maintainer: \(.*\)/ -- \1  $(date -R -d "@$SOURCE_DATE_EPOCH")/p" \
        "$here/control"
}

copyright() {
    cat <<EOL
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: perfpress

Files: *
Copyright: $(sed -n 's/^Copyright (c) //p' "$source/LICENSE")
License: Expat

Files: gen/render/octicons.txt
Copyright: $(sed -n 's/^# Copyright (c) //p' "$source/gen/render/octicons.txt")
License: Expat

License: Expat
EOL
    sed -n '/^Permission/,$p' "$source/LICENSE" |
        sed -e 's/^$/./' -e 's/^/ /'
}

cd "$folder"
docs=root/usr/share/doc/perfpress
mkdir -p debian root/DEBIAN "$docs"
cp "$here/control" debian/control
changelog >debian/changelog
gzip -9n <debian/changelog >"$docs/changelog.gz"
copyright >"$docs/copyright"
gzip -9n root/usr/share/man/man1/perfpress.1
strip --remove-section=.comment --remove-section=.note root/usr/bin/perfpress
dpkg-shlibdeps root/usr/bin/perfpress root/late.so
rm root/late.so
dpkg-gencontrol -Proot
(cd root && find usr -type f | sort | xargs md5sum >DEBIAN/md5sums)
find root -type d -exec chmod 755 {} +
find root -exec touch -d "@$SOURCE_DATE_EPOCH" {} +
dpkg-deb --root-owner-group -Zxz --build root . >/dev/null
echo "$folder/perfpress_${version}_$(dpkg --print-architecture).deb"
