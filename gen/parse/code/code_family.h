// SPDX-License-Identifier: MIT
// code_family: the parts of the table of directives that are in this folder.
#pragma once

#include "parse/call/directive_call.h"

extern const struct directive directive_code[];    /* code-block, ... */
extern const struct directive directive_include[]; /* include, raw */
extern const struct directive directive_prompt[];  /* prompt */
extern const struct directive directive_literal[]; /* literalinclude */
