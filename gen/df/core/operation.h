// SPDX-License-Identifier: MIT
// operation: what a df script can call, described in the file of its code: a
// row of X_OPERATIONS[] in x.c. operations.h finds them.
#ifndef DF_CORE_OPERATION_H
#define DF_CORE_OPERATION_H

#include <math.h>

#include "df/core/object.h"

/* Whose method or property it is. */
enum receiver {
    ON_FRAME = 1 << 0,
    ON_SERIES = 1 << 1,
    ON_ROW =
        1 << 2, /* but a series' method will do, of the series made of it */
    ON_GROUP = 1 << 3,
    ON_TEXT = 1 << 4,
    ON_LIST = 1 << 5, /* also a tuple, and df.columns */
    ON_DICT = 1 << 6,
    ON_STR = 1 << 7,        /* s.str */
    ON_CAT = 1 << 8,        /* s.cat */
    ON_LISTS = 1 << 9,      /* s.str.split() */
    ON_LISTS_STR = 1 << 10, /* s.str.split().str */
    ON_MATCH = 1 << 11,     /* of a regular expression */
    ON_PANDAS = 1 << 12,    /* pd */
    ON_NUMPY = 1 << 13,     /* np */
    ON_BUILTIN = 1 << 14    /* a function of the language */
};

