// SPDX-License-Identifier: MIT
// headers_check: warns of content in a site's templates and raw HTML that the
// Content-Security-Policy of build/headers blocks.
#pragma once

#include "base/diag.h"
#include "template/template.h"

struct page;
struct site;

/* Warns (template-policy) of each inline script or style, and each resource
   from another host, in the site's own templates in `set`. No-op if the site
   has no headers or its own policy. */
void headers_check(const struct site *site, const struct template_set *set,
                   struct diags *d);

/* Warns in the same way about the raw HTML of a page. */
void headers_check_page(const struct site *site, struct page *page);
