// SPDX-License-Identifier: MIT
// rst: implements parse_rst and parse_rst_part of parse/parse.h. In: a page's
// source. The lines are prepared as in docutils (tabs expanded, trailing blanks
// removed), then parsed as body elements with sections. Out: the page's tree.
#include "base/unicode.h"
#include "base/utf8.h"
#include "base/vec.h"
#include "load/site.h"
#include "parse/api/domain_context.h"
#include "parse/front_lost.h"
#include "parse/rst/rst_element.h"
#include "parse/rst/rst_inline.h"
#include "parse/rst/rst_message.h"
#include "parse/rst/rst_pattern.h"

/* maximum number of characters in a line */
enum { LINE_MAX = 10000 };

/* Replaces tabs by blanks. source_byte later converts columns of the result to
   bytes of the source. */
static str expand_tabs(struct arena *a, str s)
{
    size_t tabs = 0, n = 0, column = 0;
    for (size_t i = 0; i < s.n; i++)
        tabs += s.p[i] == '\t';
    if (!tabs)
        return s;
    char *p = arena_bytes(a, s.n + tabs * (SOURCE_TAB - 1));
    for (size_t i = 0; i < s.n; i++) {
        if (s.p[i] != '\t') {
            column += utf8_starts(s.p[i]);
            p[n++] = s.p[i];
            continue;
        }
        do
            p[n++] = ' ';
        while (++column % SOURCE_TAB);
    }
    return (str){p, n};
}

/* Replaces \v and \f by blanks. */
static str blank_controls(struct arena *a, str s)
{
    size_t i = 0;
    while (i < s.n && s.p[i] != '\v' && s.p[i] != '\f')
        i++;
    if (i == s.n)
        return s;
    char *p = arena_bytes(a, s.n);
    for (i = 0; i < s.n; i++)
        p[i] = s.p[i] == '\v' || s.p[i] == '\f' ? ' ' : s.p[i];
    return (str){p, s.n};
}

/* Returns a copy of the lines in `a`, ready to be parsed: without tabs, \v, \f
   and trailing white space. */
static struct lines prepared(struct arena *a, struct lines lines)
{
    struct lines out = {NEW_N(a, struct line, lines.n), lines.n, lines.n};
    for (size_t i = 0; i < lines.n; i++) {
        str s = expand_tabs(a, blank_controls(a, lines.v[i].text));
        out.v[i] = lines.v[i];
        out.v[i].text = unicode_trim_right(s);
    }
    return out;
}

/* The parser of each element, by the kind of the element's first line
   (docutils' state Body). */
static bool (*const BLOCKS[RST_N_KINDS])(struct rst_machine *m) = {
    [RST_INDENT] = rst_quote_block,         [RST_BULLET] = rst_list_bullet,
    [RST_ENUMERATOR] = rst_list_enumerated, [RST_FIELD] = rst_list_field,
    [RST_OPTION] = rst_list_option,         [RST_DOCTEST] = rst_quote_doctest,
    [RST_LINE_BLOCK] = rst_quote_lines,     [RST_GRID_TABLE] = rst_table_grid,
    [RST_SIMPLE_TABLE] = rst_table_simple,  [RST_EXPLICIT] = rst_explicit,
    [RST_ANONYMOUS] = rst_explicit,         [RST_LINE] = rst_section_line,
};

static void parse_body(struct rst_machine *m)
{
    for (m->at = 0; m->at < m->lines.n; m->at++) {
        enum rst_kind kind = rst_classify(rst_line(m)->text);
        if (kind == RST_BLANK)
            continue;
        if (!BLOCKS[kind] || !BLOCKS[kind](m))
            rst_text_block(m);
    }
}

static void run(struct rst *r, struct lines lines, struct node *node,
                bool titles)
{
    struct rst_machine m = {
        .r = r, .lines = lines, .node = node, .titles = titles};
    r->body(&m);
}

/* Parses the body of a directive or the lines of an included file. */
static void block(struct parse *p, struct lines lines, struct node *parent,
                  bool sections)
{
    struct rst *r = p->parser;
    struct rst_machine from = {.r = r};
    struct node *open = r->section;
    unsigned level = r->level, floor = r->floor;
    if (!sections) {
        rst_nested_parse(&from, lines, parent);
        return;
    }
    lines = prepared(p->a, lines);
    if (parent == open) {
        run(r, lines, parent, true);
        return;
    }
    r->section = parent;
    r->floor = level;
    run(r, lines, parent, true);
    r->section = open;
    r->level = level;
    r->floor = floor;
}

static void inline_text(struct parse *p, str text, struct pos at,
                        struct node *parent)
{
    struct rst *r = p->parser;
    struct lines lines = {
        .v = NEW_N(p->a, struct line, str_count_char(text, '\n') + 1)};
    str rest = text, part;
    uint32_t line = at.line, col = at.col;
    bool in_place = at.src && text.p >= at.src->text.p &&
                    text.p < at.src->text.p + at.src->text.n;
    while (str_cut(&rest, '\n', &part)) {
        lines.v[lines.n++] = (struct line){part, at.src, line++, col};
        col = in_place ? 1 : col;
    }
    struct rst_text t = {.text = text,
                         .lines = &lines,
                         .parent = parent,
                         .messages = r->messages,
                         .target = r->messages};
    rst_inline(r, &t);
}

