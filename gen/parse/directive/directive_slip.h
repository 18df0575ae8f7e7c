// SPDX-License-Identifier: MIT
// directive_slip: warns of text that was most likely meant to be a directive,
// or an option of one, but for its spelling.
#pragma once

#include "parse/call/directive_call.h"

/* Warns (directive-option-text) when a line of a call's argument or body is
   ":name: value" of an option that the directive has; or "name: value", where
   no text would begin so. */
void directive_slip_option(const struct directive_call *c,
                           const struct line *line, bool is_body);

/* The same where the content of a call is data and begins with ":name: value",
   as behind a blank line that ended the options. */
void directive_slip_data(const struct directive_call *c);

/* Warns (directive-text) when a line that begins a text from byte `at` on is
   "..name::", ". name::" and the like, of a directive that there is; in
   Markdown also when it is well-formed reStructuredText. */
void directive_slip_text(struct parse *p, const struct line *line, size_t at);

/* The same for the first line of a code block of Markdown whose info string,
   from byte `at` on, is the name of a directive without braces; `colons` tells
   a fence that no code has. */
void directive_slip_fence(struct parse *p, const struct line *line, size_t at,
                          bool colons);
