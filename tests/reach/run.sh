#!/bin/sh
# SPDX-License-Identifier: MIT
# run.sh: the ways to those who do not compile: the source archive, the GitHub
# action's script run by hand, and the hook that runs before a commit. Prints
# what does not hold, then "N passed, N failed".
set -u
cd "$(dirname "$0")/../.." || exit 3
root=$PWD
. tests/shell.sh
cd "$root" || exit 3
unset MAKEFLAGS MFLAGS MAKELEVEL SANITIZE V

# ---- make dist ----

# Archives are packed more quickly than well.
mkdir "$tmp/quick"
cat >"$tmp/quick/gzip" <<EOF
#!/bin/sh
case \$1 in -9*) set -- "-1\${1#-9}" ;; esac
exec $(command -v gzip) "\$@"
EOF
chmod +x "$tmp/quick/gzip"
path=$PATH
PATH=$tmp/quick:$PATH

version=$(sed -n 's/^VERSION *= //p' Makefile)
export SOURCE_DATE_EPOCH=1700000000
make -s BUILD="$tmp/a" dist >"$tmp/out" 2>&1
ok "make dist: $(cat "$tmp/out")"
archive=dist/perfpress-$version.tar.gz
tar -xzf "$tmp/a/$archive" -C "$tmp"
ok "the archive opens"
source=$tmp/perfpress-$version
[ "$(ls "$tmp")" = "$(printf '%s\n' a out "perfpress-$version" quick)" ]
ok "all of it is in one folder with the version: $(ls "$tmp")"
[ -x "$source/debian/rules" ] && [ ! -e "$source/build" ] && [ ! -e "$source/.git" ]
ok "what is in it: $(ls -A "$source")"
[ "$(sh "$source/gen/package/dist.sh" "$tmp/b/dist" "$version" 2>&1)" = "$tmp/b/$archive" ] &&
    cmp "$tmp/a/$archive" "$tmp/b/$archive"
ok "an archive made of the archive is the same"
(umask 077 && cp -R "$source" "$tmp/c" && touch "$tmp/c/Makefile" &&
    LC_ALL=tr_TR.UTF-8 TZ=Asia/Kathmandu sh "$tmp/c/gen/package/dist.sh" "$tmp/d" \
        "$version") >"$tmp/out" 2>&1 && cmp "$tmp/a/$archive" "$tmp/d/${archive#dist/}"
ok "an archive is the same with other modes and times: $(cat "$tmp/out")"
unset SOURCE_DATE_EPOCH
PATH=$path

# The program without what debuggers read, which is most of it.
mkdir "$tmp/program"
strip -o "$tmp/program/perfpress" "$perfpress" || cp "$perfpress" "$tmp/program/"
perfpress=$tmp/program/perfpress

# ---- the action ----

inputs=$(sed -n '/^inputs:/,/^runs:/s/^  \([a-z0-9]*\):$/\1/p' action.yml)
for input in $inputs; do
    name=PERFPRESS_$(echo "$input" | tr a-z A-Z)
    grep -qx " *$name: \${{ inputs.$input }}" action.yml &&
        grep -q "\$$name" gen/package/action.sh
    ok "the input $input comes to the script as $name"
done
[ "$(echo "$inputs" | wc -l)" -eq "$(grep -o 'inputs\.[a-z0-9]*' action.yml | sort -u | wc -l)" ]
ok "every input is declared"

