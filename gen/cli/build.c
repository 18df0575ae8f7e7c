// SPDX-License-Identifier: MIT
// build: `perfpress build` and `perfpress check`: load the site, run the
// pipeline, commit or abandon the output, print diagnostics and a summary.
#include "cli/build.h"

#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>

#include "base/buf.h"
#include "base/codes/config.h"
#include "base/path.h"
#include "base/pool.h"
#include "base/system.h"
#include "base/vec.h"
#include "build/build.h"
#include "cli/check_files.h"
#include "cli/command.h"
#include "cli/interrupt.h"
#include "cli/output_folder.h"
#include "cli/report.h"
#include "cli/report_format.h"
#include "links/external.h"
#include "links/external_cache.h"
#include "load/guard.h"
#include "load/site.h"
#include "output/output.h"

struct build_chosen {
    const char *dir, *output, *base_url, *version;
    size_t jobs, diagnostics;
    bool warnings_count, external, quiet, verbose, drafts, keep_going, skip;
};

#define AT(member) offsetof(struct build_chosen, member)

#define COMMON_OPTIONS                                                      \
    OPTION_JOBS(AT(jobs)),                                                  \
        {"--warnings-as-errors",                                            \
         'W',                                                               \
         OPTION_SWITCH,                                                     \
         AT(warnings_count),                                                \
         NULL,                                                              \
         "make the exit status 1 when there are warnings",                  \
         NULL},                                                             \
        OPTION_BASE_URL(AT(base_url)), OPTION_DRAFTS(AT(drafts)),           \
        {"--diagnostics",                                                   \
         0,                                                                 \
         OPTION_WORD,                                                       \
         AT(diagnostics),                                                   \
         "FORMAT",                                                          \
         "text, json, sarif or github (default: github in GitHub Actions, " \
         "else text)",                                                      \
         REPORT_FORMATS},                                                   \
        OPTION_QUIET(AT(quiet)),                                            \
    {                                                                       \
        "--verbose", 'v', OPTION_SWITCH, AT(verbose), NULL,                 \
            "print memory use and the time of each stage", NULL             \
    }

static const struct option BUILD_OPTIONS[] = {
    OPTION_DIRECTORY(AT(dir)),
    {"--output", 'o', OPTION_STRING, AT(output), "DIR",
     "the output folder, relative to the current folder (default: 'output' in "
     "perfpress.yaml, else public in the site's folder)",
     OPTION_FOLDERS},
    {"--keep-going", 'k', OPTION_SWITCH, AT(keep_going), NULL,
     "if some pages have errors, build the others, and replace each page that "
     "has errors with one that lists them",
     NULL},
    OPTION_VERSION(AT(version)),
    COMMON_OPTIONS,
    {0},
};

static const struct option CHECK_OPTIONS[] = {
    {"--directory", 'C', OPTION_STRING, AT(dir), "DIR",
     "the site's folder (default: the nearest parent folder of the first "
     "FILE, or of the current folder, that has a perfpress.yaml)",
     OPTION_FOLDERS},
    {"--keep-going", 'k', OPTION_SWITCH, AT(keep_going), NULL,
     "if some pages have errors, run all checks on the others, and list the "
     "pages with errors",
     NULL},
    {"--external", 0, OPTION_SWITCH, AT(external), NULL,
     "also check links to other sites, by requesting them", NULL},
    {"--skip-unrelated", 0, OPTION_SWITCH, AT(skip), NULL,
     "ignore FILEs that the site does not read", NULL},
    COMMON_OPTIONS,
    {0},
};

/* A sink that writes to the output folder, or nowhere (`perfpress check`). */
struct folder_sink {
    struct sink sink;
    struct output *output; /* NULL: nothing is written */
};

static bool put(struct sink *sink, str path, str bytes)
{
    struct folder_sink *s = (struct folder_sink *)sink;
    return !s->output || output_put(s->output, path, bytes);
}

static bool replace(struct sink *sink, str path, str bytes)
{
    struct folder_sink *s = (struct folder_sink *)sink;
    return !s->output || output_replace(s->output, path, bytes);
}

