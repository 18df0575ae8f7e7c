// SPDX-License-Identifier: MIT
// path: slash-separated paths inside the site, as strings; nothing here reads
// the disk.
#pragma once

#include "base/str.h"

enum {
    PATH_BYTES = 4096, /* longest path of a file, with its NUL */
    PATH_ENCODED_BYTES = 3 * PATH_BYTES /* the same, percent-encoded */
};

/* Joins "a/b" and "c" to "a/b/c"; an empty or "." folder gives the name alone.
 */
str path_join(struct arena *a, str folder, str name);

/* Returns the folder of a path: "a/b.rst" gives "a", "b.rst" gives "". */
str path_dir(str path);
str path_base(str path);        /* "a/b.rst" gives "b.rst" */
str path_ext(str path);         /* "a/b.rst" gives ".rst", or "" */
str path_without_ext(str path); /* "a/b.rst" gives "a/b" */

/* Removes ".", ".." and double slashes, and a leading '/'. Returns false if
   ".." leads above the start, or if the path has a NUL or backslash. */
bool path_normal(struct arena *a, str path, str *out);

/* The same, but ".." at the start is kept, as in URLs and Sphinx' page names.
 */
bool path_normal_below(struct arena *a, str path, str *out);

/* Whether a path is below a folder, at any depth. */
bool path_is_below(str path, str folder);

/* Whether two folders are equal or one is below the other. */
bool path_overlaps(str a, str b);

/* Percent-encodes a path for use in a URL (RFC 3986), also ':', which would end
   a scheme. */
str path_encode(struct arena *a, str path);

/* Decodes a path; malformed escapes are kept. */
str path_decode(struct arena *a, str address);

/* Returns the relative link from page `from` to file `to`, percent-encoded.
   Both are paths below the same root: ("a/b.html", "c/d e.html") gives
   "../c/d%20e.html". */
str path_relative(struct arena *a, str from, str to);

/* Returns the prefix from a page to the root: "../" for "a/b.html", "" for "b".
 */
str path_to_root(struct arena *a, str from);
