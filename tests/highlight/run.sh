#!/bin/sh
# Holds the classes of words against those that Pygments gives.
set -u
cd "$(dirname "$0")"
if ! /usr/bin/python3 -c 'import pygments' 2>/dev/null; then
    echo "skipped: python3-pygments"
    exit
fi
if /usr/bin/python3 pygments_agree.py "$PERFPRESS"; then
    echo "1 passed, 0 failed"
else
    echo "0 passed, 1 failed"
fi
