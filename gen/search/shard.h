// SPDX-License-Identifier: MIT
// shard: the files of the index. Each is a script that stores one string under
// one name, so that it can be loaded with import() and, on file: URLs, with a
// script element. templates/assets/search.js reads them. Their contents are
// planned first, so that threads can write them in any order.
#pragma once

#include "search/merge.h"

enum {
    SHARD_TERMS = 3200,     /* approximate bytes of a block of terms */
    SHARD_DOCS = 36,        /* documents in a shard of lines, at least */
    SHARD_DOCS_FILES = 288, /* approximate maximum of shards of lines */
    SHARD_WORDS = 13 /* words with this many characters or more share a list */
};

/* Consecutive terms, a line each: the term, a blank, its postings. The first
   term is complete; the others are stored as prefix length and rest. */
struct shard_block {
    str text, first, last; /* first, last: terms */
};

struct shard_blocks {
    struct shard_block *v;
    size_t n, cap;
};

/* Lines of documents: from an offset in the lines of one page to an offset in
   those of the same or a later page. A shard that begins within a page repeats
   the lines of its page, section and table first, marked by small letters. */
struct shard_lines {
    size_t page, at;
    size_t last, end; /* index in `pages`, and end offset in its lines */
    size_t docs;
    str page_line, section_line, table_line; /* or empty */
};

struct shard_plan {
    struct merge *m;
    struct shard_blocks terms, *parts; /* parts: the same, by work item */
    struct {
        struct shard_lines *v;
        size_t n, cap;
    } lines;
    size_t per; /* approximate documents in a shard of lines */
};

/* Plans the shards; the plan lives in the arenas of the merge and of its
   workers. */
void shard_plan(struct shard_plan *p, struct merge *m);

/* Returns the shortest prefix of the first term of a block that sorts after all
   terms of the blocks before it, in `a`. */
str shard_start(const struct shard_plan *p, size_t block, struct arena *a);

/* Write shard number i of a kind: shard_begin, its text, shard_end. Kinds: 't',
   blocks of terms; 'd', lines of documents; 'w', words. */
void shard_begin(struct buf *b, char kind, size_t i);
void shard_put_lines(struct buf *b, const struct shard_plan *p, size_t i);
void shard_end(struct buf *b);

/* Words for the correction of typing errors, by their number of characters; the
   last list also has longer words. */
struct shard_words {
    struct buf lists[SHARD_WORDS + 1];
    str last[SHARD_WORDS + 1];
};
void shard_words(struct shard_words *w, const struct shard_plan *p,
                 struct arena *a);

/* Appends a term as the length of the ASCII prefix that it shares with the
   previous term, in one character, and the rest. */
void shard_put_term(struct buf *b, str last, str term);
