// SPDX-License-Identifier: MIT
// serve: the loop of the preview. Signals and changes of files are read from
// descriptors by the main thread, which also builds; http has its own.
#include "serve/serve.h"

#include <errno.h>
#include <malloc.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/signalfd.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "base/buf.h"
#include "load/site.h"
#include "serve/http.h"
#include "serve/listen.h"
#include "serve/preview.h"
#include "serve/watch.h"
#include "write/build.h"

enum {
    QUIET_MS = 8,   /* a burst is over when so long nothing came */
    BURST_MS = 200, /* and is waited for no longer than that */
    WRITE_MS = 100, /* a new file is whole when so long nothing came */
    BEAT_MS = 15000,
    BLIND_MS = 500, /* between looks when nothing can be watched */
    NAMES_SHOWN = 3,
};

struct server {
    const struct serve_options *options;
    struct arena a;
    struct http *http;
    struct listen listen;
    struct watch watch;
    int signals; /* descriptor */
    bool tried;  /* a build has ended */
};

static double now_ms(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec * 1e3 + (double)t.tv_nsec / 1e6;
}

static const char *plural(size_t n)
{
    return n == 1 ? "" : "s";
}

/* ---- builds ---- */

/* The site with its folders watched since before it was scanned; also those
   that are not there yet, which is a fault. */
static bool load(struct server *s, struct site *site, struct diags *d)
{
    str root = s->options->root;
    bool ok = site_load(site, root, d);
    if (watch_covers(&s->watch, &site->config))
        return ok;
    watch_renew(&s->watch, root, &site->config);
    site_free(site);
    diag_free(d);
    return site_load(site, root, d);
}

static void tell(const struct server *s, str changed, size_t pages,
                 const struct diags *d, double ms)
{
    time_t t = time(NULL);
    struct tm local;
    char clock[16];
    strftime(clock, sizeof clock, "%H:%M:%S", localtime_r(&t, &local));
    printf("%s %.*s: ", clock, STR_ARG(changed));
    if (d->n)
        printf("%zu error%s, %zu warning%s; ", d->errors, plural(d->errors),
               d->warnings, plural(d->warnings));
    printf("%zu page%s in %.1f ms\n", pages, plural(pages), ms);
    if (s->watch.fault)
        printf("not all folders are watched: %s (see "
               "/proc/sys/fs/inotify/max_user_watches)\n",
               strerror(s->watch.fault));
    fflush(stdout);
}

static void rebuild(struct server *s, str changed, double start)
{
    struct site site = {0};
    struct diags d = {0};
    struct build_result result = {0};
    struct arena scratch = {0};
    struct store *store = store_new(&d);
    bool ok = load(s, &site, &d);
    if (site.config.base_url.p)
        site.config.base_url = s->listen.url;
    ok = ok &&
         build_run(&site, s->options->workers, &store->sink, &d, &result, NULL);
    build_free(&site);
    site_free(&site);
    s->options->report(&d);
    str fault =
        d.errors ? preview_faults(&scratch, &d, s->options->root) : STR_NONE;
    if (!ok) {
        store_drop(store);
        store = NULL;
    }
    if (ok || d.errors)
        http_publish(s->http, store, fault);
    tell(s, changed, result.pages, &d, now_ms() - start);
    arena_free(&scratch);
    diag_free(&d);
    malloc_trim(0);
}

/* ---- changes ---- */

/* Waits for a signal or for changes; < 0: a signal, 0: time is up. */
static int wait_for(struct server *s, int ms)
{
    struct pollfd fds[] = {{s->signals, POLLIN, 0}, {s->watch.fd, POLLIN, 0}};
    int n = poll(fds, 2, ms);
    if (n > 0 && fds[0].revents)
        return -1;
    return n > 0;
}

static str name_all(struct arena *a, const struct map *changed)
{
    struct buf b = {.a = a};
    for (size_t i = 0; i < changed->n && i < NAMES_SHOWN; i++) {
        if (i)
            buf_puts(&b, ", ");
        buf_put(&b, changed->v[i].key);
    }
    if (changed->n > NAMES_SHOWN)
        buf_printf(&b, " and %zu more", changed->n - NAMES_SHOWN);
    return buf_str(&b);
}

