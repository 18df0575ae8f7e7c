// SPDX-License-Identifier: MIT
// directive_design: the directives of sphinx-design (tabs, cards, grids,
// dropdowns, buttons) and sphinx-tabs. Attributes that the renderer reads:
// tab_item sync, selected; grid columns, gutter; grid_item columns; card
// shadow; dropdown open, color. A card's link has the class card-link.
#include "parse/directive/directive_family.h"

#include "base/codes/directive.h"

#define CHOICE(name, choices)                \
    {                                        \
        S_INIT(name), OPTION_CHOICE, choices \
    }
#define OPTION(name, kind)                \
    {                                     \
        S_INIT(name), OPTION_##kind, NULL \
    }
#define END          \
    {                \
        {0}, 0, NULL \
    }
#define COLORS                                                              \
    "primary secondary success info warning danger light muted dark black " \
    "white"

static void set_text(struct directive_call *c, struct node *n, str option,
                     const char *attribute)
{
    str value = directive_text(c, option);
    if (value.p)
        node_set(c->p->a, n, attribute, value.n ? value : S("1"));
}

/* Appends a node with the directive's argument as inline text. */
static struct node *add_label(struct directive_call *c, struct node *parent,
                              enum node_type type, str class_option)
{
    struct node *n = node_new(c->p->a, type, c->argument_at);
    directive_add_classes(c, n, class_option);
    node_append(parent, n);
    directive_parse_argument(c, n);
    return n;
}

/* Reports the first child of n that is not of the type `type`. Only this type
   is allowed in n, besides comments, messages and targets. */
static void check_children(struct directive_call *c, const struct node *n,
                           enum node_type type, const char *expected)
{
    node_each (child, n) {
        if (child->type == type || child->type == NODE_COMMENT ||
            child->type == NODE_SYSTEM_MESSAGE || child->type == NODE_TARGET)
            continue;
        struct pos at = child->pos.src ? child->pos : c->at;
        directive_fault(c, DIAG_DIRECTIVE_CONTENT, at,
                        str_fmt(c->p->a,
                                "the content may contain only '%s' directives",
                                expected));
        diag_help(c->p->d, "put this into a '%s', or after the '%.*s'",
                  expected, STR_ARG(c->def->name));
        return;
    }
}

static bool is_in(struct directive_call *c, const struct node *parent,
                  enum node_type type, const char *expected)
{
    if (parent->type == type)
        return true;
    directive_fault(
        c, DIAG_DIRECTIVE_CONTENT, c->at,
        str_fmt(c->p->a, "it must be inside a '%s' directive", expected));
    diag_help(c->p->d, "put it into a %s directive", expected);
    return false;
}

/* Returns lines [from, to) without blank lines at either end. */
static struct lines part_of(const struct lines *lines, size_t from, size_t to)
{
    while (from < to && str_blank(lines->v[from].text))
        from++;
    while (to > from && str_blank(lines->v[to - 1].text))
        to--;
    return (struct lines){lines->v ? lines->v + from : NULL, to - from,
                          to - from};
}

/* ---- tabs ---- */

static const struct option_spec TAB_SET[] = {OPTION("class", CLASSES),
                                             OPTION("name", REQUIRED),
                                             OPTION("sync-group", TEXT), END};

static const struct option_spec TAB[] = {OPTION("new-set", FLAG),
                                         OPTION("class", CLASSES),
                                         OPTION("name", REQUIRED), END};

static const struct option_spec TAB_ITEM[] = {
    OPTION("sync", TEXT),
    OPTION("selected", FLAG),
    OPTION("name", REQUIRED),
    OPTION("class-container", CLASSES),
    OPTION("class-label", CLASSES),
    OPTION("class-content", CLASSES),
    END};

enum { OF_SPHINX_TABS = 1 };

