// SPDX-License-Identifier: MIT
// html_what_if: writes for each table {"POSITION": COLUMN, ...}. POSITION is
// the position of the column in the table, from 0, with the columns of
// drawings. For the page, writes {"lists": [LIST, ...], "values": [COLUMN,
// ...]}. COLUMN is described in table/what_if_json.c; it is 0 for a figure that
// rests on a price but is not live. LIST is described in table/price_list.h.
#include "render/html_what_if.h"

#include "render/html_box.h"
#include "table/what_if_json.h"

/* Appends "b": [SIGN, GROUP, ...], by which the best cells of a column are
   found: SIGN is 1 if the highest number is the best, else -1, and 0 if the
   cells of a row were compared. The groups of the rows are missing if there is
   only one. */
static void put_best(struct buf *b, const struct table_best *best, size_t n)
{
    size_t any = 0;
    if (!best->any)
        return;
    buf_printf(b, ",\"b\":[%d", !best->groups ? 0 : best->higher ? 1 : -1);
    for (size_t r = 0; best->groups && r < n; r++)
        any |= best->groups[r];
    for (size_t r = 0; any && r < n; r++)
        buf_printf(b, ",%zu", best->groups[r]);
    buf_putc(b, ']');
}

void html_what_if_put(struct html *h, const struct html_sheet *s)
{
    const struct frame_table *t = s->table;
    struct buf b = {.a = h->a};
    size_t at = 0;
    if (!html_tag_has_prices(h) || h->table->up || !t->explained ||
        !t->what_if || t->header_rows != s->n_names)
        return;
    for (size_t i = 0; i < s->n_columns; i++, at++) {
        size_t c = h->table->order[i];
        const struct what_if_column *w = &t->what_if->columns[c];
        if (w->priced)
            buf_printf(&b, "%s\"%zu\":", b.n ? "," : "{", at);
        if (w->live && !frame_table_has_markup(t, c)) {
            what_if_json_column(&b, w, t->frame->n,
                                t->frame->columns[c]->display.digits);
            if (html_box_is_grouped(&h->table->columns[c]))
                html_tag_put(&b, ",\"g\":\"",
                             html_box_group_class(&h->table->columns[c]), "\"");
            if (t->bests)
                put_best(&b, &t->bests[c], t->frame->n);
            buf_putc(&b, '}');
        } else if (w->priced) {
            buf_putc(&b, '0');
        }
        at += h->table->columns[c].sparks;
    }
    buf_putc(&b, '}');
    h->table->what_if = html_tag_json(h->a, buf_end(&b));
}

void html_what_if_put_value(struct html *h, const struct node *n)
{
    if (!html_tag_has_prices(h) || !node_has(n, "_live"))
        return;
    html_tag_attr(h, "data-live", str_fmt(h->a, "%zu", h->n_values));
    if (h->n_values++)
        buf_putc(&h->values, ',');
    buf_put(&h->values, node_get(n, "_live"));
}

void html_what_if_put_prices(struct html *h)
{
    struct buf b = {.a = h->a};
    if (!html_tag_has_prices(h))
        return;
    buf_puts(&b, "{\"lists\":");
    price_lists_json(&b, h->doc->prices);
    if (h->n_values) {
        buf_puts(&b, ",\"values\":[");
        buf_put(&b, buf_str(&h->values));
        buf_putc(&b, ']');
    }
    buf_putc(&b, '}');
    html_tag_line(h);
    buf_puts(h->out, "<script type=\"application/json\" class=\"what-if\""
                     " id=\"prices_\" data-hidden-from-compare>");
    buf_put(h->out, html_tag_json(h->a, buf_end(&b)));
    buf_puts(h->out, "</script>\n");
    h->has.prices = true;
}
