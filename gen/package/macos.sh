#!/bin/sh
# SPDX-License-Identifier: MIT
# macos.sh TRIPLET FOLDER: builds the libraries of perfpress for macOS from
# Debian's source packages, with TRIPLET-gcc and TRIPLET-ar: headers, static
# libraries and copyright files, below FOLDER/usr. macOS has
# libcurl and libiconv: FOLDER gets lists of their functions for the linker.
set -eu
triplet=$1
here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$2/usr/include" "$2/usr/lib/$triplet" "$2/usr/share/doc"
folder=$(cd "$2" && pwd)
work=$(mktemp -d)
trap 'status=$?
    [ $status -eq 0 ] || tail -n 30 "$work/log" >&2
    rm -rf "$work"
    exit $status' EXIT
# shellcheck source=gen/package/apt.sh
. "$here/apt.sh"
apt_lists deb-src "$(dpkg --print-architecture)"
cd "$work"
unset MAKEFLAGS MFLAGS MAKELEVEL
flags="-O2 -fstack-protector-strong -ffile-prefix-map=$work=."

# unpack PACKAGE LIBRARY: the newest version of a source package that can be
# fetched, in the working directory.
unpack() {
    cd "$work"
    for version in $(apt-cache madison "$1" | awk '{ print $3 }' | sort -rV); do
        apt-get -qq source "$1=$version" >>log 2>&1 && break
    done
    cd "$1"-*/
    mkdir -p "$folder/usr/share/doc/$2-dev"
    cp debian/copyright "$folder/usr/share/doc/$2-dev/copyright"
    (cd "$work" && ls "$1"_*.dsc) >>"$folder/packages.new"
}

# library NAME HEADERS FILES [OPTION]...: compiles and installs.
library() {
    name=$1 headers=$2 files=$3
    shift 3
    # shellcheck disable=SC2086
    {
        echo $files | tr ' ' '\n' |
            xargs -P "$(nproc)" -I{} "$triplet-gcc" $flags "$@" -c {} -o {}.o \
                >>"$work/log" 2>&1
        rm -f "$folder/usr/lib/$triplet/lib$name.a"
        "$triplet-ar" rcsD "$folder/usr/lib/$triplet/lib$name.a" \
            $(echo $files | sed 's/\.c\>/.c.o/g')
        cp $headers "$folder/usr/include/"
    }
}

# stub NAME NUMBER FUNCTION...: what the linker reads for a library of macOS.
stub() {
    name=$1 number=$2
    shift 2
    cat >"$folder/usr/lib/$triplet/lib$name.tbd" <<END
--- !tapi-tbd
tbd-version: 4
targets: [ x86_64-macos, arm64-macos ]
install-name: /usr/lib/lib$name.$number.dylib
current-version: 7
compatibility-version: 7
exports:
  - targets: [ x86_64-macos, arm64-macos ]
    symbols: [ $(printf '_%s\n' "$@" | paste -sd ,) ]
...
END
}

rm -f "$folder/packages" "$folder/packages.new"
mkdir -p "$folder/usr/include/openssl"
cp "$here/crypto.h" "$folder/usr/include/openssl/evp.h"
echo '#include <openssl/evp.h>' >"$folder/usr/include/openssl/hmac.h"
# shellcheck disable=SC2086
"$triplet-gcc" $flags -Wno-deprecated-declarations -I"$folder/usr/include" \
    -c "$here/crypto.c" -o crypto.o
rm -f "$folder/usr/lib/$triplet/libcrypto.a"
"$triplet-ar" rcsD "$folder/usr/lib/$triplet/libcrypto.a" crypto.o

unpack cmark libcmark
cat >src/config.h <<'END'
#include <stdbool.h>
#define HAVE___BUILTIN_EXPECT
#define HAVE___ATTRIBUTE__
#define CMARK_ATTRIBUTE(list) __attribute__(list)
#define CMARK_INLINE inline
END
printf '#define CMARK_EXPORT\n#define CMARK_NO_EXPORT\n' >src/cmark_export.h
# shellcheck disable=SC2046
set -- $(sed -n 's/^project(cmark VERSION \(.*\))$/\1/p' CMakeLists.txt | tr . ' ')
printf '#define CMARK_VERSION 0x%02x%02x%02x\n#define CMARK_VERSION_STRING "%s"\n' \
    "$1" "$2" "$3" "$1.$2.$3" >src/cmark_version.h
library cmark "src/cmark.h src/cmark_export.h src/cmark_version.h" \
    "$(ls src/*.c | grep -v main.c)" -Isrc

unpack curl libcurl4-openssl
cp -R include/curl "$folder/usr/include/"
# shellcheck disable=SC2046
stub curl 4 $(sed -n 's/^ *X(curl_, \([a-z_]*\)).*/curl_\1/p' \
    "$here/../net/http_transfer.c")
stub iconv 2 iconv iconv_open iconv_close

unpack libcsv libcsv
library csv csv.h libcsv.c

unpack libyaml libyaml
library yaml include/yaml.h "$(echo src/*.c)" -Iinclude \
    -DYAML_VERSION_MAJOR=0 -DYAML_VERSION_MINOR=2 -DYAML_VERSION_PATCH=5 \
    '-DYAML_VERSION_STRING="0.2.5"'

unpack pcre2 libpcre2
cp src/config.h.generic src/config.h
cp src/pcre2.h.generic src/pcre2.h
cp src/pcre2_chartables.c.dist src/pcre2_chartables.c
library pcre2-8 src/pcre2.h "$(ls src/pcre2_*.c |
    grep -vE '_(dftables|fuzzsupport|jit_match|jit_misc|jit_test|printint|ucptables)\.c$')" \
    -DHAVE_CONFIG_H -DPCRE2_CODE_UNIT_WIDTH=8 -DPCRE2_STATIC -DSUPPORT_UNICODE

unpack zlib zlib1g
library z "zlib.h zconf.h" "$(ls ./*.c | grep -v '^./gz')" -DHAVE_UNISTD_H

unpack libmicrohttpd libmicrohttpd
for tool in ACLOCAL AUTOCONF AUTOHEADER AUTOMAKE; do
    export $tool=:
done
./configure -q --host="${triplet%-*}-apple-darwin" CC="$triplet-gcc" \
    AR="$triplet-ar" RANLIB="$triplet-ranlib" CFLAGS="$flags" \
    --disable-shared --enable-static --disable-dependency-tracking \
    --disable-https --disable-bauth --disable-dauth --disable-postprocessor \
    --disable-curl --disable-doc --disable-examples >>"$work/log" 2>&1
make -j"$(nproc)" -C src/microhttpd libmicrohttpd.la >>"$work/log" 2>&1
cp src/include/microhttpd.h "$folder/usr/include/"
cp src/microhttpd/.libs/libmicrohttpd.a "$folder/usr/lib/$triplet/"
mv "$folder/packages.new" "$folder/packages"
