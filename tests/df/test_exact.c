// SPDX-License-Identifier: MIT
// Each kind of step, in many spellings: its role in the lineage, the number
// before formats, and the unit.
#include "df/runtime/exact.h"
#include "load/site.h"

#include <unistd.h>

#include "base/buf.h"
#include "base/path.h"
#include "df/run/script.h"
#include "df/runtime/units.h"
#include "frame/unit.h"
#include "lineage/lineage.h"
#include "table/prose/value.h"
#include "testing.h"

struct world {
    struct arena a;
    struct diags d;
    struct site site;
    struct source src;
    char folder[32];
};

static int set_up(void **state)
{
    struct world *w = calloc(1, sizeof *w);
    strcpy(w->folder, "/tmp/exact-XXXXXX");
    assert_non_null(mkdtemp(w->folder));
    str path = path_join(&w->a, str_c(w->folder), S("t.csv"));
    FILE *f = fopen(str_dupz(&w->a, path), "w");
    assert_non_null(f);
    fputs("k,x (ms),share\na,1.23456,0.4567\nb,1200.5,0.5\n", f);
    fclose(f);
    site_bare(&w->site, str_c(w->folder));
    *state = w;
    return 0;
}

static int tear_down(void **state)
{
    struct world *w = *state;
    unlink(path_join(&w->a, str_c(w->folder), S("t.csv")).p);
    rmdir(w->folder);
    site_free(&w->site);
    diag_free(&w->d);
    arena_free(&w->a);
    free(w);
    return 0;
}

static const struct column *made(struct world *w, const char *step)
{
    str text = str_fmt(&w->a,
                       "df = pd.read_csv('t.csv')\n"
                       "x = df['x (ms)']\n"
                       "fmt = '{:.2f}'.format\n"
                       "two = lambda number: round(number, 2)\n"
                       "%s\n",
                       step);
    w->src = (struct source){.name = S("page"), .text = text};
    const struct frame *f =
        script_run(&w->a, &w->d, &w->site, S(""), source_lines(&w->a, &w->src),
                   S("df"), (struct pos){.src = &w->src}, NULL, NULL);
    size_t at = f ? frame_find(f, S("y")) : STR_NPOS;
    if (at == STR_NPOS) {
        for (size_t i = 0; i < w->d.n; i++)
            diag_print(&w->d.v[i], stdout, false);
        fail_msg("no column y: %s", step);
    }
    return f->columns[at];
}

/* Returns the text of a value in prose for the first cell of a column. */
static str shown(struct world *w, const struct column *c, str format)
{
    const struct frame f = {.n = c->n, .columns = &c, .n_columns = 1};
    const struct frame_table t = {.frame = &f};
    const struct value_place v = {
        S("#1.y"), format, S(""), {.src = &w->src, .line = 1, .col = 1}};
    struct value_search search = {0};
    struct value_cell cell;
    str text = value_text(&search, &w->a, &w->d, &t, &v, &cell);
    arena_free(&search.arena);
    return text;
}

/* The role of the step, the cell of row 0 as it is shown, and as {:.4f} makes
   it in prose, or the last message if that is refused; the unit. */
static str account(struct world *w, const char *step)
{
    const struct column *c = made(w, step);
    struct lineage l = lineage_of(&w->a, c, 0);
    const struct unit *u = units_of(&w->a, c);
    str plain = shown(w, c, STR_NONE), four = shown(w, c, S("{:.4f}"));
    return str_fmt(&w->a, "%s %.*s %.*s %.*s", lineage_role_name(&l.v[0]),
                   STR_ARG(plain), STR_ARG(four.p ? four : S("refused")),
                   STR_ARG(u ? unit_text(&w->a, u) : S("-")));
}

static void all_are(struct world *w, const char *wanted,
                    const char *const *steps)
{
    bool ok = true;
    for (; *steps; steps++) {
        str got = account(w, *steps);
        bool same = str_eq(got, str_c(wanted));
        if (!same)
            print_error("%s\n  gives %.*s, not %s\n", *steps, STR_ARG(got),
                        wanted);
        ok &= same;
    }
    assert_true(ok);
}

