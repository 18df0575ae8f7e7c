// SPDX-License-Identifier: MIT
// test_commit: a build is killed, a system call fails, or a link replaces a
// folder, at any moment. The whole old site or the whole new site must remain,
// and the next build must succeed. This program replaces the system calls of
// the library. KILLS sets the number of builds to kill at random; EVERY=N lets
// only each N-th call fail.
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <linux/fs.h>
#include <signal.h>
#include <stdarg.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <sys/xattr.h>
#include <time.h>
#include <unistd.h>

#include "base/codes/output.h"
#include "base/sandbox.h"
#include "base/system.h"
#include "output/output.h"
#include "testing.h"

/* ---- the calls ---- */

enum { KILL = -1, SWAP = -2 };

static struct {
    bool counting;
    long n, at;   /* calls so far; the one that fails */
    int how;      /* its errno, KILL, or SWAP */
    bool lasting; /* all later calls fail, too */
    bool no_exchange, no_links;
    ino_t denied;  /* a folder in which no entry may be changed */
    int denial;    /* the errno of that */
    bool labels;   /* folders have what the system alone may set */
    bool late;     /* somebody puts files there before the exchange */
    bool confined; /* in the sandbox that build has */
} calls;

static void swap_folder(void);

/* The errno that this call fails with, or 0. */
static int fault(void)
{
    if (!calls.counting || ++calls.n < calls.at ||
        (calls.n > calls.at && !calls.lasting))
        return 0;
    if (calls.how == KILL)
        kill(getpid(), SIGKILL);
    if (calls.how != SWAP)
        return calls.how;
    swap_folder();
    return 0;
}

#define REAL(name) ((__typeof__(&name))(uintptr_t)dlsym(RTLD_NEXT, #name))

#define CATCH(result, failed, name, parameters, arguments) \
    result name parameters                                 \
    {                                                      \
        int why = fault();                                 \
        if (why) {                                         \
            errno = why;                                   \
            return failed;                                 \
        }                                                  \
        static __typeof__(&name) real;                     \
        if (!real)                                         \
            real = REAL(name);                             \
        return real arguments;                             \
    }

CATCH(ssize_t, -1, read, (int fd, void *p, size_t n), (fd, p, n))
CATCH(int, -1, unlinkat, (int d, const char *p, int f), (d, p, f))
CATCH(int, -1, fstat, (int fd, struct stat *st), (fd, st))
CATCH(int, -1, fstatat,
      (int d, const char *restrict p, struct stat *restrict st, int f),
      (d, p, st, f))
CATCH(int, -1, fchmod, (int fd, mode_t m), (fd, m))
CATCH(int, -1, futimens, (int fd, const struct timespec t[2]), (fd, t))
CATCH(int, -1, flock, (int fd, int how), (fd, how))
CATCH(DIR *, NULL, fdopendir, (int fd), (fd))
CATCH(struct dirent *, NULL, readdir, (DIR * dir), (dir))

static bool is_denied(int dir)
{
    struct stat st;
    return calls.denied && REAL(fstat)(dir, &st) == 0 &&
           st.st_ino == calls.denied;
}

int renameat(int d, const char *p, int e, const char *q)
{
    int why = fault();
    if (!why && (is_denied(d) || is_denied(e)))
        why = calls.denial;
    if (!why)
        return REAL(renameat)(d, p, e, q);
    errno = why;
    return -1;
}

int mkdirat(int d, const char *p, mode_t m)
{
    int why = fault();
    if (!why && is_denied(d))
        why = calls.denial;
    if (!why)
        return REAL(mkdirat)(d, p, m);
    errno = why;
    return -1;
}

int openat(int d, const char *p, int flags, ...)
{
    va_list list;
    va_start(list, flags);
    mode_t mode = flags & O_CREAT ? va_arg(list, mode_t) : 0;
    va_end(list);
    int why = fault();
    if (!why)
        return REAL(openat)(d, p, flags, mode);
    errno = why;
    return -1;
}

ssize_t flistxattr(int fd, char *names, size_t n)
{
    static const char LABELS[] = "security.label\0user.note";
    if (!calls.labels)
        return REAL(flistxattr)(fd, names, n);
    memcpy(names, LABELS, sizeof LABELS);
    return sizeof LABELS;
}

