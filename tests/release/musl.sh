#!/bin/sh
# SPDX-License-Identifier: MIT
# musl.sh BUILD [SUITE]...: compiles the program and the unit tests with musl in
# BUILD/musl, and runs all tests with them, or the SUITEs, such as
# tests/cli/run.sh and tests/base/test_str. They are static, except tests that
# replace functions of the C library or load libraries. Closes with
# "N passed, N failed".
set -eu
cd "$(dirname "$0")/../.."
build=$1/musl release=$1/release triplet=x86_64-linux-musl
shift
unset MAKEFLAGS MFLAGS MAKELEVEL
sh tests/deps.sh tcl # which SQLite's build runs
sh gen/package/zig.sh "$release"
PATH=$PWD/$release/bin:$PATH
sysroot=$PWD/$release/roots/linux-musl
sh gen/package/libraries.sh $triplet "$sysroot"

compile() { # COMPILER WORD...
    compiler=$1
    shift
    make -j"$(nproc)" CC="$compiler" TRIPLET=$triplet HOSTCC=gcc NM=nm \
        BUILD="$build" SYSROOT="$sysroot" CFLAGS="${CFLAGS:--O1}" LINKED= \
        LIBRARIES='-lcmark -lpcre2-8 -lyaml -lz -lmicrohttpd -lcurl -lssl -lcrypto -lsqlite3' \
        "$@"
}
compile $triplet-gcc "$build/late.names"
# The libraries that other programs load late are linked.
late=$(sed 's/^/-Wl,-u,/' "$build/late.names")
# Why tests do not run with musl.
cat >"$build/not-run" <<'END'
tests/cli/test_memory: replaces the allocator of glibc
END
shared='tests/base/test_late tests/output/test_commit tests/output/test_commit_macos'
units=$(echo tests/*/test_*.c | tr ' ' '\n' | sed 's/\.c$//' |
    grep -vxF "$(sed 's/: .*//' "$build/not-run"
        echo "$shared" | tr ' ' '\n')" | sed "s,^tests,$build/tests,")
live=$(echo tests/*/live_*.c | sed "s,tests/\([^ ]*\)\.c,$build/tests/\1,g")
# shellcheck disable=SC2086
compile $triplet-gcc LDFLAGS="-static $(echo $late)" all $units $live
# musl-gcc has no headers of Linux itself.
# shellcheck disable=SC2046,SC2086
compile musl-gcc LDFLAGS="$(echo $late)" CPPFLAGS="-idirafter /usr/include \
-idirafter /usr/include/$(gcc -dumpmachine)" \
    $(for test in $shared; do echo "$build/$test"; done)
rm -f null.o # zig's name for /dev/null

if [ $# -eq 0 ]; then
    sed 's/^/not run: /' "$build/not-run"
    EXCEPT="^($(sed 's/: .*//' "$build/not-run" | paste -sd '|'))\$"
    export EXCEPT
    exec sh tests/run.sh "$build"
fi
export PERFPRESS="$PWD/$build/perfpress" CMOCKA_MESSAGE_OUTPUT=stdout
mkdir -p "$build/tests/log"
for suite in "$@"; do
    sh tests/run.sh one "$build" "$suite"
done
