// SPDX-License-Identifier: MIT
// colours: checks that a name has one colour in the charts of all pages.
#pragma once

#include "load/site.h"

/* Reports each name of charts that has one colour on the first page that shows
   it and another colour on a later page. Reports a name only once. Call it
   after all pages are rendered. */
void colours_check(struct site *site);
