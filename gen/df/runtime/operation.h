// SPDX-License-Identifier: MIT
// operation: describes an operation that a df script can call. Each operation
// is a row of a table X_OPERATIONS in a file x.c. operations.h finds operations
// by name.
#pragma once

#include <math.h>

#include "df/runtime/object.h"

/* The receiver of a method or property. */
enum receiver {
    ON_FRAME = 1 << 0,
    ON_SERIES = 1 << 1,
    ON_ROW = 1 << 2, /* operations of ON_SERIES also work on a row, which is
                        converted to a series */
    ON_GROUP = 1 << 3,
    ON_TEXT = 1 << 4,
    ON_LIST = 1 << 5, /* also tuples, and labels with several levels */
    ON_DICT = 1 << 6,
    ON_STR = 1 << 7,         /* s.str */
    ON_CAT = 1 << 8,         /* s.cat */
    ON_LISTS = 1 << 9,       /* s.str.split() */
    ON_LISTS_STR = 1 << 10,  /* s.str.split().str */
    ON_MATCH = 1 << 11,      /* a match of a regular expression */
    ON_PANDAS = 1 << 12,     /* pd */
    ON_NUMPY = 1 << 13,      /* np */
    ON_BUILTIN = 1 << 14,    /* a function of the language */
    ON_PLOT = 1 << 15,       /* df.plot */
    ON_DATE = 1 << 16,       /* a result of pd.Timestamp */
    ON_DT = 1 << 17,         /* s.dt of dates, and an Index of dates */
    ON_LIBRARY = 1 << 18,    /* json, os.path and other modules; the operation's
                                name includes the name of the module:
                                "json.load" */
    ON_FILE = 1 << 19,       /* open(...) */
    ON_REGEX = 1 << 20,      /* a result of re.compile */
    ON_WINDOW = 1 << 21,     /* df.rolling(3), df.expanding() */
    ON_SPAN = 1 << 22,       /* a result of pd.Timedelta */
    ON_DT_SPAN = 1 << 23,    /* s.dt of time spans */
    ON_CLASS = 1 << 24,      /* pd.DataFrame */
    ON_SET = 1 << 25,        /* set(...) */
    ON_NUMBER = 1 << 26,     /* an integer or float */
    ON_AXES = 1 << 27,       /* a result of a method of df.plot, such as
                                df.plot.line() */
    ON_PERIODS = 1 << 28,    /* df.resample('D') */
    ON_CONNECTION = 1 << 29, /* sqlite3.connect(...) */
    ON_PATH = 1 << 30        /* pathlib.Path(...) */
};

