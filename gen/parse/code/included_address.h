// SPDX-License-Identifier: MIT
// included_address: addresses in files that pages include. They are relative
// to the file with `relative-docs` or `relative-images`, otherwise to the
// page.
#pragma once

#include "parse/parse.h"

/* Returns an address relative to the page, percent-encoded, in p->a. An address
   that is already relative to the page is returned unchanged. */
str included_link(struct parse *p, str url);
str included_image(struct parse *p, str url);
