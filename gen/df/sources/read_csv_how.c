// SPDX-License-Identifier: MIT
// read_csv_how: reads the arguments of pd.read_csv by a table with a row for
// each argument. usecols=, dtype= and index_col= are applied after reading.
#include "df/sources/read_csv_how.h"

#include "df/dates/to_datetime.h"

#include <math.h>
#include <stdlib.h>

#include "base/codes/df.h"
#include "base/encoding.h"
#include "base/vec.h"
#include "df/indexing/operate.h"
#include "df/indexing/select.h"
#include "df/runtime/iterate.h"
#include "df/runtime/labels.h"
#include "df/sources/read_csv_values.h"
#include "frame/name.h"
#include "load/csv/csv_blanks.h"

/* Reads an argument that must be a single ASCII character other than a line
   break. */
static bool read_byte(struct call *c, enum param i, char *out)
{
    str s = STR_NONE;
    if (!call_str(c, i, &s))
        return false;
    if (s.n != 1 || (unsigned char)s.p[0] >= 0x80 || s.p[0] == '\n' ||
        s.p[0] == '\r')
        return call_wrong(c, i, "a single character");
    *out = s.p[0];
    return true;
}

static bool read_sep(struct call *c, enum param i, struct csv_how *how)
{
    struct object x = call_arg(c, i);
    if (x.type == OBJECT_STR && str_eq(as_str(x), S("\\s+")))
        how->csv.delim = CSV_BLANKS;
    else if (!read_byte(c, i, &how->csv.delim))
        return eval_help(
            c->ev, "write the character that separates the fields, such as "
                   "sep=';' or sep='\\t', or sep=r'\\s+' for spaces and tabs");
    return true;
}

static bool read_whitespace(struct call *c, enum param i, struct csv_how *how)
{
    bool yes;
    if (!call_bool(c, i, &yes))
        return false;
    if (yes && (call_has(c, PARAM_sep) || call_has(c, PARAM_delimiter)))
        return eval_fault(c->ev, DIAG_DF_VALUE, call_at(c, i),
                          "delim_whitespace=True cannot be combined with "
                          "another separator") ||
               eval_help(c->ev, "write only sep=r'\\s+'");
    if (yes)
        how->csv.delim = CSV_BLANKS;
    return true;
}

/* Reports an argument that cannot be combined with argument i, if it is given.
   Returns false in that case. */
static bool excludes(struct call *c, enum param i, enum param other)
{
    return !call_given(c, other) || call_arg(c, other).type == OBJECT_NONE ||
           eval_fault(c->ev, DIAG_DF_UNSUPPORTED, call_at(c, other),
                      "'%.*s' combined with '%.*s'",
                      STR_ARG(operation_param(other)),
                      STR_ARG(operation_param(i)));
}

/* Reads index_col= beside a header of several levels, where a column of labels
   has no name of its own. */
static bool read_index(struct call *c, struct csv_how *how)
{
    enum param i = PARAM_index_col;
    struct object x = call_arg(c, i);
    const struct list one = {.v = &x, .n = 1};
    if (!call_has(c, i) || (x.type == OBJECT_BOOL && !as_bool(x)))
        return true;
    const struct list *l = x.type == OBJECT_LIST ? as_list(x) : &one;
    size_t *index = NEW_N(c->ev->a, size_t, l->n + 1);
    for (size_t k = 0; k < l->n; k++) {
        if (l->v[k].type != OBJECT_INT || as_int(l->v[k]) < 0)
            return call_wrong(c, i,
                              "column numbers for a header of "
                              "several rows");
        index[k] = (size_t)as_int(l->v[k]);
    }
    how->index = index;
    how->n_index = l->n;
    return true;
}

/* Checks the rows of a header of several levels, and the arguments that pandas
   applies to names of several levels in its own way. */
