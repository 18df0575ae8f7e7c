// SPDX-License-Identifier: MIT
// frame: the table that every stage shares: typed, immutable columns of one
// length, as pandas has them. load makes frames of CSV files, eval computes
// new ones, render shows them. Each column remembers where its cells came
// from (its origin): explain, tooltips and data rules stand on it.
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
    COLUMN_STR,   /* text: missing is STR_NONE */
    COLUMN_OBJECT /* values of several types, as pandas' object */
};

enum value_type { VALUE_NA, VALUE_INT, VALUE_FLOAT, VALUE_BOOL, VALUE_STR };

/* A scalar. VALUE_NA is pandas' NaN/None among objects. */
struct value {
    enum value_type type;
    bool tainted; /* STR: nan, inf or None was made part of the text; FLOAT: it
                    is no number because of what was computed, or it was
                    read of such a text */
    uint8_t
        known_digits; /* digits.h: of a number that was rounded, or its text */
    union {
        int64_t i;
        double f;
        bool b;
        str s;
    };
};

/* A column; never changed once made, so that frames may share it. */
struct column {
    str name; /* encoded as in frame/name.h if it is no text */
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
    const struct dtype *dtype;       /* NULL mostly */
    const struct unit *unit;         /* of the numbers; NULL: none is known, or
                                        the origin tells (df/runtime/units.h) */
    const struct label_level *level; /* NULL mostly; kept as dtype is */
    uint8_t known_digits; /* value.known_digits, the least of all cells */
    bool row_numbers;     /* row labels: 0..n-1, or what is left of them,
                             that nobody gave */
};

/* A type of pandas' that is more than how cells are stored. Computing with
   such a column gives a plain one; taking rows and renaming keep it. */
struct dtype {
    const char *name; /* "category", "string" */
    /* category: the categories in their order; every cell is missing or
       equals one of them, and sorting goes by their places. Else NULL. */
    const struct column *categories;
    bool ordered;
};

/* The values of a level of row labels when it was made, which may have no row
   any more: the different ones of a column, sorted or in order of their first
   rows. */
