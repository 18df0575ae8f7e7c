#!/bin/sh
# SPDX-License-Identifier: MIT
# measure.sh PERFPRESS: what measure.py prints. Installs the servers that are
# missing.
set -eu
perfpress=$(realpath "$1")
cd "$(dirname "$0")/../.."
sh tests/deps.sh clickhouse-client clickhouse-server postgresql-15 python3
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
trap 'exit 1' INT TERM
chmod 755 "$dir"
python3 tests/fetch/measure.py "$perfpress" "$dir"
