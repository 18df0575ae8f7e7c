// SPDX-License-Identifier: MIT
// select_dtypes: selects columns of a frame by type. The result shares the
// columns with its source.
#include "df/runtime/call.h"

#include "base/codes/df.h"
#include "df/indexing/select.h"
#include "frame/moment.h"
#include "frame/nullable.h"

/* Sets of columns' types. */
enum {
    NO_TYPE = 0,
    INTS = 1 << 0,
    FLOATS = 1 << 1,
    BOOLS = 1 << 2,
    OBJECTS = 1 << 3,
    CATEGORIES = 1 << 4,
    STRINGS = 1 << 5,
    DATES = 1 << 6,
    ZONED = 1 << 7,
    PERIODS = 1 << 8,
    SPANS = 1 << 9
};

static const struct {
    str name;
    unsigned types;
} NAMES[] = {
    {S_INIT("number"), INTS | FLOATS | SPANS},
    {S_INIT("int"), INTS},
    {S_INIT("float"), FLOATS},
    {S_INIT("bool"), BOOLS},
    {S_INIT("object"), OBJECTS},
    {S_INIT("category"), CATEGORIES},
    {S_INIT("string"), STRINGS},
    {S_INIT("datetime"), DATES},
    {S_INIT("datetimetz"), ZONED},
    {S_INIT("timedelta"), SPANS},
    {S_INIT("int64"), INTS},
    {S_INIT("Int64"), INTS},
    {S_INIT("int_"), INTS},
    {S_INIT("i8"), INTS},
    {S_INIT("integer"), INTS | SPANS},
    {S_INIT("float64"), FLOATS},
    {S_INIT("Float64"), FLOATS},
    {S_INIT("float_"), FLOATS},
    {S_INIT("f8"), FLOATS},
    {S_INIT("double"), FLOATS},
    {S_INIT("floating"), FLOATS},
    {S_INIT("inexact"), FLOATS},
    {S_INIT("bool_"), BOOLS},
    {S_INIT("boolean"), BOOLS},
    {S_INIT("O"), OBJECTS},
    {S_INIT("object_"), OBJECTS},
    {S_INIT("datetime64"), DATES},
    {S_INIT("datetime64[ns]"), DATES},
    {S_INIT("datetime64[ns, UTC]"), ZONED},
    {S_INIT("M8"), DATES},
    {S_INIT("M8[ns]"), DATES},
    {S_INIT("timedelta64"), SPANS},
    {S_INIT("timedelta64[ns]"), SPANS},
    {S_INIT("m8"), SPANS},
    {S_INIT("m8[ns]"), SPANS},
    {S_INIT("int8"), NO_TYPE},
    {S_INIT("int16"), NO_TYPE},
    {S_INIT("int32"), NO_TYPE},
    {S_INIT("uint8"), NO_TYPE},
    {S_INIT("uint16"), NO_TYPE},
    {S_INIT("uint32"), NO_TYPE},
    {S_INIT("uint64"), NO_TYPE},
    {S_INIT("float16"), NO_TYPE},
    {S_INIT("float32"), NO_TYPE},
};
static_assert(sizeof NAMES / sizeof *NAMES <= 64, "selection.rows");
enum { N_NAMES = sizeof NAMES / sizeof *NAMES, N_LISTED = 10 };

/* Returns a column's type as a set with one element. */
static unsigned type_of(const struct column *x)
{
    static const unsigned TYPES[] = {
        [COLUMN_INT] = INTS,      [COLUMN_FLOAT] = FLOATS,
        [COLUMN_BOOL] = BOOLS,    [COLUMN_STR] = OBJECTS,
        [COLUMN_DATE] = DATES,    [COLUMN_SPAN] = SPANS,
        [COLUMN_OBJECT] = OBJECTS};
    str dtype = str_c(column_dtype_name(x));
    if (str_eq(dtype, S("category")))
        return CATEGORIES;
    if (str_eq(dtype, S("string")))
        return STRINGS;
    if (x->type != COLUMN_DATE)
        return TYPES[nullable_cells(x)];
    return x->zone == ZONE_CIVIL     ? OBJECTS
           : zone_is_period(x->zone) ? PERIODS
           : zone_is_aware(x->zone)  ? ZONED
                                     : DATES;
}

