// SPDX-License-Identifier: MIT
// notebook: parses a Jupyter notebook (nbformat 4) as a page: cells of
// Markdown, code, and the stored outputs. Nothing is run.
#pragma once

#include "parse/parse.h"

/* Parses a notebook, with the contract of parse_markdown. Malformed notebooks
   are reported at the position in the JSON file. */
struct document *parse_notebook(struct arena *a, struct diags *d,
                                const struct site *site, str page_dir,
                                const struct source *src);
