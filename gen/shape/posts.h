// SPDX-License-Identifier: MIT
// posts: pages with a date that ablog's post files under names, and lists of
// them.
#pragma once

#include "doc/post.h"
#include "shape/relocate.h"

/* Takes what a page says of itself as a post into page->info, once its
   files are known, before references across pages are resolved. */
void posts_take(struct page *page);

/* The pages that are posts with a date, the newest first; in `a`. */
struct posts {
    struct page **v;
    size_t n, cap;
};
struct posts posts_collect(struct arena *a, const struct site *site);

/* Fills a box on a page with the list of those posts that are wanted. A name
   that no post has is passed over; without one, all but the page itself are. */
void posts_list(const struct posts *posts, const struct post_list *wanted,
                struct page *page, struct node *box, relocated_fn *resolve,
                void *data);
