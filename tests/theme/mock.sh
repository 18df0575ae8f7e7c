#!/bin/sh
# mock.sh [OUT]: builds the mock pages into OUT/site, checks colours and
# behaviour, and takes screenshots into OUT. Needs node, chromium, and
# playwright-core where NODE_PATH finds it.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
out=${1:-build/theme}
mkdir -p "$out/site"
node "$here/mock.js" "$out/site"
node "$here/contrast.js" >"$out/contrast.txt" || { cat "$out/contrast.txt"; exit 1; }
node "$here/behave.js" "$out/site"
node "$here/shots.js" "$out/site" "$out" index.html training.html blocks.html 404.html
