// SPDX-License-Identifier: MIT
// directive_todo: notes of what is left to do, and the list of them: shown
// where the site wants them to be, as with Sphinx.
#include "doc/pending.h"
#include "parse/directive/directive_family.h"

static const struct option_spec TODO[] = {
    {S_INIT("class"), OPTION_CLASSES, NULL},
    {S_INIT("name"), OPTION_REQUIRED, NULL},
    {{0}, 0, NULL},
};

static const struct option_spec TODOLIST[] = {{{0}, 0, NULL}};

static void todo(struct directive_call *c, struct node *parent)
{
    struct parse *p = c->p;
    if (!p->site->config.todos || !directive_has_content(c, parent))
        return;
    struct node *n = directive_node(c, NODE_ADMONITION);
    struct node *title = node_new(p->a, NODE_TITLE, c->at);
    if (!directive_text(c, S("class")).n)
        node_add(p->a, n, "classes", S("admonition-todo"));
    node_set(p->a, n, "_todo", S("1"));
    node_append(title, node_text(p->a, S("Todo"), c->at));
    node_append(n, title);
    node_append(parent, n);
    p->doc->has_todos = true;
    directive_parse_content(c, n);
}

static void todolist(struct directive_call *c, struct node *parent)
{
    struct arena *a = c->p->a;
    struct pending *data = NEW(a, struct pending);
    struct node *n = node_new(a, NODE_PENDING, c->at);
    if (!c->p->site->config.todos)
        return;
    data->kind = PENDING_TODOLIST;
    n->data = data;
    n->text = S("todolist");
    node_append(parent, n);
}

const struct directive directive_todo[] = {
    {S_INIT("todo"), 0, 0, false, true, TODO, todo, 0},
    {S_INIT("todolist"), 0, 0, false, false, TODOLIST, todolist, 0},
    {{0}, 0, 0, false, false, NULL, NULL, 0},
};
