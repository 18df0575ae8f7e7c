// SPDX-License-Identifier: MIT
// myst_choice: a table of the extensions.
#include "config/myst_choice.h"

static const struct {
    str name;
    unsigned flag;
} EXTENSIONS[] = {
    {S_INIT("alert"), MYST_ALWAYS},
    {S_INIT("amsmath"), MYST_AMSMATH},
    {S_INIT("attrs_block"), MYST_ATTRS_BLOCK},
    {S_INIT("attrs_image"), MYST_ATTRS_INLINE}, /* in MyST 0.18 */
    {S_INIT("attrs_inline"), MYST_ATTRS_INLINE},
    {S_INIT("colon_fence"), MYST_ALWAYS},
    {S_INIT("deflist"), MYST_DEFLIST},
    {S_INIT("dollarmath"), MYST_DOLLARMATH},
    {S_INIT("fieldlist"), MYST_FIELDLIST},
    {S_INIT("html_admonition"), MYST_HTML_ADMONITION},
    {S_INIT("html_image"), MYST_HTML_IMAGE},
    {S_INIT("linkify"), MYST_LINKIFY},
    {S_INIT("replacements"), MYST_REPLACEMENTS},
    {S_INIT("smartquotes"), MYST_SMARTQUOTES},
    {S_INIT("strikethrough"), MYST_STRIKETHROUGH},
    {S_INIT("substitution"), MYST_SUBSTITUTION},
    {S_INIT("tasklist"), MYST_TASKLIST},
};
enum { N_EXTENSIONS = sizeof EXTENSIONS / sizeof *EXTENSIONS };

struct myst_choice myst_choice_default(void)
{
    return (struct myst_choice){.fuzzy_links = true,
                                .dollar_labels = true,
                                .dollar_spaces = true,
                                .dollar_digits = true};
}

/* Returns the index of an extension's name in EXTENSIONS, or N_EXTENSIONS. */
static size_t find_extension(str name)
{
    size_t i = 0;
    while (i < N_EXTENSIONS && !str_eq(EXTENSIONS[i].name, name))
        i++;
    return i;
}

bool myst_choice_read(struct yaml_reader *r, const struct yaml *y, void *to)
{
    unsigned *all = to;
    str names[N_EXTENSIONS];
    *all = 0;
    for (const struct yaml *e = y->first; e; e = e->next) {
        size_t i =
            e->kind == YAML_TEXT ? find_extension(e->text) : N_EXTENSIONS;
        if (i < N_EXTENSIONS) {
            *all |= EXTENSIONS[i].flag;
            continue;
        }
        yaml_refuse(r, e,
                    str_dupz(r->a, str_fmt(r->a, "unknown extension '%.*s'",
                                           STR_ARG(e->text))));
        for (i = 0; i < N_EXTENSIONS; i++)
            names[i] = EXTENSIONS[i].name;
        diag_help_nearest(r->d, "extensions", e->text, names, N_EXTENSIONS);
    }
    return true;
}

/* ---- front matter ---- */

static const struct yaml_key PAGE_KEYS[] = {
    MYST_CHOICE_KEYS(struct myst_choice, "", ),
};
static const struct yaml_keys PAGE = YAML_KEYS("keys of myst", PAGE_KEYS);

/* Returns a map, in `a`, of the page's entries and of those entries of the site
   that the page does not redefine. */
static const struct yaml *merged(struct arena *a, const struct yaml *page,
                                 const struct yaml *site)
{
    struct yaml *all = NEW(a, struct yaml), **end = &all->first;
    *all = *page;
    for (const struct yaml *from = page; from;
         from = from == page ? site : NULL)
        for (const struct yaml *y = from->first; y; y = y->next) {
            if (from == site && yaml_get(page, y->key))
                continue;
            *end = NEW(a, struct yaml);
            **end = *y;
            end = &(*end)->next;
            *end = NULL;
        }
    yaml_index(a, all);
    return all;
}

void myst_choice_of_page(struct yaml_reader *r, const struct yaml *y,
                         struct myst_choice *to)
{
    const struct yaml *site = to->substitutions;
    yaml_keys_read(r, y, &PAGE, to);
    if (to->substitutions != site && site)
        to->substitutions = merged(r->a, to->substitutions, site);
}
