// SPDX-License-Identifier: MIT
// test_kqueue: the kqueue half of serve/notify, with a kqueue made of inotify.
// It replaces the library's notify in this program.
#include <sys/event.h>

#include "../../gen/serve/notify_posix.c"
#include "serve/watch.h"
#include "testing.h"

#include <stdlib.h>
#include <sys/inotify.h>

/* ---- kqueue ---- */

enum { WATCHES = 4096 };

/* What was asked for each watch descriptor of inotify. */
static struct kevent asked[WATCHES];

int kqueue(void)
{
    return inotify_init1(IN_NONBLOCK);
}

static uint32_t notes_of(uint32_t mask)
{
    enum { NAMES = IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO };
    return (mask & (NAMES | IN_MODIFY) ? NOTE_WRITE : 0) |
           (mask & IN_ATTRIB ? NOTE_ATTRIB : 0) |
           (mask & IN_DELETE_SELF ? NOTE_DELETE : 0) |
           (mask & IN_MOVE_SELF ? NOTE_RENAME : 0);
}

int kevent(int queue, const struct kevent *changes, int n_changes,
           struct kevent *events, int n_events, const struct timespec *limit)
{
    enum {
        ALL = IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_MODIFY |
              IN_ATTRIB | IN_DELETE_SELF | IN_MOVE_SELF,
    };
    const struct inotify_event *e;
    /* Has room for one event with the longest name, and for no more events
       than the caller takes. */
    _Alignas(struct inotify_event) char buffer[64 * sizeof *e];
    int n = 0;
    (void)limit;
    for (int i = 0; i < n_changes; i++) {
        char name[64];
        snprintf(name, sizeof name, "/proc/self/fd/%d", (int)changes[i].ident);
        int id = inotify_add_watch(queue, name, ALL);
        if (id < 0 || id >= WATCHES)
            return -1;
        asked[id] = changes[i];
    }
    assert_true(n_events == 0 || n_events == 64);
    ssize_t size = n_events ? read(queue, buffer, sizeof buffer) : 0;
    const char *end = buffer + (size > 0 ? size : 0);
    for (char *p = buffer; p < end; p += sizeof *e + e->len) {
        e = (const void *)p;
        if (e->wd < 0) /* too many events at once */
            continue;
        events[n] = asked[e->wd];
        events[n].fflags &= notes_of(e->mask);
        /* A closed descriptor has no events, and a folder none of changes in
           its files. */
        if (events[n].fflags && fcntl((int)events[n].ident, F_GETFD) >= 0 &&
            !(e->len && e->mask & (IN_MODIFY | IN_ATTRIB)))
            n++;
    }
    return n;
}

/* ---- a site ---- */

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

static void put(struct fixture *f, const char *path, int how)
{
    int fd = open(at(f, path), O_WRONLY | O_CREAT | O_CLOEXEC | how, 0600);
    assert_true(fd >= 0);
    assert_int_equal(write(fd, "x", 1), 1);
    close(fd);
}

static void begin(struct fixture *f)
{
    char name[] = "/tmp/test_kqueue-XXXXXX";
    struct config config = config_default();
    *f = (struct fixture){0};
    f->changed.a = &f->a;
    assert_non_null(mkdtemp(name));
    f->root = str_dup(&f->a, str_c(name));
    assert_int_equal(mkdir(at(f, "content"), 0700), 0);
    put(f, "content/old.md", 0);
    assert_false(watch_folders(&f->watch, f->root, &config));
    assert_int_equal(f->watch.fault, 0);
    assert_true(watch_fd(&f->watch) >= 0);
}

static void end(struct fixture *f)
{
    char *command =
        str_dupz(&f->a, str_fmt(&f->a, "rm -r '%.*s'", STR_ARG(f->root)));
    watch_close(&f->watch);
    assert_int_equal(system(command), 0);
    arena_free(&f->a);
}

/* Checks the events since the last call, and their only path. */
static void expect(struct fixture *f, enum watch_news news, const char *path)
{
    f->changed.n = f->changed.n_slots = 0;
    assert_int_equal(watch_take(&f->watch, f->root, &f->changed), news);
    assert_int_equal(f->changed.n, path ? 1 : 0);
    if (path)
        assert_str(f->changed.v[0].key, path);
}

