// SPDX-License-Identifier: MIT
// fetched: says when, from where and by which query `perfpress fetch` brought a
// cell into the site.
#pragma once

#include "lineage/place.h"
#include "load/lock.h"

/* Returns how a snapshot came into the site: "fetched 2026-11-27T06:00:12Z from
   warehouse by data/latest.sql", in `a`. Names a URL only if `with_url` is
   true: readers of a published page need not know the bucket. */
str fetched_by(struct arena *a, const struct snapshot *s, bool with_url);

/* Returns, for a cell of a snapshot, a text such as "fetched
   2026-11-27T06:00:12Z from warehouse by data/latest.sql, where model is
   'bert-base', batch is 8", in p->a. The columns after "where" are the
   snapshot's key. Returns STR_NONE if the cell does not come from a
   snapshot. */
str fetched_text(struct place_cache *p, const struct column *c, size_t row);
