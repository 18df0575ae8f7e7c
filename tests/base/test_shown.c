// SPDX-License-Identifier: MIT
#include "base/shown.h"

#include "testing.h"

static struct arena a;

/* Bytes that a terminal or a log would interpret. */
static void escapes(void **state)
{
    static const struct {
        const char *text, *shown, *aligned;
    } CASES[] = {
        {"plain \t text", "plain \t text", "plain \t text"},
        {"Gr\xc3\xbc\xc3\x9f"
         "e, \xe8\xa1\xa8, \xf0\x9f\x98\x80",
         NULL, NULL},
        {"\xef\xbf\xbd", NULL, NULL}, /* U+FFFD itself is a character */
        {"a\nb\rc", "a\\nb\\rc",
         "a b\xef\xbf\xbd"
         "c"},
        {"\x1b[31m", "\\x1b[31m", "\xef\xbf\xbd[31m"},
        {"\x01\x07\x08\x7f", "\\x01\\x07\\x08\\x7f",
         "\xef\xbf\xbd\xef\xbf\xbd\xef\xbf\xbd\xef\xbf\xbd"},
        {"\xc2\x9b"
         "2J",
         "\\u009b2J",
         "\xef\xbf\xbd"
         "2J"},
        {"\xe2\x80\xae"
         "gnp.exe",
         "\\u202egnp.exe", "\xef\xbf\xbdgnp.exe"},
        {"\xe2\x81\xa6", "\\u2066", "\xef\xbf\xbd"},
        {"\xe2\x80\xa8", "\\u2028", "\xef\xbf\xbd"},
        {"\xd8\x9c", "\\u061c", "\xef\xbf\xbd"},
        {"\xff\xc3", "\\xff\\xc3", "\xef\xbf\xbd\xef\xbf\xbd"},
        {"\xed\xa0\x80", "\\xed\\xa0\\x80",
         "\xef\xbf\xbd\xef\xbf\xbd\xef\xbf\xbd"},
        {"##[error]x", "##\\x5berror]x",
         "##\xef\xbf\xbd"
         "error]x"},
        {"a ##vso[task.setvariable]", "a ##vso\\x5btask.setvariable]",
         "a ##vso\xef\xbf\xbdtask.setvariable]"},
        {"###add-mask[x]", "###add-mask\\x5bx]", "###add-mask\xef\xbf\xbdx]"},
        {"#[x] # #[y] [z]", NULL, NULL},
    };
    (void)state;
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        const char *text = CASES[i].text, *want = CASES[i].shown;
        struct buf b = {.a = &a};
        shown_put_aligned(&b, str_c(text));
        assert_str(shown(&a, str_c(text)), want ? want : text);
        assert_str(buf_str(&b), want ? CASES[i].aligned : text);
    }
    assert_str(shown(&a, (str){"a\0b", 3}), "a\\x00b");
}

static void names_are_plain(void **state)
{
    static const char *const PLAIN[] = {"a.md", "a b #1%.csv", "\xc3\xa4.md",
                                        ("\xf0\x9f\x91\xa9\xe2\x80\x8d\xf0\x9f"
                                         "\x94\xac.md"),
                                        "a:,::b"};
    static const char *const NOT[] = {
        "a\nb",    "a\tb", "\x7f",        "\xc2\x85", "\xe2\x80\xad.md",
        "\xff.md", "a\rb", "\xe2\x80\xa9"};
    (void)state;
    for (size_t i = 0; i < sizeof PLAIN / sizeof *PLAIN; i++)
        assert_true(shown_is_plain(str_c(PLAIN[i])));
    for (size_t i = 0; i < sizeof NOT / sizeof *NOT; i++)
        assert_false(shown_is_plain(str_c(NOT[i])));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(escapes),
        cmocka_unit_test(names_are_plain),
    };
    int status = cmocka_run_group_tests(tests, NULL, NULL);
    arena_free(&a);
    return status;
}
