// SPDX-License-Identifier: MIT
// front: what a page says of itself before its text: title, description,
// date, order. The parsers find the entries in their own syntax; what they
// mean is settled here, in doc->front. What is set once stays.
#pragma once

#include "config/writing.h"
#include "doc/document.h"

/* Markdown: how many lines a YAML block takes at the start of others, with the
   lines "---" around it; 0 where there is none, or it has no end. */
size_t front_lines(const struct lines *lines);

/* Markdown: a YAML block, whole lines of src->text of which the first has the
   number `line`. An unknown key is a warning; malformed YAML, a date that is
   not YYYY-MM-DD and an order that is no integer are errors. */
void front_yaml(struct document *doc, const struct source *src, str text,
                uint32_t line);

/* reStructuredText: a field of the docinfo at a page's start, with the same
   checks. An orphan without text is one, a date may be the keyword of a version
   control system ("$Date$"), which is passed over, as are further fields that
   docutils and Sphinx know. */
void front_field(struct document *doc, str name, str value, struct pos name_at,
                 struct pos value_at);

/* Whether a key, in lower case, is front matter of ours. */
bool front_has_key(str key);

/* An entry of a meta directive: the description, and a date that is one, are
   front matter, too; nothing else is. */
void front_meta(struct document *doc, str name, str content);

/* Whether an unparsed page is a draft: its front matter has "draft: true"
   (Markdown), or the field list at its start has ":draft: true" or ":draft:"
   (reStructuredText). Faults are reported when the page is parsed. */
bool front_marks_draft(enum page_syntax syntax, str text);
