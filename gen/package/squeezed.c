// SPDX-License-Identifier: MIT
// squeezed: FILE squeezed (squeeze/squeeze.h), on standard output. Runs where
// the program is built.
#include <stdio.h>

#include "base/buf.h"
#include "squeeze/squeeze.h"

int main(int argc, char **argv)
{
    struct arena a = {0};
    struct buf b = {.a = &a};
    char part[4096];
    FILE *in = argc == 2 ? fopen(argv[1], "rb") : NULL;
    if (!in) {
        fprintf(stderr, "usage: squeezed FILE\n");
        return 2;
    }
    for (size_t n; (n = fread(part, 1, sizeof part, in)) > 0;)
        buf_put(&b, (str){part, n});
    str text = squeeze(&a, str_c(argv[1]), buf_str(&b));
    bool ok = !ferror(in) && fwrite(text.p, 1, text.n, stdout) == text.n &&
              fflush(stdout) == 0;
    fclose(in);
    arena_free(&a);
    return ok ? 0 : 3;
}
