// SPDX-License-Identifier: MIT
// propose: commented lines for perfpress.yaml: the version that pages show, and
// `directives:` and `roles:` of the names that the first look found to be
// unknown.
#pragma once

#include "base/buf.h"
#include "sphinx/survey.h"

/* Appends them; false, with nothing appended, where all names are known. */
bool propose_names(struct buf *yaml, const struct survey *s);
