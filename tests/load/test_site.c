// SPDX-License-Identifier: MIT
#include "load/site.h"

#include <sys/stat.h>
#include <unistd.h>

#include "base/path.h"
#include "testing.h"

static struct arena a;
static struct diags d;
static struct site site;
static str root;

static const char *at(const char *path)
{
    return str_dupz(&a, path_join(&a, root, str_c(path)));
}

static void put(const char *path, const char *text)
{
    str folder = path_dir(str_c(path));
    for (size_t i = 0; i <= folder.n; i++)
        if (i == folder.n || folder.p[i] == '/')
            mkdir(at(str_dupz(&a, str_slice(folder, 0, i))), 0777);
    FILE *f = fopen(at(path), "w");
    assert_non_null(f);
    fputs(text, f);
    fclose(f);
}

/* A site in a folder of its own, not yet loaded. */
static int set_up(void **state)
{
    (void)state;
    char name[] = "/tmp/perfpress-test-XXXXXX";
    if (!mkdtemp(name))
        return -1;
    root = str_dup(&a, str_c(name));
    return 0;
}

static int tear_down(void **state)
{
    (void)state;
    str command = str_fmt(&a, "rm -rf '%.*s'", STR_ARG(root));
    int status = system(command.p);
    site_free(&site);
    diag_free(&d);
    arena_free(&a);
    return status;
}

static struct pos nowhere;

static void looks_up(void **state)
{
    (void)state;
    put("p/a.csv", "1");
    put("data/b.csv", "2");
    put("data/x/c.csv", "2");
    put("data/a.csv", "2");
    put("t.txt", "2");
    site_bare(&site, root);
    str path;
    assert_true(site_lookup(&site, &a, &d, S("p"), S("a.csv"), nowhere, &path));
    assert_str(path, "p/a.csv");
    assert_true(site_lookup(&site, &a, &d, S("p"), S("b.csv"), nowhere, &path));
    assert_str(path, "data/b.csv");
    assert_true(
        site_lookup(&site, &a, &d, S("p"), S("x/c.csv"), nowhere, &path));
    assert_str(path, "data/x/c.csv");
    assert_true(
        site_lookup(&site, &a, &d, S("p"), S("../t.txt"), nowhere, &path));
    assert_str(path, "t.txt");
    assert_true(
        site_lookup(&site, &a, &d, S("p"), S("/p/a.csv"), nowhere, &path));
    assert_str(path, "p/a.csv");
    assert_int_equal(d.n, 0);
}

static void misses(void **state)
{
    (void)state;
    put("p/prices.csv", "1");
    site_bare(&site, root);
    str path;
    assert_false(
        site_lookup(&site, &a, &d, S("p"), S("price.csv"), nowhere, &path));
    assert_int_equal(d.v[0].code, DIAG_FILE_MISSING);
    assert_str(d.v[0].help, "it is looked up in p and in data; did you mean "
                            "'prices.csv'?");
    assert_false(site_lookup(&site, &a, &d, S("p"), S(""), nowhere, &path));
    assert_false(
        site_lookup(&site, &a, &d, S("p"), S("/p/prices"), nowhere, &path));
    assert_int_equal(d.n, 3);
}

static void stays_inside(void **state)
{
    (void)state;
    put("p/a.csv", "1");
    site_bare(&site, root);
    str path;
    const char *names[] = {"../../etc/passwd", "../../../../etc/passwd",
                           "x/../../..", "a\\b", "out"};
    assert_int_equal(symlink("/etc/passwd", at("p/out")), 0);
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        diag_free(&d);
        assert_false(site_lookup(&site, &a, &d, S("p"), str_c(names[i]),
                                 nowhere, &path));
        assert_int_equal(d.v[0].code, DIAG_FILE_OUTSIDE);
    }
    assert_null(site_read(&site, &a, &d, S("p/out"), nowhere, true));
    assert_int_equal(d.v[1].code, DIAG_FILE_OUTSIDE);
    assert_int_equal(symlink("a.csv", at("p/in")), 0);
    assert_true(site_lookup(&site, &a, &d, S("p"), S("in"), nowhere, &path));
    assert_non_null(site_read(&site, &a, &d, S("p/in"), nowhere, true));
}

static void reads(void **state)
{
    (void)state;
    put("a.txt", "\xef\xbb\xbfh\xc3\xa9\n");
    put("bad.txt", "a\r\nb\rc\xff\n");
    put("empty.txt", "");
    site_bare(&site, root);
    struct source *src = site_read(&site, &a, &d, S("a.txt"), nowhere, true);
    assert_str(src->text, "h\xc3\xa9\n");
    assert_str(src->name, "a.txt");
    src = site_read(&site, &a, &d, S("empty.txt"), nowhere, true);
    assert_int_equal(src->text.n, 0);
    assert_int_equal(d.n, 0);
    assert_null(site_read(&site, &a, &d, S("bad.txt"), nowhere, true));
    assert_int_equal(d.v[0].code, DIAG_FILE_UTF8);
    assert_int_equal(d.v[0].line, 3);
    assert_int_equal(d.v[0].col, 2);
    assert_non_null(site_read(&site, &a, &d, S("bad.txt"), nowhere, false));
    assert_null(site_read(&site, &a, &d, S("none"), nowhere, false));
    assert_int_equal(d.v[1].code, DIAG_FILE_MISSING);
    assert_null(site_read(&site, &a, &d, S(""), nowhere, false));
    assert_int_equal(d.v[2].code, DIAG_FILE_READ);
    struct source nul = {.name = S("nul"), .text = S("\0a")};
    assert_false(site_check_text(&d, &nul));
    assert_int_equal(d.v[3].code, DIAG_FILE_NUL);
    assert_int_equal(d.v[3].col, 1);
}

