// SPDX-License-Identifier: MIT
// explain_print: prints how a cell was computed, step by step from its text
// back to the lines of files.
#include "cli/explain_print.h"

#include "frame/name.h"
#include "lineage/fetched.h"
#include "load/page.h"
#include "table/account.h"
#include "table/lineage_json.h"
#include "table/what_if.h"

static str column_name(struct arena *a, const struct frame_table *t, size_t i)
{
    return name_text(a, t->frame->columns[i]->name);
}

/* ---- text ---- */

static void put_heading(struct buf *b, const struct explain_table *t)
{
    buf_printf(b, "table %zu", t->number);
    if (t->title.n)
        buf_printf(b, ", %.*s", STR_ARG(t->title));
    if (t->name.n)
        buf_printf(b, " (%.*s)", STR_ARG(t->name));
    buf_putc(b, '\n');
}

static void put_computed(struct buf *b, const struct frame_table *t)
{
    size_t n = 0;
    for (size_t i = 0; i < t->frame->n_columns; i++)
        if (t->lineages[i].n)
            buf_printf(b, "%s%.*s", n++ ? ", " : "  computed: ",
                       STR_ARG(column_name(b->a, t, i)));
    if (!n)
        buf_puts(b, "  computed: none");
    buf_putc(b, '\n');
}

/* Names the columns that readers can compute again with their own prices, and
   says why other columns that rest on prices are not among them. */
static void put_live(struct buf *b, const struct explain_choice *c,
                     const struct frame_table *t)
{
    struct diags quiet = {.quiet = true};
    struct price_lists p = {.site = c->places->site, .a = b->a, .d = &quiet};
    const struct what_if w = what_if_of(&p, t);
    size_t n = 0;
    for (size_t i = 0; i < t->frame->n_columns; i++)
        if (w.columns[i].live)
            buf_printf(b, "%s%.*s", n++ ? ", " : "  live: ",
                       STR_ARG(column_name(b->a, t, i)));
    for (size_t i = 0; n && i < p.lists.n; i++)
        buf_printf(b, "%s%.*s", i ? ", " : " (by ",
                   STR_ARG(p.lists.v[i].column->origin->file.src->name));
    if (n)
        buf_puts(b, ")\n");
    for (size_t i = 0; i < t->frame->n_columns; i++)
        if (w.columns[i].priced && !w.columns[i].live)
            buf_printf(b, "  not live: %.*s: %.*s\n",
                       STR_ARG(column_name(b->a, t, i)),
                       STR_ARG(w.columns[i].why));
    diag_free(&quiet);
}

static void put_tables(struct buf *b, const struct explain_choice *c)
{
    for (size_t i = 0; i < c->tables->n; i++) {
        const struct explain_table *t = &c->tables->v[i];
        put_heading(b, t);
        if (t->frame) {
            buf_printf(b, "  rows: %zu\n", t->frame->frame->n);
            put_computed(b, t->frame);
            put_live(b, c, t->frame);
        } else {
            buf_puts(b, "  no script: its cells are written on the page\n");
        }
    }
    if (!c->tables->n)
        buf_puts(b, "no tables\n");
}

static void put_rows(struct buf *b, const struct explain_choice *c,
                     const struct explain_table *t)
{
    put_heading(b, t);
    put_computed(b, t->frame);
    put_live(b, c, t->frame);
    for (size_t i = 0; i < t->frame->frame->n; i++)
        buf_printf(b, "  row %zu: %.*s (%.*s)\n", i + 1,
                   STR_ARG(explain_key(b->a, t->frame, i)),
                   STR_ARG(str_from(t->frame->row_ids[i], t->id.n + 1)));
}

static void put_unit(struct buf *b, const struct lineage_step *s)
{
    str unit = s->column ? account_unit(b->a, s->column) : S("");
    if (unit.n)
        buf_printf(b, " [%.*s]", STR_ARG(unit));
}

static void put_value(struct buf *b, const struct lineage_step *s)
{
    buf_printf(b, " = %.*s", STR_ARG(lineage_value(b->a, s->value)));
    put_unit(b, s);
    buf_putc(b, '\n');
}

/* Appends the inputs of a step that its formula does not show, as in " of Rate
   100, 200 and Model 'a'". */
