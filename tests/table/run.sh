#!/bin/sh
# SPDX-License-Identifier: MIT
# run.sh: builds the project's own site, and cases of tests/site, and recomputes
# the downloads of their tables with another program (recompute.py).
set -u
here=$(cd "$(dirname "$0")" && pwd)
perfpress=${PERFPRESS:-$here/../../build/perfpress}
if ! command -v python3 >/dev/null; then
    echo "skipped: python3"
    exit 0
fi
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
for site in ../.. ../site/table-data ../site/table-data-names; do
    "$perfpress" build -q -C "$here/$site" -o "$tmp/$(basename "$site")x" || exit
done
python3 "$here/recompute.py" "$tmp"
