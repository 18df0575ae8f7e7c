// SPDX-License-Identifier: MIT
// mapped_role: runs roles that a site defines: as a link, a node of one type,
// or a template.
#include "parse/call/mapped_role.h"

#include "config/config.h"
#include "parse/call/mapped_fill.h"

/* Replaces %s by the target and %% by a percent sign. Appends the target to a
   pattern without %s, as Sphinx' extlinks does. */
static str fill_in(struct arena *a, str pattern, str target)
{
    if (str_find(pattern, S("%s"), 0) == STR_NPOS)
        return str_concat(a, pattern, target);
    str once = str_replace(a, pattern, S("%%"), S("\1"));
    return str_replace(a, str_replace(a, once, S("%s"), target), S("\1"),
                       S("%"));
}

static void link_to(struct role_call *c, struct node *parent)
{
    struct arena *a = c->p->a;
    const struct mapped *link = c->def->data;
    str title, target;
    role_split_title(c, &title, &target);
    if (!document_gain(c->p->doc, c->at, link->url.n + link->caption.n,
                       "16 MiB of addresses from roles"))
        return;
    str url = fill_in(a, link->url, target);
    if (!title.p)
        title = link->caption.p ? fill_in(a, link->caption, target) : url;
    struct node *ref = role_add_text(c, parent, NODE_REFERENCE, title);
    node_set(a, ref, "refuri", url);
    node_set(a, ref, "internal", S("False"));
}

/* Returns the offset of the "<" that starts a target, or STR_NPOS if there is
   no target. A blank must precede that "<". Any other "<", as in "NAME_<x>
   <NAME_<y>>", is part of a name. */
static size_t target_at(str s)
{
    size_t open = 0;
    while ((open = str_find_char(s, '<', open + 1)) != STR_NPOS)
        if (char_is_blank(s.p[open - 1]))
            break;
    return str_ends(s, S(">")) ? open : STR_NPOS;
}

/* Splits "title <target>": returns the title, and sets *target. If the target
   is missing, the title and *target are the whole string. */
static str shown_title(const struct role_call *c, str *target)
{
    struct role_call part = *c;
    size_t open = target_at(c->text);
    *target = role_text(c);
    if (open == STR_NPOS)
        return *target;
    part.text = str_slice(c->text, open + 1, c->text.n - 1);
    *target = role_text(&part);
    part.text = str_trim_right(str_slice(c->text, 0, open));
    return role_text(&part);
}

static void add_node(struct role_call *c, struct node *parent)
{
    str target;
    role_add_text(c, parent, (enum node_type)c->def->variant,
                  shown_title(c, &target));
}

static void text(struct role_call *c, struct node *parent)
{
    str target, s = shown_title(c, &target);
    if (s.n)
        node_append(parent, node_text(c->p->a, s, c->at));
}

static void drop(struct role_call *c, struct node *parent)
{
    (void)c;
    (void)parent;
}

static void put_text(void *data, struct node *parent)
{
    text(data, parent);
}

static void template(struct role_call *c, struct node *parent)
{
    str target, s = shown_title(c, &target);
    const struct view_field fields[] = {
        {S("role"), view_text(c->def->name)},
        {S("argument"), view_text(s)},
        {S("content"), view_text(s.n ? MAPPED_CONTENT : S(""))},
        {S("target"), view_text(target)},
    };
    mapped_fill(c->p, c->def->data, c->at, fields,
                sizeof fields / sizeof *fields, put_text, c, parent);
}

static const struct {
    void (*run)(struct role_call *c, struct node *parent);
    int variant;
} RUN[] = {
    [MAPPED_LINK] = {link_to, 0},
    [MAPPED_TEMPLATE] = {template, 0},
    [MAPPED_DROP] = {drop, 0},
    [MAPPED_LITERAL] = {add_node, NODE_LITERAL},
    [MAPPED_TEXT] = {text, 0},
    [MAPPED_EMPHASIS] = {add_node, NODE_EMPHASIS},
    [MAPPED_STRONG] = {add_node, NODE_STRONG},
};

bool mapped_role(const struct config *config, str name, struct role *out)
{
    const struct mapped *m = mapped_find(&config->roles, name);
    if (m)
        *out = (struct role){m->name, RUN[m->as].run, RUN[m->as].variant, m};
    return m != NULL;
}
