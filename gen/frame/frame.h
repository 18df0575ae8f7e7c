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
    COLUMN_INT,    /* int64: never missing */
    COLUMN_FLOAT,  /* float64: missing is NaN */
    COLUMN_BOOL,   /* bool: never missing */
    COLUMN_STR,    /* string: missing is STR_NONE */
    COLUMN_OBJECT, /* values of several types, like pandas' object */
    COLUMN_DATE,   /* nanoseconds since 1970, int64: missing is MOMENT_NAT */
    COLUMN_SPAN    /* time spans in nanoseconds, int64: missing is MOMENT_NAT */
};

enum value_type {
    VALUE_NA,
    VALUE_INT,
    VALUE_FLOAT,
    VALUE_BOOL,
    VALUE_STR,
    VALUE_DATE,
    VALUE_SPAN
};

#define MOMENT_NAT INT64_MIN

/* A scalar. VALUE_NA is the NaN or None of a pandas object column or, if `ns`
   is MOMENT_NAT, the NaT of a column of dates or spans. */
struct value {
    enum value_type type;
    bool tainted;         /* STR: contains a computed nan, inf or None; FLOAT:
                             is a computed NaN or infinity; FLOAT, INT: was made
                             from a tainted value */
    uint8_t known_digits; /* mark (frame/digits.h) of a rounded number, or of a
                             string made from a rounded number; 0: no mark */
    bool json; /* STR: the string is the JSON of a list or dict, or of
                  a scalar in a column of lists and dicts */
    bool none; /* NA: the value is Python's None rather than nan */
    bool na;   /* NA: the value is pd.NA rather than nan */
    union {
        int64_t i;
        double f;
        bool b;
        str s;
        struct {
            int64_t ns; /* nanoseconds. DATE: since 1970, in UTC if the date has
                           a time zone; SPAN: the length of the span */
            int16_t zone;  /* DATE: enum zone (frame/moment.h) */
            uint8_t shown; /* enum moment_shown (frame/moment.h) */
        };
    };
};

/* How readers see a column's numbers. */
struct display {
    uint8_t digits;    /* significant digits of floats (frame/display.h); 0:
                          all */
    uint8_t places;    /* decimal places that the floats share */
    uint8_t thousands; /* separator of groups of digits (enum thousands); set
                          for the columns of tables, values and charts
                          (table/amounts.h) */
    uint8_t shown;     /* DATE, SPAN: enum moment_shown (frame/moment.h) */
};

/* A column. It never changes once it is complete, so that frames may share
   it. */
struct column {
    str name; /* a plain string, or encoded (frame/name.h) */
    enum column_type type;
    size_t n; /* number of rows */
    union {
        const int64_t *i; /* INT, DATE, SPAN */
        const double *f;
        const bool *b;
        const str *s;
        const struct value *o;
    };
    bool *tainted; /* STR, FLOAT, INT: value.tainted by row; NULL: no cell is
                      tainted */
    bool *none;    /* STR: value.none by row; NULL: all missing cells are nan */
    const struct origin *origin;     /* never NULL */
    const struct dtype *dtype;       /* usually NULL */
    const struct unit *unit;         /* unit of the numbers; NULL: unknown, or
                                        derived from the origin
                                        (df/runtime/units.h) */
    const struct label_level *level; /* usually NULL; kept like dtype */
    uint8_t known_digits;            /* mark (frame/digits.h) of the least
                                        precise cell; 0: no mark */
    struct display display;          /* kept like dtype */
    int16_t zone;     /* DATE: value.zone of all cells; kept like dtype */
    bool row_numbers; /* automatic row labels: 0..n-1, or a selection of them */
};

/* A pandas dtype that the type of the cells does not express. Taking rows and
   renaming keep it; computations drop it. */
struct dtype {
    const char *name; /* "category", "string" */
    /* category: the categories, in sort order; each cell is missing or equals a
       category. Other dtypes: NULL. */
    const struct column *categories;
    bool ordered;
    bool json; /* some cells are lists or dicts: all strings of a STR column are
                  JSON (value.json), but only some of an OBJECT column */
    bool nullable;          /* missing cells are pd.NA (frame/nullable.h) */
    enum column_type cells; /* nullable: the type of the other cells */
};

/* The values of a level of row labels: the distinct values of column `from`,
   from which the level was made. Some of these values may be in no row any
   more. */
struct label_level {
    const struct column *from;
    bool by_occurrence; /* true: the values are in order of first occurrence;
                           false: they are sorted */
};

