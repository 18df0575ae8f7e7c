// SPDX-License-Identifier: MIT
// template: a site's set of templates: Mustache as specified, with inheritance
// and dynamic names, without lambdas. In: templates by name. Out: compiled
// templates, for template_render. A compiled set does not change, and threads
// may share it.
#pragma once

#include "base/arena.h"
#include "base/diag.h"
#include "base/map.h"
#include "base/source.h"

struct site;
struct template;

struct view;
struct yaml;

/* Templates below this are filled with data that pages read (datatemplate). */
#define TEMPLATE_DATA "data/"

struct template_set {
    struct arena *a;
    struct map all;                /* name -> struct template * */
    const struct view *everywhere; /* names that all templates have, or NULL */
    const struct yaml *params;     /* `params:` of perfpress.yaml, or NULL */
};

/* Makes an empty set that lives in `a`. */
struct template_set *template_set_new(struct arena *a);

/* Registers a template under a name; later ones with the same name are ignored.
   `src` must live as long as the set. */
void template_set_add(struct template_set *set, str name,
                      const struct source *src);

/* Adds the templates of the site's own folder: "page" for page.mustache, "a/b"
   for a/b.mustache. Returns false if one cannot be read, which is reported. */
bool template_set_add_site(struct template_set *set, const struct site *site,
                           struct diags *d);

/* Adds the default theme's templates that the set does not have yet. */
void template_set_add_theme(struct template_set *set);

/* Marks a template as used by directives or roles of the site; it may then use
   any name. Returns false if the set does not have it. */
bool template_set_ask(struct template_set *set, str name);

/* Gives all templates the name `params`, with the values of a map of YAML
   (template/params.h). Call it before compiling. */
void template_set_params(struct template_set *set, const struct yaml *params);

/* Compiles all templates and links partials and parents. Returns false after
   reporting malformed syntax (template-syntax) or unknown templates
   (template-missing). Valid parts still work; a missing template shows nothing.
 */
bool template_set_compile(struct template_set *set, struct diags *d);

/* Returns the template of a name, or NULL. */
const struct template *template_find(const struct template_set *set, str name);
