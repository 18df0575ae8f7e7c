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

there_is() { # PROGRAM
    command -v "$1" >/dev/null
}

fetch() { # ADDRESS FILE
    if there_is curl; then
        curl --fail --silent --show-error --location --output "$2" --url "$1"
    else
        wget -q -O "$2" "$1"
    fi
}

sum() { # FILE
    if there_is sha256sum; then
        sha256sum <"$1"
    else
        shasum -a 256 <"$1"
    fi | cut -d ' ' -f 1
}

# The mode, name and place of each file; the program is the last.
files() {
    cat <<'END'
644 perfpress.1 share/man/man1/perfpress.1
644 perfpress.bash share/bash-completion/completions/perfpress
644 _perfpress share/zsh/site-functions/_perfpress
644 perfpress.licenses share/doc/perfpress/perfpress.licenses
755 perfpress bin/perfpress
END
}

# Makes a folder and those above it. Lists new ones, the deepest first.
make_folder() { # FOLDER
    [ ! -d "$1" ] || return 0
    make_folder "${1%/*}" || return
    if mkdir "$1" 2>/dev/null; then
        made="$1
$made"
    else
        [ -d "$1" ]
    fi
}

# Copies all files beside their places, under a name of their own, $suffix.
stage() {
    while read -r mode file place; do
        into=$prefix/$place
        make_folder "${into%/*}" && [ ! -d "$into" ] &&
            cp "$from/$file" "$into$suffix" && chmod "$mode" "$into$suffix" ||
            fail "cannot write $into"
    done
}

# Replaces each file in one step, also while the old program runs.
commit() {
    while read -r _ _ place; do
        mv -f "$prefix/$place$suffix" "$prefix/$place" ||
            fail "cannot write $prefix/$place"
    done
}

# Removes what was staged, and new folders that are empty.
clean_up() {
    if [ -n "$suffix" ]; then
        while read -r _ _ place; do
            rm -f "$prefix/$place$suffix" 2>/dev/null || :
        done <"$work/files"
        printf '%s' "$made" | while IFS= read -r folder; do
            rmdir "$folder" 2>/dev/null || :
        done
    fi
    rm -rf "$work"
}

main() {
    case $#${1:-} in
    0 | 1[!-]*) ;;
    *) fail "usage: sh install.sh [PREFIX]" ;;
    esac
    prefix=${1:-${HOME:+$HOME/.local}} url=${PERFPRESS_URL:-@URL@}
    [ -n "$prefix" ] || fail "HOME is not set; name a folder to install to"
    case $prefix in
    /*) ;;
    *) prefix=$PWD/$prefix ;;
    esac
    while [ "$prefix" != "${prefix%/}" ]; do
        prefix=${prefix%/}
    done
    there_is curl || there_is wget || fail "curl or wget is needed"
    there_is sha256sum || there_is shasum || fail "sha256sum or shasum is needed"
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
    work=$(mktemp -d) suffix= made=
    trap clean_up EXIT
    trap 'exit 1' HUP INT TERM
    fetch "$url/$name.tar.gz" "$work/archive" || fail "cannot fetch $url/$name.tar.gz"
    [ "$(sum "$work/archive")" = "$wanted" ] ||
        fail "$url/$name.tar.gz has another SHA-256; nothing was installed"
    tar -xzf "$work/archive" -C "$work"
    from=$work/$name
    files >"$work/files"
    suffix=.${work##*[!A-Za-z0-9]}
    stage <"$work/files"
    trap '' HUP INT TERM
    commit <"$work/files"
    suffix=
    "$prefix/bin/perfpress" --version
    case :$PATH: in
    *:"$prefix/bin":* | *:"$prefix/bin/":*) ;;
    *) echo "install.sh: $prefix/bin is not in your PATH" >&2 ;;
    esac
}

# The shell reads the whole group first: a script that was cut short, as by a
# broken line, does nothing.
{
    main "$@"
    exit
}
