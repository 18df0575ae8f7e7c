// SPDX-License-Identifier: MIT
// mapped: directives and roles that a site defines itself: the values of
// `directives:` and `roles:` in perfpress.yaml.
#pragma once

#include "config/yaml_keys.h"

enum mapped_as {
    MAPPED_LINK, /* for roles only; uses `url` and `caption` */
    MAPPED_TEMPLATE,
    MAPPED_DROP, /* shows nothing */
    MAPPED_LITERAL,
    MAPPED_CONTAINER, /* the kinds from here up to MAPPED_TARGET are for
                         directives only */
    MAPPED_ADMONITION,
    MAPPED_LIKE,     /* an alias of the directive `like` */
    MAPPED_DESCRIBE, /* describes objects of the kind `type` */
    MAPPED_TARGET,   /* only defines targets, for objects of the kind `type` */
    MAPPED_TEXT,     /* the kinds from here on are for roles only */
    MAPPED_EMPHASIS,
    MAPPED_STRONG
};

/* A kind of object, as added by Sphinx's add_object_type and add_crossref_type.
 */
struct mapped_type {
    str role; /* role that refers to such objects, in lower case */
    /* position, in perfpress.yaml, of the value of `describe` or `target`; if
       the directive has neither, of the directive's key */
    struct pos at;
    enum mapped_as text; /* style of the role's text: MAPPED_LITERAL, ..._TEXT,
                            ..._EMPHASIS or ..._STRONG */
    str index; /* pattern of index entries, in which %s is the name; or empty */
    str title; /* pattern of shown signatures, %s being the name; or empty */
    bool first_word; /* the object's name is the first word, not the whole
                        signature */
    bool program;    /* each `option` described after the object belongs to the
                        object */
};

struct mapped {
    str name;          /* in lower case */
    str url;           /* pattern of URLs, with one %s for the role's target */
    str caption;       /* pattern of the link's text, with at most one %s; or
                          STR_NONE */
    enum mapped_as as; /* kind of the replacement */
    str template;      /* template's name, without ".mustache" */
    str like;          /* MAPPED_LIKE: name of the other directive */
    str title, words;  /* fixed title and text of an admonition; or STR_NONE */
    struct mapped_type type;
    struct pos at, template_at; /* positions of the name, and of the value of
                                   `template` or `like` */
};

struct mapped_names {
    struct mapped *v; /* in the order of perfpress.yaml */
    size_t n, cap;
};

/* Readers of `directives:` and `roles:`; *to is a struct mapped_names. */
bool mapped_read_directives(struct yaml_reader *r, const struct yaml *y,
                            void *to);
bool mapped_read_roles(struct yaml_reader *r, const struct yaml *y, void *to);

/* Whether a directive defines a kind of object. */
static inline bool mapped_is_type(const struct mapped *m)
{
    return m->as == MAPPED_DESCRIBE || m->as == MAPPED_TARGET;
}

/* Returns the directive or role called `name`, ignoring case, or NULL. */
const struct mapped *mapped_find(const struct mapped_names *all, str name);
