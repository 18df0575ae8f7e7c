// SPDX-License-Identifier: MIT
// entity: docutils' standard files of substitutions, ".. include::
// <isonum.txt>": |copy|, |micro|, |rarr| and all the others.
#pragma once

#include "parse/parse.h"

/* Whether the argument of an include names a standard file: "<isonum.txt>". */
bool entity_is_set(str argument);

/* Defines the substitutions of a standard file, but for those that the page
   has already, below `parent`. An unknown file is reported at `at`
   (file-missing); false then. */
bool entity_define(struct parse *p, str argument, struct pos at,
                   struct node *parent);
