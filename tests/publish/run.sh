#!/bin/sh
# SPDX-License-Identifier: MIT
# run.sh: publishing to a real service, at the same time: the S3 client as it
# is and behind a proxy of each fault, the command, the command killed KILLS
# times.
set -u
cd "$(dirname "$0")/../.."
live=$(dirname "$PERFPRESS")/tests/publish/live_s3
for program in swift-proxy-server memcached python3 curl; do
    if ! command -v $program >/dev/null; then
        echo "skipped: no $program"
        exit 0
    fi
done

dir=$(mktemp -d)
stop() {
    for pid in $(cat "$dir"/pids "$dir"/s3/pids); do
        kill "$pid" 2>/dev/null
    done
    rm -rf "$dir"
}
trap stop EXIT
trap 'exit 1' INT TERM
: >"$dir/pids"
bash tests/publish/s3.sh "$dir/s3" || exit 1
port=$(cat "$dir/s3/port")

# Each of these writes what it prints to LOG, and then its exit status.
try() { # FAULT PORT
    S3_ENDPOINT=http://127.0.0.1:$2 timeout 120 "$live" "$1"
    echo "status $?"
}

try_all() {
    try none "$port"
    for fault in busy late drop cut slow hang etag etags; do
        python3 tests/publish/faulty.py $fault "$port" >"$dir/$fault" &
        proxy=$!
        echo $proxy >>"$dir/pids"
        while [ ! -s "$dir/$fault" ] && kill -0 $proxy; do sleep 0.1; done
        try $fault "$(cat "$dir/$fault")"
        kill $proxy
    done
}

python() { # SCRIPT ARG...
    script=$1
    shift
    timeout 900 python3 "tests/publish/$script" "$PERFPRESS" "$port" \
        "$dir/$script.d" "$@" &
    echo $! >>"$dir/pids"
    wait $!
    echo "status $?"
}

try_all >"$dir/live.log" 2>&1 &
python command.py >"$dir/command.log" 2>&1 &
python killed.py "${KILLS:-25}" >"$dir/killed.log" 2>&1 &
wait
cat "$dir"/*.log
passed=$(cat "$dir"/*.log | grep -c '^\[       OK \]')
failed=$(cat "$dir"/*.log | grep '^status' | grep -vc 'status 0$')
failed=$((failed + $(cat "$dir"/*.log | grep -c '^\[  FAILED  \] [a-z_]*$')))
for log in command killed; do
    sum=$(grep -Eo '^[0-9]+ passed, [0-9]+ failed' "$dir/$log.log")
    p=${sum%% *} f=${sum#*, } f=${f%% *}
    passed=$((passed + ${p:-0})) failed=$((failed + ${f:-1}))
done
echo "$passed passed, $failed failed"
[ $failed -eq 0 ]
