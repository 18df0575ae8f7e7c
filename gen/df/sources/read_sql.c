// SPDX-License-Identifier: MIT
// read_sql: sqlite3.connect, and pandas' functions that read the result of a
// query, or a table, as a frame.
#include "base/buf.h"
#include "base/codes/df.h"
#include "base/codes/source.h"
#include "base/vec.h"
#include "df/dates/to_datetime.h"
#include "df/indexing/select.h"
#include "df/runtime/accessor.h"
#include "df/sources/sql_source.h"
#include "frame/number.h"
#include "load/records.h"
#include "load/site.h"
#include "load/sqlite/sql_text.h"

/* ---- connections ---- */

static bool connect(struct call *c, struct object *out)
{
    static const struct accessor_kind KIND = {.name = S_INIT("Connection"),
                                              .on = ON_CONNECTION};
    struct eval *ev = c->ev;
    str name = STR_NONE, path;
    bool uri = false;
    if (!call_str(c, PARAM_database, &name) || !call_bool(c, PARAM_uri, &uri))
        return false;
    if (uri && str_starts(name, S("file:"))) { /* file:results.db?mode=ro */
        name = str_from(name, S("file:").n);
        name = str_slice(name, 0, str_find_char(name, '?', 0));
    }
    if (!sql_source_lookup(ev, call_at(c, PARAM_database), name, &path))
        return false;
    *out = accessor_make(ev, &KIND, object_str(path));
    return true;
}

static bool run_close(struct call *c, struct object *out)
{
    (void)c;
    out->type = OBJECT_NONE;
    return true;
}

/* ---- parameters ---- */

static bool read_parameter(struct call *c, const struct df_expr *at,
                           struct object o, struct value *v)
{
    if (object_scalar(o, v) && v->type != VALUE_DATE && v->type != VALUE_SPAN)
        return true;
    return eval_fault(c->ev, DIAG_DF_TYPE, at,
                      "a query parameter must be a number or a string, not %s",
                      object_type_name(o)) ||
           eval_help(c->ev,
                     "pass a date as a string: day.strftime('%Y-%m-%d')");
}

/* Reads params=: a list or tuple for ?, or a dict for :name. */
static bool read_parameters(struct call *c, struct database_question *q)
{
    struct eval *ev = c->ev;
    struct object o = call_arg(c, PARAM_params);
    const struct df_expr *at = call_at(c, PARAM_params);
    if (!call_has(c, PARAM_params))
        return true;
    if (o.type != OBJECT_LIST && o.type != OBJECT_DICT)
        return call_wrong(c, PARAM_params, "a list, a tuple or a dict");
    bool dict = o.type == OBJECT_DICT;
    size_t n = dict ? as_dict(o)->n : as_list(o)->n;
    struct value *v = NEW_N(ev->scratch, struct value, n + 1);
    str *names = NEW_N(ev->scratch, str, n + 1);
    for (size_t i = 0; i < n; i++) {
        struct object x = dict ? as_dict(o)->v[i].value : as_list(o)->v[i];
        if (!read_parameter(c, eval_item(at, i), x, &v[i]))
            return false;
        if (dict && as_dict(o)->v[i].key.type != OBJECT_STR)
            return call_wrong(c, PARAM_params, "a dict with names as keys");
        if (dict)
            names[i] = as_str(as_dict(o)->v[i].key);
    }
    q->values = v;
    q->n_values = n;
    q->names = dict ? names : NULL;
    return true;
}

/* ---- columns ---- */

/* Sets *how as o, a value of the dict in parse_dates=, says: o is a unit or a
   format. */
static bool read_date_how(struct call *c, const struct df_expr *at,
                          struct object o, struct to_datetime *how)
{
    static const struct {
        str name;
        int64_t ns;
    } UNITS[] = {
        {S_INIT("D"), 86400000000000}, {S_INIT("d"), 86400000000000},
        {S_INIT("h"), 3600000000000},  {S_INIT("m"), 60000000000},
        {S_INIT("s"), 1000000000},     {S_INIT("ms"), 1000000},
        {S_INIT("us"), 1000},          {S_INIT("ns"), 1},
    };
    if (o.type == OBJECT_NONE)
        return true;
    if (o.type != OBJECT_STR)
        return eval_fault(c->ev, DIAG_DF_UNSUPPORTED, at,
                          "parse_dates with a dict of arguments") ||
               eval_help(c->ev, "convert the column with pd.to_datetime");
    for (size_t i = 0; i < sizeof UNITS / sizeof *UNITS; i++)
        if (str_eq(as_str(o), UNITS[i].name)) {
            how->unit = UNITS[i].ns;
            return true;
        }
    to_datetime_format(how, as_str(o));
    return true;
}

