// SPDX-License-Identifier: MIT
// myst_choice: a table of the extensions.
#include "load/keys/myst_choice.h"

static const struct {
    str name;
    unsigned flag;
} EXTENSIONS[] = {
    {S_INIT("amsmath"), MYST_AMSMATH},
    {S_INIT("colon_fence"), MYST_COLON_FENCE},
    {S_INIT("dollarmath"), MYST_DOLLARMATH},
};
enum { N_EXTENSIONS = sizeof EXTENSIONS / sizeof *EXTENSIONS };

struct myst_choice myst_choice_default(void)
{
    return (struct myst_choice){
        .dollar_labels = true, .dollar_spaces = true, .dollar_digits = true};
}

/* Its place in the table, or N_EXTENSIONS. */
static size_t place_of(str name)
{
    size_t i = 0;
    while (i < N_EXTENSIONS && !str_eq(EXTENSIONS[i].name, name))
        i++;
    return i;
}

bool myst_choice_has(str name)
{
    return place_of(name) < N_EXTENSIONS;
}

void myst_choice_read(struct yaml_reader *r, const struct yaml *y, void *to)
{
    unsigned *all = to;
    str names[N_EXTENSIONS];
    for (const struct yaml *e = y->first; e; e = e->next) {
        size_t i = e->kind == YAML_TEXT ? place_of(e->text) : N_EXTENSIONS;
        if (i < N_EXTENSIONS) {
            *all |= EXTENSIONS[i].flag;
            continue;
        }
        yaml_refuse(r, e, "the name of an extension of MyST is expected");
        for (i = 0; i < N_EXTENSIONS; i++)
            names[i] = EXTENSIONS[i].name;
        diag_help_nearest(r->d, "extensions", e->text, names, N_EXTENSIONS);
    }
}