#define ALL(state, wanted, ...) \
    all_are(*(state), wanted, (const char *const[]){__VA_ARGS__, NULL})

static void test_formats(void **state)
{
    ALL(state, "format 1.23 1.2346 ms",
        "df['y'] = df['x (ms)'].map('{:.2f}'.format)",
        "df['y'] = df['x (ms)'].map(\n    '{:.2f}'\n    .format\n)",
        "df['y'] = df['x (ms)'] . map( '{:.2f}'.format )",
        "df['y'] = (df['x (ms)'].map(('{:.2f}'.format)))",
        "df['y'] = df['x (ms)'].map(\"{:.2f}\".format, na_action='ignore')",
        "df['y'] = df['x (ms)'].map(arg='{0:.2f}'.format)",
        "df['y'] = df['x (ms)'].apply('{:.2f}'.format)",
        "df['y'] = df['x (ms)'].apply(func='{:.2f}'.format)",
        "df['y'] = df['x (ms)'].transform('{:.2f}'.format)",
        "df['y'] = df['x (ms)'].map(fmt)", "df['y'] = x.apply(fmt)",
        "df['y'] = df[['x (ms)']].applymap(fmt)['x (ms)']",
        "df['y'] = df[['x (ms)']].map('{:.2f}'.format)['x (ms)']",
        "df['y'] = df['x (ms)'].map(lambda v: '{:.2f}'.format(v))",
        "df['y'] = df['x (ms)'].apply(lambda ms: f'{ms:.2f}')",
        "df['y'] = df['x (ms)'].map(lambda v: f\"{v:.2f}\")",
        "df['y'] = df['x (ms)'].map(lambda v: fmt(v))",
        "df['y'] = df['x (ms)'].map(lambda v: (f'{(v):.2f}'))",
        "df['y'] = df['x (ms)'].map(lambda v: str(round(v, 2)))",
        "df['y'] = df['x (ms)'].map(lambda v, n=2: str(round(v, n)))",
        "df['y'] = df['x (ms)'].map(lambda v: '-' if pd.isna(v) else "
        "f'{v:.2f}')",
        "df['y'] = df.apply(lambda r: f\"{r['x (ms)']:.2f}\", axis=1)",
        "df = df.assign(y=df['x (ms)'].map('{:.2f}'.format))",
        "df = df.assign(y=lambda d: d['x (ms)'].map(fmt))",
        "df = df.sort_values('k').assign(y=lambda d: d['x (ms)'].map(fmt))",
        "df['y'] = df['x (ms)'].round(4).map('{:.2f}'.format)",
        "df['y'] = np.round(df['x (ms)'], 4).map('{:.2f}'.format)",
        "df['y'] = df['x (ms)'].map(fmt).map(lambda s: s + '')",
        "df['z'] = df['x (ms)'].round(4)\ndf['y'] = df['z'].map(fmt)");
    ALL(state, "format 1.23 ms 1.2346 ms",
        "df['y'] = df['x (ms)'].map('{:.2f} ms'.format)",
        "df['y'] = df['x (ms)'].map(lambda v: f'{v:.2f} ms')",
        "df['y'] = df['x (ms)'].map(lambda v: '{:.2f}'.format(v) + ' ms')");
}

/* A lambda that another one calls is followed. */
static void test_lambda_in_lambda(void **state)
{
    ALL(state, "format 1.23 1.2346 ms",
        "df['y'] = df['x (ms)'].map(lambda v: f'{two(v)}')",
        "one = lambda a: f'{a:.2f}'\n"
        "df['y'] = df['x (ms)'].map(lambda v: one(v))");
    ALL(state, "formula 1.23 refused ms",
        "df['y'] = df['x (ms)'].map(lambda v: f'{two(v + 0)}')");
}

