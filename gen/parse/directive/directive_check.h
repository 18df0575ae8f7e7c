// SPDX-License-Identifier: MIT
// directive_check: checks the arguments, options and body of a call against
// its definition.
#pragma once

#include "parse/call/directive_call.h"

/* Checks a call against c->def and normalizes the call's options. On faults,
   reports each of them with the nearest name or the expected form, appends a
   system_message to `parent`, and returns false. */
bool directive_check(struct directive_call *c, struct node *parent);
