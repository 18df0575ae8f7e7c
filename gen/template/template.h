// SPDX-License-Identifier: MIT
// template: the set of a site's templates: Mustache as specified, with
// inheritance and dynamic names, without lambdas. In: template texts by
// name. Out: compiled templates, for render/template_render. Once it is
// compiled, a set does not change, and threads may share it.
#pragma once

#include "base/arena.h"
#include "base/diag.h"
#include "base/map.h"
#include "base/source.h"

struct site;
struct template;

struct view;
struct yaml;

/* Templates below this are filled with data for pages to read
   (datatemplate). */
#define TEMPLATE_DATA "data/"

struct template_set {
    struct arena *a;
    struct map all;                /* name -> struct template * */
    const struct view *everywhere; /* names that all templates have, or NULL */
    const struct yaml *params;     /* `params:` of perfpress.yaml, or NULL */
};

/* An empty set that lives in `a`. */
struct template_set *template_set_new(struct arena *a);

/* Adds a template under a name; the first of a name stays. `src` must live
   as long as the set. */
void template_set_add(struct template_set *set, str name,
                      const struct source *src);

/* Adds the templates of a site's own folder: "page" for page.mustache, "a/b"
   for a/b.mustache. False when one cannot be read, which is reported. */
bool template_set_add_site(struct template_set *set, const struct site *site,
                           struct diags *d);

/* Adds the default theme's templates: "page" for page.mustache, where the
   set has none of that name yet. */
void template_set_add_theme(struct template_set *set);

/* Notes that directives or roles of the site's own ask for a template, which
   may then use any name. False where the set has none of that name. */
bool template_set_ask(struct template_set *set, str name);

/* Gives all templates of the set the name `params`, with what a map of YAML
   holds (template/params.h). Before they are compiled. */
void template_set_params(struct template_set *set, const struct yaml *params);

/* Compiles all templates, each once, and links partials and parents. False
   when something was reported: what is malformed (template-syntax), a name
   that no template has (template-missing). What is sound works all the
   same; a missing template shows nothing. */
bool template_set_compile(struct template_set *set, struct diags *d);

/* The template of a name, or NULL. */
const struct template *template_find(const struct template_set *set, str name);
