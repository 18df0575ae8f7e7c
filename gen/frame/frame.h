// SPDX-License-Identifier: MIT
// frame: the table that all stages share: typed, immutable columns of one
// length, like a pandas DataFrame. Each column has an origin that records where
// its cells come from; explanations, tooltips and checks of data use it.
#pragma once

#include <stdint.h>

#include "base/arena.h"
#include "base/source.h"
#include "base/str.h"

struct notation;

enum column_type {
    COLUMN_INT,   /* int64: never missing */
    COLUMN_FLOAT, /* float64: missing is NaN */
    COLUMN_BOOL,  /* bool: never missing */
    COLUMN_STR,   /* string: missing is STR_NONE */
    COLUMN_OBJECT /* values of several types, like pandas' object */
};

enum value_type { VALUE_NA, VALUE_INT, VALUE_FLOAT, VALUE_BOOL, VALUE_STR };

/* A scalar. VALUE_NA is pandas' NaN/None among objects. */
struct value {
    enum value_type type;
    bool tainted; /* STR: contains a computed nan, inf or None; FLOAT: computed
                    NaN or infinity, or parsed from such a string */
    uint8_t
        known_digits; /* mark (digits.h) of a rounded number or its string */
    union {
        int64_t i;
        double f;
        bool b;
        str s;
    };
};

/* A column. It never changes once it is made, so that frames may share it. */
struct column {
    str name; /* encoded by frame/name.h unless it is a plain string */
    enum column_type type;
    size_t n; /* rows */
    union {
        const int64_t *i;
        const double *f;
        const bool *b;
        const str *s;
        const struct value *o;
    };
    bool *tainted; /* STR, FLOAT, INT: by row, value.tainted; NULL: none */
    const struct origin *origin;     /* never NULL */
    const struct dtype *dtype;       /* usually NULL */
    const struct unit *unit;         /* of the numbers; NULL: unknown, or to be
                                        derived from the origin
                                        (df/runtime/units.h) */
    const struct label_level *level; /* NULL mostly; kept as dtype is */
    uint8_t known_digits;            /* the least known_digits of all cells */
    bool row_numbers; /* automatic row labels: 0..n-1, or a selection of
                         them */
};

/* A pandas dtype beyond the storage of cells. Results of computations lose it;
   taking rows and renaming keep it. */
struct dtype {
    const char *name; /* "category", "string" */
    /* category: the categories in their order; every cell is missing or
       equals one of them, and they define the sort order. Else NULL. */
    const struct column *categories;
    bool ordered;
};

/* The values of a level of row labels when it was created; they may no longer
   have a row. They are the distinct values of a column, sorted or in order of
   first occurrence. */
struct label_level {
    const struct column *from;
    bool by_occurrence; /* in order of first occurrence */
};

enum origin_kind {
    ORIGIN_CSV,     /* row r was read from line lines[r] of a CSV file */
    ORIGIN_LITERAL, /* written in a script, at pos */
    ORIGIN_EXPR,    /* row r was computed from row r of each input */
    ORIGIN_TAKE,    /* row r is row rows[r] of another column: filter, sort,
                       merge, head; ORIGIN_NO_ROW where nothing matched */
    ORIGIN_PICK,    /* row r is row rows[r] of from[which[r]]: concat, melt;
                       ORIGIN_NO_ROW as above */
    ORIGIN_GROUP    /* row r was computed from the rows
                       members[starts[r]] .. members[starts[r + 1] - 1] */
};

#define ORIGIN_NO_ROW UINT32_MAX

/* The effect of an operation on its input numbers: one kind, and flags. */
enum effect {
    EFFECT_COMPUTES, /* computes other values */
    EFFECT_KEEPS,    /* keeps the cell, or the same string in another form */
    EFFECT_FORMATS,  /* converts a number to a string */
    EFFECT_ROUNDS,   /* returns a number with fewer digits */
    EFFECT_RETYPES,  /* returns a number of another type */
    EFFECT_AS_TOLD,  /* has the effect of the function in its argument */
    EFFECT_KIND = 7,
    EFFECT_UNIT = 8,     /* the result has the unit of the first input */
    EFFECT_COUNTS = 16,  /* the result is a plain number */
    EFFECT_ROWS = 32,    /* a row depends on other rows */
    EFFECT_PERCENT = 64, /* the string shows the number times 100 */
    EFFECT_MAYBE = 128,  /* a lambda with this effect in some cells only */
    EFFECT_WRITTEN = 256 /* LITERAL: written in the script as it is */
};

/* The kinds of values in a formula: the cell of a column in the same row, a
   whole column, or a single value. */
enum origin_part_kind { ORIGIN_CELL, ORIGIN_WHOLE, ORIGIN_VALUE };

/* A part of a formula that is replaced by a value. */
struct origin_part {
    enum origin_part_kind kind;
    uint32_t from, n; /* bytes of the formula's text; n 0: not written there
                         by itself */
    str name;         /* the script's name for it, if it is a name */
    const struct column
        *column;              /* CELL: one of the inputs; WHOLE: the column */
    struct value value;       /* VALUE */
    const struct origin *how; /* VALUE: how it was computed, or NULL */
};

