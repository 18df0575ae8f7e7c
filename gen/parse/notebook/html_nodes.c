// SPDX-License-Identifier: MIT
// html_nodes: keeps a stack of open elements. An end tag closes the nearest
// element of its name in the same cell, with all elements inside it.
#include "parse/notebook/html_nodes.h"

#include "base/buf.h"
#include "base/uri.h"
#include "base/vec.h"
#include "parse/tag.h"

/* ---- tables ---- */

enum { SPAN_MAX = 100, COLUMNS_MAX = 1000 };

/* Appends a tgroup to a new table. */
static void start_table(struct arena *a, struct node *table)
{
    node_append(table, node_new(a, NODE_TGROUP, table->pos));
}

static struct node *child(const struct node *up, enum node_type type)
{
    node_each (c, up)
        if (c->type == type)
            return c;
    return NULL;
}

/* Returns the head or body of a table; `type` is NODE_THEAD or NODE_TBODY. If
   that part is missing, inserts it; the head precedes the body. */
static struct node *table_part(struct arena *a, struct node *table,
                               enum node_type type)
{
    struct node *group = child(table, NODE_TGROUP), *part = child(group, type);
    if (part)
        return part;
    struct node *body = child(group, NODE_TBODY);
    part = node_new(a, type, table->pos);
    if (type == NODE_THEAD && body)
        node_insert_before(body, part);
    else
        node_append(group, part);
    return part;
}

/* Sets a cell's attribute `name` to the number of columns or rows that the cell
   spans beyond the first. `value` is HTML's number, which includes the
   first. */
static void set_span(struct arena *a, struct node *entry, const char *name,
                     str value)
{
    long n;
    if (value.p && str_to_long(str_trim(value), &n) && n > 1)
        node_set(a, entry, name,
                 str_fmt(a, "%ld", (n > SPAN_MAX ? SPAN_MAX : n) - 1));
}

/* Sets the spans of a cell, and whether the cell is a header, from its tag. */
static void set_cell(struct arena *a, struct node *entry, const struct tag *tag)
{
    set_span(a, entry, "morecols", tag_value(a, tag, S("colspan")));
    set_span(a, entry, "morerows", tag_value(a, tag, S("rowspan")));
    if (str_eq_nocase(tag->name, S("th")))
        node_set(a, entry, "_th", S("1"));
}

static long more(const struct node *entry, const char *name)
{
    long n = 0;
    str_to_long(node_get(entry, name), &n);
    return n;
}

/* Returns the number of columns, taking into account row spans that reach into
   later rows. */
static size_t count_columns(const struct node *group, struct arena *a)
{
    size_t most = 0;
    long *over = NEW_N(a, long, COLUMNS_MAX);
    node_each (part, group)
        node_each (row, part) {
            size_t at = 0;
            node_each (entry, row) {
                for (; at < COLUMNS_MAX && over[at] > 0; at++)
                    over[at]--;
                long rows = more(entry, "morerows");
                for (long k = more(entry, "morecols"); k >= 0; k--, at++)
                    if (at < COLUMNS_MAX)
                        over[at] = rows;
            }
            for (size_t i = at; i < COLUMNS_MAX && over[i] > 0; i++) {
                over[i]--;
                at = i + 1;
            }
            most = at > most ? at : most;
        }
    return most < COLUMNS_MAX ? most : COLUMNS_MAX;
}

/* Returns the number of leading columns that are headers in every row of the
   body. */
static size_t count_stubs(const struct node *body)
{
    size_t least = COLUMNS_MAX;
    node_each (row, body) {
        size_t n = 0;
        node_each (entry, row) {
            if (!node_has(entry, "_th"))
                break;
            n++;
        }
        least = n < least ? n : least;
    }
    return body->first ? least : 0;
}

/* Counts the columns, and makes leading header columns stubs. Removes a table
   without rows. */
static void finish_table(struct arena *a, struct node *table)
{
    struct node *group = child(table, NODE_TGROUP);
    struct node *head = child(group, NODE_THEAD);
    struct node *body = table_part(a, table, NODE_TBODY);
    if (head && !head->first)
        node_remove(head);
    if (!body->first) {
        node_remove(table);
        return;
    }
    size_t columns = count_columns(group, a), stubs = count_stubs(body);
    struct node *first = group->first;
    node_set(a, group, "cols", str_fmt(a, "%zu", columns));
    for (size_t i = 0; i < columns; i++) {
        struct node *spec = node_new(a, NODE_COLSPEC, table->pos);
        node_set(a, spec, "colwidth", S("1"));
        if (i < stubs && stubs < columns)
            node_set(a, spec, "stub", S("1"));
        node_insert_before(first, spec);
    }
}

/* ---- elements ---- */

