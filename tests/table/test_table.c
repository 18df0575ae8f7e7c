// SPDX-License-Identifier: MIT
// df-tables in pages of both syntaxes.
#include "load/site.h"
#include "table/table.h"

#include <unistd.h>

#include "base/buf.h"
#include "base/path.h"
#include "parse/parse.h"
#include "table/frame_table.h"
#include "testing.h"

static const char RUNS[] = "Model,Docs,Rate,Note\n"
                           "a,`Site <https://example.com>`__,100,*new*\n"
                           "b_c,\"see, :code:`x`\",250.5,plain\n"
                           "d,none,3,\n";

struct world {
    struct arena a;
    struct diags d;
    struct site site;
    struct source src;
    struct document *doc;
    char folder[32];
};

static int set_up(void **state)
{
    struct world *w = calloc(1, sizeof *w);
    strcpy(w->folder, "/tmp/table-XXXXXX");
    assert_non_null(mkdtemp(w->folder));
    str path = path_join(&w->a, str_c(w->folder), S("runs.csv"));
    FILE *f = fopen(str_dupz(&w->a, path), "w");
    assert_non_null(f);
    fputs(RUNS, f);
    fclose(f);
    site_bare(&w->site, str_c(w->folder));
    *state = w;
    return 0;
}

static int tear_down(void **state)
{
    struct world *w = *state;
    str path = path_join(&w->a, str_c(w->folder), S("runs.csv"));
    unlink(str_dupz(&w->a, path));
    rmdir(w->folder);
    site_free(&w->site);
    diag_free(&w->d);
    arena_free(&w->a);
    free(w);
    return 0;
}

/* The first table of a page, after its scripts have run; or NULL. */
static struct node *run(struct world *w, bool markdown, const char *page)
{
    w->src = (struct source){.name = S("page"), .text = str_c(page)};
    w->doc = (markdown ? parse_markdown : parse_rst)(&w->a, &w->d, &w->site,
                                                     S(""), &w->src);
    table_eval(w->doc);
    for (struct node *n = w->doc->root; n; n = node_next(n, w->doc->root))
        if (n->type == NODE_TABLE)
            return n;
    return NULL;
}

static str reports(struct world *w)
{
    struct buf b = {.a = &w->a};
    diag_sort(&w->d);
    for (size_t i = 0; i < w->d.n; i++)
        buf_printf(&b, "%.*s:%u:%u: %.*s\n", STR_ARG(w->d.v[i].file),
                   w->d.v[i].line, w->d.v[i].col, STR_ARG(w->d.v[i].text));
    return buf_str(&b);
}

static const struct node *cell(const struct frame_table *t, size_t row,
                               size_t column)
{
    return t->cells ? t->cells[row * t->frame->n_columns + column] : NULL;
}

static void a_table(void **state)
{
    struct world *w = *state;
    struct node *n = run(w, false,
                         ".. df-table:: Title\n"
                         "   :header-rows: 1\n"
                         "   :widths: 1 2 3 4 5\n"
                         "   :name: runs\n"
                         "\n"
                         "   df = pd.read_csv('runs.csv')\n"
                         "   df['Cost'] = (1 / df['Rate'])"
                         ".map('${:,.3f}'.format)\n");
    assert_str(reports(w), "");
    assert_non_null(n);
    const struct frame_table *t = n->data;
    assert_int_equal(t->frame->n, 3);
    assert_int_equal(t->frame->n_columns, 5);
    assert_int_equal(t->header_rows, 1);
    assert_int_equal(t->widths[4], 5);
    assert_int_equal(n->first->type, NODE_TITLE);
    assert_str(node_list(n, "names")->v[0], "runs");
    const bool numeric[] = {false, false, true, false, true};
    assert_memory_equal(t->numeric, numeric, sizeof numeric);
}

static void cells_with_markup(void **state)
{
    struct world *w = *state;
    struct node *n = run(w, false,
                         ".. df-table::\n   :header-rows: 1\n\n"
                         "   df = pd.read_csv('runs.csv')\n");
    const struct frame_table *t = n->data;
    assert_str(reports(w), "");
    assert_null(cell(t, 0, 0));
    assert_null(cell(t, 2, 0)); /* b_c is no reference */
    assert_null(cell(t, 2, 3));
    const struct node *link = cell(t, 1, 1);
    assert_int_equal(link->type, NODE_ENTRY);
    assert_ptr_equal(link->parent, n);
    assert_int_equal(link->first->first->type, NODE_REFERENCE);
    assert_int_equal(cell(t, 1, 3)->first->first->type, NODE_EMPHASIS);
    assert_str(node_astext(&w->a, cell(t, 2, 1)), "see, x");
}