static bool read_levels(struct call *c, enum param i, const struct list *rows)
{
    static const enum param OTHERS[] = {PARAM_names, PARAM_usecols,
                                        PARAM_converters, PARAM_skipfooter,
                                        PARAM_parse_dates};
    for (size_t k = 1; k < rows->n; k++)
        if (as_int(rows->v[k]) != as_int(rows->v[k - 1]) + 1)
            return eval_fault(c->ev, DIAG_DF_UNSUPPORTED, call_at(c, i),
                              "a header of rows that are not consecutive") ||
                   eval_help(c->ev,
                             "skip the rows between them with skiprows=");
    for (size_t k = 0; k < sizeof OTHERS / sizeof *OTHERS; k++)
        if (call_arg(c, OTHERS[k]).type != OBJECT_BOOL &&
            !excludes(c, i, OTHERS[k]))
            return eval_help(c->ev, "select and convert columns after reading");
    if (call_arg(c, PARAM_dtype).type == OBJECT_DICT ||
        call_arg(c, PARAM_na_values).type == OBJECT_DICT)
        return eval_fault(c->ev, DIAG_DF_UNSUPPORTED, call_at(c, i),
                          "a header of several rows combined with a dict for "
                          "dtype= or na_values=") ||
               eval_help(c->ev, "select and convert columns after reading");
    return true;
}

static bool read_header(struct call *c, enum param i, struct csv_how *how)
{
    struct object x = call_arg(c, i);
    if (x.type == OBJECT_NONE) {
        how->csv.header = false;
        return true;
    }
    if (x.type == OBJECT_STR && str_eq(as_str(x), S("infer"))) {
        how->csv.header = how->names == NULL;
        return true;
    }
    const struct list one = {.v = &x, .n = 1};
    const struct list *l = x.type == OBJECT_LIST ? as_list(x) : &one;
    for (size_t k = 0; k < l->n; k++)
        if (l->v[k].type != OBJECT_INT || as_int(l->v[k]) < 0)
            return call_wrong(c, i, "a row number, or None");
    if (l->tuple || !l->n || l->n > NAME_LEVELS_MAX)
        return call_wrong(c, i, "a list of 1 to 16 row numbers");
    how->csv.drop = (size_t)as_int(l->v[0]);
    how->csv.header = l->n == 1;
    how->levels = l->n;
    return l->n == 1 || (read_levels(c, i, l) && read_index(c, how));
}

static int by_size(const void *x, const void *y)
{
    size_t i = *(const size_t *)x, j = *(const size_t *)y;
    return (i > j) - (i < j);
}

/* Gives the names to the columns whose positions usecols= lists, as pandas does
   if there is a name for each of these columns only. */
static bool name_used(struct call *c, struct csv_how *how)
{
    struct object x = call_arg(c, PARAM_usecols);
    struct list l;
    if (!call_has(c, PARAM_usecols) || object_is_function(x))
        return true;
    if (!iterate(c->ev, call_at(c, PARAM_usecols), x, &l))
        return false;
    size_t *named = NEW_N(c->ev->a, size_t, l.n + 1), n = 0;
    for (size_t k = 0; k < l.n; k++)
        if (l.v[k].type == OBJECT_INT && as_int(l.v[k]) >= 0)
            named[n++] = (size_t)as_int(l.v[k]);
    if (n)
        qsort(named, n, sizeof *named, by_size);
    for (size_t k = 1; k < n; k++)
        if (named[k] == named[k - 1])
            return true;
    if (n == l.n && n == how->n_names)
        how->named = named;
    return true;
}

static bool read_names(struct call *c, enum param i, struct csv_how *how)
{
    struct list l;
    if (!iterate(c->ev, call_at(c, i), call_arg(c, i), &l))
        return false;
    struct map seen = {.a = c->ev->scratch};
    str *names = NEW_N(c->ev->a, str, l.n + 1);
    for (size_t k = 0; k < l.n; k++) {
        const struct df_expr *at = eval_item(call_at(c, i), k);
        if (l.v[k].type != OBJECT_STR)
            return eval_fault(c->ev, DIAG_DF_TYPE, at,
                              "column names must be strings, not '%s'",
                              object_type_name(l.v[k]));
        names[k] = as_str(l.v[k]);
        if (map_get(&seen, names[k]))
            return eval_fault(c->ev, DIAG_DF_VALUE, at,
                              "two columns would be named '%.*s'",
                              STR_ARG(names[k]));
        map_put(&seen, names[k], &seen);
    }
    how->names = names;
    how->n_names = l.n;
    how->names_at = eval_pos(c->ev, call_at(c, i));
    how->csv.header = false;
    return name_used(c, how);
}

