// SPDX-License-Identifier: MIT
// signature: the nodes of signatures.
#include "parse/api/signature.h"

#include "base/vec.h"

static const struct {
    enum node_type type;
    const char *classes;
} CLASSES[] = {
    {NODE_DESC_ADDNAME, "sig-prename descclassname"},
    {NODE_DESC_NAME, "sig-name descname"},
};

struct node *sig_add(struct sig *s, struct node *parent, enum node_type type,
                     str text)
{
    struct node *n = node_new(s->a, type, s->at);
    for (size_t i = 0; i < sizeof CLASSES / sizeof *CLASSES; i++) {
        str rest = str_c(CLASSES[i].classes), one;
        while (CLASSES[i].type == type && str_word(&rest, &one))
            node_push(s->a, n, "classes", one);
    }
    node_append(parent, n);
    if (text.n)
        sig_text(s, n, text);
    return n;
}

void sig_text(struct sig *s, struct node *parent, str text)
{
    node_append(parent, node_text(s->a, text, s->at));
}

struct node *sig_reference(struct sig *s, struct node *parent, str reftype,
                           str target)
{
    struct node *x = node_new(s->a, NODE_PENDING_XREF, s->at);
    node_set(s->a, x, "refdomain", str_c(DOMAINS[s->type->domain].name));
    node_set(s->a, x, "reftype", reftype);
    node_set(s->a, x, "reftarget", target);
    domain_note_scope(s->a, s->in, s->type->domain, x);
    node_append(parent, x);
    return x;
}

/* ---- parameters as text ---- */

enum { OPTIONAL_MAX = 30 }; /* brackets in brackets */

struct optional {
    struct node *open[OPTIONAL_MAX + 1];
    size_t n;
    bool bad;
};

static void open_optional(struct sig *s, struct optional *o)
{
    o->bad |= o->n == OPTIONAL_MAX;
    if (o->bad)
        return;
    struct node *n = node_new(s->a, NODE_DESC_OPTIONAL, s->at);
    node_append(o->open[o->n], n);
    o->open[++o->n] = n;
}

static void close_optional(struct optional *o)
{
    o->bad |= o->n == 0;
    if (!o->bad)
        o->n--;
}

static void add_part(struct sig *s, struct optional *o, str part)
{
    size_t opened = 0, closed = 0;
    for (part = str_trim(part); part.n && part.p[0] == '[' && !o->bad;
         part = str_trim_left(str_from(part, 1)))
        open_optional(s, o);
    for (; part.n && part.p[0] == ']' && !o->bad;
         part = str_trim_left(str_from(part, 1)))
        close_optional(o);
    for (; str_ends(part, S("]")) && !str_ends(part, S("[]")); closed++)
        part = str_trim_right(str_slice(part, 0, part.n - 1));
    for (; str_ends(part, S("[")); opened++)
        part = str_trim_right(str_slice(part, 0, part.n - 1));
    if (part.n && !o->bad)
        sig_add(s, o->open[o->n], NODE_DESC_PARAMETER, part);
    while (opened-- && !o->bad)
        open_optional(s, o);
    while (closed-- && !o->bad)
        close_optional(o);
}

void sig_parameters(struct sig *s, str text)
{
    struct node *list = sig_add(s, s->node, NODE_DESC_PARAMETERLIST, STR_NONE);
    struct optional o = {.open = {list}};
    str rest = text, part;
    if (str_blank(text))
        return;
    while (str_cut(&rest, ',', &part) && !o.bad)
        add_part(s, &o, part);
    if (!o.bad && o.n == 0)
        return;
    list->first = list->last = NULL;
    sig_add(s, list, NODE_DESC_PARAMETER, text);
}
