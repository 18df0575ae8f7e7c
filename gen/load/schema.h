// SPDX-License-Identifier: MIT
// schema: the description of a dataset: NAME.schema.yaml beside NAME.csv or
// NAME.json, in
// the format of Frictionless' Table Schema with some keys of ours (unit,
// better, source, as_of, checks).
#pragma once

#include "base/diag.h"
#include "base/map.h"
#include "config/schema_value.h"

/* A string of the schema and its position; text.p is NULL if the string is not
   given. */
struct schema_text {
    str text;
    struct pos at;
};

struct schema_texts {
    struct schema_text *v;
    size_t n, cap;
};

enum { SCHEMA_KEY_MAX = 8 }; /* maximum number of columns of a key */

enum schema_better { SCHEMA_NEITHER, SCHEMA_HIGHER, SCHEMA_LOWER };

/* Whether cells are read as markup. SCHEMA_AS_SITE: as the site's setting
   says. */
enum schema_markup { SCHEMA_AS_SITE, SCHEMA_TEXT, SCHEMA_MARKUP };

/* A column of the file. */
struct schema_field {
    struct schema_text name;
    str title, description; /* STR_NONE if not given */
    enum schema_type type;  /* SCHEMA_ANY if not given */
    struct schema_text format;
    struct schema_text unit;
    enum schema_better better;
    enum schema_markup markup;
    /* constraints */
    bool required, unique;
    struct schema_text minimum, maximum; /* valid values of the type */
    struct schema_text pattern;          /* valid; matches whole cells */
    struct schema_texts values;          /* strings of `enum:`; n is 0 if it is
                                            not given */
    long min_length, max_length;         /* in characters; -1 if not given */
};

/* Columns whose values must occur in another file. */
struct schema_foreign {
    struct pos at;
    struct schema_texts fields;
    struct schema_text resource; /* path of that file from the folder of the
                                    checked file; if empty, that file is the
                                    checked file */
    struct schema_texts other_fields; /* columns of that file, as many as in
                                         `fields` */
};

/* A rule for all rows. If the file contains an expression verbatim, `at` of the
   expression is the position of its first byte, and at.len equals text.n.
   Otherwise, `at` is the position of the YAML value. */
struct schema_check {
    str name;
    struct pos at;
    struct lines let;         /* lines of a df script; may be empty */
    struct schema_text where; /* `where` and `expect` are df expressions;
                                 `where` is optional */
    struct schema_text expect;
    struct schema_text message; /* may contain {column}; optional */
    unsigned warning;           /* 1 if the severity is warning */
};

/* A known fault in published data, whose warning is silenced. */
struct schema_known {
    struct pos at;
    const struct diag_code *code; /* code of the silenced warning */
    struct schema_texts columns;  /* columns that identify a row */
    struct schema_texts cells;    /* the row's cells in these columns */
    str because;
};

struct schema {
    const struct source *src; /* the schema's file */
    str title, description;
    struct schema_text source, as_of; /* as_of: a date such as 2025-05-31 */
    str series; /* files with the same series supersede one another */
    struct schema_text records; /* JSON: names that lead to the list of records,
                                   separated by dots */
    char delimiter;             /* delimiter in `dialect:`; 0 if not given */
    char decimal, thousands;    /* characters in numbers; 0 if not given
                                 */
    struct schema_texts missing;     /* strings that stand for a missing value
                                        (missingValues:); by default only the
                                        empty string */
    struct schema_texts primary_key; /* at most SCHEMA_KEY_MAX */
    struct {
        struct schema_field *v;
        size_t n, cap;
    } fields;
    struct map field_numbers; /* name -> index in `fields`, plus one */
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

/* Returns the path, in `a`, of the schema of a dataset; the schema need not
   exist. */
str schema_path(struct arena *a, str csv);

/* Returns the path, in `a`, of the schema of a CSV file whose path without its
   extension is `stem`. */
str schema_of_stem(struct arena *a, str stem);

/* schema_is: whether `path` is the path of a schema. schema_stem: returns such
   a path without .schema.yaml. */
bool schema_is(str path);
str schema_stem(str path);

/* Appends to `out`, in `a`, the paths of all data files that the schema of
   `stem` would describe: CSV, JSON and SQLite files, also compressed. The files
   need not exist. */
void schema_data_files(struct arena *a, str stem, struct strs *out);

/* If a file's name suggests that it was meant as a schema (runs.schema.yml,
   runs.schema.json), returns `path` without its extensions ("runs"); else
   STR_NONE. */
str schema_misnamed(str path);

/* Parses a schema, in `a`; src->text must live as long. Returns NULL after
   reporting faults (schema-syntax, schema-key, schema-value). */
struct schema *schema_read(struct arena *a, struct diags *d,
                           const struct source *src);

/* Returns the delimiter of the CSV file `csv`: the `delimiter` of its schema s,
   if s is not NULL and sets a delimiter; else a tab if the file's name ends in
   .tsv; else a comma. */
char schema_delimiter(const struct schema *s, str csv);

/* Returns the field for a column's name, or NULL if the schema has no such
   field. */
const struct schema_field *schema_find(const struct schema *s, str column);