static void test_rounds(void **state)
{
    ALL(state, "rounding 1.23 1.2346 ms", "df['y'] = df['x (ms)'].round(2)",
        "df['y'] = df['x (ms)'].round( 2 )",
        "df['y'] = df['x (ms)'].round(\n    decimals=2\n)",
        "df['y'] = (df['x (ms)']).round(2)",
        "df['y'] = np.round(df['x (ms)'], 2)",
        "df['y'] = np.around(df['x (ms)'], decimals=2)",
        "df['y'] = round(df['x (ms)'], 2)",
        "df['y'] = df[['x (ms)']].round(2)['x (ms)']",
        "df['y'] = df['x (ms)'].map(lambda v: round(v, 2))",
        "df['y'] = df['x (ms)'].apply(lambda q: np.round(q, 2))",
        "df['y'] = df['x (ms)'].map(lambda v: float(f'{v:.2f}'))",
        "df['y'] = df.apply(lambda row: round(row['x (ms)'], 2), axis=1)",
        "df = df.assign(y=lambda d: d['x (ms)'].round(2))",
        "df['y'] = x.round(2)");
}

static void test_retypes(void **state)
{
    ALL(state, "type 1.23456 1.2346 ms", "df['y'] = df['x (ms)'].astype(str)",
        "df['y'] = df['x (ms)'].astype( 'str' )",
        "df['y'] = df['x (ms)'].map(str)", "df['y'] = df['x (ms)'].apply(str)",
        "df['y'] = df['x (ms)'].astype(\n    dtype=str)",
        "df['y'] = pd.to_numeric(df['x (ms)'].astype(str))",
        "df['y'] = df['x (ms)'].astype(str).astype(float)");
    ALL(state, "type 1.23 1.2346 ms",
        "df['y'] = df['x (ms)'].map(fmt).astype(float)",
        "df['y'] = df['x (ms)'].round(2).astype(str)",
        "df['y'] = pd.to_numeric(df['x (ms)'].map(fmt))");
    ALL(state, "type 1 refused ms", "df['y'] = df['x (ms)'].astype(int)",
        "df['y'] = df['x (ms)'].map(int)");
}

/* The cell of row 0, and as a format makes it in prose. */
static str prose(struct world *w, const char *step, const char *format)
{
    const struct column *c = made(w, step);
    str plain = shown(w, c, STR_NONE), told = shown(w, c, str_c(format));
    return str_fmt(&w->a, "%.*s %.*s", STR_ARG(plain),
                   STR_ARG(told.p ? told : S("refused")));
}

static void prose_is(struct world *w, const char *format, const char *wanted,
                     const char *const *steps)
{
    bool ok = true;
    for (; *steps; steps++) {
        str got = prose(w, *steps, format);
        bool same = str_eq(got, str_c(wanted));
        if (!same)
            print_error("%s\n  gives %.*s, not %s\n", *steps, STR_ARG(got),
                        wanted);
        ok &= same;
    }
    assert_true(ok);
}

#define PROSE(state, format, wanted, ...) \
    prose_is(*(state), format, wanted, (const char *const[]){__VA_ARGS__, NULL})

static void test_rounded_within(void **state)
{
    PROSE(
        state, "{:.4f}", "1.23 refused",
        "df = df.groupby('k').agg(y=('x (ms)', lambda s: round(s.mean(), 2)))",
        "df = df.groupby('k').agg({'x (ms)': lambda s: round(s.mean(), "
        "2)}).rename(columns={'x (ms)': 'y'})",
        "df = df.groupby('k')['x (ms)'].agg(lambda s: round(s.mean(), "
        "2)).reset_index(name='y')",
        "df = df.groupby('k')['x (ms)'].apply(lambda s: "
        "float(f'{s.mean():.2f}')).reset_index(name='y')",
        "df = df.pivot_table(index='k', values='x (ms)', aggfunc=lambda s: "
        "np.round(s.mean(), 2)).rename(columns={'x (ms)': 'y'})",
        "df['y'] = df.groupby('k')['x (ms)'].transform(lambda s: s.round(2))",
        "v = round(x.min(), 2)\ndf['y'] = v",
        "v = np.round(x.min(), 2)\ndf = pd.DataFrame({'y': [v]})",
        "v = two(x.min())\ndf['y'] = 0.0\ndf.loc[0, 'y'] = v",
        "v = float('{:.2f}'.format(x.iloc[0]))\ndf['y'] = v",
        "df['y'] = [round(v, 2) for v in df['x (ms)']]",
        "df['y'] = [float('{:.2f}'.format(v)) for v in df['x (ms)']]",
        "df['y'] = ['{:.2f}'.format(v) for v in df['x (ms)']]",
        "d = {'a': round(x.min(), 2), 'b': 3}\ndf['y'] = df['k'].map(d)",
        "df['y'] = np.where(df['k'] == 'a', x.round(2), 0)",
        "df = pd.DataFrame([[round(v, 2)] for v in x], columns=['y'])",
        "df['z'] = x.round(2)\ndf['y'] = df['z'].min()");
    PROSE(state, "{:.4f}", "1.23 1.2346",
          "df['z'] = x.round(2)\ndf['y'] = sorted([v for v in df['z']])",
          "df['z'] = x.round(2)\ndf['y'] = df['z'].tolist()");
    PROSE(state, "{:.4f}", "1 refused", "df['y'] = [int(v) for v in x]",
          "df['y'] = int(x.min())", "v = int(x.min())\ndf['y'] = [v, v]",
          "df['y'] = x.map(lambda v: int(v * 1))", "df['y'] = round(x.min())",
          "df['y'] = [round(v) for v in x]");
    PROSE(state, "{:.4f}", "1.0 refused", "df['y'] = np.trunc(x.min())",
          "df['y'] = np.rint(x)", "df['y'] = [np.rint(v) for v in x]");
}

