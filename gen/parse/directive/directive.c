// SPDX-License-Identifier: MIT
// directive: looking a directive up and running it.
#include "parse/directive/directive.h"

#include "base/codes/directive.h"
#include "base/vec.h"
#include "parse/directive/directive_check.h"
#include "parse/directive/directive_family.h"

static const struct directive *const FAMILIES[] = {
    directive_admonition, directive_body,  directive_csv,
    directive_df,         directive_chart, directive_claim,
    directive_headline,   directive_table, directive_sphinx,
    directive_glossary,   directive_code,  directive_image,
    directive_part,       directive_misc,  directive_include,
    directive_design,     directive_tabs,  directive_ifconfig,
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

const struct directive *directive_at(size_t i)
{
    for (size_t f = 0; f < N_FAMILIES; f++)
        for (const struct directive *d = FAMILIES[f]; d->name.p; d++)
            if (i-- == 0)
                return d;
    return NULL;
}

/* The known name that is nearest to one, or STR_NONE. */
static str nearest_name(struct arena *a, struct diags *diags, str name)
{
    struct arena_mark mark = arena_mark(a);
    struct strs names = {0};
    for (size_t i = 0; i < N_FAMILIES; i++)
        for (const struct directive *d = FAMILIES[i]; d->name.p; d++)
            vec_push(a, &names, d->name);
    str best = diag_nearest(diags, name, names.v, names.n);
    arena_rewind(a, mark);
    return best;
}

static void report_unknown(struct directive_call *c, struct node *parent)
{
    struct arena *a = c->p->a;
    str best = nearest_name(a, c->p->d, c->name);
    diag_at(c->p->d, DIAG_DIRECTIVE_UNKNOWN, c->at, c->name);
    if (best.p)
        diag_help(c->p->d, "did you mean '%.*s'?", STR_ARG(best));
    else
        diag_help(c->p->d, "no directive has a name like this one");
    directive_message(c, parent, MESSAGE_INFO);
    directive_message(c, parent, MESSAGE_ERROR);
}

void directive_run(struct directive_call *c, struct node *parent)
{
    c->def = directive_find(c->name);
    if (!c->def)
        report_unknown(c, parent);
    else if (directive_check(c, parent))
        c->def->run(c, parent);
}
