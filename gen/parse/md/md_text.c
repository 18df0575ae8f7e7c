// SPDX-License-Identifier: MIT
// md_text: each extension walks the tree once. Attributes and strikethrough are
// found among the children of a node, addresses and replacements in single text
// nodes.
#include "parse/md/md_text.h"

#include "base/buf.h"
#include "base/codes/md.h"
#include "base/unicode.h"
#include "base/utf8.h"
#include "base/vec.h"
#include "load/site.h"
#include "parse/md/md_attributes.h"
#include "parse/md/md_link.h"
#include "parse/md/md_replace.h"

enum {
    ALL = MYST_ATTRS_INLINE | MYST_LINKIFY | MYST_REPLACEMENTS |
          MYST_SMARTQUOTES | MYST_STRIKETHROUGH
};

bool md_text_has_extensions(const struct md *md)
{
    return myst_has(&md->myst, ALL) ||
           (!md->plain && md->p->site->config.writing.smartquotes);
}

static bool is_open(const struct node *n)
{
    return n && n->type == NODE_TEXT && n->mark == MD_TEXT_OPEN;
}

static void insert_after(struct node *n, struct node *added)
{
    if (n->next)
        node_insert_before(n->next, added);
    else
        node_append(n->parent, added);
}

/* Splits text node n at byte `at`. Returns the new node with the second half,
   which follows n in the tree. */
static struct node *split(struct arena *a, struct node *n, size_t at)
{
    struct pos pos = n->pos;
    pos.col += (uint32_t)at;
    pos.len = pos.len > at ? pos.len - (uint32_t)at : 0;
    if (n->pos.len > at)
        n->pos.len = (uint32_t)at;
    struct node *rest = node_text(a, str_from(n->text, at), pos);
    rest->mark = n->mark;
    n->text = str_slice(n->text, 0, at);
    insert_after(n, rest);
    return rest;
}

/* ---- attributes ---- */

struct text_position {
    struct node *n;
    size_t at;
    size_t within; /* for an open bracket: number of levels of spans inside the
                      bracket */
};

struct text_positions {
    struct text_position *v;
    size_t n, cap;
};

/* Applies the attributes at byte `at` of text node n to node `to`. Then removes
   the attributes, and the text before them, from n. Returns false if n has no
   attributes there. */
static bool cut_attributes(struct md *md, struct node *n, size_t at,
                           struct node *to)
{
    struct md_attribute_list list = {0};
    size_t len = md_attributes(str_from(n->text, at), md->p->a, &list);
    if (!len)
        return false;
    md_attributes_put(md->p->doc, to, &list);
    n->text = str_from(n->text, at + len);
    n->pos.col += (uint32_t)(at + len);
    n->pos.len -= n->pos.len > at + len ? (uint32_t)(at + len) : n->pos.len;
    return true;
}

/* If attributes follow the bracket at byte `at` of n, moves the nodes between
   the brackets, from `open` to that byte, into a span. Returns the text node
   after the span. */
static struct node *span(struct md *md, struct text_position open,
                         struct node *n, size_t at)
{
    struct arena *a = md->p->a;
    struct node *first = split(a, open.n, open.at);
    if (n == open.n) {
        n = first;
        at -= open.at;
    }
    struct node *rest = split(a, n, at);
    struct node *span = node_new(a, NODE_INLINE, first->pos);
    if (!cut_attributes(md, rest, 1, span))
        return rest;
    first->text = str_from(first->text, 1);
    node_insert_before(first, span);
    for (struct node *c = first, *next; c != rest; c = next) {
        next = c->next;
        node_remove(c);
        node_append(span, c);
    }
    return rest;
}

/* The open brackets below one node. */
struct span_search {
    struct md *md;
    struct text_positions open;
    size_t depth; /* depth of the node below the leaf block */
    bool reported;
};

static void report_depth(struct span_search *k, const struct node *n, size_t at)
{
    struct pos pos = n->pos;
    pos.col += (uint32_t)at;
    pos.len = 1;
    if (!k->reported)
        diag_at(k->md->p->d, DIAG_MD_DEPTH, pos,
                str_fmt(k->md->p->a, "%d", PARSE_DEPTH_MAX));
    if (!k->reported)
        diag_help(k->md->p->d, "nest fewer spans");
    k->reported = true;
}

/* Finds spans in text node n. Returns the last text node that n was split
   into. */