/* The merge or look-up that matched rows. */
struct origin_match {
    struct pos pos;
    str text;                         /* as written */
    const struct column *const *keys; /* row-aligned with the taken rows */
    size_t n_keys;
};

struct origin {
    enum origin_kind kind;
    struct pos pos;  /* EXPR, LITERAL, PICK, GROUP: position in the script */
    str text;        /* EXPR, LITERAL: the expression as written; GROUP: "mean",
                        ... */
    bool operated;   /* EXPR: by an operator, not by a function */
    unsigned effect; /* EXPR, LITERAL, GROUP: enum effect of the call */
    const struct notation *notation; /* CSV, LITERAL: of the numbers in
                                        strings; NULL: usual */
    const struct origin_part *parts; /* EXPR, LITERAL: in textual order */
    size_t n_parts;
    union {
        struct {
            const struct source *src; /* its text may be freed, not its name */
            const uint32_t *lines;    /* shared by the file's columns */
            uint32_t field;           /* index of the column, from 0 */
            str column;               /* its name in the file */
            uint32_t name_line;       /* line of the name; 0: not in the file */
            char delim, quote;        /* of the file */
        } csv;
        struct {
            const struct column *const *v; /* row-aligned inputs */
            size_t n;
        } inputs;
        struct {
            const struct column *from;
            const uint32_t *rows; /* shared by all columns taken together */
            const struct origin_match *match; /* NULL: by position */
        } take;
        struct {
            const struct column *const *from;
            size_t n_from;
            bool derived;                 /* column_is_derived of some cells */
            const uint32_t *which, *rows; /* shared likewise */
        } pick;
        struct {
            const struct column *from;
            const uint32_t *members, *starts; /* starts has n + 1 elements */
        } group;
    };
};

/* A frame. The index is as in pandas: without columns it is 0..n-1; else it has
   the row labels. One column: labels kept by a filter or sort, or a groupby
   key; more: several groupby keys. */
struct frame {
    size_t n; /* rows */
    const struct column **columns;
    size_t n_columns;
    const struct column **index;
    size_t n_index;
    str axis; /* pandas' columns.name, set by a pivot; usually STR_NONE */
    struct frame_names *names; /* set by frame_index, or NULL */
};

/* Returns the index of the column with this name, or STR_NPOS. */
size_t frame_find(const struct frame *f, str name);

/* Makes frame_find use a hash table if there are many columns. Columns that are
   appended later are searched one by one until the next call. Changes the
   frame, so it must not be shared yet. The table lives in `a`. */
void frame_index(struct arena *a, struct frame *f);

/* Appends a column; its name must be new. The list of columns may be shared
   with other frames: it is copied, or extended beyond the part that they use.
 */
void frame_append(struct arena *a, struct frame *f, const struct column *c);

/* Returns a new column of n rows. Its cells are zeroed and returned in *cells,
   an array of the type's C type; the caller fills them in before it shares the
   column. */
struct column *column_new(struct arena *a, str name, enum column_type type,
                          size_t n, void **cells);

/* Whether the cells are 0..n-1 in order, as automatic row labels are. */
bool column_counts_rows(const struct column *c);

/* Stores a value in cell i of a new column's cells. Stores a missing cell if
   the type cannot hold the value; ints and bools must fit. */
void column_put(enum column_type type, void *cells, size_t i, struct value v);

/* Returns the same column under another name. */
const struct column *column_rename(struct arena *a, const struct column *c,
                                   str name);

/* Returns a column whose row r is row rows[r] of c. ORIGIN_NO_ROW gives a
   missing value; an int or bool column then becomes float or object, as in
   pandas. The origin is ORIGIN_TAKE of c. `rows` must live as long as `a`. */
const struct column *column_take(struct arena *a, const struct column *c,
                                 const uint32_t *rows, size_t n);

/* Applies column_take to all columns and the index. A frame without index gets
   its row numbers as labels unless they are 0..n-1 again. */
struct frame *frame_take(struct arena *a, const struct frame *f,
                         const uint32_t *rows, size_t n);

/* Marks row `row` of a new column as tainted (value.tainted). */
void column_taint(struct arena *a, struct column *c, size_t row);

/* Whether a string that includes this value is tainted: the value is missing,
   not finite, or tainted itself. */
bool value_taints(struct value v);

/* Compares two numbers or bools: -1, 0 or 1; 2 if one is NaN. An integer and a
   float are compared exactly. */
int value_order(struct value x, struct value y);

struct value column_value(const struct column *c, size_t row);

/* Sets *out to the number in a cell. Returns false unless it is finite. */
bool column_number(const struct column *c, size_t row, double *out);

/* Returns the column from which filters, sorts and merges took the rows of c; c
   itself if there were none. */
const struct column *column_before_moves(const struct column *c);

/* Whether any cell was computed rather than only moved from a file or from
   literals of the script. */
bool column_is_derived(const struct column *c);

/* Whether a cell of a column of strings equals s. */
bool column_has(const struct column *c, str s);

bool column_is_missing(const struct column *c, size_t row);

const char *column_type_name(enum column_type type);   /* "int64", "object" */
const char *column_dtype_name(const struct column *c); /* also "category" */
