// SPDX-License-Identifier: MIT
// look: settings for the header, footer and colours of all pages: logo, icon,
// accent colours, links. build/around resolves the links and files once all
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
    str to; /* a path or URL, as in perfpress.yaml; STR_NONE: plain text */
    struct pos at; /* position of `to` */
    /* set by around_settle: */
    str output; /* path of a file of the site; STR_NONE: `to` is a URL */
    str suffix; /* the part of the URL after the path, such as "#prices" */
};

struct look_links {
    struct look_link *v;
    size_t n, cap;
};

struct look_logo {
    struct look_file light, dark; /* logos of light and dark pages; if dark.path
                                     is STR_NONE, all pages show `light` */
    str alt; /* alternative text; STR_NONE: the site's title */
};

/* The accent colours for light and dark pages, such as "#0a6ebd", in lower
   case. If a colour is STR_NONE, pages have the theme's colour. */
struct look_accent {
    struct look_colour {
        str text;
        struct pos at;
    } light, dark;
};

/* The creator of the data. */
struct look_creator {
    str name, url; /* either may be STR_NONE */
};

/* Readers of keys. *to is a struct of the type in parentheses:
   - logo (struct look_logo)
   - favicon (struct look_file)
   - accent (struct look_accent)
   - header_links, a list of {title, page} or {title, url} (struct look_links)
   - footer, text in which [text](target) is a link (struct look_links)
   - creator, a string or {name, url} (struct look_creator) */
bool look_read_logo(struct yaml_reader *r, const struct yaml *y, void *to);
bool look_read_favicon(struct yaml_reader *r, const struct yaml *y, void *to);
bool look_read_accent(struct yaml_reader *r, const struct yaml *y, void *to);
bool look_read_links(struct yaml_reader *r, const struct yaml *y, void *to);
bool look_read_foot(struct yaml_reader *r, const struct yaml *y, void *to);
bool look_read_creator(struct yaml_reader *r, const struct yaml *y, void *to);

/* Whether the target of a link is a URL, not a path in the site: it has a
   scheme or begins with "//". */
bool look_is_address(str to);
