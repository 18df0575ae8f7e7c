// SPDX-License-Identifier: MIT
// test_memory: a command that runs out of memory at any moment exits with 3
// and a message, and leaves the old output or the new one. This program
// replaces the allocator, also for all libraries. EVERY=N lets only each N-th
// call fail.
#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <stdatomic.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "cli/command.h"
#include "testing.h"

#ifdef __SANITIZE_ADDRESS__
#define SANITIZED
#elif defined __has_feature
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define SANITIZED
#endif
#endif

/* ---- the allocator ---- */

static struct {
    bool counting, lasting; /* all later calls fail, too */
    long at;                /* the call that fails; 0: none */
    atomic_long n;          /* calls so far */
} calls;

#ifndef SANITIZED

void *__libc_malloc(size_t n);
void *__libc_calloc(size_t n, size_t size);
void *__libc_realloc(void *p, size_t n);

static bool fails(void)
{
    if (!calls.counting)
        return false;
    long n = ++calls.n;
    if (!calls.at || n < calls.at || (n > calls.at && !calls.lasting))
        return false;
    errno = ENOMEM;
    return true;
}

void *malloc(size_t n)
{
    return fails() ? NULL : __libc_malloc(n);
}

void *calloc(size_t n, size_t size)
{
    return fails() ? NULL : __libc_calloc(n, size);
}

void *realloc(void *p, size_t n)
{
    return fails() ? NULL : __libc_realloc(p, n);
}

#endif

/* ---- a site ---- */

static const struct {
    const char *name, *text;
} FILES[] = {
    {"perfpress.yaml",
     "title: Memory\nbase_url: https://example.com/\noutput: public\n"
     "headers:\n  /*:\n    X-Frame-Options: DENY\n"
     "redirects: {old.html: index.html}\n"},
    {"data/runs.csv", "Model,ms,n\n\"BERT, base\",4.5,2\nGPT,90.25,\n"},
    {"data/runs.schema.yaml", "fields:\n  - {name: ms, unit: ms}\n"},
    {"content/index.rst",
     "Runs\n====\n\nSee :ref:`runs <runs>` and `the notes <notes.html>`_.\n\n"
     ".. _runs:\n\n.. df-table::\n\n"
     "   df = pd.read_csv('runs.csv')\n"
     "   df['Model'] = df['Model'].str.replace(r'B(\\w+)', r'\\1', "
     "regex=True)\n"
     "   df['speedup'] = (df['ms'].max() / df['ms']).round(2)\n\n"
     ".. math:: a^2\n"},
    {"content/notes.md",
     "---\ntitle: Notes\ndate: 2024-05-06\n---\n\n# Notes\n\nA *page* with "
     "`code`, [a link](index.rst) and\n\n| a | b |\n|---|---|\n| 1 | 2 |\n"},
};

static char folder[] = "/tmp/test_memory.XXXXXX";

static void put(const char *name, const char *text)
{
    char path[sizeof folder + 100];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    for (char *p = path + sizeof folder; (p = strchr(p, '/')); *p++ = '/') {
        *p = 0;
        mkdir(path, 0777);
    }
    FILE *f = fopen(path, "w");
    assert_non_null(f);
    fputs(text, f);
    fclose(f);
}

/* The state of the output: how often the title of the new site is in the
   pages; -1 when a page is missing. */
static int new_pages(void)
{
    int n = 0;
    static const char *const PAGES[] = {"index.html", "notes.html"};
    for (size_t i = 0; i < 2; i++) {
        char path[sizeof folder + 100], text[1 << 16];
        snprintf(path, sizeof path, "%s/public/%s", folder, PAGES[i]);
        FILE *f = fopen(path, "r");
        if (!f)
            return -1;
        text[fread(text, 1, sizeof text - 1, f)] = 0;
        fclose(f);
        n += strstr(text, "Renamed") != NULL;
    }
    return n;
}

/* ---- commands ---- */

typedef int command(int argc, char **argv);

enum { WORDS = 10 };

struct outcome {
    int status; /* 128 + signal */
    long calls;
    char told[2048]; /* at stderr */
};

