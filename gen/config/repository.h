// SPDX-License-Identifier: MIT
// repository: `repository:` of perfpress.yaml: the URLs of a site's sources, at
// which a page can be edited or an issue opened.
#pragma once

#include "config/yaml_keys.h"

struct repository {
    str url;    /* without a '/' at its end; STR_NONE if not set */
    str branch; /* path of the site in the repository, without '/' at its ends;
                   may be empty */
    str path; /* of the site in the repository, without '/' at its ends; may be
                 empty */
    str edit, view, issue; /* patterns with {url}, {branch}, {path}, {title},
                              {body}; STR_NONE: do not show such a link */
};

/* Reads the value of `repository:`, a URL or a map, into a struct repository.
   The patterns are given, or are those of a known host or of `kind:`. */
bool repository_read(struct yaml_reader *r, const struct yaml *y, void *to);

/* Returns the URL, in `a`, where a file can be edited, by its path from the
   site's root. STR_NONE if there is no such link. */
str repository_edit(struct arena *a, const struct repository *r, str file);

/* Returns the URL, in `a`, of a file or folder, by its path from the site's
   root, which may begin with "../". STR_NONE if there is no such link, or if
   the path leads out of the repository. */
str repository_view(struct arena *a, const struct repository *r, str file);

/* Returns the URL that opens an issue with this title and text, in `a`;
   STR_NONE if there is no such link. */
str repository_issue(struct arena *a, const struct repository *r, str title,
                     str body);
