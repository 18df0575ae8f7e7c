// SPDX-License-Identifier: MIT
// directive_slip: warns of text that was probably meant to be a directive or
// an option, but is misspelt.
#pragma once

#include "parse/call/directive_call.h"

/* Warns (directive-option-text) if a line of a call's argument or body
   (`is_body`) looks like an option that the directive has: ":name: value", or
   "name: value" if the name has a hyphen or the body cannot begin with
   prose. */
void directive_slip_option(const struct directive_call *c,
                           const struct line *line, bool is_body);

/* Like directive_slip_option, for the first line of a call's content. Warns
   only if the content is data and begins with ":", as after a blank line that
   ended the options. */
void directive_slip_data(const struct directive_call *c);

/* Warns (directive-text) if a line that begins a paragraph at byte `at` is a
   misspelt start of a known directive, such as "..name::" or ". name::"; in
   Markdown also if it is well-formed reStructuredText. */
void directive_slip_text(struct parse *p, const struct line *line, size_t at);

/* Warns (directive-text) if the info string of a Markdown fence, which begins
   at byte `at` of the line, starts with a directive's name without braces.
   `colons`: the fence consists of colons, so it is not code. Otherwise, only
   names that cannot mean anything else are reported, and misspelt languages. */
void directive_slip_fence(struct parse *p, const struct line *line, size_t at,
                          bool colons);