static void finds_root(void **state)
{
    (void)state;
    put("perfpress.yaml", "");
    put("content/x/a.md", "");
    assert_str(site_find_root(&a, str_c(at("content/x"))), str_dupz(&a, root));
    assert_null(site_find_root(&a, S("/")).p);
}

static str listed(void)
{
    str out = S("");
    for (size_t i = 0; i < site.n_pages; i++)
        out = str_fmt(&a, "%.*s%.*s>%.*s ", STR_ARG(out),
                      STR_ARG(site.pages[i].source.name),
                      STR_ARG(site.pages[i].output));
    for (size_t i = 0; i < site.n_assets; i++)
        out = str_fmt(&a, "%.*s[%.*s>%.*s] ", STR_ARG(out),
                      STR_ARG(site.assets[i].path),
                      STR_ARG(site.assets[i].output));
    for (size_t i = 0; i < site.datasets.n; i++)
        out = str_fmt(&a, "%.*s(%.*s) ", STR_ARG(out),
                      STR_ARG(site.datasets.v[i]));
    return out;
}

static void scans(void **state)
{
    (void)state;
    put("perfpress.yaml", "title: x\n");
    put("content/index.md", "# x\n");
    put("content/b/a.rst", "");
    put("content/b/a.csv", "");
    put("content/b/a.schema.yaml", "");
    put("content/b/logo.svg", "");
    put("content/b.rst", "");
    put("content/.hidden/x.md", "");
    put("content/.x.md", "");
    put("content/x.md~", "");
    put("data/z/p.csv", "");
    put("data/notes.md", "");
    assert_true(site_load(&site, root, &d));
    assert_int_equal(d.n, 0);
    assert_str(listed(), "content/b.rst>b.html content/b/a.rst>b/a.html "
                         "content/index.md>index.html "
                         "[content/b/logo.svg>b/logo.svg] "
                         "(content/b/a.csv) (data/z/p.csv) ");
    struct page *page = map_get(&site.page_names, S("index"));
    assert_int_equal(page->syntax, PAGE_MARKDOWN);
    assert_true(site_read_page(&site, page));
    assert_str(page->source.text, "# x\n");
    str path;
    assert_true(site_lookup(&site, &a, &d, S("content/b"), S("z/p.csv"),
                            nowhere, &path));
    assert_str(path, "data/z/p.csv");
    assert_false(site_lookup(&site, &a, &d, S("content/b"), S("z/q.csv"),
                             nowhere, &path));
    assert_str(d.v[0].help, "it is looked up in content/b and in data; did "
                            "you mean 'z/p.csv'?");
}

static void links(void **state)
{
    (void)state;
    put("perfpress.yaml", "");
    put("content/a/x.md", "");
    put("content/index.md", "");
    assert_int_equal(symlink("..", at("content/a/loop")), 0);
    assert_int_equal(symlink("self", at("content/self")), 0);
    assert_int_equal(symlink("a", at("content/again")), 0);
    assert_true(site_load(&site, root, &d));
    assert_int_equal(d.n, 0);
    assert_str(listed(), "content/a/x.md>a/x.html "
                         "content/again/x.md>again/x.html "
                         "content/index.md>index.html ");
    site_free(&site);
    assert_int_equal(symlink("/etc", at("content/etc")), 0);
    assert_int_equal(symlink("nothing", at("content/none")), 0);
    assert_true(site_load(&site, root, &d));
    assert_int_equal(site.n_pages, 3);
    assert_int_equal(d.n, 2);
    diag_sort(&d);
    assert_int_equal(d.v[0].code, DIAG_FILE_OUTSIDE);
    assert_str(d.v[0].file, "content/etc");
    assert_int_equal(d.v[1].code, DIAG_FILE_MISSING);
}

static void clashes(void **state)
{
    (void)state;
    put("perfpress.yaml", "");
    put("content/x.md", "");
    put("content/x.rst", "");
    put("content/x.html", "");
    assert_true(site_load(&site, root, &d));
    assert_int_equal(d.n, 2);
    diag_sort(&d);
    assert_str(d.v[1].text, "'content/x.md' and 'content/x.rst' both make "
                            "'x.html'");
    assert_str(d.v[1].file, "content/x.rst");
    assert_str(d.v[0].file, "content/x.html");
}

static void refuses(void **state)
{
    (void)state;
    assert_false(site_load(&site, root, &d));
    assert_int_equal(d.v[0].code, DIAG_CONFIG_MISSING);
    site_free(&site);
    put("perfpress.yaml", "data: numbers\n");
    assert_false(site_load(&site, root, &d));
    assert_int_equal(d.n, 3);
    assert_str(d.v[1].text, "bad value for 'content': there is no folder "
                            "'content'");
    assert_str(d.v[2].text, "bad value for 'data': there is no folder "
                            "'numbers'");
    assert_int_equal(diag_exit_status(&d, false), 2);
}

static void reports_unreadable_folders(void **state)
{
    (void)state;
    if (geteuid() == 0)
        skip();
    put("perfpress.yaml", "");
    put("content/a/x.md", "");
    chmod(at("content/a"), 0);
    assert_true(site_load(&site, root, &d));
    chmod(at("content/a"), 0700);
    assert_int_equal(d.v[0].code, DIAG_FILE_READ);
}

#define CASE(f) cmocka_unit_test_setup_teardown(f, set_up, tear_down)

int main(void)
{
    const struct CMUnitTest tests[] = {
        CASE(looks_up),     CASE(misses),
        CASE(stays_inside), CASE(reads),
        CASE(finds_root),   CASE(scans),
        CASE(links),        CASE(clashes),
        CASE(refuses),      CASE(reports_unreadable_folders),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
