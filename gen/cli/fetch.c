// SPDX-License-Identifier: MIT
// fetch: `perfpress fetch`: copies results from databases, buckets and web
// servers into files of the site, and lists those files.
#include "fetch/fetch.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "base/calendar.h"
#include "base/ending.h"
#include "base/shown.h"
#include "base/system.h"
#include "cli/command.h"
#include "cli/interrupt.h"
#include "cli/report.h"
#include "cli/usage.h"
#include "fetch/address.h"

enum { WORDS_MAX = 1000, EXIT_SIGNAL = 128 };

struct fetch_chosen {
    const char *dir;
    bool missing, check, list, quiet;
};

#define AT(member) offsetof(struct fetch_chosen, member)

static const struct option OPTIONS[] = {
    {"--missing", 0, OPTION_SWITCH, AT(missing), NULL,
     "fetch only files that are missing or differ from perfpress.lock", NULL},
    {"--check", 0, OPTION_SWITCH, AT(check), NULL,
     "write nothing; report the files that differ from their sources or from "
     "perfpress.lock",
     NULL},
    {"--list", 0, OPTION_SWITCH, AT(list), NULL,
     "contact no server; list the files with their numbers of rows and ages",
     NULL},
    OPTION_DIRECTORY(AT(dir)),
    OPTION_QUIET(AT(quiet)),
    {0},
};

struct fetch_state {
    struct fetch_chosen chosen;
    struct command_run *run;
    struct site site;
    struct fetch_run fetch;
    str *names; /* the arguments */
    bool ok;
};

/* ---- --list ---- */

/* Returns the age of a time such as "2026-11-27T06:00:12Z": "3 days". */
static str age(struct arena *a, str then)
{
    struct tm tm = {0};
    static const struct {
        long seconds;
        const char *name;
    } UNITS[] = {{86400, "day"}, {3600, "hour"}, {60, "minute"}};
    long n = 0;
    if (strptime(str_dupz(a, then), "%Y-%m-%dT%H:%M:%SZ", &tm))
        n = (long)(time(NULL) - timegm(&tm));
    for (size_t i = 0; i < sizeof UNITS / sizeof *UNITS; i++)
        if (n >= UNITS[i].seconds)
            return str_fmt(a, "%ld %s%s", n / UNITS[i].seconds, UNITS[i].name,
                           STR_S(n / UNITS[i].seconds));
    return S("less than a minute");
}

static void list_snapshot(struct fetch_state *f, const struct snapshot *s)
{
    struct arena *a = &f->run->a;
    str from = s->from.database.p ? s->from.database : s->from.url;
    str rows = s->columns.n ? str_fmt(a, ", %zu row%s", s->rows, STR_S(s->rows))
                            : S("");
    str line =
        str_fmt(a, "%.*s: fetched %.*s ago from %.*s%.*s%s%.*s", STR_ARG(s->to),
                STR_ARG(age(a, s->fetched)), STR_ARG(from), STR_ARG(rows),
                s->changed.p ? ", but " : "", STR_ARG(s->changed));
    printf("%.*s\n", STR_ARG(shown(a, line)));
}

/* Sets chosen[i] for each entry that the command line names, or for all entries
   if it names none. Returns false after reporting a name that no entry has. */
static bool choose(struct fetch_state *f, bool *chosen)
{
    const struct fetch_keys *keys = &f->site.config.fetch;
    for (size_t i = 0; i < keys->n; i++)
        chosen[i] = f->run->n == 0;
    for (size_t i = 0; i < f->run->n; i++) {
        const struct fetch_key *key =
            fetch_find(&f->run->a, &f->run->d, keys, f->names[i]);
        if (!key)
            return false;
        chosen[key - keys->v] = true;
    }
    return true;
}

static void list(struct fetch_state *f)
{
    const struct fetch_keys *keys = &f->site.config.fetch;
    bool *chosen = NEW_N(&f->run->a, bool, keys->n);
    bool ok = choose(f, chosen);
    for (size_t i = 0; ok && i < keys->n; i++) {
        const struct fetch_key *key = &keys->v[i];
        size_t n = 0;
        for (size_t k = 0; chosen[i] && k < f->site.lock.n; k++) {
            const struct snapshot *s = &f->site.lock.v[k];
            if (fetch_keys_find(keys, s->to) != key)
                continue;
            list_snapshot(f, s);
            n++;
        }
        if (!n && chosen[i])
            printf("%.*s%s: not fetched yet\n",
                   STR_ARG(shown(&f->run->a, key->to)),
                   key->is_folder ? "/" : "");
    }
}

/* ---- the summary ---- */

static const char *const CHANGES[] = {
    [FETCH_NEW] = "new",
    [FETCH_CHANGED] = "changed",
    [FETCH_SAME] = "unchanged",
    [FETCH_REMOVED] = "removed: its object was deleted from the bucket",
    [FETCH_LEFT] = "no longer in the bucket; kept, because it was edited",
    [FETCH_FORGOTTEN] =
        "no longer listed under 'fetch' in perfpress.yaml; the file is kept",
};

