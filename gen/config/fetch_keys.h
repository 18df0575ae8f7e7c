// SPDX-License-Identifier: MIT
// fetch_keys: the value of `fetch:` in perfpress.yaml: the files that
// `perfpress fetch` copies from databases, buckets and web servers.
#pragma once

#include "config/yaml_keys.h"

enum fetch_from {
    FETCH_DATABASE, /* the rows of a query */
    FETCH_BUCKET,   /* objects of an S3 bucket */
    FETCH_WEB       /* a file of a web server */
};

struct fetch_key {
    struct pos at;    /* position of the entry */
    str to;           /* path of the snapshot from the root, normalized */
    struct pos to_at; /* position of the value of `to` */
    bool is_folder;   /* `to` ends with a slash: a folder of objects */
    enum fetch_from kind;
    str database;           /* DATABASE: name, as in PERFPRESS_DATABASE_NAME */
    str query;              /* DATABASE: path of the .sql file from the root */
    struct pos query_at;    /* position of the value of `query` */
    struct strs parameters; /* DATABASE: values of $1, $2, ... */
    struct strs key; /* DATABASE: names of the columns that identify a row;
                        empty: none */
    str from;        /* BUCKET, WEB: the URL */
    size_t rows;     /* maximum number of rows of a query */
    size_t bytes;    /* maximum size of the snapshot in bytes */
    double seconds;  /* maximum duration */
    double max_age;  /* seconds after which the snapshot is old; 0: never */
    bool empty;      /* the result of the query may have no rows */
    bool private;    /* WEB: the server may have a private address */
};

struct fetch_keys {
    struct fetch_key *v; /* in the order of perfpress.yaml */
    size_t n, cap;
};

/* Reads a list of maps into a struct fetch_keys. */
bool fetch_keys_read(struct yaml_reader *r, const struct yaml *y, void *to);

/* Returns the name of the environment variable with the address of a database:
   PERFPRESS_DATABASE_ and the name in capitals, with '_' for '-'. In `a`. */
str fetch_keys_variable(struct arena *a, str database);

/* Returns the entry whose snapshot is the file at `path` from the root, or
   whose folder contains that file. Returns NULL if there is no such entry. */
const struct fetch_key *fetch_keys_find(const struct fetch_keys *all, str path);