static bool read_skiprows(struct call *c, enum param i, struct csv_how *how)
{
    struct object x = call_arg(c, i);
    struct list l;
    if (x.type == OBJECT_INT && as_int(x) >= 0) {
        how->csv.skip_lines = (size_t)as_int(x);
        return true;
    }
    if (x.type == OBJECT_INT || object_is_function(x))
        return call_wrong(
            c, i, "a number of lines from the top, or a list of line numbers");
    if (!iterate(c->ev, call_at(c, i), x, &l))
        return false;
    size_t *skip = NEW_N(c->ev->a, size_t, l.n + 1);
    for (size_t k = 0; k < l.n; k++) {
        if (l.v[k].type != OBJECT_INT || as_int(l.v[k]) < 0)
            return call_wrong(c, i, "line numbers, counted from 0");
        skip[k] = (size_t)as_int(l.v[k]);
    }
    if (l.n)
        qsort(skip, l.n, sizeof *skip, by_size);
    how->csv.skip = skip;
    how->csv.n_skip = l.n;
    return true;
}

static bool read_nrows(struct call *c, enum param i, struct csv_how *how)
{
    int64_t n = 0;
    if (!call_int(c, i, &n))
        return false;
    how->rows_max = (size_t)n;
    return n >= 0 || call_wrong(c, i, "a number of rows");
}

#define FOOTER_HELP "read all lines, then remove the last rows with .iloc[:-1]"

/* pandas reads a file with a footer by another reader, which converts some
   cells in another way. */
static bool read_footer(struct call *c, enum param i, struct csv_how *how)
{
    static const enum param OTHERS[] = {PARAM_comment,      PARAM_thousands,
                                        PARAM_decimal,      PARAM_true_values,
                                        PARAM_false_values, PARAM_converters};
    int64_t n = 0;
    if (!call_int(c, i, &n))
        return false;
    if (n < 0)
        return call_wrong(c, i, "a number of lines");
    how->footer = (size_t)n;
    if (n && call_has(c, PARAM_nrows))
        return eval_fault(c->ev, DIAG_DF_VALUE, call_at(c, PARAM_nrows),
                          "'nrows' cannot be combined with 'skipfooter'") ||
               eval_help(c->ev, "use only one of them");
    for (size_t k = 0; n && k < sizeof OTHERS / sizeof *OTHERS; k++)
        if (!excludes(c, i, OTHERS[k]))
            return eval_help(c->ev, FOOTER_HELP);
    bool numbers = how->missing.n_numbers;
    for (size_t k = 0; k < how->n_own_missing; k++)
        numbers |= how->own_missing[k].values.n_numbers;
    if (n && (numbers || how->csv.delim == CSV_BLANKS))
        return eval_fault(
                   c->ev, DIAG_DF_UNSUPPORTED, call_at(c, i),
                   numbers ? "'skipfooter' combined with numbers in 'na_values'"
                           : "'skipfooter' combined with whitespace as the "
                             "separator") ||
               eval_help(c->ev, FOOTER_HELP);
    return true;
}

/* The engine 'python' is what pandas needs for skipfooter=. */
static bool read_engine(struct call *c, enum param i, struct csv_how *how)
{
    struct object x = call_arg(c, i);
    return (how->footer && x.type == OBJECT_STR &&
            str_eq(as_str(x), S("python"))) ||
           call_refuse(c, i);
}

/* Whether columns must be read as strings so that they can be converted to type
   x. True for str and for types whose values are made from strings. */
static bool is_text_type(struct object x)
{
    static const str TYPES[] = {S_INIT("str"), S_INIT("object"),
                                S_INIT("string"), S_INIT("category")};
    if (x.type == OBJECT_TYPE)
        return as_type(x) == COLUMN_STR;
    for (size_t i = 0; i < 4 && x.type == OBJECT_STR; i++)
        if (str_eq(as_str(x), TYPES[i]))
            return true;
    return false;
}

