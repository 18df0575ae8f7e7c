#!/bin/sh
# SPDX-License-Identifier: MIT
# hardened.sh BUILD: the program and the static one are built so that an error
# in them is hard to use: moved about in memory, with no page that is written
# and run, with stack protection, checked calls and control flow. Prints what
# does not hold, then "N passed, N failed".
set -u
cd "$(dirname "$0")/../.." || exit 3
root=$PWD
. tests/shell.sh
cd "$root" || exit 3

has() { # WHAT PATTERN COMMAND...
    what=$1 pattern=$2
    shift 2
    "$@" 2>&1 | grep -qE -e "$pattern"
    ok "$program: $what"
}

for program in "$1/perfpress" "$1/static/perfpress"; do
    [ -f "$program" ] || continue
    has 'a position-independent executable' 'Type: +DYN' readelf -hW "$program"
    has 'relocations are read-only' 'GNU_RELRO' readelf -lW "$program"
    has 'no stack that runs' 'GNU_STACK .* RW +0x' readelf -lW "$program"
    has 'all is bound at the start' '(NOW|FLAGS_1.*PIE)' readelf -dW "$program"
    [ "$(readelf -lW "$program" | grep -c ' RWE ')" -eq 0 ] &&
        [ "$(readelf -lW "$program" | grep -cE 'LOAD .* R E ')" -eq 1 ]
    ok "$program: code has pages of its own"
done
program=$1/perfpress
has 'stack protection' '__stack_chk_fail' readelf --dyn-syms -W "$program"
has 'checked calls' '__(vsn|sn|f|vf)?printf_chk|__memcpy_chk' readelf --dyn-syms -W "$program"
program=$1/gen/base/str.o
case $(uname -m) in
x86_64) has 'control flow is checked' 'IBT, SHSTK' readelf -nW "$program" ;;
esac
sum_up
