// SPDX-License-Identifier: MIT
// json_frame: reads a JSON text as a frame: a list of records, a map of
// columns, or a map of rows by label.
#pragma once

#include "df/runtime/eval.h"
#include "load/json/json_events.h"

/* The values of pandas' orient=. RECORDS and VALUES accept the same texts as
   COLUMNS. */
enum json_orient {
    JSON_COLUMNS,
    JSON_INDEX,
    JSON_RECORDS,
    JSON_SPLIT,
    JSON_VALUES
};

struct json_reading {
    struct eval *ev;
    const struct df_expr *at; /* the call */
    const struct source *src;
    str text;         /* the JSON value, or the lines of records; a part of
                         src->text */
    bool literal;     /* src was made from objects of the script, so faults are
                         reported at the position of the call */
    bool keep_labels; /* row labels stay strings */
    size_t rows_max;  /* maximum number of lines */
    unsigned orient;  /* enum json_orient */
    struct frame *out;
    /* private */
    struct json_events events;
    struct json_token t; /* the token read last */
};

/* Both functions read r->text and set r->out. json_frame_read reads a single
   JSON value, json_frame_lines reads a record from each line. Columns have the
   types that json_columns.h describes. Both return false after reporting a
   fault. */
bool json_frame_read(struct json_reading *r);
bool json_frame_lines(struct json_reading *r);
