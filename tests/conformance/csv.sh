#!/bin/sh
# csv.sh BUILD FROM: csv-spectrum, each file against its JSON.
set -eu
exec "$1/tests/conformance/csv" "$2"/specs/csv/csv-spectrum/csvs/*.csv
