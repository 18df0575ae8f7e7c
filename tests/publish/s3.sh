#!/bin/bash
# s3.sh DIR [PORT]: starts an S3 service for tests: one node of OpenStack Swift
# with s3api, which checks signatures and hashes, on 127.0.0.1:PORT and the
# four ports below it, with its files in DIR. Returns when it answers; key
# test:tester, secret testing, us-east-1. DIR/pids lists the processes, one a
# line; they end by themselves after half an hour.
set -euo pipefail
[ $# -ge 1 ] || { echo "usage: s3.sh DIR [PORT]" >&2; exit 2; }
port=${2:-18430}
mkdir -p "$1/etc" "$1/srv/disk"
dir=$(cd "$1" && pwd)
etc=$dir/etc
me=$(id -un)
: >"$dir/pids"

start() { # NAME COMMAND...
    timeout 1800 "${@:2}" >"$dir/$1.log" 2>&1 </dev/null &
    echo $! >>"$dir/pids"
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

below=0
for kind in account container object; do
    below=$((below + 1))
    at=$((port - below))
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
    printf 'memcache_servers = 127.0.0.1:%s\n' $((port - 4))
    printf '[filter:s3api]\nuse = egg:swift#s3api\nlocation = us-east-1\n'
    printf 'dns_compliant_bucket_names = true\n'
    printf '[filter:tempauth]\nuse = egg:swift#tempauth\n'
    printf 'user_test_tester = testing .admin .reseller_admin\n'
    printf '[filter:bulk]\nuse = egg:swift#bulk\n'
} >"$etc/proxy.conf"

export SWIFT_DIR=$etc
start memcached memcached -u nobody -l 127.0.0.1 -p $((port - 4)) -m 32
for kind in account container object; do
    start $kind swift-$kind-server "$etc/$kind.conf"
done
start proxy swift-proxy-server "$etc/proxy.conf"

for _ in $(seq 300); do
    if curl -s -o /dev/null "http://127.0.0.1:$port/"; then exit 0; fi
    sleep 0.1
done
echo "s3.sh: no answer from 127.0.0.1:$port within 30 seconds" >&2
cat "$dir"/*.log >&2
exit 1
