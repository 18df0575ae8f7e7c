// SPDX-License-Identifier: MIT
// fields: the fields of templates, such as {{ row.Model }}. Before a template
// is parsed, each field is replaced by a stand-in: a word of the same length,
// which parsers read as text. In the tree, the stand-ins are then replaced by
// the row's values. Thus no parser reads a value as markup.
#pragma once

#include "doc/document.h"

enum { FIELDS_MAX = 256 }; /* maximum number of distinct fields per template */

/* A field: the value of the row variable, or one of its columns. */
struct template_field {
    str mark;   /* as written: "{{ row.Model }}" */
    str column; /* name of a column; STR_NONE: the value itself */
    str format; /* format such as ".1f"; STR_NONE if not given */
    struct pos at;
    bool reported; /* a value that is not finite was reported */
};

struct template_fields {
    str prefix; /* prefix of all stand-ins */
    str name;   /* name of the row variable in the template: "row" */
    struct template_field *v;
    size_t n, cap;
    size_t base; /* number of the first field; above 0 in a nested template */
};

/* Replaces the fields of a line by stand-ins and adds the fields to *fields.
   Returns the new line, in `a`. After reporting a malformed field (field-mark),
   sets *ok to false. */
str fields_mark(struct arena *a, struct diags *d,
                struct template_fields *fields, const struct line *line,
                bool *ok);

/* Sets fields->prefix to a prefix for which occurs(data, prefix) is false, in
   `a`. Returns false if all prefixes occur. */
bool fields_choose(struct arena *a, struct template_fields *fields,
                   bool (*occurs)(void *data, str prefix), void *data);

/* Returns the offset of the first stand-in in `text`, which is from `src`, and
   sets *n to its length; STR_NPOS if there is none. */
size_t fields_find(const struct source *src, str text, size_t *n);

/* Whether `text`, which is from `src`, contains a stand-in. */
bool fields_has(const struct source *src, str text);

/* Whether `name`, which is at `at`, contains a stand-in. If so, reports a field
   in `what`, such as "the name of a role" (field-place). */
bool fields_refuse(struct diags *d, struct pos at, const char *what, str name);

/* Returns `text`, which is from `src`, with its stand-ins replaced by the
   fields as written. */
str fields_written(struct arena *a, const struct source *src, str text);

/* The kind of string into which a value is inserted. After the colon: the form
   that the value gets or must have. */
enum field_place {
    FIELD_TEXT,   /* text that is not parsed */
    FIELD_NAME,   /* a reference name: normalized */
    FIELD_CLASS,  /* a class: converted to an id */
    FIELD_FIGURE, /* a formula: letters, digits, blanks and . , + - */
    FIELD_FILE,   /* part of a file name: one name, without separators */
    FIELD_COLUMN, /* a list of columns (table/column_list.h): quoted, unless it
                     is only a part of a name */
    FIELD_NUMBER, /* a list of numbers: without separators */
    FIELD_COLOUR, /* a list of NAME=NUMBER: not both ',' and '=' */
    FIELD_ADDRESS /* part of an address: percent-encoded. If the value is the
                     whole address and begins with http:// or https://, the
                     delimiters of URLs are kept */
};

/* Returns `text`, which is at position `at`, with its stand-ins replaced by the
   row's values, in `a`. Reports a value that is invalid for `place`
   (field-value), and inserts "x" instead. */
str fields_fill(struct arena *a, struct diags *d, struct pos at,
                enum field_place place, str text);

/* Replaces the stand-ins in the names of node n. Call it before the names are
   registered. */
void fields_fill_names(struct document *doc, struct node *n);

/* Replaces the stand-ins in the texts and attributes of `first`, of its later
   siblings, and of the descendants of all these. Reports a field in a node or
   attribute that cannot have one (field-place). */
void fields_fill_nodes(struct document *doc, struct node *first);
