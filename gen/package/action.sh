#!/bin/sh
# SPDX-License-Identifier: MIT
# action.sh: the GitHub action (action.yml). `action.sh key` names the program
# that this checkout makes on this runner, for the cache. Without a word: runs
# the program, from the cache, built from this checkout, or fetched from
# PERFPRESS_URL if it has the hash PERFPRESS_SHA256, and leaves it in the PATH
# of later steps. The address is that of a program, of an archive with one, or, if
# it ends with .sh, of install.sh, which has the hash for each system.
set -eu

# An input may hold a line that the runner would take for a command of its own.
refuse() { # TEXT
    printf '::error title=perfpress::%s\n' "$1" | tr '\r\n' '  '
    echo
    exit 2
}

here=$(cd "$(dirname "$0")/../.." && pwd)
[ -n "${RUNNER_TEMP:-}" ] || refuse 'RUNNER_TEMP is not set'
temp=$RUNNER_TEMP/perfpress-$(id -u)

# The files of this checkout, which are those of its commit, in 40 digits.
sources() {
    command -v sha256sum >/dev/null || refuse 'sha256sum is needed'
    (cd "$here" && find . -name .git -prune -o -path ./build -prune -o \
        -path ./public -prune -o -type f -print0 | LC_ALL=C sort -z |
        xargs -0 sha256sum | sha256sum | cut -c 1-40)
}

if [ "${1:-}" = key ]; then
    # shellcheck disable=SC1091
    system=${ImageOS:-$(. /etc/os-release && echo "$ID$VERSION_ID")}
    key=perfpress-$system-$(uname -m)-$(sources)
    printf 'key=%s\npath=%s\n' "$key" "$temp/$key" >>"$GITHUB_OUTPUT"
    exit
fi

case $PERFPRESS_COMMAND in
check | build | publish) ;;
*) refuse "the input 'command' is check, build or publish, not '$PERFPRESS_COMMAND'" ;;
esac

may_be="the input 'url' names a program for this system, a released archive \
(.tar.gz) with one, or the install.sh of a release"

sum() { # FILE
    if command -v sha256sum >/dev/null; then
        sha256sum <"$1"
    else
        shasum -a 256 <"$1"
    fi | cut -d ' ' -f 1
}

is_pinned() { # FILE
    [ -f "$1" ] && [ "$(sum "$1")" = "$(echo "$PERFPRESS_SHA256" | tr A-F a-f)" ]
}

new=
trap 'rm -rf ${new:+"$new"}' EXIT

fetch() { # FILE
    echo "$PERFPRESS_SHA256" | grep -Eqx '[0-9a-fA-F]{64}' ||
        refuse "with 'url', the input 'sha256' has 64 hexadecimal digits"
    is_pinned "$1" && return
    mkdir -p "$temp"
    new=$(mktemp "$temp/new.XXXXXX")
    curl --fail --silent --show-error --location --retry 3 --output "$new" \
        --url "$PERFPRESS_URL" || refuse "cannot fetch $PERFPRESS_URL"
    is_pinned "$new" ||
        refuse "what is at $PERFPRESS_URL has another SHA-256: $(sum "$new")"
    mv "$new" "$1"
}

# Puts the program that was fetched, or that of the archive, into $bin.
unpack() { # FILE
    new=$(mktemp -d "$temp/new.XXXXXX")
    if gzip -t "$1" 2>/dev/null; then
        tar -xzf "$1" -C "$new" || return
        set -- "$new"/*/perfpress
        [ -f "$1" ] || return
    fi
    mkdir -p "$bin" && cp "$1" "$new/perfpress.new" &&
        chmod 755 "$new/perfpress.new" && mv "$new/perfpress.new" "$bin/perfpress" &&
        rm -r "$new"
}

runs() {
    "$bin/perfpress" --version >/dev/null 2>&1
}

# A program from the cache may lack no more than libraries.
build() {
    [ ! -x "$bin/perfpress" ] || runs || make -C "$here" deps ||
        refuse "cannot install the libraries of perfpress"
    runs && return
    make -C "$here" BUILD="$bin.build" deps all ||
        refuse "cannot build perfpress; it needs a runner with Debian or Ubuntu"
    mkdir -p "$bin"
    cp "$bin.build/perfpress" "$bin/perfpress"
}

# A query is no part of the file's name.
path=${PERFPRESS_URL:-}
path=${path%%[?#]*}
case $path in
'')
    bin=${PERFPRESS_BUILT:-$temp/built}
    build
    ;;
*.sh)
    fetch "$temp/install.sh"
    bin=$temp/$PERFPRESS_SHA256/bin
    runs || PERFPRESS_URL=${path%/*} sh "$temp/install.sh" \
        "${bin%/*}" >/dev/null || refuse "cannot install from $PERFPRESS_URL"
    ;;
*)
    fetch "$temp/fetched"
    bin=$temp/$PERFPRESS_SHA256/bin
    runs || unpack "$temp/fetched" ||
        refuse "the archive $PERFPRESS_URL has no program; $may_be"
    ;;
esac
runs || refuse "the program from $PERFPRESS_URL does not run on $(uname -sm); $may_be"
[ -z "${GITHUB_PATH:-}" ] || echo "$bin" >>"$GITHUB_PATH"
set -f
# shellcheck disable=SC2086
exec "$bin/perfpress" "$PERFPRESS_COMMAND" -C "$PERFPRESS_FOLDER" $PERFPRESS_ARGUMENTS
