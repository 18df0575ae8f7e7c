// SPDX-License-Identifier: MIT
// explain: `perfpress explain`: reads one page, evaluates its tables and runs
// page_shape (resolve/page.h) as a build does. Then prints how the page's
// numbers were computed. Writes no files.
#include "cli/command.h"
#include "load/guard.h"
#include "load/page.h"
#include "load/site.h"

#include <stdio.h>

#include "base/codes/config.h"
#include "base/path.h"
#include "build/made_pages.h"
#include "cli/explain_print.h"
#include "cli/report.h"
#include "cli/usage.h"
#include "df/run/modules.h"
#include "parse/call/mapped_fill.h"
#include "parse/notebook/page_parse.h"
#include "resolve/page.h"
#include "resolve/tables.h"
#include "table/table.h"

struct explain_chosen {
    const char *dir;
    size_t format;
};

#define AT(member) offsetof(struct explain_chosen, member)

static const struct option OPTIONS[] = {
    OPTION_DIRECTORY(AT(dir)),
    {"--format", 'f', OPTION_WORD, AT(format), "FORMAT",
     "text (default) or json", "text json"},
    {0},
};

/* The writers of the formats, in the order of the words of --format. */
static void (*const FORMATS[])(struct buf *b,
                               const struct explain_choice *c) = {
    explain_print_text, explain_print_json};

/* Turns on explanations for all tables, even for tables that have no
   explanations on the page. */
static void explain_all(const struct document *doc)
{
    for (const struct node *n = doc->root; n; n = node_next(n, doc->root)) {
        struct frame_table *t = n->type == NODE_TABLE ? n->data : NULL;
        if (t)
            t->explained = true;
    }
}

/* Parses the page, evaluates its tables and runs page_shape as a build does,
   but does not render the page. Returns false if the page is empty. If the page
   has errors, moves its diagnostics to `d`, since an error may explain why a
   table is missing. If it has only warnings, reports nothing: builds report
   them. */
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
    if (site->scripts->diags.errors)
        modules_report(site, d);
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
                str_fmt(a, "no script computes table '%s'", words[1]));
        diag_help(d, "its cells are written on the page, at %.*s:%u",
                  STR_ARG(c->table->pos.src->name), c->table->pos.line);
        return false;
    }
    return (n < 3 || explain_row(a, d, c->table, str_c(words[2]), &c->row)) &&
           (n < 4 ||
            explain_column(a, d, c->table, str_c(words[3]), &c->column));
}

static void run(struct command_run *r, const struct explain_chosen *chosen)
{
    struct arena *a = &r->a;
    struct site site = {0};
    struct buf b = {.a = a};
    if (!report_find_root(a, chosen->dir, &r->root, &r->d))
        return;
    bool loaded = site_load(&site, r->root, &r->d);
    if (loaded) {
        guard_confine(site.guard);
        made_pages_add(&site, &r->d);
    }
    struct page *page =
        loaded ? explain_page(&site, a, &r->d, str_c(r->words[0])) : NULL;
    if (page && make_page(&site, page, &r->d)) {
        struct explain_tables tables = explain_tables(a, page);
        struct place_cache places = {.a = a, .site = &site};
        struct explain_choice c = {
            .page = page, .tables = &tables, .places = &places};
        if (choose(a, &r->d, r->words, r->n, &c)) {
            FORMATS[chosen->format](&b, &c);
            report_print(buf_str(&b),
                         FORMATS[chosen->format] == explain_print_text);
        }
    }
    if (page)
        index_free(page);
    site_free(&site);
}

static int explain_command(int argc, char **argv)
{
    struct explain_chosen chosen = {0};
    struct command_run r;
    if (!command_begin(&r, OPTIONS, argc, argv, &chosen, 4))
        return 2;
    if (r.n)
        run(&r, &chosen);
    else
        usage_report(&r.d, S("explain needs a PAGE"));
    return command_end(&r);
}

const struct command COMMAND_EXPLAIN = {
    "explain",
    "show how the numbers of a page were computed",
    "[OPTION]... PAGE [TABLE] [ROW] [COLUMN]",
    "Shows how the numbers of a page were computed: the published text, its "
    "format and rounding, the formula with its values, and the line of the "
    "CSV file that each value comes from. With fewer arguments, lists the "
    "tables of a page or the rows of a table, or explains all computed cells "
    "of a row.\n"
    "\n"
    "PAGE is a file, or the page's name or address in the site; TABLE a "
    "number, id or title; ROW a number, an id or the text of a key column.",
    OPTIONS,
    OPTION_FILES,
    explain_command,
};
