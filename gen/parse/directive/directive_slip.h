// SPDX-License-Identifier: MIT
// directive_slip: warns of text that was probably meant to be a directive or
// an option, but is misspelt.
#pragma once

#include "parse/call/directive_call.h"

/* Warns (directive-option-text) if a line of a call's argument or body is
   ":name: value" of an option that the directive has; or "name: value" where
   prose cannot begin. */
void directive_slip_option(const struct directive_call *c,
                           const struct line *line, bool is_body);

/* Like directive_slip_option, for a call whose content is data that begins with
   ":name: value", as after a blank line that ended the options. */
void directive_slip_data(const struct directive_call *c);

/* Warns (directive-text) if a line that begins a paragraph at byte `at` is
   "..name::", ". name::" and the like, of a known directive; in Markdown also
   if it is well-formed reStructuredText. */
void directive_slip_text(struct parse *p, const struct line *line, size_t at);

/* The same for the first line of a Markdown code block whose info string, from
   byte `at` on, is a directive's name without braces. `colons`: code never has
   such a fence. */
void directive_slip_fence(struct parse *p, const struct line *line, size_t at,
                          bool colons);
