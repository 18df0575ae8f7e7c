# SPDX-License-Identifier: MIT
# shellcheck shell=sh disable=SC2154
# apt.sh: to be read by scripts. Gives apt-get lists of its own in the folder
# $work, from the machine's archives: deb or deb-src, for an architecture. The
# machine's lists stay as they are; apt-get checks the signatures.

apt_lists() { # TYPE ARCHITECTURE
    mkdir -p "$work/lists/partial" "$work/cache/archives/partial" "$work/apt"
    for file in /etc/apt/sources.list /etc/apt/sources.list.d/*.list; do
        [ ! -f "$file" ] || sed -n "s/^deb[[:blank:]]/$1 /p" "$file" \
            >"$work/apt/$(basename "$file" .list).list"
    done
    for file in /etc/apt/sources.list.d/*.sources; do
        [ ! -f "$file" ] || sed "s/^Types:.*/Types: $1/; /^Architectures:/d" \
            "$file" >"$work/apt/$(basename "$file")"
    done
    cat >"$work/apt.conf" <<END
Dir::Etc::SourceList "-";
Dir::Etc::SourceParts "$work/apt";
Dir::State::Lists "$work/lists";
Dir::Cache "$work/cache";
APT::Architecture "$2";
APT::Architectures { "$2"; };
APT::Sandbox::User "root";
END
    export APT_CONFIG="$work/apt.conf"
    # One archive that has none of these, or cannot be reached, is no harm.
    apt-get -qq update >"$work/log" 2>&1 || :
}
