// SPDX-License-Identifier: MIT
// objects: what the pages of a site describe, and which of it a reference
// means, by the rules of its language.
#pragma once

#include "parse/api/domain.h"
#include "resolve/info.h"

struct page;
struct site;

/* The generated pages that list objects. */
#define OBJECTS_INDEX "genindex.html"
#define OBJECTS_MODULES "py-modindex.html"

/* An object, and where it is described. */
struct site_object {
    const struct documented *of;
    const struct page *page;
    struct site_object *same; /* the next one of this name, */
    struct site_object *like; /* and the next whose last part is the same */
};

struct objects {
    struct map
        names; /* "py:a.b" -> struct site_object *, the one that counts */
    struct map lasts; /* "py:b" -> the same, all that end so */
    struct map keys;  /* what tells objects apart -> the one that has it */
    size_t n_modules; /* of Python */
    bool has_keywords;
};

/* Takes what a page describes into page->info. */
void objects_take(struct page *page);

/* Collects the objects of all pages, in `a`. What is described twice is
   reported (object-duplicate). */
struct objects *objects_collect(struct arena *a, const struct site *site,
                                struct diags *d);

/* The object that a pending_xref with a domain means, or NULL. More than one
   that it may mean is reported (object-ambiguous). */
const struct site_object *objects_find(const struct objects *all,
                                       struct page *page, const struct node *x);

/* One of any domain that has this name, seen from the reference. */
const struct site_object *objects_find_any(const struct objects *all,
                                           struct page *page,
                                           const struct node *x, str target);

/* Reports (object-unresolved, option-unresolved) a reference that means none.
 */
void objects_report(const struct objects *all, struct page *page,
                    const struct node *x);
