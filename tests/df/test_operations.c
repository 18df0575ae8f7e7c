// SPDX-License-Identifier: MIT
// What all rows of operations have in common; and that each default is what the
// operation does without the argument.
#include "testing.h"

#include "calls.h"
#include "df/run/operations.h"

static void test_rows(void **state)
{
    struct arena a = {0};
    size_t n_all;
    const struct operation **all = operations_all(&a, &n_all);
    (void)state;
    assert_true(n_all > 400);
    for (size_t i = 0; i < n_all; i++) {
        const struct operation *o = all[i];
        size_t n = 0;
        if (!o->name.n || !o->on || !o->run || !o->help[0] ||
            (!o->cost && o->params))
            fail_msg("a member of %.*s is missing", STR_ARG(o->name));
        for (; o->params && o->params[n].name != PARAM_END; n++)
            for (size_t k = 0; k < n; k++)
                assert_true(o->params[k].name != o->params[n].name);
        assert_true(n <= CALL_ARGS_MAX);
        for (size_t k = i + 1; k < n_all; k++)
            if (str_eq(all[k]->name, o->name) && all[k]->on & o->on)
                fail_msg("two operations '%s'", o->name.p);
    }
    arena_free(&a);
}

/* The receiver, and the argument of a required parameter. */
static const struct {
    unsigned on;
    const char *text;
} RECEIVERS[] = {
    {ON_FRAME, "df[['v', 'f']]."},
    {ON_SERIES, "df['v']."},
    {ON_ROW, "df[['v', 'f']].iloc[0]."},
    {ON_GROUP, "df.groupby('k')[['v', 'f']]."},
    {ON_TEXT, "'a-b'."},
    {ON_LIST, "df.set_index(['k', 'v']).index."},
    {ON_DICT, "{'k': 1}."},
    {ON_STR, "df['k'].str."},
    {ON_CAT, "df['k'].astype('category').cat."},
    {ON_LISTS, "df['k'].str.split('-')."},
    {ON_LISTS_STR, "df['k'].str.split('-').str."},
    {ON_DATE, "pd.Timestamp('2023-09-15')."},
    {ON_DT, "pd.to_datetime(pd.Series(['2023-09-15', None])).dt."},
    {ON_SPAN, "pd.Timedelta('1 day')."},
    {ON_DT_SPAN, "pd.to_timedelta(pd.Series(['1 day', None])).dt."},
    {ON_WINDOW, "df[['v', 'f']].rolling(2)."},
    {ON_PERIODS, "df[['v', 'f']].set_index(pd.date_range('2024-01-01', "
                 "periods=3)).resample('D')."},
    {ON_SET, "{1, 2}."},
    {ON_PANDAS, "pd."},
    {ON_NUMPY, "np."},
    {ON_BUILTIN, ""},
};

