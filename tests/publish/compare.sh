#!/bin/bash
# compare.sh [PERFPRESS [ROUNDS]]: `perfpress publish` beside `aws s3 sync`
# (Debian's awscli), to the same service, with a site of 1,000 files: requests
# and seconds for a first publish, an unchanged one, one from a fresh checkout,
# and one changed digit. A build comes before each sync; publish has its own.
# Requests are counted by a proxy that knows If-Match; seconds are without it,
# the least of three ROUNDS. Run by hand; takes some minutes.
set -euo pipefail
cd "$(dirname "$0")/../.."
perfpress=$(realpath "${1:-build/perfpress}")
rounds=${2:-3}
here=$PWD/tests/publish
aws=/usr/bin/aws
dir=$(mktemp -d)
counting=
stop() {
    [ -z "$counting" ] || kill "$counting"
    rm -f "$dir/s3/port"
    wait
    rm -rf "$dir"
}
trap stop EXIT
trap 'exit 1' INT TERM
bash "$here/s3.sh" "$dir/s3" &
until [ -e "$dir/s3/port" ]; do sleep 0.2; done
port=$(cat "$dir/s3/port")
export AWS_ACCESS_KEY_ID=test:tester AWS_SECRET_ACCESS_KEY=testing
export AWS_REGION=us-east-1 AWS_DEFAULT_REGION=us-east-1 CI=1
export AWS_EC2_METADATA_DISABLED=true

make_site() { # FOLDER
    mkdir -p "$1/content"
    python3 - "$1" <<'END'
import sys
root = sys.argv[1]
# With stylesheet, script, icon, 404.html, index.html and robots.txt: 1,000.
for i in range(994):
    with open(f"{root}/content/page-{i:03}.md", "w") as f:
        print(f"# Page {i}\n\n| Batch | Latency | Throughput |\n|--:|--:|--:|",
              file=f)
        for k in range(40):
            print(f"| {2 ** (k % 10)} | {i * k / 7:.2f} | {i + k * 31} |",
                  file=f)
END
    printf 'publish: {test: {url: "s3://publish/site", endpoint: "%s"}}\n' \
        "http://127.0.0.1:PORT" >"$1/perfpress.yaml"
}

by_publish() { # FOLDER PORT
    sed -i "s/127.0.0.1:[0-9PORT]*/127.0.0.1:$2/" "$1/perfpress.yaml"
    "$perfpress" publish -q -C "$1"
}

by_sync() { # FOLDER PORT
    "$perfpress" build -q -C "$1"
    $aws --endpoint-url "http://127.0.0.1:$2" s3 sync "$1/public/" \
        s3://sync/site/ --delete --exclude .perfpress-manifest --only-show-errors
}

change_digit() { # FOLDER
    sed -i '0,/| 1 | /s//| 3 | /' "$1/content/page-500.md"
}

fresh() { # FOLDER: the same files, written now
    rm -rf "$1.new"
    mkdir "$1.new"
    cp -R "$1/content" "$1/perfpress.yaml" "$1.new"
    rm -rf "$1"
    mv "$1.new" "$1"
}

bucket() { # COMMAND NAME
    (cd "$here" && python3 - "$port" "$1" "$2" <<'END'
import sys
import bucket
swift, name = bucket.Swift(int(sys.argv[1])), sys.argv[3]
if sys.argv[2] == "make":
    swift.make(name)
for key in swift.list(name):
    swift.delete(f"{name}/{key}")
END
    )
}

step() { # WHAT
    local start end
    : >"$dir/requests"
    start=$(date +%s.%N)
    "by_$tool" "$site" "$at"
    end=$(date +%s.%N)
    if [ "$at" = "$port" ]; then
        printf '%s\t%s\n' "$1" "$(python3 -c "print($end - $start)")" \
            >>"$dir/$tool.seconds"
    else
        printf '%s\t%s\n' "$1" "$(cut -d' ' -f1 "$dir/requests" | sort |
            uniq -c | awk '{ printf "%s%d %s", (NR > 1 ? ", " : ""), $1, $2 }')" \
            >>"$dir/$tool.requests"
    fi
}

round() { # TOOL PORT
    tool=$1 at=$2 site=$dir/$1
    bucket empty "$tool"
    rm -rf "$site"
    make_site "$site"
    step "first publish"
    step "unchanged"
    fresh "$site"
    step "unchanged, fresh checkout"
    change_digit "$site"
    step "one digit"
    sed -i '0,/| 3 | /s//| 4 | /' "$site/content/page-500.md"
    fresh "$site"
    step "one digit, fresh checkout"
}

python3 "$here/faulty.py" match "$port" "$dir/requests" >"$dir/counting" &
counting=$!
until [ -s "$dir/counting" ]; do sleep 0.1; done
for tool in publish sync; do
    bucket make $tool
    round $tool "$(cat "$dir/counting")"
done
kill "$counting"
counting=
for _ in $(seq "$rounds"); do
    round publish "$port"
    round sync "$port"
done
"$perfpress" --version
$aws --version
for tool in publish sync; do
    awk -F'\t' '!($1 in least) || $2 < least[$1] { least[$1] = $2 }
        !seen[$1]++ { order[++n] = $1 }
        END { for (i = 1; i <= n; i++) printf "%.2f\n", least[order[i]] }' \
        "$dir/$tool.seconds" >"$dir/$tool.least"
done
paste -d'\t' "$dir/publish.requests" "$dir/publish.least" \
    <(cut -f2 "$dir/sync.requests") "$dir/sync.least" |
    awk -F'\t' '
        BEGIN { form = "%-26s %-24s %7s   %-18s %7s\n"
                printf form, "", "publish", "seconds", "sync", "seconds" }
        { printf form, $1, $2, $3, $4, $5 }'
