#!/bin/sh
# embed.sh FOLDER FILE...: prints the files as the C tables of render/theme.h.
set -eu
folder=$1
shift
echo '// Made by gen/render/embed.sh of the templates folder.'
echo '#include "render/theme.h"'
n=0
for f in "$@"; do
    echo "static const unsigned char file_$n[] = {"
    od -An -v -tx1 "$f" | sed 's/ \(..\)/0x\1,/g'
    echo '0};'
    n=$((n + 1))
done
echo 'const struct theme_file THEME[] = {'
n=0
for f in "$@"; do
    name=${f#"$folder"/}
    echo "    {{\"$name\", sizeof \"$name\" - 1},"
    echo "     {(const char *)file_$n, sizeof file_$n - 1}},"
    n=$((n + 1))
done
echo '    {{0}, {0}}};'
