// SPDX-License-Identifier: MIT
// compile_cell for formulas in many spellings: with other prices, a program
// computes what the script computes if the file has these prices. Formulas that
// have no program name the reason.
#include "load/site.h"
#include "program/compile.h"

#include <math.h>
#include <unistd.h>

#include "base/path.h"
#include "df/run/script.h"
#include "program/choice.h"
#include "testing.h"

enum { N_PRICES = 3, ROUNDS = 12 };

static const char RUNS[] = "Model,Type,Rate,Batch\n"
                           "a,small,100.5,8\n"
                           "b,large,200.25,16\n"
                           "c,large,0.001,1\n"
                           "d,spare,12345678.9,3\n"
                           "e,spare,7,64\n";
static const char *const TYPES[N_PRICES] = {"large", "small", "spare"};

/* The start of all scripts. */
static const char START[] = "df = pd.read_csv('runs.csv')\n"
                            "prices = pd.read_csv('prices.csv')\n"
                            "price = prices.set_index('Type')['Price']\n"
                            "df = df.merge(prices, on='Type')\n"
                            "P = 'Price'\n"
                            "def usd(x):\n"
                            "    return f'${x:,.2f}'\n"
                            "def cents(x):\n"
                            "    return usd(x * 100) + ' c'\n"
                            "twice = lambda x: x * 2\n"
                            "def cost(r):\n"
                            "    return r[P] / r['Rate'] * 1e6\n";

struct world {
    struct arena a;
    struct diags d;
    struct site site;
    struct source src;
    char folder[32];
};

static void put(struct world *w, const char *name, str text)
{
    str path = path_join(&w->a, str_c(w->folder), str_c(name));
    FILE *f = fopen(str_dupz(&w->a, path), "w");
    assert_non_null(f);
    fwrite(text.p, 1, text.n, f);
    fclose(f);
}

static void put_prices(struct world *w, const double *prices)
{
    struct buf b = {.a = &w->a};
    buf_puts(&b, "Type,Price\n");
    for (int i = 0; i < N_PRICES; i++)
        buf_printf(&b, "%s,%.17g\n", TYPES[i], prices[i]);
    put(w, "prices.csv", buf_end(&b));
}

static int set_up(void **state)
{
    struct world *w = calloc(1, sizeof *w);
    strcpy(w->folder, "/tmp/program-XXXXXX");
    assert_non_null(mkdtemp(w->folder));
    put(w, "runs.csv", str_c(RUNS));
    *state = w;
    return 0;
}

static int tear_down(void **state)
{
    struct world *w = *state;
    unlink(path_join(&w->a, str_c(w->folder), S("runs.csv")).p);
    unlink(path_join(&w->a, str_c(w->folder), S("prices.csv")).p);
    rmdir(w->folder);
    diag_free(&w->d);
    arena_free(&w->a);
    free(w);
    return 0;
}

/* Runs a script after START, with these prices in the file. */
static const struct frame *run(struct world *w, const char *script,
                               const double *prices)
{
    put_prices(w, prices);
    site_bare(&w->site, str_c(w->folder));
    w->src = (struct source){.name = S("page"),
                             .text = str_fmt(&w->a, "%s%s", START, script)};
    const struct frame *f =
        script_run(&w->a, &w->d, &w->site, S(""), source_lines(&w->a, &w->src),
                   S("df"), (struct pos){.src = &w->src}, NULL, NULL);
    if (!f)
        fail_msg("%s: %s", script, w->d.n ? w->d.v[0].text.p : "no frame");
    return f;
}

static bool is_price(const void *data, const struct column *c)
{
    (void)data;
    return str_eq(c->origin->file.column, S("Price"));
}

static const struct column *column_x(const struct frame *f)
{
    size_t at = frame_find(f, S("x"));
    assert_true(at != STR_NPOS);
    return f->columns[at];
}

static double number_of(struct value v)
{
    return v.type == VALUE_INT     ? (double)v.i
           : v.type == VALUE_FLOAT ? v.f
                                   : NAN;
}

