// SPDX-License-Identifier: MIT
// page_parse: see page_parse.h.
#include "parse/notebook/page_parse.h"

#include "base/path.h"
#include "doc/fields.h"
#include "load/page.h"
#include "load/site.h"
#include "parse/notebook/notebook.h"

void page_parse_parts(struct site *site)
{
    site->parse_part[PAGE_RST] = parse_rst_part;
    site->parse_part[PAGE_MARKDOWN] = parse_markdown_part;
}

/* Replaces the remaining stand-ins for fields, in the tree and in the front
   matter, by the values of the row. */
static void fill(struct document *doc, const struct page *page)
{
    struct front_matter *f = &doc->front;
    struct pos at = {.src = &page->source, .line = 1};
    str *const TEXTS[] = {&f->title, &f->description, &f->date, &f->image_alt};
    fields_fill_nodes(doc, doc->root);
    for (size_t i = 0; i < sizeof TEXTS / sizeof *TEXTS; i++)
        *TEXTS[i] = fields_fill(doc->a, doc->diags, at, FIELD_TEXT, *TEXTS[i]);
    f->image = fields_fill(doc->a, doc->diags, at, FIELD_FILE, f->image);
}

struct document *page_parse(struct page *page, const struct site *site)
{
    static struct document *(*const PARSE[])(
        struct arena * a, struct diags * d, const struct site *site,
        str page_dir, const struct source *src) = {
        [PAGE_RST] = parse_rst,
        [PAGE_MARKDOWN] = parse_markdown,
        [PAGE_NOTEBOOK] = parse_notebook,
    };
    struct document *doc =
        PARSE[page->syntax](&page->arena, &page->diags, site,
                            path_dir(page->source.name), &page->source);
    if (doc->has_fields)
        fill(doc, page);
    return doc;
}
