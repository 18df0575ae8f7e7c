// SPDX-License-Identifier: MIT
// ending: stores the registered function in an atomic variable, which all
// threads share.
#include "base/ending.h"

#include <stdatomic.h>
#include <stddef.h>

static _Atomic(const struct ending *) set;

void ending_set(const struct ending *e)
{
    atomic_store(&set, e);
}

void ending_run(void)
{
    const struct ending *e = atomic_exchange(&set, NULL);
    if (e)
        e->run(e->data);
}
