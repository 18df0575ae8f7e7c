// SPDX-License-Identifier: MIT
// pairs: doubles both sides of a product: n uses of something of length n
// (scale.c). The output may have n * n bytes (fills), or a limit refuses it
// (refused), which must cost no more than the greatest allowed input.

#define LONG "%(word word\n   %)"
#define OWN(as) "perfpress.yaml", "title: T\n" as ": {v: {template: v}}\n"

/* texts, addresses, titles by their uses */
RST("pair substitution length, uses", 100, TITLE ".. |a| replace:: " LONG "\n\n",
    "|a|\n", .fills = true),
RST("pair substitution length, more uses", 2000,
    TITLE ".. |a| replace:: " LONG "\n\n", "|a|\n", REFUSED),
RST("pair address length, uses", 100, TITLE ".. _a: http://a/" LONG "\n\n",
    "a_\n", .fills = true),
RST("pair address length, more uses", 2500,
    TITLE ".. _a: http://a/" LONG "\n\n", "a_\n", REFUSED),
RST("pair relative address length, uses", 2500,
    TITLE ".. _a: a/%(word.html\n   %)\n\n", "a_\n", REFUSED),
MD("pair relative reference length, uses", 1000,
   "# T\n\n[a]: a/%(word.html%)\n\n", "[a]\n"),
RST("pair footnote length, uses", 400, TITLE ".. [#a] " LONG "\n\n",
    "[#a]_\n"),
RST("pair title length, uses", 100, TITLE, ":doc:`p`\n", .fills = true,
    .with = {"content/p.md", "# %(word %)\n"}),
RST("pair title length, more uses", 3000, TITLE, ":doc:`p`\n", REFUSED,
    .with = {"content/p.md", "# %(words words %)\n"}),
RST("pair role's address, uses", 2500, TITLE, ":r:`a`\n", REFUSED,
    .with = {"perfpress.yaml",
             "title: T\nroles: {r: {url: 'http://a/%(aaaaaaaaaa%)%s'}}\n"}),
RST("pair roles, uses", 500, TITLE "%(.. role:: r%i\n\n%)", ":r%i:`a`\n"),
RST("pair labels, uses", 500, TITLE "%(.. _a%i:\n\n%)Part\n----\n\n",
    ":ref:`a%i`\n"),
RST("pair glossary terms, uses", 500,
    TITLE ".. glossary::\n\n%(   t%i\n     text\n%)\n", ":term:`t%i`\n"),
RST("pair objects, uses", 300, TITLE "%(.. py:function:: f%i()\n\n%)",
    ":py:func:`f%i`\n"),
MD("pair front substitutions, uses", 2000,
   "---\nmyst:\n  enable_extensions: [substitution]\n  substitutions:\n"
   "%(    s%i: x\n%)---\n# T\n\n",
   "{{ s%i }}\n"),
MD("pair front substitutions, unknown", 500,
   "---\nmyst:\n  enable_extensions: [substitution]\n  substitutions:\n"
   "%(    s%i: x\n%)---\n# T\n\n",
   "{{ t%i }}\n", .status = 1),
MD("pair front substitution length, uses", 2000,
   "---\nmyst:\n  enable_extensions: [substitution]\n  substitutions:\n"
   "    s: %(word %)\n---\n# T\n\n",
   "{{ s }}\n", REFUSED),
MD("pair site substitutions, uses", 1000, "# T\n\n", "{{ s%i }}\n", .with = {
   "perfpress.yaml", "title: T\nmyst_enable_extensions: [substitution]\n"
   "myst_substitutions:\n%(  s%i: x\n%)"}),
MD("pair reference length, uses", 500, "# T\n\n[a]: http://a/%(aaaaaaaa%)\n\n",
   "[a]\n"),

RST("pair missing links, lines", 500, TITLE, "`a <b%i.html>`__\n\n"),
RST("pair csv names, short rows", 60,
    TITLE ".. csv-table::\n   :header: %(a, %)a\n\n", "   x\n", .fills = true),
RST("pair csv names, more short rows", 1000,
    TITLE ".. csv-table::\n   :header: %(a, %)a\n\n", "   x\n", REFUSED),
RST("pair contents, sections", 3000, TITLE, ".. contents::\n\n",
    .tail = "%(Part %i\n--------\n\n%)", REFUSED),
