#!/bin/sh
# run.sh: the S3 client against a real service, at first as it is, then behind
# a proxy of each fault.
set -u
cd "$(dirname "$0")/../.."
live=$(dirname "$PERFPRESS")/tests/publish/live_s3
for program in swift-proxy-server memcached python3 curl; do
    if ! command -v $program >/dev/null; then
        echo "skipped: no $program"
        exit 0
    fi
done

# No other test run on this machine has the same number.
port=$((20000 + $$ % 1000 * 10))
dir=$(mktemp -d)
proxy=
stop() {
    for pid in $proxy $(cat "$dir/pids"); do kill "$pid" 2>/dev/null; done
    rm -rf "$dir"
}
trap stop EXIT
trap 'exit 1' INT TERM
bash tests/publish/s3.sh "$dir" $port || exit 1

passed=0 failed=0
try() { # FAULT PORT
    S3_ENDPOINT=http://127.0.0.1:$2 timeout 120 "$live" "$1" >"$dir/out" 2>&1
    status=$?
    cat "$dir/out"
    p=$(grep -c '^\[       OK \]' "$dir/out")
    f=$(grep -c '^\[  FAILED  \] [a-z_]*$' "$dir/out")
    [ $status -eq 0 ] || [ "$f" -gt 0 ] || f=1
    passed=$((passed + p)) failed=$((failed + f))
}

try none $port
at=$port
for fault in busy cut slow etag etags; do
    at=$((at + 1))
    python3 tests/publish/faulty.py $fault $at $port &
    proxy=$!
    curl -s -o /dev/null --retry 50 --retry-delay 0 --retry-max-time 20 \
        --retry-connrefused "http://127.0.0.1:$at/"
    try $fault $at
    kill $proxy
    proxy=
done
echo "$passed passed, $failed failed"
[ $failed -eq 0 ]