static void tab_set(struct directive_call *c, struct node *parent)
{
    if (!directive_has_content(c, parent))
        return;
    struct node *n = directive_node(c, NODE_TAB_SET);
    set_text(c, n, S("sync-group"), "sync-group");
    node_append(parent, n);
    directive_parse_content(c, n);
    check_children(c, n, NODE_TAB_ITEM,
                   c->def->variant == OF_SPHINX_TABS ? "tab" : "tab-item");
}

static void tab_item(struct directive_call *c, struct node *parent)
{
    if (!is_in(c, parent, NODE_TAB_SET, "tab-set") ||
        !directive_has_content(c, parent))
        return;
    struct node *n = directive_node(c, NODE_TAB_ITEM);
    directive_add_classes(c, n, S("class-container"));
    directive_add_classes(c, n, S("class-content"));
    set_text(c, n, S("sync"), "sync");
    set_text(c, n, S("selected"), "selected");
    node_append(parent, n);
    add_label(c, n, NODE_TAB_LABEL, S("class-label"));
    directive_parse_content(c, n);
}

/* Returns the set that a tab belongs to: `parent`, if that is a set. Otherwise,
   as in sphinx-inline-tabs, returns the set at the end of `parent`, or a new
   set. */
static struct node *set_of(struct directive_call *c, struct node *parent)
{
    struct node *before = parent->last;
    if (parent->type == NODE_TAB_SET)
        return parent;
    if (before && before->type == NODE_TAB_SET && node_has(before, "_inline") &&
        !directive_flag(c, S("new-set")))
        return before;
    struct node *set = node_new(c->p->a, NODE_TAB_SET, c->at);
    node_set(c->p->a, set, "_inline", S("1"));
    node_append(parent, set);
    return set;
}

/* Handles the directive tab of sphinx-tabs: the first line of its body is the
   label. */
static void tab(struct directive_call *c, struct node *parent)
{
    if (!directive_has_content(c, parent))
        return;
    struct line first = c->content.v[0];
    str text = str_trim(first.text);
    struct pos at = line_pos(&first, (size_t)(text.p - first.text.p), text.n);
    struct node *item = directive_node(c, NODE_TAB_ITEM);
    struct node *label = node_new(c->p->a, NODE_TAB_LABEL, at);
    node_append(set_of(c, parent), item);
    node_append(item, label);
    c->p->syntax->inline_text(c->p, text, at, label);
    directive_flush_messages(c, item);
    struct lines rest = part_of(&c->content, 1, c->content.n);
    if (rest.n)
        c->p->syntax->block(c->p, rest, item, false);
}

/* ---- cards ---- */

#define CARD_OPTIONS                                                     \
    CHOICE("width", "auto 25% 50% 75% 100%"),                            \
        CHOICE("text-align", "left right center justify"),               \
        CHOICE("shadow", "none sm md lg"),                               \
        CHOICE("link-type", "url any ref doc"), OPTION("link", URI),     \
        OPTION("link-alt", TEXT), OPTION("img-background", URI),         \
        OPTION("img-top", URI), OPTION("img-bottom", URI),               \
        OPTION("img-alt", TEXT), OPTION("class-card", CLASSES),          \
        OPTION("class-header", CLASSES), OPTION("class-body", CLASSES),  \
        OPTION("class-title", CLASSES), OPTION("class-footer", CLASSES), \
        OPTION("class-img-top", CLASSES), OPTION("class-img-bottom", CLASSES)

static const struct option_spec CARD[] = {CARD_OPTIONS, OPTION("margin", STEPS),
                                          OPTION("name", REQUIRED), END};

static const struct option_spec GRID_ITEM_CARD[] = {
    CARD_OPTIONS,
    OPTION("columns", STEPS),
    OPTION("margin", STEPS),
    OPTION("padding", STEPS),
    OPTION("class-item", CLASSES),
    END};

/* Whether a line repeats `mark` three or more times. */
static bool is_rule(str s, char mark)
{
    size_t n = 0;
    s = str_trim_right(s);
    while (n < s.n && s.p[n] == mark)
        n++;
    return n == s.n && n >= 3;
}

