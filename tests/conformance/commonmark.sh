#!/bin/sh
# commonmark.sh BUILD FROM: the examples of the CommonMark specification.
set -eu
exec "$1/tests/conformance/commonmark" "$2"/specs/commonmark/spec-*.json
