// SPDX-License-Identifier: MIT
// construct_type: the table TYPES lists the kinds of columns for which pandas'
// constructor gives the same cells as astype(). The cells may differ because
// astype() gets a column: the list [1, None] has become a column of floats
// before, while pandas' constructor converts the integers in the list.
#include "df/reshape/construct_type.h"

#include <math.h>

#include "base/codes/df.h"

/* Kinds of columns, as bits. */
enum {
    INTS = 1,
    BOOLS = 2,
    WHOLE = 4,    /* floats, all of them whole numbers */
    BROKEN = 8,   /* floats, none of them a whole number */
    MIXED = 16,   /* floats, some whole and some not; none missing */
    GAPS = 32,    /* floats, some of them missing or infinite */
    STRINGS = 64, /* with or without missing cells */
    DATES = 128,
    OTHERS = 256,
    EMPTY = 512, /* no cells */
    NAS = 1024,  /* objects, some of them pd.NA */
    NUMBERS = INTS | BOOLS | WHOLE | BROKEN | MIXED
};

static const struct {
    str name;
    unsigned from; /* kinds of columns that can be converted */
} TYPES[] = {
    {S_INIT("int64"), INTS | BOOLS | WHOLE},
    {S_INIT("int"), INTS | BOOLS | WHOLE},
    {S_INIT("float64"), NUMBERS | GAPS | STRINGS | OTHERS},
    {S_INIT("float"), NUMBERS | GAPS | STRINGS | OTHERS},
    {S_INIT("Int64"), NUMBERS | GAPS | NAS},
    {S_INIT("bool"), NUMBERS | STRINGS},
    {S_INIT("str"), INTS | BOOLS | BROKEN | STRINGS},
    {S_INIT("object"), INTS | BOOLS | BROKEN | STRINGS},
    {S_INIT("string"), INTS | BOOLS | BROKEN | STRINGS | NAS},
    {S_INIT("category"), NUMBERS | STRINGS},
    {S_INIT("datetime64[ns]"), STRINGS | DATES},
};

static unsigned kind_of_floats(const struct column *x)
{
    size_t whole = 0, gaps = 0;
    for (size_t i = 0; i < x->n; i++) {
        whole += x->f[i] == trunc(x->f[i]);
        gaps += !isfinite(x->f[i]);
    }
    return gaps ? GAPS : whole == x->n ? WHOLE : whole ? MIXED : BROKEN;
}

static bool has_na(const struct column *x)
{
    for (size_t i = 0; i < x->n; i++)
        if (column_value(x, i).na)
            return true;
    return false;
}

static unsigned kind_of(const struct column *x)
{
    if (x->n == 0)
        return EMPTY;
    if (x->dtype)
        return OTHERS;
    switch (x->type) {
    case COLUMN_INT: return INTS;
    case COLUMN_BOOL: return BOOLS;
    case COLUMN_FLOAT: return kind_of_floats(x);
    case COLUMN_STR: return STRINGS;
    case COLUMN_DATE: return DATES;
    default: return has_na(x) ? NAS : OTHERS;
    }
}

/* Returns the name of a type, or "" if `type` is not a type. */
static str name_of(struct object type)
{
    static const str NAMES[] = {[COLUMN_INT] = S_INIT("int"),
                                [COLUMN_FLOAT] = S_INIT("float"),
                                [COLUMN_BOOL] = S_INIT("bool"),
                                [COLUMN_STR] = S_INIT("str")};
    if (type.type == OBJECT_TYPE && as_type(type) <= COLUMN_STR)
        return NAMES[as_type(type)];
    return type.type == OBJECT_STR ? as_str(type) : S("");
}

/* Whether column x can be converted to the type with this name. True for an
   unknown name, which astype() reports. */
static bool converts(const struct column *x, str name)
{
    for (size_t i = 0; i < sizeof TYPES / sizeof *TYPES; i++)
        if (str_eq(TYPES[i].name, name))
            return (TYPES[i].from | EMPTY) & kind_of(x);
    return true;
}

static bool check(struct call *c, const struct column *x, str name)
{
    if (converts(x, name))
        return true;
    eval_fault(c->ev, DIAG_DF_UNSUPPORTED, call_at(c, PARAM_dtype),
               "dtype='%.*s' for these cells", STR_ARG(name));
    diag_help(c->ev->d, "remove dtype=, and call .astype('%.*s') on the result",
              STR_ARG(name));
    return false;
}

/* Calls astype(type). */
static bool convert(struct call *c, struct object type, struct object *out)
{
    struct object method;
    struct eval *ev = c->ev;
    const struct df_expr *at = call_at(c, PARAM_dtype);
    return ev->attribute(ev, at, *out, S("astype"), &method) &&
           ev->call(ev, at, method, &type, 1, out);
}

bool construct_type(struct call *c, struct object *out)
{
    struct object type = call_arg(c, PARAM_dtype);
    struct dict *types = NEW(c->ev->scratch, struct dict);
    str name = name_of(type);
    if (!call_has(c, PARAM_dtype))
        return true;
    if (type.type == OBJECT_DICT)
        return call_wrong(c, PARAM_dtype, "one type for all columns") ||
               eval_help(c->ev, "call .astype({'a': 'int'}) on the result");
    const struct frame f = object_as_frame(out);
    for (size_t i = 0; i < f.n_columns; i++) {
        const struct column *x = f.columns[i];
        if (!check(c, x, name))
            return false;
        /* missing cells among strings stay missing */
        if (!str_eq(name, S("str")) || kind_of(x) != STRINGS)
            object_dict_put(c->ev->scratch, types,
                            object_of_name(c->ev->scratch, x->name), type);
    }
    if (types->n == 0)
        return true;
    return convert(c,
                   out->type == OBJECT_FRAME
                       ? (struct object){.type = OBJECT_DICT, .u.dict = types}
                       : type,
                   out);
}
