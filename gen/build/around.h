// SPDX-License-Identifier: MIT
// around: resolves the links and files that perfpress.yaml names for the header
// and footer of all pages.
#pragma once

#include "base/diag.h"

struct site;

/* Resolves the links of the site's header and footer, and checks that its logo
   and favicon exist in the content folder. Missing pages and files are reported
   at their names in perfpress.yaml (doc-unresolved, file-missing). */
void around_settle(struct site *site, struct diags *d);
