// SPDX-License-Identifier: MIT
// html: the state that a rendering starts with.
#include "render/html.h"

#include "render/html_walk.h"

bool html_render(const struct document *doc, const struct html_options *o,
                 struct arena *scratch, struct buf *out)
{
    const struct html_element *elements[NODE_N_TYPES] = {0};
    size_t errors = doc->diags->errors;
    struct arena_mark mark = arena_mark(scratch);
    struct html h = {.doc = doc,
                     .o = o,
                     .a = scratch,
                     .out = out,
                     .ids = {.a = scratch},
                     .elements = elements};
    html_walk_collect(elements);
    html_walk(&h, doc->root);
    if (out->a != scratch)
        arena_rewind(scratch, mark);
    return doc->diags->errors == errors;
}
