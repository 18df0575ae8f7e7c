// SPDX-License-Identifier: MIT
// carry_tables: the settings of conf.py that are carried over, by what they are
// about. The last row of each has no name.
#pragma once

#include "sphinx/carry.h"

extern const struct carry CARRY_PAGES[]; /* what pages are, how written */
extern const struct carry CARRY_LOOK[];  /* what stands around them */
extern const struct carry CARRY_LINKS[]; /* links, redirects, warnings */

/* Why a setting of Sphinx that none of them has stays behind; NULL for a name
   that is no setting. */
const char *carry_nothing(str name);
