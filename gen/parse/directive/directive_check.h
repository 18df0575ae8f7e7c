// SPDX-License-Identifier: MIT
// directive_check: whether the arguments, options and body of a call are what
// the definition asks for.
#pragma once

#include "parse/call/directive_call.h"

/* Checks a call against c->def and brings its options to their normal form.
   Every fault is reported, with the nearest name or what is expected; then a
   system_message is appended to `parent`, and the result is false. */
bool directive_check(struct directive_call *c, struct node *parent);
