// SPDX-License-Identifier: MIT
// object: what a df script's names and expressions stand for. Objects are
// small and passed by value. Columns live in the page's arena, all else that
// objects point to as long as the script runs.
#pragma once

#include <assert.h>

#include "base/map.h"
#include "frame/frame.h"
#include "frame/name.h"

enum object_type {
    OBJECT_ABSENT, /* an argument that was not given */
    OBJECT_BROKEN, /* its computation failed, which has been reported */
    OBJECT_NONE,
    OBJECT_BOOL,
    OBJECT_INT,
    OBJECT_FLOAT,
    OBJECT_STR,
    OBJECT_LIST, /* also a tuple and df.columns */
    OBJECT_DICT,
    OBJECT_SLICE,
    OBJECT_SERIES,
    OBJECT_FRAME,
    OBJECT_GROUPBY,
    OBJECT_TYPE,   /* int, float, str, bool */
    OBJECT_MODULE, /* pd, np */
    OBJECT_METHOD, /* a method or function that was not called */
    OBJECT_LAMBDA,
    OBJECT_ROW,
    OBJECT_ACCESSOR,
    OBJECT_N_TYPES
};

struct object {
    enum object_type type;
    bool numpy;   /* a number or bool that a column gave: computes as numpy's
                     scalars do, 1 / 0 being inf */
    bool date;    /* a text that pd.Timestamp gave: 2023-09-15 */
    bool tainted; /* value.tainted of a number or text */
    uint8_t known_digits; /* value.known_digits of a number or text */
    union { /* written by who makes an object, read by as_* alone */
        bool b;
        int64_t i;
        double f;
        str s; /* also the name of a module */
        struct list *list;
        struct dict *dict;
        const struct slice *slice;
        struct series *series;
        struct frame *frame; /* names may share one and change it in place */
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
    const struct column *like; /* the elements are in the unit of this one's
                                  numbers; NULL: nothing is known */
};

/* In order of insertion; each key stands once. */
struct dict {
    struct pair {
        struct object key, value;
    } * v;
    size_t n, cap;
    struct map texts; /* key -> place in v plus one, for keys of text */
};

struct slice {
    struct object start, stop, step; /* NONE or INT */
};

/* A column and its row labels, as those of a frame. An Index (df.index,
   df.columns) and an array (.values) have none: they meet other columns row
   by row, and are asked by position. */
enum series_kind { SERIES_PLAIN, SERIES_INDEX, SERIES_ARRAY };

struct series {
    const struct column *column;
    const struct column **index;
    size_t n_index;
    enum series_kind kind;
};

/* A row of a frame, as apply(axis=1) hands it to a function: a series over
   the columns that is made only where it is needed. */
struct row {
    const struct frame *frame;
    size_t at;
    enum column_type common;      /* the cells' type when there is one for all:
                                     pandas gives 1.0 for 1 beside floats */
    bool *read;                   /* by column: asked for by anybody */
    const struct column **labels; /* the names of the columns, by level */
    size_t n_labels;
};

/* df.loc, df['c'].str and the like: methods and subscripts of their own. */
struct accessor {
    const struct accessor_kind *kind; /* accessor.h */
    struct object of;
};

struct df_expr;
struct df_script;
struct operation;
struct scope;

/* A lambda: its expression, the names around it, the values of the defaults
   (ABSENT where a parameter has none). */
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

/* object_X makes an object of a value, and as_X returns the value. The caller
   knows the type: any other one is a mistake of ours, and ends the program. */
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
struct object object_method(struct arena *a, struct object self,
                            const struct operation *o);
struct object object_series(struct arena *a, const struct column *c,
                            const struct column **index, size_t n_index);

/* A series over an array or Index of n cells. */
struct object object_array(struct arena *a, const struct column *c,
                           enum series_kind kind);

/* Whether an object is an array of numpy's, which passes over nothing that is
   missing and whose deviations divide by n. */
bool object_is_array(struct object o);

/* The name that an object stands for: a scalar, or a tuple of such; false for
   anything else. And back. */
bool object_to_name(struct arena *a, struct object o, str *name);
struct object object_of_name(struct arena *a, str name);

/* Gives a text, or number, the marks of what went into it. */
void object_mark(struct object *o, struct object in);

/* True for None, bool, int, float and str; *v is then its value (None: NA). */
bool object_scalar(struct object o, struct value *v);

/* True for what can be a key of a dict: a scalar, or a tuple of such. */
bool object_is_key(struct object o);

/* True for what can be called: a function, a method, a type, a lambda. */
bool object_is_function(struct object o);

/* Python's name of a type: "int", "DataFrame", "DataFrameGroupBy". */
const char *object_type_name(struct object o);

/* Equal scalars (1 == 1.0), as dict keys and `in` compare them. */
bool object_same(struct object x, struct object y);

/* The pair, or the value, of a key; NULL when there is none. */
struct pair *object_dict_find(const struct dict *d, struct object key);
struct object *object_dict_get(const struct dict *d, struct object key);

/* Sets a key; false when there are too many keys that are not texts. */
bool object_dict_put(struct arena *a, struct dict *d, struct object key,
                     struct object value);

/* A frame, or a series as a frame of one column, which shares all with it. */
struct frame object_as_frame(const struct object *o);
struct frame object_series_frame(const struct series *s);

/* Column i of a frame, as a series with its row labels. */
struct object object_column(struct arena *a, const struct frame *f, size_t i);

/* Asserts what holds of every frame and series (frame/frame_check.h).
 */
void object_check(struct object o);

/* A copy of a frame's struct that can be changed without the other. */
struct frame *object_own_frame(struct arena *a, const struct frame *f);
