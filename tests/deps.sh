#!/bin/sh
# deps.sh PACKAGE...: installs what is missing of them with apt-get.
set -eu
missing=
for p in "$@"; do
    case $(dpkg-query -W -f '${Status}' "$p" 2>/dev/null || :) in
    *' installed') ;;
    *) missing="$missing $p" ;;
    esac
done
[ -n "$missing" ] || exit 0
if [ "$(id -u)" -eq 0 ]; then sudo=; else sudo=sudo; fi
echo "installing:$missing"
$sudo apt-get update -qq
# shellcheck disable=SC2086
DEBIAN_FRONTEND=noninteractive $sudo apt-get install -y -qq $missing >/dev/null
