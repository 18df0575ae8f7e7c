// SPDX-License-Identifier: MIT
// headers_check: warns of scripts and styles in a site's templates and raw HTML
// that the policy of build/headers blocks.
#pragma once

#include "base/diag.h"
#include "template/template.h"

struct page;
struct site;

/* Warns (template-policy) of each inline script or style, and of each one from
   another host, unless the site has no headers or its own policy. */
void headers_check(const struct site *site, const struct template_set *set,
                   struct diags *d);

/* The same for the raw HTML of a page. */
void headers_check_page(const struct site *site, struct page *page);
