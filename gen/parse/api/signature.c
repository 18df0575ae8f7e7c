// SPDX-License-Identifier: MIT
// signature: the nodes of signatures.
#include "parse/api/signature.h"

struct node *sig_add(struct sig *s, struct node *parent, enum node_type type,
                     const char *classes, str text)
{
    struct node *n = node_new(s->a, type, s->at);
    str rest = str_c(classes), word;
    while (str_word(&rest, &word))
        node_push(s->a, n, "classes", word);
    node_append(parent, n);
    if (text.n)
        sig_text(s, n, text);
    return n;
}

void sig_text(struct sig *s, struct node *parent, str text)
{
    node_append(parent, node_text(s->a, text, s->at));
}

void sig_put_name(struct sig *s, str text)
{
    sig_add(s, s->node, NODE_INLINE, "sig-name descname", text);
}

void sig_put_beside(struct sig *s, str text)
{
    sig_add(s, s->node, NODE_INLINE, "sig-prename descclassname", text);
}

void sig_put_bracket(struct sig *s, str bracket)
{
    sig_add(s, s->node, NODE_INLINE, "sig-paren", bracket);
}

struct node *sig_reference(struct sig *s, struct node *parent, str reftype,
                           str target)
{
    struct node *x =
        domain_reference(s->a, s->type->domain, s->in, reftype, target, s->at);
    node_append(parent, x);
    return x;
}
