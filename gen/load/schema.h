// SPDX-License-Identifier: MIT
// schema: the description of a dataset: NAME.schema.yaml beside NAME.csv, in
// the format of Frictionless' Table Schema with some keys of ours (unit,
// better, source, as_of, checks).
#pragma once

#include "base/diag.h"
#include "base/map.h"
#include "config/schema_value.h"

/* A string of the schema and its position; text.p is NULL if it is not given.
 */
struct schema_text {
    str text;
    struct pos at;
};

struct schema_texts {
    struct schema_text *v;
    size_t n, cap;
};

enum { SCHEMA_KEY_MAX = 8 }; /* columns of a key */

enum schema_better { SCHEMA_NEITHER, SCHEMA_HIGHER, SCHEMA_LOWER };

/* Whether cells are read as markup. AS_SITE: the site's setting. */
enum schema_markup { SCHEMA_AS_SITE, SCHEMA_TEXT, SCHEMA_MARKUP };

/* A column of the file. */
struct schema_field {
    struct schema_text name;
    str title, description; /* or STR_NONE */
    enum schema_type type;  /* SCHEMA_ANY if not given */
    struct schema_text format;
    struct schema_text unit;
    enum schema_better better;
    enum schema_markup markup;
    /* constraints */
    bool required, unique;
    struct schema_text minimum, maximum; /* valid for the type */
    struct schema_text pattern;          /* valid; matches whole cells */
    struct schema_texts values;          /* enum; n is 0 if not given */
    long min_length, max_length;         /* in characters; -1 if not given */
};

/* Columns whose values must occur in another file. */
struct schema_foreign {
    struct pos at;
    struct schema_texts fields;
    struct schema_text resource;      /* a CSV file beside this one; empty:
                                         this one */
    struct schema_texts other_fields; /* as many as `fields` */
};

/* A rule over the rows. The position of an expression is that of its first
   byte, with at.len == text.n, if the file has it verbatim; else that of its
   value. */
struct schema_check {
    str name;
    struct pos at;
    struct lines let;         /* lines of a df script; may be empty */
    struct schema_text where; /* df expressions; `where` is optional */
    struct schema_text expect;
    struct schema_text message; /* may hold {column}; optional */
    unsigned warning;           /* 1: severity: warning */
};

/* A known fault of the data, which was published like this. */
struct schema_known {
    struct pos at;
    const struct diag_code *code; /* code of the warning that it silences */
    struct schema_texts columns;  /* columns that identify a row */
    struct schema_texts cells;    /* cells of these columns in the row, one for
                                     each column */
    str because;
};

struct schema {
    const struct source *src; /* the schema's file */
    str title, description;
    struct schema_text source, as_of; /* as_of: a date, 2025-05-31 */
    char delimiter;                   /* dialect: {delimiter: ";"}; or 0 */
    char decimal, thousands;          /* characters in numbers; 0 if not given
                                       */
    struct schema_texts missing;      /* missingValues; "" by default */
    struct schema_texts primary_key;  /* at most SCHEMA_KEY_MAX */
    struct {
        struct schema_field *v;
        size_t n, cap;
    } fields;
    struct map places; /* names of fields -> index, plus one */
    struct {
        struct schema_foreign *v;
        size_t n, cap;
    } foreign_keys;
    struct {
        struct schema_check *v;
        size_t n, cap;
    } checks;
    struct {
        struct schema_known *v;
        size_t n, cap;
    } known;
};

/* Returns the path of the schema of a CSV file; it need not exist. */
str schema_path(struct arena *a, str csv);

/* The same for a path without its extension. */
str schema_of_stem(struct arena *a, str stem);

/* schema_is: whether a path is that of a schema. schema_stem: such a path
   without .schema.yaml. */
bool schema_is(str path);
str schema_stem(str path);

/* Returns a path without its extension if it was probably meant as a schema
   (runs.schema.yml, runs.schema.json), else STR_NONE. */
str schema_misnamed(str path);

/* Parses a schema, in `a`; src->text must live as long. Faults are reported
   (schema-syntax, schema-key, schema-value); then returns NULL. */
struct schema *schema_read(struct arena *a, struct diags *d,
                           const struct source *src);

/* Returns the delimiter of a CSV file: the schema's, if s is not NULL and has
   one; else a tab if the file's name ends in .tsv, else a comma. */
char schema_delimiter(const struct schema *s, str csv);

/* Returns the field of a column, or NULL. */
const struct schema_field *schema_find(const struct schema *s, str column);
