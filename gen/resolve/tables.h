// SPDX-License-Identifier: MIT
// tables: ids of a page's tables and of their rows, which stay the same from
// build to build, and the names of the files that hold their data.
#pragma once

#include "resolve/index.h"

/* What the id of a table without a name is made of: its section, and its
   caption or, without one (empty), the header of its first column. So it stays
   when tables around it come and go. Never empty; in `a`. */
str tables_wish(struct arena *a, const struct node *table, str caption,
                str head);

/* Gives the tables that are explained ids, and notes the files with their data
   in page->info->tables. After index_page, and again when there are more. */
void tables_name(struct page *page);

/* Gives the rows of these tables their ids, which tables_account does
   otherwise: for what other pages say of them. They live in the page's arena.
 */
void tables_name_rows(const struct site *site, struct page *page);

/* Sets what explains these tables (table/account.h), when the page is about to
   be rendered; the names of rows become ids that are unique in the page. */
void tables_account(const struct site *site, struct page *page);
