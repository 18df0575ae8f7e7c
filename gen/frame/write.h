// SPDX-License-Identifier: MIT
// write: writes frames as CSV, JSON, Markdown and aligned text, without the
// index.
#pragma once

#include <stdio.h>

#include "base/buf.h"
#include "frame/frame.h"

/* Like pandas' to_csv(index=False): \n ends a row, fields are quoted if needed,
   names of several levels make several rows. */
void write_csv(struct buf *b, const struct frame *f);

/* Writes the same rows without the column names. */
void write_csv_rows(struct buf *b, const struct frame *f);

/* Writes the same CSV to a file, with up to `workers` threads, at most
   WRITE_WORKERS_MAX. Returns false on a write error. */
enum { WRITE_WORKERS_MAX = 16 };
bool write_csv_file(FILE *out, const struct frame *f, size_t workers);

/* Writes a value; missing, nan and infinities are null. */
void write_json_value(struct buf *b, struct value v);

/* Writes an array of objects, one per line. */
void write_json(struct buf *b, const struct frame *f);

/* Writes a GFM table. Numbers are right-aligned, and line breaks become
   blanks. */
void write_markdown(struct buf *b, const struct frame *f);

/* Writes columns aligned with blanks, for a terminal. */
void write_text(struct buf *b, const struct frame *f);
