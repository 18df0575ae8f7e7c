// SPDX-License-Identifier: MIT
// df: `perfpress df`: reads a script from a file or standard input, runs it
// in its site (or in none) and prints the frame that it leaves.
#include "cli/command.h"
#include "load/guard.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "base/codes/config.h"
#include "base/pool.h"
#include "cli/input.h"
#include "cli/report.h"
#include "df/run/script.h"
#include "frame/write.h"
#include "render/html.h"
#include "table/frame_table.h"
#include "table/table.h"

struct df_chosen {
    const char *dir, *format, *var;
};

#define AT(member) offsetof(struct df_chosen, member)

static const struct option OPTIONS[] = {
    OPTION_DIRECTORY(AT(dir)),
    {"--format", 'f', OPTION_STRING, AT(format), "FORMAT",
     "csv (default), json, markdown, html or text",
     "csv json markdown html text"},
    {"--var", 0, OPTION_STRING, AT(var), "NAME",
     "print the frame of this name (default: df)", NULL},
    {0},
};

/* The table as a page shows it. */
static void write_html(struct buf *b, const struct frame *f)
{
    struct diags d = {0};
    struct arena scratch = {0};
    struct document *doc = document_new(b->a, &d, S("df"));
    struct node *n = node_new(b->a, NODE_TABLE, (struct pos){0});
    struct frame_table *t = NEW(b->a, struct frame_table);
    *t = (struct frame_table){.frame = f, .header_rows = 1};
    t->numeric = frame_table_numeric(b->a, t);
    n->data = t;
    node_append(doc->root, n);
    html_render(doc, &(struct html_options){0}, &scratch, b);
    arena_free(&scratch);
    diag_free(&d);
}

/* CSV is written in parts: it is what long frames are printed as. */
static const struct df_format {
    const char *name;
    void (*write)(struct buf *b, const struct frame *f); /* NULL: CSV */
} FORMATS[] = {
    {"csv", NULL},        {"json", write_json}, {"markdown", write_markdown},
    {"html", write_html}, {"text", write_text},
};

static void print(const struct df_format *format, const struct frame *f)
{
    struct arena a = {0};
    struct buf b = {.a = &a};
    if (!format->write && !isatty(STDOUT_FILENO)) {
        write_csv_file(stdout, f, pool_processors());
    } else {
        (format->write ? format->write : write_csv)(&b, f);
        report_print(buf_str(&b), format->write == write_text);
    }
    arena_free(&a);
}

static const struct df_format *find_format(const char *name, struct diags *d)
{
    enum { N = sizeof FORMATS / sizeof *FORMATS };
    str names[N];
    for (size_t i = 0; i < N; i++) {
        names[i] = str_c(FORMATS[i].name);
        if (!name || !strcmp(name, FORMATS[i].name))
            return &FORMATS[i];
    }
    diag_at(d, DIAG_CLI_USAGE, (struct pos){0},
            str_fmt(&d->arena, "unknown format '%s'", name));
    diag_help_nearest(d, "formats", str_c(name), names, N);
    return NULL;
}

static void run(struct arena *a, const struct df_chosen *chosen,
                const char *file, struct diags *d)
{
    struct input in = {0};
    const struct df_format *format = find_format(chosen->format, d);
    struct input_site site = {.dir = chosen->dir, .near = true};
    const struct frame *f = NULL;
    if (format && input_open(&in, a, file, site, d)) {
        guard_confine(in.site.guard);
        f = script_run(a, d, &in.site, in.folder, source_lines(a, &in.source),
                       chosen->var ? str_c(chosen->var) : S("df"),
                       (struct pos){.src = &in.source}, NULL, NULL);
    }
    if (f)
        print(format, f);
    site_free(&in.site);
}

static int df_command(int argc, char **argv)
{
    struct df_chosen chosen = {0};
    struct arena a = {0};
    struct diags d = {0};
    const char *file;
    size_t n;
    if (!options_read(OPTIONS, argc, argv, &chosen, &file, 1, &n))
        return 2;
    if (n == 0)
        diag_at(&d, DIAG_CLI_USAGE, (struct pos){0},
                S("df needs a FILE, or - for standard input"));
    else
        run(&a, &chosen, file, &d);
    report_printed(&d);
    int status = report_diagnostics(&d, false, STR_NONE);
    arena_free(&a);
    diag_free(&d);
    return status;
}

const struct command COMMAND_DF = {
    "df",
    "run one df script and print its frame",
    "[OPTION]... FILE|-",
    "Runs a df script like that of a df-table, and prints the frame named df. "
    "CSV files are searched beside FILE, then in the site's data folder, if "
    "there is a site.",
    OPTIONS,
    OPTION_FILES,
    df_command,
};