"$perfpress" init "$tmp/my site" >"$tmp/out" 2>&1
hash=$(sha256sum "$perfpress" | cut -d ' ' -f 1)
act() { # STATUS NAME=VALUE...: with other inputs than a good build has
    wanted=$1
    shift
    env RUNNER_TEMP="$tmp" GITHUB_PATH="$tmp/path" GITHUB_ACTIONS=true \
        PERFPRESS_COMMAND=build PERFPRESS_FOLDER="$tmp/my site" \
        PERFPRESS_ARGUMENTS=--warnings-as-errors \
        PERFPRESS_URL="file://$perfpress" PERFPRESS_SHA256="$hash" "$@" \
        sh gen/package/action.sh >"$tmp/out" 2>"$tmp/err"
    status=$?
    [ "$status" -eq "$wanted" ]
    ok "the action with $*: exit status $status: $(cat "$tmp/out" "$tmp/err")"
}
if there_is curl; then
    act 2 PERFPRESS_COMMAND=serve
    says out "::error title=perfpress::the input 'command' is"
    act 2 PERFPRESS_COMMAND='build; touch x'
    for break in '\n' '\r' '\r\n'; do
        act 2 PERFPRESS_COMMAND="$(printf "x$break::warning::y")"
        [ "$(tr '\r' '\n' <"$tmp/out" | grep -c '^::')" -eq 1 ]
        ok "no input makes a line of its own: $(cat "$tmp/out")"
    done
    act 2 PERFPRESS_SHA256=
    says out "the input 'sha256' has 64 hexadecimal digits"
    act 2 PERFPRESS_SHA256="$hash$hash"
    act 2 PERFPRESS_URL="file://$tmp/nowhere"
    says out "cannot fetch file://$tmp/nowhere"
    act 2 PERFPRESS_SHA256="$(echo "$hash" | tr 0-9a-f 1-9a-f0)"
    says out "has another SHA-256: $hash"
    [ ! -e "$tmp/path" ]
    ok "what is not pinned comes into no PATH"
    act 0 PERFPRESS_COMMAND=check
    [ ! -e "$tmp/my site/public" ]
    ok "the action's check writes nothing"
    act 0
    [ -f "$tmp/my site/public/index.html" ]
    ok "the action builds"
    act 0 PERFPRESS_URL="file://$tmp/nowhere"
    [ "$("$(tail -n 1 "$tmp/path")/perfpress" --version | head -n 1)" = "perfpress $version" ]
    ok "later steps have the program, and it is fetched once"
    mkdir "$tmp/release" "$tmp/archive"
    archived() { # STATUS FILE NAME=VALUE...: an archive with this file
        name=$2
        wanted=$1
        rm -rf "$tmp/archive"
        mkdir -p "$tmp/archive/perfpress-1"
        cp "$perfpress" "$tmp/archive/perfpress-1/$name"
        tar --mtime=@0 -I 'gzip -1' -cf "$tmp/archive.tar.gz" -C "$tmp/archive" perfpress-1
        shift 2
        act "$wanted" PERFPRESS_URL="file://$tmp/archive.tar.gz" \
            PERFPRESS_SHA256="$(sha256sum <"$tmp/archive.tar.gz" | cut -d ' ' -f 1)" "$@"
    }
    archived 2 other
    says out "archive.tar.gz has no program; the input 'url' names a program"
    archived 2 perfpress PERFPRESS_SHA256="$hash"
    says out "has another SHA-256"
    archived 0 perfpress
    [ "$("$(tail -n 1 "$tmp/path")/perfpress" --version | head -n 1)" = "perfpress $version" ]
    ok "later steps have the program of the archive"
    archived 0 perfpress PERFPRESS_URL="file://$tmp/nowhere.tar.gz?x=1"
    echo text >"$tmp/text"
    act 2 PERFPRESS_URL="file://$tmp/text" \
        PERFPRESS_SHA256="$(sha256sum <"$tmp/text" | cut -d ' ' -f 1)"
    says out "text does not run on"
    [ -z "$(find "$tmp/perfpress-$(id -u)" -name "new.*")" ]
    ok "the action leaves what it made for a moment"
    cat >"$tmp/release/install.sh" <<'EOF'
[ "$PERFPRESS_URL" = "file://${FROM:?}" ] && mkdir -p "$1/bin" &&
    cp "$FROM/perfpress" "$1/bin/"
EOF
    installer() { # STATUS NAME=VALUE...
        wanted=$1
        shift
        act "$wanted" FROM="$tmp/release" PERFPRESS_URL="file://$tmp/release/install.sh" \
            PERFPRESS_SHA256="$(sha256sum <"$tmp/release/install.sh" | cut -d ' ' -f 1)" "$@"
    }
    installer 2
    says out "cannot install from file://$tmp/release/install.sh"
    installer 2 PERFPRESS_SHA256="$hash"
    says out "has another SHA-256"
    cp "$perfpress" "$tmp/release/"
    installer 0 PERFPRESS_URL="file://$tmp/release/install.sh?x=1"
    rm "$tmp/release/perfpress"
    installer 0
    [ "$("$(tail -n 1 "$tmp/path")/perfpress" --version | head -n 1)" = "perfpress $version" ]
    ok "later steps have the installed program, which is installed once"
    act 2 PERFPRESS_ARGUMENTS='--nosuch *'
    act 2 PERFPRESS_COMMAND=publish PERFPRESS_ARGUMENTS='--dry-run'
    says err '[publish-target]'
    printf '\n{nosuch}`x`\n' >>"$tmp/my site/content/index.md"
    act 1
    says out '::error '
fi

# Without a URL the checkout is built, once. `make` is a stub: the program is
# there already.
mkdir "$tmp/stub"
cat >"$tmp/stub/make" <<'EOF'
#!/bin/sh
echo "$@" >>"$STUB_LOG"
for word; do
    case $word in
    BUILD=*) mkdir -p "${word#BUILD=}" && cp "$STUB_PROGRAM" "${word#BUILD=}/perfpress" ;;
    esac