ssize_t fgetxattr(int fd, const char *name, void *value, size_t n)
{
    if (!calls.labels)
        return REAL(fgetxattr)(fd, name, value, n);
    memcpy(value, "x", 1);
    return 1;
}

int fsetxattr(int fd, const char *name, const void *value, size_t n, int flags)
{
    if (!calls.labels)
        return REAL(fsetxattr)(fd, name, value, n, flags);
    errno = EPERM;
    return strcmp(name, "user.note") == 0 ? 0 : -1;
}

int linkat(int d, const char *p, int e, const char *q, int f)
{
    int why = fault();
    if (!why && calls.no_links)
        why = EPERM;
    if (!why)
        return REAL(linkat)(d, p, e, q, f);
    errno = why;
    return -1;
}

/* A failing write has written a part; an interrupted write has written
   nothing. */
ssize_t write(int fd, const void *p, size_t n)
{
    int why = fault();
    if (!why)
        return REAL(write)(fd, p, n);
    if (why != EINTR && REAL(write)(fd, p, n / 2) < 0)
        return -1;
    errno = why;
    return -1;
}

/* A close that fails has closed. */
int close(int fd)
{
    int why = fault(), result = REAL(close)(fd);
    if (!why)
        return result;
    errno = why;
    return -1;
}

/* The disk is not waited for: no test here pulls the plug. */
int fsync(int fd)
{
    int why = fault();
    (void)fd;
    errno = why ? why : errno;
    return why ? -1 : 0;
}

static void put_late(void);

/* The errno that an exchange fails with, or 0. */
static int exchange_fault(void)
{
    if (calls.no_exchange)
        return EINVAL;
    if (calls.late)
        put_late();
    return 0;
}

/* Reads six arguments, however many were passed. */
__attribute__((no_sanitize("address"))) long syscall(long number, ...)
{
    long a[6];
    va_list list;
    va_start(list, number);
    for (size_t i = 0; i < 6; i++)
        a[i] = va_arg(list, long);
    va_end(list);
    bool caught =
        number == SYS_openat2 || number == SYS_statx || number == SYS_renameat2;
    int why = caught ? fault() : 0;
    if (!why && number == SYS_renameat2 && (a[4] & RENAME_EXCHANGE))
        why = exchange_fault();
    if (!why)
        return REAL(syscall)(number, a[0], a[1], a[2], a[3], a[4], a[5]);
    errno = why;
    return -1;
}

/* ---- sites of many states ---- */

enum { PAGES = 6, FOREIGN = 3, FILES_MAX = 32 };

struct file {
    char path[48], text[96];
};

static void add(struct file *files, size_t *n, const char *path,
                const char *text)
{
    snprintf(files[*n].path, sizeof files->path, "%s", path);
    snprintf(files[(*n)++].text, sizeof files->text, "%s", text);
}

/* Pages and what they need, both of one state; some files that are in each
   state, some that come and go, a folder where there was a file. */
static size_t site_of(int state, struct file *files)
{
    static const char *const NAMES[PAGES] = {"index.html",       "a.html",
                                             "part/b.html",      "part/c.html",
                                             "part/deep/d.html", "404.html"};
    char path[48], text[96];
    size_t n = 0;
    for (size_t i = 0; i < PAGES; i++) {
        snprintf(text, sizeof text, "state %d assets/style-%d.css end", state,
                 state);
        add(files, &n, NAMES[i], text);
    }
    snprintf(path, sizeof path, "assets/style-%d.css", state);
    add(files, &n, path, text);
    snprintf(path, sizeof path, "new-%d/x/y.html", state);
    add(files, &n, path, text);
    add(files, &n, "sitemap.xml", text);
    add(files, &n, "assets/same.svg", "same");
    add(files, &n, "same.html", "same");
    add(files, &n, state % 2 ? "flip" : "flip/in", "flip");
    return n;
}

static char root[64];
static const char *output = "out"; /* the output folder in the root */

static const char *in_root(const char *name)
{
    static char path[4][256];
    static int turn;
    turn = (turn + 1) % 4;
    snprintf(path[turn], sizeof path[turn], "%s/%s", root, name);
    return path[turn];
}

static bool put_foreign(void)
{
    FILE *f;
    return mkdir(in_root("out/mine"), 0750) == 0 &&
           (f = fopen(in_root("out/CNAME"), "w")) && fputs("mine", f) >= 0 &&
           fclose(f) == 0 && (f = fopen(in_root("out/mine/notes"), "w")) &&
           fclose(f) == 0 && symlink("..", in_root("out/mine/link")) == 0;
}

