// SPDX-License-Identifier: MIT
// move: a Sphinx site that moves in: what its conf.py says, the perfpress.yaml
// made of it, and notes on what was carried and what was not.
#pragma once

#include "base/buf.h"
#include "sphinx/conf.h"

enum move_kind {
    MOVE_CARRIED,   /* `text` is the key of perfpress.yaml */
    MOVE_LEFT,      /* `text` tells why */
    MOVE_EXTENSION, /* `text` tells what becomes of it */
    MOVE_UNREAD     /* `text` tells why */
};

struct move_note {
    enum move_kind kind;
    str name;      /* of conf.py: a setting, an extension */
    uint32_t line; /* there; 0: it is not of one line */
    str text;
    size_t pages; /* that an extension touches */
};

struct move {
    struct arena *a;
    str root;    /* of the site, absolute */
    str content; /* folder of conf.py, from there */
    struct conf conf;
    struct buf yaml;
    struct move_notes {
        struct move_note *v;
        size_t n, cap;
    } notes;
};

void move_note(struct move *m, enum move_kind kind, str name, uint32_t line,
               str text);

/* Whether there is a note on a setting. */
bool move_has_note(const struct move *m, str name);

/* A file that conf.py names, by its path from the content folder; STR_NONE for
   one that lies elsewhere. */
str move_file(const struct move *m, str written);

/* A list's texts, or one text; what is neither is left out. In m->a. */
struct strs move_texts(const struct move *m, const struct conf_value *v);

/* Whether conf.py has an extension of this name. */
bool move_has_extension(const struct move *m, str name);
