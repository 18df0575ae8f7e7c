#!/bin/sh
# SPDX-License-Identifier: MIT
# run.sh: what pipelines ask of build and check: diagnostics in four formats,
# severities from perfpress.yaml, links checked, a new site by init, shell
# completions. Prints what does not hold, then "N passed, N failed".
set -u
cd "$(dirname "$0")/../.." || exit 3
root=$PWD
. tests/shell.sh

# ---- formats ----

mkdir -p 'docs/content/a b'
echo 'title: Formats' >docs/perfpress.yaml
cat >'docs/content/a b/index.md' <<'EOF'
# Start

Some ünï {nosuch}`50%, "x"`
EOF
printf 'Page\n====\n\n:ref:`nowhere`\n' >docs/content/page.rst

expect 1 check -C docs --diagnostics=text
says err '[role-unknown]'
says out '1 error, 1 warning;'
says err 'docs/content/a b/index.md:3:10: error: '
for from in docs . docs/content/a\ b summary; do # the way there from each
    mkdir -p "$from"
    way=$(realpath -s --relative-to="$from" 'docs/content/a b')
    (cd "$from" && "$perfpress" check -q -C "$tmp/docs" --diagnostics=text) 2>err
    says err "$(printf '%s/index.md:3:10: error: ' "$way" | sed 's|^\./||')"
done
rmdir summary
expect 1 check -C docs --diagnostics=json
[ "$(wc -l <out)" -eq 2 ]
ok "json: one object a line, and nothing else: $(cat out)"
says out '{"file":"content/a b/index.md","line":3,"column":10,"end_column":'
says out '"severity":"error","code":"role-unknown","message":"unknown role '
says out '"severity":"warning","code":"ref-unresolved"'
says out '"excerpt":"Some ünï {nosuch}`50%, \"x\"`"}'
says err '1 error, 1 warning;'
says_not err '[role-unknown]'
expect 1 check -C docs --diagnostics sarif
says out '"version": "2.1.0"'
says out '"uri": "docs/content/a%20b/index.md", "uriBaseId": "SRCROOT"'
says out '"startLine": 3, "startColumn": 10, "endColumn": '
says out '"level": "warning"'
says out '"executionSuccessful": true'
if there_is python3; then
    python3 "$root/tests/ci/sarif.py" <out
    ok "sarif: its structure"
    expect 1 check -C docs --diagnostics json
    python3 -c 'import json, sys
for line in sys.stdin: assert len(json.loads(line)) == 9' <out
    ok "json: it is JSON"
