// SPDX-License-Identifier: MIT
// json: parses JSON (RFC 8259) into a tree of values with positions.
#pragma once

#include "base/diag.h"
#include "base/map.h"

enum json_kind { JSON_WORD, JSON_TEXT, JSON_LIST, JSON_MAP };

struct json {
    enum json_kind kind;
    str text;      /* a string without escapes; null, true, false or a number as
                      written */
    str raw;       /* a string as written, between its quotes */
    struct pos at; /* of the first byte; for a string, of its opening quote */
    struct json *first, *next; /* entries of a list or map, in order */
    size_t n;                  /* number of entries */
    str key;                   /* of an entry of a map */
    const struct map *index;   /* key -> the last entry with that key; NULL
                                  unless it is a map with many entries */
};

enum { JSON_DEPTH_MAX = 100 };

/* Parses the value in a source, in `a`. Returns NULL after reporting malformed
   JSON, or nesting above JSON_DEPTH_MAX, with `code`, whose wording takes one
   argument. An unpaired surrogate becomes U+FFFD. */
struct json *json_read(struct arena *a, struct diags *d,
                       const struct source *src, const struct diag_code *code);

/* Returns the last entry of a map by its name, or NULL; NULL also if `map` is
   another value or NULL. */
const struct json *json_get(const struct json *map, str key);

/* Return the string of a value, or of an entry of a map; STR_NONE if it is not
   a string. */
str json_text(const struct json *value);
str json_text_of(const struct json *map, const char *key);
