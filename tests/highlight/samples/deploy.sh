#!/bin/sh
# Builds the site and compares it.
set -eu
PORT=8080 name="it's $1"
for f in "$HOME"/data/*.csv; do
    if [ -r "$f" ] && [ "${f##*/}" != 'old.csv' ]; then
        rows=$(wc -l <"$f")
        echo "$f: ${rows:-0} rows, $((rows - 1)) of data" >&2
    elif ! test -d "$f"; then
        continue
    fi
done
case $1 in
    -h | --help) usage; exit 0 ;;
    *) export MODE=$1 ;;
esac
run() {
    local n=0
    while read -r line; do n=$((n + 1)); done
    return $n
}
cat <<'EOF'
$not expanded
EOF
python3 -m bench --model llama-2-70b --batch 32 | tee out.log
docker run --rm -v `pwd`:/work image:1.2 \
    bash -c 'make -j8 && ./run'
