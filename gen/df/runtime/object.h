// SPDX-License-Identifier: MIT
// object: the values of a df script's names and expressions. Objects are small
// and passed by value. Columns live in the page's arena; everything else that
// an object points to lives as long as the script runs.
#pragma once

#include <assert.h>

#include "base/map.h"
#include "frame/frame.h"
#include "frame/name.h"

enum object_type {
    OBJECT_ABSENT, /* an argument that was not given */
    OBJECT_BROKEN, /* the value of an expression with a reported fault */
    OBJECT_NONE,
    OBJECT_BOOL,
    OBJECT_INT,
    OBJECT_FLOAT,
    OBJECT_STR,
    OBJECT_LIST, /* also a tuple, and labels with several levels */
    OBJECT_DICT,
    OBJECT_SLICE,
    OBJECT_SERIES,
    OBJECT_FRAME,
    OBJECT_GROUPBY,
    OBJECT_TYPE,   /* int, float, str, bool */
    OBJECT_MODULE, /* pd, np */
    OBJECT_METHOD, /* a method or function as a value */
    OBJECT_LAMBDA,
    OBJECT_ROW,
    OBJECT_ACCESSOR,
    OBJECT_N_TYPES
};

struct object {
    enum object_type type;
    bool numpy;   /* a number or bool from a column: it follows the rules of
                     numpy's scalars, where 1 / 0 is inf */
    bool date;    /* a string made by pd.Timestamp: 2023-09-15 */
    bool tainted; /* value.tainted of a number or string */
    uint8_t known_digits; /* value.known_digits of a number or string */
    union {               /* other modules read the value by as_int, as_str and
                             the like */
        bool b;
        int64_t i;
        double f;
        str s; /* also the name of a module */
        struct list *list;
        struct dict *dict;
        const struct slice *slice;
        struct series *series;
        struct frame *frame; /* may be shared by several names of the script,
                                and changed in place */
        const struct grouping *grouping;
        enum column_type column_type;
        const struct bound *bound;
        const struct lambda *lambda;
        const struct row *row;
        const struct accessor *accessor;
    } u;
};

struct list {
    struct object *v;
    size_t n, cap;
    bool tuple;
    const struct column *unit_column; /* a column with the unit of the elements;
                                         NULL: unknown */
};

/* The pairs of a dict in order of insertion, without duplicate keys. */
struct dict {
    struct pair {
        struct object key, value;
    } * v;
    size_t n, cap;
    struct map strings; /* keys that are strings: 1 + the index in v */
};

struct slice {
    struct object start, stop, step; /* NONE or INT */
};

/* A column with row labels, which are like those of a frame. An Index
   (df.index, df.columns) and an array (.values) have no labels: they are
   combined with other columns row by row, and subscripted by position. */
enum series_kind { SERIES_PLAIN, SERIES_INDEX, SERIES_ARRAY };

struct series {
    const struct column *column;
    const struct column **index;
    size_t n_index;
    enum series_kind kind;
};

/* A row of a frame, the argument of apply(axis=1). The row is converted to a
   series over the columns only if needed. */
struct row {
    const struct frame *frame;
    size_t at;                    /* number of the row in the frame */
    enum column_type common;      /* the common type of the cells: pandas
                                     converts 1 beside floats to 1.0 */
    bool *read;                   /* by column: whether it was read */
    const struct column **labels; /* the names of the columns, by level */
    size_t n_labels;
};

/* df.loc, df['c'].str and the like: objects with methods and subscripts of
   their own. */
struct accessor {
    const struct accessor_kind *kind; /* accessor.h */
    struct object of;                 /* df in df.loc */
};

struct df_expr;
struct df_script;
struct operation;
struct scope;

/* A lambda: its expression, the scope around it, and the default of each
   parameter (ABSENT without one). */
struct lambda {
    const struct df_expr *e;
    const struct df_script *script;
    const struct scope *scope;
    const struct object *defaults;
};

/* A method of `self`, or a function of a module. */
struct bound {
    struct object self;
    const struct operation *operation;
};

/* object_X makes an object from a value, and as_X returns the value of an
   object. An object of another type is a bug and ends the program. */