static const struct {
    enum param name;
    const char *text;
} GIVEN[] = {
    {PARAM_a, "df['f']"},
    {PARAM_a_max, "2"},
    {PARAM_a_min, "1"},
    {PARAM_aggfunc, "'sum'"},
    {PARAM_ar, "df['k']"},
    {PARAM_arg, "df['k']"},
    {PARAM_base, "2"},
    {PARAM_bins, "[-5, 0, 5]"},
    {PARAM_by, "'v'"},
    {PARAM_choicelist, "[df['v']]"},
    {PARAM_classinfo, "int"},
    {PARAM_column, "'v'"},
    {PARAM_columns, "'v'"},
    {PARAM_c_or_r, "[1, 2]"},
    {PARAM_cond, "df['v'] > 1"},
    {PARAM_condition, "df['v'] > 1"},
    {PARAM_condlist, "[df['v'] > 1]"},
    {PARAM_data, "[{'a': 1}]"},
    {PARAM_deg, "1"},
    {PARAM_date_format, "'%Y'"},
    {PARAM_dtype, "'float'"},
    {PARAM_end_time, "'12:00'"},
    {PARAM_exp, "3"},
    {PARAM_expr, "'v > 1'"},
    {PARAM_fill_value, "1.5"},
    {PARAM_frame, "df"},
    {PARAM_freq, "'D'"},
    {PARAM_func, "'sum'"},
    {PARAM_function, "str"},
    {PARAM_i, "0"},
    {PARAM_index, "df['k']"},
    {PARAM_item, "'v'"},
    {PARAM_iterable, "[3, 1, 2]"},
    {PARAM_key, "'k'"},
    {PARAM_keys, "'v'"},
    {PARAM_labels, "[1, 2, 3]"},
    {PARAM_left, "df"},
    {PARAM_level, "'k'"},
    {PARAM_loc, "0"},
    {PARAM_mapper, "str"},
    {PARAM_n, "2"},
    {PARAM_name, "'x'"},
    {PARAM_new, "'c'"},
    {PARAM_new_categories, "['x', 'y']"},
    {PARAM_number, "2.6"},
    {PARAM_object, "[1, 2]"},
    {PARAM_obj, "df['f']"},
    {PARAM_objs, "[df, df]"},
    {PARAM_old, "'a'"},
    {PARAM_order, "[1, 0]"},
    {PARAM_other, "2"},
    {PARAM_p, "[1, 2]"},
    {PARAM_pat, "'(x)'"},
    {PARAM_prefix, "'a'"},
    {PARAM_q, "0.5"},
    {PARAM_removals, "['x']"},
    {PARAM_repeats, "2"},
    {PARAM_repl, "'z'"},
    {PARAM_right, "df"},
    {PARAM_reps, "2"},
    {PARAM_rule, "'D'"},
    {PARAM_sep, "'-'"},
    {PARAM_sequence, "[1, 2]"},
    {PARAM_shape, "3"},
    {PARAM_start, "3"},
    {PARAM_start_time, "'08:00'"},
    {PARAM_stop, "9"},
    {PARAM_sub, "'a'"},
    {PARAM_suffix, "'b'"},
    {PARAM_table, "{97: 'b'}"},
    {PARAM_time, "'10:00'"},
    {PARAM_to_replace, "1"},
    {PARAM_tz, "'UTC'"},
    {PARAM_value, "7"},
    {PARAM_values, "[1, 2]"},
    {PARAM_width, "5"},
    {PARAM_window, "2"},
    {PARAM_x, "df['v']"},
    {PARAM_x1, "df['v']"},
    {PARAM_x2, "2"},
    {PARAM_y, "3"},
};

