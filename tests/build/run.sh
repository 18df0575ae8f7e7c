#!/bin/sh
# SPDX-License-Identifier: MIT
# run.sh: what a build promises and no comparison of files can show: same
# bytes whatever the threads, untouched files, nothing after an error, killed
# builds, exit statuses, colours, the command line. Prints what does not hold,
# then "N passed, N failed".
set -u
cd "$(dirname "$0")/../.." || exit 3
root=$PWD
. tests/shell.sh
unset NO_COLOR

# Every file of a folder with its inode and time.
state() { # DIR
    (cd "$1" && find . -exec stat -c '%n %F %i %y %s' {} + | LC_ALL=C sort)
}

make_site() { # DIR
    mkdir -p "$1/content/sub/deep" "$1/data"
    printf 'title: Test\nbase_url: https://example.com/t\nsearch: false\n' >"$1/perfpress.yaml"
    printf 'Model,Throughput\nbert,12.5\nt5,8\n' >"$1/data/runs.csv"
    printf 'as_of: 2025-05-20\n' >"$1/data/runs.schema.yaml"
    printf '<svg xmlns="http://www.w3.org/2000/svg"/>' >"$1/content/logo.svg"
    printf '# Start\n\n![logo](logo.svg) {ref}`table`\n' >"$1/content/index.md"
    for i in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16; do
        printf 'Page %s\n=======\n\n.. df-table:: Runs\n   :header-rows: 1\n\n' $i
        printf '   df = pd.read_csv("runs.csv")\n'
        printf "   df['x'] = df['Throughput'] * %s\n" $i
    done >"$1/all"
    awk -v dir="$1/content/sub/" '/^Page /{ f = dir "page" ++n ".rst" }
        { print >f }' "$1/all"
    rm "$1/all"
    printf '.. _table:\n\nDeep\n====\n\nText.\n' >"$1/content/sub/deep/it.rst"
}

make_site one
break_page() { printf '\n.. nosuch::\n' >>one/content/sub/deep/it.rst; }
mend_page() { sed -i '/nosuch/d' one/content/sub/deep/it.rst; }

# ---- the same bytes (tests/reproducible has more) ----

expect 0 build -C one -j1 -o out1
says out '18 pages, 16 tables'
silent err
expect 0 build -C one -j8 -o out8
diff -r out1 out8
ok "-j1 and -j8 write the same"

# ---- files that stay the same are left alone ----

expect 0 build -C one
says out 'written, 0 unchanged'
[ -f one/public/sub/deep/it.html ] && [ -f one/public/logo.svg ]
ok "pages and assets in public"
state one/public >before
expect 0 build -C one
says out '0 files written'
state one/public | diff before -
ok "a second build touches nothing"
printf '\nMore.\n' >>one/content/sub/deep/it.rst
expect 0 build -C one
says out '1 file written'
state one/public | diff before - | grep '^>' | grep -v ' directory ' |
    grep -v perfpress-manifest >changed
[ "$(grep -c . changed)" -eq 1 ] && grep -q 'sub/deep/it.html' changed
ok "one changed page writes one file: $(cat changed)"

# ---- nothing is written after an error ----

