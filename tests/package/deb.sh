#!/bin/sh
# SPDX-License-Identifier: MIT
# deb.sh BUILD: the package below BUILD/deb pleases lintian, installs beside
# the packages of this machine into a scratch root, works there, and goes
# without a trace. Prints what does not hold, then "N passed, N failed".
set -u
cd "$(dirname "$0")/../.." || exit 3
root=$PWD
. tests/shell.sh
cd "$root" || exit 3
# What is installed below a root: modes and paths, in order.
installed() { # ROOT
    (cd "$1" && find . -mindepth 1 -printf '%m %P\n' | LC_ALL=C sort -k 2)
}

deb=$(ls "$1"/deb/*.deb) || exit 3
version=$(sed -n 's/^VERSION *= //p' Makefile)
into=$tmp/root

if command -v lintian >/dev/null; then
    lintian --pedantic --display-info --tag-display-limit 0 \
        --fail-on error,warning "$deb" >"$tmp/out" 2>&1
    ok "lintian: $(cat "$tmp/out")"
    grep '^[IPNOX]:' "$tmp/out"
else
    echo 'note: no lintian; the package is not checked with it'
fi

dpkg-deb -f "$deb" Depends >"$tmp/depends"
for library in libc6 libcmark libcsv3 libcurl4 libmicrohttpd libpcre2 libsqlite3-0 \
    libssl3 libyaml zlib1g; do
    grep -qE "(^|, )$library" "$tmp/depends"
    ok "Depends: $library"
done
dpkg-deb -f "$deb" Recommends | grep -qwF libpq5
ok "Recommends: libpq5"
! grep -qwF libpq5 "$tmp/depends"
ok "libpq5 is only recommended"
dpkg-deb -f "$deb" Version | grep -qE "^$version(~[0-9]{14})?-1\$"
ok "Version is $version, or before it"
dpkg-parsechangelog -l debian/changelog -S Version | grep -qx "$version-1"
ok "debian/changelog has the version of the Makefile"
for package in $(sed -n '/^PACKAGES/,/zlib1g-dev/p' Makefile |
    grep -oE '[a-z0-9+-]+-(dev|config)'); do
    sed -n '/^Build-Depends/,/^[^ ]*:/p' debian/control | grep -qwF "$package"
    ok "Build-Depends: $package"
done
[ "$(dpkg-deb --fsys-tarfile "$deb" | tar -tv | awk '$2 != "root/root"')" = '' ]
ok "all files are root's"

# The scratch root knows the packages that are installed here: dpkg checks the
# dependencies against them.
if [ "$(id -u)" -eq 0 ]; then
    mkdir -p "$into/var/lib/dpkg/updates" "$into/var/lib/dpkg/info"
    cp /var/lib/dpkg/status "$into/var/lib/dpkg/"
    dpkg --root="$into" -i "$deb" >"$tmp/out" 2>&1
    ok "dpkg -i: $(cat "$tmp/out")"
    dpkg --root="$into" --verify perfpress >"$tmp/out" 2>&1 && [ ! -s "$tmp/out" ]
    ok "dpkg --verify: $(cat "$tmp/out")"
    [ "$(dpkg-query --root="$into" -W -f '${Status}' perfpress)" = \
        'install ok installed' ]
    ok "dpkg has it installed"
else
    echo 'note: not root; the package is unpacked, and not installed'
    dpkg-deb -x "$deb" "$into"
    ok "dpkg-deb -x"
fi
installed "$into/usr" | grep -v '^755 .*share$' | diff - /dev/fd/3 3<<'EOL'
755 bin
755 bin/perfpress
755 share/bash-completion
755 share/bash-completion/completions
644 share/bash-completion/completions/perfpress
755 share/doc
755 share/doc/perfpress
644 share/doc/perfpress/changelog.Debian.gz
644 share/doc/perfpress/changelog.gz
644 share/doc/perfpress/copyright
755 share/man
755 share/man/man1
644 share/man/man1/perfpress.1.gz
755 share/zsh
755 share/zsh/vendor-completions
644 share/zsh/vendor-completions/_perfpress
EOL
ok "what it puts where"

perfpress=$into/usr/bin/perfpress
[ "$("$perfpress" --version | head -n 1)" = "perfpress $version" ]
ok "perfpress --version"
"$perfpress" init "$tmp/site" >"$tmp/out" 2>&1
ok "perfpress init: $(cat "$tmp/out")"
"$perfpress" build -W -C "$tmp/site" >"$tmp/out" 2>&1 &&
    grep -q '833.3' "$tmp/site/public/index.html"
ok "perfpress build: $(cat "$tmp/out")"
gzip -dc "$into/usr/share/man/man1/perfpress.1.gz" | cmp - gen/cli/perfpress.1
ok "the manual page"
if command -v man >/dev/null; then
    man -M "$into/usr/share/man" -P cat perfpress 2>/dev/null |
        grep -q 'PERFPRESS(1)'
    ok "man perfpress"
fi
bash -c '. "$0" && complete -p perfpress' \
    "$into/usr/share/bash-completion/completions/perfpress" >"$tmp/out" 2>&1
ok "completions for bash: $(cat "$tmp/out")"
if command -v zsh >/dev/null; then
    # shellcheck disable=SC2016
    zsh -fc 'fpath=("$1" $fpath); autoload -U compinit; compinit -D
        [[ $_comps[perfpress] == _perfpress ]] && autoload +X _perfpress' \
        zsh "$into/usr/share/zsh/vendor-completions" >"$tmp/out" 2>&1
    ok "completions for zsh: $(cat "$tmp/out")"
fi
gzip -dc "$into/usr/share/doc/perfpress/changelog.gz" | cmp - CHANGES.md
ok "what is new"
gzip -dc "$into/usr/share/doc/perfpress/changelog.Debian.gz" |
    dpkg-parsechangelog -l - -S Version | grep -q "^$version"
ok "its changelog can be read"
if [ "$(id -u)" -eq 0 ]; then
    dpkg --root="$into" --purge perfpress >"$tmp/out" 2>&1
    ok "dpkg --purge: $(cat "$tmp/out")"
    [ "$(find "$into" -name '*perfpress*')" = '' ]
    ok "nothing is left"
fi

sum_up
