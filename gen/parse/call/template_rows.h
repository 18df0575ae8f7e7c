// SPDX-License-Identifier: MIT
// template_rows: the rows for which a template is parsed, and the texts of the
// template's fields. In: an expression of a df script. Out: lines for each row,
// with stand-ins (doc/fields.h) in place of fields. The sources of the lines of
// a row have the row's values (struct source_row).
#pragma once

#include "df/run/shared.h"
#include "doc/fields.h"
#include "parse/parse.h"

struct template_rows {
    size_t n;
    const struct object *v;    /* the value of each row */
    const struct frame *frame; /* NULL if the rows are single values */
    struct template_fields fields;
    const size_t *columns;            /* for each field, the index of its
                                         column */
    const struct shared_names *names; /* names that scripts above the template
                                         have set */
    const struct source_row *outer;   /* row of the outer template, or NULL */
    /* name of a source of lines -> its copy for the current row */
    struct map sources;
    struct source_row *row;
};

/* Evaluates the expression `text` at `at` and sets *out to its rows: the rows
   of a frame, or the values of a series or list. Returns false after reporting
   a fault. */
bool template_rows_of(struct parse *p, str text, struct pos at,
                      struct template_rows *out);

/* Returns the lines of a template with stand-ins (doc/fields.h) in place of the
   fields. `name` is the name of the row variable in the template. Returns no
   lines after reporting an invalid field. */
struct lines template_rows_mark(struct parse *p, struct template_rows *rows,
                                str name, struct lines lines);

/* Sets rows->row to row i, for callers that do not use template_rows_lines. */
void template_rows_set(struct parse *p, struct template_rows *rows, size_t i);

/* Appends the lines for row i to *to. */
void template_rows_lines(struct parse *p, struct template_rows *rows, size_t i,
                         struct lines lines, struct lines *to);

/* Returns the address of the variable that holds the names that scripts at `at`
   can use. If at.src is the source of a row, the variable is a member of the
   row, else of the document. */
const struct shared_names **template_rows_names(struct document *doc,
                                                struct pos at);
