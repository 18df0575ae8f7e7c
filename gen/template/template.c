// SPDX-License-Identifier: MIT
// template: registers templates, compiles them, and links the names of partials
// and parents to templates.
#include "template/template.h"

#include "base/codes/template.h"
#include "base/path.h"
#include "base/vec.h"
#include "load/site.h"
#include "template/params.h"
#include "template/template_check.h"
#include "template/template_parse.h"
#include "template/template_program.h"
#include "template/theme.h"

#define SUFFIX S(".mustache")

struct template_set *template_set_new(struct arena *a)
{
    struct template_set *set = NEW(a, struct template_set);
    set->a = a;
    set->all.a = a;
    return set;
}

static void add(struct template_set *set, str name, const struct source *src,
                bool own)
{
    if (map_get(&set->all, name))
        return;
    struct template *t = NEW(set->a, struct template);
    t->name = name;
    t->src = src;
    t->all = &set->all;
    t->own = own;
    map_put(&set->all, name, t);
}

void template_set_add(struct template_set *set, str name,
                      const struct source *src)
{
    add(set, name, src, false);
}

static bool is_of_theme(str name)
{
    const struct theme_file *f = THEME;
    while (f->name.p && !str_eq(f->name, name))
        f++;
    return f->name.p;
}

/* Warns that the file `name` in the site's template folder is unused, unless it
   is an asset, a file of the theme, or documentation (README). */
static void report_unused(struct template_set *set, const struct site *site,
                          struct diags *d, str name)
{
    if (str_starts(name, S("assets/")) || str_starts(name, S("README")) ||
        is_of_theme(name))
        return;
    struct source *src = NEW(set->a, struct source);
    src->name = path_join(set->a, site->config.templates, name);
    diag_at(d, DIAG_TEMPLATE_UNUSED, (struct pos){.src = src}, name);
    diag_help(d, "names of templates end in '.mustache'; files to be copied to "
                 "the site belong in its content folder");
}

bool template_set_add_site(struct template_set *set, const struct site *site,
                           struct diags *d)
{
    bool good = true;
    for (size_t i = 0; i < site->templates.n; i++) {
        str name = site->templates.v[i];
        if (!str_ends(name, SUFFIX)) {
            report_unused(set, site, d, name);
            continue;
        }
        const struct source *src =
            site_read_template(site, set->a, d, name, true);
        if (src)
            add(set, path_without_ext(name), src, true);
        good = good && src;
    }
    return good;
}

void template_set_add_theme(struct template_set *set)
{
    for (const struct theme_file *f = THEME; f->name.p; f++) {
        if (!str_ends(f->name, SUFFIX))
            continue;
        struct source *src = NEW(set->a, struct source);
        src->name = str_concat(set->a, S("templates/"), f->name);
        src->text = f->bytes;
        template_set_add(set, path_without_ext(f->name), src);
    }
}

bool template_set_ask(struct template_set *set, str name)
{
    struct template *t = map_get(&set->all, name);
    if (t)
        t->asked = t->any_name = true;
    return t != NULL;
}

void template_set_params(struct template_set *set, const struct yaml *params)
{
    struct view_field *field = NEW(set->a, struct view_field);
    struct view *all = NEW(set->a, struct view);
    *field = (struct view_field){S("params"), params_view(set->a, params)};
    *all = view_object(field, 1);
    set->params = params;
    set->everywhere = all;
    for (size_t i = 0; i < set->all.n; i++)
        ((struct template *)set->all.v[i].value)->everywhere = all;
}

static void report_missing(const struct template_set *set, struct diags *d,
                           const struct op *op)
{
    diag_at(d, DIAG_TEMPLATE_MISSING, op->at, op->text);
    diag_help_keys(d, "templates", op->text, &set->all);
}

/* Sets the targets of the partials and parents in t. Reports unknown targets.
   Returns whether t has a dynamic partial or parent. */
static bool link_names(const struct template_set *set, struct diags *d,
                       struct template *t)
{
    bool dynamic = false;
    for (size_t i = 0; i < t->n; i++) {
        struct op *op = &t->v[i];
        if (op->kind != OP_PARTIAL && op->kind != OP_PARENT)
            continue;
        dynamic |= op->dynamic;
        struct template *target =
            op->dynamic ? NULL : map_get(&set->all, op->text);
        op->target = target;
        if (target)
            target->asked = true;
        else if (!op->dynamic)
            report_missing(set, d, op);
    }
    return dynamic;
}

/* Sets any_name of all templates that a template with any_name includes.
   Returns whether this changed a template. */
static bool spread_any_name(const struct template_set *set)
{
    bool more = false;
    for (size_t i = 0; i < set->all.n; i++) {
        const struct template *t = set->all.v[i].value;
        for (size_t k = 0; t->any_name && k < t->n; k++) {
            struct template *target = (struct template *)t->v[k].target;
            if (!target || target->any_name)
                continue;
            target->any_name = more = true;
        }
    }
    return more;
}

bool template_set_compile(struct template_set *set, struct diags *d)
{
    size_t errors = d->errors;
    bool dynamic = false;
    for (size_t i = 0; i < set->all.n; i++)
        template_parse(set->a, d, set->all.v[i].value);
    for (size_t i = 0; i < set->all.n; i++)
        dynamic |= link_names(set, d, set->all.v[i].value);
    while (spread_any_name(set))
        continue;
    for (size_t i = 0; dynamic && i < set->all.n; i++)
        ((struct template *)set->all.v[i].value)->asked = true;
    struct template_check_names names =
        template_check_names(set->a, set->params);
    for (size_t i = 0; i < set->all.n && d->errors == errors; i++)
        if (((const struct template *)set->all.v[i].value)->own)
            template_check(set->all.v[i].value, &names, d);
    return d->errors == errors;
}

const struct template *template_find(const struct template_set *set, str name)
{
    return map_get(&set->all, name);
}
