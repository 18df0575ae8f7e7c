# shellcheck shell=sh
# cases.sh: counting, for the scripts beside it, which read it first. They
# stand in the root of the project, with a folder $tmp of their own.
passed=0 failed=0
tmp=$(mktemp -d) || exit 3
tmp=$(cd "$tmp" && pwd -P)
trap 'rm -rf "$tmp"' EXIT
export NO_COLOR=1
unset MAKEFLAGS MFLAGS MAKELEVEL SANITIZE V
unset GITHUB_ACTIONS GITHUB_WORKSPACE GITHUB_STEP_SUMMARY CI_PROJECT_DIR

ok() { # WHAT: reports the status of the last command
    # shellcheck disable=SC2181
    if [ $? -eq 0 ]; then
        passed=$((passed + 1))
    else
        echo "FAILED: $1"
        failed=$((failed + 1))
    fi
}

# What is installed below a root: modes and paths, in order.
installed() { # ROOT
    (cd "$1" && find . -mindepth 1 -printf '%m %P\n' | LC_ALL=C sort -k 2)
}

sum_up() { # the last line; the script's status
    echo "$passed passed, $failed failed"
    [ "$failed" -eq 0 ]
}
