// SPDX-License-Identifier: MIT
// choose: lists the selected positions and counts them against the limits of
// the script.
#include "df/indexing/choose.h"

#include "base/codes/df.h"
#include "frame/nullable.h"

const uint32_t *choose_true(struct eval *ev, const struct df_expr *at,
                            struct labels labels, const struct series *mask,
                            size_t *n)
{
    const uint32_t *mask_rows = NULL;
    bool all = true, nullable = nullable_is(mask->column, COLUMN_BOOL);
    if (mask->column->type != COLUMN_BOOL && !nullable) {
        eval_fault(
            ev, DIAG_DF_TYPE, at,
            "rows must be selected by a bool column, not by a column of %s",
            column_type_name(mask->column->type));
        diag_help(ev->d, "to select rows, compare the column: df[df['a'] > 0]; "
                         "to select the column, use its name: df[['a']]");
        return NULL;
    }
    if (mask->kind != SERIES_PLAIN) {
        if (mask->column->n != labels.n) {
            eval_fault(ev, DIAG_DF_VALUE, at,
                       "the condition has %zu value%s, but there %s %zu row%s",
                       mask->column->n, STR_S(mask->column->n),
                       labels.n == 1 ? "is" : "are", labels.n, STR_S(labels.n));
            return NULL;
        }
    } else if (!align_same(labels, align_series_labels(mask))) {
        mask_rows = align_to(ev, at, align_series_labels(mask), labels, &all);
        if (mask_rows && !all) {
            eval_fault(ev, DIAG_DF_VALUE, at,
                       "the condition has no value for some rows of the frame");
            diag_help(
                ev->d,
                "compute the condition from the same frame: df[df['a'] > 0]");
        }
        if (!mask_rows || !all)
            return NULL;
    }
    if (!eval_spend(ev, at, labels.n, sizeof(uint32_t)))
        return NULL;
    uint32_t *rows = NEW_N(ev->a, uint32_t, labels.n + 1);
    *n = 0;
    for (size_t i = 0; i < labels.n; i++) {
        struct value v =
            column_value(mask->column, mask_rows ? mask_rows[i] : i);
        if (v.type == VALUE_BOOL && v.b) /* a missing cell is False */
            rows[(*n)++] = (uint32_t)i;
    }
    return rows;
}

bool choose_out_of_range(struct eval *ev, const struct df_expr *at, int64_t i,
                         size_t n)
{
    if (n)
        return eval_fault(ev, DIAG_DF_VALUE, at,
                          "index %lld is out of range: there %s %zu value%s",
                          (long long)i, n == 1 ? "is" : "are", n, STR_S(n)) ||
               eval_help(ev, "positions count from 0; -1 is the last one");
    return eval_fault(ev, DIAG_DF_VALUE, at,
                      "index %lld is out of range: there are no values",
                      (long long)i) ||
           eval_help(ev, "check the length first: v[0] if len(v) else 0");
}

bool choose_is_mask(const struct list *l)
{
    for (size_t i = 0; i < l->n; i++)
        if (l->v[i].type != OBJECT_BOOL)
            return false;
    return l->n > 0;
}

bool choose_range(struct eval *ev, const struct df_expr *at,
                  const struct slice *s, size_t n, int64_t *start,
                  int64_t *step, size_t *count)
{
    int64_t len = (int64_t)n, stop;
    const struct object *parts[] = {&s->start, &s->stop, &s->step};
    for (size_t i = 0; i < 3; i++)
        if (parts[i]->type != OBJECT_INT && parts[i]->type != OBJECT_NONE)
            return eval_fault(ev, DIAG_DF_TYPE, at,
                              "a slice needs integers, not '%s'",
                              object_type_name(*parts[i]));
    *step = s->step.type == OBJECT_INT ? as_int(s->step) : 1;
    if (*step == 0)
        return eval_fault(ev, DIAG_DF_VALUE, at,
                          "the step of a slice cannot be 0");
    bool back = *step < 0;
    int64_t low = back ? -1 : 0, high = back ? len - 1 : len;
    *start = back ? high : low;
    stop = back ? low : high;
    const struct object *given[] = {&s->start, &s->stop};
    int64_t *ends[] = {start, &stop};
    for (size_t i = 0; i < 2; i++) {
        if (given[i]->type != OBJECT_INT)
            continue;
        int64_t v = as_int(*given[i]);
        v = v < 0 ? (v < -len ? -1 : v + len) : v;
        *ends[i] = v < low ? low : v > high ? high : v;
    }
    int64_t span = back ? *start - stop : stop - *start;
    uint64_t width = back ? 0 - (uint64_t)*step : (uint64_t)*step;
    *count = span <= 0 ? 0 : (size_t)(((uint64_t)span - 1) / width) + 1;
    return true;
}

const uint32_t *choose_slice(struct eval *ev, const struct df_expr *at,
                             const struct slice *s, size_t n, size_t *count)
{
    int64_t start, step;
    if (!choose_range(ev, at, s, n, &start, &step, count) ||
        !eval_spend(ev, at, *count, sizeof(uint32_t)))
        return NULL;
    uint32_t *rows = NEW_N(ev->a, uint32_t, *count + 1);
    for (size_t i = 0; i < *count; i++)
        rows[i] = (uint32_t)(start + (int64_t)i * step);
    return rows;
}
