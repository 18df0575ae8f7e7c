// SPDX-License-Identifier: MIT
// amounts: recognizes amounts by the header, the schema and the numbers of a
// column.
#include "table/amounts.h"

#include "frame/display.h"
#include "frame/figure.h"
#include "frame/identifier.h"
#include "frame/name.h"
#include "lineage/lineage.h"
#include "load/dataset.h"
#include "load/site.h"

enum thousands amounts_of_site(const struct site *site)
{
    return site ? site->config.thousands : THOUSANDS_COMMA;
}

/* Whether the schema of the column's file gives the column a type for ids or
   dates. */
static bool is_other_type(const struct site *site, struct diags *d,
                          const struct column *c)
{
    const struct schema_field *f = NULL;
    size_t row = 0;
    if (site && c->n && lineage_file(&c, &row)) {
        const struct schema *schema =
            dataset_schema(site, d, c->origin->file.src->name);
        f = schema ? schema_find(schema, c->origin->file.column) : NULL;
    }
    return f && f->type != SCHEMA_ANY && f->type != SCHEMA_INTEGER &&
           f->type != SCHEMA_NUMBER && f->type != SCHEMA_BOOLEAN;
}

/* Whether the numbers of a column are amounts. Stops at the first amount. */
static bool has_amounts(struct arena *a, const struct column *c)
{
    const struct notation *as = figure_notation(c);
    struct thousands_seen seen = {
        .id = identifier_is_header(name_text(a, c->name))};
    struct numeral x;
    for (size_t r = 0; r < c->n && !seen.id && !seen.amount; r++) {
        struct arena_mark mark = arena_mark(a);
        struct buf b = {.a = a};
        display_put(&b, c, r);
        if (numeral_split_as(buf_str(&b), as, &x))
            thousands_see(&seen, &x);
        arena_rewind(a, mark);
    }
    return thousands_are_amounts(&seen);
}

const struct frame *amounts_frame(const struct site *site, struct arena *a,
                                  struct diags *d, const struct frame *f)
{
    struct frame *out = NEW(a, struct frame);
    enum thousands g = amounts_of_site(site);
    *out = *f;
    out->columns = NEW_N(a, const struct column *, f->n_columns + 1);
    for (size_t i = 0; i < f->n_columns; i++) {
        struct column *c = NEW(a, struct column);
        *c = *f->columns[i];
        c->display.thousands = is_other_type(site, d, c) || !has_amounts(a, c)
                                   ? THOUSANDS_NONE
                                   : g;
        out->columns[i] = c;
    }
    return out;
}
