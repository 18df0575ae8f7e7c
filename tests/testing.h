// SPDX-License-Identifier: MIT
// testing: cmocka with what it needs before it, and strs compared.
#pragma once

// clang-format off
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>
// clang-format on

#include "base/str.h"

/* Whether a str holds exactly the bytes of a C string. A NUL in the str is a
   byte that no C string has. */
static inline bool holds_bytes(str s, const char *text)
{
    return str_eq(s, str_c(text));
}

/* Fails unless holds_bytes. */
#define assert_str(s, text)                                        \
    do {                                                           \
        str got_ = (s);                                            \
        const char *want_ = (text);                                \
        if (!holds_bytes(got_, want_))                             \
            fail_msg("\"%.*s\" (%zu bytes) != \"%s\" (%zu bytes)", \
                     STR_ARG(got_), got_.n, want_, strlen(want_)); \
    } while (0)
