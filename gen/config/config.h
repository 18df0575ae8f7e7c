// SPDX-License-Identifier: MIT
// config: the settings in perfpress.yaml.
#pragma once

#include "base/diag.h"
#include "chart/data/palette.h"
#include "config/exclude.h"
#include "config/external_rules.h"
#include "config/fetch_keys.h"
#include "config/header_rules.h"
#include "config/host_files.h"
#include "config/instances.h"
#include "config/inventory_keys.h"
#include "config/look.h"
#include "config/mapped.h"
#include "config/myst_choice.h"
#include "config/pages_keys.h"
#include "config/publish_target.h"
#include "config/published.h"
#include "config/redirect.h"
#include "config/repository.h"
#include "config/search_choice.h"
#include "config/writing.h"

/* The settings. Bool members are false by default unless stated otherwise. */
struct config {
    str title, base_url; /* base_url ends with '/' or is STR_NONE */
    str description, lang;
    str highlight; /* highlight_language: default language of code blocks; or
                      STR_NONE */
    str content, data, templates, output; /* folders, relative to the root */
    struct strs sources; /* further folders and files that pages may read */
    struct strs exclude; /* patterns of files that are not part of the site */
    struct strs include; /* patterns of the pages to build; empty: all pages */
    struct published published;
    struct inventory_keys inventories;
    struct pages_keys pages;
    struct fetch_keys fetch; /* in the order of perfpress.yaml */
    struct writing_keys writing;
    struct mapped_names directives, roles;
    bool raw_html;           /* allow_raw_html: pages may contain raw HTML */
    bool numfig;             /* number figures, tables and code */
    bool trim_doctest_flags; /* remove doctest's flags from code; true by
                                default */
    bool math_number_all;    /* number all displayed formulas */
    bool math_numfig;        /* number formulas like figures; true by
                                default */
    str math_eqref_format;   /* contains {number} */
    struct map math_macros;  /* name -> struct math_macro * */
    struct myst_choice myst; /* Markdown's extensions */
    bool explain;            /* tables explain computed cells; true by
                                default */
    bool fold;   /* tables hide columns of equal cells; true by default */
    bool markup; /* cells are read as markup; true by default */
    unsigned thousands; /* separator of thousands (enum thousands) */
    /* `colors:`: colours of names in charts */
    struct palette_colours colours;
    unsigned digits; /* significant digits of computed floats; 0 (the default):
                        all */
    struct search_choice search;
    bool tools;   /* readers can sort and filter tables; true by default */
    bool what_if; /* readers can replace prices; true by default */
    bool private; /* other sites may not embed files; also sets headers.on */
    bool from_sphinx; /* `from: sphinx`: faults are reported as leniently as by
                         Sphinx */
    const struct diag_levels *levels; /* levels set by `warnings:`; NULL if not
                                         given */
    struct external_rules external;
    struct publish_targets publish; /* in the order of perfpress.yaml */
    struct redirects redirects;     /* in the order of perfpress.yaml */
    struct header_rules headers;    /* in the order of perfpress.yaml */
    struct instances instances;     /* in the order of perfpress.yaml */
    struct strs host_files;         /* published files that configure hosts */
    struct look_logo logo;
    struct look_file favicon;
    struct look_accent accent;
    struct look_links header_links, footer;
    str copyright, license;      /* either may be STR_NONE */
    str version;                 /* version of the site, such as a commit; or
                                    STR_NONE */
    struct look_creator creator; /* creator of the data */
    struct repository repository;
    bool feed;                 /* write feed.xml; true by default */
    const struct yaml *params; /* map of parameters for templates; or NULL */
    const struct yaml *file; /* perfpress.yaml, parsed; NULL if it is missing */
};

/* Returns the settings of an empty perfpress.yaml. */
struct config config_default(void);

#define CONFIG_BASE_URL \
    "it must be the site's URL, such as https://example.com/perf/"

/* Normalizes `text` for base_url into *out, in `a`: percent-encodes the path
   and ends it with '/'. Returns false if `text` is not a web URL, or has a
   query, a fragment, a user name, or a segment "." or ".." in its path. */
bool config_base_url(struct arena *a, str text, str *out);

/* Parses `src`, perfpress.yaml, into *out; missing keys have their defaults.
   Returns false after reporting all faults: unknown keys, invalid values,
   folders that are outside the site or overlap. *out lives in `a` and refers to
   `src`. */
bool config_read(struct arena *a, struct diags *d, const struct source *src,
                 struct config *out);

/* Returns the position of the value of `key`; if the value is a list that has
   an item i (from 0), returns the position of that item. Returns no position
   (src is NULL) if perfpress.yaml does not have the key. */
struct pos config_at(const struct config *c, str key, size_t i);
