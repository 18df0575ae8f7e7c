// SPDX-License-Identifier: MIT
// domain_directives: see domain_directives.h.
#include "parse/api/domain_directives.h"

#include "base/codes/directive.h"
#include "base/vec.h"
#include "parse/api/domain_context.h"
#include "parse/api/domain_keywords.h"
#include "parse/api/object_directive.h"
#include "parse/api/signature.h"

/* ---- entries of the index ---- */

static void index_directive(struct directive_call *c, struct node *parent)
{
    struct arena *a = c->p->a;
    struct node *target;
    struct keywords k = domain_keyword_anchor(c->p, c->at, &target);
    str rest = c->argument, line, name = directive_text(c, S("name"));
    while (rest.p && str_cut(&rest, '\n', &line))
        if (!str_blank(line))
            domain_read_keywords(a, &k, line, target);
    for (size_t i = 0; i < c->content.n; i++)
        if (!str_blank(c->content.v[i].text))
            domain_read_keywords(a, &k, c->content.v[i].text, target);
    domain_put_keywords(c->p, parent, &k);
    node_append(parent, target);
    if (!name.n)
        return;
    node_add(a, target, "names", document_normal_name(a, name));
    document_note_explicit_target(c->p->doc, target);
}

/* ---- modules ---- */

static struct domain_scope *scope_of(struct directive_call *c,
                                     enum domain_number domain)
{
    return &domain_context(c->p)->scopes[domain];
}

/* Returns the argument, or STR_NONE for "None", which resets a module or
   program. */
static str argument(const struct directive_call *c)
{
    return str_eq(c->argument, S("None")) ? STR_NONE : c->argument;
}

static void note_module(struct directive_call *c, struct node *target)
{
    struct arena *a = c->p->a;
    str synopsis = directive_text(c, S("synopsis"));
    str platform = directive_text(c, S("platform"));
    struct buf note = {.a = a};
    buf_put(&note, synopsis.n ? synopsis : S(""));
    if (directive_flag(c, S("deprecated")))
        buf_puts(&note, " (deprecated)");
    if (platform.n)
        buf_printf(&note, " (%.*s)", STR_ARG(platform));
    vec_push(a, &c->p->doc->objects,
             (struct documented){.domain = str_c(DOMAINS[DOMAIN_PY].name),
                                 .type = S("module"),
                                 .name = c->argument,
                                 .key = c->argument,
                                 .id = node_list(target, "ids")->v[0],
                                 .at = c->argument_at,
                                 .note = str_trim(buf_end(&note))});
}

static void module(struct directive_call *c, struct node *parent)
{
    struct parse *p = c->p;
    struct arena *a = p->a;
    scope_of(c, DOMAIN_PY)->module = c->argument;
    if (!directive_flag(c, S("noindex")) && !directive_flag(c, S("no-index"))) {
        struct node *target = node_new(a, NODE_TARGET, c->at);
        struct keywords k = {0};
        str preferred =
            document_make_case_id(a, str_concat(a, S("module-"), c->argument));
        node_push(a, target, "ids", document_new_id(p->doc, preferred, target));
        node_set(a, target, "ismod", S("True"));
        domain_add_keyword(a, &k, KEYWORD_PAIR,
                           str_concat(a, S("module; "), c->argument), target);
        note_module(c, target);
        node_append(parent, target);
        domain_put_keywords(p, parent, &k);
    }
    if (c->content.n)
        p->syntax->block(p, c->content, parent,
                         directive_in_section(c, parent));
}

static void current_module(struct directive_call *c, struct node *parent)
{
    (void)parent;
    scope_of(c, DOMAIN_PY)->module = argument(c);
}

/* Sets the program of the following options. In the name of the program, blanks
   become hyphens. */
static void program(struct directive_call *c, struct node *parent)
{
    (void)parent;
    scope_of(c, DOMAIN_STD)->module =
        argument(c).p
            ? str_replace(c->p->a, document_normal_space(c->p->a, c->argument),
                          S(" "), S("-"))
            : STR_NONE;
}

