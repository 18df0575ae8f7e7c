#!/bin/sh
# SPDX-License-Identifier: MIT
# libraries.sh TRIPLET FOLDER: builds the libraries of perfpress for macOS or musl
# from Debian's source packages, with TRIPLET-gcc and TRIPLET-ar: headers, static
# libraries and copyright files, below FOLDER/usr. macOS has
# libcurl, libiconv and libsqlite3: FOLDER gets lists of their functions for the
# linker. For musl, FOLDER gets OpenSSL, SQLite and cmocka as well. Does nothing if FOLDER has all of
# this in the newest versions, which FOLDER/packages lists.
set -eu
triplet=$1
here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$2"
folder=$(cd "$2" && pwd)
work=$(mktemp -d) fault=
trap 'status=$?
    if [ $status -ne 0 ]; then
        tail -n 30 "$work/log" >&2
        [ -z "$fault" ] || echo "libraries.sh: $fault" >&2
    fi
    rm -rf "$work"
    exit $status' EXIT
# shellcheck source=gen/package/apt.sh
. "$here/apt.sh"
apt_lists deb-src "$(dpkg --print-architecture)"
cd "$work"
unset MAKEFLAGS MFLAGS MAKELEVEL
flags="-O2 -fstack-protector-strong -ffile-prefix-map=$work=."

# What FOLDER is made of: the sources, the compiler's target and these scripts.
inputs() {
    case $triplet in
    *-musl) more="openssl sqlite3 cmocka" ;;
    *) more= ;;
    esac
    for package in cmark libcsv libyaml pcre2 zlib curl postgresql-15 \
        libmicrohttpd $more; do
        source_file "$package" | grep . || {
            echo "libraries.sh: no archive has the source package $package" >&2
            return 1
        }
    done
    sed -n 's/.* -target \([^ ]*\) .*/# for \1/p' "$(command -v "$triplet-gcc")"
    cat "$here/libraries.sh" "$here/library.sh" "$here"/crypto.? \
        "$here/../net/http_transfer.c" "$here/../load/sqlite/database.c" |
        cksum | sed 's/^/# by scripts with the sum /'
}

