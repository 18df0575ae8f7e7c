#!/bin/sh
# embed.sh HEADER STRUCT TABLE FOLDER FILE...: prints the files as the C table
# that HEADER declares (template/theme.h, cli/starter.h), by name below FOLDER.
set -eu
header=$1 struct=$2 table=$3 folder=$4
shift 4
echo "// Made by gen/render/embed.sh of $folder."
echo "#include \"$header\""
n=0
for f in "$@"; do
    echo "static const unsigned char file_$n[] = {"
    od -An -v -tx1 "$f" | sed 's/ \(..\)/0x\1,/g'
    echo '0};'
    n=$((n + 1))
done
echo "const struct $struct $table[] = {"
n=0
for f in "$@"; do
    name=${f#"$folder"/}
    echo "    {{\"$name\", sizeof \"$name\" - 1},"
    echo "     {(const char *)file_$n, sizeof file_$n - 1}},"
    n=$((n + 1))
done
echo '    {{0}, {0}}};'
