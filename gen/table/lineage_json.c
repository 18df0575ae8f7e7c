// SPDX-License-Identifier: MIT
// lineage_json: writes a lineage as a JSON array with an object for each step.
// Members without a value are omitted.
#include "table/lineage_json.h"

#include "frame/name.h"
#include "frame/number.h"
#include "frame/write.h"
#include "lineage/fetched.h"
#include "table/account.h"

enum {
    /* bytes; an array of values with more bytes is written only once for a
       table */
    LONG = 4096
};

static void put_key(struct buf *b, const char *key)
{
    if (b->p[b->n - 1] != '{')
        buf_puts(b, ", ");
    buf_put_json(b, str_c(key));
    buf_puts(b, ": ");
}

static void put_text(struct buf *b, const char *key, str text)
{
    if (!text.n)
        return;
    put_key(b, key);
    buf_put_json(b, text);
}

static void put_value(struct buf *b, const char *key, struct value v)
{
    put_key(b, key);
    write_json_value(b, v);
}

static void put_number(struct buf *b, const char *key, size_t n)
{
    put_key(b, key);
    number_put_int(b, (int64_t)n);
}

static void put_parts(struct buf *b, const struct lineage_step *s, bool cells)
{
    if (!s->n_parts)
        return;
    put_key(b, "parts");
    buf_putc(b, '[');
    for (size_t i = 0; i < s->n_parts; i++) {
        const struct lineage_part *p = &s->parts[i];
        buf_put(b, i ? S(", {") : S("{"));
        put_text(b, "name", name_text(b->a, p->name));
        if (p->n) {
            put_number(b, "from", p->from);
            put_number(b, "to", p->from + p->n);
        }
        if (p->whole) {
            put_key(b, "whole");
            buf_puts(b, "true");
        }
        if (cells)
            put_value(b, "value", p->value);
        if (p->step != LINEAGE_NONE)
            put_number(b, "step", p->step);
        buf_putc(b, '}');
    }
    buf_putc(b, ']');
}

/* Writes the key columns by which a merge matched rows. If the step belongs to
   a cell, also writes the values of the keys. */
static void put_match(struct buf *b, const struct lineage_step *s)
{
    const struct origin_match *m = s->match;
    if (!m || !m->n_keys)
        return;
    bool cell = s->row != LINEAGE_NONE;
    put_key(b, "by");
    buf_putc(b, cell ? '{' : '[');
    for (size_t i = 0; i < m->n_keys; i++) {
        const struct column *k = m->keys[i];
        if (i)
            buf_puts(b, ", ");
        buf_put_json(b, name_text(b->a, k->name));
        if (!cell)
            continue;
        buf_puts(b, ": ");
        write_json_value(b, s->match_row < k->n ? column_value(k, s->match_row)
                                                : (struct value){0});
    }
    buf_putc(b, cell ? '}' : ']');
}

/* Writes the database row from which a cell was read. Returns false, and writes
   nothing, if the cell was not read from a database. */
static bool put_record(struct buf *b, const struct lineage_step *s)
{
    struct place_record r;
    if (!place_record(s->column, s->row, &r))
        return false;
    put_number(b, "row", r.row);
    if (r.query.src)
        put_text(b, "query",
                 str_fmt(b->a, "%.*s:%u:%u", STR_ARG(r.query.src->name),
                         r.query.line, r.query.col));
    put_text(b, "table", r.table);
    if (!r.n_keys)
        return true;
    put_key(b, "key");
    buf_putc(b, '{');
    for (size_t i = 0; i < r.n_keys; i++) {
        buf_put(b, i ? S(", ") : S(""));
        buf_put_json(b, name_text(b->a, r.keys[i]->name));
        buf_puts(b, ": ");
        write_json_value(b, column_value(r.keys[i], r.key_row));
    }
    buf_putc(b, '}');
    return true;
}

static void put_file(struct buf *b, const struct lineage_step *s,
                     const struct frame_table *t, struct place_cache *places)
{
    const struct frame_source *from = account_source(t, s->pos.src->name);
    put_text(b, "column", name_text(b->a, s->column->origin->file.column));
    put_text(b, "file", s->pos.src->name);
    if (places && !put_record(b, s)) {
        struct pos at = place_of_cell(places, s->column, s->row);
        put_number(b, "line", at.line);
        put_number(b, "col", at.col);
        put_text(b, "path", place_path(places, s->column, s->row));
        put_text(b, "fetched", fetched_text(places, s->column, s->row));
    }
    put_match(b, s);
    if (from) {
        put_text(b, "as_of", from->as_of);
        put_text(b, "source", from->source);
    }
}

/* Where a long array of values was written: the indexes of the column and the
   step. */
struct step_place {
    size_t column, step;
};

static void put_values(struct buf *b, const struct value *v, size_t n,
                       struct step_place here, struct map *all)
{
    str key = {(const char *)&v, sizeof v};
    const struct step_place *there = all ? map_get(all, key) : NULL;
    size_t from = b->n;
    if (there) {
        put_key(b, "values_of");
        buf_printf(b, "{\"column\": %zu, \"step\": %zu}", there->column,
                   there->step);
        return;
    }
    put_key(b, "values");
    buf_putc(b, '[');
    for (size_t i = 0; i < n; i++) {
        buf_put(b, i ? S(", ") : S(""));
        write_json_value(b, v[i]);
    }
    buf_putc(b, ']');
    if (all && b->n - from > LONG) {
        struct step_place *w = NEW(all->a, struct step_place);
        *w = here;
        map_put(all, str_dup(all->a, key), w);
    }
}

static void put_step(struct buf *b, const struct lineage_step *s,
                     const struct frame_table *t, struct place_cache *places,
                     const struct value *values, struct step_place here,
                     struct map *written)
{
    bool cells = places != NULL;
    buf_putc(b, '{');
    put_text(b, "role", str_c(lineage_role_name(s)));
    if (cells)
        put_value(b, "value", s->value);
    if (s->column)
        put_text(b, "unit", account_unit(b->a, s->column));
    if (s->role == LINEAGE_FILE) {
        put_file(b, s, t, places);
    } else if (s->role != LINEAGE_MISSING) {
        put_text(b, "formula", s->text);
        put_parts(b, s, cells);
    } else {
        put_match(b, s);
    }
    if (s->role != LINEAGE_FILE && s->pos.src)
        put_text(b, "place",
                 str_fmt(b->a, "%.*s:%u:%u", STR_ARG(s->pos.src->name),
                         s->pos.line, s->pos.col ? s->pos.col : 1));
    if (values)
        put_values(b, values, t->frame->n, here, written);
    buf_putc(b, '}');
}

void lineage_json(struct buf *b, const struct lineage *l,
                  const struct frame_table *t, struct place_cache *places,
                  const struct value *const *values, size_t column,
                  struct map *written, unsigned indent)
{
    buf_putc(b, '[');
    for (size_t i = 0; i < l->n; i++) {
        buf_put(b, i ? S(",\n") : S("\n"));
        buf_fill(b, ' ', indent);
        put_step(b, &l->v[i], t, places, values ? values[i] : NULL,
                 (struct step_place){column, i}, written);
    }
    buf_putc(b, ']');
}
