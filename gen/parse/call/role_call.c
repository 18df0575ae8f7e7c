// SPDX-License-Identifier: MIT
// role_call: extracts the strings of roles, and makes their nodes.
#include "parse/call/role_call.h"

#include "base/buf.h"
#include "base/codes/directive.h"
#include "config/writing.h"

/* ---- text ---- */

static bool has_escapes(const struct role_call *c, str s)
{
    return c->p->language == PAGE_RST && str_find_char(s, '\\', 0) != STR_NPOS;
}

/* Removes escaping backslashes, and a blank or line break after each of them.
   In Markdown, returns s unchanged. */
static str unescape(const struct role_call *c, str s)
{
    if (!has_escapes(c, s))
        return s;
    struct buf b = {.a = c->p->a};
    for (size_t i = 0; i < s.n; i++) {
        if (s.p[i] == '\\' && ++i < s.n && (s.p[i] == ' ' || s.p[i] == '\n'))
            continue;
        if (i < s.n)
            buf_putc(&b, s.p[i]);
    }
    return buf_end(&b);
}

str role_text(const struct role_call *c)
{
    return unescape(c, c->text);
}

void role_split_title(const struct role_call *c, str *title, str *target)
{
    str s = c->text;
    size_t open = str_rfind_char(s, '<');
    bool escaped = open != STR_NPOS && open > 0 && s.p[open - 1] == '\\' &&
                   c->p->language == PAGE_RST;
    *title = STR_NONE;
    *target = unescape(c, s);
    if (!str_ends(s, S(">")) || open == STR_NPOS || open == 0 || escaped)
        return;
    str before = str_trim_right(str_slice(s, 0, open));
    if (!before.n)
        before = str_slice(s, 0, open);
    *title = unescape(c, before);
    *target = unescape(c, str_slice(s, open + 1, s.n - 1));
}

/* ---- nodes ---- */

struct node *role_node(struct role_call *c, struct node *parent,
                       enum node_type type)
{
    struct node *n = node_new(c->p->a, type, c->at);
    for (size_t i = 0; c->options && i < c->options->classes.n; i++)
        node_add(c->p->a, n, "classes", c->options->classes.v[i]);
    node_append(parent, n);
    return n;
}

struct node *role_add_text(struct role_call *c, struct node *parent,
                           enum node_type type, str text)
{
    struct node *n = role_node(c, parent, type);
    if (text.n)
        node_append(n, node_text(c->p->a, text, c->at));
    return n;
}

void role_fault(struct role_call *c, struct node *parent, str text,
                const char *help)
{
    struct parse *p = c->p;
    diag_at(p->d, DIAG_ROLE_TEXT, c->at, c->name, text);
    diag_help(p->d, "%s", help);
    if (p->syntax->problematic)
        p->syntax->problematic(p, parent, c->raw, c->at);
    else
        node_append(parent, node_text(p->a, c->raw, c->at));
}
