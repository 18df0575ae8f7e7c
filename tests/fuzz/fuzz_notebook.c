// SPDX-License-Identifier: MIT
// Any text as a Jupyter notebook, and as the HTML of an output: it must parse,
// each diagnostic must have a position inside the text, and no node may
// contain HTML.
#include <stdlib.h>

#include "base/utf8.h"
#include "load/site.h"
#include "parse/notebook/notebook.h"
#include "parse/notebook/notebook_output.h"

int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size);

static void check_places(const struct diags *d, const struct source *src)
{
    for (size_t i = 0; i < d->n; i++) {
        const struct diag *g = &d->v[i];
        str line = g->line ? source_line(src, g->line) : STR_NONE;
        if (!g->line || (!line.p && src->text.n) || g->col > line.n + 1)
            abort();
    }
}

static void check_tree(const struct node *root)
{
    for (const struct node *n = root; n; n = node_next(n, root))
        if (n->type == NODE_RAW)
            abort();
}

int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size)
{
    const struct source src = {.name = S("content/page.ipynb"),
                               .text = {(const char *)data, size}};
    struct arena arena = {0};
    struct diags diags = {0};
    struct site site = {0};
    if (utf8_invalid(src.text) != STR_NPOS ||
        str_find_char(src.text, '\0', 0) != STR_NPOS)
        return 0;
    site_bare(&site, S("/nonexistent"));
    struct document *doc =
        parse_notebook(&arena, &diags, &site, S("content"), &src);
    check_places(&diags, &src);
    struct node *box = node_new(&arena, NODE_CONTAINER, doc->root->pos);
    struct pos at = {&src, 1, 1, 0};
    notebook_html_add(doc->parse, src.text, at, box);
    check_tree(doc->root);
    check_tree(box);
    diag_free(&diags);
    site_free(&site);
    arena_free(&arena);
    return 0;
}
