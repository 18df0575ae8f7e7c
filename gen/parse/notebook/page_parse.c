// SPDX-License-Identifier: MIT
// page_parse: see page_parse.h.
#include "parse/notebook/page_parse.h"

#include "base/path.h"
#include "load/page.h"
#include "load/site.h"
#include "parse/notebook/notebook.h"

void page_parse_parts(struct site *site)
{
    site->parse_part[PAGE_RST] = parse_rst_part;
    site->parse_part[PAGE_MARKDOWN] = parse_markdown_part;
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
    return PARSE[page->syntax](&page->arena, &page->diags, site,
                               path_dir(page->source.name), &page->source);
}
