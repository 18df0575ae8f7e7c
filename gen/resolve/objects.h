// SPDX-License-Identifier: MIT
// objects: collects the objects that a site describes, and looks up references
// to them by the rules of each language.
#pragma once

#include "parse/api/domain.h"
#include "resolve/info.h"

struct page;
struct site;

/* File names of the generated pages that list objects. */
#define OBJECTS_INDEX "genindex.html"
#define OBJECTS_MODULES "py-modindex.html"

/* An object and the page that describes it. */
struct site_object {
    const struct documented *of;
    const struct page *page;
    struct site_object *same; /* the next object with the same name */
    /* the next object whose name has the same last part */
    struct site_object *like;
};

struct objects {
    struct map
        /* "py:a.b" -> struct site_object *, the first object with this name */
        names;
    struct map lasts; /* "py:b" -> struct site_object *, the first object whose
                         name has the last part "b" */
    /* domain, ':' and documented.key -> struct site_object * */
    struct map keys;
    size_t n_modules; /* number of Python modules */
    bool has_keywords;
};

/* Copies a page's objects into page->info. */
void objects_copy(struct page *page);

/* Collects the objects of all pages, in `a`. Reports duplicates
   (object-duplicate). */
struct objects *objects_collect(struct arena *a, const struct site *site,
                                struct diags *d);

/* Returns the object that x, a pending_xref of a domain, refers to, or NULL if
   it is unknown. Reports an ambiguous reference (object-ambiguous). */
const struct site_object *objects_find(const struct objects *all,
                                       struct page *page, const struct node *x);

/* Returns an object of any domain with the name `target`, or NULL if there is
   none. Looks up the name from the scope of reference x. */
const struct site_object *objects_find_any(const struct objects *all,
                                           struct page *page,
                                           const struct node *x, str target);

/* Reports the unresolved reference x (object-unresolved, option-unresolved). */
void objects_report(const struct objects *all, struct page *page,
                    const struct node *x);
