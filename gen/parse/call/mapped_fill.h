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
   template shows this value, escaped or not. */
#define MAPPED_CONTENT S("\xff")

/* Renders the template of `m` with n fields and appends the output to `parent`.
   If the output contains MAPPED_CONTENT, the nodes of the content go there:
   `put` is called once, with `data`, to append them. Returns false, after a
   report at `at`, if the template shows the content twice, recurses endlessly,
   or exceeds the page's limit of text from templates. Also returns false if the
   template is missing, which mapped_compile reports. */
bool mapped_fill(struct parse *p, const struct mapped *m, struct pos at,
                 const struct view_field *fields, size_t n,
                 void (*put)(void *data, struct node *parent), void *data,
                 struct node *parent);

/* Compiles a site's templates over the theme's, in `a`, and sets
   site->added.compiled. Reports directives and roles in perfpress.yaml whose
   template does not exist (config-value). Returns false after reporting a
   template that cannot be read, is malformed or uses an unknown template. */
bool mapped_compile(struct arena *a, struct site *site, struct diags *d);
