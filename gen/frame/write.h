// SPDX-License-Identifier: MIT
// write: a frame as text in other programs' formats, without its index.
#pragma once

#include <stdio.h>

#include "base/buf.h"
#include "frame/frame.h"

/* As pandas' to_csv(index=False): \n ends a row, quotes where needed; names
   of several levels make several rows. */
void write_csv(struct buf *b, const struct frame *f);

/* The same without the names. */
void write_csv_rows(struct buf *b, const struct frame *f);

/* The same into a file, made by `workers` threads; of more than
   WRITE_WORKERS_MAX only so many. False when it could not be written. */
enum { WRITE_WORKERS_MAX = 16 };
bool write_csv_file(FILE *out, const struct frame *f, size_t workers);

/* A value; missing, nan and infinities are null. */
void write_json_value(struct buf *b, struct value v);

/* An array of objects, one to a line. */
void write_json(struct buf *b, const struct frame *f);

/* A GFM table; numbers to the right, line breaks as blanks. */
void write_markdown(struct buf *b, const struct frame *f);

/* Columns aligned with blanks, for a terminal. */
void write_text(struct buf *b, const struct frame *f);
