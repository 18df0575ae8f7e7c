# SPDX-License-Identifier: MIT
# shellcheck shell=sh
# client.sh: what the tests of the preview share: a client and a server. Read
# by run.sh.
# shellcheck disable=SC2154,SC2034 # run.sh sets these

# How the system reports changes; empty if it does not.
reports=$("$perfpress" --version |
    sed -n 's/^changes of files: reported by //p')

client=${perfpress%/*}/tests/serve/live_get

get() { # PATH OPTION...: the body is in body, status and headers in head
    path=$1
    shift
    : >body
    if [ $# -eq 0 ]; then
        "$client" "$url$path" head.got >body
    else
        curl -s -m 300 --path-as-is -D head.got -o body "$@" "$url$path"
    fi
    tr -d '\r' <head.got >'head'
}

answers() { # STATUS
    read -r answer <head
    case $answer in *" $1 "*) ;; *) false ;; esac
    ok "$path: $answer, not $1"
}

has() { # HEADER
    grep -qiF -e "$1" head
    ok "$path: no '$1'" head
}

# Waits until a page has a text.
comes() { # PATH TEXT
    await shows "$1" "$2"
    ok "$1 never had '$2'" log
}

shows() {
    "$client" "$url$1" | grep -qF -e "$2"
}

lacks() { # PATH TEXT
    ! shows "$1" "$2"
}

goes() { # PATH
    await is_gone "$1"
    answers 404
}

is_gone() {
    get "$1"
    grep -q ' 404 ' head
}

# No build has an error any more; there may be warnings.
mended() {
    ! shows /.perfpress/faults.html 'class="error"'
}

# Starts a server in DIR, at any free port where none is given; its url is in
# $url, its port in $port, its process in $started.
start() { # DIR OPTION...
    dir=$1
    shift
    : >log
    $prefix "$perfpress" serve -C "$dir" -p 0 "$@" >log 2>&1 &
    started=$!
    await eval "grep -q '^serving' log || ! kill -0 $started"
    url=$(sed -n 's/^serving .* at \(http:[^ ]*\)\/ .*/\1/p' log)
    [ -n "$url" ]
    ok "it serves" log
    port=${url##*:}
}

stop() { # WHAT: ends the server that was started last
    kill -s TERM "$started"
    wait "$started"
    ok "$1: it ends with $?"
    started=
}

