// SPDX-License-Identifier: MIT
// publish: `perfpress publish`: builds the site into memory and, if it has no
// error, uploads it. The bucket then has exactly the site's files.
#include "base/system.h"
#include "cli/command.h"
#include "load/guard.h"
#include "load/site.h"

#include <signal.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

#include "base/codes/publish.h"
#include "build/build.h"
#include "cli/build.h"
#include "cli/interrupt.h"
#include "cli/publish_text.h"
#include "cli/report.h"
#include "cli/usage.h"

enum { WORKERS = 10, WORKERS_MAX = 64, EXIT_SIGNAL = 128 };

struct publish_chosen {
    const char *dir, *base_url, *version;
    size_t jobs, max_deletes, workers;
    bool dry, yes, force, removals, keep_going, warnings_count, quiet, verbose;
};

#define AT(member) offsetof(struct publish_chosen, member)

static const struct option OPTIONS[] = {
    {"--dry-run", 'n', OPTION_SWITCH, AT(dry), NULL,
     "change nothing; show what would be done and what it would cost", NULL},
    {"--yes", 0, OPTION_SWITCH, AT(yes), NULL,
     "do not ask for confirmation (the default without a terminal, or when CI "
     "is set)",
     NULL},
    {"--force", 0, OPTION_SWITCH, AT(force), NULL,
     "overwrite files that something else, or another publish, uploaded", NULL},
    {"--allow-removals", 0, OPTION_SWITCH, AT(removals), NULL,
     "allow more than a tenth of the pages to be removed", NULL},
    {"--max-deletes", 0, OPTION_NUMBER, AT(max_deletes), "N",
     "delete at most N files (default: max_deletes of the target, else 256)",
     NULL},
    {"--workers", 0, OPTION_COUNT, AT(workers), "N",
     "number of connections (default: 10, at most 64)", NULL},
    OPTION_DIRECTORY(AT(dir)),
    OPTION_JOBS(AT(jobs)),
    {"--keep-going", 'k', OPTION_SWITCH, AT(keep_going), NULL,
     "if some pages have errors, publish the others, and replace each page "
     "that has errors with one that lists them",
     NULL},
    {"--warnings-as-errors", 'W', OPTION_SWITCH, AT(warnings_count), NULL,
     "publish nothing when there are warnings", NULL},
    OPTION_BASE_URL(AT(base_url)),
    OPTION_VERSION(AT(version)),
    OPTION_QUIET(AT(quiet)),
    {"--verbose", 'v', OPTION_SWITCH, AT(verbose), NULL,
     "print a line for each file", NULL},
    {0},
};

struct publish_run {
    struct publish_chosen chosen;
    str target_name; /* STR_NONE: not given */
    struct arena a;
    struct site site;
    struct diags d;
    const struct report_format *format;
    str root;
    const struct publish_target *target;
    struct credentials credentials;
    struct store *store;
    struct deploy deploy;
    bool shows_progress; /* on a terminal */
    size_t done, sent;   /* number of files done and of bytes sent so far */
    int signal;          /* the signal that stopped the run, or 0 */
    struct timespec start;
};

static const struct pos NOWHERE = {0};

/* ---- the target ---- */

static const struct publish_target *find_target(struct publish_run *r)
{
    const struct publish_targets *t = &r->site.config.publish;
    str *names = NEW_N(&r->a, str, t->n);
    if (t->n == 1 && !r->target_name.p)
        return &t->v[0];
    for (size_t i = 0; i < t->n; i++) {
        names[i] = t->v[i].name;
        if (str_eq(names[i], r->target_name))
            return &t->v[i];
    }
    if (!t->n) {
        diag_at(&r->d, DIAG_PUBLISH_TARGET, NOWHERE,
                S("the site has no target to publish to"));
        diag_help(&r->d, "add one to perfpress.yaml, such as 'publish: "
                         "{production: {url: \"s3://BUCKET/PREFIX\"}}'");
    } else if (!r->target_name.p) {
        diag_at(&r->d, DIAG_PUBLISH_TARGET, NOWHERE,
                S("the site has several targets; name one"));
        diag_help_nearest(&r->d, "targets", S(""), names, t->n);
    } else {
        diag_at(&r->d, DIAG_PUBLISH_TARGET, NOWHERE,
                str_fmt(&r->a, "unknown target '%.*s'",
                        STR_ARG(usage_word(&r->a, r->target_name.p))));
        diag_help_nearest(&r->d, "targets", r->target_name, names, t->n);
    }
    usage_folder(&r->d, "publish", r->target_name);
    return NULL;
}

