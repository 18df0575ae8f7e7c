// SPDX-License-Identifier: MIT
// json_events: reads JSON token by token, with the offset of each token. Builds
// no tree and allocates no memory. The grammar is that of Python's json module:
// RFC 8259, and the numbers NaN, Infinity and -Infinity.
#pragma once

#include "base/diag.h"

/* Kinds of tokens, and of values. */
enum json_kind {
    JSON_FAULT, /* malformed JSON */
    JSON_END,   /* the end of the text, after its value */
    JSON_CLOSE, /* the ] or } of a list or map */
    JSON_NAME,  /* the name of a map's entry, with its colon */
    JSON_NULL,
    JSON_FALSE,
    JSON_TRUE,
    JSON_INT,   /* a number without fraction and exponent, of any size */
    JSON_FLOAT, /* any other number; NaN, Infinity, -Infinity */
    JSON_TEXT,  /* a string */
    JSON_LIST,  /* the [ of a list; after json_whole, the whole list */
    JSON_MAP    /* the { of a map; after json_whole, the whole map */
};

struct json_token {
    enum json_kind kind;
    bool escaped; /* TEXT, NAME: contains a backslash (json_decode) */
    size_t at;    /* offset of the first byte, or of the opening quote */
    str text;     /* TEXT, NAME: without quotes, not decoded; LIST, MAP,
                     CLOSE: the bracket; END, FAULT: empty */
};

enum { JSON_DEPTH_MAX = 100 };

/* A reader. Members are private, except that `at` may be read. A copy of a
   reader is a second reader at the same offset. */
struct json_events {
    str s;
    size_t at;              /* offset behind the last token, or of the fault */
    unsigned depth;         /* number of open lists and maps */
    uint8_t expect;         /* enum in json_events.c */
    uint64_t in_map[2];     /* a bit for each depth, set if a map is open
                               there */
    const char *why, *help; /* the fault, and how to correct it, or NULL */
};

/* Starts to read a text, which contains one value. Blanks before and after the
   value are skipped, also a byte-order mark at the start. */
void json_open(struct json_events *r, str text);

/* Reads the next token into *t and returns its kind. After JSON_FAULT and
   JSON_END, returns the same kind again. Lists and maps nested deeper than
   JSON_DEPTH_MAX are a fault. Does not check that strings are UTF-8. */
enum json_kind json_next(struct json_events *r, struct json_token *t);

/* If t, the token read last, opens a list or map, reads on to its end and
   extends t->text to all of it. Returns false at a fault. */
bool json_whole(struct json_events *r, struct json_token *t);

/* Reports the fault of r as a diagnostic with `code`. The message of `code`
   must have one placeholder, for the description of the fault. The text of r
   begins at `offset` in src. */
void json_report(struct diags *d, const struct diag_code *code,
                 const struct source *src, size_t offset,
                 const struct json_events *r);

/* Returns the position of `len` bytes at an offset of a source, in time linear
   in the offset. */
struct pos json_pos(const struct source *src, size_t offset, size_t len);

/* Decodes the escapes of a string, whose token is a TEXT or NAME. Unpaired
   surrogates and \u0000 become U+FFFD. Returns t->text itself if nothing is
   escaped, else a string in `a`. */
str json_decode(struct arena *a, const struct json_token *t);
