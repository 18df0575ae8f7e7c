// SPDX-License-Identifier: MIT
// Any text as a script: it comes back as it is, or as one that can be read,
// with the same brackets in the same order.
#include "squeeze/js_token.h"
#include "squeeze/squeeze_js.h"

int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size);

static void require(bool holds)
{
    if (!holds)
        __builtin_trap();
}

static size_t braces(const struct js_tokens *t)
{
    size_t n = 0;
    for (size_t i = 0; i < t->n; i++)
        n += js_is(&t->v[i], "{") || js_is(&t->v[i], "[");
    return n;
}

int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size)
{
    struct arena a = {0};
    str text = {(const char *)data, size};
    struct js_tokens from, to;
    if (!size)
        text = S("");
    str small = squeeze_js(&a, text);
    if (js_tokens(&a, text, &from) && js_tokens(&a, small, &to))
        require(braces(&from) == braces(&to));
    else
        require(small.p == text.p && small.n == text.n);
    arena_free(&a);
    return 0;
}