static void test_computed_of_rounded(void **state)
{
    PROSE(state, "{:.4f}", "2.46 refused", "df['y'] = x.round(2) * 2",
          "df['y'] = round(x, 2).mul(2)",
          "df['y'] = x.map(fmt).astype(float) * 2",
          "df['y'] = pd.to_numeric(x.map(fmt)) * 2",
          "df['y'] = [float(f'{v:.2f}') * 2 for v in x]",
          "df['y'] = x.map(lambda v: round(v, 2) * 2)",
          "df['y'] = df.apply(lambda r: 2 * round(r['x (ms)'], 2), axis=1)",
          "df['y'] = x.map('{:.2f} ms'.format).str.replace(' ms', "
          "'').astype(float) * 2",
          "df['z'] = x.round(2)\ndf['y'] = df['z'] + df['z']",
          "df['z'] = x.round(2)\ndf['y'] = -(df['z'] * -2)",
          "df = df.round(2)\ndf['y'] = df['x (ms)'] * 2",
          "df['y'] = x.round(2)\ndf['y'] *= 2",
          "df['y'] = (x * 100).round() / 50",
          "df['y'] = (x * 100).astype(int) / 50");
}

/* A format may ask for the digits that rounding kept, and for those of the
   table. Lossless operations and counts keep all digits. */
static void test_digits_left(void **state)
{
    PROSE(state, "{:.2f}", "2.46 2.46", "df['y'] = x.round(2) * 2");
    PROSE(state, "{:.2f}", "1.2 1.20", "df['y'] = (x - 0.03).round(2) * 1",
          "df['y'] = [round(v - 0.03, 2) for v in x]",
          "df['y'] = [float(f'{v - 0.03:.2f}') for v in x]",
          "v = round(x.min() - 0.03, 2)\ndf['y'] = v",
          "df['y'] = ((x - 0.03) * 100).round() / 100",
          "df['y'] = (x / 1000 - 0.00003).round(5) * 1000",
          "df = df.groupby('k').agg(y=('x (ms)', lambda s: round(s.mean() - "
          "0.03, 2)))");
    PROSE(state, "{:.3f}", "1.2 refused",
          "df['y'] = [round(v - 0.03, 2) for v in x]",
          "df['y'] = (x / 1000 - 0.00003).round(5) * 1000");
    PROSE(state, "{:.4f}", "0.1757142857142857 0.1757",
          "df['y'] = x.round(2) / 7");
    PROSE(state, "{:.2%}", "0.4567 45.67%",
          "df['y'] = [round(v, 4) for v in df['share']]");
    PROSE(state, "{:.2f}", "2 2.00", "df['y'] = len(x.round(1))",
          "df['y'] = x.round(1).count()", "df['y'] = x.round(1).nunique()",
          "df['y'] = (x.round(1) > 1).sum()",
          "df['y'] = len([round(v, 1) for v in x])",
          "df['y'] = x.round(1).size");
    PROSE(state, "{:.4f}", "2.4691 2.4691", "df['y'] = [2.4691, 1]",
          "df['y'] = round(2.4691, 4)", "df['y'] = [round(2.4691, 5), 1]");
}