static bool is_float_type(struct object x)
{
    return x.type == OBJECT_TYPE
               ? as_type(x) == COLUMN_FLOAT
               : x.type == OBJECT_STR && (str_eq(as_str(x), S("float")) ||
                                          str_eq(as_str(x), S("float64")));
}

static bool read_dtype(struct call *c, enum param i, struct csv_how *how)
{
    struct object x = call_arg(c, i);
    how->all_texts = is_text_type(x);
    how->all_floats = is_float_type(x);
    if (x.type != OBJECT_DICT)
        return true;
    for (size_t k = 0; k < as_dict(x)->n; k++) {
        const struct pair *p = &as_dict(x)->v[k];
        if (p->key.type == OBJECT_STR && is_text_type(p->value))
            vec_push(c->ev->a, &how->texts, as_str(p->key));
        else if (p->key.type == OBJECT_STR && is_float_type(p->value))
            vec_push(c->ev->a, &how->floats, as_str(p->key));
    }
    return true;
}

static bool read_converters(struct call *c, enum param i, struct csv_how *how)
{
    struct object x = call_arg(c, i);
    if (x.type != OBJECT_DICT)
        return call_wrong(c, i, "a dict that maps column names to functions");
    for (size_t k = 0; k < as_dict(x)->n; k++) {
        const struct pair *p = &as_dict(x)->v[k];
        str name;
        if (p->key.type == OBJECT_INT)
            return eval_fault(c->ev, DIAG_DF_UNSUPPORTED, call_at(c, i),
                              "a converter for a column position") ||
                   eval_help(c->ev, "write the name of the column instead");
        if (!eval_name(c->ev, call_at(c, i), p->key, &name))
            return false;
        if (!object_is_function(p->value))
            return call_wrong(c, i,
                              "a dict that maps column names to functions");
        vec_push(c->ev->a, &how->whole, name);
    }
    return true;
}

static bool read_encoding(struct call *c, struct csv_how *how, bool *usual)
{
    struct arena *a = c->ev->a;
    str name = STR_NONE;
    if (call_arg(c, PARAM_encoding).type == OBJECT_NONE)
        return true;
    if (!call_str(c, PARAM_encoding, &name))
        return false;
    if (!encoding_known(a, name))
        return eval_fault(c->ev, DIAG_DF_VALUE, call_at(c, PARAM_encoding),
                          "unknown encoding '%.*s'", STR_ARG(name)) ||
               eval_help(
                   c->ev,
                   "use a name such as utf-8, utf-16, latin-1 or cp1252, or "
                   "save the file as UTF-8");
    if (encoding_is_utf8(a, name))
        return true;
    how->encoding = name;
    *usual = false;
    return true;
}

/* Marks the columns that an argument lists, by names and positions, as columns
   of strings. Ignores other values, which are reported later. */
static void read_texts(struct call *c, enum param i, struct csv_how *how)
{
    struct object x = call_arg(c, i);
    const struct list one = {.v = &x, .n = 1};
    const struct list *l = x.type == OBJECT_LIST ? as_list(x) : &one;
    for (size_t k = 0; k < l->n; k++) {
        if (l->v[k].type == OBJECT_STR)
            vec_push(c->ev->a, &how->texts, as_str(l->v[k]));
        else if (l->v[k].type == OBJECT_INT)
            vec_push(c->ev->a, &how->text_columns, (size_t)as_int(l->v[k]));
    }
}

/* If thousands= or decimal= sets a notation for numbers, such as "1.234,5",
   marks the columns of dates as columns of strings, because the notation does
   not apply to dates. */
static void read_dates(struct call *c, struct csv_how *how)
{
    struct object x = call_arg(c, PARAM_parse_dates);
    if (!how->thousands && !how->decimal)
        return;
    if (x.type == OBJECT_LIST)
        read_texts(c, PARAM_parse_dates, how);
    else if (x.type == OBJECT_BOOL && as_bool(x))
        read_texts(c, PARAM_index_col, how);
}

