// SPDX-License-Identifier: MIT
// md_cmark: the only file that includes cmark. cmark's tree is freed when the
// walk ends, so callers copy the strings that they keep.
#include "parse/md/md_cmark.h"

#define CMARK_NO_SHORT_NAMES
#include <cmark.h>
#include <stdlib.h>

#include "base/arena.h"
#include "base/system.h"

/* md_walk_end returns memory to the system if the string had at least this many
   bytes */
enum { LONG_TEXT = 1 << 18 };

static const enum md_kind KINDS[] = {
    [CMARK_NODE_DOCUMENT] = MD_DOCUMENT,
    [CMARK_NODE_BLOCK_QUOTE] = MD_QUOTE,
    [CMARK_NODE_LIST] = MD_LIST,
    [CMARK_NODE_ITEM] = MD_ITEM,
    [CMARK_NODE_CODE_BLOCK] = MD_CODE_BLOCK,
    [CMARK_NODE_HTML_BLOCK] = MD_HTML_BLOCK,
    [CMARK_NODE_PARAGRAPH] = MD_PARAGRAPH,
    [CMARK_NODE_HEADING] = MD_HEADING,
    [CMARK_NODE_THEMATIC_BREAK] = MD_RULE,
    [CMARK_NODE_TEXT] = MD_TEXT,
    [CMARK_NODE_SOFTBREAK] = MD_SOFT_BREAK,
    [CMARK_NODE_LINEBREAK] = MD_LINE_BREAK,
    [CMARK_NODE_CODE] = MD_CODE,
    [CMARK_NODE_HTML_INLINE] = MD_HTML,
    [CMARK_NODE_EMPH] = MD_EMPHASIS,
    [CMARK_NODE_STRONG] = MD_STRONG,
    [CMARK_NODE_LINK] = MD_LINK,
    [CMARK_NODE_IMAGE] = MD_IMAGE,
};

/* cmark's default allocator aborts without a message when memory runs out. The
   two functions below print a message and exit. */
static void *allocate(size_t n, size_t size)
{
    void *p = calloc(n, size);
    if (!p)
        arena_out_of_memory();
    return p;
}

static void *reallocate(void *old, size_t size)
{
    void *p = realloc(old, size);
    if (!p)
        arena_out_of_memory();
    return p;
}

void md_walk_start(struct md_walk *w, str text)
{
    static const cmark_mem MEMORY = {allocate, reallocate, free};
    cmark_parser *parser =
        cmark_parser_new_with_mem(CMARK_OPT_DEFAULT, (cmark_mem *)&MEMORY);
    w->long_text = text.n >= LONG_TEXT;
    cmark_parser_feed(parser, text.p, text.n);
    w->tree = cmark_parser_finish(parser);
    cmark_parser_free(parser);
    w->iter = cmark_iter_new(w->tree);
}

/* Returns the memory of a long string's nodes to the system, so that arenas can
   use the memory. */
void md_walk_end(struct md_walk *w)
{
    cmark_iter_free(w->iter);
    cmark_node_free(w->tree);
    if (w->long_text)
        system_trim_memory();
}

static str text_of(const char *s)
{
    return s ? str_c(s) : S("");
}

static void fill_in(struct md_event *e, cmark_node *n)
{
    switch (e->kind) {
    case MD_CODE_BLOCK:
        e->info = text_of(cmark_node_get_fence_info(n));
        e->literal = text_of(cmark_node_get_literal(n));
        break;
    case MD_HTML_BLOCK:
    case MD_TEXT:
    case MD_CODE:
    case MD_HTML: e->literal = text_of(cmark_node_get_literal(n)); break;
    case MD_LINK:
    case MD_IMAGE:
        e->url = text_of(cmark_node_get_url(n));
        e->title = text_of(cmark_node_get_title(n));
        break;
    case MD_HEADING: e->level = cmark_node_get_heading_level(n); break;
    case MD_LIST:
        e->ordered = cmark_node_get_list_type(n) == CMARK_ORDERED_LIST;
        e->paren = cmark_node_get_list_delim(n) == CMARK_PAREN_DELIM;
        e->start = cmark_node_get_list_start(n);
        e->tight = cmark_node_get_list_tight(n);
        break;
    default: break;
    }
}

bool md_walk_next(struct md_walk *w, struct md_event *e)
{
    cmark_event_type type = cmark_iter_next(w->iter);
    if (type == CMARK_EVENT_DONE)
        return false;
    cmark_node *n = cmark_iter_get_node(w->iter);
    e->kind = KINDS[cmark_node_get_type(n)];
    e->enter = type == CMARK_EVENT_ENTER;
    e->line = (uint32_t)cmark_node_get_start_line(n);
    e->col = (uint32_t)cmark_node_get_start_column(n);
    e->end_col = (uint32_t)cmark_node_get_end_column(n);
    if (e->enter)
        fill_in(e, n);
    return true;
}
