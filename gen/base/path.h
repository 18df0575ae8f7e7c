// SPDX-License-Identifier: MIT
// path: slash-separated paths inside the site, as text; nothing here looks
// at the disk.
#pragma once

#include "base/str.h"

enum {
    PATH_BYTES = 4096, /* no file has a longer path; with its NUL */
    PATH_ENCODED_BYTES = 3 * PATH_BYTES /* as it stands in an address */
};

/* "a/b" and "c" give "a/b/c"; an empty or "." folder gives the name alone. */
str path_join(struct arena *a, str folder, str name);

/* "a/b.rst" gives "a", "b.rst" gives "". */
str path_dir(str path);
str path_base(str path);        /* "a/b.rst" gives "b.rst" */
str path_ext(str path);         /* "a/b.rst" gives ".rst", or "" */
str path_without_ext(str path); /* "a/b.rst" gives "a/b" */

/* Without ".", ".." and doubled slashes; false when ".." leads above the
   start or a NUL or backslash stands in it. A leading '/' is dropped. */
bool path_normal(struct arena *a, str path, str *out);

/* The same, but ".." at the start stays there, as in a URL and in Sphinx' names
   of pages. */
bool path_normal_below(struct arena *a, str path, str *out);

/* True when a path lies in a folder, at any depth, and is not the folder. */
bool path_is_below(str path, str folder);

/* True when one of two folders lies in the other, or is the other. */
bool path_overlaps(str a, str b);

/* A path as it stands in an address (RFC 3986): what cannot stand there is
   percent-encoded, also ':', which would end a scheme. */
str path_encode(struct arena *a, str path);

/* The other way round; what no path can come from, stays as it is. */
str path_decode(struct arena *a, str address);

/* The relative link from page `from` to file `to`, both paths below the same
   root, encoded: ("a/b.html", "c/d e.html") gives "../c/d%20e.html". */
str path_relative(struct arena *a, str from, str to);

/* The prefix from a page to the root: "a/b.html" gives "../", "b" gives "". */
str path_to_root(struct arena *a, str from);
