// SPDX-License-Identifier: MIT
// terms: texts numbered in the order in which they are first met.
#ifndef SEARCH_TERMS_H
#define SEARCH_TERMS_H

#include <stdint.h>

#include "base/arena.h"
#include "base/str.h"

struct term {
    const char *p;
    uint32_t hash;
    uint8_t n; /* bytes */
    bool word; /* it may be mistyped (search/token.h) */
};

/* A text that was cut, and the numbers of its terms. */
enum { TERMS_MEMOS = 1024, TERMS_MEMO_TEXT = 44, TERMS_MEMO_TERMS = 10 };

struct terms_memo {
    char text[TERMS_MEMO_TEXT];
    uint8_t n, n_terms; /* n: bytes, plus one; 0: free */
    uint32_t terms[TERMS_MEMO_TERMS];
};

struct terms_slot {
    uint32_t place; /* plus one; 0: none */
    uint32_t hash;
};

/* {.a = arena, .texts = arena} is empty. */
struct terms {
    struct arena *a, *texts;
    struct term *v;
    size_t n, cap;
    struct terms_slot *slots;
    size_t n_slots;           /* a power of two */
    uint64_t secret[2];       /* of the hashes; the same for all tables */
    struct terms_memo *memos; /* NULL until the first is asked for */
};

/* Names in columns, each kept once, and where each stood last: its number among
   the places of a page. */
struct terms_places {
    struct terms texts;
    size_t *v;
    size_t n, cap;
};

static inline str term_text(const struct term *t)
{
    return (str){t->p, t->n};
}

/* The number of a text of less than 256 bytes, which is copied when it is
   new. */
uint32_t terms_number(struct terms *t, str text, bool word);

/* The place for the memo of a text, which may hold another one; NULL for a text
   that is too long. */
struct terms_memo *terms_memo(struct terms *t, str text);

static inline bool terms_memo_is(const struct terms_memo *m, str text)
{
    return m->n == text.n + 1 && memcmp(m->text, text.p, text.n) == 0;
}

/* The same of a term of another table, which must outlive this one. */
uint32_t terms_share(struct terms *t, const struct term *term);

/* The order of the index: of UTF-16 units, as JavaScript compares texts. */
int terms_order(str x, str y);

#endif
