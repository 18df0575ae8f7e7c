#!/bin/sh
# SPDX-License-Identifier: MIT
# run.sh: `make install` into a scratch root puts the program, its manual page
# and its completions where they belong, whatever the umask, and `make
# uninstall` takes away what it put there; macOS' functions for OpenSSL's are
# complete. Prints what does not hold, then "N passed, N failed".
set -u
cd "$(dirname "$0")/../.." || exit 3
root=$PWD
. tests/shell.sh
cd "$root" || exit 3
unset MAKEFLAGS MFLAGS MAKELEVEL SANITIZE V
build=$(dirname "$perfpress")
build=${build#"$root/"}

# What is installed below a root: modes and paths, in order.
installed() { # ROOT
    (cd "$1" && find . -mindepth 1 -printf '%m %P\n' | LC_ALL=C sort -k 2)
}

# The program is there, built in any way: nothing is compiled, also where make
# here would compile other files.
make_to() { # ROOT WORD...
    to=$1
    shift
    make -s -o "$build/perfpress" BUILD="$build" DESTDIR="$to" "$@"
}

cat >"$tmp/local" <<'EOL'
755 usr
755 usr/local
755 usr/local/bin
755 usr/local/bin/perfpress
755 usr/local/share
755 usr/local/share/bash-completion
755 usr/local/share/bash-completion/completions
644 usr/local/share/bash-completion/completions/perfpress
755 usr/local/share/man
755 usr/local/share/man/man1
644 usr/local/share/man/man1/perfpress.1
755 usr/local/share/zsh
755 usr/local/share/zsh/site-functions
644 usr/local/share/zsh/site-functions/_perfpress
EOL

(umask 077 && make_to "$tmp/a root" install) >"$tmp/out" 2>&1
ok "make install: $(cat "$tmp/out")"
installed "$tmp/a root" | diff "$tmp/local" -
ok "make install: what it puts where"
cmp "$perfpress" "$tmp/a root/usr/local/bin/perfpress"
ok "make install: the program"
(cd "$tmp" && "a root/usr/local/bin/perfpress" init site &&
    "a root/usr/local/bin/perfpress" build -W -C site) >"$tmp/out" 2>&1
ok "the installed program makes and builds a site: $(cat "$tmp/out")"
make_to "$tmp/a root" install >"$tmp/out" 2>&1
ok "make install over itself: $(cat "$tmp/out")"
echo other >"$tmp/a root/usr/local/bin/other"
make_to "$tmp/a root" uninstall >"$tmp/out" 2>&1
ok "make uninstall: $(cat "$tmp/out")"
[ "$(cd "$tmp/a root" && find . -type f)" = ./usr/local/bin/other ]
ok "make uninstall takes away what is ours, and nothing else"
make_to "$tmp/a root" uninstall >"$tmp/out" 2>&1
ok "make uninstall of what is not there: $(cat "$tmp/out")"

make_to "$tmp/usr" install PREFIX=/opt/p ZSHDIR=/etc/zsh >"$tmp/out" 2>&1
ok "make install PREFIX: $(cat "$tmp/out")"
(cd "$tmp/usr" && find . -type f | LC_ALL=C sort) | diff - /dev/fd/3 3<<'EOL'
./etc/zsh/_perfpress
./opt/p/bin/perfpress
./opt/p/share/bash-completion/completions/perfpress
./opt/p/share/man/man1/perfpress.1
EOL
ok "make install PREFIX: what it puts where"

# ---- what macOS has in place of OpenSSL ----

mkdir "$tmp/openssl"
cp gen/package/crypto.h "$tmp/openssl/evp.h"
echo '#include <openssl/evp.h>' >"$tmp/openssl/hmac.h"
includes=$(grep -rl '#include <openssl/' gen --include='*.c' | grep -v package/)
# shellcheck disable=SC2086
cc -std=c17 -D_GNU_SOURCE -Werror=implicit-function-declaration -fsyntax-only \
    -Igen -I"$tmp" $includes >"$tmp/out" 2>&1
ok "gen/package/crypto.h lacks a function: $(cat "$tmp/out")"
for name in $(sed -n 's/^[^/ ].*[ *]\([A-Za-z0-9_]*\)(.*/\1/p' gen/package/crypto.h); do
    grep -q "^[^ ].*[ *]$name(" gen/package/crypto.c
    ok "gen/package/crypto.c lacks $name"
done

# ---- what make prints ----

make -n -W gen/base/str.c BUILD="$build" V=1 "$build/gen/base/str.o" |
    grep -q -- '-c -o .*/str.o gen/base/str.c$'
ok "V=1 shows the command line"
make BUILD="$tmp/quiet" "$tmp/quiet/gen/base/str.o" >"$tmp/out" 2>&1
[ "$(tail -n 1 "$tmp/out")" = 'CC    gen/base/str.c' ] &&
    ! grep -qv '^[A-Z]* *gen/[a-z_/]*\.[a-z]*$' "$tmp/out"
ok "one short line a file: $(cat "$tmp/out")"

sum_up
