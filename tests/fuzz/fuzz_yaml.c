// SPDX-License-Identifier: MIT
// Any text as perfpress.yaml and as front matter: read, or refused with a
// diagnostic.
#include "config/config.h"
#include "parse/front.h"

int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size);

int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size)
{
    struct arena a = {0};
    struct diags d = {0};
    struct config config;
    struct source src = {.name = S("in.yaml"),
                         .text = {(const char *)data, size}};
    if (config_read(&a, &d, &src, &config) != (d.errors == 0))
        __builtin_trap();
    struct document *doc = document_new(&a, &d, src.name);
    front_yaml(doc, &src, src.text, 1);
    arena_free(&a);
    diag_free(&d);
    return 0;
}
