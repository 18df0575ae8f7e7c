// SPDX-License-Identifier: MIT
// object_reference: titles and targets of references to objects. A mark
// before a name changes its title or its look-up: "~" shows only the last
// part, "." searches the nearest scope first, "!" makes no link.
#include "parse/api/object_reference.h"

#include "load/site.h"
#include "parse/api/domain_keywords.h"
#include "parse/api/own_type.h"

static struct node *text_of(struct parse *p, enum node_type type,
                            enum domain_number domain, str role, str text,
                            struct pos at)
{
    struct node *n = node_new(p->a, type, at);
    str name = str_c(DOMAINS[domain].name);
    node_add(p->a, n, "classes", S("xref"));
    node_add(p->a, n, "classes", name);
    node_add(p->a, n, "classes",
             str_join(p->a, (str[]){name, role}, 2, S("-")));
    if (text.n)
        node_append(n, node_text(p->a, text, at));
    return n;
}

/* Returns the title for a reference without an explicit title. */
static str title_of(const struct parse *p, enum domain_number domain,
                    const struct object_role *role, str name)
{
    bool brackets = p->site->config.writing.function_brackets;
    str title = name;
    if (DOMAINS[domain].titles) {
        while (str_starts(title, S(".")))
            title = str_from(title, 1);
        if (str_starts(title, S("~")))
            title = domain_last(domain, str_from(title, 1));
    }
    if (!role || !role->parens)
        return title;
    if (str_ends(title, S("()")))
        title = str_slice(title, 0, title.n - 2);
    return brackets ? str_concat(p->a, title, S("()")) : title;
}

static str bare_target(enum domain_number domain,
                       const struct object_role *role, str target,
                       bool *specific)
{
    if (DOMAINS[domain].titles)
        while (str_starts(target, S("~")))
            target = str_from(target, 1);
    *specific = domain == DOMAIN_PY && str_starts(target, S("."));
    if (*specific)
        target = str_from(target, 1);
    if (role && role->parens && str_ends(target, S("()")))
        target = str_slice(target, 0, target.n - 2);
    return target;
}

/* ---- roles of a page ---- */

/* Adds index entries for a mention of an environment variable. */
static void note_variable(struct role_call *c, struct node *parent, str name)
{
    struct arena *a = c->p->a;
    struct node *target;
    struct keywords k = domain_keyword_anchor(c->p, c->at, &target);
    domain_add_keyword(a, &k, KEYWORD_SINGLE, name, target);
    domain_add_keyword(a, &k, KEYWORD_SINGLE,
                       str_concat(a, S("environment variable; "), name),
                       target);
    domain_put_keywords(c->p, parent, &k);
    node_append(parent, target);
}

static void refer(struct role_call *c, struct node *parent)
{
    struct parse *p = c->p;
    const struct object_role *r = c->def->data;
    enum domain_number domain = r->domain;
    enum node_type type = (enum node_type)c->def->variant;
    const struct domain_scope *in = &domain_context(p)->scopes[domain];
    str role = domain_role_name(r), title, target;
    bool specific;
    if (str_starts(c->text, S("!"))) {
        str shown = str_trim(str_from(role_text(c), 1));
        node_append(parent, text_of(p, type, domain, role,
                                    title_of(p, domain, r, shown), c->at));
        return;
    }
    role_split_title(c, &title, &target);
    target = document_normal_space(p->a, target);
    str shown = title.p ? title : title_of(p, domain, r, target);
    target = bare_target(domain, r, target, &specific);
    struct node *x = domain_reference(p->a, domain, in, role, target, c->at);
    if (title.p)
        node_set(p->a, x, "refexplicit", S("True"));
    if (specific)
        node_set(p->a, x, "refspecific", S("True"));
    if (domain_role(domain, role) != r)
        node_set(p->a, x, "_types", str_c(r->types));
    if (domain == DOMAIN_STD && str_eq(role, S("envvar")))
        note_variable(c, parent, target);
    node_append(x, text_of(p, type, domain, role, shown, c->at));
    node_append(parent, x);
}

bool object_role_find(struct parse *p, str name, struct role *out)
{
    size_t colon = str_find_char(name, ':', 0);
    const struct object_role *r = NULL;
    int text = NODE_LITERAL;
    enum domain_number domain = colon == STR_NPOS
                                    ? domain_context(p)->primary
                                    : domain_number(str_slice(name, 0, colon));
    if (colon != STR_NPOS)
        name = str_from(name, colon + 1);
    if (domain < DOMAIN_N && domain != DOMAIN_STD)
        r = domain_role(domain, name);
    bool or_std = colon == STR_NPOS || domain < DOMAIN_N;
    if (!r && or_std)
        r = own_type_role(p, name, &text);
    if (!r && or_std)
        r = domain_role(DOMAIN_STD, name);
    if (r)
        *out = (struct role){domain_role_name(r), refer, text, r};
    return r;
}
