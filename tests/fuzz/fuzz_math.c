// SPDX-License-Identifier: MIT
// Any text as the parts of a formula, inside a line and on its own: it becomes
// well-formed MathML, or faults at places that the text has.
#include <stdlib.h>

#include "base/utf8.h"
#include "base/vec.h"
#include "fuzz/shape.h"
#include "math/math.h"

int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size);
SHAPE_MUTATOR(false, "%X")

struct parts {
    str *v;
    size_t n, cap;
};

static struct pos place(const void *data, size_t part, size_t at, size_t n)
{
    const struct parts *parts = data;
    if (part >= parts->n || at > parts->v[part].n)
        abort();
    return (struct pos){NULL, 1, (uint32_t)at + 1, (uint32_t)n};
}

/* Each opening tag is closed, in order, and '<>' contains only tags. */
static void check_tags(struct arena *a, str s)
{
    struct parts open = {0};
    for (size_t i = 0; (i = str_find_char(s, '<', i)) != STR_NPOS;) {
        size_t end = str_find_char(s, '>', i);
        if (end == STR_NPOS)
            abort();
        str tag = str_slice(s, i + 1, end), name;
        bool closes = str_starts(tag, S("/"));
        str rest = closes ? str_from(tag, 1) : tag;
        str_cut(&rest, ' ', &name);
        if (!closes)
            vec_push(a, &open, name);
        else if (!open.n || !str_eq(open.v[--open.n], name))
            abort();
        i = end;
    }
    if (open.n)
        abort();
}

int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size)
{
    str text = {size ? (const char *)data : "", size}, tag;
    if (utf8_invalid(text) != STR_NPOS)
        return 0;
    for (int display = 0; display < 2; display++) {
        struct arena a = {0};
        struct diags d = {0};
        struct parts parts = {0};
        struct buf out = {.a = &a};
        struct math_page page = {.a = &a};
        struct math_how how = {display, &d, place, &parts};
        for (size_t from = 0, end; from <= text.n; from = end + 2) {
            end = str_find(text, S("\n\n"), from);
            end = end == STR_NPOS ? text.n : end;
            vec_push(&a, &parts, str_slice(text, from, end));
        }
        for (int again = 0; again < 2; again++) {
            size_t faults = d.n;
            bool good = math_write(&page, &how, parts.v, parts.n, &out, &tag);
            if (good != (d.n == faults))
                abort();
        }
        check_tags(&a, buf_str(&out));
        diag_free(&d);
        arena_free(&a);
    }
    return 0;
}