struct label_level {
    const struct column *from;
    bool as_met;
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

/* What an operation does to the numbers that it is given: one kind, and what
   else is to be known of it. */
enum effect {
    EFFECT_COMPUTES, /* other numbers, or what is no number */
    EFFECT_KEEPS,    /* nothing: the same cell, or the same text in another
                        shape */
    EFFECT_FORMATS,  /* makes a number a text, */
    EFFECT_ROUNDS,   /* a number with fewer digits, */
    EFFECT_RETYPES,  /* a number of another type */
    EFFECT_AS_TOLD,  /* what the function does that is its argument */
    EFFECT_KIND = 7,
    EFFECT_UNIT = 8,     /* the result has the unit of the first input */
    EFFECT_COUNTS = 16,  /* the result is a plain number */
    EFFECT_ROWS = 32,    /* a row gets what other rows have */
    EFFECT_PERCENT = 64, /* the text shows the number times 100 */
    EFFECT_MAYBE = 128,  /* a lambda does so in some cells only */
    EFFECT_WRITTEN = 256 /* LITERAL: stands in the script as it is */
};

/* Whose value stands in a formula: the cell of the same row of a column, a
   whole column, or a single value. */
enum origin_part_kind { ORIGIN_CELL, ORIGIN_WHOLE, ORIGIN_VALUE };

/* A part of a formula that stands for a value. */
struct origin_part {
    enum origin_part_kind kind;
    uint32_t from, n; /* bytes of the formula's text; n 0: it does not
                         stand there by itself */
    str name;         /* when a name of the script stands there */
    const struct column *column; /* CELL: one of the inputs, WHOLE */
    struct value value;          /* VALUE, */
    const struct origin *how;    /* and how it came about; NULL: unknown */
};

/* What brought rows together that are taken: a merge, or a look-up. */
struct origin_match {
    struct pos pos;
    str text;                         /* as written */
    const struct column *const *keys; /* row-aligned with what is taken */
    size_t n_keys;
};

struct origin {
    enum origin_kind kind;
    struct pos pos;  /* EXPR, LITERAL, PICK, GROUP: the place in the script */
    str text;        /* EXPR, LITERAL: the expression as written; GROUP: "mean",
                        ... */
    bool operated;   /* EXPR: by an operator, not by a function */
    unsigned effect; /* EXPR, LITERAL, GROUP: enum effect, of what was called
                        there */
    const struct notation *notation; /* CSV, LITERAL: of the numbers in its
                                        texts; NULL: usual */
    const struct origin_part *parts; /* EXPR, LITERAL: in order of the text */
    size_t n_parts;
    union {
        struct {
            const struct source *src; /* text may be gone; name stays */
            const uint32_t *lines;    /* shared by the file's columns */
            uint32_t field;           /* place of the column, from 0 */
            str column;               /* its name in the file */
            uint32_t name_line;       /* where that stands; 0: nowhere */
            char delim, quote;        /* of the file */
        } csv;
        struct {
            const struct column *const *v; /* row-aligned inputs */
            size_t n;
        } inputs;
        struct {
            const struct column *from;
            const uint32_t *rows; /* shared by all columns taken together */
            const struct origin_match *match; /* NULL: by place */
        } take;
        struct {
            const struct column *const *from;
            size_t n_from;
            bool derived; /* some of the cells are: column_is_derived */
            const uint32_t *which, *rows; /* shared in the same way */
        } pick;
        struct {
            const struct column *from;
            const uint32_t *members, *starts; /* starts has n + 1 places */
        } group;
    };
};

/* A frame. The index is pandas': no columns means 0..n-1 in order;
   otherwise the row labels (one column: labels that survived a filter or
   sort, or groupby keys; more: several groupby keys). */
struct frame {
    size_t n; /* rows */
    const struct column **columns;
    size_t n_columns;
    const struct column **index;
    size_t n_index;
    str axis; /* the name of the names (frame/name.h), as after a pivot:
                 pandas' columns.name; none mostly */
    struct frame_names *names; /* NULL, or what frame_index keeps */
};

/* The place of a column by name, or STR_NPOS. */
size_t frame_find(const struct frame *f, str name);

/* Lets frame_find look names up in a table, when there are many columns; what
   is appended later is searched one by one until this is called again. It
   writes into the frame and lives in `a`: for a frame of one's own. */
void frame_index(struct arena *a, struct frame *f);

/* Appends a column of another name. The list of columns may be shared with
   other frames: it is copied, or continued where none of them sees it. */
void frame_append(struct arena *a, struct frame *f, const struct column *c);

/* A new column of n rows, its cells zeroed and returned through *cells (an
   array of the type's C type) to be filled in before anyone else sees it. */
struct column *column_new(struct arena *a, str name, enum column_type type,
                          size_t n, void **cells);

/* Whether the cells are the whole numbers 0..n-1 in order, as the labels of
   rows are that have got no others. */
bool column_counts_rows(const struct column *c);

/* Stores a value in cell i of a new column's cells. Stores a missing cell if
   the type cannot hold the value; ints and bools must fit. */
void column_put(enum column_type type, void *cells, size_t i, struct value v);

/* The same column under another name. */
const struct column *column_rename(struct arena *a, const struct column *c,
                                   str name);

/* Row r of the result is row rows[r] of c; ORIGIN_NO_ROW makes a missing
   value (an int or bool column becomes float or object then, as in pandas).
   The origin is ORIGIN_TAKE over c. rows must live as long as `a`. */
const struct column *column_take(struct arena *a, const struct column *c,
                                 const uint32_t *rows, size_t n);

/* All columns and the index through column_take; a frame without index gets
   its row numbers as labels, unless they are 0..n-1 again. */
struct frame *frame_take(struct arena *a, const struct frame *f,
                         const uint32_t *rows, size_t n);

/* Marks a text that is being put into row `row` as value.tainted tells. */
void column_spoil(struct arena *a, struct column *c, size_t row);

/* Whether a value put into a text spoils it: no number, or a spoilt text. */
bool value_spoils(struct value v);

/* The order of two numbers, bools among them, to the last digit also of an
   integer beside a float: -1, 0 or 1; 2 where one is NaN. */
int value_order(struct value x, struct value y);

struct value column_value(const struct column *c, size_t row);

/* Sets *out to the number in a cell. Returns false unless it is finite. */
bool column_number(const struct column *c, size_t row, double *out);

/* Returns the column whose rows filters, sorts and merges moved to c. */
const struct column *column_before_moves(const struct column *c);

/* Whether a column was computed, or part of it: it is more than cells of a
   file, or values written in the script, that were moved about. */
bool column_is_derived(const struct column *c);

bool column_is_missing(const struct column *c, size_t row);

const char *column_type_name(enum column_type type);   /* "int64", "object" */
const char *column_dtype_name(const struct column *c); /* also "category" */
