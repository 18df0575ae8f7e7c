// SPDX-License-Identifier: MIT
// files: finds the images and downloads that a page names, and sets links to
// them.
#pragma once

#include "resolve/index.h"

/* Looks up every image and download of a page, and replaces its address by the
   link from the page's output. Assets are added to page->info->assets; other
   files (those below data/) to page->info->files, so that the build copies
   them. A missing file is reported (file-missing). Links to files are also
   resolved. A link to a missing file gets the file's name in the attribute
   _unresolved and is reported (link-unresolved), except in Markdown, where the
   link may name a label, page or object (resolve/xref.h). Must be called after
   index_page. */
void files_resolve(const struct site *site, struct page *page);

/* Returns the repository URL for a link from a page to a file or folder that
   cannot be looked up, since it is beside the content folder or above the
   site's folder. Returns STR_NONE for other links. The URL lives in `a`. */
str files_in_repository(const struct site *site, struct arena *a,
                        const struct page *page, str file);

/* Reports a link that has the attribute _unresolved. */
void files_report_link(const struct site *site, struct page *page,
                       const struct node *n);
