// SPDX-License-Identifier: MIT
#include "output/output.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/codes/files.h"
#include "base/codes/output.h"
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
    static char path[4][512];
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
    bool ok = output_open(&o, str_c(root), S("out"), d);
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
    assert_true(build(&d,
                      (const char *[][2]){{"index.html", "one"},
                                          {"a/b/c.html", "two"},
                                          {"a/b/d.html", "2"},
                                          {0}},
                      true));
    assert_file("out/index.html", "one");
    assert_file("out/a/b/c.html", "two");
    assert_file("out/a/b/d.html", "2");
    assert_false(exists(".perfpress-stage-out"));
    diag_free(&d);
}

static void abandon_leaves_nothing(void **state)
{
    (void)state;
    struct diags d = {0};
    build(&d, (const char *[][2]){{"index.html", "one"}, {0}}, false);
    assert_false(exists("out"));
    assert_false(exists(".perfpress-stage-out"));
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
    assert_true(build(&d,
                      (const char *[][2]){{"x.html", "one"},
                                          {"old/y.html", "two"},
                                          {"both/z.html", "three"},
                                          {0}},
                      true));
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
    assert_false(build(
        &d,
        (const char *[][2]){{"index.html", "ours"}, {"same.html", "same"}, {0}},
        true));
    assert_file("out/index.html", "mine");
    assert_int_equal(d.n, 1);
    assert_ptr_equal(d.v[0].code, DIAG_OUTPUT_FOREIGN);
    diag_free(&d);
}

static void a_path_is_put_once(void **state)
{
    (void)state;
    struct diags d = {0};
    assert_false(build(
        &d, (const char *[][2]){{"x.html", "one"}, {"x.html", "two"}, {0}},
        true));
    assert_ptr_equal(d.v[0].code, DIAG_OUTPUT_CLASH);
    diag_free(&d);
}

static void one_build_at_a_time(void **state)
{
    (void)state;
    struct diags d = {0};
    struct output one, two;
    assert_true(output_open(&one, str_c(root), S("out"), &d));
    assert_false(output_open(&two, str_c(root), S("out"), &d));
    assert_ptr_equal(d.v[0].code, DIAG_OUTPUT_BUSY);
    output_abandon(&one);
    diag_free(&d);
}

/* ---- what is there, and whose ---- */

static struct stat state_of(const char *name)
{
    struct stat st;
    assert_int_equal(lstat(in_root(name), &st), 0);
    return st;
}

static void nothing_new_changes_nothing(void **state)
{
    (void)state;
    struct diags d = {0};
    const char *files[][2] = {{"x.html", "one"}, {"a/y.html", "two"}, {0}};
    assert_true(build(&d, files, true));
    struct stat before = state_of("out");
    assert_true(build(&d, files, true));
    struct stat after = state_of("out");
    assert_int_equal(before.st_ino, after.st_ino);
    assert_int_equal(before.st_mtim.tv_nsec, after.st_mtim.tv_nsec);
    assert_int_equal(d.n, 0);
}

static void foreign_things_stay_as_they_are(void **state)
{
    (void)state;
    struct diags d = {0};
    const struct timespec times[] = {{1000, 5}, {2000, 7}};
    assert_true(build(&d, (const char *[][2]){{"x.html", "one"}, {0}}, true));
    assert_int_equal(mkdir(in_root("out/mine"), 0700), 0);
    assert_int_equal(mkdir(in_root("out/mine/empty"), 0777), 0);
    write_foreign("out/mine/.htaccess", "deny");
    assert_int_equal(symlink("../nowhere", in_root("out/mine/link")), 0);
    assert_int_equal(mkfifo(in_root("out/mine/pipe"), 0640), 0);
    assert_int_equal(chmod(in_root("out/mine/empty"), 0551), 0);
    static const char *const THINGS[] = {"out/mine/empty", "out/mine/.htaccess",
                                         "out/mine/link", "out/mine/pipe",
                                         "out/mine"};
    struct stat before[5];
    for (size_t i = 0; i < 5; i++) {
        assert_int_equal(
            utimensat(AT_FDCWD, in_root(THINGS[i]), times, AT_SYMLINK_NOFOLLOW),
            0);
        before[i] = state_of(THINGS[i]);
    }
    assert_true(build(&d, (const char *[][2]){{"x.html", "two"}, {0}}, true));
    assert_file("out/x.html", "two");
    for (size_t i = 0; i < 5; i++) {
        struct stat after = state_of(THINGS[i]);
        assert_int_equal(before[i].st_mode, after.st_mode);
        assert_int_equal(after.st_mtim.tv_sec, 2000);
        assert_int_equal(after.st_mtim.tv_nsec, 7);
        assert_true(S_ISDIR(after.st_mode) || before[i].st_ino == after.st_ino);
    }
    assert_int_equal(d.n, 0);
}