static const char *const LATE[] = {"out/late", "out/mine/late", "out/new/late",
                                   "out/new/newer/late"};
enum { N_LATE = sizeof LATE / sizeof *LATE };

static void write_late(const char *name)
{
    FILE *f = fopen(in_root(name), "w");
    assert_non_null(f);
    fputs("late", f);
    fclose(f);
}

/* New files and folders, and another file in the place of one, as editors save
   it. */
static void put_late(void)
{
    mkdir(in_root("out/new"), 0751);
    mkdir(in_root("out/new/newer"), 0700);
    mkdir(in_root("out/new/empty"), 0700);
    for (size_t i = 0; i < N_LATE; i++)
        write_late(LATE[i]);
    write_late("out/saved");
    assert_int_equal(rename(in_root("out/saved"), in_root("out/mine/notes")),
                     0);
}

static void confine(const struct output *o)
{
    struct arena a = {0};
    struct sandbox s = {0};
    struct sandbox_state state = {0};
    output_allow(o, &a, &s);
    sandbox_enter(&s, &state);
    arena_free(&a);
}

enum outcome {
    BUILT,       /* and nothing was reported */
    BUILT_BUT,   /* something was */
    FAILED,      /* it was reported, and the counts are 0 */
    HALF,        /* output-half was */
    NO_STAGE,    /* something that is no stage has its name */
    WRONG = 100, /* any other result */
};

static enum outcome build(int state)
{
    struct file files[FILES_MAX];
    size_t n = site_of(state, files);
    struct diags d = {0};
    struct output o;
    struct output_counts counts = {0};
    bool ok = output_open(&o, str_c(root), str_c(output), &d);
    bool opened = ok;
    if (ok && calls.confined)
        confine(&o);
    for (size_t i = 0; ok && i < n; i++)
        ok = output_put(&o, str_c(files[i].path), str_c(files[i].text));
    if (opened && !ok)
        output_abandon(&o);
    if (ok)
        ok = output_commit(&o, &counts);
    size_t told = d.n; /* that pages are gone is meant */
    if (told && d.v[told - 1].code == DIAG_OUTPUT_REMOVALS)
        told--;
    bool half = !ok && told && d.v[told - 1].code == DIAG_OUTPUT_HALF;
    bool stage = !ok && told && d.v[told - 1].code == DIAG_OUTPUT_STAGE;
    diag_free(&d);
    if (ok)
        return told ? BUILT_BUT : BUILT;
    if (half)
        return counts.half ? HALF : WRONG;
    if (stage)
        return NO_STAGE;
    return told && !counts.written && !counts.removed && !counts.half ? FAILED
                                                                      : WRONG;
}