/* Arguments in place of those, for the operations that need others. */
static const struct {
    unsigned on;
    str name;
    const char *args;
} OTHERWISE[] = {
    {ON_BUILTIN, S_INIT("bin"), "number=5"},
    {ON_BUILTIN, S_INIT("chr"), "i=65"},
    {ON_BUILTIN, S_INIT("divmod"), "x=7, y=2"},
    {ON_BUILTIN, S_INIT("hex"), "number=5"},
    {ON_BUILTIN, S_INIT("map"), "str, [3, 1]"},
    {ON_BUILTIN, S_INIT("max"), "3, 1"},
    {ON_BUILTIN, S_INIT("min"), "3, 1"},
    {ON_BUILTIN, S_INIT("next"), "iterable=(x for x in [1])"},
    {ON_BUILTIN, S_INIT("oct"), "number=5"},
    {ON_BUILTIN, S_INIT("ord"), "c='a'"},
    {ON_BUILTIN, S_INIT("repr"), "obj='a'"},
    {ON_BUILTIN, S_INIT("ascii"), "obj='a'"},
    {ON_BUILTIN, S_INIT("type"), "obj='a'"},
    {ON_CAT, S_INIT("add_categories"), "new_categories=['z']"},
    {ON_FRAME | ON_SERIES | ON_GROUP, S_INIT("agg"), "func='sum'"},
    {ON_FRAME | ON_SERIES | ON_GROUP, S_INIT("aggregate"), "func='sum'"},
    {ON_FRAME, S_INIT("applymap"), "func=lambda x: x"},
    {ON_FRAME, S_INIT("drop"), "columns='v'"},
    {ON_FRAME | ON_SERIES | ON_GROUP, S_INIT("ewm"), "span=3"},
    {ON_FRAME, S_INIT("filter"), "items=['v']"},
    {ON_FRAME, S_INIT("groupby"), "by='v'"},
    {ON_FRAME, S_INIT("insert"), "loc=0, column='z', value=7"},
    {ON_FRAME, S_INIT("join"), "other=df[['b']]"},
    {ON_FRAME, S_INIT("map"), "func=lambda x: x"},
    {ON_FRAME, S_INIT("pivot_table"), "index='v'"},
    {ON_FRAME, S_INIT("rename"), "columns={'v': 'w'}"},
    {ON_FRAME | ON_SERIES, S_INIT("rename_axis"), "mapper='w'"},
    {ON_FRAME, S_INIT("select_dtypes"), "include='int'"},
    {ON_FRAME | ON_SERIES, S_INIT("fillna"), "value=0"},
    {ON_FRAME | ON_SERIES, S_INIT("pipe"), "func=lambda x: x"},
    {ON_FRAME | ON_SERIES, S_INIT("replace"), "to_replace=1, value=2"},
    {ON_FRAME | ON_SERIES, S_INIT("rpow"), "other=2.5"},
    {ON_FRAME | ON_SERIES, S_INIT("transform"), "func=lambda x: x"},
    {ON_GROUP, S_INIT("apply"), "func=lambda g: g.max()"},
    {ON_GROUP, S_INIT("filter"), "func=lambda g: len(g) > 1"},
    {ON_FRAME | ON_SERIES, S_INIT("droplevel"), "level='k'"},
    {ON_FRAME | ON_SERIES, S_INIT("equals"), "other=df['f']"},
    {ON_LIST, S_INIT("get_level_values"), "level=0"},
    {ON_LIST, S_INIT("rename"), "names=['a', 'b']"},
    {ON_LIST, S_INIT("set_names"), "names=['a', 'b']"},
    {ON_SERIES, S_INIT("set_names"), "names='a'"},
    {ON_LIST, S_INIT("insert"), "index=0, value=('x', 1)"},
    {ON_LIST, S_INIT("index"), "value=('x', 1)"},
    {ON_LISTS, S_INIT("apply"), "func=lambda l: l[0]"},
    {ON_LISTS, S_INIT("map"), "func=lambda l: l[0]"},
    {ON_STR, S_INIT("get_dummies"), "sep='|'"},
    {ON_NUMPY, S_INIT("allclose"), "a=df['f'], b=1"},
    {ON_NUMPY, S_INIT("append"), "arr=df['v'], values=[1, 2]"},
    {ON_NUMPY, S_INIT("bincount"), "x=[1, 2]"},
    {ON_NUMPY, S_INIT("concatenate"), "arrays=[df['v'], df['f']]"},
    {ON_NUMPY, S_INIT("histogram"), "a=df['v']"},
    {ON_NUMPY, S_INIT("hstack"), "tup=[df['v'], df['f']]"},
    {ON_NUMPY, S_INIT("corrcoef"), "x=df['v'], y=df['f']"},
    {ON_NUMPY, S_INIT("polyfit"), "x=[1, 2, 3], y=df['v'], deg=1"},
    {ON_NUMPY, S_INIT("argsort"), "a=df['f'].values"},
    {ON_NUMPY, S_INIT("interp"), "x=df['f'], xp=[1, 2], fp=[3, 4]"},
    {ON_NUMPY, S_INIT("isclose"), "a=df['f'], b=1"},
    {ON_NUMPY, S_INIT("logical_not"), "x=df['b']"},
    {ON_NUMPY, S_INIT("searchsorted"), "a=[1, 2], v=df['v']"},
    {ON_NUMPY, S_INIT("timedelta64"), "value=1, unit='s'"},
    {ON_PANDAS, S_INIT("Index"), "data=[1, 2]"},
    {ON_PANDAS, S_INIT("DatetimeIndex"), "data=['2024-01-01']"},
    {ON_PANDAS, S_INIT("bdate_range"), "start='2024-01-01', periods=2"},
    {ON_PANDAS, S_INIT("date_range"), "start='2024-01-01', periods=2"},
    {ON_PANDAS, S_INIT("period_range"), "start='2024-01-01', periods=2"},
    {ON_PANDAS, S_INIT("timedelta_range"), "start='1h', periods=2"},
    {ON_PANDAS, S_INIT("crosstab"), "index=df['k'], columns=df['v']"},
    {ON_PANDAS, S_INIT("pivot_table"), "data=df, index='k', values='v'"},
    {ON_PANDAS, S_INIT("get_dummies"), "data=df['k']"},
    {ON_PANDAS, S_INIT("qcut"), "x=df['f'], q=2"},
    {ON_PANDAS, S_INIT("merge_asof"), "left=df[:1], right=df[2:], on='v'"},
    {ON_PANDAS, S_INIT("wide_to_long"),
     "df=pd.DataFrame({'k': [1], 'v1': [2]}), stubnames='v', i='k', j='n'"},
    {ON_FRAME, S_INIT("update"), "other=df[['f']]"},
    {ON_PANDAS, S_INIT("Timestamp"), "ts_input='2023-09-15'"},
    {ON_PANDAS, S_INIT("to_datetime"), "arg=['2023-09-01', '2023-09-15']"},
    {ON_PANDAS, S_INIT("to_numeric"), "arg=df['v']"},
    {ON_SERIES, S_INIT("between"), "left=0, right=2"},
    {ON_SERIES, S_INIT("combine_first"), "other=df['f']"},
    {ON_FRAME, S_INIT("combine_first"), "other=df[['v', 'f']]"},
    {ON_SERIES, S_INIT("drop"), "labels=[1]"},
    {ON_SERIES, S_INIT("groupby"), "by=df['k']"},
    {ON_PANDAS, S_INIT("Period"), "value='2023-09'"},
    {ON_LIST, S_INIT("remove"), "value=('x', 1)"},
    {ON_PANDAS, S_INIT("Timedelta"), "value='1 day'"},
    {ON_DATE | ON_DT, S_INIT("to_period"), "freq='M'"},
    {ON_PANDAS, S_INIT("to_timedelta"), "arg='1 day'"},
    {ON_WINDOW, S_INIT("apply"), "func=lambda w: w.max()"},
    {ON_SET, S_INIT("remove"), "value=2"},
    {ON_SERIES, S_INIT("corr"), "other=df['f']"},
    {ON_SERIES, S_INIT("difference"), "other=['v']"},
    {ON_SERIES, S_INIT("intersection"), "other=['v']"},
    {ON_SERIES, S_INIT("symmetric_difference"), "other=['v']"},
    {ON_SERIES, S_INIT("get_level_values"), "level=0"},
    {ON_SERIES, S_INIT("union"), "other=['v']"},
    {ON_FRAME | ON_SERIES, S_INIT("xs"), "key=0"},
    {ON_ROW, S_INIT("xs"), "key='v'"},
    {ON_TEXT, S_INIT("join"), "iterable=['x', 'y']"},
};

