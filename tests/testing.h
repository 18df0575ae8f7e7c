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

/* Fails unless a str holds exactly the bytes of a C string. */
#define assert_str(s, text)                                   \
    do {                                                      \
        str got_ = (s);                                       \
        char copy_[4096];                                     \
        snprintf(copy_, sizeof copy_, "%.*s", STR_ARG(got_)); \
        assert_string_equal(copy_, text);                     \
    } while (0)
