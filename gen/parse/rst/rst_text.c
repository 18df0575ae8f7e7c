// SPDX-License-Identifier: MIT
// rst_text: docutils' states Text, Definition and QuotedLiteralBlock.
#include "parse/rst/rst_element.h"

#include "base/unicode.h"
#include "parse/code/directive_code.h"
#include "parse/directive/directive_slip.h"
#include "parse/rst/rst_inline.h"
#include "parse/rst/rst_message.h"
#include "parse/rst/rst_pattern.h"
#include "parse/rst_chars.h"

static void add_block(struct rst_machine *m, struct lines lines)
{
    struct pos at = line_pos(lines.v, 0, lines.v->text.n);
    struct node *n = rst_add_text(m->r->a, m->node, NODE_LITERAL_BLOCK,
                                  lines_join(m->r->a, &lines), at);
    if (m->r->p->highlight.n)
        node_set(m->r->a, n, "_language", m->r->p->highlight);
    directive_code_number(m->r->p, n, lines.n);
}

/* Reports that the quoted literal block at line `at` is missing. */
static void quote_missing(struct rst_machine *m, size_t at)
{
    struct pos pos = rst_line_pos(m, at);
    if (at > 0 && at >= m->lines.n)
        pos = rst_line_pos(m, at - 1);
    node_append(m->node,
                rst_message(m->r, RST_MESSAGE_LITERAL_MISSING, pos, STR_NONE));
    m->at = at ? at - 1 : 0;
}

/* Parses a quoted literal block: lines that all start with the same mark. */
static void quoted_literal_block(struct rst_machine *m)
{
    size_t at = m->at, end;
    while (at < m->lines.n && str_blank(m->lines.v[at].text))
        at++;
    if (at >= m->lines.n || !rst_is_mark(m->lines.v[at].text.p[0])) {
        quote_missing(m, at);
        return;
    }
    char mark = m->lines.v[at].text.p[0];
    for (end = at; end < m->lines.n; end++)
        if (!m->lines.v[end].text.n || m->lines.v[end].text.p[0] != mark)
            break;
    add_block(m, rst_lines(&m->lines, at, end));
    m->at = end;
    if (end == m->lines.n || str_blank(m->lines.v[end].text))
        return;
    rst_add_message(m,
                    m->lines.v[end].text.p[0] == ' '
                        ? RST_MESSAGE_INDENT
                        : RST_MESSAGE_LITERAL_QUOTING,
                    end, (str){&mark, 1});
    m->at = end - 1;
}

static void literal_block(struct rst_machine *m)
{
    struct rst_block b = rst_first_known(m, RST_NO_INDENT);
    b.lines = lines_trim_end(b.lines);
    if (!b.lines.n) {
        quoted_literal_block(m);
        return;
    }
    add_block(m, b.lines);
    rst_check_finish(m, b.blank_finish, S("literal block"));
}

/* Whether a string ends with "::" that is not escaped. */
static bool announces_literal(str s)
{
    size_t n = s.n - 2, slashes = 0;
    if (!str_ends(s, S("::")))
        return false;
    while (slashes < n && s.p[n - slashes - 1] == '\\')
        slashes++;
    return slashes % 2 == 0;
}

/* Parses lines [from, to) as a paragraph. Returns whether a literal block
   follows. */
static bool paragraph(struct rst_machine *m, size_t from, size_t to)
{
    struct lines lines = rst_lines(&m->lines, from, to);
    struct node messages = {0};
    str text = unicode_trim_right(lines_join(m->r->a, &lines));
    bool literal = announces_literal(text);
    if (literal && text.n == 2)
        return true;
    if (literal && (text.p[text.n - 3] == ' ' || text.p[text.n - 3] == '\n'))
        text = unicode_trim_right(str_slice(text, 0, text.n - 3));
    else if (literal)
        text.n--;
    struct rst_text t = {
        .text = text,
        .lines = &lines,
        .parent = node_new(m->r->a, NODE_PARAGRAPH, rst_line_pos(m, from)),
        .messages = &messages,
        .target = m->node};
    rst_inline(m->r, &t);
    node_append(m->node, t.parent);
    node_move_children(&messages, m->node);
    return literal;
}

/* Parses lines of text up to a blank or indented line. */
static void text_lines(struct rst_machine *m)
{
    size_t from = m->at, end = from + 1;
    while (end < m->lines.n && !str_blank(m->lines.v[end].text) &&
           m->lines.v[end].text.p[0] != ' ')
        end++;
    m->at = end - 1;
    bool literal = paragraph(m, from, end);
    if (end < m->lines.n && !str_blank(m->lines.v[end].text))
        node_append(m->node, rst_message(m->r, RST_MESSAGE_INDENT,
                                         rst_line_pos(m, end), STR_NONE));
    if (literal) {
        m->at = end;
        literal_block(m);
    }
}

