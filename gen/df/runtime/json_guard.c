// SPDX-License-Identifier: MIT
// json_guard: lists the operations that are allowed on series, because they
// leave cells as they are, and the operations that are refused on frames,
// because they compare cells.
#include "df/runtime/json_guard.h"

#include "base/codes/df.h"
#include "load/json/json_columns.h"

bool json_guard_holds(const struct column *c)
{
    if (!json_holds(c))
        return false;
    bool any = c->type == COLUMN_STR;
    for (size_t i = 0; !any && i < c->n; i++)
        any = column_value(c, i).json;
    return any;
}

/* Whether no cell of c is a list or dict. */
static bool is_of_numbers(const struct column *c)
{
    size_t i = 0;
    for (; i < c->n; i++) {
        struct value v = column_value(c, i);
        if (v.json && v.s.n && strchr("[{", v.s.p[0]))
            break;
    }
    return i == c->n;
}

void json_guard_report(struct eval *ev, struct pos at, const struct column *c,
                       const char *help)
{
    str name = eval_column_called(ev, c);
    bool numbers = is_of_numbers(c);
    diag_at(ev->d, DIAG_DF_TYPE, at,
            str_fmt(ev->scratch, "%.*s holds %s", STR_ARG(name),
                    numbers ? "integers beyond the range of 64 bits"
                            : "lists or dicts"));
    diag_help(ev->d, "%s",
              numbers ? ".map(str) converts them to strings, and "
                        "drop(columns=[...]) removes the column"
                      : help);
}

bool json_guard_refuse(struct eval *ev, const struct df_expr *at,
                       const struct column *c)
{
    if (!c || !json_guard_holds(c))
        return false;
    json_guard_report(
        ev, eval_pos(ev, at), c,
        "explode() makes a row for each element of a list; "
        "pd.json_normalize(..., record_path=...) reads lists as rows");
    return true;
}

/* Operations of a series that move its cells or pass them to a function. */
static const str OF_SERIES[] = {
    S_INIT("apply"),
    S_INIT("at"),
    S_INIT("copy"),
    S_INIT("count"),
    S_INIT("dropna"),
    S_INIT("dtype"),
    S_INIT("empty"),
    S_INIT("explode"),
    S_INIT("fillna"),
    S_INIT("first"),
    S_INIT("get"),
    S_INIT("head"),
    S_INIT("iat"),
    S_INIT("iloc"),
    S_INIT("index"),
    S_INIT("isna"),
    S_INIT("isnull"),
    S_INIT("items"),
    S_INIT("last"),
    S_INIT("loc"),
    S_INIT("map"),
    S_INIT("name"),
    S_INIT("notna"),
    S_INIT("notnull"),
    S_INIT("pipe"),
    S_INIT("rename"),
    S_INIT("reset_index"),
    S_INIT("shape"),
    S_INIT("size"),
    S_INIT("str"),
    S_INIT("tail"),
    S_INIT("to_dict"),
    S_INIT("to_frame"),
    S_INIT("to_list"),
    S_INIT("tolist"),
    S_INIT("where"),
    S_INIT("mask"),
    S_INIT("sort_index"),
    S_INIT("set_axis"),
    S_INIT("add_prefix"),
    S_INIT("rename_axis"),
    S_INIT("shift"),
    S_INIT("values"),
    S_INIT("to_numpy"),
    S_INIT("ffill"),
    S_INIT("bfill"),
    S_INIT("combine_first"),
    S_INIT("unstack"),
    S_INIT("reindex"),
    S_INIT("squeeze"),
    S_INIT("drop"),
    S_INIT("droplevel"),
    S_INIT("swaplevel"),
    S_INIT("filter"),
    S_INIT("add_suffix"),
    S_INIT("array"),
    S_INIT("xs"),
    S_INIT("truncate"),
    S_INIT("groupby"),
    S_INIT("reorder_levels"),
    S_INIT("dtypes"),
    S_INIT("ndim"),
    S_INIT("axes"),
    S_INIT("keys"),
    S_INIT("astype"),
    S_INIT("first_valid_index"),
    S_INIT("last_valid_index"),
    S_INIT("hasnans"),
};

/* Functions of pandas and numpy that move cells of their arguments. */
static const str OF_MODULES[] = {
    S_INIT("DataFrame"), S_INIT("Series"), S_INIT("concat"),
    S_INIT("isna"),      S_INIT("isnull"), S_INIT("json_normalize"),
    S_INIT("merge"),     S_INIT("notna"),  S_INIT("notnull"),
    S_INIT("where"),     S_INIT("array"),  S_INIT("asarray"),
};

