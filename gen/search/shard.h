// SPDX-License-Identifier: MIT
// shard: the files of the index. Each is a script that enters one text under
// one name, so that it can be had through import() and, on file:, by a plain
// script element. templates/assets/search.js reads them.
#ifndef SEARCH_SHARD_H
#define SEARCH_SHARD_H

#include "base/buf.h"
#include "search/terms.h"
#include "write/outputs.h"
#include "write/sink.h"

enum {
    SHARD_TERMS = 5000,     /* bytes of a block of terms, about */
    SHARD_DOCS = 24,        /* documents in a shard of lines, at least */
    SHARD_DOCS_FILES = 384, /* shards of lines, at most, about */
    SHARD_WORDS = 13 /* words of so many characters and more are one list */
};

/* Files of one kind on their way: "t", "d" or "w", and a number. Zeros but for
   the first members are ready. */
struct shards {
    struct sink *sink;
    struct diags *d;
    struct arena *a;
    char kind;
    size_t n;
    struct buf prints; /* their fingerprints, eight digits each; .a = a */
    bool bad;
};

/* Puts the next file. */
void shard_put(struct shards *s, str text);

/* The blocks of terms. */
struct shard_terms {
    struct shards files;
    struct buf text, starts; /* .a; starts: what the blocks begin with */
    str last;
};

/* Appends a term, which comes behind those before it, and its postings. */
void shard_add_term(struct shard_terms *t, str term, str postings);
void shard_end_terms(struct shard_terms *t);

/* A term by what it has in common with the one before it: how many characters
   of ASCII, as a digit, and the rest. */
void shard_put_term(struct buf *b, str last, str term);

/* The lines of documents, a page's at a time. A shard that begins within a page
   has before it, in small letters, the lines that tell where it is. */
struct shard_lines {
    struct shards files;
    struct buf text;
    struct buf counts; /* documents in each shard, as numbers of postings */
    size_t per, n;     /* documents in a shard, about; in this one */
};

void shard_add_lines(struct shard_lines *l, str lines);
void shard_end_lines(struct shard_lines *l);

#endif
