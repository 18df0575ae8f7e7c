// SPDX-License-Identifier: MIT
// Any text as JSON: it must be read or refused with one diagnostic, by the
// reader of tokens and by the tree alike.
#include "base/codes/config.h"
#include "fuzz/shape.h"
#include "load/json/json.h"

int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size);
SHAPE_MUTATOR(false, "%J")

static void require(bool holds)
{
    if (!holds)
        __builtin_trap();
}

/* Offsets ascend, and strings decode. Returns whether the text is JSON. */
static bool read_tokens(struct arena *a, str text)
{
    struct json_events r;
    struct json_token t;
    size_t last = 0;
    json_open(&r, text);
    while (json_next(&r, &t) > JSON_END) {
        require(t.at >= last && r.at > t.at && r.at <= text.n);
        last = r.at;
        if (t.kind == JSON_TEXT || t.kind == JSON_NAME)
            require(json_decode(a, &t).p != NULL);
    }
    return t.kind == JSON_END;
}

/* A whole value is the text without blanks around it. */
static void read_whole(str text, bool valid)
{
    struct json_events r;
    struct json_token t;
    json_open(&r, text);
    json_next(&r, &t);
    bool whole = json_whole(&r, &t) && json_next(&r, &t) == JSON_END;
    require(whole == valid);
}

int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size)
{
    struct arena a = {0};
    struct diags d = {0};
    struct source src = {.name = S("in.json"),
                         .text = {(const char *)data, size}};
    if (!size)
        src.text = S("");
    bool valid = read_tokens(&a, src.text);
    read_whole(src.text, valid);
    require(valid == (json_read(&a, &d, &src, DIAG_JSON_SYNTAX) != NULL));
    require(d.n == !valid);
    diag_free(&d);
    arena_free(&a);
    return 0;
}
