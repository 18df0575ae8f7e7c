// SPDX-License-Identifier: MIT
// directive_admonition: note, warning, ..., and admonition with its own
// title.
#include "parse/directive/directive_family.h"

static void add_title(struct directive_call *c, struct node *n)
{
    struct arena *a = c->p->a;
    struct node *title = node_new(a, NODE_TITLE, c->argument_at);
    node_append(n, title);
    directive_parse_argument(c, title);
    directive_flush_messages(c, n);
    if (!directive_flag(c, S("class")))
        node_add(
            a, n, "classes",
            str_concat(a, S("admonition-"), document_make_id(a, c->argument)));
}

static void admonition(struct directive_call *c, struct node *parent)
{
    if (!directive_has_content(c, parent))
        return;
    struct node *n = directive_node(c, (enum node_type)c->def->variant);
    node_append(parent, n);
    if (n->type == NODE_ADMONITION)
        add_title(c, n);
    directive_parse_content(c, n);
}

#define PLAIN(name, type)                                                      \
    {                                                                          \
        S_INIT(name), 0, 0, false, true, directive_class_and_name, admonition, \
            NODE_##type                                                        \
    }

const struct directive directive_admonition[] = {
    PLAIN("note", NOTE),
    PLAIN("warning", WARNING),
    PLAIN("tip", TIP),
    PLAIN("important", IMPORTANT),
    PLAIN("attention", ATTENTION),
    PLAIN("caution", CAUTION),
    PLAIN("danger", DANGER),
    PLAIN("error", ERROR),
    PLAIN("hint", HINT),
    PLAIN("seealso", SEEALSO),
    {S_INIT("admonition"), 1, 0, true, true, directive_class_and_name,
     admonition, NODE_ADMONITION},
    {{0}, 0, 0, false, false, NULL, NULL, 0},
};
