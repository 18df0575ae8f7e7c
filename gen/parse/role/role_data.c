// SPDX-License-Identifier: MIT
// role_data: the roles value and last-updated, which show numbers and dates of
// data in running text. They stay pending until the page's tables exist
// (table/prose/value, resolve/xref).
#include "parse/role/role_family.h"

static void pending(struct role_call *c, struct node *parent)
{
    str text = role_text(c);
    struct node *n = role_add_text(c, parent, NODE_PENDING_XREF, text);
    node_set_xref(c->p->a, n, c->def->name, str_trim(text), false);
}

const struct role role_data[] = {
    {S_INIT("value"), pending, 0, NULL},
    {S_INIT("last-updated"), pending, 0, NULL},
    {{0}, NULL, 0, NULL},
};
