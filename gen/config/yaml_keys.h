// SPDX-License-Identifier: MIT
// yaml_keys: maps of YAML read into structs, by tables of their keys. Faults
// are reported where they stand; what else there is, is read all the same.
#pragma once

#include <stddef.h>

#include "config/yaml.h"

struct yaml_reader {
    struct arena *a; /* where what is read lives */
    struct diags *d;
    const struct source *src;
    const struct diag_code *unknown; /* for a key that no table has */
    const struct diag_code *bad;     /* for a value that cannot be used */
    bool ok;                         /* no fault so far */
};

/* What a value may be. */
enum {
    YAML_OF_TEXT = 1 << YAML_TEXT,
    YAML_OF_LIST = 1 << YAML_LIST,
    YAML_OF_MAP = 1 << YAML_MAP,
    YAML_OR_NOTHING = 1 << YAML_NULL /* which leaves *to alone */
};

/* A key: `read` stores what its value says in *to, a member of the struct that
   the map describes. */
struct yaml_key {
    str name;
    unsigned kinds;
    const char *expected; /* "a list of fields is expected" */
    void (*read)(struct yaml_reader *r, const struct yaml *y, void *to);
    size_t offset;
};

struct yaml_keys {
    const char *of; /* "keys of a field" */
    const struct yaml_key *v;
    size_t n;
    const char *(*misplaced)(str key); /* help for a key that belongs elsewhere
                                          or is gone, or NULL; may be NULL */
};

#define YAML_KEY(type, name, kinds, expected, read, member)         \
    {                                                               \
        S_INIT(name), kinds, expected, read, offsetof(type, member) \
    }
#define YAML_KEYS(of, v)                     \
    {                                        \
        of, v, sizeof(v) / sizeof *(v), NULL \
    }

/* Reads the entries of a map into *to. */
void yaml_keys_read(struct yaml_reader *r, const struct yaml *map,
                    const struct yaml_keys *keys, void *to);

/* Whether a value is of one of the kinds; if not, that is reported. */
bool yaml_is(struct yaml_reader *r, const struct yaml *y, unsigned kinds,
             const char *expected);

/* Reports a value that cannot be used, at its place. */
void yaml_refuse(struct yaml_reader *r, const struct yaml *y, const char *why);

/* Readers: of a str, a bool, a long from least to most, and one of n words,
   whose place among them is stored. */
void yaml_read_str(struct yaml_reader *r, const struct yaml *y, void *to);
void yaml_read_bool(struct yaml_reader *r, const struct yaml *y, void *to);
void yaml_read_long(struct yaml_reader *r, const struct yaml *y, long least,
                    long most, const char *expected, long *to);
void yaml_read_word(struct yaml_reader *r, const struct yaml *y,
                    const str *words, size_t n, const char *expected,
                    unsigned *to);