static const char *arguments_of(const struct operation *o, unsigned on)
{
    for (size_t i = 0; i < sizeof OTHERWISE / sizeof *OTHERWISE; i++)
        if (OTHERWISE[i].on & on && str_eq(OTHERWISE[i].name, o->name))
            return OTHERWISE[i].args;
    return NULL;
}

/* Receivers in place of those, for the operations that need others. */
static const struct {
    unsigned on;
    str name;
    const char *text;
} ON_OTHERS[] = {
    {ON_DICT, S_INIT("elements"), "collections.Counter(['k'])."},
    {ON_DICT, S_INIT("most_common"), "collections.Counter(['k'])."},
    {ON_FRAME, S_INIT("droplevel"), "df.set_index(['k', 'v'])[['f']]."},
    {ON_SERIES, S_INIT("droplevel"), "df.set_index(['k', 'v'])['f']."},
    {ON_LIST, S_INIT("_asdict"), "list(df.itertuples())[0]."},
    {ON_LIST, S_INIT("_fields"), "list(df.itertuples())[0]."},
    {ON_SERIES, S_INIT("set_names"), "df.columns."},
    {ON_DICT, S_INIT("subtract"), "collections.Counter(['k'])."},
    {ON_DICT, S_INIT("total"), "collections.Counter(['k'])."},
    {ON_SERIES, S_INIT("difference"), "df.columns."},
    {ON_SERIES, S_INIT("intersection"), "df.columns."},
    {ON_SERIES, S_INIT("symmetric_difference"), "df.columns."},
    {ON_SERIES, S_INIT("get_level_values"), "df.columns."},
    {ON_SERIES, S_INIT("union"), "df.columns."},
    {ON_FRAME, S_INIT("unstack"), "df.set_index(['k', 'v'])[['f']]."},
    {ON_SERIES, S_INIT("unstack"), "df.set_index(['k', 'v'])['f']."},
    {ON_FRAME, S_INIT("reorder_levels"), "df.set_index(['k', 'v'])[['f']]."},
    {ON_SERIES, S_INIT("reorder_levels"), "df.set_index(['k', 'v'])['f']."},
    {ON_LIST, S_INIT("reorder_levels"), "df.set_index(['k', 'v']).index."},
    {ON_FRAME, S_INIT("swaplevel"), "df.set_index(['k', 'v'])[['f']]."},
    {ON_SERIES, S_INIT("swaplevel"), "df.set_index(['k', 'v'])['f']."},
    {ON_LIST, S_INIT("swaplevel"), "df.set_index(['k', 'v']).index."},
    {ON_LIST, S_INIT("append"), "[('x', 1), 3, 7]."},
    {ON_LIST, S_INIT("clear"), "[('x', 1), 3, 7]."},
    {ON_LIST, S_INIT("extend"), "[('x', 1), 3, 7]."},
    {ON_LIST, S_INIT("insert"), "[('x', 1), 3, 7]."},
    {ON_LIST, S_INIT("pop"), "[('x', 1), 3, 7]."},
    {ON_LIST, S_INIT("remove"), "[('x', 1), 3, 7]."},
    {ON_LIST, S_INIT("reverse"), "[('x', 1), 3, 7]."},
    {ON_LIST, S_INIT("sort"), "[7, 3]."},
    {ON_GROUP, S_INIT("nlargest"), "df.groupby('k')['v']."},
    {ON_GROUP, S_INIT("nsmallest"), "df.groupby('k')['v']."},
    {ON_FRAME, S_INIT("asfreq"),
     "df.set_index(pd.date_range('2024-01-01', periods=3))."},
    {ON_SERIES, S_INIT("asfreq"),
     "df.set_index(pd.date_range('2024-01-01', periods=3))['v']."},
    {ON_FRAME, S_INIT("at_time"),
     "df.set_index(pd.date_range('2024-01-01', periods=3))."},
    {ON_SERIES, S_INIT("at_time"),
     "df.set_index(pd.date_range('2024-01-01', periods=3))['v']."},
    {ON_FRAME, S_INIT("between_time"),
     "df.set_index(pd.date_range('2024-01-01', periods=3))."},
    {ON_SERIES, S_INIT("between_time"),
     "df.set_index(pd.date_range('2024-01-01', periods=3))['v']."},
    {ON_GROUP, S_INIT("resample"),
     "df.set_index(pd.date_range('2024-01-01', periods=3)).groupby('k')['v']."},
    {ON_FRAME, S_INIT("resample"),
     "df.set_index(pd.date_range('2024-01-01', periods=3))."},
    {ON_SERIES, S_INIT("resample"),
     "df.set_index(pd.date_range('2024-01-01', periods=3))['v']."},
    {ON_SERIES, S_INIT("item"), "df['v'].head(1)."},
    {ON_DATE, S_INIT("asfreq"), "pd.Period('2023-09')."},
    {ON_DT, S_INIT("asfreq"), "pd.Series([pd.Period('2023-09')]).dt."},
    {ON_GROUP, S_INIT("ohlc"), "df.groupby('k')['v']."},
    {ON_FRAME, S_INIT("to_period"),
     "df.set_index(pd.date_range('2024-01-01', periods=3))."},
    {ON_SERIES, S_INIT("to_period"),
     "df.set_index(pd.date_range('2024-01-01', periods=3))['v']."},
    {ON_FRAME, S_INIT("to_timestamp"),
     "df.set_index(pd.period_range('2024-01-01', periods=3))."},
    {ON_SERIES, S_INIT("to_timestamp"),
     "df.set_index(pd.period_range('2024-01-01', periods=3))['v']."},
    {ON_FRAME, S_INIT("tz_convert"),
     "df.set_index(pd.date_range('2024-01-01', periods=3, tz='UTC'))."},
    {ON_SERIES, S_INIT("tz_convert"),
     "df.set_index(pd.date_range('2024-01-01', periods=3, tz='UTC'))['v']."},
    {ON_FRAME, S_INIT("tz_localize"),
     "df.set_index(pd.date_range('2024-01-01', periods=3))."},
    {ON_SERIES, S_INIT("tz_localize"),
     "df.set_index(pd.date_range('2024-01-01', periods=3))['v']."},
    {ON_DATE, S_INIT("to_timestamp"), "pd.Period('2023-09')."},
    {ON_DT, S_INIT("to_timestamp"), "pd.Series([pd.Period('2023-09')]).dt."},
    {ON_DATE, S_INIT("astimezone"), "pd.Timestamp('2023-09-15', tz='UTC')."},
    {ON_DATE, S_INIT("tz_convert"), "pd.Timestamp('2023-09-15', tz='UTC')."},
    {ON_DT, S_INIT("tz_convert"),
     "pd.Series([pd.Timestamp('2023-09-15', tz='UTC')]).dt."},
};

