// SPDX-License-Identifier: MIT
// rst_section: docutils' Body.line, the state Line, Text.underline and
// RSTState.section. Sections are not parsed recursively: struct rst keeps the
// open section, and a title of a higher level closes that section.
#include "parse/rst/rst_element.h"

#include "base/unicode.h"
#include "base/utf8.h"
#include "base/vec.h"
#include "parse/rst/rst_inline.h"
#include "parse/rst/rst_message.h"
#include "parse/rst/rst_pattern.h"

enum { SHORT = 4 }; /* minimal number of marks; a line with fewer may be text */

/* A title in the page. */
struct title {
    struct rst_style style;
    size_t top, line, bottom; /* indexes of first line, text line, last line */
    struct node *message; /* message about a line that is too short; or NULL */
};

static str text_at(const struct rst_machine *m, size_t at)
{
    return m->lines.v[at].text;
}

/* Returns the level of a style; for a new style, one more than the number of
   known styles. */
static unsigned level_of(const struct rst *r, struct rst_style style)
{
    for (size_t i = 0; i < r->styles.n; i++)
        if (r->styles.v[i].under == style.under &&
            r->styles.v[i].over == style.over)
            return (unsigned)i + 1;
    return (unsigned)r->styles.n + 1;
}

static void close_to(struct rst_machine *m, unsigned level)
{
    struct rst *r = m->r;
    while (r->level > level) {
        r->section = r->section->parent;
        r->level--;
    }
    m->node = r->section;
}

static void open_section(struct rst_machine *m, const struct title *t)
{
    struct rst *r = m->r;
    struct arena *a = r->a;
    struct node *n = rst_add(m, NODE_SECTION, t->line), messages = {0};
    struct node *title = node_new(a, NODE_TITLE, n->pos);
    const struct line *l = &m->lines.v[t->line];
    struct line part = rst_part(l, rst_blanks(l->text), l->text.n);
    struct lines lines = {&part, 1, 1};
    bool over = t->style.over != 0;
    if (!over)
        part = *l;
    node_append(n, title);
    rst_inline_lines(m, &lines, title, &messages, r->section);
    node_add(a, n, "names", document_normal_name(a, node_astext(a, title)));
    if (t->message)
        node_append(n, t->message);
    node_move_children(&messages, n);
    document_note_target(r->p->doc, n, false, n);
    r->section = m->node = n;
    r->level++;
}

/* Reports a title that cannot start a section. If diagnostics are lenient
   (struct diags), the title becomes a rubric; otherwise it is dropped, as in
   docutils. */
static void no_section(struct rst_machine *m, enum rst_message id,
                       const struct title *t, str why)
{
    struct rst *r = m->r;
    const struct line *l = &m->lines.v[t->line];
    struct line part = rst_part(l, rst_blanks(l->text), l->text.n);
    struct lines lines = {&part, 1, 1};
    struct node messages = {0};
    node_append(m->node, rst_message(r, id, rst_line_pos(m, t->line), why));
    if (!r->p->d->lenient)
        return;
    struct node *n = rst_add(m, NODE_RUBRIC, t->line);
    rst_inline_lines(m, &lines, n, &messages, m->node);
    node_add(r->a, n, "names",
             document_normal_name(r->a, node_astext(r->a, n)));
    document_note_target(r->p->doc, n, false, n);
    node_move_children(&messages, m->node);
}

static const char *line_of(struct rst_style style)
{
    return style.over ? "between two lines of " : "underlined with ";
}

/* Returns why a title of this level and style cannot start a section here. */
static str why_not(const struct rst *r, unsigned level, struct rst_style style)
{
    if (level <= r->floor)
        return str_fmt(r->a,
                       "titles %s'%c' have level %u, but only level %u or "
                       "deeper can start here",
                       line_of(style), style.under, level, r->floor + 1);
    if (level <= r->styles.n)
        return str_fmt(r->a,
                       "titles %s'%c' have level %u, but this "
                       "one follows a title of level %u",
                       line_of(style), style.under, level, r->level);
    struct rst_style was = r->styles.v[r->level];
    return str_fmt(r->a,
                   "a title %s'%c' would have level %u, but titles of level %u "
                   "are %s'%c'",
                   line_of(style), style.under, r->level + 1, r->level + 1,
                   line_of(was), was.under);
}

/* Starts a section if the level allows it, or reports the title. The current
   line is the last line of the title. */
static void section(struct rst_machine *m, const struct title *t)
{
    struct rst *r = m->r;
    unsigned level = level_of(r, t->style);
    if (level > r->styles.n && level == r->level + 1)
        vec_push(r->a, &r->styles, t->style);
    if (level > r->level + 1 || level > r->styles.n || level <= r->floor) {
        no_section(m, RST_MESSAGE_TITLE_LEVEL, t, why_not(r, level, t->style));
        return;
    }
    open_section(m, t);
}

