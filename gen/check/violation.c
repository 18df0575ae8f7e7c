// SPDX-License-Identifier: MIT
// violation: identifies rows by the cells of their key.
#include "check/violation.h"

#include "base/buf.h"
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

void violation_report(struct check *c, const struct diag_code *code,
                      const struct violations *vs)
{
    size_t shown = vs->n < VIOLATIONS_SHOWN ? vs->n : VIOLATIONS_SHOWN;
    for (size_t i = 0; i < shown; i++) {
        const struct violation *v = &vs->v[i];
        bool more = i + 1 == shown && vs->n > shown;
        str args[1 + VIOLATION_ARGS] = {STR_NONE};
        if (v->row.p)
            args[0] = str_fmt(c->a, "in %.*s: ", STR_ARG(v->row));
        memcpy(args + 1, v->args, sizeof v->args);
        diag_add(c->d, code, v->at, args, 1 + VIOLATION_ARGS);
        str rest =
            more ? str_fmt(c->a, "and %zu more", vs->n - shown) : STR_NONE;
        str help = v->help;
        if (!help.p && !i && code->severity == DIAG_SEVERITY_WARNING)
            help = S("correct the number, or list the row below 'known:' in "
                     "the schema");
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

/* Appends the quoted strings of v whose parts are empty, or those whose parts
   are not: "'a', 'b' and 'c'". */
static void put_named(struct buf *b, const char *before, const str *v,
                      const str *parts, size_t n, bool empty)
{
    size_t left = 0;
    for (size_t i = 0; i < n; i++)
        left += !parts[i].n == empty;
    for (size_t i = 0; i < n; i++) {
        if (!parts[i].n != empty)
            continue;
        buf_printf(b, "%s'%.*s'", before, STR_ARG(violation_cell(b->a, v[i])));
        before = --left == 1 ? " and " : ", ";
    }
}

str violation_row_of(struct check *c, const str *parts)
{
    struct buf b = {.a = c->a};
    str names[SCHEMA_KEY_MAX];
    size_t n;
    const size_t *key = row_key(c, &n);
    if (!c->frame) /* the file has faults; the names are unknown */
        return n && parts[0].n
                   ? str_fmt(c->a, "the row of %.*s",
                             STR_ARG(violation_name(c->a, parts, 1)))
                   : STR_NONE;
    for (size_t i = 0; i < n; i++)
        names[i] = name_text(c->a, c->frame->columns[key[i]]->name);
    buf_puts(&b, "the row");
    put_named(&b, " of ", parts, parts, n, false);
    put_named(&b, " without ", names, parts, n, true);
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