static struct node *find_spans(struct span_search *k, struct node *n)
{
    struct text_positions *open = &k->open;
    for (size_t i = 0; i < n->text.n; i++) {
        char c = n->text.p[i];
        if (c == '[')
            vec_push(&k->md->scratch, open, (struct text_position){n, i, 0});
        if (c != ']' || !open->n)
            continue;
        struct text_position at = open->v[--open->n];
        bool is_span = md_attributes(str_from(n->text, i + 1), NULL, NULL);
        if (is_span && k->depth + at.within >= PARSE_DEPTH_MAX) {
            report_depth(k, n, i);
            is_span = false;
        }
        struct text_position *up = open->n ? &open->v[open->n - 1] : NULL;
        if (up && up->within < at.within + is_span)
            up->within = at.within + is_span;
        if (!is_span)
            continue;
        n = span(k->md, at, n, i);
        i = (size_t)-1;
    }
    return n;
}

static void find_attributes(struct md *md, const struct node *leaf,
                            struct node *parent)
{
    struct span_search k = {.md = md};
    for (const struct node *up = parent; up != leaf; up = up->parent)
        k.depth++;
    for (struct node *c = parent->first; c; c = c->next) {
        if (is_open(c)) {
            c = find_spans(&k, c);
            continue;
        }
        if (c->mark != MD_TEXT_OPEN)
            continue;
        c->mark = 0;
        while (is_open(c->next) && cut_attributes(md, c->next, 0, c))
            ;
    }
}

/* ---- strikethrough ---- */

static bool is_mark(unsigned cp)
{
    return cp < 0x80 ? !char_is_alnum((char)cp)
                     : !unicode_is_word(cp) &&
                           (cp < 0xc0 || (cp >= 0x2010 && cp < 0x2070) ||
                            (cp >= 0x3001 && cp < 0x3040) || cp >= 0xff00);
}

/* Returns the character before byte `at` of text node n if `before` is true,
   else the character at that byte. If n has no such character, returns the
   nearest character of the text node beside n, '*' if markup is beside n, or a
   blank at a line break and at the ends of the block, whose node is `leaf`. */
static unsigned neighbour(const struct node *leaf, const struct node *n,
                          size_t at, bool before)
{
    const struct node *by = before ? n->prev : n->next;
    size_t len;
    str s = n->text;
    if (before ? at > 0 : at < s.n)
        return utf8_decode(str_from(s, before ? utf8_before(s, at) : at), &len);
    if (!by)
        return n->parent == leaf ? ' ' : '*';
    if (by->type == NODE_LINE_BREAK)
        return ' ';
    if (by->type != NODE_TEXT || !by->text.n)
        return '*';
    s = by->text;
    return utf8_decode(str_from(s, before ? utf8_before(s, s.n) : 0), &len);
}

/* Whether a delimiter between the characters `out` and `in` is flanking towards
   `in` (CommonMark 6.2). If `in` is the character after the delimiter, the
   delimiter is left-flanking and can open markup. If `in` is the character
   before it, the delimiter is right-flanking and can close markup. */
static bool flanks(unsigned out, unsigned in)
{
    return !unicode_is_space(in) &&
           (!is_mark(in) || unicode_is_space(out) || is_mark(out));
}

struct stroke {
    struct text_position position;
    bool opens, closes, used;
};

struct strokes {
    struct stroke *v;
    size_t n, cap;
};

/* Appends the pairs of tildes in a run of `len` to *all; an odd tilde stays
   text. */
static void add_strokes(struct md *md, const struct node *leaf, struct node *n,
                        size_t at, size_t len, struct strokes *all)
{
    unsigned before = neighbour(leaf, n, at, true);
    unsigned after = neighbour(leaf, n, at + len, false);
    bool opens = flanks(before, after), closes = flanks(after, before);
    if (opens && !closes)
        at += len % 2;
    for (size_t i = 0; i < len / 2; i++)
        vec_push(&md->scratch, all,
                 (struct stroke){{n, at + 2 * i, 0}, opens, closes, false});
}

static void pair_strokes(struct md *md, struct strokes *all)
{
    struct {
        size_t *v;
        size_t n, cap;
    } open = {0};
    for (size_t i = 0; i < all->n; i++) {
        struct stroke *s = &all->v[i];
        if (s->closes && open.n) {
            s->used = all->v[open.v[--open.n]].used = true;
            s->opens = false;
        } else if (s->opens) {
            s->closes = false;
            vec_push(&md->scratch, &open, i);
        }
    }
}

/* Replaces each used pair of tildes by <s> or </s>. */
static void put_strokes(struct md *md, const struct strokes *all)
{
    struct arena *a = md->p->a;
    struct node *current = NULL, *n = NULL;
    size_t before = 0;
    for (size_t i = 0; i < all->n; i++) {
        const struct stroke *s = &all->v[i];
        if (!s->used)
            continue;
        if (s->position.n != current) {
            current = n = s->position.n;
            before = 0;
        }
        struct node *rest = split(a, n, s->position.at - before);
        struct node *raw = node_new(a, NODE_RAW, rest->pos);
        node_set(a, raw, "format", S("html"));
        node_set(a, raw, "_ours", S("1"));
        node_append(raw,
                    node_text(a, s->opens ? S("<s>") : S("</s>"), rest->pos));
        node_insert_before(rest, raw);
        rest->text = str_from(rest->text, 2);
        rest->pos.col += 2;
        before = s->position.at + 2;
        n = rest;
    }
}

