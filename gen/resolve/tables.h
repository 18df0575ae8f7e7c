// SPDX-License-Identifier: MIT
// tables: ids of a page's tables and rows, which stay the same from build to
// build, and the names of the files with their data.
#pragma once

#include "resolve/index.h"

/* Returns the wished-for id of a table without a name: from its section, and
   its caption or, if that is empty, the header of its first column. So it does
   not depend on the tables around it. Never empty; in `a`. */
str tables_wish(struct arena *a, const struct node *table, str caption,
                str head);

/* Assigns ids to tables with explanations, and lists the files with their data
   in page->info->tables. Call it after index_page, and again after adding
   tables. */
void tables_name(struct page *page);

/* Assigns ids to the rows of these tables earlier than tables_account, if other
   pages link to them. They live in the page's arena. */
void tables_name_rows(const struct site *site, struct page *page);

/* Sets the explanations of these tables (table/account.h) right before the page
   is rendered, and makes the names of rows unique ids of the page. */
void tables_account(const struct site *site, struct page *page);