/* A build in a process of its own: its outcome, or WRONG when it died. */
static int build_apart(int state, long at, int how)
{
    fflush(NULL);
    pid_t child = fork();
    if (child == 0) {
        calls.counting = true;
        calls.n = 0;
        calls.at = at;
        calls.how = how;
        enum outcome outcome = build(state);
        calls.counting = false;
        _exit((int)outcome);
    }
    int status = 0;
    waitpid(child, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : WRONG;
}

/* ---- what is there ---- */

static bool has_file(const struct file *f)
{
    char path[256], text[sizeof f->text + 1] = "";
    snprintf(path, sizeof path, "%.64s/%.32s/%.99s", root, output, f->path);
    int fd = open(path, O_RDONLY | O_CLOEXEC);
    ssize_t n = fd < 0 ? -1 : read(fd, text, sizeof text - 1);
    if (fd >= 0)
        close(fd);
    return n >= 0 && strcmp(text, f->text) == 0;
}

static int n_files;

static int count_file(const char *path, const struct stat *st, int kind,
                      struct FTW *at)
{
    (void)path, (void)st, (void)at;
    n_files += kind != FTW_D;
    return 0;
}

/* The output has the files of a state, and `others`. */
static bool has_state(int state, size_t others)
{
    struct file files[FILES_MAX];
    size_t n = site_of(state, files);
    for (size_t i = 0; i < n; i++)
        if (!has_file(&files[i]))
            return false;
    n_files = 0;
    nftw(in_root(output), count_file, 16, FTW_PHYS);
    return (size_t)n_files == n + others + 1;
}

/* The output is that of a state and the foreign files, and no more. */
static bool is_state(int state)
{
    struct stat st;
    return has_state(state, FOREIGN) &&
           lstat(in_root("out/mine/link"), &st) == 0 &&
           lstat(in_root("out/mine"), &st) == 0 && (st.st_mode & 07777) == 0750;
}

/* The state of a page, whose asset is there; 0 when it is not whole. */
static int state_of(const char *name)
{
    for (int tries = 0; tries < 100; tries++) {
        struct file page = {0}, asset = {0};
        char path[256];
        int state = 0, end = 0;
        snprintf(path, sizeof path, "%.99s/out/%.99s", root, name);
        int fd = open(path, O_RDONLY | O_CLOEXEC);
        ssize_t n = fd < 0 ? -1 : read(fd, page.text, sizeof page.text - 1);
        if (fd >= 0)
            close(fd);
        if (n < 0 ||
            sscanf(page.text, "state %d %47s end%n", &state, asset.path, &end) <
                2 ||
            end != n)
            return 0;
        snprintf(asset.text, sizeof asset.text, "%s", page.text);
        if (has_file(&asset))
            return state;
        /* Gone with its page, perhaps: then that is another one by now. */
        snprintf(page.path, sizeof page.path, "%.40s", name);
        if (has_file(&page) && !has_file(&asset) && has_file(&page))
            return 0;
    }
    return 0;
}

static bool pages_are_whole(void)
{
    struct file files[FILES_MAX];
    site_of(1, files);
    for (size_t i = 0; i < PAGES; i++)
        if (!state_of(files[i].path))
            return false;
    return true;
}

static bool no_stage(void)
{
    struct stat st;
    return lstat(in_root(".perfpress-stage-out"), &st) != 0 &&
           lstat(in_root("out/.perfpress-stage"), &st) != 0;
}

static int remove_one(const char *path, const struct stat *st, int kind,
                      struct FTW *at)
{
    (void)st, (void)kind, (void)at;
    return remove(path);
}

static void set_up(void)
{
    nftw(root, remove_one, 16, FTW_DEPTH | FTW_PHYS);
    assert_int_equal(mkdir(root, 0777), 0);
    assert_int_equal(build(1), BUILT);
    assert_true(put_foreign());
    assert_true(is_state(1));
}

static long count_calls(int state)
{
    set_up();
    calls.counting = true;
    calls.n = calls.at = 0;
    assert_int_equal(build(state), BUILT);
    calls.counting = false;
    assert_true(is_state(state));
    return calls.n;
}

/* ---- killed at each call ---- */

static long stride(void)
{
    const char *wanted = getenv("EVERY");
    return wanted && atol(wanted) > 0 ? atol(wanted) : 1;
}

static int complaints;

static void complain(const char *format, ...)
{
    va_list list;
    va_start(list, format);
    if (complaints++ < 10) {
        vfprintf(stdout, format, list);
        putchar('\n');
    }
    va_end(list);
}

static int no_complaint(void)
{
    int n = complaints;
    complaints = 0;
    return n == 0;
}

/* Sets whether exchanges fail. Skips a test that needs one where the system has
   none: there the call fails with ENOSYS, whatever the names. */
static void choose(bool no_exchange)
{
    calls.no_exchange = no_exchange;
    if (!no_exchange && system_exchange(AT_FDCWD, "", AT_FDCWD, "") != 0 &&
        errno == ENOSYS)
        skip();
}

static void kill_at_each_call(bool no_exchange)
{
    choose(no_exchange);
    long n = count_calls(2), was_old = 0, was_new = 0;
    for (long at = 1; at <= n; at += stride()) {
        set_up();
        assert_int_equal(build_apart(2, at, KILL), WRONG);
        bool old = is_state(1), new = is_state(2);
        if (!(old || new || no_exchange) || !pages_are_whole())
            complain("killed at call %ld of %ld: torn", at, n);
        was_old += old;
        was_new += new;
        if (build(3) != BUILT || !is_state(3) || !no_stage())
            complain("killed at call %ld of %ld: not mended", at, n);
    }
    assert_true(no_complaint());
    print_message("%ld calls, killed at each: %ld old, %ld new, %ld between\n",
                  n, was_old, was_new, n - was_old - was_new);
}

static void killed_at_each_call(void **state)
{
    (void)state;
    kill_at_each_call(false);
}

static void killed_at_each_call_file_by_file(void **state)
{
    (void)state;
    kill_at_each_call(true);
}

/* The build that follows a dead one refuses to overwrite an edited file. */
static void what_was_edited_since_stays(void **state)
{
    (void)state;
    struct file mine;
    size_t one = 0;
    add(&mine, &one, "part/b.html", "mine");
    calls.no_exchange = true;
    long n = count_calls(2);
    for (long at = 1; at <= n; at += 5 * stride()) {
        set_up();
        assert_int_equal(build_apart(2, at, KILL), WRONG);
        assert_int_equal(unlink(in_root("out/part/b.html")), 0);
        FILE *f = fopen(in_root("out/part/b.html"), "w");
        assert_true(f && fputs("mine", f) >= 0 && fclose(f) == 0);
        if (build(3) != FAILED || !has_file(&mine))
            complain("killed at call %ld of %ld: an edit is lost", at, n);
    }
    assert_true(no_complaint());
}

/* ---- each call fails ---- */

static void fail_each_call(bool no_exchange)
{
    static const int WHYS[] = {ENOSPC, EIO, EMFILE, EINTR, EACCES};
    choose(no_exchange);
    long n = count_calls(2), n_of[WRONG + 1] = {0};
    for (size_t i = 0; i < sizeof WHYS / sizeof *WHYS; i++)
        for (long at = 1; at <= n; at += stride()) {
            set_up();
            int outcome = build_apart(2, at, WHYS[i]);
            bool right =
                outcome == HALF
                    ? no_exchange && pages_are_whole()
                    : outcome < HALF && is_state(outcome == FAILED ? 1 : 2);
            if (!right || !no_stage())
                complain("%s at call %ld of %ld: outcome %d%s%s",
                         strerror(WHYS[i]), at, n, outcome,
                         is_state(1)   ? ", old"
                         : is_state(2) ? ", new"
                                       : ", torn",
                         no_stage() ? "" : ", a stage is left");
            n_of[outcome]++;
            if (build(3) != BUILT || !is_state(3) || !no_stage())
                complain("%s at call %ld of %ld: not mended", strerror(WHYS[i]),
                         at, n);
        }
    assert_true(no_complaint());
    print_message("%ld calls, 5 faults at each: %ld built, %ld with a report, "
                  "%ld refused, %ld half\n",
                  n, n_of[BUILT], n_of[BUILT_BUT], n_of[FAILED], n_of[HALF]);
}

static void each_call_fails(void **state)
{
    (void)state;
    fail_each_call(false);
}

static void each_call_fails_file_by_file(void **state)
{
    (void)state;
    fail_each_call(true);
}

/* The next build completes what was left half done. */
static void nothing_works_any_more(void **state)
{
    (void)state;
    calls.no_exchange = true;
    long n = count_calls(2), halves = 0;
    long step = 7 * stride() < n / 8 ? 7 * stride() : n / 8;
    for (long at = 1; at <= n; at += step) {
        set_up();
        calls.lasting = true;
        int outcome = build_apart(2, at, EIO);
        calls.lasting = false;
        halves += outcome == HALF;
        if (outcome == WRONG || !pages_are_whole() ||
            (outcome == FAILED && !is_state(1)) || build(3) != BUILT ||
            !is_state(3) || !no_stage())
            complain("all calls fail from %ld of %ld: outcome %d", at, n,
                     outcome);
    }
    assert_true(no_complaint());
    assert_true(halves > 0);
}

/* As where the folder, or one below it, belongs to somebody else. */
static void a_folder_may_not_be_changed(void **state)
{
    (void)state;
    static const char *const FOLDERS[] = {"out", "out/part", "out/part/deep"};
    for (size_t i = 0; i < sizeof FOLDERS / sizeof *FOLDERS; i++) {
        struct stat st;
        set_up();
        assert_int_equal(stat(in_root(FOLDERS[i]), &st), 0);
        calls.no_exchange = calls.no_links = true;
        calls.denied = st.st_ino;
        calls.denial = EACCES;
        assert_int_equal(build(2), i ? HALF : FAILED);
        memset(&calls, 0, sizeof calls);
        assert_true(i ? pages_are_whole() : is_state(1));
        assert_true(no_stage());
        assert_int_equal(build(2), BUILT);
        assert_true(is_state(2));
    }
}

/* The stage is within the output where it may not be beside it. */
static void nothing_may_be_put_beside_it(void **state)
{
    (void)state;
    static const struct {
        int why;
        enum outcome outcome;
    } CASES[] = {{EACCES, BUILT},
                 {EPERM, BUILT},
                 {EROFS, BUILT},
                 {ENOSPC, FAILED},
                 {EIO, FAILED}};
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        struct stat st;
        set_up();
        assert_int_equal(stat(root, &st), 0);
        calls.denied = st.st_ino;
        calls.denial = CASES[i].why;
        assert_int_equal(build(2), CASES[i].outcome);
        memset(&calls, 0, sizeof calls);
        assert_true(is_state(CASES[i].outcome == BUILT ? 2 : 1));
        assert_true(no_stage());
    }
}

