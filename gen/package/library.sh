#!/bin/sh
# SPDX-License-Identifier: MIT
# library.sh NAME FOLDER [TRIPLET SYSROOT]: builds FOLDER/NAME.a for `make
# static`, from the source package that Debian or Ubuntu has for it, with only
# what perfpress uses: the distributions' own archives need libraries that exist
# for shared linking alone. With TRIPLET, TRIPLET-gcc is the compiler, and
# SYSROOT has the libraries (sysroot.sh).
set -eu
name=$1 triplet=${3:-} sysroot=${4:+$(cd "$4" && pwd)}
mkdir -p "$2"
folder=$(cd "$2" && pwd)
case $name in
libcurl)
    package=curl part=lib
    # Names are resolved by c-ares: glibc would load other libraries for it.
    case $triplet in *-musl) resolver=--disable-ares ;; *) resolver=--enable-ares ;; esac
    set -- $resolver --with-openssl --with-ca-fallback \
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

here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d) fault=
cd "$work"
trap 'status=$?
    if [ $status -ne 0 ]; then
        tail -n 30 "$work/log" >&2
        [ -z "$fault" ] || echo "library.sh: $fault" >&2
    fi
    rm -rf "$work"
    exit $status' EXIT
# shellcheck source=gen/package/apt.sh
. "$here/apt.sh"
apt_lists deb-src "$(dpkg --print-architecture)"
source_unpack "$package"
cd "$package"-*/
unset MAKEFLAGS MFLAGS MAKELEVEL
export CFLAGS="-O2 -ffunction-sections -fdata-sections -fstack-protector-strong \
-ffile-prefix-map=$PWD=." LC_ALL=C
# Debian's patches touch the inputs of automake, and its outputs as well.
for tool in ACLOCAL AUTOCONF AUTOHEADER AUTOMAKE; do
    export $tool=:
done
if [ -n "$triplet" ]; then
    export PKG_CONFIG_SYSROOT_DIR="$sysroot" LDFLAGS="-L$sysroot/usr/lib/$triplet" \
        PKG_CONFIG_LIBDIR="$sysroot/usr/lib/$triplet/pkgconfig" \
        CPPFLAGS="-isystem $sysroot/usr/include \
-isystem $sysroot/usr/include/$triplet"
    set -- --host="$triplet" "$@"
fi
./configure -q --disable-shared --enable-static --disable-dependency-tracking \
    "$@" >>../log 2>&1
make -j"$(nproc)" -C "$part" "$name.la" >>../log 2>&1
cp COPYING "$folder/$name.copying"
(cd .. && ls *.dsc) >"$folder/$name.package"
cp "$part/.libs/$name.a" "$folder/$name.a"
