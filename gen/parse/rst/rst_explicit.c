// SPDX-License-Identifier: MIT
// rst_explicit: docutils' Body.explicit_markup and the state Explicit.
#include "parse/rst/rst_element.h"

#include "base/codes/rst.h"
#include "doc/fields.h"
#include "parse/directive/directive.h"
#include "parse/rst/rst_message.h"
#include "parse/rst/rst_pattern.h"
#include "parse/rst_chars.h"

/* If a blank or the end of the line is at byte `at`, returns the end of the
   marker, which includes the blanks; else 0. */
static size_t marker_end(str s, size_t at)
{
    if (at < s.n && s.p[at] != ' ')
        return 0;
    return at + rst_blanks(str_from(s, at));
}

/* Parses "[label]" at byte `at`. Sets *label; sets *footnote to true for a
   footnote, and to false for a citation. Returns the end of the marker, or 0 if
   there is no marker. */
static size_t label_end(str s, size_t at, str *label, bool *footnote)
{
    size_t from = at + 1, end;
    if (at >= s.n || s.p[at] != '[' || from >= s.n)
        return 0;
    bool mark = s.p[from] == '#' || s.p[from] == '*';
    end = s.p[from] == '*' ? from + 1 : rst_name_end(s, from + mark);
    if (end == from || end >= s.n || s.p[end] != ']')
        return 0;
    *label = str_slice(s, from, end);
    *footnote = mark;
    for (size_t i = 0; !mark && i < label->n; i++) {
        if (!char_is_digit(label->p[i]))
            break;
        *footnote = i + 1 == label->n;
    }
    return marker_end(s, end + 1);
}

static void name_footnote(struct rst_machine *m, struct node *n, str label,
                          bool footnote)
{
    struct arena *a = m->r->a;
    struct document *doc = m->r->p->doc;
    str name = document_normal_name(a, label);
    bool is_auto = footnote && (name.p[0] == '#' || name.p[0] == '*');
    if (is_auto) {
        node_set(a, n, "auto", name.p[0] == '#' ? S("1") : S("*"));
        name = name.p[0] == '#' ? str_from(name, 1) : S("");
    } else {
        rst_add_text(a, n, NODE_LABEL, label, n->pos);
    }
    if (name.n) {
        node_add(a, n, "names", name);
        fields_fill_names(doc, n);
        document_note_target(doc, n, true, n);
    } else {
        document_set_id(doc, n);
    }
}

static bool footnote(struct rst_machine *m, size_t first, str label,
                     bool is_footnote)
{
    struct node *n =
        node_new(m->r->a, is_footnote ? NODE_FOOTNOTE : NODE_CITATION,
                 rst_line_pos(m, m->at));
    struct rst_block b = rst_first_known(m, first);
    name_footnote(m, n, label, is_footnote);
    node_append(m->node, n);
    rst_nested_parse(m, b.lines, n);
    return b.blank_finish;
}

static bool comment(struct rst_machine *m, str first_line, size_t first)
{
    struct pos at = rst_line_pos(m, m->at);
    if (rst_next_is_blank(m, m->at) && first >= first_line.n) {
        rst_add_text(m->r->a, m->node, NODE_COMMENT, S(""), at);
        return true;
    }
    struct rst_block b = rst_first_known(m, first);
    struct lines lines = lines_trim_end(b.lines);
    rst_add_text(m->r->a, m->node, NODE_COMMENT, lines_join(m->r->a, &lines),
                 at);
    return b.blank_finish;
}

/* Adds a malformed construct as a comment, with a message. Returns whether the
   construct ends with a blank line. */
static bool malformed(struct rst_machine *m, enum rst_message id,
                      const struct line *l, size_t first)
{
    struct node *message =
        rst_message(m->r, id, line_pos(l, 0, l->text.n), STR_NONE);
    bool blank_finish = comment(m, l->text, first);
    node_append(m->node, message);
    return blank_finish;
}

/* Parses ".. name::" or ".. name ::", whose name starts at byte `at`. Returns
   the end of the marker, or 0 if there is no marker. */
static size_t directive_end(str s, size_t at, str *name)
{
    size_t end = rst_name_end(s, at);
    *name = str_slice(s, at, end);
    if (end == at)
        return 0;
    end += end < s.n && s.p[end] == ' ';
    return str_starts(str_from(s, end), S("::")) ? marker_end(s, end + 2) : 0;
}

/* Warns of a comment such as ".. name: text", which starts like a directive. */
static void check_comment(struct rst_machine *m, const struct line *l,
                          size_t first)
{
    size_t end = rst_name_end(l->text, first);
    str name = str_slice(l->text, first, end);
    bool colon = end < l->text.n && l->text.p[end] == ':';
    if (!colon || end == first || !directive_find(name) ||
        (end + 1 < l->text.n && l->text.p[end + 1] != ' '))
        return;
    diag_at(m->r->p->d, DIAG_RST_COMMENT, line_pos(l, first, name.n + 1), name);
    diag_help(m->r->p->d, "a directive has two colons: '.. %.*s::'",
              STR_ARG(name));
}

static bool construct(struct rst_machine *m)
{
    const struct line *l = rst_line(m);
    str s = l->text, name;
    size_t first = rst_marker(s, S("..")), end;
    char c = first < s.n ? s.p[first] : '\0';
    bool is_footnote, more = first + 1 < s.n && s.p[first + 1] != ' ';
    bool blank_finish;
    if ((end = label_end(s, first, &name, &is_footnote)))
        return footnote(m, end, name, is_footnote);
    if (c == '_' && more)
        return rst_target(m, first + 1, &blank_finish)
                   ? blank_finish
                   : malformed(m, RST_MESSAGE_TARGET, l, first);
    if (c == '|' && more)
        return rst_substitution(m, first + 1, &blank_finish)
                   ? blank_finish
                   : malformed(m, RST_MESSAGE_SUBSTITUTION_MARKUP, l, first);
    if (first < s.n && (end = directive_end(s, first, &name)))
        return rst_directive(m, first, name, end, m->node, STR_NONE);
    check_comment(m, l, first);
    return comment(m, s, first);
}

static bool anonymous(struct rst_machine *m)
{
    return rst_target_anonymous(m, rst_marker(rst_line(m)->text, S("__")));
}

bool rst_explicit(struct rst_machine *m)
{
    for (;;) {
        bool dots = str_starts(rst_line(m)->text, S(".."));
        bool blank_finish = dots ? construct(m) : anonymous(m);
        if (m->titles)
            m->node = m->r->section;
        str next = m->at + 1 < m->lines.n ? m->lines.v[m->at + 1].text : S("");
        if (rst_marker(next, S("..")) || rst_marker(next, S("__"))) {
            m->at++;
            continue;
        }
        rst_check_finish(m, blank_finish, S("explicit markup"));
        return true;
    }
}
