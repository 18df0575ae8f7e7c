// SPDX-License-Identifier: MIT
// tables: assigns ids to a page's tables and rows, and names to the files with
// the data of the tables. The ids stay the same from build to build.
#pragma once

#include "resolve/index.h"

/* Returns the preferred id of a table without a name. The id is made from the
   id of the enclosing section, if any, and the caption or, if that is empty,
   the header of the first column. So it does not depend on the tables before
   this table. The id is never empty, and lives in `a`. */
str tables_wish(struct arena *a, const struct node *table, str caption,
                str head);

/* Assigns ids to the page's tables with explanations, and adds the paths of
   their data files to page->info->tables. Must be called after index_page, and
   again after tables were added. */
void tables_name(struct page *page);

/* Assigns ids to the rows of tables with explanations. If other pages link to
   the rows of a page, call this before tables_account. The ids live in the
   page's arena. */
void tables_name_rows(const struct site *site, struct page *page);

/* Sets the explanations of the page's tables (table/account.h), and turns the
   names of rows into ids that are unique in the page. Call it right before the
   page is rendered. */
void tables_account(const struct site *site, struct page *page);