static void a_file_edited_since_is_not_ours(void **state)
{
    (void)state;
    struct diags d = {0};
    const char *both[][2] = {{"x.html", "one"}, {"y.html", "two"}, {0}};
    assert_true(build(&d, both, true));
    write_foreign("out/y.html", "edited");
    assert_true(build(&d, (const char *[][2]){{"x.html", "ONE"}, {0}}, true));
    assert_file("out/y.html", "edited");
    assert_int_equal(d.n, 1);
    assert_ptr_equal(d.v[0].code, DIAG_OUTPUT_KEPT);
    assert_false(build(&d, both, true));
    assert_ptr_equal(d.v[1].code, DIAG_OUTPUT_FOREIGN);
    assert_file("out/y.html", "edited");
    assert_file("out/x.html", "ONE");
    diag_free(&d);
}

/* Names that no build writes, and a hash that is not the file's. */
static void a_forged_list_makes_nothing_ours(void **state)
{
    (void)state;
    struct diags d = {0};
    write_foreign("key", "secret");
    assert_int_equal(mkdir(in_root("out"), 0777), 0);
    assert_int_equal(mkdir(in_root("out/.well-known"), 0777), 0);
    assert_int_equal(symlink("..", in_root("out/up")), 0);
    write_foreign("out/CNAME", "mine");
    write_foreign("out/.well-known/x", "mine");
    write_foreign("out/" WRITTEN_LIST,
                  "CNAME\nup/key\n../key\n.well-known/x\n/CNAME\n");
    assert_true(build(&d, (const char *[][2]){{"x.html", "one"}, {0}}, true));
    write_foreign("out/" WRITTEN_LIST,
                  "# perfpress 2: what it wrote here, by hash and size; what a "
                  "later build has no more is removed.\n"
                  "0000000000000000 4 CNAME\n- - up/key\n"
                  "- - .well-known/x\n0 4 ../key\n");
    assert_true(build(&d, (const char *[][2]){{"x.html", "one"}, {0}}, true));
    assert_file("key", "secret");
    assert_file("out/CNAME", "mine");
    assert_file("out/.well-known/x", "mine");
    assert_true(S_ISLNK(state_of("out/up").st_mode));
    diag_free(&d);
}

/* With right hashes it makes its own files ours, and no other: who made it
   does not identify their bytes. */
static void a_forged_list_needs_the_bytes(void **state)
{
    (void)state;
    struct diags d = {0};
    struct arena a = {0};
    struct written forged = {.files.a = &a};
    assert_int_equal(mkdir(in_root("out"), 0777), 0);
    write_foreign("out/theirs.py", "theirs");
    write_foreign("out/mine.py", "mine");
    written_add(&forged, S("theirs.py"), written_mark(S("theirs")));
    written_add(&forged, S("mine.py"), written_mark(S("guess")));
    write_foreign("out/" WRITTEN_LIST, str_dupz(&a, written_text(&a, &forged)));
    assert_false(
        build(&d, (const char *[][2]){{"mine.py", "evil"}, {0}}, true));
    assert_ptr_equal(d.v[0].code, DIAG_OUTPUT_FOREIGN);
    assert_file("out/theirs.py", "theirs");
    assert_true(build(&d, (const char *[][2]){{"x.html", "one"}, {0}}, true));
    assert_ptr_equal(d.v[1].code, DIAG_OUTPUT_KEPT);
    assert_file("out/mine.py", "mine");
    assert_false(exists("out/theirs.py"));
    arena_free(&a);
    diag_free(&d);
}

