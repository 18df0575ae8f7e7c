// SPDX-License-Identifier: MIT
// mapped: the values of `directives:` and `roles:` in perfpress.yaml:
// directives and roles that a site defines itself.
#pragma once

#include "config/yaml_keys.h"

enum mapped_as {
    MAPPED_LINK, /* roles only: url, caption */
    MAPPED_TEMPLATE,
    MAPPED_DROP, /* nothing is shown */
    MAPPED_LITERAL,
    MAPPED_CONTAINER, /* this and the next four: for directives only */
    MAPPED_ADMONITION,
    MAPPED_LIKE,     /* stands for another directive: like */
    MAPPED_DESCRIBE, /* describes a kind of object: type */
    MAPPED_TARGET,   /* only names a kind of object, as a target: type */
    MAPPED_TEXT,     /* this and the next two: for roles only */
    MAPPED_EMPHASIS,
    MAPPED_STRONG
};

/* A kind of object, as added by Sphinx's add_object_type and add_crossref_type.
 */
struct mapped_type {
    str role;            /* refers to it; in lower case */
    struct pos at;       /* of the role's name, or the directive's */
    enum mapped_as text; /* how the role's text is shown */
    str index;           /* its entry in the index, with one %s; or empty */
    str title;           /* how a signature is shown, with one %s; or empty */
    bool first_word; /* the name is the first word, not the whole signature */
    bool program;    /* options described after it belong to it */
};

struct mapped {
    str name;          /* in lower case */
    str url;           /* holds %s */
    str caption;       /* STR_NONE, or a string that may hold %s */
    enum mapped_as as; /* what it is replaced by */
    str template;      /* its name, without ".mustache" */
    str like;          /* the name of another directive */
    str title, words;  /* of an admonition: fixed strings; or STR_NONE */
    struct mapped_type type;
    struct pos at, template_at; /* of the name; of `template` or `like` */
};

struct mapped_names {
    struct mapped *v; /* in the order of the file */
    size_t n, cap;
};

/* Readers of `directives:` and `roles:`; *to is a struct mapped_names. */
bool mapped_read_directives(struct yaml_reader *r, const struct yaml *y,
                            void *to);
bool mapped_read_roles(struct yaml_reader *r, const struct yaml *y, void *to);

/* Whether it defines a kind of object. */
static inline bool mapped_is_type(const struct mapped *m)
{
    return m->as == MAPPED_DESCRIBE || m->as == MAPPED_TARGET;
}

/* Returns the entry of a name, in any case, or NULL. */
const struct mapped *mapped_find(const struct mapped_names *all, str name);