done
EOF
chmod +x "$tmp/stub/make"
"$perfpress" init "$tmp/repository/docs" >"$tmp/out" 2>&1
act_built() { # STATUS NAME=VALUE...: as a runner does, from the repository
    wanted=$1
    shift
    : >"$tmp/outputs"
    (cd "$tmp/repository" && env RUNNER_TEMP="$tmp/runner" ImageOS=test1 \
        GITHUB_OUTPUT="$tmp/outputs" sh "$root/gen/package/action.sh" key)
    built=$(sed -n 's/^path=//p' "$tmp/outputs")
    (cd "$tmp/repository" && env RUNNER_TEMP="$tmp/runner" GITHUB_PATH="$tmp/path2" \
        PATH="$tmp/stub:$PATH" STUB_LOG="$tmp/make.log" STUB_PROGRAM="$perfpress" \
        PERFPRESS_COMMAND=build PERFPRESS_FOLDER=docs PERFPRESS_URL= PERFPRESS_SHA256= \
        PERFPRESS_ARGUMENTS="$(sed -n 's/^ *arguments: //p' "$root/content/guide/ci.md")" \
        PERFPRESS_BUILT="$built" "$@" sh "$root/gen/package/action.sh") \
        >"$tmp/out" 2>"$tmp/err"
    status=$?
    [ "$status" -eq "$wanted" ]
    ok "the built action with $*: exit status $status: $(cat "$tmp/out" "$tmp/err")"
}
act_built 0
[ -f "$tmp/repository/site/index.html" ]
ok "the guide's example puts the site where the next step finds it"
[ "$(cat "$tmp/make.log")" = "-C $root BUILD=$built.build deps all" ]
ok "the program is built from the checkout: $(cat "$tmp/make.log")"
act_built 0 PERFPRESS_COMMAND=check PERFPRESS_ARGUMENTS=-q
[ "$(wc -l <"$tmp/make.log")" -eq 1 ]
ok "the program is built once: $(cat "$tmp/make.log")"
[ "$("$(tail -n 1 "$tmp/path2")/perfpress" --version | head -n 1)" = "perfpress $version" ]
ok "later steps have the program that was built"
grep -qx "key=perfpress-test1-$(uname -m)-[0-9a-f]\{40\}" "$tmp/outputs"
ok "the key of the cache: $(cat "$tmp/outputs")"
rm -r "$tmp/runner" "$tmp/repository"
mkdir "$tmp/repository"
printf '#!/bin/sh\nexit 1\n' >"$tmp/stub/make"
act_built 2
says out "::error title=perfpress::cannot build perfpress"
rm -r "$tmp/repository"

# ---- install.sh ----

# A release with this program as that of each system.
mkdir "$tmp/cut"
made=perfpress-1-linux
for system in x86_64 aarch64; do
    mkdir -p "$tmp/offer/$made-$system"
    cp "$perfpress" gen/cli/perfpress.1 "$tmp/offer/$made-$system/"
    for file in perfpress.bash _perfpress perfpress.licenses; do
        echo "$file" >"$tmp/offer/$made-$system/$file"
    done
    tar -I 'gzip -1' -cf "$tmp/offer/$made-$system.tar.gz" -C "$tmp/offer" "$made-$system"