RST("pair role's classes, uses", 2500,
    TITLE ".. role:: r\n   :class: %(c%i\n    %)\n\n", ":r:`a`\n", REFUSED),
RST("pair footnotes, uses", 500, TITLE "%(.. [#a%i] x\n%)\n", "[#a%i]_\n"),

/* templates */
RST("pair directive template length, uses", 50, TITLE, ".. v:: x\n\n",
    .fills = true, .with = {OWN("directives"),
    "templates/v.mustache", "%(<p>text</p>\n%)"}),
RST("pair directive template length, more uses", 2000, TITLE, ".. v:: x\n\n",
    REFUSED, .with = {OWN("directives"),
    "templates/v.mustache", "%(<p>text</p>\n%)"}),
RST("pair role template length, uses", 2000, TITLE, ":v:`x`\n", REFUSED,
    .with = {OWN("roles"), "templates/v.mustache", "%(<i>text</i>%)"}),
RST("pair directive options, uses in a template", 200, TITLE ".. v:: x\n",
    "   :o%i: a\n", .with = {OWN("directives"),
    "templates/v.mustache", "%({{o%i}}\n%)"}),
RST("pair directive arguments, uses in a template", 500, TITLE ".. v:: a",
    "\n   word", REFUSED, .with = {OWN("directives"),
    "templates/v.mustache", "%({{argument}}{{argument}}{{argument}}\n%)"}),
{.name = "pair datatemplate lines, items", 1000, "content/a.json",
 "{\"a\": [", "{\"b\": %i},", "{}]}", REFUSED, .with = {
 "content/index.rst",
 TITLE ".. datatemplate:json:: a.json\n   :template: t.mustache\n",
 "templates/data/t.mustache", "{{#data.a}}\n%(- {{b}}\n%){{/data.a}}\n"}},
{.name = "pair datatemplate keys, uses", 500, "content/a.json", "{",
 "\"k%i\": 1,", "\"z\": 1}", .with = {
 "content/index.rst",
 TITLE ".. datatemplate:json:: a.json\n   :template: t.mustache\n",
 "templates/data/t.mustache", "%({{data.k%i}}\n%)"}},
RST("pair datatemplate data, uses", 3000, TITLE,
    ".. datatemplate:json:: a.json\n   :template: t.mustache\n\n", REFUSED,
    .with = {"content/a.json", "[%(1, %)1]", "templates/data/t.mustache", "x\n"}),
{.name = "pair page template lines, sections", 1000, "templates/page.mustache",
 "{{<layout}}{{$after}}{{#toc}}", "text {{title}}\n",
 "{{/toc}}{{/after}}{{/layout}}", .with = {
 "content/index.md", "# T\n\n%(## A%i\n\n%)"}, .fills = true},
{.name = "pair params, uses in a template", 500, "templates/page.mustache",
 "{{<layout}}{{$after}}", "{{params.p%i}}\n", "{{/after}}{{/layout}}", .with = {
 "content/index.md", "# T\n",
 "perfpress.yaml", "title: T\nparams:\n%(  p%i: a\n%)"}},

/* files, and what is included of them */
RST("pair literalinclude, file", 4000, TITLE,
    ".. literalinclude:: a.txt\n   :start-after: end\n\n", REFUSED,
    .with = {"content/a.txt", "%(line %i\n%)end\nlast\n"}),
RST("pair literalinclude of lines, file", 1000, TITLE,
    ".. literalinclude:: a.txt\n   :lines: 1\n\n",
    .with = {"content/a.txt", "%(line %i\n%)"}),
RST("pair literalinclude of objects, file", 500, TITLE,
    ".. literalinclude:: a.py\n   :pyobject: f%i\n\n",
    .with = {"content/a.py", "%(def f%i():\n    pass\n\n%)"}),
RST("pair include, file", 4000, TITLE,
    ".. include:: a.txt\n   :start-after: end\n\n", REFUSED,
    .with = {"content/a.txt", "%(line %i\n%)end\n\nlast\n"}),
RST("pair csv-table, file", 2000, TITLE,
    ".. csv-table::\n   :file: ../data/a.csv\n\n", REFUSED,
    .with = {"data/a.csv", "a,b\n%(1,%i\n%)"}),