static void block_quote(struct parse *p, struct lines lines,
                        struct node *parent)
{
    struct rst_machine from = {.r = p->parser, .node = parent};
    rst_quote_inside(&from, lines);
}

static void problematic(struct parse *p, struct node *parent, str raw,
                        struct pos at)
{
    rst_failed_role(p->parser, parent, raw, at, false);
}

static void flush_messages(struct parse *p, struct node *parent)
{
    struct rst *r = p->parser;
    node_move_children(r->messages, parent);
}

static const struct parse_syntax SYNTAX = {block, inline_text, block_quote,
                                           flush_messages, problematic};

/* Reports the first line with more than LINE_MAX characters. Returns whether
   there is such a line: docutils then refuses to read the page. */
static bool too_long(struct rst *r, const struct lines *lines)
{
    for (size_t i = 0; i < lines->n; i++) {
        const struct line *l = &lines->v[i];
        if (l->text.n <= LINE_MAX || utf8_count(l->text) <= LINE_MAX)
            continue;
        node_append(r->section,
                    rst_message(r, RST_MESSAGE_LINE_LENGTH, line_pos(l, 0, 0),
                                str_fmt(r->a, "%u", l->line)));
        return true;
    }
    return false;
}

/* Initializes p and r, parses the lines and appends the nodes to `parent`. */
static void start(struct parse *p, struct rst *r, struct lines lines,
                  struct node *parent, bool titles)
{
    p->language = PAGE_RST;
    p->syntax = &SYNTAX;
    p->parser = r;
    *r = (struct rst){.p = p,
                      .a = p->a,
                      .section = parent,
                      .messages = NEW(p->a, struct node),
                      .body = parse_body};
    lines = prepared(p->a, lines);
    if (!too_long(r, &lines))
        run(r, lines, parent, titles);
}

void parse_rst_part(struct parse *p, struct lines lines, struct node *parent,
                    bool sections)
{
    domain_context(p); /* creates the context, so that p and its copy `part`
                          share it */
    struct parse part = *p;
    struct rst *r = NEW(p->a, struct rst);
    start(&part, r, lines, parent, sections);
    p->roles = part.roles;
    p->default_role = part.default_role;
}

/* Whether a line is a docinfo field as Sphinx recognizes it: ":name: text". */
static bool is_docinfo(str s)
{
    size_t n = 1;
    while (n < s.n && (char_is_alnum(s.p[n]) || s.p[n] == '_' ||
                       !utf8_starts(s.p[n]) || (s.p[n] & 0x80)))
        n++;
    return s.n > n && s.p[0] == ':' && n > 1 && s.p[n] == ':';
}

static void add_lines(struct arena *a, struct lines *to,
                      const struct lines *from, size_t begin, size_t end)
{
    for (size_t i = begin; i < end; i++)
        vec_push(a, to, from->v[i]);
}

/* Appends a blank line with the position of another line. */
static void add_blank(struct arena *a, struct lines *to, const struct line *at)
{
    vec_push(a, to, (struct line){S(""), at->src, at->line, at->col});
}

/* Returns the page's lines between the site's rst_prolog and rst_epilog. The
   prolog is inserted after the page's docinfo. Each line keeps its position. */
static struct lines surround(struct arena *a, const struct writing_keys *w,
                             struct lines page)
{
    const struct lines *before = &w->rst_prolog, *after = &w->rst_epilog;
    struct lines all = {0};
    size_t info = 0;
    if (!before->n && !after->n)
        return page;
    while (before->n && info < page.n && is_docinfo(page.v[info].text))
        info++;
    add_lines(a, &all, &page, 0, info);
    if (info)
        add_blank(a, &all, &page.v[info - 1]);
    add_lines(a, &all, before, 0, before->n);
    if (before->n)
        add_blank(a, &all, &before->v[before->n - 1]);
    add_lines(a, &all, &page, info, page.n);
    if (after->n)
        add_blank(a, &all, &after->v[0]);
    add_lines(a, &all, after, 0, after->n);
    return all;
}

struct document *parse_rst(struct arena *a, struct diags *d,
                           const struct site *site, str page_dir,
                           const struct source *src)
{
    struct document *doc = document_new(a, d, src->name);
    doc->informs = site->informs;
    doc->has_fields = src->row != NULL;
    struct parse *p = NEW(a, struct parse);
    struct rst *r = NEW(a, struct rst);
    *p = (struct parse){.a = a,
                        .highlight = site->config.highlight,
                        .d = d,
                        .doc = doc,
                        .site = site,
                        .page_dir = page_dir,
                        .default_role = site->config.writing.default_role,
                        .roles.a = a};
    doc->parse = p;
    doc->root->pos = (struct pos){src, 1, 1, 0};
    struct lines lines = source_split(a, source_lines(a, src));
    front_check_lost(doc, lines, PAGE_RST);
    start(p, r, surround(a, &site->config.writing, lines), doc->root, true);
    return doc;
}
