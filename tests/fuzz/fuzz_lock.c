// SPDX-License-Identifier: MIT
// Any text as perfpress.lock: refused with a diagnostic; or read, written, read
// again and written as before.
#include "fetch/lock_write.h"

#include "base/diag.h"

int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size);

static str again(struct arena *a, struct diags *d, str text)
{
    struct lock lock;
    struct source src = {.name = S("perfpress.lock"), .text = text};
    struct buf b = {.a = a};
    if (!lock_read(a, d, &src, &lock))
        return STR_NONE;
    lock_write(&b, lock.v, lock.n);
    return buf_str(&b);
}

int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size)
{
    struct arena a = {0};
    struct diags d = {0};
    str first = again(&a, &d, (str){(const char *)data, size});
    if ((first.p != NULL) != (d.errors == 0))
        __builtin_trap();
    if (first.p && !str_eq(again(&a, &d, first), first))
        __builtin_trap();
    arena_free(&a);
    diag_free(&d);
    return 0;
}