/* Text beside the number that changes its value, missing in the format; and
   text that does not, or is in the format. */
static void test_beside(void **state)
{
    PROSE(state, "{:.3f}", "1/1.23 refused",
          "df['y'] = x.map('1/{:.2f}'.format)",
          "df['y'] = x.map(lambda v: f'1/{v:.2f}')",
          "df['y'] = x.map(lambda v: '1/' + fmt(v))",
          "df['y'] = '1/' + x.map(fmt)", "df['y'] = [f'1/{v:.2f}' for v in x]",
          "df['y'] = df.apply(lambda r: f\"1/{r['x (ms)']:.2f}\", axis=1)");
    PROSE(state, "{:.1f}", "1.23k refused", "df['y'] = x.map('{:.2f}k'.format)",
          "df['y'] = x.map(fmt) + 'k'", "df['y'] = [f'{v:.2f}k' for v in x]",
          "df['y'] = ['1.23k', '2k']", "df['y'] = x.round(2).astype(str) + 'k'",
          "df['y'] = x.apply(lambda v: '{:.2f}'.format(v) + 'k')");
    PROSE(state, "{:.3f}", "10^1.23 refused",
          "df['y'] = x.map('10^{:.2f}'.format)");
    PROSE(state, "{:.3f}", "1.23\u00bd refused",
          "df['y'] = x.map('{:.2f}\u00bd'.format)");
    PROSE(state, "{:.3f}", "1.23 million refused",
          "df['y'] = x.map('{:.2f} million'.format)");
    PROSE(state, "{:.3f}", "1.23/3 refused",
          "df['y'] = x.map('{:.2f}/3'.format)");
    PROSE(state, "{:.3f}", "1.23 \u00d7 10 refused",
          "df['y'] = x.map('{:.2f} \u00d7 10'.format)");
    PROSE(state, "1/{:.3f}", "1/1.23 1/1.235",
          "df['y'] = x.map('1/{:.2f}'.format)");
    PROSE(state, "{:.3f}k", "1.23k 1.235k",
          "df['y'] = x.map('{:.2f}k'.format)");
    PROSE(state, "{:.3f}", "1.23/s 1.235",
          "df['y'] = x.map('{:.2f}/s'.format)");
    PROSE(state, "{:.3f}", "1.23\u00d7 1.235",
          "df['y'] = x.map('{:.2f}\u00d7'.format)");
    PROSE(state, "{:.3f}", "$-1.23 -1.235",
          "df['y'] = (-x).map('${:.2f}'.format)");
    PROSE(state, "{:.3f}", "P99 - 1.23 KB refused",
          "df['y'] = x.map('P99 - {:.2f} KB'.format)");
    PROSE(state, "P99 - {:.3f}", "P99 - 1.23 KB P99 - 1.235",
          "df['y'] = x.map('P99 - {:.2f} KB'.format)");
}

/* Numbers beside a known unit or currency, or beside another word, which might
   be a factor. */
