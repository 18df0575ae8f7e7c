#!/bin/sh
# SPDX-License-Identifier: MIT
# run.sh: the site of site.sh, which tries to get at what lies beside it, built,
# checked and read by df, with the sandbox and on kernels that lack one means
# or another; and what the program opens meanwhile, as strace has it. Prints
# what does not hold, then "N passed, N failed".
set -u
cd "$(dirname "$0")/../.." || exit 3
root=$PWD
. tests/shell.sh
without=$(dirname "$perfpress")/tests/hostile/live_without
[ -x "$without" ] || {
    echo "$without is missing: make test builds it"
    exit 3
}
sh "$root/tests/hostile/site.sh" "$tmp" || exit 3

tells_nothing() { # FILE...
    ! grep -rhao 'secret-[0-9]*\|^root:.*' "$@" >found
    ok "$how: a secret came out" found
}

# Runs a program under these means; status, out and err are kept.
try() { # STATUS PROGRAM WORD...
    wanted=$1
    shift
    # shellcheck disable=SC2086
    timeout 900 ${means:+"$without" $means --} "$@" >out 2>err </dev/null
    status=$?
    [ "$status" -eq "$wanted" ]
    ok "$how: $*: exit status $status" err
}

for means in '' landlock landlock-forbidden seccomp openat2 \
    'landlock seccomp openat2'; do
    how=${means:-all means}
    try 2 "$perfpress" build -C site # the output is not ours
    try 1 "$perfpress" build -v -C site -o site/public
    tells_nothing out err
    [ "$(ls -A site/public)" = left.txt ]
    ok "$how: nothing is written"
    [ "$(ls -A outside)" = "$(printf 'secret.csv\nsecret.txt')" ]
    ok "$how: nothing is written outside"
    grep -q '^sandbox: ' out
    ok "$how: says what holds" out
    ! grep -aq 'AddressSanitizer\|runtime error' err
    ok "$how: a fault of our own"
    # Without the pages that are wrong, what is left is built.
    rm -rf fair
    mkdir -p fair/content
    cp site/content/good.rst fair/content
    echo 'title: Fair' >fair/perfpress.yaml
    ln -s ../good.rst fair/content/again.rst
    ln -s content/good.rst fair/good.rst
    try 0 "$perfpress" build -v -C fair
    [ -f fair/public/good.html ] && [ -f fair/public/again.html ]
    ok "$how: a fair site is built"
    # What others left in the output stays, of whatever kind.
    ln -s nowhere fair/public/link
    mkfifo fair/public/pipe
    echo x >fair/public/theirs
    echo more >>fair/content/good.rst
    try 0 "$perfpress" build -q -C fair
    [ -L fair/public/link ] && [ -p fair/public/pipe ] &&
        [ -f fair/public/theirs ] && grep -q more fair/public/good.html
    ok "$how: the output of a second build"
    try 0 "$perfpress" check -q -C fair
    for file in .env ../outside/secret.csv data/env.csv; do
        echo "df = pd.read_csv('$file', sep='\\x01', header=None)" >try.py
        try 1 "$perfpress" df -C site try.py
        tells_nothing out err
        echo "df = pd.DataFrame({'a': open('$file').readlines()})" >try.py
        try 1 "$perfpress" df -C site try.py
        tells_nothing out err
    done
    # Patterns match nothing outside, behind links, or with a dot.
    cat >try.py <<'END'
names = glob.glob('**/*', recursive=True) + glob.glob('data/*')
names += glob.glob('../**/*', recursive=True) + glob.glob('.*')
names += glob.glob('content/up/**/*', recursive=True) + glob.glob('/**')
texts = [open(f, encoding='latin-1').read() for f in names]
df = pd.DataFrame({'name': names, 'n': [len(t) for t in texts]})
df['text'] = ['-'.join(t.split()) for t in texts]
END
    try 1 "$perfpress" df -C site try.py
    tells_nothing out err
    try 1 "$perfpress" doctree -C site site/content/sub/try1.rst
    tells_nothing out err
done

# ---- data whose cells are pages ----

# A cell is markup. One that could run a script that reads its own file would
# make a build endless.
mkdir -p nested/content nested/data
echo 'title: Nested' >nested/perfpress.yaml
for body in 'df-table::' 'df-table:: x
   :header-rows: 1' 'df-chart::' 'df-setup::' \
    'for-each:: pd.read_csv(""deep.csv"")' \
    'claim:: 1 > 0
   :let: x = pd.read_csv(""deep.csv"")'; do
    how="a cell with ${body%%::*}"
    cell=".. $body

   df = pd.read_csv('deep.csv')
