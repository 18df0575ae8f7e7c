// SPDX-License-Identifier: MIT
// alias_directive: see alias_directive.h.
#include "parse/domain/alias_directive.h"

#include "base/codes/directive.h"
#include "parse/domain/signature.h"

static void add_name(struct directive_call *c, enum domain_number domain,
                     str name, struct node *desc)
{
    struct arena *a = c->p->a;
    struct node *x = node_new(a, NODE_PENDING_XREF, c->argument_at);
    long depth = directive_number(c, S("maxdepth"), 1);
    node_set(a, x, "refdomain", str_c(DOMAINS[domain].name));
    node_set(a, x, "reftype", S("alias"));
    node_set(a, x, "reftarget", name);
    node_set(a, x, "maxdepth", str_fmt(a, "%ld", depth));
    if (directive_flag(c, S("noroot")))
        node_set(a, x, "noroot", S("True"));
    domain_note_scope(a, &domain_context(c->p)->scopes[domain], domain, x);
    node_append(desc, x);
}

static void alias(struct directive_call *c, struct node *parent)
{
    struct arena *a = c->p->a;
    enum domain_number domain = (enum domain_number)c->def->which;
    if (directive_flag(c, S("noroot")) &&
        directive_number(c, S("maxdepth"), 1) == 1) {
        directive_fault(c, DIAG_DIRECTIVE_CONTENT, c->at,
                        S("without its root, nothing is left to show"));
        diag_help(c->p->d, "with 'noroot', 'maxdepth' is 0 for all, or 2 or "
                           "more");
        return;
    }
    struct node *desc = node_new(a, NODE_DESC, c->at);
    node_add(a, desc, "classes", str_c(DOMAINS[domain].name));
    node_add(a, desc, "classes", S("alias"));
    node_set(a, desc, "domain", str_c(DOMAINS[domain].name));
    node_set(a, desc, "objtype", S("alias"));
    node_set(a, desc, "noindex", S("True"));
    node_append(parent, desc);
    str rest = c->argument, line;
    while (str_cut(&rest, '\n', &line))
        if (!str_blank(line))
            add_name(c, domain, str_trim(line), desc);
    if (domain != DOMAIN_CPP || !c->content.n)
        return;
    struct node *content = node_new(a, NODE_DESC_CONTENT, c->at);
    node_append(desc, content);
    directive_parse_content(c, content);
}

static const struct option_spec OPTIONS[] = {
    {S_INIT("maxdepth"), OPTION_NAT, NULL},
    {S_INIT("noroot"), OPTION_FLAG, NULL},
    {{0}, 0, NULL},
};

const struct directive domain_aliases[] = {
    {S_INIT("c:alias"), 1, 0, true, false, OPTIONS, alias, DOMAIN_C},
    {S_INIT("cpp:alias"), 1, 0, true, true, OPTIONS, alias, DOMAIN_CPP},
    {{0}, 0, 0, false, false, NULL, NULL, 0},
};

/* ---- signatures ---- */

/* "class" of a class, which is shown before its name. */
static struct node *words_of(struct sig *s)
{
    struct node *n = node_new(s->a, NODE_DESC_ANNOTATION, s->at);
    str rest = str_c(s->type->words), one;
    while (str_word(&rest, &one)) {
        sig_add(s, n, NODE_DESC_SIG_KEYWORD, str_from(one, 1));
        sig_space(s, n);
    }
    return n;
}

struct node *alias_signature(struct arena *a, const struct documented *o,
                             struct pos at, struct node **refers)
{
    enum domain_number domain = domain_number(o->domain);
    struct domain_scope in = {.inner = o->within};
    struct sig s = {.a = a,
                    .type = domain_type(domain, o->directive),
                    .in = &in,
                    .text = o->signature,
                    .at = at,
                    .elsewhere = true};
    if (!s.type || !s.text.n)
        return NULL;
    s.node = node_new(a, NODE_DESC_SIGNATURE, at);
    s.words = words_of(&s);
    node_add(a, s.node, "classes", S("sig"));
    node_add(a, s.node, "classes", S("sig-object"));
    node_add(a, s.node, "classes", o->domain);
    if (!sig_c(&s))
        return NULL;
    *refers = s.refers;
    return s.node;
}

str alias_key(struct arena *a, enum domain_number domain, str declaration,
              str within)
{
    struct domain_scope in = {.inner = within};
    struct sig s = {.a = a,
                    .type = domain_type(domain, S("function")),
                    .in = &in,
                    .text = declaration,
                    .node = node_new(a, NODE_DESC_SIGNATURE, (struct pos){0})};
    return sig_c(&s) ? s.key : STR_NONE;
}
