// SPDX-License-Identifier: MIT
// df: `perfpress df`: reads a script from a file or standard input, runs it in
// its site, if any, and prints the resulting frame.
#include "base/system.h"
#include "cli/command.h"
#include "load/guard.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "base/pool.h"
#include "cli/input.h"
#include "cli/report.h"
#include "cli/usage.h"
#include "df/run/modules.h"
#include "df/run/script.h"
#include "frame/write.h"
#include "render/html.h"
#include "table/frame_table.h"
#include "table/table.h"

struct df_chosen {
    const char *dir, *var;
    size_t format;
};

#define AT(member) offsetof(struct df_chosen, member)

static const struct option OPTIONS[] = {
    OPTION_DIRECTORY(AT(dir)),
    {"--format", 'f', OPTION_WORD, AT(format), "FORMAT",
     "csv (default), json, markdown, html or text",
     "csv json markdown html text"},
    {"--var", 0, OPTION_STRING, AT(var), "NAME",
     "print the frame of this name (default: df)", NULL},
    {0},
};

/* Appends the frame as an HTML table, as on a page. */
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

/* The writers of the formats, in the order of the words of --format. */
static void (*const FORMATS[])(struct buf *b, const struct frame *f) = {
    write_csv, write_json, write_markdown, write_html, write_text};

/* Prints a frame. CSV, the format for long frames, is written in parts. */
static void print(size_t format, const struct frame *f)
{
    struct arena a = {0};
    struct buf b = {.a = &a};
    if (FORMATS[format] == write_csv && !isatty(STDOUT_FILENO)) {
        write_csv_file(stdout, f, system_processors());
    } else {
        FORMATS[format](&b, f);
        report_print(buf_str(&b), FORMATS[format] == write_text);
    }
    arena_free(&a);
}

static void run(struct arena *a, const struct df_chosen *chosen,
                const char *file, struct diags *d)
{
    struct input in = {0};
    struct input_site site = {.dir = chosen->dir, .near = true};
    const struct frame *f = NULL;
    if (input_open(&in, a, file, site, d)) {
        guard_confine(in.site.guard);
        f = script_run(a, d, &in.site, in.folder, source_lines(a, &in.source),
                       chosen->var ? str_c(chosen->var) : S("df"),
                       (struct pos){.src = &in.source}, NULL, NULL);
        modules_report(&in.site, d);
    }
    if (f)
        print(chosen->format, f);
    site_free(&in.site);
}

static int df_command(int argc, char **argv)
{
    struct df_chosen chosen = {0};
    struct command_run r;
    if (!command_begin(&r, OPTIONS, argc, argv, &chosen, 1))
        return 2;
    if (r.n)
        run(&r.a, &chosen, r.words[0], &r.d);
    else
        usage_report(&r.d, S("df needs a FILE, or - for standard input"));
    return command_end(&r);
}

const struct command COMMAND_DF = {
    "df",
    "run one df script and print its frame",
    "[OPTION]... FILE|-",
    "Runs a df script like that of a df-table, and prints the frame named df. "
    "CSV files are looked for in the folder of FILE, then in the site's data "
    "folder, if there is a site.",
    OPTIONS,
    OPTION_FILES,
    df_command,
};
