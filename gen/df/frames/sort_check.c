// SPDX-License-Identifier: MIT
// sort_check: compares neighbours in the order of a sort; that the texts are
// not numbers shows at the first of them nearly always.
#include "df/frames/sort_check.h"

#include "base/codes/result.h"
#include "df/core/keys.h"
#include "frame/numeral.h"

struct sorted {
    const struct column *const *by;
    const bool *descending;
    const uint32_t *rows;
    size_t n_rows;
};

/* True when the keys before k are equal in both rows. */
static bool same_before(const struct sorted *s, size_t k, uint32_t x,
                        uint32_t y)
{
    const struct keys keys = {s->by, k, s->by[0]->n};
    return k == 0 || keys_equal(&keys, x, &keys, y);
}

/* The place in the order of the first text that should stand before the one
   before it; 0: none, or the column is not one of numbers. */
static size_t find_fault(const struct sorted *s, size_t k)
{
    const struct column *c = s->by[k];
    size_t fault = 0, last = STR_NPOS;
    double before = 0;
    for (size_t i = 0; i < s->n_rows; i++) {
        double v;
        uint32_t r = s->rows[i];
        if (!c->s[r].p || numeral_is_missing(str_trim(c->s[r])))
            continue;
        if (!numeral_value(str_trim(c->s[r]), &v))
            return 0;
        bool wrong = s->descending[k] ? v > before : v < before;
        if (!fault && wrong && i && last + 1 == i &&
            !str_eq(c->s[s->rows[last]], c->s[r]) &&
            same_before(s, k, s->rows[last], r))
            fault = i;
        before = v;
        last = i;
    }
    return fault;
}

static void tell(struct call *c, const struct frame *f, const struct sorted *s,
                 size_t k, size_t i)
{
    struct eval *ev = c->ev;
    const struct column *x = s->by[k];
    uint32_t first = s->rows[i - 1], second = s->rows[i];
    struct pos one = place_of_row(&ev->places, f, first);
    struct pos two = place_of_row(&ev->places, f, second);
    diag_at(ev->d, DIAG_DF_SORT_TEXT,
            eval_pos(ev, eval_item(call_at(c, PARAM_by), k)),
            name_text(ev->scratch, x->name), x->s[first], x->s[second]);
    if (one.src && two.src)
        diag_help(ev->d,
                  "sort by the number, and make a text of it afterwards; the "
                  "rows are %.*s:%u and %.*s:%u",
                  STR_ARG(one.src->name), one.line, STR_ARG(two.src->name),
                  two.line);
    else
        diag_help(ev->d,
                  "sort by the number, and make a text of it afterwards");
}

void sort_check(struct call *c, const struct frame *f,
                const struct column *const *by, const bool *descending,
                size_t n, const uint32_t *rows, size_t n_rows)
{
    const struct sorted s = {by, descending, rows, n_rows};
    for (size_t k = 0; k < n && diag_is_on(c->ev->d, DIAG_DF_SORT_TEXT); k++) {
        size_t fault = by[k]->type == COLUMN_STR ? find_fault(&s, k) : 0;
        if (!fault)
            continue;
        tell(c, f, &s, k, fault);
        return;
    }
}