enum html_part {
    PART_INLINE, /* a node in text */
    PART_BLOCK,  /* a node whose children are blocks */
    PART_TEXT,   /* a node whose children are text */
    PART_FLOW,   /* no node; the element's content starts a new paragraph */
    PART_NONE,   /* no node; the content is kept */
    PART_SKIP,   /* no node; the content is dropped */
    PART_TABLE,  /* a table */
    PART_ROWS,
    PART_ROW,
    PART_CELL,
    PART_VOID /* has no end tag */
};

static const struct known_element {
    str name;
    enum html_part part;
    enum node_type type;
} ELEMENTS[] = {
    {S_INIT("b"), PART_INLINE, NODE_STRONG},
    {S_INIT("strong"), PART_INLINE, NODE_STRONG},
    {S_INIT("i"), PART_INLINE, NODE_EMPHASIS},
    {S_INIT("em"), PART_INLINE, NODE_EMPHASIS},
    {S_INIT("code"), PART_INLINE, NODE_LITERAL},
    {S_INIT("tt"), PART_INLINE, NODE_LITERAL},
    {S_INIT("kbd"), PART_INLINE, NODE_LITERAL},
    {S_INIT("samp"), PART_INLINE, NODE_LITERAL},
    {S_INIT("sub"), PART_INLINE, NODE_SUBSCRIPT},
    {S_INIT("sup"), PART_INLINE, NODE_SUPERSCRIPT},
    {S_INIT("a"), PART_INLINE, NODE_REFERENCE},
    {S_INIT("p"), PART_TEXT, NODE_PARAGRAPH},
    {S_INIT("h1"), PART_TEXT, NODE_RUBRIC},
    {S_INIT("h2"), PART_TEXT, NODE_RUBRIC},
    {S_INIT("h3"), PART_TEXT, NODE_RUBRIC},
    {S_INIT("h4"), PART_TEXT, NODE_RUBRIC},
    {S_INIT("h5"), PART_TEXT, NODE_RUBRIC},
    {S_INIT("h6"), PART_TEXT, NODE_RUBRIC},
    {S_INIT("pre"), PART_TEXT, NODE_LITERAL_BLOCK},
    {S_INIT("ul"), PART_BLOCK, NODE_BULLET_LIST},
    {S_INIT("ol"), PART_BLOCK, NODE_ENUMERATED_LIST},
    {S_INIT("li"), PART_BLOCK, NODE_LIST_ITEM},
    {S_INIT("blockquote"), PART_BLOCK, NODE_BLOCK_QUOTE},
    {S_INIT("div"), PART_FLOW, NODE_TEXT},
    {S_INIT("section"), PART_FLOW, NODE_TEXT},
    {S_INIT("table"), PART_TABLE, NODE_TABLE},
    {S_INIT("thead"), PART_ROWS, NODE_THEAD},
    {S_INIT("tbody"), PART_ROWS, NODE_TBODY},
    {S_INIT("tfoot"), PART_ROWS, NODE_TBODY},
    {S_INIT("tr"), PART_ROW, NODE_ROW},
    {S_INIT("th"), PART_CELL, NODE_ENTRY},
    {S_INIT("td"), PART_CELL, NODE_ENTRY},
    {S_INIT("br"), PART_VOID, NODE_LINE_BREAK},
    {S_INIT("img"), PART_VOID, NODE_IMAGE},
    {S_INIT("hr"), PART_VOID, NODE_TEXT},
    {S_INIT("script"), PART_SKIP, NODE_TEXT},
    {S_INIT("style"), PART_SKIP, NODE_TEXT},
    {S_INIT("head"), PART_SKIP, NODE_TEXT},
    {S_INIT("title"), PART_SKIP, NODE_TEXT},
    {S_INIT("iframe"), PART_SKIP, NODE_TEXT},
    {S_INIT("object"), PART_SKIP, NODE_TEXT},
    {S_INIT("noscript"), PART_SKIP, NODE_TEXT},
    {S_INIT("template"), PART_SKIP, NODE_TEXT},
    {S_INIT("textarea"), PART_SKIP, NODE_TEXT},
    {S_INIT("select"), PART_SKIP, NODE_TEXT},
    {S_INIT("svg"), PART_SKIP, NODE_TEXT},
    {S_INIT("math"), PART_SKIP, NODE_TEXT},
    {S_INIT("canvas"), PART_SKIP, NODE_TEXT},
    {S_INIT("video"), PART_SKIP, NODE_TEXT},
    {S_INIT("audio"), PART_SKIP, NODE_TEXT},
};

static const struct known_element OTHER = {{0}, PART_NONE, NODE_TEXT};

enum { OPEN_MAX = 50 };

