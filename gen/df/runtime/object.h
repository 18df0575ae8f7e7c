// SPDX-License-Identifier: MIT
// object: the values of a df script's names and expressions. Objects are small
// and passed by value. Columns live in the page's arena; everything else that
// an object points to lives as long as the script runs.
#pragma once

#include <assert.h>

#include "base/map.h"
#include "frame/frame.h"
#include "frame/name.h"
#include "load/json/json_events.h"

enum object_type {
    OBJECT_ABSENT, /* an argument that was not given */
    OBJECT_BROKEN, /* the value of an expression with a reported fault */
    OBJECT_NONE,
    OBJECT_NA, /* pd.NA */
    OBJECT_BOOL,
    OBJECT_INT,
    OBJECT_FLOAT,
    OBJECT_STR,
    OBJECT_LIST, /* also tuples, and labels with several levels */
    OBJECT_DICT,
    OBJECT_SLICE,
    OBJECT_SERIES,
    OBJECT_FRAME,
    OBJECT_GROUPBY,
    OBJECT_TYPE,   /* int, float, str, bool */
    OBJECT_MODULE, /* pd, np, json, os.path */
    OBJECT_METHOD, /* a method or function as a value */
    OBJECT_LAMBDA,
    OBJECT_ROW,
    OBJECT_ACCESSOR,
    OBJECT_FILE,   /* open(...), io.StringIO(...) */
    OBJECT_DATE,   /* pd.Timestamp, pd.Period, a datetime.date, and NaT */
    OBJECT_SPAN,   /* pd.Timedelta */
    OBJECT_SCRIPT, /* an imported script file */
    OBJECT_OFFSET, /* offsets such as pd.offsets.MonthEnd(), np.timedelta64 */
    OBJECT_BIG,    /* an integer of a JSON file beyond int64, as written */
    OBJECT_N_TYPES
};

/* Where a single value comes from: an offset in a file, a cell of a column, or
   a formula. */
struct object_from {
    const struct origin *how;    /* the formula of a computed value; NULL for
                                    other values */
    const struct column *column; /* the column of a cell; else NULL */
    const struct source *src;    /* the file, with its text; NULL for a cell or
                                    formula */
    enum file_format format;     /* JSON, TEXT */
    uint32_t offset;             /* in a file: offset of the value's first byte
                                    or opening quote; for a cell: its row */
};

struct object {
    enum object_type type;
    bool numpy : 1;   /* a number or bool from a column. Operators treat it as a
                         numpy scalar: 1 / 0 is inf. DATE, SPAN: an element of a
                         numpy array, whose str() differs from that of pandas.
                         TYPE: np.int64, not int */
    bool tainted : 1; /* value.tainted of a number or string */
    bool python : 1;  /* a date or span of Python's module datetime, not of
                         pandas. As in pandas, a column does not keep this
                         mark */
    uint8_t known_digits; /* value.known_digits of a number or string */
    int16_t zone;         /* DATE: value.zone */
    const struct object_from *from; /* where the value comes from, if it was
                                       read from a file or column and not
                                       changed since (from_file.h), or was
                                       recorded by trace_keep; else NULL */
    union { /* other modules read the members with functions such as as_int and
               as_str */
        bool b;
        int64_t i; /* INT; DATE, SPAN: value.ns */
        double f;
        str s; /* also the name of a module, and the digits of BIG */
        struct list *list;
        struct dict *dict;
        const struct slice *slice;
        struct series *series;
        struct frame *frame; /* several names of the script may share a frame,
                                which may be changed in place */
        const struct grouping *grouping;
        enum column_type column_type;
        const struct bound *bound;
        const struct lambda *lambda;
        const struct row *row;
        const struct accessor *accessor;
        const struct module *script; /* df/run/modules.h */
        struct text_file *file;
        const struct offset *offset; /* offset.h */
    } u;
};

/* The JSON text of a list or dict. Only `made`, `n` and `from` change, when the
   elements are made on first use. */
