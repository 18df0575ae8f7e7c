#!/bin/sh
# SPDX-License-Identifier: MIT
# library.sh NAME FOLDER: builds FOLDER/NAME.a for `make static`, of the source
# package that Debian or Ubuntu has for it, with only what perfpress uses: the
# distributions' own archives want libraries that exist for shared linking
# alone. apt-get checks the signatures; the machine's own lists stay as they are.
set -eu
name=$1
mkdir -p "$2"
folder=$(cd "$2" && pwd)
case $name in
libcurl)
    package=curl part=lib
    # Names are resolved by c-ares: the C library would load others for it.
    set -- --enable-ares --with-openssl --with-ca-fallback \
        --without-ca-bundle --without-ca-path \
        --disable-dict --disable-file --disable-ftp --disable-gopher \
        --disable-imap --disable-ldap --disable-ldaps --disable-mqtt \
        --disable-netrc --disable-ntlm --disable-pop3 --disable-rtsp \
        --disable-smb --disable-smtp --disable-telnet --disable-tftp \
        --disable-tls-srp --without-brotli --without-libgsasl \
        --without-libidn2 --without-libpsl --without-librtmp \
        --without-libssh2 --without-nghttp2 --without-zlib --without-zstd
    ;;
libmicrohttpd)
    package=libmicrohttpd part=src/microhttpd
    set -- --disable-https --disable-bauth --disable-dauth \
        --disable-postprocessor --disable-curl --disable-doc --disable-examples
    ;;
*)
    echo "library.sh: unknown library '$name'" >&2
    exit 2
    ;;
esac

work=$(mktemp -d)
mkdir -p "$work/lists/partial" "$work/cache/archives/partial" "$work/sources"
cd "$work"
trap 'status=$?
    [ $status -eq 0 ] || tail -n 30 "$work/log" >&2
    rm -rf "$work"
    exit $status' EXIT

# The machine's own list of archives, for sources.
for file in /etc/apt/sources.list /etc/apt/sources.list.d/*.list; do
    [ ! -f "$file" ] || sed -n 's/^deb[[:blank:]]/deb-src /p' "$file" \
        >"sources/$(basename "$file" .list).list"
done
for file in /etc/apt/sources.list.d/*.sources; do
    [ ! -f "$file" ] || sed 's/^Types:.*/Types: deb-src/' "$file" \
        >"sources/$(basename "$file")"
done
cat >apt.conf <<EOF
Dir::Etc::SourceList "-";
Dir::Etc::SourceParts "$work/sources";
Dir::State::Lists "$work/lists";
Dir::Cache "$work/cache";
APT::Sandbox::User "root";
EOF

# One archive that has no sources, or cannot be reached, is no harm.
APT_CONFIG=$work/apt.conf apt-get -qq update >log 2>&1 || :
APT_CONFIG=$work/apt.conf apt-get -qq source "$package" >>log 2>&1
cd "$package"-*/
unset MAKEFLAGS MFLAGS MAKELEVEL
export CFLAGS="-O2 -ffunction-sections -fdata-sections -fstack-protector-strong \
-ffile-prefix-map=$PWD=." LC_ALL=C
# Debian's patches touch the inputs of automake, and its outputs as well.
for tool in ACLOCAL AUTOCONF AUTOHEADER AUTOMAKE; do
    export $tool=:
done
./configure -q --disable-shared --enable-static --disable-dependency-tracking \
    "$@" >>../log 2>&1
make -j"$(nproc)" -C "$part" "$name.la" >>../log 2>&1
cp COPYING "$folder/$name.copying"
cp "$part/.libs/$name.a" "$folder/$name.a"