/* ---- the build ---- */

/* Warns if the requests are not encrypted. The pages are public, but the
   requests carry the session's token. */
static void warn_plain(struct publish_run *r)
{
    str address = s3_plain_address(r->target, &r->credentials);
    if (!address.p)
        return;
    diag_at(&r->d, DIAG_PUBLISH_PLAIN, NOWHERE, address);
    diag_help(&r->d, "others on the network can change the requests and read "
                     "the session token; use https://");
}

/* Builds the site into memory. Does not upload the output folder, so that all
   uploaded files have just been checked. Returns false after reporting an
   error. */
static bool build(struct publish_run *r)
{
    struct credentials_from from = credentials_system();
    if (!report_find_root(&r->a, r->chosen.dir, &r->root, &r->d) ||
        !site_load(&r->site, r->root, &r->d) ||
        !build_set(&r->site, r->chosen.base_url, r->chosen.version, &r->d) ||
        !(r->target = find_target(r)) ||
        !credentials_read(&r->a, &r->d, &from, &r->credentials))
        return false;
    warn_plain(r);
    r->site.keep_going = r->chosen.keep_going;
    r->store = store_new(&r->d);
    /* Only the thread of the build is confined: it can read only the site. The
       calling thread is not confined, since it sends the requests later. */
    struct build_job job = {.site = &r->site,
                            .sink = &r->store->sink,
                            .d = &r->d,
                            .jobs = r->chosen.jobs,
                            .in_thread = true};
    guard_reach(r->site.guard, &r->a, &job.sandbox);
    bool ok = build_confined(&job);
    build_free(&r->site);
    return ok;
}

/* Prints the diagnostics so far. Returns the exit status. */
static int report(struct publish_run *r)
{
    int status = report_as(r->format, &r->d, r->chosen.warnings_count, r->root);
    diag_free(&r->d);
    return status;
}

/* ---- callbacks of the upload ---- */

/* Whether a signal has arrived. The first signal stops the upload after the
   current requests; a second signal ends the process. */
static bool stopped(void *data)
{
    struct publish_run *r = data;
    sigset_t signals;
    if (r->signal)
        return true;
    sigpending(&signals);
    int signal = sigismember(&signals, SIGINT) ? SIGINT : SIGTERM;
    if (!sigismember(&signals, signal))
        return false;
    sigemptyset(&signals);
    sigaddset(&signals, signal);
    sigwait(&signals, &r->signal);
    interrupt_mask(SIG_UNBLOCK);
    if (r->shows_progress)
        publish_text_clear(stderr);
    fputs("stopping after the requests in progress; interrupt again to stop at "
          "once\n",
          stderr);
    return true;
}

static void step_done(void *data, const struct deploy_step *step)
{
    struct publish_run *r = data;
    r->done++;
    r->sent += step->bytes;
    if (r->chosen.verbose)
        publish_text_step(step, stdout);
    if (r->shows_progress && !r->signal)
        publish_text_progress(&r->deploy, r->done, r->sent, stderr);
}

/* ---- the publish ---- */

static bool must_confirm(const struct publish_run *r)
{
    const char *ci = getenv("CI");
    return !r->chosen.yes && !(ci && *ci) && isatty(STDIN_FILENO) &&
           isatty(STDERR_FILENO);
}

/* Asks the user whether to publish. Any answer but yes means no; a signal while
   waiting ends the program. */
static bool confirm(void)
{
    char answer[16] = "";
    fputs("publish? [y/N] ", stderr);
    fflush(stderr);
    interrupt_mask(SIG_UNBLOCK);
    if (!fgets(answer, sizeof answer, stdin))
        fputs("\n", stderr);
    interrupt_mask(SIG_BLOCK);
    return !strcmp(answer, "y\n") || !strcmp(answer, "Y\n") ||
           !strcmp(answer, "yes\n");
}

static double seconds_since(const struct timespec *start)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)(now.tv_sec - start->tv_sec) +
           (double)(now.tv_nsec - start->tv_nsec) / 1e9;
}

/* If --dry-run was given or the user must confirm, prints the plan. If the user
   must confirm, asks. Returns false if the upload must not start: a limit is
   exceeded, --dry-run was given, or the user says no. */