static void check_value(const char *formula, struct value made,
                        struct value expected)
{
    if (expected.type == VALUE_STR) {
        if (made.type != VALUE_STR || !str_eq(made.s, expected.s))
            fail_msg("%s: '%.*s', not '%.*s'", formula, STR_ARG(made.s),
                     STR_ARG(expected.s));
        return;
    }
    double x = number_of(made), y = number_of(expected);
    if (made.type != VALUE_FLOAT || (x != y && !(isnan(x) && isnan(y))))
        fail_msg("%s: %.17g, not %.17g", formula, x, y);
}

static void check_cell(struct world *w, const char *formula,
                       const struct program_cell *p, const double *prices,
                       struct value expected)
{
    double own[8];
    assert_in_range(p->n_prices, 1, 8);
    for (size_t i = 0; i < p->n_prices; i++)
        own[i] = prices[p->prices[i].row];
    check_value(formula, program_run(&w->a, &p->program, p->inputs, own),
                expected);
}

static double random_price(unsigned *seed)
{
    static const double SOME[] = {0.5, 1, 2.5, 1e-9, 123456.789, 0.125, 3.005};
    *seed = *seed * 1103515245 + 12345;
    unsigned n = *seed >> 16 & 0x7fff;
    return n % 4 == 0 ? SOME[n / 4 % 7] : (double)(n % 3000 + 1) / 100 + 0.001;
}

/* A formula of column x; `why`: why it has no program, or NULL. */
struct formula_case {
    const char *formula, *why;
};

static void check_formula(struct world *w, const struct formula_case *c)
{
    const double published[N_PRICES] = {21.5, 1.34, 0.25};
    struct compiler k = {.a = &w->a, .is_price = is_price};
    struct program_cell cells[8];
    str script = str_fmt(&w->a, "df['x'] = %s\n", c->formula), why;
    unsigned seed = 7;
    const struct frame *f = run(w, script.p, published);
    assert_in_range(f->n, 1, 8);
    for (size_t r = 0; r < f->n; r++) {
        bool ok = compile_cell(&k, column_x(f), r, &cells[r], &why);
        if (c->why) {
            if (ok || !str_eq(why, str_c(c->why)))
                fail_msg("%s: %s '%.*s'", c->formula, ok ? "live" : "why",
                         STR_ARG(ok ? S("") : why));
        } else if (!ok) {
            fail_msg("%s: %.*s", c->formula, STR_ARG(why));
        }
    }
    site_free(&w->site);
    for (int i = 0; i < ROUNDS && !c->why; i++) {
        double prices[N_PRICES];
        for (int p = 0; p < N_PRICES; p++)
            prices[p] = random_price(&seed);
        f = run(w, script.p, prices);
        for (size_t r = 0; r < f->n; r++)
            check_cell(w, c->formula, &cells[r], prices,
                       column_value(column_x(f), r));
        site_free(&w->site);
    }
}

