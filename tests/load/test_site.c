// SPDX-License-Identifier: MIT
#include "load/page.h"
#include "load/site.h"
#include "load/site_lookup.h"

#include <sys/stat.h>
#include <unistd.h>

#include "base/codes/config.h"
#include "base/codes/files.h"
#include "base/path.h"
#include "load/text.h"
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
    assert_ptr_equal(d.v[0].code, DIAG_FILE_MISSING);
    assert_str(
        d.v[0].help,
        "it is searched for in p and in data; did you mean 'prices.csv'?");
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
        assert_ptr_equal(d.v[0].code, DIAG_FILE_OUTSIDE);
    }
    assert_null(site_read(&site, &a, &d, S("p/out"), nowhere, true));
    assert_ptr_equal(d.v[1].code, DIAG_FILE_OUTSIDE);
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
    assert_ptr_equal(d.v[0].code, DIAG_FILE_UTF8);
    assert_int_equal(d.v[0].line, 3);
    assert_int_equal(d.v[0].col, 2);
    assert_non_null(site_read(&site, &a, &d, S("bad.txt"), nowhere, false));
    assert_null(site_read(&site, &a, &d, S("none"), nowhere, false));
    assert_ptr_equal(d.v[1].code, DIAG_FILE_MISSING);
    assert_null(site_read(&site, &a, &d, S(""), nowhere, false));
    assert_ptr_equal(d.v[2].code, DIAG_FILE_READ);
    struct source nul = {.name = S("nul"), .text = S("\0a")};
    assert_false(text_check(&d, &nul, false));
    assert_ptr_equal(d.v[3].code, DIAG_FILE_NUL);
    assert_int_equal(d.v[3].col, 1);
}

/* A site with a folder and a file beside content and data, a secret, and a
   link to each from content. */
static void put_guarded(const char *config)
{
    static const char *const LINKS[][2] = {
        {"content/to-secret", "../.env"},
        {"content/to-git", "../.git"},
        {"content/to-settings", "../perfpress.yaml"},
        {"content/to-template", "../templates/t.mustache"},
        {"content/to-output", "../public/x.html"},
        {"content/to-source", "../src/a.csv"},
        {"content/to-data", "../data/d.csv"},
        {"content/to-link", "to-secret"},
        {"content/to-folder", "../data/sub"},
        {"content/to-above", "../../../etc/passwd"},
        {"content/to-proc", "/proc/self/environ"},
        {"content/round", "round"},
        {"templates/to-data", "../data/d.csv"},
        {"templates/to-secret", "../.env"},
        {"data/sub/up", "../../.env"},
    };
    static const char *const FILES[] = {
        "content/index.md", ".env",       ".git/config", "templates/t.mustache",
        "public/x.html",    "src/a.csv",  "src/.b.csv",  "data/d.csv",
        "data/sub/e.csv",   "README.csv",
    };
    put("perfpress.yaml", config);
    for (size_t i = 0; i < sizeof FILES / sizeof *FILES; i++)
        put(FILES[i], "a\n1\n");
    for (size_t i = 0; i < sizeof LINKS / sizeof *LINKS; i++)
        assert_int_equal(symlink(LINKS[i][1], at(LINKS[i][0])), 0);
}

/* Checks the result of reading and of looking up a path from the root. */
static void expect_read(const char *path, const struct diag_code *code)
{
    diag_free(&d);
    str found, above = str_fmt(&a, "../%s", path);
    bool read = site_read(&site, &a, &d, str_c(path), nowhere, true);
    bool looked =
        site_lookup(&site, &a, &d, S("content"), above, nowhere, &found);
    assert_int_equal(read, !code);
    assert_int_equal(looked, !code);
    for (size_t i = 0; i < d.n; i++)
        if (d.v[i].code != code)
            fail_msg("%s: %s", path, d.v[i].code->id);
}

static void guards(void **state)
{
    (void)state;
    static const struct {
        const char *path;
        const struct diag_code *code; /* NULL: it is read */
    } CASES[] = {
        {"data/d.csv", NULL},
        {"data/sub/e.csv", NULL},
        {"content/to-data", NULL},
        {"content/to-folder/e.csv", NULL},
        {"src/a.csv", NULL},
        {"content/to-source", NULL},
        {"src/.b.csv", DIAG_FILE_HIDDEN},
        {"README.csv", DIAG_FILE_HIDDEN},
        {".env", DIAG_FILE_HIDDEN},
        {".git/config", DIAG_FILE_HIDDEN},
        {".git/not-there", DIAG_FILE_HIDDEN},
        {"content/.not-there", DIAG_FILE_HIDDEN},
        {"perfpress.yaml", DIAG_FILE_HIDDEN},
        {"templates/t.mustache", DIAG_FILE_HIDDEN},
        {"templates/to-data", NULL}, /* a link is what it leads to */
        {"public/x.html", DIAG_FILE_HIDDEN},
        {"content/to-secret", DIAG_FILE_HIDDEN},
        {"content/to-settings", DIAG_FILE_HIDDEN},
        {"content/to-template", DIAG_FILE_HIDDEN},
        {"content/to-output", DIAG_FILE_HIDDEN},
        {"content/to-link", DIAG_FILE_HIDDEN},
        {"content/to-folder/up", DIAG_FILE_HIDDEN},
        {"data/sub/up", DIAG_FILE_HIDDEN},
        {"content/to-above", DIAG_FILE_OUTSIDE},
        {"content/to-proc", DIAG_FILE_OUTSIDE},
        {"content/round", DIAG_FILE_MISSING},
        {"nothing.csv", DIAG_FILE_MISSING},
    };
    put_guarded("sources: [src]\n");
    site_load(&site, root, &d);
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++)
        expect_read(CASES[i].path, CASES[i].code);
    diag_free(&d);
    assert_null(
        site_read(&site, &a, &d, S("content/to-git/config"), nowhere, true));
    assert_ptr_equal(d.v[0].code, DIAG_FILE_HIDDEN);
    diag_free(&d);
    assert_non_null(site_read_template(&site, &a, &d, S("to-data"), true));
    assert_non_null(site_read_diag_file(&site, &a, &d, S("perfpress.yaml")));
    assert_null(site_read_diag_file(&site, &a, &d, S(".env")));
    assert_null(site_read_template(&site, &a, &d, S("to-secret"), true));
    assert_null(site_read_template(&site, &a, &d, S("../.env"), true));
    assert_int_equal(d.n, 3);
    site_free(&site);
    diag_free(&d);
    put("perfpress.yaml", "");
    site_load(&site, root, &d);
    expect_read("src/a.csv", DIAG_FILE_HIDDEN);
    assert_str(
        d.v[1].help,
        "'sources: [src]' in perfpress.yaml allows pages to read this folder");
    expect_read("content/to-source", DIAG_FILE_HIDDEN);
}

