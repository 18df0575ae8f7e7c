// SPDX-License-Identifier: MIT
// entity: docutils' standard files of substitutions, ".. include::
// <isonum.txt>", which define |copy|, |micro|, |rarr| and others.
#pragma once

#include "parse/parse.h"

/* Whether the argument of an include names a standard file: "<isonum.txt>". */
bool entity_is_set(str argument);

/* Defines the substitutions of a standard file, the argument of an include,
   below `parent`, except those that the page defines already. Returns false
   after reporting an unknown file at `at` (file-missing). */
bool entity_define(struct parse *p, str argument, struct pos at,
                   struct node *parent);
