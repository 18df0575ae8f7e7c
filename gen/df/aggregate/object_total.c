// SPDX-License-Identifier: MIT
// object_total: adds or multiplies the cells of a group one after another, as
// numpy does with Python's objects.
#include "df/aggregate/object_total.h"

#include "df/runtime/scalar.h"

struct total {
    struct eval *ev;
    const struct df_expr *at;
    const struct reducing *r;
    bool product;
    bool skips; /* missing cells are skipped; if false, they count as 0 in a
                   sum and as 1 in a product, which changes True to 1 */
};

/* Sets *out to the sum or product of n cells of x. Without cells, a sum is 0
   and a product is 1. */
static bool total(const struct total *t, const struct column *x,
                  const uint32_t *rows, size_t n, struct value *out)
{
    const struct value neutral = {.type = VALUE_INT, .i = t->product};
    enum df_token_kind op = t->product ? DF_STAR : DF_PLUS;
    int64_t found = 0;
    bool begun = false;
    *out = neutral;
    for (size_t i = 0; i < n; i++) {
        struct value v = column_value(x, rows[i]);
        bool missing = column_is_missing(x, rows[i]);
        found += !missing;
        if (missing && t->skips)
            continue;
        if (missing && t->r->skipna)
            v = neutral;
        else if (missing)
            v = (struct value){.type = VALUE_FLOAT, .f = (double)NAN};
        if (!begun)
            *out = v;
        else if (!scalar_binary(t->ev, t->at, op, false, *out, v, out))
            return false;
        begun = true;
    }
    if (t->r->min_count > 0 && found < t->r->min_count)
        *out = (struct value){.type = VALUE_FLOAT, .f = (double)NAN};
    return true;
}

const struct column *object_total(struct eval *ev, const struct df_expr *at,
                                  const struct reducing *r, bool product,
                                  const struct column *x,
                                  const struct groups *g)
{
    bool grouped = r->adding == REDUCE_COMPENSATED;
    const struct total t = {ev, at, r, product, grouped && !product};
    struct value *v = NEW_N(ev->scratch, struct value, g->n + 1);
    if (!eval_spend(ev, at, g->n, sizeof *v))
        return NULL;
    for (size_t i = 0; i < g->n; i++) {
        size_t n;
        const uint32_t *rows = groups_rows(g, i, &n);
        if (!total(&t, x, rows, n, &v[i]))
            return NULL;
    }
    bool infers = r->narrows || (grouped && product);
    struct column *c = infers ? eval_infer(ev, at, x->name, v, g->n, NULL, 0)
                              : eval_objects(ev, at, x->name, v, g->n, NULL, 0);
    if (c)
        c->known_digits = x->known_digits;
    return c;
}