/* Converts a column to dates as pandas does: a cell that is not a date becomes
   NaT, and numbers count seconds unless a unit is given. */
static bool convert_date(struct call *c, const struct df_expr *at,
                         const struct column **x, struct object given)
{
    struct to_datetime how = TO_DATETIME_USUAL;
    how.coerce = how.one_form = true;
    how.unit = 0;
    if (!read_date_how(c, at, given, &how))
        return false;
    how.one_form &= !how.unit;
    if (!how.unit)
        how.unit = (*x)->type == COLUMN_INT || (*x)->type == COLUMN_FLOAT
                       ? 1000000000
                       : 1;
    const struct column *made = to_datetime_column(c->ev, at, *x, &how);
    if (made)
        *x = made;
    return made != NULL;
}

static bool use_dates(struct call *c, struct frame *f)
{
    struct object o = call_arg(c, PARAM_parse_dates);
    const struct df_expr *at = call_at(c, PARAM_parse_dates);
    bool dict = o.type == OBJECT_DICT;
    if (!call_has(c, PARAM_parse_dates) || o.type == OBJECT_BOOL)
        return true;
    if (!dict && o.type != OBJECT_LIST)
        return call_wrong(c, PARAM_parse_dates, "a list of columns, or a dict");
    size_t n = dict ? as_dict(o)->n : as_list(o)->n;
    for (size_t i = 0; i < n; i++) {
        size_t k;
        struct object name = dict ? as_dict(o)->v[i].key : as_list(o)->v[i];
        struct object how = dict ? as_dict(o)->v[i].value
                                 : (struct object){.type = OBJECT_NONE};
        if (!eval_find(c->ev, eval_item(at, i), f, name, &k) ||
            !convert_date(c, eval_item(at, i), &f->columns[k], how))
            return false;
    }
    return true;
}

/* Replaces *f by the result of calling its method `name` with the argument p of
   this call. */
static bool use_method(struct call *c, enum param p, str name, struct frame **f)
{
    struct eval *ev = c->ev;
    struct object o = call_arg(c, p), method, made;
    if (!call_has(c, p))
        return true;
    if (!ev->attribute(ev, call_at(c, p), object_frame(*f), name, &method) ||
        !ev->call(ev, call_at(c, p), method, &o, 1, &made))
        return false;
    *f = as_frame(made);
    return true;
}

/* Keeps the columns of columns=, in their order. */
static bool use_columns(struct call *c, struct frame **f)
{
    struct eval *ev = c->ev;
    struct object o = call_arg(c, PARAM_columns), made;
    if (!call_has(c, PARAM_columns))
        return true;
    if (o.type != OBJECT_LIST)
        return call_wrong(c, PARAM_columns, "a list of columns");
    if (!select_item(ev, call_at(c, PARAM_columns), object_frame(*f), o, &made))
        return false;
    *f = as_frame(made);
    return true;
}

/* ---- queries ---- */

/* Whether the script sorts or groups rows somewhere, so that the order of the
   query's rows may not matter. */
static bool sorts(const struct eval *ev)
{
    static const str SORTS[] = {
        S_INIT("sort_values"), S_INIT("sort_index"), S_INIT("nlargest"),
        S_INIT("nsmallest"),   S_INIT("groupby"),    S_INIT("pivot"),
        S_INIT("pivot_table"), S_INIT("crosstab"),   S_INIT("value_counts"),
        S_INIT("set_index"),   S_INIT("sorted")};
    for (size_t i = 0; i < ev->script->tokens.n; i++)
        if (STR_AMONG(ev->script->tokens.v[i].text, SORTS))
            return true;
    return false;
}

/* Warns of a query whose rows have no order. */
static void check_order(struct call *c, const struct df_expr *at,
                        const struct database_question *q,
                        const struct frame *f)
{
    struct eval *ev = c->ev;
    if (f->n < 2 || sql_is_ordered(q->sql) || !sql_has_from(q->sql) ||
        sorts(ev))
        return;
    struct pos pos = sql_source_pos(ev, at, q->sql, STR_NPOS, 0);
    if (!eval_is_first(ev, DIAG_SQL_ORDER, pos))
        return;
    diag_at(ev->d, DIAG_SQL_ORDER, pos, str_fmt(ev->scratch, "%zu", f->n));
    diag_help(ev->d, "end the query with ORDER BY and columns that identify "
                     "each row; otherwise, another SQLite version or an index "
                     "may change the order of the rows");
}

