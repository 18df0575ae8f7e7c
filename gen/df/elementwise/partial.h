// SPDX-License-Identifier: MIT
// partial: a function together with arguments that are bound to it, as in
// s.apply(f, args=(2,)) and df.apply(pd.to_numeric, errors='coerce').
#pragma once

#include "df/runtime/call.h"

/* If call c has args= or **kwargs, replaces *f by a function that passes these
   arguments, too. *f is the call's argument `func`. Returns false after
   reporting a fault. */
bool partial_make(struct call *c, struct object *f);
