// SPDX-License-Identifier: MIT
// files: finds the images and downloads that a page names, and sets links to
// them.
#pragma once

#include "resolve/index.h"

/* Looks up the file of every image, download and link to a file on a page, and
   replaces its address by the relative URL from the page's output. Adds assets
   to page->info->assets and other files (below data/) to page->info->files, so
   that the build copies them. Reports missing files of images and downloads
   (file-missing). Sets the attribute _unresolved of a link to a missing file to
   the file's name, and reports the link (link-unresolved). Links in Markdown
   are not reported, since they may name a label, page or object
   (resolve/xref.h). Must be called after index_page. */
void files_resolve(const struct site *site, struct page *page);

/* Returns the URL, in the site's repository, of a file or folder that a page
   links to, if the site cannot contain that file, since the file is beside the
   content folder or above the site's folder. Returns STR_NONE for other links.
   The URL lives in `a`. */
str files_in_repository(const struct site *site, struct arena *a,
                        const struct page *page, str file);

/* Reports a link that has the attribute _unresolved. */
void files_report_link(const struct site *site, struct page *page,
                       const struct node *n);
