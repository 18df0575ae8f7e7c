// SPDX-License-Identifier: MIT
#include "serve/watch.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/system.h"
#include "serve/survey.h"
#include "testing.h"

struct fixture {
    struct arena a;
    str root;
    struct watch watch;
    struct map changed;
};

static char *at(struct fixture *f, const char *path)
{
    return str_dupz(&f->a, str_fmt(&f->a, "%.*s/%s", STR_ARG(f->root), path));
}

/* Without closing it, for which the watch may have to wait. */
static int start_file(struct fixture *f, const char *path)
{
    int fd = open(at(f, path), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    assert_true(fd >= 0);
    assert_int_equal(write(fd, "x", 1), 1);
    return fd;
}

static void put(struct fixture *f, const char *path)
{
    close(start_file(f, path));
}

static void begin(struct fixture *f)
{
    char name[] = "/tmp/test_watch-XXXXXX";
    struct config config = config_default();
    str other = S("other");
    config.sources = (struct strs){.v = &other, .n = 1};
    *f = (struct fixture){0};
    f->changed.a = &f->a;
    assert_non_null(mkdtemp(name));
    f->root = str_dup(&f->a, str_c(name));
    assert_int_equal(mkdir(at(f, "content"), 0700), 0);
    assert_int_equal(mkdir(at(f, "other"), 0700), 0);
    assert_false(watch_folders(&f->watch, f->root, &config));
    assert_true(watch_folders(&f->watch, f->root, &config));
    assert_int_equal(f->watch.fault, *NOTIFY_MEANS ? 0 : ENOSYS);
}

/* Like begin, for tests of the system's reports. */
static void begin_reports(struct fixture *f)
{
    if (!*NOTIFY_MEANS)
        skip();
    begin(f);
}

static void end(struct fixture *f)
{
    char *command =
        str_dupz(&f->a, str_fmt(&f->a, "rm -r '%.*s'", STR_ARG(f->root)));
    assert_int_equal(system(command), 0);
    watch_close(&f->watch);
    arena_free(&f->a);
}

/* Checks the event since the last call, and its only path. */
static void expect(struct fixture *f, enum watch_news news, const char *path)
{
    f->changed.n = f->changed.n_slots = 0;
    assert_int_equal(watch_take(&f->watch, f->root, &f->changed), news);
    assert_int_equal(f->changed.n, path ? 1 : 0);
    if (path)
        assert_true(str_eq(f->changed.v[0].key, str_c(path)));
}

static void files(void **state)
{
    struct fixture f;
    (void)state;
    begin_reports(&f);
    int fd = start_file(&f, "content/a.md");
    expect(&f, WATCH_MAYBE, "content/a.md");
    close(fd);
    expect(&f, WATCH_DONE, "content/a.md");
    put(&f, "content/a.md~");
    put(&f, "content/.a.md.swp");
    put(&f, "else.txt");
    expect(&f, WATCH_NOTHING, NULL);
    rename(at(&f, "content/a.md~"), at(&f, "content/a.md"));
    expect(&f, WATCH_DONE, "content/a.md");
    assert_int_equal(link(at(&f, "content/.a.md.swp"), at(&f, "content/b.md")),
                     0);
    expect(&f, WATCH_MAYBE, "content/b.md");
    unlink(at(&f, "content/b.md"));
    expect(&f, WATCH_CHANGE, "content/b.md");
    assert_false(f.watch.stale);
    put(&f, "content/4913");
    unlink(at(&f, "content/4913"));
    expect(&f, WATCH_CHANGE, "content/4913");
    assert_null(f.changed.v[0].value);
    put(&f, "perfpress.yaml");
    expect(&f, WATCH_DONE, "perfpress.yaml");
    end(&f);
}

static void folders(void **state)
{
    struct fixture f;
    (void)state;
    begin_reports(&f);
    const struct notify *n = f.watch.notify;
    mkdir(at(&f, "content/new"), 0700);
    expect(&f, WATCH_CHANGE, "content/new");
    assert_true(f.watch.stale);
    watch_renew(&f.watch, f.root);
    assert_false(f.watch.stale);
    assert_ptr_equal(f.watch.notify, n);
    put(&f, "content/new/a.md");
    expect(&f, WATCH_DONE, "content/new/a.md");
    rename(at(&f, "content/new"), at(&f, "away"));
    expect(&f, WATCH_CHANGE, "content/new");
    f.changed.n = f.changed.n_slots = 0;
    watch_renew(&f.watch, f.root);
    put(&f, "away/a.md");
    expect(&f, WATCH_NOTHING, NULL);
    assert_int_equal(symlink("../other", at(&f, "content/link")), 0);
    expect(&f, WATCH_CHANGE, "content/link");
    watch_renew(&f.watch, f.root);
    put(&f, "other/a.md");
    expect(&f, WATCH_DONE, "content/link/a.md");
    end(&f);
}

static void others(void **state)
{
    struct fixture f;
    (void)state;
    begin_reports(&f);
    struct map wanted = {.a = &f.a};
    assert_true(watch_files(&f.watch, f.root, &wanted));
    map_put(&wanted, S("other/deep/a.txt"), &f);
    assert_false(watch_files(&f.watch, f.root, &wanted));
    assert_true(watch_files(&f.watch, f.root, &wanted));
    put(&f, "other/b.txt");
    expect(&f, WATCH_NOTHING, NULL);
    mkdir(at(&f, "other/deep"), 0700);
    expect(&f, WATCH_CHANGE, "other/deep");
    watch_renew(&f.watch, f.root);
    put(&f, "other/deep/a.txt");
    expect(&f, WATCH_DONE, "other/deep/a.txt");
    wanted.n = wanted.n_slots = 0;
    assert_false(watch_files(&f.watch, f.root, &wanted));
    put(&f, "other/deep/a.txt");
    expect(&f, WATCH_NOTHING, NULL);
    end(&f);
}

static void surveys(void **state)
{
    struct fixture f;
    (void)state;
    begin(&f);
    struct map wanted = {.a = &f.a};
    map_put(&wanted, S("other/a.txt"), &f);
    watch_files(&f.watch, f.root, &wanted);
    unsigned long long sum = survey(f.root, &f.watch), next;
    assert_true(sum == survey(f.root, &f.watch));
    const char *const paths[] = {"content/a.md", "perfpress.yaml",
                                 "other/a.txt"};
    for (size_t i = 0; i < sizeof paths / sizeof *paths; i++) {
        put(&f, paths[i]);
        next = survey(f.root, &f.watch);
        assert_false(next == sum);
        sum = next;
    }
    put(&f, "other/b.txt");
    assert_true(sum == survey(f.root, &f.watch));
    rename(at(&f, "content/a.md"), at(&f, "content/b.md"));
    assert_false(sum == survey(f.root, &f.watch));
    assert_false(system_is_remote("/proc"));
    assert_false(system_is_remote("/nowhere"));
    end(&f);
}

/* A folder all of whose names were read (site_watch_folder). */
static void patterns(void **state)
{
    struct fixture f;
    (void)state;
    begin(&f);
    struct map wanted = {.a = &f.a};
    map_put(&wanted, S("other/"), &f);
    assert_false(watch_files(&f.watch, f.root, &wanted));
    unsigned long long sum = survey(f.root, &f.watch);
    put(&f, "other/new.json");
    if (*NOTIFY_MEANS)
        expect(&f, WATCH_DONE, "other/new.json");
    assert_false(sum == survey(f.root, &f.watch));
    sum = survey(f.root, &f.watch);
    put(&f, "other/new.json~");
    if (*NOTIFY_MEANS)
        expect(&f, WATCH_NOTHING, NULL);
    unlink(at(&f, "other/new.json"));
    if (*NOTIFY_MEANS)
        expect(&f, WATCH_CHANGE, "other/new.json");
    assert_false(sum == survey(f.root, &f.watch));
    end(&f);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(files),   cmocka_unit_test(folders),
        cmocka_unit_test(others),  cmocka_unit_test(patterns),
        cmocka_unit_test(surveys),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
