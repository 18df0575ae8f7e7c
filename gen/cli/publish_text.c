// SPDX-License-Identifier: MIT
// publish_text: formats and prints the lines of the plan, the progress and the
// summary. Sizes have decimal units, such as MB.
#include "cli/publish_text.h"

#include "base/shown.h"

struct size_text {
    char text[32];
};

static struct size_text size_text(size_t bytes)
{
    static const char *const UNITS[] = {"kB", "MB", "GB", "TB"};
    struct size_text s;
    double value = (double)bytes / 1000;
    size_t unit = 0;
    for (; value >= 999.95 && unit < 3; unit++)
        value /= 1000;
    if (bytes < 1000)
        snprintf(s.text, sizeof s.text, "%zu bytes", bytes);
    else
        snprintf(s.text, sizeof s.text, "%.1f %s", value, UNITS[unit]);
    return s;
}

/* ---- files ---- */

static void put_line(const char *what, str key, const size_t *bytes, FILE *out)
{
    struct arena a = {0};
    fprintf(out, "%-9s  %.*s", what, STR_ARG(shown(&a, key)));
    if (bytes)
        fprintf(out, "  (%s)", size_text(*bytes).text);
    putc('\n', out);
    arena_free(&a);
}

void publish_text_files(const struct deploy *p, bool unchanged, FILE *out)
{
    const struct plan *plan = &p->plan;
    for (size_t i = 0; i < plan->n_puts; i++) {
        const struct plan_file *f = plan->puts[i];
        const char *what = f->is_new       ? "new"
                           : f->is_foreign ? "foreign"
                                           : "changed";
        put_line(what, f->file->key, &f->file->sent.n, out);
    }
    for (size_t i = 0; i < plan->deletes.n; i++)
        put_line("deleted", plan->deletes.v[i].key, NULL, out);
    for (size_t i = 0; i < plan->leaving.n; i++)
        put_line("leaving", plan->leaving.v[i].key, NULL, out);
    for (size_t i = 0; unchanged && i < plan->n_files; i++)
        if (plan->files[i].is_kept)
            put_line("unchanged", plan->files[i].file->key, NULL, out);
}

void publish_text_step(const struct deploy_step *step, FILE *out)
{
    put_line(step->what, step->key, step->bytes ? &step->bytes : NULL, out);
}

/* ---- sums ---- */

static void put_counts(const struct plan *plan, FILE *out)
{
    fprintf(out, "%zu new, %zu changed, %zu unchanged, %zu deleted",
            plan->n_new, plan->n_puts - plan->n_new, plan->n_kept,
            plan->deletes.n);
}

/* Prints the paths that CloudFront must invalidate, if any. */
static void put_stale(const struct deploy *p, FILE *out)
{
    struct strs stale = deploy_stale(p);
    if (!stale.n || deploy_is_done(p))
        return;
    fprintf(out, "CloudFront %.*s invalidates", STR_ARG(p->target->cloudfront));
    for (size_t i = 0; i < stale.n; i++)
        fprintf(out, " %.*s", STR_ARG(stale.v[i]));
    putc('\n', out);
}

void publish_text_plan(const struct deploy *p, FILE *out)
{
    struct deploy_requests r = deploy_planned(p);
    fprintf(out, "%.*s (%.*s): ", STR_ARG(p->address),
            STR_ARG(p->target->name));
    put_counts(&p->plan, out);
    fprintf(out, "; %s to send\n", size_text(p->bytes).text);
    fprintf(out, "requests: %zu PUT and LIST, %zu GET and HEAD, %zu DELETE\n",
            r.writes, r.reads, r.deletes);
    put_stale(p, out);
}

void publish_text_progress(const struct deploy *p, size_t files, size_t bytes,
                           FILE *out)
{
    fprintf(out, "\r%zu of %zu files, %s", files,
            p->plan.n_puts + p->plan.deletes.n, size_text(bytes).text);
    fprintf(out, " of %s\033[K", size_text(p->bytes).text);
    fflush(out);
}

void publish_text_clear(FILE *out)
{
    fputs("\r\033[K", out);
    fflush(out);
}

void publish_text_summary(const struct deploy *p, double seconds, FILE *out)
{
    struct deploy_requests r = deploy_sent(p);
    size_t n = r.writes + r.reads + r.deletes;
    fprintf(out, "%.*s: ", STR_ARG(p->address));
    put_counts(&p->plan, out);
    fprintf(out, "; %s sent, %zu request%s in %.1f s\n",
            size_text(p->bytes).text, n, STR_S(n), seconds);
    put_stale(p, out);
}
