// SPDX-License-Identifier: MIT
// stub: assigns errors to pages and makes the stubs.
#include "build/stub.h"

#include "base/codes/files.h"
#include "load/guard.h"
#include "load/page.h"
#include "load/site.h"

#include "base/buf.h"
#include "doc/document.h"
#include "resolve/index.h"

enum { SHOWN_MAX = 20 }; /* largest number of errors listed on a stub */

static bool is_in_settings(const struct diag *g)
{
    return str_eq(g->file, S(CONFIG_FILE));
}

bool stub_is_blocked(const struct page *page)
{
    bool blocked = page->is_broken;
    for (size_t i = 0; i < page->diags.n && page->diags.errors; i++)
        blocked |= page->diags.v[i].severity != DIAG_SEVERITY_WARNING &&
                   !is_in_settings(&page->diags.v[i]);
    return blocked;
}

bool stub_leave_out_page(struct page *page)
{
    bool ok = true;
    for (size_t i = 0; i < page->diags.n && page->diags.errors; i++)
        ok &= page->diags.v[i].severity <= DIAG_SEVERITY_ERROR;
    page->left_out |= stub_is_blocked(page);
    return ok;
}

/* Returns whether a page reads or publishes a file. */
static bool needs(const struct page *page, str file)
{
    const struct page_info *info = page->info;
    for (size_t i = 0; i < info->n_data; i++)
        if (str_eq(info->data[i].file, file))
            return true;
    for (size_t i = 0; i < info->files.n; i++)
        if (str_eq(info->files.v[i].path, file))
            return true;
    for (size_t i = 0; i < info->assets.n; i++)
        if (str_eq(info->assets.v[i], file))
            return true;
    return false;
}

/* Copies an error to the pages that it affects: a page whose source is the file
   with the error, and a page that needs this file. If the file is a script
   file, an error also affects each page that failed to import a script file.
   Returns whether any page is affected. */
static bool assign(struct site *site, struct diag *g)
{
    const struct diags one = {.v = g, .n = 1};
    bool found = false;
    for (size_t i = 0; i < site->n_pages && g->file.p; i++) {
        struct page *page = &site->pages[i];
        if (!str_eq(page->source.name, g->file) && !needs(page, g->file) &&
            !(page->is_broken && map_get(&site->scripts->by_path, g->file)))
            continue;
        diag_merge(&page->diags, &one);
        found = true;
    }
    return found;
}

/* Returns whether an error affects only a file and no page: the file is
   refused, cannot be read (such an error has no line, or is in perfpress.yaml,
   which names the file), or has the same path as another file. A page that
   needs the file reports its own error. */
static bool affects_file_only(const struct site *site, const struct diag *g)
{
    static const struct diag_code *const READ[] = {
        DIAG_FILE_MISSING, DIAG_FILE_HIDDEN, DIAG_FILE_OUTSIDE, DIAG_FILE_NAME};
    if (g->code == DIAG_FILE_CLASH)
        return map_find(&site->added.lost, g->file) != NULL;
    for (size_t i = 0; i < sizeof READ / sizeof *READ; i++)
        if (g->code == READ[i])
            return site->n_pages && (!g->line || is_in_settings(g)) &&
                   g->file.p;
    return g->code == DIAG_FILE_ACTIVE || g->code == DIAG_FILE_HOST;
}

bool stub_leave_out(struct site *site, const struct diags *d, size_t from)
{
    bool ok = true;
    for (size_t i = from; i < d->n; i++)
        if (d->v[i].severity != DIAG_SEVERITY_WARNING)
            ok &= assign(site, &d->v[i]) || affects_file_only(site, &d->v[i]);
    for (size_t i = 0; i < site->n_pages; i++)
        ok &= stub_leave_out_page(&site->pages[i]);
    return ok;
}

/* ---- the page ---- */

static struct node *add(struct document *doc, struct node *parent,
                        enum node_type type, str text)
{
    struct node *n = node_new(doc->a, type, (struct pos){0});
    node_append(parent, n);
    if (text.p)
        node_append(n, node_text(doc->a, text, (struct pos){0}));
    return n;
}

/* Returns the list of errors, formatted as by `check`, without source lines. */
static str errors_of(struct arena *a, struct diags *d)
{
    struct buf b = {.a = a};
    size_t shown = 0;
    diag_sort(d);
    for (size_t i = 0; i < d->n; i++) {
        const struct diag *g = &d->v[i];
        if (g->severity == DIAG_SEVERITY_WARNING || shown++ >= SHOWN_MAX)
            continue;
        buf_printf(&b, "%s%.*s", b.n ? "\n" : "", STR_ARG(g->file));
        if (g->line)
            buf_printf(&b, ":%u", g->line);
        buf_printf(&b, ": %.*s", STR_ARG(g->text));
    }
    if (shown > SHOWN_MAX)
        buf_printf(&b, "\nand %zu more", shown - SHOWN_MAX);
    return buf_end(&b);
}

void stub_make(struct page *page, struct arena *a)
{
    struct document *doc = document_new(a, &page->diags, page->source.name);
    struct node *section = add(doc, doc->root, NODE_SECTION, STR_NONE);
    node_push(a, section, "names", document_normal_name(a, page->info->title));
    document_note_implicit_target(doc, section);
    add(doc, section, NODE_TITLE, page->info->title);
    struct node *box = add(doc, section, NODE_ERROR, STR_NONE);
    add(doc, box, NODE_PARAGRAPH,
        S("This page has errors and could not be built."));
    add(doc, section, NODE_LITERAL_BLOCK, errors_of(a, &page->diags));
    page->doc = doc;
    page->image = page->image_alt = STR_NONE;
}