RST("pair emphasized ranges, lines", 500,
    TITLE ".. code-block:: text\n   :emphasize-lines: %(1-%n,\n      %)1\n\n",
    "   line\n"),

/* the site */
{.name = "pair globs, pages", 100, "content/p%i.md", "# T\n", .with = {
 INDEX, "perfpress.yaml", "title: T\ntoc: _toc.yml\n", "content/_toc.yml",
 "root: index\nentries:\n%(  - glob: p%i*\n%)"}},
{.name = "pair globs of all, pages", 400, "content/p%i.md", "# T\n", .with = {
 INDEX, "perfpress.yaml", "title: T\ntoc: _toc.yml\n", "content/_toc.yml",
 "root: index\nentries:\n%(  - glob: '*%i*'\n%)"}, REFUSED},
{.name = "pair stars, name", 20, "content/index.rst",
 TITLE ".. toctree::\n   :glob:\n\n   ", "*a", "b\n", .with = {
 "content/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
 "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa.md",
 "# T\n"}},
{.name = "pair redirects, pages", 100, "content/p%i.md", "# T\n", .with = {
 INDEX, "perfpress.yaml", "title: T\nredirects:\n%(  old%i: index\n%)"}},
{.name = "pair patterns left out, files", 1000, "content/a%i.txt", "text\n",
 .with = {INDEX, "perfpress.yaml", "title: T\nexclude:\n%(- 'x%i*'\n%)"},
 .refused = true, .status = 2},
{.name = "pair datasets, pages", 100, "content/p%i.rst", TITLE,
 ".. df-table:: t\n\n   df = pd.read_csv('a.csv').head(1)\n", .with = {
 INDEX, "data/a.csv", "a,b\n%(1,%i\n%)"}},

{.name = "pair missing links, pages", 200, "content/p%i.rst", TITLE,
 "`a <b%i.html>`__\n"},
{.name = "pair toctrees of all, pages", 50, "content/p%i.rst", TITLE,
 ".. toctree::\n   :glob:\n\n   p*\n", .fills = true},
{.name = "pair toctree entries, sections", 1000, "content/index.rst",
 TITLE ".. toctree::\n\n", "   p\n", .with = {
 "content/p.rst", TITLE "%(Part %i\n--------\n\n%)"}},

/* inventories */
{.name = "pair project's address, entries", 2000, "perfpress.yaml",
 "title: T\ninventories:\n  p: {file: content/p.inv, url: 'http://a/",
 "aaaaaaaa", "'}\n", .with = {INDEX,
 "content/p.inv", "%(x%i py:function 1 u -\n%)"}},
MD("pair project's address, uses", 2500, "# T\n\n",
   "{external+p:py:func}`x`\n", REFUSED, .with = {"perfpress.yaml",
   "title: T\ninventories:\n  p: {file: content/p.inv, url: "
   "'http://a/%(aaaaaaaaaa%)'}\n", "content/p.inv", "x py:function 1 u -\n"}),
MD("pair entries of a name, uses", 1000, "# T\n\n",
   "{external+p:py:func}`x`\n", .with = {"perfpress.yaml",
   "title: T\ninventories:\n  p: {file: content/p.inv, url: 'http://a/'}\n",
   "content/p.inv", "%(x std:zz%i 1 u -\n%)"}),
MD("pair entries, uses", 1000, "# T\n\n", "{external+p:py:func}`x%i`\n",
   .with = {"perfpress.yaml",
   "title: T\ninventories:\n  p: {file: content/p.inv, url: 'http://a/'}\n",
   "content/p.inv", "%(x%i py:function 1 u -\n%)"}),
MD("pair projects, names", 40, "# T\n\n", "{external:py:func}`x%i`\n",
   .with = {"perfpress.yaml",
   "title: T\ninventories:\n%(  p%i: {file: content/p.inv, url: 'http://a/'}\n%)",
   "content/p.inv", "%(x%i py:function 1 u -\n%)"}),

