// SPDX-License-Identifier: MIT
// reference: prints one line for each directive, role or operation, and one for
// each option of a directive.
#include "cli/reference.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/diag.h"
#include "base/vec.h"
#include "cli/usage.h"
#include "df/run/operations.h"
#include "parse/directive/directive.h"
#include "parse/role/role.h"

static void print_options(struct arena *a, const struct option_spec *options)
{
    for (const struct option_spec *o = options; o && o->name.p; o++) {
        str expected = directive_option_expected(a, o);
        printf("  :%.*s: %.*s\n", STR_ARG(o->name), STR_ARG(expected));
    }
}

static void print_directives(void)
{
    struct arena a = {0};
    const struct directive *d;
    for (size_t i = 0; (d = directive_at(i)); i++) {
        const char *argument = d->required   ? "an argument"
                               : d->optional ? "an argument or none"
                                             : "no argument";
        printf("%.*s: %s, %s\n", STR_ARG(d->name), argument,
               d->content ? "content" : "no content");
        print_options(&a, d->options);
    }
    arena_free(&a);
}

static void print_roles(void)
{
    str name;
    for (size_t i = 0; (name = role_name_at(i)).p; i++)
        printf("%.*s\n", STR_ARG(name));
}

bool reference_print(const char *name)
{
    bool directives = !strcmp(name, "directives");
    if (directives)
        print_directives();
    else if (!strcmp(name, "roles"))
        print_roles();
    else
        return false;
    return true;
}

/* ---- operations of df scripts ---- */

static const struct {
    enum receiver on;
    const char *description, *prefix;
} RECEIVERS[] = {
    {ON_FRAME, "a frame", "df."},
    {ON_SERIES, "a column", "s."},
    {ON_STR, "a column of strings", "s.str."},
    {ON_CAT, "a column of categories", "s.cat."},
    {ON_LISTS, "a column of lists, such as s.str.split() returns", "lists."},
    {ON_LISTS_STR, "a column of lists", "lists.str."},
    {ON_GROUP, "groups of rows", "groups."},
    {ON_WINDOW, "windows of rows, such as df.rolling(3) returns", "windows."},
    {ON_PERIODS, "periods of time, such as df.resample('D') returns",
     "periods."},
    {ON_ROW, "a row, which also has those of a column", "row."},
    {ON_TEXT, "a string", "'text'."},
    {ON_NUMBER, "a numpy number, such as s.mean() returns", "number."},
    {ON_LIST, "a list, a tuple, df.columns", "list."},
    {ON_DICT, "a dict", "dict."},
    {ON_SET, "a set", "set."},
    {ON_REGEX, "a pattern of re.compile", "pattern."},
    {ON_MATCH, "a match of a regular expression", "match."},
    {ON_PLOT, "charts", "df.plot."},
    {ON_AXES, "a chart, such as df.plot.line() returns", "ax."},
    {ON_DATE, "a date", "date."},
    {ON_DT, "a column of dates", "s.dt."},
    {ON_SPAN, "a time span", "span."},
    {ON_DT_SPAN, "a column of time spans", "spans.dt."},
    {ON_PANDAS, "pandas", "pd."},
    {ON_CLASS, "the class of frames", "pd.DataFrame."},
    {ON_NUMPY, "numpy", "np."},
    {ON_FILE, "an open file", "file."},
    {ON_PATH, "a path", "path."},
    {ON_CONNECTION, "a database that sqlite3.connect opened", "con."},
    {ON_LIBRARY, "other modules", ""},
    {ON_BUILTIN, "the language itself", ""},
};

enum { N_RECEIVERS = sizeof RECEIVERS / sizeof *RECEIVERS, WIDTH = 78 };

/* All operations, sorted by name. */
struct operation_list {
    const struct operation **v;
    size_t n;
};

/* Prints the names of each receiver's operations, several to a line. */
static void print_names(const struct operation_list *all)
{
    for (size_t r = 0; r < N_RECEIVERS; r++) {
        size_t column = WIDTH;
        printf("\n%sNAME, of %s:", RECEIVERS[r].prefix,
               RECEIVERS[r].description);
        for (size_t i = 0; i < all->n; i++) {
            const struct operation *o = all->v[i];
            if (!(o->on & RECEIVERS[r].on))
                continue;
            bool wrap = column + 1 + o->name.n > WIDTH;
            column = wrap ? 2 + o->name.n : column + 1 + o->name.n;
            printf("%s%.*s", wrap ? "\n  " : " ", STR_ARG(o->name));
        }
        printf("\n");
    }
    printf("\n`perfpress help df NAME` describes one; a * in NAME matches any "
           "characters.\n");
}

static void print_value(struct object o)
{
    switch (o.type) {
    case OBJECT_NONE: printf("=None"); break;
    case OBJECT_BOOL: printf(as_bool(o) ? "=True" : "=False"); break;
    case OBJECT_INT: printf("=%lld", (long long)as_int(o)); break;
    case OBJECT_FLOAT:
        printf(isnan(as_float(o)) ? "=nan" : "=%g", as_float(o));
        break;
    case OBJECT_STR: printf("='%.*s'", STR_ARG(as_str(o))); break;
    default: printf("=..."); break;
    }
}

/* Prints parameters as in a signature of Python. */
static void print_params(const struct parameter *p)
{
    bool named = false, first = true;
    printf("(");
    for (; p->name != PARAM_END; p++, first = false) {
        bool rest = p->kind == PARAMETER_REST;
        bool others = p->kind == PARAMETER_OTHERS;
        bool by_name =
            p->kind == PARAMETER_NAMED || p->kind == PARAMETER_NEEDED_NAMED;
        printf("%s", first ? "" : ", ");
        if (by_name && !named)
            printf("*, ");
        named |= by_name || rest;
        printf("%s%.*s",
               others ? "**"
               : rest ? "*"
                      : "",
               STR_ARG(operation_param(p->name)));
        if (p->kind == PARAMETER_OPTIONAL || p->kind == PARAMETER_NAMED)
            print_value(p->value);
    }
    printf(")");
}

static bool print_matching(const struct operation_list *all, str pattern)
{
    bool any = false;
    for (size_t r = 0; r < N_RECEIVERS; r++)
        for (size_t i = 0; i < all->n; i++) {
            const struct operation *o = all->v[i];
            if (!(o->on & RECEIVERS[r].on) || !str_fits(pattern, o->name))
                continue;
            printf("%s%.*s", RECEIVERS[r].prefix, STR_ARG(o->name));
            if (o->params)
                print_params(o->params);
            printf("\n    %s\n", o->help);
            any = true;
        }
    return any;
}

static void unknown(struct arena *a, const struct operation_list *all,
                    const char *word)
{
    str name = usage_word(a, word);
    struct strs names = {0};
    for (size_t i = 0; i < all->n; i++)
        if (!names.n || !str_eq(names.v[names.n - 1], all->v[i]->name))
            vec_push(a, &names, all->v[i]->name);
    usage_unknown(str_fmt(a, "df scripts have no '%.*s'", STR_ARG(name)), name,
                  names.v, names.n, S("`perfpress help df` lists them"));
}

int reference_df(const char *const *names, size_t n)
{
    struct arena a = {0};
    struct operation_list all;
    int status = 0;
    all.v = operations_all(&a, &all.n);
    if (!n)
        print_names(&all);
    for (size_t i = 0; i < n; i++)
        if (!print_matching(&all, str_c(names[i]))) {
            unknown(&a, &all, names[i]);
            status = 2;
        }
    arena_free(&a);
    return status;
}
