// SPDX-License-Identifier: MIT
// frame: the table that all stages share: typed, immutable columns of equal
// length, like a pandas DataFrame. Each column has an origin that records where
// its cells come from, for explanations, tooltips and checks.
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

/* A scalar. VALUE_NA is the NaN or None of a pandas object column. */
struct value {
    enum value_type type;
    bool tainted;         /* STR: contains a computed nan, inf or None; FLOAT:
                             is a computed NaN or infinity; FLOAT, INT: was made
                             from a tainted value */
    uint8_t known_digits; /* mark (digits.h) of a rounded number, or of a string
                             made from a rounded number; 0: none */
    union {
        int64_t i;
        double f;
        bool b;
        str s;
    };
};

/* How readers see a column's numbers. */
struct display {
    uint8_t digits;    /* significant digits of floats (frame/display.h); 0:
                          all */
    uint8_t places;    /* decimal places that the floats share */
    uint8_t thousands; /* what separates groups of digits (enum thousands);
                          set for the columns of tables, values and charts
                          (table/amounts.h) */
};

/* A column. It never changes once it is complete, so that frames may share
   it. */
struct column {
    str name; /* a plain string, or encoded (frame/name.h) */
    enum column_type type;
    size_t n; /* number of rows */
    union {
        const int64_t *i;
        const double *f;
        const bool *b;
        const str *s;
        const struct value *o;
    };
    bool *tainted; /* STR, FLOAT, INT: value.tainted by row; NULL: no cell is
                      tainted */
    const struct origin *origin;     /* never NULL */
    const struct dtype *dtype;       /* usually NULL */
    const struct unit *unit;         /* unit of the numbers; NULL: unknown, or
                                        derived from the origin
                                        (df/runtime/units.h) */
    const struct label_level *level; /* usually NULL; kept like dtype */
    uint8_t known_digits;            /* mark of the least precise cell; 0:
                                        none */
    struct display display;          /* kept like dtype */
    bool row_numbers; /* automatic row labels: 0..n-1, or a selection of them */
};

/* A pandas dtype that the type of the cells does not express. Taking rows and
   renaming keep it; computations drop it. */
struct dtype {
    const char *name; /* "category", "string" */
    /* category: the categories, in sort order; each cell is missing or equals
       one of them. Else NULL. */
    const struct column *categories;
    bool ordered;
};

/* The values that a level of row labels had when it was made, including values
   that no row has any more: the distinct values of column `from`. */
struct label_level {
    const struct column *from;
    bool by_occurrence; /* values are in order of first occurrence, else
                           sorted */
};

enum origin_kind {
    ORIGIN_CSV,     /* row r was read from line lines[r] of a CSV file */
    ORIGIN_LITERAL, /* written in a script at pos */
    ORIGIN_EXPR,    /* row r was computed from row r of each input */
    ORIGIN_TAKE,    /* row r is row rows[r] of another column (filter, sort,
                       merge, head), or missing if rows[r] is ORIGIN_NO_ROW */
    ORIGIN_PICK,    /* row r is row rows[r] of column from[which[r]] (concat,
                       melt), or missing if rows[r] is ORIGIN_NO_ROW */
    ORIGIN_GROUP    /* row r was computed from the rows members[starts[r]] to
                       members[starts[r + 1] - 1] of another column */
};

#define ORIGIN_NO_ROW UINT32_MAX

/* The effect of an operation on its input numbers: a kind, combined with
   flags. */
enum effect {
    EFFECT_COMPUTES,     /* computes new values */
    EFFECT_KEEPS,        /* keeps the cell, or writes the same string in another
                            form */
    EFFECT_FORMATS,      /* converts a number to a string */
    EFFECT_ROUNDS,       /* returns a number with fewer digits */
    EFFECT_RETYPES,      /* returns a number of another type */
    EFFECT_OF_ARGUMENT,  /* has the effect of the function that is its
                            argument */
    EFFECT_KIND = 7,     /* mask of the kinds above; flags follow */
    EFFECT_UNIT = 8,     /* the result has the unit of the first input */
    EFFECT_COUNTS = 16,  /* the result is a plain number */
    EFFECT_ROWS = 32,    /* a row depends on other rows */
    EFFECT_PERCENT = 64, /* the string shows the number times 100 */
    EFFECT_MAYBE = 128,  /* a lambda has this effect, but only in some cells */
    EFFECT_WRITTEN = 256 /* LITERAL: written in the script without a
                            computation */
};

/* The kinds of values in a formula: a cell of the same row, a whole column, or
   a single value. */
enum origin_part_kind { ORIGIN_CELL, ORIGIN_WHOLE, ORIGIN_VALUE };

/* A part of a formula whose value is shown when the formula is explained. */
struct origin_part {
    enum origin_part_kind kind;
    uint32_t from, n; /* offset and length in the formula's text, in bytes; n is
                         0 if the text does not show the part */
    str name;         /* name of the variable in the script, or STR_NONE */
    const struct column *column; /* CELL: one of the inputs; WHOLE: the column
                                    that is used as a whole */
    struct value value;          /* VALUE: the value */
    const struct origin *how;    /* VALUE: origin of the value, or NULL */
};

/* The merge or look-up that matched the rows of two frames. */
struct origin_match {
    struct pos pos;
    str text;                         /* the call as written in the script */
    const struct column *const *keys; /* key columns of the table from which
                                         rows were taken */
    size_t n_keys;
};