/* Finds the next " : " in a term; bytes [*start, *end) include all blanks
   around the colon. Returns false at the end. */
static bool next_classifier(str s, size_t *start, size_t *end)
{
    for (size_t at = 0; (at = str_find(s, S(" : "), at)) != STR_NPOS; at++) {
        *start = at;
        *end = at + 3;
        while (*start && s.p[*start - 1] == ' ')
            --*start;
        while (*end < s.n && s.p[*end] == ' ')
            ++*end;
        return true;
    }
    return false;
}

/* Appends s to the last child of `item`. The text after each " : " in s goes to
   a new classifier node. */
static void add_term_text(struct arena *a, struct node *item, str s,
                          struct pos at)
{
    size_t start, end;
    bool first = true;
    while (next_classifier(s, &start, &end)) {
        str part = str_slice(s, 0, start);
        if (first)
            part = unicode_trim_right(part);
        node_append(item->last, node_text(a, rst_unescape(a, part), at));
        node_append(item, node_new(a, NODE_CLASSIFIER, at));
        s = str_from(s, end);
        at.col += (uint32_t)end;
        at.len = (uint32_t)s.n;
        item->last->pos = at;
        first = false;
    }
    node_append(item->last, node_text(a, rst_unescape(a, s), at));
}

/* Adds a term, its classifiers, and the messages about the term's text. */
static void add_term(struct rst_machine *m, struct node *item, size_t term,
                     struct node *messages, struct node *target)
{
    struct arena *a = m->r->a;
    struct lines lines = rst_lines(&m->lines, term, term + 1);
    struct node parts = {0};
    struct rst_text t = {.text = lines.v->text,
                         .lines = &lines,
                         .parent = &parts,
                         .messages = messages,
                         .target = target,
                         .keep_escapes = true};
    rst_inline(m->r, &t);
    node_append(item, node_new(a, NODE_TERM, rst_line_pos(m, term)));
    while (parts.first) {
        struct node *n = parts.first;
        node_remove(n);
        if (n->type == NODE_TEXT)
            add_term_text(a, item, n->text, n->pos);
        else
            node_append(item->last, n);
    }
}

/* Parses a term, which is the current line, and its definition. Returns whether
   the definition ends with a blank line. */
static bool definition_item(struct rst_machine *m, struct node *list)
{
    struct arena *a = m->r->a;
    size_t term = m->at++;
    struct rst_block b = rst_first_known(m, RST_NO_INDENT);
    struct node *item =
        node_new(a, NODE_DEFINITION_LIST_ITEM, rst_line_pos(m, term));
    struct node *definition =
        node_new(a, NODE_DEFINITION, line_pos(b.lines.v, 0, 0));
    struct node messages = {0};
    add_term(m, item, term, &messages, list->first ? list : m->node);
    node_append(item, definition);
    node_move_children(&messages, definition);
    if (str_ends(m->lines.v[term].text, S("::")))
        node_append(definition,
                    rst_message(m->r, RST_MESSAGE_DEFINITION_LITERAL,
                                rst_line_pos(m, term), STR_NONE));
    rst_nested_parse(m, b.lines, definition);
    node_append(list, item);
    return b.blank_finish;
}

/* Whether the current line is a term, and the next line starts the term's
   definition. */
static bool is_definition(const struct rst_machine *m)
{
    return rst_classify(rst_line(m)->text) == RST_TEXT &&
           !rst_next_is_blank(m, m->at) &&
           m->lines.v[m->at + 1].text.p[0] == ' ';
}

static void definition_list(struct rst_machine *m)
{
    struct node *list =
        node_new(m->r->a, NODE_DEFINITION_LIST, rst_line_pos(m, m->at));
    bool blank_finish = definition_item(m, list);
    node_append(m->node, list);
    while (rst_item_next(m) && is_definition(m))
        blank_finish = definition_item(m, list);
    rst_item_done(m);
    rst_check_finish(m, blank_finish, S("definition list"));
}

void rst_text_block(struct rst_machine *m)
{
    size_t at = m->at;
    directive_slip_text(m->r->p, rst_line(m), 0);
    if (rst_next_is_blank(m, at)) {
        m->at = at + 1;
        if (paragraph(m, at, at + 1))
            literal_block(m);
        return;
    }
    str next = m->lines.v[at + 1].text;
    if (next.p[0] == ' ')
        definition_list(m);
    else if (!rst_is_line(next) || !rst_section_underline(m))
        text_lines(m);
}
