// SPDX-License-Identifier: MIT
// mapped: `directives:` and `roles:` of perfpress.yaml: names that a site has
// of its own, and what stands for them.
#ifndef LOAD_KEYS_MAPPED_H
#define LOAD_KEYS_MAPPED_H

#include "load/keys/yaml_keys.h"

enum mapped_as {
    MAPPED_LINK, /* of a role only: url, caption */
    MAPPED_TEMPLATE,
    MAPPED_DROP, /* nothing is shown */
    MAPPED_LITERAL,
    MAPPED_CONTAINER, /* these two of a directive only, */
    MAPPED_ADMONITION,
    MAPPED_TEXT, /* these three of a role */
    MAPPED_EMPHASIS,
    MAPPED_STRONG
};

struct mapped {
    str name;                   /* in small letters */
    str url;                    /* holds %s */
    str caption;                /* STR_NONE, or text that may hold %s */
    enum mapped_as as;          /* what it stands for */
    str template;               /* its name, without ".mustache" */
    struct pos at, template_at; /* of the name, of the template's */
};

struct mapped_names {
    struct mapped *v; /* in the order of the file */
    size_t n, cap;
};

/* Readers of `directives:` and `roles:`; *to is a struct mapped_names. */
void mapped_read_directives(struct yaml_reader *r, const struct yaml *y,
                            void *to);
void mapped_read_roles(struct yaml_reader *r, const struct yaml *y, void *to);

/* The entry of a name, in any case of its letters, or NULL. */
const struct mapped *mapped_find(const struct mapped_names *all, str name);

#endif
