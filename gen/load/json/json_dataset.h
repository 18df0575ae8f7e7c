// SPDX-License-Identifier: MIT
// json_dataset: the table of a JSON file that has a schema.
#pragma once

#include "base/diag.h"
#include "frame/frame.h"

/* json_dataset_is returns whether a path has the extension of a JSON file:
   .json, .jsonl or .ndjson. json_dataset_is_lines returns whether the extension
   is .jsonl or .ndjson, for a file with JSON in lines. Both functions ignore a
   final .gz. */
bool json_dataset_is(str path);
bool json_dataset_is_lines(str path);

/* Returns true if a file of n bytes is at most 1 GiB. Otherwise, reports a
   fault at `at` and returns false. Offsets in JSON files have 32 bits. */
bool json_dataset_fits(struct diags *d, struct pos at, str path, size_t n);

/* Returns the records of a file as a frame. `records` is the path of the list
   of records: names separated by dots, or empty for the value of the whole
   file. The records are the elements of the list at this path. If there is a
   map instead of a list, the map is the only record. In a file with JSON in
   lines, each line is a record, and `records` is ignored. Entries of inner maps
   become columns such as stats.median. Strings stay strings. The frame lives in
   `a` and points into src->text. Returns NULL after reporting a fault of the
   file. If `records` leads to no list or map, sets *found to false and returns
   NULL without a report. */
struct frame *json_dataset(struct arena *a, struct diags *d,
                           const struct source *src, str records, bool *found);
