// SPDX-License-Identifier: MIT
// Any text as a Markdown page, with raw HTML and MyST's extensions, and
// without: it must parse, and each diagnostic must have a position inside the
// page. (site_read refuses invalid UTF-8.)
#include <stdlib.h>

#include "base/utf8.h"
#include "fuzz/shape.h"
#include "load/site.h"
#include "parse/parse.h"

int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size);
SHAPE_MUTATOR(true, "%B")

static void check_places(const struct diags *d, const struct source *src)
{
    for (size_t i = 0; i < d->n; i++) {
        const struct diag *g = &d->v[i];
        str line = g->line ? source_line(src, g->line) : STR_NONE;
        if (!g->line || (!line.p && src->text.n) || g->col > line.n + 1)
            abort();
    }
}

int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size)
{
    const struct source src = {.name = S("page.md"),
                               .text = {(const char *)data, size}};
    if (utf8_invalid(src.text) != STR_NPOS ||
        str_find_char(src.text, '\0', 0) != STR_NPOS)
        return 0;
    for (int raw = 0; raw < 2; raw++) {
        struct arena arena = {0};
        struct diags diags = {0};
        struct site site = {0};
        site_bare(&site, S("/nonexistent"));
        site.config.raw_html = raw;
        site.config.myst.extensions = raw ? ~0U : 0;
        site.config.writing.smartquotes = raw;
        parse_markdown(&arena, &diags, &site, S("content"), &src);
        check_places(&diags, &src);
        diag_free(&diags);
        site_free(&site);
        arena_free(&arena);
    }
    return 0;
}
