#!/bin/sh
# SPDX-License-Identifier: MIT
# npm.sh FOLDER WORK: has npm fetch what FOLDER/package-lock.json names into
# WORK/node_modules, unless it did already.
set -u
cmp -s "$1/package-lock.json" "$2/installed" && exit
mkdir -p "$2"
cp "$1/package.json" "$1/package-lock.json" "$2/"
if ! (cd "$2" && npm ci --silent --no-audit --no-fund --ignore-scripts); then
    echo "npm could not fetch what $1/package.json names"
    exit 3
fi
cp "$2/package-lock.json" "$2/installed"
