// SPDX-License-Identifier: MIT
// front: front matter: a page's title, description, date, order and so on. In:
// the entries that the parsers found. Out: doc->front, checked. The first value
// of a key wins.
#pragma once

#include "config/writing.h"
#include "doc/document.h"

/* Returns the number of lines of the YAML block that `lines` (Markdown) start
   with, including the lines "---" around it; 0 if it is missing or not
   closed. */
size_t front_lines(const struct lines *lines);

/* Reads a YAML block (Markdown): whole lines of src->text, the first of which
   has the number `line`. Unknown keys are warnings. Malformed YAML, dates other
   than YYYY-MM-DD and orders that are not integers are errors. */
void front_yaml(struct document *doc, const struct source *src, str text,
                uint32_t line);

/* Reads a field of the docinfo at a page's start (reStructuredText), with the
   same checks. An empty orphan field is true. Ignores fields that only docutils
   and Sphinx use, and a keyword of a version control system ("$Date$") as a
   date. */
void front_field(struct document *doc, str name, str value, struct pos name_at,
                 struct pos value_at);

/* Whether a key, in lower case, is known. */
bool front_has_key(str key);

/* Reads an entry of a meta directive. Only the description and a valid date are
   used. */
void front_meta(struct document *doc, str name, str content);

/* Whether an unparsed page is a draft: its front matter has "draft: true"
   (Markdown), or the field list at its start has ":draft: true" or ":draft:"
   (reStructuredText). Faults are reported when the page is parsed. */
bool front_marks_draft(enum page_syntax syntax, str text);