# unpack PACKAGE LIBRARY: a source package, in the working directory.
unpack() {
    cd "$work"
    source_unpack "$1"
    cd "$1"-*/
    mkdir -p "$folder/usr/share/doc/$2-dev"
    cp debian/copyright "$folder/usr/share/doc/$2-dev/copyright"
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

# stub NAME NUMBER FUNCTION...: what the linker reads for a library of macOS,
# libNAME.NUMBER.dylib or, with an empty NUMBER, libNAME.dylib.
stub() {
    name=$1 number=$2
    shift 2
    cat >"$folder/usr/lib/$triplet/lib$name.tbd" <<END
--- !tapi-tbd
tbd-version: 4
targets: [ x86_64-macos, arm64-macos ]
install-name: /usr/lib/lib$name${number:+.$number}.dylib
current-version: 7
compatibility-version: 7
exports:
  - targets: [ x86_64-macos, arm64-macos ]
    symbols: [ $(printf '_%s\n' "$@" | paste -sd ,) ]
...
END
}

# The hashes of macOS, by OpenSSL's names.
apple_crypto() {
    mkdir -p "$folder/usr/include/openssl"
    cp "$here/crypto.h" "$folder/usr/include/openssl/evp.h"
    echo '#include <openssl/evp.h>' >"$folder/usr/include/openssl/hmac.h"
    # shellcheck disable=SC2086
    "$triplet-gcc" $flags -Wno-deprecated-declarations -I"$folder/usr/include" \
        -c "$here/crypto.c" -o crypto.o
    rm -f "$folder/usr/lib/$triplet/libcrypto.a"
    "$triplet-ar" rcsD "$folder/usr/lib/$triplet/libcrypto.a" crypto.o
}

build_openssl() {
    unpack openssl libssl
    {
        CFLAGS=$flags ./Configure "linux-${triplet%%-*}" CC="$triplet-gcc" \
            AR="$triplet-ar" RANLIB="$triplet-ranlib" --openssldir=/etc/ssl \
            no-asm no-dso no-engine no-legacy no-module no-shared no-tests
        make -j"$(nproc)" build_generated
        make -j"$(nproc)" libcrypto.a libssl.a
    } >>"$work/log" 2>&1
    cp -R include/openssl "$folder/usr/include/"
    cp libcrypto.a libssl.a "$folder/usr/lib/$triplet/"
}

# One file of all sources, which a script in Tcl makes.
build_sqlite() {
    unpack sqlite3 libsqlite3
    {
        ./configure -q --disable-tcl
        make -j"$(nproc)" sqlite3.c
    } >>"$work/log" 2>&1
    library sqlite3 sqlite3.h sqlite3.c -DSQLITE_ENABLE_COLUMN_METADATA \
        -DSQLITE_OMIT_LOAD_EXTENSION
}

inputs >inputs
if cmp -s inputs "$folder/packages"; then
    exit
fi
rm -rf "$folder/packages" "$folder/usr"
mkdir -p "$folder/usr/include" "$folder/usr/lib/$triplet" "$folder/usr/share/doc"
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

unpack curl libcurl4-openssl
cp -R include/curl "$folder/usr/include/"
# libpq is loaded late on all systems: only its headers are needed. They are no
# part of the program.
unpack postgresql-15 libpq
mkdir -p "$folder/usr/include/postgresql"
cp src/interfaces/libpq/libpq-fe.h src/include/postgres_ext.h \
    "$folder/usr/include/postgresql/"
echo '#define PG_INT64_TYPE long int' \
    >"$folder/usr/include/postgresql/pg_config_ext.h"
unpack libmicrohttpd libmicrohttpd
cp src/include/microhttpd.h "$folder/usr/include/"
case $triplet in
*-macos)
    cp /usr/include/sqlite3.h "$folder/usr/include/" # macOS has the library
    for tool in ACLOCAL AUTOCONF AUTOHEADER AUTOMAKE; do
        export $tool=:
    done
    ./configure -q --host="${triplet%-*}-apple-darwin" CC="$triplet-gcc" \
        AR="$triplet-ar" RANLIB="$triplet-ranlib" CFLAGS="$flags" \
        --disable-shared --enable-static --disable-dependency-tracking \
        --disable-https --disable-bauth --disable-dauth --disable-postprocessor \
        --disable-curl --disable-doc --disable-examples >>"$work/log" 2>&1
    make -j"$(nproc)" -C src/microhttpd libmicrohttpd.la >>"$work/log" 2>&1
    cp src/microhttpd/.libs/libmicrohttpd.a "$folder/usr/lib/$triplet/"
    apple_crypto
    # shellcheck disable=SC2046
    stub curl 4 $(sed -n 's/^ *X(curl_, \([a-z_]*\)).*/curl_\1/p' \
        "$here/../net/http_transfer.c")
    stub iconv 2 iconv iconv_open iconv_close
    # shellcheck disable=SC2046
    stub sqlite3 '' $(sed -n 's/.* X(sqlite3_, \([a-z0-9_]*\)).*/sqlite3_\1/p' \
        "$here/../load/sqlite/database.c")
    ;;
*-musl)
    build_openssl
    build_sqlite
    for name in libcurl libmicrohttpd; do
        sh "$here/library.sh" "$name" "$folder/usr/lib/$triplet" "$triplet" "$folder"
    done
    unpack cmocka libcmocka
    library cmocka "$(echo include/*.h)" src/cmocka.c -Iinclude \
        -DHAVE_CLOCK_GETTIME=1 -DHAVE_CLOCK_REALTIME=1 -DHAVE_INTTYPES_H=1 \
        -DHAVE_MALLOC_H=1 -DHAVE_SIGNAL_H=1 -DHAVE_STRINGS_H=1 \
        -DHAVE_STRSIGNAL=1 -DHAVE_STRUCT_TIMESPEC=1 -DHAVE_UNISTD_H=1
    ;;
esac
cp "$work/inputs" "$folder/packages"