struct build_state {
    struct build_chosen chosen;
    struct check_files files;
    size_t other_warnings;
    bool write;
    struct arena a;
    struct site site;
    struct diags d;
    struct build_result result;
    struct strs stubs; /* paths of pages that were left out; copies, since the
                          site is freed before the paths are printed */
    struct output_counts counts;
    bool committed;
    struct external_links external_links;
    bool external_checked; /* external_links were checked */
    struct external_counts external;
    struct sandbox_state sandbox; /* zeroed: not entered */
    struct timespec start;
};

bool build_set(struct site *site, const char *base_url, const char *version,
               struct diags *d)
{
    str text = str_trim(str_c(version));
    const struct pos none = {0};
    if (version && !text.n)
        diag_at(d, DIAG_CONFIG_VALUE, none, S("--site-version"),
                S("it must be a string, such as a commit"));
    else if (version)
        site->config.version = text;
    bool good = !base_url || config_base_url(&site->arena, str_c(base_url),
                                             &site->config.base_url);
    if (!good)
        diag_at(d, DIAG_CONFIG_VALUE, none, S("--base-url"),
                S(CONFIG_BASE_URL));
    return good && (!version || text.n > 0);
}

/* ---- links to other sites ---- */

static bool stopped(void *data)
{
    (void)data;
    return build_interrupted();
}

static void show_progress(void *data, const struct external_counts *c)
{
    const struct build_state *r = data;
    if (r->chosen.quiet || !isatty(STDERR_FILENO))
        return;
    size_t done = c->known + c->asked + c->broken + c->left;
    fprintf(stderr, "\r%zu of %zu external links, %zu broken\033[K", done,
            c->total, c->broken);
}

static void check_external_links(struct build_state *r)
{
    struct external_caller caller = {r, stopped, show_progress};
    str cache = external_cache_file(&r->a);
    r->external_checked = true;
    r->external =
        external_check(&r->site, &r->external_links, cache, &caller, &r->d);
    if (!r->chosen.quiet && isatty(STDERR_FILENO))
        fputs("\r\033[K", stderr);
    if (r->external.cache_fault)
        fprintf(stderr,
                "perfpress: warning: cannot cache the results of link checks "
                "in '%.*s': %s\n",
                STR_ARG(cache), r->external.cache_fault);
}

/* ---- the sandbox ---- */

/* Allows the files that a build reads, its output, and the job summary of
   GitHub Actions. */
static void allow(struct build_state *r, const struct output *output,
                  struct sandbox *s)
{
    const char *summary = getenv("GITHUB_STEP_SUMMARY");
    guard_reach(r->site.guard, &r->a, s);
    if (summary && *summary)
        sandbox_allow(s, &r->a, AT_FDCWD, summary, SANDBOX_APPEND);
    if (output)
        output_allow(output, &r->a, s);
}

/* ---- the run ---- */

static void build(void *data)
{
    struct build_job *j = data;
    j->ok = build_run(j->site, j->jobs ? j->jobs : system_processors(), j->sink,
                      j->d, &j->result, j->links);
}

static void build_watched(void *data)
{
    interrupt_run(build, data);
}

bool build_confined(struct build_job *j)
{
    if (j->in_thread) {
        sandbox_run(&j->sandbox, build_watched, j, &j->state);
    } else {
        sandbox_enter(&j->sandbox, &j->state);
        build_watched(j);
    }
    return j->ok;
}

static void run_pipeline(struct build_state *r)
{
    struct output output;
    struct folder_sink sink = {{put, replace}, r->write ? &output : NULL};
    struct output_folder folder;
    if (r->write && (!output_folder_find(&r->a, &r->site, r->chosen.output,
                                         &folder, &r->d) ||
                     !output_open(&output, folder.base, folder.dir, &r->d)))
        return;
    /* Checking external links needs the network after the build, so only the
       thread of the build is confined. */
    struct build_job job = {.site = &r->site,
                            .sink = &sink.sink,
                            .d = &r->d,
                            .jobs = r->chosen.jobs,
                            .in_thread = r->chosen.external,
                            .links =
                                r->chosen.external ? &r->external_links : NULL};
    allow(r, sink.output, &job.sandbox);
    bool ok = build_confined(&job);
    r->result = job.result;
    r->sandbox = job.state;
    if (r->write && ok)
        r->committed = output_commit(&output, &r->counts);
    else if (r->write)
        output_abandon(&output);
    else if (ok && r->chosen.external)
        check_external_links(r);
}

