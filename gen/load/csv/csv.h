// SPDX-License-Identifier: MIT
// csv: parses CSV into records with libcsv, one line at a time, so that the
// line of every record is known. Accepts the same input as pandas and Python's
// csv module, and reports faults that they accept silently. csv.c is the only
// file that includes libcsv's header.
#pragma once

#include "base/arena.h"
#include "base/diag.h"
#include "base/source.h"

struct csv_record {
    const str *fields;
    const uint32_t *cols; /* column of each field's first byte or quote, in the
                             line where the field starts; in bytes, from 1 */
    size_t n;      /* number of fields; 0 for a blank line (keep_blank) */
    uint32_t line; /* the line where the record starts */
};

struct csv_table {
    struct csv_record *v; /* all records, including the header; blank lines only
                             with keep_blank */
    size_t n, cap;
    size_t n_fields; /* number of fields of the first record, and of all others
                        unless allow_ragged is set */
};

struct csv_options {
    char delim, quote; /* 0 means a comma for delim, a double quote for quote;
                          delim may be CSV_BLANKS (csv_blanks.h) */
    char escape; /* Python's escapechar: the next byte is literal, and quotes
                    cannot be doubled; 0 if there is none */
    bool skip_space; /* ignore blanks after a delimiter (docutils' option
                        keepspace is not set) */
    bool header; /* the first record names the columns; duplicate names are a
                    fault */
    bool allow_ragged; /* records may differ in their number of fields */
    bool allow_empty;  /* a file without records is valid */
    bool keep_blank;   /* a blank line is a record without fields */
    char comment; /* starts a comment, which ends with the line; 0 if there are
                     no comments */
    size_t skip_lines;  /* number of records to skip at the start; blank lines
                           count */
    const size_t *skip; /* numbers of more records to skip, from 0, ascending;
                           blank lines count */
    size_t n_skip;
    size_t drop; /* number of records to skip after the records that skip_lines
                    and `skip` name, without a check of their number of fields;
                    blank lines count only with keep_blank */
};

/* Parses a whole file. Returns false after reporting faults at their positions
   in `src`: a ragged row, an unclosed quote, NUL, invalid UTF-8, a duplicate
   column, an empty file. *out has the valid records, even after a fault. A
   misplaced quote is parsed as by Python's csv and pandas; it is only a
   warning. Memory is bounded by the size of the file. Records live in `a` and
   may point into src->text. */
bool csv_read(struct arena *a, struct diags *d, const struct source *src,
              const struct csv_options *options, struct csv_table *out);

/* Like csv_read, for lines of a page. The line and the columns of a record are
   relative to `lines`: line 1 is lines->v[0], and column 1 is the first byte of
   a line. Faults are reported at the lines' own positions. A line break in a
   field is \n. */
bool csv_read_lines(struct arena *a, struct diags *d, const struct lines *lines,
                    const struct csv_options *options, struct csv_table *out);

/* Parses a long file record by record. csv_open returns a reader in `a`, for
   which csv_close must be called. csv_next stores a record in *out, whose
   arrays are valid until the next call; it returns false at the end and after a
   fatal fault. csv_close frees libcsv's state and returns false if there was
   any fault. Ragged records are reported and skipped. */
struct csv_reader;
struct csv_reader *csv_open(struct arena *a, struct diags *d,
                            const struct source *src,
                            const struct csv_options *options);
bool csv_next(struct csv_reader *r, struct csv_record *out);
bool csv_close(struct csv_reader *r);

/* Copies the arrays of a record to `a`. The strings of its fields are not
   copied. */
struct csv_record csv_record_dup(struct arena *a, const struct csv_record *r);
