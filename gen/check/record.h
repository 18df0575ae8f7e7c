// SPDX-License-Identifier: MIT
// record: reads a data file record by record. Cells of a CSV file are as
// written, not as pandas reads them. A JSON file or a database has a record for
// each row of its table, with the cells as text.
#pragma once

#include "check/violation.h"
#include "load/csv/csv.h"

struct records {
    struct check *c;
    const struct source *src;
    struct csv_reader *csv;
    const struct frame *frame;    /* JSON, SQLite: the table; else NULL */
    size_t row;                   /* JSON: the number of the next record */
    str *cells;                   /* JSON: the fields of the current record */
    struct csv_record header, at; /* at: the current record */
    struct map columns;           /* name -> its index in the header */
    struct map missing;           /* the schema's missingValues */
    size_t missing_max; /* length in bytes of the longest string in `missing` */
    struct source_cursor cursor;
};

/* Reads the file at `path` for records_open. Returns NULL after reporting at
   `at` that it cannot be read. */
const struct source *records_source(struct check *c, str path, struct pos at);

/* Opens the file src and reads its header. Reports faults of the file to d.
   Returns false if the file has no header or another format. The caller calls
   records_close in either case. */
bool records_open(struct records *r, struct check *c, struct diags *d,
                  const struct source *src, char delimiter);
/* Reads the next record into r->at. Returns false at the end. */
bool records_next(struct records *r);
void records_close(struct records *r);

/* Sets *column to the index of the column `name` in the header. If the file has
   no such column, reports the name at its position in the schema
   (schema-column) and returns false. */
bool records_find(struct records *r, const struct schema_text *name,
                  size_t *column);

/* Whether a cell of the current record has a value other than the schema's
   missingValues. */
bool records_has(const struct records *r, size_t column);

/* Whether a cell of the current record is a string of a JSON file. */
bool records_is_string(const struct records *r, size_t column);

/* Counts a violation in a field of the current record. Returns the violation
   for the caller to complete, with its position and row set, or NULL once the
   limit is reached. */
struct violation *records_add(struct records *r, struct violations *vs,
                              size_t column);

/* Returns the position of a column's name in the header. */
struct pos records_header_pos(struct records *r, size_t column);

/* Convert a line number to a value of a map, and back. */
static inline void *record_value(uint32_t line)
{
    return (void *)(uintptr_t)line;
}

static inline uint32_t record_line(const void *value)
{
    return (uint32_t)(uintptr_t)value;
}