static const struct formula_case CASES[] = {
    {"df['Price'] * 730", NULL},
    {"df.Price*730", NULL},
    {"df[P].mul(730)", NULL},
    {"df['Price'].rmul(730)", NULL},
    {"(1e6 / df['Rate'] / 3600) * df['Price']", NULL},
    {"1e6 / df['Rate'] / 3600 * df['Price'].round(1)", NULL},
    {"df['Price'] - df['Rate']", NULL},
    {"df['Price'].rsub(df['Rate'])", NULL},
    {"df['Price'].sub(1).div(3)", NULL},
    {"df['Rate'] // df['Price']", NULL},
    {"df['Rate'] % df['Price']", NULL},
    {"df['Batch'] // 3 * df['Price']", NULL},
    {"-df['Price'] + +df['Batch']", NULL},
    {"np.round(df['Price'] / 7, 3)", NULL},
    {"np.rint(df['Price'])", NULL},
    {"np.floor(df['Price'] * 10)", NULL},
    {"np.ceil(df['Price'] * 10)", NULL},
    {"np.abs(df['Price'] - 5)", NULL},
    {"(df['Price'] - 5).abs()", NULL},
    {"(df['Price'] * 100).astype(int)", NULL},
    {"(df['Price'] * 100).round().astype('int64')", NULL},
    {"df['Price'].astype(float) * 2", NULL},
    {"df['Price'].round(2).astype(str)", NULL},
    {"'$' + df['Price'].astype(str) + ' an hour'", NULL},
    {"df['Price'].map('${:,.2f}'.format)", NULL},
    {"df['Price'].apply('{0:.3f}'.format)", NULL},
    {"df['Price'].map('{:.1%} {{}}'.format)", NULL},
    {"df['Price'].map('{}'.format)", NULL},
    {"df['Price'].map(lambda v: f'${v:.2f}')", NULL},
    {"df['Price'].map(lambda v: f'{v}')", NULL},
    {"df['Price'].map(lambda v: f'{v * 24:,.0f} a day, {v:.2f} an hour')",
     NULL},
    {"df['Price'].map(lambda v: '{:.2f} USD'.format(v / 2))", NULL},
    {"df['Price'].map(lambda v: format(v, '.4f'))", NULL},
    {"df['Price'].map(lambda v: str(round(v, 2)))", NULL},
    {"df['Price'].map(lambda v: round(v))", NULL},
    {"df['Price'].map(lambda v: int(v * 10))", NULL},
    {"df['Price'].apply(str)", NULL},
    {"df['Price'].map(usd)", NULL},
    {"df['Price'].map(cents)", NULL},
    {"df['Price'].apply(twice).apply(usd)", NULL},
    {"df.apply(lambda r: r['Price'] * r['Batch'], axis=1)", NULL},
    {"df.apply(lambda r: r.Price / r.Rate, axis='columns')", NULL},
    {"df.apply(lambda r: f\"{r[P]:.2f} for {r['Batch']}\", axis=1)", NULL},
    {"df.apply(cost, axis=1)", NULL},
    {"df.apply(cost, axis=1).round(4).map(usd)", NULL},
    {"df[['Price']].mul(3)['Price']", NULL},
    {"df.assign(y=lambda d: d['Price'] * 2)['y'] + 1", NULL},
    {"df['Type'].map(price) * 2", NULL},
    {"df.sort_values('Price')['Price'] * 2", NULL},
    {"prices.loc[prices['Type'] == 'small', 'Price'].iloc[0] * df['Batch']",
     NULL},
    {"price['small'] * df['Batch']", NULL},
    {"price.loc['large'] * df['Batch']", NULL},
    {"price.at['spare'] / 2 + df['Batch'] * 0", NULL},
    {"prices.set_index('Type').Price['small'] * df['Batch']", NULL},
    {"df.eval('Price * 730')", NULL},
    {"df.eval('`Price` / Rate + 1').round(3)", NULL},
    {"df['Price'].map(lambda v: '%.2f' % v)", NULL},
    {"df['Price'].map(lambda v: '$%.1f an hour' % (v * 2))", NULL},
    {"df['Price'].map(lambda v: '%d' % v)", NULL},
    {"df['Price'].map(lambda v: '%s' % v)", NULL},
    {"df['Price'].map(lambda v: '%5.2f' % v)", "the format '5.2f'"},
    {"df['Price'] ** 2", "'df['Price'] ** 2' is not an operation for other "
                         "prices"},
    {"np.sqrt(df['Price'])",
     "'np.sqrt(df['Price'])' is not an operation for other prices"},
    {"df['Price'] / df['Price'].sum()",
     "'df['Price'].sum()' is not an operation for other prices"},
    {"df.groupby('Type')['Price'].transform('sum')", "sum of several rows"},
    {"df['Price'].cumsum()",
     "'df['Price'].cumsum()' is not an operation for other prices"},
    {"df['Price'].map(lambda v: v if v > 1 else 0)",
     "a condition (... if ... else ...)"},
    {"np.where(df['Price'] > 1, df['Price'], 0)",
     "'np.where(df['Price'] > 1, df['Price'], 0)' is not an operation for "
     "other prices"},
    {"df['Price'].map('{:>10.2f}'.format)", "the format '>10.2f'"},
    {"df['Price'].map('{:.3g}'.format)", "the format '.3g'"},
};

static void test_formulas(void **state)
{
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++)
        check_formula(*state, &CASES[i]);
}

/* A column that the values of prices may change has no program, even if the
   published prices change nothing. */
