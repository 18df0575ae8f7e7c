#!/bin/sh
# style.sh: the rules of STYLE.md that a machine can count. A function of gen/ has
# at most 80 lines; a file opens with its name and its purpose, in at most six
# lines that name no caller; no two files define a type of the same tag. Only the
# halves of modules depend on the operating system. Lines of
# gen/ and tests/ have at most 80 columns and are laid out by .clang-format, except
# tables. Prose avoids the turns of phrase that english.py counts.
set -eu
cd "$(dirname "$0")/.."
code=$(find gen tests -name '*.[ch]' ! -name '*_data.c' ! -name '*_data.h' \
    ! -path 'tests/highlight/samples/*' ! -path 'tests/scale/*.h' | sort)
bad=0
find gen -name '*.[ch]' ! -name unicode_data.c | sort | xargs awk '
    function fault(what) { print FILENAME ":" FNR ": " what; bad = 1 }
    FNR == 1 {
        if (open) { print last ": a function has no end"; bad = 1 }
        open = 0; head = 1; name = FILENAME
        sub(/.*\//, "", name); sub(/\.[ch]$/, "", name)
        if ($0 != "// SPDX-License-Identifier: MIT") fault("no licence")
        last = FILENAME
    }
    FNR == 2 && index($0, "// " name ": ") != 1 { fault("not \"// " name ": \"") }
    FNR > 1 && head && /^\/\// {
        if (/[Cc]alled (by|for|from|when) /) fault("names a caller")
        if (FNR > 7) fault("a long opening")
        next
    }
    { head = 0 }
    /^{$/ { open = FNR }
    /^}/ && open { if (FNR - open > 81) fault("a function of " FNR - open - 1 " lines"); open = 0 }
    /^((static|const) )*(struct|enum|union) [a-z_0-9]+ {/ {
        tag = $0
        sub(/ {.*/, "", tag); sub(/.* /, "", tag)
        module = FILENAME
        sub(/_(linux|posix)\.c$/, ".c", module)
        if (tag in home && home[tag] != module)
            fault("\"" tag "\" is also a type of " home[tag])
        home[tag] = module
    }
    END { exit bad }' || bad=1
find gen -name '*.[ch]' ! -path 'gen/package/*' ! -name '*_linux.c' \
    ! -name '*_posix.c' | sort | xargs awk '
    /^ *# *(if|elif)/ && !/CHECKED|ASAN|SANITIZE|has_feature/ {
        print FILENAME ":" FNR ": #if belongs into a _linux.c or _posix.c"
        bad = 1
    }
    /^#include <(linux\/|malloc|endian|xlocale|mach|sys\/(auxv|epoll|event|eventfd|inotify|prctl|sendfile|signalfd|syscall|sysinfo|vfs|xattr)\.h)/ {
        print FILENAME ":" FNR ": a header that other systems lack: " $2
        bad = 1
    }
    END { exit bad }' || bad=1
echo "$code" | LC_ALL=C xargs awk '
    { gsub(/[\200-\277]/, "") }
    length > 80 { print FILENAME ":" FNR ": more than 80 columns"; bad = 1 }
    END { exit bad }' || bad=1
if command -v clang-format >/dev/null; then
    echo "$code" | xargs clang-format --dry-run --Werror || bad=1
else
    echo "skipped: the layout, which needs clang-format"
fi
python3 tests/english.py gen content tests templates README.md STYLE.md \
    CONTRIBUTING.md SECURITY.md CHANGES.md || bad=1
[ "$bad" -eq 0 ] || exit 1
echo "style holds"