/* notebooks */
{.name = "pair attachment length, uses", 400, "content/index.ipynb",
 "{\"cells\": [{\"cell_type\": \"markdown\", \"source\": \"# T\"}, "
 "{\"cell_type\": \"markdown\", \"attachments\": {\"a.png\": {\"image/png\": "
 "\"iVBORw0KGgo%(AAAAAAAAAAAAAAAA%)A\"}}, \"source\": \"",
 "![x](attachment:a.png) ", "\"}]}"},
{.name = "pair attachments, uses", 1000, "content/index.ipynb",
 "{\"cells\": [{\"cell_type\": \"markdown\", \"source\": \"# T\"}, "
 "{\"cell_type\": \"markdown\", \"attachments\": {%(\"a%i.png\": "
 "{\"image/png\": \"iVBORw0KGgoAAAAA\"}, %)\"a\": {}}, \"source\": \"",
 "![x](attachment:a%i.png) ", "\"}]}"},

/* tables, their lineages, charts */
{.name = "pair parts of a cell, columns", 1000, "data/a.csv", "a\n", "-x", "\nb\n",
 .with = {"content/index.rst", TITLE ".. df-table:: t\n\n"
          "   df = pd.read_csv('a.csv')\n"
          "   df = df['a'].str.split('-', expand=True).head(1)\n"},
 .times = 3000},
RST("pair columns of columns", 40, TITLE ".. df-table:: t\n   :header-rows: 1\n\n"
    "   df = pd.read_csv('a.csv')\n", "   df['c%i'] = df['c%j'] + 1\n",
    .fills = true, .with = {"data/a.csv", "c-1\n%(%i\n%)"}),
RST("pair more columns of columns", 1000,
    TITLE ".. df-table:: t\n   :header-rows: 1\n\n"
    "   df = pd.read_csv('a.csv')\n", "   df['c%i'] = df['c%j'] + 1\n",
    REFUSED, .with = {"data/a.csv", "c-1\n1\n2\n"}),
RST("pair formula length, columns", 1000,
    TITLE ".. df-table:: t\n   :header-rows: 1\n\n"
    "   df = pd.read_csv('a.csv')\n   df = df * (1", "\n      + 1", ")\n",
    REFUSED, .with = {"data/a.csv", "%(c%i,%)z\n%(1,%)1\n%(2,%)1\n"}),
RST("pair df-tables, rows", 50, TITLE, ".. df-table:: t%i\n\n"
    "   df = pd.read_csv('a.csv').head(1)\n\n",
    .with = {"data/a.csv", "a,b\n%(1,%i\n%)"}, .times = 200),
RST("pair df-tables, columns", 20, TITLE, ".. df-table:: t%i\n\n"
    "   df = pd.read_csv('a.csv').head(1)\n\n", .fills = true,
    .with = {"data/a.csv", "%(c%i,%)z\n%(1,%)1\n"}),
RST("pair values, rows", 100, TITLE ".. df-table:: t\n   :name: t\n"
    "   :header-rows: 1\n\n   df = pd.read_csv('a.csv')\n\n",
    "A :value:`t.r%i.b`.\n", .with = {"data/a.csv", "a,b\n%(r%i,7\n%)"}),
RST("pair charts, points", 400, TITLE, ".. df-chart:: c%i\n\n"
    "   df = pd.read_csv('a.csv')\n   df.plot.line(x='a', y='b')\n\n", REFUSED,
    .with = {"data/a.csv", "a,b\n%(%i,7\n%)"}),
{.name = "pair label length, its lines", 5000, "data/a.csv", "a,b\n", "word ",
 ",1\n", .with = {"content/index.rst", TITLE ".. df-chart:: c\n\n"
 "   df = pd.read_csv('a.csv')\n   df.plot.barh(x='a', y='b')\n\n"}},
{.name = "pair labels, lines of a chart", 100, "content/index.rst",
 TITLE ".. df-chart:: c\n\n   df = pd.read_csv('a.csv')\n"
 "   df.plot.line(x='x', y=[\n", "      'c%i',\n", "      'z'])\n",
 .with = {"data/a.csv", "x,%(c%i,%)z\n1,%(2,%)3\n2,%(3,%)4\n"}},
{.name = "pair fields, columns", 200, "data/a.schema.yaml", "fields:\n",
 "- {name: c%i}\n", .with = {"data/a.csv", "%(c%i,%)z\n%(1,%)1\n",
 "content/index.rst", TITLE ".. df-table:: t\n\n"
 "   df = pd.read_csv('a.csv').head(1)\n"}},

