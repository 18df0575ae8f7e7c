// SPDX-License-Identifier: MIT
// look: settings for the frame of all pages: logo, icon, accent colours, links
// of the header, footer. build/around resolves the links and files once all
// pages are known.
#pragma once

#include "config/yaml_keys.h"

/* A file of the content folder. */
struct look_file {
    str path; /* relative to the content folder; STR_NONE: not set */
    struct pos at;
};

/* A link, or plain text of the footer. */
struct look_link {
    str text;
    str to;        /* as written; STR_NONE: plain text */
    struct pos at; /* of `to` */
    /* set by around_settle: */
    str output; /* path of a file of the site; STR_NONE: `to` is a URL */
    str suffix; /* the part of the URL after the path, such as "#prices" */
};

struct look_links {
    struct look_link *v;
    size_t n, cap;
};

struct look_logo {
    struct look_file light, dark; /* dark: STR_NONE if one serves both */
    str alt;                      /* STR_NONE: the site's title */
};

/* "#0a6ebd", in lower case; STR_NONE: the theme's colour. */
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

/* Readers of these keys. logo: a struct look_logo. favicon: a struct look_file.
   accent: a struct look_accent. header_links: a list of {title, page} or
   {title, url}; footer: text in which [text](target) is a link; both a struct
   look_links. creator: a struct look_creator, as a string or {name, url}. */
bool look_read_logo(struct yaml_reader *r, const struct yaml *y, void *to);
bool look_read_favicon(struct yaml_reader *r, const struct yaml *y, void *to);
bool look_read_accent(struct yaml_reader *r, const struct yaml *y, void *to);
bool look_read_links(struct yaml_reader *r, const struct yaml *y, void *to);
bool look_read_foot(struct yaml_reader *r, const struct yaml *y, void *to);
bool look_read_creator(struct yaml_reader *r, const struct yaml *y, void *to);

/* Whether a link leads out of the site: it is a web or mail address. */
bool look_is_address(str to);
