// SPDX-License-Identifier: MIT
// js_names: the names that a script declares, made short.
#pragma once

#include "squeeze/js_token.h"

/* Gives each name that const, let, function, catch or a parameter declares a
   shorter text, the same one in the whole script, and writes {name} as
   {name:a}. A name keeps its text where any of its uses is not certainly of
   such a declaration, as those that other scripts may see; all names do where
   the script does what is not looked into (JS_DOUBT). In `a`. */
void js_names(struct arena *a, struct js_tokens *t);
