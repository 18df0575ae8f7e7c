// SPDX-License-Identifier: MIT
// report_sarif: diagnostics as one run of SARIF 2.1.0, the format of code
// scanning services. The rules are the table of codes. Paths are relative to
// SRCROOT, which the service sets to the folder of the sources.
#include "cli/report_format.h"

#include "base/codes/codes.h"
#include "base/uri.h"

static const char SCHEMA[] =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/"
    "sarif-schema-2.1.0.json";

/* Appends the wording of a code, with each argument as "...". */
static void put_wording(struct buf *b, struct arena *a,
                        const struct diag_code *code)
{
    str wording = str_replace(a, str_c(code->wording), S("%%"), S("%"));
    if (str_eq(wording, S("%")))
        wording = str_c(code->id);
    buf_put_json(b, str_replace(a, wording, S("%"), S("...")));
}

static void put_rules(struct buf *b, struct arena *a)
{
    for (size_t i = 0; i < DIAG_N_CODES; i++) {
        const struct diag_code *c = DIAG_CODES[i];
        buf_printf(b,
                   "%s\n        {\"id\": \"%s\", \"shortDescription\": "
                   "{\"text\": ",
                   i ? "," : "", c->id);
        put_wording(b, a, c);
        bool off = c->severity == DIAG_SEVERITY_OFF;
        buf_printf(
            b, "}, \"defaultConfiguration\": {%s\"level\": \"%s\"}}",
            off ? "\"enabled\": false, " : "",
            diag_severity_name(off ? DIAG_SEVERITY_WARNING : c->severity));
    }
}

static void put_region(struct buf *b, const struct diag *g)
{
    buf_printf(b, ", \"region\": {\"startLine\": %u", g->line);
    if (g->col)
        buf_printf(b, ", \"startColumn\": %u, \"endColumn\": %u", g->col,
                   g->col + g->len);
    if (g->excerpt.p) {
        buf_puts(b, ", \"snippet\": {\"text\": ");
        buf_put_json(b, g->excerpt);
        buf_putc(b, '}');
    }
    buf_putc(b, '}');
}

static void put_location(struct buf *b, const struct report *r,
                         const struct diag *g)
{
    buf_puts(b, ",\n        \"locations\": [{\"physicalLocation\": "
                "{\"artifactLocation\": {\"uri\": ");
    buf_put_json(
        b, uri_encode(r->a, str_concat(r->a, r->prefix, g->file), "-._~/"));
    buf_puts(b, ", \"uriBaseId\": \"SRCROOT\"}");
    if (g->line)
        put_region(b, g);
    buf_puts(b, "}}]");
}

static str message_of(const struct report *r, const struct diag *g)
{
    return g->help.p
               ? str_join(r->a, (str[]){g->text, g->help}, 2, S("\nhelp: "))
               : g->text;
}

static void put_result(struct buf *b, const struct report *r,
                       const struct diag *g)
{
    buf_printf(b,
               "\n       {\"ruleId\": \"%s\", \"ruleIndex\": %d, "
               "\"level\": \"%s\",\n        \"message\": {\"text\": ",
               g->code->id, g->code->number, diag_severity_name(g->severity));
    buf_put_json(b, message_of(r, g));
    buf_putc(b, '}');
    put_location(b, r, g);
    buf_putc(b, '}');
}

/* Appends a diagnostic without a file, as a notification: services refuse a
   result without a location. */
static void put_notification(struct buf *b, const struct report *r,
                             const struct diag *g)
{
    buf_printf(b,
               "{\"descriptor\": {\"id\": \"%s\"}, \"level\": \"%s\", "
               "\"message\": {\"text\": ",
               g->code->id, diag_severity_name(g->severity));
    buf_put_json(b, message_of(r, g));
    buf_puts(b, "}}");
}

/* Appends a list of the diagnostics: if `placed` is true, only those with a
   file, else only those without a file. */
static void put_all(struct buf *b, const struct report *r, bool placed,
                    void (*put)(struct buf *b, const struct report *r,
                                const struct diag *g))
{
    size_t n = 0;
    buf_putc(b, '[');
    for (size_t i = 0; i < r->d->n; i++) {
        const struct diag *g = &r->d->v[i];
        if ((g->file.n > 0) != placed)
            continue;
        if (n++)
            buf_putc(b, ',');
        put(b, r, g);
    }
    buf_putc(b, ']');
}

void report_sarif(const struct report *r)
{
    struct buf b = {.a = r->a};
    buf_printf(&b,
               "{\"$schema\": \"%s\",\n \"version\": \"2.1.0\",\n"
               " \"runs\": [\n"
               "    {\"tool\": {\"driver\": {\"name\": \"perfpress\", "
               "\"version\": \"%s\",\n      \"rules\": [",
               SCHEMA, PERFPRESS_VERSION);
    put_rules(&b, r->a);
    buf_printf(&b,
               "]}},\n"
               "     \"columnKind\": \"unicodeCodePoints\",\n"
               "     \"originalUriBaseIds\": {\"SRCROOT\": {\"description\": "
               "{\"text\": \"the folder of the repository\"}}},\n"
               "     \"invocations\": [{\"executionSuccessful\": %s, "
               "\"exitCode\": %d,\n      \"toolExecutionNotifications\": ",
               r->status < 2 ? "true" : "false", r->status);
    put_all(&b, r, false, put_notification);
    buf_puts(&b, "}],\n     \"results\": ");
    put_all(&b, r, true, put_result);
    buf_puts(&b, "}]}\n");
    fwrite(b.p, 1, b.n, stdout);
}
