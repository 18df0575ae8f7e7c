#!/bin/sh
# SPDX-License-Identifier: MIT
# check.sh BUILD VERSION: checks what `make release` left in BUILD/release:
# digits, pages and tests of the other systems, as far as they can be run here.
# The programs for macOS cannot: their files are examined. Prints what does not
# hold and the time of each step, then "N passed, N failed".
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

# Prints the time of the step before, and begins one.
step() { # NAME
    now=$(date +%s)
    [ -z "${step-}" ] || echo "$step: $((now - began)) s"
    step=$1 began=$now
}

# ---- digits ----

step digits
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

step archives
(cd "$release" && sha256sum --check --quiet SHA256SUMS)
ok "the sums hold"
[ "$(wc -l <"$release/SHA256SUMS")" -eq 5 ]
ok "other archives than five: $(cat "$release/SHA256SUMS")"

# Archives of other sources are removed, those of the same sources stay.
mkdir "$tmp/mixed"
archives="perfpress-0.0.1.tar.gz perfpress-0.0.1-linux-x86_64.tar.gz \
perfpress-$version-macos-arm64.tar.gz"
for round in other same; do
    (cd "$tmp/mixed" && touch $archives SHA256SUMS install.sh)
    sh gen/package/release.sh "$tmp/mixed" "$version" file:///none no-system \
        >"$tmp/out" 2>&1
    [ $? -eq 2 ] && [ ! -e "$tmp/mixed/SHA256SUMS" ] &&
        [ ! -e "$tmp/mixed/install.sh" ]
    ok "a target that does not exist: $(cat "$tmp/out")"
    says out "unknown target 'no-system'"
    left=$(cd "$tmp/mixed" && echo *.tar.gz)
    case $round in
    other) [ "$left" = "perfpress-$version.tar.gz" ] ;;
    same) [ "$left" = "$(printf '%s\n' $archives "perfpress-$version.tar.gz" |
        LC_ALL=C sort | paste -sd ' ')" ] ;;
    esac
    ok "archives beside $round sources: $left"
done
# shellcheck disable=SC2016
for address in 'https://a/$(id)' 'https://a/?x=1&y=2' 'https://a/b c' "https://a/'"; do
    sh gen/package/release.sh "$tmp/mixed" "$version" "$address" >"$tmp/out" 2>&1
    [ $? -eq 2 ]
    ok "release.sh with the address $address: $(cat "$tmp/out")"
    says out "the address '$address' has a character"
done
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
    # libcurl is macOS' own there; each program has its compiler's functions.
    case $target in
    linux-*)
        grep -q '^pkg:deb/debian/curl@' "$work/$name/perfpress.sbom" &&
            grep -q '^pkg:deb/debian/libgcc-[0-9]*-dev.*@' "$work/$name/perfpress.sbom" &&
            ! grep 'libc6-dev@.*arch=all' "$work/$name/perfpress.sbom" &&
            grep -q '^---- libgcc ----$' "$work/$name/perfpress.licenses"
        ;;
    *) ! grep -e curl -e postgresql "$work/$name/perfpress.sbom" ;;
    esac
    ok "$target: libraries of the system: $(cat "$work/$name/perfpress.sbom")"
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
if there_is llvm-strip llvm; then
    cp "$work/perfpress-$version-macos-arm64/perfpress" "$work/stripped"
    llvm-strip "$work/stripped" &&
        python3 tests/release/macho.py arm64 "$work/stripped"
    ok "the program for macOS when it is stripped"
fi
cp "$work/perfpress-$version-macos-arm64/perfpress" "$work/changed"
printf x | dd of="$work/changed" bs=1 seek=20000 conv=notrunc 2>/dev/null
! python3 tests/release/macho.py arm64 "$work/changed" >"$tmp/out"
ok "a changed byte is not noticed"

# ---- what installs them ----

step 'what installs them'
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

# On a machine that lacks things. `few` has the commands that install.sh needs.
mkdir "$tmp/few"
for command in cat chmod cp cut env gzip mkdir mktemp mv rm rmdir sed sh tar; do
    ln -s "$(command -v "$command")" "$tmp/few/$command"
done
ln -s "$tmp/bin/uname" "$tmp/few/uname"
lacks() { # TEXT COMMAND WORD...
    wanted=$1
    shift
    ! env SYSTEM='Linux x86_64' PATH="$tmp/few" PERFPRESS_URL="$address" \
        TMPDIR="$tmp/temporary" "$@" >"$tmp/out" 2>&1 &&
        [ ! -e "$tmp/prefix" ] && [ -z "$(ls "$tmp/temporary")" ]
    ok "install.sh fails, and leaves nothing: $(ls "$tmp/temporary")"
    says out "$wanted"
}
mkdir "$tmp/temporary"
install=$release/install.sh
lacks 'curl or wget is needed' sh "$install" "$tmp/prefix"
ln -s "$(command -v curl)" "$tmp/few/curl"
lacks 'sha256sum or shasum is needed' sh "$install" "$tmp/prefix"
ln -s "$(command -v sha256sum)" "$tmp/few/sha256sum"
lacks 'HOME is not set' env -u HOME sh "$install"
lacks 'usage: sh install.sh [PREFIX]' sh "$install" --help
lacks 'usage: sh install.sh [PREFIX]' sh "$install" "$tmp/prefix" "$tmp/prefix"
: >"$tmp/file"
lacks "cannot write $tmp/file/share" sh "$install" "$tmp/file"
mkdir -p "$tmp/taken/bin/perfpress"
lacks "cannot write $tmp/taken/bin/perfpress" sh "$install" "$tmp/taken"
[ -z "$(ls -A "$tmp/taken/bin/perfpress")" ]
ok "install.sh writes into a folder of the program's name"

