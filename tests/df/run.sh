#!/bin/sh
# The df command: its formats, where it finds files, its exit status.
# PERFPRESS is the program.
set -u
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
passed=0 failed=0

check() { # NAME WANTED-STATUS WANTED-OUTPUT COMMAND...
    name=$1 want_status=$2 want=$3
    shift 3
    got=$("$@" 2>&1)
    status=$?
    if [ "$status" = "$want_status" ] && [ "$got" = "$want" ]; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        printf '%s: status %s, wanted %s; wanted\n%s\ngot\n%s\n' \
            "$name" "$status" "$want_status" "$want" "$got"
    fi
}

mkdir -p site/content/deep site/data
touch site/perfpress.yaml
printf 'a,b\n1,"x, y"\n22,\n' >site/data/d.csv
printf 'c\n1\n' >site/content/deep/near.csv
printf "df = pd.read_csv('d.csv')\n" >site/content/deep/s.df
printf "df = pd.read_csv('near.csv')\nother = df.head(0)\n" \
    >site/content/deep/near.df
printf "df = pd.read_csv('d.csv')\ndf = df['c']\n" >site/content/bad.df
printf 'd,e\n3,4\n' >alone.csv
printf "df = pd.read_csv('alone.csv')\n" >alone.df

check csv 0 'a,b
1,"x, y"
22,' "$PERFPRESS" df site/content/deep/s.df
check json 0 '[{"a": 1, "b": "x, y"},
 {"a": 22, "b": null}]' "$PERFPRESS" df --format=json site/content/deep/s.df
check markdown 0 '|   a | b    |
| --: | ---- |
|   1 | x, y |
|  22 |      |' "$PERFPRESS" df -f markdown site/content/deep/s.df
check text 0 ' a  b
 1  x, y
22' sh -c '"$PERFPRESS" df --format text site/content/deep/s.df | sed "s/ *$//"'
check html 0 4 sh -c \
    '"$PERFPRESS" df -f html site/content/deep/s.df | grep -c "<t[rh]"'
check beside 0 'c
1' "$PERFPRESS" df site/content/deep/near.df
check var 0 c "$PERFPRESS" df --var other site/content/deep/near.df
check input 0 'a
1
22' sh -c "echo \"df = pd.read_csv('d.csv')['a']\" | \"\$PERFPRESS\" df -C site -"
printf 'df = 1\0\n' >nul.df
check nul 1 'nul.df:1:7: error: NUL byte in a text file [file-nul]
    1 | df = 1�
      |       ^
help: save the file as UTF-8 text, without NUL bytes' "$PERFPRESS" df nul.df
check alone 0 'd,e
3,4' "$PERFPRESS" df alone.df
check fault 1 "site/content/bad.df:2:9: error: unknown column 'c' [df-column]
    2 | df = df['c']
      |         ^~~
help: columns are 'a', 'b'" "$PERFPRESS" df site/content/bad.df
check format 2 "perfpress: error: unknown format 'tsv' [usage]
help: did you mean 'csv'? choices are 'csv', 'json', 'markdown', 'html', 'text'" \
    "$PERFPRESS" df -f tsv alone.df
check none 2 "perfpress: error: df needs a FILE, or - for standard input [usage]" \
    "$PERFPRESS" df
# The text of a large file is gone when its cells have been read; places in it
# are found all the same.
awk 'BEGIN {
    print "Model,Rate"
    for (i = 0; i < 99999; i++)
        print "a model with a long name " i ",\"" i - 70000 "\""
}' >large.csv
printf "df = pd.read_csv('large.csv')\ndf['Cost'] = 1 / df['Rate']\n" >large.df
check large 0 'large.csv:70002:33: warning: column '\''Cost'\'' contains inf in this row [df-not-finite]
70002 | a model with a long name 70000,"0"
      |                                 ^
help: '\''Rate'\'' is 0 in this row; the column is computed at large.df:2; drop the row, or call .replace() to replace inf
a model with a long name 99998,29998,3.333555570371358e-05' \
    sh -c '"$PERFPRESS" df large.df >large.out && tail -n 1 large.out'
check missing 3 "perfpress: error: cannot read 'no.df': No such file or directory [file-read]" "$PERFPRESS" df no.df

echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
