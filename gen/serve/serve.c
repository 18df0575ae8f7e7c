// SPDX-License-Identifier: MIT
// serve: the loop of the preview. The main thread waits for signals and file
// changes on descriptors, and builds; http has its own thread.
#include "serve/serve.h"

#include <errno.h>
#include <fcntl.h>
#include <math.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "base/buf.h"
#include "base/codes/serve.h"
#include "base/system.h"
#include "base/vec.h"
#include "serve/draft.h"
#include "serve/http.h"
#include "serve/listen.h"
#include "serve/preview.h"
#include "serve/survey.h"

/* POSIX requires programs to declare this variable themselves */
extern char **environ;

enum {
    /* Names that end in _MS are times in ms. DONE_MS, QUIET_MS and WRITE_MS:
       time to wait for further changes; it depends on the kind of the last
       change. */
    DONE_MS = 2,  /* after a file was closed or renamed */
    QUIET_MS = 8, /* after a file was removed, or a folder moved */
    /* after a file was created or changed, and may be incomplete */
    WRITE_MS = 100,
    BURST_MS = 200,   /* maximum duration of a burst of changes */
    FAULTY_MS = 2000, /* maximum duration of a burst while there are errors */
    BEAT_MS = 15000,
    POLL_MS = 500, /* time between scans for changes that the system does not
                      report */
    NAMES_SHOWN = 3,
    /* maximum number of repeated builds for files that were not watched */
    TRIES = 3,
};

/* A thread that waits for SIGINT or SIGTERM, which all threads block. */
struct signals {
    /* set: the two signals; before: the signal mask before they were blocked */
    sigset_t set, before;
    int pipe[2]; /* the thread writes a byte to the pipe after a signal */
    pthread_t thread;
    bool started;
};

struct server {
    const struct serve_options *options;
    struct arena a;
    struct http_server *http;
    struct listen listen;
    struct watch watch;
    struct signals signals;
    unsigned long long sum; /* checksum of the files at the last build */
    bool remote;            /* the file system does not report all changes */
    bool printed_polling;
    bool idle_done; /* the idle work after the last build is done */
};

static double now_ms(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec * 1e3 + (double)t.tv_nsec / 1e6;
}

/* ---- builds ---- */

static bool polls(const struct server *s)
{
    return s->remote || s->watch.fault || !s->watch.folders.n;
}

static void print_build(str changed, const struct draft *draft, double ms)
{
    const struct diags *d = &draft->d;
    time_t t = time(NULL);
    struct tm local;
    char clock[16];
    strftime(clock, sizeof clock, "%H:%M:%S", localtime_r(&t, &local));
    printf("%s %.*s: ", clock, STR_ARG(changed));
    if (d->n)
        printf("%zu error%s, %zu warning%s; ", d->errors, STR_S(d->errors),
               d->warnings, STR_S(d->warnings));
    printf("%zu page%s in %.1f ms\n", draft->pages, STR_S(draft->pages), ms);
    fflush(stdout);
}

/* Prints a message if polling has started or ended since the last message. */
static void print_polling(struct server *s)
{
    if (s->printed_polling == polls(s))
        return;
    s->printed_polling = polls(s);
    if (!s->printed_polling)
        printf("the system reports file changes again\n");
    else if (s->watch.polls)
        printf("--poll is set; ");
    else if (s->watch.fault == ENOSYS)
        printf("the system does not report file changes; ");
    else if (!s->watch.notify)
        printf("the system's limit on watchers is reached (%s); ", NOTIFY_MAX);
    else if (s->watch.fault)
        printf("the system's limit on watched folders is reached (%s); ",
               NOTIFY_MAX_FOLDERS);
    else if (s->remote)
        printf("the site is on a file system that does not report all "
               "changes; ");
    else
        printf("the site's folder no longer exists; ");
    if (s->printed_polling)
        printf("checking for changes every %g s\n", POLL_MS / 1e3);
    fflush(stdout);
}

/* Builds the site. Builds again, at most TRIES times, if the build read files
   that were not watched before: the checksum did not include these files, and
   they may have changed. */
static void make(struct server *s, struct draft *draft)
{
    const struct serve_options *o = s->options;
    for (int i = 0;; i++) {
        if (polls(s))
            s->sum = survey(o->root, &s->watch);
        if (draft_make(draft, o->root, o->workers, o->drafts, &s->watch) ||
            i == TRIES)
            return;
        draft_drop(draft);
    }
}

/* Passes a draft to the server and prints its diagnostics. `start` is the time
   of the first change, in ms. */