struct html_open {
    const struct known_element *element;
    struct node *node;
};

struct html_builder {
    struct parse *p;
    struct pos at;
    html_picture_fn *picture;
    struct html_open open[OPEN_MAX + 2]; /* [0]: the parent of all nodes */
    size_t n;
    /* whether a visible node was added */
    bool visible;
};

static const struct known_element *find(str name)
{
    for (size_t i = 0; i < sizeof ELEMENTS / sizeof *ELEMENTS; i++)
        if (str_eq_nocase(ELEMENTS[i].name, name))
            return &ELEMENTS[i];
    return &OTHER;
}

static struct html_open *top(struct html_builder *b)
{
    return &b->open[b->n - 1];
}

static void pop(struct html_builder *b)
{
    struct html_open *o = top(b);
    enum html_part part = o->element->part;
    bool may_be_empty = part == PART_ROW || part == PART_ROWS ||
                        part == PART_CELL || o->node->type == NODE_LIST_ITEM;
    if (part == PART_TABLE)
        finish_table(b->p->a, o->node);
    else if (!o->node->first && !may_be_empty)
        node_remove(o->node);
    b->n--;
}

static void pop_to(struct html_builder *b, size_t n)
{
    while (b->n > n)
        pop(b);
}

static struct node *push(struct html_builder *b,
                         const struct known_element *element,
                         enum node_type type)
{
    struct node *n = node_new(b->p->a, type, b->at);
    node_append(top(b)->node, n);
    b->open[b->n++] = (struct html_open){element, n};
    return n;
}

/* Whether the innermost element may have text. */
static bool allows_text(struct html_builder *b)
{
    enum node_kind kind = node_type_kind(top(b)->node->type);
    return kind != NODE_KIND_BODY;
}

/* Opens a paragraph unless the innermost element may have text. Returns false
   if text is not allowed here. */
static bool open_text(struct html_builder *b)
{
    static const struct known_element PARAGRAPH = {S_INIT("p"), PART_TEXT,
                                                   NODE_PARAGRAPH};
    enum html_part part = top(b)->element->part;
    if (allows_text(b))
        return true;
    if (part == PART_TABLE || part == PART_ROWS || part == PART_ROW ||
        top(b)->node->type == NODE_BULLET_LIST ||
        top(b)->node->type == NODE_ENUMERATED_LIST || b->n > OPEN_MAX)
        return false;
    push(b, &PARAGRAPH, NODE_PARAGRAPH);
    return true;
}

/* Closes the innermost elements that may have text: inline elements, then their
   paragraph. */
static void close_text(struct html_builder *b)
{
    while (b->n > 1 && allows_text(b))
        pop(b);
}

static void put_text(struct html_builder *b, str text, struct pos at)
{
    bool pre = false, blank = str_blank(text);
    for (size_t i = 1; i < b->n; i++)
        pre |= b->open[i].node->type == NODE_LITERAL_BLOCK;
    if ((blank && !allows_text(b)) || !text.n || !open_text(b))
        return;
    str shown = tag_text(b->p->a, text, pre, !top(b)->node->last);
    if (!shown.n)
        return;
    b->visible = b->visible || !blank;
    node_append(top(b)->node, node_text(b->p->a, shown, at));
}

/* ---- tags ---- */

/* Returns the index in b->open of the innermost element of the kind `part`, or
   0 if no such element is open. */
static size_t nearest(const struct html_builder *b, enum html_part part)
{
    for (size_t i = b->n; i-- > 1;)
        if (b->open[i].element->part == part)
            return i;
    return 0;
}

static void start_row_part(struct html_builder *b,
                           const struct known_element *k, const struct tag *tag)
{
    size_t table = nearest(b, PART_TABLE), row = nearest(b, PART_ROW);
    if (!table)
        return;
    if (k->part == PART_ROWS) {
        pop_to(b, table + 1);
        b->open[b->n++] = (struct html_open){
            k, table_part(b->p->a, b->open[table].node, k->type)};
    } else if (k->part == PART_ROW) {
        size_t rows = nearest(b, PART_ROWS);
        pop_to(b, (rows > table ? rows : table) + 1);
        if (rows < table)
            start_row_part(b, find(S("tbody")), tag);
        push(b, k, NODE_ROW);
    } else if (row > table) {
        pop_to(b, row + 1);
        set_cell(b->p->a, push(b, k, NODE_ENTRY), tag);
        b->visible = true;
    }
}

static bool is_safe_link(str uri)
{
    str scheme = uri_scheme(uri);
    return str_eq_nocase(scheme, S("https")) ||
           str_eq_nocase(scheme, S("http")) ||
           str_eq_nocase(scheme, S("mailto"));
}

