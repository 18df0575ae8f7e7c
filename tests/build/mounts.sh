# SPDX-License-Identifier: MIT
# shellcheck shell=sh
# mounts.sh: other file systems in the output folder, read-only ones, and the
# output folder as a mount point. Read by run.sh.

# Mounts and builds the site mount/.
mounted() { # STATUS COMMAND: a command that mounts; it can build with "$@"
    printf '%s\n"$@"\n' "$2" >mounted.sh
    # shellcheck disable=SC2086
    $apart sh -e mounted.sh "$perfpress" build -v -C mount -o mount/public >out 2>err
    status=$?
    [ "$status" -eq "$1" ]
    ok "$2: exit status $status, not $1: $(head -n 3 err)"
}

# Builds a site, changes it, and builds it again. A copy of a build that was
# killed is removed.
rebuilds() { # COMMAND FOLDER: mounts, and the folder that is mounted
    rm -rf mount other
    make_site mount
    mkdir -p "mount/public/$2" other
    mounted 0 "$1
echo mine >mount/public/$2/mine
\"\$@\"
[ $2 = . ] || echo stale >mount/public/sub/.perfpress-copy
printf '\nMore.\n' | tee -a mount/content/sub/*.rst >/dev/null
rm mount/content/sub/page4.rst
\"\$@\"
[ \"\$(grep -l More mount/public/sub/page*.html | wc -l)\" -eq 15 ]
[ ! -e mount/public/sub/page4.html ]
[ \"\$(cat mount/public/$2/mine)\" = mine ]
[ -z \"\$(find mount -name '.perfpress-stage*' -o -name .perfpress-copy)\" ]
[ \"\$(stat -c %a mount/public/sub/page5.html)\" = 644 ]"
    says out 'output folder: replaced file by file'
    says out '0 files written'
}

apart=
for way in 'unshare -m' 'unshare -rm'; do
    # shellcheck disable=SC2086
    [ -n "$apart" ] || ! $way mount -t tmpfs none "$tmp" 2>/dev/null ||
        apart=$way
done
if [ -n "$apart" ]; then
    rebuilds 'mount -t tmpfs none mount/public/sub' sub
    rebuilds 'mount -t tmpfs none mount/public' .
    rebuilds 'mount --bind other mount/public/sub' sub
    rebuilds 'mount --bind other mount/public' .
    for folder in public public/sub; do
        for source in none "mount/$folder"; do
            rm -rf mount
            make_site mount
            "$perfpress" build -q -C mount -o mount/public
            printf '\nMore.\n' | tee -a mount/content/sub/*.rst >/dev/null
            state mount/public >before
            how=--bind
            [ "$source" != none ] || how='-t tmpfs'
            mounted 3 "mount $how $source mount/$folder
mount -o remount,bind,ro mount/$folder"
            says err "mount/$folder': Read-only file system"
            says_not err '[output-half]'
            state mount/public | diff before -
            ok "$source, read-only $folder: nothing is changed"
        done
    done
    rm -rf mount other
else
    echo "skipped: mounts in the output folder, which need privileges"
fi