struct json_part {
    const struct source *src; /* the file */
    str text;                 /* the list or map, a part of src->text */
    struct arena *a;          /* owns the elements */
    bool made;                /* the elements were made */
    bool cell;                /* the list or dict is in a cell of a column */
    size_t n;                 /* number of elements, if they were made */
    struct object_from *from; /* from[i] is where element i was read. The
                                 element's own `from` points to it until the
                                 script replaces the element */
};

struct list {
    struct object *v;
    size_t n, cap;
    bool tuple;
    bool array;  /* an array of numpy: the rows of an array with two dimensions,
                    each of them an array, too, or such a row */
    bool labels; /* labels with several levels, a MultiIndex */
    const struct column **levels; /* if `labels`: a column for each level, with
                                     the level's name; may be NULL */
    size_t n_levels;
    bool unordered;   /* the elements come from a set, in the set's order */
    struct dict *set; /* if this is a set: a dict with the elements as keys;
                         else NULL */
    const struct column *unit_column; /* a column whose unit is the unit of the
                                         elements; NULL: unknown */
    struct json_part *json;           /* the JSON from which as_list makes the
                                         elements; NULL: not from JSON */
    const str *names; /* if this is a named tuple: names of the elements; else
                         NULL */
    const struct dict *view; /* if this is the result of d.keys(), d.values() or
                                d.items(): the dict d; else NULL */
    size_t viewed;           /* number of changes of `view` when the list was
                                made */
    enum dict_part { DICT_KEYS, DICT_VALUES, DICT_ITEMS } part; /* of `view` */
};

/* The pairs of a dict in order of insertion, without duplicate keys. */
struct dict {
    struct pair {
        struct object key, value;
    } * v;
    size_t n, cap;
    struct map places;      /* string of a key (object.c) -> 1 + the pair's
                               index in v */
    struct json_part *json; /* as in struct list */
    size_t changes;         /* how often the dict was changed */
    const struct object *missing; /* if this is a defaultdict: the function that
                                     makes the value of a missing key; if it is
                                     a Counter: the count 0; else NULL */
    bool ordered;                 /* this is an OrderedDict */
};

struct slice {
    struct object start, stop, step; /* NONE or INT */
};

/* SERIES_PLAIN: a column with row labels. SERIES_INDEX (df.index, df.columns)
   and SERIES_ARRAY (.values) have no labels: they are combined with other
   columns row by row, and subscripted by position. */
enum series_kind { SERIES_PLAIN, SERIES_INDEX, SERIES_ARRAY };

struct series {
    const struct column *column;
    const struct column **index;
    size_t n_index;
    enum series_kind kind;
};

/* A row of a frame, the argument of the function in apply(axis=1). A row is
   converted to a series over the columns only if the function uses it as a
   whole. */
struct row {
    const struct frame *frame;
    size_t at;               /* number of the row in the frame */
    enum column_type common; /* common type of the cells, as in pandas: 1 in a
                                row with floats becomes 1.0 */
    bool *read;              /* for each column: whether it was read */
    bool traced; /* row_cell records the origin of each cell; false: only `read`
                    records which columns were read */
    const struct column **labels; /* the names of the columns: a column of
                                     labels for each level */
    size_t n_labels;
};

/* An object such as df.loc and df['c'].str, which has its own methods and
   subscripts. */
struct accessor {
    const struct accessor_kind *kind; /* accessor.h */
    const char *type;                 /* kind->type */
    struct object of;                 /* df in df.loc */
    const struct window *window;      /* of df.rolling(3); else NULL */
    const struct grouper *grouper;    /* of pd.Grouper(...); else NULL */
    struct chart_spec *chart;         /* of df.plot.line(...); else NULL */
};

struct chart_spec;
struct df_expr;
struct df_script;
struct text_file;
struct operation;
struct shared_names;

/* A lambda, or a function defined by def: its expression, the enclosing scope,
   and the default of each parameter (ABSENT if it has none). */
