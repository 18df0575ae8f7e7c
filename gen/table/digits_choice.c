// SPDX-License-Identifier: MIT
// digits_choice: looks for the number of digits first in the table's option,
// then in the front matter of the page, last in perfpress.yaml.
#include "table/digits_choice.h"

#include "base/buf.h"
#include "base/codes/directive.h"
#include "frame/display.h"
#include "frame/name.h"
#include "frame/number.h"
#include "load/site.h"
#include "parse/parse.h"

enum { NAMED_MAX = 5 }; /* maximum number of columns that a help line names */

/* Stores the number of digits in *digits; 0 means all digits. Returns false if
   neither the option `o` nor the page nor the site sets the number. If the
   option is invalid, reports it, uses the setting of the page or the site, and
   returns true. */
static bool is_set(struct document *doc, const struct table_option *o,
                   unsigned *digits)
{
    const struct site *site = doc->parse ? doc->parse->site : NULL;
    if (o->at.src && display_read_digits(o->text, digits))
        return true;
    if (o->at.src) {
        diag_at(doc->diags, DIAG_DIRECTIVE_VALUE, o->at, S("digits"),
                S("df-table"),
                str_fmt(doc->a, "invalid value '%.*s'", STR_ARG(o->text)));
        diag_help(doc->diags, "expected a number from 1 to 15, or all");
    }
    *digits = doc->front.has_digits ? doc->front.digits
              : site                ? site->config.digits
                                    : 0;
    return o->at.src || doc->front.has_digits || *digits;
}

static size_t count_digits(str text)
{
    size_t n = 0;
    bool any = false;
    for (size_t i = 0; i < text.n && text.p[i] != 'e'; i++) {
        any |= text.p[i] > '0' && text.p[i] <= '9';
        n += any && char_is_digit(text.p[i]);
    }
    return n;
}

static void report(struct document *doc, struct pos at, const struct column *c,
                   size_t row, const struct buf *others)
{
    struct arena *a = doc->a;
    struct buf text = {.a = a};
    struct pos own = column_before_moves(c)->origin->pos;
    value_put(&text, column_value(c, row));
    diag_at(doc->diags, DIAG_TABLE_DIGITS, own.src ? own : at,
            name_text(a, c->name),
            str_fmt(a, "%zu", count_digits(buf_str(&text))), buf_str(&text));
    diag_help(doc->diags,
              "to show six digits, write ':digits: 6' in this table, or "
              "'digits: 6' in perfpress.yaml for all tables; to round the "
              "numbers themselves, write .round(2)%s%.*s",
              others->n ? "; other columns with many digits are " : "",
              STR_ARG(buf_str(others)));
}

static void check(struct document *doc, struct pos at, const struct frame *f)
{
    const struct column *first = NULL;
    size_t row = 0, n = 0;
    struct buf others = {.a = doc->a};
    if (!diag_is_on(doc->diags, DIAG_TABLE_DIGITS))
        return;
    for (size_t i = 0; i < f->n_columns; i++) {
        const struct column *c = f->columns[i];
        size_t r = display_is_open(c) ? display_first_long(c) : STR_NPOS;
        if (r == STR_NPOS)
            continue;
        if (!first) {
            first = c;
            row = r;
        } else if (n++ < NAMED_MAX) {
            buf_printf(&others, "%s'%.*s'", others.n ? ", " : "",
                       STR_ARG(name_text(doc->a, c->name)));
        }
    }
    if (n > NAMED_MAX)
        buf_printf(&others, " and %zu more", n - NAMED_MAX);
    if (first)
        report(doc, at, first, row, &others);
}

const struct frame *digits_choice(struct document *doc,
                                  const struct df_block *b,
                                  const struct frame *f)
{
    unsigned digits;
    if (is_set(doc, &b->options.digits, &digits))
        return digits ? display_frame(doc->a, f, digits) : f;
    check(doc, b->at, f);
    return f;
}