/* Runs the query q->sql, the value of the argument at `at`. Counts its work
   and its result against the limits of the script. */
static struct frame *run_query(struct call *c, const struct df_expr *at,
                               struct database_question *q, str path,
                               struct database_answer *answer)
{
    struct eval *ev = c->ev;
    struct database_fault fault;
    struct pos pos = eval_pos(ev, call_at(c, PARAM_con));
    q->file = databases_read(ev->site, ev->a, ev->d, path, pos);
    if (!q->file)
        return NULL;
    vec_push(ev->a, &ev->files, path);
    q->at = sql_source_pos(ev, at, q->sql, STR_NPOS, 0);
    q->bytes_max = EVAL_BYTES_MAX;
    struct frame *f = records_query(ev->site, ev->a, ev->d, q, answer, &fault);
    size_t size = q->file->text.n;
    uint64_t paid = answer->steps > size ? (answer->steps - size) / 4 : 0;
    eval_allow(ev, answer->bytes < size ? answer->bytes : size);
    if (!f) {
        sql_source_fault(ev, at, q, &fault);
        return NULL;
    }
    vec_push(ev->a, &ev->tables, ((struct eval_table){.frame = f}));
    if (!eval_steps(ev, at, (size_t)paid) ||
        !eval_spend(ev, at, f->n, f->n_columns * sizeof(str)))
        return NULL;
    return object_own_frame(ev->a, f);
}

static bool finish(struct call *c, struct frame *f, struct object *out)
{
    if (!use_method(c, PARAM_dtype, S("astype"), &f) || !use_dates(c, f) ||
        !use_method(c, PARAM_index_col, S("set_index"), &f))
        return false;
    f->names = NULL;
    frame_index(c->ev->a, f);
    *out = object_frame(f);
    return true;
}

static bool check_arguments(struct call *c)
{
    return call_only(c, PARAM_coerce_float, object_bool(true)) &&
           (!call_has(c, PARAM_chunksize) || call_refuse(c, PARAM_chunksize)) &&
           (!call_has(c, PARAM_schema) || call_refuse(c, PARAM_schema));
}

static bool read_query(struct call *c, struct object *out)
{
    struct database_question q = {0};
    struct database_answer answer;
    const struct df_expr *at = call_at(c, PARAM_sql);
    str path;
    if (!check_arguments(c) || !call_str(c, PARAM_sql, &q.sql) ||
        !read_parameters(c, &q) || !sql_source_path(c, PARAM_con, &path))
        return false;
    struct frame *f = run_query(c, at, &q, path, &answer);
    if (!f)
        return false;
    check_order(c, at, &q, f);
    return finish(c, f, out);
}

/* ---- tables ---- */

/* Converts a column that is declared as dates. Like SQLAlchemy, reports a cell
   that is not a string with a date. */
static bool convert_dates(struct call *c, const struct df_expr *at,
                          const struct column **x, str declared)
{
    const struct column *from = *x;
    struct eval *ev = c->ev;
    bool numbers = from->type == COLUMN_INT || from->type == COLUMN_FLOAT;
    if (!numbers &&
        !convert_date(c, at, x, (struct object){.type = OBJECT_NONE}))
        return false;
    for (size_t i = 0; i < from->n; i++) {
        if (column_is_missing(from, i) ||
            (!numbers && !column_is_missing(*x, i)))
            continue;
        struct buf b = {.a = ev->scratch};
        bool text = from->type == COLUMN_STR;
        buf_printf(&b, "%s", text ? "'" : "");
        value_put(&b, column_value(from, i));
        buf_printf(&b, "%s, which is not a date, in row %zu", text ? "'" : "",
                   i + 1);
        diag_at(ev->d, DIAG_SQL_TYPE, eval_pos(ev, at), from->name,
                buf_end(&b));
        diag_help(ev->d,
                  "CREATE TABLE declares the column as %.*s; a query with "
                  "pd.read_sql_query() leaves its cells unchanged",
                  STR_ARG(declared));
        return false;
    }
    return true;
}

/* Like SQLAlchemy, converts a column to its type in CREATE TABLE: BOOLEAN
   becomes bool, DATE, DATETIME and TIMESTAMP become dates, NUMERIC becomes
   float. */