state one/public >before
break_page
expect 1 build -C one
says err '[directive-unknown]'
says out 'nothing written'
state one/public | diff before -
ok "an error leaves the output as it was"
rm -f one/content/sub/page1.rst
expect 1 build -C one -o fresh
[ ! -e fresh ]
ok "an error makes no output folder"
! ls -d ./*stage* one/*stage* one/public/.*stage* 2>/dev/null
ok "no stage is left behind"
mend_page

# ---- the output folder holds none of the sources ----

for dir in one/content one/data/html one .; do
    expect 2 build -C one -o $dir
    says err "invalid value for '--output': '$dir' overlaps"
done
[ ! -e one/content/index.html ] && [ ! -e one/data/html ]
ok "nothing is written among the sources"

# ---- what no setting and no link makes the output ----

make_site branch
mkdir -p branch/evil/objects home other/.git/x work
printf 'ref: refs/heads/main\n' >branch/evil/HEAD
for dir in evil evil/hooks; do
    printf 'title: T\noutput: %s\n' $dir >branch/perfpress.yaml
    expect 2 build -C branch
    says err 'it is inside a .git folder [config-value]'
done
printf 'title: T\noutput: .git\n' >branch/perfpress.yaml
expect 2 build -C branch
says err 'begin with a dot'
[ "$(find branch/evil -type f)" = branch/evil/HEAD ] && [ ! -e branch/.git ]
ok "nothing is written to a repository"
printf 'title: T\noutput: sub\n' >branch/perfpress.yaml
mkdir branch/sub
printf 'gitdir: x\n' >branch/sub/.git
expect 2 build -C branch
says err 'it is a git repository'
expect 0 build -q -C branch -o branch/sub
[ -f branch/sub/index.html ] && [ -f branch/sub/.git ]
ok "a work tree that -o names"
# A folder that others have filled, whatever its name and whatever list lies in
# it; one that keeps itself in the repository is nobody's.
mkdir -p branch/packages branch/listed branch/kept
printf 'x' >branch/packages/module.py
printf 'x' >branch/listed/own.html
printf 'own.html\n' >branch/listed/.perfpress-manifest
touch branch/kept/.gitkeep
for folder in packages listed ./listed; do
    printf 'title: T\noutput: %s\n' $folder >branch/perfpress.yaml
    expect 2 build -C branch
    says err 'the folder holds files that perfpress did not write'
done
[ "$(find branch/packages branch/listed -type f | wc -l)" -eq 3 ]
ok "nothing is written among files of others"
printf 'title: T\noutput: kept\n' >branch/perfpress.yaml
expect 0 build -q -C branch
echo x >branch/kept/CNAME
expect 0 build -q -C branch
[ -f branch/kept/index.html ] && [ -f branch/kept/CNAME ] &&
    [ -f branch/kept/.gitkeep ]
ok "a folder that was empty, and then ours"
# Beside content, data and templates, what `sources:` names is read.
mkdir -p branch/examples/deep branch/lib
touch branch/lib/run.txt
printf 'x' >branch/examples/deep/run.sh
printf 'title: T\nsources: [examples/deep, lib/run.txt]\n' >branch/perfpress.yaml
for folder in examples examples/deep examples/deep/public lib; do
    expect 2 build -C branch -o branch/$folder
    says err "invalid value for '--output': 'branch/$folder' overlaps"
done
expect 2 build -C branch -o "$(printf 'pub\nlic')"
says err "invalid value for '--output': it must be a name without control characters"
expect 2 build -C branch -o branch/examples/deep/run.sh
expect 2 build -C branch -o branch/perfpress.yaml
says err 'it is a file, not a folder'
# What perfpress.yaml names is refused where it does.
printf 'title: T\noutput: perfpress.yaml\n' >branch/perfpress.yaml
expect 2 build -C branch
says err 'branch/perfpress.yaml:2:9: error: invalid value for'
printf 'title: T\noutput: "packages"\n' >branch/perfpress.yaml
expect 2 build -C branch
says err 'branch/perfpress.yaml:2:9: error: invalid value for'
says err 'the folder holds files that perfpress did not write'
printf 'title: T\n' >branch/perfpress.yaml
printf 'mine' >home/rc
ln -s ../home branch/public
expect 3 build -C branch
says err 'it is a symbolic link'
printf 'title: T\noutput: public/x\n' >branch/perfpress.yaml
expect 3 build -C branch
printf 'title: T\n' >branch/perfpress.yaml
[ "$(ls -A home)" = rc ]
ok "nothing is written through a link"
# -o chooses, and no link that came with the site does; one elsewhere may.
mkdir -p branch/.git branch/docs
printf 'title: T\n' >branch/docs/perfpress.yaml
cp -R branch/content branch/docs
ln -s ../home branch/beside
for folder in branch/public branch/public/x "$PWD/branch/public" \
    branch/docs/../public branch//./public/ branch/../branch/public; do
    expect 2 build -C branch -o "$folder"
    says err "'$folder' is a symbolic link or below one"
done
expect 2 build -C branch/docs -o branch/beside
says err "it leads to '$(realpath home)': use that path"
rm -r branch/.git branch/docs branch/beside
[ "$(ls -A home)" = rc ]
ok "a link of the site's folder is not followed"
ln -s home linked
ln -s branch alias
expect 0 build -q -C branch -o linked
[ -f home/index.html ] && [ -L linked ] && [ "$(cat home/rc)" = mine ]
ok "a link elsewhere is followed, and stays"
expect 0 build -q -C alias -o alias/made
[ -f branch/made/index.html ]
rm -r branch/made alias linked
ok "a link to the site itself is no matter"
HOME=$tmp/home expect 2 build -C branch -o home
says err 'it is a home folder'
expect 2 build -C branch -o one
says err 'it is the folder of a site'
expect 2 build -C branch -o other/.git/x
says err 'it is inside a .git folder'
expect 2 build -C branch -o /
mkdir -p branch/.perfpress-stage-public
printf 'mine' >branch/.perfpress-stage-public/file
rm branch/public
expect 3 build -C branch
says err '[output-stage]'
[ "$(cat branch/.perfpress-stage-public/file)" = mine ] &&
    [ ! -e branch/public ]
ok "a folder with the stage's name is not emptied"
rm -r branch/.perfpress-stage-public work

# ---- what was edited, and what cannot be written ----

expect 0 build -q -C branch
printf 'edited' >branch/public/sub/page1.html
rm branch/content/sub/page1.rst
expect 0 build -C branch
says err '[output-kept]'
[ "$(cat branch/public/sub/page1.html)" = edited ]
ok "a page edited in the output is kept"
# Root writes everywhere, but may run it as somebody else.
as=
if [ "$(id -u)" -eq 0 ] && setpriv --reuid=65534 true 2>/dev/null; then
    as='setpriv --reuid=65534 --regid=65534 --clear-groups'
    chmod 755 "$tmp"
fi
if [ "$(id -u)" -ne 0 ] || { [ -n "$as" ] && $as "$perfpress" --version >/dev/null; }; then
    printf '\nMore.\n' | tee -a branch/content/sub/*.rst >/dev/null
    [ -z "$as" ] || chown -R 65534 branch
    for folders in 'branch branch/public/sub' branch/public branch/public/sub; do
        # shellcheck disable=SC2086
        chmod a-w $folders
        # shellcheck disable=SC2086
        [ -z "$as" ] || chown -R 0 branch/public
        state branch/public >before
        # shellcheck disable=SC2086
        $as "$perfpress" build -C branch >out 2>err
        [ $? -eq 3 ]
        ok "$folders cannot be written: $(cat err)"
        if grep -q '\[output-half\]' err; then
            says out 'not all files written'
            # shellcheck disable=SC2086
            chmod u+w $folders
            expect 0 build -q -C branch
            printf '\nMore.\n' | tee -a branch/content/sub/*.rst >/dev/null
        else
            says out 'nothing written'
            # shellcheck disable=SC2086
            state branch/public | diff before - && chmod u+w $folders
            ok "a folder that cannot be written: nothing is changed"
        fi
        [ ! -e branch/.perfpress-stage-public ]
        ok "a folder that cannot be written: no stage is left"
    done
    [ -z "$as" ] || chown -R 65534 branch
    chmod 0 branch/public/index.html
    # shellcheck disable=SC2086
    $as "$perfpress" build -C branch >out 2>err
    [ $? -eq 3 ]
    ok "a file of the output cannot be read: $(cat err)"
    says err "cannot read '$tmp/branch/public/index.html': Permission denied"
    says_not err '[output-foreign]'
    says out 'nothing written'
    chmod 644 branch/public/index.html
    [ -z "$as" ] || chown -R 0 branch
    expect 0 build -q -C branch

    # A site's folder that cannot be listed: only Linux can open it.
    make_site unlisted
    [ -z "$as" ] || chown -R 65534 unlisted
    chmod 0311 unlisted
    # shellcheck disable=SC2086
    $as "$perfpress" check -C unlisted >out 2>err
    status=$?
    if [ "$status" -eq 3 ]; then
        says err "cannot read '$tmp/unlisted': Permission denied [file-read]"
        says err "you need permission to list the site's folder: run chmod u+r on it"
    fi
    chmod 0755 unlisted
    [ "$status" -eq 0 ] || [ "$status" -eq 3 ]
    ok "a folder that cannot be listed: exit status $status: $(cat err)"

    # To say that a file is there, or that pages may not read it, needs no
    # permission to read it.
    mkdir -p shut/content/folder shut/data shut/src shut/closed
    printf 'title: T\n' >shut/perfpress.yaml
    for file in content/page.md data/x.txt data/x.csv src/x.txt src/x.md \
        closed/x.md; do
        printf '# X\n' >shut/$file
    done
    ln -s ../data/x.txt shut/content/asset.txt
    ln -s ../src/x.md shut/content/elsewhere.md
    ln -s page.md shut/content/again.md
    ln -s folder shut/content/linked
    printf '.. include:: ../%s\n\n' data/x.txt src/x.txt closed/x.md src/none.txt \
        closed/none.md >shut/content/index.rst
    printf '.. csv-table::\n   :file: ../data/x.csv\n' >>shut/content/index.rst
    cat >wanted <<'END'
content/again.md: error: cannot read 'content/again.md': Permission denied [file-read]
content/elsewhere.md: error: pages cannot read 'content/elsewhere.md' [file-hidden]
content/folder: error: cannot read 'content/folder': Permission denied [file-read]
content/index.rst:1:14: error: cannot read 'data/x.txt': Permission denied [file-read]
content/index.rst:3:14: error: pages cannot read '../src/x.txt' [file-hidden]
content/index.rst:5:14: error: cannot read 'closed/x.md': Permission denied [file-read]
content/index.rst:7:14: error: cannot find file '../src/none.txt' [file-missing]
content/index.rst:9:14: error: cannot read 'closed/none.md': Permission denied [file-read]
content/index.rst:12:11: error: cannot read 'data/x.csv': Permission denied [file-read]
content/linked: error: cannot read 'content/linked': Permission denied [file-read]
content/page.md: error: cannot read 'content/page.md': Permission denied [file-read]
END
    [ -z "$as" ] || chown -R 65534 shut
    chmod 0 shut/content/page.md shut/data/* shut/src/* shut/content/folder \
        shut/closed
    # shellcheck disable=SC2086
    $as "$perfpress" check -C shut >out 2>err
    status=$?
    sed -n 's/^shut\/\(.* error: \)/\1/p' err | diff wanted - >differs &&
        [ $status -eq 3 ]
    ok "what cannot be read is reported, status $status: $(cat differs)"
    chmod -R u+rwx shut
else
    echo "skipped: folders that cannot be written, as root can"
fi

# ---- other file systems ----

. "$root/tests/build/mounts.sh"

# ---- one run reports it all, once ----

printf '# Two\n\n[link](javascript:x) {nosuch}`x`\n' >one/content/two.md
printf 'Two\n' >one/content/two.rst
expect 1 build -C one
says err '[link-scheme]'
says err '[role-unknown]'
says err '[file-clash]'
says out '3 errors, 0 warnings'
rm one/content/two.*

# ---- files of earlier builds go, foreign ones stay ----

printf 'mine' >one/public/CNAME
mkdir -p one/public/sub/notes
printf 'mine' >one/public/sub/notes/mine.txt
expect 0 build -C one
says out '3 removed'
[ ! -e one/public/sub/page1.html ]
ok "a page that is gone goes from the output"
rm -rf one/content/sub/deep
printf '# Start\n' >one/content/index.md
expect 0 build -C one
[ ! -e one/public/sub/deep ]
ok "a folder that is empty goes, too"
mv one/content/sub pages
expect 0 build -C one
[ -f one/public/sub/notes/mine.txt ] && [ -f one/public/CNAME ] &&
    [ ! -e one/public/sub/page2.html ]
ok "a foreign file stays, and its folder"
printf '# Mine\n' >one/content/CNAME.md
printf 'mine' >one/public/CNAME.html
state one/public >before
expect 1 build -C one
says err 'CNAME.html'
says err '[output-foreign]'
state one/public | diff before -
ok "a foreign file is not replaced"
rm one/content/CNAME.md one/public/CNAME.html
mv pages one/content/sub
printf 'x' >one/content/index.html
expect 1 build -C one
says err '[file-clash]'
rm one/content/index.html

# ---- killed, and run again ----

# Builds into work/ and sends a signal after some time. A shell's background
# jobs ignore SIGINT, so timeout(1) sends that one; it would not wait for the
# end of a job that it kills.
end_by() { # SIGNAL SECONDS
    if [ "$1" = INT ]; then
        timeout -s INT "$2" "$perfpress" build -q -C one -o work
        return
    fi
    "$perfpress" build -q -C one -o work &
    sleep "$2"
    kill -s "$1" $! 2>/dev/null
    wait $!
} >/dev/null 2>&1

rm -rf one/public
expect 0 build -C one -o new
printf '\nChanged.\n' | tee -a one/content/sub/*.rst >/dev/null
expect 0 build -C one -o newer
for signal in KILL INT TERM HUP; do
    bad=
    for ms in 1 2 3 4 6 9 14; do
        rm -rf work
        cp -R new work
        end_by $signal "0.0$(printf %02d $ms)"
        # A signal that can be caught leaves the old output or the new one.
        if [ $signal != KILL ]; then
            diff -r new work >/dev/null || diff -r newer work >/dev/null ||
                bad="$bad $ms: half"
            [ ! -e .perfpress-stage-work ] || bad="$bad $ms: stage"
        fi
        "$perfpress" build -q -C one -o work || bad="$bad $ms: status"
        diff -r newer work >/dev/null || bad="$bad $ms: differs"
        [ ! -e .perfpress-stage-work ] || bad="$bad $ms: stage left"
    done
    [ -z "$bad" ]
    ok "a build ended by SIG$signal and run again:$bad"
done

rm -rf work
trap '' INT
"$perfpress" build -q -C one -o work &
trap - INT
i=0
while [ $i -lt 3000 ]; do
    kill -s INT $! 2>/dev/null
    i=$((i + 1))
done
wait $! && diff -r newer work >/dev/null
ok "a signal that the caller has us ignore ends no build"

# One page that takes minutes: nothing asks for signals within it. What a signal
# does not end dies of its CPU time.
mkdir -p long/content
printf 'title: Long\n' >long/perfpress.yaml
{
    printf 'Long\n====\n'
    for i in $(seq 40); do
        printf '\n.. df-table::\n\n   df = pd.DataFrame({"i": range(100000)})\n'
        for k in $(seq 90); do echo "   n = df['i'].rank().max()"; done
        printf '   df = df.head()\n'
    done
} >long/content/index.rst

# Starts the program as $long. A background job ignores SIGINT otherwise, and a
# job of nohup SIGHUP.
start_long() { # COMMAND
    (
        ulimit -t 100
        exec env --default-signal=INT,HUP "$perfpress" "$1" -q -C long
    ) &
    long=$!
}

has_used_cpu() { # whether $long has used a fifth of a second, or has ended
    ticks=$(cut -d ' ' -f 14 "/proc/$long/stat" 2>/dev/null)
    [ "${ticks:-99}" -ge 20 ]
}

start_long check
await has_used_cpu
kill -s TERM $long
wait $long 2>/dev/null
status=$?
[ $status -eq 143 ]
ok "a signal ends a check within a long page: status $status"
for signal in INT:130 TERM:143 HUP:129; do
    start_long build
    await [ -d long/.perfpress-stage-public ]
    kill -s "${signal%:*}" $long
    wait $long 2>/dev/null
    status=$?
    [ $status -eq "${signal#*:}" ] &&
        [ "$(ls -A long)" = "$(printf 'content\nperfpress.yaml')" ]
    ok "SIG${signal%:*} within a long page leaves nothing: $status, $(ls -A long)"
done

# ---- in want of memory ----

# What lies beside the program's own needs grows until it suffices.
if (ulimit -v 4000000 && "$perfpress" --version) >/dev/null 2>&1; then
    cat >long/content/index.rst <<'END'
Long
====

.. df-table:: t

   df = pd.DataFrame({'i': range(10000)})
   df['s'] = df['i'].map(lambda x: 'row ' + str(x) * 8)
   df = pd.concat([df, df])
   df['t'] = df['s']
   df['u'] = df['s']
   df['w'] = df['s']
END
    k=20000 bad='' wanted=0
    while
        (
            ulimit -v $k
            exec "$perfpress" build -q -j2 -C long
        ) >out 2>err </dev/null
        status=$?
        [ $status -ne 0 ] && [ $k -lt 2000000 ]
    do
        if grep -q 'out of memory' err; then
            wanted=$((wanted + 1))
            [ $status -eq 3 ] || bad="$bad $k: status $status"
        fi
        [ "$(ls -A long)" = "$(printf 'content\nperfpress.yaml')" ] ||
            bad="$bad $k: $(ls -A long)"
        k=$((k + k / 8))
    done
    [ $status -eq 0 ] && [ $wanted -gt 1 ] && [ -z "$bad" ]
    ok "$wanted builds out of memory leave nothing:$bad"
fi
rm -rf long

# ---- exit statuses ----

make_site two
expect 0 check -C two
says out 'nothing written'
[ ! -e two/public ]
ok "check writes nothing"
expect 0 build -C two -q
silent out
expect 0 build -C two -v
says out 'memory'
printf '\n:ref:`nowhere`\n' >>two/content/sub/deep/it.rst
expect 0 build -C two
says err '[ref-unresolved]'
says out '0 errors, 1 warning;'
expect 1 build -C two -W
expect 1 check -C two --warnings-as-errors
printf '\n:nosuch:`x`\n' >>two/content/sub/deep/it.rst
expect 1 check -C two
says out '1 error, 1 warning;'
printf 'titel: x\n' >>two/perfpress.yaml
expect 2 build -C two
says err "did you mean 'title'?"
: >file
expect 3 build -C one -o file/out
says err '[file-write]'
expect 2 build -C one -o file
says err '[config-value]'
if [ "$(id -u)" -ne 0 ]; then
    mkdir locked
    chmod a-w locked
    expect 3 build -C one -o locked/out
    expect 3 build -C one -o locked
    chmod -R a-r one/content/sub/page2.rst
    expect 3 build -C one -o unread
    says err '[file-read]'
    [ ! -e unread ]
    ok "nothing is written when a page cannot be read"
    chmod u+r one/content/sub/page2.rst
fi

# ---- the command line ----

expect 2
says err 'usage: perfpress'
expect 0 --help
says out 'usage: perfpress'
expect 0 --version
says out 'perfpress '
mkdir broken
echo text >broken/libpq.so.5
LD_LIBRARY_PATH=$tmp/broken expect 0 --version
says out 'libpq (missing; needed for fetch from PostgreSQL)'
expect 2 biuld
says err "did you mean 'build'?"
expect 2 build --ouptut=x
says err "did you mean '--output'?"
expect 2 build -x
says err 'build --help'
expect 2 build extra
says err "'extra'"
expect 2 build -j
says err 'needs a value'
expect 2 build -j none
says err 'needs a number'
expect 2 build --quiet=yes
says err 'takes no value'
expect 2 build -C nowhere
says err "there is no folder 'nowhere'"
expect 2 doctree
says err 'doctree needs a FILE'
mkdir foreign
printf 'title: T\377\n' >foreign/perfpress.yaml
expect 2 build -C foreign
says err 'perfpress.yaml:1:9: error: malformed YAML: invalid UTF-8'
printf 'title: T\000\n' >foreign/perfpress.yaml
expect 2 build -C foreign
says err 'malformed YAML: NUL byte'
printf 'title: T\nroles: {sdk: "https://x.org/%%s", rfc: "https://x.org/%%s"}\n' \
    >foreign/perfpress.yaml
mkdir foreign/content
expect 0 build -C foreign
printf '  ref: "https://x.org/%%s"\n' | sed '1i title: T\nroles:' >foreign/perfpress.yaml
expect 2 build -C foreign
says err "perfpress.yaml:3:3: error: invalid value for 'roles': role 'ref' already exists"
mkdir empty
expect 2 build -C empty
says err 'has no perfpress.yaml'
says err '[usage]'
cd empty || exit 3
expect 2 build
says err 'no perfpress.yaml here or in a folder above'
cd ..
expect 2 build -C one --base-url example.com
says err "the site's URL, such as"
expect 0 build -C one -o other-address --base-url https://example.org/x
grep -qF '<loc>https://example.org/x/sub/page2.html</loc>' \
    other-address/sitemap.xml
ok "--base-url in sitemap.xml"
cd one/content/sub || exit 3
expect 0 build -q
[ -f ../../public/sub/page2.html ]
ok "a build from a folder of the site"
expect 0 build -q -o ../../here
[ -f ../../here/index.html ]
ok "-o goes from the working directory"
rm -rf ../../here
cd ../../.. || exit 3

# ---- colours ----

printf '\n:ref:`nowhere`\n' >>one/content/sub/page2.rst
escape=$(printf '\033[')
expect 0 check -C one
! grep -qF "$escape" err
ok "no colours in a file"
CLICOLOR_FORCE=1 expect 0 check -C one
says err "$escape"
NO_COLOR=1 CLICOLOR_FORCE=1 expect 0 check -C one
! grep -qF "$escape" err
ok "NO_COLOR rules"

# ---- pipes and sockets ----

make_site pipes
mkfifo pipes/content/pipe.md pipes/data/pipe.csv pipes/pipe.rst
ln -s ../pipe.rst pipes/content/link.rst
printf '\nsources: [pipe.rst]\n' >>pipes/perfpress.yaml
timeout 600 "$perfpress" build -C pipes >out 2>err
[ $? -eq 0 ]
ok "a pipe among the pages is left out"
says err "content/pipe.md: warning: 'content/pipe.md' is not a regular file or folder [file-special]"
lines err '[file-special]' 3
printf '\n.. include:: ../../../pipe.rst\n' >>pipes/content/sub/deep/it.rst
timeout 600 "$perfpress" check -C pipes >out 2>err
[ $? -eq 3 ]
ok "a page that includes a pipe does not wait"
says err "cannot read 'pipe.rst': it is not a regular file"

# ---- names and texts that speak to terminals and logs ----

# Refused: each NAME, as printf writes it, for a page, an asset, a folder and a
# dataset; what is printed has no control character.
no_name() { # NAME SHOWN
    make_site named
    # shellcheck disable=SC2059
    name=$(printf "$1.")
    name=${name%.}
    printf '# X\n' >"named/content/x$name.md"
    printf x >"named/content/x$name.png"
    mkdir "named/content/f$name"
    printf '# Y\n' >"named/content/f$name/y.md"
    printf 'a\n1\n' >"named/data/d$name.csv"
    : >sum
    GITHUB_ACTIONS=true GITHUB_STEP_SUMMARY=$tmp/sum expect 1 build -C named
    [ -s sum ]
    ok "a summary of the name x$2"
    lines err '[file-name]' 4
    says err "content/x$2.md: error: 'x$2.md' is not a valid file name"
    ! LC_ALL=C grep -q '[^ -~]' err out sum
    ok "control characters in what is printed of the name x$2"
    ! grep -hE '^::(warning|add|set|stop)' err out
    ok "a forged command in the name x$2"
    for format in json sarif; do
        "$perfpress" check -q -C named --diagnostics $format >out 2>err
        ! LC_ALL=C grep -q '[^ -~]' out err
        ok "control characters in $format of the name x$2"
    done
    [ ! -e named/public ]
    ok "nothing is written"
    rm -rf named sum
}

no_name '\nCNAME' '\nCNAME'
no_name '\n::warning title=a::b' '\n::warning title=a::b'
no_name '\r' '\r'
no_name '\033[2J' '\x1b[2J'
no_name '\177' '\x7f'
no_name '\302\233' '\u009b'
no_name '\342\200\256cod' '\u202ecod'
no_name '\377' '\xff'

make_site named
printf '# X ##[stop-commands]y\n\n{nope}`##[group]`\n' >'named/content/##[add-mask]::x, Ü.md'
expect 1 check -C named
says err 'content/##\x5badd-mask]::x, Ü.md:3:1: error: unknown role'
says_not err '##['
rm -rf named
AWS_SECRET_ACCESS_KEY=hush AWS_SESSION_TOKEN=token expect 2 build hush
says err "unexpected argument of build: '***'"
AWS_SECRET_ACCESS_KEY=hush AWS_SESSION_TOKEN=token expect 2 xtokenx
says err "unknown command 'x***x'"
expect 2 build -j "https://me:word@host/$(printf '\033')"
says err "not 'https://***@host/\x1b' [usage]"

# Cells and texts, on a terminal and for people; data for others are as they
# are.
make_site cells
rm cells/content/index.md
esc=$(printf '\033]0;x\007')
printf 'T\n=\n\n%s\n\n.. df-table:: t\n\n   df = pd.DataFrame({"a": ["%s", "b"]})\n' \
    "$esc" "$esc" >cells/content/index.rst
printf 'df = pd.DataFrame({"a": ["%s"]})\n' "$esc" >cells/script.py
for words in "df -C cells cells/script.py" "df -f text -C cells cells/script.py" \
    "doctree -C cells cells/content/index.rst" "explain -C cells index 1 1 a"; do
    script -qec "'$perfpress' $words" /dev/null >out 2>&1 </dev/null
    ! LC_ALL=C grep -q "$(printf '[\033\007]')" out && grep -qF '\x1b]0;x\x07' out
    ok "control characters on a terminal: $words"
done
"$perfpress" df -C cells cells/script.py | grep -qF "$esc"
ok "data as they are"
"$perfpress" explain -C cells index 1 1 a | grep -qF '\x1b]0;x\x07'
ok "cells that are explained"

# The values of extractall come from the strings of their matches, also where
# there are as many matches as strings.
printf 'm\na1b2\nnone\n' >cells/data/m.csv
printf 'T\n=\n\n.. df-table::\n\n   df = pd.read_csv("m.csv")\n   %s\n' \
    'df = df["m"].str.extractall("([0-9])").reset_index(drop=True)' \
    >cells/content/index.rst
"$perfpress" explain -C cells index 1 2 0 | grep -qF "m = 'a1b2'"
ok "explain names the string of each match of extractall"
rm -rf cells

# ---- what is left out ----

mkdir -p left/content/_drafts left/content/sub left/content/old left/data
printf 'search: false\nexclude: [old, "sub/*.txt", "**/x[12].md"]\n' >left/perfpress.yaml
printf 'Start\n=====\n\n.. include:: old/part.rst\n\n' >left/content/index.rst
printf '.. literalinclude:: conf.py\n\n.. csv-table::\n   :file: old/a.csv\n' \
    >>left/content/index.rst
