// SPDX-License-Identifier: MIT
// palette: searches its lists name by name, since a page shows few names.
#include "chart/data/palette.h"

#include "base/vec.h"

/* Cuts the first NAME=NUMBER from *rest. */
static bool cut(str *rest, struct palette_colour *c)
{
    for (size_t i = 1; i < rest->n; i++) {
        str after = str_trim_left(str_from(*rest, i + 1));
        char digit = after.n ? *after.p : '0';
        after = str_trim_left(str_from(after, after.n ? 1 : 0));
        if (rest->p[i] != '=' || digit < '1' || digit > '0' + PALETTE_SIZE ||
            (after.n && *after.p != ','))
            continue;
        c->name = str_trim(str_slice(*rest, 0, i));
        c->colour = (unsigned char)(digit - '0');
        *rest = str_trim(str_from(after, after.n ? 1 : 0));
        return c->name.n > 0;
    }
    return false;
}

bool palette_read(struct arena *a, str text, struct palette_colours *out)
{
    struct palette_colour c = {.at = {.src = NULL}};
    str rest = str_trim(text);
    *out = (struct palette_colours){.n = 0};
    while (rest.n) {
        if (!cut(&rest, &c))
            return false;
        vec_push(a, out, c);
    }
    return out->n > 0;
}

static unsigned char find(const struct palette_colours *all, str name)
{
    for (size_t i = 0; all && i < all->n; i++)
        if (str_eq(all->v[i].name, name))
            return all->v[i].colour;
    return 0;
}

unsigned char palette_chosen(const struct palette *p,
                             const struct palette_colours *chart, str name)
{
    unsigned char colour = find(chart, name);
    if (!colour && p)
        colour = find(p->page, name);
    return !colour && p ? find(p->site, name) : colour;
}

/* Returns the first colour that is not in the set `taken`. Prefers a colour
   that no other name on the page has. */
static unsigned char first_free(const struct palette *p, unsigned taken)
{
    unsigned known = taken;
    for (size_t i = 0; p && i < p->used.n; i++)
        known |= 1U << p->used.v[i].colour;
    for (unsigned char c = 1; c <= PALETTE_SIZE; c++)
        if (!(known >> c & 1))
            return c;
    for (unsigned char c = 1; c <= PALETTE_SIZE; c++)
        if (!(taken >> c & 1))
            return c;
    return 1;
}

void palette_assign(struct palette *p, const struct palette_colours *chart,
                    const str *names, size_t n, unsigned char *colours)
{
    unsigned taken = 0;
    for (size_t i = 0; i < n; i++) {
        colours[i] = palette_chosen(p, chart, names[i]);
        taken |= 1U << colours[i];
    }
    for (size_t i = 0; p && i < n; i++) {
        unsigned char known = colours[i] ? 0 : find(&p->used, names[i]);
        if (known && !(taken >> known & 1)) {
            colours[i] = known;
            taken |= 1U << known;
        }
    }
    for (size_t i = 0; i < n; i++) {
        if (!colours[i])
            colours[i] = first_free(p, taken);
        taken |= 1U << colours[i];
        if (p && !find(&p->used, names[i]) && !find(chart, names[i]))
            vec_push(p->a, &p->used,
                     (struct palette_colour){str_dup(p->a, names[i]),
                                             colours[i], p->at});
    }
}
