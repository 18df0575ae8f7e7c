// SPDX-License-Identifier: MIT
// html_chart: draws the chart of a figure. The chart's marks link to the rows
// of the drawn table, on this page or on another page, if these rows have ids.
#include "base/codes/result.h"
#include "base/path.h"
#include "base/vec.h"
#include "chart/draw.h"
#include "chart/svg.h"
#include "doc/chart_block.h"
#include "render/html_source.h"
#include "render/html_tag.h"
#include "table/frame_table.h"

/* Returns the URLs of the drawn rows, which the marks link to, or NULL if the
   rows have no ids. */
static const str *ids_of(struct html *h, const struct chart_block *c)
{
    const struct frame_table *t = c->drawn;
    size_t rows = c->spec->frame->n;
    if (!t->explained || !t->row_ids)
        return NULL;
    str *ids = NEW_N(h->a, str, rows);
    for (size_t r = 0; r < rows; r++) {
        str id = t->row_ids[c->rows ? c->rows[r] : r];
        str parts[] = {c->page, path_encode(h->a, id)};
        ids[r] = str_join(h->a, parts, 2, S("#"));
    }
    return ids;
}

static str figure_id(struct html *h, const struct node *n)
{
    const struct strs *ids = node_list(n->parent, "ids");
    return ids->n ? ids->v[0] : html_tag_id(h, S("chart"));
}

/* Opens the box of the drawings, with the source and date of the data. If the
   table is on another page, reads source and date from the table's copy in the
   figure, since another thread may be changing the table. */
static void put_open(struct html *h, const struct node *n,
                     const struct chart_block *c)
{
    static const struct frame_table UNKNOWN = {0};
    const struct node *copy =
        c->page.n ? frame_table_next(NULL, n->parent) : NULL;
    const struct frame_table *t = copy        ? copy->data
                                  : c->page.n ? &UNKNOWN
                                              : c->drawn;
    str date = html_source_date(h->doc, t), names = html_source_names(h->a, t);
    struct strs from = {0};
    if (names.n)
        vec_push(h->a, &from, names);
    if (date.n)
        vec_push(h->a, &from, str_concat(h->a, S("data as of "), date));
    html_tag_line(h);
    buf_puts(h->out, "<div class=\"chart-scroll\"");
    if (from.n)
        html_tag_put(h->out, " data-from=\"",
                     str_join(h->a, from.v, from.n, S(", ")), "\"");
    if (c->priced && html_tag_has_prices(h))
        buf_puts(h->out, " data-priced=\"chart\"");
    buf_putc(h->out, '>');
}

static void put_notes(struct html *h, const struct chart_block *block,
                      const struct chart *c)
{
    struct strs notes = {0};
    size_t n = block->spec->frame->n;
    if (n < block->n)
        vec_push(h->a, &notes,
                 str_fmt(h->a, "%zu of %zu rows are drawn.", n, block->n));
    for (size_t i = 0; i < c->notes.n; i++)
        vec_push(h->a, &notes, c->notes.v[i]);
    if (!notes.n)
        return;
    html_tag_put(h->out, "<p class=\"chart-notes\">",
                 str_join(h->a, notes.v, notes.n, S(" ")), "</p>\n");
}

static void put_empty(struct html *h, const struct chart_block *block)
{
    str text = block->empty.n ? block->empty : frame_table_empty(block->drawn);
    html_tag_line(h);
    html_tag_put(h->out, "<p class=\"chart-empty\">", text, "</p>\n");
}

static void report_alike(struct html *h, const struct chart_block *block,
                         size_t series)
{
    struct diags *d = h->doc->diags;
    diag_at(d, DIAG_CHART_ALIKE, block->spec_at, str_fmt(h->a, "%zu", series));
    diag_help(d,
              "':highlight: A, B' colours only the series A and B; ':facet: "
              "COLUMN' draws a "
              "panel for each value%s",
              block->spec->kind == CHART_SCATTER
                  ? "; ':label: COLUMN' names each point"
                  : "");
}

/* Warns of each name in an option that is not among `known`. */
static void check_name(struct html *h, const struct table_option *o, str option,
                       str name, const struct strs *known)
{
    struct diags *d = h->doc->diags;
    if (str_among(name, known->v, known->n))
        return;
    diag_at(d, DIAG_CHART_NAME, o->at, option, name);
    diag_help_nearest(d, "names", name, known->v, known->n);
}

static void check_names(struct html *h, const struct chart_block *block,
                        const struct chart *c)
{
    const struct strs *lit = block->spec->highlight;
    const struct palette_colours *own = &block->spec->colours;
    for (size_t i = 0; i < own->n; i++)
        check_name(h, &block->colours, S("colors"), own->v[i].name, &c->series);
    for (size_t i = 0; lit && i < lit->n; i++)
        check_name(h, &block->highlight, S("highlight"), lit->v[i], &c->lights);
}

static bool chart(struct html *h, const struct node *n)
{
    const struct chart_block *block = n->data;
    struct chart_fault fault;
    if (!block->spec)
        return false;
    if (!block->spec->frame->n) {
        put_empty(h, block);
        return false;
    }
    struct chart_spec spec = *block->spec;
    spec.ids = ids_of(h, block);
    spec.palette = h->o->palette;
    if (spec.palette)
        spec.palette->at = block->at;
    const struct chart *c = chart_draw(h->a, &spec, &fault);
    if (!c) {
        diag_at(h->doc->diags, DIAG_CHART_FAULT,
                fault.at.src ? fault.at : block->spec_at, fault.text);
        if (fault.help.n)
            diag_help(h->doc->diags, "%.*s", STR_ARG(fault.help));
        return false;
    }
    check_names(h, block, c);
    if (c->alike)
        report_alike(h, block, c->alike);
    put_open(h, n, block);
    svg_put(h->out, c, figure_id(h, n));
    buf_puts(h->out, "</div>\n");
    put_notes(h, block, c);
    return false;
}

const struct html_element html_chart_elements[] = {
    {NODE_CHART, HTML_LINE, NULL, NULL, chart, NULL},
    {NODE_N_TYPES, 0, NULL, NULL, NULL, NULL},
};