static const char *receiver_of(const struct operation *o, size_t i)
{
    for (size_t k = 0; k < sizeof ON_OTHERS / sizeof *ON_OTHERS; k++)
        if (ON_OTHERS[k].on == RECEIVERS[i].on &&
            str_eq(ON_OTHERS[k].name, o->name))
            return ON_OTHERS[k].text;
    return RECEIVERS[i].text;
}

static const char *given_for(enum param p)
{
    for (size_t i = 0; i < sizeof GIVEN / sizeof *GIVEN; i++)
        if (GIVEN[i].name == p)
            return GIVEN[i].text;
    return NULL;
}

static bool put_value(struct buf *b, struct object o)
{
    switch (o.type) {
    case OBJECT_NONE: buf_put(b, S("None")); break;
    case OBJECT_BOOL: buf_put(b, as_bool(o) ? S("True") : S("False")); break;
    case OBJECT_INT: buf_printf(b, "%lld", (long long)as_int(o)); break;
    case OBJECT_FLOAT:
        if (isnan(as_float(o)))
            buf_put(b, S("np.nan"));
        else
            buf_printf(b, "%g", as_float(o));
        break;
    case OBJECT_STR: buf_printf(b, "'%.*s'", STR_ARG(as_str(o))); break;
    default: return false;
    }
    return true;
}