/* Prints a line for each file that changed, and a line with the numbers of new,
   changed, unchanged and removed files. */
static void summarize(const struct fetch_state *f)
{
    struct arena *a = &f->run->a;
    size_t counts[FETCH_FORGOTTEN + 1] = {0};
    for (size_t i = 0; i < f->fetch.outcomes.n; i++) {
        const struct fetch_outcome *o = &f->fetch.outcomes.v[i];
        counts[o->change]++;
        if (o->change == FETCH_SAME)
            continue;
        printf("%.*s: %s", STR_ARG(shown(a, o->to)), CHANGES[o->change]);
        if (o->is_query)
            printf(", %zu row%s", o->rows, STR_S(o->rows));
        putchar('\n');
    }
    printf("%zu new, %zu changed, %zu unchanged, %zu removed\n",
           counts[FETCH_NEW], counts[FETCH_CHANGED], counts[FETCH_SAME],
           counts[FETCH_REMOVED]);
}

static void print_summary(struct fetch_state *f)
{
    struct diags *d = &f->run->d;
    size_t n = d->n;
    summarize(f);
    report_flush(d);
    clearerr(stdout); /* reported once */
    if (d->n > n && f->fetch.mode != FETCH_CHECK)
        diag_help(d, "the files were written; only the summary is lost");
}

/* ---- the command ---- */

static str time_now(struct arena *a)
{
    char text[32];
    struct tm tm;
    time_t now = time(NULL);
    strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%SZ", gmtime_r(&now, &tm));
    return str_dup(a, str_c(text));
}

static void work(void *data)
{
    struct fetch_state *f = data;
    f->ok = fetch_run(&f->fetch, f->names, f->run->n);
}

/* Returns the signal that has arrived, or 0. */
static int pending_signal(void)
{
    static const int SIGNALS[] = {SIGINT, SIGTERM, SIGHUP};
    sigset_t pending;
    sigpending(&pending);
    for (size_t i = 0; i < sizeof SIGNALS / sizeof *SIGNALS; i++)
        if (sigismember(&pending, SIGNALS[i]) == 1)
            return SIGNALS[i];
    return 0;
}

/* Fetches. Blocks signals: if a signal arrives, the process removes its
   unfinished files and ends. */
static void fetch(struct fetch_state *f)
{
    struct ending ending = {fetch_abandon, &f->fetch};
    f->fetch = (struct fetch_run){.a = &f->run->a,
                                  .d = &f->run->d,
                                  .site = &f->site,
                                  .find_driver = address_find,
                                  .mode = f->chosen.check     ? FETCH_CHECK
                                          : f->chosen.missing ? FETCH_MISSING
                                                              : FETCH_ALL,
                                  .now = time_now(&f->run->a),
                                  .files = {.root = -1}};
    interrupt_mask(SIG_BLOCK);
    ending_set(&ending);
    interrupt_run(work, f);
    ending_set(NULL);
    if (!f->chosen.quiet && f->ok && !pending_signal())
        print_summary(f);
}

static void run(struct fetch_state *f)
{
    struct command_run *r = f->run;
    f->names = NEW_N(&r->a, str, r->n);
    for (size_t i = 0; i < r->n; i++)
        f->names[i] = usage_word(&r->a, r->words[i]);
    if (f->chosen.missing + f->chosen.check + f->chosen.list > 1) {
        usage_report(&r->d, S("use only one of --missing, --check and --list"));
        return;
    }
    if (!report_find_root(&r->a, f->chosen.dir, &r->root, &r->d) ||
        !site_load_settings(&f->site, r->root, &r->d))
        return;
    if (f->chosen.list)
        list(f);
    else
        fetch(f);
}

static int fetch_command(int argc, char **argv)
{
    struct command_run r;
    struct fetch_state f = {.run = &r};
    system_hide_memory(); /* the memory contains addresses of databases */
    if (!command_begin(&r, OPTIONS, argc, argv, &f.chosen, WORDS_MAX))
        return 2;
    run(&f);
    int signal = pending_signal();
    site_free(&f.site);
    int status = command_end(&r);
    if (signal) {
        if (!f.ok)
            fputs("interrupted: nothing was changed\n", stderr);
        status = EXIT_SIGNAL + signal;
    }
    interrupt_mask(SIG_UNBLOCK);
    return status;
}

const struct command COMMAND_FETCH = {
    "fetch",
    "copy results from databases, buckets and the web",
    "[OPTION]... [TO]...",
    "Copies results into the files that `fetch:` of perfpress.yaml lists, and "
    "records them in perfpress.lock. Writes all files or none. TO is a file "
    "of that list; without TO, fetches all. Builds read the files and never "
    "contact a server.\n"
    "\n"
    "The address of a database comes from an environment variable, such as "
    "PERFPRESS_DATABASE_WAREHOUSE for `database: warehouse`.",
    OPTIONS,
    OPTION_FILES,
    fetch_command,
};
