// SPDX-License-Identifier: MIT
// html_how: prints how a column was computed: the steps of a column's lineage
// from the first formula to the last format, the first row as an example, and
// the columns of files that they were computed from.
#include "render/html_how.h"

#include "frame/name.h"
#include "render/html_box.h"
#include "table/account.h"

/* The ids of the header's text and of the panel, as long as the table is the
   one at hand. */
static str id_of(struct html *h, size_t column, const char *what)
{
    return str_fmt(h->a, "%.*s-c%zu%s", STR_ARG(h->table->id), column + 1,
                   what);
}

/* The header is named by its text alone: programs that read a table out say the
   name with each cell. */
void html_how_start(struct html *h, size_t column)
{
    str id = id_of(h, column, "");
    html_tag_attr(h, "aria-labelledby", id);
    buf_puts(h->out, "><span");
    html_tag_attr(h, "id", id);
    buf_putc(h->out, '>');
}

void html_how_end(struct html *h, const struct frame_table *t, size_t column)
{
    str name = name_text(h->a, t->frame->columns[column]->name);
    buf_puts(h->out, "</span><button class=\"how\" type=\"button\"");
    html_tag_attr(h, "popovertarget", id_of(h, column, "-how"));
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

static void put_code(struct html *h, str code)
{
    buf_puts(h->out, "<dd><code>");
    buf_put_html(h->out, code);
    buf_puts(h->out, "</code></dd>");
}

/* What a step is called in the formula that uses it: "ratio" in "ratio - 1";
   none where a number is only rounded or formatted. */
static str name_in_formula(struct arena *a, const struct lineage *l, size_t i)
{
    const struct lineage_step *by;
    const struct lineage_part *use = lineage_use(l, i, &by);
    return use && !lineage_is_finish(by->role) ? name_text(a, use->name)
                                               : STR_NONE;
}

/* A formula less its one input: ".round(2)". */
static str without_input(struct arena *a, const struct lineage_step *s)
{
    const struct lineage_part *p = s->parts;
    return str_fmt(a, "%.*s%.*s", STR_ARG(str_slice(s->text, 0, p->from)),
                   STR_ARG(str_from(s->text, p->from + p->n)));
}

/* A column of a file, or one that the script holds. */
static bool is_input(const struct lineage_step *s)
{
    return s->role == LINEAGE_CSV || (s->role == LINEAGE_LITERAL && s->column);
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
    case LINEAGE_GROUP: put_term(h, S("Of each group"), false); break;
    case LINEAGE_FORMULA:
    case LINEAGE_LITERAL:
        put_term(h, name.p ? name : S("Formula"), name.p != NULL);
        break;
    default: return;
    }
    bool finish = lineage_is_finish(s->role) && s->n_parts;
    put_code(h, finish ? without_input(h->a, s) : s->text);
}

static void put_input(struct html *h, const struct frame_table *t,
                      const struct lineage *l, size_t i)
{
    const struct lineage_step *s = &l->v[i], *by;
    const struct lineage_part *use = lineage_use(l, i, &by);
    str name = use ? name_text(h->a, use->name) : S("");
    if (s->role == LINEAGE_LITERAL) {
        buf_puts(h->out, "<dd>");
        buf_put_html(h->out, name);
        buf_puts(h->out, ", written in the script</dd>");
        return;
    }
    const struct frame_source *from = account_source(t, s->pos.src->name);
    str column = s->column->origin->csv.column;
    buf_puts(h->out, "<dd>");
    if (name.n && !str_eq(name, column)) {
        buf_put_html(h->out, name);
        buf_puts(h->out, ": ");
    }
    buf_put_html(h->out, column);
    buf_puts(h->out, " <code>");
    buf_put_html(h->out, s->pos.src->name);
    buf_puts(h->out, "</code>");
    for (size_t k = 0; s->match && k < s->match->n_keys; k++) {
        buf_put(h->out, k ? S(", ") : S(" by "));
        buf_put_html(h->out, name_text(h->a, s->match->keys[k]->name));
    }
    if (from && from->as_of.n) {
        buf_puts(h->out, ", as of ");
        buf_put_html(h->out, from->as_of);
    }
    buf_puts(h->out, "</dd>");
}

enum { EXAMPLE_MAX = 200 }; /* bytes; more would not be read */

/* The formulas of the first row with their values put in. */
static void put_example(struct html *h, const struct frame_table *t,
                        size_t column)
{
    if (!t->frame->n)
        return;
    const struct lineage l = lineage_of(h->a, t->frame->columns[column], 0);
    str row = t->n_keys ? frame_table_cell(h->a, t, 0, t->keys[0]) : S("");
    bool any = false;
    for (size_t i = l.n; i-- > 0;) {
        const struct lineage_step *s = &l.v[i];
        bool shown = s->role == LINEAGE_FORMULA || lineage_is_finish(s->role);
        str filled = shown && s->n_parts ? lineage_filled(h->a, s) : S("");
        if (!filled.n || filled.n > EXAMPLE_MAX)
            continue;
        if (!any)
            put_term(h,
                     row.n ? str_fmt(h->a, "In the row %.*s", STR_ARG(row))
                           : S("In the first row"),
                     false);
        any = true;
        put_code(h, str_fmt(h->a, "%.*s = %.*s", STR_ARG(filled),
                            STR_ARG(lineage_value(h->a, s->value))));
    }
}

static void put_inputs(struct html *h, const struct frame_table *t,
                       const struct lineage *l)
{
    bool any = false;
    for (size_t i = 0; i < l->n; i++) {
        if (!is_input(&l->v[i]))
            continue;
        if (!any)
            put_term(h, S("From"), false);
        any = true;
        put_input(h, t, l, i);
    }
}

void html_how_put_panel(struct html *h, const struct frame_table *t,
                        size_t column)
{
    const struct column *c = t->frame->columns[column];
    const struct lineage *l = &t->lineages[column];
    str name = name_text(h->a, c->name), unit = account_unit(h->a, c);
    buf_puts(h->out, "<div class=\"how-panel\" popover role=\"group\" "
                     "data-hidden-from-compare");
    html_tag_attr(h, "id", id_of(h, column, "-how"));
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
    put_example(h, t, column);
    put_inputs(h, t, l);
    buf_puts(h->out, "</dl></div>\n");
}