static void start_inline(struct html_builder *b, const struct known_element *k,
                         const struct tag *tag)
{
    str href = k->type == NODE_REFERENCE ? tag_value(b->p->a, tag, S("href"))
                                         : STR_NONE;
    if (!open_text(b) || (k->type == NODE_REFERENCE && !is_safe_link(href)) ||
        top(b)->node->type == NODE_LITERAL_BLOCK)
        return;
    struct node *n = push(b, k, k->type);
    if (href.p)
        node_set(b->p->a, n, "refuri", href);
}

static void put_void(struct html_builder *b, const struct known_element *k,
                     const struct tag *tag)
{
    struct arena *a = b->p->a;
    if (k->type == NODE_LINE_BREAK && allows_text(b)) {
        if (top(b)->node->type != NODE_LITERAL_BLOCK)
            node_append(top(b)->node, node_new(a, NODE_LINE_BREAK, b->at));
    } else if (k->type == NODE_IMAGE) {
        str alt = tag_value(a, tag, S("alt"));
        struct node *n =
            b->picture(b->p, tag_value(a, tag, S("src")), alt, b->at);
        if (!n)
            put_text(b, alt, b->at);
        else if (top(b)->element->part != PART_ROWS &&
                 top(b)->element->part != PART_ROW &&
                 top(b)->element->part != PART_TABLE)
            node_append(top(b)->node, n);
        b->visible |= n != NULL;
    }
}

static bool is_list(const struct node *n)
{
    return n->type == NODE_BULLET_LIST || n->type == NODE_ENUMERATED_LIST;
}

/* Starts a block if it is allowed. Items are only allowed in lists, and lists
   may only contain items; in tables, blocks are only allowed in cells. */
static void start_block(struct html_builder *b, const struct known_element *k)
{
    close_text(b);
    if (k->type == NODE_LIST_ITEM)
        while (b->n > 1 && top(b)->element->part == PART_BLOCK &&
               !is_list(top(b)->node))
            pop(b);
    enum html_part part = top(b)->element->part;
    bool item = k->type == NODE_LIST_ITEM;
    if (item != is_list(top(b)->node) || part == PART_TABLE ||
        part == PART_ROWS || part == PART_ROW)
        return;
    struct node *n = push(b, k, k->type);
    if (k->type == NODE_ENUMERATED_LIST)
        node_set(b->p->a, n, "enumtype", S("arabic"));
    if (k->type == NODE_LITERAL_BLOCK)
        node_set(b->p->a, n, "xml:space", S("preserve"));
}

static void start(struct html_builder *b, const struct known_element *k,
                  const struct tag *tag)
{
    if (b->n > OPEN_MAX && k->part != PART_VOID)
        return;
    switch (k->part) {
    case PART_INLINE: start_inline(b, k, tag); break;
    case PART_VOID: put_void(b, k, tag); break;
    case PART_FLOW: close_text(b); break;
    case PART_TEXT:
    case PART_BLOCK: start_block(b, k); break;
    case PART_TABLE:
        start_block(b, k);
        if (top(b)->element == k)
            start_table(b->p->a, top(b)->node);
        break;
    case PART_ROWS:
    case PART_ROW:
    case PART_CELL: start_row_part(b, k, tag); break;
    case PART_NONE:
    case PART_SKIP: break;
    }
}

static void end(struct html_builder *b, const struct known_element *k)
{
    if (k->part == PART_FLOW)
        close_text(b);
    for (size_t i = b->n; i-- > 1;) {
        const struct known_element *open = b->open[i].element;
        if (open == k ||
            (open->part == PART_TEXT && str_eq(open->name, k->name))) {
            pop_to(b, i);
            return;
        }
        if (open->part == PART_CELL && k->part != PART_TABLE &&
            k->part != PART_ROW && k->part != PART_ROWS)
            return;
    }
}

bool html_nodes_add(struct parse *p, str html, struct pos at,
                    html_picture_fn *picture, struct node *parent)
{
    static const struct known_element ROOT = {S_INIT(""), PART_BLOCK,
                                              NODE_TEXT};
    struct html_builder b = {.p = p, .at = at, .picture = picture, .n = 1};
    struct tag tag;
    b.open[0] = (struct html_open){&ROOT, parent};
    for (size_t i = 0; i < html.n;) {
        size_t next = tag_next(html, i);
        put_text(&b, str_slice(html, i, next), at);
        i = tag_read(html, next, &tag);
        const struct known_element *k = tag.name.n ? find(tag.name) : &OTHER;
        if (tag.is_end)
            end(&b, k);
        else
            start(&b, k, &tag);
        if (k->part == PART_SKIP && !tag.is_end)
            i = tag_skip(html, i, tag.name);
    }
    pop_to(&b, 1);
    return b.visible;
}
