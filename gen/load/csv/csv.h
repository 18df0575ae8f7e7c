// SPDX-License-Identifier: MIT
// csv: records of a CSV text, through libcsv, fed a line at a time so that
// every record knows its line. Reads what pandas and Python's csv module
// read, and reports what they would guess at. csv.c is the only file that
// includes libcsv's header.
#pragma once

#include "base/arena.h"
#include "base/diag.h"
#include "base/source.h"

struct csv_record {
    const str *fields;
    const uint32_t *cols; /* byte column (from 1) where each field starts, in
                             the line it starts on; a quote is part of it */
    size_t n;             /* 0: a blank line, with keep_blank */
    uint32_t line;        /* where the record starts */
};

struct csv_table {
    struct csv_record *v; /* header row, if any, included; blank lines not */
    size_t n, cap;
    size_t n_fields; /* of the first record: all records have as many, unless
                        ragged ones are allowed */
};

struct csv_options {
    char delim, quote;  /* 0: comma, double quote */
    char escape;        /* the next byte is text; a doubled quote is then none
                           (Python's escapechar); 0: no such byte */
    bool skip_space;    /* drop blanks after a delimiter (docutils'
                           keepspace is off) */
    bool header;        /* first record names columns: no duplicates */
    bool allow_ragged;  /* rows keep their own length */
    bool allow_empty;   /* no record at all is no fault */
    bool keep_blank;    /* a blank line is a record without fields */
    char comment;       /* it and what follows in its line do not count; 0 */
    size_t skip_lines;  /* records at the start that do not count, */
    const size_t *skip; /* and more of them, counted from 0, in order; blank
                           lines are counted */
    size_t n_skip;
    size_t drop; /* records at the start, of any length, that do not count */
};

/* Reads a whole text. The faults (ragged row, unclosed quote, NUL, invalid
   UTF-8, duplicate column, empty file) are reported at their place in `src`;
   false when there was one, *out then holds the sound records before it. A
   quote that does not belong where it stands is a warning; it is read as
   Python's csv and pandas do. Memory is bounded by the text. Result and
   fields live in `a`; src->text must live as long. */
bool csv_read(struct arena *a, struct diags *d, const struct source *src,
              const struct csv_options *options, struct csv_table *out);

/* The same over lines of a page: line and cols of a record count within
   `lines` (line 1 is lines->v[0], column 1 its first byte), faults are
   reported at the lines' own places. Line breaks in a field are \n. */
bool csv_read_lines(struct arena *a, struct diags *d, const struct lines *lines,
                    const struct csv_options *options, struct csv_table *out);

/* For long files, record by record: csv_next fills in *out, whose arrays
   hold until the next call, and is false at the end or at a fault that ends
   the reading. csv_close frees libcsv's state and is false when there was a
   fault; ragged records are reported and left out. */
struct csv_reader;
struct csv_reader *csv_open(struct arena *a, struct diags *d,
                            const struct source *src,
                            const struct csv_options *options);
bool csv_next(struct csv_reader *r, struct csv_record *out);
bool csv_close(struct csv_reader *r);

/* A record that holds for as long as `a`. */
struct csv_record csv_record_dup(struct arena *a, const struct csv_record *r);

/* Whether a line is blank as pandas has it: blanks and tabs that delimit
   nothing. */
bool csv_is_blank(str line, char delim);
