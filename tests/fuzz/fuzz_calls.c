// SPDX-License-Identifier: MIT
// Bytes choose a df script: each statement calls a method of the program's own
// tables, or an operator, subscript or assignment, on a specimen or on what
// came out before, with such as arguments. Every script is well formed; it
// must end, tell its faults with their places, and what it makes must print.
// With SHOW set the statements are printed.
#include <stdlib.h>

#include "calls.h"

int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size);

enum { STATEMENTS_MAX = 12, NAMES = 4 }; /* results are a, b, c, d */

struct script {
    struct session s;
    struct buf text; /* of one statement */
    const unsigned char *at, *end;
};

static size_t choose(struct script *f, size_t n)
{
    size_t x = f->at < f->end ? *f->at++ : 0;
    if (n > 256)
        x = x << 8 | (f->at < f->end ? *f->at++ : 0);
    return x % n;
}

/* A specimen, or what a statement before gave. */
static str operand(struct script *f)
{
    static const char *const RESULTS[NAMES] = {"a", "b", "c", "d"};
    size_t i = choose(f, CALLS_N + 4 * NAMES);
    if (i < CALLS_N)
        return str_c(CALLS_SPECIMENS[i]);
    str name = str_c(RESULTS[i % NAMES]);
    return session_get(&f->s, name).type > OBJECT_BROKEN ? name : S("df");
}

/* Returns the object of an operand, by assigning it to `r`. */
static struct object value_of(struct script *f, str text)
{
    session_run(&f->s, str_fmt(&f->s.scratch, "r = %.*s\n", STR_ARG(text)));
    return session_get(&f->s, S("r"));
}

/* Each needed parameter, and others with a chance of one in four. */
static void put_arguments(struct script *f, const struct parameter *p)
{
    bool some = false, by_name = false;
    for (; p->name != PARAM_END; p++) {
        bool given = choose(f, 4) == 0;
        if (!calls_needed(p) && !given) {
            by_name = true;
            continue;
        }
        if (by_name && !calls_by_name(p))
            continue;
        buf_put(&f->text, some ? S(", ") : S(""));
        if (by_name || !calls_by_place(p))
            buf_printf(&f->text, "%.*s=", STR_ARG(operation_param(p->name)));
        buf_put(&f->text, operand(f));
        by_name |= !calls_by_place(p);
        some = true;
    }
}

static void put_call(struct script *f, str of)
{
    bool builtin = choose(f, 16) == 0;
    struct object self = builtin ? (struct object){0} : value_of(f, of);
    struct strs names = operations_names(
        &f->s.scratch, builtin ? ON_BUILTIN : operations_receiver(self));
    if (names.n == 0) {
        buf_put(&f->text, of);
        return;
    }
    str name = names.v[choose(f, names.n)];
    const struct operation *m =
        builtin ? operations_builtin(name) : operations_find(self, name);
    if (!builtin)
        buf_printf(&f->text, "(%.*s).", STR_ARG(of));
    buf_put(&f->text, name);
    if (!m->params)
        return;
    buf_put(&f->text, S("("));
    put_arguments(f, m->params);
    buf_put(&f->text, S(")"));
}

/* O: an operand; a call stands for a form of its own. */
static const char *const FORMS[] = {
    "(O)[O]",        "(O)[[O, O]]", "(O)[O:O]",  "(O) + (O)",
    "(O) / (O)",     "(O) == (O)",  "(O) < (O)", "(O) & (O)",
    "~(O)",          "-(O)",        "(O) in O",  "(O).loc[O]",
    "(O).iloc[O]",   "[O, O]",      "(O, O)",    "{'k': O, 'v': O}",
    "(O).loc[O, O]", "f'{O}'",      "(O)(O)",    "[i for i in O]",
};

static const char *const ASSIGNED[] = {
    "df[O] = O",         "df.loc[O, 'v'] = O", "a[O] = O", "a.loc[O, O] = O",
    "df.iloc[O, 0] = O", "df.columns = O",     "b.k = O",  "b.index = O",
    "a.iat[0, 0] = O",   "a, b = O",           "c += O",   "a.at[O, O] = O",
};

static void put_form(struct script *f, const char *form)
{
    for (; *form; form++)
        buf_put(&f->text, *form == 'O' ? operand(f) : (str){form, 1});
}

static void statement(struct script *f)
{
    static const char *const RESULTS[NAMES] = {"a", "b", "c", "d"};
    size_t kind = choose(f, 8);
    f->text.n = 0;
    if (kind == 0) {
        put_form(f, ASSIGNED[choose(f, sizeof ASSIGNED / sizeof *ASSIGNED)]);
    } else {
        buf_printf(&f->text, "%s = ", RESULTS[choose(f, NAMES)]);
        if (kind < 3)
            put_form(f, FORMS[choose(f, sizeof FORMS / sizeof *FORMS)]);
        else
            put_call(f, operand(f));
    }
    buf_put(&f->text, S("\n"));
    if (getenv("SHOW"))
        fprintf(stderr, "%.*s", STR_ARG(buf_str(&f->text)));
    session_run(&f->s, buf_str(&f->text));
}

int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size)
{
    struct script f = {.at = data, .end = data + size};
    struct arena a = {0};
    f.text.a = &a;
    session_open(&f.s);
    session_run(&f.s, S(CALLS_START "a = df\nb = df.head(2)\nc = df['v']\n"
                                    "d = df.groupby('k')\n"));
    for (size_t i = 0; i < STATEMENTS_MAX && f.at < f.end; i++)
        statement(&f);
    for (size_t i = 0; i < f.s.ev.names.n; i++) {
        const struct object *o = f.s.ev.names.v[i].value;
        if (o)
            session_use(&f.s, *o);
    }
    session_close(&f.s);
    arena_free(&a);
    return 0;
}
