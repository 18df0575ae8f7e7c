#!/bin/sh
# SPDX-License-Identifier: MIT
# action.sh: the GitHub action (action.yml): fetches the program that
# PERFPRESS_URL names, unless an earlier step did, runs it if it has the hash
# PERFPRESS_SHA256, and leaves it in the PATH of later steps.
set -eu

# An input may hold a line that the runner would take for a command of its own.
refuse() { # TEXT
    printf '::error title=perfpress::%s\n' "$1" | tr '\r\n' '  '
    echo
    exit 2
}

case $PERFPRESS_COMMAND in
check | build | publish) ;;
*) refuse "the input 'command' is check, build or publish, not '$PERFPRESS_COMMAND'" ;;
esac
echo "$PERFPRESS_SHA256" | grep -Eqx '[0-9a-fA-F]{64}' ||
    refuse "the input 'sha256' has 64 hexadecimal digits"
bin=${RUNNER_TEMP:-/tmp}/perfpress-$(id -u)
program=$bin/perfpress
is_pinned() { # FILE
    echo "$PERFPRESS_SHA256  $1" | sha256sum --check --status 2>/dev/null
}

if ! is_pinned "$program"; then
    mkdir -p "$bin"
    new=$(mktemp "$bin/new.XXXXXX")
    trap 'rm -f "$new"' EXIT
    curl --fail --silent --show-error --location --retry 3 --output "$new" \
        --url "$PERFPRESS_URL" || refuse "cannot fetch $PERFPRESS_URL"
    is_pinned "$new" || refuse "what is at $PERFPRESS_URL has another SHA-256: $(
        sha256sum "$new" | cut -d ' ' -f 1)"
    chmod 755 "$new"
    mv "$new" "$program"
fi
[ -z "${GITHUB_PATH:-}" ] || echo "$bin" >>"$GITHUB_PATH"
set -f
# shellcheck disable=SC2086
exec "$program" "$PERFPRESS_COMMAND" -C "$PERFPRESS_FOLDER" $PERFPRESS_ARGUMENTS