static void put_other_inputs(struct buf *b, const struct lineage_step *s)
{
    size_t n = 0;
    for (size_t i = 0; i < s->n_parts; i++) {
        const struct lineage_part *p = &s->parts[i];
        if (p->n)
            continue;
        if (n++ == LINEAGE_SHOWN_MAX)
            buf_puts(b, ", ...");
        if (n > LINEAGE_SHOWN_MAX)
            continue;
        str name = name_text(b->a, p->name);
        if (n > 1 && str_eq(p[-1].name, p->name))
            buf_puts(b, ", ");
        else
            buf_printf(b, "%s%.*s ", n > 1 ? " and " : " of ", STR_ARG(name));
        buf_put(b, lineage_value(b->a, p->value));
    }
}

enum { LABEL = 12 }; /* width of a label before a step, in bytes */

static void put_label(struct buf *b, const char *label)
{
    buf_printf(b, "  %-*s", LABEL - 2, label);
}

/* Appends FILE:LINE:COL. Does nothing for values without a position, such as
   labels of rows. */
static void put_position(struct buf *b, struct pos at)
{
    if (!at.src)
        return;
    buf_fill(b, ' ', LABEL);
    buf_printf(b, "%.*s:%u", STR_ARG(at.src->name), at.line);
    if (at.col)
        buf_printf(b, ":%u", at.col);
}

static void put_match(struct buf *b, const struct lineage_step *s)
{
    for (size_t i = 0; s->match && i < s->match->n_keys; i++) {
        const struct column *k = s->match->keys[i];
        buf_printf(b, "%s%.*s", i ? " and " : ", where ",
                   STR_ARG(name_text(b->a, k->name)));
        if (s->match_row < k->n)
            buf_printf(
                b, " is %.*s",
                STR_ARG(lineage_value(b->a, column_value(k, s->match_row))));
    }
}

static void put_input(struct buf *b, const struct explain_choice *c,
                      const struct lineage_step *s, str name)
{
    str column = s->column->origin->file.column;
    const struct frame_source *from =
        account_source(c->table->frame, s->pos.src->name);
    put_label(b, "input");
    buf_printf(b, "%.*s", STR_ARG(name.n ? name : column));
    if (name.n && column.n && !str_eq(name, column))
        buf_printf(b, ", %.*s of the file,", STR_ARG(column));
    put_value(b, s);
    str path = place_record_text(b->a, s->column, s->row);
    if (path.n) {
        buf_fill(b, ' ', LABEL);
        buf_put(b, s->pos.src->name);
    } else {
        put_position(b, place_of_cell(c->places, s->column, s->row));
        path = place_path(c->places, s->column, s->row);
    }
    buf_printf(b, path.n ? ", %.*s" : "%.*s", STR_ARG(path));
    put_match(b, s);
    buf_putc(b, '\n');
    str fetched = fetched_text(c->places, s->column, s->row);
    if (fetched.p) {
        buf_fill(b, ' ', LABEL);
        buf_printf(b, "%.*s\n", STR_ARG(fetched));
    }
    if (!from || (!from->as_of.n && !from->source.n))
        return;
    buf_fill(b, ' ', LABEL);
    if (from->as_of.n)
        buf_printf(b, "as of %.*s%s", STR_ARG(from->as_of),
                   from->source.n ? ", " : "");
    buf_printf(b, "%.*s\n", STR_ARG(from->source));
}

static void put_formula(struct buf *b, const struct lineage_step *s, str name)
{
    str filled =
        s->text.n ? lineage_filled(b->a, s) : lineage_value(b->a, s->value);
    put_label(b, lineage_role_name(s));
    if (name.n)
        buf_printf(b, "%.*s = ", STR_ARG(name));
    buf_put(b, filled);
    put_other_inputs(b, s);
    if (str_eq(filled, lineage_value(b->a, s->value)))
        buf_putc(b, '\n');
    else
        put_value(b, s);
    if (s->text.n && !str_eq(filled, s->text)) {
        buf_fill(b, ' ', LABEL);
        buf_printf(b, "%.*s\n", STR_ARG(s->text));
    }
    put_position(b, s->pos);
    if (s->pos.src)
        buf_putc(b, '\n');
}