/* Where the folders themselves are links. */
static void guards_linked_folders(void **state)
{
    (void)state;
    static const struct {
        const char *to;
        bool good;
    } CASES[] = {{"pages", true},      {".git", false}, {".", false},
                 {"templates", false}, {"/etc", false}, {"public", false},
                 {"..", false},        {"proc", false}};
    put("perfpress.yaml", "");
    const char *const FOLDERS[] = {"pages", ".git", "templates", "public"};
    for (size_t i = 0; i < sizeof FOLDERS / sizeof *FOLDERS; i++)
        put(str_dupz(&a, path_join(&a, str_c(FOLDERS[i]), S("index.md"))),
            "# x\n");
    assert_int_equal(symlink("/proc/self", at("proc")), 0);
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        assert_int_equal(symlink(CASES[i].to, at("content")), 0);
        site_load(&site, root, &d);
        assert_int_equal(site.n_pages, CASES[i].good);
        assert_int_equal(d.errors > 0, !CASES[i].good);
        if (CASES[i].good)
            assert_true(site_read_page(&site, &site.pages[0]));
        site_free(&site);
        diag_free(&d);
        assert_int_equal(unlink(at("content")), 0);
    }
}

static void keeps_bytes_of_assets(void **state)
{
    (void)state;
    put("a.txt", "\xef\xbb\xbfx");
    site_bare(&site, root);
    assert_str(site_read_asset(&site, &a, &d, S("a.txt"))->text,
               "\xef\xbb\xbfx");
    assert_str(site_read(&site, &a, &d, S("a.txt"), nowhere, false)->text, "x");
}

/* The files of sysfs are said to have a page of bytes and have fewer, as if
   they had shrunk in between. */
static void tells_of_changes(void **state)
{
    (void)state;
    if (access("/sys/kernel/fscaps", R_OK) != 0)
        skip();
    site_bare(&site, S("/sys/kernel"));
    assert_null(site_read(&site, &a, &d, S("fscaps"), nowhere, false));
    assert_str(d.v[0].text,
               "cannot read 'fscaps': it changed while it was being read");
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
    assert_str(
        d.v[0].help,
        "it is searched for in content/b and in data; did you mean 'z/p.csv'?");
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
    assert_ptr_equal(d.v[0].code, DIAG_FILE_OUTSIDE);
    assert_str(d.v[0].file, "content/etc");
    assert_ptr_equal(d.v[1].code, DIAG_FILE_MISSING);
}

static void clashes(void **state)
{
    (void)state;
    put("perfpress.yaml", "");
    put("content/x.md", "");
    put("content/x.rst", "");
    assert_true(site_load(&site, root, &d));
    assert_int_equal(d.n, 1);
    assert_str(d.v[0].text, "'content/x.md' and 'content/x.rst' have the same "
                            "output path 'x.html'");
    assert_str(d.v[0].file, "content/x.rst");
}

static void refuses(void **state)
{
    (void)state;
    assert_false(site_load(&site, root, &d));
    assert_ptr_equal(d.v[0].code, DIAG_CONFIG_MISSING);
    site_free(&site);
    put("perfpress.yaml", "data: numbers\n");
    assert_false(site_load(&site, root, &d));
    assert_int_equal(d.n, 3);
    assert_str(d.v[1].text,
               "invalid value for 'content': there is no folder 'content'");
    assert_str(d.v[2].text,
               "invalid value for 'data': there is no folder 'numbers'");
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
    assert_ptr_equal(d.v[0].code, DIAG_FILE_READ);
}

#define CASE(f) cmocka_unit_test_setup_teardown(f, set_up, tear_down)

int main(void)
{
    const struct CMUnitTest tests[] = {
        CASE(looks_up),
        CASE(misses),
        CASE(stays_inside),
        CASE(reads),
        CASE(finds_root),
        CASE(scans),
        CASE(links),
        CASE(clashes),
        CASE(refuses),
        CASE(reports_unreadable_folders),
        CASE(guards),
        CASE(guards_linked_folders),
        CASE(keeps_bytes_of_assets),
        CASE(tells_of_changes),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
