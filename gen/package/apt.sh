# SPDX-License-Identifier: MIT
# shellcheck shell=sh disable=SC2034,SC2154
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

# The version of a source package: the one that SOURCE_VERSIONS names, or the newest.
# SOURCE_VERSIONS holds words such as pcre2=10.42-1, for archives that lack the newest.
source_version() { # PACKAGE
    for word in ${SOURCE_VERSIONS:-}; do
        [ "${word%%=*}" != "$1" ] || { echo "${word#*=}" && return; }
    done
    apt-cache madison "$1" | awk '{ print $3 }' | sort -rV | head -n 1
}

# The name of its .dsc file.
source_file() { # PACKAGE
    apt-get -qq source --print-uris "$1=$(source_version "$1")" 2>>"$work/log" |
        awk '$2 ~ /\.dsc$/ { print $2 }'
}

# Unpacks it in the working folder, or exits and names it in $fault. An older
# version is no replacement: it may lack corrections of faults.
source_unpack() { # PACKAGE
    version=$(source_version "$1")
    apt-get -qq -o Acquire::Retries=3 source "$1=$version" >>"$work/log" 2>&1 && return
    fault="cannot fetch the source package $1 $version"
    exit 1
}