/* The parts of a card's body: the header before the first ^^^, the footer after
   the last +++, and the lines between. */
struct card_parts {
    struct lines header, body, footer;
};

static struct card_parts split_card(const struct lines *lines)
{
    size_t header = STR_NPOS, footer = STR_NPOS;
    for (size_t i = 0; i < lines->n; i++) {
        if (header == STR_NPOS && is_rule(lines->v[i].text, '^'))
            header = i;
        if (is_rule(lines->v[i].text, '+'))
            footer = i;
    }
    bool has_header = header != STR_NPOS;
    bool has_footer = footer != STR_NPOS && (!has_header || footer > header);
    size_t end = has_footer ? footer : lines->n;
    return (struct card_parts){
        .header = part_of(lines, 0, has_header ? header : 0),
        .body = part_of(lines, has_header ? header + 1 : 0, end),
        .footer = part_of(lines, has_footer ? end + 1 : end, lines->n),
    };
}

static void add_part(struct directive_call *c, struct node *card,
                     enum node_type type, str class_option, struct lines lines)
{
    if (!lines.n)
        return;
    struct node *n = node_new(c->p->a, type, line_pos(lines.v, 0, 0));
    directive_add_classes(c, n, class_option);
    node_append(card, n);
    c->p->syntax->block(c->p, lines, n, false);
}

static void add_image(struct directive_call *c, struct node *card, str option)
{
    struct arena *a = c->p->a;
    str uri = directive_text(c, option), alt = directive_text(c, S("img-alt"));
    if (!uri.n)
        return;
    struct node *n = node_new(a, NODE_IMAGE, directive_option(c, option)->at);
    node_set(a, n, "uri", uri);
    node_set(a, n, "alt", alt.p ? alt : S(""));
    node_add(a, n, "classes", str_concat(a, S("card-"), option));
    directive_add_classes(c, n, str_concat(a, S("class-"), option));
    node_append(card, n);
}

/* Returns a new link for a card or button: a reference to an address if `type`
   is empty or "url", otherwise a pending_xref by the role `type`. */
static struct node *new_link(struct directive_call *c, str target, str type,
                             struct pos at, bool is_explicit)
{
    struct arena *a = c->p->a;
    bool url = !type.n || str_eq(type, S("url"));
    struct node *n = node_new(a, url ? NODE_REFERENCE : NODE_PENDING_XREF, at);
    if (url)
        node_set(a, n, "refuri", target);
    else
        node_set_xref(a, n, type,
                      str_eq(type, S("ref")) ? str_lower(a, target) : target,
                      is_explicit);
    return n;
}

/* Adds the link of a card, if any. If the card has a title, a link within the
   site encloses the title, and an external link covers the whole card, with
   :link-alt: or the title as its label, as in sphinx-design. Without a title,
   the link's text is :link-alt: or the address. */
static void add_link(struct directive_call *c, struct node *card,
                     struct node *title)
{
    struct arena *a = c->p->a;
    const struct directive_option *link = directive_option(c, S("link"));
    str alt = directive_text(c, S("link-alt"));
    if (!link)
        return;
    struct node *n = new_link(c, link->value, directive_text(c, S("link-type")),
                              link->at, title || alt.n);
    node_add(a, n, "classes", S("card-link"));
    if (title && title->first && n->type == NODE_REFERENCE) {
        node_set(a, n, "_label", alt.n ? alt : node_astext(a, title));
        node_append(card, n);
        return;
    }
    if (title && title->first) {
        node_move_children(title, n);
        node_append(title, n);
        return;
    }
    node_append(n, node_text(a, alt.n ? alt : link->value, link->at));
    node_append(card, n);
}