static void no_link_is_followed(void **state)
{
    (void)state;
    struct diags d = {0};
    assert_int_equal(mkdir(in_root("home"), 0777), 0);
    write_foreign("home/rc", "mine");
    assert_int_equal(mkdir(in_root("out"), 0777), 0);
    assert_int_equal(symlink("../home", in_root("out/x")), 0);
    write_foreign("out/" WRITTEN_LIST, "x/rc\nx\n");
    assert_false(build(&d, (const char *[][2]){{"x/rc", "evil"}, {0}}, true));
    assert_ptr_equal(d.v[0].code, DIAG_OUTPUT_FOREIGN);
    assert_false(build(&d, (const char *[][2]){{"x", "evil"}, {0}}, true));
    assert_file("home/rc", "mine");
    assert_int_equal(rename(in_root("out"), in_root("elsewhere")), 0);
    assert_int_equal(symlink("elsewhere", in_root("out")), 0);
    struct output o;
    assert_false(output_open(&o, str_c(root), S("out"), &d));
    assert_ptr_equal(d.v[d.n - 1].code, DIAG_FILE_WRITE);
    assert_false(output_open(&o, str_c(root), S("out/x"), &d));
    assert_false(exists("home/.perfpress-stage-x"));
    diag_free(&d);
}

/* Names alone can be written by anybody. */
static void a_list_without_hashes_is_not_believed(void **state)
{
    (void)state;
    struct diags d = {0};
    assert_int_equal(mkdir(in_root("out"), 0777), 0);
    write_foreign("out/x.html", "old");
    write_foreign("out/gone.html", "old");
    write_foreign("out/" WRITTEN_LIST,
                  "# Files that perfpress wrote here\ngone.html\nx.html\n"
                  "- - x.html\n");
    assert_false(build(&d, (const char *[][2]){{"x.html", "new"}, {0}}, true));
    assert_int_equal(d.n, 1);
    assert_ptr_equal(d.v[0].code, DIAG_OUTPUT_FOREIGN);
    assert_file("out/x.html", "old");
    assert_true(build(&d, (const char *[][2]){{"y.html", "new"}, {0}}, true));
    assert_file("out/gone.html", "old");
    assert_int_equal(d.n, 1);
    diag_free(&d);
}

static void a_folder_takes_a_files_place(void **state)
{
    (void)state;
    struct diags d = {0};
    const char *file[][2] = {{"x", "one"}, {0}};
    const char *folder[][2] = {{"x/a/y", "two"}, {"x/z", "three"}, {0}};
    assert_true(build(&d, file, true));
    assert_true(build(&d, folder, true));
    assert_file("out/x/a/y", "two");
    assert_true(build(&d, file, true));
    assert_file("out/x", "one");
    assert_int_equal(d.n, 0);
    assert_true(build(&d, folder, true));
    write_foreign("out/x/mine", "mine");
    assert_false(build(&d, file, true));
    assert_ptr_equal(d.v[0].code, DIAG_OUTPUT_FOREIGN);
    assert_file("out/x/mine", "mine");
    assert_file("out/x/a/y", "two");
    diag_free(&d);
}

static void no_name_begins_with_a_dot(void **state)
{
    (void)state;
    struct diags d = {0};
    static const char *const NAMES[] = {".git", "a/.git/config", "../x", "/x",
                                        "a//b", "a\nb",          "a\x7f"};
    for (size_t i = 0; i < sizeof NAMES / sizeof *NAMES; i++)
        assert_false(
            build(&d, (const char *[][2]){{NAMES[i], "x"}, {0}}, true));
    assert_false(exists("out"));
    assert_false(exists("x"));
    diag_free(&d);
}

/* ---- the stage ---- */

static void a_dead_stage_is_cleared(void **state)
{
    (void)state;
    struct diags d = {0};
    struct output o;
    assert_true(output_open(&o, str_c(root), S("out"), &d));
    assert_true(output_put(&o, S("a/x.html"), S("one")));
    close(o.stage.fd); /* as when the program ends */
    arena_free(&o.spare);
    arena_free(&o.a);
    assert_true(exists(".perfpress-stage-out/tree/a/x.html"));
    assert_true(build(&d, (const char *[][2]){{"y.html", "two"}, {0}}, true));
    assert_file("out/y.html", "two");
    assert_false(exists("out/a"));
    assert_false(exists(".perfpress-stage-out"));
    assert_int_equal(d.n, 0);
}