/* Sets the C++ name space of the following names. */
static void name_space(struct directive_call *c, struct node *parent)
{
    (void)parent;
    static const char NONE[] = "None NULL 0 nullptr";
    struct domain_scope *in = scope_of(c, DOMAIN_CPP);
    in->inner = STR_NONE;
    if (domain_lists(NONE, c->argument))
        return;
    in->inner = sig_c_name(c->p->a, c->argument);
    if (in->inner.n)
        return;
    diag_at(c->p->d, DIAG_SIGNATURE, c->argument_at, c->argument);
    diag_help(c->p->d,
              "expected the name of a namespace, such as a::b or "
              "template<T> a::b; the names that follow are in no namespace");
}

/* ---- the page's domain ---- */

static void default_domain(struct directive_call *c, struct node *parent)
{
    (void)parent;
    struct domain_context *context = domain_context(c->p);
    enum domain_number n = domain_number(c->argument);
    if (n == DOMAIN_N) {
        str names[DOMAIN_N];
        size_t k = 0;
        for (size_t i = DOMAIN_PY; i < DOMAIN_N; i++)
            names[k++] = str_c(DOMAINS[i].name);
        directive_fault(
            c, DIAG_DIRECTIVE_ARGUMENT, c->argument_at,
            str_fmt(c->p->a, "unknown domain '%.*s'", STR_ARG(c->argument)));
        diag_help_nearest(c->p->d, "domains", c->argument, names, k);
        return;
    }
    context->primary = n;
    context->chosen = true;
}

/* ---- the table ---- */

#define FLAG(name)                      \
    {                                   \
        S_INIT(name), OPTION_FLAG, NULL \
    }

static const struct option_spec MODULE[] = {
    {S_INIT("platform"), OPTION_TEXT, NULL},
    {S_INIT("synopsis"), OPTION_TEXT, NULL},
    FLAG("noindex"),
    FLAG("no-index"),
    FLAG("nocontentsentry"),
    FLAG("no-contents-entry"),
    FLAG("no-typesetting"),
    FLAG("deprecated"),
    {{0}, 0, NULL},
};
static const struct option_spec NONE[] = {{{0}, 0, NULL}};
static const struct option_spec NAME[] = {
    {S_INIT("name"), OPTION_REQUIRED, NULL}, {{0}, 0, NULL}};

const struct directive domain_directives[] = {
    {S_INIT("py:module"), 1, 0, false, true, MODULE, module, 0},
    {S_INIT("py:currentmodule"), 1, 0, false, false, NONE, current_module, 0},
    {S_INIT("cpp:namespace"), 1, 0, true, false, NONE, name_space, 0},
    {S_INIT("program"), 1, 0, true, false, NONE, program, 0},
    {S_INIT("default-domain"), 1, 0, false, false, NONE, default_domain, 0},
    {S_INIT("index"), 0, 1, true, true, NAME, index_directive, 0},
    {{0}, 0, 0, false, false, NULL, NULL, 0},
};

static const struct directive *find(str name)
{
    static const struct directive *const TABLES[] = {domain_objects,
                                                     domain_directives};
    for (size_t i = 0; i < sizeof TABLES / sizeof *TABLES; i++)
        for (const struct directive *d = TABLES[i]; d->name.p; d++)
            if (str_eq_nocase(d->name, name))
                return d;
    return NULL;
}

const struct directive *domain_directive(struct parse *p, str name, bool first)
{
    const struct domain_context *context = domain_context(p);
    if (str_starts(name, S("std:")))
        return find(str_from(name, 4));
    if (str_find_char(name, ':', 0) != STR_NPOS || context->primary == DOMAIN_N)
        return find(name);
    if (first && !context->chosen)
        return NULL;
    return find(str_join(
        p->a, (str[]){str_c(DOMAINS[context->primary].name), name}, 2, S(":")));
}
