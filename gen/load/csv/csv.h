// SPDX-License-Identifier: MIT
// csv: parses CSV into records with libcsv, one line at a time, so that every
// record knows its line. Accepts the same input as pandas and Python's csv
// module, and reports input that they interpret silently. csv.c is the only
// file that includes libcsv's header.
#pragma once

#include "base/arena.h"
#include "base/diag.h"
#include "base/source.h"

struct csv_record {
    const str *fields;
    const uint32_t *cols; /* column (in bytes, from 1) of each field's start, in
                             the line where it starts; its quote included */
    size_t n;      /* number of fields; 0: a blank line, with keep_blank */
    uint32_t line; /* the line where the record starts */
};

struct csv_table {
    struct csv_record *v; /* includes the header row; without blank lines */
    size_t n, cap;
    size_t n_fields; /* fields of the first record, and of all others unless
                        ragged rows are allowed */
};

struct csv_options {
    char delim, quote; /* 0: comma, double quote */
    char escape;       /* Python's escapechar: the next byte is text, and a
                          doubled quote is not special; 0: unused */
    bool skip_space;   /* drop blanks after a delimiter (docutils'
                          keepspace is off) */
    bool header;       /* first record names the columns: no duplicates */
    bool allow_ragged; /* rows keep their own length */
    bool allow_empty;  /* a file without records is valid */
    bool keep_blank;   /* a blank line is a record without fields */
    char comment; /* starts a comment up to the end of the line; 0: unused */
    size_t skip_lines;  /* records to skip at the start */
    const size_t *skip; /* more records to skip, from 0, ascending; blank lines
                           are counted */
    size_t n_skip;
    size_t drop; /* records of any length to skip at the start */
};

/* Parses a whole file. Reports faults (ragged row, unclosed quote, NUL, invalid
   UTF-8, duplicate column, empty file) at their position in `src`; then returns
   false, with the valid records before the fault in *out. A misplaced quote is
   a warning and parsed like Python's csv and pandas do. Memory is bounded by
   the size of the file. Result and fields live in `a`; src->text must live as
   long. */
bool csv_read(struct arena *a, struct diags *d, const struct source *src,
              const struct csv_options *options, struct csv_table *out);

/* As csv_read, for lines of a page. Line and columns of a record are relative
   to `lines` (line 1 is lines->v[0], column 1 its first byte); faults are
   reported at the lines' own positions. Line breaks in a field are \n. */
bool csv_read_lines(struct arena *a, struct diags *d, const struct lines *lines,
                    const struct csv_options *options, struct csv_table *out);

/* Parses long files record by record. csv_next stores a record in *out, whose
   arrays are valid until the next call; it returns false at the end and after a
   fatal fault. csv_close frees libcsv's state and returns false if there was
   any fault. Ragged records are reported and skipped. */
struct csv_reader;
struct csv_reader *csv_open(struct arena *a, struct diags *d,
                            const struct source *src,
                            const struct csv_options *options);
bool csv_next(struct csv_reader *r, struct csv_record *out);
bool csv_close(struct csv_reader *r);

/* Copies a record; the copy lives as long as `a`, its fields as before. */
struct csv_record csv_record_dup(struct arena *a, const struct csv_record *r);

/* Whether pandas skips a line as blank: it has only blanks and tabs, none of
   them the delimiter. */
bool csv_is_blank(str line, char delim);