done
(cd "$tmp/offer" && sha256sum ./*.tar.gz | sed 's,\./,,' >SHA256SUMS)
sed -e "s,@URL@,file://$tmp/offer,; s,@VERSION@,1,g" \
    -e '/^@SUMS@$/ {' -e "r $tmp/offer/SHA256SUMS" -e 'd' -e '}' \
    gen/package/install.sh >"$tmp/install.sh"

installs() { # STATUS PREFIX [NAME=VALUE]...
    wanted=$1 prefix=$2
    shift 2
    env HOME="$tmp/home" TMPDIR="$tmp/cut" "$@" sh "$tmp/install.sh" "$prefix" \
        >"$tmp/out" 2>"$tmp/err"
    status=$?
    [ "$status" -eq "$wanted" ] && [ -z "$(ls "$tmp/cut")" ] && [ ! -e "$tmp/home" ]
    ok "install.sh $prefix: exit status $status: $(cat "$tmp/err")"
}
if there_is curl; then
    installs 0 "$tmp/to"
    says err "install.sh: $tmp/to/bin is not in your PATH"
    (cd "$tmp/to" && find . -type f -printf '%m %P\n' | LC_ALL=C sort -k 2) |
        diff - /dev/fd/3 3<<'EOL'
755 bin/perfpress
644 share/bash-completion/completions/perfpress
644 share/doc/perfpress/perfpress.licenses
644 share/man/man1/perfpress.1
644 share/zsh/site-functions/_perfpress
EOL
    ok "install.sh: what it puts where"
    for end in '' / //; do
        installs 0 "$tmp/to$end" PATH="$tmp/to/bin:$PATH"
        silent err
        installs 0 "$tmp/to$end" PATH="$PATH:$tmp/to/bin/"
        silent err
    done
    # What cannot be written leaves nothing, above all below share/.
    mkdir "$tmp/full"
    : >"$tmp/full/bin"
    installs 1 "$tmp/full"
    says err "cannot write $tmp/full/bin/perfpress"
    [ "$(ls "$tmp/full")" = bin ]
    ok "install.sh leaves $(ls "$tmp/full")"
    rm "$tmp/full/bin"
    mkdir -p "$tmp/full/share/man/man1" "$tmp/few"
    echo mine >"$tmp/full/share/man/man1/perfpress.1"
    # A full disk: no more than a part of the program is written.
    cat >"$tmp/few/cp" <<EOF
#!/bin/sh
case \$1 in
*/perfpress) echo part >"\$2"; exit 1 ;;
esac
exec $(command -v cp) "\$@"
EOF
    chmod +x "$tmp/few/cp"
    installs 1 "$tmp/full" PATH="$tmp/few:$PATH"
    [ "$(cd "$tmp/full" && find . ! -type d)" = ./share/man/man1/perfpress.1 ] &&
        [ "$(cat "$tmp/full/share/man/man1/perfpress.1")" = mine ] &&
        [ "$(cd "$tmp/full" && find . -type d | wc -l)" -eq 4 ]
    ok "install.sh on a full disk leaves $(find "$tmp/full")"
    # Cut short anywhere in its last lines, it does nothing.
    bytes=$(wc -c <"$tmp/install.sh")
    cp "$tmp/install.sh" "$tmp/whole.sh"
    for less in $(seq 2 120); do
        head -c $((bytes - less)) "$tmp/whole.sh" >"$tmp/install.sh"
        HOME=$tmp/home TMPDIR=$tmp/cut sh "$tmp/install.sh" "$tmp/short" >"$tmp/out" 2>&1
        [ ! -e "$tmp/home" ] && [ ! -e "$tmp/short" ] || echo "$less"
    done >"$tmp/did"
    [ ! -s "$tmp/did" ]
    ok "install.sh installs when so many bytes are missing: $(paste -sd ' ' "$tmp/did")"
fi

# ---- before a commit ----

if there_is git && there_is pre-commit; then
    export HOME="$tmp" PRE_COMMIT_HOME="$tmp/hooks-cache"
    git config --global user.name a
    git config --global user.email a@example.com
    git config --global init.defaultBranch main
    mkdir "$tmp/hooks" "$tmp/bin" "$tmp/repository"
    cp "$perfpress" "$tmp/bin/perfpress"
    PATH=$tmp/bin:$PATH
    cp .pre-commit-hooks.yaml "$tmp/hooks"
    (cd "$tmp/hooks" && git init -q && git add -A && git commit -qm hooks)
    cd "$tmp/repository" || exit 3
    git init -q
    "$perfpress" init docs >"$tmp/out"
    echo text >README.md
    printf 'repos:\n- repo: %s\n  rev: %s\n  hooks:\n  - id: perfpress\n' \
        "$tmp/hooks" "$(git -C "$tmp/hooks" rev-parse HEAD)" >.pre-commit-config.yaml
    git add -A
    pre-commit run >"$tmp/out" 2>&1
    ok "the hook passes a good site in a folder: $(cat "$tmp/out")"
    grep -q 'perfpress\.*Passed' "$tmp/out"
    ok "the hook has run: $(cat "$tmp/out")"
    git commit -qm one
    printf '\n{nosuch}`x`\n' >>docs/content/index.md
    git add -A
    ! pre-commit run >"$tmp/out" 2>&1 && grep -q 'role-unknown' "$tmp/out"
    ok "the hook stops a fault: $(cat "$tmp/out")"
    git commit -qm two
    echo 'More.' >>README.md
    git add -A
    pre-commit run >"$tmp/out" 2>&1
    ok "the hook leaves other files alone: $(cat "$tmp/out")"
    git checkout -q HEAD~1 docs
    git commit -qam three
    sed -i 's/Latency/Delay/' docs/data/runs.csv
    git add -A
    ! pre-commit run >"$tmp/out" 2>&1 && grep -q 'docs/content/index.md:' "$tmp/out"
    ok "the hook stops data that break a page: $(cat "$tmp/out")"
    git reset -q --hard
    for pair in content:source data:results; do
        git mv "docs/${pair%:*}" "docs/${pair#*:}"
        echo "${pair%:*}: ${pair#*:}" >>docs/perfpress.yaml
    done
    git add -A
    git commit -qm four
    sed -i 's/Latency/Delay/' docs/results/runs.csv
    git add -A
    ! pre-commit run >"$tmp/out" 2>&1 && grep -q 'docs/source/index.md:' "$tmp/out"
    ok "the hook knows folders of other names: $(cat "$tmp/out")"
fi
sum_up
