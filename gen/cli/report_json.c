// SPDX-License-Identifier: MIT
// report_json: diagnostics as JSON, one object per line. All objects have the
// same keys; unknown values are null.
#include "cli/report_format.h"

static void put_text(struct buf *b, const char *key, str text)
{
    buf_printf(b, ",\"%s\":", key);
    if (text.p)
        buf_put_json(b, text);
    else
        buf_puts(b, "null");
}

static void put_number(struct buf *b, const char *key, uint32_t number)
{
    if (number)
        buf_printf(b, ",\"%s\":%u", key, number);
    else
        buf_printf(b, ",\"%s\":null", key);
}

static void put_diag(struct buf *b, const struct diag *g)
{
    bool placed = g->line && g->col;
    buf_puts(b, "{\"file\":");
    if (g->file.p)
        buf_put_json(b, g->file);
    else
        buf_puts(b, "null");
    put_number(b, "line", g->line);
    put_number(b, "column", placed ? g->col : 0);
    put_number(b, "end_column", placed ? g->col + g->len : 0);
    put_text(b, "severity", str_c(diag_severity_name(g->severity)));
    put_text(b, "code", str_c(g->code->id));
    put_text(b, "message", g->text);
    put_text(b, "help", g->help);
    put_text(b, "excerpt", g->excerpt);
    buf_puts(b, "}\n");
}

void report_json(const struct report *r)
{
    struct buf b = {.a = r->a};
    for (size_t i = 0; i < r->d->n; i++)
        put_diag(&b, &r->d->v[i]);
    fwrite(buf_str(&b).p, 1, b.n, stdout);
}
