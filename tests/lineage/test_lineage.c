// SPDX-License-Identifier: MIT
// lineage_of for the cells of a script's frame.
#include "lineage/lineage.h"
#include "load/site.h"

#include <unistd.h>

#include "base/buf.h"
#include "base/path.h"
#include "df/run/script.h"
#include "lineage/place.h"
#include "testing.h"

static const char RUNS[] = "Model,Type,Rate\n"
                           "a,small,100\n"
                           "\n"
                           "\"b, c\",large,200\n"
                           "a,large,400\n";
static const char PRICES[] = "Type,Price\nlarge,20\nsmall,2\n";

struct world {
    struct arena a;
    struct diags d;
    struct site site;
    struct source src;
    char folder[32];
};

static void put(struct world *w, const char *name, const char *text)
{
    str path = path_join(&w->a, str_c(w->folder), str_c(name));
    FILE *f = fopen(str_dupz(&w->a, path), "w");
    assert_non_null(f);
    fputs(text, f);
    fclose(f);
}

static int set_up(void **state)
{
    struct world *w = calloc(1, sizeof *w);
    strcpy(w->folder, "/tmp/lineage-XXXXXX");
    assert_non_null(mkdtemp(w->folder));
    put(w, "runs.csv", RUNS);
    put(w, "prices.csv", PRICES);
    site_bare(&w->site, str_c(w->folder));
    *state = w;
    return 0;
}

static int tear_down(void **state)
{
    struct world *w = *state;
    unlink(path_join(&w->a, str_c(w->folder), S("runs.csv")).p);
    unlink(path_join(&w->a, str_c(w->folder), S("prices.csv")).p);
    rmdir(w->folder);
    site_free(&w->site);
    diag_free(&w->d);
    arena_free(&w->a);
    free(w);
    return 0;
}

static const struct frame *run(struct world *w, const char *script)
{
    w->src = (struct source){.name = S("page"), .text = str_c(script)};
    const struct frame *f =
        script_run(&w->a, &w->d, &w->site, S(""), source_lines(&w->a, &w->src),
                   S("df"), (struct pos){.src = &w->src}, NULL, NULL);
    assert_non_null(f);
    return f;
}

/* Returns the steps of a cell, one per line, indented by depth. */
static str steps(struct world *w, const struct frame *f, const char *name,
                 size_t row)
{
    struct buf b = {.a = &w->a};
    size_t at = frame_find(f, str_c(name));
    assert_true(at != STR_NPOS);
    struct lineage l = lineage_of(&w->a, f->columns[at], row);
    assert_false(l.cut);
    for (size_t i = 0; i < l.n; i++) {
        const struct lineage_step *s = &l.v[i];
        buf_fill(&b, ' ', s->depth * 2);
        if (s->role == LINEAGE_FILE)
            buf_printf(&b, "%.*s:%u %.*s\n", STR_ARG(s->pos.src->name),
                       s->pos.line, STR_ARG(s->column->name));
        else if (s->role == LINEAGE_MISSING)
            buf_puts(&b, "nothing\n");
        else
            buf_printf(&b, "%u: %.*s\n", s->pos.line, STR_ARG(s->text));
    }
    return buf_str(&b);
}

static void through_merge_and_sort(void **state)
{
    struct world *w = *state;
    const struct frame *f =
        run(w, "df = pd.read_csv('runs.csv')\n"
               "df = df.merge(pd.read_csv('prices.csv'), on='Type')\n"
               "df['Cost'] = (1e6 / df['Rate'] * df['Price'])"
               ".map('${:.1f}'.format)\n"
               "df = df.sort_values('Rate', ascending=False).head(2)\n"
               "df.rename(columns={'Rate': 'Per second'}, inplace=True)\n");
    assert_str(steps(w, f, "Model", 1), "runs.csv:4 Model\n");
    assert_str(steps(w, f, "Per second", 0), "runs.csv:5 Rate\n");
    assert_str(steps(w, f, "Cost", 1),
               "3: (1e6 / df['Rate'] * df['Price']).map('${:.1f}'.format)\n"
               "  3: (1e6 / df['Rate'] * df['Price'])\n"
               "    runs.csv:4 Rate\n"
               "    prices.csv:2 Price\n");
}

static void of_groups(void **state)
{
    struct world *w = *state;
    const struct frame *f =
        run(w, "g = pd.read_csv('runs.csv').groupby('Model')\n"
               "df = g[['Rate']].mean().reset_index()\n");
    assert_str(steps(w, f, "Model", 1), "runs.csv:4 Model\n");
    assert_str(steps(w, f, "Rate", 0), "2: mean\n"
                                       "  runs.csv:2 Rate\n"
                                       "  runs.csv:5 Rate\n");
}