/* Runs a command in a process of its own where the call number `at` fails. */
static struct outcome run(command *c, const char *const *words, long at,
                          bool lasting)
{
    struct outcome o = {0};
    char *argv[WORDS];
    int n = 0, to_us[2];
    FILE *told = tmpfile();
    assert_true(told && pipe(to_us) == 0);
    for (; words[n]; n++)
        argv[n] = strdup(words[n]);
    argv[n] = NULL;
    pid_t child = fork();
    if (child == 0) {
        int null = open("/dev/null", O_RDWR);
        dup2(null, 0);
        dup2(null, 1);
        dup2(fileno(told), 2);
        calls.at = at;
        calls.lasting = lasting;
        calls.counting = true;
        int status = c(n, argv);
        calls.counting = false;
        long used = calls.n;
        if (write(to_us[1], &used, sizeof used) < 0)
            _exit(99);
        _exit(status);
    }
    while (n)
        free(argv[--n]);
    close(to_us[1]);
    int status;
    assert_true(waitpid(child, &status, 0) == child);
    if (read(to_us[0], &o.calls, sizeof o.calls) < 0)
        o.calls = 0;
    close(to_us[0]);
    o.status = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    rewind(told);
    o.told[fread(o.told, 1, sizeof o.told - 1, told)] = 0;
    fclose(told);
    return o;
}

static long every(void)
{
    const char *s = getenv("EVERY");
    return s && atol(s) > 0 ? atol(s) : 11;
}

/* Whether this is how a command may end without memory: as if nothing had
   been, or with 3 and why. */
static bool is_fair(const struct outcome *o)
{
    return o->status == 0 || (o->status == 3 && *o->told);
}

static void try_all(command *c, const char *const *words)
{
    struct outcome all = run(c, words, 0, false);
    if (all.status != 0)
        fail_msg("%s: %d: %s", words[0], all.status, all.told);
#ifndef SANITIZED
    assert_true(all.calls > 100);
#endif
    for (long at = 1; at <= all.calls; at += every())
        for (int lasting = 0; lasting < 2; lasting++) {
            struct outcome o = run(c, words, at, lasting);
            if (!is_fair(&o))
                fail_msg("%s, call %ld%s: status %d: %s", words[0], at,
                         lasting ? " and those behind" : "", o.status, o.told);
        }
}

static void build_without_memory(void **state)
{
    (void)state;
    const char *words[] = {"build", "-q", "-C", folder, "-j", "2", NULL};
    struct outcome first = run(COMMAND_BUILD.run, words, 0, false);
    if (first.status != 0)
        fail_msg("%d: %s", first.status, first.told);
    bool renamed = false;
    for (long at = 1;; at += every()) {
        renamed = !renamed;
        put("perfpress.yaml", renamed ? "title: Renamed\n" : "title: Memory\n");
        int before = new_pages();
        struct outcome o = run(COMMAND_BUILD.run, words, at, at % 2 == 0);
        int after = new_pages();
        if (!is_fair(&o) || (after != 0 && after != 2) ||
            (o.status == 0 && after == before))
            fail_msg("call %ld: status %d, %d new pages, before: %d: %s", at,
                     o.status, after, before, o.told);
        o = run(COMMAND_BUILD.run, words, 0, false);
        if (o.status != 0 || new_pages() == before)
            fail_msg("after call %ld: status %d: %s", at, o.status, o.told);
        if (at > o.calls)
            break;
    }
}

static void check_without_memory(void **state)
{
    (void)state;
    try_all(COMMAND_CHECK.run,
            (const char *[]){"check", "-q", "-C", folder, "-j", "2", NULL});
}

static void df_without_memory(void **state)
{
    (void)state;
    char script[sizeof folder + 10];
    put("a.py", "df = pd.read_csv('runs.csv')\n"
                "df = df[df['Model'].str.contains(r'(\\w)\\1|B')]\n");
    snprintf(script, sizeof script, "%s/a.py", folder);
    try_all(COMMAND_DF.run, (const char *[]){"df", "-C", folder, script, NULL});
}

static void explain_without_memory(void **state)
{
    (void)state;
    try_all(COMMAND_EXPLAIN.run, (const char *[]){"explain", "-C", folder,
                                                  "content/index.rst", NULL});
}

static int set_up(void **state)
{
    (void)state;
    if (!mkdtemp(folder))
        return -1;
    for (size_t i = 0; i < sizeof FILES / sizeof *FILES; i++)
        put(FILES[i].name, FILES[i].text);
    return 0;
}

static int remove_one(const char *path, const struct stat *st, int kind,
                      struct FTW *f)
{
    (void)st, (void)kind, (void)f;
    return remove(path);
}

static int tear_down(void **state)
{
    (void)state;
    return nftw(folder, remove_one, 20, FTW_DEPTH | FTW_PHYS);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(build_without_memory),
        cmocka_unit_test(check_without_memory),
        cmocka_unit_test(df_without_memory),
        cmocka_unit_test(explain_without_memory),
    };
    return cmocka_run_group_tests(tests, set_up, tear_down);
}