printf '\n.. df-table:: T\n   :header-rows: 1\n\n   df = pd.read_csv("old/a.csv")\n' \
    >>left/content/index.rst
printf 'Included.\n' >left/content/old/part.rst
printf 'k,v\na,7531\n' >left/content/old/a.csv
printf 'secret = 1\n' >left/content/conf.py
for f in _drafts/d.md old/p.md sub/a.txt sub/x1.md x2.md a.orig a.rej a.BAK \
    'a.md~' '#a.md#' Thumbs.db desktop.ini sub/m.pyc; do
    printf 'left\n' >"left/content/$f"
done
ln -s nowhere left/content/old/dangling
printf 'kept\n' >left/content/sub/deep.text
expect 0 build -v -W -C left
says out '1 page, '
says out '14 files or folders excluded'
says out 'sandbox: '
says out 'output folder: replaced in one step'
says_not out 'libraries: '
expect 0 build -v -C left
says out 'output folder: unchanged'
echo 'More.' >>left/content/old/part.rst
expect 0 build -v -C left
says out "output folder: $("$perfpress" --version |
    sed -n 's/^output folder: \([a-z ]*[a-z]\).*/\1/p')"
expect 2 build -v -C left -o left/content
says out 'sandbox: none: the build ended before it read a page'
says out 'output folder: not written'
(cd left/public && find . -name '*.html' -o -name '*.text' | sort) >found
printf './404.html\n./index.html\n./sub/deep.text\n' | diff - found
ok "what is left out is not published: $(cat found)"
! grep -rlx left left/public
ok "nor are its bytes"
grep -q Included left/public/index.html && grep -q secret left/public/index.html &&
    grep -q 7531 left/public/index.html