static void test_words_beside(void **state)
{
    static const struct {
        const char *text;
        bool is_alone;
    } CASES[] = {
        {"{:.2f} ms", true},
        {"{:.2f}\u00a0ms", true},
        {"{:.2f}/s", true},
        {"{:.2f} tokens/s", true},
        {"{:.2f} $/1M tokens", true},
        {"{:.2f} USD per 1k tokens", true},
        {"{:.2f} x", true},
        {"{:.2f} %", true},
        {"{:.2f} GiB/s", true},
        {"{:.2f} \u00b5s", true},
        {"{:.2f} \u20ac", true},
        {"US${:.2f}", true},
        {"EUR {:.2f}", true},
        {"+{:.2f}", true},
        {"{:.2e}", true},
        {"{:#.0f}", true},
        {"{:.2f} Million", false},
        {"{:.2f}Million", false},
        {"{:.2f} Mio.", false},
        {"{:.2f} Mrd", false},
        {"{:.2f} Ki", false},
        {"{:.2f}Ki", false},
        {"{:.2f} lakh", false},
        {"{:.2f} B", false},
        {"{:.2f} 000", false},
        {"{:.2f}\u00a0000", false},
        {"{:.2f}\u00b2", false},
        {"{:.2f} of 3", false},
        {"{:.2f} per 1k", false},
        {"{:.2f} ms Mio.", false},
        {"{:.2f} min 3 s", false},
        {"{:.2e} Mio.", false},
        {"minus {:.2f}", false},
        {"\u00bd{:.2f}", false},
        {"1 {:.2f}", false},
        {"1\u00a0{:.2f}", false},
        {"1\u202f{:.2f}", false},
        {"\u00b1{:.2f}", false},
        {"~{:.2f}", false},
        {"({:.2f})", false},
        {"<{:.2f}", false},
        {"2 * {:.2f}", false},
    };
    struct world *w = *state;
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        str step =
            str_fmt(&w->a, "df['y'] = x.map('%s'.format)", CASES[i].text);
        if (str_ends(prose(w, step.p, "{:.4f}"), S(" 1.2346")) !=
            CASES[i].is_alone)
            fail_msg("%s: %s", CASES[i].text,
                     CASES[i].is_alone ? "refused" : "taken");
    }
}

static void test_percent(void **state)
{
    ALL(state, "format 45.7% 45.6700 -",
        "df['y'] = df['share'].map('{:.1%}'.format)",
        "df['y'] = df['share'].map(lambda v: f'{v:.1%}')",
        "df['y'] = df['share'].apply(lambda v: '{:.1%}'.format(v))",
        "df['y'] = df['share'].map(\n    '{0:.1%}'.format)",
        "p = '{:.1%}'.format\ndf['y'] = df['share'].map(p)",
        "df['y'] = df.apply(lambda r: f'{r.share:.1%}', axis=1)");
}

static void test_computes(void **state)
{
    ALL(state, "formula 1234.56 refused \u00b5s",
        "df['y'] = df['x (ms)'].map(lambda v: f'{v * 1000:.2f}')");
    ALL(state, "formula 1.23 refused -",
        "df['y'] = df['x (ms)'].astype(str).str[:4]",
        "df['y'] = df['x (ms)'].map(lambda v: str(v)[:4])",
        "df['y'] = (df['x (ms)'].map(fmt) + '|').str.split('|').str[0]",
        "df['y'] = df['x (ms)'].map({1.23456: '1.23', 1200.5: '1200'})");
    ALL(state, "formula 1.23 refused ms",
        "df['y'] = df.apply(lambda r: f\"{r['x (ms)']:.2f}\" if r.k else '', "
        "axis=1)",
        "df['y'] = [f'{v:.2f}' for v in df['x (ms)']]");
    ALL(state, "literal 1.23 1.2300 -", "df['y'] = ['1.23', '4']");
    ALL(state, "formula True 1.0000 -",
        "df['y'] = df['k'].map(lambda v: v == 'a')");
    ALL(state, "formula 2.46912 2.4691 -",
        "df['y'] = df['x (ms)'].map(lambda v: v * 2).map(lambda v: v)");
}

static void test_seen_through_texts(void **state)
{
    ALL(state, "formula 1.23 ms 1.2346 -",
        "df['y'] = df['x (ms)'].map(fmt) + ' ms'",
        "df['y'] = '' + df['x (ms)'].map(fmt) + ' ms'",
        "df['z'] = df['x (ms)'].map(fmt)\ndf['y'] = df['z'] + ' ms'",
        "df['y'] = df['x (ms)'].map('{:.2f} MS'.format).str.lower()",
        "df['y'] = df['x (ms)'].map('  {:.2f} ms'.format).str.strip()");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_formats, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_lambda_in_lambda, set_up,
                                        tear_down),
        cmocka_unit_test_setup_teardown(test_rounds, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_retypes, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_rounded_within, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_computed_of_rounded, set_up,
                                        tear_down),
        cmocka_unit_test_setup_teardown(test_digits_left, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_beside, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_words_beside, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_percent, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_computes, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_seen_through_texts, set_up,
                                        tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
