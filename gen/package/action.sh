#!/bin/sh
# SPDX-License-Identifier: MIT
# action.sh: the GitHub action (action.yml). `action.sh key` names the program
# that this checkout makes on this runner, for the cache. Without a word: runs
# the program, from the cache, built from this checkout, or fetched from
# PERFPRESS_URL if it has the hash PERFPRESS_SHA256, and leaves it in the PATH
# of later steps. An address that ends with .sh is that of install.sh, which has
# the hash of the program for each system.
set -eu

# An input may hold a line that the runner would take for a command of its own.
refuse() { # TEXT
    printf '::error title=perfpress::%s\n' "$1" | tr '\r\n' '  '
    echo
    exit 2
}

here=$(cd "$(dirname "$0")/../.." && pwd)
temp=${RUNNER_TEMP:-/tmp}/perfpress-$(id -u)

# The files of this checkout, which are those of its commit, in 40 digits.
sources() {
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

fetch() { # FILE
    echo "$PERFPRESS_SHA256" | grep -Eqx '[0-9a-fA-F]{64}' ||
        refuse "with 'url', the input 'sha256' has 64 hexadecimal digits"
    is_pinned "$1" && return
    mkdir -p "$temp"
    new=$(mktemp "$temp/new.XXXXXX")
    trap 'rm -f "$new"' EXIT
    curl --fail --silent --show-error --location --retry 3 --output "$new" \
        --url "$PERFPRESS_URL" || refuse "cannot fetch $PERFPRESS_URL"
    is_pinned "$new" ||
        refuse "what is at $PERFPRESS_URL has another SHA-256: $(sum "$new")"
    chmod 755 "$new"
    mv "$new" "$1"
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

case ${PERFPRESS_URL:-} in
'')
    bin=${PERFPRESS_BUILT:-$temp/built}
    build
    ;;
*.sh)
    fetch "$temp/install.sh"
    bin=$temp/$PERFPRESS_SHA256/bin
    runs || PERFPRESS_URL=${PERFPRESS_URL%/*} sh "$temp/install.sh" \
        "${bin%/*}" >/dev/null || refuse "cannot install from $PERFPRESS_URL"
    ;;
*)
    bin=$temp
    fetch "$bin/perfpress"
    ;;
esac
[ -z "${GITHUB_PATH:-}" ] || echo "$bin" >>"$GITHUB_PATH"
set -f
# shellcheck disable=SC2086
exec "$bin/perfpress" "$PERFPRESS_COMMAND" -C "$PERFPRESS_FOLDER" $PERFPRESS_ARGUMENTS
