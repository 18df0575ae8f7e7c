#!/bin/sh
# SPDX-License-Identifier: MIT
# check.sh BUILD VERSION: checks what `make release` left in BUILD/release:
# digits, pages and tests of the other systems, as far as they can be run here.
# The programs for macOS cannot: their files are examined. Prints what does not
# hold, then "N passed, N failed".
set -u
cd "$(dirname "$0")/../.." || exit 3
root=$PWD
. tests/shell.sh
cd "$root" || exit 3
build=$root/$1 version=$2
release=$build/release
work=$release/check
rm -rf "$work"
mkdir -p "$work"
sh tests/deps.sh gcc-aarch64-linux-gnu libc6-dev-arm64-cross musl-tools \
    qemu-user || exit 3

# ---- digits ----

# digits NAME EMULATOR COMPILER [OPTION]...: a hash for each function of
# base/elementary.
digits() {
    name=$work/elementary-$1 emulator=$2
    shift 2
    "$@" -std=c17 -D_GNU_SOURCE -O2 -ffp-contract=off -static -Igen -o "$name" \
        tests/release/elementary.c gen/base/elementary.c \
        gen/base/elementary_data.c -lm && $emulator "$name" >"$name.txt"
    ok "$name: results are not rounded correctly: $(grep -v ' 0$' "$name.txt")"
}
digits glibc '' gcc -DREFERENCE
digits musl '' musl-gcc
digits aarch64 qemu-aarch64 aarch64-linux-gnu-gcc
for name in musl aarch64; do
    diff "$work/elementary-glibc.txt" "$work/elementary-$name.txt"
    ok "other digits by $name"
done

# ---- archives ----

(cd "$release" && sha256sum --check --quiet SHA256SUMS)
ok "the sums hold"
for target in linux-x86_64 linux-aarch64 macos-arm64 macos-x86_64; do
    name=perfpress-$version-$target
    tar -xzf "$release/$name.tar.gz" -C "$work"
    [ "$(cd "$work/$name" && echo *)" = "_perfpress perfpress perfpress.1 \
perfpress.bash perfpress.licenses perfpress.sbom" ]
    ok "$target: files: $(cd "$work/$name" && echo *)"
    ! strings -a "$work/$name/perfpress" | grep -F "$release"
    ok "$target names no folder of this machine"
    grep -q '^pkg:deb/debian/.*cmark.*@' "$work/$name/perfpress.sbom"
    ok "$target: libraries: $(cat "$work/$name/perfpress.sbom")"
    for library in cmark csv pcre2 yaml zlib; do
        grep -q -e "^---- .*$library.* ----$" "$work/$name/perfpress.licenses"
        ok "$target: no license of $library"
    done
done
for processor in arm64 x86_64; do
    python3 tests/release/macho.py $processor \
        "$work/perfpress-$version-macos-$processor/perfpress"
    ok "the program for macOS on $processor"
done
cp "$work/perfpress-$version-macos-arm64/perfpress" "$work/changed"
printf x | dd of="$work/changed" bs=1 seek=20000 conv=notrunc 2>/dev/null
! python3 tests/release/macho.py arm64 "$work/changed" >"$tmp/out"
ok "a changed byte is not noticed"

# ---- programs that run here ----

aarch64=$work/perfpress-$version-linux-aarch64/perfpress
readelf -hW "$aarch64" | grep -q 'Machine: *AArch64' &&
    ! readelf -lW "$aarch64" | grep -q INTERP
ok "the program for aarch64 is not static"
mkdir "$work/bin"
printf '#!/bin/sh\nexec qemu-aarch64 "%s" "$@"\n' "$aarch64" \
    >"$work/bin/perfpress"
chmod 755 "$work/bin/perfpress"
make -s PORTABLE=1 BUILD="$1/portable" all
ok "PORTABLE=1 compiles"
sites=". tests/html/site"
for site in $sites; do
    [ -d "$site" ] || continue
    "$build/perfpress" build -q -C "$site" -o "$tmp/expected"
    for perfpress in "$build/portable/perfpress" "$work/bin/perfpress" \
        "$work/perfpress-$version-linux-x86_64/perfpress"; do
        "$perfpress" build -q -C "$site" -o "$tmp/made" &&
            diff -rq "$tmp/expected" "$tmp/made"
        ok "$site: another site by $perfpress"
    done
done

# An emulated program is too slow for one case. Encodings are converted by
# modules of the C library, which this machine has not for aarch64.
cases() { # SUITE
    for case in tests/"$1"/*/; do
        case $case in
        */df-shown/ | */encodings*/ | */csv-other/) ;;
        *) echo "$case" ;;
        esac
    done
}
for suite in golden site; do
    # shellcheck disable=SC2046
    PERFPRESS=$work/bin/perfpress sh tests/$suite/run.sh $(cases $suite) \
        >"$tmp/out" 2>&1
    ok "tests/$suite on aarch64: $(cat "$tmp/out")"
done

sum_up
