// SPDX-License-Identifier: MIT
// directive_option: checks an option's value against its kind.
#pragma once

#include "base/arena.h"
#include "base/buf.h"
#include "base/str.h"

enum option_kind {
    OPTION_FLAG,     /* no value */
    OPTION_TEXT,     /* any string, or no value */
    OPTION_REQUIRED, /* any string, but not empty; `choices` describes it */
    OPTION_NAT,      /* an integer, 0 or more */
    OPTION_POSITIVE, /* an integer, 1 or more */
    OPTION_INT,
    OPTION_INT_OR_NONE,    /* an integer or no value */
    OPTION_CHOICE,         /* one of `choices` */
    OPTION_CLASSES,        /* class names, separated by blanks; converted to
                              ids */
    OPTION_LENGTH,         /* a number with an optional CSS unit */
    OPTION_LENGTH_PERCENT, /* a length, a percentage, or one of `choices` */
    OPTION_PERCENT,        /* an integer, 0 or more, with an optional % */
    OPTION_WIDTHS,         /* one of `choices`, or positive integers */
    OPTION_CHAR,           /* one character or its code */
    OPTION_CHAR_SPACE,     /* like OPTION_CHAR, or 'tab' or 'space' */
    OPTION_PATH,           /* a file name; line breaks are removed */
    OPTION_URI,            /* unescaped blanks are removed */
    OPTION_STEPS,   /* 1 or 4 values, each auto or 0 to 12 (sphinx-design) */
    OPTION_ENCODING /* see base/encoding */
};

/* In a table of options, this name matches every name that is not listed before
   it. */
#define OPTION_ANY "*"

/* An option of a directive. Tables end with a STR_NONE name. */
struct option_spec {
    str name;
    enum option_kind kind;
    /* valid words of OPTION_CHOICE and OPTION_WIDTHS, separated by blanks; may
       be NULL for OPTION_LENGTH_PERCENT. For OPTION_REQUIRED, a description of
       the string in messages, or NULL for "text" */
    const char *choices;
};

/* Normalizes *value by its kind: choices in lower case, "3 pt" as "3pt", class
   names as ids, and so on; allocates in `a`. If the value is invalid, returns
   false and does not change *value. */
bool directive_option_check(struct arena *a, const struct option_spec *spec,
                            str *value);

/* Returns why directive_option_check rejects the value, such as "unknown value
   'top'". Shows the first line of the value. */
str directive_option_fault(struct arena *a, const struct option_spec *spec,
                           str value);

/* Returns what a value must be, for a help line: "an integer, 0 or more". */
str directive_option_expected(struct arena *a, const struct option_spec *spec);

/* Reads an integer of at most 32 bits, so that sums do not overflow. For other
   strings, returns false and does not change *out. */
bool directive_option_number(str value, long *out);

/* Returns the character for its code (42, 0x2a, U+2A, &#x2a;). Strings that are
   not codes are returned unchanged. Returns STR_NONE if no character has the
   code. */
str directive_option_char(struct arena *a, str code);
