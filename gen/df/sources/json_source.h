// SPDX-License-Identifier: MIT
// json_source: finds and reads JSON files for scripts, and reports their
// faults.
#pragma once

#include "df/runtime/call.h"
#include "load/json/json_events.h"

/* Reads the file that argument p names, in `encoding` (STR_NONE: UTF-8), and
   records that the script uses it. Decompresses the file if the argument
   compression or the file's extension says that it is a gzip file. If argument
   p is an open file of the script, reads the rest of that file. Returns the
   source, and sets *text to the part of the source to parse. Reports a failure
   and returns NULL. */
const struct source *json_source_read(struct call *c, enum param p,
                                      str encoding, str *text);

/* If an error was reported after the first n diagnostics, and its position is
   not in the script but in a file, adds to its help where the script reads the
   file: the position and the source line of expression `at`. */
void json_source_via(struct eval *ev, const struct df_expr *at, size_t n);

/* Reports the fault of a JSON reader. The reader's text begins at `offset` of
   src->text. Returns false. */
bool json_source_fault(struct eval *ev, const struct df_expr *at,
                       const struct source *src, size_t offset,
                       const struct json_events *r);

/* Warns (json-no-rows) if frame f, which the call `at` read from src, has no
   rows. */
void json_source_check(struct eval *ev, const struct df_expr *at,
                       const struct source *src, const struct frame *f);
