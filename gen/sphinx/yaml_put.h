// SPDX-License-Identifier: MIT
// yaml_put: texts, lists and blocks as YAML that reads back as they were.
#pragma once

#include "base/buf.h"

/* A scalar: plain where nothing else could be meant, else in quotes. */
void yaml_put_text(struct buf *b, str text);

/* The same, always in double quotes. */
void yaml_put_quoted(struct buf *b, str text);

/* "key: text" and "key: [a, b]", each a line. */
void yaml_put_pair(struct buf *b, str key, str text);
void yaml_put_list(struct buf *b, str key, const struct strs *texts);

/* A text of several lines below "key: |", each indented. */
void yaml_put_block(struct buf *b, str key, str text);