"
    printf 'a,b\n"%s","%s"\n"%s","%s"\n' "$cell" "$cell" "$cell" "$cell" \
        >nested/data/deep.csv
    printf 'T\n=\n\n.. df-table::\n   :header-rows: 1\n\n   %s\n' \
        "df = pd.read_csv('deep.csv')" >nested/content/frame.rst
    printf 'T\n=\n\n.. csv-table::\n   :file: deep.csv\n   %s\n' \
        ':header-rows: 1' >nested/content/file.rst
    try 1 timeout 60 "$perfpress" build -C nested
    [ "$(grep -c "cannot contain it" err)" -eq 8 ]
    ok "$how: not each cell is reported" err
done

# ---- databases, and what they are fetched from ----

# shellcheck source=tests/hostile/sources.sh
. "$root/tests/hostile/sources.sh"

# ---- what it is restricted by ----

how='what holds'
if "$perfpress" build -v -C fair | grep -q 'sandbox: files (Landlock'; then
    means=landlock try 0 "$perfpress" build -v -C fair
    says out 'sandbox: not files: the kernel has no Landlock, no network (seccomp)'
    means=landlock-forbidden try 0 "$perfpress" build -v -C fair
    says out 'not files: this container forbids Landlock'
    means='landlock seccomp' try 0 "$perfpress" build -v -C fair
    says out 'sandbox: none: the kernel has no Landlock'
fi

# ---- what it opens ----

# A line "PATH" for each file that was opened, whatever became of it, and
# "CONNECTS" for each address asked: names of descriptors come from -y.
opened() { # TRACE
    sed -n -E \
        -e 's/.*(socket|connect|sendto)\(.*/CONNECTS/p' \
        -e 's/.*execve\("([^"]*)".*/EXECUTES \1/p' \
        -e 's/.*getdents64\([0-9]+<([^>]*)>.*/\1/p' \
        -e 's/.*open(at|at2)?\(.*= [0-9]+<([^>]*)>.*/\2/p' "$1" | sort -u
}

if command -v strace >/dev/null && strace -o /dev/null true 2>/dev/null; then
    here=$(cd site && pwd -P)
    for command in 'build -o site/public' check 'df try.py'; do
        how="strace of $command"
        echo "df = pd.read_csv('runs.csv')" >try.py
        calls=openat,open,openat2,getdents64,socket,connect,sendto,execve
        # shellcheck disable=SC2086
        timeout 900 strace -f -qq -y -s 4096 -e "trace=$calls" -o trace \
            "$perfpress" ${command%% *} -C site \
            $([ "${command#* }" = "$command" ] || echo "${command#* }") \
            >out 2>err </dev/null
        # To look where a name leads is not to read it. Where there is no
        # O_PATH, folders are opened for that, but not listed.
        looks=O_PATH
        grep -q O_PATH trace || looks=O_DIRECTORY
        grep -v "$looks.*= [0-9]*<$here[/>]" trace >reads
        opened reads | grep -v -x -E \
            -e "(EXECUTES )?$perfpress" \
            -e '/(usr/)?lib(32|64|x32)?(/.*)?' -e '/etc/ld\.so\.(cache|preload)' \
            -e '/etc/(localtime|ssl/openssl\.cnf)' -e '/usr/share/(zoneinfo|locale).*' \
            -e '/dev/(null|urandom)' -e '/proc(/.*)?' -e '/sys/devices/.*' \
            -e "$here" -e "$here/(content|data|templates)(/[^.].*)?" \
            -e "$here/perfpress\.yaml" -e "$here/(public|\.perfpress-stage-public)(/.*)?" \
            -e "$tmp/try\.py" >beyond
        [ -s trace ] && [ ! -s beyond ]
        ok "$how: opened beyond the site: $(head -n 5 beyond)"
        ! grep -E "open.*= [0-9]+<$here/(\.|[^>]*/\.)(git|env|npmrc|hidden)" \
            trace >beyond
        ok "$how: opened what is hidden: $(head -n 2 beyond)"
    done
else
    echo "strace is missing: what is opened is not looked at"
fi
sum_up
