// SPDX-License-Identifier: MIT
// Any text as a schema: read, or refused with a diagnostic; and each line of
// it as a value of each type.
#include "load/schema.h"

int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size);

static void as_values(const struct schema *s, str text)
{
    str line;
    while (str_cut(&text, '\n', &line))
        for (size_t i = 0; i < s->fields.n; i++) {
            double order = 0;
            const struct schema_field *f = &s->fields.v[i];
            str format = f->format.text;
            if (schema_value(f->type, format, line, &order) !=
                schema_value(f->type, format, line, NULL))
                __builtin_trap();
        }
}

int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size)
{
    struct arena a = {0};
    struct diags d = {0};
    struct source src = {.name = S("in.schema.yaml"),
                         .text = {(const char *)data, size}};
    struct schema *s = schema_read(&a, &d, &src);
    if ((s != NULL) != (d.errors == 0))
        __builtin_trap();
    if (s)
        as_values(s, src.text);
    arena_free(&a);
    diag_free(&d);
    return 0;
}
