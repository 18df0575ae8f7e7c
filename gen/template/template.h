// SPDX-License-Identifier: MIT
// template: a site's templates. The language is Mustache as specified, with
// inheritance and dynamic names, but without lambdas. Input: sources by name.
// Output: compiled templates for template_render. A compiled set does not
// change, and threads may share it.
#pragma once

#include "base/arena.h"
#include "base/diag.h"
#include "base/map.h"
#include "base/source.h"

struct site;
struct template;

struct view;
struct yaml;

/* Prefix of the names of templates that render data files (directive
   datatemplate). */
#define TEMPLATE_DATA "data/"

struct template_set {
    struct arena *a;
    struct map all; /* name -> struct template * */
    /* object with the field `params`, visible in all templates; or NULL */
    const struct view *everywhere;
    const struct yaml *params; /* `params:` of perfpress.yaml, or NULL */
};

/* Makes an empty set that lives in `a`. */
struct template_set *template_set_new(struct arena *a);

/* Registers the template `name` with the source `src`. Later templates with the
   same name are ignored. `name` and `src` must live as long as the set. */
void template_set_add(struct template_set *set, str name,
                      const struct source *src);

/* Registers the templates of the site's own folder: a/b.mustache becomes "a/b".
   Warns of files that are neither templates nor assets. Returns false after
   reporting that a template cannot be read. */
bool template_set_add_site(struct template_set *set, const struct site *site,
                           struct diags *d);

/* Registers the default theme's templates whose names are not registered
   yet. */
void template_set_add_theme(struct template_set *set);

/* Marks the template `name` as used by a directive or role of the site. The
   template may then have any names in its tags. Returns false if the template
   does not exist. */
bool template_set_ask(struct template_set *set, str name);

/* Makes `params` visible in all registered templates as an object with the name
   `params` (template/params.h). Must be called after the last template is
   registered and before template_set_compile. */
void template_set_params(struct template_set *set, const struct yaml *params);

/* Compiles all templates and links partials and parents. Returns false after
   reporting malformed syntax (template-syntax) or unknown templates
   (template-missing). Even then, the valid parts can be rendered; an unknown
   template renders as nothing. */
bool template_set_compile(struct template_set *set, struct diags *d);

/* Returns the template `name`, or NULL if it does not exist. */
const struct template *template_find(const struct template_set *set, str name);
