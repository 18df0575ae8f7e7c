// SPDX-License-Identifier: MIT
// md_part: builds MyST's definition lists and field lists, and finds the lines
// of parts of the page that are parsed separately, such as definitions and
// footnotes. In: lines that md_scan marked. Out: nodes.
#include "parse/md/md.h"

#include "base/vec.h"
#include "parse/md/md_line.h"

/* Whether a line is blank. The first line of a part never counts as blank, even
   if nothing follows its marker. */
static bool is_blank(const struct md_run *r, size_t k)
{
    enum md_mark mark = r->marks[k].mark;
    return (mark < MD_MARK_NOTE || mark == MD_MARK_PART_MORE) &&
           str_blank(str_from(r->lines.v[k].text, r->marks[k].content));
}

struct lines md_part_lines(const struct md_run *r, size_t first, size_t *n)
{
    struct lines out = {0};
    size_t end = first + 1;
    for (size_t k = end; k < r->lines.n; k++) {
        if (r->marks[k].mark == MD_MARK_PART_MORE)
            end = k + 1;
        else if (!is_blank(r, k))
            break;
    }
    for (size_t k = first; k < end; k++) {
        struct line l = r->lines.v[k];
        size_t cut = is_blank(r, k) ? l.text.n : r->marks[k].content;
        l.text = str_from(l.text, cut);
        l.col += (uint32_t)cut;
        vec_push(r->p->a, &out, l);
    }
    *n = end - first;
    return out;
}

static struct node *append(struct md_run *r, struct node *parent,
                           enum node_type type, size_t k, size_t at)
{
    struct node *n = node_new(r->p->a, type, line_pos(&r->lines.v[k], at, 0));
    node_append(parent, n);
    return n;
}

static void put_text(struct md_run *r, struct node *n, str text)
{
    md_pieces(r->md,
              &(struct md_piece){.text = text, .at = n->pos, .parent = n}, 1);
}

/* Returns the index of the first line from k on that is not blank, or the
   number of lines. */
static size_t next_line(const struct md_run *r, size_t k)
{
    while (k < r->lines.n && is_blank(r, k))
        k++;
    return k;
}

/* Whether line k has the mark `mark` (md_scan.h) and belongs to the same list
   as line `first`. */
static bool continues(const struct md_run *r, size_t k, enum md_mark mark,
                      size_t first)
{
    return k < r->lines.n && r->marks[k].mark == mark &&
           r->marks[k].within == r->marks[first].within;
}

size_t md_part_definitions(struct md_run *r, size_t first, struct node *parent)
{
    size_t k = first, end = first + 1, n;
    struct arena *a = r->p->a;
    struct node *list =
        append(r, parent, NODE_DEFINITION_LIST, k, r->marks[k].content);
    node_add(a, list, "classes", S("simple"));
    node_add(a, list, "classes", S("myst"));
    for (; continues(r, k, MD_MARK_TERM, first); k = next_line(r, end)) {
        size_t at = r->marks[k].content;
        struct node *item = append(r, list, NODE_DEFINITION_LIST_ITEM, k, at);
        put_text(r, append(r, item, NODE_TERM, k, at),
                 str_trim(str_from(r->lines.v[k].text, at)));
        end = k + 1;
        while (continues(r, k = next_line(r, end), MD_MARK_MEANING, first)) {
            struct lines body = md_part_lines(r, k, &n);
            r->p->syntax->block(
                r->p, body,
                append(r, item, NODE_DEFINITION, k, r->marks[k].lead), false);
            end = k + n;
        }
    }
    return end - first;
}

/* Removes the indentation that all lines after the first have in common. */
static void dedent(struct lines *body)
{
    size_t least = STR_NPOS;
    for (size_t i = 1; i < body->n; i++) {
        str s = body->v[i].text;
        size_t n = s.n - str_trim_left(s).n;
        if (n < s.n && n < least)
            least = n;
    }
    for (size_t i = 1; i < body->n && least != STR_NPOS; i++) {
        struct line *l = &body->v[i];
        size_t n = l->text.n < least ? l->text.n : least;
        l->text = str_from(l->text, n);
        l->col += (uint32_t)n;
    }
}

size_t md_part_fields(struct md_run *r, size_t first, struct node *parent)
{
    size_t k = first, end = first, n;
    struct node *list = append(r, parent, NODE_FIELD_LIST, k, r->marks[k].lead);
    node_add(r->p->a, list, "classes", S("myst"));
    for (; continues(r, k, MD_MARK_FIELD, first); k = next_line(r, end)) {
        str text = r->lines.v[k].text;
        size_t at = str_find_char(text, ':', r->marks[k].lead);
        n = md_field_start(str_from(text, at));
        struct node *field = append(r, list, NODE_FIELD, k, at);
        put_text(r, append(r, field, NODE_FIELD_NAME, k, at + 1),
                 str_slice(text, at + 1, at + n - 1));
        struct node *body =
            append(r, field, NODE_FIELD_BODY, k, r->marks[k].content);
        struct lines lines = md_part_lines(r, k, &n);
        dedent(&lines);
        r->p->syntax->block(r->p, lines_trim(lines), body, false);
        end = k + n;
    }
    return end - first;
}
