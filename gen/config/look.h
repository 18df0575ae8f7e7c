// SPDX-License-Identifier: MIT
// look: what perfpress.yaml says of what stands around every page: logo, icon,
// accent colours, links of the header, the foot. build/around settles where the
// links and files lead, once all pages are known.
#pragma once

#include "config/yaml_keys.h"

/* A file of the content folder. */
struct look_file {
    str path; /* from there; STR_NONE: none is named */
    struct pos at;
};

/* A link, or a text of the foot that is none. */
struct look_link {
    str text;
    str to;        /* as written; STR_NONE: plain text */
    struct pos at; /* of `to` */
    /* set by around_settle: */
    str output; /* of the site; STR_NONE: `to` is an address, */
    str suffix; /* and what stands behind it, as "#prices" */
};

struct look_links {
    struct look_link *v;
    size_t n, cap;
};

struct look_logo {
    struct look_file light, dark; /* dark: none where one serves both */
    str alt;                      /* STR_NONE: the site's title */
};

/* "#0a6ebd", in small letters; STR_NONE where the theme's stays. */
struct look_accent {
    struct look_colour {
        str text;
        struct pos at;
    } light, dark;
};

/* Who made the data. */
struct look_creator {
    str name, url; /* or STR_NONE */
};

/* Readers of the keys of that name: of a struct look_logo, a struct look_file,
   a struct look_accent, a list of {title, page} or {title, url} and a text in
   which [text](target) is a link, both as a struct look_links; a struct
   look_creator, as a text or {name, url}. */
bool look_read_logo(struct yaml_reader *r, const struct yaml *y, void *to);
bool look_read_favicon(struct yaml_reader *r, const struct yaml *y, void *to);
bool look_read_accent(struct yaml_reader *r, const struct yaml *y, void *to);
bool look_read_links(struct yaml_reader *r, const struct yaml *y, void *to);
bool look_read_foot(struct yaml_reader *r, const struct yaml *y, void *to);
bool look_read_creator(struct yaml_reader *r, const struct yaml *y, void *to);

/* True for what a link leads to that is no part of the site: an address of the
   web or of mail. */
bool look_is_address(str to);
