#!/bin/sh
# SPDX-License-Identifier: MIT
# fetch.sh BUILD PROGRAM...: makes sure that the programs are there, and in
# BUILD/html what package.json names, which npm fetches once. For the checks
# that need a browser.
set -u
cd "$(dirname "$0")/../.." || exit 3
work=$1/html
shift
for program in npm "$@"; do
    command -v "$program" >/dev/null || {
        echo "$program is missing: .ci/run installs it"
        exit 3
    }
done
exec sh tests/npm.sh tests/html "$work"
