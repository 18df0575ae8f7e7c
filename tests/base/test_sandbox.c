// SPDX-License-Identifier: MIT
// Each attempt is made by a child of its own, in a sandbox that may read one
// folder and write another.
#include "base/sandbox.h"

#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <sys/mount.h>
#include <sys/ptrace.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/arena.h"
#include "testing.h"

static char folder[] = "/tmp/perfpress-test-XXXXXX";
static struct sandbox_state state;

static int touch(const char *path)
{
    int fd = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0600);
    return fd < 0 ? -1 : close(fd);
}

static int look(const char *path)
{
    int fd = open(path, O_RDONLY | O_CLOEXEC);
    return fd < 0 ? -1 : close(fd);
}

static void confine(void)
{
    struct arena a = {0};
    struct sandbox s = {0};
    sandbox_allow(&s, &a, AT_FDCWD, "site", SANDBOX_READ);
    sandbox_allow(&s, &a, AT_FDCWD, "stage", SANDBOX_WRITE);
    sandbox_allow(&s, &a, AT_FDCWD, "output", SANDBOX_WRITE);
    sandbox_allow(&s, &a, AT_FDCWD, ".", SANDBOX_RENAME);
    sandbox_allow(&s, &a, AT_FDCWD, "log", SANDBOX_APPEND);
    sandbox_allow(&s, &a, AT_FDCWD, "not-there", SANDBOX_WRITE);
    sandbox_allow(&s, &a, -1, "site", SANDBOX_WRITE);
    sandbox_enter(&s, &state);
    arena_free(&a);
}

/* ---- attempts: 0 when they succeed, else -1 and errno ---- */

static int reads_site(void)
{
    return look("site/page");
}

static int writes_stage(void)
{
    return touch("stage/x") || mkdir("stage/f", 0700) || unlink("stage/x") ||
           rmdir("stage/f");
}

static int moves_to_output(void)
{
    return touch("stage/x") || mkdir("output/f", 0700) ||
           rename("stage/x", "output/f/x") || link("output/f/x", "stage/y");
}

static int exchanges(void)
{
    return (int)syscall(SYS_renameat2, AT_FDCWD, "stage", AT_FDCWD, "output",
                        2 /* RENAME_EXCHANGE */);
}

static int appends(void)
{
    int fd = open("log", O_WRONLY | O_APPEND | O_CREAT, 0600);
    return fd < 0 || write(fd, "x", 1) != 1 ? -1 : close(fd);
}

static int reads_secret(void)
{
    return look("secret");
}

static int reads_passwd(void)
{
    return look("/etc/passwd");
}

static int reads_environment(void)
{
    return look("/proc/1/environ");
}

static int lists_above(void)
{
    return look(".");
}

static int writes_site(void)
{
    return touch("site/page");
}

static int makes_beside(void)
{
    return touch("beside");
}

static int removes_beside(void)
{
    return unlink("secret");
}

static int moves_secret(void)
{
    return rename("secret", "output/secret");
}

static int links_secret(void)
{
    return link("secret", "output/secret");
}

static int makes_link(void)
{
    return symlink("/etc/passwd", "stage/link");
}

static int makes_pipe(void)
{
    return mkfifo("stage/pipe", 0600);
}

static int changes_mode(void)
{
    return chmod("secret", 0777);
}

static int cuts(void)
{
    return truncate("secret", 0);
}

static int makes_socket(void)
{
    return socket(AF_INET, SOCK_STREAM, 0) < 0 ? -1 : 0;
}

static int makes_local_socket(void)
{
    return socket(AF_UNIX, SOCK_DGRAM, 0) < 0 ? -1 : 0;
}

static int uses_ring(void)
{
    return syscall(425 /* io_uring_setup */, 1, NULL) < 0 ? -1 : 0;
}

static int executes(void)
{
    return execl("/bin/true", "true", (char *)NULL);
}

static int signals_parent(void)
{
    return kill(getppid(), 0);
}

static int traces_parent(void)
{
    return (int)ptrace(PTRACE_ATTACH, getppid(), NULL, NULL);
}

static int mounts(void)
{
    return mount("none", "stage", "tmpfs", 0, NULL);
}

static int unshares(void)
{
    return (int)syscall(SYS_unshare, 0x10000000 /* CLONE_NEWUSER */);
}

static int types(void)
{
    return ioctl(0, TIOCSTI, "x");
}

static void *look_from_thread(void *data)
{
    (void)data;
    return look("secret") == 0 ? folder : NULL;
}

static int reads_by_thread(void)
{
    pthread_t thread;
    void *seen;
    if (pthread_create(&thread, NULL, look_from_thread, NULL) != 0)
        return 0;
    pthread_join(thread, &seen);
    errno = EACCES;
    return seen ? 0 : -1;
}

enum means { MEANS_NONE, MEANS_FILES, MEANS_CALLS };