/* ---- a link swapped in ---- */

static const struct {
    const char *folder, *link; /* in the root; what the link leads to */
} SWAPS[] = {
    {"out", "outside"},
    {"out/part", "../outside/part"},
    {"out/part/deep", "../../outside/part/deep"},
    {"out/new-1", "../outside/new-1"},
    {".perfpress-stage-out", "outside"},
    {".perfpress-stage-out/tree", "../outside"},
    {".perfpress-stage-out/tree/part", "../../outside/part"},
};
enum { N_SWAPS = sizeof SWAPS / sizeof *SWAPS };

static size_t swapping; /* of SWAPS */

static void swap_folder(void)
{
    const char *folder = in_root(SWAPS[swapping].folder);
    if (rename(folder, in_root("away")) == 0 &&
        symlink(SWAPS[swapping].link, folder) != 0)
        _exit(WRONG);
}

/* The folder that the links lead to is like the output: a build that followed a
   link would change it. */
static void swap_at_each_call(bool no_exchange)
{
    choose(no_exchange);
    long n = count_calls(2), swapped[N_SWAPS] = {0};
    for (swapping = 0; swapping < N_SWAPS; swapping++)
        for (long at = 1; at <= n; at += stride()) {
            struct stat st;
            set_up();
            output = "outside";
            assert_int_equal(build(1), BUILT);
            output = "out";
            int outcome = build_apart(2, at, SWAP);
            swapped[swapping] += lstat(in_root("away"), &st) == 0;
            output = "outside";
            if (outcome > NO_STAGE || !has_state(1, 0))
                complain("%s swapped at call %ld of %ld: outcome %d%s",
                         SWAPS[swapping].folder, at, n, outcome,
                         has_state(1, 0) ? "" : ", outside changed");
            output = "out";
        }
    assert_true(no_complaint());
    for (size_t i = 0; i < N_SWAPS; i++)
        assert_true(swapped[i] > 0);
}