/* The names of parameters. */
#define PARAM_NAMES(ENTRY)                          \
    ENTRY(A, "a")                                   \
    ENTRY(A_MAX, "a_max")                           \
    ENTRY(A_MIN, "a_min")                           \
    ENTRY(AGGFUNC, "aggfunc")                       \
    ENTRY(APPEND, "append")                         \
    ENTRY(ARG, "arg")                               \
    ENTRY(ARGS, "args")                             \
    ENTRY(AS_INDEX, "as_index")                     \
    ENTRY(ASCENDING, "ascending")                   \
    ENTRY(AXIS, "axis")                             \
    ENTRY(BINS, "bins")                             \
    ENTRY(BOOL_ONLY, "bool_only")                   \
    ENTRY(BY, "by")                                 \
    ENTRY(CASE, "case")                             \
    ENTRY(CATEGORIES, "categories")                 \
    ENTRY(CHARS, "chars")                           \
    ENTRY(CHOICELIST, "choicelist")                 \
    ENTRY(COL_LEVEL, "col_level")                   \
    ENTRY(COLUMN, "column")                         \
    ENTRY(COLUMNS, "columns")                       \
    ENTRY(COMMENT, "comment")                       \
    ENTRY(COND, "cond")                             \
    ENTRY(CONDITION, "condition")                   \
    ENTRY(CONDLIST, "condlist")                     \
    ENTRY(COPY, "copy")                             \
    ENTRY(COUNT, "count")                           \
    ENTRY(DATA, "data")                             \
    ENTRY(DDOF, "ddof")                             \
    ENTRY(DECIMAL, "decimal")                       \
    ENTRY(DECIMALS, "decimals")                     \
    ENTRY(DEEP, "deep")                             \
    ENTRY(DEFAULT, "default")                       \
    ENTRY(DELIMITER, "delimiter")                   \
    ENTRY(DOWNCAST, "downcast")                     \
    ENTRY(DROP, "drop")                             \
    ENTRY(DROPNA, "dropna")                         \
    ENTRY(DTYPE, "dtype")                           \
    ENTRY(DUPLICATES, "duplicates")                 \
    ENTRY(ENCODING, "encoding")                     \
    ENTRY(ERRORS, "errors")                         \
    ENTRY(EXCLUDE, "exclude")                       \
    ENTRY(EXPAND, "expand")                         \
    ENTRY(EXPR, "expr")                             \
    ENTRY(FILEPATH_OR_BUFFER, "filepath_or_buffer") \
    ENTRY(FILL_METHOD, "fill_method")               \
    ENTRY(FILL_VALUE, "fill_value")                 \
    ENTRY(FILLCHAR, "fillchar")                     \
    ENTRY(FLAGS, "flags")                           \
    ENTRY(FRAME, "frame")                           \
    ENTRY(FUNC, "func")                             \
    ENTRY(GROUP, "group")                           \
    ENTRY(GROUP_KEYS, "group_keys")                 \
    ENTRY(HEADER, "header")                         \
    ENTRY(HOW, "how")                               \
    ENTRY(I, "i")                                   \
    ENTRY(ID_VARS, "id_vars")                       \
    ENTRY(IGNORE_INDEX, "ignore_index")             \
    ENTRY(INCLUDE, "include")                       \
    ENTRY(INCLUDE_GROUPS, "include_groups")         \
    ENTRY(INCLUDE_LOWEST, "include_lowest")         \
    ENTRY(INCLUSIVE, "inclusive")                   \
    ENTRY(INDEX, "index")                           \
    ENTRY(INDEX_COL, "index_col")                   \
    ENTRY(INDICATOR, "indicator")                   \
    ENTRY(INPLACE, "inplace")                       \
    ENTRY(INTERPOLATION, "interpolation")           \
    ENTRY(ITEM, "item")                             \
    ENTRY(ITEMS, "items")                           \
    ENTRY(ITERABLE, "iterable")                     \
    ENTRY(ITERABLES, "iterables")                   \
    ENTRY(JOIN, "join")                             \
    ENTRY(KEEP, "keep")                             \
    ENTRY(KEEP_DEFAULT_NA, "keep_default_na")       \
    ENTRY(KEY, "key")                               \
    ENTRY(KEYS, "keys")                             \
    ENTRY(KIND, "kind")                             \
    ENTRY(LABELS, "labels")                         \
    ENTRY(LEFT, "left")                             \
    ENTRY(LEFT_INDEX, "left_index")                 \
    ENTRY(LEFT_ON, "left_on")                       \
    ENTRY(LEVEL, "level")                           \
    ENTRY(LIKE, "like")                             \
    ENTRY(LIMIT, "limit")                           \
    ENTRY(LOC, "loc")                               \
    ENTRY(LOWER, "lower")                           \
    ENTRY(LSUFFIX, "lsuffix")                       \
    ENTRY(MAPPER, "mapper")                         \
    ENTRY(MARGINS, "margins")                       \
    ENTRY(MARGINS_NAME, "margins_name")             \
    ENTRY(MAXSPLIT, "maxsplit")                     \
    ENTRY(METHOD, "method")                         \
    ENTRY(MIN_COUNT, "min_count")                   \
    ENTRY(N, "n")                                   \
    ENTRY(NA, "na")                                 \
    ENTRY(NA_ACTION, "na_action")                   \
    ENTRY(NA_OPTION, "na_option")                   \
    ENTRY(NA_POSITION, "na_position")               \
    ENTRY(NA_REP, "na_rep")                         \
    ENTRY(NA_VALUES, "na_values")                   \
    ENTRY(NAME, "name")                             \
    ENTRY(NAMED, "named")                           \
    ENTRY(NAMES, "names")                           \
    ENTRY(NDIGITS, "ndigits")                       \
    ENTRY(NEW, "new")                               \
    ENTRY(NEW_CATEGORIES, "new_categories")         \
    ENTRY(NORMALIZE, "normalize")                   \
    ENTRY(NROWS, "nrows")                           \
    ENTRY(NUMBER, "number")                         \
    ENTRY(NUMERIC_ONLY, "numeric_only")             \
    ENTRY(OBJ, "obj")                               \
    ENTRY(OBJS, "objs")                             \
    ENTRY(OBSERVED, "observed")                     \
    ENTRY(OLD, "old")                               \
    ENTRY(ON, "on")                                 \
    ENTRY(ORDERED, "ordered")                       \
    ENTRY(OTHER, "other")                           \
    ENTRY(OTHERS, "others")                         \
    ENTRY(PAT, "pat")                               \
    ENTRY(PCT, "pct")                               \
    ENTRY(PERCENTILES, "percentiles")               \
    ENTRY(PERIODS, "periods")                       \
    ENTRY(PRECISION, "precision")                   \
    ENTRY(PREFIX, "prefix")                         \
    ENTRY(Q, "q")                                   \
    ENTRY(QUOTECHAR, "quotechar")                   \
    ENTRY(REGEX, "regex")                           \
    ENTRY(REMOVALS, "removals")                     \
    ENTRY(REPEATS, "repeats")                       \
    ENTRY(REPL, "repl")                             \
    ENTRY(RESULT_TYPE, "result_type")               \
    ENTRY(REVERSE, "reverse")                       \
    ENTRY(RIGHT, "right")                           \
    ENTRY(RIGHT_INDEX, "right_index")               \
    ENTRY(RIGHT_ON, "right_on")                     \
    ENTRY(RSUFFIX, "rsuffix")                       \
    ENTRY(SEP, "sep")                               \
    ENTRY(SEQUENCE, "sequence")                     \
    ENTRY(SIDE, "side")                             \
    ENTRY(SKIPINITIALSPACE, "skipinitialspace")     \
    ENTRY(SKIPNA, "skipna")                         \
    ENTRY(SKIPROWS, "skiprows")                     \
    ENTRY(SORT, "sort")                             \
    ENTRY(SORT_REMAINING, "sort_remaining")         \
    ENTRY(START, "start")                           \
    ENTRY(STEP, "step")                             \
    ENTRY(STOP, "stop")                             \
    ENTRY(SUB, "sub")                               \
    ENTRY(SUBSET, "subset")                         \
    ENTRY(SUFFIX, "suffix")                         \
    ENTRY(SUFFIXES, "suffixes")                     \
    ENTRY(THOUSANDS, "thousands")                   \
    ENTRY(THRESH, "thresh")                         \
    ENTRY(TO_REPLACE, "to_replace")                 \
    ENTRY(TO_STRIP, "to_strip")                     \
    ENTRY(UPPER, "upper")                           \
    ENTRY(USECOLS, "usecols")                       \
    ENTRY(VALIDATE, "validate")                     \
    ENTRY(VALUE, "value")                           \
    ENTRY(VALUE_NAME, "value_name")                 \
    ENTRY(VALUE_VARS, "value_vars")                 \
    ENTRY(VALUES, "values")                         \
    ENTRY(VAR_NAME, "var_name")                     \
    ENTRY(VERIFY_INTEGRITY, "verify_integrity")     \
    ENTRY(WIDTH, "width")                           \
    ENTRY(X, "x")                                   \
    ENTRY(X1, "x1")                                 \
    ENTRY(X2, "x2")                                 \
    ENTRY(Y, "y")

