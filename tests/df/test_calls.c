// SPDX-License-Identifier: MIT
// Every method, function, operator, subscript and assignment of df scripts,
// with an object of each kind in each place, by position and by name: each is
// a script of its own that must end, and failures are reported with their
// position. The scripts run in a child process; if one kills it, a new child
// continues after that script. EVERY_CALL=N runs only each N-th script.
#include "calls.h"

#include <sys/mman.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

#include "df/syntax/df_lexer.h"
#include "testing.h"

enum { SECONDS = 60 }; /* of CPU time, for one script */

/* The progress, in memory shared by parent and children. */
struct progress {
    size_t next;
    char text[2048]; /* the script that runs */
};

struct run {
    struct progress *progress;
    size_t n, from; /* scripts so far; those before `from` are done */
    size_t every;
};

/* The methods of what an expression gives. */
struct specimen {
    const char *text; /* "": built-in functions */
    enum object_type type;
    unsigned on; /* enum receiver */
    const struct operation **v;
    size_t n, cap;
};

struct specimens {
    struct specimen v[CALLS_N + 1];
    size_t n;
};

static void script(struct run *r, const char *fmt, ...)
    __attribute__((format(printf, 2, 3)));

static void script(struct run *r, const char *fmt, ...)
{
    struct session s;
    struct progress *p = r->progress;
    const struct itimerval limit = {.it_value.tv_sec = SECONDS};
    va_list ap;
    if (r->n++ < r->from || r->n % r->every)
        return;
    p->next = r->n;
    va_start(ap, fmt);
    size_t n = sizeof CALLS_START - 1;
    memcpy(p->text, CALLS_START, n);
    vsnprintf(p->text + n, sizeof p->text - n, fmt, ap);
    va_end(ap);
    setitimer(ITIMER_PROF, &limit, NULL);
    session_open(&s);
    session_run(&s, str_c(p->text));
    session_use(&s, session_get(&s, S("r")));
    session_use(&s, session_get(&s, S("df")));
    session_close(&s);
}

/* ---- methods and functions ---- */

/* An argument for a required parameter other than the tested one. */
static const char *filler(size_t k)
{
    return CALLS_SPECIMENS[k % 8];
}

/* NAME(..., x, ...) with x as parameter `at`, by its place or by its name. */
static void call(struct run *r, const struct specimen *of,
                 const struct operation *m, size_t at, size_t x, bool by_name)
{
    struct arena a = {0};
    struct buf args = {.a = &a};
    const struct parameter *p = m->params;
    for (size_t i = 0; p->name != PARAM_END; i++, p++) {
        bool name = i == at ? by_name : !calls_by_place(p) || i > at || by_name;
        const char *value = i == at           ? CALLS_SPECIMENS[x]
                            : calls_needed(p) ? filler(x + i)
                                              : "None";
        if (i != at && !calls_needed(p) && (i > at || by_name))
            continue;
        buf_put(&args, args.n ? S(", ") : S(""));
        if (name)
            buf_printf(&args, "%.*s=", STR_ARG(operation_param(p->name)));
        buf_printf(&args, "%s", value);
    }
    script(r, "r = %s%s%.*s(%.*s)\n", of->text, of->text[0] ? "." : "",
           STR_ARG(m->name), STR_ARG(buf_str(&args)));
    arena_free(&a);
}

/* A specimen of this type, another one for each k. */
static const struct specimen *one_of(const struct specimens *all,
                                     const struct specimen *like, size_t k)
{
    size_t n = 0;
    for (size_t i = 0; i < all->n; i++)
        n += all->v[i].on == like->on;
    k %= n;
    for (size_t i = 0; i < all->n; i++)
        if (all->v[i].on == like->on && k-- == 0)
            return &all->v[i];
    return like;
}

static void calls_of(struct run *r, const struct specimens *all,
                     const struct specimen *of, const struct operation *m)
{
    if (!m->params) {
        script(r, "r = %s.%.*s\n", of->text, STR_ARG(m->name));
        return;
    }
    script(r, "r = %s%s%.*s()\n", of->text, of->text[0] ? "." : "",
           STR_ARG(m->name));
    if (of != one_of(all, of, 0))
        return;
    const struct parameter *p = m->params;
    for (size_t i = 0; p->name != PARAM_END; i++, p++)
        for (size_t x = 0; x < CALLS_N; x++) {
            if (calls_by_place(p))
                call(r, one_of(all, of, x + i), m, i, x, false);
            if (calls_by_name(p))
                call(r, one_of(all, of, 2 * x + i + 1), m, i, x, true);
        }
}

static void methods(struct run *r, const struct specimens *all)
{
    for (size_t i = 0; i < all->n; i++)
        for (size_t k = 0; k < all->v[i].n; k++)
            calls_of(r, all, &all->v[i], all->v[i].v[k]);
}

/* ---- what is written without a name ---- */

static void operators(struct run *r)
{
    for (size_t op = 0; op < DF_N_TOKENS; op++) {
        str sign = df_lexer_spelling((enum df_token_kind)op);
        for (size_t x = 0; sign.n && x < CALLS_N; x++) {
            script(r, "r = %.*s (%s)\n", STR_ARG(sign), CALLS_SPECIMENS[x]);
            for (size_t y = x % 5; y < CALLS_N; y += 5)
                script(r, "r = (%s) %.*s (%s)\n", CALLS_SPECIMENS[x],
                       STR_ARG(sign), CALLS_SPECIMENS[y]);
        }
    }
}

