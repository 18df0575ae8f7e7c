// SPDX-License-Identifier: MIT
// move_report: what became of a Sphinx site, for people and for programs.
#pragma once

#include "sphinx/survey.h"

void move_report_text(struct buf *b, const struct move *m,
                      const struct survey *s);
void move_report_json(struct buf *b, const struct move *m,
                      const struct survey *s);