#define OBJECT_READ(as, kind, value, member) \
    static inline value as(struct object o)  \
    {                                        \
        assert(o.type == OBJECT_##kind);     \
        return o.u.member;                   \
    }
#define OBJECT_BOTH(of, as, kind, value, member)                      \
    OBJECT_READ(as, kind, value, member)                              \
    static inline struct object of(value x)                           \
    {                                                                 \
        return (struct object){.type = OBJECT_##kind, .u.member = x}; \
    }

// clang-format off
OBJECT_BOTH(object_bool, as_bool, BOOL, bool, b)
OBJECT_BOTH(object_int, as_int, INT, int64_t, i)
OBJECT_BOTH(object_float, as_float, FLOAT, double, f)
OBJECT_BOTH(object_list, as_list, LIST, struct list *, list)
OBJECT_BOTH(object_dict, as_dict, DICT, struct dict *, dict)
OBJECT_BOTH(object_slice, as_slice, SLICE, const struct slice *, slice)
OBJECT_READ(as_series, SERIES, struct series *, series)
OBJECT_BOTH(object_frame, as_frame, FRAME, struct frame *, frame)
OBJECT_BOTH(object_grouping, as_grouping, GROUPBY, const struct grouping *,
            grouping)
OBJECT_BOTH(object_type, as_type, TYPE, enum column_type, column_type)
OBJECT_BOTH(object_bound, as_bound, METHOD, const struct bound *, bound)
OBJECT_BOTH(object_lambda, as_lambda, LAMBDA, const struct lambda *, lambda)
OBJECT_READ(as_row, ROW, const struct row *, row)
OBJECT_BOTH(object_accessor, as_accessor, ACCESSOR, const struct accessor *,
            accessor)
// clang-format on

static inline str as_str(struct object o) /* also the name of a module */
{
    assert(o.type == OBJECT_STR || o.type == OBJECT_MODULE);
    return o.u.s;
}

struct object object_value(struct value v); /* NA becomes nan */
struct object object_str(str s);

/* Returns method o of `self`, as a function. */
struct object object_method(struct arena *a, struct object self,
                            const struct operation *o);
struct object object_series(struct arena *a, const struct column *c,
                            const struct column **index, size_t n_index);

/* Returns column c as an Index or array, which has no row labels. */
struct object object_array(struct arena *a, const struct column *c,
                           enum series_kind kind);

/* Whether an object is a numpy array. The methods of an array, unlike those of
   a series, do not skip missing cells, and std and var divide by n. */
bool object_is_array(struct object o);

/* object_to_name converts a scalar or a tuple of scalars to a name in `a`;
   false for any other object. object_of_name converts a name to a scalar or a
   tuple. */
bool object_to_name(struct arena *a, struct object o, str *name);
struct object object_of_name(struct arena *a, str name);

/* Adds the marks (tainted, known_digits) of `in` to *o, a string or number that
   was made from `in`. */
void object_mark(struct object *o, struct object in);

/* Whether o is None, a bool, an int, a float or a str; sets *v to its value, NA
   for None. */
bool object_scalar(struct object o, struct value *v);

/* Whether o can be a key of a dict: a scalar, or a tuple of scalars. */
bool object_is_key(struct object o);

/* Whether o can be called: a function, a method, a type, a lambda. */
bool object_is_function(struct object o);

/* Returns Python's name of a type: "int", "DataFrame", "GroupBy". */
const char *object_type_name(struct object o);

/* Whether two scalars, or lists or tuples of scalars, are equal (1 == 1.0), for
   keys of dicts and `in`. */
bool object_same(struct object x, struct object y);

/* Return the pair of a key and its value, or NULL if the dict does not have the
   key. */
struct pair *object_dict_find(const struct dict *d, struct object key);
struct object *object_dict_get(const struct dict *d, struct object key);

/* Sets the value of a key, which is added if it is new. False, without a
   report, if the dict would have more than 1000 keys other than strings. */
bool object_dict_put(struct arena *a, struct dict *d, struct object key,
                     struct object value);

/* Return a frame, or a series as a frame of one column. The result refers to
   the argument's memory. */
struct frame object_as_frame(const struct object *o);
struct frame object_series_frame(const struct series *s);

/* Returns column i of a frame as a series with its row labels. */
struct object object_column(struct arena *a, const struct frame *f, size_t i);

/* Asserts the invariants of frames and series (frame/frame_check.h). */
void object_check(struct object o);

/* Returns a copy of a frame with its own list of columns. */
struct frame *object_own_frame(struct arena *a, const struct frame *f);
