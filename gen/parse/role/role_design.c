// SPDX-License-Identifier: MIT
// role_design: sphinx-design's roles: badges, which may be links, and icons.
#include "parse/role/role_family.h"

/* ---- badges ---- */

enum { LINE = 1, LINK = 2, REF = 4 };

/* Adds the classes "badge badge-info", and "badge-line" for an outlined badge;
   bdg alone has no colour. */
static void add_badge_classes(struct role_call *c, struct node *n)
{
    struct arena *a = c->p->a;
    str color = str_from(c->def->name, 3);
    if (c->def->variant & LINE)
        color.n -= 5;
    if (c->def->variant & LINK)
        color = str_from(color, 5);
    if (c->def->variant & REF)
        color = str_from(color, 4);
    node_add(a, n, "classes", S("badge"));
    if (c->def->variant & LINE)
        node_add(a, n, "classes", S("badge-line"));
    if (color.n)
        node_add(a, n, "classes", str_concat(a, S("badge"), color));
}

static void badge(struct role_call *c, struct node *parent)
{
    add_badge_classes(c, role_add_text(c, parent, NODE_INLINE, role_text(c)));
}

static void badge_link(struct role_call *c, struct node *parent)
{
    struct arena *a = c->p->a;
    bool ref = c->def->variant & REF;
    str title, target;
    role_split_title(c, &title, &target);
    struct node *n =
        role_add_text(c, parent, ref ? NODE_PENDING_XREF : NODE_REFERENCE,
                      title.p ? title : target);
    add_badge_classes(c, n);
    if (ref)
        node_set_xref(a, n, S("any"), target, title.p);
    else
        node_set(a, n, "refuri", target);
}

/* ---- icons ---- */

static bool is_size(str s)
{
    static const str units[] = {S_INIT("em"), S_INIT("rem"), S_INIT("px")};
    double number;
    for (size_t i = 0; i < sizeof units / sizeof *units; i++)
        if (str_ends(s, units[i]) &&
            str_to_double(str_slice(s, 0, s.n - units[i].n), &number))
            return number > 0 && number < 1000;
    return false;
}

static void add_words(struct role_call *c, struct node *n, str words)
{
    str word;
    while (str_word(&words, &word))
        node_add(c->p->a, n, "classes", word);
}

/* Appends an icon. The role's text is "name;size;classes", as in
   "rocket;1.5em;sd-text-info". */
static void icon(struct role_call *c, struct node *parent)
{
    struct arena *a = c->p->a;
    str rest = role_text(c), name, size;
    str_cut(&rest, ';', &name);
    if (!str_cut(&rest, ';', &size) || !str_trim(size).n)
        size = S("1em");
    size = str_trim(size);
    if (!is_size(size)) {
        role_fault(c, parent,
                   str_fmt(a, "'%.*s' is not an icon size", STR_ARG(size)),
                   "write NAME;SIZE;CLASSES, where SIZE is a length such as "
                   "1.5em or 16px");
        return;
    }
    struct node *n = role_node(c, parent, NODE_ICON);
    node_set(a, n, "set", c->def->name);
    node_set(a, n, "name", str_trim(name));
    node_set(a, n, "size", size);
    add_words(c, n, rest);
}

/* Appends an icon of Font Awesome, whose style sheet the site provides. The
   role's text is "name;classes". */
static void font_icon(struct role_call *c, struct node *parent)
{
    struct arena *a = c->p->a;
    str rest = role_text(c), name;
    str_cut(&rest, ';', &name);
    struct node *n = role_node(c, parent, NODE_INLINE);
    add_words(c, n, rest);
    node_add(a, n, "classes", c->def->name);
    node_add(a, n, "classes", str_concat(a, S("fa-"), str_trim(name)));
}

#define BADGES(color)                                                       \
    {S_INIT("bdg-" color), badge, 0, NULL},                                 \
        {S_INIT("bdg-" color "-line"), badge, LINE, NULL},                  \
        {S_INIT("bdg-link-" color), badge_link, LINK, NULL},                \
        {S_INIT("bdg-link-" color "-line"), badge_link, LINK | LINE, NULL}, \
        {S_INIT("bdg-ref-" color), badge_link, REF, NULL},                  \
    {                                                                       \
        S_INIT("bdg-ref-" color "-line"), badge_link, REF | LINE, NULL      \
    }

const struct role role_design[] = {
    {S_INIT("bdg"), badge, 0, NULL},
    {S_INIT("bdg-line"), badge, LINE, NULL},
    BADGES("primary"),
    BADGES("secondary"),
    BADGES("success"),
    BADGES("info"),
    BADGES("warning"),
    BADGES("danger"),
    BADGES("light"),
    BADGES("muted"),
    BADGES("dark"),
    BADGES("white"),
    BADGES("black"),
    {S_INIT("octicon"), icon, 0, NULL},
    {S_INIT("material-regular"), icon, 0, NULL},
    {S_INIT("material-outlined"), icon, 0, NULL},
    {S_INIT("material-round"), icon, 0, NULL},
    {S_INIT("material-sharp"), icon, 0, NULL},
    {S_INIT("material-twotone"), icon, 0, NULL},
    {S_INIT("fa"), font_icon, 0, NULL},
    {S_INIT("fas"), font_icon, 0, NULL},
    {S_INIT("fab"), font_icon, 0, NULL},
    {S_INIT("far"), font_icon, 0, NULL},
    {{0}, NULL, 0, NULL},
};