static void put_step(struct buf *b, const struct explain_choice *c,
                     const struct lineage *l, size_t i)
{
    const struct lineage_step *s = &l->v[i], *by;
    const struct lineage_part *use = lineage_use(l, i, &by);
    str name = use && use->name.p ? name_text(b->a, use->name) : S("");
    if (s->role == LINEAGE_FILE) {
        put_input(b, c, s, name);
    } else if (s->role == LINEAGE_MISSING) {
        put_label(b, "missing");
        buf_printf(b, "%.*s%sno row was found\n", STR_ARG(name),
                   name.n ? ": " : "");
        if (s->match) {
            put_position(b, s->match->pos);
            buf_printf(b, ": %.*s\n", STR_ARG(s->match->text));
        }
    } else {
        bool finished = by && lineage_is_finish(by->role);
        put_formula(b, s, finished ? S("") : name);
    }
}

static void put_cell(struct buf *b, const struct explain_choice *c, size_t row,
                     size_t column)
{
    const struct frame_table *t = c->table->frame;
    struct lineage l = lineage_of(b->a, t->frame->columns[column], row);
    buf_printf(b, "%.*s: %.*s\n", STR_ARG(column_name(b->a, t, column)),
               STR_ARG(frame_table_cell(b->a, t, row, column)));
    for (size_t i = 0; i < l.n; i++)
        put_step(b, c, &l, i);
    if (l.cut)
        buf_printf(b, "  and more: only %d steps are shown\n",
                   LINEAGE_STEPS_MAX);
}

void explain_print_text(struct buf *b, const struct explain_choice *c)
{
    if (!c->table) {
        put_tables(b, c);
        return;
    }
    if (c->row == LINEAGE_NONE) {
        put_rows(b, c, c->table);
        return;
    }
    const struct frame_table *t = c->table->frame;
    put_heading(b, c->table);
    buf_printf(b, "row %zu, %.*s (%.*s)\n", c->row + 1,
               STR_ARG(explain_key(b->a, t, c->row)),
               STR_ARG(t->row_ids[c->row]));
    bool any = c->column != LINEAGE_NONE;
    if (any)
        put_cell(b, c, c->row, c->column);
    for (size_t i = 0; !any && i < t->frame->n_columns; i++)
        if (t->lineages[i].n)
            put_cell(b, c, c->row, i);
}

/* ---- JSON ---- */

static void put_json_cell(struct buf *b, const struct explain_choice *c,
                          const struct explain_table *t, size_t row,
                          size_t column)
{
    struct lineage l = lineage_of(b->a, t->frame->frame->columns[column], row);
    buf_printf(b, "{\"row\": %zu, \"id\": ", row + 1);
    buf_put_json(b, t->frame->row_ids[row]);
    buf_puts(b, ", \"column\": ");
    buf_put_json(b, column_name(b->a, t->frame, column));
    buf_puts(b, ", \"text\": ");
    buf_put_json(b, frame_table_cell(b->a, t->frame, row, column));
    buf_puts(b, ", \"steps\": ");
    lineage_json(b, &l, t->frame, c->places, NULL, 0, NULL, 5);
    buf_putc(b, '}');
}

static void put_json_table(struct buf *b, const struct explain_choice *c,
                           const struct explain_table *t)
{
    size_t n = 0;
    buf_printf(b, "{\"number\": %zu, \"id\": ", t->number);
    buf_put_json(b, t->id);
    buf_puts(b, ", \"title\": ");
    buf_put_json(b, t->title);
    buf_puts(b, ", \"cells\": [");
    for (size_t r = 0; t->frame && r < t->frame->frame->n; r++)
        for (size_t i = 0; i < t->frame->frame->n_columns; i++) {
            bool asked = c->column == i;
            if ((c->row != LINEAGE_NONE && c->row != r) ||
                (c->column != LINEAGE_NONE && !asked) ||
                (!asked && !t->frame->lineages[i].n))
                continue;
            buf_put(b, n++ ? S(",\n   ") : S("\n   "));
            put_json_cell(b, c, t, r, i);
        }
    buf_puts(b, "]}");
}

void explain_print_json(struct buf *b, const struct explain_choice *c)
{
    size_t n = 0;
    buf_puts(b, "{\"page\": ");
    buf_put_json(b, c->page->source.name);
    buf_puts(b, ", \"tables\": [");
    for (size_t i = 0; i < c->tables->n; i++) {
        const struct explain_table *t = &c->tables->v[i];
        if (c->table && c->table != t)
            continue;
        buf_put(b, n++ ? S(",\n  ") : S("\n  "));
        put_json_table(b, c, t);
    }
    buf_puts(b, "]}\n");
}
