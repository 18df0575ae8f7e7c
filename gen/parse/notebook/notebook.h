// SPDX-License-Identifier: MIT
// notebook: a Jupyter notebook (nbformat 4) as a page. Markdown cells are
// Markdown, code is code, and outputs are those that are stored: nothing runs.
#pragma once

#include "parse/parse.h"

/* As parse_markdown does it of a page's text. What is malformed is reported
   (notebook) at its place in the JSON text. */
struct document *parse_notebook(struct arena *a, struct diags *d,
                                const struct site *site, str page_dir,
                                const struct source *src);
