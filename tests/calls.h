// SPDX-License-Identifier: MIT
// calls: shared by the test of all calls (df/test_calls.c) and the fuzzer of
// chained calls (fuzz/fuzz_calls.c): an object of each kind, the program's own
// tables of methods, and scripts that run step by step.
#pragma once

#include "base/buf.h"
#include "base/vec.h"
#include "df/run/operations.h"
#include "df/run/script.h"
#include "df/syntax/df_parser.h"
#include "frame/write.h"
#include "lineage/lineage.h"
#include "load/site.h"

#define CALLS_START                                                         \
    "df = pd.DataFrame({'k': ['x', 'y', 'x'], 'v': [1, -2, 3], 'f': [0.5, " \
    "None, 2.5], 'b': [True, False, True]})\n"

/* Expressions for an object of each kind, and for each kind of table, column
   and list. Each call receives them as arguments and as receiver. */
static const char *const CALLS_SPECIMENS[] = {
    "df",
    "df['v']",
    "'k'",
    "1",
    "['k', 'v']",
    "lambda x: x",
    "df.groupby('k')",
    "None",
    "True",
    "0",
    "-1",
    "10 ** 18",
    "1.5",
    "np.nan",
    "np.inf",
    "''",
    "'zz'",
    "'sum'",
    "'index'",
    "int",
    "str",
    "len",
    "np.mean",
    "pd",
    "np",
    "[]",
    "[0, 1]",
    "[True, False, True]",
    "['k', 1, None]",
    "[[1, 2], [3, 4]]",
    "[df, df]",
    "()",
    "('k', 'v')",
    "('x', 1)",
    "[('a', 1), ('b', 2)]",
    "{}",
    "{'k': 'v'}",
    "{'v': ['min', 'max']}",
    "{1: 2, None: 3}",
    "lambda: 1",
    "lambda x: [x, x]",
    "lambda x: None",
    "lambda x, y: x",
    "df.head(0)",
    "df[[]]",
    "pd.DataFrame()",
    "df[['v', 'f']]",
    "df.set_index('k')",
    "df.set_index(['k', 'b'])",
    "df.groupby('k').agg({'v': ['min', 'max']})",
    "df['k']",
    "df['f']",
    "df['v'] > 1",
    "df['k'].head(0)",
    "df['k'].astype('category')",
    "df.set_index('k')['v']",
    "df.groupby(['k', 'b'])['v'].sum()",
    "df.index",
    "df.columns",
    "df['v'].values",
    "df['k'].unique()",
    "df.groupby('k')['v']",
    "df.groupby(['k', 'b'])",
    "df.groupby('k', as_index=False)",
    "df.head(0).groupby('k')",
    "df.iloc[0]",
    "df.loc",
    "df['v'].iat",
    "df['k'].str",
    "pd.Timestamp('2023-09-15')",
    "pd.to_datetime(pd.Series(['2023-09-15', None])).dt",
    "df['k'].astype('category').cat",
    "df['k'].str.split('x')",
    "df['k'].str.split('x').str",
    "df.columns.str",
    "df['v'].sum",
};

enum { CALLS_N = sizeof CALLS_SPECIMENS / sizeof *CALLS_SPECIMENS };

/* A script that runs statement by statement. */
struct session {
    struct arena a, scratch;
    struct diags d;
    struct site site;
    struct eval ev;
};

static inline void session_open(struct session *s)
{
    memset(s, 0, sizeof *s);
    site_bare(&s->site, S("no-such-folder"));
    s->ev = script_eval(&s->a, &s->scratch, &s->d, &s->site, S(""), NULL);
}

static inline void session_close(struct session *s)
{
    site_free(&s->site);
    arena_free(&s->a);
    arena_free(&s->scratch);
    diag_free(&s->d);
}

/* Runs statements after the previous ones. Returns false if one failed; each
   fault must have been reported with its position. A statement that depends on
   a failed one fails silently. */
static inline bool session_run(struct session *s, str text)
{
    struct source *src = NEW(&s->scratch, struct source);
    struct df_script *script = NEW(&s->scratch, struct df_script);
    size_t told = s->d.n;
    *src = (struct source){.name = S("script"),
                           .text = str_dup(&s->scratch, text)};
    bool ok = df_parser_script(&s->scratch, &s->d,
                               source_lines(&s->scratch, src), script);
    s->ev.script = script;
    ok = script_statements(&s->ev, script) && ok;
    if (!ok && s->d.n == 0)
        __builtin_trap();
    for (size_t i = told; i < s->d.n; i++)
        if (!s->d.v[i].line || !s->d.v[i].col)
            __builtin_trap();
    return ok;
}

/* Returns the object of a name in the script, or ABSENT. */
static inline struct object session_get(const struct session *s, str name)
{
    const struct object *o = map_get(&s->ev.names, name);
    return o ? *o : (struct object){.type = OBJECT_ABSENT};
}

/* A table that came out prints, and its cells have a lineage. */
static inline void session_use(struct session *s, struct object o)
{
    struct buf out = {.a = &s->scratch};
    if (o.type != OBJECT_FRAME && o.type != OBJECT_SERIES)
        return;
    const struct frame f = object_as_frame(&o);
    write_csv(&out, &f);
    for (size_t i = 0; i < f.n_columns && f.n; i++)
        lineage_of(&s->scratch, f.columns[i], f.n - 1);
}

/* How a parameter is given. */
static inline bool calls_needed(const struct parameter *p)
{
    return p->kind == PARAMETER_NEEDED || p->kind == PARAMETER_NEEDED_NAMED;
}

static inline bool calls_by_place(const struct parameter *p)
{
    return p->kind == PARAMETER_NEEDED || p->kind == PARAMETER_OPTIONAL ||
           p->kind == PARAMETER_REST;
}

static inline bool calls_by_name(const struct parameter *p)
{
    return p->kind != PARAMETER_REST;
}
