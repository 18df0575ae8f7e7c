#!/bin/sh
# SPDX-License-Identifier: MIT
# run.sh: publishing to a service in memory that others meddle with, and to a
# real one, all at the same time: the S3 client behind a proxy of each fault,
# the command, the command killed KILLS / 4 times, redirects and CloudFront.
set -u
cd "$(dirname "$0")/../.."
if ! command -v python3 >/dev/null; then
    echo "skipped: python3"
    exit 0
fi
dir=$(mktemp -d)
timeout 300 python3 tests/publish/poison.py "$PERFPRESS" "$dir/poison" \
    >"$dir/poison.log" 2>&1 &
poison=$!
for needed in swift-proxy-server:swift-proxy memcached:memcached curl:curl; do
    if ! command -v "${needed%:*}" >/dev/null; then
        wait
        cat "$dir/poison.log"
        echo "skipped: ${needed#*:}"
        rm -rf "$dir"
        exit 0
    fi
done
stop() {
    rm -f "$dir/s3/port"
    wait
    rm -rf "$dir"
}
trap stop EXIT
trap 'exit 1' INT TERM
bash tests/publish/s3.sh "$dir/s3" >"$dir/service" 2>&1 &
service=$!
while [ ! -e "$dir/s3/port" ]; do
    kill -0 $service || { cat "$dir/service"; exit 1; }
    sleep 0.1
done

# Writes what a script prints to its log.
try() { # NAME ARG...
    name=$1
    shift
    timeout 900 python3 "tests/publish/$name.py" "$PERFPRESS" \
        "$(cat "$dir/s3/port")" "$dir/$name" "$@" >"$dir/$name.log" 2>&1
}

try live & live=$!
try command & command=$!
try killed "$((${KILLS:-40} / 4))" & killed=$!
try edge & edge=$!
try guide & guide=$!
wait $poison $live $command $killed $edge $guide
passed=0 failed=0
for name in poison live command killed edge guide; do
    cat "$dir/$name.log"
    sum=$(grep -Eo '^[0-9]+ passed, [0-9]+ failed' "$dir/$name.log")
    p=${sum%% *} f=${sum#*, } f=${f%% *}
    passed=$((passed + ${p:-0})) failed=$((failed + ${f:-1}))
done
echo "$passed passed, $failed failed"
[ $failed -eq 0 ]
