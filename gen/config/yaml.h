// SPDX-License-Identifier: MIT
// yaml: parses YAML into a tree of strings, lists and maps with positions. A
// scalar without quotes that means null in YAML 1.2 is YAML_NULL; all other
// scalars are strings. yaml.c is the only file that includes libyaml's header.
#pragma once

#include "base/diag.h"
#include "base/map.h"

enum yaml_kind { YAML_NULL, YAML_TEXT, YAML_LIST, YAML_MAP };

struct yaml {
    enum yaml_kind kind;
    struct pos at;
    bool plain; /* a scalar without quotes, and not a block after '|' or '>' */
    str text;   /* value of a YAML_TEXT; empty for YAML_NULL */
    struct yaml *first, *next; /* entries of a list or map, in order */
    str key; /* name of a map's entry; an entry of a list has the key of the
                list, if any */
    struct pos key_at;
    const struct map *index; /* key -> entry; NULL if there are few entries */
};

/* Parses `text`, whole lines of src->text. `line` is the number of the first
   line of `text`. Returns the tree, a map, in `a`; an empty `text` is an empty
   map. Returns NULL after reporting a fault with `code`. Faults are malformed
   YAML, a text that is not a map, a key that appears twice or is not a string,
   an alias, deep nesting, and a second document. The wording of `code` has one
   argument. */
struct yaml *yaml_read(struct arena *a, struct diags *d,
                       const struct source *src, str text, uint32_t line,
                       const struct diag_code *code);

/* Splits the string `y` into lines, in `a`, each with its position in `src`,
   the source that `y` was parsed from. Returns false if `src` does not contain
   a line verbatim, because the string is folded or has escapes. */
bool yaml_lines(struct arena *a, const struct source *src, const struct yaml *y,
                struct lines *out);

/* Builds an index of a map's keys for yaml_get, in `a`, if the map has many
   entries. No entries may be added later. */
void yaml_index(struct arena *a, struct yaml *map);

/* Returns the entry of `map` that has this key, or NULL. */
struct yaml *yaml_get(const struct yaml *map, str key);
