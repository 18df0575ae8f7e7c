// SPDX-License-Identifier: MIT
// tables: assigns ids to a page's tables and rows, which stay the same from
// build to build, and names to the files with the data of the tables.
#pragma once

#include "resolve/index.h"

/* Returns the preferred id of a table without a name. The id is made from the
   id of the enclosing section, if any, and the caption or, if that is empty,
   the header of the first column. So it does not depend on the tables before
   it. Never empty; lives in `a`. */
str tables_wish(struct arena *a, const struct node *table, str caption,
                str head);

/* Assigns ids to the page's tables with explanations, and adds the paths of
   their data files to page->info->tables. Must be called after index_page, and
   again after tables were added. */
void tables_name(struct page *page);

/* Assigns ids to the rows of tables with explanations. Call it before
   tables_account if other pages link to these rows. The ids live in the page's
   arena. */
void tables_name_rows(const struct site *site, struct page *page);

/* Sets the explanations (table/account.h) right before the page is rendered,
   and makes the names of rows unique ids of the page. */
void tables_account(const struct site *site, struct page *page);
