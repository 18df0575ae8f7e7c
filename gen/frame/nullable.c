// SPDX-License-Identifier: MIT
// nullable: the table of nullable types.
#include "frame/nullable.h"

static const struct dtype DTYPES[] = {
    [COLUMN_INT] = {.name = "Int64", .nullable = true, .cells = COLUMN_INT},
    [COLUMN_FLOAT] = {.name = "Float64",
                      .nullable = true,
                      .cells = COLUMN_FLOAT},
    [COLUMN_BOOL] = {.name = "boolean", .nullable = true, .cells = COLUMN_BOOL},
    [COLUMN_STR] = {.name = "string", .nullable = true, .cells = COLUMN_STR},
};

const struct dtype *nullable_dtype(enum column_type cells)
{
    return cells <= COLUMN_STR ? &DTYPES[cells] : NULL;
}

const struct dtype *nullable_named(str name)
{
    for (size_t i = 0; i < sizeof DTYPES / sizeof *DTYPES; i++)
        if (str_eq(name, str_c(DTYPES[i].name)))
            return &DTYPES[i];
    return NULL;
}

const struct dtype *nullable_of(const struct column *c)
{
    return c->dtype && c->dtype->nullable ? c->dtype : NULL;
}

bool nullable_is(const struct column *c, enum column_type cells)
{
    const struct dtype *d = nullable_of(c);
    return d && d->cells == cells;
}

enum column_type nullable_cells(const struct column *c)
{
    const struct dtype *d = nullable_of(c);
    return d ? d->cells : c->type;
}

bool nullable_is_mask(const struct column *c)
{
    return c->type == COLUMN_BOOL || nullable_is(c, COLUMN_BOOL);
}

/* Returns the nullable dtype of a column with the cells of x and y, or NULL. */
static const struct dtype *common(const struct column *x,
                                  const struct column *y)
{
    const struct dtype *d = nullable_of(x), *e = nullable_of(y);
    enum column_type tx = d ? d->cells : x->type, ty = e ? e->cells : y->type;
    if ((!d && !e) || (!d && x->dtype) || (!e && y->dtype))
        return NULL;
    if (d == e)
        return d;
    if (tx == ty)
        return tx == COLUMN_STR && !(d && e) ? NULL : nullable_dtype(tx);
    bool numbers = tx <= COLUMN_FLOAT && ty <= COLUMN_FLOAT;
    return numbers ? nullable_dtype(COLUMN_FLOAT) : NULL;
}

const struct dtype *nullable_all(const struct column *const *v, size_t n)
{
    struct column all = {0};
    if (n)
        all = (struct column){.type = v[0]->type, .dtype = v[0]->dtype};
    for (size_t i = 1; i < n; i++) {
        const struct dtype *d = common(&all, v[i]);
        if (!d && (nullable_of(&all) || nullable_of(v[i])))
            return NULL;
        bool numbers = all.type <= COLUMN_FLOAT && v[i]->type <= COLUMN_FLOAT;
        if (d)
            all.dtype = d;
        else if (v[i]->type != all.type)
            all.type = numbers ? COLUMN_FLOAT : COLUMN_OBJECT;
    }
    return nullable_of(&all);
}

bool nullable_widens(const struct column *const *v, size_t n)
{
    const struct dtype *d = nullable_all(v, n);
    for (size_t i = 0; d && d->cells == COLUMN_FLOAT && i < n; i++)
        if (nullable_cells(v[i]) != COLUMN_FLOAT)
            return true;
    return false;
}