/* The parameters of all operations, by their names in scripts. */
// clang-format off
#define PARAM_NAMES(X) \
    X(a) \
    X(a1) \
    X(a2) \
    X(a_max) \
    X(a_min) \
    X(abs_tol) \
    X(adjust) \
    X(after) \
    X(aggfunc) \
    X(allow_exact_matches) \
    X(alpha) \
    X(append) \
    X(ar) \
    X(arg) \
    X(args) \
    X(arr) \
    X(arrays) \
    X(as_index) \
    X(ascending) \
    X(asof) \
    X(atol) \
    X(axis) \
    X(b) \
    X(base) \
    X(before) \
    X(bias) \
    X(bins) \
    X(bool_only) \
    X(break_long_words) \
    X(break_on_hyphens) \
    X(by) \
    X(c) \
    X(c_or_r) \
    X(cache) \
    X(case) \
    X(categories) \
    X(center) \
    X(chars) \
    X(choicelist) \
    X(chunksize) \
    X(classinfo) \
    X(closed) \
    X(coerce_float) \
    X(col_level) \
    X(colnames) \
    X(column) \
    X(columns) \
    X(com) \
    X(comment) \
    X(compression) \
    X(con) \
    X(cond) \
    X(condition) \
    X(condlist) \
    X(convert_dates) \
    X(converters) \
    X(copy) \
    X(count) \
    X(data) \
    X(database) \
    X(date_format) \
    X(date_string) \
    X(day) \
    X(dayfirst) \
    X(days) \
    X(ddof) \
    X(decimal) \
    X(decimals) \
    X(deep) \
    X(default) \
    X(default_factory) \
    X(defaults) \
    X(deg) \
    X(delim_whitespace) \
    X(delimiter) \
    X(density) \
    X(df) \
    X(direction) \
    X(downcast) \
    X(drop) \
    X(drop_first) \
    X(drop_level) \
    X(dropna) \
    X(dtype) \
    X(dummy_na) \
    X(duplicates) \
    X(element) \
    X(encoding) \
    X(end) \
    X(end_time) \
    X(endpoint) \
    X(engine) \
    X(ensure_ascii) \
    X(equal_nan) \
    X(errors) \
    X(exact) \
    X(exclude) \
    X(exp) \
    X(expand) \
    X(expr) \
    X(f) \
    X(false_values) \
    X(field_names) \
    X(fieldnames) \
    X(file) \
    X(filename) \
    X(filepath_or_buffer) \
    X(fill_method) \
    X(fill_value) \
    X(fillchar) \
    X(fillvalue) \
    X(filter_func) \
    X(flags) \
    X(format) \
    X(format_spec) \
    X(fp) \
    X(frame) \
    X(freq) \
    X(func) \
    X(function) \
    X(group) \
    X(group_keys) \
    X(halflife) \
    X(header) \
    X(high) \
    X(hour) \
    X(hours) \
    X(how) \
    X(i) \
    X(id_vars) \
    X(ignore_index) \
    X(ignore_na) \
    X(include) \
    X(include_groups) \
    X(include_lowest) \
    X(inclusive) \
    X(indent) \
    X(index) \
    X(index_col) \
    X(indicator) \
    X(infer_datetime_format) \
    X(initial) \
    X(initial_indent) \
    X(initial_value) \
    X(inplace) \
    X(interpolation) \
    X(item) \
    X(items) \
    X(iterable) \
    X(iterables) \
    X(j) \
    X(join) \
    X(k) \
    X(keep) \
    X(keep_default_na) \
    X(keepends) \
    X(key) \
    X(keys) \
    X(kind) \
    X(kwargs) \
    X(label) \
    X(labels) \
    X(layout) \
    X(left) \
    X(left_by) \
    X(left_index) \
    X(left_on) \
    X(level) \
    X(like) \
    X(limit) \
    X(limit_area) \
    X(limit_direction) \
    X(lines) \
    X(loc) \
    X(locale) \
    X(loglog) \
    X(logx) \
    X(logy) \
    X(low) \
    X(lower) \
    X(lsuffix) \
    X(m) \
    X(mapper) \
    X(margins) \
    X(margins_name) \
    X(max_cols) \
    X(max_level) \
    X(max_lines) \
    X(maxsplit) \
    X(memory_usage) \
    X(meta) \
    X(meta_prefix) \
    X(method) \
    X(microsecond) \
    X(microseconds) \
    X(mid) \
    X(milliseconds) \
    X(min_count) \
    X(min_periods) \
    X(minlength) \
    X(minute) \
    X(minutes) \
    X(mode) \
    X(month) \
    X(months) \
    X(n) \
    X(na) \
    X(na_action) \
    X(na_option) \
    X(na_position) \
    X(na_rep) \
    X(na_values) \
    X(name) \
    X(named) \
    X(names) \
    X(nan) \
    X(nanosecond) \
    X(nanoseconds) \
    X(ndigits) \
    X(new) \
    X(new_categories) \
    X(newline) \
    X(normalize) \
    X(nrows) \
    X(num) \
    X(number) \
    X(numeric_only) \
    X(obj) \
    X(object) \
    X(objs) \
    X(observed) \
    X(offset) \
    X(old) \
    X(on) \
    X(order) \
    X(ordered) \
    X(orient) \
    X(origin) \
    X(other) \
    X(others) \
    X(overwrite) \
    X(p) \
    X(params) \
    X(parse_dates) \
    X(pat) \
    X(path) \
    X(path_or_buf) \
    X(pathname) \
    X(paths) \
    X(pattern) \
    X(pct) \
    X(percentiles) \
    X(periods) \
    X(placeholder) \
    X(precision) \
    X(predicate) \
    X(prefix) \
    X(prefix_sep) \
    X(prepend) \
    X(q) \
    X(quotechar) \
    X(r) \
    X(range) \
    X(raw) \
    X(record_path) \
    X(record_prefix) \
    X(recursive) \
    X(regex) \
    X(rel_tol) \
    X(removals) \
    X(repeat) \
    X(repeats) \
    X(repl) \
    X(reps) \
    X(result_type) \
    X(retbins) \
    X(return_counts) \
    X(return_index) \
    X(return_inverse) \
    X(returned) \
    X(reverse) \
    X(right) \
    X(right_by) \
    X(right_index) \
    X(right_on) \
    X(rownames) \
    X(rsuffix) \
    X(rtol) \
    X(rule) \
    X(s) \
    X(schema) \
    X(second) \
    X(seconds) \
    X(sep) \
    X(separators) \
    X(seq) \
    X(sequence) \
    X(shape) \
    X(sharex) \
    X(sharey) \
    X(show_counts) \
    X(side) \
    X(skipfooter) \
    X(skipinitialspace) \
    X(skipna) \
    X(skiprows) \
    X(sort) \
    X(sort_keys) \
    X(sort_remaining) \
    X(span) \
    X(sparse) \
    X(sql) \
    X(stacked) \
    X(start) \
    X(start_time) \
    X(startingMonth) \
    X(step) \
    X(stop) \
    X(strict) \
    X(string) \
    X(stubnames) \
    X(sub) \
    X(subplots) \
    X(subsequent_indent) \
    X(subset) \
    X(suffix) \
    X(suffixes) \
    X(table) \
    X(table_name) \
    X(tabsize) \
    X(test_elements) \
    X(text) \
    X(thousands) \
    X(thresh) \
    X(time) \
    X(times) \
    X(timespec) \
    X(timestamp) \
    X(title) \
    X(to_replace) \
    X(to_strip) \
    X(tolerance) \
    X(true_values) \
    X(ts_input) \
    X(tup) \
    X(tuples) \
    X(typename) \
    X(tz) \
    X(tzinfo) \
    X(unit) \
    X(upper) \
    X(uri) \
    X(use_na_sentinel) \
    X(usecols) \
    X(utc) \
    X(v) \
    X(validate) \
    X(value) \
    X(value_name) \
    X(value_vars) \
    X(values) \
    X(var_name) \
    X(verbose) \
    X(verify_integrity) \
    X(weekday) \
    X(weeks) \
    X(weights) \
    X(width) \
    X(window) \
    X(x) \
    X(x1) \
    X(x2) \
    X(xerr) \
    X(xlabel) \
    X(xlim) \
    X(xp) \
    X(xticks) \
    X(y) \
    X(year) \
    X(yearfirst) \
    X(years) \
    X(yerr) \
    X(ylabel) \
    X(ylim) \
    X(yticks)
// clang-format on

#define PARAM_ENUMERATOR(param) PARAM_##param,
enum param { PARAM_END, PARAM_NAMES(PARAM_ENUMERATOR) N_PARAMS };

enum parameter_kind {
    PARAMETER_NEEDED,
    PARAMETER_OPTIONAL,
    PARAMETER_NEEDED_NAMED, /* required, by name only */
    PARAMETER_NAMED,
    PARAMETER_REST,  /* a list of all further arguments by position */
    PARAMETER_OTHERS /* a dict of all further arguments by name */
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
    unsigned cost;    /* measured cost for each cell, in sixteenths of a step; a
                         step is the evaluation of one expression */
    const char *help; /* a short description of the result */
};

/* Returns the operation with this name in the table `of`, which must contain
   it. */
const struct operation *operation_named(const struct operation *of, str name);

/* Returns the name that a parameter has in scripts. */
str operation_param(enum param p);

/* Macros for rows of X_OPERATIONS, as in PARAMS(NEEDS(by), OPT(axis, INT(0))).
   Rows may share an array of parameters, which ends with PARAMS_END. */
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