/* Operations of a frame that compare the cells of all columns, unless the
   argument `subset` names columns. */
static const str OF_FRAMES[] = {
    S_INIT("drop_duplicates"),
    S_INIT("duplicated"),
    S_INIT("eq"),
    S_INIT("equals"),
    S_INIT("isin"),
    S_INIT("mode"),
    S_INIT("ne"),
    S_INIT("nunique"),
    S_INIT("rank"),
    S_INIT("replace"),
    S_INIT("value_counts"),
    S_INIT("describe"),
};

/* Arguments that name columns whose cells are compared. */
static const struct {
    str operation;
    enum param param;
} KEYS[] = {
    {S_INIT("sort_values"), PARAM_by},
    {S_INIT("groupby"), PARAM_by},
    {S_INIT("merge"), PARAM_on},
    {S_INIT("merge"), PARAM_left_on},
    {S_INIT("join"), PARAM_on},
    {S_INIT("set_index"), PARAM_keys},
    {S_INIT("nlargest"), PARAM_columns},
    {S_INIT("nsmallest"), PARAM_columns},
    {S_INIT("pivot"), PARAM_index},
    {S_INIT("pivot"), PARAM_columns},
    {S_INIT("pivot_table"), PARAM_index},
    {S_INIT("pivot_table"), PARAM_columns},
    {S_INIT("drop_duplicates"), PARAM_subset},
    {S_INIT("duplicated"), PARAM_subset},
    {S_INIT("value_counts"), PARAM_subset},
};

static bool is_of_lists(struct object x)
{
    return x.type == OBJECT_SERIES && json_guard_holds(as_series(x)->column);
}

/* Returns the index of the argument for p; STR_NPOS if the argument is not
   given or is None. */
static size_t find_arg(const struct json_guard *g, enum param p)
{
    const struct parameter *all = g->operation->params;
    for (size_t i = 0; all && all[i].name != PARAM_END; i++)
        if (all[i].name == p && g->args[i].type != OBJECT_ABSENT &&
            g->args[i].type != OBJECT_NONE)
            return i;
    return STR_NPOS;
}

/* If the object `name` is the name of a column of lists and dicts, reports the
   column and returns true. */
static bool refuse_name(const struct json_guard *g, const struct df_expr *at,
                        struct object name)
{
    const struct frame *f = as_frame(g->self);
    size_t i = name.type == OBJECT_STR ? frame_find(f, as_str(name)) : STR_NPOS;
    return i != STR_NPOS && json_guard_refuse(g->ev, at, f->columns[i]);
}

static bool refuse_keys(const struct json_guard *g, enum param p)
{
    size_t at = find_arg(g, p);
    if (at == STR_NPOS)
        return false;
    struct object x = g->args[at];
    const struct df_expr *e = g->exprs[at] ? g->exprs[at] : g->at;
    if (x.type != OBJECT_LIST)
        return refuse_name(g, e, x);
    for (size_t i = 0; i < as_list(x)->n; i++)
        if (refuse_name(g, eval_item(e, i), as_list(x)->v[i]))
            return true;
    return false;
}

static const struct column *column_of_lists(const struct frame *f)
{
    for (size_t i = 0; i < f->n_columns; i++)
        if (json_guard_holds(f->columns[i]))
            return f->columns[i];
    return NULL;
}

static bool may_use_frame(const struct json_guard *g)
{
    str name = g->operation->name;
    if (STR_AMONG(name, OF_FRAMES) && find_arg(g, PARAM_subset) == STR_NPOS)
        return !json_guard_refuse(g->ev, g->at,
                                  column_of_lists(as_frame(g->self)));
    for (size_t i = 0; i < sizeof KEYS / sizeof *KEYS; i++)
        if (str_eq(KEYS[i].operation, name) && refuse_keys(g, KEYS[i].param))
            return false;
    return true;
}

bool json_guard_call(const struct json_guard *g)
{
    const struct operation *o = g->operation;
    if (is_of_lists(g->self) && !STR_AMONG(o->name, OF_SERIES))
        return !json_guard_refuse(g->ev, g->at, as_series(g->self)->column);
    if (g->self.type == OBJECT_FRAME && !may_use_frame(g))
        return false;
    bool moves =
        o->on & (ON_NUMPY | ON_PANDAS) && STR_AMONG(o->name, OF_MODULES);
    bool function = o->on & (ON_NUMPY | ON_PANDAS) && o->params && !moves;
    for (size_t i = 0; function && o->params[i].name != PARAM_END; i++)
        if (is_of_lists(g->args[i]))
            return !json_guard_refuse(g->ev, g->at,
                                      as_series(g->args[i])->column);
    return true;
}
