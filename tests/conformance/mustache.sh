#!/bin/sh
# mustache.sh BUILD FROM: the Mustache specification without lambdas.
set -eu
specs=$2/specs/mustache
exec "$1/tests/conformance/mustache" "$specs"/[a-z]*.json \
    "$specs/~inheritance.json" "$specs/~dynamic-names.json"