# A prefix with a space and a link, whose target stays as it is.
mkdir -p "$tmp/a b/bin"
echo old >"$tmp/old"
ln -s "$tmp/old" "$tmp/a b/bin/perfpress"
PATH="$tmp/bin:$PATH" SYSTEM='Linux x86_64' PERFPRESS_URL=$address \
    sh "$install" "$tmp/a b" >"$tmp/out" 2>&1 && [ "$(cat "$tmp/old")" = old ] &&
    [ ! -L "$tmp/a b/bin/perfpress" ]
ok "a prefix with a space and a link: $(cat "$tmp/out")"

# Two at a time, over an older one; and one that is ended while it fetches.
for turn in 1 2; do
    PATH="$tmp/bin:$PATH" SYSTEM='Linux x86_64' PERFPRESS_URL=$address \
        sh "$install" "$tmp/prefix" >"$tmp/out.$turn" 2>&1 &
    eval "pid$turn=\$!"
done
# shellcheck disable=SC2154
wait "$pid1" && wait "$pid2" && [ "$(find "$tmp/prefix" -type f | wc -l)" -eq 5 ]
ok "two at a time: $(cat "$tmp"/out.?; find "$tmp/prefix" -type f)"
rm -rf "$tmp/prefix"
mkfifo "$tmp/pipe"
rm "$tmp/few/curl"
printf '#!/bin/sh\nread -r line <"%s"\n' "$tmp/pipe" >"$tmp/few/curl"
chmod 755 "$tmp/few/curl"
env SYSTEM='Linux x86_64' PATH="$tmp/few" TMPDIR="$tmp/temporary" \
    sh "$install" "$tmp/prefix" >"$tmp/out" 2>&1 &
slow=$!
fetching() { [ -n "$(ls "$tmp/temporary")" ]; }
await fetching
kill -TERM "$slow"
: >"$tmp/pipe"
! wait "$slow" && [ ! -e "$tmp/prefix" ] && [ -z "$(ls "$tmp/temporary")" ]
ok "one that is ended leaves nothing: $(ls "$tmp/temporary")"

sed -n 's,^ *url ".*/\(.*\)"$,\1,p; s/^ *sha256 "\(.*\)"$/\1/p' \
    "$release/perfpress.rb" | paste - - | awk '{ print $2 "  " $1 }' >"$tmp/sums"
(cd "$release" && sha256sum --check "$tmp/sums") >"$tmp/out" &&
    [ "$(sort -u "$tmp/out" | grep -c ': OK$')" -eq 4 ]
ok "the sums in the formula: $(cat "$tmp/out")"

# ---- programs that run here ----

step 'PORTABLE=1, and sites by all programs'
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

step 'suites on aarch64 and x86_64'
# Static programs read no encodings by modules of the C library.
cases() { # SUITE
    for case in tests/"$1"/*/; do
        case $case in
        */encodings-system/) ;;
        *) echo "$case" ;;
        esac
    done
}
for perfpress in "$build/portable/perfpress" "$work/bin/perfpress"; do
    /usr/bin/python3 tests/release/figures.py "$build/perfpress" "$perfpress" \
        >"$tmp/out"
    ok "other figures by $perfpress: $(cat "$tmp/out")"
done
for suite in golden site; do
    # shellcheck disable=SC2046
    PERFPRESS=$work/bin/perfpress sh tests/$suite/run.sh $(cases $suite) \
        >"$tmp/out" 2>&1
    ok "tests/$suite on aarch64: $(cat "$tmp/out")"
done
for suite in check cli doctree table; do
    PERFPRESS=$work/bin/perfpress sh tests/$suite/run.sh >"$tmp/out" 2>&1
    ok "tests/$suite on aarch64: $(cat "$tmp/out")"
done
x86_64=$work/perfpress-$version-linux-x86_64/perfpress
# shellcheck disable=SC2046
PERFPRESS=$x86_64 sh tests/golden/run.sh $(cases golden) >"$tmp/out" 2>&1
ok "tests/golden on x86_64: $(cat "$tmp/out")"
for perfpress in "$work/bin/perfpress" "$x86_64"; do
    python3 tests/load/encodings.py "$perfpress" >"$tmp/out"
    ok "encodings by $perfpress: $(cat "$tmp/out")"
done

# ---- musl ----

step musl
sh tests/release/musl.sh "$1" >"$tmp/out" 2>&1
ok "tests with musl: $(cat "$tmp/out")"
sed -n '/^not run: /p; $p' "$tmp/out"
for site in . tests/html/site; do
    rm -rf "$tmp/expected" "$tmp/made"
    "$build/perfpress" build -q -C "$site" -o "$tmp/expected"
    "$build/musl/perfpress" build -q -C "$site" -o "$tmp/made" &&
        diff -rq "$tmp/expected" "$tmp/made"
    ok "$site: another site with musl"
done
/usr/bin/python3 tests/release/figures.py "$build/perfpress" \
    "$build/musl/perfpress" >"$tmp/out"
ok "other figures with musl: $(cat "$tmp/out")"

step ''
sum_up
