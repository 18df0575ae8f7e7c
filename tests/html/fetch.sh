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
mkdir -p "$work"
cmp -s tests/html/package-lock.json "$work/installed" && exit
cp tests/html/package.json tests/html/package-lock.json "$work/"
if ! (cd "$work" && npm ci --silent --no-audit --no-fund --ignore-scripts); then
    echo "npm could not fetch what tests/html/package.json names"
    exit 3
fi
cp "$work/package-lock.json" "$work/installed"