struct lambda {
    const struct df_expr *e;
    const struct df_script *script;
    const struct scope *scope; /* NULL: the names of the script */
    const struct object *defaults;
    const struct shared_names *home; /* names of the script file that defined
                                        the lambda; NULL: the lambda uses the
                                        names of the running script */
};

/* The names of a function, lambda or comprehension. They live in ev->scratch: a
   lambda can be called after the enclosing scope has ended. */
struct scope {
    const struct scope *outer; /* NULL: the names of the script */
    bool whole; /* the scope belongs to a function with statements: its names
                   are local everywhere in the function, even before they are
                   assigned */
    size_t n;
    struct local {
        str name;
        struct object value; /* ABSENT: not bound yet */
    } v[];
};

/* A method of `self`, or a function of a module. */
struct bound {
    struct object self;
    const struct operation *operation;
};

/* OBJECT_READ defines as_X, which returns the value of an object. The object
   must have the type X: any other type is a bug and ends the program.
   OBJECT_BOTH also defines object_X, which makes an object from a value. */
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
OBJECT_BOTH(object_big, as_big, BIG, str, s)
OBJECT_BOTH(object_list, object_whole_list, LIST, struct list *, list)
OBJECT_BOTH(object_dict, object_whole_dict, DICT, struct dict *, dict)
OBJECT_BOTH(object_slice, as_slice, SLICE, const struct slice *, slice)
OBJECT_READ(as_series, SERIES, struct series *, series)
OBJECT_BOTH(object_frame, as_frame, FRAME, struct frame *, frame)
OBJECT_BOTH(object_grouping, as_grouping, GROUPBY, const struct grouping *,
            grouping)
OBJECT_BOTH(object_type, as_type, TYPE, enum column_type, column_type)
OBJECT_BOTH(object_bound, as_bound, METHOD, const struct bound *, bound)
OBJECT_BOTH(object_lambda, as_lambda, LAMBDA, const struct lambda *, lambda)
OBJECT_BOTH(object_offset, as_offset, OFFSET, const struct offset *, offset)
OBJECT_READ(as_row, ROW, const struct row *, row)
OBJECT_READ(as_script, SCRIPT, const struct module *, script)
OBJECT_BOTH(object_accessor, as_accessor, ACCESSOR, const struct accessor *,
            accessor)
OBJECT_BOTH(object_file, as_file, FILE, struct text_file *, file)
// clang-format on

/* Make the elements of a list or dict that was read from JSON. No-op if the
   elements have been made. */
void object_make_list(struct list *l);
void object_make_dict(struct dict *d);

static inline struct list *as_list(struct object o)
{
    struct list *l = object_whole_list(o);
    if (l->json)
        object_make_list(l);
    return l;
}

static inline struct dict *as_dict(struct object o)
{
    struct dict *d = object_whole_dict(o);
    if (d->json)
        object_make_dict(d);
    return d;
}

static inline str as_str(struct object o) /* also the name of a module */
{
    assert(o.type == OBJECT_STR || o.type == OBJECT_MODULE);
    return o.u.s;
}

struct object object_value(struct value v); /* NA becomes nan, NaT or pd.NA */
struct object object_date(int64_t ns, int zone);
struct object object_span(int64_t ns);
bool object_is_nat(struct object o);

/* Whether o is a date or span. */
static inline bool object_is_time(struct object o)
{
    return o.type == OBJECT_DATE || o.type == OBJECT_SPAN;
}

/* Whether o is a date or span of Python's module datetime. */
bool object_is_python_time(struct object o);
struct object object_str(str s);

/* Returns the operation o, a method of `self`, as a function. */
struct object object_method(struct arena *a, struct object self,
                            const struct operation *o);
struct object object_series(struct arena *a, const struct column *c,
                            const struct column **index, size_t n_index);

/* Returns column c as an Index or array, which has no row labels. */
struct object object_array(struct arena *a, const struct column *c,
                           enum series_kind kind);