static double milliseconds_since(const struct timespec *start)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)(now.tv_sec - start->tv_sec) * 1e3 +
           (double)(now.tv_nsec - start->tv_nsec) / 1e6;
}

static void print_summary(const struct build_state *r, FILE *out)
{
    const struct build_result *b = &r->result;
    double ms = milliseconds_since(&r->start);
    size_t errors = r->d.errors, warnings = r->d.warnings;
    if (errors + warnings)
        fprintf(out, "%zu error%s, %zu warning%s; ", errors, STR_S(errors),
                warnings, STR_S(warnings));
    if (r->other_warnings)
        fprintf(out, "%zu warning%s in other files; ", r->other_warnings,
                STR_S(r->other_warnings));
    fprintf(out, "%zu page%s, %zu table%s, %zu cell%s", b->pages,
            STR_S(b->pages), b->tables, STR_S(b->tables), b->cells,
            STR_S(b->cells));
    if (b->drafts)
        fprintf(out, ", %zu draft%s left out", b->drafts, STR_S(b->drafts));
    if (b->stubs.n)
        fprintf(out, ", %zu page%s left out because of errors", b->stubs.n,
                STR_S(b->stubs.n));
    if (r->committed)
        fprintf(out, "; %zu file%s written, %zu unchanged, %zu removed",
                r->counts.written, STR_S(r->counts.written),
                r->counts.unchanged, r->counts.removed);
    else
        fprintf(out, r->counts.half ? "; not all files written"
                                    : "; nothing written");
    fprintf(out, " in %.1f ms\n", ms);
}

/* With --keep-going, prints the last line of a JSON report: the counts of
   pages, and the pages that were left out. */
static void print_page_counts(struct build_state *r)
{
    struct buf b = {.a = &r->a};
    const struct strs *stubs = &r->stubs;
    size_t pages = r->result.pages;
    buf_printf(&b, "{\"pages\":%zu,\"built\":%zu,\"left_out\":[", pages,
               r->committed || !r->write ? pages - stubs->n : 0);
    for (size_t i = 0; i < stubs->n; i++) {
        if (i)
            buf_putc(&b, ',');
        buf_put_json(&b, stubs->v[i]);
    }
    buf_puts(&b, "]}\n");
    fwrite(b.p, 1, b.n, stdout);
}

static void print_external(const struct build_state *r, FILE *out)
{
    const struct external_counts *c = &r->external;
    if (!r->external_checked) {
        fprintf(out, "external links not checked: fix the errors first\n");
        return;
    }
    fprintf(out,
            "%zu external link%s: %zu good, %zu cached as good, %zu broken",
            c->total, STR_S(c->total), c->asked, c->known, c->broken);
    if (c->left)
        fprintf(out, ", %zu not checked", c->left);
    if (c->ignored)
        fprintf(out, "; %zu more ignored", c->ignored);
    fprintf(out, "; %zu request%s\n", c->requests, STR_S(c->requests));
}

static const char *output_text(const struct build_state *r)
{
    const struct output_counts *c = &r->counts;
    return c->half                      ? "partly replaced"
           : !r->committed              ? "not written"
           : !c->written && !c->removed ? "unchanged"
           : c->by_file                 ? "replaced file by file"
                                        : "replaced in one step";
}

