// SPDX-License-Identifier: MIT
// mapped_fill: a template of the site put in the place of a directive or a
// role. In: what it may ask for. Out: raw nodes, and between them what the
// page's writer wrote, as nodes.
#pragma once

#include "config/mapped.h"
#include "parse/parse.h"
#include "template/template.h"
#include "template/view.h"

/* The value of the name `content`: where a template shows it, escaped or not,
   the nodes will stand. */
#define MAPPED_CONTENT S("\xff")

/* Appends what the template of `m` makes of the fields to `parent`, cut at
   MAPPED_CONTENT: there `put` appends nodes, once. A template that shows the
   content twice, and one that goes round in circles, is reported at `at`.
   False then, and where the site has no such template, which
   mapped_compile reports. */
bool mapped_fill(struct parse *p, const struct mapped *m, struct pos at,
                 const struct view_field *fields, size_t n,
                 void (*put)(void *data, struct node *parent), void *data,
                 struct node *parent);

/* Compiles the templates of a site over the theme's, in `a`, and sets
   site->added.compiled. Names of perfpress.yaml for which there is no template
   are reported (config-value). False when a template is malformed or misses,
   which is reported, too. */
bool mapped_compile(struct arena *a, struct site *site, struct diags *d);