static void publish(struct server *s, struct draft *draft, str changed,
                    double start)
{
    struct arena scratch = {0};
    diag_sort(&draft->d);
    struct preview_faults faults = {.errors = draft->d.errors,
                                    .warnings = draft->d.warnings};
    if (draft->d.n)
        faults.page =
            preview_faults_page(&scratch, &draft->d, s->options->root);
    if (draft->files || draft->d.errors)
        http_publish(s->http, draft->files, &faults);
    draft->files = NULL;
    double ms = now_ms() - start;
    s->options->report(&draft->d, s->options->root);
    print_build(changed, draft, ms);
    print_polling(s);
    draft_drop(draft);
    arena_free(&scratch);
    s->idle_done = false;
}

/* Does the idle work after a build: records the files' checksum and returns
   memory to the system. */
static void do_idle_work(struct server *s)
{
    if (!polls(s))
        s->sum = survey(s->options->root, &s->watch);
    system_trim_memory();
    s->idle_done = true;
}

static void rebuild(struct server *s, str changed)
{
    struct draft draft;
    double start = now_ms();
    make(s, &draft);
    publish(s, &draft, changed, start);
}

/* ---- changes ---- */

/* Waits for a signal or for changes, at most `ms` milliseconds. Returns a
   negative number after a signal, 1 after changes, or 0 if neither came in
   time. */
static int wait_for(struct server *s, double ms)
{
    struct pollfd fds[] = {{s->signals.pipe[0], POLLIN, 0},
                           {watch_fd(&s->watch), POLLIN, 0}};
    int n = poll(fds, 2, ms > 0 ? (int)ceil(ms) : 0);
    if (n > 0 && fds[0].revents)
        return -1;
    return n > 0;
}

static str names_of(struct arena *a, const struct map *changed)
{
    struct buf b = {.a = a};
    size_t n = 0;
    for (size_t i = 0; i < changed->n; i++) {
        if (!changed->v[i].value || n++ >= NAMES_SHOWN)
            continue;
        if (n > 1)
            buf_puts(&b, ", ");
        buf_put(&b, changed->v[i].key);
    }
    if (n > NAMES_SHOWN)
        buf_printf(&b, " and %zu more", n - NAMES_SHOWN);
    return n ? buf_str(&b) : S("a temporary file");
}

/* Adds pending changes to *changed. Then waits for further changes and adds
   them, until the burst of changes is over or the time `end` is reached.
   Returns whether there were changes. */
static bool collect(struct server *s, struct map *changed, double end)
{
    static const int WAITS[] = {0, WRITE_MS, QUIET_MS, DONE_MS};
    enum watch_news news = WATCH_NOTHING;
    int more;
    do {
        enum watch_news last = watch_take(&s->watch, s->options->root, changed);
        news = last ? last : news;
        double left = end - now_ms();
        more = news && left > 0
                   ? wait_for(s, left < WAITS[news] ? left : WAITS[news])
                   : 0;
    } while (more > 0);
    return news != WATCH_NOTHING;
}

/* Waits for the end of a burst of changes, then builds and publishes. If more
   changes come during the build, drops the draft and builds again. */
static void handle_burst(struct server *s)
{
    struct arena a = {0};
    struct map changed = {.a = &a};
    struct draft draft = {0};
    double start = now_ms(), end = start + BURST_MS;
    bool any = false;
    while (collect(s, &changed, end)) {
        if (any)
            draft_drop(&draft);
        any = true;
        if (s->watch.stale)
            watch_renew(&s->watch, s->options->root);
        make(s, &draft);
        end = start + (draft.d.errors ? FAULTY_MS : BURST_MS);
        if (now_ms() > end)
            break;
    }
    if (any)
        publish(s, &draft, names_of(&a, &changed), start);
    arena_free(&a);
}

/* Rebuilds if a scan finds changes that the system did not report. */
static void poll_files(struct server *s)
{
    bool blind = polls(s);
    if (survey(s->options->root, &s->watch) == s->sum)
        return;
    watch_renew(&s->watch, s->options->root);
    rebuild(s, blind ? S("some files") : S("files changed without notice"));
}

static void loop(struct server *s)
{
    double beat = now_ms() + BEAT_MS;
    for (;;) {
        double left = beat - now_ms();
        bool soon = polls(s) || !s->idle_done;
        int n = wait_for(s, soon && left > POLL_MS ? POLL_MS : left);
        if (n < 0)
            return;
        if (n > 0)
            handle_burst(s);
        else if (!s->idle_done)
            do_idle_work(s);
        else
            poll_files(s);
        if (now_ms() >= beat) {
            http_beat(s->http);
            beat = now_ms() + BEAT_MS;
        }
    }
}

/* ---- signals ---- */

