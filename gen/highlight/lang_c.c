// SPDX-License-Identifier: MIT
// lang_c: the rules for C and C++.
#include "highlight/rule.h"

enum { CODE, COMMAND, INCLUDE, TEXT };

#define ANYWHERE (IN(CODE) | IN(COMMAND) | IN(INCLUDE))

static const char KEYWORDS[] =
    " asm auto break case const continue default do else enum extern for goto "
    "if inline register restrict return sizeof static struct switch typedef "
    "typeof union volatile while _Alignas _Alignof _Generic _Noreturn "
    "_Static_assert _Atomic _Thread_local alignas alignof constexpr "
    "static_assert thread_local ";

static const char TYPES[] =
    " bool char double float int long short signed unsigned void _Bool "
    "_Complex size_t ssize_t ptrdiff_t intptr_t uintptr_t int8_t int16_t "
    "int32_t int64_t uint8_t uint16_t uint32_t uint64_t intmax_t uintmax_t "
    "wchar_t char8_t char16_t char32_t off_t time_t FILE ";

static const char CPP[] =
    " catch class co_await co_return co_yield concept consteval constinit "
    "const_cast decltype delete dynamic_cast explicit export final friend "
    "import module mutable namespace new noexcept operator override private "
    "protected public reinterpret_cast requires static_cast template this "
    "throw try typeid typename using virtual ";

static const struct highlight_rule RULES[] = {
    {ANYWHERE, AT_ANY, scan_span, "/**/", "cm", STAY},
    {ANYWHERE, AT_ANY, scan_to_eol, "//", "c1", STAY},
    {ANYWHERE, AT_ANY, scan_literal, "\\\n", "cp", STAY},
    {IN(COMMAND) | IN(INCLUDE), AT_ANY, scan_literal, "\n", NULL, POP},
    {IN(CODE), AT_FIRST, scan_literal, "#", "cp", PUSH(COMMAND)},
    {IN(COMMAND), AT_WORD, scan_word, " include include_next embed ", "cp",
     SET(INCLUDE)},
    {IN(INCLUDE), AT_ANY, scan_blanks, NULL, NULL, STAY},
    {IN(INCLUDE), AT_ANY, scan_until, "\n/\\ ", "cpf", STAY},
    {IN(INCLUDE), AT_ANY, scan_one, "/\\", "cpf", STAY},
    {IN(COMMAND), AT_ANY, scan_until, "\n/\\", "cp", STAY},
    {IN(COMMAND), AT_ANY, scan_one, "/\\", "cp", STAY},
    {IN(TEXT), AT_ANY, scan_literal, "\"", "s", POP},
    {IN(TEXT), AT_ANY, scan_literal, "\n", NULL, POP},
    {IN(TEXT), AT_ANY, scan_escape, NULL, "se", STAY},
    {IN(TEXT), AT_ANY, scan_until, "\"\\\n", "s", STAY},
    {IN(CODE), AT_ANY, scan_literal, "\"", "s", PUSH(TEXT)},
    {IN(CODE), AT_WORD, scan_quoted, "'", "sc", STAY},
    {IN(CODE), AT_WORD, scan_word, TYPES, "kt", STAY},
    {IN(CODE), AT_WORD, scan_word, KEYWORDS, "k", STAY},
    {IN(CODE), AT_WORD, scan_word, " true false NULL nullptr ", "kc", STAY},
    {IN(CODE), AT_WORD, scan_radix, "x", "mh", STAY},
    {IN(CODE), AT_WORD, scan_radix, "b", "mb", STAY},
    {IN(CODE), AT_WORD, scan_float, "", "mf", STAY},
    {IN(CODE), AT_WORD, scan_integer, "", "mi", STAY},
    {IN(CODE), AT_ANY, scan_run, "+-*%=<>!&|^~?:", "o", STAY},
    {IN(CODE), AT_ANY, scan_literal, "/", "o", STAY},
    {0, AT_ANY, NULL, NULL, NULL, STAY},
};

static const struct highlight_rule MORE[] = {
    {IN(CODE), AT_WORD, scan_word, CPP, "k", STAY},
    {0, AT_ANY, NULL, NULL, NULL, STAY},
};

const struct highlight_language highlight_c[] = {
    {" c ", "", CODE, NULL, RULES},
    {" cpp c++ ", "", CODE, MORE, RULES},
    {NULL, NULL, 0, NULL, NULL},
};