/* The title is parsed first, but the header is shown above it. */
static void card(struct directive_call *c, struct node *parent)
{
    struct arena *a = c->p->a;
    struct card_parts parts = split_card(&c->content);
    struct node *card = node_new(a, NODE_CARD, c->at), *title = NULL;
    directive_add_classes(c, card, S("class-card"));
    set_text(c, card, S("shadow"), "shadow");
    set_text(c, card, S("text-align"), "align");
    set_text(c, card, S("width"), "width");
    directive_add_name(c, card);
    node_append(parent, card);
    add_image(c, card, S("img-background"));
    add_image(c, card, S("img-top"));
    if (c->argument.n)
        title = add_label(c, card, NODE_CARD_TITLE, S("class-title"));
    add_part(c, card, NODE_CARD_HEADER, S("class-header"), parts.header);
    struct node *body = node_new(a, NODE_CARD_BODY, c->at);
    directive_add_classes(c, body, S("class-body"));
    node_append(card, body);
    if (parts.body.n)
        c->p->syntax->block(c->p, parts.body, body, false);
    add_part(c, card, NODE_CARD_FOOTER, S("class-footer"), parts.footer);
    add_image(c, card, S("img-bottom"));
    add_link(c, card, title);
}

/* ---- grids ---- */

static const struct option_spec GRID[] = {OPTION("gutter", STEPS),
                                          OPTION("margin", STEPS),
                                          OPTION("padding", STEPS),
                                          OPTION("outline", FLAG),
                                          OPTION("reverse", FLAG),
                                          OPTION("name", REQUIRED),
                                          OPTION("class-container", CLASSES),
                                          OPTION("class-row", CLASSES),
                                          END};

static const struct option_spec GRID_ITEM[] = {
    OPTION("columns", STEPS),
    OPTION("margin", STEPS),
    OPTION("padding", STEPS),
    CHOICE("child-direction", "column row"),
    CHOICE("child-align", "start end center justify spaced"),
    OPTION("outline", FLAG),
    OPTION("class", CLASSES),
    OPTION("name", REQUIRED),
    END};

static void grid(struct directive_call *c, struct node *parent)
{
    if (!directive_has_content(c, parent))
        return;
    struct node *n = directive_node(c, NODE_GRID);
    directive_add_classes(c, n, S("class-container"));
    directive_add_classes(c, n, S("class-row"));
    if (c->argument.n)
        node_set(c->p->a, n, "columns", c->argument);
    set_text(c, n, S("gutter"), "gutter");
    node_append(parent, n);
    directive_parse_content(c, n);
    check_children(c, n, NODE_GRID_ITEM, "grid-item");
}

static void grid_item(struct directive_call *c, struct node *parent)
{
    if (!is_in(c, parent, NODE_GRID, "grid"))
        return;
    struct node *n = directive_node(c, NODE_GRID_ITEM);
    set_text(c, n, S("columns"), "columns");
    directive_add_classes(c, n, S("class-item"));
    node_append(parent, n);
    if (c->def->variant == NODE_GRID_ITEM)
        card(c, n);
    else
        directive_parse_content(c, n);
}

/* ---- dropdown, buttons, div ---- */

static const struct option_spec DROPDOWN[] = {
    OPTION("open", FLAG),
    CHOICE("color", COLORS),
    OPTION("icon", TEXT),
    CHOICE("chevron", "right-down down-up"),
    CHOICE("animate", "fade-in fade-in-slide-down"),
    OPTION("margin", STEPS),
    OPTION("name", REQUIRED),
    OPTION("class-container", CLASSES),
    OPTION("class-title", CLASSES),
    OPTION("class-body", CLASSES),
    END};

/* Inserts the icon of :icon: before the title's text. */
static void add_icon(struct directive_call *c, struct node *title)
{
    struct arena *a = c->p->a;
    const struct directive_option *o = directive_option(c, S("icon"));
    if (!o || !o->value.n)
        return;
    struct node *n = node_new(a, NODE_ICON, o->at);
    node_set(a, n, "set", S("octicon"));
    node_set(a, n, "name", o->value);
    node_set(a, n, "size", S("1em"));
    node_prepend(title, n);
}

