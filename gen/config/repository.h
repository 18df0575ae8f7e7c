// SPDX-License-Identifier: MIT
// repository: `repository:` in perfpress.yaml: the URLs of a site's sources, at
// which a page can be edited or an issue opened.
#pragma once

#include "config/yaml_keys.h"

struct repository {
    str url;    /* without a '/' at its end; STR_NONE if not set */
    str branch; /* name of the branch; "main" by default */
    str path;   /* path of the site in the repository, without '/' at its ends;
                   may be empty */
    str edit, view, issue; /* patterns of URLs, with {url}, {branch}, {path},
                              {title} and {body}; STR_NONE: no such link */
};

/* Reads the value of `repository:`, a URL or a map, into a struct repository.
   The default of each pattern depends on `kind:` or, if that is not given, on
   the URL's host. */
bool repository_read(struct yaml_reader *r, const struct yaml *y, void *to);

/* Returns the URL, in `a`, at which a file can be edited. `file` is its path
   from the site's root. Returns STR_NONE if r->url, r->edit or `file` is
   STR_NONE. */
str repository_edit(struct arena *a, const struct repository *r, str file);

/* Returns the URL, in `a`, of a file or folder. `file` is its path from the
   site's root and may begin with "../". Returns STR_NONE if r->url or r->view
   is STR_NONE, or if the path leads out of the repository. */
str repository_view(struct arena *a, const struct repository *r, str file);

/* Returns the URL, in `a`, that opens an issue with this title and body.
   Returns STR_NONE if r->url or r->issue is STR_NONE. */
str repository_issue(struct arena *a, const struct repository *r, str title,
                     str body);