/* If the title's level is at or above that of the open section, closes the
   section and steps back to the line before the title: as in docutils, the
   title is then parsed again. Returns false if no section is closed. */
static bool close_section(struct rst_machine *m, const struct title *t)
{
    unsigned level = level_of(m->r, t->style);
    if (level > m->r->level || level <= m->r->floor)
        return false;
    close_to(m, level - 1);
    m->at = t->top - 1;
    return true;
}

bool rst_section_underline(struct rst_machine *m)
{
    str title = unicode_trim_right(rst_line(m)->text);
    struct title t = {.top = m->at, .line = m->at, .bottom = m->at + 1};
    str under = str_trim_right(text_at(m, t.bottom));
    bool is_short = unicode_columns(title) > under.n;
    t.style.under = under.p[0];
    if (is_short && under.n < SHORT) {
        if (m->titles)
            rst_add_message(m, RST_MESSAGE_TITLE_MAYBE, t.bottom, STR_NONE);
        return false;
    }
    if (m->titles && close_section(m, &t))
        return true;
    if (is_short)
        t.message = rst_message(m->r, RST_MESSAGE_TITLE_SHORT,
                                rst_line_pos(m, t.bottom), STR_NONE);
    m->at = t.bottom;
    if (m->titles) {
        section(m, &t);
        return true;
    }
    if (t.message)
        node_append(m->node, t.message);
    no_section(m, RST_MESSAGE_TITLE_PLACE, &t, STR_NONE);
    return true;
}

/* Reports an overline with so few marks that it may be text (docutils'
   short_overline). Returns false, so that the caller parses the line as
   text. */
static bool may_be_text(struct rst_machine *m, size_t top)
{
    rst_add_message(m, RST_MESSAGE_LINE_MAYBE, top, STR_NONE);
    return false;
}

static bool fault(struct rst_machine *m, enum rst_message id,
                  const struct title *t)
{
    if (str_trim_right(text_at(m, t->top)).n < SHORT)
        return may_be_text(m, t->top);
    rst_add_message(m, id, t->top, STR_NONE);
    m->at = t->bottom;
    return true;
}

/* Parses an overline, a title and an underline. Returns false if the three
   lines are text. */
static bool overlined(struct rst_machine *m)
{
    struct title t = {.top = m->at, .line = m->at + 1, .bottom = m->at + 2};
    str over = str_trim_right(rst_line(m)->text);
    if (t.bottom >= m->lines.n)
        return fault(m, RST_MESSAGE_TITLE_INCOMPLETE, &t);
    str under = str_trim_right(text_at(m, t.bottom));
    if (!rst_is_line(under))
        return fault(m, RST_MESSAGE_TITLE_NO_UNDERLINE, &t);
    if (!str_eq(over, under))
        return fault(m, RST_MESSAGE_TITLE_MISMATCH, &t);
    bool is_short =
        unicode_columns(unicode_trim_right(text_at(m, t.line))) > over.n;
    if (is_short && over.n < SHORT)
        return may_be_text(m, t.top);
    t.style = (struct rst_style){under.p[0], over.p[0]};
    if (close_section(m, &t))
        return true;
    if (is_short)
        t.message = rst_message(m->r, RST_MESSAGE_TITLE_OVER_SHORT,
                                rst_line_pos(m, t.top), STR_NONE);
    m->at = t.bottom;
    section(m, &t);
    return true;
}

/* Reports a line of marks where titles are not allowed. Returns false if the
   line is parsed as text. */
static bool misplaced(struct rst_machine *m)
{
    str mark = str_trim_right(rst_line(m)->text);
    if (str_eq(mark, S("::")))
        return false;
    if (mark.n < SHORT) {
        rst_add_message(m, RST_MESSAGE_LINE_MAYBE, m->at, STR_NONE);
        return false;
    }
    rst_add_message(m, RST_MESSAGE_LINE_PLACE, m->at, STR_NONE);
    return true;
}

bool rst_section_line(struct rst_machine *m)
{
    if (!m->titles)
        return misplaced(m);
    size_t marks = str_trim_right(rst_line(m)->text).n, top = m->at;
    if (rst_next_is_blank(m, top)) {
        if (marks < SHORT)
            return false;
        rst_add(m, NODE_TRANSITION, top);
        m->at = top + 1;
        return true;
    }
    str next = text_at(m, top + 1);
    if (next.p[0] == ' ' || !rst_is_line(next))
        return overlined(m);
    if (marks < SHORT)
        return may_be_text(m, top);
    rst_add_message(m, RST_MESSAGE_TITLE_INVALID, top, STR_NONE);
    m->at = top + 1;
    return true;
}