fi
expect 0 check -C "$root" --diagnostics sarif -q
says out '"results": []'
cp out none.sarif
expect 2 check -C docs --diagnostics=srif
says err "did you mean 'sarif'? choices are 'text', 'json', 'sarif', 'github'"
expect 2 check -C nowhere --diagnostics=sarif
says out '"results": []'
says out '"toolExecutionNotifications": [{"descriptor": {"id": "usage"}, '
says out '"executionSuccessful": false, "exitCode": 2'
cp out usage.sarif
printf 'title: \377\n' >docs/perfpress.yaml
expect 2 check -C docs --diagnostics=sarif
cp out config.sarif
printf 'title: "a\001\033\\"</script>&"\n"x' >>docs/content/page.rst
echo 'warnings: {ref-unresolved: error}' >docs/perfpress.yaml
expect 1 check -C docs --diagnostics=sarif
cp out faults.sarif
if there_is npm; then
    npm=$(dirname "$perfpress")/ci
    sh "$root/tests/npm.sh" "$root/tests/ci" "$npm" &&
        node "$root/tests/ci/sarif.js" "$npm" ./*.sarif
    ok "sarif: valid by its published schema"
    echo '{"version": "2.1.0", "runs": [{}]}' >wrong.sarif
    ! node "$root/tests/ci/sarif.js" "$npm" wrong.sarif >said &&
        grep -q "must have required property 'tool'" said
    ok "sarif: what is not valid is told: $(cat said)"
fi
printf 'Page\n====\n\n:ref:`nowhere`\n' >docs/content/page.rst
echo 'title: Formats' >docs/perfpress.yaml
expect 2 check -C nowhere --diagnostics=json
says out '{"file":null,"line":null,"column":null,"end_column":null,'

# ---- GitHub Actions ----

expect 1 check -C docs --diagnostics=github
says err '[role-unknown]'
says out '::error file=docs/content/a b/index.md,line=3,col=10,endColumn='
says out ',title=role-unknown::unknown role '
says out '%0Ahelp: '
says out '::warning file=docs/content/page.rst,line=4,'
says_not out 'more error'
printf 'x: "100%% of a, b: c"\n' >docs/perfpress.yaml
mkdir 'odd,50%:'
cp -R docs/. 'odd,50%:'
GITHUB_ACTIONS=true expect 2 check -C 'odd,50%:'
says out '::error file=odd%2C50%25%3A/perfpress.yaml,line=1,'
echo 'title: Formats' >docs/perfpress.yaml

cat >docs/content/page.rst <<'EOF'
Page
====

EOF
for i in 1 2 3 4 5 6 7 8 9 10 11 12; do
    printf ':ref:`nowhere%s`\n\n:nosuch:`a|b %s`\n\n' $i $i
done >>docs/content/page.rst
: >summary
GITHUB_ACTIONS=true GITHUB_WORKSPACE=$tmp GITHUB_STEP_SUMMARY=$tmp/summary \
    expect 1 check -q -C docs
lines out '::error ' 10
lines out '::warning ' 10
says out '::notice title=perfpress::3 more errors and 2 more warnings'
sed -n 1p out | grep -q '^::error '
ok "github: errors come first"
lines summary '| error |' 13
lines summary '| warning |' 12
says summary '### perfpress: 13 errors, 12 warnings'
GITHUB_ACTIONS=true GITHUB_STEP_SUMMARY=$tmp/summary expect 1 check -q -C docs
lines summary '### perfpress' 2
GITHUB_ACTIONS=true GITHUB_STEP_SUMMARY=$tmp/no/summary \
    expect 1 check -q -C docs
says err "cannot write '$tmp/no/summary'"
GITHUB_ACTIONS=true expect 1 check -q -C docs --diagnostics=text
says_not out '::error'

# ---- warnings: ----

mkdir -p levels/content
printf 'Page\n====\n\n:ref:`nowhere`\n' >levels/content/index.rst
set_levels() { printf 'warnings: {%s}\n' "$1" >levels/perfpress.yaml; }
set_levels 'ref-unresolved: warning'
expect 0 build -C levels
says err 'warning: unknown label'
rm -rf levels/public
set_levels 'ref-unresolved: error'
expect 1 build -C levels
says err 'error: unknown label'
says out '1 error, 0 warnings;'
[ ! -e levels/public ]
ok "a warning made an error stops the build"
set_levels 'ref-unresolved: off'
expect 0 build -W -C levels
[ ! -s err ]
ok "a warning that is off is not printed"
set_levels 'ref-unresolve: off'
expect 2 build -C levels
says err "did you mean 'ref-unresolved'?"
set_levels 'role-unknown: off'
expect 2 build -C levels
says err 'this fault is always an error'

# ---- links ----

mkdir -p links/content/sub links/templates
cat >links/perfpress.yaml <<'EOF'
base_url: https://example.com/perf/
allow_raw_html: true
EOF
cat >links/content/index.rst <<'EOF'
.. _start:

Start
=====

.. toctree::

   sub/page

`to a page <sub/page.html>`_, `a place <sub/page.html#second>`_,
`here <#start>`_, `the root <./>`_, `elsewhere <https://example.org/x#y>`_,
`with a query <sub/page.html?x=1#second>`_, `mail <mailto:a@example.com>`_,
`the same site <https://example.com/perf/sub/page.html>`_,
`another <https://example.com/other>`_, `top <sub/page.html#top>`_,
`a file <sub/f%20g.txt>`_
EOF
printf '# Page\n\n## Second\n\n[up](/index.rst)\n' >links/content/sub/page.md
cat >>links/content/sub/page.md <<'EOF'

What no page makes: <a href="../robots.txt">1</a>, <a href="../sitemap.xml">2</a>,
<a href="../404.html">3</a>.
EOF
echo text >'links/content/sub/f g.txt'
expect 0 build -W -C links
cat >>links/content/index.rst <<'EOF'

A `file that is gone <sub/pag.html>`_, `a place that is not
<sub/page.html#third>`_, `nor here <#nowhere>`_,
`outside <../x.html>`_, `same site <https://example.com/perf/gone.html>`_
`x <sub/page.html#fourth>`__ `y <sub/page.html#fourth>`__ fifth_ fifth_

.. _fifth: sub/page.html#fifth

.. raw:: html

   <img src="gone.png" alt="">
EOF
expect 0 check -C links
says err "content/index.rst:17:3: warning: there is no page or file 'sub/pag.html' [link-unresolved]"
says err "content/index.rst:17:40: warning: link to 'sub/page.html#third': 'content/sub/page.md' has no anchor 'third'"
says err "link to '#nowhere': 'content/index.rst' has no anchor 'nowhere'"
says err "link to 'https://example.com/perf/gone.html'"
says err "content/index.rst: warning: link to 'gone.png'"
says err "no page or file '../x.html'"
says err "content/index.rst:20:1: warning: link to 'sub/page.html#fourth'"
says err "content/index.rst:20:30: warning: link to 'sub/page.html#fourth'"
says err "content/index.rst:22:1: warning: link to 'sub/page.html#fifth'"
lines err '[link-broken]' 7
lines err "'sub/pag.html'" 1
"$perfpress" check -q -j1 -C links 2>one
"$perfpress" check -q -j4 -C links 2>four
cmp -s one four
ok "links: the same with one thread and with four"
"$perfpress" build -q -C links 2>four
cmp -s one four
ok "links: a plain build tells the same"
expect 1 check -W -C links
echo 'warnings: {link-broken: error}' >>links/perfpress.yaml
rm -rf links/public
expect 1 build -C links
[ ! -e links/public ]
ok "links: as errors they stop the build"
sed -i '$d' links/perfpress.yaml
sed -i '17,$d' links/content/index.rst
cp "$root"/templates/*.mustache links/templates
sed -i 's|</head>|<link rel="stylesheet" href="{{root}}no.css"></head>|' \
    links/templates/*.mustache
expect 0 check -C links
lines err 'no.css' 1
says err 'pages; it may be in a template'
mkdir -p alone/content
printf 'title: T\nsearch: false\n' >alone/perfpress.yaml
printf 'Alone\n=====\n' >alone/content/index.rst
cp -R links/templates alone
expect 0 check -C alone
lines err 'no.css' 1
says_not err 'pages have this link'
rm -rf links/templates alone

# ---- links in the cells of tables ----

mkdir -p cells/content cells/data
: >cells/perfpress.yaml
cat >cells/data/runs.csv <<'EOF'
Model,Link
bert,`good <two.html>`__
"t5,
x",`bad <gone.html>`__ and `worse <two.html#nope>`__
gpt,`again <two.html#nope>`__
EOF
sed 's/`\([a-z]*\) <\([^>]*\)>`__/[\1](\2)/g' cells/data/runs.csv \
    >cells/data/md.csv
cat >cells/content/index.rst <<'EOF'
Start
=====

.. csv-table:: Runs
   :file: runs.csv

.. df-table:: Runs

   df = pd.read_csv('runs.csv').tail(2)
   df['Other'] = '`made <two.html#nope>`__'
EOF
cat >cells/content/two.md <<'EOF'
# Two

```{df-table}
df = pd.read_csv('md.csv')
df['Copy'] = df['Link']
df = df.sort_values('Model')
```

[twice](#gone), [and](#gone)
EOF
expect 0 check -C cells
says err "data/runs.csv:4:4: warning: there is no page or file 'gone.html' [link-unresolved]"
says err "data/runs.csv:4:28: warning: link to 'two.html#nope': 'content/two.md' has no anchor 'nope'"
says err "data/runs.csv:5:5: warning: link to 'two.html#nope'"
says err "data/md.csv:4:4: warning: there is no page or file 'gone.html'"
says err "data/md.csv:4:25: warning: link to 'two.html#nope'"
says err "data/md.csv:5:5: warning: link to 'two.html#nope'"
says err "content/index.rst:10:18: warning: link to 'two.html#nope'"
lines err ': warning: ' 9
says err "content/two.md:9:1: warning: "
says err "content/two.md:9:17: warning: "

# ---- labels that nothing links to ----

mkdir -p labels/content/sub
cat >labels/content/index.rst <<'EOF'
.. _by-ref:
.. _none:

Start
=====

.. _by-name:

A paragraph; see `By-Name`_, :ref:`x <deep>`, `url <sub/page.html#by-url>`__.

.. include:: part.txt

.. csv-table:: Runs
   :name: runs

   a, b

.. [1] A footnote. _`inline`

.. _elsewhere: https://example.com/
EOF
printf '.. _part:\n\nPart of it.\n' >labels/content/part.txt
cat >labels/content/sub/page.md <<'EOF'
(by-url)=
# Page

{ref}`start <by-ref>`

(deep)=
## Deep

(by-hash)=
## Hash

[here](#by-hash)

(nobody)=
Text.
EOF
: >labels/perfpress.yaml
expect 0 check -W -C labels
silent err
echo 'warnings: {label-unused: warning}' >labels/perfpress.yaml
expect 0 check -C labels
says err "content/index.rst:2:1: warning: nothing links to label 'none' [label-unused]"
says err "content/index.rst:13:4: warning: nothing links to label 'runs' [label-unused]"
says err "content/index.rst:18:20: warning: nothing links to label 'inline' [label-unused]"
says err "content/part.txt:1:1: warning: nothing links to label 'part' [label-unused]"
says err "content/sub/page.md:14:1: warning: nothing links to label 'nobody' [label-unused]"
lines err '[label-unused]' 5
echo 'warnings: {label-unused: error}' >labels/perfpress.yaml
expect 1 build -C labels
[ ! -e labels/public ]
ok "labels: as errors they stop the build"

# ---- orphans ----

printf 'Alone\n=====\n' >links/content/alone.rst
expect 0 check -C links
says err 'content/alone.rst: warning: page is in no toctree [page-orphan]'
printf ':orphan:\n\nAlone\n=====\n' >links/content/alone.rst
expect 0 check -W -C links
rm links/content/alone.rst
printf -- '---\norphan: true\n---\n# Alone\n' >links/content/alone.md
expect 0 check -W -C links
sed -i '/toctree/,/page/d' links/content/index.rst
printf '# Alone\n' >links/content/alone.md
expect 0 check -W -C links

# ---- init ----

expect 0 init new/site
says out "perfpress build -C new/site "
expect 0 check -W -C new/site
expect 0 build -W -C new/site
says out '2 pages, 2 tables'
grep -q '833.3' new/site/public/index.html
ok "init: the table is computed"
for file in .gitignore .gitlab-ci.yml .github/workflows/site.yml \
    perfpress.yaml data/runs.csv content/index.md content/method.rst; do
    cmp -s "new/site/$file" "$root/gen/cli/starter/$file"
    ok "init: $file"
done
rm -rf new/site/public
cp -R new/site before
expect 2 init new/site
says err "'new/site' is not empty"
diff -r new/site before
ok "init: a folder that is not empty stays as it is"
mkdir "it's empty"
# A clone that has what clones begin with.
mkdir -p clone/.git clone/.github/workflows
printf 'Mine.\n' | tee clone/README.md >clone/LICENSE
printf '*.o\n/public/' >clone/.gitignore
echo 'name: mine' >clone/.github/workflows/site.yml
expect 0 init clone
says out '.github/workflows/site.yml already existed and was not changed.'
[ "$(cat clone/README.md clone/LICENSE clone/.github/workflows/site.yml)" = \
    "$(printf 'Mine.\nMine.\nname: mine')" ]
ok "init: what is there stays"
grep -qx '\*\.o' clone/.gitignore &&
    [ "$(grep -cx '/public/' clone/.gitignore)" -eq 1 ] &&
    ! grep -vxF -f clone/.gitignore "$root/gen/cli/starter/.gitignore"
ok "init: .gitignore has what it lacked: $(cat clone/.gitignore)"
expect 0 build -W -C clone
mkdir -p other/src other/content
expect 2 init other
says err "'other' is not empty: it contains 'content'"
[ "$(ls -A other)" = "$(printf 'content\nsrc')" ]
ok "init: nothing is written beside what a site could mix with"
mkdir linked
ln -s ../outside linked/.gitignore
expect 3 init linked
[ ! -e outside ]
ok "init: nothing is written through a link"
for file in "$root"/gen/cli/starter/.github/workflows/site.yml "$root"/gen/cli/starter/.gitlab-ci.yml; do
    grep -q PERFPRESS_COMMIT "$file" && ! grep -q 'git clone' "$file"
    ok "init: $file builds from one commit"
done
grep -A 1 '^permissions:$' new/site/.github/workflows/site.yml | grep -q 'contents: read' &&
    grep -q 'persist-credentials: false' new/site/.github/workflows/site.yml
ok "init: the workflow may read, and keeps no token"
expect 0 init "it's empty"
says out "perfpress build -C 'it'\\''s empty' "
expect 0 check -W -C "it's empty"
expect 0 init --example nightly nightly
says out 'its data are in data/nightly.'
expect 0 check -W -C nightly
expect 0 build -W -C nightly
says out '11 pages, 22 tables'
for file in content/index.md content/releases/template.rst data/results.py \
    data/nightly/2026-10-19.json perfpress.yaml; do
    cmp -s "nightly/$file" "$root/gen/cli/examples/nightly/$file"
    ok "init --example: $file"
done
cmp -s nightly/.gitignore "$root/gen/cli/starter/.gitignore" && [ ! -e nightly/data/runs.csv ]
ok "init --example: the files that all sites have"
tr "\n" " " <nightly/public/releases/1.5.html | grep -q "release before: none\."
ok "init --example: a good night"
grep -q 'insert' nightly/public/releases/1.4.html
ok "init --example: a slower benchmark"
sed '/"benchmarks": \[/a {"name": "failed", "run_type": "iteration", "error_occurred": true}, {"name": "short", "run_type": "iteration", "real_time": 0, "cpu_time": 0, "time_unit": "ns"},' \
    nightly/data/nightly/2026-10-21.json >changed
mv changed nightly/data/nightly/2026-10-21.json
expect 0 check -W -C nightly
rm nightly/data/nightly/*
expect 1 check -C nightly
says err 'data/nightly has no results'
ok "init --example: failed benchmarks, times of 0, and no results"
expect 0 init --example database database
says out 'its data are in data/results.db.'
expect 0 check -W -C database
expect 0 build -W -C database
says out '1 page, 2 tables'
cmp -s database/data/results.db "$root/gen/cli/examples/database/data/results.db"
ok "init --example: the database"
expect 2 init --example nigthly typo
says err "did you mean 'nightly'?"
[ ! -e typo ]
ok "init --example: nothing is made for an unknown name"
expect 2 init
says err 'init needs a DIR'
for command in build serve; do
    expect 2 $command docs
    says err "unexpected argument of $command: 'docs' [usage]"
    says err "help: -C names the folder of a site: perfpress $command -C docs"
    expect 2 $command "no docs"
    says_not err 'help:'
done
echo 'publish: {a: {url: "s3://a-bucket"}}' >docs/perfpress.yaml
(cd docs && "$perfpress" publish content) 2>err
says err 'help: -C names the folder of a site: perfpress publish -C content'
expect 0 help publish
mv out help.publish
expect 0 publish --help
cmp -s out help.publish
ok "help COMMAND is COMMAND --help"
expect 0 help table-mark
says out 'table-mark: warning: '
says out '    Warning: '
grep -o '"[a-z0-9]*-[a-z0-9-]*"' "$root"/gen/base/codes/*.h | sed 's/.*"\(.*\)"/\1/' |
    sort -u >codes
while read -r code; do
    [ "$("$perfpress" help "$code" 2>/dev/null | wc -l)" -ge 2 ] || echo "$code"
done <codes >unknown
grep -v '\.h$' unknown >missing
[ ! -s missing ]
ok "help describes each code: $(paste -sd ' ' missing)"
expect 2 help nothing
says err "unknown command 'nothing'"
expect 2 inti
says err "did you mean 'init'?"
expect 2 --hlep
says err "did you mean '--help'?"
expect 2 init a b
[ ! -e a ]
ok "init: nothing is made of a wrong command line"
expect 3 init summary/site
says err '[file-write]'

# ---- workflow files ----

if there_is npm; then
    # The examples of the guide that are whole workflows, or the jobs of one.
    for page in ci deploying; do
        awk -v out="$tmp/$page" '
            /^```yaml$/ { on = 1; text = ""; jobs = 0; whole = 0; next }
            /^```$/ && on {
                on = 0
                if (jobs && !whole) text = "on: push\n" text
                if (jobs) { n++; printf "%s", text > (out n ".yml") }
                next
            }
            on { text = text $0 "\n"; jobs += /^jobs:/; whole += /^on:/ }' \
            "$root/content/guide/$page.md"
    done
    ls ci1.yml deploying1.yml >/dev/null
    ok "the guide has workflows for GitHub Actions"
    for file in new/site/.github/workflows/*.yml ci*.yml deploying*.yml; do
        "$npm/node_modules/.bin/action-validator" "$file" >said 2>&1
        ok "GitHub Actions takes $file: $(cat said)"
    done
    sed 's/runs-on/run-on/' ci1.yml >wrong.yml
    "$npm/node_modules/.bin/action-validator" wrong.yml 2>&1 |
        grep -q "'run-on' is not allowed"
    ok "GitHub Actions does not take just anything"
fi

# ---- shell completions ----

# What bash offers for a line, one word each.
offered() { # WORD...
    bash -c '. "$0"/gen/cli/completion.bash
        COMP_WORDS=("$@") COMP_CWORD=$(($# - 1))
        _perfpress
        printf "%s\n" "${COMPREPLY[@]}"' "$root" "$perfpress" "$@" | LC_ALL=C sort
}

options_of() { # COMMAND: as its --help lists them
    { "$perfpress" "$1" --help | grep -oE '^ .*--[a-z-]+' |
        grep -oE -e '--[a-z-]+'; echo --help; } | LC_ALL=C sort -u
}

{ "$perfpress" --help | sed -n 's/^  \([a-z]*\) .*/\1/p'; echo --help
    echo --version; } | LC_ALL=C sort >commands
