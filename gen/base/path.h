// SPDX-License-Identifier: MIT
// path: slash-separated paths inside the site, as strings; nothing here reads
// the disk.
#pragma once

#include "base/str.h"

enum {
    PATH_BYTES = 4096, /* longest path of a file, with its NUL */
    PATH_ENCODED_BYTES = 3 * PATH_BYTES /* longest percent-encoded path */
};

/* Returns "a/b/c" for "a/b" and "c", in `a`. Returns the name alone if the
   folder is empty or ".", and the folder alone if the name is empty. */
str path_join(struct arena *a, str folder, str name);

/* Returns the folder of a path: "a/b.rst" gives "a", "b.rst" gives "". */
str path_dir(str path);
str path_base(str path);        /* "a/b.rst" gives "b.rst" */
str path_ext(str path);         /* "a/b.rst" gives ".rst", ".git" gives "" */
str path_without_ext(str path); /* "a/b.rst" gives "a/b" */

/* Sets *out to the path, in `a`, without ".", "..", double slashes and a slash
   at the start or end. Returns false if ".." leads above the start, or if the
   path has a NUL or backslash. */
bool path_normal(struct arena *a, str path, str *out);

/* Like path_normal, but drops a ".." that leads above the start, as in URLs and
   in Sphinx' page names. */
bool path_normal_below(struct arena *a, str path, str *out);

/* Whether a path is below a folder, at any depth. Returns false for the folder
   itself. */
bool path_is_below(str path, str folder);

/* Whether two folders are equal or one is below the other. */
bool path_overlaps(str a, str b);

/* Percent-encodes a path for use in a URL (RFC 3986), in `a`. Also encodes ':',
   which would end a scheme. */
str path_encode(struct arena *a, str path);

/* Decodes the percent-escapes of a URL's path, in `a`. Keeps malformed
   escapes. */
str path_decode(struct arena *a, str address);

/* Returns the relative link from page `from` to file `to`, percent-encoded.
   Both are paths below the same root: ("a/b.html", "c/d e.html") gives
   "../c/d%20e.html". */
str path_relative(struct arena *a, str from, str to);

/* Returns the prefix from a page to the root: "../" for "a/b.html", "" for "b".
 */
str path_to_root(struct arena *a, str from);
