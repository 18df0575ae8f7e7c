// SPDX-License-Identifier: MIT
// repository: where a site's sources are kept, `repository:` of perfpress.yaml:
// the addresses at which a page is edited, and a fault is told.
#pragma once

#include "config/yaml_keys.h"

struct repository {
    str url;    /* without a '/' at its end; STR_NONE: none is named */
    str branch; /* "main" where nothing is said */
    str path;   /* of the site in it, without '/' at its ends; may be empty */
    str edit, view, issue; /* patterns with {url}, {branch}, {path}, {title},
                              {body}; STR_NONE: not to be offered */
};

/* Reads the value of `repository:`, an address or a map, into a struct
   repository. The patterns come from the address of a known host, from `kind:`
   or are given. */
bool repository_read(struct yaml_reader *r, const struct yaml *y, void *to);

/* Where a file, by its path from the site's root, is edited. STR_NONE when that
   is not offered. In `a`. */
str repository_edit(struct arena *a, const struct repository *r, str file);

/* Where a file or folder is shown, by its path from the site's root, which may
   begin with "../". STR_NONE when that is not offered or leads out of the
   repository. In `a`. */
str repository_view(struct arena *a, const struct repository *r, str file);

/* Where an issue with this title and text is opened; STR_NONE likewise. */
str repository_issue(struct arena *a, const struct repository *r, str title,
                     str body);
