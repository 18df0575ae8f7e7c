// SPDX-License-Identifier: MIT
// Any text as a template that may include itself: it must compile, with
// or without faults, and render or stop at the limit.
#include "fuzz/shape.h"
#include "template/template.h"
#include "template/template_render.h"

int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size);
SHAPE_MUTATOR(false, "%U")

int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size)
{
    static const struct view_field inner[] = {
        {S_INIT("a"), {.type = VIEW_TEXT, .text = S_INIT("page")}},
    };
    static const struct view list[] = {
        {.type = VIEW_OBJECT, .object = {.v = inner, .n = 1}},
        {.type = VIEW_TEXT, .text = S_INIT("x\ny")},
    };
    static const struct view_field fields[] = {
        {S_INIT("a"), {.type = VIEW_LIST, .list = {list, 2}}},
        {S_INIT("b"), {.type = VIEW_BOOL, .b = true}},
    };
    struct arena arena = {0};
    struct diags diags = {0};
    struct source src = {.name = S("page"), .text = {(const char *)data, size}};
    struct template_set *set = template_set_new(&arena);
    struct buf out = {.a = &arena};
    struct view view = view_object(fields, 2);
    template_set_add(set, S("page"), &src);
    template_set_compile(set, &diags);
    template_render(template_find(set, S("page")), &view, &diags, &out);
    arena_free(&arena);
    diag_free(&diags);
    return 0;
}
