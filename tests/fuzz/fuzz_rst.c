// SPDX-License-Identifier: MIT
// Any text as a reStructuredText page outside of any site: it must make a
// tree, with or without faults, that can be printed.
#include "doc/dump.h"
#include "fuzz/shape.h"
#include "load/site.h"
#include "parse/parse.h"

int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size);
SHAPE_MUTATOR(false, "%B")

int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size)
{
    struct arena arena = {0};
    struct diags diags = {0};
    struct site site = {0};
    struct source src = {.name = S("page.rst"),
                         .text = {(const char *)data, size}};
    struct buf out = {.a = &arena};
    site_bare(&site, S("/nonexistent"));
    struct document *doc = parse_rst(&arena, &diags, &site, S("content"), &src);
    dump_tree(&out, doc->root);
    site_free(&site);
    arena_free(&arena);
    diag_free(&diags);
    return 0;
}