static void test_no_effect(void **state)
{
    static const char *const FORMULAS[] = {
        "np.maximum(df['Price'], 0.001)",
        "df.groupby('Type')['Price'].transform('min')",
        "df.groupby('Type')['Price'].transform('first')",
        "df.groupby('Type')['Price'].transform('median')",
        "df['Price'].cummax()",
        "df['Price'].shift(1)",
        "df['Price'].fillna(df['Price'].min()).rank()",
        "df['Price'].expanding().min()",
        "df['Price'].rolling(2).max()",
        "df[['Price', 'Rate']].min(axis=1)",
        "df.apply(lambda r: min(r['Price'], 5), axis=1)",
        "df['Price'].map(lambda v: max(v, 1))",
        "pd.cut(df['Price'], [0, 1, 100]).astype(str)",
        "df['Price'].diff()"};
    const double published[N_PRICES] = {21.5, 1.34, 0.25};
    struct world *w = *state;
    for (size_t i = 0; i < sizeof FORMULAS / sizeof *FORMULAS; i++) {
        struct compiler k = {.a = &w->a, .is_price = is_price};
        struct program_cell cell;
        str why;
        str script = str_fmt(&w->a, "df['x'] = %s\n", FORMULAS[i]);
        const struct frame *f = run(w, script.p, published);
        if (compile_cell(&k, column_x(f), 0, &cell, &why))
            fail_msg("%s has a program", FORMULAS[i]);
        site_free(&w->site);
    }
}

static void test_choice(void **state)
{
    static const struct {
        const char *script;
        bool chosen;
    } SCRIPTS[] = {
        {"df['x'] = df['Price']\n", false},
        {"df['x'] = df['Price'].clip(lower=0.001)\n", true},
        {"df['x'] = df['Price'].where(df['Price'] > 0, 1)\n", true},
        {"df['x'] = df['Price'].mask(df['Price'] > 1000, 1)\n", true},
        {"df['x'] = df['Price'].combine_first(df['Rate'])\n", true},
        {"df['x'] = df['Batch'].clip(lower=0) * df['Price']\n", false},
        {"df['x'] = df['Price']\ndf = df[df['x'] > 2]\n", true},
        {"df['x'] = df['Price']\ndf = df[df['x'] < 1000]\n", true},
        {"df['x'] = df['Price']\ndf = df.query('x > 2')\n", true},
        {"df['x'] = df['Price']\ndf = df.loc[df.x > 2]\n", true},
        {"df['x'] = df['Price']\ndf = df[df['Batch'] > 2]\n", false},
        {"df['x'] = df['Price']\ndf = df.sort_values('x')\n", false},
        {"df['x'] = df['Price']\ndf = df.sort_values('x').head(2)\n", true},
        {"df['x'] = df['Price']\ndf = df.sort_values('x')[:2]\n", true},
        {"df['x'] = df['Price']\ndf = df.head(2).sort_values('x')\n", false},
        {"df['x'] = df['Price']\ndf = df.sort_values('x')\n"
         "df = df[df['Batch'] > 2]\n",
         false},
        {"df['x'] = df['Price']\ndf = df.nlargest(2, 'x')\n", true},
        {"df['x'] = df['Price']\ndf = df.nlargest(2, 'Batch')\n", false},
        {"df['x'] = df['Price']\n"
         "df = df.sort_values('x').drop_duplicates('Type')\n",
         true},
        {"df['x'] = df['Price']\ndf = df.sort_values('x').groupby('Type')"
         ".head(1)\n",
         true},
        {"df['x'] = df['Price']\n"
         "df = df.loc[df.groupby('Type')['x'].idxmin()]\n",
         true},
        {"df['x'] = df['Price']\ncheap = df.nsmallest(2, 'x')['Model']\n"
         "df = df[df['Model'].isin(cheap)]\n",
         true},
        {"df['x'] = df['Price']\n"
         "df = df.groupby('Type').filter(lambda g: g['x'].mean() > 1)\n",
         true},
    };
    const double published[N_PRICES] = {21.5, 1.34, 0.25};
    struct world *w = *state;
    for (size_t i = 0; i < sizeof SCRIPTS / sizeof *SCRIPTS; i++) {
        struct compiler k = {.a = &w->a, .is_price = is_price};
        const struct frame *f = run(w, SCRIPTS[i].script, published);
        if (choice_by_price(&k, column_x(f)) != SCRIPTS[i].chosen)
            fail_msg("%s", SCRIPTS[i].script);
        site_free(&w->site);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_formulas, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_no_effect, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_choice, set_up, tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