/* Returns the result of a call as a string, or its messages. */
static str outcome(struct arena *a, str call)
{
    struct session s;
    struct buf b = {.a = a};
    session_open(&s);
    bool ok =
        session_run(&s, str_fmt(a, "%sr = %.*s\n", CALLS_START, STR_ARG(call)));
    struct object r = session_get(&s, S("r"));
    if (!ok)
        buf_printf(&b, "failed: %.*s", STR_ARG(s.d.v[0].text));
    else if (r.type == OBJECT_FRAME || r.type == OBJECT_SERIES) {
        const struct frame f = object_as_frame(&r);
        write_csv(&b, &f);
    } else if (session_run(&s, S("t = str(r)\n"))) {
        r = session_get(&s, S("t"));
        buf_put(&b, as_str(r));
    }
    session_run(&s, S("r = df\n"));
    r = session_get(&s, S("r"));
    if (r.type == OBJECT_FRAME)
        write_csv(&b, as_frame(r));
    session_close(&s);
    return buf_str(&b);
}

/* The call with what must be given, and the default of parameter `at`. False:
   that is given already, or has no default. */
static bool call_of(struct arena *a, const struct operation *o, size_t r,
                    size_t at, str *out)
{
    struct buf b = {.a = a};
    const char *receiver = receiver_of(o, r);
    const char *args = arguments_of(o, RECEIVERS[r].on);
    buf_printf(&b, "%s%.*s(%s", receiver, STR_ARG(o->name), args ? args : "");
    const char *part = args ? ", " : "";
    for (size_t i = 0; o->params[i].name != PARAM_END; i++) {
        const struct parameter *p = &o->params[i];
        bool needed = calls_needed(p);
        str name = operation_param(p->name);
        if ((!needed && i != at) || (needed && args))
            continue;
        if (args && i == at &&
            strstr(args, str_fmt(a, "%.*s=", STR_ARG(name)).p))
            return false;
        buf_printf(&b, "%s%.*s=", part, STR_ARG(name));
        part = ", ";
        if (needed && !given_for(p->name))
            fail_msg("no argument for %.*s", STR_ARG(name));
        if (needed)
            buf_put(&b, str_c(given_for(p->name)));
        else if (!put_value(&b, p->value))
            return false;
    }
    buf_putc(&b, ')');
    *out = buf_str(&b);
    return true;
}

