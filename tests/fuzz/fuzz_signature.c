// SPDX-License-Identifier: MIT
// The first byte chooses a directive that describes objects, the rest is its
// signature: it is parsed, or has a fault at a position inside it. C and C++
// are shown as written, except for spaces and words before the name.
#include <stdlib.h>

#include "base/utf8.h"
#include "doc/dump.h"
#include "parse/api/signature.h"

int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size);

static bool read_one(struct sig *s)
{
    static bool (*const GRAMMARS[DOMAIN_N])(struct sig * s) = {
        [DOMAIN_NONE] = sig_plain, [DOMAIN_PY] = sig_python,
        [DOMAIN_C] = sig_c,        [DOMAIN_CPP] = sig_c,
        [DOMAIN_STD] = sig_option,
    };
    return GRAMMARS[s->type->domain](s);
}

/* All of the text is there, in its order. */
static void check_text(const struct sig *s)
{
    str shown = node_astext(s->a, s->node);
    bool c = s->type->domain == DOMAIN_C || s->type->domain == DOMAIN_CPP;
    size_t at = 0;
    for (size_t i = 0; c && i < s->text.n; i++) {
        if (char_is_blank(s->text.p[i]))
            continue;
        at = str_find_char(shown, s->text.p[i], at);
        if (at++ == STR_NPOS)
            abort();
    }
}

int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size)
{
    if (!size)
        return 0;
    struct arena a = {0};
    str text = {(const char *)data + 1, size - 1};
    const struct described_type *type = &OBJECT_TYPES[data[0] % N_OBJECT_TYPES];
    struct domain_scope in = {.module = S("m"), .inner = S("outer")};
    struct buf out = {.a = &a};
    struct sig s = {
        .a = &a,
        .type = type,
        .in = &in,
        .module = data[0] & 0x80 ? S("m") : STR_NONE,
        .called = type->flags & OBJECT_CALLED,
        .text = str_trim(text),
        .node = node_new(&a, NODE_DESC_SIGNATURE, (struct pos){NULL, 1, 1, 1})};
    if (s.text.n && utf8_invalid(text) == STR_NPOS) {
        bool good = read_one(&s);
        if (good ? !s.name.n : s.fault > s.text.n)
            abort();
        if (good)
            check_text(&s);
        sig_annotation(&s, s.node, s.text);
        sig_c_name(s.a, s.text);
        dump_tree(&out, s.node);
    }
    arena_free(&a);
    return 0;
}
