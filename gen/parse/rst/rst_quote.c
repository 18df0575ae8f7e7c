// SPDX-License-Identifier: MIT
// rst_quote: docutils' Body.block_quote, line_block and doctest.
#include "parse/rst/rst_element.h"

#include "base/vec.h"
#include "parse/rst/rst_inline.h"
#include "parse/rst/rst_message.h"
#include "parse/rst/rst_pattern.h"

/* Returns the length of "--", "---" or an em dash with the blanks after it; 0
   if s does not start an attribution. */
static size_t dash(str s)
{
    size_t n = str_starts(s, S("\u2014"))                               ? 3
               : str_starts(s, S("---")) && (s.n == 3 || s.p[3] != '-') ? 3
               : str_starts(s, S("--")) && (s.n == 2 || s.p[2] != '-')  ? 2
                                                                        : 0;
    if (!n)
        return 0;
    n += rst_blanks(str_from(s, n));
    return n < s.n ? n : 0;
}

/* Returns the index of the line after the attribution that starts at line `at`;
   sets *indent to the indentation of the attribution's further lines. Returns 0
   if the further lines are not aligned. */
static size_t attribution_end(const struct lines *lines, size_t at,
                              size_t *indent)
{
    size_t i = at + 1;
    *indent = 0;
    for (; i < lines->n && !str_blank(lines->v[i].text); i++) {
        size_t blanks = rst_blanks(lines->v[i].text);
        if (i == at + 1)
            *indent = blanks;
        else if (blanks != *indent)
            return 0;
    }
    return i;
}

struct attribution {
    size_t start, end, first, indent;
};

static bool find_attribution(const struct lines *lines, struct attribution *out)
{
    bool text_seen = false;
    for (size_t i = 0; i < lines->n; i++) {
        str line = lines->v[i].text;
        if (str_blank(line))
            continue;
        out->first =
            text_seen && str_blank(lines->v[i - 1].text) ? dash(line) : 0;
        out->start = i;
        out->end = out->first ? attribution_end(lines, i, &out->indent) : 0;
        if (out->end)
            return true;
        text_seen = true;
    }
    return false;
}

static void add_attribution(struct rst_machine *m, struct node *quote,
                            const struct lines *lines,
                            const struct attribution *at, struct node *messages)
{
    struct lines part = {0};

    for (size_t i = at->start; i < at->end; i++) {
        const struct line *l = &lines->v[i];
        size_t cut = i == at->start ? at->first : at->indent;
        vec_push(m->r->a, &part, rst_part(l, cut, l->text.n));
    }
    struct node *n = node_new(m->r->a, NODE_ATTRIBUTION,
                              line_pos(part.v, 0, part.v->text.n));
    node_append(quote, n);
    rst_inline_lines(m, &part, n, messages, m->node);
}

void rst_quote_inside(struct rst_machine *m, struct lines rest)
{
    struct node quotes = {0};

    while (rest.n) {
        struct attribution at;
        bool found = find_attribution(&rest, &at);
        struct node *quote = node_new(m->r->a, NODE_BLOCK_QUOTE,
                                      line_pos(rest.v, 0, rest.v->text.n));
        node_append(&quotes, quote);
        rst_nested_parse(m, rst_lines(&rest, 0, found ? at.start : rest.n),
                         quote);
        if (found)
            add_attribution(m, quote, &rest, &at, &quotes);
        rest = rst_lines(&rest, found ? at.end : rest.n, rest.n);
        while (rest.n && str_blank(rest.v->text))
            rest = rst_lines(&rest, 1, rest.n);
    }
    node_move_children(&quotes, m->node);
}

bool rst_quote_block(struct rst_machine *m)
{
    struct rst_block b = rst_first_known(m, RST_NO_INDENT);
    rst_quote_inside(m, b.lines);
    rst_check_finish(m, b.blank_finish, S("block quote"));
    return true;
}

/* The lines of a line block, with their indentation. */
struct verse {
    struct verse_line {
        struct node *node;
        size_t indent;
    } * v;
    size_t n, cap;
};

/* Adds the current line to *verse; returns whether a blank line follows. As in
   docutils, messages about duplicate targets in the first line are appended to
   m->node; such messages in later lines become lines of *verse, indented like
   the line before. */
static bool add_line(struct rst_machine *m, struct verse *verse)
{
    struct arena *a = m->r->a;
    str text = rst_line(m)->text;
    size_t first = rst_marker(text, S("|"));
    struct node *n = node_new(a, NODE_LINE, rst_line_pos(m, m->at));
    struct node messages = {0}, targets = {0};
    struct rst_block b = rst_indented(
        m, (struct rst_indent){
               .first = first, .known = RST_NO_INDENT, .until_blank = true});
    size_t indent = first < text.n ? first - 2
                    : verse->n     ? verse->v[verse->n - 1].indent
                                   : 0;
    struct rst_text t = {.text = lines_join(a, &b.lines),
                         .lines = &b.lines,
                         .parent = n,
                         .messages = &messages,
                         .target = verse->n ? &targets : m->node};
    rst_inline(m->r, &t);
    while (targets.first) {
        struct node *message = targets.first;
        node_remove(message);
        vec_push(a, verse,
                 (struct verse_line){message, verse->v[verse->n - 1].indent});
    }
    vec_push(a, verse, (struct verse_line){n, indent});
    node_move_children(&messages, m->node);
    return b.blank_finish;
}

/* Appends lines [from, to) to a line block. Runs of lines with more than the
   least indentation become nested line blocks. */
static void nest(struct arena *a, const struct verse *verse, size_t from,
                 size_t to, struct node *block, unsigned depth)
{
    size_t least = verse->v[from].indent;
    for (size_t i = from; i < to; i++)
        if (verse->v[i].indent < least)
            least = verse->v[i].indent;
    for (size_t i = from; i < to; i++) {
        size_t end = i;
        while (end < to && verse->v[end].indent > least &&
               depth < PARSE_DEPTH_MAX)
            end++;
        if (end == i) {
            node_append(block, verse->v[i].node);
            continue;
        }
        struct node *inner =
            node_new(a, NODE_LINE_BLOCK, verse->v[i].node->pos);
        node_append(block, inner);
        nest(a, verse, i, end, inner, depth + 1);
        i = end - 1;
    }
}

bool rst_quote_lines(struct rst_machine *m)
{
    struct verse verse = {0};
    struct node *block = rst_add(m, NODE_LINE_BLOCK, m->at);
    bool blank_finish = add_line(m, &verse);
    while (!blank_finish && m->at + 1 < m->lines.n &&
           rst_marker(m->lines.v[m->at + 1].text, S("|"))) {
        m->at++;
        blank_finish = add_line(m, &verse);
    }
    if (!blank_finish)
        node_append(m->node, rst_message(m->r, RST_MESSAGE_LINE_BLOCK_END,
                                         rst_line_pos(m, m->at + 1), STR_NONE));
    nest(m->r->a, &verse, 0, verse.n, block, 0);
    return true;
}

bool rst_quote_doctest(struct rst_machine *m)
{
    size_t from = m->at, end = from;
    while (end < m->lines.n && !str_blank(m->lines.v[end].text))
        end++;
    struct lines lines = rst_lines(&m->lines, from, end);
    rst_add_text(m->r->a, m->node, NODE_DOCTEST_BLOCK,
                 lines_join(m->r->a, &lines), rst_line_pos(m, from));
    m->at = end - 1;
    return true;
}
