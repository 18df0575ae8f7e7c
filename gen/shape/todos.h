// SPDX-License-Identifier: MIT
// todos: the notes of todo directives, and the list of all of them that
// todolist asks for.
#pragma once

#include "shape/relocate.h"

/* Takes the notes of a page into page->info, once its files are known,
   before references across pages are resolved. */
void todos_take(struct page *page);

/* Fills a box on a page with the notes of all pages, each with a link to where
   it stands. */
void todos_list(const struct site *site, struct page *page, struct node *box,
                relocated_fn *resolve, void *data);
