// SPDX-License-Identifier: MIT
// violation: records violations and reports them. Names a row by the cells of
// its key.
#include "check/violation.h"

#include "base/buf.h"
#include "base/codes/data.h"
#include "base/utf8.h"
#include "check/known.h"
#include "check/row_key.h"
#include "frame/name.h"
#include "frame/number.h"

enum { CELL_SHOWN = 60 }; /* maximum bytes of a cell in a message */

struct violation *violation_add(struct violations *vs)
{
    size_t i = vs->n++;
    return i < VIOLATIONS_SHOWN ? &vs->v[i] : NULL;
}

struct violation *violation_add_args(struct check *c, struct violations *vs,
                                     const struct diag_code *code,
                                     const struct column *x, size_t row,
                                     const str *args, size_t n)
{
    struct violation *v = known_row(c, code, row) ? NULL : violation_add(vs);
    if (!v)
        return NULL;
    *v = (struct violation){.at = place_of_cell(&c->places, x, row),
                            .row = violation_row(c, row)};
    memcpy(v->args, args, n * sizeof *args);
    return v;
}

str violation_row_beside(struct arena *a, str row)
{
    str words = str_from(row, S("the ").n);
    return str_fmt(a, " (%.*s)", STR_ARG(words));
}

void violation_report(struct check *c, const struct diag_code *code,
                      const struct violations *vs)
{
    size_t shown = vs->n < VIOLATIONS_SHOWN ? vs->n : VIOLATIONS_SHOWN;
    for (size_t i = 0; i < shown; i++) {
        const struct violation *v = &vs->v[i];
        bool more = i + 1 == shown && vs->n > shown;
        str args[1 + VIOLATION_ARGS] = {STR_NONE};
        size_t n = 0;
        memcpy(args, v->args, sizeof v->args);
        while (n < VIOLATION_ARGS && args[n].p)
            n++;
        if (v->row.p)
            args[n] = violation_row_beside(c->a, v->row);
        diag_add(c->d, code, v->at, args, 1 + VIOLATION_ARGS);
        str rest =
            more ? str_fmt(c->a, "and %zu more", vs->n - shown) : STR_NONE;
        str help = v->help;
        if (!help.p && !i && code != DIAG_DATA_CHECK)
            help = code->severity == DIAG_SEVERITY_WARNING
                       ? S("correct the number, or list the row below 'known:' "
                           "in the schema")
                       : S("correct the cell, or change the schema");
        if (help.p || more)
            diag_help(c->d, "%.*s%s%.*s", STR_ARG(help),
                      help.p && more ? "; " : "", STR_ARG(rest));
    }
}

str violation_cell(struct arena *a, str text)
{
    bool cut = text.n > CELL_SHOWN;
    str shown = cut ? str_slice(text, 0, utf8_before(text, CELL_SHOWN)) : text;
    shown = str_replace(a, shown, S("\n"), S(" "));
    return cut ? str_concat(a, shown, S("...")) : shown;
}

str violation_name(struct arena *a, const str *parts, size_t n)
{
    struct buf b = {.a = a};
    for (size_t i = 0; i < n; i++)
        buf_printf(&b, "%s'%.*s'", i ? ", " : "",
                   STR_ARG(violation_cell(a, parts[i])));
    return n ? buf_str(&b) : STR_NONE;
}

/* Appends the name and cell of the key's column i: "Model 'bert'", or "no
   Model" if the cell is empty. */
static void put_part(struct check *c, struct buf *b, size_t column, str cell)
{
    str name = name_text(c->a, c->frame->columns[column]->name);
    if (cell.n)
        buf_printf(b, "%.*s '%.*s'", STR_ARG(violation_cell(c->a, name)),
                   STR_ARG(violation_cell(c->a, cell)));
    else
        buf_printf(b, "no %.*s", STR_ARG(violation_cell(c->a, name)));
}

str violation_row_of(struct check *c, const str *parts)
{
    struct buf b = {.a = c->a};
    size_t n, put = 0;
    const size_t *key = row_key(c, &n);
    if (!c->frame) /* the file has faults; the names are unknown */
        return n && parts[0].n
                   ? str_fmt(c->a, "the row of %.*s",
                             STR_ARG(violation_name(c->a, parts, 1)))
                   : STR_NONE;
    buf_puts(&b, "the row with ");
    for (int empty = 0; empty < 2; empty++)
        for (size_t i = 0; i < n; i++) {
            if ((parts[i].n == 0) != empty)
                continue;
            put_part(c, &b, key[i], parts[i]);
            put++;
            buf_put(&b, put == n ? S("") : put + 1 == n ? S(" and ") : S(", "));
        }
    return n ? buf_str(&b) : STR_NONE;
}

str violation_row(struct check *c, size_t row)
{
    str parts[SCHEMA_KEY_MAX];
    size_t n;
    const size_t *key = row_key(c, &n);
    for (size_t i = 0; i < n; i++) {
        struct buf b = {.a = c->a};
        value_put(&b, column_value(c->frame->columns[key[i]], row));
        parts[i] = buf_str(&b);
    }
    return violation_row_of(c, parts);
}
