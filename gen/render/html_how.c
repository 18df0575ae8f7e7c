// SPDX-License-Identifier: MIT
// html_how: prints how a column was computed: the steps of a column's lineage
// from the first formula to the last format, the first row as an example, and
// the columns of files that they were computed from.
#include "render/html_how.h"

#include "frame/name.h"
#include "frame/number.h"
#include "render/html_box.h"
#include "render/html_formula.h"
#include "table/account.h"

/* The ids of the header's text and of the panel, as long as the table is the
   one at hand: short, since a page has many, and no address leads to them.
   What pages name has no '-' where it ends in '_'. */
static str id_of(struct html *h, size_t column, const char *what)
{
    return str_fmt(h->a, "%s-%u_", what, h->table->columns[column].how);
}

/* The header is named by its text alone: programs that read a table out say the
   name with each cell. */
void html_how_start(struct html *h, size_t column)
{
    h->table->columns[column].how = ++h->hows;
    str id = id_of(h, column, "c");
    html_tag_attr(h, "aria-labelledby", id);
    buf_puts(h->out, "><span");
    html_tag_attr(h, "id", id);
    buf_putc(h->out, '>');
}

void html_how_end(struct html *h, const struct frame_table *t, size_t column)
{
    str name = name_words(h->a, t->frame->columns[column]->name);
    buf_puts(h->out, "</span><button class=\"how\" type=\"button\"");
    html_tag_attr(h, "popovertarget", id_of(h, column, "how"));
    html_tag_attr(h, "aria-label",
                  str_fmt(h->a, "How %.*s was computed", STR_ARG(name)));
    buf_puts(h->out, "></button>");
}

static void put_term(struct html *h, str term, bool code)
{
    buf_puts(h->out, "<dt>");
    buf_put(h->out, code ? S("<code>") : S(""));
    buf_put_html(h->out, term);
    buf_put(h->out, code ? S("</code></dt>") : S("</dt>"));
}

/* What a step is called in the formula that uses it: "ratio" in "ratio - 1";
   none where a number is only rounded or formatted. */
static str name_in_formula(struct arena *a, const struct lineage *l, size_t i)
{
    const struct lineage_step *by;
    const struct lineage_part *use = lineage_use(l, i, &by);
    return use && !lineage_is_finish(by->role) ? name_words(a, use->name)
                                               : STR_NONE;
}

/* A column of a file, or one that the script holds. */
static bool is_input(const struct lineage_step *s)
{
    return s->role == LINEAGE_CSV || (s->role == LINEAGE_LITERAL && s->column);
}

static void put_formula(struct html *h, const struct lineage_step *s,
                        bool values)
{
    if (lineage_is_finish(s->role))
        html_formula_put_finish(h->out, s, values);
    else
        html_formula_put(h->out, s, values);
}

static void put_step(struct html *h, const struct lineage *l, size_t i)
{
    const struct lineage_step *s = &l->v[i];
    str name = name_in_formula(h->a, l, i);
    if (is_input(s))
        return;
    switch (s->role) {
    case LINEAGE_FORMAT: put_term(h, S("Format"), false); break;
    case LINEAGE_ROUNDING: put_term(h, S("Rounding"), false); break;
    case LINEAGE_TYPE: put_term(h, S("Type"), false); break;
    case LINEAGE_GROUP:
        put_term(h,
                 name.p ? str_concat(h->a, name, S(", of each group"))
                        : S("Of each group"),
                 false);
        break;
    case LINEAGE_FORMULA:
    case LINEAGE_LITERAL:
        put_term(h, name.p ? name : S("Formula"), name.p != NULL);
        break;
    default: return;
    }
    buf_puts(h->out, "<dd>");
    put_formula(h, s, false);
    buf_puts(h->out, "</dd>");
}

/* What an input is called in formulas, and in its file if there by another
   name. */
static void put_input_name(struct html *h, const struct lineage *l, size_t i)
{
    const struct lineage_step *s = &l->v[i], *by;
    const struct lineage_part *use = lineage_use(l, i, &by);
    str name = use ? name_words(h->a, use->name) : S("");
    str column =
        s->role == LINEAGE_LITERAL ? name : s->column->origin->csv.column;
    if (name.n && !str_eq(name, column)) {
        buf_put_html(h->out, name);
        buf_puts(h->out, ": ");
    }
    buf_put_html(h->out, column);
}

/* Where an input comes from, as HTML. */
static str source_of(struct html *h, const struct frame_table *t,
                     const struct lineage_step *s)
{
    struct buf b = {.a = h->a};
    if (s->role == LINEAGE_LITERAL)
        return S(", written in the script");
    const struct frame_source *from = account_source(t, s->pos.src->name);
    buf_puts(&b, " <code>");
    buf_put_html(&b, s->pos.src->name);
    buf_puts(&b, "</code>");
    for (size_t k = 0; s->match && k < s->match->n_keys; k++) {
        buf_put(&b, k ? S(", ") : S(" by "));
        buf_put_html(&b, name_words(h->a, s->match->keys[k]->name));
    }
    if (from && from->as_of.n) {
        buf_puts(&b, ", as of ");
        buf_put_html(&b, from->as_of);
    }
    return buf_end(&b);
}

enum {
    EXAMPLE_MAX = 200, /* bytes; more would not be read */
    LINES_MAX = 6,     /* nor would more of these: what ends in them is told */
    ROWS_TRIED = 20,   /* to find one without a gap */
    NAMES_MAX = 3      /* cells that name a row */
};

