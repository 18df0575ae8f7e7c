// SPDX-License-Identifier: MIT
// directive: looks up and runs directives.
#include "parse/directive/directive.h"

#include "base/codes/config.h"
#include "base/codes/directive.h"
#include "base/vec.h"
#include "doc/fields.h"
#include "load/site.h"
#include "parse/api/domain_directives.h"
#include "parse/api/object_directive.h"
#include "parse/api/own_directive.h"
#include "parse/api/own_type.h"
#include "parse/call/left_out.h"
#include "parse/call/mapped_directive.h"
#include "parse/call/runs_code.h"
#include "parse/code/code_family.h"
#include "parse/directive/directive_check.h"
#include "parse/directive/directive_family.h"

static const struct directive *const FAMILIES[] = {
    directive_admonition,   directive_body,     directive_csv,
    directive_df,           directive_each,     directive_chart,
    directive_claim,        directive_headline, directive_table,
    directive_sphinx,       directive_prompt,   directive_glossary,
    directive_code,         directive_image,    directive_part,
    directive_misc,         directive_include,  directive_literal,
    directive_design,       directive_ifconfig, directive_post,
    directive_datatemplate, directive_diagram,  domain_objects,
    domain_directives,
};
enum { N_FAMILIES = sizeof FAMILIES / sizeof *FAMILIES };

const struct directive *directive_find(str name)
{
    for (size_t i = 0; i < N_FAMILIES; i++)
        for (const struct directive *d = FAMILIES[i]; d->name.p; d++)
            if (str_eq_nocase(d->name, name))
                return d;
    return NULL;
}

/* Returns the site's own directive that the `like:` of entry m names. NULL if
   `like:` does not name one of the site's own directives. */
static const struct mapped *like_of(const struct mapped_names *all,
                                    const struct mapped *m)
{
    str std = S("std:");
    return mapped_find(all, str_starts(m->like, std) ? str_from(m->like, std.n)
                                                     : m->like);
}

static const struct directive *site_directive(struct parse *p, str name)
{
    const struct mapped_names *all = &p->site->config.directives;
    const struct mapped *m = mapped_find(all, name);
    if (!m || m->as != MAPPED_LIKE)
        return mapped_directive(p, name);
    const struct mapped *own = like_of(all, m);
    return !own                  ? directive_find(m->like)
           : mapped_is_type(own) ? own_directive(p, own->name)
                                 : mapped_directive(p, own->name);
}

const struct directive *directive_of_page(struct parse *p, str name)
{
    bool std = str_starts(name, S("std:"));
    const struct directive *def = std ? NULL : domain_directive(p, name, true);
    if (!def)
        def = own_directive(p, name);
    if (!def)
        def = directive_find(name);
    if (!def)
        def = domain_directive(p, name, false);
    return def ? def : site_directive(p, name);
}

const struct directive *directive_at(size_t i)
{
    for (size_t f = 0; f < N_FAMILIES; f++)
        for (const struct directive *d = FAMILIES[f]; d->name.p; d++)
            if (i-- == 0)
                return d;
    return NULL;
}

static void check_like(const struct mapped_names *all, const struct mapped *m,
                       struct diags *d)
{
    struct strs names = {0};
    const struct mapped *own = m->as == MAPPED_LIKE ? like_of(all, m) : NULL;
    if (own && own->as == MAPPED_LIKE) {
        diag_at(d, DIAG_CONFIG_VALUE, m->template_at, S("like"),
                str_fmt(&d->arena, "'%.*s' is itself defined with 'like:'",
                        STR_ARG(own->name)));
        if (directive_find(own->like))
            diag_help(d, "write {like: %.*s}", STR_ARG(own->like));
        else
            diag_help(d, "name a directive that is not defined with 'like:'");
    }
    if (own || m->as != MAPPED_LIKE || directive_find(m->like))
        return;
    for (size_t i = 0; directive_at(i); i++)
        vec_push(&d->arena, &names, directive_at(i)->name);
    for (size_t i = 0; i < all->n; i++)
        if (all->v[i].as != MAPPED_LIKE)
            vec_push(&d->arena, &names, all->v[i].name);
    diag_at(
        d, DIAG_CONFIG_VALUE, m->template_at, S("like"),
        str_fmt(&d->arena, "there is no directive '%.*s'", STR_ARG(m->like)));
    diag_help_or(d, diag_nearest(d, m->like, names.v, names.n),
                 "'perfpress help directives' lists the directives");
}

