// SPDX-License-Identifier: MIT
// files: images and downloads that a page names: found on disk, and turned into
// links of the built site.
#pragma once

#include "resolve/index.h"

/* Looks up every image and download of a page as any file of a page is
   looked up, and replaces its address by the link from the page's output.
   Files that are no assets (those below data/) are noted in page->info->files
   so that the build copies them, and assets in page->info->assets. A missing
   one is reported (file-missing). Links to files of the site are treated alike,
   but may lead to what is not there: these get the attribute _unresolved, with
   the file's name, and are reported (link-unresolved) but for those of
   Markdown, which may be the names of something else (resolve/xref.h). After
   index_page. */
void files_resolve(const struct site *site, struct page *page);

/* The URL in the repository of what a link of a page leads to: a file or folder
   beside the content folder, or above the site's folder, where it cannot be
   looked up. STR_NONE for other links. In `a`. */
str files_in_repository(const struct site *site, struct arena *a,
                        const struct page *page, str file);

/* Reports a link that is _unresolved. */
void files_report_link(const struct site *site, struct page *page,
                       const struct node *n);
