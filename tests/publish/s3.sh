#!/bin/bash
# s3.sh DIR: an S3 service for tests: one node of OpenStack Swift with s3api,
# which checks signatures and hashes, with its files in DIR. It is ready when
# DIR/port is there: at 127.0.0.1 and that port; key test:tester, secret
# testing, us-east-1. It ends when that file is removed, or after half an hour.
set -euo pipefail
[ $# -eq 1 ] || { echo "usage: s3.sh DIR" >&2; exit 2; }

# Five ports that nobody has.
read -r -a ports < <(python3 -c '
import socket
all = [socket.socket() for i in range(5)]
for s in all: s.bind(("127.0.0.1", 0))
print(*[s.getsockname()[1] for s in all])')
port=${ports[0]}
mkdir -p "$1/etc" "$1/srv/disk"
dir=$(cd "$1" && pwd)
etc=$dir/etc
me=$(id -un)

# Jobs, not numbers of processes, which others may have by then.
stop() {
    local job
    for job in 1 2 3 4 5; do
        kill "%$job" 2>"$dir/none" || true
    done
    wait
}
trap stop EXIT
trap 'exit 0' INT TERM

start() { # NAME COMMAND...
    timeout 7200 "${@:2}" >"$dir/$1.log" 2>&1 </dev/null &
}

common() { # PORT
    printf '[DEFAULT]\nbind_ip = 127.0.0.1\nbind_port = %s\nworkers = 0\n' "$1"
    printf 'user = %s\nswift_dir = %s\nlog_address = %s/none\n' \
        "$me" "$etc" "$dir"
}

{
    printf '[swift-hash]\nswift_hash_path_prefix = tests\n'
    printf 'swift_hash_path_suffix = tests\n'
    printf '[storage-policy:0]\nname = one\ndefault = yes\n'
} >"$etc/swift.conf"

next=1
for kind in account container object; do
    at=${ports[$next]}
    next=$((next + 1))
    (
        cd "$etc"
        swift-ring-builder $kind.builder create 4 1 0
        swift-ring-builder $kind.builder add "r1z1-127.0.0.1:$at/disk" 1
        swift-ring-builder $kind.builder rebalance
    ) >"$dir/ring.log"
    {
        common $at
        printf 'devices = %s/srv\nmount_check = false\n' "$dir"
        printf '[pipeline:main]\npipeline = %s-server\n' $kind
        printf '[app:%s-server]\nuse = egg:swift#%s\n' $kind $kind
    } >"$etc/$kind.conf"
done

{
    common "$port"
    printf '[pipeline:main]\n'
    printf 'pipeline = catch_errors cache s3api tempauth bulk proxy-server\n'
    printf '[app:proxy-server]\nuse = egg:swift#proxy\n'
    printf 'account_autocreate = true\n'
    printf '[filter:catch_errors]\nuse = egg:swift#catch_errors\n'
    printf '[filter:cache]\nuse = egg:swift#memcache\n'
    printf 'memcache_servers = 127.0.0.1:%s\n' "${ports[4]}"
    printf '[filter:s3api]\nuse = egg:swift#s3api\nlocation = us-east-1\n'
    printf 'dns_compliant_bucket_names = true\n'
    printf '[filter:tempauth]\nuse = egg:swift#tempauth\n'
    printf 'user_test_tester = testing .admin .reseller_admin\n'
    printf '[filter:bulk]\nuse = egg:swift#bulk\n'
} >"$etc/proxy.conf"

export SWIFT_DIR=$etc
start memcached memcached -u nobody -l 127.0.0.1 -p "${ports[4]}" -m 32
for kind in account container object; do
    start $kind swift-$kind-server "$etc/$kind.conf"
done
start proxy swift-proxy-server "$etc/proxy.conf"

# It answers before all of it works: ready is who keeps something.
ready() {
    token=$(curl -s -D - -o "$dir/none" -H 'X-Auth-User: test:tester' \
        -H 'X-Auth-Key: testing' "http://127.0.0.1:$port/auth/v1.0" |
        tr -d '\r' | sed -n 's/^X-Auth-Token: //p')
    curl -sf -o "$dir/none" -X PUT -H "X-Auth-Token: $token" \
        "http://127.0.0.1:$port/v1/AUTH_test/ready"
}

for _ in $(seq 6000); do
    if ready; then
        echo "$port" >"$dir/port.new"
        mv "$dir/port.new" "$dir/port"
        break
    fi
    sleep 0.1
done
if [ ! -e "$dir/port" ]; then
    echo "s3.sh: no answer from 127.0.0.1:$port within ten minutes" >&2
    cat "$dir"/*.log >&2
    exit 1
fi
while [ -e "$dir/port" ] && [ $SECONDS -lt 7200 ]; do sleep 0.5; done
