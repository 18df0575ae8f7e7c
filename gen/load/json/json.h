// SPDX-License-Identifier: MIT
// json: parses JSON (RFC 8259) into a tree of values with positions.
#pragma once

#include "base/map.h"
#include "load/json/json_events.h"

struct json {
    enum json_kind kind; /* JSON_NULL to JSON_MAP */
    str text; /* a string without quotes, its escapes decoded; or the characters
                 of null, true, false or a number */
    str raw;  /* a string without quotes, its escapes not decoded */
    struct pos at; /* position of the first byte, or of the opening quote */
    struct json *first, *next; /* entries of a list or map, in order */
    size_t n;                  /* number of entries */
    str key;                   /* name of a map's entry */
    const struct map *index;   /* key -> the last entry with that key; NULL for
                                  small maps and other values */
};

/* Parses a source that contains one value (json_events.h). The tree lives in
   `a` and points into src->text. Returns NULL after reporting malformed JSON
   with `code`, whose wording has one argument. */
struct json *json_read(struct arena *a, struct diags *d,
                       const struct source *src, const struct diag_code *code);

/* Returns the last entry of `map` that has this key. Returns NULL if there is
   no such entry, or if `map` is NULL or not a map. */
const struct json *json_get(const struct json *map, str key);

/* json_text returns the string that `value` is; json_text_of returns the string
   in the entry `key` of `map`. Both return STR_NONE if there is no string. */
str json_text(const struct json *value);
str json_text_of(const struct json *map, const char *key);
