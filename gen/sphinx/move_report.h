// SPDX-License-Identifier: MIT
// move_report: what became of a Sphinx site, for people and for programs.
#ifndef SPHINX_MOVE_REPORT_H
#define SPHINX_MOVE_REPORT_H

#include "sphinx/survey.h"

void move_report_text(struct buf *b, const struct move *m,
                      const struct survey *s);
void move_report_json(struct buf *b, const struct move *m,
                      const struct survey *s);

#endif