static void *wait_for_signal(void *data)
{
    const struct signals *s = data;
    int number;
    sigwait(&s->set, &number);
    return write(s->pipe[1], "", 1) == 1 ? NULL : data;
}

/* Starts the thread. Returns false and sets errno if there are too many open
   files or threads. */
static bool signals_start(struct signals *s)
{
    sigemptyset(&s->set);
    sigaddset(&s->set, SIGINT);
    sigaddset(&s->set, SIGTERM);
    pthread_sigmask(SIG_BLOCK, &s->set, &s->before);
    if (pipe(s->pipe) != 0)
        return false;
    fcntl(s->pipe[0], F_SETFD, FD_CLOEXEC);
    fcntl(s->pipe[1], F_SETFD, FD_CLOEXEC);
    errno = pthread_create(&s->thread, NULL, wait_for_signal, s);
    s->started = errno == 0;
    return s->started;
}

/* Ends the thread and discards pending SIGINT and SIGTERM signals. */
static void signals_stop(struct signals *s)
{
    sigset_t pending;
    int number;
    if (s->started) {
        pthread_kill(s->thread, SIGTERM);
        pthread_join(s->thread, NULL);
    }
    if (s->pipe[1]) {
        close(s->pipe[0]);
        close(s->pipe[1]);
    }
    while (sigpending(&pending) == 0 &&
           (sigismember(&pending, SIGINT) || sigismember(&pending, SIGTERM)))
        sigwait(&s->set, &number);
    pthread_sigmask(SIG_SETMASK, &s->before, NULL);
}

/* ---- start ---- */

static void open_browser(const char *url)
{
    char *name = strdup(SYSTEM_OPENER), *copy = strdup(url);
    char *argv[] = {name, copy, NULL};
    posix_spawnattr_t attributes;
    sigset_t none;
    pid_t child;
    sigemptyset(&none);
    signal(SIGCHLD, SIG_IGN); /* avoid zombie processes */
    posix_spawnattr_init(&attributes);
    posix_spawnattr_setsigmask(&attributes, &none);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK);
    int why = posix_spawnp(&child, name, NULL, &attributes, argv, environ);
    if (why)
        printf("cannot start a browser: %s: %s\n", name, strerror(why));
    fflush(stdout);
    posix_spawnattr_destroy(&attributes);
    free(name);
    free(copy);
}

static bool start(struct server *s, struct diags *d)
{
    const struct serve_options *o = s->options;
    char host[256] = "";
    struct strs names = {0};
    if (!listen_open(&s->listen, &s->a, o->address, o->port, d))
        return false;
    gethostname(host, sizeof host - 1);
    vec_push(&s->a, &names, str_c(o->address));
    if (!s->listen.loopback)
        vec_push(&s->a, &names, str_dup(&s->a, str_c(host)));
    for (size_t i = 0; i < o->n_hosts; i++)
        vec_push(&s->a, &names, str_c(o->hosts[i]));
    struct http_options options = {s->listen.fd, s->listen.loopback, names.v,
                                   names.n};
    str why;
    s->http = http_start(&s->a, &options, &why);
    if (!s->http) {
        diag_at(d, DIAG_SERVE_LISTEN, (struct pos){0}, s->listen.url, why);
        close(s->listen.fd);
        return false;
    }
    if (o->port && s->listen.port != o->port)
        printf("port %u is in use; using port %u\n", o->port, s->listen.port);
    if (!s->listen.loopback)
        printf("other machines can read this preview%s%.*s, because it is "
               "bound to %s\n",
               s->listen.others.n ? " at " : "", STR_ARG(s->listen.others),
               o->address);
    return true;
}

bool serve_run(const struct serve_options *options, struct diags *d)
{
    struct server s = {.options = options, .watch = {.polls = options->polls}};
    struct config standard = config_default();
    s.remote = system_is_remote(str_dupz(&s.a, options->root));
    bool ok = signals_start(&s.signals);
    if (!ok)
        diag_at(d, DIAG_SERVE_LISTEN, (struct pos){0}, S("signals"),
                str_c(strerror(errno)));
    ok = ok && start(&s, d);
    if (ok) {
        watch_folders(&s.watch, options->root, &standard);
        rebuild(&s, S("built"));
        printf("serving %.*s at %.*s (Ctrl-C ends it)\n",
               STR_ARG(options->root), STR_ARG(s.listen.url));
        fflush(stdout);
        if (options->open)
            open_browser(s.listen.url.p);
        loop(&s);
        http_stop(s.http);
        watch_close(&s.watch);
        puts("\nended");
    }
    signals_stop(&s.signals);
    arena_free(&s.a);
    return ok;
}