static void in_markdown(void **state)
{
    struct world *w = *state;
    struct node *n = run(w, true,
                         "```{df-table}\n"
                         ":header-rows: 1\n"
                         "df = pd.read_csv('runs.csv')[['Note', 'Rate']]\n"
                         "```\n");
    assert_str(reports(w), "");
    assert_non_null(n);
    const struct frame_table *t = n->data;
    assert_int_equal(cell(t, 1, 0)->first->first->type, NODE_EMPHASIS);
    assert_null(cell(t, 2, 0));
}

static void faults_in_scripts(void **state)
{
    struct world *w = *state;
    struct node *n = run(w, false,
                         ".. tip::\n"
                         "   .. df-table::\n"
                         "      :df-var: x\n"
                         "\n"
                         "      df = pd.read_csv('runs.csv')\n"
                         "      df['Cost'] = 1e6 / df['Rat']\n"
                         "\n"
                         "   .. df-table::\n"
                         "      :df-var: y\n"
                         "\n"
                         "      df = pd.read_csv('runs.csv')\n");
    assert_null(n);
    assert_str(reports(w), "page:6:29: unknown column 'Rat'\n"
                           "page:9:16: script assigns no frame to 'y'\n");
}

static void faults_in_options(void **state)
{
    struct world *w = *state;
    assert_null(run(w, false,
                    ".. df-table::\n"
                    "   :header-rows: 4\n\n"
                    "   df = pd.read_csv('runs.csv')\n\n"
                    ".. df-table::\n"
                    "   :widths: 1 2 3\n\n"
                    "   df = pd.read_csv('runs.csv')\n\n"
                    ".. df-table::\n"
                    "   :stub-columns: 4\n\n"
                    "   df = pd.read_csv('runs.csv')\n\n"
                    ".. df-table::\n\n"
                    "   df = pd.DataFrame()\n"));
    assert_str(reports(w),
               "page:2:18: option 'header-rows' of 'df-table': no rows are "
               "left for the body\npage:7:13: option 'widths' of 'df-table': "
               "it must have one width for each column\n"
               "page:11:4: option 'stub-columns' "
               "of 'df-table': no columns are left for the body\npage:16:4: "
               "frame 'df' has no columns\n");
}

static void faults_in_cells(void **state)
{
    struct world *w = *state;
    assert_non_null(run(w, false,
                        ".. df-table::\n\n"
                        "   df = pd.read_csv('runs.csv')\n"
                        "   df['Bad'] = df['Docs'] + ' :nothing:`x`'\n"
                        "   df = df[df['Rate'] > 200][['Docs', 'Bad']]\n"));
    assert_str(reports(w), "page:4:16: unknown role 'nothing'\n");
}

static void faults_in_csv_cells(void **state)
{
    struct world *w = *state;
    str path = path_join(&w->a, str_c(w->folder), S("runs.csv"));
    FILE *f = fopen(str_dupz(&w->a, path), "w");
    assert_non_null(f);
    fputs("Rate,Docs\n1,x\n2,\"a, :nothing:`x`\"\n", f);
    fclose(f);
    assert_non_null(run(w, false,
                        ".. df-table::\n   :header-rows: 1\n\n"
                        "   df = pd.read_csv('runs.csv')\n"
                        "   df = df.sort_values('Rate', ascending=False)\n"));
    assert_str(reports(w), "runs.csv:3:7: unknown role 'nothing'\n");
}

int main(void)
{
#define CASE(f) cmocka_unit_test_setup_teardown(f, set_up, tear_down)
    const struct CMUnitTest tests[] = {
        CASE(a_table),
        CASE(cells_with_markup),
        CASE(in_markdown),
        CASE(faults_in_scripts),
        CASE(faults_in_options),
        CASE(faults_in_cells),
        CASE(faults_in_csv_cells),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
