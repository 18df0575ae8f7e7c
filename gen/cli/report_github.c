// SPDX-License-Identifier: MIT
// report_github: diagnostics for GitHub Actions: as text in the log, as
// annotations beside the lines (GitHub keeps ten of each kind per step), and as
// a table in the job's summary.
#include <errno.h>
#include <stdlib.h>

#include "cli/report_format.h"

enum {
    ANNOTATIONS_MAX = 10,      /* GitHub keeps ten errors and ten warnings */
    SUMMARY_MAX = 1000 * 1024, /* GitHub refuses a summary above 1 MiB */
};

/* ---- annotations ---- */

/* Appends s, and escapes the characters that would end a command or a
   property. */
static void put_escaped(struct buf *b, str s, bool property)
{
    for (size_t i = 0; i < s.n; i++) {
        char c = s.p[i];
        if (strchr(property ? "%\r\n:," : "%\r\n", c) && c)
            buf_printf(b, "%%%02X", (unsigned char)c);
        else
            buf_putc(b, c);
    }
}

static void put_annotation(struct buf *b, const struct report *r,
                           const struct diag *g)
{
    buf_printf(b, "::%s ", diag_severity_name(g->severity));
    if (g->file.p) {
        buf_puts(b, "file=");
        put_escaped(b, str_concat(r->a, r->prefix, g->file), true);
        buf_putc(b, ',');
    }
    if (g->line)
        buf_printf(b, "line=%u,", g->line);
    if (g->line && g->col)
        buf_printf(b, "col=%u,endColumn=%u,", g->col, g->col + g->len);
    buf_printf(b, "title=%s::", g->code->id);
    put_escaped(b, g->text, false);
    if (g->help.p) {
        buf_puts(b, "%0Ahelp: ");
        put_escaped(b, g->help, false);
    }
    buf_putc(b, '\n');
}

/* Appends at most *left diagnostics of one severity, and subtracts their number
   from *left. Returns the number of all diagnostics of that severity. */
static size_t annotate(struct buf *b, const struct report *r,
                       enum diag_severity severity, size_t *left)
{
    size_t n = 0;
    for (size_t i = 0; i < r->d->n; i++) {
        const struct diag *g = &r->d->v[i];
        if (g->severity != severity)
            continue;
        n++;
        if (*left) {
            put_annotation(b, r, g);
            --*left;
        }
    }
    return n;
}

static void put_annotations(struct buf *b, const struct report *r)
{
    static const enum diag_severity WORST_FIRST[] = {
        DIAG_SEVERITY_SYSTEM, DIAG_SEVERITY_USAGE, DIAG_SEVERITY_ERROR};
    size_t left = ANNOTATIONS_MAX, errors = 0;
    for (size_t i = 0; i < 3; i++)
        errors += annotate(b, r, WORST_FIRST[i], &left);
    size_t more_errors = errors - (ANNOTATIONS_MAX - left);
    left = ANNOTATIONS_MAX;
    size_t warnings = annotate(b, r, DIAG_SEVERITY_WARNING, &left);
    size_t more_warnings = warnings - (ANNOTATIONS_MAX - left);
    if (more_errors + more_warnings)
        buf_printf(b,
                   "::notice title=perfpress::%zu more error%s and %zu more "
                   "warning%s in the log and in the summary\n",
                   more_errors, STR_S(more_errors), more_warnings,
                   STR_S(more_warnings));
}

/* ---- the summary ---- */

/* Appends s as a table cell of Markdown, with markup escaped. */
static void put_cell(struct buf *b, str s)
{
    for (size_t i = 0; i < s.n; i++) {
        if (s.p[i] == '<')
            buf_puts(b, "&lt;");
        else if (s.p[i] == '&')
            buf_puts(b, "&amp;");
        else if (s.p[i] && strchr("\\`*_{}[]()#+!|~>@", s.p[i]))
            buf_printf(b, "\\%c", s.p[i]);
        else
            buf_putc(b, s.p[i] == '\n' ? ' ' : s.p[i]);
    }
}

static void put_row(struct buf *b, const struct diag *g)
{
    buf_puts(b, "| ");
    put_cell(b, g->file.p ? g->file : S("perfpress"));
    if (g->line)
        buf_printf(b, ":%u", g->line);
    if (g->line && g->col)
        buf_printf(b, ":%u", g->col);
    buf_printf(b, " | %s | `%s` | ", diag_severity_name(g->severity),
               g->code->id);
    put_cell(b, g->text);
    if (g->help.p) {
        buf_puts(b, "<br>help: ");
        put_cell(b, g->help);
    }
    buf_puts(b, " |\n");
}

static void put_summary(struct buf *b, const struct report *r)
{
    const struct diags *d = r->d;
    buf_printf(b, "### perfpress: %zu error%s, %zu warning%s\n\n", d->errors,
               STR_S(d->errors), d->warnings, STR_S(d->warnings));
    buf_puts(b, "| Place | Severity | Code | Message |\n"
                "|:------|:---------|:-----|:--------|\n");
    for (size_t i = 0; i < d->n; i++) {
        if (b->n > SUMMARY_MAX) {
            buf_printf(b, "\nAnd %zu more in the log.\n", d->n - i);
            return;
        }
        put_row(b, &d->v[i]);
    }
    buf_putc(b, '\n');
}

static void write_summary(const struct report *r)
{
    const char *name = getenv("GITHUB_STEP_SUMMARY");
    struct buf b = {.a = r->a};
    if (!name || !*name || !r->d->n)
        return;
    put_summary(&b, r);
    FILE *out = fopen(name, "ab");
    bool ok = out && fwrite(b.p, 1, b.n, out) == b.n;
    if (out && fclose(out) != 0)
        ok = false;
    if (!ok)
        fprintf(stderr, "perfpress: warning: cannot write '%s': %s\n", name,
                strerror(errno));
}

void report_github(const struct report *r)
{
    struct buf b = {.a = r->a};
    report_text(r);
    put_annotations(&b, r);
    fwrite(buf_str(&b).p, 1, b.n, stdout);
    write_summary(r);
}