/* Whether an object is a numpy array. Unlike methods of a series, methods of an
   array do not skip missing cells, and std and var divide by n, not by n -
   1. */
bool object_is_array(struct object o);

/* Marks *cell, an element of the series x, as a numpy date or span if x is a
   numpy array of dates or spans. */
void object_mark_time(struct object *cell, struct object x);

/* object_to_name sets *name to the name, in `a`, of a scalar or a tuple of
   scalars. It returns false for any other object. object_of_name converts a
   name back to a scalar or a tuple. */
bool object_to_name(struct arena *a, struct object o, str *name);
struct object object_of_name(struct arena *a, str name);

/* Adds the marks (tainted, known_digits) of `in` to *o, a string or number that
   was made from `in`. */
void object_mark(struct object *o, struct object in);

/* Whether o is None, pd.NA, a bool, an int, a float, a str, a date or a span.
   If so, sets *v to its value: NA for None, NaT and pd.NA. */
bool object_scalar(struct object o, struct value *v);

/* Whether o can be a key of a dict: a scalar, or a tuple of scalars. */
bool object_is_key(struct object o);

/* Whether o can be called: a function, a method, a type, a lambda. */
bool object_is_function(struct object o);

/* Returns Python's name of a type: "int", "DataFrame", "GroupBy". */
const char *object_type_name(struct object o);

/* Makes room for k more elements of a list. Unlike vec_room, keeps the old
   array unchanged in memory: a loop over the list may still read it. */
void object_list_room(struct arena *a, struct list *l, size_t k);

/* Whether two objects are equal as keys of dicts and for `in`, as 1 and 1.0
   are. x and y are scalars, or lists or tuples of scalars. */
bool object_same(struct object x, struct object y);

/* object_dict_find returns the pair with a key, object_dict_get a pointer to
   its value. Both return NULL if the dict does not have the key. */
struct pair *object_dict_find(const struct dict *d, struct object key);
struct object *object_dict_get(const struct dict *d, struct object key);

/* Sets the value of a key, and adds the key if it is new. Returns true. */
bool object_dict_put(struct arena *a, struct dict *d, struct object key,
                     struct object value);

/* Removes a pair of the dict. */
void object_dict_remove(struct dict *d, struct pair *p);

/* Marks in JSON that is made from objects of a script: JSON itself has no
   tuples, no sets and no keys but strings. A tuple or set becomes a JSON list
   with its mark after the opening bracket. A key that is not a string becomes a
   string: JSON_OBJECT_KEY, then the JSON of the key. A string key that begins
   with JSON_OBJECT_KEY is converted in the same way. */
enum {
    JSON_OBJECT_TUPLE = '\t',
    JSON_OBJECT_SET = '\r',
    JSON_OBJECT_KEY = '\t'
};

/* Returns the object of a JSON value, in `a`. t is the whole token of the value
   (json_whole). Its text is a part of src->text and is known to be valid. */
struct object object_of_json(struct arena *a, const struct source *src,
                             const struct json_token *t);

/* Whether a list or dict and all of its elements are unchanged since they were
   read from a file. If so, sets *src to the file and *text to the JSON, a part
   of src->text. */
bool object_json_text(struct object o, const struct source **src, str *text);

/* object_as_frame returns a copy of a frame, or a series as a frame of one
   column; object_series_frame converts a series likewise. The result refers to
   the argument's memory. */
struct frame object_as_frame(const struct object *o);
struct frame object_series_frame(const struct series *s);

/* Returns a frame with the cells of s as its only column, and the row labels of
   s, in `a`. If s has no name, the column is named 0. */
struct frame *object_to_frame(struct arena *a, const struct series *s);

/* Returns column i of f as a series with the row labels of f. */
struct object object_column(struct arena *a, const struct frame *f, size_t i);

/* Asserts the invariants of frames and series (frame/frame_check.h). */
void object_check(struct object o);

/* Returns a copy of a frame with its own list of columns. */
struct frame *object_own_frame(struct arena *a, const struct frame *f);
