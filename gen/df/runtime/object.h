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

/* What an object holds; its type is known to whoever asks: a wrong one is a
   mistake of ours, and ends the program. */
static inline bool as_bool(struct object o)
{
    assert(o.type == OBJECT_BOOL);
    return o.u.b;
}

static inline int64_t as_int(struct object o)
{
    assert(o.type == OBJECT_INT);
    return o.u.i;
}

static inline double as_float(struct object o)
{
    assert(o.type == OBJECT_FLOAT);
    return o.u.f;
}

static inline struct list *as_list(struct object o)
{
    assert(o.type == OBJECT_LIST);
    return o.u.list;
}

static inline struct dict *as_dict(struct object o)
{
    assert(o.type == OBJECT_DICT);
    return o.u.dict;
}

static inline const struct slice *as_slice(struct object o)
{
    assert(o.type == OBJECT_SLICE);
    return o.u.slice;
}

static inline struct series *as_series(struct object o)
{
    assert(o.type == OBJECT_SERIES);
    return o.u.series;
}

static inline struct frame *as_frame(struct object o)
{
    assert(o.type == OBJECT_FRAME);
    return o.u.frame;
}

static inline const struct grouping *as_grouping(struct object o)
{
    assert(o.type == OBJECT_GROUPBY);
    return o.u.grouping;
}

static inline enum column_type as_type(struct object o)
{
    assert(o.type == OBJECT_TYPE);
    return o.u.column_type;
}

static inline const struct bound *as_bound(struct object o)
{
    assert(o.type == OBJECT_METHOD);
    return o.u.bound;
}

static inline const struct lambda *as_lambda(struct object o)
{
    assert(o.type == OBJECT_LAMBDA);
    return o.u.lambda;
}

static inline const struct row *as_row(struct object o)
{
    assert(o.type == OBJECT_ROW);
    return o.u.row;
}

static inline const struct accessor *as_accessor(struct object o)
{
    assert(o.type == OBJECT_ACCESSOR);
    return o.u.accessor;
}

static inline str as_str(struct object o) /* also the name of a module */
{
    assert(o.type == OBJECT_STR || o.type == OBJECT_MODULE);
    return o.u.s;
}

struct object object_value(struct value v); /* NA becomes nan */
struct object object_str(str s);
struct object object_bool(bool b);
struct object object_int(int64_t i);
struct object object_float(double f);
struct object object_frame(struct frame *f);
struct object object_list(struct list *l); /* also a tuple */
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