#define PARAM_ENUMERATOR(param, text) PARAM_##param,
enum param { PARAM_END, PARAM_NAMES(PARAM_ENUMERATOR) N_PARAMS };

enum parameter_kind {
    PARAMETER_NEEDED,
    PARAMETER_OPTIONAL,
    PARAMETER_NEEDED_NAMED, /* given by its name alone */
    PARAMETER_NAMED,
    PARAMETER_REST,  /* all further arguments by position, as a list */
    PARAMETER_OTHERS /* all other arguments by name, as a dict */
};

struct parameter {
    enum param name;
    enum parameter_kind kind;
    struct object value; /* its default; ABSENT: it is no single value */
};

struct call;

struct operation {
    str name;
    unsigned on; /* flags of enum receiver */
    bool (*run)(struct call *c, struct object *out);
    const struct parameter *params; /* in order, PARAM_END behind them; NULL: a
                                       property, computed without a call */
    unsigned effect;                /* on numbers: enum effect */
    unsigned cost;                  /* of a cell: cost.h */
    const char *help;               /* what it gives, in a few words */
};

/* The operation of this name, which there is, among those of one file. */
const struct operation *operation_named(const struct operation *of, str name);

/* The name of a parameter, as a script has it. */
str operation_param(enum param p);

/* How the rows are written: PARAMS(NEEDS(BY), OPT(AXIS, INT(0))); what several
   rows share is an array that PARAMS_END closes. */
// clang-format off
#define PARAMS_END {.name = PARAM_END}
#define PARAMS(...) (const struct parameter[]){__VA_ARGS__, PARAMS_END}
#define NO_PARAMS (const struct parameter[]){PARAMS_END}
#define PROPERTY NULL
#define NEEDS(name) {PARAM_##name, PARAMETER_NEEDED, {0}}
#define NEEDS_NAMED(name) {PARAM_##name, PARAMETER_NEEDED_NAMED, {0}}
#define OPT(name, value) {PARAM_##name, PARAMETER_OPTIONAL, DEFAULT_##value}
#define NAMED(name, value) {PARAM_##name, PARAMETER_NAMED, DEFAULT_##value}
#define REST(name) {PARAM_##name, PARAMETER_REST, {0}}
#define OTHERS(name) {PARAM_##name, PARAMETER_OTHERS, {0}}
#define DEFAULT_UNSET {.type = OBJECT_ABSENT}
#define DEFAULT_NONE {.type = OBJECT_NONE}
#define DEFAULT_TRUE {.type = OBJECT_BOOL, .u.b = true}
#define DEFAULT_FALSE {.type = OBJECT_BOOL, .u.b = false}
#define DEFAULT_NAN {.type = OBJECT_FLOAT, .u.f = (double)NAN}
#define DEFAULT_INT(n) {.type = OBJECT_INT, .u.i = n}
#define DEFAULT_FLOAT(x) {.type = OBJECT_FLOAT, .u.f = x}
#define DEFAULT_TEXT(text) {.type = OBJECT_STR, .u.s = S_INIT(text)}
// clang-format on

#endif
