// SPDX-License-Identifier: MIT
// report_text: prints diagnostics as text, one after the other.
#include <stdlib.h>
#include <unistd.h>

#include "cli/report_format.h"

static bool is_set(const char *name)
{
    const char *value = getenv(name);
    return value && *value && !(value[0] == '0' && !value[1]);
}

static bool in_colour(void)
{
    if (getenv("NO_COLOR") && *getenv("NO_COLOR"))
        return false;
    return is_set("CLICOLOR_FORCE") || isatty(STDERR_FILENO);
}

void report_text(const struct report *r)
{
    bool colour = in_colour();
    FILE *own = fdopen(dup(STDERR_FILENO), "w"); /* a buffered stream */
    FILE *out = own ? own : stderr;
    report_groups(r, out);
    for (size_t i = 0; i < r->d->n; i++) {
        struct diag g = r->d->v[i];
        if (g.file.p)
            g.file = str_concat(r->a, r->cwd_prefix, g.file);
        diag_print(&g, out, colour);
    }
    if (own)
        fclose(own);
}
