// SPDX-License-Identifier: MIT
// rst_target: docutils' Body.hyperlink_target and anonymous_target.
#include "parse/rst/rst_element.h"

#include "base/utf8.h"
#include "base/vec.h"

#include "doc/fields.h"
#include "parse/rst/rst_inline.h"
#include "parse/rst_chars.h"

/* The lines of a target, with NUL for escaping backslashes. */
struct target {
    str all; /* `lines`, joined without separators */
    const struct lines *lines;
    str name;   /* STR_NONE if the target is anonymous */
    size_t end; /* offset in `all` after the name and its colon */
};

/* Returns the offset after the colon that follows a name, or 0 if there is no
   such colon. The name ends at byte `at`. A blank may precede the colon; a
   blank or the end of the text must follow the colon. */
static size_t colon_end(str s, size_t at)
{
    at += at < s.n && s.p[at] == ' ';
    if (at >= s.n || s.p[at] != ':' || (at + 1 < s.n && s.p[at + 1] != ' '))
        return 0;
    return at + 1;
}

static bool unescaped_colon_before(str s, size_t at)
{
    return s.p[at - 1] == ':' && !(at > 1 && s.p[at - 2] == '\0');
}

/* "_:", "name:" or "`name`:". Returns false if the name or its colon is
   missing. */
static bool read_name(struct target *t)
{
    str s = t->all;
    if (!s.n)
        return false;
    if (s.p[0] == '_') {
        t->name = STR_NONE;
        t->end = colon_end(s, 1);
        return t->end != 0;
    }
    size_t from = s.p[0] == '`';
    if (from >= s.n || s.p[from] == ' ' || s.p[from] == '`')
        return false;
    for (size_t at = from + utf8_length(str_from(s, from)); at <= s.n; at++) {
        if (rst_space_before(s, at) || !s.p[at - 1])
            continue;
        size_t after = at + from;
        if (from && (at >= s.n || s.p[at] != '`'))
            continue;
        if (after > s.n || unescaped_colon_before(s, after))
            continue;
        t->end = colon_end(s, after);
        t->name = str_slice(s, from, at);
        if (t->end)
            return true;
    }
    return false;
}

/* Returns the name if s, the whole address, is a reference, `phrase`_ or name_;
   else STR_NONE. */
static str reference_name(struct arena *a, str s)
{
    s = document_normal_space(a, s);
    if (s.n > 1 && rst_name_end(s, 0) == s.n - 1 && s.p[s.n - 1] == '_')
        return str_slice(s, 0, s.n - 1);
    if (s.n < 4 || s.p[0] != '`' || s.p[1] == ' ' || !str_ends(s, S("`_")) ||
        rst_space_before(s, s.n - 2) || !s.p[s.n - 3])
        return STR_NONE;
    return rst_unescape(a, str_slice(s, 1, s.n - 2));
}

/* Returns the trimmed lines joined by blanks. */
static str join_trimmed(struct arena *a, const struct lines *lines)
{
    struct strs parts = {NEW_N(a, str, lines->n), lines->n, lines->n};
    for (size_t i = 0; i < lines->n; i++)
        parts.v[i] = str_trim(lines->v[i].text);
    return str_join(a, parts.v, parts.n, S(" "));
}

/* Sets the target's destination: an address, or the name of another target. */
static void set_destination(struct rst_machine *m, struct node *n,
                            const struct lines *lines)
{
    struct arena *a = m->r->a;
    str name = STR_NONE;
    if (lines->n && str_ends(str_trim(lines->v[lines->n - 1].text), S("_")))
        name = reference_name(a, join_trimmed(a, lines));
    if (name.p) {
        node_set(a, n, "refname", document_normal_name(a, name));
        return;
    }
    str uri = rst_address(a, join_trimmed(a, lines));
    if (uri.n)
        node_set(a, n, "refuri", uri);
}

static void add_anonymous(struct rst_machine *m, struct node *n)
{
    node_set(m->r->a, n, "anonymous", S("1"));
    document_set_id(m->r->p->doc, n);
    node_append(m->node, n);
}

static void add_named(struct rst_machine *m, struct node *n, str name)
{
    struct arena *a = m->r->a;
    str uri = node_get(n, "refuri");
    node_add(a, n, "names", document_normal_name(a, rst_unescape(a, name)));
    if (uri.p)
        node_set(a, n, "refuri", rst_adjust_uri(a, uri));
    fields_fill_names(m->r->p->doc, n);
    document_note_target(m->r->p->doc, n, true, m->node);
    node_append(m->node, n);
}

static void escape_lines(struct arena *a, struct lines *lines)
{
    for (size_t i = 0; i < lines->n; i++)
        lines->v[i].text = rst_escape(a, lines->v[i].text);
}

/* Returns the lines of the address: the rest of the line after the name, and
   the lines after it. */
static struct lines after_name(const struct target *t)
{
    size_t start = 0, i = 0;
    while (i + 1 < t->lines->n && start + t->lines->v[i].text.n < t->end)
        start += t->lines->v[i++].text.n;
    struct lines rest = rst_lines(t->lines, i, t->lines->n);
    rest.v[0] = rst_part(&rest.v[0], t->end - start, rest.v[0].text.n);
    return rest;
}

bool rst_target(struct rst_machine *m, size_t first, bool *blank_finish)
{
    struct arena *a = m->r->a;
    struct node *n = node_new(a, NODE_TARGET, rst_line_pos(m, m->at));
    struct rst_block b =
        rst_indented(m, (struct rst_indent){.first = first,
                                            .known = RST_NO_INDENT,
                                            .until_blank = true,
                                            .keep_indent = true});
    struct strs texts = {0};
    escape_lines(a, &b.lines);
    for (size_t i = 0; i < b.lines.n; i++)
        vec_push(a, &texts, b.lines.v[i].text);
    struct target t = {.all = str_join(a, texts.v, texts.n, S("")),
                       .lines = &b.lines};
    if (!read_name(&t))
        return false;
    struct lines rest = after_name(&t);
    set_destination(m, n, &rest);
    if (t.name.p)
        add_named(m, n, t.name);
    else
        add_anonymous(m, n);
    *blank_finish = b.blank_finish;
    return true;
}

bool rst_target_anonymous(struct rst_machine *m, size_t first)
{
    struct node *n = node_new(m->r->a, NODE_TARGET, rst_line_pos(m, m->at));
    struct rst_block b = rst_indented(
        m, (struct rst_indent){
               .first = first, .known = RST_NO_INDENT, .until_blank = true});
    escape_lines(m->r->a, &b.lines);
    set_destination(m, n, &b.lines);
    add_anonymous(m, n);
    return b.blank_finish;
}
