// SPDX-License-Identifier: MIT
// df_instead_rows: the rows of the table that df_instead.h looks up.
#pragma once

#include <stddef.h>

/* `of` and `name` are words separated by blanks (np.* is all that begins with
   np.); a row covers each pair of them. `of` is the kind of what is refused:
   "syntax" (a statement or a sign), "name" (a function or module), a receiver
   by its type ("np", "DataFrame", "Series"), "assignment", or "CALL()" for an
   argument of that call, "CALL(TYPE)" for one of that type. The help ends with
   "write CODE" where there is code that does the same. It holds gaps,
   @{ALTERNATIVES|DEFAULT}, and the first alternative that is there fills one:
     self      the receiver, or the left operand; other: the right one
     1, 2, ... an argument by position
     1.1, 1.2 the two items of that tuple or list; as shape.1
     a word    an argument by name
     call      the call without the refused argument
     args      the arguments without it
     rest      the same without the first
     value     the value of the refused argument
     item      the text that is the only item of that list
     target    what the statement assigns to
     frame, column  its parts, where it is frame[column] or frame.loc[column],
                    also with iloc, at, iat
     right     what it assigns
     name      the refused name; last: what follows its last dot
     text      the text that the caller gives
     code      a statement that replaces a block (df_rewrite.h)
     called    the name of the method that is called
     next      the method that is called of the call's result
     head      what the statement's value holds before the call
     tail      what it holds after the call
   "/100" behind an alternative divides numbers; WHICH=VALUE puts nothing and
   holds when an argument is this value, WHICH=? when it is given
   WHICH={, WHICH=[, WHICH=[', WHICH=[[ and WHICH=' when it is a dict, a list, a
   list of strings, one of lists, or a string. A row whose
   gap without a default cannot be filled is passed over: the next row that fits
   is tried. */
struct df_instead {
    const char *of, *name, *help;
};

/* The entries of instead.txt, in their order; one with NULLs ends them. */
extern const struct df_instead DF_INSTEAD[];
