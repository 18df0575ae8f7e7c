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
    ! strings -a "$work/$name/perfpress" | grep -F "$root"
    ok "$target names no folder of this machine"
    grep -q '^pkg:deb/debian/.*cmark.*@' "$work/$name/perfpress.sbom"
    ok "$target: libraries: $(cat "$work/$name/perfpress.sbom")"
    for library in cmark csv pcre2 yaml zlib; do
        grep -q -e "^---- .*$library.* ----$" "$work/$name/perfpress.licenses"
        ok "$target: no license of $library"
    done
done
for processor in arm64 x86_64; do
    grep -q '^pkg:npm/%40ryoppippi/zig-linux-x64@[0-9.]*$' \
        "$work/perfpress-$version-macos-$processor/perfpress.sbom" &&
        grep -q '^---- zig ----$' \
            "$work/perfpress-$version-macos-$processor/perfpress.licenses"
    ok "the compiler of macos-$processor"
    python3 tests/release/macho.py $processor \
        "$work/perfpress-$version-macos-$processor/perfpress"
    ok "the program for macOS on $processor"
done
cp "$work/perfpress-$version-macos-arm64/perfpress" "$work/changed"
printf x | dd of="$work/changed" bs=1 seek=20000 conv=notrunc 2>/dev/null
! python3 tests/release/macho.py arm64 "$work/changed" >"$tmp/out"
ok "a changed byte is not noticed"

# ---- what installs them ----

python3 -u -m http.server --bind 127.0.0.1 --directory "$release" 0 \
    >"$tmp/server" 2>&1 &
server=$!
trap 'kill "$server"; rm -rf "$tmp"' EXIT
await grep -q ' port ' "$tmp/server"
address=http://127.0.0.1:$(sed -n 's/.* port \([0-9]*\) .*/\1/p' "$tmp/server")
mkdir "$tmp/bin"
printf '#!/bin/sh\necho $SYSTEM\n' >"$tmp/bin/uname"
chmod 755 "$tmp/bin/uname"

# What is installed on another system; its program cannot be run there.
installs() { # SYSTEM TARGET
    rm -rf "$tmp/prefix"
    SYSTEM=$1 PATH=$tmp/bin:$PATH PERFPRESS_URL=$address \
        sh "$release/install.sh" "$tmp/prefix" >"$tmp/out" 2>&1
    cmp "$tmp/prefix/bin/perfpress" "$work/perfpress-$version-$2/perfpress" &&
        [ -x "$tmp/prefix/bin/perfpress" ] &&
        [ "$(find "$tmp/prefix" -type f | wc -l)" -eq 5 ]
    ok "install.sh on $1: $(cat "$tmp/out")"
}
installs 'Linux aarch64' linux-aarch64
installs 'Darwin arm64' macos-arm64
installs 'Darwin x86_64' macos-x86_64
installs 'Linux x86_64' linux-x86_64
[ "$(head -n 1 "$tmp/out")" = "perfpress $version" ]
ok "what install.sh prints: $(cat "$tmp/out")"

env RUNNER_TEMP="$tmp" GITHUB_PATH="$tmp/path" PERFPRESS_COMMAND=check \
    PERFPRESS_FOLDER=tests/html/site PERFPRESS_ARGUMENTS= \
    PERFPRESS_URL="$address/install.sh" \
    PERFPRESS_SHA256="$(sha256sum <"$release/install.sh" | cut -d ' ' -f 1)" \
    sh gen/package/action.sh >"$tmp/out" 2>&1 &&
    cmp "$(cat "$tmp/path")/perfpress" \
        "$work/perfpress-$version-linux-x86_64/perfpress"
ok "the action with install.sh: $(cat "$tmp/out")"

refuses() { # SYSTEM ADDRESS TEXT
    rm -rf "$tmp/prefix"
    ! SYSTEM=$1 PATH=$tmp/bin:$PATH PERFPRESS_URL=$2 \
        sh "$release/install.sh" "$tmp/prefix" >"$tmp/out" 2>&1 &&
        [ ! -e "$tmp/prefix" ]
    ok "install.sh fails on $1"
    says out "$3"
}
mkdir "$tmp/other"
for file in "$release/perfpress-$version"*.tar.gz; do
    { cat "$file" && echo; } >"$tmp/other/${file##*/}"
done
refuses 'Linux x86_64' "file://$tmp/other" 'has another SHA-256'
refuses 'Linux x86_64' "$address/none" 'cannot fetch'
refuses 'Linux riscv64' "$address" 'no program for Linux riscv64'

sed -n 's,^ *url ".*/\(.*\)"$,\1,p; s/^ *sha256 "\(.*\)"$/\1/p' \
    "$release/perfpress.rb" | paste - - | awk '{ print $2 "  " $1 }' >"$tmp/sums"
(cd "$release" && sha256sum --check "$tmp/sums") >"$tmp/out" &&
    [ "$(sort -u "$tmp/out" | grep -c ': OK$')" -eq 4 ]
ok "the sums in the formula: $(cat "$tmp/out")"

# ---- programs that run here ----

aarch64=$work/perfpress-$version-linux-aarch64/perfpress
readelf -hW "$aarch64" | grep -q 'Machine: *AArch64' &&
    ! readelf -lW "$aarch64" | grep -q INTERP
ok "the program for aarch64 is not static"
mkdir "$work/bin"
printf '#!/bin/sh\nexec qemu-aarch64 "%s" "$@"\n' "$aarch64" \
    >"$work/bin/perfpress"
chmod 755 "$work/bin/perfpress"
make -s PORTABLE=1 BUILD="$1/portable" all >"$tmp/out" 2>&1
ok "PORTABLE=1 compiles: $(tail "$tmp/out")"
for site in . tests/html/site; do
    rm -rf "$tmp/expected"
    "$build/perfpress" build -q -C "$site" -o "$tmp/expected"
    for perfpress in "$build/portable/perfpress" "$work/bin/perfpress" \
        "$work/perfpress-$version-linux-x86_64/perfpress"; do
        rm -rf "$tmp/made"
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
        */encodings*/ | */csv-other/) ;;
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