/* kqueue does not tell when a file is closed. */
static void files(void **state)
{
    struct fixture f;
    (void)state;
    begin(&f);
    put(&f, "content/old.md", O_APPEND);
    expect(&f, WATCH_MAYBE, "content/old.md");
    put(&f, "content/a.md", 0);
    expect(&f, WATCH_MAYBE, "content/a.md");
    put(&f, "content/a.md", O_APPEND);
    expect(&f, WATCH_MAYBE, "content/a.md");
    put(&f, "content/.a.md.swp", 0);
    put(&f, "else.txt", 0);
    expect(&f, WATCH_NOTHING, NULL);
    rename(at(&f, "content/.a.md.swp"), at(&f, "content/a.md"));
    expect(&f, WATCH_DONE, "content/a.md");
    put(&f, "content/a.md", O_APPEND); /* the new file is watched */
    expect(&f, WATCH_MAYBE, "content/a.md");
    unlink(at(&f, "content/a.md"));
    expect(&f, WATCH_CHANGE, "content/a.md");
    put(&f, "content/a.md", 0); /* once more under a name that was removed */
    expect(&f, WATCH_MAYBE, "content/a.md");
    assert_false(f.watch.stale);
    put(&f, "perfpress.yaml", 0);
    expect(&f, WATCH_MAYBE, "perfpress.yaml");
    put(&f, "content/4913", 0);
    unlink(at(&f, "content/4913"));
    expect(&f, WATCH_NOTHING, NULL);
    end(&f);
}

static void folders(void **state)
{
    struct fixture f;
    (void)state;
    begin(&f);
    mkdir(at(&f, "content/new"), 0700);
    expect(&f, WATCH_CHANGE, "content/new");
    assert_true(f.watch.stale);
    watch_renew(&f.watch, f.root);
    assert_false(f.watch.stale);
    put(&f, "content/new/a.md", 0);
    expect(&f, WATCH_MAYBE, "content/new/a.md");
    rename(at(&f, "content/new"), at(&f, "away"));
    expect(&f, WATCH_CHANGE, "content/new");
    watch_renew(&f.watch, f.root);
    put(&f, "away/a.md", O_APPEND);
    expect(&f, WATCH_NOTHING, NULL);
    end(&f);
}

static int lowest_free(void)
{
    int fd = dup(0);
    assert_true(fd >= 0);
    close(fd);
    return fd;
}

enum { FEW = 32 };

/* Creates FEW files in content/, or removes them. */
static void many(struct fixture *f, bool remove)
{
    for (int i = 0; i < FEW; i++) {
        char name[32];
        snprintf(name, sizeof name, "content/%d.md", i);
        if (remove)
            assert_int_equal(unlink(at(f, name)), 0);
        else
            put(f, name, 0);
    }
}

/* Renews the watch, which reaches the limit and closes all its files. */
static void renew_in_vain(struct fixture *f, int unused)
{
    watch_renew(&f->watch, f->root);
    assert_int_equal(f->watch.fault, EMFILE);
    assert_int_equal(watch_fd(&f->watch), -1);
    assert_int_equal(f->watch.folders.n, 0);
    assert_int_equal(lowest_free(), unused);
}

/* Too few descriptors, from here on. */
static void limits(void **state)
{
    struct fixture f;
    struct config config = config_default();
    (void)state;
    if (setrlimit(RLIMIT_NOFILE, &(struct rlimit){FEW, FEW}) != 0)
        skip(); /* valgrind does not allow it */
    begin(&f);
    watch_close(&f.watch);
    int unused = lowest_free();
    assert_false(watch_folders(&f.watch, f.root, &config));
    assert_int_equal(f.watch.fault, 0);
    many(&f, false);
    assert_int_equal(watch_take(&f.watch, f.root, &f.changed), WATCH_CHANGE);
    assert_true(f.watch.stale);
    assert_true(lowest_free() < FEW - 2); /* some are left for builds */
    renew_in_vain(&f, unused);
    renew_in_vain(&f, unused);
    many(&f, true);
    watch_renew(&f.watch, f.root);
    assert_int_equal(f.watch.fault, 0);
    put(&f, "content/new.md", 0);
    expect(&f, WATCH_MAYBE, "content/new.md");
    end(&f);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(files),
        cmocka_unit_test(folders),
        cmocka_unit_test(limits),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