bool read_csv_how_arguments(struct call *c, struct csv_how *how, bool *usual)
{
    const struct {
        enum param arg;
        bool none; /* None is a valid value */
        bool (*read)(struct call *c, enum param p, struct csv_how *how);
        char *byte; /* the option that the argument sets if it has no `read` */
        bool *flag;
    } ARGUMENTS[] = {
        {.arg = PARAM_sep, .read = read_sep, .none = true},
        {.arg = PARAM_delimiter, .read = read_sep},
        {.arg = PARAM_delim_whitespace, .read = read_whitespace},
        {.arg = PARAM_names, .read = read_names},
        {.arg = PARAM_header, .read = read_header, .none = true},
        {.arg = PARAM_skiprows, .read = read_skiprows},
        {.arg = PARAM_nrows, .read = read_nrows},
        {.arg = PARAM_na_values, .read = read_csv_missing},
        {.arg = PARAM_true_values, .read = read_csv_truths},
        {.arg = PARAM_false_values, .read = read_csv_truths},
        {.arg = PARAM_skipfooter, .read = read_footer, .none = true},
        {.arg = PARAM_engine, .read = read_engine},
        {.arg = PARAM_keep_default_na, .flag = &how->usual_missing},
        {.arg = PARAM_thousands, .byte = &how->thousands},
        {.arg = PARAM_decimal, .byte = &how->decimal},
        {.arg = PARAM_quotechar, .byte = &how->csv.quote},
        {.arg = PARAM_comment, .byte = &how->csv.comment},
        {.arg = PARAM_skipinitialspace, .flag = &how->csv.skip_space},
        {.arg = PARAM_dtype, .read = read_dtype},
        {.arg = PARAM_converters, .read = read_converters},
    };
    *how = csv_how_usual();
    *usual = true;
    if (!call_given(c, PARAM_sep) &&
        str_eq(as_str(call_value(c, PARAM_sep)), S("\t"))) {
        how->csv.delim = '\t';
        *usual = false;
    }
    for (size_t i = 0; i < sizeof ARGUMENTS / sizeof *ARGUMENTS; i++) {
        enum param arg = ARGUMENTS[i].arg;
        if (!call_given(c, arg) ||
            (!ARGUMENTS[i].none && call_arg(c, arg).type == OBJECT_NONE))
            continue;
        bool ok = ARGUMENTS[i].read   ? ARGUMENTS[i].read(c, arg, how)
                  : ARGUMENTS[i].byte ? read_byte(c, arg, ARGUMENTS[i].byte)
                                      : call_bool(c, arg, ARGUMENTS[i].flag);
        if (!ok)
            return false;
        *usual = false;
    }
    read_dates(c, how);
    if (how->names && how->csv.header) { /* names= replaces the header of the
                                            file */
        how->csv.header = false;
        how->csv.drop++;
    }
    return !call_given(c, PARAM_encoding) || read_encoding(c, how, usual);
}

/* ---- after reading ---- */

/* Sets *k to the index of the column with the name or position x. Reports an
   unknown column and returns false. */
static bool find_column(struct call *c, const struct df_expr *at,
                        const struct frame *f, struct object x, size_t *k)
{
    if (x.type != OBJECT_INT)
        return eval_find(c->ev, at, f, x, k);
    *k = (size_t)as_int(x);
    return (as_int(x) >= 0 && *k < f->n_columns) ||
           eval_fault(
               c->ev, DIAG_DF_VALUE, at,
               "position %lld is out of range: the frame has %zu column%s",
               (long long)as_int(x), f->n_columns, STR_S(f->n_columns)) ||
           eval_help(c->ev, "positions count from 0");
}

/* Applies usecols=: names, positions, or a function of a name. Columns keep the
   order of the file. */
