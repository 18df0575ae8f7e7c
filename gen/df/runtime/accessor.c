// SPDX-License-Identifier: MIT
// accessor: see accessor.h.
#include "df/runtime/accessor.h"

struct object accessor_make(struct eval *ev, const struct accessor_kind *kind,
                            struct object of)
{
    struct accessor *x = NEW(ev->scratch, struct accessor);
    *x = (struct accessor){kind, of};
    return object_accessor(x);
}
