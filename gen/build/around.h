// SPDX-License-Identifier: MIT
// around: where the links and files lead that perfpress.yaml names for the
// header and the foot of every page.
#pragma once

#include "base/diag.h"

struct site;

/* Settles the links of the site's header and foot, and finds its logo and
   favicon among the files of the content folder. What is not there is reported
   where it is named (doc-unresolved, file-missing). */
void around_settle(struct site *site, struct diags *d);