/* Sites may add names but not redefine built-in names, so that pages mean the
   same in every site. */
void directive_check_mapped(const struct config *config, struct diags *d)
{
    for (size_t i = 0; i < config->directives.n; i++) {
        const struct mapped *m = &config->directives.v[i];
        check_like(&config->directives, m, d);
        if (!directive_find(m->name) ||
            (mapped_is_type(m) && own_type_may_replace(m->name)))
            continue;
        diag_at(d, DIAG_CONFIG_VALUE, m->at, S("directives"),
                str_fmt(&d->arena, "directive '%.*s' already exists",
                        STR_ARG(m->name)));
        diag_help(
            d, "choose a name that 'perfpress help directives' does not list");
    }
}

/* Returns the known name nearest to `name`, or STR_NONE if no name is near. */
static str nearest_name(struct parse *p, str name)
{
    struct arena *a = p->a;
    const struct mapped_names *own = &p->site->config.directives;
    struct arena_mark mark = arena_mark(a);
    struct strs names = {0};
    for (size_t i = 0; i < N_FAMILIES; i++)
        for (const struct directive *d = FAMILIES[i]; d->name.p; d++)
            vec_push(a, &names, d->name);
    for (size_t i = 0; i < own->n; i++)
        vec_push(a, &names, own->v[i].name);
    str best = diag_nearest(p->d, name, names.v, names.n);
    arena_rewind(a, mark);
    return best;
}

static void report_unknown(struct directive_call *c, struct node *parent)
{
    struct diags *d = c->p->d;
    if (fields_refuse(d, c->at, "the name of a directive", c->name))
        return;
    const char *instead = runs_code_instead(c->name);
    const char *other = instead ? NULL : left_out_instead(c->name);
    str best = instead || other ? STR_NONE : nearest_name(c->p, c->name);
    diag_at(d, instead ? DIAG_DIRECTIVE_RUNS : DIAG_DIRECTIVE_UNKNOWN, c->at,
            c->name);
    if (instead || other)
        diag_help(d, "%s", instead ? instead : other);
    else
        diag_help_or(
            d, best,
            "'directives' in perfpress.yaml defines a site's own directives");
    directive_message(c, parent, MESSAGE_INFO);
    directive_message(c, parent, MESSAGE_ERROR);
}

/* Whether a directive comes from docutils, Sphinx or an extension. Faults in
   perfpress' own directives are errors even on sites that come from Sphinx. */
static bool is_of_sphinx(const struct directive *def)
{
    static const struct directive *const OURS[] = {
        directive_df, directive_each, directive_chart, directive_claim,
        directive_headline};
    for (size_t i = 0; i < sizeof OURS / sizeof *OURS; i++)
        for (const struct directive *d = OURS[i]; d->name.p; d++)
            if (d == def)
                return false;
    return true;
}

void directive_run(struct directive_call *c, struct node *parent)
{
    struct diags *d = c->p->d;
    bool lenient = d->lenient;
    c->def = directive_of_page(c->p, c->name);
    d->lenient &= is_of_sphinx(c->def);
    if (!c->def)
        report_unknown(c, parent);
    else if (c->p->in_data && !is_of_sphinx(c->def))
        directive_refuse(
            c, parent, DIAG_DIRECTIVE_CONTENT, c->at,
            S("a cell of a data file or of a script's table cannot "
              "contain it"),
            S("write the directive in the page"));
    else if (directive_check(c, parent))
        c->def->run(c, parent);
    d->lenient = lenient;
}