static void dropdown(struct directive_call *c, struct node *parent)
{
    if (!directive_has_content(c, parent))
        return;
    struct node *n = directive_node(c, NODE_DROPDOWN);
    directive_add_classes(c, n, S("class-container"));
    set_text(c, n, S("open"), "open");
    set_text(c, n, S("color"), "color");
    node_append(parent, n);
    if (c->argument.n)
        add_icon(c, add_label(c, n, NODE_DROPDOWN_TITLE, S("class-title")));
    directive_parse_content(c, n);
}

static const struct option_spec BUTTON[] = {
    CHOICE("ref-type", "any ref doc myst"),
    CHOICE("color", COLORS),
    OPTION("outline", FLAG),
    CHOICE("align", "left right center justify"),
    OPTION("expand", FLAG),
    OPTION("click-parent", FLAG),
    OPTION("tooltip", TEXT),
    OPTION("shadow", FLAG),
    OPTION("class", CLASSES),
    END};

/* button-link links to an address, button-ref to a label or page. */
static void button(struct directive_call *c, struct node *parent)
{
    struct parse *p = c->p;
    struct arena *a = p->a;
    bool is_ref = c->def->variant == NODE_PENDING_XREF;
    str type = directive_text(c, S("ref-type"));
    struct node *box = node_new(a, NODE_PARAGRAPH, c->at);
    struct node *n =
        new_link(c, c->argument, is_ref ? (type.n ? type : S("any")) : S("url"),
                 c->argument_at, c->content.n > 0);
    node_add(a, n, "classes", S("button"));
    directive_add_classes(c, n, S("class"));
    set_text(c, n, S("tooltip"), "reftitle");
    if (c->content.n)
        p->syntax->inline_text(p, lines_join(a, &c->content),
                               line_pos(c->content.v, 0, 0), n);
    else
        node_append(n, node_text(a, c->argument, c->argument_at));
    node_append(box, n);
    node_append(parent, box);
}

static const struct option_spec DIV[] = {OPTION("style", TEXT),
                                         OPTION("name", REQUIRED), END};

static void division(struct directive_call *c, struct node *parent)
{
    if (!directive_check_classes(c, parent))
        return;
    struct node *n = directive_node(c, NODE_CONTAINER);
    str rest = c->argument, word;
    while (str_word(&rest, &word))
        node_add(c->p->a, n, "classes", word);
    node_append(parent, n);
    directive_parse_content(c, n);
}

const struct directive directive_design[] = {
    {S_INIT("tab-set"), 0, 0, false, true, TAB_SET, tab_set, 0},
    {S_INIT("tab-item"), 1, 0, true, true, TAB_ITEM, tab_item, 0},
    {S_INIT("tabs"), 0, 0, false, true, directive_class_and_name, tab_set,
     OF_SPHINX_TABS},
    {S_INIT("tab"), 0, 0, false, true, TAB, tab, 0},
    {S_INIT("card"), 0, 1, true, true, CARD, card, 0},
    {S_INIT("grid"), 0, 1, true, true, GRID, grid, 0},
    {S_INIT("grid-item"), 0, 0, false, true, GRID_ITEM, grid_item, 0},
    {S_INIT("grid-item-card"), 0, 1, true, true, GRID_ITEM_CARD, grid_item,
     NODE_GRID_ITEM},
    {S_INIT("dropdown"), 0, 1, true, true, DROPDOWN, dropdown, 0},
    {S_INIT("button-link"), 1, 0, true, true, BUTTON, button, 0},
    {S_INIT("button-ref"), 1, 0, true, true, BUTTON, button, NODE_PENDING_XREF},
    {S_INIT("div"), 0, 1, true, true, DIV, division, 0},
    {{0}, 0, 0, false, false, NULL, NULL, 0},
};
