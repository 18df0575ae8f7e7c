// SPDX-License-Identifier: MIT
// texts_search: methods of .str that look for patterns: contains, match,
// fullmatch, count, replace, extract, extractall; startswith and endswith.
#ifndef EVAL_TEXTS_SEARCH_H
#define EVAL_TEXTS_SEARCH_H

#include "eval/call.h"

bool texts_search_contains(struct call *c, struct object *out);
bool texts_search_match(struct call *c, struct object *out);
bool texts_search_fullmatch(struct call *c, struct object *out);
bool texts_search_count(struct call *c, struct object *out);
bool texts_search_replace(struct call *c, struct object *out);
bool texts_search_extract(struct call *c, struct object *out);
bool texts_search_extractall(struct call *c, struct object *out);
bool texts_search_startswith(struct call *c, struct object *out);
bool texts_search_endswith(struct call *c, struct object *out);

#endif