/* Expressions with one object, X, or two, X and Y. */
static const char *const FORMS[] = {
    "r = [i for i in X]", "r = {i: i for i in X}",
    "r = 1 if X else 2",  "r = not (X)",
    "r = f'{X}'",         "r = f'{X:.2f}'",
    "r = f'{X:>10}'",     "r = (X)()",
    "r = (X)(1)",         "r = (X)(df, 'k')",
    "r = {X: 1}",         "a, b = X",
    "df['k'] = X",        "df[['k', 'v']] = X",
    "df.index = X",       "df.columns = X",
    "df.k = X",           "df += X",
    "x = X\nx[0] = 1",    "x = X\nx['k'] = 1",
    "x = X\nx.k = 1",     "r = X\nr = r[0]",
};

static const char *const PAIRS[] = {
    "r = (X)[Y]",
    "r = (X)[Y:]",
    "r = (X)[1:Y]",
    "r = (X)[::Y]",
    "r = (X).loc[Y]",
    "r = (X).iloc[Y]",
    "r = df.loc[X, Y]",
    "r = df.iloc[X, Y]",
    "r = df.at[X, Y]",
    "r = df.iat[X, Y]",
    "r = df.set_index(['k', 'b']).loc[X, Y]",
    "r = df['k'].str[X:Y]",
    "r = df[[X, Y]]",
    "r = df['v'][[X, Y]]",
    "df[X] = Y",
    "df.loc[X, 'v'] = Y",
    "df.loc[0, X] = Y",
    "df.iloc[X, 0] = Y",
    "df.at[X, 'k'] = Y",
    "df.iat[0, X] = Y",
    "r = [X, Y]\nr = pd.DataFrame(r)",
    "r = pd.DataFrame({'a': X, 'b': Y})",
    "r = pd.Series(X, index=Y)",
    "r = '{} {:5}'.format(X, Y)",
    "r = X if Y else 1",
    "r = (X)(Y)",
};

/* A form with its X and Y filled in. */
static void form(struct run *r, const char *text, const char *x, const char *y)
{
    struct arena a = {0};
    struct buf b = {.a = &a};
    for (; *text; text++)
        buf_put(&b, *text == 'X'   ? str_c(x)
                    : *text == 'Y' ? str_c(y)
                                   : (str){text, 1});
    script(r, "%.*s\n", STR_ARG(buf_str(&b)));
    arena_free(&a);
}

static void forms(struct run *r)
{
    for (size_t x = 0; x < CALLS_N; x++) {
        for (size_t i = 0; i < sizeof FORMS / sizeof *FORMS; i++)
            form(r, FORMS[i], CALLS_SPECIMENS[x], "");
        for (size_t i = 0; i < sizeof PAIRS / sizeof *PAIRS; i++)
            for (size_t y = i && x % 2; y < CALLS_N; y += i ? 2 : 1)
                form(r, PAIRS[i], CALLS_SPECIMENS[x], CALLS_SPECIMENS[y]);
    }
}

/* ---- one process after the other ---- */

static void find_methods(struct arena *a, struct specimens *all,
                         struct session *s)
{
    session_run(s, S(CALLS_START));
    for (size_t i = 0; i < CALLS_N; i++) {
        struct specimen of = {.text = CALLS_SPECIMENS[i]};
        if (!session_run(s, str_fmt(a, "r = %s\n", of.text)))
            __builtin_trap();
        struct object self = session_get(s, S("r"));
        of.type = self.type;
        of.on = operations_receiver(self);
        struct strs names = operations_names(a, of.on);
        for (size_t k = 0; k < names.n; k++)
            vec_push(a, &of, operations_find(self, names.v[k]));
        if (of.n)
            all->v[all->n++] = of;
    }
    struct specimen functions = {.text = ""};
    struct strs names = operations_names(a, ON_BUILTIN);
    for (size_t k = 0; k < names.n; k++)
        vec_push(a, &functions, operations_builtin(names.v[k]));
    functions.on = ON_BUILTIN;
    all->v[all->n++] = functions;
}

static size_t go_on(struct run *r, const struct specimens *all)
{
    r->n = 0;
    methods(r, all);
    forms(r);
    operators(r);
    return r->n;
}

/* Runs what is left until one script ends the child: true when none did. */
static bool child(struct run *r, const struct specimens *all)
{
    int status = 0;
    fflush(stdout);
    pid_t pid = fork();
    if (pid == 0) {
        go_on(r, all);
        r->progress->next = r->n;
        _exit(0);
    }
    if (pid < 0 || waitpid(pid, &status, 0) != pid)
        return false;
    return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

int main(void)
{
    struct arena a = {0};
    struct session s;
    struct specimens all = {0};
    struct run r = {0};
    size_t failed = 0;
    const char *every = getenv("EVERY_CALL");
    r.every = every && atoi(every) > 0 ? (size_t)atoi(every) : 1;
    r.progress = mmap(NULL, sizeof *r.progress, PROT_READ | PROT_WRITE,
                      MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (r.progress == MAP_FAILED)
        return 1;
    session_open(&s);
    find_methods(&a, &all, &s);
    while (!child(&r, &all)) {
        failed++;
        r.from = r.progress->next;
        printf("FAILED:\n%s", r.progress->text + sizeof CALLS_START - 1);
    }
    printf("%zu passed, %zu failed\n", r.progress->next / r.every - failed,
           failed);
    session_close(&s);
    arena_free(&a);
    munmap(r.progress, sizeof *r.progress);
    return failed > 0;
}
