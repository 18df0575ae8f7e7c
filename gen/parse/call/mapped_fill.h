// SPDX-License-Identifier: MIT
// mapped_fill: renders a site's template for a directive or a role. In: the
// fields that the template may use. Out: raw nodes, with the nodes of the
// content between them.
#pragma once

#include "config/mapped.h"
#include "parse/parse.h"
#include "template/template.h"
#include "template/view.h"

/* The value of the field `content`. The content's nodes are inserted where a
   template shows it, escaped or not. */
#define MAPPED_CONTENT S("\xff")

/* Renders the template of `m` with the fields and appends the output to
   `parent`, split at MAPPED_CONTENT; there, calls `put` once to append nodes.
   Reports at `at` a template that shows the content twice or recurses
   endlessly, and returns false. Also returns false if the site has no such
   template, which mapped_compile reports. */
bool mapped_fill(struct parse *p, const struct mapped *m, struct pos at,
                 const struct view_field *fields, size_t n,
                 void (*put)(void *data, struct node *parent), void *data,
                 struct node *parent);

/* Compiles a site's templates over the theme's, in `a`, and sets
   site->added.compiled. Reports names in perfpress.yaml without a template
   (config-value), and malformed or missing templates. Returns false if a
   template is malformed or missing. */
bool mapped_compile(struct arena *a, struct site *site, struct diags *d);
