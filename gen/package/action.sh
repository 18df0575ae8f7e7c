#!/bin/sh
# SPDX-License-Identifier: MIT
# action.sh: the GitHub action (action.yml). `action.sh key` names the program
# that this checkout makes on this runner, for the cache. Without a word: runs
# the program, from the cache, built from this checkout, or fetched from
# PERFPRESS_URL if it has the hash PERFPRESS_SHA256, and leaves it in the PATH
# of later steps.
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

is_pinned() { # FILE
    echo "$PERFPRESS_SHA256  $1" | sha256sum --check --status 2>/dev/null
}

fetch() {
    echo "$PERFPRESS_SHA256" | grep -Eqx '[0-9a-fA-F]{64}' ||
        refuse "with 'url', the input 'sha256' has 64 hexadecimal digits"
    is_pinned "$bin/perfpress" && return
    mkdir -p "$bin"
    new=$(mktemp "$bin/new.XXXXXX")
    trap 'rm -f "$new"' EXIT
    curl --fail --silent --show-error --location --retry 3 --output "$new" \
        --url "$PERFPRESS_URL" || refuse "cannot fetch $PERFPRESS_URL"
    is_pinned "$new" || refuse "what is at $PERFPRESS_URL has another SHA-256: $(
        sha256sum "$new" | cut -d ' ' -f 1)"
    chmod 755 "$new"
    mv "$new" "$bin/perfpress"
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

if [ -n "${PERFPRESS_URL:-}" ]; then
    bin=$temp
    fetch
else
    bin=${PERFPRESS_BUILT:-$temp/built}
    build
fi
[ -z "${GITHUB_PATH:-}" ] || echo "$bin" >>"$GITHUB_PATH"
set -f
# shellcheck disable=SC2086
exec "$bin/perfpress" "$PERFPRESS_COMMAND" -C "$PERFPRESS_FOLDER" $PERFPRESS_ARGUMENTS
