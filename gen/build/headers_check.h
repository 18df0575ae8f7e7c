// SPDX-License-Identifier: MIT
// headers_check: scripts and styles in a site's own templates, and in raw HTML
// of its pages, that the policy of build/headers keeps browsers from.
#pragma once

#include "base/diag.h"
#include "template/template.h"

struct page;
struct site;

/* Warns (template-policy) of each inline script or style, and of each that
   another host is asked for, unless the site has no headers or says what the
   policy of its pages is. */
void headers_check(const struct site *site, const struct template_set *set,
                   struct diags *d);

/* The same of the raw HTML of a page. */
void headers_check_page(const struct site *site, struct page *page);