static bool is_approved(struct publish_run *r)
{
    const struct deploy *p = &r->deploy;
    bool asking = !r->chosen.dry && !deploy_is_done(p) && must_confirm(r);
    if (r->chosen.dry)
        publish_text_files(p, r->chosen.verbose, stdout);
    if (r->chosen.dry || asking)
        publish_text_plan(p, stdout);
    fflush(stdout);
    if (!deploy_allowed(p, r->chosen.max_deletes, r->chosen.removals,
                        r->chosen.force) ||
        r->chosen.dry)
        return false;
    if (!asking || confirm())
        return true;
    r->signal = SIGINT;
    return false;
}

static void publish(struct publish_run *r)
{
    struct deploy *p = &r->deploy;
    if (!deploy_plan(p, &r->site, r->store, r->chosen.force))
        return;
    if (p->last.publish.p && !r->chosen.quiet)
        fputs("an earlier publish was interrupted, or is still running; this "
              "one continues it\n",
              stderr);
    if (!is_approved(r))
        return;
    bool ok = deploy_run(p, r->chosen.force);
    if (r->shows_progress)
        publish_text_clear(stderr);
    if (ok && !r->chosen.quiet)
        publish_text_summary(p, seconds_since(&r->start), stdout);
}

static void report_end(const struct publish_run *r)
{
    const struct deploy *p = &r->deploy;
    if (!p->started)
        fputs("nothing was changed\n", stderr);
    else
        fprintf(stderr,
                "%zu of %zu files are done; publish again to continue\n",
                r->done, p->plan.n_puts + p->plan.deletes.n);
}

static int open_and_publish(struct publish_run *r)
{
    struct deploy_watch watch = {r, stopped, step_done};
    interrupt_mask(SIG_BLOCK);
    if (deploy_open(&r->deploy, &r->a, &r->d, r->target, &r->credentials,
                    r->chosen.workers, &watch)) {
        publish(r);
        deploy_close(&r->deploy);
    }
    fflush(stdout);
    int status = report(r);
    if (r->signal || (status && !r->chosen.dry))
        report_end(r);
    interrupt_mask(SIG_UNBLOCK);
    return r->signal ? EXIT_SIGNAL + r->signal : status;
}

static int run(struct publish_run *r)
{
    clock_gettime(CLOCK_MONOTONIC, &r->start);
    r->shows_progress =
        isatty(STDERR_FILENO) && !r->chosen.quiet && !r->chosen.verbose;
    r->format = report_format(REPORT_STANDARD);
    interrupt_mask(SIG_BLOCK);
    bool built = build(r);
    interrupt_mask(SIG_UNBLOCK);
    bool stopped_by_warnings = r->chosen.warnings_count && r->d.warnings;
    int status = report(r);
    if (built && r->chosen.max_deletes == SIZE_MAX)
        r->chosen.max_deletes = r->target->max_deletes;
    if (built && (!status || (r->chosen.keep_going && !stopped_by_warnings))) {
        int published = open_and_publish(r);
        return published ? published : status;
    }
    if (r->store)
        fputs("nothing was published\n", stderr);
    return status;
}

static int publish_command(int argc, char **argv)
{
    struct publish_run r = {
        .chosen = {.max_deletes = SIZE_MAX, .workers = WORKERS}};
    const char *target = NULL;
    size_t n;
    system_hide_memory(); /* the memory contains the secret access key */
    if (!options_read(OPTIONS, argc, argv, &r.chosen, &target, 1, &n))
        return 2;
    if (r.chosen.workers > WORKERS_MAX)
        r.chosen.workers = WORKERS_MAX;
    r.target_name = str_c(target);
    int status = run(&r);
    store_drop(r.store);
    site_free(&r.site);
    arena_free(&r.a);
    return status;
}

const struct command COMMAND_PUBLISH = {
    "publish",
    "upload the site to an S3 bucket",
    "[OPTION]... [TARGET]",
    "Builds the site, checks its links, and uploads it to an S3 bucket; "
    "deletes files that it uploaded before and that are no longer part of the "
    "site. Nothing is sent when a page has an error or when nothing has "
    "changed. TARGET is a name below publish: in perfpress.yaml; it can be "
    "omitted when there is only one.",
    OPTIONS,
    NULL,
    publish_command,
};
