// SPDX-License-Identifier: MIT
// yaml: parses YAML into a tree of strings, lists and maps with positions. Only
// the words for null of YAML 1.2 are recognized; other scalars are strings.
// yaml.c is the only file that includes libyaml's header.
#pragma once

#include "base/diag.h"
#include "base/map.h"

enum yaml_kind { YAML_NULL, YAML_TEXT, YAML_LIST, YAML_MAP };

struct yaml {
    enum yaml_kind kind;
    struct pos at;
    bool plain;                /* a string without quotes */
    str text;                  /* YAML_TEXT; empty for YAML_NULL */
    struct yaml *first, *next; /* entries of a list or map, in order */
    str key; /* in a map: the entry's name; in a list: the list's, if it has one
              */
    struct pos key_at;
    const struct map
        *index; /* key -> entry, of a map with many entries; or NULL */
};

/* Parses `text`, whole lines of src->text that begin at line `line`. The tree,
   a map, lives in `a`; an empty text is an empty map. Returns NULL after
   reporting a fault with `code`, whose wording takes one argument: malformed
   YAML, a value that is not a map, a key that appears twice or is not a string,
   an alias, deep nesting, a second document. */
struct yaml *yaml_read(struct arena *a, struct diags *d,
                       const struct source *src, str text, uint32_t line,
                       const struct diag_code *code);

/* Finds the lines of a string, each at its position in `src`, which the tree
   was parsed from; they live in `a`. Returns false if the file does not have a
   line verbatim: the string is folded or has escapes. */
bool yaml_lines(struct arena *a, const struct source *src, const struct yaml *y,
                struct lines *out);

/* Makes yaml_get look up entries of a large map in a table, which lives in `a`.
   Add no entries later. */
void yaml_index(struct arena *a, struct yaml *map);

/* Returns the entry of a map by its name, or NULL. */
struct yaml *yaml_get(const struct yaml *map, str key);
