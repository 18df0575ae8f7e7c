// SPDX-License-Identifier: MIT
// inverter: stores one posting for consecutive rows that contain the same term.
#include "search/inverter.h"

void inverter_init(struct inverter *v, struct arena *a)
{
    v->a = a;
    v->words = (struct terms){.a = a, .texts = a};
}

/* Extends a packed posting by the documents of `more`, a later posting of the
   same term, if the two postings have the same kind and facet, and overlap or
   are for consecutive rows. Returns whether the packed posting was extended. */
static inline bool extend(uint64_t *packed, struct posting more)
{
    struct posting p = inverter_unpack(*packed);
    uint32_t on = more.doc - p.doc, span = search_span(p.how);
    bool row = search_post(p.how) < SEARCH_RUN;
    if ((p.how ^ more.how) > SEARCH_SPAN_MAX || on > span + row)
        return false;
    on += search_span(more.how);
    *packed += on > span ? on - span : 0;
    return true;
}

/* Appends a posting to a term. The capacity of the array is always a power of
   two. */
static void add(struct arena *a, struct term *t, uint64_t place)
{
    size_t n = t->n_places, size = sizeof place;
    if ((n & (n - 1)) == 0)
        t->places = arena_grow(a, t->places, n * size, (n ? 2 * n : 1) * size);
    t->places[t->n_places++] = place;
}

/* Checks t->last first and reads the term's last posting only if necessary,
   since that posting is seldom in the processor's cache. */
void inverter_add(struct inverter *v, str term)
{
    uint32_t word = terms_number(&v->words, term);
    struct term *t = &v->words.v[word];
    bool row = search_post(v->now.how) < SEARCH_RUN;
    uint32_t end = v->now.doc + search_span(v->now.how);
    if (!t->n_places || v->now.doc > t->last + row ||
        !extend(&t->places[t->n_places - 1], v->now))
        add(v->a, t, inverter_pack(v->now));
    else
        end = end > t->last ? end : t->last;
    t->last = end;
}