/* Cells that are picked from several columns. */
static void through_concat_and_melt(void **state)
{
    struct world *w = *state;
    const struct frame *f =
        run(w, "a = pd.read_csv('runs.csv')\n"
               "b = pd.read_csv('prices.csv')\n"
               "df = pd.concat([a[['Type']], b[['Type', 'Price']]])\n"
               "df = df.reset_index(drop=True).melt(value_vars=['Price', "
               "'Type'])\n");
    size_t n = f->n / 2;
    assert_str(steps(w, f, "value", n), "runs.csv:2 Type\n");
    assert_str(steps(w, f, "value", n - 1), "prices.csv:3 Price\n");
    assert_str(steps(w, f, "value", f->n - 1), "prices.csv:3 Type\n");
}

static void through_pivot(void **state)
{
    struct world *w = *state;
    const struct frame *f =
        run(w, "df = pd.read_csv('prices.csv')\n"
               "df['k'] = 1\n"
               "df = df.pivot(index='k', columns='Type', values='Price')\n");
    for (size_t i = 0; i < f->n_columns; i++)
        assert_int_equal(lineage_of(&w->a, f->columns[i], 0).n, 1);
}

static void of_nothing_and_literals(void **state)
{
    struct world *w = *state;
    const struct frame *f =
        run(w, "p = pd.read_csv('prices.csv')\n"
               "df = pd.read_csv('runs.csv')\n"
               "df = df.merge(p.head(1), on='Type', how='left')\n"
               "df['n'] = 7\n"
               "df['twice'] = df['Rate'] + df['Rate']\n"
               "df['double'] = df['Price'] * 2\n");
    assert_str(steps(w, f, "Price", 0), "nothing\n");
    assert_str(steps(w, f, "n", 0), "4: 7\n");
    assert_str(steps(w, f, "twice", 2), "5: df['Rate'] + df['Rate']\n"
                                        "  runs.csv:5 Rate\n");
    assert_str(steps(w, f, "double", 0), "6: df['Price'] * 2\n"
                                         "  nothing\n");
}

/* A chain that doubles its paths at every step has one entry for each step. */
static void of_a_lattice(void **state)
{
    struct world *w = *state;
    struct buf b = {.a = &w->a};
    buf_puts(&b, "df = pd.read_csv('runs.csv')[['Rate']]\n"
                 "x = df['Rate']\n");
    for (int i = 0; i < 60; i++)
        buf_puts(&b, "x = x + x * 0.5\n");
    buf_puts(&b, "df['x'] = x\n");
    buf_putc(&b, '\0');
    const struct frame *f = run(w, b.p);
    struct lineage l = lineage_of(&w->a, f->columns[1], 0);
    assert_false(l.cut);
    assert_int_equal(l.n, 61);
}

static void of_a_long_chain(void **state)
{
    struct world *w = *state;
    struct buf b = {.a = &w->a};
    buf_puts(&b, "df = pd.read_csv('runs.csv')[['Rate']]\n");
    for (int i = 0; i < 2 * LINEAGE_DEPTH_MAX; i++)
        buf_puts(&b, "df['Rate'] += 1\n");
    buf_putc(&b, '\0');
    const struct frame *f = run(w, b.p);
    struct lineage l = lineage_of(&w->a, f->columns[0], 0);
    assert_true(l.cut);
    assert_int_equal(l.n, LINEAGE_DEPTH_MAX + 1);
}

/* The inputs of a row's function are the columns that it read. */
static void of_functions(void **state)
{
    struct world *w = *state;
    const struct frame *f =
        run(w, "df = pd.read_csv('runs.csv')\n"
               "price = pd.read_csv('prices.csv').set_index('Type')['Price']\n"
               "df['x'] = df.apply(lambda r: 0 if r.Rate > 300 else "
               "r.get('Rate'), axis=1)\n"
               "df['y'] = df['Rate'].map(lambda v: v * 2)\n"
               "df['z'] = df['Type'].map(price)\n"
               "df['u'] = df['Type'].map({'small': 1})\n"
               "df['v'] = df['Model'].str.upper()\n"
               "df.loc[df['Rate'] > 100, 'Rate'] = df['y']\n");
    assert_str(steps(w, f, "x", 0), "3: df.apply(lambda r: 0 if r.Rate > 300 "
                                    "else r.get('Rate'), axis=1)\n"
                                    "  runs.csv:2 Rate\n");
    assert_str(steps(w, f, "y", 1), "4: df['Rate'].map(lambda v: v * 2)\n"
                                    "  runs.csv:4 Rate\n");
    assert_str(steps(w, f, "z", 1), "prices.csv:2 Price\n");
    assert_str(steps(w, f, "u", 0), "6: df['Type'].map({'small': 1})\n"
                                    "  runs.csv:2 Type\n");
    assert_str(steps(w, f, "v", 0), "7: df['Model'].str.upper()\n"
                                    "  runs.csv:2 Model\n");
    assert_str(steps(w, f, "Rate", 2), "4: df['Rate'].map(lambda v: v * 2)\n"
                                       "  runs.csv:5 Rate\n");
}