static void a_link_is_swapped_in(void **state)
{
    (void)state;
    swap_at_each_call(false);
}

static void a_link_is_swapped_in_file_by_file(void **state)
{
    (void)state;
    swap_at_each_call(true);
}

/* ---- exchanged ---- */

static ino_t inode_of(const char *name)
{
    struct stat st;
    assert_int_equal(stat(in_root(name), &st), 0);
    return st.st_ino;
}

static off_t size_of(const char *name)
{
    struct stat st;
    assert_int_equal(stat(in_root(name), &st), 0);
    return st.st_size;
}

static void labels_of_the_system_are_left_to_it(void **state)
{
    (void)state;
    choose(false);
    set_up();
    ino_t before = inode_of("out");
    calls.labels = true;
    assert_int_equal(build(2), BUILT);
    assert_true(inode_of("out") != before);
    assert_true(is_state(2));
}

static void what_comes_late_comes_along(void **state)
{
    (void)state;
    choose(false);
    set_up();
    ino_t before = inode_of("out");
    calls.late = true;
    for (int k = 2; k < 4; k++) {
        calls.confined = k == 3;
        assert_int_equal(build_apart(k, 0, 0), BUILT);
        assert_true(inode_of("out") != before);
        for (size_t i = 0; i < N_LATE; i++)
            assert_int_equal(unlink(in_root(LATE[i])), 0);
        assert_int_equal(size_of("out/mine/notes"), strlen("late"));
        assert_int_equal(rmdir(in_root("out/new/empty")), 0);
        assert_int_equal(rmdir(in_root("out/new/newer")), 0);
        assert_int_equal(rmdir(in_root("out/new")), 0);
        assert_true(is_state(k));
    }
}

