// SPDX-License-Identifier: MIT
// included_address: addresses in files that pages include, which count from the
// file where `relative-docs` or `relative-images` says so, from the page
// otherwise.
#pragma once

#include "parse/parse.h"

/* An address as the page has to write it, encoded; the same where it counts
   from the page already. In p->a. */
str included_link(struct parse *p, str url);
str included_image(struct parse *p, str url);
