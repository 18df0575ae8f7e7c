// SPDX-License-Identifier: MIT
// yaml_keys: reads YAML maps into structs, as described by tables of keys. A
// fault is reported at the position of the faulty value, and reading continues
// with the next key.
#pragma once

#include <stddef.h>

#include "config/yaml.h"

struct yaml_reader {
    struct arena *a; /* memory for the values that are read */
    struct diags *d;
    const struct source *src;
    const struct diag_code *unknown; /* reported for an unknown key */
    const struct diag_code *bad;     /* reported for an invalid value */
    bool ok;                         /* no fault so far */
    const struct yaml_key *key;      /* the key whose value is being read */
};

/* The kinds of values that a key may have, as flags. */
enum {
    YAML_OF_TEXT = 1 << YAML_TEXT,
    YAML_OF_LIST = 1 << YAML_LIST,
    YAML_OF_MAP = 1 << YAML_MAP,
    YAML_OR_NOTHING = 1 << YAML_NULL /* null: the reader is not called */
};

/* Reads the value `y` into *to, a member of the struct that is being filled.
   Returns false if the value is invalid; the caller then reports
   r->key->expected. A reader that has reported a fault itself returns true. */
typedef bool (*yaml_read_fn)(struct yaml_reader *r, const struct yaml *y,
                             void *to);

struct yaml_key {
    str name;
    unsigned kinds;
    const char *expected; /* message for an invalid value: "it must be a
                             list of fields" */
    yaml_read_fn read;
    size_t offset;     /* offset of the member in the struct, in bytes */
    long least, most;  /* minimum and maximum of a number */
    const str *words;  /* for yaml_read_word: array of `most` words */
    yaml_read_fn each; /* for yaml_read_list: checks or converts an entry, a
                          str; or NULL */
    const struct yaml_keys *below; /* for yaml_read_map: the map's keys */
};

struct yaml_keys {
    const char *of; /* used in help messages: "keys of a field" */
    const struct yaml_key *v;
    size_t n;
    const char *(*misplaced)(
        str key); /* optional: returns help for a key that belongs elsewhere or
                     was removed, or NULL */
};

#define YAML_ROW(called, of_kinds, is_expected, reader)                     \
    .name = S_INIT(called), .kinds = (of_kinds), .expected = (is_expected), \
    .read = (reader)

/* Rows of a table. The reader of YAML_WHOLE gets a pointer to the whole struct;
   the reader of YAML_KEY gets a pointer to a member. */
#define YAML_WHOLE(name, kinds, expected, read) \
    {                                           \
        YAML_ROW(name, kinds, expected, read)   \
    }
#define YAML_KEY(type, name, kinds, expected, read, member) \
    {                                                       \
        YAML_ROW(name, kinds, expected, read),              \
            .offset = offsetof(type, member)                \
    }
/* A map whose keys fill members of the same struct. */
#define YAML_BELOW(name, keys, expected)                                      \
    {                                                                         \
        YAML_ROW(name, YAML_OF_MAP, expected, yaml_read_map), .below = (keys) \
    }
#define YAML_TEXT_KEY(type, name, member)                                    \
    YAML_KEY(type, name, YAML_OF_TEXT, "it must be a string", yaml_read_str, \
             member)
#define YAML_BOOL_KEY(type, name, member)                          \
    YAML_KEY(type, name, YAML_OF_TEXT, "it must be true or false", \
             yaml_read_bool, member)
#define YAML_NUMBER_KEY(type, name, low, high, expected, read, member)       \
    {                                                                        \
        YAML_ROW(name, YAML_OF_TEXT, expected, read),                        \
            .offset = offsetof(type, member), .least = (low), .most = (high) \
    }
#define YAML_WORD_KEY(type, name, of, expected, member)         \
    {                                                           \
        YAML_ROW(name, YAML_OF_TEXT, expected, yaml_read_word), \
            .offset = offsetof(type, member), .words = (of),    \
            .most = sizeof(of) / sizeof *(of)                   \
    }
#define YAML_LIST_KEY(type, name, kinds, expected, read, member) \
    {                                                            \
        YAML_ROW(name, kinds, expected, yaml_read_list),         \
            .offset = offsetof(type, member), .each = (read)     \
    }
#define YAML_KEYS(of, v)                     \
    {                                        \
        of, v, sizeof(v) / sizeof *(v), NULL \
    }

/* Reads the entries of `map`, as described by `keys`, into the struct *to.
   Reports unknown keys and invalid values, and then sets r->ok to false. Always
   returns true, so that a reader can return the result. */
bool yaml_keys_read(struct yaml_reader *r, const struct yaml *map,
                    const struct yaml_keys *keys, void *to);

/* Whether `y` is of one of `kinds`, flags such as YAML_OF_MAP. If not, reports
   `expected`. */
bool yaml_is(struct yaml_reader *r, const struct yaml *y, unsigned kinds,
             const char *expected);

/* Reports the invalid value `y`; `why` says what is wrong or expected. Sets
   r->ok to false. Always returns true, so that a reader can return the
   result. */
bool yaml_refuse(struct yaml_reader *r, const struct yaml *y, const char *why);

/* Like yaml_refuse, but reports the key of `y`, which is invalid itself. */
void yaml_refuse_key(struct yaml_reader *r, const struct yaml *y,
                     const char *why);

/* Readers of a str, of a bool, and of a long or size_t within the key's limits.
   yaml_read_word stores the index of one of the key's words as an unsigned.
   yaml_read_list reads a list of strings, or a single string, into a struct
   strs; it reports and skips an entry that is empty, is not a string, or is
   refused by the key's `each`. */
bool yaml_read_str(struct yaml_reader *r, const struct yaml *y, void *to);
bool yaml_read_bool(struct yaml_reader *r, const struct yaml *y, void *to);
bool yaml_read_long(struct yaml_reader *r, const struct yaml *y, void *to);
bool yaml_read_size(struct yaml_reader *r, const struct yaml *y, void *to);
bool yaml_read_word(struct yaml_reader *r, const struct yaml *y, void *to);
bool yaml_read_list(struct yaml_reader *r, const struct yaml *y, void *to);

/* Reads a map as described by r->key->below. */
bool yaml_read_map(struct yaml_reader *r, const struct yaml *y, void *to);
