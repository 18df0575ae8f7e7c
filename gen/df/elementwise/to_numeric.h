// SPDX-License-Identifier: MIT
// to_numeric: converts a string to a number as pd.to_numeric does.
#pragma once

#include "frame/frame.h"

/* Sets *out to the number in a string, as pd.to_numeric reads it: an integer if
   it fits into 64 bits, else a float; VALUE_NA for a blank string. Returns
   false if the string is not a number. */
bool to_numeric_text(str s, struct value *out);