static void a_stage_of_others_is_refused(void **state)
{
    (void)state;
    struct diags d = {0};
    struct output o;
    assert_int_equal(mkdir(in_root(".perfpress-stage-out"), 0777), 0);
    write_foreign(".perfpress-stage-out/mine", "mine");
    assert_false(output_open(&o, str_c(root), S("out"), &d));
    assert_ptr_equal(d.v[0].code, DIAG_OUTPUT_STAGE);
    /* A marker that came with a copy names another inode. */
    write_foreign(".perfpress-stage-out/.perfpress-stage",
                  "perfpress prepares a site in this folder, inode 1, and "
                  "removes it.\n");
    assert_false(output_open(&o, str_c(root), S("out"), &d));
    assert_ptr_equal(d.v[1].code, DIAG_OUTPUT_STAGE);
    assert_file(".perfpress-stage-out/mine", "mine");
    assert_int_equal(unlink(in_root(".perfpress-stage-out/mine")), 0);
    assert_true(build(&d, (const char *[][2]){{"x.html", "one"}, {0}}, true));
    assert_int_equal(symlink("out", in_root(".perfpress-stage-out")), 0);
    assert_false(output_open(&o, str_c(root), S("out"), &d));
    assert_ptr_equal(d.v[2].code, DIAG_OUTPUT_STAGE);
    assert_file("out/x.html", "one");
    diag_free(&d);
}

static char long_name[251];

static bool opens_long_name(struct output *o, struct diags *d)
{
    return output_open(o, str_c(root), str_c(long_name), d);
}

/* No other name beside it is long enough for the stage's. */
static void a_stage_within_the_output(void **state)
{
    (void)state;
    struct diags d = {0};
    struct output one, two;
    struct output_counts counts;
    char path[300];
    memset(long_name, 'n', sizeof long_name - 1);
    assert_int_equal(mkdir(in_root(long_name), 0777), 0);
    snprintf(path, sizeof path, "%s/.perfpress-stage", long_name);
    assert_true(opens_long_name(&one, &d));
    assert_true(exists(path));
    assert_false(opens_long_name(&two, &d));
    assert_ptr_equal(d.v[0].code, DIAG_OUTPUT_BUSY);
    assert_true(output_put(&one, S("x.html"), S("one")));
    assert_true(output_commit(&one, &counts));
    assert_false(exists(path));
    assert_int_equal(mkdir(in_root(path), 0777), 0);
    snprintf(path, sizeof path, "%s/.perfpress-stage/mine", long_name);
    write_foreign(path, "mine");
    assert_false(opens_long_name(&one, &d));
    assert_int_equal(d.n, 2);
    assert_ptr_equal(d.v[1].code, DIAG_OUTPUT_STAGE);
    assert_file(path, "mine");
    snprintf(path, sizeof path, "%s/x.html", long_name);
    assert_file(path, "one");
    diag_free(&d);
}

/* As when a signal comes while pages are written. */
static void what_is_put_after_the_end_is_dropped(void **state)
{
    (void)state;
    struct diags d = {0};
    struct output o;
    assert_true(output_open(&o, str_c(root), S("out"), &d));
    assert_true(output_put(&o, S("x.html"), S("one")));
    ending_run();
    assert_false(output_put(&o, S("y.html"), S("two")));
    assert_false(output_put(&o, S("a/z.html"), S("three")));
    assert_int_equal(d.n, 0);
    assert_false(exists(".perfpress-stage-out"));
    output_abandon(&o);
    assert_false(exists("out"));
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
        CASE(nothing_new_changes_nothing),
        CASE(foreign_things_stay_as_they_are),
        CASE(a_file_edited_since_is_not_ours),
        CASE(a_forged_list_makes_nothing_ours),
        CASE(a_forged_list_needs_the_bytes),
        CASE(no_link_is_followed),
        CASE(a_list_without_hashes_is_not_believed),
        CASE(a_folder_takes_a_files_place),
        CASE(no_name_begins_with_a_dot),
        CASE(a_dead_stage_is_cleared),
        CASE(a_stage_of_others_is_refused),
        CASE(a_stage_within_the_output),
        CASE(what_is_put_after_the_end_is_dropped),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
