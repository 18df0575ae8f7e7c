#!/bin/sh
# SPDX-License-Identifier: MIT
# site.sh DIR: makes DIR/site, a site by somebody who wants what lies beside
# it: the words "secret-N" stand in files that no page may read, in the site's
# folder and outside. A script makes it, since git holds no .git folders, pipes
# and loops. What is tried one by one makes an error each; pages whose names
# begin with "good" have nothing wrong.
set -eu
dir=$1
mkdir -p "$dir/outside" "$dir/site"
cd "$dir"
echo 'secret-1' >outside/secret.txt
printf 'a,b\nsecret-2,1\n' >outside/secret.csv
cd site
mkdir -p content/sub data/deep templates/assets .git/hooks src public conf
printf '[http]\n\textraheader = AUTHORIZATION: basic secret-3\n' >.git/config
echo 'AWS_SECRET_ACCESS_KEY=secret-4' >.env
echo '//registry/:_authToken=secret-5' >content/.npmrc
printf 'a,b\nsecret-6,2\n' >data/.hidden.csv
printf 'secret-7,x\n1,2\n' >src/other.csv
echo 'secret-8' >conf/token.txt
echo '{{! secret-9 }}' >templates/note.mustache
printf 'title: Hostile\n# secret-10\n' >perfpress.yaml
echo 'secret-11' >public/left.txt
cp .git/config .git/logo.svg

# ---- links of all kinds ----

ln -s ../.git/config content/config.txt
ln -s ../.env data/env.csv
ln -s ../../outside/secret.csv data/out.csv
ln -s "$PWD/../outside/secret.csv" data/absolute.csv
ln -s /etc/passwd content/passwd.txt
ln -s /proc/self/environ data/environ.csv
ln -s ../.git content/git
ln -s .. content/up
ln -s / content/root
ln -s ../../outside content/folder
ln -s step2 content/step1
ln -s ../data/step3 content/step2
ln -s ../.env data/step3
ln -s circle2 content/circle1
ln -s circle1 content/circle2
ln -s self content/self
ln -s ../../.git/config templates/assets/theme.css
ln -s ../.env templates/page.mustache
ln -s /dev/zero data/zero.csv
mkfifo data/pipe.csv content/pipe.md

# ---- every directive and role that reads, and every way to name a file ----

n=0
try() { # NAME of a file
    n=$((n + 1))
    cat >"content/sub/try$n.rst" <<END
Try $n
======

.. include:: $1

.. include:: $1
   :literal:

.. literalinclude:: $1

.. csv-table::
   :file: $1

.. image:: $1

.. figure:: $1

:download:\`it <$1>\`

.. df-table::

   df = pd.read_csv('$1', sep='\\x01', header=None)

.. df-table::

   df = pd.DataFrame({'a': open('$1').read().splitlines()})

.. df-table::

   df = pd.DataFrame({'a': [str(json.load(gzip.open('$1')))]})

.. raw:: html
   :file: $1
END
    printf '# Try %s\n\n![it](%s) [it](%s)\n\n```{include} %s\n```\n' \
        "$n" "$1" "$1" "$1" >"content/sub/mtry$n.md"
}
for name in .env .git/config perfpress.yaml templates/note.mustache \
    src/other.csv conf/token.txt public/left.txt content/.npmrc \
    data/.hidden.csv data/../.env; do
    try "../../$name"
    try "/../$name"
    try "$PWD/$name"
done
for name in ../../../outside/secret.txt ../../../../../../etc/passwd \
    /etc/passwd /proc/self/environ file:///etc/passwd //etc/passwd \
    ../config.txt ../git/config ../up/.env ../root/etc/passwd \
    ../folder/secret.txt ../step1 ../circle1 env.csv out.csv absolute.csv \
    environ.csv zero.csv pipe.csv ../../data/env.csv '..\..\.env' \
    '%2e%2e/%2e%2e/.env' .. ../.. '' . /; do
    try "$name"
done

# ---- data that names files ----

printf 'a,b\n1,2\n' >data/runs.csv
cat >data/runs.schema.yaml <<'END'
fields:
  - {name: a, type: integer}
  - {name: b, type: integer}
foreignKeys:
  - {fields: a, reference: {resource: ../.env, fields: a}}
checks:
  - "len(pd.read_csv('../.env', sep='\x01')) > 0"
  - "len(pd.read_csv('../../outside/secret.csv')) > 0"
END
cat >content/front.md <<'END'
---
title: Front
template: ../.env
extends: ../../.git/config
---
# Front

{value}`a <../.env>`
END
cat >content/glob.rst <<'END'
Patterns
========

.. df-table::
   :markup: false

   names = glob.glob('**/*', recursive=True) + glob.glob('../**/.*', recursive=True)
   names += glob.glob('data/*') + glob.glob('/*') + glob.glob('../*/*')
   df = pd.DataFrame({'a': [open(f, encoding='latin-1').read() for f in names]})
END
cat >content/runs.rst <<'END'
Runs
====

.. csv-table::
   :file: runs.csv
   :header-rows: 1
END
printf 'Good\n====\n\nA page.\n' >content/good.rst
printf '{{>../../.env}}{{>../note}}{{<../../../outside/secret.txt}}{{/x}}\n' \
    >templates/head.mustache