static void find_strokes(struct md *md, const struct node *leaf,
                         struct node *parent)
{
    struct strokes all = {0};
    node_each (c, parent) {
        for (size_t i = 0, n; is_open(c) && i < c->text.n; i += n) {
            n = 1;
            i = str_find_char(c->text, '~', i);
            if (i == STR_NPOS)
                break;
            while (i + n < c->text.n && c->text.p[i + n] == '~')
                n++;
            if (n > 1)
                add_strokes(md, leaf, c, i, n, &all);
        }
    }
    pair_strokes(md, &all);
    put_strokes(md, &all);
}

/* ---- addresses ---- */

static bool in_link(const struct node *n, const struct node *leaf)
{
    for (; n != leaf; n = n->parent)
        if (n->type == NODE_REFERENCE || n->type == NODE_PENDING_XREF)
            return true;
    return false;
}

/* Makes links of the addresses in text node n. Returns the last text node that
   n was split into. */
static struct node *find_links(struct md *md, struct node *n)
{
    struct arena *a = md->p->a;
    struct md_link link;
    while (md_link_find(n->text, md->myst.fuzzy_links, &link)) {
        struct node *inner = split(a, n, link.at);
        struct node *rest = split(a, inner, link.n);
        struct node *to = node_new(a, NODE_REFERENCE, inner->pos);
        node_set(a, to, "refuri",
                 md_uri_escape(a, str_concat(a, link.prefix, inner->text)));
        node_insert_before(inner, to);
        node_remove(inner);
        inner->mark = 0;
        node_append(to, inner);
        n = rest;
    }
    return n;
}

/* ---- the walk ---- */

/* Calls `run` for each node whose children may be text. */
static void each_level(struct md *md, struct node *leaf,
                       void (*run)(struct md *md, const struct node *leaf,
                                   struct node *parent))
{
    for (struct node *n = leaf; n; n = node_next(n, leaf))
        if (n->first && n->type != NODE_LITERAL && n->type != NODE_RAW)
            run(md, leaf, n);
}

/* Whether n is the node of an escaped character that no later step changes, so
   that n may be merged with its neighbours. */
static bool is_done(const struct md *md, const struct node *n)
{
    bool quotes = myst_has(&md->myst, MYST_SMARTQUOTES) ||
                  md->p->site->config.writing.smartquotes;
    return n && n->type == NODE_TEXT && n->data &&
           !(quotes && strchr("\"'.-", n->text.p[0]));
}

/* Merges the nodes of escaped characters with the text nodes around them. */
static void join_texts(struct md *md, struct node *leaf)
{
    for (struct node *n = leaf; n; n = node_next(n, leaf)) {
        bool any = is_done(md, n);
        struct buf b = {.a = md->p->a};
        if (n == leaf || (!any && (!is_open(n) || !is_done(md, n->next))))
            continue;
        buf_put(&b, n->text);
        n->data = NULL;
        for (struct node *c; (c = n->next);) {
            if (!is_done(md, c) &&
                (!is_open(c) || str_starts(c->text, S("\n"))))
                break;
            buf_put(&b, c->text);
            node_remove(c);
        }
        n->text = buf_end(&b);
        n->pos.len = 0;
    }
}

void md_text_finish(struct md *md, struct node *leaf)
{
    struct arena_mark mark = md_begin(md);
    const struct myst_choice *on = &md->myst;
    if (myst_has(on, MYST_ATTRS_INLINE))
        each_level(md, leaf, find_attributes);
    if (myst_has(on, MYST_STRIKETHROUGH))
        each_level(md, leaf, find_strokes);
    for (struct node *n = leaf, *next; n; n = next) {
        bool text = is_open(n);
        if (text && myst_has(on, MYST_LINKIFY) && !in_link(n, leaf))
            n = find_links(md, n);
        next = node_next(n, leaf);
        if (text && !n->text.n)
            node_remove(n);
    }
    for (struct node *n = leaf; n; n = node_next(n, leaf))
        if (is_open(n) && myst_has(on, MYST_REPLACEMENTS))
            n->text = md_replace(md->p->a, n->text);
    join_texts(md, leaf);
    for (struct node *n = leaf; n; n = node_next(n, leaf))
        n->mark = 0;
    md_end(md, mark);
}
