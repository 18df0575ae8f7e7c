#!/bin/sh
# SPDX-License-Identifier: MIT
# install.sh [PREFIX]: fetches perfpress @VERSION@ for this machine from
# @URL@
# or from the address PERFPRESS_URL, checks its SHA-256, and puts it below
# PREFIX, which is ~/.local unless given.
set -eu

sums() {
    cat <<'END'
@SUMS@
END
}

fail() { # TEXT
    echo "install.sh: $1" >&2
    exit 1
}

fetch() { # ADDRESS FILE
    if command -v curl >/dev/null; then
        curl --fail --silent --show-error --location --output "$2" --url "$1"
    else
        wget -q -O "$2" "$1"
    fi
}

sum() { # FILE
    if command -v sha256sum >/dev/null; then
        sha256sum <"$1"
    else
        shasum -a 256 <"$1"
    fi | cut -d ' ' -f 1
}

put() { # MODE FILE NEW: in one step, also while the old file runs
    mkdir -p "${3%/*}"
    cp "$2" "$3.new"
    chmod "$1" "$3.new"
    mv -f "$3.new" "$3"
}

# A script that was cut short, as by a broken line, does nothing.
main() {
    prefix=${1:-$HOME/.local} url=${PERFPRESS_URL:-@URL@}
    case $(uname -sm) in
    "Linux x86_64") target=linux-x86_64 ;;
    "Linux aarch64") target=linux-aarch64 ;;
    "Darwin arm64") target=macos-arm64 ;;
    "Darwin x86_64") target=macos-x86_64 ;;
    *) fail "there is no program for $(uname -sm)" ;;
    esac
    name=perfpress-@VERSION@-$target
    wanted=$(sums | sed -n "s/  $name\.tar\.gz\$//p")
    [ -n "$wanted" ] || fail "there is no program for $target"
    work=$(mktemp -d)
    trap 'rm -rf "$work"' EXIT
    fetch "$url/$name.tar.gz" "$work/archive" || fail "cannot fetch $url/$name.tar.gz"
    [ "$(sum "$work/archive")" = "$wanted" ] ||
        fail "$url/$name.tar.gz has another SHA-256; nothing was installed"
    tar -xzf "$work/archive" -C "$work"
    share=$prefix/share from=$work/$name
    put 644 "$from/perfpress.1" "$share/man/man1/perfpress.1"
    put 644 "$from/perfpress.bash" "$share/bash-completion/completions/perfpress"
    put 644 "$from/_perfpress" "$share/zsh/site-functions/_perfpress"
    put 644 "$from/perfpress.licenses" "$share/doc/perfpress/perfpress.licenses"
    put 755 "$from/perfpress" "$prefix/bin/perfpress"
    "$prefix/bin/perfpress" --version
    case :$PATH: in
    *:"$prefix/bin":*) ;;
    *) echo "install.sh: $prefix/bin is not in your PATH" >&2 ;;
    esac
}

main "$@"