if command -v bash >/dev/null; then
    offered '' | diff commands -
    ok "bash: the commands"
    grep -v '^-' commands | while read -r command; do
        options_of "$command" >options
        offered "$command" -- | diff options - || echo "$command" >>differs
    done
    [ ! -e differs ]
    ok "bash: the options"
    [ "$(offered check --diagnostics s)" = sarif ] &&
        [ "$(offered check --diagnostics = s)" = sarif ]
    ok "bash: the formats of --diagnostics"
    [ "$(offered build -C doc)" = docs ]
    ok "bash: folders"
fi
if there_is zsh; then
    # The functions that it calls, where there is no line to complete.
    zsh -fc '_files() { echo "files $*"; }
        _describe() { print -rl -- "${(@P)2}"; }
        words=("${@[2,-1]}") CURRENT=$#words
        . "$1"' zsh "$root/gen/cli/completion.zsh" "$perfpress" '' >offers
    sed 's/:.*//' offers | LC_ALL=C sort | diff commands -
    ok "zsh: the commands"
    zsh -fc '_files() { echo "files $*"; }
        words=("${@[2,-1]}") CURRENT=$#words
        . "$1"' zsh "$root/gen/cli/completion.zsh" "$perfpress" build -C '' >offers
    [ "$(cat offers)" = 'files -/' ]
    ok "zsh: folders"
fi

sum_up
