// SPDX-License-Identifier: MIT
// yaml: a YAML text as a small tree of texts, lists and maps, each with its
// place. Nothing is guessed from how a scalar looks, YAML 1.2's words for null
// apart. yaml.c is the only file that includes libyaml's header.
#pragma once

#include "base/diag.h"
#include "base/map.h"

enum yaml_kind { YAML_NULL, YAML_TEXT, YAML_LIST, YAML_MAP };

struct yaml {
    enum yaml_kind kind;
    struct pos at;
    bool plain;                /* a text without quotes */
    str text;                  /* YAML_TEXT; empty for YAML_NULL */
    struct yaml *first, *next; /* entries of a list or map, in order */
    str key;                   /* in a map: the entry's name; in a list: the
                                  list's, where it has one */
    struct pos key_at;
    const struct map *index; /* key -> entry, of a map with many; or NULL */
};

/* Reads `text`, whole lines of src->text of which the first has the number
   `line`. The tree, a map, lives in `a`; an empty text is an empty one. Faults
   (malformed YAML, something else than a map, a key that appears twice or is no
   text, an alias, deep nesting, a second document) are reported with `code`,
   whose wording takes one text; NULL then. */
struct yaml *yaml_read(struct arena *a, struct diags *d,
                       const struct source *src, str text, uint32_t line,
                       const struct diag_code *code);

/* The lines of a text, each at its place in `src`, which the tree was read
   from; they live in `a`. False when one is not written there as it reads: in
   a text that is folded or has escapes. */
bool yaml_lines(struct arena *a, const struct source *src, const struct yaml *y,
                struct lines *out);

/* Lets yaml_get look the entries of a map up in a table, where there are many.
   The table lives in `a`; none may be added later. */
void yaml_index(struct arena *a, struct yaml *map);

/* The entry of a map by name, or NULL. */
struct yaml *yaml_get(const struct yaml *map, str key);
