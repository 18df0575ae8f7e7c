// SPDX-License-Identifier: MIT
// html_sheet: prints the cells of a frame column by column. Each number is
// printed only once.
#include "render/html_sheet.h"

#include "frame/display.h"
#include "frame/name.h"
#include "render/html_tag.h"
#include "table/csv_frame.h"

enum { NUMBER_MAX = 32 }; /* maximum length of a printed number in bytes */

static bool is_text(const struct column *c, size_t row)
{
    return c->type == COLUMN_STR ||
           (c->type == COLUMN_OBJECT && c->o[row].type == VALUE_STR);
}

static str text_at(const struct column *c, size_t row)
{
    str s = c->type == COLUMN_STR ? c->s[row] : c->o[row].s;
    return s.p ? s : S("");
}

/* Sets the texts of column `at`, including the column's name. Numbers are
   printed; strings of the frame are not copied. */
static void print_column(struct html *h, struct html_sheet *s, size_t at)
{
    const struct column *c = s->frame->columns[at];
    struct buf b = {.a = h->o->texts ? h->o->texts : h->a};
    str *cell = s->texts + at;
    for (size_t l = 0; l < s->n_names; l++)
        cell[l * s->n_columns] = name_level_text(b.a, c->name, l, s->n_names);
    cell += s->n_names * s->n_columns;
    if (c->type != COLUMN_STR)
        buf_room(&b, c->n * NUMBER_MAX);
    for (size_t r = 0; r < c->n; r++, cell += s->n_columns) {
        if (is_text(c, r)) {
            *cell = text_at(c, r);
            continue;
        }
        size_t from = b.n;
        display_put(&b, c, r);
        *cell = (str){b.p + from, b.n - from};
    }
}

void html_sheet_begin(struct html *h, struct html_sheet *s,
                      struct frame_table *t)
{
    *s = (struct html_sheet){.table = t,
                             .frame = t->frame,
                             .n_columns = t->frame->n_columns,
                             .n_names = frame_table_names(t)};
    s->n_rows = t->frame->n + s->n_names;
    s->texts = NEW_N(h->o->texts ? h->o->texts : h->a, str,
                     s->n_rows * s->n_columns + 1);
    for (size_t c = 0; c < s->n_columns; c++)
        print_column(h, s, c);
    t->texts = h->o->texts ? s->texts : NULL;
}

const struct node *html_sheet_nodes(const struct html_sheet *s, size_t r,
                                    size_t c)
{
    return s->table->cells ? s->table->cells[r * s->n_columns + c] : NULL;
}

str html_sheet_visible(struct html *h, const struct html_sheet *s, size_t r,
                       size_t c)
{
    const struct node *n = html_sheet_nodes(s, r, c);
    return n ? html_box_text(h, n) : s->texts[r * s->n_columns + c];
}

void html_sheet_put(struct html *h, const struct html_sheet *s, size_t r,
                    size_t c)
{
    const struct node *nodes = html_sheet_nodes(s, r, c);
    str bare = nodes ? csv_frame_bare(nodes) : s->texts[r * s->n_columns + c];
    if (bare.p)
        html_box_put_text(h->out, &h->table->columns[c], bare);
    else
        node_each (child, nodes)
            html_walk(h, child);
}
