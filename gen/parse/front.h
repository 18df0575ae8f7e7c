// SPDX-License-Identifier: MIT
// front: front matter: a page's title, description, date, order and so on. In:
// the entries that the parsers found. Out: doc->front, checked. The first value
// of a key wins.
#pragma once

#include "config/writing.h"
#include "doc/document.h"

/* Returns the number of lines of the YAML block at the start of `lines`
   (Markdown), including the two lines "---"; 0 if the block is missing or not
   closed. */
size_t front_lines(const struct lines *lines);

/* Reads a YAML block (Markdown) into doc->front. `text` consists of whole lines
   of src->text; `line` is the number of its first line. Reports unknown keys as
   warnings. Reports malformed YAML and invalid values, such as dates that do
   not exist and orders that are not integers, as errors. */
void front_yaml(struct document *doc, const struct source *src, str text,
                uint32_t line);

/* Reads a field of the docinfo at a page's start (reStructuredText) into
   doc->front, with the checks of front_yaml. An empty orphan or draft field
   means true. Ignores fields that only docutils and Sphinx use, and values that
   are keywords of a version control system ("$Date$"). */
void front_field(struct document *doc, str name, str value, struct pos name_at,
                 struct pos value_at);

/* Whether a key, in lower case, is known. */
bool front_has_key(str key);

/* Reads an entry of a meta directive into doc->front. Only the description and
   a valid date are used; other entries are ignored. */
void front_meta(struct document *doc, str name, str content);

/* Whether an unparsed page is a draft: its front matter has "draft: true"
   (Markdown), or the field list at its start has ":draft: true" or ":draft:"
   (reStructuredText). A notebook is never a draft. Does not report faults:
   these are reported when the page is parsed. */
bool front_marks_draft(enum page_syntax syntax, const struct source *src);
