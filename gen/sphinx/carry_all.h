// SPDX-License-Identifier: MIT
// carry_all: makes perfpress.yaml of a conf.py.
#pragma once

#include "sphinx/move.h"

/* Fills m->yaml with what m->conf says, and notes what was carried and what was
   not. */
void carry_all(struct move *m);