static bool convert_declared(struct call *c, const struct df_expr *at,
                             const struct column **x, str declared)
{
    static const str DATES[] = {S_INIT("DATE"), S_INIT("DATETIME"),
                                S_INIT("TIMESTAMP")};
    static const str FLOATS[] = {S_INIT("NUMERIC"), S_INIT("DECIMAL"),
                                 S_INIT("FLOAT"), S_INIT("REAL"),
                                 S_INIT("DOUBLE")};
    static const str BOOLS[] = {S_INIT("BOOLEAN"), S_INIT("BOOL")};
    str type =
        str_trim(str_slice(declared, 0, str_find_char(declared, '(', 0)));
    struct eval *ev = c->ev;
    struct object method, made;
    bool is_bool = STR_AMONG_NOCASE(type, BOOLS) && (*x)->type == COLUMN_INT;
    bool is_float = STR_AMONG_NOCASE(type, FLOATS) && (*x)->type == COLUMN_INT;
    if (STR_AMONG_NOCASE(type, DATES))
        return convert_dates(c, at, x, type);
    if (!is_bool && !is_float)
        return true;
    struct object to = object_type(is_bool ? COLUMN_BOOL : COLUMN_FLOAT);
    struct object s = object_series(ev->scratch, *x, NULL, 0);
    if (!ev->attribute(ev, at, s, S("astype"), &method) ||
        !ev->call(ev, at, method, &to, 1, &made))
        return false;
    *x = as_series(made)->column;
    return true;
}

/* Reads the table that argument p names. */
static bool read_table_of(struct call *c, enum param p, struct object *out)
{
    struct database_question q = {0};
    struct database_answer answer;
    const struct df_expr *at = call_at(c, p);
    str path, table = STR_NONE;
    if (!check_arguments(c) || !call_str(c, p, &table) ||
        !sql_source_path(c, PARAM_con, &path))
        return false;
    q.sql = sql_all_of(c->ev->scratch, table);
    struct frame *f = run_query(c, at, &q, path, &answer);
    if (!f)
        return false;
    for (size_t i = 0; i < f->n_columns; i++)
        if (!convert_declared(c, at, &f->columns[i], answer.declared.v[i]))
            return false;
    return use_columns(c, &f) && finish(c, f, out);
}

static bool read_table(struct call *c, struct object *out)
{
    return read_table_of(c, PARAM_table_name, out);
}

/* Reads a table if the argument is a single word, else the result of a
   query. */
static bool read_any(struct call *c, struct object *out)
{
    str sql = STR_NONE;
    if (!call_str(c, PARAM_sql, &sql))
        return false;
    return str_is_word(sql, "_") ? read_table_of(c, PARAM_sql, out)
                                 : read_query(c, out);
}

/* ---- operations ---- */

const struct operation READ_SQL_OPERATIONS[] = {
    {S_INIT("close"), ON_CONNECTION, run_close, NO_PARAMS, 0, 1, "no effect"},
    {S_INIT("read_sql"), ON_PANDAS, read_any,
     PARAMS(NEEDS(sql), NEEDS(con), OPT(index_col, NONE),
            OPT(coerce_float, TRUE), OPT(params, NONE), OPT(parse_dates, NONE),
            OPT(columns, NONE), OPT(chunksize, NONE)),
     0, 1, "reads a table, or the result of a query, from an SQLite database"},
    {S_INIT("read_sql_query"), ON_PANDAS, read_query,
     PARAMS(NEEDS(sql), NEEDS(con), OPT(index_col, NONE),
            OPT(coerce_float, TRUE), OPT(params, NONE), OPT(parse_dates, NONE),
            OPT(chunksize, NONE), OPT(dtype, NONE)),
     0, 1, "reads the result of a query from an SQLite database"},
    {S_INIT("read_sql_table"), ON_PANDAS, read_table,
     PARAMS(NEEDS(table_name), NEEDS(con), OPT(schema, NONE),
            OPT(index_col, NONE), OPT(coerce_float, TRUE),
            OPT(parse_dates, NONE), OPT(columns, NONE), OPT(chunksize, NONE)),
     0, 1, "reads a table from an SQLite database"},
    {S_INIT("sqlite3.connect"), ON_LIBRARY, connect,
     PARAMS(NEEDS(database), NAMED(uri, FALSE)), 0, 1,
     "opens an SQLite database of the site for reading"},
    {.name = {0}},
};
