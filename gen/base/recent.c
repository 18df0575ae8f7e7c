// SPDX-License-Identifier: MIT
// recent: a slot is an element of struct recent's array. Each name can be
// cached in one slot only, selected by a hash of the name's bytes. The hash
// keeps names such as P50 and P99 in different slots.
#include "base/recent.h"

enum { SLOTS = sizeof(struct recent) / sizeof(struct recent_name) };

static size_t slot_of(str name)
{
    size_t sum = name.n;
    for (size_t i = 0; i < name.n; i++)
        sum = sum * 31 + (unsigned char)name.p[i];
    return (sum ^ sum >> 16) % SLOTS;
}

bool recent_get(const struct recent *r, str name, uint64_t *answer)
{
    if (!name.n || name.n > sizeof r->v->text)
        return false;
    const struct recent_name *x = &r->v[slot_of(name)];
    if (x->n != name.n || memcmp(x->text, name.p, name.n) != 0)
        return false;
    *answer = x->answer;
    return true;
}

uint64_t recent_put(struct recent *r, str name, uint64_t answer)
{
    if (!name.n || name.n > sizeof r->v->text)
        return answer;
    struct recent_name *x = &r->v[slot_of(name)];
    memcpy(x->text, name.p, name.n);
    x->n = (unsigned char)name.n;
    x->answer = answer;
    return answer;
}
