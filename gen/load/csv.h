// SPDX-License-Identifier: MIT
// csv: records of a CSV text, through libcsv, fed a line at a time so that
// every record knows its line. The only file that includes csv.h.
#ifndef LOAD_CSV_H
#define LOAD_CSV_H

#include "base/arena.h"
#include "base/diag.h"
#include "base/source.h"

struct csv_record {
    const str *fields;
    const uint32_t *cols; /* byte column (from 1) where each field starts, in
                             the line it starts on */
    size_t n;
    uint32_t line; /* where the record starts */
};

struct csv_table {
    struct csv_record *v; /* header row, if any, included; blank lines not */
    size_t n, cap;
    size_t n_fields; /* of the first record: all records have as many */
};

struct csv_options {
    char delim, quote;  /* 0: comma, double quote */
    bool skip_space;    /* drop blanks after a delimiter (docutils'
                           keepspace is off) */
    bool header;        /* first record names columns: no duplicates */
    bool allow_ragged;  /* rows keep their own length */
};

/* Reads a whole text. The faults (ragged row, unclosed quote, NUL, invalid
   UTF-8, duplicate column, empty file) are reported at their place in `src`;
   false when there was one. Memory is bounded by the text. Result and fields
   live in `a`; src->text must live as long. */
bool csv_read(struct arena *a, struct diags *d, const struct source *src,
              const struct csv_options *options, struct csv_table *out);

#endif
