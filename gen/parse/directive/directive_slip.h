// SPDX-License-Identifier: MIT
// directive_slip: warns of text that was probably meant to be a directive or
// an option, but is misspelt.
#pragma once

#include "parse/call/directive_call.h"

/* Warns (directive-option-text) if a line looks like an option of the call's
   directive. The line is from the argument or, with `is_body`, from the body.
   An option looks like ":name: value" or, if its name has a hyphen or the body
   cannot begin with prose, like "name: value". */
void directive_slip_option(const struct directive_call *c,
                           const struct line *line, bool is_body);

/* Warns like directive_slip_option if the content cannot begin with prose and
   its first line, such as ":name: value", looks like an option. A blank line
   may have ended the options too early. */
void directive_slip_data(const struct directive_call *c);

/* Warns (directive-text) if a line that begins a paragraph at byte `at` looks
   like the start of a known directive, misspelt as in "..name::" or ". name::".
   In Markdown, warns also of ".. name::". */
void directive_slip_text(struct parse *p, const struct line *line, size_t at);

/* Warns (directive-text) if the info string of a Markdown fence, which begins
   at byte `at` of the line, starts with a directive's name without braces.
   `colons`: the fence consists of colons, so it is not code. For other fences,
   warns only of names that are unlikely to be a language, and of misspelt
   languages. */
void directive_slip_fence(struct parse *p, const struct line *line, size_t at,
                          bool colons);