static bool use_columns(struct call *c, struct frame **f)
{
    struct eval *ev = c->ev;
    struct object x = call_arg(c, PARAM_usecols);
    struct list l = {0};
    bool *keep = NEW_N(ev->scratch, bool, (*f)->n_columns + 1);
    bool function = object_is_function(x);
    if (!call_has(c, PARAM_usecols))
        return true;
    if (!function && !iterate(ev, call_at(c, PARAM_usecols), x, &l))
        return false;
    if (!eval_steps(ev, c->at, l.n * (*f)->n_columns / 8))
        return false;
    for (size_t i = 0; i < l.n; i++) {
        size_t k;
        if (!find_column(c, eval_item(call_at(c, PARAM_usecols), i), *f, l.v[i],
                         &k))
            return false;
        keep[k] = true;
    }
    for (size_t i = 0; function && i < (*f)->n_columns; i++) {
        struct object name =
            object_of_name(ev->scratch, (*f)->columns[i]->name);
        struct object yes;
        if (!ev->call(ev, call_at(c, PARAM_usecols), x, &name, 1, &yes) ||
            !operate_truth(ev, call_at(c, PARAM_usecols), yes, &keep[i]))
            return false;
    }
    *f = select_columns(ev, *f, keep);
    return true;
}

/* Returns the function that converters= has for a column, or NULL if it has
   none. */
static const struct object *converter_of(const struct call *c, str name)
{
    struct object x = call_arg(c, PARAM_converters);
    return call_has(c, PARAM_converters)
               ? object_dict_get(as_dict(x),
                                 object_of_name(c->ev->scratch, name))
               : NULL;
}

/* Applies converters=: calls the function for each column with each cell of the
   column. */
static bool convert(struct call *c, struct frame *f)
{
    struct eval *ev = c->ev;
    const struct df_expr *at = call_at(c, PARAM_converters);
    struct object x = call_arg(c, PARAM_converters), method, made;
    for (size_t i = 0; call_has(c, PARAM_converters) && i < as_dict(x)->n;
         i++) {
        const struct pair *p = &as_dict(x)->v[i];
        size_t k;
        if (!eval_find(ev, at, f, p->key, &k))
            return false;
        struct object s =
            object_series(ev->scratch, f->columns[k], f->index, f->n_index);
        if (!ev->attribute(ev, at, s, S("map"), &method) ||
            !ev->call(ev, at, method, &p->value, 1, &made))
            return false;
        f->columns[k] = as_series(made)->column;
    }
    return true;
}

/* If `to` is an integer type, checks that no cell of x has a fraction, which
   the conversion would lose. Reports such a cell and returns false. */
static bool fits_int(struct call *c, const struct column *x, struct object to)
{
    bool is_int = to.type == OBJECT_TYPE ? as_type(to) == COLUMN_INT
                                         : to.type == OBJECT_STR &&
                                               (str_eq(as_str(to), S("int")) ||
                                                str_eq(as_str(to), S("int64")));
    for (size_t i = 0; is_int && x->type == COLUMN_FLOAT && i < x->n; i++)
        if (x->f[i] != rint(x->f[i]) && !isnan(x->f[i]))
            return eval_fault(
                       c->ev, DIAG_DF_VALUE, call_at(c, PARAM_dtype),
                       "column '%.*s' holds numbers that are not integers",
                       STR_ARG(name_text(c->ev->scratch, x->name))) ||
                   eval_help(c->ev, "remove dtype=, or use dtype=float");
    return true;
}

/* Applies dtype= to columns without a converter. The reader has already applied
   str and 'object'. */
static bool use_types(struct call *c, struct frame **f)
{
    struct eval *ev = c->ev;
    struct object x = call_arg(c, PARAM_dtype), method, made;
    struct dict *types = NEW(ev->scratch, struct dict);
    bool dict = x.type == OBJECT_DICT;
    if (!call_has(c, PARAM_dtype))
        return true;
    for (size_t i = 0; i < (*f)->n_columns; i++) {
        struct object name =
            object_of_name(ev->scratch, (*f)->columns[i]->name);
        const struct object *to = dict ? object_dict_get(as_dict(x), name) : &x;
        bool plain =
            to &&
            (to->type == OBJECT_TYPE ||
             (to->type == OBJECT_STR && (str_eq(as_str(*to), S("str")) ||
                                         str_eq(as_str(*to), S("object")))));
        if (!to || (plain && is_text_type(*to)) ||
            converter_of(c, (*f)->columns[i]->name))
            continue;
        if (!fits_int(c, (*f)->columns[i], *to))
            return false;
        object_dict_put(ev->scratch, types, name, *to);
    }
    struct object arg = {.type = OBJECT_DICT, .u.dict = types};
    if (types->n == 0)
        return true;
    if (!ev->attribute(ev, call_at(c, PARAM_dtype), object_frame(*f),
                       S("astype"), &method) ||
        !ev->call(ev, call_at(c, PARAM_dtype), method, &arg, 1, &made))
        return false;
    *f = as_frame(made);
    return true;
}

