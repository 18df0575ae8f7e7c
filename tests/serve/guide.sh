# SPDX-License-Identifier: MIT
# shellcheck shell=sh
# guide.sh: content/guide/preview.md, followed word for word; what it shows of
# the terminal is compared, but for times and places. Read by run.sh.
# shellcheck disable=SC2154,SC2034 # run.sh and client.sh set these

guide=$root/content/guide/preview.md
demo=$tmp/guide
mkdir -p "$demo/bin"
cat >"$demo/bin/xdg-open" <<'END'
#!/bin/sh
echo "$1" >"${0%/*}/asked"
END
chmod +x "$demo/bin/xdg-open"
ln -s "$perfpress" "$demo/bin/perfpress"

# What does not differ from time to time, and from place to place.
plain() {
    sed -E -e 's/^[0-9]{2}(:[0-9]{2}){2} /TIME /' -e 's/[0-9.]+ ms$/N ms/' \
        -e 's/^serving [^ ]* at [^ ]*/serving SITE/'
}

# The N-th block of a language on the page.
block() { # LANGUAGE N
    awk -v start="\`\`\`$1" -v wanted="$2" '
        $0 == start { on = ++n == wanted; next }
        /^```/ { on = 0 }
        on' "$guide"
}

# Waits until the log has grown by the N-th text of the page, and by no more.
prints() { # N
    block text "$1" | plain >"$demo/wanted"
    await has_printed
    ok "the guide shows $(cat "$demo/wanted"), not $(cat "$demo/got")"
    seen=$(wc -l <"$demo/log")
}

has_printed() {
    tail -n "+$((seen + 1))" "$demo/log" | plain >"$demo/got"
    cmp -s "$demo/wanted" "$demo/got"
}

edit() { # FILE FROM TO: as an editor saves it
    grep -q -e "$2" "$demo/$1"
    ok "$1 has no '$2'"
    sed "s|$2|$3|" "$demo/$1" >"$demo/new" && cat "$demo/new" >"$demo/$1"
}

seen=0
block sh 1 >"$demo/begin.sh"
: >"$demo/all"
(
    cd "$demo" || exit
    PATH=$demo/bin:$PATH
    exec sh -c "$(sed '$s/^/exec /' begin.sh)"
) >"$demo/all" 2>&1 &
started=$!
await grep -q '^serving' "$demo/all"
ok "what the guide begins with: $(cat "$demo/all")"
ln "$demo/all" "$demo/log"
seen=$(($(grep -n ' built: ' "$demo/log" | cut -d : -f 1) - 1))
prints 1
url=$(sed -n 's/^serving .* at \(http:[^ ]*\)\/ .*/\1/p' "$demo/log")
await grep -qx "$url/" "$demo/bin/asked"
ok "the browser is asked to show $url"
edit demo/data/runs.csv 'large,bert-base,8,9.6' 'large,bert-base,8,8.4'
comes / 952.4
prints 2
edit demo/content/index.md "df\['Latency (ms)'\]" "df['Latency']"
comes /.perfpress/faults.html "unknown column"
prints 3
edit demo/content/index.md "df\['Latency'\]" "df['Latency (ms)']"
goes /.perfpress/faults.html
kill -s TERM "$started"
wait "$started"
ok "the guide's server ends with $?"
started=