static const struct {
    const char *what;
    int (*run)(void);
    enum means means; /* that refuse it; NONE: it is allowed */
} ATTEMPTS[] = {
    {"reads the site", reads_site, MEANS_NONE},
    {"writes to the stage", writes_stage, MEANS_NONE},
    {"moves from stage to output", moves_to_output, MEANS_NONE},
    {"exchanges stage and output", exchanges, MEANS_NONE},
    {"appends to a file", appends, MEANS_NONE},
    {"reads a secret", reads_secret, MEANS_FILES},
    {"reads /etc/passwd", reads_passwd, MEANS_FILES},
    {"reads an environment", reads_environment, MEANS_FILES},
    {"lists the folder above", lists_above, MEANS_FILES},
    {"writes to the site", writes_site, MEANS_FILES},
    {"makes a file beside", makes_beside, MEANS_FILES},
    {"removes a file beside", removes_beside, MEANS_FILES},
    {"moves a secret", moves_secret, MEANS_FILES},
    {"links a secret", links_secret, MEANS_FILES},
    {"makes a pipe", makes_pipe, MEANS_CALLS},
    {"reads by a thread", reads_by_thread, MEANS_FILES},
    {"makes a symbolic link", makes_link, MEANS_CALLS},
    {"changes a mode", changes_mode, MEANS_CALLS},
    {"cuts a file", cuts, MEANS_CALLS},
    {"makes a socket", makes_socket, MEANS_CALLS},
    {"makes a local socket", makes_local_socket, MEANS_CALLS},
    {"uses io_uring", uses_ring, MEANS_CALLS},
    {"executes a program", executes, MEANS_CALLS},
    {"signals its parent", signals_parent, MEANS_CALLS},
    {"traces its parent", traces_parent, MEANS_CALLS},
    {"mounts", mounts, MEANS_CALLS},
    {"leaves its namespaces", unshares, MEANS_CALLS},
    {"types into its terminal", types, MEANS_CALLS},
};

enum verdict { ALLOWED, REFUSED, FAILED };

static int verdict_of(int result)
{
    if (result == 0)
        return ALLOWED;
    return errno == EACCES || errno == EPERM || errno == EXDEV ? REFUSED
                                                               : FAILED;
}

static void make_files(void)
{
    static const char *const FOLDERS[] = {"site", "stage", "output"};
    (void)!system("rm -rf site stage output log secret");
    for (size_t i = 0; i < 3; i++)
        assert_int_equal(mkdir(FOLDERS[i], 0700), 0);
    assert_int_equal(touch("secret") | touch("site/page") | touch("log"), 0);
}

/* Returns the result of an attempt, made in a child process. */
static int attempt(int (*run)(void))
{
    int status;
    make_files();
    pid_t child = fork();
    if (child == 0) {
        confine();
        int verdict = verdict_of(run());
        _exit(verdict);
    }
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_true(WIFEXITED(status));
    return WEXITSTATUS(status);
}

static void what_holds(void)
{
    int tell[2];
    assert_int_equal(pipe(tell), 0);
    pid_t child = fork();
    if (child == 0) {
        confine();
        _exit(write(tell[1], &state, sizeof state) < 0);
    }
    assert_int_equal(read(tell[0], &state, sizeof state), sizeof state);
    assert_int_equal(waitpid(child, NULL, 0), child);
    close(tell[0]);
    close(tell[1]);
}

static void refuses_escapes(void **unused)
{
    (void)unused;
    make_files();
    what_holds();
    for (size_t i = 0; i < sizeof ATTEMPTS / sizeof *ATTEMPTS; i++) {
        enum means means = ATTEMPTS[i].means;
        if ((means == MEANS_FILES && !state.landlock) ||
            (means == MEANS_CALLS && !state.seccomp))
            continue;
        int got = attempt(ATTEMPTS[i].run);
        if (got != (means == MEANS_NONE ? ALLOWED : REFUSED))
            fail_msg("%s: %d", ATTEMPTS[i].what, got);
    }
}

static void errand(void *data)
{
    *(bool *)data = look("secret") == 0;
}

/* A thread is restricted; who started it is not. */
static void runs_beside(void **unused)
{
    struct arena a = {0};
    struct sandbox s = {0};
    bool seen = true;
    (void)unused;
    make_files();
    sandbox_run(&s, errand, &seen, &state);
    assert_int_equal(seen, !state.landlock);
    assert_int_equal(look("secret"), 0);
    arena_free(&a);
}

static void tells(void **unused)
{
    struct arena a = {0};
    (void)unused;
    struct sandbox_state s = {.landlock = 7, .seccomp = true};
    assert_str(sandbox_text(&a, &s),
               "files (Landlock 7), no network (seccomp)");
    s = (struct sandbox_state){.no_landlock = "the kernel has no Landlock",
                               .no_seccomp = "the kernel has no seccomp"};
    assert_str(sandbox_text(&a, &s), "none: the kernel has no Landlock");
    s.seccomp = true;
    assert_str(sandbox_text(&a, &s), "not files: the kernel has no Landlock, "
                                     "no network (seccomp)");
    s = (struct sandbox_state){
        .landlock = 4, .no_tcp = true, .no_seccomp = "x"};
    assert_str(sandbox_text(&a, &s), "files (Landlock 4), no TCP (Landlock)");
    s.landlock = 1, s.no_tcp = false;
    assert_str(sandbox_text(&a, &s), "files (Landlock 1), network: x");
    arena_free(&a);
}

static int enter_folder(void **unused)
{
    (void)unused;
    return mkdtemp(folder) ? chdir(folder) : -1;
}

static int leave_folder(void **unused)
{
    (void)unused;
    char command[sizeof folder + 8] = "rm -rf ";
    return chdir("/") || system(strcat(command, folder));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(refuses_escapes),
        cmocka_unit_test(runs_beside),
        cmocka_unit_test(tells),
    };
    return cmocka_run_group_tests(tests, enter_folder, leave_folder);
}
