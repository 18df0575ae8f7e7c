// SPDX-License-Identifier: MIT
// shard: the files of the index. Each is a script that enters one text under
// one name, so that it can be had through import() and, on file:, by a plain
// script element. templates/assets/search.js reads them. What each of them
// holds is planned first, so that threads can make them in any order.
#pragma once

#include "search/merge.h"

enum {
    SHARD_TERMS = 3200,     /* bytes of a block of terms, about */
    SHARD_DOCS = 36,        /* documents in a shard of lines, at least */
    SHARD_DOCS_FILES = 288, /* shards of lines, at most, about */
    SHARD_WORDS = 13 /* words of so many characters and more are one list */
};

/* Some terms on end, a line each: the term, a blank, its postings. The first is
   whole, the others say what they have in common with that before them. */
struct shard_block {
    str text, first, last; /* first, last: terms */
};

struct shard_blocks {
    struct shard_block *v;
    size_t n, cap;
};

/* Lines of documents: from a place in those of a page to one in those of
   another, or of the same. One that begins within a page has before it, in
   small letters, the lines that tell where it is. */
struct shard_lines {
    size_t page, at;
    size_t last, end; /* places in `pages` and in its lines */
    size_t docs;
    str page_line, section_line, table_line; /* or empty */
};

struct shard_plan {
    struct merge *m;
    struct shard_blocks terms, *parts; /* parts: the same, by thread's turn */
    struct {
        struct shard_lines *v;
        size_t n, cap;
    } lines;
    size_t per; /* documents in a shard of lines, about */
};

/* What the shards hold, in the arenas of what was merged and of its workers. */
void shard_plan(struct shard_plan *p, struct merge *m);

/* The shortest beginning of the terms of a block that comes behind all terms
   before them, in `a`. */
str shard_start(const struct shard_plan *p, size_t block, struct arena *a);

/* The file of a shard, number i of its kind: it begins, gets its text, ends.
   The kinds are 't', blocks of terms; 'd', lines of documents; 'w', words. */
void shard_begin(struct buf *b, char kind, size_t i);
void shard_put_lines(struct buf *b, const struct shard_plan *p, size_t i);
void shard_end(struct buf *b);

/* Words that may be mistyped, by how many characters they have; the last list
   has those of more, too. */
struct shard_words {
    struct buf lists[SHARD_WORDS + 1];
    str last[SHARD_WORDS + 1];
};
void shard_words(struct shard_words *w, const struct shard_plan *p,
                 struct arena *a);

/* A term by what it has in common with the one before it: how many characters
   of ASCII, as a digit, and the rest. */
void shard_put_term(struct buf *b, str last, str term);
