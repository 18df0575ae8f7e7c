// SPDX-License-Identifier: MIT
// yaml_keys: reads maps of YAML into structs, by tables of their keys. A fault
// is reported at its value; the other values are read nevertheless.
#pragma once

#include <stddef.h>

#include "config/yaml.h"

struct yaml_reader {
    struct arena *a; /* holds the values that are read */
    struct diags *d;
    const struct source *src;
    const struct diag_code *unknown; /* reported for an unknown key */
    const struct diag_code *bad;     /* reported for an invalid value */
    bool ok;                         /* no fault so far */
    const struct yaml_key *key;      /* whose value is being read */
};

/* The kinds of values that a key may have. */
enum {
    YAML_OF_TEXT = 1 << YAML_TEXT,
    YAML_OF_LIST = 1 << YAML_LIST,
    YAML_OF_MAP = 1 << YAML_MAP,
    YAML_OR_NOTHING = 1 << YAML_NULL /* leaves *to alone */
};

/* Reads a value into *to, a member of the struct that the map describes.
   Returns false if the value is not what r->key->expected says, which the
   caller then reports. A reader that has reported a fault itself returns true.
 */
typedef bool (*yaml_read_fn)(struct yaml_reader *r, const struct yaml *y,
                             void *to);

struct yaml_key {
    str name;
    unsigned kinds;
    const char *expected; /* "a list of fields is expected" */
    yaml_read_fn read;
    size_t offset;     /* of the member */
    long least, most;  /* of a number */
    const str *words;  /* for yaml_read_word; `most` of them */
    yaml_read_fn each; /* for yaml_read_list: reads an entry into a str */
    const struct yaml_keys *below; /* for yaml_read_map: the keys of a map */
};

struct yaml_keys {
    const char *of; /* "keys of a field" */
    const struct yaml_key *v;
    size_t n;
    const char *(*misplaced)(
        str key); /* returns help for a key that belongs elsewhere or was
                     removed, or NULL; may be NULL */
};

#define YAML_ROW(called, of_kinds, is_expected, reader)                     \
    .name = S_INIT(called), .kinds = (of_kinds), .expected = (is_expected), \
    .read = (reader)

/* A key whose reader gets the whole struct; a key whose reader gets a member.
 */
#define YAML_WHOLE(name, kinds, expected, read) \
    {                                           \
        YAML_ROW(name, kinds, expected, read)   \
    }
#define YAML_KEY(type, name, kinds, expected, read, member) \
    {                                                       \
        YAML_ROW(name, kinds, expected, read),              \
            .offset = offsetof(type, member)                \
    }
/* A map whose keys are members of the same struct. */
#define YAML_BELOW(name, keys, expected)                                      \
    {                                                                         \
        YAML_ROW(name, YAML_OF_MAP, expected, yaml_read_map), .below = (keys) \
    }
#define YAML_TEXT_KEY(type, name, member)                                     \
    YAML_KEY(type, name, YAML_OF_TEXT, "a string is expected", yaml_read_str, \
             member)
#define YAML_BOOL_KEY(type, name, member)                           \
    YAML_KEY(type, name, YAML_OF_TEXT, "true or false is expected", \
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

/* Reads the entries of a map into *to. Returns true. */
bool yaml_keys_read(struct yaml_reader *r, const struct yaml *map,
                    const struct yaml_keys *keys, void *to);

/* Whether a value is of one of the kinds; reports it if not. */
bool yaml_is(struct yaml_reader *r, const struct yaml *y, unsigned kinds,
             const char *expected);

/* Reports an invalid value at its position. Returns true, for readers to
   return. */
bool yaml_refuse(struct yaml_reader *r, const struct yaml *y, const char *why);

/* Readers of a str, a bool, a long or size_t within the key's limits; of one of
   the key's words, whose index is stored as an unsigned; and of a list, or a
   single string, into a struct strs. An entry that is not a string, is empty,
   or is refused by `each` (which may be NULL) is reported and skipped. */
bool yaml_read_str(struct yaml_reader *r, const struct yaml *y, void *to);
bool yaml_read_bool(struct yaml_reader *r, const struct yaml *y, void *to);
bool yaml_read_long(struct yaml_reader *r, const struct yaml *y, void *to);
bool yaml_read_size(struct yaml_reader *r, const struct yaml *y, void *to);
bool yaml_read_word(struct yaml_reader *r, const struct yaml *y, void *to);
bool yaml_read_list(struct yaml_reader *r, const struct yaml *y, void *to);

/* Reads a map by the keys below its key. */
bool yaml_read_map(struct yaml_reader *r, const struct yaml *y, void *to);
