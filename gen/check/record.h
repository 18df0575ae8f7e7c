// SPDX-License-Identifier: MIT
// record: a CSV file read record by record, its cells as they stand: what
// pandas makes of them does not matter to a schema.
#pragma once

#include "check/violation.h"
#include "load/csv/csv.h"

struct records {
    struct check *c;
    const struct source *src;
    struct csv_reader *csv;
    struct csv_record header, at; /* at: the record that was read last */
    struct map columns;           /* name -> its place in the header */
    struct map missing;           /* cells that stand for nothing, */
    size_t missing_max;           /* and the length of the longest */
    struct source_cursor cursor;
};

/* Opens a file whose first row names its columns; faults of the CSV go to d.
   False when it has no such row; records_close is called in any case. */
bool records_open(struct records *r, struct check *c, struct diags *d,
                  const struct source *src, char delimiter);
bool records_next(struct records *r);
void records_close(struct records *r);

/* The place of a column in the header. Reported at the name's own place in
   the schema (schema-column) when there is none. */
bool records_find(struct records *r, const struct schema_text *name,
                  size_t *column);

/* True for a cell that holds none of missingValues. */
bool records_has(const struct records *r, size_t column);

/* Counts a violation in a field of the record at hand: place and row filled
   in; NULL when there are enough. */
struct violation *records_add(struct records *r, struct violations *vs,
                              size_t column);

/* The place of a column's name in the header. */
struct pos records_header_place(struct records *r, size_t column);

/* A line as what a map holds, and back. */
static inline void *record_value(uint32_t line)
{
    return (void *)(uintptr_t)line;
}

static inline uint32_t record_line(const void *value)
{
    return (uint32_t)(uintptr_t)value;
}
