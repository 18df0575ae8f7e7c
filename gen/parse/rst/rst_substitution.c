// SPDX-License-Identifier: MIT
// rst_substitution: docutils' Body.substitution_def and the state
// SubstitutionDef.
#include "doc/fields.h"
#include "parse/rst/rst_element.h"

#include "base/vec.h"
#include "doc/dump.h"
#include "parse/rst/rst_message.h"
#include "parse/rst_chars.h"

/* The name in a definition, and the position of its contents. */
struct definition {
    str name;
    size_t line, end; /* line index and byte offset of the contents */
};

/* Returns the offset after the bar that ends the name, or 0 if there is no such
   bar. The bar must not follow a blank or an escape. A blank or the end of the
   line must follow the bar. */
static size_t bar_end(str s, size_t from)
{
    for (size_t at = from; (at = str_find_char(s, '|', at)) != STR_NPOS; at++)
        if (at > 0 && !rst_space_before(s, at) && s.p[at - 1] &&
            (at + 1 == s.n || s.p[at + 1] == ' '))
            return at + 1;
    return 0;
}

/* Reads the name, which may span several lines. Returns false if the bar after
   the name is missing. */
static bool read_name(struct arena *a, const struct lines *lines,
                      struct definition *out)
{
    struct strs parts = {0};
    for (size_t i = 0; i < lines->n; i++) {
        str s = rst_escape(a, lines->v[i].text);
        size_t blanks = i ? rst_blanks(s) : 0;
        size_t end = bar_end(s, i ? blanks : 1);
        vec_push(a, &parts, str_slice(s, blanks, end ? end - 1 : s.n));
        if (!end)
            continue;
        out->name = str_join(a, parts.v, parts.n, S(" "));
        out->line = i;
        out->end = end + rst_blanks(str_from(s, end));
        return true;
    }
    return false;
}

/* Returns a node that a definition must not contain, since the definition is
   copied to each use; NULL if the definition contains no such node. */
static const struct node *find_illegal(const struct node *n)
{
    for (const struct node *at = n; at; at = node_next(at, n))
        if (node_list(at, "ids")->n ||
            (at->type == NODE_REFERENCE && node_has(at, "anonymous")) ||
            (at->type == NODE_FOOTNOTE_REFERENCE && node_has(at, "auto")))
            return at;
    return NULL;
}

/* Moves body elements out of the definition and appends them to m->node. */
static void move_out(struct rst_machine *m, struct node *n)
{
    for (struct node *c = n->first, *next; c; c = next) {
        next = c->next;
        if (node_type_kind(c->type) == NODE_KIND_INLINE ||
            c->type == NODE_TEXT || c->type == NODE_IMAGE ||
            c->type == NODE_RAW)
            continue;
        node_remove(c);
        node_append(m->node, c);
    }
}

/* Registers a parsed definition. If the definition has a fault, appends a
   message about that fault instead. */
static void finish(struct rst_machine *m, struct node *n, str name,
                   bool reported)
{
    move_out(m, n);
    const struct node *element = find_illegal(n);
    if (element) {
        node_append(m->node,
                    rst_message(m->r, RST_MESSAGE_SUBSTITUTION_ILLEGAL, n->pos,
                                str_c(node_type_name(element->type))));
    } else if (!n->first) {
        enum rst_message id = reported ? RST_MESSAGE_SUBSTITUTION_FAILED
                                       : RST_MESSAGE_SUBSTITUTION_EMPTY;
        node_append(m->node, rst_message(m->r, id, n->pos, name));
    } else {
        fields_fill_names(m->r->p->doc, n);
        document_note_substitution(m->r->p->doc, n, m->node);
        node_append(m->node, n);
    }
}

/* Returns the offset after "name::" and the blanks after it, or 0 if s does not
   start with "name::". */
static size_t directive_end(str s, str *name)
{
    size_t end = rst_name_end(s, 0);
    *name = str_slice(s, 0, end);
    if (!end || !str_starts(str_from(s, end), S("::")))
        return 0;
    end += 2;
    return end == s.n || s.p[end] == ' ' ? end + rst_blanks(str_from(s, end))
                                         : 0;
}

/* Parses the contents: block quotes, then a directive. Ignores other contents.
   Returns whether the contents end with a blank line. */
static bool embedded(struct rst_machine *m, struct lines lines, struct node *n,
                     bool blank_finish)
{
    struct rst_machine inner = {.r = m->r, .lines = lines, .node = n};
    str name;
    for (; inner.at < lines.n; inner.at++) {
        str line = rst_line(&inner)->text;
        if (str_blank(line))
            continue;
        if (line.p[0] == ' ') {
            rst_quote_block(&inner);
            continue;
        }
        size_t end = directive_end(line, &name);
        bool finish = end ? rst_directive(&inner, 0, name, end, n,
                                          node_list(n, "names")->v[0])
                          : rst_next_is_blank(&inner, inner.at);
        return inner.at + 1 < lines.n ? finish : blank_finish;
    }
    return blank_finish;
}

bool rst_substitution(struct rst_machine *m, size_t first, bool *blank_finish)
{
    struct arena *a = m->r->a;
    size_t start = m->at;
    struct node *n =
        node_new(a, NODE_SUBSTITUTION_DEFINITION, rst_line_pos(m, start));
    struct rst_block b = rst_indented(
        m, (struct rst_indent){
               .first = first, .known = RST_NO_INDENT, .keep_indent = true});
    struct definition d;
    if (!read_name(a, &b.lines, &d))
        return false;
    struct lines rest = rst_lines(&b.lines, d.line, b.lines.n);
    rest.v[0] = rst_part(&rest.v[0], d.end, rest.v[0].text.n);
    if (!rest.v[0].text.n)
        rest = rst_lines(&rest, 1, rest.n);

    rest = lines_trim_end(rest);
    *blank_finish = b.blank_finish;
    if (!rest.n) {
        node_append(m->node, rst_message(m->r, RST_MESSAGE_SUBSTITUTION_MISSING,
                                         n->pos, d.name));
        return true;
    }
    size_t blanks = rst_blanks(rest.v[0].text);
    rest.v[0] = rst_part(&rest.v[0], blanks, rest.v[0].text.n);
    node_add(a, n, "names", document_normal_space(a, d.name));
    size_t errors = m->r->p->d->errors;
    *blank_finish = embedded(m, rest, n, b.blank_finish);
    finish(m, n, d.name, m->r->p->d->errors > errors);
    return true;
}
