// SPDX-License-Identifier: MIT
// beneath: each way out, in one step and folder by folder (a filter takes
// openat2 away from a child process).
#include "base/beneath.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "testing.h"

static int make_tree(char *root)
{
    assert_non_null(mkdtemp(root));
    int dir = open(root, O_RDONLY | O_DIRECTORY);
    assert_true(dir >= 0);
    assert_int_equal(mkdirat(dir, "a", 0777), 0);
    assert_int_equal(mkdirat(dir, "a/b", 0777), 0);
    close(openat(dir, "a/b/file", O_WRONLY | O_CREAT, 0666));
    assert_int_equal(symlinkat("/etc", dir, "a/out"), 0);
    assert_int_equal(symlinkat("b", dir, "a/in"), 0);
    assert_int_equal(symlinkat("file", dir, "a/b/link"), 0);
    assert_int_equal(mkfifoat(dir, "a/b/pipe", 0666), 0);
    close(openat(dir, "a/b/secret", O_WRONLY | O_CREAT, 0));
    assert_int_equal(mkdirat(dir, "a/shut", 0), 0);
    assert_int_equal(fchmodat(dir, "a/b", 0777, 0), 0);
    assert_int_equal(fchmod(dir, 0755), 0);
    return dir;
}

static const struct {
    const char *path;
    int flags, why; /* 0: it opens */
} WAYS[] = {
    {"a/b/file", O_RDONLY, 0},
    {"a//b/file", O_RDONLY, 0},
    {"a", O_RDONLY | O_DIRECTORY, 0},
    {".", O_RDONLY | O_DIRECTORY, 0},
    {"a/b/new", O_WRONLY | O_CREAT | O_EXCL, 0},
    {"a/b/none", O_RDONLY, ENOENT},
    {"", O_RDONLY, ENOENT},
    {"a/b/file/x", O_RDONLY, ENOTDIR},
    {"a/out", O_RDONLY, ELOOP},
    {"a/out", O_RDONLY | O_DIRECTORY, ELOOP},
    {"a/out", O_WRONLY, ELOOP},
    {"a/shut/file", O_RDONLY, EACCES},
    {"a/b/secret", O_RDONLY, EACCES},
    {"a/out/passwd", O_RDONLY, ELOOP},
    {"a/in/file", O_RDONLY, ELOOP},
    {"a/b/link", O_RDONLY, ELOOP},
    {"a/b/link", O_WRONLY | O_TRUNC, ELOOP},
    {"a/../a/b/file", O_RDONLY, EXDEV},
    {"..", O_RDONLY | O_DIRECTORY, EXDEV},
    {"a/b/..", O_RDONLY | O_DIRECTORY, EXDEV},
    {"/etc/passwd", O_RDONLY, EXDEV},
};

/* Needs no permission for the file itself. */
static const struct {
    const char *path;
    int why;
    mode_t kind;
} LOOKS[] = {
    {"a/b/file", 0, S_IFREG},    {"a/b", 0, S_IFDIR},
    {".", 0, S_IFDIR},           {"a/b/secret", 0, S_IFREG},
    {"a/shut", 0, S_IFDIR},      {"a/b/pipe", 0, S_IFIFO},
    {"a/shut/file", EACCES, 0},  {"", ENOENT, 0},
    {"a/b/none", ENOENT, 0},     {"a/none/file", ENOENT, 0},
    {"a/b/file/x", ENOTDIR, 0},  {"a/b/link", ELOOP, 0},
    {"a/out", ELOOP, 0},         {"a/out/passwd", ELOOP, 0},
    {"a/in/file", ELOOP, 0},     {"..", EXDEV, 0},
    {"a/../a/b/file", EXDEV, 0}, {"/etc/passwd", EXDEV, 0},
};

static int look_at_all(int dir)
{
    for (size_t i = 0; i < sizeof LOOKS / sizeof *LOOKS; i++) {
        struct stat st = {0};
        errno = 0;
        int result = beneath_stat(dir, LOOKS[i].path, &st);
        int why = result < 0 ? errno : 0;
        if (why != LOOKS[i].why ||
            (!why && (st.st_mode & S_IFMT) != LOOKS[i].kind) ||
            beneath_stat(dir, LOOKS[i].path, NULL) != result) {
            fprintf(stderr, "look at %s: %s\n", LOOKS[i].path, strerror(why));
            return 6;
        }
    }
    return 0;
}

static int try_all(int dir)
{
    if (geteuid() == 0 && (setegid(65534) != 0 || seteuid(65534) != 0))
        return 98;
    for (size_t i = 0; i < sizeof WAYS / sizeof *WAYS; i++) {
        errno = 0;
        int fd = beneath_open(dir, WAYS[i].path, WAYS[i].flags, 0666);
        int why = fd < 0 ? errno : 0;
        if (fd >= 0)
            close(fd);
        if (why != WAYS[i].why) {
            fprintf(stderr, "%s: %s\n", WAYS[i].path, strerror(why));
            return 1;
        }
    }
    const char *name;
    int fd = beneath_parent(dir, "a/b/file", &name);
    if (fd < 0 || strcmp(name, "file") || faccessat(fd, name, F_OK, 0))
        return 2;
    close(fd);
    fd = beneath_parent(dir, "top", &name);
    if (fd < 0 || strcmp(name, "top"))
        return 3;
    close(fd);
    if (beneath_parent(dir, "a/in/file", &name) != -1 || errno != ELOOP)
        return 4;
    if (beneath_parent(dir, "../file", &name) != -1 || errno != EXDEV)
        return 5;
    return unlinkat(dir, "a/b/new", 0) ? 7 : look_at_all(dir);
}

/* Makes openat2 fail as without kernel support, or as in a container that
   forbids it. */
static bool take_openat2_away(unsigned why)
{
    struct sock_filter code[] = {
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_openat2, 0, 1),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | why),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW)};
    struct sock_fprog program = {sizeof code / sizeof *code, code};
    return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 &&
           prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) == 0;
}

static void each_way_out_is_shut(void **state)
{
    (void)state;
    static const unsigned WITHOUT[] = {0, ENOSYS, EPERM};
    char root[] = "/tmp/beneath.XXXXXX";
    int dir = make_tree(root);
    for (size_t i = 0; i < 3; i++) {
        pid_t child = fork();
        if (child == 0)
            _exit(WITHOUT[i] && !take_openat2_away(WITHOUT[i]) ? 99
                                                               : try_all(dir));
        int status;
        assert_int_equal(waitpid(child, &status, 0), child);
        assert_true(WIFEXITED(status));
        assert_int_equal(WEXITSTATUS(status), 0);
    }
    close(dir);
    char command[64];
    snprintf(command, sizeof command, "rm -r %s", root);
    assert_int_equal(system(command), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_way_out_is_shut),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