ok "pages read it"
printf '\n`a link <sub/a.txt>`_ `another <a.orig>`_\n' >>left/content/index.rst
expect 1 build -C left -W
lines err '[link-unresolved]' 2
[ ! -e left/public/sub/a.txt ] && [ ! -e left/public/a.orig ]
ok "a link does not publish it"
printf 'exclude: [old, "a[b"]\n' >left/perfpress.yaml
expect 2 check -C left
says err "perfpress.yaml:1:16: error: invalid value for 'exclude': a '[' has no closing ']'"
rm -rf left

# ---- pages that are gone ----

mkdir -p few/content
printf 'title: T\nsearch: false\n' >few/perfpress.yaml
for i in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18; do
    printf '# P\n' >few/content/p$i.md
done
expect 0 build -W -C few
rm few/content/p1.md few/content/p2.md
expect 0 build -W -C few
says out '2 removed'
rm few/content/p3.md few/content/p4.md few/content/p5.md
expect 1 build -W -C few
says err "few/public': 3 of 17 pages from the last build are no longer part of the site"
says err '[output-removals]'
says out '3 removed'
expect 0 build -W -C few
rm few/content/p6.md few/content/p7.md
expect 0 build -W -C few
rm few/content/*
for run in 'build -C' 'check -C'; do
    # shellcheck disable=SC2086
    expect 0 $run few
    says err "there are no pages in 'content' [site-empty]"
    says err "'content' in perfpress.yaml"
    # shellcheck disable=SC2086
    expect 1 $run few -W
done
printf '# P\n' >few/content/p.md
printf 'exclude: ["*"]\n' >few/perfpress.yaml
expect 1 check -C few -W
says err "'exclude' in perfpress.yaml"
rm -rf few

# ---- df and doctree ----

printf "df = pd.DataFrame({'a': [1, 2], 'b': ['x', 'y, z']})\n" >script.py
expect 0 df script.py
printf 'a,b\n1,x\n2,"y, z"\n' | diff - out
ok "df prints CSV"
expect 0 df - --format json <script.py
says out '"a"'
expect 0 df --format=markdown script.py
says out '|   a | b    |'
expect 0 df --format html script.py
says out '<td'
expect 0 df --format text script.py
printf "df = pd.read_csv('runs.csv').head(1)\n" >reads.py
cd one || exit 3
expect 0 df ../reads.py
says out 'bert,12.5'
cd .. || exit 3
expect 2 df --format xml script.py
says err 'xml'
expect 2 df
expect 1 df - <<'EOF'
df = pd.read_csv('nowhere.csv')
EOF
says err '1:18'
says err '[file-missing]'
cd one || exit 3
expect 0 df - <<'EOF'
df = pd.read_csv('runs.csv').head(1)
EOF
says out 'bert,12.5'
cd ..
expect 3 df nowhere.py
says err 'nowhere.py'
printf 'Title\n=====\n\n*text*\n' >page.rst
expect 0 doctree page.rst
says out '<emphasis>'
"$perfpress" doctree - <page.rst | sed 's/source="-"/source="page.rst"/' |
    diff out -
ok "doctree of standard input"
printf '# Title\n\n*text*\n' >page.md
expect 0 doctree page.md
says out '<emphasis>'
expect 0 doctree --syntax md - <page.md
says out '<emphasis>'
expect 2 doctree --syntax tex page.md
expect 2 doctree
expect 3 doctree nowhere.rst

# ---- drafts, the site's version, the theme's files ----

mkdir -p drafts/content
echo 'base_url: https://example.com/' >drafts/perfpress.yaml
echo '# Home' >drafts/content/index.md
printf -- '---\ndraft: true\n---\n# Soon\n' >drafts/content/soon.md
expect 0 build -C drafts
says out ', 1 draft left out; '
[ ! -e drafts/public/soon.html ]
ok "a draft is not published"
expect 0 build -C drafts --drafts
[ -f drafts/public/soon.html ] && ! grep -q left out
ok "--drafts publishes it"
expect 0 build -C drafts --site-version 'v1 "&"'
grep -q '<meta name="perfpress:version" content="v1 &quot;&amp;&quot;">' drafts/public/index.html
ok "--site-version is in the pages"
expect 2 build -C drafts --site-version ' '
says err 'a commit'

for lang in en- en-12- zh-Hant- de-AT-de_AT pt-br-pt_BR; do
    printf 'base_url: https://example.com/\nlang: %s\n' "${lang%-*}" >drafts/perfpress.yaml
    expect 0 build -C drafts -o locale
    [ "$(sed -n 's/.*"og:locale" content="\(.*\)">/\1/p' locale/index.html)" = "${lang##*-}" ]
    ok "$lang: the locale"
done

expect 0 theme export files/templates
(cd files/templates && find . -type f | sed 's|^./|files/templates/|' | LC_ALL=C sort) >listed
LC_ALL=C sort out | diff - listed
ok "theme export lists what it wrote"
(cd "$root/templates" && find . -type f ! -name '*.md' ! -path './preview/*' \
    -exec cmp {} "$tmp/files/templates/{}" \;)
ok "theme export writes the theme"
expect 2 theme export files/templates
says err 'nothing was written'
echo mine >files/templates/page.mustache
expect 2 theme export files/templates page.mustache
grep -qx mine files/templates/page.mustache
ok "what is there stays"
expect 0 theme export --force files/templates page.mustache
cmp files/templates/page.mustache "$root/templates/page.mustache"
ok "--force writes over it"
expect 2 theme export no-theme paeg.mustache
says err "did you mean 'page.mustache'?"
[ ! -e no-theme ]
ok "nothing is written for a name that is not there"
cp -R drafts themed && cp -R files/templates themed/templates
expect 0 build -C themed -W -o themed/own
expect 0 build -C drafts -W -o drafts/own
diff -r themed/own drafts/own
ok "a site with all files of the theme is the same"

# ---- pages with errors are left out, if that is wanted ----

make_going() { # DIR: pages with an error of each kind
    mkdir -p "$1/content/sub" "$1/data"
    printf 'title: T\nbase_url: https://example.com/t\nwarnings:\n  link-broken: error\n  label-duplicate: error\n  page-orphan: off\n' >"$1/perfpress.yaml"
    printf '# Start\n\n{ref}`lab` [x](sub/syntax.rst#gone) {doc}`sub/column`\n' >"$1/content/index.md"
    printf '.. _lab:\n\nSyntax\n======\n\n.. nosuch::\n\n.. image:: no.png\n' >"$1/content/sub/syntax.rst"
    printf 'Column\n======\n\n.. df-table::\n\n   df = pd.read_csv("good.csv")\n   df["x"] = df["nope"]\n' >"$1/content/sub/column.rst"
    printf 'Data\n====\n\n.. df-table::\n\n   df = pd.read_csv("bad.csv")\n' >"$1/content/data.rst"
    printf '# Ünïcode & more\n\n{ref}`one`\n\n```{nosuch}\n```\n' >"$1/content/ünï.md"
    printf '.. _one:\n\nOne\n===\n' >"$1/content/one.rst"
    printf '.. _one:\n\nTwo\n===\n' >"$1/content/two.rst"
    printf '# Link\n\n[x](one.rst#nowhere)\n' >"$1/content/zlink.md"
    printf 'Model,Throughput (/sec)\na,1\n' | tee "$1/data/good.csv" >"$1/data/bad.csv"
    printf 'as_of: 2024-01-02\nfields:\n- name: Throughput (/sec)\n  type: number\n  constraints: {minimum: 10}\n' >"$1/data/bad.schema.yaml"
    cp "$1/data/bad.schema.yaml" "$1/data/good.schema.yaml"
    sed -i 's/10/0/' "$1/data/good.schema.yaml"
}
is_stub() { # FILE
    grep -q 'This page has errors and could not be built' "$1" &&
        grep -q '<meta name="robots" content="noindex">' "$1" &&
        ! grep -q '<table\|ld+json' "$1"
}
make_going going
expect 1 build -C going
says out 'nothing written'
says_not out 'left out'
[ ! -e going/public ]
ok "without --keep-going nothing is written"
for words in --keep-going '-k -j1' '-kq -j7'; do
    rm -rf going/public
    # shellcheck disable=SC2086
    expect 1 build -C going $words
    says_not err 'output-clash'
    for page in sub/syntax sub/column data 'ünï' two zlink; do
        is_stub "going/public/$page.html"
        ok "$words: $page is left out"
    done
    for page in index one; do
        [ -f going/public/$page.html ] && ! is_stub going/public/$page.html
        ok "$words: $page is built"
    done
    n_going=$((${n_going:-0} + 1))
    find going/public -type f ! -name '.perf*' -exec sha256sum {} + |
        LC_ALL=C sort >going$n_going
done
cmp -s going1 going2 && cmp -s going1 going3
ok "the same bytes, whatever the threads: $(diff going1 going2; diff going1 going3)"
says_not err "has no anchor 'gone'"
expect 1 build -C going --keep-going
says out '8 pages,'
says out '6 pages left out because of errors; 0 files written'
ln -s nowhere.bin going/content/link.bin
expect 1 build -C going --keep-going
says err "cannot find file 'content/link.bin'"
says out '6 pages left out because of errors; 0 files written'
rm going/content/link.bin
ok "a link that leads nowhere leaves out nothing but itself"
cp going/content/one.rst going/one.rst
printf 'alert(1)\n' >going/content/own.js
printf '<svg xmlns="http://www.w3.org/2000/svg"><foreignObject/></svg>\n' >going/content/own.svg
printf '\n.. image:: own.svg\n' >>going/content/one.rst
expect 1 build -C going --keep-going
says err "publishing 'own.js' is not allowed"
says out '7 pages left out because of errors'
[ ! -e going/public/own.js ] && [ ! -e going/public/own.svg ] &&
    is_stub going/public/one.html
ok "a file that is not published leaves out itself, and the pages that show it"
mv going/one.rst going/content/one.rst
rm going/content/own.js going/content/own.svg
expect 1 build -C going --keep-going
grep -q 'content/sub/syntax.rst:6: unknown directive' going/public/sub/syntax.html &&
    grep -q 'content/sub/syntax.rst:8: ' going/public/sub/syntax.html
ok "a stub lists the errors of its page"
grep -q 'data/bad.csv:2: .*(row with' going/public/data.html
ok "a stub tells of its data"
grep -qF '<h1 id="unicode-more">Ünïcode &amp; more' 'going/public/ünï.html'
ok "a stub has the title of its page: $(grep '<h1' 'going/public/ünï.html')"
grep -q 'href="sub/syntax.html#lab"' going/public/index.html
ok "links lead to a stub"
! grep -E 'syntax|column|data.html|two|zlink' going/public/sitemap.xml
ok "the site map has no page that is left out"
! grep -rq 'data.html' going/public/feed.xml 2>/dev/null
ok "nor has the feed"
! sed -n '/<article/,$p' going/public/all.html | grep 'two.html\|zlink.html'
ok "nor the page of all names"
[ ! -e going/public/data.tables ] && [ ! -e going/public/sub/column.tables ]
ok "no data of a page that is left out"
"$perfpress" build -C going -k --diagnostics=json >out 2>err
[ $? -eq 1 ] && tail -n 1 out | grep -qxF '{"pages":8,"built":2,"left_out":["content/data.rst","content/sub/column.rst","content/sub/syntax.rst","content/two.rst","content/zlink.md","content/ünï.md"]}'
ok "the last line for programs: $(tail -n 1 out)"
"$perfpress" build -C going --diagnostics=json 2>err | grep -c left_out | grep -qx 0
ok "only of a build that keeps going"

# A page that gets an error loses what was there; a mended one comes back.
make_going again
find again/content -name '*.*' ! -name one.rst ! -name index.md -type f -delete
printf '# Start\n' >again/content/index.md
rm -r again/data
expect 0 build -C again -k
says_not out 'left out'
printf '\n`x <one.html#nowhere>`__\n' >>again/content/one.rst
expect 1 build -C again -k
says out '1 page left out because of errors'
is_stub again/public/one.html
ok "a stub is in the place of what was there"
sed -i '$d' again/content/one.rst
expect 0 build -C again -k
! is_stub again/public/one.html
ok "a mended page is back"

# What is no page's stops the build as before.
for fault in 'nokey: 1' 'accent: nocolour'; do
    cp -R going still
    echo "$fault" >>still/perfpress.yaml
    "$perfpress" build -C still -k -o still/new >out 2>err
    [ $? -ne 0 ] && [ ! -e still/new ]
    ok "$fault: $(cat err)"
    rm -rf still
done
cp -R going still
mkdir still/templates
echo '{{#a}}' >still/templates/page.mustache
expect 1 build -C still -k -o still/new
says out 'nothing written'
[ ! -e still/new ]
ok "an error in a template stops it"
if [ "$(id -u)" -ne 0 ]; then
    chmod 0 still/content/one.rst
    expect 3 build -C still -k -o still/new
fi

# A long list begins with what many files have in common.
mkdir -p many/content
echo 'title: T' >many/perfpress.yaml
for i in $(seq 12); do
    printf '# Page %s\n\n```{nosuch}\n```\n\n```{nosuch}\n```\n' "$i" >"many/content/p$i.md"
done
expect 1 check many -C many
head -n 1 err | grep -qxF "12 files, 24 times: error: unknown directive 'nosuch'"
ok "what many files have in common: $(head -n 1 err)"
rm many/content/p?.md
expect 1 check -C many
says_not err 'times: error'

# ---- accents as separate characters, as file names from macOS have them ----

mkdir -p twins/content
echo 'title: T' >twins/perfpress.yaml
joined=$(printf '\303\251') split=$(printf 'e\314\201') # é
cat >twins/content/index.md <<END
# Start

[link]($joined.md) {download}\`file <$joined.txt>\`

\`\`\`{toctree}
$joined
\`\`\`
END
echo '# Page' >"twins/content/$split.md"
echo 'text' >"twins/content/$split.txt"
apart="as separate characters (Unicode NFD)"
expect 1 check -C twins
says err "there is no page '$joined.md' [doc-unresolved]"
says err "there is no page '$joined' [toctree-unresolved]"
says err "cannot find file '$joined.txt' [file-missing]"
[ "$(grep -cF "'$split' has its accents $apart; rename the file" err)" -eq 2 ]
ok "the name of a page has separate accents: $(cat err)"
says err "'$split.txt' has its accents $apart; rename the file"
for name in md txt; do
    mv "twins/content/$split.$name" "twins/content/$joined.$name"
done
expect 0 check -W -C twins
sed -i "s/$joined/$split/g" twins/content/index.md
expect 1 check -C twins
says err "'$split.txt' has its accents $apart; type it again"
sed -i "s/$split/$joined/g" twins/content/index.md
echo '# Another page' >"twins/content/$split.md"
expect 0 check -C twins
says err "'$split.html' and '$joined.html' differ only in the encoding of accents [file-case]"
says err "rename 'content/$split.md' or 'content/$joined.md'"

# ---- names that are too long ----

mkdir -p long/content/p
echo 'title: T' >long/perfpress.yaml
echo '# Start' >long/content/index.md
letters=$(printf 'n%.0s' $(seq 200))
deep=long/content
for i in $(seq 20); do
    deep=$deep/$letters
done
mkdir -p "$deep"
(cd "$deep" && echo '# Page' >"${letters%??????????}.md")
expect 3 build -C long
says err "': File name too long [file-read]"
says err 'help: a path may have at most 4,095 bytes; shorten the names of its folders'
rm -r "long/content/$letters"
(cd long/content/p && mkdir -p "$(printf 'd/%.0s' $(seq 63))")
expect 3 build -C long
says err "d': it is in more than 64 nested folders [file-read]"
rm -r long/content/p
long=$letters$(printf 'n%.0s' $(seq 52))
echo '# Page' >"long/content/$long.md"
expect 3 build -C long
says err "$long.html': File name too long [file-write]"
says err "help: shorten the name to at most 255 bytes, including the '.html' of a page"
mv "long/content/$long.md" "long/content/${long%??}.md"
expect 0 build -C long

# ---- what other programs are told ----

if command -v python3 >/dev/null; then
    for site in "$root" "$root/tests/site/frame" "$root/tests/html/site"; do
        expect 0 build -C "$site" -o told
        python3 "$root/tests/build/told.py" "$site" told >log
        ok "what $site tells other programs: $(cat log)"
        rm -r told
    done
fi

sum_up
