// SPDX-License-Identifier: MIT
// included_address: addresses in included files. With `relative-docs` or
// `relative-images`, an address is relative to the included file; otherwise it
// is relative to the page.
#pragma once

#include "parse/parse.h"

/* Return `url` as an address relative to the page, percent-encoded, in p->a. If
   `url` is already relative to the page, they return it unchanged. */
str included_link(struct parse *p, str url);
str included_image(struct parse *p, str url);
