// SPDX-License-Identifier: MIT
// schema: what a dataset promises: NAME.schema.yaml beside NAME.csv, in the
// words of Frictionless' Table Schema with some of ours (unit, better, source,
// as_of, checks).
#pragma once

#include "base/diag.h"
#include "base/map.h"
#include "config/schema_value.h"

/* A text of the schema and its place; text.p is NULL where there is none. */
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

/* Whether cells are read as markup; AS_SITE: as the site is configured. */
enum schema_markup { SCHEMA_AS_SITE, SCHEMA_TEXT, SCHEMA_MARKUP };

/* A column that the file has. */
struct schema_field {
    struct schema_text name;
    str title, description; /* may be none */
    enum schema_type type;  /* SCHEMA_ANY where it is not told */
    struct schema_text format;
    struct schema_text unit;
    enum schema_better better;
    enum schema_markup markup;
    /* constraints */
    bool required, unique;
    struct schema_text minimum, maximum; /* values of the type */
    struct schema_text pattern;          /* a good one, for whole cells */
    struct schema_texts values;          /* enum; n is 0 without */
    long min_length, max_length;         /* in characters; -1 without */
};

/* Values of some columns that another file's have as well. */
struct schema_foreign {
    struct pos at;
    struct schema_texts fields;
    struct schema_text resource;      /* a CSV file beside this one; empty:
                                         this one */
    struct schema_texts other_fields; /* as many as fields */
};

/* A rule over the rows. An expression that is written in the file as it reads
   has the place of its text, at.len being text.n; another that of its value. */
struct schema_check {
    str name;
    struct pos at;
    struct lines let;         /* lines of a df script; may be none */
    struct schema_text where; /* df expressions; where may be none */
    struct schema_text expect;
    struct schema_text message; /* may hold {column}; may be none */
    unsigned warning;           /* 1: severity: warning */
};

/* A fault that the data are known to have: what was published was so. */
struct schema_known {
    struct pos at;
    const struct diag_code *code; /* of the warning that it silences */
    struct schema_texts columns;  /* the row: these columns have */
    struct schema_texts cells;    /* these cells; as many */
    str because;
};

struct schema {
    const struct source *src; /* the schema's own text */
    str title, description;
    struct schema_text source, as_of; /* as_of: a date, 2025-05-31 */
    char delimiter;                   /* dialect: {delimiter: ";"}; or 0 */
    char decimal, thousands;          /* of numbers; 0: not given */
    struct schema_texts missing;      /* missingValues; "" by default */
    struct schema_texts primary_key;  /* at most SCHEMA_KEY_MAX */
    struct {
        struct schema_field *v;
        size_t n, cap;
    } fields;
    struct map places; /* names of fields: their places, plus one */
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

/* The path of the schema that belongs to a CSV file, there or not. */
str schema_path(struct arena *a, str csv);

/* The same from the path without .csv. */
str schema_of_stem(struct arena *a, str stem);

/* True for the path of a schema; that path without .schema.yaml. */
bool schema_is(str path);
str schema_stem(str path);

/* The path without its end, of a file that may be meant for a schema:
   runs.schema.yml, runs.schema.json; else STR_NONE. */
str schema_misnamed(str path);

/* Reads a schema, all of which lives in `a`; src->text must live as long.
   What is wrong in it is reported (schema-syntax, schema-key, schema-value);
   NULL then. */
struct schema *schema_read(struct arena *a, struct diags *d,
                           const struct source *src);

/* What stands between the fields of a CSV file: what its schema says, unless
   that is NULL; else a tab where the file's name ends in .tsv; else a comma. */
char schema_delimiter(const struct schema *s, str csv);

/* The field of a column, or NULL. */
const struct schema_field *schema_find(const struct schema *s, str column);