/* ---- killed at random, and read all the time ---- */

struct looks {
    unsigned long n, pages, torn, mixed;
    bool stop;
};

static void look(struct looks *l, const struct file *files)
{
    int first = 0;
    l->n++;
    for (size_t i = 0; i < PAGES; i++) {
        int state = state_of(files[i].path);
        l->pages++;
        l->torn += state == 0;
        l->mixed += state && state < first;
        first = state;
    }
}

static pid_t start_reader(struct looks *l)
{
    struct file files[FILES_MAX];
    site_of(1, files);
    fflush(NULL);
    pid_t reader = fork();
    if (reader != 0)
        return reader;
    while (!__atomic_load_n(&l->stop, __ATOMIC_RELAXED))
        look(l, files);
    _exit(0);
}

static long microseconds(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec * 1000000 + t.tv_nsec / 1000;
}

/* Whether the build of a state came to its end before it was killed. */
static bool kill_build(int state, long after)
{
    const struct timespec t = {after / 1000000, after % 1000000 * 1000};
    int status = 0;
    fflush(NULL);
    pid_t child = fork();
    if (child == 0)
        _exit((int)build(state));
    nanosleep(&t, NULL);
    kill(child, SIGKILL);
    waitpid(child, &status, 0);
    return WIFEXITED(status);
}

static void kill_at_random(bool no_exchange)
{
    const char *wanted = getenv("KILLS");
    int kills = wanted ? atoi(wanted) : 100, ended = 0;
    struct looks *l = mmap(NULL, sizeof *l, PROT_READ | PROT_WRITE,
                           MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    choose(no_exchange);
    set_up();
    pid_t reader = start_reader(l);
    long typical = 2000;
    srandom(1);
    for (int i = 1; i <= kills; i++) {
        ended += kill_build(i + 1, random() % typical);
        long start = microseconds();
        if (build(i + 1) != BUILT || !is_state(i + 1) || !no_stage())
            complain("kill %d: not mended", i);
        typical = (7 * typical + microseconds() - start) / 8 + 100;
    }
    l->stop = true;
    waitpid(reader, NULL, 0);
    print_message("%d kills (%d came too late); %lu looks at %lu pages: %lu "
                  "not whole, %lu older than the one before\n",
                  kills, ended, l->n, l->pages, l->torn, l->mixed);
    assert_true(no_complaint());
    assert_int_equal(l->torn, 0);
    if (!no_exchange)
        assert_int_equal(l->mixed, 0);
    munmap(l, sizeof *l);
}

static void killed_at_random(void **state)
{
    (void)state;
    kill_at_random(false);
}

static void killed_at_random_file_by_file(void **state)
{
    (void)state;
    kill_at_random(true);
}

static int enter(void **state)
{
    (void)state;
    memset(&calls, 0, sizeof calls);
    /* In memory, where the system has such a place, also when other tests use
       the disk: tries are many, and a disk is slow. */
    const char *set = getenv("TMPDIR"), *shm = "/dev/shm";
    bool is_shm = set && strncmp(set, shm, strlen(shm)) == 0;
    snprintf(root, sizeof root, "%s/perfpress-commit-XXXXXX",
             !is_shm && access(shm, W_OK) == 0 ? shm
             : set                             ? set
                                               : "/tmp");
    return mkdtemp(root) ? 0 : -1;
}

static int leave(void **state)
{
    (void)state;
    return nftw(root, remove_one, 16, FTW_DEPTH | FTW_PHYS);
}

#define CASE(f) cmocka_unit_test_setup_teardown(f, enter, leave)

int main(void)
{
    const struct CMUnitTest tests[] = {
        CASE(killed_at_each_call),
        CASE(killed_at_each_call_file_by_file),
        CASE(what_was_edited_since_stays),
        CASE(each_call_fails),
        CASE(each_call_fails_file_by_file),
        CASE(nothing_works_any_more),
        CASE(a_folder_may_not_be_changed),
        CASE(nothing_may_be_put_beside_it),
        CASE(a_link_is_swapped_in),
        CASE(a_link_is_swapped_in_file_by_file),
        CASE(labels_of_the_system_are_left_to_it),
        CASE(what_comes_late_comes_along),
        CASE(killed_at_random),
        CASE(killed_at_random_file_by_file),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
