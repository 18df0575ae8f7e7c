#!/bin/sh
# SPDX-License-Identifier: MIT
# check.sh BUILD: what is released for other systems than this one gives the
# same digits.
set -eu
cd "$(dirname "$0")/../.."
work=$1/release
mkdir -p "$work"
sh tests/deps.sh gcc-aarch64-linux-gnu libc6-dev-arm64-cross musl-tools qemu-user

# digits NAME EMULATOR COMPILER [OPTION]...: a hash for each function of
# base/elementary.
digits() {
    name=$work/elementary-$1 emulator=$2
    shift 2
    "$@" -std=c17 -D_GNU_SOURCE -O2 -ffp-contract=off -static -Igen -o "$name" \
        tests/release/elementary.c gen/base/elementary.c \
        gen/base/elementary_data.c -lm
    $emulator "$name" >"$name.txt" || {
        echo "$name: results are not rounded correctly:"
        grep -v ' 0$' "$name.txt"
        exit 1
    }
}
digits glibc '' gcc -DREFERENCE
digits musl '' musl-gcc
digits aarch64 qemu-aarch64 aarch64-linux-gnu-gcc
for name in musl aarch64; do
    diff "$work/elementary-glibc.txt" "$work/elementary-$name.txt"
done
echo "digits: $(wc -l <"$work/elementary-glibc.txt") functions, each the same on three systems"
