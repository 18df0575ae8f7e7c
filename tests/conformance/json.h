// SPDX-License-Identifier: MIT
// json: just enough of a JSON reader for the published cases of the
// specifications, in arena memory. Malformed input ends the program.
#pragma once

#include <stdio.h>
#include <stdlib.h>

#include "base/buf.h"
#include "base/str.h"
#include "base/vec.h"

enum json_type {
    JSON_NULL,
    JSON_BOOL,
    JSON_NUMBER, /* text: as written */
    JSON_STRING, /* text */
    JSON_ARRAY,
    JSON_OBJECT
};

struct json {
    enum json_type type;
    bool b;
    str text;
    str name; /* of a member of an object */
    struct json *v;
    size_t n, cap;
};

struct json_reader {
    struct arena *a;
    const char *at, *end;
};

static inline _Noreturn void json_fail(const char *why)
{
    fprintf(stderr, "json: %s\n", why);
    exit(2);
}

static inline void json_blanks(struct json_reader *r)
{
    while (r->at < r->end && char_is_blank(*r->at))
        r->at++;
}

static inline bool json_skip(struct json_reader *r, char c)
{
    json_blanks(r);
    if (r->at == r->end || *r->at != c)
        return false;
    r->at++;
    return true;
}

static inline unsigned json_hex4(struct json_reader *r)
{
    unsigned cp = 0;
    for (int i = 0; i < 4; i++) {
        char c = r->at < r->end ? char_lower(*r->at++) : '0';
        cp = cp * 16 + (unsigned)(c <= '9' ? c - '0' : c - 'a' + 10);
    }
    return cp;
}

static inline void json_escape(struct json_reader *r, struct buf *b)
{
    static const char from[] = "bfnrt", to[] = "\b\f\n\r\t";
    char c = r->at < r->end ? *r->at++ : '\0';
    const char *known = memchr(from, c, sizeof from - 1);
    if (known) {
        buf_putc(b, to[known - from]);
    } else if (c != 'u') {
        buf_putc(b, c);
    } else {
        unsigned cp = json_hex4(r);
        if (cp >= 0xd800 && cp < 0xdc00 && r->end - r->at >= 6) {
            r->at += 2;
            cp = 0x10000 + ((cp - 0xd800) << 10) + (json_hex4(r) - 0xdc00);
        }
        buf_put_utf8(b, cp);
    }
}

static inline str json_string(struct json_reader *r)
{
    struct buf b = {.a = r->a};
    if (!json_skip(r, '"'))
        json_fail("expected a string");
    while (r->at < r->end && *r->at != '"') {
        char c = *r->at++;
        if (c == '\\')
            json_escape(r, &b);
        else
            buf_putc(&b, c);
    }
    r->at++;
    return buf_str(&b);
}

static inline struct json json_value(struct json_reader *r);

static inline struct json json_members(struct json_reader *r, bool named)
{
    struct json out = {.type = named ? JSON_OBJECT : JSON_ARRAY};
    char close = named ? '}' : ']';
    if (json_skip(r, close))
        return out;
    do {
        str name = named ? json_string(r) : STR_NONE;
        if (named && !json_skip(r, ':'))
            json_fail("expected a colon");
        struct json value = json_value(r);
        value.name = name;
        vec_push(r->a, &out, value);
    } while (json_skip(r, ','));
    if (!json_skip(r, close))
        json_fail("expected a comma");
    return out;
}

static inline struct json json_word(struct json_reader *r)
{
    const char *from = r->at;
    while (r->at < r->end && !memchr(",]} \t\r\n", *r->at, 7))
        r->at++;
    str text = {from, (size_t)(r->at - from)};
    if (str_eq(text, S("null")))
        return (struct json){.type = JSON_NULL};
    if (str_eq(text, S("true")) || str_eq(text, S("false")))
        return (struct json){.type = JSON_BOOL, .b = text.n == 4};
    return (struct json){.type = JSON_NUMBER, .text = text};
}

static inline struct json json_value(struct json_reader *r)
{
    json_blanks(r);
    if (r->at == r->end)
        json_fail("expected a value");
    if (*r->at == '"')
        return (struct json){.type = JSON_STRING, .text = json_string(r)};
    if (json_skip(r, '{'))
        return json_members(r, true);
    if (json_skip(r, '['))
        return json_members(r, false);
    return json_word(r);
}

/* The value that a file holds; everything lives in `a`. */
static inline struct json json_read_file(struct arena *a, const char *path)
{
    struct buf b = {.a = a};
    FILE *f = fopen(path, "rb");
    if (!f)
        json_fail(path);
    for (size_t got = 1; got; b.n += got) {
        buf_room(&b, 1 << 16);
        got = fread(b.p + b.n, 1, 1 << 16, f);
    }
    fclose(f);
    return json_value(&(struct json_reader){a, b.p, b.p + b.n});
}

/* The member of an object, or NULL. */
static inline const struct json *json_get(const struct json *o,
                                          const char *name)
{
    for (size_t i = 0; i < o->n; i++)
        if (str_eq(o->v[i].name, str_c(name)))
            return &o->v[i];
    return NULL;
}

static inline str json_text(const struct json *o, const char *name)
{
    const struct json *v = json_get(o, name);
    return v ? v->text : STR_NONE;
}
