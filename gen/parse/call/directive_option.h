// SPDX-License-Identifier: MIT
// directive_option: checking an option's value against its kind.
#pragma once

#include "base/arena.h"
#include "base/buf.h"
#include "base/str.h"

enum option_kind {
    OPTION_FLAG,     /* no value */
    OPTION_TEXT,     /* any text, also none */
    OPTION_REQUIRED, /* some text */
    OPTION_NAT,      /* an integer, 0 or more */
    OPTION_POSITIVE, /* an integer, 1 or more */
    OPTION_INT,
    OPTION_INT_OR_NONE,    /* an integer or no value */
    OPTION_CHOICE,         /* one of `choices`, blank-separated */
    OPTION_CLASSES,        /* class names, blank-separated; made ids */
    OPTION_LENGTH,         /* number with an optional CSS unit */
    OPTION_LENGTH_PERCENT, /* the same, or with % */
    OPTION_PERCENT,        /* an integer, 0 or more, with an optional % */
    OPTION_WIDTHS,         /* one of `choices`, or positive integers */
    OPTION_CHAR,           /* one character or its code */
    OPTION_CHAR_SPACE,     /* the same, or 'tab' or 'space' */
    OPTION_PATH,           /* a file, line breaks removed */
    OPTION_URI,            /* blanks removed, unless escaped */
    OPTION_STEPS,   /* 1 or 4 of auto, 0 ... 12, as sphinx-design has them */
    OPTION_ENCODING /* see base/encoding */
};

/* The name of the one that stands for all that come not before it. */
#define OPTION_ANY "*"

/* An option of a directive. A table of them ends with a STR_NONE name. */
struct option_spec {
    str name;
    enum option_kind kind;
    const char *choices; /* of CHOICE and WIDTHS, separated by blanks */
};

/* Brings *value to the normal form of its kind (a choice in lower case,
   "3 pt" as "3pt", class names as ids, ...), in `a`. False when it is none;
   *value stays then. */
bool directive_option_check(struct arena *a, const struct option_spec *spec,
                            str *value);

/* What a value has to be, for a help line: "an integer, 0 or more". */
str directive_option_expected(struct arena *a, const struct option_spec *spec);

/* Reads an integer of at most 32 bits, which sums of several do not overflow.
   False when it is none; *out stays then. */
bool directive_option_number(str value, long *out);

/* One character from itself or its code (42, 0x2a, U+2A, &#x2a;): the text
   of it; text that is no code is given back as it is. STR_NONE for a code
   that is no character. */
str directive_option_char(struct arena *a, str code);
