// SPDX-License-Identifier: MIT
// colours: checks that a name has one colour in the charts of all pages.
#pragma once

#include "load/site.h"

/* Reports each name whose colour on a page differs from that on the first page
   that shows it, once. To be called after all pages are rendered. */
void colours_check(struct site *site);
