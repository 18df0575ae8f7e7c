// SPDX-License-Identifier: MIT
// files: finds the images and downloads that a page names, and links to
// them.
#pragma once

#include "resolve/index.h"

/* Looks up every image and download of a page, and replaces its address by the
   link from the page's output. Files that are not assets (those below data/)
   are added to page->info->files, so that the build copies them, assets to
   page->info->assets. A missing file is reported (file-missing). Links to files
   are resolved, too. A link to a missing file gets the attribute _unresolved,
   the file's name, and is reported (link-unresolved), except in Markdown, where
   it may be another name (resolve/xref.h). Call it after index_page. */
void files_resolve(const struct site *site, struct page *page);

/* Returns the URL in the repository for a link of a page to a file or folder
   beside the content folder, or above the site's folder, where it cannot be
   looked up. STR_NONE for other links. In `a`. */
str files_in_repository(const struct site *site, struct arena *a,
                        const struct page *page, str file);

/* Reports a link with the attribute _unresolved. */
void files_report_link(const struct site *site, struct page *page,
                       const struct node *n);