static bool no_type(struct call *c, const struct df_expr *at, str name)
{
    str listed[N_LISTED];
    for (size_t i = 0; i < N_LISTED; i++)
        listed[i] = NAMES[i].name;
    eval_fault(c->ev, DIAG_DF_UNSUPPORTED, at, "type '%.*s'", STR_ARG(name));
    if (str_eq(name, S("str")))
        diag_help(c->ev->d, "strings have the type 'object'; after "
                            ".astype('string'), they have the type 'string'");
    else
        diag_help_nearest(c->ev->d, "types", name, listed, N_LISTED);
    return false;
}

/* The types that an argument names. */
struct selection {
    unsigned types;
    uint64_t rows; /* bit k: the argument names the types of NAMES[k]; if
                      several elements of NAMES have the same types, k is the
                      first */
};

/* Adds the name NAMES[k]. */
static void add_name(struct selection *s, size_t k)
{
    size_t first = 0;
    while (NAMES[first].types != NAMES[k].types)
        first++;
    s->types |= NAMES[k].types;
    if (NAMES[k].types != NO_TYPE)
        s->rows |= (uint64_t)1 << first;
}

/* Adds the types of an argument, a type or a list of types, to *out. Reports an
   unknown type and returns false. */
static bool read_types(struct call *c, enum param arg, struct selection *out)
{
    struct object x = call_arg(c, arg);
    const struct list one = {.v = &x, .n = 1};
    const struct list *l = x.type == OBJECT_LIST ? as_list(x) : &one;
    if (!call_has(c, arg))
        return true;
    if (!eval_steps(c->ev, c->at, l->n))
        return false;
    for (size_t i = 0; i < l->n; i++) {
        const struct df_expr *at = eval_item(call_at(c, arg), i);
        bool type = l->v[i].type == OBJECT_TYPE;
        size_t k = 0;
        if (!type && l->v[i].type != OBJECT_STR)
            return call_wrong(c, arg, "the name of a type, such as 'number'");
        str name = !type ? as_str(l->v[i])
                   : as_type(l->v[i]) == COLUMN_STR
                       ? S("str")
                       : str_c(column_type_name(as_type(l->v[i])));
        while (k < N_NAMES && !str_eq(NAMES[k].name, name))
            k++;
        if (k == N_NAMES)
            return no_type(c, at, name);
        add_name(out, k);
    }
    return true;
}

/* Whether an argument is given and not an empty list. */
static bool names_any(const struct call *c, enum param arg)
{
    struct object x = call_arg(c, arg);
    return call_has(c, arg) && !(x.type == OBJECT_LIST && as_list(x)->n == 0);
}

static bool select_dtypes(struct call *c, struct object *out)
{
    const struct frame *f = as_frame(c->self);
    struct selection included = {0}, excluded = {0};
    bool only = names_any(c, PARAM_include);
    if (!only && !names_any(c, PARAM_exclude))
        return eval_fault(c->ev, DIAG_DF_TYPE, c->at,
                          "'select_dtypes' needs include= or exclude=");
    if (!read_types(c, PARAM_include, &included) ||
        !read_types(c, PARAM_exclude, &excluded))
        return false;
    if (included.rows & excluded.rows)
        return eval_fault(c->ev, DIAG_DF_VALUE, call_at(c, PARAM_exclude),
                          "include= and exclude= name the same type") ||
               eval_help(c->ev, "remove the type from one of them");
    bool *keep = NEW_N(c->ev->scratch, bool, f->n_columns + 1);
    for (size_t i = 0; i < f->n_columns; i++) {
        unsigned type = type_of(f->columns[i]);
        keep[i] =
            (!only || (included.types & type)) && !(excluded.types & type);
    }
    *out = object_frame(select_columns(c->ev, f, keep));
    return true;
}

/* ---- operations ---- */

const struct operation SELECT_DTYPES_OPERATIONS[] = {
    {S_INIT("select_dtypes"), ON_FRAME, select_dtypes,
     PARAMS(OPT(include, NONE), OPT(exclude, NONE)), 0, 1,
     "selects columns by type"},
    {.name = {0}},
};
