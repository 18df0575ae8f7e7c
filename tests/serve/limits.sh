# SPDX-License-Identifier: MIT
# shellcheck shell=sh
# limits.sh: what the system tells the preview nothing of: files elsewhere in
# the site, events that were lost, folders that cannot be watched. Read by
# run.sh.
# shellcheck disable=SC2154,SC2034 # run.sh and client.sh set these

# ---- files beyond the three folders ----

mkdir -p far/content far/notes
echo 'sources: [notes]' >far/perfpress.yaml
cat >far/content/index.md <<'END'
# Far

```{literalinclude} ../notes/one.txt
```

```{csv-table}
:file: linked.csv
:header-rows: 1
```
END
echo 'first note' >far/notes/one.txt
printf 'Model,Speed\nbert,12.5\n' >far/notes/runs.csv
ln -s ../notes/runs.csv far/content/linked.csv
start far
comes / 'first note'
echo 'second note' >far/notes/one.txt
comes / 'second note'
printf 'Model,Speed\nbert,99.5\n' >far/notes/runs.csv
comes / 99.5
mv far/notes far/elsewhere
comes /.perfpress/faults.html "there is no folder 'notes'"
mkdir far/notes
printf 'Model,Speed\nbert,77.5\n' >far/notes/runs.csv
echo 'third note' >far/notes/one.txt
comes / 'third note'
comes / 77.5
echo x >far/notes/unread.txt
echo x >far/unread.txt
echo 'fourth note' >far/notes/one.txt
comes / 'fourth note'
await grep -q "${reports:+one\.txt}" log
! grep unread log
ok "files that no page reads do not count: $(tail -n 2 log)"
ln -s / far/content/root
comes /.perfpress/faults.html 'file-outside'
[ "$reports" != inotify ] ||
    [ "$(grep -c '^inotify' "/proc/$started/fdinfo/"* | awk -F: '{n += $2}
        END {print n}')" -lt 10 ]
ok "links out of the site are not watched"
rm far/content/root
goes /.perfpress/faults.html

# ---- a queue that overflows ----

queue=$([ "$reports" != inotify ] ||
    cat /proc/sys/fs/inotify/max_queued_events)
kill -s STOP "$started"
i=0
while [ $i -lt "$((queue / 2 + 100))" ]; do
    : >far/content/.a
    : >far/content/.b
    i=$((i + 1))
done
echo 'a lost note' >far/notes/one.txt
mkdir -p far/content/lost/deep
echo '# Lost page' >far/content/lost/deep/page.md
kill -s CONT "$started"
comes / 'a lost note'
comes /lost/deep/page.html 'Lost page'
[ "$reports" != inotify ] || grep -q 'many files' log
ok "the queue overflowed: $(tail -n 3 log)"
echo '# Found page' >far/content/lost/deep/page.md
comes /lost/deep/page.html 'Found page'
rm -r far/content/lost
stop "after lost events"

# ---- limits of the system ----

limited() { # KEY NUMBER: the next server may have so many
    echo "echo $2 >/proc/sys/user/$1 && exec \"\$@\"" >limited.sh
    prefix="unshare -Ur sh limited.sh"
}

# Whether no build comes in three rounds of looking.
is_quiet() {
    lines=$(wc -l <log)
    sleep 1.2
    [ "$(wc -l <log)" -eq "$lines" ]
}

mkdir -p far/content/a/b/c
if [ "$reports" = inotify ] &&
    unshare -Ur sh -c 'echo 1 >/proc/sys/user/max_inotify_watches' 2>/dev/null
then
    for limit in max_inotify_watches=3 max_inotify_instances=0; do
        limited "${limit%=*}" "${limit#*=}"
        start far
        case $limit in
        *watches*) said='watched folders .*max_user_watches' ;;
        *) said='watchers .*max_user_instances' ;;
        esac
        grep -qE "^the system's limit on $said\\); checking for changes every" log
        ok "$limit is told: $(cat log)"
        [ "$(grep -c 'limit on' log)" -eq 1 ]
        ok "once: $(cat log)"
        echo "# Deep, $limit" >far/content/a/b/c/page.md
        comes /a/b/c/page.html "Deep, $limit"
        echo "note, $limit" >far/notes/one.txt
        comes / "note, $limit"
        rm far/content/a/b/c/page.md
        goes /a/b/c/page.html
        await is_quiet
        ok "nothing is built when nothing changes: $(tail -n 3 log)"
        stop "$limit"
    done
    prefix=
fi

# ---- no reports wanted, as in a container ----

start far --poll --bind 0.0.0.0
sleep 1.5
[ "$(grep -c ' pages* in ' log)" -eq 1 ]
ok "polling: one build at start: $(cat log)"
grep -q '^--poll is set; checking for changes every' log
ok "--poll is told: $(cat log)"
get / -H 'Host: localhost:8000'
answers 200
echo '# Polled' >far/content/a/polled.md
comes /a/polled.html Polled
rm far/content/a/polled.md
goes /a/polled.html
stop "polling"
