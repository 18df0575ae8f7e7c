// SPDX-License-Identifier: MIT
// shard: the files of the index. Each file is a script that assigns one string
// to one name, so that import() or, for file: URLs, a script element can load
// the file. templates/assets/search.js reads the files. shard_plan determines
// their contents, so that threads can then write the files in any order.
#pragma once

#include "search/merge.h"

enum {
    SHARD_TERMS = 3200, /* approximate size of a block of terms in bytes */
    SHARD_DOCS = 36,    /* minimum number of documents in a shard of lines */
    SHARD_DOCS_FILES = 288, /* approximate maximum number of shards of lines */
    SHARD_WORDS = 13 /* all words of at least this length, in characters, are in
                        one list */
};

/* A block of consecutive terms. Each line of `text` has a term as
   shard_put_term writes it, a space, and the term's postings. The first term of
   a block shares no prefix. */
struct shard_block {
    str text, first, last; /* first, last: the first and the last term */
};

struct shard_blocks {
    struct shard_block *v;
    size_t n, cap;
};

/* A shard of lines: consecutive lines of the pages (struct search_page). The
   shard begins at offset `at` in the lines of page number `page` and ends at
   offset `end` in the lines of page number `last`, which may be the same page.
   If the shard begins within a page, its file first repeats the P, S and T
   lines of the page, section and table to which its first line belongs:
   page_line, section_line and table_line, unless they are empty. In the
   repeated lines, the first letter is in lower case. */
struct shard_lines {
    size_t page, at;
    size_t last, end;
    size_t docs;
    str page_line, section_line, table_line; /* repeated lines; may be empty */
};

struct shard_plan {
    struct merge *m;
    /* terms: all blocks. parts[i]: the blocks of part i, which one thread has
       made */
    struct shard_blocks terms, *parts;
    struct {
        struct shard_lines *v;
        size_t n, cap;
    } lines;
    /* approximate number of documents in a shard of lines */
    size_t docs_wanted;
};

/* Plans the shards. The plan lives in the arenas of the merge and of the
   workers. */
void shard_plan(struct shard_plan *p, struct merge *m);

/* Returns, in `a`, the shortest prefix of the first term of block number
   `block` that sorts after all terms of earlier blocks. Returns "" for block
   0. */
str shard_start(const struct shard_plan *p, size_t block, struct arena *a);

/* To append the script of shard i of a kind to b: call shard_begin, append the
   contents, and call shard_end, which escapes the contents. Kinds: 't', a block
   of terms; 'd', lines of documents; 'w', words. shard_put_lines appends the
   contents of a shard of lines. */
void shard_begin(struct buf *b, char kind, size_t i);
void shard_put_lines(struct buf *b, const struct shard_plan *p, size_t i);
void shard_end(struct buf *b);

/* Lists of words for correcting typing errors: one list for each number of
   characters. The last list has all words of at least SHARD_WORDS
   characters. */
struct shard_words {
    struct buf lists[SHARD_WORDS + 1];
    str last[SHARD_WORDS + 1];
};
void shard_words(struct shard_words *w, const struct shard_plan *p,
                 struct arena *a);

/* Appends a term to b: one character for the length of the ASCII prefix that it
   shares with the previous term, `last`, and then the rest of the term. */
void shard_put_term(struct buf *b, str last, str term);
