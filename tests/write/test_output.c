// SPDX-License-Identifier: MIT
#include "write/output.h"

#include <sys/stat.h>
#include <unistd.h>

#include "testing.h"

static char root[64];

static int enter(void **state)
{
    (void)state;
    strcpy(root, "/tmp/perfpress-output-XXXXXX");
    return mkdtemp(root) ? 0 : -1;
}

static int leave(void **state)
{
    (void)state;
    char command[128];
    snprintf(command, sizeof command, "rm -rf '%s'", root);
    return system(command);
}

static const char *in_root(const char *name)
{
    static char path[4][256];
    static int turn;
    turn = (turn + 1) % 4;
    snprintf(path[turn], sizeof path[turn], "%s/%s", root, name);
    return path[turn];
}

static void write_foreign(const char *name, const char *text)
{
    FILE *f = fopen(in_root(name), "w");
    assert_non_null(f);
    fputs(text, f);
    fclose(f);
}

static void assert_file(const char *name, const char *text)
{
    char got[256];
    FILE *f = fopen(in_root(name), "r");
    assert_non_null(f);
    got[fread(got, 1, sizeof got - 1, f)] = '\0';
    fclose(f);
    assert_string_equal(got, text);
}

static bool exists(const char *name)
{
    return access(in_root(name), F_OK) == 0;
}

static bool build(struct diags *d, const char *files[][2], bool commit)
{
    struct output o;
    bool ok = output_open(&o, str_c(in_root("out")), d);
    assert_true(ok);
    for (size_t i = 0; files[i][0]; i++)
        ok &= output_put(&o, str_c(files[i][0]), str_c(files[i][1]));
    if (!commit || !ok) {
        output_abandon(&o);
        return false;
    }
    struct output_counts counts;
    return output_commit(&o, &counts);
}

static void commit_puts_in_place(void **state)
{
    (void)state;
    struct diags d = {0};
    assert_true(build(&d, (const char *[][2]){{"index.html", "one"},
                                              {"a/b/c.html", "two"},
                                              {"a/b/d.html", "2"},
                                              {0}}, true));
    assert_file("out/index.html", "one");
    assert_file("out/a/b/c.html", "two");
    assert_file("out/a/b/d.html", "2");
    assert_false(exists("out.perfpress-stage"));
    diag_free(&d);
}

static void abandon_leaves_nothing(void **state)
{
    (void)state;
    struct diags d = {0};
    build(&d, (const char *[][2]){{"index.html", "one"}, {0}}, false);
    assert_false(exists("out"));
    assert_false(exists("out.perfpress-stage"));
    diag_free(&d);
}

static void unchanged_files_stay(void **state)
{
    (void)state;
    struct diags d = {0};
    struct stat before, after;
    const char *files[][2] = {{"x.html", "one"}, {"y.html", "two"}, {0}};
    assert_true(build(&d, files, true));
    assert_int_equal(stat(in_root("out/x.html"), &before), 0);
    files[1][1] = "TWO";
    assert_true(build(&d, files, true));
    assert_int_equal(stat(in_root("out/x.html"), &after), 0);
    assert_int_equal(before.st_ino, after.st_ino);
    assert_file("out/y.html", "TWO");
    diag_free(&d);
}

static void old_files_go_foreign_ones_stay(void **state)
{
    (void)state;
    struct diags d = {0};
    assert_true(build(&d, (const char *[][2]){{"x.html", "one"},
                                              {"old/y.html", "two"},
                                              {"both/z.html", "three"},
                                              {0}}, true));
    write_foreign("out/both/CNAME", "mine");
    assert_true(build(&d, (const char *[][2]){{"x.html", "one"}, {0}}, true));
    assert_false(exists("out/old"));
    assert_false(exists("out/both/z.html"));
    assert_file("out/both/CNAME", "mine");
    diag_free(&d);
}

static void foreign_files_are_not_overwritten(void **state)
{
    (void)state;
    struct diags d = {0};
    assert_int_equal(mkdir(in_root("out"), 0777), 0);
    write_foreign("out/index.html", "mine");
    write_foreign("out/same.html", "same");
    assert_false(build(&d, (const char *[][2]){{"index.html", "ours"},
                                               {"same.html", "same"},
                                               {0}}, true));
    assert_file("out/index.html", "mine");
    assert_int_equal(d.n, 1);
    assert_int_equal(d.v[0].code, DIAG_OUTPUT_FOREIGN);
    diag_free(&d);
}

static void a_path_is_put_once(void **state)
{
    (void)state;
    struct diags d = {0};
    assert_false(build(&d, (const char *[][2]){{"x.html", "one"},
                                               {"x.html", "two"}, {0}}, true));
    assert_int_equal(d.v[0].code, DIAG_OUTPUT_CLASH);
    diag_free(&d);
}

static void one_build_at_a_time(void **state)
{
    (void)state;
    struct diags d = {0};
    struct output one, two;
    assert_true(output_open(&one, str_c(in_root("out")), &d));
    assert_false(output_open(&two, str_c(in_root("out")), &d));
    assert_int_equal(d.v[0].code, DIAG_OUTPUT_BUSY);
    output_abandon(&one);
    diag_free(&d);
}

#define CASE(f) cmocka_unit_test_setup_teardown(f, enter, leave)

int main(void)
{
    const struct CMUnitTest tests[] = {
        CASE(commit_puts_in_place),
        CASE(abandon_leaves_nothing),
        CASE(unchanged_files_stay),
        CASE(old_files_go_foreign_ones_stay),
        CASE(foreign_files_are_not_overwritten),
        CASE(a_path_is_put_once),
        CASE(one_build_at_a_time),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
