// SPDX-License-Identifier: MIT
// Any text as a df script: it must end, with a frame or with a diagnostic
// for each fault, and a frame must print.
#include "df/run/script.h"
#include "frame/write.h"
#include "fuzz/shape.h"
#include "lineage/lineage.h"
#include "load/site.h"

int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size);
SHAPE_MUTATOR(false, "%s")

/* A frame to work on, so that not every input has to begin with one. */
static const char START[] =
    "df = pd.DataFrame({'a': [1, 2, 3], 'b c': [0.5, None, 2], 'k': ['x', "
    "'y', 'x']})\n";

int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size)
{
    struct arena a = {0};
    struct diags d = {0};
    struct buf text = {.a = &a}, out = {.a = &a};
    struct site site;
    site_bare(&site, S("no-such-folder"));
    buf_put(&text, str_c(START));
    buf_put(&text, (str){(const char *)data, size});
    struct source src = {.name = S("script"), .text = buf_str(&text)};
    const struct frame *f =
        script_run(&a, &d, &site, S(""), source_lines(&a, &src), S("df"),
                   (struct pos){.src = &src}, NULL, NULL);
    if (!f && d.errors == 0)
        __builtin_trap();
    if (f) {
        write_csv(&out, f);
        for (size_t i = 0; i < f->n_columns && f->n; i++)
            lineage_of(&a, f->columns[i], f->n - 1);
    }
    site_free(&site);
    arena_free(&a);
    diag_free(&d);
    return 0;
}
