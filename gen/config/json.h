// SPDX-License-Identifier: MIT
// json: a JSON text (RFC 8259) as a tree of values, each with its place.
#pragma once

#include "base/diag.h"
#include "base/map.h"

enum json_kind { JSON_WORD, JSON_TEXT, JSON_LIST, JSON_MAP };

struct json {
    enum json_kind kind;
    str text;      /* of a text, without escapes; null, true, false or a
                      number as it is written */
    str raw;       /* a text as it is written, between its quotes */
    struct pos at; /* of its first byte, a text's of its quote */
    struct json *first, *next; /* entries of a list or map, in order */
    size_t n;                  /* how many */
    str key;                   /* in a map */
    const struct map *index;   /* key -> the last entry of that name, of a map
                                  with many; or NULL */
};

enum { JSON_DEPTH_MAX = 100 };

/* The value that a source holds, in `a`. What is malformed, or nested deeper
   than JSON_DEPTH_MAX, is reported with `code`, whose wording takes one text;
   NULL then. Half a pair of surrogates is U+FFFD. */
struct json *json_read(struct arena *a, struct diags *d,
                       const struct source *src, const struct diag_code *code);

/* The last entry of a map by name, or NULL; also for a value that is no map,
   and for NULL. */
const struct json *json_get(const struct json *map, str key);

/* The text of a value, or of an entry of a map; STR_NONE when it is none. */
str json_text(const struct json *value);
str json_text_of(const struct json *map, const char *key);
