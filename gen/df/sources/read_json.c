// SPDX-License-Identifier: MIT
// read_json: pd.read_json, which reads a file as a frame. The columns are
// converted to the types that pandas chooses.
#include "base/codes/df.h"
#include "base/vec.h"
#include "df/sources/json_dates.h"
#include "df/sources/json_frame.h"
#include "df/sources/json_source.h"
#include "load/dataset.h"
#include "load/json/json_convert.h"

static const str ORIENTS[] = {
    [JSON_COLUMNS] = S_INIT("columns"), [JSON_INDEX] = S_INIT("index"),
    [JSON_RECORDS] = S_INIT("records"), [JSON_SPLIT] = S_INIT("split"),
    [JSON_VALUES] = S_INIT("values"),
};

/* Whether convert_dates= includes the column `name`. */
static bool is_date(struct call *c, str name)
{
    struct object dates = call_arg(c, PARAM_convert_dates);
    if (dates.type == OBJECT_BOOL && !as_bool(dates))
        return false;
    if (dates.type == OBJECT_LIST)
        for (size_t i = 0; i < as_list(dates)->n; i++)
            if (as_list(dates)->v[i].type == OBJECT_STR &&
                str_eq(as_str(as_list(dates)->v[i]), name))
                return true;
    return name_is_text(name) && json_dates_named(name);
}

/* Whether no cell of x has a value. pandas makes such a column float64. */
static bool is_missing(const struct column *x)
{
    size_t i = 0;
    while (i < x->n && column_is_missing(x, i))
        i++;
    return i == x->n;
}

/* Converts x, a column that convert_dates= includes, to dates. NULL after
   reporting a column with strings beside numbers. */
static const struct column *dates(struct call *c, const struct column *x)
{
    struct eval *ev = c->ev;
    if (!json_dates_are_mixed(ev, c->at, x))
        return json_dates_convert(ev, c->at, x);
    eval_fault(ev, DIAG_DF_VALUE, c->at,
               "column '%.*s' contains dates both as strings and as numbers",
               STR_ARG(name_text(ev->scratch, x->name)));
    diag_help(ev->d, "convert_dates=False keeps the cells as they are");
    return NULL;
}

/* Converts names and cells of the frame. dtype=False leaves the cells
   unchanged. If dtype= is a dict, its types are applied later. */
static bool convert(struct call *c, struct json_reading *r)
{
    struct eval *ev = c->ev;
    struct object dtype = call_arg(c, PARAM_dtype);
    struct frame *f = r->out;
    str *names = NEW_N(ev->scratch, str, f->n_columns + 1);
    for (size_t i = 0; i < f->n_columns; i++)
        names[i] = f->columns[i]->name;
    json_convert_names(ev->a, names, f->n_columns);
    for (size_t i = 0; i < f->n_columns; i++) {
        const struct column *x = f->columns[i];
        bool keep = dtype.type != OBJECT_ABSENT && dtype.type != OBJECT_NONE &&
                    !(dtype.type == OBJECT_BOOL && as_bool(dtype));
        if (dtype.type == OBJECT_BOOL)
            keep &= !is_missing(x);
        if (dtype.type == OBJECT_DICT)
            keep = object_dict_get(as_dict(dtype),
                                   object_of_name(ev->scratch, x->name));
        if (is_date(c, names[i]) && !(x = dates(c, x)))
            return false;
        if (!keep &&
            !dataset_is_text(ev->site, ev->d, r->src->name,
                             column_before_moves(x)->origin->file.column))
            x = json_convert(ev->a, ev->d, x);
        f->columns[i] =
            str_eq(x->name, names[i]) ? x : column_rename(ev->a, x, names[i]);
    }
    dataset_set_units(ev->site, ev->a, ev->d, r->src->name, f);
    f->names = NULL;
    frame_index(ev->a, f);
    return true;
}

static bool use_types(struct call *c, struct frame **f)
{
    struct eval *ev = c->ev;
    struct object x = call_arg(c, PARAM_dtype), method, made;
    if (!call_has(c, PARAM_dtype) || x.type == OBJECT_BOOL)
        return true;
    if (!ev->attribute(ev, call_at(c, PARAM_dtype), object_frame(*f),
                       S("astype"), &method) ||
        !ev->call(ev, call_at(c, PARAM_dtype), method, &x, 1, &made))
        return false;
    *f = as_frame(made);
    return true;
}

static bool read_arguments(struct call *c, struct json_reading *r, bool *lines,
                           str *encoding)
{
    int64_t n = 0;
    *lines = false;
    *encoding = STR_NONE;
    r->rows_max = SIZE_MAX;
    r->orient = JSON_COLUMNS;
    if (!call_bool(c, PARAM_lines, lines) ||
        (call_has(c, PARAM_orient) &&
         !call_choice(c, PARAM_orient, ORIENTS, 5, &r->orient)) ||
        (call_has(c, PARAM_encoding) && !call_str(c, PARAM_encoding, encoding)))
        return false;
    if (!call_has(c, PARAM_nrows))
        return true;
    if (!call_int(c, PARAM_nrows, &n))
        return false;
    r->rows_max = n ? (size_t)n : SIZE_MAX;
    if (n < 0)
        return call_wrong(c, PARAM_nrows, "a number of rows");
    return *lines || eval_fault(c->ev, DIAG_DF_VALUE, call_at(c, PARAM_nrows),
                                "'nrows' needs lines=True");
}

static bool read_json(struct call *c, struct object *out)
{
    struct eval *ev = c->ev;
    struct json_reading r = {.ev = ev, .at = c->at};
    bool lines;
    str encoding;
    if (!read_arguments(c, &r, &lines, &encoding))
        return false;
    r.src = json_source_read(c, PARAM_path_or_buf, encoding, &r.text);
    if (!r.src)
        return false;
    if (!(lines ? json_frame_lines(&r) : json_frame_read(&r)))
        return false;
    if (!eval_spend(ev, c->at, r.out->n, r.out->n_columns * sizeof(str)))
        return false;
    if (!convert(c, &r))
        return false;
    json_source_check(ev, c->at, r.src, r.out);
    vec_push(ev->a, &ev->tables, ((struct eval_table){.frame = r.out}));
    struct frame *own = object_own_frame(ev->a, r.out);
    if (!use_types(c, &own))
        return false;
    own->names = NULL;
    frame_index(ev->a, own);
    *out = object_frame(own);
    return true;
}

/* ---- operations ---- */

const struct operation READ_JSON_OPERATIONS[] = {
    {S_INIT("read_json"), ON_PANDAS, read_json,
     PARAMS(NEEDS(path_or_buf), NAMED(orient, NONE), NAMED(dtype, NONE),
            NAMED(convert_dates, TRUE), NAMED(encoding, NONE),
            NAMED(lines, FALSE), NAMED(nrows, NONE),
            NAMED(compression, TEXT("infer"))),
     0, 1, "reads a JSON file"},
    {.name = {0}},
};