/* Each default of an operation is given; how many were tried. */
static size_t defaults_of(const struct operation *o, size_t r)
{
    struct arena a = {0};
    size_t n = 0;
    str call = STR_NONE;
    call_of(&a, o, r, STR_NPOS, &call);
    str wanted = outcome(&a, call);
    if (str_starts(wanted, S("failed")))
        fail_msg("%.*s %.*s", STR_ARG(call), STR_ARG(wanted));
    for (size_t p = 0; o->params[p].name != PARAM_END; p++) {
        if (calls_needed(&o->params[p]) ||
            o->params[p].kind >= PARAMETER_REST || !call_of(&a, o, r, p, &call))
            continue;
        str got = outcome(&a, call);
        if (!str_eq(got, wanted))
            fail_msg("%.*s gives %.*s, not %.*s", STR_ARG(call), STR_ARG(got),
                     STR_ARG(wanted));
        n++;
    }
    arena_free(&a);
    return n;
}

static void test_defaults(void **state)
{
    static const str FILES[] = {
        S_INIT("open"),      S_INIT("read_csv"),       S_INIT("read_json"),
        S_INIT("read_sql"),  S_INIT("read_sql_query"), S_INIT("read_sql_table"),
        S_INIT("read_table")};
    size_t n = 0, n_all;
    struct arena a = {0};
    const struct operation **all = operations_all(&a, &n_all);
    (void)state;
    for (size_t i = 0; i < n_all; i++)
        for (size_t r = 0; r < sizeof RECEIVERS / sizeof *RECEIVERS; r++)
            if (all[i]->on & RECEIVERS[r].on && all[i]->params &&
                !STR_AMONG(all[i]->name, FILES))
                n += defaults_of(all[i], r);
    arena_free(&a);
    assert_true(n > 400);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_rows),
        cmocka_unit_test(test_defaults),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
