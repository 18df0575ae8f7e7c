// SPDX-License-Identifier: MIT
// mapped: `directives:` and `roles:` of perfpress.yaml: names that a site has
// of its own, and what stands for them.
#pragma once

#include "config/yaml_keys.h"

enum mapped_as {
    MAPPED_LINK, /* of a role only: url, caption */
    MAPPED_TEMPLATE,
    MAPPED_DROP, /* nothing is shown */
    MAPPED_LITERAL,
    MAPPED_CONTAINER, /* these five of a directive only, */
    MAPPED_ADMONITION,
    MAPPED_LIKE,     /* another directive: like */
    MAPPED_DESCRIBE, /* a kind of thing that pages describe: type */
    MAPPED_TARGET,   /* one that they only name, at its place: type */
    MAPPED_TEXT,     /* these three of a role */
    MAPPED_EMPHASIS,
    MAPPED_STRONG
};

/* A kind of thing, as Sphinx' add_object_type and add_crossref_type add one. */
struct mapped_type {
    str role;            /* that refers to it, in small letters */
    struct pos at;       /* of the role's name, or of the directive's */
    enum mapped_as text; /* what the role's text becomes */
    str index;           /* the entry of the index, with one %s; or empty */
    str title;           /* what a signature shows, with one %s; or empty */
    bool first_word;     /* is its name, not the whole signature */
    bool program;        /* that options described after it belong to */
};

struct mapped {
    str name;          /* in small letters */
    str url;           /* holds %s */
    str caption;       /* STR_NONE, or text that may hold %s */
    enum mapped_as as; /* what it stands for */
    str template;      /* its name, without ".mustache" */
    str like;          /* the name of a directive, of the site's or not */
    str title, words;  /* of an admonition: fixed; or STR_NONE */
    struct mapped_type type;
    struct pos at, template_at; /* of the name, of the template's or like's */
};

struct mapped_names {
    struct mapped *v; /* in the order of the file */
    size_t n, cap;
};

/* Readers of `directives:` and `roles:`; *to is a struct mapped_names. */
bool mapped_read_directives(struct yaml_reader *r, const struct yaml *y,
                            void *to);
bool mapped_read_roles(struct yaml_reader *r, const struct yaml *y, void *to);

/* Whether it says what stands for a kind of thing. */
static inline bool mapped_is_type(const struct mapped *m)
{
    return m->as == MAPPED_DESCRIBE || m->as == MAPPED_TARGET;
}

/* The entry of a name, in any case of its letters, or NULL. */
const struct mapped *mapped_find(const struct mapped_names *all, str name);
