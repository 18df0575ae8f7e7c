// SPDX-License-Identifier: MIT
// html: the entry point of rendering. Sets up the state and maps each type of
// node to the element that it is written as.
#include "render/html.h"

#include "render/html_what_if.h"

static const struct html_element *const FAMILIES[] = {
    html_body_elements,   html_inline_elements, html_list_elements,
    html_table_elements,  html_code_elements,   html_math_elements,
    html_design_elements, html_chart_elements,  html_desc_elements,
};

static void collect(const struct html_element *of[NODE_N_TYPES])
{
    for (size_t k = 0; k < sizeof FAMILIES / sizeof *FAMILIES; k++)
        for (const struct html_element *e = FAMILIES[k];
             e->type != NODE_N_TYPES; e++)
            of[e->type] = e;
}

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
                     .names = {.a = scratch},
                     .elements = elements,
                     .values = {.a = scratch}};
    collect(elements);
    html_walk(&h, doc->root);
    html_what_if_put_prices(&h);
    h.has.tools = str_dup(doc->a, h.has.tools);
    if (o->has)
        *o->has = h.has;
    if (out->a != scratch)
        arena_rewind(scratch, mark);
    return doc->diags->errors == errors;
}
