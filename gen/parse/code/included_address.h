// SPDX-License-Identifier: MIT
// included_address: addresses in included files. With `relative-docs` or
// `relative-images`, an address is relative to the included file; otherwise it
// is relative to the page.
#pragma once

#include "parse/parse.h"

/* Return `url`, the address of a link or an image, as an address relative to
   the page, percent-encoded, in p->a. Both functions return `url` unchanged if
   it is not relative to an included file, because it begins with '/', '#' or a
   scheme, or because `relative-docs` or `relative-images` does not apply to
   it. */
str included_link(struct parse *p, str url);
str included_image(struct parse *p, str url);