/* Takes a burst of changes to its end, then builds. False: a signal came. */
static bool take_burst(struct server *s)
{
    static const int WAITS[] = {0, WRITE_MS, QUIET_MS};
    struct arena a = {0};
    struct map changed = {.a = &a};
    double start = now_ms();
    enum watch_news news = WATCH_NOTHING;
    int more = 1;
    while (more > 0 && now_ms() - start < BURST_MS) {
        enum watch_news one = watch_take(&s->watch, s->options->root, &changed);
        news = one > news ? one : news;
        more = news ? wait_for(s, WAITS[news]) : 0;
    }
    if (news && more >= 0) {
        if (s->watch.stale)
            watch_renew(&s->watch, s->options->root, NULL);
        rebuild(s, name_all(&a, &changed), start);
    }
    arena_free(&a);
    return more >= 0;
}

/* The site's folder is gone, or cannot be watched: looks for it again. */
static void look_again(struct server *s)
{
    watch_renew(&s->watch, s->options->root, NULL);
    if (s->watch.n)
        rebuild(s, S("the site's folder"), now_ms());
}

static void loop(struct server *s)
{
    double beat = now_ms();
    for (;;) {
        bool blind = s->watch.fd < 0 || !s->watch.n;
        int n = wait_for(s, blind ? BLIND_MS : BEAT_MS);
        if (n < 0 || (n > 0 && !take_burst(s)))
            return;
        if (blind)
            look_again(s);
        if (now_ms() - beat >= BEAT_MS) {
            http_beat(s->http);
            beat = now_ms();
        }
    }
}

/* ---- start ---- */

static void open_browser(const char *url)
{
    char name[] = "xdg-open", *copy = strdup(url);
    char *argv[] = {name, copy, NULL};
    posix_spawnattr_t attributes;
    sigset_t none;
    pid_t child;
    sigemptyset(&none);
    signal(SIGCHLD, SIG_IGN); /* nobody waits for it */
    posix_spawnattr_init(&attributes);
    posix_spawnattr_setsigmask(&attributes, &none);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK);
    int why = posix_spawnp(&child, name, NULL, &attributes, argv, environ);
    if (why)
        printf("no browser could be started: %s: %s\n", name, strerror(why));
    posix_spawnattr_destroy(&attributes);
    free(copy);
}

static bool start(struct server *s, struct diags *d)
{
    const struct serve_options *o = s->options;
    char host[256] = "";
    str *names = NEW_N(&s->a, str, 2);
    if (!listen_open(&s->listen, &s->a, o->address, o->port, d))
        return false;
    gethostname(host, sizeof host - 1);
    names[0] = str_c(o->address);
    names[1] = str_dup(&s->a, str_c(host));
    struct http_options options = {s->listen.fd, s->listen.loopback, names,
                                   s->listen.loopback ? 1 : 2};
    s->http = http_start(&s->a, &options);
    if (!s->http) {
        diag_at(d, DIAG_SERVE_LISTEN, (struct pos){0}, s->listen.url,
                S("the server does not start"));
        close(s->listen.fd);
        return false;
    }
    if (o->port && s->listen.port != o->port)
        printf("port %u is taken; this is port %u\n", o->port, s->listen.port);
    return true;
}

bool serve_run(const struct serve_options *options, struct diags *d)
{
    struct server s = {.options = options, .watch = {.fd = -1}};
    struct config standard = config_default();
    sigset_t signals, old;
    sigemptyset(&signals);
    sigaddset(&signals, SIGINT);
    sigaddset(&signals, SIGTERM);
    pthread_sigmask(SIG_BLOCK, &signals, &old);
    s.signals = signalfd(-1, &signals, SFD_CLOEXEC | SFD_NONBLOCK);
    bool ok = start(&s, d);
    if (ok) {
        watch_renew(&s.watch, options->root, &standard);
        rebuild(&s, S("built"), now_ms());
        printf("serving %.*s at %.*s (Ctrl-C ends it)\n",
               STR_ARG(options->root), STR_ARG(s.listen.url));
        fflush(stdout);
        if (options->open)
            open_browser(s.listen.url.p);
        loop(&s);
        http_stop(s.http);
        watch_close(&s.watch);
        struct signalfd_siginfo taken;
        while (read(s.signals, &taken, sizeof taken) > 0)
            continue;
        puts("\nended");
    }
    close(s.signals);
    pthread_sigmask(SIG_SETMASK, &old, NULL);
    arena_free(&s.a);
    return ok;
}
