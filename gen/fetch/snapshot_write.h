// SPDX-License-Identifier: MIT
// snapshot_write: writes the rows of a query into a CSV file (RFC 4180, but
// lines end with \n). NULL is an empty field; the empty string is "". The same
// rows give the same bytes on every machine.
#pragma once

#include "fetch/rows.h"
#include "fetch/staged.h"

struct snapshot_write;

/* Prepares the file of entry `key`, whose query is in `sql`. Compresses the
   file if its name ends with .gz. Returns NULL after reporting a failure. The
   caller ends with snapshot_write_end and snapshot_write_free, even after a
   failure. */
struct snapshot_write *snapshot_write_begin(struct staged *files,
                                            const struct fetch_key *key,
                                            const struct source *sql);

/* Returns the receiver of the rows. The receiver reports a column of key->key
   that the query lacks (fetch-key, at the entry), and a file larger than
   key->bytes (fetch-limit, at the query). For a compressed file, the size of
   its contents before compression counts. */
struct fetch_rows snapshot_write_rows(struct snapshot_write *w);

/* Sorts the rows by key->key, if the entry has a key, and completes the file.
   Fills in out->to, sha256, rows, columns and key. Returns false after
   reporting two rows with the same key (fetch-key), no rows (fetch-empty) or a
   failure. */
bool snapshot_write_end(struct snapshot_write *w, struct snapshot *out);

/* Closes temporary files. No-op if w is NULL. */
void snapshot_write_free(struct snapshot_write *w);