/* The cells that name a row; numbers with the name of their column. */
static str name_of_row(struct html *h, const struct frame_table *t, size_t row)
{
    struct buf b = {.a = h->a};
    for (size_t i = 0; i < t->n_keys && i < NAMES_MAX; i++) {
        size_t at = t->keys[i];
        str text = frame_table_cell(h->a, t, row, at);
        if (!text.n)
            continue;
        if (b.n)
            buf_puts(&b, ", ");
        if (t->numeric && t->numeric[at]) {
            buf_put(&b, name_words(h->a, t->frame->columns[at]->name));
            buf_putc(&b, ' ');
        }
        buf_put(&b, text);
    }
    return buf_end(&b);
}

static bool is_whole(const struct lineage *l)
{
    size_t i = 0;
    while (i < l->n && (!l->v[i].column || l->v[i].row == LINEAGE_NONE ||
                        !column_is_missing(l->v[i].column, l->v[i].row)))
        i++;
    return i == l->n;
}

/* The first row that nothing is missing for, or the first of all. */
static struct lineage example(struct arena *a, const struct column *c,
                              size_t *row)
{
    for (*row = 0; *row < c->n && *row < ROWS_TRIED; ++*row) {
        struct lineage l = lineage_of(a, c, *row);
        if (is_whole(&l))
            return l;
    }
    *row = 0;
    return lineage_of(a, c, 0);
}

/* Whether a text that the formula shows is longer than all of it may be. */
static bool is_long(const struct lineage_step *s)
{
    for (size_t i = 0; i < s->n_parts && s->parts[i].n; i++)
        if (s->parts[i].value.type == VALUE_STR &&
            s->parts[i].value.s.n > EXAMPLE_MAX)
            return true;
    return s->text.n > EXAMPLE_MAX * EXAMPLE_MAX;
}

/* A step that leaves a number as it is tells nothing. */
static bool is_shown(struct arena *a, const struct lineage_step *s)
{
    if (!lineage_is_finish(s->role))
        return s->role == LINEAGE_FORMULA && s->n_parts && !is_long(s) &&
               lineage_filled(a, s).n <= EXAMPLE_MAX;
    struct buf from = {.a = a}, to = {.a = a};
    if (!s->n_parts)
        return false;
    value_put(&from, s->parts->value);
    value_put(&to, s->value);
    return !str_eq(buf_str(&from), buf_str(&to));
}

/* The formulas of a row with their values put in. */
static void put_example(struct html *h, const struct frame_table *t,
                        size_t column)
{
    const struct column *c = t->frame->columns[column];
    size_t row;
    if (!c->n)
        return;
    const struct lineage l = example(h->a, c, &row);
    str name = name_of_row(h, t, row);
    bool any = false;
    size_t lines = 0;
    for (size_t i = 0; i < l.n; i++)
        lines += is_shown(h->a, &l.v[i]);
    for (size_t i = l.n; i-- > 0;) {
        bool finish = lineage_is_finish(l.v[i].role);
        if (!is_shown(h->a, &l.v[i]) || (lines > LINES_MAX && i && !finish))
            continue;
        if (!any)
            put_term(h,
                     name.n ? str_concat(h->a, S("In the row "), name)
                     : row  ? str_fmt(h->a, "In row %zu", row + 1)
                            : S("In the first row"),
                     false);
        any = true;
        buf_puts(h->out, "<dd>");
        put_formula(h, &l.v[i], true);
        buf_puts(h->out, "</dd>");
    }
}

/* Inputs on end from one place are said together. */
static void put_inputs(struct html *h, const struct frame_table *t,
                       const struct lineage *l)
{
    str last = STR_NONE;
    for (size_t i = 0; i < l->n; i++) {
        if (!is_input(&l->v[i]))
            continue;
        str source = source_of(h, t, &l->v[i]);
        if (!last.p)
            put_term(h, S("From"), false);
        if (last.p && str_eq(source, last)) {
            buf_puts(h->out, ", ");
        } else {
            if (last.p) {
                buf_put(h->out, last);
                buf_puts(h->out, "</dd>");
            }
            buf_puts(h->out, "<dd>");
        }
        put_input_name(h, l, i);
        last = source;
    }
    if (last.p) {
        buf_put(h->out, last);
        buf_puts(h->out, "</dd>");
    }
}

void html_how_put_panel(struct html *h, const struct frame_table *t,
                        size_t column)
{
    const struct column *c = t->frame->columns[column];
    const struct lineage *l = &t->lineages[column];
    str name = name_words(h->a, c->name), unit = account_unit(h->a, c);
    buf_puts(h->out, "<div class=\"how-panel\" popover role=\"group\" "
                     "data-hidden-from-compare");
    html_tag_attr(h, "id", id_of(h, column, "how"));
    html_tag_attr(h, "aria-label",
                  str_fmt(h->a, "How %.*s was computed", STR_ARG(name)));
    buf_puts(h->out, "><p><strong>");
    buf_put_html(h->out, name);
    buf_puts(h->out, "</strong>");
    if (unit.n) {
        buf_puts(h->out, " in ");
        buf_put_html(h->out, unit);
    }
    buf_puts(h->out, "</p><dl>");
    for (size_t i = l->n; i-- > 0;)
        put_step(h, l, i);
    struct arena_mark mark = arena_mark(h->a);
    put_example(h, t, column);
    if (h->out->a != h->a)
        arena_rewind(h->a, mark);
    put_inputs(h, t, l);
    buf_puts(h->out, "</dl></div>\n");
}