struct origin {
    enum origin_kind kind;
    struct pos pos;  /* EXPR, LITERAL, PICK, GROUP: in the script */
    str text;        /* EXPR, LITERAL: the expression as written; GROUP: the
                        function, such as "mean" */
    bool operated;   /* EXPR: computed by an operator rather than a function */
    unsigned effect; /* EXPR, LITERAL, GROUP: effect of the operation (enum
                        effect) */
    const struct notation *notation; /* CSV, LITERAL: notation of the numbers in
                                        strings; NULL: NUMERAL_USUAL */
    const struct origin_part *parts; /* EXPR, LITERAL: parts of `text`, in their
                                        order */
    size_t n_parts;
    union {
        struct {
            const struct source *src; /* the CSV file; its bytes may be freed,
                                         its name may not */
            const uint32_t *lines;    /* by row: line in the file; shared by the
                                         file's columns */
            uint32_t field;           /* index of the column in the file, from
                                         0 */
            str column;               /* the column's name in the file */
            uint32_t name_line;       /* line of the name; 0: the name is not in
                                         the file */
            char delim, quote;        /* delimiter and quote of the file */
        } csv;
        struct {
            const struct column *const *v; /* inputs; one that is not as long as
                                              the result is used as a whole */
            size_t n;
        } inputs;
        struct {
            const struct column *from;
            const uint32_t *rows; /* shared by the columns of one frame_take */
            const struct origin_match *match; /* the match that selected the
                                                 rows, or NULL */
        } take;
        struct {
            const struct column *const *from;
            size_t n_from;
            bool derived;                 /* one of the picked cells is derived
                                             (column_is_derived) */
            const uint32_t *which, *rows; /* shared by the columns of one
                                             operation */
        } pick;
        struct {
            const struct column *from;
            const uint32_t *members, *starts; /* starts has n + 1 elements */
        } group;
    };
};

/* A frame. `index` has its row labels, like pandas' index; if n_index is 0,
   they are 0..n-1. One column: labels that a filter or sort kept, or a groupby
   key. Several columns: groupby keys. */
struct frame {
    size_t n; /* number of rows */
    const struct column **columns;
    size_t n_columns;
    const struct column **index;
    size_t n_index;
    str axis; /* pandas' columns.name, set by a pivot; else STR_NONE */
    struct frame_names *names; /* set by frame_index, or NULL */
};

/* Returns the index of the column with this name, or STR_NPOS. */
size_t frame_find(const struct frame *f, str name);

/* Makes frame_find use a hash table if f has many columns. Columns that are
   appended later are searched one by one until the next call. Changes f, which
   must not be shared yet. The table lives as long as `a`. */
void frame_index(struct arena *a, struct frame *f);

/* Appends column c, whose name must be new. Other frames may share the list of
   columns: the list is copied, or extended beyond the columns that they use. */
void frame_append(struct arena *a, struct frame *f, const struct column *c);

/* Returns a new column of n rows. Sets *cells to its cells, an array of the C
   type of `type`, which are zero. The caller fills in the cells and the origin
   before it shares the column. */
struct column *column_new(struct arena *a, str name, enum column_type type,
                          size_t n, void **cells);

/* Whether c is an int column of 0..n-1 in order, like automatic row labels. */
bool column_counts_rows(const struct column *c);

/* Stores v in element i of `cells`, the cells of a new column. Stores a missing
   cell if a FLOAT or STR column cannot hold v; v must fit INT and BOOL
   columns. */
void column_put(enum column_type type, void *cells, size_t i, struct value v);

/* Returns a copy of c with another name; the cells are shared. */
const struct column *column_rename(struct arena *a, const struct column *c,
                                   str name);

/* Returns a column whose row r is row rows[r] of c. For ORIGIN_NO_ROW, the cell
   is missing, and an int or bool column becomes float or object, like in
   pandas. The origin is ORIGIN_TAKE of c. `rows` must live as long as `a`. */
const struct column *column_take(struct arena *a, const struct column *c,
                                 const uint32_t *rows, size_t n);

/* Applies column_take to all columns and row labels. If f has no row labels,
   the row numbers become row labels, unless `rows` is 0..n-1. */
struct frame *frame_take(struct arena *a, const struct frame *f,
                         const uint32_t *rows, size_t n);

/* Marks a row of a new column as tainted (value.tainted). */
void column_taint(struct arena *a, struct column *c, size_t row);

/* Whether a string made from v is tainted: v is missing, not finite, or itself
   tainted. */
bool value_taints(struct value v);

/* Compares two numbers or bools. Returns -1, 0 or 1; 2 if one of them is NaN.
   The comparison of an integer with a float is exact. */
int value_order(struct value x, struct value y);

/* Returns a cell with `tainted` and `known_digits`. A missing cell is VALUE_NA;
   in a FLOAT column, it is NaN. */
struct value column_value(const struct column *c, size_t row);

/* Stores the number in a cell in *out. Returns false, with *out undefined, if
   the cell is not a finite number. */
bool column_number(const struct column *c, size_t row, double *out);

/* Returns the column from which filters, sorts and merges took the rows of c,
   or c itself. */
const struct column *column_before_moves(const struct column *c);

/* Whether any cell of the column was computed. Cells that were only moved from
   a file, or from constants of the script, were not computed. */
bool column_is_derived(const struct column *c);

/* Whether any cell of a STR column equals s. */
bool column_has(const struct column *c, str s);

/* Whether a cell is VALUE_NA or NaN. */
bool column_is_missing(const struct column *c, size_t row);

const char *column_type_name(enum column_type type);   /* "int64", "object" */
const char *column_dtype_name(const struct column *c); /* like column_type_name;
                                                          also "category" */
