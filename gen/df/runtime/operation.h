// SPDX-License-Identifier: MIT
// operation: describes an operation that a df script can call, as a row of the
// table X_OPERATIONS in x.c. operations.h finds operations by name.
#pragma once

#include <math.h>

#include "df/runtime/object.h"

/* The receiver of a method or property. */
enum receiver {
    ON_FRAME = 1 << 0,
    ON_SERIES = 1 << 1,
    ON_ROW = 1 << 2, /* also has the methods of a series, called with the row as
                        a series */
    ON_GROUP = 1 << 3,
    ON_TEXT = 1 << 4,
    ON_LIST = 1 << 5, /* also a tuple, and labels with several levels */
    ON_DICT = 1 << 6,
    ON_STR = 1 << 7,        /* s.str */
    ON_CAT = 1 << 8,        /* s.cat */
    ON_LISTS = 1 << 9,      /* s.str.split() */
    ON_LISTS_STR = 1 << 10, /* s.str.split().str */
    ON_MATCH = 1 << 11,     /* a match of a regular expression */
    ON_PANDAS = 1 << 12,    /* pd */
    ON_NUMPY = 1 << 13,     /* np */
    ON_BUILTIN = 1 << 14,   /* a function of the language */
    ON_PLOT = 1 << 15,      /* df.plot */
    ON_DATE = 1 << 16,      /* a result of pd.Timestamp */
    ON_DT = 1 << 17         /* s.dt */
};

/* The parameters of all operations, by their names in scripts. */
// clang-format off
#define PARAM_NAMES(X) \
    X(a) X(a_max) X(a_min) X(aggfunc) X(append) X(arg) X(args) X(as_index) \
    X(ascending) X(axis) X(bins) X(bool_only) X(by) X(c) X(case) \
    X(categories) X(chars) X(choicelist) X(col_level) X(column) X(columns) \
    X(comment) X(cond) X(condition) X(condlist) X(copy) X(count) X(data) \
    X(date_format) X(day) X(ddof) X(decimal) X(decimals) X(deep) X(default) \
    X(delimiter) X(downcast) X(drop) X(dropna) X(dtype) X(duplicates) \
    X(encoding) X(errors) X(exclude) X(expand) X(expr) X(filepath_or_buffer) \
    X(fill_method) X(fill_value) X(fillchar) X(flags) X(frame) X(func) \
    X(group) X(group_keys) X(header) X(high) X(how) X(i) X(id_vars) \
    X(ignore_index) X(include) X(include_groups) X(include_lowest) \
    X(inclusive) X(index) X(index_col) X(indicator) X(inplace) \
    X(interpolation) X(item) X(items) X(iterable) X(iterables) X(join) \
    X(keep) X(keep_default_na) X(key) X(keys) X(kind) X(kwargs) X(labels) \
    X(layout) X(left) X(left_index) X(left_on) X(level) X(like) X(limit) \
    X(loc) X(loglog) X(logx) X(logy) X(low) X(lower) X(lsuffix) X(mapper) \
    X(margins) X(margins_name) X(maxsplit) X(method) X(mid) X(min_count) \
    X(month) X(n) X(na) X(na_action) X(na_option) X(na_position) X(na_rep) \
    X(na_values) X(name) X(named) X(names) X(ndigits) X(new) \
    X(new_categories) X(normalize) X(nrows) X(number) X(numeric_only) X(obj) \
    X(objs) X(observed) X(old) X(on) X(ordered) X(other) X(others) X(pat) \
    X(pct) X(percentiles) X(periods) X(precision) X(prefix) X(q) X(quotechar) \
    X(regex) X(removals) X(repeats) X(repl) X(result_type) X(reverse) \
    X(right) X(right_index) X(right_on) X(rsuffix) X(s) X(sep) X(sequence) \
    X(sharex) X(sharey) X(side) X(skipinitialspace) X(skipna) X(skiprows) \
    X(sort) X(sort_remaining) X(stacked) X(start) X(step) X(stop) X(sub) \
    X(subplots) X(subset) X(suffix) X(suffixes) X(thousands) X(thresh) \
    X(title) X(to_replace) X(to_strip) X(ts_input) X(upper) X(usecols) \
    X(validate) X(value) X(value_name) X(value_vars) X(values) X(var_name) \
    X(verify_integrity) X(width) X(x) X(x1) X(x2) X(xerr) X(xlabel) X(xlim) \
    X(xticks) X(y) X(yerr) X(year) X(ylabel) X(ylim) X(yticks)
// clang-format on

#define PARAM_ENUMERATOR(param) PARAM_##param,
enum param { PARAM_END, PARAM_NAMES(PARAM_ENUMERATOR) N_PARAMS };

enum parameter_kind {
    PARAMETER_NEEDED,
    PARAMETER_OPTIONAL,
    PARAMETER_NEEDED_NAMED, /* required, by name only */
    PARAMETER_NAMED,
    PARAMETER_REST,  /* all other arguments by position, as a list */
    PARAMETER_OTHERS /* all other arguments by name, as a dict */
};

struct parameter {
    enum param name;
    enum parameter_kind kind;
    struct object value; /* the default; ABSENT if it is not a single value */
};

struct call;

struct operation {
    str name;
    unsigned on; /* flags of enum receiver */
    bool (*run)(struct call *c, struct object *out);
    const struct parameter *params; /* ends with PARAM_END; NULL: a property,
                                       evaluated without a call */
    unsigned effect;                /* effect on numbers: enum effect */
    unsigned cost;    /* measured cost of a cell, in sixteenths of a step;
                         evaluating an expression is one step */
    const char *help; /* a short description of the result */
};

/* Returns the operation with this name in the table `of`, which must contain
   it. */
const struct operation *operation_named(const struct operation *of, str name);

/* Returns the name of a parameter in scripts. */
str operation_param(enum param p);

/* Macros for rows of X_OPERATIONS: PARAMS(NEEDS(by), OPT(axis, INT(0))). Rows
   may share an array of parameters, which ends with PARAMS_END. */
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
