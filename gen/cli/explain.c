// SPDX-License-Identifier: MIT
// explain: one page is read, evaluated and shaped as in a build; nothing is
// written.
#include "cli/command.h"
#include "load/guard.h"
#include "load/page.h"
#include "load/site.h"

#include <stdio.h>

#include "base/codes/config.h"
#include "base/path.h"
#include "cli/explain_print.h"
#include "cli/report.h"
#include "parse/call/mapped_fill.h"
#include "parse/notebook/page_parse.h"
#include "resolve/page.h"
#include "resolve/tables.h"
#include "table/table.h"

struct explain_chosen {
    const char *dir, *format;
};

#define AT(member) offsetof(struct explain_chosen, member)

static const struct option OPTIONS[] = {
    OPTION_DIRECTORY(AT(dir)),
    {"--format", 'f', OPTION_STRING, AT(format), "FORMAT",
     "text (default) or json", "text json"},
    {0},
};

static const struct explain_format {
    const char *name;
    void (*print)(struct buf *b, const struct explain_choice *c);
} FORMATS[] = {{"text", explain_print_text}, {"json", explain_print_json}};

static const struct explain_format *find_format(const char *name,
                                                struct diags *d)
{
    for (size_t i = 0; i < sizeof FORMATS / sizeof *FORMATS; i++)
        if (!name || !strcmp(name, FORMATS[i].name))
            return &FORMATS[i];
    diag_at(d, DIAG_CLI_USAGE, (struct pos){0},
            str_fmt(&d->arena, "unknown format '%s'", name));
    diag_help(d, "it is text or json");
    return NULL;
}

/* Tables are explained to whoever asks, whatever the page shows of it. */
static void explain_all(const struct document *doc)
{
    for (const struct node *n = doc->root; n; n = node_next(n, doc->root)) {
        struct frame_table *t = n->type == NODE_TABLE ? n->data : NULL;
        if (t)
            t->explained = true;
    }
}

/* The page as a build makes it, up to its rendering. Its warnings are
   reported by builds; an error here may be why a table is missing. */
static bool make_page(struct site *site, struct page *page, struct diags *d)
{
    struct diags ignored = {0};
    mapped_compile(&site->arena, site, &ignored);
    diag_free(&ignored);
    if (!site_read_page(site, page))
        page->source.text = S("");
    page->doc = page_parse(page, site);
    table_eval(page->doc);
    explain_all(page->doc);
    page_shape(site, page);
    tables_account(site, page);
    if (page->diags.errors)
        diag_take(d, &page->diags);
    return page->doc->root->first != NULL;
}

static bool choose(struct arena *a, struct diags *d, const char **words,
                   size_t n, struct explain_choice *c)
{
    c->row = c->column = LINEAGE_NONE;
    if (n > 1 && !(c->table = explain_table(a, d, c->tables, str_c(words[1]))))
        return false;
    if (c->table && !c->table->frame) {
        diag_at(d, DIAG_EXPLAIN_UNKNOWN, (struct pos){0},
                S("script behind table"), str_c(words[1]));
        diag_help(d, "its cells are as written, at %.*s:%u",
                  STR_ARG(c->table->pos.src->name), c->table->pos.line);
        return false;
    }
    return (n < 3 || explain_row(a, d, c->table, str_c(words[2]), &c->row)) &&
           (n < 4 ||
            explain_column(a, d, c->table, str_c(words[3]), &c->column));
}

static void run(struct arena *a, const struct explain_chosen *chosen,
                const char **words, size_t n, struct diags *d, str *root)
{
    struct site site = {0};
    struct buf b = {.a = a};
    const struct explain_format *format = find_format(chosen->format, d);
    if (!format || !report_find_root(a, chosen->dir, root, d))
        return;
    struct page *page = site_load(&site, *root, d)
                            ? explain_page(&site, a, d, str_c(words[0]))
                            : NULL;
    if (page)
        guard_confine(site.guard);
    if (page && make_page(&site, page, d)) {
        struct explain_tables tables = explain_tables(a, page);
        struct place_cache places = {.a = a};
        struct explain_choice c = {
            .page = page, .tables = &tables, .places = &places};
        if (choose(a, d, words, n, &c)) {
            format->print(&b, &c);
            report_print(buf_str(&b), format->print == explain_print_text);
        }
    }
    if (page)
        index_free(page);
    site_free(&site);
}

static int explain_command(int argc, char **argv)
{
    struct explain_chosen chosen = {0};
    struct arena a = {0};
    struct diags d = {0};
    const char *words[4];
    size_t n;
    str root = STR_NONE;
    if (!options_read(OPTIONS, argc, argv, &chosen, words, 4, &n))
        return 2;
    if (n == 0)
        diag_at(&d, DIAG_CLI_USAGE, (struct pos){0}, S("explain needs a PAGE"));
    else
        run(&a, &chosen, words, n, &d, &root);
    report_printed(&d);
    int status = report_diagnostics(&d, false, root);
    arena_free(&a);
    diag_free(&d);
    return status;
}

const struct command COMMAND_EXPLAIN = {
    "explain",
    "show how the numbers of a page were computed",
    "[OPTION]... PAGE [TABLE] [ROW] [COLUMN]",
    "Shows how the numbers of a page were computed: the published text, its "
    "format and rounding, the formula with its values, and the line of the "
    "CSV file that each value comes from. With fewer words, lists the tables "
    "of a page or the rows of a table, or explains all computed cells of a "
    "row.\n"
    "\n"
    "PAGE is a file, or the page's name or address in the site; TABLE a "
    "number, id or title; ROW a number, an id or the text of a key column.",
    OPTIONS,
    OPTION_FILES,
    explain_command,
};