enum origin_kind {
    ORIGIN_FILE,    /* row r was read from line lines[r] of a file */
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

/* The format of a file from which cells were read. FILE_TEXT: a file of any
   format that was read as lines of text. FILE_SQLITE: the result of a query of
   an SQLite database. */
enum file_format { FILE_CSV, FILE_JSON, FILE_TEXT, FILE_SQLITE };

/* A query, and a table of the database whose cells are in the query's
   result. */
struct origin_query {
    struct pos pos; /* position of the query in the script; src is NULL if the
                       table was read for its schema, without a script */
    str table;      /* name of the table; STR_NONE: the cells are values of
                       expressions */
    const struct column *const *keys; /* the columns of the result that identify
                                         the table's rows; n_keys is 0 if the
                                         result lacks any of them */
    size_t n_keys;
};

/* The effect of an operation on its input numbers: a kind, combined with
   flags. */
enum effect {
    EFFECT_COMPUTES,     /* computes new values */
    EFFECT_KEEPS,        /* keeps the cell, or writes the same string in another
                            form */
    EFFECT_FORMATS,      /* converts a number to a string */
    EFFECT_ROUNDS,       /* returns a number with fewer digits */
    EFFECT_RETYPES,      /* returns a number of another type */
    EFFECT_OF_ARGUMENT,  /* the operation gets a function as an argument and has
                            the effect of that function */
    EFFECT_KIND = 7,     /* mask of the kinds above; flags follow */
    EFFECT_UNIT = 8,     /* the result has the unit of the first input */
    EFFECT_COUNTS = 16,  /* the result is a number without a unit, such as a
                            count */
    EFFECT_ROWS = 32,    /* each row of the result depends on several rows of
                            the input */
    EFFECT_PERCENT = 64, /* the result is a string that shows the number times
                            100 */
    EFFECT_MAYBE = 128,  /* flag: some cells get a constant string instead, as
                            in "-" if pd.isna(v) else ... */
    EFFECT_WRITTEN = 256 /* LITERAL: written in the script without a
                            computation */
};

/* The kinds of values in a formula: a cell of the same row, a whole column, or
   a single value. */
enum origin_part_kind { ORIGIN_CELL, ORIGIN_WHOLE, ORIGIN_VALUE };

/* A part of a formula: a subexpression whose value is shown when the formula is
   explained. */
struct origin_part {
    enum origin_part_kind kind;
    uint32_t from, n; /* offset and length in the formula's text, in bytes; n is
                         0 if the text does not show the part */
    str name;         /* name of the variable in the script; if the text does
                         not show the part, the expression as written; otherwise
                         STR_NONE */
    const struct column *column; /* CELL: one of the inputs; WHOLE: the column
                                    that is used as a whole */
    struct value value;          /* VALUE: the value */
    const struct origin *how;    /* VALUE: origin of the value; NULL: unknown */
};

/* The merge or look-up that matched the rows of two frames. */
struct origin_match {
    struct pos pos;
    str text;                         /* the call as written in the script */
    const struct column *const *keys; /* key columns of the table from which
                                         rows were taken */
    size_t n_keys;
};

/* The columns whose cells selected or ordered the rows of a frame: the mask of
   a filter, the keys of a sort, the labels that were looked up. They have a
   cell for each row of the frame from which rows were taken, or belong to
   another frame. */
struct origin_choice {
    const struct column *const *v;
    size_t n;
    bool orders; /* the cells only ordered the rows */
};

/* The meaning of a name in a formula: a function, as a lambda, or a string in
   quotes. */
struct origin_name {
    str name, text;
};

struct origin {
    enum origin_kind kind;
    struct pos pos;   /* EXPR, LITERAL, PICK, GROUP: position in the script */
    str text;         /* EXPR, LITERAL: the expression as written; GROUP: the
                         function, such as "mean" */
    bool accumulates; /* LITERAL: the text is `target op= value`; its two parts
                         are the old value of the target, and the value */
    bool operated;    /* EXPR: computed by an operator rather than a function */
    unsigned effect;  /* EXPR, LITERAL, GROUP: effect of the operation (enum
                         effect) */
    const struct notation *notation; /* FILE, LITERAL: notation of the numbers
                                        in strings; NULL: NUMERAL_USUAL */
    const struct origin_part *parts; /* EXPR, LITERAL: parts of `text`, in their
                                        order */
    size_t n_parts;
    const struct origin_name *names; /* EXPR, LITERAL: names in `text` */
    size_t n_names;
    union {
        struct {
            enum file_format format;
            const struct source *src; /* the file; its text may have been freed,
                                         but its name is always valid */
            const uint32_t *lines;    /* by row: line in the file; JSON: line of
                                         the record; SQLITE: number of the row
                                         in the result, from 1; shared by the
                                         columns of one table */
            uint32_t field;           /* index of the column in the table, from
                                         0 */
            str column;               /* the column's name in the file; JSON:
                                         the names in `path`, joined; SQLITE:
                                         the column's name in the table; may be
                                         empty */
            uint32_t name_line;       /* CSV: line of the name; 0: the name is
                                         not in the file */
            char delim, quote;        /* CSV: delimiter and quote of the file */
            bool skip_space;          /* CSV: blanks after delimiters are
                                         ignored */
            const uint32_t *offsets;  /* JSON, by row: offset of the record, or
                                         of the value if n_path is 0, in
                                         bytes */
            const str *path;          /* JSON: names of the entries that lead
                                         from the record to the value */
            size_t n_path;
            const struct origin_query *query; /* SQLITE */
        } file;
        struct {
            const struct column *const *v; /* inputs; an input whose length
                                              differs from the length of the
                                              result is used as a whole */
            size_t n;
        } inputs;
        struct {
            const struct column *from;
            const uint32_t *rows; /* shared by the columns of one frame_take */
            const struct origin_match *match; /* the match that selected the
                                                 rows; NULL if no match did */
            const struct origin_choice *by;   /* NULL: the script selects the
                                                 rows by position or by fixed
                                                 labels */
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

/* A frame. `index` has its row labels, like pandas' index. n_index is the
   number of columns in `index`, a column for each level of the labels. If
   n_index is 0, the labels are 0..n-1. If n_index is 1, they are, for example,
   a groupby key, or labels that a filter or sort kept. If n_index is larger,
   they are, for example, several groupby keys. */
struct frame {
    size_t n; /* number of rows */
    const struct column **columns;
    size_t n_columns;
    const struct column **index;
    size_t n_index;
    str axis; /* pandas' columns.name, set by a pivot; else STR_NONE */
    struct frame_names *names; /* set by frame_index; NULL before */
};

/* Returns the index of the column with this name, or STR_NPOS if there is
   none. */
size_t frame_find(const struct frame *f, str name);

/* If f has many columns, makes a hash table for frame_find. Columns that are
   appended later are not in the table until the next call; frame_find compares
   their names one by one. Call the function before f is shared, since it
   changes f. The table lives as long as `a`. */
void frame_index(struct arena *a, struct frame *f);

/* Appends column c, whose name must be new. Other frames that share the list of
   columns do not change: this function copies the list, or extends it beyond
   the columns that the other frames use. */
void frame_append(struct arena *a, struct frame *f, const struct column *c);

/* Returns a new column of n rows. Sets *cells to an array of the column's
   cells, of the C type for `type`. All cells are zero. The caller fills in the
   cells and the origin before it shares the column. */
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
   the row numbers become row labels, unless `rows` is 0..n-1. `by`: the columns
   that selected or ordered the rows, or NULL; must live as long as `a`. */
struct frame *frame_take(struct arena *a, const struct frame *f,
                         const uint32_t *rows, size_t n,
                         const struct origin_choice *by);

/* Marks a row of a new column as tainted (value.tainted). */
void column_taint(struct arena *a, struct column *c, size_t row);

/* Marks a missing row of a new column of strings as None (value.none). */
void column_none(struct arena *a, struct column *c, size_t row);

/* Whether a string made from v is tainted: v is missing, not finite, or itself
   tainted. */
bool value_taints(struct value v);

/* Compares two numbers or bools. Returns -1, 0 or 1; 2 if x or y is NaN. The
   comparison of an integer with a float is exact. */
int value_order(struct value x, struct value y);

/* Returns a cell with `tainted` and `known_digits`. A missing cell is VALUE_NA;
   in a FLOAT column, it is NaN. */
struct value column_value(const struct column *c, size_t row);

/* Stores the number in a cell in *out. Returns false, with *out undefined, if
   the cell is not a finite number. */
bool column_number(const struct column *c, size_t row, double *out);

/* Returns the column that had the cells of c before filters, sorts and merges
   moved the rows. Returns c itself if its rows were not moved. */
const struct column *column_before_moves(const struct column *c);

/* Whether any cell of the column was computed. Cells that were only moved from
   a file, or from constants of the script, were not computed. */
bool column_is_derived(const struct column *c);

/* Whether any cell of a STR column equals s. */
bool column_has(const struct column *c, str s);

/* Whether a cell is VALUE_NA or NaN. */
bool column_is_missing(const struct column *c, size_t row);

/* Whether c is a column of dates or of time spans. */
bool column_is_time(const struct column *c);

/* Returns v as a cell of a column of dates or spans. */
int64_t value_time(struct value v);

const char *column_type_name(enum column_type type);   /* "int64", "object" */
const char *column_dtype_name(const struct column *c); /* the name of its dtype,
                                                          such as "category";
                                                          without a dtype, the
                                                          name of its type */
