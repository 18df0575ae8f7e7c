# SPDX-License-Identifier: MIT
# shellcheck shell=sh
# shell.sh: what the tests written in shell begin with; a script sets `root`
# to the project's folder and reads it. They run in a new folder, "$tmp", with
# the program at "$perfpress", and end with `sum_up`.
perfpress=${PERFPRESS:-$root/build/perfpress}
tmp=$(mktemp -d) || exit 3
tmp=$(cd "$tmp" && pwd -P)
trap 'chmod -R u+w "$tmp"; rm -rf "$tmp"' EXIT
passed=0 failed=0
unset GITHUB_ACTIONS GITHUB_WORKSPACE GITHUB_STEP_SUMMARY CI_PROJECT_DIR \
    CLICOLOR_FORCE
export NO_COLOR=1
cd "$tmp" || exit 3

ok() { # WHAT [FILE]...: reports the status of the last command, and first lines
    # shellcheck disable=SC2181
    if [ $? -eq 0 ]; then
        passed=$((passed + 1))
    else
        echo "FAILED: $1"
        shift
        [ $# -eq 0 ] || head -n 20 "$@"
        failed=$((failed + 1))
    fi
}

# Runs perfpress and checks its exit status; what it prints is in out and err.
expect() { # STATUS WORD...
    wanted=$1
    shift
    "$perfpress" "$@" >"$tmp/out" 2>"$tmp/err"
    status=$?
    [ "$status" -eq "$wanted" ]
    ok "perfpress $*: exit status $status, not $wanted" "$tmp/err"
}

says() { # FILE TEXT
    grep -qF -e "$2" "$tmp/$1"
    ok "no '$2' in $1" "$tmp/$1"
}

says_not() { # FILE TEXT
    ! grep -qF -e "$2" "$tmp/$1"
    ok "'$2' in $1" "$tmp/$1"
}

lines() { # FILE TEXT N: so many lines hold the text
    [ "$(grep -cF -e "$2" "$tmp/$1")" -eq "$3" ]
    ok "not $3 lines with '$2' in $1" "$tmp/$1"
}

silent() { # FILE
    [ ! -s "$tmp/$1" ]
    ok "text where there should be none" "$tmp/$1"
}

# Waits until a command succeeds. How long that takes is the machine's affair:
# it gives up after ten minutes, with the command's status.
await() { # COMMAND WORD...
    tries=12000
    until "$@"; do
        tries=$((tries - 1))
        [ $tries -gt 0 ] || return
        sleep 0.05
    done
}

# Whether a program is there; else what is skipped is told by its package.
there_is() { # PROGRAM PACKAGE
    command -v "$1" >/dev/null && return
    echo "skipped: ${2:-$1}"
    false
}

sum_up() {
    echo "$passed passed, $failed failed"
    [ "$failed" -eq 0 ]
}
