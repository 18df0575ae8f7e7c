// SPDX-License-Identifier: MIT
// Any text as conf.py: read as far as it can be, and carried; what is written
// is sound YAML without unknown keys.
#include "base/codes/config.h"
#include "load/config.h"
#include "load/site.h"
#include "load/text.h"
#include "sphinx/carry_all.h"

int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size);

int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size)
{
    struct arena a = {0};
    struct diags d = {0};
    struct config config;
    struct source src = {.name = S("docs/conf.py"),
                         .text = {(const char *)data, size}};
    struct move m = {
        .a = &a, .root = S("/nowhere"), .content = S("docs"), .yaml.a = &a};
    if (text_check(&d, &src, false)) {
        conf_read(&a, &src, S("/nowhere/docs/conf.py"), &m.conf);
        carry_all(&m);
        struct source yaml = {.name = S("perfpress.yaml"),
                              .text = buf_str(&m.yaml)};
        config_read(&a, &d, &yaml, &config);
        for (size_t i = 0; i < d.n; i++)
            if (d.v[i].code == DIAG_CONFIG_SYNTAX ||
                d.v[i].code == DIAG_CONFIG_KEY)
                __builtin_trap();
    }
    arena_free(&a);
    diag_free(&d);
    return 0;
}
