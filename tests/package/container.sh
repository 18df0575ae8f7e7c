#!/bin/sh
# SPDX-License-Identifier: MIT
# container.sh BUILD: the last stage of Containerfile, made in a folder: what it
# copies, with the static program of BUILD, is below 20 MB, and runs there as
# the user and in the folder that it names. Prints what does not hold, then
# "N passed, N failed".
set -u
cd "$(dirname "$0")/../.." || exit 3
root=$PWD
. tests/shell.sh
cd "$root" || exit 3
image=$tmp/image
stage=$(sed -n '/^FROM scratch/,$p' Containerfile)
instruction() { # NAME
    echo "$stage" | sed -n "s/^$1 //p"
}

mkdir "$image"
instruction 'COPY --from=build' >"$tmp/copies"
while read -r words; do
    into=$image${words##* }
    mkdir -p "$into"
    for file in ${words% *}; do
        case $file in
        /src/build/*) cp "$1${file#/src/build}" "$into" ;;
        *) cp "$file" "$into" ;;
        esac
        ok "COPY $file"
    done
done <"$tmp/copies"
[ "$(du -sk --apparent-size "$image" | cut -f 1)" -lt 20000 ]
ok "the image is smaller than 20 MB: $(du -sh "$image")"
bytes=$(du -sb "$image" | cut -f 1)
for page in README.md content/guide/ci.md; do
    said=$(tr '\n' ' ' <$page | sed -n 's/.*image of \([0-9]*\) MB.*/\1/p')
    [ "$said" -ge $((bytes / 1000000)) ] && [ "$said" -le $((bytes / 1000000 + 1)) ]
    ok "$page: an image of $said MB, not of $bytes bytes"
done
user=$(instruction USER)
case $user in '' | 0* | root*) false ;; esac
ok "an ordinary user: $user"
work=$(instruction WORKDIR)
program=$(instruction ENTRYPOINT | tr -d '[]"')
[ -x "$image$program" ]
ok "ENTRYPOINT $program"
if [ "$(id -u)" -ne 0 ]; then
    echo 'note: not root; nothing is run in the image'
    sum_up
    exit
fi
"$1/perfpress" init "$image$work" >"$tmp/out"
chown -R "$user" "$image$work"
chmod 755 "$tmp" "$image"

# What a container runs: the program, in its folder, as its user.
run() { # STATUS WORD...
    wanted=$1
    shift
    env -i PATH="$PATH" chroot --userspec="$user" --groups= "$image" "$program" "$@" \
        >"$tmp/out" 2>"$tmp/err"
    status=$?
    [ "$status" -eq "$wanted" ]
    ok "$program $*: exit status $status, not $wanted: $(cat "$tmp/err")"
}

# shellcheck disable=SC2046
run 0 $(instruction CMD | tr -d '[],"')
says out 'usage: perfpress'
run 0 check -W -C "$work"
run 0 build -W -C "$work"
[ "$(stat -c %u "$image$work/public/index.html")" = "${user%%:*}" ]
ok "its output is that user's"
chown -R 0 "$image$work"
run 3 build -C "$work" -o "$work/other"
run 0 check -C "$work"
sum_up