/* The formulas of a cell's steps with the values put in. */
static str filled(struct world *w, const struct frame *f, const char *name,
                  size_t row)
{
    struct buf b = {.a = &w->a};
    struct lineage l =
        lineage_of(&w->a, f->columns[frame_find(f, str_c(name))], row);
    for (size_t i = 0; i < l.n; i++)
        if (l.v[i].role != LINEAGE_FILE)
            buf_printf(&b, "%s %.*s = %.*s\n", lineage_role_name(&l.v[i]),
                       STR_ARG(lineage_filled(&w->a, &l.v[i])),
                       STR_ARG(lineage_value(&w->a, l.v[i].value)));
    return buf_str(&b);
}

static void formulas(void **state)
{
    struct world *w = *state;
    const struct frame *f =
        run(w, "df = pd.read_csv('runs.csv')\n"
               "hour = 60 * 60\n"
               "most = df['Rate'].max()\n"
               "x = 1e6 / (df['Rate'] *\n"
               "           hour)\n"
               "df['a'] = x.round(3).map('${:.2f}'.format)\n"
               "df['b'] = df['Rate'] / most - df['Rate'].min()\n"
               "df['c'] = df.apply(lambda r: r.Rate + len(r.Model), axis=1)\n"
               "df['Rate'] *= 2\n"
               "df[['Rate']] = -df[['Rate']].round(1)\n"
               "df['d'] = df.Rate.round(0)\n");
    assert_str(filled(w, f, "a", 0),
               "format (2.778).map('${:.2f}'.format) = '$2.78'\n"
               "rounding (2.7777777777777777).round(3) = 2.778\n"
               "formula 1e6 / (100 * 3600) = 2.7777777777777777\n"
               "literal 60 * 60 = 3600\n");
    assert_str(filled(w, f, "b", 2), "formula 400 / 400 - 100 = -99.0\n"
                                     "formula [100, 200, 400].max() = 400\n"
                                     "formula [100, 200, 400].min() = 100\n");
    assert_str(filled(w, f, "c", 0),
               "formula {Model: 'a', Rate: 100}.apply(lambda r: r.Rate + "
               "len(r.Model), axis=1) = 101\n");
    assert_str(filled(w, f, "d", 1), "formula -400 = -400\n"
                                     "formula 200 *= 2 = 400\n");
}

static void of_columns(void **state)
{
    struct world *w = *state;
    const struct frame *f =
        run(w, "df = pd.read_csv('runs.csv')\n"
               "df = df.merge(pd.read_csv('prices.csv'), on='Type')\n"
               "df['Cost'] = (df['Price'] / df['Rate']).round(2)\n"
               "df.loc[df['Rate'] > 100, 'Cost'] = 0\n"
               "df['Set'] = 1\n");
    struct lineage l = lineage_of_column(&w->a, f->columns[4]);
    assert_int_equal(l.n, 6);
    assert_int_equal(l.v[0].role, LINEAGE_CHOICE);
    assert_int_equal(l.v[1].role, LINEAGE_ROUNDING);
    assert_str(l.v[2].text, "(df['Price'] / df['Rate'])");
    assert_str(l.v[3].column->name, "Price");
    assert_int_equal(l.v[3].pos.line, 1);
    assert_int_equal(l.v[5].role, LINEAGE_LITERAL);
    assert_true(column_is_derived(f->columns[4]));
    assert_false(column_is_derived(f->columns[3]));
    assert_false(column_is_derived(f->columns[5]));
}

static void places(void **state)
{
    struct world *w = *state;
    struct place_cache cache = {.a = &w->a};
    const struct frame *f =
        run(w, "df = pd.read_csv('runs.csv').sort_values('Rate')\n"
               "df['t'] = df['Model'] + '!'\n");
    struct pos at = place_of_cell(&cache, f->columns[0], 1);
    assert_int_equal(at.line, 4);
    assert_int_equal(at.col, 2); /* behind the quote */
    at = place_of_cell(&cache, f->columns[1], 1);
    assert_int_equal(at.line, 4);
    assert_int_equal(at.col, 8);
    at = place_of_name(&cache, f->columns[2]);
    assert_int_equal(at.line, 1);
    assert_int_equal(at.col, 12);
    at = place_of_cell(&cache, f->columns[3], 0);
    assert_str(at.src->name, "page");
    assert_int_equal(at.line, 2);
    assert_int_equal(at.col, 11);
}

int main(void)
{
#define CASE(f) cmocka_unit_test_setup_teardown(f, set_up, tear_down)
    const struct CMUnitTest tests[] = {
        CASE(through_merge_and_sort),
        CASE(of_groups),
        CASE(through_concat_and_melt),
        CASE(through_pivot),
        CASE(of_nothing_and_literals),
        CASE(of_a_lattice),
        CASE(of_a_long_chain),
        CASE(of_functions),
        CASE(formulas),
        CASE(of_columns),
        CASE(places),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