/* Applies index_col=: turns columns into row labels. */
static bool use_labels(struct call *c, struct frame **f)
{
    struct eval *ev = c->ev;
    struct object x = call_arg(c, PARAM_index_col);
    const struct list one = {.v = &x, .n = 1};
    if (!call_has(c, PARAM_index_col) || (x.type == OBJECT_BOOL && !as_bool(x)))
        return true;
    const struct list *l = x.type == OBJECT_LIST ? as_list(x) : &one;
    bool *keep = NEW_N(ev->scratch, bool, (*f)->n_columns + 1);
    const struct column **index = NEW_N(ev->a, const struct column *, l->n);
    memset(keep, true, (*f)->n_columns);
    for (size_t i = 0; i < l->n; i++) {
        size_t k;
        if (!find_column(c, eval_item(call_at(c, PARAM_index_col), i), *f,
                         l->v[i], &k))
            return false;
        const struct column *own = (*f)->columns[k];
        keep[k] = false;
        if (str_starts(own->name, S("Unnamed: ")))
            own =
                labels_from_script(ev->a, column_rename(ev->a, own, STR_NONE));
        index[i] = own;
    }
    *f = select_columns(ev, *f, keep);
    (*f)->index = index;
    (*f)->n_index = l->n;
    return true;
}

static const struct column *as_dates(struct call *c, const struct df_expr *at,
                                     const struct column *x,
                                     const struct to_datetime *how)
{
    return x->n ? to_datetime_column(c->ev, at, x, how) : x;
}

static bool read_date_form(struct call *c, struct to_datetime *how)
{
    str format = STR_NONE;
    how->texts = how->one_form = true;
    if (!call_bool(c, PARAM_dayfirst, &how->dayfirst) ||
        (call_has(c, PARAM_date_format) &&
         !call_str(c, PARAM_date_format, &format)))
        return false;
    if (format.p)
        to_datetime_format(how, format);
    return true;
}

/* Applies parse_dates=, a list of columns, before index_col=. */
static bool use_dates(struct call *c, struct frame **f)
{
    struct to_datetime how = TO_DATETIME_USUAL;
    struct object x = call_arg(c, PARAM_parse_dates);
    if (!read_date_form(c, &how))
        return false;
    if (!call_has(c, PARAM_parse_dates) || x.type == OBJECT_BOOL)
        return true;
    if (x.type != OBJECT_LIST)
        return call_wrong(c, PARAM_parse_dates, "a list of columns, or True");
    for (size_t i = 0; i < as_list(x)->n; i++) {
        const struct df_expr *at = eval_item(call_at(c, PARAM_parse_dates), i);
        size_t k;
        if (!find_column(c, at, *f, as_list(x)->v[i], &k) ||
            !((*f)->columns[k] = as_dates(c, at, (*f)->columns[k], &how)))
            return false;
    }
    return true;
}

/* Applies parse_dates=True: converts the row labels. */
static bool use_label_dates(struct call *c, struct frame *f)
{
    struct to_datetime how = TO_DATETIME_USUAL;
    struct object x = call_arg(c, PARAM_parse_dates);
    if (x.type != OBJECT_BOOL || !as_bool(x))
        return true;
    read_date_form(c, &how);
    for (size_t i = 0; i < f->n_index; i++)
        if (f->index[i]->type == COLUMN_STR &&
            !(f->index[i] = as_dates(c, call_at(c, PARAM_parse_dates),
                                     f->index[i], &how)))
            return false;
    return true;
}

bool read_csv_how_finish(struct call *c, struct frame **f)
{
    return convert(c, *f) && use_columns(c, f) && use_types(c, f) &&
           use_dates(c, f) && use_labels(c, f) && use_label_dates(c, *f);
}