{.name = "pair values allowed, rows", 500, "data/a.schema.yaml",
 "fields:\n- name: a\n  constraints:\n    enum:\n", "    - v%i\n", .with = {
 "data/a.csv", "a,b\n%(v%i,1\n%)", "content/index.rst",
 TITLE ".. df-table:: t\n\n   df = pd.read_csv('a.csv').head(1)\n"}},

/* scripts */
DF("pair isin, rows", 500, "df = pd.read_csv('data/a.csv')\ndf = df[df['a'].isin([",
   "%i,\n", "0])]\n", .with = {"data/a.csv", "a\n%(%i\n%)"}),
DF("pair replace, rows", 200, "df = pd.read_csv('data/a.csv')\n"
   "df['a'] = df['a'].replace({", "%i: 7,\n", "'b': 1})\n",
   .with = {"data/a.csv", "a\n%(%i\n%)"}),
DF("pair replaced texts, rows", 200, "df = pd.read_csv('data/a.csv')\n"
   "df['a'] = df['a'].replace({", "'k%i': 7,\n", "'b': 1})\n",
   .with = {"data/a.csv", "a\n%(k%i\n%)"}),
DF("pair replaced list, rows", 200, "df = pd.read_csv('data/a.csv')\n"
   "df['a'] = df['a'].replace([", "%i,\n", "0], 1)\n",
   .with = {"data/a.csv", "a\n%(%i\n%)"}),
DF("pair replaced values, columns", 200, "df = pd.read_csv('data/a.csv')\n"
   "df = df.replace({", "'k%i': 7,\n", "'b': 1})\n",
   .with = {"data/a.csv", "%(c%i,%)z\n%(k%i,%)1\n"}),
DF("pair map, rows", 200, "df = pd.read_csv('data/a.csv')\ndf['a'] = df['a'].map({",
   "%i: 7,\n", "9: 1})\n", .with = {"data/a.csv", "a\n%(%i\n%)"}),
DF("pair names, columns", 500, "df = pd.read_csv('data/a.csv')\ndf = df[[",
   "'c%i',\n", "'z']]\n", .with = {"data/a.csv", "%(c%i,%)z\n%(1,%)1\n"}),
DF("pair new names, columns", 500,
   "df = pd.read_csv('data/a.csv')\ndf = df.rename(columns={", "'c%i': 'd%i',\n",
   "})\n", .with = {"data/a.csv", "%(c%i,%)z\n%(1,%)1\n"}),
DF("pair types, columns", 300, "df = pd.read_csv('data/a.csv')\ndf = df.astype({",
   "'c%i': 'float',\n", "'z': 'float'})\n",
   .with = {"data/a.csv", "%(c%i,%)z\n%(1,%)1\n"}),
DF("pair keys, columns", 200, "df = pd.read_csv('data/a.csv')\ndf = df.sort_values([",
   "'c%i',\n", "'z'])\n", .with = {"data/a.csv", "%(c%i,%)z\n%(1,%)1\n"}),
DF("pair edges, rows", 500, "df = pd.read_csv('data/a.csv')\n"
   "df['a'] = pd.cut(df['a'], [-1, ", "%i,\n", "9999999]).astype(str)\n",
   .with = {"data/a.csv", "a\n%(%i\n%)"}),
DF("pair replaced texts, length", 500, "df = pd.read_csv('data/a.csv')\n"
   "df['a'] = df['a']", ".str.replace('x', 'x')", "\n",
   .with = {"data/a.csv", "a\n%(xy%)\nb\n"}, REFUSED),
DF("pair rows of a merge", 2000,
   "a = pd.read_csv('data/a.csv')\ndf = a.merge(a, on='k')\n", "",
   .with = {"data/a.csv", "k,v\n%(1,%i\n%)"}, REFUSED),
DF("pair means, columns", 500, "df = pd.read_csv('data/a.csv')\n", "",
   "df = df.mean(numeric_only=True).to_frame()\n",
   .with = {"data/a.csv", "%(c%i,%)unit\n%(1,%)s\n%(1,%)s\n"}),
DF("open pair figures, columns", 500,
   "a = pd.read_csv('data/a.csv')\nx = 0\n", "x = x + a['c%i'].mean()\n",
   "df = pd.DataFrame({'x': [x]})\n",
   .with = {"data/a.csv", "%(c%i,%)unit\n%(1,%)s\n%(1,%)s\n"}),
