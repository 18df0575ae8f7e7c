// SPDX-License-Identifier: MIT
// write: writes frames as CSV, JSON, Markdown and aligned text, without row
// labels.
#pragma once

#include <stdio.h>

#include "base/buf.h"
#include "frame/frame.h"

/* Appends CSV like pandas' to_csv(index=False): \n ends a row, fields with
   commas, quotes or line breaks are quoted, and names of several levels make
   several header rows. */
void write_csv(struct buf *b, const struct frame *f);

/* Like write_csv, but without the header rows. */
void write_csv_rows(struct buf *b, const struct frame *f);

/* Appends a string as a quoted field of CSV: in quotes, with its quotes
   doubled. */
void write_csv_quoted(struct buf *b, str s);

/* Writes the same CSV as write_csv to a file, in up to `workers` threads, but
   never more than WRITE_WORKERS_MAX. Returns false on a write error. */
enum { WRITE_WORKERS_MAX = 16 };
bool write_csv_file(FILE *out, const struct frame *f, size_t workers);

/* Appends a value as JSON; a missing value, NaN or an infinity is null. */
void write_json_value(struct buf *b, struct value v);

/* Appends a JSON array with an object for each row, one object per line. */
void write_json(struct buf *b, const struct frame *f);

/* Appends a JSON array with an array for each row, one array per line: the
   row's cells in the order of the columns. */
void write_json_rows(struct buf *b, const struct frame *f);

/* Appends a GFM table. Numbers are right-aligned; blanks replace line
   breaks. */
void write_markdown(struct buf *b, const struct frame *f);

/* Appends a table for a terminal, with columns aligned by blanks. */
void write_text(struct buf *b, const struct frame *f);
