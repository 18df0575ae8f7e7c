// SPDX-License-Identifier: MIT
// test_encoding: encodings under the names that Python and the C library have.
#include "base/encoding.h"

#include "testing.h"

static void test_names(void **state)
{
    static const char *const KNOWN[] = {
        "utf-8",     "UTF8",       "utf_8_sig",  "ascii",        "US-ASCII",
        "646",       "latin-1",    "latin1",     "l1",           "ISO-8859-1",
        "iso8859_1", "iso8859-15", "cp1252",     "windows-1252", "1252",
        "utf-16",    "utf_16_le",  "UTF-16BE",   "u16",          "utf-32",
        "koi8_r",    "mac_roman",  "Shift_JIS",  "sjis",         "shiftjis",
        "euc_jp",    "iso2022_jp", "gbk",        "gb18030",      "big5",
        "euc_kr",    "korean",     " latin-1\t", "cp437",        "iso_8859_16",
        "850",       "l2",         "L9",         "l10"};
    static const char *const UNKNOWN[] = {
        "",
        " ",
        "-",
        "latin-x",
        "utf-9",
        "cp",
        "utf-8//",
        "//IGNORE",
        "../latin-1",
        "/etc/passwd",
        "latin-1,",
        "utf-8\xc3\xa9",
        "unicode escape",
        "latin1latin1latin1latin1latin1latin1latin1"};
    struct arena a = {0};
    (void)state;
    for (size_t i = 0; i < sizeof KNOWN / sizeof *KNOWN; i++)
        if (!encoding_known(&a, str_c(KNOWN[i])))
            fail_msg("%s is not known", KNOWN[i]);
    for (size_t i = 0; i < sizeof UNKNOWN / sizeof *UNKNOWN; i++)
        if (encoding_known(&a, str_c(UNKNOWN[i])))
            fail_msg("%s is known", UNKNOWN[i]);
    assert_true(encoding_is_utf8(&a, S("UTF_8-SIG")));
    assert_true(encoding_is_utf8(&a, S("utf8")));
    assert_false(encoding_is_utf8(&a, S("utf-16")));
    assert_false(encoding_is_utf8(&a, S("")));
    arena_free(&a);
}

static void check(const char *name, str bytes, const char *text, bool whole)
{
    struct arena a = {0};
    str got;
    assert_int_equal(encoding_decode(&a, str_c(name), bytes, &got), whole);
    assert_str(got, text);
    arena_free(&a);
}

static void test_decoding(void **state)
{
    (void)state;
    check("latin-1", S("gr\xf6\xdf"), "größ", true);
    check("cp1252", S("5 \x80"), "5 €", true);
    check("iso8859-15", S("5 \xa4"), "5 €", true);
    check("koi8-r", S("\xcd"), "м", true);
    check("utf-16", S("\xff\xfe\x3d\xd8\x00\xde"), "😀", true);
    check("utf-16", S("\xfe\xff\xd8\x3d\xde\x00"), "😀", true);
    check("utf-16-be", S("\x6a\x21"), "模", true);
    check("shift_jis", S("\x83\x82"), "モ", true);
    check("iso2022_jp", S("\x1b$B$\"\x1b(B!"), "あ!", true);
    check("utf-8", S("as it is \xff"), "as it is \xff", true);
    check("ascii", S(""), "", true);
    /* As in Python, which leaves the accent after its letter. */
    check("cp1258", S("ca\xf2"), "ca\xcc\xa3", true);
    check("mac_roman", S("\xdb \xf0"), "€ \xef\xa3\xbf", true);
    check("utf-16", S("a\0b\0"), "ab", true);
    check("utf-16-le", S("\xff\xfe\x61\0"), "\xef\xbb\xbf\x61", true);
    check("utf-32", S("\0\0\xfe\xff\0\1\xf6\0"), "😀", true);
    check("utf-32", S("\0\xf6\1\0"), "😀", true);
    check("utf-16", S(""), "", true);
}

static void test_faults(void **state)
{
    (void)state;
    check("ascii", S("one \xc3\xa9"), "one ", false);
    check("utf-16le", S("a\0b"), "a", false);
    check("utf-16le", S("a\0\x3d\xd8z\0"), "a", false);
    check("utf-16", S("\xff"), "", false);
    check("utf-16-be", S("\0a\xd8\0"), "a", false);
    check("utf-16-be", S("\0a\xdc\0\0b"), "a", false);
    check("utf-32-be", S("\0\0\0a\0\x11\0\0"), "a", false);
    check("utf-32-be", S("\0\0\0a\0\0\xd8\0"), "a", false);
    check("utf-32", S("\xff\xfe\0"), "", false);
    check("shift_jis", S("a\x83"), "a", false);
    check("cp1252", S("ab\x81"), "ab", false);
    check("nothing", S("ab"), "", false);
}

static void test_size(void **state)
{
    enum { N = 300001 };
    struct arena a = {0};
    char *bytes = arena_alloc(&a, N, 1);
    str got;
    (void)state;
    for (size_t i = 0; i < N; i++)
        bytes[i] = i % 3 ? 'a' : '\xe9';
    assert_true(encoding_decode(&a, S("latin-1"), (str){bytes, N}, &got));
    assert_int_equal(got.n, N + (N + 2) / 3);
    for (size_t i = 0; i + 4 <= got.n; i += 4)
        assert_memory_equal(got.p + i,
                            "\xc3\xa9"
                            "aa",
                            4);
    arena_free(&a);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_names), cmocka_unit_test(test_decoding),
        cmocka_unit_test(test_faults), cmocka_unit_test(test_size)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