static void print_details(struct build_state *r, FILE *out)
{
    bool entered = r->sandbox.landlock || r->sandbox.no_landlock;
    str sandbox = entered ? sandbox_text(&r->a, &r->sandbox)
                          : S("none: the build ended before it read a page");
    struct rusage usage;
    getrusage(RUSAGE_SELF, &usage);
    const double *s = r->result.seconds;
    fprintf(out, "read %.1f ms, index %.1f ms, render %.1f ms; memory %ld MB\n",
            s[BUILD_READ] * 1e3, s[BUILD_INDEX] * 1e3, s[BUILD_RENDER] * 1e3,
            (usage.ru_maxrss + 1023) / 1024);
    size_t left_out = r->result.left_out;
    fprintf(out, "%zu file%s or folder%s excluded by name or by 'exclude'\n",
            left_out, STR_S(left_out), STR_S(left_out));
    fprintf(out, "sandbox: %.*s\n", STR_ARG(sandbox));
    if (r->write)
        fprintf(out, "output folder: %s\n", output_text(r));
}

/* Loads the site and runs the pipeline. Returns false if no site was loaded. */
static bool load_and_run(struct build_state *r)
{
    struct check_files *f = &r->files;
    bool loaded = false;
    f->dir = r->chosen.dir;
    f->skip = r->chosen.skip;
    interrupt_mask(SIG_BLOCK);
    if (check_files_find(&r->a, f, &r->d) && f->root.p) {
        loaded =
            site_load(&r->site, f->root, &r->d) &&
            build_set(&r->site, r->chosen.base_url, r->chosen.version, &r->d) &&
            check_files_skip(&r->site, f);
        r->site.with_drafts = r->chosen.drafts;
        r->site.keep_going = r->chosen.keep_going;
        if (loaded)
            run_pipeline(r);
        check_files_add_related(&r->site, &r->a, f);
        for (size_t i = 0; i < r->result.stubs.n; i++) {
            str name = str_dup(&r->a, r->result.stubs.v[i]);
            vec_push(&r->a, &r->stubs, name);
        }
        build_free(&r->site);
        site_free(&r->site);
    }
    interrupt_mask(SIG_UNBLOCK);
    return loaded;
}

static int run_command(struct build_state *r)
{
    clock_gettime(CLOCK_MONOTONIC, &r->start);
    const struct report_format *format = report_format(r->chosen.diagnostics);
    bool loaded = load_and_run(r);
    r->other_warnings = check_files_filter(&r->files, &r->d);
    int status =
        report_as(format, &r->d, r->chosen.warnings_count, r->files.root);
    FILE *out = format->is_data ? stderr : stdout;
    if (loaded && r->chosen.keep_going && format->is_lines)
        print_page_counts(r);
    if (!r->chosen.quiet && loaded)
        print_summary(r, out);
    if (!r->chosen.quiet && loaded && r->chosen.external)
        print_external(r, out);
    if (r->chosen.verbose && loaded)
        print_details(r, out);
    arena_free(&r->a);
    diag_free(&r->d);
    return status;
}

static int build_command(int argc, char **argv)
{
    struct build_state r = {.chosen.diagnostics = REPORT_STANDARD,
                            .write = true};
    size_t n;
    if (!options_read(BUILD_OPTIONS, argc, argv, &r.chosen, NULL, 0, &n))
        return 2;
    return run_command(&r);
}

static int check_command(int argc, char **argv)
{
    struct build_state r = {.chosen.diagnostics = REPORT_STANDARD};
    r.files.names = NEW_N(&r.a, const char *, (size_t)argc);
    if (!options_read(CHECK_OPTIONS, argc, argv, &r.chosen, r.files.names,
                      (size_t)argc, &r.files.n_names)) {
        arena_free(&r.a);
        return 2;
    }
    return run_command(&r);
}

const struct command COMMAND_BUILD = {
    "build",
    "build the site",
    "[OPTION]...",
    "Builds the site and writes it to its output folder. Nothing is written "
    "when a page has an error.",
    BUILD_OPTIONS,
    NULL,
    build_command,
};

const struct command COMMAND_CHECK = {
    "check",
    "report what build would report, without writing anything",
    "[OPTION]... [FILE]...",
    "Does what build does, but writes nothing. With FILEs, which may be "
    "folders, still checks the whole site and reports all errors, but only the "
    "warnings of these files and of the pages that read them.",
    CHECK_OPTIONS,
    OPTION_FILES,
    check_command,
};
