// SPDX-License-Identifier: MIT
// system: renames and exchanges, by whichever half is compiled; calls that a
// half lacks fail with ENOSYS and change nothing.
#include "base/system.h"

#include <errno.h>
#include <fcntl.h>
#include <unistd.h>

#include "testing.h"

struct place {
    char root[32];
    int dir;
};

static void put(const struct place *p, const char *name, const char *text)
{
    int fd = openat(p->dir, name, O_WRONLY | O_CREAT | O_TRUNC, 0666);
    assert_int_equal(write(fd, text, strlen(text)), strlen(text));
    close(fd);
}

static void assert_file(const struct place *p, const char *name,
                        const char *text)
{
    char got[64] = "";
    int fd = openat(p->dir, name, O_RDONLY | O_NOFOLLOW);
    assert_true(fd >= 0);
    assert_true(read(fd, got, sizeof got - 1) >= 0);
    close(fd);
    assert_string_equal(got, text);
}

static bool exists(const struct place *p, const char *name)
{
    struct stat st;
    return fstatat(p->dir, name, &st, AT_SYMLINK_NOFOLLOW) == 0;
}

/* Two files, two folders with a file each, a folder and links outside. */
static void enter(struct place *p)
{
    strcpy(p->root, "/tmp/test_system.XXXXXX");
    assert_non_null(mkdtemp(p->root));
    p->dir = open(p->root, O_RDONLY | O_DIRECTORY);
    static const char *const FOLDERS[] = {"one", "two", "outside"};
    for (size_t i = 0; i < 3; i++)
        assert_int_equal(mkdirat(p->dir, FOLDERS[i], 0777), 0);
    put(p, "x", "x");
    put(p, "y", "y");
    put(p, "one/file", "one");
    put(p, "two/file", "two");
    put(p, "outside/file", "outside");
    assert_int_equal(symlinkat("outside", p->dir, "link"), 0);
}

static void leave(struct place *p)
{
    char command[64];
    close(p->dir);
    snprintf(command, sizeof command, "rm -r '%s'", p->root);
    assert_int_equal(system(command), 0);
}

/* Returns 0, or errno. */
static int result_of(int result)
{
    return result == 0 ? 0 : errno;
}

static void exchanges(void **state)
{
    struct place p;
    (void)state;
    enter(&p);
    int why = result_of(system_exchange(p.dir, "one", p.dir, "two"));
    assert_true(why == 0 || why == ENOSYS || why == EINVAL);
    assert_file(&p, "one/file", why ? "one" : "two");
    assert_file(&p, "two/file", why ? "two" : "one");
    /* A link that replaced a folder is exchanged itself. */
    assert_int_equal(result_of(system_exchange(p.dir, "one", p.dir, "link")),
                     why);
    assert_file(&p, "outside/file", "outside");
    assert_file(&p, why ? "one/file" : "link/file", why ? "one" : "two");
    int missing = result_of(system_exchange(p.dir, "x", p.dir, "none"));
    assert_int_equal(missing, why ? why : ENOENT);
    assert_file(&p, "x", "x");
    assert_false(exists(&p, "none"));
    leave(&p);
}

static void renames_to_new_names(void **state)
{
    static const char *const TAKEN[] = {"y", "one", "link"};
    struct place p;
    (void)state;
    enter(&p);
    for (size_t i = 0; i < 3; i++)
        assert_int_equal(
            result_of(system_rename_new(p.dir, "x", p.dir, TAKEN[i])), EEXIST);
    assert_file(&p, "x", "x");
    assert_file(&p, "y", "y");
    assert_int_equal(result_of(system_rename_new(p.dir, "none", p.dir, "new")),
                     ENOENT);
    int why = result_of(system_rename_new(p.dir, "x", p.dir, "new"));
    assert_true(why == 0 || why == ENOSYS || why == EINVAL);
    assert_file(&p, why ? "x" : "new", "x");
    assert_true(exists(&p, "x") != exists(&p, "new"));
    why = result_of(system_rename_new(p.dir, "one", p.dir, "three"));
    assert_true(why == 0 || why == ENOSYS || why == EINVAL);
    assert_file(&p, why ? "one/file" : "three/file", "one");
    assert_true(exists(&p, "one") != exists(&p, "three"));
    leave(&p);
}

static void folders_to_look_in(void **state)
{
    struct place p;
    struct stat st;
    (void)state;
    enter(&p);
    int fd = openat(p.dir, "one", SYSTEM_FOLDER | O_CLOEXEC);
    assert_int_equal(fstatat(fd, "file", &st, 0), 0);
    assert_true(system_same_mount(fd, p.dir));
    int file = openat(fd, "file", O_RDONLY);
    assert_true(file >= 0);
    assert_int_equal(openat(p.dir, "x", SYSTEM_FOLDER), -1);
    assert_int_equal(errno, ENOTDIR);
    close(file);
    close(fd);
    leave(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(exchanges),
        cmocka_unit_test(renames_to_new_names),
        cmocka_unit_test(folders_to_look_in),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
