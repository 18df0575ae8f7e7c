// SPDX-License-Identifier: MIT
// convert_dtypes: converts columns to the nullable types that hold their cells.
#include <math.h>

#include "df/indexing/each.h"
#include "df/runtime/category.h"
#include "df/runtime/json_guard.h"
#include "df/runtime/masked.h"
#include "df/runtime/scalar.h"
#include "frame/nullable.h"

/* Returns the nullable type for floats: INT if all are whole numbers that fit,
   or missing. */
static enum column_type type_of_floats(const struct column *x)
{
    for (size_t i = 0; i < x->n; i++)
        if (!isnan(x->f[i]) &&
            (x->f[i] != floor(x->f[i]) || fabs(x->f[i]) >= 0x1p63))
            return COLUMN_FLOAT;
    return COLUMN_INT;
}

/* Returns the common type of the objects that are not missing, or OBJECT if
   they have several types, or none. As in pandas, numbers beside pd.NA stay
   objects. */
static enum column_type type_of_objects(const struct column *x)
{
    enum column_type type = COLUMN_OBJECT;
    bool any = false, na = false;
    for (size_t i = 0; i < x->n; i++) {
        struct value v = column_value(x, i);
        na |= v.na;
        if (scalar_missing(v))
            continue;
        if (any && type != eval_type(v))
            return COLUMN_OBJECT;
        type = eval_type(v);
        any = true;
    }
    return na && type <= COLUMN_FLOAT ? COLUMN_OBJECT : type;
}

/* Returns x as a nullable column. Columns of dates, categories and objects of
   several types stay unchanged. */
static const struct column *converted(struct call *c, const struct column *x,
                                      void *data)
{
    (void)data;
    if (x->dtype || json_guard_holds(x) || column_is_time(x))
        return x;
    enum column_type type = x->type == COLUMN_FLOAT    ? type_of_floats(x)
                            : x->type == COLUMN_OBJECT ? type_of_objects(x)
                                                       : x->type;
    const struct dtype *d = nullable_dtype(type);
    return d ? masked_column(c->ev, c->at, x, d) : x;
}

static bool convert_dtypes(struct call *c, struct object *out)
{
    return each_column(c, c->self, converted, NULL, out);
}

const struct operation CONVERT_DTYPES_OPERATIONS[] = {
    {S_INIT("convert_dtypes"), ON_FRAME | ON_SERIES, convert_dtypes, NO_PARAMS,
     EFFECT_KEEPS | EFFECT_UNIT, 1, "converts to types with missing cells"},
    {.name = {0}},
};
